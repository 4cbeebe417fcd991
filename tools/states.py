"""Prints docs/states.md: the states of a table, and which event leads from which to which.

It plays: guests who may do anything ask for it in any order, and the server's own ``decide``, ``advance`` and fold say
what comes of that.
"""

from __future__ import annotations

import contextlib
import sys
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

from perudo import wire
from perudo.errors import PerudoError
from perudo.fair import CONTRIBUTION_BYTES, digest
from perudo.game import Calza
from perudo.server.dice import SALT_BYTES, SecretDice
from perudo.server.log.events import Committed, Credited, Happening
from perudo.server.room import after
from perudo.server.table.decisions import Decided, advance, decide, hand_over, opening, speak
from perudo.server.table.state import Pace, Table
from perudo.view import public

GUESTS = ("Ana", "Bo", "Cleo", "Dan")
"""The last one sits nowhere: seats are handed over to them."""
PART = bytes(CONTRIBUTION_BYTES)
TABLES, STEPS = 400, 400
NO_LONGER_WRITTEN = {Committed}
RULES: dict[str, Any] = {"edition": "bga", "options": {"calza": True, "dice": 2, "first_opener": "highest-roll"}}

INTRODUCTION = """\
# The states of a table

<!-- Written by tools/states.py, which plays many games by the server's own code. Change that. -->

Each arrow is an event of the log. Those that leave a table in the state that it was in are listed below it.

```mermaid
stateDiagram-v2"""


class _Dice(SecretDice):
    def __init__(self, random: Random) -> None:
        super().__init__(random.randbytes(32))
        self._random = random

    def salt(self) -> bytes:
        return self._random.randbytes(SALT_BYTES)


def tag(event: Happening | type[Happening]) -> str:
    return str(event.__struct_config__.tag)


def state(table: Table) -> str:
    if table.seq == 0:
        return "[*]"
    if table.stage != "playing" or table.game is None:
        return table.stage
    if table.paused is not None:
        return "paused"
    return "calling" if table.calls else public(table.game).phase


def part(table: Table, guest: str) -> wire.Contribute:
    """What a page sends for the dice: its part in those that come, opened, and the digest of the next."""
    before = table.pledging - 1 if table.game else 0
    number, seat = table.coming.round if table.coming else before, table.chair_of(guest) or 0
    given = digest(table.place, number + 1, seat, PART)
    return wire.Contribute(
        id="1", table=table.code, round=number, opening=PART.hex() if table.coming else None, next=given
    )


def asked(table: Table, random: Random, dice: _Dice) -> list[Happening]:
    """What follows from something that anybody might ask for. Raises ``PerudoError`` where it is refused."""
    seated = [sitter.guest for sitter in table.sitters.values() if sitter.guest]
    guest, chair = random.choice([*seated, *GUESTS[:3]]), random.randint(1, 4)
    its: dict[str, Any] = {"id": "1", "table": table.code}
    game = table.game
    commands: list[Decided] = [
        *(wire.Sit(**its, name=guest), wire.Rename(**its, name=guest.upper()), wire.Remove(**its, chair=chair)),
        *(wire.SeatBot(**its, chair=chair, bot="odds"), wire.StandIn(**its, chair=chair), wire.Leave(**its)),
        *(wire.Configure(**its, **RULES, chairs=4, customs=wire.Customs()), wire.Start(**its)),
        *(wire.Pause(**its), wire.Pause(**its, wanted=False), wire.Resume(**its), wire.Again(**its, start=False)),
        *(wire.Say(**its, phrase="hello"), wire.Retract(**its, seq=table.seq), part(table, guest)),
    ]
    meanwhile: list[Decided] = [wire.Pause(**its), wire.Say(**its, phrase="hello")]
    on: dict[str, Decided] = {
        "gathering": wire.Start(**its),
        "over": wire.Again(**its, start=False),
        "paused": wire.Resume(**its),
        "calling": random.choice(meanwhile),
    }
    match random.randrange(6):
        case 0:
            there = random.sample(GUESTS[:3], random.randint(0, 3))
            likely = on.get(state(table), part(table, guest))
            command = likely if random.random() < 0.5 else random.choice(commands)
            here = there.__contains__
            return decide(
                table, command, guest, now=0, pace=Pace(), dice=dice, here=here, grace=lambda _: 0, ready=frozenset()
            )
        case 1:
            return hand_over(table, guest, GUESTS[-1]) if random.random() < 0.1 else [Credited(1)]
        case 2 if game is not None and game.to_act is not None:
            return speak(table, random.choice(game.seats), Calza(random.choice(game.seats)), table.at)
        case _ if game is not None and game.to_act is not None and not table.calls and random.random() < 0.8:
            return speak(table, game.to_act, random.choice([*game.legal][-3:]), table.at)
    return advance(table, dice) if table.due(Pace()) is not None else []


def steps() -> Iterator[tuple[str, str, str]]:
    """A state, an event, and the state after it."""
    for number in range(TABLES):
        random = Random(number)
        dice, before = _Dice(random), Table(code="ABCDEF")
        clock = wire.Clock(move=10) if number % 2 else None
        first = wire.Open(id="1", name="Ana", **RULES, chairs=4, customs=wire.Customs(clock=clock))
        events = opening(first, before.code, "Ana")
        for _ in range(STEPS):
            for event, table in after(before, events, before.at + 1, dice):
                yield state(before), tag(event), state(table)
                before = table
            events = []
            with contextlib.suppress(PerudoError):
                events = asked(before, random, dice)


def main() -> None:
    print(INTRODUCTION)
    leading, staying = defaultdict[tuple[str, str], set[str]](set), defaultdict[str, set[str]](set)
    for before, event, then in steps():
        if before == then:
            staying[before].add(event)
        else:
            leading[before, then].add(event)
    known = {tag(each) for each in get_args(Happening) if each not in NO_LONGER_WRITTEN}
    if unseen := known.difference(*leading.values(), *staying.values()):
        sys.exit(f"No table came to {', '.join(sorted(unseen))}: ask for what leads to it.")
    for (before, then), events in sorted(leading.items()):
        print(f"    {before} --> {then}: {', '.join(sorted(events))}")
    print("```\n\n| in the state | these change nothing of it |\n|---|---|")
    for name, events in sorted(staying.items()):
        print(f"| {name} | {', '.join(sorted(events))} |")


if __name__ == "__main__":
    main()
