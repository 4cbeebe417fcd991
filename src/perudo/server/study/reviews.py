"""A review of a recorded game, for the page."""

from __future__ import annotations

from perudo import wire
from perudo.record import Replay
from perudo.review import review


def reviewed(replay: Replay) -> wire.Reviewed:
    """What each decision was worth. Raises ``PerudoError`` (``review-unfinished``) where the game is not over."""
    found = review(replay)
    return wire.Reviewed(
        whole=found.whole,
        began=_digits(found.began),
        chances=tuple(map(_digits, found.chances)),
        words=tuple(
            wire.ReviewedWord(
                step=each.step,
                seat=each.seat,
                verdict=each.verdict,
                given=round(each.given, 4),
                best=None if each.best is None else wire.said(each.best),
                alone=None if each.alone is None else round(each.alone, 4),
                read=None if each.read is None else round(each.read, 4),
            )
            for each in found.decisions
        ),
        seats=tuple(
            wire.ReviewedSeat(
                **{
                    name: round(value, 4) if isinstance(value, float) else value
                    for name, value in account._asdict().items()
                }
            )
            for account in found.accounts
        ),
        keys=tuple(wire.KeyMoment(**{**key._asdict(), "chance": round(key.chance, 4)}) for key in found.keys),
    )


def _digits(chances: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(chance, 4) for chance in chances)
