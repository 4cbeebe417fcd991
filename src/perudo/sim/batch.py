"""Plays thousands of games at once, under the rules of any edition, in compiled code.

A ``Batch`` stores its games in arrays, with one entry per game. Kernels compiled by numba advance the games. An
unfinished game always waits for a seat to act: when a round ends, the next dice are rolled immediately. Each game has
its own random numbers, so its course depends only on its seed and its moves.

Moves are numbered: first the bids, as in ``perudo.sim.bid_graph`` (``(quantity - 1) * 6 + face - 1``), then ``dudo``,
``calza``, and ``pass_move``. If seats may call calza out of turn, they are asked before the player to act, in turn
order, with the bidder last. Each seat that is asked plays ``calza`` or ``pass_move``, and the first call counts. (At a
real table, players may call calza at any time, and a simultaneous move by the player to act takes precedence. In a
batch, moves are never simultaneous. The other seats are asked first, so that they do not miss their chance to call.)

Legal moves and the effects of settings come from tables that ``perudo.sim.bid_graph`` generates from ``Game``. The flow
of a game is the same in all editions. ``perudo.sim.kernels`` reimplements this flow, and tests play the same games
through both implementations.
"""

from __future__ import annotations

import inspect
import operator
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Literal, Self, SupportsIndex

from perudo.core.errors import PerudoError
from perudo.core.game import FACES, Bid, Deal, Game
from perudo.core.rules import Rules
from perudo.core.whole_numbers import whole, whole_numbers
from perudo.sim.bid_graph import ORDINARY, PALIFICO, bid_graphs
from perudo.sim.jit import call_announcing_compilation
from perudo.sim.kernels import (
    CALZA_DENOMINATOR,
    NO_MOVE,
    NOBODY,
    ROLL_HAND,
    Array,
    BatchStart,
    BatchState,
    apply_moves,
    first_illegal,
    observe_games,
    play_out,
    play_policy,
    rule_arrays,
    sample_moves,
    sample_moves_by_weight,
    start_games,
)

import numba  # isort: skip
import numpy as np  # isort: skip

__all__ = ["NO_MOVE", "POLICY_SIGNATURE", "Batch", "PolicyFunction", "compile_policy"]

PolicyFunction = Callable[[Array, Array, float, Array], int] | Callable[[Array, Array, float], int]
"""Chooses a move from an observation, a mask of legal moves, a random number from 0 to 1, and optional parameters
(floats).
"""
RANDOM_CALZA_CHANCE: Final = 13 / CALZA_DENOMINATOR
"""The probability that a random player asked out of turn calls calza; a multiple of 1/256."""
POLICY_SIGNATURE: Final = numba.types.int64(
    numba.types.int8[::1], numba.types.int8[::1], numba.types.float64, numba.types.float64[::1]
)
"""The numba type of a policy. All policies accept parameters, so that one kernel can run all of them."""


def compile_policy(policy: PolicyFunction, *, kept: bool = False) -> Any:
    """Compile a policy (a function that numba can compile) for ``Batch.play``.

    ``kept``: whether to cache the compiled policy on disk, so that later processes can reuse it. To be cached, the
    function must be defined in a file. A policy must not raise exceptions: numba would print the error and continue
    with an arbitrary move. Array accesses in the policy are not bounds-checked.
    """
    function = getattr(policy, "py_func", policy)
    if len(inspect.signature(function).parameters) == len(POLICY_SIGNATURE.args):
        return numba.cfunc(POLICY_SIGNATURE, cache=kept)(function)
    inner = numba.njit(cache=kept)(function)

    def unguided(observations: Array, mask: Array, chance: float, params: Array) -> int:
        return int(inner(observations, mask, chance))

    return numba.cfunc(POLICY_SIGNATURE)(unguided)


