"""Refused actions change nothing: not the game, its views and renderings, or a byte of its pickle.

Every interface that takes actions is played at random. At each moment it is given every illegal action, and values that
are not actions, and must look as it did before.
"""

from __future__ import annotations

import importlib
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Protocol

import gymnasium
import numpy as np
import pytest

from perudo.core.game import DUDO, Action, Bid, Calza, Deal, Game, IllegalAction, OpeningRoll
from perudo.core.rules import EDITIONS, house_rules
from perudo.core.view import view
from perudo.env import perudo_v0
from perudo.env.single import PerudoEnv
from perudo.env.vector import PerudoVectorEnv, uniform_random
from perudo.sim.batch import NO_MOVE, Batch
from tests import strategies

CALZA = {"edition": "bga", "options": {"calza": True, "dice": 3}}
MOMENTS = 25


class Interface(Protocol):
    def seen(self) -> Any:
        """Everything that can be seen of it, and its pickle."""

    def illegal(self) -> Iterator[Any]:
        """Actions that it must refuse now."""

    def play(self, action: Any) -> None: ...

    def legal(self) -> list[Any]:
        """Return the legal actions; empty when the episode has ended."""


def no_actions(legal: int, words: int) -> list[Any]:
    """Return values that are not actions, though some could be mistaken for the legal one."""
    lists = [[legal, legal], np.array([legal, legal]), [], {}]
    return [None, True, float(legal), legal + 0.5, float("nan"), str(legal), "", *lists, words, words + 7, 10**30, -2]


class Aec:
    """``raw_env``: the interface of turns."""

    def __init__(self, **options: Any) -> None:
        self.env: Any = perudo_v0.raw_env(**options)
        self.env.reset(seed=1)

    def seen(self) -> Any:
        env = self.env
        told = [env.observe(agent)[part].tobytes() for agent in env.possible_agents for part in env.observe(agent)]
        earned = [dict(each) for each in (env.rewards, env._cumulative_rewards, env.terminations, env.infos)]
        return told, env.state().tobytes(), earned, env.agent_selection, str(env._story), pickle.dumps(env)

    def illegal(self) -> Iterator[Any]:
        env = self.env
        if env.terminations[env.agent_selection]:
            yield from (0, env.batch.dudo, -1, "0")
            return
        mask = env.action_masks()
        yield from (NO_MOVE, *np.flatnonzero(~mask).tolist(), *no_actions(int(mask.argmax()), len(mask)))

    def play(self, action: Any) -> None:
        self.env.step(action)

    def legal(self) -> list[Any]:
        env = self.env
        if not env.agents:
            return []
        return [None] if env.terminations[env.agent_selection] else np.flatnonzero(env.action_masks()).tolist()


