"""The results of finished games: stored once with the end of the game, and shown only to the person."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from perudo.core.errors import PerudoError
from perudo.records.record import Record, replay_bytes
from perudo.records.signing import RecordSigner
from perudo.server.edge.guest_tokens import GuestTokens
from perudo.server.game_server import GameServer
from perudo.server.log.writer import Writer
from perudo.server.people.people import digest
from tests.server.conftest import Houses, Person, gather, sql, start, until
from tests.server.golden import play
from tests.server.test_people import KEY, Browser, code_of, refusal

RESULTS = (
    'SELECT game, seat, guest, bot, players, place, bids, dudos, right_dudos FROM result ORDER BY "table", game, seat'
)

NUMBERS = count(1000, 1000)
"""The first numbers of people's commands, so that nobody repeats one."""


@pytest.fixture
async def house(houses: Houses) -> GameServer:
    return await houses()


async def finished(house: GameServer, *guests: str, **opened: Any) -> list[Person]:
    """People who have played a game to its end."""
    names = [chr(ord("A") + at) + "na" for at in range(len(guests))]
    opened = {"edition": "bga", "options": {"dice": 1}, "chairs": 2 + len(opened.get("bots", ())), **opened}
    persons = [Person(house, guest, next(NUMBERS)) for guest in guests]
    answer = await persons[0].do("open", name=names[0], **opened)
    assert answer["is"] == "done", answer
    table = answer["table"]
    for name, person in zip(names, persons, strict=True):
        await person.do("watch", table=table)
        if person is not persons[0]:
            assert (await person.do("sit", table=table, name=name))["is"] == "done"
    await start(persons)
    await play(persons)
    return persons


async def test_finished_game_is_stored_once_for_each_seat(house: GameServer) -> None:
    persons = await finished(house, "one", "two")
    assert persons[0].state["stage"] == "over"
    rows = await sql(house, RESULTS)
    assert [(game, seat, players) for game, seat, _, _, players, *_ in rows] == [(1, 1, 2), (1, 2, 2)]
    assert {guest for _, _, guest, *_ in rows} == {"one", "two"} and {bot for _, _, _, bot, *_ in rows} == {None}
    assert sorted(place for *_, place, _, _, _ in rows) == [1, 2]
    assert sum(bids for *_, bids, _, _ in rows) > 0

    await play_again(persons)
    assert [(game, seat) for game, seat, *_ in await sql(house, RESULTS)] == [(1, 1), (1, 2), (2, 1), (2, 2)]


async def play_again(persons: list[Person]) -> None:
    table = persons[0].state["table"]
    assert (await persons[0].do("rematch", table=table, start=True))["is"] == "done"
    await until(lambda: all(person.state["stage"] == "playing" for person in persons))
    await play(persons)


async def test_bot_results_are_stored_without_a_guest(house: GameServer) -> None:
    await finished(house, "one", bots=["beginner"], chairs=2)
    assert [(guest, bot) for _, _, guest, bot, *_ in await sql(house, RESULTS)] == [("one", None), (None, "beginner")]


async def test_result_is_stored_together_with_games_end(house: GameServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The result is in the same commit as the end, so neither is ever stored without the other."""
    commit = Writer._commit

    def fails(self: Writer, batch: Any) -> Any:
        if any(write.do is not None and write.rows for write in batch):
            raise PerudoError("store-write", why="planted")
        return commit(self, batch)

    persons = await gather(house, 2, options={"dice": 1})
    await start(persons)
    monkeypatch.setattr(Writer, "_commit", fails)
    refused: list[dict[str, Any]] = []
    while not refused:
        acting = next(person for person in persons if person.state["seat"] == person.view["to_act"])
        bids = acting.view["bids"]
        answer = await (acting.act({"move": "dudo"}) if bids else acting.bid(1, 2))
        refused += [answer] if answer["is"] == "refused" else []
    assert refused[0]["code"] == "error-store-write" and persons[0].state["stage"] == "playing"
    assert not await sql(house, RESULTS)
    monkeypatch.undo()
    await play(persons)
    assert len(await sql(house, RESULTS)) == 2


async def test_person_sees_games_from_all_their_browsers(house: GameServer) -> None:
    guests = GuestTokens(KEY)
    desk, phone = await Browser(house, guests).visit(), await Browser(house, guests, "198.51.100.7").visit()
    at_desk, at_phone = digest(desk.cookie or ""), digest(phone.cookie or "")
    other = await Browser(house, guests, "198.51.100.8").visit()
    for players in (("desk", "stranger"), ("phone", "stranger"), ("desk", "other")):
        await finished(house, *players)
    for name, browser in {"desk": desk, "phone": phone, "other": other}.items():  # as if the browsers had played
        await sql(house, f"UPDATE result SET guest = '{digest(browser.cookie or '')}' WHERE guest = '{name}'")
    code_of(await other.register("Bo"))

    nobody = (await desk._http.get("/api/me/statistics", headers=desk.headers)).json()
    assert nobody["code"] == "error-signed-out"
    code = code_of(await desk.register())
    await phone.sign_in(code=code)
    told = [(await each._http.get("/api/me/statistics", headers=each.headers)).json() for each in (desk, phone)]
    assert told[0] == told[1]
    bo = (await other.me())["id"]
    assert told[0]["games"] == 3 and told[0]["opponents"] == [{"id": bo, "name": "Bo", "games": 1}]
    mine = f"guest IN ('{at_desk}', '{at_phone}')"
    ((wins, dudos, bluffs),) = await sql(
        house, f"SELECT count(*) FILTER (WHERE place = 1), sum(dudos), sum(bluffs) FROM result WHERE {mine}"
    )
    assert (told[0]["wins"], told[0]["dudos"], told[0]["bluffs"]) == (wins, dudos, bluffs)
    assert refusal(await Browser(house, guests).register()) == (401, "error-no-cookie")


async def test_only_reviews_of_own_records_affect_accuracy(house: GameServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that somebody has changed, or signed with another key, changes nobody's accuracy."""
    desk = await Browser(house, GuestTokens(KEY)).visit()
    persons = await finished(house, "one", "two")
    table = persons[0].state["table"]
    own = replay_bytes((await desk._http.get(f"/r/{table}/1.perudo")).content, "").record
    other = f"{table}x/1"

    async def reviewed(record: Record) -> list[int | None]:
        answer = await desk._http.post("/api/review", content=record.text().encode())
        assert answer.status_code == 200, answer.text
        return [seat["accuracy"] for seat in answer.json()["seats"]]

    forged = (
        replace(own, signature=None),
        RecordSigner(b"another").sign(own),
        replace(own, table=other),
        replace(own, players=("Xena", "Yves")),
    )
    for record in forged:
        await reviewed(record)
    stored = 'SELECT accuracy FROM result ORDER BY "table", game, seat'
    assert await sql(house, stored) == [(None,), (None,)]
    found = await reviewed(own)
    assert [row[0] for row in await sql(house, stored)] == found and found != [None, None]
    with monkeypatch.context() as read_only:
        read_only.setattr(house._log, "write", None)
        assert await reviewed(own) == found

    await sql(house, f"UPDATE result SET guest = '{digest(desk.cookie or '')}' WHERE seat = 1")
    await desk.register()
    shown = await desk.look("/api/me/statistics")
    assert (shown["reviewed"], shown["accuracy"]) == (int(found[0] is not None), found[0])
