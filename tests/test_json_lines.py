"""Bots that are programs, in any language: docs/bots.md is right, and a failing one harms only itself."""

from __future__ import annotations

import io
import json
import re
import shlex
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random

import pytest

from perudo.arena import DealDice, Series, run
from perudo.arena.games import SeatedBot, play_game
from perudo.arena.parallel import run_in_processes
from perudo.bots import Bot
from perudo.bots.odds_bot import OddsBot
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Move
from perudo.core.rules import EDITIONS, house_rules
from perudo.core.view import View
from perudo.protocol import load_isolated
from perudo.protocol.json_lines import ChildProcess, ProgramBots
from perudo.terminal.cli import main
from tests.conftest import missing

ROOT = Path(__file__).parent.parent
BOTS = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
BGA = EDITIONS["bga"]


def told(language: str) -> str:
    """The first example of a language in docs/bots.md."""
    found = re.search(rf"^```{language}\n(.*?)^```", BOTS, re.DOTALL | re.MULTILINE)
    assert found
    return found[1]


def program(folder: Path, text: str) -> str:
    """The name of a bot that is a program in Python."""
    (folder / "program.py").write_text(text)
    return shlex.join([sys.executable, str(folder / "program.py")])


# --- The protocol of docs/bots.md


def test_documented_twenty_line_bot_wins(tmp_path: Path) -> None:
    (tmp_path / "careful.py").write_text(told("python"))
    assert len(told("python").splitlines()) <= 20
    kind = load_isolated(f"{tmp_path / 'careful.py'}:Careful")
    found = run(Series.from_lists(("careful", "beginner"), (kind, load_isolated("beginner"))), 20)
    assert [row.faults for row in found.rows] == [(), ()]
    assert found.rows[0].share > 0.55


def test_javascript_bot_needs_no_perudo_library(tmp_path: Path) -> None:
    if shutil.which("node") is None:
        missing("node", "make page")
    (tmp_path / "mybot.js").write_text(told("js"))
    games = Series.from_lists(
        ("js", "odds", "js"),
        tuple(map(load_isolated, (f"node {tmp_path}/mybot.js", "odds", f"node {tmp_path}/mybot.js"))),
    )
    found = run(games, 10, partial(run_in_processes, jobs=1))
    assert [row.faults for row in found.rows] == [(), (), ()]
    assert found.rows[0].share > 0.05 and found.rows[1].share > found.rows[0].share


class Doubter(Bot):
    def choose(self, view: View) -> Move | None:
        return (DUDO if DUDO in view.legal else view.legal[0]) if view.is_my_turn else None


CHECKS = """
import sys
for line in open(sys.argv[1]):
    way, said = line[:1], line[2:].rstrip("\\n")
    if way == "<":
        print(said, flush=True)
    else:
        heard, wanted = sys.stdin.readline().rstrip("\\n"), said
        if not (heard == wanted or wanted.endswith("…") and heard.startswith(wanted[:-1])):
            print(heard, wanted, sep="\\n", file=open(sys.argv[2], "w"))
            sys.exit("not as it is told")
print("as told", file=open(sys.argv[2], "w"))
"""


def test_documented_conversation_is_accurate(tmp_path: Path) -> None:
    (conversation,) = re.findall(r"^```\n(> .*?)^```", BOTS, re.DOTALL | re.MULTILINE)
    (tmp_path / "told").write_text(conversation)
    (tmp_path / "checks.py").write_text(CHECKS)
    rules = house_rules("bga", {"dice": 1, "lost_dice_visible": True})
    kind = ProgramBots((sys.executable, str(tmp_path / "checks.py"), str(tmp_path / "told"), str(tmp_path / "found")))
    players = [
        SeatedBot(1, partial(kind, Random(1), rules), 10),
        SeatedBot(2, partial(Doubter, Random(1), rules), 10),
    ]
    play_game(rules, players, DealDice("l"))
    for player in players:
        player.close()
    kind._idle[0].close()
    assert (tmp_path / "found").read_text() == "as told\n"


def test_arena_example_runs() -> None:
    *_, example = re.findall(r"^```python\n(.*?)^```", BOTS, re.DOTALL | re.MULTILINE)
    names: dict[str, object] = {}
    *lines, last = example.splitlines()
    exec("\n".join(lines), names)
    code, _, comment = last.partition("#")
    assert str(eval(code, names)) == comment.strip()


# --- Those that err

