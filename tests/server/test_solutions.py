"""Solutions for replays: their content, when there is none, and that nobody gets one during a game."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from perudo.bots import BUILTIN_BOTS
from perudo.core.game import DUDO, Action, Bid, Deal, Game, Move
from perudo.core.rules import SettingValue, house_rules
from perudo.core.view import view
from perudo.protocol import wire
from perudo.records.record import Record, Replay, replay
from perudo.server.edge.web_app import build_app
from perudo.sim.bid_graph import BidGraph
from perudo.solver.tablebase import Tablebase, load_tablebase
from perudo.solver.tablebase_builder import round_of
from perudo.table.replays import replay_message
from tests.server.conftest import Houses, Person, SeededDice, gather, start, until
from tests.solver import slow
from tests.test_imports import files, imports

ENDGAME = Path(__file__).parent.parent / "records" / "endgame.perudo"
BIDS = BidGraph.build(2, "any-higher").bids


def solutions(played: Replay) -> list[wire.Solution | None]:
    return [step.solution for step in replay_message(played).steps]


def duel(random: Random, options: dict[str, SettingValue], say: Callable[[Game], Move]) -> Replay:
    """A game of two with two dice each, to its end."""
    begun = game = Game.start(house_rules("bga", {"dice": 2, **options}), 2)
    actions: list[Action] = []
    while game.winner is None:
        hands = tuple(tuple(random.choices(range(1, 7), k=dice)) for dice in game.dice)
        actions.append(Deal(hands, game.opener or 1) if game.hands is None else say(game))
        game = game.after(actions[-1])
    return Record.from_game("bga", ["Ana", "Bo"], begun, actions).replay()


def between_bots(seed: int, options: dict[str, SettingValue]) -> Replay:
    random, rules = Random(seed), house_rules("bga", {"dice": 2, **options})
    bots = [BUILTIN_BOTS[level](random, rules) for level in ("reader", "odds")]

    def say(game: Game) -> Move:
        for seat, bot in enumerate(bots, start=1):
            bot.see(view(game, seat))
        return bots[(game.to_act or 0) - 1].choose(view(game, game.to_act)) or DUDO

    return duel(random, options, say)


def test_replay_shows_the_solution_for_the_hand() -> None:
    told = 0
    for seed in range(10):
        played = between_bots(seed, {"palifico": ("off", "once")[seed % 2], "lost_dice_visible": seed % 3 == 0})
        for (_, game), (action, _), found in zip(played.steps, played.steps[1:], solutions(played), strict=False):
            assert (found is not None) == (game.hands is not None)
            if not (found and found.moves):
                continue
            seat, opener = game.to_act or 0, game.opener or 0
            table = load_tablebase((game.dice[opener - 1], game.dice[2 - opener]), "one-axis", game.palifico)
            assert table and game.hands
            if game.current_bid is None or game.current_bid.quantity <= sum(game.dice):
                says = table.probe(game.hands[seat - 1], game.bids)
                mix = {wire.to_move(each.move, seat): each.share for each in found.moves if each.share}
                assert says and (mix, found.chance) == (says.mix, (1 + says.value) / 2)
            assert [wire.to_move(each.move, seat) for each in found.moves if each.played] == [action]
            assert [each.share for each in found.moves] == sorted((each.share for each in found.moves), reverse=True)
            assert {wire.to_move(each.move, seat) for each in found.moves} <= set(view(game, seat).legal)
            told += 1
    assert told > 50


@pytest.mark.parametrize("palifico", [False, True])
def test_shown_solution_is_the_best_response(palifico: bool) -> None:
    """Judged by one who shares no code with the solver, whatever was said before."""
    random, strayed = Random(palifico), list[bool]()
    table, round_ = load_tablebase((1, 1), "one-axis", palifico), round_of((1, 1), "one-axis", palifico)
    assert table

    def anything(game: Game) -> Move:
        legal = [move for move in game.legal if not isinstance(move, Bid) or move.quantity <= sum(game.dice)]
        return random.choice(legal or [DUDO])

    for _ in range(150 if palifico else 50):
        played = duel(random, {"dice": 2 if palifico else 1, "palifico": "each-time" if palifico else "off"}, anything)
        for (_, game), found in zip(played.steps, solutions(played), strict=True):
            if found is None or found.chance is None or game.dice != (1, 1) or not game.hands:
                continue
            bids, hand = tuple(map(BIDS.index, game.bids)), game.hands[(game.to_act or 0) - 1]
            best = slow.best_answer(round_, len(bids) % 2, policy_of(table), bids, hand)
            assert found.chance == pytest.approx((1 + best) / 2, abs=0.01)
            strayed.append(found.off_strategy)
    assert 5 < sum(strayed) < len(strayed) - 50


def policy_of(table: Tablebase) -> slow.Policy:
    def policy(line: slow.Bids, roll: slow.Roll) -> dict[slow.Word, float]:
        found = table.probe(roll, [BIDS[number] for number in line])
        mix = found.mix if found else {}
        return {BIDS.index(word) if isinstance(word, Bid) else -1: share for word, share in mix.items()}

    return policy


def test_no_advice_follows_a_bid_outside_the_solution() -> None:
    found = solutions(replay(ENDGAME))[10:]
    assert [len(each.moves) if each else None for each in found] == [5, 2, 1, 1, 0, None]
    assert [each.off_strategy if each else None for each in found] == [False, False, False, True, False, None]


def test_rounds_outside_the_tablebase_have_no_solution() -> None:
    text = 'perudo = 1\nedition = "bga"\nplayers = ["Ana", "Bo"]\n[position]\ndice = [1, 5]\n'
    for moves in ('["2x3", "dudo"]', '["7x3", "dudo"]'):
        record = Record.parse(f'{text}[[round]]\nopener = 1\ndice = ["2", "22222"]\nmoves = {moves}')
        assert record.replay().winner == 2
        assert set(solutions(record.replay())) == {None}


def test_solution_ends_after_an_uncalled_impossible_bid() -> None:
    text = ENDGAME.read_text().replace('["1x3", "2x3", "1x1", "2x1", "dudo"]', '["1x3", "3x3", "2x1", "dudo"]')
    (*_, over, after, end) = solutions(Record.parse(text).replay())
    assert over and [(each.move, each.share, each.played) for each in over.moves] == [
        (wire.DudoMessage(), 1, False),
        (wire.BidMessage(2, 1), 0, True),
    ]
    assert over.chance == 1
    assert after and after.moves == () and end is None


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"calza": True, "calza_with_two": True, "calza_callers": "all-but-bidder"}, False),
        ({"calza": True, "calza_with_two": True, "calza_callers": "all-but-next"}, False),
        ({"calza": True, "calza_with_two": True, "calza_callers": "others-but-next"}, True),
        ({"calza": True, "calza_with_two": False, "calza_callers": "all-but-bidder"}, True),
        ({"calza": False, "calza_with_two": True, "calza_callers": "all-but-bidder"}, True),
    ],
)
def test_replay_shows_no_solutions_for_calza_rounds(options: dict[str, SettingValue], told: bool) -> None:
    """Not even before the first bid, when none may be called yet."""
    record = Record.parse(ENDGAME.read_text())
    found = solutions(replace(record, options={**record.options, **options}).replay())
    assert [each is not None for each in found[6:9]] == [told] * 3


# --- Secrecy


def test_unfinished_record_has_no_solution() -> None:
    record = Record.parse(ENDGAME.read_text())
    *rounds, last = record.rounds
    for unfinished in (rounds, [*rounds, last._replace(moves=last.moves[:-1])]):
        played = replace(record, rounds=unfinished).replay()
        assert played.winner is None
        assert set(solutions(played)) == {None}


def test_table_messages_never_contain_a_solution() -> None:
    _, schema = msgspec.json.schema_components([wire.ServerMessage])
    assert "TableState" in schema and "Solution" not in schema
    solved = {"perudo.solver.tablebase", "perudo.analysis.solutions"}
    asks = [file.name for file in [*files("server"), *files("table")] if solved & set(imports(file))]
    assert asks == ["replays.py"]


async def test_finished_two_player_game_has_a_solution(houses: Houses) -> None:
    house = await houses(dice=SeededDice(1, script=[(3,), (5,)]))
    people = await gather(house, 2, options={"dice": 1, "lost_dice_visible": True})
    watcher = Person(house, "watcher")
    table = await start(people)
    await watcher.do("watch", table=table)
    transport = httpx.ASGITransport(build_app(house))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        for word in (None, Bid(1, 3), Bid(1, 5)):
            if word:
                actor = next(person for person in people if person.view["to_act"] == person.view["seat"])
                await actor.bid(*word)
            for ending in ("json", "perudo"):
                assert (await client.get(f"/r/{table}/1.{ending}")).status_code == 404
        actor = next(person for person in people if person.view["to_act"] == person.view["seat"])
        await actor.act({"move": "dudo"})
        await until(lambda: people[0].state["stage"] == "over")
        steps = (await client.get(f"/r/{table}/1.json")).json()["steps"]
    assert [step["solution"] is not None for step in steps] == [True, True, True, False]
    sent = b"".join(message for person in (*people, watcher) for message in person.sent)
    assert b'"hand"' in sent and b"solution" not in sent and b"share" not in sent
