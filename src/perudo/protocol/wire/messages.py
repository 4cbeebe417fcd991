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
    """The command took effect; its result is stored."""

    id: str
    table: str | None = None


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """The command did not take effect. ``code``: ``reason-...`` for an illegal move, otherwise ``error-...``.

    ``id``: that of the command, even if the rest of it is invalid; None if the message has no readable id.
    """

    id: str | None
    code: str
    details: dict[str, str | int]


def refused(command: str | None, error: PerudoError) -> Refused:
    """Return the answer to a refused command."""
    code = error.code if error.code.startswith("reason-") else f"error-{error.code}"
    return Refused(id=command, code=code, details=error.details)


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """A chair before the game, or a seat in it. ``kind`` ``free`` is a chair that nobody has taken."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    colour: int
    """The number of their colour and cup, from 1: it is the same in each game."""
    bot: BotLevel | None
    substitute: bool
    """Whether a substitute bot holds the seat for a person who may return."""
    connected: bool
    """Whether its player is connected. The table waits for a disconnected player at first: see ``LiveState.grace``."""
    host: bool
    aborted_reveals: int
    """The number of games at this table in which this player submitted a digest for the dice but did not reveal the
    contribution.
    """
    external_bot: bool = False
    """Whether an external bot plays here: see ``TableSettings.external_bots``."""
    muted: bool = False
    """Whether the host has forbidden them to chat and react."""


class DrawState(msgspec.Struct, frozen=True, kw_only=True):
    """The origin of the dice of a round; see ``docs/fair-dice.md``. All in hexadecimal."""

    round: int
    commitment: str
    digests: tuple[str | None, ...]
    """The digest of each seat at the time of the commitment. Empty in a record that leaves it out."""
    bots: tuple[int, ...]
    """The seats that bots played then: they contribute nothing."""
    contributions: tuple[str | None, ...]
    """The contribution that each seat revealed; None if it was replaced by one derived from the seed."""
    seed: str | None
    """None until the dice are revealed."""


class NextDraw(msgspec.Struct, frozen=True, kw_only=True):
    """The origin of the next round's dice so far. Players with a digest may reveal contributions until the deal."""

    round: int
    commitment: str
    digests: tuple[str | None, ...]
    """The digest of each seat. A browser reveals its contribution only if it finds its own digest here."""


class LiveState(msgspec.Struct, frozen=True, kw_only=True):
    """Clocks, presence and recent actions at a table. It is small, and part of every state."""

    seq: int
    """The number of the last event in the table's log. Commands use it to refer to a state."""
    spectators: int
    calza_calls: tuple[int, ...]
    """Seats that have called calza in the current short window."""
    ready: tuple[int, ...]
    """Seats that are ready for the next round, or after the end for another game."""
    continues_in: int | None
    """Milliseconds until the table continues by itself (the next round, a calza); None if it waits for people."""
    deadline: int | None
    """Milliseconds until the clock of the player to act runs out, at least 0; None without a clock."""
    time_banks: tuple[int, ...]
    """Milliseconds left in each seat's time bank when the turn began; empty without banks."""
    thinking_for: int
    """Milliseconds that the player to act has been thinking."""
    retractable_for: int
    """Milliseconds for which the bidder may still take back the last bid; 0 if not."""
    paused: bool
    pause_requests: tuple[int, ...]
    """Seats that have requested a pause."""
    grace: dict[int, int]
    """Seats whose people have just lost the connection, and the milliseconds for which they are still waited for. Until
    then no bot gets the seat, and they stay host.
    """


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The table itself: its rules, and its seats."""

    stage: Literal["gathering", "playing", "over"]
    edition: str
    options: dict[str, SettingValue]
    rules: dict[str, SettingValue]
    """Every setting in force, by its id."""
    rule_code: str
    """Edition and options as a short text, for a link."""
    table_settings: TableSettings
    seats: tuple[SeatState, ...]
    game: int
    """The number of the game at this table, from 1: its replay is at ``/r/CODE/GAME``."""
    locked: bool
    """Whether the table is locked against newcomers."""


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """A remarkable fact about a finished game: a message and its arguments."""

    message: str
    seat: int | None
    """The seat whose name is filled in; None if there is none."""
    values: dict[str, int | float | str]


class GameState(msgspec.Struct, frozen=True, kw_only=True):
    """The game as everyone may see it."""

    view: PublicView
    timed_out_moves: tuple[int, ...]
    """Indices (from 0) of the round's moves, bids and call, that the table made because a clock ran out."""
    next_draw: NextDraw | None
    """None if the inputs of the next dice are not settled yet."""
    draw: DrawState | None
    """The origin of the dice that are under the cups, or visible."""
    aborted_reveals: tuple[int, ...]
    """Seats that submitted a digest in this game but did not reveal their contribution, and are not asked again."""
    places: tuple[int | None, ...]
    """The final place of each seat, from 1; seats eliminated together share one. None while still playing. Empty before
    a round is over.
    """
    facts: tuple[Fact, ...]
    """Remarkable facts about the game; none before it is over."""


