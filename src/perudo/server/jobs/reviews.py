"""Reviews of recorded games. Separate worker processes compute the reviews, so that replays do not have to wait for
them.
"""

from __future__ import annotations

import sys
from functools import partial

import msgspec

from perudo.analysis.review import Decision, GameReviewer, review
from perudo.core.game import Bid
from perudo.core.odds import count_matching, expected_matching
from perudo.protocol import wire
from perudo.records.record import Replay, replay_bytes
from perudo.records.signing import check_signature
from perudo.server.jobs.worker_process import JobResult, serve

WORKER_COMMAND = (sys.executable, "-m", "perudo.server.jobs.reviews")


def encode_request(record: bytes, seat: int = 0) -> bytes:
    """Encode a worker request for a game's review or, with ``seat``, for the coach's advice."""
    return bytes([seat]) + record


def coach_message(replay: Replay, seat: int) -> wire.CoachComment:
    """Return a seat's costliest mistake in a replay of one round."""
    judge, game, decided = GameReviewer(replay.start), replay.start, list[Decision]()
    for step, (action, after) in enumerate(replay.steps):
        decided += (each for each in judge.judge_action(step, game, action) if each.seat == seat)
        judge.observe(after)
        game = after
    costliest = max(decided, key=lambda each: each.loss, default=None)
    if costliest is None:
        return wire.CoachComment(round=0, move=None, bid=None, expected=None)
    bid = costliest.move if isinstance(costliest.move, Bid) else costliest.current_bid
    return wire.CoachComment(
        round=0,
        move=_word(costliest),
        bid=None if bid is None else wire.BidMessage(quantity=bid.quantity, face=bid.face),
        expected=None if bid is None else round(_expected(replay, seat, bid), 1),
    )


def _expected(replay: Replay, seat: int, bid: Bid) -> float:
    """Return the expected number of dice that match a bid, given a seat's own dice."""
    game = next(after for _, after in replay.steps if after.hands is not None)
    assert game.hands is not None
    own, dice = game.hands[seat - 1], sum(map(len, game.hands))
    wild = not game.palifico
    return count_matching(own, bid.face, wild=wild) + expected_matching(dice - len(own), bid.face, wild=wild)


def review_message(replay: Replay, key: str = "") -> wire.ReviewMessage:
    """Return the review of a finished game. ``key``: the server's public signing key.

    Raises ``PerudoError`` (``review-unfinished``) if the game is not over.
    """
    found, record = review(replay), replay.record
    is_own = record.signature is not None and record.signature.key == key and check_signature(record) == "fits"
    return wire.ReviewMessage(
        complete=found.complete,
        game=record.table if is_own else None,
        start=_digits(found.start),
        win_probabilities=tuple(map(_digits, found.win_probabilities)),
        moves=tuple(map(_word, found.decisions)),
        seats=tuple(
            msgspec.convert({name: _rounded(value) for name, value in account._asdict().items()}, wire.ReviewedSeat)
            for account in found.summaries
        ),
        key_moments=tuple(
            wire.KeyMomentInfo(**{**key._asdict(), "chance": round(key.chance, 4)}) for key in found.key_moments
        ),
    )


def _word(decided: Decision) -> wire.ReviewedMove:
    return wire.ReviewedMove(
        step=decided.step,
        seat=decided.seat,
        move=None if decided.move is None else wire.from_move(decided.move),
        grade=decided.grade,
        loss=round(decided.loss, 4),
        best_move=None if decided.best_move is None else wire.from_move(decided.best_move),
        chance_by_own_dice=_rounded(decided.chance_by_own_dice),
        chance_by_bids=_rounded(decided.chance_by_bids),
        chance_exact=_rounded(decided.chance_exact),
    )


def _rounded(value: float | None) -> float | None:
    return round(value, 4) if isinstance(value, float) else value


def _digits(chances: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(chance, 4) for chance in chances)


def _worked(question: bytes, key: str) -> JobResult:
    seat, replay = question[0], replay_bytes(question[1:], "")
    return JobResult(msgspec.Raw(wire.encode(coach_message(replay, seat) if seat else review_message(replay, key))))


if __name__ == "__main__":
    serve(partial(_worked, key="".join(sys.argv[1:])))
