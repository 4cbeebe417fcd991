"""Perudo as an OpenSpiel game, under any rules: single rounds with any numbers of dice, and whole games.

    import pyspiel
    import perudo.env.open_spiel     # registers it

    game = pyspiel.load_game("perudo(edition=kozak,players=3)")             # a whole game
    game = pyspiel.load_game("perudo(edition=bga,dice=2v1,capped=True)")    # one round of two dice against one

Parameters:

- ``edition``: an edition, a preset, or a rule code such as ``bga.calza.dice-3``.
- ``dice``: each player's number of dice in a single round, starting with player 0, who opens. Without ``dice``,
  ``players`` players play a whole game, with a random opener.
- ``palifico``: whether the single round is a palifico round.
- ``capped``: whether to exclude bids of more dice than are in play; dudo always beats such bids. A capped round is
  exactly the game that ``perudo solve`` solves.
- ``rounds``: the number of rounds after which a whole game ends undecided, because OpenSpiel requires games to end.

The chance player deals one hand at a time, in player order. Each outcome of a deal is a sorted hand. Actions are those
of ``perudo.sim.batch``: numbered bids, dudo, calza, and a pass for a player who is offered calza out of turn. In a
single round, a player's return is the change in their number of dice minus the other players' average change. In a
whole game, the winner's return is 1, and the other players share a loss of 1 equally. A player sees the same
information as in a ``View``: their own dice, the moves, and after a call all dice.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isclose, prod
from typing import Any, Final

import numpy as np
import pyspiel

from perudo.analysis.exploitability import Policy
from perudo.core.game import DUDO, FACES, Bid, Calza, Deal, Game, Hand, Move
from perudo.core.moves import move_name
from perudo.core.odds import hand_distribution
from perudo.core.rules import MAX_PLAYERS, MIN_PLAYERS, Rules, house_rules, parse_rule_code
from perudo.sim.bid_graph import ORDINARY, bid_graphs

GAME_NAME: Final = "perudo"
MAX_ROUNDS: Final = 200
"""The default maximum number of rounds. Without calza, a game has at most as many rounds as there are dice at the
start; with calza, it almost never reaches this limit.
"""


def _type(tensor: bool) -> Any:
    return pyspiel.GameType(
        short_name=GAME_NAME,
        long_name="Perudo",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MAX_PLAYERS,
        min_num_players=MIN_PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "edition": "kozak",
            # The default is the number of entries in ``dice`` or, without ``dice``, the minimum number of players.
            "players": 0,
            "dice": "",
            "palifico": False,
            "capped": False,
            "rounds": MAX_ROUNDS,
        },
    )


class GameSetup:
    """A game's parameters. A state stores these parameters instead of the game, because OpenSpiel deep-copies states,
    and games cannot be deep-copied.
    """

    def __init__(self, given: dict[str, Any]) -> None:
        edition, options = parse_rule_code(given.get("edition", "kozak"))
        self.rules: Rules = house_rules(edition, options)
        self.dice = _dice(given.get("dice", ""))
        self.one_round = bool(self.dice)
        self.most_rounds: int = 1 if self.one_round else given.get("rounds", MAX_ROUNDS)
        if self.most_rounds < 1:
            raise ValueError(f"rounds={self.most_rounds}: a game has at least one round")
        self.players: int = given.get("players") or len(self.dice) or MIN_PLAYERS
        if self.dice and self.players != len(self.dice):
            raise ValueError(f"dice={given['dice']} makes {len(self.dice)} players, not {self.players}")
        dice = self.dice or (self.rules.dice,) * self.players
        self.start = Game.mid_game(self.rules, dice, 1 if given.get("palifico", False) else None)
        self.most = sum(dice) if given.get("capped", False) else self.rules.dice * self.players
        """The highest quantity that a bid may have."""
        self.bids = bid_graphs(self.rules, self.players)[ORDINARY].bids
        self.dudo = len(self.bids)
        self.calza, self.silence = self.dudo + 1, self.dudo + 2

    def __deepcopy__(self, memo: object) -> GameSetup:
        return self


def _dice(given: str) -> tuple[int, ...]:
    """Parse the dice of each seat, such as ``2v1``. Raises ``ValueError``."""
    counts = given.split("v") if given else []
    if not all(count.isascii() and count.isdecimal() for count in counts):
        raise ValueError(f"dice={given}: write the dice of each seat with v between them, as in dice=2v1")
    return tuple(map(int, counts))


class PerudoGame(pyspiel.Game):  # type: ignore[misc]
    """Perudo with OpenSpiel's game interface; see the module's docstring."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        of = GameSetup(params or {})
        moves = len(of.bids) * (of.players if of.rules.calza else 1) + 1
        largest = of.rules.dice if of.rules.calza or not of.one_round else max(of.dice)
        super().__init__(
            _type(tensor=of.one_round),
            pyspiel.GameInfo(
                num_distinct_actions=of.silence + 1,
                max_chance_outcomes=max(of.players, len(hand_distribution(largest)[0])),
                num_players=of.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=of.most_rounds * moves,
            ),
            params or {},
        )
        self.of = of

    def new_initial_state(self) -> PerudoState:
        return PerudoState(self)

    def __setstate__(self, kept: Any) -> None:
        super().__setstate__(kept)
        self.of = GameSetup(self.get_parameters())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self, params)


