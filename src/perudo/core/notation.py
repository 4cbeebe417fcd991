"""Positions as one line of text: the full game state, or one seat's view.

    bga 3 33344/1124/- 2 4x3,5x3

This line states the rules, the round, the dice under each cup, the opener and the bids. The optional parts ``rolls``,
``seat`` and ``after`` may follow. ``parse`` reads a line and checks its syntax; ``positions.py`` checks whether the
position is reachable. docs/positions.md has the grammar.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, Literal, NamedTuple, TypeVar

from perudo.core.errors import PerudoError
from perudo.core.moves import DUDO, FACES, Bid, Calza, Dudo, Hand
from perudo.core.rules import EDITIONS, MAX_DICE, Rules, house_rules, parse_rule_code, rule_code

MAX_LENGTH: Final = 10_000
"""Maximum length (characters) of a position's text, as a guard against untrusted input."""
OMNISCIENT: Final = 0
"""The value of ``Position.seat`` if the position describes the full game, not the view of one seat."""

AwaitedAction = Literal["roll", "deal", "word", "over"]
"""The awaited action: an opening roll, a deal, a player's move, or none."""

_T = TypeVar("_T")
_CUP = re.compile(rf"(?:(-)|\?([1-9][0-9]?)?|([1-6]{{1,{MAX_DICE}}}))(v?)")
_OPENER = re.compile(r"([1-9])(p?)")
_CALL = re.compile(r"dudo|calza([1-9])")
_ROLL = re.compile(r"[0-6]{1,9}")
_NUMBER = re.compile(r"[1-9][0-9]{0,8}")
_PARTS: Final = ("rules", "round", "cups", "opener", "words")
_MORE: Final = {"rolls": 1, "seat": 1, "after": 3}
"""The optional parts of a position's text in order, with the number of fields in each."""


class PositionError(PerudoError):
    """An invalid position. ``where`` and ``item`` locate the faulty part. If the position was parsed from text,
    ``column`` and ``said`` locate this part in the text."""

    def located(self, **place: str | int) -> PositionError:
        """Return the same error with a location added."""
        return PositionError(self.code, **{**place, **self.details})

    def __str__(self) -> str:
        place = f"column {self.details['column']}, “{self.details['said']}”: " if "column" in self.details else ""
        return place + super().__str__()


class CupInfo(NamedTuple):
    """One seat's cup, as described in a position."""

    dice: int | None
    """The number of dice under the cup: 0 for an eliminated player, None if hidden."""
    hand: Hand | None = None
    """The faces of the dice, if visible."""
    veteran: bool = False
    """Whether the player was palifico in an earlier round."""

    def __str__(self) -> str:
        shown = "".join(map(str, self.hand)) if self.hand else f"?{self.dice or ''}"
        return ("-" if self.dice == 0 else shown) + "v" * self.veteran


class PreviousRound(NamedTuple):
    """The previous round, with all dice revealed."""

    hands: tuple[Hand, ...]
    opener: int
    palifico: bool
    bids: tuple[Bid, ...]
    call: Dudo | Calza


