"""Where a table's dice come from, as those at it live it: nobody can choose them, and anyone can check."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid, Move
from perudo.protocol.wire import refused
from perudo.records.fair_dice import CONTRIBUTION_BYTES, DrawInputs, contribution_digest
from perudo.records.record import Record
from perudo.records.verify import verify_dice
from perudo.server import commands
from perudo.server.deduplication import RETRYABLE_ERRORS
from perudo.server.game_server import GameServer
from perudo.server.room.plan import Decision, Request
from perudo.table import decisions
from perudo.table.decisions import advance, make_move
from perudo.table.dice_seeds import KeyedSeeds
from perudo.table.events import Contributed, Dealt, DigestGiven, SeedCommitted, SeedRevealed
from perudo.table.replays import finished_record
from perudo.table.state import Table, Timing
from tests.server.conftest import Houses, Person, Watch, gather, get_ready, sql, start, until
from tests.server.history_checker import chosen

OTHER = bytes(range(CONTRIBUTION_BYTES))
SLOW = Timing(1000)
SEED = b"always the same thirty-two bytes"


class OneSeed(KeyedSeeds):
    """A server that always draws the same seed."""

    def seed(self, place: str, number: int, salt: bytes) -> bytes:
        return SEED


async def begun(houses: Houses, people: int = 2, timing: Timing = SLOW, **settings: Any) -> list[Person]:
    """People whose game has begun and waits for their digests."""
    house = await houses(timing=timing, **{"dice": OneSeed(), **settings})
    persons = await gather(house, people, options={"dice": 2})
    await persons[0].do("start", table=persons[0].state["table"])
    return persons


async def pledged(houses: Houses, people: int = 2, **settings: Any) -> list[Person]:
    """People who have all given a digest, and are to open now."""
    persons = await begun(houses, people, **settings)
    for person in persons:
        assert (await person.pledge())["is"] == "done"
    return persons


async def dealt(houses: Houses, people: int = 2, **settings: Any) -> list[Person]:
    """People whose first dice are dealt, with everyone's part in them."""
    persons = await pledged(houses, people, **settings)
    for person in persons:
        assert (await person.contribute())["is"] == "done"
    return persons


async def call_a_round(people: list[Person]) -> None:
    await people[people[0].view["to_act"] - 1].bid(1, 3)
    await people[people[0].view["to_act"] - 1].act({"move": "dudo"})


def goes_on(person: Person) -> None:
    """The table does what it does by itself, as if its time had come."""
    dice = person.house.rooms._rooms[person.state["table"]]._services.seeds
    happens(person, lambda context: advance(context.table, dice))


def happens(person: Person, decide: Decision) -> None:
    """Whatever follows at the person's table, without anybody's having asked for it."""
    person.house.rooms._rooms[person.state["table"]].actor.enqueue(Request(decide, lambda _: None))


def whoever_acts(move: Move) -> Decision:
    return lambda context: make_move(context.table, context.table.current_game().to_act or 0, move, 0)


# --- Digests, commitment, openings, dice: in this order


async def test_digests_precede_the_commitment_and_are_published(houses: Houses) -> None:
    ana, bo = await begun(houses)
    watcher = Person(ana.house, "watcher")
    await watcher.do("watch", table=ana.state["table"])
    assert [person.state["digest_round"] for person in (ana, bo, watcher)] == [1, 1, None]
    await ana.pledge()
    assert ana.state["next_draw"] is None, "the server does not commit itself while others may still give a digest"
    await bo.pledge()
    shown = {"round": 1, "commitment": DrawInputs(f"{ana.state['table']}/1", 1, SEED, ()).commitment}
    digests = [person.digest(1) for person in (ana, bo)]
    assert watcher.state["next_draw"] == {**shown, "digests": digests}
    assert (ana.view["phase"], ana.view["hand"]) == ("opening", None)
    await ana.contribute()
    assert bo.state["next_draw"] == {**shown, "digests": digests}, "what others opened is told when the dice are drawn"
    await bo.contribute()
    assert (ana.view["phase"], ana.state["next_draw"]) == ("bidding", None)
    opened = [person.contribution(1).hex() for person in (ana, bo)]
    assert ana.state["draw"] == {**shown, "digests": digests, "bots": [], "contributions": opened, "seed": None}


