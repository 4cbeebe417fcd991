"""The state of one table, computed from its event log.

``Table`` is immutable and does no I/O: ``apply`` returns the table after an event, and the functions in ``decisions``
return new events. The server stores events before it shows the new table to anyone.
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
from perudo.table.clock import PlayerClocks
from perudo.table.events import (
    BotSeated,
    CalzaCalled,
    Chatted,
    Configured,
    Contributed,
    Dealt,
    DigestGiven,
    DowntimeCredited,
    HandedOver,
    HostChanged,
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
    SeriesEnded,
    Started,
    StoodUp,
    StoredBid,
    StoredSettings,
    TableEvent,
    action_of,
)
from perudo.table.external_bots import is_external_bot
from perudo.table.pacing import thinking_milliseconds
from perudo.table.series import Score, Series

T = TypeVar("T")

IsConnected = Callable[[str], bool]
"""Whether a guest is connected."""
GraceLeft = Callable[[str], int]
"""The remaining grace period (ms) of a disconnected guest; 0 if the guest is connected or no longer expected to
return."""


def connected_or_expected(is_connected: IsConnected, grace: GraceLeft) -> IsConnected:
    """Return a function that says whether a guest is connected or expected to return."""
    return lambda guest: is_connected(guest) or grace(guest) > 0


class Occupant(msgspec.Struct, frozen=True):
    """The occupant of a chair: a person, a bot, or a substitute bot for a person."""

    name: str
    guest: str | None
    bot: str | None
    colour: int
    """The number of the occupant's colour and cup, counted from 1. Occupants keep their colour when they change
    chairs."""
    left: bool = False
    """Whether the person left deliberately and a bot now plays for them."""
    leaves_after_game: bool = False
    """Whether the bot plays for a removed person, and leaves when the game ends."""
    person: str | None = None
    """The person's id, if the person sat down under a registered name."""

    @property
    def is_person(self) -> bool:
        """Whether a person or an external bot plays this seat, rather than a built-in bot."""
        return self.bot is None

    @property
    def is_external_bot(self) -> bool:
        return is_external_bot(self.guest)


class RegisteredName(NamedTuple):
    """A name that a person has registered on this server."""

    person: str
    """The person's id."""
    name: str


class ChatEntry(msgspec.Struct, frozen=True):
    """A line of chat: the id of a phrase, or free text."""

    seq: int
    seat: int
    """The speaker's seat when the line was sent."""
    name: str
    phrase: str | None
    text: str | None


class Given(NamedTuple):
    """A seat that a guest moved to another device."""

    seq: int
    """The event number of the guest's last handover."""
    heir: str
    """The guest on the new device, who now holds the seat."""


class Removal(NamedTuple):
    """A person whom the host removed."""

    seq: int
    """The number of the event that removed this person."""
    name: str


class RetractableState(msgspec.Struct, frozen=True):
    """The state before a bid that can still be taken back."""

    seat: int
    """The seat that made the bid."""
    game: Game
    clocks: PlayerClocks


class DrawRecord(msgspec.Struct, frozen=True):
    """The inputs that determine one round's dice, as recorded in the log."""

    game_id: str
    """The table's code and the game's number: ``CODE/GAME``."""
    round: int
    proof: DiceProof
    salt: bytes = b""
    """A public salt. The seed is derived from the salt and the server's key."""

    @property
    def commitment(self) -> str:
        return self.proof.commitment

    def draw(self, seed: bytes) -> DrawInputs:
        """Return the inputs that determine the dice, including the given seed."""
        return DrawInputs(self.game_id, self.round, seed, self.proof.contributions)


SPEED_FACTORS = {"slow": 1.6, "normal": 1.0, "fast": 0.45}
"""The factor by which each table speed multiplies all waiting times."""
REVEAL_FACTOR_WITH_PEOPLE = 1.5
"""The factor by which a reveal is longer if people can chat."""
MILLISECONDS_PER_CHAT_LINE = 2000
"""Milliseconds that each line of chat adds to a reveal."""
MAX_CHAT_LINES_WAITED = 4
"""The maximum number of chat lines that lengthen a reveal."""


