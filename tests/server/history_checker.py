"""The history checker: compares what clients know of their commands with the log, in every test that breaks
something.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from perudo.core.view import view
from perudo.protocol import wire
from perudo.records.fair_dice import DrawInputs, contribution_digest
from perudo.table.events import (
    CalzaCalled,
    Chatted,
    Contributed,
    DigestGiven,
    LogEntry,
    Moved,
    Opened,
    Reopened,
    Sat,
    SeedCommitted,
    SeedRevealed,
    Started,
    TableEvent,
    to_move,
)
from perudo.table.state import Table

DONE = "done"


@dataclass(slots=True)
class Sent:
    """A command as its sender knows it. ``at`` and ``answered`` count on with whatever happens."""

    guest: str
    command: wire.TableCommand | wire.Open
    at: int
    answer: str | None = None
    """``done``, or the code of the refusal; None while there is none."""
    answered: int = 0


def brings_about(command: wire.TableCommand | wire.Open, event: TableEvent) -> bool:
    """Whether the event is what the command asked for."""
    match command, event:
        case wire.Act(move=wire.CalzaMessage()), CalzaCalled():
            return True
        case wire.Act(move=action), Moved(move=said):
            return wire.to_move(action, 0) == to_move(said, 0)
        case wire.Rename(name=name), Sat(name=given):
            return name == given
        case wire.Chat(text=text), Chatted(text=told):
            return text == told
        case wire.Contribute(contribution=opening), Contributed(contribution=given):
            return opening == given
        case wire.Contribute(contribution=None, next_digest=digest), DigestGiven(digest=given):
            return digest == given
    kinds = {wire.Open: Opened, wire.Sit: Sat, wire.Start: Started, wire.Rematch: Reopened}
    return isinstance(event, kinds.get(type(command), ()))


def _may_be_idle(command: wire.TableCommand | wire.Open) -> bool:
    """Whether it may be done without an event, as where another was quicker."""
    calza = isinstance(command, wire.Act) and isinstance(command.move, wire.CalzaMessage)
    return calza or isinstance(command, wire.Rematch | wire.Ready)


def _never_refused(command: wire.TableCommand | wire.Open) -> bool:
    return isinstance(command, wire.Rename)


def faults(code: str, log: Sequence[LogEntry], sent: Iterable[Sent]) -> list[str]:
    """What is wrong with a table's log, if these commands are all that its clients ever sent it."""
    asked = {(each.guest, each.command.id): each for each in sent}
    found = [f"place {at} has seq {entry.seq}" for at, entry in enumerate(log, start=1) if entry.seq != at]
    logged = [((entry.guest or "", entry.command), entry.event) for entry in log if entry.command]
    taken: dict[tuple[str, str], TableEvent] = {}
    latest = 0
    last: dict[str, int] = {}
    for key, event in logged:
        each = asked.get(key)
        if key in taken:
            found.append(f"twice: {key}")
        elif each is None or not brings_about(each.command, event):
            found.append(f"nobody asked for it: {event}")
        else:
            if each.answer and each.answered < latest:
                found.append(f"after one that was sent when it had been answered: {each}")
            if each.at < last.get(each.guest, 0):
                found.append(f"not in the order that its guest sent: {each}")
            latest = max(latest, each.at)
            last[each.guest] = each.at
        taken[key] = event
    for key, each in asked.items():
        if key in taken and each.answer not in (None, DONE):
            found.append(f"refused, but in the log: {each}")
        elif key not in taken and each.answer == DONE and not _may_be_idle(each.command):
            found.append(f"acknowledged, but lost: {each}")
        elif key not in taken and _never_refused(each.command) and each.at < last.get(each.guest, 0):
            found.append(f"left out: {each}")
    try:
        found += chosen(code, log)
    except Exception as error:
        found.append(f"can't be played on: {error!r}")
    return found


def chosen(code: str, log: Iterable[LogEntry]) -> list[str]:
    """Where somebody could have chosen the dice: what is in the log too early, or too late."""
    table, found = Table(code=code), list[str]()
    for entry in log:
        match entry.event:
            case DigestGiven(_, number, _) if number != table.digest_round:
                found.append(f"a digest of a round that was committed to: {entry}")
            case Contributed(seat, part):
                coming = table.drawing()
                given = coming.proof.digests[seat - 1]
                if given != contribution_digest(coming.game_id, coming.round, seat, bytes.fromhex(part)):
                    found.append(f"opened without a digest: {entry}")
            case SeedCommitted(salt, commitment):
                if (
                    DrawInputs(table.game_id, table.current_game().round_number, bytes.fromhex(salt), ()).commitment
                    == commitment
                ):
                    found.append(f"the seed of dice that are not dealt: {entry}")
            case SeedRevealed() if table.current_game().hands is not None:
                found.append(f"the seed of dice under cups: {entry}")
        table = table.apply(entry.event, entry.at)
    return found


def replay(code: str, log: Iterable[LogEntry]) -> Table:
    table = Table(code=code)
    for entry in log:
        table = table.apply(entry.event, entry.at)
    return table


def shown_too_early(code: str, log: Sequence[LogEntry], state: dict[str, object]) -> list[str]:
    """Return the faults of a state that a client was shown and the log does not support."""
    seq, seat = state["seq"], state["seat"]
    assert isinstance(seq, int) and (seat is None or isinstance(seat, int))
    if seq > len(log):
        return [f"{seq} was shown, but the log ends at {len(log)}"]
    try:
        table = replay(code, log[:seq])
    except Exception as error:
        return [f"can't be played on: {error!r}"]
    cups = bool(table.settings.eliminated_see_dice) or table.only_bots_play
    stood = (
        msgspec.json.decode(msgspec.json.encode(view(table.game, seat, eliminated_see_dice=cups)))
        if table.game
        else None
    )
    return [] if stood == state["view"] else [f"what was shown at {seq} is not what is in the log"]
