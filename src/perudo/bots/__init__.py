"""The house bots, weak to strong. Each sees its seat's ``View`` and nothing else of the game."""

from __future__ import annotations

from perudo.bots.beginner import Beginner
from perudo.bots.bot import Bot
from perudo.bots.odds import Odds
from perudo.bots.reader import Reader

HOUSE_BOTS: dict[str, type[Bot]] = {"beginner": Beginner, "odds": Odds, "reader": Reader}
"""By their ids, which are those of ``wire.Level``."""

BOT_NAMES = ("Inti", "Killa", "Chaska", "Wayra", "Quri", "Illa", "Sumaq", "Rumi")
"""Names for the seats of bots, in Quechua: sun, moon, star, wind, gold, light, beautiful, stone."""

__all__ = ["BOT_NAMES", "HOUSE_BOTS", "Bot"]
