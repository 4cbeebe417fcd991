"""What the master makes of words among more than two, and how the weights for that are learned."""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import copy
from pathlib import Path
from random import Random

import numpy as np
import pytest

import learn_weights as tool
from perudo.bots import HOUSE_BOTS, weighing
from perudo.bots.ahead import Master
from perudo.bots.network import Array
from perudo.bots.weighing import FEATURES, SELDOM, Decision, kept
from perudo.game import DUDO, Bid, Calza, Deal, Game, Word
from perudo.rules import EDITIONS, house_rules
from perudo.view import View, view

BGA = house_rules("bga", {"calza": True})
HANDS = ((2, 3, 4, 5, 5), (2, 2, 3, 6, 1), (1, 2, 3, 4, 5))


def after(*bids: Bid) -> tuple[tool.Learner, View]:
    """A learner who is to speak after these bids."""
    game = Game.start(BGA, 3).after(Deal(HANDS, 1))
    for bid in bids:
        game = game.after(bid)
    assert game.to_act
    bot, shown = tool.Learner(Random(1), BGA), view(game, game.to_act)
    bot.see(shown)
    return bot, shown


def weights(**some: float) -> Array:
    return np.array([some.get(name.replace(", ", "_").replace(" ", "_"), 0.0) for name in FEATURES])


def told(decision: Decision, word: Word | None) -> Mapping[str, float]:
    return dict(zip(FEATURES, decision.features[list(decision.words).index(word)].tolist(), strict=True))


def test_what_it_knows_of_each_word() -> None:
    bot, shown = after(Bid(3, 5))
    decision = bot.decide(shown, weights())
    assert decision and set(decision.words) <= set(shown.legal)
    values = bot.weigh(shown)
    assert [told(decision, word)["worth"] for word in values] == pytest.approx([10 * each for each in values.values()])

    dudo = told(decision, DUDO)
    assert dudo["dudo"] == 1 and 0 < dudo["dudo, true"] < 1 and not dudo["dudo, sure"]
    assert not any(dudo[name] for name in FEATURES[FEATURES.index("calza") :])
    calza = told(decision, Calza(2))
    assert [name for name in FEATURES if calza[name]] == ["worth", "worth, read", "calza"]

    ace, six = told(decision, Bid(2, 1)), told(decision, Bid(3, 6))
    assert ace["aces"] == 1 and ace["dice of it"] == 0.2
    assert not six["aces"] and six["dice of it"] == 0.4  # with its ace
    assert six["called, false"] + six["called, true"] == pytest.approx(six["called"])
    assert told(decision, Bid(5, 5))["by more than one"] == pytest.approx(1 / 15)
    assert not any(told(decision, word)["opens high"] for word in decision.words)

    opening = after()
    decision = opening[0].decide(opening[1], weights())
    assert decision and told(decision, Bid(3, 5))["opens high"] == pytest.approx(2 / 15)


def test_what_is_all_but_false_is_known_as_that() -> None:
    bot, shown = after(Bid(14, 5))
    decision = bot.decide(shown, weights())
    assert decision and told(decision, DUDO)["dudo, sure"]


