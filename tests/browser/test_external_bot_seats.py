"""Programs at a table: the host lets them in, and everybody sees which seats are theirs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from perudo.protocol import wire
from perudo.table.external_bots import GUEST_PREFIX
from tests.browser.fake import Fake
from tests.browser.people import DESKTOP, PHONE, Person, say, until
from tests.browser.sight import scrolls, too_small, violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_external_bot_seat_is_labelled(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(1, chairs=2, table_settings={"external_bots": True}, start=False), person("Ana", size=size)
    table.does(GUEST_PREFIX + "robo", "sit", name="Robo")
    page = table.comes(ana)
    chair = page.get_by_role("listitem").filter(has_text="Robo")
    expect(chair).to_contain_text(say("page-program"))
    expect(page.get_by_role("listitem").filter(has_text="Ana")).not_to_contain_text(say("page-program"))
    assert violations(page) == too_small(page) == []
    table.does("Ana", "start")
    table.fills()
    seat = page.locator(".seats .seat").filter(has_text="Robo")
    expect(seat).to_contain_text(say("page-program"))
    expect(page.get_by_text(say("page-program"), exact=True)).to_have_count(1)
    assert scrolls(page) == {"x": 0, "y": 0}
    assert violations(page) == []


def test_host_can_admit_external_bots(fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(1, chairs=2, start=False), person("Ana", size=PHONE)
    page = table.comes(ana)
    ana.button("page-rules-change").click()
    custom = page.get_by_label(say("table-setting-external_bots"))
    expect(custom).not_to_be_checked()
    page.locator("summary", has_text=say("page-menu")).click()
    custom.check()
    until(page, lambda: bool(table.asked_by(ana, wire.Configure)))
    assert table.table.settings.external_bots is True
