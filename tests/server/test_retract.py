"""A bid that is taken back: for a moment, once a turn, until anyone else has spoken, and at nobody's cost."""

from __future__ import annotations

from typing import Any

import pytest

from perudo.core import limits
from perudo.table.events import Moved, Retracted
from perudo.table.replays import finished_record
from perudo.table.state import Timing
from tests.server.conftest import Houses, Person, SeededDice, Watch, gather, start, until

LATE = "error-bid-stands"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seconds may go by on a busy machine before anything is answered."""
    monkeypatch.setattr(limits, "RETRACT_MILLISECONDS", 60_000)


async def at_play(houses: Houses, people: int = 3, **opened: Any) -> tuple[Watch, list[Person], str]:
    """A first round with these people, in the order of their turns; nothing happens by itself."""
    watch = Watch(stopped=True)
    seated = await gather(await houses(clock=watch, timing=Timing(1000)), people, **opened)
    table = await start(seated)
    first = seated[0].view["to_act"] - 1
    return watch, seated[first:] + seated[:first], table


async def retract(person: Person) -> str:
    """How it is answered."""
    answer = await person.do("retract", table=person.state["table"], seq=person.state["seq"])
    return str(answer.get("code", answer["is"]))


def facts(person: Person) -> dict[str, Any]:
    """Return what a person sees, except for the number of the state and the passing of time."""
    passing = ("seq", "thinking_for", "deadline", "retractable_for", "continues_in")
    return {name: value for name, value in person.state.items() if name not in passing}


async def test_retraction_restores_the_state_for_everyone(houses: Houses) -> None:
    _, people, table = await at_play(houses)
    ana, bo, cleo = people
    eva = Person(ana.house, "eva")
    await eva.do("watch", table=table)
    await ana.bid(1, 2)
    before = [facts(each) for each in (*people, eva)]
    await bo.bid(2, 2)
    assert all(0 < each.state["retractable_for"] <= limits.RETRACT_MILLISECONDS for each in (*people, eva))
    assert await retract(bo) == "done"
    assert [facts(each) for each in (*people, eva)] == before
    assert (await cleo.bid(3, 2))["code"] == "reason-not-your-turn"
    assert (await bo.bid(3, 2))["is"] == "done"
    assert [(each["quantity"], each["face"]) for each in eva.view["bids"]] == [(1, 2), (3, 2)]


async def test_first_bid_can_be_taken_back(houses: Houses) -> None:
    _, people, _ = await at_play(houses)
    before = [facts(each) for each in people]
    await people[0].bid(1, 2)
    assert await retract(people[0]) == "done"
    assert [facts(each) for each in people] == before


async def test_bidder_can_retract_a_bid_once_per_turn(houses: Houses) -> None:
    _, (ana, bo, cleo), table = await at_play(houses)
    eva = Person(ana.house, "eva")
    await eva.do("watch", table=table)
    assert await retract(ana) == LATE  # nothing is bid
    await ana.bid(1, 2)
    assert await retract(bo) == await retract(cleo) == LATE
    for strange in (ana.state["seq"] - 1, ana.state["seq"] + 1):
        assert (await ana.do("retract", table=table, seq=strange))["code"] == LATE
    assert (await eva.do("retract", table=table, seq=eva.state["seq"]))["code"] == "error-not-seated"
    assert await retract(ana) == "done"
    assert await retract(ana) == LATE
    await ana.bid(1, 3)
    assert ana.state["retractable_for"] == 0
    assert await retract(ana) == LATE
    for bidder in (bo, cleo, ana):
        quantity = bidder.view["bids"][-1]["quantity"] + 1
        await bidder.bid(quantity, 3)
    assert await retract(ana) == "done"  # another turn


async def test_bid_cannot_be_retracted_after_timeout_or_move(houses: Houses) -> None:
    watch, (ana, bo, cleo), table = await at_play(houses, options={"calza": True})
    await ana.bid(1, 2)
    saw = ana.state["seq"]
    watch.ahead += limits.RETRACT_MILLISECONDS / 1000
    assert await retract(ana) == LATE
    await bo.bid(2, 2)
    assert (await ana.do("retract", table=table, seq=saw))["code"] == LATE
    await ana.act({"move": "calza"})
    assert bo.state["calza_calls"]
    assert bo.state["retractable_for"] == 0
    assert await retract(bo) == LATE
    assert (await cleo.bid(3, 2))["is"] == "done"
    assert await retract(bo) == LATE
    await ana.act({"move": "dudo"})
    assert await retract(cleo) == LATE


@pytest.mark.parametrize("calza", [False, True])
async def test_bid_is_final_once_bots_can_call_calza(
    calza: bool, houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bidder who hears no call, and then takes the bid back, would know something about the bot's dice."""
    in_turn, out_of_turn = 50_000, 10_000
    monkeypatch.setattr(Timing, "think", lambda _, table, seat: in_turn if seat == table.game.to_act else out_of_turn)
    watch = Watch(stopped=True)
    (ana,) = await gather(await houses(clock=watch, dice=SeededDice()), 1, chairs=3, options={"calza": calza})
    table = ana.state["table"]
    for chair in (2, 3):
        await ana.do("seat-bot", table=table, chair=chair, bot="odds")
    await start([ana])
    await until(lambda: ana.view["phase"] == "bidding")
    await ana.bid(1, 2)
    ends = out_of_turn if calza else in_turn
    assert ana.state["retractable_for"] == ends
    watch.ahead += ends / 1000
    assert await retract(ana) == LATE
    watch.ahead -= 6
    assert await retract(ana) == "done"


