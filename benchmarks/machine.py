"""The machine that is measured on: what it is, and whether it is quiet enough for figures that go into a page."""

from __future__ import annotations

import os
import platform
import re
from pathlib import Path

QUIET = 0.15
"""The load for each core up to which a machine counts as quiet: a shell and an editor, but nobody's tests."""


def processor(told: str | None = None) -> str:
    """The processor's name, and how many cores there are. ``told``: what Linux says of it, where it is given."""
    if told is None:
        cpuinfo = Path("/proc/cpuinfo")
        told = cpuinfo.read_text(encoding="utf-8") if cpuinfo.exists() else ""
    named = re.search(r"^model name\s*: (.+)$", told, re.MULTILINE)
    name = named[1].strip() if named else platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} cores, Python {platform.python_version()}"


def too_busy(load: float, cores: int) -> str | None:
    """Why figures of this machine would not be worth writing down; None where it is quiet.

    ``load``: of the last minute, as ``os.getloadavg`` has it.
    """
    if load <= QUIET * cores:
        return None
    return (
        f"This machine is busy: a load of {load:.2f} on {cores} cores, where {QUIET * cores:.2f} at most is quiet.\n"
        "Nothing was measured. Wait until nothing else runs, or write all the same with: make bench-write FORCE=1"
    )


def why_not_write() -> str | None:
    """The same of this machine now; one that does not tell its load counts as quiet."""
    if not hasattr(os, "getloadavg"):
        return None
    return too_busy(os.getloadavg()[0], os.cpu_count() or 1)
