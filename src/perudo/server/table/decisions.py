"""What follows at a table, as events: from what a person asks for, and from what the table does by itself.

Nothing here changes anything: ``decide`` and its like look at a table and give the events to be stored, or raise
``PerudoError`` where what was asked for is refused. ``Table.after`` says what an event does.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from itertools import chain, count
from typing import Protocol, assert_never

import msgspec
from msgspec.structs import replace

from perudo.bots import BOT_NAMES
from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Calza, Game, Move, OpeningRoll
from perudo.core.rules import Rules, house_rules
from perudo.protocol import wire
from perudo.records.fair_dice import DiceSource, DrawInputs, contribution_digest, next_chance_action
from perudo.server.external_bots import is_program
from perudo.server.log.events import (
    BotSat,
    Called,
    Configured,
    Contributed,
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
    SaidCalza,
    Sat,
    Sealed,
    Spoke,
    Started,
    Stood,
    Talked,
    Unsealed,
    said,
)
from perudo.server.table.clock import LATE_TWICE
from perudo.server.table.state import AT_ONCE, Drawing, Grace, Here, Pace, Table, those_there

STAND_IN = "reader"
"""The bot that plays on for a person who is away."""
FILLER = "odds"
"""The bot that takes a chair nobody came for, where a game begins by itself."""

Decided = (
    (wire.Sit | wire.Act | wire.Retract | wire.Contribute)
    | (wire.Rename | wire.Leave | wire.Say | wire.Pause | wire.Resume | wire.Again | wire.StandIn)
    | (wire.SetPace | wire.Configure | wire.SeatBot | wire.Remove | wire.Readmit | wire.Lock | wire.Mute | wire.Start)
)
"""What is asked of a table and hangs on nothing but how it stands, and who is there."""
Ready = AbstractSet[int]
"""Seats that are done looking at the open cups."""


class Dice(Protocol):
    """Where chance comes from."""

    def salt(self) -> bytes:
        """What makes the seed of a round one that there never was; it is no secret."""

    def seed(self, place: str, number: int, salt: bytes) -> bytes:
        """The secret seed of a round in the game at a place (``CODE/GAME``): the same whenever it is asked for."""

    def chance(self, draw: DrawInputs, purpose: str) -> DiceSource:
        """The dice that follow from a draw, for one purpose."""


def opening(command: wire.Open, code: str, guest: str) -> list[Happening]:
    """The events by which a guest opens a table, sits down as its host, and perhaps begins at once against bots.

    Raises ``PerudoError`` where the rules, the name or the number of players are not to be had.
    """
    rules = _agreed(command.edition, command.options, max(command.chairs, len(command.bots) + 1), command.customs)
    options = rules.options(command.edition)
    events: list[Happening] = [
        Opened(guest, command.edition, options, max(command.chairs, len(command.bots) + 1), _kept(command.customs)),
        Sat(1, guest, _numbered_name(Table(code=code), command.name, guest)),
        *(BotSat(chair, bot) for chair, bot in enumerate(command.bots, start=2)),
    ]
    return [*events, *(_start(_after(Table(code=code), events)) if command.start else [])]


def decide(
    table: Table,
    command: Decided | wire.Seek,
    guest: str,
    *,
    now: int,
    pace: Pace,
    dice: Dice,
    here: Here,
    grace: Grace,
    ready: Ready,
) -> list[Happening]:
    """The events that a command brings about; none where it is so already. ``ready``: who waits for the next deal.

    Raises ``PerudoError`` where the command is refused.
    """
    there, chair = those_there(here, grace), table.chair_of(guest)
    match command:
        case wire.Sit(name=name, chair=wanted):
            return _sit(table, guest, wanted, lambda: _numbered_name(table, name, guest))
        case wire.Seek(name=name):
            return _sit(table, guest, None, lambda: _numbered_name(table, name, guest))
        case wire.Act(seq=seq, action=action):
            return _act(table, guest, seq, wire.word(action, chair or 0), now + pace.calza_window(table))
        case wire.Retract(seq=seq):
            return _retract(table, guest, seq, now, pace)
        case wire.Contribute():
            events = _contribute(table, chair, command)
            return [*events, *go_on(_after(table, events), dice, here, grace, ready)]
    if chair is None:
        raise PerudoError("not-seated")
    match command:
        case wire.Rename() if guest in table.muted:
            raise PerudoError("muted")
        case wire.Rename(name=name):
            return [Sat(chair, guest, _own_name(table, name, guest))]
        case wire.Leave():
            if table.stage == "gathering":
                return [Stood(chair)]
            return [] if table.sitters[chair].left else [BotSat(chair, STAND_IN, left=True)]
        case wire.Say(phrase=phrase, text=text):
            return _say(table, chair, phrase, text)
        case wire.Pause(wanted=wanted):
            return _pause(table, chair, wanted, there)
        case wire.Resume():
            return _resume(table, here)
        case wire.Again(game=game) if game is not None and (game < table.games or table.stage == "gathering"):
            return []  # another was quicker
        case wire.Again(start=start):
            if left := _patience(table, now, guest == table.host(there)):
                raise PerudoError("again-waits", count=math.ceil(left / 1000))
            return _again(table, start, here, ready | {chair})
        case wire.StandIn(chair=seat):
            return _stand_in(table, seat, here, grace)
    if guest != table.host(there):
        raise PerudoError("host-only")
    if table.deputises(guest) and _lasts(table, command):
        raise PerudoError("deputy-only", name=table.sitters[table.chair_of(table.opened_by) or 0].name)
    match command:
        case wire.SetPace(pace=speed):
            return _pace(table, speed)
        case wire.Remove(chair=seat):
            return _remove(table, seat, guest)
        case wire.Readmit(removal=removal):
            return [Readmitted(removal)] if removal in (each.seq for each in table.removed.values()) else []
        case wire.Lock(locked=locked):
            return [] if locked == table.locked else [Locked(locked)]
        case wire.Mute(chair=seat, muted=muted):
            return _mute(table, seat, muted)
    if table.stage != "gathering":
        raise PerudoError("game-begun")
    match command:
        case wire.Configure():
            return _configure(table, command)
        case wire.SeatBot(chair=seat, bot=bot):
            held = table.sitters.get(seat)
            if seat > table.chairs or (held and held.guest):
                raise PerudoError("chair-taken", chair=seat)
            return [BotSat(seat, bot)]
        case wire.Start():
            return _start(table)
        case _:
            assert_never(command)


def _lasts(table: Table, command: object) -> bool:
    """Whether a host's command does more than keep the game going, as one who stands in for the opener may."""
    match command:
        case wire.Start() | wire.SeatBot() | wire.SetPace(pace="at-once"):
            return False
        case wire.Remove(chair=chair):
            return chair in table.sitters and table.sitters[chair].guest is not None
    return True


