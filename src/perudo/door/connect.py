"""A bot at a table of some server: it comes by the table's link, waits until it is let in, and plays game after game.

It speaks the protocol of the page (docs/protocol.md), as a program that says it is one.
"""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import SystemRandom
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from perudo import wire
from perudo.bots import Bot
from perudo.door.loading import Kind
from perudo.errors import PerudoError
from perudo.game import Calza
from perudo.rules import Rules, house_rules
from perudo.view import Own, Public, View, joined

NAME = "Bot"
_SECONDS = 20.0
"""Until a server has answered."""


@dataclass(frozen=True)
class Address:
    """A table at a server, by its link."""

    server: str
    table: str

    @staticmethod
    def of(link: str) -> Address:
        """Raises ``PerudoError`` (``bot-no-link``) for what is no table's link."""
        try:
            parts = urlsplit(link)
            words = parts.path.strip("/").split("/")
        except ValueError:
            words, parts = [], urlsplit("")
        if parts.scheme not in ("http", "https") or not parts.hostname or len(words) != 2 or words[0] != "t":
            raise PerudoError("bot-no-link", given=link)
        return Address(f"{parts.scheme}://{parts.netloc}", words[1].upper())

    @property
    def socket(self) -> str:
        return self.server.replace("http", "ws", 1) + "/socket"


def token(server: str, kept: Path | None = None) -> str:
    """Who the program is: what was kept in a file, or a new token, which is kept there then.

    Raises ``PerudoError`` (``bot-no-server``).
    """
    if kept is not None and kept.exists():
        return kept.read_text(encoding="utf-8").strip()
    asked = urllib.request.Request(f"{server}/api/program", method="POST")
    try:
        with urllib.request.urlopen(asked, timeout=_SECONDS) as answer:
            made: str = json.load(answer)["token"]
    except (OSError, ValueError, KeyError, urllib.error.URLError) as error:
        raise PerudoError("bot-no-server", server=server, why=str(error)) from error
    if kept is not None:
        kept.touch(mode=0o600)
        kept.write_text(made + "\n", encoding="utf-8")
    return made


def play(
    address: Address, kind: Kind, name: str, secret: str, told: Callable[[str], object], games: int | None = None
) -> None:
    """Plays at a table: so many games, or until the connection ends. ``told`` hears what happens, as the name of a
    message.

    Raises ``PerudoError`` (``bot-no-server``, or what the server refuses).
    """
    headers = {"Authorization": f"Bearer {secret}"}
    try:
        with connect(address.socket, additional_headers=headers, open_timeout=_SECONDS) as line:
            guest = _Guest(line, address.table, kind, name, told)
            with closing(guest):
                for played in guest.games():
                    if games is not None and played >= games:
                        return
    except (OSError, InvalidStatus, ConnectionClosed) as error:
        raise PerudoError("bot-no-server", server=address.server, why=str(error)) from error


@dataclass
class _Guest:
    """A program at a table, and what it was told last."""

    line: ClientConnection
    table: str
    kind: Kind
    name: str
    told: Callable[[str], object]
    _said: int = 0
    _parts: dict[str, Any] = field(default_factory=dict)
    _bot: Bot | None = None
    _game: int = 0
    """The number of the game that it plays."""
    _spoken: tuple[int, int] = (-1, -1)
    """The states for which it has said its word, and has seen enough."""
    _sitting: str | None = None
    _acted: str | None = None
    """The commands by which it sat down, and said its last word."""
    _played: int = 0

    def games(self) -> Iterator[int]:
        """Plays; gives how many games are over, whenever one is."""
        self._tell(wire.Watch(id=self._id(), table=self.table))
        for text in self.line:
            message = msgspec.json.decode(text)
            match message["is"]:
                case "table":
                    yield from self._shown(message)
                case "refused" if message["id"] == self._acted and message["code"] == "error-stale":
                    self._spoken = -1, self._spoken[1]  # something else happened first
                    yield from self._shown({"version": self._parts["version"]})
                case "refused" if message["id"] == self._sitting and message["code"] != "error-programs-not-let":
                    raise PerudoError(message["code"].removeprefix("error-"), **message["details"])
                case "refused" if message["code"] in (
                    "error-table-unknown",
                    "error-no-cookie",
                    "error-program-may-not",
                ):
                    raise PerudoError(message["code"].removeprefix("error-"), **message["details"])

    def close(self) -> None:
        if self._bot is not None:
            self._bot.close()
            self._bot = None

    def _shown(self, message: dict[str, Any]) -> Iterator[int]:
        """A state, of which those parts come that are another than before."""
        gap = self._parts and message["version"] not in (self._parts["version"] + 1, self._parts["version"])
        self._parts |= message
        if gap and not {"about", "game", "mine"} <= message.keys():
            self._tell(wire.Watch(id=self._id(), table=self.table))
            return
        about, mine, game = (self._parts.get(part) for part in ("about", "mine", "game"))
        if not about or not mine:
            return
        if mine["you"] is None:
            self._sit(about)
        elif about["stage"] != "gathering" and game and mine["own"]:
            yield from self._play(about, game, mine["own"])

    def _sit(self, about: dict[str, Any]) -> None:
        """As soon as it is let in, and a chair is free."""
        free = any(seat["kind"] == "free" for seat in about["seats"])
        if about["stage"] == "gathering" and about["customs"].get("programs") and free and self._sitting is None:
            self._sitting = self._id()
            self.told("bot-sits")
            self._tell(wire.Sit(id=self._sitting, table=self.table, name=self.name))

    def _play(self, about: dict[str, Any], game: dict[str, Any], own: dict[str, Any]) -> Iterator[int]:
        view = joined(msgspec.convert(game["view"], Public), msgspec.convert(own, Own))
        if about["game"] != self._game and view.phase != "over":
            self.close()
            self._game, self._spoken = about["game"], (-1, -1)
            self._bot = self.kind(SystemRandom(), self._rules(about))
            self.told("bot-begins")
        if self._bot is None:
            return
        self._bot.see(view)
        if view.phase == "over":
            self.told("bot-won" if view.winner == view.seat else "bot-lost")
            self.close()
            self._played += 1
            yield self._played
        elif view.phase == "revealed":
            self._ready(view)
        else:
            self._speak(view)

    def _speak(self, view: View) -> None:
        now = self._parts["now"]
        if not view.legal or now["paused"] or self._spoken[0] == self._standing(view):
            return
        assert self._bot is not None
        self._spoken = self._standing(view), self._spoken[1]
        word = self._bot.choose(view)
        if word is not None and (view.turn or isinstance(word, Calza)):
            said = wire.said(word)
            self._acted = self._id()
            self._tell(wire.Act(id=self._acted, table=self.table, seq=now["seq"], action=said))

    def _ready(self, view: View) -> None:
        if self._spoken[1] != view.round:
            self._spoken = self._spoken[0], view.round
            self._tell(wire.Ready(id=self._id(), table=self.table, seq=self._parts["now"]["seq"]))

    @staticmethod
    def _standing(view: View) -> int:
        """A number for what stands: the same until somebody speaks."""
        return 1000 * view.round + len(view.bids)

    @staticmethod
    def _rules(about: dict[str, Any]) -> Rules:
        return house_rules(about["edition"], about["options"])

    def _id(self) -> str:
        self._said += 1
        return f"{self._said}"

    def _tell(self, command: wire.Command) -> None:
        self.line.send(msgspec.json.encode(command).decode())
