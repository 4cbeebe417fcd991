"""Behind nginx, configured as in docs/operating.md."""

from __future__ import annotations

import contextlib
import http.client
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.conftest import free_port, missing
from tests.server.process import Answer, Server, Socket

PAGE = Path(__file__).parents[2] / "docs" / "operating.md"
HOST = "perudo.example"


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Yield the port of an nginx before a server that trusts it."""
    folder = tmp_path_factory.mktemp("proxy")
    # Debian keeps it where not everyone's PATH leads.
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin") or missing(
        "nginx", "sudo apt install nginx"
    )
    server = Server(folder / "perudo.db", "--url", f"https://{HOST}/", "--proxy", "127.0.0.1")
    port = free_port()
    told = re.search(r"```nginx\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert told
    # HTTPS itself is left out: certificates are not what is tested here.
    block = told[1].replace("listen 443 ssl", f"listen 127.0.0.1:{port}").replace("$scheme", "https")
    block = block.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/log;\n"
        f"events {{}}\nhttp {{ access_log off; {temporary}\n{block}}}\n"
    )
    nginx = subprocess.Popen([program, "-e", f"{folder}/log", "-c", str(config)])
    try:
        for _ in range(100):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            assert nginx.poll() is None, (folder / "log").read_text()
            time.sleep(0.05)
        yield port
    finally:
        nginx.terminate()
        nginx.wait(10)
        server.kill()


def page(port: int, host: str = HOST) -> Answer:
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as connection:
        connection.request("GET", "/", headers={"Host": host})
        response = connection.getresponse()
        return Answer(response.status, response.headers, response.read())


@contextlib.contextmanager
def at_socket(port: int, origin: str = f"https://{HOST}") -> Iterator[Socket]:
    cookie = str(page(port).headers["set-cookie"]).split(";")[0]
    with (
        socket.create_connection(("127.0.0.1", port)) as line,
        connect(
            f"ws://{HOST}/socket", sock=line, additional_headers={"Cookie": cookie}, origin=Origin(origin)
        ) as connection,
    ):
        yield Socket(connection)


def test_proxy_serves_the_page_with_secure_cookies(behind: int) -> None:
    answer = page(behind)
    assert answer.status == 200
    assert "Secure" in str(answer.headers["set-cookie"])
    assert page(behind, "elsewhere.example").status == 400


def test_game_can_be_played_through_a_proxy(behind: int) -> None:
    with at_socket(behind) as ana:
        opened = ana.do("open", name="Ana", edition="bga", options={}, bots=["beginner"], start=True)
        assert ana.do("watch", table=opened["table"])["is"] == "done"
        assert ana.state["seats"][0]["name"] == "Ana"
        while ana.state["view"]["phase"] != "bidding":
            ana.receive()
        assert len(ana.state["view"]["hand"]) == 5


def test_server_behind_proxy_still_refuses_foreign_pages(behind: int) -> None:
    with pytest.raises(InvalidStatus), at_socket(behind, "https://elsewhere.example"):
        pass
