"""A table under the control of a test: without a server or thinking bots, and with its own clock.

The messages to pages come from the product's own code and a real game: the server's ``Table``, its ``decisions`` and
its ``Projection``. Only the socket is fake: Playwright is at its other end, and commands are decided and answered at
once. Files and replays come from the product's own web application.
"""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import msgspec
import uvicorn
from playwright.sync_api import Page, WebSocketRoute, expect

from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid, Calza, Game, Move
from perudo.core.rules import house_rules, parse_rule_code
from perudo.protocol import wire
from perudo.records.signing import RecordSigner
from perudo.server.commands import run
from perudo.server.edge.web_app import build_app
from perudo.server.game_server import welcome_message
from perudo.server.metrics import Metrics
from perudo.server.people.people import Identity
from perudo.server.room.plan import apply_all
from perudo.table.context import Context, FixedAttendance
from perudo.table.decisions import advance, make_move, open_table, reclaim_seat
from perudo.table.dice_seeds import SeedProvider
from perudo.table.events import Dealt, LogEntry, TableEvent
from perudo.table.handover import SeatLinks, seat_link_message
from perudo.table.projection import (
    Projection,
    TableSnapshot,
    Viewpoint,
    chat_message,
    lobby_entry,
    seat_status,
)
from perudo.table.state import Table, Timing, connected_or_expected
from tests.browser.people import Person
from tests.conftest import free_port
from tests.server.conftest import SeededDice

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eva", "Fay", "Gus", "Hal")
Hands = Sequence[Sequence[int]]
C = TypeVar("C", bound=wire.ClientCommand)


class Files:
    """The product's web application on a thread of its own, without a house: the page, its files, finished games."""

    def __init__(self) -> None:
        self.tables: dict[str, Fake] = {}

        async def identify(token: str) -> Identity:
            return Identity(token)

        async def note_review(*_: object) -> None:
            pass

        house = SimpleNamespace(
            rate_limiter=SimpleNamespace(charge=lambda *_: None),
            metrics=Metrics(),
            addresses=(),
            signer=RecordSigner(b"the key of this server"),
            log=self._log,
            check_database=lambda: self._log(""),
            people=SimpleNamespace(identify=identify, note_review=note_review),
        )
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self._server = uvicorn.Server(
            uvicorn.Config(build_app(cast(Any, house)), port=port, log_level="error", ws="none", lifespan="off")
        )
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        while not self._server.started:
            time.sleep(0.01)

    async def _log(self, code: str) -> list[LogEntry]:
        return self.tables[code].log if code in self.tables else []

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(60)


@dataclass(eq=False)
class _Looker:
    """A page that is connected, and from where it looks."""

    send: Callable[[bytes], None]
    guest: str
    screen: bool = False
    place: Viewpoint | None = None


