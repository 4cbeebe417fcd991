"""Practice: questions about odds, and shipped puzzles, which ``tools/puzzles.py`` generates.

A puzzle is a line of ``analysis/puzzles.jsonl``: a position as the player to act sees it, and the grade of every legal
move. As at a table, ``Game`` and ``view`` produce the position and the legal moves that the page shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from random import Random
from typing import Final, NamedTuple, get_args

import msgspec

from perudo.bots import BOT_NAMES
from perudo.core import odds
from perudo.core.game import ACE, FACES, Bid, Deal, Game, Hand, Move
from perudo.core.moves import move_name
from perudo.core.rules import Rules, house_rules, parse_rule_code
from perudo.core.view import View, view
from perudo.protocol.wire import Grade, GradedMove, OddsDrill, OddsQuestion, Practice, Puzzle, from_move

PACK_SIZE: Final = 24
"""Puzzles per pack."""
CHANCE_BOUNDS: Final = (0.1, 0.3, 0.5, 0.7, 0.9)
"""The bounds between the probability ranges that an odds question offers as answers."""
DRILL_QUESTIONS: Final = 180
_WORST: Final[Grade] = "blunder"


class PuzzlePosition(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position in a round, as the player to act knows it."""

    rule_code: str
    """The rule code."""
    dice: tuple[int, ...]
    opener: int
    palifico: bool = False
    veterans: tuple[int, ...] = ()
    """Seats that were palifico in an earlier round."""
    hand: Hand
    bids: tuple[tuple[int, int], ...]

    @property
    def edition(self) -> str:
        return parse_rule_code(self.rule_code)[0]

    @property
    def parsed_rules(self) -> Rules:
        return house_rules(*parse_rule_code(self.rule_code))

    @property
    def start(self) -> Game:
        """Return the game before the deal."""
        return Game.mid_game(self.parsed_rules, self.dice, self.opener if self.palifico else None, self.veterans)

    @property
    def seat(self) -> int:
        seats = [seat for seat, left in enumerate(self.dice, start=1) if left]
        return seats[(seats.index(self.opener) + len(self.bids)) % len(seats)]

    def games(self) -> Iterator[Game]:
        """Yield the game after the deal and after each bid. The other players' dice are arbitrary, because nobody sees
        them."""
        hands = tuple(self.hand if seat == self.seat else (ACE,) * left for seat, left in enumerate(self.dice, start=1))
        game = self.start.after(Deal(hands, self.opener))
        yield game
        for bid in self.bids:
            game = game.after(Bid(*bid))
            yield game

    @property
    def view(self) -> View:
        *_, game = self.games()
        return view(game, self.seat)


class MoveGrade(NamedTuple):
    chance: float
    grade: Grade


class StoredPuzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A puzzle as it is stored. Probabilities are in ten-thousandths. In ``bids``, each grade is shortened to its first
    two letters."""

    rating: int
    spot: PuzzlePosition
    chance_by_own_dice: int
    chance_by_bids: int
    chance_own_bid: int | None = None
    calls: dict[str, tuple[int, str]]
    bids: dict[int, tuple[int, str, list[int]]]
    """For each face: the lowest legal quantity, then the grades and the chances of winning of the bids from that
    quantity up. Higher bids are omitted if they all have ``other_moves_chance`` and the worst grade.
    """
    other_moves_chance: int
    """The chance of winning after a bid that is not listed. The next player calls such a bid, and the bidder loses a
    die."""
    shares: dict[str, float] | None = None
    """In a solved round, how often the solution makes each move."""

    @staticmethod
    def of(
        rating: int, spot: PuzzlePosition, odds: tuple[float, float, float | None], grades: dict[Move, MoveGrade],
        shares: dict[Move, float] | None,
    ) -> StoredPuzzle:  # fmt: skip
        alone, read, believed = odds
        rest = min(round(grade.chance * 10_000) for grade in grades.values())
        faces: dict[int, tuple[int, str, list[int]]] = {}
        for face in FACES:
            bids = sorted(move for move in grades if isinstance(move, Bid) and move.face == face)
            told = [(bid, round(grades[bid].chance * 10_000), grades[bid].grade) for bid in bids]
            while told and told[-1][1:] == (rest, _WORST):
                told.pop()
            if told:
                letters = "".join(verdict[0:2] for _, _, verdict in told)
                faces[face] = (told[0][0].quantity, letters, [chance for _, chance, _ in told])
        calls: dict[str, tuple[int, str]] = {
            move_name(move): (round(grade.chance * 10_000), grade.grade)
            for move, grade in grades.items()
            if not isinstance(move, Bid)
        }
        return StoredPuzzle(
            rating=rating,
            spot=spot,
            chance_by_own_dice=round(alone * 10_000),
            chance_by_bids=round(read * 10_000),
            chance_own_bid=None if believed is None else round(believed * 10_000),
            calls=calls,
            bids=faces,
            other_moves_chance=rest,
            shares={move_name(move): round(share, 4) for move, share in shares.items()} if shares else None,
        )

    def grades(self) -> dict[Move, MoveGrade]:
        """Return the grade of every legal move."""
        known = {name: MoveGrade(chance / 10_000, _verdict(of)) for name, (chance, of) in self.calls.items()}
        for face, (lowest, letters, chances) in self.bids.items():
            for index, chance in enumerate(chances):
                known[move_name(Bid(lowest + index, face))] = MoveGrade(
                    chance / 10_000, _verdict(letters[2 * index : 2 * index + 2])
                )
        rest = MoveGrade(self.other_moves_chance / 10_000, _WORST)
        return {move: known.get(move_name(move), rest) for move in self.spot.view.legal}

    def to_message(self, number: int) -> Puzzle:
        """Return the puzzle as a message for the page."""
        spot = self.spot
        edition, options = parse_rule_code(spot.rule_code)
        shares = self.shares
        rest = MoveGrade(self.other_moves_chance / 10_000, _WORST)
        grades = self.grades()
        words = [
            GradedMove(
                move=from_move(move),
                chance=grade.chance,
                grade=grade.grade,
                share=None if shares is None else shares.get(move_name(move), 0.0),
            )
            for move, grade in grades.items()
            if grade != rest
        ]
        words.sort(key=lambda graded: (-graded.chance, -(graded.share or 0)))
        others = GradedMove(move=None, chance=rest.chance, grade=_WORST, share=None if shares is None else 0.0)
        return Puzzle(
            number=number,
            rating=self.rating,
            edition=edition,
            options=options,
            rules=spot.parsed_rules.to_dict(),
            view=spot.view,
            moves=(*words, others),
            chance_by_own_dice=self.chance_by_own_dice / 10_000,
            chance_by_bids=self.chance_by_bids / 10_000,
            chance_own_bid=None if self.chance_own_bid is None else self.chance_own_bid / 10_000,
        )


def _verdict(begins: str) -> Grade:
    return next(verdict for verdict in get_args(Grade) if verdict.startswith(begins))


# --- Shipped data


@cache
def all_puzzles() -> tuple[StoredPuzzle, ...]:
    """Return all puzzles, easiest first."""
    lines = resources.files("perudo.analysis").joinpath("puzzles.jsonl").read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=StoredPuzzle) for line in lines)


@cache
def practice() -> Practice:
    return Practice(pack_size=PACK_SIZE, ratings=tuple(each.rating for each in all_puzzles()), names=BOT_NAMES)


@cache
def puzzle_pack(number: int) -> tuple[Puzzle, ...]:
    """Return the puzzles of a pack (from 0); empty if the pack does not exist."""
    first = number * PACK_SIZE
    return tuple(each.to_message(first + index) for index, each in enumerate(all_puzzles()[first : first + PACK_SIZE]))


# --- Odds


@cache
def odds_drill() -> OddsDrill:
    """Return questions about odds, easiest first, with the same number from each probability range."""
    ranges: list[list[OddsQuestion]] = [[] for _ in range(len(CHANCE_BOUNDS) + 1)]
    each = DRILL_QUESTIONS // len(ranges)
    for question in _questions(Random("how likely, roughly?")):
        of = ranges[sum(question.chance > bound for bound in CHANCE_BOUNDS)]
        if len(of) < each and question not in of:
            of.append(question)
        if all(len(of) == each for of in ranges):
            break
    every = sorted((question for of in ranges for question in of), key=lambda question: question.rating)
    return OddsDrill(chance_bounds=CHANCE_BOUNDS, questions=tuple(every))


def _questions(chance: Random) -> Iterator[OddsQuestion]:
    while True:
        own, others = chance.randint(1, 5), chance.randint(2, 25)
        hand = tuple(sorted(chance.choices(FACES, k=own)))
        face, wild = chance.choice(FACES), chance.random() < 0.85
        quantity = odds.count_matching(hand, face, wild=wild) + chance.randint(1, others)
        true = odds.probability_true(own + others, hand, quantity, face, wild=wild)
        far = min(abs(true - bound) for bound in CHANCE_BOUNDS)
        if 0.01 < true < 0.99 and far > 0.005:
            # Questions are difficult if the probability is close to a bound, or if there are many dice.
            rating = round(1600 - 6000 * min(far, 0.1) + 10 * others)
            yield OddsQuestion(
                rating=rating, dice=own + others, hand=hand, quantity=quantity, face=face, wild=wild,
                chance=odds.round_chance(true),
            )  # fmt: skip