async def test_digests_precede_contributions_in_the_log(houses: Houses) -> None:
    people = await dealt(houses, 3)
    await call_a_round(people)
    for person in people:
        assert (await person.contribute())["is"] == "done"
    await get_ready(people)
    assert people[0].view["round"] == 2
    events = [entry.event for entry in await people[0].house.log(people[0].state["table"])]
    for number in (1, 2):
        given = [at for at, event in enumerate(events) if isinstance(event, DigestGiven) and event.round == number]
        sealed = [at for at, event in enumerate(events) if isinstance(event, SeedCommitted)][number - 1]
        opened = [at for at, event in enumerate(events) if isinstance(event, Contributed)][3 * number - 3 : 3 * number]
        assert len(given) == len(opened) == 3
        assert max(given) < sealed < min(opened)


async def test_later_rounds_do_not_wait_for_digests(houses: Houses) -> None:
    people = await dealt(houses)
    await call_a_round(people)
    coming = people[0].state["next_draw"]
    assert coming["round"] == 2
    assert coming["digests"] == [person.digest(2) for person in people], "given with the opening of the one before"


async def test_contribution_without_matching_digest_is_refused(houses: Houses) -> None:
    ana, bo = await begun(houses)
    watcher = Person(ana.house, "watcher")
    await watcher.do("watch", table=ana.state["table"])
    assert (await watcher.part(1, contribution=OTHER.hex()))["code"] == "error-not-seated"
    assert (await ana.part(1, contribution=OTHER.hex()))["code"] == "error-stale", (
        "nothing is opened before the commitment"
    )
    await bo.pledge()
    goes_on(ana)
    await until(lambda: ana.state["next_draw"] is not None)
    assert ana.state["next_draw"]["digests"] == [None, bo.digest(1)]
    assert (await ana.part(0, next_digest=ana.digest(1)))["code"] == "error-stale", "and no digest is taken after it"
    assert (await ana.part(1, contribution=ana.contribution(1).hex()))["code"] == "error-unpledged"
    assert (await ana.part(1, contribution=bo.contribution(1).hex()))["code"] == "error-unpledged"
    assert (await bo.part(1, contribution=OTHER.hex()))["code"] == "error-unpledged"
    for wrong in ("", "0a", bo.contribution(1).hex().upper(), "zz" * CONTRIBUTION_BYTES, "00" * 17):
        assert (await bo.part(1, contribution=wrong))["code"] == "error-message-unreadable"
    await bo.contribute()
    assert ana.state["draw"]["contributions"] == [None, bo.contribution(1).hex()]


async def test_only_the_first_contribution_counts(houses: Houses) -> None:
    ana, bo = await begun(houses)
    await ana.pledge()
    assert (await ana.part(0, next_digest=ana.digest(1)))["is"] == "done", (
        "another tab of the same browser gives the same"
    )
    assert (await ana.part(0, next_digest=ana.digest(1, OTHER)))["code"] == "error-stale"
    await bo.pledge()
    await ana.contribute()
    assert (await ana.part(1, contribution=ana.contribution(1).hex()))["is"] == "done"
    await bo.contribute()
    assert ana.state["draw"]["contributions"][0] == ana.contribution(1).hex()
    assert (await ana.part(1, contribution=ana.contribution(1).hex()))["code"] == "error-stale"


