"""Game records: valid samples replay, invalid ones are refused with a location, and written games read back equal."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, FACES, Action, Bid, Calza, Deal, Game, OpeningRoll
from perudo.core.rules import EDITIONS, house_rules
from perudo.locales.translator import translator
from perudo.records.record import (
    MAX_FILE_BYTES,
    Record,
    RecordError,
    Replay,
    RoundRecord,
    StartPosition,
    replay,
    replay_bytes,
)
from perudo.terminal.narrator import error_line
from tests.samples import RECORDS, TOLD, record_of

DOCS = Path(__file__).parent.parent / "docs" / "records.md"

GOOD = """\
perudo = 1
edition = "asmodee-fr"
options = { calza = true, dice = 2 }
players = ["Ana", "Bo", "Cleo"]

[position]
dice = [1, 2, 2]
veterans = [1]

[[round]]
opener = 2
dice = ["3", "45", "42"]
moves = ["2x4", "dudo"]

[[round]]
opener = 3
dice = ["1", "25", "5"]
moves = ["2x5", "calza 2"]

[[round]]
dice = ["5", "25", "6"]
moves = ["1x2"]
"""


# --- Samples


@pytest.mark.parametrize("told", TOLD, ids=lambda path: path.stem)
def test_valid_samples_give_the_expected_json(told: Path) -> None:
    played = replay(record_of(told))
    assert json.dumps(played.to_dict()) == told.read_text().rstrip("\n")


@pytest.mark.parametrize(
    ("name", "code", "round_", "move"),
    [
        ("bad-00000-face", "record-hand", 17, None),
        ("bad-00001-caller", "reason-caller-without-dice", 1, 2),
        ("bad-00002-garbage", "record-move", 2, 5),
        ("bad-00003-face", "record-hand", 4, None),
        ("bad-00004-after-call", "record-after-call", 14, 5),
        ("bad-00005-after-call", "record-after-call", 8, 3),
        ("bad-00006-key", "record-key-unknown", None, None),
        ("bad-00007-face", "record-hand", 1, None),
        ("bad-00008-extra-round", "record-after-end", 10, None),
        ("bad-00009-garbage", "reason-no-such-face", 12, 1),
        ("bad-00010-edition", "edition-unknown", None, None),
        ("bad-00011-raise", "reason-face-locked", 29, 5),
    ],
)
def test_bad_sample_error_has_code_and_location(name: str, code: str, round_: int | None, move: int | None) -> None:
    path = RECORDS / f"{name}.perudo"
    with pytest.raises(RecordError) as caught:
        replay(path)
    details = caught.value.details
    assert (caught.value.code, details.get("round"), details.get("move")) == (code, round_, move)
    assert error_line(translator(), caught.value).startswith(str(path))


def test_every_bad_sample_is_tested() -> None:
    assert len(list(RECORDS.glob("bad-*.perudo"))) == 12


def test_documented_example_replays_as_described() -> None:
    text = DOCS.read_text()
    blocks = dict(reversed(re.findall(r"```(toml|json)\n(.*?)```", text, re.DOTALL)))
    record = Record.parse(blocks["toml"])
    assert record.replay().unfinished_round is not None
    assert record.replay().rounds[1].caller == 3
    assert json.dumps(replace(record, rounds=record.rounds[:1]).replay().to_dict()) + "\n" == blocks["json"]


# --- What is wrong, and where


def test_base_record_of_bad_samples_is_valid() -> None:
    assert Record.parse(GOOD).replay().unfinished_round is not None


WRONG = [
    # what is put in place of what, then: the code, round, move
    ("perudo = 1", "perudo = 2", "record-version", None, None),
    ("perudo = 1", "perudo = true", "record-version", None, None),
    ("perudo = 1", "perudo = 1.0", "record-version", None, None),
    ("perudo = 1", "", "record-key-missing", None, None),
    ('edition = "asmodee-fr"', "", "record-key-missing", None, None),
    ('edition = "asmodee-fr"', 'edition = "hoyle"', "edition-unknown", None, None),
    ('edition = "asmodee-fr"', "edition = 4", "record-key-kind", None, None),
    ("perudo = 1", "perudo = 1\ncolour = 3", "record-key-unknown", None, None),
    ("calza = true", "colour = true", "setting-unknown", None, None),
    ("calza = true", "calza = 1", "setting-value", None, None),
    ("calza = true", 'calza = "true"', "setting-value", None, None),
    ("calza = true", 'raise = "both"', "setting-value", None, None),
    ("calza = true", "players = [2, 9]", "setting-value", None, None),
    ("calza = true", "players = [[2], 6]", "record-key-kind", None, None),
    ("calza = true", "calza = 1979-05-27", "record-key-kind", None, None),
    ("calza = true", "calza = { on = true }", "record-key-kind", None, None),
    ("dice = 2 }", "dice = true }", "setting-value", None, None),
    ("dice = 2 }", f"dice = 0x{'f' * 5000} }}", "record-key-kind", None, None),
    ("options = {", "options = 3 #", "record-key-kind", None, None),
    ('players = ["Ana", "Bo", "Cleo"]', "", "record-key-missing", None, None),
    ('players = ["Ana", "Bo", "Cleo"]', 'players = "Ana"', "record-key-kind", None, None),
    ('"Ana", "Bo", "Cleo"', '"Ana", 2, "Cleo"', "record-key-kind", None, None),
    ('"Ana", "Bo", "Cleo"', '"Ana", "Bo"', "record-position-seats", None, None),
    ("dice = 2 }", "dice = 2, players = [4, 6] }", "players-count", None, None),
    ("[position]", "[position]\nround = 3", "record-key-unknown", None, None),
    ("dice = [1, 2, 2]", "", "record-key-missing", None, None),
    ("dice = [1, 2, 2]", "dice = [1, 2, true]", "record-key-kind", None, None),
    ("dice = [1, 2, 2]", 'dice = "122"', "record-key-kind", None, None),
    ("dice = [1, 2, 2]", "dice = [1, 2, 3]", "position-dice", None, None),
    ("dice = [1, 2, 2]", "dice = [1, 2, -1]", "position-dice", None, None),
    ("dice = [1, 2, 2]", "dice = [0, 0, 2]", "position-over", None, None),
    ("veterans = [1]", "veterans = [4]", "position-veterans", None, None),
    ("veterans = [1]", "veterans = 1", "record-key-kind", None, None),
    ("veterans = [1]", "palifico = 2", "position-palifico-dice", None, None),
    ("veterans = [1]", "palifico = 9", "position-palifico-dice", None, None),
    ("veterans = [1]", "palifico = true", "record-key-kind", None, None),
    ("veterans = [1]", "palifico = 1", "record-opener", 1, None),
    ("dice = 2 }", 'dice = 2, palifico = "once" }\n[position]\npalifico = 1\n#', "record-syntax", None, None),
    ("opener = 2", "opener = 2\nscore = 1", "record-key-unknown", 1, None),
    ("opener = 2", "", "reason-opener-missing", 1, None),
    ("opener = 2", "opener = 4", "record-opener-without-dice", 1, None),
    ("opener = 2", "opener = 0", "record-opener-without-dice", 1, None),
    ("opener = 2", "opener = true", "record-key-kind", 1, None),
    ("opener = 2", 'opener = "2"', "record-key-kind", 1, None),
    ("opener = 3", "opener = 1", "record-opener", 2, None),
    ('dice = ["3", "45", "42"]', "", "record-key-missing", 1, None),
    ('dice = ["3", "45", "42"]', "dice = 3", "record-key-kind", 1, None),
    ('dice = ["3", "45", "42"]', 'dice = ["3", 45, "42"]', "record-hand", 1, None),
    ('dice = ["3", "45", "42"]', 'dice = ["3", "40", "42"]', "record-hand", 1, None),
    ('dice = ["3", "45", "42"]', 'dice = ["3", "4٥", "42"]', "record-hand", 1, None),
    ('dice = ["3", "45", "42"]', 'dice = ["3", "45 ", "42"]', "record-hand", 1, None),
    ('dice = ["3", "45", "42"]', 'dice = ["3", "45"]', "record-hands", 1, None),
    ('dice = ["3", "45", "42"]', 'dice = ["3", "45", "42", ""]', "record-hands", 1, None),
    ('dice = ["3", "45", "42"]', 'dice = ["3", "45", "421"]', "record-hand-dice", 1, None),
    ('dice = ["1", "25", "5"]', 'dice = ["1", "25", ""]', "record-hand-dice", 2, None),
    ("dice = [1, 2, 2]", "dice = [0, 2, 2]", "record-hand-dice", 1, None),
    ('moves = ["2x4", "dudo"]', "", "record-key-missing", 1, None),
    ('moves = ["2x4", "dudo"]', 'moves = "2x4"', "record-key-kind", 1, None),
    ('"2x4", "dudo"', '"2x4", 5', "record-move", 1, 2),
    ('"2x4", "dudo"', '"2x4", ["dudo"]', "record-move", 1, 2),
    ('"2x4", "dudo"', '"2X4"', "record-move", 1, 1),
    ('"2x4", "dudo"', '"02x4"', "record-move", 1, 1),
    ('"2x4", "dudo"', '"+2x4"', "record-move", 1, 1),
    ('"2x4", "dudo"', '"-2x4"', "record-move", 1, 1),
    ('"2x4", "dudo"', '"2 x 4"', "record-move", 1, 1),
    ('"2x4", "dudo"', '"2x4\\n"', "record-move", 1, 1),
    ('"2x4", "dudo"', '"2x44"', "record-move", 1, 1),
    ('"2x4", "dudo"', '"٢x٤"', "record-move", 1, 1),
    ('"2x4", "dudo"', '"Dudo"', "record-move", 1, 1),
    ('"2x4", "dudo"', '"2x4", "calza"', "record-move", 1, 2),
    ('"2x4", "dudo"', '"2x4", "calza  3"', "record-move", 1, 2),
    ('"2x4", "dudo"', '"2x7"', "reason-no-such-face", 1, 1),
    ('"2x4", "dudo"', '"2x0"', "reason-no-such-face", 1, 1),
    ('"2x4", "dudo"', '"0x4"', "reason-no-dice-bid", 1, 1),
    ('"2x4", "dudo"', '"7x4"', "reason-over-all-dice", 1, 1),
    ('"2x4", "dudo"', '"2x1"', "reason-aces-do-not-open", 1, 1),
    ('"2x4", "dudo"', '"2x4", "2x3"', "reason-not-higher", 1, 2),
    ('"2x4", "dudo"', '"2x4", "3x5"', "reason-one-axis", 1, 2),
    ('"2x4", "dudo"', '"3x4", "1x1"', "reason-fewer-than-half-in-aces", 1, 2),
    ('"2x4", "dudo"', '"3x4", "2x1", "4x2"', "reason-fewer-than-twice-aces-plus-one", 1, 3),
    ('"2x4", "dudo"', '"dudo"', "reason-nothing-bid", 1, 1),
    ('"2x4", "dudo"', '"calza 1"', "reason-nothing-bid", 1, 1),
    ('"2x4", "dudo"', '"2x4", "calza 2"', "reason-calza-own-bid", 1, 2),
    ('"2x4", "dudo"', '"2x4", "calza 0"', "reason-caller-without-dice", 1, 2),
    ('"2x4", "dudo"', '"2x4", "calza 9"', "reason-caller-without-dice", 1, 2),
    ("calza = true, ", "", "reason-calza-off", 2, 2),
    ('"asmodee-fr"', '"asmodee-it"', "reason-calza-in-palifico", 2, 2),
    ('"2x4", "dudo"', '"2x4", "dudo", "3x4"', "record-after-call", 1, 3),
    ('"2x4", "dudo"', '"2x4", "calza 1", "dudo"', "record-after-call", 1, 3),
    ('"2x4", "dudo"', '"2x4"', "record-after-unfinished", 2, None),
    ('"2x4", "dudo"', "", "record-after-unfinished", 2, None),
    ("[[round]]\nopener = 3", "[round]\nopener = 3", "record-syntax", None, None),
    ("perudo = 1", "perudo 1", "record-syntax", None, None),
    ("perudo = 1", "perudo = 1\nperudo = 1", "record-syntax", None, None),
    ('"Ana"', '"Ana', "record-syntax", None, None),
    ("perudo = 1", f"perudo = {'9' * 5000}", "record-syntax", None, None),
    ("perudo = 1", f"perudo = {'[' * 5000}", "record-nested", None, None),
    ("perudo = 1", f"perudo = 1\n{'k' * 5000} = 1", "record-key-long", None, None),
    ("perudo = 1", 'perudo = 1\n"a\\nb\\u001b[31m" = 1', "record-key-unknown", None, None),
]


@pytest.mark.parametrize(("said", "instead", "code", "round_", "move"), WRONG, ids=lambda part: str(part)[:40])
def test_record_errors_are_one_line_with_location(
    said: str, instead: str, code: str, round_: int | None, move: int | None
) -> None:
    assert said in GOOD
    data = GOOD.replace(said, instead, 1).encode()
    with pytest.raises(RecordError) as caught:
        replay_bytes(data, "table.perudo")
    details = caught.value.details
    assert (caught.value.code, details.get("round"), details.get("move")) == (code, round_, move)

    line = error_line(translator(), caught.value)
    assert line.isprintable()
    assert len(line) < 500
    assert line.startswith("table.perudo")
    assert round_ is None or f"round {round_}" in line
    assert move is None or f"move {move}" in line


LINES = [
    # what is put in place of what, and the line that is named, with how its sentence begins
    ("[position]", "[position", 6, "A quote, comma or bracket"),
    ('"2x4", "dudo"]', '"2x4", "dudo"\n\n', 13, "A quote, comma or bracket"),  # missed further down
    ('"2x4", "dudo"]', '"2x4"\n"dudo"]', 13, "A quote, comma or bracket"),
    ('moves = ["1x2"]', 'moves = ["1x2', 22, "A quote, comma or bracket"),
    ('players = ["Ana"', 'players = ["Ana', 4, "A quote, comma or bracket"),
    ("opener = 3", "opener: 3", 16, "Write each line as a name, ="),
    ("opener = 3", "opener = three", 16, "After = write"),
    ("opener = 3", "opener = 3\nopener = 3", 17, "This appears twice."),
    ('edition = "asmodee-fr"', 'edition = "hoyle"', 2, "The edition “hoyle” is unknown"),
    ("dice = [1, 2, 2]", "dice = [1, 2, 3]", 7, "Each player must have 0 to 2 dice"),
    ("[position]\ndice = [1, 2, 2]\nveterans", "position = { dice = [1, 2, 3] } #", 6, "Each player must have"),
    ("opener = 2\n", "", 10, "The first round needs an opener."),
    ('["1", "25", "5"]', '[\n"1", # "2"\n"25",\n"55"]', 20, "Seat 3 has one die left, not 2."),
    ('"2x5", "calza 2"', '\n"2x5",\n"2x4"', 20, "In a palifico round"),
    ('"2x5", "calza 2"', '"""\n[[round]]\nmoves = []""", "2x5"', 18, "Write a move"),  # of a text nothing counts
    ("[[round]]\nopener = 2\n", "[[ round ]]\n", 10, "The first round needs an opener."),
    ("[position]", "round = []\n[position]", None, "This appears twice."),
]


@pytest.mark.parametrize(("said", "instead", "line", "sentence"), LINES, ids=range(len(LINES)))
def test_record_error_names_its_line(said: str, instead: str, line: int | None, sentence: str) -> None:
    assert said in GOOD
    text = GOOD.replace(said, instead, 1)
    with pytest.raises(RecordError) as caught:
        replay_bytes(text.encode(), "table.perudo")
    told = error_line(translator(), caught.value)
    assert "TOML" not in told
    assert line is None or told.startswith(f"table.perudo, line {line}")
    assert f": {sentence}" in told


def test_error_in_inline_table_has_no_line_number() -> None:
    text = 'perudo = 1\nedition = "bga"\nplayers = ["Ana", "Bo"]\nround = [{ opener = 3, dice = [], moves = [] }]\n'
    with pytest.raises(RecordError) as caught:
        replay_bytes(text.encode(), "table.perudo")
    assert "line" not in caught.value.details
    assert error_line(translator(), caught.value).startswith("table.perudo, round 1: ")


DEAR = [
    (".".join("a" * 4000) + " = 1", "record-nested"),
    (f"[{'.'.join('a' * 4000)}]", "record-nested"),
    (f"options = {{ {'.'.join('a' * 4000)} = 1 }}", "record-nested"),
    (".".join(['"a"'] * 2000) + " = 1", "record-nested"),
    ('x = {b="""y"""", ' + ".".join("a" * 1000) + '="z"}', "record-nested"),  # the text ends with a quote
    ("x = {b='\\', " + ".".join("a" * 1000) + "='z'}", "record-nested"),  # a backslash is nothing special in it
    ('# "\n' + ".".join("a" * 1000) + ' = "z"', "record-nested"),  # what begins in a comment ends with it
    ("x = " + "[" * 5000, "record-nested"),
    ("x = " + "{a=" * 3000, "record-nested"),
    ("# " + "x" * limits.RECORD_LINE, "record-line-long"),
    ("a" * (limits.RECORD_KEY + 1) + " = 1", "record-key-long"),
    ('"' + "a" * limits.RECORD_KEY + '" = 1', "record-key-long"),
    (f"[ {'a' * (limits.RECORD_KEY + 1)} ]", "record-key-long"),
    ("[[round]]\n" * (limits.RECORD_ROUNDS + 1), "record-rounds-many"),
    ("round = [" + "{},\n" * (limits.RECORD_ROUNDS + 1) + "]", "record-rounds-many"),
]


@pytest.mark.parametrize(("text", "code"), DEAR, ids=range(len(DEAR)))
def test_record_that_would_parse_slowly_is_refused(text: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    monkeypatch.setattr("perudo.records.record.tomllib.loads", parsed.append)
    with pytest.raises(RecordError, match=code) as caught:
        Record.parse(GOOD + text)
    assert parsed == []
    last = 1 + GOOD.count("\n")
    assert caught.value.details.get("line", last) == last


def test_names_and_comments_may_contain_any_text() -> None:
    named = (
        GOOD.replace("Ana", "J.R.R. " * 20)
        .replace("Bo", "[{[{[{[{[{[{")
        .replace("[position]", f"# {'.' * 999}\n[position]")
    )
    assert Record.parse(named).players[:2] == ("J.R.R. " * 20, "[{[{[{[{[{[{")
    texts = GOOD.replace('"Ana"', "'''A.n.a.A.n.a.A.n.a.A'''").replace('"Bo"', '"""B\\"o.B.o.B.o.B.o.B.o."""')
    assert Record.parse(texts).players[:2] == ("A.n.a.A.n.a.A.n.a.A", 'B"o.B.o.B.o.B.o.B.o.')


