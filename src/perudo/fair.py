"""Dice that anyone can check.

Before each round whoever draws the dice chooses a secret *seed* and publishes a *commitment* to it. Then each seat may
send a *contribution*, random bytes of its own; for a seat that sends none, the seed holds one already. The dice follow
from seed and contributions alone. When the cups have lifted the seed is opened, and whoever saw the commitment can
work out the dice again: none was chosen or changed after the commitment. docs/fair-dice.md says what that proves, what
it does not, and how to check it without this program.

    commitment     SHA-256(fields("perudo commitment", table, round, seed))
    contribution   of a seat that sent none: the first 16 bytes of HMAC-SHA256(seed, fields("perudo seat", seat))
    bytes          HMAC-SHA256(seed, fields("perudo dice", purpose, block, contributions ...)), block after block
    a die          from a byte under 252: 1 + byte % 6; other bytes are thrown away

``fields`` puts the length of each field before it, as four bytes, so that no two lists of fields give the same bytes.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import islice
from typing import NamedTuple, Protocol

from perudo.game import Deal, Game, Hand, OpeningRoll

SEED_BYTES = 32
CONTRIBUTION_BYTES = 16


class Chance(Protocol):
    """Where dice come from."""

    def roll(self, count: int) -> Hand:
        """So many fair dice."""

    def draw(self, among: Sequence[int]) -> int:
        """One of these, each as likely."""


def _fields(*fields: str | int | bytes) -> bytes:
    told = [field if isinstance(field, bytes) else str(field).encode() for field in fields]
    return b"".join(len(field).to_bytes(4, "big") + field for field in told)


class Stream:
    """Chance from bytes that are each of the 256 as likely."""

    def __init__(self, source: Iterator[int]) -> None:
        self._bytes = source

    def _below(self, sides: int) -> Iterator[int]:
        """Numbers from 0 to ``sides`` - 1, each as likely: bytes beyond the last whole set of sides are thrown away."""
        whole = 256 - 256 % sides
        return (byte % sides for byte in self._bytes if byte < whole)

    def roll(self, count: int) -> Hand:
        return tuple(1 + face for face in islice(self._below(6), count))

    def draw(self, among: Sequence[int]) -> int:
        return among[next(self._below(len(among)))]


class Draw(NamedTuple):
    """What the dice of one round follow from."""

    table: str
    """The table, and the number of the game at it: ``CODE/GAME``."""
    round: int
    seed: bytes
    contributions: tuple[bytes | None, ...]
    """What each seat sent; None where the seed's own part stands for it."""

    @property
    def commitment(self) -> str:
        """What is published before anyone contributes, in hexadecimal."""
        return sha256(_fields("perudo commitment", self.table, self.round, self.seed)).hexdigest()

    def stream(self, purpose: str) -> Stream:
        """The dice for one purpose: ``opening 1`` and on (rolls for the opening), ``deal``, ``opener``."""
        parts = [self._own(seat) if sent is None else sent for seat, sent in enumerate(self.contributions, start=1)]

        def source() -> Iterator[int]:
            block = 0
            while True:
                yield from hmac.digest(self.seed, _fields("perudo dice", purpose, block, *parts), "sha256")
                block += 1

        return Stream(source())

    def _own(self, seat: int) -> bytes:
        return hmac.digest(self.seed, _fields("perudo seat", seat), "sha256")[:CONTRIBUTION_BYTES]


def next_chance(game: Game, chance: Callable[[str], Chance]) -> OpeningRoll | Deal:
    """The roll for the opening, or the deal, that a game waits for. ``chance``: dice for each purpose."""
    if game.rollers:
        rolled = chance(f"opening {len(game.rolls) + 1}")
        return OpeningRoll(tuple(rolled.roll(1)[0] if seat in game.rollers else 0 for seat in game.seats))
    opener = game.opener or chance("opener").draw(game.alive)
    dealt = chance("deal")
    return Deal(tuple(dealt.roll(count) for count in game.dice), opener)


def dealt(game: Game, draw: Draw) -> Deal:
    """The deal that a draw gives a game that waits for one, after the rolls for the opening, if there are any."""
    while True:
        action = next_chance(game, draw.stream)
        if isinstance(action, Deal):
            return action
        game = game.after(action)
