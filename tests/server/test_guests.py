"""Whose a browser's cookie is: one that this server made is kept, under the name that fits, and no other."""

from http.cookies import SimpleCookie

import httpx
import pytest

from perudo.server.edge.guest_tokens import HOST_ONLY, PLAIN, Guests
from perudo.server.edge.socket_clients import Sockets
from perudo.server.edge.web_app import application
from perudo.server.game_server import House
from tests.server.conftest import Houses

KEY = b"of this server"
MADE_UP = ["A" * 43, "A" * 65]


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
