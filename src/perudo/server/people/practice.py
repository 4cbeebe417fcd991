"""People's practice progress, shared by all their devices.

A browser sends its own progress to the server, and receives the combined progress of all devices. Browsers compute the
practice ratings, so the server cannot trust these ratings. The ratings are used only for practice.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from perudo.protocol import wire
from perudo.server.log.database import PRACTICE_TABLE

DAY = 24 * 60 * 60 * 1000


def merged(stored: wire.PracticeProgress, sent: wire.PracticeProgress) -> wire.PracticeProgress:
    """Combine a person's practice progress from two devices. For each kind of question, keep the progress of the device
    with more answers.
    """

    def further(one: wire.PracticeSkill, other: wire.PracticeSkill) -> wire.PracticeSkill:
        return one if one.answered > other.answered else other

    return wire.PracticeProgress(
        puzzles=further(stored.puzzles, sent.puzzles),
        odds=further(stored.odds, sent.odds),
        daily=_joined(stored.daily, sent.daily),
    )


def _joined(one: wire.DailyAnswer | None, other: wire.DailyAnswer | None) -> wire.DailyAnswer | None:
    """Return the later answer. If there is no gap of a day or more between the two devices' streaks, join them into
    one.
    """
    if one is None or other is None:
        return one or other
    earlier, later = sorted((one, other), key=lambda answer: (answer.day, answer.streak))
    first = later.day - later.streak + 1
    if earlier.day >= first - 1:
        first = min(first, earlier.day - earlier.streak + 1)
    return msgspec.structs.replace(later, streak=later.day - first + 1)


def progress_of(connection: Connection, person: str) -> wire.PracticeProgress | None:
    """Return a person's stored progress. ``person``: the person's id."""
    query = select(PRACTICE_TABLE.c.state).where(PRACTICE_TABLE.c.person == person)
    state = connection.execute(query).scalar()
    return None if state is None else msgspec.json.decode(state, type=wire.PracticeProgress)


def add_progress(connection: Connection, person: str, sent: wire.PracticeProgress, now: int) -> wire.PracticeProgress:
    """Combine a browser's progress with the stored progress; store and return the result. ``now``: milliseconds since
    1970."""
    # A day in the future comes from a browser with a wrong clock, and would break the streak.
    if sent.daily is not None and sent.daily.day > now // DAY + 1:
        sent = msgspec.structs.replace(sent, daily=None)
    stored = progress_of(connection, person)
    result = sent if stored is None else merged(stored, sent)
    begun = result.puzzles.answered or result.odds.answered or result.daily
    if begun and result != stored:
        connection.execute(delete(PRACTICE_TABLE).where(PRACTICE_TABLE.c.person == person))
        row = {"person": person, "state": msgspec.json.encode(result).decode()}
        connection.execute(insert(PRACTICE_TABLE).values(row))
    return result


def standing(progress: wire.PracticeProgress | None, now: int) -> wire.PuzzleStanding | None:
    """Return the public part of a person's progress; None if the person has not answered any puzzle."""
    if progress is None or not (progress.puzzles.answered or progress.daily):
        return None
    daily = progress.daily
    return wire.PuzzleStanding(
        rating=round(progress.puzzles.rating),
        answered=progress.puzzles.answered,
        streak=daily.streak if daily is not None and daily.day >= now // DAY - 1 else 0,
    )
