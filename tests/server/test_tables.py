"""The life of a table: sitting down, playing, calling calza, leaving, and coming back."""

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from perudo.bots import Bot
from perudo.core import game, limits
from perudo.core.errors import PerudoError
from perudo.core.game import Calza, Deal, Game, Move
from perudo.core.rules import house_rules
from perudo.core.view import View, view
from perudo.records.record import Record
from perudo.server.game_server import GameServer
from perudo.server.log.store import Store
from perudo.server.room import bot_host, bot_pool
from perudo.server.room.actor import TableActor
from perudo.server.room.bot_host import BotRequest, Thought
from perudo.server.room.bot_pool import BotPool, BotProcess
from perudo.server.room.table_bots import _Seated
from perudo.table.decisions import SUBSTITUTE_BOT
from perudo.table.events import LogEntry
from perudo.table.replays import finished_record
from perudo.table.state import Timing
from tests.server.conftest import Houses, Person, SeededDice, Watch, gather, get_ready, start, until

DUDO = {"move": "dudo"}
CALZA = {"move": "calza"}
SLOW = Timing(1000)  # nothing happens by itself while a test looks


def to_act(people: list[Person]) -> Person:
    seat: int = people[0].view["to_act"]
    return people[seat - 1]


async def play_round(people: list[Person]) -> None:
    """One bid and a dudo."""
    await to_act(people).bid(2, 3)
    assert (await to_act(people).act(DUDO))["is"] == "done"


# --- Gathering


async def test_anyone_with_the_link_can_sit_down(houses: Houses) -> None:
    ana, bo, cleo = await gather(await houses(), 3, chairs=4)
    assert [seat["name"] for seat in ana.state["seats"]] == ["Ana", "Bo", "Cleo", ""]
    assert [person.state["seat"] for person in (ana, bo, cleo)] == [1, 2, 3]
    assert (ana.state["host"], bo.state["host"]) == (True, False)
    assert cleo.state["rules"]["raise"] == "one-axis"


async def test_chair_can_be_chosen_and_changed(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2, chairs=4)
    table = ana.state["table"]
    assert (await bo.do("sit", table=table, name="Bo", chair=4))["is"] == "done"
    assert bo.state["seat"] == 4
    assert (await bo.do("sit", table=table, name="Bo", chair=1))["code"] == "error-chair-taken"


async def test_full_and_unknown_tables_are_reported(houses: Houses) -> None:
    house = await houses()
    ana, _ = await gather(house, 2)
    late = Person(house, "late")
    assert (await late.do("sit", table=ana.state["table"], name="Late"))["code"] == "error-table-full"
    assert (await late.do("watch", table="ZZZZZZ"))["code"] == "error-table-unknown"


@pytest.mark.parametrize("name", ["", "  ", "<b>x</b>", "a\u202eb", "a\x00b", "x" * 25])
async def test_misleading_names_are_refused(houses: Houses, name: str) -> None:
    house = await houses()
    ana, _ = await gather(house, 2, chairs=3)
    other = Person(house, "other")
    assert (await other.do("sit", table=ana.state["table"], name=name))["is"] == "refused"


async def test_everyone_sees_the_rules_the_host_sets(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2)
    table = ana.state["table"]
    rules = {"edition": "kozak", "options": {"calza": True, "dice": 3}, "chairs": 4, "table_settings": {"listed": True}}
    assert (await bo.do("configure", table=table, **rules))["code"] == "error-host-only"
    assert (await ana.do("configure", table=table, **rules))["is"] == "done"
    assert bo.state["edition"] == "kozak"
    assert bo.state["options"] == {"calza": True, "dice": 3}
    assert len(bo.state["seats"]) == 4
    wrong = await ana.do("configure", table=table, **{**rules, "options": {"dice": 11}})
    assert (wrong["code"], wrong["details"]["setting"]) == ("error-setting-value", "dice")


async def test_host_can_seat_and_remove_bots(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2, chairs=4)
    table = ana.state["table"]
    assert (await ana.do("seat-bot", table=table, chair=3, bot="odds"))["is"] == "done"
    assert bo.state["seats"][2]["kind"] == "bot"
    assert (await ana.do("seat-bot", table=table, chair=2, bot="odds"))["code"] == "error-chair-taken"
    assert (await ana.do("remove", table=table, chair=3))["is"] == "done"
    assert bo.state["seats"][2]["kind"] == "free"


