"""The outcome of a round as message ids, with the seats that the messages name. Callers translate the messages.

The page has its own implementation (``web/src/lib/narration.ts``). ``tools/verdicts.py`` generates the examples that
test both implementations.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from perudo.core.view import RevealedRound


class Sentence(NamedTuple):
    message: str
    seats: Mapping[str, int]
    """The seats whose names are the message's arguments."""
    values: Mapping[str, int | float] = MappingProxyType({})
    """The message's numeric arguments."""

    def message_for(self, you: int | None) -> str:
        """Return the message for the player at a seat; it says "you" to the player if it names the seat."""
        return f"{self.message}-you" if you in self.seats.values() else self.message


def round_sentences(revealed: RevealedRound) -> Iterator[Sentence]:
    """Yield the lines that follow the count: who was right, who loses or regains dice, who is eliminated and who has
    won."""
    if revealed.call == "dudo":
        stands = revealed.count >= revealed.quantity
        yield Sentence("story-bid-stands" if stands else "story-bid-falls", {"bidder": revealed.bidder})
    else:
        yield Sentence("story-exact" if revealed.count == revealed.quantity else "story-not-exact", {})
    others = tuple(seat for seat, hand in enumerate(revealed.hands, start=1) if hand and seat != revealed.caller)
    if len(revealed.lost) > 1 and revealed.lost == others:
        yield Sentence("story-others-lose", {"name": revealed.caller})
    else:
        yield from (Sentence("story-loses", {"name": seat}) for seat in revealed.lost)
    yield from (Sentence("story-gains", {"name": seat}) for seat in revealed.gained)
    if not any(revealed.changes):
        yield Sentence("story-gains-nothing", {"name": revealed.caller})
    yield from (Sentence("story-out", {"name": seat}) for seat in revealed.eliminated)
    if revealed.next_opener is None:
        winner = next(seat for seat, left in enumerate(revealed.dice, start=1) if left)
        yield Sentence("story-wins", {"name": winner})
