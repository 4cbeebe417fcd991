"""Reviews finished games: judges each decision, and separates luck from skill.

A review judges a move by the information that the player had: the player's own dice, the number of dice left, and the
bids. A ``GameReviewer`` uses the look-ahead of the bot ``Master``, but values each outcome by the chance of winning the
game. The value of a call's outcome is the win probability at the start of the next round. The value of a raise depends
on how likely the next player is to call it. The loss of a move is the difference between its value and that of the best
move.

A control variate separates luck from skill. After a deal, each seat's chance of winning with all dice known
(``win_probabilities``) is compared with its mean over other, equally likely deals. So luck is zero on average,
regardless of how the players play and how accurate the probabilities are. The luck of all seats sums to zero.

A review uses all dice, including hidden ones, so only finished games can be reviewed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from statistics import fmean
from typing import Final, Literal, NamedTuple

import numpy as np

from perudo.analysis.win_probability import before_round as values
from perudo.analysis.win_probability.mid_round import win_probabilities
from perudo.bots.inference import Array, tail_index
from perudo.bots.lookahead import RAISE_BIAS, Master, Planner, Stakes
from perudo.core.errors import PerudoError
from perudo.core.game import FACES, Action, Bid, Calza, Deal, Dudo, Game, Hand, Move
from perudo.core.settling import settle
from perudo.core.view import View, view
from perudo.records.record import Record, Replay
from perudo.solver.tablebase import Probe, probe

RAISE_LOSS_SCALE: Final = 0.5
"""With two players, the look-ahead exaggerates the differences between raises. When ``Master`` bots continue the game
after two different raises (``benchmarks/losses.py``), the actual difference between these raises is only about this
fraction of the predicted difference. With more than two players, the look-ahead predicts the differences correctly.
"""
SAMPLED_DEALS: Final = 24
"""The number of sampled deals with which each deal is compared."""
HALF_ACCURACY_LOSS: Final = 0.25
"""The loss, in dice, at which a move counts as 50 % accurate."""
_DIE: Final = 1e-3
"""The minimum value of a die, as a change in the chance of winning."""

Grade = Literal["only", "best", "good", "slip", "mistake", "blunder"]
_VERDICTS: Final[tuple[tuple[float, Grade], ...]] = ((0.02, "best"), (0.1, "good"), (0.3, "slip"), (0.6, "mistake"))
"""For each grade: the maximum loss, in dice, of a move that still earns the grade. A move that loses more is a blunder.
"""
COSTLY_GRADES: Final[tuple[Grade, ...]] = ("slip", "mistake", "blunder")
"""The grades of moves that are costly enough to be shown in reports."""
MIN_SILENCE_LOSS: Final = 0.01
"""A missed calza is shown if it lowered the chance of winning by at least this much. For a nearly eliminated player,
who has little to lose, calza always seems worth the risk.
"""
_KEYS: Final = 3
"""The maximum number of key moments of each kind."""


class Candidate(NamedTuple):
    """A move, or a pass during another player's turn, with the resulting chance of winning the game."""

    move: Move | None
    chance: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """A move, with its alternatives."""

    step: int
    """The zero-based index of the move among the replay's steps. Deals are steps too. For a missed calza, the index of
    the move that another player made instead.
    """
    round: int
    seat: int
    move: Move | None
    """The judged move; None for a missed calza. A missed calza is included only if it was costly."""
    current_bid: Bid | None
    chance_by_own_dice: float | None
    """The probability that the current bid was true, given only the seat's own dice; None if there was no bid."""
    chance_by_bids: float | None
    """The probability that the current bid was true, given the seat's own dice and the bids of the round."""
    chance_exact: float | None
    """The probability that the current bid was exact, given the seat's own dice and the bids. The value is None unless
    calza was called or was the best move.
    """
    chance_own_bid: float | None
    """The probability that the seat's own bid was true; None for a call."""
    was_true: bool | None
    """Whether the seat's own bid (for a call or a pass, the current bid) was true."""
    candidates: tuple[Candidate, ...]
    """The alternatives, best first."""
    loss: float
    """How much the move lowered the chance of winning; 0 for the best move."""
    loss_in_dice: float
    """The loss in dice, where 1 is as bad as losing one of the seat's dice."""
    grade: Grade

    @property
    def best_move(self) -> Move | None:
        return self.candidates[0].move

    @property
    def win_probability(self) -> float:
        """Return the chance of winning after the move."""
        return self.candidates[0].chance - self.loss

    @property
    def bluff(self) -> bool:
        """Whether the move was a bluff: a false bid that seemed unlikely even to the bidder."""
        return self.chance_own_bid is not None and self.chance_own_bid < 0.5 and not self.was_true

    @property
    def right_doubt(self) -> bool:
        """Whether the move was a correct dudo."""
        return isinstance(self.move, Dudo) and not self.was_true

    @property
    def missed_call(self) -> bool:
        """Whether the player failed to make a call that was clearly the best move."""
        return self.grade in COSTLY_GRADES and self.best_move is not None and not isinstance(self.best_move, Bid)


