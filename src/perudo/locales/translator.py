"""The words that people see, from ``locales/``: one Fluent file a language, for the terminal and the page alike."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from contextvars import ContextVar
from copy import copy
from functools import cache
from importlib import resources
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource

DEFAULT_LANGUAGE = "en"
_FORMATS = {"crh": ("tr",)}
"""Whose plural forms and numbers a language has that Babel does not know; else the host's would leak in."""
_MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n?)(?:(?:[ }].*)?\n)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*[}(]")


@cache
def available_languages() -> tuple[str, ...]:
    """The languages that are spoken here, by their codes."""
    files = resources.files("perudo.locales").iterdir()
    return tuple(sorted(file.name.removesuffix(".ftl") for file in files if file.name.endswith(".ftl")))


def best_language(wished: Iterable[str]) -> str:
    """The first language wished for that is spoken here, else English. Each is written as ``uk`` or ``uk_UA.UTF-8``,
    or as a browser's ``uk-UA;q=0.8``."""
    codes = (re.split(r"[-_.@;]", each.strip().lower())[0] for each in wished)
    return next((code for code in codes if code in available_languages()), DEFAULT_LANGUAGE)


def preferred_languages() -> list[str]:
    """The languages that this terminal asks for, where gettext looks for them."""
    asked = filter(None, map(os.environ.get, ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")))
    return next(asked, "").split(":")


def load_source(language: str) -> str:
    """The Fluent file of a language."""
    return resources.files("perudo.locales").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


class UserError(Protocol):
    """An error with a message for users, such as ``PerudoError``."""

    code: str
    details: dict[str, str | int]


class Translator:
    """The messages of one language. ``translator("id", count=3)`` is the text; a missing message is a ``KeyError``.

    A message is parsed when it is first asked for: to parse them all would take longer than most commands do.
    """

    edition = ""
    """The edition in whose words messages are put that have such; without one, as they are everywhere."""

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        self.language = language
        self._sources = {found[1]: found[0] for found in _MESSAGE.finditer(load_source(language) + "\n")}
        # No isolation marks around arguments: none of the languages is written from right to left.
        self._bundle = FluentBundle([language, *_FORMATS.get(language, ())], use_isolating=False)

    def for_edition(self, box: str) -> Translator:
        """The same language, in the words of an edition's box."""
        boxed = copy(self)
        boxed.edition = box
        return boxed

    def __call__(self, message: str, /, **arguments: str | int | float) -> str:
        self._parse(message)
        found = self._bundle.get_message(message)
        if found.value is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(found.value, {"box": self.edition, **arguments})
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def error_text(self, error: UserError) -> str:
        """The sentence that tells a person about an error."""
        return self(error.code if error.code.startswith("reason-") else f"error-{error.code}", **error.details)

    def _parse(self, message: str) -> None:
        """Gives a message, and those that it refers to, to the bundle."""
        source = self._sources.pop(message, None)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for reference in _REFERENCE.findall(source):
                self._parse(reference)


_spoken: ContextVar[str | None] = ContextVar("spoken", default=None)


def set_language(language: str | None) -> None:
    """From now on ``translator()`` are in this language; where it is None, in the one that the terminal asks for."""
    _spoken.set(language)


def translator(language: str | None = None) -> Translator:
    """The messages of a language, read once; of the one that is spoken, where none is named."""
    return _words(language or _spoken.get() or best_language(preferred_languages()))


_words = cache(Translator)
