"""Invitations to tables, and calls to the evenings of clubs and the rounds of tournaments: who is called, and once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from perudo.protocol import wire
from perudo.server.game_server import GameServer
from perudo.server.people.club_standings import EVENING_GAP
from perudo.server.people.invitations import LIFETIME, REPEAT
from perudo.server.people.people import Person as KnownPerson
from perudo.server.people.results import store_results
from perudo.table.results import COUNTS, Result
from tests.server.conftest import Houses, Person, Watch, sql, until
from tests.server.push_service import PushService, Subscriber, push_service

HOUR = 60 * 60 * 1000


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def house(houses: Houses, service: PushService, watch: Watch) -> GameServer:
    return await houses(push_services=(service.origin,), clock=watch)


async def known(house: GameServer, *names: str) -> list[KnownPerson]:
    """People who keep these names. The guest of ``Ana`` is ``ana``."""
    return [(await house.people.register(name.lower(), name, "Firefox", f"token of {name}"))[0] for name in names]


async def played(house: GameServer, *guests: str, table: str = "PLAYED") -> None:
    counts = dict.fromkeys(COUNTS, 0)
    results = [
        Result(table, 1, place, guest, None, "bga", house.clubs._now(), 2, place, **counts, club=None, rank=None)
        for place, guest in enumerate(guests, start=1)
    ]
    await house._log.write(lambda connection: store_results(connection, results))


async def browser_of(house: GameServer, service: PushService, guest: str) -> Subscriber:
    subscriber = service.subscriber(guest)
    await house.push.subscribe(guest, wire.Subscribe(**subscriber.asks()))
    return subscriber


async def opened(person: Person, **settings: Any) -> str:
    answer = await person.do("open", name=person.guest.title(), edition="bga", **settings)
    assert answer["is"] == "done", answer
    table: str = answer["table"]
    return table


async def invite(person: Person, table: str, *people: KnownPerson) -> str | None:
    """The refusal's code, or None."""
    code: str | None = (await person.do("invite", table=table, people=[each.id for each in people])).get("code")
    return code


async def invitations(person: Person) -> list[tuple[str, str]]:
    await person.do("seat-statuses", tables=[])
    return [(each["table"], each["name"]) for each in person.messages("seat-statuses")[-1]["invitations"]]


async def sent(house: GameServer) -> None:
    await until(lambda: not house.push._sending)


async def test_invitation_is_shown_and_sent_once(house: GameServer, service: PushService) -> None:
    _, bo = await known(house, "Ana", "Bo")
    await played(house, "ana", "bo")
    ana, browser = Person(house, "ana"), await browser_of(house, service, "bo")
    table = await opened(ana)
    for _ in range(2):
        assert await invite(ana, table, bo) is None
    await sent(house)
    ((heard),) = browser.heard
    assert (heard["title"], heard["path"], heard["waiting"]) == ("Ana invites you", f"/t/{table}", None)
    assert await invitations(Person(house, "bo")) == [(table, "Ana")]
    assert await invitations(Person(house, "eve")) == []


async def test_strangers_cannot_invite(house: GameServer, service: PushService) -> None:
    """Bo and Cy have played with Ana, but not with each other. Eve has met nobody."""
    _, bo, cy, eve = await known(house, "Ana", "Bo", "Cy", "Eve")
    await played(house, "ana", "bo", table="FIRST1")
    await played(house, "ana", "cy", table="SECOND")
    ana, by_bo = Person(house, "ana"), Person(house, "bo", 100)
    browsers = [await browser_of(house, service, guest) for guest in ("cy", "eve")]
    table, of_bo = await opened(ana), await opened(by_bo)
    assert await invite(by_bo, of_bo, cy) == "error-invite-stranger"
    assert await invite(ana, table, cy, eve) == "error-invite-stranger"
    assert await invite(by_bo, of_bo, bo) == "error-invite-stranger"
    assert await invite(ana, of_bo, cy) == "error-not-seated"
    guest = Person(house, "guest", 200)
    assert await invite(guest, await opened(guest), cy) == "error-signed-out"
    await sent(house)
    assert [browser.heard for browser in browsers] == [[], []]
    assert not await sql(house, "SELECT guest FROM invitation")


async def test_members_of_a_club_can_invite_each_other(house: GameServer) -> None:
    founder, bo = await known(house, "Ana", "Bo")
    ana = Person(house, "ana")
    table = await opened(ana)
    assert not (await house.people.profile(bo.id, founder.id)).can_invite
    await house.clubs.join(await house.clubs.found(founder.id, "Thursday", "attempt"), bo.id)
    assert (await house.people.profile(bo.id, founder.id)).can_invite
    assert not (await house.people.profile(bo.id, None)).can_invite
    assert await invite(ana, table, bo) is None


async def test_repeated_invitations_notify_at_most_once_a_minute(
    house: GameServer, service: PushService, watch: Watch
) -> None:
    _, bo = await known(house, "Ana", "Bo")
    await played(house, "ana", "bo")
    ana, browser = Person(house, "ana"), await browser_of(house, service, "bo")
    tables = [await opened(ana) for _ in range(3)]
    for table in tables:
        assert await invite(ana, table, bo) is None
    await sent(house)
    assert [heard["path"] for heard in browser.heard] == [f"/t/{tables[0]}"]
    assert await invitations(Person(house, "bo")) == [(tables[2], "Ana")]
    watch.ahead += REPEAT / 1000 + 1
    assert await invite(ana, tables[0], bo) is None
    await sent(house)
    assert len(browser.heard) == 2


