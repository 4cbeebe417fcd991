"""The broadcaster: sends each subscriber of a table what its viewpoint may see."""
