"""Makes the shipped puzzles, src/perudo/analysis/puzzles.jsonl: python tools/puzzles.py.

Positions are taken from bots' games, and from solved rounds that are played by their solution. The judge of ``review``
grades every legal move. The rating of a puzzle comes from the weaker built-in bots: each level answers it several
times, and the puzzle's rating is the one at which these scores would be expected. Only positions with a clear result
are kept, in which no move of another kind comes close to the best. For hard puzzles, it looks for positions in which
the odds alone suggest a call and the strongest bots bid, or the reverse, and in which the judge agrees with the bots.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean

import msgspec

from perudo.analysis.practice import MoveGrade, PuzzlePosition, StoredPuzzle
from perudo.analysis.review import Decision, GameReviewer
from perudo.arena import DealDice, play_moments
from perudo.bots import BUILTIN_BOTS
from perudo.core.game import DUDO, FACES, Bid, Deal, Game, Move
from perudo.core.rules import house_rules, parse_rule_code, rule_code
from perudo.core.view import view
from perudo.protocol.wire import Grade
from perudo.solver.tablebase import Probe, probe

FILE = Path(__file__).resolve().parent.parent / "src" / "perudo" / "analysis" / "puzzles.jsonl"
RULES = [
    rule_code(*edition)
    for edition in (
        ("kozak", {"lost_dice_visible": True}),
        ("kozak", {"lost_dice_visible": True}),
        ("bga", {"lost_dice_visible": True, "calza": True}),
        ("bga", {"lost_dice_visible": True}),
        ("asmodee-fr", {"lost_dice_visible": True}),
        ("hasbro-1994", {"lost_dice_visible": True}),
    )
]
"""The rules of the puzzles, mostly those of a first game; everyone sees how many dice there are."""
LEVELS = {"beginner": 800, "gambler": 990, "odds": 1155, "reader": 1415}
"""Ratings of the built-in bots, with the differences that docs/ladder.md measures for two players. Stronger levels
think like the judge, so nothing is hard for them.
"""
ASKED = 6
"""How often each level is asked."""
LEAST, MOST = 400, 1900
"""The range of ratings, because the rating of a puzzle that no level solves cannot be determined."""
SCORES: dict[Grade, float] = {"only": 1, "best": 1, "good": 1, "slip": 0.25, "mistake": 0, "blunder": 0}
"""The score of each grade on the page: ``web/src/lib/practice.ts``."""
STRONG = ("planner", "master")
ODD = 4
"""Maximum number of hard positions per game, of each of two kinds."""
SURE = 0.12
"""The minimum lead, in dice, of the best move over the best move of any other kind."""
HOPE, STAKE = 0.06, 0.03
"""The minimum chance to win with the best move, and the minimum loss of the worst considered move."""
SOLVED = ((1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (1, 3))
BANDS = 8
"""The number of rating bands; each supplies the same number of puzzles, as far as possible."""


def from_games(count: int) -> Iterator[PuzzlePosition]:
    """Yield positions from bots' games: two per game, and those in which strong bots contradict the odds, or even the
    odds after reading the bids.
    """
    chance = Random("games")
    for at in range(count):
        code = chance.choice(RULES)
        rules = house_rules(*parse_rule_code(code))
        low, high = rules.players
        seats = min(max(chance.choice((2, 3, 3, 4, 4, 5, 6)), low), high)
        levels = [chance.choice(STRONG if at % 2 else [*BUILTIN_BOTS]) for _ in range(seats)]
        bots = [BUILTIN_BOTS[level](Random(f"{at} {seat}"), rules) for seat, level in enumerate(levels)]
        spots, odd, odder = list[PuzzlePosition](), list[PuzzlePosition](), list[PuzzlePosition]()
        for game, after in pairwise(play_moments(rules, bots, DealDice(f"puzzle {at}"))):
            if spot := spot_of(code, game):
                spots.append(spot)
                bids = after.hands is not None
                if levels[(game.to_act or 0) - 1] in STRONG and bids != bids_by("odds", spot):
                    (odd if bids == bids_by("reader", spot) else odder).append(spot)
        for spot in (*chance.sample(odd, min(ODD, len(odd))), *chance.sample(odder, min(ODD, len(odder)))):
            if isinstance(Judged(spot).best, Bid) != bids_by("odds", spot):
                yield spot
        yield from chance.sample(spots, min(2, len(spots)))


def spot_of(code: str, game: Game) -> PuzzlePosition | None:
    """Return None before a bid, or if there is only one legal move. The player to act gets seat 1."""
    if game.hands is None or not game.bids or game.to_act is None or len(game.legal) < 2:
        return None
    turned = {seat: (seat - game.to_act) % len(game.seats) + 1 for seat in game.seats}
    before = game.veterans - ({game.opener} if game.palifico else set())
    return PuzzlePosition(
        rule_code=code,
        dice=(*game.dice[game.to_act - 1 :], *game.dice[: game.to_act - 1]),
        opener=turned[game.opener or 0],
        palifico=game.palifico,
        veterans=tuple(sorted(turned[seat] for seat in before)),
        hand=tuple(sorted(game.hands[game.to_act - 1])),
        bids=tuple((bid.quantity, bid.face) for bid in game.bids),
    )


@cache
def bids_by(level: str, spot: PuzzlePosition) -> bool:
    """Whether a bot of a level bids in this position instead of calling."""
    return isinstance(next(answers(level, spot)), Bid)


def answers(level: str, spot: PuzzlePosition) -> Iterator[Move]:
    """Yield the moves that a level's bots choose in this position."""
    for at in range(ASKED):
        bot = BUILTIN_BOTS[level](Random(f"{level} {at}"), spot.parsed_rules)
        for game in (spot.start, *spot.games()):
            bot.see(view(game, spot.seat))
        move = bot.choose(spot.view)
        assert move is not None
        yield move


