"""Reviews by HTTP: of finished games alone, worked out aside, in time."""

from __future__ import annotations

import time
from dataclasses import replace

import httpx
import msgspec

from perudo.analysis.review import review
from perudo.protocol import wire
from perudo.server.edge.web_app import build_app
from perudo.server.jobs.reviews import WORKER_COMMAND, encode_request
from perudo.server.jobs.worker_pool import WorkerPool
from tests.samples import played
from tests.server.conftest import Houses
from tests.test_imports import files, imports

SIX = played(("odds", "gambler", "odds", "gambler", "odds", "beginner"), "six")


async def test_anyone_with_a_record_can_get_its_review(houses: Houses) -> None:
    transport = httpx.ASGITransport(build_app(await houses()))
    record = played(("beginner", "odds"), "two")
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        answer = await client.post("/api/review", content=record.text().encode())
        *rounds, last = record.rounds
        unfinished = [rounds, [*rounds, last._replace(moves=last.moves[:-1])], []]
        refused = [
            await client.post("/api/review", content=replace(record, rounds=each).text().encode())
            for each in unfinished
        ]
        broken = await client.post("/api/review", content=b"perudo = 1")
    found, told = review(record), msgspec.json.decode(answer.content, type=wire.ReviewMessage)
    assert answer.status_code == 200
    assert [each.step for each in told.moves] == [each.step for each in found.decisions]
    assert [each.grade for each in told.moves] == [each.grade for each in found.decisions]
    assert len(told.win_probabilities) == len(record.replay().steps)
    assert [each.accuracy for each in told.seats] == [each.accuracy for each in found.summaries]
    assert [(each.status_code, each.json()["code"]) for each in refused] == [(400, "error-review-unfinished")] * 3
    assert broken.status_code == 400


async def test_six_player_review_takes_under_five_seconds() -> None:
    """Including the start of its process. In processor time, because real time is longer on a busy machine."""
    workers = WorkerPool(command=WORKER_COMMAND)
    before = time.monotonic()
    told = msgspec.json.decode(await workers.run(encode_request(SIX.text().encode()), ""), type=wire.ReviewMessage)
    print(f"{time.monotonic() - before:.1f} s")
    assert len(told.seats) == 6 and sum(each.result for each in told.seats) == 1
    # The system ends a process that takes more than limits.RECORD_SECONDS, which are five, and no review comes.


def test_table_messages_never_contain_a_review() -> None:
    _, schema = msgspec.json.schema_components([wire.ServerMessage])
    assert "TableState" in schema and not {"Reviewed", "ReviewedMove", "KeyMoment"} & set(schema)
    asks = [file.name for file in files("server") if "perudo.analysis.review" in imports(file)]
    assert asks == ["reviews.py"]
