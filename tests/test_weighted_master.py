"""The weighted master among more than two players, and how its weights are learned."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from itertools import chain, repeat
from pathlib import Path
from random import Random

import numpy as np
import pytest

import learn_weights as tool
from perudo.bots import BUILTIN_BOTS
from perudo.bots import weighted as weighing
from perudo.bots.inference import BIDDER_PRIOR, CALLER_PRIOR, Array, PlayerType, hand_table, tail_index
from perudo.bots.lookahead import Master, Planner
from perudo.bots.weighted import (
    FEATURES,
    INITIAL_WEIGHTS,
    MIN_SHARE,
    MoveDistribution,
    WeightedMaster,
    prune_rare,
    shipped_weights,
)
from perudo.core.game import DUDO, Bid, Deal, Game, Move
from perudo.core.rules import house_rules
from perudo.core.view import View, view, with_rules

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
    assert set(some) <= set(FEATURES)
    return np.array([some.get(name, 0.0) for name in FEATURES])


def told(decision: MoveDistribution, move: Move | None) -> Mapping[str, float]:
    return dict(zip(FEATURES, decision.features[list(decision.moves).index(move)].tolist(), strict=True))


def known(bot: Master, view: View, move: Move | None) -> Mapping[str, float]:
    """What is to be known of a word, one after the other."""
    reading, current_bid, dice, hand = bot._reading, view.current_bid, sum(bot.dice), view.hand
    assert reading and view.seat and hand
    found = dict.fromkeys(FEATURES, 0.0)
    aimed = bot.next_seat(view.seat) if isinstance(move, Bid) else view.bids[-1].seat
    read = reading.player_types[aimed].truthfulness
    found["worth"] = 10 * bot.move_values(view)[move]
    found["worth, read"] = found["worth"] * read
    about = move if isinstance(move, Bid) else current_bid
    assert about
    own = bot.count_matching(view, about.face)
    true = float(reading.others_at_least(view.seat)[about.face - 1, tail_index(about.quantity - own)])
    if move == DUDO:
        return found | {"dudo": 1, "dudo, read": read, "dudo, true": true, "dudo, sure": true < 0.02}
    if not isinstance(move, Bid):
        return found | {"calza": move is not None}
    called = bot._doubted[move]
    up = move.quantity - (current_bid.quantity if current_bid else 1)
    found |= {"true": true, "true, read": true * read, "true squared": true**2, "called": called}
    found |= {"called, false": called * (1 - true), "called, true": called * true, "no die of it": own == 0}
    found |= {"dice of it": own / len(hand), "by more than one": max(0, up - 1) / dice}
    found |= {"aces": move.face == 1 and view.wild, "opens high": 0 if current_bid else up / dice}
    return found | {"few dice": true * (len(hand) == 1), "many dice": true * (2 * len(hand) > dice)}


ROUNDS: dict[str, tuple[tuple[int, ...], bool, list[Bid]]] = {
    "an opening": ((5, 5, 5), False, []),
    "an answer": ((5, 5, 5), False, [Bid(3, 5)]),
    "a call that is sure": ((5, 5, 5), False, [Bid(14, 5)]),
    "few dice, and many": ((2, 4, 1), False, [Bid(2, 5)]),
    "a single die": ((4, 1, 3), False, [Bid(2, 5)]),
    "a palifico round": ((1, 4, 3), True, []),
    "an answer in a palifico round": ((1, 4, 3), True, [Bid(1, 1)]),
}


def begun(which: str) -> Game:
    """Return one of the rounds, after its bids."""
    dice, palifico, bids = ROUNDS[which]
    game = Game.mid_game(BGA, dice, 1 if palifico else None)
    game = game.after(Deal(tuple(hand[:count] for hand, count in zip(HANDS, dice, strict=True)), 1))
    for bid in bids:
        game = game.after(bid)
    return game


@pytest.mark.parametrize("which", ROUNDS)
def test_features_are_as_documented(which: str) -> None:
    game = begun(which)
    for seat in filter(None, {game.to_act, *game.calza_callers}):  # at another's turn, too
        bot, shown = tool.Learner(Random(1), BGA), view(game, seat)
        bot.dice, bot.veterans = game.dice, game.veterans
        bot.see(shown)
        decision = bot.decide(shown, weights())
        assert decision and set(decision.moves) <= {*shown.legal, None}
        for word in decision.moves:
            expected = {name: float(each) for name, each in known(bot, shown, word).items()}
            assert told(decision, word) == pytest.approx(expected), word


@pytest.mark.parametrize("which", ROUNDS)
def test_policy_for_every_hand_matches_single_decisions(which: str) -> None:
    game = begun(which)
    assert game.to_act
    bot, shown = tool.Learner(Random(1), BGA), view(game, game.to_act)
    bot.dice, bot.veterans = game.dice, game.veterans
    bot.see(shown)
    table = bot.policy_table(shown, shipped_weights())
    for hand, at in hand_table(game.dice[game.to_act - 1])[0].items():
        decision = bot.decide(with_rules(replace(shown, hand=hand), BGA, game.veterans), shipped_weights())
        assert decision
        considered = [move for move, worth in zip(table.moves, table.worth[at], strict=True) if worth > -np.inf]
        assert considered == list(decision.moves)
        shares = dict(zip(table.moves, table.shares[at], strict=True))
        assert [shares[move] for move in considered] == pytest.approx(decision.probabilities)
        assert sum(shares.values()) == pytest.approx(1)


def test_truthfulness_features_use_the_target_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """A raise at who is next, a call at the bidder."""
    strict = {1: 0.9, 2: 0.5, 3: 0.2}
    bot, view = after(Bid(4, 5))
    assert bot._reading

    class Known:
        def __init__(self, seat: int) -> None:
            self.truthfulness = strict[seat]

    values = bot.move_values(view)
    monkeypatch.setattr(bot, "move_values", lambda _: values)
    reading = copy(bot._reading)  # all bots of a process share the other
    reading.player_types = {seat: Known(seat) for seat in strict}  # type: ignore[misc]
    monkeypatch.setattr(bot, "_reading", reading)
    decision = bot.decide(view, weights())
    assert decision
    for word, worth in values.items():
        aimed = 0.2 if isinstance(word, Bid) else 0.9
        assert told(decision, word)["worth, read"] == pytest.approx(10 * worth * aimed)
    assert told(decision, DUDO)["dudo, read"] == 0.9


def test_gradient_matches_the_probabilities() -> None:
    bot, view = after(Bid(4, 5))
    some = np.random.default_rng(1).standard_normal(len(FEATURES))
    decision = bot.decide(view, some)
    assert decision
    for said in range(0, len(decision.moves), 5):
        for at, slope in enumerate(decision.log_gradient(said)):
            logs = []
            for step in (1e-5, -1e-5):
                moved = some.copy()
                moved[at] += step
                near = bot.decide(view, moved)
                assert near
                logs.append(np.log(near.probabilities[said]))
            assert (logs[0] - logs[1]) / 2e-5 == pytest.approx(slope, abs=1e-6)


def test_learner_reports_its_gradient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool.Learner, "weights", weights(worth=1.0), raising=False)
    bot, view = after(Bid(4, 5))
    decision = bot.decide(view, tool.Learner.weights)
    assert decision and bot.log_gradient() is None
    said = [list(decision.moves).index(bot.choose(view)) for _ in range(2)]
    assert bot.log_gradient() == pytest.approx(decision.log_gradient(said[0]) + decision.log_gradient(said[1]))
    assert bot.log_gradient() is None


def test_player_without_exploration_avoids_rare_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool.Learner, "weights", weights(worth=1.0), raising=False)
    bot, view = after(Bid(4, 5))
    decision = bot.decide(view, tool.Learner.weights)
    assert decision and (seldom := decision.probabilities < MIN_SHARE).any()
    drawn = list[Sequence[float]]()

    def choices(numbers: Sequence[int], chances: Sequence[float]) -> Sequence[int]:
        drawn.append(chances)
        return numbers[:1]

    monkeypatch.setattr(bot.rng, "choices", choices)
    for explores in (True, False):
        monkeypatch.setattr(tool.Learner, "explores", explores)
        bot.choose(view)
        assert (bot.log_gradient() is not None) == explores
    assert (np.array(drawn[0])[seldom] > 0).all() and not np.array(drawn[1])[seldom].any()


def test_player_moves_even_if_all_moves_are_rare() -> None:
    shares = prune_rare(np.array([0.004] * 249 + [0.0041]))
    assert shares.tolist() == [0.0] * 249 + [1.0]
    assert prune_rare(np.ones(200)).sum() == pytest.approx(1)


# --- What is shipped


def test_shipped_weights_match_the_features() -> None:
    assert list(json.loads(tool.KEPT.read_text(encoding="utf-8"))) == list(FEATURES)
    assert np.isfinite(shipped_weights()).all() and shipped_weights()[FEATURES.index("worth")] > 1


@pytest.mark.parametrize("players", [2, 3])
def test_master_uses_weights_with_three_or_more_players(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.start(BGA, players).after(Deal(HANDS[:players], 1))
    shown, mixes = view(game, 1), []
    for some in (shipped_weights(), weights(worth=100.0)):
        monkeypatch.setattr(weighing, "shipped_weights", lambda some=some: some)
        bot = BUILTIN_BOTS["master"](Random(1), BGA)
        bot.see(shown)
        mixes.append(dict(bot.mix(shown) or {}))
    assert (mixes[0] == mixes[1]) == (players == 2)
    for mix in mixes:
        assert sum(mix.values()) == pytest.approx(1) and min(mix.values()) >= MIN_SHARE
    assert isinstance(bot, Master)
    if players == 3:
        values = bot.move_values(shown)
        assert max(mixes[1], key=mixes[1].__getitem__) == max(values, key=values.__getitem__)


def information(shares: Array, hands: Array) -> float:
    """Return how much the choice between bids reveals about the hand, in bits. ``shares``: [hand, bid]."""
    joint = hands[:, None] * shares / (hands @ shares.sum(1))
    independent = joint.sum(1, keepdims=True) * joint.sum(0)
    some = joint > 0
    return float((joint[some] * np.log2(joint[some] / independent[some])).sum())


@pytest.mark.parametrize("bids", [[], [Bid(3, 5)], [Bid(3, 5), Bid(4, 5)]])
def test_master_reveals_less_by_its_bids_than_the_learned_policy(bids: list[Bid]) -> None:
    learner, shown = after(*bids)
    bot = BUILTIN_BOTS["master"](Random(1), BGA)
    bot.see(shown)
    assert isinstance(bot, WeightedMaster) and bot._reading and shown.seat
    frank, guarded = learner.policy_table(shown, shipped_weights()), bot._policy(shown)
    hands = bot._reading.hands[shown.seat]
    revealed = [information(table.shares[:, table.calls :], hands) for table in (frank, guarded)]
    assert revealed[1] < 0.6 * revealed[0]
    assert guarded.shares.sum(1) == pytest.approx(1)
    assert guarded.shares[:, : guarded.calls] == pytest.approx(frank.shares[:, : frank.calls])
    assert (guarded.shares[guarded.worth == -np.inf] == 0).all()
    bot.see(shown)
    assert bot._known is None, "no table is kept while others move"


@pytest.mark.parametrize(("strict", "ahead"), [(0.0, 0.0), (0.5, 0.5**6), (1.0, 1.0)])
def test_master_uses_lookahead_against_truthful_bidders(
    strict: float, ahead: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, view = after(Bid(4, 5))
    values = bot.move_values(view)
    worst = min(values, key=values.__getitem__)
    raises = np.zeros(len(BIDDER_PRIOR))
    raises[[0, -1]] = 1 - strict, strict
    reading = copy(bot._reading)
    assert reading
    reading.player_types = {seat: PlayerType(CALLER_PRIOR, raises) for seat in (1, 2, 3)}
    monkeypatch.setattr(bot, "move_values", lambda _: values)
    monkeypatch.setattr(bot, "_reading", reading)
    monkeypatch.setattr(
        weighing, "shipped_weights", lambda: weights(worth=-100.0)
    )  # it has learned to say what is worth least
    mix, best = bot.mix(view) or {}, Planner.mix(bot, view) or {}
    assert mix.get(worst, 0.0) == pytest.approx(1 - ahead, abs=0.02)
    for move in best.keys() - {worst}:
        assert mix.get(move, 0.0) == pytest.approx(ahead * best[move], abs=0.02)


# --- Learning


def test_reward_goes_to_the_players_of_the_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the first round made one seat sure to win, of three who had 0.3 each."""
    asked, tries = tool.Learner.log_gradient, tool.Learner.sample
    slopes, seats = list[Array](), set[int]()

    def slope(self: tool.Learner) -> Array | None:
        found = asked(self)
        slopes.extend([] if found is None else [found])
        return found

    def tried(self: tool.Learner, view: View) -> Move | None:
        seats.add(view.seat or 0)
        return tries(self, view)

    monkeypatch.setattr(tool.Learner, "log_gradient", slope)
    monkeypatch.setattr(tool.Learner, "sample", tried)
    monkeypatch.setattr(tool, "PLAYERS", (3,))
    monkeypatch.setattr(tool, "SHARES", (0.0,))  # one alone learns
    monkeypatch.setattr(tool, "win_probabilities_of", lambda _: (0.3, 0.3, 0.3))
    number = next(number for number in range(99) if not tool.played(INITIAL_WEIGHTS, 1, number).alone)
    for winner in (1, 2, 3):
        slopes.clear()
        seats.clear()
        hopes = chain([(0.3, 0.3, 0.3)], repeat(tuple(float(seat == winner) for seat in (1, 2, 3))))
        monkeypatch.setattr(tool, "win_probabilities_of", lambda _, hopes=hopes: next(hopes))
        found = tool.played(INITIAL_WEIGHTS, 1, number)
        (seat,) = seats
        brought = 1000 * ((seat == winner) - 0.3)
        assert found.leaned == pytest.approx(brought * slopes[0])  # later rounds change nothing any more
        assert found.leaning == pytest.approx(np.sum(slopes, 0))
        assert found.brought == pytest.approx(brought) and found.rounds == len(slopes)


