"""The server's seeds for dice. They follow from a key that the log does not hold."""

from __future__ import annotations

import hmac
import secrets
from functools import lru_cache
from typing import Protocol

from perudo.records.fair_dice import DiceSource, DiceStream, DrawInputs, length_prefixed

KEY_BYTES = 32
SALT_BYTES = 16
CACHED_SEEDS = 4096
"""Seeds of rounds in progress that are kept in memory."""


class SeedProvider(Protocol):
    """A source of seeds and dice."""

    def salt(self) -> bytes:
        """Return a fresh public salt, which makes the seed of a round unique."""

    def seed(self, game_id: str, round_number: int, salt: bytes) -> bytes:
        """Return the secret seed of a round of a game (``CODE/GAME``): the same each time."""

    def chance(self, draw: DrawInputs, purpose: str) -> DiceSource:
        """Return the dice that follow from a draw, for one purpose."""


class KeyedSeeds:
    """Fair dice: nobody can predict them without the key, and anyone can verify them afterwards.

    Without a ``key`` a random one is used: then another server, or this one after a restart, cannot reveal its seeds.
    """

    def __init__(self, key: bytes | None = None) -> None:
        self._key = key or secrets.token_bytes(KEY_BYTES)
        self._seeds = lru_cache(maxsize=CACHED_SEEDS)(self._seed)
        """Each seed is asked for three times: to commit to it, to deal from it and to reveal it."""

    def salt(self) -> bytes:
        return secrets.token_bytes(SALT_BYTES)

    def seed(self, game_id: str, round_number: int, salt: bytes) -> bytes:
        return self._seeds(game_id, round_number, salt)

    def _seed(self, game_id: str, round_number: int, salt: bytes) -> bytes:
        return hmac.digest(self._key, length_prefixed("perudo seed", game_id, round_number, salt), "sha256")

    def chance(self, draw: DrawInputs, purpose: str) -> DiceStream:
        return draw.stream(purpose)
