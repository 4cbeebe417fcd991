"""Game records: TOML files (``.perudo``) that people and programs read, write and replay.

A ``Record`` is the content of a correctly formatted file, but its game has not been checked against the rules.
``Record.replay`` plays the recorded game by the rules and returns a ``Replay``: all actions, each with the game state
after it. Parsing and replaying raise ``RecordError`` at the first error, and never try to repair a record.
docs/records.md describes the format.

    replay("kitchen-table.perudo").winner
    Record.from_game("kozak", ["Ana", "Bo"], start, actions).text()
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import starmap
from os import PathLike, fspath
from pathlib import Path
from typing import Any, NamedTuple, Self, SupportsIndex, cast

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.core.game import (
    DUDO,
    Action,
    Bid,
    Calza,
    Deal,
    Dudo,
    Game,
    Hand,
    IllegalAction,
    Move,
    OpeningRoll,
    Reason,
    RoundOutcome,
)
from perudo.core.moves import move_name
from perudo.core.rules import Rules, SettingValue, format_value, house_rules, plain_value
from perudo.core.settling import several_dice_may_move
from perudo.core.whole_numbers import plain_hands, whole, whole_numbers
from perudo.records.fair_dice import DiceProof
from perudo.records.locations import QUOTED_OR_COMMENT, line_of

_Keys = dict[str, tuple[type, type | None]]

VERSION = 1
MAX_FILE_BYTES = 1_000_000
"""The maximum size of a record, in bytes: ten times the size of the longest possible game."""

# The allowed keys of each TOML table, with the type of each value and, for a list, the type of its items.
_KEYS: _Keys = {
    "perudo": (int, None),
    "edition": (str, None),
    "options": (dict, None),
    "players": (list, str),
    "table": (str, None),
    "position": (dict, None),
    "round": (list, dict),
    "signed": (dict, None),
}
_POSITION_KEYS: _Keys = {"dice": (list, int), "palifico": (int, None), "veterans": (list, int)}
_DRAW_KEYS: _Keys = {"commitment": (str, None), "seed": (str, None), "contributions": (list, str)}
"""The keys for the proof of a round's dice. A round has either all of these keys or none."""
_PROOF_KEYS: _Keys = {**_DRAW_KEYS, "digests": (list, str), "bots": (list, int)}
_ROUND_KEYS: _Keys = {"opener": (int, None), "dice": (list, None), "moves": (list, None), **_PROOF_KEYS}
_SIGNED_KEYS: _Keys = {"server": (str, None), "key": (str, None), "signature": (str, None)}
_BID = re.compile(r"(0|[1-9][0-9]{0,8})x([0-9])")
_CALZA = re.compile(r"calza (0|[1-9][0-9]{0,8})")
_HAND = re.compile(r"[1-6]*")
_HEX = re.compile(r"([0-9a-f]{2})*")


class RecordError(PerudoError):
    """An invalid record. If possible, ``details`` says where the error is: ``file``, ``line``, ``round``, ``move`` and
    ``said``.

    ``code`` and the other details describe the error, as in any ``PerudoError``.
    """

    def located(self, **place: str | int) -> RecordError:
        """Return this error with a location added."""
        return RecordError(self.code, **{**place, **self.details})

    def __str__(self) -> str:
        parts = ("line", "round", "said" if "said" in self.details else "move")
        places = [f"{part} {self.details[part]}" for part in parts if part in self.details]
        return ": ".join([*map(str, filter(None, [self.details.get("file"), ", ".join(places)])), super().__str__()])


# --- The content of a record


class _Position(NamedTuple):
    dice: tuple[int, ...]
    """The number of dice that each seat has left; 0 for an eliminated player."""
    palifico: int | None = None
    """The seat that opens the first round as palifico, if any."""
    veterans: tuple[int, ...] = ()
    """Seats that were palifico in an earlier round."""


