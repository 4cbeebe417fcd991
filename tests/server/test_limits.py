"""Clients that exceed a limit are refused with a reason, while others continue; and metrics show it."""

import asyncio
import contextlib
import logging
import threading
import urllib.request
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
import segno
import structlog
from websockets.exceptions import ConnectionClosed, InvalidStatus

from perudo.bots.beginner import Beginner
from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.server.edge.socket_clients import SocketClient
from perudo.server.edge.web_app import build_app
from perudo.server.log import store
from perudo.server.log.store import Store
from perudo.server.logging_setup import RateLimitedFilter, configure_logging
from perudo.server.metrics import serve_metrics
from perudo.server.rate_limits import RateLimiter
from perudo.server.room.presence import READY_BROADCAST_SECONDS
from perudo.server.room.room import Room
from perudo.server.token_bucket import TokenBuckets, rate_limit_key
from perudo.table.events import LogEntry
from perudo.table.state import Timing
from tests.server.conftest import Houses, Person, SeededDice, Serving, gather, kept, start, until
from tests.server.served import Talker


class Time:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# --- Budgets


def test_token_bucket_allows_bursts_and_refills_over_time() -> None:
    time = Time()
    budget = TokenBuckets((3, 0.5), time)
    assert [budget.try_take("ana") for _ in range(4)] == [0, 0, 0, 2]
    assert budget.try_take("bo") == 0
    time.now += 2
    assert (budget.try_take("ana"), budget.try_take("ana")) == (0, 2)
    time.now += 1000
    assert [bool(budget.try_take("ana")) for _ in range(4)] == [False, False, False, True]


def test_many_token_buckets_use_bounded_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("perudo.server.token_bucket.MAX_BUCKETS", 10)
    budget = TokenBuckets((1, 1), Time())
    for who in range(1000):
        budget.try_take(str(who))
    assert len(budget._left) == 10


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("127.0.0.1", ""),
        ("127.9.9.9", ""),
        ("::1", ""),
        (None, ""),
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_rate_limit_key_groups_addresses_by_network(address: str | None, name: str) -> None:
    assert rate_limit_key(address) == name


# --- Floods at a house


async def test_flooder_is_refused_while_others_play(houses: Houses) -> None:
    time = Time()
    house = await houses(clock=time, timing=Timing(1000))
    people = await gather(house, 2)
    table = await start(people)
    flooder = Person(house, "flooder")

    async def flood(most: int, do: str, **command: Any) -> None:
        for _ in range(most):
            answer = await flooder.do(do, **command)
            assert answer.get("code") != "error-too-fast", (do, answer)
        assert (await flooder.do(do, **command))["code"] == "error-too-fast"

    await flood(limits.OPENED_TABLES[0], "open", name="Zoe", edition="bga", options={})
    await flood(int(limits.CHAT[0]), "chat", table=table, text="buy")
    await flood(limits.TABLE_COMMANDS[0], "sit", table=table, name="Zoe")
    actor = people[people[0].view["to_act"] - 1]
    assert (await actor.bid(1, 3))["is"] == "done"
    time.now += 120
    assert (await flooder.do("open", name="Zoe", edition="bga", options={}))["is"] == "done"
    await flood(limits.TABLE_COMMANDS[0], "watch-lobby")


@pytest.mark.parametrize(
    ("do", "command"),
    [
        ("open", {"name": "Zoe", "edition": "bga", "options": {}}),
        ("find-game", {"name": "Zoe", "edition": "bga", "options": {}}),
        ("chat", {"phrase": "hurry"}),
    ],
)
async def test_repeated_command_is_never_rate_limited(houses: Houses, do: str, command: dict[str, Any]) -> None:
    time = Time()
    people = await gather(await houses(clock=time), 2)
    bo = people[1]
    if do == "chat":
        command = {"table": bo.state["table"], **command}
    before = bo.number
    first = await bo.do(do, **command)
    assert first["is"] == "done"
    while (answer := await bo.do(do, **command))["is"] == "done":
        pass
    assert answer["code"] == "error-too-fast"
    last, bo.number = bo.number, before
    assert await bo.do(do, **command) == first
    time.now += 120
    bo.number = last - 1
    assert (await bo.do(do, **command))["is"] == "done"  # what was refused for its haste took no effect


