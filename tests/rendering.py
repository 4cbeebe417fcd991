"""Every message of every language with every kind of number, as JSON on standard output: `python -m tests.rendering`.

With a number, as in `python -m tests.rendering 10`, only every tenth of them.

A program of its own, since whether a machine's own language leaks in depends on its environment.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import islice, product

from perudo.locales.translator import DEFAULT_LANGUAGE, Translator, available_languages
from tests.test_locales import NUMBERS, messages, variables

TEXTS = {
    **dict.fromkeys(
        ["bidder", "box", "file", "host", "name", "other", "others", "setting", "text", "what", "why"], "Ана"
    ),
    **dict.fromkeys(["ace"], "sun"),
    **dict.fromkeys(["kind"], "list"),
    **dict.fromkeys(["key"], "Enter"),
    **dict.fromkeys(["names"], "Bo, Cleo"),
}
"""What is filled in for variables that are not numbers."""
FACES = range(1, 7)

Saying = tuple[str, dict[str, str | int]]
"""A message, and what it is filled in with."""


def sayings() -> Iterator[Saying]:
    """Each message with each number in all its places, and with each face where it has one."""
    for message in sorted(messages(DEFAULT_LANGUAGE)):
        used = variables(DEFAULT_LANGUAGE, message)
        numbers = used - set(TEXTS) - {"face"}
        for number, face in product(NUMBERS if numbers else [0], FACES if "face" in used else [0]):
            values: dict[str, str | int] = {each: TEXTS[each] for each in used & set(TEXTS)}
            yield message, values | dict.fromkeys(numbers, number) | ({"face": face} if face else {})


def main() -> None:
    said, step = {}, int(sys.argv[1]) if sys.argv[1:] else 1
    for language in available_languages():
        say = Translator(language)
        said[language] = [say(message, **values) for message, values in islice(sayings(), 0, None, step)]
    json.dump(said, sys.stdout)


if __name__ == "__main__":
    main()
