"""A table in memory with everyone at it, the bots that play there, and the registry of all such rooms."""
