"""Whether the dice of a recorded game are those that their seeds were committed to: see ``perudo.fair``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from perudo.errors import PerudoError
from perudo.fair import Draw, dealt
from perudo.game import Deal, Game
from perudo.record import Proof, Replay

Fault = Literal["unproven", "contributions", "commitment", "dice", "opener"]


class Verdict(NamedTuple):
    """What was found of the dice of one round."""

    round: int
    contributed: int
    """How many seats had a part of their own in them."""
    fault: Fault | None
    """What does not fit: there is no proof; contributions are not one a seat; the seed is not the one committed to;
    seed and contributions give other dice, or another opener. None where all fits."""


def verify(replay: Replay) -> tuple[Verdict, ...]:
    """Works out every round's dice again. Raises ``PerudoError`` (``verify-nothing``) where no round has a proof."""
    table, rounds = replay.record.table, replay.record.rounds
    if table is None or not any(played.proof for played in rounds):
        raise PerudoError("verify-nothing")
    deals = list(_deals(replay))
    return tuple(_judged(table, *deal, played.proof) for deal, played in zip(deals, rounds, strict=True))


def _deals(replay: Replay) -> Iterator[tuple[Game, Deal]]:
    """Each deal, and the game that waited for it."""
    game = replay.start
    for action, after in replay.steps:
        if isinstance(action, Deal):
            yield game, action._replace(opener=after.opener)
        game = after


def _judged(table: str, game: Game, deal: Deal, proof: Proof | None) -> Verdict:
    if proof is None:
        return Verdict(game.number, 0, "unproven")
    contributed = sum(sent is not None for sent in proof.contributions)
    return Verdict(
        game.number, contributed, _fault(Draw(table, game.number, proof.seed, proof.contributions), game, deal, proof)
    )


def _fault(draw: Draw, game: Game, deal: Deal, proof: Proof) -> Fault | None:
    if len(draw.contributions) != len(game.seats):
        return "contributions"
    if draw.commitment != proof.commitment:
        return "commitment"
    due = dealt(game, draw)
    if due.hands != deal.hands:
        return "dice"
    return None if due.opener == deal.opener else "opener"
