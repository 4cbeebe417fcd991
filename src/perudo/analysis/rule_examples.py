"""Small examples that illustrate a set of rules, each played by those rules.

The page computes nothing: ``Game`` decides whether each bid is legal, and counts the dice after a call. An example is
omitted if the rules do not allow it (for instance, with only two dice).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import lru_cache

from perudo.core.errors import PerudoError
from perudo.core.game import ACE, DUDO, Bid, Calza, Deal, Game, Hand, Move, OpeningRoll
from perudo.core.rules import EDITIONS, SETTING_VALUES, Rules, house_rules
from perudo.core.view import view
from perudo.protocol.wire import BidExample, CountExample, CupsExample, Example, RaiseExample

MAX_PLAYERS_SHOWN = 3
"""The maximum number of cups in an example."""
MAX_DICE_SHOWN = 3
"""The maximum number of dice under each cup."""
HANDS: tuple[Hand, ...] = ((4, 4, 2), (4, 6, 3), (5, 5, 2))
HANDS_WITH_ACES: tuple[Hand, ...] = ((1, 4, 2), (4, 6, 3), (1, 5, 5))
OPENING_ROLLS = (3, 6, 2, 4, 1, 5, 2, 3)
COUNTED_FACE = 4
"""The face of the bids in examples that count dice."""


@lru_cache(maxsize=64)
def rule_examples(rules: Rules) -> tuple[Example, ...]:
    """Return the examples for these rules. Each example contains the message id of the rule that it illustrates."""
    return tuple(example for make in _MAKERS for example in [make(rules)] if example is not None)


def raise_pictures() -> dict[str, RaiseExample]:
    """For each raise rule, return sample raises of a bid of three fours, each marked as legal or illegal."""
    bids = [Bid(quantity, face) for quantity in (3, 4, 5) for face in (2, 3, 4, 5, 6)]
    tables = {str(kind): _table(house_rules(next(iter(EDITIONS)), {"raise": kind})) for kind in SETTING_VALUES["raise"]}
    return {kind: _raises("setting-raise", table.after(Bid(3, 4)), bids) for kind, table in tables.items()}


# --- Tables for the examples


def _alive(rules: Rules) -> int:
    return min(MAX_PLAYERS_SHOWN, rules.players[1])


def _at(rules: Rules, dice: tuple[int, ...], palifico: int | None = None, veterans: Iterable[int] = ()) -> Game | None:
    """Return a game with the given dice, or None if the rules do not allow the position. Eliminated seats are added if
    the rules require more players.
    """
    out = (0,) * (rules.players[0] - len(dice))
    with suppress(PerudoError):
        return Game.mid_game(rules, dice + out, palifico, veterans)
    return None


def _dealt(game: Game, hands: tuple[Hand, ...] = HANDS) -> Game:
    under = tuple(hands[index][:dice] if dice else () for index, dice in enumerate(game.dice[: len(hands)]))
    return game.after(Deal(under + ((),) * (len(game.dice) - len(under)), opener=game.opener or game.alive[0]))


def _table(rules: Rules, hands: tuple[Hand, ...] = HANDS) -> Game:
    game = _at(rules, (min(MAX_DICE_SHOWN, rules.dice),) * _alive(rules))
    assert game is not None
    return _dealt(game, hands)


def _most(game: Game) -> int:
    return game.rules.dice * len(game.seats)


# --- Examples of legal and illegal bids


def _raises(rule: str, game: Game, bids: Iterable[Bid]) -> RaiseExample:
    standing = None if game.current_bid is None else BidExample(*game.current_bid, why_not=None)
    asked = tuple(BidExample(*bid, why_not=game.why_not(bid)) for bid in bids if 1 <= bid.quantity <= _most(game))
    return RaiseExample(rule=rule, palifico=game.palifico, current_bid=standing, bids=asked)


def _lowest(game: Game, face: int) -> int | None:
    """Return the lowest legal quantity of a face."""
    legal = (move.quantity for move in game.legal if isinstance(move, Bid) and move.face == face)
    return min(legal, default=None)


def _bid(rules: Rules) -> Example | None:
    game = _table(rules)
    return _raises("shared-bid", game, [Bid(min(7, _most(game)), 4)])


def _to_aces(rules: Rules) -> Example | None:
    game = _table(rules)
    game = game.after(Bid(min(7, _most(game)), 4))
    lowest = _lowest(game, ACE) or 0
    return _raises("shared-to-aces", game, [Bid(lowest, ACE), Bid(lowest - 1, ACE)])


def _from_aces(rules: Rules) -> Example | None:
    opened = _table(rules)
    for quantity in range(min(7, _most(opened)), 0, -1):
        game = opened.after(Bid(quantity, 4))
        game = game.after(Bid(_lowest(game, ACE) or 0, ACE))
        lowest = _lowest(game, 5)
        if lowest is not None:
            return _raises("shared-from-aces", game, [Bid(lowest, 5), Bid(lowest - 1, 5)])
    return None


def _raise(rules: Rules) -> Example | None:
    game = _table(rules)
    quantity = min(3, _most(game) - 1)
    bids = [Bid(quantity + 1, 4), Bid(quantity, 5), Bid(quantity + 1, 2), Bid(quantity, 3)]
    return _raises("setting-raise", game.after(Bid(quantity, 4)), bids)


def _palifico(rules: Rules) -> Example | None:
    game = _at(rules, (1, *(min(MAX_DICE_SHOWN, rules.dice),) * (_alive(rules) - 1)), palifico=1)
    return None if game is None else _locked("setting-palifico", game)


def _veteran(rules: Rules) -> Example | None:
    game = _at(rules, (1, 1, *(min(MAX_DICE_SHOWN, rules.dice),) * (_alive(rules) - 2)), palifico=1, veterans={2})
    return None if game is None else _locked("setting-veteran_changes_face", game)


def _locked(rule: str, game: Game) -> RaiseExample:
    game = _dealt(game)
    quantity = min(2, _most(game) - 1)
    return _raises(rule, game.after(Bid(quantity, 3)), [Bid(quantity + 1, 3), Bid(quantity, 5), Bid(quantity + 1, 5)])


# --- Counts and results


def _called(game: Game, more: int, call: Move) -> Game:
    """Bid ``more`` dice above the true count, make the call, and return the game. The bid is limited to the total
    number of dice."""
    quantity = sum(die in (ACE, COUNTED_FACE) for hand in game.hands or () for die in hand) + more
    return game.after(Bid(min(quantity, _most(game)), COUNTED_FACE)).after(call)


def _count(rule: str, game: Game) -> CountExample:
    revealed = view(game, None).revealed
    assert revealed is not None
    return CountExample(rule=rule, revealed=revealed)


def _dudo(rules: Rules) -> Example | None:
    return _count("shared-dudo", _called(_table(rules), 1, DUDO))


def _aces(rules: Rules) -> Example | None:
    return _count("shared-aces", _called(_table(rules, HANDS_WITH_ACES), 0, DUDO))


def _calza(rules: Rules) -> Example | None:
    game = _table(rules, HANDS_WITH_ACES)
    callers = game.after(Bid(1, COUNTED_FACE)).calza_callers
    return _count("setting-calza", _called(game, 0, Calza(callers[-1]))) if callers else None


# --- Visible and hidden dice


def _cups(
    rule: str,
    *,
    dice: tuple[int | None, ...] = (),
    lifts: tuple[tuple[int, ...], ...] = (),
    rolls: tuple[int, ...] = (),
    caller: int | None = None,
    opener: int | None = None,
    you: int | None = None,
) -> CupsExample:
    return CupsExample(
        rule=rule, dice=dice, reveal_order=lifts, opening_rolls=rolls, caller=caller, opener=opener, seat=you
    )


def _loser(rules: Rules) -> Example | None:
    game = _called(_table(rules), 1, DUDO)
    return _cups("shared-loser", dice=tuple(game.dice[: _alive(rules)]), opener=game.opener)


def _lost_dice(rules: Rules) -> Example | None:
    game = _called(_table(rules), 1, DUDO)
    if game.winner is not None:
        return None
    seen = view(_dealt(game), game.alive[0]).dice
    return _cups("setting-lost_dice_visible", dice=seen[: _alive(rules)], you=game.alive[0])


def _reveal(rules: Rules) -> Example | None:
    outcome = _called(_table(rules), 0, DUDO).previous
    assert outcome is not None
    return _cups("setting-reveal", dice=(None,) * _alive(rules), lifts=outcome.reveal_order, caller=outcome.caller)


def _first_opener(rules: Rules) -> Example | None:
    if rules.first_opener != "highest-roll":
        return None
    seats = max(_alive(rules), rules.players[0])
    rolled = Game.start(rules, seats).after(OpeningRoll(OPENING_ROLLS[:seats]))
    return _cups("setting-first_opener", rolls=rolled.opening_rolls[-1], opener=rolled.opener)


_MAKERS: tuple[Callable[[Rules], Example | None], ...] = (
    _bid,
    _dudo,
    _loser,
    _aces,
    _to_aces,
    _from_aces,
    _first_opener,
    _raise,
    _palifico,
    _veteran,
    _calza,
    _lost_dice,
    _reveal,
)
