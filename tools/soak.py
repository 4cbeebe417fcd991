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
    """Files of tests, or single tests; one tuple per run of pytest."""
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
        (("tests/server/test_secrecy.py::test_messages_do_not_depend_on_hidden_dice",),),
    ),
    "dice": Soak(
        "roll a thousand million dice, and test their distribution",
        {"PERUDO_DICE": "1000000000"},
        (("tests/test_fair.py::test_millions_of_dice_pass_statistical_tests",),),
    ),
    "frames": Soak(
        "send five million broken frames, and look for errors and growing memory",
        {"PERUDO_FRAMES": "5000000"},
        (("tests/server/test_frames.py::test_mutated_frames_are_answered_safely",),),
    ),
    "batch": Soak(
        "play 200,000 games with the compiled kernels and with Game, and compare each state",
        {"PERUDO_BATCH_GAMES": "200000"},
        (("tests/test_batch.py::test_every_batch_state_matches_the_rules_library",),),
    ),
    "solved": Soak(
        "play a million duplicate rounds between solved rounds and each bot; takes hours",
        {"PERUDO_ROUNDS": "1000000"},
        (
            ("tests/test_perudo_open_spiel.py::test_openspiel_round_matches_the_solver",),
            ("tests/solver/test_solved_bot.py::test_played_rounds_match_the_computed_value",),
        ),
    ),
    "review": Soak(
        "review 10,000 short games, and test that luck is zero on average; takes ten minutes",
        {"PERUDO_REVIEWS": "10000"},
        (("tests/test_review.py::test_luck_is_a_martingale_and_reduces_variance",),),
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
