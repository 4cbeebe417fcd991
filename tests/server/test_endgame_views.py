"""Who is out, and the end: places, facts, all cups for who may see them, and the pace of what is left of a game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid
from perudo.protocol import wire
from perudo.server.commands import run
from perudo.table.context import Context, FixedAttendance
from perudo.table.events import (
    BotSeated,
    Chatted,
    Dealt,
    Moved,
    Opened,
    Sat,
    SeedCommitted,
    Started,
    StoredSettings,
    TableEvent,
    from_move,
)
from perudo.table.handover import SeatLinks
from perudo.table.projection import Projection, TableSnapshot
from perudo.table.state import Table, Timing
from tests.server.conftest import SeededDice

PACE = Timing()


def table(people: int = 1, bots: int = 2, **table_settings: Any) -> Table:
    """Ana and others with one die each; Ana has bid two fours."""
    seats = people + bots
    guests = ["ana", "bo", "cleo"][:people]
    at = Table(code="AFTER")
    events: list[TableEvent] = [
        Opened("ana", "bga", {"dice": 1, "palifico": "off"}, seats, StoredSettings(**table_settings)),
        *(Sat(chair, guest, guest.title()) for chair, guest in enumerate(guests, start=1)),
        *(BotSeated(chair, "odds") for chair in range(people + 1, seats + 1)),
        Started(),
        SeedCommitted("00" * 16, "00" * 32),
        Dealt(tuple((face,) for face in range(2, seats + 2)), 1),
        Moved(1, from_move(Bid(2, 4))),
    ]
    for event in events:
        at = at.apply(event, 1000)
    return at


def out(at: Table) -> Table:
    """Ana's bid is doubted, and the next round dealt without her."""
    at = at.apply(Moved(2, from_move(DUDO)), 2000).apply(SeedCommitted("00" * 16, "00" * 32), 2000)
    return at.apply(Dealt(((), *((face,) for face in range(2, at.chairs + 1))), 2), 3000)


def asks(
    at: Table, command: dict[str, Any], guest: str = "ana", here: tuple[str, ...] = ("ana", "bo", "cleo")
) -> Table:
    asked = wire.decode(msgspec.json.encode({"id": "1", "table": at.code, **command}))
    assert isinstance(asked, wire.TableCommand)
    context = Context(
        table=at,
        guest=guest,
        now=4000,
        timing=PACE,
        dice=SeededDice(),
        presence=FixedAttendance(here.__contains__),
        seat_links=SeatLinks(),
        charge_arrival=lambda: None,
        check_may_list=lambda: None,
        react=lambda seat, reaction, gesture: None,
    )
    events = run(context, asked)
    for event in events:
        at = at.apply(event, 4000)
    return at


def shown(at: Table, place: Any) -> dict[str, Any]:
    made, snapshot = (
        Projection(),
        TableSnapshot(at, lambda _: True, lambda _: 0, 0, 0, frozenset(), None, 5000, 0, None),
    )
    made.changes(snapshot, [place])
    told: dict[str, Any] = msgspec.json.decode(made.full_state(snapshot, place))
    return told


def cups(at: Table, place: Any) -> Any:
    return shown(at, place)["private"]["view"]["all_hands"]


def test_eliminated_player_sees_cups_of_bots() -> None:
    at = out(table())
    assert cups(at, 1) == [[], [2], [3]]
    assert [cups(at, place) for place in (2, 3, "watcher", "screen", "handed_over")] == [None] * 5


def test_host_decides_what_eliminated_players_see() -> None:
    assert cups(out(table(people=2)), 1) is None
    at = out(table(people=2, eliminated_see_dice=True))
    assert cups(at, 1) == [[], [2], [3], [4]]
    assert [cups(at, place) for place in (2, "watcher", "screen", "handed_over")] == [None] * 4


def test_active_player_never_sees_other_cups() -> None:
    assert cups(table(people=2, eliminated_see_dice=True), 1) is None


def test_cups_stay_hidden_while_a_substitute_bot_plays() -> None:
    """The person may return, and reveal what they saw."""
    at = out(table(people=2)).apply(BotSeated(2, "reader"), 3000)
    assert at.bots().keys() >= {2, 3} and not at.only_bots_play
    assert cups(at, 1) is None
    with pytest.raises(PerudoError, match="people-play"):
        asks(at, {"do": "speed", "speed": "instant"})


def test_eliminated_players_places_are_sent_before_highlights() -> None:
    at = out(table())
    game = shown(at, "watcher")["game"]
    assert game["places"] == [3, None, None]
    assert game["facts"] == []
    over = at.apply(Moved(2, from_move(Bid(1, 2))), 3000).apply(Moved(3, from_move(DUDO)), 3000)
    game = shown(over, "watcher")["game"]
    assert game["places"] == [3, 1, 2]
    assert {fact["message"] for fact in game["facts"]} == {"fact-boldest", "fact-dudos"}


def test_rematch_clears_highlights_of_the_previous_game() -> None:
    at = out(table())
    over = at.apply(Moved(2, from_move(Bid(1, 2))), 3000).apply(Moved(3, from_move(DUDO)), 3000)
    again = asks(over, {"do": "rematch"})
    game = shown(again, "watcher")["game"]
    assert (game["places"], game["facts"], again.instant) == ([], [], False)


# --- The pace


