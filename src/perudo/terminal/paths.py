"""The places where this platform stores a user's data."""

from pathlib import Path

import platformdirs

_FILE = Path("perudo", "perudo.db")


def data_file() -> str:
    """Return the default file for the server's data."""
    try:
        home = Path.home()
        usual = platformdirs.user_data_path(appauthor=False) / _FILE
    except RuntimeError:  # The user has no home folder, for example in a container.
        return _FILE.name
    return str("~" / usual.relative_to(home) if usual.is_relative_to(home) else usual)
