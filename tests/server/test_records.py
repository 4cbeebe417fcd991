"""The records that a server gives away: only of games that are over, and signed."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import httpx
import msgspec

from perudo.core.view import view
from perudo.protocol import wire
from perudo.records.record import Record
from perudo.records.signing import RecordSigner, check_signature, fingerprint
from perudo.server.edge.web_app import build_app
from perudo.server.game_server import GameServer
from perudo.table.state import Timing
from tests.server.conftest import Houses, Person, SeededDice, gather, sql, start
from tests.server.process import Server
from tests.server.served import asking

SLOW = Timing(1000)
SECRET = b"the key of this server"
ADDRESS = "https://perudo.example"


async def begun(houses: Houses) -> tuple[GameServer, list[Person], str]:
    """A game of two with one die each, which the first call ends."""
    house = await houses(timing=SLOW, dice=SeededDice(5), signer=RecordSigner(SECRET, ADDRESS))
    people = await gather(house, 2, options={"dice": 1})
    return house, people, await start(people)


async def finish(people: list[Person]) -> None:
    await people[people[0].view["to_act"] - 1].bid(1, 3)
    await people[people[0].view["to_act"] - 1].act({"move": "dudo"})
    assert people[0].state["stage"] == "over"


async def replayed(client: httpx.AsyncClient, record: Record) -> Any:
    return (await client.post("/api/replay", content=record.text().encode())).json()["signature"]


async def test_only_finished_games_are_signed(houses: Houses) -> None:
    house, people, table = await begun(houses)
    async with asking(build_app(house)) as client:
        assert (await client.get(f"/r/{table}/1.perudo")).status_code == 404
        assert (await client.get(f"/r/{table}/1.json")).status_code == 404
        await finish(people)
        answer = await client.get(f"/r/{table}/1.perudo")
        record = Record.parse(answer.text)
        assert answer.status_code == 200 and record.signature
        assert (check_signature(record), record.signature.key, record.signature.server) == (
            "fits",
            house.signer.key,
            ADDRESS,
        )
        assert (await client.get(f"/r/{table}/2.perudo")).status_code == 404


async def test_key_is_served_at_a_well_known_address(houses: Houses) -> None:
    house = await houses(signer=RecordSigner(SECRET, ADDRESS))
    async with asking(build_app(house)) as client:
        told = (await client.get("/.well-known/perudo.json")).json()
    assert told == {"key": house.signer.key, "fingerprint": fingerprint(house.signer.key), "server": ADDRESS}


async def test_replay_identifies_the_signer(houses: Houses) -> None:
    house, people, table = await begun(houses)
    await finish(people)
    async with asking(build_app(house)) as client:
        replay = (await client.get(f"/r/{table}/1.json")).json()
        record = Record.parse(replay["record"])
        by = {"key": house.signer.key, "fingerprint": fingerprint(house.signer.key), "server": ADDRESS}
        assert replay["signature"] == {"valid": True, "own": True, "signer": by}
        assert await replayed(client, record) == replay["signature"]
        renamed = dataclasses.replace(record, players=["Ana", "Eva"])
        assert await replayed(client, renamed) == {"valid": False, "own": True, "signer": by}
        elsewhere = await replayed(client, RecordSigner(b"another").sign(record))
        assert (elsewhere["valid"], elsewhere["own"], elsewhere["signer"]["server"]) == (True, False, None)
        assert await replayed(client, dataclasses.replace(record, signature=None)) is None


TYPED = """perudo = 1
edition = "kozak"
options = { calza = true, dice = 1 }
players = ["Ana", "Bo", "Cleo"]

[[round]]
opener = 2
dice = ["1", "2", "3"]
moves = ["1x5"]
"""


async def test_typed_record_shows_legal_moves(houses: Houses) -> None:
    async with asking(build_app(await houses())) as client:
        told = (await client.post("/api/next", content=TYPED)).json()
        played = Record.parse(TYPED).replay().final_game
        assert (told["view"]["to_act"], told["dice"]) == (3, [1, 1, 1])
        assert told["view"] == msgspec.json.decode(wire.encode(view(played, 3)))
        assert told["view"]["calza_callers"] == [1, 2]  # the bidder too, by these rules
        ended = (await client.post("/api/next", content=TYPED.replace('"1x5"', '"1x5", "dudo"'))).json()
        assert (ended["view"]["phase"], ended["view"]["opener"], ended["dice"]) == ("revealed", 1, [1, 1, 0])
        wrong = await client.post("/api/next", content=TYPED.replace("1x5", "4x5"))
        assert (wrong.status_code, wrong.json()["code"]) == (400, "reason-over-all-dice")
        assert wrong.json()["details"] == {"file": "", "line": 9, "round": 1, "move": 1, "said": "4x5"}


async def test_altered_log_yields_no_record(houses: Houses) -> None:
    house, people, table = await begun(houses)
    await finish(people)
    await sql(house, "UPDATE log SET event = replace(event, 'Bo', 'Eva')")
    async with asking(build_app(house)) as client:
        answer = await client.get(f"/r/{table}/1.perudo")
    assert answer.status_code == 500
    assert "missing or was altered" in answer.text


def told(data: Path) -> bytes:
    """Return what a server with this data publishes about its key."""
    server = Server(data)
    try:
        return server.get("/.well-known/perudo.json").body
    finally:
        server.kill()


def test_signing_key_survives_a_restart(tmp_path: Path) -> None:
    first = told(tmp_path / "perudo.db")
    assert told(tmp_path / "perudo.db") == first
    assert told(tmp_path / "other.db") != first
