"""Writes docs/endgames.md with its pictures, the chances in games of two by each edition, and
docs/endgames-of-three.md.

Everything is computed again, with one process per processor. That takes about an hour; the last rounds of three alone
(python tools/endgames.py three) take some minutes.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import get_args

from perudo.core.rules import EDITIONS, RaiseRule, Rules, house_rules
from perudo.locales.translator import Translator
from perudo.sim.bid_graph import BidGraph
from perudo.sim.workers import parallel_map, process_pool
from perudo.solver.cfr import Solver, solve
from perudo.solver.round_starts import RoundStart, RoundStarts
from perudo.solver.three_players import ThreePlayerProgress, ThreePlayerRound, ThreePlayerSolver
from perudo.solver.three_players import solve_three as settle
from perudo.solver.tree import Round
from perudo.solver.whole_game import GameProgress, MapFunction, RoundSolution, WholeGame, solvable_dice
from perudo.terminal.commands.solve import DEFAULT_GAME_GAP
from perudo.terminal.reports.whole_game import draw_heat_map, palifico_opener, probability_table

WORDS = Translator("en")
DOCS = Path(__file__).resolve().parent.parent / "docs"
PICTURES = DOCS / "endgames"
CALZA_DICE = 3
SHARE = os.cpu_count() or 1
THREE_WIDTH, THREE_ITERATIONS = 2e-5, 5000
"""For three players: the epsilon to reach, and the maximum number of iterations."""
LEAST = 0.005
"""Moves that are less frequent are left out."""
RAISES: dict[RaiseRule, str] = {
    kind: ", ".join(edition for edition, rules in EDITIONS.items() if rules.raise_ == kind)
    for kind in get_args(RaiseRule)
}


def page(spread: MapFunction) -> Iterator[str]:
    yield "# Endgames"
    yield ""
    yield "This page is made by `make endgames`, and nothing on it is written by hand: change `tools/endgames.py`."
    yield ""
    yield (
        "When two players are left and both play optimally, who wins? With equal dice the opener wins about half "
        "of the games; an extra die is worth much more than the opening. The chances are the opener's. Numbers without "
        "“≈” are proven to a quarter of a percent; “≈” marks estimates ([Solving](solving.md))."
    )
    yield from ["", "## Without calza"]
    yield from chapter(matches(EDITIONS, spread))
    yield from ["", "## With calza"]
    calling = {edition: house_rules(edition, {"calza": True, "dice": CALZA_DICE}) for edition in EDITIONS}
    alone = [edition for edition, rules in calling.items() if not RoundStarts(rules).allows_calza]
    yield from [
        "",
        f"Games with {CALZA_DICE} dice each; `perudo solve --game bga --set calza=true` takes an hour for five. By",
    ]
    yield f"{' and '.join(alone)} no calza is called when two are left."
    others = {edition: rules for edition, rules in calling.items() if edition not in alone}
    yield from chapter(matches(others, spread))
    yield from ["", "## How often an opener bluffs", ""]
    yield "An opening bid is a bluff here where the opener's own dice show fewer than were bid. Calza is off."
    yield ""
    yield "| raises | opener's dice | other's dice | opening bids that are bluffs |"
    yield "|---|---|---|---|"
    for raise_, editions in RAISES.items():
        for dice in ((1, 1), (2, 1), (1, 2)):
            yield f"| {raise_} ({editions}) | {dice[0]} | {dice[1]} | {bluffs(raise_, dice):.0%} |"


def matches(editions: dict[str, Rules], spread: MapFunction) -> dict[str, WholeGame]:
    found = {}
    for edition, rules in editions.items():

        def told(stage: GameProgress, edition: str = edition) -> None:
            print(f"{edition}: {stage.of} {stage.done} of {stage.many}", file=sys.stderr, flush=True)

        found[edition] = WholeGame.of(
            rules, solvable_dice(rules), DEFAULT_GAME_GAP, on_progress=told, spread=spread, share=SHARE
        )
    return found


def chapter(found: dict[str, WholeGame]) -> Iterator[str]:
    """Yield the tables of several editions; identical ones only once."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for edition, match in found.items():
        said = tuple(probability_table(WORDS, edition, match, solvable_dice(match.rules)))
        alike.setdefault(said[2:], []).append(edition)
    for rows, among in alike.items():
        edition, match = among[0], found[among[0]]
        picture = PICTURES / f"{edition}{'-calza' if match.rules.calza else ''}.svg"
        draw_heat_map(WORDS, ", ".join(among), match, picture)
        yield from ["", f"### {', '.join(among)}", "", f"![The same as a picture]({picture.relative_to(DOCS)})"]
        yield from ["", "```text", *rows, "```", "", *lessons(match)]


def lessons(match: WholeGame) -> Iterator[str]:
    """Yield the effects of palifico, and the value of opening."""
    for theirs in (1, 2, 3):
        ordinary, palifico = (match.estimates.get(at) for at in (RoundStart(1, theirs), palifico_opener(theirs)))
        if ordinary is not None and palifico is not None:
            verdict = "helps" if palifico > ordinary else "hurts"
            yield (
                f"- With one die against {theirs}, to open as palifico {verdict}: {palifico:.1%} instead of "
                f"{ordinary:.1%} in an ordinary round."
            )
    if palifico_opener(1) not in match.chances:
        yield "- No palifico round is played between two."
    even = [f"{match.estimates[RoundStart(dice, dice)]:.1%}" for dice in range(1, match.rules.dice + 1)]
    yield f"- With equal dice, from one each, the opener wins {', '.join(even)}."


