"""Creates or updates .venv: `python3 tools/environment.py run|dev|test|bench...`

pip installs uv, and uv installs the locked requirements and the project itself; the hash of every package is checked.
Installed packages are left alone, so a second run takes well under a second.
"""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN, EXE = ("Scripts", ".exe") if sys.platform == "win32" else ("bin", "")
PYTHON = VENV / BIN / f"python{EXE}"
UV = VENV / BIN / f"uv{EXE}"
REQUIREMENTS = ROOT / "requirements"


def pinned(lock: Path, package: str) -> str:
    """The version of `package` that a lock file names."""
    found = re.search(rf"^{re.escape(package)}==([^\s\\;]+)", lock.read_text(), re.MULTILINE)
    if found is None:
        sys.exit(f"{lock.relative_to(ROOT)} does not pin {package}. Make the locks anew with: make lock")
    return found[1]


def output(*command: str | Path) -> str:
    """Return a command's output, or nothing if it cannot be run."""
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def run(*command: str | Path) -> None:
    if status := subprocess.run(command, cwd=ROOT).returncode:
        sys.exit(f"The set-up stopped: {Path(command[0]).name} ended with status {status}; the lines above say why.")


def make_venv() -> None:
    """Create a virtual environment of the current Python; replace one of another version, or an incomplete one."""
    wanted = "{}.{}".format(*sys.version_info)
    found = output(PYTHON, "-c", "import sys; print('{}.{}'.format(*sys.version_info))")
    if found == wanted and (UV.exists() or output(PYTHON, "-m", "pip", "--version")):
        return
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        sys.exit(f"Python's venv is missing. On Debian or Ubuntu, get it with: sudo apt install python{wanted}-venv")
    print(f"Making .venv with Python {wanted}", flush=True)
    run(sys.executable, "-m", "venv", "--clear", VENV)


def install(*locks: str) -> None:
    """Install uv, the named locks and the project itself into .venv."""
    uv_lock = REQUIREMENTS / "uv.txt"
    if output(UV, "--version").split()[1:2] != [pinned(uv_lock, "uv")]:
        pip = (PYTHON, "-m", "pip", "--quiet", "--disable-pip-version-check", "install")
        run(*pip, "--require-hashes", "--only-binary=:all:", "-r", uv_lock)
    files = [part for lock in locks for part in ("-r", REQUIREMENTS / f"{lock}.txt")]
    uv = (UV, "pip", "install", "--quiet", "--python", PYTHON)
    run(*uv, "--require-hashes", *files)
    run(*uv, "--no-deps", "--no-build-isolation", "--editable", ROOT)


if __name__ == "__main__":
    make_venv()
    install(*sys.argv[1:])
