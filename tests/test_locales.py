"""The languages: each has every message, with the plural forms that its numbers need, and can say all of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from perudo.bots import BOT_NAMES
from perudo.locales.translator import DEFAULT_LANGUAGE, available_languages, load_source, translator
from perudo.protocol.wire import clean_name, look_alike

Entry = ast.Message | ast.Term

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25, 1000000)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
FORMS = {
    "be": {"one", "few", "many"},
    "crh": {"one"},
    "en": {"one"},
    "es": {"one"},
    "fr": {"one"},
    "it": {"one"},
    "nl": {"one"},
    "pl": {"one", "few", "many"},
    "ru": {"one", "few", "many"},
    "uk": {"one", "few", "many"},
}
"""The plural forms besides *other* that whole numbers use in each language (except for a million in Romance
languages).
"""

MISTAKEN = {
    "be": (
        *("шанц {", "аўт", "намаляванае", "кальзу", "Перуда", "сапернік-", "гуля-", "кубк-", "імавернас-"),
        *("Пачакайце", "чакацьме", "у час", "ў час", "пакуль ты вернешся"),
    ),
    "crh": ("turğan stavka", "Açqan oyuncı", "bekleganım", "şışbeş"),
    "en": (
        *(
            "at least so many dice",
            "Who is out",
            "Who watches",
            "Customs",
            "Games that go on",
            "Faces to pull",
            "Whom to hear",
        ),
        *("Best nose", "was to doubt it", "were to doubt it"),
    ),
    "es": ("apuesta en pie", "y Inti", "la casa está cerrada", "Calzas acertados", "un calza", "Qué tan", "Otra ronda"),
    "fr": (
        *("entre crochets", "Convive", "la parole permise", "la maison fermée", "palificos", "pendule"),
        *("Tout juste exacte", "enchérisseur", "ou mieux"),
    ),
    "it": ("tanti dadi mostrano", "è servito", "Scuoti", "finché torni", "finché riapri", "la calza", "«", "»"),
    "nl": (
        *("staand", "Lezer", "heeft geen raad", "het huis", "opent, van", "gezicht", "paco’s", "opname-", "toestel"),
        *("delingen", "wordt verzameld", "getekende ronde"),
    ),
    "pl": ("stawka, która stoi", "otwierającego", "odzywk-", "odzywek", "na mecie", "ćwierci kości", "Zapisz partię"),
    "ru": ("стоящая", "открывающего", "нарисованный", "кальзу", "кальцой", "стаканы", "стаканом", "Подождите"),
    "uk": ("ставка, що стоїть", "аут", "Треба згода", "намальоване", "кальзу", "вибув з", "стаканчик-", "Зачекайте"),
}
"""Words that readers found wrong, and that shall not come back: calques, and words that mean something else. One that
ends with a hyphen stands for all words that begin so."""

every_language = pytest.mark.parametrize("language", available_languages())


@cache
def entries(language: str) -> dict[str, Entry]:
    """The messages and terms of a language by their names; a term's begins with a dash."""
    parsed = FluentParser().parse(load_source(language))
    junk = [(each.content or "").splitlines()[0] for each in parsed.body if isinstance(each, ast.Junk)]
    assert junk == [], f"{language}.ftl can't be read from here on"
    found = [each for each in parsed.body if isinstance(each, Entry)]
    names = [f"-{each.id.name}" if isinstance(each, ast.Term) else each.id.name for each in found]
    assert [name for name, times in Counter(names).items() if times > 1] == [], f"{language}.ftl has a message twice"
    return dict(zip(names, found, strict=True))


def source_of(language: str, name: str) -> str:
    """A message as its file has it, without its comment and without the forms of numbers."""
    span = entries(language)[name].id.span, entries(language)[name].span
    assert span[0] and span[1]
    return re.sub(r"NUMBER\([^)]*\)", "x", load_source(language)[span[0].start : span[1].end])


class _Parts(Visitor):
    """The parts of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants}
        self.choices.append(keys)
        self.generic_visit(node)


def parts(language: str, name: str) -> _Parts:
    found = _Parts()
    found.visit(entries(language)[name])
    return found


def variables(language: str, name: str) -> set[str]:
    """What is filled into a message, and into those that it is made of."""
    found = parts(language, name)
    return found.variables.union(*(variables(language, each) for each in found.references))


def text(entry: Entry) -> Iterator[str]:
    """The runs of plain text in a message."""
    found: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            found.append(node.value)

    Texts().visit(entry)
    yield from found


def messages(language: str) -> set[str]:
    """What is said. Terms, and the words of the boxes, are a language's own: its messages are made of them."""
    return {name for name in entries(language) if not name.startswith(("-", "word-"))}


@every_language
def test_languages_have_exactly_the_same_messages(language: str) -> None:
    own, wanted = messages(language), messages(DEFAULT_LANGUAGE)
    assert sorted(wanted - own) == [], f"missing in {language}.ftl"
    assert sorted(own - wanted) == [], f"not known to the code, but in {language}.ftl"


