"""Where the server's dice come from: seeds that follow from a key, which the log does not hold."""

from __future__ import annotations

import hmac
import secrets
from functools import lru_cache
from typing import Protocol

from perudo.records.fair_dice import DiceSource, DiceStream, DrawInputs, length_prefixed
from perudo.server.private_files import KEY_BYTES

SALT_BYTES = 16
CACHED_SEEDS = 4096
"""Seeds that are kept in memory, of rounds that are played."""


class SeedProvider(Protocol):
    """Where chance comes from."""

    def salt(self) -> bytes:
        """What makes the seed of a round one that there never was; it is no secret."""

    def seed(self, game_id: str, round_number: int, salt: bytes) -> bytes:
        """The secret seed of a round in the game at a place (``CODE/GAME``): the same whenever it is asked for."""

    def chance(self, draw: DrawInputs, purpose: str) -> DiceSource:
        """The dice that follow from a draw, for one purpose."""


class KeyedSeeds:
    """Fair dice that nobody can foresee who has not the key, and that anyone can check afterwards.

    Without a ``key`` they have one of their own: another server, or this one after a restart, can't open their seeds.
    """

    def __init__(self, key: bytes | None = None) -> None:
        self._key = key or secrets.token_bytes(KEY_BYTES)
        self._seeds = lru_cache(maxsize=CACHED_SEEDS)(self._seed)
        """Each is asked for three times: to commit to it, to deal by it, and to open it."""

    def salt(self) -> bytes:
        return secrets.token_bytes(SALT_BYTES)

    def seed(self, game_id: str, round_number: int, salt: bytes) -> bytes:
        return self._seeds(game_id, round_number, salt)

    def _seed(self, game_id: str, round_number: int, salt: bytes) -> bytes:
        return hmac.digest(self._key, length_prefixed("perudo seed", game_id, round_number, salt), "sha256")

    def chance(self, draw: DrawInputs, purpose: str) -> DiceStream:
        return draw.stream(purpose)
