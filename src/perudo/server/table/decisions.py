"""What follows at a table, as events: from what a person asks for, and from what the table does by itself.

Nothing here changes anything: ``decide`` and its like look at a table and give the events to be stored, or raise
``PerudoError`` where what was asked for is refused. ``Table.apply`` says what an event does.
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
from perudo.server.external_bots import is_external_bot
from perudo.server.log.events import (
    BotSeated,
    CalzaCalled,
    Chatted,
    Configured,
    Contributed,
    Dealt,
    DigestGiven,
    HandedOver,
    Locked,
    Moved,
    Muted,
    Opened,
    Paused,
    PauseRequested,
    Readmitted,
    Removed,
    Reopened,
    Resumed,
    Retracted,
    Rolled,
    Sat,
    SeedCommitted,
    SeedRevealed,
    Started,
    StoodUp,
    StoredCalza,
    StoredSettings,
    TableEvent,
    from_move,
)
from perudo.server.table.clock import MAX_TIMEOUTS
from perudo.server.table.state import INSTANT, DrawRecord, GraceLeft, IsConnected, Table, Timing, connected_or_expected

SUBSTITUTE_BOT = "reader"
"""The bot that plays on for a person who is away."""
FILLER_BOT = "odds"
"""The bot that takes a chair nobody came for, where a game begins by itself."""

DecidedCommand = (
    (wire.Sit | wire.Act | wire.Retract | wire.Contribute)
    | (wire.Rename | wire.Leave | wire.Chat | wire.Pause | wire.Resume | wire.Rematch | wire.Substitute)
    | (wire.SetSpeed | wire.Configure | wire.SeatBot | wire.Remove | wire.Readmit | wire.Lock | wire.Mute | wire.Start)
)
"""What is asked of a table and hangs on nothing but how it stands, and who is there."""
ReadySeats = AbstractSet[int]
"""Seats that are done looking at the open cups."""


class SeedProvider(Protocol):
    """Where chance comes from."""

    def salt(self) -> bytes:
        """What makes the seed of a round one that there never was; it is no secret."""

    def seed(self, game_id: str, round_number: int, salt: bytes) -> bytes:
        """The secret seed of a round in the game at a place (``CODE/GAME``): the same whenever it is asked for."""

    def chance(self, draw: DrawInputs, purpose: str) -> DiceSource:
        """The dice that follow from a draw, for one purpose."""


def open_table(command: wire.Open, code: str, guest: str) -> list[TableEvent]:
    """The events by which a guest opens a table, sits down as its host, and perhaps begins at once against bots.

    Raises ``PerudoError`` where the rules, the name or the number of players are not to be had.
    """
    rules = _agreed(
        command.edition, command.options, max(command.chairs, len(command.bots) + 1), command.table_settings
    )
    options = rules.diff(command.edition)
    events: list[TableEvent] = [
        Opened(
            guest, command.edition, options, max(command.chairs, len(command.bots) + 1), _kept(command.table_settings)
        ),
        Sat(1, guest, _numbered_name(Table(code=code), command.name, guest)),
        *(BotSeated(chair, bot) for chair, bot in enumerate(command.bots, start=2)),
    ]
    return [*events, *(_start(_after(Table(code=code), events)) if command.start else [])]


def decide(
    table: Table,
    command: DecidedCommand | wire.FindGame,
    guest: str,
    *,
    now: int,
    timing: Timing,
    dice: SeedProvider,
    is_connected: IsConnected,
    grace: GraceLeft,
    ready: ReadySeats,
) -> list[TableEvent]:
    """The events that a command brings about; none where it is so already. ``ready``: who waits for the next deal.

    Raises ``PerudoError`` where the command is refused.
    """
    there, chair = connected_or_expected(is_connected, grace), table.chair_of(guest)
    match command:
        case wire.Sit(name=name, chair=wanted):
            return _sit(table, guest, wanted, lambda: _numbered_name(table, name, guest))
        case wire.FindGame(name=name):
            return _sit(table, guest, None, lambda: _numbered_name(table, name, guest))
        case wire.Act(seq=seq, move=action):
            return _act(table, guest, seq, wire.to_move(action, chair or 0), now + timing.calza_window(table))
        case wire.Retract(seq=seq):
            return _retract(table, guest, seq, now, timing)
        case wire.Contribute():
            events = _contribute(table, chair, command)
            return [*events, *skip_wait(_after(table, events), dice, is_connected, grace, ready)]
    if chair is None:
        raise PerudoError("not-seated")
    match command:
        case wire.Rename() if guest in table.muted:
            raise PerudoError("muted")
        case wire.Rename(name=name):
            return [Sat(chair, guest, _own_name(table, name, guest))]
        case wire.Leave():
            if table.stage == "gathering":
                return [StoodUp(chair)]
            return [] if table.occupants[chair].left else [BotSeated(chair, SUBSTITUTE_BOT, left=True)]
        case wire.Chat(phrase=phrase, text=text):
            return _say(table, chair, phrase, text)
        case wire.Pause(wanted=wanted):
            return _pause(table, chair, wanted, there)
        case wire.Resume():
            return _resume(table, is_connected)
        case wire.Rematch(game=game) if game is not None and (game < table.game_count or table.stage == "gathering"):
            return []  # another was quicker
        case wire.Rematch(start=start):
            if left := _patience(table, now, guest == table.host(there)):
                raise PerudoError("again-waits", count=math.ceil(left / 1000))
            return _again(table, start, is_connected, ready | {chair})
        case wire.Substitute(chair=seat):
            return _substitute(table, seat, is_connected, grace)
    if guest != table.host(there):
        raise PerudoError("host-only")
    if table.deputises(guest) and _lasts(table, command):
        raise PerudoError("deputy-only", name=table.occupants[table.chair_of(table.opened_by) or 0].name)
    match command:
        case wire.SetSpeed(speed=speed):
            return _set_speed(table, speed)
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
            held = table.occupants.get(seat)
            if seat > table.chairs or (held and held.guest):
                raise PerudoError("chair-taken", chair=seat)
            return [BotSeated(seat, bot)]
        case wire.Start():
            return _start(table)
        case _:
            assert_never(command)


def _lasts(table: Table, command: object) -> bool:
    """Whether a host's command does more than keep the game going, as one who stands in for the opener may."""
    match command:
        case wire.Start() | wire.SeatBot() | wire.SetSpeed(speed="instant"):
            return False
        case wire.Remove(chair=chair):
            return chair in table.occupants and table.occupants[chair].guest is not None
    return True


