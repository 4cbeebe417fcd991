"""Computes the part of a table's state that each viewpoint may see. Each change is encoded once per viewpoint, not once
per client.

The server sends a table's state in sections (see ``wire.TableState``), and omits unchanged sections. Shared sections
are encoded once for all clients. Each viewpoint also has a small private section. The game's state comes from
``perudo.core.view``, the only module that decides what is secret.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar, cast, get_args

import msgspec

from perudo.bots import builtin_level
from perudo.core.game import ACE, FACES, Game, Hand
from perudo.core.odds import count_matching, round_chance, tail_table
from perudo.core.rules import rule_code
from perudo.core.view import PrivateView, PublicView, View, combine, private_view, public_view, seats_affected
from perudo.protocol import wire
from perudo.records.fair_dice import DiceProof
from perudo.table.series import Standing
from perudo.table.state import (
    ChatEntry,
    DrawRecord,
    GraceLeft,
    IsConnected,
    Occupant,
    Removal,
    Table,
    connected_or_expected,
)

Viewpoint = int | Literal["watcher", "appointed_host", "screen", "handed", "removed"]
"""A viewpoint: a seat number, or a kind of viewer without a seat, such as a spectator or a shared screen.
"""
_PHRASES = get_args(wire.Phrase)


@dataclass(slots=True)
class TableSnapshot:
    """A table at one moment, with all data that clients need. Times are in milliseconds since 1970, and durations in
    milliseconds."""

    table: Table
    is_connected: IsConnected
    grace: GraceLeft
    spectators: int
    screens: int
    ready: frozenset[int]
    continues_at: int | None
    """The time at which the table continues automatically."""
    now: int
    retractable_for: int
    """How long (ms) the bidder can still take back the last bid."""
    unrated: wire.Unrated | None
    """Why the current game is not rated, or why a game started now would not be rated."""
    grace_by_seat: dict[int, int] = field(init=False)
    """For each disconnected seat, how long (ms) the table still waits for the player."""
    host: str | None = field(init=False)
    """The host: the guest who may change the table."""
    host_chair: int | None = field(init=False)
    """The host's seat."""
    deputy: bool = field(init=False)
    """Whether the host is only a deputy for the appointed host."""

    def __post_init__(self) -> None:
        self.grace_by_seat = self.table.grace_by_seat(self.grace)
        self.host = self.table.host(connected_or_expected(self.is_connected, self.grace))
        self.host_chair = self.table.chair_of(self.host or "")
        self.deputy = self.table.deputises(self.host)


Section = TypeVar("Section")


def _encoded(section: Section) -> Section:
    """Encode a section once, for use in several messages. msgspec copies the encoded section into each message."""
    return cast(Section, msgspec.Raw(wire.encode(section)))


