"""A recorded game, laid open for the page: every moment of it, with what lay under the cups."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import reduce
from typing import NamedTuple

import msgspec

from perudo.core.game import Action, Bid, Game
from perudo.core.odds import probability_true, round_chance
from perudo.core.rules import rule_code
from perudo.core.view import view
from perudo.protocol import wire
from perudo.records.record import Record, Replay
from perudo.records.signing import check_signature, fingerprint
from perudo.records.verify import opening_rolls
from perudo.server.broadcast.projection import draw_state
from perudo.server.jobs.game_history import game_of, games
from perudo.server.jobs.solutions import solutions
from perudo.server.log.store import Entry


def record_of(code: str, entries: Iterable[Entry], number: int) -> Record | None:
    """The record of a table's game of this number; None where there is none, or it is not over."""
    game = game_of(code, entries, number)
    return game.record(proven=True) if game and game.over else None


class JustCalled(NamedTuple):
    """A round whose cups stand open, for the one person who plays it with bots of the house."""

    number: int
    record: Record
    """Of this round alone, with all dice in it."""
    seat: int


def called(code: str, entries: Sequence[Entry], guest: str) -> JustCalled | None:
    """The round that a guest's coach may speak of; None where there is none, or anybody else sits there."""
    found = list(games(code, entries))
    if not found or found[-1].table.seq < entries[-1].seq:  # people gather for another
        return None
    last, table = found[-1], found[-1].table
    seat, game = table.chair_of(guest), table.playing()
    alone = seat is not None and all(
        sitter.bot and sitter.guest is None for at, sitter in table.sitters.items() if at != seat
    )
    if not alone or seat is None or game.hands is not None or not game.previous:
        return None
    deal = last.rounds[-1].at
    before = reduce(Game.after, last.actions[:deal], last.start)
    opener = before.opener if before.palifico else None
    start = Game.at(table.rules, before.dice, opener, before.veterans)
    players = [sitter.name for _, sitter in sorted(table.sitters.items())]
    return JustCalled(game.previous.number, Record.of(table.edition, players, start, last.actions[deal:]), seat)


def replayed(replay: Replay, key: str = "") -> wire.Replayed:
    """Every step of a replay. A record holds every die, so nothing in it is secret any more.

    ``key``: the public key by which this server signs.
    """
    played = replay.steps or ((None, replay.start),)
    games = [game for _, game in played]
    options = replay.rules.options(replay.edition)
    proofs = enumerate((played.proof for played in replay.record.rounds), start=1)
    steps = tuple(map(_step, played, [replay.start, *games], solutions(replay)))
    if rolls := opening_rolls(replay):
        steps = (_with_rolls(steps[0], rolls), *steps[1:])
    return wire.Replayed(
        edition=replay.edition,
        options=options,
        rules=replay.rules.settings(),
        rule_code=rule_code(replay.edition, options),
        players=tuple(replay.players),
        table=replay.record.table,
        draws=tuple(proof and draw_state(number, proof) for number, proof in proofs),
        steps=steps,
        decisive=_decisive(games),
        winner=replay.winner,
        signature=_signature(replay.record, key),
        record=replay.record.text(),
    )


def following(replay: Replay) -> wire.Next:
    """What may be said where a record stops."""
    return wire.Next(view=view(replay.game, replay.game.to_act), dice=replay.game.dice)


def _signature(record: Record, key: str) -> wire.Signature | None:
    if record.signed is None:
        return None
    signer, _, server = record.signed
    by = wire.Signer(key=signer, fingerprint=fingerprint(signer), server=server)
    return wire.Signature(fits=check_signature(record) == "fits", here=signer == key, by=by)


def _step(played: tuple[Action | None, Game], before: Game, solution: wire.Solution | None) -> wire.Step:
    action, game = played
    if isinstance(action, Bid):
        raised = wire.Raised(
            seat=before.to_act or 0,
            quantity=action.quantity,
            face=action.face,
            to_act=game.to_act,
            callers=game.callers,
            chance=_chance(before.to_act or 0, action, game),
        )
        count, wild = game.truth or (None, False)
        return wire.Step(raised=raised, view=None, hands=None, count=count, wild=wild, solution=solution)
    if game.hands is None and (outcome := game.previous) is not None:
        hands, count, wild = outcome.hands, outcome.count, outcome.wild
    else:
        hands, count, wild = game.hands or (), None, False
    return wire.Step(raised=None, view=view(game, None), hands=hands, count=count, wild=wild, solution=solution)


def _with_rolls(dealt: wire.Step, rolls: tuple[tuple[int, ...], ...]) -> wire.Step:
    """A first deal, with what was rolled for the opening before it."""
    return msgspec.structs.replace(dealt, view=dealt.view and replace(dealt.view, rolls=rolls))


def _chance(seat: int, bid: Bid, game: Game) -> float:
    """That a bid is true, as the hand that it was made with knew it."""
    hands = game.hands or ()
    return round_chance(probability_true(sum(map(len, hands)), hands[seat - 1], *bid, wild=not game.palifico))


def _decisive(games: list[Game]) -> int | None:
    """Of the calls that put a player out, the one closest to going the other way; of equals the last."""
    calls = [
        (abs(game.previous.count - game.previous.bid.quantity), -step)
        for step, game in enumerate(games)
        if game.hands is None and game.previous is not None and game.previous.out
    ]
    return -min(calls)[1] if calls else None