def from_solutions(count: int) -> Iterator[PuzzlePosition]:
    """Yield positions of solved rounds in which both players use the solution."""
    chance = Random("solutions")
    for _ in range(count):
        code, dice = chance.choice(RULES), chance.choice(SOLVED)
        rules = house_rules(*parse_rule_code(code))
        game = Game.mid_game(rules, dice).after(Deal(tuple(tuple(chance.choices(FACES, k=n)) for n in dice), 1))
        spots: list[PuzzlePosition] = []
        while game.hands is not None:
            found = probe(view(game, game.to_act), rules, game.dice, game.veterans)
            if not isinstance(found, Probe):
                break
            if spot := spot_of(code, game):
                spots.append(spot)
            moves = [*found.mix]
            game = game.after(chance.choices(moves, [found.mix[move] for move in moves])[0])
        if spots:
            yield chance.choice(spots)


class Judged:
    """A position with its judge, which knows only what is shown."""

    def __init__(self, spot: PuzzlePosition) -> None:
        self.spot = spot
        self._judge = GameReviewer(spot.start)
        for game in spot.games():
            self._judge.observe(game)
            self.game = game
        self._decided: dict[Move, Decision] = {}
        self.seen = view(self.game, spot.seat)
        self.solved = probe(self.seen, self.game.rules, self.game.dice, self.game.veterans)

    def of(self, move: Move) -> Decision:
        if move not in self._decided:
            self._decided[move] = self._judge.judge_move(0, self.game, move)
        return self._decided[move]

    @property
    def best(self) -> Move:
        """Return the best move; if a solution mixes several, the most frequent."""
        mix = self.solved.mix if self.solved else {}
        best = max(mix, key=mix.__getitem__) if mix else self.of(DUDO).best_move
        assert best is not None
        return best

    @property
    def matters(self) -> bool:
        """Whether the move matters: there is something to win and to lose."""
        chances = [chance for _, chance in self.of(DUDO).candidates]
        return chances[0] >= HOPE and chances[0] - chances[-1] >= STAKE

    @property
    def sure(self) -> bool:
        """Whether the best move is clearly of the best kind."""
        choices, doubt = self.of(DUDO).candidates, self.of(DUDO)
        others = [chance for move, chance in choices if type(move) is not type(self.best)]
        costs = doubt if doubt.loss_in_dice else self.of(choices[-1].move or DUDO)
        return (
            bool(others and costs.loss_in_dice)
            and choices[0].chance - max(others) >= SURE * costs.loss / costs.loss_in_dice
        )

    def grades(self) -> dict[Move, MoveGrade]:
        decided = {move: self.of(move) for move in self.seen.legal}
        top = max(each.candidates[0].chance for each in decided.values())
        return {move: MoveGrade(top - each.loss, each.grade) for move, each in decided.items()}

    def score(self, move: Move) -> float:
        return SCORES[self.of(move).grade]

    def rating(self) -> int:
        """Return the rating at which the levels would be expected to score as they do on this puzzle."""
        scored = {level: fmean(map(self.score, answers(level, self.spot))) for level in LEVELS}
        low, high = float(LEAST), float(MOST)
        while high - low > 0.5:
            middle = (low + high) / 2
            expected = sum(1 / (1 + 10 ** ((middle - rating) / 400)) for rating in LEVELS.values())
            low, high = (middle, high) if expected > sum(scored.values()) else (low, middle)
        return round(low)

    def shipped(self, rating: int) -> StoredPuzzle:
        about = self.of(self.best)
        assert about.chance_by_own_dice is not None and about.chance_by_bids is not None
        chances = (about.chance_by_own_dice, about.chance_by_bids, about.chance_own_bid)
        mix = dict(self.solved.mix) if isinstance(self.solved, Probe) else None
        return StoredPuzzle.of(rating, self.spot, chances, self.grades(), mix)