class Projection:
    """Tracks the state last sent to a table's clients, and computes the changes."""

    def __init__(self) -> None:
        self._version = 0
        self._keys: tuple[tuple[Any, ...], ...] = ((), (), ())
        """The values from which each shared section (live, info, game) was computed."""
        self._about: wire.TableInfo | msgspec.UnsetType = msgspec.UNSET
        self._game: wire.GameState | None = None
        self._seen: PublicView | None = None
        self._drawn: tuple[DrawRecord | None, bool, wire.DrawState | None] = None, False, None
        self._mine: dict[Viewpoint, tuple[Any, wire.PrivateState]] = {}
        """Each viewpoint's private section, and the values from which it was computed."""

    def changes(self, snapshot: TableSnapshot, places: Sequence[Viewpoint]) -> dict[Viewpoint, bytes] | None:
        """Return a message for each viewpoint in ``places``; None if nothing changed for any client."""
        now, about, game = keys = _keys(snapshot)
        was_now, was_about, was_game = self._keys
        self._keys = keys
        shared, others = dict[str, Any](), set[Viewpoint]()
        if about != was_about:
            shared["info"] = self._about = _encoded(_about(snapshot))
        if not _same(game, was_game):
            self._see(snapshot)
            shared["game"] = self._game
        if shared:
            asked = _touched(was_game[0], snapshot.table) if about == was_about else None
            others = {
                viewpoint
                for viewpoint in places
                if (asked is None or viewpoint in asked) and self._part(snapshot, viewpoint)
            }
        if not shared and now == was_now:
            return None
        self._version += 1
        shared |= {"table": snapshot.table.code, "version": self._version, "live": _encoded(_now(snapshot))}
        plain = wire.encode(wire.TableState(**shared))
        return {
            viewpoint: wire.encode(wire.TableState(**shared, private=self._mine[viewpoint][1]))
            if viewpoint in others
            else plain
            for viewpoint in places
        }

    def full_state(self, snapshot: TableSnapshot, viewpoint: Viewpoint) -> bytes:
        """Return the full state for a new client. Call ``changes`` with this snapshot first."""
        self._part(snapshot, viewpoint)
        state = wire.TableState(
            table=snapshot.table.code,
            version=self._version,
            live=_now(snapshot),
            info=self._about,
            game=self._game,
            private=self._mine[viewpoint][1],
        )
        return wire.encode(state)

    def _see(self, snapshot: TableSnapshot) -> None:
        table = snapshot.table
        self._seen = seen = public_view(table.game) if table.game else None
        coming, drawn = table.next_draw, table.last_draw
        opened = seen is not None and seen.revealed is not None
        if self._drawn[:2] != (drawn, opened):
            self._drawn = drawn, opened, draw_message(drawn.round, drawn.proof, opened=opened) if drawn else None
        if seen is None:
            self._game = None
            return
        self._game = _encoded(
            wire.GameState(
                view=seen,
                timed_out_moves=table.timed_out_moves,
                next_draw=next_draw_message(coming) if coming else None,
                draw=self._drawn[2],
                aborted_reveals=tuple(sorted(table.aborted_reveals)),
                places=table.highlights.places,
                facts=fact_messages(table),
            )
        )

    def _part(self, snapshot: TableSnapshot, viewpoint: Viewpoint) -> bool:
        """Update a viewpoint's private section. Return whether it has changed."""
        table = snapshot.table
        own_part = _own(table, table.game, viewpoint) if table.game else None
        pledge = table.digest_round_for(viewpoint) if isinstance(viewpoint, int) else None
        hosts = viewpoint == snapshot.host_chair
        removals = tuple(dict.fromkeys(table.removed.values())) if hosts and not snapshot.deputy else ()
        facts = (
            own_part,
            (hosts, snapshot.deputy, removals),
            pledge,
            self._seen if table.settings.training_aid else None,
        )
        was = self._mine.get(viewpoint)
        if was is not None and was[0] == facts:
            return False
        self._mine[viewpoint] = facts, _encoded(_mine(viewpoint, *facts))
        return True


def _keys(snapshot: TableSnapshot) -> tuple[tuple[Any, ...], ...]:
    """Return the values from which each shared section is computed. These values never change merely because time
    passes.
    """
    table = snapshot.table
    deadline = table.deadline()
    now = (
        *(
            table.calza_calls,
            snapshot.ready,
            snapshot.spectators,
            snapshot.screens,
            table.paused,
            table.pause_requests,
            snapshot.continues_at,
            deadline,
        ),
        *(table.clocks.turn_started_at, tuple(snapshot.grace_by_seat), table.retractable_state is None),
    )
    about = (
        *(table.stage, table.edition, table.rules, table.settings, table.occupants, table.chairs, table.game_count),
        *(
            snapshot.host,
            snapshot.deputy,
            table.removed,
            table.handed_over,
            table.aborted_reveal_counts,
            table.locked,
            table.muted,
            table.series,
            snapshot.unrated,
        ),
        _present(snapshot),
    )
    coming = table.next_draw
    # Clients see contributions only when all are known; until then, only a new commitment counts as a change.
    game = table.game, table.timed_out_moves, table.last_draw, coming and coming.commitment
    return now, about, game


