"""Tables of solved rounds: what is in them is as good as they say, judged by one who shares no code with the solver."""

from __future__ import annotations

from dataclasses import replace
from importlib import resources

import pytest

from perudo.errors import PerudoError
from perudo.game import DUDO, Bid, Deal, Game
from perudo.rules import EDITIONS, Raise, Rules
from perudo.solver.tables import solved
from perudo.solver.tree import Round
from perudo.tablebase import FORMAT, Tablebase, probe, tablebase
from perudo.view import view

from .solver import slow

SHIPPED = sorted(file.name for file in resources.files("perudo").joinpath("tables").iterdir())
BGA = replace(EDITIONS["bga"], lost_dice_visible=True)


def played(table: Tablebase) -> slow.Policy:
    def policy(bids: slow.Bids, roll: slow.Roll) -> dict[slow.Word, float]:
        mix = table.probe(roll, [table.lattice.bids[number] for number in bids]).mix
        return {table.lattice.number(word) if isinstance(word, Bid) else -1: share for word, share in mix.items()}

    return policy


@pytest.mark.parametrize(
    ("dice", "raise_", "locked"), [((1, 1), "one-axis", False), ((1, 1), "one-axis", True), ((1, 2), "one-axis", True)]
)
def test_a_table_is_as_good_as_it_says(dice: tuple[int, int], raise_: Raise, locked: bool) -> None:
    table = tablebase(dice, raise_, locked)
    assert table
    round_ = Round(dice, table.lattice)
    assert table.high == pytest.approx(slow.best_answer(round_, 0, played(table)), abs=1e-12)
    assert table.low == pytest.approx(-slow.best_answer(round_, 1, played(table)), abs=1e-12)


@pytest.mark.parametrize("name", SHIPPED)
def test_what_is_shipped_is_whole_small_and_near_the_best(name: str) -> None:
    packed = resources.files("perudo").joinpath("tables", name).read_bytes()
    table = Tablebase.read(packed)
    assert len(packed) < 1_000_000
    assert 0 <= table.high - table.low < 5e-3
    # What is expected of a round, hand by hand, adds up to its value.
    ways = slow.rolls(Round(table.dice, table.lattice), 0)
    value = sum(table.probe(roll, []).value for roll in ways) / len(ways)
    assert table.low - 0.005 < value < table.high + 0.005
    assert all(sum(table.probe(roll, []).mix.values()) == pytest.approx(1) for roll in ways[::7])


def test_a_table_is_made_of_a_round() -> None:
    table = Tablebase.read(solved((1, 2), "any-higher", True, 1e-4))
    assert table.low <= 7 / 18 <= table.high < table.low + 5e-3
    round_ = Round((1, 2), table.lattice)
    assert table.high == pytest.approx(slow.best_answer(round_, 0, played(table)), abs=1e-12)
    assert table.low == pytest.approx(-slow.best_answer(round_, 1, played(table)), abs=1e-12)
    values = {roll.count(3): table.probe(roll, [Bid(1, 3)]).value for roll in slow.rolls(round_, 1)}
    assert values[0] < values[1] <= values[2]


def test_an_opener_with_an_ace_against_one_die_cannot_lose() -> None:
    table = tablebase((1, 1), "one-axis", False)
    assert table and table.probe((1,), []).value == 1


def test_a_damaged_file_is_refused() -> None:
    packed = resources.files("perudo").joinpath("tables", SHIPPED[0]).read_bytes()
    for broken in (b"", FORMAT, packed[:-1], packed[:-1] + b"?", packed.replace(b"round 1", b"round 2")):
        with pytest.raises(PerudoError, match="tablebase-damaged"):
            Tablebase.read(broken)


def game(dice: tuple[int, int], *bids: Bid, palifico: bool = False, rules: Rules = BGA, opener: int = 1) -> Game:
    start = Game.at(rules, dice, opener if palifico else None)
    now = start.after(Deal(tuple((3, 4, 5, 6, 6)[:count] for count in dice), opener))
    for bid in bids:
        now = now.after(bid)
    return now


def test_a_view_is_answered_from_the_table_of_its_round() -> None:
    now = game((1, 2), Bid(1, 3))
    found, table = probe(view(now, 2), BGA), tablebase((1, 2), "one-axis", False)
    assert found and table and found == table.probe((4, 3), [Bid(1, 3)])
    assert set(found.mix) <= set(view(now, 2).legal)
    second, table = probe(view(game((1, 2), opener=2), 2), BGA), tablebase((2, 1), "one-axis", False)
    assert second and table and second == table.probe((3, 4), [])
    palifico, locked = probe(view(game((1, 3), palifico=True), 1), BGA), tablebase((1, 3), "one-axis", True)
    assert palifico and locked and palifico == locked.probe((3,), [])


def test_more_dice_than_there_are_are_doubted() -> None:
    found = probe(view(game((1, 1), Bid(3, 3)), 2), BGA)
    assert found and (found.mix, found.value) == ({DUDO: 1}, 1)


def test_what_is_not_solved_or_not_known_has_no_answer() -> None:
    assert probe(view(game((3, 3)), 1), BGA) is None
    assert probe(view(game((1, 1)), 2), BGA) is None  # not its turn
    assert probe(view(game((1, 1)), None), BGA) is None
    hidden = replace(BGA, lost_dice_visible=False)
    now = game((1, 1), rules=hidden)
    assert probe(view(now, 1), hidden) is None
    assert probe(view(now, 1), hidden, (1, 1)) is not None
    calza = replace(BGA, calza=True)
    assert probe(view(game((1, 1), Bid(1, 3), rules=calza), 2), calza) is None
    hasbro = replace(EDITIONS["hasbro-1994"], lost_dice_visible=True)
    assert probe(view(game((1, 1), palifico=True, rules=hasbro), 1), hasbro) is None
