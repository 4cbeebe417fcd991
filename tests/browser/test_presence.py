"""Who is here, who is away; what becomes of a move made while the network is gone; what was missed meanwhile."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import serving
from tests.browser.fake import Fake
from tests.browser.network import Network, network
from tests.browser.people import PHONE, Person, Server, gather, in_turn, say, seat_of
from tests.browser.sight import faults

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]
SERVICE_RESTART = 1012
NOTE_CLOSINGS = """
  window.closings = [];
  window.WebSocket = class extends WebSocket {
    constructor(...to) {
      super(...to);
      this.addEventListener("close", ({ code }) => closings.push(code));
    }
  };
"""
"""Keeps the codes with which the page's sockets are closed."""


@pytest.fixture
def way(slow_server: Server) -> Iterator[Network]:
    """The network of one of the people."""
    with network(slow_server) as way:
        yield way


def by(way: Network, someone: Person) -> None:
    """Goes on by another network at the table where they are."""
    someone.page.goto(way.url + re.sub(r"^http://[^/]*", "", someone.page.url))


def lost(someone: Person, message: str = "page-lost") -> Locator:
    return someone.page.get_by_text(say(message))


def seen_away(someone: Person, other: Person) -> Locator:
    return seat_of(other, someone).get_by_text(say("page-away"), exact=True)


def first_bid(someone: Person, reader: Person) -> str:
    """Return the announcement of the lowest opening bid to a person."""
    return reader.hears("story-bids", name=someone.name, quantity=1, face=2)


def bid_lowest(someone: Person) -> None:
    """Make the bid of ``first_bid``."""
    someone.page.keyboard.press("2")
    someone.bid_button.click()


def times_told(someone: Person, text: str) -> int:
    return someone.told.get_by_role("paragraph").all_text_contents().count(text)


def standing(someone: Person, text: str) -> Locator:
    return someone.page.locator(".standing").get_by_text(text)


def gathered(server: Server, person: NewPerson, way: Network) -> tuple[Person, Person]:
    """Two people, the one to act first; that one's network is in the hands of the test."""
    people = [person("Ana"), person("Bo", size=PHONE)]
    gather(server, people)
    first, second = in_turn(people)
    by(way, first)
    first.settle()
    expect(seen_away(second, first)).to_have_count(0)
    return first, second


def test_offline_move_is_sent_after_reconnecting(slow_server: Server, person: NewPerson, way: Network) -> None:
    bo, ana = gathered(slow_server, person, way)
    way.cut()
    expect(seen_away(ana, bo)).to_be_visible()
    expect(lost(bo)).to_be_visible()
    assert faults(bo.page, down=True) == []
    bid_lowest(bo)
    expect(lost(bo, "page-lost-said")).to_be_visible()
    expect(bo.bid_button).to_be_disabled()
    way.restore()
    expect(standing(ana, first_bid(bo, ana))).to_be_visible()
    expect(lost(bo, "page-lost-said")).to_have_count(0)
    expect(seen_away(ana, bo)).to_have_count(0)
    expect(standing(bo, first_bid(bo, bo))).to_be_visible()
    assert times_told(ana, first_bid(bo, ana)) == 1 == times_told(bo, first_bid(bo, bo))
    expect(bo.page.get_by_role("alert")).to_have_count(0)


def test_stale_offline_move_is_refused_with_reason(server: Server, person: NewPerson) -> None:
    with network(server) as way:
        bo, ana = gathered(server, person, way)
        way.cut()
        expect(lost(bo)).to_be_visible()
        bid_lowest(bo)
        expect(lost(bo, "page-lost-said")).to_be_visible()
        elsewhere = Person(bo.page.context.new_page(), bo.name)  # the same guest, by a network that holds
        elsewhere.page.goto(ana.page.url)
        bid(elsewhere, ana)
        bid(ana, elsewhere)
        way.restore()
        expect(bo.page.get_by_role("alert").get_by_text(say("error-stale"))).to_be_visible()
        expect(bo.page.get_by_text(say("page-missed"))).to_be_visible()
        assert faults(bo.page, down=True) == []
        bo.button("page-dismiss").click()
        expect(bo.page.get_by_role("alert")).to_have_count(0)
        bid(bo, ana)


