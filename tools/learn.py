"""Trains the player in src/perudo/bots/self_play.npz by self-play: python tools/learn.py.

Whole games are played, many at once, by all five editions. A round is an episode. Its reward is the change in the
chance to win the game (``perudo.analysis.win_probability.before_round``), in units of the value of a die. The player is
a shared scorer of moves (``perudo.bots.network``). It learns by policy gradients (PPO) with an entropy bonus, and is
pulled towards the slow average of its own weights, which keeps self-play from cycling.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from perudo.analysis.win_probability.before_round import win_probabilities
from perudo.bots.compiled_policies import COMPILED_LEVELS, compiled_bot
from perudo.bots.features import HISTORY_FEATURES, MOVE_FEATURES, ROUND_FEATURES, compute_features
from perudo.bots.network import Array, DecisionBatch, Network
from perudo.bots.self_play import rule_features
from perudo.core.game import DUDO, Calza, Dudo
from perudo.core.rules import EDITIONS, Rules
from perudo.core.settling import settle
from perudo.sim.batch import NO_MOVE, Batch
from perudo.sim.bid_graph import call_tables, calza_allowed_with_two
from perudo.sim.jit import call_announcing_compilation, kernel
from perudo.solver.tablebase import load_tablebase

import numpy as np  # isort: skip

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "src" / "perudo" / "bots" / "self_play.npz"

ROUNDS: Final = 6_000_000
OFTEN: Final = 250_000
"""Rounds between two progress reports."""
GAMES: Final = 128
"""Concurrent games of each kind."""
STEPS: Final = 16
"""Moves of each game between two updates."""
EPOCHS: Final = 2
PORTION: Final = 2048
"""Decisions in a minibatch."""
RATE: Final = (1e-3, 1e-4)
"""The learning rate, at the beginning and at the end."""
ENTROPY: Final = (0.03, 0.003)
"""The weight of the entropy bonus."""
MAGNET: Final = 0.03
"""How strongly the player is pulled towards the average of its weights."""
SLOW: Final = 0.995
"""The share of that average that is kept at each step."""
CLIP: Final = 0.2
FAR: Final = 4.0
"""Rewards are clipped to this absolute value, for example that of a correct calza when almost everything is lost."""
MOST: Final = 96
"""Maximum number of considered moves."""
SECRET: Final = 12
HIDDEN: Final = 48

_features: Any = kernel(compute_features)


@kernel
def _look(
    seen: Array,
    masks: Array,
    table: Array,
    heard: Array,
    shared: Array,
    each: Array,
    words: Array,
    counts: Array,
    where: Array,
) -> int:
    """Write the concatenated features of all games in which a seat is asked; return the number of moves."""
    at = 0
    for game in range(len(seen)):
        if not where[game]:
            counts[game] = 0
            continue
        counts[game] = _features(seen[game], masks[game], table[game], heard, shared[game], each[at:], words[at:])
        at += counts[game]
    return at


@cache
def stakes(rules: Rules, dice: tuple[int, ...], veterans: frozenset[int]) -> Array:
    """[0: loses a die, 1: correct calza; affected seat; seat]: the result of a round for each seat.

    The result is the chance to win, scaled so that losing an own die is -1, and another player's loss is 1 on average.
    """
    found = np.zeros((2, len(dice), len(dice)))
    alive = [seat for seat, count in enumerate(dice, start=1) if count]
    for seat in alive:
        calls: tuple[Dudo | Calza, ...] = (DUDO, Calza(seat))
        for at, move in enumerate(calls):
            settled = settle(rules, dice, veterans, move, seat, seat, 0)
            if settled.opener is None:
                after = [float(count > 0) for count in settled.dice]
            else:
                was = veterans | {settled.opener} if settled.palifico else veterans
                after = list(
                    win_probabilities(rules, settled.dice, settled.opener, palifico=settled.palifico, veterans=was)
                )
            found[at, seat - 1] = after
    for seat in alive:
        worst = found[0, seat - 1, seat - 1]
        best = np.mean([found[0, other - 1, seat - 1] for other in alive if other != seat])
        found[:, :, seat - 1] = 2 * (found[:, :, seat - 1] - worst) / max(best - worst, 1e-3) - 1
    return np.clip(found, -FAR, FAR)


@cache
def solved(rules: Rules, dice: tuple[int, ...], opener: int, palifico: bool, veterans: frozenset[int]) -> bool:
    """Whether a two-player round is played by a solved table."""
    if any(calza_allowed_with_two(rules, palifico=palifico)):
        return False
    other = 3 - opener
    free = palifico and call_tables(rules).veteran and dice[other - 1] == 1 and other in veterans
    return load_tablebase((dice[opener - 1], dice[other - 1]), rules.raise_, palifico and not free, free) is not None


def _seats(bits: int) -> frozenset[int]:
    return frozenset(seat for seat in (1, 2) if bits >> seat - 1 & 1)


class Games:
    """Games of one kind, with the stakes of each round."""

    def __init__(self, rules: Rules, games: int, seed: int) -> None:
        self.batch = Batch(rules, 2, games, seed=seed)
        self.rules = rules
        self.tables = np.array([rule_features(rules, palifico) for palifico in (False, True)])
        self.seen = np.zeros((games, self.batch.observation_length), np.int8)
        self.masks = np.zeros((games, self.batch.num_moves), np.int8)
        self.stakes = np.zeros((games, 2, 2, 2))
        self.rounds = np.zeros(games, np.int64)
        """The number of each current round among all rounds ever played."""
        self._set(np.arange(games))
        self.batch.observe(self.seen, self.masks)

    def _set(self, which: Array) -> None:
        batch, state = self.batch, self.batch.state
        dice = batch.dice
        for at in which.tolist():
            self.stakes[at] = stakes(self.rules, tuple(dice[at].tolist()), _seats(state.veterans[at]))

    @property
    def seats(self) -> Array:
        """Return the seat that is asked in each game, from 0."""
        return self.batch.state.to_act.astype(np.int64)

    def calls(self) -> tuple[Array, Array, Array]:
        """[game, seat]: each seat's reward if the seat to act calls dudo, or calza; and the information that only an
        observer of all dice has.
        """
        batch, state = self.batch, self.batch.state
        games, each = len(self.seen), np.arange(len(self.seen))
        counts = batch.hands.sum(1, dtype=np.int64)
        plain = state.palifico > 0
        wild = counts + np.where(plain[:, None] | (np.arange(6) == 0), 0, counts[:, :1])
        stands = state.current < len(batch.bids)
        bid = np.where(stands, state.current, 0).astype(np.int64)
        more = wild[each, bid % 6] - (bid // 6 + 1)
        seat, bidder = self.seats, np.where(stands, state.bidder, 0).astype(np.int64)
        loser = np.where(more >= 0, seat, bidder)
        dudo = self.stakes[each, 0, loser]
        calza = self.stakes[each, np.where(more == 0, 1, 0), seat]
        faces = np.arange(6)
        level = np.where(
            plain[:, None], wild * 6 + faces, np.where(faces == 0, wild * 12 + 5, wild * 6 + faces - 1)
        ).max(1)
        stood = np.where(
            plain,
            (bid // 6 + 1) * 6 + bid % 6,
            np.where(bid % 6 == 0, (bid // 6 + 1) * 12 + 5, (bid // 6 + 1) * 6 + bid % 6 - 1),
        )
        secret = np.zeros((games, SECRET), np.float32)
        secret[:, 0] = stands
        secret[:, 1] = np.where(stands, np.clip(more, -3, 3) / 2, 0)
        secret[:, 2] = stands & (more >= 0)
        secret[:, 3] = stands & (more == 0)
        secret[:, 4] = np.clip((level - np.where(stands, stood, 6)) / 12, -2, 4)
        secret[:, 5:11] = wild / 4
        secret[:, 11] = dudo[each, np.maximum(seat, 0)] * stands
        return dudo, calza, secret

    def say(self, words: Array) -> Array:
        """Make a move in each game. Return in which games the move ended a round.

        Finished games restart, and so do games that continue with a solved round, whose value and strategy are known.
        """
        batch = self.batch
        before = batch.round_number.copy()
        batch.step(words)
        ended = np.asarray(batch.round_number != before)
        batch.reset(where=batch.is_over | self.solved(ended & ~batch.is_over))
        self._set(np.flatnonzero(ended))
        self.rounds += ended
        batch.observe(self.seen, self.masks)
        return ended

    def solved(self, where: Array) -> Array:
        """Return in which of these games the round that begins is played by its table."""
        found = np.zeros(len(where), np.bool_)
        for at in np.flatnonzero(where).tolist():
            found[at] = solved(self.rules, *self.round(at))
        return found

    def round(self, at: int) -> tuple[tuple[int, ...], int, bool, frozenset[int]]:
        """Return the dice before a game's round, its opener, whether it is palifico, and who is or was palifico."""
        state = self.batch.state
        opener, palifico = int(state.opener[at]) + 1, bool(state.palifico[at])
        return tuple(self.batch.dice[at].tolist()), opener, palifico, _seats(state.veterans[at])