HELLO = 'import sys, time\nprint(\'{"is":"hello"}\', flush=True)\n'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (HELLO, "died"),
        (HELLO + "time.sleep(100)", "slow"),
        (HELLO + "while True: print('{}', flush=True)", "error"),
        (
            HELLO + 'for line in sys.stdin: \'choose\' in line and print(\'{"id":1,"say":"nine"}\', flush=True)',
            "illegal",
        ),
        (
            HELLO + 'for line in sys.stdin: \'choose\' in line and print(\'{"id":1,"say":"9x9"}\', flush=True)',
            "illegal",
        ),
        (
            HELLO + 'for line in sys.stdin: \'choose\' in line and print(\'{"id":1,"say":"99x6"}\', flush=True)',
            "illegal",
        ),
        (
            HELLO + 'for line in sys.stdin: \'choose\' in line and print(\'{"id":1,"say":"pass"}\', flush=True)',
            "illegal",
        ),
    ],
)
def test_failing_program_forfeits(text: str, why: str, tmp_path: Path) -> None:
    kind = load_isolated(program(tmp_path, text))
    found = run(
        Series.from_lists(("it", "odds"), (kind, OddsBot), rules=(BGA,), seconds=2 if why != "slow" else 0.2), 1
    )
    assert found.rows[1].share == 1
    assert [fault.kind for fault in found.rows[0].faults] == [why] * 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("import sys; sys.exit(7)", "it exited, exit status 7"),
        ("print('hello', flush=True); input()", "it wrote hello, which is not a JSON object"),
        ("print('{}', flush=True); input()", "it did not answer hello"),
    ],
)
def test_program_that_sends_no_hello_is_refused(text: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(PerudoError, match=why) as raised:
        load_isolated(program(tmp_path, text))
    assert raised.value.code == "bot-silent"


def test_program_that_never_reads_does_not_block(tmp_path: Path) -> None:
    words = shlex.split(program(tmp_path, HELLO + "time.sleep(100)"))
    child = ChildProcess(tuple(words))
    for _ in range(100):
        child.send({"text": "x" * 100_000})
    child.close()
    assert child._process.returncode is not None


def test_program_plays_several_games(tmp_path: Path) -> None:
    text = (
        HELLO
        + f"""
import json, os
log = open({str(tmp_path / "log")!r}, "a")
for line in sys.stdin:
    told = json.loads(line)
    if told["is"] == "choose":
        said = "dudo" if "dudo" in told["legal"] else told["legal"][0]
        print(json.dumps({{"id": told["id"], "say": said}}), flush=True)
    elif told["is"] != "view":
        print(os.getpid(), told["is"], told.get("seconds"), file=log, flush=True)
"""
    )
    kind = ProgramBots(tuple(shlex.split(program(tmp_path, text))))
    found = run(Series.from_lists(("it", "odds"), (kind, OddsBot), rules=(BGA,), seconds=7), 3)
    assert found.rows[0].faults == ()
    lines = [line.split() for line in (tmp_path / "log").read_text().splitlines()]
    pids = dict.fromkeys(pid for pid, *_ in lines)
    assert len(pids) == 2, "one a seating"
    for process in pids:
        assert [(what, seconds) for pid, what, seconds in lines if pid == process] == [
            ("hello", "None"),
            *[("game", "7"), ("over", "None")] * 3,
            ("quit", "None"),
        ]


# --- At the terminal


@pytest.mark.parametrize("language", ["python", "js"])
def test_program_plays_against_people(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if language == "js" and shutil.which("node") is None:
        missing("node", "make page")
    (tmp_path / "own").with_suffix(".py").write_text(told("python"))
    (tmp_path / "own").with_suffix(".js").write_text(told("js"))
    name = f"{tmp_path}/own.py:Careful" if language == "python" else f"node {tmp_path}/own.js"
    monkeypatch.setattr("sys.stdin", io.StringIO("1 2\n1 3\ndudo\n" * 300))
    assert main(["play", "--bot", name, "--edition", "bga", "--set", "dice=2", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "wins the game" in out or "You win the game" in out
    assert out.count("Inti") and not out.count("Killa")


def test_failing_program_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "own.py").write_text(
        "from perudo.bots import Bot\nclass Own(Bot):\n    def choose(self, view): return 1 / 0\n"
    )
    monkeypatch.setattr("sys.stdin", io.StringIO("2 2\n2 3\ndudo\n" * 9))
    assert main(["play", "--bot", f"{tmp_path}/own.py:Own", "--bots", "1", "--edition", "bga", "--seed", "3"]) == 1
    assert (
        capsys.readouterr().err
        == "perudo: Inti can’t continue: ZeroDivisionError: division by zero (own.py, line 3, in choose)\n"
    )


@pytest.mark.parametrize(
    ("gives", "told"), [("'because'", "explain() returned 'because'"), ("explanation('why-forced', None)", "")]
)
def test_invalid_explanation_is_reported(
    gives: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "own.py").write_text(
        "from perudo.bots.odds_bot import OddsBot\nfrom perudo.bots.base import explanation\n"
        f"class Own(OddsBot):\n    def explain(self, view, word): return {gives}\n"
    )
    monkeypatch.setattr("sys.stdin", io.StringIO("2 2\n2 3\ndudo\n\nq\ny\n" * 9))
    line = ["play", "--bot", f"{tmp_path}/own.py:Own", "--bots", "1", "--edition", "bga", "--seed", "3", "--explain"]
    assert main(line) == (1 if told else 0)
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("line", [["--bot", "nobody"], ["--bot", "odds", "--bot", "odds", "--bots", "1"]])
def test_missing_program_cannot_play(line: list[str]) -> None:
    assert main(["play", *line]) == 2


def test_programs_are_stopped_when_the_arena_ends(tmp_path: Path) -> None:
    text = HELLO + "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: time.sleep(1)\n"
    name = program(tmp_path, text)
    run(
        Series.from_lists(("it", "odds"), (load_isolated(name), OddsBot), rules=(BGA,), seconds=0.1),
        1,
        partial(run_in_processes, jobs=1),
    )
    left = subprocess.run(["pgrep", "-f", str(tmp_path / "program.py")], capture_output=True, text=True)
    assert left.stdout == ""


def test_bots_receive_views_in_the_wire_format() -> None:
    import msgspec

    from perudo.core.game import Deal, Game
    from perudo.core.view import view

    shown = view(Game.start(BGA, 2).after(Deal(((2,) * 5, (3,) * 5), 1)), 1)
    assert shown.legal  # its memory of that is not shown
    assert list(json.loads(msgspec.json.encode(shown))["choices"]) == ["bids", "dudo", "calza"]
