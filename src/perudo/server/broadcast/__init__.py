"""The broadcaster: subscribers of a table, and the state that each viewpoint is sent."""
