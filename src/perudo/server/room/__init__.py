"""Rooms: tables in memory with their clients and bots, and the registry that loads them."""
