"""Runs one benchmark by its name: `python -m benchmarks NAME [options]`, or `make bench NAME="NAME [options]"`."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

BENCHMARKS = {
    "simulation": "the simulator, next to a minimal kernel and other engines; --write updates docs/simulation.md",
    "environments": "the PettingZoo and Gymnasium environments, in steps per second",
    "server": "the server, next to its upper limit and a peer; writes docs/scaling.md in twelve minutes",
    "people": "the time that pages about people take with 10,000 people and 100,000 games",
    "bot_tables": "how punctually bots at 200 tables move at a human pace",
    "floods": "the response time of tables while somebody floods the server",
    "bots": "the strength of the built-in bots; writes docs/ladder.md in half an hour",
    "foresight": "how well the master predicts among more than two players; --write updates docs/builtin-bots.md",
    "exploitability": "the exploitability of the bots in small rounds; --write updates docs/builtin-bots.md",
    "trade": "how the master trades safety for gains between two; --write updates docs/builtin-bots.md",
    "responder": "what a player with a copy of a bot wins against it; --write updates docs/builtin-bots.md",
    "reliability": "the calibration of reviews; writes part of docs/review.md",
    "collusion": "how reliably collusion is found; --write updates docs/operating.md",
    "losses": "whether moves lose as much as reviews state; --write updates docs/review.md",
    "solver": "the time to solve liar's dice, next to OpenSpiel",
}
SINGLE_THREADED = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
"""For benchmarks that start one process per core, where more threads would only compete for the cores."""
PARALLEL = {"foresight"}


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description="Run one benchmark. NAME --help lists the options of a benchmark.",
        epilog="\n".join(["benchmarks:", *(f"  {name:15} {what}" for name, what in BENCHMARKS.items())]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("name", choices=BENCHMARKS, metavar="NAME")
    parser.add_argument("options", nargs=argparse.REMAINDER, help="options of the benchmark")
    asked = parser.parse_args()
    environment = os.environ | (SINGLE_THREADED if asked.name in PARALLEL else {})
    command = [sys.executable, "-m", f"benchmarks.{asked.name}", *asked.options]
    return subprocess.run(command, cwd=ROOT, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