def test_move_is_applied_once_if_reply_is_lost(slow_server: Server, person: NewPerson, way: Network) -> None:
    bo, ana = gathered(slow_server, person, way)
    way.lose_answers()
    bid_lowest(bo)
    expect(standing(ana, first_bid(bo, ana))).to_be_visible()
    expect(standing(bo, first_bid(bo, bo))).to_be_visible()
    expect(bo.page.get_by_role("alert")).to_have_count(0)
    assert times_told(ana, first_bid(bo, ana)) == 1 == times_told(bo, first_bid(bo, bo))
    bid(ana, bo)
    bo.settle()


def test_silent_network_is_detected_and_recovered(slow_server: Server, person: NewPerson, way: Network) -> None:
    bo, ana = gathered(slow_server, person, way)
    way.fall_silent()
    expect(lost(bo)).to_be_visible()
    expect(seen_away(ana, bo)).to_be_visible()
    way.restore()
    # No browser says here that the network is back, and an attempt that began in the silence hangs.
    expect(lost(bo)).to_have_count(0)
    expect(seen_away(ana, bo)).to_have_count(0)
    bid_lowest(bo)
    expect(standing(ana, first_bid(bo, ana))).to_be_visible()


def test_online_event_triggers_reconnection(slow_server: Server, person: NewPerson, way: Network) -> None:
    bo, ana = gathered(slow_server, person, way)
    bo.page.context.set_offline(True)
    way.fall_silent()
    bid_lowest(bo)
    way.restore()
    bo.page.context.set_offline(False)
    expect(standing(ana, first_bid(bo, ana))).to_be_visible()


def test_everyone_keeps_their_seat_after_a_server_restart(person: NewPerson, tmp_path: Path, chromium: str) -> None:
    with serving(tmp_path, wait_factor=20) as server:
        ana, bo, eva = everyone = [person("Ana"), person("Bo", size=PHONE), person("Eva")]
        eva.page.goto(gather(server, [ana, bo]))
        expect(eva.page.locator(".stage")).to_be_visible()
        dice = [ana.own_dice, bo.own_dice]
        server.stop()
        for someone in (ana, bo):
            expect(lost(someone)).to_be_visible()
        expect(lost(eva, "page-lost-here")).to_be_visible()
        server.start()
        for someone in everyone:
            expect(someone.page.locator(".notice")).to_have_count(0)
        expect(seen_away(ana, bo)).to_have_count(0)
        expect(seen_away(bo, ana)).to_have_count(0)
        first, second = in_turn([ana, bo])
        first.settle()
        bid_lowest(first)
        for someone in everyone:
            expect(standing(someone, first_bid(first, someone))).to_be_visible()
        assert [ana.own_dice, bo.own_dice] == dice
        assert second.bid_button.is_visible()


def test_players_reconnect_after_a_server_update(person: NewPerson, tmp_path: Path, chromium: str) -> None:
    with serving(tmp_path, wait_factor=20) as server:
        ana, bo = person("Ana"), person("Bo", size=PHONE)
        for someone in (ana, bo):
            someone.page.add_init_script(NOTE_CLOSINGS)
        gather(server, [ana, bo])
        first, _ = in_turn([ana, bo])
        first.settle()
        server.stop(signal.SIGTERM)
        for someone in (ana, bo):
            expect(lost(someone)).to_be_visible()
            assert someone.page.evaluate("closings[0]") == SERVICE_RESTART
        bid_lowest(first)
        server.start()
        for someone in (ana, bo):
            expect(standing(someone, first_bid(first, someone))).to_be_visible()
            expect(someone.page.locator(".notice")).to_have_count(0)
            assert times_told(someone, first_bid(first, someone)) == 1


def bid(someone: Person, other: Person) -> None:
    someone.settle()
    someone.page.keyboard.press("Enter")
    expect(other.bid_button).to_be_visible()
