"""The rules in words: the editions side by side, where some differ, or one in sentences. For people, or as Markdown."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import replace

from perudo.rules import EDITIONS, PRESETS, SETTINGS, SOURCES, Value, read_rule_code, show
from perudo.words import Words

WIDTH = 80
SHARED = (
    "goal",
    "roll",
    "bid",
    "turn",
    "dudo",
    "loser",
    "aces",
    "to-aces",
    "from-aces",
    "palifico",
    "calza",
    "calza-at-once",
)
"""What all editions share, in the order in which one learns it: messages ``shared-...``."""


# --- A setting in words


def setting_name(words: Words, setting: str) -> str:
    return words(f"setting-{setting}")


def short_value(words: Words, setting: str, value: Value) -> str:
    """The value in a word or two, as for a table."""
    match value:
        case bool() | str():
            return words(f"value-{setting}-{show(value)}")
        case int():
            return words(f"value-{setting}", count=value)
        case fewest, most:
            return words(f"value-{setting}", fewest=fewest, most=most)


def sentence(words: Words, setting: str, value: Value) -> str:
    """The rule that the value makes, as a sentence."""
    match value:
        case bool() | str():
            return words(f"setting-{setting}-{show(value)}")
        case int():
            return words(f"setting-{setting}-value", count=value)
        case fewest, most:
            return words(f"setting-{setting}-value", fewest=fewest, most=most)


# --- Several editions


def compared(words: Words, editions: Sequence[str], differing: bool) -> Iterator[str]:
    """The editions side by side, setting by setting; with ``differing``, only where they are not all the same."""
    yield from _editions(words, editions)
    told = [setting for setting in SETTINGS if not differing or len(_columns(editions, setting)) > 1]
    if not told:
        yield from ["", words("rules-same")]
    for setting in told:
        yield from ["", f"{setting_name(words, setting)} ({setting})"]
        for value, those in _columns(editions, setting).items():
            yield "  " + words("rules-value", value=short_value(words, setting, value))
            sources = (words("rules-source", edition=edition, place=SOURCES[edition][setting]) for edition in those)
            yield from _wrapped(", ".join(sources), "    ")
    yield ""
    yield from _wrapped(words("rules-note-sources"))
    yield from _wrapped(words("rules-note-house"))


def _columns(editions: Sequence[str], setting: str) -> dict[Value, list[str]]:
    """Which editions have which value."""
    columns: dict[Value, list[str]] = {}
    for edition in editions:
        columns.setdefault(EDITIONS[edition].settings()[setting], []).append(edition)
    return columns


def presets(words: Words) -> Iterator[str]:
    """The names for rules that stand in no box."""
    yield from ["", words("rules-presets")]
    for name in PRESETS:
        edition, options = read_rule_code(PRESETS[name])
        changed = (f"{setting_name(words, each)}: {short_value(words, each, value)}" for each, value in options.items())
        yield f"  {name}: {words(f'preset-{name}')} ({', '.join([edition, *changed])})"


# --- One edition


def told(words: Words, edition: str) -> Iterator[str]:
    """One edition: what all share, and then its own rules, in sentences with their sources."""
    yield from _editions(words, [edition])
    yield from ["", words("rules-shared")]
    for rule in SHARED:
        yield from _wrapped(words(f"shared-{rule}"), "- ")
    yield from ["", words(f"edition-{edition}")]
    rules = EDITIONS[edition]
    played = rules.in_force()
    for setting in replace(rules, calza=True).in_force():
        optional = setting not in played
        if optional and setting == "calza_callers":
            yield words("rules-if-calza")
        said = sentence(words, setting, rules.settings()[setting])
        place = SOURCES[edition][setting]
        yield from _wrapped(words("rules-sentence", said=said, place=place), "  - " if optional else "- ")
    yield ""
    yield from _wrapped(words("rules-note-sources"))


# --- As a page


def page(words: Words, editions: Sequence[str]) -> Iterator[str]:
    """The rules of these editions as a page in Markdown."""
    yield from [f"<!-- {words('rules-page-made')} -->", ""]
    yield f"# {words('rules-page-title')}"
    yield ""
    for edition in editions:
        yield f"- `{edition}`: {words(f'edition-{edition}')}"
    yield from ["", f"## {words('rules-shared')}", ""]
    for rule in SHARED:
        yield f"- {words(f'shared-{rule}')}"
    yield from ["", f"## {words('rules-settings')}", ""]
    yield _row([words("rules-setting"), *(f"`{edition}`" for edition in editions)])
    yield _row(["---"] * (len(editions) + 1))
    for setting in SETTINGS:
        cells = (
            f"{short_value(words, setting, EDITIONS[edition].settings()[setting])}<br>*{SOURCES[edition][setting]}*"
            for edition in editions
        )
        yield _row([f"{setting_name(words, setting)}<br>`{setting}`", *cells])
    yield from ["", words("rules-note-sources"), "", words("rules-note-house")]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


# --- Lines


def _editions(words: Words, editions: Sequence[str]) -> Iterator[str]:
    yield words("rules-editions")
    for edition in editions:
        yield f"  {edition}: {words(f'edition-{edition}')}"


def _wrapped(text: str, lead: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=lead, subsequent_indent=" " * len(lead))
