"""Dice that anyone can check.

Each player's browser chooses a secret *contribution* to a round's dice, random bytes of its own, and gives a *digest*
of it. Then whoever draws the dice publishes a *commitment* to a secret *seed*, and with it the digests that it holds.
Only then are the contributions opened; each has to fit its digest. For a seat that opens none, the seed holds one
already. The dice follow from seed and contributions alone, and when the cups have lifted the seed is opened as well:
whoever saw commitment and digests can work out the dice again. docs/fair-dice.md says what that proves, what it does
not, and how to check it without this program.

    digest         SHA-256(fields("perudo contribution", table, round, seat, contribution))
    commitment     SHA-256(fields("perudo commitment", table, round, seed))
    contribution   of a seat that opened none: the first 16 bytes of HMAC-SHA256(seed, fields("perudo seat", seat))
    bytes          HMAC-SHA256(seed, fields("perudo dice", purpose, block, contributions ...)), block after block
    a die          from a byte under 252: 1 + byte % 6; other bytes are thrown away

``length_prefixed`` puts the length of each field before it, as four bytes, so that no two lists of fields give the same
bytes.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import islice
from struct import Struct
from typing import NamedTuple, Protocol

from perudo.core.game import Deal, Game, Hand, OpeningRoll

SEED_BYTES = 32
CONTRIBUTION_BYTES = 16


class DiceSource(Protocol):
    """Where dice come from."""

    def roll(self, count: int) -> Hand:
        """So many fair dice."""

    def draw(self, among: Sequence[int]) -> int:
        """One of these, each as likely."""


def length_prefixed(*fields: str | int | bytes) -> bytes:
    """These as bytes, each after its length."""
    told: list[bytes] = []
    for field in fields:
        part = field if isinstance(field, bytes) else str(field).encode()
        told += _size(len(part)), part
    return b"".join(told)


_size = Struct(">I").pack


def contribution_digest(table: str, number: int, seat: int, contribution: bytes) -> str:
    """What a seat gives of its contribution to a round before anyone opens theirs, in hexadecimal.

    It binds the seat to these bytes in this round of this game (``CODE/GAME``) alone.
    """
    return sha256(length_prefixed("perudo contribution", table, number, seat, contribution)).hexdigest()


class DiceProof(NamedTuple):
    """Where the dice of a round come from, as it is told to those who check it."""

    commitment: str
    """As it was published before anyone opened their contribution."""
    seed: bytes | None
    """None until it is opened."""
    contributions: tuple[bytes | None, ...]
    """What each seat opened; None where the seed's own part stands for it."""
    digests: tuple[str | None, ...] = ()
    """What each seat had given by the time of the commitment. Empty in a record that leaves it out: it proves less."""
    bots: tuple[int, ...] = ()
    """The seats that bots played then: they have no part."""

    @property
    def aborted_reveals(self) -> tuple[int, ...]:
        """The seats that gave a digest and did not open what it is of."""
        both = zip(self.digests, self.contributions, strict=False)
        return tuple(seat for seat, (given, opened) in enumerate(both, start=1) if given and opened is None)


class DiceStream:
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


class DrawInputs(NamedTuple):
    """What the dice of one round follow from."""

    table: str
    """The table, and the number of the game at it: ``CODE/GAME``."""
    round: int
    seed: bytes
    contributions: tuple[bytes | None, ...]
    """What each seat opened; None where the seed's own part stands for it."""

    @property
    def commitment(self) -> str:
        """What is published before anyone opens a contribution, in hexadecimal."""
        return sha256(length_prefixed("perudo commitment", self.table, self.round, self.seed)).hexdigest()

    def stream(self, purpose: str) -> DiceStream:
        """The dice for one purpose: ``opening 1`` and on (rolls for the opening), ``deal``, ``opener``."""
        parts = [self._own(seat) if sent is None else sent for seat, sent in enumerate(self.contributions, start=1)]

        def source() -> Iterator[int]:
            block = 0
            while True:
                yield from hmac.digest(self.seed, length_prefixed("perudo dice", purpose, block, *parts), "sha256")
                block += 1

        return DiceStream(source())

    def _own(self, seat: int) -> bytes:
        return hmac.digest(self.seed, length_prefixed("perudo seat", seat), "sha256")[:CONTRIBUTION_BYTES]


def next_chance_action(game: Game, chance: Callable[[str], DiceSource]) -> OpeningRoll | Deal:
    """The roll for the opening, or the deal, that a game waits for. ``chance``: dice for each purpose."""
    if game.opening_rollers:
        rolled = chance(f"opening {len(game.opening_rolls) + 1}")
        return OpeningRoll(tuple(rolled.roll(1)[0] if seat in game.opening_rollers else 0 for seat in game.seats))
    opener = game.opener or chance("opener").draw(game.alive)
    dealt = chance("deal")
    return Deal(tuple(dealt.roll(count) for count in game.dice), opener)


def play_opening_rolls(game: Game, draw: DrawInputs) -> Game:
    """A game that waits for a deal, after the rolls for the opening that a draw gives it, if there are any."""
    while isinstance(roll := next_chance_action(game, draw.stream), OpeningRoll):
        game = game.after(roll)
    return game


def deal_from(game: Game, draw: DrawInputs) -> Deal:
    """The deal that a draw gives a game that waits for one, after the rolls for the opening."""
    deal = next_chance_action(play_opening_rolls(game, draw), draw.stream)
    assert isinstance(deal, Deal)
    return deal
