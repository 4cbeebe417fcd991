"""Alerts: the tab's title, sound, vibration, notifications, and their switches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fake import Fake, Files
from tests.browser.people import DESKTOP, PHONE, Person, Server, gather, in_turn, say, until
from tests.browser.sight import violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

# Records what the page would play and vibrate. ``hide``: whether the page believes that it is hidden.
INSTRUMENTS = """() => {
  window.played = [];
  window.shakes = [];
  window.asked = 0;
  const param = () => ({
    value: 0,
    setValueAtTime(value) { this.value = value; },
    exponentialRampToValueAtTime() {},
  });
  window.AudioContext = class {
    state = "suspended";
    currentTime = 0;
    sampleRate = 100;
    destination = {};
    async resume() { this.state = "running"; }
    async close() { this.state = "closed"; }
    node() {
      const made = { frequency: param(), gain: param(), connect() {}, stop() {} };
      made.start = () => played.push(made.type ? `${made.type} ${Math.round(made.frequency.value)}` : "noise");
      return made;
    }
    createGain() { return this.node(); }
    createOscillator() { return this.node(); }
    createBufferSource() { return this.node(); }
    createBiquadFilter() { return this.node(); }
    createBuffer() { return { getChannelData: () => new Float32Array(50) }; }
  };
  navigator.vibrate = (pattern) => !!shakes.push(pattern);
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = () => {
    asked++;
    return ask();
  };
  window.noticed = [];
  const show = ServiceWorkerRegistration.prototype.showNotification;
  ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
    noticed.push(options.body);
    return show.call(this, title, options);
  };
  let hidden = false;
  Object.defineProperty(document, "hidden", { get: () => hidden });
  window.hide = (value) => {
    hidden = value;
    document.dispatchEvent(new Event("visibilitychange"));
  };
}"""
KNOCK, CALL, VERDICT, TURN = "sine 210", "sine 150", "triangle 165", "sine 588"


def instruments(someone: Person) -> Page:
    someone.page.add_init_script(f"({INSTRUMENTS})()")
    return someone.page


def heard(page: Page) -> list[str]:
    """Return the sounds since the last call."""
    sounds: list[str] = page.evaluate("played.splice(0)")
    return sounds


def bid(someone: Person, other: Person) -> None:
    """The lowest bid, by keys; the other one's turn comes."""
    someone.settle()
    someone.page.keyboard.press("Enter")
    expect(other.bid_button).to_be_visible()


def touch(page: Page) -> None:
    """A page may be heard once it was touched."""
    page.locator("h1").click()


def switch(someone: Person, message: str) -> Any:
    return someone.page.get_by_role("switch", name=say(message))


def open_menu(someone: Person) -> None:
    someone.open_settings()


