"""The page of the server's figures: docs/scaling.md, and its picture."""

from __future__ import annotations

import math
import os
import platform
import re
import sqlite3
import subprocess
import tempfile
import textwrap
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks import beyond, nodes
from benchmarks.courses import CORES, ROOT, SEATS, Course, quantile
from benchmarks.figures import (
    BARE,
    BARE_FIRST,
    BOARDGAME,
    BOARDGAME_BIDS,
    FIRST_SIZE,
    ONE_NODE,
    OURS,
    PARTS,
    Figures,
    plural,
)
from benchmarks.human import MEANT, PROMISE
from benchmarks.human import SEATS as PACED_SEATS
from benchmarks.pages import verdict
from benchmarks.peers import boardgame

PAGE = ROOT / "docs" / "scaling.md"
PICTURE, PACE_PICTURE = "scaling.svg", "scaling-pace.svg"
ABOUT = """\
`make bench NAME=server` measures all figures on this page in about twelve minutes, and writes the page. The benchmark
needs two idle cores: one for the server, the other for the client.

Each table has six people, each with one socket. One person makes a move (a bid, or dudo after six bids); after all six
people have received it, the next person moves. Each move waits for the previous move at its table, so every rate also
implies a latency. The rates count only moves, not the players' other commands.
"""
BY_PYTHON = """\
Python code checks each move, applies its events and broadcasts the change. With many tables, the room code accounts
for two thirds of the cost of a move, and no single function dominates. The bare handler only sends six prepared
frames."""
BY_ANOTHER = """\
Perudo's server is interpreted Python code, whereas boardgame.io is just-in-time compiled and stores nothing."""
BY_ALL_OF_IT = """\
a move is answered after Python code has checked it, a thread has committed it to the disk, and six different views have
been sent."""
BY_SENDS = """\
all spectators receive the same bytes, but each through a separate system call; half of the CPU time is spent in the
kernel."""
BY_THE_STACK = """\
of the Python objects that belong to a socket, uvicorn and websockets hold a third, the tasks and queues of asyncio and
Starlette two fifths, and Perudo a ninth."""
BY_THE_DUE = """\
moves are due at set times, so one late commit delays all moves that follow it. Checkpoints of SQLite's log took 2 to
7 ms, and the event loop was never late by more than 20 ms."""
BY_THE_CACHES = """\
when a table's next move arrives, the table's data has usually been evicted from the CPU caches. The same functions take
nearly twice as long as with 50 constantly active tables (measured with py-spy), and fewer tables share a commit.
Checking each connection once a second takes a twentieth of the CPU time."""
GAINED = """\
The server avoids unnecessary work: it does not recompute unchanged sections of a state, sends all spectators the same
bytes, and does not ping active clients. A commit waits a few milliseconds for appends from other tables, and Python's
cyclic garbage collector waits until the number of objects has doubled. When players move at human speed, these two
delays reduce the CPU time of a move by one eighth.

Compiling the existing code does not work yet: mypyc rejects `core/game.py` and `core/moves.py` and crashes on
`records/fair_dice.py` and `table/state.py`. When everything else was compiled, the server stalled. Saving another third
of the CPU time per move would require rewriting the room and table code for compilation. The alternative is to
run several nodes.
"""
COMPARED = f"""\
## What is compared

- **Perudo** is `perudo serve`, with the rate limits that this load would exceed turned off
  (`benchmarks/unlimited.py`). *With contributions*, each of the six players contributes to every deal, as
  the browser page does.
- **The bare handler** uses the same uvicorn, event loop and WebSocket protocol as Perudo. For each move, its handler
  only sends six frames of the same mean size, or of {FIRST_SIZE / 1000} kB. The bare handler neither decodes nor stores
  anything, so its rate is the upper limit of this stack.
- **boardgame.io** runs on Node in production mode, in memory. The boardgame.io game has the same rounds as Perudo's:
  six bids, a dudo, and the next round once all six players are ready. It deals, reveals and stores nothing. In *bids
  only*, players do nothing but bid, so there is one command per move instead of nearly two.
- **The database alone** writes the same rows as the server, using only `sqlite3`.
- **On PostgreSQL**, all parts run on this machine. *Two nodes* share one core. When half of the sockets are
  *forwarded*, three of the six players at each table connect to each node.
- **A change** sent to spectators is usually a move. The CPU time per change is the server's total CPU time, including
  keep-alive frames, divided by the number of changes.
- **Half load**: each table's moves are scheduled at half the rate of full load. The latency of a move is measured from
  the time at which it was due.
- **Memory** is the growth of the server's resident memory per socket, without the kernel's memory for connections.

The compared programs run in turn. Each ratio compares two runs from the same pass; the table shows the median, minimum
and maximum over all passes. The columns “server” and “client” show the fraction of a core that each side used. If the
client's value is near 1, the client was the bottleneck.
"""