class Batch:
    """Many simultaneous games with the same rules and number of seats.

    Arrays have one entry per game. Seats are numbered from 1; 0 means no seat. ``dice``, ``hands``, ``places``,
    ``round_number`` and ``move_count`` are read-only views that change as the games advance: copy the values that you
    want to keep.
    """

    def __init__(
        self, rules: Rules, seats: int, games: int, *, seed: SupportsIndex = 0, first_index: int = 0, threads: int = 1
    ) -> None:
        """Start the games that a seed defines, beginning with game ``first_index``. Different seeds practically never
        produce the same game.

        ``threads``: the number of threads that share the games. Raises ``PerudoError`` (``players-count``) if the rules
        do not allow this number of seats, and ``ValueError`` if there are no games or no threads.
        """
        seats, games, threads = whole(seats, "seats"), whole(games, "games"), whole(threads, "cores")
        Game.start(rules, seats)
        if games < 1 or threads < 1:
            raise ValueError(f"games and threads must be at least 1, not {games} and {threads}")
        self.rules, self.seats, self.games, self.cores = rules, seats, games, threads
        self.rule_arrays = rule_arrays(rules, seats)
        self.bids: tuple[Bid, ...] = bid_graphs(rules, seats)[ORDINARY].bids
        """All bids, indexed by bid number."""
        self.dudo = len(self.bids)
        """The move number of dudo; calza and pass have the next two numbers."""
        self.calza = self.dudo + 1
        self.pass_move = self.dudo + 2
        self.num_moves = self.dudo + 3
        """The number of different moves."""
        self.bid_order: Array = _window(
            np.array([each.topological_order for each in bid_graphs(rules, seats)[: PALIFICO + 1]])
        )
        """[0, or 1 in a palifico round; n]: the numbers of the bids, from the lowest-ranking bid to the highest. Each
        bid in a round ranks higher than the bid before it.
        """
        all_dice = rules.dice * seats
        self.observation_high = np.concatenate(
            [
                np.full(6 + seats, rules.dice),
                np.ones(3 * seats),
                [all_dice, len(FACES), 1, 1],
                np.full(len(self.bids), seats),
            ]
        ).astype(np.int8)
        """The maximum of each entry of an observation; the minimum is 0."""
        self.observation_length = len(self.observation_high)
        """The number of entries in an observation."""
        said = np.zeros((games, -(-len(self.bids) // 8) * 8), np.uint8)
        self.state = BatchState(
            rng=np.zeros(games, np.uint64),
            dice=np.zeros(games, np.int64),
            hands=np.zeros((games, seats), np.int64),
            bid_by=said,
            bid_by_int64=said.view(np.int64),
            current=np.zeros(games, np.int16),
            to_act=np.zeros(games, np.int8),
            bidder=np.zeros(games, np.int8),
            opener=np.zeros(games, np.int8),
            palifico=np.zeros(games, np.uint8),
            veterans=np.zeros(games, np.uint8),
            round=np.zeros(games, np.int32),
            places=np.zeros((games, seats), np.int8),
            moves=np.zeros(games, np.int32),
        )
        self._threads: tuple[int, ThreadPoolExecutor] | None = None
        self._position = _position(Game.start(rules, seats), {})
        self.reset(seed, first_index=first_index)

    @classmethod
    def from_game(
        cls,
        game: Game,
        games: int,
        *,
        hands: Mapping[int, Iterable[SupportsIndex]] | None = None,
        seed: SupportsIndex = 0,
        first_index: int = 0,
        threads: int = 1,
    ) -> Self:
        """Start ``games`` games from a position: dice, opener, palifico, veterans, round and bids so far.

        ``hands``: the known hands, by seat. Each game rolls the other hands uniformly, regardless of the bids. If
        ``hands`` is None, the games use the hands of ``game``, or roll all hands if ``game`` is waiting for its deal.
        ``reset`` returns to the same position. If there is a current bid, seats that may call calza out of turn are
        asked first, as in every game. Players who are already eliminated share the place directly after the remaining
        players, because the order of elimination is unknown. ``move_count`` starts at 0.

        Raises ``PerudoError`` (``position-over``) if the game is over, and ``ValueError`` for invalid hands.
        """
        batch = cls(game.rules, len(game.seats), games, threads=threads)
        given = dict(zip(game.seats, game.hands or (), strict=False)) if hands is None else hands
        batch._position = _position(game, given)
        batch.reset(seed, first_index=first_index)
        return batch

    def __getstate__(self) -> tuple[Any, ...]:
        return self.rules, self.seats, self.games, self.cores, self._position, self.state

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        # Recreate the batch, because neither threads nor views of an array survive a copy.
        *made, state = kept
        rules, seats, games, cores, position = made
        Batch.__init__(self, rules, seats, games, threads=cores)
        self._position = position
        for ours, theirs in zip(self.state, state, strict=True):
            ours[...] = theirs

    # --- The current state

    @property
    def to_act(self) -> Array:
        """The seat to act; 0 if the game is over."""
        seats: Array = self.state.to_act + 1
        return seats

    @property
    def is_over(self) -> Array:
        over: Array = self.state.to_act == NOBODY
        return over

    @property
    def winner(self) -> Array:
        """The winner's seat; 0 until the game is over."""
        won = self.state.places == 1
        return np.where(won.any(axis=1), won.argmax(axis=1) + 1, 0)

    @property
    def places(self) -> Array:
        """[game, seat]: the final place, 1 for the winner; 0 while the seat is still playing.

        Players who are eliminated by the same call (a calza that costs everyone else a die) share the place directly
        after the remaining players.
        """
        return _window(self.state.places)

    @property
    def dice(self) -> Array:
        """[game, seat]: how many dice the seat has left."""
        return self._unpacked(self.state.dice, self.seats)

    @property
    def hands(self) -> Array:
        """[game, seat, face]: how many of the seat's dice show each face. Do not show these hands to other players."""
        return self._unpacked(self.state.hands, len(FACES))

    @property
    def round_number(self) -> Array:
        """The round number, from 1; after the end of the game, the last round's number plus one."""
        return _window(self.state.round)

    @property
    def move_count(self) -> Array:
        """The number of bids and calls so far."""
        return _window(self.state.moves)

    @property
    def bid_history(self) -> Array:
        """[game, n]: the move numbers of this round's bids, in order, padded with ``NO_MOVE``."""
        return self._told()[0]

    @property
    def bidders(self) -> Array:
        """[game, n]: the seat that made each of this round's bids, padded with 0."""
        return self._told()[1]

    def game(self, index: int) -> Game:
        """Return one of the games as a ``Game`` whose first round is the current one.

        Raises ``PerudoError`` (``position-over``) if the game is over.
        """
        state = self.state
        opener = int(state.opener[index]) + 1
        palifico = opener if state.palifico[index] else None
        veterans = [
            seat for seat in range(1, self.seats + 1) if state.veterans[index] >> (seat - 1) & 1 and seat != palifico
        ]
        game = Game.mid_game(self.rules, tuple(map(int, self.dice[index])), palifico, veterans)
        hands = (
            tuple(face for face, count in zip(FACES, hand, strict=True) for _ in range(count))
            for hand in self.hands[index]
        )
        game = game.after(Deal(tuple(hands), opener))
        for number in self.bid_order[state.palifico[index]]:
            if state.bid_by[index, number]:
                game = game.after(self.bids[number])
        return game

    # --- Actions

    def reset(
        self,
        seed: SupportsIndex | Sequence[int] | Array | None = None,
        where: Array | None = None,
        *,
        first_index: int = 0,
    ) -> None:
        """Restart all games, or those where the array ``where`` is true.

        ``seed``: a single number starts the games ``first_index``, ``first_index + 1`` ... of that seed, so that
        several batches or machines can share the work. If ``seed`` is a sequence with one seed per game, each game is
        game 0 of its own seed. If ``seed`` is None, each game continues its own sequence of random numbers. Raises
        ``ValueError`` if the number of seeds is wrong, or ``first_index`` is negative.
        """
        if first_index < 0:
            raise ValueError(f"first_index must be at least 0, not {first_index}")
        which = np.zeros(self.games, np.uint64)
        if seed is None:
            seeds = self.state.rng
        elif isinstance(seed, Sequence | np.ndarray):
            seeds = self._each(np.asarray([int(each) % 2**64 for each in seed], np.uint64), "seed")
        else:
            seeds = np.full(self.games, operator.index(seed) % 2**64, np.uint64)
            which = np.arange(first_index, first_index + self.games, dtype=np.uint64)
        everywhere = np.ones(self.games, np.bool_) if where is None else np.asarray(where, np.bool_)
        self._run(start_games, self._position, seeds, which, self._each(everywhere, "where"))

    def step(self, moves: Array, observations: Array | None = None, masks: Array | None = None) -> None:
        """Play a move in each game (or ``NO_MOVE``), then fill the buffers as ``observe`` does.

        Raises ``ValueError`` for an illegal move or a wrong buffer. In that case, no game advances.
        """
        if (observations is None) != (masks is None):
            raise ValueError("pass both observations and masks, or neither")
        if observations is not None and masks is not None:
            self._buffers(observations, masks)
        self._run(apply_moves, self.checked(moves))
        if observations is not None and masks is not None:
            self.observe(observations, masks)

    def checked(self, moves: Array, where: Array | None = None) -> Array:
        """Convert the moves to ``step``'s format: int64 [game], with ``NO_MOVE`` where ``where`` is false.

        Raises ``ValueError`` unless each move is an integer, and either legal in its game or ``NO_MOVE``.
        """
        given = self._each(np.asarray(moves), "move")
        if given.dtype.kind not in "iu":
            raise ValueError(f"moves must be whole numbers, not {given.dtype}")
        said = np.minimum(given, self.num_moves).astype(np.int64)
        if where is not None:
            said[~where] = NO_MOVE
        if (game := self._run(first_illegal, said)) != NOBODY:
            raise ValueError(f"in game {game}, move {given[game]} is illegal for seat {self.to_act[game]}")
        return said

    def observe(self, observations: Array, masks: Array, seats: Array | None = None) -> None:
        """Write the observations and legal moves of the seats to act, or of ``seats`` if given.

        ``observations``: int8 [game, ``observation_length``], with P seats and B bids:

        =============  =======================================================================================
        0 ... 5        the seat's own dice: the number of aces, twos ... sixes
        then P         dice left, from the seat itself round to its left
        then P         1 for each seat that is or was palifico; from here on, seats are in the same order
        then P         1 for the seat that opened the round
        then P         1 for the seat that made the current bid
        then 1         its quantity, or 0
        then 1         its face, or 0
        then 1         1 in a palifico round
        then 1         1 for a seat that is asked out of turn, and may only call calza
        then B         for each bid, its bidder in this round: 0 nobody, 1 the seat itself, 2 the next to its left ...
        =============  =======================================================================================

        ``masks``: int8 [game, ``num_moves``], 1 for each legal move. In a finished game, both arrays are all 0. The
        number of dice left is included even if lost dice are hidden, because it follows from earlier reveals.
        """
        self._buffers(observations, masks)
        whose = np.zeros(self.games, np.int64) if seats is None else self._each(np.asarray(seats), "seat")
        if not ((whose >= 0) & (whose <= self.seats)).all():
            raise ValueError(f"seats are 1 to {self.seats}, or 0 for the seat to act")
        self._run(observe_games, whose.astype(np.int64) - 1, observations, masks)

    def sample(self, weights: Array | None = None, calza: float = RANDOM_CALZA_CHANCE) -> Array:
        """Draw a legal move in each game: uniformly, or with probabilities proportional to ``weights``, which are
        [game, move], or [move] for all games.

        ``calza``: the probability that a seat calls calza when asked out of turn, rounded to 256ths; ignored if there
        are weights. Until the next step, a seat that is asked out of turn gives the same answer in every uniform draw.
        Finished games get ``NO_MOVE``. Raises ``ValueError`` for negative weights, or if no legal move has a positive
        weight.
        """
        moves = np.empty(self.games, np.int64)
        if weights is None:
            self._run(sample_moves, _of_calza(calza), moves)
            return moves
        given = np.ascontiguousarray(np.atleast_2d(np.asarray(weights, np.float64)))
        if given.shape not in ((1, self.num_moves), (self.games, self.num_moves)):
            raise ValueError(f"weights must have the shape (games, {self.num_moves}), not {given.shape}")
        if not (given >= 0).all():
            raise ValueError("weights must not be negative")
        random = self.state.rng.copy()
        if (game := self._run(sample_moves_by_weight, given, moves, own=(self.num_moves,))) != NOBODY:
            self.state.rng[...] = random
            raise ValueError(f"in game {game}, no legal move has a positive weight")
        return moves

    def play(
        self,
        policy: Any,
        seats: Sequence[int] | None = None,
        *,
        assignment: Array | None = None,
        params: Any = (),
        max_moves: int = 100_000,
        rounds: Literal["one", "all"] = "all",
    ) -> None:
        """Let a compiled policy play its seats until other seats are to act or the games are over.

        - ``seats``: the policy's seats in all games (default: all seats).
        - ``assignment``: the policy's seats in each game, as bit masks: 1 for seat 1, 2 for seat 2, 4 for seat 3, ....
        - ``params``: the floats that a policy takes as parameters: [n] for all seats, [seat, n], or [game, seat, n].
        - ``max_moves``: the maximum number of moves per game, which stops a policy that would never finish.
        - ``rounds``: "one" stops each game at the end of a round, so that you can inspect the game.

        Raises ``ValueError`` for an illegal move. Moves already made in other games are kept.
        """
        if assignment is None:
            named = set(range(1, self.seats + 1) if seats is None else seats)
            if not named <= set(range(1, self.seats + 1)):
                raise ValueError(f"seats are 1 to {self.seats}")
            assignment = np.full(self.games, sum(1 << seat - 1 for seat in named), np.int64)
        bits = self._each(assignment.astype(np.int64), "seats")
        given = self._parameters(params)
        game = self._run(
            play_policy, policy, given, bits, max_moves, rounds == "one", own=(self.observation_length, self.num_moves)
        )
        if game != NOBODY:
            raise ValueError(f"the policy made an illegal move in game {game}")

    def play_out(self, calza: float = RANDOM_CALZA_CHANCE) -> None:
        """Play every game to its end with uniformly random moves.

        ``calza``: the probability that a seat calls calza when asked out of turn, rounded to 256ths. The hands and bids
        of the last round are not kept.
        """
        self._run(play_out, _of_calza(calza))

    # ---

    def _told(self) -> tuple[Array, Array]:
        """Return the bids of each game's current round, and their bidders."""
        upwards = self.bid_order[self.state.palifico]
        by = np.take_along_axis(self.state.bid_by, upwards, axis=1)
        made = np.argsort(by == 0, axis=1, kind="stable")[:, : np.count_nonzero(by, axis=1).max()]
        speakers = np.take_along_axis(by, made, axis=1).astype(np.int8)
        return np.where(speakers > 0, np.take_along_axis(upwards, made, axis=1), NO_MOVE), speakers

    def _parameters(self, params: Any) -> Array:
        """Convert a policy's parameters to the kernel's layout."""
        given = np.asarray(params, np.float64)
        given = given if given.ndim > 1 else np.tile(given, (self.seats, 1))
        given = given if given.ndim > 2 else given[None]
        if given.ndim != 3 or given.shape[:2] not in ((1, self.seats), (self.games, self.seats)):
            raise ValueError(
                f"the shape of the parameters must be [n], [seat, n] or [game, seat, n], not {np.shape(params)}"
            )
        return np.ascontiguousarray(given)

    def _unpacked(self, packed: Array, count: int) -> Array:
        """Unpack the bytes of integers into separate numbers."""
        return _window(np.ascontiguousarray(packed).view(np.uint8).reshape(*packed.shape, 8)[..., :count])

    def _each(self, array: Array, name: str) -> Array:
        if array.shape != (self.games,):
            raise ValueError(f"expected one {name} for each of {self.games} games, not an array of shape {array.shape}")
        return array

    def _buffers(self, observations: Array, masks: Array) -> None:
        for name, array, wide in (
            ("observations", observations, self.observation_length),
            ("masks", masks, self.num_moves),
        ):
            fits = array.dtype == np.int8 and array.shape == (self.games, wide)
            if not fits or not array.flags.c_contiguous or not array.flags.writeable:
                raise ValueError(f"{name} must be a writeable int8 array of {self.games} x {wide}, row by row")

    def _run(self, kernel: Any, *args: Any, own: Sequence[int] = ()) -> int:
        """Run a kernel over all games in several threads. Return the first result other than ``NOBODY``.

        ``own``: the sizes of each thread's private int8 buffers.
        """

        def part(index: int) -> int:
            buffers = [np.zeros(size, np.int8) for size in own]
            low, high = self.games * index // self.cores, self.games * (index + 1) // self.cores
            return int(call_announcing_compilation(kernel, self.rule_arrays, self.state, *args, *buffers, low, high))

        if self.cores == 1:
            return part(0)
        # A forked process does not have its parent's threads.
        if self._threads is None or self._threads[0] != os.getpid():
            self._threads = os.getpid(), ThreadPoolExecutor(self.cores)
        parts = list(self._threads[1].map(part, range(self.cores)))
        return next((said for said in parts if said != NOBODY), NOBODY)


def _position(game: Game, hands: Mapping[int, Iterable[SupportsIndex]]) -> BatchStart:
    """Convert a position to the kernels' layout. ``hands``: the known hands."""
    if game.winner is not None:
        raise PerudoError("position-over")
    cups = np.full(len(game.seats), ROLL_HAND, np.int64)
    for seat, given in hands.items():
        seat, hand = whole(seat, "a seat"), whole_numbers(given, "a face")
        if seat not in game.seats:
            raise ValueError(f"seats are 1 to {len(game.seats)}, not {seat}")
        if len(hand) != game.dice[seat - 1] or not set(hand) <= set(FACES):
            raise ValueError(f"seat {seat} has {game.dice[seat - 1]} dice of faces 1 to 6, not {hand}")
        cups[seat - 1] = sum(1 << 8 * (face - 1) for face in hand)
    openers = (game.opener,) if game.opener else game.opening_rollers or game.alive
    bid_graph = bid_graphs(game.rules, len(game.seats))[ORDINARY]
    return BatchStart(
        dice=sum(count << 8 * index for index, count in enumerate(game.dice)),
        openers=np.array([seat - 1 for seat in openers]),
        palifico=int(game.palifico),
        veterans=sum(1 << seat - 1 for seat in game.veterans),
        round=game.round_number,
        hands=cups,
        bids=np.array([bid_graph.bid_number(bid) for bid in game.bids], np.int64),
    )


def _window(array: Array) -> Array:
    """Return a read-only view of an array."""
    window = array.view()
    window.flags.writeable = False
    return window


def _of_calza(chance: float) -> int:
    if not 0 <= chance <= 1:
        raise ValueError(f"a chance must be from 0 to 1, not {chance}")
    return round(chance * CALZA_DENOMINATOR)
