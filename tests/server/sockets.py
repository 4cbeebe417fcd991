"""A guest at the other end of a real socket, who notes what was sent and answered, and sends again what was not."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import itertools
from functools import partial
from hashlib import sha256
from http.cookies import SimpleCookie
from random import Random
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from perudo.protocol import wire
from perudo.records.fair_dice import CONTRIBUTION_BYTES, contribution_digest
from perudo.server.edge.guest_tokens import PLAIN_COOKIE
from tests.server.history_checker import DONE, Sent
from tests.server.shown import Shown

_happened = itertools.count(1)


def _given(port: int) -> str:
    """The token of a new guest."""
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as connection:
        connection.request("GET", "/")
        response = connection.getresponse()
        response.read()
        return SimpleCookie(response.headers["set-cookie"])[PLAIN_COOKIE].value


class Player:
    def __init__(self, token: str = "") -> None:
        self.token = token
        """The player's token; if empty, the server issues one."""
        self.sent: list[Sent] = []
        """The commands to tables that the log contains, in the order of their first sending."""
        self._shown = Shown()
        self.news = asyncio.Event()
        """Set by whatever is received."""
        self._number = 0
        self._contributed: set[tuple[str, int]] = set()
        self._answers: dict[str, dict[str, Any]] = {}
        self._connection: ClientConnection
        self._reading: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, port: int, token: str = "") -> Self:
        player = cls(token)
        await player.connect(port)
        return player

    async def connect(self, port: int, code: str | None = None) -> None:
        """``code``: the table whose socket it is."""
        self.token = self.token or await asyncio.to_thread(_given, port)
        headers = {"Cookie": f"{PLAIN_COOKIE}={self.token}"}
        url = f"ws://127.0.0.1:{port}/socket" + (f"/{code}" if code else "")
        self._connection = await connect(url, additional_headers=headers, compression=None, close_timeout=0.1)
        self._reading = asyncio.create_task(self._read(self._connection))

    @property
    def guest(self) -> str:
        """Return the guest's name in the log."""
        return sha256(self.token.encode()).hexdigest()

    async def close(self) -> None:
        await self._connection.close()
        if self._reading:
            await self._reading

    @property
    def state(self) -> dict[str, Any]:
        return self._shown.state

    @property
    def connected(self) -> bool:
        return self._reading is not None and not self._reading.done()

    @property
    def unanswered(self) -> list[Sent]:
        return [each for each in self.sent if each.answer is None]

    async def send(self, do: str, /, **command: Any) -> str:
        """Sends a command, and waits for nothing; gives its id."""
        self._number += 1
        message = msgspec.json.encode({"do": do, "id": str(self._number), **command})
        asked = wire.decode(message)
        if isinstance(asked, wire.TableCommand | wire.Open) and not isinstance(asked, wire.Ready):
            self.sent.append(Sent(self.guest, asked, next(_happened)))
        await self._connection.send(message, text=True)
        return str(self._number)

    async def contribute(self) -> None:
        """Has a part in the dice, as a page does: opens what it gave a digest of, and gives one of the next. Waits for
        nothing, and does it once a round."""
        coming, number, seat = self.state["next_draw"], self.state["digest_round"], self.state["seat"]
        about = coming["round"] if coming else (number or 1) - 1
        place = f"{self.state['table']}/{self.state['game']}"
        mine = contribution_digest(place, about, seat, self._part(place, about))
        opening = self._part(place, about).hex() if coming and mine in coming["digests"] else None
        following = contribution_digest(place, number, seat, self._part(place, number)) if number == about + 1 else None
        if (opening or following) and (place, about) not in self._contributed:
            self._contributed.add((place, about))
            await self.send(
                "contribute", table=self.state["table"], round=about, contribution=opening, next_digest=following
            )

    def _part(self, place: str, number: int) -> bytes:
        return sha256(f"{self.token} {place} {number}".encode()).digest()[:CONTRIBUTION_BYTES]

    async def send_again(self) -> None:
        """Sends once more, under the same ids, what has had no answer."""
        for each in self.unanswered:
            await self._connection.send(msgspec.json.encode(each.command), text=True)

    async def say(self, code: str, random: Random, ahead: int) -> None:
        """Goes on with the game in some way, and changes its name meanwhile: up to ``ahead`` times unanswered."""
        state = self.state
        while len(self.unanswered) < random.randint(0, ahead):
            await self.send("rename", table=code, name=f"{self.guest[:8]} {len(self.sent)}")
        if state["stage"] == "playing":
            await self.contribute()
        shown, act = state["view"], partial(self.send, "act", table=code, seq=state["seq"])
        if state["stage"] == "over":
            await self.send("ready", table=code, seq=state["seq"])
        elif shown is None:  # where nobody knows yet that it has begun
            return
        elif shown["phase"] == "revealed":
            await self.send("ready", table=code, seq=state["seq"])
        elif shown["phase"] == "bidding" and random.random() < 0.3:
            bids = shown["bids"]
            if shown["to_act"] != state["seat"]:
                if bids and bids[-1]["seat"] != state["seat"] and not state["calza_calls"]:
                    await act(move={"move": "calza"})
            elif bids and random.random() < 0.3:
                await act(move={"move": "dudo"})
            else:
                quantity = bids[-1]["quantity"] + 1 if bids else 1
                await act(move={"move": "bid", "quantity": quantity, "face": random.randint(2, 6)})

    async def do(self, do: str, /, **command: Any) -> dict[str, Any]:
        """Sends a command and gives its answer. Raises ``ConnectionError`` where the server goes away first."""
        number = await self.send(do, **command)
        while number not in self._answers:
            if not self.connected:
                raise ConnectionError from (self._reading.exception() if self._reading else None)
            self.news.clear()
            await self.news.wait()
        return self._answers.pop(number)

    async def opens(self, **options: Any) -> str:
        """Opens a table, watches it, and gives its code."""
        opened = await self.do("open", **{"name": "Host", "edition": "bga", **options})
        table: str = opened["table"]
        await self.do("watch", table=table)
        return table

    async def _read(self, connection: ClientConnection) -> None:
        try:
            with contextlib.suppress(ConnectionClosed):
                async for text in connection:
                    self._hear(msgspec.json.decode(text))
                    self.news.set()
        finally:  # even after an unknown message, so that nobody waits forever
            self.news.set()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["is"] == "table":
            assert self._shown.take(message), "a state was missed"
        elif message["is"] in ("done", "refused") and message["id"]:
            self._answered(message)

    def _answered(self, message: dict[str, Any]) -> None:
        self._answers[message["id"]] = message
        for each in reversed(self.sent):
            if each.command.id == message["id"] and each.answer is None:
                each.answer = DONE if message["is"] == "done" else message["code"]
                each.answered = next(_happened)
