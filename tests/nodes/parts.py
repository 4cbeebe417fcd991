"""The parts that several servers share, each a process of the test's own: PostgreSQL and nginx."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from tests.conftest import free_port, known, missing, postgres_programs

CONFIG = Path(__file__).parents[2] / "deploy" / "nginx.conf"
WHILE_IT_STARTS = 60
"""Seconds."""


def program(name: str, package: str) -> str:
    """Where a program is; Debian keeps some where not everyone's PATH leads."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    return found or missing(package.removesuffix("-server"), f"sudo apt install {package}")


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Until something listens there."""
    until = time.monotonic() + WHILE_IT_STARTS
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        assert process.poll() is None, log.read_text()
        time.sleep(0.02)
    raise TimeoutError(log.read_text())


class Postgres:
    """A PostgreSQL with its data in ``folder``, which the user that it runs as may enter."""

    USER = "postgres" if sys.platform != "win32" and os.geteuid() == 0 else None
    """PostgreSQL refuses to run as root; its package brings a user for it."""
    SETTINGS = "-F"
    """fsync is off: what is killed here are processes, and never the machine."""

    def __init__(self, folder: Path) -> None:
        programs = postgres_programs()
        if programs is None or (self.USER and not known(self.USER)):
            missing("postgresql", "sudo apt install postgresql")
        self.programs = programs
        self.folder = folder
        self.data = folder / "data"
        self.port = free_port()
        folder.mkdir(parents=True)
        if self.USER:
            shutil.chown(folder, self.USER, self.USER)

    @classmethod
    def made(cls, folder: Path) -> Self:
        made = cls(folder)
        made._run("initdb", "-D", made.data, "-U", "perudo", "--auth=trust", "--encoding=UTF8", "--no-locale", "-N")
        made.start()
        return made

    @classmethod
    def copied(cls, folder: Path, template: Postgres) -> Self:
        """Another one, from the data of one that does not run."""
        copied = cls(folder)
        copied._run_as("cp", "-R", template.data, copied.data)
        copied.start()
        return copied

    def standby(self, folder: Path, way: int) -> Postgres:
        """Start a synchronous standby that replicates through the port ``way``. From now on each commit waits for
        it.
        """
        other = Postgres(folder)
        source = f"host=127.0.0.1 port={way} user=perudo application_name=standby"
        other._run("pg_basebackup", "-D", other.data, "-d", source, "-X", "stream", "-R", "-c", "fast", "--no-sync")
        other.start()
        self.say("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
        self.say("SELECT pg_reload_conf()")
        until = time.monotonic() + WHILE_IT_STARTS
        while self.say("SELECT sync_state FROM pg_stat_replication") != "sync":
            assert time.monotonic() < until, (other.folder / "log").read_text()
            time.sleep(0.05)
        return other

    @property
    def url(self) -> str:
        return f"postgresql://perudo@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = (
            f"{self.SETTINGS} -p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        )
        log = self.folder / "server.log"
        self._run("pg_ctl", "start", "-D", self.data, "-w", "-l", log, "-o", options)

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "stop", "-D", self.data, "-w", "-m", mode)

    def kill(self) -> None:
        """As a machine that is gone."""
        postmaster = int((self.data / "postmaster.pid").read_text().splitlines()[0])
        children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
        for process in (postmaster, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    def promote(self) -> None:
        """A standby takes writes from now on, and waits for nobody."""
        self._run("pg_ctl", "promote", "-D", self.data, "-w")

    def say(self, sql: str, database: str = "postgres") -> str:
        """Has something carried out; gives the answer as text."""
        return self._run(
            "psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "perudo", "-Atqc", sql, database
        ).strip()

    def end(self) -> None:
        if (self.data / "postmaster.pid").exists():
            with contextlib.suppress(AssertionError):
                self.stop("immediate")

    def _run(self, program: str, *arguments: str | Path) -> str:
        return self._run_as(self.programs / program, *arguments)

    def _run_as(self, *command: str | Path) -> str:
        """As PostgreSQL's user; gives what is said."""
        groups: list[str] | None = [] if self.USER else None
        log, said = self.folder / "log", self.folder / "said"  # files: a server that is started keeps them open
        with log.open("a") as errors, said.open("w") as out:
            done = subprocess.run(
                command,
                cwd=self.folder,
                stdout=out,
                stderr=errors,
                user=self.USER,
                group=self.USER,
                extra_groups=groups,
            )
        assert done.returncode == 0, f"{command[0]} failed:\n{log.read_text()}"
        return said.read_text()


class Nginx:
    """The proxy of ``deploy/nginx.conf`` without TLS, before the servers at these ports. It says which one answered."""

    def __init__(self, folder: Path, servers: Sequence[int]) -> None:
        folder.mkdir(parents=True)
        self.port = free_port()
        text = re.sub(r"(?s)server \{\s*listen 80;.*?\}", "", CONFIG.read_text())
        text = re.sub(r"(?m)^ *ssl_.*\n", "", text).replace("listen 443 ssl;", f"listen 127.0.0.1:{self.port};")
        text = text.replace("$remote_addr", "$proxy_add_x_forwarded_for")  # tests may set a client's address
        for name, ports in (("nodes", servers), ("next_nodes", [*servers[1:], servers[0]])):
            upstream = "".join(f"server 127.0.0.1:{port} max_fails=0; " for port in ports)
            text, count = re.subn(
                rf"(upstream {name} \{{\s*hash \$affinity;\s*)(?:server \w+:8000 max_fails=0;\s*)+",
                rf"\1{upstream}",
                text,
            )
            assert count == 1, f"{CONFIG} has no upstream {name} as expected"
        kinds = "client_body", "proxy", "fastcgi", "uwsgi", "scgi"
        folders = "".join(f"{kind}_temp_path {folder}/{kind}; " for kind in kinds)
        text = text.replace("http {", f"http {{ {folders} add_header X-Node $upstream_addr always;", 1)
        config = folder / "nginx.conf"
        config.write_text(f"daemon off; pid {folder}/pid; error_log {folder}/log;\n{text}")
        self.process = subprocess.Popen([program("nginx", "nginx"), "-e", f"{folder}/log", "-c", str(config)])
        wait_for(self.port, self.process, folder / "log")

    def kill(self) -> None:
        self.process.terminate()
        self.process.wait(10)
