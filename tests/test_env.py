"""The environment in PettingZoo's interface: its own tests, and that it is the game that ``Batch`` plays."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo import test

from perudo.core.errors import PerudoError
from perudo.core.rules import house_rules
from perudo.env import perudo_v0, vector
from perudo.env.rewards import Reward, round_rewards
from perudo.sim.batch import Batch
from perudo.sim.kernels import Array

farama: Any = test  # it has no types
ALL_OTHERS = {"calza": True, "calza_wins": "all-others-lose", "dice": 2}
TABLES: list[dict[str, Any]] = [
    {},
    {"edition": "bga", "options": {"calza": True}, "players": 3, "reward": "finish"},
    {"edition": "hasbro-1994", "options": {"calza": True, "dice": 2}, "players": 5, "reward": "dice"},
    {"edition": "hasbro-1994", "options": ALL_OTHERS, "players": 5, "reward": "finish"},
    {"edition": "asmodee-it", "players": 2, "rounds": "one"},
]
any_table = pytest.mark.parametrize(
    "table", TABLES, ids=["kozak", "bga", "hasbro-1994", "all-others-lose", "one-round"]
)


def made(**table: Any) -> Any:
    return perudo_v0.env(**table)


def play(env: Any, choose: Callable[[Any], int | None]) -> dict[str, float]:
    """Plays an episode that was begun to its end; what each agent earned."""
    earnings = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, termination, truncation, _ = env.last()
        earnings[agent] += reward
        env.step(None if termination or truncation else choose(seen["action_mask"]))
    return earnings


def chooser(seed: int) -> Callable[[Any], int]:
    random = np.random.default_rng(seed)
    return lambda mask: int(random.choice(np.flatnonzero(mask)))


# --- PettingZoo's own tests


@any_table
# It knows by name which environments may see a dict, or nothing at the end, as all of its own card games do.
@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation numpy array is all zeros",
)
def test_aec_environment_passes_the_pettingzoo_test(table: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    farama.api_test(made(**table), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@any_table
def test_same_seed_gives_the_same_game(table: dict[str, Any]) -> None:
    farama.seed_test(lambda: made(**table))
    farama.parallel_seed_test(lambda: perudo_v0.parallel_env(**table))


def test_reset_without_seed_gives_a_new_game() -> None:
    games = {made().unwrapped.batch.hands.tobytes() for _ in range(3)}
    env = made()
    for _ in range(3):
        env.reset()
        games.add(env.unwrapped.batch.hands.tobytes())
    assert len(games) == 6


@any_table
def test_parallel_environment_passes_the_pettingzoo_test(
    table: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    farama.parallel_api_test(perudo_v0.parallel_env(**table), num_cycles=300)
    assert "Passed Parallel API test" in capsys.readouterr().out


# --- The game


@any_table
def test_single_environment_matches_batched_environment(table: dict[str, Any]) -> None:
    rules = house_rules(table.get("edition", "kozak"), table.get("options"))
    for seed in range(5):
        env = perudo_v0.raw_env(**table)
        env.reset(seed=seed)
        batch = Batch(rules, len(env.possible_agents), 1, seed=seed)
        seen, mask = np.zeros((1, batch.observation_length), np.int8), np.zeros((1, batch.num_moves), np.int8)
        choose = chooser(seed)
        while env.agents:
            if env.terminations[env.agent_selection]:
                env.step(None)
                continue
            assert env.agent_selection == f"seat_{batch.to_act[0]}"
            for seat, agent in enumerate(env.possible_agents, start=1):
                batch.observe(seen, mask, np.array([seat]))
                observed = env.observe(agent)
                assert (observed["observation"] == seen).all() and (observed["action_mask"] == mask).all()
                assert env.observation_space(agent).contains(observed)
            word = choose(env.observe(env.agent_selection)["action_mask"])
            env.step(word)
            batch.step(np.array([word]))
        assert batch.round_number[0] == 2 if table.get("rounds") == "one" else batch.is_over[0]


def test_eliminated_agent_leaves_and_others_continue() -> None:
    env = made(options={"dice": 1})
    env.reset(seed=2)
    choose = chooser(2)
    left = []
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        seat = env.possible_agents.index(agent)
        assert over == (env.unwrapped.batch.places[0, seat] > 0)
        if over:
            left.append(agent)
        env.step(None if over else choose(seen["action_mask"]))
        assert set(env.agents).isdisjoint(left)
    assert sorted(left) == env.possible_agents
    places = dict(zip(env.possible_agents, env.unwrapped.batch.places[0].tolist(), strict=True))
    assert [places[agent] for agent in left[:2]] == [4, 3]  # the last two leave together


def test_copied_environment_continues_identically() -> None:
    env = made(reward="dice")
    env.reset(seed=4)
    choose = chooser(4)
    for _ in range(20):
        env.step(choose(env.last()[0]["action_mask"]))
    twin = copy.deepcopy(env)
    assert play(env, chooser(5)) == play(twin, chooser(5))
    assert (env.unwrapped.batch.state.rng == twin.unwrapped.batch.state.rng).all()


# --- Rewards


@pytest.mark.parametrize("rounds", ["all", "one"])
@pytest.mark.parametrize("reward", ["win", "finish", "dice"])
@pytest.mark.parametrize("options", [{"calza": True, "dice": 3}, ALL_OTHERS], ids=["a die", "all others"])
def test_rewards_sum_to_zero(reward: str, rounds: str, options: dict[str, object]) -> None:
    env = made(reward=reward, rounds=rounds, options=options)
    some = False
    for seed in range(10):
        env.reset(seed=seed)
        earnings = play(env, chooser(seed))
        some |= any(earnings.values())
        assert sum(earnings.values()) == pytest.approx(0)
        places = env.unwrapped.batch.places[0].tolist()
        if rounds == "all" and reward == "win":
            assert list(earnings.values()) == pytest.approx([1 if place == 1 else -1 / 3 for place in places])
        if rounds == "all" and reward == "finish" and len(set(places)) == len(places):
            assert list(earnings.values()) == pytest.approx([(1, 1 / 3, -1 / 3, -1)[place - 1] for place in places])
    assert some


@pytest.mark.parametrize(
    ("reward", "before", "after", "places", "worth"),
    [
        ("dice", [5, 5, 5, 5], [5, 4, 5, 5], [0, 0, 0, 0], [1 / 3, -1, 1 / 3, 1 / 3]),
        ("dice", [0, 2, 1, 1], [0, 2, 0, 1], [4, 0, 3, 0], [0, 1 / 2, -1, 1 / 2]),
        ("dice", [2, 2, 0, 0], [3, 2, 0, 0], [0, 0, 3, 4], [1, -1, 0, 0]),
        ("dice", [5, 5, 5, 5], [5, 5, 5, 5], [0, 0, 0, 0], [0, 0, 0, 0]),
        ("win", [0, 2, 1, 1], [0, 2, 0, 1], [4, 0, 3, 0], [0, 0, -1 / 3, 0]),
        ("win", [0, 2, 0, 1], [0, 2, 0, 0], [4, 1, 3, 2], [0, 1, 0, -1 / 3]),
        ("finish", [0, 2, 0, 1], [0, 2, 0, 0], [4, 1, 3, 2], [0, 1, 0, 1 / 3]),
        ("finish", [0, 2, 1, 1], [0, 2, 0, 0], [4, 1, 2, 2], [0, 1, 0, 0]),
        ("dice", [2, 2, 1, 1], [1, 2, 0, 0], [0, 0, 3, 3], [-1 / 3, 1, -1 / 3, -1 / 3]),
    ],
)
def test_round_rewards_are_as_documented(
    reward: Reward, before: list[int], after: list[int], places: list[int], worth: list[float]
) -> None:
    had, has, finished = (np.array([each], np.uint8) for each in (before, after, places))
    assert round_rewards(reward, "all", had, has, finished)[0] == pytest.approx(worth)


# --- Secrecy


def other_dice(batch: Batch, seat: int) -> None:
    """Gives every other seat of the first game other dice: the faces change round."""
    for other in range(batch.seats):
        if other != seat - 1:
            faces = batch.hands[0, other]
            batch.state.hands[0, other] = int.from_bytes(np.roll(faces, 1).tobytes() + b"\0\0", "little")


@pytest.mark.parametrize("calza", [False, True])
def test_hidden_dice_do_not_affect_observations(calza: bool) -> None:
    twins = [made(options={"calza": calza}) for _ in range(2)]
    words = 0
    for seed in range(40):
        seat = seed % 4 + 1
        agent = f"seat_{seat}"
        for env in twins:
            env.reset(seed=seed)
        other_dice(twins[1].unwrapped.batch, seat)
        assert (twins[0].unwrapped.batch.hands != twins[1].unwrapped.batch.hands).any()
        choose = chooser(seed)
        while twins[0].unwrapped.batch.round_number[0] == 1:
            told = [
                (each.agent_selection, each.rewards, each.infos, each.terminations, told_bytes(each.observe(agent)))
                for each in twins
            ]
            assert told[0] == told[1]
            if twins[0].agent_selection != agent:  # the masks of others do not depend on dice either
                masks = [each.observe(each.agent_selection)["action_mask"].tobytes() for each in twins]
                assert masks[0] == masks[1]
            word = choose(twins[0].last()[0]["action_mask"])
            for env in twins:
                env.step(word)
            words += 1
    assert words > 100


def told_bytes(seen: dict[str, Array]) -> bytes:
    return seen["observation"].tobytes() + seen["action_mask"].tobytes()


# --- What it says and refuses


def test_environment_document_examples_run() -> None:
    document = Path(__file__).parent.parent / "docs" / "environments.md"
    examples = re.findall(r"```python\n(.*?)```", document.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    for example in examples:
        exec(example, names)
    assert len(examples) == 4 and names["over"] and names["rewards"].shape == (1024,)


@pytest.mark.parametrize("module", [perudo_v0, vector])
def test_environment_docstring_matches_the_observation_layout(module: Any) -> None:
    stated = [line.strip() for line in (Batch.observe.__doc__ or "").splitlines() if line.strip().startswith("then ")]
    assert len(stated) == 9
    for line in stated:
        assert line in module.__doc__


def test_rendering_narrates_a_round(capsys: pytest.CaptureFixture[str]) -> None:
    env = made(render_mode="ansi", players=3)
    env.reset(seed=1)
    assert str(env.render()).startswith("Round 1\nseat_")
    choose = chooser(1)
    rounds, wins = set(), False
    while not all(env.terminations.values()):
        env.step(None if env.terminations[env.agent_selection] else choose(env.last()[0]["action_mask"]))
        told = str(env.render())
        rounds |= {line for line in told.splitlines() if line.startswith("Round ")}
        wins |= "wins the game." in told
    assert wins and rounds == {f"Round {number}" for number in range(1, env.unwrapped.batch.round_number[0])}
    assert capsys.readouterr().out == ""

    env = made(render_mode="human", rounds="one", players=3)
    env.reset(seed=1)
    play(env, choose)
    printed = capsys.readouterr().out
    assert printed.count("Round ") == 1 and "loses a die" in printed and printed.count("opens.") == 1


@pytest.mark.parametrize("mode", ["ansi", "human"])
def test_rendering_environment_can_be_pickled(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = made(render_mode=mode, players=3, recall=1)
    env.reset(seed=1)
    choose = chooser(1)
    for _ in range(20):
        env.step(None if env.terminations[env.agent_selection] else choose(env.last()[0]["action_mask"]))
    same, told = [env, pickle.loads(pickle.dumps(env)), copy.deepcopy(env)], []
    assert len({each.render() for each in same}) == 1
    for each in same:
        capsys.readouterr()
        play(each, chooser(2))
        told.append((each.render(), capsys.readouterr().out))
    assert told[0] == told[1] == told[2] and "wins the game." in str(told[0])


@pytest.mark.parametrize("options", [{"game": -1}, {"game": "x"}])
def test_refused_reset_changes_nothing(options: dict[str, object]) -> None:
    env = perudo_v0.raw_env(players=2, recall=1, render_mode="ansi")
    env.reset(seed=1)
    env.step(0 if env.action_masks()[0] else 1)
    before = pickle.dumps(env)
    with pytest.raises((ValueError, TypeError)):
        env.reset(seed=2, options=options)
    assert pickle.dumps(env) == before


def test_illegal_action_ends_the_game_or_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    env = made()
    env.reset(seed=1)
    agent, dudo = env.agent_selection, env.unwrapped.batch.dudo
    env.step(dudo)  # on no bid
    assert env.rewards[agent] == -1 and all(env.terminations.values())
    raw = perudo_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="is illegal"):
        raw.step(dudo)
    for nothing in None, -1:
        with pytest.raises(ValueError, match=r"not an action|whole numbers"):
            raw.step(nothing)
    capsys.readouterr()


def test_missing_package_is_named() -> None:
    without = "import sys; sys.modules.update(numba=None, gymnasium=None, pettingzoo=None); import perudo.env.{}"
    for module in "perudo_v0", "vector":
        done = subprocess.run([sys.executable, "-c", without.format(module)], capture_output=True, text=True)
        assert "PerudoError: " in done.stderr and "(extra-missing)" in done.stderr


def test_unknown_environment_options_are_refused() -> None:
    for wrong in ({"reward": "money"}, {"rounds": "two"}, {"render_mode": "rgb_array"}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            made(**wrong)
    with pytest.raises(PerudoError, match="edition-unknown"):
        made(edition="poker")
    with pytest.raises(PerudoError, match="players-count"):
        made(players=9)


# --- What trainers ask for besides


def test_state_combines_all_observations() -> None:
    env: Any = perudo_v0.env(players=3, recall=1)
    env.reset(seed=3)
    for _ in env.agent_iter(40):
        if env.terminations[env.agent_selection]:
            break
        state = env.state()
        assert env.unwrapped.state_space.contains(state)
        told = [env.observe(agent)["observation"] for agent in env.possible_agents]
        assert (state == np.concatenate(told)).all()
        masks = env.unwrapped.action_masks()
        assert masks.dtype == np.bool_ and (masks == env.observe(env.agent_selection)["action_mask"]).all()
        env.step(int(masks.argmax()) if not masks[-3] else int(np.flatnonzero(masks)[-1]))


def test_observed_earlier_rounds_match_the_game() -> None:
    """After a call one sees, of the round before, what was under all cups, and who had said what."""
    env = perudo_v0.raw_env(players=3, recall=2, options={"calza": True, "calza_callers": "all-but-next"})
    plain = env.batch.observation_length
    one = 18 + 3 + 1 + len(env.batch.bids)
    random, rounds = np.random.default_rng(5), 0
    env.reset(seed=5)
    past: list[tuple[Any, int, dict[str, Any]]] = []
    while rounds < 8 and not any(env.terminations.values()):
        before = {agent: env.observe(agent)["observation"] for agent in env.possible_agents}
        hands, number, caller = env.batch.hands[0].copy(), int(env.batch.round_number[0]), env.agent_selection
        for at, agent in enumerate(env.possible_agents):
            assert env.observation_space(agent).contains(env.observe(agent))
            told = before[agent][plain:]
            for back, (shown, called, bids) in enumerate(past[-1:-3:-1]):
                part = told[back * one : (back + 1) * one]
                assert (part[:18] == np.roll(shown, -at, axis=0).ravel()).all()
                assert (np.flatnonzero(part[18:21]) == [(called - at) % 3]).all()
                assert (part[22:] == bids[agent]).all()
            assert not told[len(past) * one :].any()
        words = np.flatnonzero(env.action_masks())
        env.step(int(random.choice(words[:3].tolist() + words[-3:].tolist())))
        if env.batch.round_number[0] != number:
            said = {agent: seen[plain - len(env.batch.bids) : plain] for agent, seen in before.items()}
            past.append((hands, env.possible_agents.index(caller), said))
            rounds += 1
    assert rounds >= 3
