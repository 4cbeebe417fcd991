"""The built-in bots, from weak to strong. Each bot sees only the ``View`` of its seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pkgutil import resolve_name
from typing import Final

from perudo.bots.base import Bot
from perudo.bots.roster import ROSTER


class _BotClasses(Mapping[str, type[Bot]]):
    """The bot classes of the roster, each imported on first use."""

    def __getitem__(self, level: str) -> type[Bot]:
        found: type[Bot] = resolve_name(ROSTER[level].class_path)
        return found

    def __contains__(self, level: object) -> bool:
        return level in ROSTER

    def __iter__(self) -> Iterator[str]:
        return iter(ROSTER)

    def __reversed__(self) -> Iterator[str]:
        return reversed(ROSTER)

    def __len__(self) -> int:
        return len(ROSTER)


BUILTIN_BOTS: Final = _BotClasses()
"""The built-in bots by id (``wire.BotLevel``), weakest first."""


def builtin_level(level: str) -> str:
    """Return the level itself, or the strongest level if an old log names a retired bot."""
    return level if level in ROSTER else next(reversed(ROSTER))


def builtin_bot(level: str) -> type[Bot]:
    """Return the bot class of a level."""
    return BUILTIN_BOTS[builtin_level(level)]


def mixed_levels(count: int) -> list[str]:
    """Return ``count`` levels from weak to strong, spread evenly, with repetitions if necessary."""
    levels = list(ROSTER)
    if count > len(levels):
        return [levels[index % len(levels)] for index in range(count)]
    last = len(levels) - 1
    return [levels[index * last // (count - 1) if count > 1 else last // 2] for index in range(count)]


BOT_NAMES = ("Inti", "Killa", "Chaska", "Wayra", "Quri", "Illa", "Sumaq", "Rumi")
"""Quechua names for bots. The names mean sun, moon, star, wind, gold, light, beautiful and stone."""

__all__ = ["BOT_NAMES", "BUILTIN_BOTS", "Bot", "builtin_bot", "builtin_level", "mixed_levels"]
