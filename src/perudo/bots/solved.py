"""The bot that knows how the last dice are played: it reads, and goes by tables where a round is solved."""

from __future__ import annotations

from collections.abc import Mapping

from perudo.bots.bot import forced, reason
from perudo.bots.reader import Reader
from perudo.game import Word
from perudo.story import Line
from perudo.tablebase import Probe, probe
from perudo.view import View


class Solved(Reader):
    """Plays the equilibrium of a solved round of two, so that nobody gains by knowing how it plays; else it reads."""

    def choose(self, view: View) -> Word | None:
        found = probe(view, self.rules, self.dice, self.veterans)
        if not isinstance(found, Probe):
            return super().choose(view)
        return self.rng.choices(list(found.mix), list(found.mix.values()))[0]

    def mix(self, view: View) -> Mapping[Word | None, float] | None:
        found = probe(view, self.rules, self.dice, self.veterans)
        return dict(found.mix.items()) if isinstance(found, Probe) else super().mix(view)

    def why(self, view: View, word: Word) -> Line | None:
        found = probe(view, self.rules, self.dice, self.veterans)
        if not found or word not in found.mix or forced(view):
            return super().why(view, word)
        return reason("why-solved", None, float(found.mix[word]))
