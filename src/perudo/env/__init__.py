"""Training environments: ``perudo_v0`` for PettingZoo, ``single`` and ``vector`` for Gymnasium, ``open_spiel``.

The first three environments use ``perudo.sim.batch`` and ``open_spiel`` uses ``perudo.core.game``, so all support every
edition without duplicating the rules. Importing this package registers its environments with Gymnasium; so does
``gymnasium.make("perudo.env:perudo/Perudo-v0")``. (Since version 1.0 Gymnasium ignores entry points.)
"""

import perudo.sim.jit  # noqa: F401 - reports a missing package before other imports fail

import gymnasium  # isort: skip

gymnasium.register(
    "perudo/Perudo-v0",
    entry_point="perudo.env.single:PerudoEnv",
    vector_entry_point="perudo.env.vector:PerudoVectorEnv",
)
