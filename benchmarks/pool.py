"""Simple players, as people write and publish them, which a strong bot has to beat.

Each player implements one idea, and most have a weakness. Players that seldom call or believe everything are especially
important: among them it is easy to lose by calling too early. None was used to fit the constants in
``perudo.bots.lookahead``, except that the types of players there were chosen to include them.
"""

from __future__ import annotations

from abc import abstractmethod

from perudo.bots import Bot
from perudo.core.game import ACE, DUDO, FACES, Bid, Move
from perudo.core.view import View


class Simple(Bot):
    """Calls by one rule, raises by another, and never calls calza."""

    def choose(self, view: View) -> Move | None:
        if not view.is_my_turn:
            return None
        current_bid, raises = view.current_bid, list(view.legal_bids)
        if current_bid is not None and (not raises or self.calls(view, current_bid, raises)):
            return DUDO
        return self.raises(view, raises)

    @abstractmethod
    def calls(self, view: View, current_bid: Bid, raises: list[Bid]) -> bool:
        """Whether it doubts the current bid."""

    @abstractmethod
    def raises(self, view: View, raises: list[Bid]) -> Bid:
        """Return its bid."""

    def likeliest(self, view: View, raises: list[Bid]) -> Bid:
        chances = {bid: self.chance_true(view, bid) for bid in raises}
        best = max(chances.values())
        return self.rng.choice([bid for bid, chance in chances.items() if chance > best - 0.02])


class Doubter(Simple):
    """Calls bids that are less likely than not, and raises with the likeliest bid."""

    limit = 0.5

    def calls(self, view: View, current_bid: Bid, raises: list[Bid]) -> bool:
        return self.chance_true(view, current_bid) < self.limit

    def raises(self, view: View, raises: list[Bid]) -> Bid:
        return self.likeliest(view, raises)


class Patient(Doubter):
    """Calls unlikely bids."""

    limit = 0.3


class Seldom(Doubter):
    """Calls only bids that are almost impossible."""

    limit = 0.05


class Climber(Doubter):
    """Always makes the lowest raise."""

    limit = 0.25

    def raises(self, view: View, raises: list[Bid]) -> Bid:
        return raises[0]


class Stubborn(Climber):
    """Makes the lowest raise, and calls bids that are almost impossible."""

    limit = 0.08


class Hopeful(Doubter):
    """Keeps bidding its most frequent face, as long as there is any chance."""

    limit = 0.15

    def raises(self, view: View, raises: list[Bid]) -> Bid:
        face = max(FACES[1:], key=lambda face: (self.count_matching(view, face), self.rng.random()))
        return next((bid for bid in raises if bid.face == face), None) or self.likeliest(view, raises)


class Jumper(Simple):
    """Bids as high as is still likely, to leave the next player no room."""

    def calls(self, view: View, current_bid: Bid, raises: list[Bid]) -> bool:
        return self.chance_true(view, current_bid) < 0.4 and max(self.chance_true(view, bid) for bid in raises) < 0.5

    def raises(self, view: View, raises: list[Bid]) -> Bid:
        return max((bid for bid in raises if self.chance_true(view, bid) >= 0.5), default=None) or max(
            raises, key=lambda bid: self.chance_true(view, bid)
        )


class Believer(Simple):
    """Assumes that everyone who bid a face has one more die of that face than average."""

    slack = 1.0

    def expected(self, view: View, face: int) -> float:
        share = 1 / 3 if view.wild and face != ACE else 1 / 6
        claimed = {(spoken.seat, spoken.face) for spoken in view.bids}
        return self.count_matching(view, face) + sum(
            min(count, ((seat, face) in claimed) + share * count)
            for seat, count in enumerate(self.dice, start=1)
            if seat != view.seat
        )

    def calls(self, view: View, current_bid: Bid, raises: list[Bid]) -> bool:
        return current_bid.quantity > self.expected(view, current_bid.face) + self.slack

    def raises(self, view: View, raises: list[Bid]) -> Bid:
        over = {bid: bid.quantity - self.expected(view, bid.face) for bid in raises}
        return next((bid for bid in raises if over[bid] <= 0), None) or min(raises, key=lambda bid: over[bid])


class Trusting(Believer):
    """Makes the same assumption, and hardly ever doubts."""

    slack = 3.0


class Bluffer(Simple):
    """Bids at random, and doubts unlikely bids a third of the time."""

    def calls(self, view: View, current_bid: Bid, raises: list[Bid]) -> bool:
        return self.chance_true(view, current_bid) < 0.5 and self.rng.random() < 1 / 3

    def raises(self, view: View, raises: list[Bid]) -> Bid:
        low = [bid for bid in raises if self.chance_true(view, bid) >= 0.2] or raises
        return self.rng.choice(low[:6])


POOL: dict[str, type[Bot]] = {
    "doubter": Doubter,
    "patient": Patient,
    "seldom": Seldom,
    "climber": Climber,
    "stubborn": Stubborn,
    "hopeful": Hopeful,
    "jumper": Jumper,
    "believer": Believer,
    "trusting": Trusting,
    "bluffer": Bluffer,
}
