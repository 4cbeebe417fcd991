"""Rules that all editions share, their sources, and rulings on errors and gaps in the booklets.

The terminal, the web page and the docs list the rules in the order of this module. Each rule's text is a message whose
id is ``shared-...``, ``setting-...``, ``reading-...`` or ``box-...``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from perudo.core.editions import PRINTED
from perudo.core.rules import Rules

SHARED_RULES = (
    "goal",
    "roll",
    "bid",
    "turn",
    "jumps",
    "in-turn",
    "dudo",
    "loser",
    "out",
    "out-opens",
    "aces",
    "aces-open",
    "aces-alone",
    "to-aces",
    "from-aces",
    "fewer-dice",
    "cap",
    "declared",
    "palifico",
    "aces-lowest",
    "calza",
    "calza-opens",
    "calza-nearest",
    "calza-late",
    "shown-dice",
)
"""Ids of the rules that all editions share, in teaching order. Each rule's message id is ``shared-`` plus the rule's
id."""

READINGS: dict[str, tuple[str, ...]] = {
    reading: tuple(edition for edition, printed in PRINTED.items() if reading in printed.readings)
    for reading in dict.fromkeys(reading for printed in PRINTED.values() for reading in printed.readings)
}
"""Maps each ruling on an error or gap in the booklets (message ``reading-...``) to the editions that it affects.
"""

_CYRILLIC = ("be", "ru", "uk")
"""Languages written in Cyrillic."""


@dataclass(frozen=True, slots=True)
class CitedRule:
    """A rule, and the section of an edition that states it.

    - ``rule``: the suffix of the rule's message id.
    - ``heading``: the section heading in the edition, in brackets if the edition only implies the rule; None if the
      edition omits the rule.
    - ``in_any_edition``: whether at least one edition states the rule.
    """

    rule: str
    heading: str | None
    in_any_edition: bool = True


def shared_rules(edition: str, language: str) -> tuple[CitedRule, ...]:
    """Return the shared rules, with the edition's headings in the user's language."""
    stated = {rule for printed in PRINTED.values() for rule in printed.shared_rules}
    return tuple(
        CitedRule(rule, _read(edition, PRINTED[edition].shared_rules.get(rule), language), rule in stated)
        for rule in SHARED_RULES
    )


def setting_rules(edition: str, rules: Rules, language: str) -> tuple[CitedRule, ...]:
    """Return the settings in effect under these rules. If a setting has the edition's own value, the result includes
    the heading of the section that states the value.

    If calza is off, the settings that depend on it are still included, at the end, because every edition offers calza.
    """
    changed, played = rules.diff(edition), rules.effective()
    offered = [setting for setting in replace(rules, calza=True).effective() if setting not in played]
    return tuple(
        CitedRule(
            setting, None if setting in changed else _read(edition, PRINTED[edition].settings[setting][1], language)
        )
        for setting in (*played, *offered)
    )


def readings_of(edition: str) -> tuple[str, ...]:
    """Return the ids of the rulings on an edition's errors and gaps."""
    return PRINTED[edition].readings


@cache
def _headings(edition: str, language: str) -> Mapping[str, str]:
    """Map the headings in ``core/editions.py`` to their counterparts in another language.

    If the edition has no text in that language, use another of its languages, preferably one in the same script.
    """
    languages, rows = PRINTED[edition].languages, PRINTED[edition].headings
    legible = [each for each in languages if (each in _CYRILLIC) == (language in _CYRILLIC)]
    if language not in languages and languages and languages[0] not in legible:
        language = (legible or languages)[-1]
    column = languages.index(language) if language in languages else 0
    return {row[0]: row[column] for row in rows}


def _read(edition: str, place: str | None, language: str) -> str | None:
    if place is None:
        return None
    heading = place.strip("()")
    return place.replace(heading, _headings(edition, language).get(heading, heading))
