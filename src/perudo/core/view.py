"""Views: the part of a game that one seat, or a spectator, may see. Only this module decides which information is
secret.

A view works as an allowlist: each field contains only information that the seat may know. No other part of the game can
be reached from a view. A seat sees only its own dice until a call reveals all dice. If lost dice are hidden, a seat
sees neither how many dice the other seats have, nor how many they lost in earlier rounds. Hidden numbers of dice become
visible only while a round is revealed, and after the game.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from typing import Literal

from perudo.core.game import (
    DUDO,
    FACES,
    Bid,
    Calza,
    Game,
    Hand,
    LegalMoves,
    Move,
    RaiseContext,
    Reason,
    RoundOutcome,
    why_not_bid,
)
from perudo.core.moves import NO_LEGAL_MOVES
from perudo.core.narration import Sentence, round_sentences
from perudo.core.odds import expected_matching
from perudo.core.rules import Rules
from perudo.core.settling import RoundResult

Phase = Literal["opening", "bidding", "revealed", "over"]


@dataclass(frozen=True, slots=True)
class SeatBid:
    """A bid and its bidder."""

    seat: int
    quantity: int
    face: int


@dataclass(frozen=True, slots=True)
class QuantityRange:
    """The bids on one face with quantities from ``first`` to ``last``, which are either all legal (``why_not`` is None)
    or all illegal for the same reason.
    """

    first: int
    last: int
    why_not: Reason | None


@dataclass(frozen=True)
class LegalChoices:
    """A seat's legal moves, and why all other moves are illegal. ``None`` as a reason means that the move is legal."""

    bids: tuple[tuple[QuantityRange, ...], ...]
    """For each face (aces first), the ranges that cover all quantities from 1 up. The list is empty unless it is the
    seat's turn."""
    dudo: Reason | None
    calza: Reason | None

    @cached_property
    def _legal(self) -> LegalMoves:
        """Return all legal moves except calza, which depends on the seat. The result is cached, because many views
        share it.
        """
        bids = sorted(
            Bid(quantity, face)
            for face, runs in enumerate(self.bids, start=1)
            for run in runs
            if run.why_not is None
            for quantity in range(run.first, run.last + 1)
        )
        return LegalMoves({bid: bid for bid in bids}, (DUDO,) if self.dudo is None else ())


@dataclass(frozen=True, slots=True, kw_only=True)
class RevealedRound(RoundResult):
    """A round that ended with a call, with all dice revealed."""

    hands: tuple[Hand, ...]
    """The dice under the cups."""
    changes: tuple[int, ...]
    """The change in each seat's number of dice; negative for a loss."""
    opener: int
    palifico: bool
    call: Literal["dudo", "calza"]
    caller: int
    bidder: int
    quantity: int
    face: int
    bids: tuple[SeatBid, ...]
    """All bids of the round. The last bid is the one that was called."""
    count: int
    wild: bool
    reveal_order: tuple[tuple[int, ...], ...]
    next_opener: int | None
    next_palifico: bool
    sentences: tuple[Sentence, ...]
    """The outcome in words: who was right, who loses or regains dice, who is eliminated, who wins."""


