"""Counts of all lines of play from small tables, by the game and by the reference, and the file that holds them.

A line of a round is every bid in order and the call that ends it. A line of whole games is that for several rounds on
end, with the dice of each round: every way in which the dice can fall is a line of its own.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product
from math import comb
from pathlib import Path
from typing import NamedTuple

from perudo.core.game import ACE, DUDO, FACES, Bid, Calza, Deal, Game
from perudo.core.rules import EDITIONS, Rules, house_rules
from tests.perft import reference
from tests.perft.reference import Position

FILE = Path(__file__).with_name("counts.toml")
Count = int | list[int]
Counts = dict[str, dict[str, list[Count]]]


class Table(NamedTuple):
    """Where play begins; seat 1 opens, or the seat that is palifico."""

    dice_each: int
    dice: tuple[int, ...]
    palifico: int | None = None
    veterans: tuple[int, ...] = ()
    rounds: int = 1

    def __str__(self) -> str:
        name = f"{'-'.join(map(str, self.dice))} of {self.dice_each} dice each"
        if self.palifico:
            name += f", seat {self.palifico} palifico"
        if self.veterans:
            name += f", once palifico: {' and '.join(map(str, self.veterans))}"
        return name if self.rounds == 1 else f"{name}, {self.rounds} rounds"

    def rules(self, edition: str, *, calza: bool) -> Rules | None:
        """None where the edition has no such table."""
        rules = house_rules(edition, {"dice": self.dice_each, "calza": calza})
        players = len(self.dice) - self.dice.count(0)
        return None if self.palifico and players == 2 and not rules.palifico_with_two else rules


TABLES = (
    Table(1, (1, 1)),
    Table(1, (1, 1, 1)),
    Table(2, (2, 2)),
    Table(2, (2, 0, 1)),
    Table(2, (2, 2, 2)),
    Table(5, (5, 5)),
    Table(5, (5, 5, 5, 5)),
    Table(2, (1, 2), palifico=1),
    Table(2, (2, 1, 2), palifico=2),
    Table(2, (1, 1), palifico=1, veterans=(2,)),
    Table(2, (1, 1, 2), palifico=1, veterans=(2,)),
    Table(2, (1, 2, 1), palifico=1, veterans=(2, 3)),
    Table(2, (1, 1, 1), palifico=3, veterans=(1, 2)),
    Table(1, (1, 1), rounds=3),
    Table(1, (1, 1, 1), rounds=3),
    Table(2, (2, 1), rounds=3),
    Table(2, (2, 2), rounds=4),
    Table(2, (2, 1, 1), veterans=(3,), rounds=2),
)


# --- By the game


def by_game(rules: Rules, table: Table) -> Count:
    """Lines of one round; or of some, by who has won: nobody yet, seat 1, seat 2 ..."""
    start = Game.mid_game(rules, table.dice, table.palifico, table.veterans)
    if table.rounds == 1:
        return sum(ways * len(calls(game)) for game, ways in talks(deal(start, 2, 0)))
    won = winners(start, table.rounds, {})
    return [won[seat] for seat in (0, *start.seats)]


def deal(game: Game, face: int, count: int) -> Game:
    """Return the round dealt so that ``count`` dice match a bid of the face, some by aces, if they are wild."""
    wild = not game.palifico
    other = next(face_ for face_ in FACES[1:] if face_ != face)
    matching = [face if index % 3 or not wild else ACE for index in range(count)]
    dice = iter(matching + [other] * (sum(game.dice) - count))
    hands = tuple(tuple(next(dice) for _ in range(many)) for many in game.dice)
    return game.after(Deal(hands, game.opener or 1))


def talks(dealt: Game) -> Iterator[tuple[Game, int]]:
    """Every moment of a round's talk with the ways that lead to it; moments are one where bid and turn are."""
    seen: dict[tuple[Bid | None, int | None], Game] = {}

    def visit(game: Game) -> None:
        for bid in game.legal:
            if isinstance(bid, Bid):
                after = game.after(bid)
                if (bid, after.to_act) not in seen:
                    visit(after)
        seen[game.current_bid, game.to_act] = game

    visit(dealt)
    ways = Counter({(dealt.current_bid, dealt.to_act): 1})
    for moment, game in reversed(seen.items()):
        for bid in game.legal:
            if isinstance(bid, Bid):
                ways[bid, game.after(bid).to_act] += ways[moment]
        yield game, ways[moment]


