"""Bots against bots: the same dice in every seating, shares that can be trusted, nobody who stops it."""

from __future__ import annotations

import json
import os
import sys
import time
from collections import Counter, defaultdict
from functools import partial
from io import StringIO
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from perudo.arena import DealDice, Series, play_moments, rule_sets, run
from perudo.arena.games import SeatedBot, play_game
from perudo.arena.parallel import run_in_processes
from perudo.arena.series import MAX_TIMEOUTS, Chunk, play_chunk
from perudo.arena.tally import confidence_interval
from perudo.bots import BUILTIN_BOTS, Bot
from perudo.bots.beginner import Beginner
from perudo.bots.odds_bot import OddsBot
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid, Calza, Deal, Game, Move, Reason
from perudo.core.rules import EDITIONS, Rules, house_rules
from perudo.core.view import View, view
from perudo.locales.translator import translator
from perudo.protocol import BotFactory, load_isolated, load_trusted
from perudo.protocol.failures import BotFailure, check_move
from perudo.protocol.json_lines import ProgramBots
from perudo.terminal.cli import main
from perudo.terminal.reports.arena import ProgressBar, failure_line
from tests.conftest import needs

BGA = EDITIONS["bga"]


class Climber(Bot):
    """Goes up by as little as it can."""

    def choose(self, view: View) -> Move | None:
        return view.legal[0] if view.is_my_turn else None


class Doubter(Bot):
    """Doubts whatever it hears."""

    def choose(self, view: View) -> Move | None:
        return (DUDO if DUDO in view.legal else view.legal[0]) if view.is_my_turn else None


class Raiser(Climber):
    """Plays for a while, and then raises an exception."""

    def choose(self, view: View) -> Move | None:
        return super().choose(view) if view.round < 3 else [][0]


class Late(Climber):
    def choose(self, view: View) -> Move | None:
        time.sleep(0.25)
        return super().choose(view)


class Gone(Climber):
    """Takes its process with it."""

    def see(self, view: View) -> None:
        os._exit(0)


class Blind(Climber):
    """Can't even look."""

    def see(self, view: View) -> None:
        raise SystemExit


class Liar(Climber):
    said: Any = Bid(1, 1)

    def choose(self, view: View) -> Move | None:
        return self.said  # type: ignore[no-any-return]


SAID: list[Any] = [Bid(0, 0), "dudo", None, tuple.__new__(Bid, ([], 2)), Calza(9)]


def series(*kinds: BotFactory, **more: Any) -> Series:
    return Series.from_lists(tuple(f"bot {at}" for at in range(len(kinds))), kinds, **more)


# --- Luck


def test_dealt_dice_are_independent_of_dice_counts() -> None:
    more, fewer, other = DealDice("1"), DealDice("1"), DealDice("2")
    assert [hand[:2] for hand in more.hands(4, (5, 5, 5))] == list(fewer.hands(4, (2, 2, 2)))
    assert more.hands(4, (5, 5, 5)) not in (more.hands(5, (5, 5, 5)), other.hands(4, (5, 5, 5)))
    faces = Counter(face for deal in range(500) for hand in DealDice(str(deal)).hands(1, (5, 5)) for face in hand)
    assert all(700 < faces[face] < 970 for face in range(1, 7))


