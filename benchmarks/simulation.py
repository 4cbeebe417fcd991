"""The speed of playing Perudo, in compiled kernels and in plain Python, next to a minimal kernel and other engines.

    python -m benchmarks.simulation [--write] [--force]

A move is a bid or a call; the time includes drawing dice, which does not count as a move. Moves are chosen at random
among all legal ones. Unless a row says otherwise, Perudo is played by five players with five dice each, in the five
editions in turn.

First come the steps that a trainer uses, with an observation and a mask; then the same through Gymnasium's vector
interface, where the agent plays for all (self-play), or for one among random players, whose moves count in the time but
not as moves. Then come games that are played out at random. Asking a seat whether it calls calza takes a step, which
counts as a move only if the seat does.

- the bare kernel: ``benchmarks/bare.py``, which leaves out whatever it can. With calza, random players end a round
  after fewer moves, so that more of the time goes into rolling dice.
- OpenSpiel's environment: ``rl_environment`` on the same liar's dice, with its observations and legal actions.
- OpenSpiel: its liar's dice, which is one round of two players; "C++" means the rollouts of its MCTS evaluator from a
  dealt round, whose moves are counted by the mean length of a round.
- PokerKit: hands of no-limit hold'em with five players. A move is a fold, a check or call, or any bet or raise.
- python-chess: games of at most 300 plies.

Pgx, RLCard and PettingZoo's own games have no liar's dice, so they are not compared.

All take turns on one core, so that other load on the machine affects them equally; medians are compared. With
``--write`` the table and the pictures go into ``docs/simulation.md``, unless the machine is busy; with ``--force`` even
then.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import cycle, product
from random import Random
from statistics import median
from typing import NamedTuple

import numpy as np

from perudo.bots.compiled_policies import uniform_random
from perudo.core.game import FACES, Deal, Game
from perudo.core.rules import EDITIONS, Rules
from perudo.env.vector import PerudoVectorEnv
from perudo.sim.batch import Batch

from . import bare
from .machine import processor, why_not_write
from .pages import DOCS, put, verdict

try:
    import chess
    import pyspiel
    from matplotlib.figure import Figure
    from open_spiel.python import rl_environment
    from pokerkit import Automation, NoLimitTexasHoldem
except ImportError as error:
    sys.exit(f"{error.name} is missing. Run the benchmark with: make bench NAME=simulation")

SECONDS = 0.4
"""Computing time (s) per turn."""
TURNS = 9
GAMES = 4000
"""Games in a batch."""
ROLLOUTS = 100_000
PAGE = DOCS / "simulation.md"

random = Random(1)
HANDS = [tuple(product(FACES, repeat=count)) for count in range(6)]
EVERYTHING = {edition: replace(rules, calza=True) for edition, rules in EDITIONS.items()}

Play = Callable[[], int]
"""Plays for a moment, and returns the number of moves."""


class Row(NamedTuple):
    name: str
    play: Play
    targets: tuple[tuple[str, float], ...] = ()
    """Rows to compare with, and the target ratio to each."""
    least: float = 0
    """Target: moves per second."""


# --- Perudo


def bare_kernel(calza: bool) -> int:
    return bare.playouts(random.getrandbits(63), 5, 1000, np.zeros(5, np.int64), calza)


def playouts(editions: dict[str, Rules], seats: int = 5, cores: int = 1, games: int = GAMES) -> Play:
    batches = cycle([Batch(rules, seats, games, threads=cores) for rules in editions.values()])

    def play() -> int:
        batch = next(batches)
        batch.reset(random.getrandbits(62))
        batch.play_out()
        return int(batch.move_count.sum())

    return play


def steps(editions: dict[str, Rules], games: int = GAMES, silences: bool = False) -> Play:
    """Moves that are drawn, made, and observed: each step writes the observation and the mask of the seat that is asked
    next.

    ``silences``: whether passes of seats that were asked out of turn count as moves.
    """
    batches = [Batch(rules, 5, games, seed=random.getrandbits(62)) for rules in editions.values()]
    turn = cycle(batches)
    seen = np.zeros((games, batches[0].observation_length), np.int8)
    masks = np.zeros((games, batches[0].num_moves), np.int8)

    def play() -> int:
        batch = next(turn)
        moves = 0
        for _ in range(10):
            words = batch.sample()
            moves += int((words >= 0).sum() - (0 if silences else (words == batch.pass_move).sum()))
            batch.step(words, seen, masks)
            if batch.is_over.any():
                batch.reset(where=batch.is_over)
        return moves

    return play


def gymnasium(opponents: object, calza: bool = False, games: int = GAMES) -> Play:
    """Steps through Gymnasium's vector interface, with moves drawn among the legal ones."""
    made = [
        PerudoVectorEnv(games, edition=edition, options={"calza": calza}, players=5, opponents=opponents)
        for edition in EDITIONS
    ]
    for envs in made:
        envs.reset(seed=random.getrandbits(30))
    turn = cycle(made)

    def play() -> int:
        envs = next(turn)
        steps = 0
        for _ in range(10):
            words = envs.batch.sample()
            steps += int((words >= 0).sum() - (words == envs.batch.pass_move).sum())
            envs.step(words)
        return steps

    return play


