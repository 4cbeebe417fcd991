"""Non-interference runs: the same table twice, which differs only in dice that no client may know.

Each run follows from a number: rules, seats, actions and dice. In the last round the hands of some people differ
between the runs. Everything that is sent to others, and everything that the server logs, must be equal, byte by byte,
until the cups lift.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import structlog
from prometheus_client import generate_latest

from perudo.core.rules import EDITIONS
from perudo.records.fair_dice import SEED_BYTES, DrawInputs
from perudo.server.game_server import GameServer
from perudo.server.log.store import Store, chain_rows
from perudo.server.room.room import Room
from perudo.table.decisions import TOURNAMENT_HOST, TournamentSeat, open_tournament_table
from perudo.table.events import LogEntry, StoredSettings
from perudo.table.replays import finished_record
from perudo.table.state import RegisteredName, Timing
from tests.server.conftest import Person

CODE = "TWINS"
PACE = Timing(1000)
"""So slow that nothing happens but when a test lets time pass."""
MOST_WORDS = 8


class MemoryStore(Store):
    """A log in memory: a crash is not what is tested here."""

    def __init__(self) -> None:
        self.stored: dict[str, list[LogEntry]] = {}
        self.head = ""

    async def append(
        self,
        table: str,
        entries: Sequence[LogEntry],
        due: object = None,
        head: str = "",
        epoch: int | None = None,
        do: object = None,
    ) -> str:
        self.stored.setdefault(table, []).extend(entries)
        _, self.head = chain_rows(table, entries, head)
        return self.head

    async def read_from(self, table: str, after: int = 0, head: str = "") -> tuple[list[LogEntry], str]:
        return self.stored.get(table, [])[after:], self.head

    async def table_opened_by(self, guest: str, command: str) -> None:
        return None


async def register_name(guest: str) -> RegisteredName:
    """Everybody has a registered name."""
    return RegisteredName(f"person {guest}", guest.title())


@dataclass
class Hands:
    """Dice of one deal, seat by seat; those of the seats that differ come from the twin's own chance."""

    common: Random
    own: Random
    differing: frozenset[int]
    seat: int = 0

    def roll(self, count: int) -> tuple[int, ...]:
        self.seat += 1
        same, other = (tuple(chance.choices(range(1, 7), k=count)) for chance in (self.common, self.own))
        return other if self.seat in self.differing else same

    def draw(self, among: Sequence[int]) -> int:
        return self.common.choice(among)


@dataclass
class TwinDice:
    """The same dice in both twins; from ``differ`` on, other ones for the seats named."""

    number: int
    twin: int
    differing: frozenset[int] = frozenset()

    def salt(self) -> bytes:
        return bytes(16)

    def seed(self, place: str, number: int, salt: bytes) -> bytes:
        return bytes(SEED_BYTES)

    def chance(self, draw: DrawInputs, purpose: str) -> Hands:
        of = f"{self.number} {draw.round} {purpose}"
        return Hands(Random(of), Random(f"{of} {self.twin}"), self.differing if purpose == "deal" else frozenset())


