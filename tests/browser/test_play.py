"""Whole games and single moves, as people play them in a browser."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from perudo.core.rules import EDITIONS
from perudo.protocol import wire
from perudo.records.record import replay
from tests.browser.conftest import serving
from tests.browser.fake import Fake
from tests.browser.people import PHONE, Person, Server, gather, in_turn, say

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]


@pytest.mark.parametrize("edition", EDITIONS)
def test_person_finishes_a_game_against_two_bots(
    edition: str, server: Server, person: NewPerson, tmp_path: Path
) -> None:
    ana = person("Ana", size=PHONE)
    ana.open_table(server, bots=2, edition=edition, dice=2)
    ana.play_to_the_end()
    expect(ana.page.get_by_role("heading", name=re.compile(r"wins? the game"))).to_be_visible()
    ana.open_more()
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name=say("page-download")).click()
    record = tmp_path / "game.perudo"
    download.value.save_as(record)
    assert replay(record).winner in (1, 2, 3)


def test_two_people_play_a_game_by_link(server: Server, person: NewPerson) -> None:
    ana, bo = person("Ana"), person("Bo", size=PHONE)
    gather(server, [ana, bo], dice=1)
    first, second = in_turn([ana, bo])
    expect(second.page.get_by_text(say("story-opens", name=first.name), exact=True)).to_be_visible()
    first.page.keyboard.press("2")
    first.bid_button.click()
    expect(second.bid_button).to_be_visible()
    spoken = say("story-bids", name=first.name, quantity=1, face=2)
    expect(second.page.locator(".standing").get_by_text(spoken)).to_be_visible()
    second.doubt()
    for someone in (first, second):
        someone.see_the_verdict()
        expect(someone.page.get_by_role("heading", name=re.compile(r"wins? the game"))).to_be_visible()
    for someone in (ana, bo):
        someone.button("page-again").click()
    assert [someone.name for someone in in_turn([ana, bo])]
    for someone in (ana, bo):
        expect(someone.page.get_by_role("heading", name=say("page-round", round=1))).to_be_visible()


def test_reload_restores_seat_and_dice(slow_server: Server, person: NewPerson) -> None:
    ana = person("Ana")
    ana.open_table(slow_server, bots=2)
    expect(ana.page.get_by_role("button", name=say("page-hide-dice"))).to_be_visible()
    dice, seats = ana.own_dice, ana.page.locator(".seats").text_content()
    assert len(dice) == 5
    ana.page.reload()
    expect(ana.page.get_by_role("button", name=say("page-hide-dice"))).to_be_visible()
    assert ana.own_dice == dice
    assert ana.page.locator(".seats").text_content() == seats


def my_turn(server: Server, ana: Person) -> None:
    """A table at which it is Ana's turn to open."""
    opens = ana.page.locator(".opens")
    for _ in range(20):
        ana.open_table(server, bots=1)
        expect(opens).to_be_visible()
        expect(opens).not_to_have_text(say("page-shaking"))  # until then there is no pad
        if ana.bid_button.is_visible():
            ana.settle()
            return
    pytest.fail("the bot opened twenty times in a row")


