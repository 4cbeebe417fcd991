"""Stores the results of finished games, and the resulting ratings."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, select, text, update

from perudo.server.log.database import PERSON_TABLE, RESULT_TABLE
from perudo.server.people.ratings import Rating, RatingClass, bot_ratings, rate, rating_class
from perudo.table.results import Result

_RATING = "rating_class", "mean", "deviation", "rated_games"
_COLUMNS = *Result._fields, *_RATING
_QUOTED = ", ".join(f'"{name}"' for name in _COLUMNS)
_VALUES = ", ".join(f":{name}" for name in _COLUMNS)
_INSERT = text(f"INSERT INTO {RESULT_TABLE.name} ({_QUOTED}) VALUES ({_VALUES}) ON CONFLICT DO NOTHING")
_NO_RATING = dict.fromkeys(_RATING)


def store_results(connection: Connection, results: Sequence[Result]) -> None:
    """Store the results of finished games. Call this in the transaction that stores the end of each game, so that each
    game is rated only once."""
    for game in sorted({result.game for result in results}):
        seats = [result for result in results if result.game == game]
        ratings = _new_ratings(connection, seats)
        rows = []
        for seat in seats:
            row = {**seat._asdict(), **_NO_RATING}
            if seat.seat in ratings:
                rating = ratings[seat.seat]
                row |= {"rating_class": rating_class(seat.players), "mean": rating.mean}
                row |= {"deviation": rating.deviation, "rated_games": rating.games}
            rows.append(row)
        connection.execute(_INSERT, rows)


def _new_ratings(connection: Connection, seats: Sequence[Result]) -> dict[int, Rating]:
    """Return people's new ratings after a game, by seat; an empty mapping if the game is not rated.

    Guests who no longer have a registered name are omitted.
    """
    ranked = sorted((seat for seat in seats if seat.rank is not None), key=lambda seat: seat.rank or 0)
    if not ranked:
        return {}
    of_class = rating_class(len(seats))
    ratings = current_ratings(connection, [seat.guest for seat in ranked if seat.guest], of_class, lock=True)
    bots = bot_ratings()[of_class]
    before = {seat.seat: bots.get(seat.bot or "") if seat.guest is None else ratings.get(seat.guest) for seat in ranked}
    known = {seat: rating for seat, rating in before.items() if rating is not None}
    after = dict(zip(known, rate(list(known.values())), strict=True))
    people = {seat.seat for seat in ranked if seat.guest is not None}
    return {seat: rating for seat, rating in after.items() if seat in people and len(known) > 1}


def current_ratings(
    connection: Connection, guests: Collection[str], of_class: RatingClass, *, lock: bool = False
) -> dict[str, Rating]:
    """Return the ratings of the guests who have a registered name. ``lock``: whether to lock these people's rows, so
    that other servers cannot change their ratings before the transaction ends.
    """
    people = select(PERSON_TABLE.c.guest).where(PERSON_TABLE.c.guest.in_(guests)).order_by(PERSON_TABLE.c.guest)
    known = connection.execute(people.with_for_update() if lock else people).scalars().all()
    return {guest: _latest(connection, guest, of_class) for guest in known}


def _latest(connection: Connection, guest: str, of_class: RatingClass) -> Rating:
    columns = (RESULT_TABLE.c.mean, RESULT_TABLE.c.deviation, RESULT_TABLE.c.rated_games)
    mine = (RESULT_TABLE.c.guest == guest, RESULT_TABLE.c.rating_class == of_class)
    newest = select(*columns).where(*mine).order_by(RESULT_TABLE.c.rated_games.desc()).limit(1)
    row = connection.execute(newest).first()
    return Rating() if row is None else Rating(*row)


def are_known(connection: Connection, table: str, game: int, accuracies: Sequence[int | None]) -> bool:
    """Return whether the accuracies are already stored, or the game has no matching results."""
    stored = [accuracy for _, accuracy in _accuracies(connection, table, game)]
    return len(stored) != len(accuracies) or stored == list(accuracies)


def store_accuracies(connection: Connection, table: str, game: int, accuracies: Sequence[int | None]) -> None:
    """Store the accuracy of each seat in a finished game. ``accuracies``: the accuracies, in seat order."""
    for (seat, _), accuracy in zip(_accuracies(connection, table, game), accuracies, strict=True):
        mine = (RESULT_TABLE.c.table == table, RESULT_TABLE.c.game == game, RESULT_TABLE.c.seat == seat)
        connection.execute(update(RESULT_TABLE).where(*mine).values(accuracy=accuracy))


def _accuracies(connection: Connection, table: str, game: int) -> list[tuple[int, int | None]]:
    """Return each seat of a finished game with its stored accuracy, in seat order."""
    columns = RESULT_TABLE.c.seat, RESULT_TABLE.c.accuracy
    query = select(*columns).where(RESULT_TABLE.c.table == table, RESULT_TABLE.c.game == game)
    return sorted((row.seat, row.accuracy) for row in connection.execute(query))
