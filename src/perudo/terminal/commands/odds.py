"""``perudo odds``: shows the probabilities of a bid and of neighbouring bids, as text or JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from perudo.core.errors import PerudoError
from perudo.core.game import FACES, Bid, Hand
from perudo.core.moves import RaiseContext
from perudo.core.notation import CupInfo, Position
from perudo.core.odds import Odds, count_matching, odds
from perudo.core.positions import view_of
from perudo.core.rules import EDITIONS, PRESETS, house_rules
from perudo.locales.translator import Translator, translator
from perudo.terminal import aligned, arguments, percent, printable
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import DEFAULT_EDITION, as_usage_error, print_lines

NEIGHBOURS = 3
"""How many quantities the table shows on either side of the bid."""
_SHORT = 1_000_000
"""The output shows only fractions whose denominator is smaller than this."""


def add_arguments(parser: Parser) -> None:
    parser.add("--dice", "number", type=parser.converter(arguments.dice_of_each))
    parser.add("--hand", "hand", type=parser.converter(arguments.hand), default=())
    parser.add("--bid", "bid", type=parser.converter(arguments.bid))
    parser.add("--bids", "bids", type=parser.converter(arguments.named_bids), default=())
    editions = {"editions": ", ".join([*PRESETS, *EDITIONS]), "default": DEFAULT_EDITION}
    parser.add("--edition", "edition", editions, type=parser.converter(arguments.rules), default=DEFAULT_EDITION)
    parser.add("--palifico", action="store_true")
    parser.add("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    bid = args.bids[-1][1] if args.bids and not args.bid else args.bid
    missing = [flag for flag, given in (("--dice", args.dice), ("--bid", bid)) if not given]
    if missing:
        args.parser.error(translator()("cli-required") % ", ".join(missing))
    with as_usage_error(args):
        question = BidQuery(sum(args.dice), args.hand, bid, args.palifico)
        if len(args.hand) > question.dice:
            raise PerudoError("hand-too-large", hand=len(args.hand), dice=question.dice)
        heard = _heard(args, question) if args.bids else None
    print_lines([json.dumps(as_json(question, heard))] if args.json else render(translator(), question, heard))
    return 0


class InferredChances(NamedTuple):
    """The probabilities that a bid is true or exact, inferred from the bids so far. The estimates use the method of the
    strongest built-in bot, and assume typical players.
    """

    bids: tuple[tuple[str, Bid], ...]
    """Each bid, preceded by its bidder's name (empty if no name was given)."""
    true: float
    exact: float


def _heard(args: argparse.Namespace, question: BidQuery) -> InferredChances:
    """Return the probabilities of a bid, as the next player would estimate them after the given bids. If no hand is
    given, return a spectator's estimates.

    Raises ``PerudoError`` for an illegal sequence of bids.
    """
    from perudo.bots.inference import Inference, tail_index

    dice = args.dice
    if len(dice) < 2:
        raise PerudoError("odds-dice-each")
    players: dict[str, int] = {}
    for turn, (name, _) in enumerate(args.bids):
        if name and players.setdefault(name, turn % len(dice)) != turn % len(dice):
            raise PerudoError("odds-order", name=name)
    if len(set(players.values())) < len(players):
        raise PerudoError("odds-order", name=list(players)[-1])
    bids = tuple(bid for _, bid in args.bids)
    me = len(bids) % len(dice) + 1 if args.hand else None
    if me and len(args.hand) != dice[me - 1]:
        raise PerudoError("probe-hand", hand=len(args.hand), dice=dice[me - 1])
    rules = house_rules(*args.edition)
    cups = tuple(CupInfo(count, args.hand if seat == me else None) for seat, count in enumerate(dice, start=1))
    view_of(
        Position(rules, 2, cups, 1, args.palifico, "word", bids, seat=me)
    )  # view_of raises an error if a bid is illegal.
    most = rules.dice * len(dice)
    reading = Inference(dice, not args.palifico, most)
    raising = RaiseContext(rules.raise_, args.palifico, args.palifico, most)
    for turn, bid in enumerate(bids):
        reading = reading.updated(turn % len(dice) + 1, raising, bids[turn - 1] if turn else None, bid)
    quantity, face = question.bid
    needed = quantity - count_matching(args.hand, face, wild=not args.palifico)
    others = reading.others_at_least(me) if me else reading.others_at_least()
    true, more = (float(others[face - 1, tail_index(min(needed + above, most + 1))]) for above in (0, 1))
    return InferredChances(args.bids, true, true - more)


