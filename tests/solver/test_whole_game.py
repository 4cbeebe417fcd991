"""Chances to win a game of two: by hand where a round or two are left, and by the rules of each edition."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from perudo.core.errors import PerudoError
from perudo.core.rules import EDITIONS, Rules, house_rules
from perudo.sim.bid_graph import BidGraph
from perudo.solver import whole_game
from perudo.solver.cfr import Solver, solve
from perudo.solver.round_starts import RoundStart, RoundStarts, Transition
from perudo.solver.tree import Round
from perudo.solver.whole_game import UNKNOWN, ChanceInterval, GameProgress, RoundSolution, WholeGame

WIDTH = 2e-4


def about(chance: ChanceInterval, value: float) -> bool:
    return chance.low <= value <= chance.high <= chance.low + 3 * WIDTH


@pytest.mark.parametrize("edition", EDITIONS)
def test_last_round_matches_known_value(edition: str) -> None:
    """With one die each the opener loses an eighteenth: 17 games of 36. Palifico rounds are in test_solving."""
    match = WholeGame.of(EDITIONS[edition], 2, WIDTH, recall=0)
    assert about(match.chances[RoundStart(1, 1)], 17 / 36)
    palifico = match.chances.get(RoundStart(1, 1, True, (True, False)))
    if EDITIONS[edition].palifico_with_two:
        assert palifico and about(palifico, 5 / 6)
    else:
        assert palifico is None
    veteran = match.chances.get(RoundStart(1, 1, True, (True, True)))
    if EDITIONS[edition].veteran_changes_face and veteran:
        assert about(veteran, 4 / 9)  # a veteran may change the face, and that takes the edge off palifico
    assert match.chances[RoundStart(5, 5)].high - match.chances[RoundStart(5, 5)].low > 0.5
    assert RoundStart(5, 5) not in match.estimates


def test_game_of_two_dice_against_one_matches_value() -> None:
    """If the opener with two dice loses, they are palifico with one die against one: five of six games. Otherwise they
    have won.
    """
    match = WholeGame.of(EDITIONS["bga"], 3, WIDTH, recall=0)
    round_ = (1 + 0.24072) / 2
    assert match.chances[RoundStart(2, 1)].low <= round_ + (1 - round_) * 5 / 6 <= match.chances[RoundStart(2, 1)].high
    # With one against two, the winner of the round still has to answer a palifico: one game of six is left.
    round_ = (1 - 0.20680) / 2
    assert about(match.chances[RoundStart(1, 2)], round_ * 1 / 6)
    assert about(match.chances[RoundStart(1, 2, True, (True, False))], (1 + 7 / 18) / 2 * 1 / 6)


def test_game_without_palifico_has_no_palifico_positions() -> None:
    match = WholeGame.of(house_rules("bga", {"palifico": "off", "dice": 2}), 3, WIDTH, recall=0)
    assert not any(position.palifico for position in match.chances)
    assert about(match.chances[RoundStart(1, 2)], (1 - 0.20680) / 2 * (1 - 17 / 36))


def test_calza_can_return_to_the_same_position() -> None:
    """One die each, and none to take back: a right calza only lets its caller open the next round."""
    match = WholeGame.of(house_rules("bga", {"calza": True, "dice": 1}), 2, 1e-3)
    assert set(match.chances) == {RoundStart(1, 1)}
    low, high = match.chances[RoundStart(1, 1)]
    assert high - low < 2e-3
    again = (low + high) / 2
    by_first = ((1.0, 0.0, 0.0), (0.0, again, 0.0))  # dudo wins where fewer match than were bid, calza where as many
    by_second = ((0.0, 1.0, 1.0), (1.0, 1 - again, 1.0))
    round_ = Round((1, 1), BidGraph.build(2, "one-axis"), (by_first, by_second))
    value = solve(Solver(round_), target_gap=1e-4).bounds
    assert value.low - 1e-3 < again < value.high + 1e-3
    assert low > 17 / 36


def test_skipped_rounds_widen_calza_win_probability_bounds() -> None:
    """Rounds that are left out bound what the others are worth, since a right calza leads to them."""
    match = WholeGame.of(house_rules("bga", {"calza": True, "dice": 2}), 2, 5e-2, recall=0)
    assert match.chances[RoundStart(2, 2)] == UNKNOWN
    low, high = match.chances[RoundStart(1, 1)]
    assert 0.2 < low < 0.5 < high < 0.8
    assert high - low > 0.02
    assert not match.estimates


def test_calza_bounds_contain_the_estimates() -> None:
    """The same game, once with more of its rounds left to players who forget: that is less sure, and says the same."""
    rules = house_rules("bga", {"calza": True, "dice": 2, "palifico": "off"})
    rough = WholeGame.of(rules, 2, 1e-2, recall=2)
    match = WholeGame.of(rules, 3, 1e-2, recall=2)
    for position, (low, high) in match.chances.items():
        assert low < match.estimates[position] < high
        assert rough.chances[position].low - 1e-9 < low < high < rough.chances[position].high + 1e-9
        assert abs(rough.estimates[position] - match.estimates[position]) < 0.02
    assert match.chances[RoundStart(1, 1)].high - match.chances[RoundStart(1, 1)].low < 0.3


def test_skipped_rounds_get_estimated_win_probabilities() -> None:
    rules = house_rules("bga", {"dice": 2})
    solved = WholeGame.of(rules, 3, 1e-3, recall=2)
    estimated = WholeGame.of(rules, 2, 1e-3, recall=2)
    place = RoundStart(2, 1)
    assert place in estimated.gains and place not in solved.gains
    low, high = estimated.chances[place]
    assert low < solved.chances[place].low < solved.chances[place].high < high < low + 0.1
    assert low < estimated.estimates[place] < high
    assert estimated.estimates[place] == pytest.approx(solved.estimates[place], abs=0.005)


@pytest.mark.parametrize("calza", [False, True])
def test_interrupted_solver_omits_the_remaining_rounds(calza: bool) -> None:
    told: list[int] = []

    def press(stage: GameProgress) -> None:
        told.append(stage.done)
        if stage.done == 3:
            signal.raise_signal(signal.SIGINT)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background ignores it
    try:
        match = WholeGame.of(house_rules("bga", {"dice": 2, "calza": calza}), 3, 1e-6, on_progress=press, recall=1)
    finally:
        signal.signal(signal.SIGINT, before)
    assert told == [1, 2, 3]
    low, high = match.chances[RoundStart(1, 1)]
    assert 0 <= low < high <= 1
    assert calza or RoundStart(2, 2) not in match.estimates


@pytest.fixture
def presses(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Rules, int, Path], WholeGame]]:
    """Solve a game, and interrupt it after some stages.

    Proven bounds are computed to their end: after a time limit they would depend on how busy the machine is.
    """
    monkeypatch.setattr(whole_game, "SOUND_BOUND_SECONDS", 3600.0)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)

    def broken(rules: Rules, after: int, file: Path) -> WholeGame:
        def press(stage: GameProgress) -> None:
            if stage.done == after:
                signal.raise_signal(signal.SIGINT)

        return WholeGame.of(rules, 2, 1e-3, on_progress=press, recall=1, checkpoint=file)

    yield broken
    signal.signal(signal.SIGINT, before)


def test_interrupted_game_resumes(
    presses: Callable[[Rules, int, Path], WholeGame], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, file = house_rules("bga", {"dice": 2}), tmp_path / "kept"
    assert not presses(rules, 3, file).finished
    asked: list[Round] = []
    monkeypatch.setattr(whole_game, "_solved", _noted(whole_game._solved, asked))
    match = WholeGame.of(rules, 2, 1e-3, recall=1, checkpoint=file)
    assert match.finished
    exact = {RoundStarts(rules).round(each) for each in match.chances if each.palifico or each.opener + each.other <= 2}
    assert len(asked) == len(exact) - 3
    whole = WholeGame.of(rules, 2, 1e-3, recall=1)
    assert match == whole
    asked.clear()
    assert WholeGame.of(rules, 2, 1e-3, recall=1, checkpoint=file) == whole
    assert not asked
    with pytest.raises(PerudoError, match="solver-other-game"):
        WholeGame.of(EDITIONS["kozak"], 3, 1e-3, checkpoint=file)
    file.write_bytes(b"something else")
    with pytest.raises(PerudoError, match="solver-other-game"):
        WholeGame.of(rules, 2, 1e-3, checkpoint=file)


def _noted(work: Callable[..., RoundSolution], asked: list[Round]) -> Callable[..., RoundSolution]:
    def noted(round_: Round, **limits: object) -> RoundSolution:
        asked.append(round_)
        return work(round_, **limits)

    return noted


def test_timed_out_round_resumes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a round of some hundred iterations, of which each takes a second by a clock of our own."""
    rules, file, clock, iterations = house_rules("bga", {"dice": 1}), tmp_path / "kept", [0.0], [0]

    def iterate(solver: Solver) -> None:
        clock[0] += 1
        iterations[0] += 1
        true(solver)

    true = Solver.iterate
    monkeypatch.setattr(Solver, "iterate", iterate)
    for module in ("whole_game", "cfr"):
        monkeypatch.setattr(f"perudo.solver.{module}.time", _Clock(clock))
    whole = WholeGame.of(rules, 2, 1e-3)
    needed, iterations[0] = iterations[0], 0
    first = WholeGame.of(rules, 2, 1e-3, seconds=10.5, checkpoint=file)
    assert iterations == [11] and not first.finished
    low, high = first.chances[RoundStart(1, 1)]
    assert low < whole.chances[RoundStart(1, 1)].low < whole.chances[RoundStart(1, 1)].high < high < 1
    assert WholeGame.of(rules, 2, 1e-3, checkpoint=file).finished
    assert 11 < needed <= iterations[0] <= 1.2 * needed


