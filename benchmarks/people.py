"""The time that pages about people take on a server with 10,000 people and 100,000 games: `make bench NAME=people`.

    python -m benchmarks.people [--people 10000] [--games 100000] [--requests 300]

Some people play much more than others: the most active one has played some thousand games. Every address is asked for
by random players (who are the active ones more often), one request after another, and then for the most active player
alone, whose pages have most to compute.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, insert

from benchmarks.courses import quantile
from benchmarks.tables import guest, server
from perudo.core import limits
from perudo.protocol import wire
from perudo.server.log import database as tables
from perudo.server.log.store import Store
from perudo.server.people.people import digest
from perudo.server.people.results import store_results
from perudo.server.people.tournament_state import StoredRules
from perudo.table.events import StoredClock
from perudo.table.results import Result

PROMISE = 100
"""Target: milliseconds within which 99 of 100 requests are answered."""
CLUB_SHARE, RATED_SHARE = 0.6, 0.3
"""The shares of games at tables of clubs, and of rated games."""
CLUB_SIZE = 8
"""The members of most clubs; the first club has as many as a club may have."""
TOURNAMENT_SIZE, TOURNAMENT_ROUNDS = 64, 7
DAY = 24 * 60 * 60 * 1000
YEAR = 365 * DAY
BATCH = 2000
"""Games that are stored in one transaction."""


@dataclass
class Crowd:
    """The people on a server, the most active ones first."""

    count: int
    cookies: list[str] = field(default_factory=list)
    weights: list[float] = field(default_factory=list)
    clubs: list[list[int]] = field(default_factory=list)
    """The members of each club."""

    def __post_init__(self) -> None:
        self.cookies = [guest() for _ in range(self.count)]
        self.weights = [(1 + number) ** -0.5 for number in range(self.count)]
        most = limits.CLUB_MEMBERS
        self.clubs = [list(range(most))]
        self.clubs += [list(range(at, min(at + CLUB_SIZE, self.count))) for at in range(most, self.count, CLUB_SIZE)]

    def guest(self, number: int) -> str:
        return digest(self.cookies[number].partition("=")[2])


def code(kind: str, number: int, length: int) -> str:
    """Return an id in the alphabet of all ids and codes."""
    digits = "23456789ABCDEFGH"
    text = ""
    while len(text) < length - 1:
        text += digits[number % 16]
        number //= 16
    return kind + text


def person_id(number: int) -> str:
    return code("P", number, wire.PERSON_ID_LENGTH)


def club_code(number: int) -> str:
    return code("C", number, wire.CLUB_CODE_LENGTH)


def tournament_code(number: int) -> str:
    return code("T", number, wire.TOURNAMENT_CODE_LENGTH)


# --- Filling the store


def add_people(connection: Connection, crowd: Crowd, now: int) -> None:
    numbers = range(crowd.count)
    rows: dict[Table, list[dict[str, Any]]] = {
        tables.PERSON_TABLE: [
            {
                "id": person_id(number),
                "name": f"Ana {number}",
                "guest": crowd.guest(number),
                "created_at": now - YEAR,
                "visibility": "everybody",
                "recovery": f"r{number}",
            }
            for number in numbers
        ],
        tables.PERSON_NAME_TABLE: [{"look": f"ana{number}", "person": person_id(number)} for number in numbers],
        tables.PERSON_GUEST_TABLE: [{"guest": crowd.guest(number), "person": person_id(number)} for number in numbers],
        tables.SESSION_TABLE: [
            {
                "token": crowd.guest(number),
                "id": f"s{number}",
                "person": person_id(number),
                "device": "Firefox",
                "created_at": now,
                "used_at": now,
            }
            for number in numbers
        ],
        tables.CLUB_TABLE: [
            {
                "id": f"k{number}",
                "code": club_code(number),
                "name": f"Thursday {number}",
                "owner": person_id(members[0]),
                "next_at": now + DAY,
                "created_at": now - YEAR,
            }
            for number, members in enumerate(crowd.clubs)
        ],
        tables.CLUB_MEMBER_TABLE: [
            {"club": f"k{number}", "person": person_id(member), "joined_at": now - YEAR}
            for number, members in enumerate(crowd.clubs)
            for member in members
        ],
    }
    for table, values in rows.items():
        connection.execute(insert(table), values)


def games(crowd: Crowd, count: int, now: int) -> Iterator[list[Result]]:
    """Yield the results of each game, the oldest first."""
    numbers = range(crowd.count)
    for number in range(count):
        players, club = random.randint(2, 6), None
        if random.random() < CLUB_SHARE:
            # The club of an active player plays more often.
            active = random.choices(numbers, crowd.weights)[0]
            most = limits.CLUB_MEMBERS
            at = 0 if active < most else 1 + (active - most) // CLUB_SIZE
            club = f"k{at}"
            seats = random.sample(crowd.clubs[at], min(players, len(crowd.clubs[at])))
        else:
            seats = list(dict.fromkeys(random.choices(numbers, crowd.weights, k=players)))
        rated = club is None and random.random() < RATED_SHARE and len(seats) > 1
        yield [
            Result(
                table=code("G", number, 7),
                game=1,
                seat=place,
                guest=crowd.guest(seat),
                bot=None,
                edition="bga",
                ended_at=now - YEAR + round(YEAR * number / count),
                players=len(seats),
                place=place,
                bids=20,
                bluffs=8,
                bluffs_believed=5,
                dudos=6,
                right_dudos=4,
                calzas=1,
                right_calzas=0,
                club=club,
                rank=place if rated else None,
            )
            for place, seat in enumerate(seats, start=1)
        ]


def add_games(connection: Connection, batch: list[list[Result]]) -> None:
    for results in batch:
        store_results(connection, results)
    seated = {(result.guest, result.table): result for results in batch for result in results}
    rows = [{"guest": player, "command": f"{table}-sit", "table": table} for player, table in seated]
    connection.execute(insert(tables.SEATED_TABLE), rows)


def add_tournaments(connection: Connection, crowd: Crowd, count: int, now: int) -> None:
    """Add tournaments that are over, without the results of their games."""
    rules = StoredRules("bga", {}, StoredClock(move=60))
    for number in range(count):
        name = f"u{number}"
        connection.execute(
            insert(tables.TOURNAMENT_TABLE).values(
                id=name,
                code=tournament_code(number),
                name="Cup",
                owner=crowd.guest(0),
                form="swiss",
                table_size=4,
                swiss_rounds=TOURNAMENT_ROUNDS,
                stage="over",
                rules=msgspec.json.encode(rules).decode(),
                round=TOURNAMENT_ROUNDS,
                changed_at=now,
            )
        )
        entrants = random.sample(range(crowd.count), TOURNAMENT_SIZE)
        connection.execute(
            insert(tables.TOURNAMENT_ENTRANT_TABLE),
            [
                {
                    "tournament": name,
                    "number": at,
                    "guest": crowd.guest(player),
                    "person": person_id(player),
                    "name": f"Ana {player}",
                    "since": 1,
                    "away": False,
                }
                for at, player in enumerate(entrants, start=1)
            ],
        )
        drawn = [
            {
                "tournament": name,
                "round": turn,
                "number": table,
                "table": code("U", number * 999 + table, 7),
                "entrants": ",".join(str(4 * table - seat) for seat in range(4)),
            }
            for turn in range(1, TOURNAMENT_ROUNDS + 1)
            for table in range(1, TOURNAMENT_SIZE // 4 + 1)
        ]
        connection.execute(insert(tables.TOURNAMENT_TABLES_TABLE), drawn)


async def fill(place: Path, crowd: Crowd, count: int) -> None:
    store = await Store.open(f"sqlite:///{place}")
    now = round(1000 * time.time())
    await store.write(lambda connection: add_people(connection, crowd, now))
    await store.write(lambda connection: add_tournaments(connection, crowd, max(1, count // 1000), now))
    stored, played = 0, games(crowd, count, now)
    while batch := list(islice(played, BATCH)):
        await store.write(partial(add_games, batch=batch))
        stored += len(batch)
        print(f"\r{stored:,} games stored", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    await store.close()


# --- Asking for the pages


def addresses(crowd: Crowd, player: int) -> dict[str, str]:
    """Return what a player's pages ask for."""
    most = limits.CLUB_MEMBERS
    club = 0 if player < most else 1 + (player - most) // CLUB_SIZE
    return {
        "who am I": "/api/me",
        "my statistics": "/api/me/statistics",
        "a person": f"/api/people/{person_id(player)}",
        "my clubs": "/api/clubs",
        "a club": f"/api/clubs/{club_code(club)}",
        "a tournament": f"/api/tournaments/{tournament_code(0)}",
        "my data": "/api/me/data",
    }


