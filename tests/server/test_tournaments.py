"""Tournaments: who may do what, and how they go on by themselves, whatever dies."""

from __future__ import annotations

import asyncio
import re
import secrets
from typing import Any

import pytest

from perudo.core import limits
from perudo.server.edge.guest_tokens import GuestTokens
from perudo.server.game_server import GameServer
from perudo.server.people.people import digest
from perudo.server.room.plan import apply_all
from perudo.table.decisions import TournamentSeat, open_tournament_table
from perudo.table.events import StoredClock, StoredSettings
from perudo.table.state import Table
from tests.server.conftest import Houses, Person, SeededDice, Watch, contribute, kept, sql
from tests.server.golden import play
from tests.server.test_people import KEY, Browser, refusal

NEW: dict[str, Any] = {
    "name": "Cup",
    "form": "knock-out",
    "table_size": 2,
    "edition": "bga",
    "options": {"dice": 1},
    "clock": {"move": 1},
    "attempt": "attempt-1",
}


@pytest.fixture
async def house(houses: Houses) -> GameServer:
    return await houses()


async def browser(house: GameServer, number: int = 0) -> Browser:
    return await Browser(house, GuestTokens(KEY), f"203.0.{number // 250}.{number % 250 + 1}").visit()


async def ask(browser: Browser, path: str, **body: Any) -> Any:
    return await browser._http.post(f"/api/tournaments/{path}", json=body or None, headers=browser.headers)


async def see(browser: Browser, code: str) -> dict[str, Any]:
    return await browser.look(f"/api/tournaments/{code}")


async def create(browser: Browser, **changed: Any) -> str:
    answer = await ask(browser, "new", **{**NEW, **changed})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


async def entered(house: GameServer, names: list[str], **changed: Any) -> tuple[str, list[Browser]]:
    """A tournament that these people have joined. The first of them opened it."""
    browsers = [await browser(house, number) for number in range(len(names))]
    code = await create(browsers[0], **changed)
    for name, each in zip(names, browsers, strict=True):
        answer = await ask(each, f"{code}/join", name=name)
        assert answer.status_code == 200, answer.text
    return code, browsers


async def begin(house: GameServer, code: str, owner: Browser) -> dict[str, Any]:
    answer = await ask(owner, f"{code}/start")
    assert answer.status_code == 200, answer.text
    await house.tournament_runner.advance_all()
    return await see(owner, code)


def names(seen: dict[str, Any]) -> list[str]:
    return [each["name"] for each in seen["entrants"]]


async def goes_on(house: GameServer, browser: Browser, code: str, stage: str = "over") -> dict[str, Any]:
    """Wait until a tournament has reached a stage. Clocks run out for everybody who is not there."""
    async with asyncio.timeout(60):
        while (seen := await see(browser, code))["stage"] != stage:
            await house.tournament_runner.advance_all()
            await asyncio.sleep(0.02)
    return seen


async def at_table(house: GameServer, browser: Browser, table: str) -> Person:
    """The player behind a browser comes to their table."""
    assert browser.cookie
    person = Person(house, digest(browser.cookie))
    answer = await person.do("watch", table=table)
    assert answer["is"] == "done", answer
    return person


async def test_strangers_join_by_link_and_bots_fill_chairs(house: GameServer) -> None:
    code, (ana, bo, cleo) = await entered(house, ["Ana", "Bo", "Ana"], table_size=4)
    seen = await see(cleo, code)
    assert (names(seen), seen["you"], seen["is_owner"], seen["stage"]) == (
        ["Ana", "Bo", "Ana 2"],
        3,
        False,
        "gathering",
    )
    assert (await ask(bo, f"{code}/join", name="Bo")).json()["entrants"] == seen["entrants"], "once is enough"
    seen = await begin(house, code, ana)
    assert [each["is_bot"] for each in sorted(seen["entrants"], key=lambda each: each["number"])] == [False] * 3 + [
        True
    ]
    (table,) = seen["rounds"][0]
    person = await at_table(house, bo, table["table"])
    assert person.state["tournament"] == code and not person.state["host"]
    shown = {seat["name"] for seat in person.state["seats"]}
    assert shown == set(names(seen)), "everybody sits under the same name as in the tournament"


