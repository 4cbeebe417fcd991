"""Fits the chances to win in src/perudo/analysis/win_probability/before_round.npz, and writes docs/values.md.

    python tools/values.py

A fast player that reads bids a little (``perudo.bots.compiled_policies``) plays games of two to eight players, from
their beginning and from random positions, with both raise rules and each calza rule. The result of each round, a lost
or regained die, is recorded; a small network for each number of players learns the probabilities. The resulting chances
are compared with games that were not used for learning, and with games of the built-in bots.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from perudo.analysis.win_probability.before_round import (
    FITTED_CALLERS,
    FITTED_DICE,
    FittedModel,
    win_probabilities,
)
from perudo.arena.games import DealDice, SeatedBot, play_moments
from perudo.arena.series import rule_sets
from perudo.bots import Bot
from perudo.bots.compiled_policies import by_inference, compiled_once
from perudo.bots.lookahead import Planner
from perudo.core.game import DUDO, FACES, Bid, Calza, Move
from perudo.core.raises import RAISES
from perudo.core.rules import EDITIONS, MAX_PLAYERS, Rules
from perudo.core.view import View
from perudo.sim.batch import Batch
from perudo.sim.jit import call_announcing_compilation, kernel
from perudo.sim.kernels import NOBODY, BatchState, RuleArrays, _deal
from perudo.solver.tablebase import load_tablebase

Array = npt.NDArray[Any]

ROOT: Final = Path(__file__).resolve().parent.parent
_RAISES: Final = tuple(RAISES)
KEPT: Final = ROOT / "src" / "perudo" / "analysis" / "win_probability" / "before_round.npz"
HIDDEN: Final = 48
GAMES: Final = 4_000
"""Concurrent games: for each number of players and each kind of rules, this many from their beginning, and as many from
random positions.
"""
ROUNDS: Final = 6
"""The maximum number of rounds of a game from a random position."""
STEPS: Final = 4000
PORTION: Final = 8192
HOUSE: Final = ((2, 150), (4, 80), (6, 40))
"""How many games of the planners are played for the page, by number of players."""

# --- The fast player


class Observation(NamedTuple):
    """A view, converted to the format of ``Batch.observe``."""

    observation: Array
    mask: Array
    moves: list[Move | None]


def observe_view(view: View, dice: tuple[int, ...], veterans: frozenset[int]) -> Observation:
    """Convert a view. ``dice``, ``veterans``: as known to a bot that has seen all views."""
    seats, me, bids = len(dice), view.seat or 0, len(FACES) * view.max_quantity
    seen, mask = np.zeros(10 + 4 * seats + bids, np.int8), np.zeros(bids + 3, np.int8)
    for die in view.hand or ():
        seen[die - 1] += 1
    bidder = view.bids[-1].seat if view.bids else None
    for seat in range(1, seats + 1):
        step = (seat - me) % seats
        seen[6 + step] = dice[seat - 1]
        seen[6 + seats + step] = seat in veterans
        seen[6 + 2 * seats + step] = seat == view.opener
        seen[6 + 3 * seats + step] = seat == bidder
    index = 6 + 4 * seats
    if view.current_bid:
        seen[index], seen[index + 1] = view.current_bid
    seen[index + 2], seen[index + 3] = view.palifico, not view.is_my_turn
    for said in view.bids:
        seen[index + 4 + bid_number(Bid(said.quantity, said.face))] = 1 + (said.seat - me) % seats
    moves: list[Move | None] = [Bid(bid // 6 + 1, bid % 6 + 1) for bid in range(bids)]
    moves += [DUDO, Calza(me), None]
    for move in view.legal:
        mask[bid_number(move) if isinstance(move, Bid) else bids + isinstance(move, Calza)] = 1
    mask[bids + 2] = not view.is_my_turn
    return Observation(seen, mask, moves)


def bid_number(bid: Bid) -> int:
    """Return the number that identifies a bid in a batch."""
    return len(FACES) * (bid.quantity - 1) + bid.face - 1


_at_table: Any = kernel(by_inference)
_NO_PARAMETERS: Final = np.zeros(0)


class Fast(Bot):
    """The fast player as a bot: perudo arena tools/values.py:Fast odds."""

    def choose(self, view: View) -> Move | None:
        if not view.legal:
            return None
        seen, mask, moves = observe_view(view, self.dice, self.veterans)
        return moves[int(_at_table(seen, mask, self.rng.random(), _NO_PARAMETERS))]


# --- Rounds


class Rounds(NamedTuple):
    """Rounds with the same number of players, one entry per round."""

    dice: Array
    """[round, player from the opener on]."""
    palifico: Array
    raise_: Array
    callers: Array
    outcome: Array
    """The outcomes, as in ``FittedModel``."""


def rules_of(raise_: int, callers: int) -> Rules:
    return replace(
        EDITIONS["hasbro-1994"],
        players=(2, MAX_PLAYERS),
        first_opener="random",
        raise_=_RAISES[raise_],
        palifico="each-time",
        veteran_changes_face=_RAISES[raise_] == "any-higher",
        calza=callers > 0,
        calza_callers=FITTED_CALLERS[callers] or "all-but-next",
        calza_in_palifico=True,
        calza_with_two=True,
    )


@kernel
def put_all(rules: RuleArrays, state: BatchState, dice: Array, palifico: Array, low: int, high: int) -> int:
    """Set up positions in which seat 1 opens; players with one die were palifico."""
    for game in range(low, high):
        packed = 0
        veterans = 0
        for seat in range(dice.shape[1]):
            packed |= int(dice[game, seat]) << 8 * seat
            veterans |= (dice[game, seat] == 1) << seat
        state.dice[game] = packed
        state.veterans[game] = veterans
        state.palifico[game] = palifico[game]
        state.opener[game] = 0
        _deal(rules, state, game)
    return NOBODY


def anywhere(players: int, games: int, chance: np.random.Generator) -> tuple[Array, Array]:
    """Return positions with many and with few dice, some of them before a palifico round."""
    most = chance.integers(1, FITTED_DICE + 1, (games, 1))
    dice = chance.integers(1, most + 1, (games, players))
    palifico = chance.random(games) < 0.25
    dice[palifico, 0] = 1
    return dice, palifico


def played(rules: Rules, players: int, games: int, seed: int, *, put: bool) -> Iterator[tuple[Array, Array, Array]]:
    """Yield the rounds of many games: the outcomes; [round, seat] the dice before, the opener's first; and whether each
    round is palifico.
    """
    batch = Batch(rules, players, games, seed=seed)
    if put:
        dice, palifico = anywhere(players, games, np.random.default_rng(seed))
        call_announcing_compilation(put_all, batch.rule_arrays, batch.state, dice, palifico, 0, games)
    rounds = 0
    while not batch.is_over.all() and not (put and rounds == ROUNDS):
        rounds += 1
        live = ~batch.is_over
        opener, palifico = batch.state.opener.astype(np.int64), batch.state.palifico.copy()
        turned = (np.arange(players) + opener[:, None]) % players
        start = np.take_along_axis(batch.dice, turned, 1)[live].astype(np.int64)
        batch.play(compiled_once(by_inference), rounds="one")
        end = np.take_along_axis(batch.dice, turned, 1)[live].astype(np.int64)
        opens = (batch.state.opener.astype(np.int64) - opener)[live] % players
        yield _outcomes(start, end, opens), start, palifico[live]


def _outcomes(start: Array, end: Array, opens: Array) -> Array:
    """Return the outcomes, by player with dice from the opener on: who lost a die; or that nobody did, and whose
    calza was right.
    """
    having = start > 0
    nth = having.cumsum(1) - 1
    change = end - start
    lost = (change < 0).any(1)
    seat = np.where(lost, (change < 0).argmax(1), opens)
    return np.asarray(np.where(lost, 0, having.sum(1)) + nth[np.arange(len(seat)), seat])


def collect(games: int, seed: int) -> dict[int, Rounds]:
    """Return the rounds by number of players."""
    found: dict[int, list[Rounds]] = {players: [] for players in range(2, MAX_PLAYERS + 1)}
    for raise_ in range(len(_RAISES)):
        for callers in range(len(FITTED_CALLERS)):
            for players in range(2, MAX_PLAYERS + 1):
                for put in (False, True):
                    for outcome, dice, palifico in played(rules_of(raise_, callers), players, games, seed, put=put):
                        alive = (dice > 0).sum(1)
                        dice = np.take_along_axis(dice, np.argsort(dice == 0, axis=1, kind="stable"), 1)
                        for many in np.unique(alive):
                            these = alive == many
                            count = int(these.sum())
                            found[int(many)].append(
                                Rounds(
                                    dice[these, :many].astype(np.int8),
                                    palifico[these].astype(np.int8),
                                    np.full(count, raise_, np.int8),
                                    np.full(count, callers, np.int8),
                                    outcome[these].astype(np.int8),
                                )
                            )
            print(f"{_RAISES[raise_]}, calza {FITTED_CALLERS[callers]}: played", file=sys.stderr, flush=True)
    return {
        players: Rounds(*(np.concatenate(parts) for parts in zip(*rounds, strict=True)))
        for players, rounds in found.items()
    }


# --- The fit


def fitted(rounds: Rounds, steps: int, seed: int) -> FittedModel:
    """Fit a model by Adam, on random minibatches, with decreasing step sizes."""
    players = rounds.dice.shape[1]
    chance = np.random.default_rng(seed)
    fit = FittedModel(*(np.zeros(shape, np.float32) for shape in FittedModel.shapes(players, HIDDEN, len(_RAISES))))
    for weights in (fit.dice, fit.total, fit.out):
        weights[...] = chance.normal(0, 0.3, weights.shape)
    first, second = ([np.zeros_like(each) for each in fit] for _ in range(2))
    for step in range(steps):
        rows = chance.integers(0, len(rounds.outcome), PORTION)
        slopes = _slopes(fit, Rounds(*(each[rows] for each in rounds)))
        rate = 0.01 * (1 - step / steps) ** 1.5 + 1e-5
        for weights, slope, mean, square in zip(fit, slopes, first, second, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fix: tuple[float, float] = 1 - 0.9 ** (step + 1), 1 - 0.999 ** (step + 1)
            weights -= rate * (mean / fix[0]) / (np.sqrt(square / fix[1]) + 1e-8)
    return fit


def _slopes(fit: FittedModel, rounds: Rounds) -> tuple[Array, ...]:
    players, count = rounds.dice.shape[1], len(rounds.outcome)
    each = np.arange(count)
    total = rounds.dice.sum(1, dtype=np.int64) - players
    kind = (rounds.palifico.astype(np.int64) * len(_RAISES) + rounds.raise_) * len(FITTED_CALLERS) + rounds.callers
    hidden = fit.total[total] + fit.kind.reshape(-1, HIDDEN)[kind]
    at = rounds.dice.astype(np.int64) - 1 + FITTED_DICE * np.arange(players)
    table = fit.dice.reshape(-1, HIDDEN)
    for player in range(players):
        hidden += table[at[:, player]]
    hidden = np.tanh(hidden)
    urge = hidden @ fit.out + fit.bias.reshape(-1, 2 * players)[kind]
    urge[:, players:][rounds.callers == 0] = -np.inf
    urge = np.exp(urge - urge.max(1, keepdims=True))
    urge /= urge.sum(1, keepdims=True)
    urge[each, rounds.outcome] -= 1
    urge /= count
    back = (urge @ fit.out.T) * (1 - hidden * hidden)
    hot = np.zeros((count, players * FITTED_DICE), np.float32)
    hot[each[:, None], at] = 1
    return (
        (hot.T @ back).reshape(fit.dice.shape),
        _summed(total, back, len(fit.total)),
        _summed(kind, back, fit.kind.reshape(-1, HIDDEN).shape[0]).reshape(fit.kind.shape),
        hidden.T @ urge,
        _summed(kind, urge, fit.bias.reshape(-1, 2 * players).shape[0]).reshape(fit.bias.shape),
    )


def _summed(of: Array, values: Array, count: int) -> Array:
    hot = np.zeros((count, len(of)), np.float32)
    hot[of, np.arange(len(of))] = 1
    return np.asarray(hot @ values)


# --- Two players


def endgames() -> tuple[Array, Array, Array, Array]:
    """Return the data for games of two (see ``_Data``), from the shipped tables and docs/endgames.md."""
    without, with_calza = (ROOT / "docs" / "endgames.md").read_text(encoding="utf-8").split("## With calza")
    rounds = np.full((len(_RAISES), FITTED_DICE, FITTED_DICE), np.nan)
    surest = np.zeros(rounds.shape)
    for editions, ordinary, palifico in _tables(without):
        raise_ = _RAISES.index(EDITIONS[editions[0]].raise_)
        for mine, other in np.ndindex(FITTED_DICE, FITTED_DICE):
            lost = 0.0 if not mine else palifico[other] if mine == 1 and len(palifico) else ordinary[mine - 1, other]
            theirs = 0.0 if not other else palifico[mine] if other == 1 and len(palifico) else ordinary[other - 1, mine]
            won = 1 - theirs
            if won - lost > surest[raise_, mine, other]:
                surest[raise_, mine, other] = won - lost
                rounds[raise_, mine, other] = (ordinary[mine, other] - lost) / (won - lost)
    for raise_, mine, other in np.ndindex(rounds.shape):
        if table := load_tablebase((mine + 1, other + 1), _RAISES[raise_]):
            rounds[raise_, mine, other] = _wins(table.low, table.high)
    locked = [load_tablebase((1, other), "one-axis", locked=True) for other in range(1, FITTED_DICE + 1)]
    changing = [load_tablebase((1, 1), raise_, veteran=True) for raise_ in _RAISES]
    calza: dict[tuple[int, int], list[Array]] = {}
    for editions, ordinary, palifico in _tables(with_calza):
        rules = EDITIONS[editions[0]]
        known = np.full((2, FITTED_DICE, FITTED_DICE), np.nan)
        known[0, : len(ordinary), : len(ordinary)] = ordinary
        known[1, 0, : len(palifico)] = palifico
        calza.setdefault((_RAISES.index(rules.raise_), FITTED_CALLERS.index(rules.calza_callers)), []).append(known)
    games = np.full((len(_RAISES), len(FITTED_CALLERS), 2, FITTED_DICE, FITTED_DICE), np.nan)
    for at, found in calza.items():
        games[at] = sum(found) / len(found)
    return (
        rounds.clip(0.02, 0.98),
        np.array([_wins(table.low, table.high) for table in locked if table]),
        np.array([_wins(table.low, table.high) for table in changing if table]),
        games,
    )


def _wins(low: float, high: float) -> float:
    return (2 + low + high) / 4


def _tables(chapter: str) -> Iterator[tuple[list[str], Array, Array]]:
    """Yield for each section its editions, the opener's chances [own dice - 1, other's - 1], and those of a
    palifico.
    """
    for section in chapter.split("\n### ")[1:]:
        head, _, rest = section.partition("\n")
        rows = [
            [float(part) / 100 for part in re.findall(r"([\d.]+)%", line)]
            for line in rest.split("```")[1].splitlines()
            if re.match(r"\s+\d+ .*%", line)
        ]
        palifico = rows.pop() if len(rows) > len(rows[0]) else []
        yield head.split(", "), np.array(rows), np.array(palifico)


# --- Comparison with other games


Standing = tuple[tuple[int, ...], int, bool, frozenset[int]]
"""Dice, opener, palifico, veterans."""
Passed = tuple[Rules, Standing, int, int]
"""A position, the winner of the game, and the game's number."""


