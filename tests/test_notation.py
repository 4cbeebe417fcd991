"""Positions as text: they are read back as the same game, or the same view, and reveal nothing more."""

from __future__ import annotations

import copy
import json
import pickle
import re
from dataclasses import replace
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

import perudo
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid, Calza, Deal, Game, IllegalAction, Reason
from perudo.core.notation import Position, PositionError, shortest_rule_code
from perudo.core.picture import svg, text_board
from perudo.core.positions import game_of, parse_game, parse_view, position_of, text_of, view_of
from perudo.core.rules import EDITIONS, Rules, house_rules, parse_rule_code
from perudo.core.view import View, private_view, public_view, view
from perudo.locales.translator import translator
from perudo.records.record import RecordError, replay_bytes
from tests import strategies
from tests.strategies import moves
from tests.test_view import look_alike, non_interference_of_dice, non_interference_of_dice_counts

MID = "bga 3 33344/1124/- 2 4x3,5x3"


@given(strategies.rules(), strategies.seats, strategies.seeds)
@settings(max_examples=40)
def test_every_game_state_roundtrips(rules: Rules, seats: int, seed: int) -> None:
    assert parse_game(text_of(Game.start(rules, seats))) == Game.start(rules, seats)
    for _, _, game in moves(rules, seats, seed):
        assert parse_game(text_of(game)) == game, text_of(game)
        assert game_of(Position.from_dict(json.loads(json.dumps(position_of(game).to_dict())))) == game


@pytest.mark.parametrize("edition", EDITIONS)
def test_positions_of_every_edition_roundtrip(edition: str) -> None:
    for calza in (False, True):
        for _, _, game in moves(house_rules(edition, {"calza": calza}), 4, seed=7):
            assert parse_game(text_of(game)) == game
            assert text_of(game).startswith(f"{edition}{'.calza' * calza} ")


@given(strategies.rules(most_dice=5), strategies.seats, strategies.seeds)
@settings(max_examples=20)
def test_every_view_roundtrips(rules: Rules, seats: int, seed: int) -> None:
    random = Random(seed)
    for _, _, game in moves(rules, seats, seed):
        seat = random.choice([None, *game.seats])
        shown = view(game, seat, eliminated_see_dice=random.random() < 0.5)
        again = parse_view(text_of(shown))
        assert (again, text_of(again)) == (shown, text_of(shown))
        assert view_of(Position.from_dict(json.loads(json.dumps(position_of(shown).to_dict())))) == shown


def written(game: Game, seat: int | None) -> View:
    """A view that is compared by its text as well."""
    shown = view(game, seat)
    return replace(shown, phase=text_of(shown))  # type: ignore[arg-type]


@given(strategies.rules(), strategies.seats, strategies.seeds)
@settings(max_examples=10)
def test_view_text_does_not_reveal_hidden_dice(rules: Rules, seats: int, seed: int) -> None:
    non_interference_of_dice(written, rules, seats, seed)
    non_interference_of_dice_counts(written, replace(rules, lost_dice_visible=False), seats, seed)


def test_seeded_dice_leak_in_text_is_detected() -> None:
    game = parse_game(MID)
    twin = parse_game(MID.replace("33344", "33345"))
    look_alike(written, 2, game, twin)
    with pytest.raises(AssertionError):
        look_alike(lambda game, seat: replace(view(game, seat), phase=text_of(game)), 2, game, twin)  # type: ignore[arg-type]


def test_mid_game_positions_roundtrip() -> None:
    kozak = house_rules("kozak", {"dice": 3})
    starts = [
        Game.mid_game(EDITIONS["bga"], (1, 5, 0), palifico=1, veterans=(3,)),
        Game.mid_game(kozak, (1, 3, 2), veterans=(1, 2), number=7),
        Game.mid_game(EDITIONS["kozak"], (5, 5)),
        Game.start(EDITIONS["kozak"], 2),
    ]
    for game in starts:
        dealt = game.after(Deal(tuple((2,) * count for count in game.dice), game.opener or 2))
        for each in (game, dealt, dealt.after(Bid(2, 2))):
            assert parse_game(text_of(each)) == each
            for seat in (None, *each.seats):
                assert parse_view(text_of(view(each, seat))) == view(each, seat)
    assert len({text_of(each) for each in starts}) == len(starts)
    opened = parse_game("bga 2 ?5/?4 2 deal")
    assert (opened.opener, opened.hands, opened.previous) == (2, None, None)


def test_rule_codes_are_written_in_shortest_form() -> None:
    game = parse_game("friendly 1 ?5/?5 - roll")
    assert text_of(game) == "kozak.lost_dice_visible 1 ?5/?5 - roll"
    for edition, rules in EDITIONS.items():
        assert shortest_rule_code(rules) == edition
        assert house_rules(*parse_rule_code(shortest_rule_code(replace(rules, dice=4, calza=True)))) == replace(
            rules, dice=4, calza=True
        )


