"""An immutable Perudo game: legal actions, their effects, and the reasons why other actions are illegal.

A game is a sequence of rounds. Each round begins with chance actions: first the opening rolls (in the first round only,
if the rules have them), then the deal. Then players take turns to bid, clockwise, until somebody calls dudo or calza.
After the call, all cups are lifted, and players lose or regain dice:

    start --OpeningRoll*--> --Deal--> bidding --Bid*--> --Dudo | Calza--> revealed --Deal--> ... --> over

``Game`` has no clock, no randomness and no I/O: the calling code passes the dice in as actions. ``game.after(action)``
checks an action and returns the next game. ``game.legal`` holds the moves of the player to act. Seats are numbered 1,
2, 3 ... clockwise. Rules without a cited source in this module are common to all five editions.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from typing import NamedTuple, NoReturn, Self, SupportsIndex

from perudo.core.errors import PerudoError
from perudo.core.moves import (
    ACE,
    DUDO,
    FACE_SET,
    FACES,
    NO_LEGAL_MOVES,
    Bid,
    Calza,
    Dudo,
    Hand,
    LegalMoves,
    LegalMovesByBid,
    Move,
    RaiseContext,
    Reason,
    legal_by_seat,
    why_not_bid,
)
from perudo.core.rules import Rules
from perudo.core.settling import RoundResult, becomes_palifico, settle
from perudo.core.whole_numbers import plain_hands, whole, whole_numbers

__all__ = [
    "ACE",
    "DUDO",
    "FACES",
    "Action",
    "Bid",
    "Calza",
    "Deal",
    "Dudo",
    "Game",
    "Hand",
    "IllegalAction",
    "LegalMoves",
    "Move",
    "OpeningRoll",
    "RaiseContext",
    "Reason",
    "RoundOutcome",
    "why_not_bid",
]


class _Deal(NamedTuple):
    hands: tuple[Hand, ...]
    opener: int | None = None


class Deal(_Deal):
    """The dice of a round, one hand per seat. ``opener`` is the seat that opens the first round. In later rounds
    ``opener`` is optional, but is checked if given.

    Accepts any sequences of whole numbers, such as lists or array rows, and stores tuples. Raises ``TypeError`` for
    other values.
    """

    __slots__ = ()

    def __new__(cls, hands: Iterable[Iterable[SupportsIndex]], opener: SupportsIndex | None = None) -> Self:
        return tuple.__new__(cls, (plain_hands(hands), None if opener is None else whole(opener, "the opener")))

    def __str__(self) -> str:
        return "deal"  # Never show the dice: errors and logs may contain this text.


class _OpeningRoll(NamedTuple):
    faces: tuple[int, ...]


class OpeningRoll(_OpeningRoll):
    """One die for each seat that makes an opening roll, and 0 for each other seat. Seats that tie for the highest die
    reroll.

    Accepts any sequence of whole numbers, and stores a tuple. Raises ``TypeError`` for other values.
    """

    __slots__ = ()

    def __new__(cls, faces: Iterable[SupportsIndex]) -> Self:
        return tuple.__new__(cls, (whole_numbers(faces, "a face"),))


Action = Bid | Dudo | Calza | Deal | OpeningRoll


class IllegalAction(PerudoError):  # noqa: N818 - the game's own term
    """An action that the rules forbid; ``reason`` says why."""

    def __init__(self, reason: Reason, action: object) -> None:
        super().__init__(f"reason-{reason}", action=str(action))
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.reason, self.details["action"])

    def __str__(self) -> str:
        return f"{self.details['action']}: {super().__str__()}"


# --- How a round ended ----------------------------------------------------------------------------------------------


class _RoundOutcome(NamedTuple):
    hands: tuple[Hand, ...]
    """The dice under the cups."""
    changes: tuple[int, ...]
    """The change in each seat's number of dice; negative for a loss."""
    round_number: int
    opener: int
    palifico: bool
    bids: tuple[Bid, ...]
    call: Dudo | Calza
    caller: int
    bidder: int
    count: int  # type: ignore[assignment]
    """The number of dice that matched the last bid, including wild aces."""
    wild: bool
    """Whether aces counted as the bid's face."""
    reveal_order: tuple[tuple[int, ...], ...]
    """The seats in the order in which they lift their cups. Seats in the same group lift their cups together."""
    next_opener: int | None
    next_palifico: bool


class RoundOutcome(_RoundOutcome, RoundResult):
    """The result of a round: the call, the dice under the cups, and who lost or regained dice."""

    __slots__ = ()

    @property
    def bid(self) -> Bid:
        """The bid that was called."""
        return self.bids[-1]


