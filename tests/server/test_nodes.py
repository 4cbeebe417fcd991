"""Servers that share a PostgreSQL database: one serves each table, and another one does when that one is gone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import msgspec
import pytest

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.server import ownership, retention
from perudo.server.edge import startup
from perudo.server.edge.forwarding import Forwarding
from perudo.server.game_server import GameServer
from perudo.server.log.hash_chain import event_digest
from perudo.server.ownership import SERVE_SECONDS
from perudo.server.retention import RetentionPolicy
from perudo.server.room import registry
from perudo.table.events import Chatted, DowntimeCredited, LogEntry, Moved, TableEvent
from perudo.table.state import Timing
from tests.conftest import needs, often
from tests.server.cluster import KEY, Cluster, moved
from tests.server.conftest import Houses, Person, Serving, gather, sql, start, until
from tests.server.history_checker import replay

needs("psycopg")

SLOW = Timing(1000)
DUDO, CALZA = {"move": "dudo"}, {"move": "calza"}
ELSEWHERE = "error-table-elsewhere"


@pytest.fixture
async def cluster(postgres: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cluster]:
    """Nodes that look often at what is due and at the lobby, so that tests need not wait."""
    for name in ("HEARTBEAT_SECONDS", "LOBBY_SECONDS", "PUBLISH_SECONDS"):
        monkeypatch.setattr(registry, name, 0.05)
    for name in ("TABLE_COMMANDS", "LOGGED_COMMANDS", "LOG_LOADS"):
        monkeypatch.setattr(limits, name, (1_000_000, 1e6))
    cluster = Cluster(postgres)
    yield cluster
    await cluster.close()


async def two(cluster: Cluster, **settings: Any) -> tuple[GameServer, GameServer]:
    return await cluster.node(**settings), await cluster.node(**settings)


async def happened(house: GameServer, table: str, kind: type[TableEvent]) -> list[TableEvent]:
    return [entry.event for entry in await house.log(table) if isinstance(entry.event, kind)]


async def watching(house: GameServer, person: Person, table: str) -> Person:
    """The same guest, at a table at another node."""
    there = moved(person, house)
    assert (await there.do("watch", table=table))["is"] == "done"
    return there


# --- One owner


async def test_table_is_served_by_its_owning_node(cluster: Cluster) -> None:
    house, other = await two(cluster, timing=SLOW)
    ana, _ = await gather(house, 2)
    table = ana.state["table"]
    cleo = Person(other, "cleo")
    for do, command in (
        ("watch", {}),
        ("sit", {"name": "Cleo"}),
        ("chat", {"text": "hm"}),
        ("hand-over", {"address": f"http://x/t/{table}"}),
    ):
        refused = await cleo.do(do, table=table, **command)
        assert (refused["code"], refused["details"]) == (ELSEWHERE, {"table": table}), do
    assert table not in other.rooms
    assert (await cleo.do("watch", table="NOTONE"))["code"] == "error-table-unknown"
    assert await cluster.leases[other].owner_of(table) == cluster.leases[house].address


async def test_seat_statuses_can_be_read_on_any_node(cluster: Cluster) -> None:
    house, other = await two(cluster, timing=SLOW)
    ana, _ = await gather(house, 2)
    table = ana.state["table"]
    away = Person(other, "ana")
    assert (await away.do("seat-statuses", tables=[table, "NOTONE"]))["is"] == "done"
    (told,) = away.messages("seat-statuses")
    assert [status["table"] for status in told["tables"]] == [table]
    assert table not in other.rooms and await cluster.leases[house].owner_of(table) is None


async def test_concurrent_nodes_elect_one_owner(cluster: Cluster) -> None:
    houses = await two(cluster, timing=SLOW)
    for number in range(10):
        opener = Person(houses[number % 2], f"opener-{number}")
        table = (await opener.do("open", name="Ana", edition="bga"))["table"]
        people = [Person(house, f"guest-{number}") for house in houses]
        answers = await asyncio.gather(*(person.do("watch", table=table) for person in people))
        assert sorted(answer.get("code", "done") for answer in answers) == ["done", ELSEWHERE]


async def test_idle_table_can_change_its_owner(cluster: Cluster) -> None:
    house, other = await two(cluster, timing=SLOW)
    ana = Person(house, "ana")
    table = (await ana.do("open", name="Ana", edition="bga"))["table"]
    await ana.do("watch", table=table)
    house.disconnect(ana)
    async with asyncio.timeout(60):
        while await cluster.leases[other].owner_of(table):  # noqa: ASYNC110 - released with the next look at what is due
            await asyncio.sleep(0.01)
    ana = await watching(other, ana, table)
    assert ana.state["host"]


# --- Nodes that go


@pytest.mark.parametrize("gone", ["killed", "stopped"])
async def test_another_node_continues_games_from_the_log(cluster: Cluster, gone: str) -> None:
    house, other = await two(cluster, timing=SLOW)
    people = await gather(house, 2, options={"dice": 2})
    table = await start(people)
    actor = people[people[0].view["to_act"] - 1]
    bid = {"do": "act", "id": "the-bid", "table": table, "seq": actor.state["seq"]}
    bid["move"] = {"move": "bid", "quantity": 1, "face": 6}
    await house.handle(actor, msgspec.json.encode(bid))
    await (cluster.kill(house) if gone == "killed" else cluster.stop(house))
    again = [await watching(other, person, table) for person in people]
    assert [person.view["bids"] for person in again] == [people[0].view["bids"]] * 2
    assert again[0].view["hand"] == people[0].view["hand"]
    sender = again[people.index(actor)]
    await other.handle(sender, msgspec.json.encode(bid))
    assert sender.messages("done", "refused")[-1]["is"] == "done", "it is the same command"
    assert len(await happened(other, table, Moved)) == 1
    assert (await again[sender.view["to_act"] - 1].act(DUDO))["is"] == "done"


async def test_players_get_grace_period_when_their_node_dies(cluster: Cluster) -> None:
    house, other = await two(cluster, timing=SLOW)
    people = await gather(house, 3)
    table = await start(people)
    await cluster.kill(house)
    bo = await watching(other, people[1], table)
    assert bo.state["grace"].keys() == {"1", "3"}
    assert bo.state["seats"][0]["host"], "the host is waited for, too"
    assert (await bo.do("substitute", table=table, chair=1))["code"] == "error-person-waited-for"


async def test_clock_expires_once_after_its_node_dies(cluster: Cluster) -> None:
    house, other = await two(cluster)
    third = await cluster.node()
    people = await gather(house, 2, table_settings={"clock": {"move": 1}})
    table = await start(people)
    for person in people:
        house.disconnect(person)
    said = len(await happened(other, table, Moved))
    await cluster.kill(house)
    async with asyncio.timeout(60):
        while len(await happened(other, table, Moved)) < said + 3:  # noqa: ASYNC110 - asked of the log
            await asyncio.sleep(0.05)
    assert (table in other.rooms) + (table in third.rooms) == 1
    name = "perudo_tables_taken_over_total"
    taken = [each.metrics.registry.get_sample_value(name) for each in (other, third)]
    assert taken == [float(table in each.rooms) for each in (other, third)]


@pytest.mark.parametrize("how", ["killed", "stopped"])
async def test_players_clocks_stop_while_no_node_runs(cluster: Cluster, how: str) -> None:
    house = await cluster.node()
    people = await gather(house, 2, table_settings={"clock": {"move": 3600}})
    table, left = await start(people), people[0].state["deadline"]
    if how == "killed":
        await cluster.kill(house)
    else:
        await cluster.stop(house)
    long_ago = "UPDATE node SET alive_at = alive_at - 600000, expires_at = expires_at - 600000"
    await cluster.sql(long_ago)
    await cluster.sql('UPDATE log SET at = at - 600000 WHERE "table" = :table', table=table)
    await reseal(cluster, table)
    other = await cluster.node()
    ana = await watching(other, people[0], table)
    (credited,) = await happened(other, table, DowntimeCredited)
    assert isinstance(credited, DowntimeCredited) and credited.milliseconds > 590_000
    assert ana.state["deadline"] > left - 10_000
    third = await cluster.node()
    assert table not in third.rooms and len(await happened(third, table, DowntimeCredited)) == 1


async def reseal(cluster: Cluster, table: str) -> None:
    """Makes the digests of a log right again after a test has changed it."""
    head = ""
    columns = '"table", seq, at, guest, command, event'
    for row in await cluster.sql(f'SELECT {columns} FROM log WHERE "table" = :table ORDER BY seq', table=table):
        head = event_digest(*(*row, head))
        await cluster.sql(
            'UPDATE log SET digest = :head WHERE "table" = :table AND seq = :seq', head=head, table=table, seq=row[1]
        )


async def test_starting_node_does_not_disturb_games(cluster: Cluster) -> None:
    house = await cluster.node()
    people = await gather(house, 2, table_settings={"clock": {"move": 3600}})
    table = await start(people)
    before = await house.log(table)
    other = await cluster.node()
    await asyncio.sleep(0.2)
    assert table not in other.rooms and await house.log(table) == before


# --- Nodes that believe that they own what they do not


class Clock:
    """The clock of a lease, which a test moves on as if the process had been frozen."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead


