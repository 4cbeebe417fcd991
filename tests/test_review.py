"""Reviews: the value of decisions given what each seat could know, and luck, which is zero on average."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import numpy as np
import pytest

from perudo.analysis.review import RAISE_LOSS_SCALE, GameReviewer, Review, review
from perudo.analysis.win_probability import before_round as values
from perudo.bots import Bot
from perudo.bots.odds_bot import OddsBot
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Action, Bid, Calza, Deal, Game, Hand, Move
from perudo.core.odds import probability_true
from perudo.core.raises import RAISES, WIDEST_RAISE
from perudo.core.rules import EDITIONS, SETTING_VALUES, Rules, house_rules
from perudo.core.view import View, view
from perudo.locales.translator import available_languages, translator
from perudo.records.record import Record, Replay
from perudo.solver.tablebase import load_tablebase, probe
from perudo.terminal.cli import main
from perudo.terminal.reports.review import BARS
from tests.samples import calza_missed, played

BGA = EDITIONS["bga"]
GAMES = int(os.environ.get("PERUDO_REVIEWS", "40"))
SHORT = [house_rules(edition, {"dice": 3}) for edition in EDITIONS]


@cache
def game_of(*levels: str, name: str = "reviewed") -> Record:
    return played(levels, name)


@cache
def reviewed(*levels: str) -> Review:
    return review(game_of(*levels))


def judge(game: Game, *words: Move) -> tuple[GameReviewer, Game]:
    """One who has watched a round that was dealt, and these words in it."""
    watching = GameReviewer(game)
    watching.observe(game)
    for move in words:
        game = game.after(move)
        watching.observe(game)
    return watching, game


def dealt(hands: tuple[Hand, ...], opener: int = 1, rules: Rules = BGA) -> Game:
    return Game.mid_game(rules, tuple(map(len, hands))).after(Deal(hands, opener))


# --- Chances


def test_win_probabilities_sum_to_one_until_the_end() -> None:
    found, game = reviewed("beginner", "gambler", "odds", "reader"), game_of("beginner", "gambler", "odds", "reader")
    replay = game.replay()
    assert len(found.win_probabilities) == len(replay.steps)
    assert np.allclose([found.start, *found.win_probabilities], np.abs([found.start, *found.win_probabilities]))
    assert np.allclose(np.sum([found.start, *found.win_probabilities], 1), 1)
    assert found.win_probabilities[-1] == tuple(float(seat == replay.winner) for seat in replay.start.seats)


def test_false_bid_lowers_the_bidders_win_probability() -> None:
    rules = house_rules("bga", {})
    true, false = (dealt(((2, 2, 2), (3, 4, third)), rules=rules) for third in (2, 5))
    chances = []
    for game in (true, false):
        watching, after = judge(game, Bid(4, 2))
        chances.append(watching.win_probabilities(after, [after.hands or ()])[0])
    assert chances[0][0] > chances[1][0] + 0.2


def test_game_with_unfitted_raise_rule_can_be_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RAISES, "new", RAISES[WIDEST_RAISE])
    monkeypatch.setitem(SETTING_VALUES, "raise", tuple(RAISES))
    rules = replace(BGA, raise_="new", dice=3)
    found = review(played(["master", "reader"], "new", rules))
    assert found.complete and found.decisions and sum(found.start) == pytest.approx(1)


def test_forced_call_has_a_known_value() -> None:
    game = dealt(((2,), (3,)))
    watching, after = judge(game, Bid(2, 6))
    highest, final = judge(game, Bid(2, 6), *[])  # nobody thinks of ten sixes with two dice
    assert watching.win_probabilities(after, [((2,), (3,)), ((6,), (6,))])[1][0] > 0.5
    assert highest.win_probabilities(final, [((2,), (3,))])[0][0] < 0.1


# --- Decisions


class Best(Bot):
    """Says what the review will find best: a judge of its own watches with it."""

    def __init__(self, rules: Rules, game: Game) -> None:
        super().__init__(Random(0), rules)
        self.judge = GameReviewer(game)

    def choose(self, view: View) -> Move:
        worth = {move: value for move, value in self.judge.move_values(view).items() if move is not None}
        return max(worth, key=worth.__getitem__)


def test_best_moves_have_no_loss() -> None:
    chance = Random("best")
    start = game = Game.start(BGA, 3)
    best, actions = Best(BGA, start), list[Action]()
    other = {seat: OddsBot(Random(seat), BGA) for seat in (2,)}
    while game.winner is None:
        if game.hands is None:
            action: Action = Deal(
                tuple(tuple(chance.choices(range(1, 7), k=count)) for count in game.dice), game.opener or 1
            )
        elif game.to_act == 1:
            action = best.choose(view(game, 1))
        elif game.to_act == 2:
            action = other[2].choose(view(game, 2)) or DUDO
        else:
            action = chance.choice(game.legal[:8])
        actions.append(action)
        game = game.after(action)
        best.judge.observe(game)
        if 2 in game.alive:
            other[2].see(view(game, 2))
    found = review(Record.from_game("bga", ["best", "odds", "any"], start, actions))
    mine = [decision for decision in found.decisions if decision.seat == 1]
    assert mine and all(decision.loss == 0 and decision.grade in ("best", "only") for decision in mine)
    given = [account.own_errors for account in found.summaries]
    assert given[0] == 0 > max(given[1:])
    accuracies = [account.accuracy or 0 for account in found.summaries]
    assert accuracies[0] == 100 > accuracies[1] > accuracies[2]


def test_strong_bots_lose_less_than_weak_ones() -> None:
    strong, weak = (
        reviewed("master", "beginner", "master").summaries[0],
        reviewed("master", "beginner", "master").summaries[1],
    )
    assert (strong.accuracy or 0) > (weak.accuracy or 0) + 10
    assert strong.own_errors > weak.own_errors


@pytest.mark.parametrize("rules", [BGA, EDITIONS["kozak"], house_rules("asmodee-fr", {"calza": True})])
def test_decisions_are_judged_without_hidden_dice(rules: Rules) -> None:
    """Twins: rounds that differ in the others' dice alone, with the same words."""
    one, twin = (dealt(((2, 2, 1), others, (4, 4, 1)), rules=rules) for others in ((5, 6, 6), (2, 2, 3)))
    moves: list[Move] = [Bid(2, 2), Bid(2, 5), Bid(2, 6), Bid(3, 6), DUDO]
    judged = []
    for game in (one, twin):
        watching = GameReviewer(game)
        watching.observe(game)
        found = []
        for step, move in enumerate(moves):
            seat = game.to_act
            if seat in (1, 3):
                each = watching.judge_move(step, game, move)
                found.append(
                    (
                        each.candidates,
                        each.loss,
                        each.chance_by_own_dice,
                        each.chance_by_bids,
                        each.chance_own_bid,
                        each.grade,
                    )
                )
            game = game.after(move)
            if game.hands:
                watching.observe(game)
        judged.append(found)
    assert judged[0] == judged[1]
    assert one.after(Bid(2, 2)).matching_dice != twin.after(Bid(2, 2)).matching_dice


