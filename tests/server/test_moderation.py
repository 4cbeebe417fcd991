"""Bans and reports: who is kept out, what they are told, and what the operator hears."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from perudo.core import limits
from perudo.server import game_server
from perudo.server.edge.guest_tokens import PLAIN_COOKIE, GuestTokens
from perudo.server.game_server import GameServer
from perudo.terminal.cli import main
from tests.server.conftest import Houses, Serving, sql
from tests.server.served import Served
from tests.server.test_people import KEY, Browser, refusal

REASON = "insulted others"


@pytest.fixture
async def house(houses: Houses) -> GameServer:
    return await houses()


async def known(house: GameServer, name: str, address: str = "203.0.113.5") -> tuple[Browser, str]:
    """A browser whose user has a registered name, and the person's id."""
    browser = await Browser(house, GuestTokens(KEY), address).visit()
    assert (await browser.register(name)).status_code == 200
    return browser, (await browser.me())["id"]


async def report(browser: Browser, person: str, **body: Any) -> Any:
    return await browser._http.post(f"/api/people/{person}/report", json=body, headers=browser.headers)


async def test_banned_person_sees_why_and_can_do_nothing(house: GameServer, serving: Serving) -> None:
    ana, person = await known(house, "Ana")
    await house.moderation.ban(person, REASON)
    assert (await ana.me())["banned"] == REASON
    for path in ("/api/clubs/found", "/api/tournaments/new", "/api/me/name"):
        body: dict[str, Any] = {"name": "Thursday"}
        if "clubs" in path:
            body["attempt"] = "a"
        if "tournaments" in path:
            body |= {"form": "swiss", "table_size": 2, "edition": "bga", "clock": {"move": 9}, "attempt": "a"}
        answer = await ana._http.post(path, json=body, headers=ana.headers)
        assert refusal(answer) == (403, "error-banned") and answer.json()["details"] == {"reason": REASON}
    served: Served = await serving(house, guests=GuestTokens(KEY))
    async with served.socket(cookie=f"{PLAIN_COOKIE}={ana.cookie}") as refused:
        told = await refused.hear("refused")
        assert (told["code"], told["details"]) == ("error-banned", {"reason": REASON})


async def test_banned_person_can_export_data_and_leave(house: GameServer) -> None:
    ana, person = await known(house, "Ana")
    await house.moderation.ban(person, REASON)
    assert (await ana.look("/api/me/data"))["banned"] == REASON
    assert (await ana.ask("delete")).status_code == 200
    assert (await ana.me())["id"] is None


async def test_person_can_return_after_a_ban_ends(house: GameServer) -> None:
    ana, person = await known(house, "Ana")
    await house.moderation.ban(person, REASON)
    await house.moderation.ban(person, None)
    assert (await ana.me())["banned"] is None and (await ana.ask("name", name="Anna")).status_code == 200


async def test_banned_person_is_disconnected(
    house: GameServer, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_server, "CHECK_SECONDS", 0.05)
    ana, person = await known(house, "Ana")
    bo, _ = await known(house, "Bo", "203.0.113.6")
    await house.start()
    served: Served = await serving(house, guests=GuestTokens(KEY))
    async with (
        served.socket(cookie=f"{PLAIN_COOKIE}={ana.cookie}") as out,
        served.socket(cookie=f"{PLAIN_COOKIE}={bo.cookie}") as stays,
    ):
        await house.moderation.ban(person, REASON)
        await asyncio.wait_for(out.connection.wait_closed(), 30)
        assert (await stays.do("ping"))["is"] == "done"
        assert house.rate_limiter.sockets == 1


async def test_report_is_queued_and_deleted_with_reported_person(house: GameServer) -> None:
    ana, person = await known(house, "Ana")
    bo, _ = await known(house, "Bo", "203.0.113.6")
    answer = await report(bo, person, text="  rude   words ", table="ABCDEF")
    assert answer.status_code == 200 and answer.json()["name"] == "Ana"
    (kept,) = await house.moderation.reports()
    assert (kept.person, kept.name, kept.table, kept.text) == (person, "Ana", "ABCDEF", "rude words")
    assert (await bo.look("/api/me/data"))["reports"] == ["rude words"]
    assert (await ana.look("/api/me/data"))["reports"] == [], "nobody sees who reported them"
    await ana.ask("delete")
    assert await house.moderation.reports() == []


async def test_reports_are_deleted_with_their_reporter(house: GameServer) -> None:
    _, person = await known(house, "Ana")
    bo, _ = await known(house, "Bo", "203.0.113.6")
    await report(bo, person, text="rude")
    await bo.ask("delete")
    assert await sql(house, "SELECT * FROM report") == []


async def test_report_queue_cannot_be_flooded(house: GameServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PERSON_REPORTS", 2)
    ana, person = await known(house, "Ana")
    answers = [await report(ana, person, text="rude") for _ in range(limits.ADDRESS_REPORTS[0] + 1)]
    assert [answer.status_code for answer in answers] == [200] * limits.ADDRESS_REPORTS[0] + [429]
    assert len(await house.moderation.reports()) == 2


async def test_invalid_reports_are_refused(house: GameServer) -> None:
    ana, person = await known(house, "Ana")
    assert refusal(await report(ana, "AAAAAAAAAAAA", text="rude")) == (404, "error-person-gone")
    assert (await report(ana, person, text="")).status_code == 400
    assert (await report(ana, person, text="x" * (limits.REPORT_LENGTH + 1))).status_code == 400
    nobody = Browser(house, GuestTokens(KEY))
    assert refusal(await report(nobody, person, text="rude")) == (401, "error-no-cookie")


async def test_operator_can_ban_people_and_read_reports(houses: Houses, capsys: pytest.CaptureFixture[str]) -> None:
    """Beside a running server."""
    house = await houses()
    _, person = await known(house, "Ana")
    bo, _ = await known(house, "Bo", "203.0.113.6")
    await report(bo, person, text="rude words", table="ABCDEF")
    url = str(house._log._engine.url.render_as_string(hide_password=False))

    async def people(*words: str) -> tuple[int, str]:
        status = await asyncio.to_thread(main, ["people", "--data", url, *words])
        told = capsys.readouterr()
        return status, told.out + told.err

    status, told = await people("--reports")
    assert status == 0 and "Open reports: 1" in told and f"{person}  Ana  ABCDEF\n    rude words" in told
    assert (await people("ana", "--ban", REASON))[1].startswith("Banned: Ana.")
    assert f"Ana  (banned: {REASON})" in (await people())[1]
    assert await house.moderation.banned_guests()
    assert (await people("ana", "--unban")) == (0, "No longer banned: Ana\n")
    assert not await house.moderation.banned_guests()
    ((kept),) = await house.moderation.reports()
    assert (await people("--close", kept.id.lower()))[1] == "Open reports: 0\n"
    assert (await people("--close", kept.id))[0] == 1
    assert (await people("--ban", REASON))[0] == 1
