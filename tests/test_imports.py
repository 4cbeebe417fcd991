"""Imports run one way: each package imports only packages below it."""

import ast
import re
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from perudo.core.game import Deal, Game, RoundOutcome

PACKAGE = Path(__file__).parent.parent / "src" / "perudo"

ORDER = (
    *("locales", "core", "records", "sim", "solver", "bots"),
    *("protocol", "analysis", "arena", "table", "server", "terminal", "env"),
)
"""The packages, lowest first. Each may import those before it, also inside functions."""
TOP = {"__init__", "__main__", "game"}
"""Modules outside all packages."""
SERVER_BELOW = {
    "base64url": set[str](),
    "token_bucket": set[str](),
    "logging_setup": {"token_bucket"},
    "private_files": set[str](),
    "subprocess_worker": {"private_files"},
    "metrics": set[str](),
    "deduplication": set[str](),
    "rate_limits": {"token_bucket"},
    "log": {"log", "private_files"},
    "broadcast": {"broadcast"},
    "database_clock": set[str](),
    "ownership": {"log", "database_clock"},
    "retention": {"log"},
    "people": {"base64url", "log", "people"},
    "housekeeping": {"retention", "log"},
    "integrity": {"retention", "log"},
    "room": {
        *("broadcast", "deduplication", "lobby", "log", "metrics", "ownership", "people", "retention", "room"),
        *("subprocess_worker", "token_bucket"),
    },
    "lobby": {"broadcast", "token_bucket", "room"},
    "server_commands": {"broadcast", "lobby", "log", "people", "rate_limits", "room"},
    "tournament_runner": {"log", "people", "room"},
    "commands": {"broadcast", "log", "rate_limits", "server_commands"},
    "pipeline": {"broadcast", "commands", "deduplication", "metrics", "rate_limits", "room", "server_commands"},
    "game_server": {
        *("broadcast", "commands", "lobby", "log", "metrics", "ownership", "people", "pipeline"),
        *("rate_limits", "retention", "room", "server_commands", "tournament_runner"),
    },
    "jobs": {"token_bucket", "log", "broadcast", "subprocess_worker", "jobs"},
    "edge": {
        *("base64url", "broadcast", "edge", "game_server", "jobs", "log", "logging_setup", "metrics", "ownership"),
        *("people", "private_files", "rate_limits", "retention", "token_bucket"),
    },
}
"""The same within the server. Commands go one way: edge, pipeline, room, log, broadcast, edge."""
LIBRARIES = {
    "core": set[str](),
    "records": {"cryptography"},
    "bots": {"numpy"},
    "solver/tablebase.py": set[str](),
    "sim/bid_graph.py": set[str](),
}
"""The libraries that low packages and modules import, besides the standard library."""


def imports(file: Path, nested: bool = True, typing: bool = False) -> Iterator[str]:
    """Yield the modules and names that a file imports.

    ``nested``: inside functions as well. ``typing``: for type checking as well.
    """
    tree = ast.parse(file.read_text(encoding="utf-8"))
    typing_only = {
        child
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for child in ast.walk(node)
    }
    inside = {
        child
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for child in ast.walk(node)
    }
    for node in ast.walk(tree):
        if (not typing and node in typing_only) or (not nested and node in inside):
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            if node.module != "perudo":
                yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def files(room: str) -> list[Path]:
    """Return the Python files of a package or module, by its path without the suffix."""
    return [PACKAGE / f"{room}.py"] if (PACKAGE / f"{room}.py").exists() else sorted((PACKAGE / room).rglob("*.py"))


def package_of(name: str) -> str:
    """Return the package of a module: ``core`` for ``perudo.core.game``."""
    return name.removeprefix("perudo").removeprefix(".").partition(".")[0] or "__init__"


def module_name(file: Path) -> str:
    return ".".join(["perudo", *file.relative_to(PACKAGE).with_suffix("").parts]).removesuffix(".__init__")


