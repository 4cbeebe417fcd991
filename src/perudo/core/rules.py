"""The rules of a game, and the settings in which the printed editions differ.

An edition is a named set of settings (``core/editions.py``); house rules are an edition with some settings changed.
Code outside this module and ``core/editions.py`` depends only on ``Rules``, never on an edition's name. A preset is
only a name for a set of settings; the name is never stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Literal

from perudo.core.editions import PRINTED
from perudo.core.errors import PerudoError
from perudo.core.raises import RAISES, RaiseRule
from perudo.core.whole_numbers import whole, whole_numbers

FirstOpenerRule = Literal["random", "highest-roll"]
PalificoRule = Literal["off", "each-time", "once"]
CalzaCallersRule = Literal["others-but-next", "all-but-bidder", "all-but-next"]
CalzaWinsRule = Literal["die", "all-others-lose"]
RevealRule = Literal["at-once", "from-caller"]
SettingValue = bool | int | str | tuple[int, int]

MIN_PLAYERS, MAX_PLAYERS = 2, 8
MAX_DICE = 10

# The values that each setting may have.
SETTING_VALUES: dict[str, tuple[SettingValue, ...] | range] = {
    "players": tuple(
        (fewest, most) for fewest in range(MIN_PLAYERS, MAX_PLAYERS + 1) for most in range(fewest, MAX_PLAYERS + 1)
    ),
    "dice": range(1, MAX_DICE + 1),
    "first_opener": ("random", "highest-roll"),
    "raise": tuple(RAISES),
    "palifico": ("off", "each-time", "once"),
    "palifico_with_two": (False, True),
    "veteran_changes_face": (False, True),
    "calza": (False, True),
    "calza_callers": ("others-but-next", "all-but-bidder", "all-but-next"),
    "calza_in_palifico": (False, True),
    "calza_with_two": (False, True),
    "calza_wins": ("die", "all-others-lose"),
    "lost_dice_visible": (False, True),
    "reveal": ("at-once", "from-caller"),
}
SETTINGS = tuple(SETTING_VALUES)

# Some settings take effect only if another setting, the prerequisite, has one of the listed values.
_PLAYED = ("palifico", ("each-time", "once"))
_CALLED = ("calza", (True,))
PREREQUISITES: dict[str, tuple[str, tuple[SettingValue, ...]]] = {
    "palifico_with_two": _PLAYED,
    "veteran_changes_face": _PLAYED,
    "calza_callers": _CALLED,
    "calza_in_palifico": _CALLED,
    "calza_with_two": _CALLED,
    "calza_wins": _CALLED,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The settings of a game. Each field is named after its setting (``raise_`` for ``raise``).

    Raises ``PerudoError`` (``setting-value``) for an invalid value. Some settings take effect only with others:
    ``veteran_changes_face`` has no effect without palifico.
    """

    players: tuple[int, int]
    """The minimum and maximum number of players."""
    dice: int
    """The number of dice with which each player starts."""
    first_opener: FirstOpenerRule
    """The opener of the first round: a random player, or the player with the highest opening roll."""
    raise_: RaiseRule
    """The rule for ordinary raises: a key of ``RAISES``."""
    palifico: PalificoRule
    """How often a player who is reduced to one die opens a palifico round: never, every time, or once a game."""
    palifico_with_two: bool
    """Whether a round between the last two players can be palifico."""
    veteran_changes_face: bool
    """Whether a veteran (a player who was palifico before) with one die may change the face in another player's
    palifico round."""
    calza: bool
    """Whether players may call calza."""
    calza_callers: CalzaCallersRule
    calza_in_palifico: bool
    calza_with_two: bool
    calza_wins: CalzaWinsRule
    """The effect of a correct calza: the caller regains a die, or everyone else loses one (a house rule)."""
    lost_dice_visible: bool
    """Whether everyone may see how many dice each player has left."""
    reveal: RevealRule
    """Whether all players lift their cups at the same time, or one by one, starting with the caller and going left."""

    def __post_init__(self) -> None:
        for setting, value in self.to_dict().items():
            choices = SETTING_VALUES[setting]
            if not any(_same(value, choice) for choice in choices):
                few = len(choices) <= 4
                allowed = (
                    ", ".join(map(format_value, choices))
                    if few
                    else f"{format_value(choices[0])} ... {format_value(choices[-1])}"
                )
                raise PerudoError("setting-value", setting=setting, value=format_value(value), allowed=allowed)

    def to_dict(self) -> dict[str, SettingValue]:
        """Return the value of each setting by its id, in the order of ``SETTINGS``."""
        return {setting: getattr(self, _field(setting)) for setting in SETTINGS}

    def effective(self) -> list[str]:
        """Return the settings that have an effect, given the values of the other settings."""
        values = self.to_dict()
        needs = {setting: values[other] in those for setting, (other, those) in PREREQUISITES.items()}
        return [setting for setting in SETTINGS if needs.get(setting, True)]

    def diff(self, edition: str) -> dict[str, SettingValue]:
        """Return the settings that differ from the edition's, in the form that records and links store."""
        printed = EDITIONS[edition].to_dict()
        return {setting: value for setting, value in self.to_dict().items() if value != printed[setting]}


