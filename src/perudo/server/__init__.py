"""The game server: tables stored in append-only logs, and the people who play at them.

A command passes through these modules in order:

- ``edge/`` reads a message from a socket and identifies the guest by a secret cookie.
- ``pipeline.py`` decodes the command, recognises repeats (``deduplication.py``), and checks the sender's permission
  (``commands.py``) and rate limits (``rate_limits.py``).
- ``room/`` finds the table in memory or loads it from its log. The room handles all waiting commands in order.
- ``commands.py`` has a handler for each command, which returns the resulting events. The table itself is an immutable
  value. The package ``perudo.table`` defines a table's events and state, and the information visible from each
  viewpoint.
- ``log/`` appends the events to the database. The table changes only after the events are stored.
- ``broadcast/`` sends each client, through ``edge/``, the changes that are visible from its viewpoint.

Other modules:

- ``server_commands.py`` handles the commands that do not go through a room's mailbox. ``game_server.py`` connects all
  these modules.
- ``people/`` stores people's names (which they can use on all their devices), ratings and clubs. It also notifies
  absent players when it is their turn, and removes deleted people from all logs.
- ``tournament_runner.py`` opens the tables for each round of a tournament.
- ``lobby.py`` lists open tables, and ``jobs/`` computes reviews and explanations in worker processes.
- ``ownership.py`` determines which server owns a table when several servers share a database. ``database_clock.py``
  gives these servers a common clock.
- ``subprocess_worker.py`` runs a worker process: it either chooses the bots' moves, or processes untrusted records for
  ``jobs/``.
- ``private_files.py`` stores the secret dice key. ``token_bucket.py`` implements a rate limiter.
  ``base64url.py`` encodes bytes as text.
- ``retention.py`` deletes or archives old tables automatically, ``housekeeping.py`` does so on demand, and
  ``integrity.py`` checks all stored data.
- ``metrics.py`` collects metrics, and ``logging_setup.py`` configures logging to standard error.

``edge/startup.py`` starts the server, and ``edge/web_app.py`` is its ASGI application.
"""