class StartPosition(_Position):
    """A record's starting position. Raises ``TypeError`` for values that are not whole numbers."""

    __slots__ = ()

    def __new__(
        cls,
        dice: Iterable[SupportsIndex],
        palifico: SupportsIndex | None = None,
        veterans: Iterable[SupportsIndex] = (),
    ) -> Self:
        opens = None if palifico is None else whole(palifico, "palifico")
        return tuple.__new__(
            cls, (whole_numbers(dice, "a number of dice"), opens, whole_numbers(veterans, "a veteran"))
        )


class _RoundRecord(NamedTuple):
    opener: int | None
    hands: tuple[Hand, ...]
    moves: tuple[Move, ...]
    proof: DiceProof | None = None


class RoundRecord(_RoundRecord):
    """One round: its opener (optional after the first round), the dice, the moves, and the proof of the dice.

    Raises ``TypeError`` for values of the wrong type.
    """

    __slots__ = ()

    def __new__(
        cls,
        opener: SupportsIndex | None,
        hands: Iterable[Iterable[SupportsIndex]],
        moves: Iterable[Move],
        proof: DiceProof | None = None,
    ) -> Self:
        moves = tuple(moves)
        for move in moves:
            if not isinstance(move, Bid | Dudo | Calza):
                raise TypeError(f"a move is a Bid, DUDO or a Calza, not {type(move).__name__}")
        opened = None if opener is None else whole(opener, "the opener")
        return tuple.__new__(cls, (opened, plain_hands(hands), moves, proof))

    def to_dict(self) -> dict[str, Any]:
        """Return the round as a TOML table."""
        hands = ["".join(map(str, hand)) for hand in self.hands]
        proof = _plain_proof(self.proof) if self.proof and self.proof.seed is not None else {}
        return {**_given(opener=self.opener, dice=hands, moves=list(map(str, self.moves))), **proof}


class Signature(NamedTuple):
    """A record's signature; ``perudo.records.signing`` checks it."""

    key: str
    """The public key, in hexadecimal."""
    signature: str
    """The signature of the record's digest, in hexadecimal."""
    server: str | None = None
    """The signing server's address, as stated by that server."""


