"""How rounds of two players should be played: equilibria, with how far from one the answer still is.

``tree.py`` is a round as arrays, ``cfr_kernels.py`` the inner loops over them, ``kernel_cache.py`` makes those quick,
``regrets.py`` keeps what is learned, ``cfr.py`` learns and judges, ``race.py`` in two ways at once,
``distributed.py`` over workers, each of whom has a ``shard.py``; ``strategies.py`` tells what was learned by words;
``imperfect_recall.py``, over ``abstraction.py``, plays what is too large, and ``sound_bounds.py`` says what is sure of
it all the same; ``whole_game.py`` puts rounds together to whole games, whose ``round_starts.py`` asks of ``Game``;
``three_players.py`` is the last one of three.
"""
