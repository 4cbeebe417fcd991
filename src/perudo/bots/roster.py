"""The built-in bots, one row per bot, weakest first. All other code reads its information about built-in bots from this
table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

Mood = Literal["right", "wrong", "out", "wins", "beaten", "amazed"]
"""Why a bot reacts: it was right or wrong, lost its last die, or won; another player won; or a bid was far off."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BuiltinBot:
    """Data about a built-in bot, available without importing the bot's module. Paths have the form
    ``package.module:Name``."""

    class_path: str
    compiled_policy: str | None = None
    """The path of the function that returns the bot's ``PolicyPlayer`` for given rules; None if the bot has no compiled
    form."""
    thinking_time: float = 1.0
    """The bot's thinking time, as a multiple of the normal time."""
    reaction_frequency: float = 0.0
    """The probability that the bot reacts after being right or wrong."""
    reactions: Mapping[Mood, str] = field(default_factory=dict)
    """The bot's reaction (``wire.Reaction``) for each mood that it shows."""


ROSTER: Final[dict[str, BuiltinBot]] = {
    "beginner": BuiltinBot(
        class_path="perudo.bots.beginner:Beginner",
        compiled_policy="perudo.bots.compiled_policies:beginner_player",
        reaction_frequency=0.3,
        reactions={
            "right": "laugh",
            "wrong": "gasp",
            "out": "cry",
            "wins": "laugh",
            "beaten": "clap",
            "amazed": "gasp",
        },
    ),
    "gambler": BuiltinBot(
        class_path="perudo.bots.gambler:Gambler",
        compiled_policy="perudo.bots.compiled_policies:gambler_player",
        thinking_time=0.7,
        reaction_frequency=0.35,
        reactions={
            "right": "laugh",
            "wrong": "laugh",
            "out": "laugh",
            "wins": "laugh",
            "beaten": "clap",
            "amazed": "laugh",
        },
    ),
    "odds": BuiltinBot(
        class_path="perudo.bots.odds_bot:OddsBot",
        compiled_policy="perudo.bots.compiled_policies:odds_player",
        thinking_time=0.85,
        reaction_frequency=0.12,
        reactions={"right": "cool", "wrong": "think", "out": "think", "wins": "cool", "beaten": "clap"},
    ),
    "reader": BuiltinBot(
        class_path="perudo.bots.solved:TablebaseReader",
        thinking_time=1.1,
        reaction_frequency=0.15,
        reactions={"right": "cool", "wrong": "gasp", "out": "clap", "wins": "cool", "beaten": "clap"},
    ),
    "planner": BuiltinBot(
        class_path="perudo.bots.lookahead:Planner",
        thinking_time=1.25,
        reaction_frequency=0.12,
        reactions={"wrong": "think", "out": "clap", "wins": "cool", "beaten": "clap", "amazed": "think"},
    ),
    "master": BuiltinBot(
        class_path="perudo.bots.solved:TablebaseMaster",
        reaction_frequency=0.04,
        reactions={"right": "cool", "wrong": "clap", "out": "clap", "wins": "cool", "beaten": "clap"},
    ),
}
COMPILED_LEVELS: Final = tuple(level for level, bot in ROSTER.items() if bot.compiled_policy)
"""The built-in bots that have a compiled form, weakest first."""
DEFAULT_LEVEL: Final = "gambler"
"""The default opponent, also on the web page: a lively bot that people can beat."""
