"""Prints docs/endgames.md: who wins a game of two, by each edition, and what can be learned from it.

    python tools/endgames.py > docs/endgames.md

Everything in it is worked out anew, which takes some minutes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from perudo.cli import LARGEST, MATCH_WIDTH
from perudo.lattice import Lattice
from perudo.rules import EDITIONS
from perudo.solver.match import UNKNOWN, Match, Position
from perudo.solver.solving import Solver, solve
from perudo.solver.tree import Round
from perudo.terminal.solving import palifico_against, table
from perudo.words import Words

WORDS = Words("en")
RAISES = {"one-axis": "asmodee-it, asmodee-fr, bga", "any-higher": "hasbro-1994, kozak"}


def page() -> Iterator[str]:
    yield "# Endgames"
    yield ""
    yield "This page is made by `make endgames`, and nothing on it is written by hand: change `tools/endgames.py`."
    yield ""
    yield (
        f"When two are left, who wins the game if both play as well as can be? The chances are those of the player who "
        f"opens, calza is off, and each round is solved to a width of {MATCH_WIDTH}. “–” is not solved."
    )
    for edition, rules in EDITIONS.items():
        print(edition, file=sys.stderr)
        largest = LARGEST[rules.raise_]
        match = Match.of(rules, largest, MATCH_WIDTH)
        yield from ["", f"## {edition}", "", "```text", *table(WORDS, edition, match, largest), "```", ""]
        yield from lessons(match)
    yield from ["", "## How often an opener bluffs", ""]
    yield "An opening bid is a bluff here where the opener's own dice show fewer than were bid."
    yield ""
    yield "| raises | opener's dice | other's dice | opening bids that are bluffs |"
    yield "|---|---|---|---|"
    for raise_ in RAISES:
        for dice in ((1, 1), (2, 1), (1, 2)):
            yield f"| {raise_} ({RAISES[raise_]}) | {dice[0]} | {dice[1]} | {bluffs(raise_, dice):.0%} |"


def lessons(match: Match) -> Iterator[str]:
    """What palifico does, in this edition."""
    for theirs in (1, 2, 3):
        ordinary, palifico = (
            match.chances.get(each, UNKNOWN) for each in (Position(1, theirs), palifico_against(theirs))
        )
        if UNKNOWN not in (ordinary, palifico):
            verdict = "helps" if palifico.low > ordinary.high else "hurts"
            yield (
                f"- With one die against {theirs}, to open as palifico {verdict}: {middle(palifico)} instead of "
                f"{middle(ordinary)} in an ordinary round."
            )
    if palifico_against(1) not in match.chances:
        yield "- No palifico round is played between two."


def middle(chance: tuple[float, float]) -> str:
    return f"{sum(chance) / 2:.1%}"


def bluffs(raise_: str, dice: tuple[int, int]) -> float:
    lattice = Lattice.of(sum(dice), raise_)  # type: ignore[arg-type]
    solver = Solver(Round(dice, lattice))
    solve(solver, width=MATCH_WIDTH)
    hands, tree = solver.round.hands[0], solver.round.tree
    share = 0.0
    for row, number in enumerate(tree.bid[tree.first[0] : tree.first[1]].tolist()):
        bid = lattice.bids[number]
        short = hands.match[bid.face - 1] < bid.quantity
        share += float((solver.mix(0)[row] * hands.odds)[short].sum())
    return share


if __name__ == "__main__":
    print("\n".join(page()))
