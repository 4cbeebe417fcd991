"""The server's limits on clients' messages, resources and computations.

Every input has a limit here, so no client can make the server do unbounded work. ``docs/limits.md`` shows this file as
a table. A pair of numbers is a rate limit: a burst size, and a refill per second.
"""

from __future__ import annotations

Rate = tuple[int, float]
"""A rate limit: a burst size, and a refill per second."""

# --- Limits per message

MESSAGE_BYTES = 4096
"""Maximum size (bytes) of a WebSocket message. The server refuses longer messages, and closes the socket if a message
is longer than four times this size."""
MAX_SEAT_QUERIES = 6
"""Maximum number of tables that a client may list when it requests the status of a guest's seats."""
TURNS_SHOWN = 20
"""Maximum number of tables in the list of tables that wait for a guest's move."""
OPPONENTS_SHOWN = 10
"""Maximum number of people in the list of a person's most frequent opponents."""
PASSKEY_ID_LENGTH = 1400
"""Maximum length (characters) of a passkey's id; authenticators use at most 1,364."""
RATED_TABLES_COMPARED = 20
"""Maximum number of waiting tables that the server compares to match a guest with a host of similar rating."""
RATINGS_SHOWN = 100
"""Maximum number of games in the chart of a person's rating."""
MAX_FRAGMENTS = 16
"""Maximum number of frames in a WebSocket message. If a message has more frames, the server closes the socket."""
NAME_LENGTH = 24
"""Maximum length (characters) of a name."""
MAX_COMBINING_MARKS = 3
"""Maximum number of combining marks (accents, vowel points, tones) on one letter of a name or chat line."""
CHAT_LENGTH = 200
"""Maximum length (characters) of a chat line."""
RULE_CODE_LENGTH = 400
"""Maximum length (characters) of a rule code."""
ADDRESS_LENGTH = 200
"""Maximum length (characters) of the URL of a table."""
PUSH_ENDPOINT_LENGTH = 1000
"""Maximum length (characters) of the URL that a browser registers for push notifications."""
DEVICE_LENGTH = 40
"""Maximum length (characters) of the name of a device that is signed in."""
MAX_OPTIONS = 40
"""Maximum number of rule settings in one message."""

# --- Limits per guest

SOCKET_MESSAGES: Rate = 200, 100
"""Messages of any kind that one guest may send over all sockets together. The server delays excess messages, but never
drops them."""
PINGS_PER_SECOND = 20
"""Maximum number of keep-alive frames (pings and pongs) that one socket may send per second. The server closes a socket
that sends more."""
TABLE_COMMANDS: Rate = 60, 4
"""Commands from one guest, except moves. Examples: taking a seat, setting a name, changing the rules, adding a bot,
pausing, watching, being ready."""
LOGGED_COMMANDS: Rate = 120, 1 / 5
"""Commands from one guest that the server stores in a table's log, except moves. Examples: setting a name, changing the
rules, pausing, taking a seat. Leaving a table also counts against this limit, but the server never refuses it. """
CHAT: Rate = 6, 0.6
"""Chat lines and reactions from one guest."""
OPENED_TABLES: Rate = 20, 1 / 60
"""Tables that one guest may open."""
GUEST_LISTED_TABLES = 3
"""Maximum number of tables that one guest may list in the lobby at a time."""
LOG_LOADS: Rate = 20, 1 / 2
"""Commands from one guest for tables whose logs the server must first load into memory."""
GUEST_SOCKETS = 20
"""Maximum number of sockets that one guest may have open at a time."""
EXTERNAL_BOT: Rate = 60, 4
"""Requests from one external bot, including its moves. If the host allows bots, a bot may watch, take a seat, play and
leave."""
EXTERNAL_BOT_SOCKETS = 2
"""Maximum number of sockets that one external bot may have open at a time."""
EXTERNAL_BOT_SECONDS = 30
"""Seconds that an external bot may think about a move, even at a table without a clock."""

