"""Opens, starts and advances tournaments, and lets guests join and leave.

Servers that share a database all derive the same next step from the stored state (``tournament_state.py``). Each step
is taken exactly once, even if several servers try to take it or a server is killed. ``tournament_runner.py`` opens the
tables.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection
from functools import partial
from itertools import chain, count

import msgspec
from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from perudo.bots import BOT_NAMES
from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.core.rules import house_rules, rule_code
from perudo.protocol import wire
from perudo.server.log.database import (
    RESULT_TABLE,
    TOURNAMENT_ENTRANT_TABLE,
    TOURNAMENT_TABLE,
    TOURNAMENT_TABLES_TABLE,
)
from perudo.server.log.store import ConflictError, Store
from perudo.server.people.random_codes import random_letters
from perudo.server.people.tournament_formats import is_over, standings
from perudo.server.people.tournament_state import (
    EntrantRow,
    StoredRules,
    TournamentInfo,
    TournamentState,
    bot_name,
    delete_tournament,
    entrant_row,
    load,
    replace_by_bot,
)
from perudo.table.decisions import agreed_rules
from perudo.table.events import StoredClock
from perudo.table.state import RegisteredName

DAY = 24 * 60 * 60 * 1000
STAGES = "gathering", "playing", "over"
DELETED_AT_ONCE = 10
"""The maximum number of old tournaments in each stage that one check deletes."""


class Tournaments:
    """All tournaments in the database. ``now`` returns milliseconds since 1970. ``pause``: how long (ms) to wait
    between rounds.

    Every method may raise ``PerudoError`` (``store-...``); methods with a ``code`` parameter raise
    ``tournament-unknown`` if no tournament has this code.
    """

    def __init__(self, store: Store, now: Callable[[], int], pause: int) -> None:
        self._store, self._now, self._pause = store, now, pause

    async def create(self, guest: str, asked: wire.NewTournament) -> str:
        """Open a tournament for a guest. Return its code.

        Raises ``PerudoError`` (``name-...``, ``tournament-clock``, and the errors for invalid rules).
        """
        rules = house_rules(asked.edition, asked.options)
        for players in _table_sizes(asked):
            agreed_rules(asked.edition, asked.options, players, wire.TableSettings(), rated=False)
        if not (asked.clock.move or asked.clock.bank):
            raise PerudoError("tournament-clock")
        tournament = hashlib.sha256(f"{guest} {asked.attempt}".encode()).hexdigest()[:32]
        clock = msgspec.convert(msgspec.to_builtins(asked.clock), StoredClock)
        info = TournamentInfo(
            id=tournament,
            code=random_letters(wire.TOURNAMENT_CODE_LENGTH),
            name=wire.clean_name(asked.name),
            owner=guest,
            form=asked.form,
            table_size=asked.table_size,
            swiss_rounds=asked.swiss_rounds,
            rules=msgspec.json.encode(StoredRules(asked.edition, rules.diff(asked.edition), clock)).decode(),
            stage="gathering",
            round=0,
            changed_at=self._now(),
        )

        def made(connection: Connection) -> str:
            known = connection.execute(select(TOURNAMENT_TABLE.c.code).where(TOURNAMENT_TABLE.c.id == tournament))
            if (code := known.scalar()) is not None:
                return str(code)
            connection.execute(insert(TOURNAMENT_TABLE).values(info._asdict()))
            return info.code

        try:
            return await self._store.write(made)
        except ConflictError:  # The same request reached another server at the same time.
            return await self._store.write(made)

    async def show(self, code: str, guest: str | None) -> wire.Tournament:
        """Return the information about a tournament that a guest can see."""
        state = await self._store.query(partial(load, condition=TOURNAMENT_TABLE.c.code == code))
        if state is None:
            raise PerudoError("tournament-unknown")
        return self._shown(state, guest)

    async def of_guest(self, guest: str) -> wire.Tournaments:
        """Return the latest tournaments that a guest plays in or has opened."""
        table, entrant = TOURNAMENT_TABLE.c, TOURNAMENT_ENTRANT_TABLE.c
        columns = table.changed_at, table.code, table.name, table.stage
        plays = select(*columns).join(TOURNAMENT_ENTRANT_TABLE, entrant.tournament == table.id)
        queries = plays.where(entrant.guest == guest), select(*columns).where(table.owner == guest)

        def look(connection: Connection) -> list[tuple[int, str, str, str]]:
            rows = {tuple(row) for query in queries for row in connection.execute(query)}
            return sorted(rows, reverse=True)[: limits.TOURNAMENTS_SHOWN]

        found = (
            msgspec.convert({"code": code, "name": name, "stage": stage}, wire.TournamentSummary)
            for _, code, name, stage in await self._store.query(look)
        )
        return wire.Tournaments(tournaments=tuple(found))

    async def join(self, code: str, guest: str, name: str, registered_name: RegisteredName | None) -> None:
        """Join a tournament under the given name, with a number appended if the name is taken. Once the tournament has
        started, the guest replaces a bot: see ``replaceable_bots``. A guest who has left can only return as the same
        entrant. Otherwise, players who are about to lose could leave, then rejoin in a better position.
        ``registered_name``: the guest's registered name on this server, if any.

        Raises ``PerudoError`` (``name-...``, ``tournament-full``, ``tournament-over``).
        """
        cleaned = wire.clean_name(name)
        person = registered_name.person if registered_name is not None and cleaned == registered_name.name else None

        def enter(connection: Connection, state: TournamentState) -> str | None:
            if state.info.stage == "over":
                return "tournament-over"
            if (mine := _of_guest(state, guest)) is not None:
                returns = update(TOURNAMENT_ENTRANT_TABLE).where(*entrant_row(state, mine.number))
                connection.execute(returns.values(away=False))
                return None
            chosen = _free_name(cleaned, [*BOT_NAMES, *(each.name for each in state.entrants)])
            values = {"guest": guest, "person": person, "name": chosen, "since": state.info.round + 1, "away": False}
            if state.info.stage == "playing":
                bot = next(iter(replaceable_bots(state)), None)
                if bot is None:
                    return "tournament-full"
                connection.execute(update(TOURNAMENT_ENTRANT_TABLE).where(*entrant_row(state, bot)).values(values))
            elif len(state.entrants) >= limits.TOURNAMENT_ENTRANTS:
                return "tournament-full"
            else:
                number = max((each.number for each in state.entrants), default=0) + 1
                row = {"tournament": state.info.id, "number": number, **values}
                connection.execute(insert(TOURNAMENT_ENTRANT_TABLE).values(row))
            return None

        await self._change(code, enter)

    async def leave(self, code: str, guest: str, entrant: int | None) -> None:
        """Leave a tournament, or remove an entrant from a tournament that the guest opened. If the tournament has
        started, a bot replaces the entrant, starting in the next round.

        Raises ``PerudoError`` (``tournament-owner-only``).
        """

        def gone(connection: Connection, state: TournamentState) -> str | None:
            mine = _of_guest(state, guest)
            people = {each.number: each for each in state.entrants if each.guest is not None}
            found = mine if entrant is None else people.get(entrant)
            if found is None or state.info.stage == "over":
                return None
            if found != mine and state.info.owner != guest:
                return "tournament-owner-only"
            row = entrant_row(state, found.number)
            if state.info.stage == "gathering":
                connection.execute(delete(TOURNAMENT_ENTRANT_TABLE).where(*row))
            elif found == mine:
                connection.execute(update(TOURNAMENT_ENTRANT_TABLE).where(*row).values(away=True))
            else:
                replace_by_bot(connection, state, found.number)
            return None

        await self._change(code, gone)

    async def start(self, code: str, guest: str) -> None:
        """Start a tournament: fill it up with bots, and draw the first round.

        Raises ``PerudoError`` (``tournament-owner-only``, ``tournament-empty``).
        """

        def begun(connection: Connection, state: TournamentState) -> str | None:
            if state.info.owner != guest:
                return "tournament-owner-only"
            if state.info.stage != "gathering":
                return None
            if len(state.entrants) < 2:
                return "tournament-empty"
            missing = -len(state.entrants) % state.info.table_size
            numbers = count(max(each.number for each in state.entrants) + 1)
            names = [each.name for each in state.entrants]
            bots = list[EntrantRow]()
            for number, _ in zip(numbers, range(missing), strict=False):
                names.append(bot_name(names))
                bots.append(EntrantRow(number, None, None, names[-1], since=1, away=False))
            rows = [{"tournament": state.info.id, **each._asdict()} for each in bots]
            if rows:
                connection.execute(insert(TOURNAMENT_ENTRANT_TABLE), rows)
            self._draw(connection, state._replace(entrants=(*state.entrants, *bots)))
            return None

        await self._change(code, begun)

    # --- Advancing to the next round

    async def unattended(self) -> list[str]:
        """Return the ids of tournaments with unopened tables or a finished round."""
        table, drawn, result = TOURNAMENT_TABLE.c, TOURNAMENT_TABLES_TABLE.c, RESULT_TABLE.c
        current = and_(drawn.tournament == table.id, drawn.round == table.round)
        ended = and_(result.table == drawn.table, result.game == 1, result.seat == 1)
        unopened = select(drawn.number).where(current, drawn.table.is_(None)).exists()
        unfinished = select(drawn.number).outerjoin(RESULT_TABLE, ended).where(current, result.table.is_(None)).exists()
        query = select(table.id).where(
            table.stage == "playing", table.changed_at >= self._oldest, or_(unopened, ~unfinished)
        )
        return await self._store.query(lambda connection: list(connection.execute(query).scalars()))

    async def advance(self, tournament: str) -> TournamentState | None:
        """If a tournament's next step is due, draw its next round, or end it. Return the tournament's state; None if
        the tournament was deleted."""
        this = TOURNAMENT_TABLE.c.id == tournament
        state = await self._store.query(partial(load, condition=this))
        if state is not None and self._is_due(state):
            state = await self._store.write(partial(self._draw_next, tournament=tournament))
        return state

    async def delete_old(self) -> None:
        """Delete tournaments that have had no new round for ``TOURNAMENT_DAYS`` days."""
        table = TOURNAMENT_TABLE.c

        def look(connection: Connection) -> list[str]:
            old = [select(table.id).where(table.stage == stage, table.changed_at < self._oldest) for stage in STAGES]
            return [each for query in old for each in connection.execute(query.limit(DELETED_AT_ONCE)).scalars()]

        for tournament in await self._store.query(look):
            await self._store.write(partial(delete_tournament, tournament=tournament))

    def _next_at(self, state: TournamentState) -> int | None:
        """The time (ms) at which to draw the next round; None until all games of the current round are over."""
        return None if state.round_ended_at is None else state.round_ended_at + self._pause

    def _is_due(self, state: TournamentState) -> bool:
        next_at = self._next_at(state)
        return next_at is not None and next_at <= self._now()

    @property
    def _oldest(self) -> int:
        return self._now() - limits.TOURNAMENT_DAYS * DAY

    def _draw_next(self, connection: Connection, tournament: str) -> TournamentState | None:
        """Draw the next round, or end the tournament, unless another server has already done so. Return the new
        state."""
        this = TOURNAMENT_TABLE.c.id == tournament
        state = load(connection, this, lock=True)
        if state is None or not self._is_due(state):
            return state
        if is_over(state.info.form, state.played, state.info.swiss_rounds):
            over = {"stage": "over", "changed_at": self._now()}
            connection.execute(update(TOURNAMENT_TABLE).where(this).values(over))
        else:
            self._draw(connection, state)
        return load(connection, this)

    def _draw(self, connection: Connection, state: TournamentState) -> None:
        """Draw and store the tables of the next round. The caller must have locked the tournament's row."""
        number = state.info.round + 1
        rows = [
            {
                "tournament": state.info.id,
                "round": number,
                "number": at,
                "entrants": ",".join(map(str, entrants)),
                "table": None,
            }
            for at, entrants in enumerate(state.draw(), start=1)
        ]
        connection.execute(insert(TOURNAMENT_TABLES_TABLE), rows)
        begun = {"stage": "playing", "round": number, "changed_at": self._now()}
        connection.execute(update(TOURNAMENT_TABLE).where(TOURNAMENT_TABLE.c.id == state.info.id).values(begun))

    # --- Helpers

    async def _change(self, code: str, change: Callable[[Connection, TournamentState], str | None]) -> None:
        """Lock a tournament's row, then call ``change``, which returns an error code or None."""

        def changed(connection: Connection) -> str | None:
            state = load(connection, TOURNAMENT_TABLE.c.code == code, lock=True)
            return "tournament-unknown" if state is None else change(connection, state)

        refusal = await self._store.write(changed)
        if refusal is not None:
            raise PerudoError(refusal, **({"most": limits.TOURNAMENT_ENTRANTS} if refusal == "tournament-full" else {}))

    def _shown(self, state: TournamentState, guest: str | None) -> wire.Tournament:
        info, rules = state.info, msgspec.json.decode(state.info.rules, type=StoredRules)
        by_number = {each.number: each for each in state.entrants}
        stands = {each.entrant: each for each in standings(info.form, by_number, state.played)}
        order = stands if state.rounds else by_number
        next_at = self._next_at(state)
        you = None if guest is None else _of_guest(state, guest)
        return wire.Tournament(
            code=info.code,
            name=info.name,
            form=info.form,
            table_size=info.table_size,
            swiss_rounds=info.swiss_rounds,
            edition=rules.edition,
            rule_code=rule_code(rules.edition, rules.options),
            clock=msgspec.convert(msgspec.to_builtins(rules.clock), wire.ClockSettings),
            stage="gathering" if info.stage == "gathering" else "over" if info.stage == "over" else "playing",
            entrants=tuple(
                wire.Entrant(
                    number=number,
                    name=by_number[number].name,
                    person=by_number[number].person,
                    is_bot=by_number[number].guest is None or by_number[number].away,
                    place=stands[number].place if state.rounds else None,
                    points=stands[number].points if state.rounds else None,
                    is_in=stands[number].is_in and info.stage != "over",
                )
                for number in order
            ),
            rounds=tuple(
                tuple(
                    wire.TournamentTable(table=each.table, entrants=each.played.entrants, places=each.played.places)
                    for each in tables
                )
                for tables in state.rounds
            ),
            next_round_in=None if next_at is None else max(0, next_at - self._now()),
            you=you and you.number,
            your_table=_table_of(state, you) if you else None,
            is_owner=guest is not None and info.owner == guest,
            free=limits.TOURNAMENT_ENTRANTS - len(state.entrants)
            if info.stage == "gathering"
            else len(replaceable_bots(state))
            if info.stage == "playing"
            else 0,
        )


