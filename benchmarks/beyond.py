"""The part of docs/scaling.md about servers that share a database: at human speed, by number of seats, and for a
hundred nodes."""

from __future__ import annotations

from typing import NamedTuple

from benchmarks.courses import Course, quantile
from benchmarks.figures import FORWARDED, ONE_NODE, TWO_NODES, Figures, plural
from benchmarks.human import MEANT, PACE, PROMISE, SEATS
from benchmarks.peers.postgres import PARTITIONS, Writing
from perudo.server.ownership import RENEW_SECONDS

NODES = 100

PACED = f"""\
## Games at human speed

Each table of {SEATS} players makes one move every {PACE:g} seconds on average, independently of the other tables.
The simulated players contribute to the dice as the browser page does. One node runs on one core and stores everything
in PostgreSQL, which shares the other core with the clients. The latency of a delayed move is measured from the time at
which the move was due.
"""
NODES_COST = """\
## Cost of a move with a shared database

In the two-node measurements, both nodes share one core, so the second node does not increase throughput. The comparison
with one node shows the overhead of running two.
"""
HUNDRED = f"""\
## {NODES} nodes

The second table below multiplies one node's load at human speed by {NODES}, and compares it with what PostgreSQL can
handle on one core of this machine. The amount of data that the nodes write depends only on the number of moves.
"""
TO_DO = f"""\
No move or other command involves more than one game table, so the database can be partitioned by game table. Use
`PARTITION BY HASH` (measured above, with {PARTITIONS} partitions), or distribute the database over several machines
with an extension such as Citus. Partitioning would require two changes first. The unique key `opened` spans all game
tables, so it must move to a separate database table. A node commits rows of many game tables together, so it needs one
writer per database machine.
"""


class Demand(NamedTuple):
    """The demand of many nodes, per second; ``had``: the amount that one core provides on this machine."""

    what: str
    asked: float
    had: float
    unit: str


def carried(figures: Figures) -> int:
    """Return the largest number of tables at human speed that meets the latency target; 0 if none does."""
    most = 0
    for tables, paced in sorted(figures.paced.items()):
        if quantile(paced.course.shown, 0.99) >= PROMISE:
            break
        most = tables
    return most


def report(figures: Figures) -> list[str]:
    lines = ["## Moves per second by number of seats\n", *by_seats(figures), ""]
    if figures.paced:
        lines += [PACED, *at_human_pace(figures), "", NODES_COST, *costs(figures), ""]
        lines += [HUNDRED, *hundred(figures), "", TO_DO]
    return lines


def by_seats(figures: Figures) -> list[str]:
    lines = ["| seats | moves/s | CPU time per move | per move and seat |", "|--:|--:|--:|--:|"]
    for seats, course in figures.seats.items():
        cost = 1000 * course.served / len(course.shown)
        lines.append(f"| {seats} | {course.rate:,.0f} | {cost:.2f} ms | {cost / seats:.3f} ms |")
    return lines


