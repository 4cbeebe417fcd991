"""A whole game by keys and ears alone, the list of shortcuts, and what may be asked at any time."""

from __future__ import annotations

import contextlib
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, expect

from tests.browser.conftest import serving
from tests.browser.fake import Fake
from tests.browser.people import DESKTOP, PHONE, Person, Server, say, until
from tests.browser.sight import scrolls, too_small, violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]


@dataclass(frozen=True)
class Node:
    """A node of the accessibility tree, as a screen reader is given it."""

    role: str
    name: str
    value: str
    states: dict[str, Any] = field(repr=False)
    within: tuple[Node, ...] = field(repr=False)

    @classmethod
    def told(cls, each: dict[str, Any], within: tuple[Node, ...] = ()) -> Node:
        """Return a node of the accessibility tree."""
        text = {part: str(each.get(part, {}).get("value", "")) for part in ("role", "name", "value")}
        states = {state["name"]: state["value"].get("value") for state in each.get("properties", ())}
        return cls(**text, states=states, within=within)


class Ears:
    """A player with a keyboard and a screen reader, who knows only the accessibility tree."""

    def __init__(self, person: Person) -> None:
        self.page, self.keys = person.page, person.page.keyboard
        self.devtools = self.page.context.new_cdp_session(self.page)
        self.log: list[str] = []

    def nodes(self) -> list[Node]:
        """What is there now, in order."""
        tree = {each["nodeId"]: each for each in self.devtools.send("Accessibility.getFullAXTree")["nodes"]}

        def walk(each: dict[str, Any], within: tuple[Node, ...]) -> Iterator[Node]:
            if not each["ignored"]:
                node = Node.told(each, within)
                within = (*within, node)
                yield node
            for child in each.get("childIds", ()):
                if child in tree:
                    yield from walk(tree[child], within)

        return [node for each in tree.values() if "parentId" not in each for node in walk(each, ())]

    def find(self, role: str, name: str) -> Node | None:
        return next((each for each in self.nodes() if each.role == role and name in each.name), None)

    def wait_for(self, role: str, name: str, there: bool = True) -> None:
        until(self.page, lambda: (self.find(role, name) is not None) == there)

    @property
    def focus(self) -> Node:
        """Return the focused node. The focus is never lost for longer than a screen change, is always visible, and is
        only on interactive elements.
        """
        for _ in range(100):
            focused = [each for each in self._active() if each.states.get("focused") and each.role != "RootWebArea"]
            if focused:
                break
            self.page.wait_for_timeout(20)
        else:
            active = self.page.evaluate("[document.hasFocus(), document.activeElement?.outerHTML.slice(0, 300)]")
            pytest.fail(f"the focus is lost: {active}, {[(each.role, each.states) for each in self._active()]}")
        assert self.page.evaluate(
            """() => {
              const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement);
              const { width, height } = document.activeElement.getBoundingClientRect();
              const drawn = outlineStyle !== "none" && !/, 0\\)$/.test(outlineColor);
              // A title or a part of the page that the focus was led to does nothing: no ring boxes it.
              if (document.activeElement.tabIndex < 0) return !drawn;
              return drawn && parseFloat(outlineWidth) >= 2 && Math.min(width, height) > 10;
            }"""
        ), f"the focus on {focused[-1].role} {focused[-1].name!r} is not seen, or boxes what does nothing"
        return focused[-1]

    def _active(self) -> list[Node]:
        """The active element, where it is in the tree; all of which would take a hundred times as long."""
        active = self.devtools.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        about = {"objectId": active.get("objectId"), "fetchRelatives": False}
        with contextlib.suppress(PlaywrightError):  # it is gone meanwhile
            told = self.devtools.send("Accessibility.getPartialAXTree", about)["nodes"]
            return [Node.told(each) for each in told if not each["ignored"]]
        return []

    def tab_to(self, role: str, name: str, *, exact: bool = False) -> None:
        """Goes on with the tabulator until something has the focus. ``exact``: its whole name is ``name``."""
        passed = []
        for _ in range(60):
            self.keys.press("Tab")
            passed.append(self.focus)
            found = name == passed[-1].name if exact else name in passed[-1].name
            if passed[-1].role == role and found:
                return
        pytest.fail(f"no way to {role} {name!r}, only to {[(each.role, each.name) for each in passed]}")

    def texts(self, role: str, name: str) -> list[str]:
        """The texts that lie in something."""
        return [
            each.name
            for each in self.nodes()
            if each.role == "StaticText" and any(place.role == role and name in place.name for place in each.within)
        ]

    def hear(self) -> list[str]:
        """Return the announcements so far. None may be repeated, withdrawn or late."""
        log = self.texts("log", say("page-told"))
        assert log[: len(self.log)] == self.log
        self.log = log
        return log

    def ask(self, key: str) -> str:
        """What is answered to a key."""
        self.keys.press(key)
        return "".join(self.texts("status", "")).strip()