@dataclass(frozen=True, slots=True)
class DiceInPlay:
    """The number of dice under all cups during the bidding."""

    dice: int
    expected: tuple[float, ...]
    """The expected number of matching dice for each face, aces first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicView:
    """The part of a game that everyone may see."""

    phase: Phase
    round: int
    """The round number, from 1. After a call, this is still the number of the revealed round."""
    starting_dice: int
    """Dice per player at the start."""
    max_quantity: int
    """The highest quantity that a bid may have: the total number of dice at the start."""
    dice: tuple[int | None, ...]
    """The number of dice that each seat has left; None if the number is hidden from this viewer."""
    in_play: DiceInPlay | None
    """The number of dice under all cups; None unless bidding is in progress and the number is public."""
    eliminated: tuple[int, ...]
    """Seats that have no dice left."""
    opening_rolls: tuple[tuple[int, ...], ...]
    """The opening rolls of the first round: one die for each seat that rolled, and 0 for each other seat."""
    opener: int | None
    """The seat that opens this round. After a call, this is the seat that opens the next round."""
    palifico: bool
    """Whether the round is palifico; after a call, whether the next round is. In a palifico round aces are not wild,
    and only a veteran may change the face, if the rules allow that.
    """
    bids: tuple[SeatBid, ...]
    to_act: int | None
    calza_callers: tuple[int, ...]
    """Seats that may call calza now."""
    revealed: RevealedRound | None
    """The revealed round; None after the next deal."""
    winner: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateView:
    """The part of a game that only one seat may see. A spectator sees only ``previous_round``."""

    seat: int | None
    dice_left: int | None
    """This seat's number of dice, even if it is hidden from others."""
    hand: Hand | None
    """This seat's own dice."""
    choices: LegalChoices | None
    """The seat's legal moves; None for spectators and eliminated players, and whenever nobody may act."""
    previous_round: RevealedRound | None
    """The previous round, for spectators and eliminated players if the host allows it. Everyone saw this round when it
    was revealed.
    """
    all_hands: tuple[Hand, ...] | None
    """The dice under all cups, for an eliminated player who may see them; None before a deal."""


@dataclass(frozen=True, kw_only=True)
class View(PublicView):
    """A game as seen from one seat, or by a spectator (``seat`` is None).

    A view has the fields of ``PublicView`` and ``PrivateView``. ``dice`` replaces ``dice_left``, and includes this
    seat's own number of dice.
    """

    # ``_known`` (the rules, and the seats that are or were palifico) is a slot, not a field, so it is neither sent nor
    # compared. All players know these facts, but views received from a server lack them.
    __slots__ = ("_known", "all_hands", "choices", "hand", "previous_round", "seat")

    seat: int | None
    hand: Hand | None
    choices: LegalChoices | None
    previous_round: RevealedRound | None
    all_hands: tuple[Hand, ...] | None

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}, round {self.round}>"

    @property
    def current_bid(self) -> Bid | None:
        """The current bid, which the next player must raise or call."""
        return Bid(self.bids[-1].quantity, self.bids[-1].face) if self.bids else None

    @property
    def legal(self) -> LegalMoves:
        """The legal moves of this seat: first bids (sorted by quantity, then face), then dudo, then calza."""
        if self.choices is None:
            return NO_LEGAL_MOVES
        words = self.choices._legal
        return words if self.choices.calza is not None or self.seat is None else words.with_call(Calza(self.seat))

    @property
    def legal_bids(self) -> tuple[Bid, ...]:
        """The bids among this seat's legal moves."""
        return () if self.choices is None else self.choices._legal.bids

    def why_not(self, move: Move) -> Reason | None:
        """Return the reason why a move by this seat is illegal now; None if it is legal."""
        if move in self.legal:
            return None
        if isinstance(move, Calza):
            return (self.choices and self.choices.calza) or Reason.NOT_YOUR_TURN
        if self.choices is None or not self.choices.bids:
            return Reason.NOT_YOUR_TURN
        if not isinstance(move, Bid):
            return self.choices.dudo
        if move.face not in FACES:
            return Reason.NO_SUCH_FACE
        runs = self.choices.bids[move.face - 1]
        beyond = Reason.NO_DICE_BID if move.quantity < 1 else Reason.OVER_ALL_DICE
        return next((run.why_not for run in runs if run.first <= move.quantity <= run.last), beyond)

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.seat is not None and self.seat == self.to_act

    @property
    def wild(self) -> bool:
        """Whether aces count as every other face in this round."""
        return not self.palifico

    def left_of(self, seat: int) -> int:
        """Return the nearest seat to the left of ``seat`` that has dice."""
        seats = len(self.dice)
        around = ((seat + step) % seats + 1 for step in range(seats))
        return next(index for index in around if index not in self.eliminated)


