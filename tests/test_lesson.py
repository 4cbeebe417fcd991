"""The lesson: it is played by the rules, and every number in it is true."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pytest

from perudo.analysis.lesson import LEARNER_SEAT, lesson
from perudo.core.game import ACE, DUDO, Bid, Calza, Reason
from perudo.core.rules import PRESETS, house_rules, parse_rule_code
from perudo.core.view import View
from perudo.locales.translator import available_languages, load_source, translator
from perudo.protocol.wire import LessonStep, to_move

STEPS = lesson().steps
AT = {step.text.message: step for step in STEPS}
ASKING = [step for step in STEPS if step.branches]


def paths(at: int = 0) -> Iterator[list[LessonStep]]:
    """Every way through the lesson."""
    step = STEPS[at]
    onwards = [way.step for way in step.branches] or ([] if step.next_step is None else [step.next_step])
    if not onwards:
        yield [step]
    for to in onwards:
        for path in paths(to):
            yield [step, *path]


def shown(path: list[LessonStep]) -> list[View]:
    """Return the learner's views along a path."""
    return [view for step in path for view in (*step.views_before, step.view)]


def seen_dice(view: View) -> tuple[int, ...]:
    assert view.hand is not None
    return view.hand


def matching(view: View, face: int) -> int:
    """Dice in the learner's hand that count for a face."""
    return sum(die == face or (die == ACE and not view.palifico) for die in seen_dice(view))


@pytest.mark.parametrize("path", list(paths()), ids=lambda path: path[-1].text.message)
def test_every_lesson_move_is_legal_and_attributed(path: list[LessonStep]) -> None:
    views = shown(path)
    for before, after in itertools.pairwise(views):
        if before.round != after.round:
            assert before.revealed is not None
            continue
        said = [Bid(bid.quantity, bid.face) for bid in after.bids[len(before.bids) :]]
        assert len(said) <= 1, "bids are shown one at a time"
        if before.to_act == LEARNER_SEAT and before != after and not after.revealed:
            assert said[0] in before.legal
        if after.revealed:
            assert (after.revealed.caller, after.revealed.call) == (before.to_act, "dudo")


def test_lesson_asks_only_for_legal_moves() -> None:
    assert len(ASKING) == 6
    for step in ASKING:
        assert step.view.to_act == LEARNER_SEAT and step.next_step is None
        for way in step.branches:
            assert to_move(way.move, LEARNER_SEAT) in step.view.legal
        everything = {to_move(way.move, LEARNER_SEAT) for way in step.branches} == set(step.view.legal)
        assert everything == (step.otherwise is None), "another legal word has an answer"


def test_lesson_continues_with_the_learners_move() -> None:
    for step in ASKING:
        for way in step.branches:
            after = (*STEPS[way.step].views_before, STEPS[way.step].view)[0]
            move = to_move(way.move, LEARNER_SEAT)
            if move == DUDO:
                assert after.revealed is not None and after.revealed.caller == LEARNER_SEAT
            else:
                assert after.bids[-1].seat == LEARNER_SEAT and after.current_bid == move


def test_lesson_covers_all_its_topics() -> None:
    """Bidding, dudo, aces both ways, and palifico, in about three minutes and with two calls to make."""
    assert {type(to_move(way.move, LEARNER_SEAT)) for step in ASKING for way in step.branches} == {Bid, type(DUDO)}
    assert {len(path) for path in paths()} == {15}
    assert to_move(AT["lesson-over"].branches[0].move, LEARNER_SEAT) == Bid(3, ACE)
    assert AT["lesson-from-aces"].view.current_bid == Bid(1, ACE)
    assert AT["lesson-locked"].view.palifico
    assert Calza(LEARNER_SEAT) not in AT["lesson-locked"].view.legal


def test_lesson_reveals_all_dice_only_after_bidding() -> None:
    for step in STEPS:
        for view in (*step.views_before, step.view):
            assert view.seat == LEARNER_SEAT
            assert (view.revealed is None) == (view.phase == "bidding")


# --- The numbers in the texts


def test_lesson_counts_are_correct() -> None:
    for step in STEPS:
        revealed, told = step.view.revealed, step.text.arguments
        if revealed is None:
            continue
        dice = [die for hand in revealed.hands for die in hand]
        by_hand = sum(die == revealed.face or (revealed.wild and die == ACE) for die in dice)
        assert (told["quantity"], told["face"], told["claimed"]) == (by_hand, revealed.face, revealed.quantity)
        assert revealed.lost == (told["seat"],)
        assert told["left"] == len(revealed.hands[told["seat"] - 1]) - 1
        falls = revealed.lost == (revealed.bidder,)
        assert falls == (by_hand < revealed.quantity)


@pytest.mark.parametrize("message", ["lesson-stands", "lesson-aces-stand", "lesson-own-bid-stands"])
def test_learners_true_bids_match_the_count_exactly(message: str) -> None:
    revealed = AT[message].view.revealed
    assert revealed is not None and revealed.bidder == LEARNER_SEAT
    assert revealed.count == revealed.quantity