@pytest.mark.parametrize(
    ("text", "wrong", "at"),
    [
        ("bga 1 2/2 1", "notation-short", None),
        ("", "notation-short", None),
        ("bga.x 1 2/2 1 -", "rule-code", "bga.x"),
        ("hoyle 1 2/2 1 -", "edition-unknown", "hoyle"),
        ("bga.dice-11 1 2/2 1 -", "rule-code", "bga.dice-11"),
        ("bga 0 2/2 1 -", "notation-round", "0"),
        ("bga 1 2/27 1 -", "notation-cups", "27"),
        ("bga 1 2/2  3 -", "notation-opener", "3"),
        ("bga 1 2/- 2 -", "position-over", "2/-"),
        ("bga 1 2/-/2 2 -", "reason-wrong-opener", "2"),
        ("bga 1 2/2 - 1x2", "notation-opener", "-"),
        ("bga 1 222222/2 1 -", "position-dice", "222222/2"),
        ("bga 1 2/2/2/2/2/2/2 1 -", "players-count", "2/2/2/2/2/2/2"),
        ("bga 1 2/2 1 4x2,4y3", "notation-words", "4y3"),
        ("bga 1 2/2 1 4x2,5x7", "notation-words", "5x7"),
        ("bga 1 2/2 1 4x2,3x2", "reason-not-higher", "3x2"),
        ("bga 1 2/2 1 1x1", "reason-aces-do-not-open", "1x1"),
        ("bga 1 2/?1 1 -", "notation-hidden", "?1"),
        ("bga 1 2/2 1 deal", "notation-cups", "2"),
        ("bga 1 22/2 1p -", "position-palifico-dice", "22/2"),
        ("bga 1 2v/2 1p -", "position-palifico-rules", "2v/2"),
        ("bga 1 ?5/?5 - over", "notation-unlike", "over"),
        ("bga 1 ?5/?5 1 roll", "notation-unlike", "1"),
        ("kozak 1 ?5/?5 2 deal rolls 61", "notation-unlike", "2"),
        ("kozak 1 ?5/?5 1 deal rolls 6", "notation-rolls", "6"),
        ("kozak 1 ?5/?5 1 deal rolls 66,60", "reason-wrong-rollers", "60"),
        ("bga 1 2/2 1 - seats 1", "notation-part", "seats"),
        ("bga 1 2/2 1 - seat", "notation-part", "seat"),
        ("bga 1 2/2 1 - seat 3", "notation-seat", "3"),
        ("bga 2 ?2/?1 2 deal after 22/33 1 4x2,dudo,dudo", "notation-words", "dudo"),
        ("bga 2 ?2/?1 2 deal after 22/33 1 dudo", "notation-after", "dudo"),
        ("bga 2 ?2/?1 2 deal after 22/?2 1 4x2,dudo", "notation-after", "22/?2"),
        ("bga 2 ?2/?2 2 deal after 22/33 1 4x2,3x2,dudo", "reason-not-higher", "3x2"),
        ("bga 2 ?1/?2 1 deal after 22/33 1 2x2,dudo", "notation-unlike", "?1/?2"),
        ("bga 1 ?2/?1 2 deal after 22/33 1 2x2,dudo", "notation-round", "1"),
    ],
)
def test_invalid_position_error_names_its_location(text: str, wrong: str, at: str | None) -> None:
    with pytest.raises(PositionError) as raised:
        parse_game(text)
    error = raised.value
    assert error.code == wrong
    if at is not None:
        column = int(error.details["column"]) - 1
        assert error.details["said"] == at == text[column : column + len(at)]
        assert f"column {column + 1}, “{at}”: " in str(error)
    assert str(error).endswith(f"({wrong})")
    assert translator("en").error_text(error) in str(error)


@pytest.mark.parametrize(
    "text", ["bga 1 2/2 1 -", "bga 1 ?2/2 1 - seat 1", "bga 3 ?/22 1 - seat 1", "bga 1 ?5/? 1 deal seat 2"]
)
def test_invalid_own_hand_in_view_is_refused(text: str) -> None:
    with pytest.raises(PositionError, match="notation-own"):
        parse_view(text)


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"rules": "bga", "round": 1, "cups": ["2", "2"], "opener": 1, "words": "-", "colour": "red"},
        {"rules": "bga", "round": 1, "cups": ["2", 2], "opener": 1, "words": "-"},
        {"rules": "bga", "round": True, "cups": ["2", "2"], "opener": 1, "words": "-"},
        {"rules": None, "round": 1, "cups": ["2", "2"], "opener": 1, "words": "-"},
        {"rules": "bga", "round": 1, "cups": ["2", "2"], "opener": 1, "words": "-", "after": []},
        {"rules": "bga", "round": 1, "cups": {}, "opener": 1, "words": "-"},
    ],
)
def test_invalid_json_position_is_refused(plain: dict[str, object]) -> None:
    with pytest.raises(PositionError):
        game_of(Position.from_dict(plain))