async def test_seed_is_revealed_only_with_the_dice(houses: Houses) -> None:
    people = await pledged(houses)
    watcher = Person(people[0].house, "watcher")
    await watcher.do("watch", table=people[0].state["table"])
    for person in people:
        await person.contribute()
    seed = SEED.hex().encode()
    assert not any(seed in message for someone in (*people, watcher) for message in someone.sent)
    await call_a_round(people)
    opened = watcher.state["draw"]
    assert opened["seed"].encode() == seed
    parts = tuple(person.contribution(1) for person in people)
    hands = DrawInputs(f"{watcher.state['table']}/1", 1, bytes.fromhex(opened["seed"]), parts).stream("deal")
    assert [tuple(hand) for hand in watcher.view["revealed"]["hands"]] == [hands.roll(2), hands.roll(2)]


async def test_contributions_change_the_dice(houses: Houses) -> None:
    hands = []
    for name, other in (("one", False), ("two", True), ("three", False)):
        people = await begun(houses, name=name, codes=lambda: "SAMECODE")
        parts = [OTHER if other else person.contribution(1) for person in people]
        for person, part in zip(people, parts, strict=True):
            await person.part(0, next_digest=person.digest(1, part))
        for person, part in zip(people, parts, strict=True):
            await person.part(1, contribution=part.hex())
        hands.append([person.view["hand"] for person in people])
    assert hands[0] == hands[2] != hands[1]


async def test_slow_contributors_delay_at_most_a_second(houses: Houses) -> None:
    ana, bo = await begun(houses)
    await ana.pledge()
    assert ana.view["phase"] == "opening"
    assert ana.state["continues_in"] <= 500, "half of it for the digests"
    await until(lambda: ana.state["next_draw"] is not None)
    assert ana.state["next_draw"]["digests"] == [ana.digest(1), None]
    await ana.contribute()
    assert ana.view["phase"] == "bidding", "who gave no digest has nothing to open, and is not waited for"
    assert bo.state["draw"]["contributions"] == [ana.contribution(1).hex(), None]


async def test_late_commitment_leaves_time_to_reveal(houses: Houses) -> None:
    """A server that was busy took the last digest and the end of the wait out of its box together."""
    watch = Watch()
    ana, bo = await begun(houses, clock=watch)
    await ana.pledge()
    room = ana.house.rooms._rooms[ana.state["table"]]
    watch.ahead = 60
    bo.house.handle_soon(
        bo,
        msgspec.json.encode(
            {
                "do": "contribute",
                "id": "1",
                "table": ana.state["table"],
                "round": 0,
                "contribution": None,
                "next_digest": bo.digest(1),
            }
        ),
    )
    room.scheduler.run_due()
    await until(lambda: ana.state["next_draw"] is not None)
    assert ana.view["phase"] == "opening"
    for person in (ana, bo):
        await person.contribute()
    assert (ana.view["phase"], ana.state["aborted_reveals"]) == ("bidding", [])


async def test_game_against_bots_waits_for_its_player(houses: Houses) -> None:
    house: GameServer = await houses(timing=Timing(0))
    ana = Person(house, "ana")
    opened = await ana.do("open", name="Ana", edition="bga", bots=["odds"], start=True)
    await asyncio.sleep(0.05)
    entries = await house.log(opened["table"])
    assert not any(isinstance(entry.event, Dealt | SeedCommitted) for entry in entries)
    await ana.do("watch", table=opened["table"])
    await until(lambda: ana.view["phase"] != "opening")


async def test_contributions_precede_opening_rolls(houses: Houses) -> None:
    house = await houses(timing=SLOW)
    ana, bo = await gather(house, 2, edition="hasbro-1994")
    assert ana.state["rules"]["first_opener"] == "highest-roll"
    await ana.do("start", table=ana.state["table"])
    for person in (ana, bo):
        assert (await person.pledge())["is"] == "done"
    await ana.contribute()
    assert ana.view["opening_rolls"] == []
    goes_on(ana)
    await until(lambda: bool(ana.view["opening_rolls"]))
    assert (await bo.part(1, contribution=bo.contribution(1).hex()))["code"] == "error-stale", "the roll has settled it"


# --- Who does not open