class _Clock:
    def __init__(self, now: list[float]) -> None:
        self.time = self.perf_counter = lambda: now[0]


def test_calza_game_resumes_after_interruption(
    presses: Callable[[Rules, int, Path], WholeGame], tmp_path: Path
) -> None:
    rules, file = house_rules("bga", {"dice": 2, "calza": True, "palifico": "off"}), tmp_path / "kept"
    broken = presses(rules, 2, file)
    assert not broken.finished
    told: list[GameProgress] = []
    match = WholeGame.of(rules, 2, 1e-3, on_progress=told.append, recall=1, checkpoint=file)
    assert match.finished and told[0].done == 3
    for position, (low, high) in match.chances.items():
        assert broken.chances[position].low <= low < high <= broken.chances[position].high
    with pytest.raises(PerudoError, match="solver-other-game"):
        WholeGame.of(rules, 2, 1e-3, recall=2, checkpoint=file)


@pytest.mark.parametrize("calza", [False, True])
def test_time_limit_covers_the_whole_game(calza: bool) -> None:
    match = WholeGame.of(house_rules("bga", {"dice": 2, "calza": calza}), 3, 1e-3, seconds=1e-6)
    assert not match.finished
    assert all(low <= 0.5 <= high or low > 0 for low, high in match.chances.values())


