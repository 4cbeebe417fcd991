"""Ratings: who is rated, for which games, and whether the ratings find the stronger players."""

from __future__ import annotations

import asyncio
import threading
from math import exp, sqrt
from random import Random
from typing import Any

import numpy as np
import pytest

from perudo.bots.roster import DEFAULT_LEVEL, ROSTER
from perudo.core import limits
from perudo.server.game_server import GameServer
from perudo.server.people.ratings import MODEL, RATING_CLASSES, Rating, bot_ratings, fewest_players, rate, rating_class
from perudo.server.people.results import store_results
from perudo.table.results import COUNTS, Result
from tests.server.conftest import Houses, Person, sql, start, until
from tests.server.golden import play

RATINGS = 'SELECT guest, rank, rating_class, mean, deviation, rated_games FROM result ORDER BY "table", game, rank'
ADDRESSES = "203.0.113.1", "203.0.113.2", "203.0.113.3"


@pytest.fixture
async def house(houses: Houses) -> GameServer:
    return await houses()


async def known(house: GameServer, guest: str, address: str, number: int = 0) -> Person:
    """A person with a registered name."""
    await house.people.register(guest, guest.title(), "Firefox", f"token of {guest}")
    return Person(house, guest, number, address)


async def gathered(house: GameServer, people: list[Person], **opened: Any) -> str:
    """Seat people at a rated table."""
    opened = {"edition": "bga", "options": {"dice": 1}, "chairs": len(people), **opened}
    answer = await people[0].do("open", name=people[0].guest.title(), rated=True, **opened)
    assert answer["is"] == "done", answer
    for person in people:
        await person.do("watch", table=answer["table"])
        if person is not people[0]:
            sat = await person.do("sit", table=answer["table"], name=person.guest.title())
            assert sat["is"] == "done", sat
    return str(answer["table"])


async def pair(house: GameServer, addresses: tuple[str, ...] = ADDRESSES) -> list[Person]:
    return [await known(house, guest, address) for guest, address in zip(("ana", "bo"), addresses, strict=False)]


async def test_finished_game_updates_ratings_once(house: GameServer) -> None:
    people = await pair(house)
    table = await gathered(house, people)
    await start(people)
    await play(people)
    first, second = await sql(house, RATINGS)
    assert (first[1:3], second[1:3]) == ((1, 2), (2, 2)) and {first[0], second[0]} == {"ana", "bo"}
    assert second[3] < MODEL.mu < first[3] and max(first[4], second[4]) < MODEL.sigma and first[5] == second[5] == 1

    assert (await people[0].do("rematch", table=table, start=False))["is"] == "done"
    await start(people)
    await play(people)
    rows = (await sql(house, RATINGS))[2:]
    assert [row[5] for row in rows] == [2, 2] and max(row[4] for row in rows) < first[4]


async def test_rated_tables_admit_only_registered_names(house: GameServer) -> None:
    ana, stranger = await known(house, "ana", ADDRESSES[0]), Person(house, "stranger", 0, ADDRESSES[1])
    opened = {"edition": "bga", "options": {}, "chairs": 3, "rated": True}
    for refused in (await stranger.do("open", name="Bo", **opened), await ana.do("open", name="Cleo", **opened)):
        assert refused["code"] == "error-rated-name"
    table = (await ana.do("open", name="Ana", **opened))["table"]
    for person in (ana, stranger):
        await person.do("watch", table=table)
    for refused in (
        await stranger.do("sit", table=table, name="Bo"),
        await stranger.do("sit", table=table, name="Ana"),
        await ana.do("rename", table=table, name="Cleo"),
    ):
        assert refused["code"] == "error-rated-name"
    assert [seat["name"] for seat in ana.state["seats"]] == ["Ana", "", ""]


