"""The command line: what each command says, its exit status, and how it takes a line that makes no sense."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from platformdirs import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows
from sqlalchemy import URL

from perudo.bots import BUILTIN_BOTS
from perudo.bots.inference import tail_index
from perudo.bots.lookahead import Master
from perudo.core.citations import setting_rules
from perudo.core.errors import PerudoError, missing_extra_error
from perudo.core.game import Bid, Deal, Game
from perudo.core.odds import odds
from perudo.core.rules import EDITIONS, SETTINGS
from perudo.core.view import view
from perudo.locales.translator import translator
from perudo.server.log.database import open_database
from perudo.server.log.store import Store
from perudo.solver.tablebase import load_tablebase
from perudo.terminal import arguments, cli, commands
from perudo.terminal.cli import main
from perudo.terminal.paths import data_file
from tests.conftest import needs
from tests.samples import RECORDS, ROUNDS, TOLD, record_of

ROOT = Path(__file__).parent.parent
PERUDO = str(Path(sys.executable).with_name("perudo"))
COMMANDS = list(commands.COMMANDS)


class Said(NamedTuple):
    """The output of a command line, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def said(*line: str | Path) -> Said:
        said = Said(main([str(part) for part in line]), *capsys.readouterr())
        if "pip install" in said.err:
            needs("llvmlite", "numba", "matplotlib")
        return said

    return said


def refused(said: Said) -> str:
    """The one line on standard error of a command line that makes no sense."""
    assert (said.status, said.out) == (2, "")
    assert re.fullmatch(r"perudo: [^\n]+\. See: perudo( [a-z]+)? --help\n", said.err)
    return said.err


# --- Help


def test_missing_command_shows_help(run: Run) -> None:
    said = run()
    assert (said.status, said.err) == (0, "")
    assert said == run("--help")
    assert all(re.search(rf"^    {command} ", said.out, re.MULTILINE) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_examples_are_accepted(command: str, run: Run) -> None:
    said = run(command, "--help")
    assert said.status == 0
    assert max(map(len, said.lines)) <= 80
    examples = said.lines[said.lines.index("examples:") + 1 :]
    assert examples
    for example in examples:
        perudo, *line = shlex.split(example)
        assert (perudo, line[0]) == ("perudo", command)
        assert cli._parser(line).parse_args(line).parser.command == command


def test_help_does_not_import_command_modules() -> None:
    """So it comes at once, whatever a command needs when it runs."""
    look = "import sys; from perudo.terminal.cli import main; main(['--help']); "
    look += "print(*sys.modules, sep='\\n', file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    loaded = done.stderr.split()
    assert "perudo.terminal.commands" in loaded
    assert [
        name for name in loaded if re.match(r"perudo\.(terminal\.commands\.|server|solver|record)|numpy", name)
    ] == []


def test_every_command_is_a_documented_module() -> None:
    folder = ROOT / "src" / "perudo" / "terminal" / "commands"
    assert {file.stem for file in folder.glob("*.py")} == {"__init__", *commands.COMMANDS}
    for name in commands.COMMANDS:
        assert {"add_arguments", "run"} <= vars(commands.load_command(name)).keys()


def test_the_version_is_shown(run: Run) -> None:
    assert run("--version").out == f"perudo {version('perudo')}\n"


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("hide", "hide"),
        ("--colour", "--colour"),
        ("odds", "--dice, --bid"),
        ("odds --dice 3", "--bid"),
        ("odds --dice", "--dice"),
        ("odds --dice 0 --bid 1x2", "--dice: “0”"),
        ("odds --dice 81 --bid 1x2", "--dice: “81”"),
        ("odds --dice 1e3 --bid 1x2", "--dice: “1e3”"),
        ("odds --dice ٣ --bid 1x2", "--dice: “٣”"),
        ("odds --dice 3 --hand 1234 --bid 1x2", "4 dice"),
        ("odds --dice 3 --hand 17 --bid 1x2", "--hand: “17”"),
        ("odds --dice 3 --bid 1x7", "--bid: “1x7”"),
        ("odds --dice 3 --bid 0x2", "--bid: “0x2”"),
        ("odds --dice 3 --bid dudo", "--bid: “dudo”"),
        ("odds --dice 3 --bid 1x2 --palifico=yes", "--palifico"),
        ("odds --dice 5,5 --bids A4x5", "“A4x5”"),
        ("odds --dice 10 --bids 4x5", "--dice 5,5,4"),
        ("odds --dice 5,0 --bids 4x5", "--dice: “0”"),
        ("odds --dice 5,5 --bids 4x5,3x5", "not higher"),
        ("odds --dice 5,5 --bids 4x1", "may not open a round with aces"),
        ("odds --dice 5,5 --hand 22 --bids 4x5", "hand has 2 dice"),
        ("odds --dice 5,6 --bids 4x5", "0 to 5 dice"),
        ("probe", "--hand"),
        ("probe --dice 1,1", "--hand"),
        ("probe --dice 1,1 --hand 22", "hand has 2 dice"),
        ("probe --dice 1,1 --hand 2 --bids 3x2,1x1", "half"),
        ("probe bga", "five parts"),
        ("solve --dice 1,1 --export x.txt", "x.txt does not"),
        ("solve --dice 1,1 --export x.csv --processes 2", "--processes can’t be combined with --export"),
        ("rules --json --markdown", "--markdown can’t be combined with --json"),
        ("completion fish-and-chips", "fish-and-chips"),
        ("play --name " + "a" * 25, "24 characters"),
        ("raises", "EDITION"),
        ("raises chess", "“chess”"),
        ("raises kozak --dice 0", "--dice: “0”"),
        ("raises kozak --round second", "--round"),
        ("raises kozak --set raise=up", "“raise”"),
        ("raises bga --round veteran", "veterans"),
        ("raises kozak --set palifico=off --round palifico", "no palifico rounds"),
        ("rules hoyle", "“hoyle”"),
        ("solve", "--game"),
        ("solve --game hoyle", "“hoyle”"),
        ("solve --game bga --set dice=0", "“dice”"),
        ("solve --game bga --largest 1", "--largest: “1”"),
        ("solve --dice 2", "--dice: “2”"),
        ("solve --dice 0,1", "--dice: “0,1”"),
        ("solve --dice 1,11", "--dice: “1,11”"),
        ("solve --dice 1,1 --faces 7", "--faces: “7”"),
        ("solve --dice 2,1,1", "only 1,1,1"),
        ("solve --dice 1,1,1,1", "only 1,1,1"),
        ("solve --dice 1,1,1 --set calza=true", "only solved without it"),
        ("solve --dice 1,1,1 --recall 2", "--recall can’t be combined with --dice 1,1,1"),
        ("solve --dice 1,1,1 --export x.txt", "x.txt does not"),
        ("solve --dice 1,1 --chart x.svg", "--chart can’t be combined with --dice"),
        ("solve --dice 1,1 --recall 1 --checkpoint x.npz", "--checkpoint can’t be combined with --recall"),
        ("solve --game bga --raise any-higher", "--raise can’t be combined with --game"),
        ("solve --game bga --locked", "--locked can’t be combined with --game"),
        ("solve --game bga --set calza=true --processes 2", "--processes can’t be combined with --set calza=true"),
        ("solve --dice 1,1 --set calza=true --locked", "--locked can’t be combined with --set"),
        ("solve --dice 1,1 --edition hasbro-1994 --set calza=true --export x.csv", "--export can’t be combined with"),
        ("solve --dice 3,1 --set dice=2", "0 to 2 dice"),
        ("solve --dice 1,1 --set calza=true --set calza_with_two=false", "two players are left"),
        ("solve --dice 1,1 --raise higher", "higher"),
        ("solve --dice 1,1 --aces loud", "loud"),
        ("solve --dice 1,1 --gap 0", "--gap: “0”"),
        ("solve --dice 1,1 --seconds -1", "--seconds"),
        ("solve --dice 1,1 --iterations 0", "--iterations: “0”"),
        ("solve --dice 1,1 --edition hoyle", "“hoyle”"),
        ("rules bga hoyle", "“hoyle”"),
        ("replay", "FILE"),
        ("play --edition hoyle", "“hoyle” is unknown. Known editions: friendly,"),
        ("play --edition bga.flying", "“flying”"),
        ("play --bots 0", "--bots: “0”"),
        ("play --bots 8", "--bots: “8”"),
        ("play --bots 6 --edition bga", "not for 7"),
        ("play --level grandmaster", "grandmaster"),
        ("play --seed x", "--seed: “x”"),
        ("play --set calza", "--set: “calza”"),
        ("play --set calza=", "--set: “calza=”"),
        ("play --set colour=red", "“colour”"),
        ("play --set calza=perhaps", "“calza” cannot be perhaps"),
        ("play --set dice=11", "“dice” cannot be 11"),
        ("play --set players=[2,2]", "2 to 2 players"),
        ("serve --port 65536", "--port: “65536”"),
        ("serve --wait-factor -1", "--wait-factor"),
        ("serve --wait-factor 1e9", "--wait-factor: “1e9”"),
        ("serve --lan=yes", "--lan"),
        *(
            (f"serve --url {url}", "--url")
            for url in ("ftp://x", "x.org", "http://", "//x.org", "https://x.org/perudo")
        ),
        *(
            (f"serve --url {url}", "--url")
            for url in ("http://x.org:99999", "http://a@x.org", "http://x.org?a", "http://[")
        ),
        ("serve --delete-after -1", "--delete-after: “-1”"),
        ("prune --delete-after 0", "--delete-after: “0”"),
        ("archive --to x --archive-after 0", "--archive-after: “0”"),
    ],
)
def test_invalid_command_line_gets_a_one_line_error(line: str, named: str, run: Run) -> None:
    assert named in refused(run(*shlex.split(line)))


