"""The interactive lesson: a short scripted game with a text for each step.

The learner has seat 1, and two bots sit to the learner's left. The script fixes the dice and the bots' moves. ``Game``
checks every move, ``view`` determines what the learner sees, and the numbers in the texts come from the game. The texts
are in ``locales/`` under ``lesson-...``.
"""

from __future__ import annotations

from functools import cache

from perudo.core.game import ACE, DUDO, Action, Bid, Deal, Dudo, Game, Move, OpeningRoll
from perudo.core.rules import PRESETS, house_rules, parse_rule_code
from perudo.core.view import View, view
from perudo.protocol.wire import Lesson, LessonBranch, LessonStep, LessonText, from_move

LESSON_EDITION, _OPTIONS = parse_rule_code(next(iter(PRESETS.values())))
LESSON_OPTIONS = {"dice": 3, **_OPTIONS}
"""The preset options for a first game, but with fewer dice. Fewer dice let a three-minute lesson cover a lost
die, aces and a palifico round.
"""
SEATS = 3
LEARNER_SEAT = 1


@cache
def lesson() -> Lesson:
    """Return the lesson. Steps refer to each other by index."""
    script = _Script()
    _bids_and_dudo(script)
    _wild_aces(script)
    _bids_of_aces(script)
    _palifico(script)
    return Lesson(
        edition=LESSON_EDITION, options=LESSON_OPTIONS, rules=script.game.rules.to_dict(), steps=tuple(script.steps)
    )


class _Script:
    """Builds the lesson from a scripted game."""

    def __init__(self) -> None:
        # The opening roll takes place before the lesson begins.
        self.game = Game.start(house_rules(LESSON_EDITION, LESSON_OPTIONS), SEATS).after(OpeningRoll((2, 4, 6)))
        self.steps: list[LessonStep] = []
        self._before: list[View] = []
        """The learner's views since the last step."""

    def play(self, *actions: Action) -> None:
        for action in actions:
            self.game = self.game.after(action)
            self._before.append(view(self.game, LEARNER_SEAT))

    def tell(self, message: str, **arguments: int) -> None:
        """Add a message that does not ask for a move."""
        self._step(_text(message, arguments), following=len(self.steps) + 1)

    def ask(self, message: str, move: Bid | Dudo, **arguments: int) -> None:
        """Add a text that asks for a specific move, and make that move."""
        wanted = {"quantity": move.quantity, "face": move.face} if isinstance(move, Bid) else {}
        rather = _text("lesson-rather-bid" if wanted else "lesson-rather-dudo", wanted)
        way = LessonBranch(move=from_move(move), step=len(self.steps) + 1)
        self._step(_text(message, {**wanted, **arguments}), ways=(way,), otherwise=rather)
        self.play(move)

    def let(self, message: str, **arguments: int) -> None:
        """Add a text, after which the learner may make any legal move. The lesson ends with the result of that move."""
        asked, before = self.game, len(self.steps)
        moves = tuple(asked.legal)
        ways = tuple(LessonBranch(move=from_move(move), step=before + 1 + index) for index, move in enumerate(moves))
        self._step(_text(message, arguments), ways=ways)
        for move in moves:
            self.game = asked
            self.play(*_to_the_end(move))
            self._step(_text(_outcome(self.game), self.counted()))
        self.game = asked

    def counted(self) -> dict[str, int]:
        """Return the numbers that a text about the reveal needs."""
        outcome = self.game.previous
        assert outcome is not None
        (loser,) = outcome.lost
        return {
            "quantity": outcome.count,
            "face": outcome.bid.face,
            "claimed": outcome.bid.quantity,
            "seat": loser,
            "left": outcome.dice[loser - 1],
        }

    def own(self, face: int, *, wild: bool = True) -> int:
        """Return how many of the learner's dice match a face."""
        hand = (self.game.hands or ())[LEARNER_SEAT - 1]
        return sum(die == face or (wild and die == ACE) for die in hand)

    def _step(
        self,
        told: LessonText,
        *,
        ways: tuple[LessonBranch, ...] = (),
        otherwise: LessonText | None = None,
        following: int | None = None,
    ) -> None:
        *before, now = self._before or [view(self.game, LEARNER_SEAT)]
        self.steps.append(
            LessonStep(
                text=told, views_before=tuple(before), view=now, branches=ways, otherwise=otherwise, next_step=following
            )
        )
        self._before = []


def _text(message: str, arguments: dict[str, int]) -> LessonText:
    return LessonText(message=message, arguments=arguments)


def _standing(game: Game) -> dict[str, int]:
    """Return the quantity, face and bidder of the current bid."""
    assert game.current_bid is not None and game.bidder is not None
    return {"quantity": game.current_bid.quantity, "face": game.current_bid.face, "seat": game.bidder}


# --- Rounds that each teach one idea


def _bids_and_dudo(script: _Script) -> None:
    script.play(Deal(((2, 4, 4), (3, 4, 6), (2, 5, 5)), opener=3))
    script.tell("lesson-cups", quantity=sum(script.game.dice))
    script.play(Bid(2, 2))
    script.tell("lesson-bid", **_standing(script.game))
    script.ask("lesson-raise", Bid(2, 4), own=script.own(4))
    script.play(Bid(3, 4), Bid(3, 5))
    script.ask("lesson-doubt", DUDO, **_standing(script.game), own=script.own(5))
    script.tell("lesson-falls", **script.counted())


def _wild_aces(script: _Script) -> None:
    script.play(Deal(((1, 3, 3), (2, 5, 5), (1, 6))), Bid(2, 3))
    own = script.own(3)
    script.tell("lesson-aces", quantity=own, face=3)
    raised = Bid(own + 1, 3)
    others = sum(script.game.dice) - script.game.dice[LEARNER_SEAT - 1]
    script.ask("lesson-ace-bid", raised, others=others, more=raised.quantity - own)
    script.play(DUDO)
    script.tell("lesson-stands", **script.counted())


def _bids_of_aces(script: _Script) -> None:
    script.play(Deal(((1, 1, 5), (4, 5), (1, 5))), Bid(2, 4))
    left = _standing(script.game)
    script.play(Bid(1, ACE))
    now = _standing(script.game)
    script.tell("lesson-to-aces", **left | {"seat": now["seat"], "aces": now["quantity"]})
    script.ask("lesson-from-aces", Bid(3, 5), own=script.own(5), aces=now["quantity"])
    script.play(Bid(4, 5), Bid(5, 5))
    over = Bid(3, ACE)
    script.ask("lesson-over", over, **_standing(script.game), aces=over.quantity, own=script.own(ACE))
    script.play(DUDO)
    script.tell("lesson-aces-stand", **script.counted())


def _palifico(script: _Script) -> None:
    script.play(Deal(((1, 2, 2), (2,), (4, 6))), Bid(1, 2))
    script.tell("lesson-palifico", **_standing(script.game))
    opener = script.game.opener or 0
    script.play(Bid(2, 2))
    script.let("lesson-locked", quantity=script.own(2, wild=False), face=2, seat=opener)


def _to_the_end(move: Move) -> tuple[Move, ...]:
    """Return the given move, followed by dudo if the move is a bid."""
    return (move, DUDO) if isinstance(move, Bid) else (move,)


def _outcome(game: Game) -> str:
    """Return the message about the result of the learner's move."""
    outcome = game.previous
    assert outcome is not None
    if LEARNER_SEAT not in outcome.lost:
        return "lesson-own-bid-stands"
    return "lesson-own-bid-falls" if outcome.bidder == LEARNER_SEAT else "lesson-own-doubt-wrong"