@pytest.fixture(scope="module")
def quick_server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which bots think for a moment that a person can hear."""
    with serving(tmp_path_factory.mktemp("quick-server"), wait_factor=0.2) as server:
        yield server


def open_a_table(ears: Ears, server: Server) -> None:
    """From the front page to a table with two bots and one die each."""
    ears.page.goto(server.url)
    ears.wait_for("button", say("page-play-now"))
    ears.tab_to("textbox", say("page-your-name"))
    ears.keys.type("Ana")
    ears.tab_to("button", say("page-with-friends"))
    ears.keys.press("Enter")
    ears.wait_for("heading", say("page-table-of", name="Ana"))
    assert ears.focus.name == say("page-table-of", name="Ana")
    for chair in (2, 3):
        choice = say("page-seat-bot", chair=chair)
        ears.tab_to("button", choice)
        ears.keys.press("Enter")
        ears.wait_for("dialog", choice)
        ears.tab_to("button", f"{say('bot-odds')} {say('bot-odds-about')}")
        ears.keys.press("Enter")
        ears.wait_for("button", choice, there=False)
        assert ears.focus.name == say("page-chairs")
    ears.tab_to("button", say("page-rules-change"))
    ears.keys.press("Enter")
    ears.wait_for("combobox", say("setting-dice"))  # the form is loaded when it is wanted
    ears.tab_to("combobox", say("setting-dice"))
    ears.keys.press("Home")
    ears.tab_to("checkbox", say("setting-lost_dice_visible"))
    ears.keys.press("Space")
    wanted = {say("setting-dice-value", count=1), say("setting-lost_dice_visible-true")}
    until(ears.page, lambda: wanted < set(ears.texts("main", "")))
    ears.tab_to("button", say("page-start"))
    ears.keys.press("Enter")


def play(ears: Ears) -> None:
    """To the end of the game: doubts whatever may be doubted, and bids the lowest where nothing has been bid."""
    wins = say("story-wins", name="").strip()
    ends = wins, say("story-wins-you")
    while not any(end in line for line in ears.hear() for end in ends):
        assert ears.focus.role
        if say("page-ask-dudo") in ears.ask("w"):
            ears.keys.type("dd")
        else:
            ears.keys.press("Enter")


def replay(ears: Ears) -> list[str]:
    """Step through the game. Return the announcement of each step."""
    ears.tab_to("link", say("page-replay-here"))
    ears.keys.press("Enter")
    ears.wait_for("region", say("page-replay"))
    assert ears.focus.role == "heading"
    told: list[str] = []
    while ears.texts("region", say("page-replay"))[:1] != told[-1:]:
        told += ears.texts("region", say("page-replay"))[:1]
        ears.keys.press("ArrowRight")
    return told


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_whole_game_works_with_keyboard_and_screen_reader(
    size: tuple[int, int], quick_server: Server, person: NewPerson
) -> None:
    ears = Ears(person("", size=size))
    # Rules without opening rolls, which a replay does not announce.
    rules = '{"edition": "bga", "options": {}}'
    ears.page.add_init_script(f"localStorage.setItem('perudo-rules', '{rules}')")
    open_a_table(ears, quick_server)
    ears.wait_for("log", say("page-told"))
    assert ears.focus.role == "heading"
    play(ears)
    ears.wait_for("region", say("page-over"))
    # On a busy machine the first deal may come before the page's contribution, which the log then states.
    only_live = say("page-your-turn"), say("page-withheld-you")
    told = [of_ana(line) for line in ears.hear() if line not in only_live and not line.endswith(SITS)]
    # The replay announces the same, with the chance of each bid and the dice.
    chance = say("page-own-chance", chance="?").split("?")[0]
    steps = [line.split(UNDER_CUPS)[0].split(f" {chance}")[0] for line in replay(ears)]
    assert " ".join(told) == " ".join(steps)
    ears.keys.press("Home")
    assert ears.texts("region", say("page-replay"))[0] == told[0]


def of_ana(line: str) -> str:
    """Convert an announcement to Ana into the replay's, which is addressed to nobody."""
    for message in ("bid-stands", "bid-falls", "loses", "gains", "out", "opens", "wins", "becomes-palifico"):
        line = line.replace(say(f"story-{message}-you"), say(f"story-{message}", name="Ana", bidder="Ana"))
    # Ana's move follows her name.
    return re.sub(f"^{say('page-you')}: ", "Ana: ", line)


