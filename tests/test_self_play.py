"""The learned player: at a table it says what it learned to, and training teaches."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import learn as tool
from perudo.bots import BUILTIN_BOTS
from perudo.bots import self_play as learned
from perudo.bots import weighted as weighing
from perudo.bots.features import MOVE_FEATURES
from perudo.bots.inference import BIDDER_PRIOR, CALLER_PRIOR, PRIOR_TYPE, PlayerType
from perudo.bots.lookahead import Master
from perudo.bots.network import Array, DecisionBatch, Network
from perudo.bots.self_play import SelfPlayBot, learned_mix, rule_features
from perudo.bots.weighted import MIN_SHARE
from perudo.core.game import DUDO, Bid, Calza, Deal, Game, Move
from perudo.core.raises import RAISES, WIDEST_RAISE
from perudo.core.rules import EDITIONS, SETTING_VALUES, Rules, house_rules
from perudo.core.view import view

BGA = house_rules("bga", {"calza": True})
EVERY_KIND = pytest.mark.parametrize("rules", tool.KINDS, ids=range(len(tool.KINDS)))


def lively(seed: int) -> Network:
    """A network that was not trained, and likes something."""
    chance = np.random.default_rng(seed)
    begun = Network.initial(seed)
    return begun._replace(out=chance.standard_normal(begun.out.shape).astype(np.float32))


@EVERY_KIND
def test_bot_plays_as_in_training(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    """From a view, by plain Python, each word gets the chance that compiled features of a batch give it."""
    network, many = lively(1), 4
    monkeypatch.setattr(learned, "shipped_network", lambda: network)
    monkeypatch.setattr(weighing, "MIN_SHARE", 0.0)
    games, look, chance = tool.Games(rules, many, 5), tool.Looker(many), np.random.default_rng(1)
    for _ in range(25):
        asked, numbers = look(games, np.ones(many, np.bool_))
        chances = network.layers(asked).probabilities
        for at in range(many):
            game, seat = games.batch.game(at), int(games.batch.to_act[at])
            dice, _, _, veterans = games.round(at)
            found = learned_mix(view(game, seat), rules, dice, veterans)
            here = slice(asked.starts[at], asked.starts[at] + asked.counts[at])
            assert [_numbered(games, move) for move in found] == numbers[here].tolist()
            assert list(found.values()) == pytest.approx(chances[here].tolist(), abs=1e-5)
        games.say(numbers[asked.starts + (chance.random(many) * asked.counts).astype(np.int64)])


def _numbered(games: tool.Games, move: Move | None) -> int:
    batch = games.batch
    if isinstance(move, Bid):
        return batch.bids.index(move)
    return batch.pass_move if move is None else batch.calza if isinstance(move, Calza) else batch.dudo


def test_network_gradient_matches_its_scores() -> None:
    network = Network(*(each.astype(np.float64) for each in lively(2)))
    chance = np.random.default_rng(3)
    shared, each = chance.standard_normal((3, len(network.round_weights))), chance.standard_normal((9, MOVE_FEATURES))
    asked = DecisionBatch(shared, each, np.array([0, 0, 1, 0, 2, 3, 0, 0, 1]), np.array([0, 3, 6]))
    liked = chance.standard_normal(9)

    def worth(some: Network) -> float:
        return float(some.layers(asked).probabilities @ liked)

    layers = network.layers(asked)
    means = np.add.reduceat(layers.probabilities * liked, asked.starts)[asked.decision_index]
    slopes = network.gradients(asked, layers, layers.probabilities * (liked - means))
    for name, part in network._asdict().items():
        at = tuple(chance.integers(0, size) for size in part.shape)
        found: list[float] = []
        for step in (1e-2, -1e-2):  # what is scored is kept in single precision
            moved: Array = part.copy()
            moved[at] += step
            found.append(worth(network._replace(**{name: moved})))
        assert (found[0] - found[1]) / 2e-2 == pytest.approx(getattr(slopes, name)[at], abs=2e-3), name


def test_expected_value_of_a_call_is_correct() -> None:
    """In each game the words that end a round bring what was foreseen, to both."""
    games, look = tool.Games(BGA, 64, 3), tool.Looker(64)
    chance = np.random.default_rng(1)
    for _ in range(20):
        dudo, calza, _ = games.calls()
        before, round_ = games.batch.dice.copy(), games.rounds.copy()
        asked, numbers = look(games, np.ones(64, np.bool_))
        words = numbers[asked.starts + (chance.random(64) * asked.counts).astype(np.int64)]
        seats = games.seats
        games.say(words)
        for at in np.flatnonzero(games.rounds != round_):
            if games.batch.round_number[at] == 1:
                continue  # restarted
            brought = (dudo if words[at] == games.batch.dudo else calza)[at]
            lost = games.batch.dice[at] < before[at]
            assert (brought[lost] == -1).all()
            if lost.any():
                assert brought[~lost] == pytest.approx(1)
            assert (brought[seats[at]] == -1) == lost[seats[at]]


def test_training_skips_solved_rounds() -> None:
    rules = EDITIONS["bga"]
    assert tool.solved(rules, (2, 2), 1, False, frozenset())
    assert tool.solved(rules, (1, 5), 1, True, frozenset({1}))
    assert not tool.solved(rules, (5, 1), 1, False, frozenset())
    assert not tool.solved(replace(rules, calza=True), (2, 2), 1, False, frozenset())


def test_training_improves_the_network() -> None:
    """In small: two dice each, calza on; it beats the one that it was."""
    rules = [house_rules("bga", {"dice": 2, "calza": True})]
    learner = tool.Learner(rules, 128, 1)
    begun = Network(*(each.copy() for each in learner.network))
    for _ in range(8):
        learner.update(learner.play(tool.STEPS), 3e-3, 0.02, 0.02)
    found = tool.match(learner.network, begun, 400, 1, rules)
    assert found.share - found.error > 0.5
    assert tool.match(begun, begun, 400, 1, rules).share == pytest.approx(0.5, abs=0.06)


def test_only_the_learner_is_updated() -> None:
    rules, other = [house_rules("bga", {"dice": 2})], lively(4)
    learner = tool.Learner(rules, 32, 1, against=other)
    kept = [each.copy() for each in other]
    decisions = learner.play(3 * tool.STEPS)
    learner.update(decisions, 1e-3, 0.01, 0.01)
    assert all((one == two).all() for one, two in zip(kept, other, strict=True))
    # It sits on either side, and speaks half of the words.
    assert set(learner.learners[0]) == {0, 1}
    assert abs(decisions.brought).max() <= tool.FAR


def test_saved_network_roundtrips(tmp_path: Path) -> None:
    network = lively(5)
    network.write(tmp_path / "some.npz")
    read = Network.read(tmp_path / "some.npz")
    assert all(np.allclose(one, two, atol=2e-3) for one, two in zip(network, read, strict=True))
    assert all(each.dtype == np.float32 for each in read)


# --- What is shipped


def after(*bids: Bid) -> Game:
    game = Game.start(BGA, 2).after(Deal(((2, 3, 4, 5, 5), (2, 2, 3, 6, 1)), 1))
    for bid in bids:
        game = game.after(bid)
    return game


@pytest.mark.parametrize("kind", [SelfPlayBot, BUILTIN_BOTS["master"]])
def test_features_exclude_impossible_bids(kind: type[SelfPlayBot]) -> None:
    game = after(Bid(2, 3), Bid(10, 3))
    bot = kind(Random(1), BGA)
    shown = view(game, 1)
    bot.see(shown)
    mix = bot.mix(shown)
    assert mix[DUDO] > 0.95
    assert sum(mix.values()) == pytest.approx(1)
    assert min(mix.values()) >= MIN_SHARE


def test_raise_rule_without_training_uses_the_lookahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RAISES, "new", RAISES[WIDEST_RAISE])
    monkeypatch.setitem(SETTING_VALUES, "raise", tuple(RAISES))
    known, new = BGA, replace(BGA, raise_="new")
    with pytest.raises(ValueError):
        rule_features(new, False)
    for rules in (known, new):
        game = Game.start(rules, 2).after(Deal(((2, 3, 4, 5, 5), (2, 2, 3, 6, 1)), 1))
        master, ahead = mixes(game)
        assert (master == ahead) == (rules is new)


def mixes(game: Game) -> list[Any]:
    """How the master would play, and how one that only looks ahead."""
    shown, found = view(game, 1), []
    for kind in (BUILTIN_BOTS["master"], Master):
        bot = kind(Random(1), game.rules)
        bot.see(shown)
        found.append(bot.mix(shown))
    return found


def test_lookahead_influences_two_player_rounds() -> None:
    """The mix has a higher value than what was learned alone; the look-ahead alone would play differently."""
    shown = view(after(), 1)
    bot = BUILTIN_BOTS["master"](Random(1), BGA)
    assert isinstance(bot, Master)
    bot.see(shown)
    mix, base, values = bot.mix(shown), learned_mix(shown, BGA, bot.dice, bot.veterans), bot.move_values(shown)
    assert mix and mix != Master.mix(bot, shown)

    def expected(shares: dict[Move | None, float]) -> float:
        return float(sum(share * values.get(move, -1.0) for move, share in shares.items()))

    assert expected(dict(mix)) > expected(base)


@pytest.mark.parametrize("known", [1, 2])
def test_truthful_bidder_makes_master_mix_in_lookahead_moves(known: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where one word alone was learned. And seldom to who bluffs: they may have learned to."""
    shown = view(after(), 1)
    bot = BUILTIN_BOTS["master"](Random(1), BGA)
    assert isinstance(bot, Master)
    bot.see(shown)
    values = bot.move_values(shown)
    *others, best = sorted(values, key=values.__getitem__)
    monkeypatch.setattr("perudo.bots.self_play.learned_mix", lambda *_: dict.fromkeys(others[-known:], 1 / known))

    def said(bidder: int) -> float:
        raises = np.full(len(BIDDER_PRIOR), 0.01 / (len(BIDDER_PRIOR) - 1))
        raises[bidder] = 0.99
        monkeypatch.setattr(bot, "_habits", (PRIOR_TYPE, PlayerType(CALLER_PRIOR, raises)))
        monkeypatch.setattr(bot, "_round", None)  # it infers the round again
        bot.see(shown)
        return (bot.mix(shown) or {}).get(best, 0.0)

    strict = len(BIDDER_PRIOR) - 1
    assert said(strict) > 0.2 > 0.01 > said(0)
