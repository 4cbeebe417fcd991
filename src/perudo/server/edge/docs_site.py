"""The documentation linked from the page: an external site, or the output of ``make docs``, served at ``/docs/``."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from perudo.core.errors import PerudoError
from perudo.server.edge.static_files import PageFiles

MOUNT_PATH = "/docs"
INDEX = "index.html"
_SCRIPT = re.compile(r"<script(?P<given>[^>]*)>(?P<text>.*?)</script>", re.DOTALL)


@dataclass(frozen=True)
class DocsSite:
    address: str
    """The URL of the documentation. The path ends with a file name, so that the service worker does not treat it as a
    route of the app."""
    files: PageFiles | None = None
    """The files to serve; None if another site serves the documentation."""
    scripts: tuple[str, ...] = ()
    """The digests of the inline scripts in the site's pages."""

    def policy(self, strict: str) -> str:
        """Return the Content Security Policy, extended to allow the site's inline scripts."""
        return strict.replace("script-src 'self'", " ".join(["script-src 'self'", *self.scripts]))


def docs_site(place: str) -> DocsSite:
    """Return the documentation site at ``place`` (a URL or a folder). Raises ``PerudoError`` (``no-docs``) if the
    folder does not contain ``index.html``."""
    if re.match("https?://", place):
        return DocsSite(place)
    folder = Path(place).expanduser()
    if not (folder / INDEX).is_file():
        raise PerudoError("no-docs", place=place)
    pages = sorted(folder.rglob("*.html"))
    found = {digest for page in pages for digest in script_digests(page.read_text(encoding="utf-8"))}
    return DocsSite(f"{MOUNT_PATH}/{INDEX}", PageFiles(folder), tuple(sorted(found)))


def script_digests(page: str) -> set[str]:
    """Return the digests of a page's inline scripts, for its Content Security Policy. Data blocks are skipped."""
    texts = [each["text"] for each in _SCRIPT.finditer(page) if not re.search(r"\b(src|type)\s*=", each["given"])]
    return {f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" for text in texts}