class Ratio(NamedTuple):
    """One of our rates relative to another."""

    what: str
    ratios: list[float]
    ours: float
    theirs: float
    least: float | None = None
    why: str = ""
    """The explanation if the ratio is below its target."""


class Aim(NamedTuple):
    """A figure that should stay below its target."""

    what: str
    figure: float
    unit: str
    most: float
    why: str
    """The explanation if the figure is above its target."""


def takeaway(figures: Figures) -> str:
    """Return the first two sentences of the page."""
    most = figures.effort.tables[-1]
    carried = f"{beyond.carried(figures):,} four-player tables at human speed, or " if figures.paced else ""
    rate = round(figures.middle(OURS, most).rate, -2)
    said = (
        f"One core serves {carried}about {rate:,.0f} moves per second when players do not pause. Every move is on disk "
        "before anyone sees it."
    )
    if BOARDGAME in figures.courses:
        ratio = figures.middle(OURS, most).rate / figures.middle(BOARDGAME, most).rate
        said += (
            f" Perudo's rate is {ratio:.1f} times that of boardgame.io, which plays the same game but stores nothing."
        )
    return said


def ratios(figures: Figures) -> list[Ratio]:
    one, count = figures.effort.tables[0], figures.effort.tables[-1]

    def beside(name: str, tables: int, least: float | None, why: str = "") -> Ratio:
        ours, theirs = figures.courses[OURS][tables], figures.courses[name][tables]
        paired = [mine.rate / other.rate for mine, other in zip(ours, theirs, strict=True)]
        return Ratio(
            f"{plural(tables)}, relative to {name}",
            paired,
            figures.middle(OURS, tables).rate,
            figures.middle(name, tables).rate,
            least,
            why,
        )

    found = [beside(name, count, 1 / 3, BY_PYTHON) for name in (BARE, BARE_FIRST)]
    if BOARDGAME in figures.courses:
        found += [beside(BOARDGAME, count, 1, BY_ANOTHER), beside(BOARDGAME_BIDS, count, 1, BY_ANOTHER)]
    peers = BARE, BARE_FIRST, BOARDGAME, BOARDGAME_BIDS
    found += [beside(name, one, None) for name in peers if name in figures.courses]
    alone = figures.database[SEATS].rows
    written = Ratio(
        f"{plural(count)}: rows stored, relative to the database alone", [figures.rows / alone], figures.rows, alone
    )
    return [*found, beside(PARTS, count, None), written]


def aims(figures: Figures) -> list[Aim]:
    answer = [quantile(course.answered, 0.5) for course in figures.courses[OURS][figures.effort.tables[0]]]
    return [
        Aim("one table: time until a move is answered, median", median(answer), "ms", 0.9, BY_ALL_OF_IT),
        *(
            Aim(f"{size:,} spectators: CPU time per change", change(course, size), "ms", size / 100, BY_SENDS)
            for size, course in figures.crowds.items()
        ),
        *(
            Aim(
                f"{figures.effort.idle:,} sockets subscribed to {what}: memory per socket",
                octets / 1000,
                "kB",
                24,
                BY_THE_STACK,
            )
            for what, octets in figures.idle.items()
        ),
        Aim(
            "half load: time until a move is answered, 99th percentile",
            quantile(figures.half.answered, 0.99),
            "ms",
            50,
            BY_THE_DUE,
        ),
    ]


def change(course: Course, watchers: int) -> float:
    """Return the server's processor time (ms) for a change that all spectators see."""
    return 1000 * course.served * watchers / course.watched if course.watched else math.nan


