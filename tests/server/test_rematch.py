"""After the end: another game at the same table, at once or after people have gathered."""

import asyncio
from typing import Any

from perudo import limits
from perudo.server.table.state import Pace
from tests.server.conftest import Houses, Person, Watch, gather, start, until

DUDO = {"say": "dudo"}


async def finished(houses: Houses, players: int = 2, watch: Watch | None = None, **opened: Any) -> list[Person]:
    """People at a table after a game of one die each."""
    people = await gather(await houses(clock=watch), players, options={"dice": 1}, **opened)
    await start(people)
    while people[0].state["stage"] != "over":
        await until(lambda: people[0].view["phase"] in ("bidding", "over"))
        if people[0].state["stage"] != "over":
            actor = people[people[0].view["to_act"] - 1]
            await (actor.act(DUDO) if actor.view["bids"] else actor.bid(1, 6))
    return people


async def test_whoever_is_here_plays_again_though_a_bot_held_their_seat(houses: Houses) -> None:
    people = await gather(await houses(pace=Pace(0)), 2, options={"dice": 1})
    table = people[0].state["table"]
    await start(people)
    await people[1].do("leave", table=table)
    assert people[0].state["seats"][1]["stand_in"]
    while people[0].state["stage"] != "over":
        if people[0].view["to_act"] == 1:
            await (people[0].act(DUDO) if people[0].view["bids"] else people[0].bid(1, 6))
        await asyncio.sleep(0.01)
    await people[0].do("again", table=table)
    assert [seat["name"] for seat in people[0].state["seats"]] == ["Bo", "Ana"]
    assert [seat["kind"] for seat in people[0].state["seats"]] == ["person", "person"]


async def test_anyone_who_played_may_begin_the_next_game_and_two_at_once_begin_one(houses: Houses) -> None:
    ana, bo = await finished(houses)
    table = ana.state["table"]
    watcher = Person(ana.house, "watcher")
    assert (await watcher.do("again", table=table, game=1))["code"] == "error-not-seated"
    for someone in (bo, ana):
        assert (await someone.do("again", table=table, game=1))["is"] == "done"
    assert (ana.state["game"], ana.state["stage"]) == (2, "playing")
    assert (await ana.do("again", table=table, game=2))["code"] == "error-game-not-over"


async def test_who_asks_for_a_game_when_people_gather_already_gathers_with_them(houses: Houses) -> None:
    ana, bo = await finished(houses)
    for someone, at_once in ((bo, False), (ana, True)):
        assert (await someone.do("again", table=ana.state["table"], game=1, start=at_once))["is"] == "done"
    assert (bo.state["game"], bo.state["stage"]) == (1, "gathering")


async def test_a_rematch_does_not_wait_for_who_is_away(houses: Houses) -> None:
    watch = Watch()
    ana, bo, cleo = await finished(houses, 3, watch)
    ana.house.disconnect(cleo)
    watch.ahead = limits.GRACE_SECONDS
    assert (await bo.do("again", table=bo.state["table"]))["is"] == "done"
    seats = {seat["name"]: (seat["kind"], seat["stand_in"]) for seat in ana.state["seats"]}
    assert seats == {"Ana": ("person", False), "Bo": ("person", False), "Cleo": ("bot", True)}
    ana.house.connect(cleo)
    await cleo.do("watch", table=bo.state["table"])
    assert [seat["kind"] for seat in ana.state["seats"]] == ["person"] * 3


async def test_where_a_clock_runs_the_clock_deals_with_who_is_away(houses: Houses) -> None:
    ana, bo = await finished(houses, customs={"clock": {"move": 86400}})
    ana.house.disconnect(bo)
    await ana.do("again", table=ana.state["table"])
    assert [seat["kind"] for seat in ana.state["seats"]] == ["person", "person"]


async def test_who_leaves_after_the_end_is_still_told_of_and_comes_back_to_their_chair(houses: Houses) -> None:
    ana, bo = await finished(houses)
    table = ana.state["table"]
    await bo.do("leave", table=table)
    assert [seat["name"] for seat in ana.state["seats"]] == ["Ana", "Bo"]
    ana.house.disconnect(bo)
    await ana.do("again", table=table, start=False)
    assert [seat["stand_in"] for seat in ana.state["seats"]] == [True, False]
    ana.house.connect(bo)
    await bo.do("watch", table=table)
    assert [seat["kind"] for seat in ana.state["seats"]] == ["person", "person"]


async def test_after_the_end_there_is_nothing_to_pause_or_to_stand_in_for(houses: Houses) -> None:
    people = await finished(houses)
    table = people[0].state["table"]
    assert (await people[0].do("pause", table=table))["code"] == "error-not-playing"
    assert (await people[0].do("stand-in", table=table, chair=2))["code"] == "error-not-playing"
    assert not people[0].state["paused"]
