"""Practice: a puzzle by keys and its grade, the puzzle of the day, and how likely a bid is."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, Route, expect

from perudo.analysis.practice import CHANCE_BOUNDS, all_puzzles, odds_drill, practice
from perudo.core.odds import to_percent
from perudo.core.rules import preset_name
from perudo.locales.translator import Translator
from perudo.protocol import wire
from perudo.terminal.reports.rules import setting_assignment
from tests.browser.fake import Fake, Files
from tests.browser.people import DESKTOP, PHONE, Person, Server, say, until
from tests.browser.sight import faults, in_each_theme, scrolls, too_small, violations
from tests.browser.test_people import register_name, sign_in

NewPerson = Callable[..., Person]
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
RATINGS = practice().ratings
DAY = datetime(2026, 11, 22, 12, tzinfo=UTC)
DAYS = int(DAY.timestamp()) // 86_400


def puzzle(best: type[object], seats: int = 0, *, rated: int = 900) -> wire.Puzzle:
    """Return the puzzle nearest to a rating with this best move, and at least this many seats."""
    every = [each.to_message(number) for number, each in enumerate(all_puzzles())]
    fitting = [each for each in every if isinstance(each.moves[0].move, best) and len(each.view.dice) >= seats]
    return min(fitting, key=lambda each: abs(each.rating - rated))


def skill(count: int, only: int, **change: Any) -> dict[str, Any]:
    """Return the skill of a player who knows all questions except one."""
    return {"rating": 900, "answered": 40, "seen": [at for at in range(count) if at != only], "again": [], **change}


def remembers(someone: Person, **kept: object) -> None:
    text = json.dumps(json.dumps(kept))
    someone.page.add_init_script(f"localStorage['perudo-practice'] ??= {text}")
    someone.page.clock.set_fixed_time(DAY)


def kept(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage['perudo-practice']"))


def graded(someone: Person) -> Locator:
    return someone.page.get_by_role("region", name=someone.say("page-practice-answer"))


def spoken(translate: Translator, word: wire.MoveMessage | None) -> str:
    if isinstance(word, wire.BidMessage):
        return translate("bid", quantity=word.quantity, face=word.face)
    return translate("dudo" if isinstance(word, wire.DudoMessage) else "calza")


def doubted(asked: wire.Puzzle) -> wire.GradedMove:
    """The entry for dudo: its own, or that of all moves that are not listed."""
    return next((each for each in asked.moves if isinstance(each.move, wire.DudoMessage)), asked.moves[-1])


def percent(chance: float) -> str:
    if 0 < chance < 0.01:
        return say("page-chance-least")
    return say("page-chance-most") if 0.99 < chance < 1 else say("page-chance", percent=int(chance * 100 + 0.5))


def in_the_way(page: Page) -> float:
    """How far the current bid reaches into one's own dice, in pixels."""
    bid, own = page.locator(".standing .who"), page.locator(".own .dice")
    low, high = bid.bounding_box(), own.bounding_box()
    assert low and high
    return low["y"] + low["height"] - high["y"]


def is_in_order(page: Page) -> None:
    assert scrolls(page)["x"] == 0
    assert too_small(page) == []
    for theme in in_each_theme(page):
        assert violations(page) == [], theme


@SIZES
def test_puzzle_can_be_answered_by_keyboard(size: tuple[int, int], files: Files, reader: NewPerson) -> None:
    asked = puzzle(wire.DudoMessage, 4)
    ana = reader("Ana", size=size, reduced_motion="reduce")
    remembers(ana, puzzles=skill(len(RATINGS), asked.number))
    ana.page.goto(files.url)
    ana.page.get_by_role("link", name=say("page-practice")).press("Enter")
    translate = say.for_edition(asked.edition)
    expect(ana.page.get_by_role("heading", name=say("page-practice-what"))).to_be_visible()
    expect(ana.page.locator(".seats li")).to_have_count(len(asked.view.dice) - 1)
    expect(ana.page.locator(".strip li")).to_have_count(len(asked.view.bids))
    expect(graded(ana)).to_have_count(0)
    ana.settle()
    assert scrolls(ana.page) == {"x": 0, "y": 0}
    assert too_small(ana.page) == []
    ana.doubt()
    expect(graded(ana).get_by_role("status")).to_have_text(f"{translate('review-best')}.")
    expect(graded(ana)).to_contain_text(
        translate("review-likely", alone=percent(asked.chance_by_own_dice), read=percent(asked.chance_by_bids))
    )
    expect(graded(ana)).to_contain_text(translate("page-practice-why-dudo", chance=percent(1 - asked.chance_by_bids)))
    assert scrolls(ana.page) == {"x": 0, "y": 0}
    assert in_the_way(ana.page) <= 0
    is_in_order(ana.page)
    now = kept(ana.page)["puzzles"]
    assert (now["seen"][-1], now["answered"], now["again"]) == (asked.number, 41, [])
    assert now["rating"] > 900
    ana.page.keyboard.press("Enter")
    expect(graded(ana)).to_have_count(0)
    ana.settle()


