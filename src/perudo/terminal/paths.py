"""Where this platform keeps what Perudo keeps for a user."""

from pathlib import Path

import platformdirs

_FILE = Path("perudo", "perudo.db")


def data_file() -> str:
    """The server's data, if nobody says where they lie."""
    try:
        home = Path.home()
        usual = platformdirs.user_data_path(appauthor=False) / _FILE
    except RuntimeError:  # a user without a folder of their own, as containers have them
        return _FILE.name
    return str("~" / usual.relative_to(home) if usual.is_relative_to(home) else usual)
