"""One table: people gather, play, and play again. A table is what its log says: the fold of its events.

``Table`` is a value without I/O: ``decide`` turns a person's command into events or refuses it, ``advance`` does what
the table does by itself (deal, settle a calza, speak for one whose clock ran out), and ``after`` gives the table after
an event. Whoever serves it stores the events first and only then shows the new table to anyone.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Literal, Protocol

import msgspec

from perudo import limits, wire
from perudo.bots import BOT_NAMES
from perudo.errors import PerudoError
from perudo.fair import Chance, Draw, next_chance
from perudo.game import DUDO, Calza, Deal, Game, OpeningRoll
from perudo.rules import Rules, house_rules
from perudo.server.clock import LATE_TWICE, Clocks
from perudo.server.events import (
    BotSat,
    Called,
    Committed,
    Configured,
    Contributed,
    Credited,
    Dealt,
    Handed,
    Happening,
    Opened,
    PauseAsked,
    Paused,
    Reopened,
    Resumed,
    Rolled,
    Sat,
    Spoke,
    Started,
    Stood,
    Talked,
)

STAND_IN: wire.Level = "reader"
"""The bot that plays on for a person who is away."""
FILLER: wire.Level = "odds"
"""The bot that takes a chair nobody came for, where a game begins by itself."""


class Dice(Protocol):
    """Where chance comes from."""

    def seed(self) -> bytes:
        """A new secret seed."""

    def chance(self, draw: Draw, purpose: str) -> Chance:
        """The dice that follow from a draw, for one purpose."""


Here = Callable[[str], bool]
"""Whether a guest is connected."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a chair: a person, a bot, or a bot that stands in for a person."""

    name: str
    guest: str | None
    bot: wire.Level | None

    @property
    def person(self) -> bool:
        """Whether a person plays here, not a bot."""
        return self.bot is None


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the table waits before it goes on by itself, in milliseconds. None of it depends on hidden dice."""

    scale: float = 1.0

    def think(self, table: Table, seat: int) -> int:
        """A bot's thinking: a human moment, the same each time it is asked about what stands."""
        noise = zlib.crc32(f"{table.code} {table.standing} {seat}".encode()) % 1700
        return self._scaled(900 + noise)

    def opening_roll(self) -> int:
        return self._scaled(2200)

    def reveal(self, table: Table) -> int:
        """Time to lift the cups, count the dice one by one, and read the verdict."""
        outcome = table.game.previous if table.game else None
        return self._scaled(5000 + 600 * len(outcome.reveal) + 350 * outcome.count) if outcome else self.opening_roll()

    def contributions(self) -> int:
        """How long a first deal waits for the seats' contributions to its dice."""
        return min(1000, self._scaled(1000))

    def calza_window(self) -> int:
        """How long a called calza waits for the player to act, whose own word comes first."""
        return self._scaled(500)

    def _scaled(self, milliseconds: int) -> int:
        return round(milliseconds * self.scale)


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table after ``seq`` events, the last of them at ``at`` (milliseconds since 1970)."""

    code: str
    seq: int = 0
    at: int = 0
    opened_by: str = ""
    edition: str = ""
    rules: Rules = field(default_factory=lambda: house_rules("bga"))
    customs: wire.Customs = field(default_factory=wire.Customs)
    chairs: int = 0
    laid: int = 0
    """Chairs that the host set out. Those that stay free are taken away for a game, and come back after it."""
    sitters: dict[int, Sitter] = field(default_factory=dict)
    handed: frozenset[str] = frozenset()
    """The guests whose seats went to another device, until they sit down again."""
    games: int = 0
    """How many games were begun here."""
    game: Game | None = None
    clocks: Clocks = field(default_factory=Clocks)
    standing: int = 0
    """The event that made what now stands: a word that answers an older state is stale."""
    stood: int = 0
    """When that was, in milliseconds: the table's own waiting counts from here."""
    calls: tuple[int, ...] = ()
    until: int = 0
    """When the first of ``calls`` is heard."""
    late: tuple[int, ...] = ()
    """Which words of the round, from 0, the table said for one whose clock had run out."""
    pausing: frozenset[int] = frozenset()
    """Seats that ask for a pause."""
    paused: int | None = None
    """Since when the game stands still."""
    talk: tuple[wire.TalkLine, ...] = ()
    coming: Draw | None = None
    """What the next deal follows from, so far."""
    drawn: Draw | None = None
    """What the dice followed from that were dealt last."""

    @property
    def stage(self) -> Literal["gathering", "playing", "over"]:
        if self.game is None:
            return "gathering"
        return "playing" if self.game.winner is None else "over"

    def host(self, here: Here) -> str | None:
        """The guest who may change the table: who opened it, or while they are away, the first person who is here."""
        people = [sitter.guest for _, sitter in sorted(self.sitters.items()) if sitter.guest]
        people.sort(key=lambda guest: guest != self.opened_by)
        return next(filter(here, people), next(iter(people), None))

    def chair_of(self, guest: str) -> int | None:
        """Where a guest sits, even while a bot stands in."""
        return next((chair for chair, sitter in self.sitters.items() if sitter.guest == guest), None)

    def bots(self) -> dict[int, wire.Level]:
        """The seats that bots play."""
        return {seat: sitter.bot for seat, sitter in sorted(self.sitters.items()) if sitter.bot}

    # --- What an event does

    def after(self, event: Happening, at: int) -> Table:
        """The table after one more event."""
        table = replace(self, seq=self.seq + 1, at=at)
        match event:
            case Opened(guest, edition, options, chairs, customs):
                rules = house_rules(edition, options)
                agreed = replace(table, edition=edition, rules=rules, chairs=chairs, laid=chairs, customs=customs)
                return replace(agreed, opened_by=guest)
            case Configured(edition, options, chairs, customs):
                rules = house_rules(edition, options)
                return replace(table, edition=edition, rules=rules, chairs=chairs, laid=chairs, customs=customs)
            case Sat(chair, guest, name):
                others = {other: sitter for other, sitter in self.sitters.items() if sitter.guest != guest}
                sitters = {**others, chair: Sitter(name, guest, None)}
                clocks = self.clocks.returned(chair)
                return replace(table, sitters=sitters, handed=self.handed - {guest}, clocks=clocks)
            case Handed(chair, guest):
                return table._handed(chair, guest)
            case BotSat(chair, bot):
                held = self.sitters.get(chair)
                sitter = replace(held, bot=bot) if held and held.guest else Sitter(self._bot_name(chair), None, bot)
                return replace(table, sitters={**self.sitters, chair: sitter})
            case Stood(chair):
                return replace(table, sitters={other: who for other, who in self.sitters.items() if other != chair})
            case Talked(seat, phrase, text):
                line = wire.TalkLine(seq=table.seq, seat=seat, name=self.sitters[seat].name, phrase=phrase, text=text)
                return replace(table, talk=(*self.talk, line)[-limits.LINES_KEPT :])
            case Started():
                sitters = dict(enumerate((sitter for _, sitter in sorted(self.sitters.items())), start=1))
                game = Game.start(self.rules, len(sitters))
                clocks = Clocks.wound(self.customs.clock, game.seats)
                begun = replace(
                    table, sitters=sitters, chairs=len(sitters), games=self.games + 1, clocks=clocks, late=()
                )
                return replace(begun, coming=None, drawn=None)._stands(game)
            case Reopened():
                turned = {(chair - 2) % self.chairs + 1: sitter for chair, sitter in self.sitters.items()}
                # Those who found each other stay together; from now on the host says when it begins.
                customs = msgspec.structs.replace(self.customs, begin=None)
                reopened = replace(table, sitters=turned, chairs=max(self.chairs, self.laid), customs=customs)
                return replace(reopened, game=None, calls=(), pausing=frozenset(), paused=None)
            case Called(seat, until):
                return replace(table, calls=(*self.calls, seat), until=self.until if self.calls else until)
            case PauseAsked(seat, wanted):
                return replace(table, pausing=self.pausing | {seat} if wanted else self.pausing - {seat})
            case Paused():
                return replace(table, paused=at, pausing=frozenset())
            case Resumed():
                return replace(table, paused=None)._shifted(at - (self.paused or at))
            case Credited(milliseconds):
                return table._shifted(milliseconds)
            case Committed(seed):
                game = self.playing()
                draw = Draw(f"{self.code}/{self.games}", game.number, bytes.fromhex(seed), (None,) * len(game.seats))
                return replace(table, coming=draw)
            case Contributed(seat, contribution):
                return replace(table, coming=self._contributed(seat, bytes.fromhex(contribution)))
            case Rolled(faces):
                return table._stands(self.playing().after(OpeningRoll(faces)))
            case Dealt(hands, opener):
                dealt = replace(table, clocks=self.clocks.turned(at), late=(), coming=None, drawn=self.coming)
                return dealt._stands(self.playing().after(Deal(hands, opener)))
            case Spoke(seat, said, late):
                game = self.playing()
                clocks = self.clocks.spoke(seat, at, late) if seat == game.to_act else self.clocks.turned(at)
                lates = (*self.late, len(game.bids)) if late else self.late
                return replace(table, clocks=clocks, late=lates)._stands(game.after(wire.word(said, seat)))

    def _handed(self, chair: int, guest: str) -> Table:
        """Whoever opened the table remains its host, at whichever device."""
        held = self.sitters[chair]
        opened_by = guest if held.guest == self.opened_by else self.opened_by
        handed = (self.handed | {held.guest or ""}) - {guest}
        sitters = {**self.sitters, chair: Sitter(held.name, guest, None)}
        return replace(self, sitters=sitters, opened_by=opened_by, handed=handed, clocks=self.clocks.returned(chair))

    def _stands(self, game: Game) -> Table:
        return replace(self, game=game, standing=self.seq, stood=self.at, calls=())

    def _contributed(self, seat: int, contribution: bytes) -> Draw:
        draw = self.drawing()
        parts = (*draw.contributions[: seat - 1], contribution, *draw.contributions[seat:])
        return draw._replace(contributions=parts)

    def _shifted(self, milliseconds: int) -> Table:
        """Everything that waits, waits for so much longer."""
        clocks = self.clocks.shifted(milliseconds)
        return replace(self, stood=self.stood + milliseconds, until=self.until + milliseconds, clocks=clocks)

    def _bot_name(self, chair: int) -> str:
        taken = {sitter.name for sitter in self.sitters.values()}
        names = [*BOT_NAMES[chair - 1 :], *BOT_NAMES]
        return next(name for name in names if name not in taken)

    def playing(self) -> Game:
        """The game. Raises ``PerudoError`` (``not-playing``) where there is none."""
        if self.game is None:
            raise PerudoError("not-playing")
        return self.game

    def drawing(self) -> Draw:
        """What the next deal follows from. Raises ``PerudoError`` (``stale``) where none is awaited."""
        if self.coming is None:
            raise PerudoError("stale")
        return self.coming

    # --- What the table does by itself

    @property
    def undealt(self) -> bool:
        """Whether only the seats' contributions are waited for: nothing else is to be seen before a first deal."""
        game = self.game
        begun = game is None or game.hands or game.previous or game.rolls or game.rollers
        return self.stage == "playing" and not begun

    def sequel(self, dice: Dice) -> list[Happening]:
        """What follows at once: a commitment to the dice that are dealt next, so that seats can contribute."""
        waits = self.stage == "playing" and self.playing().hands is None and self.coming is None
        return [Committed(dice.seed().hex())] if waits else []

    def deadline(self) -> int | None:
        """When the clock of the player to act runs out; None where none runs, as for a bot."""
        seat = self.game.to_act if self.game else None
        if seat is None or self.paused is not None or not self.sitters[seat].person:
            return None
        return self.clocks.deadline(seat)

    def due(self, pace: Pace) -> int | None:
        """When ``advance`` is to be called; None where the table waits for a person or a bot."""
        if self.game is None or self.stage != "playing" or self.paused is not None:
            return None
        if self.calls:
            return self.until
        if self.game.hands is None and (self.game.rollers or self.game.rolls):
            return self.stood + pace.opening_roll()
        if self.undealt:
            return self.stood + pace.contributions()
        return self.stood + pace.reveal(self) if self.game.hands is None else self.deadline()

    def advance(self, dice: Dice) -> list[Happening]:
        """What is due: a calza is heard, the opening is rolled, a round is dealt, or a clock has run out."""
        game = self.playing()
        if self.calls:
            return [Spoke(game.heard(self.calls), wire.SayCalza())]
        if game.to_act is not None:
            return self._late(game, game.to_act)
        if self.coming is None:
            return self.sequel(dice)  # in a game that began before dice could be checked
        draw = self.coming
        action = next_chance(game, lambda purpose: dice.chance(draw, purpose))
        return [Rolled(action.faces) if isinstance(action, OpeningRoll) else Dealt(action.hands, action.opener or 0)]

    def _late(self, game: Game, seat: int) -> list[Happening]:
        """The mildest legal word for one whose clock ran out; the second time in a row a bot holds the seat."""
        spoke = Spoke(seat, wire.said(DUDO if game.bids else game.legal[0]), late=True)
        if self.clocks.lates.get(seat, 0) + 1 < LATE_TWICE:
            return [spoke]
        return [spoke, BotSat(seat, STAND_IN)]

    # --- What a person asks for

    def decide(
        self, command: wire.TableCommand, guest: str, *, now: int, pace: Pace, dice: Dice, here: Here
    ) -> list[Happening]:
        """The events that a command brings about; none where it is so already.

        Raises ``PerudoError`` where the command is refused.
        """
        chair = self.chair_of(guest)
        match command:
            case wire.Sit(name=name, chair=wanted):
                return self._sit(guest, wire.clean_name(name), wanted)
            case wire.Act(seq=seq, action=said):
                return self._act(guest, seq, said, now + pace.calza_window())
            case wire.Contribute(round=number, contribution=contribution):
                return self._contribute(guest, number, contribution, dice, here)
        if chair is None:
            raise PerudoError("not-seated")
        match command:
            case wire.Rename(name=name):
                return [Sat(chair, guest, self._free_name(wire.clean_name(name), guest))]
            case wire.Leave():
                return [Stood(chair)] if self.stage == "gathering" else [BotSat(chair, STAND_IN)]
            case wire.Say(phrase=phrase, text=text):
                return self._say(chair, phrase, text)
            case wire.Pause(wanted=wanted):
                return self._pause(chair, wanted, here)
            case wire.Resume():
                if self.paused is None:
                    raise PerudoError("not-paused")
                return [Resumed()]
            case wire.Again(game=game) if game is not None and (game < self.games or self.stage == "gathering"):
                return []  # another was quicker
            case wire.Again(start=start):
                return self._again(start, here)
            case wire.SeatBot(chair=seat, bot=bot) if self.stage == "playing":
                return self._stand_in(seat, bot, here)
        if guest != self.host(here):
            raise PerudoError("host-only")
        if self.stage != "gathering":
            raise PerudoError("game-begun")
        match command:
            case wire.Configure(edition=edition, options=options, chairs=chairs, customs=customs):
                return self._configure(edition, options, chairs, customs)
            case wire.SeatBot(chair=seat, bot=bot):
                held = self.sitters.get(seat)
                if seat > self.chairs or (held and held.guest):
                    raise PerudoError("chair-taken", chair=seat)
                return [BotSat(seat, bot)]
            case wire.Remove(chair=seat):
                if seat == chair:
                    raise PerudoError("remove-self")
                return [Stood(seat)] if seat in self.sitters else []
            case wire.Start():
                return self.start()
        raise PerudoError("not-a-table-command")

    def start(self) -> list[Happening]:
        """The game begins."""
        fewest, most = self.rules.players
        if not fewest <= len(self.sitters) <= most:
            raise PerudoError("players-count", seats=len(self.sitters), fewest=fewest, most=most)
        return [Started()]

    def _sit(self, guest: str, name: str, wanted: int | None) -> list[Happening]:
        chair = self.chair_of(guest)
        if self.stage != "gathering":
            if chair is None:
                raise PerudoError("game-begun")
            return self.returned(guest)
        free = [number for number in range(1, self.chairs + 1) if number not in self.sitters]
        if wanted is None:
            wanted = chair or next(iter(free), None)
        if wanted is None:
            raise PerudoError("table-full")
        if wanted != chair and wanted not in free:
            raise PerudoError("chair-taken", chair=wanted)
        sat = Sat(wanted, guest, self._free_name(name, guest))
        return [sat, *self.after(sat, self.at)._begins()]

    def _begins(self) -> list[Happening]:
        """Where enough people sit for a game that begins by itself: bots take the other chairs, and it does."""
        people = sum(sitter.person for sitter in self.sitters.values())
        if self.customs.begin is None or people < self.customs.begin:
            return []
        bots: list[Happening] = [BotSat(at, FILLER) for at in range(1, self.chairs + 1) if at not in self.sitters]
        table = self
        for event in bots:
            table = table.after(event, self.at)
        return [*bots, *table.start()]

    def returned(self, guest: str) -> list[Happening]:
        """A person who is back takes their seat again from the bot that held it."""
        chair = self.chair_of(guest)
        if chair is None or self.stage == "over" or self.sitters[chair].person:
            return []
        return [Sat(chair, guest, self.sitters[chair].name)]

    def hand_over(self, owner: str, guest: str) -> list[Happening]:
        """The seat of one guest goes to another. Raises ``PerudoError`` (``seat-link*``) where it can't."""
        chair = self.chair_of(owner)
        if chair is None:
            raise PerudoError("seat-link")
        if self.chair_of(guest) is not None:
            raise PerudoError("seat-link-seated")
        return [Handed(chair, guest)]

    def _free_name(self, name: str, guest: str) -> str:
        """The name, with a number after it where another at the table has it."""
        taken = {sitter.name for sitter in self.sitters.values() if sitter.guest != guest}
        numbered = (f"{name[: limits.NAME_LENGTH - 2]} {number}" for number in range(2, 10))
        return next(free for free in (name, *numbered) if free not in taken)

    def _act(self, guest: str, seq: int, said: wire.Said, until: int) -> list[Happening]:
        chair = self.chair_of(guest)
        if chair is None or not self.sitters[chair].person:
            raise PerudoError("not-seated")
        self.playing()
        if not self.standing <= seq <= self.seq:
            raise PerudoError("stale")
        return self.speak(chair, said, until)

    def _contribute(self, guest: str, number: int, contribution: str, dice: Dice, here: Here) -> list[Happening]:
        """A seat's part in the next dice, unless it has given one. A first deal waits for nothing else."""
        seat = self.chair_of(guest)
        if seat is None or not self.sitters[seat].person:
            raise PerudoError("not-seated")
        draw = self.drawing()
        if number != draw.round or self.playing().rolls:  # the first roll has settled what the deal will be
            raise PerudoError("stale")
        if draw.contributions[seat - 1] is not None:
            return []
        event = Contributed(seat, contribution)
        table = self.after(event, self.at)
        given = {at for at, sent in enumerate(table.drawing().contributions, start=1) if sent is not None}
        complete = table.undealt and table.paused is None and table.asked(here) <= given
        return [event, *(table.advance(dice) if complete else [])]

    def speak(self, seat: int, said: wire.Said, until: int) -> list[Happening]:
        """What comes of a seat's word. A calza waits until ``until`` for the player to act, whose word comes first."""
        if self.paused is not None:
            raise PerudoError("paused")
        word = wire.word(said, seat)
        reason = self.playing().why_not(word, by=seat)
        if reason is not None:
            raise PerudoError(f"reason-{reason}")
        if not isinstance(word, Calza):
            return [Spoke(seat, said)]
        return [] if seat in self.calls else [Called(seat, until)]

    def _say(self, seat: int, phrase: wire.Phrase | None, text: str | None) -> list[Happening]:
        if not self.customs.talk:
            raise PerudoError("talk-closed")
        if (phrase is None) == (text is None):
            raise PerudoError("text-empty")
        return [Talked(seat, phrase, None if text is None else wire.clean_text(text))]

    def _pause(self, seat: int, wanted: bool, here: Here) -> list[Happening]:
        """When all people who are here ask for a pause, there is one."""
        self.playing()
        if self.paused is not None:
            raise PerudoError("paused")
        asked = PauseAsked(seat, wanted)
        return [asked, *([Paused()] if wanted and self.asked(here) <= self.pausing | {seat} else [])]

    def asked(self, here: Here) -> set[int]:
        """The people who are here to be asked about a pause or the next round: those with dice, if there are any."""
        people = {at for at, sitter in self.sitters.items() if sitter.person and here(sitter.guest or "")}
        return people & set(self.game.alive if self.game else ()) or people

    def _again(self, start: bool, here: Here) -> list[Happening]:
        """Seats turn by one. Who is here has their seat back from a bot; for who is not, a bot plays until they are.

        People who gather are waited for, and where a clock runs it deals with who is away.
        """
        if self.stage != "over":
            raise PerudoError("game-not-over")
        table = self.after(Reopened(), self.at)
        held = start and self.customs.clock is None
        changes: list[Happening] = []
        for chair, sitter in sorted(table.sitters.items()):
            present = sitter.guest is not None and here(sitter.guest)
            if sitter.guest and sitter.bot and present:
                changes.append(Sat(chair, sitter.guest, sitter.name))
            elif sitter.person and not present and held:
                changes.append(BotSat(chair, STAND_IN))
        for event in changes:
            table = table.after(event, self.at)
        return [Reopened(), *changes, *(table.start() if start else [])]

    def _stand_in(self, seat: int, bot: wire.Level, here: Here) -> list[Happening]:
        sitter = self.sitters.get(seat)
        if sitter is None or sitter.bot or here(sitter.guest or ""):
            raise PerudoError("person-here")
        return [BotSat(seat, bot)]

    def _configure(self, edition: str, options: wire.Options, chairs: int, customs: wire.Customs) -> list[Happening]:
        rules = _agreed(edition, options, chairs, customs)
        if max(self.sitters, default=0) > chairs:
            raise PerudoError("chair-taken", chair=max(self.sitters))
        return [Configured(edition, rules.options(edition), chairs, customs)]