async def test_invitations_expire(house: GameServer, watch: Watch) -> None:
    _, bo = await known(house, "Ana", "Bo")
    await played(house, "ana", "bo")
    ana = Person(house, "ana")
    assert await invite(ana, await opened(ana), bo) is None
    watch.ahead += LIFETIME / 1000 + 1
    assert await invitations(Person(house, "bo")) == []
    await known(house, "Cy")
    await played(house, "bo", "cy", table="SECOND")
    cy = Person(house, "cy", 100)
    assert await invite(cy, await opened(cy), bo) is None
    assert await sql(house, "SELECT count(*) FROM invitation") == [(1,)]


async def test_deleted_person_leaves_no_invitation(house: GameServer) -> None:
    first, bo = await known(house, "Ana", "Bo")
    await played(house, "ana", "bo")
    for number, (guest, other) in enumerate((("ana", bo), ("bo", first))):
        person = Person(house, guest, 100 * number)
        table = await opened(person)
        assert await invite(person, table, other) is None
        assert table in (await house.people.export(other)).invitations
    await house.people.delete(first)
    assert not await sql(house, "SELECT guest FROM invitation")
    assert await invitations(Person(house, "bo", 200)) == []


# --- Clubs


async def club_of(house: GameServer, *people: KnownPerson) -> str:
    code = await house.clubs.found(people[0].id, "Thursday", "attempt")
    for person in people[1:]:
        await house.clubs.join(code, person.id)
    return code


async def test_first_table_of_an_evening_notifies_the_club(
    house: GameServer, service: PushService, watch: Watch
) -> None:
    code = await club_of(house, *await known(house, "Ana", "Bo"))
    await known(house, "Eve")
    own, other, stranger = [await browser_of(house, service, guest) for guest in ("ana", "bo", "eve")]
    ana = Person(house, "ana")
    table = await opened(ana, club=code)
    await opened(ana, club=code)
    await sent(house)
    assert [(heard["title"], heard["body"], heard["path"]) for heard in other.heard] == [
        ("Ana has opened a table", "In the club Thursday", f"/t/{table}")
    ]
    assert not own.heard and not stranger.heard
    watch.ahead += EVENING_GAP / 1000 + 1
    await opened(ana, club=code)
    await sent(house)
    assert len(other.heard) == 2


async def test_members_are_notified_once_before_an_evening(
    house: GameServer, service: PushService, watch: Watch
) -> None:
    """Bo has declined; Cy has declined the evening before."""
    ana, bo, cy = await known(house, "Ana", "Bo", "Cy")
    code = await club_of(house, ana, bo, cy)
    called, declined, later = [await browser_of(house, service, guest) for guest in ("ana", "bo", "cy")]

    async def plan(hours: float) -> None:
        at = house.clubs._now() + round(hours * HOUR)
        await house.clubs.change(code, ana.id, wire.ChangeClub(next_at=at))

    await plan(5)
    await house.clubs.answer(code, cy.id, False)
    await plan(2)
    await house.clubs.answer(code, bo.id, False)
    await house.club_calls.call_to_evenings()
    await sent(house)
    assert not called.heard
    watch.ahead += 3601
    for _ in range(2):
        await asyncio.gather(*(house.club_calls.call_to_evenings() for _ in range(3)))
    await sent(house)
    assert [(heard["title"], heard["path"], heard["waiting"]) for heard in called.heard] == [
        ("Thursday meets soon", f"/club/{code}", None)
    ]
    assert (len(declined.heard), len(later.heard)) == (0, 1)
    assert called.headers[0]["topic"] == f"evening-{code}" and int(called.headers[0]["ttl"]) == 3600
    await plan(0.5)
    await house.club_calls.call_to_evenings()
    await sent(house)
    assert (len(called.heard), len(declined.heard)) == (2, 1)


# --- Tournaments


async def test_tournament_players_are_notified_of_their_rounds(house: GameServer, service: PushService) -> None:
    """Players who have left are not called. Several servers may try to open a table, but players are called once."""
    clock = wire.ClockSettings(move=60)
    asked = wire.NewTournament(name="Cup", form="swiss", table_size=3, edition="bga", clock=clock, attempt="attempt")
    code = await house.tournaments.create("ana", asked)
    browsers = {}
    for guest in ("ana", "bo", "cy"):
        await house.tournaments.join(code, guest, guest.title(), None)
        browsers[guest] = await browser_of(house, service, guest)
    await house.tournaments.start(code, "ana")
    await house.tournaments.leave(code, "cy", None)
    await asyncio.gather(*(house.tournament_runner.advance_all() for _ in range(3)))
    await sent(house)
    heard = [(each["title"], each["body"], each["path"]) for each in browsers["ana"].heard]
    assert heard == [("Round 1 has begun", "Cup: your table is waiting for you.", f"/tournament/{code}")]
    assert (len(browsers["bo"].heard), len(browsers["cy"].heard)) == (1, 0)
