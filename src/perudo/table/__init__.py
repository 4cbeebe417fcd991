"""A table as a value, independent of network, storage and clock.

- ``events.py`` defines the events of a table, as its log stores them.
- ``state.py`` computes the table from its events: seats, rules, game and permissions.
- ``decisions.py`` returns the events that a command or the passing of time causes. ``context.py`` defines a command's
  inputs, ``clock.py`` computes the players' clocks, and ``handover.py`` makes the links that move a seat to another
  device.
- ``dice_seeds.py`` derives the seeds of the dice from a key.
- ``projection.py`` computes what each viewpoint may see.
- ``pacing.py`` and ``bot_reactions.py`` make the built-in bots behave like people at a table. ``external_bots.py``
  distinguishes external bots from people.
- ``game_history.py`` and ``replays.py`` recover the games from a log.

``perudo.server`` runs tables: it stores their events and connects people to them.
"""
