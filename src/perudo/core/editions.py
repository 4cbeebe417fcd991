"""The rules that all editions share, the sections that state them, and rulings on errors and gaps in the booklets.

The terminal, the web page and the docs list the rules in the order of this module. Each rule's text is a message whose
id is ``shared-...``, ``setting-...``, ``reading-...`` or ``box-...``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from perudo.core.rules import EDITIONS, SOURCES, Rules

Headings = tuple[str | None, str | None, str | None, str | None, str | None]
"""For each edition, the heading under which it states a rule (see ``core/rules.py``); None if it does not state the
rule."""

_SHOWN_DICE = "Optionele regel: de verloren dobbelstenen zijn zichtbaar"
"""Heading of a rule that only the Dutch text of the booklet states."""
_SILENT: Headings = (None, None, None, None, None)
_SHARED: dict[str, Headings] = {
    "goal": ("Obiettivo del gioco", "But du jeu", "Goal of the Game", "But du jeu", "Мета гри"),
    "roll": (
        *("Svolgimento del gioco", "Déroulement de la partie", "(Playing a Round)"),
        *("Explication du jeu", "Ігролад"),
    ),
    "bid": (
        *("Svolgimento del gioco", "Déroulement de la partie", "Playing a Round"),
        *("Explication du jeu", "Ігролад"),
    ),
    "turn": (
        *("Svolgimento del gioco", "Déroulement de la partie", "Playing a Round"),
        *("Au joueur suivant", "Ігролад"),
    ),
    "jumps": (
        *("(Rilancio)", "(Surenchère)", "(Option 2)"),
        *("Une proposition supérieure", "Ігролад"),
    ),
    "in-turn": (
        *("(Svolgimento del gioco)", "(Déroulement de la partie)", "(Playing a Round)"),
        *("Dudo", "(Ігролад)"),
    ),
    "dudo": ("Dudo", "Dudo", "Option 1", "Dudo", "Ігролад"),
    "loser": ("Round successivo", "Manche suivante", "Option 2", "Dudo", "Ігролад"),
    "out": ("Dudo", "Dudo", "Option 1", "(But du jeu)", "Кінець гри"),
    "out-opens": ("Round successivo", "Manche suivante", "Option 2", None, "Кінець гри"),
    "aces": ("I dadi Paco", "Les dés paco", "Set up", "Les dés Joker", "Ігролад"),
    "aces-open": ("I dadi Paco", "Les dés paco", "Playing a Round", "Les cas particuliers", "Тузи"),
    "aces-alone": ("(I dadi Paco)", "(Les dés paco)", "(Option 2)", "(Démonstration)", "(Результат)"),
    "to-aces": ("I dadi Paco", "Les dés paco", "Option 2", "Une proposition supérieure", "Тузи"),
    "from-aces": ("I dadi Paco", "Les dés paco", "Option 2", "Continuation de la partie", "Тузи"),
    "fewer-dice": ("I dadi Paco", "Les dés paco", "(Option 2)", "(Une proposition supérieure)", "(Ігролад)"),
    "cap": _SILENT,
    "declared": ("Giocatore palifico", "Être palifico", None, "Palifico", None),
    "palifico": ("Giocatore palifico", "Être palifico", "Option 2", "Palifico", "Палафіко"),
    "aces-lowest": _SILENT,
    "calza": ("Regola facoltativa: Calza", "Règle optionnelle : Calza", "Optional rules, 1", "Calza", "Кальца"),
    "calza-opens": (
        "(Regola facoltativa: Calza)",
        "Règle optionnelle : Calza",
        "Optional rules, 1",
        "Calza",
        "(Ігролад)",
    ),
    "calza-nearest": ("Regola facoltativa: Calza", "Règle optionnelle : Calza", None, None, None),
    "calza-late": ("Regola facoltativa: Calza", "Règle optionnelle : Calza", "(Optional rules, 1)", None, None),
    "shown-dice": ("Regola facoltativa: Dadi persi visibili", _SHOWN_DICE, "Optional rules, 2", None, None),
}
SHARED_RULES = tuple(_SHARED)
"""Ids of the rules that all editions share, in the order in which a beginner learns them: messages ``shared-...``."""

_ASMODEE = ("asmodee-it", "asmodee-fr")
_VETERANS = ("hasbro-1994", "kozak")
READINGS: dict[str, tuple[str, ...]] = {
    "tie": _VETERANS,
    "cap": tuple(EDITIONS),
    "veteran": _VETERANS,
    "own-bid": _VETERANS,
    "all-dice": tuple(EDITIONS),
    "again": _ASMODEE,
    "nearest": _ASMODEE,
    "this-opens": ("asmodee-it",),
    "unheard": ("bga", "hasbro-1994", "kozak"),
    "plus-one": ("asmodee-fr",),
    "french-value": ("asmodee-fr",),
    "dutch-palifico": ("asmodee-fr",),
    "dutch-lost-dice": ("asmodee-fr",),
    "example": ("bga",),
    "lifting": ("hasbro-1994",),
    "loser-out": ("hasbro-1994",),
    "sets": ("kozak",),
    "held": ("kozak",),
    "aces-once": ("kozak",),
    "right-calza": ("kozak",),
    "crimean-tatar": ("kozak",),
    "polish": ("kozak",),
    "belarusian": ("kozak",),
    "russian": ("kozak",),
}
"""Rulings on errors and gaps in the booklets (messages ``reading-...``), with the editions that each ruling affects.
"""

# The section headings of multilingual booklets, as each translation prints them. Our copy of the Crimean Tatar text is
# partly garbled.
_HEADINGS: dict[str, tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]] = {
    "asmodee-fr": (
        ("fr", "nl"),
        (
            ("Matériel", "Spelinhoud"),
            ("But du jeu", "Doel van het spel"),
            ("Préparation de la partie", "Voorbereiding"),
            ("Déroulement de la partie", "Verloop van het spel"),
            ("Dudo", "Dudo"),
            ("Surenchère", "Ik verhoog"),
            ("Manche suivante", "Volgende ronde"),
            ("Les dés paco", "De Paco dobbelsteen"),
            ("Être palifico", "Palifico"),
            ("Règle optionnelle : Calza", "Optionele regels: Calza"),
            (_SHOWN_DICE, _SHOWN_DICE),
        ),
    ),
    "kozak": (
        ("uk", "crh", "pl", "be", "ru"),
        (
            ("Гровий набір", "Oyun taqımı", "Zestaw zawiera", "Набор", "Игровой набор"),
            ("Мета гри", "Oyunnıñ maqsadı", "Cel gry", "Мэта гульні", "Цель игры"),
            ("Ігролад", "Oyun ketişatı", "Przebieg gry", "Ход гульні", "Игровой процесс"),
            ("Тузи", "Tuzlar", "Asy", "Тузы", "Тузы"),
            ("Палафіко", "Palafiko", "Palafico", "Палафіко", "Палафило"),
            ("Кінець гри", "Oyunun soñu", "Koniec gry", "Канец гульні", "Конец игры"),
            ("Кальца", "Kaltsa", "Calza", "Кальца", "Кальца"),
            ("Результат", "Netice", "Wynik", "Вынік", "Результат"),
        ),
    ),
}


_CYRILLIC = ("be", "ru", "uk")
"""Languages written in Cyrillic."""


@dataclass(frozen=True, slots=True)
class CitedRule:
    """A rule, and the section of an edition that states it.

    - ``rule``: the suffix of the rule's message id.
    - ``heading``: the section heading in the edition; in brackets if the edition only implies the rule; None if it
      omits the rule.
    - ``in_any_edition``: whether at least one edition states the rule.
    """

    rule: str
    heading: str | None
    in_any_edition: bool = True


def shared_rules(edition: str, language: str) -> tuple[CitedRule, ...]:
    """Return the shared rules, with the edition's headings in the user's language."""
    column = tuple(EDITIONS).index(edition)
    return tuple(
        CitedRule(rule, _read(edition, places[column], language), any(places)) for rule, places in _SHARED.items()
    )


def setting_rules(edition: str, rules: Rules, language: str) -> tuple[CitedRule, ...]:
    """Return the settings in effect under these rules. Each setting that keeps the edition's value includes the heading
    that states it.

    If calza is off, the settings that depend on it are still included, at the end, because every edition offers calza.
    """
    changed, played = rules.diff(edition), rules.effective()
    offered = [setting for setting in replace(rules, calza=True).effective() if setting not in played]
    return tuple(
        CitedRule(setting, None if setting in changed else _read(edition, SOURCES[edition][setting], language))
        for setting in (*played, *offered)
    )


def readings_of(edition: str) -> tuple[str, ...]:
    """Return the ids of the rulings on an edition's errors and gaps."""
    return tuple(reading for reading, editions in READINGS.items() if edition in editions)


@cache
def _headings(edition: str, language: str) -> Mapping[str, str]:
    """Map the headings in ``core/rules.py`` to their counterparts in another language.

    If the edition has no text in that language, use another text in a script that readers of that language know.
    """
    languages, rows = _HEADINGS.get(edition, ((), ()))
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
