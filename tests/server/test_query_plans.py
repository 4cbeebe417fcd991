"""No query of a server gets slower with the number of games ever played.

    PERUDO_STORED=1000000 python -m pytest -s tests/server/test_query_plans.py

`make soak NAME=archive` does that, and prints times. The engine records all queries while a server does everything it
can, so none is left out. Each is explained by a database with this many games, with a free choice of plans.
"""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import AsyncIterator, Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import URL, Connection, create_engine, event, inspect, select, text

from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server import retention as keeping
from perudo.server.game_server import GameServer
from perudo.server.log.archive import open_archive
from perudo.server.log.database import TABLES_TABLE
from perudo.server.log.store import Store
from perudo.server.log.table_index import ARCHIVED
from perudo.server.log.writer import is_remote
from perudo.server.ownership import Leases
from perudo.server.people.club_calls import ClubCalls
from perudo.server.people.clubs import Clubs
from perudo.server.people.erasure import Erasure
from perudo.server.people.invitations import Invitations
from perudo.server.people.moderation import Moderation
from perudo.server.people.passkeys import Site
from perudo.server.people.people import Identity, PasskeyProof, People
from perudo.server.people.push import Push
from perudo.server.people.results import store_results
from perudo.server.people.turns import Turns
from perudo.server.retention import DAY_MILLISECONDS, RetentionPolicy
from perudo.table.results import COUNTS, Result
from perudo.table.state import RegisteredName, Timing
from tests.conftest import often
from tests.server.authenticator import Authenticator
from tests.server.conftest import Person, SeededDice, Watch, until
from tests.server.golden import by_the_clock, everything
from tests.server.push_service import Subscriber

GAMES = often("PERUDO_STORED", few=20_000, count=50_000)
"""Tables with a finished game that lie in the store."""
EVENTS = 3
"""Of each."""
SMALL = {"due", "beat", "format", "node", "alembic_version", "erasure", "report"}
"""Small tables with current data only, which may be scanned. All others grow with the number of played games."""
UNDER_WAY = {"tables_listed", "person_banned"}
"""Indexes that hold only the tables that are shown in the lobby now, and the people who are banned."""
MANY = 1000
"""Rows, as PostgreSQL expects them: a table's log has fewer, all tables of a state have more."""
SKILL = wire.PracticeSkill(rating=900, answered=1, seen=(1,), again=())
PROGRESS = wire.PracticeProgress(puzzles=SKILL, odds=SKILL, daily=None)
LATER = 100
"""Days until the evening is old."""


@dataclass
class Heard:
    """The statements that were sent, with what was filled in first, and how long each took at most (seconds)."""

    sent: dict[str, Any] = field(default_factory=dict)
    took: dict[str, float] = field(default_factory=dict)

    def before(self, _: Connection, __: Any, statement: str, parameters: Any, context: Any, many: bool) -> None:
        self.sent.setdefault(statement, parameters[0] if many else parameters)
        context.perudo_begun = time.perf_counter()

    def after(self, _: Connection, __: Any, statement: str, ___: Any, context: Any, ____: bool) -> None:
        took = time.perf_counter() - context.perudo_begun
        self.took[statement] = max(self.took.get(statement, 0), took)

    @property
    def questions(self) -> dict[str, Any]:
        """Those that a database can explain."""
        words = ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")
        return {each: filled for each, filled in self.sent.items() if each.lstrip().upper().startswith(words)}


# --- What a plan goes through


