"""Twins: two tables that differ only in dice that somebody may not know send them the same bytes. See ``twins``."""

import dataclasses
import os
from itertools import count
from typing import Any

import pytest

from perudo.game import DUDO
from perudo.server import house, live, shown, tables
from perudo.server.live import Live
from perudo.server.table import Pace, Table
from perudo.server.tables import Tables
from perudo.view import View, view
from tests.server.twins import twins_differ

PAIRS = int(os.environ.get("PERUDO_PAIRS", "500"))
FEW = 40
"""Enough for each of the faults below."""


async def differing(pairs: int, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Who could have known what they may not, in so many pairs of games."""
    found: set[str] = set()
    played = 0
    for number in count():
        differs = await twins_differ(number, lambda chance: monkeypatch.setattr(live, "SystemRandom", chance))
        played += differs is not None
        found |= set(differs or ())
        if played % 1000 == 0 and differs is not None:
            print(f"{played} pairs: {sorted(found) or 'equal'}", flush=True)
        if played == pairs:
            return found
    raise AssertionError


async def test_twins_are_sent_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await differing(PAIRS, monkeypatch) == set()


# --- Planted faults


def leak_in_hand(game: Any, seat: int | None, *, behind: bool = False) -> View:
    """It shows a watcher, and each seat, the hand of seat 1."""
    return dataclasses.replace(view(game, seat, behind=behind), hand=game.hands[0] if game.hands else None)


def leak_in_most(game: Any, seat: int | None, *, behind: bool = False) -> View:
    """A number that depends on hidden dice."""
    aces = sum(hand.count(1) for hand in game.hands or ())
    seen = view(game, seat, behind=behind)
    return dataclasses.replace(seen, most=seen.most + aces)


@pytest.mark.parametrize("fault", [leak_in_hand, leak_in_most])
async def test_a_view_that_shows_too_much_is_caught(fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown, "view", fault)
    assert {"watcher", "screen"} <= await differing(FEW, monkeypatch)


async def test_a_screen_that_is_sent_its_owners_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Live, "seat_of", lambda live, client: live.table.chair_of(client.guest))
    assert await differing(FEW, monkeypatch) == {"screen"}


async def test_a_bot_whose_pace_depends_on_hidden_dice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    think = Pace.think

    def telling(pace: Pace, table: Table, seat: int) -> int:
        return think(pace, table, seat) + sum(hand.count(1) for hand in table.playing().hands or ())

    monkeypatch.setattr(Pace, "think", telling)
    assert "moments" in await differing(FEW, monkeypatch)


async def test_a_bot_that_looks_under_other_cups_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    word = Tables._bot_word

    def peeking(at: Any, live: Live, seat: int) -> Any:
        game = live.table.playing()
        aces = sum(hand.count(1) for hand in game.hands or ())
        return DUDO if aces % 2 and game.bids and seat == game.to_act else word(at, live, seat)

    monkeypatch.setattr(Tables, "_bot_word", peeking)
    assert await differing(FEW, monkeypatch)


async def test_a_log_that_tells_of_dice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    show = Tables._show

    def chatty(at: Any, live: Live) -> None:
        tables._log.info("shown", table=repr(live.table.game and live.table.game.hands))
        show(at, live)

    monkeypatch.setattr(Tables, "_show", chatty)
    assert await differing(FEW, monkeypatch) == {"log"}


async def test_a_lobby_that_tells_of_dice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    state = house.House._lobby_state

    def telling(at: Any) -> bytes:
        hands = [live.table.game.hands for live in at.tables if live.table.game]
        return state(at)[:-1] + f', "hands": "{hands}"}}'.encode()

    monkeypatch.setattr(house.House, "_lobby_state", telling)
    assert "looker" in await differing(FEW, monkeypatch)


async def test_figures_that_tell_of_dice_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    show = Tables._show

    def counting(at: Any, live: Live) -> None:
        hands = (live.table.game and live.table.game.hands) or ()
        at._metrics.refused(f"aces-{sum(hand.count(1) for hand in hands)}")
        show(at, live)

    monkeypatch.setattr(Tables, "_show", counting)
    assert await differing(FEW, monkeypatch) == {"metrics"}
