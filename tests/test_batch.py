"""The compiled kernels play as ``Game`` does: the same deals and words through both, and every state equal."""

from __future__ import annotations

import json
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import pytest

import perudo.sim.batch
import perudo.sim.kernels
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, FACES, Bid, Calza, Deal, Game, OpeningRoll
from perudo.core.rules import (
    EDITIONS,
    SETTING_VALUES,
    CalzaCallersRule,
    CalzaWinsRule,
    PalificoRule,
    Rules,
    house_rules,
)
from perudo.core.settling import CallEffect, call_effect, settle
from perudo.sim.batch import NO_MOVE, Batch, compile_policy
from perudo.sim.bid_graph import call_tables
from perudo.sim.kernels import Array, RuleArrays
from tests.conftest import often

GAMES = often("PERUDO_BATCH_GAMES", few=100, count=400)
"""Games that are played through both."""
AT_ONCE = 25
CALLERS: tuple[CalzaCallersRule, ...] = ("others-but-next", "all-but-bidder", "all-but-next")
EVERYTHING = replace(EDITIONS["hasbro-1994"], calza=True)


def random_rules(random: Random) -> tuple[Rules, int]:
    """Any rules at all, and a number of seats; few dice more often than many."""
    settings: dict[str, object] = {setting: random.choice(tuple(values)) for setting, values in SETTING_VALUES.items()}
    settings |= {"players": (2, 8), "dice": random.choice((1, 2, 2, 3, 3, 4, 5, 6, 10))}
    return house_rules("kozak", settings), random.choice((2, 2, 3, 3, 4, 5, 6, 7, 8))


class Now:
    """A batch at one moment, as lists: an entry a game."""

    def __init__(self, batch: Batch, seen: Array, masks: Array) -> None:
        state = batch.state
        self.dice: list[list[int]] = batch.dice.tolist()
        self.hands: list[list[list[int]]] = batch.hands.tolist()
        self.to_act: list[int] = batch.to_act.tolist()
        self.winner: list[int] = batch.winner.tolist()
        self.opener: list[int] = (state.opener + 1).tolist()
        self.bidder: list[int] = (state.bidder + 1).tolist()
        self.palifico: list[int] = state.palifico.tolist()
        self.veterans: list[int] = state.veterans.tolist()
        self.round: list[int] = state.round.tolist()
        self.said: list[list[int]] = state.bid_by.tolist()
        self.told: list[list[tuple[int, int]]] = [
            [(bid, by) for bid, by in zip(bids, speakers, strict=True) if bid != NO_MOVE or by]
            for bids, speakers in zip(batch.bid_history.tolist(), batch.bidders.tolist(), strict=True)
        ]
        self.places: list[list[int]] = batch.places.tolist()
        self.moves: list[int] = batch.move_count.tolist()
        self.seen: list[list[int]] = seen.tolist()
        self.masks: list[list[int]] = masks.tolist()


def chance(game: Game, now: Now, at: int) -> Game:
    """Return the dice of a game in the batch."""
    opener = now.opener[at]
    if game.opening_rollers:
        game = game.after(OpeningRoll(tuple(6 if seat == opener else 1 for seat in game.seats)))
    hands = (
        tuple(face for face, count in zip(FACES, hand, strict=True) for _ in range(count)) for hand in now.hands[at]
    )
    return game.after(Deal(tuple(hands), opener))


def before(game: Game) -> Game:
    """The round of a game as it waits for its deal."""
    if game.hands is None:
        return game
    palifico = game.opener if game.palifico else None
    return Game.mid_game(game.rules, game.dice, palifico, game.veterans - {palifico}, game.round_number)


def asked(game: Game) -> list[int]:
    """Who is asked for a word on what was just said: who may call calza out of turn, and the player to act."""
    if game.bidder is None:
        return [game.to_act or 0]
    out_of_turn = [seat for seat in game.calza_callers if seat != game.to_act]
    left_of_bidder = sorted(out_of_turn, key=lambda seat: (seat - (game.bidder or 0) - 1) % len(game.seats))
    return [*left_of_bidder, game.to_act or 0]