def gone_through(connection: Connection, statement: str, filled: Any) -> list[str]:
    """The tables that a statement reads from end to end, or sorts, by its plan; those that stay small aside."""
    grow = {*inspect(connection).get_table_names()} - SMALL
    if connection.dialect.name == "sqlite":
        lines = [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", filled)]
        small = tuple(f"INDEX {name}" for name in UNDER_WAY)
        large = [line for line in lines if not line.endswith(small)]
        found = [line for line in large if (scan := re.match(r"SCAN (\w+)", line)) and scan[1] in grow]
        reads = any(re.search(rf"\b{name}\b", line) for line in lines for name in grow)
        return found + [line for line in lines if "TEMP B-TREE" in line and reads]
    told = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", filled).scalar()
    assert isinstance(told, list)
    return [str(node) for node in nodes(told[0]["Plan"]) if slow(node, grow)]


def nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for part in plan.get("Plans", ()):
        yield from nodes(part)


def slow(node: dict[str, Any], grow: set[str]) -> bool:
    """Whether a scan has no index, or many rows are sorted."""
    if node["Node Type"] == "Sort":
        return bool(node["Plan Rows"] > MANY)
    if node.get("Index Name") in UNDER_WAY:
        return False
    looks = node["Node Type"] in ("Seq Scan", "Index Scan", "Index Only Scan", "Bitmap Index Scan")
    named = node.get("Relation Name") in grow or node["Node Type"] == "Bitmap Index Scan"
    return looks and named and "Index Cond" not in node


# --- A store with many games


def fill(url: URL, newest: int) -> None:
    """Insert ``GAMES`` games. ``newest``: when the newest of them was played, in milliseconds; the oldest is 25 days
    older.
    """
    engine = create_engine(url)  # without a server's timeouts, which these statements may exceed
    sqlite = engine.dialect.name == "sqlite"
    numbers = (
        f"(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {GAMES}) SELECT i FROM n) AS n"
        if sqlite
        else f"generate_series(1, {GAMES}) AS n(i)"
    )
    code = "printf('G%07d', i)" if sqlite else "'G' || lpad(i::text, 7, '0')"
    at = f"{newest} - i % {25 * DAY_MILLISECONDS}"
    guest = f"'guest-' || (i % {max(1, GAMES // 10)})"
    seqs = " UNION ALL ".join(f"SELECT {seq} AS s" for seq in range(1, EVENTS + 1))
    rest = "'x' || i" if sqlite else "md5(i::text)"
    practised = msgspec.json.encode(PROGRESS).decode().replace(":", r"\:")  # A colon begins a parameter.
    with engine.begin() as connection:
        for line in (
            f"INSERT INTO log SELECT {code}, s, {at} + s, {guest}, 'c' || i || '-' || s, '{{}}', {rest} "
            f"FROM {numbers}, ({seqs}) AS seqs",
            'INSERT INTO tables ("table", state, at, guest, command) '
            f"SELECT {code}, CASE i % 10 WHEN 0 THEN 'new' WHEN 1 THEN 'unfinished' WHEN 2 THEN 'archived' "
            f"ELSE 'finished' END, {at}, {guest}, 'c' || i || '-1' FROM {numbers}",
            f"INSERT INTO seated SELECT {guest}, 'c' || i || '-2', {code} FROM {numbers}",
            f"INSERT INTO person SELECT 'p' || i, 'Ana ' || i, 'g' || i, 'r' || i, {at}, 'clubs', NULL FROM {numbers}",
            f"INSERT INTO person_name SELECT 'ana' || i, 'p' || i FROM {numbers}",
            f"INSERT INTO person_guest SELECT 'g' || i, 'p' || i FROM {numbers}",
            f"INSERT INTO session SELECT 't' || i, 's' || i, 'p' || i, 'Firefox', {at}, {at} FROM {numbers}",
            f"INSERT INTO passkey SELECT 'k' || i, 'p' || i, 'key', 0, {at} FROM {numbers}",
            f"INSERT INTO challenge SELECT 'c' || i, 'p' || i, {at} + {4 * LATER * DAY_MILLISECONDS} FROM {numbers}",
            f"INSERT INTO result SELECT {code}, 1, s, 'g' || (i / 9 + s), NULL, 'bga', {at}, 2, s, "
            "9, 3, 2, 1, 1, 0, 0, 'k' || (i / 50), s, 2, 25.0, 5.0, i, NULL "
            f"FROM {numbers}, (SELECT 1 AS s UNION ALL SELECT 2) AS seats",
            f"INSERT INTO invitation SELECT 'g' || i, 'p' || (i + 1), {code}, {at} FROM {numbers}",
            f"INSERT INTO practice SELECT 'p' || i, '{practised}' FROM {numbers}",
            f"INSERT INTO club SELECT 'k' || i, 'c' || i, 'Thursday', 'p' || i, {at}, {at}, NULL FROM {numbers}",
            f"INSERT INTO club_member SELECT 'k' || (i / 9), 'p' || i, {at}, true, {at} FROM {numbers}",
            f"INSERT INTO club_table SELECT {code}, 'k' || (i / 50), {at} FROM {numbers}",
            "INSERT INTO tournament SELECT 'u' || i, 'v' || i, 'Cup', 'g' || i, 'swiss', 4, 4, '', 'over', 4, "
            f"{at} FROM {numbers}",
            f"INSERT INTO tournament_entrant SELECT 'u' || (i / 9), i, 'g' || i, NULL, 'Ana', 1, false FROM {numbers}",
            f"INSERT INTO tournament_table SELECT 'u' || (i / 9), 1, i, '1,2', {code} FROM {numbers}",
            f"INSERT INTO turn SELECT {code}, 'g' || (i / 3), 1, {at} FROM {numbers}",
            f"INSERT INTO push SELECT 't' || i, 'https://push/' || i, 'key', 'secret', 'en', true FROM {numbers}",
            f"INSERT INTO erasure SELECT 'e' || i, 'Eve ' || i FROM {numbers} WHERE i < 10",
            f"INSERT INTO sign_in SELECT 'l' || i, 'p' || i, {at} + {4 * LATER * DAY_MILLISECONDS} FROM {numbers}",
            "DELETE FROM log WHERE EXISTS "
            '(SELECT 1 FROM tables WHERE tables."table" = log."table" AND state = \'archived\')',
        ):
            connection.execute(text(line))
    if not sqlite:  # which does it by itself, in its time
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("VACUUM ANALYZE"))
    engine.dispose()


