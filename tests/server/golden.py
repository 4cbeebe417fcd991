"""Plays an evening with every event that a log can contain, and stores the log and its results.

    python -m tests.server.golden tests/server/logs/NAME

writes NAME.sql, the database, and NAME.json, the output of ``told`` for its tables. NAME is the format of the data. The
log of a released format is never written again, because nobody can rewrite players' logs either.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import sys
import tempfile
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from perudo.protocol import wire
from perudo.server.game_server import GameServer
from perudo.server.log.store import Store
from perudo.table.events import LogEntry
from perudo.table.external_bots import GUEST_PREFIX
from perudo.table.replays import finished_record
from perudo.table.state import Occupant, Table, Timing
from tests.server.conftest import Person, SeededDice, contribute, until

PACE = Timing(0.03)
CLOCK = {"bank": 0, "increment": 0}


# --- What a log comes to


def shown(table: Table) -> dict[str, Any]:
    """A table in plain values: all that a person could ask about it."""
    game = table.game
    return {
        "seq": table.seq,
        "at": table.at,
        "stage": table.stage,
        "edition": table.edition,
        "options": table.rules.diff(table.edition),
        "table_settings": table.settings,
        "chairs": table.chairs,
        "sitters": {str(chair): _shown_occupant(occupant) for chair, occupant in sorted(table.occupants.items())},
        "games": table.game_count,
        "series": table.series,
        "hands": game and game.hands,
        "bids": [str(bid) for bid in game.bids] if game else [],
        "to_act": game and game.to_act,
        "winner": game and game.winner,
        "time_banks": {str(seat): bank for seat, bank in sorted(table.clocks.time_banks.items())},
        "calls": table.calza_calls,
        "timed_out_moves": table.timed_out_moves,
        "pause_requests": sorted(table.pause_requests),
        "paused": table.paused,
        "chat": table.chat,
        "next_draw": table.next_draw and table.next_draw.commitment,
        "draw": table.last_draw and table.last_draw.commitment,
    }


def _shown_occupant(occupant: Occupant) -> dict[str, Any]:
    """An occupant in plain values. Format 3 added ``person``."""
    plain: dict[str, Any] = msgspec.to_builtins(occupant)
    return plain if occupant.person else {name: value for name, value in plain.items() if name != "person"}


def told(code: str, entries: Iterable[LogEntry]) -> dict[str, Any]:
    """Return the results of a table's log: the table at its end, a checksum at each step, and the record of each
    game.
    """
    entries = list(entries)
    table, steps = Table(code=code), []
    for entry in entries:
        table = table.apply(entry.event, entry.at)
        steps.append(f"{zlib.crc32(msgspec.json.encode(shown(table))):08x}")
    records = [finished_record(code, entries, number) for number in range(1, table.game_count + 1)]
    plain: dict[str, Any] = msgspec.to_builtins(shown(table))
    return {"table": plain, "steps": steps, "records": [record and record.text() for record in records]}


async def read(data: Path) -> dict[str, Any]:
    """All tables of a database."""
    with contextlib.closing(sqlite3.connect(data)) as connection:
        codes = [code for (code,) in connection.execute('SELECT DISTINCT "table" FROM log ORDER BY 1')]
    store = await Store.open(f"sqlite:///{data}")
    try:
        return {code: told(code, await store.entries(code)) for code in codes}
    finally:
        await store.close()


# --- The evening


async def play(people: list[Person], *, silent: Person | None = None) -> None:
    """Play a game to its end: bids rise until one is called, occasionally by calza."""
    turns = 0
    while (state := people[0].state)["stage"] == "playing":
        acting = [person for person in people if person.state["seat"] == state["view"]["to_act"]]
        if state["paused"] or not acting or acting == [silent]:
            await asyncio.sleep(0.005)
            continue
        turns += 1
        bids = state["view"]["bids"]
        if bids and turns % 5 == 0:
            for person in people:
                await person.act({"move": "calza"})
            await asyncio.sleep(0.03)
        quantity, face = (bids[-1]["quantity"], bids[-1]["face"]) if bids else (0, 1 + turns % 5)
        answer = await acting[0].bid(quantity + 1, face or 2) if quantity < 4 else {"is": "refused"}
        if answer["is"] == "done" and turns % 3 == 0:  # a bot may have been quicker
            table = acting[0].state["table"]
            await acting[0].do("retract", table=table, seq=acting[0].state["seq"])
            await acting[0].bid(quantity + 1, face or 2)
        if answer["is"] == "refused":
            answer = await acting[0].act({"move": "dudo"})
        if answer["is"] == "refused":
            await acting[0].bid(1, 2)
        await asyncio.sleep(0.005)


async def hand_over(owner: Person, device: Person, table: str) -> None:
    await owner.do("hand-over", table=table, address=f"http://127.0.0.1/t/{table}")
    secret = owner.messages("seat-link")[-1]["link"].split("#seat=")[1]
    await device.do("watch", table=table)
    assert (await device.do("take-seat", table=table, secret=secret))["is"] == "done"


async def everything(house: GameServer) -> None:
    """People gather, change the rules, come and go, play by each word, pause, hand over, and play again."""
    ana, bo, cleo, phone = (Person(house, guest) for guest in ("ana", "bo", "cleo", "phone"))
    table = (await ana.do("open", name="Ana", edition="bga", options={}, chairs=5))["table"]
    await ana.do("watch", table=table)
    kozak = {"edition": "kozak", "options": {"calza": True}, "chairs": 4}
    await ana.do("configure", table=table, **kozak, table_settings={"chat": True, "training_aid": False})
    for name, person in (("Bo", bo), ("Cleo", cleo)):
        await person.do("watch", table=table)
        await person.do("sit", table=table, name=name)
    await ana.do("seat-bot", table=table, chair=4, bot="beginner")
    await cleo.do("leave", table=table)
    await cleo.do("sit", table=table, name="Cleo", chair=3)
    await cleo.do("rename", table=table, name="Cléo")
    await ana.do("chat", table=table, phrase="good-luck")
    await bo.do("chat", table=table, text="Хай щастить!")
    assert (await ana.do("start", table=table))["is"] == "done"
    await contribute([ana, bo, cleo])
    await until(lambda: ana.view["phase"] == "bidding")
    for person in (bo, cleo, ana):
        await person.do("pause", table=table)
    await until(lambda: ana.state["paused"])
    await bo.do("resume", table=table)
    await hand_over(ana, phone, table)
    await play([phone, bo, cleo])
    await phone.do("mute", table=table, chair=2, muted=True)
    await phone.do("lock", table=table, locked=True)
    await phone.do("pass-host", table=table, chair=2)
    await bo.do("pass-host", table=table, chair=1)
    await phone.do("end-series", table=table)
    await phone.do("rematch", table=table)
    await bo.do("leave", table=table)
    await phone.do("remove", table=table, chair=2)
    await phone.do("readmit", table=table, removal=phone.state["removals"][0]["removal"])
    await play([phone, cleo])


async def by_the_clock(house: GameServer, seconds: int = 5) -> None:
    """A game in which one says nothing, until a bot plays on for them."""
    dan, eva = Person(house, "dan"), Person(house, "eva")
    opened = {"edition": "bga", "options": {}, "chairs": 2, "table_settings": {"clock": {**CLOCK, "move": seconds}}}
    table = (await dan.do("open", name="Dan", **opened))["table"]
    await dan.do("watch", table=table)
    await eva.do("watch", table=table)
    await eva.do("sit", table=table, name="Eva")
    await dan.do("start", table=table)
    while not eva.state["seats"][1]["substitute"]:
        if (view := dan.view) and view["to_act"] == 1 and view["phase"] == "bidding":
            await dan.act({"move": "dudo"} if view["bids"] else {"move": "bid", "quantity": 1, "face": 2})
        await asyncio.sleep(0.005)


async def by_rating(house: GameServer) -> None:
    """A rated table. Its people share an address, so their game is not rated."""
    hal, ida = Person(house, "hal"), Person(house, "ida")
    for person in (hal, ida):
        await house.people.register(person.guest, person.guest.title(), "Firefox", f"{person.guest}'s token")
    table = (await hal.do("open", name="Hal", edition="bga", options={"dice": 1}, chairs=2, rated=True))["table"]
    await hal.do("watch", table=table)
    await ida.do("watch", table=table)
    await ida.do("sit", table=table, name="Ida")
    assert (await hal.do("start", table=table))["is"] == "done"
    await contribute([hal, ida])
    await play([hal, ida])


async def in_a_tournament(house: GameServer) -> None:
    """A table of a tournament, with a bot that the tournament has named."""
    people = [Person(house, guest) for guest in ("jo", "kim")]
    asked = wire.NewTournament(
        name="Cup",
        form="knock-out",
        table_size=3,
        edition="bga",
        options={"dice": 1},
        clock=wire.ClockSettings(move=600),
        attempt="cup",
    )
    code = await house.tournaments.create("jo", asked)
    for person in people:
        await house.tournaments.join(code, person.guest, person.guest.title(), None)
    await house.tournaments.start(code, "jo")
    await house.tournament_runner.advance_all()
    ((table,),) = (await house.tournaments.show(code, None)).rounds
    for person in people:
        await person.do("watch", table=table.table)
    await contribute(people)
    await play(people)
    await until(lambda: people[0].state["stage"] == "over")


RULES = {
    "players": (2, 8),
    "dice": 2,
    "first_opener": "highest-roll",
    "raise": "any-higher",
    "palifico": "each-time",
    "palifico_with_two": False,
    "veteran_changes_face": True,
    "calza": True,
    "calza_callers": "all-but-next",
    "calza_in_palifico": False,
    "calza_with_two": False,
    "calza_wins": "all-others-lose",
    "lost_dice_visible": True,
    "reveal": "from-caller",
}
CUSTOMS = {
    "listed": True,
    "training_aid": True,
    "spectators_see_previous_round": True,
    "chat": False,
    "clock": {"move": 60, "bank": 600, "increment": 5},
    "autostart_at": 2,
    "speed": "slow",
    "eliminated_see_dice": True,
    "external_bots": True,
}
ROLLS: list[tuple[int, ...]] = [(6,), (1,), (1,), (1,), (1,)]
"""Seat 1 opens,"""
HANDS: list[tuple[int, ...]] = [(2, 2), (2, 3), (4, 5), (4, 6), (5, 6)]
"""and there are three twos."""


async def by_its_own_rules(house: GameServer, rolls: list[tuple[int, ...]]) -> None:
    """A game in which no setting and no custom is as the edition has it, with a program among its players.

    A calza is right, and everyone else loses a die. Then the players bid all there is until bots are left alone, and
    the host waits for them no longer.
    """
    fay, robo, gus = people = [Person(house, guest) for guest in ("fay", f"{GUEST_PREFIX}robo", "gus")]
    opened = {"edition": "bga", "options": RULES, "chairs": 5, "table_settings": CUSTOMS}
    kept, _ = await house.people.register("fay", "Fay", "Firefox", "fay's token")
    club = await house.clubs.found(kept.id, "Thursday", "thursday")
    table = (await fay.do("open", name="Fay", club=club, **opened))["table"]
    rolls += ROLLS + HANDS
    for name, person in (("Fay", fay), ("Robo", robo), ("Gus", gus)):
        await person.do("watch", table=table)
        await person.do("sit", table=table, name=name)
    await contribute(people)
    await until(lambda: fay.view["phase"] == "bidding")
    assert (await fay.bid(3, 2))["is"] == "done"
    assert (await gus.act({"move": "calza"}))["is"] == "done"
    await until(lambda: fay.view["dice"] == [1, 1, 2, 1, 1])
    assert (await fay.do("speed", table=table, speed="fast"))["is"] == "done"
    while fay.state["stage"] == "playing":
        dice = sum(fay.view["dice"])
        alive = [person for person in people if fay.view["dice"][person.state["seat"] - 1]]
        for person in alive:
            if fay.view["to_act"] == person.state["seat"] and (await person.bid(dice, 5))["is"] == "refused":
                await person.act({"move": "dudo"})
        if not alive:
            await fay.do("speed", table=table, speed="instant")
        await asyncio.sleep(0.005)
    assert fay.view["winner"] in (4, 5)


async def evening(data: Path) -> None:
    store = await Store.open(f"sqlite:///{data}")
    codes, dice = iter(("EVENNG", "CUSTMS", "CLCKED", "RATED2", "CUPTBL")), SeededDice(7)
    house = GameServer(store, timing=PACE, dice=dice, codes=lambda: next(codes))
    await everything(house)
    await by_its_own_rules(house, dice.script)
    await by_the_clock(house)
    await by_rating(house)
    await in_a_tournament(house)
    house.close()
    await asyncio.sleep(0.1)
    later = GameServer(store, timing=PACE, dice=SeededDice(8))  # the server was away: what that took is credited
    await later.rooms.start()
    later.close()
    await store.close()


def main(place: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "perudo.db"
        asyncio.run(evening(data))
        found = asyncio.run(read(data))
        with contextlib.closing(sqlite3.connect(data)) as connection:
            lines = "".join(f"{line}\n" for line in connection.iterdump())
    place.with_suffix(".sql").write_text(lines, encoding="utf-8")
    expected = json.dumps(found, ensure_ascii=False, indent=1)
    place.with_suffix(".json").write_text(expected + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