def opening(command: wire.Open, code: str, guest: str, now: int) -> list[Happening]:
    """The events by which a guest opens a table, sits down as its host, and perhaps begins at once against bots.

    Raises ``PerudoError`` where the rules, the name or the number of players are not to be had.
    """
    rules = _agreed(command.edition, command.options, max(command.chairs, len(command.bots) + 1), command.customs)
    options = rules.options(command.edition)
    events: list[Happening] = [
        Opened(guest, command.edition, options, max(command.chairs, len(command.bots) + 1), command.customs),
        Sat(1, guest, wire.clean_name(command.name)),
        *(BotSat(chair, bot) for chair, bot in enumerate(command.bots, start=2)),
    ]
    if command.start:
        table = Table(code=code)
        for event in events:
            table = table.after(event, now)
        events += table.start()
    return events


def _agreed(edition: str, options: wire.Options, chairs: int, customs: wire.Customs) -> Rules:
    """The rules, where they, the chairs and the customs go together."""
    rules = house_rules(edition, options)
    fewest, most = rules.players
    if not fewest <= chairs <= most:
        raise PerudoError("players-count", seats=chairs, fewest=fewest, most=most)
    if customs.aid and not rules.lost_dice_visible:
        raise PerudoError("aid-hidden-dice")
    return rules
