"""Where a table's dice come from, as those at it live it: committed to first, checked afterwards."""

from __future__ import annotations

import asyncio
from typing import Any

from perudo.fair import CONTRIBUTION_BYTES, Draw
from perudo.record import Record
from perudo.server.decisions import advance
from perudo.server.dice import SecretDice
from perudo.server.events import Committed, Contributed, Dealt
from perudo.server.house import House
from perudo.server.replays import record_of
from perudo.server.table import Pace, Table
from perudo.verify import verify
from tests.server.conftest import Houses, Person, gather, start, until

DUDO = {"say": "dudo"}
MINE = "0a" * CONTRIBUTION_BYTES
SLOW = Pace(1000)


class OneSeed(SecretDice):
    """A server that always draws the same seed."""

    def seed(self) -> bytes:
        return b"always the same thirty-two bytes"


async def begun(houses: Houses, people: int = 2, pace: Pace = SLOW, **settings: Any) -> list[Person]:
    """People whose game has begun and waits for their contributions."""
    persons = await gather(await houses(pace=pace, dice=OneSeed(), **settings), people, options={"dice": 2})
    await persons[0].do("start", table=persons[0].state["table"])
    return persons


async def give(person: Person, contribution: str = MINE, number: int = 1) -> dict[str, Any]:
    return await person.do("contribute", table=person.state["table"], round=number, contribution=contribution)


async def call_a_round(people: list[Person]) -> None:
    await people[people[0].view["to_act"] - 1].bid(1, 3)
    await people[people[0].view["to_act"] - 1].act(DUDO)


async def test_the_server_commits_itself_before_anyone_has_a_part_in_the_dice(houses: Houses) -> None:
    ana, bo = await begun(houses)
    coming = ana.state["coming"]
    assert coming["commitment"] == Draw(f"{ana.state['table']}/1", 1, OneSeed().seed(), ()).commitment
    assert coming["contributions"] == [None, None]
    assert (ana.view["phase"], ana.view["hand"]) == ("opening", None)
    await give(ana)
    assert bo.state["coming"]["contributions"] == [MINE, None]
    await give(bo)
    assert (ana.view["phase"], ana.state["coming"]) == ("bidding", None)
    assert ana.state["drawn"] == {**coming, "contributions": [MINE, MINE]}


async def test_the_seed_is_opened_with_the_cups_and_not_before(houses: Houses) -> None:
    people = await begun(houses)
    watcher = Person(people[0].house, "watcher")
    await watcher.do("watch", table=people[0].state["table"])
    for person in people:
        await give(person)
    seed = OneSeed().seed().hex().encode()
    assert not any(seed in message for someone in (*people, watcher) for message in someone.sent)
    await call_a_round(people)
    opened = watcher.state["drawn"]
    assert opened["seed"].encode() == seed
    draw = Draw(f"{watcher.state['table']}/1", 1, bytes.fromhex(opened["seed"]), (bytes.fromhex(MINE),) * 2)
    dealt = draw.stream("deal")
    assert [tuple(hand) for hand in watcher.view["revealed"]["hands"]] == [dealt.roll(2), dealt.roll(2)]


async def test_the_next_dice_are_committed_to_while_the_cups_stand_open(houses: Houses) -> None:
    people = await begun(houses)
    for person in people:
        await give(person)
    await call_a_round(people)
    assert people[0].state["coming"]["round"] == 2
    assert people[0].state["coming"]["seed"] is None
    assert (await give(people[0], number=2))["is"] == "done"
    for person in people:
        await person.do("ready", table=person.state["table"], seq=person.state["seq"])
    assert people[0].state["drawn"]["contributions"] == [MINE, None]


async def test_what_players_give_changes_the_dice(houses: Houses) -> None:
    hands = []
    for name, contribution in (("one", MINE), ("two", "0b" * CONTRIBUTION_BYTES), ("three", MINE)):
        people = await begun(houses, name=name, codes=lambda: "SAMECODE")
        for person in people:
            await give(person, contribution)
        hands.append([person.view["hand"] for person in people])
    assert hands[0] == hands[2] != hands[1]


