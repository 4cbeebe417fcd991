"""A batch's game told in words, as the terminal tells one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from perudo.batch import Batch
from perudo.game import DUDO, Bid, Calza, Dudo
from perudo.terminal.tell import Teller
from perudo.view import view
from perudo.words import words


class Story:
    """Tells the first game of a batch, with everybody's dice."""

    def __init__(self, batch: Batch, players: Sequence[str]) -> None:
        self._batch = batch
        self._teller = Teller(words(), players)
        self.news = self._opens()
        """What the last word brought."""
        self._told = list(self.news)

    def __str__(self) -> str:
        """The round so far; before it, the call that ended the last one."""
        return "\n".join(self._told)

    def heard(self, number: int) -> Callable[[bool], None] | None:
        """Takes in a word that is about to be said; once it is, what this gives tells it. None for silence.

        It is told whether the word ended the episode.
        """
        batch, teller = self._batch, self._teller
        seat = int(batch.to_act[0])
        if number == batch.silence:
            self.news = []
            return None
        word: Bid | Dudo | Calza
        word = DUDO if number == batch.dudo else Calza(seat) if number == batch.calza else batch.bids[number]
        before = batch.game(0)
        self.news = [teller.says(seat, word)]

        def tell(over: bool) -> None:
            revealed = None if isinstance(word, Bid) else view(before.after(word), None).revealed
            if revealed:
                self._told = []
                self.news += [*teller.reveals(revealed), *([] if over else ["", *self._opens()])]
            self._told += self.news

        return tell

    def _opens(self) -> list[str]:
        game = self._batch.game(0)
        number = self._teller.words("tell-round", round=int(self._batch.round[0]))
        opens = self._teller.opens(game.opener or 0, game.palifico)
        return [number, opens, *self._teller.hands(game.hands or (), game.alive)]
