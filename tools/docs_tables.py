"""A griffe extension for docstrings on the site: converts their tables to Markdown."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import griffe

BATCH = Path(__file__).resolve().parent.parent / "src" / "perudo" / "sim" / "batch.py"
TABLE = re.compile(r"^(=+) +=+\n(.*?)^\1 +=+$", re.DOTALL | re.MULTILINE)


def layout() -> str:
    """Return the table of an observation, which the environments insert into their docstrings at run time."""
    for node in ast.walk(ast.parse(BATCH.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name == "observe":
            found = TABLE.search(ast.get_docstring(node) or "")
            return found[0] if found else ""
    return ""


def markdown(table: re.Match[str]) -> str:
    wide = len(table[1])
    rows = [(line[:wide].strip(), line[wide:].strip()) for line in table[2].splitlines()]
    return "\n".join(["| | |", "|---|---|", *(f"| {left} | {right} |" for left, right in rows)])


class Tables(griffe.Extension):  # type: ignore[misc]
    def on_instance(self, *, obj: Any, **_: object) -> None:
        if obj.docstring:
            obj.docstring.value = TABLE.sub(markdown, obj.docstring.value.replace("{layout}", layout()))
