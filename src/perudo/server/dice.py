"""Where the server's dice come from: for each round a seed from the operating system's generator for secrets."""

from __future__ import annotations

import secrets

from perudo.fair import SEED_BYTES, Draw, Stream


class SecretDice:
    """Fair dice that nobody can foresee, and that anyone can check afterwards."""

    def seed(self) -> bytes:
        return secrets.token_bytes(SEED_BYTES)

    def chance(self, draw: Draw, purpose: str) -> Stream:
        return draw.stream(purpose)
