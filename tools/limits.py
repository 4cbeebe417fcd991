"""Prints docs/limits.md: each limit of src/perudo/core/limits.py, and what each command is charged to."""

from __future__ import annotations

import ast
import inspect
from itertools import pairwise

from perudo.core import limits
from perudo.server.commands import COMMANDS

INTRODUCTION = """\
# Limits

<!-- Written by tools/limits.py from the docstrings of src/perudo/core/limits.py and the table in
src/perudo/server/commands.py: change those. -->

Nobody can make the server work without bound: every input has its limit. A client that exceeds one gets an error that
says why, and other tables are not affected. [Deployment](operating.md) explains how the server recognises addresses.
"""

COMMANDS_INTRODUCTION = """
## Commands

Each command is charged to the limits in this table. An external bot is also charged for every command by its own limit,
except for those charged as `nothing`.

| charged as | limits | commands |
|---|---|---|"""
CHARGES = {
    "nothing": "none",
    "play": "none, because the game waits for it",
    "leave": "as a logged command, but never refused",
    "table": "commands other than moves",
    "logged": "commands other than moves, and commands that a log stores",
    "chat": "chat lines and reactions",
    "open": "opened tables",
}

NODES = """
## Several nodes

Each node counts separately, so *n* nodes together allow a guest at most *n* times as much as one server. A table
belongs to one node, so its own limits are the same with any number of nodes. The lobby counts listed tables over all
nodes.
"""


def main() -> None:
    print(INTRODUCTION, end="")
    source = inspect.getsource(limits)
    lines, body = source.splitlines(), ast.parse(source).body
    headings = {at: line for at, line in enumerate(lines, 1) if line.startswith("# --- ")}
    for node, after in pairwise(body):
        for at in [at for at in headings if at < node.lineno]:
            print(f"\n## {headings.pop(at).removeprefix('# --- ')}\n\n| limit | of what |\n|---:|---|")
        match node, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(about))),
            ) if name.isupper():
                print(f"| {_told(getattr(limits, name))} | {' '.join(about.split())} |")
    print(COMMANDS_INTRODUCTION)
    for cost, limit in CHARGES.items():
        names = (f"`{command.__struct_config__.tag}`" for command, spec in COMMANDS.items() if spec.cost == cost)
        print(f"| `{cost}` | {limit} | {', '.join(names)} |")
    print(NODES, end="")


def _told(limit: int | limits.Rate) -> str:
    if isinstance(limit, int):
        return f"{limit:,}"
    most, rate = limit
    if rate >= 1:
        return f"{most:,}, then {rate:g} a second"
    return f"{most:,}, then 1 in {1 / rate:.3g} s"


if __name__ == "__main__":
    main()