def test_error_message_fits_one_line_for_any_argument(run: Run) -> None:
    refused(run("odds", "--dice", "3", "--bid", "1\n\x1b[31mx2"))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("calza=true", ("calza", True)),
        ("calza=false", ("calza", False)),
        ("dice=3", ("dice", 3)),
        ("players=[2,6]", ("players", (2, 6))),
        ("players=[ 2, 6 ]", ("players", (2, 6))),
        ("palifico=each-time", ("palifico", "each-time")),
        ("palifico=True", ("palifico", "True")),
    ],
)
def test_setting_argument_accepts_values_in_record_syntax(text: str, value: object) -> None:
    assert arguments.setting(text) == value


# --- replay


@pytest.mark.parametrize("x", ["х", "×"])
def test_bid_accepts_lookalikes_of_the_letter_x(x: str, run: Run) -> None:
    assert run("odds", "--dice", "8", "--bid", f"2{x}4") == run("odds", "--dice", "8", "--bid", "2x4")


@pytest.mark.parametrize("line", ["--language es rules kozak", "rules kozak --language=es"])
def test_language_option_selects_the_language(line: str, run: Run) -> None:
    said = run(*line.split())
    assert said.status == 0
    assert translator("es")("rules-shared") in said.lines
    assert translator("en")("rules-shared") in run("rules", "kozak").lines


def test_help_is_translated(run: Run) -> None:
    say, said = translator("es"), run("play", "--language", "es", "--help").out
    assert said.startswith(say("cli-usage"))
    assert " ".join(say("cli-play-about").split()) in " ".join(said.split())


def test_unknown_language_error_lists_available_languages(run: Run) -> None:
    said = run("rules", "--language", "tlh")
    assert (said.status, said.out) == (2, "")
    assert "tlh" in said.err and "en, es" in said.err


def test_replay_narrates_a_game(run: Run) -> None:
    said = run("replay", ROUNDS / "kozak.perudo")
    assert (said.status, said.err) == (0, "")
    told = said.lines
    for line in ["1: eight fours.", "2: six aces.", "3: dudo!", "Counted: 4.", "2’s bid falls.", "2 loses a die."]:
        assert told[told.index(line) :]
        told = told[told.index(line) :]


def test_replay_lifts_cups_in_edition_order(run: Run) -> None:
    def lifted(file: str) -> list[str]:
        lines = run("replay", ROUNDS / file).lines
        lines = lines[lines.index(next(line for line in lines if line.endswith("dudo!"))) :]
        return [line.split()[0] for line in lines if " has " in line]

    assert lifted("kozak.perudo")[:4] == ["3", "4", "1", "2"]
    assert lifted("asmodee.perudo") == ["A", "B", "C", "D", "E"]


def test_replay_narrates_the_end_of_the_game(run: Run) -> None:
    assert run("replay", RECORDS / "ok-00029.perudo").lines[-2:] == ["P2 is out.", "P3 wins the game."]


def test_replay_narrates_every_sample_call(run: Run) -> None:
    for sample in TOLD:
        lines = run("replay", record_of(sample)).lines
        rounds = json.loads(sample.read_text())["rounds"]
        assert sum(line.endswith((": dudo!", ": calza!")) for line in lines) == len(rounds)
        for what, ending in [("lost", " loses a die."), ("gained", " takes back a die."), ("out", " is out.")]:
            names = [line.removesuffix(ending) for line in lines if line.endswith(ending)]
            players = json.loads(sample.read_text())["players"]
            assert names == [players[each[what] - 1] for each in rounds if each[what]]