@dataclass(frozen=True)
class Record:
    """One game, finished or unfinished. Raises ``TypeError`` for values of the wrong type."""

    edition: str
    options: Mapping[str, SettingValue]
    """The settings that differ from the edition's own settings."""
    players: Sequence[str]
    """The players' names, in seat order."""
    rounds: Sequence[RoundRecord] = ()
    start_position: StartPosition | None = None
    table: str | None = None
    """The table and the game for which the dice were drawn: ``CODE/GAME``."""
    signature: Signature | None = None

    def __post_init__(self) -> None:
        texts: dict[str, object] = {"edition": self.edition, "table": "" if self.table is None else self.table}
        for name, text in texts.items():
            if not isinstance(text, str):
                raise TypeError(f"{name} must be a text, not {type(text).__name__}")
        if isinstance(self.players, str) or not all(isinstance(name, str) for name in self.players):
            raise TypeError("players must be a sequence of names")
        options: dict[Any, Any] = {key: plain_value(value) for key, value in self.options.items()}
        for key, setting in options.items():
            if not isinstance(key, str) or not isinstance(setting, bool | int | str | tuple):
                raise TypeError(f"option {key!r} can't be {setting!r}")
        object.__setattr__(self, "options", options)
        object.__setattr__(self, "players", tuple(self.players))
        object.__setattr__(self, "rounds", tuple(starmap(RoundRecord, self.rounds)))
        if self.start_position is not None:
            object.__setattr__(self, "start_position", StartPosition(*self.start_position))

    @staticmethod
    def from_game(
        edition: str,
        players: Sequence[str],
        start: Game,
        actions: Iterable[Action],
        proofs: Sequence[DiceProof | None] = (),
        table: str | None = None,
    ) -> Record:
        """Return the record of a game that began at ``start`` and continued with ``actions``. The record omits opening
        rolls.

        The record's options are the settings of ``start`` that differ from the edition's settings. ``proofs``: the
        proof of each round's dice, if known. ``table``: the table where the dice were drawn. Raises ``IllegalAction``.
        """
        rounds: list[RoundRecord] = []
        game = start
        for action in actions:
            game = game.after(action)
            if isinstance(action, Deal):
                proof = proofs[len(rounds)] if len(rounds) < len(proofs) else None
                opened = proof if proof and proof.seed is not None else None
                rounds.append(RoundRecord(game.opener, action.hands, (), opened))
            elif not isinstance(action, OpeningRoll):
                rounds[-1] = rounds[-1]._replace(moves=(*rounds[-1].moves, action))
        palifico = start.opener if start.palifico else None
        position = StartPosition(start.dice, palifico, tuple(sorted(start.veterans - {palifico})))
        fresh = Game.start(start.rules, len(start.seats)) == start
        drawn = table if any(played.proof for played in rounds) else None
        return Record(edition, start.rules.diff(edition), players, rounds, None if fresh else position, drawn)

    @staticmethod
    def parse(text: str) -> Record:
        """Parse a record. Raises ``RecordError`` for an invalid format."""
        return _parsed(text)

    @staticmethod
    def read(file: str | PathLike[str]) -> Record:
        """Read a ``.perudo`` file. Raises ``RecordError``, with the file's name, if the file is invalid or its game
        breaks the rules."""
        return replay(file).record

    def write(self, file: str | PathLike[str]) -> None:
        """Write a ``.perudo`` file. Raises ``OSError`` if the file cannot be written, and the same errors as
        ``text``."""
        Path(file).write_text(self.text(), encoding="utf-8", newline="\n")

    def text(self) -> str:
        """Return the record as ``.perudo`` text, which ``parse`` can read.

        Raises ``RecordError`` for a line that is too long to be read back, and ``UnicodeEncodeError`` for a lone
        surrogate.
        """
        tables = {"[position]": "position", "[[round]]": "round", "[signed]": "signed"}
        plain = self.to_dict()
        apart = {head: plain.pop(key) for head, key in tables.items() if key in plain}
        lines = list(_toml_lines(plain))
        for head, held in apart.items():
            for table in held if isinstance(held, list) else [held]:
                lines += ["", head, *_toml_lines(table)]
        text = "\n".join(lines) + "\n"
        text.encode()
        _bounded(text)
        return text

    def to_dict(self) -> dict[str, Any]:
        """Return the record as a TOML table. Keys without a value are omitted."""
        place, signed = self.start_position, self.signature
        return _given(
            perudo=VERSION,
            edition=self.edition,
            options=self.options or None,
            players=self.players,
            table=self.table,
            position=place and _given(dice=place.dice, palifico=place.palifico, veterans=place.veterans or None),
            round=[played.to_dict() for played in self.rounds] or None,
            signed=signed and _given(server=signed.server, key=signed.key, signature=signed.signature),
        )

    def start(self) -> Game:
        """Return the game before its first deal. Raises ``RecordError`` for invalid rules or positions."""
        try:
            rules = house_rules(self.edition, self.options)
            if self.start_position is None:
                return Game.start(rules, len(self.players))
            if len(self.start_position.dice) != len(self.players):
                raise RecordError("record-position-seats", given=len(self.start_position.dice), seats=len(self.players))
            return Game.mid_game(rules, *self.start_position)
        except PerudoError as error:
            raise RecordError(error.code, **error.details) from None

    def replay(self) -> Replay:
        """Play the game by its rules. Raises ``RecordError`` at the first illegal move or deal."""
        start = self.start()
        return Replay(self, start, tuple(_steps(start, self.rounds)))


