"""``perudo solve``: solves a round for two or three players, or a whole game for two.

``terminal/reports/solver.py`` and ``terminal/reports/whole_game.py``, which import the solver, print the results.
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
from perudo.terminal.charts import check_image_name, require_matplotlib
from perudo.terminal.commands import DEFAULT_EDITION, as_usage_error, check_writable, print_lines

if TYPE_CHECKING:
    from perudo.sim.bid_graph import BidGraph
    from perudo.sim.workers import Worker
    from perudo.solver.tree import Round

DEFAULT_GAP = 1e-4
DEFAULT_GAME_GAP = 1e-3
MAX_WORKERS = 1024
_LEARNING = 0.75
"""The fraction of the time limit for learning a strategy with imperfect recall. The remaining time is for computing
proven bounds.
"""
METHODS = ("plus", "discounted", "predictive")


def add_arguments(parser: Parser) -> None:
    number = parser.converter(arguments.integer_between(1, 10**9 - 1))
    positive = parser.converter(arguments.positive)
    parser.add("--dice", "dice", type=parser.converter(arguments.players_dice))
    parser.add("--game", "edition", type=parser.converter(arguments.edition))
    parser.add("--set", "set", action="append", type=parser.converter(arguments.setting), default=[])
    parser.add("--largest", "number", type=parser.converter(arguments.integer_between(2, 20)))
    parser.add("--recall", "number", type=parser.converter(arguments.integer_between(0, 20)))
    parser.add("--chart", "file", type=arguments.file)
    edition = parser.converter(arguments.edition)
    parser.add(
        "--edition",
        "edition",
        {"editions": ", ".join(EDITIONS), "default": DEFAULT_EDITION},
        type=edition,
        default=DEFAULT_EDITION,
    )
    parser.add("--raise", dest="raise_", choices=SETTING_VALUES["raise"])
    parser.add("--faces", "number", type=parser.converter(arguments.integer_between(2, 6)), default=6)
    parser.add("--aces", choices=("wild", "plain", "silent", "top"), default="wild")
    parser.add("--locked", action="store_true")
    parser.add("--iterations", "number", type=number)
    parser.add("--gap", "factor", {"default": f"{DEFAULT_GAP:g}"}, type=positive)
    parser.add("--seconds", "factor", type=positive)
    parser.add("--checkpoint", "file", type=arguments.file)
    parser.add("--method", choices=METHODS)
    parser.add("--processes", "number", type=parser.converter(arguments.integer_between(1, MAX_WORKERS)))
    parser.add("--ray", "address", nargs="?", const="")
    parser.add("--export", "file", type=arguments.file)
    parser.add("--json", action="store_true")


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
"""Options of ``perudo solve`` that do not apply to a whole game."""
_OF_TWO: Final = ("--raise", "--faces", "--aces", "--recall", "--checkpoint", "--method", "--processes", "--ray")
"""Options that do not apply to a round with three players."""


def run(args: argparse.Namespace) -> int:
    began = time.perf_counter()  # --seconds limits the total time.
    if args.game:
        args.parser.forbid_with(args, "--game", *_OF_A_ROUND)
        return _solve_match(args)
    if not args.dice:
        args.parser.error(translator()("error-solver-nothing"))
    args.parser.forbid_with(args, "--dice", "--largest", "--chart")
    if len(args.dice) > 2:
        return _solve_three(args, began)
    if args.set:
        args.parser.forbid_with(args, "--set", "--raise", "--faces", "--aces", "--locked")
    if args.recall:
        args.parser.forbid_with(args, "--recall", "--method", "--checkpoint", "--processes", "--ray", "--export")
    if args.export:
        args.parser.forbid_with(args, "--export", "--processes", "--ray")
    from perudo.solver.tree import Round  # Imported here because a missing package is not a usage error.

    with as_usage_error(args):
        round_ = _of_rules(args) if args.set else Round(args.dice, _bid_graph(args))
    if round_.own_calza_payoffs:  # "Bid and call" moves cannot be exported.
        args.parser.forbid_with(args, "--set calza=true", "--export")
    from perudo.solver import strategies
    from perudo.terminal.reports.solver import as_json, estimate_json, progress_reporter, render, render_estimate

    if args.export:
        with as_usage_error(args):
            strategies.check_export_name(args.export)
    check_writable(args.export, "solver-unwritten")
    check_writable(args.checkpoint, "solver-unwritten")
    limited = args.iterations or args.gap or args.seconds
    limits = {"iterations": args.iterations, "seconds": args.seconds, "started_at": began}
    limits |= {"on_progress": progress_reporter(translator(), _note)}
    if args.recall:
        from perudo.solver.cfr import interruptible
        from perudo.solver.imperfect_recall import TARGET_GAIN as FORGETFUL_WIDTH
        from perudo.solver.imperfect_recall import ImperfectRecallSolver, check_memory, solve_imperfect_recall
        from perudo.solver.sound_bounds import DEFAULT_SECONDS, is_dudo_only, refine_sound_bounds

        check_memory(round_, args.recall)
        _note(translator()("solve-progress-preparing"))
        forgetful = ImperfectRecallSolver(round_, args.recall)
        if args.seconds and is_dudo_only(round_):
            limits["seconds"] = _LEARNING * args.seconds
        width = args.gap if limited else FORGETFUL_WIDTH
        with interruptible():  # One Ctrl-C ends both the learning and the refinement of bounds.
            outlook = solve_imperfect_recall(forgetful, target_gap=width, stepped=limits["on_progress"], **limits)
            left = args.seconds - (time.perf_counter() - began) if args.seconds else DEFAULT_SECONDS
            found_sure = refine_sound_bounds(forgetful, left).bounds if is_dudo_only(round_) else None
        outlook = outlook.within(found_sure)._replace(seconds=time.perf_counter() - began)
        said = estimate_json(forgetful, outlook, found_sure) if args.json else None
        print_lines([json.dumps(said)] if said else render_estimate(translator(), forgetful, outlook, found_sure))
        _late(args, outlook.seconds, outlook.iterations)
        return 0
    from perudo.solver.cfr import solve
    from perudo.solver.race import best_solver

    with _workers(args) as workers:
        solver = best_solver(round_, args.method, workers)
        found = solve(solver, target_gap=args.gap if limited else DEFAULT_GAP, checkpoint=args.checkpoint, **limits)
    if args.export:
        about = {
            "dice": args.dice,
            "raise": round_.bid_graph.raise_context.raise_,
            "calza": round_.call_count > 1,
            "locked": args.locked,
            "faces": args.faces,
            "aces": args.aces,
        }
        strategies.export(solver, args.export, {**about, **as_json(found)})
    print_lines([json.dumps(as_json(found))] if args.json else render(translator(), solver, found))
    _late(args, found.seconds, found.iterations)
    return 0


def _solve_three(args: argparse.Namespace, began: float) -> int:
    args.parser.forbid_with(args, f"--dice {','.join(map(str, args.dice))}", *_OF_TWO)
    from perudo.solver import strategies
    from perudo.solver.three_players import TARGET_EPSILON as THREE_WIDTH
    from perudo.solver.three_players import ThreePlayerRound, ThreePlayerSolver, solve_three
    from perudo.terminal.reports.solver import progress_reporter, render_three, three_json

    with as_usage_error(args):
        if args.dice != (1, 1, 1):
            raise PerudoError("solver-three-dice")
        round_ = ThreePlayerRound.of(house_rules(args.edition, dict(args.set)), args.locked)
        if args.export:
            strategies.check_export_name(args.export)
    check_writable(args.export, "solver-unwritten")
    limited = args.iterations or args.gap or args.seconds
    triple = ThreePlayerSolver(round_)
    found = solve_three(
        triple,
        iterations=args.iterations,
        target_gap=args.gap if limited else THREE_WIDTH,
        seconds=args.seconds,
        started_at=began,
        on_progress=progress_reporter(translator(), _note),
    )
    said = three_json(found)
    if args.export:
        about = {"dice": args.dice, "raise": round_.bid_graph.raise_context.raise_, "locked": args.locked}
        strategies.export(triple, args.export, {**about, **said})
    print_lines(
        [json.dumps(said)] if args.json else render_three(translator(), args.edition, args.locked, triple, found)
    )
    return 0


def _bid_graph(args: argparse.Namespace) -> BidGraph:
    from perudo.sim.bid_graph import BidGraph

    raise_ = args.raise_ or EDITIONS[args.edition].raise_
    return BidGraph.build(sum(args.dice), raise_, faces=args.faces, aces=args.aces, locked=args.locked)


def _of_rules(args: argparse.Namespace) -> Round:
    """Return the round that the flags describe, under house rules. Raises ``PerudoError``."""
    from perudo.solver.round_starts import RoundStart, RoundStarts

    rules = house_rules(args.edition, dict(args.set))
    if max(args.dice) > rules.dice:
        raise PerudoError("position-dice", most=rules.dice)
    positions = RoundStarts(rules)
    if rules.calza and not positions.allows_calza:
        raise PerudoError("solver-no-calza")
    return positions.round_in_dice(RoundStart(*args.dice))


def _late(args: argparse.Namespace, seconds: float, iterations: int) -> None:
    """If one iteration took longer than ``--seconds``, print how long it took."""
    if args.seconds and iterations <= 1 and seconds > args.seconds:
        _note(translator()("solve-least", seconds=math.ceil(seconds)))


def _workers(args: argparse.Namespace) -> contextlib.AbstractContextManager[Sequence[Worker]]:
    """Return the workers for a distributed solve; empty if this process does all the work."""
    if not args.processes and args.ray is None:
        return contextlib.nullcontext(())
    from perudo.sim.workers import process_pool, ray_pool
    from perudo.solver.shard import Shard

    return process_pool(args.processes, Shard) if args.ray is None else ray_pool(args.ray, args.processes, Shard)


def _solve_match(args: argparse.Namespace) -> int:
    with as_usage_error(args):
        rules = house_rules(args.game, dict(args.set))
        if args.chart:
            check_image_name(args.chart)
    if args.chart:
        require_matplotlib()
    check_writable(args.chart, "picture-unwritten")
    check_writable(args.checkpoint, "solver-unwritten")
    from perudo.sim.workers import parallel_map
    from perudo.solver.round_starts import RoundStarts
    from perudo.solver.whole_game import WholeGame, solvable_dice
    from perudo.terminal.reports.whole_game import as_json, draw_heat_map, probability_table, progress_reporter

    if RoundStarts(rules).allows_calza:
        args.parser.forbid_with(args, "--set calza=true", "--processes", "--ray")
    most = args.largest or solvable_dice(rules)
    width, report = args.gap or DEFAULT_GAME_GAP, progress_reporter(translator(), _note)
    with _workers(args) as workers:
        spread = partial(parallel_map, workers) if workers else map
        match = WholeGame.of(
            rules,
            most,
            width,
            recall=args.recall,
            on_progress=report,
            spread=spread,
            share=len(workers) or 1,
            seconds=args.seconds,
            checkpoint=args.checkpoint,
        )
    if not match.finished:
        _note(translator()("solve-match-unfinished"))
    if args.chart:
        draw_heat_map(translator(), args.game, match, args.chart)
    print_lines([json.dumps(as_json(match))] if args.json else probability_table(translator(), args.game, match, most))
    return 0


def _note(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
