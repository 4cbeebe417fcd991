"""Replays for the web client: all states and dice of recorded games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import reduce
from typing import NamedTuple

import msgspec

from perudo.analysis.solutions import solutions
from perudo.core.game import Action, Bid, Game
from perudo.core.odds import probability_true, round_chance
from perudo.core.rules import rule_code
from perudo.core.view import view
from perudo.protocol import wire
from perudo.records.record import Record, Replay
from perudo.records.signing import check_signature, fingerprint
from perudo.records.verify import opening_rolls
from perudo.table.events import LogEntry
from perudo.table.game_history import game_histories, game_history
from perudo.table.projection import draw_message


def finished_record(code: str, entries: Iterable[LogEntry], number: int) -> Record | None:
    """Return the record of game ``number`` at a table; None if the game does not exist or is not over."""
    game = game_history(code, entries, number)
    return game.record(proven=True) if game and game.final_table else None


class RevealedRoundRecord(NamedTuple):
    """A revealed round from a game of one person against built-in bots."""

    number: int
    record: Record
    """The record of this round alone, with all dice."""
    seat: int


def round_for_coach(code: str, entries: Sequence[LogEntry], guest: str) -> RevealedRoundRecord | None:
    """Return the last revealed round; None if the coach may not discuss it with the guest. The coach may discuss a
    round only if the guest plays alone against built-in bots, and not in a tournament.
    """
    found = list(game_histories(code, entries))
    if not found or found[-1].table.seq < entries[-1].seq:  # People are gathering for another game.
        return None
    last, table = found[-1], found[-1].table
    seat, game = table.chair_of(guest), table.current_game()
    alone = (
        seat is not None
        and table.tournament is None
        and all(occupant.bot and occupant.guest is None for at, occupant in table.occupants.items() if at != seat)
    )
    if not alone or seat is None or game.hands is not None or not game.previous:
        return None
    deal = last.rounds[-1].deal_index
    before = reduce(Game.after, last.actions[:deal], last.start)
    opener = before.opener if before.palifico else None
    start = Game.mid_game(table.rules, before.dice, opener, before.veterans)
    players = [occupant.name for _, occupant in sorted(table.occupants.items())]
    return RevealedRoundRecord(
        game.previous.round_number, Record.from_game(table.edition, players, start, last.actions[deal:]), seat
    )


def replay_message(replay: Replay, key: str = "") -> wire.ReplayMessage:
    """Return every step of a replay. A finished game has no secrets: its record contains all dice.

    ``key``: the public key that verifies this server's signatures.
    """
    played = replay.steps or ((None, replay.start),)
    games = [game for _, game in played]
    options = replay.rules.diff(replay.edition)
    proofs = enumerate((played.proof for played in replay.record.rounds), start=1)
    steps = tuple(map(_step, played, [replay.start, *games], solutions(replay)))
    if rolls := opening_rolls(replay):
        steps = (_with_rolls(steps[0], rolls), *steps[1:])
    return wire.ReplayMessage(
        edition=replay.edition,
        options=options,
        rules=replay.rules.to_dict(),
        rule_code=rule_code(replay.edition, options),
        players=tuple(replay.players),
        table=replay.record.table,
        draws=tuple(proof and draw_message(number, proof) for number, proof in proofs),
        steps=steps,
        decisive=_decisive(games),
        winner=replay.winner,
        signature=_signature(replay.record, key),
        record=replay.record.text(),
    )


def next_moves_message(replay: Replay) -> wire.NextMoves:
    """Return the actions that are legal at the end of a record."""
    return wire.NextMoves(view=view(replay.final_game, replay.final_game.to_act), dice=replay.final_game.dice)


def _signature(record: Record, key: str) -> wire.SignatureInfo | None:
    if record.signature is None:
        return None
    signer, _, server = record.signature
    by = wire.SignerInfo(key=signer, fingerprint=fingerprint(signer), server=server)
    return wire.SignatureInfo(valid=check_signature(record) == "fits", own=signer == key, signer=by)


def _step(played: tuple[Action | None, Game], before: Game, solution: wire.Solution | None) -> wire.Step:
    action, game = played
    if isinstance(action, Bid):
        raised = wire.BidStep(
            seat=before.to_act or 0,
            quantity=action.quantity,
            face=action.face,
            to_act=game.to_act,
            calza_callers=game.calza_callers,
            chance=_chance(before.to_act or 0, action, game),
        )
        count, wild = game.matching_dice or (None, False)
        return wire.Step(bid=raised, view=None, hands=None, matching_dice=count, wild=wild, solution=solution)
    if game.hands is None and (outcome := game.previous) is not None:
        hands, count, wild = outcome.hands, outcome.count, outcome.wild
    else:
        hands, count, wild = game.hands or (), None, False
    return wire.Step(bid=None, view=view(game, None), hands=hands, matching_dice=count, wild=wild, solution=solution)


def _with_rolls(dealt: wire.Step, rolls: tuple[tuple[int, ...], ...]) -> wire.Step:
    """Add the opening rolls to the replay step of the first deal."""
    return msgspec.structs.replace(dealt, view=dealt.view and replace(dealt.view, opening_rolls=rolls))


def _chance(seat: int, bid: Bid, game: Game) -> float:
    """Return the probability that a bid is true, given the bidder's hand."""
    hands = game.hands or ()
    return round_chance(probability_true(sum(map(len, hands)), hands[seat - 1], *bid, wild=not game.palifico))


def _decisive(games: list[Game]) -> int | None:
    """Return the step of the closest call that eliminated a player. The closest call is the one whose bid was nearest
    to the actual count. If several calls were equally close, return the step of the last one.
    """
    calls = [
        (abs(game.previous.count - game.previous.bid.quantity), -step)
        for step, game in enumerate(games)
        if game.hands is None and game.previous is not None and game.previous.eliminated
    ]
    return -min(calls)[1] if calls else None
