"""The host in charge: a pause with an absent player, removing and muting people, and a locked table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.fake import Fake
from tests.browser.people import PHONE, Person, Server, gather, say
from tests.browser.sight import at_each_size, too_small, violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]
CLOCK = {"clock": {"move": 60}}


def test_paused_game_can_resume_without_an_absent_player(fake: NewTable, person: NewPerson) -> None:
    """Nobody who is there needs to be the host for that, nor the player to act."""
    bo = person("Bo", size=PHONE)
    table = fake(3, table_settings=CLOCK)
    table.comes(bo)
    table.does("Ana", "pause")
    on = bo.button("page-go-on")
    expect(on).to_be_enabled()
    table.loses("Ana", 17_000)
    table.loses("Cleo", 17_000)
    expect(on).to_be_disabled()
    expect(bo.page.get_by_text(say("page-paused-blocked"))).to_be_visible()
    for size in at_each_size(bo.page):
        assert violations(bo.page) == too_small(bo.page) == [], size
    for name in ("Ana", "Cleo"):
        expect(bo.button("page-let-bot-play-for", name=name)).to_have_count(0)
        table.loses(name, 0)
        bo.button("page-let-bot-play-for", name=name).click()
    on.click()
    expect(bo.page.get_by_role("region", name=say("page-paused"))).to_have_count(0)


def test_player_can_resume_untimed_game_despite_absent_player(fake: NewTable, person: NewPerson) -> None:
    bo = person("Bo")
    table = fake(2)
    table.comes(bo)
    table.does("Ana", "pause")
    table.loses("Ana", 0)
    bo.button("page-go-on").click()
    expect(bo.page.get_by_role("region", name=say("page-paused"))).to_have_count(0)
    # Any player, not only the host, lets a bot play for somebody who is away.
    bo.button("page-let-bot-play").click()
    expect(bo.page.locator(".seats").get_by_text(say("page-stand-in"))).to_be_visible()


def test_host_can_mute_and_remove_players_during_games(slow_server: Server, person: NewPerson) -> None:
    ana, bo, cleo = people = [person("Ana"), person("Bo", size=PHONE), person("Cleo")]
    gather(slow_server, people)
    bo.button("page-menu").click()
    expect(bo.button("page-people")).to_have_count(0)
    bo.page.keyboard.press("Escape")
    ana.button("page-menu").click()
    ana.button("page-people").click()
    players = ana.page.get_by_role("dialog", name=say("page-people"))
    expect(players.get_by_role("listitem")).to_have_count(2)
    for size in at_each_size(ana.page):
        assert violations(ana.page) == too_small(ana.page) == [], size
    row = players.get_by_role("listitem").filter(has_text="Bo")
    row.get_by_role("button", name=say("page-mute-for-all")).click()
    row.get_by_role("button", name=say("page-unmute-for-all")).click()
    row.get_by_role("button", name=say("page-make-host")).click()
    heir = ana.page.get_by_role("dialog", name=say("page-make-host-title", name="Bo"))
    expect(heir.get_by_text(say("page-make-host-about"))).to_be_visible()
    assert violations(ana.page) == too_small(ana.page) == []
    heir.get_by_role("button", name=say("page-make-host-not")).click()
    row.get_by_role("button", name=say("page-remove-button")).click()
    question = ana.page.get_by_role("dialog", name=say("page-remove-title", name="Bo"))
    expect(question.get_by_text(say("page-remove-playing"))).to_be_visible()
    question.get_by_role("button", name=say("page-remove-not")).click()
    expect(bo.page.locator(".own")).to_be_visible()
    row.get_by_role("button", name=say("page-remove-button")).click()
    question.get_by_role("button", name=say("page-remove", name="Bo")).click()
    expect(bo.page.get_by_text(say("page-removed"))).to_be_visible()
    removed = players.get_by_role("listitem").filter(has_text=say("page-readmit"))
    for size in at_each_size(ana.page):
        assert violations(ana.page) == too_small(ana.page) == [], size
    removed.get_by_role("button", name=say("page-readmit")).click()
    expect(removed).to_have_count(0)
    expect(bo.page.get_by_text(say("page-removed"))).to_have_count(0)
    expect(bo.page.locator(".own")).to_have_count(0)
    assert violations(bo.page) == []
    expect(players.get_by_role("listitem")).to_have_count(1)
    expect(cleo.page.locator(".seats .seat").filter(has_text="Bo")).to_be_visible()


def test_deputy_host_gets_no_moderation_or_speed_controls(fake: NewTable, person: NewPerson) -> None:
    bo = person("Bo", size=PHONE)
    table = fake(3)
    table.comes(bo)
    table.loses("Ana", 0)
    expect(bo.button("page-let-bot-play")).to_be_visible()
    bo.button("page-menu").click()
    expect(bo.button("page-leave")).to_be_visible()
    for message in ("page-people", "speed-fast"):
        expect(bo.button(message)).to_have_count(0)


def test_locked_table_offers_no_chair(slow_server: Server, person: NewPerson) -> None:
    ana, bo = person("Ana", size=PHONE), person("Bo")
    link = ana.open_table(slow_server, bots=0, start=False)
    bo.page.goto(link)
    expect(bo.button("page-sit")).to_be_visible()
    ana.button("page-menu").click()
    ana.button("page-people").click()
    lock = ana.page.get_by_role("switch", name=say("page-lock"))
    lock.click()
    expect(lock).to_be_checked()
    expect(bo.page.get_by_text(say("page-locked"))).to_be_visible()
    for message in ("page-sit", "page-sit-here"):
        expect(bo.button(message)).to_have_count(0)
    lock.click()
    expect(bo.button("page-sit")).to_be_visible()


def test_host_can_make_another_player_host(slow_server: Server, person: NewPerson) -> None:
    ana, bo = people = [person("Ana", size=PHONE), person("Bo")]
    gather(slow_server, people)
    ana.button("page-menu").click()
    ana.button("page-people").click()
    row = ana.page.get_by_role("dialog", name=say("page-people")).get_by_role("listitem").filter(has_text="Bo")
    row.get_by_role("button", name=say("page-make-host")).click()
    question = ana.page.get_by_role("dialog", name=say("page-make-host-title", name="Bo"))
    question.get_by_role("button", name=say("page-make-host")).click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.button("page-menu").click()
    expect(ana.button("page-people")).to_have_count(0)
    bo.button("page-menu").click()
    bo.button("page-people").click()
    expect(bo.page.get_by_role("dialog", name=say("page-people")).get_by_role("listitem")).to_have_count(1)
