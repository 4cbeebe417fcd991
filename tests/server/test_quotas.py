"""Limits hold over all nodes together, within the bound that docs/limits.md says."""

import contextlib
import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.rate_limits import BEATS, SHARED, Quotas, SharedBudget, bound, notable
from tests.server.cluster import Cluster, nodes
from tests.server.conftest import Houses, Person

KEY = bytes(32)
TICK = 0.5
BEAT = int(limits.HEARTBEAT_SECONDS / TICK)
"""Ticks from one beat to the next."""


class Nodes:
    """Nodes with one clock, and the rows by which they tell each other; a row holds what was told last."""

    def __init__(self, count: int) -> None:
        self.now = 0.0
        self.each = [Quotas(lambda: self.now, KEY) for _ in range(count)]
        self.rows: list[str | None] = [None] * count
        self.admitted = list[float]()
        """When."""

    def take(self, node: int, who: str = "192.0.2.7") -> bool:
        """Whether one more is admitted at this node."""
        with contextlib.suppress(PerudoError):
            self.each[node].computed.take(who)
            self.admitted.append(self.now)
            return True
        return False

    def write(self, node: int) -> None:
        self.rows[node] = json.dumps(self.each[node].spent())

    def read(self, node: int, *of: int) -> None:
        for other in of or range(len(self.rows)):
            if (row := self.rows[other]) is not None:
                self.each[node].charge(json.loads(row))

    def beat(self) -> None:
        for node in range(len(self.each)):
            self.write(node)
        for node in range(len(self.each)):
            self.read(node)

    def most_in(self, seconds: float) -> int:
        """How much was admitted in any so many seconds, at most."""
        ends = self.admitted
        return max((sum(begun <= at <= begun + seconds for at in ends) for begun in ends), default=0)


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> limits.Rate:
    monkeypatch.setattr(limits, "COMPUTED_REQUESTS", (20, 0.5))
    return limits.COMPUTED_REQUESTS


@st.composite
def schedules(draw: st.DrawFn) -> tuple[int, int, list[tuple[int, int]], list[list[tuple[int, int, int]]]]:
    """Nodes, beats that may be missed in a row, when each node writes and reads within a beat, and for each tick which
    node is asked how often and which node reads which other once more."""
    count = draw(st.integers(1, 4))
    node, phase = st.integers(0, count - 1), st.integers(0, BEAT - 1)
    ticks = draw(st.lists(st.lists(st.tuples(node, st.sampled_from([1, 2, 7, 30]), node), max_size=3), max_size=60))
    return count, draw(st.integers(0, BEATS - 1)), [draw(st.tuples(phase, phase)) for _ in range(count)], ticks


FLOOD = [[(node, 30, node) for node in range(3)] for _ in range(60)]


@given(
    schedules(),
    st.sampled_from([(20, 0.5), (3, 1.0), (40, 5.0), (1, 0.1)]),
    st.randoms(use_true_random=False),
)
@example((3, 0, [(0, 0)] * 3, FLOOD), (20, 0.5), None)
@example((3, 2, [(0, 0)] * 3, FLOOD), (20, 0.5), None)
def test_however_takes_and_beats_fall_no_more_is_admitted_than_the_bound(
    schedule: tuple[int, int, list[tuple[int, int]], list[list[tuple[int, int, int]]]],
    budget: limits.Rate,
    random: Any,
) -> None:
    """Beats are lost, repeated, and read in any order."""
    count, missed, phases, ticks = schedule
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(limits, "COMPUTED_REQUESTS", budget)
        nodes = Nodes(count)
    deaf = [[0] * count for _ in range(count)]
    for tick, asked in enumerate(ticks):
        for node, (writes, _) in enumerate(phases):
            if tick % BEAT == writes:
                nodes.write(node)
        for node, (_, reads) in enumerate(phases):
            for other in range(count) if tick % BEAT == reads else ():
                misses = deaf[node][other] < missed and (random is None or random.random() < 0.5)
                deaf[node][other] = deaf[node][other] + 1 if misses else 0
                if not misses:
                    nodes.read(node, other)
        for node, often, other in asked:
            nodes.read(other, node)
            for _ in range(often):
                nodes.take(node)
        nodes.now += TICK
    for seconds in (0.0, 2.0, 6.0, len(ticks) * TICK):
        assert nodes.most_in(seconds) <= bound(budget, count, seconds, missed)


