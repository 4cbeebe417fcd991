"""The page of the server's figures: docs/scaling.md, and its picture."""

from __future__ import annotations

import math
import os
import platform
import re
import sqlite3
import subprocess
import tempfile
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks import beyond, nodes
from benchmarks.courses import CORES, ROOT, SEATS, Course, quantile
from benchmarks.figures import BARE, BARE_FIRST, BOARDGAME, FIRST_SIZE, ONE_NODE, OURS, PARTS, Figures, plural
from benchmarks.human import MEANT, PROMISE
from benchmarks.human import SEATS as PACED_SEATS
from benchmarks.pages import verdict
from benchmarks.peers import boardgame

PAGE = ROOT / "docs" / "scaling.md"
PICTURE, PACE_PICTURE = "scaling.svg", "scaling-pace.svg"
ABOUT = """\
# Capacity

One core serves 2,000 tables of four people at human speed, or some 1,900 moves per second without pauses; every move
is on disk before anyone sees it. That is about three quarters of the rate of boardgame.io, which stores nothing.

`make bench NAME=server` measures all of this in one run of about twelve minutes, and writes this page. It needs two
idle cores: one for the server with its database thread, the other for the client.

Each table has six people with a socket each. One makes a move (a bid, or dudo after six bids); when all six have been
shown it, the next one moves. So every rate is also a latency. Only moves count; readiness, deals and new games take
time, and count as nothing. Every move is on disk, with SQLite's full synchronisation, before anyone is shown it.
"""
BY_PYTHON = """\
  a word is decided, folded and shown by Python: of what a move costs with many tables two thirds are the room's,
  and no single function dominates. The bare handler writes six prepared frames."""
BY_ANOTHER = """\
  it is the same, and boardgame.io runs on an engine that compiles what it runs, and stores nothing."""
BY_ALL_OF_IT = """\
  between a word and its answer lie a commit to the disk, and two changes of thread for it."""
BY_SENDS = """\
  each spectator is sent the same bytes, by a call to the system of their own; half of the processor's time is the
  kernel's."""
BY_THE_STACK = """\
  of the Python objects that belong to a socket uvicorn and websockets hold a third, the tasks and queues of asyncio
  and Starlette two fifths, and what is written here a ninth."""
BY_THE_DUE = """\
  words are due at set times, so all count that one late commit holds up, and those behind them. Checkpoints of
  SQLite's log took 2 to 7 ms where this was looked into, and the loop was never late by 20."""
BY_THE_CACHES = """\
  the tables take turns, so what one needs has most likely left the processor's caches by then: the same functions
  take nearly twice as long as with 50 tables that never rest (py-spy), and fewer tables share a commit. To look
  after each connection once a second takes a twentieth."""
GAINED = """\
Optimisations so far avoid work: unchanged sections of a state are not computed, all spectators are sent the same
bytes, short complete messages are read at once (0.6 instead of 3.2 microseconds), active clients are not pinged, and
a commit to a remote database takes one statement instead of four. With many writing tables a commit waits some
milliseconds for others, and Python's cyclic garbage collector waits until the number of objects has doubled: its
steps had reached 30 ms with 1,500 tables. These two took an eighth of a move's processor time at human speed, and a
tenth with 50 busy tables.

A faster parser of frames (picows) would save less than a hundredth of a move. Compiling the code as it is does not work
yet: mypyc refuses `core/game.py` and `core/moves.py`, which set slots and extend
tuples, ends with an error of its own at `records/fair_dice.py` and `table/state.py`, and what it makes of
`core/view.py` and `table/clock.py` can't be imported; with the rest (`room/room.py`, `table/projection.py`,
`decisions.py`, `core/settling.py`) a server came to a standstill. So the next third would take a core for room
and table that is written to be compiled, or several nodes: see above what a hundred need.
"""
COMPARED = f"""\
## What is compared

- **Perudo** is `perudo serve`. This load exceeds the limits for a person and for a table's log, so
  `benchmarks/unlimited.py` lifts them; they are still counted. *With contributions* each of the six contributes to
  every deal, as the page does: nearly one more stored command per move, which does not count as a move.
- **The bare handler** is the same uvicorn, event loop and WebSocket protocol with a handler that sends six frames: of
  the mean size that Perudo's frames with words had in this run, and of {FIRST_SIZE / 1000} kB, which they had when
  this was measured first. It decodes nothing, keeps nothing, stores nothing: what it reaches is the limit of this
  stack, not a server to play at.
- **boardgame.io** is its own server in production mode, in memory and without any disk, with a game of six who bid in
  turn and whose hands are secret. Its whole state is sent to each with every move, as it does by default. It has no
  rounds, no deals and no reveals, and its game has fewer rules than Perudo: it does less for a move than is done
  here. It runs in another language.
- **The database alone** writes the very rows that the server wrote with most tables, by `sqlite3` and nothing else,
  each table's rows with a commit of their own, or those of six tables together. How many come together at the server
  depends on the load: it gathers what comes while a commit is under way.
- **On PostgreSQL** it is `perudo serve` with `--data postgresql://...`, each part of it on this machine: PostgreSQL, as
  it is by default, and nginx share the core of the load. *Two nodes* share the one core. Behind nginx, which has
  `deploy/nginx.conf` without TLS, the sockets of a table go to one of them. Where half of them are *forwarded*, three
  of each table's six come in by one node and three by the other.
- **A change** that spectators are shown is mostly a word, or one of the smaller ones between rounds. The server's
  processor time, its signs of life to each socket included, is divided by their number. The time until the last one
  is shown a word includes that the client on the other core receives it that often.
- **Half load** gives each table set times for its words, at half the rate that was reached at full load. A word that
  could not be said in time, as the one before was late, counts from when it was due.
- **Memory** is what the server's resident memory grew by for each socket. The kernel's
  memory for a connection is not included.

Contenders take turns, and a ratio is of two courses of the same turn; the median of the turns is shown, and the least
and the greatest. All load clients share their sockets' code; the client decodes each of Perudo's and boardgame.io's
frames, and none of the bare handler's. The last two columns say what part of its core each side took: where the
client's is near 1, the client was the limit.
"""


