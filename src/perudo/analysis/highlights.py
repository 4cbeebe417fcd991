"""Highlights of a finished game: the final places, and up to five remarkable facts.

``Highlights`` is updated with the outcome of each round, so a table need not store its rounds. The facts use only the
dice that were revealed in each round. If lost dice are hidden, players must remember how many dice everyone has. So the
server shows the facts only after the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from perudo.core.game import ACE, Bid, Dudo, Hand, RoundOutcome
from perudo.core.odds import count_matching, probability_true, round_chance

MAX_FACTS = 5
"""The maximum number of facts. The most remarkable facts come first."""
BOLD_CHANCE = 0.5
"""The maximum probability that a bold bid is true, given the bidder's own dice."""
LUCKY_ACES = 2
"""A player counts as lucky if the player's number of aces exceeds the expected number by at least this much."""
LONG_ROUND = 6
"""The minimum number of bids in a long round."""


class HighlightFact(NamedTuple):
    """A message and its arguments. ``seat``: the seat that the message names, or None."""

    message: str
    seat: int | None
    values: dict[str, int | float | str]


class SeatStats(NamedTuple):
    """The statistics of one seat in a game."""

    bluffs_believed: int = 0
    """The number of false bids that the next player raised instead of calling."""
    dudos: int = 0
    right_dudos: int = 0
    """The number of correct dudo calls."""
    right_calzas: int = 0
    """The number of correct calza calls."""
    dice_rolled: int = 0
    aces: int = 0
    """The number of aces rolled."""
    starting_dice: int = 0
    """The number of dice with which the seat started."""
    fewest_dice: int = 0
    """The smallest number of dice that the seat had while it was in the game."""
    bids: int = 0
    bluffs: int = 0
    """The number of false bids."""
    calzas: int = 0


class BoldestBid(NamedTuple):
    """The bid that was least likely to be true, given the bidder's own dice."""

    chance: float
    seat: int
    bid: Bid
    fate: str
    """What happened to the bid: ``raised``, or called and found true (``stood``) or false (``fell``)."""


