"""Chooses how bots react to reveals, depending on each bot's temperament."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import cast

from perudo.bots.roster import ROSTER, Mood
from perudo.core.view import PublicView, RevealedRound
from perudo.protocol.wire import Reaction

_OFTEN: dict[Mood, float] = {"right": 1, "wrong": 1, "out": 2, "wins": 2.5, "beaten": 1, "amazed": 0.4}
"""How often bots show each mood, relative to the moods ``right`` and ``wrong``."""
_AMAZING = 3
"""Bots can be amazed by a bid that is off by at least this many dice."""


def pick_reaction(
    view: PublicView, levels: Mapping[int, str], chance: Callable[[int], float]
) -> tuple[int, Reaction] | None:
    """Return the seat and the reaction of a bot that reacts to the reveal; None if no bot reacts (the usual case).

    ``chance`` returns a random number from 0 to 1 for a seat.
    """
    for seat, mood in _moods(view.revealed) if view.revealed else ():
        bot = ROSTER.get(levels.get(seat, ""))
        if bot and mood in bot.reactions and chance(seat) < bot.reaction_frequency * _OFTEN[mood]:
            return seat, cast("Reaction", bot.reactions[mood])
    return None


def _moods(revealed: RevealedRound) -> Iterator[tuple[int, Mood]]:
    """Yield pairs of a seat and its bot's possible mood, strongest mood first."""
    alive = [seat for seat, hand in enumerate(revealed.hands, start=1) if hand]
    concerned = {revealed.caller, revealed.bidder} if revealed.call == "dudo" else {revealed.caller}
    if revealed.next_opener is None:
        winner = next(seat for seat, left in enumerate(revealed.dice, start=1) if left)
        yield winner, "wins"
        yield from ((seat, "beaten") for seat in alive if seat != winner)
        return
    yield from ((seat, "out") for seat in revealed.eliminated)
    yield from ((seat, "wrong") for seat in revealed.lost if seat in concerned and seat not in revealed.eliminated)
    yield from ((seat, "right") for seat in sorted(concerned) if seat not in revealed.lost)
    if abs(revealed.count - revealed.quantity) >= _AMAZING:
        yield from ((seat, "amazed") for seat in alive if seat not in concerned)