def house_rules(edition: str, options: Mapping[str, object] | None = None) -> Rules:
    """Return an edition's rules with some settings changed.

    Raises ``PerudoError``: ``edition-unknown``, ``setting-unknown`` or ``setting-value``.
    """
    if edition not in EDITIONS:
        raise PerudoError("edition-unknown", edition=edition, allowed=", ".join(EDITIONS))
    for setting in options or {}:
        if setting not in SETTING_VALUES:
            raise PerudoError("setting-unknown", setting=setting, allowed=", ".join(SETTINGS))
    changes: dict[str, Any] = {_field(setting): plain_value(value) for setting, value in (options or {}).items()}
    return replace(EDITIONS[edition], **changes)


def rule_code(edition: str, options: Mapping[str, SettingValue]) -> str:
    """Return the rule code for an edition and options, for use in links: ``kozak``, ``bga.calza.dice-3``,
    ``bga.no-calza``.
    """
    return ".".join([edition, *(_option_code(setting, value) for setting, value in options.items())])


def parse_rule_code(code: str) -> tuple[str, dict[str, SettingValue]]:
    """Parse a ``rule_code``: return the edition, and the options that differ from that edition's settings. A preset's
    name is also a valid rule code.

    Raises ``PerudoError`` (``rule-code``, or a code from ``house_rules``) if the text does not describe rules.
    """
    name, *more = code.split(".")
    edition, *parts = [*PRESETS.get(name, name).split("."), *more]
    known = {
        _option_code(setting, value): (setting, value) for setting, values in SETTING_VALUES.items() for value in values
    }
    options = {}
    for part in parts:
        if part not in known:
            raise PerudoError("rule-code", text=code, part=part)
        setting, value = known[part]
        options[setting] = value
    return edition, house_rules(edition, options).diff(edition)


def preset_name(edition: str, options: Mapping[str, SettingValue]) -> str | None:
    """Return the name of the preset that has these rules, or None."""
    return next((name for name, code in PRESETS.items() if parse_rule_code(code) == (edition, dict(options))), None)


def _option_code(setting: str, value: SettingValue) -> str:
    if isinstance(value, bool):
        return setting if value else f"no-{setting}"
    return "-".join([setting, *map(str, value if isinstance(value, tuple) else [value])])


def format_value(value: object) -> str:
    """Return a setting's value in the form used in records: ``true``, ``5``, ``[2, 6]``, ``one-axis``."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(format_value, value))}]"
    return str(value)


def _field(setting: str) -> str:
    return "raise_" if setting == "raise" else setting


def plain_value(value: Any) -> Any:
    """Convert a setting's integers to plain ints, and its sequences (such as JSON lists) to tuples. Return any other
    value unchanged."""
    if isinstance(value, bool | str | bytes | Mapping):
        return value
    try:
        return whole_numbers(value, "a setting") if isinstance(value, Iterable) else whole(value, "a setting")
    except TypeError:
        return value


def _same(value: object, choice: object) -> bool:
    """Return whether two values are equal and have the same types: 1 is not ``true``, and 2.0 is not 2."""
    if type(value) is not type(choice) or value != choice:
        return False
    return not isinstance(value, tuple) or all(type(part) is int for part in value)


EDITIONS: dict[str, Rules] = {
    edition: Rules(**{_field(setting): value for setting, (value, _) in printed.settings.items()})  # type: ignore[arg-type]
    for edition, printed in PRINTED.items()
}
"""The rules of the five printed editions, by id."""

PRESETS: dict[str, str] = {
    "friendly": "kozak.lost_dice_visible",
}
"""Names for common sets of settings; the preset for a first game comes first.

No preset shares its name with an edition.
"""

assert tuple(setting.name for setting in fields(Rules)) == tuple(map(_field, SETTINGS))
