"""The table of rules: what each edition says, what a setting may be, and that nothing else gets in."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given

from perudo.core.editions import PRINTED
from perudo.core.errors import PerudoError
from perudo.core.rules import (
    EDITIONS,
    PREREQUISITES,
    PRESETS,
    SETTING_VALUES,
    SETTINGS,
    Rules,
    SettingValue,
    format_value,
    house_rules,
    parse_rule_code,
    preset_name,
    rule_code,
)
from tests.strategies import rules as any_rules

COMPARED: dict[str, tuple[SettingValue, SettingValue, SettingValue, SettingValue, SettingValue]] = {
    # Asmodee it, Asmodee fr, Board Game Arena, Hasbro 1994, Kozak
    "players": ((2, 6), (2, 6), (2, 6), (2, 6), (2, 8)),
    "dice": (5, 5, 5, 5, 5),
    "first_opener": ("random", "random", "random", "highest-roll", "highest-roll"),
    "raise": ("one-axis", "one-axis", "one-axis", "any-higher", "any-higher"),
    "palifico": ("each-time", "each-time", "once", "once", "once"),
    "palifico_with_two": (True, True, True, True, False),
    "veteran_changes_face": (False, False, False, True, True),
    "calza": (False, False, False, False, False),
    "calza_callers": ("others-but-next", "all-but-bidder", "all-but-bidder", "all-but-next", "all-but-next"),
    "calza_in_palifico": (False, True, True, True, False),
    "calza_with_two": (False, True, True, True, False),
    "calza_wins": ("die", "die", "die", "die", "die"),
    "lost_dice_visible": (False, False, False, False, False),
    "reveal": ("at-once", "at-once", "at-once", "from-caller", "from-caller"),
}
"""The settings of each edition, entered a second time by hand. The tests in tests/conformance show them in play."""


def test_editions_have_the_expected_settings() -> None:
    assert tuple(EDITIONS) == ("asmodee-it", "asmodee-fr", "bga", "hasbro-1994", "kozak")
    assert tuple(COMPARED) == SETTINGS
    for column, rules in enumerate(EDITIONS.values()):
        assert rules.to_dict() == {setting: row[column] for setting, row in COMPARED.items()}


def test_every_edition_setting_has_a_source() -> None:
    assert tuple(PRINTED) == tuple(EDITIONS)
    for printed in PRINTED.values():
        assert tuple(printed.settings) == SETTINGS
        assert all(place for _, place in printed.settings.values())


def test_preset_is_an_alias_for_rule_code() -> None:
    friendly = house_rules("kozak", {"lost_dice_visible": True})
    assert next(iter(PRESETS)) == "friendly"
    for name, code in PRESETS.items():
        assert name not in EDITIONS
        edition, options = parse_rule_code(code)
        assert parse_rule_code(name) == (edition, options), "a link may carry it"
        assert preset_name(edition, options) == name
        assert rule_code(edition, options) == code, "it is written as any code is"
    assert house_rules(*parse_rule_code("friendly")) == friendly
    assert parse_rule_code("friendly.dice-3") == ("kozak", {"lost_dice_visible": True, "dice": 3})
    assert preset_name("kozak", {}) is None and preset_name("bga", {"lost_dice_visible": True}) is None


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("setting", SETTINGS)
def test_setting_accepts_each_value(edition: str, setting: str) -> None:
    for value in SETTING_VALUES[setting]:
        rules = house_rules(edition, {setting: value})
        assert rules.to_dict()[setting] == value
        printed = EDITIONS[edition].to_dict()[setting]
        assert rules.diff(edition) == ({} if value == printed else {setting: value})


@given(any_rules())
def test_edition_and_options_restore_the_rules(rules: Rules) -> None:
    for edition in EDITIONS:
        assert house_rules(edition, rules.diff(edition)) == rules


def test_list_and_tuple_settings_give_equal_rules() -> None:
    assert house_rules("bga", {"players": [3, 4]}) == house_rules("bga", {"players": (3, 4)})


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("players", (1, 6)),
        ("players", (2, 9)),
        ("players", (5, 4)),
        ("players", (2, 6, 8)),
        ("players", 6),
        ("players", [2.0, 6.0]),
        ("players", [2, "6"]),
        ("dice", 0),
        ("dice", 11),
        ("dice", -5),
        ("dice", True),
        ("dice", 5.0),
        ("dice", "5"),
        ("first_opener", "youngest"),
        ("raise", "one_axis"),
        ("raise", True),
        ("palifico", False),
        ("palifico", "never"),
        ("palifico_with_two", 1),
        ("palifico_with_two", "true"),
        ("veteran_changes_face", 0),
        ("calza", 1),
        ("calza", None),
        ("calza_callers", "all"),
        ("calza_in_palifico", []),
        ("calza_with_two", {}),
        ("lost_dice_visible", "yes"),
        ("reveal", ""),
        ("calza_wins", "dice"),
        ("calza_wins", True),
    ],
)
def test_invalid_value_is_refused_with_reason(setting: str, value: object) -> None:
    with pytest.raises(PerudoError) as caught:
        house_rules("kozak", {setting: value})
    assert caught.value.code == "setting-value"
    assert caught.value.details["setting"] == setting
    assert caught.value.details["value"] == format_value(value)
    assert format_value(SETTING_VALUES[setting][0]) in str(caught.value.details["allowed"])


def test_allowed_values_are_listed() -> None:
    with pytest.raises(PerudoError) as caught:
        house_rules("bga", {"palifico": "twice"})
    assert caught.value.details["allowed"] == "off, each-time, once"
    with pytest.raises(PerudoError) as caught:
        house_rules("bga", {"dice": 12})
    assert caught.value.details["allowed"] == "1 ... 10"


def test_unknown_setting_is_refused() -> None:
    with pytest.raises(PerudoError) as caught:
        house_rules("bga", {"raise_": "one-axis"})
    assert caught.value.code == "setting-unknown"
    assert caught.value.details["setting"] == "raise_"


def test_unknown_edition_is_refused() -> None:
    with pytest.raises(PerudoError) as caught:
        house_rules("monopoly")
    assert caught.value.code == "edition-unknown"
    assert "kozak" in str(caught.value.details["allowed"])


def test_setting_without_effect_is_allowed() -> None:
    rules = house_rules("hasbro-1994", {"palifico": "off", "calza_in_palifico": True})
    assert rules.veteran_changes_face


def test_prerequisites_refer_to_valid_settings_and_values() -> None:
    for setting, (other, values) in PREREQUISITES.items():
        assert setting in SETTINGS and other not in PREREQUISITES
        assert set(values) < set(SETTING_VALUES[other])


def test_rules_are_immutable() -> None:
    rules = EDITIONS["bga"]
    with pytest.raises(FrozenInstanceError):
        rules.dice = 6  # type: ignore[misc]
    assert hash(replace(rules, dice=6)) != hash(rules) == hash(house_rules("bga"))


def test_setting_values_are_formatted_as_in_records() -> None:
    assert [format_value(value) for value in (True, False, 5, "one-axis", (2, 6))] == [
        "true",
        "false",
        "5",
        "one-axis",
        "[2, 6]",
    ]
