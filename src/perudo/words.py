"""The words that people see, from ``locales/``: one Fluent file a language, for the terminal and the page alike."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from perudo.errors import PerudoError

DEFAULT = "en"
_FORMATS = {"crh": ("tr",)}
"""Whose plural forms and numbers a language has that Babel does not know; else the host's would leak in."""
_MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n?)(?:(?:[ }].*)?\n)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*[}(]")


def languages() -> list[str]:
    """The languages that are spoken here, by their codes."""
    files = resources.files("perudo.locales").iterdir()
    return sorted(file.name.removesuffix(".ftl") for file in files if file.name.endswith(".ftl"))


def source(language: str) -> str:
    """The Fluent file of a language."""
    return resources.files("perudo.locales").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


class Words:
    """The messages of one language. ``words("id", count=3)`` is the text; a missing message is a ``KeyError``.

    A message is parsed when it is first asked for: to parse them all would take longer than most commands do.
    """

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language
        self._sources = {found[1]: found[0] for found in _MESSAGE.finditer(source(language) + "\n")}
        # No isolation marks around arguments: none of the languages is written from right to left.
        self._bundle = FluentBundle([language, *_FORMATS.get(language, ())], use_isolating=False)

    def __call__(self, message: str, /, **arguments: str | int | float) -> str:
        self._parse(message)
        found = self._bundle.get_message(message)
        if found.value is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(found.value, arguments)
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def error(self, error: PerudoError) -> str:
        """The sentence that tells a person about an error."""
        return self(error.code if error.code.startswith("reason-") else f"error-{error.code}", **error.details)

    def _parse(self, message: str) -> None:
        """Gives a message, and those that it refers to, to the bundle."""
        source = self._sources.pop(message, None)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for reference in _REFERENCE.findall(source):
                self._parse(reference)


@cache
def words(language: str = DEFAULT) -> Words:
    """The messages of a language, read once."""
    return Words(language)