class Removal(msgspec.Struct, frozen=True, kw_only=True):
    """A person whom a host removed from the table."""

    removal: int
    name: str


class PrivateState(msgspec.Struct, frozen=True, kw_only=True):
    """The private section of one viewpoint, which only clients with that viewpoint may see."""

    seat: int | None
    """This client's seat (its chair, before the game)."""
    host: bool
    """Whether this client is the table's host."""
    handed_over: bool
    """Whether this client handed its seat to another device."""
    deputy: bool
    """Whether this host deputises for the appointed one, who is away, and may change nothing permanent."""
    removals: tuple[Removal, ...]
    """For the host: the removed people, who may be readmitted."""
    removed: bool
    """Whether the host removed this client from the table: it cannot sit down here again."""
    appointed_host: bool
    """Whether this client is the appointed host and has no seat: a locked table lets it sit down."""
    view: PrivateView | None
    """The private part of the view; None until a game starts."""
    digest_round: int | None
    """The round for which this client may submit a digest; None if it need not, or already has."""
    bid_chances: tuple[tuple[float, ...], ...] | None
    """With the training aid, for each face the chance that 1, 2, ... dice of it is true, given this seat's own dice."""


class TableState(Message, frozen=True, kw_only=True, tag="table"):
    """A table as this client may see it, in sections: those that are sent are complete, the others are unchanged.

    ``version`` numbers the states of a table, without gaps for everyone. A client that finds a gap has missed a state,
    and sends ``watch`` again: the answer has all sections.
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
    """The speaker's seat at that time; None if they have since changed seats."""
    name: str
    phrase: Phrase | None
    text: str | None


class ChatLines(Message, frozen=True, kw_only=True, tag="chat"):
    """Chat lines: the latest ones when a client subscribes, then each new one. ``seq`` identifies them."""

    table: str
    lines: tuple[ChatLine, ...]


class Reacted(Message, frozen=True, kw_only=True, tag="reacted"):
    """A player shows an emoji, shakes the cup, or peeks under it."""

    table: str
    seat: int
    reaction: Reaction | None
    gesture: Gesture | None


class RulesInfo(Message, frozen=True, kw_only=True, tag="rules"):
    """The rules of a rule code."""

    id: str
    edition: str
    options: dict[str, SettingValue]
    rules: dict[str, SettingValue]


class SeatLink(Message, frozen=True, kw_only=True, tag="seat-link"):
    """A link that moves this client's seat to another device. Nobody else sees it, and it is not stored."""

    id: str
    link: str
    """The secret is its fragment, ``#seat=SECRET``, which a browser never sends."""
    qr_code: str
    """The link as a QR code: the ``data:`` address of a picture."""
    seconds: int
    """How long it is valid, for one use, unless another is requested."""


class SeatStatus(msgspec.Struct, frozen=True, kw_only=True):
    """A summary of a table at which the guest sits."""

    table: str
    stage: Literal["gathering", "playing", "over"]
    game: int
    """The number of the game at this table, from 1."""
    round: int | None
    """None until a game starts."""
    my_turn: bool
    """Whether it is this guest's turn."""


class SeatStatuses(Message, frozen=True, kw_only=True, tag="seat-statuses"):
    """The requested tables at which the guest has a seat."""

    id: str
    tables: tuple[SeatStatus, ...]


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
    """The number of seated people at which the game starts; None if the host starts it."""


class LobbyState(Message, frozen=True, kw_only=True, tag="lobby"):
    """The tables in the lobby."""

    tables: tuple[LobbyTable, ...]


class EditionInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    rules: dict[str, SettingValue]


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    """A name for an edition with some settings changed. It is not an edition, and commands do not accept it as one."""

    id: str
    edition: str
    options: dict[str, SettingValue]


class Prerequisite(msgspec.Struct, frozen=True, kw_only=True):
    """A setting, and those of its values that enable another setting."""

    setting: str
    values: tuple[SettingValue, ...]


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """The first message: what this server offers. The client knows editions, settings and their values only from
    here.
    """

    presets: tuple[Preset, ...]
    """The preset for a first game comes first."""
    editions: tuple[EditionInfo, ...]
    setting_values: dict[str, tuple[SettingValue, ...]]
    """For each setting, by its id, its possible values."""
    prerequisites: dict[str, Prerequisite]
    """For each setting that has an effect only with some values of another: that setting, and these values. This
    includes table settings.
    """
    raise_examples: dict[str, RaiseExample]
    """For each kind of raise, the bids around the current one, and why some are illegal."""
    bots: tuple[BotLevel, ...]
    addresses: tuple[str, ...]
    """Addresses at which others on the local network reach this server; empty if it serves only this machine."""
    docs: str | None
    """The address of the documentation; None if this server names none."""


ServerMessage = (
    Welcome | LobbyState | TableState | ChatLines | Reacted | RulesInfo | SeatLink | SeatStatuses | Done | Refused
)

encode = msgspec.json.Encoder().encode