@pytest.mark.parametrize("setting", ["training_aid", "eliminated_see_dice", "external_bots"])
async def test_rated_tables_refuse_settings_that_help_players(house: GameServer, setting: str) -> None:
    ana = await known(house, "ana", ADDRESSES[0])
    opened = {"edition": "bga", "options": {"lost_dice_visible": True}, "chairs": 3}
    refused = await ana.do("open", name="Ana", rated=True, table_settings={setting: True}, **opened)
    assert refused["code"] == "error-rated-settings"
    table = (await ana.do("open", name="Ana", rated=True, **opened))["table"]
    refused = await ana.do("configure", table=table, table_settings={setting: True}, **opened)
    assert refused["code"] == "error-rated-settings"


async def test_game_is_unrated_when_players_share_an_address(house: GameServer) -> None:
    people = await pair(house, (ADDRESSES[0], ADDRESSES[0]))
    await gathered(house, people)
    assert people[0].state["unrated"] == "address"
    await start(people)
    await play(people)
    assert people[0].state["unrated"] == "address"
    assert [row[1:] for row in await sql(house, RATINGS)] == [(None,) * 5] * 2


async def test_game_against_bots_only_is_not_rated(house: GameServer) -> None:
    ana = await known(house, "ana", ADDRESSES[0])
    await gathered(house, [ana], bots=["beginner"], chairs=2)
    assert ana.state["unrated"] == "alone"
    await start([ana])
    await play([ana])
    assert {row[1] for row in await sql(house, RATINGS)} == {None}


async def test_game_is_unrated_when_a_player_is_absent(house: GameServer) -> None:
    """The address of somebody who is absent is unknown."""
    people = await pair(house)
    await gathered(house, people)
    house.disconnect(people[1])
    await until(lambda: people[0].state.get("unrated") == "absent")
    await people[0].do("start", table=people[0].state["table"])
    house.connect(people[1])
    await people[1].do("watch", table=people[0].state["table"])
    assert people[0].state["unrated"] == "absent" and people[0].state["stage"] == "playing"


async def test_leaver_ranks_last_even_if_the_bot_wins(house: GameServer) -> None:
    people = await pair(house)
    table = await gathered(house, people, options={"dice": 2})
    await start(people)
    leaver = next(person for person in people if person.state["seat"] == person.view["to_act"])
    stays = next(person for person in people if person is not leaver)
    await leaver.do("leave", table=table)
    while stays.state["stage"] == "playing":
        view = stays.view
        if view["to_act"] == stays.state["seat"]:  # Always bids, so that the bot wins.
            bid = view["bids"][-1] if view["bids"] else {"quantity": 0, "face": 6}
            if (await stays.bid(bid["quantity"] + 1, 6))["is"] == "refused":
                await stays.act({"move": "dudo"})
        await asyncio.sleep(0.005)
    assert [row[0] for row in await sql(house, RATINGS)] == [stays.guest, leaver.guest]


async def test_player_returning_before_bot_moves_is_rated_normally(house: GameServer) -> None:
    people = await pair(house)
    table = await gathered(house, people)
    await start(people)
    waiting = next(person for person in people if person.state["seat"] != person.view["to_act"])
    await waiting.do("leave", table=table)
    await waiting.do("watch", table=table)
    await play(people)
    winner = next(person for person in people if person.state["seat"] == people[0].view["winner"])
    assert (await sql(house, RATINGS))[0][0] == winner.guest


async def test_players_cannot_be_removed_from_a_rated_game(house: GameServer) -> None:
    people = await pair(house)
    table = await gathered(house, people)
    await start(people)
    assert (await people[0].do("remove", table=table, chair=2))["code"] == "error-rated-remove"


async def test_seats_at_rated_tables_cannot_be_handed_over(house: GameServer) -> None:
    ana, phone = await known(house, "ana", ADDRESSES[0]), Person(house, "phone", 0, ADDRESSES[0])
    table = await gathered(house, [ana], chairs=2)
    await phone.do("watch", table=table)
    await ana.do("hand-over", table=table, address=f"http://127.0.0.1/t/{table}")
    secret = ana.messages("seat-link")[-1]["link"].split("#seat=")[1]
    assert (await phone.do("take-seat", table=table, secret=secret))["code"] == "error-rated-device"


