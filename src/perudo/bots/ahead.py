"""The strongest bot: it reads the cups and the players, and thinks of what the next player will do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from perudo.bots.bot import Bot
from perudo.bots.reading import (
    READ,
    WHIM,
    Array,
    Habits,
    Reading,
    at_least,
    bid_urges,
    call_chances,
    hands_of,
    matching_of,
    may_follow,
    needed,
    one_hot,
    raw_tails,
)
from perudo.game import DUDO, Bid, Calza, Raising, Word
from perudo.rules import Rules
from perudo.view import View

import numpy as np  # isort: skip

PARAMS: dict[str, float] = {
    "gamma": 1.5,
    "tau": 0.03,
    "w3": 0.12,
    "w4": 0.1,
    "w5": 0.09,
    "w6": 0.08,
    "w8": 0.06,
    "again": 0.8,
    "cut": 0.03,
    "sigma": 1.0,
}


class Ahead(Bot):
    """Looks one player ahead, with all it has read."""

    P = PARAMS

    def __init__(self, rng: Random, rules: Rules) -> None:
        super().__init__(rng, rules)
        self.reading: Reading | None = None
        self.habits: dict[int, Habits] = {}
        self._round = 0
        self._heard = 0
        self._learned = 0
        self.learns = True

    # --- What it takes in

    def see(self, view: View) -> None:
        super().see(view)
        if view.phase == "bidding":
            if view.round != self._round or self.reading is None:
                for seat in range(1, len(self.dice) + 1):
                    self.habits.setdefault(seat, Habits())
                self.reading = Reading(self.dice, not view.palifico, view.most, self.habits)
                self._round, self._heard = view.round, 0
            self._hear(view, [(s.seat, Bid(s.quantity, s.face)) for s in view.bids])
        elif view.revealed and self.reading and view.round == self._round and self._learned != view.round:
            shown = view.revealed
            self._hear(view, [(s.seat, Bid(s.quantity, s.face)) for s in shown.bids], shown.opener, shown.palifico)
            if shown.call == "dudo":
                raising = self._raising(shown.caller, shown.opener, shown.palifico, view.most)
                self.reading.hear(shown.caller, raising, Bid(shown.quantity, shown.face), None)
            if self.learns:
                self.reading.learn(shown.hands)
            self._learned = view.round

    def _hear(
        self, view: View, bids: Sequence[tuple[int, Bid]], opener: int | None = None, palifico: bool | None = None
    ) -> None:
        assert self.reading
        for at in range(self._heard, len(bids)):
            seat, bid = bids[at]
            raising = self._raising(
                seat, opener or view.opener or 0, view.palifico if palifico is None else palifico, view.most
            )
            self.reading.hear(seat, raising, bids[at - 1][1] if at else None, bid)
        self._heard = len(bids)

    def _raising(self, seat: int, opener: int, palifico: bool, most: int) -> Raising:
        free = (
            self.rules.veteran_changes_face
            and seat in self.veterans
            and self.reading is not None
            and self.reading.dice[seat - 1] == 1
            and seat != opener
        )
        return Raising(self.rules.raise_, palifico, palifico and not free, most)

    # --- What it says

    def choose(self, view: View) -> Word | None:
        legal = view.legal
        reading, me = self.reading, view.seat
        if not legal or reading is None or me is None or view.hand is None:
            return None
        values: dict[Word | None, float] = {}
        lose, gain = self.stakes(me)
        standing = view.standing
        others = reading.others(me)
        tail = at_least(others, view.most)
        own = matching_of(len(view.hand), reading.wild)[hands_of(len(view.hand))[0][tuple(sorted(view.hand))]]

        def true(quantity: int, face: int) -> float:
            return float(tail[face - 1, needed(view.most, np.array(quantity - own[face - 1]))])

        if standing is not None and Calza(me) in legal:
            exact = true(*standing) - true(standing.quantity + 1, standing.face)
            if self.rules.calza_wins == "all-others-lose":
                won = float(sum(gain.values()))
            else:
                won = -lose * 0.9 if len(view.hand) < view.dice_each else 0.0
            values[Calza(me)] = exact * won + (1 - exact) * lose
        if me != view.to_act:
            values[None] = self._passed(len(reading.alive)) * -lose
            return self._pick(values, -lose)
        if standing is not None and DUDO in legal:
            bidder = view.bids[-1].seat
            right = 1 - true(*standing)
            values[DUDO] = right * gain[bidder] + (1 - right) * lose
        bids = [word for word in legal if isinstance(word, Bid)]
        if bids:
            values |= self._raises(view, bids, own, tail, lose, gain)
        return self._pick(values, -lose)

    def _pick(self, values: dict[Word | None, float], unit: float) -> Word | None:
        words = list(values)
        worth = np.array([values[word] for word in words]) / unit
        weights = np.exp((worth - worth.max()) / self.P["tau"])
        weights[worth < worth.max() - 4 * self.P["tau"]] = 0
        return self.rng.choices(words, weights.tolist())[0]

    def stakes(self, me: int) -> tuple[float, dict[int, float]]:
        """What it costs to lose a die, and what it brings when another seat does, in chances to win."""
        strength = [float(count) ** self.P["gamma"] for count in self.dice]
        total = sum(strength)
        now = strength[me - 1] / total

        def less(seat: int) -> float:
            left = max(self.dice[seat - 1] - 1, 0) ** self.P["gamma"]
            mine = left if seat == me else strength[me - 1]
            return mine / (total - strength[seat - 1] + left) - now

        return less(me), {seat: less(seat) for seat, count in enumerate(self.dice, start=1) if count and seat != me}

    def _passed(self, seats: int) -> float:
        """What it is worth to be raised over, in dice of one's own."""
        return 0.0 if seats <= 2 else self.P[f"w{min(seats, 6)}"]

    def _raises(
        self, view: View, bids: list[Bid], own: Array, tail: Array, lose: float, gain: dict[int, float]
    ) -> dict[Word | None, float]:
        reading, me = self.reading, view.seat
        assert reading and me
        most, dice = view.most, reading.dice
        alive = reading.alive
        after = alive[(alive.index(me) + 1) % len(alive)]
        two = len(alive) == 2
        quantity = np.array([bid.quantity for bid in bids])
        face = np.array([bid.face - 1 for bid in bids])
        likely = tail[face, needed(most, quantity - own[face])]
        keep = np.flatnonzero(likely >= self.P["cut"])
        if not len(keep):
            keep = np.flatnonzero(likely >= likely.max())[:3]
        quantity, face, likely = quantity[keep], face[keep], likely[keep]
        bids = [bids[at] for at in keep]

        # Who comes next, with each hand: what is true for all that I know.
        theirs, table = dice[after - 1], matching_of(dice[after - 1], reading.wild)
        chance = reading.hands[after]  # [hand]
        between = reading.others(me, after)
        known = at_least(between, most)
        true = known[face[:, None], needed(most, (quantity - own[face])[:, None] - table[:, face].T)]  # [bid, hand]

        # What they believe: of dice alone, or after my bid.
        raw = raw_tails(sum(dice) - theirs, reading.wild, most)
        mine = dice[me - 1]
        raising = self._raising(me, view.opener or 0, view.palifico, most)
        thoughts = reading.thoughts(me, raising, view.standing)
        said = WHIM / max(len(thoughts.face), 1) + (1 - WHIM) * np.tensordot(
            reading.habits[me].bids, thoughts.bids(), 1
        )  # [hand, thought]
        calls = thoughts.calls()
        silent = np.ones(len(said)) if calls is None else 1 - reading.habits[me].calls @ calls
        as_seen = reading.hands[me] * silent
        spots = one_hot(mine, reading.wild)  # [face, matching, hand]
        number = {(int(q), int(f)): at for at, (q, f) in enumerate(zip(thoughts.quantity, thoughts.face, strict=True))}
        told = np.empty((len(bids), mine + 1))
        plain = spots @ as_seen
        for at, (q, f) in enumerate(zip(quantity.tolist(), face.tolist(), strict=True)):
            column = number.get((q, f))
            told[at] = plain[f] if column is None else spots[f] @ (as_seen * said[:, column])
        told /= told.sum(1, keepdims=True)

        def believed(more: int) -> Array:
            """[bid, hand]: the chance of so many more than was bid."""
            still = (quantity + more)[:, None] - table[:, face].T  # [bid, hand]
            found = np.zeros(still.shape)
            for count in range(mine + 1):
                found += told[:, count : count + 1] * known[face[:, None], needed(most, still - count)]
            return found

        still = quantity[:, None] - table[:, face].T
        standing = np.stack([raw[face[:, None], needed(most, still)], believed(0)])  # [belief, bid, hand]

        # What they may raise with.
        over = self._raising(after, view.opener or 0, view.palifico, most)
        follow = may_follow(over)
        read = at_least(reading.others(after), most)
        q2, f2 = _all_bids(most)
        hopeful = np.maximum(raw, read)[f2, needed(most, q2 - theirs)] >= 0.05
        q2, f2 = q2[hopeful], f2[hopeful]
        index = (q2 - 1) * 6 + f2
        mask = follow[((quantity - 1) * 6 + face + 1)[:, None], index[None, :]]  # [bid, raise]
        tables = np.stack([raw, read])
        raises = tables[:, f2[None, :], needed(most, q2[None, :] - table[:, f2])]  # [belief, hand, raise]
        best = np.zeros(standing.shape)
        after_each = follow[(quantity - 1) * 6 + face + 1].reshape(len(bids), most, 6)
        lowest, possible = after_each.argmax(1) + 1, after_each.any(1)  # [bid, face]
        for at in range(6):
            if possible[:, at].any():
                with_it = tables[:, at, needed(most, lowest[:, at, None] - table[:, at])] * possible[:, at, None]
                np.maximum(best, with_it, out=best)
        higher = follow[(quantity - 1) * 6 + face + 1, np.minimum(quantity * 6 + face, follow.shape[1] - 1)]
        best[READ] = np.maximum(best[READ], believed(1) * (higher & (quantity < most))[:, None])
        call = np.tensordot(reading.habits[after].calls, call_chances(standing, best), 1)  # [bid, hand]
        call[~possible.any(1)] = 1.0

        called = call * chance  # [bid, hand]
        worth = (called * (true * gain[after] + (1 - true) * lose)).sum(1)
        passed = (1 - call) * chance
        if not two:
            worth += passed.sum(1) * self._passed(len(alive)) * -lose
            return dict(zip(bids, worth.tolist(), strict=True))

        # Between two a raise comes back.
        matters = known[f2[None, :], needed(most, (q2 - own[f2])[None, :] - table[:, f2])]  # [hand, raise]: is it true
        seen, right = np.zeros(mask.shape), np.zeros(mask.shape)
        for kind, urge in zip(reading.habits[after].bids, bid_urges(raises, q2, f2), strict=True):
            every = urge @ mask.T  # [hand, bid]
            share = kind * passed / np.maximum(every.T, 1e-12)
            seen += share @ urge
            right += share @ (urge * matters)
        seen, right = seen * mask, right * mask
        chances = right / np.maximum(seen, 1e-12)
        doubted = (1 - chances) * gain[after] + chances * lose
        own_raise = self._again(view, q2, f2, tail, own, lose, gain[after])
        worth += (seen * np.maximum(doubted, own_raise[None, :])).sum(1)
        return dict(zip(bids, worth.tolist(), strict=True))

    def _again(self, view: View, q2: Array, f2: Array, tail: Array, own: Array, lose: float, gain: float) -> Array:
        """[raise]: what it would be worth to raise over each, as if that were called."""
        assert view.seat
        raising = self._raising(view.seat, view.opener or 0, view.palifico, view.most)
        follow = may_follow(raising)
        quantity, face = _all_bids(view.most)
        likely = tail[face, needed(view.most, quantity - own[face])]
        value = np.where(follow[(q2 - 1) * 6 + f2 + 1], likely[None, :], 0.0).max(1)
        return self.P["again"] * (value * gain + (1 - value) * lose) + (1 - self.P["again"]) * lose


@lru_cache(maxsize=64)
def _all_bids(most: int) -> tuple[Array, Array]:
    number = np.arange(6 * most)
    return number // 6 + 1, number % 6


class Planner(Ahead):
    """Looks one player ahead, and takes all players to be alike."""

    def __init__(self, rng: Random, rules: Rules) -> None:
        super().__init__(rng, rules)
        self.learns = False


class Master(Ahead):
    """Learns in the game how each player plays."""
