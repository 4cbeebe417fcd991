"""The limits of the server: what anyone may send, own or have it compute.

Every input has a limit here, so that nobody can cause unbounded work. ``docs/limits.md`` shows this file as a table. A
pair is a rate: a burst, and the allowance per second.
"""

from __future__ import annotations

Rate = tuple[int, float]
"""A burst, and the allowance per second."""

# --- One message

MESSAGE_BYTES = 4096
"""Bytes in a WebSocket message. The server refuses longer ones, and closes the socket at four times this size."""
MAX_SEAT_QUERIES = 6
"""Tables in one request for seat statuses."""
MAX_FRAGMENTS = 16
"""Frames in a WebSocket message. With more the socket is closed."""
NAME_LENGTH = 24
"""Characters in a name."""
MAX_COMBINING_MARKS = 3
"""Combining marks on one letter of a name or chat line, such as accents, vowel points and tones."""
CHAT_LENGTH = 200
"""Characters in a chat line."""
RULE_CODE_LENGTH = 400
"""Characters in a rule code."""
ADDRESS_LENGTH = 200
"""Characters in the address of a table."""
MAX_OPTIONS = 40
"""Rule settings that a message may set."""

# --- Limits per guest

SOCKET_MESSAGES: Rate = 200, 100
"""Messages of one guest, of any kind, over all sockets. Excess messages are delayed, not lost."""
PINGS_PER_SECOND = 20
"""Keep-alive frames (pings and pongs) on one socket per second. With more it is closed."""
TABLE_COMMANDS: Rate = 60, 4
"""Commands of one guest other than moves: sitting down, names, rules, bots, pauses, watching a table, being ready."""
LOGGED_COMMANDS: Rate = 120, 1 / 5
"""The part of these that a table's log stores, such as names, rules, pauses, and taking a seat or taking it back.
Leaving a table counts as one, but is never refused.
"""
CHAT: Rate = 6, 0.6
"""Chat lines and reactions of one guest."""
OPENED_TABLES: Rate = 20, 1 / 60
"""Tables that one guest may open."""
GUEST_LISTED_TABLES = 3
"""Tables of one guest in the lobby at a time."""
LOG_LOADS: Rate = 20, 1 / 2
"""Commands of one guest for tables that are not in memory, whose logs must be read first."""
GUEST_SOCKETS = 20
"""Sockets of one guest at a time."""
EXTERNAL_BOT: Rate = 60, 4
"""Requests of one external bot, including moves. A bot may watch, sit down if the host allows bots, play and stand
up."""
EXTERNAL_BOT_SOCKETS = 2
"""Sockets of one external bot at a time."""
EXTERNAL_BOT_SECONDS = 30
"""Seconds that an external bot may take for a move, even at a table without a clock."""

# --- What one address may do (not counted for this machine; an IPv6 network of 64 bits counts as one address)

ADDRESS_SOCKET_MESSAGES: Rate = 2000, 500
"""Messages of all guests at one address. Excess messages are delayed."""
ADDRESS_TABLE_COMMANDS: Rate = 600, 40
"""Commands other than moves, from all guests at one address."""
ADDRESS_LOGGED_COMMANDS: Rate = 1200, 2
"""The part of these that a table's log stores. The guests at an address share it evenly: the less is left, the less a
guest may have used already.
"""
ADDRESS_OPENED_TABLES: Rate = 60, 1 / 10
"""Tables that the guests at one address may open."""
ADDRESS_LISTED_TABLES = 20
"""Tables of all guests at one address in the lobby at a time."""
ADDRESS_LOG_LOADS: Rate = 200, 4
"""Commands for tables that are not in memory, from all guests at one address."""
ADDRESS_NEW_EXTERNAL_BOTS: Rate = 20, 1 / 60
"""External bots from one address that connect for the first time and get a token."""
ADDRESS_SOCKETS = 200
"""Sockets of one address at a time."""
ADDRESS_CONNECTIONS = 300
"""Connections of one address at a time, including sockets. Further connections are closed immediately."""
HTTP_REQUESTS: Rate = 300, 30
"""HTTP requests from one address, including those for a socket."""
COMPUTED_REQUESTS: Rate = 20, 1
"""Replays, reviews, examples of rules, seat links, QR codes, and explanations of bots' moves, computed for one address.
"""

# --- The whole server

