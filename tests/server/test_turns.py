"""Calls to absent players: who is called, when, once, and that nothing is sent to other hosts."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Iterator
from typing import Any

import pytest

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.edge.guest_tokens import GuestTokens
from perudo.server.game_server import GameServer
from perudo.server.people.people import digest
from perudo.server.people.push import PUSH_SERVICES
from tests.server.conftest import Houses, Person, gather, sql, start, until
from tests.server.push_service import PushService, push_service
from tests.server.test_people import KEY, Browser, code_of, refusal

DAY = {"move": 24 * 3600}


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
async def house(houses: Houses, service: PushService) -> GameServer:
    return await houses(push_services=(service.origin,))


@pytest.fixture(autouse=True)
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for."""
    monkeypatch.setattr(limits, "GRACE_SECONDS", 0)
    monkeypatch.setattr(limits, "GRACE_SECONDS_WITH_CLOCK", 0)


async def in_turn(house: GameServer, people: int = 2, **settings: Any) -> tuple[Person, Person, str]:
    """A running game: the player to act, another player, and the table."""
    persons = await gather(house, people, table_settings={"clock": DAY, **settings})
    await start(persons)
    await until(lambda: persons[0].view["to_act"] is not None)
    acting, *others = sorted(persons, key=lambda person: person.state["seat"] != person.view["to_act"])
    return acting, others[0], persons[0].state["table"]


async def waiting(house: GameServer) -> list[tuple[str, str]]:
    rows = await sql(house, 'SELECT "table", guest FROM turn ORDER BY at')
    return [(table, guest) for table, guest in rows]


async def settled(house: GameServer) -> None:
    """Until nothing is pending in any room."""
    await until(lambda: not any(room._turn_caller.pending or room.busy for room in house.rooms))


async def subscribe(house: GameServer, service: PushService, guest: str, **change: Any) -> Any:
    subscriber = service.subscriber(guest)
    await house.push.subscribe(guest, wire.Subscribe(**subscriber.asks(**change)))
    return subscriber


async def test_absent_player_is_notified_once_per_turn(house: GameServer, service: PushService) -> None:
    acting, other, table = await in_turn(house)
    called, silent = await subscribe(house, service, acting.guest), await subscribe(house, service, other.guest)
    house.disconnect(acting)
    await until(lambda: bool(called.heard))
    assert called.heard == [
        {
            "title": "Your turn",
            "body": "Ana’s table",
            "path": f"/t/{table}",
            "tag": f"perudo-{table}",
            "waiting": 1,
            "quiet_nights": False,
        }
    ]
    assert called.headers[0]["topic"] == table and int(called.headers[0]["ttl"]) >= 3600
    house.disconnect(other)
    house.connect(acting)
    await acting.do("watch", table=table)
    house.disconnect(acting)
    await settled(house)
    assert len(called.heard) == 1 and not silent.heard
    house.connect(acting)
    await acting.do("watch", table=table)
    await acting.bid(1, 3)
    await until(lambda: bool(silent.heard))
    await settled(house)
    assert await waiting(house) == [(table, other.guest)] and len(called.heard) == 1


@pytest.mark.parametrize(
    ("addresses", "contact"),
    [((), "mailto:perudo@localhost"), (("https://perudo.example:8443/",), "https://perudo.example")],
)
async def test_push_request_contains_a_contact_address(
    houses: Houses, service: PushService, addresses: tuple[str, ...], contact: str
) -> None:
    house = await houses(push_services=(f"{service.origin}/",), addresses=addresses)
    acting, _, _ = await in_turn(house)
    called = await subscribe(house, service, acting.guest)
    house.disconnect(acting)
    await until(lambda: bool(called.heard))
    claims = called.headers[0]["authorization"].split("t=")[1].split(".")[1]
    assert json.loads(base64.urlsafe_b64decode(claims + "=="))["sub"] == contact