def calls(game: Game) -> list[Calza | None]:
    """Dudo, as None, and each calza that may be called."""
    dudo = [None] if DUDO in game.legal else []
    return [*dudo, *map(Calza, game.calza_callers)]


def winners(game: Game, rounds: int, known: dict[tuple[object, ...], Counter[int]]) -> Counter[int]:
    """Count the lines from between two rounds by winner, within this many rounds; 0 for none yet."""
    if game.winner or not rounds:
        return Counter({game.winner or 0: 1})
    state = (game.dice, game.opener, game.palifico, game.veterans, rounds)
    if state not in known:
        won: Counter[int] = Counter()
        known[state] = won
        dice = sum(game.dice)
        rolled = {(face, count): deal(game, face, count) for face in FACES for count in range(dice + 1)}
        for talk, ways in talks(rolled[2, 0]):
            for call in calls(talk):
                face = talk.bids[-1].face
                chances = falls(dice, 1 if game.palifico or face == ACE else 2)
                for count in range(dice + 1):
                    dealt = rolled[face, count]
                    for bid in talk.bids:
                        dealt = dealt.after(bid)
                    later = winners(dealt.after(call or DUDO), rounds - 1, known)
                    for winner, lines in later.items():
                        won[winner] += ways * chances[count] * lines
    return known[state]


@lru_cache
def falls(dice: int, matching: int) -> list[int]:
    """Count, one by one, in how many rolls 0, 1, 2 ... dice show one of ``matching`` faces."""
    counted = Counter(sum(face <= matching for face in fall) for fall in product(FACES, repeat=dice))
    return [counted[count] for count in range(dice + 1)]


# --- By the reference


def by_reference(rules: Rules, table: Table) -> Count:
    """The same counts."""
    palificos = {*table.veterans, *([table.palifico] if table.palifico else [])}
    start = Position(table.dice, table.palifico or 1, table.palifico is not None, frozenset(palificos))
    if table.rounds == 1:
        return sum(reference.lines(rules, start).values())
    won: Counter[int] = Counter()
    now = Counter({start: 1})
    for _ in range(table.rounds):
        after: Counter[Position] = Counter()
        for position, ways in now.items():
            for ending, talks_ in reference.lines(rules, position).items():
                dice, matching = sum(position.dice), len(reference.matches(position, ending.bid.face))
                for count in range(dice + 1):
                    chances = comb(dice, count) * matching**count * (6 - matching) ** (dice - count)
                    after[reference.settle(rules, position, ending, count)] += ways * talks_ * chances
        now = Counter()
        for position, ways in after.items():
            if len(position.dice) - position.dice.count(0) == 1:
                won[position.opener] += ways
            else:
                now[position] = ways
    return [sum(now.values()), *(won[seat] for seat in range(1, len(table.dice) + 1))]


# --- The file


def counted() -> Counts:
    """Every table's counts by edition, without and with calza. Raises `AssertionError` where the two hands differ."""
    counts: Counts = {}
    for table in TABLES:
        mine, theirs = (count(table, by) for by in (by_game, by_reference))
        assert mine == theirs, f"{table}: the game counts {mine}, the reference {theirs}"
        counts[str(table)] = mine
    return counts


def count(table: Table, by: Callable[[Rules, Table], Count]) -> dict[str, list[Count]]:
    """A table's counts by edition, without and with calza."""
    rules = {edition: [table.rules(edition, calza=calza) for calza in (False, True)] for edition in EDITIONS}
    return {edition: [by(each, table) for each in pair if each] for edition, pair in rules.items() if all(pair)}


def kept() -> Counts:
    """Return the counts in the file."""
    counts: Counts = tomllib.loads(FILE.read_text()) if FILE.exists() else {}
    return counts


def write(counts: Counts) -> None:
    """Keeps the counts in the file."""
    head = """\
# Lines of play from small tables, by edition: [without calza, with calza]. Over several rounds each of these is
# [nobody has won yet, seat 1 has, seat 2 has ...]. A table is named by the dice of its seats 1, 2 ...
"""
    blocks = [
        "".join([f'["{table}"]\n', *(f"{edition} = {count}\n" for edition, count in row.items())])
        for table, row in counts.items()
    ]
    FILE.write_text("\n".join([head, *blocks]))