def _after(table: Table, events: Iterable[Happening]) -> Table:
    """The table as it will be, in the same moment."""
    for event in events:
        table = table.after(event, table.at)
    return table


# --- Gathering


def _start(table: Table) -> list[Happening]:
    """The game begins."""
    fewest, most = table.rules.players
    if not fewest <= len(table.sitters) <= most:
        raise PerudoError("players-count", seats=len(table.sitters), fewest=fewest, most=most)
    return [Started()]


def _sit(table: Table, guest: str, wanted: int | None, named: Callable[[], str]) -> list[Happening]:
    chair = table.chair_of(guest)
    if table.stage != "gathering":
        if chair is None:
            raise PerudoError("game-begun")
        return returned(table, guest)
    _admit(table, guest)
    if chair is None and table.locked and guest != table.opened_by:
        raise PerudoError("table-locked")
    free = [number for number in range(1, table.chairs + 1) if number not in table.sitters]
    if wanted is None:
        wanted = chair or next(iter(free), None)
    if wanted is None:
        raise PerudoError("table-full")
    if wanted != chair and wanted not in free:
        raise PerudoError("chair-taken", chair=wanted)
    sat = Sat(wanted, guest, named())
    return [sat, *_begins(_after(table, [sat]))]


def _admit(table: Table, guest: str) -> None:
    """Raises ``PerudoError`` for a guest who may not have a seat at this table, whoever offers them one."""
    if guest in table.removed:
        raise PerudoError("removed")
    if is_program(guest) and not table.customs.programs:
        raise PerudoError("programs-not-let")


def _begins(table: Table) -> list[Happening]:
    """Where enough people sit for a game that begins by itself: bots take the other chairs, and it does."""
    if table.customs.begin is None or table.people < table.customs.begin:
        return []
    bots: list[Happening] = [BotSat(at, FILLER) for at in range(1, table.chairs + 1) if at not in table.sitters]
    return [*bots, *_start(_after(table, bots))]


def _own_name(table: Table, name: str, guest: str) -> str:
    """The name, made fit to be shown. Raises ``PerudoError`` (``name-*``), also where it looks like another's here."""
    cleaned = wire.clean_name(name)
    if (other := _namesake(table, cleaned, guest)) is not None:
        raise PerudoError("name-alike", other=other)
    return cleaned


