"""The environment in Gymnasium's vector interface: its conventions, and that each of its games is one that ``Batch``
plays alone."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from perudo.bots.compiled_policies import compiled_bot, compiled_once
from perudo.env import perudo_v0
from perudo.env.rewards import EpisodeLength, Reward
from perudo.env.vector import PerudoVectorEnv, by_prior, uniform_random
from perudo.sim.batch import Batch, compile_policy
from perudo.sim.kernels import Array

CALZA = {"calza": True, "dice": 3}


def chosen(masks: Array, random: np.random.Generator) -> Array:
    """Any word that may be said in each game."""
    drawn: Array = (random.random(masks.shape) * masks).argmax(axis=1)
    return drawn


def highest(seen: Array, mask: Array, chance: float) -> int:
    """The highest word that may be said, silence and dudo first of all."""
    for word in range(len(mask) - 1, -1, -1):
        if mask[word]:
            return word
    return -1


# --- Gymnasium's conventions


@pytest.mark.parametrize("opponents", [uniform_random, None], ids=["learner", "self-play"])
def test_vector_environment_outputs_match_its_spaces(opponents: Any) -> None:
    envs = PerudoVectorEnv(16, options=CALZA, opponents=opponents)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    random = np.random.default_rng(1)
    seen, infos = envs.reset(seed=1)
    ended = 0
    for _ in range(200):
        assert envs.observation_space.contains(seen)
        assert all(envs.single_observation_space.contains(each) for each in seen)
        words = chosen(infos["action_mask"], random)
        assert envs.action_space.contains(words)
        assert infos["_action_mask"].all() and infos["action_mask"].any(axis=1).all()
        seen, rewards, terminations, truncations, infos = envs.step(words)
        for array, kind in (rewards, np.float64), (terminations, np.bool_), (truncations, np.bool_):
            assert array.shape == (16,) and array.dtype == kind
        assert not truncations.any()
        ended += int(terminations.sum())
    assert ended > 16
    envs.close()


@pytest.mark.parametrize("rounds", ["all", "one"])
def test_finished_game_restarts_in_the_next_step(rounds: EpisodeLength) -> None:
    envs = PerudoVectorEnv(32, options=CALZA, rounds=rounds, reward="dice")
    random = np.random.default_rng(2)
    _, infos = envs.reset(seed=2)
    over, begun = np.zeros(32, np.bool_), 0
    for _ in range(200):
        seen, rewards, terminations, _, infos = envs.step(chosen(infos["action_mask"], random))
        assert not (terminations & over).any() and not rewards[over].any()
        assert (seen[over, :6].sum(axis=1) > 0).all()
        assert (seen[terminations] == 0).all() and (infos["action_mask"][terminations] == 1).all()
        assert (envs.batch.to_act[~terminations] == 1).all()  # it is the learner who is asked
        if rounds == "one":
            assert (seen[~terminations, 6:10] == 3).all()  # each round begins with all dice
        over, begun = terminations, begun + int(over.sum())
    assert begun > 32


@pytest.mark.parametrize("players", [2, 4])
def test_gymnasium_records_its_episodes(players: int) -> None:
    envs = PerudoVectorEnv(32, options=CALZA, players=players)
    recorded = RecordEpisodeStatistics(envs, buffer_length=10000)
    random = np.random.default_rng(3)
    _, infos = recorded.reset(seed=3)
    for _ in range(300):
        *_, terminations, _, infos = recorded.step(chosen(infos["action_mask"], random))
        if terminations.any():
            won = envs.batch.winner == 1
            returns = infos["episode"]["r"][terminations]
            assert returns == pytest.approx(np.where(won[terminations], 1, -1 / (players - 1)))
    assert recorded.episode_count == len(recorded.return_queue) > 100
    assert min(recorded.length_queue) >= 1


def test_same_seed_gives_the_same_games() -> None:
    def told(seed: int | None, *, envs: PerudoVectorEnv, games: slice = slice(None)) -> list[bytes]:
        random = np.random.default_rng(4)
        seen, infos = envs.reset(seed=seed)
        bytes_ = [seen[games].tobytes()]
        for _ in range(30):
            words = (infos["action_mask"] * random.random(envs.batch.num_moves)).argmax(axis=1)
            seen, rewards, *_, infos = envs.step(words)
            bytes_ += [seen[games].tobytes(), rewards[games].tobytes()]
        return bytes_

    envs = PerudoVectorEnv(8)
    first = told(7, envs=envs)
    after = told(None, envs=envs)
    assert told(7, envs=envs) == first == told(7, envs=PerudoVectorEnv(8))
    assert told(None, envs=envs) == after != first  # it goes on from the seed, and not the same way again
    assert told(7, envs=envs, games=slice(3)) == told(7, envs=PerudoVectorEnv(3))
    assert told(None, envs=PerudoVectorEnv(8)) != told(None, envs=PerudoVectorEnv(8))
    assert told(7, envs=PerudoVectorEnv(8, cores=2)) == first


def test_selected_games_can_be_reset() -> None:
    envs = PerudoVectorEnv(4)
    envs.reset(seed=1)
    random = np.random.default_rng(5)
    _, infos = envs.reset()
    for _ in range(5):
        seen, *_, infos = envs.step(chosen(infos["action_mask"], random))
    moves = envs.batch.move_count.copy()
    mask = np.array([True, False, True, False])
    again, _ = envs.reset(options={"reset_mask": mask})
    assert (envs.batch.move_count[~mask] == moves[~mask]).all() and (envs.batch.move_count[mask] < moves[mask]).all()
    assert (again[~mask] == seen[~mask]).all() and (again[mask] != seen[mask]).any(axis=1).all()


def test_gymnasium_makes_the_vector_environment_by_name() -> None:
    envs: Any = gymnasium.make_vec("perudo.env:perudo/Perudo-v0", num_envs=3, edition="bga", players=2)
    assert envs.num_envs == 3 and envs.unwrapped.batch.seats == 2


# --- The games


@pytest.mark.parametrize("rounds", ["all", "one"])
@pytest.mark.parametrize("reward", ["win", "finish", "dice"])
def test_self_play_matches_the_aec_environment(reward: Reward, rounds: EpisodeLength) -> None:
    games = 6
    envs = PerudoVectorEnv(games, options=CALZA, reward=reward, rounds=rounds, opponents=None)
    alone = [perudo_v0.raw_env(options=CALZA, reward=reward, rounds=rounds) for _ in range(games)]
    for game, env in enumerate(alone):
        env.reset(seed=20, options={"game": game})
    random = np.random.default_rng(6)
    seen, infos = envs.reset(seed=20)
    over = np.zeros(games, np.bool_)
    while not over.all():
        words = chosen(infos["action_mask"], random)
        expected = []
        for game, env in enumerate(alone):
            if over[game]:
                continue
            agent = env.agent_selection
            assert agent == f"seat_{infos['seat'][game]}"
            observed = env.observe(agent)
            assert (seen[game] == observed["observation"]).all()
            assert (infos["action_mask"][game] == observed["action_mask"]).all()
            env.step(int(words[game]))
            each = [env.rewards.get(name, 0) for name in env.possible_agents]
            expected.append((game, env.rewards[agent], each))
            while env.agents and env.terminations[env.agent_selection]:
                env.step(None)
        seen, rewards, terminations, _, infos = envs.step(words)
        for game, reward_, each in expected:
            assert rewards[game] == reward_ and infos["rewards"][game].tolist() == each
            assert terminations[game] == (not alone[game].agents)
        over |= terminations


def slow_episode(
    batch: Batch, policy: Any, words: list[int], reward: Reward, rounds: EpisodeLength
) -> tuple[list[bytes], list[float]]:
    """One learner's game, word by word: what it sees before each of its words, and what each earned."""
    seen, mask = np.zeros((1, batch.observation_length), np.int8), np.zeros((1, batch.num_moves), np.int8)
    sights: list[bytes] = []
    earnings: list[float] = []
    pending = 0.0
    number, left = 1, batch.dice[0].tolist()
    while True:
        if batch.round_number[0] != number:
            number, had, left = int(batch.round_number[0]), left, batch.dice[0].tolist()
            won = [now - before for now, before in zip(left, had, strict=True)]
            others = [each for each, before in zip(won[1:], had[1:], strict=True) if before]
            place = int(batch.places[0, 0])
            if reward == "dice" or rounds == "one":
                pending += won[0] - sum(others) / len(others)
            elif place:
                pending += {"win": 1.0 if place == 1 else -1 / 3, "finish": (1, 1 / 3, -1 / 3, -1)[place - 1]}[reward]
            if rounds == "one" and not sights:  # never asked: as if it had not been
                batch.reset()
                number, left, pending = 1, batch.dice[0].tolist(), 0.0
            elif place or rounds == "one":
                return sights, [*earnings, pending]
        if batch.to_act[0] == 1:
            if sights:
                earnings.append(pending)
                pending = 0.0
            batch.observe(seen, mask)
            sights.append(seen.tobytes() + mask.tobytes())
            batch.step(np.array([words[len(sights) - 1]]))
        else:
            batch.play(policy, [2, 3, 4], max_moves=1)