async def test_aborted_reveal_is_reported_and_not_retried(houses: Houses) -> None:
    people = ana, bo = await pledged(houses)
    watcher = Person(ana.house, "watcher")
    await watcher.do("watch", table=ana.state["table"])
    await ana.contribute()
    assert (await bo.part(1, next_digest=bo.digest(2)))["is"] == "done"
    goes_on(ana)
    await until(lambda: ana.view["phase"] == "bidding")
    for someone in (ana, bo, watcher):
        assert someone.state["aborted_reveals"] == [2]
        assert [seat["aborted_reveals"] for seat in someone.state["seats"]] == [0, 1]
        assert someone.state["draw"]["contributions"] == [ana.contribution(1).hex(), None]
    assert bo.state["digest_round"] is None
    assert (await bo.part(1, next_digest=bo.digest(2)))["code"] == "error-withheld"
    await call_a_round([ana, bo])
    assert ana.state["next_draw"]["digests"] == [ana.digest(2), None], "nor is a digest kept that was given before"
    assert (await bo.part(2, next_digest=bo.digest(3)))["code"] == "error-withheld"
    while ana.state["stage"] == "playing":
        if ana.view["phase"] == "bidding":
            await call_a_round([ana, bo])
        else:
            await ana.contribute()
            await get_ready([ana, bo])
    assert [seat["aborted_reveals"] for seat in ana.state["seats"]] == [0, 1]
    await get_ready([ana, bo])
    assert ana.state["aborted_reveals"] == [], "it is for one game"
    assert sorted((seat["name"], seat["aborted_reveals"]) for seat in ana.state["seats"]) == [("Ana", 0), ("Bo", 1)]
    assert [person.state["digest_round"] for person in people] == [1, 1]


async def test_removed_player_is_not_blamed_for_aborting(houses: Houses) -> None:
    """The host removes a player between commitment and deal: neither that seat nor a bot withheld anything."""
    ana, _ = await pledged(houses)
    assert (await ana.do("remove", table=ana.state["table"], chair=2))["is"] == "done"
    await ana.contribute()
    goes_on(ana)
    await until(lambda: ana.view["phase"] == "bidding")
    assert ana.state["aborted_reveals"] == [] and [seat["aborted_reveals"] for seat in ana.state["seats"]] == [0, 0]


async def test_aborted_reveal_count_survives_moving_to_another_device(houses: Houses) -> None:
    """Handing the seat to oneself does not reset the count."""
    people = ana, bo = await dealt(houses)
    await call_a_round(people)
    await ana.contribute()
    goes_on(ana)
    await until(lambda: ana.state["aborted_reveals"] == [2])
    table, device = ana.state["table"], bo
    for guest in ("phone", "tablet", bo.guest):
        await device.do("hand-over", table=table, address=f"http://127.0.0.1/t/{table}")
        secret = device.messages("seat-link")[-1]["link"].split("#seat=")[1]
        device = Person(bo.house, guest, 1000)
        await device.do("watch", table=table)
        assert (await device.do("take-seat", table=table, secret=secret))["is"] == "done"
        assert [seat["aborted_reveals"] for seat in ana.state["seats"]] == [0, 1]


async def test_next_deal_waits_for_connected_players_contributions(houses: Houses) -> None:
    people = ana, bo = await dealt(houses)
    await call_a_round(people)
    await ana.contribute()
    await get_ready(people)
    assert ana.view["phase"] == "revealed"
    await bo.contribute()
    assert ana.view["phase"] == "bidding"
    assert ana.state["aborted_reveals"] == []


async def test_short_disconnection_is_not_an_aborted_reveal(houses: Houses) -> None:
    people = ana, bo = await dealt(houses)
    await call_a_round(people)
    await ana.contribute()
    ana.house.disconnect(bo)
    await get_ready([ana])
    assert (ana.view["phase"], ana.state["aborted_reveals"]) == ("revealed", [])


