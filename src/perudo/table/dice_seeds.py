"""Derives the seeds of the dice from a key that is never logged."""

from __future__ import annotations

import hmac
import secrets
from functools import lru_cache
from typing import Protocol

from perudo.records.fair_dice import DiceSource, DiceStream, DrawInputs, length_prefixed

KEY_BYTES = 32
SALT_BYTES = 16
CACHED_SEEDS = 4096
"""The maximum number of seeds to cache, for rounds in progress."""


class SeedProvider(Protocol):
    """A provider of the seeds and dice for each round."""

    def salt(self) -> bytes:
        """Return a new public salt, which makes a round's seed unique."""

    def seed(self, game_id: str, round_number: int, salt: bytes) -> bytes:
        """Return the secret seed of a round. ``game_id``: ``CODE/GAME``. The same arguments give the same seed."""

    def chance(self, draw: DrawInputs, purpose: str) -> DiceSource:
        """Return the random source of a draw's dice for one purpose, such as ``deal``."""


class KeyedSeeds:
    """Fair dice: unpredictable without the key, but verifiable after each round.

    If ``key`` is None, the seeds are derived from a random key. In that case, neither other servers nor this server
    after a restart can reveal the seeds.
    """

    def __init__(self, key: bytes | None = None) -> None:
        self._key = key or secrets.token_bytes(KEY_BYTES)
        self._seeds = lru_cache(maxsize=CACHED_SEEDS)(self._seed)
        """Caches seeds, because a table needs each seed three times: for the commitment, the deal and the reveal."""

    def salt(self) -> bytes:
        return secrets.token_bytes(SALT_BYTES)

    def seed(self, game_id: str, round_number: int, salt: bytes) -> bytes:
        return self._seeds(game_id, round_number, salt)

    def _seed(self, game_id: str, round_number: int, salt: bytes) -> bytes:
        return hmac.digest(self._key, length_prefixed("perudo seed", game_id, round_number, salt), "sha256")

    def chance(self, draw: DrawInputs, purpose: str) -> DiceStream:
        return draw.stream(purpose)