def test_each_deal_plays_every_seating_with_equal_dice() -> None:
    seen: list[tuple[str, View]] = []

    class Witness(Climber):
        name = ""

        def see(self, view: View) -> None:
            super().see(view)
            seen.append((self.name, view))

    kinds = [type("Witness", (Witness,), {"name": name}) for name in "abc"]
    dice: dict[tuple[int, int | None], set[object]] = defaultdict(set)
    for deal in range(4):
        seen.clear()
        for turn in range(3):
            play_chunk(series(*kinds), Chunk(turn, range(deal, deal + 1)))
        first = [(name, each) for name, each in seen if each.round == 1 and each.hand and not each.bids]
        assert len(first) == 9 and len({(name, each.seat) for name, each in first}) == 9
        for _, each in first:
            dice[deal, each.seat].add((each.hand, each.opener, each.opening_rolls))
    assert {len(each) for each in dice.values()} == {1}
    assert len({next(iter(each)) for each in dice.values()}) > 6


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (2, 5), (3, 6), (6, 3), (8, 8)])
def test_chairs_are_shared_equally_between_bots(bots: int, players: int) -> None:
    games = series(*[Climber] * bots, players=players)
    every = [games.bots_in_deal(deal) for deal in range(3 * bots)]
    assert {len(each) for each in every} == {players}
    assert set(Counter(bot for each in every for bot in each).values()) == {3 * players}
    assert all(max(Counter(each).values()) <= -(-players // bots) for each in every)


def test_bots_get_different_neighbours_in_different_deals() -> None:
    games = series(*[Climber] * 4)
    left = {(each[at - 1], each[at]) for deal in range(30) for each in [games.bots_in_deal(deal)] for at in range(4)}
    assert len(left) == 12


def test_all_editions_are_played_by_default() -> None:
    assert rule_sets() == tuple(
        house_rules(edition, {"calza": calza}) for edition in EDITIONS for calza in (False, True)
    )
    assert rule_sets(calza=True) == tuple(house_rules(edition, {"calza": True}) for edition in EDITIONS)
    assert rule_sets("bga") == (BGA,)
    assert rule_sets(options={"calza": False, "dice": 3})[0] == house_rules("asmodee-it", {"dice": 3})
    assert {each.players for each in series(*[Climber] * 8).rule_sets} == {(2, 8)}
    with pytest.raises(PerudoError, match="players-count"):
        series(*[Climber] * 7, rules=(BGA,))
    with pytest.raises(PerudoError, match="players-count"):
        series(*[Climber] * 9)
    with pytest.raises(PerudoError, match="arena-alone"):
        series(Climber, players=2)


# --- Shares


def test_same_seed_gives_the_same_result() -> None:
    games = Series.from_lists(("odds", "beginner", "odds"), (OddsBot, Beginner, OddsBot), seed=5)
    found = run(games, 6)
    assert found.games == 18 and len(found.rows) == 3
    assert sum(row.share for row in found.rows) == pytest.approx(1)
    assert run(games, 6) == found
    assert run(games, 6, partial(run_in_processes, jobs=2)) == found
    assert run(Series.from_lists(games.names, games.bots, seed=6), 6) != found


def test_bot_against_itself_wins_its_fair_share() -> None:
    found = run(series(Climber, Climber, rules=(BGA,)), 30)
    assert [(row.low, row.share, row.high) for row in found.rows] == [(0.5, 0.5, 0.5)] * 2


def test_the_better_bot_is_rated_higher() -> None:
    found = run(Series.from_bots({"weak": Climber, "strong": OddsBot}, players=4), 12)
    weak, strong = found.rows
    assert weak.share < found.fair_share < strong.share and weak.rating < 25 < strong.rating
    assert strong.low < strong.share < strong.high


def test_confidence_interval_has_its_nominal_coverage() -> None:
    chance, held = Random(1), 0
    for _ in range(400):
        deals = [(chance.random() < 0.3) / 2 + (chance.random() < 0.1) / 2 for _ in range(60)]
        low, share, high = confidence_interval(deals)
        assert 0 <= low <= share <= high <= 1
        held += low <= 0.2 <= high
    assert 0.92 <= held / 400 <= 0.98
    assert confidence_interval([1.0] * 20)[0] == pytest.approx(0.82, abs=0.02)
    assert confidence_interval([]) == (0, 0, 1)


# --- Bots that err


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (Raiser, "error"),
        (Blind, "error"),
        (Late, "slow"),
        *((type("Said", (Liar,), {"said": said}), "illegal") for said in SAID),
    ],
)
def test_failing_bot_forfeits_and_others_continue(kind: type[Bot], why: str) -> None:
    found = run(series(Doubter, kind, Climber, seconds=0.2 if kind is Late else 10.0), 5)
    assert [len(row.faults) for row in found.rows] == [0, 15, 0]
    assert {fault.kind for fault in found.rows[1].faults} == {why}
    assert found.rows[1].share == 0 and found.rows[0].share + found.rows[2].share == pytest.approx(1)
    assert found.rows[1].rating < 20


def test_arena_stops_waiting_for_repeatedly_slow_bots() -> None:
    """Three games are slow, one is not, then all: five of them are waited for."""

    class Hanging(Climber):
        def choose(self, view: View) -> Move | None:
            if len(made) != 4:
                raise BotFailure("slow", "it said nothing")
            return super().choose(view)

    made = list[int]()

    def kind(rng: Random, rules: Rules) -> Bot:
        made.append(1)
        return Hanging(rng, rules)

    sat = play_chunk(series(Doubter, kind), Chunk(0, range(16)))
    assert [len(game.faults) for game in sat] == [1] * 3 + [0] + [1] * 12
    assert len(made) == 4 + MAX_TIMEOUTS and {fault.detail for game in sat for fault in game.faults} == {
        "it said nothing"
    }


