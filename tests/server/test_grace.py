"""A lost connection is not an absence: for a while the seat, and the host's part, stay with their owner."""

import asyncio

import pytest

from perudo.core import limits
from perudo.server.room import presence
from perudo.table.state import Timing
from tests.server.conftest import Houses, Person, Watch, gather, get_ready, start, until

SLOW = Timing(1000)
CLOCK = {"move": 600}


async def back(person: Person) -> Person:
    """The same guest, by a new line."""
    again = Person(person.house, person.guest, person.number)
    await again.do("watch", table=person.state["table"])
    return again


@pytest.mark.parametrize("clock", [None, CLOCK], ids=["no clock", "clock"])
async def test_disconnected_player_keeps_the_seat_during_grace_period(
    houses: Houses, clock: dict[str, int] | None
) -> None:
    grace = limits.GRACE_SECONDS_WITH_CLOCK if clock else limits.GRACE_SECONDS
    watch = Watch()
    ana, bo = await gather(await houses(timing=SLOW, clock=watch), 2, table_settings={"clock": clock})
    table = await start([ana, bo])
    assert ana.state["grace"] == {}
    ana.house.disconnect(bo)
    assert not ana.state["seats"][1]["connected"]
    assert 0 < ana.state["grace"]["2"] <= 1000 * grace
    watch.ahead = grace - 5
    refused = await ana.do("substitute", table=table, chair=2)
    assert (refused["code"], refused["details"]["name"]) == ("error-person-waited-for", "Bo")
    assert 0 < refused["details"]["count"] <= 5
    watch.ahead = grace
    assert (await ana.do("substitute", table=table, chair=2))["is"] == "done"
    assert (ana.state["seats"][1]["substitute"], ana.state["grace"]) == (True, {})


async def test_player_returning_in_time_keeps_the_seat(houses: Houses) -> None:
    watch = Watch()
    ana, bo = await gather(await houses(timing=SLOW, clock=watch), 2)
    table = await start([ana, bo])
    for _ in range(3):
        ana.house.disconnect(bo)
        watch.ahead += limits.GRACE_SECONDS - 5
        bo = await back(bo)
        assert ana.state["grace"] == {}
        assert (await ana.do("substitute", table=table, chair=2))["code"] == "error-person-here"
    assert ana.state["seats"][1]["kind"] == "person"


async def test_deputy_host_acts_after_grace_until_host_returns(houses: Houses) -> None:
    watch = Watch()
    ana, bo, cleo = await gather(await houses(clock=watch), 3, chairs=4)
    table, house = ana.state["table"], ana.house
    house.disconnect(ana)
    assert [seat["host"] for seat in bo.state["seats"]] == [True, False, False, False]
    for do, more in (("remove", {"chair": 1}), ("start", {}), ("seat-bot", {"chair": 4, "bot": "odds"})):
        assert (await bo.do(do, table=table, **more))["code"] == "error-host-only"
    house.disconnect(bo)
    bo = await back(bo)
    watch.ahead = limits.GRACE_SECONDS
    house.disconnect(cleo)
    assert (bo.state["host"], bo.state["grace"].keys()) == (True, {"3"})
    house.disconnect(bo)
    cleo = await back(cleo)
    assert not cleo.state["host"]
    ana = await back(ana)
    assert (ana.state["host"], cleo.state["host"]) == (True, False)


