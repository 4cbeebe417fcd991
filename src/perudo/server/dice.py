"""Where the server's dice come from: the operating system's generator for secrets."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom

from perudo.game import FACES, Hand

_chance = SystemRandom()


class SecretDice:
    """Fair dice that nobody can foresee."""

    def roll(self, count: int) -> Hand:
        return tuple(_chance.choices(FACES, k=count))

    def draw(self, among: Sequence[int]) -> int:
        return _chance.choice(among)