def _same(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Compare the items by identity, because comparing games by value is slow."""
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))


def _touched(before: Game | None, table: Table) -> Collection[Viewpoint | None] | None:
    """Return the viewpoints whose private sections may have changed since the earlier game state ``before``; None means
    all viewpoints."""
    if before is None or table.game is None or table.settings.training_aid:
        return None
    return seats_affected(before, table.game)


def _present(snapshot: TableSnapshot) -> tuple[bool, ...]:
    return tuple(snapshot.is_connected(occupant.guest or "") for occupant in snapshot.table.occupants.values())


# --- Sections


def _now(snapshot: TableSnapshot) -> wire.LiveState:
    table, game = snapshot.table, snapshot.table.game
    deadline = table.deadline()
    waits = game is None or game.to_act is None or bool(table.calza_calls)
    thinks = game is not None and game.to_act is not None and table.paused is None
    return wire.LiveState(
        seq=table.seq,
        spectators=snapshot.spectators,
        screens=snapshot.screens,
        calza_calls=table.calza_calls,
        ready=tuple(sorted(snapshot.ready)),
        continues_in=max(0, snapshot.continues_at - snapshot.now)
        if snapshot.continues_at is not None and waits
        else None,
        deadline=None if deadline is None else max(0, deadline - snapshot.now),
        time_banks=tuple(bank for _, bank in sorted(table.clocks.time_banks.items())) if game else (),
        thinking_for=max(0, snapshot.now - table.clocks.turn_started_at) if thinks else 0,
        retractable_for=snapshot.retractable_for,
        paused=table.paused is not None,
        pause_requests=tuple(sorted(table.pause_requests)),
        grace=snapshot.grace_by_seat,
    )


def _about(snapshot: TableSnapshot) -> wire.TableInfo:
    table = snapshot.table
    options = table.rules.diff(table.edition)
    return wire.TableInfo(
        stage=table.stage,
        edition=table.edition,
        options=options,
        rules=table.rules.to_dict(),
        rule_code=rule_code(table.edition, options),
        table_settings=msgspec.convert(msgspec.to_builtins(table.settings), wire.TableSettings),
        seats=tuple(_seat(snapshot, chair) for chair in range(1, table.chairs + 1)),
        game=table.game_count,
        locked=table.locked,
        series=wire.Series(
            games=table.series.games,
            ended=table.series.ended,
            scores=tuple(_score(table, standing) for standing in table.series.standings()),
        ),
        rated=table.rated,
        unrated=snapshot.unrated,
        tournament=table.tournament,
    )


def _score(table: Table, standing: Standing) -> wire.SeriesScore:
    """Return a score, with the player's current name and colour. For players who have left, use the name and colour
    from their last game."""
    place, player, score = standing
    seats = (chair for chair, occupant in table.occupants.items() if player == (occupant.guest or occupant.name))
    seat = next(seats, None)
    shown = score if seat is None else table.occupants[seat]
    return wire.SeriesScore(
        place=place,
        seat=seat,
        name=shown.name,
        colour=shown.colour,
        wins=score.wins,
        places=score.places,
        dudos=score.dudos,
        right_dudos=score.right_dudos,
    )


def _seat(snapshot: TableSnapshot, chair: int) -> wire.SeatState:
    occupant: Occupant | None = snapshot.table.occupants.get(chair)
    if occupant is None:
        return wire.SeatState(
            seat=chair,
            kind="free",
            name="",
            colour=snapshot.table.colour_for(chair),
            bot=None,
            substitute=False,
            connected=False,
            host=False,
            aborted_reveals=0,
        )
    return wire.SeatState(
        seat=chair,
        kind="person" if occupant.is_person else "bot",
        name=occupant.name,
        colour=occupant.colour,
        bot=builtin_level(occupant.bot) if occupant.bot else None,
        substitute=not occupant.is_person and occupant.guest is not None,
        connected=occupant.guest is None or snapshot.is_connected(occupant.guest),
        host=occupant.guest is not None and occupant.guest == snapshot.host,
        aborted_reveals=snapshot.table.aborted_reveal_counts.get(occupant.guest or "", 0),
        external_bot=occupant.is_external_bot and occupant.is_person,
        muted=occupant.guest in snapshot.table.muted,
        person=occupant.person,
    )


def _mine(
    viewpoint: Viewpoint,
    mine: PrivateView | None,
    part: tuple[bool, bool, tuple[Removal, ...]],
    pledge: int | None,
    aided: PublicView | None,
) -> wire.PrivateState:
    """``part``: whether the client is the host, whether the host is a deputy, and which removed people the client can
    readmit."""
    host, deputy, removals = part
    return wire.PrivateState(
        seat=viewpoint if isinstance(viewpoint, int) else None,
        host=host,
        deputy=host and deputy,
        removals=tuple(wire.Removal(removal=each.seq, name=each.name) for each in removals),
        handed_over=viewpoint == "handed",
        removed=viewpoint == "removed",
        appointed_host=viewpoint == "appointed_host",
        view=mine,
        digest_round=pledge,
        bid_chances=bid_chances(combine(aided, mine)) if aided and mine else None,
    )


def _own(table: Table, game: Game, viewpoint: Viewpoint) -> PrivateView:
    if isinstance(viewpoint, int):
        return private_view(
            game,
            viewpoint,
            spectators_see_previous_round=table.settings.spectators_see_previous_round,
            eliminated_see_dice=bool(table.settings.eliminated_see_dice) or table.only_bots_play,
        )
    # A shared screen is visible to players, so it must not show facts that they have to remember.
    return private_view(
        game, None, spectators_see_previous_round=table.settings.spectators_see_previous_round and viewpoint != "screen"
    )


def fact_messages(table: Table) -> tuple[wire.Fact, ...]:
    """Return a game's highlights as messages; empty until the game is over."""
    told = table.highlights.facts() if table.stage == "over" else ()
    return tuple(wire.Fact(message=fact.message, seat=fact.seat, values=fact.values) for fact in told)


def next_draw_message(coming: DrawRecord) -> wire.NextDraw:
    """Return the public data that determine the next deal's dice."""
    return wire.NextDraw(round=coming.round, commitment=coming.commitment, digests=coming.proof.digests)


def draw_message(number: int, proof: DiceProof, *, opened: bool = True) -> wire.DrawState:
    """Return the public data that determine a round's dice. ``opened``: whether the dice have been revealed, so that
    the seed is public.
    """
    return wire.DrawState(
        round=number,
        commitment=proof.commitment,
        digests=proof.digests,
        bots=proof.bots,
        contributions=tuple(None if part is None else part.hex() for part in proof.contributions),
        seed=proof.seed.hex() if opened and proof.seed is not None else None,
    )


# --- Other messages


def chat_message(table: Table, lines: Iterable[ChatEntry]) -> bytes:
    """Encode chat lines. If the server no longer offers a phrase, the message contains the phrase's id."""
    told = (
        wire.ChatLine(
            seq=line.seq,
            seat=line.seat,
            name=line.name,
            phrase=cast("wire.Phrase", line.phrase) if line.phrase in _PHRASES else None,
            text=line.text if line.phrase is None or line.phrase in _PHRASES else line.phrase,
        )
        for line in lines
    )
    return wire.encode(wire.ChatLines(table=table.code, lines=tuple(told)))


def lobby_entry(table: Table, is_present: IsConnected) -> wire.LobbyTable:
    """Return the entry that the lobby shows for an open table. ``is_present``: whether a guest is connected or expected
    back.
    """
    guest = table.host(is_present)
    host = next((occupant for occupant in table.occupants.values() if guest and occupant.guest == guest), None)
    clock = table.settings.clock
    return wire.LobbyTable(
        table=table.code,
        edition=table.edition,
        options=table.rules.diff(table.edition),
        clock=wire.ClockSettings(clock.move, clock.bank, clock.increment) if clock else None,
        host=host.name if host else "",
        players=table.people_playing,
        bots=len(table.occupants) - table.people_playing,
        chairs=table.chairs,
        autostart_at=table.settings.autostart_at,
        rated=table.rated,
        person=host.person if host else None,
    )


def seat_status(table: Table, guest: str) -> wire.SeatStatus | None:
    """Return the public status of a guest's seat; None if the guest has no seat."""
    chair = table.chair_of(guest)
    if chair is None:
        return None
    seen = public_view(table.game) if table.game else None
    return wire.SeatStatus(
        table=table.code,
        stage=table.stage,
        game=table.game_count,
        round=None if seen is None else seen.round,
        my_turn=seen is not None and seen.to_act == chair,
        host=table.host_name,
    )


# --- The training aid


def bid_chances(view: View) -> tuple[tuple[float, ...], ...] | None:
    """Return, for each face, the probabilities that bids of 1, 2, ... dice are true. Return None outside the bidding
    phase, if the viewer sees no hand, or if any player's number of dice is unknown.

    The probabilities are computed from the view alone, so they reveal nothing that the view does not show.
    """
    known = [count for count in view.dice if count is not None]
    if view.phase != "bidding" or not view.hand or len(known) < len(view.dice):
        return None
    return tuple(_face_chances(view, view.hand, sum(known) - len(view.hand), face) for face in FACES)


def _face_chances(view: View, hand: Hand, others: int, face: int) -> tuple[float, ...]:
    wild = not view.palifico
    own, odds = count_matching(hand, face, wild=wild), tail_table(others, wild and face != ACE)
    needed = (max(0, quantity - own) for quantity in range(1, view.max_quantity + 1))
    return tuple(round_chance(odds[count]) if count < len(odds) else 0.0 for count in needed)
