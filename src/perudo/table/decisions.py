"""Decisions: functions that examine a table and return the events to store.

Decisions implement commands and the table's automatic actions. Decisions do not change the table, and reject a command
by raising ``PerudoError``. ``Table.apply`` defines what an event does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import chain, count
from typing import NamedTuple, cast

import msgspec
from msgspec.structs import replace

from perudo.bots import BOT_NAMES
from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Calza, Game, Move, OpeningRoll
from perudo.core.rules import Rules, SettingValue, house_rules
from perudo.protocol import wire
from perudo.records.fair_dice import DrawInputs, next_chance_action
from perudo.table.clock import MAX_TIMEOUTS
from perudo.table.context import Context, ReadySeats
from perudo.table.dice_seeds import SeedProvider
from perudo.table.events import (
    BotSeated,
    CalzaCalled,
    Configured,
    Dealt,
    HandedOver,
    Moved,
    Opened,
    Reopened,
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
from perudo.table.external_bots import is_external_bot
from perudo.table.state import INSTANT, DrawRecord, IsConnected, Occupant, RegisteredName, Table

Addresses = Callable[[str], AbstractSet[str]]
"""Returns the addresses from which a guest uses the table; empty if the guest is absent."""

SUBSTITUTE_BOT = "reader"
"""The bot that plays for an absent person."""
FILLER_BOT = "odds"
"""The bot that fills free chairs when a game starts automatically, and free places in a tournament."""
TOURNAMENT_HOST = "tournament"
"""The guest identity that servers use to open tournament tables."""


def open_table(
    command: wire.Open, code: str, guest: str, club: str | None = None, registered_name: RegisteredName | None = None
) -> list[TableEvent]:
    """Return the events that open a table. If requested, they also seat the host, and start a game against bots.

    ``club``: the id of the table's club. ``registered_name``: the guest's registered name on this server. Raises
    ``PerudoError`` for invalid rules, an invalid name, a wrong number of players, or a rated table for a guest without
    a registered name.
    """
    chairs = max(command.chairs, len(command.bots) + 1)
    rules = agreed_rules(command.edition, command.options, chairs, command.table_settings, rated=command.rated)
    settings = stored_settings(command.table_settings)
    events: list[TableEvent] = [
        Opened(guest, command.edition, rules.diff(command.edition), chairs, settings, club, command.rated)
    ]
    if command.name is not None:
        events.append(_sat(after(Table(code=code), events), 1, guest, command.name, registered_name))
    events += (BotSeated(chair, bot) for chair, bot in enumerate(command.bots, start=2))
    return [*events, *(start(after(Table(code=code), events), lambda _: set()) if command.start else [])]


class TournamentSeat(NamedTuple):
    """The occupant of a seat at a tournament's table."""

    name: str
    guest: str | None
    """The guest in this seat; None for a bot."""
    person: str | None
    """The id of the person who registered this name on this server."""
    away: bool
    """Whether a bot plays for this guest until the guest arrives."""


def open_tournament_table(
    tournament: str,
    edition: str,
    options: Mapping[str, SettingValue],
    settings: StoredSettings,
    seats: Sequence[TournamentSeat],
) -> list[TableEvent]:
    """Return the events that open a tournament table and start its game. ``tournament``: the tournament's code."""
    events: list[TableEvent] = [
        Opened(TOURNAMENT_HOST, edition, dict(options), len(seats), settings, tournament=tournament)
    ]
    for chair, seat in enumerate(seats, start=1):
        if seat.guest is None:
            events.append(BotSeated(chair, FILLER_BOT, name=seat.name))
            continue
        events.append(Sat(chair, seat.guest, seat.name, seat.person))
        if seat.away:
            events.append(BotSeated(chair, SUBSTITUTE_BOT))
    return [*events, Started()]


def after(table: Table, events: Iterable[TableEvent]) -> Table:
    """Return the table after these events, as if no time had passed."""
    for event in events:
        table = table.apply(event, table.at)
    return table


# --- Gathering for a game


def start(table: Table, addresses: Addresses) -> list[TableEvent]:
    fewest, most = table.rules.players
    if not fewest <= len(table.occupants) <= most:
        raise PerudoError("players-count", seats=len(table.occupants), fewest=fewest, most=most)
    return [Started(why_unrated(table, addresses))]


