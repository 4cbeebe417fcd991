"""Examples of rules, which the server sends over HTTP: ``/rules/RULE-CODE.json``."""

from __future__ import annotations

import msgspec

from perudo.core.citations import CitedRule
from perudo.core.game import Reason
from perudo.core.rules import SettingValue
from perudo.core.view import RevealedRound


class BidExample(msgspec.Struct, frozen=True):
    quantity: int
    face: int
    why_not: Reason | None
    """The reason why the bid is illegal; None for a legal bid."""


class RuleExample(msgspec.Struct, frozen=True, kw_only=True, tag_field="shows"):
    rule: str
    """The id of the message that states the rule."""


class RaiseExample(RuleExample, frozen=True, kw_only=True, tag="raise"):
    """Example bids that follow a given bid or start a round."""

    palifico: bool
    current_bid: BidExample | None
    bids: tuple[BidExample, ...]


class CountExample(RuleExample, frozen=True, kw_only=True, tag="count"):
    """A round after a call, with all dice revealed."""

    revealed: RevealedRound


class CupsExample(RuleExample, frozen=True, kw_only=True, tag="cups"):
    """The players' cups in an example, as the other players see them."""

    dice: tuple[int | None, ...]
    """The number of dice under each cup; None if the number is hidden from other players."""
    reveal_order: tuple[tuple[int, ...], ...]
    """The order in which the cups are lifted."""
    opening_rolls: tuple[int, ...]
    """Each seat's die in the opening roll."""
    caller: int | None
    opener: int | None
    seat: int | None


Example = RaiseExample | CountExample | CupsExample


class Examples(msgspec.Struct, frozen=True, kw_only=True):
    """The rules that a rule code describes, with a small example of each rule that can be illustrated."""

    edition: str
    rules: dict[str, SettingValue]
    shared_rules: tuple[CitedRule, ...]
    """The rules that all editions share, in teaching order. Their message ids begin with ``shared-``."""
    setting_rules: tuple[CitedRule, ...]
    """The rules that depend on settings, with this rule code's settings. The rule for calza is included even if calza
    is off.
    """
    readings: tuple[str, ...]
    """Ids of the messages (``reading-...``) that explain how this project interprets errors and gaps in the edition's
    rules.
    """
    has_example_round: bool
    """Whether people can watch the edition's example round at ``/r/booklet/EDITION``."""
    examples: tuple[Example, ...]
