"""Clocks as the host sets them and the table shows them, pauses, and the bot that holds a seat."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fake import Fake
from tests.browser.people import DESKTOP, PHONE, Person, say, until
from tests.browser.sight import scrolls, too_small, violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
FIGURES = re.compile(r"^\d+:\d\d$")


def seat_of(who: Person | str, at: Person) -> Locator:
    """Someone's seat on another one's screen."""
    name = who if isinstance(who, str) else who.name
    return at.page.locator(".seats .seat").filter(has=at.page.get_by_text(name, exact=True))


def seconds(clock: Locator) -> int:
    minutes, rest = clock.inner_text().split(":")
    return 60 * int(minutes) + int(rest)


@sizes
def test_clock_set_by_host_is_shown_to_everyone(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, ana, bo = fake(1, start=False), person("Ana", size=size), person("Bo", size=size)
    for someone in (ana, bo):
        table.comes(someone)
    rules = bo.page.get_by_role("region", name=say("page-rules-here"))
    expect(rules).to_contain_text(say("clock-none-about"))
    ana.button("page-rules-change").click()
    clock = ana.page.get_by_label(say("table-setting-clock"), exact=True)
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
def test_clock_is_shown_with_a_low_time_warning(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table = fake(2, table_settings={"clock": {"bank": 120, "increment": 1}})
    people = [person("Ana", size=size), person("Bo", size=size)]
    for someone in people:  # the pages' own time is put forward
        someone.page.clock.install()
        table.comes(someone)
    ana, bo = people
    own = ana.page.locator(".turn.yours").get_by_role("timer")
    clock = seat_of(ana, bo).get_by_role("timer")
    for shown in (own, clock):
        expect(shown).to_have_text(FIGURES)
    begun = seconds(own)
    assert begun <= 120
    assert own.evaluate("clock => !clock.matches('.pressing')")
    expect(seat_of(ana, bo).locator(".ring")).to_be_visible()
    bar = ana.page.locator(".turn-bar span")
    wide = bar.evaluate("bar => bar.offsetWidth")
    for someone in people:
        someone.page.clock.fast_forward((begun - 5) * 1000)
    expect(own).to_have_class(re.compile("pressing"))
    expect(clock).to_have_class(re.compile("pressing"))
    assert seconds(own) <= 5
    expect(ana.page.get_by_text(say("page-last-seconds"))).to_be_attached()
    until(ana.page, lambda: bar.evaluate("bar => bar.offsetWidth") < wide)  # its width has a transition
    assert scrolls(ana.page) == {"x": 0, "y": 0}
    for someone in people:
        assert violations(someone.page) == []
        assert too_small(someone.page) == []
    # The bank of one who is not to act stands by the name, and does not run.
    assert seconds(seat_of(bo, ana).get_by_role("timer")) == 120
    table.now += 30_000
    ana.bid_button.click()
    expect(seat_of(bo, ana).get_by_role("timer")).to_have_text(FIGURES)
    # The measured time is at the last mover's name.
    kept = seat_of(ana, bo).get_by_role("timer")
    expect(kept).not_to_have_class(re.compile("pressing"))
    assert seconds(kept) == 120 - 30 + 1


@sizes
def test_second_timeout_hands_the_seat_to_a_bot(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table = fake(2, table_settings={"clock": {"move": 4}})
    people = [person("Ana", size=size), person("Bo", size=size)]
    for someone in people:
        table.comes(someone)
    ana, bo = people
    table.goes_on()
    for someone in people:
        late = someone.hears("story-late-bid", name="Ana", quantity=1, face=2)
        expect(someone.page.locator(".standing").get_by_text(late)).to_be_visible()
        expect(someone.told).to_contain_text(late)
    bo.settle()
    bo.bid_button.click()
    expect(bo.bid_button).to_have_count(0)
    table.goes_on()
    doubted = say("story-late-dudo", name="Ana")
    expect(bo.page.locator(".count").get_by_text(doubted)).to_be_visible()
    expect(seat_of(ana, bo)).to_contain_text(say("page-stand-in"))
    expect(bo.told).to_contain_text(say("page-stand-in-came", name="Ana"))
    # The others continue, and the owner takes the seat back with one tap.
    bo.see_the_verdict()
    bo.button("page-next-round").click()
    ana.button("page-take-back").click()
    expect(ana.button("page-take-back")).to_have_count(0)
    expect(seat_of(ana, bo)).not_to_contain_text(say("page-stand-in"))


@sizes
def test_pause_can_be_requested_accepted_and_ended(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table = fake(2, table_settings={"clock": {"move": 3600}})
    people = [person("Ana", size=size), person("Bo", size=size)]
    for someone in people:
        table.comes(someone)
    ana, bo = people
    bo.button("page-pause").click()
    asked = ana.page.get_by_text(say("page-pause-asked", names="Bo", count=1))
    expect(asked).to_be_visible()
    expect(seat_of(bo, ana).get_by_title(say("page-asks-pause"))).to_be_visible()
    assert violations(ana.page) == []
    assert too_small(ana.page) == []
    expect(bo.page.get_by_text(say("page-pause-waits"))).to_be_visible()
    bo.button("page-pause-not").click()
    expect(asked).to_have_count(0)
    expect(bo.page.get_by_text(say("page-pause-declined"))).to_have_count(0)

    bo.button("page-pause").click()
    ana.button("page-pause-agree").click()
    for someone in people:
        expect(someone.page.get_by_role("region", name=say("page-paused"))).to_be_visible()
        expect(someone.page.get_by_role("timer")).to_have_count(0)
        assert scrolls(someone.page) == {"x": 0, "y": 0}
        assert violations(someone.page) == []
    expect(ana.bid_button).to_have_count(0)
    ana.button("page-go-on").click()
    expect(ana.bid_button).to_be_visible()
    expect(bo.page.get_by_role("region", name=say("page-paused"))).to_have_count(0)
    expect(bo.page.get_by_text(say("page-pause-declined"))).to_have_count(0)


def test_requester_is_notified_when_pause_is_declined(fake: NewTable, person: NewPerson) -> None:
    table, ana, bo = fake(2), person("Ana", size=PHONE), person("Bo")
    for someone in (ana, bo):
        table.comes(someone)
    bo.button("page-pause").click()
    ana.button("page-pause-decline").click()
    expect(ana.button("page-pause-agree")).to_have_count(0)
    expect(bo.page.get_by_text(say("page-pause-declined"))).to_be_visible()
    assert violations(bo.page) == []
    expect(ana.page.get_by_text(say("page-pause-declined"))).to_have_count(0)
    bo.button("page-pause").click()
    expect(bo.page.get_by_text(say("page-pause-waits"))).to_be_visible()