async def test_everyone_is_informed_when_grace_period_ends(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    # All other broadcasts happen at once, so only the end of the grace period can cause the last one. The period is
    # long enough for a busy machine to broadcast it before it ends.
    monkeypatch.setattr(presence, "SPECTATOR_COUNT_SECONDS", 0)
    monkeypatch.setattr(limits, "GRACE_SECONDS", 2)
    ana, bo = await gather(await houses(), 2)
    watcher = Person(ana.house, "watcher")
    await watcher.do("watch", table=ana.state["table"])
    ana.house.disconnect(ana)
    for someone in (bo, watcher):
        await until(lambda: [seat["host"] for seat in someone.state["seats"]] == [False, True])  # noqa: B023
        assert any(state["grace"].keys() == {"1"} for state in someone.states)
        assert someone.state["grace"] == {}


async def test_newcomer_sees_the_remaining_grace_period(houses: Houses) -> None:
    watch = Watch()
    ana, bo = await gather(await houses(timing=SLOW, clock=watch), 2)
    ana.house.disconnect(bo)
    watch.ahead = 15
    watcher = Person(ana.house, "watcher")
    await watcher.do("watch", table=ana.state["table"])
    assert 0 < watcher.state["grace"]["2"] <= 1000 * (limits.GRACE_SECONDS - 15)


async def test_player_who_leaves_deliberately_gets_no_grace_period(houses: Houses) -> None:
    ana, bo = await gather(await houses(timing=SLOW), 2)
    table = await start([ana, bo])
    await ana.do("leave", table=table)
    ana.house.disconnect(ana)
    assert (bo.state["grace"], bo.state["host"]) == ({}, True)
    await bo.do("leave", table=table)
    bo.house.disconnect(bo)
    watcher = Person(ana.house, "watcher")
    await watcher.do("watch", table=table)
    assert watcher.state["grace"] == {}


async def test_restart_gives_everyone_a_grace_period(houses: Houses) -> None:
    watch = Watch()
    ana, bo = await gather(await houses(timing=SLOW, clock=watch), 2)
    table = await start([ana, bo])
    ana.house.close()
    watch.ahead = 3600
    bo = Person(await houses(timing=SLOW, clock=watch), bo.guest, bo.number)
    await bo.do("watch", table=table)
    assert (bo.state["host"], bo.state["grace"].keys()) == (False, {"1"})
    assert (await bo.do("substitute", table=table, chair=1))["code"] == "error-person-waited-for"
    watch.ahead += limits.GRACE_SECONDS
    assert (await bo.do("substitute", table=table, chair=1))["is"] == "done"


async def test_newly_matched_player_gets_a_grace_period(houses: Houses) -> None:
    """Their page has yet to come to the table."""
    watch = Watch()
    house = await houses(timing=SLOW, clock=watch)
    ana, bo = Person(house, "ana"), Person(house, "bo")
    table = (await ana.do("find-game", name="Ana", edition="bga"))["table"]
    await ana.do("watch", table=table)
    watch.ahead = 3600
    assert (await bo.do("find-game", name="Bo", edition="bga"))["table"] == table
    assert (await ana.do("substitute", table=table, chair=2))["code"] == "error-person-waited-for"


async def test_rematch_waits_for_a_disconnected_player(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2, options={"dice": 1})
    await start([ana, bo])
    while ana.state["stage"] != "over":
        await until(lambda: ana.view["phase"] in ("bidding", "over"))
        if ana.state["stage"] != "over":
            actor = (ana, bo)[ana.view["to_act"] - 1]
            await (actor.act({"move": "dudo"}) if actor.view["bids"] else actor.bid(1, 6))
    ana.house.disconnect(bo)
    await get_ready([ana])
    assert ana.state["stage"] == "over"
    bo = await back(bo)
    await get_ready([bo])
    assert ana.state["stage"] == "playing"
    assert [seat["kind"] for seat in ana.state["seats"]] == ["person", "person"]


async def test_disconnection_sends_others_only_one_message(houses: Houses) -> None:
    """The message to the others is computed once, and nothing is sent while it counts down."""
    ana, bo = await gather(await houses(timing=SLOW), 2)
    watchers = [Person(ana.house, f"watcher-{at}") for at in range(5)]
    for watcher in watchers:
        await watcher.do("watch", table=ana.state["table"])
    await until(lambda: ana.state["spectators"] == 5)
    before = [len(watcher.sent) for watcher in watchers]
    ana.house.disconnect(bo)
    await until(lambda: all(len(watcher.sent) > length for watcher, length in zip(watchers, before, strict=True)))
    await asyncio.sleep(0.1)  # for what should not come
    told = [watcher.sent[length:] for watcher, length in zip(watchers, before, strict=True)]
    assert [len(messages) for messages in told] == [1] * 5
    assert len({id(messages[0]) for messages in told}) == 1
