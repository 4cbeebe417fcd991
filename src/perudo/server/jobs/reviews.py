"""A review of a recorded game, for the page; worked out in processes of their own, so that no replay waits for it."""

from __future__ import annotations

import sys

import msgspec

from perudo.analysis.review import Decision, GameReviewer, review
from perudo.protocol import wire
from perudo.records.record import Replay, replay_bytes
from perudo.server.jobs.worker_process import Worked, serve

COMMAND = (sys.executable, "-m", "perudo.server.jobs.reviews")


def asked(record: bytes, seat: int = 0) -> bytes:
    """What such a process is asked: for a review; or by a seat for what a coach says of the one round of a record."""
    return bytes([seat]) + record


def coached(replay: Replay, seat: int) -> wire.Coached:
    """What the costliest word of a seat gave away in the one round of a replay."""
    judge, game, decided = GameReviewer(replay.start), replay.start, list[Decision]()
    for step, (action, after) in enumerate(replay.steps):
        decided += (each for each in judge.judges(step, game, action) if each.seat == seat)
        judge.watches(after)
        game = after
    costliest = max(decided, key=lambda each: each.given, default=None)
    return wire.Coached(round=0, word=_word(costliest) if costliest else None)


def reviewed(replay: Replay) -> wire.Reviewed:
    """What each decision was worth. Raises ``PerudoError`` (``review-unfinished``) where the game is not over."""
    found = review(replay)
    return wire.Reviewed(
        whole=found.whole,
        began=_digits(found.began),
        chances=tuple(map(_digits, found.chances)),
        words=tuple(map(_word, found.decisions)),
        seats=tuple(
            msgspec.convert({name: _rounded(value) for name, value in account._asdict().items()}, wire.ReviewedSeat)
            for account in found.accounts
        ),
        keys=tuple(wire.KeyMoment(**{**key._asdict(), "chance": round(key.chance, 4)}) for key in found.keys),
    )


def _word(decided: Decision) -> wire.ReviewedWord:
    return wire.ReviewedWord(
        step=decided.step,
        seat=decided.seat,
        said=None if decided.said is None else wire.said(decided.said),
        verdict=decided.verdict,
        given=round(decided.given, 4),
        best=None if decided.best is None else wire.said(decided.best),
        alone=_rounded(decided.alone),
        read=_rounded(decided.read),
        exact=_rounded(decided.exact),
    )


def _rounded(value: float | None) -> float | None:
    return round(value, 4) if isinstance(value, float) else value


def _digits(chances: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(chance, 4) for chance in chances)


def _worked(question: bytes) -> Worked:
    seat, replay = question[0], replay_bytes(question[1:], "")
    return Worked(msgspec.Raw(wire.encode(coached(replay, seat) if seat else reviewed(replay))))


if __name__ == "__main__":
    serve(_worked)
