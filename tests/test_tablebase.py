"""Tables of solved rounds: what is in them is as good as they say, judged by one who shares no code with the solver."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from itertools import product

import pytest

from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, FACES, Bid, Deal, Game
from perudo.core.raises import RaiseRule
from perudo.core.rules import EDITIONS, Rules, house_rules
from perudo.core.view import view
from perudo.sim.bid_graph import BidGraph
from perudo.solver.tablebase import MAGIC, MAX_BYTE, NoAnswer, Tablebase, load_tablebase, probe
from perudo.solver.tablebase_builder import build, round_of
from perudo.solver.tree import Round

from .solver import slow

SHIPPED = sorted(file.name for file in resources.files("perudo.solver").joinpath("solved_rounds").iterdir())
BGA = replace(EDITIONS["bga"], lost_dice_visible=True)
HASBRO = replace(EDITIONS["hasbro-1994"], lost_dice_visible=True)
EVERY = BidGraph.build(8, "any-higher").bids
NUMBER = {bid: number for number, bid in enumerate(EVERY)}


def played(table: Tablebase) -> slow.Policy:
    def policy(bids: slow.Bids, roll: slow.Roll) -> dict[slow.Word, float]:
        found = table.probe(roll, [EVERY[number] for number in bids])
        mix = found.mix if found else {}  # nobody comes here
        return {NUMBER[word] if isinstance(word, Bid) else -1: share for word, share in mix.items()}

    return policy


def bids_of(round_: Round, shown: int = 3) -> Iterator[tuple[int, ...]]:
    """Yield every line of up to ``shown`` bids."""
    waiting: list[tuple[int, ...]] = [()]
    for line in waiting:
        yield line
        if len(line) < shown:
            waiting += [(*line, word) for word in slow.words(round_, line) if word >= 0]


SMALL = [
    ((1, 1), "one-axis", False, False),
    ((1, 1), "one-axis", True, False),
    ((1, 2), "one-axis", True, False),
    ((1, 1), "one-axis", False, True),
    ((1, 1), "any-higher", False, True),
]


@pytest.mark.parametrize(("dice", "raise_", "locked", "veteran"), SMALL)
def test_table_bounds_are_correct(dice: tuple[int, int], raise_: RaiseRule, locked: bool, veteran: bool) -> None:
    table = load_tablebase(dice, raise_, locked, veteran)
    assert table
    round_ = round_of(dice, raise_, locked, veteran)
    assert table.high == pytest.approx(slow.best_answer(round_, 0, played(table)), abs=1e-12)
    assert table.low == pytest.approx(-slow.best_answer(round_, 1, played(table)), abs=1e-12)


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_tables_are_complete_and_near_optimal(name: str) -> None:
    packed = resources.files("perudo.solver").joinpath("solved_rounds", name).read_bytes()
    table = Tablebase.read(packed)
    assert len(packed) < 2_000_000
    assert len(table.data) < 20_000_000
    assert 0 <= table.high - table.low < 5e-4
    # What is expected of a round, hand by hand, adds up to its value.
    openings = [table.probe(roll, []) for roll in product(FACES, repeat=table.dice[0])]
    value = sum(opening.value for opening in openings if opening) / len(openings)
    assert table.low - 0.005 < value < table.high + 0.005
    assert all(opening and sum(opening.mix.values()) == pytest.approx(1) for opening in openings)


def test_shipped_tables_are_small() -> None:
    folder = resources.files("perudo.solver").joinpath("solved_rounds")
    assert sum(len(folder.joinpath(name).read_bytes()) for name in SHIPPED) < 10_000_000


def test_builder_creates_a_correct_tablebase() -> None:
    table = Tablebase.read(build((1, 2), "any-higher", 1e-4, locked=True))
    assert table.low <= 7 / 18 <= table.high < table.low + 2e-4
    round_ = round_of((1, 2), "any-higher", locked=True)
    assert table.high == pytest.approx(slow.best_answer(round_, 0, played(table)), abs=1e-12)
    assert table.low == pytest.approx(-slow.best_answer(round_, 1, played(table)), abs=1e-12)
    answers = {roll.count(3): table.probe(roll, [Bid(1, 3)]) for roll in slow.rolls(round_, 1)}
    values = [answers[count].value for count in range(3)]  # type: ignore[union-attr]
    assert values[0] < values[1] <= values[2]


@pytest.mark.parametrize("raise_", ["one-axis", "any-higher"])
def test_off_strategy_probe_returns_the_best_response(raise_: RaiseRule) -> None:
    table, round_ = load_tablebase((1, 1), raise_), round_of((1, 1), raise_)
    assert table
    policy, strayed = played(table), 0
    for bids in bids_of(round_):
        player = len(bids) % 2
        comes = [math.prod(policy(bids[:at], roll).get(bids[at], 0) for at in range(1 - player, len(bids), 2))
                 for roll in slow.rolls(round_, 1 - player)]  # fmt: skip
        if not bids or not any(comes):
            continue
        for roll in slow.rolls(round_, player):
            mine = (policy(bids[:at], roll).get(bids[at], 0) for at in range(player, len(bids), 2))
            if math.prod(mine) == 0:
                found = table.probe(roll, [EVERY[number] for number in bids])
                assert found and len(found.mix) == 1
                assert found.value == pytest.approx(
                    slow.best_answer(round_, player, policy, bids, roll), abs=1 / MAX_BYTE
                )
                strayed += 1
    assert strayed > 100


def test_probe_returns_none_after_two_off_strategy_bids() -> None:
    """Both bid two where at most two dice match, so nobody comes to this line."""
    table = load_tablebase((1, 1), "any-higher")
    assert table and table.probe((1,), [Bid(2, 5), Bid(2, 6), Bid(1, 1)]) is None


@pytest.mark.parametrize(("dice", "raise_", "locked", "veteran"), SMALL)
def test_solved_rounds_allow_the_same_raises_as_games(
    dice: tuple[int, int], raise_: RaiseRule, locked: bool, veteran: bool
) -> None:
    rules, round_ = replace(HASBRO, raise_=raise_), round_of(dice, raise_, locked, veteran)
    start = Game.mid_game(rules, dice, 1 if locked or veteran else None, [2] if veteran else [])
    for line in bids_of(round_):
        now = start.after(Deal(tuple((2,) * count for count in dice), 1))
        for number in line:
            now = now.after(EVERY[number])
        legal = {move for move in now.legal if isinstance(move, Bid) and move.quantity <= sum(dice)}
        assert {EVERY[word] for word in slow.words(round_, line) if word >= 0} == legal


def test_probe_of_unreachable_bid_sequence_has_no_answer() -> None:
    table = load_tablebase((1, 1), "one-axis")
    assert table and table.probe((3,), [Bid(1, 2), Bid(2, 2)])
    unheard = [bids for bids in bids_of(round_of((1, 1), "one-axis")) if played(table)(bids, (3,)) == {}]
    assert unheard and all(played(table)(bids[:-1], (3,)) or bids[:-1] in unheard for bids in unheard)
    assert table.probe((3,), [Bid(2, 3), Bid(1, 3)]) is None


def test_opener_with_an_ace_cannot_lose() -> None:
    table = load_tablebase((1, 1), "one-axis")
    opening = table and table.probe((1,), [])
    assert opening and opening.value == 1


def test_a_damaged_file_is_refused() -> None:
    packed = resources.files("perudo.solver").joinpath("solved_rounds", SHIPPED[0]).read_bytes()
    for broken in (b"", MAGIC, packed[:-1], packed[:-1] + b"?", packed.replace(b"round 2", b"round 1")):
        with pytest.raises(PerudoError, match="tablebase-damaged"):
            Tablebase.read(broken)


def game(dice: tuple[int, int], *bids: Bid, palifico: bool = False, rules: Rules = BGA, opener: int = 1) -> Game:
    start = Game.mid_game(rules, dice, opener if palifico else None)
    now = start.after(Deal(tuple((3, 4, 5, 6, 6)[:count] for count in dice), opener))
    for bid in bids:
        now = now.after(bid)
    return now


def test_probe_answers_a_view() -> None:
    now = game((1, 2), Bid(1, 3))
    found, table = probe(view(now, 2), BGA), load_tablebase((1, 2), "one-axis")
    assert found and table and found == table.probe((4, 3), [Bid(1, 3)])
    assert set(found.mix) <= set(view(now, 2).legal)
    second, table = probe(view(game((1, 2), opener=2), 2), BGA), load_tablebase((2, 1), "one-axis")
    assert second and table and second == table.probe((3, 4), [])
    palifico, locked = probe(view(game((1, 3), palifico=True), 1), BGA), load_tablebase((1, 3), "one-axis", True)
    assert palifico and locked and palifico == locked.probe((3,), [])


def test_bid_above_total_dice_is_doubted() -> None:
    found = probe(view(game((1, 1), Bid(3, 3)), 2), BGA)
    assert found and (found.mix, found.value) == ({DUDO: 1}, 1)


def test_unsolved_or_unknown_view_has_no_answer() -> None:
    assert probe(view(game((3, 3)), 1), BGA) is NoAnswer.NOT_SOLVED
    assert probe(view(game((1, 1)), 2), BGA) is NoAnswer.NOT_TO_ACT
    assert probe(view(game((1, 1)), None), BGA) is NoAnswer.NOT_TO_ACT
    three = Game.mid_game(BGA, (1, 1, 1)).after(Deal(((3,), (4,), (5,)), 1))
    assert probe(view(three, 1), BGA) is NoAnswer.NOT_TWO
    hidden = replace(BGA, lost_dice_visible=False)
    now = game((1, 1), rules=hidden)
    assert probe(view(now, 1), hidden) is NoAnswer.HIDDEN_DICE
    assert probe(view(now, 1), hidden, (1, 1))
    neither = [bids for bids in bids_of(round_of((1, 1), "one-axis"), 2) if len(bids) == 2]
    answers = [probe(view(game((1, 1), *(EVERY[number] for number in bids)), 1), BGA) for bids in neither]
    assert NoAnswer.OFF_STRATEGY in answers and any(answers)


@pytest.mark.parametrize("why", NoAnswer)
def test_every_missing_answer_reason_has_a_message(why: NoAnswer) -> None:
    assert not why
    assert re.fullmatch(rf"[A-Z][^_]+\. \(probe-{why}\)", str(why.error))


def test_probe_refuses_rounds_that_allow_calza() -> None:
    settings: list[tuple[dict[str, object], bool]] = [
        ({}, True),
        ({"calza_with_two": False}, False),
        ({"calza_callers": "others-but-next"}, False),  # there is no such player between two
        ({"calza_callers": "all-but-next"}, True),
    ]
    for setting, calling in settings:
        rules = house_rules("bga", {"lost_dice_visible": True, "calza": True, **setting})
        for bids in ([], [Bid(1, 3)]):
            found = probe(view(game((1, 1), *bids, rules=rules), 1 + len(bids)), rules)
            assert (found is NoAnswer.CALZA) is calling
    rules = house_rules("bga", {"lost_dice_visible": True, "calza": True, "calza_in_palifico": False})
    assert probe(view(game((1, 1), palifico=True, rules=rules), 1), rules)


@pytest.mark.parametrize("was", [False, True])
def test_probe_takes_veterans_from_view_or_argument(was: bool) -> None:
    table = load_tablebase((1, 1), "any-higher", locked=not was, veteran=was)
    assert table
    now = Game.mid_game(HASBRO, (1, 1), 1, [2] if was else []).after(Deal(((3,), (5,)), 1))
    opening = view(now, 1)
    assert probe(opening, HASBRO) is NoAnswer.HIDDEN_VETERAN
    assert probe(opening, HASBRO, veterans=now.veterans) == table.probe((3,), [])
    answer = view(now.after(Bid(1, 3)), 2)
    assert probe(answer, HASBRO) == probe(answer, HASBRO, veterans=now.veterans) == table.probe((5,), [Bid(1, 3)])
    if was:
        changed = view(now.after(Bid(1, 3)).after(Bid(1, 5)), 1)
        assert probe(changed, HASBRO) == table.probe((3,), [Bid(1, 3), Bid(1, 5)]) is not None
    # With two dice nobody changes the face, veteran or not.
    more = Game.mid_game(HASBRO, (1, 2), 1, [2] if was else []).after(Deal(((3,), (5, 5)), 1))
    assert probe(view(more, 1), HASBRO)
