"""Win probabilities for any position before a round. A position consists of each seat's dice, the opener, whether the
round is palifico, the veterans and the rules.

    win_probabilities(EDITIONS["bga"], (5, 5, 3), opener=2)   # each seat's win probability
    win_probabilities_of(game)                                # the same for a game that waits for its deal or is over

The win probabilities are based on each player's probability of losing a die in a round, given everyone's number of dice
and the opener. Backward induction over all positions then yields the chances of winning the game. The chances therefore
sum to one, do not depend on where the computation starts, and form a martingale from round to round.

- **Between two players, without calza:** exact, from solved rounds (``solver/tablebase.py``). Larger rounds use
  estimates from the solved games of ``docs/endgames.md``. With calza, games with up to three dice per player also use
  estimates from ``docs/endgames.md``.
- **Otherwise:** a function fitted to millions of rounds between copies of a fast player (``tools/values.py``). The
  rounds cover both raise rules and each calza rule. ``docs/values.md`` says how accurate the function is.

The function makes approximations: it treats a kind of raise that was not fitted as ``WIDEST_RAISE``. Games with more
than five dice per player are scaled down to five. If players are palifico at most once a game, a veteran with two or
more dice counts as a veteran only in the next round. If veterans may change the face, all players with one die are
treated as veterans, as in the fitted games.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import resources
from threading import RLock
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from perudo.core.game import DUDO, Game
from perudo.core.raises import WIDEST_RAISE
from perudo.core.rules import MAX_PLAYERS, Rules
from perudo.core.settling import CallEffect, settle
from perudo.sim.bid_graph import call_tables

Array = npt.NDArray[Any]

FITTED_DICE: Final = 5
"""The maximum number of dice per player in the fitted function. Larger numbers are scaled down to this maximum."""
FITTED_CALLERS: Final = (None, "others-but-next", "all-but-bidder", "all-but-next")
"""The fitted settings for calza: which players may call it, or None for no calza."""
_SOLVED_EFFECTS: Final = (1, CallEffect(1, 0, 0))
"""The effects of a dudo (dice lost) and of a correct calza in the two-player games that were solved."""
_ROUNDING_STEPS: Final = 8
"""How many rounded positions are averaged for a position with more than ``FITTED_DICE`` dice per player."""
_CONVERGED: Final = 1e-5
"""The convergence threshold for games with calza, in which players can regain dice."""
_MAX_SWEEPS: Final = 50


def win_probabilities(
    rules: Rules, dice: Sequence[int], opener: int, *, palifico: bool = False, veterans: Collection[int] = ()
) -> tuple[float, ...]:
    """Return each seat's chance of winning at the start of a round, in the order of ``dice``; 0 for eliminated players.

    ``opener``: a seat, from 1; None if only one player has dice. ``palifico``: whether the round is palifico.
    ``veterans``: the seats that are or were palifico. Raises ``ValueError`` if no game can reach the position.
    """
    alive = [seat for seat, count in enumerate(dice, start=1) if count]
    if len(alive) == 1:
        return tuple(float(count > 0) for count in dice)
    if opener not in alive or len(alive) > MAX_PLAYERS or min(dice) < 0 or max(dice) > rules.dice:
        raise ValueError(f"not a position: dice {tuple(dice)}, opener {opener}")
    if palifico and dice[opener - 1] != 1:
        raise ValueError(f"seat {opener} has {dice[opener - 1]} dice, so it can't be palifico")
    first = alive.index(opener)
    around = alive[first:] + alive[:first]
    kind = _game(rules)
    if len(around) == 2 and any(dice[seat - 1] == 1 and seat not in veterans for seat in around[palifico:]):
        kind = kind._replace(changes_face=False)  # A player with one die who is not a veteran never becomes a veteran.
    was = tuple(rules.palifico == "once" and seat in veterans for seat in around)
    found = _found(kind, tuple(dice[seat - 1] for seat in around), palifico, was)
    each = dict(zip(around, found, strict=True))
    return tuple(each.get(seat, 0.0) for seat in range(1, len(dice) + 1))


def win_probabilities_of(game: Game) -> tuple[float, ...]:
    """Return each seat's chance of winning before a deal or after the game, averaged over the possible openers."""
    if game.winner is not None:
        return tuple(float(seat == game.winner) for seat in game.seats)
    openers = (game.opener,) if game.opener else game.opening_rollers or game.alive
    each = [
        win_probabilities(game.rules, game.dice, opener, palifico=game.palifico, veterans=game.veterans)
        for opener in openers
    ]
    return tuple(sum(seat) / len(each) for seat in zip(*each, strict=True))


