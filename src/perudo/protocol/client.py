"""Connects a bot to a table on a server. The bot follows the table's link, waits until it may sit down, and plays game
after game.

The bot uses the same protocol as the browser client (docs/protocol.md), and identifies itself as a bot.
"""

from __future__ import annotations

import errno
import json
import re
import time
import urllib.request
from asyncio import wait_for
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPException
from pathlib import Path
from random import SystemRandom
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

import msgspec
from anyio.from_thread import BlockingPortal, start_blocking_portal
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedOK, InvalidHandshake, InvalidStatus

from perudo.bots import Bot
from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.core.rules import EDITIONS, Rules, house_rules
from perudo.core.view import PrivateView, PublicView, View, combine, known_veterans, with_rules
from perudo.protocol import wire
from perudo.protocol.failures import BotFailure, check_move, run_bot
from perudo.protocol.loading import BotFactory
from perudo.protocol.wire.sanitize import clean_name

DEFAULT_NAME = "Bot"
_SECONDS = 20.0
"""How long (s) to wait for a server's answer."""
_TOKEN = re.compile(r"[\w-]{1,200}", re.ASCII)
_AGAIN = (0.5, 1, 2, 4, 8, *[15] * 20)
"""The delay (s) before each attempt to reconnect; the delays add up to five minutes."""
_ANOTHER_TIME = "error-programs-not-let", "error-table-full", "error-game-begun"
"""Error codes after which the bot tries to sit down again."""
_LEAVING = 2.0
"""How long (s) the bot waits for confirmation that it has left the table."""
_ON_THE_WAY = 1.0
"""Seconds reserved for sending a move to the server."""


@dataclass(frozen=True)
class TableAddress:
    """A table on a server, parsed from the table's link."""

    server: str
    table: str

    @staticmethod
    def parse(link: str) -> TableAddress:
        """Parse a table's link. Raises ``PerudoError`` (``bot-no-link``)."""
        try:
            parts = urlsplit(link)
            words = parts.path.strip("/").split("/") if parts.port != 0 else []
        except ValueError:
            words, parts = [], urlsplit("")
        if parts.scheme not in ("http", "https") or not parts.hostname or len(words) != 2 or words[0] != "t":
            raise PerudoError("bot-no-link", given=link)
        return TableAddress(f"{parts.scheme}://{parts.netloc}", words[1].upper())

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/socket/{self.table}"


def display_name(own: str) -> str:
    """Return a bot's own name if servers accept this name, otherwise the default name."""
    try:
        return clean_name(own)
    except PerudoError:
        return DEFAULT_NAME


def load_or_request_token(server: str, kept: Path | None = None) -> str:
    """Read the bot's token from a file, or request a token and store it.

    Raises ``PerudoError``: ``bot-no-server``, ``bot-token`` if the file cannot be read or written,
    ``bot-token-unknown`` if its content is not a token.
    """
    if kept is None:
        return _made(server)
    try:
        known = kept.read_text(encoding="ascii").strip() if kept.exists() else ""
        if not known:
            kept.touch(mode=0o600)
            kept.chmod(0o600)
            kept.write_text(f"{(known := _made(server))}\n", encoding="ascii")
    except UnicodeDecodeError:
        raise PerudoError("bot-token-unknown") from None
    except OSError as error:
        raise PerudoError("bot-token", file=str(kept), why=error.strerror or str(error)) from error
    if not _TOKEN.fullmatch(known):
        raise PerudoError("bot-token-unknown")
    return known


def _made(server: str) -> str:
    """Request a new token. Raises ``PerudoError`` (``bot-no-server``)."""
    asked = urllib.request.Request(f"{server}/api/bot", method="POST")
    try:
        with urllib.request.urlopen(asked, timeout=_SECONDS) as answer:
            made = json.load(answer)["token"]
        if not _TOKEN.fullmatch(made):
            raise ValueError("the server returned no token")
    except (OSError, HTTPException, ValueError, KeyError, TypeError) as error:
        raise PerudoError("bot-no-server", server=server, why=str(error)) from error
    return str(made)


