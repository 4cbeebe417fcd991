"""The game server: tables stored in append-only logs, and the people who play at them.

A command passes through these modules in order:

- ``edge/`` reads a message from a socket and identifies the guest by a secret cookie.
- ``pipeline.py`` decodes the command, recognises repeats (``deduplication.py``), and checks the sender's permission
  (``commands.py``) and rate limits (``rate_limits.py``).
- ``room/`` finds the table in memory or loads it from its log. The room handles all waiting commands in order.
- ``commands.py`` has a handler for each command, which returns the resulting events. The table itself is a value: the
  package ``perudo.table`` defines its events, its state, and what each viewpoint may see.
- ``log/`` appends the events to the database. The table changes only after this append.
- ``broadcast/`` sends the clients of each viewpoint the changes that they may see, through ``edge/``.

Other modules:

- ``server_commands.py`` handles commands that concern the whole server. ``game_server.py`` connects all these modules.
- ``people/`` keeps people's names, so that they are known on all their devices, their ratings and their clubs. It
  calls absent players to their turns, and removes deleted people from all logs.
- ``tournament_runner.py`` opens the tables of tournaments, round by round.
- ``lobby.py`` lists open tables, and ``jobs/`` computes reviews and explanations in worker processes.
- ``ownership.py`` determines which of the servers that share a database owns a table. ``database_clock.py`` gives these
  servers a common clock.
- ``subprocess_worker.py`` runs a worker process: bots think in such processes, and ``jobs/`` uses them for untrusted
  records.
- ``private_files.py`` stores the secret dice key. ``token_bucket.py`` implements a rate limiter.
- ``retention.py`` deletes or archives old tables automatically, ``housekeeping.py`` does so on demand, and
  ``integrity.py`` checks all stored data.
- ``metrics.py`` collects metrics, and ``logging_setup.py`` configures logging to standard error.

``edge/startup.py`` starts the server, and ``edge/web_app.py`` is its ASGI application.
"""
