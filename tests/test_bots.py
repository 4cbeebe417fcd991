"""The house bots: they say what is legal, know what they were shown and no more, and are the stronger as promised."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings

from perudo.arena import DealDice, Series, play_moments, run
from perudo.bots import BOT_NAMES, BUILTIN_BOTS, Bot, mixed_levels
from perudo.bots.inference import PRIOR_TYPE
from perudo.bots.lookahead import Master, Planner
from perudo.bots.odds_bot import OddsBot
from perudo.bots.reader import Reader
from perudo.bots.solved import TablebaseReader
from perudo.core.game import DUDO, FACES, Bid, Calza, Deal, Game, Move
from perudo.core.narration import Sentence
from perudo.core.odds import to_percent
from perudo.core.rules import EDITIONS, MAX_PLAYERS, Rules, house_rules
from perudo.core.view import View, view
from perudo.locales.translator import available_languages, load_source, translator
from perudo.protocol.wire import BotLevel
from perudo.solver.tablebase import load_tablebase, probe
from tests import strategies
from tests.solver.duplicate import Forks, mix

LEVELS = pytest.mark.parametrize("kind", BUILTIN_BOTS.values(), ids=BUILTIN_BOTS)


class Witness(Bot):
    """Seats a bot, and vouches for each word of it."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.rng, bot.rules)
        self.bot = bot
        self.out_of_turn = 0

    def see(self, view: View) -> None:
        self.bot.see(view)

    def choose(self, view: View) -> Move | None:
        move = self.bot.choose(view)
        if view.seat == view.to_act:
            assert move in view.legal
        elif move is not None:
            assert move == Calza(view.seat or 0) and view.seat in view.calza_callers
            self.out_of_turn += 1
        return move


def seated(rules: Rules, seats: int, seed: int, *kinds: type[Bot]) -> list[Witness]:
    return [Witness(kinds[seat % len(kinds)](Random(seed + seat), rules)) for seat in range(seats)]


def words_of(bot: Bot, shown: list[View]) -> Move | None:
    """Return the bot's move after these views, with fixed randomness."""
    for each in shown:
        bot.see(each)
    bot.rng = Random(1)
    return bot.choose(shown[-1])


def knows(bot: Bot, shown: list[View]) -> object:
    """All that the bot makes of these views: what it says after them, and what it thinks of every bid."""
    move, last = words_of(bot, shown), shown[-1]
    if isinstance(bot, Planner):
        return move, bot.dice, bot.move_values(last)
    if not isinstance(bot, OddsBot) or last.phase != "bidding":
        return move, bot.dice
    chances = [bot._chances(last, face) for face in FACES]
    return move, bot.dice, [[each.true(quantity) for quantity in range(last.max_quantity)] for each in chances]


# --- Who they are


def test_builtin_bots_match_protocol_levels() -> None:
    assert tuple(BUILTIN_BOTS) == get_args(BotLevel)


def test_mixed_table_spans_all_bot_levels() -> None:
    levels = list(BUILTIN_BOTS)
    assert [mixed_levels(count) for count in (1, 2)] == [["odds"], ["beginner", "master"]]
    assert (mixed_levels(6), mixed_levels(7)) == (levels, [*levels, "beginner"])
    assert mixed_levels(3) == ["beginner", "odds", "master"]


def test_every_seat_has_a_bot_name() -> None:
    assert len(set(BOT_NAMES)) >= MAX_PLAYERS


# --- What they say


@given(strategies.rules(), strategies.seats, strategies.seeds)
@settings(max_examples=5)
def test_bots_move_legally_with_any_dice(rules: Rules, seats: int, seed: int) -> None:
    bots = seated(rules, seats, seed, *BUILTIN_BOTS.values())
    playing = tuple(range(1, seats + 1))
    for game in play_moments(rules, bots, DealDice(str(seed))):
        knowing = [bots[seat - 1].bot for seat in playing]
        assert all((bot.dice, bot.veterans) == (game.dice, game.veterans) for bot in knowing)
        playing = game.alive


@LEVELS
@pytest.mark.parametrize("callers", ["others-but-next", "all-but-bidder", "all-but-next"])
@pytest.mark.parametrize("wins", ["die", "all-others-lose"])
def test_calza_can_be_called_out_of_turn(kind: type[Bot], callers: str, wins: str) -> None:
    rules = house_rules("bga", {"calza": True, "calza_callers": callers, "calza_wins": wins, "dice": 2})

    def called(seed: int) -> bool:
        bots = seated(rules, 4, seed, kind)
        list(play_moments(rules, bots, DealDice(str(seed))))
        return any(bot.out_of_turn for bot in bots)

    assert any(map(called, range(30)))


