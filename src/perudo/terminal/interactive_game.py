"""A game against bots in plain lines: one event a line, each told once, for eyes and screen readers alike.

The person sits at seat 1 and comes in by the same door as the bots: each is shown views of its own seat and chooses a
word. After a bid whoever may call calza out of turn is asked first, from the bidder's left; then it is the turn of the
player to act. (At a real table the turn player's word at the same moment comes first; here no two moments are the
same.)
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
from perudo.core.editions import SHARED_RULES
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, FACES, Action, Bid, Calza, Deal, Game, Move, OpeningRoll
from perudo.core.odds import odds
from perudo.core.rules import Rules, SettingValue, house_rules, preset_name
from perudo.core.view import View, view
from perudo.locales.translator import Translator, translator
from perudo.protocol import Kind
from perudo.records.record import Record
from perudo.terminal import percent, typed
from perudo.terminal.narrator import Teller, dice
from perudo.terminal.reports.arena import blamed
from perudo.terminal.reports.rules import rules_name, sentence, set_to

PERSON = 1
"""The seat of the person at the keyboard."""
MIXED = "mixed"
"""A level that gives each bot another one, weak to strong."""
# A keyboard's own x will do: Latin, Cyrillic, or the sign.
_BID = re.compile(r"([0-9]{1,3})\s*[xх×\s]\s*([1-6])(?:\s+([0-9]{1,3}))?")

Say = Callable[[str], object]
Ask = Callable[[str], str]


class Left(Exception):  # noqa: N818 - not an error: the person has stood up
    """The person leaves the table."""


def play(
    edition: str,
    options: Mapping[str, SettingValue],
    bots: int,
    level: str,
    *,
    own: Sequence[Kind] = (),
    name: str | None = None,
    seed: int | None = None,
    record: Path | None = None,
    explain: bool = False,
    ask: Ask = input,
    say: Say = print,
) -> None:
    """Plays one game to its end, or until the person leaves.

    ``level``: a house bot's id, or ``mixed_levels``; ``own``: bots that have the first seats beside the person.
    ``seed`` makes dice and bots repeatable. ``record``: where to write the game, finished or not; it is written after
    every round. ``explain``: whether the bots tell after each round why they said what they said.
    Raises ``PerudoError`` where the rules, the number of players or the file are not to be had, or one of the own bots
    errs (``bot-failed``).
    """
    table = _Table(translator().of(edition), house_rules(edition, options), bots, level, own, name, seed, ask, say)
    table.explains = explain

    def keep() -> None:
        if record is not None:
            _write(record, Record.of(edition, table.teller.players, table.start, table.actions))

    keep()
    table.welcome(edition)
    try:
        while table.game.winner is None:
            table.play_round()
            keep()
        table.farewell()
    except (Left, EOFError, KeyboardInterrupt):
        say("\n" + translator()("play-left"))
        keep()
    except Forfeit as forfeit:
        keep()
        player = table.teller.name(forfeit.seat)
        raise PerudoError("bot-failed", name=player, why=blamed(translator(), forfeit.failed)) from forfeit
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
    """The game, who sits at it, and what has been done."""

    def __init__(
        self,
        say_words: Translator,
        rules: Rules,
        bots: int,
        level: str,
        own: Sequence[Kind],
        name: str | None,
        seed: int | None,
        ask: Ask,
        say: Say,
    ) -> None:
        chance: Random = SystemRandom() if seed is None else Random(seed)
        self.words, self.say, self.chance = say_words, say, chance
        self.start = self.game = Game.start(rules, bots + 1)
        self.actions: list[Action] = []
        self.highlights = Highlights()
        guest = (name or "").strip() or self.words("play-guest")
        self.teller = Teller(self.words, [guest, *[other for other in BOT_NAMES if other != guest][:bots]], you=PERSON)
        self.person = Person(self.words, rules, self.teller, ask, say)
        self.levels = mixed_levels(bots - len(own)) if level == MIXED else [level] * (bots - len(own))
        """Those of the house's bots, who sit behind one's own."""
        kinds: list[Kind] = [*own, *(BUILTIN_BOTS[each] for each in self.levels)]
        seated = [partial(kind, Random(chance.random()), rules) for kind in kinds]
        self.held = [SeatedBot(seat, kind) for seat, kind in enumerate(seated, start=PERSON + 1)]
        self.seats: list[SeatedBot | Person] = [self.person, *self.held]
        self.explains = False
        self.reasons: list[str] = []
        """Why the bots said what they said in this round; for nobody to know before the cups are open."""

    def close(self) -> None:
        for bot in self.held:
            bot.close()

    def welcome(self, edition: str) -> None:
        options = self.game.rules.options(edition)
        named = preset_name(edition, options)
        rules = self.words(f"preset-{named}") if named else rules_name(self.words, edition, options)
        self.say(self.words("labelled", what="Perudo", text=rules))
        for setting, value in options.items():
            self.say(set_to(self.words, setting, value))
        self.say(self.words("tell-players", names=", ".join(map(self.teller.name, self.game.seats))))
        first = len(self.seats) - len(self.levels) + 1
        for level in dict.fromkeys(self.levels):
            seats = [seat for seat, each in enumerate(self.levels, start=first) if each == level]
            names = ", ".join(map(self.teller.name, seats))
            kind, about = self.words(f"bot-{level}"), self.words(f"bot-{level}-about")
            self.say(self.words("play-level", names=names, level=kind, about=about))
        self.say(self.words("play-help-hint"))

    def play_round(self) -> None:
        self._deal()
        while self.game.to_act is not None:
            self._speak(*self._next_word())
        revealed, winner = view(self.game, None).revealed, self.game.winner
        assert revealed is not None, "a round ends with open cups"
        self._tell(*self.teller.reveals(revealed))
        self.person.reasons, self.reasons = self.reasons, []
        if self.explains:
            self._tell(*self.person.reasons)
        if winner is not None and self.person.gone:
            self.say(self.words("story-wins", name=self.teller.name(winner)))
        elif winner is None and self.game.rules.lost_dice_visible:
            self._tell(self.teller.dice_left(self.game.dice))
        if winner is None and PERSON in revealed.out:
            self.person.out()
        if self.game.previous is not None:
            self.highlights = self.highlights.after(self.game.previous)

    def farewell(self) -> None:
        """What the game leaves to laugh about."""
        self._tell("", *self.teller.facts(self.highlights))

    def _deal(self) -> None:
        while self.game.rollers:
            rolling = self.game.rollers
            faces = tuple(self.chance.choice(FACES) if seat in rolling else 0 for seat in self.game.seats)
            self._do(OpeningRoll(faces))
            self._tell(*self.teller.rolls(faces))
        hands = tuple(tuple(self.chance.choices(FACES, k=count)) for count in self.game.dice)
        self._do(Deal(hands, self.game.opener or self.chance.choice(self.game.alive)))
        self._tell("", self.words("tell-round", round=self.game.number))
        self._tell(self.teller.opens(self.game.opener or 0, self.game.palifico))
        if hands[PERSON - 1]:
            self._tell(self.words("play-your-dice", dice=dice(hands[PERSON - 1])))

    def _next_word(self) -> tuple[int, Move]:
        """Who speaks next, and what: those who may call calza out of turn are asked first."""
        to_act = self.game.to_act or 0
        callers = set(self.game.callers) - {to_act}
        while callers:
            nearest = self.game.heard(callers)
            if (word := self._chosen(nearest)) is not None:
                return nearest, word
            callers.remove(nearest)
        word = self._chosen(to_act)
        assert word is not None
        return to_act, word

    def _chosen(self, seat: int) -> Move | None:
        return self.seats[seat - 1].choose(view(self.game, seat))

    def _speak(self, seat: int, word: Move) -> None:
        player = self.seats[seat - 1]
        if isinstance(player, SeatedBot) and (why := player.why(view(self.game, seat), word)):
            self.reasons.append(self.words("play-why", name=self.teller.name(seat), why=self.teller.line(why)))
        self._do(word)
        self._tell(self.teller.says(seat, word))

    def _do(self, action: Action) -> None:
        self.game = self.game.after(action)
        self.actions.append(action)
        for seat, player in enumerate(self.seats, start=1):
            player.see(view(self.game, seat))

    def _tell(self, *lines: str) -> None:
        if not self.person.gone:
            for line in lines:
                self.say(line)


class Person:
    """The person at the keyboard, asked in plain lines until the answer is a word that the rules allow."""

    def __init__(self, say_words: Translator, rules: Rules, teller: Teller, ask: Ask, say: Say) -> None:
        self.words, self.rules, self.teller, self.ask, self.say = say_words, rules, teller, ask, say
        self.gone = False
        """Whether the person is out and does not want to hear the rest."""
        self.reasons: list[str] = []
        """Why the bots said what they said in the last round."""
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

    def see(self, shown: View) -> None:
        """A person remembers by themselves."""

    def out(self) -> None:
        """Asks one who is out whether to hear the rest."""
        self.gone = self.ask(self.words("play-ask-out")).strip().lower() in self._spoken("skip")

    def choose(self, shown: View) -> Move | None:
        """The person's word; out of turn None lets the bid stand."""
        turn = shown.turn
        while True:
            said = " ".join(self.ask(self._question(shown)).lower().split())
            if not said and not turn:
                return None
            word = self._word(shown, said)
            if word is not None:
                return word

    def _question(self, shown: View) -> str:
        standing = shown.standing
        if standing is None:
            return self.words("play-ask-open")
        asked = "play-ask-turn" if shown.turn else "play-ask-calza"
        if shown.bids[-1].seat == shown.seat:
            asked = "play-ask-calza-own"
        return self.words(asked, quantity=standing.quantity, face=standing.face)

    def _word(self, shown: View, said: str) -> Move | None:
        """What was said, if it is a word that is legal now; else it is answered, and None."""
        if said in self._commands:
            for line in self._commands[said](shown):
                self.say(line)
        elif said in self._spoken("quit"):
            if self.ask(self.words("play-ask-quit")).strip().lower() in self._spoken("yes"):
                raise Left
        elif said.split(" ")[0] in self._spoken("odds"):
            self.say(self._odds(shown, said.partition(" ")[2]))
        else:
            word = self._parsed(shown, said)
            why = self._why_not(shown, word)
            if why is None:
                return word
            self.say(why)
        return None

    def _parsed(self, shown: View, said: str) -> Move | None:
        if said in self._spoken("dudo"):
            return DUDO
        if said in self._spoken("calza"):
            return Calza(shown.seat or 0)
        bid = _BID.fullmatch(said)
        return Bid(int(bid[1]), int(bid[2])) if bid and not bid[3] else None

    def _why_not(self, shown: View, word: Move | None) -> str | None:
        """The reason against a word, told; None where it may be said."""
        if word is None:
            return self.words("play-not-understood")
        reason = shown.why_not(word)
        return None if reason is None else self.words(f"reason-{reason}")

    # --- What can be asked for

    def _spoken(self, command: str) -> Sequence[str]:
        return typed(self.words, command)

    def _help(self, _: View) -> Iterator[str]:
        off = None if self.rules.calza else self._spoken("calza")[0]
        yield from (line for line in self.words("play-help").splitlines() if line.split(maxsplit=1)[0] != off)

    def _dice(self, shown: View) -> Iterator[str]:
        yield self.words("play-your-dice", dice=dice(shown.hand or ()))

    def _bids(self, shown: View) -> Iterator[str]:
        if not shown.bids:
            yield self.words("reason-nothing-bid")
        for bid in shown.bids:
            yield self.teller.says(bid.seat, Bid(bid.quantity, bid.face))

    def _who(self, shown: View) -> Iterator[str]:
        names = [self.teller.name(seat) for seat in range(1, len(shown.dice) + 1) if seat not in shown.out]
        yield self.words("play-who-in", names=", ".join(names))
        yield self.words("play-who-turn", name=self.teller.name(shown.to_act or 0))
        if self.rules.lost_dice_visible:
            yield self.teller.dice_left(shown.dice)

    def _legal(self, shown: View) -> Iterator[str]:
        for face, runs in enumerate(shown.choices.bids if shown.choices else (), start=1):
            for run in runs:
                if run.why_not is None:
                    yield self.words("play-legal-face", face=face, first=run.first, last=run.last)
        for word in shown.legal:
            if not isinstance(word, Bid):
                yield self.words("calza" if isinstance(word, Calza) else "dudo")

    def _rules(self, _: View) -> Iterator[str]:
        settings = self.rules.settings()
        for rule in SHARED_RULES:
            yield self.words(f"shared-{rule}")
        for setting in self.rules.in_force():
            yield sentence(self.words, setting, settings[setting])

    def _why(self, _: View) -> Iterator[str]:
        yield from self.reasons or [self.words("play-why-nothing")]

    def _odds(self, shown: View, asked: str) -> str:
        """The chance of a bid from one's own dice. Where lost dice are hidden the person says how many there are."""
        bid = _BID.fullmatch(asked)
        if bid is None:
            return self.words("play-odds-how")
        known = [count for count in shown.dice if count is not None]
        hand = shown.hand or ()
        if bid[3]:
            on_table = int(bid[3])
        elif len(known) == len(shown.dice):
            on_table = sum(known)
        elif shown.round == 1:
            on_table = shown.most
        else:
            return self.words("play-odds-hidden", quantity=bid[1], face=bid[2])
        if not len(hand) <= on_table <= shown.most:
            return self.words("play-odds-dice", least=len(hand), most=shown.most)
        chance = odds(on_table, hand, int(bid[1]), int(bid[2]), wild=shown.wild)
        true, exact = (percent(self.words, each) for each in (chance.true, chance.exact))
        return self.words("play-odds", quantity=int(bid[1]), face=int(bid[2]), count=on_table, true=true, exact=exact)
