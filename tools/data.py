"""Rebuilds shipped data and its pages: `python tools/data.py NAME`, or `make data NAME=NAME`."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

DATA: dict[str, tuple[str, tuple[tuple[str, ...], ...]]] = {
    "endgames": ("solve the endgames of each edition, into docs/endgames.md; an hour", (("tools/endgames.py",),)),
    "values": ("fit the win probabilities, and write docs/values.md; a quarter of an hour", (("tools/values.py",),)),
    "training": (
        "train the strongest bot for more than two players; half an hour on two idle cores",
        (("tools/learn_weights.py",),),
    ),
    "puzzles": ("make the shipped puzzles; ten minutes", (("tools/puzzles.py",),)),
    "blueprints": (
        "learn how the strongest bot plays large rounds between two; an hour and a half on two idle cores",
        (("tools/blueprints.py",),),
    ),
    "tablebases": ("solve the rounds whose tables are shipped", (("tools/tablebases.py",),)),
    "notebook": ("run the notebook, and store its output in it", (("tools/notebook.py", "notebooks/learning.ipynb"),)),
    "screenshots": ("take every screen of the page in every language, into screenshots/", (("tools/screenshots.py",),)),
    "slow-tests": (
        "time all tests on an idle machine, and list the slow ones in tests/long.txt (after make docs)",
        (("-m", "pytest", "-n", "logical", "--dist", "worksteal"),),
    ),
}
ENVIRONMENT = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
"""Most of these scripts start one process per core, where more threads would only compete for the cores."""
TIMING = {"PERUDO_REQUIRE": "all", "PERUDO_TIMES": "1"}


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python tools/data.py",
        description="Make shipped data again.",
        epilog="\n".join(["names:", *(f"  {name:13}{what}" for name, (what, _) in DATA.items())]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("name", choices=DATA, metavar="NAME")
    name = parser.parse_args().name
    environment = os.environ | (TIMING if name == "slow-tests" else ENVIRONMENT)
    for command in DATA[name][1]:
        if status := subprocess.run([sys.executable, *command], cwd=ROOT, env=environment).returncode:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