def _after(table: Table, events: Iterable[TableEvent]) -> Table:
    """The table as it will be, in the same moment."""
    for event in events:
        table = table.apply(event, table.at)
    return table


# --- Gathering


def _start(table: Table) -> list[TableEvent]:
    """The game begins."""
    fewest, most = table.rules.players
    if not fewest <= len(table.occupants) <= most:
        raise PerudoError("players-count", seats=len(table.occupants), fewest=fewest, most=most)
    return [Started()]


def _sit(table: Table, guest: str, wanted: int | None, named: Callable[[], str]) -> list[TableEvent]:
    chair = table.chair_of(guest)
    if table.stage != "gathering":
        if chair is None:
            raise PerudoError("game-begun")
        return reclaim_seat(table, guest)
    _admit(table, guest)
    if chair is None and table.locked and guest != table.opened_by:
        raise PerudoError("table-locked")
    free = [number for number in range(1, table.chairs + 1) if number not in table.occupants]
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
    if is_external_bot(guest) and not table.settings.external_bots:
        raise PerudoError("programs-not-let")


def _begins(table: Table) -> list[TableEvent]:
    """Where enough people sit for a game that begins by itself: bots take the other chairs, and it does."""
    if table.settings.autostart_at is None or table.people_playing < table.settings.autostart_at:
        return []
    bots: list[TableEvent] = [
        BotSeated(at, FILLER_BOT) for at in range(1, table.chairs + 1) if at not in table.occupants
    ]
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
    if any((occupant.name, occupant.guest) == (name, guest) for occupant in table.occupants.values()):
        return None
    others = [occupant.name for occupant in table.occupants.values() if occupant.guest != guest]
    bots = [bot for bot in BOT_NAMES if bot != name]
    return next((other for other in (*others, *bots) if wire.look_alike(name, other)), None)


def reclaim_seat(table: Table, guest: str) -> list[TableEvent]:
    """A person who is back takes their seat again from the bot that held it."""
    chair = table.chair_of(guest)
    if chair is None or table.stage == "over" or table.occupants[chair].is_person:
        return []
    return [Sat(chair, guest, table.occupants[chair].name)]


