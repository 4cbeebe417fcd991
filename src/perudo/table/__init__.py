"""A table as a value, without network, storage or a clock of its own.

- ``events.py`` defines what can happen at a table, as its log stores it.
- ``state.py`` is the fold of these events: seats, rules, the game, who may do what.
- ``decisions.py`` returns the events caused by a command or by the passing of time. ``context.py`` defines a command's
  inputs, ``clock.py`` computes the players' clocks, and ``handover.py`` makes the links that move a seat to another
  device.
- ``dice_seeds.py`` derives the seeds of the dice from a key.
- ``projection.py`` computes what each viewpoint may see.
- ``pacing.py`` and ``bot_reactions.py`` make the built-in bots behave like people at a table. ``external_bots.py``
  identifies other programs.
- ``game_history.py`` and ``replays.py`` recover the games from a log.

``perudo.server`` runs tables: it stores their events and connects people to them.
"""
