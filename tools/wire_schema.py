"""Prints the JSON Schema of all messages, including who may send each command. The page's types are generated from
it."""

from __future__ import annotations

import json
from typing import Any, cast

from perudo.protocol import wire
from perudo.server.commands import COMMANDS, describe


def main() -> None:
    schema = wire.schema()
    definitions = cast(dict[str, dict[str, Any]], schema["definitions"])
    for command in COMMANDS:
        definitions[command.__name__]["description"] += f"\n\n{describe(command)}"
    print(json.dumps(schema))


if __name__ == "__main__":
    main()
