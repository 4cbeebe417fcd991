"""Browser cookies: only one that this server made is accepted, and kept under the right name."""

from http.cookies import SimpleCookie

import httpx
import pytest

from perudo.server.edge.guest_tokens import PLAIN_COOKIE, SECURE_COOKIE, GuestTokens
from perudo.server.edge.socket_clients import SocketClients
from perudo.server.edge.web_app import build_app
from perudo.server.game_server import GameServer
from tests.server.conftest import Houses

KEY = b"of this server"
MADE_UP = ["A" * 43, "A" * 65]


class Site:
    """A house at an address, as a browser without a memory of its own asks for it."""

    def __init__(self, house: GameServer, guests: GuestTokens) -> None:
        self.app = build_app(house, sockets=SocketClients(house, guests))

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
    return Site(await houses(), GuestTokens(KEY))


async def test_tls_cookie_has_the_host_prefix(site: Site) -> None:
    given = (await site.given("https"))[SECURE_COOKIE]
    assert (given["secure"], given["httponly"], given["path"], given["domain"]) == (True, True, "/", "")
    again = await site.given("https", **{SECURE_COOKIE: given.value})
    assert (list(again), again[SECURE_COOKIE].value) == ([SECURE_COOKIE], given.value)


async def test_plain_cookie_is_used_without_tls(site: Site) -> None:
    given = (await site.given("http"))[PLAIN_COOKIE]
    assert (given["secure"], given["httponly"]) == ("", True)
    again = await site.given("http", **{PLAIN_COOKIE: given.value})
    assert (list(again), again[PLAIN_COOKIE].value) == ([PLAIN_COOKIE], given.value)


@pytest.mark.parametrize("token", MADE_UP)
@pytest.mark.parametrize(("scheme", "name"), [("http", PLAIN_COOKIE), ("https", SECURE_COOKIE)])
async def test_invalid_guest_cookies_are_replaced(site: Site, scheme: str, name: str, token: str) -> None:
    given = (await site.given(scheme, **{name: token}))[name].value
    assert given != token and len(given) == 65


async def test_token_of_another_server_is_replaced(site: Site, houses: Houses) -> None:
    other = Site(await houses("two"), GuestTokens(b"of another"))
    theirs = (await other.given("http"))[PLAIN_COOKIE].value
    assert (await site.given("http", **{PLAIN_COOKIE: theirs}))[PLAIN_COOKIE].value != theirs


async def test_plain_cookie_is_upgraded_to_secure_under_tls(site: Site) -> None:
    token = (await site.given("http"))[PLAIN_COOKIE].value
    moved = await site.given("https", **{PLAIN_COOKIE: token})
    assert (moved[SECURE_COOKIE].value, moved[PLAIN_COOKIE].value, moved[PLAIN_COOKIE]["max-age"]) == (token, "", "0")
    kept = await site.given("https", **{SECURE_COOKIE: token})
    assert kept[SECURE_COOKIE].value == token


async def test_plain_cookie_cannot_become_a_tls_token(site: Site) -> None:
    """As a sibling of this host could, for all hosts of the domain."""
    mine = (await site.given("https"))[SECURE_COOKIE].value
    assert (await site.given("https", **{PLAIN_COOKIE: mine}))[SECURE_COOKIE].value != mine
    yours = (await site.given("https"))[SECURE_COOKIE].value
    assert (await site.given("https", **{SECURE_COOKIE: yours, PLAIN_COOKIE: mine}))[SECURE_COOKIE].value == yours