def test_too_large_game_is_refused_before_learning() -> None:
    def told(stage: GameProgress) -> None:
        raise AssertionError(stage)

    with pytest.raises(PerudoError, match="solver-too-large"):
        WholeGame.of(EDITIONS["bga"], 10, 1e-3, on_progress=told)


def test_transitions_match_the_game() -> None:
    """Palifico for who comes to one die, and who lost the round opens the next; with calza its caller does."""
    positions = RoundStarts(house_rules("bga", {"calza": True}))
    after = positions.transitions[RoundStart(2, 3)]
    assert after[0, -1] == (RoundStart(1, 3, True, (True, False)), True)
    assert after[1, -1] == (RoundStart(2, 2), False)
    assert after[0, 1] == (RoundStart(3, 3), True)
    assert after[1, 1] == (RoundStart(4, 2), False)
    assert positions.transitions[RoundStart(5, 1)][0, 1] == (RoundStart(5, 1), True)  # there are only five dice
    assert positions.transitions[RoundStart(5, 1)][1, -1] == (None, True)


def test_group_calza_caller_opens_without_palifico() -> None:
    positions = RoundStarts(house_rules("bga", {"calza": True, "calza_wins": "all-others-lose"}))
    after = positions.transitions[RoundStart(2, 3)]
    assert after[1, -1] == (RoundStart(2, 2), False)
    assert after[0, 1] == (RoundStart(2, 2), True)
    assert after[1, 1] == (RoundStart(3, 1), False)
    assert positions.transitions[RoundStart(3, 1)][0, 1] == (None, True)
    assert positions.transitions[RoundStart(1, 3)][1, 1] == (None, False)


