"""Dice that anyone can check: one tap works out a round again, and a server that cheats is found out."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from perudo.records.record import Record
from perudo.records.signing import RecordSigner, fingerprint
from perudo.table.dice_seeds import KeyedSeeds
from tests.browser.fake import Fake, Files
from tests.browser.people import PHONE, Person, Server, gather, in_turn, say, until
from tests.browser.sight import faults
from tests.browser.test_replay import bring
from tests.test_fair import played

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]


def check(ana: Person) -> None:
    ana.see_the_verdict()
    ana.button("page-check").click()


def test_one_tap_verifies_the_dice_of_a_round(slow_server: Server, person: NewPerson) -> None:
    ana, _ = people = [person("Ana", size=PHONE), person("Bo")]
    gather(slow_server, people, dice=2)
    first, second = in_turn(people)
    first.settle()
    first.bid_button.click()
    second.settle()
    second.doubt()
    check(ana)
    for message in ("fair", "committed-yes", "parts-yes", "mine-yes", "dice-yes", "limits"):
        expect(ana.page.get_by_text(say(f"page-check-{message}"))).to_be_visible()
    assert faults(ana.page, down=True) == []
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_text(say("page-check-fair"))).to_have_count(0)
    expect(ana.button("page-check")).to_be_focused()


def honest(_: dict[str, Any]) -> None:
    pass


def change_the_seed(game: dict[str, Any]) -> None:
    """The server says that it had drawn another seed."""
    if game["draw"] and game["draw"]["seed"]:
        game["draw"]["seed"] = "ab" * 32


def change_the_commitment(game: dict[str, Any]) -> None:
    """The server commits itself to something else than what it opens."""
    if game["next_draw"]:
        game["next_draw"]["commitment"] = "cd" * 32


def change_the_dice(game: dict[str, Any]) -> None:
    if game["view"]["revealed"]:
        hands = game["view"]["revealed"]["hands"]
        game["view"]["revealed"]["hands"] = [[face % 6 + 1 for face in hand] for hand in hands]


def change_a_digest(game: dict[str, Any]) -> None:
    """The server lets somebody choose their part after the others have opened theirs."""
    if game["draw"]:
        game["draw"]["digests"][1] = "ef" * 32


def leave_out_my_part(game: dict[str, Any]) -> None:
    if game["draw"]:
        game["draw"]["contributions"][0] = None


def leave_out_my_digest(game: dict[str, Any]) -> None:
    for told in ("next_draw", "draw"):
        if game[told]:
            game[told]["digests"][0] = None


def say_a_bot_had_my_seat(game: dict[str, Any]) -> None:
    """The server leaves out a part that it had said to have."""
    leave_out_my_digest(game)
    if game["draw"]:
        game["draw"]["bots"] = [1]


def tell_no_digests(game: dict[str, Any]) -> None:
    """The last to open could choose their part."""
    for told in ("next_draw", "draw"):
        if game[told]:
            game[told]["digests"] = []


def let_another_open(game: dict[str, Any]) -> None:
    if game["view"]["revealed"]:
        game["view"]["revealed"]["opener"] = 3 - game["view"]["revealed"]["opener"]


@pytest.mark.parametrize(
    ("cheat", "told"),
    [
        (honest, "fair"),
        (change_the_seed, "unfit"),
        (change_the_commitment, "committed-no"),
        (change_the_dice, "dice-no"),
        (change_a_digest, "committed-no"),
        (leave_out_my_part, "mine-no"),
        (leave_out_my_digest, "mine-no"),
        (say_a_bot_had_my_seat, "mine-no"),
        (tell_no_digests, "parts-no"),
        (let_another_open, "opener-no"),
    ],
)
def test_cheating_server_is_detected(
    cheat: Callable[[dict[str, Any]], None], told: str, fake: NewTable, person: NewPerson
) -> None:
    table, ana = fake(2, start=False, dice=2), person("Ana", size=PHONE)
    table.dice, table.takes_parts = KeyedSeeds(), True

    def between(message: bytes) -> bytes:
        read = json.loads(message)
        if read.get("game"):
            cheat(read["game"])
        return json.dumps(read).encode()

    table.between = between
    table.comes(ana)
    begin(table, ana)
    if cheat in (leave_out_my_digest, say_a_bot_had_my_seat, tell_no_digests):  # then the browser opens nothing
        table.goes_on()
    until(ana.page, lambda: table.game.hands is not None)
    table.bids((1, 2))
    table.doubts()
    check(ana)
    expect(ana.page.get_by_text(say(f"page-check-{told}"))).to_be_visible()
    expect(ana.page.get_by_text(say("page-check-unfair"))).to_have_count(int(cheat is not honest))


def begin(table: Fake, ana: Person) -> None:
    """The game begins, Ana's browser announces its part, and the server commits itself."""
    table.does("Ana", "start")
    until(ana.page, lambda: 1 in table.table.digests)
    table.goes_on()