class BidQuery(NamedTuple):
    """A query for a bid's probabilities: the bid, the total number of dice, the visible hand, and whether aces are
    wild.
    """

    dice: int
    hand: Hand
    bid: Bid
    palifico: bool

    def odds_of(self, bid: Bid) -> Odds:
        return odds(self.dice, self.hand, bid.quantity, bid.face, wild=not self.palifico)

    @property
    def same_face(self) -> list[Bid]:
        least, most = max(1, self.bid.quantity - NEIGHBOURS), min(self.dice, self.bid.quantity + NEIGHBOURS)
        return [Bid(quantity, self.bid.face) for quantity in range(least, most + 1)]

    @property
    def same_quantity(self) -> list[Bid]:
        return [Bid(self.bid.quantity, face) for face in FACES]


def render(translate: Translator, query: BidQuery, heard: InferredChances | None = None) -> Iterator[str]:
    """Yield the probabilities of the bid, and a table of neighbouring bids."""
    quantity, face = query.bid
    title = translate(
        "odds-bid-palifico" if query.palifico else "odds-bid", quantity=quantity, face=face, count=query.dice
    )
    yield title[0].upper() + title[1:]
    if query.hand:
        match = count_matching(query.hand, face, wild=not query.palifico)
        yield translate("odds-hand", hand=" ".join(map(str, query.hand)), matching=match)
    else:
        yield translate("odds-no-hand")
    if heard is not None:
        for name, bid in heard.bids:
            said = translate("bid", quantity=bid.quantity, face=bid.face)
            yield printable(translate("labelled", what=name, text=said) if name else said)
        by_dice = query.odds_of(query.bid)
        rows = [["", *(translate(f"odds-{chance}") for chance in Odds._fields)]]
        rows.append([translate("odds-by-dice"), *(percent(translate, chance).strip() for chance in by_dice)])
        after = (percent(translate, Fraction(chance)).strip() for chance in (heard.true, heard.exact))
        rows.append([translate("odds-after-bids"), *after])
        yield from ["", *aligned(rows), "", translate("odds-reader", reader=translate("bot-master"))]
        return
    yield ""
    names = [translate(f"odds-{chance}") for chance in Odds._fields]
    wide = max(map(len, names))
    for name, chance in zip(names, query.odds_of(query.bid), strict=True):
        yield f"{name:<{wide}} {percent(translate, chance)} {_fraction(translate, chance)}".rstrip()
    if query.same_face:  # Otherwise the bid is far above the number of dice.
        yield from ["", translate("odds-same-face"), *_table(translate, query, query.same_face)]
    yield from ["", translate("odds-same-quantity"), *_table(translate, query, query.same_quantity)]


def _table(translate: Translator, query: BidQuery, bids: list[Bid]) -> Iterator[str]:
    rows = [["", *(translate(f"odds-{chance}") for chance in Odds._fields)]]
    for bid in bids:
        name = translate("bid", quantity=bid.quantity, face=bid.face)
        rows.append([name, *(percent(translate, chance).strip() for chance in query.odds_of(bid))])
    yield from aligned(rows)


def _fraction(translate: Translator, chance: Fraction) -> str:
    if not 1 < chance.denominator < _SHORT:
        return ""
    return translate("odds-fraction", numerator=str(chance.numerator), denominator=str(chance.denominator))


def as_json(query: BidQuery, heard: InferredChances | None = None) -> dict[str, object]:
    """Return the result as JSON. Probabilities are numbers from 0 to 1; the bid's probabilities are also given as exact
    fractions."""
    true, exact = query.odds_of(query.bid)
    after: dict[str, object] = {}
    if heard is not None:
        bids = [{"by": name or None, "bid": str(bid)} for name, bid in heard.bids]
        after["after_bids"] = {"reader": "master", "true": heard.true, "exact": heard.exact, "bids": bids}
    neighbours = [bid for bid in dict.fromkeys([*query.same_face, *query.same_quantity]) if bid != query.bid]
    return {
        "dice": query.dice,
        "hand": "".join(map(str, query.hand)),
        "bid": str(query.bid),
        "palifico": query.palifico,
        "true": float(true),
        "exact": float(exact),
        "true_fraction": str(true),
        "exact_fraction": str(exact),
        **after,
        "neighbours": [
            {"bid": str(bid), **{name: float(chance) for name, chance in query.odds_of(bid)._asdict().items()}}
            for bid in neighbours
        ],
    }
