"""Those who look on: watchers, the big screen in the room, and who is where when another game begins."""

from perudo import limits
from perudo.server.table.state import Pace
from tests.server.conftest import Houses, Person, Watch, gather, start, until

DUDO = {"say": "dudo"}


async def play_out(people: list[Person]) -> None:
    """Every bid is doubted until the game is over."""
    while people[0].state["stage"] == "playing":
        await until(lambda: people[0].view["phase"] in ("bidding", "over"))
        if people[0].view["phase"] == "bidding":
            opener = people[people[0].view["to_act"] - 1]
            await opener.bid(1, 2)
            await people[people[0].view["to_act"] - 1].act(DUDO)


async def test_a_screen_of_a_player_shows_what_a_watcher_sees(houses: Houses) -> None:
    people = await gather(await houses(), 2, customs={"open_cups": True})
    ana, table = people[0], people[0].state["table"]
    screen = Person(ana.house, ana.guest)
    await screen.do("watch", table=table, screen=True)
    assert (screen.state["you"], screen.state["host"]) == (None, False)
    await start(people)
    assert len(ana.view["hand"]) == 5
    assert (screen.view["seat"], screen.view["hand"], screen.view["choices"]) == (None, None, None)
    await until(lambda: ana.state["watchers"] == 1)


async def test_a_screen_shows_players_nothing_of_earlier_rounds(houses: Houses) -> None:
    people = await gather(await houses(), 2, customs={"open_cups": True})
    house, table = people[0].house, people[0].state["table"]
    screen, watcher = Person(house, "screen"), Person(house, "watcher")
    await screen.do("watch", table=table, screen=True)
    await watcher.do("watch", table=table)
    await start(people)
    await people[people[0].view["to_act"] - 1].bid(2, 2)
    await people[people[0].view["to_act"] - 1].act(DUDO)
    await until(lambda: watcher.view["phase"] == "bidding")
    assert watcher.view["behind"] is not None
    assert screen.view["behind"] is None


async def test_a_screen_is_no_sign_that_its_owner_is_there(houses: Houses) -> None:
    watch = Watch()
    people = await gather(await houses(pace=Pace(1000), clock=watch), 2)
    ana, bo = people
    house, table = ana.house, ana.state["table"]
    await start(people)
    screen = Person(house, bo.guest)
    await screen.do("watch", table=table, screen=True)
    house.disconnect(bo)
    assert not ana.state["seats"][1]["here"]
    watch.ahead = limits.GRACE_SECONDS
    await ana.do("stand-in", table=table, chair=2)
    assert ana.state["seats"][1]["stand_in"]
    await screen.do("watch", table=table, screen=True)
    assert ana.state["seats"][1]["stand_in"]
    await screen.do("watch", table=table)
    assert not ana.state["seats"][1]["stand_in"]
    assert len(screen.view["hand"]) == 5


async def test_watchers_are_counted_as_people(houses: Houses) -> None:
    people = await gather(await houses(), 2)
    house, table = people[0].house, people[0].state["table"]
    for guest in ("cleo", "cleo", "dan"):
        await Person(house, guest).do("watch", table=table)
    await until(lambda: people[0].state["watchers"] == 2)


async def test_watchers_stay_through_a_rematch_and_may_take_the_chairs_that_come_back(houses: Houses) -> None:
    people = await gather(await houses(), 2, chairs=4, options={"dice": 1})
    house, table = people[0].house, people[0].state["table"]
    watcher = Person(house, "cleo")
    await watcher.do("watch", table=table)
    await start(people)
    assert (await watcher.do("sit", table=table, name="Cleo"))["code"] == "error-game-begun"
    assert len(watcher.state["seats"]) == 2
    await play_out(people)
    await people[0].do("again", table=table, start=False)
    assert [seat["kind"] for seat in watcher.state["seats"]] == ["person", "person", "free", "free"]
    assert (await watcher.do("sit", table=table, name="Cleo"))["is"] == "done"
    await start(people)
    assert (watcher.state["game"], watcher.state["you"]) == (2, 3)
    assert len(watcher.view["hand"]) == 1


async def test_a_rematch_at_once_keeps_watchers_watching(houses: Houses) -> None:
    people = await gather(await houses(), 2, chairs=4, options={"dice": 1})
    watcher = Person(people[0].house, "cleo")
    await watcher.do("watch", table=people[0].state["table"])
    await start(people)
    await play_out(people)
    await people[0].do("again", table=people[0].state["table"])
    assert (watcher.state["game"], watcher.state["stage"], watcher.state["you"]) == (2, "playing", None)
    assert len(watcher.state["seats"]) == 2
    assert watcher.view["hand"] is None


async def test_the_eliminated_watch(houses: Houses) -> None:
    people = await gather(await houses(), 3, options={"dice": 1}, customs={"open_cups": True})
    await start(people)
    await people[people[0].view["to_act"] - 1].bid(1, 2)
    await people[people[0].view["to_act"] - 1].act(DUDO)
    await until(lambda: people[0].view["phase"] == "bidding")
    (gone,) = people[0].view["out"]
    view = people[gone - 1].view
    assert (view["hand"], view["choices"]) == ([], None)
    assert (view["behind"]["changes"][gone - 1], len(view["behind"]["hands"][gone - 1])) == (-1, 1)
    assert all(person.view["behind"] is None for person in people if person.state["you"] != gone)
