"""One table: people gather, play, and play again. A table is what its log says: the fold of its events.

``Table`` is a value without I/O: ``after`` gives the table after an event. Which events follow, ``decisions`` says.
Whoever serves a table stores the events first and only then shows the new table to anyone.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from perudo.analysis.highlights import Highlights
from perudo.bots import BOT_NAMES, builtin_level
from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.core.game import Game
from perudo.core.rules import Rules, house_rules
from perudo.core.view import public_view
from perudo.records.fair_dice import DiceProof, DrawInputs
from perudo.server.external_bots import is_program
from perudo.server.log.events import (
    BotSat,
    Called,
    Configured,
    Contributed,
    Credited,
    Customs,
    Dealt,
    Handed,
    Happening,
    Locked,
    Muted,
    Opened,
    PauseAsked,
    Paused,
    Pledged,
    Readmitted,
    Removed,
    Reopened,
    Resumed,
    Retracted,
    Rolled,
    SaidBid,
    Sat,
    Sealed,
    Spoke,
    Started,
    Stood,
    Talked,
    Unsealed,
    action_of,
)
from perudo.server.table.clock import Clocks
from perudo.server.table.pacing import moment

T = TypeVar("T")

Here = Callable[[str], bool]
"""Whether a guest is connected."""
Grace = Callable[[str], int]
"""For how many milliseconds more a guest is waited for whose line was lost; 0 for one who is connected, or away."""


def those_there(here: Here, grace: Grace) -> Here:
    """Whether a guest is connected, or waited for."""
    return lambda guest: here(guest) or grace(guest) > 0


class Sitter(msgspec.Struct, frozen=True):
    """The occupant of a chair: a person, a bot, or a substitute bot for a person."""

    name: str
    guest: str | None
    bot: str | None
    colour: int
    """The number of their colour and cup, from 1. It stays with them, whichever chair they take."""
    left: bool = False
    """Whether the person for whom the bot plays has left on purpose."""
    substitute: bool = False
    """Whether the bot plays out the game of a person whom the host removed, and leaves after it."""

    @property
    def person(self) -> bool:
        """Whether a person plays here, or a program of somebody's own, not a bot of the house."""
        return self.bot is None

    @property
    def program(self) -> bool:
        """Whether the seat is a program's."""
        return is_program(self.guest)


class Line(msgspec.Struct, frozen=True):
    """A line of talk: a phrase by its id, or words of one's own."""

    seq: int
    seat: int | None
    """Where the speaker sat; None for one who has since changed seats."""
    name: str
    phrase: str | None
    text: str | None


class Given(NamedTuple):
    """A seat that a guest gave to another device."""

    seq: int
    """The event before the hand-over, the guest's last one."""
    heir: str
    """The guest who has the seat now: the other device."""


class Removal(NamedTuple):
    """A person whom the host removed."""

    seq: int
    """The event that removed them."""
    name: str


class Before(msgspec.Struct, frozen=True):
    """How things stood before a bid that may still be taken back."""

    seat: int
    """Whose bid it was."""
    game: Game
    clocks: Clocks


class Drawing(msgspec.Struct, frozen=True):
    """Where the dice of one round come from, as far as the log tells it."""

    place: str
    """The table, and the number of the game at it: ``CODE/GAME``."""
    round: int
    proof: DiceProof
    salt: bytes = b""
    """The seed follows from it and the server's key."""

    @property
    def commitment(self) -> str:
        return self.proof.commitment

    def draw(self, seed: bytes) -> DrawInputs:
        """What the dice follow from, by this seed."""
        return DrawInputs(self.place, self.round, seed, self.proof.contributions)


