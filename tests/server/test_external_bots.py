"""Programs of somebody's own at the tables: known as such for their whole life, let in by hosts alone, hurried."""

from __future__ import annotations

import asyncio
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from itertools import count, pairwise
from pathlib import Path
from socket import SHUT_RDWR
from typing import Any

import pytest
import requests

from perudo.bots.odds_bot import OddsBot
from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.core.game import Bid, Move, Reason
from perudo.core.view import View
from perudo.protocol import BotFactory
from perudo.protocol import client as connect
from perudo.protocol.client import TableAddress
from perudo.protocol.failures import BotFailure
from perudo.server.edge.guest_tokens import GuestTokens
from perudo.server.rate_limits import RateLimiter
from perudo.table.external_bots import GUEST_PREFIX, is_external_bot
from perudo.table.state import Timing
from perudo.terminal.cli import main
from tests.server.conftest import Houses, Person, Serving, Watch, gather, until
from tests.server.served import Served

LET = {"external_bots": True}


async def invited(houses: Houses, **table_settings: Any) -> tuple[Person, Person, Watch]:
    """A host who lets programs in, and a program that looks on."""
    watch = Watch()
    (ana,) = await gather(await houses(timing=Timing(0), clock=watch), 1, chairs=2, table_settings=LET | table_settings)
    robo = Person(ana.house, GUEST_PREFIX + "robo")
    await robo.do("watch", table=ana.state["table"])
    return ana, robo, watch


async def configure(ana: Person, **table_settings: Any) -> dict[str, Any]:
    state = ana.state
    more = {"edition": state["edition"], "options": state["options"], "chairs": len(state["seats"])}
    return await ana.do("configure", table=state["table"], table_settings=table_settings, **more)


# --- At a table


async def test_external_bot_needs_permission_and_is_marked(houses: Houses) -> None:
    (ana,) = await gather(await houses(), 1, chairs=3)
    table = ana.state["table"]
    robo = Person(ana.house, GUEST_PREFIX + "robo")
    assert (await robo.do("sit", table=table, name="Robo"))["code"] == "error-programs-not-let"
    assert (await configure(ana, **LET))["is"] == "done"
    assert (await robo.do("sit", table=table, name="Robo"))["is"] == "done"
    assert [seat["external_bot"] for seat in ana.state["seats"]] == [False, True, False]
    assert [seat["kind"] for seat in ana.state["seats"]] == ["person", "person", "free"]
    assert (await configure(ana))["is"] == "done"
    assert [seat["kind"] for seat in ana.state["seats"]] == ["person", "free", "free"]


async def test_external_bot_cannot_send_commands_for_people(houses: Houses) -> None:
    ana, robo, _ = await invited(houses)
    table = ana.state["table"]
    assert (await robo.do("sit", table=table, name="Robo"))["is"] == "done"
    for do, more in {
        "open": {"name": "Robo", "edition": "bga"},
        "find-game": {"name": "Robo", "edition": "bga"},
        "chat": {"table": table, "text": "buy this"},
        "react": {"table": table, "reaction": "laugh"},
        "pause": {"table": table},
        "start": {"table": table},
        "hand-over": {"table": table, "address": "http://x/"},
        "invite": {"table": table, "people": ["ABCDEFGHJKLM"]},
    }.items():
        assert (await robo.do(do, **more))["code"] == "error-program-may-not", do


async def test_external_bot_counts_as_bot_and_never_hosts(houses: Houses) -> None:
    ana, robo, _ = await invited(houses, autostart_at=2, listed=True)
    table = ana.state["table"]
    await robo.do("sit", table=table, name="Robo")
    assert robo.state["stage"] == "gathering"
    looker = Person(ana.house, "looker")
    await looker.do("watch-lobby")
    listed = looker.messages("lobby")[-1]["tables"]
    assert [(each["players"], each["bots"]) for each in listed] == [(1, 1)]
    await ana.do("leave", table=table)
    assert not robo.state["host"] and not any(seat["host"] for seat in robo.state["seats"])


