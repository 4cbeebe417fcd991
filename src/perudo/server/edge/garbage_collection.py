"""Python's search for rings of garbage: at everything, and only where there is twice as much of it as after the last.

Python would look whenever so many more things came than went. Where thousands of tables take their turns that is a look
at nearly all that they made since the last one, tens of milliseconds long, again and again, and hardly anything is
found: values make no rings, and a connection that ends lets go of its own (``websocket.py``). What little there is
waits, such as what is left of malformed requests. A look at all that a full house holds stops it for half a second, so
it must be seldom.
"""

from __future__ import annotations

import gc
import sys


class LazyCollector:
    """Has the search wait from now on, until it is ended, for when it is worth it."""

    def __init__(self) -> None:
        gc.disable()
        self._look()

    def collect_if_doubled(self) -> None:
        """To be called now and then: looks at everything where there is twice as much of it as after the last look."""
        if sys.getallocatedblocks() > 2 * self._after:
            self._look()

    def restore(self) -> None:
        gc.enable()

    def _look(self) -> None:
        gc.collect()
        self._after = sys.getallocatedblocks()
