"""Where in the text of a record something stands, for who has to mend it. Asked for only when something is wrong.

TOML's parser says what a text comes to, not where it was said. A record that people write has each key at the beginning
of a line, and each round under a ``[[round]]`` of its own; where that is written otherwise, no line is named.
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
"""A text or a comment; one that does not end goes on for as long as TOML looks for its end."""

_TABLE = re.compile(r"^[ \t]*(\[\[?)[ \t]*([\w-]+)", re.MULTILINE)
_SIGN = re.compile(r"[^\n]")


def line_of(text: str, key: str, *, number: int | None = None, item: int | None = None) -> int | None:
    """The line, from 1, of a key: in the round of this number, or before them all; ``position.dice`` is in a table.

    ``item``: that of one text of the key's list, from 1. Where the key is missing, of the table that lacks it.
    """
    bare = QUOTED_OR_COMMENT.sub(_masked, text)
    table, _, inner = key.rpartition(".")
    section = _section(bare, table, number)
    if section is None and table:  # within one line: position = { dice = [1, 2] }
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
    """As long, and on as many lines, with nothing in it that says anything."""
    return _SIGN.sub(" " if found[0].startswith("#") else "k", found[0])


def _section(bare: str, table: str, number: int | None) -> tuple[int, int] | None:
    """From where to where a table reaches; where none is named, all that stands before the first."""
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
    """Where each text in quotes begins."""
    return (found.start() for found in QUOTED_OR_COMMENT.finditer(text, begin, end) if not found[0].startswith("#"))
