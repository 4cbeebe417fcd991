"""The reports of commands: their results as lines and tables."""
