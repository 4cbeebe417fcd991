"""Dice that anyone can verify, implemented here a second time from docs/fair-dice.md alone."""

from __future__ import annotations

import dataclasses
import hashlib
import hmac
import json
import re
from collections import Counter
from itertools import cycle
from pathlib import Path
from typing import Any, get_args

import pytest

from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Action, Bid, Game
from perudo.core.rules import house_rules
from perudo.locales.translator import translator
from perudo.records import verify as verify_module
from perudo.records.fair_dice import (
    DiceProof,
    DiceStream,
    DrawInputs,
    contribution_digest,
    deal_from,
    next_chance_action,
)
from perudo.records.record import Record, RecordError, RoundRecord, StartPosition
from perudo.records.verify import DiceFault, opening_rolls, verify_dice
from perudo.table.replays import replay_message
from perudo.terminal.cli import main
from perudo.terminal.narrator import narrate
from tests.conftest import often
from tests.dice_statistics import ROUND, many, rounds, suspicions, tally

SEED = bytes(range(32))
PART = b"ana contributes."
ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "fair-dice.md"
WORDS = translator("en")


def fields(*texts: str | bytes) -> bytes:
    told = [text.encode() if isinstance(text, str) else text for text in texts]
    return b"".join(len(text).to_bytes(4, "big") + text for text in told)


# --- From seed and contributions to dice


def test_commitment_hashes_table_round_and_seed() -> None:
    told = hashlib.sha256(fields("perudo commitment", "ABCDEF/2", "7", SEED)).hexdigest()
    assert DrawInputs("ABCDEF/2", 7, SEED, (None, None)).commitment == told


def test_dice_match_the_documented_derivation() -> None:
    sent = bytes(range(100, 116))
    held = hmac.digest(SEED, fields("perudo seat", "2"), "sha256")[:16]
    source = b"".join(
        hmac.digest(SEED, fields("perudo dice", "deal", str(block), sent, held), "sha256") for block in range(4)
    )
    dice = [1 + byte % 6 for byte in source if byte < 252]
    rolled = DrawInputs("ABCDEF/1", 1, SEED, (sent, None)).stream("deal").roll(80)
    assert list(rolled) == dice[:80]


@pytest.mark.parametrize(
    "other",
    [
        DrawInputs("ABCDEF/1", 1, bytes(32), (b"a" * 16, None)),
        DrawInputs("ABCDEF/1", 1, SEED, (b"b" * 16, None)),
        DrawInputs("ABCDEF/1", 1, SEED, (None, b"a" * 16)),
        DrawInputs("ABCDEF/1", 1, SEED, (None, None)),
    ],
)
def test_dice_depend_on_seed_and_contributions(other: DrawInputs) -> None:
    draw = DrawInputs("ABCDEF/1", 1, SEED, (b"a" * 16, None))
    assert draw.stream("deal").roll(50) != other.stream("deal").roll(50)


def test_each_purpose_has_its_own_random_stream() -> None:
    draw = DrawInputs("ABCDEF/1", 1, SEED, (None, None))
    assert len({draw.stream(purpose).roll(30) for purpose in ("deal", "opening 1", "opening 2", "opener")}) == 4


@pytest.mark.parametrize("sides", range(2, 9))
def test_bytes_map_to_faces_uniformly(sides: int) -> None:
    """The exact mapping, byte by byte; the dice themselves and the draw of who opens stand on it."""
    whole = [
        byte
        for byte in range(256)
        if next(DiceStream(iter([byte, 255 - 255 % sides - 1]))._below(sides)) == byte % sides
    ]
    kept = [byte for byte in range(256) if 256 - 256 % sides > byte]
    assert set(kept) <= set(whole)
    assert len(set(Counter(byte % sides for byte in kept).values())) == 1
    beyond = range(len(kept), 256)
    assert all(next(DiceStream(iter([byte, 1]))._below(sides)) == 1 for byte in beyond), "they are thrown away"


