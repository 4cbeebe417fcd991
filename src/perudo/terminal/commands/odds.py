"""``perudo odds``: the chances of a bid and of its neighbours, for people and as JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from perudo.core.errors import PerudoError
from perudo.core.game import FACES, Bid, Hand
from perudo.core.moves import RaiseContext
from perudo.core.notation import Cup, Position
from perudo.core.odds import Odds, count_matching, odds
from perudo.core.positions import view_of
from perudo.core.rules import EDITIONS, PRESETS, house_rules
from perudo.locales.translator import Translator, translator
from perudo.terminal import aligned, arguments, percent, printable
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import EDITION, say, usage

AROUND = 3
"""How many quantities up and down the table of neighbours goes."""
_SHORT = 1_000_000
"""A fraction is told beside its percentage where its denominator is smaller."""


def flags(parser: Parser) -> None:
    parser.take("--dice", "number", type=parser.kind(arguments.dice_of_each))
    parser.take("--hand", "hand", type=parser.kind(arguments.hand), default=())
    parser.take("--bid", "bid", type=parser.kind(arguments.bid))
    parser.take("--bids", "bids", type=parser.kind(arguments.spoken), default=())
    editions = {"editions": ", ".join([*PRESETS, *EDITIONS]), "default": EDITION}
    parser.take("--edition", "edition", editions, type=parser.kind(arguments.rules), default=EDITION)
    parser.take("--palifico", action="store_true")
    parser.take("--json", action="store_true")


def run(asked: argparse.Namespace) -> int:
    bid = asked.bids[-1][1] if asked.bids and not asked.bid else asked.bid
    missing = [flag for flag, given in (("--dice", asked.dice), ("--bid", bid)) if not given]
    if missing:
        asked.parser.error(translator()("cli-required") % ", ".join(missing))
    with usage(asked):
        question = Question(sum(asked.dice), asked.hand, bid, asked.palifico)
        if len(asked.hand) > question.dice:
            raise PerudoError("hand-too-large", hand=len(asked.hand), dice=question.dice)
        heard = _heard(asked, question) if asked.bids else None
    say([json.dumps(as_json(question, heard))] if asked.json else told(translator(), question, heard))
    return 0


class Heard(NamedTuple):
    """What bids tell of the cups, as the strongest bot of the house reads them: an estimate, of players as they are
    usually."""

    bids: tuple[tuple[str, Bid], ...]
    """Each with the name of who made it; empty where none was given."""
    true: float
    exact: float


def _heard(asked: argparse.Namespace, question: Question) -> Heard:
    """The chances of the bid for who is next after these bids and has the hand, or for a watcher where there is none.

    Raises ``PerudoError`` for bids that could not be made so.
    """
    from perudo.bots.inference import Inference, tail_index

    dice = asked.dice
    if len(dice) < 2:
        raise PerudoError("odds-dice-each")
    players: dict[str, int] = {}
    for turn, (name, _) in enumerate(asked.bids):
        if name and players.setdefault(name, turn % len(dice)) != turn % len(dice):
            raise PerudoError("odds-order", name=name)
    if len(set(players.values())) < len(players):
        raise PerudoError("odds-order", name=list(players)[-1])
    bids = tuple(bid for _, bid in asked.bids)
    me = len(bids) % len(dice) + 1 if asked.hand else None
    if me and len(asked.hand) != dice[me - 1]:
        raise PerudoError("probe-hand", hand=len(asked.hand), dice=dice[me - 1])
    rules = house_rules(*asked.edition)
    cups = tuple(Cup(count, asked.hand if seat == me else None) for seat, count in enumerate(dice, start=1))
    view_of(Position(rules, 2, cups, 1, asked.palifico, "word", bids, seat=me))  # whether they may be made so
    most = rules.dice * len(dice)
    reading = Inference(dice, not asked.palifico, most)
    raising = RaiseContext(rules.raise_, asked.palifico, asked.palifico, most)
    for turn, bid in enumerate(bids):
        reading = reading.after(turn % len(dice) + 1, raising, bids[turn - 1] if turn else None, bid)
    quantity, face = question.bid
    needed = quantity - count_matching(asked.hand, face, wild=not asked.palifico)
    others = reading.others(me) if me else reading.others()
    true, more = (float(others[face - 1, tail_index(min(needed + above, most + 1))]) for above in (0, 1))
    return Heard(asked.bids, true, true - more)


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


def told(words: Translator, asked: Question, heard: Heard | None = None) -> Iterator[str]:
    """The chances of the bid, and a table of its neighbours."""
    quantity, face = asked.bid
    title = words("odds-bid-palifico" if asked.palifico else "odds-bid", quantity=quantity, face=face, count=asked.dice)
    yield title[0].upper() + title[1:]
    if asked.hand:
        match = count_matching(asked.hand, face, wild=not asked.palifico)
        yield words("odds-hand", hand=" ".join(map(str, asked.hand)), matching=match)
    else:
        yield words("odds-no-hand")
    if heard is not None:
        for name, bid in heard.bids:
            said = words("bid", quantity=bid.quantity, face=bid.face)
            yield printable(words("labelled", what=name, text=said) if name else said)
        by_dice = asked.odds(asked.bid)
        rows = [["", *(words(f"odds-{chance}") for chance in Odds._fields)]]
        rows.append([words("odds-by-dice"), *(percent(words, chance).strip() for chance in by_dice)])
        after = (percent(words, Fraction(chance)).strip() for chance in (heard.true, heard.exact))
        rows.append([words("odds-after-bids"), *after])
        yield from ["", *aligned(rows), "", words("odds-reader", reader=words("bot-master"))]
        return
    yield ""
    names = [words(f"odds-{chance}") for chance in Odds._fields]
    wide = max(map(len, names))
    for name, chance in zip(names, asked.odds(asked.bid), strict=True):
        yield f"{name:<{wide}} {percent(words, chance)} {_fraction(words, chance)}".rstrip()
    yield from ["", words("odds-same-face"), *_table(words, asked, asked.same_face)]
    yield from ["", words("odds-same-quantity"), *_table(words, asked, asked.same_quantity)]


def _table(words: Translator, asked: Question, bids: list[Bid]) -> Iterator[str]:
    rows = [["", *(words(f"odds-{chance}") for chance in Odds._fields)]]
    for bid in bids:
        name = words("bid", quantity=bid.quantity, face=bid.face)
        rows.append([name, *(percent(words, chance).strip() for chance in asked.odds(bid))])
    yield from aligned(rows)


def _fraction(words: Translator, chance: Fraction) -> str:
    if not 1 < chance.denominator < _SHORT:
        return ""
    return words("odds-fraction", numerator=str(chance.numerator), denominator=str(chance.denominator))


def as_json(asked: Question, heard: Heard | None = None) -> dict[str, object]:
    """The same, for programs: chances as numbers from 0 to 1, and those of the bid as exact fractions too."""
    true, exact = asked.odds(asked.bid)
    after: dict[str, object] = {}
    if heard is not None:
        bids = [{"by": name or None, "bid": str(bid)} for name, bid in heard.bids]
        after["after_bids"] = {"reader": "master", "true": heard.true, "exact": heard.exact, "bids": bids}
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
        **after,
        "neighbours": [
            {"bid": str(bid), **{name: float(chance) for name, chance in asked.odds(bid)._asdict().items()}}
            for bid in neighbours
        ],
    }
