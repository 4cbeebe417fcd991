"""What a player gives away: held against the solver's own bounds, OpenSpiel's NashConv, and rounds that are played."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benchmarks import exploitability as exploitability_table
from perudo.analysis.exploitability import RoundSetup, exact_mix, exploitability, lower_bound, policy_of
from perudo.analysis.exploitability.bot_policy import BranchingRandom, UnsupportedRandomness
from perudo.bots import BUILTIN_BOTS, Bot
from perudo.bots.odds_bot import OddsBot
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid, Deal, Game, Move
from perudo.core.rules import EDITIONS, Rules, house_rules
from perudo.core.view import View, view
from perudo.protocol.failures import BotFailure
from perudo.solver.cfr import Solver, solve
from perudo.solver.tablebase import load_tablebase
from perudo.terminal.cli import main

from . import duplicate
from .duplicate import Duel

BGA = EDITIONS["bga"]
"""One-axis raises: the smallest trees."""


class Drawing(Bot):
    """Says anything; by chance of a kind that can't be gone every way."""

    def choose(self, view: View) -> Move:
        return view.legal[int(self.rng.random() * 1000) % 2 * (len(view.legal) - 1)]


class Shuffling(Bot):
    """The same, by chance that can."""

    def choose(self, view: View) -> Move:
        order = [view.legal[0], view.legal[-1]]
        self.rng.shuffle(order)
        return order[self.rng.randrange(2)]


class Tempered(OddsBot):
    """Is of a kind that was thrown for when it was made."""

    def __init__(self, rng: Random, rules: Rules) -> None:
        super().__init__(rng, rules)
        self.first = rng.random() < 0.3

    def choose(self, view: View) -> Move | None:
        return view.legal[0] if self.first else super().choose(view)


class Failing(Bot):
    def choose(self, view: View) -> Move:
        return view.legal[len(view.legal)]


class Mistelling(OddsBot):
    def mix(self, view: View) -> dict[Move | None, float]:
        return {view.legal[0]: -1.0}


class Cheat(Bot):
    def choose(self, view: View) -> Move:
        return Bid(1, 1)


# --- How often a bot says what


@pytest.mark.parametrize("level", BUILTIN_BOTS)
def test_a_declared_mix_is_what_is_drawn(level: str) -> None:
    game = Game.mid_game(replace(BGA, lost_dice_visible=True), (2, 3)).after(Deal(((2, 5), (3, 3, 4)), 1))
    game = game.after(Bid(1, 5)).after(Bid(2, 5))
    bot, asked = BUILTIN_BOTS[level](Random(1), game.rules), BUILTIN_BOTS[level](BranchingRandom(), game.rules)
    for each in (bot, asked):
        each.see(view(game, 1))
    expected, times = exact_mix(asked, view(game, 1)), 1500
    assert sum(expected.values()) == pytest.approx(1)
    said = [bot.choose(view(game, 1)) for _ in range(times)]
    for move in {*said, *expected}:
        assert said.count(move) / times == pytest.approx(expected.get(move, 0), abs=0.06)


class Three(Bot):
    """Throws one number, and looks at it twice."""

    def choose(self, view: View) -> Move:
        thrown = self.rng.random()
        return view.legal[0 if thrown < 0.3 else 1 if thrown < 0.6 else 2 if thrown >= 0.6 else 3]


def test_a_number_that_was_thrown_stays_what_it_is() -> None:
    shown = view(Game.start(BGA, 2).after(Deal(((2,) * 5, (3,) * 5), 1)), 1)
    bot = Three(BranchingRandom(), BGA)
    assert dict(exact_mix(bot, shown)) == pytest.approx(dict(zip(shown.legal, (0.3, 0.3, 0.4), strict=False)))


def test_chance_that_cannot_be_gone_every_way_is_noticed() -> None:
    shown = view(Game.mid_game(BGA, (1, 1)).after(Deal(((2,), (3,)), 1)), 1)
    with pytest.raises(UnsupportedRandomness):
        exact_mix(Drawing(BranchingRandom(), BGA), shown)
    assert sorted(exact_mix(Shuffling(BranchingRandom(), BGA), shown).values()) == pytest.approx([0.5, 0.5])


# --- What it gives away


@pytest.mark.parametrize("dice", [(1, 1), (2, 1)])
def test_a_policy_gives_away_what_the_solver_says(dice: tuple[int, int]) -> None:
    given = RoundSetup(BGA, dice)
    solver = Solver(given.round)
    solve(solver, iterations=20)
    found = exploitability(policy_of(solver), BGA, dice)
    low, high = solver.bounds()
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-9)
    assert found.nash_conv > 0.001 and found.exact


def test_rounds_with_calza_and_palifico_rounds_are_walked_too() -> None:
    calza = house_rules("bga", {"calza": True, "dice": 2})
    for given in RoundSetup(calza, (1, 1)), RoundSetup(BGA, (1, 2), palifico=True):
        solver = Solver(given.round)
        solve(solver, iterations=20)
        found = exploitability(policy_of(solver), given.rules, given.dice, palifico=given.palifico, solution=False)
        assert (found.low, found.high) == pytest.approx(solver.bounds(), abs=1e-9)
    with pytest.raises(PerudoError, match="study-calza"):
        exploitability("odds", house_rules("bga", {"calza": True, "calza_callers": "all-but-next"}), (1, 1))