def test_self_play_and_mixed_training_games_both_occur() -> None:
    found = [tool.played(INITIAL_WEIGHTS, 1, number) for number in range(4)]
    assert {each.alone for each in found} == {True, False}
    assert all(each.rounds and np.isfinite(each.leaned).all() for each in found)
    assert found[0].leaned == pytest.approx(tool.played(INITIAL_WEIGHTS, 1, 0).leaned)


@pytest.mark.parametrize("usual", [0.0, 10.0])
def test_training_moves_weights_towards_rewards(usual: float) -> None:
    """One who says words that are likely to be called loses by that; what is usual at a kind of table counts for
    nothing."""
    calls, training, chance = FEATURES.index("called"), tool.Training(100 * tool.AT_ONCE, 1), np.random.default_rng(1)
    for step in range(100):
        found = []
        for at in range(tool.AT_ONCE):
            alone, slope = at % 2 == 0, chance.standard_normal(len(FEATURES))
            gain = (usual if alone else -usual) - 3 * slope[calls]
            found.append(tool.Episodes(alone, gain * slope, slope, gain, 1))
        training._learn(found, step / 100)
    assert training.mean["called"] < -1
    assert np.abs(np.delete(list(training.mean.values()), [0, calls])).max() < 1
    assert training.mean["called"] > training.weights[calls]  # a mean over the second half: it still goes on
    for alone, way in ((True, 1), (False, -1)):
        assert training._usual[alone] == pytest.approx(way * usual * (1 - tool.MEAN**100), abs=0.5)


def test_training_saves_its_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "AT_ONCE", 2)
    kept_at, told = tmp_path / "weights.json", list[str]()
    monkeypatch.setattr("builtins.print", lambda line, **_: told.append(line))
    monkeypatch.setattr("sys.argv", ["learn_weights.py", "--games", "4", "--jobs", "1", "--to", str(kept_at)])
    tool.main()
    found = json.loads(kept_at.read_text(encoding="utf-8"))
    assert list(found) == list(FEATURES) and found != dict(zip(FEATURES, INITIAL_WEIGHTS.tolist(), strict=True))
    assert told[-1].startswith("4 games")