class Decisions(NamedTuple):
    """Several decisions, and their rewards."""

    asked: DecisionBatch
    secret: Array
    """[decision, number]: hidden information, for the critic."""
    said: Array
    """[decision]: the move that was made, as numbered in ``asked``."""
    chance: Array
    """[decision]: its probability."""
    calls: Array
    """[decision, dudo or calza]: the reward of each call."""
    brought: Array
    """[decision]: the reward of the round."""

    def some(self, which: Array) -> Decisions:
        starts, counts = self.asked.starts[which], self.asked.counts[which]
        begins = np.cumsum(counts) - counts
        rows = np.arange(counts.sum()) + np.repeat(starts - begins, counts)
        asked = DecisionBatch(self.asked.shared[which], self.asked.moves[rows], self.asked.kinds[rows], begins)
        said = self.said[which] - starts + begins
        return Decisions(asked, self.secret[which], said, self.chance[which], self.calls[which], self.brought[which])

    @staticmethod
    def together(parts: Sequence[Decisions]) -> Decisions:
        sizes = np.array([len(part.asked.kinds) for part in parts])
        shifts = np.cumsum(sizes) - sizes
        asked = DecisionBatch(
            np.concatenate([part.asked.shared for part in parts]),
            np.concatenate([part.asked.moves for part in parts]),
            np.concatenate([part.asked.kinds for part in parts]),
            np.concatenate([part.asked.starts + shift for part, shift in zip(parts, shifts, strict=True)]),
        )
        said = np.concatenate([part.said + shift for part, shift in zip(parts, shifts, strict=True)])
        rest = [np.concatenate([part[at] for part in parts]) for at in (1, 3, 4, 5)]
        return Decisions(asked, rest[0], said, rest[1], rest[2], rest[3])


