"""Requirements of tests: a browser, PostgreSQL, nginx, promtool, and packages beyond those of `make env`.

Tests whose requirement is missing are skipped with a reason. With PERUDO_REQUIRE ("chromium,postgresql,nginx", or
"all") these must be there: otherwise their tests fail.
"""

from __future__ import annotations

import contextlib
import faulthandler
import importlib.util
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Generator, Iterable, Iterator
from itertools import chain, groupby
from pathlib import Path
from random import SystemRandom
from typing import NoReturn

import pytest
from hypothesis import settings

# Tests read what is said in English, whatever this machine speaks.
os.environ["LANGUAGE"] = "en"


def in_memory(folder: Path = Path("/dev/shm"), room: int = 4 * 2**30) -> None:
    """Keep the files of tests, which are temporary, in memory if the machine has much of it, so that no test waits for
    a disk.
    """
    if "TMPDIR" in os.environ or not os.access(folder, os.W_OK) or shutil.disk_usage(folder).free < room:
        return
    if not os.statvfs(folder).f_flag & os.ST_NOEXEC:
        os.environ["TMPDIR"] = str(folder)
        tempfile.tempdir = None  # which may have been asked for before


def pytest_configure() -> None:
    in_memory()  # not where this is only imported: a benchmark's data is on the disk


settings.register_profile("ci", deadline=None, print_blob=True)
settings.load_profile("ci")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """After a test that failed pytest-timeout looks no more; what hangs then ends its worker all the same."""
    seconds = float(item.config.getoption("timeout") or item.config.getini("timeout"))
    if seconds:
        faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """What ``-n logical`` means: half as many workers again as processors. Tests wait a third of their time, for a
    browser, a server that starts, a disk."""
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return processors + processors // 2


THOROUGH = bool(os.environ.get("PERUDO_THOROUGH"))
"""Whether everything is run, and what is left to chance many times: as by `make check`. Otherwise tests marked ``long``
are left out of a run of all tests."""

TESTS = Path(__file__).parent
LONG, LONG_SECONDS = "long.txt", 2
"""Tests that took at least this many seconds when all were timed last; they are marked ``long``."""
TIMES = bool(os.environ.get("PERUDO_TIMES"))
"""Whether all tests are timed, by `make data NAME=slow-tests`: all run, each with the repetitions of `make test`."""

SLOW = ("nodes", "browser", "deploy", "server", "solver")
"""Folders of tests, those first that take longest."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give each worker its share of the longest tests first, so that what is left at the end is short. Workers take
    equal runs of the list, so whole files go to whichever has the fewest tests so far.
    """
    known = _known_as_long()
    for item in items:
        if item.nodeid in known:
            item.add_marker("long")
    if not (THOROUGH or TIMES) and _all_are_run(config):
        long = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    shares: list[list[pytest.Item]] = [[] for _ in range(getattr(config, "workerinput", {}).get("workercount", 1))]
    if len(shares) == 1:
        return

    def rank(item: pytest.Item) -> int:
        folder = item.path.parent.name
        return SLOW.index(folder) if folder in SLOW else len(SLOW)

    def together(item: pytest.Item) -> Path:
        """Nodes wait more than they work: one worker has them all, while the others keep the processors busy."""
        return item.path.parent if item.path.parent.name == "nodes" else item.path

    for _, file in groupby(sorted(items, key=rank), key=together):
        min(shares, key=len).extend(file)
    items[:] = chain.from_iterable(shares)


def _all_are_run(config: pytest.Config) -> bool:
    return [config.rootpath / each for each in config.args] == [TESTS]


def _known_as_long() -> set[str]:
    return set((TESTS / LONG).read_text().splitlines())


RETRIES = 2
"""Maximum retries in a run. More indicate a fault: a race, in the tests or in the program."""

_seconds: dict[str, float] = {}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call":
        _seconds[report.nodeid] = report.duration


def _tell_of_times(reporter: pytest.TerminalReporter) -> None:
    """Report which tests are long, which only timing can show. On a busy machine all are, so nothing fails: it is
    reported, and `make data NAME=slow-tests` stores it. A listed test leaves the list only if it takes half as long.
    """
    known = _known_as_long()
    long = {name for name, took in _seconds.items() if took >= LONG_SECONDS / (2 if name in known else 1)}
    if TIMES:
        (TESTS / LONG).write_text("".join(f"{name}\n" for name in sorted(long)))
    elif not THOROUGH and long:
        reporter.write_line(
            f"{len(long)} tests took {LONG_SECONDS} seconds or more; `make data NAME=slow-tests` lists them."
        )


def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:  # a worker's; they are counted together
        return
    retried = {report.nodeid: report for report in reporter.stats.get("rerun", [])}
    for report in retried.values():
        reporter.write_line(f"\nThe first try of {report.nodeid} failed:\n{report.longreprtext}")
    if len(retried) > RETRIES:
        reporter.write_line(f"{len(retried)} tests were tried again, more than {RETRIES}; the summary names them.")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
    if _all_are_run(session.config):
        _tell_of_times(reporter)