@dataclass(frozen=True, slots=True)
class Timing:
    """How long (ms) the table waits before it continues by itself. No waiting time depends on hidden dice."""

    scale: float = 1.0

    def think(self, table: Table, seat: int) -> int:
        """How long a bot thinks; the same state always gives the same duration."""
        chance, luck = table.fixed_random(f"{seat}"), table.fixed_random(f"{seat} ponders")
        level = builtin_level(table.occupants[seat].bot or "")
        return self._scaled(thinking_milliseconds(public_view(table.current_game()), level, chance, luck), table)

    def opening_roll(self, table: Table) -> int:
        """How long (ms) to show an opening roll: longer if several people are playing."""
        return self._scaled(2200 if table.people_playing > 1 else 900, table)

    def reveal(self, table: Table) -> int:
        """How long a reveal takes: lifting the cups, counting the dice one by one, and reading the verdict."""
        outcome = table.game.previous if table.game else None
        if outcome is None:
            return self.opening_roll(table)
        counted = 5000 + 600 * len(outcome.reveal_order) + 350 * outcome.count
        if not table.settings.chat or table.people_playing < 2:
            return self._scaled(counted, table)
        said = sum(line.seq > table.state_seq for line in table.chat)
        return self._scaled(
            REVEAL_FACTOR_WITH_PEOPLE * counted + MILLISECONDS_PER_CHAT_LINE * min(said, MAX_CHAT_LINES_WAITED), table
        )

    def reaction_delay(self, table: Table) -> int:
        """The delay after a call until every page has shown the verdict.

        A web page shows a whole reveal within three fifths of the time that ``reveal`` returns. A game's last reveal is
        shown at normal speed, regardless of the table's speed.
        """
        shown = replace(table, settings=StoredSettings(chat=table.settings.chat)) if table.stage == "over" else table
        return round(0.65 * self.reveal(shown))

    def contribution_wait(self) -> int:
        """How long a game's first deal waits for contributions to its dice."""
        return min(1000, self._scaled(1000))

    def digest_wait(self) -> int:
        """How long seats can submit digests: the part of ``contribution_wait`` before the server commits to a seed."""
        return self.contribution_wait() // 2

    def calza_window(self, table: Table) -> int:
        """How long a calza waits before it takes effect, so that a move by the player to act can take precedence."""
        return 0 if table.instant else self._scaled(500)

    def round_pause(self) -> int:
        """The pause between two rounds of a tournament."""
        return self._scaled(15_000)

    def _scaled(self, milliseconds: float, table: Table | None = None) -> int:
        at_table = 1.0 if table is None else 0.0 if table.instant else SPEED_FACTORS.get(table.settings.speed, 1.0)
        return round(milliseconds * self.scale * at_table)


INSTANT = "instant"
"""The speed at which bots finish a game without waiting."""
_NO_RULES = house_rules("bga")
"""Placeholder rules for a table until its first event sets the actual rules."""


