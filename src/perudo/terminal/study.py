"""What a player gives away, for people and as JSON."""

from __future__ import annotations

from collections.abc import Iterator

from perudo.analysis.exploitability import Found, Tried
from perudo.analysis.exploitability.bot_policy import TIMES
from perudo.locales.translator import Words


def told(words: Words, found: Found) -> Iterator[str]:
    """What was worked out of a round that was walked."""
    first, second = found.given.dice
    yield words("solve-round", first=first, second=second)
    if found.solution:
        low, high = found.solution
        yield words("solve-value", value=f"{(low + high) / 2:.4f}", low=f"{low:.4f}", high=f"{high:.4f}")
        yield words("exploit-opening", loss=f"{found.opening:.4f}")
        yield words("exploit-answering", loss=f"{found.answering:.4f}")
    yield words("solve-exploitability", exploitability=f"{found.exploitability:.4f}")
    if not found.exact:
        yield words("exploit-estimated", times=TIMES)


def as_json(bot: str, found: Found) -> dict[str, object]:
    return {
        "bot": bot,
        "dice": found.given.dice,
        "low": found.low,
        "high": found.high,
        "solution": found.solution,
        "opening": found.opening,
        "answering": found.answering,
        "exploitability": found.exploitability,
        "exact": found.exact,
        "sets": found.sets,
    }


def tried_told(words: Words, found: Tried) -> Iterator[str]:
    """What came of rounds that were played."""
    gain, low, high = (f"{each:+.3f}" for each in (found.gain, found.low, found.high))
    yield words("exploit-gain", gain=gain, low=low, high=high, deals=found.deals)


def tried_json(bot: str, found: Tried) -> dict[str, object]:
    return {
        "bot": bot,
        "dice": found.dice,
        "gain": found.gain,
        "low": found.low,
        "high": found.high,
        "deals": found.deals,
    }