class Single:
    """One game at a time, for Gymnasium; made by its class or by its name."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.told = [env.reset(seed=1)]

    def seen(self) -> Any:
        return repr(self.told), self.env.unwrapped.action_masks().tobytes(), pickle.dumps(self.env.unwrapped)

    def illegal(self) -> Iterator[Any]:
        mask = self.env.unwrapped.action_masks()
        yield from (NO_MOVE, *np.flatnonzero(~mask).tolist(), *no_actions(int(mask.argmax()), len(mask)))

    def play(self, action: Any) -> None:
        self.told.append(self.env.step(action))

    def legal(self) -> list[Any]:
        if len(self.told[-1]) > 2 and self.told[-1][2]:
            return []
        return np.flatnonzero(self.env.unwrapped.action_masks()).tolist()


class Vector:
    """Several games at once: an illegal action in one of them moves none of them on."""

    def __init__(self, **options: Any) -> None:
        self.envs = PerudoVectorEnv(3, **options)
        self.masks = self.envs.reset(seed=1)[1]["action_mask"]

    def seen(self) -> Any:
        state = b"".join(part.tobytes() for part in self.envs.batch.state)
        kept = pickle.dumps(self.envs) if self.envs._house is None else repr(self.envs._house.game(0))
        return state, repr(self.envs._seen()), kept

    def illegal(self) -> Iterator[Any]:
        legal = self.masks.argmax(axis=1)
        for at in range(3):
            if not self.envs._over[at]:
                for word in (NO_MOVE, -2, len(self.masks[at]), *np.flatnonzero(self.masks[at] == 0)[:40].tolist()):
                    words = legal.copy()
                    words[at] = word
                    yield words
        yield from (legal[:2], legal.astype(float), legal.astype(str), self.masks.astype(bool)[:, 0], legal[0], None)

    def play(self, action: Any) -> None:
        *_, infos = self.envs.step(action)
        self.masks = infos["action_mask"]

    def legal(self) -> list[Any]:
        return [np.array([np.flatnonzero(mask)[turn % mask.sum()] for mask in self.masks]) for turn in range(9)]


class Batched:
    """``Batch`` itself, with what it refuses besides words."""

    def __init__(self) -> None:
        self.batch = Batch(house_rules(CALZA["edition"], CALZA["options"]), 3, 2, seed=1)  # type: ignore[arg-type]

    def _masks(self) -> Any:
        seen = np.empty((2, self.batch.observation_length), np.int8)
        masks = np.empty((2, self.batch.num_moves), np.int8)
        self.batch.observe(seen, masks)
        return masks

    def seen(self) -> Any:
        return b"".join(part.tobytes() for part in self.batch.state), pickle.dumps(self.batch)

    def illegal(self) -> Iterator[Any]:
        masks = self._masks()
        for word in np.flatnonzero(masks[1] == 0).tolist():
            yield np.array([masks[0].argmax(), word])
        # Weights that leave the second game without any word that may be played: the first must not draw, either.
        yield {"weights": np.stack([masks[0], 1 - masks[1]])}
        yield {"weights": -np.ones(self.batch.num_moves)}
        yield {"calza": 1.5}

    def play(self, action: Any) -> None:
        if isinstance(action, dict):
            self.batch.sample(**action)
        else:
            self.batch.step(action)

    def legal(self) -> list[Any]:
        return [] if self.batch.is_over.any() else [self.batch.sample()]


class Spiel:
    """OpenSpiel's states, at chance nodes too."""

    def __init__(self, name: str) -> None:
        pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
        importlib.import_module("perudo.env.open_spiel")
        self.state = pyspiel.load_game(name).new_initial_state()

    def seen(self) -> Any:
        state = self.state
        players = range(state.num_players())
        told = [(state.information_state_string(each), state.observation_tensor(each)) for each in players]
        return told, str(state), state.history(), state.legal_actions(), state.returns(), vars(state)

    def illegal(self) -> Iterator[Any]:
        every = range(self.state.get_game().num_distinct_actions() + 300)
        yield from (-2, *sorted(set(every) - set(self.state.legal_actions())))

    def play(self, action: Any) -> None:
        self.state.apply_action(action)

    def legal(self) -> list[Any]:
        return [] if self.state.is_terminal() else self.state.legal_actions()


class Plain:
    """``Game``, and what seats see of it."""

    def __init__(self) -> None:
        self.game = Game.start(house_rules("hasbro-1994", {"calza": True, "dice": 2}), 3)
        self.random = Random(1)

    def seen(self) -> Any:
        return self.game, [view(self.game, seat) for seat in (None, 1, 2, 3)], pickle.dumps(self.game)

    def illegal(self) -> Iterator[Any]:
        game = self.game
        tried: list[Action] = [
            DUDO,
            *map(Calza, range(5)),
            *(Bid(count, face) for count in range(8) for face in range(8)),
        ]
        tried += [Deal(((1,), (1,), (1,))), Deal(()), Deal(((9, 9),) * 3, 1), Deal(((1, 1),) * 3, 9)]
        tried += [OpeningRoll((1, 2)), OpeningRoll((7, 7, 7)), OpeningRoll(())]
        yield from (action for action in tried if game.why_not(action))

    def play(self, action: Any) -> None:
        self.game = self.game.after(action)

    def legal(self) -> list[Any]:
        if self.game.winner:
            return []
        moment = strategies.chance if self.game.hands is None else strategies.word
        return [moment(self.game, self.random)]