def test_forfeiting_bots_dice_are_removed() -> None:
    kinds: list[BotFactory] = [Doubter, Raiser, Doubter]
    players = [SeatedBot(seat, partial(kind, Random(1), BGA), 9) for seat, kind in enumerate(kinds, start=1)]
    games = [*play_moments(BGA, players, DealDice("7"))]
    before, after = next((one, two) for one, two in pairwise(games) if two.dice[1] == 0)
    assert before.dice[1] and after.dice[0] == before.dice[0] and after.dice[2] == before.dice[2]
    following = games[games.index(after) + 1]
    assert following.opener == 3 and after.round_number == before.round_number + 1 and games[-1].winner in (1, 3)


def test_last_bot_that_has_not_forfeited_wins() -> None:
    assert [row.share for row in run(series(Blind, Blind), 3).rows] == [0, 0]
    blind, *others = run(series(Blind, Raiser, Raiser), 3).rows
    assert blind.share == 0 and sum(row.share for row in others) == pytest.approx(1)
    assert sum(len(row.faults) for row in others) == 9


def test_places_follow_the_order_of_elimination() -> None:
    def players() -> list[SeatedBot]:
        return [SeatedBot(seat, partial(Beginner, Random(seat), BGA), 9) for seat in (1, 2, 3, 4)]

    for luck in "wxyz":
        alive: tuple[int, ...] = (1, 2, 3, 4)
        out: list[int] = []
        for game in play_moments(BGA, players(), DealDice(luck)):
            out += [seat for seat in alive if seat not in game.alive]
            alive = game.alive
        assert play_game(BGA, players(), DealDice(luck)) == (*alive, *reversed(out))


HANGS = """
import os, time
from perudo.bots import Bot

class Hangs(Bot):
    def choose(self, view):
        while view.round == 2:
            try:
                time.sleep(100)
            except BaseException:
                pass
        return view.legal[0] if view.is_my_turn else None

class Dies(Hangs):
    def choose(self, view):
        if view.round == 3:
            os._exit(3)
        return view.legal[0] if view.is_my_turn else None
"""


