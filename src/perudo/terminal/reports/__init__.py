"""The reports that commands print: results as lines and tables."""