def why_unrated(table: Table, addresses: Addresses) -> wire.Unrated | None:
    """Return why the current or next game at a rated table is not rated, or None.

    People must not be able to raise their rating by playing against themselves. So all players need different
    addresses, and must be present at the start: the addresses of absent people are unknown.
    """
    if not table.rated:
        return None
    if table.stage != "gathering":
        return cast("wire.Unrated | None", table.unrated)
    people = [occupant.guest for occupant in table.occupants.values() if occupant.guest]
    used = [addresses(guest) for guest in people]
    if len(people) < 2:
        return "alone"
    if not all(used):
        return "absent"
    return "address" if len(set().union(*used)) < sum(map(len, used)) else None


def sit(
    table: Table,
    guest: str,
    name: str,
    wanted: int | None,
    registered_name: RegisteredName | None,
    addresses: Addresses,
) -> list[TableEvent]:
    """Seat a guest on a chair (default: the first free one), or give them back the seat that a bot was holding for
    them. ``registered_name``: the guest's registered name on this server."""
    chair = table.chair_of(guest)
    if table.stage != "gathering":
        if chair is None:
            raise PerudoError("game-begun")
        return reclaim_seat(table, guest)
    _admit(table, guest)
    if chair is None and table.locked and guest != table.appointed_host:
        raise PerudoError("table-locked")
    free = [number for number in range(1, table.chairs + 1) if number not in table.occupants]
    if wanted is None:
        wanted = chair or next(iter(free), None)
    if wanted is None:
        raise PerudoError("table-full")
    if wanted != chair and wanted not in free:
        raise PerudoError("chair-taken", chair=wanted)
    sat = _sat(table, wanted, guest, name, registered_name)
    return [sat, *_begins(after(table, [sat]), addresses)]


def _sat(table: Table, chair: int, guest: str, name: str, registered_name: RegisteredName | None) -> Sat:
    """Return the event that seats a guest. If another player has this name, the guest gets a unique one."""
    return Sat(chair, guest, _numbered_name(table, name, guest), name_owner(table, name, registered_name))


def name_owner(table: Table, name: str, registered_name: RegisteredName | None) -> str | None:
    """Return the guest's person id if this is their registered name; otherwise None. At a rated
    table, any other name raises ``PerudoError`` (``rated-name``)."""
    if registered_name is not None and wire.clean_name(name) == registered_name.name:
        return registered_name.person
    if table.rated:
        raise PerudoError("rated-name")
    return None


def _sat_again(chair: int, occupant: Occupant) -> Sat:
    """Return the event that gives a person their seat back."""
    assert occupant.guest is not None
    return Sat(chair, occupant.guest, occupant.name, occupant.person)


def _admit(table: Table, guest: str) -> None:
    """Raise ``PerudoError`` if a guest may not take a seat at this table."""
    if guest in table.removed:
        raise PerudoError("removed")
    if is_external_bot(guest) and not table.settings.external_bots:
        raise PerudoError("programs-not-let")


def _begins(table: Table, addresses: Addresses) -> list[TableEvent]:
    """Start a game automatically once enough people are seated, with bots on the free chairs."""
    if table.settings.autostart_at is None or table.people_playing < table.settings.autostart_at:
        return []
    bots: list[TableEvent] = [
        BotSeated(at, FILLER_BOT) for at in range(1, table.chairs + 1) if at not in table.occupants
    ]
    return [*bots, *start(after(table, bots), addresses)]


def own_name(table: Table, name: str, guest: str) -> str:
    """Return the cleaned name. Raises ``PerudoError`` (``name-*``) if the name is invalid or looks like another name at
    the table."""
    cleaned = wire.clean_name(name)
    if (other := _namesake(table, cleaned, guest)) is not None:
        raise PerudoError("name-alike", other=other)
    return cleaned


def _numbered_name(table: Table, name: str, guest: str) -> str:
    """Return a newcomer's cleaned name, with a number after it if it looks like another name at the table."""
    cleaned = table.muted.get(guest) or wire.clean_name(name)
    numbered = (f"{cleaned[: limits.NAME_LENGTH - 3].rstrip()} {number}" for number in count(2))
    return next(each for each in chain([cleaned], numbered) if _namesake(table, each, guest) is None)


