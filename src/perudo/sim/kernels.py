"""The kernels that advance a batch of games in place.

Numba compiles these kernels. ``RuleArrays`` holds the differences between editions. This module reimplements the flow
of a game, which is the same in all editions. Tests check that every state equals the state of a ``Game``. Numbers of
dice are packed into integers, one byte per seat or face, so that they fit into CPU registers. Seats and faces are
0-based here.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

from perudo.core.game import FACES
from perudo.core.rules import MAX_PLAYERS, Rules
from perudo.core.settling import CallEffect
from perudo.sim.bid_graph import (
    ORDINARY,
    PALIFICO,
    VETERAN,
    BidGraph,
    CallTables,
    bid_graphs,
    call_tables,
)
from perudo.sim.jit import inline_kernel, kernel

import numpy as np  # isort: skip - perudo.sim.jit has to come first, because it reports if numba is missing
import numpy.typing as npt  # isort: skip

# After renumbering these constants in bid_graph.py, edit the next line: Numba recompiles the kernels only if this file
# changes.
assert (ORDINARY, PALIFICO, VETERAN) == (0, 1, 2)

Array = npt.NDArray[Any]
CALZA_DENOMINATOR: Final = 1 << 8
"""All probabilities of calling calza are multiples of 1/256."""
DICE_PER_DRAW: Final = 5
"""The maximum number of dice that can be rolled with one random draw. Six to ten dice take two draws."""
NOBODY: Final = -1
NO_MOVE: Final = -1
"""The value that makes ``Batch.step`` skip a game."""
ROLL_HAND: Final = -1
"""An entry in ``BatchStart.hands`` that makes each game roll this seat's dice."""


class RuleArrays(NamedTuple):
    """The rules as arrays. ``kind`` is the index of a bid graph. ``current`` is the index of the current bid, or the
    number of possible bids before the first bid."""

    successors: Array
    """uint32 [kind, current, n]: the n-th legal raise, in the lower 16 bits. The upper 16 bits contain the number of
    legal raises after it in the same bid graph, so that a random playout needs only one lookup per move in ordinary
    rounds."""
    successor_count: Array
    """int64 [kind, current]: the number of legal raises."""
    is_legal: Array
    """int8 [kind, current, bid]: whether this raise is legal."""
    quantity: Array
    """int64 [bid]: the quantity of the bid."""
    face: Array
    """int64 [bid]: the face of the bid, from 0."""
    wild: Array
    """int64 [palifico round]: the wild face, or -1."""
    effect: Array
    """int64 [dudo or calza, fewer or exact or more, caller or bidder or another seat]: the change in the seat's number
    of dice; see ``CallEffect``.
    """
    costs_one: Array
    """bool [dudo or calza, fewer or exact or more]: whether the call costs exactly one die, lost by the bidder after a
    correct dudo, otherwise by the caller. Kernels have a fast path for this case.
    """
    palifico: Array
    """bool [only two players left, player was palifico]: whether a player who has just been reduced to one die opens a
    palifico round."""
    calza: Array
    """bool [palifico round, only two players left]: whether calza is allowed."""
    calza_callers: Array
    """bool [player to act, another player, bidder]: whether this player may call calza."""
    veteran: bool
    dice: int
    """The number of dice with which each player starts."""
    left_neighbor: Array
    """int8 [seats with dice as bits, seat]: the next seat with dice to the left of this seat."""
    next_asked: Array
    """int8 [palifico round, seats with dice as bits, bidder, seat]: the seat to ask next about the bid, once this seat
    has answered.

    Seats that may call calza out of turn are asked first: from the left neighbor of the player to act, around the table
    to the bidder. The player to act is asked last.
    """
    rolls: Array
    """int64: every roll of 0 to 5 dice, packed, one byte per face."""
    roll_offset: Array
    """int64 [dice]: the index in ``rolls`` of the first roll of this many dice."""
    roll_count: Array
    """int64 [dice]: the number of rolls of this many dice."""