class PerudoState(pyspiel.State):  # type: ignore[misc]
    """OpenSpiel's state: a game, the hands dealt so far for the next round, and the seats that may still call calza out
    of turn.
    """

    def __init__(self, game: PerudoGame) -> None:
        super().__init__(game)
        self.of = of = game.of
        self.game: Game = of.start
        self.opener = 1 if of.one_round else self.game.opener
        self.hands: tuple[Hand, ...] = ()
        self.asked: tuple[int, ...] = ()
        """Seats that may still call calza out of turn, in turn order."""
        self.told: tuple[str, ...] = ()
        """The public information about finished rounds."""
        self._dealt_at: dict[int, int] = {}
        """For each seat with dice in this round, the position in the state's history at which its hand was dealt."""

    # --- Player to act, and end of the game

    def current_player(self) -> int:
        if self._over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.game.hands is None:
            return int(pyspiel.PlayerId.CHANCE)
        return (self.asked[0] if self.asked else self.game.to_act or 0) - 1

    @property
    def _over(self) -> bool:
        return self.game.winner is not None or len(self.told) >= self.of.most_rounds

    def is_terminal(self) -> bool:
        return self._over

    # --- Actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.opener is None:
            alive = self.game.alive
            return [(seat - 1, 1 / len(alive)) for seat in alive]
        return list(enumerate(hand_distribution(self.game.dice[len(self.hands)])[1]))

    def _legal_actions(self, player: int) -> list[int]:
        of, game = self.of, self.game
        if self.asked:
            return [of.calza, of.silence]
        calls = [of.dudo] if game.bids else []
        if player + 1 in game.calza_callers:
            calls.append(of.calza)
        bids = [6 * (bid.quantity - 1) + bid.face - 1 for bid in game.legal.bids if bid.quantity <= of.most]
        return [*bids, *calls]

    def _apply_action(self, action: int) -> None:
        of, game = self.of, self.game
        if not self._may(action):
            raise ValueError(f"{action} is not a legal action here")
        if game.hands is None:
            self._dealt(action)
        elif action == of.silence:
            self.asked = self.asked[1:]
        else:
            seat = self.current_player() + 1
            move: Move = Calza(seat) if action == of.calza else DUDO if action == of.dudo else of.bids[action]
            self.game = game.after(move)
            self.asked = self._callers() if isinstance(move, Bid) else ()
            if not isinstance(move, Bid):
                self._ended(game, seat, move)

    def _may(self, action: int) -> bool:
        of, game = self.of, self.game
        if self._over:
            return False
        if game.hands is None:
            if self.opener is None:
                return action + 1 in game.alive
            return 0 <= action < len(hand_distribution(game.dice[len(self.hands)])[0])
        if self.asked or not 0 <= action < of.dudo:
            return action in self._legal_actions(self.current_player())
        bid = of.bids[action]
        return bid.quantity <= of.most and bid in game.legal

    def _dealt(self, outcome: int) -> None:
        if self.opener is None:
            self.opener = outcome + 1
        else:
            self._dealt_at[len(self.hands)] = len(self.history())
            self.hands += (hand_distribution(self.game.dice[len(self.hands)])[0][outcome],)
        self.hands += ((),) * (self._without_dice() if self.opener else 0)
        if len(self.hands) == len(self.game.dice):
            self.game, self.hands = self.game.after(Deal(self.hands, self.opener)), ()

    def _without_dice(self) -> int:
        """Return the number of consecutive seats without dice, starting with the next seat in the deal."""
        left = self.game.dice[len(self.hands) :]
        return next((index for index, count in enumerate(left) if count), len(left))

    def _callers(self) -> tuple[int, ...]:
        waiting, order = set(self.game.calza_callers) - {self.game.to_act}, []
        while waiting:
            order.append(self.game.priority_caller(waiting))
            waiting.remove(order[-1])
        return tuple(order)

    def _ended(self, before: Game, seat: int, move: Move) -> None:
        hands = " ".join("".join(map(str, sorted(hand))) or "-" for hand in before.hands or ())
        self.told += (f"{_line(before)} {seat}:{move_name(move)} {hands}",)
        self.opener = self.game.opener
        self._dealt_at = {}
        if not self._over:
            self.hands = ((),) * self._without_dice()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> PerudoState:
        """Return a random state that ``player`` cannot distinguish from this one, for use in searches. The other
        players' dice are rolled again.
        """
        other: PerudoState = self.get_game().new_initial_state()
        places = {index: seat for seat, index in self._dealt_at.items() if seat != player}
        for index, action in enumerate(self.history()):
            drawn = action
            if index in places:
                chances = hand_distribution(self.game.dice[places[index]])[1]
                drawn = min(int(np.searchsorted(np.cumsum(chances), sampler(), side="right")), len(chances) - 1)
            other.apply_action(drawn)
        return other

    # --- Results

    def returns(self) -> list[float]:
        seats = self.game.seats
        if not self._over:
            return [0.0] * len(seats)
        if self.of.one_round:
            outcome = self.game.previous
            assert outcome
            won = [change if hand else 0 for change, hand in zip(outcome.changes, outcome.hands, strict=True)]
            playing = sum(bool(hand) for hand in outcome.hands)
            return [
                each - (sum(won) - each) / (playing - 1) if hand else 0.0
                for each, hand in zip(won, outcome.hands, strict=True)
            ]
        if self.game.winner is None:
            return [0.0] * len(seats)
        return [1.0 if seat == self.game.winner else -1 / (len(seats) - 1) for seat in seats]

    # --- Text representation

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            if self.opener is None:
                return f"opens:{action + 1}"
            return "dealt:" + "".join(map(str, hand_distribution(self.game.dice[len(self.hands)])[0][action]))
        of = self.of
        named = {of.dudo: "dudo", of.calza: "calza", of.silence: "silence"}
        return named[action] if action in named else str(of.bids[action])

    def __str__(self) -> str:
        hands = self.game.hands or self.hands
        dealt = " ".join("".join(map(str, sorted(hand))) or "-" for hand in hands)
        return "\n".join([*self.told, f"{_line(self.game)} [{dealt}]"])


