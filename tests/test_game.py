"""The game as a value: its beginnings, what it refuses, and what holds in every game by any house rules.

The printed rules stand in tests/laws.
"""

from __future__ import annotations

import copy
import pickle
from itertools import combinations, pairwise
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perudo.core.errors import PerudoError
from perudo.core.game import (
    ACE,
    DUDO,
    FACES,
    Bid,
    Calza,
    Deal,
    Dudo,
    Game,
    IllegalAction,
    OpeningRoll,
    RaiseContext,
    Reason,
    why_not_bid,
)
from perudo.core.raises import RaiseRule
from perudo.core.rules import EDITIONS, PREREQUISITES, SETTING_VALUES, Rules, house_rules
from tests import strategies
from tests.conformance.table import cups, table
from tests.perft import reference
from tests.strategies import moves

HIGHEST_ROLL = EDITIONS["kozak"]
HANDS = cups("22256 33456 11245 66543")


# --- A value


def test_game_is_immutable() -> None:
    game = table("kozak", bids="2x3")
    with pytest.raises(AttributeError):
        game.bids = ()
    with pytest.raises(AttributeError):
        del game.bids
    with pytest.raises(AttributeError):
        game.to_act = 3
    assert game == table("kozak", bids="2x3")


@pytest.mark.parametrize("bids", ["", "2x3", "2x3 3x3", "2x3 3x3 calza 1"])
def test_game_survives_copy_and_pickle(bids: str) -> None:
    game = table("bga", bids=bids, calza=True)
    for copied in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert copied == game
        assert hash(copied) == hash(game)
        assert (copied.to_act, copied.legal, copied.calza_callers) == (game.to_act, game.legal, game.calza_callers)


# --- The opening roll


def test_the_highest_roll_opens() -> None:
    game = Game.start(HIGHEST_ROLL, 4)
    assert game.opening_rollers == (1, 2, 3, 4)
    game = game.after(OpeningRoll((2, 5, 1, 4)))
    assert (game.opener, game.opening_rollers, game.opening_rolls) == (2, (), ((2, 5, 1, 4),))
    assert game.why_not(Deal(HANDS, opener=1)) is Reason.WRONG_OPENER
    assert game.after(Deal(HANDS)).to_act == 2


def test_tied_highest_rolls_are_repeated() -> None:
    """No source says how a tie is broken."""
    game = Game.start(HIGHEST_ROLL, 4).after(OpeningRoll((6, 2, 6, 6)))
    assert (game.opener, game.opening_rollers) == (None, (1, 3, 4))
    assert game.why_not(OpeningRoll((6, 2, 3, 1))) is Reason.WRONG_ROLLERS
    game = game.after(OpeningRoll((5, 0, 5, 1)))
    assert game.opening_rollers == (1, 3)
    game = game.after(OpeningRoll((1, 0, 4, 0)))
    assert (game.opener, game.opening_rollers) == (3, ())
    assert game.opening_rolls == ((6, 2, 6, 6), (5, 0, 5, 1), (1, 0, 4, 0))


def test_only_seats_tied_for_highest_roll_can_open() -> None:
    tied = Game.start(HIGHEST_ROLL, 4).after(OpeningRoll((6, 2, 6, 1)))
    assert tied.why_not(Deal(HANDS, opener=2)) is Reason.WRONG_OPENER
    assert tied.after(Deal(HANDS, opener=3)).to_act == 3


@pytest.mark.parametrize(
    ("roll", "reason"),
    [
        ((1, 2, 3), Reason.WRONG_ROLLERS),
        ((1, 2, 3, 4, 5), Reason.WRONG_ROLLERS),
        ((1, 2, 3, 0), Reason.WRONG_ROLLERS),
        ((1, 2, 3, 7), Reason.NO_SUCH_FACE),
        ((1, 2, 3, -1), Reason.NO_SUCH_FACE),
    ],
)
def test_opening_roll_needs_one_die_per_rolling_player(roll: tuple[int, ...], reason: Reason) -> None:
    assert Game.start(HIGHEST_ROLL, 4).why_not(OpeningRoll(roll)) is reason


def test_opening_roll_requires_the_highest_roll_setting() -> None:
    assert Game.start(EDITIONS["bga"], 4).why_not(OpeningRoll((1, 2, 3, 4))) is Reason.NO_OPENING_ROLL
    rolled = Game.start(HIGHEST_ROLL, 4).after(OpeningRoll((1, 2, 3, 4)))
    assert rolled.why_not(OpeningRoll((1, 2, 3, 4))) is Reason.NO_OPENING_ROLL