MAX_SOCKETS = 16_000
"""Sockets at a time."""
MAX_CONNECTIONS = 20_000
"""Connections at a time, or fewer if the system allows fewer open files. Further connections are closed immediately."""
RESERVED_HTTP_CONNECTIONS = 1000
"""Connections reserved for pages when there are many sockets; at most a fifth of all connections."""
CONCURRENT_JOBS = 2
"""Jobs of one kind that run at a time: replays, reviews, coaching, explanations, and all others. One network may use
half of them. Other requests wait; networks take turns, and so do addresses within a network.
"""
QUEUED_JOBS = 100
"""Waiting jobs of one kind. Beyond that, the latest job of the network with the most waiting jobs is refused. A network
(/24, or /48 in IPv6) without waiting jobs is never refused because of others.
"""
ADDRESS_QUEUED_JOBS = 10
"""The part of these from one address."""
PENDING_RESPONSE_BYTES = 64 * 1024 * 1024
"""Unread bytes of replays, in total."""
ADDRESS_PENDING_RESPONSE_BYTES = 8 * 1024 * 1024
"""The part of these for one address."""
CACHED_EXPLANATIONS = 500
"""Rounds whose bots' explanations are cached."""
CACHED_QR_CODES = 500
"""QR codes of table links that are cached."""
LOG_LINES: Rate = 20, 1 / 6
"""Lines of one kind in the server's own log. The next line reports how many were dropped."""
LOBBY_TABLES = 100
"""Tables in the lobby. Networks take turns in it (/16, /20 and /24 in IPv4; /32, /40 and /48 in IPv6), then addresses,
then guests. If there are more tables, half of the list shows the oldest.
"""

# --- One table

LOG_SOFT_LIMIT = 40_000
"""Events of a table, after which it accepts only moves of the game in progress. A game has 300 to 700."""
LOG_HARD_LIMIT = 50_000
"""Events of a table, after which players can only leave."""
CHAT_LINES_KEPT = 50
"""Chat lines that a table remembers."""
ARRIVALS: Rate = 60, 1 / 2
"""Times that people without a seat sit down at a table. This limits somebody who comes as a new guest each time."""
REMOVED_KEPT = 50
"""Removed people remembered by a table. The one removed longest ago may sit down again."""
MUTED_KEPT = 50
"""Muted people without a seat remembered by a table. The one muted longest ago is forgotten first."""
GIVERS_KEPT = 50
"""Guests remembered by a table after they moved their seat to another device. The oldest is forgotten first."""
COMMAND_RESULTS_KEPT = 100
"""Results of each guest's commands remembered by a table, so that a repeated command gets its first answer."""
GUESTS_WITH_RESULTS_KEPT = 100
"""Guests whose results a table remembers: those with a seat, and the others who most recently sent a command."""
DISK_LEFT = 4 * 1024 * 1024
"""Minimum free bytes on the disk of a data file. With less, the server reports that it is not ready."""

# --- One record

RECORD_LINE = 10_000
"""Characters in a line."""
RECORD_KEY = 64
"""Characters in a key."""
RECORD_DEPTH = 8
"""Depth of nested lists, tables and dotted keys."""
RECORD_ROUNDS = 10_000
"""Rounds."""
RECORD_SECONDS = 5
"""Seconds of processor time for its replay, or its review."""
RECORD_MEMORY = 512 * 1024 * 1024
"""Bytes of memory for its replay, or its review."""
RECORD_WALL_SECONDS = 60
"""Wall-clock seconds for its replay."""
REPLAY_BYTES = 8 * 1024 * 1024
"""Bytes in its replay."""
JOBS_PER_WORKER = 100
"""Replays computed by a worker process before it is replaced."""

# --- HTTP

HEAD_BYTES = 16_384
"""Bytes in the head of a request."""
RECORD_BYTES = 100_000
"""Bytes in a record that is sent to be replayed."""

# --- Timeouts, in seconds unless stated otherwise

REQUEST_SECONDS = 10
"""Seconds within which a request must arrive in full."""
SEND_STALL_SECONDS = 10
"""Seconds within which a client must read some of its pending data, or all of them if the connection is closing.
Otherwise it is disconnected.
"""
ANSWER_SECONDS = 120
"""Seconds within which a client must read an HTTP response, from its first byte to its last."""
CHUNK_SECONDS = 8
"""Seconds within which a client must read the next 64 kB of a replay."""
PING_SECONDS = 5
"""Seconds of silence before the server pings a client, and seconds without an answer before it disconnects it."""
SEND_BUFFER_BYTES = 512 * 1024
"""Pending bytes for a client before it is disconnected."""
TOTAL_SEND_BUFFER_BYTES = 2 * 1024**3
"""The same in total: with many clients, each may have fewer."""
READ_AHEAD_MESSAGES = 16
"""Messages of a socket that are read before earlier ones are processed."""
GRACE_SECONDS = 20
"""Seconds before a seated player with a lost connection counts as away. Meanwhile no bot plays for them, and they stay
host. A player who leaves deliberately is away immediately.
"""
GRACE_SECONDS_WITH_CLOCK = 10
"""The same at a table with a clock."""
RETRACT_MILLISECONDS = 2000
"""Milliseconds during which a player may take back a bid, unless anyone has moved or a bot could have."""
REMATCH_SECONDS = 30
"""Delay after a game until players other than the host may start another without waiting for everyone to be ready."""
SEAT_LINK_SECONDS = 300
"""Lifetime in seconds of a link that moves a seat to another device."""
DRAIN_SECONDS = 5
"""Seconds for commands in progress to finish when the server stops."""