PERSON_SESSIONS = 50
"""Maximum number of browsers in which one person may be signed in. If a person signs in on one more browser, the server
signs out the browser that was used least recently."""
PERSON_PASSKEYS = 20
"""Maximum number of passkeys of one person. A further passkey replaces the oldest one."""

PERSON_CLUBS = 50
"""Maximum number of clubs that one person may belong to."""
CLUB_MEMBERS = 100
"""Maximum number of members of a club."""
CLUB_TABLES_SHOWN = 5
"""Maximum number of tables listed for a club: the newest of those opened in the last 24 hours."""
CLUB_EVENINGS_SHOWN = 60
"""Maximum number of evenings for which a club shows standings: the most recent ones."""
CLUB_RESULTS_READ = 2000
"""Maximum number of results, newest first, from which the server computes the standings of a club's evenings."""
PRACTICE_QUESTIONS = 1000
"""Maximum number of practice questions in a person's stored progress."""
TOURNAMENTS_SHOWN = 5
"""Maximum number of tournaments in a person's list: the most recent ones that the person plays in or has opened."""
INVITED_AT_ONCE = 8
"""Maximum number of people whom one command invites to a table."""
INVITATIONS_SHOWN = 5
"""Maximum number of invitations in a person's list: the newest ones."""
CLUB_YEARS_SHOWN = 3
"""Maximum number of calendar years for which a club shows standings."""

PERSON_REPORTS = 20
"""Maximum number of open reports about one person."""
REPORT_LENGTH = 500
"""Maximum length (characters) of a report."""
TOURNAMENT_ENTRANTS = 128
"""Maximum number of people in a tournament. When the tournament starts, bots may join beyond this number, so that every
table is full."""
TOURNAMENT_ROUNDS = 9
"""Maximum number of rounds of a Swiss tournament."""
TOURNAMENT_DAYS = 365
"""The server deletes a tournament after this many days without a new round."""

# --- Limits per address (an IPv6 /64 network counts as one address; the server's own machine is exempt)

ADDRESS_SOCKET_MESSAGES: Rate = 2000, 500
"""Messages from all guests at one address. The server delays excess messages."""
ADDRESS_TABLE_COMMANDS: Rate = 600, 40
"""Commands other than moves, from all guests at one address."""
ADDRESS_LOGGED_COMMANDS: Rate = 1200, 2
"""Commands that are stored in a table's log, except moves, from all guests at one address. The guests at an address
share this allowance. When little of the shared allowance is left, only guests who have used little of their own may
send such commands.
"""
ADDRESS_OPENED_TABLES: Rate = 60, 1 / 10
"""Tables that the guests at one address may open."""
ADDRESS_LISTED_TABLES = 20
"""Maximum number of tables that all guests at one address may list in the lobby at a time."""
ADDRESS_LOG_LOADS: Rate = 200, 4
"""Commands for tables that are not in memory, from all guests at one address."""
ADDRESS_NEW_EXTERNAL_BOTS: Rate = 20, 1 / 60
"""New external bots from one address. Each new bot receives a token."""
ADDRESS_REGISTERED_NAMES: Rate = 10, 1 / 600
"""Names that people at one address may reserve or change."""
ADDRESS_CLUB_CHANGES: Rate = 60, 1 / 10
"""Clubs that people at one address may found, join or change."""
ADDRESS_REPORTS: Rate = 10, 1 / 600
"""Reports that people at one address may send about other people."""
ADDRESS_TOURNAMENT_CHANGES: Rate = 200, 1 / 5
"""Tournaments that people at one address may join, start or leave."""
ADDRESS_SIGN_INS: Rate = 20, 1 / 10
"""Sign-in attempts from one address."""
ADDRESS_SOCKETS = 200
"""Maximum number of sockets that one address may have open at a time."""
ADDRESS_CONNECTIONS = 300
"""Maximum number of connections that one address may have open at a time, including sockets. The server closes further
connections immediately."""
HTTP_REQUESTS: Rate = 300, 30
"""HTTP requests from one address, including those that open a socket."""
COMPUTED_REQUESTS: Rate = 20, 1
"""Computations for one address: replays, reviews, rule examples, seat links, QR codes, and explanations of bots' moves.
"""

