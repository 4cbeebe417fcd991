"""``perudo serve`` without the limits for one guest, one table, and all sockets, for benchmarks only.

    python -m benchmarks.unlimited OPTIONS

Six people who make a thousand moves per second at one table exceed the limits for humans: the server would delay
reading their commands, and end the table after some thousand events. Twenty thousand sockets at one node also exceed a
limit.
"""

import sys

from perudo.core import limits
from perudo.terminal.cli import main

if __name__ == "__main__":
    limits.SOCKET_MESSAGES = limits.TABLE_COMMANDS = limits.LOGGED_COMMANDS = 10**9, 1e9
    limits.LOG_SOFT_LIMIT = limits.LOG_HARD_LIMIT = 10**9
    limits.MAX_SOCKETS, limits.MAX_CONNECTIONS, limits.RESERVED_HTTP_CONNECTIONS = 100_000, 100_000, 0
    sys.exit(main(["serve", *sys.argv[1:]]))