def test_who_is_read_is_whom_a_word_is_aimed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A raise at who is next, a call at the bidder."""
    strict = {1: 0.9, 2: 0.5, 3: 0.2}
    bot, shown = after(Bid(4, 5))
    assert bot._reading

    class Known:
        def __init__(self, seat: int) -> None:
            self.strict = strict[seat]

    values = bot.weigh(shown)
    monkeypatch.setattr(bot, "weigh", lambda _: values)
    reading = copy(bot._reading)  # all bots of a process share the other
    reading.habits = {seat: Known(seat) for seat in strict}  # type: ignore[misc]
    monkeypatch.setattr(bot, "_reading", reading)
    decision = bot.decide(shown, weights())
    assert decision
    for word, worth in values.items():
        aimed = 0.2 if isinstance(word, Bid) else 0.9
        assert told(decision, word)["worth, read"] == pytest.approx(10 * worth * aimed)
    assert told(decision, DUDO)["dudo, read"] == 0.9


def test_slopes_are_those_of_what_is_likely() -> None:
    bot, shown = after(Bid(4, 5))
    some = np.random.default_rng(1).standard_normal(len(FEATURES))
    decision = bot.decide(shown, some)
    assert decision
    for said in range(0, len(decision.words), 5):
        for at, slope in enumerate(decision.slope(said)):
            logs = []
            for step in (1e-5, -1e-5):
                moved = some.copy()
                moved[at] += step
                near = bot.decide(shown, moved)
                assert near
                logs.append(np.log(near.chances[said]))
            assert (logs[0] - logs[1]) / 2e-5 == pytest.approx(slope, abs=1e-6)


def test_a_learner_tells_what_its_weights_had_to_do_with_what_it_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool.Learner, "weights", weights(worth=1.0), raising=False)
    bot, shown = after(Bid(4, 5))
    decision = bot.decide(shown, tool.Learner.weights)
    assert decision and bot.slope() is None
    said = [list(decision.words).index(bot.choose(shown)) for _ in range(2)]
    assert bot.slope() == pytest.approx(decision.slope(said[0]) + decision.slope(said[1]))
    assert bot.slope() is None


def test_who_does_not_explore_says_nothing_that_is_seldom_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool.Learner, "weights", weights(worth=1.0), raising=False)
    bot, shown = after(Bid(4, 5))
    decision = bot.decide(shown, tool.Learner.weights)
    assert decision and (seldom := {word for word, chance in _likely(decision).items() if chance < SELDOM})
    assert seldom & {bot.choose(shown) for _ in range(2000)}
    monkeypatch.setattr(tool.Learner, "explores", False)
    assert not seldom & {bot.choose(shown) for _ in range(2000)}


def _likely(decision: Decision) -> dict[Word | None, float]:
    return dict(zip(decision.words, decision.chances.tolist(), strict=True))


# --- What is shipped


def test_the_weights_that_are_shipped_are_of_these_features() -> None:
    assert list(json.loads(tool.KEPT.read_text(encoding="utf-8"))) == list(FEATURES)
    assert np.isfinite(kept()).all() and kept()[FEATURES.index("worth")] > 1


@pytest.mark.parametrize("players", [2, 3])
def test_the_master_goes_by_them_among_more_than_two(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.start(BGA, players).after(Deal(HANDS[:players], 1))
    shown, mixes = view(game, 1), []
    for some in (kept(), weights(worth=100.0)):
        monkeypatch.setattr(weighing, "kept", lambda some=some: some)
        bot = HOUSE_BOTS["master"](Random(1), BGA)
        bot.see(shown)
        mixes.append(dict(bot.mix(shown) or {}))
    assert (mixes[0] == mixes[1]) == (players == 2)
    for mix in mixes:
        assert sum(mix.values()) == pytest.approx(1) and min(mix.values()) >= SELDOM
    assert isinstance(bot, Master)
    if players == 3:
        values = bot.weigh(shown)
        assert max(mixes[1], key=mixes[1].__getitem__) == max(values, key=values.__getitem__)


# --- Learning


def test_a_game_tells_of_each_round_that_learners_had_a_word_in() -> None:
    found = [tool.played(weights(worth=2.0), 1, number) for number in range(6)]
    assert {each.alone for each in found} == {True, False}
    assert all(each.rounds and np.isfinite(each.leaned).all() for each in found)
    assert found[0].leaned == pytest.approx(tool.played(weights(worth=2.0), 1, 0).leaned)
    # What rounds brought is a part of a game: for all that learned there between nothing and all of it.
    assert all(abs(each.brought) <= 1000 for each in found)


def test_weights_go_where_rounds_bring_more(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One who says words that are likely to be called loses by that; what is usual at its kind of table counts for
    nothing."""
    calls = FEATURES.index("called")

    def play(training: tool.Training, usual: float) -> None:
        chance = np.random.default_rng(1)
        for step in range(100):
            found = []
            for _ in range(tool.AT_ONCE):
                slope = chance.standard_normal(len(FEATURES))
                gain = usual - 3 * slope[calls]
                found.append(tool.Episodes(True, gain * slope, slope, gain, 1))
            training._learn(found, step / 100)

    for usual in (0.0, 50.0):
        training = tool.Training(100 * tool.AT_ONCE, 1)
        play(training, usual)
        assert training.mean["called"] < -1
        assert np.abs(np.delete(list(training.mean.values()), [0, calls])).max() < 1
        assert training.mean["called"] > training.weights[calls]  # a mean over the second half: it still goes on


def test_an_exploiter_begins_as_the_master_whom_it_is_to_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    from benchmarks import exploiter

    assert (exploiter.begun(6) == kept()).all()
    assert exploiter.begun(6) is not kept()  # it learns on from there
    (*_, sharp) = sorted(zip(exploiter.begun(2), FEATURES, strict=True))
    assert sharp == (exploiter.SHARP, "worth")
    monkeypatch.setattr(exploiter.Exploiter, "weights", exploiter.begun(3), raising=False)
    game = list(exploiter.gradients("some", EDITIONS["bga"], 3, 2))
    assert game and sum(gain for _, gain in game) < 1
