"""The limits of the house: what anyone may send, hold or have computed, all in one place.

Nobody can make the server work without bound, for every input has its limit here. ``docs/limits.md`` is this file as
a table. Where a limit is a pair, it is a budget: so much at once, and so much more with each second.
"""

from __future__ import annotations

Rate = tuple[int, float]
"""So many at once, and so many more with each second."""

# --- One message

MESSAGE_BYTES = 4096
"""Bytes in one message to the socket. A longer one is refused; one of four times that closes the socket."""
MAX_SEAT_QUERIES = 6
"""Tables that one message may ask about, whether the guest has a seat there and how the game goes."""
MAX_FRAGMENTS = 16
"""Frames that one message to the socket may come in. With more the socket is closed."""
NAME_LENGTH = 24
"""Characters in a name."""
MAX_COMBINING_MARKS = 3
"""Marks that one letter of a name or a line may carry, such as accents, vowel points and tones."""
CHAT_LENGTH = 200
"""Characters in a line of talk."""
RULE_CODE_LENGTH = 400
"""Characters in a rule code."""
ADDRESS_LENGTH = 200
"""Characters in the address of a table, as others reach it."""
MAX_OPTIONS = 40
"""Options of the rules that a message may set."""

# --- What one guest may do

SOCKET_MESSAGES: Rate = 200, 100
"""Messages of one guest, of whatever kind, by all sockets. Those that come faster are read later, so none is lost."""
PINGS_PER_SECOND = 20
"""Signs of life (pings and pongs) of one socket in a second. With more it is closed."""
TABLE_COMMANDS: Rate = 60, 4
"""Commands of one guest that are no word of the game: sitting down, names, rules, bots, pauses, watching a table,
having seen enough of open cups."""
LOGGED_COMMANDS: Rate = 120, 1 / 5
"""Of these, commands that a table's log keeps, such as names, rules, pauses, and taking a seat or taking it back.
Leaving a table counts as one, but is never refused."""
CHAT: Rate = 6, 0.6
"""Lines of talk and reactions of one guest."""
OPENED_TABLES: Rate = 20, 1 / 60
"""Tables that one guest may open."""
GUEST_LISTED_TABLES = 3
"""Tables of one guest in the list of open tables at a time."""
LOG_LOADS: Rate = 20, 1 / 2
"""Commands of one guest for a table that nobody is at, whose log has to be read first."""
GUEST_SOCKETS = 20
"""Sockets of one guest at a time."""
EXTERNAL_BOT: Rate = 60, 4
"""Whatever one program asks for, words of the game among it. It may look, sit down where the host lets programs, play
and stand up; nothing else."""
EXTERNAL_BOT_SOCKETS = 2
"""Sockets of one program at a time."""
EXTERNAL_BOT_SECONDS = 30
"""Seconds that a program may think about a word, at a table without a clock too."""

# --- What one address may do (this machine's own is not counted; of IPv6 a network of 64 bits counts as one)

ADDRESS_SOCKET_MESSAGES: Rate = 2000, 500
"""Messages of all guests at one address. Those that come faster are read later."""
ADDRESS_TABLE_COMMANDS: Rate = 600, 40
"""The same commands, from all guests at one address."""
ADDRESS_LOGGED_COMMANDS: Rate = 1200, 2
"""The same of those that a table's log keeps. The guests at an address share such a budget evenly: the less of it is
left, the less of their own may those have used who are still admitted."""
ADDRESS_OPENED_TABLES: Rate = 60, 1 / 10
"""Tables that the guests at one address may open."""
ADDRESS_LISTED_TABLES = 20
"""Tables of all guests at one address in the list of open tables at a time."""
ADDRESS_LOG_LOADS: Rate = 200, 4
"""Commands for tables that nobody is at, from all guests at one address."""
ADDRESS_NEW_EXTERNAL_BOTS: Rate = 20, 1 / 60
"""Programs that come from it for the first time, and are given a token."""
ADDRESS_SOCKETS = 200
"""Sockets of one address at a time."""
ADDRESS_CONNECTIONS = 300
"""Connections of one address at a time, sockets among them. More are closed at once."""
HTTP_REQUESTS: Rate = 300, 30
"""Requests by HTTP from one address, those that ask for a socket among them."""
COMPUTED_REQUESTS: Rate = 20, 1
"""Replays, reviews, examples of rules, links to seats, codes of links to tables, and why bots said what they said,
computed for one address."""

# --- The whole server