def win_probabilities_after_loss(
    rules: Rules, dice: Sequence[int], veterans: Collection[int], seat: int
) -> tuple[float, ...]:
    """Return each seat's chance of winning after a seat loses a dudo, either as the caller or as the bidder."""
    settled = settle(rules, tuple(dice), frozenset(veterans), DUDO, seat, seat, 0)
    if settled.opener is None:
        return tuple(float(count > 0) for count in settled.dice)
    was = {*veterans, settled.opener} if settled.palifico else veterans
    return win_probabilities(rules, settled.dice, settled.opener, palifico=settled.palifico, veterans=was)


# --- The rules that affect the probabilities


class _Kind(NamedTuple):
    """The properties of the rules that determine the win probabilities."""

    raise_: int
    calza: tuple[int, int, int]
    """Indices into ``FITTED_CALLERS``, which say who may call calza. The indices apply, in order, to an ordinary round
    with three or more players, a palifico round with three or more, and an ordinary round with two.
    """
    calza_in_palifico_of_two: int
    loss: int
    """How many dice the loser of a dudo loses."""
    right_calza: CallEffect
    palifico: bool
    palifico_of_two: bool
    changes_face: bool
    dice: int
    """The number of dice with which each player starts, at most ``FITTED_DICE``."""


@lru_cache(maxsize=256)
def _game(rules: Rules) -> _Kind:
    switch = call_tables(rules)
    callers = FITTED_CALLERS.index(rules.calza_callers)

    def calza(palifico: bool, two: bool) -> int:
        return callers if rules.calza and switch.calza[palifico][two] else 0

    raises = _data().raises
    return _Kind(
        raises.index(rules.raise_ if rules.raise_ in raises else WIDEST_RAISE),
        (calza(False, False), calza(True, False), calza(False, True)),
        calza(True, True),
        -switch.effect[0][1].caller,
        switch.effect[1][1],
        switch.palifico[False][False],
        switch.palifico[True][False],
        switch.veteran,
        min(rules.dice, FITTED_DICE),
    )


# --- Outcomes of a round


class FittedModel(NamedTuple):
    """The fitted function for one player count: a hidden layer, and weights for each outcome.

    The first outcomes are those in which a player loses a die: one per player, starting with the opener. The remaining
    outcomes are those in which a player calls calza correctly, in the same order.
    """

    dice: Array
    """[player, dice - 1, hidden]."""
    total: Array
    """[total dice - players, hidden]."""
    kind: Array
    """[palifico, raise, callers, hidden]."""
    out: Array
    """[hidden, outcome]."""
    bias: Array
    """[palifico, raise, callers, outcome]."""

    @staticmethod
    def shapes(players: int, hidden: int, raises: int) -> tuple[tuple[int, ...], ...]:
        """Return the shape of each array. ``raises``: the number of kinds of raises."""
        many = 2, raises, len(FITTED_CALLERS)
        totals = (FITTED_DICE - 1) * players + 1
        return (
            (players, FITTED_DICE, hidden),
            (totals, hidden),
            (*many, hidden),
            (hidden, 2 * players),
            (*many, 2 * players),
        )

    def outcomes(self, dice: Array, palifico: bool, raise_: int, callers: int) -> Array:
        """Return [position, outcome]: the probability of each outcome. ``dice`` [position, player]: the number of dice,
        from 1 to ``FITTED_DICE``."""
        players = dice.shape[1]
        hidden = self.total[dice.sum(1) - players] + self.kind[int(palifico), raise_, callers]
        for player in range(players):
            hidden += self.dice[player, dice[:, player] - 1]
        urge = np.tanh(hidden) @ self.out + self.bias[int(palifico), raise_, callers]
        if not callers:
            urge[:, players:] = -np.inf
        urge = np.exp(urge - urge.max(1, keepdims=True))
        return np.asarray(urge / urge.sum(1, keepdims=True))


class _Data(NamedTuple):
    raises: tuple[str, ...]
    """The fitted kinds of raises: keys of ``RAISES``."""
    fits: Mapping[int, FittedModel]
    """The fitted models, by the number of players."""
    two: Array
    """[raise, opener's dice - 1, responder's dice - 1]: the probability that the opener wins a two-player round."""
    two_palifico: Array
    """[responder's dice - 1]: the probability that a palifico opener wins a two-player round."""
    two_changing: Array
    """[raise]: the probability that the opener wins if both players have one die and the responder may change the face.
    """
    two_calza: Array
    """[raise, callers, palifico, opener's dice - 1, responder's dice - 1]: the opener's chance of winning the game; NaN
    if unknown."""


