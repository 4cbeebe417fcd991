"""Bots that look ahead: they infer hands, and predict how the next player would reply to each possible move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Final, TypeVar

import numpy as np

from perudo.bots.base import Bot, explanation, is_forced
from perudo.bots.inference import (
    CALL_MARGINS,
    POSTERIOR,
    PRIOR_TYPE,
    RANDOM_BID_CHANCE,
    Array,
    BidArray,
    Inference,
    PlayerType,
    all_bids,
    bid_weights,
    hand_table,
    initial_inference,
    legal_successors,
    limit_call_probabilities,
    margin_call_probabilities,
    match_counts,
    match_indicator,
    successor_row,
    tail_index,
    update,
    update_types,
)
from perudo.core.game import DUDO, FACES, Bid, Calza, Move, RaiseContext, unlocked_seats
from perudo.core.narration import Sentence
from perudo.core.odds import to_percent
from perudo.core.rules import Rules
from perudo.core.settling import call_effect
from perudo.core.view import RevealedRound, View

Value = TypeVar("Value", float, Array)
"""One value, or an array of values."""
_WIN_EXPONENT: Final = 1.5
"""A player's chance of winning is assumed to be proportional to the player's number of dice, raised to this power."""
RAISED_OVER_VALUE: Final = 0.2
"""The value, in the bot's own dice, of a round that other players continue and in which one of them may lose a die.
This value applies with more than two players.
"""
OVERCALL_VALUE: Final = (0.2, 0.8)
"""The value to a bidder of being raised, after a true bid and after a false bid, as a fraction of the value of another
player's lost die. The fractions were measured in games among three to six masters without a trained policy
(``benchmarks/foresight.py``).
"""
_REGAINED_DIE_VALUE: Final = 0.9
"""The value of a regained die, relative to a lost one."""
_NEXT_RAISE_DISCOUNT: Final = 0.8
"""The discount factor for the bot's next raise, with two players."""
RAISE_BIAS: Final = (0.23, 0.08)
"""How much the look-ahead overrates raises, in dice: with two players, and with more. The bias was measured in 150
games between built-in bots; ``benchmarks/reliability.py`` uses a different set of games. The bias does not depend on
the value of a raise.
"""
MIN_BID_CHANCE: Final = 0.03
"""The look-ahead considers only raises that are at least this likely or, if there are none, the most likely raises."""
_MIN_REPLY_CHANCE: Final = 0.05
"""The look-ahead ignores replies whose probability is below this even with the best possible hand."""


class Stakes:
    """The value to a player of each outcome of a round, in the player's own dice."""

    def gains(self, bot: Planner, me: int) -> dict[int, float]:
        """Return, for each other seat, the bot's gain if that seat loses a die."""
        strength: list[float] = [count**_WIN_EXPONENT for count in bot.dice]
        every = sum(strength)

        def change(seat: int) -> float:
            left: float = max(bot.dice[seat - 1] - 1, 0) ** _WIN_EXPONENT
            mine: float = left if seat == me else strength[me - 1]
            return mine / (every - strength[seat - 1] + left) - strength[me - 1] / every

        die = -change(me)
        return {seat: change(seat) / die for seat, count in enumerate(bot.dice, start=1) if count and seat != me}

    def won_by_calza(self, bot: Planner, view: View, gains: dict[int, float]) -> float:
        """Return the value of a correct calza."""
        effect = call_effect(bot.rules, Calza(1), 0)
        regained = min(effect.caller, view.starting_dice - len(view.hand or ()))
        return regained * _REGAINED_DIE_VALUE - effect.others * sum(gains.values())

    def overrated(self, bot: Planner) -> float:
        """Return how much the look-ahead overrates raises."""
        return 0.0


