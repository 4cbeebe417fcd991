"""The lesson, which the server sends over HTTP: ``/lesson.json``."""

from __future__ import annotations

import msgspec

from perudo.core.rules import SettingValue
from perudo.core.view import View
from perudo.protocol.wire.scalars import MoveMessage


class LessonText(msgspec.Struct, frozen=True, kw_only=True):
    """A text for the learner: a localised message and its numeric arguments."""

    message: str
    arguments: dict[str, int]


class LessonBranch(msgspec.Struct, frozen=True, kw_only=True):
    """A move that continues the lesson, and the step to which it leads."""

    move: MoveMessage
    step: int


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step of the lesson, with a text for the learner. After reading the text, the learner continues or makes a
    move."""

    text: LessonText
    views_before: tuple[View, ...]
    """The views to show, in order, before the step's own ``view``."""
    view: View
    branches: tuple[LessonBranch, ...]
    """The moves that continue the lesson from this step; empty if no move is needed."""
    otherwise: LessonText | None
    """The text shown after a legal move that is not in ``branches``."""
    next_step: int | None
    """The index of the next step; None at the end of the lesson, or if this step needs a move."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """An interactive first game. Steps refer to each other by index, and the lesson begins with step 0."""

    edition: str
    options: dict[str, SettingValue]
    rules: dict[str, SettingValue]
    steps: tuple[LessonStep, ...]
