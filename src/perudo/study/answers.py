"""The best answer to a player in a round of two that can be walked, and what it gains.

``best_answer`` goes through every line of bids to which the player comes, with the chance of each of its hands, and
takes for each hand of one's own the word that is worth the most. That is what one gets who knows how the player plays
(and not its dice); against one who plays the solution it is the value of the round.

A call of dudo is worth a point, to who is right. Where calza may be called a point is a die: what the round changes in
the dice of both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from perudo.bots import Bot
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, FACES, Bid, Calza, Deal, Game, Hand, Word
from perudo.core.rules import Rules
from perudo.protocol import Kind, Named
from perudo.solver.cfr import Bounds, Learner, solve
from perudo.solver.race import learner
from perudo.solver.round_starts import Position, Positions
from perudo.solver.strategies import column_of, line_of, mix_of, words_at
from perudo.solver.tablebase import Tablebase, tablebase
from perudo.solver.tree import Hands, Round
from perudo.study.asking import Asked, Policy, studied

Array = NDArray[np.float64]

LINES: Final = 300_000
"""Rounds of more lines than this are not walked, unless it is asked for."""
SOLVED: Final = 1e-4
"""How closely a round's value is worked out of which no table is kept."""
_TOLD: Final = 3
"""Progress is told to this depth."""


@dataclass(frozen=True)
class Given:
    """A round of two: who has how many dice, by which rules."""

    rules: Rules
    dice: tuple[int, int]
    """Of the one who opens, and of the other."""
    palifico: bool = False
    over: int = 0
    """By how many more dice than there are the best responder may bid. The solution never does, and no answer to it is
    better for it; but there are players who don't call such a bid."""

    @property
    def position(self) -> Position:
        return Position(*self.dice, self.palifico, (self.palifico, False))

    @property
    def start(self) -> Game:
        """It before its deal. Raises ``PerudoError`` where no game could stand so.

        Lost dice lie open: who was at the table from the beginning knows how many there are, hidden or not."""
        return Game.at(replace(self.rules, lost_dice_visible=True), self.dice, 1 if self.palifico else None)

    @property
    def round(self) -> Round:
        """It as it is solved. Raises ``PerudoError`` (``study-calza``) where a bidder may call calza on the own bid."""
        positions, position = Positions(self.rules), self.position
        self.start  # noqa: B018 - says what is wrong with it
        if positions.own_calza(position):
            raise PerudoError("study-calza")
        return positions.in_dice(position) if positions.calza(position) else positions.round(position)

    def hands(self, player: int) -> Hands:
        return Hands.of(self.round.lattice, self.dice[player])

    def asked(self, kind: Kind, player: int) -> Asked:
        """A bot that opens (0) or answers (1) here, as a policy."""
        return Asked(kind, self.start, 1, 1 + player)


@dataclass
class Answer:
    """The best answer to a player, and what it comes to."""

    value: float
    """What the answer gets on average."""
    sets: int
    """With how many hands on how many lines the player was asked, together."""
    words: dict[tuple[Bid, ...], list[Word]] = field(default_factory=dict, repr=False)
    """For each line on which the responder is to act, what it says with each hand; as ``Hands`` lists them."""


def best_answer(
    given: Given, policy: Policy, player: int, told: Callable[[float], object] = lambda done: None
) -> Answer:
    """The best answer to a policy that opens (``player`` 0) or answers (1). ``told`` hears how much of it is done."""
    return _Walk(given, policy, player, told).answer()


class _Walk:
    def __init__(self, given: Given, policy: Policy, player: int, told: Callable[[float], object]) -> None:
        self._policy, self._player, self._told = policy, player, told
        round_, me = given.round, 1 - player
        self._mine, self._theirs = round_.hands[me], round_.hands[player]
        self._sign = 1 if me == 0 else -1
        self._pay = np.array(round_.pay)
        self._every = sum(given.dice)
        self._most = self._every + given.over
        self._start = given.start
        self._sets = 0
        self._words: dict[tuple[Bid, ...], list[Word]] = {}

    def answer(self) -> Answer:
        hands = tuple((FACES[1],) * count for count in self._start.dice)
        worth = self._line(self._start.after(Deal(hands, 1)), self._theirs.odds.copy(), 0.0, 1.0)
        return Answer(float(worth @ self._mine.odds), self._sets, self._words)

    def _line(self, game: Game, come: Array, done: float, part: float) -> Array:
        """[hand] What the responder gets from a line on, times the chance ``come`` [hand] of the player's to be there.

        ``done``, ``part``: how much of the walk lies before this line, and in it."""
        acts = len(game.bids) % 2 == self._player
        worth = self._asked(game, come, done, part) if acts else self._best(game, come, done, part)
        if len(game.bids) <= _TOLD:
            self._told(done + part)
        return worth

    def _asked(self, game: Game, come: Array, done: float, part: float) -> Array:
        said: dict[Word, Array] = {}
        for at in np.flatnonzero(come):
            self._sets += 1
            for word, share in self._policy(self._theirs.faces[at], game.bids).items():
                said.setdefault(word, np.zeros(len(come)))[at] = share
        worth: Array = np.zeros(len(self._mine.odds))
        part /= len(said)
        for word, shares in said.items():
            comes = come * shares
            if not isinstance(word, Bid):
                worth += self._called(game, word, comes, self._player)
            elif word.quantity > self._every:
                worth += comes.sum() * self._lost
            else:
                worth += self._line(game.after(word), comes, done, part)
            done += part
        return worth

    @property
    def _lost(self) -> float:
        """What it is worth that the player bids more dice than there are: dudo is right for sure."""
        return float(self._sign * self._pay[1 - self._player, 0, 0])

    def _best(self, game: Game, come: Array, done: float, part: float) -> Array:
        words: list[Word] = [word for word in game.legal if not isinstance(word, Bid)]
        bids = [bid for bid in game.legal.bids if bid.quantity <= self._most]
        best = np.full(len(self._mine.odds), -np.inf)
        chosen: list[Word] = [DUDO] * len(best)
        most = come.sum() * np.abs(self._pay).max()
        part /= len(bids) or 1
        for word in (*words, *bids):
            if best.min() >= most:  # nothing is worth more than a round that is won for sure
                break
            if isinstance(word, Bid):
                worth = self._line(game.after(word), come, done, part)
                done += part
            else:
                worth = self._called(game, word, come, 1 - self._player)
            for at in np.flatnonzero(worth > best):
                chosen[at] = word
            best = np.maximum(best, worth)
        self._words[game.bids] = chosen
        return best

    def _called(self, game: Game, word: Word, come: Array, caller: int) -> Array:
        """[hand] What a call on the standing bid gives the responder."""
        assert game.bid
        face, quantity = game.bid.face - 1, game.bid.quantity
        lacking = quantity - self._mine.match[face].astype(int)
        theirs = self._theirs.match[face].astype(int)
        chances = np.bincount(theirs, come, self._every + 1)  # [matching dice of the player]
        counts = np.arange(self._every + 1)
        pays = self._sign * self._pay[caller, 1 if isinstance(word, Calza) else 0]
        exact, more = counts == lacking[:, None], counts > lacking[:, None]
        worth: Array = (pays[0] + (pays[1] - pays[0]) * exact + (pays[2] - pays[0]) * more) @ chances
        return worth


