"""How strong the house bots are: two of one kind against two of another, at one table; and one against one.

    python benchmarks/bots.py [GAMES [SEED]]

Each pair of kinds sits down in every order, for every edition, with calza and without. A kind's share of the wins is
told with its 95 % interval; a half is as good as the other. Where calza may be called out of turn, those who may are
asked from the bidder's left before the player to act speaks.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import cycle, islice, permutations, product
from math import sqrt
from random import Random

from perudo.bots import Bot
from perudo.bots.beginner import Beginner
from perudo.bots.odds import Odds
from perudo.bots.reader import Reader
from perudo.bots.solved import Solved
from perudo.game import FACES, Deal, Game, OpeningRoll, Word
from perudo.rules import EDITIONS, Rules, house_rules
from perudo.view import view

GAMES, SEED = 1200, 1


def moments(rules: Rules, bots: Sequence[Bot], chance: Random) -> Iterator[Game]:
    """One game to its end, moment by moment. Bots see their views and nothing else."""
    game = Game.start(rules, len(bots))
    while game.winner is None:
        if game.rollers:
            roll = (chance.choice(FACES) if seat in game.rollers else 0 for seat in game.seats)
            game = game.after(OpeningRoll(tuple(roll)))
        elif game.hands is None:
            hands = tuple(tuple(chance.choices(FACES, k=count)) for count in game.dice)
            game = game.after(Deal(hands, game.opener or chance.choice(game.alive)))
        else:
            game = game.after(_said(game, bots))
        for seat, bot in enumerate(bots, start=1):
            bot.see(view(game, seat))
        yield game


def _said(game: Game, bots: Sequence[Bot]) -> Word:
    """What is said next."""
    to_act = game.to_act or 0
    asked = set(game.callers) - {to_act}
    while asked:
        seat = game.heard(asked)
        if word := bots[seat - 1].choose(view(game, seat)):
            return word
        asked.remove(seat)
    word = bots[to_act - 1].choose(view(game, to_act))
    assert word is not None, "a bot speaks in its turn"
    return word


def share(one: type[Bot], other: type[Bot], games: int, seed: int, each: int = 2, progress: bool = False) -> float:
    """The share of games that the first kind wins, so many of it against as many of the other."""
    chance = Random(seed)
    tables = [house_rules(edition, {"calza": calza}) for edition, calza in product(EDITIONS, (False, True))]
    orders = sorted(set(permutations((True, False) * each)))
    won = 0
    for number, (order, rules) in enumerate(islice(cycle(product(orders, tables)), games), start=1):
        bots = [(one if first else other)(Random(chance.random()), rules) for first in order]
        *_, end = moments(rules, bots, chance)
        won += end.winner is not None and order[end.winner - 1]
        if progress:
            print(f"\r{number} of {games} games, {won} won", end="", file=sys.stderr, flush=True)
    if progress:
        print("\r\033[K", end="", file=sys.stderr)
    return won / games


def main(games: int = GAMES, seed: int = SEED) -> None:
    pairs: list[tuple[int, type[Bot], type[Bot]]] = [
        *((2, strong, weak) for strong, weak in ((Odds, Beginner), (Solved, Odds), (Solved, Beginner))),
        *((1, Solved, weak) for weak in (Beginner, Odds, Reader)),
    ]
    for each, strong, weak in pairs:
        won = share(strong, weak, games, seed, each, progress=sys.stderr.isatty())
        give = 1.96 * sqrt(won * (1 - won) / games)
        against = f"{each} {strong.__name__.lower():>8} against {each} {weak.__name__.lower():<8}"
        print(f"{against}  {won:6.1%} ± {give:.1%} of {games} games", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
