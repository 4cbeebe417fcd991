"""How fast the rules are: random playouts of Perudo beside those of two well-kept engines, in one run on one core.

    python benchmarks/playouts.py

- Perudo: games of five, by each edition in turn. A move is a bid or a call, chosen at random from `legal` and judged by
  `after`; drawing the dice counts in the time, and not as moves.
- PokerKit: hands of no-limit hold'em between five. A move is a fold, a check or call, or a bet or raise to any amount
  that is legal.
- python-chess: games of at most 300 plies. A move is a ply.

The three take turns, so that whatever else the machine does meets them alike; the medians are compared.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from itertools import cycle, product
from random import Random
from statistics import median
from time import process_time

from perudo.game import FACES, Deal, Game
from perudo.rules import EDITIONS

try:
    import chess
    from pokerkit import Automation, NoLimitTexasHoldem
except ImportError as error:
    sys.exit(f"{error.name} is missing. Run the benchmark with: make bench")

SECONDS = 0.5
"""Of computing time in one turn."""
TURNS = 9
TARGETS = {"PokerKit": 40, "python-chess": 6}
"""How many times as fast Perudo means to be."""

random = Random(1)
editions = cycle(EDITIONS.values())
HANDS = [tuple(product(FACES, repeat=count)) for count in range(6)]


def perudo() -> int:
    """Plays a game; how many moves it took."""
    draw = random.random
    moves = 0
    game = Game.start(next(editions), 5)
    while game.winner is None:
        hands = tuple([HANDS[count][int(draw() * 6**count)] for count in game.dice])
        game = game.after(Deal(hands, game.opener or random.choice(game.alive)))
        while game.hands is not None:
            legal = game.legal
            game = game.after(legal[int(draw() * len(legal))])
            moves += 1
    return moves


def hold_em() -> int:
    """Plays a hand; how many moves it took."""
    hand = NoLimitTexasHoldem.create_state(
        tuple(Automation),
        ante_trimming_status=True,
        raw_antes=0,
        raw_blinds_or_straddles=(1, 2),
        min_bet=2,
        raw_starting_stacks=200,
        player_count=5,
    )
    moves = 0
    while hand.status:
        may = [hand.check_or_call]
        if hand.can_fold():
            may.append(hand.fold)
        least, most = hand.min_completion_betting_or_raising_to_amount, hand.max_completion_betting_or_raising_to_amount
        if least is not None:
            may.append(partial(hand.complete_bet_or_raise_to, random.randint(least, most)))
        random.choice(may)()
        moves += 1
    return moves


def chess_game() -> int:
    """Plays a game; how many moves it took."""
    board = chess.Board()
    for ply in range(300):
        legal = list(board.legal_moves)
        if not legal:
            return ply
        board.push(random.choice(legal))
    return 300


def rate(play: Callable[[], int]) -> float:
    """Moves a second."""
    moves, start = 0, process_time()
    while process_time() - start < SECONDS:
        moves += play()
    return moves / (process_time() - start)


def main() -> None:
    players = {"Perudo": perudo, "PokerKit": hold_em, "python-chess": chess_game}
    rates: dict[str, list[float]] = {name: [] for name in players}
    for play in players.values():
        play()  # imports, tables and caches
    for _ in range(TURNS):
        for name, play in players.items():
            rates[name].append(rate(play))

    perudos = median(rates["Perudo"])
    print(f"{'':14}{'moves a second':>16}{'from':>10}{'to':>10}{'Perudo is':>14}{'target':>10}")
    for name, of_one in rates.items():
        row = f"{name:14}{median(of_one):16,.0f}{min(of_one):10,.0f}{max(of_one):10,.0f}"
        if name in TARGETS:
            times = perudos / median(of_one)
            row += f"{times:13.1f}x{TARGETS[name]:9}x  {'met' if times >= TARGETS[name] else 'NOT MET'}"
        print(row)


if __name__ == "__main__":
    main()