class Table(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """A table after ``seq`` events, the last of which happened at ``at`` (milliseconds since 1970)."""

    code: str
    seq: int = 0
    at: int = 0
    appointed_host: str = ""
    """The guest who hosts the table while present: either the guest who opened it, or a guest appointed later."""
    edition: str = ""
    rules: Rules = _NO_RULES
    settings: StoredSettings = StoredSettings()
    club: str | None = None
    """The id of the club that this table belongs to."""
    tournament: str | None = None
    """The code of the tournament that this table belongs to. A tournament's table has one game and no host."""
    rated: bool = False
    """Whether the games at this table are rated."""
    unrated: str | None = None
    """At a table with rated games, why the current or last game is not rated: see ``wire.Unrated``."""
    abandoned: frozenset[int] = frozenset()
    """The seats for which a substitute bot has moved in this game."""
    chairs: int = 0
    chairs_set: int = 0
    """The number of chairs that the host chose for the table. Starting a game removes the free chairs; they return
    after the game.
    """
    occupants: dict[int, Occupant] = {}
    handed_over: frozenset[str] = frozenset()
    """Guests who moved their seats to another device and have not sat down again."""
    given: dict[str, Given] = {}
    """The seat that each guest last moved to another device."""
    removed: dict[str, Removal] = {}
    """Guests whom the host removed, earliest first. They cannot sit down at this table."""
    muted: dict[str, str] = {}
    """Guests whom the host muted, with their names. Muted guests cannot chat, react or change their name."""
    locked: bool = False
    """Whether newcomers are locked out of the table."""
    game_count: int = 0
    """How many games have started at this table."""
    game: Game | None = None
    highlights: Highlights = Highlights()
    """The game's highlights, which players see when the game ends."""
    series: Series = Series()
    """The scores of the current series at this table."""
    instant: bool = False
    """Whether bots are finishing this game without waiting."""
    clocks: PlayerClocks = PlayerClocks()
    state_seq: int = 0
    """The number of the event that produced this state of the game. Moves that refer to an earlier state are stale."""
    state_since: int = 0
    """When the event ``state_seq`` happened (ms since 1970). The table measures its own waiting times from this
    moment."""
    calza_calls: tuple[int, ...] = ()
    calza_until: int = 0
    """When the first call in ``calza_calls`` takes effect."""
    timed_out_moves: tuple[int, ...] = ()
    """The indices of the round's moves that the table made because a clock ran out."""
    retractable_state: RetractableState | None = None
    """If the last bid may be taken back: the state before that bid. ``retractable_for`` checks the time limit."""
    retracted: bool = False
    """Whether the player to act has already taken back a bid in this turn. Only one retraction per turn is allowed,
    because more would let a player test how others react to different bids."""
    pause_requests: frozenset[int] = frozenset()
    """Seats that have asked for a pause."""
    paused: int | None = None
    """When the pause began (ms since 1970)."""
    chat: tuple[ChatEntry, ...] = ()
    digests: dict[int, str] = {}
    """The digests that seats have submitted for the earliest round whose seed the server has not committed to."""
    next_draw: DrawRecord | None = None
    """The inputs that determine the next deal's dice, as far as they are known."""
    committed_at: int = 0
    """When the server committed to its seed for the next deal (ms since 1970)."""
    last_draw: DrawRecord | None = None
    """The inputs that determined the dice of the current or last round."""
    aborted_reveals: frozenset[int] = frozenset()
    """Seats that failed to reveal a contribution in this game. The table no longer asks these seats for contributions.
    """
    aborted_reveal_counts: dict[str, int] = {}
    """The number of games at this table in which each guest failed to reveal a contribution."""

    @property
    def stage(self) -> Literal["gathering", "playing", "over"]:
        if self.game is None:
            return "gathering"
        return "playing" if self.game.winner is None else "over"

    def host(self, is_present: IsConnected) -> str | None:
        """Return the guest who may change the table: the appointed host, or else the first person who is present.

        Guests whose seats are held by substitute bots have the lowest priority, even if they are watching.
        ``is_present``: whether a guest is connected, or expected to return.
        """
        return None if self.tournament is not None else self._first_person(is_present)

    def _first_person(self, is_present: IsConnected) -> str | None:
        """Return the appointed host if present, or else the first person who is present."""
        people = [
            occupant
            for _, occupant in sorted(self.occupants.items())
            if occupant.guest and not occupant.is_external_bot
        ]
        people.sort(key=lambda occupant: (not occupant.is_person, occupant.guest != self.appointed_host))
        guests = [occupant.guest or "" for occupant in people]
        return next(filter(is_present, guests), next(iter(guests), None))

    @property
    def host_name(self) -> str:
        """The name of the appointed host, or else of the first seated person; empty if only bots have seats."""
        chair = self.chair_of(self._first_person(lambda _: False) or "")
        return "" if chair is None else self.occupants[chair].name

    def deputises(self, host: str | None) -> bool:
        """Return whether ``host`` is only a deputy for the appointed host. There is a deputy only if the appointed host
        has a chair and did not leave it deliberately.
        """
        chair = self.chair_of(self.appointed_host)
        return host != self.appointed_host and chair is not None and not self.occupants[chair].left

    def grace_by_seat(self, grace: GraceLeft) -> dict[int, int]:
        """Return how long (ms) the table still waits for the player of each disconnected seat."""
        graces = [
            (chair, left)
            for chair, occupant in self.occupants.items()
            if occupant.guest and (left := grace(occupant.guest))
        ]
        return dict(sorted(graces))

    def chair_of(self, guest: str) -> int | None:
        """Return a guest's chair, even if a bot plays for them; None if the guest has no chair."""
        for chair, occupant in self.occupants.items():
            if occupant.guest == guest:
                return chair
        return None

    @property
    def people_playing(self) -> int:
        """The number of seats that people play themselves."""
        return sum(occupant.is_person and not occupant.is_external_bot for occupant in self.occupants.values())

    @property
    def only_bots_play(self) -> bool:
        """Whether all players who still have dice are bots, none of them a substitute for a person who might return."""
        alive = self.game.alive if self.game else ()
        return self.stage == "playing" and all(self.occupants[seat].guest is None for seat in alive)

    def bots(self) -> dict[int, str]:
        """Return the bot level of each seat that a bot plays."""
        return {seat: occupant.bot for seat, occupant in sorted(self.occupants.items()) if occupant.bot}

    def fixed_random(self, purpose: str) -> float:
        """Return a pseudorandom number from 0 to 1. The state of the game determines this number, so every server
        computes the same value."""
        return zlib.crc32(f"{self.code} {self.state_seq} {purpose}".encode()) / 2**32

    # --- Events

    def apply(self, event: TableEvent, at: int) -> Table:
        """Return the table after one more event."""
        table = replace(self, seq=self.seq + 1, at=at)
        match event:
            case Opened(guest, edition, options, chairs, table_settings, club, rated, tournament):
                rules = house_rules(edition, options)
                agreed = replace(
                    table, edition=edition, rules=rules, chairs=chairs, chairs_set=chairs, settings=table_settings
                )
                return replace(agreed, appointed_host=guest, club=club, rated=rated, tournament=tournament)
            case Configured(table_settings=table_settings) if self.game is not None:
                return (
                    replace(table, instant=True)
                    if table_settings.speed == INSTANT
                    else replace(table, settings=table_settings)
                )
            case Configured(edition, options, chairs, table_settings):
                rules = house_rules(edition, options)
                return replace(
                    table, edition=edition, rules=rules, chairs=chairs, chairs_set=chairs, settings=table_settings
                )
            case Sat(chair, guest, name, person):
                others = {other: occupant for other, occupant in self.occupants.items() if occupant.guest != guest}
                sitters = {**others, chair: Occupant(name, guest, None, self.colour_for(chair, guest), person=person)}
                clocks = self.clocks.reset_timeouts(chair)
                return replace(table, occupants=sitters, handed_over=self.handed_over - {guest}, clocks=clocks)
            case HandedOver(chair, guest):
                return table._handed(chair, guest)
            case BotSeated(chair, bot, left, name):
                held = self.occupants.get(chair)
                if held and held.guest:
                    occupant = replace(held, bot=bot, left=left)
                else:
                    occupant = Occupant(name or self._bot_name(chair), None, bot, self.colour_for(chair))
                return replace(table, occupants={**self.occupants, chair: occupant})._unlocked_if_left()
            case StoodUp(chair):
                return table._without(chair)._unlocked_if_left()
            case Removed(chair, bot):
                held = self.occupants[chair]
                removal = Removal(table.seq, held.name)
                devices = dict.fromkeys(self._devices_of(held.guest or ""), removal)
                table = replace(table, removed=dict([*{**self.removed, **devices}.items()][-limits.REMOVED_KEPT :]))
                if self.stage == "gathering":
                    return table._without(chair)
                occupant = replace(held, guest=None, bot=bot, leaves_after_game=True)
                return replace(
                    table, occupants={**self.occupants, chair: occupant}, pause_requests=self.pause_requests - {chair}
                )
            case Readmitted(removal):
                return replace(table, removed={who: each for who, each in self.removed.items() if each.seq != removal})
            case Locked(locked):
                return replace(table, locked=locked)
            case Muted(chair, muted):
                held = self.occupants[chair]
                silent = {guest: name for guest, name in self.muted.items() if guest != held.guest}
                if muted:
                    silent[held.guest or ""] = held.name
                return replace(table, muted=self._latest(silent, limits.MUTED_KEPT))
            case HostChanged(chair):
                host = self.occupants[chair].guest or ""
                silent = {guest: name for guest, name in self.muted.items() if guest != host}
                return replace(table, appointed_host=host, muted=silent)
            case Chatted(seat, phrase, text):
                line = ChatEntry(seq=table.seq, seat=seat, name=self.occupants[seat].name, phrase=phrase, text=text)
                return replace(table, chat=(*self.chat, line)[-limits.CHAT_LINES_KEPT :])
            case Started(unrated):
                sitters = dict(enumerate((occupant for _, occupant in sorted(self.occupants.items())), start=1))
                game = Game.start(self.rules, len(sitters))
                clocks = PlayerClocks.start(self.settings.clock, game.seats)
                begun = replace(
                    table,
                    occupants=sitters,
                    chairs=len(sitters),
                    game_count=self.game_count + 1,
                    clocks=clocks,
                    timed_out_moves=(),
                )
                begun = replace(begun, highlights=Highlights(), instant=False, unrated=unrated, abandoned=frozenset())
                if self.series.ended:
                    begun = replace(begun, series=Series())
                return replace(begun, digests={}, next_draw=None, last_draw=None, aborted_reveals=frozenset())._stands(
                    game
                )
            case Reopened():
                stay = {chair: occupant for chair, occupant in self.occupants.items() if not occupant.leaves_after_game}
                # People whom the server matched stay at this table, but from now on the host starts the games.
                table_settings = replace(self.settings, autostart_at=None)
                reopened = replace(
                    table, occupants=stay, chairs=max(self.chairs, self.chairs_set), settings=table_settings
                )
                return replace(reopened, game=None, calza_calls=(), pause_requests=frozenset(), paused=None)
            case SeriesEnded():
                return replace(table, series=replace(self.series, ended=True))
            case CalzaCalled(seat, until):
                until = self.calza_until if self.calza_calls else until
                return replace(table, calza_calls=(*self.calza_calls, seat), calza_until=until, retractable_state=None)
            case Retracted():
                assert self.retractable_state is not None
                return replace(table, clocks=self.retractable_state.clocks, retracted=True)._stands(
                    self.retractable_state.game
                )
            case PauseRequested(seat, wanted):
                return replace(
                    table, pause_requests=self.pause_requests | {seat} if wanted else self.pause_requests - {seat}
                )
            case Paused():
                return replace(table, paused=at, pause_requests=frozenset())
            case Resumed():
                return replace(table, paused=None)._shifted(at - (self.paused or at))
            case DowntimeCredited(milliseconds):
                return table._shifted(milliseconds)
            case DigestGiven(seat, _, digest):
                return replace(table, digests={**self.digests, seat: digest})
            case SeedCommitted(salt, commitment):
                return table._sealed(bytes.fromhex(salt), commitment)
            case Contributed(seat, contribution):
                return replace(table, next_draw=self._contributed(seat, bytes.fromhex(contribution)))
            case SeedRevealed(seed):
                assert self.last_draw is not None
                proof = self.last_draw.proof._replace(seed=bytes.fromhex(seed))
                return replace(table, last_draw=replace(self.last_draw, proof=proof))
            case Rolled():
                return table._plays(event)
            case Dealt():
                dealt = replace(
                    table,
                    clocks=self.clocks.start_turn(at),
                    timed_out_moves=(),
                    next_draw=None,
                    last_draw=self.next_draw,
                )
                return dealt._names(self.next_draw.proof.aborted_reveals if self.next_draw else ())._plays(event)
            case Moved(seat, word, late):
                game = self.current_game()
                free = (
                    isinstance(word, StoredBid) and not late and not self.retracted and self.occupants[seat].is_person
                )
                before = RetractableState(seat, game, self.clocks) if free else None
                clocks = self.clocks.after_move(seat, at, late) if seat == game.to_act else self.clocks.start_turn(at)
                timed_out = (*self.timed_out_moves, len(game.bids)) if late else self.timed_out_moves
                stands_in = self.occupants[seat].bot is not None and self.occupants[seat].guest is not None
                abandoned = self.abandoned | {seat} if stands_in else self.abandoned
                spoken = replace(
                    table, clocks=clocks, timed_out_moves=timed_out, retracted=False, abandoned=abandoned
                )._plays(event)
                return replace(spoken, retractable_state=before)

    def _handed(self, chair: int, guest: str) -> Table:
        """Transfer a guest's seat, host role, mute and aborted reveals to a new device."""
        held = self.occupants[chair]
        owner = held.guest or ""
        sitters = {**self.occupants, chair: replace(held, guest=guest, bot=None, left=False, person=None)}
        # The new device does not know the contribution behind the old device's digest.
        pledges = {seat: pledge for seat, pledge in self.digests.items() if seat != chair}
        unopened = {who: count for who, count in self.aborted_reveal_counts.items() if who not in (owner, guest)}
        if count := self.aborted_reveal_counts.get(owner, 0) + self.aborted_reveal_counts.get(guest, 0):
            unopened[guest] = count
        table = replace(self, occupants=sitters, digests=pledges, clocks=self.clocks.reset_timeouts(chair))
        others = {who: given for who, given in self.given.items() if who != owner}
        given = table._latest({**others, owner: Given(self.seq, guest)}, limits.GIVERS_KEPT)
        muted = {**self.muted, guest: self.muted[owner]} if owner in self.muted else self.muted
        return replace(
            table,
            appointed_host=guest if owner == self.appointed_host else self.appointed_host,
            handed_over=((self.handed_over | {owner}) - {guest}) & given.keys(),
            given=given,
            muted=table._latest(muted, limits.MUTED_KEPT),
            aborted_reveal_counts=unopened,
            series=self.series.handed_over(owner, guest),
        )

    def _latest(self, noted: dict[str, T], limit: int) -> dict[str, T]:
        """Drop the oldest entries of guests without a seat, so that at most ``limit`` such entries remain."""
        gone = [guest for guest in noted if self.chair_of(guest) is None]
        forgotten = set(gone[: max(0, len(gone) - limit)])
        return {guest: note for guest, note in noted.items() if guest not in forgotten}

    def _devices_of(self, guest: str) -> list[str]:
        """Return this guest and all guests who handed their seat over to this guest, directly or indirectly. Leave out
        previous holders who have a seat or are the appointed host.
        """
        found = [guest]
        for each in found:
            givers = (giver for giver, given in self.given.items() if given.heir == each and giver not in found)
            found += [giver for giver in givers if self.chair_of(giver) is None and giver != self.appointed_host]
        return found

    def _without(self, chair: int) -> Table:
        return replace(self, occupants={other: who for other, who in self.occupants.items() if other != chair})

    def _unlocked_if_left(self) -> Table:
        """Unlock the table when no person has a seat any more."""
        if self.locked and not any(occupant.guest and not occupant.left for occupant in self.occupants.values()):
            return replace(self, locked=False)
        return self

    def _plays(self, event: TableEvent) -> Table:
        action = action_of(event)
        assert action is not None
        game = self.current_game().after(action)
        ended = game.previous if game.hands is None and self.current_game().hands is not None else None
        highlights = self.highlights.with_round(ended) if ended else self.highlights
        series = self._with_game(highlights) if game.winner is not None else self.series
        return replace(self, highlights=highlights, series=series)._stands(game)

    def _with_game(self, highlights: Highlights) -> Series:
        """Return the series with the finished game added, leaving out removed people."""
        players = {}
        for (_, occupant), place, deeds in zip(
            sorted(self.occupants.items()), highlights.places, highlights.stats, strict=True
        ):
            if place is not None and not occupant.leaves_after_game:
                score = Score(occupant.name, occupant.colour, (place,), int(place == 1), deeds.dudos, deeds.right_dudos)
                players[occupant.guest or occupant.name] = score
        return self.series.with_game(players)

    def _stands(self, game: Game) -> Table:
        return replace(self, game=game, state_seq=self.seq, state_since=self.at, calza_calls=(), retractable_state=None)

    def _sealed(self, salt: bytes, commitment: str) -> Table:
        """For the next draw, record the server's commitment and the digests of people with dice.

        After a seed is lost, nobody contributes to the draw. If a seed is lost, the server may already know the
        contributions, so it could choose a new seed that gives the dice it wants.
        """
        game, lost = self.current_game(), self.next_draw is not None
        parts = {seat: pledge for seat, pledge in self.digests.items() if self.occupants[seat].is_person}
        digests = tuple(parts.get(seat) if seat in game.alive and not lost else None for seat in game.seats)
        proof = DiceProof(commitment, None, (None,) * len(game.seats), digests, tuple(self.bots()))
        coming = DrawRecord(self.game_id, game.round_number, proof, salt)
        return replace(self, next_draw=coming, committed_at=self.at, digests=self.digests if lost else {})

    def _contributed(self, seat: int, contribution: bytes) -> DrawRecord:
        drawing = self.drawing()
        parts = drawing.proof.contributions
        proof = drawing.proof._replace(contributions=(*parts[: seat - 1], contribution, *parts[seat:]))
        return replace(drawing, proof=proof)

    def _names(self, seats: tuple[int, ...]) -> Table:
        """Record the seats that failed to reveal contributions to a deal, and add one failure to the count of each
        seat's guest. Seats without a guest are ignored.
        """
        guests = {seat: guest for seat in seats if (guest := self.occupants[seat].guest)}
        if not guests:
            return self
        seats, unopened = tuple(guests), dict(self.aborted_reveal_counts)
        for guest in guests.values():
            unopened[guest] = unopened.get(guest, 0) + 1
        pledges = {seat: digest for seat, digest in self.digests.items() if seat not in seats}
        return replace(
            self, aborted_reveals=self.aborted_reveals | set(seats), aborted_reveal_counts=unopened, digests=pledges
        )

    def _shifted(self, milliseconds: int) -> Table:
        """Shift every deadline by this duration."""
        return replace(
            self,
            state_since=self.state_since + milliseconds,
            calza_until=self.calza_until + milliseconds,
            retractable_state=None,
            committed_at=self.committed_at + milliseconds,
            clocks=self.clocks.shift(milliseconds),
        )

    def colour_for(self, chair: int, guest: str | None = None) -> int:
        """Return the colour for a chair's new occupant: the guest's own colour, the chair's colour, or the first free
        colour."""
        if guest and (own := self.chair_of(guest)) is not None:
            return self.occupants[own].colour
        taken = {occupant.colour for other, occupant in self.occupants.items() if other != chair}
        return chair if chair not in taken else min(set(range(1, 9)) - taken)

    def _bot_name(self, chair: int) -> str:
        taken = {occupant.name for occupant in self.occupants.values()}
        names = [*BOT_NAMES[chair - 1 :], *BOT_NAMES]
        return next(name for name in names if name not in taken)

    def current_game(self) -> Game:
        """Return the game. Raises ``PerudoError`` (``not-playing``) if no game is in progress."""
        if self.game is None:
            raise PerudoError("not-playing")
        return self.game

    @property
    def game_id(self) -> str:
        return f"{self.code}/{self.game_count}"

    @property
    def digest_round(self) -> int:
        """The round for which seats can submit digests: the earliest whose seed the server has not committed to."""
        game = self.current_game()
        return game.round_number + (game.hands is not None or self.next_draw is not None)

    def digest_round_for(self, seat: int) -> int | None:
        """Return the round for which a seat should submit a digest; None if the seat need not submit one, or already
        has."""
        if self.game is None or self.stage != "playing" or seat not in self.game.alive:
            return None
        held = seat in self.aborted_reveals or seat in self.digests or not self.occupants[seat].is_person
        return None if held else self.digest_round

    def unrevealed(self, is_present: IsConnected) -> set[int]:
        """Return the seats that submitted a digest for the next deal but have not revealed the contribution.

        Seats whose players are away are left out.
        """
        wanted = self.next_draw.proof.aborted_reveals if self.next_draw else ()
        return {
            seat for seat in wanted if self.occupants[seat].is_person and is_present(self.occupants[seat].guest or "")
        }

    def drawing(self) -> DrawRecord:
        """Return the inputs that determine the next deal's dice. Raises ``PerudoError`` (``stale``) if no deal is
        due."""
        if self.next_draw is None:
            raise PerudoError("stale")
        return self.next_draw

    # --- What the table waits for

    def bots_to_move(self) -> list[int]:
        """Return the bots that must act now or may call calza out of turn."""
        game, bots = self.game, self.bots()
        if not bots or game is None or game.to_act is None or self.paused is not None:
            return []
        callers = game.calza_callers
        silent = [seat for seat in bots if seat not in self.calza_calls]  # A bot never withdraws its calza.
        return [seat for seat in silent if seat == game.to_act or seat in callers]

    def retractable_for(self, now: int, timing: Timing) -> int:
        """Return how long (ms) the last bid can still be taken back; 0 if it is final.

        If a player takes back a bid, the time that has elapsed still counts against their clock. A bid becomes final as
        soon as a bot could have called calza, because a bot's silence also reveals something about its dice.
        """
        if self.retractable_state is None or self.paused is not None or self.stage != "playing":
            return 0
        ends = self.state_since + min(
            [limits.RETRACT_MILLISECONDS, *(timing.think(self, seat) for seat in self.bots_to_move())]
        )
        if (deadline := self.retractable_state.clocks.deadline(self.retractable_state.seat)) is not None:
            ends = min(ends, deadline)
        return max(0, ends - now)

    @property
    def awaits_deal(self) -> bool:
        """Whether the game is waiting for a deal, so no player's clock is running."""
        game = self.game
        return self.stage == "playing" and self.paused is None and game is not None and game.hands is None

    @property
    def awaits_first_contributions(self) -> bool:
        """Whether the game is only waiting for contributions to its first deal, and there is nothing else to show."""
        game = self.game
        begun = (
            game is None
            or game.hands
            or game.previous
            or game.opening_rolls
            or (game.opening_rollers and self.next_draw)
        )
        return not begun and self.stage == "playing"

    @property
    def has_clock(self) -> bool:
        """Whether players' clocks can run out. A clock without a time limit never runs out."""
        clock = self.settings.clock
        return clock is not None and bool(clock.move or clock.bank)

    def deadline(self) -> int | None:
        """Return when the clock of the player to act runs out; None if no clock is running, for example during a bot's
        turn."""
        seat = self.game.to_act if self.game else None
        if seat is None or self.paused is not None or not self.occupants[seat].is_person:
            return None
        if self.occupants[seat].is_external_bot:
            limit = self.clocks.turn_started_at + 1000 * limits.EXTERNAL_BOT_SECONDS
            return min(limit, self.clocks.deadline(seat) or limit)
        return self.clocks.deadline(seat)

    def due_at(self, timing: Timing) -> int | None:
        """Return when the table continues by itself; None if it waits for a person or a bot."""
        if self.game is None or self.stage != "playing" or self.paused is not None:
            return None
        if self.calza_calls:
            return self.calza_until
        if self.awaits_first_contributions:
            # If the server committed late, wait longer so that seats still have time to reveal contributions.
            opened = max(
                self.state_since + timing.contribution_wait(),
                self.committed_at + timing.contribution_wait() - timing.digest_wait(),
            )
            return opened if self.next_draw else self.state_since + timing.digest_wait()
        if self.game.hands is None and (self.game.opening_rollers or self.game.opening_rolls):
            return self.state_since + timing.opening_roll(self)
        return self.state_since + timing.reveal(self) if self.game.hands is None else self.deadline()

    def voters(self, is_connected: IsConnected) -> set[int]:
        """Return the seats whose players vote on a pause, the next round or the next game: connected people with dice,
        or else all connected people."""
        sitters = (
            (at, occupant)
            for at, occupant in self.occupants.items()
            if occupant.is_person and not occupant.is_external_bot
        )
        people = {at for at, occupant in sitters if is_connected(occupant.guest or "")}
        return people & set(self.game.alive if self.game and self.stage == "playing" else ()) or people
