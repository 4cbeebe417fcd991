"""This server among those that share its database: who else lives, what they know, what nobody looks after."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Any, Protocol

import msgspec
import structlog

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.log import attendance
from perudo.server.log.attendance import Beaten, Row
from perudo.server.log.store import ConflictError, Store
from perudo.server.nodes.clock import CommonClock
from perudo.server.nodes.hints import REACTIONS, Hint, Hints
from perudo.server.nodes.roll import Roll

_log = structlog.get_logger()

BEAT = limits.HEARTBEAT_SECONDS
"""Seconds between two beats of a node."""
JOINING = 0.2
"""The same, while it waits for all others to have heard of it."""
DEAD = 5000
"""Milliseconds after its last beat at which a node is dead."""
CUT_OFF = 10
"""Seconds without a beat of its own after which a node has nothing to say to people: others may go on with them."""
KEPT = 1000 * max(limits.GRACE_SECONDS, limits.SEAT_LINK_SECONDS)
"""Milliseconds for which it is kept what a node knew of a table that it has no more, or knew when it died."""
ASKED = 1
"""Seconds between two questions to the database which tables have moved, where nobody hints it."""
ASKED_BESIDE_HINTS = 5
"""The same, where hints get through."""
GAP = 0.02
"""Seconds between two such questions at least, whatever is hinted."""
HINTED = 200
"""Tables that are looked at for hints at a time; the others wait for the next time."""
TOGETHER = 1000
"""Tables that are asked about by one statement."""
WATCHERS_TOLD = 0.5
"""Seconds after which the other nodes are told how many watch; and one that may come, all that is known here."""
LATE = 2000
"""Milliseconds after which a table that should have gone on, and that no node has in memory, is anybody's."""
LEASE = 10_000
"""Milliseconds for which it is the node's that has claimed it."""
CLAIMED = 50
"""Tables that a node claims at a time."""


class Beat(msgspec.Struct, omit_defaults=True):
    """What a node says of itself when it says that it lives."""

    began: int = 0
    """When it beat first, by the database's clock."""
    ahead: int = 0
    """By how many milliseconds its clock is ahead of the database's."""
    left: bool = False
    """It has stopped."""
    spent: dict[str, Any] = {}
    """What was spent here of the limits that all nodes share."""


class Listing(Protocol):
    """Those who are shown the open tables."""

    @property
    def watched(self) -> bool:
        """Whether there are any."""

    def elsewhere(self, lines: list[tuple[str, str]]) -> None:
        """The tables that are open at other nodes, each with its line as JSON."""


class Budgets(Protocol):
    """The limits that all nodes keep together."""

    def spent(self) -> dict[str, Any]:
        """What was spent of them here since it was asked for last."""

    def charge(self, told: dict[str, Any]) -> None:
        """Takes from them what was spent at another node."""


@contextlib.contextmanager
def _going_on() -> Iterator[None]:
    """Where the database is away, the same is done again when it is back; and whatever else goes wrong as well."""
    try:
        yield
    except (PerudoError, ConflictError):  # the store tells of it
        pass
    except Exception:
        _log.exception("node failed")


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Beat)
_reacted = msgspec.json.Decoder(wire.Reacted)


