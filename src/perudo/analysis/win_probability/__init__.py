"""Win probabilities, computed in three ways.

``before_round.py`` looks up win probabilities for positions between rounds, ``mid_round.py`` computes them during a
round by look-ahead, and ``rollouts.py`` estimates them from thousands of simulated games.
"""
