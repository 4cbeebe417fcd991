"""A table as a value: the fold of its events (``state``), what follows (``decisions``), clocks, seats handed over."""
