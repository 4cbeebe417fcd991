"""Translated messages from ``locales/``: three Fluent files per language, one in each of ``LOCALE_FOLDERS``."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from copy import copy
from functools import cache
from importlib import resources
from threading import Lock
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource

DEFAULT_LANGUAGE = "en"
LOCALE_FOLDERS = ("", "page", "terminal")
"""Folders in ``locales/`` with one file per language: for messages that the page and the terminal share, for the page
only, and for the terminal only.
"""
_FORMATS = {"crh": ("tr",)}
"""Fallbacks for languages whose plural rules and number formats Babel lacks. Without a fallback, the system's plural
rules and number formats would apply.
"""
_MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n?)(?:(?:[ }].*)?\n)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*[}(]")


@cache
def available_languages() -> tuple[str, ...]:
    """Return the codes of the available languages."""
    files = resources.files("perudo.locales").iterdir()
    return tuple(sorted(file.name.removesuffix(".ftl") for file in files if file.name.endswith(".ftl")))


def best_language(wished: Iterable[str]) -> str:
    """Return the first preferred language that is available; if none is, return English. Accepts codes such as ``uk``,
    ``uk_UA.UTF-8``, or a browser's ``uk-UA;q=0.8``.
    """
    codes = (re.split(r"[-_.@;]", each.strip().lower())[0] for each in wished)
    return next((code for code in codes if code in available_languages()), DEFAULT_LANGUAGE)


def preferred_languages() -> list[str]:
    """Return the user's preferred languages from gettext's environment variables."""
    asked = filter(None, map(os.environ.get, ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")))
    return next(asked, "").split(":")


def load_source(language: str) -> str:
    """Return the concatenated Fluent files of a language."""
    folder = resources.files("perudo.locales")
    files = (folder.joinpath(part, f"{language}.ftl") for part in LOCALE_FOLDERS)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


class UserError(Protocol):
    """An error with a message for users, such as ``PerudoError``."""

    code: str
    details: dict[str, str | int]


class Translator:
    """The messages of one language. ``translator("id", count=3)`` returns the text of a message. A missing message
    raises ``KeyError``.

    Messages are parsed on first use, because parsing all of them would take longer than most commands take to run.
    """

    edition = ""
    """The edition whose terms the messages use; empty for the usual terms."""

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        self.language = language
        self._sources = {found[1]: found[0] for found in _MESSAGE.finditer(load_source(language) + "\n")}
        self._parsing = Lock()
        # Arguments need no isolation marks, because none of the languages is written from right to left.
        self._bundle = FluentBundle([language, *_FORMATS.get(language, ())], use_isolating=False)

    def for_edition(self, box: str) -> Translator:
        """Return a translator that uses an edition's terms, for the same language."""
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
        """Return an error's message for users."""
        return self(error.code if error.code.startswith("reason-") else f"error-{error.code}", **error.details)

    def _parse(self, message: str) -> None:
        """Parse a message, and the messages that it refers to, into the bundle.

        Several threads can share a translator, so a message's source is removed only after the bundle contains the
        parsed message.
        """
        if message not in self._sources:
            return
        with self._parsing:
            found, waiting = dict[str, str](), [message]
            while waiting:
                name = waiting.pop()
                if name in self._sources and name not in found:
                    found[name] = self._sources[name]
                    waiting += _REFERENCE.findall(found[name])
            self._bundle.add_resource(FluentResource("".join(found.values())))
            for name in found:
                del self._sources[name]


_spoken: ContextVar[str | None] = ContextVar("spoken", default=None)


def set_language(language: str | None) -> None:
    """Set the language of ``translator()`` (None: the terminal's language)."""
    _spoken.set(language)


@contextmanager
def keep_language() -> Iterator[None]:
    """Restore the current language at the end of the block."""
    token = _spoken.set(_spoken.get())
    try:
        yield
    finally:
        _spoken.reset(token)


def translator(language: str | None = None) -> Translator:
    """Return the translator for a language (default: the current one). Each translator is loaded only once."""
    return _words(language or _spoken.get() or best_language(preferred_languages()))


_words = cache(Translator)
