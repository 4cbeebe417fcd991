"""Bots of one's own: found by their names, and what helps them to play."""

from __future__ import annotations

import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from perudo.bots import BUILTIN_BOTS, Bot
from perudo.bots.base import explanation
from perudo.bots.odds_bot import OddsBot
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid, Calza, Deal, Game, LegalMoves
from perudo.core.odds import odds
from perudo.core.rules import EDITIONS, house_rules
from perudo.core.view import View, view
from perudo.protocol import load_isolated, load_trusted, resolve
from perudo.protocol.failures import BotFailure, check_move, checked_explanation, run_bot
from perudo.protocol.json_lines import ChildProcess, parse_move
from perudo.sim import workers

OWN = """
from beside import word
from perudo.bots import Bot

class Mine(Bot):
    def choose(self, view):
        return word(view)

class Unfinished(Bot):
    pass

class Other:
    pass
"""


class Silent(Bot):
    def choose(self, view: View) -> None:
        return None


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "own.py").write_text(OWN)
    (tmp_path / "beside.py").write_text("def word(view):\n    return view.legal[0]\n")
    (tmp_path / "broken.py").write_text("1 / 0\n")
    (tmp_path / "misspelt.py").write_text("class Mine:\n    best = = 3\n")
    (tmp_path / "lacking.py").write_text("import beside.nothing\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_bot_is_found_by_id_file_or_module(folder: Path) -> None:
    opened = view(Game.start(EDITIONS["bga"], 2).after(Deal(((2,) * 5, (3,) * 5), 1)), 1)
    for name in ("own.py:Mine", str(folder / "own.py") + ":Mine", "own:Mine", "perudo.bots.odds_bot:OddsBot", "odds"):
        bot = pickle.loads(pickle.dumps(load_trusted(name)))(Random(1), EDITIONS["bga"])
        bot.see(opened)
        assert bot.choose(opened) in opened.legal
    assert {name: resolve(name) for name in BUILTIN_BOTS} == BUILTIN_BOTS
    assert resolve("perudo.bots.odds_bot:OddsBot") is OddsBot


def test_bot_file_is_found_from_another_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = load_trusted("own.py:Mine")
    monkeypatch.chdir(folder.parent)
    assert isinstance(kind(Random(1), EDITIONS["bga"]), Bot)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("grandmaster", "bot-unknown"),
        ("", "bot-unknown"),
        ("nowhere.py:Mine", "bot-no-file"),
        ("nowhere.at_all:Mine", "bot-no-module"),
        ("own.py:Nobody", "bot-meant"),
        ("own:Nobody", "bot-meant"),
        ("beside.py:Nobody", "bot-no-class"),
        ("beside:Nobody", "bot-no-class"),
        ("own.py:Other", "bot-no-bot"),
        ("own.py:word", "bot-no-bot"),
        ("own.py:Unfinished", "bot-abstract"),
        ("broken.py:Mine", "bot-broken"),
        ("broken:Mine", "bot-broken"),
        ("lacking.py:Mine", "bot-broken"),
        ("no-such-program mybot.js", "bot-no-program"),
        ("cmd:no-such-program", "bot-no-program"),
        ("cmd:", "bot-no-program"),
        ("cmd:'", "bot-no-program"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_invalid_bot_name_is_explained(name: str, code: str) -> None:
    with pytest.raises(PerudoError) as raised:
        load_trusted(name)
    assert raised.value.code == code


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("own.py", "own.py:Mine"),
        ("own.py:Min", "own.py:Mine"),
        ("broken.py", "broken.py:MyBot"),
        ("my.js", '"node my.js"'),
        ("my", "cmd:./my"),
        ("oods", "odds"),
    ],
)
def test_mistyped_bot_name_gets_a_suggestion(name: str, meant: str) -> None:
    for file in ("my.js", "my"):
        Path(file).touch()
    with pytest.raises(PerudoError) as raised:
        load_isolated(name)
    assert (raised.value.code, raised.value.details["meant"]) == ("bot-meant", meant)


@pytest.mark.usefixtures("folder")
def test_syntax_error_in_a_bot_file_is_reported_with_its_line() -> None:
    with pytest.raises(PerudoError) as raised:
        load_isolated("misspelt.py:Mine")
    assert raised.value.details["why"] == "SyntaxError: invalid syntax (misspelt.py, line 2)"


