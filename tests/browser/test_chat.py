"""Talk: lines, phrases, faces and mutes; and what is seen of a player's cup and of a long thought."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from perudo.protocol import wire
from tests.browser.fake import Fake
from tests.browser.people import DESKTOP, PHONE, Person, say, seat_of
from tests.browser.sight import scrolls, too_small, violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def talk(who: Person) -> Locator:
    """The panel, which lies behind a button on a phone."""
    panel = who.page.get_by_role("region", name=say("page-talk"), exact=True)
    if not panel.is_visible() and who.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        who.page.get_by_role("button", name=re.compile(say("page-talk"))).click()
    return panel


def speak(who: Person, line: str) -> None:
    field = talk(who).get_by_label(say("page-say"), exact=True)
    field.fill(line)
    field.press("Enter")


def pull_face(who: Person, reaction: str) -> None:
    """In the chat, which offers the faces at any time."""
    panel = talk(who)
    faces = panel.get_by_role("button", name=say("page-phrases"), exact=True)
    face = panel.get_by_role("button", name=say(f"reaction-{reaction}-do"), exact=True)
    expect(face.or_(faces)).to_be_visible()
    if faces.is_visible():
        faces.click()
    face.click()
    who.page.keyboard.press("Escape")


@sizes
def test_reaction_buttons_are_shown_while_others_act(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    ana, bo, cleo = person("Ana", size=size), person("Bo", size=size), person("Cleo")
    table = sat(fake, [ana, bo])
    face = say("reaction-laugh-do")
    expect(bo.page.get_by_role("button", name=face, exact=True)).to_have_count(1)
    expect(ana.page.locator(".pad")).to_be_visible()
    expect(ana.page.get_by_role("button", name=face, exact=True)).to_have_count(0)
    bo.page.get_by_role("button", name=face, exact=True).click()
    expect(seat_of("Bo", ana).locator(".bubble")).to_contain_text(say("reaction-laugh"))
    assert too_small(bo.page) + violations(bo.page) == []
    table.bids((1, 2), (2, 2))
    table.doubts()
    expect(ana.page.get_by_role("region", name=say("page-verdict"))).to_be_visible()
    expect(ana.page.get_by_role("button", name=face, exact=True)).to_be_visible()
    # Bots have nobody to laugh with.
    alone = fake(["Cleo"], bots=2)
    alone.comes(cleo)
    alone.bids((1, 2))
    expect(cleo.page.locator(".pad")).to_have_count(0)
    expect(cleo.page.get_by_role("button", name=face, exact=True)).to_have_count(0)


def sat(fake: NewTable, people: list[Person], **options: Any) -> Fake:
    """These people at a table in mid-game, each at a page of their own."""
    table = fake([someone.name for someone in people], **options)
    for someone in people:
        table.comes(someone)
    return table


@sizes
def test_chat_reaches_everyone_and_marks_unread_lines(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    ana, bo = person("Ana", size=size), person("Bo", size=PHONE)
    sat(fake, [ana, bo])
    expect(bo.button("page-talk")).to_be_visible()
    speak(ana, "  <b>I never</b> bluff  ")
    expect(bo.button("page-talk-news", count=1)).to_be_visible()
    panel = talk(ana)
    if size == DESKTOP:
        panel.get_by_role("button", name=say("page-phrases"), exact=True).click()
    ana.button("phrase-nice-bluff").click()
    ana.page.keyboard.press("Escape")
    expect(bo.button("page-talk-news", count=2)).to_be_visible()
    lines = talk(bo).get_by_role("log").get_by_role("paragraph")
    expect(lines).to_have_text(["Ana <b>I never</b> bluff", f"Ana {say('phrase-nice-bluff')}"])
    assert scrolls(bo.page) == {"x": 0, "y": 0}
    assert violations(bo.page) == []
    assert too_small(bo.page) == []
    bo.page.keyboard.press("Escape")
    expect(bo.button("page-talk")).to_be_visible()
    assert violations(ana.page) == []
    assert too_small(ana.page) == []
    # After joining late or reloading, earlier lines are still there.
    ana.page.reload()
    expect(talk(ana).get_by_role("log")).to_contain_text(say("phrase-nice-bluff"))


@sizes
def test_reactions_appear_briefly_at_the_seat(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    ana, bo = person("Ana", size=size), person("Bo", size=size)
    table = sat(fake, [ana, bo])
    pull_face(ana, "gasp")
    seen = seat_of(ana, bo).get_by_text(say("reaction-gasp"))
    expect(seen).to_be_attached()
    expect(seat_of(ana, bo).locator(".reaction")).to_be_in_viewport(ratio=1)
    expect(ana.page.locator(".own .reaction")).to_be_visible()
    expect(seen).to_have_count(0)
    assert [each.reaction for each in table.asked_by(ana, wire.React)] == ["gasp"]


@sizes
def test_muted_player_stays_muted_at_the_table(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(3), person("Ana", size=size)
    table.comes(ana)
    table.does("Bo", "chat", text="one")
    panel = talk(ana)
    expect(panel.get_by_role("log")).to_contain_text("one")
    panel.get_by_role("button", name=say("page-mute"), exact=True).click()
    ana.button("page-mute-one", name="Bo").click()
    expect(panel.get_by_role("log")).not_to_contain_text("one")
    table.does("Bo", "react", reaction="laugh")
    table.does("Bo", "chat", text="two")
    table.does("Cleo", "chat", text="three")
    for _ in range(2):
        expect(talk(ana).get_by_role("log").get_by_role("paragraph")).to_have_text(["Cleo three"])
        expect(seat_of("Bo", ana).locator(".reaction")).to_have_count(0)
        ana.page.reload()
        expect(ana.page.get_by_role("button", name=say("page-hide-dice"))).to_be_visible()
    talk(ana).get_by_role("button", name=say("page-mute"), exact=True).click()
    ana.button("page-unmute-one", name="Bo").click()
    expect(talk(ana).get_by_role("log")).to_contain_text("two")


@sizes
def test_bot_reactions_are_shown_unless_disabled(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(2, bots=1), person("Ana", size=size)
    table.comes(ana)
    face = seat_of("Chaska", ana).locator(".reaction")
    table.feels("Chaska", "laugh")
    expect(face).to_be_visible()
    ana.open_settings()
    ana.page.get_by_role("switch", name=say("page-bot-faces")).click()
    ana.page.keyboard.press("Escape")
    expect(face).to_have_count(0)
    ana.page.reload()
    expect(ana.page.locator(".stage")).to_be_visible()
    table.feels("Chaska", "gasp")
    table.does("Bo", "react", reaction="clap")
    expect(seat_of("Bo", ana).locator(".reaction")).to_be_visible()
    expect(face).to_have_count(0)


@sizes
def test_chat_disappears_when_host_disables_it(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table = fake(1, bots=1, chairs=4, start=False)
    ana, bo = person("Ana", size=size), person("Bo", size=size)
    for someone in (ana, bo):
        table.comes(someone)
    expect(talk(bo)).to_be_visible()
    bo.page.keyboard.press("Escape")
    ana.button("page-rules-change").click()
    ana.page.get_by_role("checkbox", name=say("table-setting-chat"), exact=True).uncheck()
    rules = bo.page.get_by_role("region", name=say("page-rules-here"))
    expect(rules).to_contain_text(say("table-setting-chat-false"))
    ana.button("page-start").click()
    expect(ana.page.locator(".stage")).to_be_visible()
    expect(bo.page.locator(".stage")).to_be_visible()
    for someone in (ana, bo):
        expect(someone.page.get_by_role("button", name=re.compile(say("page-talk")))).to_have_count(0)
        expect(someone.page.get_by_label(say("page-say"), exact=True)).to_have_count(0)


def test_spectators_can_only_read_the_chat(fake: NewTable, person: NewPerson) -> None:
    table, eva = fake(2), person("Eva")
    table.comes(eva)
    table.does("Ana", "chat", text="hello up there")
    expect(talk(eva).get_by_role("log")).to_contain_text("hello up there")
    expect(talk(eva)).to_contain_text(say("page-talk-seated"))
    expect(eva.page.get_by_label(say("page-say"), exact=True)).to_have_count(0)


@sizes
def test_everyone_sees_a_player_shake_or_peek(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    ana, bo = person("Ana", size=size), person("Bo", size=size)
    table = sat(fake, [ana, bo])
    cup = seat_of(ana, bo).locator(".cup")
    expect(cup).not_to_have_class(re.compile("shaken|peeked"))
    ana.page.get_by_role("button", name=say("page-shake")).click()
    expect(cup).to_have_class(re.compile("shaken"))
    expect(cup).not_to_have_class(re.compile("shaken"))
    hide = ana.page.get_by_role("button", name=say("page-hide-dice"))
    hide.click()
    assert too_small(ana.page) == []
    expect(hide).to_have_attribute("aria-pressed", "true")
    expect(cup).not_to_have_class(re.compile("peeked"))
    hide.click()
    expect(cup).to_have_class(re.compile("peeked"))
    assert [each.gesture for each in table.asked_by(ana, wire.React)] == ["shake", "peek"], (
        "none for dice that are hidden"
    )


def test_thought_bubble_appears_and_grows_while_thinking(fake: NewTable, person: NewPerson) -> None:
    table, bo = fake(2), person("Bo", size=DESKTOP)
    table.comes(bo)
    thought = seat_of("Ana", bo).get_by_title(say("page-hesitates"))
    expect(bo.page.locator(".standing")).to_be_visible()
    expect(thought).to_have_count(0)
    table.later(5000)
    expect(thought).to_have_count(0)
    expect(thought.locator("i")).to_have_count(1, timeout=6000)
    # It is the table that knows how long, not the page.
    table.now += 8000
    bo.page.reload()
    expect(thought.locator("i")).to_have_count(1)
    table.later(8000)
    expect(thought.locator("i")).to_have_count(2)
    table.bids((1, 2))
    expect(thought).to_have_count(0)
