"""What the server sends: answers, and how tables stand."""

from __future__ import annotations

from typing import Literal

import msgspec

from perudo.core.errors import PerudoError
from perudo.core.rules import SettingValue
from perudo.core.view import PrivateView, PublicView
from perudo.protocol.wire.scalars import BotLevel, ClockSettings, Gesture, Phrase, Reaction, TableSettings


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    pass


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """The command took effect; what was asked for is stored."""

    id: str
    table: str | None = None


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """The command did not take effect. ``code``: ``reason-...`` for a word the rules forbid, else ``error-...``.

    ``id``: that of the command, also where the rest of it makes no sense; None if the message has no readable id.
    """

    id: str | None
    code: str
    details: dict[str, str | int]


def refused(command: str | None, error: PerudoError) -> Refused:
    """The answer to a command that can't be carried out; None where not even its id could be read."""
    code = error.code if error.code.startswith("reason-") else f"error-{error.code}"
    return Refused(id=command, code=code, details=error.details)


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """A chair before the game, a seat in it. ``kind`` ``free`` is a chair that nobody has taken."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    colour: int
    """The number of their colour and cup, from 1: it stays with them from game to game."""
    bot: BotLevel | None
    substitute: bool
    """Whether the bot holds the seat for a person who may come back to it."""
    connected: bool
    """Whether its person is connected. One who is not is waited for at first: see ``LiveState.grace``."""
    host: bool
    aborted_reveals: int
    """In how many games at this table who sits here gave a digest of a part in the dice, and did not open it."""
    external_bot: bool = False
    """Whether a program of somebody's own plays here: see ``TableSettings.external_bots``."""
    muted: bool = False
    """Whether the host has taken away their right to talk and react."""


class DrawState(msgspec.Struct, frozen=True, kw_only=True):
    """Where the dice of a round come from, as ``docs/fair-dice.md`` tells it. All in hexadecimal."""

    round: int
    commitment: str
    digests: tuple[str | None, ...]
    """What each seat had given by the time of the commitment. Empty in a record that leaves it out."""
    bots: tuple[int, ...]
    """The seats that bots played then: they have no part."""
    contributions: tuple[str | None, ...]
    """What each seat has opened; None where the seed's own part stands for it."""
    seed: str | None
    """None until the cups have lifted."""


class NextDraw(msgspec.Struct, frozen=True, kw_only=True):
    """What the dice of the next round come from, so far: those who gave a digest may open their part until the deal."""

    round: int
    commitment: str
    digests: tuple[str | None, ...]
    """Of each seat; a browser opens its own part only where it finds its own digest here."""


class LiveState(msgspec.Struct, frozen=True, kw_only=True):
    """What time does to a table, and what its people have just done: small, and in every state."""

    seq: int
    """The number of the last event in its log. A command says which state it saw by it."""
    spectators: int
    calza_calls: tuple[int, ...]
    """Seats that have called calza in the short window that is now open."""
    ready: tuple[int, ...]
    """Seats that are ready for the next round, or after the end for another game."""
    continues_in: int | None
    """Milliseconds until the table goes on by itself (the next round, a calza); None where it waits for people."""
    deadline: int | None
    """Milliseconds until the clock of the player to act runs out; below 0 never shown; None where no clock runs."""
    time_banks: tuple[int, ...]
    """Milliseconds left in each seat's bank when the turn began; empty without banks."""
    thinking_for: int
    """Milliseconds that the player to act has been thinking."""
    retractable_for: int
    """For how many milliseconds more the last bid may be taken back by who made it; 0 where it may not."""
    paused: bool
    pause_requests: tuple[int, ...]
    """Seats that ask for a pause."""
    grace: dict[int, int]
    """Seats whose people have lost their lines just now, and for how many milliseconds more they are waited for: until
    then no bot gets the seat, and nobody their part as the host."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The table itself: its rules, and who sits there."""

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
    """Whether nobody new may sit down."""


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be told of a game that is over: a message, and what is filled into it."""

    message: str
    seat: int | None
    """Whose name is filled in; None where nobody is named."""
    values: dict[str, int | float | str]


class GameState(msgspec.Struct, frozen=True, kw_only=True):
    """The game, as all may see it."""

    view: PublicView
    timed_out_moves: tuple[int, ...]
    """Which words of the round, from 0, bids and then the call, the table said for one whose clock had run out."""
    next_draw: NextDraw | None
    """None where the next dice are not yet settled on."""
    draw: DrawState | None
    """Where the dice came from that are under the cups, or lie open."""
    aborted_reveals: tuple[int, ...]
    """Seats that gave a digest in this game and did not open their part: they are asked for none any more."""
    places: tuple[int | None, ...]
    """In which place each seat came, from 1; who went out together shares one. None for those who still play, and for
    nobody before a round is over."""
    facts: tuple[Fact, ...]
    """What is remarkable of the game; none before it is over."""


class Removal(msgspec.Struct, frozen=True, kw_only=True):
    """A person whom a host removed from the table."""

    removal: int
    name: str


class PrivateState(msgspec.Struct, frozen=True, kw_only=True):
    """What this client alone is shown, or all who look from the same place as it does."""

    seat: int | None
    """This client's seat (its chair, before the game)."""
    host: bool
    """Whether this client is the table's host."""
    handed_over: bool
    """Whether this client handed its seat to another device."""
    deputy: bool
    """Whether this host stands in for the appointed one, who is away, and may change nothing that lasts."""
    removals: tuple[Removal, ...]
    """For the host: who was removed and may be readmitted."""
    removed: bool
    """Whether the host removed this client from the table: it cannot sit down here again."""
    appointed_host: bool
    """Whether this client is the appointed host and has no seat: a locked table lets it sit down."""
    view: PrivateView | None
    """Its own part of the view; None while people gather."""
    digest_round: int | None
    """The round for whose dice this client may give a digest now; None where it is asked for none, or has given it."""
    bid_chances: tuple[tuple[float, ...], ...] | None
    """With the training aid, for each face the chance that 1, 2, ... dice of it is true, from this seat's own dice."""


