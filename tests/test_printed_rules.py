"""The booklets' statements, gaps and illustrations: from one place, with a source for every sentence."""

from __future__ import annotations

import re

import pytest

from perudo.core.citations import (
    READINGS,
    SHARED_RULES,
    CitedRule,
    readings_of,
    setting_rules,
    shared_rules,
)
from perudo.core.editions import PRINTED
from perudo.core.rules import EDITIONS, house_rules
from perudo.locales.translator import available_languages, load_source, translator
from perudo.records.illustrated import illustrated_round
from perudo.terminal.reports.rules import markdown_page, render
from tests.rendering import sayings

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def places(edition: str, language: str = "en") -> dict[str, CitedRule]:
    return {each.rule: each for each in shared_rules(edition, language)}


def test_essential_rules_come_first() -> None:
    first = ("goal", "bid", "dudo", "aces", "palifico", "calza")
    assert sorted(first, key=SHARED_RULES.index) == list(first)


@every_edition
def test_every_shared_rule_shows_its_source_if_known(edition: str) -> None:
    assert tuple(places(edition)) == SHARED_RULES
    lines = " ".join(render(translator("en"), edition))
    for each in shared_rules(edition, "en"):
        said = translator("en")(f"shared-{each.rule}", box=edition)
        if each.heading:
            assert f"{said} “{each.heading}”" in re.sub(r"\s+", " ", lines)
        else:
            why = "not stated in this edition" if each.in_any_edition else "not stated in any edition"
            assert f"{said} ({why})" in re.sub(r"\s+", " ", lines)


def test_editions_silent_on_a_rule_are_listed() -> None:
    silent = {
        edition: {each.rule for each in shared_rules(edition, "en") if each.heading is None} for edition in EDITIONS
    }
    nobody = {"cap", "aces-lowest"}
    asmodee_alone = {"calza-nearest", "calza-late"}
    assert silent == {
        "asmodee-it": nobody,
        "asmodee-fr": nobody,
        "bga": nobody | {"calza-nearest", "declared"},
        "hasbro-1994": nobody | asmodee_alone | {"out-opens", "shown-dice"},
        "kozak": nobody | asmodee_alone | {"declared", "shown-dice"},
    }
    assert {each.rule for each in shared_rules("bga", "en") if not each.in_any_edition} == nobody
    implied = {each.rule for each in shared_rules("hasbro-1994", "en") if (each.heading or "").startswith("(")}
    assert implied == {"out", "aces-alone", "fewer-dice"}
    assert places("kozak")["calza-opens"].heading == "(Przebieg gry)"
    assert places("bga")["calza-late"].heading == "(Optional rules, 1)"


def test_hidden_lost_dice_have_the_right_source() -> None:
    """An optional rule that shows lost dice only implies that they are hidden without it."""
    assert {edition: printed.settings["lost_dice_visible"][1] for edition, printed in PRINTED.items()} == {
        "asmodee-it": "Preparazione del gioco",
        "asmodee-fr": "Préparation de la partie",
        "bga": "(Optional rules, 2)",
        "hasbro-1994": "Les dés perdus",
        "kozak": "Ігролад",
    }


@every_edition
def test_simultaneous_reveal_is_cited_as_implied(edition: str) -> None:
    """No booklet says that all cups lift in the same moment."""
    implied = PRINTED[edition].settings["reveal"][1].startswith("(")
    assert implied == (EDITIONS[edition].reveal == "at-once")


def test_interpretations_include_rules_that_no_setting_covers() -> None:
    for edition, missing in {
        "asmodee-it": {"this-opens"},
        "asmodee-fr": {"dutch-lost-dice", "french-value"},
        "kozak": {"aces-once"},
    }.items():
        assert missing <= set(readings_of(edition)), edition


def test_rules_page_explains_what_a_dash_means() -> None:
    lines = list(markdown_page(translator("en"), list(EDITIONS)))
    assert any("| – |" in line for line in lines)
    assert any(line.endswith(translator("en")("rules-note-dash")) for line in lines)


@every_edition
def test_every_heading_exists_in_each_language(edition: str) -> None:
    printed = PRINTED[edition]
    places = (*printed.shared_rules.values(), *(place for _, place in printed.settings.values()))
    if printed.headings:
        assert {place.strip("()") for place in places} <= {row[0] for row in printed.headings}
    assert all(len(row) == len(printed.languages) for row in printed.headings)


@every_edition
def test_editions_refer_only_to_existing_shared_rules(edition: str) -> None:
    assert PRINTED[edition].shared_rules.keys() <= set(SHARED_RULES)


def test_headings_match_booklet_in_readers_language() -> None:
    assert places("kozak", "pl")["from-aces"].heading == "Asy"
    assert places("kozak", "ru")["aces-alone"].heading == "(Результат)"
    assert places("kozak", "crh")["calza"].heading == "Kaltsa"
    assert places("kozak", "be")["goal"].heading == "Мэта гульні"
    assert places("kozak", "uk")["goal"].heading == "Мета гри"
    assert places("kozak", "es")["goal"].heading == places("kozak", "pl")["goal"].heading == "Cel gry"
    assert places("asmodee-fr", "nl")["loser"].heading == "Volgende ronde"
    assert places("asmodee-fr", "en")["loser"].heading == "Manche suivante"
    assert {each.rule: each.heading for each in setting_rules("asmodee-fr", EDITIONS["asmodee-fr"], "nl")}[
        "players"
    ] == ("(Spelinhoud)")