# --- What is refused


def test_errors_never_contain_dice() -> None:
    dealt = table("kozak", hands="22256 33456 11245 66543")
    with pytest.raises(IllegalAction) as caught:
        dealt.after(Deal(HANDS))
    assert caught.value.reason is Reason.ALREADY_DEALT
    assert not set(str(caught.value)) & set("123456")


def test_no_move_is_legal_before_a_deal() -> None:
    start = Game.start(EDITIONS["bga"], 3)
    assert (start.to_act, start.legal, start.calza_callers, start.current_bid, start.raise_context) == (
        None,
        (),
        (),
        None,
        None,
    )
    for move in (Bid(1, 2), DUDO, Calza(1)):
        assert start.why_not(move) is Reason.NOT_DEALT


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        (Deal(cups("22256 33456")), Reason.HANDS_NOT_ONE_A_SEAT),
        (Deal(cups("22256 33456 1124"), opener=1), Reason.WRONG_NUMBER_OF_DICE),
        (Deal(cups("22256 33456 112456"), opener=1), Reason.WRONG_NUMBER_OF_DICE),
        (Deal(cups("22256 33456 11240"), opener=1), Reason.NO_SUCH_FACE),
        (Deal(cups("22256 33456 11247"), opener=1), Reason.NO_SUCH_FACE),
        (Deal(cups("22256 33456 11245")), Reason.OPENER_MISSING),
        (Deal(cups("22256 33456 11245"), opener=0), Reason.WRONG_OPENER),
        (Deal(cups("22256 33456 11245"), opener=4), Reason.WRONG_OPENER),
    ],
)
def test_deal_must_match_each_seats_dice_count(deal: Deal, reason: Reason) -> None:
    assert Game.start(EDITIONS["bga"], 3).why_not(deal) is reason


def test_only_the_player_to_act_may_bid() -> None:
    game = table("bga", bids="2x3", calza=True)
    assert [game.why_not(Bid(3, 3), by=seat) for seat in (1, 2, 3)] == [
        Reason.NOT_YOUR_TURN,
        None,
        Reason.NOT_YOUR_TURN,
    ]
    assert [game.why_not(Calza(3), by=seat) for seat in (2, 3)] == [Reason.NOT_YOUR_TURN, None]


def test_non_action_raises_type_error() -> None:
    for nothing in ((3, 3), None, "dudo"):
        with pytest.raises(TypeError):
            table("bga").after(nothing)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(PerudoError) as caught:
        Game.start(EDITIONS["bga"], seats)
    assert caught.value.code == "players-count"
    assert caught.value.details == {"seats": seats, "fewest": 2, "most": 6}


# --- In mid-course


def test_game_can_start_from_a_position() -> None:
    game = Game.mid_game(EDITIONS["bga"], (3, 0, 1), palifico=3, veterans=[1])
    assert (game.opener, game.palifico, game.alive, game.veterans) == (3, True, (1, 3), frozenset({1, 3}))
    assert Game.mid_game(HIGHEST_ROLL, (3, 0, 1)).opening_rollers == ()


@pytest.mark.parametrize(
    ("edition", "dice", "palifico", "veterans", "code"),
    [
        ("bga", (5,), None, [], "players-count"),
        ("bga", (5,) * 7, None, [], "players-count"),
        ("bga", (6, 5), None, [], "position-dice"),
        ("bga", (-1, 5, 5), None, [], "position-dice"),
        ("bga", (5, 0, 0), None, [], "position-over"),
        ("bga", (5, 5), None, [3], "position-veterans"),
        ("bga", (5, 5), None, [0], "position-veterans"),
        ("bga", (5, 2), 2, [], "position-palifico-dice"),
        ("bga", (5, 1), 3, [], "position-palifico-dice"),
        ("bga", (5, 0, 1), 2, [], "position-palifico-dice"),
        ("bga", (5, 1), 2, [2], "position-palifico-rules"),
        ("kozak", (5, 1), 2, [], "position-palifico-rules"),
    ],
)
def test_unreachable_position_is_refused(
    edition: str, dice: tuple[int, ...], palifico: int | None, veterans: list[int], code: str
) -> None:
    with pytest.raises(PerudoError) as caught:
        Game.mid_game(EDITIONS[edition], dice, palifico, veterans)
    assert caught.value.code == code


# --- The order of bids


RAISINGS = [
    RaiseContext(raise_, palifico, locked, most)
    for raise_ in get_args(RaiseRule)
    for palifico, locked in ((False, False), (True, False), (True, True))
    for most in range(1, 13)
]


