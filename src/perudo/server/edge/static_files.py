"""The page's static files, with the compressed variants that the build creates."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The content encodings with their file suffixes, best compression first."""
HASHED_FOLDER = "assets"
"""The folder of files whose names contain digests."""
IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
mimetypes.add_type("application/manifest+json", ".webmanifest")  # Override this machine's MIME types.
mimetypes.add_type("font/woff2", ".woff2")


class PageFiles(StaticFiles):
    """Sends each file with caching headers, in the best encoding that the browser accepts.

    Each encoding has its own ETag, so that caches can distinguish them.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.endswith(tuple(ENCODINGS.values())):
            raise HTTPException(404)  # Clients cannot request the compressed variants by name.
        return await super().get_response(path, scope)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        asked = Headers(scope=scope)
        path = Path(full_path)
        hashed = path.parent.name == HASHED_FOLDER
        headers = {"Cache-Control": IMMUTABLE if hashed else REVALIDATE, "Vary": "Accept-Encoding"}
        media_type = mimetypes.guess_type(path)[0]
        for encoding in filter(accepted_encodings(asked.get("accept-encoding", "")).__contains__, ENCODINGS):
            beside = path.with_name(path.name + ENCODINGS[encoding])
            if beside.is_file():
                path, stat_result = beside, beside.stat()
                headers["Content-Encoding"] = encoding
                break
        response = FileResponse(path, status_code, headers, media_type, stat_result=stat_result)
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response

    def text(self, name: str) -> str:
        return (self._folder / name).read_text(encoding="utf-8")

    def send(self, name: str, scope: Scope, status: int = 200) -> Response:
        """Send the file with this name, regardless of the requested path."""
        path = self._folder / name
        return self.file_response(path, path.stat(), scope, status)


def accepted_encodings(header: str) -> set[str]:
    """Return the encodings that an ``Accept-Encoding`` header explicitly accepts."""
    named = set()
    for part in header.lower().split(","):
        encoding, _, weight = part.replace(" ", "").partition(";q=")
        if weight.rstrip("0.") or not weight:
            named.add(encoding)
    return named
