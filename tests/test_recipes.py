"""The recipes in examples/ run, at a small size, where what they need is installed."""

from __future__ import annotations

import pytest


def test_maskable_ppo_learns_and_is_measured() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib, which needs PyTorch, is not installed")
    from examples.maskable_ppo import share, train

    agent = train(["beginner", "odds"], 1.0, games=2, players=2, edition="kozak")
    won, low, high = share(agent, "beginner", 5, players=2, edition="kozak")
    assert 0 <= low <= won <= high <= 1
