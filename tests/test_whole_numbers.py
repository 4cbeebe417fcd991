"""Public constructors keep plain tuples of ints, whatever sequences they are given, or refuse."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from perudo.bots.odds_bot import OddsBot
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid, Calza, Deal, Game, Move, OpeningRoll
from perudo.core.odds import odds
from perudo.core.positions import parse_game, text_of
from perudo.core.rules import EDITIONS, house_rules
from perudo.core.view import view
from perudo.records.record import Record, RecordError, RoundRecord, StartPosition
from perudo.sim.batch import Batch

BGA = EDITIONS["bga"]
HANDS = ((1, 2, 3, 4, 5), (2, 2, 2, 2, 2))
any_integers = pytest.mark.parametrize(
    "kind",
    [list, lambda values: np.array(values, np.int8), lambda values: list(map(np.uint8, values)), iter],
    ids=["list", "array", "numbers", "iterator"],
)
NO_INTEGERS: list[Any] = [1.0, "1", None, b"1", 1j, np.float64(1), np.bool_(True)]


def types(value: Any) -> set[type]:
    return set().union(*map(types, value)) if type(value) is tuple else {type(value)}


@any_integers
def test_deals_and_rolls_contain_plain_python_ints(kind: Callable[[Any], Any]) -> None:
    start, plain = Game.start(BGA, 2), Game.start(BGA, 2).after(Deal(HANDS, 1))
    game = start.after(Deal(kind([kind(hand) for hand in HANDS]), np.int64(1)))
    assert (game, hash(game), pickle.dumps(game)) == (plain, hash(plain), pickle.dumps(plain))
    assert types(game.hands) == {int} and type(game.opener) is int
    bot = OddsBot(Random(1), BGA)
    bot.see(view(game, 1))
    assert bot.choose(view(game, 1)) in game.legal
    assert parse_game(text_of(game)) == game
    rolled = Game.start(EDITIONS["kozak"], 2).after(OpeningRoll(kind([3, 5])))
    assert rolled.opening_rolls == ((3, 5),) and types(rolled.opening_rolls) == {int}


@any_integers
def test_positions_and_odds_contain_plain_python_ints(kind: Callable[[Any], Any]) -> None:
    game = Game.mid_game(BGA, kind([2, 1, 1]), np.int64(2), kind([3]), np.int16(4))
    assert game == Game.mid_game(BGA, (2, 1, 1), 2, (3,), 4) and types(game.dice) == {int}
    assert odds(10, kind([1, 2, 2]), 4, 2) == odds(10, (1, 2, 2), 4, 2)


@any_integers
def test_records_contain_plain_python_ints(kind: Callable[[Any], Any]) -> None:
    """Values given to a record, or to the game of a record, can be read again."""
    deal = Deal(kind([kind(hand) for hand in HANDS]), np.int64(1))
    moves: list[Move] = [Bid(np.int64(3), np.int8(2)), DUDO]
    record = Record.from_game("bga", ["Ana", "Bo"], Game.start(BGA, 2), [deal, *moves])
    assert Record.parse(record.text()) == record and record.replay().final_game.previous
    rounds = [RoundRecord(np.int64(1), [kind([1, 2]), kind([3])], moves)]
    position = StartPosition(kind([2, 1]), None, kind([2]))
    record = Record("bga", {"dice": np.int64(3), "players": [2, 4]}, ["Ana", "Bo"], rounds, position)  # type: ignore[dict-item]
    assert Record.parse(record.text()) == record
    assert type(Record("bga", {}, ["Ana", "Bo"], (), ((2, 1), None, ())).start_position) is StartPosition  # type: ignore[arg-type]


def test_moves_contain_plain_python_ints() -> None:
    assert str(Bid(np.int64(3), True)) == "3x1" and types(tuple(Bid(np.int64(3), True))) == {int}
    assert str(Calza(np.int8(2))) == "calza 2"
    for word in Bid(3, 4), Calza(2), Deal(HANDS, 1), OpeningRoll((1, 2)):
        assert pickle.loads(pickle.dumps(word)) == word and type(pickle.loads(pickle.dumps(word))) is type(word)


@pytest.mark.parametrize("wrong", NO_INTEGERS, ids=repr)
def test_constructors_refuse_non_integers(wrong: Any) -> None:
    constructors: list[Callable[[], object]] = [
        lambda: Bid(wrong, 3),
        lambda: Bid(3, wrong),
        lambda: Calza(wrong),
        lambda: Deal([[1, wrong], [1, 2]], 1),
        lambda: OpeningRoll([1, wrong]),
        lambda: Game.mid_game(BGA, [2, wrong]),
        lambda: Game.start(BGA, wrong),
        lambda: StartPosition([2, wrong]),
        lambda: RoundRecord(1, [[wrong]], []),
        lambda: Batch(BGA, wrong, 1),
        lambda: Batch.from_game(Game.mid_game(BGA, (1, 1)), 1, hands={1: [wrong]}),
    ]
    for constructor in constructors:
        with pytest.raises(TypeError, match=r"must be a whole number, not \w+$"):
            constructor()
    with pytest.raises(PerudoError, match="setting-value"):
        house_rules("bga", {"dice": wrong})
    with pytest.raises(PerudoError, match="setting-value"):
        house_rules("bga", {"players": (2, wrong)})


def test_record_parser_refuses_unreadable_values() -> None:
    players = ["Ana", "Bo"]
    wrong: list[Callable[[], object]] = [
        lambda: Record("bga", {}, "AB"),
        lambda: Record("bga", {}, ["Ana", 2]),  # type: ignore[list-item]
        lambda: Record(1, {}, players),  # type: ignore[arg-type]
        lambda: Record("bga", {}, players, table=3),  # type: ignore[arg-type]
        lambda: Record("bga", {"dice": 2.5}, players),  # type: ignore[dict-item]
        lambda: Record("bga", {3: 3}, players),  # type: ignore[dict-item]
        lambda: Record("bga", {}, players, [RoundRecord(1, HANDS, ["3x2"])]),  # type: ignore[list-item]
    ]
    for make in wrong:
        with pytest.raises(TypeError):
            make()
    with pytest.raises(RecordError, match="record-line-long"):
        Record("bga", {}, ["A" * 20_000, "Bo"]).text()
    with pytest.raises(UnicodeEncodeError):
        Record("bga", {}, ["\ud800", "Bo"]).text()
    odd = Record("bga", {"a b": True}, players)
    assert Record.parse(odd.text()) == odd


def test_known_hands_can_be_given_as_int8_arrays() -> None:
    """An int8 face used to shift the other faces out of the number that holds a hand."""
    game = Game.start(BGA, 2).after(Deal(HANDS, 1))
    batch = Batch.from_game(game, 1, hands={1: np.array([6, 6, 6, 6, 5], np.int8)})
    assert batch.hands[0, 0].tolist() == [0, 0, 0, 0, 1, 4]
