"""Compiled players for ``Batch.play`` and ``rollout``. A compiled player sees only the information that its seat may
see.

``compiled_bot`` returns the compiled form of a simple built-in bot. The compiled bots make the same moves as the
originals in ``perudo.bots``, but about a hundred times as fast. A test compares the moves of the compiled bots with
those of the originals. A policy gets one random number per move, and derives any further random numbers from that
number (``_thrown``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp
from pkgutil import resolve_name
from typing import Any, Final, NamedTuple

from perudo.bots import beginner as _beginner
from perudo.bots import gambler as _gambler
from perudo.bots import odds_bot as _odds
from perudo.bots.roster import COMPILED_LEVELS, ROSTER
from perudo.core.moves import Calza
from perudo.core.odds import tail_table
from perudo.core.rules import MAX_DICE, MAX_PLAYERS, Rules
from perudo.core.settling import call_effect
from perudo.sim.batch import RANDOM_CALZA_CHANCE, PolicyFunction, compile_policy
from perudo.sim.jit import kernel
from perudo.sim.kernels import Array

import numpy as np  # isort: skip

__all__ = [
    "COMPILED_LEVELS",
    "PolicyPlayer",
    "beginner",
    "by_inference",
    "by_prior",
    "caller",
    "compiled_bot",
    "compiled_once",
    "gambler",
    "odds",
    "uniform_random",
]

_BOLD: Final = 0.5
"""If any bids are at least this likely to be true, ``by_prior`` chooses among these bids."""
_UNKNOWN: Final = MAX_PLAYERS * MAX_DICE
_TAILS: Final = np.zeros((2, _UNKNOWN + 1, _UNKNOWN + 1))
"""[whether aces are wild, unknown dice, n]: the probability that at least n of the unknown dice match, from
``perudo.core.odds``."""
for _wild in (False, True):
    for _dice in range(_UNKNOWN + 1):
        _TAILS[int(_wild), _dice, : _dice + 1] = tail_table(_dice, _wild)


class PolicyPlayer(NamedTuple):
    """The player in one seat: a compiled policy with its parameters."""

    policy: Any
    """The compiled policy, as returned by ``perudo.sim.batch.compile_policy``."""
    params: Sequence[float] = ()
    """The policy's parameters."""


# --- Reading observations


class _Round(NamedTuple):
    """The state of the round. Face indices start at 0 for aces."""

    own: int
    """The number of the player's own dice."""
    others: int
    """The total number of dice that the other players have."""
    players: int
    """The number of other players who still have dice."""
    each: int
    """The number of dice per player at the start of the game."""
    quantity: int
    """The quantity of the current bid; 0 before the first bid."""
    face: int
    wild: int
    """1 if aces are wild, otherwise 0."""


@kernel
def _read(observation: Array, mask: Array) -> _Round:
    bids = len(mask) - 3
    seats = (len(observation) - bids - 10) // 4
    others = players = 0
    for seat in range(1, seats):
        others += int(observation[6 + seat])
        players += observation[6 + seat] > 0
    index = 6 + 4 * seats
    each = bids // 6 // seats
    return _Round(
        int(observation[6]),
        others,
        players,
        each,
        int(observation[index]),
        int(observation[index + 1]) - 1,
        1 - int(observation[index + 2]),
    )


@kernel
def _matching(observation: Array, now: _Round, face: int) -> int:
    """Return how many of the player's own dice match a face."""
    return int(observation[face]) + (int(observation[0]) if now.wild and face else 0)


@kernel
def _true(observation: Array, now: _Round, quantity: int, face: int) -> float:
    """Return the probability that a bid is true."""
    needed = quantity - _matching(observation, now, face)
    if needed > now.others:
        return 0.0
    return float(_TAILS[1 if now.wild and face else 0, now.others, max(needed, 0)])


