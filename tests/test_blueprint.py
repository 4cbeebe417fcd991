"""Blueprints of large rounds, and the master that starts from them."""

from __future__ import annotations

import math
from importlib import resources
from itertools import product
from random import Random
from typing import Any

import pytest

from perudo.bots import BUILTIN_BOTS
from perudo.bots import equilibrium as master
from perudo.bots.equilibrium import EquilibriumMaster, equilibrium_mix
from perudo.bots.lookahead import Master
from perudo.bots.weighted import MIN_SHARE
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, FACES, Bid, Calza, Deal, Game, Move
from perudo.core.raises import RAISES, RaiseRule
from perudo.core.rules import EDITIONS, house_rules
from perudo.core.view import view
from perudo.sim.bid_graph import BidGraph
from perudo.solver.blueprint import MAGIC, Blueprint, load_blueprint
from perudo.solver.blueprint_builder import COARSE, FINE, Rounding, build
from perudo.solver.tablebase import TablebaseQuery, load_tablebase
from perudo.solver.tablebase_builder import round_of

from .solver import slow

SHIPPED = sorted(file.name for file in resources.files("perudo.solver").joinpath("blueprints").iterdir())
MOST_DICE = 5
BGA = house_rules("bga", {"calza": True})


def shipped(name: str) -> bytes:
    return resources.files("perudo.solver").joinpath("blueprints", name).read_bytes()


@pytest.mark.parametrize("raise_", RAISES)
def test_each_large_round_has_a_blueprint(raise_: RaiseRule) -> None:
    for dice in product(range(1, MOST_DICE + 1), repeat=2):
        one, other = dice
        assert (load_blueprint((one, other), raise_) is None) == (load_tablebase((one, other), raise_) is not None)


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_blueprints_have_bounds_and_openings(name: str) -> None:
    blueprint = Blueprint.read(shipped(name))
    assert 0 < blueprint.high - blueprint.low < (0.25 if name.startswith("one-axis") else 1.25)
    bids = BidGraph.build(sum(blueprint.dice), "any-higher").bids
    for roll in ((1, 3, 3, 5, 6), (2, 2, 4, 4, 6)):
        opening = blueprint.mix(roll[: blueprint.dice[0]], [])
        assert opening and sum(opening.values()) == pytest.approx(1) and set(opening) <= set(bids)


@pytest.mark.parametrize(("dice", "raise_", "width"), [((3, 2), "one-axis", 0.02), ((3, 2), "any-higher", 0.06)])
def test_blueprints_of_small_rounds_are_precise(dice: tuple[int, int], raise_: RaiseRule, width: float) -> None:
    blueprint = load_blueprint(dice, raise_)
    assert blueprint and blueprint.high - blueprint.low < width


def test_shipped_blueprints_are_small() -> None:
    assert sum(len(shipped(name)) for name in SHIPPED) < 12_000_000


@pytest.mark.parametrize("rounding", [COARSE, FINE])
def test_blueprint_bounds_hold_for_the_stored_strategy(rounding: Rounding) -> None:
    """A best response that shares no code with the solver gains no more than the file says."""
    blueprint, round_ = Blueprint.read(build((1, 1), "one-axis", 2, 60, rounding, 20.0)), round_of((1, 1), "one-axis")
    bids = round_.bid_graph.bids

    def played(line: slow.Bids, roll: slow.Roll) -> dict[slow.Word, float]:
        mix = blueprint.mix(roll, [bids[number] for number in line]) or {DUDO: 1.0}
        return {bids.index(move) if isinstance(move, Bid) else -1: share for move, share in mix.items()}

    first, second = (slow.best_answer(round_, me, played) for me in (0, 1))
    assert blueprint.low <= -second + 1e-9 and first <= blueprint.high + 1e-9
    assert blueprint.high - blueprint.low < 0.1
    assert first + second == pytest.approx(blueprint.high - blueprint.low, abs=0.02)


@pytest.mark.parametrize(
    "packed", [b"", MAGIC, shipped(SHIPPED[0])[:-1], shipped(SHIPPED[0]).replace(b"dice", b"mice")]
)
def test_damaged_blueprint_is_refused(packed: bytes) -> None:
    with pytest.raises(PerudoError, match="tablebase-damaged"):
        Blueprint.read(packed)


