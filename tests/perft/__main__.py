"""Counts all lines of play anew: `python -m tests.perft` tells what differs from the file, `--write` keeps it.

Nothing is kept unless the game and the reference agree, so this can't make a wrong count right.
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
