"""The broadcaster: sends each subscriber of a table the information that its viewpoint may see."""