def view(
    game: Game, seat: int | None, *, spectators_see_previous_round: bool = False, eliminated_see_dice: bool = False
) -> View:
    """Return the view of ``seat``; None stands for a spectator, who sees no hidden dice. Raises ``ValueError`` for an
    unknown seat.

    - ``spectators_see_previous_round``: the host lets spectators and eliminated players see all dice of the previous
      round.
    - ``eliminated_see_dice``: an eliminated player may see all dice of this round.
    """
    if seat is not None and seat not in game.seats:
        raise ValueError(f"there is no seat {seat}: seats are 1 to {len(game.seats)}")
    return combine(
        public_view(game),
        private_view(
            game,
            seat,
            spectators_see_previous_round=spectators_see_previous_round,
            eliminated_see_dice=eliminated_see_dice,
        ),
        game.rules,
        game.veterans,
    )


def combine(
    seen: PublicView, mine: PrivateView, rules: Rules | None = None, veterans: frozenset[int] = frozenset()
) -> View:
    """Combine a public and a private view.

    The optional public facts ``rules`` and ``veterans`` are needed to write the view as text.
    """
    dice = tuple(mine.dice_left if index == mine.seat else count for index, count in enumerate(seen.dice, start=1))
    shown = {field: getattr(seen, field) for field in _PUBLIC}
    shown["dice"] = dice
    view = View(
        **shown,
        seat=mine.seat,
        hand=mine.hand,
        choices=mine.choices,
        previous_round=mine.previous_round,
        all_hands=mine.all_hands,
    )
    return view if rules is None else with_rules(view, rules, veterans)


def with_rules(view: View, rules: Rules, veterans: frozenset[int]) -> View:
    """Add the public rules and veterans to a view received from a server."""
    object.__setattr__(view, "_known", (rules, veterans))
    return view


def known_veterans(view: View, known: frozenset[int]) -> frozenset[int]:
    """Return the seats that are or were palifico. The result consists of ``known`` and, if the view shows a palifico
    round, its opener.
    """
    return known | {view.opener} if view.palifico and view.opener else known


_PUBLIC = tuple(field.name for field in fields(PublicView))


def public_view(game: Game) -> PublicView:
    """Return the public view of a game. A computation that uses only a public view cannot reveal hidden information."""
    phase = _phase(game)
    open_cups = phase in ("revealed", "over")
    counts_known = game.rules.lost_dice_visible or open_cups
    outcome = game.previous if open_cups else None
    return PublicView(
        phase=phase,
        round=outcome.round_number if outcome else game.round_number,
        starting_dice=game.rules.dice,
        max_quantity=game.rules.dice * len(game.seats),
        dice=game.dice if counts_known else (None,) * len(game.seats),
        in_play=_in_play(game) if phase == "bidding" else None,
        eliminated=tuple(index for index in game.seats if index not in game.alive),
        opening_rolls=game.opening_rolls,
        opener=game.opener,
        palifico=game.palifico,
        bids=_spoken(game.opener or 0, game.alive, game.bids),
        to_act=game.to_act,
        calza_callers=game.calza_callers if phase == "bidding" else (),
        revealed=_revealed(outcome) if outcome else None,
        winner=game.winner,
    )


def private_view(
    game: Game, seat: int | None, *, spectators_see_previous_round: bool = False, eliminated_see_dice: bool = False
) -> PrivateView:
    """Return the private view of ``seat``. For the last two parameters see ``view``."""
    plays = seat in game.alive
    return PrivateView(
        seat=seat,
        dice_left=None if seat is None else game.dice[seat - 1],
        hand=game.hands[seat - 1] if game.hands is not None and seat is not None else None,
        choices=_choices(game, seat) if plays else None,
        previous_round=_revealed(game.previous)
        if spectators_see_previous_round and game.previous and not plays
        else None,
        all_hands=game.hands if eliminated_see_dice and seat is not None and not plays else None,
    )


