"""Prints docs/states.md: the states of a table, and which event leads from which to which, as kept logs have it.

The logs hold everything that can happen to a table (a test sees to that), and the server's own fold says what it makes
of the table.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from perudo.server.log.events import read
from perudo.server.table.state import Table
from perudo.view import public

LOGS = sorted((Path(__file__).resolve().parent.parent / "tests" / "server" / "logs").glob("*.sql"))

INTRODUCTION = """\
# The states of a table

<!-- Written by tools/states.py: it folds the logs kept in tests/server/logs. Change the code, or keep another log. -->

Each arrow is an event of the log. Those that leave a table in the state that it was in are listed below it.

```mermaid
stateDiagram-v2"""


def state(table: Table) -> str:
    if table.seq == 0:
        return "[*]"
    if table.stage != "playing" or table.game is None:
        return table.stage
    if table.paused is not None:
        return "paused"
    return "calling" if table.calls else public(table.game).phase


def steps() -> Iterator[tuple[str, str, str]]:
    """A state, an event, and the state after it."""
    for log in LOGS:
        with contextlib.closing(sqlite3.connect(":memory:")) as connection:
            connection.executescript(log.read_text(encoding="utf-8"))
            rows = connection.execute('SELECT "table", at, event FROM log ORDER BY "table", seq').fetchall()
        for code, events in groupby(rows, key=lambda row: str(row[0])):
            table = Table(code=code)
            for _, at, text in events:
                event, before = read(text), table
                table = table.after(event, at)
                yield state(before), str(event.__struct_config__.tag), state(table)


def main() -> None:
    print(INTRODUCTION)
    leading, staying = defaultdict[tuple[str, str], set[str]](set), defaultdict[str, set[str]](set)
    for before, event, after in steps():
        if before == after:
            staying[before].add(event)
        else:
            leading[before, after].add(event)
    for (before, after), events in sorted(leading.items()):
        print(f"    {before} --> {after}: {', '.join(sorted(events))}")
    print("```\n\n| in the state | these change nothing of it |\n|---|---|")
    for name, events in sorted(staying.items()):
        print(f"| {name} | {', '.join(sorted(events))} |")


if __name__ == "__main__":
    main()