@SIZES
def test_puzzle_states_how_its_rules_differ(size: tuple[int, int], files: Files, reader: NewPerson) -> None:
    """No puzzle is by the printed rules alone: lost dice are visible in all of them."""
    told = [each.to_message(number) for number, each in enumerate(all_puzzles())]
    asked = next(each for each in told if each.edition == "bga" and len(each.options) == 2)
    ana = reader("Ana", size=size, reduced_motion="reduce")
    remembers(ana, puzzles=skill(len(RATINGS), asked.number))
    ana.page.goto(f"{files.url}/practice")
    ana.settle()
    about = ana.page.get_by_text(say("page-rules-of", edition=say("edition-bga")))
    for setting, value in asked.options.items():
        expect(about).to_contain_text(setting_assignment(say, setting, value))
    assert scrolls(ana.page) == {"x": 0, "y": 0}
    assert in_the_way(ana.page) <= 0
    is_in_order(ana.page)


def test_friendly_rules_puzzle_names_its_rules(files: Files, reader: NewPerson) -> None:
    told = [each.to_message(number) for number, each in enumerate(all_puzzles())]
    asked = next(each for each in told if preset_name(each.edition, each.options) == "friendly")
    ana = reader("Ana", size=PHONE, reduced_motion="reduce")
    remembers(ana, puzzles=skill(len(RATINGS), asked.number))
    ana.page.goto(f"{files.url}/practice")
    expect(ana.page.get_by_text(say("page-rules-of", edition=say("preset-friendly")))).to_be_visible()


def test_puzzle_mistake_is_explained_and_repeated(files: Files, reader: NewPerson) -> None:
    asked = puzzle(wire.BidMessage)
    ana = reader("Ana", size=PHONE, reduced_motion="reduce")
    remembers(ana, puzzles=skill(len(RATINGS), asked.number))
    ana.page.goto(f"{files.url}/practice")
    ana.doubt()
    best, said = asked.moves[0], doubted(asked)
    translate = say.for_edition(asked.edition)
    gave = translate(
        "review-gave",
        verdict=translate(f"review-{said.grade}"),
        given=percent(best.chance - said.chance),
        best=spoken(translate, best.move),
    )
    expect(graded(ana).get_by_role("status")).to_have_text(gave)
    assert isinstance(best.move, wire.BidMessage) and asked.chance_own_bid is not None
    why = translate(
        "page-practice-why-bid",
        quantity=best.move.quantity,
        face=best.move.face,
        chance=percent(asked.chance_own_bid),
    )
    expect(graded(ana)).to_contain_text(why)
    now = kept(ana.page)["puzzles"]
    if said.grade in ("mistake", "blunder"):
        assert now["again"] == [{"number": asked.number, "after": 49}]
        assert now["rating"] < 900


def test_solved_puzzle_shows_the_mixed_strategy(files: Files, reader: NewPerson) -> None:
    number, stored = next((number, each) for number, each in enumerate(all_puzzles()) if each.shares)
    asked = stored.to_message(number)
    ana = reader("Ana", size=PHONE, reduced_motion="reduce")
    remembers(ana, puzzles=skill(len(RATINGS), number))
    ana.page.goto(f"{files.url}/practice")
    ana.doubt()
    expect(graded(ana)).to_contain_text(say("page-solved"))
    expect(graded(ana).get_by_role("listitem").first).to_contain_text(percent(asked.moves[0].share or 0))


