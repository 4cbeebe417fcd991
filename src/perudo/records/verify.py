"""Verifies the dice of a recorded game against the committed seeds: see ``perudo.records.fair_dice``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import repeat
from typing import Literal, NamedTuple

from perudo.core.errors import PerudoError
from perudo.core.game import Deal, Game
from perudo.records.fair_dice import (
    CONTRIBUTION_BYTES,
    SEED_BYTES,
    DiceProof,
    DrawInputs,
    contribution_digest,
    deal_from,
    play_opening_rolls,
)
from perudo.records.record import Replay

DiceFault = Literal["unproven", "contributions", "part", "digests", "commitment", "dice", "opener"]
_HASH = re.compile(r"[0-9a-f]{64}")


class RoundVerdict(NamedTuple):
    """The result of verifying the dice of one round."""

    round: int
    contributed: int
    """The number of seats that revealed a contribution."""
    fault: DiceFault | None
    """The first fault, or None if everything is consistent. Possible faults:

    - there is no proof;
    - the number of contributions is wrong, or a contribution is not 16 bytes long;
    - a bot, or a seat without dice, has a contribution or a digest;
    - the number of digests is wrong, or a digest is malformed or does not match its contribution;
    - the seed does not match the commitment;
    - the seed and the contributions yield different dice, or a different opener.
    """
    aborted_reveals: tuple[int, ...] = ()
    """Seats that submitted a digest but did not reveal their contribution."""


def verify_dice(replay: Replay) -> tuple[RoundVerdict, ...]:
    """Verify each round's dice by recomputing them. Raises ``PerudoError`` (``verify-nothing``) if no round has a
    proof."""
    table, rounds = replay.record.table, replay.record.rounds
    if table is None or not any(played.proof for played in rounds):
        raise PerudoError("verify-nothing")
    return tuple(map(_judged, repeat(table), _deals(replay), (played.proof for played in rounds)))


def opening_rolls(replay: Replay) -> tuple[tuple[int, ...], ...]:
    """Return the opening rolls, each with one die per seat (0 for a seat that did not roll). Records omit the opening
    rolls, but the seed of the first round determines them.
    """
    table, rounds = replay.record.table, replay.record.rounds
    if table is None or not rounds or (proof := rounds[0].proof) is None or proof.seed is None:
        return ()
    if _judged(table, next(_deals(replay)), proof).fault:
        return ()
    return play_opening_rolls(
        replay.start, DrawInputs(table, replay.start.round_number, proof.seed, proof.contributions)
    ).opening_rolls


def _deals(replay: Replay) -> Iterator[tuple[Game, Deal]]:
    """Yield each deal with the game state before the deal."""
    game = replay.start
    for action, after in replay.steps:
        if isinstance(action, Deal):
            yield game, action._replace(opener=after.opener)
        game = after


def _judged(table: str, played: tuple[Game, Deal], proof: DiceProof | None) -> RoundVerdict:
    game, deal = played
    if proof is None or proof.seed is None:
        return RoundVerdict(game.round_number, 0, "unproven")
    fault = _fault(DrawInputs(table, game.round_number, proof.seed, proof.contributions), game, deal, proof)
    contributed = sum(opened is not None for opened in proof.contributions)
    return RoundVerdict(game.round_number, contributed, fault, proof.aborted_reveals)


def _fault(draw: DrawInputs, game: Game, deal: Deal, proof: DiceProof) -> DiceFault | None:
    """Return the first fault found in a draw, or None. Equivalent to ``fault`` in web/src/lib/fair-dice.ts. The
    examples in tests/forgeries.json test both functions.
    """
    opened = proof.contributions
    if len(opened) != len(game.seats) or {len(part) for part in opened if part is not None} - {CONTRIBUTION_BYTES}:
        return "contributions"
    given = proof.digests
    if len(given) != len(game.seats) or not all(_HASH.fullmatch(each) for each in given if each):
        return "digests"
    without = {*proof.bots, *(seat for seat in game.seats if not game.dice[seat - 1])}
    if any(opened[seat - 1] or given[seat - 1] for seat in game.seats if seat in without):
        return "part"
    parts = [
        None if part is None else contribution_digest(*draw[:2], seat, part)
        for seat, part in enumerate(opened, start=1)
    ]
    if any(fits not in (None, each) for fits, each in zip(parts, given, strict=True)):
        return "digests"
    if len(draw.seed) != SEED_BYTES or draw.commitment != proof.commitment:
        return "commitment"
    due = deal_from(game, draw)
    if due.hands != deal.hands:
        return "dice"
    return None if due.opener == deal.opener else "opener"
