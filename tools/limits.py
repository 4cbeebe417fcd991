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

Nobody can make the server work without bound: every input has its limit. Who goes over one is refused and told why; the
tables at play do not feel it. [Deployment](operating.md) explains how the server tells addresses apart.
"""

COMMANDS_INTRODUCTION = """
## Commands

What a command is charged to. Every program is charged for each of its commands beside that, except `nothing`.

| charged as | limits | commands |
|---|---|---|"""
CHARGES = {
    "nothing": "none",
    "play": "none: the game waits for it",
    "leave": "as a logged one, but never refused",
    "table": "commands that are no word of the game",
    "logged": "the same, and those that a log keeps",
    "chat": "talk and reactions",
    "open": "tables that one may open",
}

NODES = """
## Several nodes

Each node counts for itself, and a table belongs to one node. So a guest is granted as much at each node as one server
grants, and *n* nodes together grant at most *n* times as much. What one table allows is the same with any number of
nodes. The lobby counts listed tables over all nodes.
"""


def main() -> None:
    print(INTRODUCTION, end="")
    source = inspect.getsource(limits)
    lines, body = source.splitlines(), ast.parse(source).body
    headings = {at: line for at, line in enumerate(lines, 1) if line.startswith("# --- ")}
    for node, after in pairwise(body):
        for at in [at for at in headings if at < node.lineno]:
            print(f"\n## {headings.pop(at).removeprefix('# --- ')}\n\n| most | of what |\n|---:|---|")
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
