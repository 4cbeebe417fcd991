"""Figures in pages: the text between two marks, and targets beside figures."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"


def verdict(met: bool) -> str:
    """Return the mark to show next to a figure that has a target."""
    return "" if met else " **not met**"


def put(page: Path, mark: str, text: str) -> None:
    """Replace the text between two marks of a page."""
    begin, end = f"<!-- {mark} -->\n", f"<!-- end of {mark} -->\n"
    before, _, rest = page.read_text(encoding="utf-8").partition(begin)
    _, there, after = rest.partition(end)
    if not there:
        raise ValueError(f"{page.name} has no place that is marked {begin.strip()} and {end.strip()}")
    page.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")


def report(table: Iterable[str], page: Path, mark: str, write: bool) -> None:
    """Print the lines of a table as they are measured. ``write``: also put the table between two marks of a page."""
    lines = list[str]()
    for line in table:
        lines.append(line)
        print(line, flush=True)
    if write:
        put(page, mark, "\n".join(lines) + "\n")