def close_menu(someone: Person) -> None:
    """Close the settings, and take the focus from the menu's button."""
    someone.page.keyboard.press("Escape")
    someone.page.locator("h1").click()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_tab_title_shows_whose_turn_it_is(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(2), person("Ana", size=size)
    page = table.comes(ana)
    for _ in range(2):
        expect(page).to_have_title(say("page-title-turn"))
        table.says(1, table.game.legal[0])
        expect(page).to_have_title(say("page-title-waits", name="Bo"))
        table.says(2, table.game.legal[0])
    table.doubts()
    expect(page).to_have_title(say("page-title"))


def test_sounds_play_only_after_a_user_gesture(fake: NewTable, person: NewPerson) -> None:
    table, ana, bo = fake(2), person("Ana"), person("Bo", size=PHONE)
    pages = [instruments(ana), instruments(bo)]
    for someone in (ana, bo):
        table.comes(someone)
    bid(ana, bo)
    assert heard(bo.page) == [] and bo.page.evaluate("shakes") == [], "untouched since it was loaded"
    bo.page.locator(".stage").click(position={"x": 4, "y": 4})
    heard(ana.page)
    bid(bo, ana)
    assert KNOCK in heard(bo.page)
    sounds = heard(ana.page)
    assert sounds.index(KNOCK) < sounds.index(TURN), "the bid, then the call to answer it"
    assert [page.evaluate("shakes.length > 0") for page in pages] == [True, False]


def test_count_sounds_rise_in_pitch_before_the_verdict(fake: NewTable, person: NewPerson) -> None:
    table = fake(2, hands=((1, 2, 3, 4, 6), (1, 2, 2, 5, 6)), reveal="from-caller")
    bo = person("Bo")
    page = instruments(bo)
    table.comes(bo)
    touch(page)
    table.bids((3, 6))
    bo.settle()
    heard(page)
    bo.doubt()
    expect(bo.button("page-next-round")).to_be_visible()
    sounds = heard(page)
    counted = page.locator(".tally .socket.full").count()
    ticks = [int(sound.split()[1]) for sound in sounds if sound.startswith("triangle") and int(sound.split()[1]) >= 330]
    assert len(ticks) == counted == 4 and ticks == sorted(set(ticks))
    assert sounds[0] == CALL and sounds.index(VERDICT) > len(ticks)
    assert sounds.count("noise") == 1 + 2, "the call, and two cups that lift one after the other"


def test_reduced_motion_does_not_mute_the_verdict(fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(2, dice=1), person("Ana", reduced_motion="reduce")
    page = instruments(ana)
    table.comes(ana)
    page.locator(".stage").click()
    table.bids((1, 2))
    table.doubts()
    expect(ana.over).to_be_visible()
    sounds = heard(page)
    assert VERDICT in sounds
    assert len(sounds) - sounds.index(VERDICT) == 2 + 5, "the verdict, and the winner's five notes"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_alert_switches_apply_immediately_and_persist(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=size)
    page = instruments(ana)
    fake(2).comes(ana)
    open_menu(ana)
    for way in ("page-alert-sound", "page-alert-vibration"):
        expect(switch(ana, way)).to_be_checked()
        switch(ana, way).click()
        expect(switch(ana, way)).not_to_be_checked()
    assert violations(page) == []
    close_menu(ana)
    heard(page)
    page.evaluate("shakes.length = 0")
    page.locator(".stage").click()
    page.reload()
    page.locator(".stage").click()
    open_menu(ana)
    expect(switch(ana, "page-alert-sound")).not_to_be_checked()
    expect(switch(ana, "page-alert-vibration")).not_to_be_checked()
    assert heard(page) == [] and page.evaluate("shakes") == []
    switch(ana, "page-alert-sound").click()
    assert KNOCK in heard(page), "it is heard what it will be like"
    switch(ana, "page-alert-vibration").press("Enter")
    assert page.evaluate("shakes") != []


def test_muted_sounds_stay_silent_during_the_game(fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(2), person("Ana")
    page = instruments(ana)
    table.comes(ana)
    open_menu(ana)
    for way in ("page-alert-sound", "page-alert-vibration"):
        switch(ana, way).click()
    close_menu(ana)
    heard(page)
    page.evaluate("shakes.length = 0")
    table.bids((1, 2), (2, 2))
    ana.settle()
    ana.doubt()
    expect(ana.button("page-next-round")).to_be_visible()
    assert heard(page) == [] and page.evaluate("shakes") == []


def notices(page: Page) -> list[dict[str, str]]:
    """The notices that stand open."""
    shown: list[dict[str, str]] = page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.ready;
          return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
        }"""
    )
    return shown


@pytest.mark.notices
def test_notifications_appear_only_when_enabled_and_page_hidden(slow_server: Server, person: NewPerson) -> None:
    ana, bo = person("Ana", permissions=["notifications"], service_workers="allow"), person("Bo")
    page = instruments(ana)
    gather(slow_server, [ana, bo])
    assert page.evaluate("asked") == 0
    open_menu(ana)
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
    page = instruments(ana)
    page.goto(files.url)
    ana.button("page-settings").click()
    switch(ana, "page-alert-notices").click()
    expect(page.get_by_text(say("page-alert-refused"))).to_be_visible()
    expect(switch(ana, "page-alert-notices")).not_to_be_checked()
    assert violations(page) == []


@pytest.mark.notices
def test_denied_notifications_cause_no_error(slow_server: Server, person: NewPerson) -> None:
    ana, bo = person("Ana", permissions=["notifications"], service_workers="allow"), person("Bo")
    page = instruments(ana)
    gather(slow_server, [ana, bo])
    open_menu(ana)
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
