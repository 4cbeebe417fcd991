"""Converts games and views to positions and back. Positions have a text form (docs/positions.md)."""

from __future__ import annotations

from perudo.core.errors import PerudoError
from perudo.core.game import Action, Deal, Game, IllegalAction, OpeningRoll, _game
from perudo.core.moves import DUDO, Bid, Calza, Hand, Reason
from perudo.core.notation import (
    OMNISCIENT,
    AwaitedAction,
    CupInfo,
    Position,
    PositionError,
    PreviousRound,
    locating_errors,
    parse,
)
from perudo.core.rules import Rules
from perudo.core.view import View, view


def parse_game(text: str) -> Game:
    """Return the game that a line of text describes.

    Raises ``PositionError``, with the column, if the text is invalid or no game can reach the position.
    """
    position = parse(text)
    with locating_errors(text):
        return game_of(position)


def parse_view(text: str) -> View:
    """Return the view that a line of text describes. Raises ``PositionError`` like ``parse_game``."""
    position = parse(text)
    with locating_errors(text):
        return view_of(position)


def position_of(shown: Game | View) -> Position:
    """Return the position of a game (all dice) or of a view (only the dice that its seat may see).

    Raises ``PerudoError`` (``notation-no-rules``) for a view that came from a server and lacks the rules.
    """
    return _of_game(shown) if isinstance(shown, Game) else _of_view(shown)


def text_of(shown: Game | View) -> str:
    """Return the position of a game or view as one line of text. Raises ``PerudoError`` as ``position_of`` does.

    Parse the text with ``parse_game`` or ``parse_view``.
    """
    return position_of(shown).text


def _of_game(game: Game) -> Position:
    now, previous = game._round, game._round.previous
    marked = now.veterans - {now.opener} if now.palifico else now.veterans
    cups = tuple(
        CupInfo(count, now.hands[index] if now.hands is not None else () if count == 0 else None, index + 1 in marked)
        for index, count in enumerate(now.dice)
    )
    awaits: AwaitedAction = "word" if game.to_act else "over" if game.winner else "roll" if now.rollers else "deal"
    called = (
        None
        if previous is None
        else PreviousRound(previous.hands, previous.opener, previous.palifico, previous.bids, previous.call)
    )
    opener, palifico = now.opener, now.palifico
    return Position(now.rules, now.number, cups, opener, palifico, awaits, game.bids, now.rolls, OMNISCIENT, called)


def _of_view(view: View) -> Position:
    known: tuple[Rules, frozenset[int]] | None = getattr(view, "_known", None)
    if known is None:
        raise PerudoError("notation-no-rules")
    rules, veterans = known
    revealed = view.revealed
    counts = ((view.starting_dice if view.in_play else None) if count is None else count for count in view.dice)
    shown: tuple[Hand | None, ...] = view.all_hands or tuple(
        view.hand if index == view.seat else None for index in range(1, len(view.dice) + 1)
    )
    marked = veterans - {view.opener} if view.palifico else veterans
    cups = tuple(
        CupInfo(0, (), index in marked)
        if index in view.eliminated
        else CupInfo(count, shown[index - 1], index in marked)
        for index, count in enumerate(counts, start=1)
    )
    called = (
        None
        if revealed is None
        else PreviousRound(
            revealed.hands,
            revealed.opener,
            revealed.palifico,
            tuple(Bid(said.quantity, said.face) for said in revealed.bids),
            Calza(revealed.caller) if revealed.call == "calza" else DUDO,
        )
    )
    return Position(
        rules,
        view.round + (revealed is not None),
        cups,
        view.opener,
        view.palifico,
        _awaits(view, rules),
        tuple(Bid(said.quantity, said.face) for said in view.bids),
        view.opening_rolls,
        view.seat,
        called,
    )


def _awaits(view: View, rules: Rules) -> AwaitedAction:
    if view.phase in ("bidding", "over"):
        return "word" if view.phase == "bidding" else "over"
    fresh = view.phase == "opening" and view.round == 1 and view.opener is None and not view.eliminated
    whole = all(count in (None, rules.dice) for count in view.dice)
    return "roll" if fresh and whole and rules.first_opener == "highest-roll" else "deal"


