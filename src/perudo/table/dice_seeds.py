"""The server's dice seeds, derived from a key that the log does not contain."""

from __future__ import annotations

import hmac
import secrets
from functools import lru_cache
from typing import Protocol

from perudo.records.fair_dice import DiceSource, DiceStream, DrawInputs, length_prefixed

KEY_BYTES = 32
SALT_BYTES = 16
CACHED_SEEDS = 4096
"""Maximum cached seeds of rounds in progress."""


class SeedProvider(Protocol):
    """A source of seeds and dice."""

    def salt(self) -> bytes:
        """Return a fresh public salt, which makes the seed of a round unique."""

    def seed(self, game_id: str, round_number: int, salt: bytes) -> bytes:
        """Return the secret seed of a round of a game (``CODE/GAME``), deterministically."""

    def chance(self, draw: DrawInputs, purpose: str) -> DiceSource:
        """Return the dice derived from a draw for one purpose."""


class KeyedSeeds:
    """Fair dice: nobody can predict them without the key, and anyone can verify them afterwards.

    Without a ``key`` a random one is used, so neither another server nor this one after a restart can reveal the seeds.
    """

    def __init__(self, key: bytes | None = None) -> None:
        self._key = key or secrets.token_bytes(KEY_BYTES)
        self._seeds = lru_cache(maxsize=CACHED_SEEDS)(self._seed)
        """Cached, because each seed is needed three times: to commit to it, deal from it and reveal it."""

    def salt(self) -> bytes:
        return secrets.token_bytes(SALT_BYTES)

    def seed(self, game_id: str, round_number: int, salt: bytes) -> bytes:
        return self._seeds(game_id, round_number, salt)

    def _seed(self, game_id: str, round_number: int, salt: bytes) -> bytes:
        return hmac.digest(self._key, length_prefixed("perudo seed", game_id, round_number, salt), "sha256")

    def chance(self, draw: DrawInputs, purpose: str) -> DiceStream:
        return draw.stream(purpose)
