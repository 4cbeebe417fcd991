"""SIGTERM, as during an update: nothing acknowledged is lost, all clients are informed, and it exits cleanly."""

import signal
import socket
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from perudo.core import limits
from tests.samples import RECORDS
from tests.server.process import Server, Socket, two_at_a_table

ASKED = 40


def until_closed(socket: Socket) -> tuple[list[dict[str, Any]], int | None]:
    """What is still received, and the code with which the socket is closed."""
    heard: list[dict[str, Any]] = []
    try:
        while True:
            heard.append(socket.receive())
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize("answered", [0, 7])
def test_update_loses_no_acknowledged_command(tmp_path: Path, answered: int) -> None:
    server = Server(tmp_path / "perudo.db")
    table, cookies, (ana, bo) = two_at_a_table(server)
    for at in range(ASKED):
        command = {"do": "rename", "id": f"r{at}", "table": table, "name": f"Ana {at:02}"}
        ana.connection.send(msgspec.json.encode(command), text=True)
    done: list[dict[str, Any]] = []
    while len(done) < answered:
        done += [message for message in [ana.receive()] if message["is"] == "done"]
    server.process.send_signal(signal.SIGTERM)
    more, code = until_closed(ana)
    done += [message for message in more if message["is"] == "done"]
    assert code == 1012
    _, log = server.process.communicate(timeout=30)
    assert server.process.returncode == 0, log
    bo.connection.close()

    again = Server(tmp_path / "perudo.db")
    try:
        returned = again.socket(cookies[0])
        returned.do("watch", table=table)
        name = returned.state["seats"][0]["name"]
        assert name == (f"Ana {len(done) - 1:02}" if done else "Ana")  # all that was carried out was answered, too
    finally:
        again.kill()
    assert "Ana" not in log and cookies[0].split("=")[1] not in log


def test_server_log_is_json_lines(tmp_path: Path) -> None:
    server = Server(tmp_path / "perudo.db", "--metrics", "0")
    server.socket(server.guest()).do("watch-lobby")
    server.process.send_signal(signal.SIGTERM)
    _, log = server.process.communicate(timeout=30)
    server.opened.close()
    events = [msgspec.json.decode(line) for line in log.splitlines()]
    assert [event["event"] for event in events] == ["serving", "stopping", "stopped"]
    assert all(event["timestamp"] and event["level"] == "info" for event in events)


def test_server_stops_quietly_while_reviews_wait(tmp_path: Path) -> None:
    """It refuses waiting requests, and prints no traceback."""
    server = Server(tmp_path / "perudo.db", "--proxy", "127.0.0.1")
    record = (RECORDS / "ok-00001.perudo").read_bytes()
    head = f"POST /api/review HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(record)}\r\n"
    waiting = []
    for number in range(40):
        connection = socket.create_connection(("127.0.0.1", server.port))
        connection.sendall(f"{head}X-Forwarded-For: 2001:db8:{number:x}::1\r\n\r\n".encode() + record)
        waiting.append(connection)
    time.sleep(1)  # for the first to be at work
    began = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    _, log = server.process.communicate(timeout=60)
    took = time.monotonic() - began
    for connection in waiting:
        connection.close()
    assert server.process.returncode == 0 and "Traceback" not in log and "Cancelled" not in log, log
    assert took < limits.DRAIN_SECONDS, "nothing was waited for until its time was up"
