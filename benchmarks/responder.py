"""How often a player who has a copy of a built-in bot wins whole games against it, as `perudo exploit --games`.

    python -m benchmarks.responder [--bot BOT] [--edition EDITION] [--players N] [--games N] [--write]

Without options it plays all the games on the page, which takes hours of processor time. With ``--write`` the rows that
were measured go into docs/builtin-bots.md; other rows stay as they are.
"""

from __future__ import annotations

import argparse
import re
import sys
from functools import partial
from typing import Final, NamedTuple

from benchmarks.pages import DOCS, put, verdict
from perudo.analysis.exploitability import Responder, load_bot
from perudo.arena import Series, run
from perudo.arena.parallel import run_in_processes
from perudo.core.rules import EDITIONS

PAGE: Final = DOCS / "builtin-bots.md"
HEAD: Final = (
    "| bot | edition | players | games | the responder wins | relative to an equal share | target: at most |\n"
    "|---|---|--:|--:|--:|--:|--:|\n"
)
ROW: Final = re.compile(r"^\| `([\w-]+)` \| `([\w-]+)` \| (\d) \| [\d,]+ \| [\d.]+% .*\|$", re.MULTILINE)
SECONDS: Final = 600
"""How long the responder may think about a move."""


class Match(NamedTuple):
    bot: str
    edition: str
    players: int


MATCHES: Final = [
    *(Match("master", edition, players) for players, edition in ((2, "kozak"), (2, "bga"), (4, "bga"), (6, "bga"))),
    *(Match(bot, "bga", 2) for bot in ("planner", "reader", "odds", "gambler", "beginner")),
]
TARGET: Final = {2: 1.2, 4: 1.25, 6: 1.25}
"""The largest share of the wins, relative to an equal share, that the responder should have against the master."""


def row(match: Match, games: int) -> str:
    """Play a match. Return its row of the table."""
    bot = load_bot(match.bot)
    others = match.players - 1
    series = Series.from_lists(
        ("responder", *[match.bot] * others),
        (partial(Responder, opponent=bot), *[bot] * others),
        (EDITIONS[match.edition],),
        match.players,
        seconds=SECONDS,
    )
    found = run(
        series, -(-games // match.players), run_in_processes, lambda done: print(done, end="\r", file=sys.stderr)
    )
    best = found.rows[0]
    share, low, high = (f"{100 * part:.0f}%" for part in (best.share, best.low, best.high))
    times = best.share / found.fair_share
    target = f"{TARGET[match.players]}{verdict(times <= TARGET[match.players])}" if match.bot == "master" else ""
    return (
        f"| `{match.bot}` | `{match.edition}` | {match.players} | {found.games:,} | {share} ({low} to {high}) "
        f"| {times:.2f} | {target} |"
    )


def rows(page: str) -> dict[Match, str]:
    """Return the rows on the page."""
    return {Match(found[1], found[2], int(found[3])): found[0] for found in ROW.finditer(page)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", choices=sorted({match.bot for match in MATCHES}))
    parser.add_argument("--edition", choices=sorted({match.edition for match in MATCHES}))
    parser.add_argument("--players", type=int, choices=sorted(TARGET))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--write", action="store_true", help="writes the rows into docs/builtin-bots.md")
    args = parser.parse_args()
    for match in MATCHES:
        if all(
            asked in (None, each) for asked, each in zip((args.bot, args.edition, args.players), match, strict=True)
        ):
            told = row(match, args.games)
            print(told, flush=True)
            if args.write:
                page = rows(PAGE.read_text(encoding="utf-8")) | {match: told}
                put(PAGE, "responder", HEAD + "".join(f"{page[each]}\n" for each in MATCHES if each in page))


if __name__ == "__main__":
    main()
