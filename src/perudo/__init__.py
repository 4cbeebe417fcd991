"""Perudo (dudo, liar's dice with wild aces), played by the rules of five printed editions or by house rules.

The names in ``__all__`` are the public API. Each public name is imported on first use.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from perudo.analysis.review import review as review
    from perudo.arena import simulate as simulate
    from perudo.bots import Bot as Bot
    from perudo.core.errors import PerudoError as PerudoError
    from perudo.core.game import Deal as Deal
    from perudo.core.game import Game as Game
    from perudo.core.moves import DUDO as DUDO
    from perudo.core.moves import Bid as Bid
    from perudo.core.moves import Calza as Calza
    from perudo.core.odds import odds as odds
    from perudo.core.rules import EDITIONS as EDITIONS
    from perudo.core.rules import Rules as Rules
    from perudo.core.view import view as view
    from perudo.records.record import Record as Record

_MODULES = {
    "Bid": "perudo.core.moves",
    "Bot": "perudo.bots",
    "Calza": "perudo.core.moves",
    "DUDO": "perudo.core.moves",
    "Deal": "perudo.core.game",
    "EDITIONS": "perudo.core.rules",
    "Game": "perudo.core.game",
    "PerudoError": "perudo.core.errors",
    "Record": "perudo.records.record",
    "Rules": "perudo.core.rules",
    "odds": "perudo.core.odds",
    "review": "perudo.analysis.review",
    "simulate": "perudo.arena",
    "view": "perudo.core.view",
}
"""Maps each public name to its module."""

__version__: str
__all__ = sorted(_MODULES)


def __getattr__(name: str) -> Any:
    """Import a public name on first use. ``__version__`` is the version of the package, or "0" if the package is not
    installed."""
    if name in _MODULES:
        found = globals()[name] = getattr(import_module(_MODULES[name]), name)
        return found
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("perudo")
    except PackageNotFoundError:
        return "0"


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