class BatchState(NamedTuple):
    """The state of a batch of games. Each array has one entry per game. Seats are 0-based here."""

    rng: Array
    """uint64: the state of the game's random number generator."""
    dice: Array
    """int64: the number of dice left, packed, one byte per seat."""
    hands: Array
    """int64 [game, seat]: how many of the seat's dice show each face, packed, one byte per face."""
    bid_by: Array
    """uint8 [game, bid]: the seat that made this bid in this round, plus 1; 0 if nobody did. Padded to a multiple of
    eight bids."""
    bid_by_int64: Array
    """int64 [game, block]: the same memory as ``bid_by``, in blocks of eight bids, so that a new round can clear a
    whole block at once.
    """
    current: Array
    """int16: the index of the current bid, or the number of possible bids before the first bid."""
    to_act: Array
    """int8: the seat to act; ``NOBODY`` when the game is over."""
    bidder: Array
    """int8: the seat that made the current bid, or ``NOBODY``."""
    opener: Array
    """int8: the seat that opened the round."""
    palifico: Array
    """uint8: whether the round is palifico."""
    veterans: Array
    """uint8: the seats that have been palifico, as a bit mask."""
    round: Array
    """int32: the round number, from 1."""
    places: Array
    """int8 [game, seat]: the seat's final place, from 1; 0 while the seat is still playing. Seats that are eliminated
    together share a place."""
    moves: Array
    """int32: the number of bids and calls so far."""


class BatchStart(NamedTuple):
    """The starting position of the games. Seats are 0-based here."""

    dice: int
    """The dice left, one byte per seat."""
    openers: Array
    """int64 [n]: the possible openers, each equally likely."""
    palifico: int
    veterans: int
    """Seats that were palifico in an earlier round, as a bit mask."""
    round: int
    hands: Array
    """int64 [seat]: how many of the seat's dice show each face, packed, one byte per face; or ``ROLL_HAND``."""
    bids: Array
    """int64 [n]: the indices of the bids so far, in order."""


_COUNT_SHIFT: Final = 16
"""The position of the number of raises in an entry of ``RuleArrays.successors``, in bits."""
_BID_MASK: Final = (1 << _COUNT_SHIFT) - 1
_CALLER: Final = CallEffect(-1, 0, 0)
_COSTS_ONE: Final = np.array(((CallEffect(0, -1, 0), _CALLER, _CALLER), (_CALLER, _CALLER, _CALLER)))
"""The value of ``RuleArrays.effect`` if each call costs exactly one die: the bidder loses it after a correct dudo,
otherwise the caller.
"""


@lru_cache(maxsize=64)
def rule_arrays(rules: Rules, seats: int) -> RuleArrays:
    """Return a game's rules as arrays for the kernels."""
    kinds = bid_graphs(rules, seats)
    bids = kinds[ORDINARY].bids
    successors, counts, legal = zip(*map(raise_arrays, kinds), strict=True)
    left = np.zeros((1 << MAX_PLAYERS, MAX_PLAYERS), np.int8)
    for alive in range(1, 1 << MAX_PLAYERS):
        for seat in range(MAX_PLAYERS):
            around = [(seat + step) % MAX_PLAYERS for step in range(1, MAX_PLAYERS + 1)]
            left[alive, seat] = next(to for to in around if alive >> to & 1)
    switch = call_tables(rules)
    rolls = [list(product(range(len(FACES)), repeat=dice)) for dice in range(DICE_PER_DRAW + 1)]
    return RuleArrays(
        successors=np.stack(successors),
        successor_count=np.stack(counts),
        is_legal=np.stack(legal),
        quantity=np.array([bid.quantity for bid in bids]),
        face=np.array([bid.face - 1 for bid in bids]),
        wild=np.array([-1 if bid_graph.wild_face is None else bid_graph.wild_face - 1 for bid_graph in kinds[:2]]),
        effect=np.array(switch.effect),
        costs_one=(np.array(switch.effect) == _COSTS_ONE).all(2),
        palifico=np.array(switch.palifico),
        calza=np.array(switch.calza),
        calza_callers=np.array(switch.callers),
        veteran=switch.veteran,
        dice=rules.dice,
        left_neighbor=left,
        next_asked=_asked_next(switch, left, seats),
        rolls=np.array([sum(1 << 8 * face for face in roll) for some in rolls for roll in some]),
        roll_offset=np.cumsum([0, *map(len, rolls)])[:-1],
        roll_count=np.array([*map(len, rolls)]),
    )