class Position(NamedTuple):
    """A position, as parsed from a line of text."""

    rules: Rules
    round_number: int
    """The round number; between rounds, the number of the next round."""
    cups: tuple[CupInfo, ...]
    opener: int | None
    palifico: bool
    """Whether the round is palifico. During a palifico round, its opener is not marked as a veteran (a player who was
    palifico before).
    """
    awaits: AwaitedAction
    bids: tuple[Bid, ...] = ()
    opening_rolls: tuple[tuple[int, ...], ...] = ()
    """The opening rolls of the first round: one die per seat, and 0 for a seat that did not roll."""
    seat: int | None = OMNISCIENT
    """The seat whose view the position describes; None for a spectator."""
    previous_round: PreviousRound | None = None

    @property
    def dice(self) -> tuple[int | None, ...]:
        return tuple(cup.dice for cup in self.cups)

    @property
    def veterans(self) -> frozenset[int]:
        """The seats marked as veterans."""
        return frozenset(seat for seat, cup in enumerate(self.cups, start=1) if cup.veteran)

    @property
    def text(self) -> str:
        """Return the position as one line; ``parse`` restores it."""
        plain = self.to_dict()
        after = plain.get("after")
        parts = [*(_joined(part, plain[part]) for part in _PARTS)]
        parts += [f"{part} {_joined(part, plain[part])}" for part in ("rolls", "seat") if part in plain]
        parts += ["after", *(_joined(part, after[part]) for part in ("cups", "opener", "words"))] if after else []
        return " ".join(parts)

    def to_dict(self) -> dict[str, Any]:
        """Return the position as a dict for JSON; ``Position.from_dict`` restores it."""
        words: str | list[str] = list(map(str, self.bids)) if self.awaits == "word" else self.awaits
        plain: dict[str, Any] = {
            "rules": shortest_rule_code(self.rules),
            "round": self.round_number,
            "cups": list(map(str, self.cups)),
            "opener": _opener(self.opener, self.palifico),
            "words": words,
        }
        if self.opening_rolls:
            plain["rolls"] = ["".join(map(str, faces)) for faces in self.opening_rolls]
        if self.seat != OMNISCIENT:
            plain["seat"] = self.seat or "-"
        if (was := self.previous_round) is not None:
            call = f"calza{was.call.seat}" if isinstance(was.call, Calza) else str(was.call)
            plain["after"] = {
                "cups": [str(CupInfo(len(hand), hand)) for hand in was.hands],
                "opener": _opener(was.opener, was.palifico),
                "words": [*map(str, was.bids), call],
            }
        return plain

    @staticmethod
    def from_dict(plain: Mapping[str, Any]) -> Position:
        """Restore a position from a dict that ``to_dict`` returned. Raises ``PositionError``."""
        for part in plain:
            if part not in (*_PARTS, *_MORE):
                raise PositionError("notation-part", given=str(part))
        for part in _PARTS:
            if part not in plain:
                raise PositionError("notation-short")
        after = plain.get("after")
        if after is not None and not (isinstance(after, Mapping) and after.keys() == {"cups", "opener", "words"}):
            raise PositionError("notation-after", where="after")
        told = {part: _joined(part, value) for part, value in plain.items() if part != "after"}
        called = tuple(_joined(part, after[part]) for part in ("cups", "opener", "words")) if after else None
        return _position(told, called)


def shortest_rule_code(rules: Rules) -> str:
    """Return the shortest rule code for ``rules``, based on the closest edition."""
    edition = min(EDITIONS, key=lambda each: len(rules.diff(each)))
    return rule_code(edition, rules.diff(edition))


def parse(text: str) -> Position:
    """Parse a position from a line of text. Raises ``PositionError`` with the column of the fault."""
    with locating_errors(text):
        if len(text) > MAX_LENGTH:
            raise PositionError("notation-long", most=MAX_LENGTH)
        words = text.split()
        if len(words) < len(_PARTS):
            raise PositionError("notation-short")
        told, called, rest = dict(zip(_PARTS, words, strict=False)), None, words[len(_PARTS) :]
        allowed = list(_MORE)
        while rest:
            part, *rest = rest
            if part not in allowed or len(rest) < _MORE[part]:
                column = _column(text, len(words) - len(rest) - 1)
                raise PositionError("notation-part", given=part, column=column, said=part)
            allowed = allowed[allowed.index(part) + 1 :]
            if part == "after":
                called, rest = tuple(rest[:3]), rest[3:]
            else:
                told[part], *rest = rest
        return _position(told, called)


@contextmanager
def locating_errors(text: str) -> Iterator[None]:
    """Add the location in the text to errors raised in the ``with`` block."""
    try:
        yield
    except PositionError as error:
        part = str(error.details.get("where", ""))
        if "column" in error.details or not part:
            raise
        words = text.split()
        part, _, within = part.partition(".")
        index = _PARTS.index(part) if part in _PARTS else words.index(part) + 1
        index += ("", "cups", "opener", "words").index(within) - bool(within)
        column, said = _column(text, index), words[index]
        if (item := error.details.get("item")) is not None:
            pieces = re.split(r"([/,])", said)[: 2 * int(item) - 1]
            column, said = column + sum(map(len, pieces[:-1])), pieces[-1]
        raise error.located(column=column, said=said) from None


def _column(text: str, word: int) -> int:
    return [found.start() for found in re.finditer(r"\S+", text)][word] + 1