class Replay(NamedTuple):
    """A record whose game follows the rules."""

    record: Record
    start: Game
    steps: tuple[tuple[Action, Game], ...]
    """All actions in order, each with the game state after it."""

    @property
    def edition(self) -> str:
        return self.record.edition

    @property
    def rules(self) -> Rules:
        return self.start.rules

    @property
    def players(self) -> Sequence[str]:
        return self.record.players

    @property
    def final_game(self) -> Game:
        """The game after the record's last action."""
        return self.steps[-1][1] if self.steps else self.start

    @property
    def rounds(self) -> tuple[RoundOutcome, ...]:
        """The result of each finished round."""
        calls = (game.previous for action, game in self.steps if isinstance(action, Dudo | Calza))
        return tuple(outcome for outcome in calls if outcome is not None)

    @property
    def unfinished_round(self) -> Game | None:
        """The current game state if the last round is unfinished; None otherwise."""
        return None if self.final_game.hands is None else self.final_game

    @property
    def winner(self) -> int | None:
        return self.final_game.winner

    def to_dict(self) -> dict[str, object]:
        """Return the output of ``perudo replay --json``, with seats as numbers, and bids and moves in record
        notation."""
        return {
            "edition": self.edition,
            "players": list(self.players),
            "rounds": [_told_round(self.rules, outcome) for outcome in self.rounds],
            "unfinished": _told_unfinished(self.unfinished_round) if self.unfinished_round else None,
            "dice": list(self.final_game.dice),
            "winner": self.winner,
        }


def replay(file: str | PathLike[str]) -> Replay:
    """Read and replay a file. Raises ``RecordError``, with the file's name, if the file is invalid or cannot be
    read."""
    name = fspath(file)
    try:
        with Path(name).open("rb") as opened:
            data = opened.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise RecordError("record-unreadable", file=name, why=why) from None
    return replay_bytes(data, name)


def replay_bytes(data: bytes, file: str) -> Replay:
    """Replay a file as ``replay`` does, from bytes that have already been read. Errors contain the file's name."""
    try:
        if len(data) > MAX_FILE_BYTES:
            raise RecordError("record-too-long", most=MAX_FILE_BYTES)
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise RecordError("record-not-utf-8", byte=error.start + 1) from None
        try:
            return Record.parse(text).replay()
        except RecordError as error:
            raise error.located(**_line(text, error)) from None
    except RecordError as error:
        raise error.located(file=file) from None


# Maps each error code that can concern only one key of a record to that key. Other errors name the key in their
# details.
_WRONG_KEY = {
    "record-version": "perudo",
    "edition-unknown": "edition",
    "setting-unknown": "options",
    "setting-value": "options",
    "players-count": "players",
    "record-position-seats": "position.dice",
    "position-dice": "position.dice",
    "position-over": "position.dice",
    "position-veterans": "position.veterans",
    "position-palifico-dice": "position.palifico",
    "position-palifico-rules": "position.palifico",
    "record-hand": "dice",
    "record-hands": "dice",
    "record-hand-dice": "dice",
}


def _line(text: str, error: RecordError) -> dict[str, int]:
    """Return the number of the invalid line, if it can be found."""
    details: dict[str, Any] = error.details
    if "line" in details:
        return {}
    if "move" in details:
        key, item = "moves", details["move"]
    else:
        key = _WRONG_KEY.get(error.code) or details.get("key", "opener" if "round" in details else "")
        item = details.get("seat") if key == "dice" else None
    line = line_of(text, key, number=details.get("round"), item=item) if key else None
    return _given(line=line)


# --- Parsing TOML: checks a record's structure, but not its game


_LONG = rf"[\w-]{{{limits.RECORD_KEY + 1},}}+"
_LONG_KEY = re.compile(rf"(?<![\w-]){_LONG}[ \t]*+[.=]|^[ \t]*+\[++[ \t]*+{_LONG}", re.MULTILINE)
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_BRACKET = re.compile(r"[\[\]{}]")


