"""What players earn, round by round. Together the players of a game earn nothing: one wins what others lose.

- ``win``: 1 for the winner, and ``-1 / (players - 1)`` for each of the others when they are out.
- ``finish``: by place, when a player is out or has won: evenly from 1 for the first to -1 for the last. Who go out
  together, as where calza costs all others a die, share what their places are worth.
- ``dice``: after each call, one's own dice, won or lost, less what the others in the round won or lost on average: -1
  for a die lost, and a share of 1 for each of the others; with calza the other way round, or 1 for the caller.

Where an episode is one round, there are but dice to win, and all three are ``dice``.
"""

from __future__ import annotations

from typing import Literal, get_args

from perudo.sim.kernels import Array

import numpy as np  # isort: skip

Reward = Literal["win", "finish", "dice"]
EpisodeLength = Literal["one", "all"]
"""What an episode is: one round, or a whole game."""


def check_reward(reward: str, rounds: str) -> None:
    """Raises ``ValueError`` for what is neither a reward nor an episode."""
    for name, value, kind in ("reward", reward, Reward), ("rounds", rounds, EpisodeLength):
        if value not in get_args(kind):
            raise ValueError(f"{name} may be {', '.join(get_args(kind))}, not {value!r}")


def round_rewards(reward: Reward, rounds: EpisodeLength, before: Array, after: Array, places: Array) -> Array:
    """[game, seat]: what a round was worth. ``before``, ``after``: each seat's dice; ``places``: as in ``Batch``."""
    playing = before > 0
    if reward == "dice" or rounds == "one":
        won = after.astype(np.float64) - before
        others = (won.sum(axis=1, keepdims=True) - won) / (playing.sum(axis=1, keepdims=True) - 1)
        return np.where(playing, won - others, 0.0)
    seats = places.shape[1]
    if reward == "win":
        worth = np.where(places == 1, 1.0, -1 / (seats - 1))
    else:
        together = (places[:, :, None] == places[:, None, :]).sum(axis=2)
        worth = 1 - (2 * (places - 1) + together - 1) / (seats - 1)
    return np.where(playing & (places > 0), worth, 0.0)
