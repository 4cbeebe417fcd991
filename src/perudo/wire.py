"""Every message between the server and its clients: two tagged unions, from which the TypeScript types are generated.

A client sends commands; each carries its own ``id`` and is answered once by ``Done`` or ``Refused`` with that id. The
server sends each client, whenever something changed, the whole ``TableState`` as that client's seat may see it. States
of one table are numbered by ``seq`` without gaps for everyone, so that a command can say which state it saw.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Literal

import msgspec

from perudo import limits
from perudo.errors import PerudoError
from perudo.fair import CONTRIBUTION_BYTES
from perudo.game import DUDO, Bid, Calza, Dudo, Hand, Reason, Word
from perudo.rules import Value
from perudo.view import Revealed, View

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
TableCode = Annotated[str, msgspec.Meta(min_length=4, max_length=12, pattern=r"^[A-Z0-9]+$")]
Chair = Annotated[int, msgspec.Meta(ge=1, le=8)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.NAME_LENGTH)]
Level = Literal["beginner", "odds", "reader"]
"""The house bots, weak to strong."""
Options = Annotated[
    dict[Annotated[str, msgspec.Meta(max_length=40)], bool | int | str | tuple[int, int]],
    msgspec.Meta(max_length=limits.OPTIONS),
]


Address = Annotated[str, msgspec.Meta(max_length=limits.ADDRESS_LENGTH, pattern=r"^https?://[!-~]+$")]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.TALK_LENGTH)]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 3600)]
Phrase = Literal["hello", "good-luck", "nice-bluff", "well-played", "really", "hurry", "thanks", "sorry", "oops"]
"""Things to say with one tap: each listener reads them in their own language."""
Reaction = Literal["laugh", "gasp", "think", "clap", "cry", "cool"]
Tell = Literal["shake", "peek"]
"""What a player is seen to do with the cup."""


# --- How a table is kept, beside the rules


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think, in seconds: ``move`` for each word, or a ``bank`` for the game that grows by
    ``increment`` with each word. Both may be set; the bank is used when the time for the move is up."""

    move: Seconds = 0
    bank: Seconds = 0
    increment: Seconds = 0


class Customs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host sets beside the rules; all at the table see it."""

    listed: bool = False
    """Whether the table is shown in the lobby; else it is found by its link alone."""
    aid: bool = False
    """Whether players are shown the chance of each bid, from their own dice. Lost dice must be visible for it."""
    open_cups: bool = False
    """Whether watchers may look under all cups, one round behind."""
    talk: bool = True
    """Whether players may write, say phrases and react."""
    clock: Clock | None = None
    """None: nobody is hurried."""
    begin: Chair | None = None
    """Begin as soon as so many people sit; bots take the other chairs."""


# --- What a player says, in a message and in the log


class SayBid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="bid"):
    quantity: Annotated[int, msgspec.Meta(ge=1, le=100)]
    face: Annotated[int, msgspec.Meta(ge=1, le=6)]


class SayDudo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="dudo"):
    pass


class SayCalza(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="calza"):
    pass


Said = SayBid | SayDudo | SayCalza


def word(said: Said, seat: int) -> Word:
    """What a seat said, as the game knows it."""
    match said:
        case SayBid(quantity, face):
            return Bid(quantity, face)
        case SayDudo():
            return DUDO
        case SayCalza():
            return Calza(seat)


def said(word: Word) -> Said:
    """The reverse of ``word``."""
    if isinstance(word, Bid):
        return SayBid(word.quantity, word.face)
    return SayDudo() if isinstance(word, Dudo) else SayCalza()


# --- Commands: from a client


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    id: Id
    """The client's own number for this command; a repeated one gets its first answer."""


class Lobby(Command, frozen=True, kw_only=True, tag="lobby"):
    """Be told of the tables that are open to everyone, now and as they change, instead of any table watched before."""


class Open(Command, frozen=True, kw_only=True, tag="open"):
    """Open a table and sit down at it as its host; the answer's ``table`` is its code."""

    name: Name
    edition: str
    options: Options = {}
    chairs: Chair = 6
    customs: Customs = Customs()
    bots: tuple[Level, ...] = ()
    start: bool = False
    """Begin at once, which takes at least one bot."""


