"""Counts all lines of play, like perft for chess engines: `python -m tests.perft` shows differences to the file.

`--write` updates it, but only if the game and the reference implementation agree, so that a wrong count cannot become
right.
"""

from __future__ import annotations

import sys

from tests.perft.counting import FILE, counted, kept, write

counts, before = counted(), kept()
changed = [
    f"{table}, {edition}: {before.get(table, {}).get(edition)} is now {counts.get(table, {}).get(edition)}"
    for table in {**before, **counts}
    for edition in {**before.get(table, {}), **counts.get(table, {})}
    if before.get(table, {}).get(edition) != counts.get(table, {}).get(edition)
]
print("\n".join(changed) or "Nothing differs.")
if "--write" in sys.argv[1:]:
    write(counts)
    print(f"Kept in {FILE.name}.")
sys.exit(bool(changed))