async def test_guest_can_list_their_own_tournaments(house: GameServer) -> None:
    code, (ana, bo) = await entered(house, ["Ana", "Bo"])

    async def listed(browser: Browser) -> list[tuple[str, str]]:
        found = await browser.look("/api/tournaments")
        return [(each["code"], each["stage"]) for each in found["tournaments"]]

    second = await create(ana, attempt="attempt-2")
    await begin(house, code, ana)
    assert await listed(bo) == [(code, "playing")]
    assert await listed(ana) == [(code, "playing"), (second, "gathering")]
    assert await listed(await browser(house, 5)) == [] == await listed(Browser(house, GuestTokens(KEY)))


async def test_only_the_organizer_can_start_and_remove_entrants(house: GameServer) -> None:
    code, (ana, bo, cleo) = await entered(house, ["Ana", "Bo", "Cleo"])
    assert refusal(await ask(bo, f"{code}/start")) == (403, "error-tournament-owner-only")
    assert refusal(await ask(bo, f"{code}/leave", entrant=3)) == (403, "error-tournament-owner-only")
    assert names((await ask(ana, f"{code}/leave", entrant=3)).json()) == ["Ana", "Bo"]
    assert names((await ask(bo, f"{code}/leave", entrant=None)).json()) == ["Ana"]
    assert refusal(await ask(ana, f"{code}/start")) == (400, "error-tournament-empty")
    assert (await see(cleo, code))["you"] is None


async def test_unknown_and_invalid_tournaments_are_refused(house: GameServer) -> None:
    ana = await browser(house)
    assert refusal(await ana._http.get("/api/tournaments/AAAAAAAAAAAA", headers=ana.headers)) == (
        404,
        "error-tournament-unknown",
    )
    assert refusal(await ask(ana, "AAAAAAAAAAAA/join", name="Ana")) == (404, "error-tournament-unknown")
    assert refusal(await ask(ana, "new", **{**NEW, "clock": {}})) == (400, "error-tournament-clock")
    assert refusal(await ask(ana, "new", **{**NEW, "table_size": 8})) == (400, "error-players-count")
    assert (await ask(ana, "new", **{**NEW, "table_size": 9})).status_code == 400
    assert await create(ana) == await create(ana), "a repeated request opens one tournament"
    nobody = Browser(house, GuestTokens(KEY))
    assert refusal(await ask(nobody, "new", **NEW)) == (401, "error-no-cookie")


async def test_knockout_tournament_runs_to_the_end_unattended(house: GameServer) -> None:
    """Five people who are all away, and three bots: clocks run out, bots play, and rounds follow each other."""
    code, (ana, *_) = await entered(house, ["Ana", "Bo", "Cleo", "Dan", "Eva"], form="knock-out", table_size=4)
    await begin(house, code, ana)
    seen = await goes_on(house, ana, code)
    assert [[len(table["entrants"]) for table in tables] for tables in seen["rounds"]] == [[4, 4], [4]]
    assert [each["place"] for each in seen["entrants"]][:3] == [1, 2, 3]
    assert not any(each["is_in"] for each in seen["entrants"]) and seen["next_round_in"] is None
    finalists = seen["rounds"][1][0]
    winner = finalists["entrants"][finalists["places"].index(1)]
    assert seen["entrants"][0]["number"] == winner
    assert refusal(await ask(await browser(house, 9), f"{code}/join", name="Late")) == (409, "error-tournament-over")


async def test_swiss_tournament_adds_up_points_over_rounds(house: GameServer) -> None:
    code, (ana, *_) = await entered(house, ["Ana", "Bo", "Cleo"], form="swiss", table_size=2, swiss_rounds=3)
    await begin(house, code, ana)
    seen = await goes_on(house, ana, code)
    assert len(seen["rounds"]) == 3 and sum(each["points"] for each in seen["entrants"]) == 6
    pairs = {frozenset(table["entrants"]) for tables in seen["rounds"] for table in tables}
    assert len(pairs) == 6, "four players meet each other once in three rounds"


