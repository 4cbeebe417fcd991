"""The actor of a table, alone: without a clock, without clients, and with a log that a test holds up or breaks."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from perudo.core.errors import PerudoError
from perudo.server.log.store import ConflictError
from perudo.server.metrics import Metrics
from perudo.server.room.actor import TableActor
from perudo.server.room.plan import Decision, Request
from perudo.table.context import Context
from perudo.table.events import Locked, LogEntry, Opened, StoredSettings, TableEvent
from perudo.table.state import RegisteredName, Table, Timing
from tests.server.conftest import SeededDice, until


class Log:
    """Keeps what is appended. ``fails``: how appends end."""

    def __init__(self) -> None:
        self.appended: list[list[TableEvent]] = []
        self.fails: Exception | None = None
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    async def append(self, table: str, entries: list[LogEntry], *_: object, **__: object) -> str:
        await self.may_go_on.wait()
        if self.fails:
            raise self.fails
        self.appended.append([entry.event for entry in entries])
        return "head"


class Host:
    """Records the actor's calls in order."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def context(self, table: Table, request: Request, registered_name: RegisteredName | None) -> Context:
        return cast(Context, SimpleNamespace(table=table, guest=request.guest, registered_name=registered_name))

    def applied(self, before: Table, events: list[tuple[TableEvent, Table]]) -> None:
        self.told.append(f"applied {before.seq + 1} to {events[-1][1].seq}")

    def answered(self) -> None:
        self.told.append("answered")

    def idle(self) -> None:
        self.told.append("idle")

    def lost(self) -> None:
        self.told.append("lost")


class Scene:
    """An actor of an open table, which it owns in epoch 1. ``epoch``: the one in which its server owns the table."""

    def __init__(self, epoch: int = 1) -> None:
        self.log, self.host, self.replies = Log(), Host(), list[str | None]()
        services: Any = SimpleNamespace(
            log=self.log,
            ownership=SimpleNamespace(epoch=lambda code: epoch),
            metrics=Metrics(),
            now=lambda: 1000,
            timing=Timing(),
            seeds=SeededDice(),
        )
        self.services = services
        self.actor = TableActor("ABCDEF", services, 1, self.host)
        self.actor.table = self.actor.table.apply(Opened("ana", "bga", {}, 2, StoredSettings()), 1000)

    def ask(self, decide: Decision, key: str | None = None) -> None:
        def reply(error: PerudoError | None) -> None:
            self.replies.append(error.code if error else None)

        self.actor.enqueue(Request(decide, reply, "ana", key=("ana", key) if key else None))

    async def settled(self) -> None:
        async with asyncio.timeout(10):
            while self.actor.busy:  # noqa: ASYNC110 - it ends in this very loop
                await asyncio.sleep(0)


def locks(locked: bool) -> Decision:
    return lambda context: [] if context.table.locked == locked else [Locked(locked)]


def refuses(context: Context) -> list[TableEvent]:
    raise PerudoError("host-only")


async def test_requests_in_one_mailbox_share_one_append() -> None:
    scene = Scene()
    for decide in (locks(True), refuses, locks(True), locks(False)):
        scene.ask(decide)
    await scene.settled()
    assert scene.log.appended == [[Locked(True), Locked(False)]]
    assert scene.replies == [None, "host-only", None, None]
    assert scene.host.told == ["applied 2 to 3", "answered", "idle"]


async def test_table_changes_only_after_events_are_appended() -> None:
    scene = Scene()
    scene.log.may_go_on.clear()
    scene.ask(locks(True))
    for _ in range(5):
        await asyncio.sleep(0)
    assert (scene.actor.table.locked, scene.replies, scene.host.told) == (False, [], [])
    scene.log.may_go_on.set()
    await scene.settled()
    assert (scene.actor.table.locked, scene.replies) == (True, [None])


async def test_failed_append_rejects_all_pending_requests() -> None:
    scene = Scene()
    scene.log.fails = PerudoError("store-write", why="full")
    scene.ask(locks(True), "same")
    await scene.settled()
    assert (scene.actor.table.locked, scene.replies, scene.host.told) == (False, ["store-write"], ["answered", "idle"])
    assert not scene.actor.commands.answer_repeated(("ana", "same"), lambda _: None), "it may work now"


async def test_append_conflict_makes_actor_release_its_table() -> None:
    scene = Scene()
    scene.log.fails = ConflictError()
    scene.ask(locks(True))
    await scene.settled()
    assert (scene.replies, scene.host.told[0], scene.actor.table.locked) == (["table-elsewhere"], "lost", False)


async def test_actor_with_a_stale_epoch_writes_nothing() -> None:
    scene = Scene(epoch=2)
    scene.ask(locks(True))
    await scene.settled()
    assert (scene.replies, scene.host.told[0], scene.log.appended) == (["table-elsewhere"], "lost", [])


async def test_closed_actor_refuses_pending_requests() -> None:
    scene = Scene()
    scene.ask(locks(True))
    scene.actor.close()
    scene.ask(locks(True))
    assert scene.replies == ["table-elsewhere", "table-elsewhere"]


async def test_registered_name_lookup_preserves_the_request_order() -> None:
    """A request that chooses a name waits for it, and so do the requests behind it. If the name cannot be read, only
    that request is refused."""
    scene, seen = Scene(), list[tuple[str, RegisteredName | None]]()
    reached = asyncio.Event()

    async def registered_name(guest: str) -> RegisteredName:
        await reached.wait()
        if guest == "bo":
            raise PerudoError("store-read", why="planted")
        return RegisteredName("P1", "Ana")

    scene.services.people = SimpleNamespace(registered_name=registered_name)

    def note(name: str) -> Decision:
        def decide(context: Context) -> list[TableEvent]:
            seen.append((name, context.registered_name))
            return []

        return decide

    replies = list[str | None]()
    for guest, name in (("ana", "sit"), ("bo", "sit"), ("cleo", "chat")):
        reply = lambda error: replies.append(error and error.code)  # noqa: E731
        scene.actor.enqueue(Request(note(f"{guest} {name}"), reply, guest, chooses_name=name == "sit"))
    await asyncio.sleep(0)
    assert not seen
    reached.set()
    await until(lambda: len(replies) == 3)
    assert seen == [("ana sit", RegisteredName("P1", "Ana")), ("cleo chat", None)]
    assert replies == [None, "store-read", None]
