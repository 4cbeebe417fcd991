"""Kept names: a guest may keep a name, and then sign in on other devices.

A browser has a token in a cookie (``edge/guest_tokens.py``). The token of a guest is the guest's identity at tables. A
person has the identity of the guest who kept the name, so seats, games and the host's role stay theirs. Every browser
in which the person signs in gets a new token, and with it a *session*, which belongs to the person.

There are no passwords. A person signs in with a recovery code of 100 random bits, or with a link from a browser in
which they are signed in. The data contains only digests of tokens, codes and links.

Keeping a name and signing in always replace the browser's token, so a token that somebody planted or copied before is
worthless afterwards. The answer with the new token may get lost. The page then repeats its request with the same
random *attempt*, from which the new token was derived, so the browser gets the same token.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from perudo.bots import BOT_NAMES
from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol.wire import clean_name, look_alike, looks
from perudo.server.log.database import (
    PERSON_GUEST_TABLE,
    PERSON_NAME_TABLE,
    PERSON_TABLE,
    SESSION_TABLE,
    SIGN_IN_TABLE,
)
from perudo.server.log.store import ConflictError, Store

CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The alphabet of ids and recovery codes, without letters that look like others (Crockford's base 32)."""
ID_LENGTH = 12
CODE_LENGTH = 20
"""Letters of a recovery code: 100 bits."""
_MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1"})
_USED_MILLISECONDS = 24 * 60 * 60 * 1000
"""How exactly the data says when a session was last used, so that most visits write nothing."""


class Person(NamedTuple):
    """Somebody who keeps a name."""

    id: str
    name: str
    guest: str
    """The identity at tables."""
    created_at: int


class Session(NamedTuple):
    """A browser in which a person is signed in. Times are in milliseconds since 1970."""

    id: str
    device: str
    created_at: int
    used_at: int


class Identity(NamedTuple):
    """Whose commands a browser sends."""

    guest: str
    """The identity at tables."""
    person: Person | None = None
    """None for a guest without a kept name."""
    session: str | None = None
    """The id of the browser's session."""


class People:
    """The people who keep a name, and their sessions. Tokens are passed as digests."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store, self._clock = store, clock

    async def identify(self, token: str) -> Identity | None:
        """Return whose token this is. None for the token of a guest who has since kept a name or signed in: the browser
        has a newer one, so somebody else may be using this one.

        Raises ``PerudoError`` (``store-read``, ``store-write``).
        """

        def look(connection: Connection) -> tuple[Person, Session] | bool:
            retired = select(PERSON_GUEST_TABLE.c.guest).where(PERSON_GUEST_TABLE.c.guest == token)
            return _session(connection, token) or connection.execute(retired).first() is not None

        found = await self._store.query(look)
        if isinstance(found, bool):
            return None if found else Identity(token)
        person, session = found
        now = self._now()
        if now - session.used_at >= _USED_MILLISECONDS:
            mine = update(SESSION_TABLE).where(SESSION_TABLE.c.token == token).values(used_at=now)
            await self._store.write(lambda connection: connection.execute(mine))
        return Identity(person.guest, person, session.id)

    async def keep(self, token: str, name: str, device: str, new_token: str) -> tuple[Person, str]:
        """Keep a guest's name. Return the person, and a recovery code, which is shown only once.

        ``token``: the browser's token; ``new_token`` takes its place. A repeated call with the same ``new_token``
        returns the same person, with another code. Raises ``PerudoError`` (``name-...``, ``signed-in``, ``store-...``).
        """
        name = _clean(name)
        if again := await self._store.query(lambda connection: _session(connection, new_token)):
            return again[0], await self.new_code(again[0])
        identity = await self.identify(token)
        if identity is None:
            raise PerudoError("signed-out")
        if identity.person is not None:
            raise PerudoError("signed-in")
        code, now = _random(CODE_LENGTH), self._now()
        person = Person(_random(ID_LENGTH), name, token, now)

        def kept(connection: Connection) -> None:
            _take_name(connection, person)
            connection.execute(insert(PERSON_TABLE).values(recovery=_digest(code), **person._asdict()))
            connection.execute(insert(PERSON_GUEST_TABLE).values(guest=token, person=person.id))
            _sign_in(connection, person, new_token, device, now)

        try:
            await self._store.write(kept)
        except ConflictError:
            raise PerudoError("name-taken") from None
        return person, _written(code)

    async def sign_in_by_code(self, token: str | None, code: str, device: str, new_token: str) -> Person:
        """Sign in with a recovery code. ``token``: the browser's token, if it has one; the games that its guest has
        played become the person's. ``new_token`` takes its place.

        Raises ``PerudoError`` (``sign-in-code``, ``signed-in``, ``store-...``).
        """
        plain = code.upper().translate(_MISREAD)
        digest = _digest("".join(letter for letter in plain if letter in CODE_LETTERS))

        def owner(connection: Connection) -> Person | None:
            return _person(connection, PERSON_TABLE.c.recovery == digest)

        return await self._signed_in(owner, "sign-in-code", token, device, new_token)

    async def sign_in_by_link(self, token: str | None, secret: str, device: str, new_token: str) -> Person:
        """Sign in with a link's secret, which works once. The parameters and errors are those of ``sign_in_by_code``,
        with ``sign-in-link``."""
        mine = SIGN_IN_TABLE.c.link == _digest(secret)

        def owner(connection: Connection) -> Person | None:
            row = connection.execute(select(SIGN_IN_TABLE.c.person, SIGN_IN_TABLE.c.expires_at).where(mine)).first()
            # Of two devices at once, only the one that deletes the row signs in.
            if row is None or not connection.execute(delete(SIGN_IN_TABLE).where(mine)).rowcount:
                return None
            return _person(connection, PERSON_TABLE.c.id == row.person) if self._now() < row.expires_at else None

        return await self._signed_in(owner, "sign-in-link", token, device, new_token)

    async def link(self, person: Person) -> str:
        """Make a link's secret, which signs in another device once, within ``SIGN_IN_LINK_SECONDS``."""
        secret, now = secrets.token_urlsafe(24), self._now()

        def made(connection: Connection) -> None:
            # A person has one link at a time.
            for old in (SIGN_IN_TABLE.c.person == person.id, SIGN_IN_TABLE.c.expires_at <= now):
                connection.execute(delete(SIGN_IN_TABLE).where(old))
            expires_at = now + 1000 * limits.SIGN_IN_LINK_SECONDS
            connection.execute(
                insert(SIGN_IN_TABLE).values(link=_digest(secret), person=person.id, expires_at=expires_at)
            )

        await self._store.write(made)
        return secret

    async def sessions(self, person: Person) -> tuple[Session, ...]:
        """Return the browsers in which a person is signed in, the newest first."""
        columns = (SESSION_TABLE.c[name] for name in Session._fields)
        query = select(*columns).where(SESSION_TABLE.c.person == person.id)
        found = await self._store.query(lambda connection: list(map(Session._make, connection.execute(query))))
        return tuple(sorted(found, key=lambda session: (-session.created_at, session.id)))

    async def end_session(self, person: Person, session: str) -> None:
        """Sign a person out of a browser. Its token then belongs to a new guest."""
        mine = (SESSION_TABLE.c.person == person.id, SESSION_TABLE.c.id == session)
        await self._store.write(lambda connection: connection.execute(delete(SESSION_TABLE).where(*mine)))

    async def new_code(self, person: Person) -> str:
        """Make a new recovery code. The old one no longer works."""
        code = _random(CODE_LENGTH)
        await self._store.write(lambda connection: _set_recovery(connection, person.id, code))
        return _written(code)

    async def rename(self, person: Person, name: str) -> Person:
        """Change a kept name. Raises ``PerudoError`` (``name-...``, ``store-...``)."""
        renamed = person._replace(name=_clean(name))

        def change(connection: Connection) -> None:
            connection.execute(delete(PERSON_NAME_TABLE).where(PERSON_NAME_TABLE.c.person == person.id))
            _take_name(connection, renamed)
            connection.execute(update(PERSON_TABLE).where(PERSON_TABLE.c.id == person.id).values(name=renamed.name))

        try:
            await self._store.write(change)
        except ConflictError:
            raise PerudoError("name-taken") from None
        return renamed

    async def _signed_in(
        self,
        owner: Callable[[Connection], Person | None],
        refusal: str,
        token: str | None,
        device: str,
        new_token: str,
    ) -> Person:
        """Sign in the person whom ``owner`` returns. Raises ``PerudoError``: ``refusal`` if it returns None."""
        if again := await self._store.query(lambda connection: _session(connection, new_token)):
            return again[0]
        identity = None if token is None else await self.identify(token)
        if identity is not None and identity.person is not None:
            raise PerudoError("signed-in")
        now = self._now()

        def sign(connection: Connection) -> Person | None:
            person = owner(connection)
            if person is not None:
                if identity is not None:
                    connection.execute(insert(PERSON_GUEST_TABLE).values(guest=identity.guest, person=person.id))
                _sign_in(connection, person, new_token, device, now)
            return person

        try:
            person = await self._store.write(sign)
        except ConflictError:  # This browser's guest has signed in somewhere in the meantime.
            raise PerudoError("signed-in") from None
        if person is None:
            raise PerudoError(refusal)
        return person

    def _now(self) -> int:
        return round(1000 * self._clock())


