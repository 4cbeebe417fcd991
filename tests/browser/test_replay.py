"""Replays: every step of a game with all cups open, one link and one picture to share, records that are brought."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from perudo.core.errors import PerudoError
from perudo.locales.translator import translator
from perudo.protocol import wire
from perudo.records.record import Record, Replay, replay
from perudo.table.replays import replay_message
from perudo.terminal.narrator import error_line
from tests.browser.fake import Fake, Files
from tests.browser.people import DESKTOP, PHONE, ROOT, Person, Server, say
from tests.browser.sight import THEMES, in_each_theme, put_on, scrolls, too_small, violations
from tests.samples import ROUNDS

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

RECORDS = ROOT / "tests" / "records"
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def bring(page: Page, files: Files, record: Path) -> None:
    """Chooses a record on the empty replay page."""
    page.goto(f"{files.url}/r")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=say("page-replay-choose")).click()
    chooser.value.set_files(record)


def hands(page: Page) -> dict[str, list[str]]:
    """The dice that each player is seen to have."""
    found: dict[str, list[str]] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".seats .seat")].map((seat) => [
          seat.querySelector(".name").textContent.trim(),
          [...seat.querySelectorAll(".hand .die")].map((die) => die.getAttribute("aria-label")),
        ]))"""
    )
    return found


def laid_open(game: Replay, step: int) -> dict[str, list[str]]:
    """The same, as the record has it."""
    _, at = game.steps[step]
    assert at.hands or at.previous
    dealt = at.hands or (at.previous.hands if at.previous else ())
    return {
        name: [say.for_edition(game.edition)("face", face=face) for face in sorted(hand)]
        for name, hand in zip(game.players, dealt, strict=True)
    }


def ended(fake: NewTable, person: Person, *arguments: Any, **options: Any) -> str:
    """A game that has come to its end, and the address of its replay for this person."""
    table = fake(*arguments, **options)
    table.connects(person)
    table.ends()
    return f"{table.files.url}/r/{table.table.code}/1"


def moves(page: Page) -> Locator:
    return page.locator(".moves").get_by_role("button")


def rounds(page: Page) -> Locator:
    return page.get_by_role("list", name=say("page-rounds"), exact=True).get_by_role("button")


def test_finished_game_can_be_replayed_by_link(server: Server, person: NewPerson, tmp_path: Path) -> None:
    ana = person("Ana", size=PHONE)
    table = ana.open_table(server, bots=2, dice=2)
    ana.play_to_the_end()
    ana.page.get_by_role("link", name=say("page-replay-here")).click()
    expect(ana.page.locator(".replay")).to_be_visible()
    assert ana.page.url == f"{table.replace('/t/', '/r/')}/1"
    ana.button("page-share").click()
    link = ana.page.get_by_label(say("page-share-link")).input_value()
    assert link == ana.page.url
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name=say("page-download")).click()
    record = tmp_path / "game.perudo"
    download.value.save_as(record)
    game = replay(record)
    ana.page.keyboard.press("Escape")

    stranger = person("Bo")
    stranger.page.goto(link)
    expect(rounds(stranger.page)).to_have_count(len(game.rounds))
    for step in range(len(game.steps)):
        expect(moves(stranger.page).and_(stranger.page.locator("[aria-current]"))).to_have_attribute(
            "data-step", str(step)
        )
        for width, height in (PHONE, DESKTOP):
            stranger.page.set_viewport_size({"width": width, "height": height})
            assert hands(stranger.page) == laid_open(game, step)
        stranger.page.keyboard.press("ArrowRight")
    expect(stranger.page.locator(".telling")).to_contain_text(
        say("story-wins", name=game.players[(game.winner or 0) - 1])
    )
    # Ana still sits at her table, and goes back to it.
    ana.page.get_by_role("link", name=say("page-to-table")).click()
    expect(ana.button("page-again")).to_be_visible()
    assert ana.page.url == table


