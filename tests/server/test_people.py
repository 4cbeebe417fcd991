"""Registered names: who may sign in as whom, and what a token is worth before and after."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from http.cookies import SimpleCookie
from typing import Any

import httpx
import pytest

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.server.edge.guest_tokens import EXTERNAL_BOT, PLAIN_COOKIE, GuestTokens
from perudo.server.edge.socket_clients import SocketClients
from perudo.server.edge.web_app import build_app
from perudo.server.game_server import GameServer
from perudo.server.people.passkeys import TIMEOUT_MILLISECONDS, Site
from perudo.server.people.people import CODE_LENGTH, Identity, PasskeyProof, digest
from perudo.server.people.random_codes import CODE_LETTERS
from tests.server.authenticator import Authenticator
from tests.server.conftest import Houses, Person, Serving, Watch, kept, sql
from tests.server.served import Served

KEY = b"of this server"
DEVICE = "Firefox, Linux"


class Browser:
    """A browser with a cookie, at an address of its own."""

    def __init__(self, house: GameServer, guests: GuestTokens, address: str = "203.0.113.5") -> None:
        app = build_app(house, sockets=SocketClients(house, guests))
        self._http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app, client=(address, 1)), base_url="http://perudo.example"
        )
        self.cookie: str | None = None

    async def visit(self) -> Browser:
        self.hear(await self._http.get("/", headers=self.headers))
        return self

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{PLAIN_COOKIE}={self.cookie}"} if self.cookie else {}

    def hear(self, answer: httpx.Response) -> httpx.Response:
        for line in answer.headers.get_list("set-cookie"):
            self.cookie = SimpleCookie(line)[PLAIN_COOKIE].value
        self._http.cookies.clear()
        return answer

    async def ask(self, path: str, **body: Any) -> httpx.Response:
        sent = await self._http.post(f"/api/me/{path}", json=body or None, headers=self.headers)
        return self.hear(sent)

    def new_attempt(self) -> str:
        return secrets.token_urlsafe(24)

    async def register(self, name: str = "Ana", attempt: str = "", **proof: Any) -> httpx.Response:
        return await self.ask("register", name=name, device=DEVICE, attempt=attempt or self.new_attempt(), **proof)

    async def options(self, way: str, **asked: str) -> dict[str, Any]:
        """The options for making or using a passkey."""
        options: dict[str, Any] = (await self.ask(f"passkey/{way}", **asked)).json()["options"]
        return options

    async def keep_by(self, device: Authenticator, name: str = "Ana") -> httpx.Response:
        return await self.register(name, passkey=device.make(await self.options("make", name=name)))

    async def sign_in_by(self, device: Authenticator) -> httpx.Response:
        return await self.sign_in(passkey=device.use(await self.options("use")))

    async def sign_in(self, **proof: Any) -> httpx.Response:
        return await self.ask("sign-in", device="Safari, iPhone", attempt=self.new_attempt(), **proof)

    async def look(self, path: str) -> dict[str, Any]:
        answer: dict[str, Any] = (await self._http.get(path, headers=self.headers)).json()
        return answer

    async def me(self) -> dict[str, Any]:
        answer: dict[str, Any] = (await self._http.get("/api/me", headers=self.headers)).json()
        return answer


@pytest.fixture
async def house(houses: Houses) -> GameServer:
    return await houses()


@pytest.fixture
def guests() -> GuestTokens:
    return GuestTokens(KEY)


@pytest.fixture
async def ana(house: GameServer, guests: GuestTokens) -> Browser:
    return await Browser(house, guests).visit()


@pytest.fixture
async def phone(house: GameServer, guests: GuestTokens) -> Browser:
    return await Browser(house, guests, "198.51.100.7").visit()


def code_of(answer: httpx.Response) -> str:
    assert answer.status_code == 200, answer.text
    code: str = answer.json()["recovery_code"]
    return code


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_person_signs_in_on_another_device(ana: Browser, phone: Browser) -> None:
    assert (await ana.me())["id"] is None
    code = code_of(await ana.register())
    mine = await ana.me()
    assert mine["name"] == "Ana" and [each["current"] for each in mine["sessions"]] == [True]
    typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert (await phone.sign_in(code=typed)).json()["id"] == mine["id"]
    assert {each["device"]: each["current"] for each in (await phone.me())["sessions"]} == {
        DEVICE: False,
        "Safari, iPhone": True,
    }


def test_recovery_code_has_at_least_80_bits() -> None:
    assert len(set(CODE_LETTERS)) ** CODE_LENGTH >= 2**80


async def test_all_signed_in_devices_see_the_persons_seats(
    house: GameServer, guests: GuestTokens, serving: Serving, ana: Browser, phone: Browser
) -> None:
    served: Served = await serving(house, guests=guests)
    async with served.socket(cookie=f"{PLAIN_COOKIE}={ana.cookie}") as guest:
        opened = await guest.do("open", name="Ana", edition="kozak", options={}, chairs=2, table_settings={})
    await phone.sign_in(code=code_of(await ana.register()))
    for browser in (ana, phone):
        async with served.socket(cookie=f"{PLAIN_COOKIE}={browser.cookie}") as device:
            asked = {"do": "seat-statuses", "id": "1", "tables": [opened["table"]]}
            await device.connection.send(json.dumps(asked))
            statuses = await device.hear("seat-statuses")
            assert [each["table"] for each in statuses["tables"]] == [opened["table"]]


async def test_old_token_is_invalid_after_registering_a_name(
    house: GameServer, guests: GuestTokens, serving: Serving, ana: Browser
) -> None:
    """A token that somebody planted in the browser, or copied from it."""
    planted = await Browser(house, guests).visit()
    planted.cookie = ana.cookie
    await ana.register()
    assert planted.cookie != ana.cookie and (await planted.me())["id"] is None
    assert refusal(await planted.register("Eve")) == (401, "error-signed-out")
    assert refusal(await planted.ask("code")) == (401, "error-signed-out")
    served = await serving(house, guests=guests)
    async with served.socket(cookie=f"{PLAIN_COOKIE}={planted.cookie}") as socket:
        assert (await socket.hear("refused"))["code"] == "error-signed-out"


async def test_old_token_is_invalid_after_signing_in(
    house: GameServer, guests: GuestTokens, ana: Browser, phone: Browser
) -> None:
    code = code_of(await ana.register())
    planted = await Browser(house, guests).visit()
    planted.cookie = phone.cookie
    await phone.sign_in(code=code)
    assert (await phone.me())["name"] == "Ana"
    assert planted.cookie != phone.cookie and (await planted.me())["id"] is None


async def test_repeated_registration_request_gets_the_same_token(ana: Browser) -> None:
    """The answer with the new token was lost, so the browser still has the old one."""
    before, attempt = ana.cookie, ana.new_attempt()
    first = code_of(await ana.register(attempt=attempt))
    new, ana.cookie = ana.cookie, before
    second = code_of(await ana.register(attempt=attempt))
    assert ana.cookie == new and first != second
    assert (await ana.me())["name"] == "Ana" and len((await ana.me())["sessions"]) == 1
    ana.cookie = before
    assert refusal(await ana.register(attempt=ana.new_attempt())) == (401, "error-signed-out")


async def test_sign_in_link_works_only_once(
    ana: Browser, phone: Browser, house: GameServer, guests: GuestTokens
) -> None:
    await ana.register()
    link = (await ana.ask("link")).json()
    secret = re.fullmatch(r"http://perudo\.example/me#sign-in=(.+)", link["link"])
    assert secret and link["qr_code"].startswith("data:image/svg+xml")
    assert (await phone.sign_in(secret=secret[1])).json()["name"] == "Ana"
    third = await Browser(house, guests).visit()
    assert refusal(await third.sign_in(secret=secret[1])) == (403, "error-sign-in-link")


async def test_newer_sign_in_link_replaces_the_older_one(ana: Browser, phone: Browser) -> None:
    await ana.register()
    links = [(await ana.ask("link")).json()["link"].partition("=")[2] for _ in range(2)]
    assert refusal(await phone.sign_in(secret=links[0])) == (403, "error-sign-in-link")
    assert (await phone.sign_in(secret=links[1])).status_code == 200


async def test_sign_in_link_expires(houses: Houses) -> None:
    house = await houses(clock=(watch := Watch()))
    people = house.people
    person, _ = await people.register("g", "Ana", DEVICE, "t")
    secret = await people.link(person)
    watch.ahead += limits.SIGN_IN_LINK_SECONDS
    with pytest.raises(Exception, match="expired"):
        await people.sign_in_by_link(None, secret, DEVICE, "t2")


async def test_simultaneous_devices_cannot_share_a_sign_in_link(houses: Houses) -> None:
    people = (await houses()).people
    person, _ = await people.register("g", "Ana", DEVICE, "t")
    secret = await people.link(person)
    tries = [people.sign_in_by_link(None, secret, DEVICE, f"t{each}") for each in range(5)]
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(each == person for each in found) == 1
    assert len(await people.sessions(person)) == 2


@pytest.mark.parametrize("proof", [{"code": "0000-0000-0000-0000-0000"}, {"code": "Ana"}, {"secret": "x"}, {}])
async def test_sign_in_with_wrong_proof_is_refused(ana: Browser, phone: Browser, proof: dict[str, str]) -> None:
    await ana.register()
    before = phone.cookie
    assert (await phone.sign_in(**proof)).status_code == 403
    assert phone.cookie == before and (await phone.me())["id"] is None


async def test_recovery_code_attempts_are_rate_limited(ana: Browser, phone: Browser) -> None:
    code = code_of(await ana.register())
    most, _ = limits.ADDRESS_SIGN_INS
    answers = [(await phone.sign_in(code="0" * 20)).status_code for _ in range(most)]
    assert set(answers) == {403}
    assert refusal(await phone.sign_in(code=code)) == (429, "error-too-fast")


@pytest.mark.parametrize("name", ["Ana", "ANA", "Аnа", "A n a", "Killa"])
async def test_name_similar_to_a_registered_one_is_refused(ana: Browser, phone: Browser, name: str) -> None:
    await ana.register()
    assert refusal(await phone.register(name)) == (409, "error-name-taken")
    assert (await phone.me())["id"] is None


async def test_simultaneous_guests_cannot_register_the_same_name(houses: Houses) -> None:
    people = (await houses()).people
    tries = [people.register(f"g{each}", "Ana", DEVICE, f"t{each}") for each in range(5)]
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, tuple) for each in found) == 1


async def test_person_can_change_their_name(ana: Browser, phone: Browser) -> None:
    await ana.register()
    await phone.register("Bo")
    assert refusal(await ana.ask("name", name="B o")) == (409, "error-name-taken")
    assert (await ana.ask("name", name="Anna")).json()["name"] == "Anna"
    assert (await phone.ask("name", name="Ana")).json()["name"] == "Ana", "the old name is free"


async def test_ended_session_loses_its_socket_and_seat(
    house: GameServer, guests: GuestTokens, serving: Serving, ana: Browser, phone: Browser
) -> None:
    served = await serving(house, guests=guests)
    code = code_of(await ana.register())
    await phone.sign_in(code=code)
    app = build_app(house, sockets=served.sockets)
    async with (
        served.socket(cookie=f"{PLAIN_COOKIE}={phone.cookie}") as device,
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://perudo.example") as http,
    ):
        await device.hear("welcome")
        ended = next(each["id"] for each in (await phone.me())["sessions"] if each["current"])
        answer = await http.post("/api/me/sign-out", json={"session": ended}, headers=ana.headers)
        assert [each["id"] != ended for each in answer.json()["sessions"]] == [True]
        await asyncio.wait_for(device.connection.wait_closed(), 60)
    assert (await phone.me())["id"] is None
    assert refusal(await phone.ask("link")) == (401, "error-signed-out")


async def test_session_that_ends_on_another_server_loses_its_socket(
    house: GameServer, guests: GuestTokens, serving: Serving, ana: Browser, phone: Browser
) -> None:
    served = await serving(house, guests=guests)
    await phone.sign_in(code=code_of(await ana.register()))
    ended = next(each["id"] for each in (await phone.me())["sessions"] if each["current"])
    async with (
        served.socket(cookie=f"{PLAIN_COOKIE}={phone.cookie}") as lost,
        served.socket(cookie=f"{PLAIN_COOKIE}={ana.cookie}") as kept,
    ):
        for device in (lost, kept):
            await device.hear("welcome")
        await sql(house, f"DELETE FROM session WHERE id = '{ended}'")
        await house.disconnect_ended_sessions()
        await asyncio.wait_for(lost.connection.wait_closed(), 60)
        assert (await kept.do("ping"))["is"] == "done"


async def test_session_of_another_person_cannot_be_ended(ana: Browser, phone: Browser) -> None:
    await ana.register()
    await phone.register("Bo")
    theirs = (await ana.me())["sessions"][0]["id"]
    await phone.ask("sign-out", session=theirs)
    assert (await ana.me())["name"] == "Ana" and (await phone.me())["name"] == "Bo"


async def test_browser_that_signs_out_becomes_a_new_guest(ana: Browser) -> None:
    before = ana.cookie
    await ana.register()
    signed_in = ana.cookie
    assert (await ana.ask("sign-out", session=None)).json()["id"] is None
    assert ana.cookie not in (before, signed_in) and (await ana.register("Bo")).status_code == 200


async def test_new_recovery_code_replaces_the_old_one(ana: Browser, phone: Browser) -> None:
    old = code_of(await ana.register())
    new = code_of(await ana.ask("code"))
    assert refusal(await phone.sign_in(code=old)) == (403, "error-sign-in-code")
    assert (await phone.sign_in(code=new)).status_code == 200


async def test_foreign_pages_cannot_sign_a_person_out(ana: Browser) -> None:
    await ana.register()
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        sent = await ana._http.post("/api/me/sign-out", json={}, headers=ana.headers | headers)
        assert refusal(sent) == (403, "error-forbidden-origin")
    assert (await ana.me())["name"] == "Ana"


async def test_stored_data_contains_no_token_code_or_link(ana: Browser, phone: Browser, house: GameServer) -> None:
    code = code_of(await ana.register())
    secret = (await ana.ask("link")).json()["link"].partition("=")[2]
    await phone.sign_in(code=code)
    data = await kept(house)
    assert b"Ana" in data
    for hidden in (ana.cookie, phone.cookie, code, code.replace("-", ""), secret):
        assert hidden and hidden.encode() not in data


@pytest.mark.parametrize("body", [b"", b"[]", b"{}", b'{"name":"Ana"}', b"\xff", b'{"name":' * 300, b"0" * 9000])
async def test_malformed_registration_requests_are_refused(ana: Browser, body: bytes) -> None:
    sent = await ana._http.post("/api/me/register", content=body, headers=ana.headers)
    assert sent.status_code in (400, 413) and sent.json()["code"].startswith("error-message-")


async def test_external_bots_cannot_register_or_sign_in(ana: Browser, guests: GuestTokens) -> None:
    code = code_of(await ana.register())
    bot = {"Authorization": f"Bearer {guests.new(EXTERNAL_BOT)}"}
    asked = {"device": DEVICE, "attempt": "a" * 22}
    for path, body in (("register", {"name": "Bo"}), ("sign-in", {"code": code}), ("sign-out", {})):
        sent = await ana._http.post(f"/api/me/{path}", json=body if path == "sign-out" else body | asked, headers=bot)
        assert refusal(sent) == (403, "error-program-may-not"), path


async def test_sessions_and_passkeys_of_a_person_are_limited(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PERSON_SESSIONS", 3)
    monkeypatch.setattr(limits, "PERSON_PASSKEYS", 2)
    house = await houses(clock=(watch := Watch()))
    people, site = house.people, Site("perudo.example", ("http://perudo.example",))
    person, code = await people.register("g", "Ana", DEVICE, "t0")
    for number in range(1, 5):
        watch.ahead += 1
        await people.sign_in_by_code(None, code or "", DEVICE, f"t{number}")
        options = await people.creation_options(site, Identity("g", person), "Ana")
        await people.add_passkey(person, PasskeyProof(site, Authenticator().make(options)))
    assert len(await people.sessions(person)) == 3
    signed_in = [await people.identify(f"t{number}") for number in range(5)]
    assert [bool(each and each.person) for each in signed_in] == [False, False, True, True, True]
    assert await sql(house, "SELECT count(*) FROM passkey") == [(2,)]


# --- Passkeys

PASSKEY_REFUSED = 403, "error-passkey"


async def test_passkey_registers_a_name_and_signs_in(ana: Browser, phone: Browser) -> None:
    device = Authenticator()
    answer = await ana.keep_by(device)
    assert answer.json()["recovery_code"] is None
    assert (await phone.sign_in_by(device)).json()["name"] == "Ana"
    assert (await phone.me())["id"] == (await ana.me())["id"]


async def test_person_can_add_a_passkey(ana: Browser, phone: Browser) -> None:
    await ana.register()
    device = Authenticator()
    made = device.make(await ana.options("make", name="Ana"))
    assert (await ana.ask("passkey", passkey=made)).json()["name"] == "Ana"
    assert (await phone.sign_in_by(device)).json()["name"] == "Ana"


async def test_passkey_for_a_taken_name_is_refused(ana: Browser, phone: Browser) -> None:
    await ana.register()
    for name in ("ana", "Killa"):
        assert refusal(await phone.ask("passkey/make", name=name)) == (409, "error-name-taken")


async def test_replayed_passkey_responses_are_refused(
    ana: Browser, phone: Browser, house: GameServer, guests: GuestTokens
) -> None:
    device = Authenticator()
    made = device.make(await ana.options("make", name="Ana"))
    await ana.register(passkey=made)
    used = device.use(await phone.options("use"))
    assert (await phone.sign_in(passkey=used)).status_code == 200
    thief = await Browser(house, guests).visit()
    assert refusal(await thief.sign_in(passkey=used)) == PASSKEY_REFUSED
    assert refusal(await thief.register("Eve", passkey=made)) == PASSKEY_REFUSED
    assert (await thief.me())["id"] is None


@pytest.mark.parametrize(
    "lie",
    [
        {"origin": "https://perudo.example"},
        {"origin": "http://evil.example"},
        {"origin": "http://perudo.example.evil.example"},
        {"host": "evil.example"},
        {"host": "example"},
    ],
)
async def test_passkey_responses_of_other_sites_are_refused(ana: Browser, phone: Browser, lie: dict[str, str]) -> None:
    honest = Authenticator()
    await ana.keep_by(honest)
    liar = Authenticator(**lie)
    assert refusal(await phone.keep_by(liar, "Bo")) == PASSKEY_REFUSED
    liar.key, liar.id = honest.key, honest.id
    assert refusal(await phone.sign_in_by(liar)) == PASSKEY_REFUSED


async def test_forged_passkey_responses_are_refused(ana: Browser, phone: Browser) -> None:
    device, forger = Authenticator(), Authenticator()
    await ana.keep_by(device)
    forger.id = device.id
    assert refusal(await phone.sign_in_by(forger)) == PASSKEY_REFUSED, "another key"
    assert refusal(await phone.sign_in_by(Authenticator())) == PASSKEY_REFUSED, "an unknown key"
    made_up = {"challenge": secrets.token_urlsafe(32)}
    assert refusal(await phone.sign_in(passkey=device.use(made_up))) == PASSKEY_REFUSED, "a challenge of its own"
    creation = await phone.options("make", name="Bo")
    assert refusal(await phone.sign_in(passkey=device.use(creation))) == PASSKEY_REFUSED, (
        "a challenge for something else"
    )
    request = await phone.options("use")
    assert refusal(await phone.register("Bo", passkey=forger.make(request))) == PASSKEY_REFUSED, "the same"


async def test_copied_authenticator_is_refused(ana: Browser, phone: Browser) -> None:
    """Its count of uses does not grow."""
    device = Authenticator()
    await ana.keep_by(device)
    assert (await phone.sign_in_by(device)).status_code == 200
    await phone.ask("sign-out", session=None)
    device.uses -= 1
    assert refusal(await phone.sign_in_by(device)) == PASSKEY_REFUSED


async def test_person_cannot_add_another_persons_passkey(ana: Browser, phone: Browser) -> None:
    await ana.register()
    await phone.register("Bo")
    made = Authenticator().make(await ana.options("make", name="Ana"))
    assert refusal(await phone.ask("passkey", passkey=made)) == PASSKEY_REFUSED
    device = Authenticator()
    assert (await ana.ask("passkey", passkey=device.make(await ana.options("make", name="Ana")))).status_code == 200
    again = device.make(await phone.options("make", name="Bo"))
    assert refusal(await phone.ask("passkey", passkey=again)) == PASSKEY_REFUSED, "the credential is Ana's"


async def test_passkey_challenge_expires(houses: Houses) -> None:
    people = (await houses(clock=(watch := Watch()))).people
    site, device = Site("perudo.example", ("http://perudo.example",)), Authenticator()
    options = await people.creation_options(site, Identity("g"), "Ana")
    watch.ahead += TIMEOUT_MILLISECONDS / 1000
    with pytest.raises(PerudoError) as refused:
        await people.register("g", "Ana", DEVICE, "t", PasskeyProof(site, device.make(options)))
    assert refused.value.code == "passkey"


@pytest.mark.parametrize(
    "garbage",
    [
        {},
        {"response": 5},
        {"response": {"clientDataJSON": "x"}},
        {"response": {"clientDataJSON": "W10"}},
        {"id": [], "response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiJ4In0"}},
        {"response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOjV9"}},
    ],
)
async def test_malformed_passkey_responses_are_refused(ana: Browser, garbage: dict[str, Any]) -> None:
    assert refusal(await ana.sign_in(passkey=garbage)) == PASSKEY_REFUSED
    assert refusal(await ana.register("Bo", passkey=garbage)) == PASSKEY_REFUSED


async def test_malformed_parts_of_passkeys_are_refused(ana: Browser) -> None:
    """With a valid challenge, each part in turn is garbage."""
    for part in ("id", "rawId", "type", "response", "attestationObject", "clientDataJSON"):
        made = Authenticator().make(await ana.options("make", name="Ana"))
        holder = made["response"] if part in made["response"] else made
        holder[part] = "AAAA"
        assert refusal(await ana.register("Ana", passkey=made)) == PASSKEY_REFUSED, part


# --- The person's data


async def test_person_can_export_their_data(ana: Browser, phone: Browser) -> None:
    assert refusal(await ana._http.get("/api/me/data")) == (401, "error-signed-out")
    await phone.sign_in(code=code_of(await ana.register()))
    answer = await ana._http.get("/api/me/data", headers=ana.headers)
    assert answer.headers["content-disposition"] == 'attachment; filename="perudo.json"'
    data = answer.json()
    assert data["name"] == "Ana" and {each["device"] for each in data["sessions"]} == {DEVICE, "Safari, iPhone"}
    for secret in (ana.cookie or "", digest(ana.cookie or "")):
        assert secret not in answer.text


async def test_only_the_owner_can_delete_a_name(ana: Browser, phone: Browser, house: GameServer) -> None:
    assert refusal(await ana.ask("delete")) == (401, "error-signed-out")
    code = code_of(await ana.register())
    assert refusal(await phone.ask("delete")) == (401, "error-signed-out")
    foreign = {**ana.headers, "Origin": "http://elsewhere.example"}
    assert (await ana._http.post("/api/me/delete", headers=foreign)).status_code == 403
    before = ana.cookie
    assert (await ana.ask("delete")).json()["id"] is None and ana.cookie != before
    assert (await ana.me())["id"] is None
    assert refusal(await phone.sign_in(code=code)) == (403, "error-sign-in-code")
    assert (await phone.register("Ana")).status_code == 200


def marked(person: Person) -> list[tuple[str, bool]]:
    return [
        (seat["name"], seat.get("person") is not None) for seat in person.state["seats"] if seat["kind"] == "person"
    ]


async def test_only_the_owner_can_use_a_registered_name(house: GameServer) -> None:
    """The name is marked at the table. The same name on somebody else's chair is not."""
    await house.people.register("ana", "Ana", "Firefox", "token")
    other, ana = Person(house, "other"), Person(house, "ana")
    table = (await other.do("open", name="Ana", edition="bga", options={}, chairs=3))["table"]
    for person in (other, ana):
        await person.do("watch", table=table)
    await ana.do("sit", table=table, name="Ana")
    assert marked(other) == [("Ana", False), ("Ana 2", True)]
    await ana.do("rename", table=table, name="Cleo")
    assert marked(other) == [("Ana", False), ("Cleo", False)]
    await other.do("rename", table=table, name="Bo")
    await ana.do("rename", table=table, name="Ana")
    assert marked(other) == [("Bo", False), ("Ana", True)]
    await other.do("rename", table=table, name="Ana")
    assert marked(other) == [("Bo", False), ("Ana", True)]


