"""The lesson, by HTTP: ``/lesson.json``."""

from __future__ import annotations

import msgspec

from perudo.core.rules import SettingValue
from perudo.core.view import View
from perudo.protocol.wire.scalars import Said


class LessonText(msgspec.Struct, frozen=True, kw_only=True):
    """Something told to the learner: a message of the locale, and the numbers in it."""

    message: str
    arguments: dict[str, int]


class LessonWay(msgspec.Struct, frozen=True, kw_only=True):
    """A word that leads on, and to which step."""

    word: Said
    step: int


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of the lesson at which the learner is told something, and goes on or says a word."""

    told: LessonText
    before: tuple[View, ...]
    """What is seen on the way to this moment, in order."""
    view: View
    ways: tuple[LessonWay, ...]
    """The words that lead on from here; none where the learner only goes on."""
    otherwise: LessonText | None
    """What is answered to any other legal word."""
    following: int | None
    """Where going on leads; None at the end, and where a word is asked for."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """An interactive first game. Steps refer to each other by their place, from 0; it begins with the first."""

    edition: str
    options: dict[str, SettingValue]
    rules: dict[str, SettingValue]
    steps: tuple[LessonStep, ...]
