"""Draws a position as an SVG picture for pages and notebooks, or as plain text. The picture shows only the information
in the position.

The picture has its own background, so that it is legible on light and dark pages. The dice look like those on the web
page (``web/src/kit/Die.svelte``).
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final, NamedTuple

from perudo.core.game import Game
from perudo.core.moves import ACE, Bid, Calza
from perudo.core.notation import Position, shortest_rule_code
from perudo.core.positions import position_of
from perudo.core.view import View

BACKGROUND_COLOR, LINE_COLOR, DIE_COLOR, EDGE_COLOR, INK_COLOR = "#17142b", "#3a345c", "#f6ecd8", "#cdbd9f", "#2a2140"
TEXT_COLOR, DIM_COLOR, GOLD_COLOR, SUN_COLOR = "#f3ecdf", "#a39db5", "#f7bd45", "#b3461d"
_PIPS: Final = {
    2: ((12, 12), (28, 28)),
    3: ((11, 11), (20, 20), (29, 29)),
    4: ((12, 12), (28, 12), (12, 28), (28, 28)),
    5: ((11.5, 11.5), (28.5, 11.5), (20, 20), (11.5, 28.5), (28.5, 28.5)),
    6: ((12, 10.5), (28, 10.5), (12, 20), (28, 20), (12, 29.5), (28, 29.5)),
}
_RAYS: Final = (
    "M20 4.8v4.4M20 30.8v4.4M4.8 20h4.4M30.8 20h4.4M9.25 9.25l3.1 3.1M27.65 27.65l3.1 3.1M9.25 30.75l3.1-3.1"
    "M27.65 12.35l3.1-3.1"
)
_STEP, _ROW, _LEFT, _TOP = 36, 46, 58, 46
"""Layout distances: between dice, between rows, from the left edge to the first die, and from the top to the first row.
"""


class SeatRow(NamedTuple):
    """One seat's row in the picture."""

    seat: int
    dice: tuple[int | None, ...]
    """The faces of the dice; None for a hidden die. Empty for an eliminated player."""
    more: bool
    """Whether the number of dice is hidden. If so, the seat may have more dice than the picture shows."""
    acts: bool
    opens: bool
    moves: tuple[str, ...]
    """The seat's bids in this round, then its call, if any."""
    is_current_bid: bool
    """Whether the seat's last bid is the current bid."""


def seat_rows(position: Position) -> tuple[SeatRow, ...]:
    """Return a row for each seat. Between rounds, the rows show the dice of the previous round."""
    was = position.previous_round if position.awaits != "word" else None
    opener, bids = (was.opener, was.bids) if was else (position.opener, position.bids)
    hands: list[tuple[int | None, ...]] = []
    for index, cup in enumerate(position.cups):
        hidden = (None,) * (1 if cup.dice is None else cup.dice)
        hands.append(was.hands[index] if was else cup.hand if cup.hand is not None else hidden)
    alive = [seat for seat, hand in enumerate(hands, start=1) if hand]
    begins = alive.index(opener) if opener in alive else 0
    around = [*alive[begins:], *alive[:begins]]
    said: dict[int, list[str]] = {seat: [] for seat in alive}
    for turn, bid in enumerate(bids):
        said[around[turn % len(around)]].append(str(bid))
    next_ = around[len(bids) % len(around)]
    if was:
        caller, word = (was.call.seat, "calza") if isinstance(was.call, Calza) else (next_, "dudo")
        said[caller].append(word)
    return tuple(
        SeatRow(
            seat,
            hand,
            was is None and position.cups[seat - 1].dice is None,
            position.awaits == "word" and seat == next_,
            seat == opener,
            tuple(said.get(seat, ())),
            bool(bids) and bool(hand) and seat == around[(len(bids) - 1) % len(around)],
        )
        for seat, hand in enumerate(hands, start=1)
    )


def _head(position: Position) -> str:
    palifico = (
        position.previous_round.palifico if position.previous_round and position.awaits != "word" else position.palifico
    )
    number = position.round_number - (position.previous_round is not None and position.awaits != "word")
    return f"{shortest_rule_code(position.rules)}  {number}{'  palifico' * palifico}"


