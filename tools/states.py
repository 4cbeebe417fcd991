"""Prints docs/states.md: the states of a table, the events between them, and who can move it on.

It simulates: guests come, go and send any command in any order, and the server's own ``commands``, ``advance`` and fold
decide what follows. In every state it also checks whether somebody present can move the table on.
"""

from __future__ import annotations

import contextlib
import sys
from collections import defaultdict
from collections.abc import Collection, Iterator
from random import Random
from typing import Any, NamedTuple, get_args

from perudo.core.errors import PerudoError
from perudo.core.game import Calza
from perudo.core.view import public_view
from perudo.protocol import wire
from perudo.records.fair_dice import CONTRIBUTION_BYTES, contribution_digest
from perudo.server.commands import run
from perudo.server.room.plan import apply_all
from perudo.table.context import Context, FixedAttendance
from perudo.table.decisions import advance, hand_over, make_move, open_table, skip_wait
from perudo.table.dice_seeds import SALT_BYTES, KeyedSeeds
from perudo.table.events import DowntimeCredited, TableEvent
from perudo.table.handover import SeatLinks
from perudo.table.state import Table, Timing

GUESTS = ("Ana", "Bo", "Cleo", "Dan")
"""The last one has no seat: seats are handed over to them."""
PART = bytes(CONTRIBUTION_BYTES)
TABLES, STEPS = 400, 400
RULES: dict[str, Any] = {"edition": "bga", "options": {"calza": True, "dice": 2, "first_opener": "highest-roll"}}

INTRODUCTION = """\
# Table states

<!-- Written by tools/states.py, which plays many games by the server's own code. Change that. -->

Each arrow is an event of the log. The first table below lists the events that leave a table in its state. The second
says who moves a table on: no state is without a way on while somebody who has a seat is there.

```mermaid
stateDiagram-v2"""


class _Dice(KeyedSeeds):
    def __init__(self, random: Random) -> None:
        super().__init__(random.randbytes(32))
        self._random = random

    def salt(self) -> bytes:
        return self._random.randbytes(SALT_BYTES)


def tag(event: TableEvent | type[TableEvent]) -> str:
    return str(event.__struct_config__.tag)


def state(table: Table) -> str:
    if table.seq == 0:
        return "[*]"
    if table.stage != "playing" or table.game is None:
        return table.stage
    if table.paused is not None:
        return "paused"
    return "calling" if table.calza_calls else public_view(table.game).phase


def part(table: Table, guest: str) -> wire.Contribute:
    """Return a page's contribution to the dice: the one that is due, revealed, and the digest of the next."""
    before = table.digest_round - 1 if table.game else 0
    number, seat = table.next_draw.round if table.next_draw else before, table.chair_of(guest) or 0
    given = contribution_digest(table.game_id, number + 1, seat, PART)
    return wire.Contribute(
        id="1", table=table.code, round=number, contribution=PART.hex() if table.next_draw else None, next_digest=given
    )


class Room(NamedTuple):
    """A table, and who is connected: everything that a decision depends on."""

    table: Table
    here: Collection[str]
    dice: KeyedSeeds

    def context(self, guest: str = "", *, waited: int = 0, ready: frozenset[int] = frozenset()) -> Context:
        """Return the context of a command that is sent ``waited`` milliseconds after the last change."""
        return Context(
            table=self.table,
            guest=guest,
            now=self.table.state_since + waited,
            timing=Timing(),
            dice=self.dice,
            presence=FixedAttendance(self.here.__contains__, ready=ready),
            seat_links=SeatLinks(),
            charge_arrival=lambda: None,
            check_may_list=lambda: None,
            react=lambda seat, reaction, gesture: None,
        )

    def decide(self, command: wire.TableCommand, guest: str, *, waited: int = 0) -> list[TableEvent]:
        return run(self.context(guest, waited=waited), command)

    def after(self, events: list[TableEvent]) -> Room:
        then = apply_all(self.table, events, self.table.at + 1, self.dice)
        return self._replace(table=then[-1][1]) if then else self


def asked(room: Room, random: Random) -> list[TableEvent]:
    """Return the events that follow a random request. Raises ``PerudoError`` if it is refused."""
    table, game = room.table, room.table.game
    seated = [occupant.guest for occupant in table.occupants.values() if occupant.guest]
    guest, chair = random.choice([*seated, *GUESTS[:3]]), random.randint(1, 4)
    its: dict[str, Any] = {"id": "1", "table": table.code}
    commands: list[wire.TableCommand] = [
        *(wire.Sit(**its, name=guest), wire.Rename(**its, name=guest.upper()), wire.Remove(**its, chair=chair)),
        *(wire.SeatBot(**its, chair=chair, bot="odds"), wire.Substitute(**its, chair=chair), wire.Leave(**its)),
        *(wire.Configure(**its, **RULES, chairs=4, table_settings=table_settings(table)), wire.Start(**its)),
        *(wire.Pause(**its), wire.Pause(**its, wanted=False), wire.Resume(**its), wire.Rematch(**its, start=False)),
        *(wire.Chat(**its, phrase="hello"), wire.Retract(**its, seq=table.seq), part(table, guest)),
        wire.Lock(**its, locked=random.random() < 0.3),
        wire.Readmit(**its, removal=next((each.seq for each in table.removed.values()), 0)),
        wire.Mute(**its, chair=chair, muted=random.random() < 0.5),
        *(wire.PassHost(**its, chair=chair), wire.DeclinePause(**its)),
    ]
    meanwhile: list[wire.TableCommand] = [wire.Pause(**its), wire.Chat(**its, phrase="hello")]
    on: dict[str, wire.TableCommand] = {
        "gathering": wire.Start(**its),
        "over": wire.Rematch(**its, start=False),
        "paused": wire.Resume(**its),
        "calza_calls": random.choice(meanwhile),
    }
    match random.randrange(6):
        case 0:
            likely = on.get(state(table), part(table, guest))
            return room.decide(likely if random.random() < 0.5 else random.choice(commands), guest)
        case 1:
            return hand_over(table, guest, GUESTS[-1]) if random.random() < 0.1 else [DowntimeCredited(1)]
        case 2 if game is not None and game.to_act is not None:
            return make_move(table, random.choice(game.seats), Calza(random.choice(game.seats)), table.at)
        case _ if game is not None and game.to_act is not None and not table.calza_calls and random.random() < 0.8:
            return make_move(table, game.to_act, random.choice([*game.legal][-3:]), table.at)
    return advance(table, room.dice) if table.due_at(Timing()) is not None else []


