"""A game between bots, each of which sees only its own views."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Protocol, TypeVar

from perudo.bots import Bot
from perudo.core.game import FACES, Deal, Game, Hand, Move, OpeningRoll
from perudo.core.narration import Sentence
from perudo.core.rules import MAX_DICE, Rules
from perudo.core.view import PrivateView, View, combine, private_view, public_view, seats_affected
from perudo.protocol.failures import BotFailure, check_move, checked_explanation, run_bot

T = TypeVar("T")


class Forfeit(Exception):  # noqa: N818 - the game's own term
    """A bot failed, so its seat is removed from the game."""

    def __init__(self, seat: int, failed: BotFailure) -> None:
        super().__init__(failed.kind)
        self.seat, self.failure = seat, failed

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.seat, self.failure)


class SeatPlayer(Protocol):
    """A bot, or a proxy for one."""

    def see(self, view: View) -> None: ...

    def choose(self, view: View) -> Move | None: ...


class DealDice:
    """The dice of a game for each chair and round, derived from the game's name. The dice do not depend on the bots,
    their moves, or the number of dice left. So all bots that rotate through the chairs get the same dice.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._known: dict[str, list[int]] = {}

    def hands(self, number: int, dice: Sequence[int]) -> tuple[Hand, ...]:
        """Return every player's hand in round ``number``."""
        faces = self._faces(f"round {number}", len(dice) * MAX_DICE)
        return tuple(tuple(faces[at * MAX_DICE :][:count]) for at, count in enumerate(dice))

    def roll(self, number: int, game: Game) -> OpeningRoll:
        faces = self._faces(f"roll {number}", len(game.seats))
        return OpeningRoll(tuple(faces[seat - 1] if seat in game.opening_rollers else 0 for seat in game.seats))

    def opener(self, seats: Sequence[int]) -> int:
        return Random(f"{self._name} opener").choice(seats)

    def _faces(self, of: str, count: int) -> list[int]:
        if of not in self._known:
            self._known[of] = Random(f"{self._name} {of}").choices(FACES, k=count)
        return self._known[of]


def play_moments(rules: Rules, players: Sequence[SeatPlayer], luck: DealDice) -> Iterator[Game]:
    """Play a game, and yield each state. Each state is shown to the players who had dice in the previous state. After a
    bid, players who may call calza out of turn are asked first, starting to the bidder's left; then the player to act
    is asked.

    A player that raises the exception ``Forfeit`` is eliminated: the round is void, and the player to the left opens
    the next round. If only one player is left, the generator ends without yielding another state.
    """
    table, game, opens = _Table(players), Game.start(rules, len(players)), None
    rolls = rounds = 0
    while game.winner is None:
        playing, gone = game.alive, set[int]()
        try:
            if game.opening_rollers:
                game = game.after(luck.roll(rolls, game))
                rolls += 1
            elif game.hands is None:
                rounds += 1
                opener = game.opener or opens or luck.opener(game.alive)
                game = game.after(Deal(luck.hands(rounds, game.dice), opener))
            else:
                game = game.after(table.said(game))
            gone = table.show(game, playing)
        except Forfeit as forfeit:
            gone = {forfeit.seat}
        while gone and game.winner is None:
            playing = tuple(seat for seat in game.alive if seat not in gone)
            if len(playing) < 2:
                return
            opens = next((seat for seat in playing if seat > min(gone)), playing[0])
            dice = tuple(count if seat in playing else 0 for seat, count in enumerate(game.dice, start=1))
            game = Game.mid_game(
                rules, dice, veterans=game.veterans, number=game.round_number + (game.hands is not None)
            )
            gone = table.show(game, playing)
        yield game


class _Table:
    """The players of a game, with their views."""

    def __init__(self, players: Sequence[SeatPlayer]) -> None:
        self._players = players
        self._shown: Game | None = None
        self._own: dict[int, PrivateView] = {}
        self._views: dict[int, View] = {}

    def show(self, game: Game, seats: Iterable[int]) -> set[int]:
        """Show the state of the game to these players. Return the players who forfeit."""
        seen, gone = public_view(game), set[int]()
        changed = None if self._shown is None else seats_affected(self._shown, game)
        self._own |= {seat: private_view(game, seat) for seat in seats if changed is None or seat in changed}
        known = game.rules, game.veterans
        self._shown, self._views = game, {seat: combine(seen, self._own[seat], *known) for seat in seats}
        for seat, view in self._views.items():
            try:
                self._players[seat - 1].see(view)
            except Forfeit:
                gone.add(seat)
        return gone

    def said(self, game: Game) -> Move:
        """Ask the players who may act, and return the next move."""
        to_act = game.to_act or 0
        asked = set(game.calza_callers) - {to_act}
        while asked:
            seat = game.priority_caller(asked)
            if move := self._players[seat - 1].choose(self._views[seat]):
                return move
            asked.remove(seat)
        move = self._players[to_act - 1].choose(self._views[to_act])
        assert move is not None, "a bot moves only in its turn"
        return move


class SeatedBot:
    """A bot in its seat. Every failure of the bot becomes a ``Forfeit``.

    ``make`` creates the bot. ``seconds``, if given, limits the bot's thinking time per move.
    """

    def __init__(self, seat: int, make: Callable[[], Bot], seconds: float | None = None) -> None:
        self._seat, self._make, self._seconds = seat, make, seconds
        self._bot: Bot | None = None
        self.forfeit: Forfeit | None = None

    def see(self, view: View) -> None:
        if self._bot is None:
            self._bot = self._asked(self._make)
            self._bot.seconds = self._seconds
        self._asked(self._bot.see, view)

    def choose(self, view: View) -> Move | None:
        assert self._bot is not None, "call see() before asking the bot for a move"
        move = self._asked(self._bot.choose, view)
        return self._asked(partial(check_move, move), view)

    def why(self, view: View, move: Move) -> Sentence | None:
        """Return the bot's explanation of a move."""
        assert self._bot is not None, "call see() before asking the bot for a move"
        return self._asked(partial(checked_explanation, self._bot, move), view)

    def close(self) -> None:
        """Close the bot, and ignore any errors."""
        if self._bot is not None:
            with suppress(Exception):
                self._bot.close()

    def _asked(self, do: Callable[..., T], *args: View) -> T:
        began = time.monotonic()
        try:
            done = run_bot(do, *args)
            took = time.monotonic() - began
            # Calls without a view create the bot, and have no time limit.
            if args and self._seconds is not None and took > self._seconds:
                raise BotFailure("slow", f"{took:.1f} s")
        except BotFailure as failed:
            self.forfeit = Forfeit(self._seat, failed)
            raise self.forfeit from failed
        return done


def play_game(rules: Rules, players: Sequence[SeatedBot], luck: DealDice) -> tuple[int, ...]:
    """Play a game. Return the seats in finishing order: the winner, then the others from the last eliminated to the
    first, then those that forfeited. Ties are broken at random.
    """
    seats = alive = tuple(range(1, len(players) + 1))
    out: list[int] = []
    for game in play_moments(rules, players, luck):
        fell = [seat for seat in alive if seat not in game.alive]
        out += Random(f"{len(out)} {game.round_number} {game.dice}").sample(fell, len(fell)) if len(fell) > 1 else fell
        alive = game.alive
    good = [seat for seat in (*alive, *reversed(out)) if players[seat - 1].forfeit is None]
    return (*good, *(seat for seat in reversed(seats) if players[seat - 1].forfeit is not None))