def test_bytes_of_252_or_more_are_discarded() -> None:
    assert [DiceStream(iter([byte, 0])).roll(1)[0] for byte in range(252)] == [1 + byte % 6 for byte in range(252)]
    assert [DiceStream(iter([byte, 3])).roll(1)[0] for byte in range(252, 256)] == [4] * 4


# --- What many of them look like


def test_millions_of_dice_pass_statistical_tests() -> None:
    assert suspicions(many(often("PERUDO_DICE", few=2_000_000, count=2_000_000))) == {}


def test_modulo_bias_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DiceStream, "_below", lambda stream, sides: (byte % sides for byte in stream._bytes))
    assert "faces" in suspicions(tally(rounds(1, 80_000)))


def test_swapped_dice_are_detected() -> None:
    dice = bytearray(rounds(1, 2000))
    for start in range(0, len(dice), 10 * ROUND):
        dice[start + 15 : start + 20] = dice[start : start + 5]
    assert {"seats 1 and 4"} <= suspicions(tally(bytes(dice))).keys()


def test_repeated_dice_sequence_is_detected() -> None:
    dice = bytearray(rounds(1, 4000))
    for start in range(0, len(dice), 8 * ROUND):
        dice[start + ROUND : start + 2 * ROUND] = dice[start : start + ROUND]
    assert "lag 25" in suspicions(tally(bytes(dice)))


# --- A whole game, and its record


def played(edition: str, **options: bool | int | str) -> Record:
    """A game of three in which every opening bid is doubted, with dice drawn as a server does."""
    game = start = Game.start(house_rules(edition, options), 3)
    seeds = cycle(range(256))
    actions: list[Action] = []
    proofs: list[DiceProof] = []
    while game.winner is None:
        number = game.round_number
        draw = DrawInputs(
            "ABCDEF/3", number, bytes([next(seeds)]) * 32, (PART, None, None) if game.dice[0] else (None,) * 3
        )
        given = tuple(
            None if part is None else contribution_digest("ABCDEF/3", number, 1, part) for part in draw.contributions
        )
        deal = deal_from(game, draw)
        while game.opening_rollers:
            game = game.after(next_chance_action(game, draw.stream))
        for action in (deal, Bid(2, 4), DUDO):
            game = game.after(action)
            actions.append(action)
        proofs.append(DiceProof(draw.commitment, draw.seed, draw.contributions, given))
    return Record.from_game(edition, ["Ana", "Bo", "Cleo"], start, actions, proofs, "ABCDEF/3")


@pytest.mark.parametrize("opener", ["random", "highest-roll"])
@pytest.mark.parametrize("edition", ["bga", "kozak", "hasbro-1994"])
def test_record_contains_its_proofs(edition: str, opener: str) -> None:
    record = played(edition, first_opener=opener, dice=2)
    again = Record.parse(record.text())
    assert again == record
    found = verify_dice(again.replay())
    assert {verdict.fault for verdict in found} == {None}
    assert found[0].contributed == 1
    assert [verdict.round for verdict in found] == list(range(1, len(found) + 1))


def test_replay_shows_the_derived_opening_roll() -> None:
    record = played("kozak", dice=2)
    replay = record.replay()
    rolls = opening_rolls(replay)
    first = rolls[0]
    assert len(first) == 3 and all(first)
    assert rolls[-1].index(max(rolls[-1])) + 1 == replay.steps[0][1].opener
    told = "\n".join(narrate(WORDS, "a", replay))
    for seat, face in zip(replay.players, first, strict=True):
        assert WORDS("story-rolls", name=seat, face=face) in told.split(WORDS("tell-round", round=1))[0]
    shown = replay_message(replay).steps
    assert shown[0].view is not None and shown[0].view.opening_rolls == rolls
    # Unknown, false and missing opening rolls are not reported.
    forged = dataclasses.replace(record, table="ABCDEF/4")
    proof = record.rounds[0].proof
    typed = dataclasses.replace(record, rounds=[record.rounds[0]._replace(proof=None), *record.rounds[1:]])
    assert proof is not None
    for other in (
        forged,
        typed,
        played("kozak", dice=2, first_opener="random"),
        dataclasses.replace(record, rounds=[]),
    ):
        assert opening_rolls(other.replay()) == ()