@dataclass(eq=False)
class Fake:
    """One table. Seated people count as connected, unless a test says otherwise; guests are known by name."""

    files: Files
    table: Table
    timing: Timing = field(default_factory=lambda: Timing(20))
    dice: SeedProvider = field(default_factory=SeededDice)
    log: list[LogEntry] = field(default_factory=list)
    sent: list[tuple[str, wire.ClientCommand]] = field(default_factory=list)
    """All commands with their senders, except keep-alive messages and requests for information."""
    addresses: tuple[str, ...] = ()
    """The addresses for others on the local network."""
    takes_parts: bool = False
    """Whether pages have a part in the dice. Else a deal might come before a page has opened its own, or after."""
    between: Callable[[bytes], bytes] = lambda message: message
    """Applied to each message to a page."""

    def __post_init__(self) -> None:
        self.now = 1_700_000_000_000
        self._audience = Projection()
        self._ready: frozenset[int] = frozenset()
        self._lookers: list[_Looker] = []
        self._links = SeatLinks()
        self._lost: dict[str, int] = {}
        self.files.tables[self.table.code] = self

    def opens(self, command: wire.Open) -> None:
        self._happen(open_table(command, self.table.code, command.name or "screen"))

    # --- People come

    @property
    def url(self) -> str:
        return f"{self.files.url}/t/{self.table.code}"

    def comes(self, person: Person, *, path: str = "") -> Page:
        """Open the table's address. Whoever has the name of a seat sits there; others watch."""
        self.connects(person)
        person.page.goto(self.url + path)
        if not path:
            expect(person.page.locator(".stage, .gathering")).to_be_visible()
        return person.page

    def connects(self, person: Person) -> None:
        """From now on the pages of this person's browser have this table at the other end of their socket."""
        sockets = re.compile("/socket([/?]|$)")
        person.page.context.route_web_socket(sockets, lambda socket: self._met(socket, person.name))

    def _met(self, socket: WebSocketRoute, guest: str) -> None:
        looker = _Looker(lambda message: socket.send(self.between(message).decode()), guest)
        self._lookers.append(looker)
        socket.on_message(lambda text: self._hear(looker, text))
        socket.on_close(lambda *_: self._lookers.remove(looker) if looker in self._lookers else None)
        looker.send(wire.encode(welcome_message(self.addresses)))

    # --- How it goes on

    @property
    def game(self) -> Game:
        return self.table.current_game()

    def says(self, seat: int, move: Move) -> None:
        """A seat speaks."""
        self._happen(make_move(self.table, seat, move, self.now + self.timing.calza_window(self.table)))

    def bids(self, *bids: tuple[int, int]) -> None:
        """Who is to act bids, and so on round the table: quantities and faces."""
        for bid in bids:
            self.says(self.game.to_act or 0, Bid(*bid))

    def doubts(self) -> None:
        """Who is to act says dudo."""
        self.says(self.game.to_act or 0, DUDO)

    def calls(self, seat: int) -> None:
        """A seat calls calza."""
        self.says(seat, Calza(seat))

    def goes_on(self) -> None:
        """Let the table's next own event happen: a calza counts, a clock runs out, the next round is dealt."""
        self.now = max(self.now, self.table.due_at(self.timing) or 0)
        self._happen(advance(self.table, self.dice))

    def fills(self) -> None:
        """The table goes on until cups are filled: before a game's first round it commits itself, then it deals."""
        while not self.game.hands:
            self.goes_on()

    def deals(self, *hands: Sequence[int], opener: int = 0) -> None:
        """The next round is dealt, with these dice."""
        self._happen([Dealt(tuple(tuple(sorted(hand)) for hand in hands), opener or self.game.opener or 1)])

    def ends(self) -> None:
        """The game goes on to its end: in each round the lowest bid, and a dudo."""
        while self.game.winner is None:
            if self.game.to_act is None:
                self.goes_on()
            else:
                self.says(self.game.to_act, DUDO if self.game.bids else self.game.legal[0])

    def does(self, name: str, do: str, /, **command: Any) -> None:
        """Someone sends a command to the table. Raises ``PerudoError`` where it is refused."""
        asked = wire.decode(msgspec.json.encode({"do": do, "id": "0", "table": self.table.code, **command}))
        self._carry_out(name, cast(wire.TableCommand, asked))

    def later(self, milliseconds: int) -> None:
        """Advance the clock, and send everyone the state at that time."""
        self.now += milliseconds
        self._show()
        for looker in self._lookers:
            if looker.place is not None:
                self._look(looker)

    def asked_by(self, person: Person, kind: type[C]) -> list[C]:
        """The commands of one kind that a person's pages have sent so far."""
        return [command for guest, command in self.sent if guest == person.name and isinstance(command, kind)]

    # --- The other end of the socket

    def _hear(self, looker: _Looker, text: str | bytes) -> None:
        command = wire.decode(text)
        if not isinstance(command, wire.Ping | wire.WatchLobby | wire.GetSeatStatuses | wire.Watch | wire.Contribute):
            self.sent.append((looker.guest, command))
        try:
            code = self._answer(looker, command)
        except PerudoError as error:
            looker.send(wire.encode(wire.refused(command.id, error)))
        else:
            looker.send(wire.encode(wire.Done(id=command.id, table=code)))

    def _answer(self, looker: _Looker, command: wire.ClientCommand) -> str | None:
        match command:
            case wire.Ping():
                return None
            case wire.WatchLobby():
                looker.place = None
                opens = self.table.stage == "gathering" and self.table.settings.listed
                listed = (lobby_entry(self.table, connected_or_expected(self._here, self._grace)),) if opens else ()
                looker.send(wire.encode(wire.LobbyState(tables=listed)))
                return None
            case wire.DecodeRules(rules=rules):
                edition, options = parse_rule_code(rules)
                settings = house_rules(edition, options).to_dict()
                info = wire.RulesInfo(id=command.id, edition=edition, options=options, rules=settings)
                looker.send(wire.encode(info))
                return None
            case wire.GetSeatStatuses(tables=codes):
                known = (self.files.tables.get(code) for code in codes)
                found = [seat_status(fake.table, looker.guest) for fake in known if fake]
                told = wire.SeatStatuses(id=command.id, tables=tuple(filter(None, found)))
                looker.send(wire.encode(told))
                return None
            case wire.Open() | wire.FindGame():
                raise PerudoError("internal")  # here nobody opens a table
            case wire.Watch(table=code) | wire.HandOver(table=code) if code != self.table.code:
                raise PerudoError("table-unknown", table=code)
            case wire.Watch(screen=screen):
                looker.screen, looker.place = screen, None
                self._happen([] if screen else reclaim_seat(self.table, looker.guest))
                looker.send(chat_message(self.table, self.table.chat))
                self._look(looker)
            case wire.Contribute() if not self.takes_parts:
                raise PerudoError("stale")
            case wire.HandOver():
                looker.send(seat_link_message(command, self._links.secret(self.table, looker.guest, self.now)))
            case _:
                self._carry_out(looker.guest, command)
        return self.table.code

    def _carry_out(self, guest: str, command: wire.TableCommand) -> None:
        attendance = FixedAttendance(self._here, self._grace, self._ready)
        context = Context(
            table=self.table,
            guest=guest,
            now=self.now,
            timing=self.timing,
            dice=self.dice,
            presence=attendance,
            seat_links=self._links,
            charge_arrival=lambda: None,
            check_may_list=lambda: None,
            react=self._react,
        )
        events = run(context, command)
        self._ready = frozenset(attendance.ready(self.table))
        self._happen(events)

    def _react(self, seat: int, reaction: wire.Reaction | None, gesture: wire.Gesture | None) -> None:
        self._tell(wire.encode(wire.Reacted(table=self.table.code, seat=seat, reaction=reaction, gesture=gesture)))

    def loses(self, name: str, grace: int) -> None:
        """Disconnect a person, who is waited for for ``grace`` milliseconds until the test changes that."""
        self._lost[name] = grace
        self._show()

    def returns(self, name: str) -> None:
        """Someone is connected again."""
        del self._lost[name]
        self._show()

    def _here(self, guest: str) -> bool:
        return guest not in self._lost

    def _grace(self, guest: str) -> int:
        return self._lost.get(guest, 0)

    def _happen(self, events: list[TableEvent]) -> None:
        """The table changes, and all are shown it."""
        before = self.table
        for event, then in apply_all(before, events, self.now, self.dice):
            self.log.append(LogEntry(then.seq, self.now, None, None, event))
            self.table = then
        if self.table.state_seq != before.state_seq:
            self._ready = frozenset()
        if self.table.chat is not before.chat:
            self._tell(chat_message(self.table, [line for line in self.table.chat if line.seq > before.seq]))
        self._show()

    def _tell(self, message: bytes) -> None:
        for looker in self._lookers:
            if looker.place is not None:
                looker.send(message)

    def _place(self, looker: _Looker) -> Viewpoint:
        if looker.screen:
            return "screen"
        handed = looker.guest in self.table.handed_over
        if looker.guest in self.table.removed:
            return "removed"
        return self.table.chair_of(looker.guest) or ("handed" if handed else "watcher")

    def _show(self) -> None:
        looking = [looker for looker in self._lookers if looker.place is not None]
        moved = [looker for looker in looking if looker.place != self._place(looker)]
        changes = self._audience.changes(self._sight(), [cast(Viewpoint, each.place) for each in looking]) or {}
        for looker in looking:
            if looker not in moved and looker.place in changes:
                looker.send(changes[looker.place])
        for looker in moved:
            self._look(looker)

    def _look(self, looker: _Looker) -> None:
        """Someone is shown all that there is to see from where they look."""
        looker.place = self._place(looker)
        self._show()
        looker.send(self._audience.full_state(self._sight(), looker.place))

    def _sight(self) -> TableSnapshot:
        seated = {occupant.guest for occupant in self.table.occupants.values()}
        here = [each for each in self._lookers if each.place]
        looking = {each.guest for each in here if not each.screen and each.guest not in seated}
        screens = sum(each.screen for each in here)
        due = self.table.due_at(self.timing)
        retractable = self.table.retractable_for(self.now, self.timing)
        return TableSnapshot(
            self.table, self._here, self._grace, len(looking), screens, self._ready, due, self.now, retractable, None
        )


