"""``perudo odds``: the chances of a bid and of its neighbours, for people and as JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from perudo.errors import PerudoError
from perudo.game import FACES, Bid, Hand
from perudo.odds import Odds, matching, odds
from perudo.terminal import aligned, arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import MOST, say, usage
from perudo.words import Words, words

AROUND = 3
"""How many quantities up and down the table of neighbours goes."""
_SHORT = 1_000_000
"""A fraction is told beside its percentage where its denominator is smaller."""


def flags(parser: Parser) -> None:
    parser.take("--dice", "number", type=parser.kind(arguments.whole(1, MOST)), required=True)
    parser.take("--hand", "hand", type=parser.kind(arguments.hand), default=())
    parser.take("--bid", "bid", type=parser.kind(arguments.bid), required=True)
    parser.take("--palifico", action="store_true")
    parser.take("--json", action="store_true")


def run(asked: argparse.Namespace) -> int:
    with usage(asked):
        if len(asked.hand) > asked.dice:
            raise PerudoError("hand-too-large", hand=len(asked.hand), dice=asked.dice)
    question = Question(asked.dice, asked.hand, asked.bid, asked.palifico)
    say([json.dumps(as_json(question))] if asked.json else told(words(), question))
    return 0


class Question(NamedTuple):
    """A bid, and what one knows of the dice: their number, the hand that one sees, and whether aces are wild."""

    dice: int
    hand: Hand
    bid: Bid
    palifico: bool

    def odds(self, bid: Bid) -> Odds:
        return odds(self.dice, self.hand, bid.quantity, bid.face, wild=not self.palifico)

    @property
    def same_face(self) -> list[Bid]:
        least, most = max(1, self.bid.quantity - AROUND), min(self.dice, self.bid.quantity + AROUND)
        return [Bid(quantity, self.bid.face) for quantity in range(least, most + 1)]

    @property
    def same_quantity(self) -> list[Bid]:
        return [Bid(self.bid.quantity, face) for face in FACES]


def told(words: Words, asked: Question) -> Iterator[str]:
    """The chances of the bid, and a table of its neighbours."""
    quantity, face = asked.bid
    title = words("odds-bid-palifico" if asked.palifico else "odds-bid", quantity=quantity, face=face, count=asked.dice)
    yield title[0].upper() + title[1:]
    if asked.hand:
        match = matching(asked.hand, face, wild=not asked.palifico)
        yield words("odds-hand", hand=" ".join(map(str, asked.hand)), matching=match)
    else:
        yield words("odds-no-hand")
    yield ""
    names = [words(f"odds-{chance}") for chance in Odds._fields]
    wide = max(map(len, names))
    for name, chance in zip(names, asked.odds(asked.bid), strict=True):
        yield f"{name:<{wide}} {percent(words, chance)} {_fraction(words, chance)}".rstrip()
    yield from ["", words("odds-same-face"), *_table(words, asked, asked.same_face)]
    yield from ["", words("odds-same-quantity"), *_table(words, asked, asked.same_quantity)]


def _table(words: Words, asked: Question, bids: list[Bid]) -> Iterator[str]:
    rows = [["", *(words(f"odds-{chance}") for chance in Odds._fields)]]
    for bid in bids:
        name = words("bid", quantity=bid.quantity, face=bid.face)
        rows.append([name, *(percent(words, chance).strip() for chance in asked.odds(bid))])
    yield from aligned(rows)


def percent(words: Words, chance: Fraction) -> str:
    """A chance as its language writes it; what is neither certain nor ruled out is never called so."""
    if 0 < chance < Fraction(1, 20_000):
        return words("odds-nearly-none")
    if 1 > chance > 1 - Fraction(1, 20_000):
        return words("odds-nearly-certain")
    return words("odds-chance", percent=float(100 * chance))


def _fraction(words: Words, chance: Fraction) -> str:
    if not 1 < chance.denominator < _SHORT:
        return ""
    return words("odds-fraction", numerator=str(chance.numerator), denominator=str(chance.denominator))


def as_json(asked: Question) -> dict[str, object]:
    """The same, for programs: chances as numbers from 0 to 1, and those of the bid as exact fractions too."""
    true, exact = asked.odds(asked.bid)
    neighbours = [bid for bid in dict.fromkeys([*asked.same_face, *asked.same_quantity]) if bid != asked.bid]
    return {
        "dice": asked.dice,
        "hand": "".join(map(str, asked.hand)),
        "bid": str(asked.bid),
        "palifico": asked.palifico,
        "true": float(true),
        "exact": float(exact),
        "true_fraction": str(true),
        "exact_fraction": str(exact),
        "neighbours": [
            {"bid": str(bid), **{name: float(chance) for name, chance in asked.odds(bid)._asdict().items()}}
            for bid in neighbours
        ],
    }
