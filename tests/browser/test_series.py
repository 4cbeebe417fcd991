"""The score of an evening: on phones, on the screen in the room, and its winner in the end."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.fake import Fake
from tests.browser.people import PHONE, Person, say
from tests.browser.sight import cut, faults, scrolls, violations

NewTable = Callable[..., Fake]
NewPerson = Callable[..., Person]

BIG = (1920, 1080)


def score(person: Person) -> Locator:
    return person.page.get_by_role("table", name=say("page-series"))


def wins(person: Person) -> dict[str, int]:
    """The wins in the table, by name."""
    rows = score(person).locator("tbody tr")
    cells = rows.evaluate_all("(rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent.trim()))")
    return {name: int(won) for name, won, *_ in cells}


def test_series_score_and_champion_are_shown_everywhere(fake: NewTable, person: NewPerson) -> None:
    ana, bo, wall = person("Ana", size=PHONE), person("Bo"), person("Wall", size=BIG)
    table = fake(3, dice=1)
    for someone in (ana, bo):
        table.comes(someone)
    table.comes(wall, path="/screen")
    for game in (1, 2, 3):
        table.ends()
        for someone in (ana, bo):
            someone.see_the_verdict()
        expect(score(ana)).to_have_count(1 if game > 1 else 0)
        if game == 3:
            break
        table.does("Ana", "rematch", start=True)
        for someone in (ana, bo):
            someone.button("page-join-next").click()
        table.fills()
    expected = {each.name: each.wins for each in table.table.series.scores.values()}
    assert sum(expected.values()) == 3
    assert wins(bo) == {say("page-you") if name == "Bo" else name: won for name, won in expected.items()}
    line = wall.page.get_by_label(say("page-series"), exact=True)
    expect(line).to_contain_text("Cleo")
    assert faults(ana.page, down=True) == []

    expect(bo.button("page-series-end")).to_have_count(0)
    ana.button("page-series-end").click()
    ana.page.get_by_role("dialog").get_by_role("button", name=say("page-series-end"), exact=True).click()
    best = next(standing for standing in table.table.series.standings() if standing.place == 1)
    told = say("page-champion", names=best.score.name, count=1)
    for someone in (ana, bo, wall):
        own = say("page-champion-own") if someone.name == best.score.name else told
        expect(someone.page.get_by_role("heading", name=own)).to_be_visible()
    assert scrolls(wall.page) == {"x": 0, "y": 0}
    assert cut(wall.page) + violations(wall.page) == []
    assert violations(ana.page) == []
    # The next game starts another evening.
    table.does("Ana", "rematch", start=True)
    ana.button("page-join-next").click()
    ana.button("page-menu").click()
    expect(ana.button("page-leave")).to_be_visible()
    expect(ana.button("page-series")).to_have_count(0)


def test_score_can_be_opened_during_a_game(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    table = fake(2, dice=1)
    table.ends()
    table.does("Ana", "rematch", start=True)
    table.fills()
    table.comes(ana)
    ana.button("page-menu").click()
    ana.button("page-series").click()
    expect(ana.page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    assert sum(wins(ana).values()) == 1
    assert faults(ana.page, down=True) == []
