"""Tables that live in an append-only log, and the people at them.

A command goes one way:

- ``edge/`` reads a message from a socket and finds the guest by a secret cookie.
- ``pipeline.py`` decodes the command, recognises one that was sent before (``deduplication.py``), and checks whether
  its sender may send it (``commands.py``), and so often (``rate_limits.py``).
- ``room/`` finds the table in memory or reads its log. The room takes all waiting commands in order.
- ``commands.py`` has a handler for each command, which returns the events that follow from it. The table itself is a
  value: the package ``perudo.table`` has its events, its state, and what each viewpoint may see of it.
- ``log/`` appends the events. Only then does the table change.
- ``broadcast/`` sends each viewpoint what it may see of the change, through ``edge/``.

Besides:

- ``server_commands.py`` handles commands about the whole server. ``game_server.py`` puts the parts together.
- ``lobby.py`` lists open tables, and ``jobs/`` computes reviews and explanations in worker processes.
- ``ownership.py`` says which of the servers at one database owns a table, and ``database_clock.py`` what time it is.
- ``private_files.py`` keeps the secret key of the dice. ``token_bucket.py`` is one rate limiter.
- ``retention.py`` deletes or archives old tables, ``housekeeping.py`` does so by hand, and ``integrity.py`` reads
  everything.
- ``metrics.py`` counts, and ``logging_setup.py`` writes to standard error.

``edge/startup.py`` starts the server, and ``edge/web_app.py`` is its ASGI application.
"""