def _bounded(text: str) -> None:
    """Raise ``RecordError`` if untrusted text would take too long to parse."""
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > limits.RECORD_LINE:
            raise RecordError("record-line-long", line=number, most=limits.RECORD_LINE)
    bare = QUOTED_OR_COMMENT.sub(_bare, text)
    if long := _LONG_KEY.search(bare):
        raise RecordError("record-key-long", line=1 + bare.count("\n", 0, long.end()), most=limits.RECORD_KEY)
    depth = deepest = 0
    for bracket in _BRACKET.finditer(bare):
        depth += 1 if bracket[0] in "[{" else -1
        deepest = max(deepest, depth)
    if deepest > limits.RECORD_DEPTH or any(line.count(".") >= limits.RECORD_DEPTH for line in bare.split("\n")):
        raise RecordError("record-nested")
    if bare.count("[[") + bare.count("{") > limits.RECORD_ROUNDS:
        raise RecordError("record-rounds-many", most=limits.RECORD_ROUNDS)


def _bare(found: re.Match[str]) -> str:
    """Remove a comment, or replace a string, which may be a quoted key, with a bare key."""
    quoted = found[0]
    return "" if quoted.startswith("#") else "k" * len(quoted) + "\n" * quoted.count("\n")


def _parsed(text: str) -> Record:
    _bounded(text)
    try:
        table = tomllib.loads(text)
    except RecursionError:
        raise RecordError("record-nested") from None
    except ValueError as error:  # Invalid TOML (with line and column), or a number with too many digits.
        raise _unreadable(text, str(error)) from None
    if not _is(table.get("perudo", VERSION), int) or table.get("perudo", VERSION) != VERSION:
        raise RecordError("record-version", version=VERSION)
    _check(table, _KEYS, ("perudo", "edition", "players"))
    options = {key: _setting(key, value) for key, value in table.get("options", {}).items()}
    rounds = []
    for number, played in enumerate(table.get("round", []), start=1):
        try:
            rounds.append(_round(played))
        except RecordError as error:
            raise error.located(round=number) from None
    position = _position(table["position"]) if "position" in table else None
    signed = _signed(table["signed"]) if "signed" in table else None
    return Record(table["edition"], options, table["players"], rounds, position, table.get("table"), signed)


# For each kind of syntax error that we report, prefixes of the TOML parser's English messages. The first match applies.
# We do not use tomlkit: it has classes for some of these errors, but often reports the wrong line, and needs 8 s to
# parse a hostile 1 MB file.
_FAULTS = (
    ("key", ("Expected '='", "Invalid initial", "Invalid statement")),
    ("value", ("Invalid value", "Invalid date", "Exceeds the limit")),
    ("twice", ("Cannot ", "Duplicate")),
    ("mark", ("Expected", "Unclosed", "Unterminated", "Illegal")),
)
_WHERE = re.compile(r"\(at (?:line (\d+), column (\d+)|end of document)\)$")


def _unreadable(text: str, why: str) -> RecordError:
    """Return the error for invalid TOML. ``why`` is the parser's message."""
    error = RecordError("record-syntax", why=next((kind for kind, so in _FAULTS if why.startswith(so)), "other"))
    where = _WHERE.search(why)
    if where is None:
        return error
    before = text.split("\n")[: int(where[1])] if where[1] else text.split("\n")
    if where[1]:
        before[-1] = before[-1][: int(where[2]) - 1]
    # The parser detects a missing character only at the start of the next token.
    if why.startswith("Unclosed") or not where[1]:
        while len(before) > 1 and not before[-1].strip():
            before.pop()
    return error.located(line=len(before))


def _is(value: object, kind: type) -> bool:
    """Return whether a value has exactly this type: ``true`` is not a number, and a number must fit into 64 bits, as in
    TOML."""
    return type(value) is kind and (kind is not int or -(2**63) <= value < 2**63)  # type: ignore[operator]