async def test_a_part_is_given_once_in_time_and_by_who_plays(houses: Houses) -> None:
    ana, bo = await begun(houses)
    watcher = Person(ana.house, "watcher")
    await watcher.do("watch", table=ana.state["table"])
    assert (await give(watcher))["code"] == "error-not-seated"
    assert (await give(ana, number=2))["code"] == "error-stale"
    for wrong in ("", "0a", MINE.upper(), "zz" * CONTRIBUTION_BYTES, MINE + "00"):
        assert (await give(ana, wrong))["code"] == "error-message-unreadable"
    await give(ana)
    assert (await give(ana, "ff" * CONTRIBUTION_BYTES))["is"] == "done"
    assert bo.state["coming"]["contributions"] == [MINE, None], "the first one stands"
    await give(bo)
    assert (await give(bo))["code"] == "error-stale"


async def test_nobody_who_is_slow_is_waited_for_longer_than_a_second(houses: Houses) -> None:
    ana, _ = await begun(houses)
    await give(ana)
    assert ana.view["phase"] == "opening"
    assert ana.state["wait"] <= 1000
    await until(lambda: ana.view["phase"] == "bidding")
    assert ana.state["drawn"]["contributions"] == [MINE, None]


async def test_a_game_against_bots_waits_until_its_player_has_come(houses: Houses) -> None:
    house: House = await houses(pace=Pace(0))
    ana = Person(house, "ana")
    opened = await ana.do("open", name="Ana", edition="bga", bots=["odds"], start=True)
    await asyncio.sleep(0.05)
    entries = await house.log(opened["table"])
    assert not any(isinstance(entry.event, Dealt) for entry in entries)
    await ana.do("watch", table=opened["table"])
    await until(lambda: ana.view["phase"] != "opening")


async def test_a_server_that_dies_before_the_deal_deals_the_same_dice(houses: Houses) -> None:
    hands = []
    for name, dies in (("lives", False), ("dies", True)):
        house: House = await houses(name, pace=SLOW, dice=OneSeed(), codes=lambda: "SAMECODE")
        people = await gather(house, 2)
        await people[0].do("start", table="SAMECODE")
        await give(people[0])
        if dies:
            house.tables.close()
            again: House = await houses(name, pace=SLOW)  # its own dice would be others
            people = [Person(again, person.guest, number=100) for person in people]
            for person in people:
                await person.do("watch", table="SAMECODE")
            assert people[0].state["coming"]["contributions"] == [MINE, None]
        await give(people[1])
        assert people[0].view["phase"] == "bidding"
        hands.append([person.view["hand"] for person in people])
    assert hands[0] == hands[1]


async def test_the_record_of_a_game_proves_its_dice(houses: Houses) -> None:
    house: House = await houses()
    people = await gather(house, 3, edition="hasbro-1994", options={"dice": 1})
    table = await start(people)
    while people[0].state["stage"] == "playing":
        await until(lambda: people[0].view["phase"] in ("bidding", "over"))
        if people[0].view["phase"] == "bidding":
            await call_a_round(people)
    record = record_of(table, await house.log(table), 1)
    assert record
    found = verify(Record.parse(record.text()).replay())
    assert [verdict.fault for verdict in found] == [None] * len(record.rounds)


async def test_a_game_from_before_dice_could_be_checked_goes_on(houses: Houses) -> None:
    people = await begun(houses)
    for person in people:
        await give(person)
    await call_a_round(people)
    code = people[0].state["table"]
    table = Table(code=code)
    for entry in await people[0].house.log(code):
        if not isinstance(entry.event, Committed | Contributed):
            table = table.after(entry.event, entry.at)
    for kind in (Committed, Dealt):
        (event,) = advance(table, OneSeed())
        assert isinstance(event, kind)
        table = table.after(event, table.at)