class TableState(Message, frozen=True, kw_only=True, tag="table"):
    """A table as this client may see it, in parts: those that are sent are whole, those that are not stand as they did.

    ``version`` counts what is shown of a table, without gaps for everyone. Who is sent another number than the one
    after its last has missed something, and asks to ``watch`` again: the answer has all parts.
    """

    table: str
    version: int
    live: LiveState
    info: TableInfo | msgspec.UnsetType = msgspec.UNSET
    game: GameState | msgspec.UnsetType | None = msgspec.UNSET
    """None while people gather."""
    private: PrivateState | msgspec.UnsetType = msgspec.UNSET


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    seq: int
    seat: int | None
    """Where the speaker sat; None for one who has since changed seats."""
    name: str
    phrase: Phrase | None
    text: str | None


class ChatLines(Message, frozen=True, kw_only=True, tag="chat"):
    """Lines of talk: the last ones when a table is first watched, then each as it comes. ``seq`` tells them apart."""

    table: str
    lines: tuple[ChatLine, ...]


class Reacted(Message, frozen=True, kw_only=True, tag="reacted"):
    """A player pulls a face, shakes the cup, or peeks under it."""

    table: str
    seat: int
    reaction: Reaction | None
    gesture: Gesture | None


class RulesInfo(Message, frozen=True, kw_only=True, tag="rules"):
    """What a rule code says."""

    id: str
    edition: str
    options: dict[str, SettingValue]
    rules: dict[str, SettingValue]


class SeatLink(Message, frozen=True, kw_only=True, tag="seat-link"):
    """A link by which another device takes this client's seat. It is told to no one else, and kept nowhere."""

    id: str
    link: str
    """The secret is its fragment, ``#seat=SECRET``, which a browser puts in no request."""
    qr_code: str
    """The link as a QR code: the ``data:`` address of a picture."""
    seconds: int
    """For so long it works, once, unless another is asked for."""


class SeatStatus(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which the guest sits, in short."""

    table: str
    stage: Literal["gathering", "playing", "over"]
    game: int
    """The number of the game at this table, from 1."""
    round: int | None
    """None while people gather."""
    my_turn: bool
    """Whether it is this guest's turn."""


class SeatStatuses(Message, frozen=True, kw_only=True, tag="seat-statuses"):
    """The tables asked about at which the guest sits."""

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
    """The tables that gather and are open to everyone."""

    tables: tuple[LobbyTable, ...]


class EditionInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    rules: dict[str, SettingValue]


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    """A name for an edition with some settings changed; it is no edition, and no command takes it for one."""

    id: str
    edition: str
    options: dict[str, SettingValue]


class Prerequisite(msgspec.Struct, frozen=True, kw_only=True):
    """A setting, and the values of it beside which another setting has an effect."""

    setting: str
    values: tuple[SettingValue, ...]


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """First of all: what this house offers. The client knows editions, settings and their values from here alone."""

    presets: tuple[Preset, ...]
    """That of a first game before the others."""
    editions: tuple[EditionInfo, ...]
    setting_values: dict[str, tuple[SettingValue, ...]]
    """For each setting by its id, the values that it may have."""
    prerequisites: dict[str, Prerequisite]
    """For each setting that has no effect beside some values of another, what it needs."""
    bots: tuple[BotLevel, ...]
    addresses: tuple[str, ...]
    """Where others on the local network reach this server, for the link; empty for this machine alone."""
    docs: str | None
    """Where the documents are read; None where this server leads to none."""


ServerMessage = (
    Welcome | LobbyState | TableState | ChatLines | Reacted | RulesInfo | SeatLink | SeatStatuses | Done | Refused
)

encode = msgspec.json.Encoder().encode