def raise_arrays(bid_graph: BidGraph) -> tuple[Array, Array, Array]:
    """Return the entries of a bid graph in ``RuleArrays.successors``, ``successor_count`` and ``is_legal``."""
    bids = len(bid_graph.bids)
    counts = np.array([len(after) for after in bid_graph.successors])
    successors, legal = np.zeros((bids + 1, bids), np.uint32), np.zeros((bids + 1, bids), np.int8)
    for current, after in enumerate(bid_graph.successors):
        raises = np.array(after, np.int64)
        successors[current, : len(after)] = raises + (counts[raises] << _COUNT_SHIFT)
        legal[current, raises] = 1
    return successors, counts, legal


def _asked_next(switch: CallTables, left: Array, seats: int) -> Array:
    """Return ``RuleArrays.next_asked``."""
    asked = np.zeros((2, 1 << seats, seats, seats), np.int8)
    for palifico, alive in product(range(2), range(1, 1 << seats)):
        sitting = [seat for seat in range(seats) if alive >> seat & 1]
        asks = switch.calza[palifico][len(sitting) <= 2]
        for bidder, after in product(sitting, repeat=2):
            to = after
            while asks and to != bidder:
                to = int(left[alive, to])
                if switch.callers[2 if to == bidder else 1]:
                    break
            else:
                to = int(left[alive, bidder])
            asked[palifico, alive, bidder, after] = to
    return asked


# --- Kernels: random numbers

_GAMMA: Final = np.uint64(0x9E3779B97F4A7C15)
_MIX_1: Final = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2: Final = np.uint64(0x94D049BB133111EB)
_11, _27, _30, _31, _32 = np.uint64(11), np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_ASKED: Final = np.uint64(0xD1B54A32D192ED03)
_BYTE: Final = np.uint64(255)
_ONES: Final = np.uint64(0x0101010101010101)
_HIGHS: Final = np.uint64(0x8080808080808080)
_LOW: Final = np.uint64(0xFFFFFFFF)
_ALL: Final = np.uint64(0x100000000)


@kernel
def _int64(number: Any) -> int:
    """Convert to a signed 64-bit integer.

    In numba, ``int()`` keeps the size and the sign of the type. Helpers would then be compiled for several types, and
    the compiled code would depend on which kernel is compiled first, which cost up to a third of the speed.
    """
    return int(np.int64(number))


@kernel
def _mixed(random: Any) -> Any:
    """Return 64 random bits for a generator state (splitmix64; callers advance the state by ``_GAMMA``)."""
    mixed = (random ^ (random >> _30)) * _MIX_1
    mixed = (mixed ^ (mixed >> _27)) * _MIX_2
    return mixed ^ (mixed >> _31)


@kernel
def _share(random: Any) -> float:
    """Return a random number in [0, 1)."""
    return float((_mixed(random) >> _11) * 2.0**-53)


@kernel
def _below(random: Any, count: int) -> tuple[Any, int]:
    """Return an exactly uniform random number below ``count``, by Lemire's method with rejection."""
    bound = np.uint64(count)
    random += _GAMMA
    wide = (_mixed(random) >> _32) * bound
    if wide & _LOW < bound:
        while wide & _LOW < _ALL % bound:
            random += _GAMMA
            wide = (_mixed(random) >> _32) * bound
    return random, _int64(wide >> _32)


@kernel
def _calls_out(random: Any, calza: int, seat: int) -> bool:
    """Return whether a seat calls calza when asked out of turn. Each seat has its own random byte, which is used only
    for this decision."""
    return bool((_mixed(random ^ _ASKED) >> np.uint64(8 * seat)) & _BYTE < np.uint64(calza))


@kernel
def _none_calls(random: Any, calza: int) -> bool:
    """Return True only if no seat's random byte is below ``calza``. The result may be False even if no byte is below
    ``calza``.
    """
    bits = _mixed(random ^ _ASKED)
    return calza <= 128 and (bits - _ONES * np.uint64(calza)) & ~bits & _HIGHS == np.uint64(0)


@inline_kernel
def _roll(rules: RuleArrays, random: Any, dice: int) -> tuple[Any, int]:
    """Roll dice, and return them packed, one byte per face."""
    shown = _int64(0)
    if dice > DICE_PER_DRAW:
        random, roll = _below(random, _int64(rules.roll_count[DICE_PER_DRAW]))
        shown = _int64(rules.rolls[rules.roll_offset[DICE_PER_DRAW] + roll])
        dice -= DICE_PER_DRAW
    random, roll = _below(random, _int64(rules.roll_count[dice]))
    return random, shown + _int64(rules.rolls[rules.roll_offset[dice] + roll])