MAX_SOCKETS = 16_000
"""Sockets at a time."""
MAX_CONNECTIONS = 20_000
"""Connections at a time, fewer where the system grants fewer open files. More are closed at once."""
RESERVED_HTTP_CONNECTIONS = 1000
"""Connections that are left to pages where sockets want them all, or a fifth of the connections where those are few."""
CONCURRENT_JOBS = 2
"""Answers of a kind that are computed at a time: replays, reviews, the coach's words, bots' reasons, and all others.
One network has half of these places. Other requests wait; networks take turns, and addresses within one do."""
QUEUED_JOBS = 100
"""Requests of a kind that wait for such a place. With more, the network with the most waiting loses its last. A network
(/24, or /48 in IPv6) of which nothing waits is never refused because many others wait."""
ADDRESS_QUEUED_JOBS = 10
"""Of these, requests of one address."""
PENDING_RESPONSE_BYTES = 64 * 1024 * 1024
"""Bytes of replays that wait to be read, all together."""
ADDRESS_PENDING_RESPONSE_BYTES = 8 * 1024 * 1024
"""Of these, bytes for one address."""
CACHED_EXPLANATIONS = 500
"""Rounds of which it is remembered what their bots told when they were asked why."""
CACHED_QR_CODES = 500
"""Codes of links to tables (for phones) that are kept, so that each is drawn once for all who look."""
LOG_LINES: Rate = 20, 1 / 6
"""Lines of one kind in the server's own log. The next one says how many were left out."""
LOBBY_TABLES = 100
"""Tables in the list of open tables. Networks take turns in it (/16, /20 and /24 in IPv4; /32, /40 and /48 in IPv6),
then their addresses, then guests. If there are more tables, half of the list are those that were listed longest ago."""

# --- One table

LOG_SOFT_LIMIT = 40_000
"""Events of a table, after which it takes only what the players do in the game that is on. A game has 300 to 700."""
LOG_HARD_LIMIT = 50_000
"""Events of a table, after which players can only leave."""
CHAT_LINES_KEPT = 50
"""Lines of talk that a table remembers."""
ARRIVALS: Rate = 60, 1 / 2
"""Times that people without a seat sit down at a table. Somebody who brings a new guest each time meets this limit."""
REMOVED_KEPT = 50
"""People whom the hosts of a table removed and who stay out; the one removed longest ago may sit down again."""
MUTED_KEPT = 50
"""People without a seat whom the hosts of a table muted; the one muted longest ago is forgotten first."""
GIVERS_KEPT = 50
"""People without a seat who gave theirs to another device; the one who did so longest ago is forgotten first."""
COMMAND_RESULTS_KEPT = 100
"""Commands of each guest that a table remembers, whatever others say: a repeated one gets its first answer."""
GUESTS_WITH_RESULTS_KEPT = 100
"""Guests of whom it remembers any: those who sit there, and of the others those who asked for something last."""
DISK_LEFT = 4 * 1024 * 1024
"""Bytes that must be free on the disk of a data file; with less, a server is not ready for people."""

# --- One record

RECORD_LINE = 10_000
"""Characters in a line."""
RECORD_KEY = 64
"""Characters in a key."""
RECORD_DEPTH = 8
"""Lists, tables and parts of a key, one in another."""
RECORD_ROUNDS = 10_000
"""Rounds."""
RECORD_SECONDS = 5
"""Seconds of a processor for its replay, or its review."""
RECORD_MEMORY = 512 * 1024 * 1024
"""Bytes of memory for its replay, or its review."""
RECORD_WALL_SECONDS = 60
"""Seconds for its replay, however busy the machine is."""
REPLAY_BYTES = 8 * 1024 * 1024
"""Bytes in its replay."""
JOBS_PER_WORKER = 100
"""Replays of one process, before another takes its place."""

# --- HTTP

HEAD_BYTES = 16_384
"""Bytes in the head of a request."""
RECORD_BYTES = 100_000
"""Bytes in a record that is sent to be replayed."""

# --- Patience, in seconds

REQUEST_SECONDS = 10
"""Until a request has come in whole, from its first moment."""
SEND_STALL_SECONDS = 10
"""Until a client has read something of what waits for it, or all of it where its connection is being closed. One that
does not is cut off."""
ANSWER_SECONDS = 120
"""Until a client has read an answer by HTTP, from its first byte to its last."""
CHUNK_SECONDS = 8
"""Until a client has read the next 64 kB of a replay."""
PING_SECONDS = 5
"""Seconds without a word of a client until it is asked whether it is still there, and as long for its answer, or it is
cut off."""
SEND_BUFFER_BYTES = 512 * 1024
"""Bytes that may wait for a client before it is cut off."""
TOTAL_SEND_BUFFER_BYTES = 2 * 1024**3
"""The same for all together: where there are many, fewer may wait for each."""
READ_AHEAD_MESSAGES = 16
"""Messages of a socket that are read before those ahead of them are done."""
GRACE_SECONDS = 20
"""Until someone who sits at a table, and whose line was lost, counts as away: no bot gets their seat before, and nobody
the host's part. Who leaves on purpose is away at once."""
GRACE_SECONDS_WITH_CLOCK = 10
"""The same, where a clock runs."""
RETRACT_MILLISECONDS = 2000
"""Milliseconds for which a bid may be taken back by who made it, if nobody has spoken since and no bot has had time
to."""
REMATCH_SECONDS = 30
"""After a game, until players other than the host may start another without waiting for everyone to be ready."""
SEAT_LINK_SECONDS = 300
"""Until a link by which a seat is handed to another device works no more."""
DRAIN_SECONDS = 5
"""For commands that have begun, when the server is told to stop."""