async def test_tournament_players_cannot_manage_their_table(house: GameServer) -> None:
    code, browsers = await entered(house, ["Ana", "Bo"], clock={"move": 600})
    seen = await begin(house, code, browsers[0])
    (table,) = seen["rounds"][0]
    assert seen["your_table"] == table["table"]
    people = [await at_table(house, each, table["table"]) for each in browsers]
    await contribute(people)
    tries: list[tuple[str, dict[str, Any], str]] = [
        ("pause", {"wanted": True}, "tournament-table"),
        ("rematch", {}, "tournament-table"),
        ("remove", {"chair": 2}, "host-only"),
        ("lock", {"locked": True}, "host-only"),
    ]
    for command, body, expected in tries:
        refused = await people[0].do(command, table=table["table"], **body)
        assert refused.get("code") == f"error-{expected}", refused
    await play(people)
    assert (await people[0].do("rematch", table=table["table"]))["code"] == "error-tournament-table"
    for person in people:
        await person.do("ready", table=table["table"], seq=person.state["seq"])
    assert people[0].state["stage"] == "over", "a table has one game"
    await house.tournament_runner.advance_all()
    seen = await see(browsers[0], code)
    assert seen["stage"] == "over" and {each["place"] for each in seen["entrants"]} == {1, 2}


async def test_returning_player_gets_the_seat_back(house: GameServer) -> None:
    """A bot plays for somebody who has left, from the first move of the next round until they come."""
    code, browsers = await entered(house, ["Ana", "Bo"], form="swiss", swiss_rounds=2)
    seen = await begin(house, code, browsers[0])
    first = seen["rounds"][0][0]["table"]
    ana = await at_table(house, browsers[0], first)
    await ana.do("leave", table=first)
    house.disconnect(ana)
    async with asyncio.timeout(60):
        while len((seen := await see(browsers[0], code))["rounds"]) < 2 or not seen["rounds"][1][0]["table"]:
            await house.tournament_runner.advance_all()
            await asyncio.sleep(0.01)
    second = seen["rounds"][1][0]["table"]
    ana = await at_table(house, browsers[0], second)
    events = [entry.event for entry in await house.log(second)]
    seated = [type(event).__name__ for event in events[1:5]]
    assert "BotSeated" in seated, "a bot held the seat from the beginning"
    seats = {seat["name"]: seat["substitute"] for seat in ana.state["seats"]}
    assert not seats["Ana"] or ana.state["stage"] == "over"


async def test_latecomer_takes_the_place_of_a_bot(house: GameServer) -> None:
    code, (ana, *_) = await entered(house, ["Ana", "Bo", "Cleo"], form="swiss", swiss_rounds=2, clock={"move": 600})
    seen = await begin(house, code, ana)
    assert seen["free"] == 1
    late = await browser(house, 8)
    seen = (await ask(late, f"{code}/join", name="Dan")).json()
    assert (seen["you"], seen["your_table"], seen["free"]) == (4, None, 0)
    assert not any(each["is_bot"] for each in seen["entrants"])
    assert refusal(await ask(await browser(house, 9), f"{code}/join", name="Eva")) == (409, "error-tournament-full")
    seen = (await ask(late, f"{code}/leave", entrant=None)).json()
    assert (seen["you"], seen["free"]) == (4, 0) and sum(each["is_bot"] for each in seen["entrants"]) == 1
    assert refusal(await ask(await browser(house, 9), f"{code}/join", name="Eva")) == (409, "error-tournament-full")
    seen = (await ask(late, f"{code}/join", name="Dan")).json()
    assert seen["you"] == 4 and not any(each["is_bot"] for each in seen["entrants"]), "only Dan can return"


async def test_joining_during_the_last_round_is_refused(house: GameServer) -> None:
    """A latecomer would take a place in the standings without playing."""
    for number, form in enumerate(("knock-out", "swiss")):
        changed = {"form": form, "table_size": 3, "swiss_rounds": 2, "clock": {"move": 600}}
        code, (ana, _) = await entered(house, ["Ana", "Bo"], **changed, attempt=f"attempt-{form}")
        seen = await begin(house, code, ana)
        if form == "swiss":
            assert seen["free"] == 1
            changes = f"UPDATE tournament SET swiss_rounds = 1 WHERE code = '{code}'"
            await sql(house, changes)
            seen = await see(ana, code)
        assert (seen["stage"], seen["free"]) == ("playing", 0)
        late = await browser(house, 8 + number)
        assert refusal(await ask(late, f"{code}/join", name="Late")) == (409, "error-tournament-full")
        assert sum(each["is_bot"] for each in (await see(ana, code))["entrants"]) == 1


