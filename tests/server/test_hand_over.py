"""A seat goes to another device of its owner, by a link that works once; and to nobody else."""

from hashlib import sha256

import pytest
import structlog
from prometheus_client import generate_latest

from perudo.core import limits
from perudo.server.game_server import GameServer
from perudo.table.state import Timing
from tests.server.conftest import Houses, Person, SeededDice, gather, kept, start
from tests.server.test_limits import Time

SLOW = Timing(1000)


async def link(owner: Person, table: str) -> str:
    """The secret in a new link to the seat of someone."""
    answer = await owner.do("hand-over", table=table, address=f"http://192.0.2.7:8000/t/{table}")
    assert answer["is"] == "done", answer
    told = owner.messages("seat-link")[-1]
    address, secret = told["link"].split("#seat=")
    assert address == f"http://192.0.2.7:8000/t/{table}"
    assert len(secret) >= 22  # 128 bits
    return str(secret)


async def playing(house: GameServer) -> tuple[list[Person], str]:
    """Two people in mid-round, Ana being the host."""
    people = await gather(house, 2)
    return people, await start(people)


async def phone(house: GameServer, table: str, guest: str = "phone") -> Person:
    """Another device, which watches the table."""
    device = Person(house, guest)
    await device.do("watch", table=table)
    assert device.state["seat"] is None
    return device


async def test_seat_owner_continues_on_another_device(houses: Houses) -> None:
    house = await houses(timing=SLOW)
    (ana, bo), table = await playing(house)
    hand = ana.view["hand"]
    other = await phone(house, table)
    secret = await link(ana, table)
    assert (await other.do("take-seat", table=table, secret=secret))["is"] == "done"
    assert (other.state["seat"], other.view["hand"], other.state["host"]) == (1, hand, True)
    assert (ana.state["seat"], ana.view["hand"], ana.state["host"], ana.state["handed_over"]) == (
        None,
        None,
        False,
        True,
    )
    assert [(seat["name"], seat["kind"]) for seat in bo.state["seats"]] == [("Ana", "person"), ("Bo", "person")]
    assert not other.state["handed_over"] and not bo.state["handed_over"]
    if other.view["to_act"] == 1:
        assert (await ana.bid(1, 3))["code"] == "error-not-seated"
        assert (await other.bid(1, 3))["is"] == "done"


async def test_old_device_no_longer_sees_the_players_dice(houses: Houses) -> None:
    """Nor when it comes back to the table, nor in the rounds that follow."""
    house = await houses(timing=SLOW, dice=SeededDice(2))
    (ana, bo), table = await playing(house)
    other = await phone(house, table)
    await other.do("take-seat", table=table, secret=await link(ana, table))
    before = len(ana.states)
    await ana.do("watch", table=table)
    await (other if other.view["to_act"] == 1 else bo).bid(2, 2)
    await (other if other.view["to_act"] == 1 else bo).act({"move": "dudo"})
    for person in (other, bo):
        await person.do("ready", table=table, seq=person.state["seq"])
    shown = ana.states[before:]
    assert shown[-1]["view"]["round"] == 2
    assert all(state["seat"] is None and state["view"]["hand"] is None for state in shown)
    assert all(state["view"]["choices"] is None for state in shown)
    assert len(other.view["hand"]) >= 4


async def test_contribution_from_the_old_device_still_counts(houses: Houses) -> None:
    house = await houses(timing=SLOW)
    people = await gather(house, 2)
    (ana, bo), table = people, people[0].state["table"]
    await ana.do("start", table=table)
    for person in people:
        await person.pledge()
    await ana.contribute()
    other = await phone(house, table)
    await other.do("take-seat", table=table, secret=await link(ana, table))
    await bo.contribute()
    assert bo.state["draw"]["contributions"][0] == ana.contribution(1).hex()


async def test_seat_link_works_only_once(houses: Houses) -> None:
    house = await houses(timing=SLOW)
    (ana, _), table = await playing(house)
    other, third = await phone(house, table), await phone(house, table, "third")
    secret = await link(ana, table)
    assert (await other.do("take-seat", table=table, secret=secret))["is"] == "done"
    for late in (third, ana):
        assert (await late.do("take-seat", table=table, secret=secret))["code"] == "error-seat-link"
        assert late.state["seat"] is None
    # Nor where the seat has come back to the device that had given it.
    await ana.do("take-seat", table=table, secret=await link(other, table))
    assert (await third.do("take-seat", table=table, secret=secret))["code"] == "error-seat-link"
    assert ana.state["seat"] == 1