def flood(nodes: Nodes, seconds: int, among: Sequence[int], deaf: bool = False) -> None:
    for _ in range(int(seconds / limits.HEARTBEAT_SECONDS)):
        for node in among:
            while nodes.take(node):
                pass
        if not deaf:
            nodes.beat()
        nodes.now += limits.HEARTBEAT_SECONDS


def test_over_a_longer_time_all_nodes_together_give_what_one_would(computed: limits.Rate) -> None:
    nodes, seconds = Nodes(4), 1200
    flood(nodes, seconds, range(4))
    admitted = len(nodes.admitted)
    assert 0.9 * computed[1] * seconds <= admitted <= bound(computed, 4, seconds)
    assert bound(computed, 4, seconds) < 1.3 * bound(computed, 1, seconds)


def test_nodes_that_do_not_hear_each_other_give_each_their_own(computed: limits.Rate) -> None:
    """So the test above can fail."""
    nodes, seconds = Nodes(4), 1200
    flood(nodes, seconds, range(4), deaf=True)
    assert len(nodes.admitted) > 3 * bound(computed, 1, seconds)


def test_what_was_spent_at_one_node_is_gone_at_another_after_a_beat(computed: limits.Rate) -> None:
    nodes = Nodes(2)
    flood(nodes, 2, [0])
    nodes.now -= limits.HEARTBEAT_SECONDS
    assert not nodes.take(1)
    assert nodes.take(1, "192.0.2.8")
    nodes.now += 2 / computed[1]
    assert nodes.take(1) and nodes.take(1) and not nodes.take(1)


def test_a_beat_is_charged_once_however_often_it_is_read_and_whoever_missed_some_reads_them_later(
    computed: limits.Rate,
) -> None:
    nodes = Nodes(2)
    for _ in range(BEATS):
        for _ in range(notable(computed[0])):
            assert nodes.take(0)
        nodes.write(0)
    for _ in range(10):
        nodes.read(1)
        nodes.read(0)
    left = computed[0] - BEATS * notable(computed[0])
    assert [nodes.take(1) for _ in range(left + 1)] == [True] * left + [False]
    assert [nodes.take(0) for _ in range(left + 1)] == [True] * left + [False]


def test_the_row_of_a_node_that_died_is_charged_once(computed: limits.Rate) -> None:
    nodes = Nodes(2)
    for _ in range(notable(computed[0])):
        nodes.take(0)
    nodes.write(0)
    for _ in range(10 * BEATS):
        nodes.write(1)
        nodes.read(1)
    left = computed[0] - notable(computed[0])
    assert [nodes.take(1) for _ in range(left + 1)] == [True] * left + [False]