@every_language
def test_every_edition_term_is_used(language: str) -> None:
    used = set().union(*(parts(language, name).references for name in entries(language)))
    assert {name for name in entries(language) if name.startswith("word-")} <= used


@every_language
def test_message_arguments_match_the_code(language: str) -> None:
    strange = {
        name: sorted(more)
        for name in entries(language)
        if name in entries(DEFAULT_LANGUAGE)
        and (more := variables(language, name) - variables(DEFAULT_LANGUAGE, name) - {"box"})
    }
    assert strange == {}


@every_language
def test_second_person_messages_omit_the_players_name(language: str) -> None:
    """``ID-you`` is what ID says of its first player to that player, ``ID-ROLE-you`` the same for another one."""
    for name in sorted(entries(language)):
        if name != "page-you" and (said := re.fullmatch(r"(.+?)(?:-(other|bidder))?-you", name)):
            spoken_of = said[2] or ("bidder" if said[1].startswith("story-bid-") else "name")
            assert spoken_of in variables(language, said[1]), name
            assert spoken_of not in variables(language, name), name


@every_language
def test_every_plural_form_exists(language: str) -> None:
    needed = FORMS[language]
    lacking = {
        name: sorted(needed - keys)
        for name in entries(language)
        for keys in parts(language, name).choices
        if keys & PLURALS - {"other"} and needed - keys
    }
    assert lacking == {}


@every_language
def test_corrected_translations_do_not_regress(language: str) -> None:
    ends = {each: r"" if each.endswith("-") else r"(?!\w)" for each in MISTAKEN.get(language, ())}
    wrong = [rf"(?<!\w){re.escape(each.rstrip('-'))}{end}" for each, end in ends.items()]
    said = re.compile("|".join(wrong) or r"(?!)")
    assert [line for line in load_source(language).splitlines() if said.search(line)] == []


@every_language
def test_apostrophes_are_typographic(language: str) -> None:
    straight = re.compile(r"[^\W\d_]'[^\W\d_]")
    assert [name for name, entry in entries(language).items() if straight.search("".join(text(entry)))] == []


@every_language
def test_final_position_and_seat_use_different_words(language: str) -> None:
    """Several languages have one word for a seat and for the position in which a player finished."""
    say = translator(language)
    seats = [say(message, seat=3).casefold() for message in ("page-example-seat", "tell-seat")]
    for told in (say("page-place", place=3, count=4), say("page-you-are-out", place=3, count=4)):
        assert not any(seat in told.casefold() for seat in seats), told


BEFORE_SIGNS = {
    "be": "%",
    "es": "%",
    "fr": ":;!?»%",
    "ru": "%",
    "uk": "%",
}
"""Signs that have a space before them, by language. It does not break, or a line would begin with the sign."""


@every_language
def test_no_line_breaks_before_punctuation(language: str) -> None:
    signs = BEFORE_SIGNS.get(language, "")
    wrong = re.compile(rf" [{signs}](?=[\s.,)»]|$)|« |[\w}}][{signs}](?=[\s.,)]|$)" if signs else r"[\w}] %(?![(sr])")
    typed = {name for name in entries(language) if name.startswith("play-word-")} | {"error-notation-cups"}
    lines = {name: source_of(language, name) for name in messages(language) - typed}
    assert [name for name, line in lines.items() if wrong.search(line)] == []


@every_language
def test_argparse_placeholders_are_kept(language: str) -> None:
    def places(which: str, name: str) -> list[str]:
        return sorted(re.findall(r"%(?:\(\w+\))?[sr]", "".join(text(entries(which)[name]))))

    for name in entries(DEFAULT_LANGUAGE):
        if name.startswith("cli-"):
            assert places(language, name) == places(DEFAULT_LANGUAGE, name), name


@every_language
def test_each_typed_command_has_only_one_meaning(language: str) -> None:
    typed = [
        word.strip()
        for name, entry in entries(language).items()
        if name.startswith("play-word-") and name not in ("play-word-yes", "play-word-skip")
        for word in "".join(text(entry)).split(",")
    ]
    assert [word for word, times in Counter(typed).items() if times > 1] == []


@every_language
def test_default_names_are_distinct_and_fill_all_seats(language: str) -> None:
    """All are distinguishable, also from the bots', and accepted by the server."""
    names = translator(language)("guest-names").split(", ")
    assert len(names) >= 16
    assert [name for name in names if clean_name(name) != name] == []
    alike_ones = [(one, other) for one, other in combinations([*names, *BOT_NAMES], 2) if look_alike(one, other)]
    assert alike_ones == []


@every_language
def test_review_comments_are_well_formed(language: str) -> None:
    """A message in doubt has the comment ``# review`` right above it, which `grep -A1 "^# review"` lists."""
    for entry in entries(language).values():
        comment = (entry.comment and entry.comment.content) or ""
        assert "review" not in comment or comment == "review" or comment.startswith("review: ")