def test_illegal_bid_is_dimmed_explained_and_not_sent(fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(2), person("Ana", size=PHONE)
    table.comes(ana)
    ana.settle()
    why = ana.page.locator(".pad").get_by_role("status")
    aces = ana.face_keys.nth(0)
    expect(aces).to_have_attribute("aria-disabled", "true")
    assert say.for_edition("bga")("reason-aces-do-not-open") in aces.inner_text()
    aces.click(force=True)
    expect(why).to_have_text(say.for_edition("bga")("reason-aces-do-not-open"))
    ana.page.keyboard.press("Enter")
    expect(ana.bid_button).to_have_count(0)

    ana.page.keyboard.press("2")
    expect(ana.bid_button).to_contain_text(say("page-bid", quantity=1, face=2))
    ana.button("page-fewer").click(force=True)
    expect(why).to_have_text(say("reason-no-dice-bid"))
    dudo = ana.page.get_by_role("button", name=say("dudo"))
    expect(dudo).to_have_attribute("aria-disabled", "true")
    dudo.click(force=True)
    dudo.click(force=True)
    expect(why).to_have_text(say("reason-nothing-bid"))
    assert table.asked_by(ana, wire.Act) == []


def test_bid_button_shows_bids_chosen_by_any_input(fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(2), person("Ana")
    table.comes(ana)
    ana.settle()
    ana.face_keys.nth(4).click()
    expect(ana.bid_button).to_contain_text(say("page-bid", quantity=1, face=5))
    ana.button("page-more").click()
    expect(ana.bid_button).to_contain_text(say("page-bid", quantity=2, face=5))
    ana.page.keyboard.press("3")
    ana.page.keyboard.press("ArrowUp")
    ana.page.keyboard.press("ArrowUp")
    ana.page.keyboard.press("ArrowDown")
    expect(ana.bid_button).to_contain_text(say("page-bid", quantity=2, face=3))
    ana.page.keyboard.press("Enter")
    spoken = ana.hears("story-bids", name="Ana", quantity=2, face=3)
    expect(ana.page.locator(".standing").get_by_text(spoken)).to_be_visible()
    expect(ana.bid_button).to_have_count(0)
    assert [each.move for each in table.asked_by(ana, wire.Act)] == [wire.BidMessage(quantity=2, face=3)]


@pytest.mark.parametrize("twice", [True, False], ids=["two-taps", "a-long-one"])
def test_dudo_needs_two_taps_or_a_long_press(twice: bool, fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(2), person("Ana", size=PHONE, has_touch=True)
    table.bids((1, 2), (2, 2))
    table.comes(ana)
    dudo = ana.page.locator("button.dudo[aria-disabled=false]")
    ana.settle()
    dudo.tap()
    expect(dudo).to_have_text(say("page-dudo-armed"))
    assert table.asked_by(ana, wire.Act) == []
    if twice:
        dudo.tap()
    else:
        expect(dudo).not_to_have_text(say("page-dudo-armed"), timeout=5000)
        box = dudo.bounding_box()
        assert box is not None
        ana.page.mouse.move(box["x"] + 20, box["y"] + 20)
        ana.page.mouse.down()
        ana.page.wait_for_timeout(600)
        ana.page.mouse.up()
    expect(ana.page.locator(".count .call")).to_have_text(ana.hears("story-dudo", name="Ana"))
    assert [each.move for each in table.asked_by(ana, wire.Act)] == [wire.DudoMessage()]


@pytest.mark.parametrize(("quantity", "loser"), [(4, "Bo"), (5, "Ana")], ids=["stands", "falls"])
def test_reveal_counts_dice_and_explains_the_loss(quantity: int, loser: str, fake: NewTable, person: NewPerson) -> None:
    count = 4
    table = fake(2, hands=((1, 2, 3, 4, 6), (1, 2, 2, 5, 6)))
    ana, bo = person("Ana"), person("Bo", size=PHONE)
    for someone in (ana, bo):
        table.comes(someone)
    table.bids((quantity, 6))
    bo.settle()
    bo.doubt()

    row = ana.page.locator(".tally")
    expect(row).to_have_attribute("aria-label", say("page-tally", count=count, quantity=quantity))
    verdict = ana.page.get_by_role("region", name=say("page-verdict"))
    expect(verdict).to_contain_text(say("page-counted", count=count, quantity=count, face=6))
    # Ana's own bid and loss are announced in the second person.
    expect(verdict).to_contain_text(say("story-bid-stands-you" if loser == "Bo" else "story-bid-falls-you"))
    for message in ("story-loses", "story-opens"):
        expect(verdict).to_contain_text(say(message, name="Bo") if loser == "Bo" else say(f"{message}-you"))

    ana.button("page-next-round").click()
    expect(ana.page.get_by_text(say("page-waits-for-all", names="Bo"))).to_be_visible()
    bo.page.locator(".stage").click()  # a tap skips what is left of the count
    bo.button("page-next-round").click()
    for someone in (ana, bo):
        expect(someone.page.get_by_role("heading", name=say("page-round", round=2))).to_be_visible()
        expect(someone.hand).to_have_count(4 if someone.name == loser else 5)


def test_calza_can_be_called_out_of_turn(fake: NewTable, person: NewPerson) -> None:
    table, ana, cleo = fake(3, calza=True), person("Ana"), person("Cleo")
    for someone in (ana, cleo):
        table.comes(someone)
    expect(cleo.page.locator(".standing")).to_be_visible()
    expect(cleo.page.locator("button.calza")).to_have_count(0)
    ana.settle()
    ana.bid_button.click()
    calza = cleo.page.locator("button.calza")
    calza.click()
    calza.click()
    call = ana.page.get_by_role("listitem").filter(has_text="Cleo").get_by_text(say("calza"), exact=True)
    expect(call).to_be_visible()
    expect(ana.page.locator("button.calza")).to_have_count(0)
    assert [each.move for each in table.asked_by(cleo, wire.Act)] == [wire.CalzaMessage()]


def test_late_visitor_watches_without_seeing_dice(slow_server: Server, person: NewPerson) -> None:
    ana, eva = person("Ana"), person("Eva", size=PHONE)
    eva.page.goto(ana.open_table(slow_server, bots=2))
    expect(eva.page.get_by_text(say("page-watching"))).to_be_visible()
    expect(eva.page.get_by_role("listitem").filter(has_text="Ana")).to_be_visible()
    expect(eva.page.locator(".stage .die")).to_have_count(0)
    assert eva.own_dice == []
    expect(ana.page.get_by_text(say("page-watchers", count=1))).to_be_visible()


def test_own_dice_can_be_hidden_from_onlookers(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    fake(2).comes(ana)
    hide = ana.page.get_by_role("button", name=say("page-hide-dice"))
    expect(hide.locator(".die").first).to_be_visible()
    hide.click()
    expect(hide).to_have_attribute("aria-pressed", "true")
    expect(hide.locator(".die").first).to_be_hidden()
    assert ana.own_dice == []
    hide.click()
    assert len(ana.own_dice) == 5


def test_bot_plays_abandoned_seat_until_player_returns(slow_server: Server, person: NewPerson) -> None:
    ana, bo = person("Ana"), person("Bo")
    link = gather(slow_server, [ana, bo])
    ana.button("page-menu").click()
    ana.button("page-leave").click()
    ana.button("page-leave-yes").click()
    expect(ana.page).to_have_url(slow_server.url + "/")
    seat = bo.page.locator(".seats .seat").filter(has_text="Ana")
    expect(seat).to_contain_text(say("page-stand-in"))
    ana.page.goto(link)
    expect(ana.page.get_by_role("button", name=say("page-hide-dice"))).to_be_visible()
    expect(seat).not_to_contain_text(say("page-stand-in"))


def test_no_move_is_lost_on_reconnection(person: NewPerson, tmp_path: Path, chromium: str) -> None:
    with serving(tmp_path, wait_factor=20) as server:
        ana = person("Ana")
        my_turn(server, ana)
        dice = ana.own_dice
        ana.page.keyboard.press("2")
        server.stop(signal.SIGKILL)
        expect(ana.page.get_by_text(say("page-lost"))).to_be_visible()
        ana.bid_button.click()
        server.start()
        spoken = ana.hears("story-bids", name="Ana", quantity=1, face=2)
        expect(ana.page.locator(".standing").get_by_text(spoken)).to_be_visible()
        expect(ana.page.get_by_text(say("page-lost"))).to_have_count(0)
        assert ana.own_dice == dice


def test_each_event_is_announced_once_and_in_order(server: Server, person: NewPerson) -> None:
    ana = person("Ana")
    ana.open_table(server, bots=1, dice=1)
    ana.play_to_the_end()
    expect(ana.told).to_contain_text("the game")  # Ana wins it, or the bot
    log = ana.told.get_by_role("paragraph").all_text_contents()
    order = [say("page-round-begins", round=1), ": ", "dudo!", "the game"]
    told = [next(at for at, line in enumerate(log) if part in line) for part in order]
    assert told == sorted(told)
    events = [line for line in log if line != say("page-your-turn")]
    assert len(set(events)) == len(events)
