"""After the end: another game at the same table, when all are ready, or after people have gathered."""

import asyncio
from typing import Any

import pytest

from perudo.core import limits
from perudo.table.state import Timing
from tests.server.conftest import Houses, Person, Watch, gather, get_ready, start, until

DUDO = {"move": "dudo"}


async def finished(houses: Houses, players: int = 2, watch: Watch | None = None, **opened: Any) -> list[Person]:
    """People at a table after a game of one die each."""
    people = await gather(await houses(clock=watch), players, options={"dice": 1}, **opened)
    await start(people)
    await play_out(people)
    return people


async def play_out(people: list[Person]) -> None:
    while people[0].state["stage"] != "over":
        await until(lambda: people[0].view["phase"] in ("bidding", "over"))
        if people[0].state["stage"] != "over":
            actor = people[people[0].view["to_act"] - 1]
            await (actor.act(DUDO) if actor.view["bids"] else actor.bid(1, 6))


def kinds(person: Person) -> list[str]:
    return [seat["kind"] for seat in person.state["seats"]]


async def test_rematch_begins_when_everyone_is_ready(houses: Houses) -> None:
    ana, bo, cleo = await finished(houses, 3)
    watcher = Person(ana.house, "watcher")
    await watcher.do("watch", table=ana.state["table"])
    await get_ready([watcher, bo, cleo])
    assert (ana.state["stage"], ana.state["game"]) == ("over", 1)
    await until(lambda: ana.state["ready"] == [2, 3])
    await get_ready([ana])
    assert (ana.state["stage"], ana.state["game"], ana.state["ready"]) == ("playing", 2, [])


async def test_rematch_returns_substituted_seat_to_its_player(houses: Houses) -> None:
    people = ana, bo = await gather(await houses(timing=Timing(0)), 2, options={"dice": 1})
    table = ana.state["table"]
    await start(people)
    await bo.do("leave", table=table)
    assert ana.state["seats"][1]["substitute"]
    while ana.state["stage"] != "over":
        if ana.view["to_act"] == 1:
            await (ana.act(DUDO) if ana.view["bids"] else ana.bid(1, 6))
        await asyncio.sleep(0.01)
    await get_ready([bo])
    assert ana.state["stage"] == "over", "Ana is not ready"
    await get_ready([ana])
    assert kinds(ana) == ["person", "person"]


async def test_host_can_start_rematch_without_unready_players(houses: Houses) -> None:
    ana, bo = await finished(houses)
    table = ana.state["table"]
    assert (await ana.do("rematch", table=table, game=1))["is"] == "done"
    assert (await bo.do("rematch", table=table, game=1))["is"] == "done", "another was quicker"
    assert (ana.state["game"], ana.state["stage"]) == (2, "playing")
    assert [(seat["kind"], seat["substitute"]) for seat in ana.state["seats"]] == [("person", False), ("bot", True)]
    assert (await bo.do("sit", table=table, name="Bo"))["is"] == "done"
    assert kinds(ana) == ["person", "person"]
    assert (await ana.do("rematch", table=table, game=2))["code"] == "error-game-not-over"


@pytest.mark.parametrize("begin", [True, False])
async def test_others_can_start_rematch_after_host_timeout(houses: Houses, begin: bool) -> None:
    watch = Watch()
    ana, bo = await finished(houses, watch=watch)
    table = ana.state["table"]
    watcher = Person(ana.house, "watcher")
    assert (await watcher.do("rematch", table=table, game=1))["code"] == "error-not-seated"
    watch.ahead = limits.REMATCH_SECONDS - 5
    refused = await bo.do("rematch", table=table, game=1, start=begin)
    assert (refused["code"], 0 < refused["details"]["count"] <= 5) == ("error-again-waits", True)
    assert ana.state["stage"] == "over"
    watch.ahead = limits.REMATCH_SECONDS
    assert (await bo.do("rematch", table=table, game=1, start=begin))["is"] == "done"
    assert ana.state["stage"] == ("playing" if begin else "gathering")


async def test_second_rematch_request_changes_nothing(houses: Houses) -> None:
    ana, _ = await finished(houses)
    for begin in (False, True):
        assert (await ana.do("rematch", table=ana.state["table"], game=1, start=begin))["is"] == "done"
    assert (ana.state["game"], ana.state["stage"]) == (1, "gathering")