def _line(game: Game) -> str:
    """Return the public information about the current round so far."""
    dice = "-".join(map(str, game.dice))
    bids = " ".join(f"{seat}:{bid}" for seat, bid in zip(game.bidders, game.bids, strict=True))
    return f"{dice}{' palifico' if game.palifico else ''} {game.opener or '?'} {bids}".rstrip()


class Observer:
    """A player's observation, as an array and as text (OpenSpiel's ``PyObserver``).

    With perfect recall, the text covers all rounds so far. The array contains the current round, with the bidder of
    each bid. The order of the bids follows from their values, so the array has perfect recall within one round.
    """

    def __init__(self, iig_obs_type: Any, game: PerudoGame, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        self._recalls: bool = iig_obs_type.perfect_recall
        self._private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public: bool = iig_obs_type.public_info
        players = game.num_players()
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (players,))]
        if self._private:
            pieces.append(("hand", (len(FACES),)))
        if self._public:
            pieces += [
                ("dice", (players,)),
                ("veterans", (players,)),
                ("opener", (players,)),
                ("asked", (players,)),
                ("palifico", (1,)),
                ("standing", (2,)),
                ("bids", (len(game.of.bids), players)),
                ("reveal", (players, len(FACES))),
            ]
        self.tensor = np.zeros(sum(prod(shape) for _, shape in pieces), np.float32)
        self.dict: dict[str, Any] = {}
        index = 0
        for name, shape in pieces:
            self.dict[name] = self.tensor[index : index + prod(shape)].reshape(shape)
            index += prod(shape)

    def set_from(self, state: PerudoState, player: int) -> None:
        self.tensor.fill(0)
        game = state.game
        self.dict["player"][player] = 1
        if self._private and game.hands:
            self.dict["hand"][:] = [game.hands[player].count(face) for face in FACES]
        if not self._public:
            return
        self.dict["dice"][:] = game.dice
        for name, seats in ("veterans", game.veterans), ("opener", {game.opener} - {None}), ("asked", state.asked[:1]):
            for seat in seats:
                self.dict[name][seat - 1] = 1  # type: ignore[operator]
        self.dict["palifico"][0] = game.palifico
        if game.current_bid:
            self.dict["standing"][:] = game.current_bid
        for seat, bid in zip(game.bidders, game.bids, strict=True):
            self.dict["bids"][6 * (bid.quantity - 1) + bid.face - 1, seat - 1] = 1
        if game.hands is None and game.previous:
            self.dict["reveal"][:] = [[hand.count(face) for face in FACES] for hand in game.previous.hands]

    def string_from(self, state: PerudoState, player: int) -> str:
        pieces = [f"{player + 1}"]
        if self._private and state.game.hands:
            pieces.append("".join(map(str, sorted(state.game.hands[player]))))
        if self._public:
            pieces += [*(state.told if self._recalls else state.told[-1:]), _line(state.game)]
            if state.asked:
                pieces.append(f"asked:{state.asked[0]}")
        return "|".join(pieces)


