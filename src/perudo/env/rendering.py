"""Describes a game of a batch in words, in the same way as the terminal program."""

from __future__ import annotations

from collections.abc import Sequence

from perudo.core.game import DUDO, Bid, Calza, Dudo, Game
from perudo.core.view import view
from perudo.locales.translator import translator
from perudo.sim.batch import Batch
from perudo.terminal.narrator import Narrator


class BatchNarrator:
    """Describes the first game of a batch in words, including everybody's dice. The class stores no translator, so its
    instances can be pickled.
    """

    def __init__(self, batch: Batch, players: Sequence[str]) -> None:
        self._batch, self._players = batch, players
        self.news = self._opens()
        """The lines that describe the last move."""
        self._told = list(self.news)

    def __str__(self) -> str:
        """Describe the call that ended the previous round, and the current round so far."""
        return "\n".join(self._told)

    def record_move(self, before: Game, seat: int, number: int, over: bool) -> None:
        """Add a description of the batch's last move: ``seat`` played move ``number`` in state ``before``.

        ``over``: whether the move ended the episode.
        """
        batch = self._batch
        if number == batch.pass_move:
            self.news = []
            return
        move: Bid | Dudo | Calza
        move = DUDO if number == batch.dudo else Calza(seat) if number == batch.calza else batch.bids[number]
        self.news = [self._teller.move(seat, move)]
        revealed = None if isinstance(move, Bid) else view(before.after(move), None).revealed
        if revealed:
            self._told = []
            self.news += [*self._teller.reveal(revealed), *([] if over else ["", *self._opens()])]
        self._told += self.news

    @property
    def _teller(self) -> Narrator:
        return Narrator(translator(), self._players)

    def _opens(self) -> list[str]:
        game = self._batch.game(0)
        number = self._teller.translate("tell-round", round=int(self._batch.round_number[0]))
        opens = self._teller.opening(game.opener or 0, game.palifico)
        return [number, opens, *self._teller.hands(game.hands or (), game.alive)]
