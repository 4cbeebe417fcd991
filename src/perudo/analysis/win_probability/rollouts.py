"""Win probabilities in a position, estimated from thousands of games between fast policies.

    from perudo.bots.compiled_policies import compiled_bot
    from perudo.analysis.win_probability.rollouts import rollout

    rollout(game, compiled_bot("odds", game.rules), games=10_000).win_probability  # one value per seat

Unknown hands are rolled at random for each game; earlier bids do not count as evidence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from perudo.bots.compiled_policies import PolicyPlayer
from perudo.core.game import Bid, Calza, Game, Move
from perudo.sim.batch import Batch
from perudo.sim.kernels import Array

import numpy as np  # isort: skip

_SURE: Final = 1.96
"""The half-width of a 95 % interval, in standard errors."""
_MOST: Final = 100_000
"""The maximum number of moves per game, in case the policies never end a game."""


class RolloutResult(NamedTuple):
    """The results of simulated games."""

    games: int
    win_probability: Array
    """[seat]: the seat's share of the wins. The shares sum to 1."""
    low: Array
    high: Array
    """[seat]: the 95 % confidence interval (Wilson score) of the seat's chance of winning. The interval reflects only
    sampling error, not how well the policies play.
    """


def rollout(
    game: Game,
    policies: PolicyPlayer | Sequence[PolicyPlayer],
    games: int = 10_000,
    *,
    move: Move | None = None,
    hands: Mapping[int, Sequence[int]] | None = None,
    seed: int = 0,
    threads: int = 1,
) -> RolloutResult:
    """Simulate a game many times from its current state.

    - ``policies``: one policy for all seats, or one per seat.
    - ``move``: the first move of each simulated game. Before this move, players who could call calza do not call it.
    - ``hands``: the known hands, as for ``Batch.from_game``; ``{}`` if none is known.

    The same seed produces the same dice, so you can compare moves without differences in luck. Raises ``ValueError``
    for an illegal move, including one that a policy chooses.
    """
    batch = Batch.from_game(game, games, hands=hands, seed=seed, threads=threads)
    if move is not None:
        _first(batch, game, move)
    each = [policies] * batch.seats if isinstance(policies, PolicyPlayer) else list(policies)
    if len(each) != batch.seats:
        raise ValueError(f"{batch.seats} seats need as many policies, not {len(each)}")
    # Seats with the same policy are played together, each with its own parameters.
    together = [
        (policy, [seat for seat, player in enumerate(each, start=1) if player.policy is policy])
        for policy in dict.fromkeys(player.policy for player in each)
    ]
    while not batch.is_over.all():
        for policy, seats in together:
            wide = max(len(each[seat - 1].params) for seat in seats)
            params = np.zeros((batch.seats, wide))
            for seat in seats:
                params[seat - 1, : len(each[seat - 1].params)] = each[seat - 1].params
            batch.play(policy, seats, params=params, max_moves=_MOST)
        if batch.move_count.max() > _MOST:
            raise ValueError("the policies never end the game")
    won = np.bincount(batch.winner, minlength=batch.seats + 1)[1:]
    return _told(won, games)


def _first(batch: Batch, game: Game, move: Move) -> None:
    """Make the first move in every game. Before this move, all games have the same public state."""
    seat, number = game.to_act, batch.dudo
    if isinstance(move, Calza):
        seat, number = move.seat, batch.calza
    elif isinstance(move, Bid):
        number = batch.bids.index(move) if move in batch.bids else batch.num_moves
    while batch.to_act[0] not in (seat, game.to_act):
        batch.step(np.full(batch.games, batch.pass_move))
    if batch.to_act[0] != seat:
        raise ValueError(f"calza is illegal for seat {seat}")
    batch.step(np.full(batch.games, number))


def _told(won: Array, games: int) -> RolloutResult:
    share, wide = won / games, _SURE**2 / games
    middle = (share + wide / 2) / (1 + wide)
    half = _SURE * np.sqrt(share * (1 - share) / games + wide / 4 / games) / (1 + wide)
    return RolloutResult(games, share, np.maximum(middle - half, 0), np.minimum(middle + half, 1))