@dataclass(frozen=True, slots=True)
class Highlights:
    """The remarkable facts about a game so far."""

    stats: tuple[SeatStats, ...] = ()
    places: tuple[int | None, ...] = ()
    """The finishing place of each seat, from 1. Seats eliminated together share a place; None means that the seat is
    still in the game. The tuple is empty until the first round is over.
    """
    boldest: BoldestBid | None = None
    most_bids: int = 0
    """The number of bids in the longest round."""

    def with_round(self, outcome: RoundOutcome) -> Highlights:
        """Return the highlights with another round added."""
        hands, dice = outcome.hands, outcome.dice
        deeds = [
            _rolled(known, hand) for known, hand in zip(self.stats or (SeatStats(),) * len(hands), hands, strict=True)
        ]
        boldest, on_table = self.boldest, sum(map(len, hands))
        for seat, bid, fate in _bids(outcome):
            bluff = _count(hands, bid, outcome.palifico) < bid.quantity
            believed = bluff and fate == "raised"
            deeds[seat - 1] = _more(deeds[seat - 1], bids=1, bluffs=bluff, bluffs_believed=believed)
            chance = probability_true(on_table, hands[seat - 1], *bid, wild=not outcome.palifico)
            if boldest is None or chance < boldest.chance:
                boldest = BoldestBid(chance, seat, bid, fate)
        caller = deeds[outcome.caller - 1]
        if isinstance(outcome.call, Dudo):
            deeds[outcome.caller - 1] = _more(caller, dudos=1, right_dudos=outcome.count < outcome.bid.quantity)
        else:
            right = outcome.count == outcome.bid.quantity
            deeds[outcome.caller - 1] = _more(caller, calzas=1, right_calzas=right)
        left = len(dice) - dice.count(0)
        places = tuple(
            known or (1 if left == 1 and count else None if count else left + 1)
            for known, count in zip(self.places or (None,) * len(dice), dice, strict=True)
        )
        return Highlights(tuple(deeds), places, boldest, max(self.most_bids, len(outcome.bids)))

    def facts(self) -> tuple[HighlightFact, ...]:
        """Return the most remarkable facts about a finished game."""
        return tuple(islice(self._facts(), MAX_FACTS))

    def _facts(self) -> Iterator[HighlightFact]:
        if (bold := self.boldest) and bold.chance <= BOLD_CHANCE:
            quantity, face = bold.bid
            told: dict[str, int | float | str] = {
                "quantity": quantity,
                "face": face,
                "chance": round_chance(bold.chance),
                "fate": bold.fate,
            }
            yield HighlightFact("fact-boldest", bold.seat, told)
        if (bluffer := self._first(lambda deeds: deeds.bluffs_believed)) is not None:
            yield HighlightFact("fact-bluffs", bluffer, {"count": self.stats[bluffer - 1].bluffs_believed})
        if (doubter := self._first(_instinct)) is not None:
            deeds = self.stats[doubter - 1]
            yield HighlightFact("fact-dudos", doubter, {"count": deeds.dudos, "right": deeds.right_dudos})
        if (exact := self._first(lambda deeds: deeds.right_calzas)) is not None:
            yield HighlightFact("fact-calzas", exact, {"count": self.stats[exact - 1].right_calzas})
        lucky = self._first(lambda deeds: deeds.aces - deeds.dice_rolled / 6)
        if lucky is not None and (deeds := self.stats[lucky - 1]).aces - deeds.dice_rolled / 6 >= LUCKY_ACES:
            yield HighlightFact("fact-luck", lucky, {"count": deeds.aces, "expected": round(deeds.dice_rolled / 6)})
        winner = self.places.index(1) + 1 if 1 in self.places else None
        if winner and self.stats[winner - 1].fewest_dice == 1 < self.stats[winner - 1].starting_dice:
            yield HighlightFact("fact-comeback", winner, {})
        if self.most_bids >= LONG_ROUND:
            yield HighlightFact("fact-longest", None, {"count": self.most_bids})

    def _first(self, worth: Callable[[SeatStats], float]) -> int | None:
        """Return the seat with the highest value, or None if all values are 0."""
        seat = max(range(1, len(self.stats) + 1), key=lambda seat: worth(self.stats[seat - 1]), default=None)
        return seat if seat and worth(self.stats[seat - 1]) > 0 else None


def _instinct(deeds: SeatStats) -> float:
    """Rate a player's dudos by the number of right ones, then by their share; 0 if fewer than half were right."""
    share = deeds.right_dudos / max(1, deeds.dudos)
    return deeds.right_dudos + share if share >= 0.5 else 0


def _bids(outcome: RoundOutcome) -> Iterator[tuple[int, Bid, str]]:
    """Yield each bid of a round, with its bidder and its fate."""
    around = [seat for seat, hand in enumerate(outcome.hands, start=1) if hand]
    turn = around.index(outcome.opener)
    for index, bid in enumerate(outcome.bids, start=1):
        last = "stood" if outcome.count >= bid.quantity else "fell"
        yield around[(turn + index - 1) % len(around)], bid, "raised" if index < len(outcome.bids) else last


def _count(hands: tuple[Hand, ...], bid: Bid, palifico: bool) -> int:
    return sum(count_matching(hand, bid.face, wild=not palifico) for hand in hands)


def _rolled(known: SeatStats, hand: Hand) -> SeatStats:
    fewest = min(known.fewest_dice or len(hand), len(hand) or known.fewest_dice)
    more = _more(known, dice_rolled=len(hand), aces=hand.count(ACE))
    return more._replace(starting_dice=known.starting_dice or len(hand), fewest_dice=fewest)


def _more(known: SeatStats, **more: int) -> SeatStats:
    return known._replace(**{what: getattr(known, what) + count for what, count in more.items()})