SITS = say("page-sat-down", name=""), say("page-sat-down-you")
UNDER_CUPS = " " + say("page-truth", count=1, quantity=1, face=2).partition(":")[0]


def status(someone: Person) -> Locator:
    """The area for answers."""
    return someone.page.get_by_role("region", name=say("page-ask")).get_by_role("status")


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (DESKTOP, "light")], ids=["phone", "desktop"])
def test_shortcuts_are_listed_and_can_be_disabled(
    size: tuple[int, int], theme: str, fake: NewTable, person: NewPerson
) -> None:
    ana = person("Ana", size=size, color_scheme=theme, reduced_motion="reduce")
    fake(2).comes(ana)
    ears = Ears(ana)
    listed = ana.page.get_by_role("dialog", name=say("page-keyboard"))
    ears.tab_to("button", say("page-menu"), exact=True)  # The pad has another button whose name begins with "More".
    ears.keys.press("Enter")
    ears.tab_to("button", say("page-settings"))
    ears.keys.press("Enter")
    ears.tab_to("button", say("page-keyboard"))
    ears.keys.press("Enter")
    expect(listed.get_by_text(say("page-key-dudo"))).to_be_visible()
    assert violations(ana.page) == []
    assert too_small(ana.page) == []
    assert scrolls(ana.page)["x"] == 0
    ears.keys.press("Escape")
    expect(listed).to_have_count(0)
    # The accessibility tree follows the page a little later.
    until(ana.page, lambda: ears.focus.name == say("page-keyboard"))
    ears.keys.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    until(ana.page, lambda: ears.focus.name == say("page-menu"))

    ears.keys.press("?")
    ears.tab_to("switch", say("page-keys-characters"))
    ears.keys.press("Space")
    expect(listed.get_by_text(say("page-key-dudo"))).to_have_count(0)
    ears.keys.press("Shift+Tab")
    assert ears.focus.name == say("page-close")
    ears.keys.press("Enter")
    expect(listed).to_have_count(0)
    assert ears.focus.name == say("page-menu")
    ana.page.reload()
    expect(ana.page.locator(".stage")).to_be_visible()
    ears.keys.type("o?")
    ears.tab_to("button", say("page-your-dice"))
    expect(status(ana)).to_have_text("")
    expect(listed).to_have_count(0)
    assert too_small(ana.page) == []
    assert violations(ana.page) == []
    ears.keys.press("Enter")
    expect(status(ana)).not_to_have_text("")


def test_pressing_a_query_shortcut_again_repeats_its_announcement(fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(1, bots=2, lost_dice_visible=True), person("Ana")
    table.comes(ana)
    ana.page.get_by_role("button", name=say("page-hide-dice")).wait_for()
    said = say.for_edition("bga")
    faces = {said("face", face=face): face for face in range(1, 7)}
    counted = sorted(Counter(faces[die] for die in ana.own_dice).items())
    told = say("play-your-dice", dice=", ".join(said("bid", quantity=count, face=face) for face, count in counted))
    ana.page.keyboard.press("o")
    expect(status(ana)).to_have_text(told)
    first = status(ana).text_content()
    ana.page.keyboard.press("o")
    expect(status(ana)).to_have_text(told)
    assert status(ana).text_content() != first, "a live region whose text stays the same is silent"
    ana.page.keyboard.press("n")
    for name in ("Ana", *ana.page.locator(".seats .name").all_text_contents()):
        expect(status(ana)).to_contain_text(say("labelled", what=name, text=5))
    ana.page.keyboard.press("b")
    expect(status(ana)).to_contain_text(ana.page.locator(".standing .opens").inner_text())

    eva = person("Eva")
    table.comes(eva)
    expect(eva.page.get_by_text(say("page-watching"))).to_be_visible()
    eva.page.keyboard.press("o")
    expect(status(eva)).to_have_text(say("page-ask-no-cup"))


def test_focus_ring_is_hidden_after_clicks(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana")
    fake(2).comes(ana)
    ana.settle()
    ana.bid_button.click()
    expect(ana.bid_button).to_have_count(0)
    focus = ana.page.locator(":focus")
    expect(focus).to_have_attribute("aria-label", say("page-what-now"))
    assert not focus.evaluate("(focus) => focus.matches(':focus-visible')")
