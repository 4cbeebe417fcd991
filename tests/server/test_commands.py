"""The table of commands has a row for each message, and each row says what documents and limits rely on."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.commands import COMMANDS, CommandSpec, authorise, check, describe
from perudo.table.context import Context, FixedAttendance
from perudo.table.events import BotSeated, Opened, Sat, Started, StoredSettings, TableEvent
from perudo.table.external_bots import GUEST_PREFIX
from perudo.table.handover import SeatLinks
from perudo.table.state import Table, Timing
from tests.server.conftest import SeededDice

ITS: dict[str, Any] = {"id": "1", "table": "ABCDEF"}


def context(guest: str, *events: TableEvent, present: tuple[str, ...] = ("ana", "bo")) -> Context:
    """Ana has opened the table and sits at it with Bo, unless ``events`` change that."""
    table = Table(code="ABCDEF")
    opened = (Opened("ana", "bga", {}, 3, StoredSettings()), Sat(1, "ana", "Ana"), Sat(2, "bo", "Bo"))
    for event in (*opened, *events):
        table = table.apply(event, 1000)
    return Context(
        table=table,
        guest=guest,
        now=2000,
        timing=Timing(),
        dice=SeededDice(),
        presence=FixedAttendance(present.__contains__),
        seat_links=SeatLinks(),
        charge_arrival=lambda: None,
        check_may_list=lambda: None,
        react=lambda seat, reaction, gesture: None,
    )


def refusal(of: Context, command: wire.TableCommand) -> str | None:
    """The code of the error by which the table's check refuses a command."""
    try:
        check(COMMANDS[type(command)], of, command)
    except PerudoError as error:
        return error.code
    return None


def test_every_client_command_has_a_specification() -> None:
    assert COMMANDS.keys() == set(get_args(wire.ClientCommand))
    assert all(describe(command) for command in COMMANDS)


def test_every_command_with_a_handler_concerns_a_table() -> None:
    assert [each for each, spec in COMMANDS.items() if spec.handler and not issubclass(each, wire.TableCommand)] == []


def test_external_bots_may_send_only_allowed_commands() -> None:
    authorise(CommandSpec(external_bots=True), f"{GUEST_PREFIX}robo")
    authorise(CommandSpec(), "ana")
    with pytest.raises(PerudoError, match="program-may-not"):
        authorise(CommandSpec(), f"{GUEST_PREFIX}robo")


def test_command_check_tests_seat_then_host_then_stage() -> None:
    start, lock = wire.Start(**ITS), wire.Lock(**ITS, locked=True)
    assert refusal(context("cleo"), start) == "not-seated"
    assert refusal(context("bo"), start) == "host-only"
    assert refusal(context("ana"), start) is None
    assert refusal(context("ana", Started()), start) == "game-begun"
    assert refusal(context("ana", Started()), lock) is None
    assert refusal(context("ana"), wire.Pause(**ITS)) == "not-playing"


def test_deputy_host_cannot_send_permanent_commands() -> None:
    deputy = context("bo", present=("bo",))
    assert refusal(deputy, wire.Start(**ITS)) is None
    assert refusal(deputy, wire.SeatBot(**ITS, chair=3, bot="odds")) is None
    assert refusal(deputy, wire.Lock(**ITS, locked=True)) == "deputy-only"
    assert refusal(deputy, wire.Remove(**ITS, chair=1)) == "deputy-only"
    assert refusal(context("bo", BotSeated(3, "odds"), present=("bo",)), wire.Remove(**ITS, chair=3)) is None


def test_player_replaced_by_a_bot_cannot_move() -> None:
    act = wire.Act(**ITS, seq=1, move=wire.DudoMessage())
    held = Started(), BotSeated(2, "reader")
    assert refusal(context("bo", Started()), act) is None
    assert refusal(context("bo", *held), act) == "not-seated"
    assert refusal(context("bo", *held), wire.Resume(**ITS)) is None


def test_commands_are_refused_when_the_log_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("perudo.core.limits.LOG_SOFT_LIMIT", 3)
    assert refusal(context("bo"), wire.Rename(**ITS, name="Bo")) == "table-worn-out"
    assert refusal(context("bo"), wire.Leave(**ITS)) is None
    assert refusal(context("bo", Started()), wire.Act(**ITS, seq=1, move=wire.DudoMessage())) is None