class Ratio(NamedTuple):
    """One of our rates relative to another."""

    what: str
    ratios: list[float]
    ours: float
    theirs: float
    least: float | None = None
    why: str = ""
    """The reason if it is below its target."""


class Aim(NamedTuple):
    """A figure with an upper target."""

    what: str
    figure: float
    unit: str
    most: float
    why: str
    """The reason if it is above its target."""


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
        found.append(beside(BOARDGAME, count, 1.5, BY_ANOTHER))
    found += [beside(name, one, None) for name in (BARE, BARE_FIRST, BOARDGAME) if name in figures.courses]
    alone = figures.database[SEATS].rows
    written = Ratio(
        f"{plural(count)}: rows stored, relative to the database alone", [figures.rows / alone], figures.rows, alone
    )
    return [*found, beside(PARTS, count, None), written]


def aims(figures: Figures) -> list[Aim]:
    answer = [quantile(course.answered, 0.5) for course in figures.courses[OURS][figures.effort.tables[0]]]
    return [
        Aim("one table: until a word is answered, median", median(answer), "ms", 1, BY_ALL_OF_IT),
        *(
            Aim(f"{size:,} spectators: processor time of a change", change(course, size), "ms", size / 100, BY_SENDS)
            for size, course in figures.crowds.items()
        ),
        *(
            Aim(
                f"{figures.effort.idle:,} sockets that wait for {what}: memory of each",
                octets / 1000,
                "kB",
                24,
                BY_THE_STACK,
            )
            for what, octets in figures.idle.items()
        ),
        Aim(
            "half load: until a word is answered, 99 of 100",
            quantile(figures.half.answered, 0.99),
            "ms",
            50,
            BY_THE_DUE,
        ),
    ]


def change(course: Course, watchers: int) -> float:
    """Return milliseconds of the server's processor time for a change that all spectators see."""
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
    lines = [f"- **{what}**:\n{why}" for what, why in missed(figures).items()]
    return ["## Why not more", "", *lines, *([""] if lines else []), GAINED]


def report(figures: Figures) -> list[str]:
    """Return the figures, ratios first."""
    lines = ["| times as many a second | | from | to | meant | ours | theirs |", "|---|--:|--:|--:|--:|--:|--:|"]
    for row in ratios(figures):
        ratio = median(row.ratios)
        meant = "" if row.least is None else f"{row.least:.2f}{verdict(ratio >= row.least)}"
        spread = f"{ratio:.2f} | {min(row.ratios):.2f} | {max(row.ratios):.2f}"
        lines.append(f"| {row.what} | {spread} | {meant} | {row.ours:,.0f} | {row.theirs:,.0f} |")
    lines += ["", "| | | meant to be below |", "|---|--:|--:|"]
    for aim in aims(figures):
        within = verdict(aim.figure <= aim.most)
        lines.append(f"| {aim.what} | {aim.figure:.2f} {aim.unit} | {aim.most:g} {aim.unit}{within} |")
    lines += ["", *everything(figures), "", *durability(figures), "", *memory(figures), ""]
    lines += [line for skipped in figures.skipped for line in (skipped, "")]
    return [*lines, *beyond.report(figures)]


def memory(figures: Figures) -> list[str]:
    lines = ["| sockets that wait for | memory of each | in a GiB |", "|---|--:|--:|"]
    return lines + [
        f"| {what} | {octets / 1000:.1f} kB | {2**30 / octets if octets > 0 else 0:,.0f} |"
        for what, octets in figures.idle.items()
    ]


def everything(figures: Figures) -> list[str]:
    lines = [
        "| tables | | moves/s | answered p50 | p99 | shown to all p50 | p99 ms | bytes a frame | server | client |",
        "|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for name, by_tables in figures.courses.items():
        lines += [row(str(tables), name, figures.middle(name, tables)) for tables in by_tables]
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
    names = {1: "a commit for each table's rows", SEATS: f"one for those of {SEATS} tables"}
    return lines + [
        f"| {names[together]} | {commits:,.0f} | {rows:,.0f} |"
        for together, (commits, rows) in figures.database.items()
    ]


def file_system() -> str:
    """Return the file system of the data."""
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
    """Write the page, ratios first; all its parts are replaced."""
    picture(figures)
    if figures.paced:
        pace_picture(figures)
    tables = [f"| `{command}` | {what} |" for command, what in COMMANDS.items()]
    parts = [ABOUT, "## Figures\n", *report(figures), machine(), ""]
    parts += [f"![Moves a second by the number of tables]({PICTURE})", ""]
    if figures.paced:
        parts += [f"![How soon, and what is busy, by the number of tables at a human pace]({PACE_PICTURE})", ""]
    parts += [*why_not_more(figures), COMPARED, "## Commands\n"]
    PAGE.write_text("\n".join([*parts, "| | |", "|---|---|", *tables, ""]), encoding="utf-8")


COMMANDS = {
    "make bench NAME=server": "measures all of this, and writes this page",
    "python -m benchmarks.server --quick": "checks within seconds that every part runs",
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