class Looker:
    """Buffers for observing many games, and the features of their decisions."""

    def __init__(self, games: int) -> None:
        self._heard = np.zeros((6, HISTORY_FEATURES), np.float32)
        self._shared = np.zeros((games, ROUND_FEATURES), np.float32)
        self._each = np.zeros((games * MOST, MOVE_FEATURES), np.float32)
        self._words = np.zeros(games * MOST, np.int64)
        self._counts = np.zeros(games, np.int64)

    def __call__(self, games: Games, where: Array) -> tuple[DecisionBatch, Array]:
        tables = games.tables[games.batch.state.palifico]
        count = call_announcing_compilation(
            _look,
            games.seen,
            games.masks,
            tables,
            self._heard,
            self._shared,
            self._each,
            self._words,
            self._counts,
            where,
        )
        words = self._words[:count].copy()
        counts = self._counts[where]
        kinds = np.maximum(words - len(games.batch.bids) + 1, 0)
        return DecisionBatch(self._shared[where], self._each[:count].copy(), kinds, np.cumsum(counts) - counts), words


class Critic:
    """Predicts the reward for the seat to act from all dice, so that luck is not attributed to the player."""

    def __init__(self, seed: int) -> None:
        chance = np.random.default_rng(seed)
        wide = ROUND_FEATURES + SECRET
        self.weights = [
            (wide**-0.5 * chance.standard_normal((wide, HIDDEN))).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (HIDDEN**-0.5 * chance.standard_normal((HIDDEN, HIDDEN))).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, 1), np.float32),
            np.zeros(1, np.float32),
        ]

    def __call__(self, seen: Array) -> list[Array]:
        one, bias, two, more, out, last = self.weights
        first = np.maximum(seen @ one + bias, 0)
        second = np.maximum(first @ two + more, 0)
        return [first, second, (second @ out + last)[:, 0]]

    def slopes(self, seen: Array, layers: list[Array], slope: Array) -> list[Array]:
        _, _, two, _, out, _ = self.weights
        first, second, _ = layers
        back = slope[:, None]
        found = [second.T @ back, back.sum(0)]
        back = (back @ out.T) * (second > 0)
        found = [first.T @ back, back.sum(0), *found]
        back = (back @ two.T) * (first > 0)
        return [seen.T @ back, back.sum(0), *found]