def _numbered_name(table: Table, name: str, guest: str) -> str:
    """The same for one who comes, and may not even have chosen it: with a number after it where it looks like
    another's."""
    cleaned = table.muted.get(guest) or wire.clean_name(name)
    numbered = (f"{cleaned[: limits.NAME_LENGTH - 3].rstrip()} {number}" for number in count(2))
    return next(each for each in chain([cleaned], numbered) if _namesake(table, each, guest) is None)


def _namesake(table: Table, name: str, guest: str) -> str | None:
    """Another's name that looks like this one; None for the name that the guest has here already.

    A bot that comes later takes no name that is taken, but knows nothing of looks: so nobody's looks like a bot's.
    """
    if any((sitter.name, sitter.guest) == (name, guest) for sitter in table.sitters.values()):
        return None
    others = [sitter.name for sitter in table.sitters.values() if sitter.guest != guest]
    bots = [bot for bot in BOT_NAMES if bot != name]
    return next((other for other in (*others, *bots) if wire.alike(name, other)), None)


def returned(table: Table, guest: str) -> list[Happening]:
    """A person who is back takes their seat again from the bot that held it."""
    chair = table.chair_of(guest)
    if chair is None or table.stage == "over" or table.sitters[chair].person:
        return []
    return [Sat(chair, guest, table.sitters[chair].name)]


def hand_over(table: Table, owner: str, guest: str) -> list[Happening]:
    """The seat of one guest goes to another. Raises ``PerudoError`` (``seat-link*``) where it can't."""
    chair = table.chair_of(owner)
    if chair is None:
        raise PerudoError("seat-link")
    if table.chair_of(guest) is not None:
        raise PerudoError("seat-link-seated")
    _admit(table, guest)
    if table.locked and guest not in table.handed:
        raise PerudoError("table-locked")
    return [Handed(chair, guest)]


def _configure(table: Table, command: wire.Configure) -> list[Happening]:
    rules = _agreed(command.edition, command.options, command.chairs, command.customs)
    if max(table.sitters, default=0) > command.chairs:
        raise PerudoError("chair-taken", chair=max(table.sitters))
    configured = Configured(command.edition, rules.options(command.edition), command.chairs, _kept(command.customs))
    programs = [chair for chair, sitter in sorted(table.sitters.items()) if sitter.program]
    return [configured, *(Stood(chair) for chair in programs if not command.customs.programs)]


def _kept(customs: wire.Customs) -> Customs:
    return msgspec.convert(msgspec.to_builtins(customs), Customs)


def _agreed(edition: str, options: wire.Options, chairs: int, customs: wire.Customs) -> Rules:
    """The rules, where they, the chairs and the customs go together."""
    rules = house_rules(edition, options)
    fewest, most = rules.players
    if not fewest <= chairs <= most:
        raise PerudoError("players-count", seats=chairs, fewest=fewest, most=most)
    if customs.aid and not rules.lost_dice_visible:
        raise PerudoError("aid-hidden-dice")
    return rules


def _remove(table: Table, chair: int, host: str) -> list[Happening]:
    """A person goes for good, a bot only before a game. ``host``: the guest who asks for it."""
    sitter = table.sitters.get(chair)
    if sitter is None:
        return []
    if sitter.guest == host:
        raise PerudoError("remove-self")
    if table.stage != "gathering" and (sitter.guest is None or sitter.guest == table.opened_by):
        raise PerudoError("remove-not", name=sitter.name)
    return [Stood(chair)] if sitter.guest in (None, table.opened_by) else [Removed(chair, STAND_IN)]


def _mute(table: Table, chair: int, muted: bool) -> list[Happening]:
    sitter = table.sitters.get(chair)
    if sitter is None or sitter.guest is None or (sitter.guest in table.muted) == muted:
        return []
    return [Muted(chair, muted)]


def _patience(table: Table, now: int, host: bool) -> int:
    """For how many milliseconds more only the host may end the wait for another game."""
    return 0 if host or table.stage != "over" else max(0, table.stood + 1000 * limits.REMATCH_SECONDS - now)


def _again(table: Table, start: bool, here: Here, ready: Ready) -> list[Happening]:
    """A bot plays for each person who is away or not ready, until they take their seat back.

    An absent person whose clock will run needs no bot. If too few are left for a game, people gather.
    """
    if table.stage != "over":
        raise PerudoError("game-not-over")
    again: list[Happening] = [Reopened()]
    table = _after(table, again)
    start = start and len(table.sitters) >= table.rules.players[0]
    for chair, sitter in sorted(table.sitters.items()):
        if sitter.guest is None:
            continue
        present = here(sitter.guest)
        plays = not start or (chair in ready or sitter.program if present else table.customs.clock is not None)
        if plays and sitter.bot and present:
            again.append(Sat(chair, sitter.guest, sitter.name))
        elif not plays and sitter.person:
            again.append(BotSat(chair, STAND_IN))
    return [*again, *(_start(_after(table, again[1:])) if start else [])]


