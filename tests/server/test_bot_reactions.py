"""Bots show how they feel: by what lies open, now and then, each in its own way; and can be silenced."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from perudo.bots.roster import ROSTER
from perudo.core.game import DUDO, Bid, Calza, Deal, Game, Move
from perudo.core.rules import house_rules
from perudo.core.view import PublicView, public_view
from perudo.protocol import wire
from perudo.server.room import reactions
from perudo.table.bot_reactions import pick_reaction
from perudo.table.events import StoredSettings
from perudo.table.state import Table, Timing
from tests.server.conftest import Houses, Person, until

LEVELS = {1: "gambler", 2: "beginner", 3: "master"}


def always(_: int) -> float:
    return 0.0


def called(move: Move, *bids: Bid, dice: int = 2) -> PublicView:
    """After a call on the last of these bids, which seat 1 opens: three players, and all their dice are fives."""
    game = Game.mid_game(house_rules("bga", {"calza": True, "dice": 2}), (dice,) * 3)
    game = game.after(Deal(((5,) * dice,) * 3, 1))
    for bid in bids:
        game = game.after(bid)
    return public_view(game.after(move))


def test_bots_use_only_known_reactions() -> None:
    shown = {reaction for bot in ROSTER.values() for reaction in bot.reactions.values()}
    assert shown <= set(get_args(wire.Reaction))
    often = {level: bot.reaction_frequency for level, bot in ROSTER.items()}
    assert min(often, key=lambda level: often[level]) == "master"


def test_bots_react_to_right_and_wrong_calls() -> None:
    true, false = called(DUDO, Bid(1, 5)), called(DUDO, Bid(1, 4))
    assert pick_reaction(true, {2: "beginner"}, always) == (2, "gasp"), "its dudo was wrong"
    assert pick_reaction(false, {2: "beginner"}, always) == (2, "laugh"), "and here it was right"
    assert pick_reaction(false, {1: "gambler"}, always) == (1, "laugh"), "who laughs at its own loss"
    assert pick_reaction(called(Calza(3), Bid(6, 5)), {3: "reader"}, always) == (3, "cool")


def test_eliminated_bots_reaction_takes_precedence() -> None:
    assert pick_reaction(called(DUDO, Bid(1, 4), dice=1), {1: "beginner", 2: "gambler"}, always) == (1, "cry")


def test_winner_reacts_at_the_end() -> None:
    game = (
        Game.mid_game(house_rules("bga", {"dice": 1}), (1, 1)).after(Deal(((5,), (5,)), 1)).after(Bid(1, 4)).after(DUDO)
    )
    assert pick_reaction(public_view(game), {1: "odds", 2: "master"}, always) == (2, "cool")
    assert pick_reaction(public_view(game), {1: "odds"}, always) == (1, "clap")


def test_bots_rarely_react() -> None:
    chance = Random(1)
    wrong = called(DUDO, Bid(1, 5))
    assert pick_reaction(wrong, LEVELS, lambda _: 1.0) is None
    assert pick_reaction(wrong, {}, always) is None
    for level in ROSTER:
        shown = sum(pick_reaction(wrong, {2: level}, lambda _: chance.random()) is not None for _ in range(1000))
        assert 0 <= shown < 400, level


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_bot_reacts_after_dice_count_at_every_speed(speed: str) -> None:
    """Pages count the last round at their own speed, as in ``schedule`` of web/src/lib/reveal.ts: nothing follows."""
    dice = 5
    game = Game.mid_game(house_rules("bga", {"reveal": "from-caller"}), (1, dice)).after(Deal(((2,), (5,) * dice), 1))
    game = game.after(Bid(dice + 1, 5)).after(DUDO)
    outcome = game.previous
    assert game.winner == 2 and outcome is not None
    table = Table(code="ABCDEF", game=game, settings=StoredSettings(speed=speed))
    assert Timing().reaction_delay(table) > 700 + 400 * len(outcome.reveal_order) + 320 * outcome.count + 500


# --- At a table


async def plays(houses: Houses, wait_factor: float = 0.05, **opened: Any) -> Person:
    """Ana plays against a bot until cups are open."""
    ana = Person(await houses(timing=Timing(wait_factor)), "ana")
    opened = {"edition": "bga", "options": {}, "chairs": 2, "bots": ["beginner"], "start": True, **opened}
    await ana.do("watch", table=(await ana.do("open", name="Ana", **opened))["table"])

    def turn() -> bool:
        return bool(ana.view) and (ana.view["to_act"] == 1 or ana.view["phase"] == "revealed")

    while not ana.state["view"] or ana.view["phase"] != "revealed":
        await until(turn)
        if ana.view["phase"] == "bidding":
            await (ana.act({"move": "dudo"}) if ana.view["bids"] else ana.bid(1, 6))
    return ana


@pytest.fixture
def moved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever happens, the bot at seat 2 laughs."""
    monkeypatch.setattr(reactions, "pick_reaction", lambda *_: (2, "laugh"))


@pytest.mark.usefixtures("moved")
async def test_bot_reaction_shows_only_during_the_reveal(houses: Houses) -> None:
    ana = await plays(houses, wait_factor=0.3)
    assert ana.messages("reacted") == [], "not before all has been counted"
    await until(lambda: bool(ana.messages("reacted")))
    assert ana.view["phase"] == "revealed"
    (shown,) = ana.messages("reacted")
    assert (shown["seat"], shown["reaction"], shown["gesture"]) == (2, "laugh", None)
    late = Person(ana.house, "late")
    await late.do("watch", table=ana.state["table"])
    assert late.messages("reacted") == []


@pytest.mark.usefixtures("moved")
async def test_bots_do_not_react_when_chat_is_disabled(houses: Houses) -> None:
    ana = await plays(houses, table_settings={"chat": False})
    await until(lambda: ana.view["round"] == 2)
    assert ana.messages("reacted") == []


@pytest.mark.usefixtures("moved")
async def test_bot_reaction_is_dropped_when_next_round_starts(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Timing, "reaction_delay", lambda *_: 3_600_000)
    ana = await plays(houses)
    room = ana.house.rooms.get(ana.state["table"])
    assert room
    await until(lambda: ana.view["round"] == 2)
    due = room._reactions.timer
    assert due
    due._run()
    assert room._reactions.timer is None
    assert ana.messages("reacted") == []