# --- Kernels: the flow of a game, with its state in CPU registers


_7, _56 = np.uint64(7), np.uint64(56)
_SEVENS: Final = np.uint64(0x7F7F7F7F7F7F7F7F)
_GATHERED: Final = np.uint64(0x0102040810204080)


@kernel
def _of(packed: int, index: int) -> int:
    """Return one byte of a packed number."""
    return packed >> 8 * index & 255


@kernel
def _alive(dice: int) -> int:
    """Return the seats that have dice, as a bit mask. A single multiplication collects one flag bit from each byte."""
    some = (np.uint64(dice) + _SEVENS) >> _7 & _ONES
    return _int64(some * _GATHERED >> _56)


@kernel
def _two(alive: int) -> int:
    """Return 1 if only two players have dice, else 0."""
    rest = alive & (alive - 1)
    return 1 if rest & (rest - 1) == 0 else 0


@kernel
def _kind(rules: RuleArrays, dice: int, veterans: int, palifico: int, opener: int, seat: int) -> int:
    """Return the index of the bid graph that applies to a seat."""
    if not palifico:
        return ORDINARY
    veteran = veterans >> seat & 1 and _of(dice, seat) == 1 and seat != opener
    return VETERAN if rules.veteran and veteran else PALIFICO


@kernel
def _calls(rules: RuleArrays, alive: int, palifico: int) -> int:
    """Return how many different calls the player to act may make: 1 for dudo only, 2 with calza."""
    return 2 if rules.calza_callers[0] and rules.calza[palifico, _two(alive)] else 1


@kernel
def _asks(rules: RuleArrays, alive: int, palifico: int) -> bool:
    """Return whether any seat may call calza out of turn in a round."""
    return bool((rules.calza_callers[1] or rules.calza_callers[2]) and rules.calza[palifico, _two(alive)])


@kernel
def _next(rules: RuleArrays, alive: int, palifico: int, bidder: int, after: int) -> int:
    """Return the seat to ask about the current bid once the seat ``after`` has answered."""
    return _int64(rules.next_asked[palifico, alive, bidder, after])


@kernel
def _over(rules: RuleArrays, shown: int, palifico: int, bid: int) -> int:
    """Return the number of dice that match the bid, minus the bid's quantity."""
    face, wild = _int64(rules.face[bid]), _int64(rules.wild[palifico])
    count = _of(shown, face)
    if wild >= 0 and wild != face:
        count += _of(shown, wild)
    return count - _int64(rules.quantity[bid])


@inline_kernel
def _called(
    rules: RuleArrays, dice: int, alive: int, veterans: int, bidder: int, caller: int, call: int, over: int
) -> tuple[int, int, int, int, int]:
    """Apply a call. Return the dice, the seats with dice, the veterans, the next opener, and whether the opener is
    palifico."""
    result = 0 if over < 0 else 1 if over == 0 else 2
    opens = bidder if call == 0 and result == 0 else caller
    if rules.costs_one[call, result]:
        dice -= 1 << 8 * opens
        if _of(dice, opens) == 0:
            alive &= ~(1 << opens)
            return dice, alive, veterans, _int64(rules.left_neighbor[alive, opens]), 0
        if _of(dice, opens) == 1 and rules.palifico[_two(alive), veterans >> opens & 1]:
            return dice, alive, veterans | 1 << opens, opens, 1
        return dice, alive, veterans, opens, 0
    effect = rules.effect[call, result]
    after = _change_dice(
        dice, alive, caller, bidder, _int64(effect[0]), _int64(effect[1]), _int64(effect[2]), rules.dice
    )
    alive = _alive(after)
    left = _of(after, opens)
    if left == 0:
        return after, alive, veterans, _int64(rules.left_neighbor[alive, opens]), 0
    ends = alive & (alive - 1) == 0
    if left == 1 and _of(dice, opens) > 1 and not ends and rules.palifico[_two(alive), veterans >> opens & 1]:
        return after, alive, veterans | 1 << opens, opens, 1
    return after, alive, veterans, opens, 0