def _joined(part: str, value: object) -> str:
    """Return a part of a position as text. A JSON value of an unsupported type becomes text that is invalid in a
    position."""
    if isinstance(value, list | tuple) and all(isinstance(each, str) for each in value):
        return ("/" if part == "cups" else ",").join(value) or "-"
    return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else f"<{type(value).__name__}>"


def _opener(opener: int | None, palifico: bool) -> str:
    return "-" if opener is None else f"{opener}{'p' * palifico}"


# --- Parsing the parts of a position


def _position(told: Mapping[str, str], called: tuple[str, ...] | None) -> Position:
    try:
        rules = house_rules(*parse_rule_code(told["rules"]))
    except PerudoError as error:
        raise PositionError(error.code, **error.details, where="rules") from None
    number = told["round"]
    if not _NUMBER.fullmatch(number):
        raise PositionError("notation-round", where="round")
    cups = _each(told["cups"], "/", "cups", _cup)
    opener, palifico = _opened(told["opener"], len(cups), "opener")
    awaits: AwaitedAction = "word"
    bids: tuple[Bid, ...] = ()
    match told["words"]:
        case "roll" | "deal" | "over" as waits:
            awaits = waits
        case "-":
            pass
        case said:
            bids = _each(said, ",", "words", _bid)
    if awaits == "word" and opener is None:
        raise PositionError("notation-opener", seats=len(cups), where="opener")
    rolls = _each(told["rolls"], ",", "rolls", lambda roll: _rolled(roll, len(cups))) if "rolls" in told else ()
    seat: int | None = OMNISCIENT
    if "seat" in told:
        said = told["seat"]
        if said != "-" and not (_NUMBER.fullmatch(said) and int(said) <= len(cups)):
            raise PositionError("notation-seat", seats=len(cups), where="seat")
        seat = None if said == "-" else int(said)
    after = _called(*called, seats=len(cups)) if called else None
    return Position(rules, int(number), cups, opener, palifico, awaits, bids, rolls, seat, after)


def _each(said: str, between: str, part: str, convert: Callable[[str], _T | None]) -> tuple[_T, ...]:
    found = []
    for item, piece in enumerate(said.split(between), start=1):
        each = convert(piece)
        if each is None:
            raise PositionError(f"notation-{part.rpartition('.')[2]}", where=part, item=item)
        found.append(each)
    return tuple(found)


def _cup(said: str) -> CupInfo | None:
    found = _CUP.fullmatch(said)
    if found is None:
        return None
    out, unseen, faces, veteran = found.groups()
    hand = tuple(map(int, faces or ""))
    if out or faces:
        return CupInfo(len(hand), hand, bool(veteran))
    return CupInfo(int(unseen) if unseen else None, None, bool(veteran))


def _opened(said: str, seats: int, part: str) -> tuple[int | None, bool]:
    found = _OPENER.fullmatch(said)
    if said == "-":
        return None, False
    if found is None or int(found[1]) > seats:
        raise PositionError("notation-opener", seats=seats, where=part)
    return int(found[1]), bool(found[2])


def _bid(said: str) -> Bid | None:
    try:
        return Bid.parse(said)
    except PerudoError:
        return None


def _rolled(said: str, seats: int) -> tuple[int, ...] | None:
    return tuple(map(int, said)) if _ROLL.fullmatch(said) and len(said) == seats else None


def _called(cups: str, opener: str, words: str, *, seats: int) -> PreviousRound:
    hands = tuple(cup.hand for cup in _each(cups, "/", "after.cups", _cup))
    if len(hands) != seats or None in hands:
        raise PositionError("notation-after", where="after.cups")
    opened, palifico = _opened(opener, seats, "after.opener")
    *said, last = words.split(",")
    call = _CALL.fullmatch(last)
    if opened is None or not said or call is None:
        raise PositionError("notation-after", where="after.words")
    bids = _each(",".join(said), ",", "after.words", _bid)
    return PreviousRound(
        tuple(hand for hand in hands if hand is not None),
        opened,
        palifico,
        bids,
        Calza(int(call[1])) if call[1] else DUDO,
    )


assert max(FACES) == 6, "a face is one digit"