async def test_registered_name_stays_marked_while_a_bot_plays(house: GameServer) -> None:
    await house.people.register("ana", "Ana", "Firefox", "token")
    ana, bo = Person(house, "ana"), Person(house, "bo")
    table = (await ana.do("open", name="Ana", edition="bga", options={}, chairs=2))["table"]
    for person in (ana, bo):
        await person.do("watch", table=table)
    await bo.do("sit", table=table, name="Bo")
    await ana.do("start", table=table)
    await ana.do("leave", table=table)
    await ana.do("watch", table=table)
    assert marked(bo) == [("Ana", True), ("Bo", False)]


async def test_registered_name_is_unmarked_after_handing_seat_over(house: GameServer) -> None:
    """A link to a seat proves nothing about who opens it."""
    await house.people.register("ana", "Ana", "Firefox", "token")
    ana, phone = Person(house, "ana"), Person(house, "phone")
    table = (await ana.do("open", name="Ana", edition="bga", options={}, chairs=2))["table"]
    for person in (ana, phone):
        await person.do("watch", table=table)
    await ana.do("hand-over", table=table, address=f"http://127.0.0.1/t/{table}")
    secret = ana.messages("seat-link")[-1]["link"].split("#seat=")[1]
    await phone.do("take-seat", table=table, secret=secret)
    assert marked(phone) == [("Ana", False)]