async def test_leaving_host_is_replaced(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2)
    await ana.do("leave", table=ana.state["table"])
    assert (ana.state["host"], bo.state["host"]) == (False, True)


async def test_game_does_not_start_with_one_player(houses: Houses) -> None:
    (ana,) = await gather(await houses(), 1, chairs=3)
    assert (await ana.do("start", table=ana.state["table"]))["code"] == "error-players-count"


async def test_lobby_shows_open_tables_with_someone_present(houses: Houses) -> None:
    house = await houses()
    looker = Person(house, "looker")
    await looker.do("watch-lobby")
    ana, bo = await gather(house, 2, chairs=3, table_settings={"listed": True})
    await gather(house, 2, chairs=3)

    def told() -> list[tuple[str, int, int]]:
        tables = looker.messages("lobby")[-1]["tables"]
        return [(table["host"], table["players"], table["chairs"]) for table in tables]

    await until(lambda: told() == [("Ana", 2, 3)])
    await start([ana, bo])
    await until(lambda: told() == [])


# --- Playing


async def test_game_runs_from_deal_to_record(houses: Houses) -> None:
    house = await houses(timing=Timing(0), dice=SeededDice(5))
    people = await gather(house, 3, options={"dice": 1})
    table = await start(people)
    while people[0].state["stage"] == "playing":
        await until(lambda: people[0].view["phase"] in ("bidding", "over"))
        if people[0].view["phase"] == "bidding":
            await play_round(people)
    assert people[0].view["winner"] is not None
    record = finished_record(table, await house.log(table), 1)
    assert record is not None
    assert Record.parse(record.text()).replay().winner == people[0].view["winner"]
    assert finished_record(table, await house.log(table), 2) is None


async def test_the_opening_roll_is_shown_before_the_deal(houses: Houses) -> None:
    dice = SeededDice(1, script=[(4,), (6,), (6,), (2,), (5,)])
    people = await gather(await houses(timing=Timing(0.01), dice=dice), 3, edition="kozak")
    await start(people)
    await until(lambda: people[0].view["phase"] == "bidding")
    assert people[0].view["opening_rolls"] == [[4, 6, 6], [0, 2, 5]]
    assert people[0].view["opener"] == 3


async def test_next_round_is_dealt_when_all_are_ready(houses: Houses) -> None:
    people = await gather(await houses(timing=SLOW), 2)
    table = await start(people)
    await play_round(people)
    assert people[0].view["phase"] == "revealed"
    assert people[0].state["continues_in"] > 0
    await people[0].do("ready", table=table, seq=people[0].state["seq"])
    assert people[1].view["phase"] == "revealed"
    await until(lambda: people[1].state["ready"] == [1])
    await people[1].do("ready", table=table, seq=people[1].state["seq"])
    assert people[1].view["phase"] == "bidding"


async def test_illegal_move_is_refused_with_its_reason(houses: Houses) -> None:
    people = await gather(await houses(), 2)
    await start(people)
    actor = to_act(people)
    other = people[2 - actor.state["seat"]]
    assert (await actor.bid(1, 1))["code"] == "reason-aces-do-not-open"
    assert (await actor.act(DUDO))["code"] == "reason-nothing-bid"
    assert (await other.bid(1, 2))["code"] == "reason-not-your-turn"
    assert (await actor.act(CALZA))["code"] == "reason-calza-off"


async def test_move_for_an_older_state_is_stale(houses: Houses) -> None:
    people = await gather(await houses(), 2)
    await start(people)
    first = to_act(people)
    seq = first.state["seq"]
    await first.bid(1, 2)
    assert (await to_act(people).act(DUDO, seq=seq))["code"] == "error-stale"


