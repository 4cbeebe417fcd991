"""Damage to a SQLite file that shows only to those who look there."""

from pathlib import Path

PAGE = 4096
"""Bytes in a page of SQLite's."""
_LEAF_OF_A_TABLE = 0x0D
"""The first byte of a page that holds rows."""


def leaves(whole: bytes) -> list[int]:
    """Where the pages begin that hold rows, the oldest first."""
    return [at for at in range(PAGE, len(whole), PAGE) if whole[at] == _LEAF_OF_A_TABLE]


def spoil_the_middle(data: Path) -> bytes:
    """Overwrites a page of old rows, which no new row comes to; gives the file as it is then."""
    found = leaves(data.read_bytes())
    at = found[len(found) // 2]
    with data.open("r+b") as file:
        file.seek(at)
        file.write(b"\xff" * PAGE)
    return data.read_bytes()
