"""Several nodes on one PostgreSQL database play every table right, with hints and without."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from functools import partial
from itertools import permutations
from random import Random
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server import retention as keeping
from perudo.server.edge import startup as app
from perudo.server.game_server import House
from perudo.server.log import attendance
from perudo.server.log.events import Called, Credited, Dealt, Happening, SaidBid, SaidCalza, Spoke, Talked
from perudo.server.log.store import Store
from perudo.server.nodes import nodes as nodes_module
from perudo.server.nodes.attendance import Attendance, merge
from perudo.server.nodes.clock import GENTLY, LEAP, CommonClock
from perudo.server.nodes.hints import REACTIONS, Hint
from perudo.server.nodes.nodes import Nodes
from perudo.server.nodes.redis import RedisHints
from perudo.server.nodes.roll import Roll
from perudo.server.retention import Ages
from perudo.server.room import room as room_module
from perudo.server.table.state import Pace, Table
from tests.conftest import Redis, needs, often
from tests.server.cluster import Bus, Cluster, moved, nodes
from tests.server.conftest import Houses, Person, until
from tests.server.ledger import replay

needs("psycopg")

SLOW = Pace(1000)
DUDO, CALZA = {"say": "dudo"}, {"say": "calza"}


@pytest.fixture
async def cluster(postgres: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cluster]:
    """Nodes that beat often, so that tests need not wait. None is dead for a while, unless a test says so."""
    monkeypatch.setattr(nodes_module, "BEAT", 0.1)
    monkeypatch.setattr(nodes_module, "JOINING", 0.05)
    monkeypatch.setattr(nodes_module, "ASKED", 0.1)
    monkeypatch.setattr(nodes_module, "DEAD", 60_000)
    monkeypatch.setattr(limits, "TABLE_COMMANDS", (1_000_000, 1e6))
    monkeypatch.setattr(limits, "LOGGED_COMMANDS", (1_000_000, 1e6))
    cluster = Cluster(postgres)
    yield cluster
    await cluster.close()


def mortal(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on who does not beat for a while is dead."""
    monkeypatch.setattr(nodes_module, "DEAD", 1500)


async def two(cluster: Cluster, bus: Bus | None = None, **settings: Any) -> tuple[House, House]:
    hints = bus.hints if bus else lambda: None
    return await cluster.node(hints(), **settings), await cluster.node(hints(), **settings)


async def gather(houses: tuple[House, ...], **opened: Any) -> tuple[list[Person], str]:
    """Someone at each of these nodes, at one table; each sees that all others are there."""
    names = ["Ana", "Bo", "Cleo", "Dan"][: len(houses)]
    people = [Person(house, name.lower()) for name, house in zip(names, houses, strict=True)]
    opened = {"edition": "bga", "options": {}, "chairs": len(people), **opened}
    table: str = (await people[0].do("open", name="Ana", **opened))["table"]
    for name, person in zip(names, people, strict=True):
        assert (await person.do("watch", table=table))["is"] == "done"
        if person is not people[0]:
            assert (await person.do("sit", table=table, name=name))["is"] == "done"
    for person in people:
        await until(partial(all_here, person, len(people)))
    return people, table


def all_here(person: Person, count: int) -> bool:
    seats = [seat for seat in person.state["seats"] if seat["kind"] == "person"]
    return len(seats) == count and all(seat["here"] for seat in seats)


async def start(people: list[Person], table: str) -> None:
    assert (await people[0].do("start", table=table))["is"] == "done"
    for person in people:
        await until(lambda: bool(person.state["view"]) and person.view["phase"] == "bidding")  # noqa: B023


async def contribute(people: list[Person]) -> None:
    """All give their part in the first dice, for which a slow table waits."""
    for person in people:
        await until(lambda: bool(person.state["view"]))  # noqa: B023
        await person.pledge()
    await until(lambda: all(person.state["coming"] for person in people))
    for person in people:
        await person.contribute(goes_on=False)
    await until(lambda: all(person.view["phase"] == "bidding" for person in people))


def to_act(people: list[Person]) -> Person:
    """Who is to act, by whoever has seen most."""
    newest = max(people, key=lambda person: int(person.state["seq"]))
    seat: int = newest.view["to_act"]
    return people[seat - 1]


async def together(people: list[Person]) -> None:
    """All are shown the same state."""
    await until(lambda: len({person.state["seq"] for person in people}) == 1)


async def play(people: list[Person], seconds: float = 60) -> None:
    """The game goes on to its end."""
    async with asyncio.timeout(seconds):
        while not all(person.state["stage"] == "over" for person in people):
            await together(people)
            if people[0].view["phase"] == "bidding":
                actor = to_act(people)
                bids = actor.view["bids"]
                told = await (actor.act(DUDO) if bids else actor.bid(1, 6))
                assert told["is"] == "done" or told["code"] in ("error-stale", "reason-not-your-turn"), told
            else:
                for person in people:
                    await person.do("ready", table=person.state["table"], seq=person.state["seq"])
                await asyncio.sleep(0.01)


