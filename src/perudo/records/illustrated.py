"""Records of the rounds that the printed editions illustrate."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib import resources

from perudo.records.record import Record

_ROUNDS = {"asmodee-it": "asmodee", "asmodee-fr": "asmodee", "kozak": "kozak"}
"""For each edition, the record of the round that it illustrates."""


@cache
def illustrated_round(edition: str) -> Record | None:
    """Return the round that an edition illustrates, replayed by its rules; None if it illustrates no complete round."""
    name = _ROUNDS.get(edition)
    if name is None:
        return None
    file = resources.files("perudo.records").joinpath("rounds", f"{name}.perudo")
    return replace(Record.parse(file.read_text(encoding="utf-8")), edition=edition)
