"""``perudo review``: tells what each decision of a finished game was worth, and what was luck."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from perudo.locales.translator import translator
from perudo.records.record import Replay
from perudo.terminal.commands.replay import Told, flags, tell_each

__all__ = ["flags", "run"]


def run(asked: argparse.Namespace) -> int:
    from perudo.analysis.review import review
    from perudo.terminal.reports.review import told

    def found(name: str, played: Replay) -> tuple[Told, Iterable[str]]:
        reviewed = review(played)
        return reviewed, told(translator(), name, played, reviewed)

    return tell_each(asked, found)