def test_chance_of_current_bid_is_exact() -> None:
    found, replay = (
        reviewed("beginner", "gambler", "odds", "reader"),
        game_of("beginner", "gambler", "odds", "reader").replay(),
    )
    games = [replay.start, *(game for _, game in replay.steps)]
    asked = 0
    for decision in found.decisions:
        game = games[decision.step]
        if decision.current_bid:
            hand = (game.hands or ())[decision.seat - 1]
            exact = probability_true(sum(game.dice), hand, *decision.current_bid, wild=not game.palifico)
            assert decision.chance_by_own_dice == pytest.approx(exact, abs=1e-12)
            assert decision.chance_by_bids is not None and 0 <= decision.chance_by_bids <= 1
            asked += 1
    assert asked > 20


def test_call_value_averages_next_round_win_probabilities() -> None:
    watching, game = judge(dealt(((3, 3, 4), (4, 4), (2, 5))), Bid(3, 3))
    decision = watching.judge_move(1, game, DUDO)
    wrong, right = (values.win_probabilities(BGA, dice, opener)[1] for dice, opener in (((3, 1, 2), 2), ((2, 2, 2), 1)))
    chance = dict(decision.candidates)[DUDO]
    assert decision.chance_by_bids is not None and 0 < decision.chance_by_bids < 1
    assert chance == pytest.approx(decision.chance_by_bids * wrong + (1 - decision.chance_by_bids) * right, abs=0.02)


@pytest.mark.parametrize(("hands", "scale"), [(((3, 3, 4), (4, 4)), RAISE_LOSS_SCALE), (((3, 3), (4, 4), (2,)), 1)])
def test_raise_losses_are_scaled_only_between_two_players(hands: tuple[Hand, ...], scale: float) -> None:
    """Compared with the look-ahead. Between two, it exaggerates the differences: see ``benchmarks/losses.py``."""
    watching, game = judge(dealt(hands), Bid(1, 3))
    seen = view(game, 2)
    ahead = {move: value for move, value in watching.bot.move_values(seen).items() if isinstance(move, Bid)}
    judged = {move: chance for move, chance in watching.move_values(seen).items() if isinstance(move, Bid)}
    die, best = watching.stakes.die(2), max(ahead, key=lambda move: ahead[move])
    assert len(judged) > 3
    for move, chance in judged.items():
        assert judged[best] - chance == pytest.approx(scale * die * (ahead[best] - ahead[move]))


