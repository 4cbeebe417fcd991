"""Prints docs/limits.md from src/perudo/core/limits.py: each limit and what it limits."""

from __future__ import annotations

import ast
import inspect
from itertools import pairwise

from perudo.core import limits
from perudo.server.rate_limits import BEATS, SHARED, TELLING, bound

INTRODUCTION = """\
# What the server takes, at most

<!-- Written by tools/limits.py from the docstrings of src/perudo/core/limits.py: change those. -->

Nobody can make the server work without bound: every input has its limit. Who goes over one is refused and told why; the
tables at play do not feel it. In [Running it for real](operating.md) it says how addresses are told apart.
"""

NODES = """
## All nodes together

Several nodes at one database keep the limits of guests and addresses together. Each admits by what it knows; at its
beat it tells the others, who take it from their own budgets, though they fall into debt by it. So over a longer time
everybody has what one node alone would give. Until the nodes have heard of each other, which takes {telling} s, each
can give its burst. In any time of *t* seconds *n* nodes grant one guest, or one address, at most

*burst* + *rate* · *t* + (*n* - 1) · (*burst* + *rate* · {telling} s + what is too little to be told yet),

the last of which is less than a tenth of the burst. Each beat that is missed adds its {beat} s to the {telling}; of
more than {missed} in a row the first is never heard, as where the database is away. Where more than {told} guests, or
addresses, spend a tenth of a burst at one node between two beats, the others are told at the next. Of sockets opened at
once there are at most *n* times as many as the limit says; of those opened one after the other less than a tenth more
for each other node. What holds for a connection, a message, a table or a whole server is each node's own.

| of what | one node, in an hour | two nodes | ten nodes |
|---|---:|---:|---:|
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
    print(
        NODES.format(
            telling=TELLING, missed=BEATS - 1, beat=limits.HEARTBEAT_SECONDS, told=limits.SHARED_USAGE_ENTRIES
        ),
        end="",
    )
    for name in SHARED:
        budget = getattr(limits, name)
        print(f"| `{name}` |", *(f" {bound(budget, nodes, 3600):,.0f} |" for nodes in (1, 2, 10)), sep="")


def _told(limit: int | limits.Rate) -> str:
    if isinstance(limit, int):
        return f"{limit:,}"
    most, rate = limit
    if rate >= 1:
        return f"{most:,}, then {rate:g} a second"
    return f"{most:,}, then 1 in {1 / rate:.3g} s"


if __name__ == "__main__":
    main()
