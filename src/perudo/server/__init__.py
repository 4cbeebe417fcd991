"""Tables that live in an append-only log, and the people at them.

A command goes one way:

- ``edge/`` reads a message from a socket and finds the guest by a secret cookie.
- ``pipeline.py`` decodes the command, recognises one that was sent before (``deduplication.py``), and checks whether
  its sender may send it (``commands.py``), and so often (``rate_limits.py``).
- ``room/`` finds the table in memory or reads its log. The room takes all waiting commands in order.
- ``commands.py`` has a handler for each command, which returns the events that follow from it. ``table/`` has what
  handlers share, what a table does by itself, and what events make of it. All of these are values.
- ``log/`` appends the events. Only then does the table change.
- ``broadcast/`` computes what each viewpoint may see of the change, and sends it through ``edge/``.

Beside that way:

- ``server_commands.py`` handles commands about the whole server. ``game_server.py`` puts the parts together.
- ``lobby.py`` lists open tables, and ``jobs/`` computes replays, reviews and solutions in processes of their own.
- ``ownership.py`` says which of the servers at one database owns a table, and ``database_clock.py`` what time it is.
- ``dice_seeds.py`` derives seeds from the key in ``private_files.py``. ``external_bots.py`` knows which guests are
  programs. ``token_bucket.py`` is one rate limiter.
- ``retention.py`` forgets or archives old tables, ``housekeeping.py`` does so by hand, and ``integrity.py`` reads
  everything.
- ``metrics.py`` counts, and ``logging_setup.py`` writes to standard error.

``edge/startup.py`` starts the server, and ``edge/web_app.py`` is its ASGI application.
"""
