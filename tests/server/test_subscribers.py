"""Subscribers: spectators, the shared screen, and viewpoints after a rematch."""

import pytest

from perudo.core import limits
from perudo.protocol import wire
from perudo.server.broadcast.subscribers import Subscribers
from perudo.server.room import presence
from perudo.table.state import Table, Timing
from tests.server.conftest import Houses, Person, Watch, gather, start, until

DUDO = {"move": "dudo"}


async def play_out(people: list[Person]) -> None:
    """Every bid is doubted until the game is over."""
    while people[0].state["stage"] == "playing":
        await until(lambda: people[0].view["phase"] in ("bidding", "over"))
        if people[0].view["phase"] == "bidding":
            opener = people[people[0].view["to_act"] - 1]
            await opener.bid(1, 2)
            await people[people[0].view["to_act"] - 1].act(DUDO)


async def test_players_shared_screen_shows_the_spectator_view(houses: Houses) -> None:
    people = await gather(await houses(), 2, table_settings={"spectators_see_previous_round": True})
    ana, table = people[0], people[0].state["table"]
    screen = Person(ana.house, ana.guest)
    await screen.do("watch", table=table, screen=True)
    assert (screen.state["seat"], screen.state["host"]) == (None, False)
    await start(people)
    assert len(ana.view["hand"]) == 5
    assert (screen.view["seat"], screen.view["hand"], screen.view["choices"]) == (None, None, None)
    await until(lambda: ana.state["screens"] == 1)
    assert ana.state["spectators"] == 0
    ana.house.disconnect(screen)
    await until(lambda: ana.state["screens"] == 0)


async def test_shared_screen_hides_earlier_rounds(houses: Houses) -> None:
    people = await gather(await houses(), 2, table_settings={"spectators_see_previous_round": True})
    house, table = people[0].house, people[0].state["table"]
    screen, watcher = Person(house, "screen"), Person(house, "watcher")
    await screen.do("watch", table=table, screen=True)
    await watcher.do("watch", table=table)
    await start(people)
    await people[people[0].view["to_act"] - 1].bid(2, 2)
    await people[people[0].view["to_act"] - 1].act(DUDO)
    await until(lambda: watcher.view["phase"] == "bidding")
    assert watcher.view["previous_round"] is not None
    assert screen.view["previous_round"] is None


async def test_shared_screen_does_not_count_as_presence(houses: Houses) -> None:
    watch = Watch()
    people = await gather(await houses(timing=Timing(1000), clock=watch), 2)
    ana, bo = people
    house, table = ana.house, ana.state["table"]
    await start(people)
    screen = Person(house, bo.guest)
    await screen.do("watch", table=table, screen=True)
    house.disconnect(bo)
    assert not ana.state["seats"][1]["connected"]
    watch.ahead = limits.GRACE_SECONDS
    await ana.do("substitute", table=table, chair=2)
    assert ana.state["seats"][1]["substitute"]
    await screen.do("watch", table=table, screen=True)
    assert ana.state["seats"][1]["substitute"]
    await screen.do("watch", table=table)
    assert not ana.state["seats"][1]["substitute"]
    assert len(screen.view["hand"]) == 5


async def test_each_guest_counts_as_one_spectator(houses: Houses) -> None:
    people = await gather(await houses(), 2)
    house, table = people[0].house, people[0].state["table"]
    for guest in ("cleo", "cleo", "dan"):
        await Person(house, guest).do("watch", table=table)
    await until(lambda: people[0].state["spectators"] == 2)


async def test_seated_players_are_not_spectators(houses: Houses) -> None:
    """A guest who came by a link watches until they take a chair, and again once they have left it."""
    (ana,) = await gather(await houses(), 1, chairs=2)
    bo, table = Person(ana.house, "bo"), ana.state["table"]
    await bo.do("watch", table=table)
    await until(lambda: ana.state["spectators"] == 1)
    await bo.do("sit", table=table, name="Bo")
    await until(lambda: ana.state["spectators"] == 0)
    await bo.do("leave", table=table)
    await until(lambda: ana.state["spectators"] == 1)


async def test_spectators_stay_and_can_take_free_chairs(houses: Houses) -> None:
    people = await gather(await houses(), 2, chairs=4, options={"dice": 1})
    house, table = people[0].house, people[0].state["table"]
    watcher = Person(house, "cleo")
    await watcher.do("watch", table=table)
    await start(people)
    assert (await watcher.do("sit", table=table, name="Cleo"))["code"] == "error-game-begun"
    assert len(watcher.state["seats"]) == 2
    await play_out(people)
    await people[0].do("rematch", table=table, start=False)
    assert [seat["kind"] for seat in watcher.state["seats"]] == ["person", "person", "free", "free"]
    assert (await watcher.do("sit", table=table, name="Cleo"))["is"] == "done"
    await start(people)
    assert (watcher.state["game"], watcher.state["seat"]) == (2, 3)
    assert len(watcher.view["hand"]) == 1