def test_what_is_told_has_a_bound_and_the_rest_is_told_next(
    computed: limits.Rate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SHARED_USAGE_ENTRIES", 10)
    nodes = Nodes(2)
    for who in range(25):
        for _ in range(notable(computed[0])):
            nodes.take(0, f"192.0.2.{who}")
    told = [len(nodes.each[0].spent()["spent"][0].get("COMPUTED_REQUESTS", ())) for _ in range(4)]
    assert told == [10, 10, 5, 0]


def test_who_spends_hardly_anything_is_not_told_but_not_forgotten(computed: limits.Rate) -> None:
    nodes = Nodes(1)
    for _ in range(notable(computed[0]) - 1):
        nodes.take(0)
        assert not nodes.each[0].spent()["spent"][0]
    nodes.take(0)
    assert list(nodes.each[0].spent()["spent"][0]["COMPUTED_REQUESTS"].values()) == [notable(computed[0])]


def test_neither_guest_nor_address_is_told_to_who_has_not_the_key(computed: limits.Rate) -> None:
    nodes = Nodes(1)
    guest, address = "5e" * 32, "192.0.2.7"
    with nodes.each[0].socket(guest, address), nodes.each[0].socket(guest, address):
        for _ in range(20):
            nodes.take(0, address)
        told = nodes.each[0].spent()
    assert told["spent"][0]["COMPUTED_REQUESTS"] and told["sockets"]["GUEST_SOCKETS"]
    assert guest not in json.dumps(told) and address not in json.dumps(told)
    other = Quotas(key=bytes([1] * 32))
    for _ in range(20):
        other.computed.take(address)
    assert set(other.spent()["spent"][0]["COMPUTED_REQUESTS"]).isdisjoint(told["spent"][0]["COMPUTED_REQUESTS"])


@pytest.mark.parametrize(
    "nonsense",
    [None, [], {}, {"by": "a", "beat": -1, "spent": [], "sockets": {}}]
    + [
        {"by": "a", "beat": 1, "spent": [{"COMPUTED_REQUESTS": {"x": count}}], "sockets": {}}
        for count in (-1000, 1.5, "1", None)
    ],
)
def test_what_another_version_told_charges_nobody(nonsense: object) -> None:
    quotas = Quotas(key=KEY)
    quotas.charge(nonsense)
    assert not quotas._heard


def test_a_kind_of_budget_that_only_another_version_knows_is_passed_over(computed: limits.Rate) -> None:
    nodes = Nodes(2)
    for _ in range(20):
        nodes.take(0)
    told = nodes.each[0].spent()
    told["spent"][0]["NEWER"] = told["spent"][0]["COMPUTED_REQUESTS"]
    nodes.each[1].charge({**told, "more": 1})
    assert not nodes.take(1)


def test_a_server_alone_names_and_keeps_nothing_for_others() -> None:
    assert not any(isinstance(budget, SharedBudget) for budget in Quotas()._budgets.values())
    assert all(isinstance(budget, SharedBudget) for budget in Quotas(key=KEY)._budgets.values())


def test_what_waits_to_be_told_fills_no_memory(computed: limits.Rate, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("token_bucket", "rate_limits"):
        monkeypatch.setattr(f"perudo.server.{module}.KEPT", 10)
    budget = Quotas(key=KEY).computed
    assert isinstance(budget, SharedBudget)
    for who in range(200):
        for _ in range(1 + who // 100):
            budget.take(str(who))
    assert max(len(budget._little), len(budget._much), len(budget._left)) == 10


# --- Sockets


def test_sockets_are_counted_over_all_nodes() -> None:
    nodes = Nodes(3)
    with contextlib.ExitStack() as held:
        opened = 0
        for at in range(60):
            with contextlib.suppress(PerudoError):
                held.enter_context(nodes.each[at % 3].socket("ana", ""))
                opened += 1
            nodes.beat()
        assert limits.GUEST_SOCKETS <= opened <= limits.GUEST_SOCKETS + 2 * (notable(limits.GUEST_SOCKETS) - 1)
        held.enter_context(nodes.each[0].socket("bo", ""))
    nodes.beat()
    with contextlib.ExitStack() as held:
        for _ in range(limits.GUEST_SOCKETS):
            held.enter_context(nodes.each[2].socket("ana", ""))


def test_the_sockets_of_a_node_that_is_silent_are_not_counted_for_long() -> None:
    nodes = Nodes(2)
    with contextlib.ExitStack() as held:
        for _ in range(limits.GUEST_SOCKETS):
            held.enter_context(nodes.each[0].socket("ana", ""))
        nodes.beat()
        with pytest.raises(PerudoError, match="too-many-sockets"), nodes.each[1].socket("ana", ""):
            pass
        for _ in range(BEATS + 1):
            nodes.write(1)
            nodes.read(1)
        held.enter_context(nodes.each[1].socket("ana", ""))


# --- Guests at one address


ASKED: dict[str, Callable[[Quotas, str, str], None]] = {
    "TABLE_COMMANDS": lambda quotas, guest, at: quotas.admit(wire.Ready(id="1", table="ABCD", seq=1), guest, at),
    "LOGGED_COMMANDS": Quotas.lasting,
    "OPENED_TABLES": lambda quotas, guest, at: quotas.admit(wire.Seek(id="1", name="Ana", edition="bga"), guest, at),
    "LOG_LOADS": Quotas.take_up,
}


@pytest.mark.parametrize("of", ASKED)
@pytest.mark.parametrize("key", [None, KEY], ids=["one node", "several"])
def test_guests_at_an_address_share_its_budget(of: str, key: bytes | None) -> None:
    """However many use up all that they are granted, a neighbour who has used nothing is admitted."""
    own, address = getattr(limits, of)[0], getattr(limits, f"ADDRESS_{of}")[0]
    quotas = Quotas(lambda: 1000.0, key)

    def admitted(guest: str) -> int:
        count = 0
        with contextlib.suppress(PerudoError):
            while count <= own:
                ASKED[of](quotas, guest, "192.0.2.7")
                count += 1
        return count

    shares = [admitted(f"guest {number}") for number in range(2 * address // own)]
    assert shares[0] == own, "one guest alone may use all of their own budget"
    assert sum(shares) < address
    assert admitted("neighbour") > 0


def test_refusal_by_an_address_costs_its_guest_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OPENED_TABLES", (2, 1e-9))
    monkeypatch.setattr(limits, "ADDRESS_OPENED_TABLES", (3, 1e-9))
    quotas, opened = Quotas(lambda: 1000.0), wire.Seek(id="1", name="Ana", edition="bga")
    for guest in ("ana", "bo", "cleo"):
        quotas.admit(opened, guest, "192.0.2.7")
    with pytest.raises(PerudoError, match="too-fast"):
        quotas.admit(opened, "ana", "192.0.2.7")
    quotas.admit(opened, "ana", "192.0.2.8")


def test_leaving_costs_a_change_and_is_never_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESS_TABLE_COMMANDS", (10_000, 1))
    quotas = Quotas(lambda: 1000.0)
    sit, leave = wire.Sit(id="1", table="ABCD", name="Ana"), wire.Leave(id="2", table="ABCD")
    came = 0
    with contextlib.suppress(PerudoError):
        while came < limits.ADDRESS_LOGGED_COMMANDS[0]:
            quotas.admit(sit, f"guest {came}", "192.0.2.7")
            quotas.admit(leave, f"guest {came}", "192.0.2.7")
            came += 1
    assert 0 <= came - limits.ADDRESS_LOGGED_COMMANDS[0] // 2 < 10
    quotas.admit(leave, "one more", "192.0.2.7")
    quotas.admit(sit, "a neighbour", "192.0.2.8")


def test_leaving_again_and_again_takes_nothing_from_neighbours() -> None:
    quotas = Quotas(lambda: 1000.0)
    for number in range(3 * limits.ADDRESS_LOGGED_COMMANDS[0]):
        quotas.admit(wire.Leave(id=f"{number}", table="ABCD"), "flooder", "192.0.2.7")
    quotas.admit(wire.Sit(id="1", table="ABCD", name="Ana"), "a neighbour", "192.0.2.7")


# --- In a house, and in docs/limits.md


async def test_who_has_had_enough_at_one_node_has_had_enough_at_the_other(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OPENED_TABLES", (5, 0.001))
    one, other = [await houses(clock=lambda: 1000.0, shared=KEY) for _ in range(2)]
    opening: dict[str, Any] = {"name": "Zoe", "edition": "bga", "options": {}}
    flooder = Person(one, "flooder")
    for _ in range(5):
        assert (await flooder.do("open", **opening))["is"] == "done"
    other.quotas.charge(one.quotas.spent())
    assert (await Person(other, "flooder", 5).do("open", **opening))["code"] == "error-too-fast"
    assert (await Person(other, "ana").do("open", **opening))["is"] == "done"


async def test_nodes_tell_each_other_by_their_beats_and_no_address_is_in_the_database(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OPENED_TABLES", (5, 0.001))
    cluster = Cluster(postgres)
    try:
        one, other = [await cluster.node(shared=KEY) for _ in range(2)]
        opening: dict[str, Any] = {"name": "Zoe", "edition": "bga", "options": {}}
        flooder = Person(one, "flooder", address="192.0.2.7")
        with one.quotas.socket("flooder", "192.0.2.7"), one.quotas.socket("flooder", "192.0.2.7"):
            for _ in range(5):
                assert (await flooder.do("open", **opening))["is"] == "done"
            await nodes(one).beat()
            told = str(await cluster.sql("SELECT body FROM nodes"))
            assert "OPENED_TABLES" in told and "GUEST_SOCKETS" in told
            assert "flooder" not in told and "192.0.2.7" not in told
            await nodes(other).beat()
        refused = await Person(other, "flooder", 5, address="192.0.2.7").do("open", **opening)
        assert refused["code"] == "error-too-fast"
    finally:
        await cluster.close()


def test_every_limit_of_guests_and_addresses_is_kept_together() -> None:
    """Except how fast one node reads what comes, and what one table allows."""
    own = {"SOCKET_MESSAGES", "ADDRESS_SOCKET_MESSAGES", "LOG_LINES", "ARRIVALS"}
    budgets = {name for name, value in vars(limits).items() if isinstance(value, tuple) and name.isupper()}
    assert budgets - own == set(SHARED)
