"""Imports run one way: rules <- raising <- settling <- game <- view <- the rooms that show a game <- server, terminal
<- cli."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "perudo"

COMMON = {"errors", "limits", "whole"}
PURE = {
    "rules": set[str](),
    "raising": {"rules"},
    "settling": {"rules", "raising"},
    "notation": {"rules", "raising"},
    "picture": {"rules", "raising", "notation"},
    "game": {"rules", "raising", "settling", "notation", "picture"},
    "view": {"rules", "raising", "settling", "notation", "picture", "game"},
}
BELOW = {
    **PURE,
    "errors": {"words"},
    "limits": set(),
    "whole": set(),
    "words": set(),
    "odds": set(),
    "lattice": {"rules", "raising", "game"},
    "compiled": {"words"},
    "kernels": {"rules", "raising", "game", "lattice", "compiled"},
    "batch": {"rules", "raising", "game", "lattice", "compiled", "kernels"},
    "tablebase": {*PURE, "lattice", "odds"},
    "values": {"raising", "rules", "game", "settling", "lattice"},
    "workers": set(),
    "solver": {"rules", "raising", "game", "lattice", "odds", "compiled", "words", "tablebase", "workers", "solver"},
    "story": set(PURE),
    "highlights": {*PURE, "odds"},
    "env": {
        *PURE,
        "lattice",
        "batch",
        "kernels",
        "compiled",
        "odds",
        "policies",
        "words",
        "terminal",
        "bots",
        "door",
        "study",
        "env",
    },
    "study": {*PURE, "odds", "bots", "door", "tablebase", "solver", "study"},
    "policies": {*PURE, "batch", "bots", "compiled", "kernels", "odds"},
    "rollouts": {*PURE, "batch", "kernels", "policies"},
    "fair": set(PURE),
    "places": set(),
    "record": {*PURE, "fair", "places"},
    "booklets": {*PURE, "fair", "record", "places"},
    "bots": {*PURE, "lattice", "odds", "story", "tablebase", "bots"},
    "outlook": {*PURE, "bots"},
    "review": {*PURE, "values", "bots", "record", "outlook", "tablebase"},
    "door": {*PURE, "bots", "limits", "story", "wire", "words", "workers", "door"},
    "arena": {*PURE, "bots", "door", "story", "workers", "arena"},
    "verify": {*PURE, "fair", "record"},
    "signing": {"fair", "record"},
    "wire": {*PURE, "fair", "booklets", "wire"},
    "lesson": {*PURE, "wire"},
    "practice": {*PURE, "odds", "bots", "wire"},
    "examples": {*PURE, "wire"},
    "server": {
        *PURE,
        "fair",
        "record",
        "signing",
        "verify",
        "highlights",
        "review",
        "bots",
        "wire",
        "lesson",
        "practice",
        "examples",
        "booklets",
        "words",
        "odds",
        "tablebase",
        "server",
    },
    "terminal": {
        *PURE,
        "story",
        "highlights",
        "record",
        "review",
        "booklets",
        "verify",
        "signing",
        "bots",
        "door",
        "arena",
        "words",
        "odds",
        "lattice",
        "tablebase",
        "solver",
        "study",
        "workers",
        "server",
        "wire",
        "terminal",
    },
    "cli": {"words", "terminal"},
    "__main__": {"cli"},
    "__init__": set(),
}
"""For each room, the rooms that it may import."""
SERVER_BELOW = {
    "logs": {"budget"},
    "private": set[str](),
    "dice": {"private"},
    "metrics": set[str](),
    "programs": set[str](),
    "budget": set[str](),
    "quotas": {"budget", "programs"},
    "log": {"log", "private"},
    "table": {"log", "programs", "table"},
    "audience": {"table"},
    "bots": {"log", "table"},
    "lookers": {"table", "audience"},
    "nodes": {"log", "nodes"},
    "room": {"log", "table", "audience", "bots", "budget", "lookers", "metrics", "nodes"},
    "lobby": {"audience", "budget", "lookers", "room"},
    "keeping": {"log", "table"},
    "sorting": {"keeping", "log"},
    "check": {"keeping", "log"},
    "rooms": {"log", "table", "room", "keeping", "lobby", "lookers"},
    "house": {
        *("bots", "dice", "keeping", "log", "lobby", "lookers"),
        *("metrics", "nodes", "quotas", "room", "rooms", "table"),
    },
    "study": {"budget", "log", "table", "audience", "private", "study"},
    "edge": {
        "budget",
        "dice",
        "edge",
        "house",
        "keeping",
        "log",
        "logs",
        "metrics",
        "nodes",
        "private",
        "programs",
        "study",
        "table",
    },
}
"""The same within the server: a command goes one way, house -> rooms -> room -> table -> log -> audience -> out."""
ALONE = (
    "rules",
    "raising",
    "settling",
    "notation",
    "picture",
    "game",
    "view",
    "fair",
    "record",
    "verify",
    "odds",
    "lattice",
    "tablebase",
    "errors",
    "bots",
)
"""Rooms that need the standard library alone."""


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            named = node.module == "perudo"
            yield from (f"perudo.{alias.name}" for alias in node.names) if named else (node.module,)


def files(room: str) -> list[Path]:
    return [PACKAGE / f"{room}.py"] if (PACKAGE / f"{room}.py").exists() else sorted((PACKAGE / room).rglob("*.py"))


ROOMS = sorted({path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()})


@pytest.mark.parametrize("room", [room for room in ROOMS if room != "locales"])
def test_a_room_imports_only_what_lies_below_it(room: str) -> None:
    found = {name.split(".")[1] for file in files(room) for name in imports(file) if name.startswith("perudo.")}
    assert found - COMMON <= BELOW[room]


@pytest.mark.parametrize("room", SERVER_BELOW)
def test_a_command_goes_one_way_through_the_server(room: str) -> None:
    found = {
        name.split(".")[2] for file in files(f"server/{room}") for name in imports(file) if "perudo.server." in name
    }
    assert found <= SERVER_BELOW[room]


def test_the_map_of_the_house_is_in_the_order_of_imports() -> None:
    readme = (PACKAGE.parents[1] / "README.md").read_text(encoding="utf-8")
    above = set[str]()
    for row in re.findall(r"^\| (`[^|]+) \|", readme.split("## A map of the house")[1], re.MULTILINE):
        rooms = {name for name in re.findall(r"`(\w+)(?:\.py|/)`", row) if name in BELOW}
        assert rooms.isdisjoint(above)
        above |= rooms
        for room in rooms:
            common = set[str]() if room in COMMON | BELOW["errors"] else COMMON
            assert BELOW[room] | common <= above, f"{room} stands above what it imports"
    assert above == {room for room in BELOW if not room.startswith("__")}


def test_every_room_of_the_server_has_its_place() -> None:
    rooms = {path.stem for path in (PACKAGE / "server").iterdir() if path.name not in ("__init__.py", "page")}
    assert {room for room in rooms if not room.startswith("__")} == set(SERVER_BELOW)


@pytest.mark.parametrize("room", ALONE)
def test_the_inner_rooms_need_the_standard_library_alone(room: str) -> None:
    found = {name.split(".")[0] for file in files(room) for name in imports(file)} - {"perudo"}
    # What the strong bots know of cups and players are arrays.
    assert found <= sys.stdlib_module_names | ({"numpy"} if room == "bots" else set())


def test_bots_never_see_a_game() -> None:
    for file in files("bots"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "perudo.game":
                assert {alias.name for alias in node.names}.isdisjoint({"Game", "Deal", "Outcome"}), file.name


def test_the_map_of_the_server_names_every_room() -> None:
    told = ast.get_docstring(ast.parse((PACKAGE / "server" / "__init__.py").read_text(encoding="utf-8"))) or ""
    named = set(re.findall(r"``([a-z]+)(?:\.py|/[a-z]*)?``", told))
    assert set(SERVER_BELOW) <= named
    inside = {file.stem for room in SERVER_BELOW for file in files(f"server/{room}") if file.stem != "__init__"}
    assert named <= inside | set(SERVER_BELOW)
