"""Perudo by a second hand: slow and plain, written from the printed rules and not from `perudo.core.game`.

Two implementations that agree on every line of play of many tables are seldom wrong in the same way. Seats are 1, 2 ...
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from perudo.core.rules import Rules

ACES = 1


class Position(NamedTuple):
    """Before a round: the dice left, who opens, whether as palifico, and who was palifico so far (now included)."""

    dice: tuple[int, ...]
    opener: int
    palifico: bool = False
    palificos: frozenset[int] = frozenset()


class Bid(NamedTuple):
    quantity: int
    face: int


class Ending(NamedTuple):
    """The end of a round's talk: the last bid, whose it was, and who called what on it."""

    bid: Bid
    bidder: int
    caller: int
    calza: bool


def left(dice: tuple[int, ...], seat: int) -> int:
    """The next player at the left who has dice."""
    while True:
        seat = seat % len(dice) + 1
        if dice[seat - 1] > 0:
            return seat


def higher(rules: Rules, before: Bid, after: Bid) -> bool:
    """An ordinary raise."""
    same_face_more_dice = after.face == before.face and after.quantity > before.quantity
    same_number_higher_face = after.quantity == before.quantity and after.face > before.face
    more_dice_of_any_face = rules.raise_ == "any-higher" and after.quantity > before.quantity
    return same_face_more_dice or same_number_higher_face or more_dice_of_any_face


def is_veteran(position: Position, seat: int) -> bool:
    """One die, and palifico in a round before this one."""
    return position.dice[seat - 1] == 1 and seat in position.palificos and seat != position.opener


def may_bid(rules: Rules, position: Position, seat: int, current_bid: Bid | None, bid: Bid) -> bool:
    if current_bid is None:
        return bid.face != ACES or position.palifico
    if position.palifico:
        if rules.veteran_changes_face and is_veteran(position, seat):
            return higher(rules, current_bid, bid)
        return bid.face == current_bid.face and bid.quantity > current_bid.quantity
    if current_bid.face != ACES and bid.face == ACES:
        return bid.quantity >= ceil(current_bid.quantity / 2)
    if current_bid.face == ACES and bid.face != ACES:
        return bid.quantity >= 2 * current_bid.quantity + 1
    return higher(rules, current_bid, bid)


def bids(rules: Rules, position: Position, seat: int, current_bid: Bid | None) -> Iterator[Bid]:
    """Every bid that a seat may make."""
    for quantity in range(1, rules.dice * len(position.dice) + 1):
        for face in range(1, 7):
            if may_bid(rules, position, seat, current_bid, Bid(quantity, face)):
                yield Bid(quantity, face)


def may_call_calza(rules: Rules, position: Position, bidder: int) -> set[int]:
    players = {seat for seat, count in enumerate(position.dice, start=1) if count > 0}
    if not rules.calza:
        return set()
    if len(players) == 2 and not rules.calza_with_two:
        return set()
    if position.palifico and not rules.calza_in_palifico:
        return set()
    barred = {
        "others-but-next": {bidder, left(position.dice, bidder)},
        "all-but-bidder": {bidder},
        "all-but-next": {left(position.dice, bidder)},
    }
    return players - barred[rules.calza_callers]


def matches(position: Position, face: int) -> set[int]:
    """The faces that count for a bid of this face."""
    return {face} if position.palifico else {face, ACES}


def settle(rules: Rules, position: Position, ending: Ending, count: int) -> Position:
    """Return the position after a call, when ``count`` dice match the bid."""
    dice = list(position.dice)
    bid, bidder, caller, calza = ending
    if calza and count == bid.quantity:
        if rules.calza_wins == "all-others-lose":
            dice = [count if seat == caller else max(count - 1, 0) for seat, count in enumerate(dice, start=1)]
        else:
            dice[caller - 1] = min(dice[caller - 1] + 1, rules.dice)
        return Position(tuple(dice), caller, False, position.palificos)
    loser = caller if calza or count >= bid.quantity else bidder
    dice[loser - 1] -= 1
    now = tuple(dice)
    if now[loser - 1] == 0:
        return Position(now, left(now, loser), False, position.palificos)
    palifico = (
        now[loser - 1] == 1
        and {
            "off": False,
            "once": loser not in position.palificos,
            "each-time": True,
        }[rules.palifico]
    )
    if sum(count > 0 for count in now) == 2 and not rules.palifico_with_two:
        palifico = False
    return Position(now, loser, palifico, position.palificos | {loser} if palifico else position.palificos)


def lines(rules: Rules, position: Position) -> Counter[Ending]:
    """In how many ways a round's talk comes to each ending.

    The ways to a bid are summed over the bids before it, so bids are gone through in an order in which each comes after
    all that it may follow: by quantity, then face; where aces are wild, n aces come right after 2n of the other faces.
    """

    def order(bid: Bid) -> tuple[int, int]:
        if bid.face == ACES and not position.palifico:
            return 2 * bid.quantity, 7
        return bid.quantity, bid.face

    every = [Bid(quantity, face) for quantity in range(1, rules.dice * len(position.dice) + 1) for face in range(1, 7)]
    every.sort(key=order)
    ways: Counter[tuple[Bid, int]] = Counter()
    for bid in every:
        if may_bid(rules, position, position.opener, None, bid):
            ways[bid, position.opener] += 1
    endings: Counter[Ending] = Counter()
    for bid in every:
        for bidder in range(1, len(position.dice) + 1):
            here = ways[bid, bidder]
            if not here:
                continue
            next_player = left(position.dice, bidder)
            endings[Ending(bid, bidder, next_player, calza=False)] += here
            for caller in may_call_calza(rules, position, bidder):
                endings[Ending(bid, bidder, caller, calza=True)] += here
            for raised in bids(rules, position, next_player, bid):
                ways[raised, next_player] += here
    return endings