def kind(judged: Judged) -> str:
    return "solved" if judged.solved else type(judged.best).__name__


def chosen(rated: Mapping[PuzzlePosition, tuple[int, str]], count: int) -> list[PuzzlePosition]:
    """Yield from each band of ratings, and each kind of best move within it, in turn."""
    bands: dict[tuple[int, str], list[PuzzlePosition]] = {}
    for spot, (rating, of) in rated.items():
        bands.setdefault((min(BANDS - 1, (rating - LEAST) * BANDS // (MOST - LEAST)), of), []).append(spot)
    found: list[PuzzlePosition] = []
    while len(found) < count and any(bands.values()):
        found += [spots.pop(0) for spots in bands.values() if spots]
    return found[:count]


def main(games: int, rounds: int, count: int) -> None:
    rated: dict[PuzzlePosition, tuple[int, str]] = {}
    for spots, least in ((from_games(games), SURE), (from_solutions(rounds), 0.0)):
        for spot in spots:
            if spot in rated:
                continue
            judged = Judged(spot)
            if not judged.matters:
                continue
            if least and (judged.solved or not judged.sure):
                continue
            if not least and all(judged.of(move).grade == "best" for move in judged.seen.legal):
                continue
            rating = judged.rating()
            if rating > LEAST:  # otherwise everybody solves it
                rated[spot] = rating, kind(judged)
    puzzles = sorted(
        (Judged(spot).shipped(rated[spot][0]) for spot in chosen(rated, count)),
        key=lambda each: (each.rating, msgspec.json.encode(each)),
    )
    FILE.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in puzzles))
    kinds = Counter(rated[each.spot][1] for each in puzzles)
    print(f"{len(puzzles)} puzzles of {len(rated)}, {FILE.stat().st_size} bytes, {dict(kinds)}")
    print("ratings:", [each.rating for each in puzzles][:: max(1, len(puzzles) // 12)])


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]) if len(sys.argv) == 4 else (900, 220, 264))