async def test_repeated_subscription_writes_nothing(
    house: GameServer, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = wire.Subscribe(**service.subscriber().asks())
    await house.push.subscribe("somebody", asked)
    with monkeypatch.context() as read_only:
        read_only.setattr(house._log, "write", None)
        await house.push.subscribe("somebody", asked)


async def test_present_player_is_not_notified(house: GameServer, service: PushService) -> None:
    acting, other, _ = await in_turn(house)
    called = await subscribe(house, service, acting.guest)
    house.disconnect(other)
    await settled(house)
    assert not called.heard and not await waiting(house)


async def test_lone_player_among_bots_is_not_notified(house: GameServer, service: PushService) -> None:
    (person,) = await gather(house, 1, bots=["beginner"], chairs=2)
    await start([person])
    await until(lambda: person.view["to_act"] == person.state["seat"])
    house.disconnect(person)
    await settled(house)
    assert not await waiting(house)


async def test_turn_is_not_announced_again_after_a_restart(houses: Houses, service: PushService) -> None:
    house = await houses(push_services=(service.origin,))
    acting, other, table = await in_turn(house)
    called = await subscribe(house, service, acting.guest)
    house.disconnect(acting)
    await until(lambda: bool(called.heard))
    house.close()
    again = await houses(push_services=(service.origin,))
    back = Person(again, other.guest, 1000)
    await back.do("watch", table=table)
    await settled(again)
    assert len(called.heard) == 1 and await waiting(again) == [(table, acting.guest)]
    mover = Person(again, acting.guest, 1000)
    await mover.do("watch", table=table)
    assert (await mover.bid(1, 3))["is"] == "done"
    await settled(again)
    assert not await waiting(again)


async def test_seat_list_includes_waiting_tables_from_other_devices(house: GameServer) -> None:
    acting, other, table = await in_turn(house)
    house.disconnect(acting)
    await settled(house)
    device = Person(house, acting.guest, 1000)
    assert (await device.do("seat-statuses", tables=[]))["is"] == "done"
    ((status,),) = [told["tables"] for told in device.messages("seat-statuses")]
    assert (status["table"], status["my_turn"], status["host"]) == (table, True, "Ana")
    stranger = Person(house, "somebody")
    await stranger.do("seat-statuses", tables=[])
    assert stranger.messages("seat-statuses")[-1]["tables"] == []
    await other.do("seat-statuses", tables=[])
    assert other.messages("seat-statuses")[-1]["tables"] == []


async def test_expired_push_subscription_is_deleted(house: GameServer, service: PushService) -> None:
    acting, _, _ = await in_turn(house)
    await subscribe(house, service, acting.guest)
    service.status = 410
    house.disconnect(acting)
    await until(lambda: service.requests == 1)
    await settled(house)
    async with asyncio.timeout(10):
        while await sql(house, "SELECT token FROM push"):  # noqa: ASYNC110 - the data have no event to wait for
            await asyncio.sleep(0.01)


async def test_push_service_redirects_are_not_followed(house: GameServer, service: PushService) -> None:
    with push_service() as inner:
        acting, _, _ = await in_turn(house)
        await subscribe(house, service, acting.guest)
        service.status, service.location = 307, f"{inner.origin}/secret"
        house.disconnect(acting)
        await until(lambda: service.requests == 1)
        await until(lambda: not house.push._sending)
        assert not inner.requests


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://169.254.169.254/latest",
        "https://localhost/x",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.example/x",
        "https://evilfcm.googleapis.com.example/x",
        "https://example.com/fcm.googleapis.com",
        "https://fcm.googleapis.com@example.com/x",
        "https://user@fcm.googleapis.com/x",
        "https://xpush.apple.com/x",
        "https://[::1/x",
        "https://example.com\\.fcm.googleapis.com/x",
        "https://example.com\t.fcm.googleapis.com/x",
        "https://example.com#.fcm.googleapis.com/x",
        "https://fcm.googleapis.com\n",
        "https://fcm.googleapis.com/x\ny",
        "https://fcm.googleapis.com:x/y",
        "file:///etc/passwd",
        "",
    ],
)
async def test_unknown_push_services_are_refused(house: GameServer, service: PushService, endpoint: str) -> None:
    with pytest.raises(PerudoError, match="push-service"):
        await subscribe(house, service, "somebody", endpoint=endpoint)


@pytest.mark.parametrize("host", [*PUSH_SERVICES, "updates.push.services.mozilla.com", "db5p.notify.windows.com"])
async def test_known_push_services_are_accepted(house: GameServer, service: PushService, host: str) -> None:
    await subscribe(house, service, "somebody", endpoint=f"https://{host}/send/abc")


@pytest.mark.parametrize("change", [{"p256dh": "AAAA"}, {"p256dh": "é"}, {"auth": "AAAA"}, {"auth": "AAAAA"}])
async def test_invalid_push_keys_are_refused(house: GameServer, service: PushService, change: dict[str, str]) -> None:
    with pytest.raises(PerudoError, match="push-key"):
        await subscribe(house, service, "somebody", **change)


async def test_notifications_reach_all_devices_until_sign_out(house: GameServer, service: PushService) -> None:
    guests = GuestTokens(KEY)
    desk, phone = await Browser(house, guests).visit(), await Browser(house, guests, "198.51.100.7").visit()
    at_desk, at_phone = service.subscriber("desk"), service.subscriber("phone")
    assert (await desk.ask("push/start", **at_desk.asks())).json() == {"key": house.push.public_key}
    guest = digest(desk.cookie or "")
    code = code_of(await desk.register())
    await phone.sign_in(code=code)
    assert (await phone.ask("push/start", **at_phone.asks(language="xx"))).status_code == 200

    acting, _, _ = await in_turn(house)
    table = await house.rooms._find(acting.state["table"])
    await table._services.turns.call("AAAAAA", guest, 1, "Ana")
    await until(lambda: bool(at_desk.heard and at_phone.heard))
    (session,) = [each["id"] for each in (await phone.me())["sessions"] if not each["current"]]
    await phone.ask("sign-out", session=session)
    await table._services.turns.call("BBBBBB", guest, 1, "Ana")
    await until(lambda: len(at_phone.heard) == 2)
    assert at_phone.heard[1]["waiting"] == 2
    await phone.ask("push/stop")
    await table._services.turns.call("CCCCCC", guest, 1, "Ana")
    await until(lambda: not house.push._sending)
    assert (len(at_desk.heard), len(at_phone.heard)) == (1, 2)
    assert not await sql(house, "SELECT token FROM push")


async def test_browser_without_cookie_gets_no_notifications(house: GameServer, service: PushService) -> None:
    nobody = Browser(house, GuestTokens(KEY))
    assert refusal(await nobody.ask("push/start", **service.subscriber().asks())) == (401, "error-no-cookie")
    assert (await nobody.ask("push/stop")).status_code == 200
    assert not await sql(house, "SELECT token FROM push")


async def test_deleted_table_is_removed_from_waiting_list(house: GameServer) -> None:
    acting, other, table = await in_turn(house)
    for person in (acting, other):
        house.disconnect(person)
    await settled(house)
    assert await waiting(house) == [(table, acting.guest)]
    await house.rooms._ownership.release([table])
    await sql(house, "DELETE FROM due")
    await house._log.delete(table, 2**62)
    assert not await waiting(house)
