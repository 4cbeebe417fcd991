"""One table, and everyone at it. All that changes a table happens here, in one place and one thing after another.

What is asked of a room lies in its box. The room takes out all that lies there, decides it in order, appends what
follows to the log, and then, and only then, the table changes, what is remembered of commands with it; everyone is
shown what changed, whoever asked is answered, and the clock is set for what comes next. Nothing is awaited but the
append: whoever came in between two of the other steps would find a table that is neither here nor there.
"""

from __future__ import annotations

import asyncio
import contextlib
import operator
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

import structlog

from perudo.bots import builtin_level
from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.core.game import Calza
from perudo.core.view import public_view
from perudo.protocol import wire
from perudo.server.broadcast.projection import Sight, seat_told, talk_lines
from perudo.server.broadcast.subscribers import Client, Lookers
from perudo.server.log.events import Credited, Handed, Happening, Sat, Sealed, Spoke
from perudo.server.log.store import ConflictError, Due, Entry, Store
from perudo.server.metrics import Metrics
from perudo.server.nodes.nodes import Nodes
from perudo.server.nodes.roll import Roll
from perudo.server.room.bot_runner import Aside, Bots, in_turn
from perudo.server.table.bot_reactions import face
from perudo.server.table.decisions import (
    Decided,
    Dice,
    advance,
    all_ready,
    decide,
    go_on,
    hand_over,
    may_talk,
    returned,
    sequel,
    speak,
)
from perudo.server.table.handover import SeatLinks
from perudo.server.table.state import Here, Pace, Table, those_there
from perudo.server.token_bucket import Budget

_log = structlog.get_logger()

ATTEMPTS = 100
"""So often something is decided anew where other servers write to the same table. The one that went ahead needs no
re-read, so at a table with much going on it may do so many times in a row."""
MAY_WORK_AGAIN = ("store-write", "store-read", "store-altered", "table-away", "internal")
"""Refusals that are not kept: the same may work when it is asked again."""
REST = 10 * 60 * 1000
"""Milliseconds for which a table that nobody is at is kept in memory for its clock. One of days can wait elsewhere."""
TURN, LONGEST_TURN = 2, 2
"""So many times as long as it took to store something the table's people at other nodes are given, to store theirs, and
so many seconds at most. Who lost a place has to read first what took it: otherwise one that always has more to store
would always be quicker."""
HELD_UP = 1
"""Seconds until a table tries again to go on, where it could not."""
AHEAD = 2000
"""Milliseconds by which a log may lie ahead of the clock, as that of another server may."""
COUNTED_AGAIN = 0.5
"""Seconds after which lookers are counted again: who comes to look costs one message, and not one to each of them."""
READY_SHOWN = 0.1
"""Seconds after which it is shown who is ready: six say so at nearly one moment, and mostly the next deal follows."""
BY_WHO_IS_THERE = (
    *(wire.StandIn, wire.Again, wire.Pause, wire.TakeSeat),
    *(wire.Configure, wire.SeatBot, wire.Remove, wire.Start),
)
"""Commands whose answer hangs on who is there, or not: for these the other nodes' word is asked first."""

Asked = Decided | wire.TakeSeat | wire.Ready | wire.React
"""What a guest may ask of a room."""


@dataclass(frozen=True)
class Means:
    """What all rooms of a house share."""

    log: Store
    pace: Pace
    dice: Dice
    clock: Callable[[], float]
    """The time in seconds since 1970; it never goes back."""
    metrics: Metrics
    links: SeatLinks
    aside: Aside
    """Where bots think."""
    nodes: Nodes | None = None
    """The servers that share the log; None where it is this one's alone."""

    def now(self) -> int:
        """In milliseconds."""
        return round(self.clock() * 1000)


Answer = Callable[[PerudoError | None], None]
"""Called once, when what was asked is stored (with None), or refused."""
Decide = Callable[[Table], list[Happening]]
"""What follows from something that was asked, at the table as it stands then. Raises ``PerudoError`` to refuse it."""


