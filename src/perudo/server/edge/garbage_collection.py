"""Runs Python's cyclic garbage collector only when the number of objects has doubled.

By default the collector runs whenever a few thousand objects have been created. With thousands of tables, each run
would take tens of milliseconds and find almost nothing: values form no reference cycles, and connections break their
own cycles (``websocket.py``). The few remaining reference cycles, for example from malformed requests, can be collected
later. On a busy server a full collection takes half a second, so it must be rare.
"""

from __future__ import annotations

import gc
import sys


class LazyCollector:
    """Disables the automatic garbage collector until ``restore`` is called."""

    def __init__(self) -> None:
        gc.disable()
        self._look()

    def collect_if_doubled(self) -> None:
        """Run a full collection if the number of objects has doubled since the last one. Call this regularly."""
        if sys.getallocatedblocks() > 2 * self._after:
            self._look()

    def restore(self) -> None:
        gc.enable()

    def _look(self) -> None:
        gc.collect()
        self._after = sys.getallocatedblocks()
