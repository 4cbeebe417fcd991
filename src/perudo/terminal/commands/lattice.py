"""``perudo lattice``: which bid may follow which, for people as a table and a picture, and for programs as JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from perudo.core.errors import PerudoError
from perudo.core.game import FACES, Bid
from perudo.core.rules import EDITIONS, house_rules, rule_code
from perudo.locales.translator import Translator, translator
from perudo.sim.bid_graph import PALIFICO, ROUND_KINDS, VETERAN, BidGraph, bid_graphs, call_tables
from perudo.terminal import aligned, arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.charts import picture
from perudo.terminal.commands import MOST, say, usage

DICE = 20


def flags(parser: Parser) -> None:
    editions = {"editions": ", ".join(EDITIONS)}
    kinds = {"kinds": ", ".join(ROUND_KINDS), "default": ROUND_KINDS[0]}
    parser.take("edition", "edition", editions, type=parser.kind(arguments.edition))
    parser.take("--set", "set", action="append", type=parser.kind(arguments.setting), default=[])
    dice = parser.kind(arguments.whole(1, MOST))
    parser.take("--dice", "number", {"default": str(DICE)}, type=dice, default=DICE)
    parser.take("--round", "round", kinds, choices=ROUND_KINDS, default=ROUND_KINDS[0])
    parser.take("--draw", "file", type=arguments.file)
    parser.take("--json", action="store_true")


def run(asked: argparse.Namespace) -> int:
    with usage(asked):
        rules = house_rules(asked.edition, dict(asked.set))
        kind = ROUND_KINDS.index(asked.round)
        if kind == VETERAN and not call_tables(rules).veteran:
            raise PerudoError("lattice-no-veteran")
        if kind == PALIFICO and rules.palifico == "off":
            raise PerudoError("lattice-no-palifico")
    named = rule_code(asked.edition, rules.options(asked.edition))
    one_each = replace(rules, dice=1)
    question = Question(named, kind, bid_graphs(one_each, seats=asked.dice)[kind])
    if asked.draw:
        draw(translator(), question, asked.draw)
    if asked.json:
        say([json.dumps(as_json(question))])
    elif not asked.draw:
        say(told(translator(), question))
    return 0


class Question(NamedTuple):
    """The raises of one kind of round."""

    rules: str
    """Their rule code: an edition, and what differs from it."""
    kind: int
    lattice: BidGraph

    def standing(self) -> Iterator[tuple[Bid | None, list[Bid]]]:
        """What may open, and then for each bid, upwards, what may follow it."""
        lattice = self.lattice
        for number in (None, *lattice.order):
            after = lattice.follow[-1 if number is None else number]
            yield None if number is None else lattice.bids[number], [lattice.bids[follower] for follower in after]


def told(words: Translator, asked: Question) -> Iterator[str]:
    """A row a standing bid: for each face the quantities that may follow."""
    yield _title(words, asked)
    yield words("lattice-how")
    yield ""
    most = asked.lattice.raising.most
    rows = [["", *map(str, FACES)]]
    for standing, after in asked.standing():
        name = str(standing) if standing else words("lattice-opening")
        rows.append([name, *(_quantities([bid.quantity for bid in after if bid.face == face], most) for face in FACES)])
    yield from aligned(rows, gap=3)


def _quantities(quantities: list[int], most: int) -> str:
    """Quantities, which never have a gap, in short: ``4``, ``4-6``, or ``4+`` up to all dice."""
    if len(quantities) < 2:
        return str(quantities[0]) if quantities else "·"
    return f"{quantities[0]}+" if quantities[-1] == most else f"{quantities[0]}-{quantities[-1]}"


def as_json(asked: Question) -> dict[str, object]:
    """The tables themselves: bids by their numbers, and numbers of bids."""
    lattice = asked.lattice
    return {
        "rules": asked.rules,
        "round": ROUND_KINDS[asked.kind],
        "dice": lattice.raising.most,
        "bids": list(map(str, lattice.bids)),
        "order": lattice.order,
        "open": lattice.follow[-1],
        "follow": lattice.follow[:-1],
    }


def draw(words: Translator, asked: Question, file: Path) -> None:
    """Draws the table: a square for each bid (across) that may follow another (down), in the colour of its face.

    Raises ``PerudoError``: ``extra-missing``, ``picture-name``, or ``picture-unwritten``.
    """
    lattice = asked.lattice
    order = [lattice.bids[number] for number in lattice.order]
    place = {bid: at for at, bid in enumerate(order)}
    squares = [[0] * len(order) for _ in range(len(order) + 1)]
    for row, (_, after) in enumerate(asked.standing()):
        for bid in after:
            squares[row][place[bid]] = bid.face
    size = max(4.0, 0.14 * len(order))
    with picture(file, size + 1.5, size + 1) as figure:
        from matplotlib.colors import ListedColormap

        axes = figure.add_subplot()
        colours = ListedColormap(["#f6f4ef", "#c9a227", "#3b6ea5", "#5fa8a0", "#7d9f54", "#b5652f", "#8e4585"])
        drawn = axes.imshow(squares, cmap=colours, vmin=-0.5, vmax=6.5, interpolation="nearest")
        axes.set_title(_title(words, asked))
        axes.set_xlabel(words("lattice-followers"))
        axes.set_ylabel(words("lattice-standing"))
        axes.set_xticks(range(len(order)), list(map(str, order)), rotation=90, fontsize=6)
        axes.set_yticks(range(len(order) + 1), [words("lattice-opening"), *map(str, order)], fontsize=6)
        bar = figure.colorbar(drawn, ax=axes, ticks=FACES, boundaries=[0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5], shrink=0.5)
        bar.set_label(words("lattice-face"))


def _title(words: Translator, asked: Question) -> str:
    most = asked.lattice.raising.most
    return words("lattice-title", edition=asked.rules, kind=ROUND_KINDS[asked.kind], dice=most)
