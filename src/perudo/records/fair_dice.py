"""Dice that anyone can verify.

This is a commit-reveal protocol. For a round's dice, each player's browser chooses random bytes, its secret
*contribution*, and submits the contribution's *digest*. Then the server publishes a *commitment* to a secret *seed*,
together with all digests. Only then do players reveal their contributions, which must match their digests. If a seat
reveals no contribution, the server derives one from the seed. The dice depend only on the server's seed and the
players' contributions. After the call the server reveals the seed, so anyone with the commitment and the digests can
recompute the dice. docs/fair-dice.md explains what the protocol proves, what it does not prove, and how to check the
dice without this program.

    digest         SHA-256(fields("perudo contribution", table, round, seat, contribution))
    commitment     SHA-256(fields("perudo commitment", table, round, seed))
    contribution   of a seat that revealed none: the first 16 bytes of HMAC-SHA256(seed, fields("perudo seat", seat))
    bytes          HMAC-SHA256(seed, fields("perudo dice", purpose, block, contributions ...)), block after block
    a die          from a byte under 252: 1 + byte % 6; other bytes are skipped

``fields`` is the function ``length_prefixed``, which writes the length of each field, in four bytes, before the field.
So two different lists of fields are never encoded as the same bytes.
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
    """A source of dice."""

    def roll(self, count: int) -> Hand:
        """Return ``count`` fair dice."""

    def draw(self, among: Sequence[int]) -> int:
        """Return a random element of ``among``; all elements are equally likely."""


def length_prefixed(*fields: str | int | bytes) -> bytes:
    """Encode the fields as bytes, each field preceded by its length."""
    told: list[bytes] = []
    for field in fields:
        part = field if isinstance(field, bytes) else str(field).encode()
        told += _size(len(part)), part
    return b"".join(told)


_size = Struct(">I").pack


def contribution_digest(table: str, number: int, seat: int, contribution: bytes) -> str:
    """Return the hexadecimal digest of a seat's contribution to a round. The seat submits the digest before anyone
    reveals a contribution.

    The digest binds the seat to one contribution, and is valid for only one round of one game (``CODE/GAME``).
    """
    return sha256(length_prefixed("perudo contribution", table, number, seat, contribution)).hexdigest()


class DiceProof(NamedTuple):
    """Proof of how a round's dice were drawn, for verification."""

    commitment: str
    """The digest of ``seed``, which the server published before anyone revealed a contribution."""
    seed: bytes | None
    """The seed; None until the server reveals it."""
    contributions: tuple[bytes | None, ...]
    """Each seat's revealed contribution; None if a value derived from the seed replaces it."""
    digests: tuple[str | None, ...] = ()
    """Each seat's digest when the server published its commitment. Empty if the record omits the digests; without
    digests the proof is weaker.
    """
    bots: tuple[int, ...] = ()
    """The seats that bots played when the server published its commitment. Bots contribute nothing."""

    @property
    def aborted_reveals(self) -> tuple[int, ...]:
        """The seats that submitted a digest but did not reveal their contribution."""
        both = zip(self.digests, self.contributions, strict=False)
        return tuple(seat for seat, (given, opened) in enumerate(both, start=1) if given and opened is None)


class DiceStream:
    """Rolls dice from a stream of uniformly random bytes."""

    def __init__(self, source: Iterator[int]) -> None:
        self._bytes = source

    def _below(self, sides: int) -> Iterator[int]:
        """Yield uniformly distributed numbers from 0 to ``sides`` - 1. The generator skips the highest byte values,
        because they would make some numbers more likely than others.
        """
        whole = 256 - 256 % sides
        return (byte % sides for byte in self._bytes if byte < whole)

    def roll(self, count: int) -> Hand:
        return tuple(1 + face for face in islice(self._below(6), count))

    def draw(self, among: Sequence[int]) -> int:
        return among[next(self._below(len(among)))]


class DrawInputs(NamedTuple):
    """The inputs that determine the dice of one round."""

    table: str
    """The table's code and the number of the game: ``CODE/GAME``."""
    round: int
    seed: bytes
    contributions: tuple[bytes | None, ...]
    """Each seat's revealed contribution; None if a value derived from the seed replaces it."""

    @property
    def commitment(self) -> str:
        """The hexadecimal commitment, which is published before anyone reveals a contribution."""
        return sha256(length_prefixed("perudo commitment", self.table, self.round, self.seed)).hexdigest()

    def stream(self, purpose: str) -> DiceStream:
        """Return the dice stream for a purpose: ``opening 1``, ``opening 2`` etc. (opening rolls), ``deal`` or
        ``opener``."""
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
    """Return the next opening roll or deal of a game. ``chance`` returns the dice source for a purpose, such as
    ``deal``."""
    if game.opening_rollers:
        rolled = chance(f"opening {len(game.opening_rolls) + 1}")
        return OpeningRoll(tuple(rolled.roll(1)[0] if seat in game.opening_rollers else 0 for seat in game.seats))
    opener = game.opener or chance("opener").draw(game.alive)
    dealt = chance("deal")
    return Deal(tuple(dealt.roll(count) for count in game.dice), opener)


def play_opening_rolls(game: Game, draw: DrawInputs) -> Game:
    """Make the opening rolls, if the rules require any, and return the game before the deal."""
    while isinstance(roll := next_chance_action(game, draw.stream), OpeningRoll):
        game = game.after(roll)
    return game


def deal_from(game: Game, draw: DrawInputs) -> Deal:
    """Make the opening rolls, if the rules require any, and return the deal that ``draw`` determines."""
    deal = next_chance_action(play_opening_rolls(game, draw), draw.stream)
    assert isinstance(deal, Deal)
    return deal
