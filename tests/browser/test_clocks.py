"""Clocks as the host sets them and the table shows them, pauses, and the bot that holds a seat."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import DESKTOP, PHONE, Person, Server, gather, in_turn, say
from tests.browser.sight import scrolls, too_small, violations

NewPerson = Callable[..., Person]

sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
FIGURES = re.compile(r"^\d+:\d\d$")


def seat_of(who: Person, at: Person) -> Locator:
    """Someone's seat on another one's screen."""
    return at.page.locator(".seats .seat").filter(has=at.page.get_by_text(who.name, exact=True))


def seconds(clock: Locator) -> int:
    minutes, rest = clock.inner_text().split(":")
    return 60 * int(minutes) + int(rest)


@sizes
def test_the_host_sets_the_clock_and_everyone_reads_it(
    size: tuple[int, int], slow_server: Server, person: NewPerson
) -> None:
    ana, bo = person("Ana", size=size), person("Bo", size=size)
    bo.page.goto(ana.open_table(slow_server, bots=0, start=False))
    rules = bo.page.get_by_role("region", name=say("page-rules-here"))
    expect(rules).to_contain_text(say("clock-none-about"))
    ana.button("page-rules-change").click()
    clock = ana.page.get_by_label(say("customs-clock"), exact=True)
    presets = clock.locator("option").all_text_contents()
    blitz = say("clock-bank-increment", bank=say("clock-seconds", count=30), increment=say("clock-seconds", count=5))
    assert presets[:2] == [say("clock-none"), blitz]
    for preset in (blitz, say("clock-move", move=say("clock-days", count=1))):
        clock.select_option(preset)
        expect(rules).to_contain_text(preset)
    clock.select_option(say("clock-own"))
    for part, value in (("move", "20"), ("bank", "120"), ("increment", "3")):
        field = ana.page.get_by_label(say(f"clock-part-{part}"))
        field.fill(value)
        field.press("Tab")
    move, bank = say("clock-seconds", count=20), say("clock-minutes", count=2)
    own = say("clock-move-and-bank-increment", move=move, bank=bank, increment=say("clock-seconds", count=3))
    expect(rules).to_contain_text(own)
    assert violations(ana.page) == []
    assert too_small(ana.page) == []
    clock.select_option(say("clock-none"))
    expect(rules).to_contain_text(say("clock-none-about"))


@sizes
def test_the_time_left_runs_at_the_seat_and_on_the_pad_and_the_last_seconds_stand_out(
    size: tuple[int, int], slow_server: Server, person: NewPerson
) -> None:
    people = [person("Ana", size=size), person("Bo", size=size)]
    for someone in people:  # the pages' own time is put forward; the server has as long as it takes
        someone.page.clock.install()
    gather(slow_server, people, customs={"clock": {"bank": 120, "increment": 1}})
    first, second = in_turn(people)
    own = first.page.locator(".turn.yours").get_by_role("timer")
    clock = seat_of(first, second).get_by_role("timer")
    for shown in (own, clock):
        expect(shown).to_have_text(FIGURES)
    begun = seconds(own)
    assert begun <= 120
    assert own.evaluate("clock => !clock.matches('.pressing')")
    expect(seat_of(first, second).locator(".ring")).to_be_visible()
    bar = first.page.locator(".turn-bar span")
    wide = bar.evaluate("bar => bar.offsetWidth")
    for someone in people:
        someone.page.clock.fast_forward((begun - 5) * 1000)
    expect(own).to_have_class(re.compile("pressing"))
    expect(clock).to_have_class(re.compile("pressing"))
    assert seconds(own) <= 5
    expect(first.page.get_by_text(say("page-last-seconds"))).to_be_attached()
    assert bar.evaluate("bar => bar.offsetWidth") < wide
    assert scrolls(first.page) == {"x": 0, "y": 0}
    for someone in people:
        assert violations(someone.page) == []
        assert too_small(someone.page) == []
    # The bank of one who is not to act stands by the name, and does not run.
    assert seconds(seat_of(second, first).get_by_role("timer")) == 120
    first.bid_button.click()
    expect(seat_of(second, first).get_by_role("timer")).to_have_text(FIGURES)
    # What the server has measured stands by the name of who has spoken.
    kept = seat_of(first, second).get_by_role("timer")
    expect(kept).not_to_have_class(re.compile("pressing"))
    assert 5 < seconds(kept) <= begun + 1


@sizes
def test_what_the_clock_says_is_told_and_after_two_in_a_row_a_bot_holds_the_seat(
    size: tuple[int, int], slow_server: Server, person: NewPerson
) -> None:
    people = [person("Ana", size=size), person("Bo", size=size)]
    gather(slow_server, people, customs={"clock": {"move": 4}})
    first, second = in_turn(people)
    late = say("story-late-bid", name=first.name, quantity=1, face=2)
    for someone in people:
        expect(someone.page.locator(".standing").get_by_text(late)).to_be_visible()
        expect(someone.told).to_contain_text(late)
    second.settle()
    second.bid_button.click()
    doubted = say("story-late-dudo", name=first.name)
    expect(second.page.locator(".count").get_by_text(doubted)).to_be_visible()
    expect(seat_of(first, second)).to_contain_text(say("page-stand-in"))
    expect(second.told).to_contain_text(say("page-stand-in-came", name=first.name))
    # Whoever is still at the table goes on; the seat is its owner's again in one tap.
    second.see_the_verdict()
    second.button("page-next-round").click()
    first.button("page-take-back").click()
    expect(first.button("page-take-back")).to_have_count(0)
    expect(seat_of(first, second)).not_to_contain_text(say("page-stand-in"))


@sizes
def test_a_pause_is_asked_for_seen_agreed_to_and_ended(
    size: tuple[int, int], slow_server: Server, person: NewPerson
) -> None:
    people = [person("Ana", size=size), person("Bo", size=size)]
    gather(slow_server, people, customs={"clock": {"move": 3600}})
    first, second = in_turn(people)
    second.button("page-menu").click()
    second.button("page-pause").click()
    asked = first.page.get_by_text(say("page-pause-asked", names=second.name, count=1))
    expect(asked).to_be_visible()
    expect(seat_of(second, first).get_by_title(say("page-asks-pause"))).to_be_visible()
    assert violations(first.page) == []
    assert too_small(first.page) == []
    expect(second.page.get_by_text(say("page-pause-waits"))).to_be_visible()
    second.button("page-pause-not").click()
    expect(asked).to_have_count(0)

    second.button("page-menu").click()
    second.button("page-pause").click()
    first.button("page-pause-agree").click()
    for someone in people:
        expect(someone.page.get_by_text(say("page-paused"), exact=True)).to_be_visible()
        expect(someone.page.get_by_role("timer")).to_have_count(0)
        assert scrolls(someone.page) == {"x": 0, "y": 0}
        assert violations(someone.page) == []
    expect(first.bid_button).to_have_count(0)
    first.button("page-go-on").click()
    expect(first.bid_button).to_be_visible()
    expect(second.page.get_by_text(say("page-paused"), exact=True)).to_have_count(0)


def test_a_wish_for_a_pause_can_be_put_away(slow_server: Server, person: NewPerson) -> None:
    people = [person("Ana", size=PHONE), person("Bo")]
    gather(slow_server, people)
    ana, bo = people
    bo.button("page-menu").click()
    bo.button("page-pause").click()
    expect(ana.button("page-pause-agree")).to_be_visible()
    ana.button("page-dismiss").click()
    expect(ana.button("page-pause-agree")).to_have_count(0)
    expect(seat_of(bo, ana).get_by_title(say("page-asks-pause"))).to_be_visible()
