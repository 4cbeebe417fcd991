"""The file format of shipped solutions, which includes a checksum and a description of the content.

The first line names the format, and the second line contains the SHA-256 hash of everything after it. Then a line of
JSON describes the content. The rest of the file is compressed data.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from typing import Any

from perudo.core.errors import PerudoError


def write_packed(magic: bytes, about: dict[str, Any], data: bytes) -> bytes:
    """Return the content of a file. ``magic``: the first line, including its newline."""
    rest = json.dumps(about).encode() + b"\n" + zlib.compress(data, 9)
    return magic + hashlib.sha256(rest).hexdigest().encode() + b"\n" + rest


def read_packed(magic: bytes, packed: bytes) -> tuple[dict[str, Any], bytes]:
    """Return the description and the data of a file. Raises ``PerudoError`` (``tablebase-damaged``) if the file is
    damaged or has another format."""
    checked, _, rest = packed.removeprefix(magic).partition(b"\n")
    if not packed.startswith(magic) or hashlib.sha256(rest).hexdigest().encode() != checked:
        raise PerudoError("tablebase-damaged")
    header, _, data = rest.partition(b"\n")
    return json.loads(header), zlib.decompress(data)
