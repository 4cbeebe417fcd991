"""The game as a value: ``perudo.core.game`` under the name that users import."""

from perudo.core.game import *  # noqa: F403
from perudo.core.game import __all__ as __all__
