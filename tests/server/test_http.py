"""HTTP as its own description has it: whatever is asked, the answer is one that is described, and no error of ours."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from websockets.exceptions import InvalidStatus

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.locales.translator import translator
from perudo.server.edge.origins import is_cross_origin
from perudo.server.edge.routes import openapi
from perudo.server.edge.web_app import build_app
from perudo.table.events import LogEntry
from tests.server.conftest import Houses, Serving
from tests.server.process import Server
from tests.server.served import asking
from tests.server.test_connections import handshake

DESCRIBED = schemathesis.openapi.from_dict(openapi())
schemathesis.serializer("application/toml")(lambda _, value: value if isinstance(value, bytes) else str(value).encode())
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
ROOT = Path(__file__).parent.parent.parent
BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
"""The ``Accept`` header of a browser that opens an address."""
RECORD = (ROOT / "tests/records/ok-00000.perudo").read_bytes()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server") / "perudo.db")
    yield server
    server.kill()


@DESCRIBED.parametrize()
@settings(max_examples=25, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_responses_match_the_openapi_document(case: Case[Any], server: Server) -> None:
    with requests.Session() as session:
        session.trust_env = False
        answer = case.call(base_url=f"http://127.0.0.1:{server.port}", session=session, allow_redirects=False)
        case.validate_response(answer, checks=CHECKS)


async def test_openapi_document_covers_every_path(houses: Houses) -> None:
    routes = {route.path for route in build_app(await houses()).routes if isinstance(route, Route)}
    redirects = {path for path in routes if path != "/" and path.endswith("/")}
    served = {re.sub(r"\{(\w+):\w+\}", r"{\1}", path) for path in routes - redirects}
    assert served == set(openapi()["paths"])


@pytest.mark.parametrize(
    "path",
    [
        "/r/ABCDEF/" + "9" * 5000,
        "/r/ABCDEF/" + "9" * 5000 + ".json",
        "/r/%00/1.json",
        "/r/%ff%fe/1.perudo",
        "/t/" + "A" * 5000 + "/link.svg",
        "/t/%00%0d%0a/link.svg",
        "/rules/" + "bga.dice-3." * 800 + ".json",
        "/rules/%ed%a0%80.json",
        "/assets/%00",
        "/assets/" + "a" * 5000,
        "/" + "../" * 500 + "etc/passwd",
    ],
)
def test_malicious_paths_are_refused(server: Server, path: str) -> None:
    assert server.get(path).status in (400, 404)


@pytest.mark.parametrize(
    "record", sorted((ROOT / "tests" / "records").glob("bad-*.perudo")), ids=lambda path: path.stem
)
def test_invalid_records_are_refused_with_a_reason(server: Server, record: Path) -> None:
    answer = requests.post(f"http://127.0.0.1:{server.port}/api/replay", data=record.read_bytes(), timeout=10)
    assert answer.status_code == 400 and re.match("error-|reason-", answer.json()["code"])


@pytest.mark.parametrize("path", ["/foo", "/t/ABC!", "/t/ABC", "/docs/", "/practice/nothing"])
async def test_unknown_address_shows_page_to_browsers(path: str, houses: Houses) -> None:
    """The page says in the reader's language that there is nothing, and leads home. Programs get a line of text."""
    async with asking(build_app(await houses())) as client:
        page, line = [await client.get(path, headers={"Accept": takes}) for takes in (BROWSER, "*/*")]
        front, sent = await client.get("/"), await client.post(path, headers={"Accept": BROWSER})
    assert page.status_code == line.status_code == 404
    assert page.text == front.text and page.cookies
    assert line.text == translator()("error-no-page")
    assert sent.status_code in (404, 405) and sent.text != front.text


async def test_trailing_slash_redirects_to_the_page(houses: Houses) -> None:
    """The page used to show the table while the server answered 404."""
    async with asking(build_app(await houses())) as client:
        for path in ("/learn", "/practice/odds", "/t/ABCD", "/t/ABCD/screen", "/r", "/r/ABCD/1"):
            moved = await client.get(f"{path}/?a=b", headers={"Accept": BROWSER})
            assert (moved.status_code, moved.headers["Location"]) == (308, f"{path}?a=b")
            assert (await client.get(f"{path}/", follow_redirects=True)).status_code == 200
        for path in ("/t/ABCD%0a", "/learn%0a", "/t/ABCD/%0a", "/t/ABCD//", "/t/A/", "//t/ABCD/", "/nowhere/"):
            assert (await client.get(path, headers={"Accept": BROWSER})).status_code == 404


