"""The review of a replay: chances over the game, grades of moves, key moments, and summaries."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from perudo.analysis.review import Review, review
from perudo.records.record import Replay, replay
from tests.browser.fake import Fake, Files
from tests.browser.people import DESKTOP, PHONE, Person, say
from tests.browser.sight import in_each_theme, scrolls, too_small, violations
from tests.browser.test_replay import RECORDS, bring
from tests.samples import calza_missed

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
FILE = RECORDS / "ok-00003.perudo"


@cache
def game() -> tuple[Replay, Review]:
    played = replay(FILE)
    return played, review(played)


def opened(page: Page) -> Locator:
    """The review, once it is there."""
    page.get_by_role("button", name=say("review"), exact=True).click()
    found = page.locator(".review")
    expect(found.get_by_role("img", name=say("review-chart"))).to_be_visible()
    return found


@SIZES
def test_review_grades_moves_and_links_key_moments(size: tuple[int, int], files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", size=size)
    bring(ana.page, files, FILE)
    played, found = game()
    translate = say.for_edition(played.edition)
    shown = opened(ana.page)
    keys = shown.locator("ol").get_by_role("button")
    expect(keys).to_have_count(len(found.key_moments))
    for at, key in enumerate(found.key_moments):
        keys.nth(at).focus()
        ana.page.keyboard.press("Enter")
        expect(keys.nth(at)).to_have_attribute("aria-current", "step")
        expect(ana.page.locator(".telling")).to_be_in_viewport()
        number = played.steps[key.step][1].round_number - (played.steps[key.step][1].hands is None)
        expect(keys.nth(at)).to_contain_text(translate("page-round-begins", round=number))
        decision = next((each for each in found.decisions if each.step == key.step), None)
        if decision:
            judged = shown.locator(".judged")
            expect(judged).to_contain_text(played.players[decision.seat - 1])
            expect(judged).to_contain_text(translate(f"review-{decision.grade}"))
    # The winner's summary is first; others appear on request.
    account = found.summaries[(played.winner or 0) - 1]
    told = dict(zip(shown.locator("dt").all_inner_texts(), shown.locator("dd").all_inner_texts(), strict=True))
    assert told[say("review-accuracy")] == str(account.accuracy)
    assert told[say("review-bluffs")] == str(account.bluffs)
    assert told[say("review-own_errors")] == f"{account.own_errors:.0%}".replace("-", "\N{HYPHEN-MINUS}")
    other = found.summaries[0 if played.winner != 1 else 1]
    shown.locator(".seats").get_by_role("button", name=played.players[other.seat - 1]).click()
    expect(shown.locator("dd").first).to_have_text(str(other.accuracy))
    # The moves appear at the moment to which the review led.
    ana.page.get_by_role("button", name=say("page-history"), exact=True).click()
    expect(ana.page.locator(f'.moves [data-step="{found.key_moments[-1].step}"]')).to_have_attribute(
        "aria-current", "step"
    )


@SIZES
def test_review_is_legible_in_light_and_dark_themes(size: tuple[int, int], files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", size=size, color_scheme="light")
    bring(ana.page, files, FILE)
    opened(ana.page).locator("ol").get_by_role("button").first.click()
    for _ in in_each_theme(ana.page):
        assert [each[:300] for each in violations(ana.page)] == []
        # The line of rounds scrolls sideways, and hangs over by design.
        assert [each for each in too_small(ana.page) if 'aria-label="Round ' not in each] == []
        assert scrolls(ana.page)["x"] == 0


@SIZES
def test_review_includes_both_missed_and_called_calzas(
    size: tuple[int, int], files: Files, reader: NewPerson, tmp_path: Path
) -> None:
    ana, file = reader("Ana", size=size), tmp_path / "calza.perudo"
    file.write_text(calza_missed().text(), encoding="utf-8")
    found = review(calza_missed())
    bring(ana.page, files, file)
    shown = opened(ana.page)
    translate = say.for_edition("bga")
    missed = max((each for each in found.decisions if each.move is None), key=lambda each: each.loss)
    silent = translate("review-silent", name=calza_missed().players[missed.seat - 1])
    key = shown.locator("ol").get_by_role("button").filter(has_text=silent)
    key.click()
    expect(key).to_have_attribute("aria-current", "step")
    judged = shown.locator(".judged").filter(has_text=silent)
    expect(judged).to_contain_text(translate("calza"))
    expect(judged).to_contain_text(translate("review-exact", chance=f"{missed.chance_exact:.0%}"))
    expect(shown.locator(".judged")).to_have_count(2)
    expect(shown.locator("svg .mark.calza")).to_have_count(1)
    expect(shown.locator("svg .mark:not(.calza)")).to_have_count(len(found.key_moments))
    # Each mark lies within the chart.
    chart = shown.get_by_role("img", name=say("review-chart")).bounding_box()
    mark = shown.locator("svg .mark.calza").bounding_box()
    assert chart and mark and chart["x"] <= mark["x"] <= chart["x"] + chart["width"]


def test_unfinished_game_has_no_review(files: Files, reader: NewPerson) -> None:
    ana = reader("Ana")
    unfinished = next(file for file in sorted(RECORDS.glob("ok-*.perudo")) if replay(file).winner is None)
    bring(ana.page, files, unfinished)
    expect(ana.page.locator(".moves")).to_be_visible()
    expect(ana.page.get_by_role("button", name=say("review"), exact=True)).to_have_count(0)


@SIZES
def test_review_selects_the_players_own_seat_first(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(1, bots=2, dice=1), person("Ana", size=size)
    table.ends()
    assert table.game.winner != 1
    table.comes(ana)
    ana.over.get_by_role("link", name=say("page-replay-here")).click()
    shown = opened(ana.page)
    seats = shown.locator(".seats").get_by_role("button")
    expect(seats).to_have_count(3)
    expect(seats.and_(shown.locator("[aria-pressed=true]"))).to_contain_text("Ana")
    expect(shown.get_by_role("heading").last).to_contain_text("Ana")