@kernel
def _change_dice(
    dice: int, alive: int, caller: int, bidder: int, to_caller: int, to_bidder: int, to_others: int, most: int
) -> int:
    """Return the dice after a call's changes, with each seat limited to between 0 and ``most`` dice."""
    for seat in range(MAX_PLAYERS):
        if alive >> seat & 1:
            had = _of(dice, seat)
            change = to_caller if seat == caller else to_bidder if seat == bidder else to_others
            dice += (min(max(had + change, 0), most) - had) << 8 * seat
    return dice


@inline_kernel
def _place(state: BatchState, game: int, alive: int, out: int) -> None:
    """Record the places of the eliminated seats ``out`` (a bit mask), and of the winner, if any."""
    left = 0
    for seat in range(state.hands.shape[1]):
        left += alive >> seat & 1
    for seat in range(state.hands.shape[1]):
        if out >> seat & 1:
            state.places[game, seat] = left + 1
        elif left == 1 and alive >> seat & 1:
            state.places[game, seat] = 1


# --- Kernels: one game of a batch


@inline_kernel
def _deal(rules: RuleArrays, state: BatchState, game: int) -> None:
    """Roll the dice for a new round, and clear the bids."""
    random = state.rng[game]
    dice = _int64(state.dice[game])
    for seat in range(state.hands.shape[1]):
        random, hand = _roll(rules, random, _of(dice, seat))
        state.hands[game, seat] = hand
    state.rng[game] = random
    state.current[game] = len(rules.quantity)
    state.bidder[game] = NOBODY
    state.to_act[game] = state.opener[game]
    for eight in range(state.bid_by_int64.shape[1]):
        state.bid_by_int64[game, eight] = 0


@inline_kernel
def _begin(rules: RuleArrays, state: BatchState, position: BatchStart, game: int, seed: Any) -> None:
    """Start a game from a position, with a random opener: all possible openers are equally likely."""
    alive = _alive(position.dice)
    left = 0
    for seat in range(state.hands.shape[1]):
        left += alive >> seat & 1
    for seat in range(state.hands.shape[1]):
        state.places[game, seat] = 0 if alive >> seat & 1 else left + 1
    state.rng[game], drawn = _below(_mixed(seed), len(position.openers))
    state.dice[game] = position.dice
    state.opener[game] = position.openers[drawn]
    state.palifico[game] = position.palifico
    state.veterans[game] = position.veterans
    state.round[game] = position.round
    state.moves[game] = 0
    _deal(rules, state, game)
    for seat in range(state.hands.shape[1]):
        if position.hands[seat] != ROLL_HAND:
            state.hands[game, seat] = position.hands[seat]
    for bid in position.bids:
        seat = _int64(state.to_act[game])
        state.bid_by[game, bid] = seat + 1
        state.current[game] = bid
        state.bidder[game] = seat
        state.to_act[game] = rules.left_neighbor[alive, seat]
    if len(position.bids):
        state.to_act[game] = _next(
            rules, alive, position.palifico, _int64(state.bidder[game]), _int64(state.to_act[game])
        )


@kernel
def _asked(rules: RuleArrays, state: BatchState, game: int) -> bool:
    """Return whether the seat to act was asked out of turn, and may only call calza or pass."""
    if state.current[game] == len(rules.quantity):
        return False
    alive = _alive(_int64(state.dice[game]))
    return bool(state.to_act[game] != rules.left_neighbor[alive, state.bidder[game]])


@kernel
def _kind_of(rules: RuleArrays, state: BatchState, game: int) -> int:
    """Return the index of the bid graph that applies to the seat to act."""
    dice, veterans, palifico = _int64(state.dice[game]), _int64(state.veterans[game]), _int64(state.palifico[game])
    return _kind(rules, dice, veterans, palifico, _int64(state.opener[game]), _int64(state.to_act[game]))


@kernel
def _legal(rules: RuleArrays, state: BatchState, game: int) -> tuple[int, int]:
    """Return the legal options of the seat to act: the index of its bid graph, and the number of legal calls."""
    calls = 0
    if state.current[game] != len(rules.quantity):
        calls = _calls(rules, _alive(_int64(state.dice[game])), _int64(state.palifico[game]))
    return _kind_of(rules, state, game), calls


