"""The examples of the rules: there for every rule that can be drawn, and right when worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perudo.analysis.rule_examples import raise_pictures, rule_examples
from perudo.core.game import ACE, Reason
from perudo.core.rules import EDITIONS, SETTING_VALUES, Rules, house_rules
from perudo.locales.translator import translator
from perudo.protocol.wire import CountExample, CupsExample, Example, RaiseExample
from tests.strategies import rules as any_rules

Bids = dict[tuple[int, int], Reason | None]


def of(edition: str, rule: str, **options: object) -> Example:
    (found,) = [example for example in rule_examples(house_rules(edition, options)) if example.rule == rule]
    return found


def raises(edition: str, rule: str) -> tuple[tuple[int, int] | None, Bids]:
    """Return an example's current bid, and what may follow it or why not."""
    example = of(edition, rule)
    assert isinstance(example, RaiseExample)
    standing = example.current_bid
    bids = {(bid.quantity, bid.face): bid.why_not for bid in example.bids}
    return (None if standing is None else (standing.quantity, standing.face)), bids


def cups(edition: str, rule: str, **options: object) -> CupsExample:
    example = of(edition, rule, **options)
    assert isinstance(example, CupsExample)
    return example


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_drawable_rule_has_an_example(edition: str) -> None:
    shown = {example.rule for example in rule_examples(house_rules(edition, {"calza": True}))}
    assert shown >= {
        *("shared-bid", "shared-dudo", "shared-loser", "shared-aces", "shared-to-aces", "shared-from-aces"),
        *("setting-raise", "setting-palifico", "setting-veteran_changes_face", "setting-calza"),
        *("setting-lost_dice_visible", "setting-reveal"),
    }
    assert ("setting-first_opener" in shown) == (EDITIONS[edition].first_opener == "highest-roll")


@pytest.mark.parametrize("edition", EDITIONS)
def test_ace_examples_match_the_rule_text(edition: str) -> None:
    say = translator()
    gone, over = raises(edition, "shared-to-aces")
    assert gone == (7, 4) and over == {(4, ACE): None, (3, ACE): Reason.FEWER_THAN_HALF_IN_ACES}
    assert "four aces after seven fours" in say("shared-to-aces")
    aces, left = raises(edition, "shared-from-aces")
    assert aces == (4, ACE) and left == {(9, 5): None, (8, 5): Reason.FEWER_THAN_TWICE_ACES_PLUS_ONE}
    assert "nine fives after four aces" in say("shared-from-aces")
    assert raises(edition, "shared-bid") == (None, {(7, 4): None})
    assert "seven fours" in say("shared-bid")


def test_raise_example_shows_differences_between_editions() -> None:
    shared = {(4, 4): None, (3, 5): None, (3, 3): Reason.NOT_HIGHER}
    assert raises("bga", "setting-raise") == ((3, 4), {**shared, (4, 2): Reason.ONE_AXIS})
    assert raises("kozak", "setting-raise") == ((3, 4), {**shared, (4, 2): None})


def test_palifico_example_locks_face_for_all_except_veterans() -> None:
    locked = {(3, 3): None, (2, 5): Reason.FACE_LOCKED, (3, 5): Reason.FACE_LOCKED}
    for edition in EDITIONS:
        assert raises(edition, "setting-palifico") == ((2, 3), locked)
    assert raises("bga", "setting-veteran_changes_face") == ((2, 3), locked)
    assert raises("hasbro-1994", "setting-veteran_changes_face") == ((2, 3), dict.fromkeys(locked))


@pytest.mark.parametrize(("rule", "count", "claimed"), [("shared-dudo", 3, 4), ("shared-aces", 4, 4)])
def test_count_examples_state_the_correct_count(rule: str, count: int, claimed: int) -> None:
    example = of("bga", rule)
    assert isinstance(example, CountExample)
    revealed = example.revealed
    matching = [die for hand in revealed.hands for die in hand if die in (revealed.face, ACE)]
    assert len(matching) == revealed.count == count
    assert revealed.quantity == claimed
    assert revealed.lost == ((revealed.caller if count >= claimed else revealed.bidder,))
    assert (ACE in matching) == (rule == "shared-aces")


def test_calza_example_is_exact_and_regains_a_die() -> None:
    example = of("kozak", "setting-calza", calza=True)
    assert isinstance(example, CountExample)
    revealed = example.revealed
    assert revealed.call == "calza" and revealed.count == revealed.quantity
    assert revealed.gained == (revealed.caller,) and revealed.lost == ()
    assert all(shown.rule != "setting-calza" for shown in rule_examples(EDITIONS["kozak"]))


def test_cup_examples_show_visible_dice() -> None:
    assert cups("bga", "setting-lost_dice_visible").dice == (2, None, None)
    assert cups("bga", "setting-lost_dice_visible", lost_dice_visible=True).dice == (2, 3, 3)
    assert cups("bga", "setting-reveal").reveal_order == ((1, 2, 3),)
    hasbro = cups("hasbro-1994", "setting-reveal")
    assert (hasbro.caller, hasbro.reveal_order) == (2, ((2,), (3,), (1,)))
    loser = cups("bga", "shared-loser")
    assert (loser.dice, loser.opener) == ((2, 3, 3), 1)
    rolled = cups("hasbro-1994", "setting-first_opener")
    assert rolled.opener is not None and rolled.opening_rolls[rolled.opener - 1] == max(rolled.opening_rolls)


@given(any_rules(), st.sampled_from(SETTING_VALUES["players"]))
def test_house_rule_examples_obey_the_rules(rules: Rules, players: tuple[int, int]) -> None:
    rules = replace(rules, players=players)
    for example in rule_examples(rules):
        if isinstance(example, RaiseExample):
            assert example.bids and example.bids[0].why_not is None, example.rule
            assert all(bid.quantity <= rules.dice * rules.players[1] for bid in example.bids)
        elif isinstance(example, CountExample):
            assert all(len(hand) <= rules.dice for hand in example.revealed.hands)
        else:
            assert len(example.dice or example.opening_rolls) >= 2


def test_raise_pictures_show_the_legal_raises() -> None:
    legal = {
        kind: {(bid.quantity, bid.face) for bid in picture.bids if bid.why_not is None}
        for kind, picture in raise_pictures().items()
    }
    same_quantity = {(3, 5), (3, 6)}
    assert legal["one-axis"] == same_quantity | {(4, 4), (5, 4)}
    assert legal["any-higher"] == same_quantity | {(more, face) for more in (4, 5) for face in range(2, 7)}
