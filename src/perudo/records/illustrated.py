"""Records of the example rounds in the printed editions."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib import resources

from perudo.records.record import Record

_ROUNDS = {"asmodee-it": "asmodee", "asmodee-fr": "asmodee", "kozak": "kozak"}
"""For each edition, the record of its example round."""


@cache
def illustrated_round(edition: str) -> Record | None:
    """Return an edition's example round under that edition's rules; None if the edition has no complete example."""
    name = _ROUNDS.get(edition)
    if name is None:
        return None
    file = resources.files("perudo.records").joinpath("rounds", f"{name}.perudo")
    return replace(Record.parse(file.read_text(encoding="utf-8")), edition=edition)
