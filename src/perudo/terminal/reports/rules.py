"""Describes one edition's rules in sentences, or all editions side by side. The output is text, Markdown or JSON."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence

from perudo.core.citations import READINGS, CitedRule, readings_of, setting_rules, shared_rules
from perudo.core.rules import EDITIONS, PRESETS, SETTINGS, SettingValue, format_value, parse_rule_code
from perudo.locales.translator import Translator

LINE_WIDTH = 80


# --- A setting in words


def setting_name(translate: Translator, setting: str) -> str:
    return translate(f"setting-{setting}")


def short_value(translate: Translator, setting: str, value: SettingValue) -> str:
    """Return a setting's value in a word or two, for a table."""
    match value:
        case bool() | str():
            return translate(f"value-{setting}-{format_value(value)}")
        case int():
            return translate(f"value-{setting}", count=value)
        case fewest, most:
            return translate(f"value-{setting}", fewest=fewest, most=most)


def setting_assignment(translate: Translator, setting: str, value: SettingValue) -> str:
    """Return a setting and its value, for a list of house rules."""
    return translate("labelled", what=setting_name(translate, setting), text=short_value(translate, setting, value))


def rules_name(translate: Translator, edition: str, options: Mapping[str, SettingValue]) -> str:
    """Return an edition's name, with a note if house rules modify the edition."""
    name = translate(f"edition-{edition}")
    return translate("house-rules-of", edition=name) if options else name


def sentence(translate: Translator, setting: str, value: SettingValue) -> str:
    """Return a sentence that states the rule for a setting's value."""
    match value:
        case bool() | str():
            return translate(f"setting-{setting}-{format_value(value)}")
        case int():
            return translate(f"setting-{setting}-value", count=value)
        case fewest, most:
            return translate(f"setting-{setting}-value", fewest=fewest, most=most)


# --- Several editions


def compare_editions(translate: Translator, editions: Sequence[str], differing: bool) -> Iterator[str]:
    """Yield a comparison of the editions side by side, one setting after another. With ``differing``, omit settings
    that are the same in all these editions.
    """
    yield from _editions(translate, editions)
    told = [setting for setting in SETTINGS if not differing or len(_columns(editions, setting)) > 1]
    if not told:
        yield from ["", translate("rules-same")]
    for setting in told:
        yield from ["", f"{setting_name(translate, setting)} ({setting})"]
        for value, those in _columns(editions, setting).items():
            yield "  " + translate("label", what=short_value(translate, setting, value))
            places = ((edition, _places(edition, translate)[setting]) for edition in those)
            sources = (translate("rules-source", edition=edition, place=place or "") for edition, place in places)
            yield from _wrapped(", ".join(sources), "    ")
    yield ""
    yield from _wrapped(translate("rules-note-sources"))
    yield from _wrapped(translate("rules-note-house"))


def _columns(editions: Sequence[str], setting: str) -> dict[SettingValue, list[str]]:
    """Group the editions by the value that they give a setting."""
    columns: dict[SettingValue, list[str]] = {}
    for edition in editions:
        columns.setdefault(EDITIONS[edition].to_dict()[setting], []).append(edition)
    return columns


def presets(translate: Translator, names: Iterable[str]) -> Iterator[str]:
    """Yield presets, with their names and settings."""
    yield translate("rules-presets")
    for name in names:
        edition, options = parse_rule_code(PRESETS[name])
        changed = (setting_assignment(translate, each, value) for each, value in options.items())
        yield "  " + translate(
            "labelled", what=name, text=f"{translate(f'preset-{name}')} ({', '.join([edition, *changed])})"
        )


def _places(edition: str, translate: Translator) -> dict[str, str | None]:
    """Return, for each setting, the heading under which the edition states it."""
    return {told.rule: told.heading for told in setting_rules(edition, EDITIONS[edition], translate.language)}


# --- One edition


