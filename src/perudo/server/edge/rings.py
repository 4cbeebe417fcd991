"""Python's search for rings of garbage, in steps too small to be felt.

A look at all that a full house holds stops it for half a second. Hardly anything would be found: values make no rings,
and a connection that ends lets go of its own (``connections.py``). So each step looks at what came since the step
before, and what lives then is not looked at again until there is twice as much of everything.
"""

from __future__ import annotations

import gc
import sys
from typing import Any

STEP = 2_000
"""New objects between two steps: some 5 ms."""


class Rings:
    """Has the search go on in small steps from now on, until it is ended."""

    def __init__(self) -> None:
        self._thresholds = gc.get_threshold()
        gc.callbacks.append(self._stepped)
        gc.set_threshold(STEP, *self._thresholds[1:])
        self._look()

    def look_after(self) -> None:
        """To be called now and then: looks at everything where there is twice as much of it as after the last look."""
        if sys.getallocatedblocks() > 2 * self._after:
            self._look()

    def end(self) -> None:
        gc.callbacks.remove(self._stepped)
        gc.set_threshold(*self._thresholds)
        gc.unfreeze()

    def _look(self) -> None:
        gc.unfreeze()
        gc.collect()
        self._after = sys.getallocatedblocks()

    @staticmethod
    def _stepped(phase: str, _: dict[str, Any]) -> None:
        if phase == "stop":
            gc.freeze()