@pytest.fixture
async def store(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, long_leases: None
) -> AsyncIterator[Store]:
    for name, value in {"SCAN_SECONDS": 0, "IDLE_FACTOR": 0}.items():
        monkeypatch.setattr(keeping, name, value)
    begun = time.perf_counter()
    store = await Store.open(database, open_archive(str(tmp_path / "archive")))
    await asyncio.to_thread(fill, store._engine.url, round((time.time() + LATER * 24 * 3600) * 1000))
    told(f"{GAMES:,} games in {database.partition(':')[0]} after {time.perf_counter() - begun:.0f} s")
    yield store
    await store.close()


def told(line: str) -> None:
    if "PERUDO_STORED" in os.environ:
        print(line, flush=True)


async def lives(store: Store) -> None:
    """All that a house does with its data: people open, play, come back; it forgets, puts away and brings back."""
    codes = iter(("EVENNG", "CLCKED", "SOUGHT"))
    leases = Leases(store, "127.0.0.1:8000") if is_remote(store._engine) else None
    if leases:
        await leases.join()
    house = GameServer(store, timing=Timing(0.003), dice=SeededDice(7), codes=lambda: next(codes), ownership=leases)
    await everything(house)
    await by_the_clock(house, seconds=1)
    cleo = Person(house, "cleo", 5000)
    await cleo.do("watch-lobby")
    seek = {"do": "find-game", "id": "sought", "name": "Cleo", "edition": "bga", "options": {}}
    for _ in range(2):
        await house.handle(cleo, msgspec.json.encode(seek))
        assert cleo.messages("done", "refused")[-1]["is"] == "done"
    await store.record_heartbeat(round(time.time() * 1000))  # as every two seconds while a clock runs
    house.close()
    watch = Watch()
    watch.ahead = LATER * 24 * 3600
    if leases:
        await leases.leave()
        leases = Leases(store, "127.0.0.1:8000")
        await leases.join()
    ages = RetentionPolicy(delete_after_days=30, archive_after_days=90)
    house = GameServer(store, timing=Timing(1000), clock=watch, ages=ages, ownership=leases)
    await house.rooms.start()

    async def states() -> dict[str, str]:
        asked = text("SELECT \"table\", state FROM tables WHERE \"table\" IN ('EVENNG', 'SOUGHT')")
        return dict(await store.query(lambda connection: connection.execute(asked).all()))

    async with asyncio.timeout(120):
        while await states() != {"EVENNG": ARCHIVED}:  # noqa: ASYNC110 - until it has seen to them
            await asyncio.sleep(0.02)
    again = Person(house, "cleo", 6000)
    assert await house.log("EVENNG")
    assert (await again.do("watch", table="NOTONE"))["code"] == "error-table-unknown"
    assert (await again.do("watch", table="EVENNG"))["is"] == "done"
    assert (await again.do("rematch", table="EVENNG", start=False))["is"] == "done"
    room = house.rooms.get("EVENNG")
    assert room is not None
    await room.go_on()
    await house.wait_idle()
    assert await store.table_joined_by("guest-1", "c1-1") is None
    house.close()
    if leases:
        await leases.leave()


