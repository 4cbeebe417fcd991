"""``perudo probe``: how a position should be played, by the tables that are shipped or by a solution that was kept."""

from __future__ import annotations

import argparse
import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, get_args

from perudo.core.errors import PerudoError
from perudo.core.game import Bid, Move
from perudo.core.notation import OMNISCIENT, Cup, Position, locating_errors, parse
from perudo.core.positions import game_of, position_of, view_of
from perudo.core.rules import EDITIONS, house_rules
from perudo.core.view import View, view
from perudo.locales.translator import Translator, translator
from perudo.solver.tablebase import NoAnswer, TablebaseQuery, load_tablebase, probe, query_for
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import EDITION, say, usage


def flags(parser: Parser) -> None:
    editions = {"editions": ", ".join(EDITIONS), "default": EDITION}
    parser.take("position", "position", nargs="?")
    parser.take("--dice", "dice", type=parser.kind(arguments.two_players))
    parser.take("--hand", "hand", type=parser.kind(arguments.hand), default=())
    parser.take("--bids", "bids", type=parser.kind(arguments.bids), default=())
    parser.take("--edition", "edition", editions, type=parser.kind(arguments.rules))
    parser.take("--palifico", action="store_true")
    parser.take("--solution", "file", type=arguments.file)
    parser.take("--json", action="store_true")


class Told(NamedTuple):
    """A position as the seat to act sees it, and what its rules hide of it but one may have counted."""

    text: str
    view: View
    dice: Sequence[int | None]
    veterans: Collection[int] | None


class Found(NamedTuple):
    """How to go on there."""

    mix: Mapping[Move, float]
    value: float
    """What the player to act can expect, from -1 to 1."""
    low: float | None
    """What the whole round is worth to who opens, at the least; and ``high``, at most."""
    high: float | None


def run(asked_for: argparse.Namespace) -> int:
    with usage(asked_for):
        told = _told(asked_for)
    try:
        question = query_for(told.view, position_of(told.view).rules, told.dice, told.veterans)
        found = _kept(question, told, asked_for.solution) if asked_for.solution else _shipped(question, told)
    except PerudoError as error:
        if not asked_for.json:
            raise
        say([json.dumps({"position": told.text, "unanswered": error.code.removeprefix("probe-")})])
        return 1
    said = as_json if asked_for.json else lines
    say(said(translator(), told, question, found, asked_for.solution))
    return 0


def _told(asked_for: argparse.Namespace) -> Told:
    """The position that is asked about. Raises ``PerudoError``."""
    if asked_for.position is None:
        if asked_for.dice is None or not asked_for.hand:
            raise PerudoError("probe-nothing")
        return _of(_laid(asked_for))
    asked_for.parser.alone(asked_for, "POSITION", "--dice", "--hand", "--bids", "--edition", "--palifico")
    position = parse(asked_for.position)
    with locating_errors(asked_for.position):
        return _of(position)


def _laid(asked_for: argparse.Namespace) -> Position:
    """The position of two that the flags lay out: seat 1 opened, and who is to act has the hand."""
    turn = len(asked_for.bids) % 2
    if len(asked_for.hand) != asked_for.dice[turn]:
        raise PerudoError("probe-hand", hand=len(asked_for.hand), dice=asked_for.dice[turn])
    cups = tuple(Cup(dice, asked_for.hand if at == turn else None) for at, dice in enumerate(asked_for.dice))
    rules = house_rules(*(asked_for.edition or (EDITION, {})))
    return Position(rules, 2, cups, 1, asked_for.palifico, "word", tuple(asked_for.bids), seat=turn + 1)


def _of(position: Position) -> Told:
    shown = [seat for seat, cup in enumerate(position.cups, start=1) if cup.hand]
    if position.seat == OMNISCIENT and len(shown) == 1:  # of whom else?
        position = position._replace(seat=shown[0])
    if position.seat == OMNISCIENT:
        game = game_of(position)
        return Told(position.text, view(game, game.to_act), game.dice, game.veterans)
    # Who was palifico is marked, unless nobody is: then it may not have been said.
    marked = position.veterans
    return Told(position.text, view_of(position), position.dice, marked or None)


def _shipped(question: TablebaseQuery | NoAnswer, told: Told) -> Found:
    """What a table says that is shipped. Raises ``PerudoError`` (``probe-*``)."""
    rules = position_of(told.view).rules
    answer = probe(told.view, rules, told.dice, told.veterans)
    if isinstance(answer, NoAnswer):
        raise answer.error
    table = (
        load_tablebase(question.dice, rules.raise_, question.locked, question.veteran)
        if isinstance(question, TablebaseQuery)
        else None
    )
    return Found(answer.mix, answer.value, table.low if table else None, table.high if table else None)


def _kept(question: TablebaseQuery | NoAnswer, told: Told, file: Path) -> Found:
    """What a solution says that ``perudo solve --checkpoint`` kept. Raises ``PerudoError``."""
    if isinstance(question, NoAnswer):
        raise question.error
    from perudo.solver.race import best_solver
    from perudo.solver.regrets import Method
    from perudo.solver.tablebase_builder import round_of

    ways: tuple[Method | None, ...] = (None, *get_args(Method))
    round_ = round_of(question.dice, position_of(told.view).rules.raise_, question.locked, question.veteran)
    for method in ways:
        solver = best_solver(round_, method)
        try:
            solver.load(file)
            break
        except PerudoError:
            if method == ways[-1]:
                raise
    bounds = solver.bounds()
    return Found(solver.strategy(question.hand, question.bids), solver.worth(question.hand, question.bids), *bounds)


def lines(
    say_words: Translator, told: Told, question: TablebaseQuery | NoAnswer, found: Found, solution: Path | None
) -> Iterator[str]:
    """What was found, for people."""
    yield told.text
    if isinstance(question, TablebaseQuery):
        yield say_words("solve-round", first=question.dice[0], second=question.dice[1])
    often = sorted(found.mix.items(), key=lambda each: -each[1])
    mix = "  ".join(f"{word} {say_words('solve-share', percent=100 * share)}" for word, share in often)
    yield say_words("probe-mix", mix=mix)
    yield say_words("probe-value", value=f"{found.value:.2f}")
    if found.low is not None and found.high is not None:
        low, high = f"{found.low:.5f}", f"{found.high:.5f}"
        yield say_words("solve-value", value=f"{(found.low + found.high) / 2:.4f}", low=low, high=high)
        yield say_words("probe-kept", file=str(solution)) if solution else say_words("probe-table")


def as_json(
    _: Translator, told: Told, question: TablebaseQuery | NoAnswer, found: Found, solution: Path | None
) -> Iterator[str]:
    """The same, for programs."""
    bids = [Bid(said.quantity, said.face) for said in told.view.bids]
    yield json.dumps(
        {
            "position": told.text,
            "dice": question.dice if isinstance(question, TablebaseQuery) else None,
            "hand": "".join(map(str, told.view.hand or ())),
            "bids": list(map(str, bids)),
            "mix": {str(word): share for word, share in found.mix.items()},
            "value": found.value,
            "round": None if found.low is None else [found.low, found.high],
            "solution": str(solution) if solution else None,
        }
    )