@pytest.mark.parametrize("level", ["beginner", "odds", "reader", "planner"])
def test_a_bot_gives_away_what_is_found_by_other_means(level: str) -> None:
    """By ``Duel``, which knows one die against one alone and walks all lines."""
    rules = replace(BGA, dice=2, lost_dice_visible=True)
    duel, kind = Duel(rules), BUILTIN_BOTS[level]
    first, second = (duel.plan(kind, me) for me in (0, 1))
    low = duel.expected(first, duel.best_answer(first, 1))
    high = duel.expected(duel.best_answer(second, 0), second)
    found = exploitability(level, rules, (1, 1))
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-9)
    assert duplicate.EXACT < 1e-9


def test_who_plays_by_the_table_gives_nothing_away() -> None:
    table = load_tablebase((1, 1), "one-axis")
    assert table
    found = exploitability("reader", BGA, (1, 1))
    assert (found.low, found.high) == pytest.approx((table.low, table.high), abs=1e-9)
    assert found.as_opener == found.as_responder == 0


def test_a_bid_over_all_dice_is_lost_and_may_be_tried() -> None:
    capped, free = (exploitability("beginner", BGA, (1, 1), over=over) for over in (0, 1))
    assert free.exploitability > capped.exploitability + 0.0005  # it does not always call what can't be

    def bold(hand: tuple[int, ...], bids: tuple[Bid, ...]) -> dict[Move, float]:
        return {Bid(10, 6): 1.0} if bids != (Bid(10, 6),) else {DUDO: 1.0}

    assert exploitability(bold, BGA, (1, 1)).nash_conv == pytest.approx(2)


def test_a_bot_whose_chance_cannot_be_followed_is_estimated() -> None:
    found = exploitability(Drawing, BGA, (1, 1))
    assert not found.exact and 0.2 < found.exploitability <= 1
    assert exploitability(Shuffling, BGA, (1, 1)).exploitability == pytest.approx(found.exploitability, abs=0.15)


def test_chance_that_a_bot_is_born_with_is_not_followed() -> None:
    assert not exploitability(Tempered, BGA, (1, 1)).exact


@pytest.mark.parametrize(("kind", "why"), [(Failing, "IndexError"), (Mistelling, "mix.. gave .*1 in all")])
def test_what_fails_is_the_bots_fault(kind: type[Bot], why: str) -> None:
    with pytest.raises(BotFailure, match=why):
        exploitability(kind, BGA, (1, 1))
    with pytest.raises(BotFailure, match=why):
        lower_bound(kind, BGA, (2, 2), deals=2)


def test_the_command_tells_whose_fault_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.py"
    file.write_text("from perudo.bots import Bot\nclass Wrong(Bot):\n    def choose(self, view):\n        1 / 0\n")
    assert main(["exploit", f"{file}:Wrong", "--dice", "1,1"]) == 1
    told = capsys.readouterr().err
    assert "ZeroDivisionError" in told and "wrong.py, line 4" in told and "Traceback" not in told
    assert main(["exploit", f"{sys.executable} nothing.py", "--dice", "1,1"]) == 2
    assert "perudo.bots.Bot" in capsys.readouterr().err


def test_what_cannot_be_studied_is_said() -> None:
    with pytest.raises(PerudoError, match="study-illegal"):
        exploitability(Cheat, BGA, (1, 1))
    with pytest.raises(PerudoError, match="study-too-large"):
        exploitability("odds", BGA, (5, 5))
    with pytest.raises(PerudoError, match="position-palifico"):
        exploitability("odds", BGA, (2, 2), palifico=True)


def test_the_documents_tell_what_comes_out() -> None:
    """(The planner takes seconds.)"""
    told = exploitability_table.rows(exploitability_table.PAGE.read_text(encoding="utf-8"))
    small = [kind for kind in told if kind.dice == (1, 1) and kind.bot != "planner"]
    assert len(small) >= 4 and set(told) <= set(exploitability_table.KINDS)
    assert {kind: told[kind] for kind in small} == {kind: exploitability_table.row(kind) for kind in small}


# --- Where rounds are too large


def test_what_is_gained_in_rounds_that_are_played_is_no_more_than_a_best_answer_gains() -> None:
    gained, best = lower_bound("odds", BGA, (1, 1), deals=40), exploitability("odds", BGA, (1, 1))
    assert 0 < gained.low < gained.high and gained.deals == 40
    assert gained.low <= best.exploitability
    few = lower_bound("odds", BGA, (1, 1, 1), deals=5)
    assert few == lower_bound("odds", BGA, (1, 1, 1), deals=5) and few.deals == 5  # of the same seed


# --- In a terminal


def run(capsys: pytest.CaptureFixture[str], *line: str) -> tuple[int, str, str]:
    status = main(["--language", "en", "exploit", *line])
    told = capsys.readouterr()
    return status, told.out, told.err


def test_the_command_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "odds", "--dice", "1,1")
    assert status == 0 and "Exploitability: 0.2292" in out and "Opening, it gives away per round: 0.2620" in out
    _, out, _ = run(capsys, "odds", "--dice", "1,1", "--edition", "kozak", "--json")
    told: dict[str, Any] = json.loads(out)
    assert told["exact"] and told["exploitability"] == pytest.approx(0.22917, abs=1e-4)
    _, out, _ = run(capsys, "odds", "--dice", "1,1,1", "--seconds", "0.01", "--json")
    assert json.loads(out)["deals"] == 10


def test_what_makes_no_sense_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for line in (
        ["odds", "--dice", "2"],
        ["nobody", "--dice", "1,1"],
        ["odds", "--dice", "2,2", "--palifico"],
        ["odds", "--dice", "1,1,1", "--palifico"],
        ["odds", "--dice", "1,1,1", "--set", "calza=true"],
        ["odds"],
    ):
        status, out, err = run(capsys, *line)
        assert status == 2 and not out and "perudo exploit --help" in err, line
