"""A player who has closed the page is called to their turn: offer, message, notification, front page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from perudo.core import limits
from tests.browser.conftest import serving
from tests.browser.people import PHONE, Person, Server, gather, in_turn, say, until
from tests.browser.sight import too_small, violations
from tests.server.push_service import PushService, Subscriber, push_service

NewPerson = Callable[..., Person]

# The browser's part of a subscription, which Chromium gets from its vendor.
PUSH_MANAGER = """({ endpoint, p256dh, auth }) => {
  const subscription = {
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => { localStorage.removeItem("subscribed"); return true; },
  };
  PushManager.prototype.getSubscription = async () => localStorage.getItem("subscribed") ? subscription : null;
  PushManager.prototype.subscribe = async () => { localStorage.setItem("subscribed", "yes"); return subscription; };
}"""
NOTICES = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def house(chromium: str, tmp_path: Path, service: PushService) -> Iterator[Server]:
    with serving(tmp_path, 0.03, "--push-service", service.origin) as server:
        yield server


def with_notifications(person: NewPerson, name: str, subscriber: Subscriber) -> Person:
    made = person(name, size=PHONE, service_workers="allow", permissions=["notifications"])
    made.page.add_init_script(f"({PUSH_MANAGER})({json.dumps(subscriber.asks())})")
    return made


def deliver(page: Page, server: Server, message: object) -> None:
    """Hands a message to the page's service worker, as the browser does when it arrives."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def registered(event: dict[str, list[dict[str, str]]]) -> None:
        found.extend(each["registrationId"] for each in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", registered)
    session.send("ServiceWorker.enable")
    until(page, lambda: bool(found))
    told = {"origin": server.url, "registrationId": found[-1], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", told)


@pytest.mark.notices
def test_absent_player_is_notified_of_their_turn(house: Server, service: PushService, person: NewPerson) -> None:
    subscribers = {name: service.subscriber(name.lower()) for name in ("Ana", "Bo")}
    people = [with_notifications(person, name, subscriber) for name, subscriber in subscribers.items()]
    link = gather(house, people, table_settings={"clock": {"move": 24 * 3600}})
    first, second = in_turn(people)
    expect(first.page.get_by_text(say("page-call-about"))).to_have_count(0)
    first.settle()
    first.page.keyboard.press("Enter")
    expect(first.page.get_by_text(say("page-call-about"))).to_be_visible()
    assert violations(first.page) == [] and too_small(first.page) == []
    with first.page.expect_response("**/api/me/push/start"):
        first.button("page-call-me").click()
    expect(first.page.get_by_text(say("page-call-about"))).to_have_count(0)
    first.page.goto(house.url)
    second.settle()
    second.page.keyboard.press("Enter")
    expect(second.page.get_by_text(say("page-call-about"))).to_be_visible()
    second.button("page-not-now").click()
    expect(second.page.get_by_text(say("page-call-about"))).to_have_count(0)

    heard = subscribers[first.name].heard
    second.page.wait_for_timeout(1000 * limits.GRACE_SECONDS_WITH_CLOCK)
    until(second.page, lambda: len(heard) == 1)
    assert heard[0]["path"] == link.removeprefix(house.url) and not subscribers[second.name].heard
    first.page.reload()
    expect(first.page.get_by_role("heading", name=say("page-turns", count=1))).to_be_visible()
    first.button("page-settings").click()
    expect(first.page.get_by_role("switch", name=say("page-quiet-nights"))).to_be_checked()
    first.page.get_by_role("switch", name=say("page-alert-notices")).click()
    expect(first.page.get_by_role("switch", name=say("page-quiet-nights"))).to_have_count(0)
    until(first.page, lambda: first.page.evaluate("localStorage.subscribed") is None)


@pytest.mark.notices
def test_service_worker_shows_a_turn_notification(house: Server, person: NewPerson) -> None:
    page = person("Ana", service_workers="allow", permissions=["notifications"]).page
    page.goto(house.url)
    page.evaluate("async () => void await navigator.serviceWorker.ready")
    message = {"title": "Your turn", "body": "Bo’s table", "path": "/t/ABCDEF", "tag": "perudo-ABCDEF"}
    found: list[dict[str, str]] = []

    def shown() -> bool:
        """Chromium's developer tools drop some messages when it is busy. Like a push service, send them again."""
        deliver(page, house, {**message, "waiting": 2, "quiet_nights": True})
        found[:] = page.evaluate(NOTICES)
        return bool(found)

    until(page, shown)
    (notice,) = found
    assert notice == {
        "title": "Your turn",
        "body": "Bo’s table",
        "tag": message["tag"],
        "data": f"{house.url}/t/ABCDEF",
    }