def game_of(position: Position) -> Game:
    """Return the game that a position describes; the position must contain all dice. Raises ``PositionError`` if no
    game can reach the position.

    If the position includes the previous round, the function checks that this round leads to the position.
    """
    rules, number, cups, opener, palifico, awaits, bids, rolls, seat, was = position
    dealt = awaits == "word"
    dice = tuple(cup.dice or 0 for cup in cups)
    for item, cup in enumerate(cups, start=1):
        if seat != OMNISCIENT or cup.dice is None or (dealt and cup.hand is None):
            raise PositionError("notation-hidden", where="cups", item=item)
        if not dealt and cup.hand:
            raise PositionError("notation-cups", where="cups", item=item)
    try:
        if was is not None:
            game = _after(position, was)
        elif rolls or awaits == "roll":
            game = Game.start(rules, len(cups))
            for item, faces in enumerate(rolls, start=1):
                game = _done(game, OpeningRoll(faces), "rolls", item)
        else:
            game = Game.mid_game(rules, dice, opener if palifico else None, position.veterans, number)
            if opener is not None and opener not in game.alive:
                raise PositionError(f"reason-{Reason.WRONG_OPENER}", where="opener")
            game = _game(rules, number, dice, game.veterans, opener, palifico)
    except PositionError:
        raise
    except PerudoError as error:
        raise PositionError(error.code, **error.details, where="cups") from None
    if dealt:
        game = _done(game, Deal(tuple(cup.hand or () for cup in cups), opener), "opener")
        for item, bid in enumerate(bids, start=1):
            game = _done(game, bid, "words", item)
    parts = ("round", "cups", "opener", "words")
    for part, follows, told in zip(parts, _told(position_of(game)), _told(position), strict=True):
        if follows != told:
            raise PositionError("notation-unlike", where=part)
    return game


def _told(position: Position) -> tuple[object, ...]:
    """Return a position's parts, except for the rules."""
    return position.round_number, position.cups, (position.opener, position.palifico), (position.awaits, position.bids)


def _after(position: Position, was: PreviousRound) -> Game:
    """Return the game after replaying a position's previous round."""
    dice = tuple(map(len, was.hands))
    opens = was.opener if was.palifico else None
    if position.round_number < 2:
        raise PositionError("notation-round", where="round")
    game = Game.mid_game(position.rules, dice, opens, position.veterans - {opens}, position.round_number - 1)
    game = _done(game, Deal(was.hands, was.opener), "after.opener")
    for item, move in enumerate((*was.bids, was.call), start=1):
        game = _done(game, move, "after.words", item)
    return game


def _done(game: Game, action: Action, part: str, item: int | None = None) -> Game:
    """Return the game after an action listed in a position."""
    try:
        return game.after(action)
    except IllegalAction as error:
        place: dict[str, str | int] = {"where": part} if item is None else {"where": part, "item": item}
        raise PositionError(error.code, **place) from None


def view_of(position: Position) -> View:
    """Return the view of the seat that a position names. Raises ``PositionError`` if no game has this view.

    The function chooses the hidden dice arbitrarily, because the seat cannot distinguish games that differ only in
    hidden dice.
    """
    seat, rules = position.seat, position.rules
    if seat == OMNISCIENT:
        raise PositionError("notation-own")
    dealt, first = position.awaits == "word", bool(position.opening_rolls) or position.awaits == "roll"

    def made_up(index: int, cup: CupInfo) -> CupInfo:
        dice = cup.dice if cup.dice is not None else rules.dice if first else 1
        return CupInfo(
            dice, cup.hand if cup.hand is not None else (2,) * dice if dealt or not dice else None, cup.veteran
        )

    own = position.cups[seat - 1] if seat else None
    if own and (own.dice is None or (dealt and own.hand is None)):
        raise PositionError("notation-own", where="cups", item=seat or 0)
    whole = all(cup.hand is not None for cup in position.cups)
    cups = tuple(made_up(index, cup) for index, cup in enumerate(position.cups, start=1))
    return view(game_of(position._replace(cups=cups, seat=OMNISCIENT)), seat, eliminated_see_dice=dealt and whole)
