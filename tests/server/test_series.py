"""The score of the games at one table."""

import asyncio
from typing import Any

import msgspec
import pytest

from perudo.core import limits
from perudo.table.series import Score, Series
from perudo.table.state import Timing
from tests.server.conftest import Houses, Person, gather, get_ready, start, until
from tests.server.golden import hand_over
from tests.server.test_rematch import finished, play_out


def series(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.state["series"]
    return found


def wins(person: Person) -> dict[str, int]:
    return {score["name"]: score["wins"] for score in series(person)["scores"]}


async def play_again(people: list[Person]) -> None:
    number = people[0].state["game"]
    await get_ready(people)
    await until(lambda: people[0].state["game"] == number + 1)
    await play_out(people)


async def test_score_counts_wins_places_and_dudos(houses: Houses) -> None:
    people = ana, bo, cleo = await gather(await houses(), 3, options={"dice": 1})
    assert series(ana) == {"games": 0, "ended": False, "scores": []}
    await start(people)
    assert series(ana)["games"] == 0
    await play_out(people)
    assert series(ana)["games"] == 1
    for number in (2, 3):
        await play_again(people)
        assert series(bo)["games"] == number
    scores = series(cleo)["scores"]
    assert sum(score["wins"] for score in scores) == 3
    for score in scores:
        assert score["wins"] == score["places"].count(1)
        assert len(score["places"]) == 3
        assert score["right_dudos"] <= score["dudos"]
    assert [sorted(score["places"][game] for score in scores) for game in range(3)] == [[1, 2, 3]] * 3
    assert sum(score["dudos"] for score in scores) == 6, "two rounds a game"
    ranks = [(-score["wins"], sum(score["places"]), -score["right_dudos"]) for score in scores]
    assert ranks == sorted(ranks)


async def test_host_ends_the_series_between_games(houses: Houses) -> None:
    people = ana, bo = await finished(houses)
    table = ana.state["table"]
    assert (await bo.do("end-series", table=table))["code"] == "error-host-only"
    assert (await ana.do("end-series", table=table))["is"] == "done"
    await until(lambda: series(bo)["ended"])
    assert sum(wins(bo).values()) == 1
    await get_ready(people)
    await until(lambda: ana.state["stage"] == "playing")
    assert series(ana) == {"games": 0, "ended": False, "scores": []}
    assert (await ana.do("end-series", table=table))["code"] == "error-game-not-over"
    await play_out(people)
    assert (series(ana)["games"], series(ana)["ended"]) == (1, False)


async def test_score_follows_its_player_to_another_device(houses: Houses) -> None:
    ana, bo = await finished(houses)
    phone = Person(ana.house, "phone")
    before = wins(ana)
    await hand_over(ana, phone, ana.state["table"])
    await get_ready([phone, bo])
    await until(lambda: phone.state["game"] == 2)
    await play_out([phone, bo])
    assert wins(phone).keys() == before.keys()
    assert [len(score["places"]) for score in series(phone)["scores"]] == [2, 2]


async def test_removed_players_keep_their_earlier_score(houses: Houses) -> None:
    people = ana, _, cleo = await gather(await houses(timing=Timing(0)), 3, options={"dice": 1})
    table = await start(people)
    await play_out(people)
    await get_ready(people)
    await until(lambda: ana.state["game"] == 2)
    await ana.do("remove", table=table, chair=2)
    while ana.state["stage"] != "over":
        acting = next((each for each in (ana, cleo) if each.state["seat"] == ana.view["to_act"]), None)
        if acting and acting.view["phase"] == "bidding":
            await (acting.act({"move": "dudo"}) if acting.view["bids"] else acting.bid(1, 6))
        await asyncio.sleep(0.01)
    games = {score["name"]: (len(score["places"]), score["seat"]) for score in series(ana)["scores"]}
    assert games == {"Ana": (2, 1), "Bo": (1, None), "Cleo": (2, 3)}


def game(**places: int) -> dict[str, Score]:
    return {name: Score(name, 1, (place,), int(place == 1)) for name, place in places.items()}


def test_equal_scores_share_a_place() -> None:
    played = Series().with_game(game(a=1, b=2, c=3)).with_game(game(a=2, b=1, c=3))
    assert [(standing.place, standing.player) for standing in played.standings()] == [(1, "a"), (1, "b"), (3, "c")]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Score("", 1, (1, 3), 1), Score("", 1, (2, 2), 0)),
        (Score("", 1, (1, 2), 1), Score("", 1, (1, 3), 1)),
        (Score("", 1, (2,), 0, 3, 2), Score("", 1, (2,), 0, 3, 1)),
    ],
)
def test_standings_rank_by_wins_then_places_then_dudos(better: Score, worse: Score) -> None:
    played = Series(1, {"worse": worse, "better": better})
    assert [standing.player for standing in played.standings()] == ["better", "worse"]


def test_series_drops_players_who_left_longest_ago() -> None:
    played = Series()
    for number in range(limits.SERIES_PLAYERS_KEPT + 5):
        played = played.with_game(game(**{"host": 2, f"guest{number}": 1}))
    assert len(played.scores) == limits.SERIES_PLAYERS_KEPT
    assert {"host", f"guest{number}"} <= played.scores.keys()
    assert "guest0" not in played.scores
    assert len(played.scores["host"].places) == number + 1
    assert len(msgspec.json.encode(played)) < 6_000
