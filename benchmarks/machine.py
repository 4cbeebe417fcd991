"""The machine: its description, and whether it is quiet enough for published figures."""

from __future__ import annotations

import os
import platform
import re
from pathlib import Path

QUIET = 0.15
"""The maximum load per core of a quiet machine: a shell and an editor, but no test runs."""


def processor(told: str | None = None) -> str:
    """Return the processor's name, and the number of cores. ``told``: Linux's description of the processor, if there is
    one."""
    if told is None:
        cpuinfo = Path("/proc/cpuinfo")
        told = cpuinfo.read_text(encoding="utf-8") if cpuinfo.exists() else ""
    named = re.search(r"^model name\s*: (.+)$", told, re.MULTILINE)
    name = named[1].strip() if named else platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} cores, Python {platform.python_version()}"


def too_busy(load: float, cores: int) -> str | None:
    """Return why figures of this machine should not be published; None if it is quiet.

    ``load``: of the last minute, from ``os.getloadavg``.
    """
    if load <= QUIET * cores:
        return None
    return (
        f"This machine is busy: a load of {load:.2f} on {cores} cores, where {QUIET * cores:.2f} at most is quiet.\n"
        "Nothing was measured. Wait until nothing else runs, or write all the same with: "
        "make bench NAME='simulation --write --force'"
    )


def why_not_write() -> str | None:
    """Return the same for this machine at present; a machine without a load average counts as quiet."""
    if not hasattr(os, "getloadavg"):
        return None
    return too_busy(os.getloadavg()[0], os.cpu_count() or 1)
