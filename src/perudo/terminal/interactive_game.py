"""A game against bots that prints one line per event, suited to screen readers.

The person sits in seat 1. ``HumanPlayer`` has the same interface as a bot: it receives the views of its seat and
chooses moves. After a bid, the game first asks the players who may call calza out of turn, starting with the first one
to the bidder's left. Only then does it ask the player whose turn it is. (At a real table, a simultaneous move by the
player to act takes precedence; here, no moves are simultaneous.)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random, SystemRandom

from perudo.analysis.highlights import Highlights
from perudo.arena.games import Forfeit, SeatedBot
from perudo.bots import BOT_NAMES, BUILTIN_BOTS, mixed_levels
from perudo.core.citations import SHARED_RULES
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, FACES, Action, Bid, Calza, Deal, Game, Move, OpeningRoll
from perudo.core.odds import odds
from perudo.core.rules import Rules, SettingValue, house_rules, preset_name
from perudo.core.view import View, view
from perudo.locales.translator import Translator, translator
from perudo.protocol import BotFactory
from perudo.records.record import Record
from perudo.terminal import move_spellings, percent
from perudo.terminal.narrator import Narrator, dice
from perudo.terminal.reports.arena import failure_line
from perudo.terminal.reports.rules import rules_name, sentence, setting_assignment

HUMAN_SEAT = 1
"""The seat of the person at the keyboard."""
MIXED_LEVELS = "mixed"
"""The level name that selects a mix of bots, from weak to strong."""
# A bid can contain the Latin x, the Cyrillic letter, or the multiplication sign.
_BID = re.compile(r"([0-9]{1,3})\s*[xх×\s]\s*([1-6])(?:\s+([0-9]{1,3}))?")

Say = Callable[[str], object]
Ask = Callable[[str], str]


class PlayerLeft(Exception):  # noqa: N818 - not an error: the person has stood up
    """Raised when the person leaves the table."""


def play_interactively(
    edition: str,
    options: Mapping[str, SettingValue],
    bots: int,
    level: str,
    *,
    own: Sequence[BotFactory] = (),
    name: str | None = None,
    seed: int | None = None,
    record: Path | None = None,
    explain: bool = False,
    ask: Ask = input,
    say: Say = print,
) -> None:
    """Play one game to its end, or until the person leaves.

    - ``level``: a built-in bot's id, or ``MIXED_LEVELS``. ``own``: external bots, which take the seats directly after
      the person's.
    - ``seed``: a seed that makes the dice and the bots' decisions reproducible.
    - ``record``: the file to which the game is written after every round.
    - ``explain``: whether the bots explain their moves after each round.

    Raises ``PerudoError`` if the rules, the number of players or a file are invalid, or if an external bot fails
    (``bot-failed``).
    """
    table = _Table(
        translator().for_edition(edition), house_rules(edition, options), bots, level, own, name, seed, ask, say
    )
    table.explains = explain

    def keep() -> None:
        if record is not None:
            _write(record, Record.from_game(edition, table.narrator.players, table.start, table.actions))

    keep()
    table.welcome(edition)
    try:
        while table.game.winner is None:
            table.play_round()
            keep()
        table.farewell()
    except (PlayerLeft, EOFError, KeyboardInterrupt):
        say("\n" + translator()("play-left"))
        keep()
    except Forfeit as forfeit:
        keep()
        player = table.narrator.name(forfeit.seat)
        raise PerudoError("bot-failed", name=player, why=failure_line(translator(), forfeit.failure)) from forfeit
    finally:
        table.close()
    if record is not None:
        say(translator()("play-recorded", file=str(record)))


def _write(file: Path, record: Record) -> None:
    try:
        file.write_text(record.text(), encoding="utf-8")
    except OSError as error:
        raise PerudoError("record-unwritten", file=str(file), why=error.strerror or str(error)) from None


class _Table:
    """A game in progress, with its players and all actions so far."""

    def __init__(
        self,
        translate: Translator,
        rules: Rules,
        bots: int,
        level: str,
        own: Sequence[BotFactory],
        name: str | None,
        seed: int | None,
        ask: Ask,
        say: Say,
    ) -> None:
        chance: Random = SystemRandom() if seed is None else Random(seed)
        self.translate, self.say, self.chance = translate, say, chance
        self.start = self.game = Game.start(rules, bots + 1)
        self.actions: list[Action] = []
        self.highlights = Highlights()
        guest = (name or "").strip() or self.translate("play-guest")
        self.narrator = Narrator(
            self.translate, [guest, *[other for other in BOT_NAMES if other != guest][:bots]], you=HUMAN_SEAT
        )
        self.person = HumanPlayer(self.translate, rules, self.narrator, ask, say)
        self.levels = mixed_levels(bots - len(own)) if level == MIXED_LEVELS else [level] * (bots - len(own))
        """The levels of the built-in bots, which take the seats after the external bots."""
        kinds: list[BotFactory] = [*own, *(BUILTIN_BOTS[each] for each in self.levels)]
        seated = [partial(kind, Random(chance.random()), rules) for kind in kinds]
        self.held = [SeatedBot(seat, kind) for seat, kind in enumerate(seated, start=HUMAN_SEAT + 1)]
        self.seats: list[SeatedBot | HumanPlayer] = [self.person, *self.held]
        self.explains = False
        self.reasons: list[str] = []
        """The bots' explanations of their moves in this round, which are secret until the reveal."""

    def close(self) -> None:
        for bot in self.held:
            bot.close()

    def welcome(self, edition: str) -> None:
        options = self.game.rules.diff(edition)
        named = preset_name(edition, options)
        rules = self.translate(f"preset-{named}") if named else rules_name(self.translate, edition, options)
        self.say(self.translate("labelled", what="Perudo", text=rules))
        for setting, value in options.items():
            self.say(setting_assignment(self.translate, setting, value))
        self.say(self.translate("tell-players", names=", ".join(map(self.narrator.name, self.game.seats))))
        first = len(self.seats) - len(self.levels) + 1
        for level in dict.fromkeys(self.levels):
            seats = [seat for seat, each in enumerate(self.levels, start=first) if each == level]
            names = ", ".join(map(self.narrator.name, seats))
            kind, about = self.translate(f"bot-{level}"), self.translate(f"bot-{level}-about")
            self.say(self.translate("play-level", names=names, level=kind, about=about))
        self.say(self.translate("play-help-hint"))

    def play_round(self) -> None:
        self._deal()
        while self.game.to_act is not None:
            self._speak(*self._next_word())
        revealed, winner = view(self.game, None).revealed, self.game.winner
        assert revealed is not None, "the round has ended without a reveal"
        self._tell(*self.narrator.reveal(revealed))
        self.person.reasons, self.reasons = self.reasons, []
        if self.explains:
            self._tell(*self.person.reasons)
        if winner is not None and self.person.gone:
            self.say(self.translate("story-wins", name=self.narrator.name(winner)))
        elif winner is None and self.game.rules.lost_dice_visible:
            self._tell(self.narrator.dice_left(self.game.dice))
        if winner is None and HUMAN_SEAT in revealed.eliminated:
            self.person.out()
        if self.game.previous is not None:
            self.highlights = self.highlights.with_round(self.game.previous)

    def farewell(self) -> None:
        """Print the highlights of the game."""
        self._tell("", *self.narrator.facts(self.highlights))

    def _deal(self) -> None:
        while self.game.opening_rollers:
            rolling = self.game.opening_rollers
            faces = tuple(self.chance.choice(FACES) if seat in rolling else 0 for seat in self.game.seats)
            self._do(OpeningRoll(faces))
            self._tell(*self.narrator.opening_roll(faces))
        hands = tuple(tuple(self.chance.choices(FACES, k=count)) for count in self.game.dice)
        self._do(Deal(hands, self.game.opener or self.chance.choice(self.game.alive)))
        self._tell("", self.translate("tell-round", round=self.game.round_number))
        self._tell(self.narrator.opening(self.game.opener or 0, self.game.palifico))
        if hands[HUMAN_SEAT - 1]:
            self._tell(self.translate("play-your-dice", dice=dice(hands[HUMAN_SEAT - 1])))

    def _next_word(self) -> tuple[int, Move]:
        """Return the next move and the seat that makes it. Players who may call calza out of turn are asked first."""
        to_act = self.game.to_act or 0
        callers = set(self.game.calza_callers) - {to_act}
        while callers:
            nearest = self.game.priority_caller(callers)
            if (move := self._chosen(nearest)) is not None:
                return nearest, move
            callers.remove(nearest)
        move = self._chosen(to_act)
        assert move is not None
        return to_act, move

    def _chosen(self, seat: int) -> Move | None:
        return self.seats[seat - 1].choose(view(self.game, seat))

    def _speak(self, seat: int, move: Move) -> None:
        player = self.seats[seat - 1]
        if isinstance(player, SeatedBot) and (why := player.why(view(self.game, seat), move)):
            self.reasons.append(self.translate("play-why", name=self.narrator.name(seat), why=self.narrator.line(why)))
        self._do(move)
        self._tell(self.narrator.move(seat, move))

    def _do(self, action: Action) -> None:
        self.game = self.game.after(action)
        self.actions.append(action)
        for seat, player in enumerate(self.seats, start=1):
            player.see(view(self.game, seat))

    def _tell(self, *lines: str) -> None:
        if not self.person.gone:
            for line in lines:
                self.say(line)