def test_round_after_the_game_ends_is_refused() -> None:
    last = RoundRecord(1, ((2,), (3,)), (Bid(1, 2), DUDO))
    with pytest.raises(RecordError, match=r"^round 2: .*seat 1 has won.*record-after-end"):
        Record("bga", {"dice": 1}, ["Ana", "Bo"], [last, last]).replay()


# --- Files


def refused(file: Path) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(file)
    assert caught.value.details["file"] == str(file)
    assert error_line(translator(), caught.value).isprintable()
    return caught.value


def test_unreadable_file_is_named_in_error(tmp_path: Path) -> None:
    assert refused(tmp_path / "nothing.perudo").code == "record-unreadable"
    assert refused(tmp_path).code == "record-unreadable"
    assert refused(tmp_path / "nul\0.perudo").code == "record-unreadable"


def test_record_must_be_utf_8(tmp_path: Path) -> None:
    file = tmp_path / "latin.perudo"
    file.write_bytes(GOOD.replace("Ana", "Añá").encode("latin-1"))
    error = refused(file)
    assert error.code == "record-not-utf-8"
    assert error.details["byte"] == GOOD.index("Ana") + 2


def test_byte_order_mark_and_crlf_are_accepted(tmp_path: Path) -> None:
    file = tmp_path / "windows.perudo"
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert replay(file).record == Record.parse(GOOD)


