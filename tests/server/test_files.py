"""The page's files: compressed when they were built, sent as browsers take them, kept for good where that is right."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from perudo.server.edge.static_files import PageFiles, accepted_encodings

TEXT = b"let dice = 5;\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "main-a1b2.js").write_bytes(TEXT)
    (assets / "main-a1b2.js.br").write_bytes(b"as Brotli")
    (assets / "main-a1b2.js.gz").write_bytes(gzip.compress(TEXT))
    (assets / "rubik-c3d4.woff2").write_bytes(b"a typeface")
    (tmp_path / "sun.svg").write_bytes(b"<svg/>")
    (tmp_path / "sun.svg.gz").write_bytes(gzip.compress(b"<svg/>"))
    return tmp_path


@pytest.fixture
async def ask(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = Starlette(routes=[Mount("/", PageFiles(folder))])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://page") as client:
        yield client


@pytest.mark.parametrize(
    ("takes", "encoding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"as Brotli"),
        ("br;q=0.5, gzip", "br", b"as Brotli"),
        ("gzip", "gzip", TEXT),
        ("br;q=0, gzip", "gzip", TEXT),
        ("", None, TEXT),
        ("identity", None, TEXT),
    ],
)
async def test_response_uses_an_encoding_the_browser_accepts(
    ask: httpx.AsyncClient, takes: str, encoding: str | None, body: bytes
) -> None:
    async with ask.stream("GET", "/assets/main-a1b2.js", headers={"Accept-Encoding": takes}) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding
    assert (gzip.decompress(raw) if encoding == "gzip" else raw) == body
    assert int(answer.headers["content-length"]) == len(raw)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"


async def test_each_encoding_has_its_own_etag(ask: httpx.AsyncClient) -> None:
    tags = set()
    for takes in ("br", "gzip", "identity"):
        headers = {"Accept-Encoding": takes}
        tag = (await ask.head("/assets/main-a1b2.js", headers=headers)).headers["etag"]
        again = await ask.get("/assets/main-a1b2.js", headers={**headers, "If-None-Match": tag})
        assert (again.status_code, again.headers["vary"]) == (304, "Accept-Encoding")
        tags.add(tag)
    assert len(tags) == 3


async def test_only_hashed_files_are_cached_forever(ask: httpx.AsyncClient) -> None:
    kept = "public, max-age=31536000, immutable"
    for path in ("/assets/main-a1b2.js", "/assets/rubik-c3d4.woff2"):
        assert (await ask.get(path)).headers["cache-control"] == kept
    assert (await ask.get("/sun.svg")).headers["cache-control"] == "no-cache"


async def test_compressed_variants_cannot_be_requested_directly(ask: httpx.AsyncClient) -> None:
    for path in ("/assets/main-a1b2.js.br", "/assets/main-a1b2.js.gz", "/sun.svg.gz"):
        assert (await ask.get(path)).status_code == 404


async def test_font_has_its_media_type(ask: httpx.AsyncClient) -> None:
    answer = await ask.get("/assets/rubik-c3d4.woff2")
    assert (answer.headers["content-type"], answer.content) == ("font/woff2", b"a typeface")
    assert "content-encoding" not in answer.headers


def test_zero_quality_value_refuses_an_encoding() -> None:
    assert accepted_encodings("GZIP ; q=0.000, br;q=0.1,*") == {"br", "*"}