def table(
    files: Files,
    people: int | Sequence[str] = 2,
    *,
    bots: int = 0,
    chairs: int | None = None,
    edition: str = "bga",
    table_settings: dict[str, Any] | None = None,
    start: bool = True,
    hands: Hands = (),
    wait_factor: float = 20,
    addresses: tuple[str, ...] = (),
    **options: Any,
) -> Fake:
    """A table with people at it (the first is its host and opens), then bots; unless it is begun no more is done.

    ``hands``: the dice of the first round; others are drawn, the same each time.
    """
    names = NAMES[:people] if isinstance(people, int) else people
    seats = len(names) + bots
    code = f"T{len(files.tables) + 1000}"
    made = Fake(files, Table(code=code), Timing(wait_factor), addresses=addresses)
    made.opens(
        wire.Open(
            id="0",
            name=names[0],
            edition=edition,
            options=options,
            chairs=chairs or max(2, seats),
            table_settings=msgspec.convert(table_settings or {}, wire.TableSettings),
        )
    )
    for name in names[1:]:
        made.does(name, "sit", name=name)
    for chair in range(len(names) + 1, seats + 1):
        made.does(names[0], "seat-bot", chair=chair, bot="odds")
    if start:
        made.does(names[0], "start")
        if hands:
            made.goes_on()  # it commits itself
            made.deals(*hands, opener=1)
        made.fills()
    return made
