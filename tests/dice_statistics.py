"""Whether dice are fair: what many rolls look like, and how far that is from what fair dice give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, compress, cycle, pairwise
from math import cbrt, factorial, prod, sqrt
from operator import add, eq

from perudo.records.fair_dice import CONTRIBUTION_BYTES, SEED_BYTES, DrawInputs

SEATS, DICE = 5, 5
ROUND = SEATS * DICE
LAGS = (1, 2, 3, 6, 25, 26)
"""How far apart dice are that are compared: neighbours, the same place in the next hand, and in the next round."""
SUSPICIOUS = 5.0
"""Standard deviations. Fair dice go beyond in three of ten million such numbers."""

Counts = dict[str, Counter[int | bytes]]
_SIX = bytes(6 * max(face - 1, 0) % 256 for face in range(256))


def rounds(first: int, count: int) -> bytes:
    """Return the dice of rounds of five players, each from its own seed and contribution."""
    dice = bytearray()
    for number in range(first, first + count):
        seed = number.to_bytes(SEED_BYTES, "big")
        draw = DrawInputs("STATIS/1", number, seed, (seed[-CONTRIBUTION_BYTES:],) + (None,) * (SEATS - 1))
        dice += bytes(draw.stream("deal").roll(ROUND))
    return bytes(dice)


def tally(dice: bytes) -> Counts:
    """What is counted of dice that were dealt round by round."""
    counts: Counts = {"faces": Counter(dice)}
    for lag in LAGS:  # every die in one pair, so that the pairs are independent
        earlier = bytes(compress(dice, cycle([1] * lag + [0] * lag)))
        later = bytes(compress(dice, cycle([0] * lag + [1] * lag)))
        counts[f"lag {lag}"] = _pairs(earlier[: len(later)], later)
    for one, other in combinations(range(SEATS), 2):
        counts[f"seats {one + 1} and {other + 1}"] = _pairs(dice[one * DICE :: ROUND], dice[other * DICE :: ROUND])
    counts["hands"] = Counter(map(bytes, map(sorted, zip(*[iter(dice)] * DICE, strict=True))))
    four = [dice[place : len(dice) - len(dice) % 4 : 4] for place in range(4)]
    alike = [map(eq, one, following) for one, following in pairwise(four)]
    counts["runs"] = Counter(map(sum, zip(*alike, strict=True)))
    return counts


def _pairs(one: bytes, other: bytes) -> Counter[int | bytes]:
    return Counter(bytes(map(add, one.translate(_SIX), other)))


def suspicion(name: str, counts: Counter[int | bytes]) -> float:
    """How many standard deviations the chi-square of these counts lies above what fair dice give."""
    chances = dict(_chances(name))
    total = sum(counts.values())
    chi_square = sum((counts[case] - total * chance) ** 2 / (total * chance) for case, chance in chances.items())
    assert sum(counts[case] for case in chances) == total, f"{name}: {set(counts) - set(chances)}"
    freedom = len(chances) - 1
    # Wilson and Hilferty: the cube root of a chi-square is nearly normal.
    return (cbrt(chi_square / freedom) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))


def _chances(name: str) -> Iterator[tuple[int | bytes, float]]:
    if name == "faces":
        yield from ((face, 1 / 6) for face in range(1, 7))
    elif name == "hands":
        for hand in {bytes(sorted(hand)) for hand in _hands(DICE)}:
            yield hand, factorial(DICE) / prod(map(factorial, Counter(hand).values())) / 6**DICE
    elif name == "runs":  # of the three neighbouring pairs among four dice, how many are of equal ones
        yield from ((same, (1, 3, 3, 1)[same] * 5 ** (3 - same) / 6**3) for same in range(4))
    else:
        yield from ((6 * (one - 1) + other, 1 / 36) for one in range(1, 7) for other in range(1, 7))


def _hands(dice: int) -> Iterator[tuple[int, ...]]:
    if dice == 0:
        yield ()
    else:
        yield from ((face, *rest) for face in range(1, 7) for rest in _hands(dice - 1))


def many(dice: int) -> Counts:
    """Count this many dice, with progress reports."""
    counts: Counts = {}
    at_once = 10_000_000 // ROUND
    for first in range(0, dice // ROUND, at_once):
        for name, counted in tally(rounds(first, min(at_once, dice // ROUND - first))).items():
            counts.setdefault(name, Counter()).update(counted)
        told = {name: round(suspicion(name, counted), 1) for name, counted in counts.items()}
        print(f"{min((first + at_once) * ROUND, dice):,} dice; in standard deviations: {told}", flush=True)
    return counts


def suspicions(counts: Counts) -> dict[str, float]:
    """Return the statistics that fair dice would not give, with their deviations."""
    found = {name: suspicion(name, counted) for name, counted in counts.items()}
    return {name: deviations for name, deviations in found.items() if abs(deviations) > SUSPICIOUS}
