"""What ``edge/connections.py`` takes from inside uvicorn and websockets, though nobody promises it to us.

A bound in pyproject.toml keeps the next release of each out until somebody has read it.
"""

import ast
import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
import uvicorn
from packaging.requirements import Requirement
from packaging.version import Version
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from perudo import limits
from perudo.server.edge import connections

READ = {"uvicorn": "0.54", "websockets": "17"}
"""The newest release of each that was read."""
AGAIN = {
    "uvicorn": "server.py, protocols/http/h11_impl.py and protocols/websockets/websockets_sansio_impl.py",
    "websockets": "protocol.py, server.py and frames.py",
}
"""What to read of the next one."""


def next_release(release: str) -> str:
    """The first that may break what holds in this one: 0.55 after 0.54, 18 after 17."""
    *before, last = release.split(".")
    return ".".join([*before, str(int(last) + 1)])


@pytest.mark.parametrize("package", READ)
def test_only_what_was_read_is_installed(package: str) -> None:
    installed = version(package)
    assert Version(installed) < Version(next_release(READ[package])), (
        f"Nobody has read {package} {installed}, whose insides are ours to know: read its {AGAIN[package]} again, "
        "beside src/perudo/server/edge/connections.py; then raise READ here and the bound in pyproject.toml"
    )


@pytest.mark.parametrize("package", READ)
def test_the_bound_is_the_first_release_that_was_not_read(package: str) -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    [asked] = [each for each in map(Requirement, project["dependencies"]) if each.name == package]
    assert [each.version for each in asked.specifier if each.operator == "<"] == [next_release(READ[package])]


def taken_from_its_base(own: type) -> set[str]:
    """What a class of ours asks of ``super()``, and of itself without having it. What is its own begins with ``_``."""
    names = set()
    for node in ast.walk(ast.parse(inspect.getsource(own))):
        if isinstance(node, ast.Attribute):
            match node.value:
                case ast.Call(func=ast.Name(id="super")):
                    names.add(node.attr)
                case ast.Name(id="self") if not node.attr.startswith("_") and node.attr not in vars(own):
                    names.add(node.attr)
    return names


def has(base: type, name: str) -> bool:
    """Whether a class has a method of this name, or sets such an attribute on itself."""
    return hasattr(base, name) or re.search(rf"\bself\.{name}\b.* = ", inspect.getsource(base)) is not None


@pytest.mark.parametrize(
    ("own", "base", "known"),
    [
        (connections.Http, H11Protocol, {"connection_made", "connections", "client"}),
        (connections.Socket, WebSocketsSansIOProtocol, {"handle_cont", "send_receive_event_to_app", "frames", "conn"}),
        (connections.Server, uvicorn.Server, {"on_tick", "startup", "shutdown", "servers", "server_state"}),
    ],
)
def test_what_we_take_from_inside_is_still_there(own: type, base: type, known: set[str]) -> None:
    taken = taken_from_its_base(own)
    assert known <= taken  # or this test looks for nothing
    assert {name for name in taken if not has(base, name)} == set()


def test_what_we_ask_of_their_parts_is_still_there() -> None:
    assert has(H11Protocol, "conn")
    assert has(H11Protocol, "cycle")
    assert list(inspect.signature(ServerProtocol.fail).parameters)[:2] == ["self", "code"]


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_our_frames_are_as_theirs(size: int) -> None:
    assert connections._framed(b"d" * size) == Frame(Opcode.TEXT, b"d" * size).serialize(mask=False)
    theirs = Frame(Opcode.TEXT, b"d" * size).serialize(mask=True)
    read = (b"d" * size, len(theirs)) if size < limits.MESSAGE_BYTES else None
    assert connections._payload(theirs) == connections._payload(theirs + b"d") == read
    assert connections._payload(b"other" + theirs, 5) == (read and (read[0], read[1] + 5))
    for cut in (1, 3, 7, len(theirs) - 1):
        assert connections._payload(theirs[:cut]) is None or cut >= len(theirs)


class Outdated(WebSocketsSansIOProtocol):
    """One that knows names which are gone."""

    def handle_cont(self, event: Frame) -> None:
        super().handle_fragment(event)  # type: ignore[misc]
        self.fragments.clear()  # type: ignore[attr-defined]


def test_what_is_gone_would_be_missed() -> None:
    taken = taken_from_its_base(Outdated)
    assert {name for name in taken if not has(WebSocketsSansIOProtocol, name)} == {"handle_fragment", "fragments"}