async def lose(person: Person) -> None:
    """Lose a game against one bot: bid the most that the rules allow, which the bot calls."""
    while (state := person.state)["stage"] == "playing":
        if (
            state["view"]["to_act"] == state["seat"]
            and (await person.bid(state["view"]["max_quantity"], 6))["is"] != "done"
        ):
            await person.act({"move": "dudo"})
        await asyncio.sleep(0.005)


async def test_latecomer_replaces_only_an_advanced_bot_in_a_knockout(house: GameServer) -> None:
    """A bot that is still playing keeps its place: the latecomer could be eliminated before having played."""
    rules = {"options": {"dice": 3}, "clock": {"move": 600}}  # With one die each, the highest bid is often true.
    code, browsers = await entered(house, ["Ana", "Bo", "Cleo"], table_size=2, **rules)
    seen = await begin(house, code, browsers[0])
    bots = {each["number"] for each in seen["entrants"] if each["is_bot"]}
    (at,) = (table for table in seen["rounds"][0] if bots & set(table["entrants"]))
    late = await browser(house, 8)
    assert seen["free"] == 0 and refusal(await ask(late, f"{code}/join", name="Late")) == (409, "error-tournament-full")
    (opponent,) = [each for each in browsers if (await see(each, code))["your_table"] == at["table"]]
    person = await at_table(house, opponent, at["table"])
    await contribute([person])
    await lose(person)
    assert (await see(late, code))["free"] == 1
    seen = (await ask(late, f"{code}/join", name="Late")).json()
    assert {seen["you"]} == bots


async def test_leaving_and_rejoining_does_not_change_the_entrants(house: GameServer) -> None:
    """Somebody who is out, or about to be, does not take the place of a bot that is still in."""
    code, browsers = await entered(house, ["Ana", "Bo", "Cleo"])
    seen = await begin(house, code, browsers[0])
    async with asyncio.timeout(60):
        while not any(each["place"] for each in seen["entrants"]):
            await asyncio.sleep(0.02)
            seen = await see(browsers[0], code)
    before = {each["number"]: each["name"] for each in seen["entrants"]}
    for each in browsers:
        await ask(each, f"{code}/leave", entrant=None)
        seen = (await ask(each, f"{code}/join", name="Somebody")).json()
        if "entrants" in seen:
            assert {each["number"]: each["name"] for each in seen["entrants"]} == before


@pytest.mark.parametrize("guest", [None, "ana"])
def test_games_between_bots_finish_immediately(guest: str | None) -> None:
    """Otherwise everybody would wait for a game that nobody plays. A bot that holds a person's seat waits as usual."""
    seats = [TournamentSeat("Inti", None, None, away=False), TournamentSeat("Killa", guest, None, away=True)]
    settings = StoredSettings(clock=StoredClock(move=30))
    opened = open_tournament_table("CUP", "bga", {}, settings, seats)
    happened = apply_all(Table(code="AAAAAA"), opened, 0, SeededDice())
    assert happened[-1][1].instant == (guest is None)


@pytest.mark.parametrize(("form", "allowed"), [("knock-out", False), ("swiss", True)])
async def test_player_limits_must_suit_every_tournament_round(house: GameServer, form: str, allowed: bool) -> None:
    """Two players may be left for the final of a knock-out, so a game for four or more could never be played."""
    ana = await browser(house)
    options = {"players": [4, 6]}
    answer = await ask(ana, "new", **{**NEW, "form": form, "table_size": 4, "options": options})
    assert (answer.status_code == 200) == allowed, answer.text


async def test_server_skips_tournaments_with_no_pending_work(house: GameServer) -> None:
    """A server looks at a tournament only if there is something to do, however many go on for weeks."""
    code, (ana, _) = await entered(house, ["Ana", "Bo"], clock={"move": 600})
    assert await house.tournaments.unattended() == []
    assert (await ask(ana, f"{code}/start")).status_code == 200
    assert len(await house.tournaments.unattended()) == 1, "its table is not open yet"
    await house.tournament_runner.advance_all()
    assert await house.tournaments.unattended() == []