@pytest.mark.parametrize("rounds", ["all", "one"])
@pytest.mark.parametrize("reward", ["win", "finish", "dice"])
# In the second table, rounds end in which the learner was not asked.
@pytest.mark.parametrize(("opponents", "options"), [(by_prior, CALZA), (highest, {"dice": 3})])
def test_learner_observations_match_the_game(
    opponents: Any, options: dict[str, object], reward: Reward, rounds: EpisodeLength
) -> None:
    games = 40
    policy = compile_policy(opponents)
    envs = PerudoVectorEnv(games, options=options, reward=reward, rounds=rounds, opponents=policy)
    random = np.random.default_rng(8)
    seen, infos = envs.reset(seed=30)
    sights: list[list[list[bytes]]] = [[[]] for _ in range(games)]  # by game and episode
    said: list[list[list[int]]] = [[[]] for _ in range(games)]
    earned: list[list[list[float]]] = [[[]] for _ in range(games)]
    over = np.zeros(games, np.bool_)
    while min(map(len, sights)) < 4:
        words = chosen(infos["action_mask"], random)
        now = [seen[game].tobytes() + infos["action_mask"][game].tobytes() for game in range(games)]
        seen, rewards, terminations, _, infos = envs.step(words)
        for game in np.flatnonzero(~over).tolist():
            sights[game][-1].append(now[game])
            said[game][-1].append(int(words[game]))
            earned[game][-1].append(float(rewards[game]))
        for game in np.flatnonzero(terminations).tolist():
            for each in sights, said, earned:
                each[game].append([])
        over = terminations
    for at in range(games):
        batch = Batch(envs.batch.rules, 4, 1, seed=30, first_index=at)
        for episode in range(3):
            batch.reset(None if episode else 30, first_index=at)
            slow_sights, slow_earned = slow_episode(batch, policy, said[at][episode], reward, rounds)
            assert sights[at][episode] == slow_sights
            # The results of others before the first move are included in its reward.
            assert earned[at][episode] == pytest.approx(slow_earned)