class LuckSwing(NamedTuple):
    """How much luck changed each seat's chance of winning. The changes sum to zero."""

    step: int
    seats: tuple[float, ...]


class KeyMoment(NamedTuple):
    """A key moment. ``swing``: the chances of winning changed a lot; ``loss``: a player made a costly move."""

    step: int
    kind: Literal["swing", "loss"]
    seat: int
    """The seat that gained most (``swing``), or the seat that made the costly move (``loss``)."""
    chance: float


class SeatSummary(NamedTuple):
    """The breakdown of a seat's result: ``start``, ``luck``, ``own_errors`` and ``others`` sum to ``result``."""

    seat: int
    start: float
    luck: float
    own_errors: float
    """How much the seat's own moves changed its chance of winning; never positive."""
    others: float
    """How much the other players' moves changed the seat's chance of winning. The change also reflects how well the
    other players' dice happened to suit the seat's own moves.
    """
    result: float
    """The result of the game: 1 for the winner, 0 for all others."""
    accuracy: int | None
    """The accuracy, from 0 to 100; None for a seat that made no decisions."""
    bluffs: int
    right_doubts: int
    missed_calls: int


@dataclass(frozen=True)
class Review:
    """The review of a finished game."""

    players: Sequence[str]
    complete: bool
    """Whether the record starts at the beginning of the game; otherwise earlier moves are unknown."""
    start: tuple[float, ...]
    """Each seat's chance of winning before the first roll."""
    win_probabilities: tuple[tuple[float, ...], ...]
    """Each seat's chance of winning after each step of the replay, with all dice known."""
    decisions: tuple[Decision, ...]
    luck: tuple[LuckSwing, ...]

    @cached_property
    def summaries(self) -> tuple[SeatSummary, ...]:
        return tuple(map(self._account, range(1, len(self.players) + 1)))

    @cached_property
    def key_moments(self) -> tuple[KeyMoment, ...]:
        """Return the biggest swings and the costliest moves, in the order in which they happened."""
        swings = []
        for step, (before, after) in enumerate(
            zip((self.start, *self.win_probabilities), self.win_probabilities, strict=False)
        ):
            change = [now - then for then, now in zip(before, after, strict=True)]
            swings.append(KeyMoment(step, "swing", change.index(max(change)) + 1, max(change)))
        costly = [
            KeyMoment(each.step, "loss", each.seat, each.loss)
            for each in self.decisions
            if each.grade in ("mistake", "blunder")
        ]
        most = [sorted(keys, key=lambda key: -key.chance)[:_KEYS] for keys in (swings, costly)]
        return tuple(sorted((*most[0], *most[1]), key=lambda key: key.step))

    def _account(self, seat: int) -> SeatSummary:
        mine = [decision for decision in self.decisions if decision.seat == seat]
        free = [decision.loss_in_dice for decision in mine if decision.grade != "only"]
        began, result = self.start[seat - 1], float(self.win_probabilities[-1][seat - 1])
        luck, given = sum(each.seats[seat - 1] for each in self.luck), -sum(each.loss for each in mine)
        return SeatSummary(
            seat=seat,
            start=began,
            luck=luck,
            own_errors=given,
            others=result - began - luck - given,
            result=result,
            accuracy=round(100 * fmean(0.5 ** (dice / HALF_ACCURACY_LOSS) for dice in free)) if free else None,
            bluffs=sum(each.bluff for each in mine),
            right_doubts=sum(each.right_doubt for each in mine),
            missed_calls=sum(each.missed_call for each in mine),
        )

    def to_dict(self) -> dict[str, object]:
        """Return the output of ``perudo review --json``, with seat numbers, and with moves in record notation."""
        return {
            "players": list(self.players),
            "complete": self.complete,
            "start": _rounded(self.start),
            "win_probabilities": [_rounded(each) for each in self.win_probabilities],
            "decisions": [_told(each) for each in self.decisions],
            "luck": [{"step": each.step, "seats": _rounded(each.seats)} for each in self.luck],
            "key_moments": [key._asdict() | {"chance": round(key.chance, 4)} for key in self.key_moments],
            "seats": [
                {name: round(value, 4) if isinstance(value, float) else value for name, value in each._asdict().items()}
                for each in self.summaries
            ],
        }


