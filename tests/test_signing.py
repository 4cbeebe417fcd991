"""Signatures of records: their meaning, and verification from docs/records.md alone."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from perudo.core.game import DUDO, Bid, Game
from perudo.locales.translator import available_languages, translator
from perudo.records.record import Record, RecordError, Signature
from perudo.records.signing import RecordSigner, canonical_bytes, check_signature, fingerprint, signed_digest
from perudo.records.verify import verify_dice
from perudo.terminal.cli import main
from tests.test_fair import played

DOCS = Path(__file__).parent.parent / "docs" / "records.md"
KEPT = sorted((Path(__file__).parent / "records").glob("*.perudo"))
SERVER = RecordSigner(b"the key of a server", "https://perudo.example")
OTHER = RecordSigner(b"the key of another")
GAME = SERVER.sign(played("bga", dice=2))
TEXT = GAME.text()


def test_signed_record_roundtrips_and_verifies() -> None:
    again = Record.parse(TEXT)
    assert again == GAME
    assert again.signature and again.signature[::2] == (SERVER.key, "https://perudo.example")
    assert check_signature(again) == "fits"
    assert {verdict.fault for verdict in verify_dice(again.replay())} == {None}
    assert check_signature(dataclasses.replace(GAME, signature=None)) == "none"


def test_key_and_signature_are_deterministic() -> None:
    assert RecordSigner(b"the key of a server", "https://perudo.example").sign(played("bga", dice=2)) == GAME


# --- Forgeries: each leaves a record that the rules and the check of its dice let through


def changed(**keys: object) -> Record:
    return dataclasses.replace(GAME, **keys)  # type: ignore[arg-type]


def offline() -> Record:
    """Somebody's own game of one round, with a proof from nowhere, under the signature of another."""
    start = Game.start(GAME.replay().rules, 3)
    deal, *_ = (action for action, _ in GAME.replay().steps)
    made_up = Record.from_game(
        "bga", ["Ana", "Bo", "Cleo"], start, [deal, Bid(6, 2), DUDO], [GAME.rounds[0].proof], GAME.table
    )
    return dataclasses.replace(made_up, signature=GAME.signature)


def one_more() -> Record:
    """The signature of a game that stops a round earlier, which the server never gave."""
    early = dataclasses.replace(GAME, rounds=GAME.rounds[:-1], signature=None)
    return dataclasses.replace(GAME, signature=SERVER.sign(early).signature)