def game(seats: int = 5) -> Play:
    turn = cycle(EDITIONS.values())
    draw = random.random

    def play() -> int:
        moves = 0
        game = Game.start(next(turn), seats)
        while game.winner is None:
            hands = tuple([HANDS[count][int(draw() * 6**count)] for count in game.dice])
            game = game.after(Deal(hands, game.opener or random.choice(game.alive)))
            while game.hands is not None:
                legal = game.legal
                game = game.after(legal[int(draw() * len(legal))])
                moves += 1
        return moves

    return play


# --- Other engines


def dealt(dice: int) -> pyspiel.State:
    state = pyspiel.load_game("liars_dice", {"numdice": dice}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def open_spiel(dice: int) -> int:
    """Play a round in Python."""
    state = dealt(dice)
    moves = 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        moves += 1
    return moves


def environment(dice: int) -> Play:
    """Play rounds through OpenSpiel's training environment."""
    made = rl_environment.Environment("liars_dice", numdice=dice)

    def play() -> int:
        told, moves = made.reset(), 0
        while not told.last():
            told = made.step([random.choice(told.observations["legal_actions"][told.observations["current_player"]])])
            moves += 1
        return moves

    return play


def rollouts(dice: int) -> Play:
    rounds = [open_spiel(dice) for _ in range(20_000)]
    length = sum(rounds) / len(rounds)

    def play() -> int:
        state = dealt(dice)
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, random.getrandbits(30))
        pyspiel.MCTSBot(state.get_game(), evaluator, 1.0, 1, 1, False, 1, False).step(state)
        return round(ROLLOUTS * length)

    return play


def hold_em() -> int:
    """Play a hand."""
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
    """Play a game."""
    board = chess.Board()
    for ply in range(300):
        legal = list(board.legal_moves)
        if not legal:
            return ply
        board.push(random.choice(legal))
    return 300


# --- Measuring

SEEN = "Batch, observed steps"
BARE, BARE_CALZA = "bare kernel", "bare kernel with calza"
CPP_1, CPP_5 = "OpenSpiel, C++, 1 die each", "OpenSpiel, C++, 5 dice each"
ENVIRONMENT = "OpenSpiel's environment, 5 dice each"
POKER, CHESS, PYTHON_1, PYTHON_5 = "PokerKit", "python-chess", "OpenSpiel, 1 die each", "OpenSpiel, 5 dice each"


def rows() -> list[Row]:
    engines = ((CPP_1, 8.0), (CPP_5, 8.0))
    trained = ((ENVIRONMENT, 8.0),)
    return [
        Row(ENVIRONMENT, environment(5)),
        Row(SEEN, steps(EDITIONS), trained, least=5e6),
        Row("the same with calza", steps(EVERYTHING), ((SEEN, 0.5),)),
        Row("the same, counting passes", steps(EVERYTHING, silences=True), ((SEEN, 0.5),)),
        Row("Gymnasium, self-play", gymnasium(None), trained),
        Row("the same with calza", gymnasium(None, calza=True), trained),
        Row("Gymnasium, random opponents", gymnasium(uniform_random), trained),
        Row(BARE, partial(bare_kernel, False)),
        Row(BARE_CALZA, partial(bare_kernel, True)),
        Row(CPP_1, rollouts(1)),
        Row(CPP_5, rollouts(5)),
        Row("Batch, random playouts", playouts(EDITIONS), ((BARE, 0.9), *engines)),
        Row("the same with calza", playouts(EVERYTHING), ((BARE_CALZA, 0.9), (BARE, 0.5), *engines)),
        Row(POKER, hold_em),
        Row(CHESS, chess_game),
        Row(PYTHON_1, partial(open_spiel, 1)),
        Row(PYTHON_5, partial(open_spiel, 5)),
        Row("Game", game(), ((POKER, 60.0), (CHESS, 8.0), (PYTHON_5, 0.4))),
        Row("Game, two players", game(2), ((PYTHON_1, 0.4), (PYTHON_5, 0.4))),
    ]


