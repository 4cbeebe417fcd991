"""The door for everybody's own bots: named on a command line, or speaking by lines, in any language."""

from perudo.protocol.loading import BotFactory, NamedBot, load_isolated, load_trusted, resolve

__all__ = ["BotFactory", "NamedBot", "load_isolated", "load_trusted", "resolve"]