assert GAME.signature
FORGERIES: dict[str, Record] = {
    "players are swapped": changed(players=["Bo", "Ana", "Cleo"]),
    "a player is renamed": changed(players=["Ana", "Bo", "Cleopatra"]),
    "a bid is changed": changed(
        rounds=[GAME.rounds[0]._replace(moves=(Bid(3, 4), DUDO)), *GAME.rounds[1:]],
    ),
    "the last round is dropped": changed(rounds=GAME.rounds[:-1]),
    "the last call is dropped": changed(
        rounds=[*GAME.rounds[:-1], GAME.rounds[-1]._replace(moves=GAME.rounds[-1].moves[:-1])]
    ),
    "a round is added": one_more(),
    "it was made up offline": offline(),
    "other rules": changed(options={**GAME.options, "calza": True}),
    "another table": changed(table="ABCDEF/4"),
    "another seed": changed(
        rounds=[GAME.rounds[0]._replace(proof=GAME.rounds[1].proof), *GAME.rounds[1:]],
    ),
    "no proof": changed(rounds=[GAME.rounds[0]._replace(proof=None), *GAME.rounds[1:]]),
    "who opens is left out": changed(rounds=[GAME.rounds[0], GAME.rounds[1]._replace(opener=None), *GAME.rounds[2:]]),
    "the signature of another record": changed(signature=SERVER.sign(played("bga", dice=1)).signature),
    "another server's signature under this server's name": changed(
        signature=GAME.signature._replace(signature=OTHER.sign(GAME).signature.signature)  # type: ignore[union-attr]
    ),
    "the key of another server": changed(signature=GAME.signature._replace(key=OTHER.key)),
    "another address": changed(signature=GAME.signature._replace(server="https://perudo.elsewhere")),
    "no address": changed(signature=GAME.signature._replace(server=None)),
    "half a signature": changed(signature=GAME.signature._replace(signature=GAME.signature.signature[:64])),
    "half a key": changed(signature=GAME.signature._replace(key=GAME.signature.key[:32])),
    "no key and no signature": changed(signature=Signature("", "")),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_forged_record_fails_verification(forgery: str) -> None:
    assert check_signature(FORGERIES[forgery]) == "unfit"
    assert check_signature(Record.parse(FORGERIES[forgery].text())) == "unfit"


@pytest.mark.parametrize(
    "forgery", ["players are swapped", "a player is renamed", "a bid is changed", "the last round is dropped"]
)
def test_forged_records_can_pass_dice_verification(forgery: str) -> None:
    """Which is why records are signed."""
    assert {verdict.fault for verdict in verify_dice(FORGERIES[forgery].replay())} == {None}


@pytest.mark.parametrize(
    ("instead", "code"),
    [
        (lambda text: text.replace(SERVER.key, SERVER.key.upper()), "record-hex"),
        (lambda text: re.sub('(?<=signature = ").*', lambda found: found[0].upper(), text), "record-hex"),
        (lambda text: f"{text}winner = 1\n", "record-key-unknown"),
        (lambda text: f'note = "by me"\n{text}', "record-key-unknown"),
        (lambda text: text.replace("signature = ", "sign = "), "record-key-unknown"),
        (lambda text: re.sub("(?m)^signature.*$", "", text), "record-key-missing"),
        (lambda text: re.sub("(?m)^signature.*$", "signature = 1", text), "record-key-kind"),
        (lambda text: text.replace("[signed]", "[[signed]]"), "record-key-kind"),
    ],
)
def test_noncanonical_signature_text_is_refused(instead: Callable[[str], str], code: str) -> None:
    assert instead(TEXT) != TEXT
    with pytest.raises(RecordError) as refused:
        Record.parse(instead(TEXT))
    assert refused.value.code == code


# --- The bytes that are signed


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_signature_covers_the_whole_record(file: Path) -> None:
    """The bytes are those of the TOML keys, and the same after the record is written again."""
    try:
        record = Record.parse(file.read_text(encoding="utf-8-sig"))
    except (RecordError, UnicodeDecodeError):
        return
    written = tomllib.loads(record.text())
    assert canonical_bytes(written) == canonical_bytes(record.to_dict())
    assert signed_digest(Record.parse(record.text())) == signed_digest(record)


def test_canonical_bytes_are_unambiguous() -> None:
    """Among values of one type each; the key determines the type."""
    lists = [["ab", "c"], ["a", "bc"], ["abc"], ["c", "ab"], [], [""], ["", ""]]
    tables = [{"a": "bc"}, {"ab": "c"}, {"a": "bc", "b": ""}, {"a": "b", "c": ""}, {}]
    for values in (lists, tables):
        assert len({canonical_bytes(value) for value in values}) == len(values)
    assert canonical_bytes({"b": 1, "a": [True, "x"]}) == canonical_bytes({"a": (True, "x"), "b": 1})


def test_documented_check_verifies_the_example() -> None:
    page = DOCS.read_text(encoding="utf-8")
    code = next(block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "def check" in block)
    text = next(block for block in re.findall(r"```toml\n(.*?)```", page, re.DOTALL) if "[signed]" in block)
    told = dict(re.findall(r"^\| ([^|]+) \| `([^|`]+)` \|$", page, re.MULTILINE))
    names: dict[str, Any] = {}
    exec(code, names)
    names["check"](text)
    for forged in (text.replace("Bo", "Bob"), text.replace("1x5", "1x4"), text.replace("example", "elsewhere")):
        with pytest.raises(InvalidSignature):
            names["check"](forged)
    fields, data, header = names["fields"], names["data"], tomllib.loads(text)
    (played,), end = header.pop("round"), header.pop("signed")
    del end["signature"]
    after_header = hashlib.sha256(fields(b"perudo record", data(header))).digest()
    after_round = hashlib.sha256(fields(b"perudo round", after_header, data(played))).digest()
    assert [after_header.hex(), after_round.hex()] == [told["after the header"], told["after the round"]]
    assert hashlib.sha256(fields(b"perudo end", after_round, data(end))).hexdigest() == told["head"]
    assert fingerprint(end["key"]) == told["short form of the key"]
    record = Record.parse(text)
    assert (check_signature(record), signed_digest(record).hex(), record.replay().winner) == ("fits", told["head"], 1)
    assert {verdict.fault for verdict in verify_dice(record.replay())} == {None}


# --- perudo verify


Verified = Callable[..., tuple[int, str]]


@pytest.fixture
def verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verified:
    def run(record: Record, *flags: str) -> tuple[int, str]:
        file = tmp_path / "game.perudo"
        file.write_text(record.text(), encoding="utf-8")
        status = main(["verify", *flags, str(file)])
        return status, "".join(capsys.readouterr())

    return run


def test_verify_identifies_the_signer(verified: Verified) -> None:
    status, told = verified(GAME)
    assert status == 0
    assert f"signed by the key {fingerprint(SERVER.key)}" in told
    assert "https://perudo.example" in told
    status, told = verified(OTHER.sign(GAME))
    assert status == 0
    assert fingerprint(OTHER.key) in told and "perudo.example" not in told


@pytest.mark.parametrize("forgery", FORGERIES)
def test_verify_reports_a_forged_record(verified: Verified, forgery: str) -> None:
    status, told = verified(FORGERIES[forgery])
    assert status == 1
    assert "does NOT match this record" in told
    assert "signed by the key" not in told


def test_verify_explains_unsigned_records(verified: Verified) -> None:
    status, told = verified(dataclasses.replace(GAME, signature=None))
    assert status == 0, "its dice fit"
    assert "no server has signed this record" in told
    assert verified(dataclasses.replace(GAME, signature=None), "--key", SERVER.key)[0] == 1


def test_verify_can_require_a_key(verified: Verified, tmp_path: Path) -> None:
    told, bare = tmp_path / "perudo.json", tmp_path / "key.txt"
    told.write_text(json.dumps({"key": SERVER.key, "fingerprint": "", "server": None}))
    bare.write_text(f"{SERVER.key}\n")
    for key in (SERVER.key, SERVER.key.upper(), str(told), str(bare)):
        status, said = verified(GAME, "--key", key)
        assert (status, "this is the key that you asked for" in said) == (0, True)
    status, said = verified(GAME, "--key", OTHER.key)
    assert (status, "NOT the key that you asked for" in said) == (1, True)
    assert verified(OTHER.sign(GAME), "--key", SERVER.key)[0] == 1
    assert verified(FORGERIES["a player is renamed"], "--key", SERVER.key)[0] == 1
    told.write_text("[" * 100_000)
    for wrong in (str(told), str(tmp_path), str(tmp_path / "nowhere"), "abc", "https://perudo.example"):
        status, said = verified(GAME, "--key", wrong)
        assert (status, "64 hexadecimal digits" in said) == (2, True)


def test_misleading_address_is_not_printed(verified: Verified) -> None:
    sly = RecordSigner(b"sly", "https://a.example\u202e\x1b[2J\n" + "x" * 5000).sign(GAME)
    _, told = verified(sly)
    assert "\x1b" not in told and "\u202e" not in told
    assert max(map(len, told.splitlines())) < 1000


@pytest.mark.parametrize("language", available_languages())
def test_signature_report_exists_in_each_language(language: str) -> None:
    say = translator(language)
    for message in ("unsigned", "signed", "unfit", "weak-key", "key-wanted", "key-other", "server", "server-none"):
        assert "game.perudo" in say(
            f"verify-{message}", file="game.perudo", key="12ab", server="https://perudo.example"
        )


# --- Keys that prove nothing

_PRIME, _ORDER = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, _PRIME) % _PRIME
_Point = tuple[int, int]