async def test_host_stays_host_on_the_new_device(houses: Houses) -> None:
    house = await houses(timing=SLOW)
    ana, bo = await gather(house, 2, chairs=3)
    table = ana.state["table"]
    await ana.do("sit", table=table, name="Ana", chair=3)
    other = await phone(house, table)
    await other.do("take-seat", table=table, secret=await link(ana, table))
    assert (other.state["seat"], other.state["host"], bo.state["host"]) == (3, True, False)
    assert (await other.do("start", table=table))["is"] == "done"


async def test_repeated_seat_link_request_gets_the_first_answer(houses: Houses) -> None:
    house = await houses(timing=SLOW)
    (ana, _), table = await playing(house)
    other = await phone(house, table)
    secret = await link(ana, table)
    for again in (other, Person(house, other.guest)):
        again.number = 7
        assert (await again.do("take-seat", table=table, secret=secret))["is"] == "done"
    restarted = Person(await houses(timing=SLOW), other.guest, 7)
    assert (await restarted.do("take-seat", table=table, secret=secret))["is"] == "done"


async def test_new_seat_link_replaces_the_previous_one(houses: Houses) -> None:
    house = await houses(timing=SLOW)
    (ana, _), table = await playing(house)
    other = await phone(house, table)
    first, second = await link(ana, table), await link(ana, table)
    assert (await other.do("take-seat", table=table, secret=first))["code"] == "error-seat-link"
    assert (await other.do("take-seat", table=table, secret=second))["is"] == "done"


@pytest.mark.parametrize(
    ("seconds", "works"), [(limits.SEAT_LINK_SECONDS - 1, True), (limits.SEAT_LINK_SECONDS, False)]
)
async def test_seat_link_expires(houses: Houses, seconds: int, works: bool) -> None:
    time = Time()
    house = await houses(timing=SLOW, clock=time)
    (ana, _), table = await playing(house)
    other = await phone(house, table)
    secret = await link(ana, table)
    assert ana.messages("seat-link")[-1]["seconds"] == limits.SEAT_LINK_SECONDS
    time.now += seconds
    answer = await other.do("take-seat", table=table, secret=secret)
    assert (answer["is"] if works else answer["code"]) == ("done" if works else "error-seat-link")
    if not works:
        await link(ana, table)
        assert len(house.rooms._services.seat_links._made) == 1  # expired links are not stored


async def test_only_the_owner_can_get_a_seat_link(houses: Houses) -> None:
    house = await houses(timing=SLOW)
    (ana, bo), table = await playing(house)
    thief = await phone(house, table, "thief")
    address = f"http://192.0.2.7:8000/t/{table}"
    assert (await thief.do("hand-over", table=table, address=address))["code"] == "error-not-seated"
    for seat in ({"chair": 1}, {"seat": 1}, {"guest": "ana"}, {"name": "Ana"}):
        answer = await bo.do("hand-over", table=table, address=address, **seat)
        assert answer["code"] == "error-message-unreadable"
    # Bo's link leads only to Bo's seat at this table.
    secret = await link(bo, table)
    elsewhere = await bo.do("open", name="Bo", edition="bga", chairs=3)
    refused = await thief.do("take-seat", table=elsewhere["table"], secret=secret)
    assert refused["code"] == "error-seat-link"
    assert (await thief.do("take-seat", table=table, secret=secret))["is"] == "done"
    assert (thief.state["seat"], ana.state["seat"], bo.state["seat"]) == (2, 1, None)


@pytest.mark.parametrize("secret", ["Ana", "ana", "1", "a" * 32, sha256(b"ana").hexdigest()[:40]])
async def test_guest_with_unknown_secret_cannot_take_a_seat(houses: Houses, secret: str) -> None:
    house = await houses(timing=SLOW)
    (ana, _), table = await playing(house)
    real = await link(ana, table)
    thief = await phone(house, table, "thief")
    for guess in (secret, real[:-1], real + "a", real.swapcase()):
        assert (await thief.do("take-seat", table=table, secret=guess))["code"] == "error-seat-link"
    assert (thief.state["seat"], thief.view["hand"], ana.state["seat"]) == (None, None, 1)


