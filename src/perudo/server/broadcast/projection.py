"""What those who look at a table are shown: worked out once a change, and once for all who see the same.

A state is sent in parts (see ``wire.TableState``). What all see is encoded once, whoever looks and however many;
beside it each *place* from which one can look (a seat, or none) has a part of its own, which is small. A part is sent
when it is no longer what was shown before, and nothing is sent where nothing changed. The game in all of it comes from
``perudo.core.view``, which alone knows secrecy.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, cast, get_args

import msgspec

from perudo.bots import builtin_level
from perudo.core.game import ACE, FACES, Game, Hand
from perudo.core.odds import count_matching, round_chance, tail_table
from perudo.core.rules import rule_code
from perudo.core.view import Own, Public, View, combine, private_view, public_view, seats_affected
from perudo.protocol import wire
from perudo.records.fair_dice import DiceProof
from perudo.server.table.state import Drawing, Grace, Here, Line, Removal, Sitter, Table, those_there

Place = int | Literal["watcher", "opener", "screen", "handed", "removed"]
"""A viewpoint: a seat, or none; a screen that a whole room sees; a device that gave its seat away; a removed guest."""
_PHRASES = get_args(wire.Phrase)


@dataclass(slots=True)
class Sight:
    """All that there is to see of a table at a moment. Times are in milliseconds since 1970."""

    table: Table
    here: Here
    grace: Grace
    watchers: int
    ready: frozenset[int]
    due: int | None
    """When the table goes on by itself."""
    now: int
    retractable: int
    """For how many milliseconds more the last bid may be taken back."""
    waited_for: dict[int, int] = field(init=False)
    """Milliseconds that people whose lines were lost are still waited for, by their seats."""
    host: str | None = field(init=False)
    """The guest who may change the table,"""
    host_chair: int | None = field(init=False)
    """and where they sit."""
    deputy: bool = field(init=False)
    """Whether they stand in for the opener."""

    def __post_init__(self) -> None:
        self.waited_for = self.table.waited_for(self.grace)
        self.host = self.table.host(those_there(self.here, self.grace))
        self.host_chair = self.table.chair_of(self.host or "")
        self.deputy = self.table.deputises(self.host)


class Audience:
    """What the clients of one table were shown last, and what is to be sent to them next."""

    def __init__(self) -> None:
        self._version = 0
        self._keys: tuple[tuple[Any, ...], ...] = ((), (), ())
        """Of what each of the shared parts was made: now, about, the game."""
        self._about = b""
        self._game = b"null"
        self._seen: Public | None = None
        self._drawn: tuple[Drawing | None, bool, wire.DrawState | None] = None, False, None
        self._mine: dict[Place, tuple[Any, bytes]] = {}
        """For each place its own part, and of what it was made."""

    def change(self, sight: Sight, places: Sequence[Place]) -> dict[Place, bytes] | None:
        """What those who look from these places are to be sent now; None where nothing changed for anyone."""
        now, about, game = keys = _keys(sight)
        was_now, was_about, was_game = self._keys
        self._keys = keys
        shared, others = b"", set[Place]()
        if about != was_about:
            self._about = wire.encode(_about(sight))
            shared += b',"about":' + self._about
        if not _same(game, was_game):
            self._see(sight)
            shared += b',"game":' + self._game
        if shared:
            asked = _touched(was_game[0], sight.table) if about == was_about else None
            others = {place for place in places if (asked is None or place in asked) and self._part(sight, place)}
        if not shared and now == was_now:
            return None
        self._version += 1
        message = self._head(sight) + shared
        plain = message + b"}"
        return {
            place: message + b',"mine":' + self._mine[place][1] + b"}" if place in others else plain for place in places
        }

    def whole(self, sight: Sight, place: Place) -> bytes:
        """All that is to be seen from a place, for one who comes. ``change`` has been asked for this sight."""
        self._part(sight, place)
        parts = b',"about":' + self._about + b',"game":' + self._game + b',"mine":' + self._mine[place][1]
        return self._head(sight) + parts + b"}"

    def _head(self, sight: Sight) -> bytes:
        now = wire.encode(_now(sight))
        return b'{"is":"table","table":"%s","version":%d,"now":%s' % (sight.table.code.encode(), self._version, now)

    def _see(self, sight: Sight) -> None:
        table = sight.table
        self._seen = seen = public_view(table.game) if table.game else None
        coming, drawn = table.coming, table.drawn
        opened = seen is not None and seen.revealed is not None
        if self._drawn[:2] != (drawn, opened):
            self._drawn = drawn, opened, draw_state(drawn.round, drawn.proof, opened=opened) if drawn else None
        state = seen and wire.GameState(
            view=seen,
            late=table.late,
            coming=coming_state(coming) if coming else None,
            drawn=self._drawn[2],
            withheld=tuple(sorted(table.withheld)),
            places=table.highlights.places,
            facts=facts(table),
        )
        self._game = wire.encode(state)

    def _part(self, sight: Sight, place: Place) -> bool:
        """Makes what is seen from this place alone; gives whether it is another than it was."""
        table = sight.table
        own_part = _own(table, table.game, place) if table.game else None
        pledge = table.asks(place) if isinstance(place, int) else None
        hosts = place == sight.host_chair
        removals = tuple(dict.fromkeys(table.removed.values())) if hosts and not sight.deputy else ()
        facts = own_part, (hosts, sight.deputy, removals), pledge, self._seen if table.customs.aid else None
        was = self._mine.get(place)
        if was is not None and was[0] == facts:
            return False
        self._mine[place] = facts, wire.encode(_mine(place, *facts))
        return True


def _keys(sight: Sight) -> tuple[tuple[Any, ...], ...]:
    """Of what each shared part is made. Milliseconds that go by are no change."""
    table = sight.table
    deadline = table.deadline()
    now = (
        *(table.calls, sight.ready, sight.watchers, table.paused, table.pausing, sight.due, deadline),
        *(table.clocks.since, tuple(sight.waited_for), table.before is None),
    )
    about = (
        *(table.stage, table.edition, table.rules, table.customs, table.sitters, table.chairs, table.games),
        *(sight.host, sight.deputy, table.removed, table.handed, table.unopened, table.locked, table.muted),
        _present(sight),
    )
    coming = table.coming
    # What seats open is told when all of it is known: until then only the commitment is new.
    game = table.game, table.late, table.drawn, coming and coming.commitment
    return now, about, game


def _same(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """The very same things: states of a game are not compared die by die."""
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))


def _touched(before: Game | None, table: Table) -> Collection[Place | None] | None:
    """Those whose own parts may be others than they were while the game stood as ``before``; None for everyone."""
    if before is None or table.game is None or table.customs.aid:
        return None
    return seats_affected(before, table.game)


def _present(sight: Sight) -> tuple[bool, ...]:
    return tuple(sight.here(sitter.guest or "") for sitter in sight.table.sitters.values())


# --- The parts


def _now(sight: Sight) -> wire.Now:
    table, game = sight.table, sight.table.game
    deadline = table.deadline()
    waits = game is None or game.to_act is None or bool(table.calls)
    thinks = game is not None and game.to_act is not None and table.paused is None
    return wire.Now(
        seq=table.seq,
        watchers=sight.watchers,
        calling=table.calls,
        ready=tuple(sorted(sight.ready)),
        wait=max(0, sight.due - sight.now) if sight.due is not None and waits else None,
        deadline=None if deadline is None else max(0, deadline - sight.now),
        banks=tuple(bank for _, bank in sorted(table.clocks.banks.items())) if game else (),
        thinking=max(0, sight.now - table.clocks.since) if thinks else 0,
        retractable=sight.retractable,
        paused=table.paused is not None,
        pausing=tuple(sorted(table.pausing)),
        grace=sight.waited_for,
    )


def _about(sight: Sight) -> wire.About:
    table = sight.table
    options = table.rules.options(table.edition)
    return wire.About(
        stage=table.stage,
        edition=table.edition,
        options=options,
        rules=table.rules.settings(),
        rule_code=rule_code(table.edition, options),
        customs=msgspec.convert(msgspec.to_builtins(table.customs), wire.Customs),
        seats=tuple(_seat(sight, chair) for chair in range(1, table.chairs + 1)),
        game=table.games,
        locked=table.locked,
    )


def _seat(sight: Sight, chair: int) -> wire.SeatState:
    sitter: Sitter | None = sight.table.sitters.get(chair)
    if sitter is None:
        return wire.SeatState(
            seat=chair,
            kind="free",
            name="",
            colour=sight.table.colour_for(chair),
            bot=None,
            stand_in=False,
            here=False,
            host=False,
            withheld=0,
        )
    return wire.SeatState(
        seat=chair,
        kind="person" if sitter.person else "bot",
        name=sitter.name,
        colour=sitter.colour,
        bot=cast("wire.Level", builtin_level(sitter.bot)) if sitter.bot else None,
        stand_in=not sitter.person and sitter.guest is not None,
        here=sitter.guest is None or sight.here(sitter.guest),
        host=sitter.guest is not None and sitter.guest == sight.host,
        withheld=sight.table.unopened.get(sitter.guest or "", 0),
        program=sitter.program and sitter.person,
        muted=sitter.guest in sight.table.muted,
    )


def _mine(
    place: Place,
    mine: Own | None,
    part: tuple[bool, bool, tuple[Removal, ...]],
    pledge: int | None,
    aided: Public | None,
) -> wire.Mine:
    """``part``: whether the client is host, whether the host deputises, and who may be readmitted."""
    host, deputy, removals = part
    return wire.Mine(
        you=place if isinstance(place, int) else None,
        host=host,
        deputy=host and deputy,
        removals=tuple(wire.Removal(removal=each.seq, name=each.name) for each in removals),
        handed=place == "handed",
        removed=place == "removed",
        opener=place == "opener",
        own=mine,
        pledge=pledge,
        chances=chances(combine(aided, mine)) if aided and mine else None,
    )


def _own(table: Table, game: Game, place: Place) -> Own:
    if isinstance(place, int):
        return private_view(
            game, place, behind=table.customs.open_cups, cups=bool(table.customs.out_sees) or table.among_bots
        )
    # A screen stands where players see it: what they must remember of earlier rounds is not for it either.
    return private_view(game, None, behind=table.customs.open_cups and place != "screen")


def facts(table: Table) -> tuple[wire.Fact, ...]:
    """What is remarkable of a game that is over."""
    told = table.highlights.facts() if table.stage == "over" else ()
    return tuple(wire.Fact(message=fact.message, seat=fact.seat, values=fact.values) for fact in told)


def coming_state(coming: Drawing) -> wire.Coming:
    """What is told of the dice that come."""
    return wire.Coming(round=coming.round, commitment=coming.commitment, digests=coming.proof.digests)


def draw_state(number: int, proof: DiceProof, *, opened: bool = True) -> wire.DrawState:
    """Where the dice of a round came from. ``opened``: they lie open, and nothing else follows from the seed."""
    return wire.DrawState(
        round=number,
        commitment=proof.commitment,
        digests=proof.digests,
        bots=proof.bots,
        contributions=tuple(None if part is None else part.hex() for part in proof.contributions),
        seed=proof.seed.hex() if opened and proof.seed is not None else None,
    )


# --- Beside the state


def talk_lines(table: Table, lines: Iterable[Line]) -> bytes:
    """Lines of talk. A phrase that is no longer said is shown by its name."""
    told = (
        wire.TalkLine(
            seq=line.seq,
            seat=line.seat,
            name=line.name,
            phrase=cast("wire.Phrase", line.phrase) if line.phrase in _PHRASES else None,
            text=line.text if line.phrase is None or line.phrase in _PHRASES else line.phrase,
        )
        for line in lines
    )
    return wire.encode(wire.TalkLines(table=table.code, lines=tuple(told)))


def lobby_table(table: Table, there: Here) -> wire.LobbyTable:
    """An open table, as the lobby shows it. ``there``: who is connected, or waited for."""
    host = next((sitter.name for sitter in table.sitters.values() if sitter.guest == table.host(there)), "")
    clock = table.customs.clock
    return wire.LobbyTable(
        table=table.code,
        edition=table.edition,
        options=table.rules.options(table.edition),
        clock=wire.Clock(clock.move, clock.bank, clock.increment) if clock else None,
        host=host,
        people=table.people,
        bots=len(table.sitters) - table.people,
        chairs=table.chairs,
        begin=table.customs.begin,
    )


def seat_told(table: Table, guest: str) -> wire.SeatTold | None:
    """How it goes at a table, for a guest who sits there; None for anyone else. All of it is what the table sees."""
    chair = table.chair_of(guest)
    if chair is None:
        return None
    seen = public_view(table.game) if table.game else None
    return wire.SeatTold(
        table=table.code,
        stage=table.stage,
        game=table.games,
        round=None if seen is None else seen.round,
        turn=seen is not None and seen.to_act == chair,
    )


# --- The training aid


def chances(shown: View) -> tuple[tuple[float, ...], ...] | None:
    """For each face the chances that bids of 1, 2, ... dice are true, from all that a view shows; None without dice.

    Built from the view alone, so it can't tell more than the view does.
    """
    known = [count for count in shown.dice if count is not None]
    if shown.phase != "bidding" or not shown.hand or len(known) < len(shown.dice):
        return None
    return tuple(_face_chances(shown, shown.hand, sum(known) - len(shown.hand), face) for face in FACES)


def _face_chances(shown: View, hand: Hand, others: int, face: int) -> tuple[float, ...]:
    wild = not shown.palifico
    own, odds = count_matching(hand, face, wild=wild), tail_table(others, wild and face != ACE)
    needed = (max(0, quantity - own) for quantity in range(1, shown.most + 1))
    return tuple(round_chance(odds[count]) if count < len(odds) else 0.0 for count in needed)
