"""What somebody gains at the least who answers a player well, in rounds that are too large to be walked.

One seat is taken by a responder, all others by the player. The responder knows how the player plays: by the words so
far it keeps the chances of others' hands, tries each word that seems sensible in rounds that are played on from there
many times, by itself as the player would, and says what did best. That is one step ahead of the player, and no best
answer: what it gains in rounds that are played bounds what a best one gains from below, with an interval for luck.

Each deal is played once from every seat, and a round gives nothing on average to who plays as the others: so what the
responder gets is what it gains.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

import numpy as np

from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, FACES, Bid, Deal, Game, Hand, Word
from perudo.core.odds import likely
from perudo.core.rules import Rules
from perudo.protocol import Kind
from perudo.study.asking import Asked, studied

KEPT: Final = 40
"""Hands that are thought of for each seat."""
ROUNDS: Final = 16
"""In so many rounds each word is tried."""
RAISES: Final = 2
"""So many raises of each face are thought of, if they are not too unlikely."""
_UNLIKELY: Final = 0.02
_SURE: Final = 1.96
"""For an interval in which it is in 19 of 20 cases."""
FEWEST: Final = 10
"""So many deals are played whatever time they take."""


class Tried(NamedTuple):
    """What a responder gained per round, in dice: its own count 1 each, and those of the others all together."""

    rules: Rules
    dice: tuple[int, ...]
    gain: float
    low: float
    """Between this and ``high`` it lies in 19 of 20 cases."""
    high: float
    deals: int


def tried(
    player: str | Kind,
    rules: Rules,
    dice: Sequence[int],
    *,
    seconds: float = 60,
    deals: int | None = None,
    seed: int = 1,
    told: Callable[[float], object] = lambda done: None,
) -> Tried:
    """Plays deals for a time, or so many; the first seat opens.

    Raises ``PerudoError``: ``study-calza``, ``study-illegal``, ``bot-*``, ``position-*``; ``Failed`` where the
    bot fails.
    """
    if rules.calza:
        raise PerudoError("study-calza")
    kind = studied(player) if isinstance(player, str) else player
    start = Game.at(replace(rules, lost_dice_visible=True), tuple(dice))
    chance, began, gains = Random(seed), time.monotonic(), list[float]()
    while True:
        hands = tuple(tuple(chance.choices(FACES, k=count)) for count in dice)
        gains.append(float(np.mean([_Responder(kind, start, seat, chance).gain(hands) for seat in start.alive])))
        gone = (time.monotonic() - began) / seconds
        told(min(1.0, len(gains) / deals if deals else gone))
        if len(gains) >= (deals or FEWEST) and (deals or gone >= 1):
            break
    mean, give = float(np.mean(gains)), _SURE * float(np.std(gains, ddof=1)) / len(gains) ** 0.5
    return Tried(rules, tuple(dice), mean, mean - give, mean + give, len(gains))


class _Responder:
    def __init__(self, kind: Kind, start: Game, seat: int, chance: Random) -> None:
        self._start, self._seat, self._chance = start, seat, chance
        self._players = {each: Asked(kind, start, 1, each) for each in start.alive}
        self._hands: dict[int, list[Hand]] = {}
        self._likely: dict[int, list[float]] = {}

    def gain(self, hands: tuple[Hand, ...]) -> float:
        """What it gets in a round."""
        for seat in self._start.alive:
            count = self._start.dice[seat - 1]
            self._hands[seat] = [tuple(self._chance.choices(FACES, k=count)) for _ in range(KEPT)]
            self._likely[seat] = [1.0] * KEPT
        game = self._start.after(Deal(hands, 1))
        while game.hands is not None:
            seat = game.to_act or 0
            word = self._best(game) if seat == self._seat else self._said(game)
            if seat != self._seat:
                self._hear(seat, game.bids, word)
            game = game.after(word)
        return self._earned(game)

    def _said(self, game: Game) -> Word:
        assert game.hands and game.to_act
        said = self._players[game.to_act](game.hands[game.to_act - 1], game.bids)
        return self._chance.choices(list(said), list(said.values()))[0]

    def _hear(self, seat: int, bids: tuple[Bid, ...], word: Word) -> None:
        if not isinstance(word, Bid):
            return
        heard = [
            share and share * self._players[seat](hand, bids).get(word, 0.0)
            for hand, share in zip(self._hands[seat], self._likely[seat], strict=True)
        ]
        if any(heard):  # else none of the hands that were thought of says so: it tells nothing
            self._likely[seat] = heard

    def _best(self, game: Game) -> Word:
        assert game.hands
        mine = game.hands[self._seat - 1]
        words = self._sensible(game, mine)
        if len(words) == 1:
            return words[0]
        deals = []
        for _ in range(ROUNDS):
            drawn = {
                seat: self._chance.choices(self._hands[seat], self._likely[seat])[0]
                for seat in game.alive
                if seat != self._seat
            }
            deals.append(tuple(mine if seat == self._seat else drawn.get(seat, ()) for seat in game.seats))
        return max(words, key=lambda word: sum(self._tried(game, hands, word) for hands in deals))

    def _sensible(self, game: Game, mine: Hand) -> list[Word]:
        words: list[Word] = [DUDO] if game.bids else []
        for face in FACES:
            raises = [bid for bid in game.legal.bids if bid.face == face][:RAISES]
            words += [bid for bid in raises if likely(sum(game.dice), mine, *bid, wild=not game.palifico) >= _UNLIKELY]
        return words or [game.legal[0]]

    def _tried(self, game: Game, hands: tuple[Hand, ...], word: Word) -> float:
        """What comes of a word, if these are the hands."""
        there = self._start.after(Deal(hands, 1))
        for said in (*game.bids, word):
            there = there.after(said)
        while there.hands is not None:
            there = there.after(self._said(there))
        return self._earned(there)

    def _earned(self, game: Game) -> float:
        assert game.previous
        lost = game.previous.lost
        return -1.0 if self._seat in lost else len(lost) / (len(self._start.alive) - 1)