@pytest.mark.parametrize("kind", [OddsBot, Reader])
@pytest.mark.parametrize(("wins", "calls"), [("die", False), ("all-others-lose", True)])
def test_bot_with_all_dice_calls_only_group_calza(kind: type[Bot], wins: str, calls: bool) -> None:
    """Three sixes of one's own, two dice that may spoil it: exact most likely, and no die to take back."""
    rules = house_rules("bga", {"calza": True, "calza_wins": wins, "dice": 3, "lost_dice_visible": True})
    game = Game.mid_game(rules, (3, 1, 1)).after(Deal(((6, 6, 6), (2,), (3,)), 3)).after(Bid(3, 6))
    assert game.to_act == 1
    assert (words_of(kind(Random(1), rules), [view(game, 1)]) == Calza(1)) is calls


def asked(kind: type[Bot], hand: str, others: int, *bids: str, seats: int = 2) -> Move | None:
    """Return the move of a bot at the last seat with this hand, when each of the others has ``others`` dice."""
    dice = (*[others] * (seats - 1), len(hand))
    game = Game.mid_game(house_rules("hasbro-1994", {"lost_dice_visible": True}), dice)
    hands = (*[(2,) * others] * (seats - 1), tuple(map(int, hand)))
    game = game.after(Deal(hands, (seats - 1 - len(bids)) % seats + 1))
    shown = [view(game, seats)]
    for bid in bids:
        quantity, face = map(int, bid.split("x"))
        game = game.after(Bid(quantity, face))
        shown.append(view(game, seats))
    assert game.to_act == seats
    return words_of(kind(Random(1), game.rules), shown)


@LEVELS
def test_impossible_bid_is_called(kind: type[Bot]) -> None:
    assert asked(kind, "55", 2, "9x6") == DUDO


@pytest.mark.parametrize("kind", [OddsBot, Reader])
def test_bid_covered_by_own_hand_is_not_doubted(kind: type[Bot]) -> None:
    assert asked(kind, "55166", 1, "3x5") != DUDO


def test_reader_trusts_bids_more_than_odds_bot() -> None:
    game = Game.start(house_rules("bga"), 2).after(Deal(((6, 6, 1, 2, 3), (2, 3, 4, 5, 5)), 1))
    opened = view(game.after(Bid(4, 6)), 2)
    chances = []
    for bot in (OddsBot(Random(1), game.rules), Reader(Random(1), game.rules)):
        bot.see(opened)
        chances.append([bot._chances(opened, face).true(2) for face in FACES])
    *_, sixes = more = [read - known for known, read in zip(*chances, strict=True)]
    assert sixes > 0.05
    assert sixes == max(more)


@pytest.mark.parametrize(("dice", "calza"), [((1, 2), False), ((1, 2), True), ((4, 4), False)])
def test_solved_rounds_use_the_tablebase(dice: tuple[int, int], calza: bool) -> None:
    rules = house_rules("bga", {"lost_dice_visible": True, "calza": calza})
    game = Game.mid_game(rules, dice).after(Deal(tuple((3, 4, 5, 6)[:count] for count in dice), 1)).after(Bid(1, 5))
    shown = view(game, 2)
    found = probe(shown, rules)
    assert bool(found) == (dice == (1, 2) and not calza)
    solved = TablebaseReader(Forks(), rules)
    solved.see(shown)
    reader = Reader(Forks(), rules)
    reader.see(shown)
    assert mix(solved, shown) == pytest.approx(dict(found.mix) if found else mix(reader, shown))