def test_blueprint_has_no_answer_after_off_strategy_bids() -> None:
    blueprint = load_blueprint((5, 5), "one-axis")
    assert blueprint
    high = Bid(9, 6)
    assert high not in (blueprint.mix((2, 2, 3, 3, 4), []) or {})
    assert blueprint.mix((2, 2, 3, 3, 4), [high, Bid(10, 6)]) is None


# --- The master


def after(*bids: Bid, rules: Any = BGA) -> Game:
    game = Game.start(rules, 2).after(Deal(((2, 3, 4, 5, 5), (2, 2, 3, 6, 1)), 1))
    for bid in bids:
        game = game.after(bid)
    return game


def seated(game: Game, seat: int = 1, kind: type[Master] = EquilibriumMaster) -> Any:
    bot = kind(Random(1), game.rules)
    bot.see(view(game, seat))
    return bot


@pytest.mark.parametrize("edition", EDITIONS)
def test_master_follows_the_blueprint_without_evidence(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DOUBT", "WIDEST_RAISE_DOUBT"):
        monkeypatch.setattr(master, name, math.inf)
    game = after(rules=house_rules(edition, {}))
    found = equilibrium_mix(TablebaseQuery((5, 5), False, False, (2, 3, 4, 5, 5), ()), game.rules)
    mix = seated(game).mix(view(game, 1))
    assert found and mix == pytest.approx({move: share for move, share in found.items() if move in mix}, abs=0.03)
    assert min(mix.values()) >= MIN_SHARE


def test_master_looks_ahead_outside_its_stored_strategies() -> None:
    game = after(Bid(9, 6), Bid(10, 6), Bid(5, 1))
    bot, shown = seated(game, 2), view(game, 2)
    assert bot.mix(shown)[DUDO] > 0.9 and bot.mix(shown).keys() <= bot.move_values(shown).keys()


def test_impossible_bid_is_called() -> None:
    game = after(Bid(2, 3), Bid(10, 3))
    assert seated(game).mix(view(game, 1))[DUDO] > 0.95


def rounds(bot: EquilibriumMaster, rules: Any, says: Any, count: int) -> float:
    """Return the evidence about seat 2 after it has opened some rounds, each of which seat 1 ends with dudo."""
    start = Game.mid_game(rules, (5, 5))
    chance = Random(3)
    for number in range(count):
        hands = tuple(tuple(chance.choices(FACES, k=5)) for _ in range(2))
        game = Game.mid_game(rules, (5, 5), number=number + 1).after(Deal(hands, 2))
        bot.see(view(game, 1))
        game = game.after(says(game, hands[1], chance))
        bot.see(view(game, 1))
        bot.see(view(game.after(DUDO), 1))
    assert start.rules == rules
    return bot._evidence[2]


def test_evidence_grows_only_against_a_predictable_player() -> None:
    """One always bids all that it has of its most frequent face; the other follows the blueprint."""
    rules = house_rules("bga", {"lost_dice_visible": True})

    def readable(_: Game, hand: tuple[int, ...], __: Random) -> Bid:
        face = max(FACES[1:], key=lambda face: hand.count(face))
        return Bid(max(1, hand.count(face) + hand.count(1)), face)

    def expert(_: Game, hand: tuple[int, ...], chance: Random) -> Move:
        mix = equilibrium_mix(TablebaseQuery((5, 5), False, False, hand, ()), rules)
        assert mix
        return chance.choices(list(mix), list(mix.values()))[0]

    known, unknown = (rounds(EquilibriumMaster(Random(1), rules), rules, says, 12) for says in (readable, expert))
    assert known > 2 > 0 > unknown


@pytest.mark.parametrize(("calza", "dudo", "bid", "expected"), [
    (0.3, 0.1, 0.2, {Calza(1): 1.0}),
    (0.2, 0.1, 0.3, {Calza(1): 0.25, Bid(2, 3): 0.75}),
    (0.0, 0.1, 0.3, {DUDO: 0.25, Bid(2, 3): 0.75}),
])  # fmt: skip
def test_calza_replaces_moves_of_lower_value(
    calza: float, dudo: float, bid: float, expected: dict[Move, float]
) -> None:
    mix: dict[Move, float] = {DUDO: 0.25, Bid(2, 3): 0.75}
    assert master._with_calza(mix, {Calza(1): calza, DUDO: dudo, Bid(2, 3): bid}) == expected
    assert master._with_calza(mix, {DUDO: dudo, Bid(2, 3): bid}) == mix


def test_builtin_master_is_an_equilibrium_master() -> None:
    assert issubclass(BUILTIN_BOTS["master"], EquilibriumMaster)