class Seek(Command, frozen=True, kw_only=True, tag="seek"):
    """Sit down with the next person who wants the same rules; the answer's ``table`` is where."""

    name: Name
    edition: str
    options: Options = {}


class Here(Command, frozen=True, kw_only=True, tag="here"):
    """A sign of life, answered at once: a client that hears nothing else so knows whether its connection lives."""


class Decode(Command, frozen=True, kw_only=True, tag="decode"):
    """What a rule code says: answered by ``RulesInfo``, then ``Done``."""

    rules: Annotated[str, msgspec.Meta(max_length=limits.RULE_CODE_LENGTH)]


class Watch(Command, frozen=True, kw_only=True, tag="watch"):
    """Be sent this table's state, now and as it changes.

    ``screen``: for a screen that all in the room look at. It is sent what a watcher sees, whoever opens it, and nothing
    of earlier rounds; it is no sign that its owner is there.
    """

    table: TableCode
    screen: bool = False


class TableCommand(Command, frozen=True, kw_only=True):
    table: TableCode


class Sit(TableCommand, frozen=True, kw_only=True, tag="sit"):
    """Take a free chair (the first one where none is named), or take one's own seat back from a bot."""

    name: Name
    chair: Chair | None = None


class Rename(TableCommand, frozen=True, kw_only=True, tag="rename"):
    """Change one's own name."""

    name: Name


class Leave(TableCommand, frozen=True, kw_only=True, tag="leave"):
    """Stand up; in mid-game a bot plays on in the seat."""


class HandOver(TableCommand, frozen=True, kw_only=True, tag="hand-over"):
    """Ask for a link by which another device takes one's own seat: answered by ``SeatLink``, then ``Done``.

    ``address``: the table's, as other devices reach it.
    """

    address: Address


class TakeSeat(TableCommand, frozen=True, kw_only=True, tag="take-seat"):
    """Take the seat for which its owner has got this ``secret``, which works once. The owner's device then watches."""

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Configure(TableCommand, frozen=True, kw_only=True, tag="configure"):
    """The host sets the rules, before the game begins."""

    edition: str
    options: Options
    chairs: Chair
    customs: Customs


class SeatBot(TableCommand, frozen=True, kw_only=True, tag="seat-bot"):
    """The host puts a bot on a free chair; in mid-game anyone who plays may, on the seat of a person who is away."""

    chair: Chair
    bot: Level


class Remove(TableCommand, frozen=True, kw_only=True, tag="remove"):
    """The host clears a chair, before the game begins."""

    chair: Chair


class Start(TableCommand, frozen=True, kw_only=True, tag="start"):
    """The host begins the game; free chairs are taken away."""


class Act(TableCommand, frozen=True, kw_only=True, tag="act"):
    """Bid, dudo or calza. ``seq``: the state that the player saw; an older one is refused as ``stale``."""

    seq: Seq
    action: Said


class Contribute(TableCommand, frozen=True, kw_only=True, tag="contribute"):
    """Random bytes of one's own for the dice of the next ``round``, of which a commitment has been shown."""

    round: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    contribution: Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{2 * CONTRIBUTION_BYTES}}}$")]


class Ready(TableCommand, frozen=True, kw_only=True, tag="ready"):
    """Done looking at the open cups; when all who still play and are here are, the next round begins."""

    seq: Seq


class Pause(TableCommand, frozen=True, kw_only=True, tag="pause"):
    """Ask for a pause (or take that back): when all who still play and are here ask, clocks and bots stand still."""

    wanted: bool = True


class Resume(TableCommand, frozen=True, kw_only=True, tag="resume"):
    """End the pause: anyone who plays may."""


class Say(TableCommand, frozen=True, kw_only=True, tag="say"):
    """A line of talk: a phrase to be read in each listener's language, or words of one's own."""

    phrase: Phrase | None = None
    text: Text | None = None


class React(TableCommand, frozen=True, kw_only=True, tag="react"):
    """A face pulled at the table, or a cup shaken or peeked under: shown to all as it happens, and not kept."""

    reaction: Reaction | None = None
    tell: Tell | None = None