def test_group_calza_is_narrated_in_one_line(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "house.perudo"
    record.write_text(
        """
        edition = "bga"
        perudo = 1
        options = { calza = true, calza_wins = "all-others-lose" }
        players = ["Ana", "Bo", "Cleo"]
        position = { dice = [2, 1, 2] }
        round = [{ opener = 1, dice = ["24", "4", "35"], moves = ["2x4", "calza 3"] }]
        """
    )
    told = run("replay", record).lines
    assert any(line.strip() == "Calza reward: all others lose a die" for line in told)
    at = told.index("Exactly right.")
    assert told[at:][:4] == [
        "Exactly right.",
        "Everyone except Cleo loses a die.",
        "Bo is out.",
        "Dice left: Ana: 1, Cleo: 2",
    ]


def test_player_names_cannot_inject_terminal_escapes(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "names.perudo"
    file.write_text('perudo = 1\nedition = "bga"\nplayers = ["\\u001b[31mAna\\nBo wins", "  "]\n')
    said = run("replay", file)
    assert said.status == 0
    assert all(line.isprintable() for line in said.out.split("\n"))
    assert "Seat 2" in said.out


def test_json_output_has_one_line_per_file(run: Run) -> None:
    files = sorted(RECORDS.glob("*-0000*.perudo"))
    said = run("replay", "--json", *files)
    good = [file.with_suffix(".json") for file in files if not file.name.startswith("bad-")]
    bad = [file for file in files if file.name.startswith("bad-")]
    assert said.lines == [file.read_text().rstrip("\n") for file in good]
    assert len(good) == len(bad) == 10
    assert [line.split(",")[0].split(": ")[1] for line in said.err.splitlines()] == list(map(str, bad))
    assert said.status == 1


def test_unreadable_record_does_not_stop_the_others(run: Run) -> None:
    said = run("replay", RECORDS / "nothing.perudo", RECORDS / "ok-00029.perudo")
    assert said.lines[-1] == "P3 wins the game."
    assert said.err == f"perudo: {RECORDS / 'nothing.perudo'}: This file can’t be read: No such file or directory\n"
    assert said.status == 1


def test_record_is_read_from_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    sample = RECORDS / "ok-00029"
    data = io.BytesIO(sample.with_suffix(".perudo").read_bytes())
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(data))
    assert run("replay", "--json", "-").lines == sample.with_suffix(".json").read_text().splitlines()

    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"perudo = 2")))
    said = run("replay", "-")
    assert (said.status, said.err.startswith("perudo: standard input, line 1: ")) == (1, True)


# --- lattice


def test_raises_command_prints_the_legal_raises(run: Run) -> None:
    said = run("raises", "bga", "--dice", "5")
    rows = {line.split()[0]: line.split()[1:] for line in said.lines[3:]}
    assert rows["opening"] == ["·", "1+", "1+", "1+", "1+", "1+"]
    assert rows["4x4"] == ["2+", "·", "·", "5", "4", "4"]
    assert rows["2x1"] == ["3+", "5", "5", "5", "5", "5"]
    assert rows["5x1"] == ["·"] * 6
    assert len(rows) == 1 + 1 + 30
    assert "2-4" not in said.out and "2+" in said.out
    free = run("raises", "bga", "--set", "raise=any-higher", "--dice", "5")
    assert "  4x4       2+    5    5    5   4+   4+" in free.lines
    assert free.lines[0] == "Raises in bga.raise-any-higher: an ordinary round, 5 dice"
    veteran = run("raises", "kozak", "--dice", "5", "--round", "veteran")
    assert "  4x4        5    5    5    5   4+   4+" in veteran.lines


def test_raises_command_prints_json(run: Run) -> None:
    tables = json.loads(run("raises", "kozak", "--dice", "10", "--round", "palifico", "--json").out)
    bids = tables["bids"]
    assert (tables["rules"], tables["round"], tables["dice"], len(bids)) == ("kozak", "palifico", 10, 60)
    assert [bids[number] for number in tables["follow"][bids.index("8x3")]] == ["9x3", "10x3"]
    assert [bids[number] for number in tables["open"]][:2] == ["1x1", "1x2"]
    assert sorted(tables["order"]) == list(range(60))


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_raises_command_draws_a_chart(run: Run, tmp_path: Path, kind: str) -> None:
    file = tmp_path / f"raises.{kind}"
    assert run("raises", "hasbro-1994", "--dice", "3", "--chart", file) == Said(0, "", "")
    assert {"png": b"\x89PNG", "svg": b"<svg"}[kind] in file.read_bytes()