def bids(most: int) -> list[Bid]:
    return [Bid(quantity, face) for quantity in range(1, most + 1) for face in FACES]


def height(bid: Bid, palifico: bool) -> tuple[int, int]:
    """Bids stand in one order: where aces are wild, n of them come right after 2n of the other faces."""
    return (2 * bid.quantity, 7) if bid.face == ACE and not palifico else (bid.quantity, bid.face)


@pytest.mark.parametrize("raising", RAISINGS)
def test_legal_raises_always_rank_higher_in_one_order(raising: RaiseContext) -> None:
    for current_bid in bids(raising.max_quantity):
        for bid in bids(raising.max_quantity):
            if why_not_bid(raising, current_bid, bid) is None:
                assert height(bid, raising.palifico) > height(current_bid, raising.palifico)


@pytest.mark.parametrize("raising", RAISINGS)
def test_ace_quantities_never_repeat_in_a_round(raising: RaiseContext) -> None:
    """Kozak says it outright; everywhere it follows from the rule of raising, whatever is bid between."""
    for quantity in range(1, raising.max_quantity + 1):
        aces = Bid(quantity, ACE)
        reached: set[Bid] = set()
        ahead = [aces]
        while ahead:
            current_bid = ahead.pop()
            after = {
                bid for bid in bids(raising.max_quantity) if why_not_bid(raising, current_bid, bid) is None
            } - reached
            reached |= after
            ahead += after
        assert aces not in reached


# --- Whatever the rules


@given(strategies.rules(), strategies.seats, strategies.seeds)
def test_every_game_ends_with_one_winner(rules: Rules, seats: int, seed: int) -> None:
    *_, (_, _, game) = moves(rules, seats, seed)
    assert game.winner is not None
    assert [seat for seat in game.seats if game.dice[seat - 1]] == [game.winner]
    assert (game.to_act, game.legal, game.calza_callers, game.opener) == (None, (), (), None)
    for action in (Bid(1, 2), DUDO, Calza(1), Deal(tuple((2,) * count for count in game.dice), game.winner)):
        assert game.why_not(action) is Reason.GAME_OVER


@settings(max_examples=40)
@given(strategies.rules(most_dice=3), strategies.seats, strategies.seeds, st.data())
def test_settings_with_unmet_prerequisites_have_no_effect(
    rules: Rules, seats: int, seed: int, data: st.DataObject
) -> None:
    """If a setting is said to have no effect, the same game is played with each of its values."""
    silent = [setting for setting in PREREQUISITES if setting not in rules.effective()]
    others = {setting: data.draw(st.sampled_from(tuple(SETTING_VALUES[setting]))) for setting in silent}
    twin = house_rules("kozak", {**rules.to_dict(), **others})
    one, other = (
        [(action, after.dice, after.calza_callers) for _, action, after in moves(each, seats, seed)]
        for each in (rules, twin)
    )
    assert one == other


@given(strategies.rules(), strategies.seats, strategies.seeds)
def test_only_call_outcomes_change_dice_counts(rules: Rules, seats: int, seed: int) -> None:
    for game, action, after in moves(rules, seats, seed):
        changed = tuple(now - then for then, now in zip(game.dice, after.dice, strict=True))
        if isinstance(action, Deal):
            assert tuple(map(len, action.hands)) == game.dice
        if game.hands is None or isinstance(action, Bid):
            assert not any(changed)
            continue
        outcome = after.previous
        assert outcome is not None
        assert (outcome.changes, outcome.dice) == (changed, after.dice)
        assert set(outcome.lost + outcome.gained) == {seat for seat, change in enumerate(changed, start=1) if change}
        assert outcome.eliminated == tuple(seat for seat in game.alive if seat not in after.alive)
        assert all(0 <= count <= rules.dice for count in after.dice)
        assert set(after.alive) <= set(game.alive)  # nobody comes back


@given(strategies.rules(), strategies.seats, strategies.seeds)
def test_bids_only_rise_and_ace_bids_never_repeat(rules: Rules, seats: int, seed: int) -> None:
    for game, _, _ in moves(rules, seats, seed):
        heights = [height(bid, game.palifico) for bid in game.bids]
        assert all(lower < higher for lower, higher in pairwise(heights))
        aces = [bid.quantity for bid in game.bids if bid.face == ACE]
        assert len(set(aces)) == len(aces)