async def test_repeated_command_during_slow_commit_is_not_charged(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = limits.OPENED_TABLES[0]
    house = await houses()
    ana = Person(house, "ana")
    append, begun, slow_disk = Store.append, asyncio.Event(), asyncio.Event()

    async def held_up(store: Store, *rest: Any, **more: Any) -> str:
        begun.set()
        await slow_disk.wait()
        return await append(store, *rest, **more)

    monkeypatch.setattr(Store, "append", held_up)
    opens = msgspec.json.encode({"do": "open", "id": "same", "name": "Ana", "edition": "bga"})
    sent = [asyncio.create_task(house.handle(ana, opens)) for _ in range(2 * most)]
    await begun.wait()
    sent += [asyncio.create_task(house.handle(ana, opens)) for _ in range(2 * most)]
    slow_disk.set()
    await asyncio.gather(*sent)
    answers = ana.messages("done", "refused")
    assert [answer["is"] for answer in answers] == ["done"] * 4 * most
    assert len({answer["table"] for answer in answers}) == 1
    for _ in range(most - 1):
        assert (await ana.do("open", name="Ana", edition="bga"))["is"] == "done"
    assert (await ana.do("open", name="Ana", edition="bga"))["code"] == "error-too-fast"


async def test_repeated_command_is_answered_after_first_is_cancelled(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await houses()
    ana = Person(house, "ana")
    opened, begun = Store.table_opened_by, asyncio.Event()

    async def held_up(store: Store, guest: str, command: str) -> str | None:
        if not begun.is_set():
            begun.set()
            await asyncio.Event().wait()
        return await opened(store, guest, command)

    monkeypatch.setattr(Store, "table_opened_by", held_up)
    opens = msgspec.json.encode({"do": "open", "id": "same", "name": "Ana", "edition": "bga"})
    first = asyncio.create_task(house.handle(ana, opens))
    await begun.wait()
    again = asyncio.create_task(house.handle(ana, opens))
    await asyncio.sleep(0)
    first.cancel()
    async with asyncio.timeout(10):
        await again
    assert {answer["code"] for answer in ana.messages("refused")} == {"error-internal"}
    await house.handle(ana, opens)  # as the page does after such a refusal
    assert [answer["is"] for answer in ana.messages("done")] == ["done"]


async def test_loading_idle_tables_is_rate_limited(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time()
    house, reading, read = await houses(clock=time), Store.read_from, list[str]()
    ana, flooder = Person(house, "ana"), Person(house, "flooder")
    table = (await ana.do("open", name="Ana", edition="bga", options={}))["table"]

    async def counted(store: Store, code: str) -> tuple[list[LogEntry], str]:
        read.append(code)
        return await reading(store, code)

    async def flood() -> str:
        return str((await flooder.do("act", table=table, seq=1, move={"move": "dudo"}))["code"])

    monkeypatch.setattr(Store, "read_from", counted)
    most = limits.LOG_LOADS[0]
    answers = [await flood() for _ in range(2 * most)]
    assert "error-too-fast" not in answers[:most]
    assert set(answers[most:]) == {"error-too-fast"}
    assert len(read) == most
    time.now += 1 / limits.LOG_LOADS[1]
    assert await flood() != "error-too-fast"
    assert (await ana.do("watch", table=table))["is"] == "done"
    assert await flood() != "error-too-fast"  # now it is in memory


async def test_many_guests_at_one_address_are_counted_together(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESS_OPENED_TABLES", (5, 0.001))
    house = await houses(clock=Time())
    answers = [
        await Person(house, f"guest-{at}", address="192.0.2.7").do("open", name="Zoe", edition="bga", options={})
        for at in range(6)
    ]
    assert [answer["is"] for answer in answers] == ["done"] * 5 + ["refused"]
    other = Person(house, "other", address="192.0.2.8")
    assert (await other.do("open", name="Ana", edition="bga", options={}))["is"] == "done"


async def test_length_of_a_table_log_is_limited(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await gather(await houses(timing=Timing(1000)), 2)
    table = await start(people)
    monkeypatch.setattr(limits, "LOG_SOFT_LIMIT", 3)
    assert (await people[0].do("rename", table=table, name="Anna"))["code"] == "error-table-worn-out"
    actor = people[people[0].view["to_act"] - 1]
    assert (await actor.bid(1, 3))["is"] == "done"  # what has begun may end
    monkeypatch.setattr(limits, "LOG_HARD_LIMIT", 3)
    actor = people[people[0].view["to_act"] - 1]
    assert (await actor.bid(2, 3))["code"] == "error-table-worn-out"
    assert (await actor.do("leave", table=table))["is"] == "done", "whoever wants to go may go"
    seq = actor.state["seq"]
    again = Person(actor.house, actor.guest, actor.number)
    assert (await again.do("leave", table=table))["is"] == "done"
    await again.do("watch", table=table)
    assert again.state["seq"] == seq, "nobody comes and goes without end"


CHURN: dict[str, Callable[[int], dict[str, Any]]] = {
    "pause": lambda turn: {"do": "pause", "wanted": turn % 2 == 0},
    "name": lambda turn: {"do": "rename", "name": f"Zoe {turn}"},
    "chair": lambda turn: {"do": "leave"} if turn % 2 else {"do": "sit", "name": "Zoe"},
}


@pytest.mark.parametrize("churn", CHURN.values(), ids=CHURN)
async def test_one_guest_cannot_fill_a_tables_log(houses: Houses, churn: Callable[[int], dict[str, Any]]) -> None:
    """Without the limit, the fastest guest would fill it in less than three hours. They can still leave."""
    time = Time()
    people = await gather(await houses(clock=time, timing=Timing(10**6)), 2)
    table = await start(people)
    zoe, seconds = people[1], 120
    before, rate = zoe.state["seq"], limits.TABLE_COMMANDS[1]
    for turn in range(int(seconds * rate)):
        time.now += 1 / rate
        command = churn(turn)
        await zoe.do(command.pop("do"), table=table, **command)
    granted = limits.LOGGED_COMMANDS[0] + limits.LOGGED_COMMANDS[1] * seconds
    assert granted / 2 < zoe.state["seq"] - before <= 2 * granted
    assert (await zoe.do("leave", table=table))["is"] == "done"


async def test_repeated_ready_command_is_charged_without_effect(houses: Houses) -> None:
    people = await gather(await houses(clock=Time(), timing=Timing(1000)), 3)
    table = people[0].state["table"]
    assert (await people[0].do("start", table=table))["is"] == "done"
    flooder, *others = people[0], *people[1:]

    async def ready() -> dict[str, Any]:
        return await flooder.do("ready", table=table, seq=flooder.state["seq"])

    assert (await ready())["is"] == "done"
    await until(lambda: all(other.state["ready"] for other in others))  # it is shown a moment after it is said
    before = [(len(other.sent), other.state["ready"]) for other in others]
    answers = [await ready() for _ in range(limits.TABLE_COMMANDS[0])]
    assert answers[0]["is"] == "done"
    assert answers[-1]["code"] == "error-too-fast"
    await asyncio.sleep(3 * READY_BROADCAST_SECONDS)
    assert [(len(other.sent), other.state["ready"]) for other in others] == before


async def test_lobby_size_is_limited(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LOBBY_TABLES", 2)
    house = await houses()
    for at in range(4):
        host = Person(house, f"host-{at}")
        opened = await host.do("open", name="Ana", edition="bga", options={}, table_settings={"listed": True})
        await host.do("watch", table=opened["table"])
    looker = Person(house, "looker")
    await looker.do("watch-lobby")
    assert len(looker.messages("lobby")[-1]["tables"]) == 2


# --- Long logs


@pytest.mark.parametrize(
    ("where", "work", "do"), [(store, "LogEntry", "watch"), (Room, "replay", "watch"), (Beginner, "choose", "start")]
)
async def test_slow_table_loads_and_bots_block_no_others(
    houses: Houses, where: Any, work: str, do: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = SeededDice()
    monkeypatch.setattr(dice, "draw", max)  # a bot opens
    house = await houses(dice=dice)
    ana, bo = Person(house, "ana"), Person(house, "bo")
    bots = ["beginner", "beginner"]
    table = (await ana.do("open", name="Ana", edition="bga", options={}, chairs=3, bots=bots))["table"]
    if do != "watch":
        await ana.do("watch", table=table)
    served, begun, waited = threading.Event(), threading.Event(), list[bool]()
    quick = getattr(where, work)

    def slow(*arguments: Any) -> Any:
        begun.set()
        waited.append(served.wait(10))
        return quick(*arguments)

    monkeypatch.setattr(where, work, slow)
    asked = asyncio.create_task(ana.do(do, table=table))
    await until(begun.is_set)
    assert (await bo.do("watch-lobby"))["is"] == "done"
    served.set()
    assert (await asked)["is"] == "done"
    await until(lambda: len(waited) > 0)
    assert all(waited)


# --- Sockets and requests


def test_closed_sockets_do_not_count_towards_the_limit() -> None:
    gate = RateLimiter()
    with contextlib.ExitStack() as held:
        for _ in range(limits.GUEST_SOCKETS):
            held.enter_context(gate.socket_slot("ana", ""))
        with pytest.raises(PerudoError, match="too-many-sockets"), gate.socket_slot("ana", ""):
            pass
        with gate.socket_slot("bo", ""):
            assert gate.sockets == limits.GUEST_SOCKETS + 1
    assert gate.sockets == 0
    assert not any(gate._sockets.values())


async def test_socket_limit_of_a_guest_affects_nobody_else(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GUEST_SOCKETS", 2)
    served = await serving()
    async with served.socket("a"), served.socket("a"):
        async with served.socket("a") as third:
            assert (await third.hear("refused", "welcome"))["code"] == "error-too-many-sockets"
            with pytest.raises(ConnectionClosed) as closing:
                await third.hear("welcome")
            assert closing.value.rcvd is not None and closing.value.rcvd.code == 1013
        async with served.socket("b") as other:
            assert (await other.do("ping"))["is"] == "done"


@pytest.mark.parametrize("short_of", ["sockets", "files"])
async def test_pages_are_served_when_sockets_are_exhausted(
    serving: Serving, monkeypatch: pytest.MonkeyPatch, short_of: str
) -> None:
    served = await serving()
    monkeypatch.setattr(
        *((limits, "MAX_SOCKETS", 8) if short_of == "sockets" else (served.connections, "capacity", 10))
    )
    async with contextlib.AsyncExitStack() as held:
        for guest in "abcdefgh":
            await held.enter_async_context(served.socket(guest))
        async with served.socket("i") as ninth:
            assert (await ninth.hear("refused", "welcome"))["code"] == "error-too-many-sockets"
        reader, writer = await served.raw(b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        assert (await reader.read()).startswith(b"HTTP/1.1 200 ")
        writer.close()


@pytest.mark.parametrize(
    ("proxy", "let_in"), [(None, 3), ("127.0.0.1", 1), ("127.0.0.0/8", 1), ("192.0.2.99", 3), ("10.0.0.0/8", 3)]
)
async def test_forwarded_addresses_need_a_trusted_proxy(
    serving: Serving, proxy: str | None, let_in: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else anyone could say to be anyone: here the sockets are this machine's own, which are not counted."""
    monkeypatch.setattr(limits, "ADDRESS_SOCKETS", 1)
    served = await serving(proxy=proxy)
    welcomed = 0
    async with contextlib.AsyncExitStack() as held:
        for guest in "abc":
            # The client's own text precedes what the proxy appends.
            talker = await held.enter_async_context(served.socket(guest, address=f"203.0.113.{ord(guest)}, 192.0.2.7"))
            welcomed += (await talker.hear("welcome", "refused"))["is"] == "welcome"
    assert welcomed == let_in


async def test_messages_above_the_rate_limit_are_delayed(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKET_MESSAGES", (5, 50))
    served = await serving()
    async with served.socket("a") as hasty, served.socket("b") as other:
        for at in range(30):
            await hasty.connection.send(f'{{"do":"ping","id":"{at}"}}')
        begun = asyncio.get_running_loop().time()
        assert (await other.do("ping"))["is"] == "done"
        assert [(await hasty.hear("done"))["id"] for _ in range(30)] == [str(at) for at in range(30)]
        assert asyncio.get_running_loop().time() - begun > 0.4


async def test_messages_are_counted_per_guest_and_address(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that wait here wait for ever."""
    monkeypatch.setattr(limits, "SOCKET_MESSAGES", (15, 1e-6))
    monkeypatch.setattr(limits, "ADDRESS_SOCKET_MESSAGES", (25, 1e-6))
    served = await serving(proxy="127.0.0.1")
    read = Counter[str]()
    take = served.house.handle_soon

    def counted(client: SocketClient, *message: Any) -> Any:
        read[client.guest] += 1
        return take(client, *message)

    monkeypatch.setattr(served.house, "handle_soon", counted)
    async with contextlib.AsyncExitStack() as held:

        async def says(guest: str, address: str) -> Talker:
            talker = await held.enter_async_context(served.socket(guest, address=address))
            for at in range(15):
                await talker.connection.send(f'{{"do":"ping","id":"{at}"}}')
            return talker

        await says("a", "192.0.2.7")
        await says("a", "192.0.2.7")
        await until(lambda: read.total() == 15)
        await says("b", "192.0.2.7")
        await until(lambda: read.total() == 25)  # what one may not say takes nothing from another at their address
        other = await says("c", "192.0.2.8")
        for _ in range(15):
            await other.hear("done")
        assert sorted(read.values()) == [10, 15, 15]


async def test_requests_are_counted_by_address(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HTTP_REQUESTS", (5, 0.001))
    monkeypatch.setattr(limits, "COMPUTED_REQUESTS", (1, 0.001))
    served = await serving(proxy="127.0.0.1")
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{served.port}", timeout=60) as client:
        mine, other = {"X-Forwarded-For": "192.0.2.7"}, {"X-Forwarded-For": "192.0.2.8"}
        rules = [(await client.get("/rules/bga.json", headers=mine)).status_code for _ in range(2)]
        assert rules == [200, 429]
        statuses = [(await client.get("/lesson.json", headers=mine)).status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        assert (await client.get("/lesson.json", headers=other)).status_code == 200


async def test_handshakes_count_as_http_requests(
    serving: Serving, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(limits, "HTTP_REQUESTS", (2, 0.001))
    served = await serving(proxy="127.0.0.1")
    for _ in range(2):
        async with served.socket("a", address="192.0.2.7") as let_in:
            await let_in.hear("welcome")
    with pytest.raises(InvalidStatus) as refused:
        async with served.socket("a", address="192.0.2.7"):
            pass
    assert refused.value.response.status_code == 403
    async with served.socket("a", address="192.0.2.8") as other:
        await other.hear("welcome")
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("path", ["/r/ABCDEF/1.json", "/r/ABCDEF/1.perudo"])
async def test_reading_logs_for_replays_is_rate_limited(
    houses: Houses, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "COMPUTED_REQUESTS", (2, 0.001))
    read: list[str] = []

    async def counted(_: Store, code: str) -> list[LogEntry]:
        read.append(code)
        return []

    monkeypatch.setattr(Store, "entries", counted)
    stranger = httpx.ASGITransport(build_app(await houses()), client=("192.0.2.7", 1))
    async with httpx.AsyncClient(transport=stranger, base_url="http://localhost") as client:
        assert [(await client.get(path)).status_code for _ in range(4)] == [404, 404, 429, 429]
    assert read == ["ABCDEF", "ABCDEF"]


async def test_qr_code_is_cached_and_drawn_by_worker(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "COMPUTED_REQUESTS", (3, 0.001))
    monkeypatch.setattr(limits, "CACHED_QR_CODES", 2)
    drawn: list[tuple[str, bool]] = []
    make = segno.make

    def noted(address: str, **settings: Any) -> Any:
        drawn.append((address, threading.current_thread() is threading.main_thread()))
        return make(address, **settings)

    monkeypatch.setattr(segno, "make", noted)
    stranger = httpx.ASGITransport(build_app(await houses()), client=("192.0.2.7", 1))
    async with httpx.AsyncClient(transport=stranger, base_url="http://perudo.example") as client:

        async def asked(code: str, port: str = "8000") -> int:
            headers = {"Host": f"perudo.example:{port}"}
            return (await client.get(f"/t/{code}/link.svg?{'a' * 2000}", headers=headers)).status_code

        assert [await asked("AAAA", port) for port in ("8000", "0" * 2000 + "8000", "8000")] == [200] * 3
        assert drawn == [("http://perudo.example:8000/t/AAAA", False)]
        assert [await asked(code) for code in ("BBBB", "AAAA", "CCCC", "AAAA", "CCCC")] == [200, 200, 200, 429, 200]


# --- Who a guest is


@pytest.mark.parametrize("token", ["", "Ana", "a" * 42, "a" * 44, "a" * 42 + "é", "a" * 42 + "."])
async def test_guessable_token_is_refused(serving: Serving, token: str) -> None:
    served = await serving()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{served.port}", timeout=60) as client:
        given = (await client.get("/", headers={b"Cookie": b"guest=" + token.encode()})).cookies["guest"]
        assert len(given) == 43 and given != token
        again = (await client.get("/", headers={"Cookie": f"guest={given}"})).cookies["guest"]
        assert again == given


async def test_knowing_a_name_does_not_grant_its_seat(houses: Houses) -> None:
    house = await houses(timing=Timing(1000))
    people = await gather(house, 2)
    table = await start(people)
    thief = Person(house, "thief")
    await thief.do("watch", table=table)
    assert (await thief.do("sit", table=table, name="Ana"))["is"] == "refused"
    assert (await thief.do("sit", table=table, name="Ana", chair=1))["is"] == "refused"
    assert (await thief.do("rename", table=table, name="Ana"))["is"] == "refused"
    actor = people[people[0].view["to_act"] - 1]
    assert (await thief.act({"move": "bid", "quantity": 1, "face": 3}, seq=actor.state["seq"]))[
        "code"
    ] == "error-not-seated"
    assert thief.state["seat"] is None
    assert thief.view["hand"] is None


async def test_stored_data_contains_no_guest_token(serving: Serving) -> None:
    served = await serving()
    async with served.socket("secret") as ana:
        await ana.do("open", name="Ana", edition="bga", options={})
    data = await kept(served.house)
    assert b"Ana" in data
    assert b"secret" not in data


@pytest.mark.parametrize(
    "wicked", ["\u202eanA", "A\u200bna", "A\x00na", "A\x1b[31mna", "A\u2066na", "\ufeffAna", "A\ue000na"]
)
async def test_names_and_chat_are_sanitized(houses: Houses, wicked: str) -> None:
    people = await gather(await houses(timing=Timing(1000)), 2)
    table = people[0].state["table"]
    assert (await people[0].do("rename", table=table, name=wicked))["code"] == "error-name-characters"
    assert (await people[0].do("rename", table=table, name=f"<b>{wicked}"))["code"] == "error-name-characters"
    assert (await people[0].do("rename", table=table, name='<img src="x">'))["code"] == "error-name-characters"
    assert (await people[0].do("chat", table=table, text=wicked))["code"] == "error-text-characters"
    assert (await people[0].do("rename", table=table, name="Łucja d’Or 3"))["is"] == "done"


# --- Figures and log


async def test_metrics_reveal_nothing_about_people(houses: Houses) -> None:
    house = await houses(timing=Timing(1000))
    people = await gather(house, 2)
    table = await start(people)
    await people[people[0].view["to_act"] - 1].bid(1, 3)
    await people[0].do("chat", table=table, text="a secret plan")
    await people[0].do("act", table=table, seq=0, move={"move": "dudo"})
    await people[0].house.handle(people[0], '{"do":"fly-me","id":"1"}')
    with serve_metrics(house.metrics, "127.0.0.1", 0) as address:
        assert address.startswith("http://127.0.0.1:")
        text = (await asyncio.to_thread(lambda: urllib.request.urlopen(address).read())).decode()
    for line in (
        "perudo_tables 1.0",
        'perudo_commands_total{do="sit"} 1.0',
        'perudo_words_total{say="bid"} 1.0',
        'perudo_refusals_total{code="stale"} 1.0',
        'perudo_refusals_total{code="message-unreadable"} 1.0',
    ):
        assert line in text, line
    commits = sum(line.startswith("perudo_commit_seconds_count") for line in text.splitlines())
    assert commits == 1
    for secret in (table, "ana", "Ana", "secret", "fly", people[0].guest):
        assert secret not in text


def test_log_lines_are_rate_limited_and_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    time, before = Time(), structlog.get_config()
    monkeypatch.setattr("perudo.server.logging_setup.RateLimitedFilter", lambda: RateLimitedFilter(time))
    most = limits.LOG_LINES[0]
    configure_logging()
    log, foreign = structlog.get_logger(), logging.getLogger("somebody.else")
    try:
        for at in range(most + 7):
            log.info("connection ended", address=f"192.0.2.{at}")
            foreign.error(f"{at} can't be read")
        log.info("serving")
        time.now += 1 / limits.LOG_LINES[1]
        log.info("connection ended", address="192.0.2.99")
        foreign.error("it still can't be read")
    finally:
        logging.basicConfig(handlers=[], force=True)
        structlog.configure(**before)
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 2 * most + 3
    assert [msgspec.json.decode(line)["event"] for line in told[-3:-1]] == ["serving", "connection ended"]
    assert msgspec.json.decode(told[-2])["left_out"] == 7
    assert "(7 similar messages omitted)" in told[-1]


async def test_metrics_are_off_by_default(serving: Serving) -> None:
    served = await serving()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{served.port}", timeout=60) as client:
        assert (await client.get("/metrics")).status_code == 404