def _namesake(table: Table, name: str, guest: str) -> str | None:
    """Return another player's name that looks like this one, or None. The guest's own current name is allowed.

    Bots' names are reserved, because a bot that joins later avoids only identical names.
    """
    if any((occupant.name, occupant.guest) == (name, guest) for occupant in table.occupants.values()):
        return None
    others = [occupant.name for occupant in table.occupants.values() if occupant.guest != guest]
    bots = [bot for bot in BOT_NAMES if bot != name]
    return next((other for other in (*others, *bots) if wire.look_alike(name, other)), None)


def reclaim_seat(table: Table, guest: str) -> list[TableEvent]:
    """Give a returning person their seat back from the bot that held it."""
    chair = table.chair_of(guest)
    if chair is None or table.stage == "over" or table.occupants[chair].is_person:
        return []
    return [_sat_again(chair, table.occupants[chair])]


def hand_over(table: Table, owner: str, guest: str) -> list[TableEvent]:
    """Transfer one guest's seat to another guest. Raises ``PerudoError`` (``seat-link*``, ``rated-device``)."""
    if table.rated:
        raise PerudoError("rated-device")
    chair = table.chair_of(owner)
    if chair is None:
        raise PerudoError("seat-link")
    if table.chair_of(guest) is not None:
        raise PerudoError("seat-link-seated")
    _admit(table, guest)
    if table.locked and guest not in table.handed_over:
        raise PerudoError("table-locked")
    return [HandedOver(chair, guest)]


def stored_settings(table_settings: wire.TableSettings) -> StoredSettings:
    return msgspec.convert(msgspec.to_builtins(table_settings), StoredSettings)


TABLE_PREREQUISITES: dict[str, tuple[str, tuple[SettingValue, ...]]] = {"training_aid": ("lost_dice_visible", (True,))}
"""For each table setting that depends on a rule: the rule's name, and the values of the rule that permit the setting.
"""


UNRATED_SETTINGS = "training_aid", "eliminated_see_dice", "external_bots"
"""Table settings that are not allowed at rated tables, because they help players or admit programs as players."""


def agreed_rules(
    edition: str, options: wire.Options, chairs: int, table_settings: wire.TableSettings, *, rated: bool
) -> Rules:
    """Return an edition's rules with these options. Raises ``PerudoError`` if the rules do not suit the number of
    chairs or the table settings."""
    rules = house_rules(edition, options)
    fewest, most = rules.players
    if not fewest <= chairs <= most:
        raise PerudoError("players-count", seats=chairs, fewest=fewest, most=most)
    setting, allowed = TABLE_PREREQUISITES["training_aid"]
    if table_settings.training_aid and rules.to_dict()[setting] not in allowed:
        raise PerudoError("aid-hidden-dice")
    if rated and any(getattr(table_settings, name) for name in UNRATED_SETTINGS):
        raise PerudoError("rated-settings")
    return rules


def again(
    table: Table, begin: bool, is_connected: IsConnected, ready: ReadySeats, addresses: Addresses
) -> list[TableEvent]:
    """Let people gather for another game after a game has ended. If ``begin`` is set and enough players remain, start
    another game.

    Let a bot play for each person who is away or not ready, until that person takes the seat back. Absent people do not
    need a bot if the table has a clock. At a rated table, people who are away or not ready leave their seats instead,
    so that nobody is rated for an unwanted game.
    """
    if table.stage != "over":
        raise PerudoError("game-not-over")
    events: list[TableEvent] = [Reopened()]
    table = after(table, events)
    begin = begin and len(table.occupants) >= table.rules.players[0]
    for chair, occupant in sorted(table.occupants.items()):
        if occupant.guest is None:
            continue
        present = is_connected(occupant.guest)
        plays = not begin or (
            chair in ready or occupant.is_external_bot if present else table.settings.clock is not None
        )
        if plays and occupant.bot and present:
            events.append(_sat_again(chair, occupant))
        elif table.rated and begin and not (present and chair in ready):
            events.append(StoodUp(chair))
        elif not plays and occupant.is_person:
            events.append(BotSeated(chair, SUBSTITUTE_BOT))
    table = after(table, events[1:])
    begin = begin and len(table.occupants) >= table.rules.players[0]
    return [*events, *(start(table, addresses) if begin else [])]


# --- During a game