def parts(table: Fake) -> tuple[bytes | None, ...]:
    """Return the contributions to the next dice."""
    return table.table.drawing().proof.contributions


def drawn(table: Fake) -> tuple[bytes | None, ...]:
    """Return the contributions to the dealt dice: at once, if nobody else is waited for."""
    assert table.table.last_draw is not None
    return table.table.last_draw.proof.contributions


def test_committed_seed_contribution_survives_a_page_reload(fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(2, start=False, dice=2), person("Ana")
    table.dice, table.takes_parts = KeyedSeeds(), True
    table.comes(ana)
    table.does("Ana", "start")
    until(ana.page, lambda: 1 in table.table.digests)
    ana.page.goto("about:blank")
    table.goes_on()
    ana.page.goto(table.url)
    until(ana.page, lambda: table.game.hands is not None)
    assert drawn(table)[0] is not None


def test_one_players_browser_tabs_share_seed_contributions(fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(2, start=False, dice=2), person("Ana")
    table.dice, table.takes_parts = KeyedSeeds(), True
    first = table.comes(ana)
    second = first.context.new_page()
    second.goto(table.url)
    expect(second.locator(".gathering")).to_be_visible()
    begin(table, ana)
    until(ana.page, lambda: table.game.hands is not None)
    assert drawn(table)[0] is not None
    first.close()  # whichever of them had announced the next
    table.bids((1, 2))
    table.doubts()
    until(second, lambda: bool(parts(table)[0]))


def test_aborted_reveals_are_shown_to_everyone(fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(2, start=False, dice=2), person("Ana", size=PHONE)
    table.dice, table.takes_parts = KeyedSeeds(), True
    table.comes(ana)
    table.does("Ana", "start")
    until(ana.page, lambda: 1 in table.table.digests)
    table.does("Bo", "contribute", round=0, next_digest="ab" * 32)
    until(ana.page, lambda: bool(parts(table)[0]))
    table.goes_on()
    expect(ana.page.get_by_role("log").get_by_text(say("page-withheld", name="Bo"))).to_have_count(1)
    table.bids((1, 2))
    table.doubts()
    check(ana)
    expect(ana.page.get_by_text(say("page-check-withheld", name="Bo"))).to_be_visible()
    expect(ana.page.get_by_text(say("page-check-fair"))).to_be_visible()
    assert faults(ana.page, down=True) == []


def test_dice_of_a_replay_are_verified(server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    link = ana.open_table(server, bots=2, dice=1)
    ana.play_to_the_end()
    ana.page.goto(link.replace("/t/", "/r/") + "/1")
    ana.button("page-check").click()
    expect(ana.page.get_by_text(say("page-check-fair"))).to_be_visible()
    expect(ana.page.get_by_text(say("page-signed-here"))).to_be_visible()
    expect(ana.page.get_by_text(say("page-check-committed-yes"))).to_be_visible()


HERE, ELSEWHERE = RecordSigner(b"the key of this server"), RecordSigner(b"the key of another")
GAME = played("bga", dice=2)


@pytest.mark.parametrize(
    ("record", "told"),
    [
        (GAME, "none"),
        (HERE.sign(GAME), "here"),
        (ELSEWHERE.sign(GAME), "other"),
        (dataclasses.replace(HERE.sign(GAME), players=["Ana", "Bo", "Eva"]), "unfit"),
    ],
    ids=["none", "here", "other", "unfit"],
)
def test_signature_of_a_loaded_record_is_shown(
    files: Files, reader: NewPerson, tmp_path: Path, record: Record, told: str
) -> None:
    file = tmp_path / "game.perudo"
    file.write_text(record.text(), encoding="utf-8")
    ana = reader("Ana", size=PHONE)
    bring(ana.page, files, file)
    ana.button("page-check").click()
    expect(ana.page.get_by_text(say(f"page-signed-{told}", key=fingerprint(ELSEWHERE.key)))).to_be_visible()
