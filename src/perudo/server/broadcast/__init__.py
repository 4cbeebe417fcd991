"""The broadcaster: sends each subscriber of a table the information visible from its viewpoint."""
