"""Every message between the server and its clients: two tagged unions, from which the TypeScript types are generated.

A client sends commands; each carries its own ``id`` and is answered once by ``Done`` or ``Refused`` with that id. The
server sends each client, whenever something changed, a ``TableState`` of what changed as that client's seat may see it:
in parts that are each whole, and numbered without gaps for everyone.

    scalars   names, numbers, words of the game          commands   from a client
    text      what may be shown of what people write     messages   from the server
    replay, lesson, practice, examples: what is told by HTTP
"""

from __future__ import annotations

import msgspec

from perudo.protocol.wire.commands import *
from perudo.protocol.wire.examples import *
from perudo.protocol.wire.lesson import *
from perudo.protocol.wire.messages import *
from perudo.protocol.wire.practice import *
from perudo.protocol.wire.replay import *
from perudo.protocol.wire.sanitize import *
from perudo.protocol.wire.scalars import *


def schema() -> dict[str, object]:
    """The JSON Schema of both unions, from which ``web/src/wire.d.ts`` is made."""
    shapes = {
        "from_client": ClientCommand,
        "from_server": ServerMessage,
        "replay": ReplayMessage,
        "reviewed": ReviewMessage,
        "coached": CoachComment,
        "next": NextMoves,
        "explanations": Explanations,
        "lesson": Lesson,
        "examples": Examples,
        "practice": Practice,
        "puzzle": Puzzle,
        "odds": OddsDrill,
    }
    listed, definitions = msgspec.json.schema_components(shapes.values(), ref_template="#/definitions/{name}")
    properties = dict(zip(shapes, listed, strict=True))
    wire = {"title": "Wire", "type": "object", "properties": properties, "required": list(properties)}
    return {**wire, "additionalProperties": False, "definitions": definitions}
