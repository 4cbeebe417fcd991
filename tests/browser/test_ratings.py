"""Rated tables: two people with registered names play for their ratings, and see them on their pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import serving
from tests.browser.network import Network, network
from tests.browser.people import DESKTOP, PHONE, Person, Server, say, until
from tests.browser.sight import faults, in_each_theme
from tests.browser.test_people import register_name

NewPerson = Callable[..., Person]


@pytest.fixture(scope="module")
def proxied(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that learns people's addresses from a proxy: see ``at``."""
    with serving(tmp_path_factory.mktemp("proxied"), 0.03, "--proxy", "127.0.0.1") as server:
        yield server


@pytest.fixture
def at(proxied: Server) -> Iterator[Callable[[str], Network]]:
    """Returns the way to the server for a person with some address."""
    with ExitStack() as stack:
        yield lambda address: stack.enter_context(network(proxied, address))


def test_rated_game_changes_both_players_ratings(at: Callable[[str], Network], person: NewPerson) -> None:
    ana, bo = person("Ana Rated", size=DESKTOP), person("Bo Rated", size=PHONE)
    homes = [at("203.0.113.1"), at("198.51.100.2")]
    for someone, home in zip((ana, bo), homes, strict=True):
        register_name(someone, home, someone.name)

    ana.button("me-open-rated").click()
    ana.seat_bot(4, "odds")
    expect(ana.page.get_by_text(say("unrated-alone"))).to_be_visible()
    ana.button("page-remove", name="Wayra").click()
    expect(ana.page.get_by_text(say("rated-about"))).to_be_visible()
    bo.page.goto(ana.page.url.replace(homes[0].url, homes[1].url))
    bo.label("page-your-name").fill("Somebody")
    bo.button("page-sit").click()
    expect(bo.page.get_by_role("link", name=say("page-me"), exact=True)).to_be_visible()
    bo.complaints.clear()
    bo.label("page-your-name").fill(bo.name)
    bo.button("page-sit").click()
    for _ in in_each_theme(bo.page):
        assert faults(bo.page, down=True) == []

    ana.button("page-start").click()
    expect(ana.page.locator(".stage")).to_be_visible()  # The page of the gathering has a menu, too.
    ana.button("page-menu").click()
    ana.button("page-leave").click()
    expect(ana.page.get_by_text(say("page-leave-rated"))).to_be_visible()
    ana.button("page-stay").click()
    ana.page.reload()  # Otherwise the keys below would go to the menu's button, which has the focus again.

    def play_on() -> bool:
        for someone in (ana, bo):
            if someone.offer.is_visible() and not someone.over.is_visible():
                someone.answer()
        return all(someone.over.is_visible() for someone in (ana, bo))

    until(ana.page, play_on)
    changes = [
        someone.over.get_by_text(say("rated-change", rating=0, change="").split(":")[0]) for someone in (ana, bo)
    ]
    for change in changes:
        expect(change).to_be_visible()
    assert {"+" in change.inner_text() for change in changes} == {True, False}

    ana.page.goto(f"{homes[0].url}/me")
    public = ana.page.get_by_role("link", name=say("me-public-page")).get_attribute("href")
    bo.page.goto(f"{homes[1].url}{public}")
    expect(bo.page.get_by_text(say("me-hidden"))).to_be_visible()
    choice = ana.page.get_by_role("combobox", name=say("me-visibility"))
    with ana.page.expect_response("**/api/me/visibility"):
        choice.select_option(label=say("me-visible-everybody"))
    bo.page.reload()
    expect(bo.page.get_by_role("heading", name=say("me-rating-2"))).to_be_visible()
    for _ in in_each_theme(bo.page):
        assert faults(bo.page, down=True) == []
    bo.page.goto(f"{homes[1].url}/me")
    expect(bo.page.get_by_role("heading", name=say("me-rating-2"))).to_be_visible()
    expect(bo.page.get_by_text(say("me-rated-games", count=1))).to_be_visible()
    for _ in in_each_theme(bo.page):
        assert faults(bo.page, down=True) == []


def test_games_between_people_at_one_address_are_unrated(at: Callable[[str], Network], person: NewPerson) -> None:
    cleo, dan, home = person("Cleo Rated"), person("Dan Rated"), at("203.0.113.77")
    for someone in (cleo, dan):
        register_name(someone, home, someone.name)
    cleo.button("me-open-rated").click()
    cleo.page.wait_for_url("**/t/*")
    dan.page.goto(cleo.page.url)
    dan.button("page-sit").click()
    for someone in (cleo, dan):
        expect(someone.page.get_by_text(say("unrated-address"))).to_be_visible()


@pytest.mark.parametrize(("path", "told"), [("person", "error-person-gone"), ("club", "error-club-unknown")])
def test_unknown_address_shows_an_error(proxied: Server, person: NewPerson, path: str, told: str) -> None:
    """Trying again would be useless."""
    eva = person("Eva")
    eva.page.goto(f"{proxied.url}/{path}/ABCDEFGHJKMN")
    expect(eva.page.get_by_text(say(told))).to_be_visible()
    expect(eva.page.get_by_role("link", name=say("page-to-front"))).to_be_visible()
    expect(eva.button("page-try-again")).to_have_count(0)
    eva.complaints.clear()