def test_group_calza_wins_game_with_one_die_each() -> None:
    """With one die each the game is one round, and a solver with its payoffs plays it the same."""
    rules = house_rules("bga", {"calza": True, "calza_wins": "all-others-lose", "dice": 1})
    match = WholeGame.of(rules, 2, 1e-3)
    low, high = match.chances[RoundStart(1, 1)]
    by_first = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0))
    by_second = ((0.0, 1.0, 1.0), (1.0, 0.0, 1.0))
    value = solve(Solver(Round((1, 1), BidGraph.build(2, "one-axis"), (by_first, by_second))), target_gap=1e-4).bounds
    assert high - low < 2e-3
    assert value.low - 1e-3 < (low + high) / 2 < value.high + 1e-3


def test_more_dice_increase_the_chance_of_winning() -> None:
    match = WholeGame.of(house_rules("bga", {"palifico": "off"}), 3, 1e-2, recall=0)
    mine = [match.chances[RoundStart(dice, 1)].low for dice in (1, 2)]
    assert all(fewer < more for fewer, more in pairwise(mine))
    assert match.chances[RoundStart(1, 2)].high < match.chances[RoundStart(1, 1)].low


def test_solver_handles_calza_on_own_bid() -> None:
    """hasbro-1994, a die each: who has called it rightly opens the next round, and who has called it wrongly is out."""
    rules = house_rules("hasbro-1994", {"calza": True, "dice": 1})
    match = WholeGame.of(rules, 2, 1e-3)
    low, high = match.chances[RoundStart(1, 1)]
    assert high - low < 2e-3
    again = (low + high) / 2
    positions = RoundStarts(rules)

    def worth(after: Transition) -> float:
        then = again if after.position else 1.0
        return then if after.opener_opens else 1 - then

    round_ = positions.round_with_values(RoundStart(1, 1), worth)
    assert round_.own_calza_payoffs == ((0, again, 0), (1, 1 - again, 1))
    assert round_.payoffs == (((1, 0, 0),), ((0, 1, 1),))
    value = solve(Solver(round_), target_gap=1e-4).bounds
    assert value.low - 1e-3 < again < value.high + 1e-3


@pytest.mark.parametrize("wins", ["die", "all-others-lose"])
def test_calza_round_payoffs_are_measured_in_dice(wins: str) -> None:
    """By hand: two dice against one, of two: the opener has none to regain, the other one has."""
    change = {} if wins == "die" else {"calza_wins": wins}
    round_ = RoundStarts(house_rules("bga", {"calza": True, "dice": 2, **change})).round_in_dice(RoundStart(2, 1))
    by_first = 0.0 if wins == "die" else 1.0
    assert round_.payoffs == (((1, -1, -1), (-1, by_first, -1)), ((-1, 1, 1), (1, -1, 1)))
    assert round_.own_calza_payoffs is None and round_.bid_graph.raise_context.max_quantity == 3