def table_settings(table: Table) -> wire.TableSettings:
    """Return settings with the table's clock, so that games with and without one are played to their ends."""
    clock = table.settings.clock
    return wire.TableSettings(clock=wire.ClockSettings(clock.move) if clock else None)


# --- Who can move the table on


def ways_on(room: Room) -> set[str]:
    """Return who can move the table on: time, a bot, the player to act, or a connected player with a command.

    Empty if the table is stuck whatever anybody does.
    """
    table = room.table
    seated = {chair: occupant.guest for chair, occupant in table.occupants.items() if occupant.guest in room.here}
    found = {way for guest in seated.values() if guest for way in _commands_on(room, guest)}
    game = table.game
    if table.stage != "playing" or table.paused is not None or game is None:
        return found
    if table.due_at(Timing()) is not None:
        found.add("time")
    if game.to_act is not None and table.occupants[game.to_act].bot:
        found.add("a bot")
    if game.to_act in seated and table.occupants[game.to_act].is_person:
        found.add("the player to act")
    return found


def _commands_on(room: Room, guest: str) -> Iterator[str]:
    """Yield the commands by which a guest moves the table on, after others that replace absent players."""
    its: dict[str, Any] = {"id": "1", "table": room.table.code}
    match room.table.stage:
        case "gathering":
            free = [chair for chair in range(1, room.table.chairs + 1) if chair not in room.table.occupants]
            bots: list[wire.TableCommand] = [wire.SeatBot(**its, chair=chair, bot="odds") for chair in free]
            if _works(room, guest, [wire.Start(**its)]) or _works(room, guest, [*bots, wire.Start(**its)]):
                yield "`start`"
        case "over":
            ready = frozenset({room.table.chair_of(guest) or 0})
            if skip_wait(room.context(ready=ready)):
                yield "`ready`"
            if _works(room, guest, [wire.Rematch(**its)]):
                yield "`rematch`"
        case "playing":
            absent = [
                chair for chair, each in room.table.occupants.items() if each.is_person and each.guest not in room.here
            ]
            held: list[wire.TableCommand] = [wire.Substitute(**its, chair=chair) for chair in absent]
            if room.table.paused is not None:
                if _works(room, guest, [wire.Resume(**its)]):
                    yield "`resume`"
                elif _works(room, guest, [*held, wire.Resume(**its)]):
                    yield "`substitute`, then `resume`"
            elif room.table.game and room.table.game.to_act in absent and _works(room, guest, held):
                yield "`substitute`"


def _works(room: Room, guest: str, commands: list[wire.TableCommand]) -> bool:
    """Whether these commands of a guest all succeed, in order, after some time."""
    try:
        for command in commands:
            room = room.after(room.decide(command, guest, waited=60_000))
    except PerudoError:
        return False
    return True


class Step(NamedTuple):
    before: str
    event: str
    room: Room

    @property
    def then(self) -> str:
        return state(self.room.table)


def steps() -> Iterator[Step]:
    """Yield each state, an event, and the next state."""
    for number in range(TABLES):
        random = Random(number)
        room = Room(Table(code="ABCDEF"), GUESTS[:1], _Dice(random))
        clock = wire.ClockSettings(move=10) if number % 2 else None
        first = wire.Open(id="1", name="Ana", **RULES, chairs=4, table_settings=wire.TableSettings(clock=clock))
        events = open_table(first, room.table.code, "Ana")
        for _ in range(STEPS):
            for event, table in apply_all(room.table, events, room.table.at + 1, room.dice):
                before, room = state(room.table), room._replace(table=table)
                yield Step(before, tag(event), room)
            if random.random() < 0.3:
                room = room._replace(here=random.sample(GUESTS, random.randint(0, len(GUESTS))))
            events = []
            with contextlib.suppress(PerudoError):
                events = asked(room, random)


def main() -> None:
    print(INTRODUCTION)
    leading, staying = defaultdict[tuple[str, str], set[str]](set), defaultdict[str, set[str]](set)
    ways = defaultdict[str, set[str]](set)
    for step in steps():
        if step.before == step.then:
            staying[step.before].add(step.event)
        else:
            leading[step.before, step.then].add(step.event)
        ways[step.then] |= ways_on(step.room)
    known = {tag(each) for each in get_args(TableEvent)}
    if unseen := known.difference(*leading.values(), *staying.values()):
        sys.exit(f"No table came to {', '.join(sorted(unseen))}: ask for what leads to it.")
    for (before, then), events in sorted(leading.items()):
        print(f"    {before} --> {then}: {', '.join(sorted(events))}")
    print("```\n\n| in the state | these change nothing of it |\n|---|---|")
    for name, events in sorted(staying.items()):
        print(f"| {name} | {', '.join(sorted(events))} |")
    print("\n| state | moved on by |\n|---|---|")
    for name, found in sorted(ways.items()):
        print(f"| {name} | {', '.join(sorted(found))} |")


if __name__ == "__main__":
    main()