# --- The others at the table


def wins(one: Any, others: Any, edition: str = "kozak") -> float:
    """How often one policy wins against three of another."""
    envs = PerudoVectorEnv(500, edition=edition, opponents=others)
    envs.reset(seed=9)
    batch = envs.batch
    while not batch.is_over.all():
        batch.play(compiled_once(one), [1])
        batch.play(compiled_once(others), [2, 3, 4])
    return float((batch.winner == 1).mean())


@pytest.mark.parametrize("edition", ["asmodee-it", "bga", "hasbro-1994", "kozak"])
def test_prior_policy_beats_uniform_random_policy(edition: str) -> None:
    assert wins(by_prior, uniform_random, edition) > 0.9
    assert wins(uniform_random, by_prior, edition) < 0.1
    assert 0.15 < wins(by_prior, by_prior, edition) < 0.35


def test_prior_policy_calls_correctly() -> None:
    batch = Batch(PerudoVectorEnv(1, options={"calza": True, "calza_callers": "all-but-bidder"}).batch.rules, 3, 1)
    seen, mask = np.zeros((1, batch.observation_length), np.int8), np.ones((1, batch.num_moves), np.int8)

    def said(hand: list[int], dice: list[int], standing: tuple[int, int], *, asked: bool = False) -> int:
        seen[:], mask[:] = 0, 0
        seen[0, :6], seen[0, 6:9] = hand, dice
        seen[0, 18:20], seen[0, 21] = standing, asked
        mask[0, batch.dudo if not asked else batch.calza :] = 1
        mask[0, batch.pass_move] = asked
        mask[0, 6 * standing[0] : batch.dudo] = 0 if asked else 1
        return by_prior(seen[0], mask[0], 0.5, np.zeros(0))

    assert said([0, 5, 0, 0, 0, 0], [5, 1, 1], (7, 6)) == batch.dudo
    # Three own dice, and one other die: there are no more with a chance of two thirds.
    assert said([1, 2, 0, 0, 0, 0], [3, 1, 0], (3, 2), asked=True) == batch.calza
    assert said([1, 2, 0, 0, 0, 0], [3, 1, 0], (4, 2), asked=True) == batch.pass_move
    assert said([0, 5, 0, 0, 0, 0], [5, 5, 5], (1, 6)) < batch.dudo