# --- Playing


def _act(table: Table, guest: str, seq: int, word: Move, until: int) -> list[Happening]:
    chair = table.chair_of(guest)
    if chair is None or not table.sitters[chair].person:
        raise PerudoError("not-seated")
    table.playing()
    if not table.standing <= seq <= table.seq:
        raise PerudoError("stale")
    return speak(table, chair, word, until)


def _retract(table: Table, guest: str, seq: int, now: int, pace: Pace) -> list[Happening]:
    """A bid is taken back by who made it, for a moment, and until anyone else has spoken or a bot may have."""
    chair = table.chair_of(guest)
    if chair is None or not table.sitters[chair].person:
        raise PerudoError("not-seated")
    table.playing()
    whose = table.before and table.before.seat == chair
    if not whose or not table.standing <= seq <= table.seq or not table.retractable(now, pace):
        raise PerudoError("bid-stands")
    return [Retracted(chair)]


def _contribute(table: Table, seat: int | None, command: wire.Contribute) -> list[Happening]:
    """A seat opens its part in the dice that come, and gives the digest of the one after. What it gave first stands."""
    if seat is None or not table.sitters[seat].person:
        raise PerudoError("not-seated")
    events: list[Happening] = []
    if command.opening is not None:
        events += _opening(table, seat, command.round, command.opening)
    if command.next is not None:
        events += _pledge(table, seat, command.round + 1, command.next)
    return events


def _opening(table: Table, seat: int, number: int, opening: str) -> list[Happening]:
    drawing, part = table.drawing(), bytes.fromhex(opening)
    if number != drawing.round or table.playing().rolls:  # the first roll has settled what the deal will be
        raise PerudoError("stale")
    if drawing.proof.digests[seat - 1] != contribution_digest(drawing.place, number, seat, part):
        raise PerudoError("unpledged")
    return [] if drawing.proof.contributions[seat - 1] else [Contributed(seat, opening)]


def _pledge(table: Table, seat: int, number: int, given: str) -> list[Happening]:
    if table.pledges.get(seat) == given and number == table.pledging:
        return []
    if seat in table.withheld:
        raise PerudoError("withheld")
    if number != table.asks(seat):
        raise PerudoError("stale")
    return [Pledged(seat, number, given)]


def speak(table: Table, seat: int, word: Move, until: int) -> list[Happening]:
    """What comes of a seat's word. A calza waits until ``until`` for the player to act, whose word comes first."""
    if table.paused is not None:
        raise PerudoError("paused")
    reason = table.playing().why_not(word, by=seat)
    if reason is not None:
        raise PerudoError(f"reason-{reason}")
    if not isinstance(word, Calza):
        return [Spoke(seat, said(word))]
    return [] if seat in table.calls else [Called(seat, until)]


def may_talk(table: Table, seat: int) -> None:
    """Raises ``PerudoError`` where a seat may not talk or pull a face."""
    if not table.customs.talk:
        raise PerudoError("talk-closed")
    if table.sitters[seat].guest in table.muted:
        raise PerudoError("muted")


def _say(table: Table, seat: int, phrase: str | None, text: str | None) -> list[Happening]:
    may_talk(table, seat)
    if (phrase is None) == (text is None):
        raise PerudoError("text-empty")
    return [Talked(seat, phrase, None if text is None else wire.clean_text(text))]


def _pause(table: Table, seat: int, wanted: bool, there: Here) -> list[Happening]:
    """When all people who are here, or waited for, ask for a pause, there is one."""
    if table.stage != "playing":
        raise PerudoError("not-playing")
    if table.paused is not None:
        raise PerudoError("paused")
    asked: list[Happening] = [] if (seat in table.pausing) == wanted else [PauseAsked(seat, wanted)]
    return [*asked, *([Paused()] if wanted and table.asked(there) <= table.pausing | {seat} else [])]


def _pace(table: Table, pace: str) -> list[Happening]:
    """How long bots think and cups stand open from now on; at once, where nobody plays any more but bots."""
    if table.stage != "playing":
        raise PerudoError("not-playing")
    if pace == AT_ONCE and not table.among_bots:
        raise PerudoError("people-play")
    if table.rushed or pace == table.customs.pace:
        return []
    options = table.rules.options(table.edition)
    return [Configured(table.edition, options, table.chairs, replace(table.customs, pace=pace))]