# --- Limits for the whole server

MAX_SOCKETS = 16_000
"""Maximum number of sockets that all clients together may have open at a time."""
MAX_CONNECTIONS = 20_000
"""Maximum number of open connections; lower if the system allows fewer open files. The server closes further
connections immediately."""
RESERVED_HTTP_CONNECTIONS = 1000
"""Number of connections reserved for web pages (at most a fifth of all connections); sockets cannot use them."""
CONCURRENT_JOBS = 2
"""Maximum number of jobs of one kind that may run at a time. The kinds are replays, reviews, coaching, explanations,
and everything else. No single network may use more than half of the slots for a kind of job. Further requests wait in a
queue. In the queue, networks take turns, and so do the addresses within a network."""
QUEUED_JOBS = 100
"""Maximum number of jobs of one kind that may wait in the queue. When the queue is full, the server selects the network
with the most waiting jobs, and refuses the latest job of that network's busiest address. If a network (/24, or /48 in
IPv6) has no waiting jobs, the server accepts its next job even when the queue is full."""
ADDRESS_QUEUED_JOBS = 10
"""Maximum number of waiting jobs from one address."""
PENDING_RESPONSE_BYTES = 64 * 1024 * 1024
"""Maximum total size (bytes) of replays and reviews that clients have not read yet."""
ADDRESS_PENDING_RESPONSE_BYTES = 8 * 1024 * 1024
"""Maximum total size (bytes) of replays and reviews that the clients at one address have not read yet."""
CACHED_EXPLANATIONS = 500
"""Maximum number of rounds for which the server caches explanations of bots' moves."""
COLLUSION_SEARCHES = 20
"""Maximum number of tournaments that the server searches for collusion at a time."""
COLLUSION_REPORT_SECONDS = 600
"""How long (s) the server keeps the result of a search for collusion."""
CACHED_QR_CODES = 500
"""Maximum number of table links whose QR codes are cached."""
LOG_LINES: Rate = 20, 1 / 6
"""Lines of one kind that the server may write to its log. If the server drops lines, the next line of the same kind
states how many were dropped.
"""
LOBBY_TABLES = 100
"""Maximum number of tables in the lobby's list. The list alternates between networks (/16, /20 and /24 in IPv4; /32,
/40 and /48 in IPv6), then between addresses, then between guests. If not all tables fit, the oldest ones fill half of
the list."""

# --- Limits per table

LOG_SOFT_LIMIT = 40_000
"""Number of events in a table's log after which players can only move, contribute to the dice, get ready, react and
leave. A game has 300 to 700 events.
"""
LOG_HARD_LIMIT = 50_000
"""Number of events in a table's log after which the table refuses even moves and contributions to the dice."""
CHAT_LINES_KEPT = 50
"""Maximum number of chat lines that a table keeps."""
ARRIVALS: Rate = 60, 1 / 2
"""How often people without a seat may sit down at a table. This limit stops a person who keeps returning as a new
guest."""
REMOVED_KEPT = 50
"""Maximum number of removed people whom a table prevents from sitting down again. When more people are removed, the
person removed longest ago may sit down again."""
MUTED_KEPT = 50
"""Maximum number of people without a seat who stay muted at a table. When more people are muted, the oldest mute ends.
"""
GIVERS_KEPT = 50
"""Maximum length of a table's list of guests who have moved their seat to another device. When the list is full, a new
entry replaces the oldest one."""
SERIES_PLAYERS_KEPT = 24
"""Maximum number of players whose scores a table keeps. When there are more players, the table deletes the scores of
the players whose last game was longest ago.
"""
SERIES_PLACES_KEPT = 50
"""Maximum number of finishing places that a table keeps for each player, from the latest games of a series."""
COMMAND_RESULTS_KEPT = 100
"""Maximum number of command results that a table remembers per guest, so that a repeated command gets the same answer.
"""
GUESTS_WITH_RESULTS_KEPT = 100
"""Maximum number of guests whose command results a table remembers: all seated guests, and the other guests with the
most recent commands."""
DISK_LEFT = 4 * 1024 * 1024
"""Minimum free space (bytes) on the disk that stores the SQLite database. With less free space, the server reports that
it is not ready."""