def _added(one: _Point, other: _Point) -> _Point:
    """The sum of two points of edwards25519, by the textbook."""
    (x1, y1), (x2, y2) = one, other
    product = _D * x1 * x2 * y1 * y2
    x = (x1 * y2 + x2 * y1) * pow(1 + product, -1, _PRIME)
    y = (y1 * y2 + x1 * x2) * pow(1 - product, -1, _PRIME)
    return x % _PRIME, y % _PRIME


def _times(number: int, point: _Point) -> _Point:
    total = (0, 1)
    for bit in f"{number:b}":
        total = _added(total, total)
        if bit == "1":
            total = _added(total, point)
    return total


def _point(y: int) -> _Point | None:
    """A point with this y, if there is one."""
    square = (y * y - 1) * pow(_D * y * y + 1, -1, _PRIME) % _PRIME
    root = pow(square, (_PRIME + 3) // 8, _PRIME)
    for x in (root, root * pow(2, (_PRIME - 1) // 4, _PRIME) % _PRIME):
        if x * x % _PRIME == square:
            return x, y
    return None


def _encoded(point: _Point) -> bytes:
    return (point[1] | (point[0] & 1) << 255).to_bytes(32, "little")


def _of_small_order() -> list[_Point]:
    """The eight points whose eightfold is the neutral one."""
    on_curve = filter(None, map(_point, range(2, 100)))
    ends = (_times(_ORDER, point) for point in on_curve)
    generator = next(end for end in ends if _times(4, end) != (0, 1))
    return [_times(number, generator) for number in range(8)]


def _weak_keys() -> Iterator[tuple[bytes, _Point]]:
    """Each encoding of each point of small order, canonical or not, that a lax reader takes."""
    for x, y in _of_small_order():
        signs = (x & 1,) if x else (0, 1)
        for each in (y, y + _PRIME):
            if each < 2**255:
                yield from (((each | sign << 255).to_bytes(32, "little"), (x, y)) for sign in signs)


def _forged(key: bytes, point: _Point) -> Record:
    """A record of nobody's server with a signature that was made without any secret."""
    base = _point(4 * pow(5, -1, _PRIME) % _PRIME)
    assert base is not None
    base = base if base[0] % 2 == 0 else (-base[0] % _PRIME, base[1])
    unsigned = changed(players=["Bo", "Ana", "Cleo"], signature=Signature(key.hex(), "", "https://perudo.example"))
    for s in range(1, 1000):
        for multiple in range(8):
            r = _encoded(_added(_times(s, base), _times(8 - multiple, point)))
            challenge = int.from_bytes(hashlib.sha512(r + key + signed_digest(unsigned)).digest(), "little") % _ORDER
            if challenge % 8 == multiple:
                made = (r + s.to_bytes(32, "little")).hex()
                return dataclasses.replace(unsigned, signature=Signature(key.hex(), made, "https://perudo.example"))
    raise AssertionError


WEAK = list(_weak_keys())
assert len({key for key, _ in WEAK}) == len(WEAK) == 8 + 6


@pytest.mark.parametrize(("key", "point"), WEAK, ids=[key.hex() for key, _ in WEAK])
def test_signature_check_refuses_small_order_keys(key: bytes, point: _Point, verified: Verified) -> None:
    """Anybody can make a signature that such a key accepts."""
    forged = _forged(key, point)
    Ed25519PublicKey.from_public_bytes(key).verify(bytes.fromhex(forged.signature.signature), signed_digest(forged))  # type: ignore[union-attr]
    assert check_signature(forged) == "weak-key"
    status, said = verified(forged)
    assert (status, "anybody can make a signature" in said) == (1, True)
    assert "signed by the key" not in said
    assert verified(forged, "--key", key.hex())[0] == 1


def test_signature_check_refuses_noncanonical_keys() -> None:
    """The point of such a key has another encoding too, so one server would have two keys."""
    for y in range(_PRIME, 2**255):
        for sign in (0, 1):
            key = (y | sign << 255).to_bytes(32, "little").hex()
            assert check_signature(changed(signature=Signature(key, "00" * 64))) == "weak-key"


def test_signature_check_accepts_server_keys() -> None:
    for number in range(100):
        assert check_signature(RecordSigner(bytes([number])).sign(GAME)) == "fits"
