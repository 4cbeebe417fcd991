"""How often a bot says each word: by what it declares (``Bot.mix``), or by asking it every way that chance could go.

For that its ``rng`` is a ``Forks``, which goes all ways one after another and knows how likely each is. So a bot of
the house is here exactly what it is at a table, and so is anybody's that takes chance by ``choice``, ``choices``,
``randrange``, ``shuffle`` and their like, or by comparing ``random()`` with a number. One that uses it otherwise, or
takes chance from elsewhere, is asked many times instead, and its mix is an estimate.
"""

from __future__ import annotations

import random as chance_of_python
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final, TypeVar, cast

from perudo.bots import Bot
from perudo.core.errors import PerudoError
from perudo.core.game import FACES, Bid, Deal, Game, Hand, Word
from perudo.core.view import View, view
from perudo.protocol import Kind, Named, load, named
from perudo.protocol.failures import Failed, tried
from perudo.protocol.json_lines import Command

T = TypeVar("T")

Policy = Callable[[Hand, tuple[Bid, ...]], Mapping[Word, float]]
"""How often each word is said with a hand after bids, by whoever is to act then."""

WAYS: Final = 2000
"""More ways than this that chance could go are too many to be asked one by one."""
TIMES: Final = 200
"""So often a bot is asked whose ways can't be."""
_NEAR: Final = 1e-6
"""A mix may sum to so much more or less than 1."""


def studied(name: str) -> Named:
    """Who is studied, by name. Raises ``PerudoError`` (``bot-*``): a program can't be asked all that a class can."""
    found = named(name)
    if isinstance(load(name), Command):
        raise PerudoError("bot-no-bot", given=name)
    return found


class Unforeseen(Exception):  # noqa: N818 - no error: another way is taken
    """Chance was asked for something of which it can't go every way."""


class Forks(Random):
    """Chance that goes every way, one after another, and knows how likely each is. Before it has begun, while a bot is
    made or shown something, it goes no way at all."""

    _ways: list[int] | None = None

    def begin(self, ways: Sequence[int]) -> None:
        """Goes these ways first, and then always the first one."""
        self._ways, self._gone, self.chance = list(ways), list[int](), 1.0
        self.others: list[list[int]] = []
        """The ways that branch off from this one."""

    def random(self) -> float:
        return cast("float", _Coin(self))

    def _randbelow(self, n: int) -> int:
        """What ``choice``, ``randrange``, ``shuffle`` and ``sample`` stand on."""
        return self.fork([1 / n] * n)

    def choices(self, population: Any, weights: Any = None, *, cum_weights: Any = None, k: int = 1) -> Any:
        if cum_weights is not None:
            raise Unforeseen
        parts = [1.0] * len(population) if weights is None else list(weights)
        total = sum(parts)
        return [population[self.fork([part / total for part in parts])] for _ in range(k)]

    def getrandbits(self, k: int) -> int:
        raise Unforeseen

    def fork(self, chances: Sequence[float]) -> int:
        """Which of some ways it goes now."""
        if self._ways is None:
            raise Unforeseen
        possible = [way for way, each in enumerate(chances) if each > 0]
        if len(self._gone) == len(self._ways):
            self.others += [[*self._gone, at] for at in range(1, len(possible))]
            self._ways.append(0)
        at = self._ways[len(self._gone)]
        self._gone.append(at)
        self.chance *= chances[possible[at]]
        return possible[at]


class _Coin:
    """A number from 0 to 1 that may only be compared with one that is known. What it turned out to be it stays."""

    __slots__ = ("_forks", "_high", "_low")

    def __init__(self, forks: Forks) -> None:
        self._forks, self._low, self._high = forks, 0.0, 1.0

    def __lt__(self, limit: float) -> bool:
        if not self._low < limit < self._high:
            return limit >= self._high
        below = (limit - self._low) / (self._high - self._low)
        if self._forks.fork([1 - below, below]):
            self._high = limit
            return True
        self._low = limit
        return False

    def __ge__(self, limit: float) -> bool:
        return not self < limit

    __le__, __gt__ = __lt__, __ge__

    def __getattr__(self, name: str) -> Any:
        raise Unforeseen(name)

    def _no(self, *_: object) -> Any:
        raise Unforeseen

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = __pow__ = _no
    __neg__ = __float__ = __int__ = __bool__ = __round__ = __abs__ = __floor__ = __ceil__ = __index__ = _no
    __eq__ = __ne__ = _no
    __hash__ = None  # type: ignore[assignment]