@kernel
def _may(rules: RuleArrays, state: BatchState, game: int, move: int) -> bool:
    """Return whether a move is legal for the seat to act."""
    bids = len(rules.quantity)
    if state.to_act[game] == NOBODY or not 0 <= move < bids + 3:
        return False
    if _asked(rules, state, game):
        return move > bids
    kind, calls = _legal(rules, state, game)
    return bool(rules.is_legal[kind, state.current[game], move]) if move < bids else move - bids < calls


@inline_kernel
def _say(rules: RuleArrays, state: BatchState, game: int, move: int) -> None:
    """Play a legal move for the seat to act."""
    bids = len(rules.quantity)
    if bids <= move < bids + 2:
        _end_round(rules, state, game, move - bids)
        return
    # Treat a pass as a repetition of the current bid. This avoids a branch that the processor would have to predict.
    bid, to_act = move < bids, _int64(state.to_act[game])
    current = move if bid else _int64(state.current[game])
    bidder = to_act if bid else _int64(state.bidder[game])
    alive = _alive(_int64(state.dice[game]))
    after = _int64(rules.left_neighbor[alive, to_act]) if bid else to_act
    state.moves[game] += bid
    state.bid_by[game, current] = bidder + 1
    state.current[game] = current
    state.bidder[game] = bidder
    state.to_act[game] = _next(rules, alive, _int64(state.palifico[game]), bidder, after)


@inline_kernel
def _end_round(rules: RuleArrays, state: BatchState, game: int, call: int) -> None:
    """Apply a call by the seat to act. Then roll the dice for the next round, if there is one."""
    dice = _int64(state.dice[game])
    alive = _alive(dice)
    palifico = _int64(state.palifico[game])
    state.moves[game] += 1
    shown = _int64(0)
    for index in range(state.hands.shape[1]):
        shown += _int64(state.hands[game, index])
    over = _over(rules, shown, palifico, _int64(state.current[game]))
    bidder, seat = _int64(state.bidder[game]), _int64(state.to_act[game])
    dice, left, veterans, opener, palifico = _called(
        rules, dice, alive, _int64(state.veterans[game]), bidder, seat, call, over
    )
    if left != alive:
        _place(state, game, left, alive ^ left)
    state.dice[game] = dice
    state.veterans[game] = veterans
    state.opener[game] = opener
    state.palifico[game] = palifico
    state.round[game] += 1
    if left & (left - 1):
        _deal(rules, state, game)
    else:
        state.to_act[game] = NOBODY


@inline_kernel
def _observe(rules: RuleArrays, state: BatchState, game: int, seat: int, observation: Array) -> None:
    """Write a seat's observation; see ``Batch.observe``."""
    # Read everything before writing: the compiler must assume that writing to ``observation`` can change the state.
    seats, hand = state.hands.shape[1], _int64(state.hands[game, seat])
    dice, veterans = _int64(state.dice[game]), _int64(state.veterans[game])
    opener, bidder, palifico = _int64(state.opener[game]), _int64(state.bidder[game]), _int64(state.palifico[game])
    current = _int64(state.current[game])
    stands = current < len(rules.quantity)
    quantity, face = (_int64(rules.quantity[current]), _int64(rules.face[current]) + 1) if stands else (0, 0)
    asked = state.to_act[game] == seat and _asked(rules, state, game)
    for index in range(6):
        observation[index] = _of(hand, index)
    index, other = 6, seat
    for step in range(seats):
        observation[index + step] = _of(dice, other)
        observation[index + seats + step] = veterans >> other & 1
        observation[index + 2 * seats + step] = opener == other
        observation[index + 3 * seats + step] = bidder == other
        other = other + 1 if other + 1 < seats else 0
    index += 4 * seats
    observation[index] = quantity
    observation[index + 1] = face
    observation[index + 2] = palifico
    observation[index + 3] = asked
    # Treat all bids alike, whether they were made or not: without a branch, the compiler can vectorise the loop.
    bids, said = observation[index + 4 :], state.bid_by[game]
    for bid in range(len(bids)):
        by = np.int64(said[bid])
        bids[bid] = 0 if by == 0 else by - seat if by > seat else by - seat + seats


