"""The page's part about servers that share a database: at human speed, by number of seats, and for a hundred nodes."""

from __future__ import annotations

from typing import NamedTuple

from benchmarks.courses import Course, quantile
from benchmarks.figures import FORWARDED, ONE_NODE, TWO_NODES, Figures, plural
from benchmarks.human import MEANT, PACE, PROMISE, SEATS
from benchmarks.peers.postgres import PARTITIONS, Writing
from perudo.server.ownership import RENEW_SECONDS

NODES = 100

PACED = f"""\
## At a human pace

Tables of {SEATS}, at each of which somebody says a word once in {PACE:g} seconds on average, whatever the other tables
do: an interval is from half of that to one and a half. All have their parts in the dice, and say when they have seen
enough, as the page does for them; neither counts as a move. One node has the one core and stores everything in
PostgreSQL, which shares the other core with the clients. Each step adds tables to those that already play. A word that
the server has held up counts from when it was due.
"""
NODES_COST = """\
## What a move costs at a shared database

Two nodes share one core here, so the second brings no speed: beside one node it shows what it costs that there are two.
A table belongs to one node. Behind nginx as it is shipped all sockets of a table go to that node. Without it half of
the people come in by the other node, which hands their sockets on.
"""
HUNDRED = f"""\
## {NODES} nodes

What one node asks of the database at a human pace, {NODES} times, beside what PostgreSQL does on one core of this
machine. What is written grows with the moves alone.
"""
TO_DO = f"""\
Every row of `log`, `tables` and `due` belongs to one table, and no decision needs two of them: so the database can be
divided by table, as `PARTITION BY HASH` does in one PostgreSQL (measured above, in {PARTITIONS}), and Citus and its kin
over several machines with the code as the column to distribute by. Two things stand in the way. The key `opened`, by
which a guest opens one table by one command, is not by table: it would move to a table of its own, divided by guest.
And a node's commit holds rows of many tables: it would have one writer for each machine, instead of commits over
several. The leases would stay on one machine; they are small.
"""


class Demand(NamedTuple):
    """The demand of many nodes per second; ``had``: what one core provides here."""

    what: str
    asked: float
    had: float
    unit: str


def carried(figures: Figures) -> int:
    """Return the most tables at human speed for which the promise holds; 0 for none."""
    most = 0
    for tables, paced in sorted(figures.paced.items()):
        if quantile(paced.course.shown, 0.99) >= PROMISE:
            break
        most = tables
    return most


def report(figures: Figures) -> list[str]:
    lines = ["## By the number of seats\n", *by_seats(figures), ""]
    if figures.paced:
        lines += [PACED, *at_human_pace(figures), "", NODES_COST, *costs(figures), ""]
        lines += [HUNDRED, *hundred(figures), "", TO_DO]
    return lines


def by_seats(figures: Figures) -> list[str]:
    lines = ["| seats | moves/s | processor time of a move | of that for each seat |", "|--:|--:|--:|--:|"]
    for seats, course in figures.seats.items():
        cost = 1000 * course.served / len(course.shown)
        lines.append(f"| {seats} | {course.rate:,.0f} | {cost:.2f} ms | {cost / seats:.3f} ms |")
    return lines


def at_human_pace(figures: Figures) -> list[str]:
    lines = [
        "| tables | moves/s | of those due | shown to all p50 | p99 ms | client late p99 ms | server | a move |"
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
    meant = f"{MEANT:,} are meant{'' if most >= MEANT else ': **not met**'}."
    lines += [
        "",
        f"**{most:,} tables of {SEATS}** were carried with 99 of 100 words shown within {PROMISE} ms; {meant}",
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
    courses[f"one node, {tables:,} tables of {SEATS} at a human pace"] = figures.paced[tables].course
    one = figures.middle(ONE_NODE, most)
    lines = [
        "| of a move | nodes' processor | beside one node | commits | rows of the log | write-ahead log"
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
        "| PostgreSQL alone | writers | rows a commit | commits/s | rows/s | write-ahead log of a commit | processor |",
        "|---|--:|--:|--:|--:|--:|--:|",
        *(
            f"| {each.what} | {each.writers} | {each.rows} | {each.commits:,.0f} | {each.commits * each.rows:,.0f}"
            f" | {each.wal:,.0f} bytes | {each.cpu:.2f} |"
            for each in figures.alone
        ),
        "",
        f"| {NODES} nodes with {tables:,} tables each | in a second | one core here | times |",
        "|---|--:|--:|--:|",
        *(
            f"| {need.what} | {need.asked:,.1f} {need.unit} | {need.had:,.1f} {need.unit}"
            f" | {need.asked / need.had:,.2f} |"
            for need in needs
        ),
    ]
    lines += [
        "",
        f"Beside that each node renews its lease once in {RENEW_SECONDS:g} s: {NODES / RENEW_SECONDS:,.0f} small"
        " commits a second.",
        "",
    ]
    first = max(needs, key=lambda need: need.asked / need.had)
    times = first.asked / first.had
    lines.append(
        f"The first limit is: {first.what}. One PostgreSQL on one core of this machine, with its disk, serves"
        f" {NODES / times:,.1f} such nodes; {NODES} nodes would take {times:,.0f} of these."
    )
    return lines


def demands(figures: Figures, course: Course) -> list[Demand]:
    grown = {name: NODES * count / course.seconds for name, count in course.spent.items()}
    best = max((each for each in figures.alone if each.what == figures.alone[0].what), key=_rows)
    return [
        Demand("commits", grown["commits"], max(each.commits for each in figures.alone), ""),
        Demand("rows of the log", grown["log"], _rows(best), ""),
        Demand(
            "write-ahead log", grown["wal"] / 1e6, max(each.commits * each.wal for each in figures.alone) / 1e6, "MB"
        ),
        Demand("PostgreSQL's processor for what nodes write", grown["database"], 1, "s"),
    ]


def _rows(writing: Writing) -> float:
    return writing.commits * writing.rows