def missed(figures: Figures) -> dict[str, str]:
    """Return each reason for a missed target, and the figures concerned."""
    found: dict[str, list[str]] = {}
    for row in ratios(figures):
        if row.least is not None and median(row.ratios) < row.least:
            found.setdefault(row.why, []).append(row.what)
    for aim in aims(figures):
        if aim.figure > aim.most:
            found.setdefault(aim.why, []).append(aim.what)
    if figures.paced and beyond.carried(figures) < MEANT:
        found[BY_THE_CACHES] = [f"{MEANT:,} tables at a human pace"]
    return {"; ".join(what): why for why, what in found.items()}


def why_not_more(figures: Figures) -> list[str]:
    lines = [f"- **{what}**: {why}" for what, why in missed(figures).items()]
    return ["## Reasons for missed targets", "", *lines, *([""] if lines else []), GAINED]


def report(figures: Figures) -> list[str]:
    """Return the figures, ratios first."""
    lines = ["| ratio of rates | median | from | to | target | Perudo | other |", "|---|--:|--:|--:|--:|--:|--:|"]
    for row in ratios(figures):
        ratio = median(row.ratios)
        meant = "" if row.least is None else f"{row.least:.2f}{verdict(ratio >= row.least)}"
        spread = f"{ratio:.2f} | {min(row.ratios):.2f} | {max(row.ratios):.2f}"
        lines.append(f"| {row.what} | {spread} | {meant} | {row.ours:,.0f} | {row.theirs:,.0f} |")
    lines += ["", "| | measured | at most |", "|---|--:|--:|"]
    for aim in aims(figures):
        within = verdict(aim.figure <= aim.most)
        lines.append(f"| {aim.what} | {aim.figure:.2f} {aim.unit} | {aim.most:g} {aim.unit}{within} |")
    lines += ["", *everything(figures), "", *durability(figures), "", *memory(figures), ""]
    lines += [line for skipped in figures.skipped for line in (skipped, "")]
    return [*lines, *beyond.report(figures)]


def memory(figures: Figures) -> list[str]:
    lines = ["| socket subscribed to | memory | sockets per GiB |", "|---|--:|--:|"]
    return lines + [
        f"| {what} | {octets / 1000:.1f} kB | {2**30 / octets if octets > 0 else 0:,.0f} |"
        for what, octets in figures.idle.items()
    ]


