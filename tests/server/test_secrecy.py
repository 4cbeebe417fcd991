"""Twins: two tables that differ only in dice that somebody may not know send them the same bytes. See ``twins``."""

import asyncio
import dataclasses
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from perudo.core.game import DUDO, Game, Move
from perudo.core.view import PrivateView, PublicView, private_view, public_view
from perudo.server import lobby
from perudo.server.broadcast.subscribers import Subscribers
from perudo.server.lobby import Lobby
from perudo.server.room import bot_host, bot_pool, presence, room, scheduler
from perudo.server.room.room import Room
from perudo.server.room.scheduler import Scheduler
from perudo.server.room.table_bots import move_or_default
from perudo.table import projection as audience
from perudo.table.state import Table, Timing
from tests.conftest import often
from tests.server.noninterference import runs_differ

PAIRS = often("PERUDO_PAIRS", few=40, count=250)
FEW = 40
"""Enough for each of the faults below."""


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send batched messages at once, because the two runs have no common time."""
    monkeypatch.setattr(lobby, "BROADCAST_SECONDS", 0)
    monkeypatch.setattr(presence, "SPECTATOR_COUNT_SECONDS", 0)
    arm = Scheduler.arm

    def arm_without_a_timer(itself: Scheduler) -> None:
        """Twins say themselves when a moment has come: on a busy machine a timer would say so in one of them alone."""
        arm(itself)
        if itself.timer is not None:
            itself.timer.cancel()

    monkeypatch.setattr(Scheduler, "arm", arm_without_a_timer)

    host = bot_host.BotHost()

    def at_once(_: bot_pool.BotPool, table: str, think: bot_pool.Think) -> bot_pool.MoveFuture:
        """Let thoughts that are no longer needed run anyway: in one of two runs they may have begun."""
        thought: bot_pool.MoveFuture = asyncio.get_running_loop().create_future()
        thought.set_result(think(host)[0])
        return thought

    monkeypatch.setattr(bot_pool.BotPool, "ask", at_once)


async def differing(
    pairs: int, monkeypatch: pytest.MonkeyPatch, enough: Callable[[set[str]], object] = lambda _: False
) -> set[str]:
    """Return who could see a difference in this many pairs of runs; stop early once these are ``enough``."""
    found: set[str] = set()
    played = 0
    for number in count():
        differs = await runs_differ(number, lambda chance: monkeypatch.setattr(bot_host, "SystemRandom", chance))
        played += differs is not None
        found |= set(differs or ())
        if played % 1000 == 0 and differs is not None:
            print(f"{played} pairs: {sorted(found) or 'equal'}", flush=True)
        if played == pairs or enough(found):
            return found
    raise AssertionError


async def test_messages_do_not_depend_on_hidden_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await differing(PAIRS, monkeypatch) == set()


# --- Planted faults


def leak_in_hand(game: Any, seat: int | None, **may: bool) -> PrivateView:
    """Seed the fault that spectators and all seats see the hand of seat 1."""
    return dataclasses.replace(private_view(game, seat, **may), hand=game.hands[0] if game.hands else None)


def leak_in_cups(game: Any, seat: int | None, **may: bool) -> PrivateView:
    """It shows all cups to those who still play, where only who is out may look."""
    return dataclasses.replace(
        private_view(game, seat, **may), all_hands=game.hands if may.get("eliminated_see_dice") else None
    )


def leak_in_most(game: Any) -> PublicView:
    """A number that depends on hidden dice."""
    aces = sum(hand.count(1) for hand in game.hands or ())
    seen = public_view(game)
    return dataclasses.replace(seen, max_quantity=seen.max_quantity + aces)


@pytest.mark.parametrize(("part", "fault"), [("private_view", leak_in_hand), ("public_view", leak_in_most)])
async def test_view_that_leaks_other_players_dice_is_detected(
    part: str, fault: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, part, fault)
    assert await differing(FEW, monkeypatch, {"watcher", "screen"}.issubset) >= {"watcher", "screen"}


async def test_leak_to_an_active_player_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "private_view", leak_in_cups)
    seats = {"bo", "cleo", "dan"}
    assert await differing(FEW, monkeypatch, seats.intersection) & seats


async def test_section_sent_to_wrong_viewpoint_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed the fault that the private section of a seat goes to other viewpoints."""
    change = audience.Projection.changes

    def mixed(at: Any, sight: Any, places: Any) -> Any:
        changes = change(at, sight, places)
        return dict.fromkeys(changes, max(changes.values(), key=len)) if changes else changes

    monkeypatch.setattr(audience.Projection, "changes", mixed)
    assert await differing(FEW, monkeypatch, {"watcher", "screen"}.issubset) >= {"watcher", "screen"}


async def test_leak_to_a_shared_screen_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Subscribers, "_place", lambda _, client, table: table.chair_of(client.guest) or "watcher")
    assert await differing(FEW, monkeypatch) == {"screen"}


async def test_bot_speed_depending_on_dice_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    think = Timing.think

    def telling(timing: Timing, table: Table, seat: int) -> int:
        return think(timing, table, seat) + sum(hand.count(1) for hand in table.current_game().hands or ())

    monkeypatch.setattr(Timing, "think", telling)
    assert "moments" in await differing(FEW, monkeypatch, {"moments"}.issubset)


async def test_bot_that_sees_others_dice_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(move: Move | None, game: Game, seat: int) -> Move | None:
        aces = sum(hand.count(1) for hand in game.hands or ())
        return DUDO if aces % 2 and game.bids and seat == game.to_act else move_or_default(move, game, seat)

    monkeypatch.setattr(scheduler, "move_or_default", peeking)
    assert await differing(FEW, monkeypatch, bool)


async def test_server_log_that_leaks_dice_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    show = Room._show

    def chatty(at: Room) -> None:
        room._logger.info("shown", table=repr(at.table.game and at.table.game.hands))
        show(at)

    monkeypatch.setattr(Room, "_show", chatty)
    assert await differing(FEW, monkeypatch) == {"log"}


async def test_leaked_log_digest_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is over hidden dice, and anybody could try all the hands that there are."""
    sight = Room._sight

    def telling(at: Room) -> Any:
        for client in at._lookers.clients:
            client.send(b'{"is":"head","head":"%s"}' % at.actor.head.encode())
        return sight(at)

    monkeypatch.setattr(Room, "_sight", telling)
    assert await differing(FEW, monkeypatch, {"watcher", "screen"}.issubset) >= {"watcher", "screen"}


async def test_lobby_that_leaks_dice_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    update = Lobby.update

    def telling(at: Lobby, of: Room, there: bool = True) -> None:
        for client in at._clients:
            client.send(repr(of.table.game and of.table.game.hands).encode())
        update(at, of, there)

    monkeypatch.setattr(Lobby, "update", telling)
    assert "looker" in await differing(FEW, monkeypatch, {"looker"}.issubset)


async def test_metrics_that_leak_dice_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    show = Room._show

    def counting(at: Room) -> None:
        hands = (at.table.game and at.table.game.hands) or ()
        at._services.metrics.refusals.labels(f"aces-{sum(hand.count(1) for hand in hands)}").inc()
        show(at)

    monkeypatch.setattr(Room, "_show", counting)
    assert await differing(FEW, monkeypatch) == {"metrics"}
