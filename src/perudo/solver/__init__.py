"""How rounds of two players should be played: equilibria, with how far from one the answer still is.

``tree.py`` is a round as arrays, ``kernels.py`` the compiled loops over them, ``solving.py`` learns and judges.
"""