def make_move(table: Table, seat: int, move: Move, until: int) -> list[TableEvent]:
    """Return the events caused by a player's move. A calza takes effect only at the time ``until``, because a move by
    the player to act takes precedence."""
    if table.paused is not None:
        raise PerudoError("paused")
    reason = table.current_game().why_not(move, by=seat)
    if reason is not None:
        raise PerudoError(f"reason-{reason}")
    if not isinstance(move, Calza):
        return [Moved(seat, from_move(move))]
    return [] if seat in table.calza_calls else [CalzaCalled(seat, until)]


def check_may_chat(table: Table, seat: int) -> None:
    """Raise ``PerudoError`` if a seat may not chat or react."""
    if not table.settings.chat:
        raise PerudoError("talk-closed")
    if table.occupants[seat].guest in table.muted:
        raise PerudoError("muted")


# --- Automatic actions of the table


def follow_ups(table: Table, dice: SeedProvider) -> list[TableEvent]:
    """Return the events that the table must add to its log immediately. After a call, these events reveal the seed of
    the dice and commit to the next seed. If only bots still play at a tournament table, they finish the game
    immediately.
    """
    game, drawn = table.game, table.last_draw
    events: list[TableEvent] = []
    if table.tournament is not None and table.only_bots_play and not table.instant:
        options = table.rules.diff(table.edition)
        events.append(Configured(table.edition, options, table.chairs, replace(table.settings, speed=INSTANT)))
    if game is None or game.hands is not None or game.previous is None:
        return events
    if drawn and drawn.proof.seed is None and (seed := _seed(drawn, dice)) is not None:
        events.append(SeedRevealed(seed.hex()))
    if game.winner is None and table.next_draw is None:
        events.append(_sealed(table, game, dice))
    return events


def skip_wait(context: Context) -> list[TableEvent]:
    """If everyone present is ready, skip the wait for the next opening roll, round or game.

    The first deal does not wait for players to be ready. Each deal waits for the contributions of all present players
    who submitted a digest. A player who has just lost the connection still counts as present. Otherwise an attacker
    could disconnect players, and the game would count aborted reveals against them.
    """
    table, there, ready = context.table, context.is_present, context.ready
    game = table.game
    if all_ready(table, there, ready):
        return again(table, True, context.is_connected, ready, context.addresses)
    if game is None or table.stage != "playing" or game.hands is not None or table.paused is not None:
        return []
    if table.awaits_first_contributions and table.next_draw is None:
        wanted = table.voters(there) <= table.digests.keys()
    else:
        wanted = bool(game.opening_rolls) or not table.unrevealed(there)
        wanted &= table.awaits_first_contributions or table.voters(there) <= ready
    return advance(table, context.dice) if wanted else []


def all_ready(table: Table, is_present: IsConnected, ready: ReadySeats) -> bool:
    """Return whether people are present and all of them are ready. External bots alone never count as ready."""
    if table.stage != "over" or table.tournament is not None:
        return False
    people = table.voters(is_present)
    return bool(people) and people <= ready


def advance(table: Table, dice: SeedProvider) -> list[TableEvent]:
    """Return the events that are due: a calza, an opening roll, a deal, or a move for a player whose clock has run
    out."""
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
    """Commit to a new seed. After this commitment, seats reveal their contributions instead of submitting digests."""
    salt = dice.salt()
    seed = dice.seed(table.game_id, game.round_number, salt)
    return SeedCommitted(salt.hex(), DrawInputs(table.game_id, game.round_number, seed, ()).commitment)


def _seed(drawing: DrawRecord, dice: SeedProvider) -> bytes | None:
    """Return the committed seed; None if the seed is lost because it was derived from another key."""
    if drawing.proof.seed is not None:
        return drawing.proof.seed
    seed = dice.seed(drawing.game_id, drawing.round, drawing.salt)
    return seed if drawing.draw(seed).commitment == drawing.commitment else None


def default_move(game: Game) -> Move:
    """Return the default move for a player who runs out of time: dudo after a bid, otherwise the lowest opening bid."""
    return DUDO if game.bids else game.legal[0]


def _late(table: Table, game: Game, seat: int) -> list[TableEvent]:
    """Make the default move for a player whose time ran out. After several consecutive timeouts, a bot takes over the
    seat.
    """
    spoke = Moved(seat, from_move(default_move(game)), timed_out=True)
    if table.clocks.timeouts.get(seat, 0) + 1 < MAX_TIMEOUTS:
        return [spoke]
    return [spoke, BotSeated(seat, SUBSTITUTE_BOT)]