def rate(play: Play, clock: Callable[[], float] = time.process_time) -> float:
    """Return moves per second."""
    moves, start = 0, clock()
    while clock() - start < SECONDS:
        moves += play()
    return moves / (clock() - start)


def measured(rows: list[Row]) -> list[list[float]]:
    """Return the rates of each row, turn by turn."""
    for row in rows:
        row.play()  # compiles, imports, and fills caches
    rates: list[list[float]] = [[] for _ in rows]
    for turn in range(TURNS):
        print(f"\rturn {turn + 1} of {TURNS}", end="", file=sys.stderr, flush=True)
        for of_one, row in zip(rates, rows, strict=True):
            of_one.append(rate(row.play))
    print(file=sys.stderr)
    return rates


def table(rows: list[Row], rates: list[list[float]]) -> list[str]:
    medians = {row.name: median(of_one) for row, of_one in zip(rows, rates, strict=True)}
    lines = [
        "| | moves a second | from | to | compared with | times as fast | target |",
        "|---|--:|--:|--:|---|--:|--:|",
    ]
    for row, of_one in zip(rows, rates, strict=True):
        mine = median(of_one)
        cells = f"| {row.name} | {mine:,.0f} | {min(of_one):,.0f} | {max(of_one):,.0f} |"
        if row.least:
            lines.append(f"{cells} | | {row.least:,.0f}{verdict(mine >= row.least)} |")
            cells = "| | | | |"
        elif not row.targets:
            lines.append(f"{cells} | | |")
        for name, times in row.targets:
            ratio = mine / medians[name]
            lines.append(f"{cells} {name} | {ratio:.2f} | {times:g}{verdict(ratio >= times)} |")
            cells = "| | | | |"
    return lines


def cores() -> list[str]:
    """Return how much faster two cores are than one, in real time."""
    one, two = (playouts(EDITIONS, cores=count, games=10 * GAMES) for count in (1, 2))
    for play in (one, two):
        play()
    ratios = [rate(two, time.perf_counter) / rate(one, time.perf_counter) for _ in range(TURNS)]
    times = median(ratios)
    return [f"Two cores are {times:.2f} times as fast as one (target: 1.8){verdict(times >= 1.8)}."]


def memory() -> list[str]:
    batch = Batch(EDITIONS["bga"], 5, GAMES)
    each = sum(array.nbytes for array in batch.state if array.base is None) / GAMES
    return [f"A game takes {each:.0f} bytes (target: under 300){verdict(each < 300)}."]


def pictures() -> None:
    """Draw moves per second, by the number of concurrent games, and by the number of players."""
    many, bga = [10, 100, 1000, 10_000, 100_000], {"bga": EDITIONS["bga"]}
    curves = {
        "random playouts": [settled(playouts(bga, games=games)) for games in many],
        "steps that are seen": [settled(steps(bga, games)) for games in many],
    }
    picture("simulation-games.svg", many, curves, xscale="log", yscale="log", xlabel="games at once", ylim=(0.1, None))
    seats = list(range(2, 9))
    curves = {
        label: [settled(playouts({"kozak": replace(EDITIONS["kozak"], calza=calza)}, count)) for count in seats]
        for label, calza in (("without calza", False), ("with calza", True))
    }
    picture("simulation-players.svg", seats, curves, xlabel="players of five dice", ylim=(0, None))


def settled(play: Play) -> float:
    """Return the rate in millions of moves per second, once caches are full."""
    play()
    return median(rate(play) for _ in range(3)) / 1e6


def picture(name: str, across: list[int], curves: dict[str, list[float]], **axis: object) -> None:
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    for label, rates in curves.items():
        axes.plot(across, rates, marker="o", label=label)
    axes.set(ylabel="million moves a second", **axis)
    axes.legend()
    axes.grid(alpha=0.3)
    figure.savefig(PAGE.parent / name)


def main() -> None:
    parser = argparse.ArgumentParser(description="measures how fast Perudo is played, beside other engines")
    parser.add_argument("--write", action="store_true", help="writes table and pictures into docs/simulation.md")
    parser.add_argument("--force", action="store_true", help="writes though the machine is busy")
    args = parser.parse_args()
    if args.write and not args.force and (busy := why_not_write()):
        sys.exit(busy)
    measure = rows()
    lines = table(measure, measured(measure))
    lines += ["", *cores(), "", *memory(), "", f"Measured on {processor()}."]
    print("\n".join(lines))
    if args.write:
        pictures()
        put(PAGE, "figures", "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