def play_remote(
    address: TableAddress,
    kind: BotFactory,
    name: str,
    token: str,
    report: Callable[[str], object],
    games: int | None = None,
    wait: Callable[[float], object] = time.sleep,
) -> None:
    """Play ``games`` games at a table (default: unlimited). The function calls ``report`` with a message id for each
    event.

    If the connection is lost, the bot reconnects after a while. Raises ``BotFailure`` if the bot cannot continue; the
    bot leaves the table first. Raises ``PerudoError``: ``bot-no-server`` if the first connection fails or the server
    stays unreachable for too long, otherwise the code of the server's refusal.
    """
    guest = _RemoteBot(address.table, kind, name, report)
    tries: int | None = None
    with closing(guest):
        while True:
            try:
                headers = {"Authorization": f"Bearer {token}"}
                # The attempt number lets a proxy skip a node that does not respond.
                url = f"{address.socket}?attempt={tries}" if tries else address.socket
                with _connection(url, headers) as connection:
                    for played in guest.games(connection):
                        if games is not None and played >= games:
                            guest.leave()
                            return
                    raise ConnectionAbortedError(errno.ECONNABORTED, "closed by the server")
            except (OSError, InvalidHandshake, ConnectionClosed) as error:
                if guest.heard:
                    guest.heard, tries = False, 0
                    report("bot-offline")
                final = isinstance(error, InvalidStatus) and error.response.status_code < 500
                if tries is None or tries >= len(_AGAIN) or final:
                    raise PerudoError("bot-no-server", server=address.server, why=str(error)) from error
                wait(_AGAIN[tries])
                tries += 1


class _Connection:
    """A WebSocket for synchronous code. An event loop in a second thread does all reading and writing.

    This class does not use ``websockets.sync``, which reads in one thread and writes in another, so that OpenSSL may
    block forever when TLS 1.3 session tickets arrive.
    """

    def __init__(self, socket: ClientConnection, loop: BlockingPortal) -> None:
        self._socket, self._loop = socket, loop

    def send(self, text: str) -> None:
        self._loop.call(self._socket.send, text)

    def receive(self, seconds: float | None = None) -> str:
        """Return the next message. Raises ``TimeoutError`` or ``ConnectionClosed``."""
        return self._loop.call(wait_for, self._socket.recv(decode=True), seconds)

    def __iter__(self) -> Iterator[str]:
        """Yield messages until the server closes the connection cleanly."""
        with suppress(ConnectionClosedOK):
            while True:
                yield self.receive()


@contextmanager
def _connection(url: str, headers: dict[str, str]) -> Iterator[_Connection]:
    opening = partial(connect, url, additional_headers=headers, open_timeout=_SECONDS)
    with start_blocking_portal() as loop, loop.wrap_async_context_manager(loop.call(opening)) as socket:
        yield _Connection(socket, loop)


def seconds_to_move(clock: dict[str, int] | None) -> float:
    """Return a bot's time (s) for its first move, given the table's clock."""
    return _until((clock["move"] + clock["bank"] if clock else 0) or limits.EXTERNAL_BOT_SECONDS)


def _until(spoken_for: float) -> float:
    """Return the bot's remaining time (s), less a reserve for network transmission."""
    return max(_ON_THE_WAY, min(spoken_for, limits.EXTERNAL_BOT_SECONDS) - _ON_THE_WAY)