def render(translate: Translator, edition: str) -> Iterator[str]:
    """Yield an edition's rules in the same order as the web page: the shared rules, the edition's own rules, and
    rulings on the edition's errors and gaps."""
    boxed = translate.for_edition(edition)
    yield from _editions(translate, [edition])
    yield from ["", translate("rules-shared")]
    for rule in shared_rules(edition, translate.language):
        yield from _wrapped(_cite(translate, boxed(f"shared-{rule.rule}"), rule), "- ")
    yield from ["", translate(f"edition-{edition}")]
    rules = EDITIONS[edition]
    played = rules.effective()
    for rule in setting_rules(edition, rules, translate.language):
        optional = rule.rule not in played
        if optional and rule.rule == "calza_callers":
            yield translate("rules-if-calza")
        said = sentence(boxed, rule.rule, rules.to_dict()[rule.rule])
        yield from _wrapped(_cite(translate, said, rule), "  - " if optional else "- ")
    yield from ["", translate("rules-readings")]
    for reading in readings_of(edition):
        yield from _wrapped(boxed(f"reading-{reading}"), "- ")
    yield from ["", translate("rules-box"), *_wrapped(translate(f"box-{edition}")), ""]
    yield from _wrapped(translate("rules-note-sources"))


def _cite(translate: Translator, said: str, rule: CitedRule) -> str:
    """Return a rule with its source, if it has one."""
    if rule.heading is not None:
        return translate("rules-sentence", said=said, place=rule.heading)
    return f"{said} ({translate('rules-silent' if rule.in_any_edition else 'rules-unsaid')})"


# --- JSON


def as_json(translate: Translator, edition: str) -> dict[str, object]:
    """Return an edition's settings, each with its heading in the edition's rules (null if unstated)."""
    places = _places(edition, translate)
    settings = EDITIONS[edition].to_dict()
    told = {setting: {"value": value, "source": places[setting]} for setting, value in settings.items()}
    return {"name": translate(f"edition-{edition}"), "settings": told}


# --- Markdown


def markdown_page(translate: Translator, editions: Sequence[str]) -> Iterator[str]:
    """Yield the rules of these editions as a Markdown page."""
    yield from [f"<!-- {translate('rules-page-made')} -->", ""]
    yield f"# {translate('rules-page-title')}"
    yield ""
    for edition in editions:
        box = f"{translate(f'edition-{edition}')}. {translate(f'box-{edition}')}"
        yield "- " + translate("labelled", what=f"`{edition}`", text=box)
    yield from ["", f"## {translate('rules-shared')}", ""]
    heads = [f"`{edition}`" for edition in editions]
    yield from [_row([translate("rules-rule"), *heads]), _row(["---"] * (len(editions) + 1))]
    for row in zip(*(shared_rules(edition, translate.language) for edition in editions), strict=True):
        said = translate(f"shared-{row[0].rule}")
        if not row[0].in_any_edition:
            said += f" *({translate('rules-unsaid')})*"
        yield _row([said, *(f"*{told.heading}*" if told.heading else "–" for told in row)])
    yield from ["", f"{translate('rules-note-sources')} {translate('rules-note-dash')}", ""]
    yield from [f"## {translate('rules-settings')}", ""]
    yield _row([translate("rules-setting"), *heads])
    yield _row(["---"] * (len(editions) + 1))
    for setting in SETTINGS:
        cells = (
            f"{short_value(translate, setting, EDITIONS[edition].to_dict()[setting])}"
            f"<br>*{_places(edition, translate)[setting]}*"
            for edition in editions
        )
        yield _row([f"{setting_name(translate, setting)}<br>`{setting}`", *cells])
    yield from ["", translate("rules-note-house"), "", f"## {translate('rules-readings')}", ""]
    for reading, concerned in READINGS.items():
        those = [edition for edition in editions if edition in concerned]
        if those:
            named = ", ".join(f"`{edition}`" for edition in those)
            yield "- " + translate("labelled", what=named, text=translate(f"reading-{reading}"))


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


# --- Helpers for text lines


def _editions(translate: Translator, editions: Sequence[str]) -> Iterator[str]:
    yield translate("rules-editions")
    for edition in editions:
        yield "  " + translate("labelled", what=edition, text=translate(f"edition-{edition}"))


def _wrapped(text: str, lead: str = "") -> list[str]:
    return textwrap.wrap(text, LINE_WIDTH, initial_indent=lead, subsequent_indent=" " * len(lead))