class Seen(NamedTuple):
    """Positions of finished games, with one entry for each player in each position."""

    told: Array
    """The chance to win by the fitted model."""
    power: Array
    """Predictions from the number of dice alone, raised to the power that fits these games best."""
    won: Array
    """True for winners."""
    game: Array
    """The number of the game."""
    calza: Array
    """Whether the game allowed calza."""


def seen(positions: list[Passed]) -> Seen:
    told, strength, won, games, calza = [], [], [], [], []
    for rules, (dice, opener, palifico, veterans), winner, game in positions:
        found = win_probabilities(rules, dice, opener, palifico=palifico, veterans=veterans)
        for seat, count in enumerate(dice, start=1):
            if count:
                told.append(found[seat - 1])
                strength.append((count, *sorted(dice)))
                won.append(seat == winner)
                games.append(game)
                calza.append(rules.calza)
    won_ = np.array(won, float)
    dice_ = [np.array(each, float) for each in strength]
    powers = [
        np.array([each[0] ** power / (each[1:] ** power * (each[1:] > 0)).sum() for each in dice_])
        for power in np.arange(1.0, 3.0, 0.25)
    ]
    best = min(powers, key=lambda each: float(((each - won_) ** 2).mean()))
    return Seen(np.array(told), best, won_, np.array(games), np.array(calza))