class Told(NamedTuple):
    """The history of a game that ``Game`` does not store."""

    out: tuple[int, ...]
    """How many were left when each seat went out; 0 for one that plays."""
    moves: int = 0

    def place(self, game: Game, seat: int) -> int:
        return self.out[seat - 1] + 1 if self.out[seat - 1] else 1 if game.winner else 0


def compare(game: Game, waiting: list[int], told: Told, batch: Batch, now: Now, at: int) -> None:
    """Every part of the state, what the seat to act may say, and what it sees."""
    assert now.places[at] == [told.place(game, seat) for seat in game.seats]
    assert now.moves[at] == told.moves
    assert tuple(now.dice[at]) == game.dice
    assert {seat for seat in game.seats if now.veterans[at] >> (seat - 1) & 1} == game.veterans
    assert now.round[at] == game.round_number
    assert now.winner[at] == (game.winner or 0)
    assert now.to_act[at] == (waiting[0] if waiting else 0)
    seen, mask = now.seen[at], now.masks[at]
    if game.winner:
        assert not any(seen) and not any(mask)
        return
    seat = waiting[0]
    assert (now.opener[at], now.palifico[at]) == (game.opener, game.palifico)
    assert now.bidder[at] == (game.bidder or 0)
    said = {batch.bids[bid]: by for bid, by in enumerate(now.said[at]) if by}
    assert said == dict(zip(game.bids, game.bidders, strict=True))
    assert [(batch.bids[bid], by) for bid, by in now.told[at]] == [*zip(game.bids, game.bidders, strict=True)]
    may = [bid for bid, legal in zip(batch.bids, mask, strict=False) if legal]
    if seat == game.to_act:
        bids = [move for move in game.legal if isinstance(move, Bid)]
        calls = [move for move in game.legal if not isinstance(move, Bid)]
        assert may == bids
        assert mask[batch.dudo :] == [DUDO in calls, Calza(seat) in calls, 0]
    else:
        assert not may and mask[batch.dudo :] == [0, 1, 1]

    around = [(seat + step - 1) % len(game.seats) + 1 for step in range(len(game.seats))]
    hand = (game.hands or ())[seat - 1]
    assert seen[: -len(batch.bids)] == [
        *(hand.count(face) for face in FACES),
        *(game.dice[other - 1] for other in around),
        *(other in game.veterans for other in around),
        *(other == game.opener for other in around),
        *(other == game.bidder for other in around),
        *(game.current_bid or (0, 0)),
        game.palifico,
        seat != game.to_act,
    ]
    bids_seen = {batch.bids[bid]: around[by - 1] for bid, by in enumerate(seen[-len(batch.bids) :]) if by}
    assert bids_seen == said


def play_through_both(rules: Rules, seats: int, seed: int, games: int = AT_ONCE) -> None:
    play_both_on(Batch(rules, seats, games, seed=seed), Game.start(rules, seats), seed)


def play_both_on(batch: Batch, position: Game, seed: int) -> None:
    """From a position that waits for its deal, or from one at which bids stand, to the end."""
    games = batch.games
    low = np.concatenate([0.9 ** np.arange(len(batch.bids)), [0.3, 0.1, 0.5]])
    seen, masks = np.zeros((games, batch.observation_length), np.int8), np.zeros((games, batch.num_moves), np.int8)
    batch.observe(seen, masks)
    now = Now(batch, seen, masks)
    mirrors = [chance(before(position), now, at) for at in range(games)]
    for bid in position.bids:
        mirrors = [game.after(bid) for game in mirrors]
    waiting = [asked(game) for game in mirrors]
    told = [Told(tuple(0 if dice else len(position.alive) for dice in position.dice))] * games
    playing = list(range(games))
    while playing:
        for at in playing:
            compare(mirrors[at], waiting[at], told[at], batch, now, at)
        playing = [at for at in playing if not mirrors[at].winner]
        words = batch.sample(low if seed % 2 else None)
        batch.step(words, seen, masks)
        now = Now(batch, seen, masks)
        for at in playing:
            word = words[at]
            seat, *rest = waiting[at]
            if word == batch.pass_move:
                waiting[at] = rest
                continue
            action = batch.bids[word] if word < batch.dudo else DUDO if word == batch.dudo else Calza(seat)
            game = mirrors[at].after(action)
            outcome = game.previous if game.hands is None else None
            gone = outcome.eliminated if outcome else ()
            out = tuple(len(game.alive) if seat in gone else left for seat, left in enumerate(told[at].out, start=1))
            told[at] = Told(out, told[at].moves + 1)
            if game.hands is None and not game.winner:
                game = chance(game, now, at)
            mirrors[at], waiting[at] = game, [] if game.winner else asked(game)