class _Circle(NamedTuple):
    """The seats that have dice, in order, and the neighbours of each seat (index 0 is unused)."""

    alive: tuple[int, ...]
    winner: int | None
    """The only seat that has dice; None if several seats do."""
    leftward: tuple[tuple[int, ...], ...]
    """For each seat, the seats that have dice, in clockwise order from its left neighbour."""
    left: tuple[int, ...]
    """For each seat, its left neighbour."""
    reveal_order: tuple[tuple[tuple[int, ...], ...], ...]
    """For each caller, the order in which seats lift their cups: the caller first, then to the left (Hasbro, Kozak).
    At index 0, all seats lift their cups at the same time (Asmodee, Board Game Arena).
    """


@lru_cache(maxsize=8192)
def _circle(dice: tuple[int, ...]) -> _Circle:
    seats = range(1, len(dice) + 1)
    alive = tuple(seat for seat in seats if dice[seat - 1])
    leftward = tuple(
        (*(near for near in alive if near > seat), *(near for near in alive if near <= seat)) for seat in (0, *seats)
    )
    by_caller = tuple(tuple((each,) for each in (seat, *leftward[seat][:-1])) for seat in seats)
    winner = alive[0] if len(alive) == 1 else None
    return _Circle(alive, winner, leftward, tuple(around[0] for around in leftward), ((alive,), *by_caller))


class _Round(NamedTuple):
    """The state that does not change during a round's bidding: the seats, their dice, and the move tables."""

    rules: Rules
    number: int
    dice: tuple[int, ...]
    veterans: frozenset[int]
    opener: int | None
    palifico: bool
    rolls: tuple[tuple[int, ...], ...]
    """The opening rolls so far: one die for each seat that rolled, and 0 for each other seat."""
    rollers: tuple[int, ...]
    """Seats that have yet to make an opening roll."""
    previous: RoundOutcome | None
    hands: tuple[Hand, ...] | None
    circle: _Circle
    legal: tuple[LegalMovesByBid, ...]
    """The move tables by seat, from index 1; empty before a deal."""