async def test_seated_guest_cannot_take_a_second_seat(houses: Houses) -> None:
    house = await houses(timing=SLOW)
    (ana, bo), table = await playing(house)
    secret = await link(ana, table)
    for seated in (ana, bo):
        assert (await seated.do("take-seat", table=table, secret=secret))["code"] == "error-seat-link-seated"
    other = await phone(house, table)
    assert (await other.do("take-seat", table=table, secret=secret))["is"] == "done"


async def test_abandoned_seat_cannot_be_taken_by_link(houses: Houses) -> None:
    house = await houses(timing=SLOW)
    ana, bo = await gather(house, 2, chairs=3)
    table = ana.state["table"]
    secret = await link(bo, table)
    await bo.do("leave", table=table)
    other = await phone(house, table)
    assert (await other.do("take-seat", table=table, secret=secret))["code"] == "error-seat-link"


async def test_seat_link_reclaims_the_seat_from_a_bot(houses: Houses) -> None:
    house = await houses(timing=SLOW)
    (ana, bo), table = await playing(house)
    secret = await link(bo, table)
    await bo.do("leave", table=table)
    assert ana.state["seats"][1]["kind"] == "bot"
    other = await phone(house, table)
    await other.do("take-seat", table=table, secret=secret)
    assert ana.state["seats"][1]["kind"] == "person"
    assert other.view["hand"] is not None


@pytest.mark.parametrize("address", ["", "javascript:alert(1)", "/t/ABCDEF", "http://a b", "http://" + "a" * 200])
async def test_seat_link_with_an_invalid_address_is_refused(houses: Houses, address: str) -> None:
    (ana, _), table = await playing(await houses(timing=SLOW))
    assert (await ana.do("hand-over", table=table, address=address))["code"] == "error-message-unreadable"


async def test_handover_survives_a_restart(houses: Houses) -> None:
    house = await houses(timing=SLOW)
    (ana, _), table = await playing(house)
    other = await phone(house, table)
    await other.do("take-seat", table=table, secret=await link(ana, table))
    restarted = await houses(timing=SLOW)
    again, old = Person(restarted, other.guest), Person(restarted, ana.guest)
    for device in (again, old):
        await device.do("watch", table=table)
    assert (again.state["seat"], again.view["hand"], again.state["host"]) == (1, other.view["hand"], True)
    assert (old.state["seat"], old.view["hand"], old.state["handed_over"]) == (None, None, True)
    # The way back is the same.
    assert (await old.do("take-seat", table=table, secret=await link(again, table)))["is"] == "done"
    assert (old.state["seat"], old.state["handed_over"], again.state["handed_over"]) == (1, False, True)


async def test_seat_secret_is_shown_once_and_not_stored(houses: Houses) -> None:
    house = await houses(timing=SLOW)
    (ana, bo), table = await playing(house)
    other, looker = await phone(house, table), Person(house, "looker")
    own = Person(house, "ana")
    await own.do("watch", table=table)
    await looker.do("watch-lobby")
    with structlog.testing.capture_logs() as logged:
        secret = await link(ana, table)
        unused = await link(bo, table)
        await looker.do("take-seat", table=table, secret=secret[:-1])
        await other.do("take-seat", table=table, secret=secret)
        await other.do("take-seat", table=table, secret=unused)
    data = await kept(house)
    assert b"handed" in data
    for someone in (ana, bo, other, looker, own):
        theirs = {ana: (unused,), bo: (secret,)}.get(someone, (secret, unused))
        _holds_none(b"".join(someone.sent), theirs)
    for place in (data, repr(logged).encode(), generate_latest(house.metrics.registry)):
        _holds_none(place, (secret, unused))
    assert secret.encode() in b"".join(ana.sent)  # so it would be noticed


def _holds_none(data: bytes, secrets: tuple[str, ...]) -> None:
    for secret in secrets:
        digest = sha256(secret.encode())
        for trace in (secret.encode(), digest.hexdigest().encode(), digest.digest()):
            assert trace not in data
