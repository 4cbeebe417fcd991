"""``perudo raises``: shows which bids may follow each bid, as a table, a picture, or JSON."""

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
from perudo.terminal.charts import open_figure
from perudo.terminal.commands import MAX_TABLE_DICE, as_usage_error, print_lines

DEFAULT_DICE = 20


def add_arguments(parser: Parser) -> None:
    editions = {"editions": ", ".join(EDITIONS)}
    kinds = {"kinds": ", ".join(ROUND_KINDS), "default": ROUND_KINDS[0]}
    parser.add("edition", "edition", editions, type=parser.converter(arguments.edition))
    parser.add("--set", "set", action="append", type=parser.converter(arguments.setting), default=[])
    dice = parser.converter(arguments.integer_between(1, MAX_TABLE_DICE))
    parser.add("--dice", "number", {"default": str(DEFAULT_DICE)}, type=dice, default=DEFAULT_DICE)
    parser.add("--round", "round", kinds, choices=ROUND_KINDS, default=ROUND_KINDS[0])
    parser.add("--chart", "file", type=arguments.file)
    parser.add("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    with as_usage_error(args):
        rules = house_rules(args.edition, dict(args.set))
        kind = ROUND_KINDS.index(args.round)
        if kind == VETERAN and not call_tables(rules).veteran:
            raise PerudoError("raises-no-veteran")
        if kind == PALIFICO and rules.palifico == "off":
            raise PerudoError("raises-no-palifico")
    named = rule_code(args.edition, rules.diff(args.edition))
    one_each = replace(rules, dice=1)
    question = RaisesQuery(named, kind, bid_graphs(one_each, seats=args.dice)[kind])
    if args.chart:
        draw_chart(translator(), question, args.chart)
    if args.json:
        print_lines([json.dumps(as_json(question))])
    elif not args.chart:
        print_lines(render(translator(), question))
    return 0


class RaisesQuery(NamedTuple):
    """The legal raises in one kind of round."""

    rules: str
    """The rule code: an edition, and the settings that differ from it."""
    kind: int
    bid_graph: BidGraph

    def rows(self) -> Iterator[tuple[Bid | None, list[Bid]]]:
        """Yield the opening bids; then, for each bid in ascending order, the bids that may follow it."""
        bid_graph = self.bid_graph
        for number in (None, *bid_graph.topological_order):
            after = bid_graph.successors[-1 if number is None else number]
            yield None if number is None else bid_graph.bids[number], [bid_graph.bids[follower] for follower in after]


def render(translate: Translator, asked: RaisesQuery) -> Iterator[str]:
    """Yield a row for each bid. For each face, the row lists the quantities of the bids that may follow."""
    yield _title(translate, asked)
    yield translate("raises-how")
    yield ""
    most = asked.bid_graph.raise_context.max_quantity
    rows = [["", *map(str, FACES)]]
    for current_bid, after in asked.rows():
        name = str(current_bid) if current_bid else translate("raises-opening")
        rows.append([name, *(_quantities([bid.quantity for bid in after if bid.face == face], most) for face in FACES)])
    yield from aligned(rows, gap=3)


def _quantities(quantities: list[int], max_quantity: int) -> str:
    """Return a range of quantities in short form: ``4``, ``4-6``, or ``4+`` if the range ends at the maximum."""
    if len(quantities) < 2:
        return str(quantities[0]) if quantities else "·"
    return f"{quantities[0]}+" if quantities[-1] == max_quantity else f"{quantities[0]}-{quantities[-1]}"


def as_json(asked: RaisesQuery) -> dict[str, object]:
    """Return the bid graph as JSON: a list of all bids, and lists of legal bids that refer to the first list by
    index."""
    bid_graph = asked.bid_graph
    return {
        "rules": asked.rules,
        "round": ROUND_KINDS[asked.kind],
        "dice": bid_graph.raise_context.max_quantity,
        "bids": list(map(str, bid_graph.bids)),
        "order": bid_graph.topological_order,
        "open": bid_graph.successors[-1],
        "follow": bid_graph.successors[:-1],
    }


def draw_chart(translate: Translator, asked: RaisesQuery, file: Path) -> None:
    """Draw the bid graph as a grid. A coloured square means that the column's bid may follow the row's bid; the colour
    shows the face.

    Raises ``PerudoError``: ``extra-missing``, ``picture-name``, or ``picture-unwritten``.
    """
    bid_graph = asked.bid_graph
    order = [bid_graph.bids[number] for number in bid_graph.topological_order]
    place = {bid: at for at, bid in enumerate(order)}
    squares = [[0] * len(order) for _ in range(len(order) + 1)]
    for row, (_, after) in enumerate(asked.rows()):
        for bid in after:
            squares[row][place[bid]] = bid.face
    size = max(4.0, 0.14 * len(order))
    with open_figure(file, size + 1.5, size + 1) as figure:
        from matplotlib.colors import ListedColormap

        axes = figure.add_subplot()
        colours = ListedColormap(["#f6f4ef", "#c9a227", "#3b6ea5", "#5fa8a0", "#7d9f54", "#b5652f", "#8e4585"])
        drawn = axes.imshow(squares, cmap=colours, vmin=-0.5, vmax=6.5, interpolation="nearest")
        axes.set_title(_title(translate, asked))
        axes.set_xlabel(translate("raises-followers"))
        axes.set_ylabel(translate("raises-standing"))
        axes.set_xticks(range(len(order)), list(map(str, order)), rotation=90, fontsize=6)
        axes.set_yticks(range(len(order) + 1), [translate("raises-opening"), *map(str, order)], fontsize=6)
        bar = figure.colorbar(drawn, ax=axes, ticks=FACES, boundaries=[0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5], shrink=0.5)
        bar.set_label(translate("raises-face"))


def _title(translate: Translator, asked: RaisesQuery) -> str:
    most = asked.bid_graph.raise_context.max_quantity
    return translate("raises-title", edition=asked.rules, kind=ROUND_KINDS[asked.kind], dice=most)