def review(played: Record | Replay) -> Review:
    """Review a game. Raises ``PerudoError`` (``review-unfinished``) if the game is not over."""
    replay = played.replay() if isinstance(played, Record) else played
    start = replay.start
    if replay.winner is None or not replay.steps:
        raise PerudoError("review-unfinished")
    judge, game, began = GameReviewer(start), start, values.win_probabilities_of(start)
    chances, decisions, lucks = list[tuple[float, ...]](), list[Decision](), list[LuckSwing]()
    for step, (action, after) in enumerate(replay.steps):
        decisions += judge.judge_action(step, game, action)
        judge.observe(after)
        if isinstance(action, Deal):
            now, luck = judge.luck_of_deal(step, game, after)
            lucks.append(luck)
        elif after.hands is None:
            now = values.win_probabilities_of(after)
        else:
            now = judge.win_probabilities(after, [after.hands])[0]
        chances.append(tuple(map(float, now)))
        game = after
    whole = replay.record.start_position is None
    return Review(tuple(replay.players), whole, tuple(began), tuple(chances), tuple(decisions), tuple(lucks))


class WinChances(Stakes):
    """The values of a round's outcomes, as chances of winning."""

    def __init__(self) -> None:
        self.now: Sequence[float] = ()
        """Each seat's chance of winning at the start of the round."""
        self.ends: Mapping[int, Sequence[float]] = {}
        """For each seat that has dice, everyone's chances of winning if that seat loses a die."""

    def begin(self, game: Game, alive: Iterable[int]) -> None:
        """Record the start of a round, just after the deal."""
        self.now = values.win_probabilities(
            game.rules, game.dice, game.opener or 0, palifico=game.palifico, veterans=game.veterans
        )
        self.ends = {
            seat: values.win_probabilities_after_loss(game.rules, game.dice, game.veterans, seat) for seat in alive
        }

    def die(self, seat: int) -> float:
        """Return how much the loss of a die lowers the seat's chance of winning."""
        return max(self.now[seat - 1] - self.ends[seat][seat - 1], _DIE)

    def gains(self, bot: Planner, me: int) -> dict[int, float]:
        die, now = self.die(me), self.now[me - 1]
        return {seat: (after[me - 1] - now) / die for seat, after in self.ends.items() if seat != me}

    def won_by_calza(self, bot: Planner, view: View, gains: dict[int, float]) -> float:
        me = view.seat or 0
        _, dice, opener, palifico = settle(bot.rules, bot.dice, bot.veterans, Calza(me), me, view.bids[-1].seat, 0)
        after = values.win_probabilities(bot.rules, dice, opener or me, palifico=palifico, veterans=bot.veterans)
        return (after[me - 1] - self.now[me - 1]) / self.die(me)

    def overrated(self, bot: Planner) -> float:
        return RAISE_BIAS[len(bot.dice) - bot.dice.count(0) > 2]