async def keep_names(people: People) -> None:
    """All that people do with their names."""
    ana, code = await people.register("guest-x", "Ana", "Firefox", "token-1")
    assert code
    assert await people.identify("token-1") and await people.identify("guest-x") is None
    await people.sign_in_by_code("guest-y", code, "Firefox", "token-2")
    await people.sign_in_by_link(None, await people.link(ana), "Firefox", "token-3")
    await people.new_code(await people.rename(ana, "Anna"))
    site, device = Site("perudo.example", ("http://perudo.example",)), Authenticator()
    options = await people.creation_options(site, Identity("x", ana), "Ana")
    await people.add_passkey(ana, PasskeyProof(site, device.make(options)))
    used = PasskeyProof(site, device.use(await people.request_options(site)))
    await people.sign_in_by_passkey(None, used, "Firefox", "token-4")
    await people.registered_name("g7")
    await people.set_visibility(ana, "clubs")
    for answered in (1, 2):
        more = msgspec.structs.replace(SKILL, answered=answered)
        await people.practise(ana, msgspec.structs.replace(PROGRESS, puzzles=more))
    await people.note_review("G0000007", 1, [80, 90])
    assert (await people.profile("p7", "p8")).statistics
    known = await people.identify("t1")
    assert known and known.person and (await people.statistics(known.person)).games
    sessions = await people.sessions(ana)
    assert len(sessions) == 4 and await people.identify("t1")
    await people.end_session(ana, sessions[0].id)
    await people.remove_passkey(ana, (await people.passkeys(ana))[0].id)


async def play_for_ratings(store: Store) -> None:
    """A game of two people is rated."""
    counts = dict.fromkeys(COUNTS, 0)
    results = [
        Result("RATED", 1, seat, f"g{seat}", None, "bga", 1, 2, seat, **counts, club=None, rank=seat) for seat in (1, 2)
    ]
    await store.write(lambda connection: store_results(connection, results))


async def meet_in_clubs(store: Store) -> None:
    """All that clubs do."""
    clubs, people = Clubs(store, lambda: round((time.time() + LATER * 24 * 3600) * 1000)), People(store)
    ana, _ = await people.register("guest-c", "Ana C", "Firefox", "token-c")
    code = await clubs.found(ana.id, "Thursday", "attempt")
    assert (await clubs.of_person(ana.id)).clubs and (await clubs.invitation(code)).members == 1
    await clubs.join(code, "p7")
    await clubs.change(code, ana.id, wire.ChangeClub(name="Friday", next_at=0))
    await clubs.answer(code, ana.id, True)
    await clubs.add_table(await clubs.of_member(code, "guest-c"), "CLUBBY")
    assert await clubs.last_table(code, ana.id) == "CLUBBY"
    assert (await clubs.show(code, ana.id)).members and (await clubs.show("c1", "p9")).evenings
    await clubs.leave(code, ana.id, None)
    await people.delete(ana)


async def invite(store: Store) -> None:
    """All that calls people to tables and evenings."""
    people, push = People(store), Push(store, b"key")
    invitations = Invitations(store, push, lambda: round(time.time() * 1000))
    dee, _ = await people.register("guest-d", "Dee D", "Firefox", "token-d")
    clubs = Clubs(store, lambda: round(time.time() * 1000))
    await clubs.join(await clubs.found(dee.id, "Monday", "attempt"), "p7")
    await invitations.invite(RegisteredName(dee.id, "Dee D"), "CALLED", ["p7"])
    assert await invitations.of_guest("g7")
    with pytest.raises(PerudoError, match="invite-stranger"):
        await invitations.invite(RegisteredName("p7", "Ana 7"), "CALLED", ["p9000"])
    calls = ClubCalls(store, push, lambda: round((time.time() + LATER * 24 * 3600) * 1000) - 10)
    await calls.call_to_evenings()
    await calls.table_opened("k7", "CALLED", "g70")
    await people.delete(dee)
    push.close()


async def moderate(store: Store) -> None:
    """All that is done against people who misbehave."""
    moderation = Moderation(store, lambda: round(time.time() * 1000))
    await moderation.report("guest-z", "p7", "rude", None)
    await moderation.ban("p7", "rude")
    assert await moderation.banned_guests() == ["g7"]
    await moderation.ban("p7", None)
    ((report),) = await moderation.reports()
    await moderation.close_report(report.id)


async def play_tournaments(store: Store) -> None:
    """All that tournaments do, apart from the games."""
    leases = Leases(store, "127.0.0.1:8000") if is_remote(store._engine) else None
    if leases:
        await leases.join()
    house = GameServer(store, timing=Timing(1000), ownership=leases)
    tournaments, clock = house.tournaments, wire.ClockSettings(move=60)
    asked = wire.NewTournament(name="Cup", form="swiss", table_size=2, edition="bga", clock=clock, attempt="a")
    code = await tournaments.create("guest-t", asked)
    for guest in ("guest-t", "guest-u", "guest-v"):
        await tournaments.join(code, guest, "Tom", None)
    await tournaments.leave(code, "guest-v", None)
    await tournaments.join(code, "guest-v", "Tom", None)
    await tournaments.start(code, "guest-t")
    await tournaments.leave(code, "guest-u", None)
    await tournaments.join(code, "guest-u", "Tom", None)
    await house.tournament_runner.advance_all()
    assert (await tournaments.show(code, "guest-t")).rounds
    assert (await tournaments.of_guest("guest-t")).tournaments
    await tournaments.delete_old()
    house.close()
    if leases:
        await leases.leave()


