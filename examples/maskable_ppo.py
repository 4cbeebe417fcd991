"""Stable-Baselines3's MaskablePPO learns Perudo against built-in bots, and is then measured against each level.

    pip install sb3-contrib                     # brings PyTorch; the CPU version is enough
    python examples/maskable_ppo.py --seconds 600 --opponents beginner gambler odds reader

The default is a game of two by Kozak's rules. Each die won or lost gives a reward, so that rewards come before the
game's end.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv, VecMonitor

from perudo.bots import BUILTIN_BOTS
from perudo.env.vector import PerudoVectorEnv


class Tables(VecEnv):  # type: ignore[misc]
    """Perudo games with the interface of Stable-Baselines3: several opponents, each in many games."""

    def __init__(self, opponents: Sequence[Any], games: int, **options: Any) -> None:
        self.groups = [PerudoVectorEnv(games, opponents=each, **options) for each in opponents]
        first = self.groups[0]
        self._highest = np.maximum(first.batch.observation_high, 1).astype(np.float32)
        seen = gymnasium.spaces.Box(0, 1, (first.batch.observation_length,), np.float32)
        super().__init__(games * len(opponents), seen, first.single_action_space)
        self._words: Any = None
        self._seed: int | None = None

    def reset(self) -> Any:
        told = [
            group.reset(seed=None if self._seed is None else self._seed + at) for at, group in enumerate(self.groups)
        ]
        self._seed = None
        return self._take(told)

    def seed(self, seed: int | None = None) -> list[int | None]:
        self._seed = seed
        return [seed] * self.num_envs

    def step_async(self, actions: Any) -> None:
        self._words = np.split(np.asarray(actions), len(self.groups))

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        told, rewards, overs, infos = [], [], [], []
        for group, words in zip(self.groups, self._words, strict=True):
            seen, earned, over, _, info = group.step(words)
            infos += [{"terminal_observation": self._scaled(each), "won": won == 1} if over[at] else {}
                      for at, (each, won) in enumerate(zip(seen, group.batch.winner, strict=True))]  # fmt: skip
            if over.any():  # this interface requires a finished game to restart at once
                seen, info = group.reset(options={"reset_mask": over})
            told.append((seen, info))
            rewards.append(earned)
            overs.append(over)
        return self._take(told), np.concatenate(rewards).astype(np.float32), np.concatenate(overs), infos

    def _take(self, told: list[tuple[Any, dict[str, Any]]]) -> Any:
        self._masks = np.concatenate([info["action_mask"] for _, info in told]).astype(bool)
        return self._scaled(np.concatenate([seen for seen, _ in told]))

    def _scaled(self, seen: Any) -> Any:
        return seen / self._highest

    def close(self) -> None:
        for group in self.groups:
            group.close()

    # Required by MaskablePPO, and by a VecEnv

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        return list({"action_masks": self._masks}[method_name])

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs


class Until(BaseCallback):  # type: ignore[misc]
    """Stops the training after a time."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self._end = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self._end


def train(opponents: Sequence[Any], seconds: float, games: int = 32, seed: int = 1, **options: Any) -> Any:
    """Train an agent for this long."""
    tables = VecMonitor(Tables(opponents, games, reward="dice", **options))
    agent = MaskablePPO(
        "MlpPolicy", tables, seed=seed, verbose=0, device="cpu", n_steps=128, batch_size=1024, n_epochs=4, gamma=0.99,
        gae_lambda=0.95, ent_coef=0.01, learning_rate=5e-4, policy_kwargs={"net_arch": [256, 256]},
    )  # fmt: skip
    agent.learn(10**9, callback=Until(seconds))
    return agent


def share(agent: Any, opponent: Any, episodes: int, seed: int = 7, **options: Any) -> tuple[float, float, float]:
    """Return the agent's share of won games, with a 95 % confidence interval (Wilson)."""
    tables = Tables([opponent], min(episodes, 100), **options)
    tables.seed(seed)
    seen, won, over = tables.reset(), 0, 0
    while over < episodes:
        words, _ = agent.predict(seen, action_masks=np.stack(tables.env_method("action_masks")))
        seen, _, _, infos = tables.step(words)
        won += sum(info["won"] for info in infos if info)
        over += sum(bool(info) for info in infos)
    part, z = won / over, 1.96
    middle = (part + z * z / 2 / over) / (1 + z * z / over)
    give = z * math.sqrt(part * (1 - part) / over + z * z / 4 / over**2) / (1 + z * z / over)
    return part, max(middle - give, 0.0), min(middle + give, 1.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--opponents", nargs="+", default=["beginner", "gambler", "odds", "reader"])
    parser.add_argument("--edition", default="kozak")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=32, help="at once, against each opponent")
    parser.add_argument("--episodes", type=int, default=1000, help="against each level, to measure it")
    parser.add_argument("--save")
    args = parser.parse_args()
    table = {"edition": args.edition, "players": args.players}
    agent = train(args.opponents, args.seconds, args.games, **table)
    print(f"{agent.num_timesteps} words in {args.seconds:g} s; of its games it wins, against", flush=True)
    if args.save:
        agent.save(args.save)
    for level in BUILTIN_BOTS:
        won, low, high = share(agent, level, args.episodes, **table)
        print(f"  {level:9} {won:6.1%}  ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