@pytest.mark.parametrize("was", [False, True])
def test_palifico_opener_uses_opponents_veteran_status(was: bool) -> None:
    rules = house_rules("hasbro-1994", {"lost_dice_visible": True, "dice": 2})
    game = Game.mid_game(rules, (2, 2) if was else (2, 1))
    bot = TablebaseReader(Forks(), rules)
    for loser in (2, 1) if was else (1,):
        opener = game.opener or 2
        game = game.after(Deal(tuple((2,) * count for count in game.dice), opener)).after(Bid(1, 2))
        bot.see(view(game, 1))
        # Every die is a two, so who doubts loses one.
        game = game.after(DUDO) if game.to_act == loser else game.after(Bid(4, 2)).after(DUDO)
        bot.see(view(game, 1))
    game = game.after(Deal(((3,), (5,))))
    bot.see(view(game, 1))
    assert game.palifico and game.opener == 1 and (2 in game.veterans) == was
    table = load_tablebase((1, 1), "any-higher", locked=not was, veteran=was)
    opening = table and table.probe((3,), [])
    assert opening and mix(bot, view(game, 1)) == pytest.approx(opening.mix)


# --- Why they say it


def explained(kind: type[Bot], game: Game, seat: int, move: Move) -> Sentence | None:
    """Why a bot that has seen only what stands would say a word."""
    bot = kind(Random(1), game.rules)
    bot.see(view(game, seat))
    return bot.explain(view(game, seat), move)