async def test_silent_external_bot_is_replaced(houses: Houses) -> None:
    """At a table without a clock; people there are not hurried."""
    ana, robo, watch = await invited(houses)
    table = ana.state["table"]
    await robo.do("sit", table=table, name="Robo")
    await ana.do("start", table=table)
    for kind, program in (("person", True), ("bot", False)):
        await until(lambda: ana.view["phase"] == "bidding")
        if ana.view["to_act"] == 1:
            assert ana.state["deadline"] is None
            last = (ana.view["bids"] or [{"quantity": 0, "face": 2}])[-1]
            assert (await ana.bid(last["quantity"] + 1, last["face"]))["is"] == "done"
        assert 0 < ana.state["deadline"] <= 1000 * limits.EXTERNAL_BOT_SECONDS
        seq = ana.state["seq"]
        watch.ahead += limits.EXTERNAL_BOT_SECONDS + 1
        await ana.do("watch", table=table)
        await until(lambda seq=seq: ana.state["seq"] > seq)  # type: ignore[misc]
        seat = ana.state["seats"][1]
        assert (seat["kind"], seat["external_bot"]) == (kind, program)


async def test_external_bot_alone_does_not_start_a_rematch(houses: Houses) -> None:
    """When all people have been away for a while, the program's being ready is not enough."""
    ana, robo, watch = await invited(houses)
    table = ana.state["table"]
    rules = {"edition": "bga", "options": {"dice": 1}, "chairs": 2, "table_settings": LET}
    assert (await ana.do("configure", table=table, **rules))["is"] == "done"
    await robo.do("sit", table=table, name="Robo")
    await ana.do("start", table=table)
    while ana.state["stage"] != "over":
        await until(lambda: ana.view["phase"] in ("bidding", "over"))
        if ana.state["stage"] != "over":
            actor = (ana, robo)[ana.view["to_act"] - 1]
            await (actor.act({"move": "dudo"}) if actor.view["bids"] else actor.bid(1, 6))
    ana.house.disconnect(ana)
    watch.ahead += limits.GRACE_SECONDS + 1
    for _ in range(3):
        await robo.do("ready", table=table, seq=robo.state["seq"])
        await asyncio.sleep(0.05)
    assert (robo.state["stage"], robo.state["game"]) == ("over", 1)
    again = Person(ana.house, ana.guest, ana.number)
    await again.do("watch", table=table)
    await again.do("ready", table=table, seq=again.state["seq"])
    await until(lambda: again.state["game"] == 2)


# --- Who it is


@pytest.mark.parametrize("key", [None, b"k" * 32])
async def test_bot_tokens_and_cookies_are_not_interchangeable(serving: Serving, key: bytes | None) -> None:
    served = await serving(guests=GuestTokens(key))
    server = f"http://127.0.0.1:{served.port}"
    secret = await asyncio.to_thread(connect.load_or_request_token, server)
    seen: list[str] = []
    served.house.connect = lambda client: seen.append(client.guest)  # type: ignore[method-assign]
    async with served.socket(headers={"Authorization": f"Bearer {secret}"}):
        await until(lambda: len(seen) == 1)
    assert is_external_bot(seen[0]) and len(seen[0]) == len(GUEST_PREFIX) + 64
    if key is not None:
        page = await asyncio.to_thread(requests.get, server, timeout=60)
        for refused in (f"Bearer {page.cookies['guest']}", f"Bearer {secret[:-1]}x", "Bearer x", f"bearer {'a' * 43}"):
            async with served.socket(
                cookie=f"guest={page.cookies['guest']}", headers={"Authorization": refused}
            ) as robo:
                assert (await robo.hear("refused"))["code"] == "error-no-cookie"
        async with served.socket(cookie=f"guest={secret}") as robo:
            assert (await robo.hear("refused"))["code"] == "error-no-cookie"
    assert len(seen) == 1