def hand_over(table: Table, owner: str, guest: str) -> list[TableEvent]:
    """The seat of one guest goes to another. Raises ``PerudoError`` (``seat-link*``) where it can't."""
    chair = table.chair_of(owner)
    if chair is None:
        raise PerudoError("seat-link")
    if table.chair_of(guest) is not None:
        raise PerudoError("seat-link-seated")
    _admit(table, guest)
    if table.locked and guest not in table.handed_over:
        raise PerudoError("table-locked")
    return [HandedOver(chair, guest)]


def _configure(table: Table, command: wire.Configure) -> list[TableEvent]:
    rules = _agreed(command.edition, command.options, command.chairs, command.table_settings)
    if max(table.occupants, default=0) > command.chairs:
        raise PerudoError("chair-taken", chair=max(table.occupants))
    configured = Configured(command.edition, rules.diff(command.edition), command.chairs, _kept(command.table_settings))
    programs = [chair for chair, occupant in sorted(table.occupants.items()) if occupant.is_external_bot]
    return [configured, *(StoodUp(chair) for chair in programs if not command.table_settings.external_bots)]


def _kept(table_settings: wire.TableSettings) -> StoredSettings:
    return msgspec.convert(msgspec.to_builtins(table_settings), StoredSettings)


def _agreed(edition: str, options: wire.Options, chairs: int, table_settings: wire.TableSettings) -> Rules:
    """The rules, where they, the chairs and the table settings go together."""
    rules = house_rules(edition, options)
    fewest, most = rules.players
    if not fewest <= chairs <= most:
        raise PerudoError("players-count", seats=chairs, fewest=fewest, most=most)
    if table_settings.training_aid and not rules.lost_dice_visible:
        raise PerudoError("aid-hidden-dice")
    return rules


def _remove(table: Table, chair: int, host: str) -> list[TableEvent]:
    """A person goes for good, a bot only before a game. ``host``: the guest who asks for it."""
    occupant = table.occupants.get(chair)
    if occupant is None:
        return []
    if occupant.guest == host:
        raise PerudoError("remove-self")
    if table.stage != "gathering" and (occupant.guest is None or occupant.guest == table.opened_by):
        raise PerudoError("remove-not", name=occupant.name)
    return [StoodUp(chair)] if occupant.guest in (None, table.opened_by) else [Removed(chair, SUBSTITUTE_BOT)]


def _mute(table: Table, chair: int, muted: bool) -> list[TableEvent]:
    occupant = table.occupants.get(chair)
    if occupant is None or occupant.guest is None or (occupant.guest in table.muted) == muted:
        return []
    return [Muted(chair, muted)]


def _patience(table: Table, now: int, host: bool) -> int:
    """For how many milliseconds more only the host may end the wait for another game."""
    return 0 if host or table.stage != "over" else max(0, table.state_since + 1000 * limits.REMATCH_SECONDS - now)


def _again(table: Table, start: bool, is_connected: IsConnected, ready: ReadySeats) -> list[TableEvent]:
    """A bot plays for each person who is away or not ready, until they take their seat back.

    An absent person whose clock will run needs no bot. If too few are left for a game, people gather.
    """
    if table.stage != "over":
        raise PerudoError("game-not-over")
    again: list[TableEvent] = [Reopened()]
    table = _after(table, again)
    start = start and len(table.occupants) >= table.rules.players[0]
    for chair, occupant in sorted(table.occupants.items()):
        if occupant.guest is None:
            continue
        present = is_connected(occupant.guest)
        plays = not start or (
            chair in ready or occupant.is_external_bot if present else table.settings.clock is not None
        )
        if plays and occupant.bot and present:
            again.append(Sat(chair, occupant.guest, occupant.name))
        elif not plays and occupant.is_person:
            again.append(BotSeated(chair, SUBSTITUTE_BOT))
    return [*again, *(_start(_after(table, again[1:])) if start else [])]


# --- Playing


def _act(table: Table, guest: str, seq: int, move: Move, until: int) -> list[TableEvent]:
    chair = table.chair_of(guest)
    if chair is None or not table.occupants[chair].is_person:
        raise PerudoError("not-seated")
    table.current_game()
    if not table.state_seq <= seq <= table.seq:
        raise PerudoError("stale")
    return make_move(table, chair, move, until)


def _retract(table: Table, guest: str, seq: int, now: int, timing: Timing) -> list[TableEvent]:
    """A bid is taken back by who made it, for a moment, and until anyone else has spoken or a bot may have."""
    chair = table.chair_of(guest)
    if chair is None or not table.occupants[chair].is_person:
        raise PerudoError("not-seated")
    table.current_game()
    whose = table.retractable_state and table.retractable_state.seat == chair
    if not whose or not table.state_seq <= seq <= table.seq or not table.retractable_for(now, timing):
        raise PerudoError("bid-stands")
    return [Retracted(chair)]


