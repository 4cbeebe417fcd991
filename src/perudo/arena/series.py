"""Who sits where, by which rules and with which dice. All of it follows from a seed and the number of a deal.

A *deal* is the luck of one game: the dice of each chair in each round. It is played as often as there are chairs, and
each time everyone moves on by a chair, so that all have had the luck of every chair; only then does it count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, islice, product
from random import Random
from typing import Final, NamedTuple, NoReturn

from perudo.arena.games import DealDice, SeatedBot, play_game
from perudo.core.errors import PerudoError
from perudo.core.game import Bid, Reason
from perudo.core.rules import EDITIONS, MAX_PLAYERS, MIN_PLAYERS, Rules, SettingValue, house_rules
from perudo.protocol import BotFactory
from perudo.protocol.failures import BotFailure, FailureKind
from perudo.protocol.json_lines import ProgramBots

MIN_STINT_DEALS, MAX_STINT_DEALS = 8, 128
"""In a stint of bots that are played apart, at first and later."""
MOVE_SECONDS = 10.0
"""How long a bot may think about a word, where nothing is said."""
MAX_TIMEOUTS: Final = 5
"""So many games running one waits in a stint for a bot that takes too long."""


@dataclass(frozen=True, kw_only=True)
class Series:
    """Games of these bots against each other.

    Raises ``PerudoError`` (``arena-alone``, ``players-count``) where there can be none.
    """

    names: tuple[str, ...]
    bots: tuple[BotFactory, ...]
    rule_sets: tuple[Rules, ...]
    """By whose rules deal after deal is played, and from the first again."""
    players: int
    """Chairs at a table."""
    seed: int
    seconds: float

    @staticmethod
    def from_bots(
        bots: Mapping[str, BotFactory],
        *,
        rules: tuple[Rules, ...] = (),
        players: int = 0,
        seed: int = 1,
        seconds: float = MOVE_SECONDS,
    ) -> Series:
        """``rules``: all editions, calza off and on, where none are named; ``players``: a chair a bot."""
        return Series.from_lists(tuple(bots), tuple(bots.values()), rules, players, seed, seconds)

    @staticmethod
    def from_lists(
        names: tuple[str, ...],
        kinds: tuple[BotFactory, ...],
        rules: tuple[Rules, ...] = (),
        players: int = 0,
        seed: int = 1,
        seconds: float = MOVE_SECONDS,
    ) -> Series:
        """The same, for names that come twice."""
        if len(kinds) < 2:
            raise PerudoError("arena-alone")
        players = players or len(kinds)
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise PerudoError("players-count", seats=players, fewest=MIN_PLAYERS, most=MAX_PLAYERS)
        fitting = tuple(each for each in rules or rule_sets() if each.players[0] <= players <= each.players[1])
        if not fitting:
            fewest, most = min(each.players[0] for each in rules), max(each.players[1] for each in rules)
            raise PerudoError("players-count", seats=players, fewest=fewest, most=most)
        return Series(names=names, bots=kinds, rule_sets=fitting, players=players, seed=seed, seconds=seconds)

    def bots_in_deal(self, deal: int) -> tuple[int, ...]:
        """Which of the bots sit down for a deal, from the first chair on.

        There may be more bots than chairs, or fewer, so that some sit there twice: in as many deals as there are bots
        each of them has had as many chairs as any other. Who is whose neighbour is drawn for each deal.
        """
        turn, at = divmod(deal, len(self.bots))
        every = range(len(self.bots))
        order = Random(f"{self.seed} turn {turn}").sample(every, len(every))
        bots = [order[(at + chair) % len(every)] for chair in range(self.players)]
        return tuple(Random(f"{self.seed} deal {deal} chairs").sample(bots, len(bots)))

    def stints(self, deals: range) -> Iterator[Stint]:
        """So many deals, cut into stints: all seatings of some deals, then all seatings of the next ones.

        Few deals at first, so that something is known soon. Bots that are played apart have more and more of them
        then, for it takes time to start them.
        """
        apart = any(isinstance(kind, ProgramBots) for kind in self.bots)
        count = MIN_STINT_DEALS if apart else 1
        while deals:
            yield from (Stint(turn, deals[:count]) for turn in range(self.players))
            deals = deals[count:]
            if apart:
                count = min(2 * count, MAX_STINT_DEALS)


class ForfeitInfo(NamedTuple):
    """A game that was forfeited, and why: see ``protocol.failures.BotFailure``."""

    bot: int
    kind: FailureKind
    detail: str
    current_bid: Bid | None
    reason: Reason | None


class DealResult(NamedTuple):
    """A deal that went through all seatings."""

    deal: int
    places: tuple[tuple[int, ...], ...]
    """For each game the bots in the order of their places."""
    won: tuple[int | None, ...]
    """For each game who won; None where all who were left forfeited."""
    faults: tuple[ForfeitInfo, ...]


def rule_sets(
    edition: str | None = None, options: Mapping[str, SettingValue] | None = None, *, calza: bool = False
) -> tuple[Rules, ...]:
    """The rules to play by: of one edition, or of all five, with calza off and on. ``calza``: on alone. House rules
    hold in all of them.

    Raises ``PerudoError`` as ``house_rules`` does.
    """
    options = dict(options or {})
    if calza:
        options["calza"] = True
    if edition is not None:
        return (house_rules(edition, options),)
    calzas = [{}] if "calza" in options else [{"calza": False}, {"calza": True}]
    return tuple(house_rules(each, {**options, **also}) for each, also in product(EDITIONS, calzas))


class Stint(NamedTuple):
    """Work for one process: a seating of some deals, and never another one of them.

    Somebody's own bots are started anew for each, so none of them remembers from another seating what lies under the
    cups. It hangs on nothing but the series, so who learns from game to game comes to the same wherever it is played.
    """

    seating: int
    deals: range


class GameResult(NamedTuple):
    """A game: what ``DealResult`` tells of each."""

    places: tuple[int, ...]
    won: int | None
    faults: tuple[ForfeitInfo, ...]


def play_stint(series: Series, stint: Stint) -> list[GameResult]:
    """Plays a stint, with processes of its own for bots that are played apart. They are gone at its end.

    Who took too long in so many games running (``MAX_TIMEOUTS``) is waited for no more: it forfeits the rest.
    """
    kinds: list[BotFactory] = [kind.isolated_copy() if isinstance(kind, ProgramBots) else kind for kind in series.bots]
    begun, sat, slow = tuple(kinds), list[GameResult](), Counter[int]()
    try:
        for deal in stint.deals:
            sat.append(game := _game(series, kinds, deal, stint.seating))
            late = {fault.bot: fault for fault in game.faults if fault.kind == "slow"}
            for bot in set(game.places):
                slow[bot] = slow[bot] + 1 if bot in late else 0
                if slow[bot] == MAX_TIMEOUTS:
                    kinds[bot] = _given_up(late[bot])
        return sat
    finally:
        for kind in begun:
            if isinstance(kind, ProgramBots):
                kind.close()


def _given_up(fault: ForfeitInfo) -> BotFactory:
    def forfeits(_: Random, __: Rules) -> NoReturn:
        raise BotFailure(fault.kind, fault.detail)

    return forfeits


def deal_results(series: Series, deals: range, stints: Iterable[list[GameResult]]) -> Iterator[DealResult]:
    """The deals, put together again from their seatings, as ``Series.stints`` has cut them."""
    coming = iter(stints)
    while block := tuple(islice(coming, series.players)):
        for games in zip(*block, strict=True):
            deal, deals = deals[0], deals[1:]
            faults = tuple(chain.from_iterable(game.faults for game in games))
            yield DealResult(deal, tuple(game.places for game in games), tuple(game.won for game in games), faults)


def _game(series: Series, kinds: Sequence[BotFactory], deal: int, turn: int) -> GameResult:
    rules, bots, count = series.rule_sets[deal % len(series.rule_sets)], series.bots_in_deal(deal), series.players
    there = [bots[(chair + turn) % count] for chair in range(count)]
    held = [
        SeatedBot(seat, partial(kinds[bot], _rng(series, deal, turn, seat), rules), series.seconds)
        for seat, bot in enumerate(there, start=1)
    ]
    try:
        order = play_game(rules, held, DealDice(f"{series.seed} deal {deal}"))
    finally:
        for each in held:
            each.close()
    failed = ((bot, each.forfeit.failure) for bot, each in zip(there, held, strict=True) if each.forfeit)
    faults = (ForfeitInfo(bot, of.kind, of.detail, of.current_bid, of.reason) for bot, of in failed)
    won = None if held[order[0] - 1].forfeit else there[order[0] - 1]
    return GameResult(tuple(there[seat - 1] for seat in order), won, tuple(faults))


def _rng(series: Series, deal: int, turn: int, seat: int) -> Random:
    """A bot's own chance: it rolls no dice."""
    return Random(f"{series.seed} deal {deal} turn {turn} seat {seat}")