@pytest.mark.usefixtures("folder")
def test_broken_bot_file_is_reported_with_its_line() -> None:
    with pytest.raises(PerudoError) as raised:
        load_isolated("broken.py:Mine")
    assert raised.value.code == "bot-broken" and "(broken.py, line 1, in <module>)" in str(raised.value.details["why"])


UNINITIATED = (
    "from perudo.bots import Bot\nclass Own(Bot):\n    def __init__(self, *_): pass\n    def choose(self, view): ..."
)


def test_missing_super_call_is_reported(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(UNINITIATED)
    shown = view(Game.start(EDITIONS["bga"], 2), 1)
    bot = load_trusted(f"{tmp_path}/own.py:Own")(Random(1), EDITIONS["bga"])
    with pytest.raises(BotFailure, match=r"does its __init__ call super\(\).__init__\(rng, rules\)"):
        run_bot(bot.see, shown)


# --- What one reaches for


def test_view_helpers_match_the_game() -> None:
    rules = house_rules("bga", {"calza": True})
    game = Game.mid_game(rules, (3, 0, 2, 1)).after(Deal(((1, 4, 4), (), (2, 6), (5,)), 1))
    mine, others = view(game, 1), view(game, 3)
    assert mine.is_my_turn and not others.is_my_turn and mine.wild
    assert mine.legal_bids == game.legal == mine.legal and isinstance(mine.legal, LegalMoves)
    assert others.legal_bids == others.legal == () == view(game, None).legal
    assert [mine.left_of(seat) for seat in (1, 2, 3, 4)] == [3, 3, 4, 1]
    game = game.after(Bid(2, 4))
    third, fourth = view(game, 3), view(game, 4)
    assert third.legal == game.legal and third.legal[-2:] == (DUDO, Calza(3))
    assert third.legal_bids == third.legal[:-2] and fourth.legal == (Calza(4),) and fourth.legal_bids == ()
    assert Bid(2, 5) in third.legal and Bid(2, 4) not in third.legal and Calza(4) not in third.legal


def test_bot_computes_the_chance_of_a_bid() -> None:
    for palifico in (None, 3):
        game = Game.mid_game(EDITIONS["bga"], (3, 2, 1), palifico=palifico).after(Deal(((1, 4, 4), (2, 6), (5,)), 3))
        bot, shown = Silent(Random(1), game.rules), view(game, 1)
        bot.see(view(Game.start(house_rules("bga", {"lost_dice_visible": True, "dice": 3}), 3), 1))
        bot.dice = game.dice
        assert bot.unseen_dice(shown) == 3 and bot.count_matching(shown, 4) == (2 if palifico else 3)
        for bid in (Bid(1, 4), Bid(4, 4), Bid(6, 4), Bid(9, 4), Bid(2, 1), Bid(3, 2)):
            true, exact = odds(6, (1, 4, 4), *bid, wild=not palifico)
            assert bot.chance_true(shown, bid) == pytest.approx(float(true))
            assert bot.chance_exact(shown, bid) == pytest.approx(float(exact))


def test_legal_moves_are_computed_once() -> None:
    game = Game.start(EDITIONS["bga"], 2).after(Deal(((2,) * 5, (3,) * 5), 1))
    assert view(game, 1).legal is view(game, 1).legal


# --- What they say


def told_why(line: object) -> str:
    """How the house takes what a bot says for a reason."""

    class Telling(OddsBot):
        def explain(self, view: View, word: object) -> object:  # type: ignore[override]
            return line

    shown = view(Game.start(EDITIONS["bga"], 2).after(Deal(((2,) * 5, (3,) * 5), 1)), 1)
    try:
        found = checked_explanation(Telling(Random(1), EDITIONS["bga"]), Bid(1, 2), shown)
    except BotFailure as failed:
        return failed.detail
    return "" if found is None else found.message


def test_invalid_explanation_is_reported_as_bot_failure() -> None:
    assert told_why(None) == ""
    assert told_why(explanation("why-odds", Bid(1, 2), 0.5, own=1)) == "why-odds"
    odds = explanation("why-odds", Bid(1, 2), 0.5, own=1)
    nobody, nameless = replace(odds, seats={"name": 0}), replace(odds, seats={"name": 1})
    for wrong in (
        explanation("why-nonsense", None),
        explanation("why-odds", None),
        explanation("story-exact", None),
        nobody,
        nameless,
    ):
        assert "which is not a valid message" in told_why(wrong)
    assert "it must return perudo.bots.base.explanation" in told_why("because")


def test_invalid_move_error_shows_an_example() -> None:
    shown = view(Game.start(EDITIONS["bga"], 2).after(Deal(((2,) * 5, (3,) * 5), 1)), 1)
    for wrong in ("dudo", 7, None):
        with pytest.raises(BotFailure, match=r"view\.legal") as failed:
            check_move(wrong, shown)
        assert failed.value.kind == "illegal"
    with pytest.raises(BotFailure, match=r"'DUDO', which is not a move; .* dudo") as failed:
        parse_move("DUDO", shown)
    assert failed.value.kind == "illegal"


def test_unprintable_value_is_reported() -> None:
    def raises(_: View) -> None:
        raise ValueError("\ud800")

    def leaves(_: View) -> None:
        raise GeneratorExit

    for wrong in (raises, leaves):
        with pytest.raises(BotFailure) as failed:
            run_bot(wrong, view(Game.start(EDITIONS["bga"], 2), 1))
        assert failed.value.detail.encode()


# --- Programs that start others


SLEEPER = """#!/bin/sh
sleep 600 &
echo $! > "$0.tmp"
mv "$0.tmp" "$0.pid"
echo '{"is":"hello"}'
wait
"""


@pytest.fixture
def wrapper(tmp_path: Path) -> Path:
    """A script that starts a program, as npm and gradlew do, and writes down which. Both pass more."""
    script = tmp_path / "wrapper.sh"
    script.write_text(SLEEPER)
    script.chmod(0o755)
    return script


def runs(script: Path) -> bool:
    """Whether what a wrapper started is still there."""
    pid = int(Path(f"{script}.pid").read_text())
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def gone(script: Path) -> bool:
    """Whether it has ended, or soon will."""
    return eventually(lambda: not runs(script))


def eventually(what: Callable[[], bool]) -> bool:
    for _ in range(600):
        if what():
            return True
        time.sleep(0.05)
    return False


@pytest.mark.skipif(sys.platform != "linux", reason="it reads what Linux tells of processes")
def test_killing_a_program_kills_its_children(wrapper: Path) -> None:
    child = ChildProcess((str(wrapper),))
    assert runs(wrapper)
    child.close(0)
    assert gone(wrapper)


@pytest.mark.skipif(sys.platform != "linux", reason="it reads what Linux tells of processes")
def test_stopping_worker_kills_children_of_bot_programs(wrapper: Path) -> None:
    with workers.process_pool(1) as (worker,):
        worker.submit("call", partial(started, str(wrapper)), None)
        assert eventually(Path(f"{wrapper}.pid").exists) and runs(wrapper)
    assert gone(wrapper)


@pytest.mark.parametrize("by", ["SIGTERM", "SIGHUP"])
@pytest.mark.skipif(sys.platform != "linux", reason="it reads what Linux tells of processes")
def test_terminal_interrupt_kills_children_of_bot_programs(by: str, wrapper: Path) -> None:
    heeded = f"import signal; signal.signal(signal.{by}, signal.SIG_DFL)"  # nohup has its children ignore SIGHUP
    waits = (
        f"{heeded}; from perudo.protocol.json_lines import ChildProcess; ChildProcess(({str(wrapper)!r},)).receive(600)"
    )
    with subprocess.Popen([sys.executable, "-c", waits]) as process:
        assert eventually(Path(f"{wrapper}.pid").exists) and runs(wrapper)
        process.send_signal(getattr(signal, by))
        assert process.wait(30) == -getattr(signal, by)
    assert gone(wrapper)


@pytest.mark.skipif(sys.platform != "linux", reason="it sends signals as Linux does")
def test_early_signal_is_handled_after_startup() -> None:
    """It comes while a thread has begun something of which nobody knows yet."""
    code = """
import os, signal, threading
from perudo.sim import workers

def begins():
    with workers.deferring_signals():
        begun.set()
        sent.wait()
        workers.add_cleanup(lambda: print("ended", flush=True))

begun, sent = threading.Event(), threading.Event()
workers.add_cleanup(lambda: None)
thread = threading.Thread(target=begins)
thread.start()
begun.wait()
signal.raise_signal(signal.SIGTERM)
sent.set()
thread.join()
signal.pause()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGTERM, "ended\n", "")


def started(script: str, _: object) -> None:
    """Has a program play that says nothing: the worker waits for it until it is stopped."""
    ChildProcess((script,)).receive(600)
