"""The reveal: cups, the count, wild aces, the verdict, and the die that leaves or comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import serving
from tests.browser.people import DESKTOP, PHONE, Person, Server, gather, in_turn, say
from tests.browser.sight import scrolls, too_small, violations
from tests.browser.test_clocks import seat_of

NewPerson = Callable[..., Person]

sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])

SEEN = """() => {
  const order = [], counts = [];
  const look = () => {
    for (const seat of document.querySelectorAll(".seats .seat")) {
      const name = seat.querySelector(".name").textContent.trim();
      if (seat.querySelector(".hand") && !order.includes(name)) order.push(name);
    }
    if (document.querySelector(".own .lit, .own .dim") && !order.includes("own")) order.push("own");
    const number = document.querySelector(".count .number b")?.textContent;
    if (number && counts.at(-1) !== number) counts.push(number);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  window.seen = { order, counts };
}"""
"""Writes down in which order cups lift and numbers are counted on this page."""


@pytest.fixture(scope="module")
def calm_server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which open cups wait for as long as they would at a table."""
    with serving(tmp_path_factory.mktemp("calm-server"), pace=1) as server:
        yield server


def doubted(person: NewPerson, server: Server, size: tuple[int, int], **settings: Any) -> list[Person]:
    """Three people in the order of their turns; the first has bid three sixes, and the second doubts it."""
    browser = settings.pop("browser", {})
    people = [person(name, size=size, **browser) for name in ("Ana", "Bo", "Cleo")]
    gather(server, people, **settings)
    people = in_turn(people)
    first, second, third = people
    first.settle()
    first.face_keys.nth(5).click()
    first.page.locator("[data-quantity='3']").click()
    expect(second.bid_button).to_be_visible()
    third.page.evaluate(SEEN)
    return people


def sixes(people: list[Person]) -> tuple[int, int]:
    """How many dice match a bid of sixes: sixes themselves, and wild aces."""
    dice = [die for someone in people for die in someone.own_dice]
    return dice.count(say("face", face=6)), dice.count(say("face", face=1))


@sizes
@pytest.mark.parametrize("order", ["from-caller", "at-once"])
def test_cups_lift_in_the_editions_order_and_dice_are_counted_one_by_one(
    order: str, size: tuple[int, int], calm_server: Server, person: NewPerson
) -> None:
    first, caller, third = people = doubted(person, calm_server, size, reveal=order)
    plain, wild = sixes(people)
    caller.doubt()
    count = plain + wild
    row = third.page.locator(".tally")
    expect(row).to_have_attribute("aria-label", say("page-tally", count=count, quantity=3))
    expect(third.page.get_by_role("region", name=say("page-verdict"))).to_be_visible()
    seen = third.page.evaluate("window.seen")
    assert seen["counts"] == [str(number) for number in range(count + 1)]
    if order == "from-caller":
        assert seen["order"] == [caller.name, "own", first.name]
    assert sorted(seen["order"]) == sorted([caller.name, "own", first.name])
    # Every die that counts is lit; a wild ace wears the face that it joins.
    expect(third.page.locator(".lit")).to_have_count(count)
    expect(row.locator(".socket.full")).to_have_count(count)
    expect(row.locator(".wild")).to_have_count(wild)
    assert scrolls(third.page) == {"x": 0, "y": 0}


@sizes
def test_a_lost_die_leaves_where_all_can_see_it(size: tuple[int, int], slow_server: Server, person: NewPerson) -> None:
    first, caller, third = people = doubted(person, slow_server, size, lost_dice_visible=True)
    stands = sum(sixes(people)) >= 3
    caller.doubt()
    loser, other = (caller, first) if stands else (first, caller)
    seat = seat_of(loser, third)
    expect(seat.locator(".change.lost")).to_be_visible()
    expect(seat).to_contain_text(say("dice-count", count=4))
    expect(seat_of(other, third).locator(".change")).to_have_count(0)
    expect(seat_of(other, third)).to_contain_text(say("dice-count", count=5))
    expect(loser.page.locator(".own .change.lost")).to_be_visible()
    for someone in people:
        assert violations(someone.page) == []
        assert too_small(someone.page) == []
    for someone in people:
        someone.button("page-next-round").click()
    expect(seat.locator(".change")).to_have_count(0)


def test_a_die_that_calza_regains_comes_back(slow_server: Server, person: NewPerson) -> None:
    people = [person("Ana"), person("Bo", size=PHONE)]
    gather(slow_server, people, dice=2, calza=True, palifico="off", calza_callers="all-but-bidder")
    # Whoever doubts an exact bid loses a die and opens: after two rounds both have lost one.
    for lost in (0, 1, 2):
        first, second = in_turn(people)
        first.settle()
        for someone, dice in ((first, 2 - (lost > 0)), (second, 2 - (lost > 1))):
            expect(someone.hand).to_have_count(dice)
        shown = [die for someone in people for die in someone.own_dice]
        counts = {face: shown.count(say("face", face=face)) + shown.count(say("face", face=1)) for face in range(2, 7)}
        face = next(face for face, count in counts.items() if count)
        first.face_keys.nth(face - 1).click()
        first.page.locator(f"[data-quantity='{counts[face]}']").click()
        second.settle()
        if lost == 2:
            break
        second.doubt()
        for someone in people:
            someone.see_the_verdict()
        for someone in people:
            someone.button("page-next-round").click()
        for someone in people:
            expect(someone.page.locator(".claim")).to_have_count(0)
    second.page.keyboard.type("cc")
    # At this server a call waits for ten seconds.
    expect(second.page.locator(".own .change.gained")).to_be_visible()
    expect(seat_of(second, first).locator(".change.gained")).to_be_visible()


@sizes
def test_a_tap_skips_the_count(size: tuple[int, int], slow_server: Server, person: NewPerson) -> None:
    _, caller, third = doubted(person, slow_server, size)
    caller.doubt()
    verdict = third.page.get_by_role("region", name=say("page-verdict"))
    expect(third.page.locator(".claim")).to_be_visible()
    expect(verdict).to_have_count(0)
    third.page.locator(".stage").click(position={"x": size[0] * 0.25, "y": 200})
    expect(verdict).to_be_visible(timeout=500)


def test_with_reduced_motion_all_is_there_at_once_and_nothing_flies(slow_server: Server, person: NewPerson) -> None:
    people = doubted(person, slow_server, PHONE, browser={"reduced_motion": "reduce"})
    _, caller, third = people
    caller.doubt()
    expect(third.page.get_by_role("region", name=say("page-verdict"))).to_be_visible(timeout=700)
    moving = """() => document.getAnimations().filter((animation) =>
      animation.effect.getKeyframes().some((frame) => frame.transform && frame.transform !== "none")).length"""
    assert third.page.evaluate(moving) == 0