def waits(at: Table) -> tuple[int, int]:
    """How long a bot thinks, and cups stand open."""
    called = at.apply(Moved(2, from_move(DUDO)), 2000)
    return PACE.think(at, 2), PACE.reveal(called)


def test_host_sets_the_speed_during_a_game() -> None:
    normal = table()
    slow, fast = (asks(normal, {"do": "speed", "speed": speed}) for speed in ("slow", "fast"))
    for shorter, longer in ((fast, normal), (normal, slow)):
        assert all(one < other for one, other in zip(waits(shorter), waits(longer), strict=True))
    assert shown(fast, "watcher")["info"]["table_settings"]["speed"] == "fast"
    assert (fast.rules, fast.chairs, fast.chairs_set, fast.stage) == (
        normal.rules,
        normal.chairs,
        normal.chairs_set,
        "playing",
    )


def long_table(hands: tuple[tuple[int, ...], ...], bid: Bid, code: str, level: str = "odds") -> Table:
    """Ana has bid before two bots, all with five dice, and lost ones are hidden."""
    at = Table(code=code)
    events: list[TableEvent] = [
        Opened("ana", "bga", {}, 3, StoredSettings()),
        Sat(1, "ana", "Ana"),
        *(BotSeated(chair, level) for chair in (2, 3)),
        Started(),
        SeedCommitted("00" * 16, "00" * 32),
        Dealt(hands, 1),
        Moved(1, from_move(bid)),
    ]
    for event in events:
        at = at.apply(event, 1000)
    return at


FIVES = ((5,) * 5, (5,) * 5, (5,) * 5)
NONE = ((2,) * 5, (3,) * 5, (4,) * 5)
CODES = [f"THINK{number}" for number in range(40)]


def thought(bid: Bid, level: str = "odds") -> float:
    """How long a bot thinks about a bid, at one table and another."""
    return sum(PACE.think(long_table(NONE, bid, code, level), 2) for code in CODES) / len(CODES)


def test_bot_thinks_longer_about_close_calls() -> None:
    easy, close, wild = (thought(Bid(quantity, 5)) for quantity in (1, 6, 14))
    assert close > 1.8 * easy and close > 1.8 * wild
    assert thought(Bid(6, 5), "gambler") < thought(Bid(6, 5), "planner")
    assert len({PACE.think(long_table(NONE, Bid(6, 5), code), 2) for code in CODES}) > 20, "and a little by chance"


@pytest.mark.parametrize("quantity", [1, 6, 14])
def test_thinking_time_is_independent_of_hidden_dice(quantity: int) -> None:
    for code in CODES:
        one, other = (long_table(hands, Bid(quantity, 5), code) for hands in (FIVES, NONE))
        assert PACE.think(one, 2) == PACE.think(other, 2)


def test_only_the_host_can_set_the_speed() -> None:
    with pytest.raises(PerudoError, match="host-only"):
        asks(table(people=2), {"do": "speed", "speed": "fast"}, guest="bo")
    with pytest.raises(PerudoError, match="not-seated"):
        asks(table(), {"do": "speed", "speed": "fast"}, guest="stranger")
    over = out(table()).apply(Moved(2, from_move(Bid(1, 2))), 3000).apply(Moved(3, from_move(DUDO)), 3000)
    with pytest.raises(PerudoError, match="not-playing"):
        asks(over, {"do": "speed", "speed": "fast"})


def test_instant_speed_has_no_delays() -> None:
    with pytest.raises(PerudoError, match="people-play"):
        asks(table(), {"do": "speed", "speed": "instant"})
    at = asks(out(table()), {"do": "speed", "speed": "instant"})
    assert (PACE.think(at, 2), PACE.calza_window(at)) == (0, 0)
    called = at.apply(Moved(2, from_move(Bid(1, 2))), 5000)
    assert PACE.reveal(called.apply(Moved(3, from_move(DUDO)), 5000)) == 0
    assert shown(at, "watcher")["info"]["table_settings"]["speed"] == "normal"


def test_setting_the_same_speed_stores_no_event() -> None:
    at = asks(table(), {"do": "speed", "speed": "normal"})
    assert at.seq == table().seq


def test_opening_roll_pause_is_longer_with_several_people() -> None:
    alone, together = table(), table(people=2, bots=1)
    assert PACE.opening_roll(together) == 2200
    assert PACE.opening_roll(alone) == 900
    slow, fast = (PACE.opening_roll(table(speed=speed)) for speed in ("slow", "fast"))
    assert fast < 900 < slow < 2200
    assert PACE.opening_roll(together.apply(BotSeated(2, "reader"), 1000)) == 900, "a bot stands in"


def test_reveal_lasts_longer_with_several_people() -> None:
    alone, together = (table(people).apply(Moved(2, from_move(DUDO)), 2000) for people in (1, 2))
    assert PACE.reveal(together) > PACE.reveal(alone)
    talking = together
    lengths = []
    for _ in range(8):
        talking = talking.apply(Chatted(1, "really", None), 2000)
        lengths.append(PACE.reveal(talking))
    assert lengths[0] > PACE.reveal(together)
    assert lengths == sorted(lengths) and lengths[-1] == lengths[3], "nobody holds the table up by talking"
    silent = table(2, chat=False).apply(Moved(2, from_move(DUDO)), 2000)
    assert PACE.reveal(silent) < PACE.reveal(together)