@dataclass(frozen=True, eq=False)
class Replies:
    """The next player's replies to each of some raises. They do not depend on the bot's own hand."""

    calls: Array
    """[bid, hand]: how likely the next player calls the bid with each possible hand."""
    chances: Array
    """[hand]: the probability of each of the next player's hands."""
    spots: Array
    """[bid, hand]: the flat index into [bid, n], where n is the number of matching dice in the hand."""
    between: Array
    """[bid, index]: the ``tail`` table for the dice of all other players except the next."""
    lacking: Array
    """[bid, n]: how many dice a bid lacks if n dice in the next player's hand match."""
    beliefs: Array
    """[belief, face, index]: the next player's ``tail`` tables."""
    follow: Array
    """[bid, bid]: the next player's legal raises."""

    @property
    def called(self) -> Array:
        """[bid]: the probability that the next player calls the bid."""
        return np.asarray((self.calls * self.chances).sum(1))

    def worth_if_called(self, own: Array, gain: float) -> Array:
        """Return [bid]: the part of each bid's value that comes from calls. ``own``: [bid] the number of the bot's
        matching dice; ``gain``: the bot's gain if the next player loses a die."""
        each = np.arange(len(own))[:, None]
        true = self.between[each, tail_index(self.lacking - own[:, None])]
        return np.asarray((self.calls * self.chances * (true * gain - (1 - true)).take(self.spots)).sum(1))


