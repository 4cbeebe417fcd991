"""Prints docs/protocol.md from src/perudo/protocol/wire/ and view.py: each message, its fields, and their meaning."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from typing import get_args

from perudo.core import limits, view
from perudo.protocol import wire
from perudo.server.commands import COMMANDS, describe

INTRODUCTION = """# Protocol

<!-- Written by tools/protocol.py from the docstrings of src/perudo/protocol/wire/ and view.py, and the table in
src/perudo/server/commands.py: change those. -->

The page is opened with an ordinary request, which sets a cookie: a secret token that says who a guest is (`guest`, over
TLS `__Host-guest`). Sockets carry JSON text frames: `/socket` is for the lobby, and `/socket/CODE` for a table.

A single server takes commands for any table on any socket. With several servers, one owns each table. Another refuses a
command for that table with `error-table-elsewhere`, and its code in `details`: send the command on that table's socket.
A server that no longer owns a table closes its sockets. Open them again, and send what was not answered.

{wire}

A client's message has a `do`, a server's an `is`. On a table's page a client sends `watch`, and is sent a `table` with
all its parts at once, and what changed at every change. A lost socket is healed by connecting again and sending
`watch`; a command that was not answered is sent again with the same `id` (every command has one), and takes effect
once. The JSON Schema of all this is `perudo.protocol.wire.schema()`.

A `done` is sent when what was asked for is on the server's disk, not before.

Below each command it says who may send it and when, and what it is charged to ([limits](limits.md#commands)). *Seated*
guests have a seat; a *player* plays in it themselves, and no bot meanwhile.
"""

BOUNDS = ("ge", "le", "min_length", "max_length", "pattern")


def main() -> None:
    words = inspect.cleandoc(wire.__doc__ or "").split("\n\n")[1]
    print(INTRODUCTION.format(wire=words.replace("``", "`").replace("\n", " ")))
    print("## Limits\n")
    print(f"- A message has at most {limits.MESSAGE_BYTES} bytes.")
    for name in ("Id", "TableCode", "Chair", "Seq", "Name"):
        kind, meta = get_args(getattr(wire, name))
        bounds = (f"{key} {getattr(meta, key)}" for key in BOUNDS if getattr(meta, key) is not None)
        print(f"- `{name}` is a `{kind.__name__}`: {', '.join(bounds)}.")
    print()
    for title, union, tag in (
        ("From a client", wire.ClientCommand, "do"),
        ("From the server", wire.ServerMessage, "is"),
    ):
        print(f"## {title}\n")
        for message in union.__args__:
            print(f"### `{tag}: {message.__struct_config__.tag}`\n")
            _struct(message)
            if message in COMMANDS:
                print(f"{describe(message)}\n")
    print("## What a player says\n")
    for said in wire.MoveMessage.__args__:
        print(f"- `say: {said.__struct_config__.tag}` {', '.join(f'`{field}`' for field in said.__struct_fields__)}")
    print("\n## Replays\n")
    print(
        "`/r/CODE/GAME.json` is a finished game of a table; a `.perudo` file sent to `/api/replay` is answered alike.\n"
        "One of a game that is over, sent to `/api/review`, gets the worth of each decision: `ReviewMessage`.\n"
        "One sent to `/api/next`, while it is being written, is answered by what may follow it: `Next`.\n"
    )
    _struct(wire.ReplayMessage)
    _struct(wire.Step)
    _parts(wire.BidStep, wire.Solution, wire.SolvedMove, wire.NextMoves)
    _parts(wire.ReviewMessage, wire.ReviewedMove, wire.ReviewedSeat, wire.KeyMomentInfo)
    print("## Why a bot said it\n")
    print(
        "`/t/CODE/why/GAME/ROUND.json` tells why the bots of the house said what they said in a round, once its cups\n"
        "are open or the game is over; before that it is refused: `error-cups-closed`.\n"
    )
    _parts(wire.Explanations, wire.Explanation)
    print("## The lesson\n")
    print("`/lesson.json` is the first game that the page teaches with.\n")
    _parts(wire.Lesson, wire.LessonStep, wire.LessonBranch, wire.LessonText)
    print("## Examples of rules\n")
    print("`/rules/CODE.json` is what a rule code says, with examples for it; the code may be an edition's id alone.\n")
    for part in (wire.Examples, *wire.Example.__args__, wire.BidExample):
        print(f"### {part.__name__}\n")
        _struct(part)
    print("## Parts\n")
    _parts(wire.LiveState, wire.TableInfo, wire.GameState, wire.PrivateState)
    _parts(wire.TableSettings, wire.ClockSettings, wire.SeatState, wire.NextDraw, wire.DrawState)
    _parts(
        view.PublicView,
        view.PrivateView,
        view.View,
        view.SeatBid,
        view.LegalChoices,
        view.QuantityRange,
        view.RevealedRound,
    )
    _parts(wire.LobbyTable, wire.ChatLine, wire.EditionInfo)


def _parts(*parts: type) -> None:
    for part in parts:
        print(f"### {part.__name__}\n")
        _struct(part)


def _struct(struct: type) -> None:
    words = inspect.cleandoc(struct.__dict__.get("__doc__") or "")
    if words and not words.startswith(f"{struct.__name__}("):
        print(words.replace("``", "`") + "\n")
    fields = [field for kind in reversed(struct.__mro__) if kind is not wire.Command for field in _fields(kind)]
    for name, kind, about in fields:
        print(f"- `{name}`: `{kind}`" + (f": {about}" if about else ""))
    print()


def _fields(struct: type) -> Iterator[tuple[str, str, str]]:
    """Yield the name (with ``?`` if it is optional), type and meaning of each field that a class itself declares."""
    if not struct.__module__.startswith((wire.__name__, view.__name__)):
        return
    body = _classes(struct.__module__)[struct.__name__].body
    for at, node in enumerate(body):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            after = body[at + 1] if at + 1 < len(body) else None
            about = ""
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                about = " ".join(str(after.value.value).replace("``", "`").split())
            kind = ast.unparse(node.annotation).replace("'", '"')
            sent = kind.replace(" | msgspec.UnsetType", "")
            yield node.target.id + "?" * (sent != kind), sent, about


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


if __name__ == "__main__":
    main()
