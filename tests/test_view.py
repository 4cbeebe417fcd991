"""What a seat, or a spectator, may see, tested by non-interference: games that differ only in what it may not know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import msgspec
import pytest
from hypothesis import given, settings

from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, FACES, Bid, Calza, Deal, Game, Hand, Reason
from perudo.core.rules import Rules, house_rules
from perudo.core.view import DiceInPlay, QuantityRange, View, _revealed, private_view, seats_affected, view
from tests import strategies
from tests.conformance.table import cups, say, table
from tests.strategies import chance, moves, word

See = Callable[[Game, int | None], View]


# --- Twins


class LeakError(AssertionError):
    """A view reveals what its seat may not know."""


def look_alike(see: See, seat: int | None, game: Game, twin: Game) -> None:
    """Raises `LeakError` if the seat, or a spectator, can distinguish the two games."""
    mine, other = see(game, seat), see(twin, seat)
    if mine != other or msgspec.json.encode(mine) != msgspec.json.encode(other):
        raise LeakError(f"seat {seat} tells {game} from its twin: {mine} / {other}")


def roll(count: int, random: Random) -> Hand:
    return tuple(random.choices(FACES, k=count))


def non_interference_of_dice(see: See, rules: Rules, seats: int, seed: int) -> None:
    """Play a random game, and compare each view in it with the same view after the others' dice were rolled again."""
    random = Random(seed)
    twins: dict[int | None, Game] = {}
    for game, action, after in moves(rules, seats, seed):
        if isinstance(action, Deal):
            for seat in (None, *game.seats):
                hands = tuple(
                    hand if at == seat else roll(len(hand), random) for at, hand in enumerate(action.hands, start=1)
                )
                twins[seat] = game.after(Deal(hands, action.opener))
        elif isinstance(action, Bid):
            twins = {seat: twin.after(action) for seat, twin in twins.items()}
        else:
            twins = {}  # the cups are open
        for seat, twin in twins.items():
            look_alike(see, seat, after, twin)


def non_interference_of_dice_counts(see: See, rules: Rules, seats: int, seed: int) -> None:
    """Play a few rounds from the middle of a game beside one in which the others have more dice, or fewer.

    Both get the same moves, as long as the seat knows the same about both: who is eliminated, who opens, whether it is
    palifico, and its own dice.
    """
    random = Random(seed)
    seat = random.choice([None, *range(1, seats + 1)])
    game, twin = positions(rules, seats, seat, random)
    look_alike(see, seat, game, twin)
    for _ in range(4):
        known = [(each.alive, each.opener, each.palifico, each.dice[seat - 1] if seat else 0) for each in (game, twin)]
        if known[0] != known[1] or game.winner:
            return
        opener = game.opener or random.choice(game.alive)
        own = roll(game.dice[seat - 1], random) if seat else ()
        game, twin = (
            each.after(Deal(tuple(own if at == seat else roll(each.dice[at - 1], random) for at in each.seats), opener))
            for each in (game, twin)
        )
        while game.hands is not None:
            look_alike(see, seat, game, twin)
            move = word(game, random)
            if twin.why_not(move) is not None:
                move = DUDO if game.bids else game.legal[0]  # a veteran, who may change the face in one of them alone
            game, twin = game.after(move), twin.after(move)


def positions(rules: Rules, seats: int, seat: int | None, random: Random) -> tuple[Game, Game]:
    """Return two games that a seat can't distinguish before a deal."""
    alive = random.sample(range(1, seats + 1), k=random.randint(2, seats))
    palifico = random.choice([None, *alive])
    veterans = random.sample(alive, k=random.randint(0, len(alive)))

    def dice(own: int) -> tuple[int, ...]:
        return tuple(
            0 if at not in alive else 1 if at == palifico else own if at == seat else random.randint(1, rules.dice)
            for at in range(1, seats + 1)
        )

    own = random.randint(1, rules.dice)
    game, twin = dice(own), dice(own)
    if (set(game) == {rules.dice}) != (set(twin) == {rules.dice}):
        twin = game  # while none is lost it is a first round, and everyone knows how many there are
    try:
        return Game.mid_game(rules, game, palifico, veterans), Game.mid_game(rules, twin, palifico, veterans)
    except PerudoError:  # these rules have no such palifico
        return Game.mid_game(rules, game, None, veterans), Game.mid_game(rules, twin, None, veterans)