async def test_absent_players_aborted_reveal_is_reported_without_waiting(houses: Houses) -> None:
    watch = Watch()
    people = ana, bo = await dealt(houses, clock=watch)
    await call_a_round(people)
    await ana.contribute()
    ana.house.disconnect(bo)
    watch.ahead = limits.GRACE_SECONDS
    await get_ready([ana])
    assert (ana.view["phase"], ana.state["aborted_reveals"]) == ("bidding", [2])


async def test_leaving_before_commitment_is_not_an_aborted_reveal(houses: Houses) -> None:
    ana, bo, cleo = await dealt(houses, 3)
    await cleo.do("leave", table=cleo.state["table"])
    for move in (Bid(1, 3), DUDO):  # a bot's word among them
        happens(ana, whoever_acts(move))
    await until(lambda: ana.view["phase"] == "revealed")
    assert ana.state["next_draw"]["digests"] == [ana.digest(2), bo.digest(2), None]
    for person in (ana, bo):
        await person.contribute()
    await get_ready([ana, bo])
    assert (ana.view["phase"], ana.state["aborted_reveals"]) == ("bidding", [])
    assert ana.state["draw"]["bots"] == [3]


# --- The seed and its key


def keeps_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The old way: who reads the log finds the seed in it."""
    kept = count()
    monkeypatch.setattr(KeyedSeeds, "salt", lambda _: next(kept).to_bytes(32))
    monkeypatch.setattr(KeyedSeeds, "seed", lambda dice, place, number, salt: salt)


def takes_any_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    """The old way: whatever is sent last is part of the dice."""

    def opened(table: Table, seat: int, number: int, opening: str) -> list[Any]:
        return [Contributed(seat, opening)]

    monkeypatch.setattr(commands, "_reveal", opened)


def takes_late_digests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed the fault that a digest may be given after other contributions are revealed."""

    def pledged(table: Table, seat: int, number: int, given: str) -> list[Any]:
        return [DigestGiven(seat, number, given)]

    monkeypatch.setattr(commands, "_commit", pledged)


def opens_the_seed_with_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    def early(*asked: Any) -> list[Any]:
        happened = advance(*asked)
        return [*happened, *(SeedRevealed(SEED.hex()) for event in happened if isinstance(event, Dealt))]

    monkeypatch.setattr(decisions, "advance", early)


async def log_of_a_round(houses: Houses) -> list[str]:
    """What is wrong with the log of a round in which Bo gives another digest when Ana has opened her part."""
    ana, bo = await pledged(houses)
    await ana.contribute()
    await bo.part(0, next_digest=bo.digest(1, OTHER))
    await bo.part(1, contribution=OTHER.hex())
    if bo.state["next_draw"]:
        await bo.contribute()
    code = ana.state["table"]
    return chosen(code, await ana.house.log(code))


async def test_log_proves_that_nobody_chose_the_dice(houses: Houses) -> None:
    assert await log_of_a_round(houses) == []


@pytest.mark.parametrize(
    "fault",
    [
        keeps_the_seed,
        takes_any_opening,
        takes_late_digests,
        opens_the_seed_with_the_deal,
    ],
)
async def test_server_that_lets_players_choose_dice_is_detected(
    houses: Houses, monkeypatch: pytest.MonkeyPatch, fault: Callable[[pytest.MonkeyPatch], None]
) -> None:
    fault(monkeypatch)
    monkeypatch.setattr(OneSeed, "seed", KeyedSeeds.seed)
    assert await log_of_a_round(houses)


async def rows(house: GameServer) -> list[str]:
    """All that can be read of a table by who can read the data."""
    return [event for (event,) in await sql(house, "SELECT event FROM log ORDER BY seq")]


def grind(bo: Person, others: bytes, seeds: list[bytes]) -> bytes:
    """A part by which its owner is dealt two aces, by one of these seeds, if it is the last."""
    place = f"{bo.state['table']}/1"
    for number in count():
        part = number.to_bytes(CONTRIBUTION_BYTES)
        for seed in seeds:
            stream = DrawInputs(place, 1, seed, (others, part)).stream("deal")
            if (stream.roll(2), stream.roll(2))[1] == (1, 1):
                return part
    raise AssertionError


