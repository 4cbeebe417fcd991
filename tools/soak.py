"""Runs long tests by name: `python tools/soak.py NAME ...`, or `make soak NAME=...`. Each test looks for faults that
only many repetitions reveal. `all` runs every test in turn, and stops at the first one that fails.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Soak(NamedTuple):
    """Tests with variables that raise their number of repetitions, or a script."""

    description: str
    variables: dict[str, str]
    tests: tuple[tuple[str, ...], ...]
    """Arguments of pytest, one tuple per run."""
    script: str | None = None


SOAKS = {
    "tab": Soak("play for a quarter of an hour in one tab, and watch its memory", {}, (), "tools/soak_tab.py"),
    "bots": Soak(
        "play whole games in a browser at each table size against each level of bots",
        {"PERUDO_BOT_GAMES": "1"},
        (("tests/browser/test_levels.py",),),
    ),
    "kills": Soak(
        "kill a server a thousand times during play, and look for lost moves",
        {"PERUDO_KILLS": "1000"},
        (("tests/server/test_kills.py",),),
    ),
    "archive": Soak(
        "store a million finished games, check query plans and times, and kill a server while it archives",
        {"PERUDO_STORED": "1000000", "PERUDO_ARCHIVE_KILLS": "1000", "TMPDIR": os.environ.get("TMPDIR", "/tmp")},
        (("tests/server/test_query_plans.py", "tests/server/test_archive.py"),),
    ),
    "network": Soak(
        "play 20,000 games over a network that loses, repeats and reorders messages",
        {"PERUDO_GAMES": "20000"},
        (("tests/server/test_network.py",),),
    ),
    "nodes": Soak(
        "fail nodes, PostgreSQL and their connections thirty times each, and report losses and delays",
        {"PERUDO_FAILURES": "30"},
        (("tests/nodes",),),
    ),
    "secrecy": Soak(
        "play 50,000 pairs of games that differ only in hidden dice, and compare what is sent",
        {"PERUDO_PAIRS": "50000"},
        (("tests/server/test_secrecy.py", "-k", "same_bytes"),),
    ),
    "dice": Soak(
        "roll a thousand million dice, and test their distribution",
        {"PERUDO_DICE": "1000000000"},
        (("tests/test_fair.py", "-k", "look_like"),),
    ),
    "frames": Soak(
        "send five million broken frames, and look for errors and growing memory",
        {"PERUDO_FRAMES": "5000000"},
        (("tests/server/test_frames.py", "-k", "do_no_harm"),),
    ),
    "batch": Soak(
        "play 200,000 games with the compiled kernels and with Game, and compare each state",
        {"PERUDO_BATCH_GAMES": "200000"},
        (("tests/test_batch.py", "-k", "every_state"),),
    ),
    "solved": Soak(
        "play a million duplicate rounds between solved rounds and each bot; takes hours",
        {"PERUDO_ROUNDS": "1000000"},
        (
            ("tests/test_perudo_open_spiel.py", "-k", "judged_the_same"),
            ("tests/solver/test_solved_bot.py", "-k", "at_a_table"),
        ),
    ),
    "review": Soak(
        "review 10,000 short games, and test that luck is zero on average; takes ten minutes",
        {"PERUDO_REVIEWS": "10000"},
        (("tests/test_review.py", "-k", "martingale"),),
    ),
}


def commands(soak: Soak) -> list[list[str]]:
    if soak.script:
        return [[sys.executable, soak.script]]
    return [[sys.executable, "-m", "pytest", "-s", "--timeout=0", *tests] for tests in soak.tests]


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python tools/soak.py",
        description="Run long tests.",
        epilog="\n".join(
            ["names:", "  all       each of these", *(f"  {n:10}{s.description}" for n, s in SOAKS.items())]
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="+", choices=["all", *SOAKS], metavar="NAME")
    asked = parser.parse_args().names
    for name in SOAKS if "all" in asked else asked:
        for command in commands(SOAKS[name]):
            if status := subprocess.run(command, cwd=ROOT, env=os.environ | SOAKS[name].variables).returncode:
                print(f"{name} failed.", file=sys.stderr)
                return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