PACES = {"slow": 1.6, "normal": 1.0, "fast": 0.45}
"""How long everything takes at a table of each pace."""
AMONG_PEOPLE = 1.5
"""So much longer cups stand open where people may talk about them."""
WHILE_TALKING = 2000
"""And so many milliseconds longer for each line that is said meanwhile,"""
LINES_WAITED_FOR = 4
"""for so many of them."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the table waits before it goes on by itself, in milliseconds. None of it depends on hidden dice."""

    scale: float = 1.0

    def think(self, table: Table, seat: int) -> int:
        """A bot's thinking: a human moment, the same each time it is asked about what stands."""
        chance, luck = table.chance(f"{seat}"), table.chance(f"{seat} ponders")
        level = builtin_level(table.sitters[seat].bot or "")
        return self._scaled(moment(public_view(table.playing()), level, chance, luck), table)

    def opening_roll(self, table: Table) -> int:
        """Time to look forward to it, and then to see who rolled what: a moment among people, and no more than a glance
        for who only wants to begin against bots."""
        return self._scaled(2200 if table.people > 1 else 900, table)

    def reveal(self, table: Table) -> int:
        """Time to lift the cups, count the dice one by one, and read the verdict."""
        outcome = table.game.previous if table.game else None
        if outcome is None:
            return self.opening_roll(table)
        counted = 5000 + 600 * len(outcome.reveal) + 350 * outcome.count
        if not table.customs.talk or table.people < 2:
            return self._scaled(counted, table)
        said = sum(line.seq > table.standing for line in table.talk)
        return self._scaled(AMONG_PEOPLE * counted + WHILE_TALKING * min(said, LINES_WAITED_FOR), table)

    def felt(self, table: Table) -> int:
        """From the call until the verdict has fallen on every screen.

        Pages take three fifths of the time for a reveal. The last one they show at their own speed.
        """
        shown = replace(table, customs=Customs(talk=table.customs.talk)) if table.stage == "over" else table
        return round(0.65 * self.reveal(shown))

    def contributions(self) -> int:
        """How long a first deal waits for the seats' contributions to its dice."""
        return min(1000, self._scaled(1000))

    def pledges(self) -> int:
        """How long the commitment to its dice waits for their digests, of this time."""
        return self.contributions() // 2

    def calza_window(self, table: Table) -> int:
        """How long a called calza waits for the player to act, whose own word comes first."""
        return 0 if table.rushed else self._scaled(500)

    def _scaled(self, milliseconds: float, table: Table | None = None) -> int:
        at_table = 1.0 if table is None else 0.0 if table.rushed else PACES.get(table.customs.pace, 1.0)
        return round(milliseconds * self.scale * at_table)


AT_ONCE = "at-once"
"""The pace of a game that bots play to its end, as the log has it."""
_NO_RULES = house_rules("bga")
"""Those of a table before its first event, which says them."""