async def test_repeated_command_gets_its_first_answer(houses: Houses) -> None:
    people = await gather(await houses(), 2)
    await start(people)
    actor = to_act(people)
    command = {"do": "act", "id": "same", "table": actor.state["table"], "seq": actor.state["seq"]}
    bid = msgspec.json.encode({**command, "move": {"move": "bid", "quantity": 2, "face": 2}})
    await actor.house.handle(actor, bid)
    await actor.house.handle(actor, bid)
    assert [answer["is"] for answer in actor.messages("done", "refused") if answer["id"] == "same"] == ["done", "done"]
    assert len(actor.view["bids"]) == 1


async def test_other_guests_commands_do_not_evict_command_results(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bo's line is lost before the answer comes; until he is back, Ana says more than the table remembers of anyone."""
    monkeypatch.setattr(limits, "COMMAND_RESULTS_KEPT", 3)
    ana, bo = await gather(await houses(), 2)
    table = ana.state["table"]
    renames = {"table": table, "name": "Boris"}
    assert (await bo.do("rename", **renames, id="lost"))["is"] == "done"
    for number in range(5):
        assert (await ana.do("rename", table=table, name=f"Ana {number}"))["is"] == "done"
    assert (await bo.do("rename", table=table, name="Bo"))["is"] == "done"
    assert (await bo.do("rename", **renames, id="lost"))["is"] == "done"
    assert bo.state["seats"][1]["name"] == "Bo"


async def test_strangers_requests_do_not_evict_players_command_results(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may ask for what is refused them, as somebody else each time."""
    monkeypatch.setattr(limits, "GUESTS_WITH_RESULTS_KEPT", 3)
    ana, bo = await gather(await houses(), 2)
    table = ana.state["table"]
    renames = {"table": table, "name": "Boris"}
    assert (await bo.do("rename", **renames, id="lost"))["is"] == "done"
    assert (await ana.do("rename", table=table, name="Anna"))["is"] == "done"
    for number in range(5):
        stranger = Person(bo.house, f"stranger{number}")
        assert (await stranger.do("rename", table=table, name="Who"))["code"] == "error-not-seated"
    assert (await ana.do("rename", table=table, name="Ana"))["is"] == "done"
    assert (await bo.do("rename", table=table, name="Bo"))["is"] == "done"
    assert (await bo.do("rename", **renames, id="lost"))["is"] == "done"
    assert bo.state["seats"][1]["name"] == "Bo"
    room = bo.house.rooms.get(table)
    assert room is not None and len(room.actor.commands.by_guest) == 3


async def test_repeated_open_command_opens_only_one_table(houses: Houses) -> None:
    """At once, and again after a restart."""
    ana, again = Person(await houses(), "ana"), Person(await houses(), "ana")
    opens = msgspec.json.encode({"do": "open", "id": "same", "name": "Ana", "edition": "bga"})
    await asyncio.gather(*(ana.house.handle(ana, opens) for _ in range(3)))
    await again.house.handle(again, opens)
    answers = [answer for person in (ana, again) for answer in person.messages("done", "refused")]
    assert [answer["is"] for answer in answers] == ["done"] * 4
    assert len({answer["table"] for answer in answers}) == 1


async def test_matchmaking_command_takes_effect_once(houses: Houses) -> None:
    house = await houses()
    ana, bo = Person(house, "ana"), Person(house, "bo")
    table = (await ana.do("find-game", name="Ana", edition="bga"))["table"]
    await ana.do("watch", table=table)
    seeks = msgspec.json.encode({"do": "find-game", "id": "same", "name": "Bo", "edition": "bga"})
    await asyncio.gather(*(house.handle(bo, seeks) for _ in range(3)))
    await house.handle(bo, seeks)
    assert [answer["table"] for answer in bo.messages("done")] == [table] * 4
    assert [entry.command for entry in await house.log(table)].count("same") == 1


async def test_result_is_stored_before_the_broadcast(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    house = await houses()
    ana, bo = Person(house, "ana"), Person(house, "bo")
    table = (await ana.do("find-game", name="Ana", edition="bga"))["table"]
    await ana.do("watch", table=table)
    (room,) = house.rooms
    remembered = []
    monkeypatch.setattr(ana, "send", lambda _: remembered.append("same" in room.actor.commands.by_guest.get("bo", ())))
    await house.handle(bo, msgspec.json.encode({"do": "find-game", "id": "same", "name": "Bo", "edition": "bga"}))
    assert remembered and all(remembered)


async def test_only_one_of_several_concurrent_bids_succeeds(houses: Houses) -> None:
    people = await gather(await houses(), 2)
    await start(people)
    actor = to_act(people)
    answers = await asyncio.gather(*(actor.bid(2, face) for face in (2, 3, 4, 5, 6)))
    sent = actor.messages("done", "refused")[-5:]
    assert [answer["is"] for answer in sent].count("done") == 1
    assert len(answers) == 5
    assert len(actor.view["bids"]) == 1


async def test_commands_to_an_unloaded_table_keep_their_order(houses: Houses) -> None:
    house = await houses()
    people = await gather(house, 4)
    for person in people:
        house.disconnect(person)
    table = people[0].state["table"]

    async def hurry(person: Person) -> list[str]:
        return [(await person.do("rename", table=table, name=f"{person.guest} {at}"))["is"] for at in range(10)]

    assert await asyncio.gather(*map(hurry, people)) == [["done"] * 10] * 4
    assert house.rooms._rooms == {}


async def test_outdated_log_read_is_discarded(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    house = await houses()
    people = await gather(house, 4)
    for person in people:
        house.disconnect(person)
    table, log, pauses = people[0].state["table"], Store.read_from, Random(1)

    async def slowly(store: Store, code: str) -> tuple[list[LogEntry], str]:
        entries = await log(store, code)
        await asyncio.sleep(pauses.random() / 50)
        return entries

    monkeypatch.setattr(Store, "read_from", slowly)

    async def hurry(person: Person) -> list[str]:
        answers = []
        for at in range(10):
            answers.append((await person.do("rename", table=table, name=f"{person.guest} {at}"))["is"])
            await asyncio.sleep(pauses.random() / 50)
        return answers

    assert await asyncio.gather(*map(hurry, people)) == [["done"] * 10] * 4


async def test_everyone_gets_the_same_version_numbers(houses: Houses) -> None:
    people = await gather(await houses(), 3)
    await start(people)
    await play_round(people)
    seqs = [[message["version"] for message in person.messages("table")] for person in people]
    assert seqs[0][-4:] == seqs[1][-4:] == seqs[2][-4:]


# --- Calza


async def calza_table(houses: Houses, timing: Timing, **options: Any) -> tuple[list[Person], int]:
    """Four people, one bid by the opener; returns them in the order of turn from the bidder."""
    people = await gather(await houses(timing=timing), 4, options={"calza": True, **options})
    await start(people)
    bidder = to_act(people)
    await bidder.bid(3, 3)
    at = bidder.state["seat"] - 1
    return people[at:] + people[:at], people[0].state["seq"]


async def test_calza_takes_effect_when_its_time_window_closes(houses: Houses) -> None:
    (_, _, caller, _), _ = await calza_table(houses, Timing(0.1))
    assert (await caller.act(CALZA))["is"] == "done"
    assert caller.state["calza_calls"] == [caller.state["seat"]]
    await until(lambda: caller.view["phase"] == "revealed")
    assert caller.view["revealed"]["call"] == "calza"
    assert caller.view["revealed"]["caller"] == caller.state["seat"]


async def test_move_in_turn_voids_a_calza(houses: Houses) -> None:
    (_, turn, caller, _), seq = await calza_table(houses, SLOW)
    await caller.act(CALZA)
    assert (await turn.act({"move": "bid", "quantity": 4, "face": 3}, seq=seq))["is"] == "done"
    assert turn.state["calza_calls"] == []
    assert len(turn.view["bids"]) == 2


async def test_calza_caller_nearest_to_the_bidders_left_wins(houses: Houses) -> None:
    (_, _, near, far), seq = await calza_table(houses, Timing(0.1))
    await far.act(CALZA)
    assert (await near.act(CALZA, seq=seq))["is"] == "done"
    await until(lambda: near.view["phase"] == "revealed")
    assert near.view["revealed"]["caller"] == near.state["seat"]


class Wavering(Bot):
    """Calls calza on a bid; asked again, it would doubt."""

    called = False

    def choose(self, view: View) -> Move:
        if view.current_bid is None:
            return view.legal[0]
        move = game.DUDO if self.called else Calza(view.seat or 0)
        self.called = True
        return move


async def test_bot_can_call_calza_on_its_turn(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_host, "builtin_bot", lambda _: Wavering)
    ana = Person(await houses(timing=Timing(0.1)), "ana")
    opened = {"edition": "bga", "options": {"calza": True}, "chairs": 2, "bots": ["beginner"], "start": True}
    await ana.do("watch", table=(await ana.do("open", name="Ana", **opened))["table"])
    await until(lambda: ana.view["to_act"] == 1)
    assert (await ana.bid(2, 2))["is"] == "done"
    await until(lambda: ana.view["phase"] == "revealed")
    assert (ana.view["revealed"]["call"], ana.view["revealed"]["caller"]) == ("calza", 2)


async def test_pending_calza_survives_a_restart(houses: Houses) -> None:
    (_, _, caller, _), _ = await calza_table(houses, SLOW)
    await caller.act(CALZA)
    later = await houses(timing=Timing(0), clock=lambda: time.time() + 1000)
    again = Person(later, caller.guest)
    await again.do("watch", table=caller.state["table"])
    await until(lambda: again.view["phase"] != "bidding" or again.view["round"] > 1)


# --- Leaving and coming back


async def test_seat_belongs_to_a_guest_not_a_name(houses: Houses) -> None:
    house = await houses()
    ana, bo = await gather(house, 2)
    table = await start([ana, bo])
    house.disconnect(ana)
    thief = Person(house, "thief")
    await thief.do("watch", table=table)
    assert (await thief.do("sit", table=table, name="Ana"))["code"] == "error-game-begun"
    assert thief.state["seat"] is None
    assert thief.view["hand"] is None
    assert (await thief.bid(1, 2))["code"] == "error-not-seated"
    again = Person(house, "ana")
    await again.do("watch", table=table)
    assert again.view["hand"] == ana.view["hand"]


async def test_bot_replaces_a_leaver_until_they_return(houses: Houses) -> None:
    ana, bo = await gather(await houses(timing=SLOW), 2)
    table = await start([ana, bo])
    await bo.do("leave", table=table)
    assert ana.state["seats"][1] | {"kind": "bot", "substitute": True} == ana.state["seats"][1]
    assert (await bo.bid(1, 2))["code"] == "error-not-seated"
    assert (await bo.do("sit", table=table, name="Bo"))["is"] == "done"
    assert ana.state["seats"][1]["kind"] == "person"


async def test_absent_persons_seat_can_go_to_a_bot(houses: Houses) -> None:
    watch = Watch()
    house = await houses(timing=SLOW, clock=watch)
    ana, bo = await gather(house, 2)
    table = await start([ana, bo])
    assert (await ana.do("substitute", table=table, chair=2))["code"] == "error-person-here"
    house.disconnect(bo)
    watch.ahead = limits.GRACE_SECONDS
    assert ana.state["seats"][1]["connected"] is False
    assert (await ana.do("substitute", table=table, chair=2))["is"] == "done"
    assert ana.state["seats"][1]["bot"] == SUBSTITUTE_BOT


async def test_bots_wait_after_everybody_has_left(houses: Houses) -> None:
    house = await houses(timing=Timing(0))
    ana = Person(house, "ana")
    answer = await ana.do("open", name="Ana", edition="bga", bots=["beginner", "odds", "reader"], chairs=4, start=True)
    await ana.do("watch", table=answer["table"])
    await until(lambda: ana.view["phase"] == "bidding" and ana.view["to_act"] == 1)
    await ana.act(DUDO) if ana.view["bids"] else await ana.bid(1, 2)
    house.disconnect(ana)
    await asyncio.sleep(0.05)
    before = await house.log(answer["table"])
    await asyncio.sleep(0.1)
    assert await house.log(answer["table"]) == before
    again = Person(house, "ana")
    await again.do("watch", table=answer["table"])
    await until(lambda: again.state["seq"] > len(before))


async def test_restarted_server_resumes_every_table(houses: Houses) -> None:
    people = await gather(await houses(), 3, options={"lost_dice_visible": True})
    table = await start(people)
    await play_round(people)
    await until(lambda: people[0].view["phase"] == "bidding")
    await to_act(people).bid(2, 4)
    restarted = await houses()
    for person in people:
        again = Person(restarted, person.guest)
        await again.do("watch", table=table)
        assert again.view == person.view
        assert again.state["seat"] == person.state["seat"]


async def test_repeated_command_is_recognised_after_a_restart(houses: Houses) -> None:
    people = await gather(await houses(), 2)
    await start(people)
    actor = to_act(people)
    seq = actor.state["seq"]
    await actor.bid(2, 2)
    again = Person(await houses(), actor.guest)
    again.number = actor.number - 1
    await again.do("watch", table=actor.state["table"])
    again.number = actor.number - 1
    assert (await again.act({"move": "bid", "quantity": 2, "face": 2}, seq=seq))["is"] == "done"
    assert len(again.view["bids"]) == 1


async def test_rematch_keeps_people_in_their_seats(houses: Houses) -> None:
    people = await gather(await houses(dice=SeededDice(3)), 3, options={"dice": 1})
    table = await start(people)
    assert (await people[1].do("rematch", table=table))["code"] == "error-game-not-over"
    while people[0].state["stage"] == "playing":
        await until(lambda: people[0].view["phase"] in ("bidding", "over"))
        if people[0].view["phase"] == "bidding":
            await play_round(people)
    await get_ready(people)
    assert [seat["name"] for seat in people[0].state["seats"]] == ["Ana", "Bo", "Cleo"]
    assert people[0].state["seat"] == 1
    assert people[0].state["game"] == 2
    assert people[1].view["round"] == 1


async def test_seats_can_change_between_games(houses: Houses) -> None:
    house = await houses(dice=SeededDice(3))
    people = await gather(house, 2, options={"dice": 1})
    watcher = Person(house, "watcher")
    table = await start(people)
    await watcher.do("watch", table=table)
    await play_round(people)
    assert (await people[0].do("rematch", table=table, start=False))["is"] == "done"
    assert people[1].state["stage"] == "gathering"
    await people[1].do("leave", table=table)
    assert (await watcher.do("sit", table=table, name="Wanda"))["is"] == "done"
    await start([people[0]])
    assert watcher.view["hand"] is not None


# --- Promises


def commit_first(house: GameServer, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From now on, notes the seq of every state that is shown before it is in the log."""
    stored: dict[str, int] = {}
    shown_early: list[int] = []
    append = house._log.append

    async def watched(table: str, entries: Sequence[LogEntry], due: Any, *, head: str, **more: Any) -> str:
        await asyncio.sleep(0.01)
        head = await append(table, entries, due, head=head, **more)
        stored[table] = max(stored.get(table, 0), *(entry.seq for entry in entries))
        return head

    monkeypatch.setattr(house._log, "append", watched)
    send = Person.send

    def checked(person: Person, message: bytes) -> None:
        state = msgspec.json.decode(message)
        if state["is"] == "table" and state["live"]["seq"] > stored.get(state["table"], state["live"]["seq"]):
            shown_early.append(state["live"]["seq"])
        send(person, message)

    monkeypatch.setattr(Person, "send", checked)
    return shown_early


@pytest.mark.parametrize("fault", [False, True])
async def test_no_event_is_shown_before_it_is_stored(
    houses: Houses, fault: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await houses()
    people = await gather(house, 2)
    early = commit_first(house, monkeypatch)
    if fault:  # a house that answers first and stores later

        async def hasty(actor: TableActor, plan: object) -> None: ...

        await start(people)
        monkeypatch.setattr(TableActor, "_append", hasty)
    else:
        await start(people)
    await to_act(people).bid(2, 2)
    assert bool(early) == fault


async def test_event_has_no_effect_when_storing_it_fails(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    house = await houses()
    people = await gather(house, 2)
    await start(people)

    async def full(table: str, entries: Sequence[LogEntry], due: Any, **_: Any) -> None:
        raise PerudoError("store-write", why="disk full")

    actor = to_act(people)
    with monkeypatch.context() as broken:
        broken.setattr(house._log, "append", full)
        assert (await actor.bid(2, 2))["code"] == "error-store-write"
    assert actor.view["bids"] == []
    assert (await actor.bid(2, 2))["is"] == "done"


async def test_group_calza_can_end_the_game(houses: Houses) -> None:
    house = await houses(dice=SeededDice(script=[(2,), (3,), (4,)]))
    people = await gather(house, 3, options={"dice": 1, "calza": True, "calza_wins": "all-others-lose"})
    await start(people)
    await to_act(people).bid(1, 3)
    caller = to_act(people)
    await caller.act(CALZA)
    await until(lambda: people[0].state["stage"] == "over")
    view = people[0].view
    others = [person.state["seat"] for person in people if person is not caller]
    assert (view["winner"], view["eliminated"]) == (caller.state["seat"], others)
    assert view["revealed"]["changes"] == [-(seat in others) for seat in (1, 2, 3)]


async def test_repeated_refusals_do_not_leak_memory(houses: Houses) -> None:
    """Python writes down in an error where it was raised, each time: one that is kept must not be raised itself."""
    house = await houses()
    people = await gather(house, 2)
    table = people[0].state["table"]
    stranger = Person(house, "zoe")
    for _ in range(5):
        refused = await stranger.do("sit", table=table, name="Zoe", chair=1, id="same")
        assert refused["is"] == "refused"
    room = house.rooms.get(table)
    assert room is not None
    [kept] = [
        error for answers in room.actor.commands.by_guest.values() for error in answers.values() if error is not None
    ]
    assert kept.__traceback__ is None


async def test_slow_bots_delay_only_their_own_table() -> None:
    """Those of one table ask for a word again and again, each of which takes its time; one elsewhere asks for one."""
    aside, order = BotPool(), list[str]()

    def think(table: str, seconds: float, _: object) -> tuple[None, float]:
        time.sleep(seconds)
        order.append(table)
        return None, seconds

    await aside.ask("slow", partial(think, "slow", 0.05))
    slow = [aside.ask("slow", partial(think, "slow", 0.05)) for _ in range(4)]
    left = aside.ask("left", partial(think, "left", 0))
    left.cancel()
    await aside.ask("quick", partial(think, "quick", 0))
    assert order == ["slow", "slow", "quick"]  # what had begun was let end
    await asyncio.gather(*slow)
    assert order == ["slow", "slow", "quick", "slow", "slow", "slow"]
    aside.close()


async def test_bots_survive_the_loss_of_their_process(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game of bots; after every second move the process loses all bots, or dies."""
    house = await houses(timing=Timing(0), bot_processes=1)
    answer, asked = BotProcess.answer, list[BotRequest]()

    def losing(process: BotProcess, request: BotRequest) -> Thought:
        asked.append(request)
        if len(asked) % 4 == 2:
            process.close()
        return answer(process, request)

    monkeypatch.setattr(BotProcess, "answer", losing)
    [ana] = await gather(house, 1, chairs=3, bots=["gambler", "odds"], options={"dice": 2})
    await start([ana])
    while ana.state["stage"] != "over":
        await until(lambda: ana.state["stage"] == "over" or (ana.view["phase"], ana.view["to_act"]) == ("bidding", 1))
        if ana.state["stage"] != "over":
            await (ana.act(DUDO) if ana.view["bids"] else ana.bid(1, 3))
    house.close()
    assert len(asked) > 8 and any(not request.is_new for request in asked)
    assert all(view.seat == each.views[-1].seat and not view.all_hands for each in asked for view in each.views)


async def test_hanging_bot_makes_the_default_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is replaced, so that other bots think on."""
    monkeypatch.setattr(bot_pool, "STARTING_SECONDS", 0.01)
    game = Game.start(house_rules("bga", {}), 2).after(Deal(((1, 2, 3, 4, 5), (1, 2, 3, 4, 5)), 1))
    pool = BotPool(1)
    seated = _Seated("odds", 1, game, game)
    assert await pool.ask("TABLE", partial(seated.move, ())) is None
    monkeypatch.setattr(bot_pool, "STARTING_SECONDS", 60)
    assert await pool.ask("TABLE", partial(seated.move, ())) in view(game, 1).legal
    for _ in range(2):  # A node that was killed may be closed again.
        pool.close()


async def test_error_in_the_bot_pool_does_not_stop_other_bots() -> None:
    def fails(_: object) -> tuple[None, float]:
        raise RuntimeError("no answer")

    pool = BotPool()
    async with asyncio.timeout(30):
        assert await pool.ask("TABLE", fails) is None
        assert await pool.ask("OTHER", lambda _: (Calza(1), 0.0)) == Calza(1)
    pool.close()


async def test_bot_without_a_process_makes_the_default_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: object) -> None:
        raise OSError("no processes left")

    monkeypatch.setattr(bot_pool, "SubprocessWorker", full)
    game = Game.start(house_rules("bga", {}), 2).after(Deal(((1, 2, 3, 4, 5), (1, 2, 3, 4, 5)), 1))
    pool = BotPool(1)
    async with asyncio.timeout(30):
        assert await pool.ask("TABLE", partial(_Seated("odds", 1, game, game).move, ())) is None
    pool.close()


def slowly(seconds: float, _: object) -> tuple[None, float]:
    time.sleep(seconds)
    return None, seconds


async def test_unloaded_table_cancels_its_bots_requests(houses: Houses) -> None:
    """A table that leaves memory takes back what its bots were asked."""
    house = await houses(timing=Timing(1))
    busy = house._bots.ask("elsewhere", partial(slowly, 0.5))
    ana = Person(house, "ana")
    table = (await ana.do("open", name="Ana", edition="bga", bots=["odds"], chairs=2, start=True))["table"]
    for _ in range(5):
        await ana.do("watch", table=table)
        house.disconnect(ana)
    await until(lambda: table not in house.rooms)
    [lane] = house._bots._lanes
    lane._next()
    assert lane._waiting == []
    await busy


@pytest.mark.parametrize(
    ("message", "answered"),
    [
        (
            '{"do": "act", "id": "a-1", "table": "ABCD", "seq": 1, "action": {"say": "bid", "quantity": 0, "face": 7}}',
            "a-1",
        ),
        ('{"action": {"say": "bid"}, "id": "a-2"}', "a-2"),
        ('{"do": "dance", "id": "a-3"}', "a-3"),
        ('{"do": "ping", "id": "a-4", "more": 1}', "a-4"),
        ('{"do": "sit", "id": "a-5", "table": "x", "name": ["", {}]}', "a-5"),
        ('{"do": "ping", "id": 5}', None),
        ('{"do": "ping", "id": ""}', None),
        ('{"do": "ping", "id": "' + "a" * 41 + '"}', None),
        ('{"do": "ping", "id": "a-6"', None),
        ('["id", "a-7"]', None),
        ('{"id": "a-8", "do": ' + "[" * 2000, None),
        ('{"do": "ping", "id": "a-9"}' + " " * limits.MESSAGE_BYTES, None),
    ],
)
async def test_refusal_includes_the_command_id_if_readable(houses: Houses, message: str, answered: str | None) -> None:
    """A client that waits for the answer to its id would otherwise wait for ever."""
    ana = Person(await houses(), "ana")
    await ana.house.handle(ana, message)
    refusal = ana.messages("refused")[-1]
    assert refusal["id"] == answered and refusal["code"].startswith("error-message-")


async def test_screen_opens_a_table_without_a_seat(houses: Houses) -> None:
    """The first person to sit down is the host; the screen is nobody."""
    house = await houses()
    wall, ana, bo = (Person(house, guest) for guest in ("wall", "ana", "bo"))
    table = (await wall.do("open", name=None, edition="bga", options={}, chairs=3))["table"]
    await wall.do("watch", table=table, screen=True)
    assert [seat["kind"] for seat in wall.state["seats"]] == ["free"] * 3
    assert (await wall.do("start", table=table))["is"] == "refused"
    for name, person in (("Ana", ana), ("Bo", bo)):
        await person.do("watch", table=table)
        await person.do("sit", table=table, name=name)
    assert (ana.state["host"], bo.state["host"]) == (True, False)
    assert (await ana.do("start", table=table))["is"] == "done"
    assert [seat["name"] for seat in wall.state["seats"]] == ["Ana", "Bo"]
