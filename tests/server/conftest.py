"""People at tables without a network: clients that store what they receive, and scripted dice."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Self

import msgspec
import pytest
from sqlalchemy import Connection

from perudo.records.fair_dice import CONTRIBUTION_BYTES, SEED_BYTES, DrawInputs, contribution_digest
from perudo.server import ownership
from perudo.server.edge.forwarding import Forwarding
from perudo.server.edge.guest_tokens import GuestTokens
from perudo.server.game_server import GameServer, steady_clock
from perudo.server.log.archive import Archive
from perudo.server.log.database import METADATA, sqlite_file
from perudo.server.log.store import Store
from perudo.server.ownership import Leases
from perudo.table.state import Timing
from tests.conftest import needs, new_database
from tests.server.served import Served
from tests.server.shown import Shown


class SeededDice:
    """Dice that depend only on the seed, not on contributions; ``script`` comes first."""

    def __init__(self, seed: int = 0, script: Sequence[tuple[int, ...]] = ()) -> None:
        self.random = Random(seed)
        self.script = list(script)

    def salt(self) -> bytes:
        return bytes(16)

    def seed(self, place: str, number: int, salt: bytes) -> bytes:
        return bytes(SEED_BYTES)

    def chance(self, draw: DrawInputs, purpose: str) -> Self:
        return self

    def roll(self, count: int) -> tuple[int, ...]:
        return self.script.pop(0) if self.script else tuple(self.random.choices(range(1, 7), k=count))

    def draw(self, among: Sequence[int]) -> int:
        return among[0]


class Watch:
    """A clock that a test turns. It runs on by itself as well, so that timers fire, unless it is ``stopped``, and goes
    back for nothing else: the machine's own clock is set now and then."""

    def __init__(self, *, stopped: bool = False) -> None:
        self.ahead = 0.0
        self._clock = steady_clock()
        if stopped:
            now = self._clock()
            self._clock = lambda: now

    def __call__(self) -> float:
        return self._clock() + self.ahead


class Person:
    """A browser without a browser: sends commands to a house, and keeps every byte that it is sent."""

    def __init__(self, house: GameServer, guest: str, number: int = 0, address: str = "") -> None:
        self.house = house
        self.guest = guest
        self.address = address
        self.session: str | None = None
        self.table: str | None = None
        self.sent_away = False
        self.sent: list[bytes] = []
        self._states: list[dict[str, Any]] = []
        self.number = number
        self._shown = Shown()
        self._new: list[bytes] = []
        house.connect(self)

    def send(self, message: bytes) -> None:
        self.sent.append(message)
        self._new.append(message)

    def send_away(self) -> None:
        self.sent_away = True
        self.house.disconnect(self)

    async def do(self, do: str, /, **command: Any) -> dict[str, Any]:
        """Sends a command and returns its answer."""
        self.number += 1
        command = {"do": do, "id": f"{self.guest[:30]}-{self.number}", **command}
        await self.house.handle(self, msgspec.json.encode(command))
        answers = [answer for answer in self.messages("done", "refused") if answer["id"] in (command["id"], None)]
        return answers[-1]

    async def pledge(self) -> dict[str, Any]:
        """Gives the digest of its part in the next dice that nobody has committed to, as a page does at once."""
        number = self.state["digest_round"]
        return await self.part(number - 1, next_digest=self.digest(number))

    async def contribute(self, *, goes_on: bool = True) -> dict[str, Any]:
        """Opens its part in the next round's dice, and gives the digest of the one after, if that ``goes_on``."""
        coming, number = self.state["next_draw"], self.state["digest_round"] if goes_on else None
        opened = self.contribution(coming["round"]).hex() if self.digest(coming["round"]) in coming["digests"] else None
        return await self.part(coming["round"], contribution=opened, next_digest=number and self.digest(number))

    async def part(self, number: int, **part: str | None) -> dict[str, Any]:
        return await self.do("contribute", table=self.state["table"], round=number, **part)

    def contribution(self, number: int) -> bytes:
        """Its part in the dice of a round: always the same."""
        return sha256(f"{self.guest} {number}".encode()).digest()[:CONTRIBUTION_BYTES]

    def digest(self, number: int, contribution: bytes | None = None) -> str:
        """Return the digest of this contribution to a round, or of the person's own, for their seat."""
        place = f"{self.state['table']}/{self.state['game']}"
        return contribution_digest(place, number, self.state["seat"], contribution or self.contribution(number))

    async def bid(self, quantity: int, face: int) -> dict[str, Any]:
        return await self.act({"move": "bid", "quantity": quantity, "face": face})

    async def act(self, action: dict[str, Any], seq: int | None = None) -> dict[str, Any]:
        state = self.state
        return await self.do("act", table=state["table"], seq=state["seq"] if seq is None else seq, move=action)

    def messages(self, *kinds: str) -> list[dict[str, Any]]:
        decoded: list[dict[str, Any]] = [msgspec.json.decode(message) for message in self.sent]
        return [message for message in decoded if message["is"] in kinds]

    @property
    def state(self) -> dict[str, Any]:
        """The table as this person was last shown it."""
        return self.states[-1]

    @property
    def states(self) -> list[dict[str, Any]]:
        """The table as this person was shown it, again and again."""
        for message in self._new:
            if message.startswith(b'{"is":"table"'):
                assert self._shown.take(msgspec.json.decode(message)), "a state was missed"
                self._states.append(self._shown.state)
        self._new.clear()
        return self._states

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.state["view"]
        return view


async def until(happened: Callable[[], bool], seconds: float = 60) -> None:
    """Waits until something has happened; fails when it does not, however slow the machine."""
    async with asyncio.timeout(seconds):
        while not happened():  # noqa: ASYNC110 - anything may make it happen
            await asyncio.sleep(0.005)


