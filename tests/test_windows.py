"""Perudo is built and played on Windows too: what only other systems have is asked for where it can be missing."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SHIPPED = [ROOT / "hatch_build.py", *(ROOT / "tools").rglob("*.py"), *(ROOT / "src").rglob("*.py")]
"""Files that players and builders run."""
BEGINS = ROOT / "tests" / "conftest.py"
"""Imported by every test."""
MODULES = {"curses", "fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
ATTRIBUTES = {
    "os": {"fork", "getegid", "geteuid", "getgid", "getloadavg", "getpgid", "getuid", "killpg", "mkfifo", "nice"}
    | {"sched_getaffinity", "sched_setaffinity", "setsid", "statvfs", "sysconf", "uname"},
    "signal": {"SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGUSR1", "SIGUSR2", "alarm", "pause"},
    "socket": {"AF_UNIX", "SO_REUSEPORT"},
    "asyncio": {"start_unix_server", "open_unix_connection"},
}
"""What Windows lacks of modules that it has."""


def missing_on_windows(source: str) -> Iterator[str]:
    """Yield platform functions that a file uses unconditionally, outside of ``try``, ``suppress`` and ``if``."""
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        match node:
            case ast.Try() | ast.If() | ast.IfExp():
                continue
            case ast.With(
                items=[ast.withitem(context_expr=ast.Call(func=ast.Attribute(attr="suppress"), args=errors))]
            ):
                if {ast.unparse(error) for error in errors} & {"ImportError", "AttributeError"}:
                    continue
            case ast.Import(names=names):
                yield from (alias.name for alias in names if alias.name in MODULES)
            case ast.ImportFrom(module=str(module), names=names):
                lacking = MODULES if module in MODULES else ATTRIBUTES.get(module, set())
                yield from (f"{module}.{alias.name}" for alias in names if module in MODULES or alias.name in lacking)
            case ast.Attribute(value=ast.Name(id=module), attr=name) if name in ATTRIBUTES.get(module, ()):
                yield f"{module}.{name}"
        waiting.extend(ast.iter_child_nodes(node))


@pytest.mark.parametrize("file", [*SHIPPED, BEGINS], ids=lambda file: str(file.relative_to(ROOT)))
def test_sources_avoid_functions_missing_on_windows(file: Path) -> None:
    assert list(missing_on_windows(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import fcntl", ["fcntl"]),
        ("from pwd import getpwall", ["pwd.getpwall"]),
        ("from signal import SIGKILL, SIGTERM", ["signal.SIGKILL"]),
        ("def stop(group): os.killpg(group, signal.SIGTERM)", ["os.killpg"]),
        ("def lock(file):\n    import fcntl", ["fcntl"]),
        ("try:\n    import resource\nexcept ImportError:\n    pass", []),
        ("with contextlib.suppress(ImportError, OSError):\n    import resource", []),
        ("with contextlib.suppress(OSError):\n    import resource", ["resource"]),
        ("if sys.platform != 'win32':\n    user = os.geteuid()", []),
        ("import signal\nsignal.signal(signal.SIGINT, stop)", []),
    ],
)
def test_check_detects_functions_missing_on_windows(source: str, found: list[str]) -> None:
    assert list(missing_on_windows(source)) == found