@lru_cache(maxsize=1)
def _data() -> _Data:
    with (
        resources.files("perudo.analysis.win_probability").joinpath("before_round.npz").open("rb") as file,
        np.load(file) as kept,
    ):
        fits = {
            players: FittedModel(*(kept[f"{players} {name}"].astype(np.float32) for name in FittedModel._fields))
            for players in range(2, MAX_PLAYERS + 1)
        }
        return _Data(
            tuple(kept["raises"].tolist()),
            fits,
            *(kept[name].astype(np.float64) for name in ("two", "two palifico", "two changing", "two calza")),
        )


def outcome_probabilities(kind: _Kind, dice: Array, palifico: bool) -> Array:
    """Return [position, outcome]: the probability of each outcome, in the order of ``FittedModel``. ``dice``:
    [position, player], starting with the opener."""
    players, data = dice.shape[1], _data()
    if players > 2:
        return data.fits[players].outcomes(dice, palifico, kind.raise_, kind.calza[palifico])
    callers = kind.calza_in_palifico_of_two if palifico else kind.calza[2]
    if callers:
        return data.fits[2].outcomes(dice, palifico, kind.raise_, callers)
    wins = data.two_palifico[dice[:, 1] - 1] if palifico else data.two[kind.raise_, dice[:, 0] - 1, dice[:, 1] - 1]
    if palifico and kind.changes_face:
        wins = np.where(dice[:, 1] == 1, data.two_changing[kind.raise_], wins)
    never = np.zeros(len(dice))
    return np.stack([1 - wins, wins, never, never], 1)


# --- Backward induction


class PositionTables:
    """The chances of winning in all positions of one kind of game. A position's index has one digit for each player,
    starting with the opener: the player's number of dice minus one.

    ``ordinary[players]``: indexed by [position, player counted from the opener]. ``palifico`` contains only the
    positions in which the opener has one die; these have the lowest indices. Tables are computed on demand for each
    number of players.
    """

    def __init__(self, kind: _Kind) -> None:
        self.kind = kind
        self.ordinary: dict[int, Array] = {1: np.ones((kind.dice, 1), np.float32)}
        self.palifico: dict[int, Array] = {1: np.ones((1, 1), np.float32)}

    def number(self, dice: Array) -> Array:
        """Return [position]: the index of each position. ``dice``: [position, player]."""
        places = self.kind.dice ** np.arange(dice.shape[1])[::-1]
        return np.asarray((dice - 1) @ places)

    def compute(self, players: int) -> None:
        """Compute the chances of winning in all positions with this number of players."""
        if players in self.ordinary:
            return
        self.compute(players - 1)
        most = self.kind.dice
        dice = np.indices((most,) * players, np.int8).reshape(players, -1).T.astype(np.int64) + 1
        totals = dice.sum(1)
        ordinary = (dice / totals[:, None]).astype(np.float32)
        self.ordinary[players] = ordinary
        self.palifico[players] = palifico = ordinary[: most ** (players - 1)].copy()
        known = self._known(players, dice)
        levels = [np.flatnonzero((totals == total) & ~known) for total in range(players, most * players + 1)]
        chances = [
            (
                rows,
                outcome_probabilities(self.kind, dice[rows], False),
                outcome_probabilities(self.kind, dice[self._ones(rows, players)], True),
            )
            for rows in levels
            if len(rows)
        ]
        back = any(likely[:, players:].any() for _, *both in chances for likely in both)
        for _ in range(_MAX_SWEEPS if back else 1):
            moved = 0.0
            for rows, likely, likely_palifico in chances:
                found, found_palifico = self._level(dice[rows], likely, likely_palifico)
                moved = max(moved, float(np.abs(found - ordinary[rows]).max()))
                ordinary[rows] = found
                palifico[rows[: len(found_palifico)]] = found_palifico
            if moved < _CONVERGED:
                break

    def _ones(self, rows: Array, players: int) -> Array:
        """Return the positions in which the opener has one die."""
        return np.asarray(rows[rows < self.kind.dice ** (players - 1)])

    def _known(self, players: int, dice: Array) -> Array:
        """Fill in the chances that are known from solved games, and return a mask of their positions."""
        known = np.zeros(len(dice), np.bool_)
        callers = self.kind.calza[2]
        solved = (self.kind.loss, self.kind.right_calza) == _SOLVED_EFFECTS and self.kind.palifico_of_two
        if players == 2 and callers and solved:
            for palifico, table in ((False, self.ordinary[2]), (True, self.palifico[2])):
                wins = _data().two_calza[self.kind.raise_, callers, int(palifico)][dice[:, 0] - 1, dice[:, 1] - 1]
                here = ~np.isnan(wins[: len(table)])
                table[here] = np.stack([wins, 1 - wins], 1)[: len(table)][here]
                if not palifico:
                    known = here
        return known

    def _level(self, dice: Array, likely: Array, likely_palifico: Array) -> tuple[Array, Array]:
        players, ones = dice.shape[1], len(likely_palifico)
        found, found_palifico = np.zeros(dice.shape), np.zeros((ones, players))
        for outcome in range(likely.shape[1]):
            if likely[:, outcome].any() or likely_palifico[:, outcome].any():
                after = self.after_outcome(dice, outcome)
                found += likely[:, outcome, None] * after
                found_palifico += likely_palifico[:, outcome, None] * after[:ones]
        return found, found_palifico

    def after_outcome(self, dice: Array, outcome: int, veteran: bool = False) -> Array:
        """Return [position, player]: each player's chance of winning after an outcome. ``veteran``: whether to assume
        that nobody becomes palifico.
        """
        players = dice.shape[1]
        player = outcome % players
        left = np.roll(dice, -player, 1)  # Put the next opener first.
        palifico = np.zeros(len(dice), np.bool_)
        if outcome < players:
            palifico = left[:, 0] == 1 + self.kind.loss
            left[:, 0] = np.maximum(left[:, 0] - self.kind.loss, 0)
            if veteran or not (self.kind.palifico if players > 2 else self.kind.palifico_of_two):
                palifico[:] = False
        else:
            effect = self.kind.right_calza
            left[:, 0] = np.clip(left[:, 0] + effect.caller, 0, self.kind.dice)
            left[:, 1:] = np.maximum(left[:, 1:] + effect.others, 0)
        return np.roll(self._at(left, palifico), player, 1)

    def _at(self, left: Array, palifico: Array) -> Array:
        """Return [position, player]: each player's chance of winning. Some players may have been eliminated. The first
        player with dice opens."""
        found = np.zeros(left.shape)
        having = left > 0
        codes = having @ (1 << np.arange(left.shape[1]))
        for code in np.unique(codes):
            rows = np.flatnonzero(codes == code)
            seats = np.flatnonzero(having[rows[0]])
            numbers = self.number(left[rows][:, seats])
            values = self.ordinary[len(seats)][numbers]
            opens = palifico[rows]
            values[opens] = self.palifico[len(seats)][numbers[opens]]
            found[rows[:, None], seats] = values
        return found