@kernel
def _mask(rules: RuleArrays, state: BatchState, game: int, seat: int, mask: Array) -> None:
    """Write the mask of a seat's legal moves; all zeros unless it is the seat's turn."""
    bids = len(rules.quantity)
    if state.to_act[game] != seat:
        mask[:] = 0
    elif _asked(rules, state, game):
        mask[: bids + 1] = 0
        mask[bids + 1 :] = 1
    else:
        kind, calls = _legal(rules, state, game)
        may = rules.is_legal[kind, state.current[game]]
        for bid in range(bids):
            mask[bid] = may[bid]
        mask[bids] = calls > 0
        mask[bids + 1] = calls > 1
        mask[bids + 2] = 0


# --- Kernels: all games from ``low`` up to ``high`` (exclusive)


@kernel
def start_games(
    rules: RuleArrays,
    state: BatchState,
    position: BatchStart,
    seeds: Array,
    which: Array,
    where: Array,
    low: int,
    high: int,
) -> int:
    """Start games. ``which``: each game's index in the sequence of games that its seed defines."""
    for game in range(low, high):
        if where[game]:
            _begin(rules, state, position, game, _mixed(seeds[game]) + which[game])
    return NOBODY


@kernel
def first_illegal(rules: RuleArrays, state: BatchState, moves: Array, low: int, high: int) -> int:
    """Return the first game whose move is illegal, or ``NOBODY``."""
    for game in range(low, high):
        if moves[game] != NO_MOVE and not _may(rules, state, game, moves[game]):
            return game
    return NOBODY


@kernel
def apply_moves(rules: RuleArrays, state: BatchState, moves: Array, low: int, high: int) -> int:
    for game in range(low, high):
        if moves[game] != NO_MOVE:
            _say(rules, state, game, moves[game])
    return NOBODY


@kernel
def observe_games(
    rules: RuleArrays, state: BatchState, seats: Array, observation: Array, masks: Array, low: int, high: int
) -> int:
    # Use two loops: in a single loop, the compiler would copy rows byte by byte, which takes eight times as long.
    for game in range(low, high):
        seat = _seeing(state, game, seats[game])
        if seat == NOBODY:
            observation[game] = 0
        else:
            _observe(rules, state, game, seat, observation[game])
    for game in range(low, high):
        seat = _seeing(state, game, seats[game])
        if seat == NOBODY:
            masks[game] = 0
        else:
            _mask(rules, state, game, seat, masks[game])
    return NOBODY


@kernel
def _seeing(state: BatchState, game: int, seat: int) -> int:
    """Return ``seat``, or the seat to act if ``seat`` is ``NOBODY``. Return ``NOBODY`` when the game is over."""
    return _int64(state.to_act[game] if seat == NOBODY or state.to_act[game] == NOBODY else seat)


@kernel
def sample_moves(rules: RuleArrays, state: BatchState, calza: int, moves: Array, low: int, high: int) -> int:
    """Draw a legal move for each game. ``calza``: the chance, in 256ths, that a seat calls calza when asked out of
    turn."""
    bids = len(rules.quantity)
    for game in range(low, high):
        if state.to_act[game] == NOBODY:
            moves[game] = NO_MOVE
        elif _asked(rules, state, game):
            moves[game] = bids + 1 if _calls_out(state.rng[game], calza, _int64(state.to_act[game])) else bids + 2
        else:
            kind, calls = _legal(rules, state, game)
            follows = _int64(rules.successor_count[kind, state.current[game]])
            state.rng[game], drawn = _below(state.rng[game], follows + calls)
            if drawn < follows:
                moves[game] = _int64(rules.successors[kind, state.current[game], drawn]) & _BID_MASK
            else:
                moves[game] = bids + drawn - follows
    return NOBODY


@kernel
def sample_moves_by_weight(
    rules: RuleArrays, state: BatchState, weights: Array, moves: Array, mask: Array, low: int, high: int
) -> int:
    """Draw a legal move for each game, with probabilities proportional to ``weights``. Return the first game in which
    no legal move has a positive weight."""
    for game in range(low, high):
        moves[game] = NO_MOVE
        if state.to_act[game] == NOBODY:
            continue
        of = game if len(weights) > 1 else 0
        _mask(rules, state, game, state.to_act[game], mask)
        total = 0.0
        for move in range(len(mask)):
            total += mask[move] * weights[of, move]
        if not total > 0:
            return game
        state.rng[game] += _GAMMA
        drawn = _share(state.rng[game]) * total
        for move in range(len(mask)):
            if mask[move] and weights[of, move] > 0:
                moves[game] = move
                drawn -= weights[of, move]
                if drawn < 0:
                    break
    return NOBODY


