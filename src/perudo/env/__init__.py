"""Perudo for those who train players: ``perudo_v0`` in PettingZoo's interface, ``vector`` in Gymnasium's.

Both stand on ``perudo.batch``, and so on the rules of every edition; neither states any.
"""

import perudo.compiled  # noqa: F401 - says what to install, before anything else is missed
