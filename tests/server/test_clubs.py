"""Clubs: who may see, join and change them, and how their standings come about."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Any

import pytest

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.edge.guest_tokens import GuestTokens
from perudo.server.game_server import GameServer
from perudo.server.people.club_standings import EVENING_GAP, MemberResult, Total, evenings, standings
from perudo.server.people.clubs import DAY
from perudo.server.people.results import store_results
from perudo.table.results import COUNTS, Result
from tests.server.conftest import Houses, Person, Watch, sql, start, until
from tests.server.golden import play
from tests.server.test_people import KEY, Browser, refusal


@pytest.fixture
async def house(houses: Houses) -> GameServer:
    return await houses()


async def browser(house: GameServer, name: str | None) -> Browser:
    found = await Browser(house, GuestTokens(KEY), f"203.0.113.{sum(map(ord, name or ''))}").visit()
    if name:
        assert (await found.register(name)).status_code == 200
    return found


async def ask(browser: Browser, path: str, **body: Any) -> Any:
    return await browser._http.post(f"/api/clubs/{path}", json=body or None, headers=browser.headers)


async def see(browser: Browser, code: str) -> dict[str, Any]:
    answer: dict[str, Any] = (await browser._http.get(f"/api/clubs/{code}", headers=browser.headers)).json()
    return answer


async def found(browser: Browser, name: str = "Thursday") -> str:
    answer = await ask(browser, "found", name=name, attempt="attempt-1")
    assert answer.status_code == 200, answer.text
    code: str = answer.json()["club"]["code"]
    return code


@pytest.fixture
async def ana(house: GameServer) -> Browser:
    return await browser(house, "Ana")


@pytest.fixture
async def bo(house: GameServer) -> Browser:
    return await browser(house, "Bo")


async def test_club_can_be_founded_and_joined_by_link(ana: Browser, bo: Browser) -> None:
    code = await found(ana)
    assert await found(ana) == code, "a repeated request founds one club"
    assert await see(bo, code) == {"club": None, "invitation": {"name": "Thursday", "members": 1}}
    club = (await ask(bo, f"{code}/join")).json()["club"]
    assert [(each["name"], each["is_owner"], each["you"]) for each in club["members"]] == [
        ("Ana", True, False),
        ("Bo", False, True),
    ]
    assert (await ask(bo, f"{code}/join")).json()["club"]["members"] == club["members"]
    clubs = (await bo._http.get("/api/clubs", headers=bo.headers)).json()["clubs"]
    assert clubs == [{"code": code, "name": "Thursday", "next_at": None}]


async def test_non_members_cannot_see_or_change_a_club(house: GameServer, ana: Browser, bo: Browser) -> None:
    code = await found(ana)
    guest = await browser(house, None)
    assert (await see(guest, code))["club"] is None and (await see(bo, code))["club"] is None
    bodies: dict[str, dict[str, Any]] = {
        "change": {"next_at": 0},
        "answer": {"coming": True},
        "leave": {"member": None},
    }
    for path, body in bodies.items():
        assert refusal(await ask(bo, f"{code}/{path}", **body)) == (404, "error-club-unknown")
        assert refusal(await ask(guest, f"{code}/{path}", **body)) == (401, "error-signed-out")
    assert refusal(await ask(guest, f"{code}/join")) == (401, "error-signed-out")
    assert refusal(await ask(ana, "0" * 12 + "/join")) == (404, "error-club-unknown")
    foreign = {**ana.headers, "Origin": "http://elsewhere.example"}
    assert (await ana._http.post(f"/api/clubs/{code}/join", headers=foreign)).status_code == 403


async def test_only_owner_can_change_name_link_and_members(ana: Browser, bo: Browser) -> None:
    code = await found(ana)
    members = (await ask(bo, f"{code}/join")).json()["club"]["members"]
    owner, member = (each["id"] for each in members)
    for asked in ({"name": "Friday"}, {"new_code": True}, {"name": "Friday", "next_at": 0}):
        assert refusal(await ask(bo, f"{code}/change", **asked)) == (403, "error-club-owner-only")
    assert refusal(await ask(bo, f"{code}/leave", member=owner)) == (403, "error-club-owner-only")
    renewed = (await ask(ana, f"{code}/change", name="Friday", new_code=True)).json()["club"]
    assert renewed["name"] == "Friday" and renewed["code"] != code
    assert (await ask(bo, f"{code}/join")).status_code == 404, "the old link is worthless"
    left = (await ask(ana, f"{renewed['code']}/leave", member=member)).json()["club"]
    assert [each["name"] for each in left["members"]] == ["Ana"]
    assert (await see(bo, renewed["code"]))["club"] is None


async def test_leaving_owner_passes_the_club_to_another_member(house: GameServer, ana: Browser, bo: Browser) -> None:
    code = await found(ana)
    await ask(bo, f"{code}/join")
    assert (await ask(ana, f"{code}/leave", member=None)).json() == {"club": None, "invitation": None}
    assert [each["is_owner"] for each in (await see(bo, code))["club"]["members"]] == [True]
    assert (await bo.ask("delete")).status_code == 200
    assert not await sql(house, "SELECT * FROM club") and not await sql(house, "SELECT * FROM club_member")


async def test_members_can_confirm_attendance_at_next_evening(houses: Houses) -> None:
    watch = Watch()
    house = await houses(clock=watch)
    ana, bo = await browser(house, "Ana"), await browser(house, "Bo")
    code = await found(ana)
    await ask(bo, f"{code}/join")
    at = round(1000 * watch()) + 2 * DAY
    assert (await ask(bo, f"{code}/change", next_at=at)).json()["club"]["next_at"] == at
    club = (await ask(bo, f"{code}/answer", coming=True)).json()["club"]
    assert [each["coming"] for each in club["members"]] == [None, True]
    moved = (await ask(ana, f"{code}/change", next_at=at + 1000)).json()["club"]
    assert [each["coming"] for each in moved["members"]] == [None, None], "another evening asks again"
    for impossible in (1, at + 500 * DAY):
        assert refusal(await ask(ana, f"{code}/change", next_at=impossible)) == (400, "error-club-evening")
    assert (await ask(ana, f"{code}/change", next_at=0)).json()["club"]["next_at"] is None
    await ask(ana, f"{code}/change", next_at=at)
    watch.ahead += (2 * DAY + EVENING_GAP) / 1000 + 1
    assert (await see(ana, code))["club"]["next_at"] is None, "the evening is over"


async def test_club_size_and_clubs_per_person_are_limited(
    ana: Browser, bo: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await found(ana)
    monkeypatch.setattr(limits, "CLUB_MEMBERS", 1)
    assert refusal(await ask(bo, f"{code}/join")) == (400, "error-club-full")
    monkeypatch.setattr(limits, "PERSON_CLUBS", 0)
    monkeypatch.setattr(limits, "CLUB_MEMBERS", 9)
    assert refusal(await ask(bo, f"{code}/join")) == (400, "error-club-too-many")
    again = await ask(bo, "found", name="Friday", attempt="attempt-2")
    assert refusal(again) == (400, "error-club-too-many")


# --- Games


async def test_games_at_club_tables_count_for_members(house: GameServer) -> None:
    """Somebody who is no member plays along, and a bot. Another table does not count."""
    people = {}
    for name in ("ana", "bo"):
        people[name], _ = await house.people.register(name, name.title(), "Firefox", f"token of {name}")
    code = await house.clubs.found(people["ana"].id, "Thursday", "attempt")
    await house.clubs.join(code, people["bo"].id)
    table = await finished(house, "ana", "bo", "eve", club=code)
    await finished(house, "ana", "bo", number=2000)
    club = await house.clubs.show(code, people["bo"].id)
    ((year,), (evening,)) = club.years, club.evenings
    assert year == evening
    assert {score.member for score in year.scores} == {people["ana"].id, people["bo"].id}
    assert [(score.place, score.games) for score in year.scores] == [(1, 1), (2, 1)]
    assert [each.table for each in club.tables] == [table]
    assert await house.clubs.last_table(code, people["ana"].id) == table


async def finished(house: GameServer, *guests: str, number: int = 0, **opened: Any) -> str:
    persons = [Person(house, guest, number) for guest in guests]
    settings = {"edition": "bga", "options": {"dice": 1, "calza": True}, "chairs": len(guests) + 1}
    answer = await persons[0].do("open", name=guests[0], bots=["beginner"], **settings, **opened)
    assert answer["is"] == "done", answer
    for person in persons:
        await person.do("watch", table=answer["table"])
        if person is not persons[0]:
            assert (await person.do("sit", table=answer["table"], name=person.guest))["is"] == "done"
    await start(persons)
    await play(persons)
    await until(lambda: persons[0].state["stage"] == "over")
    table: str = answer["table"]
    return table


async def test_only_members_can_open_club_tables(house: GameServer) -> None:
    ana, _ = await house.people.register("ana", "Ana", "Firefox", "token")
    code = await house.clubs.found(ana.id, "Thursday", "attempt")
    opened = {"name": "Eve", "edition": "bga", "club": code}
    for guest in ("eve", "stranger"):
        assert (await Person(house, guest).do("open", **opened))["code"] == "error-club-unknown"
    await house.people.register("stranger", "Stranger", "Firefox", "token 2")
    assert (await Person(house, "stranger", 100).do("open", **opened))["code"] == "error-club-unknown"
    assert (await Person(house, "ana").do("open", **opened))["is"] == "done"


async def test_new_club_table_reuses_the_last_tables_rules(house: GameServer, ana: Browser, bo: Browser) -> None:
    code = await found(ana)
    assert await see(ana, f"{code}/rules") == {"rules": None}
    assert (await see(bo, f"{code}/rules"))["code"] == "error-club-unknown"
    ((guest,),) = await sql(house, "SELECT guest FROM person WHERE name = 'Ana'")
    settings = wire.TableSettings(listed=True, training_aid=False, chat=False)
    opened = wire.Open(id="x", name="Ana", edition="kozak", options={"dice": 3}, chairs=4, table_settings=settings)
    club = await house.clubs.of_member(code, guest)
    await house.clubs.add_table(club, await house.rooms.open(guest, opened, club))
    rules = (await see(ana, f"{code}/rules"))["rules"]
    assert (rules["edition"], rules["options"], rules["chairs"]) == ("kozak", {"dice": 3}, 4)
    assert not rules["table_settings"]["chat"] and not rules["table_settings"]["listed"]


# --- Standings


def test_club_evening_ends_after_six_idle_hours() -> None:
    times = [0, EVENING_GAP - 1, 2 * EVENING_GAP - 2, 3 * EVENING_GAP, 3 * EVENING_GAP]
    results = (MemberResult(at, "ana", Total(1)) for at in times)
    assert [len(evening) for evening in evenings(results)] == [3, 2]
    assert evenings([]) == []


def test_standings_rank_by_wins_then_mean_place() -> None:
    games = [{"ana": 1, "bo": 2, "cy": 3}, {"ana": 3, "bo": 2, "cy": 1}, {"bo": 1, "dee": 2}]
    totals = [(name, Total(1, int(place == 1), place, 1)) for places in games for name, place in places.items()]
    shown = standings(5, totals)
    table = [(score.place, score.member, score.games, score.wins) for score in shown.scores]
    assert shown.at == 5
    assert table == [(1, "bo", 3, 1), (2, "ana", 2, 1), (2, "cy", 2, 1), (4, "dee", 1, 0)]


async def test_standings_cover_three_years_and_complete_evenings(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A club that plays every month shows three years. An evening that is not read completely is left out."""
    house = await houses()
    ana, _ = await house.people.register("ana", "Ana", "Firefox", "token")
    bo, _ = await house.people.register("bo", "Bo", "Firefox", "token 2")
    code = await house.clubs.found(ana.id, "Thursday", "attempt")
    await house.clubs.join(code, bo.id)
    club = await house.clubs.of_member(code, "ana")
    counts = dict.fromkeys(COUNTS, 0)
    now = house.clubs._now()
    for month in range(48):
        at = now - month * 31 * DAY
        results = [
            Result(f"MONTH{month}", 1, place, guest, None, "bga", at, 2, place, **counts, club=club, rank=None)
            for place, guest in enumerate(("ana", "bo") if month % 3 else ("bo", "ana"), start=1)
        ]
        await house._log.write(partial(store_results, results=results))
    shown = await house.clubs.show(code, ana.id)
    years = [datetime.fromtimestamp(each.at / 1000, UTC).year for each in shown.years]
    this_year = datetime.fromtimestamp(now / 1000, UTC).year
    assert years == [this_year, this_year - 1, this_year - 2]
    assert shown.years[1].scores[0].member == ana.id
    assert sum(each.wins for each in shown.years[1].scores) == shown.years[1].scores[0].games in (11, 12)
    assert len(shown.evenings) == 48 and shown.evenings[0].at == now
    monkeypatch.setattr(limits, "CLUB_RESULTS_READ", 8)
    assert [each.at for each in (await house.clubs.show(code, ana.id)).evenings] == [
        now - month * 31 * DAY for month in range(3)
    ]


async def test_deleted_persons_club_membership_is_removed(house: GameServer, ana: Browser, bo: Browser) -> None:
    code = await found(ana)
    await ask(bo, f"{code}/join")
    data = (await bo._http.get("/api/me/data", headers=bo.headers)).json()
    assert data["clubs"] == ["Thursday"]
    await bo.ask("delete")
    assert [each["name"] for each in (await see(ana, code))["club"]["members"]] == ["Ana"]


async def test_invitation_to_unknown_club_is_refused(house: GameServer) -> None:
    with pytest.raises(PerudoError, match="Club not found"):
        await house.clubs.invitation("0" * 12)