class Game:
    """The state of a game. Immutable: ``after`` returns a new ``Game``."""

    __slots__ = ("_round", "bids", "legal", "to_act")

    _round: _Round
    bids: tuple[Bid, ...]
    """The bids of this round, in order. The opener made the first bid."""
    to_act: int | None
    """The seat to act; None before a deal and after the end."""
    legal: LegalMoves
    """The legal moves of the player to act; empty if it is nobody's turn."""

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a Game is immutable: use after() to change {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a Game is immutable: {name} can't be deleted")

    def __reduce__(self) -> tuple[object, ...]:
        return _game, self._state  # Copies and pickles omit the derived tables.

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._state == other._state

    def __hash__(self) -> int:
        return hash(self._state)

    def __repr__(self) -> str:
        """Return a text without the dice, because the text may appear in errors and logs."""
        bids = ",".join(map(str, self.bids)) or "-"
        return f"<Game of {len(self.seats)} seats, round {self.round_number}, dice {self.dice}, bids {bids}>"

    # --- How a game begins

    @staticmethod
    def start(rules: Rules, seats: SupportsIndex) -> Game:
        """Start a new game. The game waits for a ``Deal`` with an opener, or for an ``OpeningRoll`` if the rules have
        opening rolls.

        Raises ``PerudoError`` (``players-count``) if the rules do not allow this number of seats.
        """
        seats = whole(seats, "a number of seats")
        _seated(rules, seats)
        rollers = tuple(range(1, seats + 1)) if rules.first_opener == "highest-roll" else ()
        return _game(rules, 1, (rules.dice,) * seats, rollers=rollers)

    @staticmethod
    def mid_game(
        rules: Rules,
        dice: Iterable[SupportsIndex],
        palifico: SupportsIndex | None = None,
        veterans: Iterable[SupportsIndex] = (),
        number: SupportsIndex = 1,
    ) -> Game:
        """Create a game that is already in progress, before the deal of a round.

        - ``dice``: the dice that each seat has left, 0 for an eliminated player.
        - ``palifico``: the seat with one die that opens as palifico, if any.
        - ``veterans``: seats that were palifico in an earlier round.
        - ``number``: the number of the round to be dealt.

        Raises ``PerudoError`` (``players-count`` or ``position-*``) if no game can reach this position, and
        ``TypeError`` for values that are not integers.
        """
        return Game._at(
            rules,
            whole_numbers(dice, "a number of dice"),
            None if palifico is None else whole(palifico, "palifico"),
            frozenset(whole_numbers(veterans, "a veteran")),
            whole(number, "number"),
        )

    @staticmethod
    def _at(rules: Rules, dice: tuple[int, ...], palifico: int | None, veterans: frozenset[int], number: int) -> Game:
        seats = range(1, len(dice) + 1)
        _seated(rules, len(dice))
        if any(not 0 <= count <= rules.dice for count in dice):
            raise PerudoError("position-dice", most=rules.dice)
        if len(dice) - dice.count(0) < 2:
            raise PerudoError("position-over")
        if not veterans <= set(seats):
            raise PerudoError("position-veterans", seats=len(dice))
        if palifico is not None:
            if palifico not in seats or dice[palifico - 1] != 1:
                raise PerudoError("position-palifico-dice", seat=palifico)
            if not becomes_palifico(rules, dice, veterans, palifico):
                raise PerudoError("position-palifico-rules", seat=palifico)
            veterans |= {palifico}
        return _game(rules, number, dice, veterans, palifico, palifico is not None)

    # --- The current state

    @property
    def _state(self) -> tuple[object, ...]:
        return (*self._round[:-2], self.bids)  # The last two fields are tables derived from the other fields.

    @property
    def rules(self) -> Rules:
        return self._round.rules

    @property
    def seats(self) -> range:
        """All seats, including eliminated ones."""
        return range(1, len(self._round.dice) + 1)

    @property
    def round_number(self) -> int:
        """The round number, from 1. Between rounds and after the end, it is the number of the next round."""
        return self._round.number

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice that each seat has left."""
        return self._round.dice

    @property
    def alive(self) -> tuple[int, ...]:
        """The seats that still have dice."""
        return self._round.circle.alive

    @property
    def veterans(self) -> frozenset[int]:
        """Seats that are or were palifico in this game."""
        return self._round.veterans

    @property
    def opener(self) -> int | None:
        """The seat that opens this round or, between rounds, the next round. None before the first opener is known and
        after the end."""
        return self._round.opener

    @property
    def palifico(self) -> bool:
        """Whether this round is palifico or, between rounds, whether the next round is."""
        return self._round.palifico

    @property
    def opening_rollers(self) -> tuple[int, ...]:
        """The seats that must make an opening roll now, if any."""
        return self._round.rollers

    @property
    def opening_rolls(self) -> tuple[tuple[int, ...], ...]:
        """The opening rolls of the first round: one die for each seat that rolled, and 0 for each other seat."""
        return self._round.rolls

    @property
    def hands(self) -> tuple[Hand, ...] | None:
        """The dice under the cups; None before a deal."""
        return self._round.hands

    @property
    def current_bid(self) -> Bid | None:
        """The current bid, which the next player raises or calls."""
        return self.bids[-1] if self.bids else None

    @property
    def bidders(self) -> tuple[int, ...]:
        """The seat that made each bid."""
        around = self._round.circle.leftward[self._round.opener or 0]
        return tuple(around[turn % len(around)] for turn in range(-1, len(self.bids) - 1))

    @property
    def bidder(self) -> int | None:
        """The seat that made the current bid."""
        around = self._round.circle.leftward[self._round.opener or 0]
        return around[(len(self.bids) - 2) % len(around)] if self.bids else None

    @property
    def matching_dice(self) -> tuple[int, bool] | None:
        """How many dice match the current bid, and whether aces are wild for it; None before the first bid."""
        return _truth(self.bids[-1], self.hands or (), self.palifico) if self.bids else None

    @property
    def calza_callers(self) -> tuple[int, ...]:
        """The seats that may call calza now."""
        if not self._round.rules.calza:  # Calza is off in most games, so check this first.
            return ()
        return tuple(seat for seat in self.seats if self._why_not_calza(seat) is None)

    @property
    def previous(self) -> RoundOutcome | None:
        """The result of the previous round."""
        return self._round.previous

    @property
    def winner(self) -> int | None:
        return self._round.circle.winner

    @property
    def raise_context(self) -> RaiseContext | None:
        """The facts that determine the legal bids of the player to act; None if it is nobody's turn."""
        return None if self.to_act is None else self._round.legal[self.to_act].raise_context

    # --- Actions

    def why_not(self, action: Action, by: int | None = None) -> Reason | None:
        """Return the reason why an action is illegal now; None if it is legal. ``by``: the acting seat, if the action
        alone does not determine it."""
        if self.winner is not None:
            return Reason.GAME_OVER
        if isinstance(action, Deal):
            return self._why_not_deal(action)
        if isinstance(action, OpeningRoll):
            return self._why_not_roll(action)
        if self.to_act is None:
            return Reason.NOT_DEALT
        if isinstance(action, Calza):
            return self._why_not_calza(action.seat) if by in (None, action.seat) else Reason.NOT_YOUR_TURN
        if by not in (None, self.to_act):
            return Reason.NOT_YOUR_TURN
        if isinstance(action, Dudo):
            return None if self.bids else Reason.NOTHING_BID
        if isinstance(action, Bid):
            return why_not_bid(self._round.legal[self.to_act].raise_context, self.current_bid, action)
        raise TypeError(f"not an action: {action!r}")

    def after(self, action: Action) -> Game:
        """Return the game after an action. Raises ``IllegalAction`` if the action is illegal."""
        if action.__class__ is Bid:
            bid = self.legal._bids.get(action)
            if bid is not None:
                now = self._round
                seat = now.circle.left[self.to_act]  # type: ignore[index]
                return _with(now, (*self.bids, bid), seat, now.legal[seat][bid])
        elif action is DUDO and self.bids:
            return self._called(DUDO, self.to_act or 0)
        reason = self.why_not(action)
        if reason is not None:
            raise IllegalAction(reason, action)
        if isinstance(action, Deal):
            return self._dealt(action)
        if isinstance(action, Calza):
            return self._called(action, action.seat)
        if isinstance(action, Dudo):
            return self._called(action, self.to_act or 0)
        if isinstance(action, OpeningRoll):
            return self._rolled(action)
        raise TypeError(f"a bid consists of two whole numbers, not {action!r}")

    def priority_caller(self, calls: Iterable[int]) -> int:
        """If several seats call calza at the same time, return the first to the bidder's left, whose call counts
        (Asmodee).
        """
        calling = set(calls)
        return next(seat for seat in self._round.circle.leftward[self.bidder or 0] if seat in calling)

    def _why_not_calza(self, seat: int) -> Reason | None:
        now = self._round
        reason = _why_no_calza(now.rules, self.alive, now.palifico)
        if reason is not None:
            return reason
        if now.hands is None or not self.bids:
            return Reason.NOTHING_BID
        if not 1 <= seat <= len(now.dice) or not now.dice[seat - 1]:
            return Reason.CALLER_WITHOUT_DICE
        if seat == self.to_act and now.rules.calza_callers != "all-but-bidder":
            return Reason.CALZA_NEXT_PLAYER
        if seat == self.bidder and now.rules.calza_callers != "all-but-next":
            return Reason.CALZA_OWN_BID
        return None

    def _why_not_deal(self, deal: Deal) -> Reason | None:
        now = self._round
        if now.hands is not None:
            return Reason.ALREADY_DEALT
        if len(deal.hands) != len(now.dice):
            return Reason.HANDS_NOT_ONE_A_SEAT
        if tuple(map(len, deal.hands)) != now.dice:
            return Reason.WRONG_NUMBER_OF_DICE
        if not FACE_SET.issuperset(chain.from_iterable(deal.hands)):
            return Reason.NO_SUCH_FACE
        if deal.opener is None:
            return Reason.OPENER_MISSING if now.opener is None else None
        if now.opener is None:
            return None if deal.opener in (now.rollers or self.alive) else Reason.WRONG_OPENER
        return None if deal.opener == now.opener else Reason.WRONG_OPENER

    def _why_not_roll(self, roll: OpeningRoll) -> Reason | None:
        rollers = self._round.rollers
        if not rollers:
            return Reason.NO_OPENING_ROLL
        if len(roll.faces) != len(self.seats) or tuple(seat for seat in self.seats if roll.faces[seat - 1]) != rollers:
            return Reason.WRONG_ROLLERS
        return None if FACE_SET.issuperset(filter(None, roll.faces)) else Reason.NO_SUCH_FACE

    def _rolled(self, roll: OpeningRoll) -> Game:
        """Apply an opening roll. The player with the highest die opens; seats that tie for it reroll."""
        highest = tuple(seat for seat in self.seats if roll.faces[seat - 1] == max(roll.faces))
        again, opener = (highest, None) if len(highest) > 1 else ((), highest[0])
        now = self._round
        return _game(now.rules, now.number, now.dice, opener=opener, rolls=(*now.rolls, roll.faces), rollers=again)

    def _dealt(self, deal: Deal) -> Game:
        rules, number, dice, veterans, opener, palifico, rolls, _, previous, *_ = self._round
        return _game(
            rules, number, dice, veterans, deal.opener or opener, palifico, rolls, previous=previous, hands=deal.hands
        )

    def _called(self, call: Dudo | Calza, caller: int) -> Game:
        """Reveal all dice and settle the call."""
        now = self._round
        bidder, bid, hands = self.bidder or 0, self.bids[-1], now.hands or ()
        count, wild = _truth(bid, hands, now.palifico)
        more = count - bid.quantity
        settled = settle(now.rules, now.dice, now.veterans, call, caller, bidder, more)
        outcome = RoundOutcome(
            round_number=now.number,
            opener=now.opener or 0,
            palifico=now.palifico,
            bids=self.bids,
            call=call,
            caller=caller,
            bidder=bidder,
            count=count,
            wild=wild,
            hands=hands,
            reveal_order=now.circle.reveal_order[caller if now.rules.reveal == "from-caller" else 0],
            changes=settled.changes,
            next_opener=settled.opener,
            next_palifico=settled.palifico,
        )
        _, dice, opener, palifico = settled
        veterans = now.veterans | {opener} if palifico and opener else now.veterans
        return _game(now.rules, now.number + 1, dice, veterans, opener, palifico, previous=outcome)


def _truth(bid: Bid, hands: tuple[Hand, ...], palifico: bool) -> tuple[int, bool]:
    """Return how many dice match a bid, and whether aces are wild for it."""
    wild = not palifico and bid.face != ACE
    shown = tuple(chain.from_iterable(hands))
    return shown.count(bid.face) + (shown.count(ACE) if wild else 0), wild


def _seated(rules: Rules, seats: int) -> Rules:
    fewest, most = rules.players
    if not fewest <= seats <= most:
        raise PerudoError("players-count", seats=seats, fewest=fewest, most=most)
    return rules


def unlocked_seats(
    rules: Rules, dice: tuple[int, ...], veterans: frozenset[int], opener: int, palifico: bool
) -> tuple[int, ...]:
    """Return the seats that may change the face in a palifico round: veterans with one die, if the rules allow it.

    Hasbro 1994 and Kozak let such veterans change the face. The opener, who is palifico, may not change the face.
    """
    if not (palifico and rules.veteran_changes_face):
        return ()
    return tuple(seat for seat in sorted(veterans) if dice[seat - 1] == 1 and seat != opener)


def _why_no_calza(rules: Rules, alive: tuple[int, ...], palifico: bool) -> Reason | None:
    """Return the reason why nobody may call calza now; None if calza is allowed. Asmodee (Italian) and Kozak forbid
    calza in palifico rounds and between the last two players."""
    if not rules.calza:
        return Reason.CALZA_OFF
    if palifico and not rules.calza_in_palifico:
        return Reason.CALZA_IN_PALIFICO
    if len(alive) == 2 and not rules.calza_with_two:
        return Reason.CALZA_WITH_TWO
    return None


_new = object.__new__
_set_round, _set_bids, _set_to_act, _set_legal = (
    Game.__dict__[name].__set__ for name in ("_round", "bids", "to_act", "legal")
)


def _with(now: _Round, bids: tuple[Bid, ...], to_act: int | None, legal: LegalMoves) -> Game:
    # To keep the time per move near one microsecond, set the slots directly, bypassing the __setattr__ guard.
    game = _new(Game)
    _set_round(game, now)
    _set_bids(game, bids)
    _set_to_act(game, to_act)
    _set_legal(game, legal)
    return game


def _game(
    rules: Rules,
    number: int,
    dice: tuple[int, ...],
    veterans: frozenset[int] = frozenset(),
    opener: int | None = None,
    palifico: bool = False,
    rolls: tuple[tuple[int, ...], ...] = (),
    rollers: tuple[int, ...] = (),
    previous: RoundOutcome | None = None,
    hands: tuple[Hand, ...] | None = None,
    bids: tuple[Bid, ...] = (),
) -> Game:
    """Create a game from its stored fields, and derive the rest: neighbours, move tables, the seat to act."""
    circle = _circle(dice)
    if hands is None or opener is None:
        now = _Round(rules, number, dice, veterans, opener, palifico, rolls, rollers, previous, hands, circle, ())
        return _with(now, (), None, NO_LEGAL_MOVES)
    calling = rules.calza_callers == "all-but-bidder" and _why_no_calza(rules, circle.alive, palifico) is None
    free = unlocked_seats(rules, dice, veterans, opener, palifico)
    legal = legal_by_seat(rules.raise_, palifico, free, rules.dice * len(dice), len(dice), calling)
    now = _Round(rules, number, dice, veterans, opener, palifico, rolls, rollers, previous, hands, circle, legal)
    around = circle.leftward[opener]
    to_act = around[(len(bids) - 1) % len(around)]
    return _with(now, bids, to_act, legal[to_act][bids[-1] if bids else None])
