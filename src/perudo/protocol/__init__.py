"""External bots, in Python or any other language, and all messages between the server and its clients."""

from perudo.protocol.loading import BotFactory, NamedBot, load_isolated, load_trusted, resolve

__all__ = ["BotFactory", "NamedBot", "load_isolated", "load_trusted", "resolve"]