def test_oversized_text_is_refused() -> None:
    with pytest.raises(PositionError, match="notation-long"):
        parse_game("bga 1 2/2 1 " + ",".join(["1x2"] * 5000))


@pytest.mark.parametrize("text", ["", "4", "4x", "0x3", "04x3", "4x7", "4x0", "4 x3", "4X3", "٤x3", "4x33"])
def test_bid_text_roundtrips(text: str) -> None:
    assert Bid.parse("12x1") == Bid(12, 1)
    assert str(Bid.parse("4x5")) == "4x5"
    with pytest.raises(PerudoError, match="not-a-bid"):
        Bid.parse(text)


def test_reprs_show_no_dice() -> None:
    game = parse_game(MID)
    assert repr(game) == "<Game of 3 seats, round 3, dice (5, 4, 0), bids 4x3,5x3>"
    assert repr(game.after(DUDO)) == "<Game of 3 seats, round 4, dice (5, 3, 0), bids ->"
    assert repr(view(game, 2)) == "<View of seat 2, round 3>"


def test_formatting_a_view_without_rules_is_refused() -> None:
    from perudo.core.view import combine

    game = parse_game(MID)
    sent = combine(public_view(game), private_view(game, 2))
    assert sent == view(game, 2) and "seat 2" in repr(sent)
    with pytest.raises(PerudoError, match="notation-no-rules"):
        text_of(sent)
    for again in (copy.copy(view(game, 2)), pickle.loads(pickle.dumps(view(game, 2)))):
        assert again == view(game, 2) and "seat 2" in repr(again)


def test_errors_are_sentences_with_codes() -> None:
    with pytest.raises(IllegalAction) as raised:
        parse_game(MID).after(Bid(4, 2))
    assert raised.value.code == f"reason-{Reason.NOT_HIGHER}"
    assert str(raised.value) == "4x2: That is not higher than the current bid. (reason-not-higher)"
    with pytest.raises(PerudoError) as refused:
        Game.start(EDITIONS["bga"], 9)
    assert str(refused.value) == "These rules are for 2 to 6 players, not for 9. (players-count)"
    assert str(PerudoError("unheard-of", seats=9)) == "unheard-of seats=9"
    with pytest.raises(RecordError) as broken:
        replay_bytes(b'perudo = 1\nedition = "hoyle"\nplayers = ["A", "B"]\n', "x.perudo")
    assert re.match(r"x\.perudo: line 2: The edition “hoyle” is unknown\. .*\(edition-unknown\)$", str(broken.value))


def test_version_matches_the_package() -> None:
    from importlib.metadata import version

    assert perudo.__version__ == version("perudo")
    with pytest.raises(AttributeError):
        perudo.version  # noqa: B018


# --- To look at


@given(strategies.rules(most_dice=6), strategies.seats, strategies.seeds)
@settings(max_examples=8)
def test_every_state_can_be_drawn(rules: Rules, seats: int, seed: int) -> None:
    for _, _, game in moves(rules, seats, seed):
        for shown in (game, view(game, 1)):
            picture = ElementTree.fromstring(svg(shown))
            assert svg(shown)._repr_svg_() == svg(shown)
            title = picture.find("{http://www.w3.org/2000/svg}title")
            assert title is not None and title.text == text_of(shown)
            assert len(text_board(shown).splitlines()) == 1 + seats


def test_picture_shows_cups_turn_and_bids() -> None:
    game = parse_game("kozak.calza 3 33344/1124/-/1v/56 2 4x3,5x3,5x6")
    assert text_board(game).splitlines() == [
        "kozak.calza  3",
        ">  1  3 3 3 4 4",
        " * 2  1 1 2 4    4x3",
        "   3  -",
        "   4  1          5x3",
        "   5  5 6        5x6",
    ]
    hidden = text_board(view(game, 2)).splitlines()
    assert hidden[1].split("  ")[-1].strip() == "? ..." and "1 1 2 4" in hidden[2]
    called = text_board(game.after(DUDO)).splitlines()
    assert called[0] == "kozak.calza  3" and called[1].endswith("dudo") and "3 3 3 4 4" in called[1]
    exact = text_board(game.after(Calza(2))).splitlines()
    assert exact[2].endswith("4x3 calza")


def test_picture_of_a_view_has_no_hidden_dice() -> None:
    game = parse_game(MID)
    twin = parse_game(MID.replace("33344", "12566"))
    assert svg(view(game, 2)) == svg(view(twin, 2)) != svg(view(game, 1))
    assert svg(game) != svg(twin)
    palifico = parse_game("bga 4 6/22/- 1p 1x6")
    assert "palifico" in svg(palifico) and "palifico" in text_board(palifico)
