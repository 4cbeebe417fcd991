"""``perudo serve`` in a process of its own that is there in milliseconds: forked from one that has imported everything.

What is forked runs the same code as the command, from the command line on; but people may change things as fast as they
like.
"""

from __future__ import annotations

import multiprocessing
import os
import re
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

import perudo.server.edge.startup  # noqa: F401 - before the fork
from perudo.core import limits
from perudo.server import ownership
from perudo.server.rate_limits import BUDGETS
from perudo.terminal.cli import main

_processes = multiprocessing.get_context("forkserver")
# What ``first`` comes from is imported in the server itself: so what all tests of servers import is there as well.
_processes.set_forkserver_preload([__name__, "tests.server.conftest"])


class Forked:
    """A server on ``data``. Standard error goes into ``errors``, by default next to its data. ``first`` runs in it
    first.
    """

    def __init__(
        self,
        data: Path | str,
        *options: str,
        port: int = 0,
        errors: Path | None = None,
        first: Callable[[], object] | None = None,
    ) -> None:
        self.errors = errors or Path(data).with_suffix(".errors")
        line = ["serve", "--port", str(port), "--data", str(data), *options]
        told, tells = _processes.Pipe(duplex=False)
        self.process = _processes.Process(target=_run, args=(tells, self.errors, line, first), daemon=True)
        self.process.start()
        tells.close()
        with open(told.fileno(), closefd=False) as lines:
            self._told = told
            self.said, self.port = "", 0
            """Its standard output until it was ready; port 0 if it did not start."""
            while not self.port and (heard := lines.readline()):
                self.said += heard
                found = re.search(r"http://127\.0\.0\.1:(\d+)/", heard)
                self.port = int(found[1]) if found else 0

    def stop(self) -> int | None:
        """As an update does; gives the exit status."""
        self.process.terminate()
        self.process.join()
        return self.process.exitcode

    def kill(self) -> None:
        """As power that fails: nothing is put in order."""
        self.process.kill()
        self.process.join()
        self._told.close()

    def ended(self) -> tuple[int | None, str]:
        """The exit status of a server that stops by itself, and what it said on standard error."""
        self.process.join(60)
        return self.process.exitcode, self.errors.read_text()


def small_files(size: int) -> None:
    """The system refuses to write more into a file, and no rate limit prevents anybody from filling it."""
    import resource

    for name in BUDGETS:
        setattr(limits, name, (10_000, 1_000))
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def soon_dead() -> None:
    """From now on this process's lease is short, so that others wait less long when it is killed."""
    vars(ownership).update(LEASE_SECONDS=0.8, RENEW_SECONDS=0.2, SERVE_SECONDS=0.6)


def _run(tells: Connection, errors: Path, line: list[str], first: Callable[[], object] | None) -> None:
    sys.stdout = os.fdopen(os.dup(tells.fileno()), "w", encoding="utf-8")
    tells.close()
    sys.stderr = errors.open("a", encoding="utf-8", buffering=1)
    limits.TABLE_COMMANDS = limits.ADDRESS_TABLE_COMMANDS = limits.LOGGED_COMMANDS = limits.ADDRESS_LOGGED_COMMANDS = (
        1_000_000,
        1e6,
    )
    if first:
        first()
    sys.exit(main(line))
