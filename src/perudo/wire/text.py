"""What people write, made fit to be shown to others."""

from __future__ import annotations

import re
import unicodedata

from perudo import limits
from perudo.errors import PerudoError

_MARKUP = re.compile(r"[<>&\"`]")
_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn")
"""Unicode's categories of control, direction and unassigned characters."""


def clean_text(text: str) -> str:
    """A line fit to show to others: trimmed, composed, spaces folded.

    Raises ``PerudoError`` (``text-*``) for one that is empty or carries control or direction characters.
    """
    folded = " ".join(unicodedata.normalize("NFC", text).split())
    if not folded:
        raise PerudoError("text-empty")
    if any(unicodedata.category(char) in _UNSEEN for char in folded):
        raise PerudoError("text-characters")
    return folded


def clean_name(name: str) -> str:
    """A name fit to show to others, as ``clean_text``; it has no markup either. Raises ``PerudoError`` (``name-*``)."""
    try:
        folded = clean_text(name)
    except PerudoError as error:
        raise PerudoError(error.code.replace("text", "name")) from None
    if len(folded) > limits.NAME_LENGTH:
        raise PerudoError("name-too-long", most=limits.NAME_LENGTH)
    if _MARKUP.search(folded):
        raise PerudoError("name-characters")
    return folded