class Telling(Witness):
    """A witness who asks why at each word."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.told: list[Sentence | None] = []

    def choose(self, view: View) -> Move | None:
        move = super().choose(view)
        if move is not None:
            self.told.append(self.bot.explain(view, move))
        return move


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_builtin_bots_explain_every_move(edition: str, seats: int) -> None:
    rules = house_rules(edition, {"calza": True, "dice": 3})
    kinds = list(BUILTIN_BOTS.values())
    bots = [Telling(kinds[(seat + seats) % len(kinds)](Random(seat), rules)) for seat in range(seats)]
    for _ in play_moments(rules, bots, DealDice(edition)):
        pass
    told = [line for bot in bots for line in bot.told]
    assert told
    for line in told:
        assert line is not None and 0 <= line.values.get("percent", 50) <= 100
        names = dict.fromkeys(line.seats, "Ana")
        assert translator("en")(line.message_for(None), **names, **line.values)


@pytest.mark.parametrize("language", available_languages())
def test_explanations_exist_in_every_language(language: str) -> None:
    told = [line.split(" ")[0] for line in load_source("en").splitlines() if line.startswith("why-")]
    assert len(told) > 10
    for message in told:
        values = {"quantity": 7, "face": 4, "own": 2, "expected": 3.3, "percent": 62, "calls": 25}
        assert translator(language)(message, name="Ana", **values).endswith(".")


def test_explanation_states_the_computed_values() -> None:
    rules = house_rules("hasbro-1994", {"lost_dice_visible": True})
    game = Game.mid_game(rules, (2, 2)).after(Deal(((5, 1), (2, 3)), 1)).after(Bid(2, 2))
    # One of its own matches; of two others one more has to: 1 - (2/3)^2 = 5/9.
    told = explained(OddsBot, game, 2, DUDO)
    assert told == Sentence("why-odds", {}, {"own": 1, "quantity": 2, "face": 2, "percent": 56})
    told = explained(BUILTIN_BOTS["gambler"], game, 2, Bid(2, 3))
    assert told == Sentence("why-gambler-bid", {}, {"quantity": 2, "face": 3, "percent": 56})
    told = explained(BUILTIN_BOTS["beginner"], game, 2, DUDO)
    assert told == Sentence("why-beginner-dudo", {}, {"expected": 1.7, "quantity": 2, "face": 2})


@pytest.mark.parametrize("level", ["planner", "master"])
def test_planner_explains_the_next_players_call(level: str) -> None:
    game = Game.start(house_rules("bga"), 3)
    game = game.after(Deal(((6, 6, 1, 2, 3), (2, 3, 4, 5, 5), (2, 3, 4, 5, 5)), 1))
    low, high = (explained(BUILTIN_BOTS[level], game, 1, Bid(quantity, 6)) for quantity in (3, 8))
    assert low and high and low.message == high.message == "why-ahead"
    assert low.seats == {"name": 2}
    assert low.values["calls"] < 25 < 60 < high.values["calls"]
    assert low.values["percent"] > 90 > 35 > high.values["percent"]
    assert explained(BUILTIN_BOTS["reader"], game, 1, Bid(8, 6)).message == "why-reader"  # type: ignore[union-attr]


def test_forced_and_solved_moves_are_explained() -> None:
    game = Game.start(house_rules("bga", {"dice": 1}), 2).after(Deal(((5,), (5,)), 1))
    while game.legal != (DUDO,):
        game = game.after([move for move in game.legal if isinstance(move, Bid)][-1])
    for kind in BUILTIN_BOTS.values():
        assert explained(kind, game, game.to_act or 0, DUDO) == Sentence("why-forced", {})
    solved = Game.mid_game(house_rules("bga", {"lost_dice_visible": True}), (1, 2))
    solved = solved.after(Deal(((3,), (3, 4)), 1)).after(Bid(1, 5))
    found = probe(view(solved, 2), solved.rules)
    assert found
    move, share = max(found.mix.items(), key=lambda each: each[1])
    told = explained(TablebaseReader, solved, 2, move)
    assert told and (told.message, told.values["percent"]) == ("why-solved", to_percent(float(share)))


def test_explanation_ignores_others_dice() -> None:
    rules = house_rules("bga")
    deals = [Deal(((2, 3, 4, 5, 5), hand), 1) for hand in ((6,) * 5, (2, 3, 4, 5, 6))]
    for kind in BUILTIN_BOTS.values():
        games = [Game.start(rules, 2).after(deal) for deal in deals]
        assert len({str(explained(kind, game, 1, Bid(3, 5))) for game in games}) == 1


# --- What they know


@LEVELS
@given(rules=strategies.rules(5), seats=strategies.seats, seed=strategies.seeds)
@settings(max_examples=10)
def test_bot_moves_ignore_others_dice(kind: type[Bot], rules: Rules, seats: int, seed: int) -> None:
    chance = Random(seed)
    seat = chance.randint(1, seats)
    bot = twin_bot = kind(Random(1), rules)
    twin: Game | None = None
    for before, action, game in strategies.moves(rules, seats, seed):
        if isinstance(action, Deal):
            hands = (
                hand if at == seat else tuple(chance.choices(FACES, k=len(hand)))
                for at, hand in enumerate(action.hands, start=1)
            )
            twin, twin_bot = before.after(Deal(tuple(hands), action.opener)), deepcopy(bot)
        else:
            twin = twin.after(action) if twin and isinstance(action, Bid) else None
        if twin is None:
            bot.see(view(game, seat))
        else:
            assert knows(bot, [view(game, seat)]) == knows(twin_bot, [view(twin, seat)])


@LEVELS
@given(rules=strategies.rules(5), seats=strategies.seats, seed=strategies.seeds)
@settings(max_examples=10)
def test_showing_a_bot_one_view_twice_changes_nothing(kind: type[Bot], rules: Rules, seats: int, seed: int) -> None:
    seat = Random(seed).randint(1, seats)
    bot = kind(Random(1), rules)
    shown: list[View] = []
    for number, (_, _, game) in enumerate(strategies.moves(rules, seats, seed)):
        shown.append(view(game, seat))
        known = knows(bot, [shown[-1], shown[-1]])
        if number % 16 == 0:
            assert knows(kind(Random(1), rules), shown) == known


def test_late_joining_bot_learns_who_is_eliminated() -> None:
    game = Game.mid_game(EDITIONS["bga"], (2, 0, 3)).after(Deal(((2, 2), (), (3, 3, 4)), 1))
    bid = game.after(Bid(1, 2)).after(Bid(2, 2))
    called = bid.after(DUDO)
    for kind in BUILTIN_BOTS.values():
        bot = kind(Random(1), game.rules)
        assert words_of(bot, [view(game, 1)]) in game.legal
        assert bot.dice == (2, 0, 5)
        assert words_of(bot, [view(bid, 1)]) in bid.legal
        assert words_of(bot, [view(called, 1)]) is None
        assert bot.dice == called.dice
        if isinstance(bot, Master):  # it did not know how many dice this one had, and learns nothing false of them
            assert bot._habits[2] is PRIOR_TYPE


# --- How strong they are


@pytest.mark.parametrize(
    ("players", "strong", "weak", "deals"),
    [
        (4, "gambler", "beginner", 40),
        (4, "odds", "gambler", 30),
        (4, "reader", "odds", 10),
        (2, "planner", "reader", 40),
        (2, "master", "reader", 40),
    ],
)
def test_stronger_bot_wins_significantly_more(players: int, strong: str, weak: str, deals: int) -> None:
    """As many of one kind as of the other, in every edition. benchmarks/bots.py measures it."""
    series = Series.from_bots({strong: BUILTIN_BOTS[strong], weak: BUILTIN_BOTS[weak]}, players=players)
    assert players / 2 * run(series, deals).rows[0].share > 0.58
