"""Figures are written down on a quiet machine alone, and say which it was."""

from benchmarks.machine import processor, too_busy


def test_benchmark_is_refused_on_a_busy_machine() -> None:
    assert too_busy(0.1, 2) is None and too_busy(2.0, 16) is None
    told = too_busy(1.5, 2)
    assert told and "a load of 1.50 on 2 cores" in told and "--force" in told


def test_benchmark_names_the_processor() -> None:
    assert processor("vendor_id\t: x\nmodel name\t: Some CPU 3000\nflags\t\t: a b").startswith("Some CPU 3000, ")
    assert processor("").endswith(processor().split(", ")[-1])