class GameReviewer:
    """Judges every decision of a game by the chance of winning. The ``master`` bot provides the look-ahead.

    The bot remembers only public information; the view of the judged seat adds that seat's hand. The bot also knows
    every seat's number of dice, even if lost dice are hidden, because anybody who watched the game could have counted
    them.
    """

    def __init__(self, start: Game) -> None:
        self.stakes = WinChances()
        self.bot = Master(Random(0), start.rules, self.stakes)
        self.bot.dice, self.bot.veterans = start.dice, start.veterans
        self._hoped: float | None = None
        """The bidder's chance of winning after making the current bid."""

    def observe(self, game: Game) -> None:
        """Let the bot see the public part of a game state."""
        self.bot.see(view(game, None))
        if game.hands is not None and not game.bids:
            self.stakes.begin(game, self.bot.reading.alive)

    # --- With all dice known

    def win_probabilities(self, game: Game, deals: Sequence[Sequence[Hand]]) -> Array:
        """Return every seat's chance of winning for each given deal. Eliminated seats are included."""
        reading = self.bot.reading
        raisings = {seat: self.bot.raising(seat) for seat in reading.alive}
        return win_probabilities(reading, raisings, self.stakes.ends, deals, game.current_bid, game.to_act or 0)

    def luck_of_deal(self, step: int, game: Game, dealt: Game) -> tuple[Sequence[float], LuckSwing]:
        """Return the chances of winning after the latest observed deal, and how much luck the deal gave each seat."""
        now, mean = self.compare_deals(dealt)
        parts = zip(now, mean, _opening(game, dealt), strict=True)
        return now, LuckSwing(step, tuple(float(here - others + opening) for here, others, opening in parts))

    def compare_deals(self, game: Game) -> tuple[Sequence[float], Sequence[float]]:
        """Return the chances of winning with the dealt hands, and their mean over other, equally likely hands.

        The dealt hands seed the random generator for the other deals, so reviews are reproducible. But the other deals
        reveal nothing about the dealt hands.
        """
        hands = game.hands or ()
        chance = Random(f"{game.round_number} {hands}")
        others = [tuple(tuple(chance.choices(FACES, k=count)) for count in game.dice) for _ in range(SAMPLED_DEALS)]
        dealt, *rest = self.win_probabilities(game, [hands, *others])
        return dealt, np.mean(rest, 0)

    # --- From a seat's viewpoint

    def judge_action(self, step: int, game: Game, action: Action) -> Iterator[Decision]:
        """Yield the decision for the move, then the decisions for calza calls that other players missed."""
        if not isinstance(action, Bid | Dudo | Calza):
            return
        decision = self.judge_move(step, game, action)
        yield decision
        for seat in game.calza_callers:
            if seat not in (decision.seat, game.to_act):
                silent = self.judge_move(step, game, None, seat)
                if silent.missed_call and silent.loss >= MIN_SILENCE_LOSS:
                    yield silent
        self._hoped = decision.win_probability if isinstance(action, Bid) else None

    def judge_move(self, step: int, game: Game, said: Move | None, seat: int | None = None) -> Decision:
        """Judge a seat's move or pass."""
        seat = seat or (said.seat if isinstance(said, Calza) else game.to_act or 0)
        seen = view(game, seat)
        worth = self.move_values(seen, said)
        choices = sorted((Candidate(word, chance) for word, chance in worth.items()), key=lambda choice: -choice.chance)
        given = choices[0].chance - worth[said]
        dice = given / self.stakes.die(seat)
        current_bid = seen.current_bid
        about = said if isinstance(said, Bid) else current_bid
        assert about
        quantity, _ = (game if said is None else game.after(said)).matching_dice or game.matching_dice or (0, True)
        only = seen.is_my_turn and len(seen.legal) == 1
        return Decision(
            step=step,
            round=game.round_number,
            seat=seat,
            move=said,
            current_bid=current_bid,
            chance_by_own_dice=self.bot.chance_true(seen, current_bid) if current_bid else None,
            chance_by_bids=self.chance_by_bids(seen, current_bid) if current_bid else None,
            chance_exact=self._exact(seen, current_bid)
            if current_bid and Calza(seat) in (said, choices[0].move)
            else None,
            chance_own_bid=self.chance_by_bids(seen, said) if isinstance(said, Bid) else None,
            was_true=quantity >= about.quantity,
            candidates=tuple(choices),
            loss=given,
            loss_in_dice=dice,
            grade="only" if only else next((name for most, name in _VERDICTS if dice <= most), "blunder"),
        )

    def move_values(self, view: View, said: Move | None = None) -> dict[Move | None, float]:
        """Return the chance of winning with each considered move and with the actual move."""
        seat = view.seat or 0
        now, die = self.stakes.now[seat - 1], self.stakes.die(seat)
        worth = {word: now + die * dice for word, dice in self.bot.move_values(view).items()}
        # The bot does not evaluate bids that it finds too bold: assume that the next player calls them.
        if isinstance(said, Bid) and said not in worth:
            true = self.chance_by_bids(view, said)
            worth[said] = (
                true * self.stakes.ends[self.bot.next_seat(seat)][seat - 1]
                + (1 - true) * self.stakes.ends[seat][seat - 1]
            )
        if len(self.bot.reading.alive) == 2:
            best = max((chance for move, chance in worth.items() if isinstance(move, Bid)), default=0.0)
            for move, chance in worth.items():
                if isinstance(move, Bid):
                    worth[move] = best - RAISE_LOSS_SCALE * (best - chance)
        if None in worth and self._hoped and view.bids[-1].seat == seat:  # The seat passes on its own bid.
            worth[None] = self._hoped
        found = probe(view, self.bot.rules, self.bot.dice, self.bot.veterans)
        return self._solved(seat, found, worth) if isinstance(found, Probe) else worth

    def _solved(self, seat: int, found: Probe, worth: Mapping[Move | None, float]) -> dict[Move | None, float]:
        """Return the chance of winning with each move in a solved round. Moves that are part of the solution get the
        full value of the position. Other moves get that value minus the loss that the look-ahead estimates.
        """
        lost, won = self.stakes.ends[seat][seat - 1], self.stakes.ends[self.bot.next_seat(seat)][seat - 1]
        chance = lost + (won - lost) * (1 + found.value) / 2
        best = max((worth[move] for move in found.mix if move in worth), default=max(worth.values()))
        less = {move: max(chance - max(best - value, 0.0), 0.0) for move, value in worth.items()}
        return {**dict.fromkeys(found.mix, chance), **{move: less[move] for move in less if move not in found.mix}}

    def chance_by_bids(self, view: View, bid: Bid) -> float:
        """Return the probability that a bid is true, given the seat's own dice and the bids."""
        own = self.bot.count_matching(view, bid.face)
        return min(
            float(self.bot.reading.others_at_least(view.seat or 0)[bid.face - 1, tail_index(bid.quantity - own)]), 1.0
        )

    def _exact(self, view: View, bid: Bid) -> float:
        """Return the probability that a bid is exact, given the seat's dice and the bids."""
        return self.chance_by_bids(view, bid) - self.chance_by_bids(view, Bid(bid.quantity + 1, bid.face))