def test_enormous_file_is_refused_without_reading(tmp_path: Path) -> None:
    file = tmp_path / "enormous.perudo"
    with file.open("wb") as opened:
        opened.truncate(1000 * MAX_FILE_BYTES)
    assert refused(file).code == "record-too-long"


# --- Writing


def played(start: Game, seed: int, most: int = 400) -> list[Action]:
    """The actions of a random game from here, to its end or the first ``most``."""
    rng, game, actions = Random(seed), start, list[Action]()
    while game.winner is None and len(actions) < most:
        action: Action
        if game.opening_rollers:
            action = OpeningRoll(tuple(rng.choice(FACES) if seat in game.opening_rollers else 0 for seat in game.seats))
        elif game.hands is None:
            hands = tuple(tuple(rng.choices(FACES, k=count)) for count in game.dice)
            action = Deal(hands, None if game.opener else rng.choice(game.alive))
        else:
            calls = [*game.legal[-1:], *map(Calza, game.calza_callers)]
            action = rng.choice(calls if game.bids and rng.random() < 0.4 else game.legal[:12])
        actions.append(action)
        game = game.after(action)
    return actions


def same(replayed: Replay, start: Game, actions: list[Action]) -> None:
    """Holds that a replay is the game that was played."""
    game = start
    for action in actions:
        game = game.after(action)
    rolls = [action for action in actions if isinstance(action, OpeningRoll)]
    assert len(replayed.steps) == len(actions) - len(rolls)
    assert replayed.final_game == game or rolls  # opening rolls are not recorded, so the first round's game knows none
    assert replayed.final_game.dice == game.dice
    assert replayed.winner == game.winner
    assert list(replayed.rounds)[-1:] == ([game.previous] if game.previous else [])