def test_raises_command_reports_an_unwritable_chart(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("raises", "kozak", "--chart", tmp_path / "raises.doc").status == 1
    said = run("raises", "kozak", "--dice", "2", "--chart", tmp_path / "none" / "raises.png")
    assert said.status == 1 and "raises.png could not be written: No such file" in said.err
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    said = run("raises", "kozak", "--chart", tmp_path / "raises.png")
    assert said == Said(1, "", f"perudo: {translator('en').error_text(missing_extra_error())}\n")


# --- odds


def test_odds_table_includes_neighbouring_bids(run: Run) -> None:
    said = run("odds", "--dice", "21", "--hand", "22156", "--bid", "7x2")
    assert said.status == 0
    true, exact = odds(21, (2, 2, 1, 5, 6), 7, 2)
    assert f"true  {100 * float(true):.2f}%" in said.lines
    assert f"exact {100 * float(exact):.2f}%" in said.lines
    rows = [re.split(r"  +", line.strip()) for line in said.lines if line.startswith("  ")]
    same_face = [odds(21, (2, 2, 1, 5, 6), quantity, 2) for quantity in range(4, 11)]
    same_quantity = [odds(21, (2, 2, 1, 5, 6), 7, face) for face in range(1, 7)]
    told = [row[1:] for row in rows if len(row) == 3]
    assert told == [[f"{100 * float(chance):.2f}%" for chance in each] for each in same_face + same_quantity]
    assert len({len(line) for line in said.lines if "twos  " in line or "aces  " in line}) <= 2


def test_simple_probabilities_are_also_shown_as_fractions(run: Run) -> None:
    assert "true  33.33% (1/3)" in run("odds", "--dice", "1", "--bid", "1x5").lines
    assert "true  16.67% (1/6)" in run("odds", "--dice", "1", "--bid", "1x5", "--palifico").lines
    assert "true  16.67% (1/6)" in run("odds", "--dice", "1", "--bid", "1x1").lines


def test_uncertain_chances_are_not_shown_as_certain(run: Run) -> None:
    assert "true  >99.99%" in run("odds", "--dice", "80", "--bid", "1x2").lines
    assert "true  <0.01%" in run("odds", "--dice", "80", "--bid", "80x2").lines
    assert "true  100.00%" in run("odds", "--dice", "1", "--hand", "1", "--bid", "1x2").lines
    assert "true  0.00%" in run("odds", "--dice", "1", "--hand", "3", "--bid", "1x2").lines


def test_odds_are_printed_as_json(run: Run) -> None:
    said = run("odds", "--dice", "8", "--hand", "4", "--bid", "2x4", "--palifico", "--json")
    told = json.loads(said.out)
    true, exact = odds(8, (4,), 2, 4, wild=False)
    assert {key: told[key] for key in ("dice", "hand", "bid", "palifico")} == {
        "dice": 8,
        "hand": "4",
        "bid": "2x4",
        "palifico": True,
    }
    assert (told["true"], told["exact"]) == (float(true), float(exact))
    assert (told["true_fraction"], told["exact_fraction"]) == (str(true), str(exact))
    assert [each["bid"] for each in told["neighbours"][:4]] == ["1x4", "3x4", "4x4", "5x4"]
    assert [each["bid"] for each in told["neighbours"][4:]] == ["2x1", "2x2", "2x3", "2x5", "2x6"]
    assert told["neighbours"][0] == {"bid": "1x4", "true": 1.0, "exact": float(odds(8, (4,), 1, 4, wild=False).exact)}


def test_odds_are_shown_before_and_after_considering_bids(run: Run) -> None:
    line = ("odds", "--dice", "5,5,5", "--hand", "22156", "--bids", "A 4x5, B 5x5")
    told = json.loads(run(*line, "--json").out)
    alone = odds(15, (2, 2, 1, 5, 6), 5, 5)
    assert (told["bid"], told["true"], told["exact"]) == ("5x5", float(alone.true), float(alone.exact))
    after = told["after_bids"]
    assert after["bids"] == [{"by": "A", "bid": "4x5"}, {"by": "B", "bid": "5x5"}]
    # Two bidders of fives are likelier to have them; the strongest bot's inference is shown separately.
    assert after["reader"] == next(reversed(BUILTIN_BOTS)) == "master" and told["true"] < after["true"] < 1
    assert after["true"] == pytest.approx(read_by_the_master((5, 5, 5), [Bid(4, 5), Bid(5, 5)], (2, 2, 1, 5, 6)))
    rows = [re.split(r"  +", row.strip()) for row in run(*line).lines if row.startswith("  ")]
    assert ["by the dice alone", f"{100 * told['true']:.2f}%", f"{100 * told['exact']:.2f}%"] in rows
    assert ["after the bids", f"{100 * after['true']:.2f}%", f"{100 * after['exact']:.2f}%"] in rows
    watched = json.loads(run("odds", "--dice", "5,5,5", "--bids", "4x5,5x5", "--json").out)
    assert watched["true"] == float(odds(15, (), 5, 5).true) < watched["after_bids"]["true"]
    other = json.loads(run(*line, "--bid", "5x2", "--json").out)
    assert other["after_bids"]["true"] < other["true"] == float(odds(15, (2, 2, 1, 5, 6), 5, 2).true)


def read_by_the_master(dice: tuple[int, ...], bids: list[Bid], hand: tuple[int, ...]) -> float:
    """Return the bot's own estimate of the current bid at a table."""
    game = Game.mid_game(EDITIONS["bga"], dice)
    me = len(bids) % len(dice)
    game = game.after(Deal(tuple(hand if at == me else (2,) * count for at, count in enumerate(dice)), 1))
    bot = Master(Random(1), game.rules)
    bot.see(view(game, me + 1))
    for bid in bids:
        game = game.after(bid)
        bot.see(view(game, me + 1))
    assert bot._reading
    own = hand.count(bids[-1].face) + hand.count(1)
    return float(bot._reading.others_at_least(me + 1)[bids[-1].face - 1, tail_index(bids[-1].quantity - own)])


# --- probe


def test_probe_prints_strategy_and_value(run: Run) -> None:
    table = load_tablebase((2, 1), "one-axis")
    found = table and table.probe((5,), [Bid(1, 5)])
    assert table and found
    said = run("probe", "--dice", "2,1", "--hand", "5", "--bids", "1x5", "--json")
    told = json.loads(said.out)
    assert said.status == 0 and told["mix"] == {str(move): share for move, share in found.mix.items()}
    assert (told["value"], told["round"]) == (found.value, [table.low, table.high])
    assert (told["dice"], told["hand"], told["bids"], told["solution"]) == ([2, 1], "5", ["1x5"], None)
    for text in (told["position"], "bga 3 ?2/5 1 1x5", "bga 3 35/5 1 1x5"):
        assert json.loads(run("probe", text, "--json").out)["mix"] == told["mix"]
    lines = run("probe", "--dice", "2,1", "--hand", "5", "--bids", "1x5").lines
    best = max(found.mix, key=lambda move: found.mix[move])
    assert any(line.startswith(f"How to go on: {best} ") for line in lines)
    assert run("probe", "--dice", "2,1", "--hand", "5", "--bids", "4x5").lines[1].startswith("Dice: 2")


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("bga 3 25/? 1 -", "hidden-dice"),
        ("bga 3 255/?3 1 -", "not-solved"),
        ("bga 3 25/?1/?1 1 -", "not-two"),
        ("bga.calza 3 25/?1 1 -", "calza"),
        ("bga 3 ?1/2 1 -", "not-to-act"),
        ("hasbro-1994 3 3/?1 1p -", "hidden-veteran"),
        ("bga 3 3/?1 1 2x2,2x1", "off-the-line"),
    ],
)
def test_probe_explains_a_missing_answer(position: str, why: str, run: Run) -> None:
    said = run("probe", position)
    assert (said.status, said.out, said.err) == (
        1,
        "",
        f"perudo: {translator('en').error_text(PerudoError(f'probe-{why}'))}\n",
    )
    told = run("probe", position, "--json")
    assert (told.status, json.loads(told.out)["unanswered"]) == (1, why)


def test_invalid_position_names_its_column(run: Run) -> None:
    assert "column 10 (“27”): " in refused(run("probe", "bga 3 25/27 1 -"))


def test_probe_reads_a_saved_solution(run: Run, tmp_path: Path) -> None:
    kept, told = tmp_path / "work.npz", tmp_path / "strategy.json"
    assert run("solve", "--dice", "1,1", "--gap", "1e-3", "--checkpoint", kept, "--export", told).status == 0
    said = run("probe", "--dice", "1,1", "--hand", "4", "--bids", "1x4", "--solution", kept, "--json")
    found = json.loads(said.out)
    strategy = json.loads(told.read_text())
    assert found["mix"] == pytest.approx(strategy["strategy"]["4 1x4"], rel=1e-5)
    assert found["round"] == pytest.approx(strategy["about"]["value"], abs=1e-3) and -1 <= found["value"] <= 1
    shares = [sum(mix.values()) for mix in strategy["strategy"].values()]
    assert shares == pytest.approx([1] * len(shares), abs=1e-4)
    other = run("probe", "--dice", "2,1", "--hand", "44", "--solution", kept)
    assert other.status == 1 and "does not contain earlier work" in other.err


# --- rules


