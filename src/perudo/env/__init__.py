"""Training environments for PettingZoo (``perudo_v0``), Gymnasium (``single``, ``vector``) and OpenSpiel
(``open_spiel``).

``open_spiel`` uses ``perudo.core.game``, and the other environments use ``perudo.sim.batch``. So all environments
support every edition without duplicating the rules. Importing this package registers its environments with Gymnasium;
so does ``gymnasium.make("perudo.env:perudo/Perudo-v0")``. (Since version 1.0, Gymnasium no longer finds environments
through package entry points.)
"""

import perudo.sim.jit  # noqa: F401 - reports a missing package before other imports fail

import gymnasium  # isort: skip

gymnasium.register(
    "perudo/Perudo-v0",
    entry_point="perudo.env.single:PerudoEnv",
    vector_entry_point="perudo.env.vector:PerudoVectorEnv",
)
