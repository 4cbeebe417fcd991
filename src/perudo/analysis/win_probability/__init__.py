"""Win probabilities, in three ways.

``before_round.py`` reads them from a table of positions between rounds, ``mid_round.py`` computes them during a round
by looking ahead, and ``rollouts.py`` estimates them from thousands of games played to their end.
"""