pyspiel.register_game(_type(tensor=True), PerudoGame)


# --- Converting policies to and from OpenSpiel


def to_tabular_policy(game: PerudoGame, policy: Policy | tuple[Policy, Policy]) -> Any:
    """Convert a policy for a two-player round into a ``pyspiel.TabularPolicy``.

    To get a policy, use ``perudo.analysis.exploitability``: ``policy_of`` for a solution, or ``Given.bot_policy`` for a
    bot. ``policy`` may also be a pair: one policy for the opener, and one for the responder. Raises ``ValueError`` for
    a policy with illegal moves, such as bids of more dice than a capped round has.
    """
    both = policy if isinstance(policy, tuple) else (policy, policy)
    table: dict[str, list[tuple[int, float]]] = {}
    hands = [hand_distribution(count)[0] for count in game.of.dice]
    # This loop evaluates all hands of both players along every bid sequence, without enumerating all deals.
    for index in range(max(map(len, hands))):
        dealt = [min(index, len(each) - 1) for each in hands]
        state = game.new_initial_state()
        for outcome in dealt:
            state.apply_action(outcome)
        waiting = [state]
        while waiting:
            state = waiting.pop()
            player, legal = state.current_player(), state.legal_actions()
            key = state.information_state_string()
            if key not in table:
                said = both[player](hands[player][dealt[player]], state.game.bids)
                table[key] = [(action, said.get(_move(game, action, player), 0.0)) for action in legal]
                if not isclose(sum(share for _, share in table[key]), 1, abs_tol=1e-4):
                    raise ValueError(f"the policy contains a state that this game does not have: {key}")
            waiting += [state.child(action) for action in legal if action < game.of.dudo]
    return pyspiel.TabularPolicy(table)


def from_openspiel_policy(game: PerudoGame, theirs: Any) -> Policy:
    """Convert an OpenSpiel policy (Python or C++) for a two-player round into a ``perudo.analysis.exploitability``
    policy."""

    def policy(hand: Hand, bids: tuple[Bid, ...]) -> dict[Move, float]:
        player = len(bids) % 2
        state = game.new_initial_state()
        for seat, count in enumerate(game.of.dice):
            known = hand_distribution(count)[0]
            state.apply_action(known.index(tuple(sorted(hand))) if seat == player else 0)
        for bid in bids:
            state.apply_action(game.of.bids.index(bid))
        said = theirs.action_probabilities(state)
        return {_move(game, action, player): share for action, share in said.items() if share}

    return policy


def _move(game: PerudoGame, action: int, player: int) -> Move:
    return DUDO if action == game.of.dudo else Calza(player + 1) if action == game.of.calza else game.of.bids[action]
