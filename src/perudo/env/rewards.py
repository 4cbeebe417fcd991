"""The rewards that players receive after each round. The rewards of all players in a game sum to zero.

- ``win``: 1 for the winner, and ``-1 / (players - 1)`` for each other player when eliminated.
- ``finish``: by final place, evenly spaced from 1 for first place to -1 for last place. This reward is paid when a
  player is eliminated or has won. Players who are eliminated together (by a calza that costs all others a die) each get
  the average reward of their places.
- ``dice``: after each call, the change in the player's own dice minus the others' average change. A player who loses a
  die gets -1, and the other players share 1 equally. A correct calza pays 1 to the caller (0 if the caller already has
  all their dice), and the other players share the loss equally.

If an episode is one round, all three rewards equal ``dice``.
"""

from __future__ import annotations

from typing import Literal, get_args

from perudo.sim.kernels import Array

import numpy as np  # isort: skip

Reward = Literal["win", "finish", "dice"]
EpisodeLength = Literal["one", "all"]
"""The length of an episode: one round, or a whole game."""


def check_reward(reward: str, rounds: str) -> None:
    """Raise ``ValueError`` if the reward or the episode length is unknown."""
    for name, value, kind in ("reward", reward, Reward), ("rounds", rounds, EpisodeLength):
        if value not in get_args(kind):
            raise ValueError(f"{name} must be one of {', '.join(get_args(kind))}, not {value!r}")


def round_rewards(reward: Reward, rounds: EpisodeLength, before: Array, after: Array, places: Array) -> Array:
    """Return a round's rewards [game, seat]. ``before``, ``after``: each seat's dice; ``places``: as in ``Batch``."""
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
