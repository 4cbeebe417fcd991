"""Twins: two tables that differ only in dice that a seat may not see send it the same bytes."""

from random import Random
from typing import Any

import pytest

from perudo.rules import EDITIONS
from perudo.server import shown
from perudo.server.house import House
from perudo.server.live import Live
from perudo.server.table import Pace
from perudo.view import View, view
from tests.server.conftest import Houses, Person, SeededDice, gather, start, until

PEOPLE = 4


class TwinDice(SeededDice):
    """Hands from one seed; after ``differ()`` the other seats' hands come from another, ``seat``'s own do not."""

    def __init__(self, seed: int, seat: int | None, twin: int) -> None:
        super().__init__(seed)
        self.seat, self.other = seat, Random(f"{seed} {twin}")
        self.counts: list[int] = []
        self.differing = False

    def roll(self, count: int) -> tuple[int, ...]:
        if not self.counts:
            return super().roll(count)
        hand = super().roll(count)
        turned = tuple(self.other.choices(range(1, 7), k=count))
        self.counts.append(count)
        own = len(self.counts) - 1 == self.seat
        return hand if own or not self.differing else turned

    def differ(self) -> None:
        self.differing = True
        self.counts = [0]


async def one_of_twins(houses: Houses, name: str, seed: int, seat: int | None, twin: int) -> dict[str, list[bytes]]:
    """Plays two rounds with the same dice, then one whose hidden dice differ, up to its call: all bytes sent."""
    random = Random(seed)
    edition = random.choice(list(EDITIONS))
    dice = TwinDice(seed, seat, twin)
    house: House = await houses(name, pace=Pace(1000), dice=dice, clock=lambda: 1.8e9, codes=lambda: "TWINS")
    options = {"lost_dice_visible": random.random() < 0.5, "calza": random.random() < 0.5, "first_opener": "random"}
    people = await gather(house, PEOPLE, edition=edition, options=options, customs={"listed": True, "open_cups": True})
    watcher, looker, screen = Person(house, "watcher"), Person(house, "looker"), Person(house, people[0].guest)
    await watcher.do("watch", table="TWINS")
    await looker.do("lobby")
    await screen.do("watch", table="TWINS", screen=True)
    for round_number in range(3):
        last = round_number == 2
        if last:
            dice.differ()
        if round_number == 0:
            await start(people)
        for person in people:
            await person.do("ready", table="TWINS", seq=person.state["seq"])
        await until(lambda: people[0].view["phase"] == "bidding")
        for _ in range(3):
            actor = people[people[0].view["to_act"] - 1]
            runs = [
                (run, face)
                for face, column in enumerate(actor.view["choices"]["bids"], start=1)
                for run in column
                if run["why_not"] is None
            ]
            run, face = random.choice(runs)
            await actor.bid(run["first"], face)
        if last:  # rejoin, as after a reload
            for person in (people[seat - 1] if seat else watcher,):
                await person.do("lobby")
                await person.do("watch", table="TWINS")
            await screen.do("lobby")
            await screen.do("watch", table="TWINS", screen=True)
            break
        await people[people[0].view["to_act"] - 1].act({"say": "dudo"})
    shown = {"watcher": watcher.sent, "looker": looker.sent, "screen": screen.sent}
    return shown | ({"seat": people[seat - 1].sent} if seat else {})


async def twins_agree(houses: Houses, seed: int, seat: int | None) -> bool:
    first, second = [await one_of_twins(houses, f"{seed}-{seat}-{twin}", seed, seat, twin) for twin in (1, 2)]
    return first == second


@pytest.mark.parametrize("seat", [None, 1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
async def test_twins_send_the_same_bytes(houses: Houses, seed: int, seat: int | None) -> None:
    assert await twins_agree(houses, seed, seat)


def leak_in_hand(game: Any, seat: int | None, *, behind: bool = False) -> View:
    """A view with a fault: it shows a watcher, and each seat, the hand of seat 1."""
    import dataclasses

    return dataclasses.replace(view(game, seat, behind=behind), hand=game.hands[0] if game.hands else None)


def leak_in_most(game: Any, seat: int | None, *, behind: bool = False) -> View:
    """A subtler fault: a number that depends on hidden dice."""
    import dataclasses

    aces = sum(hand.count(1) for hand in game.hands or ())
    shown = view(game, seat, behind=behind)
    return dataclasses.replace(shown, most=shown.most + aces)


async def test_a_screen_that_is_sent_its_owners_hand_is_caught(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Live, "seat_of", lambda live, client: live.table.chair_of(client.guest))
    assert not await twins_agree(houses, 1, None)


@pytest.mark.parametrize("fault", [leak_in_hand, leak_in_most])
async def test_a_planted_leak_is_caught(houses: Houses, fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown, "view", fault)
    assert not all([await twins_agree(houses, seed, None) for seed in range(3)])