async def delete_people(store: Store) -> None:
    """All that is done when somebody deletes their name whose table is in the database, and then in the archive."""
    people, left = People(store), set[str]()

    async def remove(table: str, guest: str, names: Collection[str]) -> None:
        epoch = select(TABLES_TABLE.c.epoch).where(TABLES_TABLE.c.table == table)
        known = await store.query(lambda connection: connection.execute(epoch).scalar())
        await store.remove_person(table, guest, names, known)
        left.discard(table)

    for guest in ("cleo", "bo"):
        person, _ = await people.register(guest, f"{guest} K", "Firefox", f"token of {guest}")
        left.update((await people.export(person)).tables)
        assert "EVENNG" in left
        await people.delete(person)
        job = asyncio.create_task(Erasure(store, remove, lambda _: None).run())
        await until(lambda: not left)
        job.cancel()
        if guest == "cleo":
            await store.clear_due("EVENNG")
            await store.archive("EVENNG", 10**14)


async def call_to_turns(store: Store) -> None:
    """All that is done for players who are not at their tables."""
    push = Push(store, b"key", services=["http://127.0.0.1:9"])
    turns = Turns(store, push, lambda: round(time.time() * 1000))
    await push.subscribe("guest-z", wire.Subscribe(**Subscriber("http://127.0.0.1:9/z").asks()))
    assert await turns.call("CALLED", "guest-z", 1, "Ana") and await turns.tables("guest-z") == ["CALLED"]
    await turns.end("CALLED")
    await push.unsubscribe("guest-z")
    push.close()


SLOW = (
    "SELECT DISTINCT guest FROM log",
    "SELECT \"table\" FROM log WHERE event = '{}' LIMIT 1",
    "SELECT count(*) FROM tables",
    "SELECT \"table\" FROM tables WHERE state = 'new' ORDER BY guest LIMIT 1",
    "UPDATE tables SET at = 1 WHERE at < 5",
    "DELETE FROM log WHERE at < 5",
    "SELECT id FROM person WHERE name = 'Ana'",
)


async def test_query_cost_does_not_grow_with_played_games(store: Store) -> None:
    heard = Heard()
    event.listen(store._engine, "before_cursor_execute", heard.before)
    event.listen(store._engine, "after_cursor_execute", heard.after)
    begun = time.perf_counter()
    await lives(store)
    await keep_names(People(store, lambda: time.time() + 2 * LATER * 24 * 3600))
    await call_to_turns(store)
    await play_for_ratings(store)
    await meet_in_clubs(store)
    await invite(store)
    await play_tournaments(store)
    await moderate(store)
    await delete_people(store)
    event.remove(store._engine, "before_cursor_execute", heard.before)
    event.remove(store._engine, "after_cursor_execute", heard.after)
    questions = heard.questions
    told(f"the evening took {time.perf_counter() - begun:.1f} s; the slowest of {len(questions)} statements:")
    for each in sorted(questions, key=heard.took.__getitem__, reverse=True)[:10]:
        told(f"{1000 * heard.took[each]:8.2f} ms  {' '.join(each.split())[:90]}")

    def explain() -> dict[str, list[str]]:
        with store._engine.connect() as connection:
            asked = {**questions, **dict.fromkeys(SLOW, ())}
            return {each: gone_through(connection, each, filled) for each, filled in asked.items()}

    plans = await asyncio.to_thread(explain)
    assert all(plans.pop(each) for each in SLOW), "a planted scan was not noticed"
    assert {each: plan for each, plan in plans.items() if plan} == {}
    asked = {table for each in questions for table in re.findall(r"(?:FROM|INTO|UPDATE) (\w+)", each)}
    assert {
        "log",
        "tables",
        "seated",
        "due",
        "beat",
        "person",
        "session",
        "sign_in",
        "turn",
        "push",
        "result",
        "erasure",
        "club",
        "invitation",
        "practice",
        "club_member",
        "club_table",
        "tournament",
        "tournament_entrant",
        "tournament_table",
    } <= asked, "not all was heard"