@pytest.mark.parametrize("path", ["/r/ABCDEF/1.json", "/r/ABCDEF/1.perudo", "/rules/nothing.json"])
async def test_missing_replay_or_rules_file_returns_plain_404(path: str, houses: Houses) -> None:
    async with asking(build_app(await houses())) as client:
        answer = await client.get(path, headers={"Accept": BROWSER})
    assert answer.status_code == 404 and "<html" not in answer.text


async def test_schema_check_detects_a_seeded_server_error() -> None:
    async def crash(_: object) -> PlainTextResponse:
        raise ZeroDivisionError

    async with asking(Starlette(routes=[Route("/learn", crash)])) as client:
        answer = await client.get("/learn")
    with pytest.raises(BaseExceptionGroup, match="found") as found:
        DESCRIBED["/learn"]["GET"].Case().validate_response(answer, checks=CHECKS)
    assert "Server error" in str(found.value.exceptions)


@pytest.mark.parametrize("path", ["/api/replay", "/api/next"])
async def test_replay_matches_its_schema(path: str, houses: Houses) -> None:
    """The random tests never guess a record that can be replayed."""
    async with asking(build_app(await houses())) as client:
        sent = await client.post(path, content=RECORD)
    assert sent.status_code == 200
    DESCRIBED[path]["POST"].Case(body="").validate_response(sent, checks=CHECKS)


OF_A_LOG = [
    "/r/{code}/{game}.json",
    "/r/{code}/{game}.perudo",
    "/t/{code}/why/{game}/{round}.json",
    "/t/{code}/coach.json",
]


@pytest.mark.parametrize("path", OF_A_LOG)
@pytest.mark.parametrize(
    ("error", "status"),
    [
        (PerudoError("store-read", why="connection refused"), 503),
        (PerudoError("table-away", table="ABCDEF"), 503),
        (PerudoError("store-altered", table="ABCDEF", seq=7), 500),
    ],
    ids=lambda given: given.code if isinstance(given, PerudoError) else "",
)
async def test_unavailable_database_is_not_reported_as_missing_game(
    path: str, error: PerudoError, status: int, houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def log(_: str) -> list[LogEntry]:
        raise error

    house, asked = await houses(), {"code": "ABCDEF", "game": 1, "round": 1}
    monkeypatch.setattr(house, "log", log)
    async with asking(build_app(house)) as client:
        answer = await client.get(path.format(**asked))
    assert answer.status_code == status
    if path.endswith(".perudo"):
        assert answer.text == translator("en").error_text(error)
    else:
        assert answer.json()["code"] == f"error-{error.code}"
    DESCRIBED[path]["GET"].Case(path_parameters=asked).validate_response(answer, checks=CHECKS[1:])


@pytest.mark.parametrize("path", ["/lesson.json", "/rules/bga.json", "/openapi.json"])
async def test_large_static_responses_are_compressed(path: str, houses: Houses) -> None:
    async with asking(build_app(await houses())) as client:
        plain = await client.get(path, headers={"Accept-Encoding": "identity"})
        packed = await client.get(path, headers={"Accept-Encoding": "br, gzip"})
    assert (plain.headers.get("content-encoding"), packed.headers["content-encoding"]) == (None, "gzip")
    assert plain.json() == packed.json()
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 3
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"


# --- Whose page asks


ELSEWHERE = [
    {"Origin": "http://elsewhere.example"},
    {"Origin": "https://{host}"},
    {"Origin": "http://127.0.0.1"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "null"},
    {"Origin": "http://["},
    {"Origin": "http://{host}:x"},
    {"Origin": "http://{host}@elsewhere.example"},
    {"Origin": "file://{host}"},
    {"Origin": "\xff"},
    {"Origin": ""},
]
SITES = [{"Sec-Fetch-Site": site} for site in ("cross-site", "same-site", "nonsense")]


@pytest.mark.parametrize("headers", [*ELSEWHERE, *SITES, {"Sec-Fetch-Site": "cross-site", "Origin": "http://{host}"}])
def test_foreign_pages_cannot_send_requests(server: Server, headers: dict[str, str]) -> None:
    host = f"127.0.0.1:{server.port}"
    sent = {name: value.format(host=host).encode("latin-1") for name, value in headers.items()}
    answer = requests.post(f"http://{host}/api/replay", data=RECORD, headers=sent, timeout=60)
    assert (answer.status_code, answer.json()["code"]) == (403, "error-forbidden-origin")


async def test_foreign_origins_are_refused_and_not_charged(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or they would use up what their reader's address may ask for here."""
    monkeypatch.setattr(limits, "HTTP_REQUESTS", (4, 0.001))
    monkeypatch.setattr(limits, "COMPUTED_REQUESTS", (1, 0.001))
    served = await serving(proxy="127.0.0.1")
    reader = {"X-Forwarded-For": "192.0.2.7"}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{served.port}", timeout=60, headers=reader) as client:

        async def asked(path: str, **said: str) -> int:
            return (
                await client.get(path, headers={name.replace("_", "-"): value for name, value in said.items()})
            ).status_code

        navigates = {"Sec_Fetch_Mode": "navigate"}
        for said in (
            {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "no-cors", "Sec_Fetch_Dest": "image"},
            {"Sec_Fetch_Site": "same-site", "Sec_Fetch_Mode": "cors", "Sec_Fetch_Dest": "empty"},
            {"Sec_Fetch_Site": "cross-site", **navigates, "Sec_Fetch_Dest": "iframe"},
            {"Origin": "http://elsewhere.example"},
        ):
            assert [await asked(path, **said) for path in ("/", "/r/ABCDEF/1.json", "/healthz")] == [403] * 3
        for _ in range(5):
            with pytest.raises(InvalidStatus):
                async with served.socket(address="192.0.2.7", headers={"Origin": "http://elsewhere.example"}):
                    pass
        assert await asked("/r/ABCDEF/1.json") == 404
        assert await asked("/", Sec_Fetch_Site="cross-site", **navigates, Sec_Fetch_Dest="document") == 200
        assert await asked("/", Sec_Fetch_Site="cross-site", **navigates, Sec_Fetch_Dest="empty") == 200, "by a worker"
        assert await asked("/", Sec_Fetch_Site="same-origin", Sec_Fetch_Mode="cors", Sec_Fetch_Dest="empty") == 200
        assert await asked("/", Sec_Fetch_Site="cross-site", **navigates) == 429, "a link that is followed is counted"


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "http://{host}"},
        {"Origin": "HTTP://{host}"},
        {"Sec-Fetch-Site": "none"},
        {"Sec-Fetch-Site": "same-origin", "Origin": "http://{host}"},
    ],
)
def test_page_and_command_line_clients_can_send_records(server: Server, headers: dict[str, str]) -> None:
    host = f"127.0.0.1:{server.port}"
    sent = {name: value.format(host=host) for name, value in headers.items()}
    assert requests.post(f"http://{host}/api/replay", data=RECORD, headers=sent, timeout=60).status_code == 200
    opened = server.socket(server.guest(), origin=sent.get("Origin", "").lower() or None)
    assert opened.do("ping")["is"] == "done"