def test_daily_puzzle_allows_one_attempt_and_hides_spoilers(files: Files, reader: NewPerson) -> None:
    asked = all_puzzles()[DAYS * 7919 % len(RATINGS)].to_message(0)
    stars = {"best": "★★★", "good": "★★☆", "slip": "★☆☆"}.get(doubted(asked).grade, "☆☆☆")
    before = {"day": DAYS - 1, "verdict": "slip", "said": {"move": "dudo"}, "streak": 6}
    ana, maria = reader("Ana", size=PHONE), reader("Maria", size=PHONE, language="es")
    for someone, daily in ((ana, before), (maria, None)):
        remembers(someone, daily=daily)
        someone.page.goto(f"{files.url}/practice/today")
        someone.settle()
        expect(someone.page.locator(".strip li")).to_have_count(len(asked.view.bids))
    ana.doubt()
    expect(graded(ana)).to_contain_text(say("page-practice-streak", days=7))
    told = ana.page.get_by_label(say("page-share")).input_value()
    assert told == f"{say('page-practice-told', date='2026-11-22', marks=stars)} {files.url}/practice/today"
    is_in_order(ana.page)
    assert in_the_way(ana.page) <= 0
    ana.page.reload()
    expect(graded(ana)).to_contain_text(say("page-practice-streak", days=7))
    expect(ana.page.locator(".pad")).to_have_count(0)
    assert kept(ana.page)["daily"]["day"] == DAYS


@SIZES
def test_odds_drill_works_by_keyboard_with_exact_chances(
    size: tuple[int, int], files: Files, reader: NewPerson
) -> None:
    questions = odds_drill().questions
    number = 70
    asked = questions[number]
    right = sum(asked.chance > bound for bound in CHANCE_BOUNDS)
    ana = reader("Ana", size=size, reduced_motion="reduce")
    remembers(ana, odds=skill(len(questions), number))
    ana.page.goto(f"{files.url}/practice/odds")
    expect(ana.page.locator(".asked")).to_contain_text(say("bid", quantity=asked.quantity, face=asked.face))
    expect(ana.page.locator(".asked")).to_contain_text(say("page-in-play", count=asked.dice))
    is_in_order(ana.page)
    ana.page.keyboard.press(str(right + 1))
    exact = say("page-practice-exact", chance=say("page-chance", percent=to_percent(asked.chance)))
    told = ana.page.locator(".answers").get_by_role("status")
    expect(told).to_have_text(f"{say('page-practice-right')} {exact}")
    is_in_order(ana.page)
    assert kept(ana.page)["odds"]["rating"] > 900
    ana.page.keyboard.press("Enter")
    expect(told).to_have_text("")
    ana.page.locator(".ranges button").first.click()
    expect(told).not_to_have_text("")