def _check(table: dict[str, Any], keys: _Keys, needed: tuple[str, ...], within: str = "") -> None:
    """Raise ``RecordError`` for unknown keys, missing keys, and values of the wrong type."""
    for key, value in table.items():
        if key not in keys:
            raise RecordError("record-key-unknown", key=within + key, allowed=", ".join(keys))
        kind, part = keys[key]
        if not _is(value, kind) or (part and not all(_is(each, part) for each in value)):
            wanted = f"{kind.__name__}-{part.__name__}" if part else kind.__name__
            raise RecordError("record-key-kind", key=within + key, kind=wanted)
    for key in needed:
        if key not in table:
            raise RecordError("record-key-missing", key=within + key)


def _setting(key: str, value: object) -> SettingValue:
    """Return a setting's value after checking its type. The rules check the value itself."""
    if isinstance(value, list) and all(_is(part, int) for part in value):
        return cast("SettingValue", tuple(value))
    if any(_is(value, kind) for kind in (bool, int, str)):
        return cast("SettingValue", value)
    raise RecordError("record-key-kind", key=f"options.{key}", kind="setting")


def _position(table: dict[str, Any]) -> StartPosition:
    _check(table, _POSITION_KEYS, ("dice",), within="position.")
    return StartPosition(tuple(table["dice"]), table.get("palifico"), tuple(table.get("veterans", ())))


def _signed(table: dict[str, Any]) -> Signature:
    _check(table, _SIGNED_KEYS, ("key", "signature"), within="signed.")
    for key in ("key", "signature"):
        if not _HEX.fullmatch(table[key]):
            raise RecordError("record-hex", key=f"signed.{key}")
    return Signature(**table)


def _round(table: dict[str, Any]) -> RoundRecord:
    _check(table, _ROUND_KEYS, ("dice", "moves"))
    for seat, dice in enumerate(table["dice"], start=1):
        if not (isinstance(dice, str) and _HAND.fullmatch(dice)):
            raise RecordError("record-hand", seat=seat)
    words = []
    for move, said in enumerate(table["moves"], start=1):
        spoken = parse_move(said) if isinstance(said, str) else None
        if spoken is None:
            raise RecordError("record-move", move=move, **({"said": said} if isinstance(said, str) else {}))
        words.append(spoken)
    return RoundRecord(table.get("opener"), tuple(map(_hand, table["dice"])), tuple(words), _proof(table))


def _proof(table: dict[str, Any]) -> DiceProof | None:
    """Return the proof of the dice, if the record contains one. The record must contain either all required keys or
    none of them.
    """
    if not _PROOF_KEYS.keys() & table.keys():
        return None
    _check({key: value for key, value in table.items() if key in _PROOF_KEYS}, _PROOF_KEYS, tuple(_DRAW_KEYS))
    for key in ("commitment", "seed", "contributions", "digests"):
        texts = [table[key]] if key in ("commitment", "seed") else table.get(key, [])
        if not all(_HEX.fullmatch(text) for text in texts):
            raise RecordError("record-hex", key=key)
    return DiceProof(
        table["commitment"],
        bytes.fromhex(table["seed"]),
        tuple(bytes.fromhex(part) if part else None for part in table["contributions"]),
        tuple(given or None for given in table.get("digests", ())),
        tuple(table.get("bots", ())),
    )


@lru_cache(maxsize=65536)
def _hand(dice: str) -> Hand:
    return tuple(map(int, dice))


@lru_cache(maxsize=4096)
def parse_move(said: str) -> Move | None:
    """Parse a record's move. A valid move has no plus or minus signs, leading zeros, extra spaces or capitals. Return
    None for an invalid move."""
    if said == "dudo":
        return DUDO
    if bid := _BID.fullmatch(said):
        return Bid(int(bid[1]), int(bid[2]))
    if calza := _CALZA.fullmatch(said):
        return Calza(int(calza[1]))
    return None


# --- Checking the rules


