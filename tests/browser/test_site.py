"""The way from the page to the documents, and what they may do there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import serving
from tests.browser.people import PHONE, Person, Server, say
from tests.conftest import missing

SITE = Path(__file__).parent.parent.parent / "site"


@pytest.mark.parametrize("docs", ["made", "ours"])
def test_page_links_to_searchable_documentation(person: Callable[..., Person], tmp_path: Path, docs: str) -> None:
    """Whatever a policy forbids, the browser complains of, and that fails the test: see ``Person.complaints``."""
    folder = SITE
    if docs == "made":
        folder = tmp_path / "site"
        folder.mkdir()
        (folder / "index.html").write_text(
            '<link rel="icon" href="data:,"><h1>Documents</h1><script>document.title = "searched"</script>'
        )
    elif not (SITE / "index.html").exists():
        missing("the site", "make docs")
    with serving(tmp_path, 0.03, "--docs", str(folder)) as server:
        ana = person("Ana", size=PHONE, service_workers="allow")
        page = ana.page
        page.goto(server.url)
        page.get_by_role("link", name=say("page-docs")).click()
        expect(page).to_have_url(f"{server.url}/docs/index.html")
        if docs == "made":
            expect(page).to_have_title("searched")
            return
        page.locator("label[for=__search]").first.click()
        # The search reacts to keys alone once its index is loaded, so the test presses keys.
        page.get_by_role("textbox", name="Search").press_sequentially("palifico")
        page.locator(".md-search-result__link").first.click()
        expect(page).not_to_have_url(f"{server.url}/docs/index.html")
        expect(page.locator("article")).to_contain_text("palifico", ignore_case=True)
        page.close()  # Before the server stops: the page loads its search index in the background.


def test_documentation_link_is_hidden_when_unavailable(person: Callable[..., Person], server: Server) -> None:
    ana = person("Ana")
    ana.page.goto(server.url)
    expect(ana.page.get_by_role("button", name=say("page-play-now"))).to_be_enabled()
    expect(ana.page.get_by_role("link", name=say("page-docs"))).to_have_count(0)