FORGERIES = json.loads((ROOT / "web" / "src" / "lib" / "forgeries.json").read_text(encoding="utf-8"))


def found(forged: dict[str, Any]) -> str | None:
    """The fault that ``perudo verify`` finds in it, in a record that says the same."""
    drawn, hands = forged["drawn"], forged["hands"]
    position = None if all(hands) else StartPosition(tuple(map(len, hands)))
    deal = RoundRecord(forged["opener"], tuple(map(tuple, hands)), ())
    options = {"first_opener": forged["first"]}
    record = Record("bga", options, ["Ana", "Bo", "Cleo"], [deal], position, forged["place"])
    lines = [f"{key} = {json.dumps(drawn[key])}" for key in ("commitment", "seed", "bots") if drawn[key] != []]
    lines += [
        f"{key} = {json.dumps([part if part is not None else '' for part in drawn[key]])}"
        for key in ("digests", "contributions")
    ]
    try:
        (verdict,) = verify_dice(Record.parse(record.text() + "\n".join(lines)).replay())
    except RecordError as error:  # an invalid form
        key = str(error.details.get("key", error))
        return {"seed": "commitment"}.get(key, key)
    return verdict.fault


@pytest.mark.parametrize("forged", FORGERIES, ids=[each["forged"] for each in FORGERIES])
def test_forged_dice_are_detected(forged: dict[str, Any]) -> None:
    """The page is held to the same ones: web/src/lib/fair-dice.test.ts."""
    assert found(forged) == forged["fault"]


def test_omission_of_any_dice_check_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """For each fault there is a forgery in which nothing else is wrong."""
    honest = verify_module._fault
    for blind in get_args(DiceFault):
        if blind == "unproven":
            continue

        def overlooks(*told: Any, blind: str = blind) -> DiceFault | None:
            fault = honest(*told)
            return None if fault == blind else fault

        monkeypatch.setattr(verify_module, "_fault", overlooks)
        assert [each["forged"] for each in FORGERIES if found(each) != each["fault"]], blind


def test_aborted_reveals_are_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played("bga", dice=1)
    first = record.rounds[0]
    assert first.proof and first.proof.digests
    bo = contribution_digest("ABCDEF/3", 1, 2, b"never opened 16.")
    proof = first.proof._replace(digests=(first.proof.digests[0], bo, None))
    (verdict,) = verify_dice(dataclasses.replace(record, rounds=[first._replace(proof=proof)]).replay())
    assert (verdict.fault, verdict.aborted_reveals) == (None, (2,))
    file = tmp_path / "withheld.perudo"
    file.write_text(dataclasses.replace(record, rounds=[first._replace(proof=proof)]).text())
    assert main(["verify", str(file)]) == 0
    assert WORDS("verify-withheld", seat=2) in capsys.readouterr().out


