"""Compiled players make the same moves as the Python bots, and rollouts estimate chances to win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from perudo.analysis.win_probability.rollouts import rollout
from perudo.bots import BUILTIN_BOTS, Bot
from perudo.bots.caller import Caller
from perudo.bots.compiled_policies import (
    COMPILED_LEVELS,
    PolicyPlayer,
    by_prior,
    caller,
    compiled_bot,
    compiled_once,
    uniform_random,
)
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid, Calza, Deal, Game, Move
from perudo.core.rules import EDITIONS, CalzaWinsRule, Rules
from perudo.core.view import view
from perudo.sim import kernels
from perudo.sim.batch import Batch


class Share:
    """A random number that is compared once: it then leaves one that is as good as new."""

    def __init__(self, of: One) -> None:
        self.of = of

    def __lt__(self, chance: float) -> bool:
        if not 0 < chance < 1:
            return chance >= 1
        drawn = self.of.chance
        so = drawn < chance
        self.of.chance = drawn / chance if so else (drawn - chance) / (1 - chance)
        return so

    def __ge__(self, chance: float) -> bool:
        return not self < chance


class One(Random):
    """Random numbers, all of which are made of one: a bot that draws from it says what a compiled one says."""

    def __init__(self, chance: float) -> None:
        self.chance = chance

    def random(self) -> Any:
        return Share(self)

    def choice(self, seq: Any) -> Any:
        return seq[min(int(self.chance * len(seq)), len(seq) - 1)]

    def choices(self, population: Any, weights: Any = None, **_: Any) -> Any:
        if weights is None:
            return [self.choice(population)]
        left = self.chance * sum(weights)
        for one, weight in zip(population, weights, strict=True):
            left -= weight
            if weight and left < 0:
                return [one]
        raise AssertionError("rounded past the last")


def number(batch: Batch, move: Move | None) -> int:
    if isinstance(move, Bid):
        return batch.bids.index(move)
    return batch.pass_move if move is None else batch.dudo if move is DUDO else batch.calza


class Often(Caller):
    threshold = 0.7


PAIRS: list[tuple[str, type[Bot]]] = [*((level, BUILTIN_BOTS[level]) for level in COMPILED_LEVELS), ("caller", Often)]


def players(rules: Rules) -> list[PolicyPlayer]:
    return [
        *(compiled_bot(level, rules) for level in COMPILED_LEVELS),
        PolicyPlayer(compiled_once(caller), (Often.threshold,)),
    ]


def said_alike(rules: Rules, seats: int, seed: int, games: int = 4) -> int:
    """Games in which a bot speaks by turns for each seat, in both forms; how many words that were."""
    spoken, here = 0, Batch(rules, seats, games, seed=seed)
    compiled = players(rules)
    twin = Batch(rules, seats, games, seed=seed)
    turn = 0
    while not here.is_over.all():
        words = np.full(games, -1)
        for at in np.flatnonzero(~here.is_over):
            game, seat = here.game(int(at)), int(here.to_act[at])
            drawn = np.uint64(here.state.rng[at]) + kernels._GAMMA
            bot = PAIRS[(turn + at) % len(PAIRS)][1](One(kernels._share(drawn)), rules)
            seen = view(game, seat)
            bot.see(seen)
            words[at] = number(here, bot.choose(seen))
            twin.state.rng[at] = drawn
            spoken += 1
        for pair, player in enumerate(compiled):
            mine = (turn + np.arange(games)) % len(PAIRS) == pair
            here.play(player.policy, assignment=np.where(mine, (1 << seats) - 1, 0), params=player.params, max_moves=1)
        twin.step(words)
        for name, ours, theirs in zip(here.state._fields, here.state, twin.state, strict=True):
            assert (ours == theirs).all(), (name, words)
        turn += 1
    return spoken


def test_compiled_policies_match_their_bots() -> None:
    spoken = 0
    with np.errstate(over="ignore"):
        for seed, rules in enumerate(EDITIONS.values()):
            for calza in (False, True):
                # The numbers of dice are visible: a bot that has not seen earlier rounds could not know them.
                wins: CalzaWinsRule = "die" if seed % 2 else "all-others-lose"
                rules = replace(rules, calza=calza, calza_wins=wins, lost_dice_visible=True)
                spoken += said_alike(rules, 2 + (seed + calza) % 4, seed)
    assert spoken > 2000


def test_compiled_policies_are_listed() -> None:
    with pytest.raises(ValueError, match="compiled levels are beginner, gambler, odds, not master"):
        compiled_bot("master", EDITIONS["bga"])


# --- Rollouts


def two(first: Sequence[int] = (2, 5, 5), second: Sequence[int] = (3, 4)) -> Game:
    game = Game.mid_game(EDITIONS["bga"], (3, 2))
    return game.after(Deal((tuple(first), tuple(second)), 1)).after(Bid(2, 5))


def test_rollout_gives_chances_with_intervals() -> None:
    rules = EDITIONS["bga"]
    start = Game.start(rules, 3)
    alike = rollout(start, compiled_bot("odds", rules), 2000, seed=1)
    assert alike.games == 2000 and alike.win_probability.sum() == pytest.approx(1)
    assert (alike.low < 1 / 3).all() and (alike.high > 1 / 3).all() and (alike.high - alike.low < 0.05).all()
    mixed = [
        compiled_bot("odds", rules),
        PolicyPlayer(compiled_once(uniform_random)),
        PolicyPlayer(compiled_once(caller), (0.4,)),
    ]
    better = rollout(start, mixed, 500, seed=1)
    assert better.low[0] > 0.4 and better.win_probability[1] < 0.05 < better.high[1] + 0.05
    again = rollout(start, mixed, 500, seed=1, threads=2)
    assert (again.win_probability == better.win_probability).all()


def test_rollouts_compare_moves_from_a_position() -> None:
    odds = compiled_bot("odds", EDITIONS["bga"])
    game = two()
    wins = {word: rollout(game, odds, 400, move=word).win_probability[1] for word in (DUDO, Bid(3, 5))}
    assert wins[DUDO] < wins[Bid(3, 5)]  # the bid is true: the dice that lie there are known to be these
    assert rollout(game, odds, 400, move=DUDO, hands={2: (3, 4)}).win_probability[1] > wins[DUDO]
    last = Game.mid_game(EDITIONS["bga"], (1, 1)).after(Deal(((5,), (3,)), 1)).after(Bid(2, 5))
    assert list(rollout(last, odds, 20, move=DUDO).win_probability) == [0, 1]
    assert rollout(last, odds, 20, move=DUDO).low[1] > 0.8


def test_rollout_can_start_with_calza() -> None:
    rules = replace(EDITIONS["hasbro-1994"], calza=True)
    odds = compiled_bot("odds", rules)
    game = Game.mid_game(rules, (1, 1, 2)).after(Deal(((5,), (3,), (2, 2)), 1)).after(Bid(1, 5))
    assert game.calza_callers == (1, 3)
    right = rollout(game, odds, 300, move=Calza(3)).win_probability
    dudo = rollout(game, odds, 300, move=DUDO).win_probability
    assert right[2] > dudo[2] and dudo[1] == 0
    for word in (Calza(2), Bid(1, 4), Bid(99, 4)):
        with pytest.raises(ValueError, match="is illegal"):
            rollout(game, odds, 3, move=word)


def test_invalid_rollouts_are_refused() -> None:
    odds = compiled_bot("odds", EDITIONS["bga"])
    with pytest.raises(ValueError, match="2 seats need as many policies"):
        rollout(two(), [odds] * 3, 3)
    with pytest.raises(PerudoError, match="over"):
        rollout(two((2, 5, 5)).after(DUDO).after(Deal(((1, 1, 1), (3,)), 2)).after(Bid(5, 2)).after(DUDO), odds, 3)


def test_prior_policy_rollout_beats_uniform_random_policy() -> None:
    rules = EDITIONS["bga"]
    known = [PolicyPlayer(compiled_once(by_prior)), PolicyPlayer(compiled_once(uniform_random))]
    assert rollout(Game.start(rules, 2), known, 200).low[0] > 0.8