def bluffs(raise_: RaiseRule, dice: tuple[int, int]) -> float:
    bid_graph = BidGraph.build(sum(dice), raise_)
    solver = Solver(Round(dice, bid_graph))
    solve(solver, target_gap=DEFAULT_GAME_GAP)
    hands, tree = solver.round.hands[0], solver.round.tree
    share = 0.0
    for row, number in enumerate(tree.last_bid[tree.first_child[0] : tree.first_child[1]].tolist()):
        bid = bid_graph.bids[number]
        short = hands.matching[bid.face - 1] < bid.quantity
        share += float((solver.mix(0)[row] * hands.probability)[short].sum())
    return share


def once(spread: MapFunction) -> MapFunction:
    """Solve rounds that several editions share only once."""
    found: dict[tuple[object, Round], RoundSolution] = {}

    def remembering(work: Callable[[Round], RoundSolution], rounds: list[Round]) -> Iterable[RoundSolution]:
        kind = getattr(work, "func", work)
        new = iter(spread(work, [round_ for round_ in rounds if (kind, round_) not in found]))
        for round_ in rounds:
            if (kind, round_) not in found:
                found[kind, round_] = next(new)
            yield found[kind, round_]

    return remembering


# --- Three players with one die each


def page_of_three(editions: dict[str, Rules], width: float) -> Iterator[str]:
    yield "# Endgames of three"
    yield ""
    yield "This page is made by `make endgames`, and nothing on it is written by hand: change `tools/endgames.py`."
    yield ""
    yield (
        "When three are left, with one die each, who wins the game? In a palifico round the one who opens has just "
        "come down to one die, and the two others were palifico before. Calza is off. `perudo solve --dice 1,1,1` "
        "works it out, for other rules too ([solving](solving.md#three-players-with-one-die-each))."
    )
    found: dict[tuple[ThreePlayerRound, str], list[str]] = {}
    for edition, rules in editions.items():
        for palifico in (False, True):
            kind = "palifico" if palifico else "ordinary"
            found.setdefault((ThreePlayerRound.of(rules, palifico), kind), []).append(edition)
    solved: list[tuple[list[str], str, ThreePlayerSolver, ThreePlayerProgress]] = []
    for (round_, kind), among in found.items():
        triple = ThreePlayerSolver(round_)
        solved.append((among, kind, triple, settle(triple, target_gap=width, iterations=THREE_ITERATIONS)))
        print(f"three: {kind}, {', '.join(among)}", file=sys.stderr, flush=True)
    yield from ["", "| editions | round | who opens | the next | the last | nobody alone gains more than |"]
    yield "|---|---|---|---|---|---|"
    for among, kind, _, progress in solved:
        chances = " | ".join(f"{chance:.1%}" for chance in progress.evaluation.chances)
        yield f"| {', '.join(among)} | {kind} | {chances} | {100 * progress.evaluation.epsilon:.3f}% |"
    yield from ["", *compared(solved), "", "## How far to believe it", ""]
    yield (
        "The chances are those of one *epsilon-Nash equilibrium*: who alone plays otherwise gains no more than the "
        "last column says, as part of a game. That was measured, by best answers to how the others play; that learning "
        "comes to such a place is proved for two players, not for three."
    )
    yield ""
    yield "- Other equilibria may have other chances: among three players a round has no unique value."
    yield "- A player has no guarantee if another deviates: a third may pay for a mistake."
    yield "- Two who collude may take more from the third."
    yield from ["", "## How to open", ""]
    yield f"How often to make each bid, by one's own die. Bids below {LEAST:.1%} are left out."
    for among, kind, triple, _ in solved:
        yield from ["", f"{', '.join(among)}, {kind}:", "", "| die | bids |", "|---|---|"]
        for (face,) in triple.round.hands[0].faces:
            said = sorted(triple.strategy((face,)).items(), key=lambda each: -each[1])
            yield f"| {face} | {', '.join(f'{bid} {share:.0%}' for bid, share in said if share >= LEAST)} |"


def compared(solved: list[tuple[list[str], str, ThreePlayerSolver, ThreePlayerProgress]]) -> Iterator[str]:
    """Yield the effects of palifico on the opener."""
    ordinary = {each: found for among, kind, _, found in solved if kind == "ordinary" for each in among}
    for among, kind, _, found in solved:
        if kind == "palifico":
            before, after = ordinary[among[0]].evaluation.chances[0], found.evaluation.chances[0]
            verdict = "helps" if after > before else "hurts"
            yield f"- {', '.join(among)}: to open as palifico {verdict}, {after:.1%} instead of {before:.1%}."


if __name__ == "__main__":
    three = list(page_of_three(EDITIONS, THREE_WIDTH))
    (DOCS / "endgames-of-three.md").write_text("\n".join(three) + "\n", encoding="utf-8")
    if sys.argv[1:] == ["three"]:
        sys.exit()
    PICTURES.mkdir(exist_ok=True)
    with process_pool(SHARE) as workers:
        lines = list(page(once(lambda work, rounds: parallel_map(workers, work, rounds))))
    (DOCS / "endgames.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
