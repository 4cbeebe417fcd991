"""Re-exports ``perudo.core.game``."""

from perudo.core.game import *  # noqa: F403
from perudo.core.game import __all__ as __all__