async def test_rematch_starts_without_absent_players_after_grace_period(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "GRACE_SECONDS", 1)
    ana, bo, cleo = await finished(houses, 3)
    ana.house.disconnect(cleo)
    await get_ready([ana, bo])
    assert ana.state["stage"] == "over"
    await until(lambda: ana.state["stage"] == "playing")
    seats = {seat["name"]: (seat["kind"], seat["substitute"]) for seat in ana.state["seats"]}
    assert seats == {"Ana": ("person", False), "Bo": ("person", False), "Cleo": ("bot", True)}
    ana.house.connect(cleo)
    await cleo.do("watch", table=bo.state["table"])
    assert kinds(ana) == ["person"] * 3


async def test_rematch_begins_when_last_unready_player_leaves(houses: Houses) -> None:
    ana, bo, cleo = await finished(houses, 3)
    await get_ready([ana, bo])
    assert ana.state["stage"] == "over"
    await cleo.do("leave", table=ana.state["table"])
    await until(lambda: ana.state["stage"] == "playing")


async def test_absent_player_keeps_seat_in_rematch_with_clock(houses: Houses) -> None:
    ana, bo = await finished(houses, table_settings={"clock": {"move": 86400}})
    ana.house.disconnect(bo)
    await ana.do("rematch", table=ana.state["table"])
    assert kinds(ana) == ["person", "person"]


async def test_player_who_left_can_reclaim_their_chair(houses: Houses) -> None:
    ana, bo = await finished(houses)
    table = ana.state["table"]
    await bo.do("leave", table=table)
    assert [seat["name"] for seat in ana.state["seats"]] == ["Ana", "Bo"]
    ana.house.disconnect(bo)
    await ana.do("rematch", table=table, start=False)
    assert [seat["substitute"] for seat in ana.state["seats"]] == [False, True]
    ana.house.connect(bo)
    await bo.do("watch", table=table)
    assert kinds(ana) == ["person", "person"]


async def test_rematch_waits_for_players_when_too_few_remain(houses: Houses) -> None:
    ana, _ = await finished(houses)
    await ana.do("remove", table=ana.state["table"], chair=2)
    await get_ready([ana])
    await until(lambda: ana.state["stage"] == "gathering")
    assert kinds(ana) == ["person", "free"]


async def test_players_keep_their_colours_in_rematches(houses: Houses) -> None:
    """Whoever leaves, whichever chairs are removed, and however often they play again."""
    people = ana, bo, cleo = await gather(await houses(), 3, chairs=5, options={"dice": 1})
    table = ana.state["table"]

    def colours() -> dict[str, int]:
        return {seat["name"]: seat["colour"] for seat in ana.state["seats"] if seat["kind"] != "free"}

    await cleo.do("sit", table=table, name="Cleo", chair=5)
    assert colours() == {"Ana": 1, "Bo": 2, "Cleo": 3}
    await start(people)
    assert [seat["name"] for seat in ana.state["seats"]] == ["Ana", "Bo", "Cleo"]
    await play_out(people)
    await ana.do("rematch", table=table, start=False)
    await bo.do("leave", table=table)
    dan = Person(ana.house, "dan")
    await dan.do("watch", table=table)
    await dan.do("sit", table=table, name="Dan")
    await ana.do("seat-bot", table=table, chair=5, bot="odds")
    assert colours() == {"Ana": 1, "Dan": 2, "Cleo": 3, ana.state["seats"][4]["name"]: 5}
    await dan.do("leave", table=table)
    await start([ana, cleo])
    assert [(seat["name"], seat["colour"]) for seat in ana.state["seats"]][:2] == [("Ana", 1), ("Cleo", 3)]


async def test_finished_game_allows_no_pause_or_substitution(houses: Houses) -> None:
    people = await finished(houses)
    table = people[0].state["table"]
    assert (await people[0].do("pause", table=table))["code"] == "error-not-playing"
    assert (await people[0].do("substitute", table=table, chair=2))["code"] == "error-not-playing"
    assert not people[0].state["paused"]
