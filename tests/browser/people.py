"""A real server as a process of its own, and people at real browsers, as tests and screenshots need them."""

from __future__ import annotations

import contextlib
import json
import signal
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from perudo.core.rules import PRESETS
from perudo.locales.translator import DEFAULT_LANGUAGE, Translator, translator
from tests.conftest import free_port
from tests.server.shown import Shown

ROOT = Path(__file__).resolve().parents[2]
PERUDO = ROOT / ".venv" / "bin" / "perudo"
PHONE, DESKTOP = (360, 640), (1280, 800)

say = translator()


def states(page: Page) -> list[dict[str, Any]]:
    """Collect the table states that the server sends to this page from now on."""
    shown, heard = Shown(), list[dict[str, Any]]()

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["is"] == "table":
            assert shown.take(message), "a state was missed"
            heard.append(shown.state)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return heard


class Server:
    """`perudo serve` as a process of its own, on a port that it keeps when it is started again."""

    def __init__(self, data: Path, wait_factor: float, *options: str, command: Sequence[str] = (str(PERUDO),)) -> None:
        self.data, self.wait_factor, self.port, self.options, self.command = (
            data,
            wait_factor,
            free_port(),
            options,
            command,
        )
        self.start()

    def at_pace(self, wait_factor: float) -> None:
        """Starts it again where every table stood, with bots and open cups at another pace."""
        self.stop()
        self.wait_factor = wait_factor
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        options = [
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            "--wait-factor",
            str(self.wait_factor),
            *self.options,
        ]
        self.process = subprocess.Popen([*self.command, "serve", *options], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.url in self.process.stdout.readline()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(60)  # on a busy machine; by itself it takes a second
        assert self.process.stdout is not None
        self.process.stdout.close()


TIPS = json.dumps(["bid", "dudo", "lower-aces", "aces", "palifico", "expected"])
"""What somebody who knows the game has understood: see web/src/tips.svelte.ts."""


@dataclass
class Person:
    """A person at a browser in a language. Any error of the page fails the test: see ``complaints``."""

    page: Page
    name: str
    language: str = DEFAULT_LANGUAGE
    newcomer: bool = False
    """Whether the table still explains itself to them."""
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.newcomer:
            self.page.add_init_script(f"try {{ localStorage['perudo-tips'] ??= '{TIPS}' }} catch {{}}")
        if self.language != DEFAULT_LANGUAGE:
            self.page.add_init_script(f"localStorage.setItem('perudo-language', '{self.language}')")

    @property
    def say(self) -> Translator:
        """The words of this person's page."""
        return translator(self.language)

    def hears(self, message: str, say: Translator | None = None, **values: str | int) -> str:
        """How a message that names players is worded for this person: in the second person where they are named."""
        roles = [role for role in values if role in ("name", "other", "bidder")]
        mine = next((role for role in roles if values[role] == self.name), None)
        if mine is not None:
            del values[mine]
            message += "-you" if mine == roles[0] else f"-{mine}-you"
        return (say or self.say)(message, **values)

    def button(self, message: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **arguments), exact=True)

    def label(self, message: str, **arguments: str | int) -> Locator:
        return self.page.get_by_label(self.say(message, **arguments), exact=True)

    # --- The front page

    @property
    def rules(self) -> Locator:
        """What is said of the rules to play by; a tap lays out all that there are."""
        return self.page.locator(".choice .folded")

    def choose_rules(self, name: str) -> None:
        """Chooses a preset or an edition."""
        self.rules.click()
        kind = "preset" if name in PRESETS else "edition"
        self.page.get_by_role("dialog").get_by_role("button", name=self.say(f"{kind}-{name}")).click()
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def open_house_rules(self) -> Locator:
        """The dialog in which they are set before there is a table."""
        self.rules.click()
        self.button("page-house-rules").click()
        return self.page.get_by_role("dialog", name=self.say("page-house-rules"))

    # --- At the table

    def seat_bot(self, chair: int, level: str) -> None:
        """Puts a bot on a free chair."""
        self.button("page-seat-bot", chair=chair).click()
        self.page.get_by_role("dialog").get_by_role("button", name=self.say(f"bot-{level}-about")).click()

    @property
    def bid_button(self) -> Locator:
        return self.page.locator(".bid-button")

    def settle(self) -> None:
        """Waits for the pad, and until it takes a word: one that has just opened takes none."""
        expect(self.bid_button).to_be_enabled()

    def doubt(self) -> None:
        """Says dudo, as soon as it may."""
        self.settle()
        self.page.keyboard.type("dd")

    @property
    def told(self) -> Locator:
        """The announcements for screen readers."""
        return self.page.get_by_role("log", name=self.say("page-told"))

    def see_the_verdict(self) -> None:
        """Skips the count of the dice, unless it ends by itself meanwhile."""
        verdict = self.page.locator(".verdict h2, section.over h2")
        skip = self.button("page-skip")
        expect(skip.or_(verdict).first).to_be_visible()
        with contextlib.suppress(PlaywrightError):
            if skip.is_visible():
                skip.click(timeout=1000)
        expect(verdict).to_be_visible()

    @property
    def face_keys(self) -> Locator:
        return self.page.locator(".pad .faces").get_by_role("button")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("page-your-dice")).get_by_role("listitem")

    @property
    def own_dice(self) -> list[str]:
        """The dice that are seen at this moment."""
        return self.hand.all_text_contents()

    def do(self, **command: object) -> str:
        """Send a command from this browser, outside of the page. Return the table's code."""
        script = """(command) => new Promise((resolve, reject) => {
          const socket = new WebSocket(`ws://${location.host}/socket`);
          const id = crypto.randomUUID();
          socket.onopen = () => socket.send(JSON.stringify({ ...command, id }));
          socket.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            // What can't be read is refused without its id.
            if (message.is === "refused") reject(new Error(data));
            else if (message.is !== "done" || message.id !== id) return;
            else resolve(message.table);
            socket.close();
          };
        })"""
        return str(self.page.evaluate(script, command))

    def open_table(self, server: Server, bots: int | Sequence[str], *, start: bool = True, **options: Any) -> str:
        """Open a table with bots, given by number or levels, go there, and return its address. ``customs``: table
        settings.
        """
        edition, table_settings = options.pop("edition", "bga"), options.pop("table_settings", {})
        levels = ["odds"] * bots if isinstance(bots, int) else list(bots)
        seats = len(levels) + 1 if start else max(len(levels) + 1, options.pop("chairs", 4))
        self.page.goto(server.url)
        code = self.do(
            do="open",
            name=self.name,
            edition=edition,
            options=options,
            chairs=seats,
            table_settings=table_settings,
            bots=levels,
            start=start,
        )
        address = f"{server.url}/t/{code}"
        self.page.goto(address)
        return address

    @property
    def over(self) -> Locator:
        """How the game ended."""
        return self.page.locator("section.over")

    def open_settings(self) -> None:
        """Opens the settings of this browser at a table."""
        self.button("page-menu").click()
        self.button("page-settings").click()

    def open_fine_print(self) -> None:
        """Shows every rule below the pictures of how to play."""
        self.page.get_by_role("dialog").locator(".fine > summary").click()

    def open_more(self) -> None:
        """Shows what is folded away at the end of a game."""
        self.over.locator("summary", has_text=self.say("page-menu")).click()

    @property
    def offer(self) -> Locator:
        """Something to do now, or the end of the game."""
        over, skip, ready = self.over, self.button("page-skip"), self.button("page-next-round")
        return over.or_(self.bid_button).or_(skip).or_(ready).first

    def answer(self) -> None:
        """Does what the page offers, by keys; doubts every bid.

        The table may go on by itself between a look and a key, so a key may find nothing to do.
        """
        # Both at once: asked one after the other, the pad may fold in between.
        if self.bid_button.is_visible() and self.page.locator("button.dudo[aria-disabled=false]").is_visible():
            self.page.keyboard.type("dd")
        else:
            self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(50)

    def play_on(self) -> bool:
        """Waits for the next thing that the page offers, and does it; False once the game is over."""
        expect(self.offer).to_be_visible()
        if self.over.is_visible():
            return False
        self.answer()
        return True

    def play_to_the_end(self) -> None:
        while self.play_on():
            pass