@SIZES
def test_replay_can_be_stepped_and_played(size: tuple[int, int], files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", size=size)
    file = RECORDS / "ok-00002.perudo"
    game = replay(file)
    bring(ana.page, files, file)
    current = moves(ana.page).and_(ana.page.locator("[aria-current]"))
    last = len(game.steps) - 1

    def at(step: int) -> None:
        expect(current).to_have_attribute("data-step", str(step))
        expect(current).to_be_in_viewport()

    at(0)
    for key, step in [("End", last), ("ArrowRight", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowLeft", 0)]:
        ana.page.keyboard.press(key)
        at(step)
    for button, step in [("page-on", 1), ("page-last", last), ("page-back", last - 1), ("page-first", 0)]:
        ana.button(button).click()
        at(step)
    ana.page.locator(".stage").click(position={"x": size[0] / 4, "y": 60})
    at(1)
    second = rounds(ana.page).nth(1)
    second.click()
    expect(second).to_have_attribute("aria-current", "step")
    assert current.get_attribute("data-step") == str(len(game.rounds[0].bids) + 2)
    moves(ana.page).nth(2).click()
    at(2)
    ana.page.evaluate("document.activeElement.blur()")  # a space on a button presses that button
    ana.page.keyboard.press("Home")
    ana.page.keyboard.press("Space")
    expect(ana.button("page-stop")).to_be_visible()
    expect(current).to_have_attribute("data-step", "2")
    ana.page.keyboard.press("Space")
    expect(ana.button("page-play")).to_be_visible()
    ana.page.wait_for_timeout(1800)
    at(2)


def test_replay_narrates_each_round_and_counts_the_dice(files: Files, reader: NewPerson) -> None:
    ana = reader("Ana")
    file = RECORDS / "ok-00003.perudo"
    game = replay(file)
    bring(ana.page, files, file)
    expect(rounds(ana.page)).to_have_count(len(game.rounds))
    for round_button, outcome in zip(rounds(ana.page).all(), game.rounds, strict=True):
        round_button.click()
        name = game.players[(*outcome.lost, outcome.caller)[0] - 1]
        expect(round_button).to_have_accessible_name(re.compile(re.escape(name)))
        for _ in outcome.bids:
            ana.page.keyboard.press("ArrowRight")
        # The last bid, and what really lies under the cups; then its call.
        bid = outcome.bid
        count = say.for_edition(game.edition)("page-truth", count=outcome.count, quantity=outcome.count, face=bid.face)
        expect(ana.page.locator(".telling")).to_contain_text(count)
        row = say("page-tally", count=outcome.count, quantity=bid.quantity)
        expect(ana.page.get_by_role("img", name=row)).to_be_visible()
        expect(ana.page.locator(".seats .lit")).to_have_count(outcome.count)
        ana.page.keyboard.press("ArrowRight")
        told = ana.page.locator(".telling")
        expect(told).to_contain_text(
            say.for_edition(game.edition)("page-counted", count=outcome.count, quantity=outcome.count, face=bid.face)
        )
        if outcome.lost:
            expect(told).to_contain_text(say("story-loses", name=name))


@SIZES
def test_replay_jumps_to_decisive_moment_with_one_tap(
    size: tuple[int, int], fake: NewTable, person: NewPerson, tmp_path: Path
) -> None:
    ana = person("Ana", size=size)
    ana.page.goto(ended(fake, ana, 4, dice=1))
    ana.button("page-decisive").click()
    said = ana.page.locator(".telling").text_content() or ""
    assert any(say("story-out", name=name) in said for name in ana.page.locator(".seats .name").all_text_contents())
    expect(rounds(ana.page).and_(ana.page.locator("[aria-current]"))).to_have_accessible_name(
        re.compile(say("page-decisive"))
    )
    ana.button("page-share").click()
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name=say("page-picture-save")).click()
    picture = tmp_path / "moment.png"
    download.value.save_as(picture)
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert struct.unpack(">II", data[16:24]) == (1200, 630)
    # It is drawn: ground, cloth, bone, text and the call, in the colours of the page.
    colours = ana.page.evaluate(
        """async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          const canvas = document.createElement("canvas");
          [canvas.width, canvas.height] = [1200, 630];
          const context = canvas.getContext("2d");
          context.drawImage(image, 0, 0);
          const { data } = context.getImageData(0, 0, 1200, 630);
          const found = {};
          for (let at = 0; at < data.length; at += 4) {
            const colour = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
            found[colour] = (found[colour] ?? 0) + 1;
          }
          return Object.keys(found).filter((colour) => found[colour] > 300);
        }""",
        ana.page.get_by_role("link", name=say("page-picture-save")).get_attribute("href"),
    )
    wanted = ana.page.evaluate(
        """() => ["--ground", "--cloth", "--bone", "--text", "--dudo-text"].map((name) => {
          const shown = document.body.appendChild(document.createElement("i"));
          shown.style.color = `var(${name})`;
          const { color } = getComputedStyle(shown);
          shown.remove();
          return color;
        })"""
    )
    assert set(wanted) <= set(colours)


def test_replay_link_can_be_copied(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", permissions=["clipboard-read", "clipboard-write"])
    ana.page.goto(ended(fake, ana, 2, dice=1))
    ana.button("page-share").click()
    ana.button("page-copy").click()
    expect(ana.button("page-copied")).to_be_visible()
    assert ana.page.evaluate("navigator.clipboard.readText()") == ana.page.url


def test_record_file_can_be_dropped_anywhere_on_page(files: Files, reader: NewPerson) -> None:
    ana = reader("Ana")
    bring(ana.page, files, RECORDS / "ok-00004.perudo")
    expect(rounds(ana.page)).to_have_count(len(replay(RECORDS / "ok-00004.perudo").rounds))
    text = (RECORDS / "ok-00000.perudo").read_text()
    dropped = ana.page.evaluate_handle(
        """(text) => {
          const dropped = new DataTransfer();
          dropped.items.add(new File([text], "kitchen.perudo"));
          return dropped;
        }""",
        text,
    )
    ana.page.dispatch_event("body", "dragover", {"dataTransfer": dropped})
    expect(ana.page.get_by_text(say("page-replay-drop"))).to_be_visible()
    ana.page.dispatch_event("body", "drop", {"dataTransfer": dropped})
    expect(rounds(ana.page)).to_have_count(len(Record.parse(text).rounds))
    expect(ana.page.get_by_text(say("page-replay-drop"))).to_be_hidden()


@pytest.mark.parametrize(
    "name", ["bad-00000-face", "bad-00002-garbage", "bad-00004-after-call", "bad-00006-key", "bad-00011-raise"]
)
def test_invalid_record_shows_same_error_as_the_terminal(name: str, files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", size=PHONE)
    file = RECORDS / f"{name}.perudo"
    bring(ana.page, files, file)
    with pytest.raises(PerudoError) as wrong:
        replay(file)
    wrong.value.details["file"] = file.name
    expect(ana.page.get_by_role("alert")).to_have_text(error_line(translator(), wrong.value))
    assert scrolls(ana.page)["x"] == 0
    assert all("400" in complaint for complaint in ana.complaints)
    ana.complaints.clear()
    # Another one may be chosen at once.
    with ana.page.expect_file_chooser() as chooser:
        ana.button("page-replay-choose").click()
    chooser.value.set_files(RECORDS / "ok-00000.perudo")
    expect(ana.page.locator(".replay")).to_be_visible()


def test_file_that_is_not_a_record_is_refused(files: Files, reader: NewPerson, tmp_path: Path) -> None:
    ana = reader("Ana")
    large = tmp_path / "film.perudo"
    large.write_bytes(b"x" * 6_000_000)
    bring(ana.page, files, large)
    expect(ana.page.get_by_role("alert")).to_contain_text(say("error-record-too-long", most=100000))
    ana.complaints.clear()


@SIZES
def test_each_bid_shows_chance_estimated_by_its_bidder(size: tuple[int, int], files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", size=size)
    bring(ana.page, files, ROUNDS / "asmodee.perudo")
    steps = replay_message(replay(ROUNDS / "asmodee.perudo")).steps
    bids = [(at, step.bid) for at, step in enumerate(steps) if step.bid]
    assert {bid.chance for _, bid in bids} - {0, 1}
    for at, bid in bids:
        told = say("page-own-chance", chance=likely(bid.chance))
        expect(ana.page.locator(f".moves [data-step='{at}']")).to_contain_text(told)
    at, bid = bids[-1]
    moves(ana.page).and_(ana.page.locator(f"[data-step='{at}']")).click()
    told = say("page-own-chance", chance=likely(bid.chance))
    expect(ana.page.locator(".telling")).to_contain_text(told)
    # The chance is the bid's: neither deal nor call has one.
    ana.page.keyboard.press("End")
    expect(ana.page.locator(".telling")).not_to_contain_text(told)


@SIZES
def test_pasted_record_can_be_corrected_and_replayed(size: tuple[int, int], files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", size=size)
    ana.page.goto(f"{files.url}/r")
    field = ana.label("page-replay-paste")
    text = (RECORDS / "ok-00000.perudo").read_text()
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines) if number > 12 and line.startswith("moves"))
    wrong = "\n".join([*lines[:at], lines[at].replace('"]', "]"), *lines[at + 1 :]])
    field.fill(wrong)
    ana.button("page-replay-here").click()
    why = say("error-record-syntax", why="mark")
    told = say("record-error", place=say("record-at-line", line=at + 1), why=why)
    expect(ana.page.get_by_role("alert")).to_have_text(told)
    expect(field).to_be_focused()
    marked = field.evaluate("(area) => area.value.slice(area.selectionStart, area.selectionEnd)")
    assert marked == wrong.split("\n")[at]
    assert field.evaluate("(area) => area.scrollTop > 0")
    assert violations(ana.page) == []
    ana.complaints.clear()
    # What is typed now stands in place of the line.
    ana.page.keyboard.insert_text(lines[at])
    ana.button("page-replay-here").click()
    expect(rounds(ana.page)).to_have_count(len(Record.parse(text).rounds))


@SIZES
def test_replay_page_lists_own_games_and_an_example(size: tuple[int, int], files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", size=size)
    visited = [{"table": f"TABLE{at}", "host": f"Host {at}", "finished": at} for at in range(6)]
    ana.page.add_init_script(f"localStorage.setItem('perudo-tables', {json.dumps(json.dumps(visited))})")
    ana.page.goto(f"{files.url}/r")
    games = ana.page.get_by_role("region", name=say("page-played")).get_by_role("link")
    expect(games).to_have_count(5)  # all but the one where no game is over yet
    expect(games.first).to_have_attribute("href", "/r/TABLE1/1")
    expect(ana.page.get_by_role("link", name=say("page-replay-sample"))).to_have_attribute("href", "/r/booklet/kozak")
    assert scrolls(ana.page)["x"] == 0
    assert too_small(ana.page) == []


@SIZES
def test_face_to_face_game_can_be_typed_in(
    size: tuple[int, int], files: Files, reader: NewPerson, tmp_path: Path
) -> None:
    ana = reader("Ana", size=size, reduced_motion="reduce")
    page = ana.page
    status = page.locator(".typed p[role=status]")
    page.add_init_script(
        "localStorage.getItem('perudo-rules') || localStorage.setItem('perudo-rules',"
        ' \'{"edition":"kozak","options":{"calza":true,"dice":2}}\')'
    )
    page.goto(f"{files.url}/r")
    page.get_by_role("link", name=say("page-type")).click()
    for seat, name in enumerate(["Ana", "Bo"], start=1):
        page.get_by_label(say("tell-seat", seat=seat)).fill(name)
    assert violations(page) == []
    ana.button("page-type-rounds").click()
    page.get_by_role("button", name="Bo", exact=True).click()
    # By keys: a face, a higher quantity, and Enter. Illegal bids cannot be chosen.
    expect(status).to_contain_text("Bo")
    page.keyboard.press("4")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(status).to_contain_text(say("tell-seat", seat=3))
    for theme in in_each_theme(page):
        assert violations(page) == [], theme
    assert scrolls(page)["x"] == 0
    assert too_small(page) == []
    ana.button("page-bid", quantity=3, face=4).click()
    bids = page.get_by_role("list", name=say("page-history")).get_by_role("listitem")
    expect(bids).to_have_count(2)
    # Nothing is lost, and a word may be taken back. Once the bids are shown, the button no longer moves.
    page.reload()
    expect(bids).to_have_count(2)
    ana.button("page-type-undo").click()
    expect(bids).to_have_count(1)
    page.keyboard.press("d")
    for name, hand in (("Ana", "24"), ("Bo", "1x5"), (say("tell-seat", seat=3), "44")):
        page.get_by_label(say("labelled", what=name, text=2)).fill(hand)
    expect(status).to_contain_text(say("story-bid-stands", bidder="Bo"))
    with page.expect_download() as download:
        page.get_by_role("link", name=say("page-download")).click()
    saved = tmp_path / "kitchen.perudo"
    download.value.save_as(saved)
    record = Record.parse(saved.read_text())
    assert (record.edition, list(record.players)) == ("kozak", ["Ana", "Bo", say("tell-seat", seat=3)])
    assert [(played.opener, list(map(str, played.moves))) for played in record.rounds] == [(2, ["2x4", "dudo"])]
    assert record.rounds[0].hands == ((2, 4), (1, 5), (4, 4))
    # The next round is opened by who lost a die; what is typed of it waits, and the replay shows what is whole.
    page.get_by_label(say("labelled", what="Bo", text=2)).press("Enter")
    expect(page.get_by_role("heading", name=say("page-round", round=2))).to_be_visible()
    expect(status).to_contain_text(say("tell-seat", seat=3))
    ana.button("page-replay-here").click()
    expect(rounds(page)).to_have_count(1)
    page.go_back()
    expect(page.get_by_role("heading", name=say("page-round", round=2))).to_be_visible()


def test_unknown_game_page_links_to_the_front_page(files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", size=PHONE)
    ana.page.goto(f"{files.url}/r/NOSUCH/1")
    expect(ana.page.get_by_role("heading", name=say("page-replay-none"))).to_be_visible()
    expect(ana.page.get_by_text(say("error-no-record"))).to_be_visible()
    assert violations(ana.page) == []
    assert all("404" in complaint for complaint in ana.complaints)
    ana.complaints.clear()
    ana.page.get_by_role("link", name=say("page-to-front")).click()
    expect(ana.page.get_by_role("button", name=say("page-play-now"))).to_be_visible()


def test_failed_download_of_a_game_is_retried(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana")
    ana.page.route("**/r/*/1.json", lambda route: route.abort())
    ana.page.goto(ended(fake, ana, 2, dice=1))
    expect(ana.page.get_by_role("heading", name=say("page-replay-failed"))).to_be_visible()
    ana.page.unroute("**/r/*/1.json")
    ana.complaints.clear()
    ana.button("page-try-again").click()
    expect(ana.page.locator(".replay")).to_be_visible()


def test_unavailable_game_is_not_reported_as_unknown(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana")
    refused = wire.encode(wire.refused(None, PerudoError("store-read", why="connection refused"))).decode()
    answer = {"status": 503, "body": refused, "content_type": "application/json"}
    ana.page.route("**/r/*/1.json", lambda route: route.fulfill(**answer))
    ana.page.goto(ended(fake, ana, 2, dice=1))
    expect(ana.page.get_by_role("heading", name=say("page-replay-failed"))).to_be_visible()
    expect(ana.page.get_by_text(say("error-store-read", why="connection refused"))).to_be_visible()
    ana.page.unroute("**/r/*/1.json")
    ana.complaints.clear()
    ana.button("page-try-again").click()
    expect(ana.page.locator(".replay")).to_be_visible()


@SIZES
def test_replay_fits_the_screen_and_passes_accessibility_checks(
    size: tuple[int, int], files: Files, fake: NewTable, reader: NewPerson
) -> None:
    ana = reader("Ana", size=size, reduced_motion="reduce")
    page, turns = ana.page, count(size == PHONE)

    def check(screen: str) -> None:
        theme = THEMES[next(turns) % 2]  # what is seen on a phone in one is seen on a desktop in the other
        put_on(page, theme)
        assert violations(page) == [], (screen, theme)
        assert scrolls(page)["x"] == 0, screen
        assert screen == "empty" or scrolls(page)["y"] == 0, screen

    page.goto(f"{files.url}/r")
    expect(ana.button("page-replay-choose")).to_be_visible()
    check("empty")
    assert too_small(page) == []
    page.goto(ended(fake, ana, 8, dice=1, edition="kozak"))
    expect(page.locator(".replay")).to_be_visible()
    check("deal")
    page.keyboard.press("ArrowRight")
    check("bid")
    ana.button("page-decisive").click()
    check("call")
    # The lists scroll inside; what lies in view of the rest must be whole and large enough.
    inside = re.compile("moves|data-step|aria-current|Round")
    assert [wrong for wrong in too_small(page) if not inside.search(wrong)] == []
    ana.button("page-rules").click()
    check("rules")
    page.keyboard.press("Escape")
    ana.button("page-share").click()
    expect(page.locator("a[download$='.png'][href]")).to_be_visible()
    check("share")
    assert [wrong for wrong in too_small(page) if "over the edge" in wrong and not inside.search(wrong)] == []


def solution(page: Page) -> Locator:
    return page.get_by_role("region", name=say("page-solved"))


@SIZES
def test_replay_shows_the_solution_of_an_endgame(size: tuple[int, int], files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", size=size, reduced_motion="reduce")
    file = RECORDS / "endgame.perudo"
    bring(ana.page, files, file)
    current = moves(ana.page).and_(ana.page.locator("[aria-current]"))
    played = replay(file)
    for at, (step, (_, game)) in enumerate(zip(replay_message(played).steps, played.steps, strict=True)):
        expect(current).to_have_attribute("data-step", str(at))
        found = step.solution
        expect(solution(ana.page)).to_have_count(1 if found else 0)
        if found:
            name = played.players[(game.to_act or 0) - 1]
            rows = solution(ana.page).get_by_role("listitem")
            shown = [each for each in found.moves if each.played or each.share >= 0.01]
            expect(rows).to_have_count(len(shown))
            for row, each in zip(rows.all(), shown, strict=True):
                expect(row).to_contain_text(spoken(each.move))
                expect(row).to_contain_text(percent(each.share))
                expect(row.and_(ana.page.locator(".said"))).to_have_count(int(each.played))
            expected = say("page-solved-nothing")
            if found.chance is not None:
                expected = say("page-solved-chance", name=name, chance=percent(found.chance))
            expect(solution(ana.page)).to_contain_text(expected)
            strayed = solution(ana.page).get_by_text(say("page-solved-strayed", name=name))
            expect(strayed).to_have_count(int(found.off_strategy))
            assert scrolls(ana.page) == {"x": 0, "y": 0}
        ana.page.keyboard.press("ArrowRight")
    # By keys: the explanation is at the question.
    moves(ana.page).and_(ana.page.locator("[data-step='7']")).click()
    about = solution(ana.page).get_by_text(say("page-solved-about"))
    expect(about).to_be_hidden()
    solution(ana.page).get_by_text(say("page-solved-what")).focus()
    ana.page.keyboard.press("Enter")
    expect(about).to_be_visible()
    solution(ana.page).hover()
    ana.page.mouse.wheel(0, 1000)
    expect(about).to_be_in_viewport(ratio=0.9)
    assert violations(ana.page) == []


def spoken(word: wire.MoveMessage) -> str:
    return (
        say.for_edition("bga")("bid", quantity=word.quantity, face=word.face)
        if isinstance(word, wire.BidMessage)
        else say("dudo")
    )


def percent(share: float) -> str:
    return say("page-chance", percent=round(100 * share))


def likely(chance: float) -> str:
    """A chance as the page says it: what is neither certain nor ruled out is never called so."""
    if 0 < chance < 0.01:
        return say("page-chance-least")
    return say("page-chance-most") if 0.99 < chance < 1 else say("page-chance", percent=int(100 * chance + 0.5))