def test_lesson_text_matches_the_game() -> None:
    assert AT["lesson-stands"].view.revealed is not None and AT["lesson-stands"].view.revealed.wild
    last_die = AT["lesson-own-bid-stands"].view.revealed
    assert last_die is not None and last_die.eliminated == (AT["lesson-own-bid-stands"].text.arguments["seat"],)
    down_to_one = AT["lesson-aces-stand"]
    assert down_to_one.text.arguments["left"] == 1 and down_to_one.view.palifico
    assert AT["lesson-palifico"].view.opener == down_to_one.text.arguments["seat"]


def test_statements_about_own_dice_are_true() -> None:
    for message, face in {"lesson-aces": 3, "lesson-from-aces": 5, "lesson-locked": 2, "lesson-raise": 4}.items():
        told = AT[message].text.arguments
        assert (told["quantity"], told["face"]) == (matching(AT[message].view, face), face)
    doubt = AT["lesson-doubt"]
    assert doubt.text.arguments["own"] == matching(doubt.view, doubt.text.arguments["face"]) == 0
    assert AT["lesson-over"].text.arguments["own"] == seen_dice(AT["lesson-over"].view).count(ACE)
    assert AT["lesson-aces"].text.arguments["quantity"] > seen_dice(AT["lesson-aces"].view).count(3), "an ace helps"
    assert ACE in seen_dice(AT["lesson-locked"].view), "an ace that does not help"


def test_lesson_statements_about_other_dice_are_true() -> None:
    assert AT["lesson-cups"].text.arguments["quantity"] == sum(filter(None, AT["lesson-cups"].view.dice))
    guess = AT["lesson-ace-bid"]
    assert guess.text.arguments["others"] == sum(filter(None, guess.view.dice[1:]))
    assert guess.text.arguments["quantity"] == guess.text.arguments["more"] + matching(guess.view, 3)


def test_lesson_statements_about_bids_are_true() -> None:
    for message in ("lesson-bid", "lesson-doubt", "lesson-over", "lesson-palifico"):
        told, spoken = AT[message].text.arguments, AT[message].view.bids[-1]
        assert (told["seat"], told["quantity"], told["face"]) == (spoken.seat, spoken.quantity, spoken.face)
    over = AT["lesson-over"]
    assert any(bid.face == ACE and bid.seat == over.text.arguments["seat"] for bid in over.view.bids)


def test_changing_to_and_from_aces_is_explained_correctly() -> None:
    def lowest(view: View, face: int) -> int:
        return min(legal.quantity for legal in view.legal if isinstance(legal, Bid) and legal.face == face)

    gone, now = AT["lesson-to-aces"].view.bids[-2:]
    told = AT["lesson-to-aces"].text.arguments
    assert (told["quantity"], told["face"]) == (gone.quantity, gone.face)
    assert (told["aces"], told["seat"], ACE) == (now.quantity, now.seat, now.face)
    assert told["aces"] == -(-told["quantity"] // 2)
    leave = AT["lesson-from-aces"]
    assert {lowest(leave.view, face) for face in range(2, 7)} == {leave.text.arguments["quantity"]} == {2 * 1 + 1}
    over = AT["lesson-over"]
    assert lowest(over.view, ACE) == over.text.arguments["aces"]


def test_palifico_step_shows_the_locked_face() -> None:
    choices = AT["lesson-locked"].view.choices
    assert choices is not None
    locked = [face for face, runs in enumerate(choices.bids, start=1) if runs[-1].why_not is Reason.FACE_LOCKED]
    assert locked == [1, 3, 4, 5, 6]


def test_lesson_uses_the_default_first_game_rules() -> None:
    edition, options = parse_rule_code(next(iter(PRESETS.values())))
    assert (lesson().edition, lesson().options) == (edition, options | {"dice": lesson().rules["dice"]})
    assert lesson().rules == house_rules(lesson().edition, lesson().options).to_dict()


# --- The words


@pytest.mark.parametrize("language", available_languages())
def test_lesson_names_the_chosen_ace_picture(language: str) -> None:
    """A player chooses whether a sun, a bird or a head stands for it."""
    say, told = translator(language), AT["lesson-aces"].text
    assert len({say(told.message, **told.arguments, ace=picture) for picture in ("sun", "bird", "head")}) == 3


@pytest.mark.parametrize("language", ["crh", "en", "es", "fr", "it", "nl", "ru"])
def test_palifico_lesson_names_the_face_after_the_bid(language: str) -> None:
    """“Killa may have one” was read as one ace, of which the sentence spoke just before."""
    say, told = translator(language), AT["lesson-locked"].text
    assert (
        say("face", **told.arguments) in say(told.message, **told.arguments).rpartition(say("bid", **told.arguments))[2]
    )


def test_lesson_texts_and_messages_match() -> None:
    say = translator()
    used = set()
    for step in STEPS:
        for text in filter(None, (step.text, step.otherwise)):
            longest = 115 if step.branches else 170
            assert len(say(text.message, **text.arguments, ace="head")) < longest, (
                "it is read on a phone, perhaps above a pad"
            )
            used.add(text.message)
    source = load_source("en")
    own = set(re.findall(r"^(lesson-[a-z-]+) =", source, re.MULTILINE))
    parts = {name for name in own if f"{{ {name} }}" in source}
    assert own - parts == used