def test_failed_download_of_puzzles_can_be_retried(files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", size=PHONE)
    ana.page.route("**/practice.json", lambda route: route.abort())
    ana.page.goto(f"{files.url}/practice")
    expect(ana.page.get_by_text(say("page-practice-failed"))).to_be_visible()
    ana.page.unroute("**/practice.json")
    ana.button("page-try-again").click()
    ana.settle()


# --- The coach


def coach(someone: Person) -> Locator:
    return someone.page.locator(".verdict .coach")


@SIZES
def test_coach_comments_on_request_in_bot_games(
    size: tuple[int, int], fake: Callable[..., Fake], person: NewPerson
) -> None:
    word = wire.ReviewedMove(
        step=1,
        seat=1,
        move=wire.BidMessage(3, 5),
        grade="blunder",
        loss=0.12,
        best_move=wire.DudoMessage(),
        chance_by_own_dice=0.1,
        chance_by_bids=0.25,
        chance_exact=None,
    )
    asked: list[int] = []
    ana = person("Ana", size=size, reduced_motion="reduce")

    def answer(route: Route) -> None:
        asked.append(1)
        told = wire.CoachComment(round=len(asked) + 1, move=word, bid=wire.BidMessage(quantity=3, face=5), expected=5.7)
        route.fulfill(body=wire.encode(told).decode(), content_type="application/json")

    ana.page.route("**/coach.json", answer)
    table = fake(1, bots=2)
    table.comes(ana)
    table.bids((2, 5), (3, 5))
    table.doubts()
    ana.see_the_verdict()
    expect(ana.button("page-next-round")).to_be_visible()
    assert not asked, "nobody has wished for it"
    table.fills()
    ana.open_settings()
    ana.page.get_by_role("switch", name=say("page-coach")).click()
    ana.page.keyboard.press("Escape")
    table.bids((2, 5))
    assert not asked, "the cups are down"
    table.doubts()
    ana.see_the_verdict()
    expect(coach(ana)).to_contain_text(say("page-coach-bid", quantity=3, face=5, expected=6))
    expect(coach(ana)).to_contain_text(say("page-coach-best", best=say("dudo")))
    coach(ana).get_by_text(say("page-coach-figures"), exact=True).click()
    gave = say("review-gave", verdict=say("review-blunder"), given="12%", best=say("dudo"))
    expect(coach(ana)).to_contain_text(gave)
    expect(coach(ana)).to_contain_text(say("review-likely", alone="10%", read="25%"))
    is_in_order(ana.page)


def test_coach_comments_on_the_last_round_too(fake: Callable[..., Fake], person: NewPerson) -> None:
    table, ana = fake(1, bots=2, dice=1), person("Ana", size=PHONE, reduced_motion="reduce")
    ana.page.add_init_script("localStorage['perudo-coach'] = 'on'")
    word = wire.ReviewedMove(
        step=1,
        seat=1,
        move=None,
        grade="mistake",
        loss=0.12,
        best_move=wire.CalzaMessage(),
        chance_by_own_dice=0.1,
        chance_by_bids=0.25,
        chance_exact=0.2,
    )

    def answer(route: Route) -> None:
        number = table.game.previous.round_number if table.game.previous else 0
        told = wire.CoachComment(round=number, move=word, bid=None, expected=None)
        route.fulfill(body=wire.encode(told).decode(), content_type="application/json")

    ana.page.route("**/coach.json", answer)
    table.ends()
    table.comes(ana)
    gave = say("review-gave", verdict=say("review-mistake"), given="12%", best=say("calza"))
    expect(ana.over.locator(".coach")).to_contain_text(gave)
    assert scrolls(ana.page)["x"] == 0


def test_coach_is_silent_when_other_people_play(fake: Callable[..., Fake], person: NewPerson) -> None:
    asked: list[str] = []
    ana = person("Ana", reduced_motion="reduce")
    ana.page.on("request", lambda request: asked.append(request.url) if "coach" in request.url else None)
    ana.page.add_init_script("localStorage['perudo-coach'] = 'on'")
    table = fake(2, bots=1)
    table.comes(ana)
    table.bids((2, 5))
    table.doubts()
    ana.see_the_verdict()
    expect(ana.button("page-next-round")).to_be_visible()
    assert asked == []


def test_coach_is_offered_when_a_die_is_lost(fake: Callable[..., Fake], person: NewPerson) -> None:
    asked: list[str] = []
    ana = person("Ana", size=PHONE, reduced_motion="reduce")
    ana.page.on("request", lambda request: asked.append(request.url) if "coach" in request.url else None)
    nothing = wire.encode(wire.CoachComment(round=1, move=None, bid=None, expected=None)).decode()
    ana.page.route("**/coach.json", lambda route: route.fulfill(body=nothing, content_type="application/json"))
    table = fake(1, bots=2, hands=((2, 3), (4, 5), (4, 6)), dice=2)
    table.comes(ana)
    table.bids((4, 2))
    table.doubts()
    ana.see_the_verdict()
    expect(ana.button("page-coach-ask")).to_be_visible()
    assert asked == []
    is_in_order(ana.page)
    ana.button("page-coach-ask").click()
    expect(ana.button("page-coach-ask")).to_have_count(0)
    until(ana.page, lambda: len(asked) == 1)


def test_practice_progress_is_available_on_another_device(server: Server, person: NewPerson) -> None:
    ana, phone = person("Ana", size=DESKTOP), person("Phone", size=PHONE)
    remembers(ana, puzzles=skill(len(RATINGS), puzzle(wire.DudoMessage, 4).number))
    code = register_name(ana, server, "Ana Puzzle")
    ana.page.goto(f"{server.url}/practice")
    expect(ana.page.locator(".seats li").first).to_be_visible()
    with ana.page.expect_response(lambda answer: answer.url.endswith("/api/me/practice") and sent(answer) == 41):
        ana.doubt()

    sign_in(phone, server, code)
    row = phone.page.locator("dl > div").filter(has_text=say("page-practice-puzzles"))
    expect(row).to_contain_text(str(kept(ana.page)["puzzles"]["rating"]))
    for _ in in_each_theme(phone.page):
        assert faults(phone.page, down=True) == []
    assert kept(phone.page)["puzzles"] == kept(ana.page)["puzzles"]


def sent(answer: Response) -> int:
    """The number of answers to puzzles that a request told the server."""
    count: int = json.loads(answer.request.post_data or "")["puzzles"]["answered"]
    return count