def test_bluffs_doubts_and_missed_calls_are_reported() -> None:
    watching, game = judge(dealt(((3, 3), (4, 4))))
    bluff = watching.judge_move(0, game, Bid(3, 6))
    assert bluff.bluff and not bluff.right_doubt and bluff.grade in ("mistake", "blunder")
    watching, game = judge(dealt(((3, 3), (4, 4))), Bid(3, 6))
    doubt, missed = watching.judge_move(1, game, DUDO), watching.judge_move(1, game, Bid(4, 6))
    assert doubt.right_doubt and doubt.grade == "best" and not doubt.bluff
    assert missed.missed_call and missed.loss > 0.3


def test_calza_out_of_turn_is_compared_with_passing() -> None:
    rules = house_rules("bga", {"calza": True})
    watching, game = judge(dealt(((3, 3), (4, 4), (5, 5)), rules=rules), Bid(1, 5))
    decision = watching.judge_move(1, game, Calza(3))
    assert {choice.move for choice in decision.candidates} == {None, Calza(3)}
    assert decision.seat == 3 and decision.best_move is None


CALZA = house_rules("bga", {"calza": True})


def test_missed_calza_out_of_turn_is_reported() -> None:
    """The passes of others, and of the player to act, whose move is judged, are not listed."""
    watching, game = judge(dealt(((1,), (1,), (2, 3, 4, 5)), rules=CALZA), Bid(1, 5), Bid(2, 1))
    said, *silent = watching.judge_action(2, game, DUDO)
    assert (said.seat, said.move) == (3, DUDO)
    [missed] = silent
    assert (missed.seat, missed.move, missed.step) == (1, None, 2)
    assert missed.best_move == Calza(1) and missed.missed_call and missed.loss > 0.01
    assert (
        missed.chance_exact is not None
        and missed.chance_by_bids is not None
        and 0.3 < missed.chance_exact < missed.chance_by_bids
    )
    watching, game = judge(dealt(((4,), (1,), (2, 3, 4, 5)), rules=CALZA), Bid(1, 5), Bid(3, 1))
    assert [each.seat for each in watching.judge_action(2, game, DUDO)] == [3]
    [called] = watching.judge_action(2, game, Calza(1))
    assert called.chance_exact is not None and called.grade in ("mistake", "blunder") and called.best_move is None


def test_missed_calza_in_turn_is_a_missed_call() -> None:
    watching, game = judge(dealt(((5, 5), (1, 1, 5)), rules=CALZA), Bid(5, 5))
    told = watching.judge_move(1, game, Bid(6, 5))
    assert told.missed_call == (told.best_move in (DUDO, Calza(2))) is True


def test_declining_calza_on_own_bid_costs_nothing() -> None:
    """Where it may call calza on that, silence is held against what the bid was made for."""
    rules = house_rules("hasbro-1994", {"calza": True})
    watching, game = judge(dealt(((3, 3), (4, 4), (5, 5)), rules=rules))
    [bid] = watching.judge_action(0, game, Bid(2, 3))
    watching.observe(after := game.after(Bid(2, 3)))
    assert watching.judge_move(1, after, None, 1).win_probability == pytest.approx(bid.win_probability)