async def test_bot_tokens_are_rate_limited_and_browsers_refused(serving: Serving) -> None:
    served = await serving(proxy="127.0.0.1")
    url = f"http://127.0.0.1:{served.port}/api/bot"

    def ask(**headers: str) -> int:
        return requests.post(url, headers={"X-Forwarded-For": "203.0.113.9"} | headers, timeout=60).status_code

    assert await asyncio.to_thread(ask, Origin="http://elsewhere.example") == 403
    codes = [await asyncio.to_thread(ask) for _ in range(limits.ADDRESS_NEW_EXTERNAL_BOTS[0] + 1)]
    assert codes == [*[200] * limits.ADDRESS_NEW_EXTERNAL_BOTS[0], 429]


def test_external_bot_has_its_own_rate_limits() -> None:
    quotas = RateLimiter(lambda: 0.0)
    for _ in range(limits.EXTERNAL_BOT[0]):
        quotas.charge_command("play", GUEST_PREFIX + "robo", "")
    with pytest.raises(PerudoError, match="too-fast"):
        quotas.charge_command("play", GUEST_PREFIX + "robo", "")
    quotas.charge_command("play", "ana", "")
    with quotas.socket_slot(GUEST_PREFIX + "robo", ""), quotas.socket_slot(GUEST_PREFIX + "robo", ""):
        with pytest.raises(PerudoError, match="too-many-sockets"), quotas.socket_slot(GUEST_PREFIX + "robo", ""):
            pass
        with quotas.socket_slot("ana", ""), quotas.socket_slot("ana", ""), quotas.socket_slot("ana", ""):
            pass


# --- perudo connect


async def test_external_bot_waits_for_admission_and_plays(serving: Serving, houses: Houses, tmp_path: Path) -> None:
    served = await serving(await houses(timing=Timing(0)))
    (ana,) = await gather(served.house, 1, chairs=2, edition="kozak", options={"dice": 1})
    table = ana.state["table"]
    address = TableAddress.parse(f"http://127.0.0.1:{served.port}/t/{table}")
    kept = tmp_path / "token"
    secret = await asyncio.to_thread(connect.load_or_request_token, address.server, kept)
    assert connect.load_or_request_token(address.server, kept) == secret and kept.stat().st_mode & 0o777 == 0o600
    told: list[str] = []
    playing = asyncio.create_task(
        asyncio.to_thread(connect.play_remote, address, OddsBot, "Robo", secret, told.append, 2)
    )
    await until(lambda: told == ["bot-waits"])
    await configure(ana, **LET)
    await until(lambda: ana.state["seats"][1]["name"] == "Robo" and ana.state["seats"][1]["external_bot"])
    await ana.do("start", table=table)
    for game in (1, 2):
        await until(lambda game=game: ana.state["game"] == game and ana.state["stage"] != "gathering")  # type: ignore[misc]
        await play_on(ana)
        if game == 1:
            assert (await ana.do("rematch", table=table))["is"] == "done"
    await playing
    assert [message for message in told if message not in ("bot-won", "bot-lost")] == [
        "bot-waits",
        "bot-sits",
        *["bot-begins"] * 2,
    ]
    assert len(told) == 6


