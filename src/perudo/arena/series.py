"""Seats, rules and dice for a series of games, derived from a seed and deal number.

A *deal* fixes the luck of one game: the dice of each chair in each round. Each deal is played once per chair. For each
further game, all bots move to the next chair, so every bot gets the dice of all chairs. The results include only deals
that were played in all seatings.
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
"""The initial and the maximum number of deals for which an isolated bot keeps its process."""
MOVE_SECONDS = 10.0
"""The default time limit for a bot's move, in seconds."""
MAX_TIMEOUTS: Final = 5
"""After this many consecutive games with a timeout, a bot forfeits the rest of its chunk (unit of work)."""


@dataclass(frozen=True, kw_only=True)
class Series:
    """A series of games between bots.

    Raises ``PerudoError`` (``arena-alone``, ``players-count``) for an invalid series.
    """

    names: tuple[str, ...]
    bots: tuple[BotFactory, ...]
    rule_sets: tuple[Rules, ...]
    """The sets of rules, which successive deals use in rotation."""
    players: int
    """The number of chairs at a table."""
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
        """``rules``: the sets of rules (default: every edition, without and with calza). ``players``: the number of
        chairs (default: one per bot).
        """
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
        """Like ``from_bots``, but a name may occur more than once."""
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
        """Return the bots of a deal, in seat order.

        If there are more bots than chairs, the bots take turns; if there are fewer, some bots have several chairs.
        After each block of ``len(bots)`` deals, every bot has been seated equally often. Neighbours are drawn
        at random for each deal.
        """
        turn, at = divmod(deal, len(self.bots))
        every = range(len(self.bots))
        order = Random(f"{self.seed} turn {turn}").sample(every, len(every))
        bots = [order[(at + chair) % len(every)] for chair in range(self.players)]
        return tuple(Random(f"{self.seed} deal {deal} chairs").sample(bots, len(bots)))

    def chunks(self, deals: range) -> Iterator[Chunk]:
        """Yield the chunks for ``deals`` deals: all seatings of the first deals, then all seatings of the next ones,
        and so on.

        The first chunks are short, so that the first results arrive soon. Later chunks are longer for isolated bots,
        because starting a bot takes time.
        """
        apart = any(isinstance(kind, ProgramBots) for kind in self.bots)
        count = MIN_STINT_DEALS if apart else 1
        while deals:
            yield from (Chunk(turn, deals[:count]) for turn in range(self.players))
            deals = deals[count:]
            if apart:
                count = min(2 * count, MAX_STINT_DEALS)


class ForfeitInfo(NamedTuple):
    """A forfeited game, with the reason: see ``protocol.failures.BotFailure``."""

    bot: int
    kind: FailureKind
    detail: str
    current_bid: Bid | None
    reason: Reason | None


class DealResult(NamedTuple):
    """The result of one deal, played in every seating."""

    deal: int
    places: tuple[tuple[int, ...], ...]
    """The bots of each game, in finishing order."""
    won: tuple[int | None, ...]
    """The winner of each game; None if all remaining bots forfeited."""
    faults: tuple[ForfeitInfo, ...]


def rule_sets(
    edition: str | None = None, options: Mapping[str, SettingValue] | None = None, *, calza: bool = False
) -> tuple[Rules, ...]:
    """Return the rules of one edition, or by default two sets of rules for every edition: without and with calza.
    ``calza``: return only the rules with calza. ``options``: house rules, which apply to all returned sets of rules.

    Raises ``PerudoError`` in the same cases as ``house_rules``.
    """
    options = dict(options or {})
    if calza:
        options["calza"] = True
    if edition is not None:
        return (house_rules(edition, options),)
    calzas = [{}] if "calza" in options else [{"calza": False}, {"calza": True}]
    return tuple(house_rules(each, {**options, **also}) for each, also in product(EDITIONS, calzas))


class Chunk(NamedTuple):
    """A unit of work for one process: a batch of deals in one seating. Other seatings of the same deals are separate
    units.

    External bots restart for each chunk, so that none of them remembers the dice from another seating. The division
    into chunks depends only on the series, so a bot that learns from game to game gets the same result on every
    machine.
    """

    seating: int
    deals: range


class GameResult(NamedTuple):
    """The result of one game, which is part of a ``DealResult``."""

    places: tuple[int, ...]
    won: int | None
    faults: tuple[ForfeitInfo, ...]


def play_chunk(series: Series, chunk: Chunk) -> list[GameResult]:
    """Play a chunk: a unit of work for one process. Isolated bots get their own processes, which end with the chunk.

    A bot that was too slow in ``MAX_TIMEOUTS`` consecutive games forfeits the rest of the chunk.
    """
    kinds: list[BotFactory] = [kind.isolated_copy() if isinstance(kind, ProgramBots) else kind for kind in series.bots]
    begun, sat, slow = tuple(kinds), list[GameResult](), Counter[int]()
    try:
        for deal in chunk.deals:
            sat.append(game := _game(series, kinds, deal, chunk.seating))
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


def deal_results(series: Series, deals: range, chunks: Iterable[list[GameResult]]) -> Iterator[DealResult]:
    """Yield the result of each deal, combined from the chunks that played its seatings."""
    coming = iter(chunks)
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
    """Return a bot's own random number generator, which is independent of the dice."""
    return Random(f"{series.seed} deal {deal} turn {turn} seat {seat}")
