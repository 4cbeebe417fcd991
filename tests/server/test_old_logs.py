"""A log outlives the program that wrote it: one of each format is kept here, and every server since must read it.

``1a``: of the first servers, whose events had the types of the wire. ``1b``: of those whose log has its own types.
``2a``: of those that keep seeds out of the log, and take a digest of each part in the dice first. ``2b``: of those
whose entries bear digests. ``2c``: of those that let a bid be taken back, with the ninth format of data; formats 3 to 8
were columns and tables beside the log, which ``test_migrate.py`` holds to what they were. ``2d``: the same format once
more, with each field of each event in it, and each setting and custom as no edition has it.
How they were made, and how the next one is: ``golden.py``.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import fields

from perudo.rules import SETTINGS
from perudo.server.house import House
from perudo.server.log import events
from perudo.server.log.database import data_url
from perudo.server.log.migrate import migrate
from perudo.server.log.store import Store
from perudo.server.programs import is_program
from perudo.server.table.state import Pace
from perudo.wire import Level
from tests.server.conftest import Houses, Person
from tests.server.golden import read

LOGS = sorted((Path(__file__).parent / "logs").glob("*.sql"))
NEWEST = LOGS[-1]
WITH_SEEDS = {"committed"}
"""What is no longer written: the seeds of dice before they were dealt."""
WITHOUT = {"pledged", "sealed", "unsealed"}
"""What is written instead."""
SINCE = {"retracted": "2c"}
"""What can happen since a log was kept."""
WHOLE = [log for log in LOGS if log.stem >= "2d"]
"""The logs in which every field stands."""
TAGS = {each.__struct_config__.tag for each in get_args(events.Happening)}

Kept = Callable[..., Path]


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    """Makes the database of a log anew, as it lay on the disk, and brings it up to date."""

    def make(log: Path, retired: dict[str, str] | None = None) -> Path:
        text = log.read_text(encoding="utf-8")
        for word, instead in (retired or {}).items():
            assert word in text
            text = text.replace(word, instead)
        data = tmp_path / "one.db"
        with contextlib.closing(sqlite3.connect(data)) as connection:
            connection.executescript(text)
        migrate(data_url(data))
        return data

    return make


def texts(data: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(data)) as connection:
        return [text for (text,) in connection.execute('SELECT event FROM log ORDER BY "table", seq')]


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_everything_that_can_happen_is_in_it(log: Path, kept: Kept) -> None:
    happened = [msgspec.json.decode(text) for text in texts(kept(log))]
    later = {tag for tag, since in SINCE.items() if log.stem < since}
    without = later | (WITHOUT if log.stem.startswith("1") else WITH_SEEDS)
    assert {event["event"] for event in happened} == TAGS - without
    assert {event["said"]["say"] for event in happened if event["event"] == "spoke"} == {"bid", "dudo", "calza"}
    assert any(event.get("late") for event in happened)


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
async def test_it_comes_to_what_it_came_to_then(log: Path, kept: Kept) -> None:
    """Each table at its end and, by a checksum, after each event; the record of each game: as its own server had it."""
    expected = json.loads(log.with_suffix(".json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(await read(kept(log)))) == expected


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
async def test_its_tables_are_played_on(log: Path, kept: Kept, houses: Houses) -> None:
    kept(log)
    house: House = await houses("one", pace=Pace(1000))
    dan, cleo = Person(house, "dan", 1000), Person(house, "cleo", 1000)  # their old numbers have answers
    assert (await dan.do("watch", table="CLCKED"))["is"] == "done"
    assert (dan.state["you"], dan.state["stage"], dan.state["seats"][1]["stand_in"]) == (1, "playing", True)
    assert (await cleo.do("watch", table="EVENNG"))["is"] == "done"
    assert cleo.state["stage"] == "over"
    assert (await cleo.do("again", table="EVENNG", start=False))["is"] == "done"
    assert cleo.state["stage"] == "gathering"
    house.close()


@pytest.mark.parametrize("log", WHOLE, ids=lambda log: log.stem)
def test_every_field_is_in_it(log: Path, kept: Kept) -> None:
    """With another value than where it is not written. A field that had a new name would be lost without a word: what a
    host set years ago would be as if it had never been set."""
    happened = [events.read(text) for text in texts(kept(log))]
    stand = {(type(part), field) for event in happened for part, field in told(event)}
    kinds = [*get_args(events.Happening), events.Customs, events.Clock, *get_args(events.Said)]
    written = [kind for kind in kinds if kind.__struct_config__.tag not in WITH_SEEDS]
    assert {(kind, field.name) for kind in written for field in fields(kind)} == stand
    assert {setting for event in happened for setting in getattr(event, "options", ())} == set(SETTINGS)
    people = {event.guest for event in happened if isinstance(event, events.Sat)}
    assert {is_program(guest) for guest in people} == {False, True}


def told(part: msgspec.Struct) -> Iterator[tuple[msgspec.Struct, str]]:
    """The fields of an event, and of what lies in it, that say anything."""
    for field in fields(part):
        value = getattr(part, field.name)
        if value != field.default if field.default is not msgspec.NODEFAULT else value:
            yield part, field.name
        if isinstance(value, msgspec.Struct):
            yield from told(value)


async def test_a_bot_or_a_phrase_that_is_retired_leaves_its_table_open(kept: Kept, houses: Houses) -> None:
    kept(LOGS[0], {'"bot":"beginner"': '"bot":"grandmother"', '"phrase":"good-luck"': '"phrase":"by-jove"'})
    house: House = await houses("one", pace=Pace(0))
    cleo = Person(house, "cleo")
    assert (await cleo.do("watch", table="EVENNG"))["is"] == "done"
    assert all(seat["bot"] in get_args(Level) for seat in cleo.state["seats"] if seat["kind"] == "bot")
    told = [line for lines in cleo.messages("talk") for line in lines["lines"]]
    assert [(line["phrase"], line["text"]) for line in told] == [(None, "by-jove"), (None, "Хай щастить!")]
    house.close()


def test_the_newest_is_as_events_are_written_now(kept: Kept) -> None:
    """Where this fails the format has changed: raise VERSION, write an upcast, and keep a log of the new one."""
    for text in texts(kept(NEWEST)):
        assert events.write(events.read(text)) == text


async def test_an_event_of_an_older_version_is_brought_up_to_date(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    def shouted(event: dict[str, Any]) -> dict[str, Any]:
        return {**event, "name": event["name"].upper()} if event["event"] == "sat" else event

    monkeypatch.setattr(events, "VERSION", 2)
    monkeypatch.setattr(events, "UPCASTS", {1: shouted})
    store = await Store.open(f"sqlite:///{kept(NEWEST)}")
    names = [entry.event.name for entry in await store.log("EVENNG") if isinstance(entry.event, events.Sat)]
    await store.close()
    assert names[:2] == ["ANA", "BO"]
    written = events.write(events.Sat(1, "ana", "Ana"))
    assert written.endswith(',"v":2}')
    assert events.read(written) == events.Sat(1, "ana", "Ana")