def times(port: int, asked: list[tuple[str, str]]) -> list[float]:
    """Return how long each request took (s). ``asked``: paths and cookies."""
    connection, found = http.client.HTTPConnection("127.0.0.1", port), list[float]()
    for path, cookie in asked:
        begun = time.perf_counter()
        connection.request("GET", path, headers={"Cookie": cookie})
        answer = connection.getresponse()
        body = answer.read()
        found.append(time.perf_counter() - begun)
        if answer.status != 200:
            raise RuntimeError(f"{path}: {answer.status} {body[:200]!r}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--requests", type=int, default=300, help="requests for each address")
    options = parser.parse_args()
    random.seed(1)
    crowd = Crowd(options.people)
    with tempfile.TemporaryDirectory(prefix="perudo-bench-") as folder:
        place = Path(folder) / "perudo.db"
        asyncio.run(fill(place, crowd, options.games))
        served = server("--data", str(place))
        try:
            print("| answer | median | p99 | of the limit | most active player: p99 |")
            print("|---|--:|--:|--:|--:|")
            for name in addresses(crowd, 0):
                players = random.choices(range(crowd.count), crowd.weights, k=options.requests)
                asked = [(addresses(crowd, player)[name], crowd.cookies[player]) for player in players]
                took = times(served.port, asked)
                busiest = times(served.port, [(addresses(crowd, 0)[name], crowd.cookies[0])] * options.requests)
                late = quantile(took, 0.99)
                print(
                    f"| {name} | {quantile(took, 0.5):.1f} ms | {late:.1f} ms | {late / PROMISE:.2f} "
                    f"| {quantile(busiest, 0.99):.1f} ms |",
                    flush=True,
                )
        finally:
            served.stop()


if __name__ == "__main__":
    main()