class Seated:
    """A bot that has been let in at a table of two, where the game has begun."""

    def __init__(self, served: Served, ana: Person, kind: BotFactory, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ana, self.told, self.lines = ana, list[str](), list[connect._Connection]()
        address = TableAddress.parse(f"http://127.0.0.1:{served.port}/t/{ana.state['table']}")

        opening = connect._connection

        @contextmanager
        def opened(url: str, headers: dict[str, str]) -> Iterator[connect._Connection]:
            with opening(url, headers) as connection:
                self.lines.append(connection)
                yield connection

        def play() -> None:
            secret = connect.load_or_request_token(address.server)
            connect.play_remote(address, kind, "Robo", secret, self.told.append, 1, wait=lambda seconds: None)

        monkeypatch.setattr(connect, "_connection", opened)
        self.playing = asyncio.create_task(asyncio.to_thread(play))

    async def begun(self) -> None:
        await until(lambda: self.ana.state["seats"][1]["external_bot"])
        await self.ana.do("start", table=self.ana.state["table"])


async def seated(
    serving: Serving,
    houses: Houses,
    kind: BotFactory,
    monkeypatch: pytest.MonkeyPatch,
    dice: int = 1,
    **table_settings: Any,
) -> Seated:
    served = await serving(await houses(timing=Timing(0)))
    (ana,) = await gather(
        served.house, 1, chairs=2, edition="kozak", options={"dice": dice}, table_settings=LET | table_settings
    )
    robo = Seated(served, ana, kind, monkeypatch)
    await robo.begun()
    return robo


async def test_external_bot_reconnects_and_continues(
    serving: Serving, houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    robo = await seated(serving, houses, OddsBot, monkeypatch)
    await until(lambda: "bot-begins" in robo.told)
    robo.lines[0]._socket.transport.get_extra_info("socket").shutdown(SHUT_RDWR)
    await until(lambda: len(robo.lines) == 2)
    await play_on(robo.ana)
    await robo.playing
    assert robo.told[:4] == ["bot-waits", "bot-sits", "bot-begins", "bot-offline"] and len(robo.told) == 5


class Wrong(OddsBot):
    def choose(self, view: View) -> Move | None:
        return Bid(9, 9) if view.is_my_turn else None


class Broken(OddsBot):
    def see(self, view: View) -> None:
        raise RuntimeError(self.seconds)


@pytest.mark.parametrize(
    ("kind", "detail"), [(Wrong, "9x9"), (Broken, f"RuntimeError: {limits.EXTERNAL_BOT_SECONDS - 1.0}")]
)
async def test_failing_bot_reports_the_error_and_leaves(
    serving: Serving, houses: Houses, kind: type[OddsBot], detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    robo = await seated(serving, houses, kind, monkeypatch)
    playing = asyncio.create_task(play_on(robo.ana))
    with pytest.raises(BotFailure) as failed:
        await robo.playing
    assert failed.value.detail.startswith(detail)
    assert (failed.value.reason is Reason.NO_SUCH_FACE) == (kind is Wrong)
    await until(lambda: not robo.ana.state["seats"][1]["external_bot"])
    playing.cancel()


async def test_external_bot_knows_its_time_bank(
    serving: Serving, houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    had: list[float] = []

    class Leisurely(OddsBot):
        def choose(self, view: View) -> Move | None:
            if view.is_my_turn:
                assert self.seconds is not None
                had.append(self.seconds)
                time.sleep(0.2)
            return super().choose(view)

    clock = {"clock": {"move": 0, "bank": 20, "increment": 0}}
    robo = await seated(serving, houses, Leisurely, monkeypatch, dice=3, **clock)
    await play_on(robo.ana)
    await robo.playing
    assert len(had) > 1 and had[0] <= 19 and all(later <= before - 0.19 for before, later in pairwise(had))


def test_external_bot_learns_its_time_limit() -> None:
    most = limits.EXTERNAL_BOT_SECONDS - 1
    assert connect.seconds_to_move(None) == connect.seconds_to_move({"move": 0, "bank": 0, "increment": 0}) == most
    assert connect.seconds_to_move({"move": 10, "bank": 5, "increment": 0}) == 14
    assert connect.seconds_to_move({"move": 60, "bank": 0, "increment": 0}) == most


@pytest.mark.parametrize(("own", "called"), [("Climber", "Climber"), ("", "Bot"), ("<b>", "Bot"), ("x" * 99, "Bot")])
def test_external_bots_name_is_used_if_valid(own: str, called: str) -> None:
    assert connect.display_name(own) == called


def test_connect_without_arguments_shows_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["connect"]) == 2
    assert "--token" in capsys.readouterr().out
    assert main(["connect", "http://127.0.0.1:9/t/ABCDEF"]) == 2
    assert "Missing: --bot" in capsys.readouterr().err


async def play_on(ana: Person) -> None:
    """Ana opens with as little as she may, and doubts all else."""
    while ana.state["stage"] == "playing":
        view = ana.view
        if view["phase"] == "bidding" and view["to_act"] == view["seat"]:
            free = [
                (run["first"], face)
                for face, runs in enumerate(view["choices"]["bids"], start=1)
                for run in runs
                if run["why_not"] is None
            ]
            await (ana.bid(*min(free)) if free and not view["bids"] else ana.act({"move": "dudo"}))
        elif view["phase"] == "revealed":
            await ana.do("ready", table=ana.state["table"], seq=ana.state["seq"])
        await asyncio.sleep(0.005)


async def test_unknown_bot_token_is_reported(serving: Serving, houses: Houses) -> None:
    served = await serving(await houses())
    (ana,) = await gather(served.house, 1, chairs=2)
    address = TableAddress.parse(f"http://127.0.0.1:{served.port}/t/{ana.state['table']}")
    with pytest.raises(PerudoError, match="bot-token-unknown"):
        await asyncio.to_thread(connect.play_remote, address, OddsBot, "Robo", "nobody", print)


async def test_external_bot_waits_if_its_chair_is_taken(
    serving: Serving, houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if all chairs had looked free for a moment."""
    served = await serving(await houses(timing=Timing(0)))
    ana, bea = await gather(served.house, 2, chairs=2, edition="kozak", table_settings=LET)
    table = ana.state["table"]
    sits = connect._RemoteBot._sit

    def eager(self: Any, about: dict[str, Any]) -> None:
        sits(self, about | {"seats": [seat | {"kind": "free"} for seat in about["seats"]]})

    monkeypatch.setattr(connect._RemoteBot, "_sit", eager)
    address, told = TableAddress.parse(f"http://127.0.0.1:{served.port}/t/{table}"), list[str]()
    secret = await asyncio.to_thread(connect.load_or_request_token, address.server)
    playing = asyncio.create_task(
        asyncio.to_thread(connect.play_remote, address, OddsBot, "Robo", secret, told.append, 1)
    )
    for move in count(20):  # it is refused, and asks again when something has changed
        if told.count("bot-sits") > 1:
            break
        await configure(ana, **LET, clock={"move": move, "bank": 0, "increment": 0})
        await asyncio.sleep(0.1)
    await bea.do("leave", table=table)
    await until(lambda: ana.state["seats"][1].get("external_bot"))
    await ana.do("start", table=table)
    await play_on(ana)
    await playing
    await until(lambda: not ana.state["seats"][1].get("external_bot"))  # that was all that it was to play


@pytest.mark.parametrize("made", [b'{"token": "a\\nb"}', b'{"token": 5}', b"[]", b'{"token": "\xc3\xa9"}'])
def test_invalid_token_response_is_reported_and_not_saved(
    made: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is what it gave instead kept or sent."""
    monkeypatch.setattr(urllib.request, "urlopen", lambda *_, **__: BytesIO(made))
    for kept in (None, tmp_path / "token"):
        with pytest.raises(PerudoError, match="bot-no-server"):
            connect.load_or_request_token("http://127.0.0.1:9", kept)
    assert not (tmp_path / "token").read_bytes()


@pytest.mark.parametrize("kept", ["folder", "nowhere", "picture", "letter"])
def test_unusable_token_file_is_reported_before_connecting(
    kept: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "picture").write_bytes(b"\xff\xd8")
    (tmp_path / "letter").write_text("hello,\nworld")
    file = tmp_path / ("nowhere/token" if kept == "nowhere" else kept)
    link = "http://127.0.0.1:9/t/ABCDEF"
    assert main(["connect", link, "--bot", "odds", "--token", str(file)]) == 1
    told = capsys.readouterr().err
    assert ("another file" if file.is_file() else str(file)) in told and "can’t be reached" not in told


@pytest.mark.parametrize(
    "link",
    ["", "ABCDEF", "http://x/", "http://x/r/ABCDEF/1", "ftp://x/t/ABCDEF", "http://[/t/ABCDEF", "http://x:99999/t/A"],
)
def test_link_without_a_table_is_refused(link: str) -> None:
    assert main(["connect", link, "--bot", "odds"]) == 2


def test_unreachable_server_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["connect", "http://127.0.0.1:9/t/ABCDEF", "--bot", "odds"]) == 1
    assert "http://127.0.0.1:9 can’t be reached" in capsys.readouterr().err