def _clean(name: str) -> str:
    """Return a cleaned name. Raises ``PerudoError`` (``name-...``)."""
    cleaned = clean_name(name)
    if any(look_alike(cleaned, bot) for bot in BOT_NAMES):
        raise PerudoError("name-taken")
    return cleaned


def _session(connection: Connection, token: str) -> tuple[Person, Session] | None:
    query = (
        select(PERSON_TABLE, SESSION_TABLE)
        .join(PERSON_TABLE, PERSON_TABLE.c.id == SESSION_TABLE.c.person)
        .where(SESSION_TABLE.c.token == token)
    )
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    person = Person(*(row[PERSON_TABLE.c[name]] for name in Person._fields))
    return person, Session(*(row[SESSION_TABLE.c[name]] for name in Session._fields))


def _person(connection: Connection, condition: ColumnElement[bool]) -> Person | None:
    row = connection.execute(select(*(PERSON_TABLE.c[name] for name in Person._fields)).where(condition)).first()
    return Person._make(row) if row else None


def _take_name(connection: Connection, person: Person) -> None:
    """Claim a person's name. Raises ``ConflictError`` or ``IntegrityError`` if somebody has a name that looks alike."""
    mine = looks(person.name)
    if connection.execute(select(PERSON_NAME_TABLE.c.look).where(PERSON_NAME_TABLE.c.look.in_(mine))).first():
        raise ConflictError
    connection.execute(insert(PERSON_NAME_TABLE), [{"look": look, "person": person.id} for look in sorted(mine)])


def _sign_in(connection: Connection, person: Person, token: str, device: str, now: int) -> None:
    session = Session(_random(ID_LENGTH), device, created_at=now, used_at=now)
    connection.execute(insert(SESSION_TABLE).values(token=token, person=person.id, **session._asdict()))


def _set_recovery(connection: Connection, person: str, code: str) -> None:
    connection.execute(update(PERSON_TABLE).where(PERSON_TABLE.c.id == person).values(recovery=_digest(code)))


def _random(length: int) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def _written(code: str) -> str:
    """Return a recovery code in groups of four letters."""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
