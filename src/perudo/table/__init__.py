"""The logic of a table, independent of network, storage and clock.

- ``events.py`` defines a table's events as stored in its log.
- ``state.py`` computes a table's state from its events: seats, rules, game and permissions.
- ``decisions.py`` determines which events follow from a command or the passage of time. ``context.py`` defines a
  command's inputs, ``clock.py`` computes the players' clocks, and ``handover.py`` makes the links that move a seat to
  another device.
- ``dice_seeds.py`` derives the seeds of the dice from a key.
- ``projection.py`` computes what each viewpoint may see.
- ``pacing.py`` and ``bot_reactions.py`` make the built-in bots behave like people at a table. ``external_bots.py``
  distinguishes external bots from people.
- ``game_history.py`` and ``replays.py`` reconstruct the games from a log.

``perudo.server`` runs tables: it stores their events and connects people to them.
"""
