"""Perudo for those who train players: ``perudo_v0`` in PettingZoo's interface, ``single`` and ``vector`` in
Gymnasium's, ``open_spiel`` in OpenSpiel's.

The first three stand on ``perudo.sim.batch``, the last on ``perudo.core.game``, and so all on the rules of every
edition; none states any. Gymnasium finds its own by name once this is imported, which it does itself where the name
says from where: ``gymnasium.make("perudo.env:perudo/Perudo-v0")``. (It looks at no entry points of packages since its
version 1.0.)
"""

import perudo.sim.jit  # noqa: F401 - says what to install, before anything else is missed

import gymnasium  # isort: skip

gymnasium.register(
    "perudo/Perudo-v0",
    entry_point="perudo.env.single:PerudoEnv",
    vector_entry_point="perudo.env.vector:PerudoVectorEnv",
)
