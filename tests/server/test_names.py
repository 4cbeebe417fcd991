"""People's names: shown unchanged, completely visible, and not confusable with others."""

import pytest
from confusable_homoglyphs.confusables import confusables_data
from msgspec.structs import replace

from perudo.bots import BOT_NAMES
from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from tests.server.conftest import Houses, Person, gather

INVISIBLE = [
    *("\ufe0e", "\U000e0100", "\u034f", "\u180b", "\u3164", "\uffa0", "\u17b4", "\u2800", "\u115f", "\u1160", "\ufe0f"),
    *("\u200c", "\u200d", "\U0001d159"),
]
IN_MANY_SCRIPTS = [
    *("Łucja d’Or 3", "Nguyễn Thị Ánh", "ज़्योत्स्ना", "ศักดิ์สิทธิ์", "שָׁלוֹם", "مُحَمَّد", "བསྒྲུབས", "ချွေးမ", "Қырымлы", "Čeněk"),
    *("Ñandú", "李小龙", "さくら", "기민수", "Ἀχιλλεύς", "Müller-Lüdenscheidt", "ელენე"),
]


@pytest.mark.parametrize("unseen", INVISIBLE, ids=lambda char: f"U+{ord(char):04X}")
def test_invisible_characters_are_removed_from_names(unseen: str) -> None:
    assert wire.clean_name(f"A{unseen}na{unseen}") == "Ana"
    for clean, code in ((wire.clean_name, "name-empty"), (wire.clean_text, "text-empty")):
        with pytest.raises(PerudoError, match=code):
            clean(f" {unseen} {unseen}")


@pytest.mark.parametrize("name", IN_MANY_SCRIPTS)
def test_names_in_many_scripts_are_unchanged(name: str) -> None:
    assert wire.clean_name(name) == name


@pytest.mark.parametrize("name", ["Z\u0301\u0302\u0303\u0304\u0306a", "a" + "\u0489" * 4, "\u0301Ana", "Ana \u0336B"])
def test_stacked_or_stray_combining_marks_are_refused(name: str) -> None:
    with pytest.raises(PerudoError, match="name-characters"):
        wire.clean_name(name)
    with pytest.raises(PerudoError, match="text-characters"):
        wire.clean_text(name)


def test_repeated_letters_are_not_treated_as_combining_marks() -> None:
    assert wire.clean_name("mmmmmm m Mm") == "mmmmmm m Mm"


ALIKE = [
    ("Ana", "Ana"),
    ("Ana", "ANA"),
    ("Ana", "\u0410na"),  # a Cyrillic A
    ("Ana", "\u0391\u03b7\u03b1".replace("\u03b7", "n")),  # Greek ones
    ("Iris", "lris"),
    ("IRIS", "iris"),
    ("Bob0", "Bobo"),
    ("modern", "rnodern"),
    ("АННА", "анна"),
    ("Paul", "\u0440\u0430ul"),
    ("Ana", "𝒜𝓃𝒶"),
    ("Ana", "Ａｎａ"),
    ("Straße", "STRASSE"),
    ("Cleo", "С\u04c0eo"),
    ("Paul", "Pau\u04cf"),
    ("kim", "\u043aim"),
    ("O'Neil", "O\u00b4Neil"),
    ("D'Arco", "D\u1fbdArco"),
    ("Ana", "A\u0332na"),
    ("Willy", "vVilly"),
    ("daudia", "claudia"),
    ("daudia", "\u0441laudia"),  # a Cyrillic с
    ("Ana", "Àna"),
    ("Cleo", "Cléo"),
    ("Андрій", "Андріи"),
    ("Ana", "Ⱥna"),
    ("Ana", "Ana."),
    ("Ana", "«Ana_»"),
    ("Ana", "A n a"),
    ("Ana", "Ana~"),
    ("Ana", "Ⓐna"),
    ("Ana", "🄰na"),
    ("Ana", "🅐🅝🅐"),
    ("Ana", "🅰na"),
    ("Ana", "🇦🇳🇦"),
    ("Ana", "⒜na"),
    ("Ana", "A\u20ddna"),
    ("Dan", "DᴀN"),
    ("Ana 2", "Ana ➋"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_look_alike_names_match(one: str, other: str) -> None:
    assert wire.look_alike(one, other) and wire.look_alike(other, one)


def test_all_unicode_confusables_look_alike() -> None:
    told_apart = [
        (one, other["c"])
        for one, others in confusables_data.items()
        for other in others
        if not wire.look_alike(f"x{one}x".replace("\u200e", ""), f"x{other['c']}x".replace("\u200e", ""))
    ]
    assert len(confusables_data) > 6000
    assert told_apart == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Ana", "Anna"), ("Ana", "Ana 2"), ("Clara", "Dara"), ("Оля", "Юля"), ("Bo", "Bob"), ("Will", "Vill")),
        *(("李", "季"), ("かき", "がき"), ("कु", "के"), ("กี", "กุ"), ("기", "가")),  # marks that make another sound
        *(("!!!", "???"), ("★", "☆"), ("Ana 🎲", "Ana 🎯")),
    ],
)
def test_distinguishable_names_do_not_match(one: str, other: str) -> None:
    assert not wire.look_alike(one, other)