class Picture(str):
    """An SVG image as a string. Notebooks render the image."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def text_board(shown: Game | View | Position) -> str:
    """Draw a position as text, one line per seat: ``>`` marks the seat to act, ``*`` the opener, ``?`` a hidden die."""
    position = shown if isinstance(shown, Position) else position_of(shown)
    drawn = seat_rows(position)
    dice_shown = [" ".join(str(face or "?") for face in row.dice) + " ..." * row.more or "-" for row in drawn]
    wide = max(map(len, dice_shown))
    marks = [f"{'>' if row.acts else ' '}{'*' if row.opens else ' '} {row.seat}" for row in drawn]
    said = [" ".join(row.moves) for row in drawn]
    lines = (
        f"{mark}  {dice:<{wide}}  {words}".rstrip() for mark, dice, words in zip(marks, dice_shown, said, strict=True)
    )
    return "\n".join([_head(position), *lines])


def svg(shown: Game | View | Position) -> Picture:
    """Draw a position as a self-contained SVG image."""
    position = shown if isinstance(shown, Position) else position_of(shown)
    drawn = seat_rows(position)
    most = max(len(row.dice) + row.more for row in drawn)
    longest = max(len(_last(row)) for row in drawn)
    width = _LEFT + most * _STEP + 30 + max(1, longest) * 74 + 12
    width = max(width, 9 * len(_head(position)) + 40)
    height = _TOP + len(drawn) * _ROW + 10
    head = escape(_head(position))
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    parts = (
        part for index, row in enumerate(drawn) for part in _seat(row, _TOP + index * _ROW, _LEFT + most * _STEP + 30)
    )
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}'
        f' role="img" font-family="Rubik, system-ui, sans-serif"><title>{escape(position.text)}</title>'
        f'<rect width="{width}" height="{height}" rx="14" fill="{BACKGROUND_COLOR}"/>'
        f'<text x="20" y="29" font-size="15" fill="{DIM_COLOR}" xml:space="preserve">{head}</text>'
        f"{''.join(parts)}</svg>"
    )


def _last(row: SeatRow) -> tuple[str, ...]:
    """Return the moves to draw for a seat: its last bid, and its call."""
    calls = tuple(word for word in row.moves if "x" not in word)
    return (*[word for word in row.moves if "x" in word][-1:], *calls)


def _seat(row: SeatRow, top: int, right: int) -> Iterator[str]:
    middle = top + _ROW / 2
    yield f'<path d="M20 {top}h{right + 60}" stroke="{LINE_COLOR}"/>' if row.seat > 1 else ""
    ring = (
        f'stroke="{GOLD_COLOR}" stroke-width="2.5"'
        if row.acts or row.opens
        else f'stroke="{LINE_COLOR}" stroke-width="1.5"'
    )
    yield f'<circle cx="34" cy="{middle}" r="14" fill="{GOLD_COLOR if row.acts else "none"}" {ring}/>'
    color = INK_COLOR if row.acts else TEXT_COLOR if row.dice else DIM_COLOR
    yield _words(34, middle, str(row.seat), color, anchor="middle", bold=True)
    if not row.dice:
        yield f'<path d="M{_LEFT + 6} {middle}h22" stroke="{DIM_COLOR}" stroke-width="2.5"/>'
    for index, face in enumerate(row.dice):
        yield _die(_LEFT + index * _STEP, middle - 16, 32, face)
    if row.more:
        yield _words(_LEFT + len(row.dice) * _STEP + 4, middle, "…", DIM_COLOR)
    for index, word in enumerate(_last(row)):
        x = right + index * 74
        if "x" not in word:
            yield _words(x, middle, word, TEXT_COLOR, bold=True)
            continue
        bid = Bid.parse(word)
        yield _words(
            x + 28,
            middle,
            str(bid.quantity),
            GOLD_COLOR if row.is_current_bid else TEXT_COLOR,
            anchor="end",
            bold=row.is_current_bid,
        )
        yield _die(x + 34, middle - 13, 26, bid.face)


def _words(x: float, y: float, said: str, color: str, *, anchor: str = "start", bold: bool = False) -> str:
    weight = ' font-weight="700"' if bold else ""
    place = f'x="{x}" y="{y}" text-anchor="{anchor}" dominant-baseline="central"'
    return f'<text {place} font-size="17" fill="{color}"{weight}>{escape(said)}</text>'


def _die(x: float, y: float, size: int, face: int | None) -> str:
    inside = f'<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="0 0 40 40">'
    rect = '<rect x="1.5" y="1.5" width="37" height="37" rx="8"'
    if face is None:
        box = f'{rect} fill="none" stroke="{DIM_COLOR}" stroke-width="2"/>'
        place = 'x="20" y="21" text-anchor="middle" dominant-baseline="central" font-size="20"'
        mark = f'<text {place} fill="{DIM_COLOR}">?</text>'
        return f"{inside}{box}{mark}</svg>"
    box = f'{rect} fill="{DIE_COLOR}" stroke="{EDGE_COLOR}" stroke-width="1.5"/>'
    if face == ACE:
        rays = f'<path d="{_RAYS}" stroke="{SUN_COLOR}" stroke-width="3.2" stroke-linecap="round"/>'
        return f'{inside}{box}<circle cx="20" cy="20" r="6.6" fill="{SUN_COLOR}"/>{rays}</svg>'
    pips = "".join(f'<circle cx="{cx}" cy="{cy}" r="4" fill="{INK_COLOR}"/>' for cx, cy in _PIPS[face])
    return f"{inside}{box}{pips}</svg>"