class Adam:
    def __init__(self, weights: Sequence[Array]) -> None:
        self._means = [(np.zeros_like(each), np.zeros_like(each)) for each in weights]
        self._steps = 0

    def step(self, weights: Sequence[Array], slopes: Sequence[Array], rate: float) -> None:
        self._steps += 1
        norm = sum(float((each**2).sum()) for each in slopes) ** 0.5
        shrink = min(1.0, 1.0 / (norm + 1e-8))
        rate *= (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for weight, (mean, square), slope in zip(weights, self._means, slopes, strict=True):
            slope = slope * shrink
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8)


class Waiting(NamedTuple):
    """Decisions of unfinished rounds."""

    decisions: Decisions
    games: Array
    rounds: Array
    seats: Array

    def some(self, which: Array) -> Waiting:
        return Waiting(self.decisions.some(which), self.games[which], self.rounds[which], self.seats[which])


class Learner:
    """``against``: a fixed opponent that the learner should beat; by default it plays itself."""

    def __init__(
        self,
        kinds: Sequence[Rules],
        games: int,
        seed: int,
        network: Network | None = None,
        against: Network | None = None,
    ) -> None:
        self.network = network or Network.initial(seed)
        self.mean = Network(*(each.copy() for each in self.network))
        self.against = against
        self.games = [Games(rules, games, seed + 1000 * at) for at, rules in enumerate(kinds)]
        self.learners = [np.arange(games) % each.batch.seats for each in self.games]
        self.look = Looker(games)
        self._chance = np.random.default_rng(seed)
        self._critic = Critic(seed + 1)
        self._adam, self._critics = Adam(self.network), Adam(self._critic.weights)
        self._waiting: list[list[Waiting]] = [[] for _ in self.games]
        self.rounds = 0
        self.told: dict[str, float] = {}

    def said(self, network: Network, batch: DecisionBatch) -> tuple[Array, Array]:
        """Return the move of each decision, and its probability."""
        chances = network.layers(batch).probabilities
        upto = np.cumsum(chances.astype(np.float64))
        ends = batch.starts + batch.counts - 1
        begun = upto[batch.starts] - chances[batch.starts]
        drawn = begun + self._chance.random(len(ends)) * (upto[ends] - begun)
        said = np.clip(np.searchsorted(upto, drawn, "right"), batch.starts, ends)
        return said, chances[said]

    def play(self, steps: int) -> Decisions:
        """Play this many moves in each game, and return the decisions of the rounds that ended, with their rewards."""
        found: list[Decisions] = []
        for at, games in enumerate(self.games):
            for _ in range(steps):
                self._speak(at, games)
            waiting, self._waiting[at] = self._waiting[at], []
            for each in waiting:
                over = each.rounds != games.rounds[each.games]
                found.append(each.decisions.some(np.flatnonzero(over)))
                if not over.all():
                    self._waiting[at].append(each.some(np.flatnonzero(~over)))
        return Decisions.together(found)

    def _speak(self, at: int, games: Games) -> None:
        """Make a move in each game of a kind; the learner's decisions wait for their rewards."""
        seats = games.seats
        words = np.zeros(len(seats), np.int64)
        dudo, calza, secret = games.calls()
        mine = np.ones(len(seats), np.bool_) if self.against is None else seats == self.learners[at]
        if self.against and not mine.all():
            asked, numbers = self.look(games, ~mine)
            words[~mine] = numbers[self.said(self.against, asked)[0]]
        if mine.any():
            asked, numbers = self.look(games, mine)
            said, chance = self.said(self.network, asked)
            words[mine] = numbers[said]
            here, by = np.flatnonzero(mine), seats[mine]
            calls = np.stack([dudo[here, by], calza[here, by]], 1).astype(np.float32)
            nothing = np.zeros(len(here), np.float32)
            decisions = Decisions(asked, secret[here], said, chance.astype(np.float32), calls, nothing)
            self._waiting[at].append(Waiting(decisions, here, games.rounds[here], by))
        brought = np.where(words[:, None] == games.batch.dudo, dudo, calza)
        rounds = games.rounds.copy()
        ended = games.say(words)
        self.rounds += int(ended.sum())
        for each in self._waiting[at]:
            over = ended[each.games] & (each.rounds == rounds[each.games])
            each.decisions.brought[over] = brought[each.games[over], each.seats[over]]

    def update(self, decisions: Decisions, rate: float, entropy: float, magnet: float) -> None:
        seen = np.concatenate([decisions.asked.shared, decisions.secret], 1)
        expected = self._critic(seen)[2]
        told = np.zeros(4)
        for _ in range(EPOCHS):
            order = self._chance.permutation(len(seen))
            for which in np.array_split(order, max(1, len(order) // PORTION)):
                some = decisions.some(which)
                told += self._learn(some, expected[which], rate, entropy, magnet)
                layers = self._critic(seen[which])
                slope = (layers[2] - some.brought) / len(which)
                self._critics.step(self._critic.weights, self._critic.slopes(seen[which], layers, slope), 2 * rate)
        told /= told[0]
        spread = decisions.brought - decisions.brought.mean()
        self.told = {
            "entropy": told[1],
            "pull": told[2],
            "clipped": told[3],
            "brought": float(decisions.brought.mean()),
            "explained": 1 - float(((decisions.brought - expected) ** 2).mean() / (spread**2).mean()),
        }

    def _learn(self, some: Decisions, expected: Array, rate: float, entropy: float, magnet: float) -> Array:
        asked = some.asked
        layers = self.network.layers(asked)
        chances, of, starts = layers.probabilities, asked.decision_index, asked.starts
        logs = np.log(np.maximum(chances, 1e-12))
        pulls = np.log(np.maximum(self.mean.layers(asked).probabilities, 1e-12))
        kinds = asked.kinds

        # The gradient of the loss with respect to the probabilities, for moves whose reward is known exactly: [move].
        worth = np.zeros(len(of), np.float32)
        for kind in (1, 2):
            rows = kinds == kind
            worth[rows] = (some.calls[:, kind - 1] - expected)[of[rows]]
        every = -worth + entropy * logs + magnet * (logs - pulls)
        slope = chances * (every - np.add.reduceat(chances * every, starts)[of])

        # The same for the bid that was made, by its reward.
        gain = some.brought - expected
        ratio = chances[some.said] / some.chance
        bid = (kinds[some.said] == 0) | (kinds[some.said] == 3)
        free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) & bid
        push = np.where(free, gain * ratio, 0)
        slope += push[of] * chances
        slope[some.said] -= push
        slope /= len(starts)
        found = self.network.gradients(asked, layers, slope.astype(np.float32))
        self._adam.step(self.network, found, rate)
        for mean, now in zip(self.mean, self.network, strict=True):
            mean *= SLOW
            mean += (1 - SLOW) * now
        return np.array([len(starts), -(chances * logs).sum(), (chances * (logs - pulls)).sum(), (bid & ~free).sum()])


def _kinds() -> Iterator[Rules]:
    """Yield the editions between two players, with and without calza; identical ones only once."""
    found = set()
    for rules in EDITIONS.values():
        for calza in (False, True):
            each = replace(rules, calza=calza)
            called = tuple(calza_allowed_with_two(each, palifico=palifico) for palifico in (False, True))
            same = each.raise_, each.palifico, each.palifico_with_two, called
            if same not in found:
                found.add(same)
                yield each


KINDS: Final = tuple(_kinds())


class Match(NamedTuple):
    share: float
    error: float
    """Half of the 95 % confidence interval of the share."""

    def __str__(self) -> str:
        return f"{self.share:.1%} +- {self.error:.1%}"


def match(network: Network, other: Network | str, games: int, seed: int, kinds: Sequence[Rules] = ()) -> Match:
    """Return the share of games that a network wins against another, or against a compiled built-in bot. A game
    that reaches a solved round ends there, with its known chance of winning. ``games``: of each kind, from each side.
    """
    found: list[Array] = []
    learner = Learner(kinds or KINDS, games, seed, network)
    for kind in learner.games:
        batch = kind.batch
        sides = np.zeros((2, games))
        for me, share in enumerate(sides):
            batch.reset(seed)
            done = np.zeros(games, np.bool_)
            while not done.all():
                before = batch.round_number.copy()
                if isinstance(other, str):
                    player = compiled_bot(other, kind.rules)
                    batch.play(player.policy, assignment=np.where(done, 0, 2 - me), params=player.params, rounds="one")
                words = np.full(games, NO_MOVE, np.int64)
                batch.observe(kind.seen, kind.masks)
                for seat, speaks in ((me, network), (1 - me, other)):
                    where = (kind.seats == seat) & ~done & (batch.round_number == before)
                    if not isinstance(speaks, str) and where.any():
                        asked, numbers = learner.look(kind, where)
                        words[where] = numbers[learner.said(speaks, asked)[0]]
                batch.step(words)
                ended = (batch.round_number != before) & ~done
                over, known = ended & batch.is_over, kind.solved(ended & ~batch.is_over)
                share[over] = batch.winner[over] == me + 1
                for at in np.flatnonzero(known).tolist():
                    dice, opener, palifico, veterans = kind.round(at)
                    share[at] = win_probabilities(kind.rules, dice, opener, palifico=palifico, veterans=veterans)[me]
                done |= over | known
        found.append(sides.mean(0))
    every = np.concatenate(found)
    return Match(float(every.mean()), float(1.96 * every.std() / len(every) ** 0.5))


class Schedule(NamedTuple):
    """The schedule of the training; pairs are values at the beginning and at the end."""

    rounds: int
    rate: tuple[float, float] = RATE
    entropy: tuple[float, float] = ENTROPY
    magnet: float = MAGNET

    def at(self, done: float) -> tuple[float, float, float]:
        """Return the learning rate, the entropy bonus, and the pull at this point."""
        rate, entropy = (first * (last / first) ** done for first, last in (self.rate, self.entropy))
        return rate, entropy, self.magnet


def train(learner: Learner, schedule: Schedule, kept: Path, often: int) -> Iterator[str]:
    """Train, save the average of the weights, and yield progress regularly and at the end."""
    busy, tell = time.process_time(), often
    while (done := learner.rounds / schedule.rounds) < 1:
        learner.update(learner.play(STEPS), *schedule.at(done))
        if learner.rounds >= min(tell, schedule.rounds):
            tell += often
            learner.mean.write(kept)
            told = [f"{learner.rounds:,} rounds, {learner.rounds / (time.process_time() - busy):,.0f} a second"]
            told += [f"{name} {each:.3f}" for name, each in learner.told.items()]
            told += [f"wins {match(learner.mean, level, 100, 7)} against {level}" for level in COMPILED_LEVELS[-1:]]
            if learner.against:
                told += [f"and {match(learner.mean, learner.against, 300, 7)} against who does not learn"]
            yield ", ".join(told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=KEPT)
    parser.add_argument("--start", type=Path, help="goes on from these weights")
    parser.add_argument("--against", type=Path, help="learns to beat these weights, which do not learn")
    parser.add_argument("--rate", type=float, nargs=2, default=RATE, help="of learning: at first, and at last")
    parser.add_argument(
        "--entropy", type=float, nargs=2, default=ENTROPY, help="what it is worth: at first, and at last"
    )
    parser.add_argument("--magnet", type=float, default=MAGNET)
    args = parser.parse_args()
    start, against = (Network.read(file) if file else None for file in (args.start, args.against))
    learner = Learner(KINDS, GAMES, args.seed, start, against)
    schedule = Schedule(args.rounds, tuple(args.rate), tuple(args.entropy), args.magnet)
    for line in train(learner, schedule, args.to, OFTEN):
        print(line, flush=True)


if __name__ == "__main__":
    main()
