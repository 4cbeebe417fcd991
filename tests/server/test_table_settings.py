"""Table settings: clocks and pauses, chat, the training aid, spectators' cups, matchmaking."""

import asyncio
import time
from itertools import pairwise
from typing import Any

import pytest

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.core.odds import odds
from perudo.core.rules import EDITIONS, SETTING_VALUES, house_rules, parse_rule_code, rule_code
from perudo.records.record import Record
from perudo.server.game_server import GameServer
from perudo.server.room import registry as rooms
from perudo.table.events import Moved
from perudo.table.replays import replay_message
from perudo.table.state import Timing
from tests.server.conftest import Houses, Person, SeededDice, Watch, gather, start, until

DUDO = {"move": "dudo"}


async def timed(
    houses: Houses, people: int = 2, watch: Watch | None = None, **table_settings: Any
) -> tuple[list[Person], Watch]:
    """People in a game. Without a ``watch``, the clock moves only when the test turns it."""
    watch = watch or Watch(stopped=True)
    persons = await gather(await houses(timing=Timing(0), clock=watch), people, table_settings=table_settings)
    await start(persons)
    return persons, watch


async def beat(house: GameServer) -> None:
    """The server says that it lives."""
    means = house.rooms._services
    await means.log.record_heartbeat(means.now())


def drift(house: GameServer, began: float) -> float:
    """How far (ms) a stopped deadline may have run on. PostgreSQL's clock is real, so it may be as long as the test."""
    return 1000 * (time.monotonic() - began) + 1 if house.rooms._services.ownership.codes else 0


async def against_a_bot(house: GameServer) -> Person:
    """Someone who is to open, and then a bot is."""
    ana = Person(house, "ana")
    table = (await ana.do("open", name="Ana", edition="bga", bots=["odds"], chairs=2, start=True))["table"]
    await ana.do("watch", table=table)
    await until(lambda: ana.view["to_act"] == 1)
    return ana


def to_act(people: list[Person]) -> Person:
    seat: int = people[0].view["to_act"]
    return people[seat - 1]


# --- Clocks


async def test_table_without_clock_has_no_timeouts(houses: Houses) -> None:
    people, watch = await timed(houses)
    watch.ahead = 1e6
    table = people[0].state["table"]
    room = people[0].house.rooms.get(table)
    assert room is not None
    room.scheduler.run_due()  # as its timer would have it
    await people[0].do("chat", table=table, text="Take your time.")  # which comes after
    assert people[0].state["deadline"] is None
    assert people[0].view["bids"] == []


async def test_timeout_makes_the_default_move(houses: Houses) -> None:
    people, watch = await timed(houses, clock={"move": 30})
    assert people[0].state["deadline"] == 30_000
    watch.ahead = 31
    await people[0].do("watch", table=people[0].state["table"])
    await until(lambda: len(people[0].view["bids"]) == 1)
    assert (people[0].view["bids"][0]["quantity"], people[0].view["bids"][0]["face"]) == (1, 2)
    watch.ahead = 62
    await people[0].do("watch", table=people[0].state["table"])
    await until(lambda: people[0].state["seq"] > 6)
    assert people[0].state["stage"] == "playing"


async def test_two_timeouts_give_the_seat_to_a_bot(houses: Houses) -> None:
    people, watch = await timed(houses, clock={"move": 30})
    slow = to_act(people)
    other = people[2 - slow.state["seat"]]
    house, table = slow.house, slow.state["table"]
    house.disconnect(slow)
    watch.ahead += 31
    await other.do("watch", table=table)
    await until(lambda: len(other.view["bids"]) == 1)
    assert other.state["seats"][slow.state["seat"] - 1]["kind"] == "person"
    await other.bid(2, 2)
    watch.ahead += 31
    await other.do("watch", table=table)
    await until(lambda: other.state["seats"][slow.state["seat"] - 1]["substitute"])
    back = Person(house, slow.guest)
    await back.do("watch", table=table)
    seat = back.state["seats"][slow.state["seat"] - 1]
    assert (seat["kind"], seat["substitute"], seat["name"]) == (
        "person",
        False,
        slow.state["seats"][slow.state["seat"] - 1]["name"],
    )