_working = RLock()


@lru_cache(maxsize=16)
def _begun(kind: _Kind) -> PositionTables:
    return PositionTables(kind)


def position_tables(kind: _Kind, players: int) -> PositionTables:
    with _working:  # One thread computes the tables while the others wait.
        found = _begun(kind)
        found.compute(players)
        return found


@lru_cache(maxsize=65536)
def _found(kind: _Kind, dice: tuple[int, ...], palifico: bool, was: tuple[bool, ...]) -> tuple[float, ...]:
    """Return the players' chances of winning, starting with the opener. ``was``: whether each player has already been
    palifico. All values are False unless players can be palifico only once a game."""
    table = position_tables(kind, len(dice))
    found = [_one(table, each, palifico, was) for each in _fewer(dice)]
    return tuple(np.mean(found, axis=0).tolist())


def _fewer(dice: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield scaled-down positions whose average is proportional to the given position."""
    if max(dice) <= FITTED_DICE:
        yield dice
        return
    for step in range(_ROUNDING_STEPS):
        yield tuple(max(1, int(count * FITTED_DICE / max(dice) + (step + 0.5) / _ROUNDING_STEPS)) for count in dice)


def _one(worked: PositionTables, dice: tuple[int, ...], palifico: bool, was: tuple[bool, ...]) -> Array:
    position = np.array([dice])
    table = worked.palifico if palifico else worked.ordinary
    found: Array = table[len(dice)][worked.number(position)[0]].astype(np.float64)
    again = [player for player, count in enumerate(dice) if count == 1 + worked.kind.loss and was[player]]
    if again:  # Correct the values: the tables assume that these veterans become palifico again.
        likely = outcome_probabilities(worked.kind, position, palifico)[0]
        for player in again:
            found = (
                found
                + likely[player]
                * (worked.after_outcome(position, player, True) - worked.after_outcome(position, player))[0]
            )
    return np.asarray(found / found.sum())