def _steps(game: Game, rounds: Iterable[RoundRecord]) -> Iterator[tuple[Action, Game]]:
    """Yield each action in the rounds, with the game state after the action."""
    for number, (opener, hands, moves, _) in enumerate(rounds, start=1):
        if game.hands is not None:
            raise RecordError("record-after-unfinished", round=number)
        if game.winner is not None:
            raise RecordError("record-after-end", round=number, winner=game.winner)
        deal = Deal(hands, opener)
        try:
            game = game.after(deal)
        except IllegalAction as error:
            raise _wrong_deal(game, deal, error).located(round=number) from None
        yield deal, game
        for move, word in enumerate(moves, start=1):
            if game.hands is None:
                raise RecordError("record-after-call", round=number, move=move, said=str(word))
            try:
                game = game.after(word)
            except IllegalAction as error:
                raise RecordError(error.code, round=number, move=move, said=str(word)) from None
            yield word, game


def _wrong_deal(game: Game, deal: Deal, error: IllegalAction) -> RecordError:
    """Return an error for a round's dice or opener that is more detailed than the game's own error."""
    match error.reason:
        case Reason.HANDS_NOT_ONE_A_SEAT:
            return RecordError("record-hands", given=len(deal.hands), seats=len(game.dice))
        case Reason.WRONG_NUMBER_OF_DICE:
            given = tuple(map(len, deal.hands))
            seat = next(seat for seat in game.seats if given[seat - 1] != game.dice[seat - 1])
            return RecordError("record-hand-dice", seat=seat, given=given[seat - 1], left=game.dice[seat - 1])
        case Reason.WRONG_OPENER if game.opener is not None:
            return RecordError("record-opener", given=deal.opener or 0, opener=game.opener)
        case Reason.WRONG_OPENER:
            return RecordError("record-opener-without-dice", given=deal.opener or 0)
        case _:
            return RecordError(error.code)


# --- Conversion to JSON and TOML


def _told_round(rules: Rules, outcome: RoundOutcome) -> dict[str, object]:
    several = {"changes": list(outcome.changes)} if several_dice_may_move(rules) else {}
    return {
        "opener": outcome.opener,
        "palifico": outcome.palifico,
        "call": move_name(outcome.call),
        "caller": outcome.caller,
        "bidder": outcome.bidder,
        "bid": str(outcome.bid),
        "count": outcome.count,
        "lost": _seats(outcome.lost),
        "gained": _seats(outcome.gained),
        "out": _seats(outcome.eliminated),
        **several,
        "dice": list(outcome.dice),
        "next_opener": outcome.next_opener,
        "next_palifico": outcome.next_palifico,
    }


def _seats(seats: tuple[int, ...]) -> int | list[int] | None:
    """Format seats for JSON: None for no seats, a number for one seat, a list for several seats."""
    return list(seats) if len(seats) > 1 else seats[0] if seats else None


def _told_unfinished(game: Game) -> dict[str, object]:
    return {
        "opener": game.opener,
        "palifico": game.palifico,
        "moves": list(map(str, game.bids)),
        "to_act": game.to_act,
        "legal": list(map(move_name, game.legal)),
        "callers": list(game.calza_callers),
    }


def _given(**keys: object) -> dict[str, Any]:
    return {key: value for key, value in keys.items() if value is not None}


def _plain_proof(proof: DiceProof) -> dict[str, Any]:
    return _given(
        commitment=proof.commitment,
        seed=None if proof.seed is None else proof.seed.hex(),
        contributions=["" if part is None else part.hex() for part in proof.contributions],
        digests=[given or "" for given in proof.digests] or None,
        bots=proof.bots or None,
    )


def _toml_lines(table: Mapping[str, Any]) -> Iterator[str]:
    return (f"{key if _BARE_KEY.fullmatch(key) else _toml(key)} = {_toml(value)}" for key, value in table.items())


def _toml(value: object) -> str:
    # JSON strings are valid TOML, except for one control character that JSON does not escape.
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        return f"{{ {', '.join(_toml_lines(value))} }}"
    return f"[{', '.join(map(_toml, value))}]" if isinstance(value, list | tuple) else format_value(value)