def test_rule_changed_from_the_edition_has_no_source() -> None:
    told = {each.rule: each.heading for each in setting_rules("bga", house_rules("bga", {"dice": 3}), "en")}
    assert told["dice"] is None
    assert told["players"] == "Set up"
    assert told["calza_callers"] == "Optional rules, 1"


@every_edition
def test_interpretations_are_listed_for_their_editions(edition: str) -> None:
    said = "\n".join(markdown_page(translator("en"), [edition]))
    for reading in READINGS:
        assert (translator("en")(f"reading-{reading}") in said) == (reading in readings_of(edition))


OTHER_WORDS = {
    ("en", "asmodee-it"): r"\b[Aa]ces?\b",
    ("en", "asmodee-fr"): r"\b[Aa]ces?\b",
    ("en", "bga"): r"\b([Aa]ces?|[Ff]aces?)\b",
    ("fr", "asmodee-fr"): r"(?i)\bfaces?\b",
    ("fr", "hasbro-1994"): r"(?i)\b(paco|gobelet|manche|annonc|ench|surench)",
    **{(language, box): r"(?i)\bpaco" for language in ("it", "nl") for box in ("hasbro-1994", "kozak")},
    **{
        (language, box): ace
        for box in ("asmodee-it", "asmodee-fr", "bga")
        for language, ace in {
            "es": r"\b[Aa]s(es)?\b",
            "pl": r"\b[Aa]s(a|y|ów|ach|ami|om|em|owi)?\b",
            "uk": r"\b[Тт]уз",
            "be": r"\b[Тт]уз",
            "ru": r"\b[Тт]уз",
            "crh": r"\b[Tt]uz",
        }.items()
    },
}
"""Words that the owner of a box must not read, by language and edition."""
AT_THE_TABLE = re.compile(
    r"bid$|faces?$|error-bid-stands$|(bot|customs|fact|page|play|reason|review|setting|shared|story|tell|value|why)-"
    r"(?!(type|check-mine|check-withheld|learn|signed|replay-record|watch-illustrated)|word-|help$)"
)
"""Messages that are read while a box is open. Announcing a random number is not bidding."""
every_box = pytest.mark.parametrize(("language", "edition"), OTHER_WORDS)


@every_box
def test_table_messages_use_the_editions_terms(language: str, edition: str) -> None:
    others = re.compile(OTHER_WORDS[language, edition])
    boxed, everywhere = translator(language).for_edition(edition), translator(language)
    said = (boxed(message, **values | {"box": edition}) for message, values in sayings() if AT_THE_TABLE.match(message))
    assert [text for text in said if others.search(text)] == []
    assert any(others.search(everywhere(f"shared-{rule}")) for rule in SHARED_RULES)


@every_box
def test_rules_page_uses_the_editions_terms(language: str, edition: str) -> None:
    others = re.compile(OTHER_WORDS[language, edition])
    own = (translator(language).for_edition(edition)(f"reading-{reading}") for reading in readings_of(edition))
    assert [text for text in own if others.search(text)] == []
    lines = list(render(translator(language), edition))
    assert [line for line in lines[: lines.index(translator(language)("rules-box"))] if others.search(line)] == []


def test_edition_terms_do_not_affect_other_editions() -> None:
    english, french = translator("en"), translator("fr")
    assert english("shared-aces", box="bga").startswith("Pacos")
    assert english("shared-aces", box="kozak") == english("shared-aces")
    assert english("shared-aces").startswith("Aces")
    assert "godets" in "\n".join(render(french, "hasbro-1994"))
    for rule in SHARED_RULES:
        assert not re.search(r"\bas\b(?!,)|godet|tour de jeu|proposition", french(f"shared-{rule}")), rule
    assert "pacos" not in load_source("fr")


@pytest.mark.parametrize("language", available_languages())
def test_every_rule_sentence_is_shown(language: str) -> None:
    kept = set(re.findall(r"^(shared|reading)-([a-z-]+) =", load_source(language), re.MULTILINE))
    assert kept == {("shared", rule) for rule in SHARED_RULES} | {("reading", reading) for reading in READINGS}


def test_booklet_example_rounds_end_as_printed() -> None:
    for edition in ("asmodee-it", "asmodee-fr"):
        record = illustrated_round(edition)
        assert record is not None and record.edition == edition
        (outcome,) = record.replay().rounds
        assert (outcome.count, outcome.lost, outcome.next_opener) == (9, (5,), 5)
    record = illustrated_round("kozak")
    assert record is not None
    outcome = record.replay().rounds[0]
    assert (outcome.count, outcome.lost, outcome.next_opener) == (4, (2,), 2)
    assert illustrated_round("bga") is illustrated_round("hasbro-1994") is None