def test_every_batch_state_matches_the_rules_library() -> None:
    random = Random(1)
    for done in range(0, GAMES, AT_ONCE):
        if done and done % 5000 == 0:
            print(f"{done} of {GAMES} games", flush=True)
        play_through_both(*random_rules(random), seed=done)


def positions(random: Random, count: int) -> Iterable[Game]:
    """Positions of any rules at all, from the first round to the last, before a deal and with bids."""
    while count > 0:
        rules, seats = random_rules(random)
        if rules.dice * seats > 15:
            continue
        batch = Batch(rules, seats, 10, seed=count)
        for _ in range(random.randrange(60)):
            batch.step(batch.sample())
        for at in np.flatnonzero(~batch.is_over)[:2]:
            game = batch.game(int(at))
            yield before(game) if count % 3 == 0 else game
            count -= 1


def test_batch_starts_at_any_position_with_given_hands() -> None:
    random = Random(6)
    seen = set()
    for at, game in enumerate(positions(random, 40)):
        known = {seat: (game.hands or ())[seat - 1] for seat in game.alive if game.hands and random.random() < 0.4}
        batch = Batch.from_game(game, 9, hands=known, seed=at)
        for seat in game.seats:
            rolled = {tuple(hand) for hand in batch.hands[:, seat - 1].tolist()}
            if seat in known:
                assert rolled == {tuple(known[seat].count(face) for face in FACES)}
            else:
                assert all(sum(hand) == game.dice[seat - 1] for hand in rolled)
                assert len(rolled) > 2 or game.dice[seat - 1] < 3
        seen |= {(bool(game.bids), game.palifico, bool(game.veterans), len(game.alive) < len(game.seats), bool(known))}
        first = batch.hands[:2].copy()
        few = Batch.from_game(game, 2, hands=known, seed=at)
        play_both_on(few, game, seed=at)
        few.reset(at)
        assert (few.hands == first).all() and not few.move_count.any()
    assert len(seen) > 10


def test_batch_from_dealt_game_keeps_its_hands() -> None:
    game = next(game for game in positions(Random(7), 9) if game.bids)
    batch = Batch.from_game(game, 4, first_index=2)
    assert [batch.game(at) for at in range(4)] == [game] * 4
    copy = pickle.loads(pickle.dumps(batch))
    for each in (batch, copy):
        each.reset(5)
    assert (copy.hands == batch.hands).all() and [copy.game(0)] == [game]
    rolled = Batch.from_game(game, 50, hands={})
    assert any(rolled.game(at) != game for at in range(50))