async def test_timed_out_moves_are_marked_until_next_deal(houses: Houses) -> None:
    people, watch = await timed(houses, clock={"move": 30})
    table = people[0].state["table"]
    assert people[0].state["timed_out_moves"] == []
    watch.ahead += 31
    await people[0].do("watch", table=table)
    await until(lambda: len(people[0].view["bids"]) == 1)
    assert people[0].state["timed_out_moves"] == [0]
    await to_act(people).bid(2, 2)
    assert people[0].state["timed_out_moves"] == [0]
    watch.ahead += 31
    await people[0].do("watch", table=table)
    await until(lambda: any(state["timed_out_moves"] == [0, 2] for state in people[0].states))
    called = next(state for state in people[0].states if state["timed_out_moves"] == [0, 2])
    assert called["view"]["revealed"]["call"] == "dudo"
    await until(lambda: people[0].view["phase"] == "bidding")
    assert people[0].state["timed_out_moves"] == []


async def test_players_cannot_expire_another_players_clock(houses: Houses) -> None:
    """Being ready is for the next deal, and nothing to one who thinks, even while they are away."""
    people, _ = await timed(houses, clock={"move": 600})
    house, table = people[0].house, people[0].state["table"]
    absent = to_act(people)
    other = people[2 - absent.state["seat"]]
    house.disconnect(absent)
    before = await house.log(table)
    for _ in range(2):
        assert (await other.do("ready", table=table, seq=other.state["seq"]))["is"] == "done"
    assert await house.log(table) == before
    assert other.state["ready"] == []