@kernel
def _bid(observation: Array, now: _Round, bid: int) -> float:
    """Return the probability that the bid with this index is true."""
    return _true(observation, now, bid // 6 + 1, bid % 6)


@kernel
def _exact(observation: Array, now: _Round) -> float:
    """Return the probability that the current bid is exact."""
    return _true(observation, now, now.quantity, now.face) - _true(observation, now, now.quantity + 1, now.face)


@kernel
def _thrown(chance: float, of: float) -> tuple[bool, float]:
    """Return whether a random event with this probability happens, and a new random number."""
    if of <= 0 or of >= 1:
        return of >= 1, chance
    return (True, chance / of) if chance < of else (False, (chance - of) / (1 - of))


@kernel
def _one(chance: float, count: int) -> int:
    """Convert the random number to an integer from 0 to ``count`` - 1."""
    return min(int(chance * count), count - 1)


# --- Policies


def uniform_random(observation: Array, mask: Array, chance: float, params: Array) -> int:
    """Chooses uniformly among legal moves, and occasionally calls calza out of turn, like ``Batch.sample``."""
    silence = len(mask) - 1
    if mask[silence]:
        return silence - 1 if chance < RANDOM_CALZA_CHANCE else silence
    many = 0
    for word in range(len(mask)):
        many += mask[word]
    left = _one(chance, many)
    for word in range(len(mask)):
        left -= mask[word]
        if left < 0:
            return word
    return silence


def by_prior(observation: Array, mask: Array, chance: float, params: Array) -> int:
    """Assumes that the other players' dice are random, and ignores their bids.

    Chooses randomly among the bids that are at least as likely to be true as false. If there is no such bid, chooses
    the bid, dudo or calza that is most likely to be right.
    """
    bids = len(mask) - 3
    dudo, calza, silence = bids, bids + 1, bids + 2
    now = _read(observation, mask)
    word, best = silence, 0.5
    bold = 0
    if not mask[silence]:
        word, best = dudo, -1.0
        for bid in range(bids):
            if mask[bid]:
                true = _bid(observation, now, bid)
                bold += true >= _BOLD
                if true > best:
                    word, best = bid, true
    if bold:
        left = _one(chance, bold)
        for bid in range(bids):
            if mask[bid] and _bid(observation, now, bid) >= _BOLD:
                left -= 1
                if left < 0:
                    return bid
    if now.quantity:
        false = 1 - _true(observation, now, now.quantity, now.face)
        if mask[dudo] and false > best:
            word, best = dudo, false
        if mask[calza] and _exact(observation, now) > best:
            word = calza
    return word


def caller(observation: Array, mask: Array, chance: float, params: Array) -> int:
    """``perudo.bots.caller``. Parameter: the probability below which the bot calls a bid."""
    bids = len(mask) - 3
    dudo, silence = bids, bids + 2
    if mask[silence]:
        return silence
    now = _read(observation, mask)
    if mask[dudo] and _true(observation, now, now.quantity, now.face) < params[0]:
        return dudo
    word, best = dudo, -1.0
    for bid in range(bids):
        if mask[bid]:
            true = _bid(observation, now, bid)
            if true > best:
                word, best = bid, true
    return word


def beginner(observation: Array, mask: Array, chance: float, params: Array) -> int:
    """``perudo.bots.beginner``. Parameters: the largest bluff, in dice, and the probability of calling calza."""
    bids = len(mask) - 3
    dudo, calza, silence = bids, bids + 1, bids + 2
    now = _read(observation, mask)
    standing = _above(observation, now, now.quantity, now.face) if now.quantity else 0.0
    if mask[calza] and abs(standing) < 0.5:
        so, chance = _thrown(chance, params[1])
        if so:
            return calza
    if mask[silence]:
        return silence
    high, lowest, sensible = 0, np.inf, 0
    for bid in range(bids):
        if mask[bid]:
            above = _above(observation, now, bid // 6 + 1, bid % 6)
            high += 1
            sensible += above <= params[0]
            lowest = min(lowest, above)
    if mask[dudo]:
        if not high:
            return dudo
        so, chance = _thrown(chance, (standing + 1) / 3)
        if so:
            return dudo
        if not sensible:
            so, chance = _thrown(chance, 0.5)
            if so:
                return dudo
    # If no bid is sensible, pick the one that exceeds the expected number by the least.
    most = params[0] if sensible else lowest
    count = 0
    for bid in range(bids):
        if mask[bid] and _above(observation, now, bid // 6 + 1, bid % 6) <= most:
            count += 1
    left = _one(chance, count)
    for bid in range(bids):
        if mask[bid] and _above(observation, now, bid // 6 + 1, bid % 6) <= most:
            left -= 1
            if left < 0:
                return bid
    return dudo


@kernel
def _above(observation: Array, now: _Round, quantity: int, face: int) -> float:
    """Return how far a bid is above the expected number of matching dice."""
    share = 1 / 3 if now.wild and face else 1 / 6
    return quantity - _matching(observation, now, face) - share * now.others


def gambler(observation: Array, mask: Array, chance: float, params: Array) -> int:
    """``perudo.bots.gambler``. Parameters: the exponent in a bid's weight, the minimum probability for calza, and
    whether a correct calza costs every other player a die.
    """
    bids = len(mask) - 3
    dudo, calza, silence = bids, bids + 1, bids + 2
    now = _read(observation, mask)
    if mask[calza]:
        exact = _exact(observation, now)
        if exact > params[1] and _won_by_calza(now, params[2]):
            so, chance = _thrown(chance, exact)
            if so:
                return calza
    if mask[silence]:
        return silence
    total = 0.0
    for bid in range(bids):
        if mask[bid]:
            total += _bid(observation, now, bid) ** params[0]
    many = 0
    for bid in range(bids):
        many += mask[bid]
    if mask[dudo]:
        believes, chance = _thrown(chance, _true(observation, now, now.quantity, now.face))
        if not believes or not many:
            return dudo
    if not total > 0:
        left = _one(chance, many)
        for bid in range(bids):
            left -= mask[bid]
            if left < 0:
                return bid
    drawn, word = chance * total, dudo
    for bid in range(bids):
        if mask[bid]:
            liked = _bid(observation, now, bid) ** params[0]
            if liked > 0:
                word = bid
                drawn -= liked
                if drawn < 0:
                    break
    return word


@kernel
def _won_by_calza(now: _Round, others_lose: float) -> bool:
    """Whether the caller of a correct calza gains anything."""
    return bool(others_lose > 0 or now.own < now.each)


def odds(observation: Array, mask: Array, chance: float, params: Array) -> int:
    """``perudo.bots.odds_bot``. Parameters: the tolerance for equally good moves, the value of a pass, and whether a
    correct calza costs every other player a die.
    """
    now = _read(observation, mask)
    best = -np.inf
    for word in range(len(mask)):
        if mask[word]:
            best = max(best, _value(observation, now, len(mask), word, params))
    count = 0
    for word in range(len(mask)):
        if mask[word] and _value(observation, now, len(mask), word, params) >= best - params[0]:
            count += 1
    left = _one(chance, count)
    for word in range(len(mask)):
        if mask[word] and _value(observation, now, len(mask), word, params) >= best - params[0]:
            left -= 1
            if left < 0:
                return word
    return -1


@kernel
def _value(observation: Array, now: _Round, words: int, move: int, params: Array) -> float:
    """Return a move's value, assuming that the next player calls every bid."""
    if move == words - 1:
        return float(params[1])
    if move == words - 2:
        exact = _exact(observation, now)
        return exact * (1 if _won_by_calza(now, params[2]) else 0) - (1 - exact)
    true = _true(observation, now, now.quantity, now.face) if move == words - 3 else _bid(observation, now, move)
    right = 1 - true if move == words - 3 else true
    return right * (1 / now.players) - (1 - right)


# --- A policy that infers dice from bids


@kernel
def _tail(dice: int, chance: float, needed: int) -> float:
    """Return the probability that at least ``needed`` dice match, if each die matches with probability ``chance``."""
    if needed <= 0:
        return 1.0
    if needed > dice:
        return 0.0
    odds = chance / (1 - chance)
    just = (1 - chance) ** dice
    below = just
    for count in range(1, needed):
        just *= odds * (dice - count + 1) / count
        below += just
    return max(1.0 - below, 0.0)


# The constants below were tuned in games against ``by_prior`` and in self-play.
_TOLD: Final = 0.2
"""The number of extra matching dice that the policy expects in the hand of a player who has bid on a face."""
_OWN: Final = 0.5
"""The policy assumes that its own bid raises the other players' estimate of its matching dice by this fraction of
``_TOLD``."""
_DOUBTED: Final = 0.5
"""The policy assumes that players call a raise half the time if the raise seems this likely to be true."""
_SURE: Final = 0.2
"""The scale of the logistic curve that maps a raise's probability to its call rate; a smaller scale makes the curve
steeper."""
_PASSED: Final = 0.2
"""The value, in dice, of a pass, or of a bid that the next player raises."""
_HIGHER: Final = 5
"""The maximum number of bids considered for each face."""
_WHIM: Final = 0.06


def by_inference(observation: Array, mask: Array, chance: float, params: Array) -> int:
    """Makes the move with the highest value, given its hand, the faces that others have bid, and the chance that the
    next player calls.

    This policy beats ``odds``, and plays a million rounds per minute.
    """
    bids = len(mask) - 3
    dudo, calza, silence = bids, bids + 1, bids + 2
    seats = (len(observation) - len(mask) - 7) // 4
    start = bids // (6 * seats)
    round_ = 6 + 4 * seats  # Index of the current bid in the observation; the palifico flag follows the bid.
    quantity, face, plain = int(observation[round_]), int(observation[round_ + 1]) - 1, int(observation[round_ + 2])
    mine, others, alive = int(observation[6]), 0, 1
    for seat in range(1, seats):
        others += int(observation[6 + seat])
        alive += observation[6 + seat] > 0
    said = 0  # The seats that bid on each face: a byte per face, a bit per seat.
    for bid in range(bids):
        by = int(observation[round_ + 4 + bid])
        if by:
            said |= 1 << (by - 1 + 8 * (bid % 6))
    gain = 1 / (alive - 1)
    word, best = silence, _PASSED if mask[silence] else -9.0
    for each in range(6):
        wild = each > 0 and not plain
        odds = 1 / 3 if wild else 1 / 6
        own = int(observation[each]) + (int(observation[0]) if wild else 0)
        mean = others * odds
        for seat in range(1, seats):
            if said >> (seat + 8 * each) & 1:
                mean += min(_TOLD, int(observation[6 + seat]) * (1 - odds) * 0.8)
        share = min(mean / others, 0.99)
        if quantity and each == face:
            true = _tail(others, share, quantity - own)
            value = (1 - true) * gain - true
            if mask[dudo] and value > best:
                word, best = dudo, value
            exact = true - _tail(others, share, quantity + 1 - own)
            value = exact * (0.9 if mine < start else 0.0) - (1 - exact)
            if mask[calza] and value > best:
                word, best = calza, value
        if mask[silence]:
            continue
        public = min((mean + mine * odds + min(_TOLD * _OWN, mine * (1 - odds) * 0.8)) / (others + mine), 0.99)
        thought = 0
        for bid in range(each, bids, 6):
            if not mask[bid]:
                continue
            needed = bid // 6 + 1
            true = _tail(others, share, needed - own)
            called = 1 / (1 + exp((_tail(others + mine, public, needed) - _DOUBTED) / _SURE))
            whim = chance * (37 * bid + 101)
            value = called * (true * gain - (1 - true)) + (1 - called) * _PASSED + _WHIM * (whim - int(whim) - 0.5)
            if value > best:
                word, best = bid, value
            thought += 1
            if thought == _HIGHER:
                break
    return word


# --- Built-in bots by name


def compiled_bot(level: str, rules: Rules) -> PolicyPlayer:
    """Return a compiled built-in bot, with its parameters for these rules. Raises ``ValueError`` if the bot has no
    compiled form."""
    path = ROSTER[level].compiled_policy if level in ROSTER else None
    if path is None:
        raise ValueError(f"the compiled levels are {', '.join(COMPILED_LEVELS)}, not {level}")
    player: Callable[[Rules], PolicyPlayer] = resolve_name(path)
    return player(rules)


def beginner_player(_: Rules) -> PolicyPlayer:
    return PolicyPlayer(compiled_once(beginner), (_beginner._BLUFF, _beginner._CALZA))


def gambler_player(rules: Rules) -> PolicyPlayer:
    others_lose = float(-call_effect(rules, Calza(1), 0).others)
    return PolicyPlayer(compiled_once(gambler), (_gambler._LIKED, _gambler._EXACT, others_lose))


def odds_player(rules: Rules) -> PolicyPlayer:
    others_lose = float(-call_effect(rules, Calza(1), 0).others)
    return PolicyPlayer(compiled_once(odds), (_odds._AS_GOOD, _odds._SILENCE, others_lose))


@cache
def compiled_once(policy: PolicyFunction) -> Any:
    """Compile a policy, and cache it on disk for later processes."""
    return compile_policy(policy, kept=True)
