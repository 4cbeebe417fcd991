"""``perudo probe``: looks up how to play a position, in the shipped tables or in a saved solution."""

from __future__ import annotations

import argparse
import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, get_args

from perudo.core.errors import PerudoError
from perudo.core.game import Bid, Move
from perudo.core.notation import OMNISCIENT, CupInfo, Position, locating_errors, parse
from perudo.core.positions import game_of, position_of, view_of
from perudo.core.rules import EDITIONS, house_rules
from perudo.core.view import View, view
from perudo.locales.translator import Translator, translator
from perudo.solver.tablebase import NoAnswer, TablebaseQuery, load_tablebase, probe, query_for
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import DEFAULT_EDITION, as_usage_error, print_lines


def add_arguments(parser: Parser) -> None:
    editions = {"editions": ", ".join(EDITIONS), "default": DEFAULT_EDITION}
    parser.add("position", "position", nargs="?")
    parser.add("--dice", "dice", type=parser.converter(arguments.two_players))
    parser.add("--hand", "hand", type=parser.converter(arguments.hand), default=())
    parser.add("--bids", "bids", type=parser.converter(arguments.bids), default=())
    parser.add("--edition", "edition", editions, type=parser.converter(arguments.rules))
    parser.add("--palifico", action="store_true")
    parser.add("--solution", "file", type=arguments.file)
    parser.add("--json", action="store_true")


class ProbedPosition(NamedTuple):
    """A position as seen by the player to act, with the numbers of dice and the veterans that this player may
    remember."""

    text: str
    view: View
    dice: Sequence[int | None]
    veterans: Collection[int] | None


class ProbeResult(NamedTuple):
    """The recommended moves, their value, and bounds on the round's value."""

    mix: Mapping[Move, float]
    value: float
    """The expected value for the player to act, from -1 to 1."""
    low: float | None
    """A lower bound on the value of the whole round for the opener; ``high`` is an upper bound."""
    high: float | None


def run(args: argparse.Namespace) -> int:
    with as_usage_error(args):
        told = _told(args)
    try:
        question = query_for(told.view, position_of(told.view).rules, told.dice, told.veterans)
        found = _kept(question, told, args.solution) if args.solution else _shipped(question, told)
    except PerudoError as error:
        if not args.json:
            raise
        print_lines([json.dumps({"position": told.text, "unanswered": error.code.removeprefix("probe-")})])
        return 1
    said = as_json if args.json else lines
    print_lines(said(translator(), told, question, found, args.solution))
    return 0


def _told(args: argparse.Namespace) -> ProbedPosition:
    """Return the requested position. Raises ``PerudoError``."""
    if args.position is None:
        if args.dice is None or not args.hand:
            raise PerudoError("probe-nothing")
        return _of(_laid(args))
    args.parser.forbid_with(args, "POSITION", "--dice", "--hand", "--bids", "--edition", "--palifico")
    position = parse(args.position)
    with locating_errors(args.position):
        return _of(position)


def _laid(args: argparse.Namespace) -> Position:
    """Return the two-player position that the flags describe: seat 1 opened, and the given hand belongs to the player
    to act."""
    turn = len(args.bids) % 2
    if len(args.hand) != args.dice[turn]:
        raise PerudoError("probe-hand", hand=len(args.hand), dice=args.dice[turn])
    cups = tuple(CupInfo(dice, args.hand if at == turn else None) for at, dice in enumerate(args.dice))
    rules = house_rules(*(args.edition or (DEFAULT_EDITION, {})))
    return Position(rules, 2, cups, 1, args.palifico, "word", tuple(args.bids), seat=turn + 1)


def _of(position: Position) -> ProbedPosition:
    shown = [seat for seat, cup in enumerate(position.cups, start=1) if cup.hand]
    if position.seat == OMNISCIENT and len(shown) == 1:  # Default to the only seat whose hand is visible.
        position = position._replace(seat=shown[0])
    if position.seat == OMNISCIENT:
        game = game_of(position)
        return ProbedPosition(position.text, view(game, game.to_act), game.dice, game.veterans)
    # Missing veteran marks do not mean that there are no veterans, so treat the veterans as unknown.
    marked = position.veterans
    return ProbedPosition(position.text, view_of(position), position.dice, marked or None)


def _shipped(question: TablebaseQuery | NoAnswer, probed: ProbedPosition) -> ProbeResult:
    """Query a shipped table. Raises ``PerudoError`` (``probe-*``)."""
    rules = position_of(probed.view).rules
    answer = probe(probed.view, rules, probed.dice, probed.veterans)
    if isinstance(answer, NoAnswer):
        raise answer.error
    table = (
        load_tablebase(question.dice, rules.raise_, question.locked, question.veteran)
        if isinstance(question, TablebaseQuery)
        else None
    )
    return ProbeResult(answer.mix, answer.value, table.low if table else None, table.high if table else None)


def _kept(question: TablebaseQuery | NoAnswer, probed: ProbedPosition, file: Path) -> ProbeResult:
    """Query a solution saved by ``perudo solve --checkpoint``. Raises ``PerudoError``."""
    if isinstance(question, NoAnswer):
        raise question.error
    from perudo.solver.race import best_solver
    from perudo.solver.regrets import Method
    from perudo.solver.tablebase_builder import round_of

    ways: tuple[Method | None, ...] = (None, *get_args(Method))
    round_ = round_of(question.dice, position_of(probed.view).rules.raise_, question.locked, question.veteran)
    for method in ways:
        solver = best_solver(round_, method)
        try:
            solver.load(file)
            break
        except PerudoError:
            if method == ways[-1]:
                raise
    bounds = solver.bounds()
    return ProbeResult(
        solver.strategy(question.hand, question.bids), solver.expected_value(question.hand, question.bids), *bounds
    )


def lines(
    translate: Translator,
    probed: ProbedPosition,
    question: TablebaseQuery | NoAnswer,
    found: ProbeResult,
    solution: Path | None,
) -> Iterator[str]:
    """Yield the result as text."""
    yield probed.text
    if isinstance(question, TablebaseQuery):
        yield translate("solve-round", first=question.dice[0], second=question.dice[1])
    often = sorted(found.mix.items(), key=lambda each: -each[1])
    mix = "  ".join(f"{move} {translate('solve-share', percent=100 * share)}" for move, share in often)
    yield translate("probe-mix", mix=mix)
    yield translate("probe-value", value=f"{found.value:.2f}")
    if found.low is not None and found.high is not None:
        low, high = f"{found.low:.5f}", f"{found.high:.5f}"
        yield translate("solve-value", value=f"{(found.low + found.high) / 2:.4f}", low=low, high=high)
        yield translate("probe-kept", file=str(solution)) if solution else translate("probe-table")


def as_json(
    _: Translator,
    probed: ProbedPosition,
    question: TablebaseQuery | NoAnswer,
    found: ProbeResult,
    solution: Path | None,
) -> Iterator[str]:
    """Yield the result as JSON."""
    bids = [Bid(said.quantity, said.face) for said in probed.view.bids]
    yield json.dumps(
        {
            "position": probed.text,
            "dice": question.dice if isinstance(question, TablebaseQuery) else None,
            "hand": "".join(map(str, probed.view.hand or ())),
            "bids": list(map(str, bids)),
            "mix": {str(move): share for move, share in found.mix.items()},
            "value": found.value,
            "round": None if found.low is None else [found.low, found.high],
            "solution": str(solution) if solution else None,
        }
    )
