"""A review of a recorded game, for the page; worked out in processes of their own, so that no replay waits for it."""

from __future__ import annotations

import sys

import msgspec

from perudo import wire
from perudo.record import Replay, replay_bytes
from perudo.review import review
from perudo.server.study.worker import Worked, serve

COMMAND = (sys.executable, "-m", "perudo.server.study.reviews")


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
                alone=_rounded(each.alone),
                read=_rounded(each.read),
            )
            for each in found.decisions
        ),
        seats=tuple(
            msgspec.convert({name: _rounded(value) for name, value in account._asdict().items()}, wire.ReviewedSeat)
            for account in found.accounts
        ),
        keys=tuple(wire.KeyMoment(**{**key._asdict(), "chance": round(key.chance, 4)}) for key in found.keys),
    )


def _rounded(value: float | None) -> float | None:
    return round(value, 4) if isinstance(value, float) else value


def _digits(chances: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(chance, 4) for chance in chances)


def _worked(record: bytes) -> Worked:
    return Worked(msgspec.Raw(wire.encode(reviewed(replay_bytes(record, "")))))


if __name__ == "__main__":
    serve(_worked)