def _contribute(table: Table, seat: int | None, command: wire.Contribute) -> list[TableEvent]:
    """A seat opens its part in the dice that come, and gives the digest of the one after. What it gave first stands."""
    if seat is None or not table.occupants[seat].is_person:
        raise PerudoError("not-seated")
    events: list[TableEvent] = []
    if command.contribution is not None:
        events += _opening(table, seat, command.round, command.contribution)
    if command.next_digest is not None:
        events += _pledge(table, seat, command.round + 1, command.next_digest)
    return events


def _opening(table: Table, seat: int, round_number: int, opening: str) -> list[TableEvent]:
    drawing, part = table.drawing(), bytes.fromhex(opening)
    if (
        round_number != drawing.round or table.current_game().opening_rolls
    ):  # the first roll has settled what the deal will be
        raise PerudoError("stale")
    if drawing.proof.digests[seat - 1] != contribution_digest(drawing.game_id, round_number, seat, part):
        raise PerudoError("unpledged")
    return [] if drawing.proof.contributions[seat - 1] else [Contributed(seat, opening)]


def _pledge(table: Table, seat: int, round_number: int, given: str) -> list[TableEvent]:
    if table.digests.get(seat) == given and round_number == table.digest_round:
        return []
    if seat in table.aborted_reveals:
        raise PerudoError("withheld")
    if round_number != table.digest_round_for(seat):
        raise PerudoError("stale")
    return [DigestGiven(seat, round_number, given)]


def make_move(table: Table, seat: int, move: Move, until: int) -> list[TableEvent]:
    """What comes of a seat's word. A calza waits until ``until`` for the player to act, whose word comes first."""
    if table.paused is not None:
        raise PerudoError("paused")
    reason = table.current_game().why_not(move, by=seat)
    if reason is not None:
        raise PerudoError(f"reason-{reason}")
    if not isinstance(move, Calza):
        return [Moved(seat, from_move(move))]
    return [] if seat in table.calza_calls else [CalzaCalled(seat, until)]


def check_may_chat(table: Table, seat: int) -> None:
    """Raises ``PerudoError`` where a seat may not talk or pull a face."""
    if not table.settings.chat:
        raise PerudoError("talk-closed")
    if table.occupants[seat].guest in table.muted:
        raise PerudoError("muted")


def _say(table: Table, seat: int, phrase: str | None, text: str | None) -> list[TableEvent]:
    check_may_chat(table, seat)
    if (phrase is None) == (text is None):
        raise PerudoError("text-empty")
    return [Chatted(seat, phrase, None if text is None else wire.clean_text(text))]


def _pause(table: Table, seat: int, wanted: bool, is_present: IsConnected) -> list[TableEvent]:
    """When all people who are here, or waited for, ask for a pause, there is one."""
    if table.stage != "playing":
        raise PerudoError("not-playing")
    if table.paused is not None:
        raise PerudoError("paused")
    asked: list[TableEvent] = [] if (seat in table.pause_requests) == wanted else [PauseRequested(seat, wanted)]
    return [*asked, *([Paused()] if wanted and table.voters(is_present) <= table.pause_requests | {seat} else [])]


def _set_speed(table: Table, speed: str) -> list[TableEvent]:
    """How long bots think and cups stand open from now on; at once, where nobody plays any more but bots."""
    if table.stage != "playing":
        raise PerudoError("not-playing")
    if speed == INSTANT and not table.only_bots_play:
        raise PerudoError("people-play")
    if table.instant or speed == table.settings.speed:
        return []
    options = table.rules.diff(table.edition)
    return [Configured(table.edition, options, table.chairs, replace(table.settings, speed=speed))]


def _resume(table: Table, is_connected: IsConnected) -> list[TableEvent]:
    """Who agreed to a pause may be away: where a clock runs, their time would go by without them."""
    if table.paused is None:
        raise PerudoError("not-paused")
    if table.settings.clock is not None:
        for seat in table.current_game().alive:
            occupant = table.occupants[seat]
            if occupant.is_person and not is_connected(occupant.guest or ""):
                raise PerudoError("resume-away", name=occupant.name)
    return [Resumed()]


