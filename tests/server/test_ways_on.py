"""No table gets stuck: in every state that can be reached, somebody who has a seat and is there can move it on."""

from dataclasses import replace
from itertools import groupby

import pytest

from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.commands import COMMANDS
from perudo.table.events import TableEvent
from states import Step, state, steps, ways_on


@pytest.fixture(scope="module")
def walk() -> list[Step]:
    """Many tables at which anybody does anything, with their connections coming and going."""
    return list(steps())


def stuck(walk: list[Step]) -> list[str]:
    """The states without a way on though somebody who has a seat is there."""
    found = []
    for step in walk:
        table, here = step.room.table, step.room.here
        seated = [sitter.guest for sitter in table.occupants.values() if sitter.guest in here]
        if seated and not ways_on(step.room):
            found.append(f"{state(table)} after {step.event}: {table.occupants}, here are {here}")
    return found


def test_no_reachable_table_state_is_a_dead_end(walk: list[Step]) -> None:
    assert stuck(walk) == []


def test_dead_end_search_covers_absences_in_every_stage(walk: list[Step]) -> None:
    met = set()
    for step in walk:
        people = [sitter for sitter in step.room.table.occupants.values() if sitter.is_person]
        absent = any(sitter.guest not in step.room.here for sitter in people)
        present = any(sitter.guest in step.room.here for sitter in people)
        clock = step.room.table.settings.clock is not None
        if absent and present:
            met.add((step.then, clock))
    names = [name for name, _ in groupby(sorted({step.then for step in walk}))]
    assert met == {(name, clock) for name in names for clock in (False, True)}


def test_pause_that_nobody_can_end_is_detected(walk: list[Step], monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> list[TableEvent]:
        raise PerudoError("paused")

    spec = replace(COMMANDS[wire.Substitute], handler=refused)
    monkeypatch.setitem(COMMANDS, wire.Substitute, spec)  # type: ignore[misc]
    assert any(found.startswith("paused") for found in stuck(walk))