@pytest.mark.parametrize(("one", "other"), ALIKE)
async def test_later_similar_name_gets_a_number(houses: Houses, one: str, other: str) -> None:
    house = await houses()
    ana = Person(house, "ana")
    table = (await ana.do("open", name=one, edition="bga", chairs=3))["table"]
    await ana.do("watch", table=table)
    bo = Person(house, "bo")
    assert (await bo.do("sit", table=table, name=other))["is"] == "done"
    names = [seat["name"] for seat in ana.state["seats"]]
    assert names == [wire.clean_name(one), f"{wire.clean_name(other)[: limits.NAME_LENGTH - 3]} 2", ""]
    assert not wire.look_alike(names[0], names[1])
    assert (await bo.do("rename", table=table, name="Zoe"))["is"] == "done"
    refused = await bo.do("rename", table=table, name=other)
    assert (refused["code"], refused["details"]) == ("error-name-alike", {"other": wire.clean_name(one)})
    assert [seat["name"] for seat in ana.state["seats"]] == [wire.clean_name(one), "Zoe", ""]


async def test_player_can_reuse_their_own_name(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2, chairs=4)
    table = ana.state["table"]
    assert (await bo.do("rename", table=table, name="BO"))["is"] == "done"
    assert (await bo.do("sit", table=table, name="Bo", chair=4))["is"] == "done"
    assert [seat["name"] for seat in ana.state["seats"]] == ["Ana", "", "", "Bo"]


async def test_bot_names_are_reserved(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2, chairs=4)
    table = ana.state["table"]
    assert (await bo.do("rename", table=table, name=BOT_NAMES[0].lower()))["code"] == "error-name-alike"
    assert (await bo.do("rename", table=table, name=BOT_NAMES[2]))["is"] == "done"
    assert (await ana.do("seat-bot", table=table, chair=3, bot="odds"))["is"] == "done"
    names = [seat["name"] for seat in ana.state["seats"]]
    assert len(set(names)) == 4 and names[1] == BOT_NAMES[2]
    assert (await ana.do("rename", table=table, name=names[2]))["code"] == "error-name-alike"


async def test_matchmaking_adds_a_number_to_taken_names(houses: Houses) -> None:
    house = await houses()
    long = "Ana " + "x" * (limits.NAME_LENGTH - 4)
    for at, (name, numbered) in enumerate((("Ana", "\u0410NA 2"), (long, f"{long[:-3]} 2"))):
        ana, bo = Person(house, f"ana-{at}"), Person(house, f"bo-{at}")
        table = (await ana.do("find-game", name=name, edition="bga"))["table"]
        await ana.do("watch", table=table)
        sought = await bo.do("find-game", name=name if name == long else "\u0410NA", edition="bga")
        assert sought["table"] == table
        assert [seat["name"] for seat in ana.state["seats"]][:2] == [name, numbered]


async def test_returning_player_keeps_the_name(houses: Houses) -> None:
    """Two that look alike may sit at a table of earlier days."""
    house = await houses()
    ana, bo = await gather(house, 2, chairs=3)
    table = ana.state["table"]
    (room,) = house.rooms
    sitters = room.table.occupants
    room.actor.table = replace(room.table, occupants={**sitters, 2: replace(sitters[2], name="ANA")})
    assert (await bo.do("sit", table=table, name="ANA", chair=3))["is"] == "done"
    assert (await ana.do("start", table=table))["is"] == "done"
    await bo.do("leave", table=table)
    assert (await bo.do("sit", table=table, name="ANA"))["is"] == "done"
    assert [seat["kind"] for seat in ana.state["seats"]] == ["person", "person"]
