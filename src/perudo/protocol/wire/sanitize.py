"""Cleans user-written text before others see it, and detects names that look alike."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache

from perudo.core import limits
from perudo.core.errors import PerudoError

_MARKUP = re.compile(r"[<>&\"`]")
_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn")
"""Unicode categories of control, text-direction and unassigned characters."""
_INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200c\u200d\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef"
    "\u2800\U00013441\U00013442\U00016fe4\U0001d159]"
)
"""Invisible characters other than control characters: Unicode's default-ignorable characters and characters that look
blank.
"""
_ACCENTS = frozenset((1, *range(10, 37), *range(200, 241)))
"""Unicode's combining classes for accents and points. Vowel signs, and marks that turn one kana into another, belong to
other classes.
"""
_SHAPED = re.compile(
    "(?:.*(?:CIRCLED|SQUARED|SYMBOL) )?(?:LATIN )?(?:(CAPITAL|SMALL) )?LETTER (?:SMALL CAPITAL )?([A-Z])(?: WITH .*)?"
)
"""Matches the Unicode name of a Latin letter variant, such as 🅐 or ⱥ."""
_HEAPED = re.compile(rf"(^|Z)m|m{{{limits.MAX_COMBINING_MARKS + 1}}}")
"""Matches a combining mark (m) without a base letter, for example after a space (Z), or a letter with more marks than
any script needs.
"""


def clean_text(text: str) -> str:
    """Return a line of text, cleaned for display: trimmed, NFC-normalised, with single spaces.

    Raises ``PerudoError`` (``text-*``) if the line is blank, contains control or direction characters, or has too many
    marks on a letter.
    """
    folded = " ".join(unicodedata.normalize("NFC", text).split())
    if not _INVISIBLE.sub("", folded).strip():
        raise PerudoError("text-empty")
    kinds = [unicodedata.category(char) for char in folded]
    drawn = "".join("m" if kind in ("Mn", "Me") else kind[0] for kind in kinds)
    if any(kind in _UNSEEN for kind in kinds) or _HEAPED.search(drawn):
        raise PerudoError("text-characters")
    return folded


def clean_name(name: str) -> str:
    """Return a name, cleaned for display. Applies ``clean_text``, removes invisible characters, and rejects markup.

    Raises ``PerudoError`` (``name-*``).
    """
    try:
        folded = clean_text(_INVISIBLE.sub("", name))
    except PerudoError as error:
        raise PerudoError(error.code.replace("text", "name")) from None
    if len(folded) > limits.NAME_LENGTH:
        raise PerudoError("name-too-long", most=limits.NAME_LENGTH)
    if _MARKUP.search(folded):
        raise PerudoError("name-characters")
    return folded


def look_alike(one: str, other: str) -> bool:
    """Return whether two names look alike, based on their Unicode skeletons (UTS 39).

    The comparison ignores case, accents, spaces and punctuation.
    """
    return not looks(one).isdisjoint(looks(other))


@lru_cache(1000)
def looks(name: str) -> frozenset[str]:
    """Return the skeletons of a name, computed in several letter cases. Names look alike if they share a skeleton.

    A capital I looks like a small L, but is also the letter i. A small к does not look like a k, but its capital looks
    like a K. The comparison must detect all such look-alikes. A small d looks like "cl" but a capital D does not, so
    one of the skeletons keeps the name's letter case.
    """
    typed = _skeleton(name)
    looks = typed, typed.replace("d", "cl"), _skeleton(name.casefold()), _skeleton(name.upper())
    return frozenset(each.casefold().replace("w", "vv") for each in looks)


def _skeleton(text: str) -> str:
    """Return a text's skeleton, in which look-alike characters are replaced by the same prototype."""
    # Remove invisible characters before decomposition, because some decompose into a visible accent.
    seen = _INVISIBLE.sub("", text).translate(_prototypes())
    drawn = unicodedata.normalize("NFKD", seen).translate(_prototypes())
    plain = unicodedata.normalize("NFD", "".join(map(_plain, drawn)))
    return "".join(char for char in plain if not _overlooked(char)) or plain


def _plain(char: str) -> str:
    """Return the plain letter or number of a circled, squared, stroked or hooked character.

    Unicode's own decomposition does not cover these characters.
    """
    if unicodedata.category(char) == "No":
        return f"{unicodedata.numeric(char):g}"
    if shaped := _SHAPED.fullmatch(unicodedata.name(char, "")):
        size, letter = shaped.groups()
        return letter.lower() if size == "SMALL" else letter
    return char


def _overlooked(char: str) -> bool:
    """Return whether a name still looks the same after this character is removed."""
    kind = unicodedata.category(char)
    return kind[0] in "PZ" or kind in ("Sk", "Sm", "Me") or unicodedata.combining(char) in _ACCENTS


@cache
def _prototypes() -> dict[int, str]:
    """Map each character to its prototype: the one or more characters that it looks like.

    The library ``confusable_homoglyphs`` lists each pair of look-alikes in both directions. A character with several
    look-alikes is the prototype of all of them. If two characters match only each other, the one with the lower code
    point is the prototype.
    """
    from confusable_homoglyphs.confusables import confusables_data  # This import is needed only to compare names.

    like = {_bare(one): [_bare(other["c"]) for other in others] for one, others in confusables_data.items()}
    single = {one: others[0] for one, others in like.items() if len(one) == len(others) == 1}
    return {ord(one): min(one, other) if single.get(other) == one else other for one, other in single.items()}


def _bare(text: str) -> str:
    """Remove the direction marks that the library puts around right-to-left letters."""
    return text.replace("\u200e", "")