@kernel
def play_policy(
    rules: RuleArrays,
    state: BatchState,
    policy: Any,
    params: Array,
    assignment: Array,
    max_moves: int,
    one_round: bool,
    observation: Array,
    mask: Array,
    low: int,
    high: int,
) -> int:
    """Let a policy play its seats, for up to ``max_moves`` moves per game. With ``one_round``, stop each game at the
    end of a round.

    ``params`` [game, seat, n]: the policy's parameters. If the first dimension has size 1, all games share the
    parameters.
    """
    for game in range(low, high):
        begun = state.round[game]
        for _ in range(max_moves):
            seat = _int64(state.to_act[game])
            if seat == NOBODY or not assignment[game] >> seat & 1:
                break
            _observe(rules, state, game, seat, observation)
            _mask(rules, state, game, seat, mask)
            state.rng[game] += _GAMMA
            move = policy(observation, mask, _share(state.rng[game]), params[game if len(params) > 1 else 0, seat])
            if not _may(rules, state, game, move):  # Do not trust the mask: the policy may have modified it.
                return game
            _say(rules, state, game, move)
            if one_round and state.round[game] != begun:
                break
    return NOBODY


@kernel
def play_out(rules: RuleArrays, state: BatchState, calza: int, low: int, high: int) -> int:
    """Play games to the end with random moves. This function follows the same rules as ``_say``, but keeps the state in
    registers instead of arrays.
    """
    seats = state.hands.shape[1]
    none = len(rules.quantity)
    for game in range(low, high):
        random = state.rng[game]
        dice = _int64(state.dice[game])
        alive = _alive(dice)
        veterans = _int64(state.veterans[game])
        palifico = _int64(state.palifico[game])
        opener = _int64(state.opener[game])
        bidder = _int64(state.bidder[game])
        to_act = _int64(state.to_act[game])
        current = _int64(state.current[game])
        rounds = _int64(state.round[game])
        moves = _int64(state.moves[game])
        shown = _int64(0)
        for seat in range(seats):
            shown += _int64(state.hands[game, seat])
        while alive & (alive - 1):
            asks = _asks(rules, alive, palifico)
            actor = to_act if current == none else _int64(rules.left_neighbor[alive, bidder])
            kind = _kind(rules, dice, veterans, palifico, opener, actor)
            follows = _int64(rules.successor_count[kind, current])
            round_calls = _calls(rules, alive, palifico)
            calls = 0 if current == none else round_calls
            while True:
                if asks and to_act != actor:
                    call = 1
                    if _calls_out(random, calza, to_act):
                        break
                    to_act = _next(rules, alive, palifico, bidder, to_act)
                    continue
                random, draw = _below(random, follows + calls)
                call = draw - follows
                if call >= 0:
                    break
                moves += 1
                successor = _int64(rules.successors[kind, current, draw])
                current, follows = successor & _BID_MASK, successor >> _COUNT_SHIFT
                calls = round_calls
                bidder = to_act
                actor = _int64(rules.left_neighbor[alive, bidder])
                to_act = actor
                if asks and not _none_calls(random, calza):
                    to_act = _next(rules, alive, palifico, bidder, actor)
                if palifico:  # The next player may have another bid graph, with another number of raises.
                    kind = _kind(rules, dice, veterans, palifico, opener, actor)
                    follows = _int64(rules.successor_count[kind, current])
            moves += 1
            rounds += 1
            over = _over(rules, shown, palifico, current)
            before = alive
            dice, alive, veterans, opener, palifico = _called(rules, dice, alive, veterans, bidder, to_act, call, over)
            if alive != before:
                _place(state, game, alive, before ^ alive)
                if alive & (alive - 1) == 0:
                    break
            current = none
            to_act = opener
            shown = _int64(0)
            for seat in range(seats):
                random, hand = _roll(rules, random, _of(dice, seat))
                shown += hand
        state.rng[game] = random
        state.dice[game] = dice
        state.veterans[game] = veterans
        state.palifico[game] = palifico
        state.opener[game] = opener
        state.round[game] = rounds
        state.moves[game] = moves
        state.to_act[game] = NOBODY
    return NOBODY