async def test_node_with_lapsed_lease_sends_and_writes_nothing(cluster: Cluster) -> None:
    clock = Clock()
    house = await cluster.node(boot_clock=clock, timing=SLOW)
    other = await cluster.node(timing=SLOW)
    people = await gather(house, 2)
    table = await start(people)
    cluster.leases[house].close()
    clock.ahead += SERVE_SECONDS  # it stands still from here
    await cluster.expire(house)
    again = [await watching(other, person, table) for person in people]
    actor = again[again[0].view["to_act"] - 1]
    assert (await actor.bid(1, 6))["is"] == "done"
    log = await other.log(table)
    sent = [len(person.sent) for person in people]  # and wakes up: what came meanwhile lies in its sockets
    late = people[again.index(actor)]
    await house.handle(late, msgspec.json.encode({"do": "chat", "id": "late", "table": table, "text": "hello"}))
    assert [person.sent_away for person in people] == [True, True]
    answers = [message for message in late.messages("done", "refused") if message["id"] == "late"]
    assert [answer.get("code") for answer in answers] == [ELSEWHERE]
    assert [len(person.sent) - before for person, before in zip(people, sent, strict=True) if person is not late] == [0]
    assert await other.log(table) == log


async def test_former_owners_append_is_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a debugger held the first node between its last look at the lease and the append."""
    house, other = await two(cluster, timing=SLOW)
    people = await gather(house, 2)
    table = people[0].state["table"]
    store = cluster.stores[house]
    append, at_append, go_on = store.append, asyncio.Event(), asyncio.Event()

    async def held(*args: Any, **kwargs: Any) -> str:
        at_append.set()
        await go_on.wait()
        return await append(*args, **kwargs)

    monkeypatch.setattr(store, "append", held)
    people[0].table = table
    command = msgspec.json.encode({"do": "chat", "id": "held", "table": table, "text": "from the first"})
    saying = asyncio.create_task(house.handle(people[0], command))
    await at_append.wait()
    await cluster.expire(house)
    bo = await watching(other, people[1], table)
    assert cluster.leases[house].epoch(table) != cluster.leases[other].epoch(table)
    assert (await bo.do("chat", table=table, text="from the second"))["is"] == "done"
    go_on.set()
    await saying
    assert people[0].sent_away and people[1].sent_away and table not in house.rooms
    assert not [each for each in people[0].messages("done", "refused") if each["id"] == "held"], "it is asked again"
    again = await watching(other, people[0], table)
    await other.handle(again, command)
    told = [event.text for event in await happened(other, table, Chatted) if isinstance(event, Chatted)]
    assert told == ["from the second", "from the first"]


@pytest.mark.parametrize(("names_epoch", "answer"), [(True, ELSEWHERE), (False, "done")])
async def test_stale_append_succeeds_without_the_epoch_check(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, names_epoch: bool, answer: str
) -> None:
    """The fault is planted that the first node forgets its epoch, after the second one acquired the table."""
    house, other = await two(cluster, timing=SLOW)
    people = await gather(house, 2)
    table = people[0].state["table"]
    store = cluster.stores[house]
    append = store.append

    async def late(code: str, entries: list[LogEntry], *args: Any, **kwargs: Any) -> str:
        cluster.leases[house].close()  # like a frozen node: renewing would find the lapse
        await cluster.expire(house)
        assert await cluster.leases[other].acquire(code)
        return await append(code, entries, *args, **(kwargs if names_epoch else {**kwargs, "epoch": None}))

    monkeypatch.setattr(store, "append", late)
    told = await people[0].do("chat", table=table, text="too late")
    assert told.get("code", "done") == answer


async def test_node_disconnects_clients_when_its_lease_lapses(cluster: Cluster) -> None:
    clock = Clock()
    house = await cluster.node(boot_clock=clock, timing=SLOW)
    people = await gather(house, 2)
    table = people[0].state["table"]
    clock.ahead += SERVE_SECONDS
    await until(lambda: all(person.sent_away for person in people))
    assert table not in house.rooms
    await cluster.expire(house)
    living = "SELECT 1 FROM node WHERE address = :address AND expires_at > 0"
    # The node may have joined again before its lease expired above. Then it joins once more.
    while not await cluster.sql(living, address=cluster.leases[house].address):  # noqa: ASYNC110 - until the database says so
        await asyncio.sleep(0.02)
    await until(lambda: cluster.leases[house].valid)
    ana = await watching(house, people[0], table)
    assert (await ana.do("chat", table=table, text="back"))["is"] == "done"


async def test_room_with_an_outdated_epoch_is_unloaded(cluster: Cluster) -> None:
    """Nobody is there who could ask for something, so the room finds it out when its clock runs out."""
    house = await cluster.node(timing=SLOW)
    people = await gather(house, 2, table_settings={"clock": {"move": 60}})
    table = await start(people)
    for person in people:
        house.disconnect(person)
    room = house.rooms.get(table)
    assert room is not None
    room.actor._epoch -= 1  # as if the table had been acquired again since
    room.scheduler.run_due()
    assert house.rooms.get(table) is None


# --- Forwarding


async def test_any_node_forwards_a_socket_to_the_owner(cluster: Cluster, serving: Serving) -> None:
    house, other = await two(cluster, timing=SLOW)
    served = []
    for each in (house, other):
        leases = cluster.leases[each]
        forwarding = Forwarding(KEY, leases.owner_of, leases.is_node, leases.clock)
        served.append(await serving(each, forwarding=forwarding))
        await cluster.sql(
            "UPDATE node SET address = :now WHERE address = :before",
            now=f"127.0.0.1:{served[-1].port}",
            before=leases.address,
        )
    async with served[0].socket("ana") as ana:
        table = (await ana.do("open", name="Ana", edition="bga"))["table"]
    async with served[0].socket("ana", path=f"/socket/{table}") as ana:
        assert (await ana.do("watch", table=table))["is"] == "done"
        async with served[1].socket("bo", path=f"/socket/{table}") as bo:
            assert (await bo.do("watch", table=table))["is"] == "done"
            assert (await bo.do("sit", table=table, name="Bo"))["is"] == "done"
        assert table in house.rooms and table not in other.rooms
        assert len(served[0].sockets.clients) == 2 or not served[1].sockets.clients


# --- The lobby


async def test_lobby_shows_the_tables_of_all_nodes(cluster: Cluster) -> None:
    house, other = await two(cluster)
    looker = Person(other, "looker")
    await looker.do("watch-lobby")
    ana = Person(house, "ana")
    table = (await ana.do("open", name="Ana", edition="bga", chairs=3, table_settings={"listed": True}))["table"]
    await ana.do("watch", table=table)
    await until(lambda: [line["table"] for line in looker.messages("lobby")[-1]["tables"]] == [table])
    house.disconnect(ana)
    await until(lambda: looker.messages("lobby")[-1]["tables"] == [])


async def test_lobby_limits_apply_across_all_nodes(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LOBBY_TABLES", 4)
    monkeypatch.setattr(limits, "ADDRESS_LISTED_TABLES", 8)
    one, other = await two(cluster)
    open_one = {"name": "Zoe", "edition": "bga", "table_settings": {"listed": True}}

    async def opened(house: GameServer, guest: str, address: str) -> str:
        person = Person(house, guest, address=address)
        table: str = (await person.do("open", **open_one))["table"]
        await person.do("watch", table=table)
        return table

    for at in range(8):
        await opened(one, f"flooder-{at}", "198.51.100.7")
    honest = await opened(other, "ana", "203.0.113.5")
    for house in (one, other):
        looker = Person(house, "looker")
        await looker.do("watch-lobby")

        def shown(looker: Person = looker) -> list[str]:
            return [line["table"] for line in looker.messages("lobby")[-1]["tables"]]

        await until(lambda: len(shown()) == 4 and honest in shown())
    late = await Person(other, "late", address="198.51.100.7").do("open", **open_one)
    assert late["code"] == "error-too-many-listed-nearby"
    told = str(await cluster.sql("SELECT listing FROM tables"))
    assert "Zoe" in told and "flooder" not in told and "198.51.100" not in told


async def test_matchmaking_finds_tables_on_another_node(cluster: Cluster) -> None:
    house, other = await two(cluster)
    ana, bo = Person(house, "ana"), Person(other, "bo")
    table = (await ana.do("find-game", name="Ana", edition="bga"))["table"]
    await ana.do("watch", table=table)
    async with asyncio.timeout(60):
        while not await cluster.leases[other].listings():  # noqa: ASYNC110 - asked of the database
            await asyncio.sleep(0.01)
    refused = await bo.do("find-game", name="Bo", edition="bga")
    assert (refused["code"], refused["details"]) == (ELSEWHERE, {"table": table})
    there = moved(bo, house)
    assert (await there.do("find-game", name="Bo", edition="bga"))["table"] == table
    await there.do("watch", table=table)
    await until(lambda: ana.state["stage"] == "playing" and there.state["stage"] == "playing")


@pytest.mark.parametrize("do", ["open", "find-game"])
async def test_repeated_open_is_idempotent_across_nodes(cluster: Cluster, do: str) -> None:
    house, other = await two(cluster)
    waiting = Person(house, "waiting")
    await waiting.do("watch", table=(await waiting.do("find-game", name="Waiting", edition="bga"))["table"])
    ana = Person(house, "ana")
    asked = {"name": "Ana", "edition": "bga", **({"chairs": 2} if do == "open" else {})}
    table = (await ana.do(do, **asked))["table"]
    assert (await Person(other, "ana").do(do, **asked))["table"] == table


async def test_repeated_search_after_a_restart_is_idempotent(houses: Houses) -> None:
    """On SQLite as well."""
    house = await houses()
    waiting = Person(house, "waiting")
    await waiting.do("watch", table=(await waiting.do("find-game", name="Waiting", edition="bga"))["table"])
    table = (await Person(house, "ana").do("find-game", name="Ana", edition="bga"))["table"]
    house.close()
    assert (await Person(await houses(), "ana").do("find-game", name="Ana", edition="bga"))["table"] == table


# --- Seats that go to another device


async def test_seat_link_works_once_on_any_node(cluster: Cluster) -> None:
    house, other = await two(cluster, timing=SLOW)
    ana, _ = await gather(house, 2)
    table = ana.state["table"]

    async def link(owner: Person) -> str:
        assert (await owner.do("hand-over", table=table, address=f"http://x/t/{table}"))["is"] == "done"
        return str(owner.messages("seat-link")[-1]["link"].split("#seat=")[1])

    first, second = await link(ana), await link(ana)
    phone = await watching(house, Person(house, "phone"), table)
    assert (await phone.do("take-seat", table=table, secret=first))["code"] == "error-seat-link"
    await cluster.kill(house)
    phone = await watching(other, phone, table)
    assert (await phone.do("take-seat", table=table, secret=second))["is"] == "done"
    assert phone.state["seat"] == 1
    await cluster.stop(other)
    thief = await watching(await cluster.node(timing=SLOW), Person(house, "thief"), table)
    for secret in (first, second):
        assert (await thief.do("take-seat", table=table, secret=secret))["code"] == "error-seat-link"


# --- Old tables, and a server alone


async def test_no_node_deletes_a_table_in_use(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"SCAN_SECONDS": 0.01, "IDLE_FACTOR": 0, "RETRY_MILLISECONDS": -1}.items():
        monkeypatch.setattr(retention, name, value)
    house = await cluster.node()
    ana = Person(house, "ana")
    codes = [(await ana.do("open", name="Ana", edition="bga", chairs=2))["table"] for _ in range(3)]
    await ana.do("watch", table=codes[0])
    later = time.time() + 10 * 24 * 3600
    other = await cluster.node(ages=RetentionPolicy(delete_after_days=1), clock=lambda: later)
    async with asyncio.timeout(60):
        while await other.log(codes[1]) or await other.log(codes[2]):  # noqa: ASYNC110 - the oldest first
            await asyncio.sleep(0.01)
    assert await other.log(codes[0])


async def test_single_server_stores_no_node_data(houses: Houses) -> None:
    house = await houses()
    await house.rooms.start()
    people = await gather(house, 2, table_settings={"listed": True})
    await start(people)
    house.disconnect(people[0])
    assert await sql(house, "SELECT count(*) FROM node") == [(0,)]
    owned = "SELECT count(*) FROM tables WHERE owner IS NOT NULL OR epoch > 0 OR listing IS NOT NULL"
    assert await sql(house, owned) == [(0,)]
    house.close()


def test_node_address_needs_a_shared_database() -> None:
    with pytest.raises(PerudoError, match="node-alone"):
        startup.serve(data="x.db", node_address=("192.0.2.7", 8000))


@pytest.mark.parametrize(
    ("host", "lan", "address"), [("127.0.0.1", False, "127.0.0.1"), ("0.0.0.0", False, None), ("10.0.0.7", True, None)]
)
def test_node_address_is_host_or_network_address(
    host: str, lan: bool, address: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(startup, "_network_address", lambda: "192.0.2.7")
    assert startup._own_address(host, lan) == (address or "192.0.2.7")
    assert startup._node_address("::1", 8000) == "[::1]:8000"


# --- Anything in any order


@pytest.mark.parametrize("seed", range(often("PERUDO_NODES", few=2, count=5)))
async def test_commands_take_effect_once_on_any_node(
    cluster: Cluster, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Commands are sent twice, to any node and then where they are sent on to, while the table changes its owner."""
    monkeypatch.setattr(ownership, "CHECK_SECONDS", 3600)
    random = Random(seed)
    houses = [await cluster.node(timing=Timing(0)) for _ in range(3)]
    people = await gather(houses[0], 3, options={"dice": 2, "calza": True})
    table = await start(people)
    done: list[str] = []

    async def ask(guest: str, command: bytes) -> str:
        async with asyncio.timeout(60):
            while True:
                person = Person(random.choice(houses), guest)
                person.table = table
                await person.house.handle(person, command)
                answers = person.messages("done", "refused")
                person.house.disconnect(person)
                if answers and answers[-1].get("code") != ELSEWHERE:
                    return str(answers[-1]["is"])
                await asyncio.sleep(0.005)

    async def somebody(seat: int) -> None:
        for number in range(40):
            stands = replay(table, await houses[0].log(table))
            if stands.stage == "over":
                return
            bid = {"move": "bid", "quantity": random.randint(1, 6), "face": 3}
            asked: dict[str, Any] = random.choice(
                [{"do": "act", "move": move} for move in (DUDO, CALZA, bid)]
                + [{"do": "chat", "text": "hm"}, {"do": "ready"}]
            )
            asked = {**asked, "id": f"{seat}-{number}", "table": table}
            if asked["do"] in ("act", "ready"):
                asked["seq"] = stands.seq
            command = msgspec.json.encode(asked)
            answers = {await ask(people[seat].guest, command) for _ in range(2)}
            again_called = asked.get("move") == CALZA  # which may be so already
            if "done" in answers and asked["do"] != "ready" and not again_called:
                done.append(f"{people[seat].guest} {asked['id']}")

    async def lose() -> None:
        while True:
            await asyncio.sleep(0.1)
            house = random.choice(houses)
            await cluster.expire(house)  # any other node may then acquire its tables, without its knowledge
            await cluster.leases[house]._renew()

    losing = asyncio.create_task(lose())
    await asyncio.gather(*(somebody(seat) for seat in range(3)))
    losing.cancel()
    log = await houses[0].log(table)
    kept = [f"{entry.guest} {entry.command}" for entry in log if entry.command]
    assert len(kept) == len(set(kept))
    assert set(done) <= set(kept)