MODULES = {module_name(file): file for file in sorted(PACKAGE.rglob("*.py")) if "migrations" not in file.parts}


@pytest.mark.parametrize("module", MODULES)
def test_imports_follow_the_layers(module: str) -> None:
    package = package_of(module)
    if package in TOP:
        return
    found = {package_of(name) for name in imports(MODULES[module], typing=True) if name.split(".")[0] == "perudo"}
    assert found <= set(ORDER[: ORDER.index(package) + 1])


@pytest.mark.parametrize("module", ["game", "narration", "view"])
def test_game_does_not_import_notation_or_picture(module: str) -> None:
    found = set(imports(MODULES[f"perudo.core.{module}"]))
    assert found.isdisjoint(f"perudo.core.{name}" for name in ("notation", "positions", "picture"))


def test_modules_have_no_import_cycles() -> None:
    graph: dict[str, set[str]] = {}
    for module, file in MODULES.items():
        named = {name for name in imports(file) if name in MODULES}
        graph[module] = named - {module}
    TopologicalSorter(graph).prepare()  # raises CycleError


def test_only_commands_import_the_server() -> None:
    """They import it inside functions, so that other commands start without it."""
    for module, file in MODULES.items():
        at_top = {name for name in imports(file, nested=False) if package_of(name) == "server"}
        anywhere = {name for name in imports(file) if package_of(name) == "server"}
        if package_of(module) != "server":
            assert at_top == set(), module
        if not module.startswith(("perudo.server", "perudo.terminal")):
            assert anywhere == set(), module


@pytest.mark.parametrize("room", SERVER_BELOW)
def test_server_modules_import_only_lower_layers(room: str) -> None:
    found = {
        name.split(".")[2] for file in files(f"server/{room}") for name in imports(file) if "perudo.server." in name
    }
    assert found <= SERVER_BELOW[room]


def test_every_server_module_has_a_layer() -> None:
    modules = {file.stem for file in (PACKAGE / "server").glob("*.py")} - {"__init__"}
    packages = {file.parent.name for file in (PACKAGE / "server").glob("*/__init__.py")}
    assert modules | packages == set(SERVER_BELOW)


@pytest.mark.parametrize("room", LIBRARIES)
def test_low_level_packages_import_few_libraries(room: str) -> None:
    inside = [file for name, file in MODULES.items() if package_of(name) == room]
    files = [PACKAGE / room] if room.endswith(".py") else inside
    found = {name.split(".")[0] for file in files for name in imports(file)} - {"perudo"}
    assert found <= sys.stdlib_module_names | LIBRARIES[room]


@pytest.mark.parametrize("file", files("bots"), ids=lambda file: file.name)
def test_bots_do_not_import_the_game(file: Path) -> None:
    """A view is all that they know. A position would give them a game as well."""
    hidden = {kind.__name__ for kind in (Game, Deal, RoundOutcome)}
    found = set(imports(file, typing=True))
    assert hidden.isdisjoint(name.rpartition(".")[2] for name in found)
    assert found.isdisjoint({"perudo.game", "perudo.core.positions"})


def test_server_docstring_names_every_module() -> None:
    told = ast.get_docstring(ast.parse((PACKAGE / "server" / "__init__.py").read_text(encoding="utf-8"))) or ""
    named = set(re.findall(r"``([a-z0-9_]+)(?:\.py|/[a-z]*)?``", told))
    assert set(SERVER_BELOW) <= named
    inside = {file.stem for room in SERVER_BELOW for file in files(f"server/{room}") if file.stem != "__init__"}
    assert named <= inside | set(SERVER_BELOW)


def test_table_package_does_no_io() -> None:
    """A table is a value: its package imports nothing that waits, connects or stores."""
    effects = {"asyncio", "socket", "sqlite3", "sqlalchemy", "starlette", "uvicorn", "threading", "time", "os"}
    found = {name.split(".")[0] for file in files("table") for name in imports(file)}
    assert found.isdisjoint(effects)
