"""The strong bots' beliefs about dice and players: prior, Bayes, and revealed cups."""

from __future__ import annotations

from itertools import product
from math import exp
from random import Random

import numpy as np
import pytest

from benchmarks.pool import POOL
from perudo.arena import DealDice, play_moments
from perudo.bots.inference import (
    BIDDER_PRIOR,
    CALLER_PRIOR,
    PRIOR_TYPE,
    RANDOM_BID_CHANCE,
    Inference,
    PlayerType,
    all_bids,
    call_probabilities,
    hand_table,
    legal_successors,
    match_counts,
    tail_index,
    unknown_dice_tail,
)
from perudo.bots.lookahead import RAISED_OVER_VALUE, Master, Planner
from perudo.core.game import DUDO, FACES, Bid, Deal, Game, Move
from perudo.core.moves import ACE, RaiseContext, why_not_bid
from perudo.core.odds import at_least
from perudo.core.rules import EDITIONS, Rules, house_rules
from perudo.core.view import view

OPEN = RaiseContext("any-higher", palifico=False, locked=False, max_quantity=10)


def reading(dice: tuple[int, ...], wild: bool = True, first: PlayerType = PRIOR_TYPE) -> Inference:
    return Inference(dice, wild, max(10, sum(dice)), {1: first})


def of_kind(kind: int, chances: np.ndarray) -> np.ndarray:
    """A player who is of one kind for sure."""
    only = np.zeros(len(chances))
    only[kind] = 1.0
    return only


# --- Cups


@pytest.mark.parametrize("wild", [True, False])
@pytest.mark.parametrize("dice", [(5, 5), (1, 3, 0, 2), (5, 4, 3, 2, 1, 5)])
def test_inference_without_bids_matches_exact_odds(dice: tuple[int, ...], wild: bool) -> None:
    read = reading(dice, wild)
    for without in read.alive:
        unknown = sum(dice) - dice[without - 1]
        exact = [
            [float(at_least(count, unknown, wild=wild and face != ACE)) for count in range(-2, unknown + 2)]
            for face in FACES
        ]
        counts = tail_index(np.arange(-2, unknown + 2))
        assert read.others_at_least(without)[:, counts] == pytest.approx(np.array(exact))
        assert unknown_dice_tail(unknown, wild, read.most)[:, counts] == pytest.approx(np.array(exact))


def test_bid_updates_hands_by_bayes() -> None:
    """One die each, and a bidder of one kind, who likes what is true by the dice alone: reckoned here by hand."""
    read = reading((1, 1), first=PlayerType(CALLER_PRIOR, of_kind(3, BIDDER_PRIOR))).updated(1, OPEN, None, Bid(2, 5))
    likely = []
    for own in FACES:

        def true(bid: Bid, own: int = own) -> float:
            needed = bid.quantity - (own == bid.face or (own == ACE and bid.face != ACE))
            return float(at_least(needed, 1, wild=bid.face != ACE))

        thought = [Bid(quantity, face) for quantity, face in product((1, 2), FACES[1:])]
        said = exp(14 * true(Bid(2, 5))) / sum(exp(14 * true(bid)) for bid in thought)
        likely.append((1 - RANDOM_BID_CHANCE) * said + RANDOM_BID_CHANCE / len(thought))
    assert read.hands[1] == pytest.approx(np.array(likely) / sum(likely))
    assert read.hands[2] == pytest.approx(np.full(6, 1 / 6))


def test_inference_is_a_martingale() -> None:
    """The chances of hands after each word, as often as it is said, are those from before it."""
    current_bid, after = Bid(2, 4), np.zeros(len(hand_table(2)[2]))
    thoughts = reading((2, 3)).options(1, OPEN, current_bid)
    assert thoughts.calls is not None
    calls, (urges, every), own = CALLER_PRIOR @ thoughts.calls, thoughts.bid_weights, match_counts(2, wild=True)
    after += hand_table(2)[2] * calls
    for at, (quantity, face) in enumerate(zip(*thoughts.bids, strict=True)):
        read = reading((2, 3)).updated(1, OPEN, current_bid, Bid(int(quantity), int(face) + 1))
        said = (1 - RANDOM_BID_CHANCE) * (
            BIDDER_PRIOR @ (urges[:, own[:, face], at] / every)
        ) + RANDOM_BID_CHANCE / len(thoughts.bids.face)
        after += read.hands[1] * (hand_table(2)[2] * (1 - calls) * said).sum()
    assert after == pytest.approx(hand_table(2)[2])


def test_shared_inference_is_not_modified() -> None:
    read = reading((2, 3))
    hands, others = read.hands[1].copy(), read.others_at_least(2).copy()
    after = read.updated(1, OPEN, None, Bid(2, 5))
    assert (read.hands[1] == hands).all() and (read.others_at_least(2) == others).all()
    assert (after.hands[1] != hands).any() and (after.others_at_least(2) != others).any()
    assert after.updated(2, OPEN, Bid(2, 5), None).hands == after.hands


@pytest.mark.parametrize(
    "raising", [OPEN, RaiseContext("one-axis", False, False, 6), RaiseContext("any-higher", True, True, 4)]
)
def test_legal_successors_match_the_raise_rules(raising: RaiseContext) -> None:
    bids = [Bid(int(quantity), int(face) + 1) for quantity, face in zip(*all_bids(raising.max_quantity), strict=True)]
    rows = [[why_not_bid(raising, current_bid, bid) is None for bid in bids] for current_bid in (None, *bids)]
    assert (legal_successors(raising) == rows).all()
    assert (all_bids(raising.max_quantity).successor_row == np.arange(1, len(bids) + 1)).all()


