"""Several servers, called nodes, on one PostgreSQL database: every node can serve every table, and none owns any.

The log alone says what has happened. What is not in it, who is at a table at this moment, each node writes down for
itself (``attendance``), and each comes to the same by what all have written. Whoever changes something hints it to the
nodes that have the table (``hints``); whatever gets lost of that is found by asking the database at intervals.
"""
