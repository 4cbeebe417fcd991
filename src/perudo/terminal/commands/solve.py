"""``perudo solve``: how a round of two should be played, or who wins a game of two.

What it has found, ``terminal/reports/solver.py`` and ``terminal/reports/whole_game.py`` tell: they load what solves.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import sys
import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from perudo.core.errors import PerudoError
from perudo.core.rules import EDITIONS, SETTING_VALUES, house_rules
from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.charts import drawn, named
from perudo.terminal.commands import EDITION, ready, say, usage

if TYPE_CHECKING:
    from perudo.sim.bid_graph import BidGraph
    from perudo.sim.workers import Worker
    from perudo.solver.tree import Round

WIDTH = 1e-4
MATCH_WIDTH = 1e-3
MOST_WORKERS = 1024
_LEARNING = 0.75
"""Of the time there is, where players forget; in the rest it is worked out what is sure."""
METHODS = ("plus", "discounted", "predictive")


def flags(parser: Parser) -> None:
    number = parser.kind(arguments.whole(1, 10**9 - 1))
    positive = parser.kind(arguments.positive)
    parser.take("--dice", "dice", type=parser.kind(arguments.players_dice))
    parser.take("--match", "edition", type=parser.kind(arguments.edition))
    parser.take("--set", "set", action="append", type=parser.kind(arguments.setting), default=[])
    parser.take("--largest", "number", type=parser.kind(arguments.whole(2, 20)))
    parser.take("--remember", "number", type=parser.kind(arguments.whole(0, 20)))
    parser.take("--draw", "file", type=arguments.file)
    edition = parser.kind(arguments.edition)
    parser.take(
        "--edition", "edition", {"editions": ", ".join(EDITIONS), "default": EDITION}, type=edition, default=EDITION
    )
    parser.take("--raise", dest="raise_", choices=SETTING_VALUES["raise"])
    parser.take("--faces", "number", type=parser.kind(arguments.whole(2, 6)), default=6)
    parser.take("--aces", choices=("wild", "plain", "silent", "top"), default="wild")
    parser.take("--locked", action="store_true")
    parser.take("--iterations", "number", type=number)
    parser.take("--width", "factor", {"default": f"{WIDTH:g}"}, type=positive)
    parser.take("--seconds", "factor", type=positive)
    parser.take("--checkpoint", "file", type=arguments.file)
    parser.take("--method", choices=METHODS)
    parser.take("--processes", "number", type=parser.kind(arguments.whole(1, MOST_WORKERS)))
    parser.take("--ray", "address", nargs="?", const="")
    parser.take("--export", "file", type=arguments.file)
    parser.take("--json", action="store_true")


_OF_A_ROUND: Final = (
    "--dice",
    "--edition",
    "--raise",
    "--faces",
    "--aces",
    "--locked",
    "--iterations",
    "--method",
    "--export",
)
"""Options of ``perudo solve`` that say nothing of a whole game."""
_OF_TWO: Final = ("--raise", "--faces", "--aces", "--remember", "--checkpoint", "--method", "--processes", "--ray")
"""Those that say nothing of a round of three."""


def run(asked: argparse.Namespace) -> int:
    began = time.perf_counter()  # --seconds hold for all of it
    if asked.match:
        asked.parser.alone(asked, "--match", *_OF_A_ROUND)
        return _solve_match(asked)
    if not asked.dice:
        asked.parser.error(translator()("error-solver-nothing"))
    asked.parser.alone(asked, "--dice", "--largest", "--draw")
    if len(asked.dice) > 2:
        return _solve_three(asked, began)
    if asked.set:
        asked.parser.alone(asked, "--set", "--raise", "--faces", "--aces", "--locked")
    if asked.remember:
        asked.parser.alone(asked, "--remember", "--method", "--checkpoint", "--processes", "--ray", "--export")
    if asked.export:
        asked.parser.alone(asked, "--export", "--processes", "--ray")
    from perudo.solver.tree import Round  # what isn't installed is not the line's fault

    with usage(asked):
        round_ = _of_rules(asked) if asked.set else Round(asked.dice, _lattice(asked))
    if round_.own:  # whose bids are there twice
        asked.parser.alone(asked, "--set calza=true", "--export")
    from perudo.solver import strategies
    from perudo.terminal.reports.solver import as_json, estimate_json, estimated, reporter, told

    if asked.export:
        with usage(asked):
            strategies.check_export_name(asked.export)
    ready(asked.export, "solver-unwritten")
    ready(asked.checkpoint, "solver-unwritten")
    limited = asked.iterations or asked.width or asked.seconds
    limits = {"iterations": asked.iterations, "seconds": asked.seconds, "began": began}
    limits |= {"told": reporter(translator(), _note)}
    if asked.remember:
        from perudo.solver.cfr import interruptible
        from perudo.solver.imperfect_recall import TARGET_GAIN as FORGETFUL_WIDTH
        from perudo.solver.imperfect_recall import ImperfectRecallSolver, check_memory, solve_imperfect_recall
        from perudo.solver.sound_bounds import DEFAULT_SECONDS, is_dudo_only, refine_sound_bounds

        check_memory(round_, asked.remember)
        _note(translator()("solve-progress-preparing"))
        forgetful = ImperfectRecallSolver(round_, asked.remember)
        if asked.seconds and is_dudo_only(round_):
            limits["seconds"] = _LEARNING * asked.seconds
        width = asked.width if limited else FORGETFUL_WIDTH
        with interruptible():  # who has stopped the one does not wait for the other
            outlook = solve_imperfect_recall(forgetful, width=width, stepped=limits["told"], **limits)
            left = asked.seconds - (time.perf_counter() - began) if asked.seconds else DEFAULT_SECONDS
            found_sure = refine_sound_bounds(forgetful, left).bounds if is_dudo_only(round_) else None
        outlook = outlook.within(found_sure)._replace(seconds=time.perf_counter() - began)
        said = estimate_json(forgetful, outlook, found_sure) if asked.json else None
        say([json.dumps(said)] if said else estimated(translator(), forgetful, outlook, found_sure))
        _late(asked, outlook.seconds, outlook.iterations)
        return 0
    from perudo.solver.cfr import solve
    from perudo.solver.race import best_solver

    with _workers(asked) as workers:
        solver = best_solver(round_, asked.method, workers)
        found = solve(solver, width=asked.width if limited else WIDTH, checkpoint=asked.checkpoint, **limits)
    if asked.export:
        about = {
            "dice": asked.dice,
            "raise": round_.lattice.raising.raise_,
            "calza": round_.calls > 1,
            "locked": asked.locked,
            "faces": asked.faces,
            "aces": asked.aces,
        }
        strategies.export(solver, asked.export, {**about, **as_json(found)})
    say([json.dumps(as_json(found))] if asked.json else told(translator(), solver, found))
    _late(asked, found.seconds, found.iterations)
    return 0


def _solve_three(asked: argparse.Namespace, began: float) -> int:
    asked.parser.alone(asked, f"--dice {','.join(map(str, asked.dice))}", *_OF_TWO)
    from perudo.solver import strategies
    from perudo.solver.three_players import TARGET_EPSILON as THREE_WIDTH
    from perudo.solver.three_players import ThreePlayerRound, ThreePlayerSolver, solve_three
    from perudo.terminal.reports.solver import reporter, three_json, three_told

    with usage(asked):
        if asked.dice != (1, 1, 1):
            raise PerudoError("solver-three-dice")
        round_ = ThreePlayerRound.of(house_rules(asked.edition, dict(asked.set)), asked.locked)
        if asked.export:
            strategies.check_export_name(asked.export)
    ready(asked.export, "solver-unwritten")
    limited = asked.iterations or asked.width or asked.seconds
    triple = ThreePlayerSolver(round_)
    found = solve_three(
        triple,
        iterations=asked.iterations,
        width=asked.width if limited else THREE_WIDTH,
        seconds=asked.seconds,
        began=began,
        told=reporter(translator(), _note),
    )
    said = three_json(found)
    if asked.export:
        about = {"dice": asked.dice, "raise": round_.lattice.raising.raise_, "locked": asked.locked}
        strategies.export(triple, asked.export, {**about, **said})
    say([json.dumps(said)] if asked.json else three_told(translator(), asked.edition, asked.locked, triple, found))
    return 0


def _lattice(asked: argparse.Namespace) -> BidGraph:
    from perudo.sim.bid_graph import BidGraph

    raise_ = asked.raise_ or EDITIONS[asked.edition].raise_
    return BidGraph.of(sum(asked.dice), raise_, faces=asked.faces, aces=asked.aces, locked=asked.locked)


def _of_rules(asked: argparse.Namespace) -> Round:
    """The round as it is played by rules of the house. Raises ``PerudoError``."""
    from perudo.solver.round_starts import RoundStart, RoundStarts

    rules = house_rules(asked.edition, dict(asked.set))
    if max(asked.dice) > rules.dice:
        raise PerudoError("position-dice", most=rules.dice)
    positions = RoundStarts(rules)
    if rules.calza and not positions.may_call:
        raise PerudoError("solver-no-calza")
    return positions.in_dice(RoundStart(*asked.dice))


def _late(asked: argparse.Namespace, seconds: float, iterations: int) -> None:
    """Tells what the least time is, where less was given."""
    if asked.seconds and iterations <= 1 and seconds > asked.seconds:
        _note(translator()("solve-least", seconds=math.ceil(seconds)))


def _workers(asked: argparse.Namespace) -> contextlib.AbstractContextManager[Sequence[Worker]]:
    """Over whom a solve is spread; nobody where this process does it alone."""
    if not asked.processes and asked.ray is None:
        return contextlib.nullcontext(())
    from perudo.sim.workers import process_pool, ray_pool
    from perudo.solver.shard import Shard

    return process_pool(asked.processes, Shard) if asked.ray is None else ray_pool(asked.ray, asked.processes, Shard)


def _solve_match(asked: argparse.Namespace) -> int:
    with usage(asked):
        rules = house_rules(asked.match, dict(asked.set))
        if asked.draw:
            named(asked.draw)
    if asked.draw:
        drawn()
    ready(asked.draw, "picture-unwritten")
    ready(asked.checkpoint, "solver-unwritten")
    from perudo.sim.workers import parallel_map
    from perudo.solver.round_starts import RoundStarts
    from perudo.solver.whole_game import WholeGame, solvable_dice
    from perudo.terminal.reports.whole_game import as_json, draw, reporter, table

    if RoundStarts(rules).may_call:
        asked.parser.alone(asked, "--set calza=true", "--processes", "--ray")
    most = asked.largest or solvable_dice(rules)
    width, report = asked.width or MATCH_WIDTH, reporter(translator(), _note)
    with _workers(asked) as workers:
        spread = partial(parallel_map, workers) if workers else map
        match = WholeGame.of(
            rules,
            most,
            width,
            remembered=asked.remember,
            told=report,
            spread=spread,
            share=len(workers) or 1,
            seconds=asked.seconds,
            checkpoint=asked.checkpoint,
        )
    if not match.finished:
        _note(translator()("solve-match-unfinished"))
    if asked.draw:
        draw(translator(), asked.match, match, asked.draw)
    say([json.dumps(as_json(match))] if asked.json else table(translator(), asked.match, match, most))
    return 0


def _note(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