@pytest.mark.parametrize(
    ("hands", "why"),
    [({3: (1,)}, "seats are 1 to 2"), ({1: (1,)}, "seat 1 has 2 dice"), ({2: (7,)}, "faces 1 to 6")],
)
def test_invalid_hand_is_refused(hands: dict[int, tuple[int, ...]], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Batch.from_game(Game.mid_game(EVERYTHING, (2, 1)), 3, hands=hands)
    won = Game.mid_game(EVERYTHING, (1, 1)).after(Deal(((2,), (3,)), 1)).after(Bid(1, 3)).after(DUDO)
    with pytest.raises(PerudoError, match="over"):
        Batch.from_game(won, 3)


def packed(dice: tuple[int, ...]) -> int:
    return sum(count << 8 * at for at, count in enumerate(dice))


def bits(seats: Iterable[int]) -> int:
    return sum(1 << seat - 1 for seat in seats)


@pytest.mark.parametrize("palifico", SETTING_VALUES["palifico"])
@pytest.mark.parametrize("with_two", [False, True])
@pytest.mark.parametrize("wins", SETTING_VALUES["calza_wins"])
def test_kernels_settle_every_call_like_the_rules(palifico: PalificoRule, with_two: bool, wins: CalzaWinsRule) -> None:
    """All there is to settle with up to two dice for each of three: who calls what on whose bid, with what count."""
    rules = replace(EVERYTHING, dice=2, palifico=palifico, palifico_with_two=with_two, calza_wins=wins)
    compare_settlements(rules, perudo.sim.kernels.rule_arrays(rules, 3))


@pytest.mark.parametrize("effect", [(-2, 0, 0), (-1, 0, 0), (0, -2, -1), (2, -1, 0), (1, -1, -2)])
def test_kernels_settle_calls_under_new_house_rules(
    effect: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only ``call_effect`` has to know how many dice a call moves."""

    def by_a_new_rule(rules: Rules, call: object, surplus: int) -> CallEffect:
        return CallEffect(*effect) if (call == DUDO) == (surplus < 0) else call_effect(rules, call, surplus)  # type: ignore[arg-type]

    for module in ("perudo.core.settling", "perudo.sim.bid_graph"):
        monkeypatch.setattr(f"{module}.call_effect", by_a_new_rule)
    rules = replace(EVERYTHING, dice=3)
    tables = call_tables.__wrapped__(rules)
    monkeypatch.setattr(perudo.sim.kernels, "call_tables", lambda _: tables)
    compare_settlements(rules, perudo.sim.kernels.rule_arrays.__wrapped__(rules, 3))


def compare_settlements(rules: Rules, numbers: RuleArrays) -> None:
    """Compare the kernel's result of each call with that of ``settle``."""
    seats = (1, 2, 3)
    every = [dice for dice in product(range(rules.dice + 1), repeat=3) if dice.count(0) < 2]
    for dice, was, (call, word) in product(every, product((False, True), repeat=3), enumerate((DUDO, Calza))):
        alive = [seat for seat in seats if dice[seat - 1]]
        veterans = frozenset(seat for seat in seats if was[seat - 1])
        for bidder, caller, more in product(alive, alive, (-1, 0, 1)):
            if word is DUDO and bidder == caller:
                continue
            move = DUDO if word is DUDO else Calza(caller)
            changes, after, opener, to_be = settle(rules, dice, veterans, move, caller, bidder, more)
            assert all(now == then + change for now, then, change in zip(after, dice, changes, strict=True))
            left = [seat for seat in seats if after[seat - 1]]
            got = perudo.sim.kernels._called(
                numbers, packed(dice), bits(alive), bits(veterans), bidder - 1, caller - 1, call, more
            )
            assert got[:3] == (packed(after), bits(left), bits(veterans | ({opener} if to_be and opener else set())))
            assert got[3:] == (opener - 1, to_be) if opener else len(left) == 1


FAULTS = {
    "a die more is not taken": ("        dice -= 1 << 8 * opens\n", "        dice -= 1 << 8 * caller\n"),
    "the one who is out opens": (
        "dice, alive, veterans, _int64(rules.left_neighbor[alive, opens]), 0",
        "dice, alive, veterans, opens, 0",
    ),
    "palifico too early": ("_of(dice, opens) == 1 and rules", "_of(dice, opens) <= 2 and rules"),
    "aces are always wild": ("_int64(rules.wild[palifico])", "_int64(rules.wild[0])"),
    "the opener changes the face": ("and _of(dice, seat) == 1 and seat != opener", "and _of(dice, seat) == 1"),
    "a die above all is won": ("min(max(had + change, 0), most)", "max(had + change, 0)"),
    "the caller loses a die too": ("to_caller if seat == caller", "to_others if seat == caller"),
    "calza puts nobody out": ("    alive = _alive(after)\n", ""),
    "the bidder is asked": ("switch.callers[2 if to == bidder else 1]", "switch.callers[1]"),
    "asked from the wrong side": (
        "asked[palifico, alive, bidder, after] = to",
        "asked[palifico, alive, after, bidder] = to",
    ),
    "a bid is forgotten": ("    state.bid_by[game, current] = bidder + 1\n", ""),
    "old bids are seen": ("        state.bid_by_int64[game, eight] = 0\n", "        pass\n"),
    "the first who is out is second": (
        "state.places[game, seat] = left + 1",
        "state.places[game, seat] = left",
    ),
    "a call is no move": ("    state.moves[game] += 1\n    shown = _int64(0)", "    shown = _int64(0)"),
    "another hand is seen": ("shape[1], _int64(state.hands[game, seat])", "shape[1], _int64(state.hands[game, 0])"),
}


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> ModuleType:
    """The kernels with a fault, as plain Python, in the place of the compiled ones."""
    right, wrong = request.param
    source = Path(perudo.sim.kernels.__file__).read_text(encoding="utf-8")
    assert source.count(right) == 1, "the fault is planted in one place"
    module = ModuleType("faulty")
    source = source.replace(
        "from perudo.sim.jit import inline_kernel, kernel\n", "inline_kernel = kernel = lambda function: function\n"
    )
    exec(compile(source.replace(right, wrong), "faulty.py", "exec"), vars(module))
    for name, value in vars(perudo.sim.batch).items():
        if getattr(value, "py_func", None):
            monkeypatch.setattr(perudo.sim.batch, name, getattr(module, name))
    monkeypatch.setattr(perudo.sim.batch, "rule_arrays", vars(module)["rule_arrays"])
    return module


def play_all_that_show_it() -> None:
    for seed, seats in enumerate((3, 4, 2, 3, 5, 4)):
        for callers in CALLERS:
            wins: CalzaWinsRule = "all-others-lose" if seed in (1, 3) else "die"
            palifico: PalificoRule = "each-time" if seed % 2 else "once"
            rules = replace(EVERYTHING, dice=3, palifico=palifico, calza_callers=callers, calza_wins=wins)
            play_through_both(rules, seats, seed, games=2)


@pytest.mark.parametrize("plain", [("def _mixed", "def _mixed")], indirect=True, ids=["none"])
def test_kernels_work_as_plain_python(plain: ModuleType) -> None:
    with np.errstate(over="ignore"):
        play_all_that_show_it()


@pytest.mark.parametrize("plain", FAULTS.values(), indirect=True, ids=FAULTS)
def test_seeded_kernel_fault_is_detected(plain: ModuleType) -> None:
    with np.errstate(over="ignore"), pytest.raises((AssertionError, PerudoError, ValueError, IndexError)):
        play_all_that_show_it()


def test_seeded_rules_fault_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(rules: Rules, seats: int) -> RuleArrays:
        made = perudo.sim.kernels.rule_arrays(rules, seats)
        may = made.is_legal.copy()
        may[0, 7, 9] ^= 1  # 3x2 on 2x2
        return made._replace(is_legal=may)

    monkeypatch.setattr(perudo.sim.batch, "rule_arrays", faulty)
    with pytest.raises(AssertionError):
        play_through_both(EVERYTHING, 3, seed=1)


# --- What else a batch promises


def test_playout_matches_repeated_sampling() -> None:
    random = Random(2)
    for seed in range(40):
        rules, seats = random_rules(random)
        at_once, by_steps = (Batch(rules, seats, 20, seed=seed) for _ in range(2))
        for batch in (at_once, by_steps):
            for _ in range(seed % 5):
                batch.step(batch.sample())
        at_once.play_out()
        while not by_steps.is_over.all():
            by_steps.step(by_steps.sample())
        for name in ("rng", "dice", "veterans", "palifico", "opener", "round", "places", "moves", "to_act"):
            assert (getattr(at_once.state, name) == getattr(by_steps.state, name)).all(), name
        places = at_once.places[0].tolist()  # who went out together share one
        assert places == [1 + sum(other < place for other in places) for place in places]


def test_game_depends_only_on_its_seed() -> None:
    one = Batch(EVERYTHING, 4, 50, seed=100)
    two = Batch(EVERYTHING, 4, 20, seed=100, threads=2)
    for batch in (one, two):
        batch.play_out()
    assert (one.state.rng[:20] == two.state.rng).all()
    apart = [Batch(EVERYTHING, 4, 50, seed=seed) for seed in (100, 101)]
    assert not (set(apart[0].state.rng) & set(apart[1].state.rng))
    one.reset(np.full(50, 100), where=np.arange(50) % 2 == 0)
    one.play_out()
    assert (one.state.rng[::2] == one.state.rng[0]).all()
    assert (one.state.rng[1:20:2] == two.state.rng[1::2]).all()
    part = Batch(EVERYTHING, 4, 10, seed=100, first_index=10)
    part.play_out()
    assert (part.state.rng == two.state.rng[10:]).all()
    one.reset(np.int64(100))
    one.play_out()
    assert (one.state.rng[:20] == two.state.rng).all()
    one.reset()
    one.play_out()
    assert (one.state.rng[:20] != two.state.rng).all()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")  # Python 3.12 warns of what is tested here
def test_forked_process_has_its_own_threads() -> None:
    batch = Batch(EVERYTHING, 3, 40, seed=1, threads=2)
    child = os.fork()
    if child == 0:
        batch.play_out()
        os._exit(0 if batch.is_over.all() else 1)
    for _ in range(600):
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            assert status == 0
            return
        time.sleep(0.05)
    os.kill(child, signal.SIGKILL)
    raise AssertionError("the forked process hangs")


def as_expected(counts: Array, shares: Array) -> bool:
    """Whether what chance has drawn is within five standard deviations of what it should."""
    expected = counts.sum() * shares / shares.sum()
    chi = ((counts - expected) ** 2 / expected).sum()
    free = len(counts) - 1
    return bool(abs(chi - free) < 5 * np.sqrt(2 * free))


def test_random_moves_are_drawn_uniformly() -> None:
    batch = Batch(EVERYTHING, 3, 40_000, seed=4)
    assert as_expected(np.bincount(batch.to_act)[1:], np.ones(3))
    may = np.flatnonzero(batch.rule_arrays.is_legal[0, -1])
    assert as_expected(np.bincount(batch.sample(), minlength=batch.num_moves)[may], np.ones(len(may)))
    weights = np.arange(batch.num_moves) % 5.0
    drawn = np.bincount(batch.sample(weights), minlength=batch.num_moves)
    assert drawn[weights == 0].sum() == 0
    assert as_expected(drawn[may[weights[may] > 0]], weights[may[weights[may] > 0]])
    batch.step(np.full(batch.games, 1))
    called = np.bincount(batch.sample(calza=0.25) == batch.calza)
    assert as_expected(called, np.array([0.75, 0.25]))
    assert (batch.sample(calza=0) == batch.pass_move).all() and (batch.sample(calza=1) == batch.calza).all()


def test_dice_faces_are_uniformly_distributed() -> None:
    """Each whole hand, of five dice in one draw and of seven in two, as often as it should come up."""
    for dice in (5, 7):
        batch = Batch(replace(EDITIONS["kozak"], dice=dice), 4, 30_000, seed=3)
        hands, counts = np.unique(batch.hands.reshape(-1, 6), axis=0, return_counts=True)
        factorial = np.array([1, 1, 2, 6, 24, 120, 720, 5040])
        ways = factorial[dice] / factorial[hands].prod(axis=1)
        often = ways / 6**dice * batch.games * 4 >= 5
        assert as_expected(counts[often], ways[often])


def test_batch_game_can_be_inspected() -> None:
    batch = Batch(EVERYTHING, 3, 30, seed=5)
    for _ in range(12):
        batch.step(batch.sample())
    for at in np.flatnonzero(~batch.is_over):
        game = batch.game(int(at))
        assert game.dice == tuple(batch.dice[at])
        assert len(game.bids) == np.count_nonzero(batch.state.bid_by[at])
        assert asked(game)[-1] == game.to_act and batch.to_act[at] in asked(game)


def test_illegal_moves_change_nothing() -> None:
    batch = Batch(EDITIONS["bga"], 3, 4, seed=1)
    before = [array.copy() for array in batch.state]
    for words in ([1, batch.dudo, 1, 1], [1, 1, 1, 0], [1, 1, batch.pass_move, 1], [1, 1, 1, 99], [-5, 1, 1, 1]):
        with pytest.raises(ValueError, match="is illegal"):
            batch.step(np.array(words))
    assert all((then == now).all() for then, now in zip(before, batch.state, strict=True))
    batch.step(np.array([1, NO_MOVE, NO_MOVE, NO_MOVE]))
    assert list(batch.move_count) == [1, 0, 0, 0]


def buffers(batch: Batch) -> tuple[Array, Array]:
    return np.zeros((batch.games, batch.observation_length), np.int8), np.zeros((batch.games, batch.num_moves), np.int8)


def doubts_at_once(seen: Array, mask: Array, chance: float) -> int:
    """Gives itself leave to."""
    mask[:] = 1
    return len(mask) - 3


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (lambda batch: batch.step(np.zeros(3)), "4 games"),
        (lambda batch: batch.step(np.array([1.9, 1, 1, 1])), "whole numbers"),
        (lambda batch: batch.step(np.array([2**64 - 1, 1, 1, 1], np.uint64)), "is illegal"),
        (lambda batch: batch.step(np.full(4, 1), np.zeros((4, batch.observation_length), np.int8)), "or neither"),
        (
            lambda batch: batch.step(np.full(4, 1), *(np.zeros((4, 2), np.int8) for _ in range(2))),
            "observations must be",
        ),
        (lambda batch: batch.observe(*buffers(batch), np.array([1, 9, 0, 0])), "seats are 1 to 3"),
        (lambda batch: batch.observe(*buffers(batch), np.array([1, -5, 0, 0])), "seats are 1 to 3"),
        (lambda batch: batch.sample(-np.ones(batch.num_moves)), "negative"),
        (lambda batch: batch.sample(calza=1.5), "from 0 to 1"),
        (lambda batch: batch.play(compile_policy(doubts_at_once)), "the policy made an illegal move"),
        (lambda batch: batch.play(compile_policy(doubts_at_once), [4]), "seats are 1 to 3"),
        (
            lambda batch: batch.observe(np.zeros((4, 9), np.int8), np.zeros((4, batch.num_moves), np.int8)),
            "observations must be",
        ),
        (lambda batch: batch.sample(np.zeros(batch.num_moves)), "no legal move"),
        (lambda batch: batch.sample(np.zeros(3)), "weights must have the shape"),
        (lambda batch: batch.play(compile_policy(lambda seen, mask, chance: -1)), "the policy made an illegal move"),
        (lambda batch: Batch(EDITIONS["bga"], 3, 0), "must be at least 1"),
    ],
)
def test_invalid_arguments_are_refused(wrong: Any, why: str) -> None:
    batch = Batch(EDITIONS["bga"], 3, 4)
    with pytest.raises(ValueError, match=why):
        wrong(batch)
    assert not batch.move_count.any()


