"""Where this platform keeps what Perudo keeps for a user."""

import os
import sys
from pathlib import Path

import platformdirs

_FILE = Path("perudo", "perudo.db")


def data_file() -> str:
    """The server's data, if nobody says where they lie. Those that an older Perudo put elsewhere stay in use there."""
    try:
        home = Path.home()
        usual = platformdirs.user_data_path(appauthor=False) / _FILE
    except RuntimeError:  # a user without a folder of their own, as containers have them
        return _FILE.name
    found = next((place for place in (usual, *_older(home)) if place.exists()), usual)
    return str("~" / found.relative_to(home) if found.is_relative_to(home) else found)


def _older(home: Path) -> list[Path]:
    """Until ``platformdirs`` was asked, macOS had this one place, and Windows named its own by the environment."""
    match sys.platform:
        case "darwin":
            return [home / "Library" / "Application Support" / _FILE]
        case "win32":
            return [Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / _FILE]
        case _:
            return []
