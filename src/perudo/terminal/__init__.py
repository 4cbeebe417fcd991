"""Perudo in a terminal, in plain lines that a screen reader can read."""

_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Python calls them unprintable; languages set off their marks and thousands with them."""


def printable(text: str) -> str:
    """A text fit for one line of a terminal: what controls terminals or the direction of writing is replaced."""
    return "".join(char if char.isprintable() or char in _SPACES else "\N{REPLACEMENT CHARACTER}" for char in text)