class Again(TableCommand, frozen=True, kw_only=True, tag="again"):
    """After the end, another game with the same seats and rules, the order turned by one: anyone who plays may.

    ``start``: it begins at once, and a bot plays for each person who is not here until they are; else people gather
    first, and seats may be left, taken or given to bots. ``game``: the game that it follows; where another player was
    quicker, nothing more happens.
    """

    start: bool = True
    game: Annotated[int, msgspec.Meta(ge=1)] | None = None


FromClient = (
    Here
    | Lobby
    | Open
    | Seek
    | Decode
    | Watch
    | Sit
    | Rename
    | Leave
    | HandOver
    | TakeSeat
    | Configure
    | SeatBot
    | Remove
    | Start
    | Act
    | Contribute
    | Ready
    | Pause
    | Resume
    | Say
    | React
    | Again
)


# --- Messages: from the server


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    pass


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """The command took effect; what was asked for is stored."""

    id: str
    table: str | None = None


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """The command did not take effect. ``code``: ``reason-...`` for a word the rules forbid, else ``error-...``."""

    id: str | None
    code: str
    details: dict[str, str | int]


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """A chair before the game, a seat in it. ``kind`` ``free`` is a chair that nobody has taken."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    bot: Level | None
    stand_in: bool
    """Whether the bot holds the seat for a person who may come back to it."""
    here: bool
    host: bool


class DrawState(msgspec.Struct, frozen=True, kw_only=True):
    """Where the dice of a round come from, as ``docs/fair-dice.md`` tells it. All in hexadecimal."""

    round: int
    commitment: str
    contributions: tuple[str | None, ...]
    """What each seat has sent; None where the seed's own part stands for it."""
    seed: str | None
    """None until the cups have lifted."""


class TableState(Message, frozen=True, kw_only=True, tag="table"):
    """A table as this client may see it."""

    table: str
    seq: int
    stage: Literal["gathering", "playing", "over"]
    edition: str
    options: dict[str, Value]
    rules: dict[str, Value]
    """Every setting in force, by its id."""
    rule_code: str
    """Edition and options as a short text, for a link."""
    customs: Customs
    seats: tuple[SeatState, ...]
    you: int | None
    """This client's seat (its chair, before the game)."""
    host: bool
    """Whether this client is the table's host."""
    handed: bool
    """Whether this client handed its seat to another device."""
    watchers: int
    calling: tuple[int, ...]
    """Seats that have called calza in the short window that is now open."""
    ready: tuple[int, ...]
    """Seats that are done looking at the open cups."""
    wait: int | None
    """Milliseconds until the table goes on by itself (the next round, a calza); None where it waits for people."""
    deadline: int | None
    """Milliseconds until the clock of the player to act runs out; below 0 never shown; None where no clock runs."""
    banks: tuple[int, ...]
    """Milliseconds left in each seat's bank when the turn began; empty without banks."""
    thinking: int
    """Milliseconds that the player to act has been thinking."""
    late: tuple[int, ...]
    """Which words of the round, from 0, bids and then the call, the table said for one whose clock had run out."""
    paused: bool
    pausing: tuple[int, ...]
    """Seats that ask for a pause."""
    chances: tuple[tuple[float, ...], ...] | None
    """With the training aid, for each face the chance that 1, 2, ... dice of it is true, from this seat's own dice."""
    game: int
    """The number of the game at this table, from 1: its replay is at ``/r/CODE/GAME``."""
    coming: DrawState | None
    """Where the dice of the next deal come from: seats may contribute until it."""
    drawn: DrawState | None
    """Where the dice came from that are under the cups, or lie open."""
    view: View | None
    """The game; None while people gather."""


class TalkLine(msgspec.Struct, frozen=True, kw_only=True):
    seq: int
    seat: int | None
    """Where the speaker sat; None for one who has since changed seats."""
    name: str
    phrase: Phrase | None
    text: str | None


class TalkLines(Message, frozen=True, kw_only=True, tag="talk"):
    """Lines of talk: the last ones when a table is first watched, then each as it comes. ``seq`` tells them apart."""

    table: str
    lines: tuple[TalkLine, ...]


