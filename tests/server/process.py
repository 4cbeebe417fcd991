"""``perudo serve`` in a process of its own, as its users run it."""

import contextlib
import http.client
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from email.message import Message
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from perudo.records.fair_dice import CONTRIBUTION_BYTES, contribution_digest
from tests.server.shown import Shown

PART = bytes(CONTRIBUTION_BYTES)
Serve = Callable[..., "Server"]


class Server:
    """``perudo serve`` in a process of its own."""

    def __init__(self, data: Path | str, *options: str) -> None:
        command = [sys.executable, "-m", "perudo", "serve", "--port", "0", "--data", str(data), *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout
        line = self.process.stdout.readline()
        self.opened = contextlib.ExitStack()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, line + (self.process.stderr.read() if self.process.stderr else "")
        self.port = int(found[1])

    def get(self, path: str, **headers: str) -> "Answer":
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)) as connection:
            connection.request("GET", path, headers=headers)
            response = connection.getresponse()
            return Answer(response.status, response.headers, response.read())

    def guest(self) -> str:
        """A new guest's cookie."""
        return self.get("/").headers["set-cookie"].split(";")[0]

    def socket(self, cookie: str, origin: str | None = None) -> "Socket":
        headers = {"Cookie": cookie} if cookie else {}
        url = f"ws://127.0.0.1:{self.port}/socket"
        opening = connect(url, additional_headers=headers, origin=Origin(origin) if origin else None, open_timeout=60)
        return Socket(self.opened.enter_context(opening))

    def kill(self) -> None:
        """As power that fails: nothing is put in order."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()
        self.opened.close()


@dataclass
class Answer:
    status: int
    headers: Message
    body: bytes


class Socket:
    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.number = 0
        self._shown = Shown()
        assert self.receive()["is"] == "welcome"

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(self.connection.recv(timeout=60))
        if message["is"] == "table":
            assert self._shown.take(message), "a state was missed"
        return message

    @property
    def state(self) -> dict[str, Any]:
        return self._shown.state

    def do(self, do: str, **command: Any) -> dict[str, Any]:
        self.number += 1
        command = {"do": do, "id": str(self.number), **command}
        self.connection.send(msgspec.json.encode(command), text=True)
        while True:
            message = self.receive()
            if message["is"] in ("done", "refused") and message["id"] == str(self.number):
                return message


def two_at_a_table(server: Server) -> tuple[str, list[str], list[Socket]]:
    """A game of two in mid-round: the table, the cookies, the sockets."""
    cookies = [server.guest(), server.guest()]
    ana, bo = (server.socket(cookie) for cookie in cookies)
    table = ana.do("open", name="Ana", edition="bga", options={}, chairs=2)["table"]
    ana.do("watch", table=table)
    bo.do("watch", table=table)
    bo.do("sit", table=table, name="Bo")
    assert ana.do("start", table=table)["is"] == "done"
    for person in (ana, bo):
        person.do(
            "contribute",
            table=table,
            round=0,
            next_digest=contribution_digest(f"{table}/1", 1, person.state["seat"], PART),
        )
    for person in (ana, bo):
        while not person.state["next_draw"]:
            person.receive()
        person.do("contribute", table=table, round=1, contribution=PART.hex())
    return table, cookies, [ana, bo]
