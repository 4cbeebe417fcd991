"""Examples of rules, by HTTP: ``/rules/RULE-CODE.json``."""

from __future__ import annotations

import msgspec

from perudo.core.editions import CitedRule
from perudo.core.game import Reason
from perudo.core.rules import SettingValue
from perudo.core.view import RevealedRound


class BidExample(msgspec.Struct, frozen=True):
    quantity: int
    face: int
    why_not: Reason | None
    """Why it may not be bid here; None where it may."""


class RuleExample(msgspec.Struct, frozen=True, kw_only=True, tag_field="shows"):
    rule: str
    """The message that tells the rule."""


class RaiseExample(RuleExample, frozen=True, kw_only=True, tag="raise"):
    """What may follow a bid, or open a round."""

    palifico: bool
    current_bid: BidExample | None
    bids: tuple[BidExample, ...]


class CountExample(RuleExample, frozen=True, kw_only=True, tag="count"):
    """A round that was called, its cups open."""

    revealed: RevealedRound


class CupsExample(RuleExample, frozen=True, kw_only=True, tag="cups"):
    """What is seen of the cups from outside. Seats that are out of the example are left out."""

    dice: tuple[int | None, ...]
    """Dice under each cup; None where nobody else may know."""
    reveal_order: tuple[tuple[int, ...], ...]
    """The order in which the cups lift."""
    opening_rolls: tuple[int, ...]
    """One die of each seat, rolled for the opening."""
    caller: int | None
    opener: int | None
    seat: int | None


Example = RaiseExample | CountExample | CupsExample


class Examples(msgspec.Struct, frozen=True, kw_only=True):
    """The rules that a code says, as they are told everywhere, and a tiny example for each that can be drawn."""

    edition: str
    rules: dict[str, SettingValue]
    shared_rules: tuple[CitedRule, ...]
    """What all editions share, in the order in which one learns it: messages ``shared-...``."""
    setting_rules: tuple[CitedRule, ...]
    """What these rules settle; what calza would bring is told where it is off as well."""
    readings: tuple[str, ...]
    """How slips and silences of the edition are read: messages ``reading-...``."""
    has_example_round: bool
    """Whether the edition's illustrated round can be watched, at ``/r/booklet/EDITION``."""
    examples: tuple[Example, ...]