@given(
    edition=st.sampled_from(list(EDITIONS)),
    seats=st.integers(2, 4),
    dice=st.integers(1, 3),
    seed=st.integers(0, 2**32),
    most=st.integers(0, 60),
)
def test_record_of_a_game_roundtrips(edition: str, seats: int, dice: int, seed: int, most: int) -> None:
    options = {"dice": dice, "calza": True, "calza_wins": "all-others-lose" if seed % 2 else "die"}
    start = Game.start(house_rules(edition, options), seats)
    actions = played(start, seed, most)
    record = Record.from_game(edition, [f"P{seat}" for seat in start.seats], start, actions)
    assert record.start_position is None
    assert Record.parse(record.text()) == record
    same(record.replay(), start, actions)


@given(seed=st.integers(0, 2**32), palifico=st.booleans(), veterans=st.sets(st.sampled_from([2, 3])))
def test_mid_game_record_roundtrips(seed: int, palifico: bool, veterans: set[int]) -> None:
    start = Game.mid_game(EDITIONS["hasbro-1994"], (1, 2, 0, 5), 1 if palifico else None, veterans)
    actions = played(start, seed)
    record = Record.from_game("hasbro-1994", ["Ana", "Bo", "Cleo", "Dan"], start, actions)
    assert record.start_position == StartPosition((1, 2, 0, 5), 1 if palifico else None, tuple(sorted(veterans)))
    assert Record.parse(record.text()) == record
    same(record.replay(), start, actions)