class Table(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """A table after ``seq`` events, the last of them at ``at`` (milliseconds since 1970)."""

    code: str
    seq: int = 0
    at: int = 0
    opened_by: str = ""
    edition: str = ""
    rules: Rules = _NO_RULES
    customs: Customs = Customs()
    chairs: int = 0
    laid: int = 0
    """Chairs that the host set out. Those that stay free are taken away for a game, and come back after it."""
    sitters: dict[int, Sitter] = {}
    handed: frozenset[str] = frozenset()
    """The guests whose seats went to another device, until they sit down again."""
    given: dict[str, Given] = {}
    """The seat that each guest last gave to another device."""
    removed: dict[str, Removal] = {}
    """Guests whom the host removed: they cannot sit down at this table. The longest ago is forgotten first."""
    muted: dict[str, str] = {}
    """Guests who may not talk, react or rename themselves, by the host's will; and the names that they keep."""
    locked: bool = False
    """Whether nobody new may sit down."""
    games: int = 0
    """How many games were begun here."""
    game: Game | None = None
    highlights: Highlights = Highlights()
    """What is worth telling of it when it is over."""
    rushed: bool = False
    """Whether nobody waits any more in this game, which bots play to its end."""
    clocks: Clocks = Clocks()
    standing: int = 0
    """The event that made what now stands: a word that answers an older state is stale."""
    stood: int = 0
    """When that was, in milliseconds: the table's own waiting counts from here."""
    calls: tuple[int, ...] = ()
    until: int = 0
    """When the first of ``calls`` is heard."""
    late: tuple[int, ...] = ()
    """Which words of the round, from 0, the table said for one whose clock had run out."""
    before: Before | None = None
    """Before the last bid, where nothing stands against its being taken back but time."""
    retracted: bool = False
    """Whether the player to act has taken a bid back in this turn: once is enough to mend a slip, twice would be to see
    what the others make of it."""
    pausing: frozenset[int] = frozenset()
    """Seats that ask for a pause."""
    paused: int | None = None
    """Since when the game stands still."""
    talk: tuple[Line, ...] = ()
    pledges: dict[int, str] = {}
    """The digests that seats have given for the next round whose seed is not yet committed to."""
    coming: Drawing | None = None
    """What the next deal follows from, so far."""
    sealed: int = 0
    """When the table committed itself to its part of that, in milliseconds."""
    drawn: Drawing | None = None
    """What the dice followed from that were dealt last."""
    withheld: frozenset[int] = frozenset()
    """Seats that did not open in this game what they had given a digest of: they are asked no more."""
    unopened: dict[str, int] = {}
    """In how many games at this table that was so, by guest."""

    @property
    def stage(self) -> Literal["gathering", "playing", "over"]:
        if self.game is None:
            return "gathering"
        return "playing" if self.game.winner is None else "over"

    def host(self, there: Here) -> str | None:
        """The guest who may change the table: the opener, or else the first person there.

        Guests for whom a substitute bot plays come after all who sit, even if they watch the table that they opened.
        ``there``: who is connected, or is waited for.
        """
        people = [sitter for _, sitter in sorted(self.sitters.items()) if sitter.guest and not sitter.program]
        people.sort(key=lambda sitter: (not sitter.person, sitter.guest != self.opened_by))
        guests = [sitter.guest or "" for sitter in people]
        return next(filter(there, guests), next(iter(guests), None))

    def deputises(self, host: str | None) -> bool:
        """Whether a host only stands in for the opener, who still has a seat and has not left it on purpose."""
        chair = self.chair_of(self.opened_by)
        return host != self.opened_by and chair is not None and not self.sitters[chair].left

    def waited_for(self, grace: Grace) -> dict[int, int]:
        """The seats whose people have lost their lines, and for how many milliseconds more they are waited for."""
        graces = {chair: grace(sitter.guest) for chair, sitter in sorted(self.sitters.items()) if sitter.guest}
        return {chair: left for chair, left in graces.items() if left}

    def chair_of(self, guest: str) -> int | None:
        """Where a guest sits, even while a bot stands in."""
        for chair, sitter in self.sitters.items():
            if sitter.guest == guest:
                return chair
        return None

    @property
    def people(self) -> int:
        """How many seats people play, for whom no bot stands in."""
        return sum(sitter.person and not sitter.program for sitter in self.sitters.values())

    @property
    def among_bots(self) -> bool:
        """Whether only bots have dice, and none of them for a person, who might come back."""
        alive = self.game.alive if self.game else ()
        return self.stage == "playing" and all(self.sitters[seat].guest is None for seat in alive)

    def bots(self) -> dict[int, str]:
        """The seats that bots play."""
        return {seat: sitter.bot for seat, sitter in sorted(self.sitters.items()) if sitter.bot}

    def chance(self, purpose: str) -> float:
        """A number from 0 to 1 for what stands: the same each time it is asked for, by every server."""
        return zlib.crc32(f"{self.code} {self.standing} {purpose}".encode()) / 2**32

    # --- What an event does

    def after(self, event: Happening, at: int) -> Table:
        """The table after one more event."""
        table = replace(self, seq=self.seq + 1, at=at)
        match event:
            case Opened(guest, edition, options, chairs, customs):
                rules = house_rules(edition, options)
                agreed = replace(table, edition=edition, rules=rules, chairs=chairs, laid=chairs, customs=customs)
                return replace(agreed, opened_by=guest)
            case Configured(customs=customs) if self.game is not None:
                return replace(table, rushed=True) if customs.pace == AT_ONCE else replace(table, customs=customs)
            case Configured(edition, options, chairs, customs):
                rules = house_rules(edition, options)
                return replace(table, edition=edition, rules=rules, chairs=chairs, laid=chairs, customs=customs)
            case Sat(chair, guest, name):
                others = {other: sitter for other, sitter in self.sitters.items() if sitter.guest != guest}
                sitters = {**others, chair: Sitter(name, guest, None, self.colour_for(chair, guest))}
                clocks = self.clocks.returned(chair)
                return replace(table, sitters=sitters, handed=self.handed - {guest}, clocks=clocks)
            case Handed(chair, guest):
                return table._handed(chair, guest)
            case BotSat(chair, bot, left):
                held = self.sitters.get(chair)
                if held and held.guest:
                    sitter = replace(held, bot=bot, left=left)
                else:
                    sitter = Sitter(self._bot_name(chair), None, bot, self.colour_for(chair))
                return replace(table, sitters={**self.sitters, chair: sitter})._unlocked_if_left()
            case Stood(chair):
                return table._without(chair)._unlocked_if_left()
            case Removed(chair, bot):
                held = self.sitters[chair]
                removal = Removal(table.seq, held.name)
                devices = dict.fromkeys(self._devices_of(held.guest or ""), removal)
                table = replace(table, removed=dict([*{**self.removed, **devices}.items()][-limits.REMOVED_KEPT :]))
                if self.stage == "gathering":
                    return table._without(chair)
                sitter = replace(held, guest=None, bot=bot, substitute=True)
                return replace(table, sitters={**self.sitters, chair: sitter}, pausing=self.pausing - {chair})
            case Readmitted(removal):
                return replace(table, removed={who: each for who, each in self.removed.items() if each.seq != removal})
            case Locked(locked):
                return replace(table, locked=locked)
            case Muted(chair, muted):
                held = self.sitters[chair]
                silent = {guest: name for guest, name in self.muted.items() if guest != held.guest}
                if muted:
                    silent[held.guest or ""] = held.name
                return replace(table, muted=self._latest(silent, limits.MUTED_KEPT))
            case Talked(seat, phrase, text):
                line = Line(seq=table.seq, seat=seat, name=self.sitters[seat].name, phrase=phrase, text=text)
                return replace(table, talk=(*self.talk, line)[-limits.CHAT_LINES_KEPT :])
            case Started():
                sitters = dict(enumerate((sitter for _, sitter in sorted(self.sitters.items())), start=1))
                game = Game.start(self.rules, len(sitters))
                clocks = Clocks.wound(self.customs.clock, game.seats)
                begun = replace(
                    table, sitters=sitters, chairs=len(sitters), games=self.games + 1, clocks=clocks, late=()
                )
                begun = replace(begun, highlights=Highlights(), rushed=False)
                return replace(begun, pledges={}, coming=None, drawn=None, withheld=frozenset())._stands(game)
            case Reopened():
                stay = {chair: sitter for chair, sitter in self.sitters.items() if not sitter.substitute}
                # Those who found each other stay together; from now on the host says when it begins.
                customs = replace(self.customs, begin=None)
                reopened = replace(table, sitters=stay, chairs=max(self.chairs, self.laid), customs=customs)
                return replace(reopened, game=None, calls=(), pausing=frozenset(), paused=None)
            case Called(seat, until):
                until = self.until if self.calls else until
                return replace(table, calls=(*self.calls, seat), until=until, before=None)
            case Retracted():
                assert self.before is not None
                return replace(table, clocks=self.before.clocks, retracted=True)._stands(self.before.game)
            case PauseAsked(seat, wanted):
                return replace(table, pausing=self.pausing | {seat} if wanted else self.pausing - {seat})
            case Paused():
                return replace(table, paused=at, pausing=frozenset())
            case Resumed():
                return replace(table, paused=None)._shifted(at - (self.paused or at))
            case Credited(milliseconds):
                return table._shifted(milliseconds)
            case Pledged(seat, _, digest):
                return replace(table, pledges={**self.pledges, seat: digest})
            case Sealed(salt, commitment):
                return table._sealed(bytes.fromhex(salt), commitment)
            case Contributed(seat, contribution):
                return replace(table, coming=self._contributed(seat, bytes.fromhex(contribution)))
            case Unsealed(seed):
                assert self.drawn is not None
                proof = self.drawn.proof._replace(seed=bytes.fromhex(seed))
                return replace(table, drawn=replace(self.drawn, proof=proof))
            case Rolled():
                return table._plays(event)
            case Dealt():
                dealt = replace(table, clocks=self.clocks.turned(at), late=(), coming=None, drawn=self.coming)
                return dealt._names(self.coming.proof.withheld if self.coming else ())._plays(event)
            case Spoke(seat, word, late):
                game = self.playing()
                free = isinstance(word, SaidBid) and not late and not self.retracted and self.sitters[seat].person
                before = Before(seat, game, self.clocks) if free else None
                clocks = self.clocks.spoke(seat, at, late) if seat == game.to_act else self.clocks.turned(at)
                lates = (*self.late, len(game.bids)) if late else self.late
                spoken = replace(table, clocks=clocks, late=lates, retracted=False)._plays(event)
                return replace(spoken, before=before)

    def _handed(self, chair: int, guest: str) -> Table:
        """The new device takes over the host's part, the mute and the count of aborted reveals."""
        held = self.sitters[chair]
        owner = held.guest or ""
        sitters = {**self.sitters, chair: replace(held, guest=guest, bot=None, left=False)}
        # What the old device pledged, the new one can't open.
        pledges = {seat: pledge for seat, pledge in self.pledges.items() if seat != chair}
        unopened = {who: count for who, count in self.unopened.items() if who not in (owner, guest)}
        if count := self.unopened.get(owner, 0) + self.unopened.get(guest, 0):
            unopened[guest] = count
        table = replace(self, sitters=sitters, pledges=pledges, clocks=self.clocks.returned(chair))
        others = {who: given for who, given in self.given.items() if who != owner}
        given = table._latest({**others, owner: Given(self.seq, guest)}, limits.GIVERS_KEPT)
        muted = {**self.muted, guest: self.muted[owner]} if owner in self.muted else self.muted
        return replace(
            table,
            opened_by=guest if owner == self.opened_by else self.opened_by,
            handed=((self.handed | {owner}) - {guest}) & given.keys(),
            given=given,
            muted=table._latest(muted, limits.MUTED_KEPT),
            unopened=unopened,
        )

    def _latest(self, noted: dict[str, T], most: int) -> dict[str, T]:
        """Forget what was noted longest ago of guests without a seat, where it is noted of more than so many."""
        gone = [guest for guest in noted if self.chair_of(guest) is None]
        forgotten = set(gone[: max(0, len(gone) - most)])
        return {guest: note for guest, note in noted.items() if guest not in forgotten}

    def _devices_of(self, guest: str) -> list[str]:
        """A guest, and the guests whose seats have come to it by hand-overs, except the opener and those seated."""
        found = [guest]
        for each in found:
            givers = (giver for giver, given in self.given.items() if given.heir == each and giver not in found)
            found += [giver for giver in givers if self.chair_of(giver) is None and giver != self.opened_by]
        return found

    def _without(self, chair: int) -> Table:
        return replace(self, sitters={other: who for other, who in self.sitters.items() if other != chair})

    def _unlocked_if_left(self) -> Table:
        """A lock ends with the last person who sits, or may come back to their seat."""
        if self.locked and not any(sitter.guest and not sitter.left for sitter in self.sitters.values()):
            return replace(self, locked=False)
        return self

    def _plays(self, event: Happening) -> Table:
        action = action_of(event)
        assert action is not None
        game = self.playing().after(action)
        ended = game.previous if game.hands is None and self.playing().hands is not None else None
        highlights = self.highlights.after(ended) if ended else self.highlights
        return replace(self, highlights=highlights)._stands(game)

    def _stands(self, game: Game) -> Table:
        return replace(self, game=game, standing=self.seq, stood=self.at, calls=(), before=None)

    def _sealed(self, salt: bytes, commitment: str) -> Table:
        """Who has dice, and plays them, has a part in the next. Where a seed was lost nobody has: their parts may be
        known, and another seed must not be chosen by them."""
        game, lost = self.playing(), self.coming is not None
        parts = {seat: pledge for seat, pledge in self.pledges.items() if self.sitters[seat].person}
        digests = tuple(parts.get(seat) if seat in game.alive and not lost else None for seat in game.seats)
        proof = DiceProof(commitment, None, (None,) * len(game.seats), digests, tuple(self.bots()))
        coming = Drawing(self.place, game.number, proof, salt)
        return replace(self, coming=coming, sealed=self.at, pledges=self.pledges if lost else {})

    def _contributed(self, seat: int, contribution: bytes) -> Drawing:
        drawing = self.drawing()
        parts = drawing.proof.contributions
        proof = drawing.proof._replace(contributions=(*parts[: seat - 1], contribution, *parts[seat:]))
        return replace(drawing, proof=proof)

    def _names(self, seats: tuple[int, ...]) -> Table:
        """Counts the seats that did not open their parts in these dice. A seat without a guest is not to blame."""
        guests = {seat: guest for seat in seats if (guest := self.sitters[seat].guest)}
        if not guests:
            return self
        seats, unopened = tuple(guests), dict(self.unopened)
        for guest in guests.values():
            unopened[guest] = unopened.get(guest, 0) + 1
        pledges = {seat: digest for seat, digest in self.pledges.items() if seat not in seats}
        return replace(self, withheld=self.withheld | set(seats), unopened=unopened, pledges=pledges)

    def _shifted(self, milliseconds: int) -> Table:
        """Everything that waits, waits for so much longer."""
        return replace(
            self,
            stood=self.stood + milliseconds,
            until=self.until + milliseconds,
            before=None,
            sealed=self.sealed + milliseconds,
            clocks=self.clocks.shifted(milliseconds),
        )

    def colour_for(self, chair: int, guest: str | None = None) -> int:
        """The colour for whoever takes a chair: their own, else the chair's, else the first that nobody has."""
        if guest and (own := self.chair_of(guest)) is not None:
            return self.sitters[own].colour
        taken = {sitter.colour for other, sitter in self.sitters.items() if other != chair}
        return chair if chair not in taken else min(set(range(1, 9)) - taken)

    def _bot_name(self, chair: int) -> str:
        taken = {sitter.name for sitter in self.sitters.values()}
        names = [*BOT_NAMES[chair - 1 :], *BOT_NAMES]
        return next(name for name in names if name not in taken)

    def playing(self) -> Game:
        """The game. Raises ``PerudoError`` (``not-playing``) where there is none."""
        if self.game is None:
            raise PerudoError("not-playing")
        return self.game

    @property
    def place(self) -> str:
        """The table and the number of the game, for which its dice are drawn."""
        return f"{self.code}/{self.games}"

    @property
    def pledging(self) -> int:
        """For which round digests are taken: the next one whose seed is not yet committed to."""
        game = self.playing()
        return game.number + (game.hands is not None or self.coming is not None)

    def asks(self, seat: int) -> int | None:
        """The round for which a seat is asked for a digest; None where it is not, or has given it."""
        if self.game is None or self.stage != "playing" or seat not in self.game.alive:
            return None
        held = seat in self.withheld or seat in self.pledges or not self.sitters[seat].person
        return None if held else self.pledging

    def unheard(self, there: Here) -> set[int]:
        """Who is there, has given a digest of a part in the next dice, and has not opened it."""
        wanted = self.coming.proof.withheld if self.coming else ()
        return {seat for seat in wanted if self.sitters[seat].person and there(self.sitters[seat].guest or "")}

    def drawing(self) -> Drawing:
        """What the next deal follows from. Raises ``PerudoError`` (``stale``) where none is awaited."""
        if self.coming is None:
            raise PerudoError("stale")
        return self.coming

    # --- What it waits for

    def speakers(self) -> list[int]:
        """Bots that have something to say now, or may call calza out of turn."""
        game, bots = self.game, self.bots()
        if not bots or game is None or game.to_act is None or self.paused is not None:
            return []
        callers = game.callers
        silent = [seat for seat in bots if seat not in self.calls]  # one who has called stands by it
        return [seat for seat in silent if seat == game.to_act or seat in callers]

    def retractable(self, now: int, pace: Pace) -> int:
        """For how many milliseconds more the last bid may be taken back; 0 where it may not.

        Whoever takes it back has gone on thinking, by their clock, as if they had not bid. The bid stands from the
        moment when a bot may have called calza: a bot that keeps silent says something about its dice, too.
        """
        if self.before is None or self.paused is not None or self.stage != "playing":
            return 0
        ends = self.stood + min([limits.RETRACT_MILLISECONDS, *(pace.think(self, seat) for seat in self.speakers())])
        if (deadline := self.before.clocks.deadline(self.before.seat)) is not None:
            ends = min(ends, deadline)
        return max(0, ends - now)

    @property
    def awaits_deal(self) -> bool:
        """Whether cups stand open, or none is filled yet: what is due then is the table's own, and no player's time."""
        game = self.game
        return self.stage == "playing" and self.paused is None and game is not None and game.hands is None

    @property
    def undealt(self) -> bool:
        """Whether only the seats' parts in a first deal are waited for: nothing else is to be seen meanwhile."""
        game = self.game
        begun = game is None or game.hands or game.previous or game.rolls or (game.rollers and self.coming)
        return self.stage == "playing" and not begun

    @property
    def hurried(self) -> bool:
        """Whether a clock runs out here. One with no time on it never does."""
        clock = self.customs.clock
        return clock is not None and bool(clock.move or clock.bank)

    def deadline(self) -> int | None:
        """When the clock of the player to act runs out; None where none runs, as for a bot."""
        seat = self.game.to_act if self.game else None
        if seat is None or self.paused is not None or not self.sitters[seat].person:
            return None
        if self.sitters[seat].program:
            limit = self.clocks.since + 1000 * limits.EXTERNAL_BOT_SECONDS
            return min(limit, self.clocks.deadline(seat) or limit)
        return self.clocks.deadline(seat)

    def due(self, pace: Pace) -> int | None:
        """When it goes on by itself; None where the table waits for a person or a bot."""
        if self.game is None or self.stage != "playing" or self.paused is not None:
            return None
        if self.calls:
            return self.until
        if self.undealt:
            # However late the commitment came: from then on there is time to open a part.
            opened = max(self.stood + pace.contributions(), self.sealed + pace.contributions() - pace.pledges())
            return opened if self.coming else self.stood + pace.pledges()
        if self.game.hands is None and (self.game.rollers or self.game.rolls):
            return self.stood + pace.opening_roll(self)
        return self.stood + pace.reveal(self) if self.game.hands is None else self.deadline()

    def asked(self, here: Here) -> set[int]:
        """The people who are here to be asked about a pause, the next round or the next game: while a game is on those
        with dice, if there are any."""
        sitters = ((at, sitter) for at, sitter in self.sitters.items() if sitter.person and not sitter.program)
        people = {at for at, sitter in sitters if here(sitter.guest or "")}
        return people & set(self.game.alive if self.game and self.stage == "playing" else ()) or people
