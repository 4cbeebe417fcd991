"""The bot that plays by solved rounds never loses more than they can be exploited by, to anyone, in a million rounds.

All is of one die against one, where every round is solved; from either seat, with the same dice. What is expected is
worked out exactly, and a million rounds are played.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import get_args

import pytest

from perudo.bots import Bot
from perudo.bots.beginner import Beginner
from perudo.bots.odds_bot import OddsBot
from perudo.bots.reader import Reader
from perudo.bots.solved import TablebaseReader
from perudo.core.game import DUDO, FACES, Bid, Deal, Game, Move
from perudo.core.raises import RaiseRule
from perudo.core.rules import EDITIONS, Rules
from perudo.core.view import View, view
from perudo.solver import tablebase as tablebases
from perudo.solver.tablebase import Tablebase, load_tablebase

from .duplicate import EXACT, ROUNDS, Duel, Forks, Plan, duplicate, give, mix

RAISES: dict[RaiseRule, Rules] = {
    raise_: replace(EDITIONS["bga"], raise_=raise_, dice=2, lost_dice_visible=True) for raise_ in get_args(RaiseRule)
}
PLAYED = int(os.environ.get("PERUDO_ROUNDS", "100"))
"""Rounds that are played through ``Game``, from either seat, against each bot."""


class Anything(Bot):
    """Says any word that is legal."""

    def choose(self, view: View) -> Move:
        return self.rng.choice(view.legal)


class Doubter(Bot):
    """Doubts whatever it hears."""

    def choose(self, view: View) -> Move:
        return DUDO if DUDO in view.legal else view.legal[0]


class Climber(Bot):
    """Goes up by as little as it can, and never doubts."""

    def choose(self, view: View) -> Move:
        return view.legal[0]


class Bluffer(Bot):
    """Says the most that two dice may show, at once."""

    def choose(self, view: View) -> Move:
        return Bid(2, 6) if Bid(2, 6) in view.legal else DUDO


class Honest(Bot):
    """Bids the die it has, or doubts."""

    def choose(self, view: View) -> Move:
        own = Bid(1, (view.hand or (2,))[0])
        return own if own in view.legal else DUDO if DUDO in view.legal else view.legal[0]


OTHERS: list[type[Bot]] = [Beginner, OddsBot, Reader, TablebaseReader, Anything, Doubter, Climber, Bluffer, Honest]
BOTH = pytest.mark.parametrize("raise_", RAISES)
AGAINST = pytest.mark.parametrize("other", OTHERS, ids=lambda kind: kind.__name__.lower())


@cache
def duel(raise_: RaiseRule) -> Duel:
    return Duel(RAISES[raise_])


def plans(raise_: RaiseRule) -> tuple[Plan, Plan]:
    """Return the bot's strategy, first and second."""
    return duel(raise_).plan(TablebaseReader, 0), duel(raise_).plan(TablebaseReader, 1)


ours = cache(plans)


@cache
def theirs(raise_: RaiseRule, other: type[Bot]) -> tuple[Plan, Plan]:
    """Return another bot's strategy against it."""
    first, second = ours(raise_)
    return duel(raise_).plan(other, 0, second), duel(raise_).plan(other, 1, first)


def expected(raise_: RaiseRule, other: type[Bot]) -> tuple[float, float]:
    """Return the bot's value when it opens, and when the other does."""
    (first, second), against = ours(raise_), theirs(raise_, other)
    return duel(raise_).expected(first, against[1]), -duel(raise_).expected(against[0], second)


def solved(raise_: RaiseRule) -> Tablebase:
    table = load_tablebase((1, 1), raise_)
    assert table
    return table


def exploitability(table: Tablebase) -> float:
    return (table.high - table.low) / 2


@BOTH
def test_best_response_to_bot_matches_tablebase_bounds(raise_: RaiseRule) -> None:
    of, (first, second), table = duel(raise_), ours(raise_), solved(raise_)
    best = of.best_answer(second, 0), of.best_answer(first, 1)
    assert of.expected(first, best[1]) == pytest.approx(table.low, abs=EXACT)
    assert of.expected(best[0], second) == pytest.approx(table.high, abs=EXACT)
    assert table.low <= -1 / 18 <= table.high < table.low + 1e-6
    assert duplicate(of, (first, second), best) >= -exploitability(table) - give(ROUNDS)


