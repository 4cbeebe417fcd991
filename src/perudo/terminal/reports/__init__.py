"""Reports of commands: what they computed, as lines and tables."""