def test_opponents_can_use_a_custom_policy() -> None:
    envs = PerudoVectorEnv(64, opponents=highest)
    random = np.random.default_rng(10)
    seen, infos = envs.reset(seed=10)
    for _ in range(20):  # they open with the most, and call every bid: nobody at the table bids twice
        asked = (infos["action_mask"][:, envs.batch.dudo] == 1) & seen.any(axis=1)
        assert (seen[asked, 6 + 4 * 4] == 20).all()
        seen, *_, infos = envs.step(chosen(infos["action_mask"], random))


def test_illegal_action_is_refused() -> None:
    envs = PerudoVectorEnv(4, opponents=None)
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="is illegal"):
        envs.step(np.full(4, envs.batch.dudo))
    with pytest.raises(ValueError, match="needs an action"):
        envs.step(np.full(4, -1))
    with pytest.raises(ValueError, match="reward"):
        PerudoVectorEnv(4, reward="money")  # type: ignore[arg-type]


# --- Bots of the house, and of anybody


def test_opponents_can_be_bots_by_name() -> None:
    """Their game is the batch's: each is shown views of it, and calls calza out of turn too."""
    rules = {"calza": True, "calza_callers": "all-but-next", "dice": 2}
    envs = PerudoVectorEnv(6, opponents=["gambler", "odds", "reader"], options=rules, edition="bga")
    random = np.random.default_rng(12)
    _, infos = envs.reset(seed=12)
    ended = 0
    for _ in range(60):
        assert (envs.batch.to_act[~envs._over] == 1).all()
        for at in np.flatnonzero(~envs._over).tolist():
            game, mirrored = envs.batch.game(at), envs._house.game(at)  # type: ignore[union-attr]
            for what in ("hands", "bids", "dice", "palifico", "veterans", "opener"):
                assert getattr(game, what) == getattr(mirrored, what)
        _, rewards, terminations, _, infos = envs.step(chosen(infos["action_mask"], random))
        assert set(rewards[terminations].tolist()) <= {1.0, -1 / 3}
        ended += int(terminations.sum())
    assert ended > 6


def test_same_seed_gives_same_games_with_bots() -> None:
    def told(envs: PerudoVectorEnv) -> list[bytes]:
        seen, infos = envs.reset(seed=3)
        bytes_ = [seen.tobytes()]
        for _ in range(15):
            seen, *_, infos = envs.step(infos["action_mask"].argmax(axis=1))
            bytes_.append(seen.tobytes())
        return bytes_

    envs = PerudoVectorEnv(3, players=2, opponents="gambler")
    assert told(envs) == told(envs) == told(PerudoVectorEnv(3, players=2, opponents="gambler"))
    with pytest.raises(ValueError, match="expected 3 opponents"):
        PerudoVectorEnv(3, opponents=["odds"])
    with pytest.raises(ValueError, match="bot-unknown"):
        PerudoVectorEnv(3, opponents="nobody")


def test_simple_bots_are_compiled_and_seated() -> None:
    """Each word out of a seat is one that the policy of its name says on what it sees."""
    names = ["odds", "beginner", "odds"]
    envs = PerudoVectorEnv(32, opponents=names)
    assert envs._house is None and [seats for _, seats in envs._players] == [[3], [2, 4]]
    played, told = envs.batch.play, []

    def playing(policy: Any, *, assignment: Array, **given: Any) -> None:
        told.append((policy, frozenset(assignment.tolist()) - {0}))
        played(policy, assignment=assignment, **given)

    envs.batch.play = playing  # type: ignore[assignment]
    random = np.random.default_rng(13)
    _, infos = envs.reset(seed=13)
    rewards = np.zeros(0)
    for _ in range(40):
        _, earned, over, _, infos = envs.step(chosen(infos["action_mask"], random))
        rewards = np.append(rewards, earned[over])
    assert set(rewards.tolist()) <= {-1 / 3, 1.0} and len(rewards) > 20
    third, others = compiled_bot("beginner", envs.batch.rules).policy, compiled_bot("odds", envs.batch.rules).policy
    assert {each for each in told if each[1]} == {(third, frozenset({0b0100})), (others, frozenset({0b1010}))}