@pytest.mark.parametrize(
    ("visibility", "sees"),
    [("everybody", {"ana", "friend", "stranger", "guest"}), ("clubs", {"ana", "friend"}), ("nobody", {"ana"})],
)
async def test_person_decides_who_sees_their_games(
    house: GameServer, guests: GuestTokens, ana: Browser, visibility: str, sees: set[str]
) -> None:
    browsers = {"ana": ana}
    for number, who in enumerate(("friend", "stranger", "guest"), 1):
        browsers[who] = await Browser(house, guests, f"198.51.100.{number}").visit()
    for name, who in (("Ana", "ana"), ("Bo", "friend"), ("Cleo", "stranger")):
        code_of(await browsers[who].register(name))
    mine = await ana.me()
    assert mine["visibility"] == "clubs"
    club = await house.clubs.found(mine["id"], "Thursday", "attempt")
    await house.clubs.join(club, (await browsers["friend"].me())["id"])
    assert (await ana.ask("visibility", visibility=visibility)).json()["visibility"] == visibility
    seen = {who: await browser.look(f"/api/people/{mine['id']}") for who, browser in browsers.items()}
    assert {who for who, profile in seen.items() if profile["statistics"] is not None} == sees
    assert {profile["name"] for profile in seen.values()} == {"Ana"}
    assert {who for who, profile in seen.items() if profile["you"]} == {"ana"}


