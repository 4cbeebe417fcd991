"""The reports that commands print: their results, formatted as lines and tables."""