def test_read_only_views_cannot_be_changed() -> None:
    batch = Batch(EDITIONS["bga"], 3, 4)
    for window in (batch.dice, batch.hands, batch.places, batch.move_count, batch.round_number):
        with pytest.raises(ValueError, match="read-only"):
            window[0] = 3
    batch.play_out()
    seen, masks = buffers(batch)
    batch.observe(seen, masks, np.array([1, 2, 3, 0]))
    assert not seen.any() and not masks.any()
    batch.play(compile_policy(doubts_at_once), [])  # nobody's


def test_compiling_is_announced_once_and_cached(tmp_path: Path) -> None:
    play = "from perudo.sim.batch import *; from perudo.core.rules import *; "
    play += "b = Batch(EDITIONS['bga'], 2, 9); b.play_out()"

    def told() -> str:
        environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path), "LANGUAGE": "en"}
        done = subprocess.run([sys.executable, "-c", play], env=environment, capture_output=True, text=True, check=True)
        return done.stderr

    assert told() == "Compiling. The first time, this takes a few seconds.\n"
    kept = sorted(tmp_path.rglob("*.nbc"))
    assert kept
    told()  # says nothing, but on a machine that is slow to read
    assert sorted(tmp_path.rglob("*.nbc")) == kept


COMPILES = """
import json
from perudo.core.rules import EDITIONS
from perudo.sim import kernels
from perudo.sim.batch import Batch

batch = Batch(EDITIONS["bga"], 3, 2)
batch.step(batch.sample())
batch.play_out()
compiled = {name: getattr(kernel, "nopython_signatures", ()) for name, kernel in vars(kernels).items()}
print(json.dumps({name: len(signatures) for name, signatures in compiled.items() if signatures}))
"""


