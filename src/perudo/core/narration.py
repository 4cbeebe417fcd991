"""The outcome of a round as message ids, with the seats that the messages name. Callers translate the messages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from perudo.core.game import Calza, RoundOutcome


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message id and its arguments."""

    message: str
    seats: Mapping[str, int] = field(hash=False)  # A dict is not hashable, but a sentence must be.
    """Maps each message argument that is a player's name to that player's seat."""
    values: Mapping[str, int | float] = field(default_factory=dict, hash=False)
    """The message's numeric arguments."""

    def message_for(self, you: int | None) -> str:
        """Return the message id for the player at a seat: the "you" variant if the message names that player."""
        return f"{self.message}-you" if you in self.seats.values() else self.message


def round_sentences(outcome: RoundOutcome) -> Iterator[Sentence]:
    """Yield sentences about the outcome: who was right, who loses or regains dice, who is eliminated and who has won.
    The calling code shows the number of matching dice first."""
    quantity = outcome.bid.quantity
    if isinstance(outcome.call, Calza):
        yield Sentence("story-exact" if outcome.count == quantity else "story-not-exact", {})
    else:
        stands = outcome.count >= quantity
        yield Sentence("story-bid-stands" if stands else "story-bid-falls", {"bidder": outcome.bidder})
    others = tuple(seat for seat, hand in enumerate(outcome.hands, start=1) if hand and seat != outcome.caller)
    if len(outcome.lost) > 1 and outcome.lost == others:
        yield Sentence("story-others-lose", {"name": outcome.caller})
    else:
        yield from (Sentence("story-loses", {"name": seat}) for seat in outcome.lost)
    yield from (Sentence("story-gains", {"name": seat}) for seat in outcome.gained)
    if not any(outcome.changes):
        yield Sentence("story-gains-nothing", {"name": outcome.caller})
    yield from (Sentence("story-out", {"name": seat}) for seat in outcome.eliminated)
    if outcome.next_opener is None:
        winner = next(seat for seat, left in enumerate(outcome.dice, start=1) if left)
        yield Sentence("story-wins", {"name": winner})