def standing(batch: Batch, game: int) -> Standing:
    """Return the position of one of the games."""
    state = batch.state
    veterans = frozenset(seat for seat in range(1, batch.seats + 1) if state.veterans[game] >> (seat - 1) & 1)
    dice = tuple(map(int, batch.dice[game]))
    return dice, int(state.opener[game]) + 1, bool(state.palifico[game]), veterans


def fast_games(players: int, games: int, seed: int) -> Seen:
    """Play games between copies of the fast player, in all editions, with and without calza."""
    found: list[Passed] = []
    for number, rules in enumerate(rule_sets()):
        batch = Batch(replace(rules, players=(2, MAX_PLAYERS)), players, games // len(rule_sets()), seed=seed + number)
        passed: list[tuple[int, Standing]] = []
        while not batch.is_over.all():
            passed += [(int(at), standing(batch, int(at))) for at in np.flatnonzero(~batch.is_over)]
            batch.play(compiled_once(by_inference), rounds="one")
        found += [(rules, position, int(batch.winner[at]), number * games + at) for at, position in passed]
    return seen(found)


def house_games(players: int, games: int, seed: int) -> Seen:
    """Play games between planners."""
    found: list[Passed] = []
    for number in range(games):
        rules = rule_sets()[number % len(rule_sets())]
        name = f"values {seed} {players} {number}"
        bots = [SeatedBot(seat, partial(Planner, Random(f"{name} {seat}"), rules)) for seat in range(1, players + 1)]
        passed = []
        for game in play_moments(rules, bots, DealDice(name)):
            if game.hands is None and game.opener:
                passed.append((game.dice, game.opener, game.palifico, game.veterans))
        found += [(rules, position, game.winner or 0, number) for position in passed]
    return seen(found)


def rolled_out(players: int, positions: int, games: int, seed: int) -> tuple[Array, Array, Array]:
    """Return the fitted chances of each player in random positions, the results of the fast player's games from these
    positions, and the standard errors of the results. For two players, the known chances are used.
    """
    told, came, error = [], [], []
    every = [replace(rules, players=(2, MAX_PLAYERS)) for rules in rule_sets()]
    chance = np.random.default_rng(seed)
    for number in range(positions):
        rules = every[number % len(every)]
        dice, palifico = (each[0] for each in anywhere(players, 1, chance))
        palifico = bool(palifico and rules.palifico != "off")
        veterans = frozenset(seat for seat, count in enumerate(dice.tolist(), start=1) if count == 1)
        batch = Batch(rules, players, games, seed=seed + number)
        put = np.repeat(dice[None], games, 0), np.full(games, palifico)
        call_announcing_compilation(put_all, batch.rule_arrays, batch.state, *put, 0, games)
        going = np.ones(games, np.bool_)
        while going.any():
            everybody = np.where(going, (1 << players) - 1, 0)
            batch.play(compiled_once(by_inference), assignment=everybody, rounds="one")
            going = (batch.dice > 0).sum(1) > 2
        at = np.zeros((games, players))
        for game in range(games):
            left, opener, plain, was = standing(batch, game)
            at[game] = win_probabilities(rules, left, opener, palifico=plain, veterans=was)
        told.append(win_probabilities(rules, dice.tolist(), 1, palifico=palifico, veterans=veterans))
        came.append(at.mean(0))
        error.append(at.std(0) / games**0.5)
    return np.array(told), np.array(came), np.array(error)


# --- The page


def page(scale: float, seed: int) -> Iterator[str]:
    """Yield the page. ``scale``: the factor for the number of games that are played for the page."""
    yield "# Win probabilities"
    yield ""
    yield (
        "`make data NAME=values` fits the probabilities and writes this page; `tools/values.py --page` only writes the "
        "page. Edit `tools/values.py`, not this page."
    )
    yield ""
    yield (
        "`perudo.analysis.win_probability.before_round` computes, before a round, each seat's probability of winning "
        "the game. "
        "With more than two players the probabilities are accurate to about one percentage point, but strong bots that "
        "are far ahead win less often than predicted.\n\n"
        "Win probabilities are computed by backward induction over every possible position, using "
        "each player's probability of losing a die in a round. For two players, the probability of losing a die comes "
        "from [solved rounds and games](endgames.md). For more than two players, a function fitted to millions of "
        "rounds predicts that probability. These rounds were played between copies of the fast player, a simple bot "
        "(`by_inference` of `perudo.bots.compiled_policies`)."
    )
    yield from ["", "## Two players", ""]
    yield from between_two()
    yield from ["", "## More players: simulated positions", ""]
    games = max(20, int(600 * scale))
    yield (
        f"From each random position, copies of the fast player played {games:,} games until two players were left. "
        "The positions are from all editions, with and without calza. Errors are in percentage points. The error by "
        "chance is the error that "
        "luck alone would cause in this number of games."
    )
    yield ""
    yield "| players | positions | mean error | error by chance | largest error |"
    yield "|--:|--:|--:|--:|--:|"
    for players in range(3, MAX_PLAYERS + 1):
        positions = max(2, int(20 * scale))
        told, came, error = rolled_out(players, positions, games, seed + 1000)
        off, luck = abs(told - came), error * (2 / np.pi) ** 0.5
        yield (
            f"| {players} | {positions} | {100 * off.mean():.2f} | {100 * luck.mean():.2f} | {100 * off.max():.2f} |"
        )
        print(f"{players} players: rolled out", file=sys.stderr, flush=True)
    yield from ["", "## Whole games", ""]
    fast = [fast_games(players, max(20, int(500 * scale)), seed + 2000) for players in (3, 4, 6)]
    print("games of the fast player: played", file=sys.stderr, flush=True)
    house = [house_games(players, max(2, int(count * scale)), seed + 3000) for players, count in HOUSE]
    among = ", ".join(str(players) for players, _ in HOUSE[:-1]) + f" and {HOUSE[-1][0]}"
    every = [
        ("the fast player, with 3, 4 and 6 players", _together(fast)),
        (f"`planner`, without calza, with {among} players", _those(_together(house), calza=False)),
        (f"`planner`, with calza, with {among} players", _those(_together(house), calza=True)),
    ]
    for name, some in every:
        games = len(np.unique(some.game))
        yield f"The table below covers {len(some.won):,} predictions in {games:,} games between copies of {name}."
        yield (
            f"The Brier score is {((some.told - some.won) ** 2).mean():.4f}; a prediction based only on the numbers "
            f"of dice scores {((some.power - some.won) ** 2).mean():.4f}."
        )
        yield ""
        yield from calibration(some)
        yield ""
    yield (
        "The model was fitted to the fast player, and strong bots play differently. Strong bots that are far "
        "ahead win less often than predicted. In games between strong bots, a prediction based only on the "
        "numbers of dice is just as accurate."
    )


def _together(parts: list[Seen]) -> Seen:
    apart = [part._replace(game=part.game + 10**7 * at) for at, part in enumerate(parts)]
    return Seen(*map(np.concatenate, zip(*apart, strict=True)))


def _those(some: Seen, *, calza: bool) -> Seen:
    return Seen(*(each[some.calza == calza] for each in some))


def calibration(some: Seen) -> Iterator[str]:
    """Yield how many players won, by predicted chance; the 95 % intervals use blocks by game, because positions of one
    game are correlated."""
    yield "| prediction | mean | won | 95 % | number |"
    yield "|---|--:|--:|--:|--:|"
    for low in range(0, 100, 10):
        here = (some.told >= low / 100) & (some.told < low / 100 + 0.1 + (low == 90))
        if not here.any():
            continue
        told, won = some.told[here].mean(), some.won[here].mean()
        _, block = np.unique(some.game[here], return_inverse=True)
        spread = 1.96 * np.sqrt((np.bincount(block, some.won[here] - won) ** 2).sum()) / here.sum()
        yield f"| {low} to {low + 10} % | {told:.1%} | {won:.1%} | ± {spread:.1%} | {here.sum():,} |"


def between_two() -> Iterator[str]:
    """Yield the difference from docs/endgames.md, for players who are palifico for the first time against players who
    never were."""
    without, _ = (ROOT / "docs" / "endgames.md").read_text(encoding="utf-8").split("## With calza")
    yield (
        "This table shows, in percentage points, how far the computed win probabilities differ from those in "
        "[Endgames](endgames.md), which are rounded to 0.1 points."
    )
    yield ""
    yield "| edition | positions | mean error | largest error |"
    yield "|---|--:|--:|--:|"
    for editions, ordinary, palifico in _tables(without):
        off = []
        for edition in editions:
            rules = EDITIONS[edition]
            for mine, other in np.ndindex(FITTED_DICE, FITTED_DICE):
                off.append(abs(win_probabilities(rules, (mine + 1, other + 1), 1)[0] - ordinary[mine, other]))
            for other in range(len(palifico)):
                found = win_probabilities(rules, (1, other + 1), 1, palifico=True, veterans={1})[0]
                off.append(abs(found - palifico[other]))
        yield f"| {', '.join(editions)} | {len(off)} | {100 * np.mean(off):.3f} | {100 * max(off):.3f} |"


# --- All of it


def fit(games: int, steps: int, seed: int) -> None:
    kept = dict(zip(("two", "two palifico", "two changing", "two calza"), endgames(), strict=True))
    for players, rounds in collect(games, seed).items():
        found = fitted(rounds, steps, seed)
        kept |= {f"{players} {name}": weights for name, weights in zip(FittedModel._fields, found, strict=True)}
        print(f"{players} players: fitted to {len(rounds.outcome):,} rounds", file=sys.stderr, flush=True)
    small: dict[str, Any] = {name: weights.astype(np.float32) for name, weights in kept.items()}
    np.savez_compressed(KEPT, raises=np.array(_RAISES), **small)


def main() -> None:
    told = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    told.add_argument("--games", type=int, default=GAMES)
    told.add_argument("--steps", type=int, default=STEPS)
    told.add_argument("--seed", type=int, default=1)
    told.add_argument("--page", action="store_true", help="only write the page anew")
    told.add_argument("--scale", type=float, default=1.0, help="of the games that are played for it")
    given = told.parse_args()
    if not given.page:
        fit(given.games, given.steps, given.seed)
    lines = list(page(given.scale, given.seed))
    (ROOT / "docs" / "values.md").write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
