"""Another game at the same table: in one tap, or after the table is changed."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.fake import Fake
from tests.browser.people import PHONE, Person, Server, gather, in_turn, say
from tests.browser.sight import at_each_size, faults, scrolls, too_small, violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]


def play_out(people: list[Person]) -> None:
    """A game of one die each between two: the lowest bid, and dudo. Everyone has seen how it ended."""
    first, second = in_turn(people)
    first.settle()
    first.bid_button.click()
    second.doubt()
    for someone in people:
        someone.see_the_verdict()


def seats(person: Person) -> list[str]:
    """Return the table's seats in order, from the person's own."""
    return person.page.locator(".seats .seat .name").all_inner_texts()


def menu(person: Person, message: str) -> Locator:
    person.button("page-menu").click()
    return person.page.get_by_role("link", name=say(message))


def test_rematch_begins_when_everyone_is_ready(slow_server: Server, person: NewPerson) -> None:
    ana, bo = people = [person("Ana"), person("Bo", size=PHONE)]
    table = gather(slow_server, people, dice=1)
    hues = cup_colours(ana), cup_colours(bo)
    play_out(people)
    for someone in people:
        expect(someone.page.get_by_text(say("page-again-about"))).to_be_visible()
    assert faults(bo.page) == []
    bo.button("page-again").click()
    expect(bo.page.get_by_text(say("page-waits-for-all", names="Ana"))).to_be_visible()
    expect(ana.page.get_by_text(say("page-again-ready", names="Bo"))).to_be_visible()
    expect(ana.over).to_be_visible()
    for size in at_each_size(bo.page):
        assert violations(bo.page) == too_small(bo.page) == [], size
    ana.button("page-again").click()
    for someone in people:
        expect(someone.page.locator(".standing")).to_be_visible()
        expect(someone.page.locator(".own")).to_be_visible()
    assert (cup_colours(ana), cup_colours(bo)) == hues
    expect(bo.page.get_by_role("heading", name=say("page-round", round=1))).to_be_visible()
    # The finished game is not lost.
    menu(bo, "page-replay-last").click()
    expect(bo.page).to_have_url(f"{slow_server.url}/r/{table[-6:]}/1")
    expect(bo.page.get_by_role("heading", name=say("page-replay-of", names="Ana, Bo"))).to_be_visible()
    bo.page.get_by_role("link", name=say("page-to-table")).click()
    expect(bo.page.locator(".standing")).to_be_visible()


def cup_colours(person: Person) -> list[str]:
    """The weave of each cup around the table, by names in order."""
    cups = person.page.locator(".seats .seat")
    expect(cups.first).to_be_visible()
    return sorted(
        f"{cup.locator('.name').inner_text()} {cup.locator('.cup path').nth(1).get_attribute('fill')}"
        for cup in cups.all()
    )


def test_result_screen_stays_until_its_viewer_continues(slow_server: Server, person: NewPerson) -> None:
    """The host starts the next game without Bo, for whom a bot plays until Bo joins it."""
    ana, bo = people = [person("Ana"), person("Bo", size=PHONE)]
    table = gather(slow_server, people, dice=1)
    cleo = person("Cleo")
    cleo.page.goto(table)
    play_out(people)
    cleo.see_the_verdict()
    expect(bo.button("page-again-change")).to_have_count(0)
    ana.button("page-again").click()
    ana.button("page-again-without", names="Bo").click()
    expect(ana.page.locator(".standing")).to_be_visible()
    for someone, about, on in (
        (bo, "page-next-began", "page-join-next"),
        (cleo, "page-next-watch", "page-to-table"),
    ):
        expect(someone.over).to_be_visible()
        expect(someone.page.get_by_text(say(about))).to_be_visible()
        expect(someone.page.get_by_role("list", name=say("page-order")).get_by_role("listitem")).to_have_count(2)
        assert violations(someone.page) == []
        someone.button(on).click()
        expect(someone.over).to_have_count(0)
    expect(ana.page.locator(".seats").get_by_text(say("page-stand-in"))).to_have_count(0)
    expect(bo.page.locator(".own")).to_be_visible()


def test_bot_plays_for_absent_person_in_a_rematch(fake: NewTable, person: NewPerson) -> None:
    ana, bo = person("Ana"), person("Bo", size=PHONE)
    table = fake(2, dice=1, hands=((2,), (3,)))
    table.comes(bo)
    table.bids((1, 2))
    table.doubts()
    bo.see_the_verdict()
    away = bo.page.get_by_text(say("page-again-away", names="Ana", count=1))
    table.loses("Ana", 17_000)
    expect(bo.page.locator(".seats").get_by_role("timer")).to_be_visible()
    expect(away).to_have_count(0)
    table.loses("Ana", 0)
    expect(away).to_be_visible()
    assert faults(bo.page) == []
    table.later(0)
    bo.button("page-again").click()
    expect(bo.page.locator(".seats").get_by_text(say("page-stand-in"))).to_be_visible()
    table.fills()
    table.returns("Ana")
    table.comes(ana)
    expect(bo.page.locator(".seats").get_by_text(say("page-stand-in"))).to_have_count(0)
    expect(ana.page.locator(".own")).to_be_visible()


def test_seats_and_rules_can_change_before_a_rematch(slow_server: Server, person: NewPerson) -> None:
    """Seats are left, taken and given to bots, the rules change, and a spectator sits down."""
    ana, bo = people = [person("Ana", size=PHONE), person("Bo")]
    table = gather(slow_server, people, dice=1, chairs=4)
    cleo = person("Cleo", size=PHONE)
    cleo.page.goto(table)
    expect(cleo.page.get_by_text(say("page-watching"))).to_be_visible()
    play_out(people)
    cleo.see_the_verdict()
    expect(cleo.page.get_by_text(say("page-again-waits"))).to_be_visible()
    for nobody in ("page-again", "page-again-change"):
        expect(cleo.button(nobody)).to_have_count(0)
    ana.button("page-again-change").click()
    for someone in (bo, cleo):
        expect(someone.page.get_by_text(say("page-next-gathers"))).to_be_visible()
        someone.button("page-to-table").click()

    expect(bo.page.get_by_text(say("page-start-waits", name="Ana"))).to_be_visible()
    chairs = ana.page.get_by_role("region", name=say("page-chairs")).get_by_role("listitem")
    expect(chairs).to_have_count(4)
    expect(chairs.nth(1)).to_contain_text("Bo")
    bo.button("page-menu").click()
    bo.button("page-leave").click()
    bo.button("page-leave-yes").click()
    expect(chairs.nth(1)).to_contain_text(say("page-free-chair"))
    cleo.page.get_by_label(say("page-your-name")).fill("Cleo")
    cleo.button("page-sit").click()
    expect(chairs.nth(1)).to_contain_text("Cleo")
    ana.seat_bot(3, "odds")
    expect(chairs.nth(2)).to_contain_text(say("page-bot", level=say("bot-odds")))
    ana.button("page-rules-change").click()
    ana.page.get_by_label(say("setting-dice")).select_option("2")
    expect(cleo.page.get_by_text(say("setting-dice-value", count=2))).to_be_visible()
    for size in at_each_size(ana.page):
        assert violations(ana.page) == too_small(ana.page) == [], size
    expect(menu(cleo, "page-replay-last")).to_be_visible()
    cleo.page.keyboard.press("Escape")

    ana.button("page-start").click()
    expect(ana.page.locator(".seats .seat")).to_have_count(2)
    for someone in (ana, cleo):
        expect(someone.page.locator(".own")).to_be_visible()
        expect(someone.hand).to_have_count(2)
    for size in at_each_size(cleo.page):
        assert scrolls(cleo.page) == {"x": 0, "y": 0}, size


def test_host_can_free_an_absent_players_reserved_chair(slow_server: Server, person: NewPerson) -> None:
    ana, bo = people = [person("Ana", size=PHONE), person("Bo")]
    table = gather(slow_server, people, dice=1)
    play_out(people)
    bo.do(do="leave", table=table[-6:])
    bo.page.goto(slow_server.url)
    ana.button("page-again-change").click()
    chairs = ana.page.get_by_role("region", name=say("page-chairs"))
    expect(chairs).to_contain_text(say("page-chair-kept"))
    # The returning player has the chair again.
    bo.page.goto(table)
    expect(chairs).not_to_contain_text(say("page-chair-kept"))
    expect(chairs).to_contain_text("Bo")
    bo.page.goto(slow_server.url)
    expect(chairs).to_contain_text(say("page-away"))
    ana.button("page-remove", name="Bo").click()
    dialog = ana.page.get_by_role("dialog", name=say("page-remove-title", name="Bo"))
    assert violations(ana.page) == too_small(ana.page) == []
    dialog.get_by_role("button", name=say("page-remove", name="Bo")).click()
    expect(chairs.get_by_text(say("page-free-chair")).first).to_be_visible()
    expect(chairs.get_by_text("Bo", exact=True)).to_have_count(0)