def at_human_pace(figures: Figures) -> list[str]:
    lines = [
        "| tables | moves/s | share of due moves made | shown to all p50 | p99 ms | client delay p99 ms | server | a "
        "move |"
        " clients | PostgreSQL | memory |",
        "|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for tables, (course, memory) in figures.paced.items():
        share = [each / course.seconds for each in (course.served, course.loaded, course.spent["database"])]
        cells = [
            *(f"{tables:,}", f"{course.rate:,.0f}", f"{100 * course.rate * PACE / tables:.0f} %"),
            *(f"{quantile(course.shown, 0.5):.1f}", f"{quantile(course.shown, 0.99):.1f}"),
            *(
                f"{quantile(course.late, 0.99):.1f}" if course.late else "",
                f"{share[0]:.2f}",
                f"{1000 * course.served / len(course.shown):.2f} ms",
            ),
            *(f"{share[1]:.2f}", f"{share[2]:.2f}", f"{memory / 1e6:,.0f} MB"),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    most, tried = carried(figures), max(figures.paced)
    goal = f"the goal of {MEANT:,} tables was {'met' if most >= MEANT else '**not met**'}."
    lines += [
        "",
        f"With **{most:,} tables of {SEATS}**, 99% of moves reached everyone within {PROMISE} ms; {goal}",
    ]
    course = figures.paced[tried].course
    if most < tried:
        others = (course.loaded + course.spent["database"]) / course.seconds
        limit = "the node" if course.served / course.seconds > others else "the core of the clients and PostgreSQL"
        lines.append(f"With {tried:,} what was busiest was {limit}.")
    if len(figures.paced) > 1:
        first = min(figures.paced)
        each = (figures.paced[tried].memory - figures.paced[first].memory) / (tried - first)
        lines.append(f"A table and its {SEATS} sockets took {each / 1000:.0f} kB of the node's memory.")
    return lines


def costs(figures: Figures) -> list[str]:
    most = figures.effort.tables[-1]
    names = ONE_NODE, TWO_NODES, FORWARDED
    courses = {f"{name}, {plural(most)} of six": figures.middle(name, most) for name in names}
    tables = carried(figures) or max(figures.paced)
    courses[f"one node, {tables:,} tables of {SEATS} at human speed"] = figures.paced[tables].course
    one = figures.middle(ONE_NODE, most)
    lines = [
        "| per move | nodes' processor | nodes' CPU time | commits | log rows | write-ahead log"
        " | PostgreSQL's processor |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for what, course in courses.items():
        each = {name: grown / len(course.shown) for name, grown in course.spent.items()}
        served = course.served / len(course.shown)
        beside = f"{served / (one.served / len(one.shown)):.2f}" if "six" in what else ""
        lines.append(
            f"| {what} | {1000 * served:.2f} ms | {beside} | {each['commits']:.2f} | {each['log']:.2f}"
            f" | {each['wal']:,.0f} bytes | {1000 * each['database']:.2f} ms |"
        )
    return lines


def hundred(figures: Figures) -> list[str]:
    tables = carried(figures) or max(figures.paced)
    needs = demands(figures, figures.paced[tables].course)
    lines = [
        "| PostgreSQL alone | writers | rows per commit | commits/s | rows/s | log bytes per commit | processor |",
        "|---|--:|--:|--:|--:|--:|--:|",
        *(
            f"| {each.what} | {each.writers} | {each.rows} | {each.commits:,.0f} | {each.commits * each.rows:,.0f}"
            f" | {each.wal:,.0f} bytes | {each.cpu:.2f} |"
            for each in figures.alone
        ),
        "",
        f"| {NODES} nodes with {tables:,} tables each | per second | one core of this machine | ratio |",
        "|---|--:|--:|--:|",
        *(
            f"| {need.what} | {need.asked:,.1f} {need.unit} | {need.had:,.1f} {need.unit}"
            f" | {need.asked / need.had:,.2f} |"
            for need in needs
        ),
    ]
    lines += [
        "",
        f"In addition, the nodes renew their leases. With {NODES} nodes, that is"
        f" {NODES / RENEW_SECONDS:,.0f} small commits per second.",
        "",
    ]
    first = max(needs, key=lambda need: need.asked / need.had)
    times = first.asked / first.had
    lines.append(
        f"The first bottleneck is {first.what}. On this machine, a PostgreSQL server that uses one core"
        f" serves {NODES / times:,.1f} of these nodes, so {NODES} nodes would need {times:,.0f} database servers."
    )
    return lines


def demands(figures: Figures, course: Course) -> list[Demand]:
    grown = {name: NODES * count / course.seconds for name, count in course.spent.items()}
    best = max((each for each in figures.alone if each.what == figures.alone[0].what), key=_rows)
    return [
        Demand("commits", grown["commits"], max(each.commits for each in figures.alone), ""),
        Demand("log rows", grown["log"], _rows(best), ""),
        Demand(
            "write-ahead log", grown["wal"] / 1e6, max(each.commits * each.wal for each in figures.alone) / 1e6, "MB"
        ),
        Demand("PostgreSQL's CPU time for the nodes' writes", grown["database"], 1, "s"),
    ]


def _rows(writing: Writing) -> float:
    return writing.commits * writing.rows