@given(strategies.rules(most_dice=6), strategies.seats, strategies.seeds)
def test_no_view_reveals_other_players_dice(rules: Rules, seats: int, seed: int) -> None:
    non_interference_of_dice(view, rules, seats, seed)


@settings(max_examples=300)
@given(strategies.rules(most_dice=6), strategies.seats, strategies.seeds)
def test_no_view_reveals_hidden_lost_dice(rules: Rules, seats: int, seed: int) -> None:
    non_interference_of_dice_counts(view, replace(rules, lost_dice_visible=False), seats, seed)


def with_hands(game: Game, seat: int | None) -> View:
    return replace(view(game, seat), opening_rolls=game.hands or ())


def with_only_true_calls(game: Game, seat: int | None) -> View:
    """Offers calza only where it would be right."""
    seen, bid = view(game, seat), game.current_bid
    if bid is None or game.hands is None:
        return seen
    count = sum(face in (1, bid.face) for hand in game.hands for face in hand)
    return replace(seen, calza_callers=seen.calza_callers if count == bid.quantity else ())


def with_numbers_of_dice(game: Game, seat: int | None) -> View:
    return replace(view(game, seat), dice=game.dice)


def with_a_cap_of_the_dice_in_play(game: Game, seat: int | None) -> View:
    return replace(view(game, seat), max_quantity=sum(game.dice))


def with_the_round_before(game: Game, seat: int | None) -> View:
    return replace(view(game, seat), revealed=_revealed(game.previous) if game.previous else None)


@pytest.mark.parametrize(
    ("leaky", "check"),
    [
        (with_hands, non_interference_of_dice),
        (with_only_true_calls, non_interference_of_dice),
        (with_numbers_of_dice, non_interference_of_dice_counts),
        (with_a_cap_of_the_dice_in_play, non_interference_of_dice_counts),
        (with_the_round_before, non_interference_of_dice_counts),
    ],
)
def test_seeded_leak_is_detected(leaky: See, check: Callable[[See, Rules, int, int], None]) -> None:
    def many_games() -> None:
        for seed in range(50):
            check(leaky, table("bga", calza=True).rules, 4, seed)

    with pytest.raises(LeakError):
        many_games()


# --- What is shown


@given(strategies.rules(most_dice=4), strategies.seats, strategies.seeds)
def test_view_offers_the_legal_moves(rules: Rules, seats: int, seed: int) -> None:
    for game, _, _ in moves(rules, seats, seed):
        for seat in game.seats:
            calza = (Calza(seat),) if seat in game.calza_callers else ()
            assert view(game, seat).legal == (tuple(game.legal) if seat == game.to_act else calza)
        assert view(game, None).legal == ()


@settings(max_examples=30)
@given(strategies.rules(most_dice=4), strategies.seats, strategies.seeds)
def test_views_of_unaffected_seats_are_unchanged(rules: Rules, seats: int, seed: int) -> None:
    for before, _, after in moves(rules, seats, seed):
        for seat in {None, *after.seats} - (seats_affected(before, after) or {None, *after.seats}):
            assert private_view(before, seat, spectators_see_previous_round=True) == private_view(
                after, seat, spectators_see_previous_round=True
            )


def test_raise_affects_only_bidder_and_next_player() -> None:
    dealt = Game.start(house_rules("bga"), 4).after(Deal(((1, 2, 3, 4, 5),) * 4, opener=2))
    first = dealt.after(Bid(1, 2))
    assert seats_affected(first, first.after(Bid(2, 2))) == frozenset((3, 4))
    assert seats_affected(dealt, first) is None


@settings(max_examples=30)
@given(strategies.rules(most_dice=3), strategies.seats, strategies.seeds)
def test_view_gives_a_reason_for_every_illegal_bid(rules: Rules, seats: int, seed: int) -> None:
    for game, _, _ in moves(rules, seats, seed):
        if game.to_act is None:
            continue
        choices = view(game, game.to_act).choices
        assert choices is not None
        assert len(choices.bids) == len(FACES)
        for face, runs in enumerate(choices.bids, start=1):
            reasons = [run.why_not for run in runs for _ in range(run.first, run.last + 1)]
            assert reasons == [game.why_not(Bid(quantity, face)) for quantity in range(1, rules.dice * seats + 1)]
        assert choices.dudo == game.why_not(DUDO)
        assert choices.calza == game.why_not(Calza(game.to_act))


