"""The speed of the environments, in steps per second on one core.

    python -m benchmarks.environments

The first figures are those of PettingZoo's own performance test, with any legal action. The next figures are for
Gymnasium's interface, including the time to choose any legal move. A step is one move of the agent in one game,
including the other players' moves until its next turn.
"""

from __future__ import annotations

from time import process_time
from typing import Any

from pettingzoo.test import performance_benchmark  # type: ignore[attr-defined]

from perudo.env import perudo_v0
from perudo.env.vector import PerudoVectorEnv, by_prior, uniform_random

GAMES = (1, 64, 1024, 16384)
SECONDS = 1.0
"""Computing time for each figure."""


def steps_a_second(games: int, opponents: Any) -> float:
    envs = PerudoVectorEnv(games, opponents=opponents)
    envs.reset(seed=1)
    envs.step(envs.batch.sample())
    steps, start = 0, process_time()
    while (took := process_time() - start) < SECONDS:
        envs.step(envs.batch.sample())
        steps += games
    return steps / took


def main() -> None:
    performance_benchmark(perudo_v0.env())  # type: ignore[no-untyped-call]
    print(f"\n{'steps a second, with games at once':<34}" + "".join(f"{games:>12,}" for games in GAMES))
    for name, opponents in (
        ("self-play", None),
        ("others say anything", uniform_random),
        ("others by chances", by_prior),
    ):
        print(f"{name:<34}" + "".join(f"{steps_a_second(games, opponents):>12,.0f}" for games in GAMES))


if __name__ == "__main__":
    main()
