"""Perudo: dudo, liar's dice with wild aces, by the rules of five printed editions and any house rules between them."""