def mix(bot: Bot, shown: View) -> Mapping[Word | None, float]:
    """How often a bot says each word on the view that it saw last, exactly. Its ``rng`` is a ``Forks``, if it has one.

    Raises ``Unforeseen`` where it takes chance in a way that can't be followed, or in too many.
    """
    declared = bot.mix(shown)
    if declared is not None:
        if not all(share >= 0 for share in declared.values()) or abs(sum(declared.values()) - 1) > _NEAR:
            raise Failed(
                "error", f"mix() gave {dict(declared)!r}; how often words are said is not negative, and 1 in all"
            )
        return declared
    forks = bot.rng
    if not isinstance(forks, Forks):
        raise Unforeseen
    said: dict[Word | None, float] = defaultdict(float)
    waiting: list[list[int]] = [[]]
    for _ in range(WAYS):
        forks.begin(waiting.pop())
        before = chance_of_python.getstate()
        word = bot.choose(shown)
        if chance_of_python.getstate() != before:
            raise Unforeseen
        said[word] += forks.chance
        waiting += forks.others
        if not waiting:
            return said
    raise Unforeseen


@dataclass
class Asked:
    """A bot as a policy, in one seat of a round: it is shown all that comes before, and asked."""

    kind: Kind
    start: Game
    """The round before its deal."""
    opener: int
    seat: int
    times: int = TIMES
    exact: bool = True
    """Whether all that it was asked so far is known exactly; else some mixes are estimates, of so many ``times``."""
    asked: int = 0
    _known: dict[Hand, list[tuple[tuple[Bid, ...], Game, Bot]]] = field(default_factory=dict)
    """For each hand, the bot at lines each of which goes on from the one before."""

    def __call__(self, hand: Hand, bids: tuple[Bid, ...]) -> Mapping[Word, float]:
        self.asked += 1
        if self.exact:
            try:
                game, bot = self._at(hand, bids)
                shown = view(game, self.seat)
                return _legal(_tried(partial(mix, bot, shown)), shown)
            except Unforeseen:
                self.exact = False
                self._known.clear()
        game, bot = self._at(hand, bids)
        shown = view(game, self.seat)
        said = _tried(lambda: Counter(bot.choose(shown) for _ in range(self.times)))
        return _legal({word: count / self.times for word, count in said.items()}, shown)

    def _at(self, hand: Hand, bids: tuple[Bid, ...]) -> tuple[Game, Bot]:
        """The bot as it is after these bids. What it remembers of fewer is copied, for others may go on from there."""
        known = self._known.setdefault(hand, [])
        while known and bids[: len(known[-1][0])] != known[-1][0]:
            known.pop()
        if not known:
            hands = tuple((FACES[1],) * count for count in self.start.dice)
            hands = (*hands[: self.seat - 1], hand, *hands[self.seat :])
            game = self.start.after(Deal(hands, self.opener))
            bot = _tried(partial(self.kind, Forks() if self.exact else Random(str(hand)), self.start.rules))
            _tried(partial(bot.see, view(game, self.seat)))
            known.append(((), game, bot))
        said, game, bot = known[-1]
        if len(said) < len(bids):
            bot = _tried(partial(deepcopy, bot))
            for bid in bids[len(said) :]:
                game = game.after(bid)
                _tried(partial(bot.see, view(game, self.seat)))
            known.append((bids, game, bot))
        return game, bot


def _tried(do: Callable[[], T]) -> T:
    """As ``tried``; but that chance can't go every way is no fault of a bot's."""
    try:
        return tried(do)
    except Failed as failed:
        if isinstance(failed.__cause__, Unforeseen):
            raise failed.__cause__ from None
        raise


def _legal(said: Mapping[Word | None, float], shown: View) -> Mapping[Word, float]:
    for word, share in said.items():
        if share and (word is None or word not in shown.legal):
            raise PerudoError("study-illegal", word=str(word))
    return {word: share for word, share in said.items() if share and word is not None}