async def test_persons_opponents_are_hidden_from_others(house: GameServer, ana: Browser, phone: Browser) -> None:
    for browser, name in ((ana, "Ana"), (phone, "Bo")):
        code_of(await browser.register(name))
    await ana.ask("visibility", visibility="everybody")
    mine = (await ana.me())["id"]
    for seat, name in enumerate(("Ana", "Bo"), 1):
        await sql(
            house,
            'INSERT INTO result ("table", game, seat, guest, edition, ended_at, players, place, bids, bluffs, '
            "bluffs_believed, dudos, right_dudos, calzas, right_calzas) "
            f"SELECT 'TABLE', 1, {seat}, guest, 'bga', 1, 2, {seat}, 1, 0, 0, 0, 0, 0, 0 "
            f"FROM person WHERE name = '{name}'",
        )
    seen = (await ana.look(f"/api/people/{mine}"))["statistics"]["opponents"]
    assert seen == [{"id": (await phone.me())["id"], "name": "Bo", "games": 1}]
    theirs = (await phone.look(f"/api/people/{mine}"))["statistics"]
    assert theirs["opponents"] == [] and theirs["games"] == 1


async def test_page_of_a_deleted_person_is_not_found(ana: Browser, phone: Browser) -> None:
    code_of(await ana.register("Ana"))
    mine = (await ana.me())["id"]
    await ana.ask("delete")
    assert (await phone.look(f"/api/people/{mine}"))["code"] == "error-person-gone"


async def test_removed_passkey_cannot_sign_in(ana: Browser, phone: Browser) -> None:
    code_of(await ana.register())
    device = Authenticator()
    added = await ana.ask("passkey", passkey=device.make(await ana.options("make", name="Ana")))
    [passkey] = added.json()["passkeys"]
    code_of(await phone.register("Bo"))
    await phone.ask("passkey/remove", id=passkey["id"])
    assert (await ana.me())["passkeys"] == [passkey], "nobody removes somebody else's"
    assert (await ana.ask("passkey/remove", id=passkey["id"])).json()["passkeys"] == []
    await phone.ask("sign-out", session=None)
    assert refusal(await phone.sign_in_by(device)) == (403, "error-passkey")
