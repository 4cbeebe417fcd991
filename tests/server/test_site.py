"""The documentation: a folder with a policy of its own, or an external site."""

from __future__ import annotations

from pathlib import Path

import pytest

from perudo.core.errors import PerudoError
from perudo.server.edge.docs_site import docs_site, script_digests
from perudo.server.edge.web_app import HEADERS, build_app
from perudo.server.game_server import welcome_message
from tests.server.conftest import Houses
from tests.server.served import asking

STRICT = HEADERS["Content-Security-Policy"]
SCRIPT = "'sha256-7UkGbuUP41IajT1vNF/IHZoFJFwaLiWgkoZ9gkY6Pnw='"
"""Of ``document.title = "read"``, as `openssl dgst -sha256 -binary | base64` has it."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret").write_text("a key")
    site = tmp_path / "site"
    (site / "api").mkdir(parents=True)
    (site / "index.html").write_text('<title>Read</title><script>document.title = "read"</script>')
    (site / "api" / "game.html").write_text(
        '<script src="../a.js"></script><script id="c" type="application/json">{}</script>'
    )
    (site / "beyond").symlink_to(tmp_path / "secret")
    return site


async def test_site_folder_allows_only_its_own_scripts(houses: Houses, folder: Path) -> None:
    site = docs_site(str(folder))
    async with asking(build_app(await houses(docs=site.address), site=site)) as client:
        read, deeper = await client.get("/docs/index.html"), await client.get("/docs/api/game.html")
        assert read.status_code == deeper.status_code == 200 and "<title>Read" in read.text
        allowed = STRICT.replace("script-src 'self'", f"script-src 'self' {SCRIPT}")
        assert read.headers["content-security-policy"] == deeper.headers["content-security-policy"] == allowed
        assert "unsafe" not in allowed and read.headers["x-content-type-options"] == "nosniff"
        for ours in ("/rules/bga.json", "/", "/docsecret", "/nothing"):
            assert (await client.get(ours)).headers["content-security-policy"] == STRICT
        for folded in ("/docs", "/docs/"):
            assert (await client.get(folded)).headers["location"] == "/docs/index.html"
        again = await client.get("/docs/index.html", headers={"If-None-Match": read.headers["etag"]})
        assert again.status_code == 304 and again.headers["content-security-policy"] == allowed


@pytest.mark.parametrize(
    "path", ["../secret", "%2e%2e/secret", "..%2fsecret", "api/..%2f..%2fsecret", "%2f..%2fsecret", "beyond"]
)
async def test_files_outside_the_folder_are_not_served(houses: Houses, folder: Path, path: str) -> None:
    async with asking(build_app(await houses(), site=docs_site(str(folder)))) as client:
        answer = await client.get(f"/docs/{path}")
    assert answer.status_code == 404 and "a key" not in answer.text


async def test_external_site_is_linked_instead_of_served(houses: Houses) -> None:
    site = docs_site("https://perudo.example/docs/")
    async with asking(build_app(await houses(), site=site)) as client:
        assert (await client.get("/docs")).headers["location"] == "https://perudo.example/docs/"
        assert (await client.get("/docs/index.html")).status_code == 404
    async with asking(build_app(await houses())) as client:
        assert (await client.get("/docs/")).status_code == 404


def test_page_receives_the_documentation_address() -> None:
    assert welcome_message(docs="/docs/index.html").docs == "/docs/index.html" and welcome_message().docs is None


@pytest.mark.parametrize("place", [".", "javascript:alert(1)", "//perudo.example"])
def test_invalid_documentation_site_is_refused(place: str, tmp_path: Path) -> None:
    with pytest.raises(PerudoError) as refused:
        docs_site(str(tmp_path) if place == "." else place)
    assert refused.value.code == "no-docs"


def test_only_inline_scripts_get_digests() -> None:
    assert script_digests(
        '<script>a</script><script src=a>b</script><script type="application/json">c</script>'
    ) == script_digests("<script>a</script>")
    assert script_digests("<p>none</p>") == set()