async def start(people: list[Person]) -> str:
    """Begins the game with everyone's part in its dice; returns the table's code."""
    table: str = people[0].state["table"]
    assert (await people[0].do("start", table=table))["is"] == "done"
    await contribute(people)
    return table


async def contribute(people: list[Person]) -> None:
    """Everyone who is there sends a part in the dice of the first deal, which then comes at once."""
    opens_by_roll = people[0].state["rules"]["first_opener"] == "highest-roll"
    for person in people:
        if not person.state["next_draw"] and person.view["phase"] == "opening":  # at a high pace it is dealt at once
            await person.pledge()
    for person in people:
        if person.state["next_draw"]:
            await person.contribute(goes_on=False)  # no later deal has to wait for them
    await until(lambda: people[0].view["phase"] == "bidding" or opens_by_roll)


async def get_ready(people: list[Person]) -> None:
    """Everyone is ready for the next round, or for another game."""
    for person in people:
        assert (await person.do("ready", table=person.state["table"], seq=person.state["seq"]))["is"] == "done"


async def gather(house: GameServer, people: int, **opened: Any) -> list[Person]:
    """Seat people at a new table, before the game; the first is its host."""
    names = ["Ana", "Bo", "Cleo", "Dan", "Eva", "Fay", "Gus", "Hal"][:people]
    persons = [Person(house, name.lower()) for name in names]
    opened = {"edition": "bga", "options": {}, "chairs": people, **opened}
    answer = await persons[0].do("open", name=names[0], **opened)
    assert answer["is"] == "done", answer
    for name, person in zip(names, persons, strict=True):
        await person.do("watch", table=answer["table"])
        if person is not persons[0]:
            assert (await person.do("sit", table=answer["table"], name=name))["is"] == "done"
    return persons


Houses = Callable[..., Awaitable[GameServer]]

EITHER = {
    "endgame_views",
    "clubs",
    "collusion",
    "erasure",
    "fair",
    "grace",
    "hand_over",
    "interleaving",
    "invitations",
    "limits",
    "moderation",
    "names",
    "network",
    "people",
    "personal_practice",
}
EITHER |= {"ratings", "records", "rematch", "results", "retract", "table_settings", "tables", "tournaments", "turns"}
"""The modules whose tests run with both databases."""
assert all(Path(__file__).with_name(f"test_{name}.py").is_file() for name in EITHER)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kept_in" in metafunc.fixturenames and metafunc.module.__name__.rpartition("test_")[2] in EITHER:
        kinds = ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)]
        metafunc.parametrize("kept_in", kinds, indirect=True)


@pytest.fixture
def kept_in(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """The URL of the data of houses, by their name."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield lambda name: f"sqlite:///{tmp_path / name}.db"
        return
    needs("psycopg")
    server: str = request.getfixturevalue("postgres_server")
    with ExitStack() as stack:
        yield cache(lambda _: stack.enter_context(new_database(server)))


@pytest.fixture
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases are so long that a machine that stands still for seconds ends none. ``test_ownership.py`` tests them."""
    monkeypatch.setattr(ownership, "LEASE_SECONDS", 600.0)
    monkeypatch.setattr(ownership, "SERVE_SECONDS", 500.0)


@pytest.fixture
async def houses(kept_in: Callable[[str], str], long_leases: None) -> AsyncIterator[Houses]:
    """Makes houses; two with the same ``name`` share their data, as one server started again does."""
    stores: list[Store] = []
    leases: dict[str, Leases] = {}

    async def make(name: str = "one", archive: Archive | None = None, **settings: Any) -> GameServer:
        store = await Store.open(kept_in(name), archive)
        stores.append(store)
        if kept_in(name).startswith("postgresql"):  # where each is a node, and the only one: the one before has stopped
            if name in leases:
                await leases[name].leave()
            settings["ownership"] = leases[name] = Leases(store, "127.0.0.1:8000")
            await leases[name].join()
            settings = {"clock": leases[name].clock, **settings}
        return GameServer(store, **{"timing": Timing(0), **settings})

    yield make
    for each in leases.values():
        await each.leave()
    for store in stores:
        await store.close()


async def sql(house: GameServer, statement: str) -> list[tuple[Any, ...]]:
    """Query a server's data directly."""

    def said(connection: Connection) -> list[tuple[Any, ...]]:
        found = connection.exec_driver_sql(statement)
        return [tuple(row) for row in found] if found.returns_rows else []

    return await house._log.write(said)


async def kept(house: GameServer) -> bytes:
    """All that a house's data hold: every byte of their file, or every row."""
    if file := sqlite_file(house._log._engine.url):
        return b"".join(file.with_name(file.name + end).read_bytes() for end in ("", "-wal"))
    rows = [row for table in METADATA.tables for row in await sql(house, f'SELECT * FROM "{table}"')]
    return b" ".join(value if isinstance(value, bytes) else str(value).encode() for row in rows for value in row)


Serving = Callable[..., Awaitable[Served]]


@pytest.fixture
async def serving(houses: Houses) -> AsyncIterator[Serving]:
    """Serves houses by real sockets, in this process."""
    running: list[Served] = []

    async def serve(
        house: GameServer | None = None,
        proxy: str | None = None,
        guests: GuestTokens | None = None,
        forwarding: Forwarding | None = None,
    ) -> Served:
        listener = socket.create_server(("127.0.0.1", 0))
        running.append(Served(house or await houses(), listener, proxy, guests, forwarding))
        await until(lambda: running[-1].server.started)
        return running[-1]

    yield serve
    for served in running:
        await served.stop()
        served.house.close()
