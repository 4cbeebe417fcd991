"""Who wins a whole game of two: from each position before a round, the chance of the player who opens it.

A round that only dudo can end has two outcomes. What it is worth to win it instead of losing it is settled by the
positions that follow, which have fewer dice, and changes nothing in how it should be played: so a round is solved once,
for one point, and the chances follow from the end backwards. With calza dice come back: then every position begins with
all that could be, from 0 to 1, and each pass over all of them narrows that, since a round that pays more is worth more.

What a position is, and which one follows, is asked of ``Game``. A bid of more dice than there are is lost to a dudo for
certain; it changes no value, and is left out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple, cast

from perudo.errors import PerudoError
from perudo.game import DUDO, Bid, Calza, Deal, Game, Word
from perudo.lattice import BIDDER_LOSES, CALLER_GAINS, ORDINARY, PALIFICO, VETERAN, Lattice, lattices, switches
from perudo.rules import Rules
from perudo.solver.race import learner
from perudo.solver.solving import Bounds, solve
from perudo.solver.tree import Pay, Round

PASSES: Final = 100
"""Over all positions, where calza is played, at most."""


class Position(NamedTuple):
    """Before a round: the dice of the player who opens and of the other, and who is or was palifico."""

    opener: int
    other: int
    palifico: bool = False
    veterans: tuple[bool, bool] = (False, False)


class Chance(NamedTuple):
    """Between what the opener's chance to win the game lies."""

    low: float
    high: float

    @property
    def against(self) -> Chance:
        """The same for the other player."""
        return Chance(1 - self.high, 1 - self.low)


UNKNOWN: Final = Chance(0, 1)
WON: Final = Chance(1, 1)


@dataclass(frozen=True)
class Match:
    """The chances in a game of two, by rules."""

    rules: Rules
    chances: dict[Position, Chance]

    @staticmethod
    def of(rules: Rules, largest: int, width: float, told: Callable[[Position], None] = lambda position: None) -> Match:
        """Solves every round of at most so many dice, each to a width; what hangs on others stays wide.

        Raises ``PerudoError`` (``solver-own-calza``) where bidders may call calza on their own bid: they may do so
        while the other thinks, and who is first is no matter of strategy.
        """
        if rules.calza and switches(rules).calza[0][1] and not switches(rules).callers[0]:
            raise PerudoError("solver-own-calza")
        match = Match(rules, {})
        positions = sorted(match._positions(), key=lambda each: (each.opener + each.other, each))
        solvable = [each for each in positions if each.opener + each.other <= largest]
        match.chances.update(dict.fromkeys(positions, UNKNOWN))
        narrowed = 1.0
        for _ in range(PASSES):
            before = dict(match.chances)
            near = max(width, narrowed / 20) if rules.calza else width
            for position in solvable:
                told(position)
                match.chances[position] = match._chance(position, near)
            # Without calza what follows has fewer dice: one pass is enough.
            narrowed = max(_width(before[each]) - _width(match.chances[each]) for each in solvable)
            if not rules.calza or (near == width and narrowed < width):
                break
        return match

    def _positions(self) -> set[Position]:
        """Those that come up, where neither was palifico before there were two."""
        most = self.rules.dice
        waiting = [Position(opener, other) for opener in range(1, most + 1) for other in range(1, most + 1)]
        found: set[Position] = set()
        while waiting:
            position = waiting.pop()
            if position not in found:
                found.add(position)
                waiting += (each for each, _ in self._outcomes(position).values() if each)
        return found

    def _outcomes(self, position: Position) -> dict[tuple[int, int], tuple[Position | None, bool]]:
        """For who loses a die, (player, -1), or takes one back, (player, 1): what follows, where the game is not over;
        and whether the opener opens that too, or has won."""
        mine, theirs = (5,) * position.opener, (4,) * position.other
        count = position.opener
        ways: list[tuple[tuple[int, int], tuple[tuple[int, ...], ...], list[Word]]] = [
            ((1, -1), (mine, theirs), [Bid(count, 5), DUDO]),
            ((0, -1), (mine, theirs), [Bid(count + 1, 5), DUDO]),
        ]
        if self._calza(position):
            every = position.opener + position.other
            ways += [
                ((1, 1), (mine, theirs), [Bid(count, 5), Calza(2)]),
                ((0, 1), (mine, (5,) * position.other), [Bid(every - 1, 5), Bid(every, 5), Calza(1)]),
            ]
        found = {}
        for outcome, hands, said in ways:
            game = self._game(position).after(Deal(hands, 1))
            for word in said:
                game = game.after(word)
            first = (game.winner or game.opener) == 1
            left = game.dice if first else game.dice[::-1]
            was = (1 in game.veterans, 2 in game.veterans)
            after = Position(left[0], left[1], game.palifico, was if first else was[::-1])
            found[outcome] = (None if game.winner else after), first
        return found

    def _game(self, position: Position) -> Game:
        veterans = [seat for seat, was in enumerate(position.veterans, 1) if was]
        if position.palifico:  # who opens it becomes a veteran by it
            veterans = [seat for seat in veterans if seat != 1]
        return Game.at(self.rules, position[:2], 1 if position.palifico else None, veterans)

    def _calza(self, position: Position) -> bool:
        switch = switches(self.rules)
        return self.rules.calza and switch.calza[position.palifico][1] and switch.callers[0]

    def _chance(self, position: Position, width: float) -> Chance:
        worth = {}
        for outcome, (after, first) in self._outcomes(position).items():
            then = self.chances[after] if after else WON
            worth[outcome] = then if first else then.against
        round_ = self._round(position)
        if (0, 1) not in worth:
            lost, won = worth[0, -1], worth[1, -1]
            assert won.low >= lost.high  # nobody wants to lose a round
            low, high = ((1 + value) / 2 for value in _value(round_, width))
            return Chance(lost.low + (won.low - lost.low) * low, lost.high + (won.high - lost.high) * high)
        low, high = (
            _value(replace(round_, pay=self._pay({each: then[side] for each, then in worth.items()})), width)[side]
            for side in (0, 1)
        )
        return Chance(low, high)

    def _round(self, position: Position) -> Round:
        kinds = lattices(self.rules, 2)
        game = self._game(position).after(Deal(((2,) * position.opener, (2,) * position.other), 1)).after(Bid(1, 2))
        assert game.raising
        answers = ORDINARY if not position.palifico else PALIFICO if game.raising.locked else VETERAN
        opens = _fewer(kinds[PALIFICO if position.palifico else ORDINARY], position)
        after = _fewer(kinds[answers], position)
        return Round(position[:2], opens, answering=after if after != opens else None)

    def _pay(self, worth: dict[tuple[int, int], float]) -> Pay:
        effects = switches(self.rules).effect

        def paid(caller: int, effect: int) -> float:
            if effect == CALLER_GAINS:
                return worth[caller, 1]
            return worth[1 - caller if effect == BIDDER_LOSES else caller, -1]

        rows = [[tuple(paid(caller, each) for each in call) for call in effects] for caller in (0, 1)]
        return cast("Pay", tuple(map(tuple, rows)))


def _width(chance: Chance) -> float:
    return chance.high - chance.low


def _fewer(lattice: Lattice, position: Position) -> Lattice:
    return replace(lattice, raising=lattice.raising._replace(most=position.opener + position.other))


@lru_cache(maxsize=1024)
def _value(round_: Round, width: float) -> Bounds:
    return solve(learner(round_), width=width).bounds
