"""The real server: a process, its socket, its pages; killed in the middle of a round and started again."""

import io
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import segno
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.process import Serve, Server, two_at_a_table


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    servers: list[Server] = []

    def start(*options: str) -> Server:
        servers.append(Server(tmp_path / "perudo.db", *options))
        return servers[-1]

    yield start
    for server in servers:
        if server.process.poll() is None:
            server.kill()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for every test that leaves it as it was."""
    server = Server(tmp_path_factory.mktemp("server") / "perudo.db")
    yield server
    server.kill()


def test_server_killed_during_a_round_loses_nothing(serve: Serve) -> None:
    server = serve()
    table, cookies, people = two_at_a_table(server)
    for person in people:
        person.do("watch", table=table)
    actor = people[people[0].state["view"]["to_act"] - 1]
    bid = {"move": "bid", "quantity": 3, "face": 4}
    assert actor.do("act", table=table, seq=actor.state["seq"], move=bid)["is"] == "done"
    for person in people:
        person.do("watch", table=table)
    server.kill()

    again = serve()
    for person, cookie in zip(people, cookies, strict=True):
        returned = again.socket(cookie)
        returned.do("watch", table=table)
        assert returned.state["view"] == person.state["view"]
        assert returned.state["seq"] == person.state["seq"]
        assert returned.state["view"]["bids"][-1]["quantity"] == 3
        assert returned.state["view"]["hand"] is not None


def test_page_has_strict_csp_and_httponly_cookie(server: Server) -> None:
    response = server.get("/t/ABCDEF")
    assert response.status == 200
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(cookie.split(";")[0]) > 40


@pytest.mark.parametrize("path", ["/../perudo.db", "/%2e%2e/app.py", "/assets/../../app.py", "/nothing"])
def test_paths_outside_the_page_return_404(server: Server, path: str) -> None:
    assert server.get(path).status == 404


def test_table_link_has_a_qr_code(server: Server) -> None:
    response = server.get("/t/ABCDEF/link.svg")
    assert response.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in response.body


def test_qr_code_leads_to_a_reachable_address(serve: Serve) -> None:
    """Not to the machine's local name, which the person who opened the table may have used."""
    served = serve("--url", "https://perudo.example/")
    for asked in (f"127.0.0.1:{served.port}", "perudo.example"):
        assert served.get("/t/ABCDEF/link.svg", Host=asked).body == qr("https://perudo.example/t/ABCDEF")
    assert served.get("/t/ABCDEF/link.svg?tv").body == qr("https://perudo.example/t/ABCDEF?tv")


def qr(address: str) -> bytes:
    drawing = io.BytesIO()
    segno.make(address, error="m").save(drawing, kind="svg", border=2, omitsize=True, dark="#000", light="#fff")
    return drawing.getvalue()


def test_record_is_unavailable_before_the_game_ends(server: Server) -> None:
    table, _, _ = two_at_a_table(server)
    assert server.get(f"/r/{table}/1.perudo").status == 404


def test_sockets_of_other_origins_and_hosts_are_refused(server: Server) -> None:
    cookie = server.guest()
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        server.socket(cookie, origin="http://elsewhere.example")
    assert server.get("/", Host="elsewhere.example").status == 400
    assert server.socket(cookie, origin=f"http://127.0.0.1:{server.port}").do("watch-lobby")["is"] == "done"


def test_malformed_input_is_answered_safely(server: Server) -> None:
    socket = server.socket(server.guest())
    for nonsense in (
        "",
        "{",
        "[]",
        '{"do":"fly","id":"1"}',
        "\x00",
        '{"do":"watch-lobby","id":"1","extra":1}',
        "[" * 3000,
    ):
        socket.connection.send(nonsense)
        assert socket.receive()["is"] == "refused"
    assert socket.do("watch-lobby")["is"] == "done"


def test_taken_port_is_reported_in_one_line(server: Server, tmp_path: Path) -> None:
    taken = server.port
    command = [sys.executable, "-m", "perudo", "serve", "--port", str(taken), "--data", str(tmp_path / "other.db")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 1
    assert str(taken) in done.stderr
    assert len(done.stderr.splitlines()) == 1