def gather(server: Server, people: list[Person], bots: int = 0, **options: Any) -> str:
    """Seats people at a table of the first one's, by its link, and starts. Returns the address."""
    host, *guests = people
    link = host.open_table(server, bots=bots, start=False, **options)
    for guest in guests:
        guest.page.goto(link)
        guest.label("page-your-name").fill(guest.name)
        guest.button("page-sit").click()
        expect(host.page.get_by_text(guest.name, exact=True)).to_be_visible()
    host.button("page-start").click()
    for someone in people:
        expect(someone.page.locator(".stage")).to_be_visible()
    return link


def seat_of(who: Person | str, at: Person) -> Locator:
    """Someone's seat on another one's screen."""
    name = who if isinstance(who, str) else who.name
    return at.page.locator(".seats .seat").filter(has=at.page.get_by_text(name, exact=True))


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Waits for what no locator can say."""
    for _ in range(200):
        if holds():
            return
        page.wait_for_timeout(50)
    pytest.fail("it did not come to that")


def in_turn(people: list[Person]) -> list[Person]:
    """The people in the order of their turns, from the one who is to act, once the page has said so."""
    for _ in range(200):
        for at, someone in enumerate(people):
            if someone.bid_button.is_visible():
                return people[at:] + people[:at]
        people[0].page.wait_for_timeout(50)
    pytest.fail("nobody is to act")