# --- Limits per record

RECORD_LINE = 10_000
"""Maximum length (characters) of a line of a record."""
RECORD_KEY = 64
"""Maximum length (characters) of a key of a record."""
RECORD_DEPTH = 8
"""Maximum depth of nested TOML lists, TOML tables and dotted keys in a record."""
RECORD_ROUNDS = 10_000
"""Maximum number of rounds in a record."""
RECORD_SECONDS = 5
"""Maximum processor time (s) for computing the replay or review of a record."""
RECORD_MEMORY = 512 * 1024 * 1024
"""Maximum memory (bytes) for computing the replay or review of a record."""
RECORD_WALL_SECONDS = 60
"""Maximum wall-clock time (s) for computing the replay of a record."""
REPLAY_BYTES = 8 * 1024 * 1024
"""Maximum size (bytes) of a record's replay."""
JOBS_PER_WORKER = 100
"""Number of jobs after which the server replaces a worker process."""

# --- HTTP

HEAD_BYTES = 16_384
"""Maximum size (bytes) of the head of an HTTP request."""
PEOPLE_BYTES = 8000
"""Maximum size (bytes) of the body of an HTTP request about people, clubs or tournaments."""
RECORD_BYTES = 100_000
"""Maximum size (bytes) of a record that a client uploads for a replay."""

# --- Timeouts, in seconds unless stated otherwise

REQUEST_SECONDS = 10
"""Seconds within which a whole HTTP request must arrive."""
SEND_STALL_SECONDS = 10
"""Seconds within which a client must read some of the data waiting for it, or all of the data if the connection is
closing. The server disconnects a client that reads more slowly.
"""
ANSWER_SECONDS = 120
"""Seconds within which a client must read an HTTP response, from its first byte to its last."""
CHUNK_SECONDS = 8
"""Seconds within which a client must read the next 64 kB of a replay."""
PING_SECONDS = 5
"""Seconds of silence before the server pings a client, and seconds that the server then waits for a pong."""
SEND_BUFFER_BYTES = 512 * 1024
"""Maximum size (bytes) of data that a client has not read yet. The server disconnects a client that exceeds this
limit."""
TOTAL_SEND_BUFFER_BYTES = 2 * 1024**3
"""Maximum size (bytes) of data that all clients together have not read yet. When there are many clients, this total
lowers the limit for each client.
"""
READ_AHEAD_MESSAGES = 16
"""Maximum number of messages that the server reads ahead from a socket while it processes earlier ones."""
GRACE_SECONDS = 20
"""Seconds before a seated player with a lost connection is considered away. Until then, no bot plays for this player,
and a host who loses the connection remains the host. A player who leaves deliberately is away immediately. """
GRACE_SECONDS_WITH_CLOCK = 10
"""Seconds before a player with a lost connection is considered away at a table with a clock."""
RETRACT_MILLISECONDS = 2000
"""Milliseconds within which a player may take back a bid, unless another player has moved, or a bot has had time to
move."""
REMATCH_SECONDS = 30
"""Seconds after the end of a game before players other than the host may start another game without waiting for
everyone to be ready. """
SEAT_LINK_SECONDS = 300
"""Lifetime in seconds of a link that moves a seat to another device."""
SIGN_IN_LINK_SECONDS = 300
"""Lifetime in seconds of a link that signs in another device."""
DRAIN_SECONDS = 5
"""Seconds allowed for commands in progress to finish when the server stops."""