@dataclass
class Twin:
    """One of two twins, at play."""

    number: int
    twin: int
    now: float = 1.8e9
    transcript: dict[str, list[Any]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.random = Random(self.number)
        self.dice = TwinDice(self.number, self.twin)
        self.store = MemoryStore()
        self.house = GameServer(self.store, timing=PACE, dice=self.dice, clock=lambda: self.now, codes=lambda: CODE)
        self.house.people.registered_name = register_name  # type: ignore[method-assign]
        self.people: list[Person] = []
        self.watchers: dict[str, Person] = {}

    @property
    def room(self) -> Room:
        return self.house.rooms._rooms[CODE]

    async def played(self) -> dict[str, Any] | None:
        """Plays up to the last call, and gives what everyone was sent who may not know the hands that differ.

        None where the game was over before it came to that.
        """
        try:
            return await self._played()
        finally:
            self.house.close()  # a timer would go on with the game, and keep all of it in memory

    async def _played(self) -> dict[str, Any] | None:
        random = self.random
        await self._gather()
        watchers = self.watchers
        watchers |= {name: Person(self.house, name) for name in ("watcher", "looker")}
        await watchers["watcher"].do("watch", table=CODE)
        await watchers["looker"].do("watch-lobby")
        watchers["screen"] = Person(self.house, self.people[0].guest)
        await watchers["screen"].do("watch", table=CODE, screen=True)
        await self.people[0].do("start", table=CODE)
        for _ in range(random.randrange(3)):
            await self._play_round()
            if self.room.table.stage == "over":
                return None
        others = [person for person in self.people if self._hidden(person)]
        self.dice.differing = frozenset(self._seat(person) for person in others[: random.randint(1, 3)])
        await self._deal()
        kept_from = [person for person in self.people if not self._may_know(person)]
        await self._speak(random.randint(0, MOST_WORDS))  # by its call somebody may be out, in one of the twins
        told: dict[str, Any] = {person.guest: person.sent for person in kept_from}
        told |= {name: person.sent for name, person in watchers.items()}
        if self.room.table.current_game().hands is not None:
            told["record"] = finished_record(CODE, await self.store.entries(CODE), 1)
            told["metrics"] = self._figures()
        return told | self.transcript

    async def _gather(self) -> None:
        random = self.random
        edition = random.choice(list(EDITIONS))
        people, bots = random.randint(2, 4), random.choice((0, 0, 1, 2))
        fewest, _ = EDITIONS[edition].players
        people = max(people, fewest - bots)
        options = {
            "lost_dice_visible": random.random() < 0.5,
            "calza": random.random() < 0.5,
            "calza_wins": random.choice(("die", "all-others-lose")),
            "first_opener": random.choice(("random", "highest-roll")),
            "dice": random.choice((1, 3, 5)),
        }
        table_settings = {
            "listed": True,
            "spectators_see_previous_round": random.random() < 0.5,
            "eliminated_see_dice": random.random() < 0.5,
            "training_aid": options["lost_dice_visible"] and random.random() < 0.5,
            "clock": random.choice((None, {"move": 60})),
        }
        names = ["Ana", "Bo", "Cleo", "Dan"][:people]
        self.people = [Person(self.house, name.lower()) for name in names]
        helps = table_settings["eliminated_see_dice"] or table_settings["training_aid"]
        rated = not helps and Random(f"{self.number} rated").random() < 0.5
        opened = {"edition": edition, "options": options, "chairs": people + bots, "table_settings": table_settings}
        opened["rated"] = rated
        if Random(f"{self.number} tournament").random() < 0.2:
            seats = [TournamentSeat(name, name.lower(), None, away=False) for name in names]
            seats += [TournamentSeat(f"Bot {number}", None, None, away=False) for number in range(bots)]
            settings = msgspec.convert(table_settings, StoredSettings)
            await self.house.rooms.open_as(
                TOURNAMENT_HOST, "opened", lambda _: open_tournament_table("CUP", edition, options, settings, seats)
            )
        else:
            await self.people[0].do("open", name=names[0], bots=["beginner", "odds"][:bots], **opened)
        for name, person in zip(names, self.people, strict=True):
            await person.do("watch", table=CODE)
            await person.do("sit", table=CODE, name=name)

    def _figures(self) -> list[str]:
        """Return the server's metrics except for durations, which depend on the machine."""
        told = generate_latest(self.house.metrics.registry).decode().splitlines()
        return [line for line in told if "_seconds" not in line and "_created" not in line]

    def _seat(self, person: Person) -> int:
        return self.room.table.chair_of(person.guest) or 0

    def _hidden(self, person: Person) -> bool:
        """Whether someone's hand may differ: all but the last, who looks on from a seat."""
        return person is not self.people[-1]

    def _differs(self, person: Person) -> bool:
        return self._seat(person) in self.dice.differing

    def _may_know(self, person: Person) -> bool:
        """Whether someone may see a hand that differs: who holds it, and where the host lets them who is out."""
        table = self.room.table
        out = self._seat(person) not in (table.game.alive if table.game else ())
        return self._differs(person) or (out and bool(table.settings.eliminated_see_dice))

    async def _play_round(self) -> None:
        """It ends by a calza that is right, where the rules let anybody call one: else by a dudo."""
        await self._deal()
        while (game := self.room.table.current_game()).hands is not None:
            actor = self._actor()
            if actor is None or self.room.table.calza_calls:
                await self._pass_time()
            elif not game.bids:
                exact = [bid for bid in game.legal.bids if (game.after(bid).matching_dice or (0,))[0] == bid.quantity]
                bid = self.random.choice(exact) if exact and game.rules.calza else None
                await (actor.bid(*bid) if bid else actor.act(_bid(actor, self.random)))
            else:
                for person in self.people:
                    await person.act({"move": "calza"})
                if not self.room.table.calza_calls:
                    await actor.act({"move": "dudo"})

    async def _deal(self) -> None:
        """Up to the next bids: opening rolls, contributions, and the cups that stand open."""
        while self.room.table.current_game().hands is None and self.room.table.stage == "playing":
            for person in self.people:
                if self.random.random() < 0.7 and self.room.table.current_game().hands is None:
                    if person.state["next_draw"]:
                        await person.contribute()
                    elif person.state["digest_round"]:
                        await person.pledge()
            if self.room.table.current_game().hands is None:
                await self._pass_time()

    async def _speak(self, words: int) -> None:
        """Make up to ``words`` moves and other actions, but none that lifts the cups."""
        told = [someone.sent for someone in (*self.people, *self.watchers.values())]
        for _ in range(words):
            before = [len(sent) for sent in told]
            await self._look_away()
            await self._say_something()
            if self.room.table.current_game().hands is None:
                for sent, length in zip(told, before, strict=True):
                    del sent[length:]
                return

    async def _say_something(self) -> None:
        actor, chance = self._actor(), self.random.random()
        someone = self.random.choice(self.people)
        if chance < 0.1:
            await someone.do("chat", table=CODE, phrase="really")
        elif chance < 0.2:
            await someone.do("react", table=CODE, gesture="peek")
        elif chance < 0.25:
            await someone.act({"move": "calza"})
        elif actor is None or self.room.table.calza_calls:
            await self._pass_time()
        else:
            await actor.act(_bid(actor, self.random) or {"move": "dudo"})
            if chance > 0.85:
                await actor.do("retract", table=CODE, seq=actor.state["seq"])

    async def _look_away(self) -> None:
        """Someone comes back, as after a reload, or goes and stays away for a moment."""
        for someone in self.random.sample(self.people, 1):
            await someone.do("watch-lobby")
            await someone.do("watch", table=CODE)

    def _actor(self) -> Person | None:
        seat = self.room.table.current_game().to_act
        return next((person for person in self.people if self._seat(person) == seat), None)

    async def _pass_time(self) -> None:
        """Until the next thing that the table does by itself."""
        moment = min(self.room.scheduler.due_times())
        self.transcript.setdefault("moments", []).append(moment)
        self.now = moment / 1000
        self.room.scheduler.run_due()
        await self.room.settled()


def _bid(actor: Person, random: Random) -> dict[str, Any]:
    """One of the bids that this person may make; nothing where there is none."""
    runs = [
        (run["first"], min(run["last"], run["first"] + 1), face)
        for face, column in enumerate(actor.view["choices"]["bids"], start=1)
        for run in column
        if run["why_not"] is None
    ]
    if not runs:
        return {}
    first, last, face = min(runs[:3], key=lambda _: random.random())
    return {"move": "bid", "quantity": random.randint(first, last), "face": face}


async def runs_differ(number: int, patch: Callable[[Callable[[], Random]], None]) -> list[str] | None:
    """Return the names of those who could see a difference between two runs. None for a game that ended early.
    ``patch`` replaces the source of the bots' randomness.
    """
    shown = []
    for twin in (1, 2):
        patch(lambda: Random(number))
        with structlog.testing.capture_logs() as logged:
            told = await Twin(number, twin).played()
        if told is None:
            return None
        shown.append({**told, "log": logged})
    one, other = shown
    return sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))