def _table_sizes(asked: wire.NewTournament) -> set[int]:
    """Return the smallest and the largest possible number of players at a table. In a knock-out, any table can end up
    with only two players, and a table for two can end up with three.
    """
    return {asked.table_size} if asked.form == "swiss" else {2, max(3, asked.table_size)}


# --- Entrants


def _of_guest(state: TournamentState, guest: str) -> EntrantRow | None:
    """Return a guest's entrant row; None if the guest does not play."""
    return next((each for each in state.entrants if each.guest == guest), None)


def replaceable_bots(state: TournamentState) -> list[int]:
    """Return the bots that a latecomer can replace in the next round, in order of preference; none if there will be no
    next round.

    In a Swiss tournament, the last-placed bot is replaced first. In a knock-out, only a bot that has already advanced
    to the next round can be replaced.
    """
    info, tables = state.info, state.rounds[-1]
    stands = standings(info.form, [each.number for each in state.entrants], state.played)
    bots = [each.entrant for each in stands if each.is_in and each.entrant in state.bots]
    if info.form == "swiss":
        return bots[::-1] if info.round < info.swiss_rounds else []
    playing = {each for table in tables if table.played.places is None for each in table.played.entrants}
    return [each for each in bots if each not in playing] if len(tables) > 1 else []


def _table_of(state: TournamentState, entrant: EntrantRow) -> str | None:
    """Return the code of the table where an entrant is playing, or None."""
    if not state.rounds or entrant.since > state.info.round:
        return None
    tables = (each for each in state.rounds[-1] if entrant.number in each.played.entrants)
    return next((each.table for each in tables if each.played.places is None), None)


def _free_name(name: str, taken: Collection[str]) -> str:
    """Return a name, with a number appended if the name looks like one that is already taken."""
    numbered = (f"{name[: limits.NAME_LENGTH - 4].rstrip()} {number}" for number in count(2))
    return next(each for each in chain([name], numbered) if not any(wire.look_alike(each, other) for other in taken))