class HumanPlayer:
    """The person at the keyboard, asked repeatedly until the answer is a legal move."""

    def __init__(self, translate: Translator, rules: Rules, narrator: Narrator, ask: Ask, say: Say) -> None:
        self.translate, self.rules, self.narrator, self.ask, self.say = translate, rules, narrator, ask, say
        self.gone = False
        """Whether the person is eliminated and does not want to see the rest of the game."""
        self.reasons: list[str] = []
        """The bots' explanations of their moves in the last round."""
        self._commands: dict[str, Callable[[View], Iterator[str]]] = {
            spoken: tell
            for command, tell in (
                ("help", self._help),
                ("dice", self._dice),
                ("bids", self._bids),
                ("who", self._who),
                ("legal", self._legal),
                ("rules", self._rules),
                ("why", self._why),
            )
            for spoken in self._spoken(command)
        }

    def see(self, view: View) -> None:
        """Do nothing, because people remember what they have seen."""

    def out(self) -> None:
        """Ask an eliminated person whether to show the rest of the game."""
        self.gone = self.ask(self.translate("play-ask-out")).strip().lower() in self._spoken("skip")

    def choose(self, view: View) -> Move | None:
        """Return the person's move. None means a pass during another player's turn."""
        turn = view.is_my_turn
        while True:
            said = " ".join(self.ask(self._question(view)).lower().split())
            if not said and not turn:
                return None
            move = self._word(view, said)
            if move is not None:
                return move

    def _question(self, view: View) -> str:
        current_bid = view.current_bid
        if current_bid is None:
            return self.translate("play-ask-open")
        asked = "play-ask-turn" if view.is_my_turn else "play-ask-calza"
        if view.bids[-1].seat == view.seat:
            asked = "play-ask-calza-own"
        return self.translate(asked, quantity=current_bid.quantity, face=current_bid.face)

    def _word(self, view: View, said: str) -> Move | None:
        """Return the move if the answer is a legal move; otherwise print a reply and return None."""
        if said in self._commands:
            for line in self._commands[said](view):
                self.say(line)
        elif said in self._spoken("quit"):
            if self.ask(self.translate("play-ask-quit")).strip().lower() in self._spoken("yes"):
                raise PlayerLeft
        elif said.split(" ")[0] in self._spoken("odds"):
            self.say(self._odds(view, said.partition(" ")[2]))
        else:
            move = self._parsed(view, said)
            why = self._why_not(view, move)
            if why is None:
                return move
            self.say(why)
        return None

    def _parsed(self, view: View, said: str) -> Move | None:
        if said in self._spoken("dudo"):
            return DUDO
        if said in self._spoken("calza"):
            return Calza(view.seat or 0)
        bid = _BID.fullmatch(said)
        return Bid(int(bid[1]), int(bid[2])) if bid and not bid[3] else None

    def _why_not(self, view: View, move: Move | None) -> str | None:
        """Return the reason why a move is illegal, as text; None if it is legal."""
        if move is None:
            return self.translate("play-not-understood")
        reason = view.why_not(move)
        return None if reason is None else self.translate(f"reason-{reason}")

    # --- Commands that the person can type

    def _spoken(self, command: str) -> Sequence[str]:
        return move_spellings(self.translate, command)

    def _help(self, _: View) -> Iterator[str]:
        off = None if self.rules.calza else self._spoken("calza")[0]
        yield from (line for line in self.translate("play-help").splitlines() if line.split(maxsplit=1)[0] != off)

    def _dice(self, view: View) -> Iterator[str]:
        yield self.translate("play-your-dice", dice=dice(view.hand or ()))

    def _bids(self, view: View) -> Iterator[str]:
        if not view.bids:
            yield self.translate("reason-nothing-bid")
        for bid in view.bids:
            yield self.narrator.move(bid.seat, Bid(bid.quantity, bid.face))

    def _who(self, view: View) -> Iterator[str]:
        names = [self.narrator.name(seat) for seat in range(1, len(view.dice) + 1) if seat not in view.eliminated]
        yield self.translate("play-who-in", names=", ".join(names))
        yield self.translate("play-who-turn", name=self.narrator.name(view.to_act or 0))
        if self.rules.lost_dice_visible:
            yield self.narrator.dice_left(view.dice)

    def _legal(self, view: View) -> Iterator[str]:
        for face, runs in enumerate(view.choices.bids if view.choices else (), start=1):
            for run in runs:
                if run.why_not is None:
                    yield self.translate("play-legal-face", face=face, first=run.first, last=run.last)
        for move in view.legal:
            if not isinstance(move, Bid):
                yield self.translate("calza" if isinstance(move, Calza) else "dudo")

    def _rules(self, _: View) -> Iterator[str]:
        settings = self.rules.to_dict()
        for rule in SHARED_RULES:
            yield self.translate(f"shared-{rule}")
        for setting in self.rules.effective():
            yield sentence(self.translate, setting, settings[setting])

    def _why(self, _: View) -> Iterator[str]:
        yield from self.reasons or [self.translate("play-why-nothing")]

    def _odds(self, view: View, asked: str) -> str:
        """Return the probability of a bid, given the person's own dice. Ask for the number of dice if it is hidden."""
        bid = _BID.fullmatch(asked)
        if bid is None:
            return self.translate("play-odds-how")
        known = [count for count in view.dice if count is not None]
        hand = view.hand or ()
        if bid[3]:
            on_table = int(bid[3])
        elif len(known) == len(view.dice):
            on_table = sum(known)
        elif view.round == 1:
            on_table = view.max_quantity
        else:
            return self.translate("play-odds-hidden", quantity=bid[1], face=bid[2])
        if not len(hand) <= on_table <= view.max_quantity:
            return self.translate("play-odds-dice", least=len(hand), most=view.max_quantity)
        chance = odds(on_table, hand, int(bid[1]), int(bid[2]), wild=view.wild)
        true, exact = (percent(self.translate, each) for each in (chance.true, chance.exact))
        return self.translate(
            "play-odds", quantity=int(bid[1]), face=int(bid[2]), count=on_table, true=true, exact=exact
        )
