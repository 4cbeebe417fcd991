"""The lesson, by HTTP: ``/lesson.json``."""

from __future__ import annotations

import msgspec

from perudo.core.rules import SettingValue
from perudo.core.view import View
from perudo.protocol.wire.scalars import MoveMessage


class LessonText(msgspec.Struct, frozen=True, kw_only=True):
    """Something told to the learner: a message of the locale, and the numbers in it."""

    message: str
    arguments: dict[str, int]


class LessonBranch(msgspec.Struct, frozen=True, kw_only=True):
    """A word that leads on, and to which step."""

    move: MoveMessage
    step: int


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of the lesson at which the learner is told something, and goes on or says a word."""

    text: LessonText
    views_before: tuple[View, ...]
    """What is seen on the way to this moment, in order."""
    view: View
    branches: tuple[LessonBranch, ...]
    """The words that lead on from here; none where the learner only goes on."""
    otherwise: LessonText | None
    """What is answered to any other legal word."""
    next_step: int | None
    """Where going on leads; None at the end, and where a word is asked for."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """An interactive first game. Steps refer to each other by their place, from 0; it begins with the first."""

    edition: str
    options: dict[str, SettingValue]
    rules: dict[str, SettingValue]
    steps: tuple[LessonStep, ...]
