"""The rules in words: the editions side by side, where some differ, or one in sentences. For people, or as Markdown."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence

from perudo.core.editions import READINGS, Told, readings_of, settled, shared_rules
from perudo.core.rules import EDITIONS, PRESETS, SETTINGS, SettingValue, format_value, parse_rule_code
from perudo.locales.translator import Translator

WIDTH = 80


# --- A setting in words


def setting_name(words: Translator, setting: str) -> str:
    return words(f"setting-{setting}")


def short_value(words: Translator, setting: str, value: SettingValue) -> str:
    """The value in a word or two, as for a table."""
    match value:
        case bool() | str():
            return words(f"value-{setting}-{format_value(value)}")
        case int():
            return words(f"value-{setting}", count=value)
        case fewest, most:
            return words(f"value-{setting}", fewest=fewest, most=most)


def set_to(words: Translator, setting: str, value: SettingValue) -> str:
    """A setting and its value, as for a list of house rules."""
    return words("labelled", what=setting_name(words, setting), text=short_value(words, setting, value))


def rules_name(words: Translator, edition: str, options: Mapping[str, SettingValue]) -> str:
    """The name of an edition, and whether house rules change it."""
    name = words(f"edition-{edition}")
    return words("house-rules-of", edition=name) if options else name


def sentence(words: Translator, setting: str, value: SettingValue) -> str:
    """The rule that the value makes, as a sentence."""
    match value:
        case bool() | str():
            return words(f"setting-{setting}-{format_value(value)}")
        case int():
            return words(f"setting-{setting}-value", count=value)
        case fewest, most:
            return words(f"setting-{setting}-value", fewest=fewest, most=most)


# --- Several editions


def compared(words: Translator, editions: Sequence[str], differing: bool) -> Iterator[str]:
    """The editions side by side, setting by setting; with ``differing``, only where they are not all the same."""
    yield from _editions(words, editions)
    told = [setting for setting in SETTINGS if not differing or len(_columns(editions, setting)) > 1]
    if not told:
        yield from ["", words("rules-same")]
    for setting in told:
        yield from ["", f"{setting_name(words, setting)} ({setting})"]
        for value, those in _columns(editions, setting).items():
            yield "  " + words("label", what=short_value(words, setting, value))
            places = ((edition, _places(edition, words)[setting]) for edition in those)
            sources = (words("rules-source", edition=edition, place=place or "") for edition, place in places)
            yield from _wrapped(", ".join(sources), "    ")
    yield ""
    yield from _wrapped(words("rules-note-sources"))
    yield from _wrapped(words("rules-note-house"))


def _columns(editions: Sequence[str], setting: str) -> dict[SettingValue, list[str]]:
    """Which editions have which value."""
    columns: dict[SettingValue, list[str]] = {}
    for edition in editions:
        columns.setdefault(EDITIONS[edition].settings()[setting], []).append(edition)
    return columns


def presets(words: Translator) -> Iterator[str]:
    """The names for rules that stand in no box."""
    yield from ["", words("rules-presets")]
    for name in PRESETS:
        edition, options = parse_rule_code(PRESETS[name])
        changed = (set_to(words, each, value) for each, value in options.items())
        yield "  " + words("labelled", what=name, text=f"{words(f'preset-{name}')} ({', '.join([edition, *changed])})")


def _places(edition: str, words: Translator) -> dict[str, str | None]:
    """Where an edition says each of its settings."""
    return {told.rule: told.place for told in settled(edition, EDITIONS[edition], words.language)}


# --- One edition


def told(words: Translator, edition: str) -> Iterator[str]:
    """One edition, as the page tells it: what all share, its own rules, and how what it says is read."""
    boxed = words.of(edition)
    yield from _editions(words, [edition])
    yield from ["", words("rules-shared")]
    for rule in shared_rules(edition, words.language):
        yield from _wrapped(_cited(words, boxed(f"shared-{rule.rule}"), rule), "- ")
    yield from ["", words(f"edition-{edition}")]
    rules = EDITIONS[edition]
    played = rules.in_force()
    for rule in settled(edition, rules, words.language):
        optional = rule.rule not in played
        if optional and rule.rule == "calza_callers":
            yield words("rules-if-calza")
        said = sentence(boxed, rule.rule, rules.settings()[rule.rule])
        yield from _wrapped(_cited(words, said, rule), "  - " if optional else "- ")
    yield from ["", words("rules-readings")]
    for reading in readings_of(edition):
        yield from _wrapped(boxed(f"reading-{reading}"), "- ")
    yield from ["", words("rules-box"), *_wrapped(words(f"box-{edition}")), ""]
    yield from _wrapped(words("rules-note-sources"))


def _cited(words: Translator, said: str, rule: Told) -> str:
    """A rule with where it is said, or that it is not."""
    if rule.place is not None:
        return words("rules-sentence", said=said, place=rule.place)
    return f"{said} ({words('rules-silent' if rule.anywhere else 'rules-unsaid')})"


# --- For programs


def as_json(words: Translator, edition: str) -> dict[str, object]:
    """The settings of an edition, and where each is said; null where it is not."""
    places = _places(edition, words)
    settings = EDITIONS[edition].settings()
    told = {setting: {"value": value, "source": places[setting]} for setting, value in settings.items()}
    return {"name": words(f"edition-{edition}"), "settings": told}


# --- As a page


def page(words: Translator, editions: Sequence[str]) -> Iterator[str]:
    """The rules of these editions as a page in Markdown."""
    yield from [f"<!-- {words('rules-page-made')} -->", ""]
    yield f"# {words('rules-page-title')}"
    yield ""
    for edition in editions:
        box = f"{words(f'edition-{edition}')}. {words(f'box-{edition}')}"
        yield "- " + words("labelled", what=f"`{edition}`", text=box)
    yield from ["", f"## {words('rules-shared')}", ""]
    heads = [f"`{edition}`" for edition in editions]
    yield from [_row([words("rules-rule"), *heads]), _row(["---"] * (len(editions) + 1))]
    for row in zip(*(shared_rules(edition, words.language) for edition in editions), strict=True):
        said = words(f"shared-{row[0].rule}")
        if not row[0].anywhere:
            said += f" *({words('rules-unsaid')})*"
        yield _row([said, *(f"*{told.place}*" if told.place else "–" for told in row)])
    yield from ["", f"{words('rules-note-sources')} {words('rules-note-dash')}", ""]
    yield from [f"## {words('rules-settings')}", ""]
    yield _row([words("rules-setting"), *heads])
    yield _row(["---"] * (len(editions) + 1))
    for setting in SETTINGS:
        cells = (
            f"{short_value(words, setting, EDITIONS[edition].settings()[setting])}"
            f"<br>*{_places(edition, words)[setting]}*"
            for edition in editions
        )
        yield _row([f"{setting_name(words, setting)}<br>`{setting}`", *cells])
    yield from ["", words("rules-note-house"), "", f"## {words('rules-readings')}", ""]
    for reading, concerned in READINGS.items():
        those = [edition for edition in editions if edition in concerned]
        if those:
            named = ", ".join(f"`{edition}`" for edition in those)
            yield "- " + words("labelled", what=named, text=words(f"reading-{reading}"))


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


# --- Lines


def _editions(words: Translator, editions: Sequence[str]) -> Iterator[str]:
    yield words("rules-editions")
    for edition in editions:
        yield "  " + words("labelled", what=edition, text=words(f"edition-{edition}"))


def _wrapped(text: str, lead: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=lead, subsequent_indent=" " * len(lead))
