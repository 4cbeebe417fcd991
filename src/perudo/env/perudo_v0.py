"""Perudo as a PettingZoo environment: ``env``, ``raw_env`` and ``parallel_env``.

    from perudo.env import perudo_v0

    env = perudo_v0.env(edition="kozak", players=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

Agents are the seats, ``seat_1`` to ``seat_8``; the turn passes to the left. An agent terminates when it loses its last
die, and the game continues without it. An observation is a dict. ``action_mask`` is 1 for each legal action (all 0 for
agents that are not to act). ``observation`` has these entries, for P seats and B bids:

{layout}

After an episode of one round, ``observation`` is all 0. With ``recall``, entries for earlier rounds follow, starting
with the latest round. Each earlier round starts with P times 6 entries for the dice under each cup, starting with the
observing seat and going left. Then come P entries (1 for the caller), one entry (1 for a palifico round), and B entries
that identify the bidder of each bid, as above. Entries for rounds that were not played are 0.

``state()`` returns the observations of all seats, concatenated. ``action_masks(agent)`` returns only the action mask of
an agent (default: the agent to act), as booleans.

Actions are the moves of ``perudo.sim.batch``: a bid has the number ``(quantity - 1) * 6 + face - 1``. After the B bids
come dudo, calza and pass. An agent passes to decline calza out of turn.

For rewards see ``perudo.env.rewards``. In ``env`` an illegal action ends the game with a reward of -1 for the agent, as
in PettingZoo's own games; in ``raw_env`` it raises ``ValueError``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gymnasium import logger, spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from perudo.core.rules import house_rules
from perudo.env.rendering import BatchNarrator
from perudo.env.rewards import EpisodeLength, Reward, check_reward, round_rewards
from perudo.env.round_history import RoundHistory
from perudo.env.spaces import action_space, mask_space, observation_layout, observation_space
from perudo.sim.batch import NO_MOVE, Batch
from perudo.sim.kernels import Array

import numpy as np  # isort: skip

__all__ = ["env", "parallel_env", "raw_env"]
__doc__ = (__doc__ or "").replace("{layout}", observation_layout())

Observation = dict[str, Array]
_RENDER_MODES: Final = ["human", "ansi"]


def env(**options: Any) -> AECEnv[str, Any, Any]:
    """Return the environment with PettingZoo's usual wrappers. Takes the options of ``raw_env``."""
    wrapped: AECEnv[str, Any, Any] = raw_env(**options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def parallel_env(**options: Any) -> ParallelEnv[str, Any, Any]:
    """Return the environment for trainers that support only the parallel interface. Takes the options of ``raw_env``.

    PettingZoo converts the turn-based environment to a parallel one: in each step, only the action of the agent whose
    turn it is has an effect.
    """
    return turn_based_aec_to_parallel(env(**options))


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801 - named by PettingZoo
    """The environment without wrappers: a ``Batch`` of one game."""

    metadata = {  # noqa: RUF012 - as PettingZoo requires
        "name": "perudo_v0",
        "render_modes": _RENDER_MODES,
        # False makes PettingZoo's generic parallel conversion reject this turn-based environment.
        "is_parallelizable": False,
    }

    def __init__(
        self,
        *,
        edition: str = "kozak",
        options: Mapping[str, object] | None = None,
        players: int = 4,
        rounds: EpisodeLength = "all",
        reward: Reward = "win",
        recall: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """Create the environment.

        - ``edition``, ``options``: the rules, as in ``perudo.core.rules.house_rules``.
        - ``rounds``: the length of an episode: a whole game, or one round in which all players have all their dice.
        - ``recall``: how many earlier rounds an observation includes.
        - ``render_mode``: with "ansi", ``render`` returns the round so far in words, with everybody's dice; "human"
          prints it after each step.
        """
        super().__init__()  # type: ignore[no-untyped-call]
        check_reward(reward, rounds)
        if render_mode not in (None, *_RENDER_MODES):
            raise ValueError(f"render_mode must be one of {', '.join(_RENDER_MODES)}, not {render_mode!r}")
        self.rounds, self.reward, self.render_mode = rounds, reward, render_mode
        entropy = np.random.SeedSequence().generate_state(1, np.uint64)
        self.batch = Batch(house_rules(edition, options), players, 1, seed=int(entropy[0]))
        self.possible_agents = [f"seat_{seat}" for seat in range(1, players + 1)]
        self.agents: list[str] = []
        self.action_spaces = {agent: action_space(self.batch) for agent in self.possible_agents}
        self._earlier = RoundHistory(self.batch, recall)
        seen = spaces.Box(0, np.concatenate([observation_space(self.batch).high, self._earlier.highest]), dtype=np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask_space(self.batch)})
            for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0, np.tile(seen.high, players), dtype=np.int8)
        self._story: BatchNarrator | None = None
        self.agent_selection = ""
        self.terminations: dict[str, bool] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game, from a seed or, without a seed, from the next random numbers.

        ``options["game"]``: which of the seed's games to start, counted from 0 as in a ``Batch``.
        """
        self.batch.reset(seed, first_index=(options or {}).get("game", 0))
        self._earlier.clear()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_act()
        self._skip_agent_selection = None  # type: ignore[assignment]  # PettingZoo's attribute: no agent to skip
        if self.render_mode:
            self._story = BatchNarrator(self.batch, self.possible_agents)
            self._show()

    def observe(self, agent: str) -> Observation:
        seen = np.zeros((1, self.batch.observation_length), np.int8)
        mask = np.zeros((1, self.batch.num_moves), np.int8)
        if self.rounds == "all" or not self.terminations.get(agent, True):
            self.batch.observe(seen, mask, np.array([self.possible_agents.index(agent) + 1]))
        earlier = self._earlier.observe(self.possible_agents.index(agent))
        return {"observation": np.concatenate([seen[0], earlier]) if len(earlier) else seen[0], "action_mask": mask[0]}

    def state(self) -> Array:
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def action_masks(self, agent: str | None = None) -> Array:
        masked: Array = self.observe(agent or self.agent_selection)["action_mask"].astype(np.bool_)
        return masked

    def step(self, action: int | None) -> None:
        """Play an action of the agent to act, or None for an agent that has terminated.

        Raises ``ValueError`` for any other action, without changing the state.
        """
        agent = self.agent_selection
        if agent not in self.terminations:
            raise ValueError("no game is in progress: call reset()")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = int(self.batch.checked(np.array([action]))[0])
        if move == NO_MOVE:
            raise ValueError(f"{action} is not an action")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        number, dice, seat = int(self.batch.round_number[0]), self.batch.dice.copy(), int(self.batch.to_act[0])
        before = self.batch.game(0) if self._story else None
        self._earlier.record_move(move)
        self.batch.step(np.array([move]))
        if self.batch.round_number[0] != number:
            self._end_round(dice)
        if self._story and before:
            self._story.record_move(before, seat, move, all(self.terminations.values()))
            self._show()
        self.agent_selection = self._to_act() or agent
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """Return the round so far, in words. After a call, the call's outcome comes first."""
        if self._story is None:
            logger.warn("rendering needs a render_mode")
        elif self.render_mode == "ansi":
            return str(self._story)
        return None

    def close(self) -> None:
        self._story = None

    def _to_act(self) -> str:
        """Return the agent to act; an empty name when the game is over."""
        seat = int(self.batch.to_act[0])
        return self.possible_agents[seat - 1] if seat else ""

    def _end_round(self, dice: Array) -> None:
        places = self.batch.places
        worth = round_rewards(self.reward, self.rounds, dice, self.batch.dice, places)[0]
        for agent, reward, place in zip(self.possible_agents, worth.tolist(), places[0].tolist(), strict=True):
            if agent in self.rewards:
                self.rewards[agent] = reward
                self.terminations[agent] = self.rounds == "one" or place > 0

    def _show(self) -> None:
        if self.render_mode == "human" and self._story:
            print(*self._story.news, sep="\n")
