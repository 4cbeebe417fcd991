"""Notifications: when they appear, and what happens without permission."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fake import Fake, Files
from tests.browser.people import PHONE, Person, Server, gather, in_turn, say, until
from tests.browser.sight import violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

RECORD_NOTICES = """() => {
  window.asked = 0;
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = () => {
    asked++;
    return ask();
  };
  window.noticed = [];
  window.openNotices = [];
  const show = ServiceWorkerRegistration.prototype.showNotification;
  ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
    await show.call(this, title, options);
    const { body, tag } = options;
    noticed.push(body);
    const close = () => (openNotices = openNotices.filter((notice) => notice.tag !== tag));
    close();
    openNotices.push({ title, body, tag, close });
  };
  ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) =>
    openNotices.filter((notice) => notice.tag === tag);
  let hidden = false;
  Object.defineProperty(document, "hidden", { get: () => hidden });
  window.hide = (value) => {
    hidden = value;
    document.dispatchEvent(new Event("visibilitychange"));
  };
}"""
"""Records requests for permission and notifications. `hide` makes the page believe that it is hidden.

Chromium's own ``getNotifications`` forgets a notification that it has accepted but not displayed yet.
"""


def recording_notices(someone: Person) -> Page:
    someone.page.add_init_script(f"({RECORD_NOTICES})()")
    return someone.page


def bid(someone: Person, other: Person) -> None:
    """The lowest bid, by keys; the other one's turn comes."""
    someone.settle()
    someone.page.keyboard.press("Enter")
    expect(other.bid_button).to_be_visible()


def switch(someone: Person, message: str) -> Any:
    return someone.page.get_by_role("switch", name=say(message))


def close_menu(someone: Person) -> None:
    """Close the settings, and take the focus from the menu's button."""
    someone.page.keyboard.press("Escape")
    someone.page.locator("h1").click()


def notices(page: Page) -> list[dict[str, str]]:
    """The open notifications."""
    shown: list[dict[str, str]] = page.evaluate("openNotices.map(({ title, body }) => ({ title, body }))")
    return shown


@pytest.mark.notices
def test_enabled_notifications_appear_only_when_page_is_hidden(slow_server: Server, person: NewPerson) -> None:
    ana, bo = person("Ana", permissions=["notifications"], service_workers="allow"), person("Bo")
    page = recording_notices(ana)
    gather(slow_server, [ana, bo])
    assert page.evaluate("asked") == 0
    ana.open_settings()
    expect(switch(ana, "page-alert-notices")).not_to_be_checked()
    switch(ana, "page-alert-notices").click()
    expect(switch(ana, "page-alert-notices")).to_be_checked()
    assert page.evaluate("asked") == 1
    close_menu(ana)

    first, _ = in_turn([ana, bo])
    if first is bo:
        bid(bo, ana)
    assert notices(page) == [], "Ana looks"
    bid(ana, bo)
    page.evaluate("hide(true)")
    bid(bo, ana)
    standing = page.locator(".standing .who span").inner_text()
    shown = {"title": say("page-your-turn"), "body": standing}
    until(page, lambda: notices(page) == [shown])
    page.evaluate("hide(false)")
    until(page, lambda: notices(page) == [])
    bid(ana, bo)
    bid(bo, ana)
    bid(ana, bo)
    page.evaluate("hide(true)")
    bid(bo, ana)
    until(page, lambda: notices(page) != [])
    last = page.locator(".standing .who span").inner_text()
    assert page.evaluate("noticed") == [standing, last], "none while Ana looked"


def test_denied_notification_permission_is_shown(files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", size=PHONE, service_workers="allow")
    page = recording_notices(ana)
    page.goto(files.url)
    ana.button("page-settings").click()
    switch(ana, "page-alert-notices").click()
    expect(page.get_by_text(say("page-alert-refused"))).to_be_visible()
    expect(switch(ana, "page-alert-notices")).not_to_be_checked()
    assert violations(page) == []


@pytest.mark.notices
def test_denied_notification_permission_causes_no_error(slow_server: Server, person: NewPerson) -> None:
    ana, bo = person("Ana", permissions=["notifications"], service_workers="allow"), person("Bo")
    page = recording_notices(ana)
    gather(slow_server, [ana, bo])
    ana.open_settings()
    switch(ana, "page-alert-notices").click()
    expect(switch(ana, "page-alert-notices")).to_be_checked()
    close_menu(ana)
    page.evaluate(
        """() => {
          ServiceWorkerRegistration.prototype.showNotification = () => {
            window.refused = true;
            return Promise.reject(new TypeError("No permission"));
          };
        }"""
    )
    first, _ = in_turn([ana, bo])
    if first is ana:
        bid(ana, bo)
    page.evaluate("navigator.serviceWorker.ready.then(() => hide(true))")
    bid(bo, ana)
    until(page, lambda: page.evaluate("window.refused"))
    bid(ana, bo)