def _resume(table: Table, here: Here) -> list[Happening]:
    """Who agreed to a pause may be away: where a clock runs, their time would go by without them."""
    if table.paused is None:
        raise PerudoError("not-paused")
    if table.customs.clock is not None:
        for seat in table.playing().alive:
            sitter = table.sitters[seat]
            if sitter.person and not here(sitter.guest or ""):
                raise PerudoError("resume-away", name=sitter.name)
    return [Resumed()]


def _stand_in(table: Table, seat: int, here: Here, grace: Grace) -> list[Happening]:
    if table.stage != "playing":
        raise PerudoError("not-playing")
    sitter = table.sitters.get(seat)
    if sitter is None or sitter.bot or here(sitter.guest or ""):
        raise PerudoError("person-here")
    if left := grace(sitter.guest or ""):
        raise PerudoError("person-waited-for", name=sitter.name, count=math.ceil(left / 1000))
    return [BotSat(seat, STAND_IN)]


# --- What the table does by itself


def sequel(table: Table, dice: Dice) -> list[Happening]:
    """What follows at once on a call: the seed of the dice that lie open, and a commitment to that of the next ones."""
    game, drawn = table.game, table.drawn
    if game is None or game.hands is not None or game.previous is None:
        return []
    events: list[Happening] = []
    if drawn and drawn.proof.seed is None and (seed := _seed(drawn, dice)) is not None:
        events.append(Unsealed(seed.hex()))
    if game.winner is None and table.coming is None:
        events.append(_sealed(table, game, dice))
    return events


def go_on(table: Table, dice: Dice, here: Here, grace: Grace, ready: Ready) -> list[Happening]:
    """A deal, or what leads to it, or another game, before its time, where nobody wants to wait for it any longer.

    It comes when all who are there are ready; a first one, which nobody looks forward to, as soon as it can. Whoever is
    there and gave a digest is waited for. Someone whose line was lost a moment ago counts as there: else that could be
    used against them, who would be named for a part that they could not open.
    """
    game, there = table.game, those_there(here, grace)
    if all_ready(table, there, ready):
        return _again(table, True, here, ready)
    if game is None or table.stage != "playing" or game.hands is not None or table.paused is not None:
        return []
    if table.undealt and table.coming is None:
        wanted = table.asked(there) <= table.pledges.keys()
    else:
        wanted = bool(game.rolls) or not table.unheard(there)
        wanted &= table.undealt or table.asked(there) <= ready
    return advance(table, dice) if wanted else []


def all_ready(table: Table, there: Here, ready: Ready) -> bool:
    """Whether another game is to begin: there are people, and all of them are ready. Programs alone begin none."""
    people = table.asked(there)
    return table.stage == "over" and bool(people) and people <= ready


def advance(table: Table, dice: Dice) -> list[Happening]:
    """What is due: a calza is heard, the opening is rolled, a round is dealt, or a clock has run out."""
    game = table.playing()
    if table.calls:
        return [Spoke(game.heard(table.calls), SaidCalza())]
    if game.to_act is not None:
        return _late(table, game, game.to_act)
    seed = _seed(table.coming, dice) if table.coming else None
    if table.coming is None or seed is None:
        return [_sealed(table, game, dice)]
    draw = table.coming.draw(seed)
    action = next_chance_action(game, lambda purpose: dice.chance(draw, purpose))
    return [Rolled(action.faces) if isinstance(action, OpeningRoll) else Dealt(action.hands, action.opener or 0)]


def _sealed(table: Table, game: Game, dice: Dice) -> Sealed:
    """The commitment to a new seed. Digests are taken until then, contributions from then on."""
    salt = dice.salt()
    seed = dice.seed(table.place, game.number, salt)
    return Sealed(salt.hex(), DrawInputs(table.place, game.number, seed, ()).commitment)


def _seed(drawing: Drawing, dice: Dice) -> bytes | None:
    """The seed that was committed to. None where it is lost: it was of another key."""
    if drawing.proof.seed is not None:
        return drawing.proof.seed
    seed = dice.seed(drawing.place, drawing.round, drawing.salt)
    return seed if drawing.draw(seed).commitment == drawing.commitment else None


def _late(table: Table, game: Game, seat: int) -> list[Happening]:
    """The mildest legal word for one whose clock ran out; the second time in a row a bot holds the seat."""
    spoke = Spoke(seat, said(DUDO if game.bids else game.legal[0]), late=True)
    if table.clocks.lates.get(seat, 0) + 1 < LATE_TWICE:
        return [spoke]
    return [spoke, BotSat(seat, STAND_IN)]