async def opened_at_once(house: GameServer) -> int:
    """Let several servers take the first step of a tournament of four at the same time. Return how many tables they
    opened."""
    code, (ana, *_) = await entered(house, ["Ana", "Bo", "Cleo", "Dan"])
    assert (await ask(ana, f"{code}/start")).status_code == 200
    await asyncio.gather(*(house.tournament_runner.advance_all() for _ in range(5)))
    tables = [table["table"] for table in (await see(ana, code))["rounds"][0]]
    assert len(set(tables)) == 2 and None not in tables
    ((opened,),) = await sql(house, "SELECT count(*) FROM tables WHERE guest = 'tournament'")
    return int(opened)


async def test_concurrent_servers_open_each_round_table_once(house: GameServer) -> None:
    assert await opened_at_once(house) == 2


async def test_tables_open_twice_without_idempotency_keys(house: GameServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault, which the test above finds."""
    properly = house.rooms.open_as

    async def without_key(guest: str, command: str, *rest: Any) -> str:
        return await properly(guest, f"{command}-{secrets.token_hex(4)}", *rest)

    monkeypatch.setattr(house.rooms, "open_as", without_key)
    assert await opened_at_once(house) > 2


async def test_drawn_tournament_tables_open_after_a_restart(houses: Houses) -> None:
    one = await houses()
    code, (ana, bo) = await entered(one, ["Ana", "Bo"])
    assert (await ask(ana, f"{code}/start")).status_code == 200
    assert (await see(ana, code))["rounds"][0][0]["table"] is None
    one.close()
    two = await houses()
    await two.tournament_runner.advance_all()
    again = Browser(two, GuestTokens(KEY))
    again.cookie = bo.cookie
    seen = await goes_on(two, again, code)
    assert seen["you"] == 2 and seen["rounds"][0][0]["places"]


async def test_deleted_person_is_removed_from_tournaments(house: GameServer) -> None:
    ana, bo = await browser(house, 0), await browser(house, 1)
    await ana.register("Annabella")
    code = await create(ana)
    for name, each in (("Annabella", ana), ("Bo", bo)):
        await ask(each, f"{code}/join", name=name)
    seen = await begin(house, code, ana)
    assert seen["entrants"][0]["person"] and (await ana.look("/api/me/data"))["tournaments"] == ["Cup"]
    assert (await ana.ask("delete")).status_code == 200
    erasing = asyncio.create_task(house.erasure.run())
    try:
        for _ in range(600):
            if not await sql(house, "SELECT * FROM erasure") and not re.search(rb"(?i)annabella", await kept(house)):
                break
            await asyncio.sleep(0.1)
        else:
            pytest.fail("the name is still there")
    finally:
        erasing.cancel()
    seen = await goes_on(house, bo, code)
    assert "Annabella" not in names(seen) and sum(each["is_bot"] for each in seen["entrants"]) == 1


async def test_person_keeps_the_tournament_place_on_another_device(house: GameServer) -> None:
    laptop, phone = await browser(house, 0), await browser(house, 1)
    recovery = (await laptop.register("Ana")).json()["recovery_code"]
    code = await create(laptop)
    await ask(phone, f"{code}/join", name="Ana")
    await phone.sign_in(code=recovery)
    assert (await see(phone, code))["you"] == 1 and (await see(laptop, code))["you"] == 1


async def test_old_tournaments_are_deleted(houses: Houses) -> None:
    watch = Watch()
    house = await houses(clock=watch)
    code, (ana, _) = await entered(house, ["Ana", "Bo"])
    watch.ahead = 24 * 3600 * (limits.TOURNAMENT_DAYS - 1)
    await house.tournaments.delete_old()
    assert (await see(ana, code))["code"] == code
    watch.ahead += 48 * 3600
    await house.tournaments.delete_old()
    assert (await see(ana, code))["code"] == "error-tournament-unknown"
    assert not await sql(house, "SELECT * FROM tournament_entrant")


async def test_tournament_responses_hide_guest_identities(house: GameServer) -> None:
    """The digest that identifies a guest would let others act as this guest on another server's tables."""
    code, browsers = await entered(house, ["Ana", "Bo"])
    seen = str(await begin(house, code, browsers[0]))
    assert not any(digest(each.cookie or "") in seen or (each.cookie or "") in seen for each in browsers)


async def test_full_tournament_refuses_more_entrants(house: GameServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TOURNAMENT_ENTRANTS", 2)
    code, _ = await entered(house, ["Ana", "Bo"])
    assert refusal(await ask(await browser(house, 5), f"{code}/join", name="Cleo")) == (409, "error-tournament-full")