def seats_affected(before: Game, after: Game) -> frozenset[int | None] | None:
    """Return the seats whose private views may have changed after a bid; None if all private views may have changed.

    When a player raises or takes a raise back, only the views of the previous and the next player to act change. The
    first bid makes it possible for everyone to call, and each bid may enable or disable calza.
    """
    raised = after.hands is not None and after.hands is before.hands and after.rules is before.rules
    if not raised or not before.bids or not after.bids or after.rules.calza:
        return None
    return frozenset((before.to_act, after.to_act))


def _phase(game: Game) -> Phase:
    if game.winner is not None:
        return "over"
    if game.hands is not None:
        return "bidding"
    return "revealed" if game.previous else "opening"


def _in_play(game: Game) -> DiceInPlay | None:
    """Return the number of dice in play if it is public: in the first round, or when lost dice are visible."""
    none_lost = game.round_number == 1 and set(game.dice) == {game.rules.dice}
    return _reckoned(sum(game.dice), not game.palifico) if game.rules.lost_dice_visible or none_lost else None


@lru_cache(maxsize=1024)
def _reckoned(dice: int, wild: bool) -> DiceInPlay:
    return DiceInPlay(dice, tuple(round(expected_matching(dice, face, wild=wild), 2) for face in FACES))


def _choices(game: Game, seat: int | None) -> LegalChoices | None:
    if seat is None or game.raise_context is None:
        return None
    raising = game.raise_context if seat == game.to_act else None
    return _what(
        raising, game.current_bid if raising else None, game.why_not(DUDO, by=seat), game.why_not(Calza(seat), by=seat)
    )


@lru_cache(maxsize=2048)
def _what(
    raising: RaiseContext | None, current_bid: Bid | None, dudo: Reason | None, calza: Reason | None
) -> LegalChoices:
    """Return the moves that a seat may choose from, even if it is not the seat's turn. The results are cached, because
    the same sets of moves recur.
    """
    return LegalChoices(_runs(raising, current_bid) if raising else (), dudo, calza)


def _runs(raising: RaiseContext, current_bid: Bid | None) -> tuple[tuple[QuantityRange, ...], ...]:
    columns = []
    for face in FACES:
        runs: list[QuantityRange] = []
        for quantity in range(1, raising.max_quantity + 1):
            reason = why_not_bid(raising, current_bid, Bid(quantity, face))
            if runs and runs[-1].why_not == reason:
                runs[-1] = QuantityRange(runs[-1].first, quantity, reason)
            else:
                runs.append(QuantityRange(quantity, quantity, reason))
        columns.append(tuple(runs))
    return tuple(columns)


def _spoken(opener: int, alive: tuple[int, ...], bids: tuple[Bid, ...]) -> tuple[SeatBid, ...]:
    """Return the bids with their bidders, in turn order from the opener."""
    turn = alive.index(opener) if opener in alive else 0
    return tuple(_said(alive[(turn + index) % len(alive)], *bid) for index, bid in enumerate(bids))


_said = lru_cache(maxsize=4096)(SeatBid)


def _revealed(outcome: RoundOutcome) -> RevealedRound:
    return RevealedRound(
        opener=outcome.opener,
        palifico=outcome.palifico,
        call="calza" if isinstance(outcome.call, Calza) else "dudo",
        caller=outcome.caller,
        bidder=outcome.bidder,
        quantity=outcome.bid.quantity,
        face=outcome.bid.face,
        bids=_spoken(
            outcome.opener, tuple(index for index, hand in enumerate(outcome.hands, start=1) if hand), outcome.bids
        ),
        count=outcome.count,
        wild=outcome.wild,
        hands=outcome.hands,
        reveal_order=outcome.reveal_order,
        changes=outcome.changes,
        next_opener=outcome.next_opener,
        next_palifico=outcome.next_palifico,
        sentences=tuple(round_sentences(outcome)),
    )