def test_rules_command_compares_editions_with_sources(run: Run) -> None:
    said = run("rules")
    assert said.status == 0
    assert max(map(len, said.lines)) <= 80
    told = " ".join(said.out.split())
    for edition, rules in EDITIONS.items():
        sources = {each.rule: each.heading for each in setting_rules(edition, rules, "en")}
        for setting in SETTINGS:
            assert f"({setting})" in told
            assert f"{edition} “{sources[setting]}”" in told


def test_presets_are_listed(run: Run) -> None:
    friendly = "  friendly: Friendly rules (kozak, Lost dice: visible)"
    assert run("rules").lines[-1] == friendly
    assert friendly not in run("rules", "kozak", "bga").lines


def test_rules_command_shows_differences_between_two_editions(run: Run) -> None:
    def settings(*editions: str) -> list[str]:
        return re.findall(r"^\S.* \((\w+)\)$", run("rules", *editions).out, re.MULTILINE)

    values = {edition: rules.to_dict() for edition, rules in EDITIONS.items()}
    for one in EDITIONS:
        for other in EDITIONS:
            if one != other:
                assert settings(one, other) == [each for each in SETTINGS if values[one][each] != values[other][each]]
    assert settings() == list(SETTINGS)


def test_rules_command_explains_one_edition_with_sources(run: Run) -> None:
    said = run("rules", "hasbro-1994", "hasbro-1994")
    assert max(map(len, said.lines)) <= 80
    told = " ".join(said.out.split())
    assert "Anyone except the player whose turn it is may call calza. “Calza”" in told
    assert "Cups lift one by one, starting with the caller and going left. “Démonstration”" in told


def test_rules_command_explains_a_preset_by_its_edition(run: Run) -> None:
    said = run("rules", "friendly")
    assert said.status == 0 and said.lines[1].startswith("  friendly: Friendly rules (kozak, ")
    assert said.out.endswith(run("rules", "kozak").out)
    assert json.loads(run("rules", "friendly", "--json").out)["presets"].keys() == {"friendly"}
    assert "friendly" in run("rules", "kozak", "friendly", "bga").out
    assert "friendly" not in run("rules", "kozak", "bga").out


def test_rules_are_printed_as_json(run: Run) -> None:
    told = json.loads(run("rules", "--json").out)
    assert list(told["editions"]) == list(EDITIONS) and "friendly" in told["presets"]
    for edition, rules in EDITIONS.items():
        settings = {name: each["value"] for name, each in told["editions"][edition]["settings"].items()}
        assert settings == json.loads(json.dumps(rules.to_dict()))
    assert list(json.loads(run("rules", "kozak", "--json").out)["editions"]) == ["kozak"]


def test_rules_document_is_up_to_date(run: Run) -> None:
    assert (ROOT / "docs" / "rules.md").read_text(encoding="utf-8") == run("rules", "--markdown").out


# --- serve


