"""The judge itself: a log that is as it should be passes, and whatever may be wrong with one is found."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from perudo.protocol import wire
from perudo.table.events import Dealt, LogEntry, Opened, Sat, StoredSettings, TableEvent
from tests.server.history_checker import DONE, Sent, faults, shown_too_early

ANA, BO = "ana", "bo"


def renamed(guest: str, number: int, at: int, answered: int | None) -> Sent:
    command = wire.Rename(id=str(number), table="TABLE", name=f"{guest} {number}")
    return Sent(guest, command, at, DONE if answered else None, answered or 0)


def asked() -> list[Sent]:
    """Ana sends two at once, then one, and Bo one meanwhile; the last of Ana's has no answer."""
    return [
        renamed(ANA, 1, at=1, answered=4),
        renamed(ANA, 2, at=2, answered=5),
        renamed(BO, 1, at=6, answered=8),
        renamed(ANA, 3, at=7, answered=None),
    ]


def written(events: list[tuple[str | None, str | None, TableEvent]]) -> list[LogEntry]:
    return [LogEntry(seq, 1000, guest, command, event) for seq, (guest, command, event) in enumerate(events, start=1)]


def name(guest: str, number: int) -> tuple[str, str, TableEvent]:
    return guest, str(number), Sat(1 if guest == ANA else 2, guest, f"{guest} {number}")


BEGUN: list[tuple[str | None, str | None, TableEvent]] = [
    (ANA, None, Opened(ANA, "bga", {}, 2, StoredSettings())),
    (ANA, None, Sat(1, ANA, "Ana")),
    (BO, None, Sat(2, BO, "Bo")),
]
LOG = [*BEGUN, name(ANA, 1), name(ANA, 2), name(BO, 1)]


@pytest.mark.parametrize("more", [[], [name(ANA, 3)]])
def test_history_checker_allows_either_outcome_for_unanswered_commands(more: list[tuple[str, str, TableEvent]]) -> None:
    assert faults("TABLE", written([*LOG, *more]), asked()) == []


WRONG: dict[str, tuple[Callable[[list[LogEntry]], list[LogEntry]], str]] = {
    "the end lost": (lambda log: log[:-1], "acknowledged, but lost"),
    "a gap": (lambda log: [*log[:4], *log[5:]], "has seq"),
    "one left out": (lambda _: written([*LOG[:4], LOG[5]]), "acknowledged, but lost"),
    "one twice": (lambda _: written([*LOG, name(ANA, 2)]), "twice"),
    "one that nobody sent": (lambda _: written([*LOG, name(BO, 7)]), "nobody asked for it"),
    "another's name": (lambda _: written([*LOG[:5], (BO, "1", Sat(2, BO, "Bob"))]), "nobody asked for it"),
    "one guest's order": (lambda _: written([*LOG[:3], LOG[4], LOG[3], LOG[5]]), "not in the order"),
    "the order of the answers": (lambda _: written([*LOG[:3], LOG[5], LOG[3], LOG[4]]), "when it had been answered"),
    "one that can't follow": (lambda _: written([*LOG, (None, None, Dealt(((1,), (2,)), 1))]), "can't be played on"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_history_checker_finds_each_seeded_fault(wrong: str) -> None:
    spoil, said = WRONG[wrong]
    assert any(said in fault for fault in faults("TABLE", spoil(written(LOG)), asked()))


def test_history_checker_reports_unplayable_logs() -> None:
    """For example after a server forgot a roll: later bids are not the checker's fault."""
    wrong, _ = WRONG["one that can't follow"]
    (fault,) = shown_too_early("TABLE", wrong(written(LOG)), {"seq": len(LOG) + 1, "seat": 1, "view": None})
    assert "can't be played on" in fault


def test_lost_command_preceding_a_stored_one_is_detected() -> None:
    """Neither has been answered, and only the second is in the log."""
    sent = [renamed(ANA, 1, at=1, answered=None), renamed(ANA, 2, at=2, answered=None)]
    (fault,) = faults("TABLE", written([*BEGUN, name(ANA, 2)]), sent)
    assert "left out" in fault


def test_refused_command_in_the_log_is_detected() -> None:
    sent = [replace(renamed(ANA, 1, at=1, answered=2), answer="error-stale")]
    (fault,) = faults("TABLE", written([*BEGUN, name(ANA, 1)]), sent)
    assert "refused, but in the log" in fault
