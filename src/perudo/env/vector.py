"""A Gymnasium vector environment that plays thousands of games at once.

    from perudo.env.vector import PerudoVectorEnv

    envs = PerudoVectorEnv(1024, edition="kozak", players=4)
    # or gymnasium.make_vec("perudo.env:perudo/Perudo-v0", 1024, edition="kozak", players=4)
    seen, infos = envs.reset(seed=1)
    for _ in range(100):
        actions = choose(seen, infos["action_mask"])
        seen, rewards, terminations, truncations, infos = envs.step(actions)

Each game has one learner, in seat 1. (The choice of seat makes no difference: the opener is random, and observations
begin with the player's own seat.) ``opponents`` sets who plays the other seats: a policy (see ``Batch.play``), or bot
names. If all bots are ``beginner``, ``gambler`` or ``odds``, their compiled versions play (see
``bots/compiled_policies.py``). Otherwise all bots run in Python (see ``bot_opponents.py``), about a hundred times
slower. With ``opponents=None`` the agent plays every seat: ``infos["seat"]`` is the seat to act, and
``infos["rewards"]`` [game, seat] contains each seat's reward in the step. ``step`` returns each game's reward for the
seat that has just acted.

The layout of an observation in a game with P seats and B possible bids:

{layout}

Actions are the move numbers that ``perudo.sim.batch`` defines. ``infos["action_mask"]`` is 1 for each legal move; an
illegal move raises ``ValueError``. For rewards see ``perudo.env.rewards``. A reward also includes the results of the
other players' moves until the learner's next turn. The first reward also includes the results of moves before the
learner's first turn.

An episode ends when the learner is eliminated or has won. With ``rounds="one"``, each episode is one round, and rounds
in which the learner never acts are skipped. A finished game restarts in the next step, which ignores the action for
that game. Until a finished game restarts, its observation is all 0 and its action mask is all 1. For a given seed, game
``i`` does not depend on the number of games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from perudo.bots import compiled_policies as policies
from perudo.bots.compiled_policies import PolicyPlayer, by_prior, uniform_random
from perudo.core.rules import house_rules
from perudo.env.bot_opponents import BotOpponents, seat_assignment
from perudo.env.rewards import EpisodeLength, Reward, check_reward, round_rewards
from perudo.env.spaces import action_space, observation_layout, observation_space
from perudo.sim.batch import NO_MOVE, Batch, compile_policy
from perudo.sim.kernels import Array

import numpy as np  # isort: skip

__all__ = ["PerudoVectorEnv", "by_prior", "uniform_random"]
__doc__ = (__doc__ or "").replace("{layout}", observation_layout())

_LEARNER = 1


class PerudoVectorEnv(VectorEnv[Array, Array, Array]):
    """An environment that plays many games at once; see the module docstring."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - as Gymnasium requires

    def __init__(
        self,
        num_envs: int = 1,
        *,
        edition: str = "kozak",
        options: Mapping[str, object] | None = None,
        players: int = 4,
        rounds: EpisodeLength = "all",
        reward: Reward = "win",
        opponents: Any = uniform_random,
        cores: int = 1,
    ) -> None:
        """Create the environment.

        - ``edition``, ``options``: the rules, as in ``perudo.core.rules.house_rules``.
        - ``rounds``: whether an episode is a whole game, or one round in which every player starts with all their dice.
        - ``opponents``: a policy (``uniform_random``, ``by_prior``, or your own, compiled or not), bot names, or None
          if the agent plays every seat. Give one bot name for all seats, or one per seat, such as ``"reader"`` or
          ``["odds", "mybot.py:MyBot", "master"]``.

        You can pickle the environment, except while uncompiled bots are playing.
        """
        check_reward(reward, rounds)
        self.num_envs, self.rounds, self.reward = num_envs, rounds, reward
        self.batch = Batch(house_rules(edition, options), players, num_envs, threads=cores)
        self.single_observation_space = observation_space(self.batch)
        self.single_action_space = action_space(self.batch)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._given = opponents
        self._play(opponents)
        self._over = np.zeros(num_envs, np.bool_)
        self._spoken = np.zeros(num_envs, np.bool_)
        """Whether the agent has moved in this episode."""
        self._earned = np.zeros((num_envs, players))
        """Rewards that the agent has earned but not yet received."""
        self._round, self._dice = self.batch.round_number.copy(), self.batch.dice.copy()
        """Each game's round number and numbers of dice at the last update of the rewards."""

    def _play(self, opponents: Any) -> None:
        """Assign the opponents to their seats."""
        self._house: BotOpponents | None = None
        self._players: list[tuple[PolicyPlayer, list[int]]] = []
        """The policies that run as compiled code, and the seats that they play."""
        if isinstance(opponents, Sequence):
            names = seat_assignment(opponents, self.batch.seats, _LEARNER + 1)
            if set(names.values()) <= set(policies.COMPILED_LEVELS):
                for name in sorted(set(names.values())):
                    seats = [seat for seat, each in names.items() if each == name]
                    self._players.append((policies.compiled_bot(name, self.batch.rules), seats))
            else:
                self._house = BotOpponents(self.batch, names)
        elif opponents is not None:
            if not hasattr(opponents, "address"):
                opponents = (policies.compiled_once if opponents in (uniform_random, by_prior) else compile_policy)(
                    opponents
                )
            self._players = [(PolicyPlayer(opponents), list(range(_LEARNER + 1, self.batch.seats + 1)))]

    @property
    def _for_all(self) -> bool:
        """Whether the agent plays every seat."""
        return self._given is None

    def __getstate__(self) -> dict[str, Any]:
        if self._house and self._house.playing:
            raise TypeError("bots can't be pickled during a game: pickle before the first reset")
        kept = {name: value for name, value in vars(self).items() if name not in ("_house", "_players")}
        return kept | {"_given": getattr(self._given, "_pyfunc", self._given)}  # numba's own objects cannot be pickled

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._play(self._given)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Restart all games, or those where ``options["reset_mask"]`` is true."""
        where = np.asarray((options or {}).get("reset_mask", np.ones(self.num_envs)), np.bool_)
        if where.shape != (self.num_envs,):
            raise ValueError(f"reset_mask must have {self.num_envs} entries, not {where.shape}")
        super().reset(seed=seed)
        drawn = seed if seed is not None else self.np_random.integers(2**63, size=self.num_envs)
        self._begin(where, drawn)
        self._go_on()
        return self._seen()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        begin, spoke = self._over.copy(), self.batch.to_act
        moves = self.batch.checked(actions, ~begin)
        if (moves[~begin] == NO_MOVE).any():
            raise ValueError("every unfinished game needs an action")
        self._say(moves)
        self._spoken |= ~begin
        self._begin(begin)
        self._go_on()
        # A step that restarts a game returns no rewards. The agent's first move returns any earlier rewards.
        told = np.where(begin[:, None], 0.0, self._earned)
        self._earned[~begin] = 0
        rewards = told[np.arange(self.num_envs), spoke - 1] if self._for_all else told[:, _LEARNER - 1]
        observation, infos = self._seen()
        if self._for_all:
            infos |= {"rewards": told, "_rewards": ~begin}
        return observation, rewards, self._over.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _say(self, moves: Array) -> None:
        seats = self.batch.to_act
        self.batch.step(moves)
        if self._house:
            for index in np.flatnonzero(moves != NO_MOVE).tolist():
                self._house.record_move(index, int(seats[index]), int(moves[index]))

    def _begin(self, where: Array, seed: int | Array | None = None) -> None:
        if where.any():
            self.batch.reset(seed, where)
            self._over[where] = False
            self._spoken[where] = False
            self._earned[where] = 0
            self._round[where], self._dice[where] = self.batch.round_number[where], self.batch.dice[where]
            if self._house:
                self._house.reset(where)

    def _go_on(self) -> None:
        """Play until it is the agent's turn in every unfinished game, and add up the rewards of every round."""
        while True:
            self._count()
            self._begin(self._over & ~self._spoken)
            if self._for_all:
                return
            seats = self.batch.to_act
            wait = ~self._over & (seats != _LEARNER)
            if not wait.any():
                return
            if self._house:
                moves = np.full(self.num_envs, NO_MOVE)
                moves[wait] = self._house.moves(wait, seats)
                self._say(moves)
                continue
            for (
                player,
                own,
            ) in self._players:  # In each pass, one policy moves per game, so rewards are counted after each round.
                by = np.where(wait & np.isin(seats, own), sum(1 << seat - 1 for seat in own), 0)
                self.batch.play(player.policy, assignment=by, params=player.params, rounds="one")

    def _count(self) -> None:
        """Add the rewards for the games in which a round has ended."""
        batch = self.batch
        ended = np.flatnonzero(batch.round_number != self._round)
        if len(ended):
            after, places = batch.dice[ended], batch.places[ended]
            self._earned[ended] += round_rewards(self.reward, self.rounds, self._dice[ended], after, places)
            self._round[ended], self._dice[ended] = batch.round_number[ended], after
            out = places[:, _LEARNER - 1] > 0
            self._over[ended] = self.rounds == "one" or (batch.is_over[ended] if self._for_all else out)

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        seen = np.empty((self.num_envs, self.batch.observation_length), np.int8)
        masks = np.empty((self.num_envs, self.batch.num_moves), np.int8)
        self.batch.observe(seen, masks)
        seen[self._over], masks[self._over] = 0, 1
        everywhere = np.ones(self.num_envs, np.bool_)
        infos: dict[str, Any] = {"action_mask": masks, "_action_mask": everywhere}
        if self._for_all:
            infos |= {"seat": self.batch.to_act, "_seat": ~self._over}
        return seen, infos