def seeds_in(texts: list[str]) -> list[bytes]:
    """Return possible seeds in the log: any 32 bytes that have no other known meaning."""
    kept = [value for text in texts for key, value in msgspec.json.decode(text).items() if key in ("seed", "salt")]
    return [bytes.fromhex(value) for value in kept if len(value) == 64]


async def attack(houses: Houses) -> tuple[bool, dict[str, Any], list[Person]]:
    """Bo reads the data, and sends the part last that gives them two aces: whether there was a seed to be read, how
    the part was answered."""
    people = ana, bo = await pledged(houses, dice=KeyedSeeds())
    await ana.contribute()
    seeds = seeds_in(await rows(ana.house))
    known = bool(seeds)
    answer = await bo.part(1, contribution=grind(bo, ana.contribution(1), seeds or [SEED]).hex())
    return known, answer, people


async def test_last_revealer_knowing_the_seed_cannot_choose_dice(
    houses: Houses,
) -> None:
    known, answer, (ana, bo) = await attack(houses)
    assert not known
    assert answer["code"] == "error-unpledged"
    goes_on(ana)
    await until(lambda: ana.view["phase"] == "bidding")
    assert bo.state["aborted_reveals"] == [2], (
        "and everyone sees that they did not open what they had given a digest of"
    )


