"""Describes a live or recorded game in words, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from perudo.analysis.highlights import Highlights
from perudo.core.errors import PerudoError
from perudo.core.game import Bid, Calza, Deal, Dudo, Game, Hand, Move
from perudo.core.narration import Sentence
from perudo.core.notation import PositionError
from perudo.core.view import RevealedRound, view
from perudo.locales.translator import Translator
from perudo.records.record import Record, RecordError, Replay
from perudo.records.signing import SignatureStatus, fingerprint
from perudo.records.verify import RoundVerdict, opening_rolls
from perudo.terminal import percent, printable
from perudo.terminal.reports.rules import rules_name, setting_assignment


def dice(hand: Hand) -> str:
    """Return the faces under a cup, in ascending order."""
    return " ".join(map(str, sorted(hand)))


_LONGEST = 250
"""The maximum length of a single value in an error message, in characters. This is long enough for a list of all
settings.
"""


class Narrator:
    """Narrates the events at a table. ``players``: the players' names in seat order. ``you``: the reader's seat."""

    def __init__(self, translate: Translator, players: Sequence[str], you: int | None = None) -> None:
        self.translate, self.you = translate, you
        self.players = [printable(name).strip() for name in players]

    def name(self, seat: int) -> str:
        return self.players[seat - 1] or self.translate("tell-seat", seat=seat)

    def opening(self, seat: int, palifico: bool) -> str:
        return self.line(Sentence("story-opens-palifico" if palifico else "story-opens", {"name": seat}))

    def line(self, line: Sentence) -> str:
        names = {key: self.name(seat) for key, seat in line.seats.items()}
        return self.translate(line.message_for(self.you), **names, **line.values)

    def move(self, seat: int, word: Move) -> str:
        match word:
            case Bid(quantity, face):
                return self.line(Sentence("story-bids", {"name": seat}, {"quantity": quantity, "face": face}))
            case Dudo():
                return self.line(Sentence("story-dudo", {"name": seat}))
            case Calza():
                return self.line(Sentence("story-calza", {"name": seat}))

    def opening_roll(self, faces: Sequence[int]) -> Iterator[str]:
        """Yield a line that describes an opening roll: the die of each seat that rolled."""
        for seat, face in enumerate(faces, start=1):
            if face:
                yield self.line(Sentence("story-rolls", {"name": seat}, {"face": face}))

    def facts(self, highlights: Highlights) -> Iterator[str]:
        """Yield the highlights of a finished game."""
        for message, seat, values in highlights.facts():
            chance = percent(self.translate, Fraction(values.get("chance", 0)))
            yield self.translate(message, **{**values, "name": self.name(seat) if seat else "", "chance": chance})

    def hands(self, hands: Sequence[Hand], seats: Sequence[int]) -> Iterator[str]:
        """Yield the dice of the given seats in the given order, skipping seats without dice."""
        for seat in seats:
            if hands[seat - 1]:
                yield self.translate("tell-hand", name=self.name(seat), dice=dice(hands[seat - 1]))

    def reveal(self, revealed: RevealedRound) -> Iterator[str]:
        """Yield the reveal, the losses, the eliminations and the winner."""
        yield from self.hands(revealed.hands, [seat for together in revealed.reveal_order for seat in together])
        yield self.translate("story-count", count=revealed.count, face=revealed.face)
        yield from map(self.line, revealed.sentences)

    def dice_left(self, left: Sequence[int | None]) -> str:
        """Return a line that lists each player's number of dice, where known."""
        each = (
            self.translate("labelled", what=self.name(seat), text=count)
            for seat, count in enumerate(left, start=1)
            if count
        )
        return self.translate("tell-dice-left", dice=", ".join(each))