class Planner(Bot):
    """Evaluates each move by the next player's likely replies, averaged over that player's possible hands.

    The bot makes the move with the highest chance of winning. The next player calls a raise or raises again, depending
    on their hand and their beliefs after the bid. The bot assumes the usual mix of player types for every player.
    """

    remembers_hand = False

    temperature: ClassVar = 0.03
    """The temperature of the move choice, in dice. A move whose value is one temperature below the best is e times less
    likely. The bot never makes a move that is more than four temperatures below the best.
    """

    def __init__(self, rng: Random, rules: Rules, stakes: Stakes | None = None) -> None:
        """``stakes``: the values of a round's outcomes, by default in dice."""
        super().__init__(rng, rules)
        self._stakes = stakes or Stakes()
        self._habits: tuple[PlayerType, ...] = ()
        self._reading: Inference | None = None
        self._round: tuple[int, int, bool, bool] | None = None
        """The current round: its number, its opener, whether it is palifico, and whether the bot has processed its
        reveal."""
        self._heard = 0
        self._doubted: dict[Move | None, float] = {}
        """For each raise in the last evaluation, the probability that the next player calls it."""

    @property
    def reading(self) -> Inference:
        """Return the inference from the round so far; requires at least one view of the round."""
        assert self._reading
        return self._reading

    # --- Observing

    def see(self, view: View) -> None:
        dice = self.dice
        super().see(view)
        if view.phase == "bidding":
            if self._round is None or self._round[0] != view.round:
                self._habits = self._habits or (PRIOR_TYPE,) * len(self.dice)
                self._reading = initial_inference(self.dice, view.wild, view.max_quantity, self._habits)
                self._round, self._heard = (view.round, view.opener or 0, view.palifico, False), 0
            self._hear([(spoken.seat, Bid(spoken.quantity, spoken.face)) for spoken in view.bids])
        elif dice and (shown := view.revealed) and self._round == (view.round, shown.opener, shown.palifico, False):
            assert self._reading
            bids = [(spoken.seat, Bid(spoken.quantity, spoken.face)) for spoken in shown.bids]
            self._hear(bids)
            if shown.call == "dudo":
                self._reading = update(self._reading, shown.caller, self.raising(shown.caller), bids[-1][1], None)
            if self.remembers_rounds:
                self._learn(shown)
            self._round = (*self._round[:3], True)

    def _learn(self, shown: RevealedRound) -> None:
        """Learn from the revealed dice of the round that has just ended."""
        assert self._reading
        self._habits = update_types(self._reading, shown.hands)

    def _hear(self, bids: Sequence[tuple[int, Bid]]) -> None:
        assert self._reading
        for index in range(self._heard, len(bids)):
            seat, bid = bids[index]
            current_bid = bids[index - 1][1] if index else None
            self._reading = update(self._reading, seat, self.raising(seat), current_bid, bid)
        self._heard = len(bids)

    def raising(self, seat: int) -> RaiseContext:
        """Return the context that determines a seat's legal raises in this round."""
        assert self._reading and self._round
        _, opener, palifico, _ = self._round
        free = unlocked_seats(self.rules, self._reading.dice, self.veterans, opener, palifico)
        return RaiseContext(self.rules.raise_, palifico, palifico and seat not in free, self._reading.most)

    # --- Acting

    def explain(self, view: View, move: Move) -> Sentence | None:
        about = move if isinstance(move, Bid) else view.current_bid
        hand, me = view.hand, view.seat
        if self._reading is None or about is None or hand is None or me is None:
            return None
        if is_forced(view):
            return explanation("why-forced", None)
        own, others = self.count_matching(view, about.face), self._reading.others_at_least(me)
        true, more = (float(others[about.face - 1, tail_index(about.quantity - own + above)]) for above in (0, 1))
        if isinstance(move, Calza):
            return explanation("why-calza", about, true - more)
        calls = self._calls_on(view, move) if isinstance(move, Bid) else None
        if calls is None:
            return explanation("why-reader", about, true, own=own)
        told = explanation("why-ahead", about, true, calls=to_percent(calls))
        return replace(told, seats={"name": self.next_seat(me)})

    def _calls_on(self, view: View, bid: Bid) -> float | None:
        """Return the probability that the next player calls a raise; None if the look-ahead did not consider the
        raise."""
        self.move_values(view)
        return self._doubted.get(bid)

    def next_seat(self, seat: int) -> int:
        """Return the seat that acts after the given seat."""
        assert self._reading
        alive = self._reading.alive
        return alive[(alive.index(seat) + 1) % len(alive)]

    def choose(self, view: View) -> Move | None:
        shares = self.mix(view)
        return self.rng.choices(list(shares), list(shares.values()))[0] if shares else None

    def mix(self, view: View) -> Mapping[Move | None, float] | None:
        values = self.move_values(view)
        if not values:
            return {}
        return dict(zip(values, self._often(np.array(list(values.values()))).tolist(), strict=True))

    def _often(self, worth: Array) -> Array:
        """Return [move]: the probability of each move, given the moves' values."""
        likely = np.where(
            worth >= worth.max() - 4 * self.temperature, np.exp((worth - worth.max()) / self.temperature), 0.0
        )
        return np.asarray(likely / likely.sum())

    def move_values(self, view: View) -> dict[Move | None, float]:
        """Return the value of each considered move, in the player's own dice (-1 means the certain loss of a die).

        The key None stands for a pass during another player's turn. The mapping is empty if there is no legal move.
        """
        legal, me, hand = view.legal, view.seat, view.hand
        if not legal or self._reading is None or me is None or hand is None:
            return {}
        gains = self._stakes.gains(self, me)
        own = match_counts(len(hand), self._reading.wild)[hand_table(len(hand))[0][tuple(sorted(hand))]]
        others = self._reading.others_at_least(me)
        values: dict[Move | None, float] = {}
        current_bid = view.current_bid
        if current_bid is not None:
            face, needed = current_bid.face - 1, current_bid.quantity - own[current_bid.face - 1]
            true, more = float(others[face, tail_index(needed)]), float(others[face, tail_index(needed + 1)])
            values.update(self.call_values(view, true, more, gains))
            if not view.is_my_turn:
                if_true, if_false = self._goes_on(gains)
                values[None] = if_true * true + if_false * (1 - true) if len(gains) > 1 else 0.0
                return values
        rows = [successor_row(move) for move in legal if isinstance(move, Bid)]
        bids = all_bids(view.max_quantity).where(np.array(rows, np.int64) - 1)
        if len(bids.face):
            values |= self._raises(view, bids, own, others, gains)
        return values

    def call_values(self, view: View, true: Value, more: Value, gains: dict[int, float]) -> dict[Move | None, Value]:
        """Return the value of each legal call, given the probabilities that the current bid is true, and that there are
        more matching dice than bid."""
        assert view.seat
        values, calza = dict[Move | None, Value](), Calza(view.seat)
        if calza in view.legal:
            values[calza] = (true - more) * self._stakes.won_by_calza(self, view, gains) - (1 - true + more)
        if DUDO in view.legal:
            values[DUDO] = (1 - true) * gains[view.bids[-1].seat] - true
        return values

    def _raises(
        self, view: View, bids: BidArray, own: Array, others: Array, gains: dict[int, float]
    ) -> dict[Move | None, float]:
        """Return the value of each raise. ``own``: [face] the number of matching dice in the hand; ``others``: [face,
        index] the ``tail`` table for all other players' cups."""
        reading, me = self._reading, view.seat
        assert reading and me
        likely = others[bids.face, tail_index(bids.quantity - own[bids.face])]
        bold = np.flatnonzero(likely >= min(MIN_BID_CHANCE, likely.max()))
        bids, likely = bids.where(bold), likely[bold]
        replies, after = self.replies(view, bids), self.next_seat(me)
        if len(reading.alive) == 2:
            worth = replies.worth_if_called(own[bids.face], gains[after])
            worth += self._comes_back(after, replies, own, others, gains[after])
        else:
            worth = self.raise_values(replies, own[bids.face], likely, gains, after)
        words = [Bid(int(q), int(f) + 1) for q, f in zip(*bids, strict=True)]
        self._doubted = dict(zip(words, replies.called.tolist(), strict=True))
        return dict(zip(words, (worth - self._stakes.overrated(self)).tolist(), strict=True))

    def raise_values(self, replies: Replies, own: Array, likely: Array, gains: dict[int, float], after: int) -> Array:
        """Return [bid]: the value of each raise, with more than two players. ``own``: [bid] the number of the bot's
        matching dice; ``likely``: [bid] the probability of the bid; ``after``: the next player."""
        if_true, if_false = self._goes_on(gains)
        passed = ((1 - replies.calls) * replies.chances).sum(1)
        worth = replies.worth_if_called(own, gains[after])
        return np.asarray(worth + passed * (if_true * likely + if_false * (1 - likely)))

    def replies(self, view: View, bids: BidArray) -> Replies:
        """Return the next player's replies to each raise."""
        reading, me, most = self._reading, view.seat, view.max_quantity
        assert reading and me
        quantity, face = bids
        after = self.next_seat(me)
        chances, table = reading.hands[after], match_counts(self.dice[after - 1], reading.wild)
        between, each = reading.others_at_least(me, after)[face], np.arange(len(face))[:, None]
        lacking = quantity[:, None] - np.arange(-1, self.dice[after - 1] + 1)  # The first column is for n = -1.

        # [belief, bid, hand]: the probabilities, as the next player sees them, that the bid is true and that the best
        # raise is true.
        told = self._told(view, bids)
        mine = lacking[:, :, None] - np.arange(told.shape[1])
        believed = (between[each[:, None], tail_index(mine)] * told[:, None]).sum(2)
        beliefs = reading.beliefs(after)
        stands = np.stack([beliefs[0][face[:, None], tail_index(lacking[:, 1:])], believed[:, 1:]])
        spots = table.T[face] + (lacking.shape[1] - 1) * each
        follow: Array = legal_successors(self.raising(after))[bids.successor_row]
        by_face = follow.reshape(len(face), most, len(FACES))
        lowest: Array = by_face.argmax(1) + 1  # [bid, face]
        possible = np.asarray(by_face.any(1))
        best = np.zeros((len(beliefs), *spots.shape))
        least = lowest.min()
        for of in range(len(FACES)):
            rising = np.arange(least, lowest[:, of].max() + 1)[:, None]
            with_it = beliefs[:, of].take(tail_index(rising - table[:, of]), 1).take(lowest[:, of] - least, 1)
            np.maximum(best, with_it * possible[:, of, None], out=best)
        one_more = follow[np.arange(len(face)), np.minimum(bids.successor_row + 5, follow.shape[1] - 1)] & (
            quantity < most
        )
        best[POSTERIOR] = np.maximum(best[POSTERIOR], (believed[:, :-1] * one_more[:, None]).take(spots))
        kinds = reading.player_types[after].caller_type.reshape(len(beliefs), -1)
        rather = margin_call_probabilities(stands.reshape(len(beliefs), -1).take(spots, 1), best)
        calls = np.tensordot(kinds[:, : len(CALL_MARGINS)], rather, 2)  # [bid, hand]
        calls += np.tensordot(kinds[:, len(CALL_MARGINS) :], limit_call_probabilities(stands), 2).take(spots)
        calls[~possible.any(1)] = 1.0
        return Replies(calls, chances, spots, between, lacking[:, 1:], beliefs, follow)

    def _goes_on(self, gains: dict[int, float]) -> tuple[float, float]:
        """Return the value of being raised after a true bid, and after a false one."""
        return RAISED_OVER_VALUE, RAISED_OVER_VALUE

    def _told(self, view: View, bids: BidArray) -> Array:
        """Return [bid, n]: the other players' estimate, after each bid, of the probability that the bot has exactly n
        matching dice.
        """
        reading, me = self._reading, view.seat
        assert reading and me
        habits, thoughts = reading.player_types[me], reading.options(me, self.raising(me), view.current_bid)
        calls = thoughts.calls
        silent = reading.hands[me] if calls is None else reading.hands[me] * (1 - habits.caller_type @ calls)
        urges, every = thoughts.bid_weights
        spread = match_indicator(thoughts.dice, reading.wild)
        weights = np.vstack([silent, (1 - RANDOM_BID_CHANCE) * habits.bidder_type[:, None] * silent / every])
        by_face = spread @ weights.T  # [face, n, pass or type]
        told = by_face[bids.face, :, 0]
        at = np.full(len(FACES) * reading.most + 1, -1)
        at[thoughts.bids.successor_row] = np.arange(len(thoughts.bids.face))
        said = np.flatnonzero(at[bids.successor_row] >= 0)
        if len(said):
            urge = urges[:, :, at[bids.successor_row[said]]]  # [type, n, bid]
            liked = np.einsum("knb,bnk->bn", urge, by_face[bids.face[said], :, 1:])
            told[said] = RANDOM_BID_CHANCE / len(thoughts.bids.face) * told[said] + liked
        shares: Array = told / told.sum(1, keepdims=True)
        return shares

    def _comes_back(self, other: int, replies: Replies, own: Array, others: Array, gain: float) -> Array:
        """Return [bid]: with two players, the value of the bot's doubt or next raise after the opponent raises the bid.
        The raise is evidence about the opponent's hand."""
        reading, beliefs, follow = self._reading, replies.beliefs, replies.follow
        assert reading
        passed = (
            1 - replies.calls
        ) * replies.chances  # The joint probability that the opponent has the hand and raises.
        dice, every = self.dice[other - 1], all_bids(reading.most)
        hopeful = beliefs[:, every.face, tail_index(every.quantity - dice)].max(0) >= _MIN_REPLY_CHANCE
        bids, follow = every.where(hopeful), follow[:, hopeful]
        lacking = bids.quantity - np.arange(dice + 1)[:, None]  # [n, raise], for n matching dice
        true = lacking <= own[bids.face]
        urges = bid_weights(beliefs[:, bids.face, tail_index(lacking)], bids)
        spread = match_indicator(dice, reading.wild)
        flat = spread.reshape(-1, spread.shape[2])
        of_face = bids.face[:, None] == np.arange(len(FACES))
        liked = np.matmul(urges[:, None] * follow[:, None], of_face).swapaxes(2, 3)  # [type, bid, face, n]
        share = reading.player_types[other].bidder_type[:, None, None] * passed
        share /= np.maximum(liked.reshape(*share.shape[:2], -1) @ flat, 1e-12)
        by_face = (share @ flat.T).reshape(*share.shape[:2], *spread.shape[:2])  # [type, bid, face, n]
        said = (by_face[:, :, bids.face] * urges.swapaxes(1, 2)[:, None]).sum(0)  # [bid, raise, n]
        seen, right = said.sum(2), (said * true.T).sum(2)  # [bid, raise]
        seen, right = seen * follow, right * follow
        false = 1 - right / np.maximum(seen, 1e-12)
        doubt = false * gain - (1 - false)
        mine = legal_successors(self.raising(next(seat for seat in reading.alive if seat != other)))[bids.successor_row]
        likely = (mine * others[every.face, tail_index(every.quantity - own[every.face])]).max(1)  # [raise]
        again = _NEXT_RAISE_DISCOUNT * (likely * (gain + 1)) - 1
        worth: Array = (seen * np.maximum(doubt, again)).sum(1)
        return worth


class Master(Planner):
    """Learns during a game how each player calls and raises.

    With more than two players, the bot also takes two effects into account. When another player raises the bot's bid,
    the bot gains more if its bid was false, because the raiser will be doubted. The more players there are, the less it
    matters that one of them loses a die.
    """

    remembers_rounds = True
    temperature = 0.01

    def _goes_on(self, gains: dict[int, float]) -> tuple[float, float]:
        mean, (if_true, if_false) = sum(gains.values()) / len(gains), OVERCALL_VALUE
        return if_true * mean, if_false * mean
