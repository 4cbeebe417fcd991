"""The reveal: cups, the count, wild aces, the verdict, and the die that leaves or comes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fake import Fake
from tests.browser.people import DESKTOP, PHONE, Person, say
from tests.browser.sight import scrolls, too_small, violations
from tests.browser.test_clocks import seat_of

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

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


HANDS = ((1, 2, 3, 4, 6), (1, 2, 2, 5, 6), (3, 3, 4, 5, 5))
"""Two sixes and two wild aces: four that match a bid of sixes."""
COUNT, WILD = 4, 2


def bid(fake: NewTable, quantity: int = 3, **options: Any) -> Fake:
    """Ana, Bo and Cleo at a table; Ana has bid ``quantity`` sixes, and Bo is to act."""
    table = fake(3, hands=HANDS, **options)
    table.bids((quantity, 6))
    return table


@pytest.mark.parametrize(
    ("order", "size"), [("from-caller", PHONE), ("at-once", DESKTOP)], ids=["from-caller-phone", "at-once-desktop"]
)
def test_cups_lift_in_the_editions_order_while_counting(
    order: str, size: tuple[int, int], fake: NewTable, person: NewPerson
) -> None:
    table, cleo = bid(fake, reveal=order), person("Cleo", size=size)
    page = table.comes(cleo)
    page.evaluate(SEEN)
    table.doubts()
    row = page.locator(".tally")
    expect(row).to_have_attribute("aria-label", say("page-tally", count=COUNT, quantity=3))
    expect(page.get_by_role("region", name=say("page-verdict"))).to_be_visible()
    seen = page.evaluate("window.seen")
    assert seen["counts"] == [str(number) for number in range(COUNT + 1)]
    if order == "from-caller":
        assert seen["order"] == ["Bo", "own", "Ana"]
    assert sorted(seen["order"]) == ["Ana", "Bo", "own"]
    # Every die that counts is lit; a wild ace wears the face that it joins.
    expect(page.locator(".lit")).to_have_count(COUNT)
    expect(row.locator(".socket.full")).to_have_count(COUNT)
    expect(row.locator(".wild")).to_have_count(WILD)
    assert scrolls(page) == {"x": 0, "y": 0}


@pytest.mark.parametrize(
    ("quantity", "loser", "other", "size"),
    [(4, "Bo", "Ana", PHONE), (5, "Ana", "Bo", DESKTOP)],
    ids=["stands-phone", "falls-desktop"],
)
def test_loss_of_a_die_is_shown(
    quantity: int, loser: str, other: str, size: tuple[int, int], fake: NewTable, person: NewPerson
) -> None:
    table = bid(fake, quantity, lost_dice_visible=True)
    people = [person(name, size=size) for name in (loser, "Cleo")]
    for someone in people:
        table.comes(someone)
    own, cleo = people
    table.doubts()
    seat = seat_of(loser, cleo)
    expect(seat.locator(".change.lost")).to_be_visible()
    expect(seat).to_contain_text(say("dice-count", count=4))
    expect(seat_of(other, cleo).locator(".change")).to_have_count(0)
    expect(seat_of(other, cleo)).to_contain_text(say("dice-count", count=5))
    expect(own.page.locator(".own .change.lost")).to_be_visible()
    for someone in people:
        assert violations(someone.page) == []
        assert too_small(someone.page) == []
    table.goes_on()
    expect(seat.locator(".change")).to_have_count(0)


def test_die_regained_by_calza_is_shown(fake: NewTable, person: NewPerson) -> None:
    options = {"dice": 2, "calza": True, "palifico": "off", "calza_callers": "all-but-bidder"}
    table = fake(2, hands=((2, 3), (3, 4)), **options)
    # Bo doubts an exact bid, then Ana does: both have lost a die.
    table.bids((2, 3))
    table.doubts()
    table.deals((2, 3), (3,))
    table.bids((2, 3))
    table.doubts()
    people = [person("Ana"), person("Bo", size=PHONE)]
    for someone in people:
        table.comes(someone)
    ana, bo = people
    table.deals((2,), (2,))
    table.bids((2, 2))
    bo.settle()
    bo.page.keyboard.type("cc")
    expect(bo.page.locator(".window")).to_be_visible()
    table.goes_on()
    expect(bo.page.locator(".own .change.gained")).to_be_visible()
    expect(seat_of(bo, ana).locator(".change.gained")).to_be_visible()


TOLD = """() => {
  window.told = new Set();
  const look = () => {
    if (document.querySelector(".count .mark, .winner")) return;
    const named = [...document.querySelectorAll("[aria-label], [title]")]
      .flatMap((each) => [each.ariaLabel, each.title]);
    const texts = [...document.querySelectorAll("body *")]
      .flatMap((each) => [...each.childNodes].filter(({ nodeType }) => nodeType === 3))
      .map(({ data }) => data);
    for (const text of [document.title, ...named, ...texts]) if (text?.trim()) told.add(text.trim());
  };
  new MutationObserver(look).observe(document.documentElement, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""
"""Keeps all that this page says, to the eye or to the ear, until the count has shown how the round ends."""


@pytest.mark.parametrize("where", ["winner", "loser", "spectator", "screen"])
@sizes
def test_nothing_reveals_the_result_before_the_count(
    size: tuple[int, int], where: str, fake: NewTable, person: NewPerson
) -> None:
    table = fake(3, dice=1, hands=((2,), (3,), (4,)), lost_dice_visible=True, palifico="off")
    table.bids((1, 2))
    table.doubts()
    table.deals((2,), (), (4,))
    loser, winner = ("Ana", "Cleo") if table.game.opener == 1 else ("Cleo", "Ana")
    someone = person({"winner": winner, "loser": loser}.get(where, "Zoe"), size=size)
    page = table.comes(someone, path="/screen" if where == "screen" else "")
    expect(page.locator(".standing")).to_be_visible()
    if where != "screen":
        someone.button("page-menu").click()  # what it offers depends on whether the game is over
    table.bids((2, 6))
    page.evaluate(TOLD)
    table.doubts()
    expect(page.locator(".claim")).to_be_visible()
    expect(page.locator(".winner")).to_be_visible()
    told: list[str] = page.evaluate("[...told]")
    assert say("page-round", round=2) in told
    endings = [
        *(say(message) for message in ("page-over", "page-again", "page-again-waits", "page-replay-last")),
        *(say(f"story-{what}", name=name) for what in ("wins", "loses", "out") for name in (loser, winner)),
        *(say(f"story-{what}-you") for what in ("wins", "loses", "out")),
        say("page-place", place=2, count=3),
    ]
    assert [text for text in told if any(ending in text for ending in endings)] == []


@sizes
def test_nothing_reveals_the_loser_before_the_count(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table = bid(fake, 5, lost_dice_visible=True)
    cleo = person("Cleo", size=size)
    page = table.comes(cleo)
    page.evaluate(TOLD)
    table.doubts()
    expect(page.get_by_role("region", name=say("page-verdict"))).to_be_visible()
    told = page.evaluate("[...told]")
    assert say("dice-count", count=5) in told and say("dice-count", count=4) not in told
    loses = say("story-loses", name="Ana")
    assert not [text for text in told if loses in text]


@sizes
def test_tap_skips_the_count(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, cleo = bid(fake), person("Cleo", size=size)
    page = table.comes(cleo)
    table.doubts()
    verdict = page.get_by_role("region", name=say("page-verdict"))
    expect(page.locator(".claim")).to_be_visible()
    expect(verdict).to_have_count(0)
    page.locator(".stage").click(position={"x": size[0] * 0.25, "y": 200})
    expect(verdict).to_be_visible(timeout=500)


def test_reduced_motion_shows_the_reveal_immediately(fake: NewTable, person: NewPerson) -> None:
    table, cleo = bid(fake), person("Cleo", size=PHONE, reduced_motion="reduce")
    page = table.comes(cleo)
    table.doubts()
    expect(page.get_by_role("region", name=say("page-verdict"))).to_be_visible(timeout=700)
    moving = """() => document.getAnimations().filter((animation) =>
      animation.effect.getKeyframes().some((frame) => frame.transform && frame.transform !== "none")).length"""
    assert page.evaluate(moving) == 0


@sizes
def test_calza_loss_is_shown_at_each_losers_seat(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table = bid(fake, COUNT, calza=True, calza_wins="all-others-lose", lost_dice_visible=True)
    bo, cleo = people = [person(name, size=size) for name in ("Bo", "Cleo")]
    for someone in people:
        table.comes(someone)
    table.calls(3)
    table.goes_on()
    for loser in ("Ana", "Bo"):
        expect(seat_of(loser, cleo).locator(".change.lost")).to_be_visible()
        expect(seat_of(loser, cleo)).to_contain_text(say("dice-count", count=4))
    expect(bo.page.locator(".own .change.lost")).to_be_visible()
    expect(cleo.page.locator(".own .change")).to_have_count(0)
    for someone in people:
        expect(someone.page.get_by_role("region", name=say("page-verdict"))).to_contain_text(
            say("story-others-lose-you") if someone is cleo else say("story-others-lose", name="Cleo")
        )
        assert scrolls(someone.page) == {"x": 0, "y": 0}
        assert violations(someone.page) == []