class Nodes:
    """The nodes, as one of them knows them. ``Nodes.join`` makes one; ``start`` it when the tables can be played."""

    def __init__(
        self,
        log: Store,
        hints: Hints | None = None,
        *,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self.id = secrets.token_hex(8)
        self.clock = CommonClock(ticks)
        """The time that all nodes go by."""
        self.lost: Callable[[int], object] = lambda _: None
        """Is told of how many nodes died that had not said that they stop."""
        self.first = False
        """Whether no other node lived when this one began: tables that were left alone are its to wake."""
        self.last: int | None = None
        """When one lived last before, in milliseconds."""
        self._log = log
        self._hints = hints
        self._budgets: Budgets | None = None
        self._began = 0
        self._beaten: Beaten | None = None
        self._resumed = 0
        """By the database's clock, when this node was last heard of after it had not been for a while."""
        self._said: dict[str, Beat] = {}
        self._died: dict[str, int] = {}
        """The nodes that are dead, and when they lived last."""
        self._seen: dict[str, int] = {}
        """When each beat last, by the database's clock."""
        self._rolls: dict[str, Roll] = {}
        self._untold: dict[str, Roll] = {}
        self._let_go: dict[str, tuple[Roll, int]] = {}
        """Tables that left memory, and until when it is kept what is known of them here."""
        self._version = 0
        self._hinted: set[str] = set()
        self._asks, self._tells = asyncio.Event(), asyncio.Event()
        self._soon: asyncio.TimerHandle | None = None
        self._hinting = False
        """Whether hints got through when all was asked for last."""
        self._tasks: list[asyncio.Task[None]] = []
        self._lobby: Listing | None = None
        self._lobby_asked = False

    @classmethod
    async def join(cls, log: Store, hints: Hints | None = None, **settings: Any) -> Nodes:
        """This server becomes one of the nodes on its database, once all that live know of it.

        Raises ``PerudoError`` (``store-write``).
        """
        nodes = cls(log, hints, **settings)
        await nodes.beat()
        nodes.last = max(nodes._seen.values(), default=None)
        while any(nodes.lives(node) and at <= nodes._began for node, at in nodes._seen.items()):
            await asyncio.sleep(JOINING)
            await nodes.beat()
        began = {node: said.began or nodes._seen[node] for node, said in nodes._living()}  # at its first beat it is now
        nodes.first = all((at, node) > (nodes._began, nodes.id) for node, at in began.items())
        if nodes.first and nodes._died:  # what was said of the tables is void
            await log.do(partial(attendance.bury, dead=list(nodes._died)))
            await nodes.beat()
        nodes._tasks = [asyncio.create_task(nodes._beat_on())]
        return nodes

    def share(self, budgets: Budgets) -> None:
        """From now on each beat tells what was spent of these, and takes what others have."""
        self._budgets = budgets

    # --- Who lives

    @property
    def alone(self) -> bool:
        """Whether there is no other node, and was none a while ago."""
        return not self._said

    @property
    def alive(self) -> int:
        """How many live, this one among them."""
        return 1 + len(self._living())

    @property
    def silent(self) -> float:
        """Seconds since this one could tell the others last that it lives."""
        return self.clock.ticks() - self._beaten.between[1] if self._beaten else 0.0

    @property
    def cut_off(self) -> bool:
        """Whether the database has been out of reach for so long that people are better off at another node."""
        return self.silent > CUT_OFF

    @property
    def hinted(self) -> bool:
        """Whether hints get through."""
        return self._hints is not None and self._hints.up

    def lives(self, node: str) -> bool:
        return node not in self._died

    def died(self, node: str) -> int | None:
        """When a node lived last, in milliseconds; None for one that lives."""
        return self._died.get(node)

    def _living(self) -> list[tuple[str, Beat]]:
        return [(node, said) for node, said in self._said.items() if node not in self._died]

    def _hear(self, beaten: Beaten) -> None:
        if self._beaten is None:
            self._began = beaten.now
        elif beaten.now - self._beaten.now > DEAD:
            # Who was away judges nobody, and the others may have taken it for dead.
            self._resumed = beaten.now
            for roll in self._rolls.values():
                roll.told = None
                self.tell(roll)
        self._beaten = beaten
        rows = beaten.nodes
        if self.alone and rows:
            self._tells.set()
        self._said = {row.node: _decoder.decode(row.body) for row in rows}
        self._seen = {row.node: row.at for row in rows}
        heard = {node: max(at, self._resumed) for node, at in self._seen.items()}
        dead = {node for node, said in self._said.items() if said.left or beaten.now - heard[node] > DEAD}
        changed = self._died.keys() ^ dead
        known, self._died = self._died, dict.fromkeys(dead, 0)
        self.clock.measured(beaten.now, beaten.between, (said.ahead for _, said in self._living()))
        self._died = {node: known.get(node, heard[node] + self.clock.ahead) for node in dead}
        self.lost(sum(not self._said[node].left for node in dead - known.keys()))
        for _, said in self._living():
            if said.spent and self._budgets is not None:
                self._budgets.charge(said.spent)
        if changed:
            _log.info("nodes", alive=1 + len(self._living()), died=sorted(changed & dead))
            self._lobby_asked = True
            buried = known.keys() - self._said.keys()
            for roll in list(self._rolls.values()):
                roll.reckon(buried)

    # --- What rolls need

    def follow(self, roll: Roll) -> dict[str, int]:
        """From now on it is told what other nodes know of its table. Gives when lines were lost here, before the table
        left memory."""
        self._rolls[roll.code] = roll
        self._look_soon(roll.code)
        before = self._let_go.pop(roll.code, None)
        return before[0].own.lost if before else {}

    def let_go(self, roll: Roll) -> None:
        """The table leaves memory."""
        if self._rolls.pop(roll.code, None) is not None:
            self._let_go[roll.code] = roll, self.now() + (KEPT if roll.own.lost or roll.own.links else 0)
            self.tell(roll)

    def tell(self, roll: Roll) -> None:
        """What a roll has to say is written down, at once where there are others and it is about more than watchers."""
        self._untold[roll.code] = roll
        if not self.alone and roll.urgent:
            self._tells.set()
        elif self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(WATCHERS_TOLD, self._tell_soon)

    def hint(self, node: str, code: str, *reactions: bytes) -> None:
        if self._hints is not None and self.lives(node):
            self._hints.tell(node, Hint({code}, reactions=[msgspec.Raw(each) for each in reactions]))

    async def told(self, code: str) -> list[Row]:
        """What the other nodes say of a table. Raises ``PerudoError`` (``store-read``)."""
        return await self._log.ask(partial(attendance.told, node=self.id, tables=[code]))

    async def listed(self) -> list[tuple[str, str]]:
        """The tables that living nodes say are open to everyone, with their lines. Raises ``PerudoError``."""
        rows = await self._log.ask(partial(attendance.listed, node=self.id))
        return [(row.table, row.line) for row in rows if row.line is not None and self.lives(row.node)]

    async def store(self, rolls: Iterable[Roll]) -> None:
        """Writes down what these have to say. Raises ``PerudoError`` (``store-write``)."""
        self._version = max(self._version + 1, self.now())
        rolls = [roll for roll in rolls if roll.told is None or roll.row(roll.told.version) != roll.told]
        rows = [roll.row(self._version) for roll in rolls]
        if not rows:
            return
        await self._log.do(partial(attendance.tell, rows=rows), at_once=True)
        lobby = False
        for roll, row in zip(rolls, rows, strict=True):
            lobby |= row.line != (roll.told and roll.told.line)
            roll.told = row
            roll.moved()
        if lobby and self._hints is not None:
            self._hints.tell(None, Hint(lobby=True))

    def now(self) -> int:
        return round(self.clock() * 1000)

    # --- What goes on all the time

    def start(
        self,
        take_up: Callable[[str], Awaitable[None]],
        lobby: Listing,
    ) -> None:
        """From now on this node tells and asks. ``take_up`` goes on with a table that nobody looks after."""
        self._lobby = lobby
        work = [self._tell_on(), self._ask_on(), self._take_up_on(take_up)]
        if self._hints is not None:
            work.append(self._hints.carry(self.id, self._heard))
        self._tasks += [asyncio.create_task(each) for each in work]

    def close(self) -> None:
        """Stops all that."""
        for task in self._tasks:
            task.cancel()
        if self._soon is not None:
            self._soon.cancel()

    async def leave(self) -> None:
        """Stops all that, and says so."""
        self.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        body = _encode(Beat(left=True)).decode()
        with contextlib.suppress(PerudoError, ConflictError):
            await self._log.do(partial(attendance.leave, node=self.id, body=body))

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with _going_on():
                await self.beat()

    async def beat(self) -> None:
        """Says that this node lives, hears who else does, and clears away what is of no use. Raises ``PerudoError``."""
        if self.alone:  # who joins by this beat finds what is known here
            await self._tell_all()
        spent = {} if self._budgets is None else self._budgets.spent()
        body = _encode(Beat(self._began, self.clock.ahead, spent=spent)).decode()
        first = self._beaten is None
        beat = partial(attendance.beat, node=self.id, body=body, ticks=self.clock.ticks, first=first)
        beaten = await self._log.do(beat, at_once=not first)
        self._hear(beaten)
        if old := [code for code, (_, until) in self._let_go.items() if until < self.now()]:
            await self._log.do(partial(attendance.forget, node=self.id, tables=old))
            for code in old:
                self._let_go.pop(code, None)
        if long_dead := [node for node in self._died if self._seen[node] < beaten.now - KEPT]:
            await self._log.do(partial(attendance.bury, dead=long_dead))

    def _tell_soon(self) -> None:
        self._soon = None
        self._tells.set()

    async def _tell_on(self) -> None:
        while True:
            await self._tells.wait()
            self._tells.clear()
            with _going_on():
                await self._tell_all()
                continue
            self._tells.set()
            await asyncio.sleep(ASKED)

    async def _tell_all(self) -> None:
        """Writes down whatever is to be said. Raises ``PerudoError`` (``store-write``)."""
        untold, self._untold = self._untold, {}
        try:
            await self.store(untold.values())
        except BaseException:
            self._untold = untold | self._untold
            raise

    def _heard(self, hint: Hint) -> None:
        for code in hint.tables & self._rolls.keys():
            self._look_soon(code)
        for message in hint.reactions[:REACTIONS]:
            with contextlib.suppress(msgspec.MsgspecError):  # nonsense
                shown = _reacted.decode(message)
                if (roll := self._rolls.get(shown.table)) is not None:
                    roll.follower.reacted(shown)
        if hint.lobby:
            self._lobby_asked = True
            self._asks.set()

    def _look_soon(self, code: str) -> None:
        self._hinted.add(code)
        self._asks.set()

    async def _ask_on(self) -> None:
        loop = asyncio.get_running_loop()
        last = -float(ASKED_BESIDE_HINTS)
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ASKED):
                    await self._asks.wait()
            self._asks.clear()
            begun, hinting = loop.time(), self.hinted
            # What was hinted while no hints got through is asked for when they do again.
            everything = hinting != self._hinting or begun >= last + (ASKED_BESIDE_HINTS if hinting else ASKED)
            with _going_on():
                await self._ask(everything)
                if everything:
                    last, self._hinting = begun, hinting
            await asyncio.sleep(GAP)

    async def _ask(self, everything: bool) -> None:
        """Looks at all tables that others may have moved, or at those that were hinted."""
        some = self._shared() if everything else list(islice(self._hinted, HINTED))
        self._hinted.difference_update(some)
        try:
            await self._look(some)
        except BaseException:
            self._hinted.update(some)  # what was hinted is asked for when the database is back
            raise
        if self._hinted:
            self._asks.set()
        self._lobby_asked |= everything
        if self._lobby_asked and self._lobby is not None and self._lobby.watched:
            self._lobby_asked = False
            self._lobby.elsewhere(await self.listed())

    def _shared(self) -> list[str]:
        """All that are in memory; while there is no other node, those alone of which one has said something: who joins
        waits until it is known here."""
        rolls = self._rolls.items()
        return [code for code, roll in rolls if not self.alone or roll.version or code in self._hinted]

    async def _look(self, codes: list[str]) -> None:
        """Which of these tables have moved; what is new of them is read."""
        for at in range(0, len(codes), TOGETHER):
            some = [code for code in codes[at : at + TOGETHER] if code in self._rolls]
            if not some:
                continue
            stale = []
            for code, seq, version in await self._log.ask(partial(attendance.moved, node=self.id, tables=some)):
                roll = self._rolls.get(code)
                if roll is not None:
                    if seq > roll.follower.seq:
                        roll.follower.refresh()
                    if version != roll.version:
                        stale.append(code)
            if stale:
                said: dict[str, list[Row]] = {code: [] for code in stale}
                for row in await self._log.ask(partial(attendance.told, node=self.id, tables=stale)):
                    said[row.table].append(row)
                for code, rows in said.items():
                    if code in self._rolls:
                        self._rolls[code].heard(rows)

    async def _take_up_on(self, take_up: Callable[[str], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(ASKED)
            with _going_on():
                alive = [self.id, *(node for node, _ in self._living())]
                claim = partial(attendance.claim, late=LATE, lease=LEASE, most=CLAIMED, nodes=alive)
                codes = await self._log.do(claim, at_once=True)
                await asyncio.gather(*(take_up(code) for code in codes))
