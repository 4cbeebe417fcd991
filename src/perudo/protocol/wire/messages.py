"""Messages from the server: answers, and the state of tables."""

from __future__ import annotations

from typing import Literal

import msgspec

from perudo.core.errors import PerudoError
from perudo.core.rules import SettingValue
from perudo.core.view import PrivateView, PublicView
from perudo.protocol.wire.examples import RaiseExample
from perudo.protocol.wire.scalars import BotLevel, ClockSettings, Gesture, Phrase, Reaction, TableSettings


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    pass


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """The command took effect, and its result is stored."""

    id: str
    table: str | None = None


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """The command did not take effect. ``code``: ``reason-...`` for an illegal move, otherwise ``error-...``.

    ``id``: the command's id, even if the rest of the command is invalid; None if the message has no readable id.
    """

    id: str | None
    code: str
    details: dict[str, str | int]


def refused(command: str | None, error: PerudoError) -> Refused:
    """Return the answer to a command that was refused."""
    code = error.code if error.code.startswith("reason-") else f"error-{error.code}"
    return Refused(id=command, code=code, details=error.details)


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """A chair before the game, or a seat during it. The ``kind`` is ``free`` for an unoccupied chair."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    colour: int
    """The number (from 1) of the occupant's colour and cup. The occupant keeps this number in every game."""
    bot: BotLevel | None
    substitute: bool
    """Whether a substitute bot holds the seat for a person who may return."""
    connected: bool
    """Whether the player is connected. For a while, the table waits for a disconnected player: see ``LiveState.grace``.
    """
    host: bool
    aborted_reveals: int
    """The number of games at this table in which this player submitted a digest for the dice but did not reveal the
    contribution.
    """
    external_bot: bool = False
    """Whether an external bot plays this seat: see ``TableSettings.external_bots``."""
    muted: bool = False
    """Whether the host has muted this player's chat and reactions."""
    person: str | None = None
    """The id of the person who has reserved this name on this server; None if the name is not reserved."""


class DrawState(msgspec.Struct, frozen=True, kw_only=True):
    """The inputs that determine the dice of a round; see ``docs/fair-dice.md``. Byte strings are in hexadecimal."""

    round: int
    commitment: str
    digests: tuple[str | None, ...]
    """Each seat's digest when the server published its commitment. Empty in a record that omits the digests."""
    bots: tuple[int, ...]
    """The seats that bots played when the server published its commitment. Bots contribute nothing."""
    contributions: tuple[str | None, ...]
    """Each seat's revealed contribution; None if a value derived from the seed replaces it."""
    seed: str | None
    """None until the dice are revealed."""


class NextDraw(msgspec.Struct, frozen=True, kw_only=True):
    """The inputs to the next round's dice that are known so far. Players who submitted a digest can
    reveal their contributions until the deal."""

    round: int
    commitment: str
    digests: tuple[str | None, ...]
    """Each seat's digest. A browser reveals its contribution only if these digests include its own."""