@given(st.lists(st.text(), min_size=2, max_size=6))
def test_player_names_roundtrip(players: list[str]) -> None:
    record = Record("bga", {}, players)
    assert Record.parse(record.text()) == record
    assert record.replay().final_game == Game.start(EDITIONS["bga"], len(players))


@pytest.mark.parametrize("sample", TOLD, ids=lambda path: path.stem)
def test_samples_roundtrip(sample: Path) -> None:
    read = replay(record_of(sample))
    assert Record.parse(read.record.text()) == read.record
    written = Record.from_game(read.edition, read.players, read.start, [action for action, _ in read.steps])
    assert written.replay().to_dict() == read.to_dict()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_setting_can_be_written(edition: str) -> None:
    for other, rules in EDITIONS.items():
        record = Record(edition, rules.diff(edition), ["Ana", "Bo"])
        assert Record.parse(record.text()) == record
        assert record.start().rules == EDITIONS[other]


def test_record_error_is_a_perudo_error() -> None:
    with pytest.raises(PerudoError):
        Record.parse("")


ALL_OTHERS = """
perudo = 1
edition = "bga"
options = { calza = true, dice = 2, calza_wins = "all-others-lose" }
players = ["Ana", "Bo", "Cleo", "Dan"]

[[round]]
opener = 1
dice = ["24", "26", "24", "35"]
moves = ["2x4", "calza 3"]

[[round]]
dice = ["4", "6", "45", "3"]
moves = ["2x5", "calza 2"]

[[round]]
dice = ["4", "", "45", "3"]
moves = ["1x5", "calza 1"]
"""


def test_json_lists_all_losers_of_a_group_calza() -> None:
    """``lost`` and ``out`` are seats, and lists where more than one is meant; ``changes`` is for each seat."""
    told: Any = Record.parse(ALL_OTHERS).replay().to_dict()
    keys = ("changes", "lost", "gained", "out", "dice", "next_opener")
    assert [[each[key] for key in keys] for each in told["rounds"]] == [
        [[-1, -1, 0, -1], [1, 2, 4], None, None, [1, 1, 2, 1], 3],
        [[0, -1, 0, 0], 2, None, 2, [1, 0, 2, 1], 3],
        [[0, 0, -1, -1], [3, 4], None, 4, [1, 0, 1, 0], 1],
    ]


def test_json_omits_changes_field_for_one_die_calls() -> None:
    told: Any = Record.parse(GOOD).replay().to_dict()
    assert "changes" not in told["rounds"][0]
