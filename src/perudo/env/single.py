"""One game at a time as a Gymnasium environment: ``gymnasium.make("perudo.env:perudo/Perudo-v0", ...)``.

    env = gymnasium.make("perudo.env:perudo/Perudo-v0", edition="kozak", players=4, opponents="odds")
    seen, info = env.reset(seed=1)
    while True:
        action = choose(seen, info["action_mask"])
        seen, reward, terminated, truncated, info = env.step(action)

This environment wraps a ``PerudoVectorEnv`` with one game; see that class. Trainers that use action masks, such as
Stable-Baselines3's MaskablePPO, expect a method named ``action_masks``.
"""

from __future__ import annotations

from typing import Any, SupportsInt

import gymnasium

from perudo.env.vector import PerudoVectorEnv
from perudo.sim.kernels import Array

import numpy as np  # isort: skip


class PerudoEnv(gymnasium.Env[Array, SupportsInt]):
    """An environment with one game at a time; see the module's docstring."""

    metadata = {"render_modes": []}  # noqa: RUF012 - as Gymnasium requires

    def __init__(self, **options: Any) -> None:
        """Takes the options of ``PerudoVectorEnv``, except that ``opponents`` may not be None."""
        if options.get("opponents", "") is None:
            raise ValueError("to play every seat, use PerudoVectorEnv")
        self.games = PerudoVectorEnv(1, **options)
        self.observation_space = self.games.single_observation_space
        self.action_space = self.games.single_action_space
        self._mask = np.ones(self.games.batch.num_moves, np.int8)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        observation, infos = self.games.reset(seed=seed)
        return observation[0], self._told(infos)

    def step(self, action: SupportsInt) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        observation, rewards, terminations, truncations, infos = self.games.step(np.array([action]))
        return observation[0], float(rewards[0]), bool(terminations[0]), bool(truncations[0]), self._told(infos)

    def action_masks(self) -> Array:
        """Return the mask of legal moves, as booleans."""
        return self._mask.astype(np.bool_)

    def _told(self, infos: dict[str, Any]) -> dict[str, Any]:
        self._mask = infos["action_mask"][0]
        return {"action_mask": self._mask}
