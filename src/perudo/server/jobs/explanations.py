"""Explains built-in bots' moves in a round after its dice are revealed.

The log shows which bot made each move, and the game up to that move. A worker process gives the seat's view to a new
bot of the same level, which explains the move. The worker process computes explanations without delaying games in
progress.

An explanation depends on the dice of the bot's seat and the moves of the round, which are all public after the reveal.
Some bots also learn from earlier rounds. If lost dice are hidden, the dice of earlier rounds are no longer public.
Until such a game is over, the explaining bot sees only this round and each player's number of dice. An explanation from
this limited view is marked as incomplete.
"""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace
from random import Random

import msgspec

from perudo.bots import BUILTIN_BOTS, Bot
from perudo.bots.roster import ROSTER
from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.core.game import Deal, Game, OpeningRoll
from perudo.core.view import View, view
from perudo.protocol import wire
from perudo.records.record import Record
from perudo.server.jobs.worker_pool import WorkerPool
from perudo.server.jobs.worker_process import JobResult, serve
from perudo.table.events import LogEntry
from perudo.table.game_history import Mover, game_history
from perudo.table.state import Table

WORKER_COMMAND = (sys.executable, "-m", "perudo.server.jobs.explanations")


class BotMover(msgspec.Struct, frozen=True, array_like=True):
    """A built-in bot that made a move."""

    seat: int
    level: str


class ExplainRequest(msgspec.Struct, frozen=True, array_like=True):
    """The worker's input: the game up to the reveal."""

    record: str
    round: int
    speakers: tuple[BotMover | None, ...]
    """For each move of the round, the built-in bot that made it, or None."""
    uses_earlier_rounds: bool
    """Whether explanations may use the dice of earlier rounds."""


def explain_request(code: str, entries: Iterable[LogEntry], number: int, round_: int) -> ExplainRequest:
    """Return a worker request to explain round ``round_`` of game ``number`` at a table.

    Raises ``PerudoError`` (``cups-closed``) if the round is not revealed or does not exist.
    """
    game = game_history(code, entries, number)
    if game is None or not 1 <= round_ <= len(game.rounds) or not _open(game.table, round_):
        raise PerudoError("cups-closed")
    speakers = tuple(map(_bot, game.rounds[round_ - 1].movers))
    whole = game.start.rules.lost_dice_visible or game.final_table is not None
    return ExplainRequest(game.record().text(), round_, speakers, whole)


def _bot(speaker: Mover | None) -> BotMover | None:
    bot = speaker and speaker.occupant.bot
    return BotMover(speaker.seat, bot) if speaker and bot in ROSTER else None


def _open(table: Table, round_: int) -> bool:
    """Return whether a round is revealed."""
    game = table.game
    if game is None or game.hands is not None or game.previous is None:
        return False
    return table.stage == "over" or game.previous.round_number == round_


# --- In the worker process


def explain_round(request: ExplainRequest) -> wire.Explanations:
    """Explain each move that a built-in bot made in the round."""
    game = Record.parse(request.record).replay()
    found: dict[int, wire.Explanation] = {}
    for speaker in set(filter(None, request.speakers)):
        bot = BUILTIN_BOTS[speaker.level](Random(), game.rules)
        before, view, word = game.start, _see(bot, game.start, speaker.seat, request), 0
        for action, after in game.steps:
            if before.round_number == request.round and not isinstance(action, Deal | OpeningRoll):
                if request.speakers[word] == speaker and view and (line := bot.explain(view, action)):
                    found[word] = wire.Explanation(
                        message=line.message,
                        seats=dict(line.seats),
                        values=dict(line.values),
                        round_only=bot.remembers_rounds and not request.uses_earlier_rounds,
                    )
                word += 1
            before, view = after, _see(bot, after, speaker.seat, request)
            if word == len(request.speakers):
                break
    return wire.Explanations(moves=tuple(found.get(at) for at in range(len(request.speakers))))


def _see(bot: Bot, game: Game, seat: int, request: ExplainRequest) -> View | None:
    """Show a bot its seat's view, without information that is still secret."""
    seen = view(game, seat)
    if not request.uses_earlier_rounds:
        if game.hands is None or game.round_number != request.round:
            return None
        seen = replace(seen, dice=tuple(map(len, game.hands)))
    bot.see(seen)
    return seen


def _worked(asked: bytes) -> JobResult:
    return JobResult(msgspec.Raw(wire.encode(explain_round(msgspec.json.decode(asked, type=ExplainRequest)))))


# --- In the server process


class ExplanationCache:
    """The explanations for recent rounds. Each explanation is computed only once, and later requests reuse it."""

    def __init__(self) -> None:
        self._workers = WorkerPool(command=WORKER_COMMAND)
        self._found: OrderedDict[tuple[str, int, int, bool], asyncio.Task[bytes]] = OrderedDict()

    def close(self) -> None:
        """Refuse all waiting jobs when the server stops."""
        self._workers.close()

    async def get(self, code: str, number: int, request: ExplainRequest, address: str) -> bytes:
        """Return ``wire.Explanations`` as JSON. Raises the same errors as ``WorkerPool.run``."""
        key = code, number, request.round, request.uses_earlier_rounds
        if key not in self._found:
            self._found[key] = asyncio.create_task(self._workers.run(msgspec.json.encode(request), address))
            if len(self._found) > limits.CACHED_EXPLANATIONS:
                self._found.popitem(last=False)
        try:
            return await asyncio.shield(self._found[key])
        except PerudoError:  # Do not cache the failure: the next request may succeed.
            self._found.pop(key, None)
            raise


if __name__ == "__main__":
    serve(_worked)
