"""``perudo review``: shows the value of each decision in a finished game, and how much of the result was luck."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from perudo.locales.translator import translator
from perudo.records.record import Replay
from perudo.terminal.commands.replay import JsonReport, add_arguments, report_each

__all__ = ["add_arguments", "run"]


def run(args: argparse.Namespace) -> int:
    from perudo.analysis.review import review
    from perudo.terminal.reports.review import render

    def found(name: str, played: Replay) -> tuple[JsonReport, Iterable[str]]:
        reviewed = review(played)
        return reviewed, render(translator(), name, played, reviewed)

    return report_each(args, found)
