"""Perudo in a terminal, as plain lines of text that a screen reader can read."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Literal

from perudo.locales.translator import Translator

PROGRESS_SECONDS = 2.0
"""Seconds between progress lines."""
_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Spaces that some languages use before punctuation and within numbers; Python considers them unprintable."""


def printable(text: str) -> str:
    """Return text that is safe to print on one terminal line. The function replaces control characters and characters
    that change the text direction.
    """
    return "".join(char if char.isprintable() or char in _SPACES else "\N{REPLACEMENT CHARACTER}" for char in text)


def move_spellings(translate: Translator, word: str) -> Sequence[str]:
    """Return the words that people can type for a move, from message ``play-word-<move>``."""
    return translate(f"play-word-{word}").replace(",", " ").split()


def percent(translate: Translator, chance: Fraction) -> str:
    """Return a probability in percent, formatted for the language. Only impossible events show 0 %, and only certain
    events show 100 %.
    """
    if 0 < chance < Fraction(1, 20_000):
        return translate("odds-nearly-none")
    if 1 > chance > 1 - Fraction(1, 20_000):
        return translate("odds-nearly-certain")
    return translate("odds-chance", percent=float(100 * chance))


def aligned(rows: Sequence[Sequence[str]], *, gap: int = 2, first: Literal["<", ">"] = "<") -> Iterator[str]:
    """Yield the rows of a table, indented by two spaces. ``gap``: the number of spaces between columns; ``first``: the
    alignment of the first column.
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (f"{cell:{'>' if at else first}{widths[at]}}" for at, cell in enumerate(row))
        yield "  " + (" " * gap).join(cells)