def _substitute(table: Table, seat: int, is_connected: IsConnected, grace: GraceLeft) -> list[TableEvent]:
    if table.stage != "playing":
        raise PerudoError("not-playing")
    occupant = table.occupants.get(seat)
    if occupant is None or occupant.bot or is_connected(occupant.guest or ""):
        raise PerudoError("person-here")
    if left := grace(occupant.guest or ""):
        raise PerudoError("person-waited-for", name=occupant.name, count=math.ceil(left / 1000))
    return [BotSeated(seat, SUBSTITUTE_BOT)]


# --- What the table does by itself


def follow_ups(table: Table, dice: SeedProvider) -> list[TableEvent]:
    """What follows at once on a call: the seed of the dice that lie open, and a commitment to that of the next ones."""
    game, drawn = table.game, table.last_draw
    if game is None or game.hands is not None or game.previous is None:
        return []
    events: list[TableEvent] = []
    if drawn and drawn.proof.seed is None and (seed := _seed(drawn, dice)) is not None:
        events.append(SeedRevealed(seed.hex()))
    if game.winner is None and table.next_draw is None:
        events.append(_sealed(table, game, dice))
    return events


def skip_wait(
    table: Table, dice: SeedProvider, is_connected: IsConnected, grace: GraceLeft, ready: ReadySeats
) -> list[TableEvent]:
    """A deal, or what leads to it, or another game, before its time, where nobody wants to wait for it any longer.

    It comes when all who are there are ready; a first one, which nobody looks forward to, as soon as it can. Whoever is
    there and gave a digest is waited for. Someone whose line was lost a moment ago counts as there: else that could be
    used against them, who would be named for a part that they could not open.
    """
    game, there = table.game, connected_or_expected(is_connected, grace)
    if all_ready(table, there, ready):
        return _again(table, True, is_connected, ready)
    if game is None or table.stage != "playing" or game.hands is not None or table.paused is not None:
        return []
    if table.awaits_first_contributions and table.next_draw is None:
        wanted = table.voters(there) <= table.digests.keys()
    else:
        wanted = bool(game.opening_rolls) or not table.unrevealed(there)
        wanted &= table.awaits_first_contributions or table.voters(there) <= ready
    return advance(table, dice) if wanted else []


def all_ready(table: Table, is_present: IsConnected, ready: ReadySeats) -> bool:
    """Whether another game is to begin: there are people, and all of them are ready. Programs alone begin none."""
    people = table.voters(is_present)
    return table.stage == "over" and bool(people) and people <= ready


def advance(table: Table, dice: SeedProvider) -> list[TableEvent]:
    """What is due: a calza is heard, the opening is rolled, a round is dealt, or a clock has run out."""
    game = table.current_game()
    if table.calza_calls:
        return [Moved(game.priority_caller(table.calza_calls), StoredCalza())]
    if game.to_act is not None:
        return _late(table, game, game.to_act)
    seed = _seed(table.next_draw, dice) if table.next_draw else None
    if table.next_draw is None or seed is None:
        return [_sealed(table, game, dice)]
    draw = table.next_draw.draw(seed)
    action = next_chance_action(game, lambda purpose: dice.chance(draw, purpose))
    return [Rolled(action.faces) if isinstance(action, OpeningRoll) else Dealt(action.hands, action.opener or 0)]


def _sealed(table: Table, game: Game, dice: SeedProvider) -> SeedCommitted:
    """The commitment to a new seed. Digests are taken until then, contributions from then on."""
    salt = dice.salt()
    seed = dice.seed(table.game_id, game.round_number, salt)
    return SeedCommitted(salt.hex(), DrawInputs(table.game_id, game.round_number, seed, ()).commitment)


def _seed(drawing: DrawRecord, dice: SeedProvider) -> bytes | None:
    """The seed that was committed to. None where it is lost: it was of another key."""
    if drawing.proof.seed is not None:
        return drawing.proof.seed
    seed = dice.seed(drawing.game_id, drawing.round, drawing.salt)
    return seed if drawing.draw(seed).commitment == drawing.commitment else None


def _late(table: Table, game: Game, seat: int) -> list[TableEvent]:
    """The mildest legal word for one whose clock ran out; the second time in a row a bot holds the seat."""
    spoke = Moved(seat, from_move(DUDO if game.bids else game.legal[0]), timed_out=True)
    if table.clocks.timeouts.get(seat, 0) + 1 < MAX_TIMEOUTS:
        return [spoke]
    return [spoke, BotSeated(seat, SUBSTITUTE_BOT)]