class Reacted(Message, frozen=True, kw_only=True, tag="reacted"):
    """A player pulls a face, shakes the cup, or peeks under it."""

    table: str
    seat: int
    reaction: Reaction | None
    tell: Tell | None


class RulesInfo(Message, frozen=True, kw_only=True, tag="rules"):
    """What a rule code says."""

    id: str
    edition: str
    options: dict[str, Value]
    rules: dict[str, Value]


class SeatLink(Message, frozen=True, kw_only=True, tag="seat-link"):
    """A link by which another device takes this client's seat. It is told to no one else, and kept nowhere."""

    id: str
    link: str
    """The secret is its fragment, ``#seat=SECRET``, which a browser puts in no request."""
    drawing: str
    """The link as a QR code: the ``data:`` address of a picture."""
    seconds: int
    """For so long it works, once, unless another is asked for."""


class LobbyTable(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    edition: str
    options: dict[str, Value]
    clock: Clock | None
    host: str
    people: int
    bots: int
    chairs: int
    begin: int | None
    """It begins by itself as soon as so many people sit."""


class LobbyState(Message, frozen=True, kw_only=True, tag="lobby"):
    """The tables that gather and are open to everyone."""

    tables: tuple[LobbyTable, ...]


class EditionInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    rules: dict[str, Value]


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """First of all: what this house offers. The client knows editions, settings and their values from here alone."""

    editions: tuple[EditionInfo, ...]
    choices: dict[str, tuple[Value, ...]]
    """For each setting by its id, the values that it may have."""
    bots: tuple[Level, ...]
    addresses: tuple[str, ...]
    """Where others on the local network reach this server, for the link; empty for this machine alone."""


# --- Replays, by HTTP: ``/r/CODE/GAME.json``, and the answer to a record sent to ``/api/replay``


class SolvedWord(msgspec.Struct, frozen=True, kw_only=True):
    word: Said
    share: float
    """How often it should be said, from 0 to 1."""
    said: bool
    """Whether the player went on with it."""


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """How the player to act should go on with its hand, by a solved round of two."""

    words: tuple[SolvedWord, ...]
    """What should be said most often first, what was said among them. None after a bid of the other that the solution
    never makes: it has no good answer to that."""
    chance: float | None
    """Of this player to win the round, if both go on so; None where there are no words."""
    strayed: bool
    """Whether this player said before what the solution never says with its hand. The words are then the best answer to
    one who keeps to the solution."""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a game that everyone may see: as a watcher saw it, and what lay under the cups."""

    view: View
    hands: tuple[Hand, ...]
    """The dice of each seat; none before a deal."""
    count: int | None
    """Dice that match the standing bid, or the one just called; None before a bid."""
    wild: bool
    """Whether aces match it too."""
    solution: Solution | None
    """None where no solved round tells how to go on, and where the record's game is not over."""


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """A game with all cups open."""

    edition: str
    options: dict[str, Value]
    rules: dict[str, Value]
    rule_code: str
    players: tuple[str, ...]
    table: str | None
    """The table and the game at it for which the dice were drawn, ``CODE/GAME``, where the record tells it."""
    draws: tuple[DrawState | None, ...]
    """Where the dice of each round came from; None where the record does not tell it."""
    steps: tuple[Step, ...]
    decisive: int | None
    """The step at which the game turned: the closest call that put a player out; None where nobody is out."""
    winner: int | None
    record: str
    """The game as a ``.perudo`` file."""


# --- The lesson, by HTTP: ``/lesson.json``


class LessonText(msgspec.Struct, frozen=True, kw_only=True):
    """Something told to the learner: a message of the locale, and the numbers in it."""

    message: str
    arguments: dict[str, int]


class LessonWay(msgspec.Struct, frozen=True, kw_only=True):
    """A word that leads on, and to which step."""

    word: Said
    step: int


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of the lesson at which the learner is told something, and goes on or says a word."""

    told: LessonText
    before: tuple[View, ...]
    """What is seen on the way to this moment, in order."""
    view: View
    ways: tuple[LessonWay, ...]
    """The words that lead on from here; none where the learner only goes on."""
    otherwise: LessonText | None
    """What is answered to any other legal word."""
    following: int | None
    """Where going on leads; None at the end, and where a word is asked for."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """An interactive first game. Steps refer to each other by their place, from 0; it begins with the first."""

    edition: str
    options: dict[str, Value]
    rules: dict[str, Value]
    steps: tuple[LessonStep, ...]


# --- Examples of rules, by HTTP: ``/rules/RULE-CODE.json``


class BidExample(msgspec.Struct, frozen=True):
    quantity: int
    face: int
    why_not: Reason | None
    """Why it may not be bid here; None where it may."""


class ARule(msgspec.Struct, frozen=True, kw_only=True, tag_field="shows"):
    rule: str
    """The message that tells the rule."""


class RaiseExample(ARule, frozen=True, kw_only=True, tag="raise"):
    """What may follow a bid, or open a round."""

    palifico: bool
    standing: BidExample | None
    bids: tuple[BidExample, ...]


class CountExample(ARule, frozen=True, kw_only=True, tag="count"):
    """A round that was called, its cups open."""

    revealed: Revealed


class CupsExample(ARule, frozen=True, kw_only=True, tag="cups"):
    """What is seen of the cups from outside. Seats that are out of the example are left out."""

    dice: tuple[int | None, ...]
    """Dice under each cup; None where nobody else may know."""
    lifts: tuple[tuple[int, ...], ...]
    """The order in which the cups lift."""
    rolls: tuple[int, ...]
    """One die of each seat, rolled for the opening."""
    caller: int | None
    opener: int | None
    you: int | None


Example = RaiseExample | CountExample | CupsExample


class Examples(msgspec.Struct, frozen=True, kw_only=True):
    """The rules that a code says, and a tiny example for each that can be drawn."""

    edition: str
    rules: dict[str, Value]
    examples: tuple[Example, ...]


FromServer = Welcome | LobbyState | TableState | TalkLines | Reacted | RulesInfo | SeatLink | Done | Refused

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
encode = msgspec.json.Encoder().encode


def decode(text: str | bytes) -> FromClient:
    """A client's message. Raises ``PerudoError`` (``message-*``) for anything else."""
    if len(text) > limits.MESSAGE_BYTES:
        raise PerudoError("message-too-long", most=limits.MESSAGE_BYTES)
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise PerudoError("message-unreadable", why=str(error)) from None


_MARKUP = re.compile(r"[<>&\"`]")
_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn")
"""Unicode's categories of control, direction and unassigned characters."""


def clean_text(text: str) -> str:
    """A line fit to show to others: trimmed, composed, spaces folded.

    Raises ``PerudoError`` (``text-*``) for one that is empty or carries control or direction characters.
    """
    folded = " ".join(unicodedata.normalize("NFC", text).split())
    if not folded:
        raise PerudoError("text-empty")
    if any(unicodedata.category(char) in _UNSEEN for char in folded):
        raise PerudoError("text-characters")
    return folded


def clean_name(name: str) -> str:
    """A name fit to show to others, as ``clean_text``; it has no markup either. Raises ``PerudoError`` (``name-*``)."""
    try:
        folded = clean_text(name)
    except PerudoError as error:
        raise PerudoError(error.code.replace("text", "name")) from None
    if len(folded) > limits.NAME_LENGTH:
        raise PerudoError("name-too-long", most=limits.NAME_LENGTH)
    if _MARKUP.search(folded):
        raise PerudoError("name-characters")
    return folded


def schema() -> dict[str, object]:
    """The JSON Schema of both unions, from which ``web/src/wire.d.ts`` is made."""
    shapes = {
        "from_client": FromClient,
        "from_server": FromServer,
        "replay": Replayed,
        "lesson": Lesson,
        "examples": Examples,
    }
    listed, definitions = msgspec.json.schema_components(shapes.values(), ref_template="#/definitions/{name}")
    properties = dict(zip(shapes, listed, strict=True))
    wire = {"title": "Wire", "type": "object", "properties": properties, "required": list(properties)}
    return {**wire, "additionalProperties": False, "definitions": definitions}