def test_helpers_of_kernels_are_compiled_for_one_type(tmp_path: Path) -> None:
    """With more types, compiled code depends on the order of compilation: playouts once took 1.5 times as long when
    ``step`` had been compiled before them.
    """
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path), "NUMBA_OPT": "0"}
    done = subprocess.run([sys.executable, "-c", COMPILES], env=environment, capture_output=True, text=True, check=True)
    compiled = json.loads(done.stdout)
    assert compiled.pop("_int64") > 1
    assert compiled["_over"] and set(compiled.values()) == {1}


def test_each_policy_plays_only_its_seats() -> None:
    def lowest(seen: Array, mask: Array, chance: float) -> int:
        return int(np.argmax(mask))

    def doubter(seen: Array, mask: Array, chance: float) -> int:
        dudo = len(mask) - 3
        return dudo if mask[dudo] else int(np.argmax(mask))

    low, doubt = compile_policy(lowest), compile_policy(doubter)
    batch = Batch(EDITIONS["bga"], 2, 200, seed=7)
    while not batch.is_over.all():
        batch.play(low, [1])
        assert (batch.is_over | (batch.to_act == 2)).all()
        batch.play(doubt, assignment=np.full(200, 2))
    assert set(batch.winner) == {1, 2}
    assert (batch.winner == 1).mean() > 0.8  # the lowest bids are true more often than not


