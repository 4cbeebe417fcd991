"""How the chances to win are fitted, in small; and that what is shipped holds in games that it was not fitted to."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

import values as tool
from perudo.analysis.win_probability.before_round import (
    FITTED_CALLERS,
    FITTED_DICE,
    FittedModel,
    _game,
    outcome_probabilities,
    win_probabilities,
    win_probabilities_after_loss,
)
from perudo.arena.games import DealDice, SeatedBot, play_game
from perudo.bots.compiled_policies import by_inference, by_prior, compiled_once
from perudo.core.raises import RAISES
from perudo.core.rules import EDITIONS
from perudo.sim.batch import Batch


def test_inference_policy_beats_the_prior_policy() -> None:
    batch = Batch(EDITIONS["bga"], 4, 2000, seed=1)
    reads = np.arange(batch.games) % 4
    while not batch.is_over.all():
        batch.play(compiled_once(by_inference), assignment=1 << reads)
        batch.play(compiled_once(by_prior), assignment=15 ^ 1 << reads)
    assert (batch.winner - 1 == reads).mean() > 0.3


def test_rounds_record_lost_and_regained_dice() -> None:
    start = np.array([[2, 0, 3, 1], [2, 0, 3, 1], [2, 0, 3, 1], [5, 0, 3, 1]])
    end = np.array([[2, 0, 2, 1], [2, 0, 3, 0], [2, 0, 4, 1], [5, 0, 3, 1]])
    assert tool._outcomes(start, end, np.array([2, 0, 2, 0])).tolist() == [1, 2, 4, 3]


def test_fitted_model_predicts_the_loser() -> None:
    chance = np.random.default_rng(1)
    dice = chance.integers(1, FITTED_DICE + 1, (20_000, 3)).astype(np.int8)
    nothing = np.zeros(len(dice), np.int8)
    loses = dice.argmin(1).astype(np.int8)  # say
    fit = tool.fitted(tool.Rounds(dice, nothing, nothing, nothing, loses), 150, 1)
    likely = fit.outcomes(np.array([[5, 1, 4], [2, 4, 4]]), False, 0, 0)
    assert likely.sum(1) == pytest.approx([1, 1])
    assert likely[0, 1] > 0.8 and likely[1, 0] > 0.8 and not likely[:, 3:].any()
    assert [each.shape for each in fit] == list(FittedModel.shapes(3, tool.HIDDEN, len(RAISES)))


def test_sampled_rounds_cover_all_rule_variants(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "MAX_PLAYERS", 3)
    found = tool.collect(30, 1)
    assert list(found) == [2, 3]
    for players, rounds in found.items():
        assert rounds.dice.min() == 1 and rounds.dice.max() == FITTED_DICE
        assert set(rounds.palifico) == {0, 1}
        assert set(rounds.raise_) == set(range(len(RAISES))) and set(rounds.callers) == set(range(len(FITTED_CALLERS)))
        right = rounds.outcome >= players
        assert right.any() and not right[rounds.callers == 0].any() and rounds.outcome.max() < 2 * players


def test_two_player_win_probabilities_match_the_endgames_page() -> None:
    *_, first, second, third = tool.between_two()
    for row in first, second, third:
        assert float(row.split("|")[-2]) < 0.1, row


def test_fitted_values_match_unseen_games() -> None:
    seen = tool.fast_games(4, 200, 77)
    assert ((seen.told - seen.won) ** 2).mean() < ((seen.power - seen.won) ** 2).mean()
    for low in (0.0, 0.2, 0.4):
        here = (seen.told >= low) & (seen.told < low + 0.2)
        assert abs(seen.told[here].mean() - seen.won[here].mean()) < 0.05
    assert list(tool.calibration(seen))[2].startswith("| 0 to 10 % | ")


def test_fitted_values_match_rollouts() -> None:
    told, came, _ = tool.rolled_out(3, 4, 200, 77)
    assert abs(told - came).mean() < 0.03


def test_fast_policy_finishes_a_real_game_without_forfeits() -> None:
    rules = replace(EDITIONS["kozak"], calza=True)
    bots = [SeatedBot(seat, lambda: tool.Fast(Random(1), rules)) for seat in (1, 2, 3)]
    assert sorted(play_game(rules, bots, DealDice("values"))) == [1, 2, 3]
    assert all(bot.forfeit is None for bot in bots)


def test_chances_are_a_martingale_over_a_round() -> None:
    """The expected chance after a round equals the chance before it."""
    rules = EDITIONS["bga"]
    dice = (3, 2, 4)
    likely = outcome_probabilities(_game(rules), np.array([dice]), False)[0, :3]
    after = sum(
        chance * np.array(win_probabilities_after_loss(rules, dice, (), seat))
        for seat, chance in enumerate(likely, start=1)
    )
    assert after == pytest.approx(win_probabilities(rules, dice, 1), abs=1e-5)