@dataclass
class _RemoteBot:
    """A bot at a table, with the latest state received from the server."""

    table: str
    kind: BotFactory
    name: str
    told: Callable[[str], object]
    heard: bool = False
    """Whether the server has sent the table's state since the connection was last lost."""
    _heard_ever: bool = False
    """Whether the server has ever sent the table's state."""
    _connection: _Connection | None = None
    _run: str = field(default_factory=partial(token_hex, 4))
    """A random prefix that keeps command ids unique among programs with the same token."""
    _said: int = 0
    _parts: dict[str, Any] = field(default_factory=dict)
    _bot: Bot | None = None
    _game: int = 0
    """The number of the current game."""
    _spoken: tuple[int, int] = (-1, -1)
    """The number of the game state in which the bot last moved, and the last round for which the bot signalled that it
    was ready.
    """
    _sitting: str | None = None
    _acted: str | None = None
    """The ids of the bot's last ``Sit`` and ``Act`` commands."""
    _rules: Rules = field(default_factory=lambda: house_rules(next(iter(EDITIONS))))
    _waits: bool = False
    _veterans: frozenset[int] = frozenset()
    _played: int = 0

    def games(self, connection: _Connection) -> Iterator[int]:
        """Play over this connection; yield the number of finished games each time a game ends."""
        self._connection, self._parts, self._sitting, self._spoken = connection, {}, None, (-1, -1)
        # A server that refuses a client sends the reason and closes the connection before the client sends anything.
        with suppress(ConnectionClosed):
            self._tell(wire.Watch(id=self._id(), table=self.table))
        for text in connection:
            message = msgspec.json.decode(text)
            match message["is"]:
                case "table":
                    self.heard = self._heard_ever = True
                    try:
                        yield from self._shown(message)
                    except BotFailure:
                        self.leave()
                        raise
                case "refused" if message["code"] == "error-no-cookie":
                    raise PerudoError("bot-token-unknown")
                case "refused" if message["code"] == "error-too-many-sockets" and not self._heard_ever:
                    raise PerudoError("too-many-sockets")
                case "refused" if message["id"] is None:
                    pass  # The server has refused the connection and will close it.
                case "refused" if message["id"] == self._acted and message["code"] == "error-stale":
                    self._spoken = -1, self._spoken[1]  # The state has changed in the meantime, so move again.
                    yield from self._shown({"version": self._parts["version"]})
                case "refused" if message["id"] == self._sitting and message["code"] in _ANOTHER_TIME:
                    self._sitting = None  # The bot cannot sit down yet, so it will try again.
                case "refused" if message["id"] == self._sitting:
                    raise PerudoError(message["code"].removeprefix("error-"), **message["details"])
                case "refused" if message["code"] in ("error-table-unknown", "error-program-may-not"):
                    raise PerudoError(message["code"].removeprefix("error-"), **message["details"])

    def leave(self) -> None:
        """Leave the table, so that other players do not have to wait for the bot. If the connection is lost, the server
        already knows that the bot is gone.
        """
        assert self._connection
        asked, until = self._id(), time.monotonic() + _LEAVING
        with suppress(ConnectionClosed, TimeoutError):
            self._tell(wire.Leave(id=asked, table=self.table))
            while msgspec.json.decode(self._connection.receive(until - time.monotonic())).get("id") != asked:
                pass

    def close(self) -> None:
        if self._bot is not None:
            self._bot.close()
            self._bot = None

    def _shown(self, message: dict[str, Any]) -> Iterator[int]:
        """Apply a state update, which contains only the sections that changed."""
        gap = self._parts and message["version"] not in (self._parts["version"] + 1, self._parts["version"])
        self._parts |= message
        if gap and not {"info", "game", "private"} <= message.keys():
            self._tell(wire.Watch(id=self._id(), table=self.table))
            return
        about, mine, game = (self._parts.get(part) for part in ("info", "private", "game"))
        if not about or not mine:
            return
        if mine["seat"] is None:
            self._sit(about)
            return
        self._sitting = None
        if about["stage"] != "gathering" and game and mine["view"]:
            yield from self._play(about, game, mine["view"])

    def _sit(self, about: dict[str, Any]) -> None:
        """Sit down as soon as bots are allowed and a chair is free."""
        free = any(seat["kind"] == "free" for seat in about["seats"])
        if not self._waits:
            self._waits = True
            self.told("bot-waits")
        if (
            about["stage"] == "gathering"
            and about["table_settings"].get("external_bots")
            and free
            and self._sitting is None
        ):
            self._sitting = self._id()
            self.told("bot-sits")
            self._tell(wire.Sit(id=self._sitting, table=self.table, name=self.name))

    def _play(self, about: dict[str, Any], game: dict[str, Any], own: dict[str, Any]) -> Iterator[int]:
        view = combine(msgspec.convert(game["view"], PublicView), msgspec.convert(own, PrivateView))
        if about["game"] != self._game and view.phase != "over":
            self.close()
            self._game, self._spoken, self._veterans = about["game"], (-1, -1), frozenset()
            self._rules = house_rules(about["edition"], about["options"])
            self._bot = run_bot(partial(self.kind, SystemRandom(), self._rules))
            self._bot.seconds = seconds_to_move(about["table_settings"].get("clock"))
            self.told("bot-begins")
        self._veterans = known_veterans(view, self._veterans)
        if self._bot is None:
            return
        with_rules(view, self._rules, self._veterans)
        run_bot(self._bot.see, view)
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
        now = self._parts["live"]
        if not view.legal or now["paused"] or self._spoken[0] == self._standing(view):
            return
        assert self._bot is not None
        if view.is_my_turn and now["deadline"] is not None:
            self._bot.seconds = _until(now["deadline"] / 1000)
        self._spoken = self._standing(view), self._spoken[1]
        move = check_move(run_bot(self._bot.choose, view), view)
        if move is not None:
            said = wire.from_move(move)
            self._acted = self._id()
            self._tell(wire.Act(id=self._acted, table=self.table, seq=now["seq"], move=said))

    def _ready(self, view: View) -> None:
        if self._spoken[1] != view.round:
            self._spoken = self._spoken[0], view.round
            self._tell(wire.Ready(id=self._id(), table=self.table, seq=self._parts["live"]["seq"]))

    @staticmethod
    def _standing(view: View) -> int:
        """Return a number that identifies the round and the number of its bids. The number changes with each move."""
        return 1000 * view.round + len(view.bids)

    def _id(self) -> str:
        self._said += 1
        return f"{self._run}-{self._said}"

    def _tell(self, command: wire.Command) -> None:
        assert self._connection
        self._connection.send(msgspec.json.encode(command).decode())