async def test_response_to_a_retracted_bid_is_refused(houses: Houses) -> None:
    _, (ana, bo, _), _ = await at_play(houses)
    await ana.bid(1, 2)
    saw = bo.state["seq"]
    await retract(ana)
    assert (await bo.act({"move": "dudo"}, seq=saw))["code"] == "error-stale"


async def test_clock_ignores_a_retracted_bid(houses: Houses) -> None:
    clock = {"move": 0, "bank": 60, "increment": 10}
    watch, (ana, bo), _ = await at_play(houses, 2, table_settings={"clock": clock})
    watch.ahead += 20
    await ana.bid(1, 2)
    watch.ahead += 1
    assert await retract(ana) == "done"
    assert ana.state["deadline"] == 39_000
    assert ana.state["time_banks"] == [60_000, 60_000]
    watch.ahead += 4
    await ana.bid(1, 3)
    assert ana.state["time_banks"][ana.view["seat"] - 1] == 45_000  # 25 seconds went by, 10 came
    assert bo.state["deadline"] == 60_000


async def test_retraction_window_ends_with_the_bidders_clock(houses: Houses) -> None:
    """Else the time would be up that stood still meanwhile."""
    watch, (ana, _), _ = await at_play(houses, 2, table_settings={"clock": {"move": 30, "bank": 0, "increment": 0}})
    watch.ahead += 29
    await ana.bid(1, 2)
    assert ana.state["retractable_for"] <= 1000
    watch.ahead += 1
    assert await retract(ana) == LATE


async def test_pause_ends_the_retraction_window(houses: Houses) -> None:
    _, people, table = await at_play(houses)
    await people[0].bid(1, 2)
    for each in people:
        await each.do("pause", table=table)
    assert await retract(people[0]) == LATE
    await people[0].do("resume", table=table)
    assert await retract(people[0]) == LATE


async def test_retraction_survives_a_restart_and_is_recorded(houses: Houses) -> None:
    _, (ana, bo), table = await at_play(houses, 2, options={"dice": 1})
    await ana.bid(1, 2)
    await retract(ana)
    await ana.bid(1, 3)
    seen = facts(bo)
    ana.house.close()

    house = await houses(timing=Timing(1000))
    guests = {each.guest: Person(house, each.guest, 1000) for each in (ana, bo)}
    for each in guests.values():
        await each.do("watch", table=table)
    again = guests[bo.guest]
    assert again.view["bids"] == seen["view"]["bids"]
    assert (await again.act({"move": "dudo"}))["is"] == "done"
    entries = await house.log(table)
    assert [type(entry.event) for entry in entries if isinstance(entry.event, Moved | Retracted)] == [
        *(Moved, Retracted, Moved, Moved),
    ]
    record = finished_record(table, entries, 1)
    assert record is not None
    assert [str(each) for each in record.rounds[0].moves] == ["1x3", "dudo"]


@pytest.mark.parametrize("level", ["beginner", "odds", "reader"])
async def test_bots_ignore_a_retracted_bid(level: str, houses: Houses) -> None:
    """Bots are shown what stood, from the beginning; one that was thinking says nothing to a bid that is gone."""
    watch = Watch()
    ana, *_ = await gather(await houses(clock=watch, timing=Timing(100), dice=SeededDice()), 1, chairs=2)
    await ana.do("seat-bot", table=ana.state["table"], chair=2, bot=level)
    table = await start([ana])
    await until(lambda: ana.view["phase"] == "bidding")
    await ana.bid(1, 2)
    assert await retract(ana) == "done"
    assert ana.view["bids"] == []
    watch.ahead += 1000  # whatever the bot had in mind would be said by now
    await ana.do("watch", table=table)
    await ana.house.wait_idle()
    assert (ana.view["bids"], ana.view["to_act"]) == ([], 1)
    await ana.bid(9, 6)
    watch.ahead += 1000
    await ana.do("watch", table=table)
    await until(lambda: ana.view["revealed"] is not None or ana.view["to_act"] == 1)
    revealed = ana.view["revealed"]
    said = (revealed or ana.view)["bids"]
    assert (said[0]["quantity"], said[0]["face"]) == (9, 6)