async def ask_no_more(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no node asks which tables have moved, and the last question that was on its way has its answer."""
    passed_over = set[Nodes]()

    async def pass_over(self: Nodes, everything: bool) -> None:
        passed_over.add(self)

    monkeypatch.setattr(Nodes, "_ask", pass_over)
    await until(lambda: len(passed_over) == len(cluster.houses))


async def happened(house: House, table: str, kind: type[Happening]) -> list[Happening]:
    return [entry.event for entry in await house.log(table) if isinstance(entry.event, kind)]


# --- One game, several nodes


@pytest.mark.parametrize("hinted", [False, True], ids=["asking", "hints"])
async def test_people_at_two_nodes_play_a_game_to_its_end(cluster: Cluster, hinted: bool) -> None:
    houses = await two(cluster, Bus() if hinted else None)
    people, table = await gather(houses, options={"dice": 2})
    await start(people, table)
    await play(people)
    shown = [dict(person.state) for person in people]
    assert [state["stage"] for state in shown] == ["over", "over"]
    assert shown[0]["view"]["winner"] == shown[1]["view"]["winner"]


async def test_a_hint_tells_at_once_what_asking_would_tell_later(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes_module, "ASKED_BESIDE_HINTS", 3600)
    people, table = await gather(await two(cluster, Bus(), pace=SLOW))
    await people[0].do("say", table=table, text="hello")
    await until(lambda: any(line["text"] == "hello" for each in people[1].messages("talk") for line in each["lines"]))


async def test_who_has_stored_something_lets_the_other_nodes_store_theirs_and_goes_on(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ana, bo), table = await gather(await two(cluster, Bus(), pace=SLOW))
    monkeypatch.setattr(room_module, "TURN", 10**9)
    monkeypatch.setattr(room_module, "LONGEST_TURN", 3600)
    assert (await ana.do("say", table=table, text="first"))["is"] == "done"
    waits = asyncio.create_task(ana.do("say", table=table, text="third"))

    def heard(text: str) -> bool:
        return any(line["text"] == text for each in bo.messages("talk") for line in each["lines"])

    await until(lambda: heard("first"))
    assert (await bo.do("say", table=table, text="second"))["is"] == "done"
    async with asyncio.timeout(60):
        assert (await waits)["is"] == "done"
        await until(lambda: heard("third"))
        assert (await bo.do("say", table=table, text="fourth"))["is"] == "done"
    told = [entry.event.text for entry in await ana.house.log(table) if isinstance(entry.event, Talked)]
    assert told == ["first", "second", "third", "fourth"]


def has_heard(person: Person, lines: int) -> bool:
    """Whether someone has been sent so many lines of talk."""
    return len({line["seq"] for each in person.messages("talk") for line in each["lines"]}) >= lines


async def test_a_hint_outlives_a_database_that_did_not_answer(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes_module, "ASKED_BESIDE_HINTS", 3600)
    house, other = await two(cluster, Bus(), pace=SLOW)
    people, table = await gather((house, other))
    looks, failed = nodes(other)._look, list[list[str]]()

    async def look(codes: list[str]) -> None:
        if codes and not failed:
            failed.append(codes)
            raise PerudoError("store-read")
        await looks(codes)

    monkeypatch.setattr(nodes(other), "_look", look)
    for number in range(1, 6):  # a look that was under way before may read the first line
        await people[0].do("say", table=table, text=f"hello {number}")
        await until(partial(has_heard, people[1], number))
        if failed:
            break
    assert failed


class LongCalza(Pace):
    """A calza waits for long enough that anything may happen meanwhile."""

    def calza_window(self, table: Table) -> int:
        return 1500


async def test_each_deal_each_bots_word_and_each_calza_happens_once(cluster: Cluster) -> None:
    """Both nodes have the table, and each its timers for all of it."""
    houses = await two(cluster, Bus(), pace=Pace(0.02))
    people, table = await gather(houses, options={"dice": 2, "calza": True}, chairs=3, bots=["beginner"])
    ana, _ = people
    await start(people, table)

    async def speak(person: Person) -> None:
        bids = person.view["bids"]
        if len(bids) > 1 or (await person.bid(len(bids) + 1, 6))["is"] == "refused":
            await person.act(DUDO)

    async with asyncio.timeout(60):
        while not all(person.state["stage"] == "over" for person in people):
            await together(people)
            bids, calls = ana.view["bids"], ana.view["round"] % 2
            if ana.view["phase"] != "bidding":
                for person in people:
                    if person.state["stage"] != "over":  # there it would ask for another game
                        await person.do("ready", table=table, seq=person.state["seq"])
            elif calls and bids and bids[-1]["seat"] != ana.state["you"] != ana.view["to_act"]:
                await ana.act(CALZA)  # which a quicker word may make void
            for person in people:
                if person.view["to_act"] == person.state["you"]:
                    await speak(person)
            await asyncio.sleep(0.02)
    log = [entry.event for entry in await ana.house.log(table)]
    ends = [each for each in log if isinstance(each, Spoke) and not isinstance(each.said, SaidBid)]
    assert len([each for each in log if isinstance(each, Dealt)]) == len(ends) == ana.view["round"]
    assert {each.seat for each in log if isinstance(each, Spoke)} == {1, 2, 3}


async def test_a_calza_is_heard_once_though_its_node_dies_while_it_waits(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    houses = tuple([await cluster.node(pace=LongCalza(1000)) for _ in range(3)])
    people, table = await gather(houses, options={"dice": 2, "calza": True})
    await people[0].do("start", table=table)
    await contribute(people)
    bidder = to_act(people)
    assert (await bidder.bid(1, 6))["is"] == "done"
    await together(people)
    caller = next(each for each in people if each not in (bidder, to_act(people)))
    assert (await caller.act(CALZA))["is"] == "done"
    assert await happened(caller.house, table, Called) and not await heard_calzas(caller.house, table)
    mortal(monkeypatch)
    cluster.kill(caller.house)
    others = [each for each in people if each is not caller]
    for person in others:
        await until(lambda: person.view["phase"] != "bidding" or person.state["stage"] == "over")  # noqa: B023
    assert len(await heard_calzas(others[0].house, table)) == 1


async def heard_calzas(house: House, table: str) -> list[Happening]:
    return [each for each in await happened(house, table, Spoke) if isinstance(getattr(each, "said", None), SaidCalza)]


async def test_the_node_with_most_of_the_people_goes_on_with_a_table_first(cluster: Cluster) -> None:
    house, other = await two(cluster, Bus(), pace=Pace(0.01))
    ana, bo = Person(house, "ana"), Person(house, "bo")
    opened = {"edition": "bga", "options": {"dice": 1}, "chairs": 3, "bots": ["odds"]}
    table = (await ana.do("open", name="Ana", **opened))["table"]
    await ana.do("watch", table=table)
    await bo.do("watch", table=table)
    await bo.do("sit", table=table, name="Bo")
    cleo = Person(other, "cleo")
    await cleo.do("watch", table=table)
    here, there = house.rooms.get(table), other.rooms.get(table)
    assert here is not None and there is not None
    await until(lambda: (here.roll.later, there.roll.later) == (0, 500))
    house.disconnect(ana)
    house.disconnect(bo)
    await until(lambda: (here.roll.later > 0) == (nodes(other).id < nodes(house).id) or table not in house.rooms)


# --- Who is there


async def test_all_nodes_agree_on_who_is_here_and_who_is_host(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "GRACE_SECONDS", 2)
    houses = await two(cluster)
    (ana, bo), table = await gather(houses, chairs=3)
    assert (await bo.do("start", table=table))["code"] == "error-host-only"
    houses[0].disconnect(ana)
    await until(lambda: not bo.state["seats"][0]["here"])
    assert bo.state["grace"].keys() == {"1"} and bo.state["seats"][0]["host"]
    assert (await bo.do("seat-bot", table=table, chair=3, bot="odds"))["code"] == "error-host-only"
    await until(lambda: bool(bo.state["seats"][1]["host"]))
    assert bo.state["grace"] == {}
    assert (await bo.do("seat-bot", table=table, chair=3, bot="odds"))["is"] == "done"
    ana = moved(ana, houses[1])
    await ana.do("watch", table=table)
    assert ana.state["host"] and not bo.state["host"]


async def test_nobody_is_away_who_is_at_another_node(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though nothing has been heard of them here yet: whoever asks for such a thing has it asked."""
    houses = await two(cluster, pace=SLOW)
    people, table = await gather(houses)
    ana, bo = people
    await start(people, table)
    houses[0].disconnect(ana)
    room = houses[1].rooms.get(table)
    assert room is not None
    await until(lambda: not room.here("ana"))
    monkeypatch.setattr(limits, "GRACE_SECONDS", 0)
    await ask_no_more(cluster, monkeypatch)
    ana = moved(ana, houses[0])
    await ana.do("watch", table=table)
    at_first = houses[0].rooms.get(table)
    assert at_first is not None
    await at_first.roll.store()
    assert not room.here("ana")
    assert (await bo.do("stand-in", table=table, chair=1))["code"] == "error-person-here"


async def test_watchers_of_all_nodes_are_counted_and_told_of_seldom(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    houses = await two(cluster, pace=SLOW)
    people, table = await gather(houses)
    written: list[int] = []
    tell = attendance.tell

    def count(connection: Any, rows: Any) -> None:
        written.append(len(rows))
        tell(connection, rows)

    for house in houses:
        room = house.rooms.get(table)
        assert room is not None
        await room.roll.store()  # what is left to tell of those who sit
    monkeypatch.setattr(attendance, "tell", count)
    began = time.monotonic()
    watchers = [Person(houses[at % 2], f"watcher-{at}") for at in range(20)]
    for watcher in watchers:
        await watcher.do("watch", table=table)
    for person in people:
        await until(lambda: person.state["watchers"] == 20)  # noqa: B023
    assert len(written) <= 2 * (1 + (time.monotonic() - began) / nodes_module.WATCHERS_TOLD)


async def test_watchers_exclude_players_who_sit_at_another_node(cluster: Cluster) -> None:
    houses = await two(cluster, Bus(), pace=SLOW)
    (ana,), table = await gather(houses[:1], chairs=2)
    bo = Person(houses[1], "bo")
    await bo.do("watch", table=table)
    await until(lambda: ana.state["watchers"] == bo.state["watchers"] == 1)
    await bo.do("sit", table=table, name="Bo")
    await until(lambda: ana.state["watchers"] == bo.state["watchers"] == 0)
    await bo.do("leave", table=table)
    await until(lambda: ana.state["watchers"] == bo.state["watchers"] == 1)


async def test_a_node_that_is_alone_writes_seldom_and_who_joins_finds_all_that_it_knows(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes_module, "WATCHERS_TOLD", 3600)
    monkeypatch.setattr(nodes_module, "BEAT", 3600)  # what is left are the two beats below
    first = await cluster.node()
    written: list[int] = []
    tell = attendance.tell

    def count(connection: Any, rows: Any) -> None:
        written.append(len(rows))
        tell(connection, rows)

    monkeypatch.setattr(attendance, "tell", count)
    people = [Person(first, name) for name in ("ana", "bo")]
    table = (await people[0].do("open", name="Ana", edition="bga", options={}, chairs=2))["table"]
    await people[0].do("watch", table=table)
    await people[1].do("sit", table=table, name="Bo")
    await people[1].do("watch", table=table)
    assert written == []
    joining = asyncio.create_task(cluster.node())
    while not joining.done():
        await nodes(first).beat()
        await asyncio.sleep(0.05)
    second = await joining
    assert written[0] == 1
    cleo = Person(second, "cleo")
    await cleo.do("watch", table=table)
    assert all_here(cleo, 2)


async def test_the_next_round_is_dealt_when_all_are_ready_at_whichever_node(cluster: Cluster) -> None:
    houses = await two(cluster, pace=SLOW)
    people, table = await gather(houses)
    await people[0].do("start", table=table)
    await contribute(people)
    await to_act(people).bid(1, 2)
    await together(people)
    await to_act(people).act(DUDO)
    await together(people)
    await asyncio.gather(*(person.do("ready", table=table, seq=person.state["seq"]) for person in people))
    await until(lambda: all(person.view["round"] == 2 for person in people), 20)


async def test_the_next_round_is_not_dealt_over_the_head_of_one_who_is_waited_for(cluster: Cluster) -> None:
    """Wherever the last of the others gets ready: who has lost their line has their part in the dice to open yet."""
    house, other = await two(cluster, Bus(), pace=SLOW)
    people, table = await gather((house, house, other, other))
    ana, bo, *others = people
    await ana.do("start", table=table)
    for person in people:
        await until(lambda: bool(person.state["view"]))  # noqa: B023
        await person.pledge()
    await until(lambda: all(person.state["coming"] for person in people))
    for person in people:
        await person.contribute(goes_on=person is bo)
    await until(lambda: all(person.view["phase"] == "bidding" for person in people))
    await to_act(people).bid(1, 2)
    await together(people)
    await to_act(people).act(DUDO)
    await together(people)
    house.disconnect(bo)
    room = other.rooms.get(table)
    assert room is not None
    await until(lambda: room.grace("bo") > 0)
    for person in (*others, ana):
        await person.do("ready", table=table, seq=person.state["seq"])
    await until(lambda: room.roll.all.ready == (1, 3, 4))
    await room.settled()
    assert room.roll.later == 0 and len(await happened(house, table, Dealt)) == 1
    bo = moved(bo, house)
    await bo.do("watch", table=table)
    await bo.contribute(goes_on=False)
    await bo.do("ready", table=table, seq=bo.state["seq"])
    await until(lambda: bo.view["round"] == 2)
    assert all(seat["withheld"] == 0 for seat in bo.state["seats"])


def test_what_lies_in_the_attendance_of_a_table_comes_to_the_same_in_any_order() -> None:
    one = Attendance(begun=5, since=7, here=("a",), lost={"b": 9}, watchers=2, standing=4, ready=(1,), links={"a": 3})
    two = Attendance(begun=3, lost={"b": 11, "c": 1}, watchers=1, standing=4, ready=(2,), links={"a": 8})
    three = Attendance(begun=9, since=6, here=("d",), standing=3, ready=(3,))
    expected = Attendance(
        begun=3,
        since=6,
        here=("a", "d"),
        lost={"b": 11, "c": 1},
        watchers=3,
        standing=4,
        ready=(1, 2),
        links={"a": 8},
    )
    assert all(merge(some) == expected for some in permutations((one, two, three)))
    assert merge([one]) == one
    assert one.died(20) == Attendance(begun=5, lost={"b": 9, "a": 20}, standing=4, ready=(1,), links={"a": 3})


# --- Nodes that die


async def test_when_a_node_dies_its_people_have_lost_their_lines_and_come_back_elsewhere(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    houses = await two(cluster)
    people, table = await gather(houses, options={"dice": 1}, chairs=3, bots=["odds"])
    ana, bo = people
    mortal(monkeypatch)
    cluster.kill(houses[0])
    await until(lambda: not bo.state["seats"][0]["here"] or not bo.state["seats"][1]["here"])
    assert bo.state["grace"]
    ana = moved(ana, houses[1])
    await ana.do("watch", table=table)
    assert ana.state["host"] and bo.state["grace"] == {}
    assert (await ana.do("start", table=table))["is"] == "done"
    async with asyncio.timeout(60):
        while bo.state["stage"] != "over":
            if bo.view["phase"] == "bidding" and bo.view["to_act"] in (ana.state["you"], bo.state["you"]):
                actor = ana if bo.view["to_act"] == ana.state["you"] else bo
                await (actor.act(DUDO) if actor.view["bids"] else actor.bid(1, 6))
            await asyncio.sleep(0.01)


async def test_a_clock_runs_out_though_its_node_is_dead_and_once(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes_module, "LATE", 0)
    houses = await two(cluster)
    third = await cluster.node()
    people, table = await gather((houses[0], houses[0]), customs={"clock": {"move": 1}})
    await start(people, table)
    for person in people:
        houses[0].disconnect(person)
    assert table not in houses[1].rooms and table not in third.rooms
    said = len(await happened(houses[1], table, Spoke))
    mortal(monkeypatch)
    cluster.kill(houses[0])
    async with asyncio.timeout(60):
        while len(await happened(houses[1], table, Spoke)) < said + 3:  # noqa: ASYNC110 - asked of the log
            await asyncio.sleep(0.05)
    assert (table in houses[1].rooms) + (table in third.rooms) == 1
    taken = [house.metrics.registry.get_sample_value("perudo_claimed_total") for house in (houses[1], third)]
    assert taken == [float(table in house.rooms) for house in (houses[1], third)]


async def test_of_two_nodes_that_claim_what_is_due_one_gets_it(postgres: str) -> None:
    stores = [await Store.open(postgres) for _ in range(2)]
    for code in ("ONE", "TWO"):
        await stores[0].append(code, [], None)
        await stores[0].do(lambda connection: connection.exec_driver_sql(f"INSERT INTO due VALUES ('{code}', 5)"))  # noqa: B023
    claim = partial(attendance.claim, late=0, lease=60_000, most=50, nodes=["x"])
    claimed = await asyncio.gather(*(store.do(claim) for store in stores * 3))
    assert sorted(code for codes in claimed for code in codes) == ["ONE", "TWO"]
    for store in stores:
        await store.close()


async def test_a_node_that_stops_is_gone_at_once(cluster: Cluster) -> None:
    houses = await two(cluster)
    people, _ = await gather(houses)
    await cluster.stop(houses[0])
    await until(lambda: not people[1].state["seats"][0]["here"])


async def test_what_a_dead_node_said_is_cleared_away(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    houses = await two(cluster)
    await gather(houses)
    monkeypatch.setattr(nodes_module, "KEPT", 0)
    mortal(monkeypatch)
    dead = nodes(houses[0]).id
    cluster.kill(houses[0])
    said = "SELECT node FROM attendance WHERE node = :node UNION SELECT node FROM nodes WHERE node = :node"
    async with asyncio.timeout(60):
        while await cluster.sql(said, node=dead):  # noqa: ASYNC110 - asked of the database
            await asyncio.sleep(0.05)


async def test_who_was_at_a_node_that_is_buried_does_not_come_back(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    houses = await two(cluster)
    people, table = await gather(houses)
    mortal(monkeypatch)
    cluster.kill(houses[0])
    await until(lambda: not people[1].state["seats"][0]["here"])
    looked = asyncio.Event()  # from then on nobody asks the database who is there
    monkeypatch.setattr(nodes(houses[1]), "_look", lambda _: _say(looked))
    await looked.wait()
    monkeypatch.setattr(nodes_module, "KEPT", 0)
    await until(lambda: nodes(houses[1]).alone)
    assert not people[1].state["seats"][0]["here"]
    roll = houses[1].rooms.get(table)
    assert roll and roll.roll.version == 0 and len(roll.roll.all.here) == 1


async def _say(event: asyncio.Event) -> None:
    event.set()


async def test_a_node_that_is_alone_asks_nothing_of_its_tables_until_another_joins(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[list[str]]()
    look = nodes_module.Nodes._look

    async def looks(self: nodes_module.Nodes, codes: list[str]) -> None:
        asked.append(codes)
        await look(self, codes)

    monkeypatch.setattr(nodes_module.Nodes, "_look", looks)
    house = await cluster.node()
    (ana,), table = await gather((house,), chairs=2, bots=["reader"])
    await until(lambda: [table] in asked)  # when it was taken up
    asked.clear()
    await until(lambda: len(asked) > 3)
    assert not any(asked)
    await cluster.node()
    await until(lambda: [table] in asked)
    assert ana.state["stage"] == "gathering"


# --- Starts


async def test_the_start_of_a_node_neither_credits_nor_disturbs_what_others_play(cluster: Cluster) -> None:
    house = await cluster.node()
    people, table = await gather((house, house), customs={"clock": {"move": 3600}})
    await start(people, table)
    before = await house.log(table)
    other = await cluster.node()
    assert not nodes(other).first and table not in other.rooms
    assert await house.log(table) == before


async def test_after_all_nodes_were_away_the_first_credits_the_time_and_only_it(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    houses = await two(cluster)
    people, table = await gather(houses, customs={"clock": {"move": 3600}})
    await start(people, table)
    mortal(monkeypatch)
    for house in houses:
        cluster.kill(house)
    await asyncio.sleep(2)
    again = await asyncio.gather(cluster.node(), cluster.node())
    assert sorted(nodes(house).first for house in again) == [False, True]
    (credited,) = await happened(again[0], table, Credited)
    assert isinstance(credited, Credited) and credited.milliseconds > 1000


# --- Time


def test_a_clock_follows_the_databases_gently_and_never_goes_back() -> None:
    ticks = [100.0]
    clock = CommonClock(lambda: ticks[0])
    clock.measured(1_000_000, (99.9, 100.1))
    assert clock() == pytest.approx(1000)
    last = clock()
    for _ in range(2000):  # the database's clock is set back by a minute
        ticks[0] += 2
        clock.measured(round((ticks[0] - 100 + 1000 - 60) * 1000), (ticks[0], ticks[0]))
        assert last <= clock() <= last + 2
        last = clock()
    assert clock() == pytest.approx(ticks[0] - 100 + 1000 - 60, abs=0.01)
    before = clock()
    ticks[0] += 2
    clock.measured(round((ticks[0] - 100 + 1000) * 1000), (ticks[0], ticks[0]))  # and forward again
    assert clock() - before <= 2 * (1 + GENTLY) + 0.001


def test_a_clock_that_stood_still_leaps_after_the_others() -> None:
    ticks = [100.0]
    clock = CommonClock(lambda: ticks[0])
    clock.measured(1_000_000, (100, 100), [0])
    ticks[0] += 2
    clock.measured(1_062_000, (ticks[0], ticks[0]), [0])
    assert clock() == pytest.approx(1062, abs=LEAP / 1000)


def test_a_clock_that_begins_begins_where_the_others_are() -> None:
    """Where the database's clock was set and they are still on their way."""
    clock = CommonClock(lambda: 100.0)
    clock.measured(1_000_000, (100, 100), [59_000, 60_000])
    assert clock() == pytest.approx(1060)


async def test_nodes_whose_clocks_are_a_minute_apart_play_by_one_time(cluster: Cluster) -> None:
    houses = (
        await cluster.node(ticks=time.monotonic),
        await cluster.node(ticks=lambda: time.monotonic() - 60),
        await cluster.node(ticks=lambda: time.monotonic() + 60),
    )
    moments = [nodes(house).clock() for house in houses]
    assert max(moments) - min(moments) < 1
    people, table = await gather(houses, customs={"clock": {"move": 3600}})
    await start(people, table)
    assert all(3_590_000 < person.state["deadline"] <= 3_600_000 for person in people)


# --- The lobby


async def test_whoever_comes_to_a_lobby_that_is_looked_at_costs_no_question(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await cluster.node()
    await Person(house, "first").do("lobby")

    async def listed(_: nodes_module.Nodes) -> list[tuple[str, str]]:
        raise AssertionError("asked")

    monkeypatch.setattr(nodes_module, "ASKED", 1000)
    monkeypatch.setattr(nodes_module.Nodes, "listed", listed)
    assert (await Person(house, "second").do("lobby"))["is"] == "done"


async def test_the_lobby_shows_the_tables_of_all_nodes(cluster: Cluster) -> None:
    house, other = await two(cluster, Bus())
    looker = Person(other, "looker")
    await looker.do("lobby")
    ana = Person(house, "ana")
    table = (await ana.do("open", name="Ana", edition="bga", chairs=3, customs={"listed": True}))["table"]
    await ana.do("watch", table=table)
    await until(lambda: [line["table"] for line in looker.messages("lobby")[-1]["tables"]] == [table])
    late = Person(other, "late")
    await late.do("lobby")
    assert [line["table"] for line in late.messages("lobby")[-1]["tables"]] == [table]
    house.disconnect(ana)
    await until(lambda: looker.messages("lobby")[-1]["tables"] == [])


async def test_lobby_is_fair_over_all_nodes(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LOBBY_TABLES", 4)
    monkeypatch.setattr(limits, "ADDRESS_LISTED_TABLES", 8)
    one, other = [await cluster.node(shared=bytes(32)) for _ in range(2)]
    open_one = {"name": "Zoe", "edition": "bga", "customs": {"listed": True}}

    async def opened(house: House, guest: str, address: str) -> str:
        person = Person(house, guest, address=address)
        table: str = (await person.do("open", **open_one))["table"]
        await person.do("watch", table=table)
        return table

    for at in range(8):
        await opened(one, f"flooder-{at}", "198.51.100.7")
    honest = await opened(other, "ana", "203.0.113.5")
    for house in (one, other):
        looker = Person(house, "looker")
        await looker.do("lobby")

        def shown(looker: Person = looker) -> list[str]:
            return [line["table"] for line in looker.messages("lobby")[-1]["tables"]]

        await until(lambda: len(shown()) == 4 and honest in shown())
    late = await Person(other, "late", address="198.51.100.7").do("open", **open_one)
    assert late["code"] == "error-too-many-listed-nearby"
    told = str(await cluster.sql("SELECT line FROM attendance"))
    assert "Zoe" in told and "flooder" not in told and "198.51.100" not in told


async def test_who_seeks_is_brought_to_a_table_of_another_node(cluster: Cluster) -> None:
    house, other = await two(cluster)
    ana, bo = Person(house, "ana"), Person(other, "bo")
    table = (await ana.do("seek", name="Ana", edition="bga"))["table"]
    await ana.do("watch", table=table)
    room = house.rooms.get(table)
    assert room is not None
    await room.roll.store()
    assert (await bo.do("seek", name="Bo", edition="bga"))["table"] == table
    await bo.do("watch", table=table)
    await until(lambda: ana.state["stage"] == "playing" and bo.state["stage"] == "playing")


# --- Sent again


@pytest.mark.parametrize("do", ["open", "seek"])
async def test_who_asks_for_a_table_again_at_another_node_is_brought_to_the_first(cluster: Cluster, do: str) -> None:
    house, other = await two(cluster)
    waiting = Person(house, "waiting")
    await waiting.do("watch", table=(await waiting.do("seek", name="Waiting", edition="bga"))["table"])
    ana = Person(house, "ana")
    asked = {"name": "Ana", "edition": "bga", **({"chairs": 2} if do == "open" else {})}
    table = (await ana.do(do, **asked))["table"]
    again = Person(other, "ana")
    assert (await again.do(do, **asked))["table"] == table


async def test_a_seek_sent_again_after_a_restart_is_the_same_one(houses: Houses) -> None:
    """On SQLite as well."""
    house = await houses()
    waiting = Person(house, "waiting")
    await waiting.do("watch", table=(await waiting.do("seek", name="Waiting", edition="bga"))["table"])
    table = (await Person(house, "ana").do("seek", name="Ana", edition="bga"))["table"]
    house.close()
    assert (await Person(await houses(), "ana").do("seek", name="Ana", edition="bga"))["table"] == table


async def test_a_move_sent_again_to_another_node_takes_effect_once(cluster: Cluster) -> None:
    houses = await two(cluster, pace=SLOW)
    people, table = await gather(houses, customs={})
    await people[0].do("start", table=table)
    await until(lambda: all(bool(person.state["view"]) for person in people))
    before = len(await houses[0].log(table))
    said = {"do": "say", "id": "the-one", "table": table, "text": "once"}
    for house in (houses[0], houses[1], houses[0], houses[1]):
        again = Person(house, "ana")
        await house.handle(again, msgspec.json.encode(said))
        assert again.messages("done", "refused")[-1]["is"] == "done"
    assert len(await houses[0].log(table)) == before + 1


async def test_a_command_that_waits_at_one_node_while_much_is_said_at_another_takes_effect_once(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As at a node that is cut off from the database, while its people play on elsewhere."""
    monkeypatch.setattr(limits, "COMMAND_RESULTS_KEPT", 3)
    houses = await two(cluster, pace=SLOW)
    (away, _), table = await gather(houses)
    store, again = cluster.stores[houses[0]], Person(houses[1], "ana")
    back, append = asyncio.Event(), store.append

    async def appended(*what: Any, **of_it: Any) -> str:
        await back.wait()
        return await append(*what, **of_it)

    monkeypatch.setattr(store, "append", appended)
    said = {"table": table, "text": "once", "id": "the-one"}
    waits = asyncio.create_task(away.do("say", **said))
    await asyncio.sleep(0)
    assert (await again.do("say", **said))["is"] == "done"
    for number in range(5):
        assert (await again.do("say", table=table, text=str(number)))["is"] == "done"
    back.set()
    assert (await waits)["is"] == "done"
    told = [entry.event.text for entry in await store.log(table) if isinstance(entry.event, Talked)]
    assert told == ["once", *"01234"]


async def test_nothing_is_refused_by_what_is_no_longer_so(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    houses = await two(cluster, pace=Pace(0))
    people, table = await gather(houses)
    await start(people, table)
    await together(people)
    await ask_no_more(cluster, monkeypatch)
    actor = to_act(people)
    other = people[2 - actor.state["you"]]
    assert (await actor.bid(1, 2))["is"] == "done"
    # The next one has seen it at the first node, and says so at the second, which has not.
    room = other.house.rooms.get(table)
    assert room is not None and room.table.seq < actor.state["seq"]
    assert (await other.act(DUDO, seq=actor.state["seq"]))["is"] == "done"


# --- Seats that go to another device


async def link(owner: Person, table: str) -> str:
    assert (await owner.do("hand-over", table=table, address=f"http://x/t/{table}"))["is"] == "done"
    return str(owner.messages("seat-link")[-1]["link"].split("#seat=")[1])


async def test_a_link_to_a_seat_works_at_every_node_and_once(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    houses = await two(cluster, pace=SLOW)
    (ana, _), table = await gather(houses)
    first, second = await link(ana, table), await link(ana, table)
    phone, thief = Person(houses[1], "phone"), Person(houses[0], "thief")
    for device in (phone, thief):
        await device.do("watch", table=table)
    assert (await phone.do("take-seat", table=table, secret=first))["code"] == "error-seat-link"
    cluster.kill(houses[0])
    mortal(monkeypatch)  # who joins waits for those that live
    assert (await phone.do("take-seat", table=table, secret=second))["is"] == "done"
    assert phone.state["you"] == 1
    third = await cluster.node(pace=SLOW)
    for secret in (first, second):
        thief = Person(third, "thief", thief.number)
        await thief.do("watch", table=table)
        assert (await thief.do("take-seat", table=table, secret=secret))["code"] == "error-seat-link"
    # Nor where the seat has come back.
    ana = moved(ana, third)
    await ana.do("watch", table=table)
    assert (await ana.do("take-seat", table=table, secret=await link(phone, table)))["is"] == "done"
    assert (await thief.do("take-seat", table=table, secret=second))["code"] == "error-seat-link"


# --- Hints


async def test_a_flood_of_hints_and_forged_ones_cost_a_few_questions(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = Bus()
    houses = await two(cluster, bus, pace=SLOW)
    people, table = await gather(houses)
    asked: list[int] = []
    moved_at = attendance.moved

    def count(connection: Any, node: str, tables: list[str]) -> Any:
        asked.append(len(tables))
        return moved_at(connection, node, tables)

    monkeypatch.setattr(attendance, "moved", count)
    began = time.monotonic()
    reactions = [msgspec.Raw(b'{"is":"reacted","table":"%s","seat":1,"reaction":"cool","tell":null}' % table.encode())]
    forged = [
        Hint({table, "NOSUCH", "x" * 1000}, lobby=True),
        Hint({table}, reactions=[msgspec.Raw(b"nonsense"), msgspec.Raw(b'{"is":"reacted"}'), *reactions * 1000]),
        *(Hint({f"T{number}"}) for number in range(1000)),
    ]
    for at in range(20_000):
        bus.carry(None, forged[at % len(forged)])
        if at % 1000 == 0:
            assert (await people[0].do("say", table=table, text=f"{at}"))["is"] in ("done", "refused")
    await asyncio.sleep(0.1)
    seconds = time.monotonic() - began
    assert len(asked) <= 2 * (2 + seconds / nodes_module.GAP)
    assert max(asked) <= nodes_module.HINTED
    assert len(people[1].messages("reacted")) <= limits.CHAT[0] + limits.CHAT[1] * (seconds + 1)


class Noted:
    """A table that keeps what it is told."""

    seq = 0

    def __init__(self) -> None:
        self.reactions: list[wire.Reacted] = []

    def refresh(self) -> None: ...

    def called(self) -> None: ...

    def reacted(self, shown: wire.Reacted) -> None:
        self.reactions.append(shown)


def test_a_forged_hint_with_many_reactions_is_read_as_far_as_an_honest_one() -> None:
    """Each once, and for its own table: not each of them for each table that the hint names."""
    nodes, tables = Nodes(cast(Store, None)), {f"T{number}": Noted() for number in range(100)}
    for code, table in tables.items():
        nodes.follow(Roll(code, table, None, 0))
    shown = [wire.Reacted(table=code, seat=1, reaction="cool", tell=None) for code in ("T5", "T7", "NOSUCH")]
    said = [msgspec.Raw(wire.encode(each)) for each in shown]
    nonsense = [msgspec.Raw(b"0")]
    nodes._heard(Hint(set(tables), reactions=[*said, *nonsense * (REACTIONS - 4), said[0], *said * 1000]))
    assert {code: table.reactions for code, table in tables.items() if table.reactions} == {
        "T5": [shown[0]] * 2,
        "T7": [shown[1]],
    }


@pytest.mark.parametrize("lost", [0.5, 1.0])
async def test_hints_that_get_lost_or_come_twice_cost_a_delay(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, lost: float
) -> None:
    monkeypatch.setattr(nodes_module, "ASKED_BESIDE_HINTS", 0.1)
    houses = await two(cluster, Bus(lost, doubled=0.5))
    people, table = await gather(houses, options={"dice": 1})
    await start(people, table)
    await play(people)


async def test_a_face_pulled_at_one_node_is_seen_at_the_other(cluster: Cluster) -> None:
    people, table = await gather(await two(cluster, Bus(), pace=SLOW))
    ana, bo = people
    room = ana.house.rooms.get(table)
    assert room is not None
    await until(lambda: bool(room.roll._rows))
    assert (await ana.do("react", table=table, tell="shake"))["is"] == "done"
    await until(lambda: bool(bo.messages("reacted")))
    assert bo.messages("reacted")[-1]["seat"] == 1
    assert len(ana.messages("reacted")) == 1


async def test_a_bot_pulls_a_face_once_whichever_node_has_heard_the_call(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_module, "face", lambda *_: (3, "laugh"))
    pace = Pace(0.3)
    people, table = await gather(await two(cluster, Bus(), pace=pace), chairs=3, options={"dice": 1})
    assert (await people[0].do("seat-bot", table=table, chair=3, bot="beginner"))["is"] == "done"
    await start(people, table)
    while people[0].view["phase"] == "bidding":
        await together(people)
        seat = people[0].view["to_act"]
        if seat in (1, 2):
            await (people[seat - 1].act(DUDO) if people[0].view["bids"] else people[seat - 1].bid(1, 6))
        await asyncio.sleep(0.01)
    for person in people:
        await until(lambda: bool(person.messages("reacted")))  # noqa: B023
    await until(lambda: people[0].view["phase"] != "revealed" or people[0].state["stage"] == "over")
    assert [len(person.messages("reacted")) for person in people] == [1, 1]


async def test_redis_carries_hints_and_may_go_and_come_back(
    cluster: Cluster, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes_module, "ASKED_BESIDE_HINTS", 3600)
    hints = [RedisHints(redis.url) for _ in range(2)]
    houses = await cluster.node(hints[0], pace=SLOW), await cluster.node(hints[1], pace=SLOW)
    await until(lambda: all(each.up for each in hints))
    people, table = await gather(houses)

    async def said(text: str) -> None:
        assert (await people[0].do("rename", table=table, name=text))["is"] == "done"
        await until(lambda: people[1].state["seats"][0]["name"] == text)

    await said("Anna")
    redis.kill()
    await until(lambda: not any(each.up for each in hints))
    await said("Anne")
    redis.start()
    await until(lambda: all(each.up for each in hints))
    await said("Hannah")


async def test_redis_that_is_not_there_at_the_start_is_waited_for_by_nobody(cluster: Cluster, redis: Redis) -> None:
    redis.kill()
    hints = RedisHints(redis.url)
    house = await cluster.node(hints)
    people, table = await gather((house, house))
    await start(people, table)
    assert not hints.up
    redis.start()
    await until(lambda: hints.up)


def test_what_redis_needs_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PerudoError, match="redis-alone"):
        app.serve(data="x.db", redis="redis://localhost")
    needs("redis")
    with pytest.raises(PerudoError, match="redis-url"):
        RedisHints("nonsense://localhost")
    monkeypatch.setitem(__import__("sys").modules, "redis.asyncio", None)
    with pytest.raises(PerudoError, match="extra-missing"):
        RedisHints("redis://localhost")


# --- Alone


async def test_a_server_with_its_data_for_itself_writes_nothing_of_nodes(houses: Houses) -> None:
    house = await houses()
    await house.rooms.wake()
    people, table = await gather((house, house))
    await start(people, table)
    house.disconnect(people[0])
    rows = await house._log.ask(
        lambda connection: [
            connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar() for name in ("nodes", "attendance")
        ]
    )
    assert rows == [0, 0]
    house.close()


async def test_a_table_that_somebody_is_at_is_forgotten_by_no_node(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"SEARCHES": 0.01, "REST": 0, "AGAIN": -1}.items():
        monkeypatch.setattr(keeping, name, value)
    house = await cluster.node()
    ana = Person(house, "ana")
    codes = [(await ana.do("open", name="Ana", edition="bga", chairs=2))["table"] for _ in range(3)]
    await ana.do("watch", table=codes[0])
    room = house.rooms.get(codes[0])
    assert room is not None
    await room.roll.store()
    later = time.time() + 10 * 24 * 3600
    other = await cluster.node(ages=Ages(forget=1), clock=lambda: later)
    async with asyncio.timeout(60):
        while await other.log(codes[1]) or await other.log(codes[2]):  # noqa: ASYNC110 - the oldest first
            await asyncio.sleep(0.01)
    assert await other.log(codes[0])


# --- Anything in any order


@pytest.mark.parametrize("seed", range(often("PERUDO_NODES", few=2, many=5)))
async def test_whatever_is_asked_of_whichever_node_takes_effect_once_and_all_come_to_the_same(
    cluster: Cluster, seed: int
) -> None:
    random = Random(seed)
    bus = Bus()
    houses = [await cluster.node(bus.hints() if seed % 2 else None, pace=Pace(0)) for _ in range(3)]
    people, table = await gather((houses[0], houses[1], houses[2]), options={"dice": 2, "calza": True})
    await start(people, table)
    done: list[str] = []
    bystander = Person(houses[0], "bystander")
    await bystander.do("watch", table=table)

    async def somebody(seat: int) -> None:
        for number in range(60):
            house = random.choice(houses)
            person = Person(house, people[seat].guest)
            stands = replay(table, await house.log(table))
            if stands.stage == "over":
                return
            asked: dict[str, Any] = random.choice(
                [
                    {"do": "act", "action": DUDO},
                    {"do": "act", "action": {"say": "calza"}},
                    {"do": "act", "action": {"say": "bid", "quantity": random.randint(1, 6), "face": 3}},
                    {"do": "say", "text": "hm"},
                    {"do": "ready"},
                ]
            )
            asked = {**asked, "id": f"{seat}-{number}", "table": table}
            if asked["do"] in ("act", "ready"):
                asked["seq"] = stands.seq
            answers = set[str]()
            for again in (house, random.choice(houses)):
                person = Person(again, people[seat].guest)
                await again.handle(person, msgspec.json.encode(asked))
                answers.add(person.messages("done", "refused")[-1]["is"])
                again.disconnect(person)
            again_called = asked.get("action") == {"say": "calza"}  # which may be so already
            if "done" in answers and asked["do"] != "ready" and not again_called:
                done.append(f"{people[seat].guest} {asked['id']}")

    await asyncio.gather(*(somebody(seat) for seat in range(3)))
    log = await houses[0].log(table)
    kept = [f"{entry.guest} {entry.command}" for entry in log if entry.command]
    assert len(kept) == len(set(kept))
    assert set(done) <= set(kept)
    final = [house.rooms.get(table) for house in houses]
    await until(lambda: len({room.table.seq for room in final if room is not None}) == 1)


@given(st.lists(st.tuples(st.integers(0, 50), st.sampled_from("abc"), st.booleans()), max_size=12), st.randoms())
def test_whoever_is_at_one_node_is_there_and_the_last_lost_line_counts(
    facts: list[tuple[int, str, bool]], random: Random
) -> None:
    rows = [
        Attendance(begun=at, here=(guest,)) if here else Attendance(begun=at, lost={guest: at})
        for at, guest, here in facts
    ] or [Attendance(begun=0)]
    shuffled = random.sample(rows, len(rows))
    one, other = merge(rows), merge(shuffled)
    assert one == other == merge([merge(rows[:1]), *rows[1:]])
    assert set(one.here) == {guest for _, guest, here in facts if here}
    assert one.lost == {
        guest: max(at for at, who, here in facts if who == guest and not here)
        for guest in {who for _, who, here in facts if not here}
    }