@BOTH
@AGAINST
def test_bot_loses_at_most_its_exploitability_bound(raise_: RaiseRule, other: type[Bot]) -> None:
    table, (opening, answering) = solved(raise_), expected(raise_, other)
    assert opening >= table.low - EXACT
    assert answering >= -table.high - EXACT
    got = duplicate(duel(raise_), ours(raise_), theirs(raise_, other))
    assert got >= -exploitability(table) - give(ROUNDS)
    assert got == pytest.approx((opening + answering) / 2, abs=give(ROUNDS))


@BOTH
@AGAINST
def test_played_rounds_match_the_computed_value(raise_: RaiseRule, other: type[Bot]) -> None:
    got, chance, rules = 0, Random(f"{raise_} {other.__name__}"), RAISES[raise_]
    for _ in range(PLAYED):
        dice = chance.choice(FACES), chance.choice(FACES)
        got += played(rules, dice, (TablebaseReader, other), chance) - played(
            rules, dice, (other, TablebaseReader), chance
        )
    assert got / 2 / PLAYED >= -exploitability(solved(raise_)) - give(PLAYED)
    assert got / 2 / PLAYED == pytest.approx(sum(expected(raise_, other)) / 2, abs=give(PLAYED))


def played(rules: Rules, dice: tuple[int, int], kinds: tuple[type[Bot], type[Bot]], chance: Random) -> int:
    """Return the first bot's result in a round."""
    bots = [kind(chance, rules) for kind in kinds]
    game = Game.mid_game(rules, (1, 1)).after(Deal(((dice[0],), (dice[1],)), 1))
    while game.winner is None:
        shown = [view(game, seat) for seat in (1, 2)]
        for bot, seen in zip(bots, shown, strict=True):
            bot.see(seen)
        move = bots[(game.to_act or 0) - 1].choose(shown[(game.to_act or 0) - 1])
        assert move is not None
        game = game.after(move)
    return 1 if game.winner == 1 else -1


# --- That these would notice


@BOTH
def test_swapped_tablebase_moves_are_detected(raise_: RaiseRule, monkeypatch: pytest.MonkeyPatch) -> None:
    table = solved(raise_)
    broken = swapped(table, (2,), [])
    monkeypatch.setattr(tablebases, "load_tablebase", lambda *_: broken)
    of, (first, second) = duel(raise_), plans(raise_)
    best = of.best_answer(second, 0), of.best_answer(first, 1)
    assert of.expected(first, best[1]) < table.low - 0.01
    assert of.expected(best[0], second) <= table.high + EXACT  # it is the first who plays the word
    assert duplicate(of, (first, second), best) < -exploitability(table) - give(ROUNDS)


def swapped(table: Tablebase, hand: tuple[int, ...], bids: list[Bid]) -> Tablebase:
    """The table where the bid that a hand makes most often is swapped with one that it never makes."""
    opening = table.probe(hand, bids)
    assert opening
    line = 0
    for bid in bids:
        line = next(after for after in table._after(line) if table._bid(after) == bid)
    most = max(table._after(line), key=lambda after: opening.mix.get(table._bid(after), 0))
    never = next(after for after in table._after(line) if table._bid(after) not in opening.mix)
    data, at = bytearray(table.data), table._columns[len(bids) % 2][hand]
    for column in (2 + at, 2 + table._hands + at):
        here, there = column * table.lines + most, column * table.lines + never
        data[here], data[there] = data[there], data[here]
    return replace(table, data=bytes(data))


@pytest.mark.parametrize("kind", [Beginner, OddsBot, TablebaseReader])
def test_sampled_bot_moves_match_the_enumerated_mix(kind: Callable[..., Bot]) -> None:
    rules = RAISES["any-higher"]
    shown, asked = view(duel("any-higher").dealt(1, 5), 1), kind(Forks(), rules)
    asked.see(shown)
    expected, times = mix(asked, shown), 2000
    assert sum(expected.values()) == pytest.approx(1) and len(expected) > 1
    bot = kind(Random(1), rules)
    bot.see(shown)
    said = [bot.choose(shown) for _ in range(times)]
    for word in {*said, *expected}:
        assert said.count(word) / times == pytest.approx(expected.get(word, 0), abs=0.05)  # type: ignore[arg-type]