def narrate(translate: Translator, file: str, replay: Replay) -> Iterator[str]:
    """Yield a description of a recorded game, line by line, in the edition's own terms."""
    translate = translate.for_edition(replay.edition)
    narrator = Narrator(translate, replay.players)
    yield from title(translate, file, replay)
    yield translate("tell-players", names=", ".join(map(narrator.name, replay.start.seats)))
    if replay.record.start_position:
        yield translate("tell-mid-game")
        yield narrator.dice_left(replay.start.dice)
    for faces in opening_rolls(replay):
        yield from narrator.opening_roll(faces)

    before = replay.start
    for action, game in replay.steps:
        if isinstance(action, Deal):
            yield ""
            yield translate("tell-round", round=game.round_number)
            yield narrator.opening(game.opener or 0, game.palifico)
        elif isinstance(action, Bid | Dudo | Calza):
            yield narrator.move(action.seat if isinstance(action, Calza) else before.to_act or 0, action)
        revealed = view(game, None).revealed if game.hands is None else None
        if revealed:
            yield from narrator.reveal(revealed)
            yield from [] if game.winner else [narrator.dice_left(game.dice)]
        before = game
    yield from _stop(narrator, replay.final_game)


def dice_report(translate: Translator, file: str, found: Sequence[RoundVerdict]) -> Iterator[str]:
    """Yield the results of verifying a game's dice, round by round."""
    for each in found:
        what = translate(f"verify-{each.fault or 'fits'}", contributed=each.contributed)
        yield translate("verify-round", file=file, round=each.round, what=what)
        for seat in each.aborted_reveals:
            yield translate("verify-round", file=file, round=each.round, what=translate("verify-withheld", seat=seat))
    faults = sum(each.fault is not None for each in found)
    yield translate("verify-all", file=file, rounds=len(found), faults=faults)


def signature_report(
    translate: Translator, file: str, record: Record, held: SignatureStatus, wanted: str | None
) -> Iterator[str]:
    """Yield lines that say who signed a record, and what the signature proves. ``wanted``: the expected key, if there
    is one."""
    if record.signature is None:
        yield translate("verify-unsigned", file=file)
        return
    key = fingerprint(record.signature.key)
    if held in ("unfit", "weak-key"):
        yield translate(f"verify-{held}", file=file, key=key)
        return
    yield translate("verify-signed", file=file, key=key)
    if wanted is not None:
        yield translate("verify-key-wanted" if record.signature.key == wanted else "verify-key-other", file=file)
        return
    server = record.signature.server
    yield (
        translate("verify-server-none", file=file)
        if server is None
        else translate("verify-server", file=file, server=printable(_cut(server)))
    )


def title(translate: Translator, file: str, replay: Replay) -> Iterator[str]:
    options = replay.rules.diff(replay.edition)
    yield translate("labelled", what=printable(file), text=rules_name(translate, replay.edition, options))
    for setting, value in options.items():
        yield setting_assignment(translate, setting, value)


def _stop(narrator: Narrator, game: Game) -> Iterator[str]:
    """Yield lines that describe the position in which an unfinished game stops."""
    if game.hands is not None:
        yield from narrator.hands(game.hands, game.seats)
        yield narrator.translate("tell-stops-before-call", name=narrator.name(game.to_act or 0))
    elif game.winner is None:
        yield ""
        opener = game.opener
        yield (
            narrator.translate("tell-stops", name=narrator.name(opener))
            if opener
            else narrator.translate("tell-not-begun")
        )


def error_line(translate: Translator, error: PerudoError) -> str:
    """Return an error as one line, with its location, if any."""
    details = {key: _cut(value) if isinstance(value, str) else value for key, value in error.details.items()}
    why = printable(translate.error_text(PerudoError(error.code, **details)))
    if isinstance(error, PositionError) and "column" in details:
        return printable(translate("record-error", place=translate("notation-at", **details), why=why))
    if not isinstance(error, RecordError) or "file" not in details:
        return why
    places = (place for place in ("line", "round", "said" if "said" in details else "move") if place in details)
    told = [str(details["file"]), *(translate(f"record-at-{place}", **details) for place in places)]
    return printable(translate("record-error", place=", ".join(told), why=why))


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
