"""What a client is shown of a table: the messages that are made from its state. The game in it comes from ``view``."""

from __future__ import annotations

from perudo import wire
from perudo.errors import PerudoError
from perudo.fair import Draw
from perudo.game import ACE, FACES, Hand
from perudo.odds import matching, tails
from perudo.record import Proof
from perudo.rules import rule_code
from perudo.server.live import Client, Live
from perudo.server.table import Pace, Sitter
from perudo.view import View, view


def table_state(live: Live, client: Client, pace: Pace, now: int) -> wire.TableState:
    """A table as this client may see it. ``now``: milliseconds since 1970."""
    table, screen = live.table, client in live.screens
    seat = live.seat_of(client)
    game = table.game
    due = table.due(pace) if game is None or game.to_act is None or table.calls else None
    deadline = table.deadline()
    thinks = game is not None and game.to_act is not None and table.paused is None
    # A screen stands where players see it: what they must remember of earlier rounds is not for it either.
    shown = view(game, seat, behind=table.customs.open_cups and not screen) if game else None
    coming, drawn = table.coming, table.drawn
    return wire.TableState(
        table=table.code,
        seq=table.seq,
        stage=table.stage,
        edition=table.edition,
        options=table.rules.options(table.edition),
        rules=table.rules.settings(),
        rule_code=rule_code(table.edition, table.rules.options(table.edition)),
        customs=table.customs,
        seats=tuple(_seat(live, chair) for chair in range(1, table.chairs + 1)),
        you=seat,
        host=not screen and client.guest == table.host(live.here),
        handed=not screen and client.guest in table.handed,
        watchers=len({client.guest for client in live.clients if live.seat_of(client) is None}),
        calling=table.calls,
        ready=tuple(sorted(live.ready)),
        wait=None if due is None else max(0, due - now),
        deadline=None if deadline is None else max(0, deadline - now),
        banks=tuple(bank for _, bank in sorted(table.clocks.banks.items())) if game else (),
        thinking=max(0, now - table.clocks.since) if thinks else 0,
        late=table.late,
        paused=table.paused is not None,
        pausing=tuple(sorted(table.pausing)),
        chances=chances(shown) if shown and table.customs.aid else None,
        game=table.games,
        coming=draw_state(coming.round, coming, opened=False) if coming else None,
        drawn=draw_state(drawn.round, drawn, opened=bool(shown and shown.revealed)) if drawn else None,
        view=shown,
    )


def draw_state(number: int, draw: Draw | Proof, *, opened: bool = True) -> wire.DrawState:
    """Where the dice of a round came from. ``opened``: they lie open, and nothing else follows from the seed."""
    return wire.DrawState(
        round=number,
        commitment=draw.commitment,
        contributions=tuple(None if sent is None else sent.hex() for sent in draw.contributions),
        seed=draw.seed.hex() if opened else None,
    )


def _seat(live: Live, chair: int) -> wire.SeatState:
    sitter: Sitter | None = live.table.sitters.get(chair)
    if sitter is None:
        return wire.SeatState(seat=chair, kind="free", name="", bot=None, stand_in=False, here=False, host=False)
    return wire.SeatState(
        seat=chair,
        kind="person" if sitter.person else "bot",
        name=sitter.name,
        bot=sitter.bot,
        stand_in=not sitter.person and sitter.guest is not None,
        here=sitter.guest is None or live.here(sitter.guest),
        host=sitter.guest is not None and sitter.guest == live.table.host(live.here),
    )


def lobby_table(live: Live) -> wire.LobbyTable:
    table = live.table
    host = next((sitter.name for sitter in table.sitters.values() if sitter.guest == table.host(live.here)), "")
    return wire.LobbyTable(
        table=table.code,
        edition=table.edition,
        options=table.rules.options(table.edition),
        clock=table.customs.clock,
        host=host,
        people=sum(sitter.person for sitter in table.sitters.values()),
        bots=len(table.bots()),
        chairs=table.chairs,
        begin=table.customs.begin,
    )


def refused(command: str | None, error: PerudoError) -> wire.Refused:
    """The answer to a command that can't be carried out."""
    code = error.code if error.code.startswith("reason-") else f"error-{error.code}"
    return wire.Refused(id=command, code=code, details=error.details)


def chances(shown: View) -> tuple[tuple[float, ...], ...] | None:
    """For each face the chances that bids of 1, 2, ... dice are true, from all that a view shows; None without dice.

    Built from the view alone, so it can't tell more than the view does.
    """
    known = [count for count in shown.dice if count is not None]
    if shown.phase != "bidding" or not shown.hand or len(known) < len(shown.dice):
        return None
    return tuple(_face_chances(shown, shown.hand, sum(known) - len(shown.hand), face) for face in FACES)


def _face_chances(shown: View, hand: Hand, others: int, face: int) -> tuple[float, ...]:
    wild = not shown.palifico
    own, odds = matching(hand, face, wild=wild), tails(others, wild and face != ACE)
    needed = (max(0, quantity - own) for quantity in range(1, shown.most + 1))
    return tuple(_told(odds[count]) if count < len(odds) else 0.0 for count in needed)


def _told(chance: float) -> float:
    """A chance in four digits; what is neither certain nor ruled out does not become so by rounding."""
    return min(max(round(chance, 4), 0.0001), 0.9999) if 0 < chance < 1 else chance
