"""Computes equilibria of two-player rounds and games, with proven bounds on the error.

A *line* is a sequence of bids from the start of a round. A *plan* is a strategy in sequence form: for each line, the
probability that a player makes all their own moves on that line. Modules:

- ``tree.py``: represents a round as arrays. ``cfr_kernels.py``: the inner loops over these arrays, compiled by
  ``kernel_cache.py``.
- ``regrets.py``: holds and updates regrets and plans. ``cfr.py`` learns regrets and evaluates plans; ``race.py`` runs
  two learning methods on the same round.
- ``distributed.py``: spreads one round over many workers, which run ``shard.py``.
- ``strategies.py``: looks up strategies and exports them. ``tablebase.py`` and ``tablebase_builder.py``: read and build
  files of solved rounds.
- ``imperfect_recall.py``, based on ``abstraction.py``: learns strategies for rounds that are too large to solve.
  ``sound_bounds.py``: computes proven bounds for rounds that are too large to solve.
- ``whole_game.py``: combines rounds into whole games. ``round_starts.py`` derives the transitions between rounds from
  ``Game``.
- ``three_players.py``: solves the round in which three players have one die each.
"""
