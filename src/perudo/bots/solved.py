"""Bots that use the tables of solved rounds to play endgames perfectly."""

from __future__ import annotations

from collections.abc import Mapping

from perudo.bots.base import Bot, explanation, is_forced
from perudo.bots.equilibrium import EquilibriumMaster
from perudo.bots.reader import Reader
from perudo.core.game import Move
from perudo.core.narration import Sentence
from perudo.core.view import View
from perudo.solver.tablebase import NoAnswer, Probe, probe


class TablebaseBot(Bot):
    """Plays the equilibrium strategy, which nobody can exploit, in solved two-player rounds."""

    def mix(self, view: View) -> Mapping[Move | None, float] | None:
        found = self._found(view)
        return dict(found.mix.items()) if found else super().mix(view)

    def choose(self, view: View) -> Move | None:
        found = self._found(view)
        if not found:
            return super().choose(view)  # type: ignore[safe-super]
        return self.rng.choices(list(found.mix), list(found.mix.values()))[0]

    def explain(self, view: View, move: Move) -> Sentence | None:
        found = self._found(view)
        if not found or move not in found.mix or is_forced(view):
            return super().explain(view, move)
        return explanation("why-solved", None, float(found.mix[move]))

    def _found(self, view: View) -> Probe | NoAnswer:
        return probe(view, self.rules, self.dice, self.veterans)


class TablebaseReader(TablebaseBot, Reader):
    """Infers hands from bids, and uses tables to play solved rounds."""


class TablebaseMaster(TablebaseBot, EquilibriumMaster):
    """A bot that is hard to exploit, looks ahead, adapts, and uses tables to play solved rounds."""
