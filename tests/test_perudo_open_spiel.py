"""Perudo as a game of OpenSpiel: by its own simulation tests, against ``Game``, and under its algorithms."""

from __future__ import annotations

import importlib.util
import os
import pickle
from random import Random

import numpy as np
import pytest

from perudo.analysis.exploitability import RoundSetup, exploitability, policy_of
from perudo.core.rules import EDITIONS
from perudo.protocol import load_trusted
from perudo.solver.cfr import Solver, solve

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from perudo.env.open_spiel import from_openspiel_policy, to_tabular_policy  # noqa: E402

SMALL = "perudo(edition=bga,dice=1v1,capped=True)"
"""The smallest round of an edition."""
PALIFICO = "perudo(edition=bga,dice=1v1,palifico=True,capped=True)"
"""One that is smaller still."""
GAMES = [
    "perudo",
    "perudo(edition=kozak,players=4)",
    "perudo(edition=bga.calza,players=3)",
    "perudo(edition=hasbro-1994.calza.calza_callers-all-but-next.calza_wins-all-others-lose.dice-2,players=5)",
    "perudo(edition=asmodee-fr.calza.dice-3,players=3)",
    "perudo(dice=2v1)",
    "perudo(edition=bga.calza,dice=3v0v2v1)",
    "perudo(edition=bga,dice=1v3,palifico=True)",
    SMALL,
]


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_plays_random_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_information_state_matches_a_seats_knowledge(name: str) -> None:
    """Two states that differ in others' dice alone look the same, as texts and as arrays."""
    game, random, told = pyspiel.load_game(name), Random(1), 0
    for _ in range(4):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                state.apply_action(random.choice(legal))
                continue
            player = state.current_player()
            other = state.resample_from_infostate(player, random.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == legal
            told += str(other) != str(state)
            state.apply_action(random.choice(legal[:8] + legal[-3:]))
    assert told


@pytest.mark.parametrize("palifico", [True, *([False] if os.environ.get("PERUDO_ROUNDS") else [])])
def test_openspiel_round_matches_the_solver(palifico: bool) -> None:
    """(The ordinary round takes OpenSpiel most of a minute: `make soak NAME=solved`.)"""
    game, given = pyspiel.load_game(PALIFICO if palifico else SMALL), RoundSetup(EDITIONS["bga"], (1, 1), palifico)
    solver = Solver(given.round)
    solve(solver, iterations=8)
    judged = pyspiel.nash_conv(game, to_tabular_policy(game, policy_of(solver)), True)
    assert solver.bounds().nash_conv == pytest.approx(judged, abs=1e-9) and judged > 1e-6
    bot = to_tabular_policy(
        game, (given.bot_policy(load_trusted("odds"), 0), given.bot_policy(load_trusted("odds"), 1))
    )
    found = exploitability("odds", given.rules, (1, 1), palifico=palifico, solution=False)
    assert pyspiel.nash_conv(game, bot, True) == pytest.approx(found.nash_conv, abs=1e-9)
    assert found.nash_conv == 2 * found.exploitability
    assert palifico or found.nash_conv > 0.001
    with pytest.raises(ValueError, match="does not have"):  # it bids more dice than there are, now and then
        to_tabular_policy(
            game, (given.bot_policy(load_trusted("beginner"), 0), given.bot_policy(load_trusted("beginner"), 1))
        )


def test_openspiel_policy_can_be_evaluated() -> None:
    game = pyspiel.load_game(PALIFICO)
    solver = pyspiel.ExternalSamplingMCCFRSolver(game)
    for _ in range(100):
        solver.run_iteration()
    learned = from_openspiel_policy(game, solver.average_policy())
    found = exploitability(learned, EDITIONS["bga"], (1, 1), palifico=True, solution=False)
    assert found.nash_conv == pytest.approx(pyspiel.nash_conv(game, to_tabular_policy(game, learned), True), abs=1e-6)
    assert found.nash_conv < exploitability("beginner", EDITIONS["bga"], (1, 1), palifico=True).nash_conv


@pytest.mark.parametrize("edition", EDITIONS)
def test_resampling_preserves_observations_at_every_node(edition: str) -> None:
    """At chance nodes too: dice that were shown in earlier rounds stay as they were."""
    game, random, changed = pyspiel.load_game(f"perudo(edition={edition}.calza.dice-3,players=3)"), Random(1), 0
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal():
            for player in range(3):
                other = state.resample_from_infostate(player, random.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert (other.told, other.legal_actions()) == (state.told, state.legal_actions())
                assert other.game.hands is None or other.game.hands[player] == state.game.hands[player]
                changed += str(other) != str(state)
            state.apply_action(random.choice(state.legal_actions()))
    assert changed


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("dice=1v1,players=5", "makes 2 players, not 5"),
        ("dice=axb", "dice=2v1"),
        ("dice=1v1v", "dice=2v1"),
        ("dice=9v1", "position-dice"),
        ("rounds=0", "at least one round"),
        ("players=9", "players-count"),
    ],
)
def test_openspiel_refuses_invalid_game_parameters(name: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        pyspiel.load_game(f"perudo({name})")


def test_game_and_states_can_be_pickled() -> None:
    game = pickle.loads(pickle.dumps(pyspiel.load_game("perudo(dice=2v1)")))
    state = game.new_initial_state()
    for action in (3, 2, 5):
        state.apply_action(action)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state) and again.legal_actions() == state.legal_actions()


# --- Its algorithms run on it


def test_search_plays_a_whole_game() -> None:
    game = pyspiel.load_game("perudo(edition=bga.dice-1,players=3)")
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=20,
        random_state=np.random.RandomState(1),
    )
    random = Random(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            action = random.choice(state.legal_actions())
        else:
            action = bot.step(state) if state.current_player() == 0 else random.choice(state.legal_actions())
        state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(0)


def test_psro_runs() -> None:
    for needed in ("networkx", "cvxpy"):
        pytest.importorskip(needed, reason=f"{needed}, which PSRO needs of OpenSpiel, is not installed")
    from open_spiel.python import policy
    from open_spiel.python.algorithms.psro_v2 import best_response_oracle, psro_v2

    game = pyspiel.load_game(PALIFICO)
    start = [[policy.UniformRandomPolicy(game)], [policy.UniformRandomPolicy(game)]]
    oracle = best_response_oracle.BestResponseOracle(game=game, policy=start[0][0])
    solver = psro_v2.PSROSolver(
        game,
        oracle,
        initial_policies=[each[0] for each in start],
        sims_per_entry=5,
        symmetric_game=False,
        meta_strategy_method="uniform",
        training_strategy_selector="probabilistic",
    )
    solver.iteration()


def test_deep_cfr_runs_if_torch_is_installed() -> None:
    if not all(map(importlib.util.find_spec, ("torch", "tree"))):
        pytest.skip("PyTorch and dm-tree are not installed: 200 MB, see docs/environments.md")
    from open_spiel.python.pytorch import deep_cfr

    game = pyspiel.load_game(PALIFICO)
    solver = deep_cfr.DeepCFRSolver(game, num_iterations=2, num_traversals=2, policy_network_layers=(16,))
    solver.solve()