@given(strategies.rules(most_dice=4), strategies.seats, strategies.seeds)
def test_view_is_correct_in_each_game_phase(rules: Rules, seats: int, seed: int) -> None:
    for game, action, after in moves(rules, seats, seed):
        seen = view(game, None)
        if game.hands is not None:
            assert (seen.phase, seen.revealed, seen.to_act) == ("bidding", None, game.to_act)
            assert [(bid.quantity, bid.face) for bid in seen.bids] == [*game.bids]
            assert seen.current_bid == game.current_bid
        else:
            assert seen.phase == ("revealed" if game.previous else "opening")
        if isinstance(action, Calza) or action is DUDO:
            seen = view(after, None)
            assert seen.phase == ("over" if after.winner else "revealed")
            assert seen.round == game.round_number
            assert seen.revealed is not None
            assert (seen.revealed.hands, seen.revealed.dice, seen.dice) == (game.hands, after.dice, after.dice)
    assert seen.winner == after.winner


@given(strategies.rules(most_dice=3), strategies.seats, strategies.seeds)
def test_lost_dice_are_visible_while_cups_are_open(rules: Rules, seats: int, seed: int) -> None:
    for game, _, _ in moves(rules, seats, seed):
        for seat in (None, *game.seats):
            seen = view(game, seat)
            if rules.lost_dice_visible or seen.phase == "revealed":
                assert seen.dice == game.dice
            else:
                assert seen.dice == tuple(count if at == seat else None for at, count in enumerate(game.dice, start=1))
            assert seen.eliminated == tuple(sorted(set(game.seats) - set(game.alive)))


def test_dice_in_play_are_shown_if_publicly_known() -> None:
    """Where lost dice are hidden only in a first round, while none is lost."""
    for visible in (True, False):
        rules = house_rules("bga", {"lost_dice_visible": visible})
        game = Game.start(rules, 2)
        assert view(game, 1).in_play is None
        game = game.after(Deal(((2, 2, 2, 2, 2), (3, 3, 3, 3, 3)), opener=1)).after(Bid(4, 4))
        for seat in (None, 1, 2):
            assert view(game, seat).in_play == DiceInPlay(10, (1.67, *[3.33] * 5))
        game = game.after(DUDO)
        assert view(game, 1).in_play is None
        game = game.after(Deal(tuple((3,) * count for count in game.dice)))
        for seat in (None, 1, 2):
            assert view(game, seat).in_play == (DiceInPlay(9, (1.5, *[3.0] * 5)) if visible else None)


def test_aces_are_not_wild_in_expected_palifico_counts() -> None:
    rules = house_rules("bga", {"lost_dice_visible": True, "palifico": "once"})
    game = Game.mid_game(rules, (1, 5, 3), palifico=1).after(Deal(((2,), (3, 3, 3, 3, 3), (4, 4, 4))))
    assert view(game, 2).in_play == DiceInPlay(9, (1.5,) * 6)


def test_each_seat_sees_its_own_cup() -> None:
    game = table("kozak", hands="22256 - 1345", bids="2x3")
    assert [view(game, seat).hand for seat in (1, 2, 3, None)] == [*cups("22256 - 1345"), None]


def test_only_players_with_dice_get_choices() -> None:
    game = table("bga", hands="22256 - 1345", bids="2x3", calza=True)
    waiting, out, acting, watching = (view(game, seat).choices for seat in (1, 2, 3, None))
    assert out is watching is None
    assert waiting is not None
    assert (waiting.bids, waiting.dudo, waiting.calza) == ((), Reason.NOT_YOUR_TURN, Reason.CALZA_OWN_BID)
    assert acting is not None
    assert (acting.dudo, acting.calza) == (None, None)
    assert acting.bids[2] == (QuantityRange(1, 2, Reason.NOT_HIGHER), QuantityRange(3, 15, None))


def test_view_has_no_choices_during_the_reveal() -> None:
    game = say(table("bga", calza=True), "2x3 dudo")
    assert [view(game, seat).choices for seat in game.seats] == [None] * 4
    assert view(game, 1).calza_callers == ()
    assert view(game, 1).hand is None


@pytest.mark.parametrize("seat", [0, -1, 5])
def test_view_of_nonexistent_seat_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        view(table("kozak"), seat)


def test_first_view_shows_the_opening_rolls() -> None:
    game = Game.start(table("kozak").rules, 3)
    assert (view(game, 1).phase, view(game, 1).opening_rolls, view(game, 1).hand) == ("opening", (), None)
    random = Random(1)
    while game.opening_rollers:
        game = game.after(chance(game, random))
    assert view(game, 2).opening_rolls == game.opening_rolls != ()