def often(name: str, few: int, count: int) -> int:
    """How often a test does what is left to chance: few times, and many where PERUDO_THOROUGH is set: `make check`.

    A variable of its own says another number: see ``make soak``.
    """
    return int(os.environ.get(name) or (count if THOROUGH else few))


def missing(name: str, how: str) -> NoReturn:
    """Skips the test that asked for `name`, or fails it where PERUDO_REQUIRE wants it."""
    required = os.environ.get("PERUDO_REQUIRE", "").replace(",", " ").split()
    line = f"{name} was not found; get it with: {how}"
    if name in required or "all" in required:
        pytest.fail(line, pytrace=False)
    pytest.skip(line, allow_module_level=True)


HEAVY = {"moto", "obstore", "playwright", "pyspiel", "ray", "schemathesis", "yaml"}
"""What `make env-test` brings beyond `make env`."""


def needs(*packages: str) -> None:
    """Skips, like ``missing``, where one of these packages is not installed."""
    for package in packages:
        if importlib.util.find_spec(package) is None:
            missing(package, "make env-test")


def lacking(error: BaseException | None) -> str | None:
    """The heavy package for whose sake something failed."""
    while error is not None:
        if isinstance(error, ModuleNotFoundError) and error.name in HEAVY:
            return error.name
        error = error.__cause__ or error.__context__
    return None


class _Module(pytest.Module):
    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        try:
            return super().collect()
        except Exception as error:
            if package := lacking(error):
                missing(package, "make env-test")
            raise


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module:
    """A file of tests that can't be imported without a heavy package is skipped where it is missing."""
    module: pytest.Module = _Module.from_parent(parent, path=module_path)
    return module


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """So is a test that asks for one itself."""
    try:
        yield
    except Exception as error:
        if package := lacking(error):
            missing(package, "make env-test")
        raise


def find_chromium() -> str | None:
    """The path of a Chromium or Chrome."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    return find_chromium() or missing("chromium", "sudo apt install chromium")


def postgres_programs() -> Path | None:
    """The folder of initdb and pg_ctl. Debian leaves it off the PATH, one a version; the newest is taken."""
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    folders = sorted(debian, key=lambda folder: int(folder.parent.name.split(".")[0]), reverse=True)
    folders += [Path(path).resolve().parent for path in [shutil.which("pg_ctl")] if path]
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


def known(user: str) -> bool:
    """Whether this machine has a user of that name."""
    with contextlib.suppress(ImportError):
        import pwd

        return user in {entry.pw_name for entry in pwd.getpwall()}
    return False


def free_port() -> int:
    """A TCP port that nothing on this machine listens on, and that the system gives to no connection meanwhile."""
    for port in SystemRandom().sample(range(10_000, 32_768), 100):  # Linux draws its own from 32768 on
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port
    pytest.fail("none of a hundred ports is free")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a PostgreSQL of our own, gone after the tests."""
    needs("psycopg")
    programs = postgres_programs()
    # PostgreSQL refuses to run as root; its package brings a user for it.
    user = "postgres" if sys.platform != "win32" and os.geteuid() == 0 else None
    if programs is None or (user and not known(user)):
        missing("postgresql", "sudo apt install postgresql")

    # Not under pytest's own folder: the other user may not enter it.
    with tempfile.TemporaryDirectory(prefix="perudo-postgres-") as name:
        folder = Path(name)
        if user:
            shutil.chown(folder, user, user)

        def run(program: str, *arguments: str | Path) -> None:
            command = [programs / program, "-D", folder / "data", *arguments]
            groups: list[str] | None = [] if user else None
            log = folder / "log"
            with log.open("a") as out:
                done = subprocess.run(
                    command, cwd=folder, stdout=out, stderr=out, user=user, group=user, extra_groups=groups
                )
            assert done.returncode == 0, f"{program} failed:\n{log.read_text()}"

        port = free_port()
        run("initdb", "-U", "perudo", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync")
        # -F: nothing of these tables has to outlive the machine.
        run("pg_ctl", "start", "-w", "-o", f"-F -p {port} -c listen_addresses=127.0.0.1 -k {folder}")
        try:
            yield f"postgresql://perudo@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "stop", "-m", "immediate")


@contextlib.contextmanager
def new_database(server: str) -> Iterator[str]:
    """The URL of an empty database at a PostgreSQL server, while it is needed."""
    import psycopg

    name = f"test_{secrets.token_hex(8)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} STRATEGY file_copy")  # faster than by a log, without syncing
        yield f"{server.removesuffix('/postgres')}/{name}"
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    """The URL of an empty database, this test's alone."""
    with new_database(postgres_server) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/perudo.db"
    url: str = request.getfixturevalue("postgres")
    return url