def test_verify_refuses_a_record_without_digests(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The format lets a record leave them out, and then nothing shows that nobody chose the dice."""
    record = played("bga", dice=1)
    bare = [each._replace(proof=each.proof and each.proof._replace(digests=())) for each in record.rounds]
    file = tmp_path / "bare.perudo"
    file.write_text(dataclasses.replace(record, rounds=bare).text())
    assert "digests" not in file.read_text()
    assert list(Record.parse(file.read_text()).rounds) == bare
    assert main(["replay", str(file)]) == 0
    capsys.readouterr()
    assert main(["verify", str(file)]) == 1
    assert WORDS("verify-digests") in capsys.readouterr().out


def test_rounds_without_proof_are_reported() -> None:
    record = played("bga", dice=2)
    silent = [played._replace(proof=None) for played in record.rounds]
    some = dataclasses.replace(record, rounds=[silent[0], *record.rounds[1:]])
    assert [verdict.fault for verdict in verify_dice(some.replay())][:2] == ["unproven", None]
    with pytest.raises(PerudoError) as nothing:
        verify_dice(dataclasses.replace(record, rounds=silent).replay())
    assert nothing.value.code == "verify-nothing"


def test_dice_changed_after_commitment_are_detected() -> None:
    record = played("bga", dice=2)
    first = record.rounds[0]
    turned = tuple(tuple(face % 6 + 1 for face in hand) for hand in first.hands)
    changed = dataclasses.replace(record, rounds=[first._replace(hands=turned)])
    assert [verdict.fault for verdict in verify_dice(changed.replay())] == ["dice"]


def test_seed_of_another_round_fails_verification() -> None:
    record = played("bga", dice=2)
    first = record.rounds[0]
    assert first.proof
    given = first.proof._replace(digests=(contribution_digest("OTHERS/3", 1, 1, PART), None, None))
    for played_there, fault in ((first, "digests"), (first._replace(proof=given), "commitment")):
        moved = dataclasses.replace(record, table="OTHERS/3", rounds=[played_there])
        assert verify_dice(moved.replay())[0].fault == fault


def test_verify_reports_every_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played("bga", dice=1)
    right, wrong, silent = (tmp_path / f"{name}.perudo" for name in ("right", "wrong", "silent"))
    right.write_text(record.text())
    assert main(["verify", str(right)]) == 0
    told = capsys.readouterr().out.splitlines()
    *rounds, verdict, signature = told
    assert len(rounds) == len(record.rounds)
    assert "all fits" in verdict
    assert "no server has signed" in signature
    assert record.rounds[0].proof and record.rounds[0].proof.seed
    text = record.text().replace(record.rounds[0].proof.seed.hex(), "00" * 31 + "99", 1)
    wrong.write_text(text)
    assert main(["verify", str(wrong)]) == 1
    assert "NOT" in capsys.readouterr().out
    silent.write_text(Record("bga", {}, ["Ana", "Bo"]).text())
    assert main(["verify", str(silent), str(right)]) == 1
    out, err = capsys.readouterr()
    assert str(silent) in err and "all fits" in out


def test_empty_seed_fails_verification() -> None:
    record = played("bga", dice=2)
    first = record.rounds[0]
    assert first.proof
    empty = dataclasses.replace(record, rounds=[first._replace(proof=first.proof._replace(seed=b""))])
    assert Record.parse(empty.text()) == empty
    assert verify_dice(empty.replay())[0].fault == "commitment"


def test_partial_proof_is_refused() -> None:
    record = played("bga", dice=1)
    lines = [line for line in record.text().splitlines() if not line.startswith("seed")]
    with pytest.raises(RecordError) as missing:
        Record.parse("\n".join(lines))
    assert missing.value.code == "record-key-missing"
    odd = record.text().replace('commitment = "', 'commitment = "xyz', 1)
    with pytest.raises(RecordError) as no_hex:
        Record.parse(odd)
    assert no_hex.value.code == "record-hex"


def test_fair_dice_document_example_is_correct() -> None:
    told = dict(re.findall(r"^\| ([^|]+) \| `?([^|`]+?)`? \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    sent = bytes.fromhex(told["contribution of seat 1"])
    draw = DrawInputs("ABCDEF/1", 1, bytes.fromhex(told["seed"]), (sent, None))
    assert draw.commitment == told["commitment"]
    assert contribution_digest("ABCDEF/1", 1, 1, sent) == told["digest of seat 1"]
    assert str(draw.stream("opener").draw((1, 2))) == told["random opener"]
    held = bytes.fromhex(told["contribution of seat 2, derived from the seed"])
    assert draw._replace(contributions=(sent, held)).stream("deal").roll(40) == draw.stream("deal").roll(40)
    dealt = draw.stream("deal")
    for seat in (1, 2):
        assert "".join(map(str, dealt.roll(5))) == told[f"hand of seat {seat}, of five dice"]


def test_fair_dice_document_arithmetic_is_correct() -> None:
    rows = re.findall(
        r"\| ([^|]+) \| (?:for \w+(?: of six)?: )?1 in (\d+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert [int(chance) for _, chance in rows] == [
        round(1 / (1 - (1 - 3**-5) ** sets)) for sets in (1, 1, 1, 2, 2**3, 2**5)
    ]