async def test_old_protocol_lets_last_revealer_choose_dice(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    keeps_the_seed(monkeypatch)
    takes_any_opening(monkeypatch)
    known, answer, (_, bo) = await attack(houses)
    assert known and answer["is"] == "done"
    assert sorted(bo.view["hand"]) == [1, 1]


@pytest.mark.parametrize("fault", [keeps_the_seed, takes_any_opening])
async def test_partial_fallback_to_old_protocol_is_detected(
    houses: Houses, monkeypatch: pytest.MonkeyPatch, fault: Callable[[pytest.MonkeyPatch], None]
) -> None:
    fault(monkeypatch)
    known, answer, _ = await attack(houses)
    assert known or answer["is"] == "done"


async def test_stored_data_contain_seeds_only_after_reveal(houses: Houses) -> None:
    people = await dealt(houses)
    assert SEED.hex() not in "".join(await rows(people[0].house))
    await call_a_round(people)
    unsealed, sealed = (await rows(people[0].house))[-2:]
    assert unsealed == f'{{"event":"seedrevealed","seed":"{SEED.hex()}"}}'
    assert SEED.hex() not in sealed


async def test_server_killed_before_a_deal_deals_identical_dice(houses: Houses) -> None:
    hands = []
    for name, dies in (("lives", False), ("dies", True)):
        key = bytes(range(32))
        house: GameServer = await houses(name, timing=SLOW, dice=OneSeed(key), codes=lambda: "SAMECODE")
        people = await gather(house, 2)
        await people[0].do("start", table="SAMECODE")
        for person in people:
            await person.pledge()
        await people[0].contribute()
        if dies:
            house.close()
            again: GameServer = await houses(name, timing=SLOW, dice=OneSeed(key))
            people = [Person(again, person.guest, number=100) for person in people]
            for person in people:
                await person.do("watch", table="SAMECODE")
        await people[1].contribute()
        assert people[0].view["phase"] == "bidding"
        assert people[0].state["draw"]["contributions"][0] is not None, "what was given is kept"
        hands.append([person.view["hand"] for person in people])
    assert hands[0] == hands[1]


async def again(people: list[Person], houses: Houses, dice: KeyedSeeds) -> list[Person]:
    """The same people after a restart of the server, which has these dice."""
    table = people[0].state["table"]
    people[0].house.close()
    house = await houses(timing=SLOW, dice=dice)
    back = [Person(house, person.guest, number=1000) for person in people]
    for person in back:
        await person.do("watch", table=table)
    return back


async def test_seeds_are_derived_from_the_key_after_restart(houses: Houses) -> None:
    key = bytes(range(32))
    people = await again(await dealt(houses, dice=KeyedSeeds(key)), houses, KeyedSeeds(key))
    await call_a_round(people)
    drawn = people[0].state["draw"]
    assert drawn["seed"] is not None
    assert (
        DrawInputs(f"{people[0].state['table']}/1", 1, bytes.fromhex(drawn["seed"]), ()).commitment
        == drawn["commitment"]
    )


async def test_round_continues_unproven_after_the_key_is_lost(houses: Houses) -> None:
    people = await again(await dealt(houses, dice=KeyedSeeds()), houses, KeyedSeeds())
    await call_a_round(people)
    assert people[0].view["phase"] == "revealed"
    assert people[0].state["draw"]["seed"] is None
    for person in people:
        assert (await person.contribute())["is"] == "done", "the next round has a seed of the new key"
    await get_ready(people)
    await call_a_round(people)
    assert people[0].state["draw"]["seed"] is not None


async def test_seed_cannot_be_chosen_after_key_loss(houses: Houses) -> None:
    people = await pledged(houses, dice=KeyedSeeds())
    await people[0].contribute()
    before = people[0].state["next_draw"]["commitment"]
    people = ana, bo = await again(people, houses, KeyedSeeds())
    goes_on(ana)
    await until(lambda: ana.state["next_draw"]["commitment"] != before)
    assert ana.state["next_draw"]["digests"] == [None, None]
    assert (await bo.part(1, contribution=bo.contribution(1).hex()))["code"] == "error-unpledged"
    goes_on(ana)
    await until(lambda: ana.view["phase"] == "bidding")
    assert (ana.state["draw"]["contributions"], ana.state["aborted_reveals"]) == ([None, None], [])


def test_page_and_server_list_the_same_retryable_errors() -> None:
    page = (Path(__file__).parents[2] / "web" / "src" / "lib" / "contributor.ts").read_text(encoding="utf-8")
    (listed,) = re.findall(r"^export const RETRYABLE_ERRORS = \[(.*?)\];$", page, re.MULTILINE | re.DOTALL)
    told = [refused(None, PerudoError(code)).code for code in (*RETRYABLE_ERRORS, "too-fast")]
    assert re.findall(r'"([^"]+)"', listed) == told


# --- The record


async def test_record_proves_its_dice(houses: Houses) -> None:
    house: GameServer = await houses(timing=SLOW)
    people = await gather(house, 3, edition="hasbro-1994", options={"dice": 1})
    table = await start(people)
    while people[0].state["stage"] == "playing":
        match people[0].view["phase"]:
            case "bidding":
                await call_a_round(people)
            case _:
                for person in people:
                    if person.state["next_draw"]:
                        await person.contribute()
                goes_on(people[0])
                await house.wait_idle()
    record = finished_record(table, await house.log(table), 1)
    assert record
    found = verify_dice(Record.parse(record.text()).replay())
    assert [verdict.fault for verdict in found] == [None] * len(record.rounds)
    assert found[0].contributed == 3


async def test_old_game_without_verifiable_dice_continues(houses: Houses) -> None:
    people = await dealt(houses)
    await call_a_round(people)
    code = people[0].state["table"]
    table = Table(code=code)
    for entry in await people[0].house.log(code):
        if not isinstance(entry.event, SeedCommitted | Contributed | DigestGiven | SeedRevealed):
            table = table.apply(entry.event, entry.at)
    for kind in (SeedCommitted, Dealt):
        (event,) = advance(table, OneSeed())
        assert isinstance(event, kind)
        table = table.apply(event, table.at)


def test_digest_depends_on_seat_round_and_game() -> None:
    told = {
        contribution_digest(place, number, seat, part)
        for place in ("ABCDEF/1", "ABCDEF/2")
        for number in (1, 2)
        for seat in (1, 2)
        for part in (OTHER, bytes(16))
    }
    assert len(told) == 16
