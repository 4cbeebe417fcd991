"""How rounds of two players should be played: equilibria, with how far from one the answer still is.

``tree.py`` is a round as arrays, ``kernels.py`` the inner loops over them, ``machine.py`` makes those quick,
``learning.py`` keeps what is learned, ``solving.py`` learns and judges, ``race.py`` in two ways at once,
``spreading.py`` over workers, each of whom has a ``share.py``; ``strategies.py`` tells what was learned by words;
``forgetful.py``, over ``nodes.py``, plays what is too large, and ``sure.py`` says what is sure of it all the same;
``match.py`` puts rounds together to whole games, whose ``positions.py`` asks of ``Game``; ``three.py`` is the last one
of three.
"""