@pytest.mark.parametrize("set_to", [-600, 300], ids=["back", "ahead"])
@pytest.mark.parametrize("fault", [False, True])
async def test_system_clock_change_does_not_affect_tables(
    houses: Houses, set_to: int, fault: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = time.time
    people = await gather(
        await houses(timing=Timing(0), clock=(lambda: time.time()) if fault else None),
        2,
        table_settings={"clock": {"move": 3600}},
    )
    await start(people)
    monkeypatch.setattr(time, "time", lambda: moment() + set_to)
    await people[1].do("watch", table=people[0].state["table"])
    assert (3_500_000 < people[1].state["deadline"] <= 3_600_000) != fault
    if not fault:
        actor = to_act(people)
        await actor.bid(1, 2)
        assert 3_500_000 < actor.state["deadline"] <= 3_600_000
    people[0].house.close()


async def test_bots_continue_after_the_clock_is_set_back(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = time.time
    ana = await against_a_bot(await houses(timing=Timing(0.01), dice=SeededDice()))
    monkeypatch.setattr(time, "time", lambda: moment() - 600)
    seq = ana.state["seq"]
    assert (await ana.bid(1, 2))["is"] == "done"
    await until(lambda: ana.state["seq"] > seq + 1)


async def test_time_bank_is_used_and_grows_with_moves(houses: Houses) -> None:
    people, watch = await timed(houses, clock={"bank": 60, "increment": 5})
    first = to_act(people)
    seat = first.state["seat"]
    watch.ahead = 20
    await first.bid(1, 2)
    assert first.state["time_banks"][seat - 1] == 45_000
    assert first.state["time_banks"][2 - seat] == 60_000


async def test_clock_runs_after_everyone_has_left(houses: Houses) -> None:
    people, _ = await timed(houses, watch=Watch(), clock={"move": 1})
    house, table = people[0].house, people[0].state["table"]
    for person in people:
        house.disconnect(person)
    before = len(await house.log(table))
    async with asyncio.timeout(60):
        while len(await house.log(table)) <= before:  # noqa: ASYNC110 - asked of the data
            await asyncio.sleep(0.05)
    house.close()


async def test_empty_table_with_a_long_clock_is_unloaded(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "HEARTBEAT_SECONDS", 0.05)
    monkeypatch.setattr(limits, "GRACE_SECONDS_WITH_CLOCK", 0)
    watch = Watch()
    house = await houses(timing=Timing(0), clock=watch)
    await house.rooms.start()
    people = await gather(house, 2, table_settings={"clock": {"move": 24 * 3600}})
    table = await start(people)
    for person in people:
        house.disconnect(person)
    await until(lambda: table not in house.rooms)
    assert await house._log.due() == [table]
    watch.ahead = 23 * 3600
    if not house.rooms._services.ownership.codes:  # otherwise the lease says that the server is alive
        async with asyncio.timeout(60):  # so that nobody is given that time back after a restart
            while (await house._log.last_heartbeat() or 0) < 1000 * watch() - 1000:  # noqa: ASYNC110 - asked of the data
                await asyncio.sleep(0.02)
    assert not await late(house, table)
    watch.ahead = 24 * 3600 + 1  # it comes, has its clock run out, and rests for another day
    async with asyncio.timeout(60):
        while not await late(house, table):  # noqa: ASYNC110 - asked of the data
            await asyncio.sleep(0.02)
    house.close()


async def late(house: GameServer, table: str) -> bool:
    """Whether a clock has run out there."""
    return any(isinstance(entry.event, Moved) and entry.event.timed_out for entry in await house.log(table))


async def test_empty_clock_settings_disable_the_clock(houses: Houses) -> None:
    people, _ = await timed(houses, watch=Watch(), clock={})
    house, table = people[0].house, people[0].state["table"]
    for person in people:
        house.disconnect(person)
    await until(lambda: table not in house.rooms)
    assert await house._log.due() == []
    house.close()


async def test_deadlines_survive_a_restart_without_charging_downtime(houses: Houses) -> None:
    began = time.monotonic()
    people, watch = await timed(houses, clock={"move": 100})
    house, table = people[0].house, people[0].state["table"]
    seq, left = people[0].state["seq"], people[0].state["deadline"]
    await beat(house)
    house.close()
    watch.ahead = 500
    restarted = await houses(timing=Timing(0), clock=watch)
    await restarted.rooms.start()
    again = Person(restarted, people[0].guest)
    await again.do("watch", table=table)
    assert again.state["seq"] == seq + 1
    assert again.view["bids"] == []
    assert left - drift(restarted, began) <= again.state["deadline"] <= left
    restarted.close()


async def test_setting_clock_back_during_downtime_has_no_effect(houses: Houses) -> None:
    began = time.monotonic()
    people, watch = await timed(houses, clock={"move": 100})
    house, table = people[0].house, people[0].state["table"]
    left = people[0].state["deadline"]
    await beat(house)
    house.close()
    watch.ahead = -600
    restarted = await houses(timing=Timing(0), clock=watch)
    await restarted.rooms.start()
    again = Person(restarted, people[0].guest)
    await again.do("watch", table=table)
    assert left - drift(restarted, began) <= again.state["deadline"] <= left
    restarted.close()


async def test_table_without_clock_continues_after_clock_change(houses: Houses) -> None:
    watch = Watch()
    ana = await against_a_bot(await houses(timing=Timing(1000), dice=SeededDice(), clock=watch))
    seq = ana.state["seq"]
    assert (await ana.bid(1, 2))["is"] == "done"
    ana.house.close()
    watch.ahead = -600
    again = Person(await houses(timing=Timing(0.01), clock=watch), "ana")
    await again.do("watch", table=ana.state["table"])
    await until(lambda: any(bid["seat"] == 2 for bid in again.view["bids"]) or again.view["revealed"] is not None)
    assert again.state["seq"] > seq + 1
    again.house.close()


# --- Pauses


async def test_pause_needs_everyones_consent_and_stops_clocks(houses: Houses) -> None:
    people, watch = await timed(houses, clock={"move": 30})
    table = people[0].state["table"]
    await people[1].do("pause", table=table)
    assert (people[0].state["paused"], people[0].state["pause_requests"]) == (False, [2])
    await people[0].do("pause", table=table)
    assert people[0].state["paused"]
    assert people[0].state["deadline"] is None
    assert (await to_act(people).bid(1, 2))["code"] == "error-paused"
    watch.ahead = 3600
    await people[1].do("resume", table=table)
    assert not people[0].state["paused"]
    assert people[0].state["deadline"] == 30_000


async def test_pause_cannot_end_without_the_player_to_act(houses: Houses) -> None:
    people, watch = await timed(houses, clock={"move": 30})
    table = people[0].state["table"]
    for someone in people:
        await someone.do("pause", table=table)
    away = to_act(people)
    (here,) = (each for each in people if each is not away)
    away.house.disconnect(away)
    refused = await here.do("resume", table=table)
    assert (refused["code"], refused["details"]) == ("error-resume-away", {"name": away.guest.capitalize()})
    watch.ahead = limits.GRACE_SECONDS
    assert (await here.do("substitute", table=table, chair=people.index(away) + 1))["is"] == "done"
    assert (await here.do("resume", table=table))["is"] == "done"


async def test_pause_without_clock_can_end_with_players_absent(houses: Houses) -> None:
    people, _ = await timed(houses)
    table = people[0].state["table"]
    for someone in people:
        await someone.do("pause", table=table)
    people[1].house.disconnect(people[1])
    assert (await people[0].do("resume", table=table))["is"] == "done"


async def test_host_can_pause_without_asking(houses: Houses) -> None:
    people = ana, bo, _ = await gather(await houses(timing=Timing(1000)), 3)
    table = await start(people)
    await bo.do("pause", table=table)
    assert not ana.state["paused"]
    assert (await ana.do("pause", table=table))["is"] == "done"
    assert (bo.state["paused"], bo.state["pause_requests"]) == (True, [])
    assert (await bo.do("resume", table=table))["is"] == "done", "nobody is at the host's mercy"
    ana.house.close()


async def test_pause_request_can_be_withdrawn(houses: Houses) -> None:
    people = await gather(await houses(timing=Timing(1000)), 3)
    table = await start(people)
    await people[1].do("pause", table=table)
    await people[1].do("pause", table=table, wanted=False)
    await people[2].do("pause", table=table)
    assert (people[0].state["paused"], people[0].state["pause_requests"]) == (False, [3])
    people[0].house.close()


async def test_declining_a_pause_clears_all_requests(houses: Houses) -> None:
    people = await gather(await houses(timing=Timing(1000)), 3)
    table = await start(people)
    for someone in people[1:]:
        await someone.do("pause", table=table)
    assert people[0].state["pause_requests"] == [2, 3]
    assert (await people[0].do("decline-pause", table=table))["is"] == "done"
    assert (people[0].state["pause_requests"], people[0].state["paused"]) == ([], False)
    await people[1].do("pause", table=table)
    await people[2].do("leave", table=table)
    assert (await people[2].do("decline-pause", table=table))["is"] == "done"
    assert people[0].state["pause_requests"] == [2], "a pause needs nothing of one for whom a bot plays"
    people[0].house.close()


async def test_pause_waits_for_a_disconnected_players_consent(houses: Houses) -> None:
    """An opponent whose connection drops for a moment has not agreed to anything."""
    people, watch = await timed(houses)
    ana, bo = people
    table = ana.state["table"]
    ana.house.disconnect(ana)
    await bo.do("pause", table=table)
    assert not bo.state["paused"]
    watch.ahead = limits.GRACE_SECONDS
    await bo.do("pause", table=table)
    assert bo.state["paused"], "by now Ana is away"


async def test_repeated_pause_request_is_not_stored(houses: Houses) -> None:
    people, _ = await timed(houses)
    table = people[0].state["table"]
    await people[1].do("pause", table=table)
    seq = people[0].state["seq"]
    for wanted in (True, False, False):
        await people[1].do("pause", table=table, wanted=wanted)
    assert people[0].state["seq"] == seq + 1


async def test_next_round_begins_without_waiting_for_eliminated_players(houses: Houses) -> None:
    house = await houses(timing=Timing(1000), dice=SeededDice(script=[(2,), (3,), (4,)]))
    people = await gather(house, 3, options={"dice": 1})
    table = people[0].state["table"]
    await start(people)
    await to_act(people).bid(1, 6)
    doubter = to_act(people)
    await doubter.act(DUDO)
    (out,) = people[0].view["eliminated"]
    playing = [person for person in people if person.state["seat"] != out]
    for person in playing:
        await person.do("ready", table=table, seq=person.state["seq"])
    assert people[0].view["phase"] == "bidding"
    for person in playing:
        await person.do("pause", table=table)
    assert people[out - 1].state["paused"]


async def test_ping_is_answered(houses: Houses) -> None:
    ana = Person(await houses(), "ana")
    assert (await ana.do("ping"))["is"] == "done"


# --- Chat and reactions


async def test_chat_lines_reach_everyone_and_are_stored(houses: Houses) -> None:
    people, _ = await timed(houses)
    table = people[0].state["table"]
    assert (await people[0].do("chat", table=table, phrase="nice-bluff"))["is"] == "done"
    assert (await people[1].do("chat", table=table, text="  I   saw that "))["is"] == "done"
    lines = [line for message in people[0].messages("chat") for line in message["lines"]]
    assert [(line["name"], line["phrase"], line["text"]) for line in lines] == [
        ("Ana", "nice-bluff", None),
        ("Bo", None, "I saw that"),
    ]
    late = Person(await houses(), "late")
    await late.do("watch", table=table)
    assert len(late.messages("chat")[0]["lines"]) == 2


async def test_host_can_disable_chat(houses: Houses) -> None:
    people, _ = await timed(houses, chat=False)
    table = people[0].state["table"]
    assert (await people[0].do("chat", table=table, text="hello"))["code"] == "error-talk-closed"
    assert (await people[0].do("react", table=table, reaction="laugh"))["code"] == "error-talk-closed"
    assert (await people[0].do("react", table=table, gesture="shake"))["is"] == "done"


@pytest.mark.parametrize("text", ["\u202etfel", "a\x07b", "   "])
async def test_chat_with_invisible_characters_is_refused(houses: Houses, text: str) -> None:
    people, _ = await timed(houses)
    assert (await people[0].do("chat", table=people[0].state["table"], text=text))["is"] == "refused"


async def test_chat_is_rate_limited(houses: Houses) -> None:
    people, _ = await timed(houses)
    answers = [await people[0].do("chat", table=people[0].state["table"], text=f"line {at}") for at in range(8)]
    assert [answer["is"] for answer in answers] == ["done"] * 6 + ["refused"] * 2


async def test_reactions_show_immediately_and_spectators_cannot_chat(houses: Houses) -> None:
    people, _ = await timed(houses)
    table = people[0].state["table"]
    watcher = Person(people[0].house, "watcher")
    await watcher.do("watch", table=table)
    await people[1].do("react", table=table, gesture="peek")
    (tell,) = watcher.messages("reacted")
    assert (tell["seat"], tell["gesture"]) == (2, "peek")
    assert (await watcher.do("chat", table=table, text="psst"))["code"] == "error-not-seated"


# --- Spectators and the training aid


async def test_spectators_see_the_previous_round_if_allowed(houses: Houses) -> None:
    for allowed in (False, True):
        people = await gather(await houses(str(allowed)), 2, table_settings={"spectators_see_previous_round": allowed})
        table = people[0].state["table"]
        watcher = Person(people[0].house, "watcher")
        await watcher.do("watch", table=table)
        await start(people)
        first = watcher.view
        assert first["previous_round"] is None
        hands = [person.view["hand"] for person in people]
        await to_act(people).bid(2, 2)
        await to_act(people).act(DUDO)
        await until(lambda: people[0].view["phase"] == "bidding")  # noqa: B023 - awaited in the loop
        behind = watcher.view["previous_round"]
        assert (behind and behind["hands"]) == (hands if allowed else None)
        assert watcher.view["hand"] is None
        assert people[0].view["previous_round"] is None


async def test_training_aid_computes_chances_from_own_dice(houses: Houses) -> None:
    options = {"lost_dice_visible": True}
    people = await gather(await houses(), 2, options=options, table_settings={"training_aid": True})
    await start(people)
    for person in people:
        for face in range(1, 7):
            for quantity in (1, 3, 5, 10):
                exact = float(odds(10, person.view["hand"], quantity, face).true)
                told = person.state["bid_chances"][face - 1][quantity - 1]
                assert told == pytest.approx(exact, abs=1e-4)
                assert (told in (0, 1)) == (exact in (0, 1))
    watcher = Person(people[0].house, "watcher")
    await watcher.do("watch", table=people[0].state["table"])
    assert watcher.state["bid_chances"] is None


async def test_training_aid_requires_visible_dice(houses: Houses) -> None:
    ana = Person(await houses(), "ana")
    answer = await ana.do("open", name="Ana", edition="bga", table_settings={"training_aid": True})
    assert answer["code"] == "error-aid-hidden-dice"


# --- Finding others


async def test_matchmaking_groups_equal_requests_and_adds_bots(houses: Houses) -> None:
    house = await houses(timing=Timing(1000))
    ana, bo, cleo = (Person(house, name) for name in ("ana", "bo", "cleo"))
    table = (await ana.do("find-game", name="Ana", edition="bga"))["table"]
    await ana.do("watch", table=table)
    elsewhere = await cleo.do("find-game", name="Cleo", edition="bga", options={"calza": True})
    assert elsewhere["table"] != table
    assert (await bo.do("find-game", name="Bo", edition="bga"))["table"] == table
    assert ana.state["stage"] == "playing"
    assert [seat["kind"] for seat in ana.state["seats"]] == ["person", "person", "bot", "bot"]


async def test_matchmaking_opens_enough_chairs_for_the_rules(houses: Houses) -> None:
    house = await houses()
    ana, bo = (Person(house, name) for name in ("ana", "bo"))
    for someone in (ana, bo):
        found = await someone.do("find-game", name=someone.guest, edition="kozak", options={"players": [6, 8]})
        await someone.do("watch", table=found["table"])
    assert (ana.state["stage"], len(ana.state["seats"])) == ("playing", 6)


async def test_lobby_shows_autostart_only_before_a_game(houses: Houses) -> None:
    house = await houses(timing=Timing(0))
    looker, ana, bo = (Person(house, name) for name in ("looker", "ana", "bo"))
    await looker.do("watch-lobby")
    for someone in (ana, bo):
        found = await someone.do("find-game", name=someone.guest, edition="bga", options={"dice": 1})
        await someone.do("watch", table=found["table"])
        if someone is ana:
            await until(lambda: [table["autostart_at"] for table in looker.messages("lobby")[-1]["tables"]] == [2])
    while ana.state["stage"] != "over":
        actor = {person.state["seat"]: person for person in (ana, bo)}.get(ana.view["to_act"])
        if actor is not None:
            await (actor.act(DUDO) if actor.view["bids"] else actor.bid(1, 6))
        await asyncio.sleep(0.01)
    host = ana if ana.state["host"] else bo
    await host.do("rematch", table=ana.state["table"], start=False)
    await until(lambda: [table["autostart_at"] for table in looker.messages("lobby")[-1]["tables"]] == [None])
    await bo.do("sit", table=ana.state["table"], name="Bo")
    assert ana.state["stage"] == "gathering"


@pytest.mark.parametrize("edition", EDITIONS)
def test_rule_code_encodes_every_setting(edition: str) -> None:
    for setting, values in SETTING_VALUES.items():
        for value in values:
            options = house_rules(edition, {setting: value}).diff(edition)
            code = rule_code(edition, options)
            assert parse_rule_code(code) == (edition, options)
            assert code.replace("-", "").replace("_", "").replace(".", "").isalnum()


@pytest.mark.parametrize("code", ["hoyle", "bga.flying", "bga.dice-11", "bga.", ""])
def test_invalid_rule_code_is_refused(code: str) -> None:
    with pytest.raises(PerudoError):
        parse_rule_code(code)


async def test_decode_rules_returns_edition_and_options(houses: Houses) -> None:
    ana = Person(await houses(), "ana")
    await ana.do("decode-rules", rules="kozak.calza.dice-3")
    (info,) = ana.messages("rules")
    assert (info["edition"], info["options"]) == ("kozak", {"calza": True, "dice": 3})
    assert (await ana.do("decode-rules", rules="nonsense"))["code"] == "error-edition-unknown"


# --- Replays


async def test_finished_game_is_replayed_step_by_step(houses: Houses) -> None:
    from perudo.table.replays import finished_record

    people = await gather(await houses(dice=SeededDice(9)), 3, options={"dice": 1})
    table = people[0].state["table"]
    await start(people)
    while people[0].state["stage"] == "playing":
        await until(lambda: people[0].view["phase"] in ("bidding", "over"))
        if people[0].view["phase"] == "bidding":
            await to_act(people).bid(1, 2)
            await to_act(people).act(DUDO)
    record = finished_record(table, await people[0].house.log(table), 1)
    assert record is not None
    open_game = replay_message(record.replay())
    assert open_game.winner == people[0].view["winner"]
    dealt, said, called = open_game.steps[:3]
    assert dealt.view and dealt.view.phase == "bidding"
    assert said.bid and (said.bid.quantity, said.bid.face) == (1, 2)
    assert called.view and called.view.phase == "revealed"
    assert open_game.decisive is not None
    decisive = open_game.steps[open_game.decisive].view
    assert decisive and decisive.revealed is not None
    assert all(len(step.hands or ()) == (0 if step.bid else 3) for step in open_game.steps)
    for said, called in pairwise(open_game.steps):
        if called.view and called.view.revealed:
            assert (said.matching_dice, said.wild) == (called.view.revealed.count, called.view.revealed.wild)
            assert (called.matching_dice, called.wild) == (said.matching_dice, said.wild)
    assert open_game.steps[0].matching_dice is None
    assert Record.parse(open_game.record) == record
