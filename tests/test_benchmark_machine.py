"""Figures are written down on a quiet machine alone, and say which it was."""

import re
from pathlib import Path

from benchmarks.machine import processor, too_busy


def test_a_busy_machine_writes_no_figures() -> None:
    assert too_busy(0.1, 2) is None and too_busy(2.0, 16) is None
    told = too_busy(1.5, 2)
    assert told and "a load of 1.50 on 2 cores" in told and "FORCE=1" in told


def test_the_processor_is_named() -> None:
    assert processor("vendor_id\t: x\nmodel name\t: Some CPU 3000\nflags\t\t: a b").startswith("Some CPU 3000, ")
    assert processor("").endswith(processor().split(", ")[-1])


def test_benchmark_figures_are_written_only_on_request() -> None:
    makefile = (Path(__file__).parent.parent / "Makefile").read_text(encoding="utf-8")
    run = dict(re.findall(r"^(bench-sim|bench-write):.*\n.*\n\t(.*simulation.*)$", makefile, re.MULTILINE))
    assert "--write" not in run["bench-sim"] and "--write" in run["bench-write"] and "FORCE" in run["bench-write"]