def test_missed_calzas_are_part_of_the_summary(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found, file = review(calza_missed()), tmp_path / "calza.perudo"
    silent = [each for each in found.decisions if each.move is None]
    assert [(each.seat, each.step) for each in silent] == [(1, 3), (2, 4)]
    [account, *_] = found.summaries
    assert account.missed_calls == 1
    assert account.own_errors == pytest.approx(-sum(each.loss for each in found.decisions if each.seat == 1))
    file.write_text(calza_missed().text(), encoding="utf-8")
    assert main(["review", "--json", str(file)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(each["step"], each["best_move"]) for each in told["decisions"] if each["move"] is None] == [
        (3, "calza 1"),
        (4, "calza 2"),
    ]
    assert {each["missed_call"] for each in told["decisions"]} == {True, False}
    assert main(["review", str(file)]) == 0
    say, text = translator("en").for_edition("bga"), capsys.readouterr().out
    assert f"{say('tell-round', round=1)}. {say('review-silent', name='one')}\n" in text
    assert text.count(say("review-exact", chance="")[:-2]) == len(
        [each for each in found.decisions if each.chance_exact and each.missed_call]
    )


def test_unfinished_game_is_not_reviewed() -> None:
    record = game_of("beginner", "gambler", "odds", "reader")
    cut = Record(record.edition, record.options, record.players, record.rounds[:-1])
    with pytest.raises(PerudoError, match="review-unfinished"):
        review(cut)


@pytest.mark.parametrize("levels", [("master", "reader"), ("master", "odds", "reader")])
def test_raise_win_probabilities_are_calibrated(levels: tuple[str, ...]) -> None:
    """It opens all cups and looks to the end of the round, where a decision sees no further than the next player."""
    told, chart, die = [], [], []
    for number in range(4):
        watching, game = GameReviewer(start := (replay := played(levels, f"raises {number}").replay()).start), start
        for step, (action, after) in enumerate(replay.steps):
            if isinstance(action, Bid) and len(game.alive) == len(levels):
                told.append(watching.judge_move(step, game, action).win_probability)
                chart.append(watching.win_probabilities(game, [game.hands or ()])[0][(game.to_act or 0) - 1])
                die.append(watching.stakes.die(game.to_act or 0))
            watching.observe(after)
            game = after
    assert len(told) > 100
    assert abs(np.mean(np.subtract(told, chart))) < 0.14 * np.mean(die)


# --- Luck


def test_luck_and_errors_sum_to_the_result() -> None:
    for account in reviewed("beginner", "gambler", "odds", "reader").summaries:
        parts = account.start + account.luck + account.own_errors + account.others
        assert parts == pytest.approx(account.result)
        assert account.own_errors <= 0


def test_luck_of_all_seats_sums_to_zero() -> None:
    found = reviewed("beginner", "gambler", "odds", "reader")
    assert len(found.luck) == len(game_of("beginner", "gambler", "odds", "reader").rounds)
    assert np.allclose(np.sum([luck.seats for luck in found.luck], 1), 0)
    assert max(max(luck.seats) for luck in found.luck) > 0.01


def test_luck_of_random_deals_averages_zero() -> None:
    chance, lucks = Random("deals"), []
    for _ in range(300):
        hands = tuple(tuple(chance.choices(range(1, 7), k=count)) for count in (3, 2, 1))
        watching, game = judge(dealt(hands))
        now, mean = watching.compare_deals(game)
        lucks.append(np.subtract(now, mean))
    assert np.all(np.abs(np.mean(lucks, 0)) < 4 * np.std(lucks, 0) / len(lucks) ** 0.5)
    assert np.std(lucks) > 0.01


def lucks(replay: Replay) -> Iterator[tuple[float, ...]]:
    """Yield the luck of each deal, without the rest of a review."""
    watching, game = GameReviewer(replay.start), replay.start
    for step, (action, after) in enumerate(replay.steps):
        watching.observe(after)
        if isinstance(action, Deal):
            yield watching.luck_of_deal(step, game, after)[1].seats
        game = after


def test_review_reports_the_computed_luck() -> None:
    levels = ("beginner", "gambler", "odds", "reader")
    assert [*lucks(game_of(*levels).replay())] == [luck.seats for luck in reviewed(*levels).luck]


@pytest.mark.parametrize("levels", [("odds", "beginner"), ("odds", "odds", "odds")], ids="-".join)
def test_luck_is_a_martingale_and_reduces_variance(levels: tuple[str, ...]) -> None:
    """Over whole games with few dice: a seat's luck is zero on average, whoever plays, and explains part of the
    results.
    """
    luck, results = [], []
    for number in range(GAMES // 2):
        replay = played(levels, f"martingale {number}", SHORT[number % len(SHORT)]).replay()
        luck.append(np.sum([*lucks(replay)], 0))
        results.append([seat == replay.winner for seat in replay.start.seats])
    mean, error = np.mean(luck, 0), np.std(luck, 0) / (len(luck) - 1) ** 0.5
    told = f"{len(luck)} games of {', '.join(levels)}: luck {mean.round(5)}, error {error.round(5)}"
    print(told)
    assert np.all(np.abs(mean) < 4.5 * error), told
    before, without = np.var(results, 0), np.var(np.subtract(results, luck), 0)
    print(f"variance of results {before.round(4)}, without luck {without.round(4)}")
    # Values take all for equals: of who hardly ever wins, luck scatters more than results.
    assert GAMES < 1000 or len(set(levels)) > 1 or np.all(without < before)


# --- Held against what is certain


@pytest.mark.parametrize("dice", [(1, 1), (2, 1), (1, 2)])
def test_best_moves_in_solved_rounds_have_no_loss(dice: tuple[int, int]) -> None:
    """And the best is worth what the solution is sure of, to the width of its certificate."""
    chance, shares = Random(f"{dice}"), []
    rules = EDITIONS["kozak"]
    for _ in range(60):
        hands = tuple(tuple(chance.choices(range(1, 7), k=count)) for count in dice)
        watching, game = judge(dealt(hands, rules=rules))
        found = probe(view(game, 1), rules, game.dice, game.veterans)
        assert found
        for move in found.mix:
            assert watching.judge_move(0, game, move).loss == 0
        lost, won = (watching.stakes.ends[seat][0] for seat in (1, 2))
        best = watching.judge_move(0, game, next(iter(found.mix))).candidates[0].chance
        shares.append((best - lost) / (won - lost))
    every = [
        probe(view(dealt((one, other), rules=rules), 1), rules, dice, ())
        for one in product(range(1, 7), repeat=dice[0])
        for other in [(1,) * dice[1]]
    ]
    table = load_tablebase(dice, rules.raise_)
    assert table and all(every)
    mean = np.mean([each.value for each in every if each])
    assert table.low - 0.01 <= mean <= table.high + 0.01
    assert min(shares) >= 0 and max(shares) <= 1 and np.ptp(shares) > 0.1


def test_reviews_agree_with_the_solution() -> None:
    """It looks a word or two ahead, with players of the usual kinds: who plays by the solution gives little away by it,
    and who plays any word much."""
    chance, rules = Random("near"), EDITIONS["kozak"]
    given: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(60):
        hands = (tuple(chance.choices(range(1, 7), k=2)), (chance.randint(1, 6),))
        watching, game = judge(dealt(hands, rules=rules))
        seen = view(game, 1)
        found = probe(seen, rules, game.dice, game.veterans)
        assert found
        dice = watching.bot.move_values(seen)
        best = max(dice.values())
        for move, worth in dice.items():
            given[move in found.mix].append(best - worth)
    assert np.mean(given[True]) < np.mean(given[False])


# --- Fast


def test_six_player_game_is_reviewed_within_time_limit() -> None:
    record = game_of("odds", "gambler", "odds", "gambler", "odds", "beginner")
    began = time.process_time()
    review(record)
    assert time.process_time() - began < 5


# --- Reports


@pytest.mark.parametrize("language", available_languages())
def test_review_is_printed_in_every_language(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, part = tmp_path / "game.perudo", tmp_path / "part.perudo"
    record = game_of("beginner", "gambler", "odds", "reader")
    file.write_text(record.text(), encoding="utf-8")
    part.write_text(record.text().rpartition("\n[[round]]")[0], encoding="utf-8")
    status = main(["--language", language, "review", str(file), str(part)])
    told, wrong = capsys.readouterr()
    say = translator(language).for_edition(record.edition)
    assert status == 1 and say("error-review-unfinished") in wrong
    assert all(
        say(message) in told for message in ("review-chart", "review-missed_calls", "review-about", "review-slip")
    )
    winner = next(
        account.seat for account in reviewed("beginner", "gambler", "odds", "reader").summaries if account.result
    )
    assert [line.split()[1] for line in told.splitlines() if f"{BARS[-1]}  " in line] == [record.players[winner - 1]]
    found = reviewed("beginner", "gambler", "odds", "reader")
    costly = {each.step for each in found.decisions if each.grade in ("slip", "mistake", "blunder")}
    assert len(told.split("\n\n")) == 4 + len(costly | {key.step for key in found.key_moments if key.kind == "swing"})


def test_review_is_printed_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.perudo"
    file.write_text(game_of("beginner", "gambler", "odds", "reader").text(), encoding="utf-8")
    assert main(["review", "--json", str(file)]) == 0
    told = json.loads(capsys.readouterr().out)
    replay = game_of("beginner", "gambler", "odds", "reader").replay()
    assert len(told["win_probabilities"]) == len(replay.steps)
    assert [each["seat"] for each in told["seats"]] == [1, 2, 3, 4]
    assert {each["step"] for each in told["decisions"]} | {each["step"] for each in told["luck"]} == set(
        range(len(replay.steps))
    )
    assert all(each["candidates"][0]["chance"] >= each["candidates"][-1]["chance"] for each in told["decisions"])