class LiveState(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks, the players' presence and the recent actions at a table. This small section is part of every state
    update.
    """

    seq: int
    """The number of the last event in the table's log. Commands use this number to refer to a state."""
    spectators: int
    """How many guests watch without a seat."""
    screens: int
    """How many shared screens show the table. If a shared screen shows the table, a player's phone can show just the
    player's own dice and controls.
    """
    calza_calls: tuple[int, ...]
    """Seats that have called calza during the short delay before the first calza takes effect."""
    ready: tuple[int, ...]
    """The seats whose players are ready for the next round or, after the game, for another game."""
    continues_in: int | None
    """Milliseconds until the table automatically deals the next round or lets a calza take effect; None if it waits for
    people.
    """
    deadline: int | None
    """Milliseconds until the clock of the player to act runs out, at least 0; None if no clock is running."""
    time_banks: tuple[int, ...]
    """Milliseconds left in each seat's time bank when the turn began; empty if players have no time banks."""
    thinking_for: int
    """How long (ms) the player whose turn it is has been thinking."""
    retractable_for: int
    """Milliseconds that the bidder has left to take back the last bid; 0 if the bidder may not take it back."""
    paused: bool
    pause_requests: tuple[int, ...]
    """Seats that have requested a pause."""
    grace: dict[int, int]
    """For each seat whose player has just lost the connection: how long (ms) the table still waits for them. During
    this time no bot takes over the seat, and a disconnected host keeps the host role.
    """


class SeriesScore(msgspec.Struct, frozen=True, kw_only=True):
    """One player's score in a series of games."""

    place: int
    """The player's place in the series, from 1. Players are ranked by wins, then by mean place, then by correct dudos.
    Equal scores share a place."""
    seat: int | None
    """The player's current seat; None if the player has left the table."""
    name: str
    colour: int
    """See ``SeatState.colour``."""
    wins: int
    places: tuple[int, ...]
    """The player's place in each finished game, oldest first."""
    dudos: int
    right_dudos: int
    """How many of the player's dudos cost the bidder a die."""


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """The players' scores in a table's series of games."""

    games: int
    ended: bool
    """Whether the host has ended the series. The next game then starts a new series."""
    scores: tuple[SeriesScore, ...]
    """The players' scores, best first."""


Unrated = Literal["alone", "absent", "address"]
"""Why a game is not rated: fewer than two people play, somebody is absent at the start, or several people share an IP
address.
"""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The table itself: its rules and its seats."""

    stage: Literal["gathering", "playing", "over"]
    edition: str
    options: dict[str, SettingValue]
    rules: dict[str, SettingValue]
    """The value of each setting, keyed by the setting's id."""
    rule_code: str
    """The rule code: a short text for links that encodes the edition and its options."""
    table_settings: TableSettings
    seats: tuple[SeatState, ...]
    game: int
    """The game's number at this table, starting at 1. The game's replay is at ``/r/CODE/GAME``."""
    locked: bool
    """Whether the table is locked, so that no newcomer can sit down."""
    series: Series
    rated: bool = False
    """Whether the games at this table are rated."""
    unrated: Unrated | None = None
    """At a table with rated games, the reason why the current game is not rated. Before a game, the reason why it would
    not be rated if it started now.
    """
    tournament: str | None = None
    """The code of the tournament to which this table belongs."""


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """A remarkable fact about a finished game: a message and its arguments."""

    message: str
    seat: int | None
    """The seat of the player whom the message names; None if the message names nobody."""
    values: dict[str, int | float | str]


class GameState(msgspec.Struct, frozen=True, kw_only=True):
    """The public section of the game's state."""

    view: PublicView
    timed_out_moves: tuple[int, ...]
    """The moves that the table made because a clock ran out, as indices (from 0) into the list of the round's bids and
    its call.
    """
    next_draw: NextDraw | None
    """None until the server has committed to the seed of the next round's dice."""
    draw: DrawState | None
    """The inputs that determine the current dice, hidden or revealed."""
    aborted_reveals: tuple[int, ...]
    """Seats that submitted a digest in this game but did not reveal their contribution. The server no longer requests
    digests from these seats.
    """
    places: tuple[int | None, ...]
    """The final place of each seat, from 1. Seats that are eliminated at the same time share a place. None for a seat
    that is still playing. The list is empty before the first round is over.
    """
    facts: tuple[Fact, ...]
    """Remarkable facts about the game; empty until the game is over."""


class Removal(msgspec.Struct, frozen=True, kw_only=True):
    """A person whom a host removed from the table."""

    removal: int
    name: str


class PrivateState(msgspec.Struct, frozen=True, kw_only=True):
    """The private section of the state, which only clients with one particular viewpoint may see."""

    seat: int | None
    """This client's seat (its chair before the game)."""
    host: bool
    """Whether this client is the table's host."""
    handed_over: bool
    """Whether this client handed its seat to another device."""
    deputy: bool
    """Whether this host only stands in while the appointed host is away. A deputy may not make permanent changes."""
    removals: tuple[Removal, ...]
    """People whom the host has removed and can readmit. Only the host sees this list."""
    removed: bool
    """Whether the host removed this client from the table, so that it cannot sit down here again."""
    appointed_host: bool
    """Whether this client was appointed host, but has no seat. Such a client can sit down even at a locked table."""
    view: PrivateView | None
    """The private part of the view; None until a game starts."""
    digest_round: int | None
    """The round for which this client should submit a digest; None if no digest is due."""
    bid_chances: tuple[tuple[float, ...], ...] | None
    """With the training aid: for each face, the probability of at least 1, 2, ... matching dice, given this seat's own
    dice."""


class TableState(Message, frozen=True, kw_only=True, tag="table"):
    """The sections of a table's state, limited to what this client may see. A message contains each changed section in
    full, and omits sections that have not changed.

    ``version`` is the number of this state. Each client receives consecutive numbers. A client that notices a gap in
    the numbers has missed a state. The client then sends ``watch`` again, and the answer contains all sections.
    """

    table: str
    version: int
    live: LiveState
    info: TableInfo | msgspec.UnsetType = msgspec.UNSET
    game: GameState | msgspec.UnsetType | None = msgspec.UNSET
    """None until a game starts."""
    private: PrivateState | msgspec.UnsetType = msgspec.UNSET


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    seq: int
    seat: int | None
    """The sender's seat; None if the sender has changed seats since then."""
    name: str
    phrase: Phrase | None
    text: str | None


class ChatLines(Message, frozen=True, kw_only=True, tag="chat"):
    """Chat lines: the latest ones when a client subscribes, then each new one. ``seq`` identifies each line."""

    table: str
    lines: tuple[ChatLine, ...]


class Reacted(Message, frozen=True, kw_only=True, tag="reacted"):
    """A player shows an emoji, shakes the cup, or peeks under it."""

    table: str
    seat: int
    reaction: Reaction | None
    gesture: Gesture | None


class RulesInfo(Message, frozen=True, kw_only=True, tag="rules"):
    """A decoded rule code."""

    id: str
    edition: str
    options: dict[str, SettingValue]
    rules: dict[str, SettingValue]


class SeatLink(Message, frozen=True, kw_only=True, tag="seat-link"):
    """A link that moves this client's seat to another device. Nobody else sees the link, and the server does not store
    it."""

    id: str
    link: str
    """The link's fragment, ``#seat=SECRET``, contains the secret. Browsers never send fragments to a server."""
    qr_code: str
    """A QR code of the link: an image in a ``data:`` URL."""
    seconds: int
    """How long (s) the link is valid. The link works only once, and requesting a new link makes it invalid."""


class SeatStatus(msgspec.Struct, frozen=True, kw_only=True):
    """A summary of a table at which the guest has a seat."""

    table: str
    stage: Literal["gathering", "playing", "over"]
    game: int
    """The game's number at this table, starting at 1."""
    round: int | None
    """None until a game starts."""
    my_turn: bool
    """Whether it is this guest's turn."""
    host: str
    """The name of the table's host."""


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """An invitation to a table, sent by somebody who has played with the guest or shares a club with them."""

    table: str
    name: str
    """The name of the person who sent the invitation."""


class SeatStatuses(Message, frozen=True, kw_only=True, tag="seat-statuses"):
    """The status of each requested table at which the guest has a seat, and of any other tables that are waiting for
    the guest's move.
    """

    id: str
    tables: tuple[SeatStatus, ...]
    invitations: tuple[Invitation, ...] = ()
    """Invitations to the guest, newest first."""


class LobbyTable(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    edition: str
    options: dict[str, SettingValue]
    clock: ClockSettings | None
    host: str
    players: int
    bots: int
    chairs: int
    autostart_at: int | None
    """The number of seated people at which the game starts; None if the host starts the game."""
    rated: bool = False
    """Whether the games are rated, which requires registered names."""
    person: str | None = None
    """The person id of the host; None if the host has no registered name."""


class LobbyState(Message, frozen=True, kw_only=True, tag="lobby"):
    """The tables in the lobby."""

    tables: tuple[LobbyTable, ...]


class EditionInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    rules: dict[str, SettingValue]


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    """A named variant of an edition, with some settings changed. A preset is not an edition, and commands do not accept
    it as an edition.
    """

    id: str
    edition: str
    options: dict[str, SettingValue]


class Prerequisite(msgspec.Struct, frozen=True, kw_only=True):
    """A prerequisite for a setting: another setting, and the values of that setting that enable the first one."""

    setting: str
    values: tuple[SettingValue, ...]


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """The first message, which lists the editions, settings and bots that this server offers. Clients learn the
    editions, settings and values only from this message."""

    presets: tuple[Preset, ...]
    """The presets, beginning with the one for a first game."""
    editions: tuple[EditionInfo, ...]
    setting_values: dict[str, tuple[SettingValue, ...]]
    """The allowed values of each setting, keyed by the setting's id."""
    prerequisites: dict[str, Prerequisite]
    """For each setting that takes effect only with certain values of another setting, its prerequisite. Includes table
    settings.
    """
    raise_examples: dict[str, RaiseExample]
    """For each raise rule, example bids after a current bid, with the reasons why some of them are illegal."""
    bots: tuple[BotLevel, ...]
    addresses: tuple[str, ...]
    """Addresses at which other devices on the local network can reach this server; empty if only this machine can reach
    it.
    """
    docs: str | None
    """The address of the documentation; None if this server does not offer it."""


ServerMessage = (
    Welcome | LobbyState | TableState | ChatLines | Reacted | RulesInfo | SeatLink | SeatStatuses | Done | Refused
)

encode = msgspec.json.Encoder().encode