async def test_spectators_do_not_take_seats_in_immediate_rematch(houses: Houses) -> None:
    people = await gather(await houses(), 2, chairs=4, options={"dice": 1})
    watcher = Person(people[0].house, "cleo")
    await watcher.do("watch", table=people[0].state["table"])
    await start(people)
    await play_out(people)
    await people[0].do("rematch", table=people[0].state["table"])
    assert (watcher.state["game"], watcher.state["stage"], watcher.state["seat"]) == (2, "playing", None)
    assert len(watcher.state["seats"]) == 2
    assert watcher.view["hand"] is None


async def test_eliminated_players_become_spectators(houses: Houses) -> None:
    people = await gather(
        await houses(), 3, options={"dice": 1}, table_settings={"spectators_see_previous_round": True}
    )
    await start(people)
    await people[people[0].view["to_act"] - 1].bid(1, 2)
    await people[people[0].view["to_act"] - 1].act(DUDO)
    await until(lambda: people[0].view["phase"] == "bidding")
    (gone,) = people[0].view["eliminated"]
    view = people[gone - 1].view
    assert (view["hand"], view["choices"]) == ([], None)
    assert (view["previous_round"]["changes"][gone - 1], len(view["previous_round"]["hands"][gone - 1])) == (-1, 1)
    assert all(person.view["previous_round"] is None for person in people if person.state["seat"] != gone)


# --- Many lookers


class Encoded:
    """How many messages and parts of messages are encoded."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        encode = wire.encode

        def counted(message: object) -> bytes:
            self.count += 1
            return encode(message)

        monkeypatch.setattr(wire, "encode", counted)
        # The periodic count of spectators would add messages.
        monkeypatch.setattr(presence, "SPECTATOR_COUNT_SECONDS", 1_000_000)

    def since(self) -> int:
        """Since this was asked last."""
        count, self.count = self.count, 0
        return count


async def lookers(people: list[Person], count: int) -> list[Person]:
    come = [Person(people[0].house, f"looker-{at}") for at in range(count)]
    for each in come:
        assert (await each.do("watch", table=people[0].state["table"]))["is"] == "done"
    return come


async def test_change_is_encoded_once_per_viewpoint(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    encoded = Encoded(monkeypatch)
    people = await gather(await houses(timing=Timing(1000)), 2)
    await start(people)
    costs = list[int]()
    for many in (1, 1, 798):
        everyone = [*people, *await lookers(people, many)]
        before = [len(each.sent) for each in everyone]
        encoded.since()
        actor = people[people[0].view["to_act"] - 1]
        assert (await actor.bid(1 + len(costs), 3))["is"] == "done"
        costs.append(encoded.since())
        sent = [len(each.sent) - was for each, was in zip(everyone, before, strict=True)]
        assert sum(sent) == len(everyone) + 1  # a message to each, and an answer
    assert costs[1] == costs[2]


async def test_joining_spectator_triggers_no_messages_to_others(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoded = Encoded(monkeypatch)
    people = await gather(await houses(timing=Timing(1000)), 2)
    await start(people)
    costs, there = list[float](), list[Person]()
    for many in (1, 50, 1):
        before = [len(each.sent) for each in (*people, *there)]
        encoded.since()
        come = await lookers(people, many)
        costs.append(encoded.since() / many)
        assert all(len(each.messages("table")) == 1 for each in come)
        there[0].house.disconnect(there[0]) if there else None
        assert [len(each.sent) for each in (*people, *there)] == before
        there = [*there[1:], *come]
    assert costs[0] >= costs[1] == costs[2]


async def test_sitting_down_does_not_scan_spectators(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await gather(await houses(timing=Timing(1000)), 2, chairs=4)
    (cleo, *_) = await lookers(people, 100)
    searched: list[object] = []
    place = Subscribers._place

    def counted(lookers: Subscribers, client: Person, table: Table) -> object:
        searched.append(client)
        return place(lookers, client, table)

    monkeypatch.setattr(Subscribers, "_place", counted)
    assert (await cleo.do("sit", table=people[0].state["table"], name="Cleo"))["is"] == "done"
    assert cleo.state["seat"] == 3
    assert len(searched) < 10


async def test_lobby_is_encoded_once_for_all_clients(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    encoded = Encoded(monkeypatch)
    people = await gather(await houses(), 2, chairs=4, table_settings={"listed": True})
    come = [Person(people[0].house, f"looker-{at}") for at in range(50)]
    for each in come:
        await each.do("watch-lobby")
        assert len(each.messages("lobby")[-1]["tables"]) == 1
    assert encoded.since() < 100  # an answer to each, and the lobby