def bold(seen: Array, mask: Array, chance: float, params: Array) -> int:
    """Calls with the chance of its first parameter; else says the lowest word from its second on, or any."""
    dudo = len(mask) - 3
    if mask[dudo] and chance < params[0]:
        return dudo
    for word in range(int(params[1]), len(mask)):
        if mask[word]:
            return word
    return int(np.argmax(mask))


def test_policies_take_parameters() -> None:
    policy = compile_policy(bold)
    batch = Batch(EDITIONS["bga"], 2, 300, seed=8)
    opening = batch.to_act
    batch.play(policy, params=[0, 7], max_moves=1)
    assert (batch.bid_history == 7).all() and (batch.bidders[:, 0] == opening).all()
    batch.reset(8)
    batch.play(policy, params=[[0, 7], [0, 9]], max_moves=1)
    assert (batch.bid_history[:, 0] == np.where(opening == 1, 7, 9)).all()
    batch.reset(8)
    each = np.zeros((300, 2, 2))
    each[:, :, 1] = np.arange(300)[:, None] % 5 + 13  # but aces, which may not open
    batch.play(policy, params=each, max_moves=1)
    assert (batch.bid_history[:, 0] == np.arange(300) % 5 + 13).all()
    batch.play(policy, params=[0.25, 0], max_moves=1)
    assert 0.15 < (batch.round_number == 2).mean() < 0.35
    for wrong in (np.zeros((3, 2)), np.zeros((2, 2, 1)), np.zeros((300, 3, 1))):
        with pytest.raises(ValueError, match="shape of the parameters"):
            batch.play(policy, params=wrong)
