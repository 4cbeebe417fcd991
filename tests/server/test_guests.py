"""Whose a browser's cookie is: one that this server made is kept, under the name that fits, and no other."""

import contextlib
import sqlite3
from hashlib import sha256
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest

from perudo.server.edge.guests import HOST_ONLY, PLAIN, Guests
from perudo.server.edge.pages import application
from perudo.server.edge.sockets import Sockets
from perudo.server.house import House
from perudo.server.log.events import Stood
from perudo.server.log.store import Entry
from tests.server.conftest import Houses, Serving

KEY = b"of this server"
OLD = "An-old-token-of-43-characters-without-a-tag"
MADE_UP = ["A" * 43, "A" * 65, OLD, OLD + "A" * 22]


class Site:
    """A house at an address, as a browser without a memory of its own asks for it."""

    def __init__(self, house: House, guests: Guests) -> None:
        self.app = application(house, sockets=Sockets(house, guests))

    async def given(self, scheme: str, **cookies: str) -> SimpleCookie:
        """The cookies that the page sets in a browser that sends these."""
        transport = httpx.ASGITransport(self.app)
        sent = "; ".join(f"{name}={value}" for name, value in cookies.items())
        async with httpx.AsyncClient(transport=transport, base_url=f"{scheme}://perudo.example") as client:
            answer = await client.get("/", headers={"Cookie": sent} if sent else {})
        assert answer.status_code == 200
        given = SimpleCookie()
        for line in answer.headers.get_list("set-cookie"):
            given.load(line)
        return given


@pytest.fixture
async def site(houses: Houses) -> Site:
    """One where nobody came before there was a key."""
    return Site(await houses(), Guests(KEY))


async def test_with_tls_the_cookie_is_this_hosts_alone(site: Site) -> None:
    given = (await site.given("https"))[HOST_ONLY]
    assert (given["secure"], given["httponly"], given["path"], given["domain"]) == (True, True, "/", "")
    again = await site.given("https", **{HOST_ONLY: given.value})
    assert (list(again), again[HOST_ONLY].value) == ([HOST_ONLY], given.value)


async def test_without_tls_it_has_its_plain_name(site: Site) -> None:
    given = (await site.given("http"))[PLAIN]
    assert (given["secure"], given["httponly"]) == ("", True)
    again = await site.given("http", **{PLAIN: given.value})
    assert (list(again), again[PLAIN].value) == ([PLAIN], given.value)


@pytest.mark.parametrize("token", MADE_UP)
@pytest.mark.parametrize(("scheme", "name"), [("http", PLAIN), ("https", HOST_ONLY)])
async def test_what_somebody_else_has_set_is_not_kept(site: Site, scheme: str, name: str, token: str) -> None:
    given = (await site.given(scheme, **{name: token}))[name].value
    assert given != token and len(given) == 65


async def test_a_token_of_another_servers_is_not_kept(site: Site, houses: Houses) -> None:
    other = Site(await houses("two"), Guests(b"of another"))
    theirs = (await other.given("http"))[PLAIN].value
    assert (await site.given("http", **{PLAIN: theirs}))[PLAIN].value != theirs


async def test_a_plain_cookie_is_moved_over_where_tls_is_turned_on(site: Site) -> None:
    token = (await site.given("http"))[PLAIN].value
    moved = await site.given("https", **{PLAIN: token})
    assert (moved[HOST_ONLY].value, moved[PLAIN].value, moved[PLAIN]["max-age"]) == (token, "", "0")
    kept = await site.given("https", **{HOST_ONLY: token})
    assert kept[HOST_ONLY].value == token


async def test_nobody_plants_their_own_token_of_tls_under_the_plain_name(site: Site) -> None:
    """As a sibling of this host could, for all hosts of the domain."""
    mine = (await site.given("https"))[HOST_ONLY].value
    assert (await site.given("https", **{PLAIN: mine}))[HOST_ONLY].value != mine
    yours = (await site.given("https"))[HOST_ONLY].value
    assert (await site.given("https", **{HOST_ONLY: yours, PLAIN: mine}))[HOST_ONLY].value == yours


async def test_who_came_before_there_was_a_key_keeps_their_seat(
    houses: Houses, serving: Serving, tmp_path: Path
) -> None:
    house = await houses()
    before = await serving(house)
    async with before.socket(cookie=f"{PLAIN}={OLD}") as ana:
        table = (await ana.do("open", name="Ana", edition="bga"))["table"]
    with contextlib.closing(sqlite3.connect(tmp_path / "one.db")) as connection, connection:
        connection.execute("INSERT INTO earlier SELECT DISTINCT guest FROM log")  # as its migration does
    house = await houses()
    after = Guests(KEY, house._log.came_earlier)
    served = await serving(house, guests=after, proxy="127.0.0.1")
    over_tls = {"X-Forwarded-Proto": "https"}
    for cookie, headers in ((f"{PLAIN}={OLD}", {}), (f"{PLAIN}={OLD}", over_tls), (f"{HOST_ONLY}={OLD}", over_tls)):
        async with served.socket(cookie=cookie, headers=headers) as again:
            await again.do("watch", table=table)
            assert (await again.do("rename", table=table, name="Anna"))["is"] == "done"
    async with served.socket(cookie=f"{PLAIN}={'A' * 43}") as other:
        assert (await other.hear("refused", "welcome"))["code"] == "error-no-cookie"
    moved = await Site(house, after).given("https", **{PLAIN: OLD})
    assert (moved[HOST_ONLY].value, moved[PLAIN].value) == (OLD, "")


async def test_the_data_are_asked_only_of_tokens_of_earlier_days(houses: Houses) -> None:
    asked: list[str] = []

    async def earlier(guest: str) -> bool:
        asked.append(guest)
        return False

    site = Site(await houses(), Guests(KEY, earlier))
    token = (await site.given("http"))[PLAIN].value
    await site.given("http", **{PLAIN: token})
    assert asked == []
    await site.given("http", **{PLAIN: OLD})
    assert asked == [sha256(OLD.encode()).hexdigest()]


async def test_who_came_since_there_is_a_key_is_known_by_no_token_without_a_tag(houses: Houses) -> None:
    house = await houses()
    guest = sha256(OLD.encode()).hexdigest()
    await house._log.append("OPENED", [Entry(1, 1, guest, None, Stood(1))])
    assert not await house._log.came_earlier(guest)
