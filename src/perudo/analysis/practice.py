"""What one practises with: puzzles, made by ``tools/puzzles.py`` and shipped, and questions about odds.

A shipped puzzle is a line of ``analysis/puzzles.jsonl``: a moment of a round as its player knows it, and the grade of
every word that is legal there. What is shown of it, the legal words among it, comes through ``Game`` and ``view`` as at
a table.
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
from perudo.protocol.wire import GradedWord, Judgement, OddsDrill, OddsQuestion, Practice, Puzzle, said

PACK_SIZE: Final = 24
"""Puzzles that are sent at once."""
CHANCE_BOUNDS: Final = (0.1, 0.3, 0.5, 0.7, 0.9)
"""Between these one tells how likely a bid is, roughly."""
DRILL_QUESTIONS: Final = 180
_WORST: Final[Judgement] = "blunder"


class PuzzlePosition(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A moment of a round as the player to act knows it."""

    rules: str
    """The rule code."""
    dice: tuple[int, ...]
    opener: int
    palifico: bool = False
    veterans: tuple[int, ...] = ()
    """Seats that were palifico before."""
    hand: Hand
    bids: tuple[tuple[int, int], ...]

    @property
    def edition(self) -> str:
        return parse_rule_code(self.rules)[0]

    @property
    def played_by(self) -> Rules:
        return house_rules(*parse_rule_code(self.rules))

    @property
    def start(self) -> Game:
        """Before the deal."""
        return Game.at(self.played_by, self.dice, self.opener if self.palifico else None, self.veterans)

    @property
    def seat(self) -> int:
        seats = [seat for seat, left in enumerate(self.dice, start=1) if left]
        return seats[(seats.index(self.opener) + len(self.bids)) % len(seats)]

    def moments(self) -> Iterator[Game]:
        """From the deal on. What lies under the other cups does not matter: nobody looks."""
        hands = tuple(self.hand if seat == self.seat else (ACE,) * left for seat, left in enumerate(self.dice, start=1))
        game = self.start.after(Deal(hands, self.opener))
        yield game
        for bid in self.bids:
            game = game.after(Bid(*bid))
            yield game

    @property
    def seen(self) -> View:
        *_, game = self.moments()
        return view(game, self.seat)


class MoveGrade(NamedTuple):
    chance: float
    verdict: Judgement


class StoredPuzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A puzzle as it is stored. Chances are ten-thousandths, verdicts the first letters of their names."""

    rating: int
    spot: PuzzlePosition
    alone: int
    read: int
    believed: int | None = None
    calls: dict[str, tuple[int, str]]
    bids: dict[int, tuple[int, str, list[int]]]
    """For each face the lowest bid, and the grades from that on, up to where only the rest is left."""
    rest: int
    """The chance with every other word: that it is called, and costs a die."""
    shares: dict[str, float] | None = None
    """Where the round is solved, how often each word should be said."""

    @staticmethod
    def of(
        rating: int, spot: PuzzlePosition, odds: tuple[float, float, float | None], grades: dict[Move, MoveGrade],
        shares: dict[Move, float] | None,
    ) -> StoredPuzzle:  # fmt: skip
        alone, read, believed = odds
        rest = min(round(grade.chance * 10_000) for grade in grades.values())
        faces: dict[int, tuple[int, str, list[int]]] = {}
        for face in FACES:
            bids = sorted(word for word in grades if isinstance(word, Bid) and word.face == face)
            told = [(bid, round(grades[bid].chance * 10_000), grades[bid].verdict) for bid in bids]
            while told and told[-1][1:] == (rest, _WORST):
                told.pop()
            if told:
                letters = "".join(verdict[0:2] for _, _, verdict in told)
                faces[face] = (told[0][0].quantity, letters, [chance for _, chance, _ in told])
        calls: dict[str, tuple[int, str]] = {
            move_name(word): (round(grade.chance * 10_000), grade.verdict)
            for word, grade in grades.items()
            if not isinstance(word, Bid)
        }
        return StoredPuzzle(
            rating=rating,
            spot=spot,
            alone=round(alone * 10_000),
            read=round(read * 10_000),
            believed=None if believed is None else round(believed * 10_000),
            calls=calls,
            bids=faces,
            rest=rest,
            shares={move_name(word): round(share, 4) for word, share in shares.items()} if shares else None,
        )

    def grades(self) -> dict[Move, MoveGrade]:
        """Of every legal word."""
        known = {name: MoveGrade(chance / 10_000, _verdict(of)) for name, (chance, of) in self.calls.items()}
        for face, (lowest, letters, chances) in self.bids.items():
            for at, chance in enumerate(chances):
                known[move_name(Bid(lowest + at, face))] = MoveGrade(
                    chance / 10_000, _verdict(letters[2 * at : 2 * at + 2])
                )
        rest = MoveGrade(self.rest / 10_000, _WORST)
        return {word: known.get(move_name(word), rest) for word in self.spot.seen.legal}

    def told(self, number: int) -> Puzzle:
        """As the page is told of it."""
        spot = self.spot
        edition, options = parse_rule_code(spot.rules)
        shares = self.shares
        rest = MoveGrade(self.rest / 10_000, _WORST)
        grades = self.grades()
        words = [
            GradedWord(
                word=said(word),
                chance=grade.chance,
                verdict=grade.verdict,
                share=None if shares is None else shares.get(move_name(word), 0.0),
            )
            for word, grade in grades.items()
            if grade != rest
        ]
        words.sort(key=lambda graded: (-graded.chance, -(graded.share or 0)))
        others = GradedWord(word=None, chance=rest.chance, verdict=_WORST, share=None if shares is None else 0.0)
        return Puzzle(
            number=number,
            rating=self.rating,
            edition=edition,
            options=options,
            rules=spot.played_by.settings(),
            view=spot.seen,
            words=(*words, others),
            alone=self.alone / 10_000,
            read=self.read / 10_000,
            believed=None if self.believed is None else self.believed / 10_000,
        )


def _verdict(begins: str) -> Judgement:
    return next(verdict for verdict in get_args(Judgement) if verdict.startswith(begins))


# --- What is shipped


@cache
def all_puzzles() -> tuple[StoredPuzzle, ...]:
    """Every puzzle, the easiest first."""
    lines = resources.files("perudo.analysis").joinpath("puzzles.jsonl").read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=StoredPuzzle) for line in lines)


@cache
def practice() -> Practice:
    return Practice(pack=PACK_SIZE, ratings=tuple(each.rating for each in all_puzzles()), names=BOT_NAMES)


@cache
def puzzle_pack(number: int) -> tuple[Puzzle, ...]:
    """The puzzles of a pack, from 0; none where there is no such pack."""
    first = number * PACK_SIZE
    return tuple(each.told(first + at) for at, each in enumerate(all_puzzles()[first : first + PACK_SIZE]))


# --- Odds


@cache
def odds_drill() -> OddsDrill:
    """Questions about odds, the easiest first: as many from each range."""
    ranges: list[list[OddsQuestion]] = [[] for _ in range(len(CHANCE_BOUNDS) + 1)]
    each = DRILL_QUESTIONS // len(ranges)
    for question in _questions(Random("how likely, roughly?")):
        of = ranges[sum(question.chance > bound for bound in CHANCE_BOUNDS)]
        if len(of) < each and question not in of:
            of.append(question)
        if all(len(of) == each for of in ranges):
            break
    every = sorted((question for of in ranges for question in of), key=lambda question: question.rating)
    return OddsDrill(bounds=CHANCE_BOUNDS, questions=tuple(every))


def _questions(chance: Random) -> Iterator[OddsQuestion]:
    while True:
        own, others = chance.randint(1, 5), chance.randint(2, 25)
        hand = tuple(sorted(chance.choices(FACES, k=own)))
        face, wild = chance.choice(FACES), chance.random() < 0.85
        quantity = odds.count_matching(hand, face, wild=wild) + chance.randint(1, others)
        true = odds.probability_true(own + others, hand, quantity, face, wild=wild)
        far = min(abs(true - bound) for bound in CHANCE_BOUNDS)
        if 0.01 < true < 0.99 and far > 0.005:
            # Near a bound, and with many dice, it takes a good eye.
            rating = round(1600 - 6000 * min(far, 0.1) + 10 * others)
            yield OddsQuestion(
                rating=rating, dice=own + others, hand=hand, quantity=quantity, face=face, wild=wild,
                chance=odds.round_chance(true),
            )  # fmt: skip