@pytest.mark.parametrize("headers", ELSEWHERE)
async def test_foreign_pages_cannot_open_sockets(
    serving: Serving, headers: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    served = await serving()
    origin = headers["Origin"].format(host=f"127.0.0.1:{served.port}").encode("latin-1")
    start, rest = handshake().replace(b"Host: 127.0.0.1", b"Host: 127.0.0.1:%d" % served.port).split(b"\r\n", 1)
    reader, writer = await served.raw(start + b"\r\nOrigin: " + origin + b"\r\n" + rest)
    assert re.match(rb"HTTP/1.1 40[03] ", await reader.readuntil(b"\r\n"))
    writer.close()
    assert [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []


def test_origin_check_compares_scheme_host_and_port() -> None:
    def elsewhere(origin: str, scheme: str, host: str, *addresses: str) -> bool:
        headers = [(b"host", host.encode()), (b"origin", origin.encode())]
        return is_cross_origin(HTTPConnection({"type": "websocket", "scheme": scheme, "headers": headers}), addresses)

    assert not elsewhere("https://perudo.example", "wss", "perudo.example")
    assert not elsewhere("https://perudo.example", "wss", "perudo.example:443")
    assert not elsewhere("http://[::1]:8000", "ws", "[::1]:8000")
    assert elsewhere("http://perudo.example", "wss", "perudo.example")
    assert elsewhere("https://perudo.example", "ws", "perudo.example")
    assert elsewhere("http://perudo.example:443", "wss", "perudo.example")
    assert elsewhere("https://perudo.example:8443", "wss", "perudo.example")
    assert elsewhere("http://[", "ws", "[")
    # A server with a configured address knows its pages, even if the proxy does not forward the host.
    assert not elsewhere("https://perudo.example", "ws", "perudo.example", "https://perudo.example/")
    assert elsewhere("http://elsewhere.example", "ws", "perudo.example", "https://perudo.example/")


@pytest.mark.parametrize(("language", "title"), [("en", "Perudo table"), ("uk-UA,uk;q=0.9", "столом")])
async def test_table_link_has_a_preview_for_messengers(language: str, title: str, houses: Houses) -> None:
    app = build_app(await houses())
    async with asking(app) as client:
        answer = await client.get("http://perudo.example/t/ABCDEF", headers={"Accept-Language": language})
    found = dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', answer.text))
    assert title in found["og:title"] and found["og:description"]
    assert found["og:image"] == "http://perudo.example/card.png"
    assert found["og:url"] == "http://perudo.example/t/ABCDEF"
