"""A log outlives the program that wrote it: every server must read the ones that are kept here, one of each version.

``1``: all that can happen, each field of each event, and each setting and table setting as no edition has it.
``golden.py`` says how they are made.
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

from perudo.core.rules import SETTINGS
from perudo.protocol.wire import BotLevel
from perudo.server.game_server import GameServer
from perudo.server.log import hash_chain as chain
from perudo.server.log.database import data_url
from perudo.server.log.migrate import migrate
from perudo.server.log.store import Store
from perudo.table import events
from perudo.table.external_bots import is_external_bot
from perudo.table.state import Timing
from tests.server.conftest import Houses, Person
from tests.server.golden import read

LOGS = sorted((Path(__file__).parent / "logs").glob("*.sql"))
NEWEST = LOGS[-1]
TAGS = {each.__struct_config__.tag for each in get_args(events.TableEvent)}

Kept = Callable[..., Path]


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    """Restore the database of a log as it was on the disk, and migrate it."""

    def make(log: Path, retired: dict[str, str] | None = None) -> Path:
        text = log.read_text(encoding="utf-8")
        for word, instead in (retired or {}).items():
            assert word in text
            text = text.replace(word, instead)
        data = tmp_path / "one.db"
        with contextlib.closing(sqlite3.connect(data)) as connection:
            connection.executescript(text)
            if retired:
                chain_again(connection)
        migrate(data_url(data))
        return data

    return make


def chain_again(connection: sqlite3.Connection) -> None:
    """Computes the digests of all events, as a server would have that wrote them so."""
    heads = dict[str, str]()
    rows = connection.execute(
        'SELECT "table", seq, at, guest, command, event FROM log ORDER BY "table", seq'
    ).fetchall()
    for table, seq, at, guest, command, event in rows:
        heads[table] = chain.event_digest(table, seq, at, guest, command, event, heads.get(table, ""))
        connection.execute('UPDATE log SET digest = ? WHERE "table" = ? AND seq = ?', (heads[table], table, seq))
    connection.commit()


def texts(data: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(data)) as connection:
        return [text for (text,) in connection.execute('SELECT event FROM log ORDER BY "table", seq')]


def test_newest_sample_log_contains_every_event(kept: Kept) -> None:
    happened = [msgspec.json.decode(text) for text in texts(kept(NEWEST))]
    assert {event["event"] for event in happened} == TAGS
    assert {event["move"]["move"] for event in happened if event["event"] == "moved"} == {"bid", "dudo", "calza"}
    assert any(event.get("timed_out") for event in happened)


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
async def test_golden_log_replays_to_its_stored_state(log: Path, kept: Kept) -> None:
    """Each table at its end and, by a checksum, after each event; the record of each game: as its own server had it."""
    expected = json.loads(log.with_suffix(".json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(await read(kept(log)))) == expected


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
async def test_tables_from_golden_logs_can_continue(log: Path, kept: Kept, houses: Houses) -> None:
    kept(log)
    house: GameServer = await houses("one", timing=Timing(1000))
    dan, cleo = Person(house, "dan", 1000), Person(house, "cleo", 1000)  # their old numbers have answers
    assert (await dan.do("watch", table="CLCKED"))["is"] == "done"
    assert (dan.state["seat"], dan.state["stage"], dan.state["seats"][1]["substitute"]) == (1, "playing", True)
    phone = Person(house, "phone", 1000)
    for someone in (cleo, phone):
        assert (await someone.do("watch", table="EVENNG"))["is"] == "done"
    assert cleo.state["stage"] == "over"
    assert (await phone.do("rematch", table="EVENNG", start=False))["is"] == "done"
    assert cleo.state["stage"] == "gathering"
    house.close()


def test_newest_sample_log_contains_every_event_field(kept: Kept) -> None:
    """With another value than where it is not written. A field that had a new name would be lost without a word: what a
    host set years ago would be as if it had never been set."""
    happened = [events.decode_event(text) for text in texts(kept(NEWEST))]
    stand = {(type(part), field) for event in happened for part, field in told(event)}
    kinds = [*get_args(events.TableEvent), events.StoredSettings, events.StoredClock, *get_args(events.StoredMove)]
    assert {(kind, field.name) for kind in kinds for field in fields(kind)} == stand
    assert {setting for event in happened for setting in getattr(event, "options", ())} == set(SETTINGS)
    people = {event.guest for event in happened if isinstance(event, events.Sat)}
    assert {is_external_bot(guest) for guest in people} == {False, True}


def told(part: msgspec.Struct) -> Iterator[tuple[msgspec.Struct, str]]:
    """The fields of an event, and of what lies in it, that say anything."""
    for field in fields(part):
        value = getattr(part, field.name)
        if value != field.default if field.default is not msgspec.NODEFAULT else value:
            yield part, field.name
        if isinstance(value, msgspec.Struct):
            yield from told(value)


async def test_table_with_retired_bot_or_phrase_still_loads(kept: Kept, houses: Houses) -> None:
    kept(LOGS[0], {'"bot":"beginner"': '"bot":"grandmother"', '"phrase":"good-luck"': '"phrase":"by-jove"'})
    house: GameServer = await houses("one", timing=Timing(0))
    cleo = Person(house, "cleo")
    assert (await cleo.do("watch", table="EVENNG"))["is"] == "done"
    assert all(seat["bot"] in get_args(BotLevel) for seat in cleo.state["seats"] if seat["kind"] == "bot")
    told = [line for lines in cleo.messages("chat") for line in lines["lines"]]
    assert [(line["phrase"], line["text"]) for line in told] == [(None, "by-jove"), (None, "Хай щастить!")]
    house.close()


def test_newest_log_matches_the_current_format(kept: Kept) -> None:
    """Where this fails the format has changed: raise VERSION, write an upcast, and keep a log of the new one."""
    for text in texts(kept(NEWEST)):
        assert events.encode_event(events.decode_event(text)) == text


async def test_event_of_an_older_version_is_upcast(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    def shouted(event: dict[str, Any]) -> dict[str, Any]:
        return {**event, "name": event["name"].upper()} if event["event"] == "sat" else event

    monkeypatch.setattr(events, "EVENT_VERSION", 2)
    monkeypatch.setattr(events, "UPCASTS", {1: shouted})
    store = await Store.open(f"sqlite:///{kept(NEWEST)}")
    names = [entry.event.name for entry in await store.entries("EVENNG") if isinstance(entry.event, events.Sat)]
    await store.close()
    assert names[:2] == ["ANA", "BO"]
    written = events.encode_event(events.Sat(1, "ana", "Ana"))
    assert written.endswith(',"v":2}')
    assert events.decode_event(written) == events.Sat(1, "ana", "Ana")