def test_serve_forwards_its_options(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from perudo.server.edge import startup as app

    taken: list[dict[str, object]] = []
    monkeypatch.setattr(app, "serve", lambda **options: taken.append(options))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("platformdirs.PlatformDirs", Unix)
    assert run("serve").status == 0
    assert (
        run(
            *("serve", "--lan", "--open", "--port", "0", "--wait-factor", ".5"),
            *("--data", "x.db", "--key", "x.key", "--lost-key", "0f", "--delete-after", "0"),
            *("--archive", "old", "--archive-after", "7", "--docs", "site"),
            *("--push-service", "https://push.example", "--push-service", "http://127.0.0.1:9"),
        ).status
        == 0
    )
    assert taken == [
        {
            "host": "127.0.0.1",
            "port": None,
            "lan": False,
            "open_browser": False,
            "data": str(tmp_path / "perudo" / "perudo.db"),
            "key": None,
            "lost_key": None,
            "wait_factor": 1.0,
            "url": None,
            "proxy": None,
            "metrics": None,
            "forget_after": 30,
            "node_address": None,
            "archive": None,
            "archive_after": 90,
            "docs": None,
            "push_services": (),
        },
        {
            "host": "127.0.0.1",
            "port": 0,
            "lan": True,
            "open_browser": True,
            "data": "x.db",
            "key": Path("x.key"),
            "lost_key": "0f",
            "wait_factor": 0.5,
            "url": None,
            "proxy": None,
            "metrics": None,
            "forget_after": 0,
            "node_address": None,
            "archive": "old",
            "archive_after": 7,
            "docs": "site",
            "push_services": ("https://push.example", "http://127.0.0.1:9"),
        },
    ]


def test_server_runs_when_its_address_cannot_be_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    from perudo.server.edge import startup as app

    class Full(io.StringIO):
        def write(self, _: str) -> int:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(sys, "stdout", Full())
    app._greet(app._place("127.0.0.1", 8000, None, lan=False), "here")


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_wildcard_host_is_not_printed_as_address(host: str) -> None:
    from perudo.server.edge.startup import _place

    place = _place(host, 8000, "https://perudo.example/", lan=False)
    assert host not in place.hosts and place.hosts >= {"localhost", "127.0.0.1", "perudo.example"}
    assert "192.0.2.1" in _place("192.0.2.1", 8000, None, lan=False).hosts


@pytest.mark.parametrize(
    ("said", "metrics", "proxy"),
    [
        (("--metrics", "9100"), ("127.0.0.1", 9100), None),
        (("--metrics", "0.0.0.0:9100"), ("0.0.0.0", 9100), None),
        (("--metrics", "[::]:0"), ("::", 0), None),
        (("--proxy", "192.0.2.1"), None, "192.0.2.1"),
        (("--proxy", "10.0.0.0/8"), None, "10.0.0.0/8"),
    ],
)
def test_metrics_port_and_proxies_are_parsed(
    run: Run, monkeypatch: pytest.MonkeyPatch, said: tuple[str, ...], metrics: object, proxy: object
) -> None:
    from perudo.server.edge import startup as app

    taken: list[dict[str, object]] = []
    monkeypatch.setattr(app, "serve", lambda **options: taken.append(options))
    assert run("serve", *said).status == 0
    assert (taken[0]["metrics"], taken[0]["proxy"]) == (metrics, proxy)


@pytest.mark.parametrize(
    "said",
    [("--metrics", word) for word in ("here:9100", "0.0.0.0:", "9100:0.0.0.0", "0.0.0.0:70000", ":9100")]
    + [("--proxy", word) for word in ("0.0.0.0/0", "::/0", "10.0.0.1/8", "proxy", "")],
)
def test_invalid_address_is_refused(run: Run, said: tuple[str, str]) -> None:
    assert run("serve", *said).status == 2


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A user's folder of its own, and nothing said about where else data lie."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", "C:/Users/Ivo/AppData/Local")


PLATFORMS = [
    (Unix, "~/.local/share/perudo/perudo.db"),
    (MacOS, "~/Library/Application Support/perudo/perudo.db"),
    (Windows, "C:/Users/Ivo/AppData/Local/perudo/perudo.db"),
]


@pytest.mark.parametrize(("folders", "place"), PLATFORMS)
@pytest.mark.usefixtures("home")
def test_data_file_uses_the_platform_data_folder(
    folders: type[PlatformDirsABC], place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.PlatformDirs", folders)
    assert data_file().replace("\\", "/") == place


def test_data_file_defaults_to_current_folder_without_home(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr("pathlib.Path.home", nowhere)
    assert data_file() == "perudo.db"


# --- Files


def takes_files() -> set[tuple[str, str]]:
    """Each command, and its arguments that name a file, as the commands themselves have them."""
    found = set()
    for name in commands.COMMANDS:
        parser = cli._parser([name]).parse_args([name, *NEEDED.get(name, ())]).parser
        files = [action for action in parser._actions if action.metavar == translator("en")("cli-metavar-file")]
        found |= {(name, (action.option_strings or [action.dest])[0]) for action in files}
    return found


NEEDED = {
    "archive": ["--to", "x"],
    "backup": ["x"],
    "restore": ["x"],
    "replay": ["x"],
    "verify": ["x"],
    "review": ["x"],
    "odds": ["--dice", "1", "--bid", "1x2"],
    "raises": ["bga"],
    "arena": ["odds", "odds"],
    "exploit": ["odds", "--dice", "1,1"],
    "connect": ["http://x/t/ABCD", "--bot", "odds"],
    "completion": ["bash"],
}
"""Required arguments of each command."""
SOLVED = "solve --dice 1,1 --iterations 5"
READS: dict[tuple[str, str], str] = {
    ("backup", "--data"): "backup DATA/copy.db --data FILE",
    ("restore", "source"): "restore FILE --data DATA/again.db",
    ("check", "data"): "check FILE",
    ("prune", "--data"): "prune --data FILE",
    ("archive", "--data"): "archive --data FILE --to DATA/archive",
    ("migrate", "--data"): "migrate --data FILE",
    ("people", "--data"): "people --data FILE",
    ("collusion", "--data"): "collusion --data FILE",
    ("collusion", "files"): "collusion FILE",
    ("replay", "files"): "replay FILE",
    ("verify", "files"): "verify FILE",
    ("review", "files"): "review FILE",
}
"""A line that reads a file, for each argument that names one."""
WRITES: dict[tuple[str, str], str] = {
    ("backup", "target"): "backup FILE --data DATA/perudo.db",
    ("restore", "--data"): "restore DATA/perudo.db --data FILE",
    ("play", "--record"): "play --record FILE",
    ("raises", "--chart"): "raises bga --dice 2 --chart FILE",
    ("solve", "--checkpoint"): f"{SOLVED} --checkpoint FILE",
    ("solve", "--export"): f"{SOLVED} --export FILE",
    ("arena", "--chart"): "arena odds beginner --set dice=1 --games 2 --jobs 1 --chart FILE",
    ("solve", "--chart"): "solve --game kozak --set dice=1 --largest 2 --recall 0 --chart FILE",
}
"""A line that makes a file."""
TYPED = ["here{0}", "../above{0}", "~/at home{0}", "sub/below{0}", "./with space{0}", "what?#%41{0}", "{1}/whole{0}"]
"""Ways to type a file name: in this folder, above, at home, below, with special characters."""
ENDINGS = {
    "--chart": ".svg",
    "--record": ".perudo",
    "files": ".perudo",
    "--checkpoint": ".npz",
    "--export": ".csv",
}


def test_every_file_argument_is_tested() -> None:
    assert takes_files() == {
        *READS,
        *WRITES,
        ("serve", "--data"),
        ("serve", "--key"),
        ("connect", "--token"),
        ("probe", "--solution"),
    }


@pytest.fixture
def standing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that one stands in, which is neither one's home nor that of the data."""
    for folder in ("home", "data", "stand/here/sub"):
        (tmp_path / folder).mkdir(parents=True)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path / "stand" / "here")
    monkeypatch.setattr("sys.stdin", io.StringIO())  # nobody is there to answer
    open_database(f"sqlite:///{tmp_path}/data/perudo.db").dispose()
    return tmp_path / "stand" / "here"


def meant(typed: str, standing: Path) -> Path:
    """The file that is meant, worked out in another way than by the commands."""
    home = standing.parent.parent / "home"
    return Path(os.path.normpath(home / typed[2:] if typed.startswith("~/") else standing / typed))


def split(line: str, typed: str, standing: Path) -> list[str]:
    data = standing.parent.parent / "data"
    return [typed if word == "FILE" else word.replace("DATA", str(data)) for word in line.split()]


@pytest.mark.parametrize("typed", TYPED)
@pytest.mark.parametrize(("command", "argument"), READS)
def test_input_path_is_expanded(command: str, argument: str, typed: str, standing: Path, run: Run) -> None:
    typed = typed.format(ENDINGS.get(argument, ".db"), standing.parent)
    source = RECORDS / "ok-00029.perudo" if argument == "files" else standing.parent.parent / "data" / "perudo.db"
    said = run(*split(READS[command, argument], typed, standing))
    assert said.status == 1 and re.search("No data was found at|No such file", said.err)
    shutil.copy(source, meant(typed, standing))
    said = run(*split(READS[command, argument], typed, standing))
    if command == "verify":  # it is read, but was not played on a server
        assert said.status == 1 and said.err and "No such file" not in said.err
    else:
        assert (said.status, said.err) == (0, "")


@pytest.mark.parametrize("typed", TYPED)
@pytest.mark.parametrize(("command", "argument"), WRITES)
def test_output_path_is_expanded(command: str, argument: str, typed: str, standing: Path, run: Run) -> None:
    typed = typed.format(ENDINGS.get(argument, ".db"), standing.parent)
    assert run(*split(WRITES[command, argument], typed, standing)).status == 0
    assert meant(typed, standing).stat().st_size


@pytest.mark.parametrize("typed", TYPED)
def test_data_and_key_paths_are_expanded(typed: str, standing: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    """Up to where it would listen: all else is the same wherever the data lie."""
    typed = typed.format(".db", standing.parent)

    keys: list[Path] = []

    async def opened(listener: socket.socket, place: object, *, data: URL, key: Path, **_: object) -> None:
        keys.append(key)
        store = await Store.open(data)
        await store.close()

    monkeypatch.setattr("perudo.server.edge.startup.configure_logging", lambda: None)  # it would outlive this test
    monkeypatch.setattr("perudo.server.edge.startup._serve", opened)
    assert run("serve", "--port", "0", "--data", typed, "--key", f"{typed}.key") == (0, "", "")
    assert [Path(os.path.normpath(standing / key)) for key in keys] == [meant(f"{typed}.key", standing)]
    assert meant(typed, standing).stat().st_size
    assert meant(f"{typed}.lock", standing).exists()


def test_unknown_users_home_is_treated_as_plain_path(standing: Path, run: Run) -> None:
    said = run("replay", "~nobody-of-that-name/x.perudo")
    assert (said.status, "~nobody-of-that-name" in said.err, said.err.count("\n")) == (1, True, 1)
    said = run("backup", "~nobody-of-that-name/x.db", "--data", "nothing.db")
    assert (said.status, said.err.count("\n")) == (1, 1)


def test_invalid_server_url_is_refused(run: Run) -> None:
    for line in ("check ://", "prune --data x://", "backup x.db --data oracle://y", "restore x.db --data ://"):
        said = run(*line.split())
        assert (said.status, said.err.count("\n")) == (1, 1)


# --- The command itself


def test_installed_perudo_command_starts() -> None:
    done = subprocess.run([PERUDO, "replay", "--json", RECORDS / "ok-00029.perudo"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (RECORDS / "ok-00029.json").read_text() + "\n"
    module = subprocess.run([sys.executable, "-m", "perudo", "rules", "hoyle"], capture_output=True, text=True)
    assert (module.returncode, module.stdout, module.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("line", ["rules", "odds --dice 3 --bid 1x2", "--help", "odds --help"])
@pytest.mark.parametrize("where", ["/dev/full", "&-"])
def test_unwritable_output_is_reported(line: str, where: str) -> None:
    if where == "/dev/full" and not Path(where).exists():
        pytest.skip("this system has no /dev/full")
    done = subprocess.run(["sh", "-c", f'exec "$0" {line} >{where}', PERUDO], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(r"perudo: [^\n]+\n", done.stderr) and "Traceback" not in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="closes streams by a shell")
@pytest.mark.parametrize("closed", ["<&-", "2>&-", "2>/dev/full", "0>/dev/null", "<&- 2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("line", ["play --seed 1", "replay -", "replay --json /nonexistent", "nonsense", "rules bga"])
def test_closed_stream_keeps_exit_status_and_output(line: str, closed: str) -> None:
    """A closed stream used to end in a traceback, lose the status, or put errors among the JSON of the output."""

    def done(streams: str) -> subprocess.CompletedProcess[bytes]:
        command = f'exec "$0" -m perudo --language en {line} {streams}'
        return subprocess.run(["sh", "-c", command, sys.executable], stdin=subprocess.DEVNULL, capture_output=True)

    usual, unusual = done(""), done(closed)
    if ">&- 2>&-" not in closed:
        assert (unusual.returncode, unusual.stdout) == (usual.returncode, usual.stdout)
    else:  # nothing can be written, which is a failure by itself
        assert unusual.returncode == (usual.returncode or 1)
    assert b"Traceback" not in unusual.stderr and (b"2>" in closed.encode() or unusual.stderr == usual.stderr)


@pytest.mark.parametrize("name", commands.COMMANDS)
def test_no_traceback_if_nothing_can_be_written(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    with open("/dev/full", "w") as full:  # noqa: PTH123
        monkeypatch.setattr(sys, "stdout", full)
        assert main([name, "--help"]) == 1
    assert re.fullmatch(r"perudo: [^\n]+\n", capsys.readouterr().err)


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_shell_completes_commands_and_flags(shell: str, run: Run) -> None:
    needs("shtab")
    said = run("completion", shell)
    assert said.status == 0 and "--checkpoint" in said.out and "raises" in said.out
    if shell == "bash":
        assert subprocess.run(["bash", "-n"], input=said.out, text=True, capture_output=True).stderr == ""


def test_completion_reports_a_missing_package(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "shtab", None)
    said = run("completion", "bash")
    assert said.status == 1 and "pip install" in said.err and "shtab" in said.err


@pytest.mark.parametrize("word", ["rules", "--help"])
def test_closed_output_pipe_is_not_an_error(word: str) -> None:
    with subprocess.Popen([PERUDO, word], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout and process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""


def test_unprintable_names_are_escaped() -> None:
    done = subprocess.run(
        [PERUDO, "rules", "kozak"], capture_output=True, env={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_ctrl_c_exits_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("perudo.terminal.commands.rules.run", interrupted)
    assert run("rules") == (130, "", "")


# --- perudo solve


def test_solve_prints_one_line_of_json(run: Run) -> None:
    said = run("solve", "--dice", "1,1", "--gap", "1e-4", "--json")
    assert said.status == 0 and len(said.lines) == 1
    found = json.loads(said.out)
    assert list(found) == ["value", "exploitability", "iterations", "seconds"]
    low, high = found["value"]
    assert low < -1 / 18 < high < low + 1e-4
    assert found["exploitability"] == pytest.approx((high - low) / 2)


def test_solve_prints_value_and_opening(run: Run) -> None:
    said = run("solve", "--dice", "1,1", "--edition", "kozak", "--iterations", "300")
    assert said.lines[0] == "Dice: 1 for the opener, 1 for the responder"
    assert "-0.0555" in said.lines[1]
    assert said.lines[2] == "So the opener wins 47.22% of such rounds."
    assert [line.split()[0] for line in said.lines[-6:]] == list("123456")
    many = run("solve", "--dice", "3,1", "--locked", "--iterations", "20")
    assert many.lines[-2] == "How to open, over all hands:"


def test_solve_prints_a_round_with_calza(run: Run) -> None:
    """Two dice of two: nobody can win one back, so calza only keeps from losing; with more in the game, one may."""
    line = ["solve", "--dice", "1,1", "--gap", "1e-3", "--set", "calza=true"]
    full = json.loads(run(*line, "--set", "dice=1", "--json").out)["value"]
    back = json.loads(run(*line, "--json").out)["value"]
    assert -1 < full[0] < full[1] < full[0] + 1.1e-3
    assert back[1] < full[0] or back[0] > full[1]
    told = run(*line)
    assert told.lines[2].startswith("Calza is allowed") and "wins" not in told.lines[2].partition(":")[0]
    own = run(*line, "--edition", "hasbro-1994")
    assert own.status == 0 and "+ calza" in own.out
    without = run("solve", "--dice", "1,1", "--gap", "1e-3", "--set", "dice=1", "--json")
    low, high = json.loads(without.out)["value"]
    assert low < -1 / 18 < high


def test_solve_prints_the_last_three_player_round(run: Run, tmp_path: Path) -> None:
    line = ["solve", "--dice", "1,1,1", "--locked", "--edition", "asmodee-it"]
    written = tmp_path / "three.json"
    found = json.loads(run(*line, "--json", "--export", written).out)
    assert list(found) == ["chances", "gains", "epsilon", "nash_conv", "iterations", "seconds"]
    assert sum(found["chances"]) == pytest.approx(1) and found["epsilon"] == max(found["gains"]) <= 5e-4
    assert found["nash_conv"] == pytest.approx(sum(found["gains"]))
    strategy = json.loads(written.read_text(encoding="utf-8"))["strategy"]
    assert strategy["2 1x5,2x5,3x5"] == {"dudo": 1}
    said = run(*line, "--iterations", "2000")
    assert said.lines[:3] == [
        "asmodee-it: each player’s chance of winning the game, with three players left who have one die each",
        "If the opener is palifico:",
        "50.85% for the opener, 13.60% for the next player, 35.55% for the last",
    ]
    assert "by deviating alone" in said.lines[3] and said.lines[4].startswith("There is no further guarantee")
    assert [each.split()[0] for each in said.lines[-6:]] == list("123456")


def test_solve_refuses_incompatible_options(run: Run) -> None:
    said = run("solve", "--dice", "5,5")
    assert (said.status, said.out) == (1, "")
    assert re.fullmatch(r"perudo: It takes [^\n]+ GiB are free\. An estimate takes less: --recall 2\.\n", said.err)


def test_solve_prints_winning_chances_for_whole_game(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "kozak.svg"
    said = run("solve", "--game", "kozak", "--largest", "2", "--recall", "0", "--chart", picture)
    assert said.status == 0
    assert "1    47.2%  0–53%  0–53%  0–53%  0–53%" in [line.strip() for line in said.lines]
    assert "palifico" not in said.out
    assert said.lines[-1] == "–: depends on rounds with more than 2 dice, which are not solved."
    assert "<svg" in picture.read_text(encoding="utf-8")
    said = run("solve", "--game", "bga", "--set", "dice=2", "--largest", "3", "--recall", "2", "--json")
    found = {(each["opener"], each["other"], each["palifico"]): each for each in json.loads(said.out)}
    low, high = found[1, 1, True]["chance"]
    assert low <= 5 / 6 <= high
    assert found[2, 2, False]["exploitability_at_least"] > 0
    assert found[2, 2, False]["chance"][0] < found[2, 2, False]["estimate"] < found[2, 2, False]["chance"][1]
    untold = run("solve", "--game", "kozak", "--largest", "2", "--recall", "0", "--chart", tmp_path / "kozak.txt")
    assert untold.status == 2 and "kozak.txt does not" in untold.err


@pytest.mark.parametrize(
    "line",
    [
        "--dice 1,1 --export {0}/nowhere/x.csv",
        "--dice 1,1 --checkpoint {0}/nowhere/x.npz",
        "--dice 1,1 --checkpoint {0}",
        "--game bga --checkpoint {0}/nowhere/x.npz",
        "--game bga --chart {0}/nowhere/x.svg",
        "--game bga --chart {0}/x.jpg",
        "--game bga --largest 10",
    ],
)
def test_solve_rejects_invalid_arguments_before_learning(
    line: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def worked(*_: object, **__: object) -> None:
        raise AssertionError("it has begun")

    for learned in ("race.Solver.iterate", "imperfect_recall.ImperfectRecallSolver.iterate"):
        monkeypatch.setattr(f"perudo.solver.{learned}", worked)
    said = run("solve", *line.format(tmp_path).split())
    assert said.status in (1, 2) and not said.out and said.err.startswith("perudo")


def test_interrupted_game_solve_resumes(run: Run, tmp_path: Path) -> None:
    line = [
        "solve",
        "--game",
        "bga",
        "--set",
        "dice=1",
        "--gap",
        "1e-2",
        "--checkpoint",
        tmp_path / "kept",
        "--json",
    ]
    first = run(*line, "--seconds", "1e-6")
    assert first.status == 0 and json.loads(first.out) == []
    assert first.err.splitlines()[-1].startswith("Interrupted. ")
    then = run(*line, "--seconds", "900")
    low, high = json.loads(then.out)[0]["chance"]
    assert high - low < 0.01 and "Broken off" not in then.err
    other = run(*["kozak" if each == "bga" else each for each in line])
    assert other.status == 1 and "this game" in other.err


def test_solve_prints_the_minimum_solving_time(run: Run) -> None:
    said = run("solve", "--dice", "2,1", "--recall", "1", "--seconds", "1e-3", "--json")
    assert json.loads(said.out)["iterations"] == 1
    noted = [line for line in said.err.splitlines() if "compiled" not in line]
    before, judged, least = noted[0], noted[-2], noted[-1]
    assert before.startswith("Preparing") and judged.startswith("Computing best responses")
    assert re.fullmatch(r"This takes at least [0-9]+ seconds: .*", least)


def test_solve_with_limited_recall_prints_an_estimate(run: Run) -> None:
    said = run("solve", "--dice", "2,2", "--recall", "1", "--iterations", "30", "--json")
    found = json.loads(said.out)
    assert found.keys() == {"estimate", "value", "exploitability_at_least", "remembered", "iterations", "seconds"}
    assert -1 < found["value"][0] < 0.0581 < found["value"][1] < 1  # what it is worth indeed
    assert (found["remembered"], found["iterations"]) == (1, 30)
    assert found["exploitability_at_least"] > 0.01
    lines = run("solve", "--dice", "2,2", "--recall", "1", "--iterations", "30").lines
    assert "Bids that both players remember: 1" in lines
    assert any(line.startswith("Proven interval: -0.") for line in lines)
    calza = run("solve", "--dice", "1,1", "--recall", "1", "--iterations", "3", "--set", "calza=true")
    assert calza.status == 0 and "For certain" not in calza.out
    assert any(line.startswith("Exploitability: at least 0.") for line in lines)
    table = run("solve", "--game", "bga", "--set", "dice=2", "--largest", "3", "--recall", "2")
    assert "≈" in table.out.splitlines()[6]
    assert table.lines[-2].startswith("≈: an estimate. Rounds with more than 3 dice")
    assert table.lines[-1].startswith("The exploitability in the worst of these rounds is at least 0.")


@pytest.mark.parametrize("command", ["solve --dice 1,1", "exploit odds --dice 1,1", "exploit odds --games 2"])
def test_solver_commands_report_missing_packages(command: str) -> None:
    hidden = (
        "import sys; sys.modules['llvmlite'] = None; from perudo.terminal.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    line = [sys.executable, "-c", hidden, "--language", "fr", *command.split()]
    done = subprocess.run(line, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    why = translator("fr")("error-extra-missing", **missing_extra_error().details)
    assert done.stderr == translator("fr")("cli-error", why=why) + "\n"


def test_odds_of_bid_far_above_number_of_dice_show_no_empty_table(run: Run) -> None:
    heading = translator()("odds-same-face")
    assert heading in run("odds", "--dice", "5", "--bid", "7x3").out
    assert heading not in run("odds", "--dice", "5", "--bid", "9x3").out
