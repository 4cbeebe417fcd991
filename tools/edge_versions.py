"""Run the socket tests with the oldest and the newest uvicorn and websockets that pyproject.toml allows.

    python tools/edge_versions.py [pytest options]

Each pair is installed into a temporary folder that takes precedence over the environment's own packages.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = "uvicorn", "websockets"
TESTS = "tests/server/test_connections.py", "tests/server/test_forwarding.py", "tests/server/test_stopping.py"
RESOLUTIONS = {"oldest": "lowest-direct", "newest": "highest"}


def allowed() -> list[str]:
    """Return the allowed versions of the packages from pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return [each for each in project["dependencies"] if Requirement(each).name in PACKAGES]


def tested(resolution: str, options: list[str]) -> int:
    """Run the tests with the versions that one of uv's resolution strategies selects. Return their exit status."""
    uv = str(Path(sysconfig.get_path("scripts")) / "uv")
    with TemporaryDirectory(prefix="perudo-edge-") as folder:
        install = [uv, "pip", "install", "--quiet", "--no-deps", "--python", sys.executable, "--target", folder]
        subprocess.run([*install, "--resolution", resolution, *allowed()], check=True)
        print(*sorted(path.stem for path in Path(folder).glob("*.dist-info")), flush=True)
        paths = filter(None, [folder, os.environ.get("PYTHONPATH")])
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
        pytest = [sys.executable, "-m", "pytest", *TESTS, *options]
        return subprocess.run(pytest, cwd=ROOT, env=environment).returncode


if __name__ == "__main__":
    failed = [name for name, resolution in RESOLUTIONS.items() if tested(resolution, sys.argv[1:])]
    if failed:
        sys.exit(
            f"The tests fail with the {' and the '.join(failed)} uvicorn and websockets that pyproject.toml allows."
        )
