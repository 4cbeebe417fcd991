"""The built-in bots, from weak to strong. Each bot sees only the ``View`` of its seat."""

from __future__ import annotations

from perudo.bots.base import Bot
from perudo.bots.beginner import Beginner
from perudo.bots.gambler import Gambler
from perudo.bots.lookahead import Planner
from perudo.bots.odds_bot import OddsBot
from perudo.bots.solved import TablebaseMaster, TablebaseReader

BUILTIN_BOTS: dict[str, type[Bot]] = {
    "beginner": Beginner,
    "gambler": Gambler,
    "odds": OddsBot,
    "reader": TablebaseReader,
    "planner": Planner,
    "master": TablebaseMaster,
}
"""The built-in bots by id (``wire.BotLevel``), weakest first."""


def builtin_level(level: str) -> str:
    """Return the level, or the strongest level for a retired bot named in an old log."""
    return level if level in BUILTIN_BOTS else next(reversed(BUILTIN_BOTS))


def builtin_bot(level: str) -> type[Bot]:
    """Return the bot class of a level."""
    return BUILTIN_BOTS[builtin_level(level)]


def mixed_levels(count: int) -> list[str]:
    """Return ``count`` levels from weak to strong, spread over the ladder, with repetitions if necessary."""
    levels = list(BUILTIN_BOTS)
    if count > len(levels):
        return [levels[index % len(levels)] for index in range(count)]
    last = len(levels) - 1
    return [levels[index * last // (count - 1) if count > 1 else last // 2] for index in range(count)]


BOT_NAMES = ("Inti", "Killa", "Chaska", "Wayra", "Quri", "Illa", "Sumaq", "Rumi")
"""Names for seats that bots play, in Quechua: sun, moon, star, wind, gold, light, beautiful, stone."""

__all__ = ["BOT_NAMES", "BUILTIN_BOTS", "Bot", "builtin_bot", "builtin_level", "mixed_levels"]