async def test_absent_player_is_left_out_of_rated_rematch(house: GameServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere a bot would play for them."""
    monkeypatch.setattr(limits, "GRACE_SECONDS", 0.2)
    people = [*await pair(house), await known(house, "cleo", ADDRESSES[2])]
    table = await gathered(house, people)
    await start(people)
    await play(people)
    house.disconnect(people[2])
    for person in people[:2]:
        await person.do("ready", table=table, seq=person.state["seq"])
    await until(lambda: people[0].state["game"] == 2 and people[0].state["stage"] == "playing")
    assert [seat["name"] for seat in people[0].state["seats"]] == ["Ana", "Bo"]
    assert people[0].state["unrated"] is None


# --- Stored results


def result(seat: int, rank: int, guest: str | None, *, game: int = 1, players: int = 2) -> Result:
    row: dict[str, Any] = dict.fromkeys(COUNTS, 0) | {"table": "TABLE", "game": game, "seat": seat, "guest": guest}
    row |= {"bot": None if guest else "master", "edition": "bga", "ended_at": game, "players": players}
    return Result(**row, place=rank, club=None, rank=rank)


async def stored(house: GameServer, *results: Result) -> list[tuple[Any, ...]]:
    await house._log.write(lambda connection: store_results(connection, results))
    return await sql(house, RATINGS)


async def test_game_against_bot_changes_only_the_persons_rating(house: GameServer) -> None:
    await house.people.register("ana", "Ana", "Firefox", "token")
    beaten, bot = await stored(house, result(1, 1, "ana"), result(2, 2, None))
    assert bot[3] is None
    [(expected, *_)] = [rate([Rating(), bot_ratings()[2]["master"]])]
    assert beaten[3:5] == pytest.approx(expected[:2])


async def test_deleted_person_is_not_rated(house: GameServer) -> None:
    for guest in ("ana", "bo"):
        await house.people.register(guest, guest.title(), "Firefox", f"token of {guest}")
    three = (result(1, 1, "gone", players=3), result(2, 2, "ana", players=3), result(3, 3, "bo", players=3))
    rows = await stored(house, *three)
    expected = rate([Rating(), Rating()])
    assert [row[3] for row in rows] == [None, *(pytest.approx(rating.mean) for rating in expected)]
    assert {row[2] for row in rows[1:]} == {4}
    assert (await stored(house, result(1, 1, "gone", game=2), result(2, 2, "ana", game=2)))[-1][3] is None


async def test_simultaneous_games_of_a_person_are_all_rated(house: GameServer) -> None:
    """Servers that share a database store several of the person's games at the same time. None of these overlooks
    another one's result."""
    guests = ["ana", *(f"opponent {number}" for number in range(4))]
    for number, guest in enumerate(guests):
        await house.people.register(guest, f"Person {number}", "Firefox", f"token of {guest}")
    together, engine = threading.Barrier(4), house._log._engine

    def play_one(game: int) -> None:
        together.wait()
        with engine.begin() as connection:
            store_results(connection, (result(1, 1, "ana", game=game), result(2, 2, guests[game], game=game)))

    await asyncio.gather(*(asyncio.to_thread(play_one, game) for game in range(1, 5)))
    rows = await sql(house, RATINGS)
    assert sorted(row[5] for row in rows if row[0] == "ana") == list(range(1, 5))


# --- The model


@pytest.mark.parametrize("players", range(2, 9))
def test_higher_finish_gives_a_higher_rating(players: int) -> None:
    """Among equals, the mean falls with each place. openskill's own ties do not have this property."""
    means = [rating.mean for rating in rate([Rating()] * players)]
    assert means == sorted(means, reverse=True) and len(set(means)) == players


def test_rating_classes_cover_all_table_sizes() -> None:
    assert [rating_class(players) for players in range(2, 9)] == [2, 4, 4, 8, 8, 8, 8]
    assert [fewest_players(each) for each in RATING_CLASSES] == [2, 3, 5]


def test_stronger_bots_have_higher_ratings() -> None:
    for each in RATING_CLASSES:
        found = bot_ratings()[each]
        assert list(found) == list(ROSTER) and found[DEFAULT_LEVEL].mean == MODEL.mu
        means = [rating.mean for rating in found.values()]
        assert means == sorted(means)


@pytest.mark.parametrize("sizes", [(2,), (3, 4), (5, 6, 7, 8)])
def test_ratings_after_a_season_match_true_strength(sizes: tuple[int, ...]) -> None:
    """5,000 people play 60 games each, against anybody."""
    rng = Random(20)
    strengths = [rng.gauss(MODEL.mu, MODEL.sigma) for _ in range(5000)]
    ratings = [Rating()] * len(strengths)
    for _ in range(60):
        waiting = rng.sample(range(len(strengths)), len(strengths))
        while len(seats := [waiting.pop() for _ in range(min(rng.choice(sizes), len(waiting)))]) > 1:
            scale = MODEL.beta * sqrt(len(seats))
            order = sorted(seats, key=lambda seat: rng.expovariate(exp((strengths[seat] - MODEL.mu) / scale)))
            for seat, new in zip(order, rate([ratings[seat] for seat in order]), strict=True):
                ratings[seat] = new
    true, found = (np.argsort(np.argsort(each)) for each in (strengths, [rating.mean for rating in ratings]))
    assert np.corrcoef(true, found)[0, 1] > 0.95


# --- Meeting others


async def seek(house: GameServer, guest: str, number: int, **sought: Any) -> dict[str, Any]:
    person = Person(house, guest, number, f"198.51.100.{number % 200}")
    found = await person.do("find-game", name=guest.title(), edition="bga", options={}, **sought)
    if table := found.get("table"):
        await person.do("watch", table=table)
    return found


async def test_matchmaking_separates_rated_and_unrated_games(house: GameServer) -> None:
    for guest in ("ana", "bo"):
        await house.people.register(guest, guest.title(), "Firefox", f"token of {guest}")
    assert (await seek(house, "stranger", 1, rated=True))["code"] == "error-rated-name"
    rated = (await seek(house, "ana", 2, rated=True))["table"]
    assert (await seek(house, "stranger", 3))["table"] != rated
    assert (await seek(house, "bo", 4, rated=True))["table"] == rated


async def test_matchmaking_prefers_hosts_of_similar_rating(house: GameServer) -> None:
    """A host with a similar rating is preferred to one who has waited longer."""
    for guest in ("weak", "strong", "newcomer", "expert"):
        await house.people.register(guest, guest.title(), "Firefox", f"token of {guest}")
    for game in range(1, 6):
        await stored(house, result(1, 1, "strong", game=game, players=4), result(2, 2, "weak", game=game, players=4))
        another = {"game": 9 + game, "players": 4}
        await stored(house, result(1, 1, "expert", **another), result(2, 2, "weak", **another))
    tables = {}
    for at, guest in enumerate(("weak", "strong"), 1):
        person = Person(house, guest, 100 * at, f"192.0.2.{at}")
        waits = {"edition": "bga", "chairs": 4, "table_settings": {"listed": True, "autostart_at": 2}}
        tables[guest] = (await person.do("open", name=guest.title(), rated=True, **waits))["table"]
        await person.do("watch", table=tables[guest])
    assert (await seek(house, "expert", 30, rated=True))["table"] == tables["strong"]
    assert (await seek(house, "newcomer", 40, rated=True))["table"] == tables["weak"]
