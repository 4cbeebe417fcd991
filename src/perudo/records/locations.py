"""Line numbers for errors in records. The line numbers are computed only after an error.

TOML parsers return values without positions. This module assumes the usual layout of handwritten records: each key
begins a line, and each round follows a ``[[round]]`` header. For any other layout, no line number is available.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

QUOTED_OR_COMMENT = re.compile(
    "|".join(
        (
            r'"""(?:[^\\]|\\(?:.|\Z))*?(?:"{3,5}|\Z)',
            r"'''.*?(?:'{3,5}|\Z)",
            r'"(?:[^"\\\n]|\\[^\n])*+"?',
            r"'[^'\n]*+'?",
            r"#[^\n]*+",
        )
    ),
    re.DOTALL,
)
"""Matches a string or a comment. An unterminated string ends where a TOML parser would stop reading it."""

_TABLE = re.compile(r"^[ \t]*(\[\[?)[ \t]*([\w-]+)", re.MULTILINE)
_SIGN = re.compile(r"[^\n]")


def line_of(text: str, key: str, *, number: int | None = None, item: int | None = None) -> int | None:
    """Return the line (counted from 1) of ``key`` in round ``number`` (default: in the part before the rounds). The key
    ``position.dice`` means ``dice`` in the table ``position``.

    If ``item`` is given, return the line of the string with this number in the key's list. The first string has number
    1. If the key is missing, return the line of its table.
    """
    bare = QUOTED_OR_COMMENT.sub(_masked, text)
    table, _, inner = key.rpartition(".")
    section = _section(bare, table, number)
    if section is None and table:  # An inline table: position = { dice = [1, 2] }
        section, inner = _section(bare, "", None), table
    if section is None:
        return None
    begin, end = section
    found = re.compile(rf"^[ \t]*({re.escape(inner)})[ \t]*[=.]", re.MULTILINE).search(bare, begin, end)
    if found is None:
        return _line(text, begin) if table or number else None
    after = re.compile(r"^[ \t]*[\w-]+[ \t]*[=.]", re.MULTILINE).search(bare, found.end(), end)
    texts = _texts(text, found.end(), after.start() if after else end)
    return _line(text, next((index for place, index in enumerate(texts, start=1) if place == item), found.start(1)))


def _line(text: str, index: int) -> int:
    return 1 + text.count("\n", 0, index)


def _masked(found: re.Match[str]) -> str:
    """Mask a comment with spaces, or a string with k's, keeping its length and line breaks."""
    return _SIGN.sub(" " if found[0].startswith("#") else "k", found[0])


def _section(bare: str, table: str, number: int | None) -> tuple[int, int] | None:
    """Return the start and end of a table (default: everything before the first table)."""
    heads = [*_TABLE.finditer(bare)]
    begins = [head.start(1) for head in heads]
    if not table and number is None:
        return 0, begins[0] if begins else len(bare)
    sections = [*zip(heads, pairwise([*begins, len(bare)]), strict=True)]
    if number is None:
        return next((section for head, section in sections if head[2] == table), None)
    rounds = [section for head, section in sections if head[1] == "[["]
    return rounds[number - 1] if number <= len(rounds) else None


def _texts(text: str, begin: int, end: int) -> Iterator[int]:
    """Yield the start of each quoted string."""
    return (found.start() for found in QUOTED_OR_COMMENT.finditer(text, begin, end) if not found[0].startswith("#"))
