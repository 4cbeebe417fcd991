"""Each step that a command takes, and that they come in the order in which the pipeline says."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.commands import COMMANDS
from perudo.server.deduplication import Deduplicator, PendingCommands
from perudo.server.server_commands import ServerCommands
from perudo.table.external_bots import GUEST_PREFIX
from tests.server.conftest import Houses, Person

KEY = "ana", "1"


def nobody() -> set[str | None]:
    return set()


# --- Deduplicate


async def test_duplicates_of_a_pending_command_are_all_answered() -> None:
    pending = PendingCommands[str]()
    assert not pending.join(KEY, "first")
    pending.begin(KEY, "first")
    assert pending.join(KEY, "second")
    assert not pending.join(("bo", "1"), "another guest's")
    assert pending.end(KEY) == ["first", "second"]
    assert not pending.join(KEY, "late")


async def test_wait_idle_waits_for_pending_commands() -> None:
    pending = PendingCommands[str]()
    await pending.wait_idle()
    pending.begin(KEY, "first")
    waiting = asyncio.create_task(pending.wait_idle())
    await asyncio.sleep(0)
    assert not waiting.done()
    pending.end(KEY)
    await waiting


async def test_repeated_command_gets_its_first_answer() -> None:
    known, told = Deduplicator(), list[PerudoError | None]()
    known.remember(KEY, PerudoError("stale"), nobody)
    known.remember(("ana", "2"), None, nobody)
    assert known.answer_repeated(KEY, told.append) and known.answer_repeated(("ana", "2"), told.append)
    assert [error and error.code for error in told] == ["stale", None]
    assert not known.answer_repeated(("bo", "1"), told.append)


async def test_temporary_refusal_is_not_remembered() -> None:
    known = Deduplicator()
    known.remember(KEY, PerudoError("store-write", why="full"), nobody)
    assert not known.answer_repeated(KEY, lambda _: None)


async def test_only_recent_results_per_guest_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "COMMAND_RESULTS_KEPT", 2)
    known = Deduplicator()
    for number in "123":
        known.remember(("ana", number), None, nobody)
    assert list(known.by_guest["ana"]) == ["2", "3"]


# --- The order of the steps


async def test_repeated_command_is_charged_once(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CHAT", (1, 1e-9))
    ana = Person(await houses(), "ana")
    table = (await ana.do("open", name="Ana", edition="bga"))["table"]
    said = {"do": "chat", "id": "same", "table": table, "phrase": "hello"}
    for _ in range(3):
        await ana.house.handle(ana, msgspec.json.encode(said))
    assert [answer["is"] for answer in ana.messages("done", "refused")[-3:]] == ["done"] * 3
    assert (await ana.do("chat", table=table, phrase="hello"))["code"] == "error-too-fast"


async def test_external_bot_is_refused_before_it_is_charged(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "EXTERNAL_BOT", (1, 1e-9))
    robo = Person(await houses(), f"{GUEST_PREFIX}robo")
    for _ in range(3):
        assert (await robo.do("open", name="Robo", edition="bga"))["code"] == "error-program-may-not"
    assert (await robo.do("seat-statuses", tables=[]))["is"] == "done"
    assert (await robo.do("seat-statuses", tables=[]))["code"] == "error-too-fast"


async def test_handler_error_is_reported_to_the_client(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(server: ServerCommands, client: Any, command: Any) -> str | None:
        raise RuntimeError("planted")

    spec = replace(COMMANDS[wire.Ping], server_handler=fails)
    monkeypatch.setitem(COMMANDS, wire.Ping, spec)  # type: ignore[misc]
    ana = Person(await houses(), "ana")
    assert (await ana.do("ping"))["code"] == "error-internal"
    assert (await ana.do("watch-lobby"))["is"] == "done"


async def test_seat_is_checked_when_a_command_runs(houses: Houses) -> None:
    """Commands that wait in one mailbox see what those before them have changed."""
    house = await houses()
    ana, bo = Person(house, "ana"), Person(house, "bo")
    table = (await ana.do("open", name="Ana", edition="bga"))["table"]
    await ana.do("watch", table=table)
    await asyncio.gather(bo.do("sit", table=table, name="Bo"), bo.do("rename", table=table, name="Bob"))
    assert [answer["is"] for answer in bo.messages("done", "refused")] == ["done", "done"]