@settings(max_examples=60)
@given(strategies.rules(most_dice=3), strategies.seats, strategies.seeds)
def test_legal_moves_and_refusal_reasons_agree(rules: Rules, seats: int, seed: int) -> None:
    for game, action, _ in moves(rules, seats, seed):
        if game.hands is None:
            assert game.why_not(action) is None
            continue
        most = rules.dice * seats
        box = [Bid(quantity, face) for quantity in range(-1, most + 3) for face in range(-1, 9)]
        may: list[Bid | Dudo | Calza] = []
        words: list[Bid | Dudo | Calza] = [*box, DUDO, *(Calza(seat) for seat in range(seats + 2))]
        for move in words:
            reason = game.why_not(move)
            if reason is None:
                may.append(move)
                assert game.after(move) != game
            else:
                with pytest.raises(IllegalAction) as caught:
                    game.after(move)
                assert caught.value.reason is reason
            in_turn = not isinstance(move, Calza) or move.seat == game.to_act
            assert (move in game.legal) is (reason is None and in_turn)
        assert [move for move in may if not isinstance(move, Calza)] == [
            move for move in game.legal if not isinstance(move, Calza)
        ]
        assert tuple(move.seat for move in may if isinstance(move, Calza)) == game.calza_callers


@given(strategies.rules(), strategies.seats, strategies.seeds)
def test_legal_moves_are_sorted(rules: Rules, seats: int, seed: int) -> None:
    for game, _, _ in moves(rules, seats, seed):
        raises = [move for move in game.legal if isinstance(move, Bid)]
        calls = [DUDO] if game.bids else []
        calza = [Calza(game.to_act)] if game.to_act in game.calza_callers else []
        assert [*game.legal] == [*sorted(raises), *calls, *calza]


@given(strategies.rules(most_dice=5), strategies.seats, strategies.seeds)
def test_replayed_actions_reproduce_every_game_state(rules: Rules, seats: int, seed: int) -> None:
    played = [*moves(rules, seats, seed)]
    game = Game.start(rules, seats)
    for before, action, after in played:  # and none of them changed when the next was made
        assert game == before
        assert hash(game) == hash(before)
        assert game != after
        game = game.after(action)
    assert game == played[-1][2]


@given(strategies.rules(most_dice=5), strategies.seats, strategies.seeds)
def test_call_settlement_matches_the_reference_implementation(rules: Rules, seats: int, seed: int) -> None:
    """Losses, gains, openers and palifico agree with tests/perft/reference.py, round after round."""
    for game, action, after in moves(rules, seats, seed):
        if game.hands is None or isinstance(action, Bid):
            continue
        outcome = after.previous
        assert outcome is not None
        assert game.opener is not None
        position = reference.Position(game.dice, game.opener, game.palifico, game.veterans)
        matching = reference.matches(position, outcome.bid.face)
        count = sum(face in matching for hand in outcome.hands for face in hand)
        bid = reference.Bid(*outcome.bid)
        ending = reference.Ending(bid, outcome.bidder, outcome.caller, isinstance(action, Calza))
        settled = reference.settle(rules, position, ending, count)
        assert outcome.count == count
        assert (after.dice, after.palifico, after.veterans) == (settled.dice, settled.palifico, settled.palificos)
        assert (after.winner or after.opener) == settled.opener
        assert outcome.next_opener == after.opener
        assert sorted(seat for group in outcome.reveal_order for seat in group) == [*game.alive]


@given(strategies.rules(most_dice=4), strategies.seats, strategies.seeds)
def test_reference_implementation_allows_the_same_moves(rules: Rules, seats: int, seed: int) -> None:
    for game, _, _ in moves(rules, seats, seed):
        if game.to_act is None or game.opener is None:
            continue
        position = reference.Position(game.dice, game.opener, game.palifico, game.veterans)
        current_bid = reference.Bid(*game.current_bid) if game.current_bid else None
        may = [Bid(*bid) for bid in reference.bids(rules, position, game.to_act, current_bid)]
        assert [move for move in game.legal if isinstance(move, Bid)] == may
        callers = reference.may_call_calza(rules, position, game.bidder) if game.bidder else set()
        assert {*game.calza_callers} == callers


@given(strategies.rules(most_dice=3), strategies.seats, strategies.seeds)
def test_calza_caller_nearest_to_the_bidders_left_wins(rules: Rules, seats: int, seed: int) -> None:
    for game, _, _ in moves(rules, seats, seed):
        for calls in combinations(game.calza_callers, 2):
            bidder = game.bidders[-1]
            assert game.bidder == bidder
            assert game.priority_caller(calls) == min(calls, key=lambda seat: (seat - bidder - 1) % seats)
