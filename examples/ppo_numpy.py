"""PPO in one file of plain numpy, in the style of CleanRL: from the network to the score, to be read from top to
bottom.

    python examples/ppo_numpy.py --seconds 60 --opponents beginner

It learns from whole games of two by Kozak's rules, with a reward for each die won or lost. After a finished game the
next step starts another, whatever the action (Gymnasium's ``NEXT_STEP``): such steps teach nothing, and are left out.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perudo.env.vector import PerudoVectorEnv

Array = NDArray[Any]

STEPS = 32  # steps of each game between two updates
EPOCHS, MINIBATCHES = 4, 4
GAMMA, LAMBDA = 0.99, 0.95
RATE, CLIP, ENTROPY, VALUE, NORM = 1e-3, 0.2, 0.01, 0.5, 0.5


class Net:
    """Two layers, followed by a logit for each move and a value."""

    def __init__(self, seen: int, words: int, hidden: int, random: np.random.Generator) -> None:
        sizes = [seen, hidden, hidden, words + 1]
        self.weights: list[Array] = []
        for wide, high in pairwise(sizes):
            scale = 0.01 if high == words + 1 else wide**-0.5
            self.weights += [scale * random.standard_normal((wide, high), np.float32), np.zeros(high, np.float32)]
        self._means = [[np.zeros_like(each), np.zeros_like(each)] for each in self.weights]
        self._updates = 0

    def __call__(self, seen: Array, masks: Array) -> tuple[Array, Array, list[Array]]:
        """Return the log probability of each move, the value, and the hidden layers."""
        layers = [seen]
        for at in (0, 2):
            layers.append(np.tanh(layers[-1] @ self.weights[at] + self.weights[at + 1]))
        out = layers[-1] @ self.weights[4] + self.weights[5]
        logits = np.where(masks, out[:, :-1], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        return logits - np.log(np.exp(logits).sum(axis=1, keepdims=True)), out[:, -1], layers

    def gradient(self, data: dict[str, Array]) -> list[Array]:
        """Return the gradient of PPO's loss: the clipped surrogate, the value error, and the entropy bonus."""
        logs, values, layers = self(data["seen"], data["masks"])
        chances, each = np.exp(logs), np.arange(len(logs))
        ratio, gain = np.exp(logs[each, data["words"]] - data["logs"]), data["gains"]
        free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        push = (free * gain * ratio)[:, None]
        out = np.empty((len(logs), logs.shape[1] + 1), np.float32)
        out[:, :-1] = push * chances + ENTROPY * chances * (logs + entropy)
        out[each, data["words"]] -= push[:, 0]
        out[:, -1] = VALUE * (values - data["returns"])
        back, found = out / len(out), list[Array]()
        for at in (4, 2, 0):
            layer = layers[at // 2]
            found = [layer.T @ back, back.sum(axis=0), *found]
            back = back @ self.weights[at].T * (1 - layer**2)
        return found

    def learn(self, data: dict[str, Array]) -> None:
        """Make a step of Adam."""
        found, self._updates = self.gradient(data), self._updates + 1
        shrink = min(1.0, NORM / (sum(float((each**2).sum()) for each in found) ** 0.5 + 1e-8))
        rate = RATE * (1 - 0.999**self._updates) ** 0.5 / (1 - 0.9**self._updates)
        for weight, (mean, square), each in zip(self.weights, self._means, found, strict=True):
            mean += 0.1 * (each * shrink - mean)
            square += 0.001 * ((each * shrink) ** 2 - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8)


class Learner:
    """An agent, and the games that it learns from."""

    def __init__(self, opponents: Any, games: int = 128, hidden: int = 128, seed: int = 1, **options: Any) -> None:
        self.envs = PerudoVectorEnv(games, opponents=opponents, reward="dice", **options)
        self.random, self.steps, self.won = np.random.default_rng(seed), 0, list[bool]()
        self._highest = np.maximum(self.envs.batch.observation_high, 1).astype(np.float32)
        self.net = Net(self.envs.batch.observation_length, self.envs.batch.num_moves, hidden, self.random)
        self._begins = np.zeros(games, np.bool_)
        self._now = self.envs.reset(seed=seed)

    def play(self) -> tuple[dict[str, Array], Array, Array, Array]:
        """Make a step in each game. Return observations and moves, rewards, and which games are over or have just
        begun.
        """
        (seen, infos), begins = self._now, self._begins
        seen, masks = seen / self._highest, infos["action_mask"].astype(np.bool_)
        logs, values, _ = self.net(seen, masks)
        # Adding Gumbel noise and taking the maximum samples from the distribution.
        words = np.where(masks, logs + self.random.gumbel(size=logs.shape), -np.inf).argmax(axis=1)
        said = {"seen": seen, "masks": masks, "words": words, "values": values}
        said["logs"] = logs[np.arange(len(words)), words]
        seen, earned, over, _, infos = self.envs.step(words)
        self._now, self._begins, self.steps = (seen, infos), over, self.steps + int((~begins).sum())
        self.won += (self.envs.batch.winner[over] == 1).tolist()
        return said, earned, over, begins

    def update(self) -> None:
        told = [self.play() for _ in range(STEPS)]
        after = self.net(self._now[0] / self._highest, self._now[1]["action_mask"].astype(np.bool_))[1]
        gains, ahead = [], np.zeros(len(after))
        for said, earned, over, _ in reversed(told):  # generalized advantage estimation
            ahead = earned + GAMMA * np.where(over, 0, after + LAMBDA * ahead) - said["values"]
            after = said["values"]
            gains.append(ahead)
        data = {name: np.concatenate([said[name] for said, *_ in told]) for name in told[0][0]}
        data["gains"] = np.concatenate(gains[::-1]).astype(np.float32)
        data["returns"] = data["gains"] + data["values"]
        taught = np.flatnonzero(~np.concatenate([begins for *_, begins in told]))
        data["gains"] = (data["gains"] - data["gains"][taught].mean()) / (data["gains"][taught].std() + 1e-8)
        for _ in range(EPOCHS):
            for some in np.array_split(self.random.permutation(taught), MINIBATCHES):
                self.net.learn({name: each[some] for name, each in data.items()})


def main(line: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--opponents", nargs="+", default=["beginner"], help="one a seat: as many as play beside it")
    parser.add_argument("--edition", default="kozak")
    parser.add_argument("--games", type=int, default=128, help="at once")
    args = parser.parse_args(line)
    learner = Learner(args.opponents, args.games, edition=args.edition, players=len(args.opponents) + 1)
    began = told = now = time.monotonic()
    while now < began + args.seconds:
        learner.update()
        now = time.monotonic()
        if learner.won and now > min(told + args.seconds / 10, began + args.seconds):  # always report the last update
            share = sum(learner.won) / len(learner.won)
            print(
                f"{now - began:4.0f} s {learner.steps:9,} words: {share:.1%} of {len(learner.won)} games won",
                flush=True,
            )
            told, learner.won = now, []


if __name__ == "__main__":
    main()