def test_compiled_bot_is_as_strong_as_original(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compares the rewards of a random learner per die, against one and the other."""

    def earned() -> float:
        envs, random, total = (
            PerudoVectorEnv(48, players=2, opponents="odds", reward="dice"),
            np.random.default_rng(5),
            [],
        )
        _, infos = envs.reset(seed=5)
        for _ in range(60):
            _, rewards, _, _, infos = envs.step(chosen(infos["action_mask"], random))
            total += rewards[rewards != 0].tolist()
        return float(np.mean(total))

    compiled = earned()
    monkeypatch.setattr("perudo.bots.compiled_policies.COMPILED_LEVELS", ())
    assert compiled == pytest.approx(earned(), abs=0.12) and compiled < -0.5


@pytest.mark.parametrize("opponents", [uniform_random, highest, None, "odds", "reader"])
def test_vector_environment_can_be_pickled(opponents: Any) -> None:
    envs = PerudoVectorEnv(4, players=3, opponents=opponents)
    if opponents != "reader":
        envs.reset(seed=4)
        envs.step(envs._seen()[1]["action_mask"].argmax(axis=1))
    copy = pickle.loads(pickle.dumps(envs))
    told = []
    for each in (envs, copy):
        seen, infos = each._seen() if opponents != "reader" else each.reset(seed=4)
        for _ in range(10):
            seen, *_, infos = each.step(infos["action_mask"].argmax(axis=1))
        told.append(seen.tobytes())
    assert told[0] == told[1]
    if opponents == "reader":
        with pytest.raises(TypeError, match="before the first reset"):
            pickle.dumps(envs)


def test_gymnasium_makes_the_single_environment_by_name() -> None:
    env: Any = gymnasium.make("perudo.env:perudo/Perudo-v0", players=3, opponents="odds")
    seen, info = env.reset(seed=5)
    over = False
    while not over:
        assert env.observation_space.contains(seen)
        assert (env.unwrapped.action_masks() == info["action_mask"]).all()
        seen, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert reward in (1.0, -0.5)


def test_gymnasium_finds_the_environment_in_new_process() -> None:
    code = 'import gymnasium; gymnasium.make("perudo.env:perudo/Perudo-v0", players=2).reset(seed=1)'
    subprocess.run([sys.executable, "-c", code], check=True)


# --- Secrecy


def test_hidden_dice_do_not_affect_observations() -> None:
    games = 64
    twins = [PerudoVectorEnv(games, options={"calza": True}, opponents=None) for _ in range(2)]
    told = [envs.reset(seed=40) for envs in twins]
    # In the second, all seats but the first have other dice: the faces change round.
    batch = twins[1].batch
    hands = np.zeros((games, 4, 8), np.uint8)
    hands[..., :6] = np.roll(batch.hands, 1, axis=-1)
    hands[:, 0, :6] = batch.hands[:, 0]
    batch.state.hands[:] = hands.view(np.int64)[..., 0]
    random = np.random.default_rng(11)
    looked = 0
    while (first := twins[0].batch.round_number == 1).any():
        for (seen, infos), (others, other_infos) in [told]:
            # Seats whose own dice differ see a difference only in those.
            mine = infos["seat"] == 1
            assert (seen[first & mine] == others[first & mine]).all()
            assert (seen[first, 6:] == others[first, 6:]).all()
            assert (infos["action_mask"][first] == other_infos["action_mask"][first]).all()
            looked += int((first & mine).sum())
        words = chosen(told[0][1]["action_mask"], random)
        told = []
        for envs in twins:
            # Where the first round is over, the twins part: any word will do.
            apart = words.copy()
            late = np.flatnonzero(~first)
            _, masks = envs._seen()
            apart[late] = masks["action_mask"][late].argmax(axis=1)
            seen, *_, infos = envs.step(apart)
            told.append((seen, infos))
    assert looked > games // 2
