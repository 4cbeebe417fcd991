"""The words: every message is found, parsed and whole, however the file is cut."""

import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from perudo import terminal
from perudo.core.errors import PerudoError
from perudo.core.game import Reason
from perudo.locales.translator import Translator, best_language, keep_language, load_source, set_language, translator

SOURCE = load_source("en")
ARGUMENTS: dict[str, str | int] = dict.fromkeys(re.findall(r"\$(\w+)", SOURCE), 3)


def test_lazily_parsed_messages_match_full_parse() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(SOURCE))
    cut = Translator("en")
    assert set(cut._sources) == set(bundle._messages) | {f"-{term}" for term in bundle._terms}
    for message in sorted(bundle._messages):
        found = bundle.get_message(message)
        assert found.value is not None
        whole, errors = bundle.format_pattern(found.value, ARGUMENTS)
        assert errors == [], message
        assert cut(message, **ARGUMENTS) == whole


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_reason_has_a_message(reason: Reason) -> None:
    assert translator().error_text(PerudoError(f"reason-{reason}")).endswith(".")


def test_bids_are_worded_naturally() -> None:
    say = translator()
    assert say("bid", quantity=7, face=4) == "seven fours"
    assert say("bid", quantity=1, face=1) == "one ace"
    assert say("bid", quantity=21, face=6) == "21 sixes"


def test_threads_share_a_translator(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notifications, for example, are worded in several threads. Parsing is slowed down, so that they meet."""
    shared = Translator("en")
    add = shared._bundle.add_resource

    def slowly(resource: Any) -> None:
        time.sleep(0.05)
        add(resource)

    monkeypatch.setattr(shared._bundle, "add_resource", slowly)
    with ThreadPoolExecutor(4) as pool:
        said = list(pool.map(lambda _: shared("reason-game-over"), range(4)))
    assert len(set(said)) == 1 and said[0]


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(KeyError):
        translator()("no-such-message")
    with pytest.raises(KeyError):
        translator()("bid", quantity=3)


def test_first_available_language_is_chosen() -> None:
    assert best_language(["xx", "uk_UA.UTF-8", "en"]) == "uk"
    assert best_language(["fr-CH", " fr;q=0.9", " en;q=0.8"]) == "fr"
    assert best_language(["C"]) == best_language([""]) == best_language([]) == "en"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "nl_NL"}, "nl"),
        ({"LC_ALL": "nl_NL", "LANGUAGE": "xx:fr:nl"}, "fr"),
        ({"LC_ALL": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_terminal_selects_its_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert translator().language == language
    with keep_language():
        set_language("uk")
        assert translator().language == "uk"
    assert translator().language == language


def test_terminal_uses_localized_label_separator() -> None:
    """French has a space before a colon: a label is a message, and no code puts a colon behind it."""
    assert translator("fr")("label", what="Règles") == "Règles\u00a0:"
    code = {file: file.read_text(encoding="utf-8") for file in Path(terminal.__file__).parent.rglob("*.py")}
    joined = re.compile(r"""^.*f["'].*\}:( \{| ?["'])""", re.MULTILINE)
    assert [(file.name, line[0]) for file, text in code.items() for line in joined.finditer(text)] == []
