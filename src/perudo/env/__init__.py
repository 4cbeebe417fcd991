"""Training environments: ``perudo_v0`` for PettingZoo, ``single`` and ``vector`` for Gymnasium, ``open_spiel``.

The first three use ``perudo.sim.batch``, the last ``perudo.core.game``, so all have the rules of every edition and
state none themselves. Importing this package registers its environments with Gymnasium, which imports it by the name
``gymnasium.make("perudo.env:perudo/Perudo-v0")``. (Since version 1.0 it ignores packages' entry points.)
"""

import perudo.sim.jit  # noqa: F401 - says what to install, before anything else is missed

import gymnasium  # isort: skip

gymnasium.register(
    "perudo/Perudo-v0",
    entry_point="perudo.env.single:PerudoEnv",
    vector_entry_point="perudo.env.vector:PerudoVectorEnv",
)