# --- What that comes to


class Found(NamedTuple):
    """What a player gives away per round of one kind."""

    given: Given
    low: float
    """What the opener gets where the player opens, and is answered best."""
    high: float
    """What the opener gets where it is the player who answers."""
    solution: Bounds | None
    """Between what the value of the round lies for the opener; None where it was not asked for."""
    sets: int
    """Hands on lines of bids with which the player was asked."""
    exact: bool
    """Whether it told all its mixes, or they could be worked out; else they are estimates."""
    answers: tuple[Answer, Answer]
    """The best answers to it as the opener, and as the other."""

    @property
    def nash_conv(self) -> float:
        """What both of two such players could gain, together, by answering the other best."""
        return self.high - self.low

    @property
    def exploitability(self) -> float:
        """What it gives away per round, opening as often as not."""
        return self.nash_conv / 2

    @property
    def opening(self) -> float | None:
        """What it gives away as the opener, beside the value of the round: where that is known, at least."""
        return self.solution and max(self.solution.low - self.low, 0.0)

    @property
    def answering(self) -> float | None:
        """The same as the other."""
        return self.solution and max(self.high - self.solution.high, 0.0)


def exploitability(
    player: str | type[Bot] | Named | Policy,
    rules: Rules,
    dice: tuple[int, int],
    *,
    palifico: bool = False,
    over: int = 0,
    solution: bool = True,
    lines: int | None = LINES,
    told: Callable[[float], object] = lambda done: None,
) -> Found:
    """What a player gives away in a round between two, exactly: a bot, by name or class, or a policy.

    ``dice``: of who opens and of the other. ``solution``: sets the value of the round beside it. ``lines``: how many
    lines of bids the round may have at most. Raises ``PerudoError``: ``study-too-large`` where it has more,
    ``study-calza``, ``study-illegal`` where the player says what it may not, ``bot-*`` and ``position-*``; ``Failed``
    where the bot fails.
    """
    given = Given(rules, dice, palifico, over)
    if lines is not None and given.round.lines > lines:
        raise PerudoError("study-too-large", lines=given.round.lines, most=lines)
    kind = studied(player) if isinstance(player, str) else player
    answers, exact = [], True
    for seat in (0, 1):
        policy = given.asked(kind, seat) if isinstance(kind, type | Named) else kind
        answers.append(best_answer(given, policy, seat, partial(_half, told, seat)))
        exact = exact and (not isinstance(policy, Asked) or policy.exact)
    first, second = answers
    value = value_of(given) if solution else None
    return Found(given, -first.value, second.value, value, first.sets + second.sets, exact, (first, second))


def _half(told: Callable[[float], object], which: int, done: float) -> None:
    told((which + done) / 2)


def kept(given: Given) -> Tablebase | None:
    """The table of this round that is shipped, if there is one."""
    positions = Positions(given.rules)
    if positions.calza(given.position):
        return None
    return tablebase(given.dice, given.rules.raise_, given.palifico)


def value_of(given: Given, width: float = SOLVED) -> Bounds:
    """Between what the value of a round lies: from the table that is kept of it, or solved now."""
    table = kept(given)
    if table:
        return Bounds(table.low, table.high)
    return solve(learner(given.round), width=width).bounds


def policy_of(solver: Learner) -> Policy:
    """What was learned of a round, as a policy. One line is remembered, where it is asked for hand after hand."""
    round_ = solver.round

    @lru_cache(maxsize=1)
    def learned(bids: tuple[Bid, ...]) -> tuple[int, list[Word], Array]:
        line = line_of(round_, bids)
        return line, words_at(round_, line), solver.mix(line)

    def policy(hand: Hand, bids: tuple[Bid, ...]) -> Mapping[Word, float]:
        line, words, shares = learned(bids)
        return mix_of(words, shares[:, column_of(round_, line, hand)])

    return policy