@pytest.mark.parametrize(("name", "why", "seconds"), [("Hangs", "slow", 0.5), ("Dies", "died", 30)])
def test_hanging_or_dying_bot_does_not_affect_others(name: str, why: str, seconds: float, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(HANGS)
    kind = load_isolated(f"{tmp_path / 'own.py'}:{name}")
    games = Series.from_lists(("it", "doubter"), (kind, OddsBot), rules=(BGA,), seconds=seconds)
    found = run(games, 1)
    assert found.games == 2
    assert found.rows[1].faults == () and {fault.kind for fault in found.rows[0].faults} == {why}


# --- Somebody's own class, which is played apart

OWN = """
import sys
from perudo.bots.odds_bot import OddsBot
from perudo.core.game import DUDO, Game

SEEN = {}

def knowing(view, hands, otherwise):
    def true(bid):
        return sum(die == bid.face or (die == 1 and view.wild) for hand in hands for die in hand) >= bid.quantity
    if view.current_bid and not true(view.current_bid):
        return DUDO
    held = [bid for bid in view.legal_bids if true(bid)]
    return held[-1] if held else otherwise

class Looks(OddsBot):
    def choose(self, view):
        plain, frame = super().choose(view), sys._getframe()
        while frame and view.is_my_turn:
            for value in frame.f_locals.values():
                if isinstance(value, Game) and value.hands:
                    return knowing(view, value.hands, plain)
            frame = frame.f_back
        return plain

class Remembers(OddsBot):
    def see(self, view):
        super().see(view)
        if view.revealed:
            SEEN.setdefault((len(view.dice), view.round), []).append(view.revealed.hands)
    def choose(self, view):
        plain = super().choose(view)
        for hands in SEEN.get((len(view.dice), view.round), ()):
            if view.is_my_turn and len(view.hand) == 5 and view.hand in hands:
                return knowing(view, hands, plain)
        return plain

class Learns(OddsBot):
    games = 0
    def __init__(self, rng, rules):
        super().__init__(rng, rules)
        Learns.games += 1
    def choose(self, view):
        return super().choose(view) if Learns.games % 3 else view.legal[0] if view.is_my_turn else None

class Talks(OddsBot):
    def choose(self, view):
        print("thinking")
        return super().choose(view)

class Plain(OddsBot):
    pass
"""


def own(folder: Path, name: str) -> BotFactory:
    """As ``apart`` gives it; that it can be started need not be tried each time."""
    (folder / "own.py").write_text(OWN)
    return ProgramBots(
        (sys.executable, "-P", "-m", "perudo.protocol.class_host", f"{folder / 'own.py'}:{name}"), hosted=True
    )


def test_bot_class_cannot_inspect_or_remember_games(tmp_path: Path) -> None:
    """A class that inspects the stack, or remembers another seating, plays as it would without."""
    games = [
        Series.from_lists(("it", "odds"), (own(tmp_path, name), OddsBot), rules=(BGA,))
        for name in ("Plain", "Looks", "Remembers")
    ]
    plain, *others = (run(each, 5) for each in games)
    assert others == [plain, plain]


def test_seeded_cheats_would_win_without_isolation(tmp_path: Path) -> None:
    """In one process with the game, and through all seatings of a deal: what the test before would see."""
    (tmp_path / "own.py").write_text(OWN)
    plain, looks, remembers = (
        run(
            Series.from_lists(("it", "odds"), (load_trusted(f"{tmp_path / 'own.py'}:{name}"), OddsBot), rules=(BGA,)),
            20,
        )
        for name in ("Plain", "Looks", "Remembers")
    )
    assert looks.rows[0].share > 0.9 and remembers != plain


def test_learning_bots_results_do_not_depend_on_cores(tmp_path: Path) -> None:
    games = Series.from_lists(("it", "odds"), (own(tmp_path, "Learns"), OddsBot), rules=(BGA,))
    found = run(games, 5)
    assert run(games, 5, partial(run_in_processes, jobs=2)) == found


def test_lost_worker_process_is_reported() -> None:
    games = Series.from_lists(("gone", "odds"), (Gone, OddsBot), rules=(BGA,))
    with pytest.raises(PerudoError, match="worker-lost"):
        run(games, 2, partial(run_in_processes, jobs=2))


def test_seatings_of_a_deal_run_in_separate_processes(tmp_path: Path) -> None:
    games = Series.from_lists(("a", "b", "c"), (own(tmp_path, "Plain"), OddsBot, OddsBot))
    chunks = [*games.chunks(range(300))]
    assert sorted((deal, chunk.seating) for chunk in chunks for deal in chunk.deals) == [
        (deal, turn) for deal in range(300) for turn in range(3)
    ]
    assert max(len(chunk.deals) for chunk in chunks) > 100


def test_bot_output_goes_to_stderr(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "own.py").write_text(OWN)
    assert main(["arena", f"{tmp_path}/own.py:Talks", "odds", "--games", "2", "--jobs", "1", "--json"]) == 0
    out, err = capfd.readouterr()
    assert json.loads(out)["games"] == 2 and "thinking" in err


# --- The command

GAMES = ["arena", "odds", "beginner", "odds", "--games", "10", "--edition", "bga"]


def test_arena_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GAMES, "--jobs", "1", "--json"]) == 0
    out, err = capsys.readouterr()
    said = json.loads(out)
    assert list(said) == ["games", "bots"] and said["games"] == 12 and err == ""
    assert [bot["name"] for bot in said["bots"]] == ["odds", "beginner", "odds"]
    assert all(list(bot) == ["name", "share", "low", "high", "rating"] for bot in said["bots"])
    assert main([*GAMES, "--jobs", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == said


def test_arena_command_prints_table_and_forfeits(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(
        "from perudo.bots.odds_bot import OddsBot\nclass Raiser(OddsBot):\n"
        "    def choose(self, view): return super().choose(view) if view.round < 2 else [][0]\n"
    )
    bot, chart = f"{tmp_path / 'own.py'}:Raiser", tmp_path / "chart.svg"
    status = main(["arena", "odds", bot, "--games", "4", "--jobs", "1", "--chart", str(chart)])
    out, err = capsys.readouterr()
    if "pip install" in err:
        needs("matplotlib")
    assert (status, err) == (1, "")
    assert "Games: 4, of 2 each. An equal share is 50.0%." in out
    assert out.startswith("Played by: asmodee-it, asmodee-fr, bga, hasbro-1994, kozak; with calza and without.\n")
    assert (
        f"{bot}, games forfeited: 4; it raised an exception: IndexError" in out and "(own.py, line 3, in choose)" in out
    )
    assert "100.0%" in out and "2.00" in out and chart.read_text().count("<svg")


def test_invalid_chart_path_is_refused_before_playing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    needs("matplotlib")
    games = ["arena", "odds", "beginner", "--games", str(10**9 - 1), "--chart"]
    for chart in ("chart.xyz", "nowhere/chart.svg"):
        assert main([*games, str(tmp_path / chart)]) in (1, 2)
        out, err = capsys.readouterr()
        assert not out and chart in err


def test_arena_seed_cannot_be_guessed_with_external_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "own.py").write_text(OWN)
    line = ["arena", f"{tmp_path}/own.py:Plain", "odds", "--games", "2", "--jobs", "1"]

    def told(*more: str) -> tuple[str, int]:
        assert main([*line, *more]) == 0
        table, _, seed = capsys.readouterr().out.partition("The dice were random")
        return table.strip(), int(seed.split()[-1]) if seed else 0

    (first, seed), (_, other) = told(), told()
    assert min(seed, other) > 10**9 and seed != other
    assert told("--seed", str(seed)) == (first, 0)


def test_skipped_editions_are_listed_with_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    line = "arena beginner gambler --players 8 --games 1 --jobs 1 --calza --set dice=1"
    assert main(line.split()) == 0
    assert capsys.readouterr().out.startswith(
        "Played by: kozak.dice-1; with calza.\n"
        "Left out, because they do not allow 8 players: asmodee-it, asmodee-fr, bga, hasbro-1994.\n"
    )


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (Bid(3, 4), Reason.NOT_HIGHER),
        (Bid(99, 4), Reason.OVER_ALL_DICE),
        (Bid(0, 4), Reason.NO_DICE_BID),
        (Bid(4, 7), Reason.NO_SUCH_FACE),
        (Bid(4, 5), Reason.ONE_AXIS),
        (Calza(1), Reason.CALZA_OFF),
        (Calza(2), Reason.CALZA_OFF),
    ],
)
def test_illegal_move_is_explained(said: Move, reason: Reason) -> None:
    game = Game.start(house_rules("bga", {"calza": False}), 2).after(Deal(((2,) * 5, (3,) * 5), 2)).after(Bid(3, 4))
    shown = view(game, 1)
    assert shown.why_not(said) is reason and view(game, 2).why_not(Bid(4, 4)) is Reason.NOT_YOUR_TURN
    assert all(shown.why_not(word) is None for word in shown.legal)
    with pytest.raises(BotFailure) as failed:
        check_move(said, shown)
    assert (failed.value.kind, failed.value.current_bid, failed.value.reason) == ("illegal", Bid(3, 4), reason)
    assert failure_line(translator("en"), failed.value).startswith(f"{said}, where 3x4 stood: ")


