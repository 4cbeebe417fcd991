"""Perudo: dudo, liar's dice with wild aces, by the rules of five printed editions and any house rules between them."""

from typing import Any

__version__: str


def __getattr__(name: str) -> Any:
    """``__version__``, looked up when it is asked for; "0" where the package is not installed but lies beside."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("perudo")
    except PackageNotFoundError:
        return "0"
