"""The responder, which asks a copy of its opponent about every hand: its copies are true, and it wins by them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from perudo.analysis.exploitability import BotPolicy, Responder, exact_mix
from perudo.analysis.exploitability.bot_policy import BranchingRandom
from perudo.arena import Series, run
from perudo.arena.games import DealDice, play_moments
from perudo.bots import BUILTIN_BOTS, Bot
from perudo.core.game import Bid, Game, Hand, Move
from perudo.core.rules import EDITIONS, Rules, house_rules
from perudo.core.view import View

SMALL = house_rules("bga", {"dice": 3})


class Watched(Bot):
    """Plays like a bot, and notes how it would act, for each round, seat and sequence of bids."""

    noted: dict[tuple[int, int, int], tuple[Hand, Mapping[Move | None, float]]]

    def __init__(self, bot: Bot, rng: Random, rules: Rules) -> None:
        super().__init__(rng, rules)
        self._bot = bot

    def see(self, view: View) -> None:
        self._bot.see(view)

    def choose(self, view: View) -> Move | None:
        mix = exact_mix(self._bot, view)
        if view.is_my_turn:
            Watched.noted[view.round, view.seat or 0, len(view.bids)] = tuple(sorted(view.hand or ())), mix
        return self.rng.choices(list(mix), list(mix.values()))[0]


class Checked(Responder):
    """Compares its copies' moves with the real ones."""

    compared = 0

    def _hear(self, seat: int, before: tuple[Bid, ...], bid: Bid) -> None:
        hand, mix = Watched.noted[self._round, seat, len(before)]
        found = self._policies[seat](hand, before)
        assert found == pytest.approx({move: share for move, share in mix.items() if share}, abs=1e-9)
        Checked.compared += 1
        super()._hear(seat, before, bid)


def play(responder: Bot, bots: list[Bot], rules: Rules, name: str) -> Game:
    *_, last = play_moments(rules, [responder, *bots], DealDice(name))
    return last


@pytest.mark.parametrize("rules", [SMALL, house_rules("asmodee-it", {"dice": 2})], ids=["bga", "asmodee-it"])
@pytest.mark.parametrize("level", BUILTIN_BOTS)
def test_copied_bots_act_like_their_originals(level: str, rules: Rules) -> None:
    """They also learn the same from earlier rounds. The Italian edition hides lost dice."""
    kind, Watched.noted, Checked.compared = BUILTIN_BOTS[level], {}, 0
    opponents: list[Bot] = [Watched(kind(BranchingRandom(), rules), Random(seat), rules) for seat in (2, 3)]
    play(Checked(Random(1), rules, kind), opponents, rules, f"copies {level}")
    assert Checked.compared > 3


def test_bot_copy_that_missed_a_round_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy that does not see earlier rounds acts differently: the planted fault of the test above."""
    monkeypatch.setattr(Checked, "_round_of", lambda *_: iter(()))
    kind, Watched.noted = BUILTIN_BOTS["master"], {}
    rules = EDITIONS["kozak"]
    opponent: Bot = Watched(kind(BranchingRandom(), rules), Random(2), rules)
    with pytest.raises(AssertionError):
        play(Checked(Random(1), rules, kind), [opponent], rules, "missed")


class Responding(Responder):
    def __init__(self, rng: Random, rules: Rules) -> None:
        super().__init__(rng, rules, BUILTIN_BOTS["odds"])


@pytest.mark.parametrize(("players", "least"), [(2, 0.7), (3, 0.4)])
def test_responder_beats_odds_bots(players: int, least: float) -> None:
    kinds: dict[str, Any] = {"responder": Responding, "odds": BUILTIN_BOTS["odds"]}
    names = ("responder", *["odds"] * (players - 1))
    found = run(Series.from_lists(names, tuple(kinds[name] for name in names), (SMALL,), seed=1), 24 // players)
    assert found.rows[0].share > least and not found.rows[0].faults


class Forgetful(Bot):
    """Remembers the highest die of its first view of each round, and bids that face."""

    def see(self, view: View) -> None:
        super().see(view)
        self.face = max(view.hand or (2,))

    def choose(self, view: View) -> Move | None:
        return next((bid for bid in view.legal_bids if bid.face == self.face), view.legal[-1])


def test_bot_policy_depends_on_the_queried_hand() -> None:
    start = Game.mid_game(EDITIONS["bga"], (2, 2))
    ask = BotPolicy(Forgetful, start, 1, 1)
    assert [next(iter(ask(hand, ()))) for hand in ((2, 3), (4, 5), (2, 3))] == [Bid(1, 3), Bid(1, 5), Bid(1, 3)]