INTERFACES: dict[str, Callable[[], Interface]] = {
    "turns": lambda: Aec(players=2, recall=1),
    "turns-told": lambda: Aec(players=3, recall=2, render_mode="ansi", reward="dice", **CALZA),
    "turns-printed": lambda: Aec(players=2, rounds="one", render_mode="human"),
    "single": lambda: Single(PerudoEnv(players=3, opponents=uniform_random)),
    "single-by-name": lambda: Single(gymnasium.make("perudo.env:perudo/Perudo-v0", players=2, opponents="odds")),
    "vector": lambda: Vector(players=3, **CALZA),
    "vector-self-play": lambda: Vector(players=2, opponents=None, rounds="one"),
    "vector-bots": lambda: Vector(players=2, opponents="reader", **CALZA),
    "batch": Batched,
    "open-spiel": lambda: Spiel("perudo(edition=bga.calza.dice-2,players=3)"),
    "open-spiel-round": lambda: Spiel("perudo(edition=kozak,dice=2v1,capped=True)"),
    "game": Plain,
}


@pytest.mark.parametrize("name", INTERFACES)
def test_refused_actions_change_nothing(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    interface = INTERFACES[name]()
    random, refused = Random(name), 0
    for _ in range(MOMENTS):
        if not (legal := interface.legal()):
            break
        before = interface.seen()
        capsys.readouterr()
        for action in interface.illegal():
            with pytest.raises(ValueError):
                interface.play(action)
            refused += 1
        assert repr(interface.seen()) == repr(before)
        assert capsys.readouterr().out == ""
        interface.play(random.choice(legal))
    assert refused > 50


def test_refused_call_shows_no_dice() -> None:
    """``dudo`` with nothing bid used to put every hand of the running round into the caller's next observation."""
    env = perudo_v0.raw_env(players=2, recall=1)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="is illegal"):
        env.step(env.batch.dudo)
    assert not env.observe(env.agent_selection)["observation"][env.batch.observation_length :].any()


@pytest.mark.parametrize("when", ["before", "after"])
def test_environment_refuses_actions_outside_a_game(when: str) -> None:
    env = perudo_v0.raw_env(players=2, options={"dice": 1})
    if when == "after":
        env.reset(seed=1)
        while env.agents:
            over = env.terminations[env.agent_selection]
            env.step(None if over else int(env.action_masks().argmax()))
    for action in (0, None):
        with pytest.raises(ValueError, match=r"call reset\(\)"):
            env.step(action)


@pytest.mark.parametrize("mask", [[True], np.ones(4), "all"])
def test_vector_reset_refuses_a_wrong_mask(mask: Any) -> None:
    envs = PerudoVectorEnv(3, players=2)
    envs.reset(seed=1)
    before = pickle.dumps(envs)
    with pytest.raises(ValueError, match="reset_mask"):
        envs.reset(seed=2, options={"reset_mask": mask})
    assert pickle.dumps(envs) == before


def test_illegal_action_can_be_pickled() -> None:
    """A worker process sends back what it raised: one that can't be pickled leaves the caller waiting."""
    game = Game.start(EDITIONS["bga"], 2).after(Deal(((2,) * 5, (3,) * 5), 1))
    refused: list[Action] = [DUDO, Bid(0, 1), Calza(1), Deal((), 1)]
    for action in refused:
        with pytest.raises(IllegalAction) as raised:
            game.after(action)
        again = pickle.loads(pickle.dumps(raised.value))
        assert (str(again), again.reason, again.details) == (
            str(raised.value),
            raised.value.reason,
            raised.value.details,
        )