def test_progress_bar_shows_finished_games(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    now = iter(range(100))
    monkeypatch.setattr(time, "monotonic", lambda: next(now))
    for out, shown in ((Terminal(), ["[###############---------------] 50/100  -0:01"]), (StringIO(), [])):
        with ProgressBar(100, out) as progress:
            progress.update(50)
        assert [part for part in out.getvalue().split("\r\033[K") if part] == shown


def test_builtin_bots_are_listed_by_strength(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert [bot["name"] for bot in said] == list(BUILTIN_BOTS)
    assert all(list(bot) == ["name", "about"] and bot["about"].endswith(".") for bot in said)
    assert main(["bots"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(BUILTIN_BOTS)
    assert len({line.index(bot["about"]) for line, bot in zip(lines, said, strict=True)}) == 1


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("arena odds", "at least two bots"),
        ("arena odds grandmaster", "Unknown bot: “grandmaster”"),
        ("arena odds beginner --edition bga --players 8", "for 2 to 6 players, not for 8"),
        ("arena odds beginner --set dice=0", "“dice”"),
        ("arena odds beginner --seconds 0", "--seconds"),
        ("arena odds nowhere.py:Bot", "The file nowhere.py was not found"),
        ("arena odds tests/test_arena.py", "Did you mean tests/test_arena.py:"),
        ("arena oddds odds", "Did you mean odds?"),
    ],
)
def test_invalid_arena_arguments_are_refused(line: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    assert told in capsys.readouterr().err