def everything(figures: Figures) -> list[str]:
    lines = [
        "| tables | | moves/s | answered p50 | p99 | shown to all p50 | p99 ms | bytes per frame | server | client |",
        "|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for name, by_tables in figures.courses.items():
        ends = sorted({min(by_tables), max(by_tables)})
        lines += [row(str(tables), name, figures.middle(name, tables)) for tables in ends]
    lines.append(row(str(figures.effort.tables[-1]), f"{OURS}, half load", figures.half))
    lines += [row("1", f"{OURS}, {size:,} spectators", course) for size, course in figures.crowds.items()]
    return lines


def row(tables: str, name: str, course: Course) -> str:
    answered = [f"{quantile(course.answered, part):.2f}" if course.answered else "" for part in (0.5, 0.99)]
    shown = [f"{quantile(course.shown, part):.2f}" for part in (0.5, 0.99)]
    shares = [f"{seconds / course.seconds:.2f}" for seconds in (course.served, course.loaded)]
    cells = [tables, name, f"{course.rate:,.0f}", *answered, *shown, f"{course.mean_frame:,.0f}", *shares]
    return f"| {' | '.join(cells)} |"


def durability(figures: Figures) -> list[str]:
    lines = ["| the database alone | commits/s | rows/s |", "|---|--:|--:|"]
    names = {1: "one commit for the rows of each table", SEATS: f"one commit for the rows of {SEATS} tables"}
    return lines + [
        f"| {names[together]} | {commits:,.0f} | {rows:,.0f} |"
        for together, (commits, rows) in figures.database.items()
    ]


def file_system() -> str:
    """Return the type of the file system that holds the data."""
    asked = ["stat", "--file-system", "--format=%T", tempfile.gettempdir()]
    return subprocess.run(asked, capture_output=True, text=True).stdout.strip()


def machine() -> str:
    """Return a description of the machine."""
    try:
        model = re.search(r"^model name\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    except OSError:
        model = None
    disk = file_system()
    packages = ", ".join(f"{name} {version(name)}" for name in ("uvicorn", "uvloop", "websockets", "sqlalchemy"))
    peer = "" if boardgame.missing(install=False) else f"; {boardgame.version()}"
    postgresql = f", PostgreSQL {nodes.version()}" if not nodes.missing() else ""
    apart = "server and client each on one of them" if len(CORES) > 1 else "server and client **on the same one**"
    return (
        f"Measured on {model[1] if model else platform.machine()}, {os.cpu_count()} cores, {apart};"
        f" {platform.system()} {platform.release()}, data on {disk or 'an unknown file system'};"
        f" Python {platform.python_version()}, {packages}, SQLite {sqlite3.sqlite_version}{postgresql}{peer}."
    )


def write(figures: Figures) -> None:
    """Write the page, ratios first, replacing all of its parts."""
    picture(figures)
    if figures.paced:
        pace_picture(figures)
    tables = [f"| `{command}` | {what} |" for command, what in COMMANDS.items()]
    parts = [
        "# Capacity\n",
        takeaway(figures),
        "",
        ABOUT,
        "## Figures\n",
        *report(figures),
        machine(),
        "",
    ]
    parts += [f"![Moves per second by number of tables]({PICTURE})", ""]
    if figures.paced:
        parts += [f"![Latency and processor load by number of tables at human speed]({PACE_PICTURE})", ""]
    parts += [*why_not_more(figures), COMPARED, "## Commands\n"]
    PAGE.write_text(wrapped("\n".join([*parts, "| | |", "|---|---|", *tables, ""])), encoding="utf-8")


def wrapped(page: str) -> str:
    """Wrap the paragraphs and list items of a page."""
    blocks = []
    for block in page.split("\n\n"):
        if not block.lstrip().startswith(("|", "#", "!")):
            items = re.split(r"\n(?=- )", block.strip("\n"))
            indent = ["  " if item.startswith("- ") else "" for item in items]
            block = "\n".join(
                textwrap.fill(
                    " ".join(item.split()), 120, subsequent_indent=by, break_long_words=False, break_on_hyphens=False
                )
                for item, by in zip(items, indent, strict=True)
            )
        blocks.append(block)
    return "\n\n".join(blocks).rstrip("\n") + "\n"


COMMANDS = {
    "make bench NAME=server": "measures all figures on this page, and writes the page",
    "python -m benchmarks.server --quick": "checks within seconds that every part of the benchmark runs",
    "make bench NAME=floods": "measures whether a flood slows down other tables",
}


def pace_picture(figures: Figures) -> None:
    """Draw latency and load, by the number of tables at human speed."""
    from matplotlib.figure import Figure

    counts = sorted(figures.paced)
    courses = [figures.paced[count].course for count in counts]
    figure = Figure(figsize=(7, 4), layout="constrained")
    soon, busy = figure.subplots(1, 2)
    for part, name in ((0.5, "50 of 100"), (0.99, "99 of 100")):
        soon.plot(counts, [quantile(course.shown, part) for course in courses], marker="o", label=name)
    soon.axhline(PROMISE, color="gray", linestyle=":")
    soon.set(xlabel=f"tables of {PACED_SEATS} at a human pace", ylabel="shown to all within, ms", yscale="log")
    for name, seconds in (
        ("node", [course.served for course in courses]),
        ("clients", [course.loaded for course in courses]),
        ("PostgreSQL", [course.spent["database"] for course in courses]),
    ):
        busy.plot(
            counts,
            [each / course.seconds for each, course in zip(seconds, courses, strict=True)],
            marker="o",
            label=name,
        )
    busy.set(xlabel=f"tables of {PACED_SEATS} at a human pace", ylabel="of a core", ylim=(0, 1))
    for axes in (soon, busy):
        axes.legend()
        axes.grid(alpha=0.3)
    figure.savefig(PAGE.parent / PACE_PICTURE)


def picture(figures: Figures) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    for name in (BARE, OURS, ONE_NODE, BOARDGAME):
        if name in figures.courses:
            counts = sorted(figures.courses[name])
            axes.plot(counts, [figures.middle(name, count).rate for count in counts], marker="o", label=name)
    axes.set(xlabel="tables of six", ylabel="moves a second", xscale="log", ylim=(0, None))
    axes.set_xticks(figures.effort.tables, [str(count) for count in figures.effort.tables])
    axes.minorticks_off()
    axes.legend()
    axes.grid(alpha=0.3)
    figure.savefig(PAGE.parent / PICTURE)