@dataclass(slots=True)
class _Asked:
    """Something that lies in a room's box: who asked for it, by which command, and who waits for the answer."""

    decide: Decide
    answers: list[Answer]
    guest: str | None = None
    command: str | None = None
    """The client's id of it, under which the answer is kept."""
    elsewhere: bool = False
    """Whether another server has carried it out, however much was said since."""


class Room:
    """A table in memory. ``changed`` is called when it may look different from outside, ``idle`` when all is done."""

    def __init__(self, code: str, means: Means, changed: Callable[[Room], None], idle: Callable[[Room], None]) -> None:
        self.table = Table(code=code)
        self._head = ""
        """The digest of the last event of the log. It is over hidden dice: nobody is sent it."""
        self.visitors = 0
        """How many are about to do something here: it stays in memory while there are any."""
        self._means = means
        self._changed = changed
        self._idle = idle
        self._box: list[_Asked] = []
        self._waiting: dict[tuple[str, str], _Asked] = {}
        """Those commands of the box, and of what was just taken out of it, that will be remembered."""
        self._bell = asyncio.Event()
        self._work: asyncio.Task[None] | None = None
        self.busy = False
        """Whether something that was asked for is under way."""
        self._answers: OrderedDict[str, OrderedDict[str, PerudoError | None]] = OrderedDict()
        """Of each guest's last commands; None where one was done."""
        self._bots = Bots(means.aside)
        self._pondered: set[int] = set()
        """Bots that have already thought about calling calza on the standing bid."""
        self._lookers = Lookers()
        self._arrivals = Budget(limits.ARRIVALS)
        """How many may still sit down who have no seat."""
        self._reactions = Budget(limits.CHAT)
        """How much each seat may be shown to react at other nodes."""
        self.roll = Roll(code, self, means.nodes, means.now())
        """Who is there, as this node and the others know it."""
        self.roll.note(links=means.links.made(code))
        self._watchers = 0
        self._known_ready: frozenset[int] = frozenset()
        """How many watch, and who is ready, as it was counted last."""
        self._timer: asyncio.TimerHandle | None = None
        self._counting: asyncio.TimerHandle | None = None
        self._feeling: asyncio.TimerHandle | None = None
        """Until a bot pulls a face."""
        self._speaking: dict[int, asyncio.Task[None]] = {}
        """Bots whose words are waited for, by their seats."""
        self._behind = False
        """Whether another server has written more than is known here."""
        self._unsure = False
        """Whether it has to be asked who is at the other nodes."""
        self._refreshed_at = 0
        """The last event for which it was looked whether another server had gone on."""
        self._held_up = False
        """Whether the table could not go on by itself just now."""
        self._their_turn = 0.0
        """Until then, by the loop's clock, nothing is stored here, so that other nodes can."""

    # --- How it stands

    @property
    def seq(self) -> int:
        return self.table.seq

    @property
    def awake(self) -> bool:
        """Whether time passes at the table: someone is there, or a clock runs."""
        return self.roll.all.since is not None or self.keeps_time

    @property
    def needed(self) -> bool:
        """Whether it has to be in memory here."""
        return bool(self._lookers.there) or (self.keeps_time and not self.roll.held_elsewhere and not self.rests_until)

    @property
    def keeps_time(self) -> bool:
        table = self.table
        return table.hurried and table.stage == "playing" and table.paused is None

    @property
    def rests_until(self) -> int:
        """When something happens here again though nobody is there, where that is far off; else 0."""
        first = 0 if self._speaking or not self.keeps_time else min(self.moments(), default=0)
        return first if first > self._means.now() + REST else 0

    @property
    def owner(self) -> Client | None:
        """A connected client of the host, or of another person who sits here; None where this node has none.

        Other nodes see to the people who are connected to them.
        """
        host = self.table.host(self.there)
        people = [sitter.guest or "" for sitter in self.table.sitters.values() if sitter.person]
        people.sort(key=lambda guest: guest != host)
        clients = (client for guest in people for client in self._lookers.here.get(guest, ()))
        return next(clients, None)

    def here(self, guest: str) -> bool:
        """Whether a guest is connected."""
        return guest in self._lookers.here or guest in self.roll.all.here

    def grace(self, guest: str) -> int:
        """For how many milliseconds more someone is waited for who sits here, and whose line was lost; else 0.

        Who left on purpose, and whose seat a bot therefore holds, is not waited for.
        """
        chair = None if self.here(guest) else self.table.chair_of(guest)
        if chair is None or not self.table.sitters[chair].person:
            return 0
        seconds = limits.GRACE_SECONDS_WITH_CLOCK if self.table.customs.clock else limits.GRACE_SECONDS
        lost = self.roll.all.lost.get(guest, self.roll.all.begun)
        return max(0, lost + 1000 * seconds - self._means.now())

    @property
    def there(self) -> Here:
        """Whether a guest is connected, or waited for."""
        return those_there(self.here, self.grace)

    def _ready(self, table: Table) -> frozenset[int]:
        """Seats that have seen enough of the open cups."""
        known = self.roll.all
        return frozenset(known.ready) if known.standing == table.standing else frozenset()

    def replay(self, entries: Iterable[Entry], head: str) -> None:
        """Takes in what the log has beyond what is known here, and its head."""
        self._head = head
        for entry in entries:
            self.table = self.table.after(entry.event, entry.at)
            self._bots.follow(entry.event, self.table)
            if entry.guest and entry.command:
                if asked := self._waiting.get((entry.guest, entry.command)):
                    asked.elsewhere = True
                self._remember(entry.guest, entry.command, None)

    async def settled(self) -> None:
        """Returns when nothing is under way here."""
        while self.busy or self._speaking:  # noqa: ASYNC110 - at the end of a house, or of a test
            await asyncio.sleep(0)

    # --- What is asked

    def done(self, guest: str, command: str) -> bool:
        """Whether this was carried out before. Raises ``PerudoError``, its first answer, where it was refused then."""
        answers = self._answers.get(guest)
        if answers is None or command not in answers:
            return False
        first = answers[command]
        if first is not None:
            raise first.anew()
        return True

    def awaits(self, guest: str, command: str, answer: Answer) -> bool:
        """Whether this very command is under way: then its one answer goes to this sender as well."""
        asked = self._waiting.get((guest, command))
        if asked is not None:
            asked.answers.append(answer)
        return asked is not None

    def ask(self, guest: str, command: Asked | wire.Seek, answer: Answer) -> None:
        """What a guest asks for."""
        match command:
            case wire.Ready(seq=seq):  # which may be said as often as one likes
                self._post(_Asked(lambda table: self._look_on(table, guest, seq), [answer], guest))
            case wire.React():
                self._post(_Asked(lambda table: self._react(table, guest, command), [answer], guest))
            case _:
                self._unsure |= isinstance(command, BY_WHO_IS_THERE) and not self.roll.alone
                self._post(_Asked(lambda table: self._decide(table, guest, command), [answer], guest, command.id))

    async def asked(self, guest: str, command: Asked | wire.Seek) -> None:
        """The same, for one who waits. Raises ``PerudoError`` where it is refused."""
        answer, answered = _once()
        if not self.awaits(guest, command.id, answer):
            self.ask(guest, command, answer)
        if (error := await answered) is not None:
            raise error

    def seat_told(self, guest: str) -> wire.SeatTold | None:
        """How it goes here, for a guest who has a seat; None for anyone else."""
        return seat_told(self.table, guest)

    async def seat_secret(self, guest: str) -> str:
        """The secret by which another device takes this guest's seat; all nodes know that it is the last one.

        Raises ``PerudoError`` where they have none.
        """
        if self.table.chair_of(guest) is None:
            raise PerudoError("not-seated")
        now, known = self._means.now(), self.roll.all.links
        made = max(now, known.get(guest, 0) + 1)
        secret = self._means.links.make(self.table, guest, made)
        self.roll.note(links=self._means.links.made(self.table.code))
        await self.roll.store()
        return secret

    def refresh(self) -> None:
        """Another server may have written to this table: what it wrote is read and shown."""
        self._behind = True
        self._post(_Asked(lambda _: [], []))

    def reacted(self, shown: wire.Reacted) -> None:
        """Somebody at another node pulls a face, or so it is said: it is shown if it may be."""
        allowed = self.table.customs.talk or shown.reaction is None
        if shown.seat in self.table.sitters and allowed and not self._reactions.wait(str(shown.seat)):
            self._lookers.tell(wire.encode(shown))

    def _decide(self, table: Table, guest: str, command: Decided | wire.Seek | wire.TakeSeat) -> list[Happening]:
        plays = isinstance(command, wire.Act | wire.Contribute)
        if table.seq >= (limits.LOG_HARD_LIMIT if plays else limits.LOG_SOFT_LIMIT) and not isinstance(
            command, wire.Leave
        ):
            raise PerudoError("table-worn-out")
        means = self._means
        if isinstance(command, wire.TakeSeat):
            return hand_over(table, means.links.owner(table, command.secret, means.now(), self.roll.all.links), guest)
        decided = decide(
            table,
            command,
            guest,
            now=means.now(),
            pace=means.pace,
            dice=means.dice,
            here=self.here,
            grace=self.grace,
            ready=self._ready(table),
        )
        if isinstance(command, wire.Sit | wire.Seek) and table.chair_of(guest) is None:
            self._arrivals.take(table.code)
        return decided

    def _look_on(self, table: Table, guest: str, seq: int) -> list[Happening]:
        """When all people who are here are ready, the next round is dealt, or another game begins."""
        seat = table.chair_of(guest)
        if seat is None or seq < table.standing or not (table.awaits_deal or table.stage == "over"):
            return []
        own = self.roll.own
        ready = set(own.ready) if own.standing == table.standing else set()
        if seat not in ready:
            self.roll.note(standing=table.standing, ready=tuple(sorted(ready | {seat})))
            self._count_soon(READY_SHOWN)
        return self._begin_early(table)

    def _begin_early(self, table: Table) -> list[Happening]:
        return go_on(table, self._means.dice, self.here, self.grace, self._ready(table))

    @property
    def _all_in(self) -> bool:
        """Whether another game is to begin: all players who are here are ready for it."""
        return all_ready(self.table, self.there, self._ready(self.table))

    def _react(self, table: Table, guest: str, command: wire.React) -> list[Happening]:
        seat = table.chair_of(guest)
        if seat is None:
            raise PerudoError("not-seated")
        if command.reaction is None and command.tell is None:
            return []
        if command.reaction is not None:
            may_talk(table, seat)
        self._seen_to(seat, command.reaction, command.tell)
        return []

    def _seen_to(self, seat: int, reaction: wire.Reaction | None, tell: wire.Tell | None = None) -> None:
        """Shown to all who look, here and elsewhere, and kept nowhere."""
        shown = wire.encode(wire.Reacted(table=self.table.code, seat=seat, reaction=reaction, tell=tell))
        self._lookers.tell(shown)
        self.roll.show(shown)

    def _feel(self, table: Table) -> None:
        """The cups were opened by a word that was stored here, and so nowhere else: a bot may show how it feels."""
        bots = {seat: builtin_level(bot) for seat, bot in table.bots().items() if table.sitters[seat].guest is None}
        if not table.customs.talk or table.rushed or not bots:
            return
        felt = face(public_view(table.playing()), bots, lambda seat: table.chance(f"{seat} feels"))
        if felt is not None:
            seconds = self._means.pace.felt(table) / 1000
            self._feeling = asyncio.get_running_loop().call_later(seconds, self._show_face, table.standing, *felt)

    def _show_face(self, standing: int, seat: int, reaction: wire.Reaction) -> None:
        """Unless it is too late for it."""
        self._feeling = None
        if self.table.standing == standing and self.table.paused is None and seat in self.table.bots():
            self._seen_to(seat, reaction)

    # --- Decide, append, remember, show, answer, arm

    def _post(self, asked: _Asked) -> None:
        self._box.append(asked)
        if asked.guest and asked.command:
            self._waiting[asked.guest, asked.command] = asked
        self.busy = True
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._work_on())
        self._bell.set()

    async def _work_on(self) -> None:
        """Empties the box, again and again, for as long as the room is in memory."""
        while True:
            await self._bell.wait()
            self._bell.clear()
            while self._box:
                await self._give_way()
                taken, self._box = self._box, []
                try:
                    await self._carry_out(taken)
                except Exception:
                    _log.exception("room failed", table=self.table.code)
                    self._answer(taken, [PerudoError("internal")] * len(taken))
            self.busy = False
            self._idle(self)

    async def _give_way(self) -> None:
        """Waits while it is the other nodes' turn, until one of them has stored something."""
        loop = asyncio.get_running_loop()
        while not self._behind and loop.time() < self._their_turn:
            self._bell.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(self._their_turn):
                    await self._bell.wait()

    async def _carry_out(self, taken: list[_Asked]) -> None:
        """All that was taken out of the box, with one append."""
        plan = _Plan(self.table)
        sure = self._behind or self.roll.alone
        try:
            if self._behind:
                await self._catch_up()
            if self._unsure:
                self._unsure = False
                await self.roll.look()
            for _ in range(ATTEMPTS):
                plan = self._plan(taken)
                if not sure and any(plan.errors):  # nothing is refused by what is no longer so
                    sure, seq = True, self.table.seq
                    await self._catch_up()
                    if self.table.seq > seq:
                        continue
                if not plan.rows or await self._append(plan):
                    break
                await self._catch_up()  # another server went ahead: it is decided anew
            else:
                raise PerudoError("stale")
        except PerudoError as error:
            plan.give_up(self.table, taken, error)

        before, self.table = self.table, plan.table
        for asked, refusal in zip(taken, plan.errors, strict=True):
            if asked.guest and asked.command and not (refusal and refusal.code in MAY_WORK_AGAIN):
                self._remember(asked.guest, asked.command, refusal)
        earlier = before
        for event, then in plan.happened:
            self._bots.follow(event, then)
            if isinstance(event, Spoke):
                self._means.metrics.words.count(str(event.said.__struct_config__.tag))
                if then.playing().hands is None:
                    self._feel(then)
            elif isinstance(event, Sealed) and (earlier.coming or _unproven(then)):
                _log.error("seed lost", table=then.code)  # it was of another key
            self._found(event, self._means.now())
            earlier = then
        if self.table is not before:
            begun = time.perf_counter()
            self._turned(before)
            self._means.metrics.shown.took(time.perf_counter() - begun)
        self._answer(taken, plan.errors)
        self._arm()

    def _plan(self, taken: list[_Asked]) -> _Plan:
        """What follows from all of it, one after the other."""
        now, plan = self._means.now(), _Plan(self.table)
        for asked in taken:
            try:
                known = asked.elsewhere or (asked.guest and asked.command and self.done(asked.guest, asked.command))
                plan.add(asked, [] if known else asked.decide(plan.table), now, self._means.dice)
            except PerudoError as error:
                plan.errors.append(error)
            except Exception:
                _log.exception("command failed", table=self.table.code)
                plan.errors.append(PerudoError("internal"))
        return plan

    async def _append(self, plan: _Plan) -> bool:
        """Whether it was stored: not where another server took the place. Raises ``PerudoError`` (``store-write``)."""
        begun = time.perf_counter()
        try:
            due = self._wake_at(plan.table)
            self._head = await self._means.log.append(self.table.code, plan.rows, due, head=self._head)
        except ConflictError:
            self._means.metrics.conflicts.inc()
            return False
        finally:
            took = time.perf_counter() - begun
            self._means.metrics.commit.took(took)
        if self.roll.shared:
            self._their_turn = asyncio.get_running_loop().time() + min(TURN * took, LONGEST_TURN)
        self.roll.moved()
        return True

    async def _catch_up(self) -> None:
        before = self.table
        entries, head = await self._means.log.read(before.code, before.seq, self._head)
        self.replay(entries, head)
        self._behind = False
        for entry in entries:
            self._found(entry.event, entry.at)
        if entries:
            self._their_turn = 0.0
            self._turned(before)

    def _found(self, event: Happening, at: int) -> None:
        """Who has found a seat is waited for: their page may still be on its way to the table."""
        if isinstance(event, Sat | Handed):
            self._attend(lost={**self.roll.own.lost, event.guest: at})

    def _turned(self, before: Table) -> None:
        """The table is another than ``before``: everyone is shown it."""
        if self.table.standing != before.standing:
            self._pondered.clear()
            self._known_ready = frozenset()
        if self.table.sitters is not before.sitters:
            self._attend()
        if self.table.talk is not before.talk:
            self._lookers.tell(talk_lines(self.table, [line for line in self.table.talk if line.seq > before.seq]))
        seats, were = (self.table.sitters, self.table.removed), (before.sitters, before.removed)
        moved = self._lookers.moved(before, self.table) if any(map(operator.is_not, seats, were)) else []
        for client in moved:
            self._lookers.look_away(client)
        self._show()
        for client in moved:
            self._lookers.look(client, self._sight())

    def _answer(self, taken: list[_Asked], errors: list[PerudoError | None]) -> None:
        for asked, error in zip(taken, errors, strict=True):
            if asked.guest and asked.command:
                self._waiting.pop((asked.guest, asked.command), None)
            for answer in asked.answers:
                answer(error)

    def _remember(self, guest: str, command: str, answer: PerudoError | None) -> None:
        answers = self._answers.setdefault(guest, OrderedDict())
        answers[command] = answer and answer.anew()
        self._answers.move_to_end(guest)
        if len(answers) > limits.COMMAND_RESULTS_KEPT:
            answers.popitem(last=False)
        if (
            len(self._answers) > limits.GUESTS_WITH_RESULTS_KEPT
        ):  # strangers, who may be many, push nobody out who sits here
            seated = {sitter.guest for sitter in self.table.sitters.values()}
            del self._answers[next((each for each in self._answers if each not in seated), guest)]

    def _wake_at(self, table: Table) -> Due:
        """When a table whose clock runs has to be woken though nobody is there."""
        if not table.hurried or (self.table.stage == table.stage != "playing"):
            return "as it is"
        if table.stage != "playing" or table.paused is not None:
            return None
        return table.due(self._means.pace) or table.stood

    # --- Who looks

    def substituted(self, guest: str) -> bool:
        """Whether a bot plays in this guest's seat, and the log has room for their return."""
        return bool(returned(self.table, guest)) and self.table.seq < limits.LOG_SOFT_LIMIT

    async def join(self, client: Client, screen: bool, back: bool) -> None:
        """A client looks at the table from now on: it is sent all of it, and then whatever changes.

        ``back``: its guest takes their seat again from the bot that held it.
        """
        self._enter(client, screen)
        shared = not self.roll.alone
        self._behind |= shared
        if shared or back:
            await self._posted(lambda table: returned(table, client.guest) if back else [], client.guest)
        if client not in self._lookers.there:  # it has gone meanwhile
            return
        self._show()  # to the others; who comes is shown all of it
        client.send(talk_lines(self.table, self.table.talk))
        self._lookers.look(client, self._sight())
        self._arm()

    def leave(self, client: Client) -> None:
        """A client looks at the table no more."""
        if client in self._lookers.there:
            self._exit(client)
            self._show()
            self._arm()

    async def _posted(self, decide: Decide, guest: str | None = None) -> PerudoError | None:
        """Waits for what follows; gives why it did not."""
        answer, answered = _once()
        self._post(_Asked(decide, [answer], guest))
        return await answered

    def _enter(self, client: Client, screen: bool) -> None:
        self._exit(client)
        self._lookers.enter(client, screen)
        self._attend()

    def _exit(self, client: Client) -> None:
        lost = self.roll.own.lost
        if self._lookers.exit(client):
            lost = {**lost, client.guest: self._means.now()}
        self._attend(lost=lost)

    def _attend(self, lost: dict[str, int] | None = None) -> None:
        """Note who is there now, and have the watchers counted again.

        Of lost lines, only those of seated guests matter.
        """
        own = self.roll.own
        seated = {sitter.guest for sitter in self.table.sitters.values() if sitter.guest}
        self.roll.note(
            since=(own.since or self._means.now()) if self._lookers.there else None,
            here=tuple(sorted(seated & self._lookers.here.keys())),
            lost={who: at for who, at in (own.lost if lost is None else lost).items() if who in seated},
        )
        self._count_soon(COUNTED_AGAIN)

    def called(self) -> None:
        """The other nodes know of somebody who came or went, or is ready."""
        self._count_soon(READY_SHOWN)
        self._show()
        if self.table.awaits_deal and self._ready(self.table) and not self.roll.later:
            self._post(_Asked(self._begin_early, []))
        self._arm()
        if not self.busy:
            self._idle(self)

    def _count_soon(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        if self._counting is None or loop.time() + seconds < self._counting.when():
            if self._counting is not None:
                self._counting.cancel()
            self._counting = loop.call_later(seconds, self._count)

    def _count(self) -> None:
        self._counting = None
        self._known_ready = self._ready(self.table)
        seated = {sitter.guest for sitter in self.table.sitters.values()}
        self.roll.note(watchers=self._lookers.watching(seated))
        self._watchers = self.roll.all.watchers
        self._show()

    def _sight(self) -> Sight:
        due, now = self._due(self.table), self._means.now()
        retractable = self.table.retractable(now, self._means.pace)
        return Sight(self.table, self.here, self.grace, self._watchers, self._known_ready, due, now, retractable)

    def _show(self) -> None:
        if self._lookers.show(self._sight()):
            self._changed(self)

    # --- Time

    def reckon(self) -> None:
        """After it was read: where the machine's clock was set back since, nothing waits the longer for it.

        Of tables whose clocks run, ``wake`` knows more.
        """
        ahead = self.table.at - self._means.now()
        if ahead > AHEAD and self.table.stage == "playing" and self.table.paused is None and not self.keeps_time:
            self._post(_Asked(lambda _: [Credited(-ahead)], [self._went_on]))

    async def wake(self, last: int) -> None:
        """After a start: nobody is charged for the time that the server was away. ``last``: when one was last there.

        Where the machine's clock was set back meanwhile, that lies ahead: so much is taken back from all that waits.
        Raises ``PerudoError`` where that can't be written.
        """

        now = self._means.now()  # not when it is decided: an event is never before what it gives back

        def credit(table: Table) -> list[Happening]:
            away = now - max(table.at, last)
            return [Credited(away)] if away else []

        error = await self._posted(credit)
        if error is not None:
            raise error

    def close(self) -> None:
        """Stops every timer; what is stored goes on when the table is taken up again."""
        for waits in (self._timer, self._counting, self._feeling, self._work, *self._speaking.values()):
            if waits is not None:
                waits.cancel()
        self._timer = self._counting = self._feeling = None
        self._bots.close()
        self.roll.end()

    def _arm(self) -> None:
        """Sets the clock for the next thing that the table, or a bot at it, does by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.awake:
            return
        later = self.roll.later
        for seat in self._thinking(self.table):  # from now on, so that nobody waits for it when its time has come
            if not later:
                self._bots.ask(self.table, seat)
        moments = list(self.moments())
        if moments:
            delay = max(HELD_UP if self._held_up else 0, (min(moments) + later - self._means.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, self.tick)
        self._held_up = False

    def moments(self) -> Iterator[int]:
        """When the table, or a bot at it, does something by itself, or someone who was waited for is away: in
        milliseconds since 1970."""
        due = self._due(self.table)
        if due is not None:
            yield due
        if self._all_in:
            yield self._means.now()
        yield from (self._means.now() + left for left in self.table.waited_for(self.grace).values())
        for seat in self._thinking(self.table):
            if seat not in self._speaking:
                yield self.table.stood + self._means.pace.think(self.table, seat)

    def _due(self, table: Table) -> int | None:
        """When the table goes on; a first deal waits for contributions from when somebody is there to send one."""
        due = table.due(self._means.pace)
        if due is None or not table.undealt or self.keeps_time:
            return due
        return max(due, (self.roll.all.since or 0) + due - table.stood)

    def _thinking(self, table: Table) -> list[int]:
        """Bots that are yet to say something, or to keep silent."""
        acting = table.game and table.game.to_act
        return [seat for seat in table.speakers() if seat == acting or seat not in self._pondered]

    def tick(self) -> None:
        """Begins what is due."""
        now, table = self._means.now(), self.table
        due = self._due(table)
        if not self.awake:
            return
        self._show()  # who was waited for may be away now
        if self.roll.later and self._refreshed_at != table.seq:  # another node should have gone on
            self._refreshed_at = table.seq
            self.refresh()
            return
        if due is not None and due <= now:
            self._post(_Asked(self._go_on, [self._went_on]))
            return
        if self._all_in:
            self._post(_Asked(self._begin_early, [self._went_on]))
            return
        for seat in self._thinking(table):
            if seat not in self._speaking and table.stood + self._means.pace.think(table, seat) <= now:
                self._speaking[seat] = asyncio.get_running_loop().create_task(self._let_speak(table, seat))
                break
        self._arm()
        if not self.busy:
            self._idle(self)

    def _go_on(self, table: Table) -> list[Happening]:
        """What is due, if nobody was quicker."""
        due = self._due(table)
        return advance(table, self._means.dice) if self.awake and due is not None and due <= self._means.now() else []

    async def _let_speak(self, table: Table, seat: int) -> None:
        thought = self._bots.ask(table, seat)
        try:
            await asyncio.wait([thought])
        finally:
            del self._speaking[seat]

        def said(now: Table) -> list[Happening]:
            quicker = thought.cancelled() or now.standing != table.standing  # were others
            if quicker or seat not in self._thinking(now) or not self.awake:
                return []
            word = in_turn(thought.result(), table.playing(), seat)
            if word is None or isinstance(word, Calza):
                self._pondered.add(seat)
            return speak(now, seat, word, self._means.now() + self._means.pace.calza_window(now)) if word else []

        self._post(_Asked(said, [self._went_on]))

    def _went_on(self, error: PerudoError | None) -> None:
        """Whatever it is, the table must not stand still for ever."""
        if error is not None:
            _log.error("table could not go on", table=self.table.code, error=str(error))
            self._held_up = True


@dataclass(slots=True)
class _Plan:
    """What follows from all that lay in the box, and the table as it will be."""

    table: Table
    happened: list[tuple[Happening, Table]] = field(default_factory=list)
    """Each event, and the table after it."""
    rows: list[Entry] = field(default_factory=list)
    """The events as the log keeps them."""
    errors: list[PerudoError | None] = field(default_factory=list)
    """For each that was asked why it is refused; None where it is done."""

    def add(self, asked: _Asked, events: list[Happening], now: int, dice: Dice) -> None:
        """What follows from one of them, and what follows from that at once."""
        then = after(self.table, events, now, dice)
        if then:
            self.table = then[-1][1]
        self.rows += entries(then, now, asked.guest, asked.command)
        self.happened += then
        self.errors.append(None)

    def give_up(self, table: Table, taken: list[_Asked], error: PerudoError) -> None:
        """Nothing of it was stored: all are refused who were not refused before."""
        self.errors = [known or error for known in self.errors] or [error] * len(taken)
        self.table, self.happened, self.rows = table, [], []


def after(table: Table, events: list[Happening], now: int, dice: Dice) -> list[tuple[Happening, Table]]:
    """Events and what follows from them at once, with the table after each."""
    happened = []
    for event in events:
        table = table.after(event, now)
        happened.append((event, table))
    for event in sequel(table, dice) if events else []:
        table = table.after(event, now)
        happened.append((event, table))
    return happened


def entries(happened: list[tuple[Happening, Table]], now: int, guest: str | None, command: str | None) -> list[Entry]:
    """Events as the log keeps them; the first bears the id of the command by which they came."""
    return [
        Entry(table.seq, now, guest, None if behind else command, event)
        for behind, (event, table) in enumerate(happened)
    ]


def _unproven(table: Table) -> bool:
    """Whether the dice that lie open can't be proven."""
    return table.drawn is not None and table.drawn.proof.seed is None


def _once() -> tuple[Answer, asyncio.Future[PerudoError | None]]:
    """An answer for one who waits for it, and may have given up."""
    answered: asyncio.Future[PerudoError | None] = asyncio.get_running_loop().create_future()
    return lambda error: None if answered.done() else answered.set_result(error), answered
