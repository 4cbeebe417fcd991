"""The recipes in examples/ run, at a small size, where what they need is installed."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from examples.ppo_numpy import Learner, Net, main

ONE_DIE: dict[str, Any] = {"edition": "bga", "players": 2, "options": {"dice": 1}}


def test_maskable_ppo_trains_and_is_evaluated() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib, which needs PyTorch, is not installed")
    from examples.maskable_ppo import share, train

    agent = train(["beginner", "odds"], 1.0, games=2, players=2, edition="kozak")
    won, low, high = share(agent, "beginner", 5, players=2, edition="kozak")
    assert 0 <= low <= won <= high <= 1


def test_tianshou_agent_trains_and_plays_through_pettingzoo() -> None:
    pytest.importorskip("tianshou", reason="Tianshou, which needs PyTorch, is not installed")
    from examples.tianshou_dqn import share, train

    table: dict[str, Any] = {"edition": "bga", "players": 2, "options": {"dice": 1, "calza": True}}
    policy = train(1.0, games=2, **table)
    assert 0 <= share(policy, "beginner", 20, **table) <= 1


def test_ppo_in_numpy_learns() -> None:
    """It wins more of the smallest games after a few updates, and never says what may not be said."""
    learner = Learner("beginner", games=64, hidden=32, **ONE_DIE)

    def earned() -> float:
        learner.won = []
        learner.update()
        return float(np.mean(learner.won))

    first = np.mean([earned() for _ in range(3)])
    for _ in range(25):
        learner.update()
    last = np.mean([earned() for _ in range(5)])
    assert first < 0.45 and last > first + 0.2
    said, *_ = learner.play()
    logs, *_ = learner.net(said["seen"], said["masks"])
    assert np.exp(logs).sum(axis=1) == pytest.approx(1, abs=1e-5) and (np.exp(logs)[~said["masks"]] == 0).all()


def test_ppo_gradient_matches_its_loss() -> None:
    random = np.random.default_rng(2)
    net = Net(5, 4, 6, random)
    net.weights = [each.astype(np.float64) + 0.3 * random.standard_normal(each.shape) for each in net.weights]
    masks = random.random((40, 4)) < 0.7
    masks[:, 0] = True
    data = {"seen": random.random((40, 5)), "masks": masks, "words": masks.argmax(axis=1)}
    data |= {"logs": -2 * random.random(40), "gains": random.standard_normal(40), "returns": random.standard_normal(40)}

    def loss() -> float:
        logs, values, _ = net(data["seen"], masks)
        ratio = np.exp(logs[np.arange(40), data["words"]] - data["logs"])
        pushed = np.minimum(ratio * data["gains"], np.clip(ratio, 0.8, 1.2) * data["gains"])
        entropy = -(np.exp(logs) * np.where(masks, logs, 0)).sum(axis=1)
        return float(np.mean(-pushed - 0.01 * entropy + 0.25 * (values - data["returns"]) ** 2))

    for weight, found in zip(net.weights, net.gradient(data), strict=True):
        at = np.unravel_index(np.abs(found).argmax(), found.shape)
        before, step = weight[at], 1e-6
        weight[at] = before + step
        above = loss()
        weight[at] = before - step
        assert found[at] == pytest.approx((above - loss()) / 2 / step, rel=1e-3)
        weight[at] = before


def test_ppo_command_prints_progress(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--seconds", "1.5", "--games", "16", "--opponents", "odds"])
    assert re.search(r"\d words: \d+\.\d% of \d+ games won", capsys.readouterr().out)