# --- Players


def seldom_calls(habits: PlayerType) -> float:
    """How likely a player leaves a bid that is true once in four times, with a raise that is as likely."""
    doubtful = np.full((2, 1), 0.25)
    return float(1 - (habits.caller_type @ call_probabilities(doubtful, doubtful))[0])


def watched(kind: str, rules: Rules, games: int = 4) -> PlayerType:
    """Return what a master has learned about a player after a game."""
    found = []
    for number in range(games):
        master = Master(Random(number), rules)
        for _ in play_moments(rules, [master, POOL[kind](Random(number), rules)], DealDice(f"{kind} {number}")):
            pass
        found.append(master._habits[1])
    return PlayerType(
        caller_type=np.mean([habits.caller_type for habits in found], axis=0),
        bidder_type=np.mean([habits.bidder_type for habits in found], axis=0),
    )


def test_rare_caller_is_recognised_after_a_game() -> None:
    rules = EDITIONS["bga"]
    assert seldom_calls(watched("seldom", rules)) > seldom_calls(PRIOR_TYPE) + 0.1
    assert seldom_calls(watched("doubter", rules)) < seldom_calls(watched("seldom", rules)) - 0.2


def test_minimal_raiser_is_recognised_after_a_game() -> None:
    assert watched("climber", EDITIONS["bga"]).bidder_type[1] > 2 * BIDDER_PRIOR[1]


def test_only_master_learns_player_types_from_reveals() -> None:
    rules = house_rules("bga", {"dice": 3})
    game = Game.start(rules, 2).after(Deal(((5, 5, 2), (5, 3, 6)), 1))
    bots = [kind(Random(1), rules) for kind in (Master, Planner)]
    for move in (Bid(1, 5), Bid(3, 5), DUDO):
        for bot in bots:
            bot.see(view(game, 1))
            assert all((habits.caller_type == CALLER_PRIOR).all() for habits in bot._habits)
        game = game.after(move)
    for bot, learns in zip(bots, (True, False), strict=True):
        bot.see(view(game, 1))
        assert any((habits.bidder_type != BIDDER_PRIOR).any() for habits in bot._habits) is learns


# --- Plans


def weighed(calls: int, *bids: Bid) -> dict[Move | None, float]:
    """Return the values of the moves of a bot with 2 2 3 4 6 against five dice of a player who calls like this."""
    game = Game.start(EDITIONS["bga"], 2).after(Deal(((2, 2, 3, 4, 6), (5, 5, 5, 3, 3)), 1))
    bot = Planner(Random(1), game.rules)
    bot._habits = PRIOR_TYPE, PlayerType(of_kind(calls, CALLER_PRIOR), BIDDER_PRIOR)
    bot.see(view(game, 1))
    for bid in bids:
        game = game.after(bid)
        bot.see(view(game, 1))
    return bot.move_values(view(game, 1))


def test_bluff_is_worth_more_against_rare_callers() -> None:
    eager, patient = 0, 4  # calls as soon as that is hardly likelier to be right; calls what is hardly possible
    bluff = Bid(3, 5)
    assert weighed(patient)[bluff] > weighed(eager)[bluff] + 0.2


def test_bid_can_win_through_a_wrong_call() -> None:
    assert weighed(0)[Bid(2, 2)] > 0


def test_raised_false_bid_gains_value_against_several_opponents() -> None:
    """Others will be doubted: a planner takes that for worth the same, whatever is under the cups."""
    game = Game.start(EDITIONS["kozak"], 4).after(Deal(((2, 2, 3, 4, 6), (5,) * 5, (4,) * 5, (1, 2, 3, 4, 6)), 1))
    shown, sure, false = view(game, 1), Bid(1, 2), Bid(5, 5)
    master, planner = (kind(Random(1), game.rules) for kind in (Master, Planner))
    by: list[dict[Move | None, float]] = []
    for bot in (master, planner):
        bot.see(shown)
        by.append(bot.move_values(shown))
    if_true, if_false = master._goes_on(master._stakes.gains(master, 1))
    for bid in (sure, false):
        likely, passed = master.chance_true(shown, bid), 1 - (master._calls_on(shown, bid) or 0)
        assert by[0][bid] - by[1][bid] == pytest.approx(
            passed * (if_true * likely + if_false * (1 - likely) - RAISED_OVER_VALUE), abs=1e-9
        )
    assert by[0][false] - by[0][sure] > by[1][false] - by[1][sure] + 0.02


def test_opponents_die_matters_less_with_more_players() -> None:
    def passed(players: int) -> float:
        bot = Master(Random(1), EDITIONS["kozak"])
        bot.see(view(Game.start(EDITIONS["kozak"], players), 1))
        return sum(bot._goes_on(bot._stakes.gains(bot, 1)))

    assert passed(3) > passed(4) > passed(6) > 0


def test_master_values_only_legal_moves_between_set_bounds() -> None:
    game = Game.start(EDITIONS["kozak"], 3).after(Deal(((2, 2, 3, 4, 6), (5,) * 5, (4,) * 5), 1)).after(Bid(4, 4))
    bot, shown = Master(Random(1), game.rules), view(game, 2)
    bot.see(shown)
    values = bot.move_values(shown)
    assert {DUDO, Bid(5, 5), Bid(6, 5)} <= set(values) <= set(shown.legal)
    assert all(-1 <= value <= 1 for value in values.values())
    assert values[Bid(5, 5)] > values[DUDO]
