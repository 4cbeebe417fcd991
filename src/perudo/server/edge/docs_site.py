"""The documents that the page leads to: what ``make docs`` has built, served beside the page, or a site elsewhere."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from perudo.core.errors import PerudoError
from perudo.server.edge.static_files import PageFiles

MOUNT_PATH = "/docs"
"""Where a folder is served."""
INDEX = "index.html"
_SCRIPT = re.compile(r"<script(?P<given>[^>]*)>(?P<text>.*?)</script>", re.DOTALL)


@dataclass(frozen=True)
class DocsSite:
    address: str
    """Where the page leads to; with a file's name, lest the page's worker takes it for one of the page's own."""
    files: PageFiles | None = None
    """None where it lies elsewhere."""
    scripts: tuple[str, ...] = ()
    """The digests of the scripts that stand in its pages."""

    def policy(self, strict: str) -> str:
        """The page's own policy, with these scripts allowed, and no others."""
        return strict.replace("script-src 'self'", " ".join(["script-src 'self'", *self.scripts]))


def docs_site(place: str) -> DocsSite:
    """``place``: a URL, or a folder. Raises ``PerudoError`` (``no-docs``) for a folder without a site."""
    if re.match("https?://", place):
        return DocsSite(place)
    folder = Path(place).expanduser()
    if not (folder / INDEX).is_file():
        raise PerudoError("no-docs", place=place)
    pages = sorted(folder.rglob("*.html"))
    found = {digest for page in pages for digest in script_digests(page.read_text(encoding="utf-8"))}
    return DocsSite(f"{MOUNT_PATH}/{INDEX}", PageFiles(folder), tuple(sorted(found)))


def script_digests(page: str) -> set[str]:
    """The digests of what is run of a page's own text, as policies name them; data for scripts are not run."""
    texts = [each["text"] for each in _SCRIPT.finditer(page) if not re.search(r"\b(src|type)\s*=", each["given"])]
    return {f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" for text in texts}
