"""Perudo in a terminal, in plain lines that a screen reader can read."""


def printable(text: str) -> str:
    """A text fit for one line of a terminal: what controls terminals or the direction of writing is replaced."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
