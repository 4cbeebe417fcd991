"""A table in memory, its bots, and the clients that look at it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from random import SystemRandom
from typing import Protocol

from perudo import limits
from perudo.bots import HOUSE_BOTS, Bot
from perudo.errors import PerudoError
from perudo.server.store import Entry
from perudo.server.table import Table
from perudo.view import view


class Client(Protocol):
    """A connected browser: who it is, and how to send to it."""

    guest: str
    address: str
    """Under what name its address is counted; empty where it is not."""

    def send(self, message: bytes) -> None:
        """Queues a message; never blocks."""


class Live:
    """A table in memory: what its log says, and who is connected to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.held = 0
        """How many have the lock or wait for it."""
        self.clients: set[Client] = set()
        self.since = 0
        """Since when someone has been there, in milliseconds."""
        self.screens: set[Client] = set()
        """Those of the clients that show the table to a whole room."""
        self.answers: OrderedDict[tuple[str, str], PerudoError | None] = OrderedDict()
        self.bots: dict[int, Bot] = {}
        self.pondered: set[int] = set()
        """Bots that have already thought about calling calza on the standing bid."""
        self.ready: set[int] = set()
        self.timer: asyncio.TimerHandle | None = None

    @classmethod
    def taken_up(cls, code: str, entries: Sequence[Entry]) -> Live:
        """A table as its log has it; nobody is there yet."""
        live = cls(Table(code=code))
        for entry in entries:
            live.table = live.table.after(entry.event, entry.at)
            if entry.guest and entry.command:
                live.remember(entry.guest, entry.command, None)
        live.bots = bots_of(live.table, entries)
        return live

    @property
    def awake(self) -> bool:
        """Whether time passes at the table: someone is there, or a clock runs."""
        return bool(self.clients) or self.keeps_time

    @property
    def keeps_time(self) -> bool:
        table = self.table
        return table.customs.clock is not None and table.stage == "playing" and table.paused is None

    @property
    def attended(self) -> bool:
        """Whether a person who sits here is connected."""
        return any(self.here(sitter.guest or "") for sitter in self.table.sitters.values() if sitter.person)

    def here(self, guest: str) -> bool:
        return any(client.guest == guest for client in self.clients - self.screens)

    def seat_of(self, client: Client) -> int | None:
        """The seat whose view a client is sent; None for one that only watches."""
        return None if client in self.screens else self.table.chair_of(client.guest)

    def remember(self, guest: str, command: str, answer: PerudoError | None) -> None:
        self.answers[guest, command] = answer
        if len(self.answers) > limits.ANSWERS_KEPT:
            self.answers.popitem(last=False)


def bots_of(table: Table, entries: Iterable[Entry]) -> dict[int, Bot]:
    """The bots of a table, each shown again every view that its seat had in this game."""
    bots = {seat: HOUSE_BOTS[level](SystemRandom(), table.rules) for seat, level in table.bots().items()}
    for then in _course(table.code, entries):
        show_bots(bots, then)
    return bots


def show_bots(bots: dict[int, Bot], table: Table) -> None:
    """Shows each bot what its seat may see of the game as it stands."""
    for seat, bot in bots.items():
        if table.game and seat in table.game.seats:
            bot.see(view(table.game, seat))


def _course(code: str, entries: Iterable[Entry]) -> Iterator[Table]:
    """The states of a table's game in progress after each event that made what then stood."""
    table, states = Table(code=code), list[Table]()
    for entry in entries:
        table = table.after(entry.event, entry.at)
        if table.game is None:
            states.clear()
        elif table.standing == table.seq:
            states.append(table)
    yield from states
