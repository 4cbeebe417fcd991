"""The broadcaster: the subscribers of a table, each sent what its viewpoint may see."""
