"""A person's statistics: games, results and opponents. Game statistics are computed from the stored results of finished
games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sqlalchemy import Connection, func, select

from perudo.core import limits
from perudo.protocol import wire
from perudo.server.log.database import PERSON_GUEST_TABLE, PERSON_TABLE, RESULT_TABLE
from perudo.server.people.practice import progress_of, standing
from perudo.server.people.ratings import RATING_CLASSES, Rating, bot_ratings, fewest_players
from perudo.table.results import COUNTS


def statistics(connection: Connection, person: str, now: int) -> wire.PersonalStatistics:
    """Return a person's statistics for all games, including games from before the person registered a name. ``person``:
    the person's id. ``now``: milliseconds since 1970.
    """
    guests = select(PERSON_GUEST_TABLE.c.guest).where(PERSON_GUEST_TABLE.c.person == person)
    mine = RESULT_TABLE.c.guest.in_(guests)
    sums = select(
        func.count().label("games"),
        func.count().filter(RESULT_TABLE.c.place == 1).label("wins"),
        func.count(RESULT_TABLE.c.accuracy).label("reviewed"),
        *(func.coalesce(func.sum(RESULT_TABLE.c[name]), 0).label(name) for name in (*COUNTS, "accuracy")),
    ).where(mine)
    theirs = RESULT_TABLE.alias()
    same_game = (theirs.c.table == RESULT_TABLE.c.table) & (theirs.c.game == RESULT_TABLE.c.game)
    others = (
        select(PERSON_TABLE.c.id, PERSON_TABLE.c.name)
        .select_from(RESULT_TABLE)
        .join(theirs, same_game & (theirs.c.seat != RESULT_TABLE.c.seat))
        .join(PERSON_GUEST_TABLE, PERSON_GUEST_TABLE.c.guest == theirs.c.guest)
        .join(PERSON_TABLE, PERSON_TABLE.c.id == PERSON_GUEST_TABLE.c.person)
        .where(mine, PERSON_TABLE.c.id != person)
    )
    together = Counter((row.id, row.name) for row in connection.execute(others))
    guest = connection.execute(select(PERSON_TABLE.c.guest).where(PERSON_TABLE.c.id == person)).scalar()
    most = together.most_common(limits.OPPONENTS_SHOWN)
    opponents = tuple(wire.Opponent(id=other, name=name, games=games) for (other, name), games in most)
    counts = {name: int(count) for name, count in connection.execute(sums).mappings().one().items()}
    accuracies = counts.pop("accuracy")
    return wire.PersonalStatistics(
        **counts,
        accuracy=round(accuracies / counts["reviewed"]) if counts["reviewed"] else None,
        puzzles=standing(progress_of(connection, person), now),
        opponents=opponents,
        ratings=tuple(_ratings(connection, str(guest))),
    )


def _ratings(connection: Connection, guest: str) -> Iterator[wire.PlayerRating]:
    """Yield a person's ratings, by class. ``guest``: the person's guest identity at tables."""
    columns = (RESULT_TABLE.c[name] for name in ("ended_at", "mean", "deviation", "rated_games"))
    newest_first = select(*columns).order_by(RESULT_TABLE.c.rated_games.desc()).limit(limits.RATINGS_SHOWN)
    for each in RATING_CLASSES:
        mine = newest_first.where(RESULT_TABLE.c.guest == guest, RESULT_TABLE.c.rating_class == each)
        after = [(row.ended_at, Rating(*row[1:])) for row in connection.execute(mine)]
        if after:
            yield wire.PlayerRating(
                players=each,
                fewest=fewest_players(each),
                start=Rating().points,
                games=after[0][1].games,
                history=tuple(
                    wire.RatingPoint(at=at, rating=rating.points, margin=rating.margin)
                    for at, rating in reversed(after)
                ),
                bots=tuple(
                    wire.BotRating(bot=level, rating=rating.points) for level, rating in bot_ratings()[each].items()
                ),
            )