def _opening(before: Game, dealt: Game) -> Sequence[float]:
    """Return each seat's gain from the random choice of the opener; 0 if the opener was not chosen at random."""
    if before.opener is not None:
        return [0.0] * len(before.dice)
    each = {
        seat: values.win_probabilities(before.rules, before.dice, seat, veterans=before.veterans)
        for seat in before.alive
    }
    mean = np.mean(list(each.values()), 0)
    return [float(mine - other) for mine, other in zip(each[dealt.opener or 0], mean, strict=True)]


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def _told(decision: Decision) -> dict[str, object]:
    def digits(chance: float | None) -> float | None:
        return None if chance is None else round(chance, 4)

    return {
        "step": decision.step,
        "round": decision.round,
        "seat": decision.seat,
        "move": None if decision.move is None else str(decision.move),
        "current_bid": str(decision.current_bid) if decision.current_bid else None,
        "chance_by_own_dice": digits(decision.chance_by_own_dice),
        "chance_by_bids": digits(decision.chance_by_bids),
        "chance_exact": digits(decision.chance_exact),
        "missed_call": decision.missed_call,
        "best_move": None if decision.best_move is None else str(decision.best_move),
        "loss": digits(decision.loss),
        "loss_in_dice": digits(decision.loss_in_dice),
        "grade": decision.grade,
        "candidates": [
            {"move": None if move is None else str(move), "chance": digits(chance)}
            for move, chance in decision.candidates
        ],
    }
