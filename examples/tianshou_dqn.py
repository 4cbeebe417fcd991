"""Tianshou's DQN learns rounds of Perudo by self-play, through PettingZoo's interface, and is then measured.

    pip install tianshou                        # brings PyTorch; the CPU version is enough
    python examples/tianshou_dqn.py --seconds 300 --opponents beginner odds

The default is one round between two players with two dice each, by Board Game Arena's rules. A move is valued by the
reward of the whole round, because one step later Tianshou would use the other seat's dice and values.
"""

from __future__ import annotations

import argparse
import logging
import time
from typing import Any

import numpy as np
import torch
from tianshou.algorithm import DQN, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Batch, Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.utils.net.common import Net
from tianshou.utils.torch_utils import policy_within_training_step

from perudo.env import perudo_v0
from perudo.env.vector import PerudoVectorEnv

ROUND = 100
"""More moves than any round of a few dice has."""


def train(seconds: float, games: int = 16, seed: int = 1, **table: Any) -> Any:
    """Train a policy for this long. One network plays for every seat, and observes the table from that seat."""
    logging.getLogger("tianshou").setLevel(logging.ERROR)  # Tianshou warns at each step that rewards are per seat
    np.random.seed(seed)  # Tianshou explores with this generator
    torch.manual_seed(seed)

    def game() -> PettingZooEnv:
        return PettingZooEnv(perudo_v0.env(rounds="one", reward="dice", **table))

    one, envs = game(), DummyVectorEnv([game for _ in range(games)])
    envs.seed(seed)
    net = Net(state_shape=one.observation_space["observation"].shape, action_shape=one.action_space.n,
              hidden_sizes=[128, 128])  # fmt: skip
    policy = DiscreteQLearningPolicy(model=net, action_space=one.action_space, eps_training=0.2)
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=1.0, n_step_return_horizon=ROUND)
    seats = MultiAgentOffPolicyAlgorithm(algorithms=[learner] * len(one.agents), env=one)
    played = VectorReplayBuffer(20_000, games)
    collector = Collector(seats, envs, played, exploration_noise=True)
    collector.reset()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with policy_within_training_step(seats.policy), policy_within_training_step(policy):
            collector.collect(n_step=10 * games)
            seats.policy.train()
            for _ in range(4):
                seats.update(played, 128)
    policy.eval()
    return policy


def share(policy: Any, opponent: Any, rounds: int, seed: int = 7, **table: Any) -> float:
    """Return the policy's share of rounds in which it loses no die."""
    envs = PerudoVectorEnv(min(rounds, 200), opponents=opponent, rounds="one", reward="dice", **table)
    seen, infos = envs.reset(seed=seed)
    kept = over = 0
    while over < rounds:
        with torch.no_grad():
            words = policy(Batch(obs=Batch(obs=seen, mask=infos["action_mask"] == 1), info=Batch())).act
        seen, earned, done, _, infos = envs.step(np.where(infos["action_mask"].any(axis=1), words, 0))
        kept, over = kept + int((earned[done] > 0).sum()), over + int(done.sum())
    return kept / over


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--opponents", nargs="+", default=["beginner", "odds"])
    parser.add_argument("--edition", default="bga")
    parser.add_argument("--dice", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=4000, help="against each opponent, to measure it")
    args = parser.parse_args()
    table = {"edition": args.edition, "players": 2, "options": {"dice": args.dice}}
    policy = train(args.seconds, **table)
    for opponent in args.opponents:
        won = share(policy, opponent, args.rounds, **table)
        print(f"of its rounds against {opponent} it wins {won:.1%}", flush=True)


if __name__ == "__main__":
    main()
