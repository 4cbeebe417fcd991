"""Registered names: a guest can register a name, and then sign in on other devices.

A browser has a token in a cookie (``edge/guest_tokens.py``). A guest's token is also the guest's identity at tables. A
person takes over the identity of the guest who registered the name, including that guest's seats, games and host roles.
Every browser in which the person signs in gets a new token, and with it a *session*, which belongs to the person.

There are no passwords. A person signs in with a passkey (``passkeys.py``), a recovery code of 100 random bits, or a
link from a browser where they are signed in. Tokens, codes and links are stored only as digests.

Registering a name and signing in always replace the browser's token, so a token that was planted or copied earlier
becomes useless. If the response with the new token is lost, the page repeats its request with the same random *attempt*
id. The server derives the new token from this id, so the browser gets the same token again.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, delete, func, insert, select, update

from perudo.bots import BOT_NAMES
from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.protocol.wire import clean_name, look_alike, looks
from perudo.server.log.database import (
    CHALLENGE_TABLE,
    PASSKEY_TABLE,
    PERSON_GUEST_TABLE,
    PERSON_NAME_TABLE,
    PERSON_TABLE,
    PUSH_TABLE,
    SESSION_TABLE,
    SIGN_IN_TABLE,
)
from perudo.server.log.store import ConflictError, Store
from perudo.server.people import passkeys
from perudo.server.people.clubs import share_a_club
from perudo.server.people.invitations import know_each_other
from perudo.server.people.passkeys import Credential, Passkey, Site
from perudo.server.people.personal_data import delete_person, personal_data
from perudo.server.people.practice import add_progress
from perudo.server.people.random_codes import random_letters, read_letters
from perudo.server.people.ratings import rating_class
from perudo.server.people.results import are_known, current_ratings, store_accuracies
from perudo.server.people.statistics import statistics
from perudo.server.people.tournament_state import rename_guest
from perudo.table.external_bots import is_external_bot
from perudo.table.state import RegisteredName

SESSION_ID_LENGTH = 12
CODE_LENGTH = 20
"""The number of characters in a recovery code. A recovery code encodes 100 random bits."""
_USED_MILLISECONDS = 24 * 60 * 60 * 1000
"""The minimum time (ms) between two updates of a session's stored time of last use. Because of this interval, most
visits do not write to the database.
"""


class Person(NamedTuple):
    """A person with a registered name."""

    id: str
    name: str
    guest: str
    """The identity at tables."""
    created_at: int
    visibility: wire.Visibility = "clubs"
    """The people who can see this person's ratings and games."""
    banned: str | None = None
    """The reason for the person's ban; None if they are not banned."""


class KnownPerson(NamedTuple):
    """A person in the operator's list. Times are in milliseconds since 1970."""

    id: str
    name: str
    created_at: int
    used_at: int | None
    """The time of the person's last visit, which may be up to a day too early; None if they have signed out
    everywhere."""
    banned: str | None
    """The reason for the person's ban; None if they are not banned."""


class Session(NamedTuple):
    """A browser in which a person is signed in. Times are in milliseconds since 1970."""

    id: str
    device: str
    created_at: int
    used_at: int


class Identity(NamedTuple):
    """A browser's guest identity and, if signed in, the person who uses the browser."""

    guest: str
    """The identity at tables."""
    person: Person | None = None
    """The person who is signed in; None for a guest without a registered name."""
    session: str | None = None
    """The id of the browser's session."""


def check_not_banned(identity: Identity) -> None:
    """Raise ``PerudoError`` (``banned``) if the person is banned."""
    if identity.person is not None and identity.person.banned is not None:
        raise PerudoError("banned", reason=identity.person.banned)


class PasskeyProof(NamedTuple):
    """A browser's response to a passkey challenge, and the site that the browser was visiting."""

    site: Site
    credential: Credential


class People:
    """The people with a registered name, and their sessions. Tokens are passed as digests."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store, self._clock = store, clock

    async def identify(self, token: str) -> Identity | None:
        """Return the identity to which a token belongs. Return None if the guest has since registered a name or signed
        in. The guest's browser then has a newer token, so somebody else may be using the old one.

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

    async def register(
        self, token: str, name: str, device: str, new_token: str, proof: PasskeyProof | None = None
    ) -> tuple[Person, str | None]:
        """Register a guest's name. Return the person and, unless ``proof`` contains a passkey, a recovery code, which
        is shown only once.

        ``token``: the browser's token; ``new_token`` takes its place. A repeated call with the same ``new_token``
        returns the same person, with a new recovery code. Raises ``PerudoError`` (``name-...``, ``signed-in``,
        ``passkey``, ``store-...``).
        """
        name = _clean(name)
        if again := await self._store.query(lambda connection: _session(connection, new_token)):
            return again[0], None if proof else await self.new_code(again[0])
        identity = await self.identify(token)
        if identity is None:
            raise PerudoError("signed-out")
        if identity.person is not None:
            raise PerudoError("signed-in")
        code, now = None if proof else random_letters(CODE_LENGTH), self._now()
        made = await self._made(proof) if proof else None
        person = Person(made[0] if made else random_letters(wire.PERSON_ID_LENGTH), name, token, now)

        def kept(connection: Connection) -> None:
            _take_name(connection, person)
            recovery = code and digest(code)
            connection.execute(insert(PERSON_TABLE).values(recovery=recovery, **person._asdict()))
            if made:
                _add_passkey(connection, *made, now)
            _retire(connection, token, person, new_token)
            _sign_in(connection, person, new_token, device, now)

        try:
            await self._store.write(kept)
        except ConflictError:
            raise PerudoError("name-taken") from None
        return person, code and _written(code)

    # --- Passkeys

    async def creation_options(self, site: Site, identity: Identity, name: str) -> dict[str, Any]:
        """Return the options for creating a passkey, for a signed-in person or for a guest who is about to register a
        name.

        Raises ``PerudoError`` (``name-...``, ``store-...``) if the name is taken, so that nobody creates a useless
        passkey.
        """
        if identity.person is not None:
            person, name = identity.person.id, identity.person.name
        else:
            person, name = random_letters(wire.PERSON_ID_LENGTH), _clean(name)
            if await self._store.query(lambda connection: _is_taken(connection, name)):
                raise PerudoError("name-taken")
        return passkeys.creation_options(site, person, name, await self._challenge(person))

    async def request_options(self, site: Site) -> dict[str, Any]:
        """Return the options that a browser needs to sign in with a passkey."""
        return passkeys.request_options(site, await self._challenge(None))

    async def add_passkey(self, person: Person, proof: PasskeyProof) -> None:
        """Add a passkey for a person. Raises ``PerudoError`` (``passkey``, ``store-...``)."""
        owner, passkey = await self._made(proof)
        if owner != person.id:
            raise PerudoError("passkey")
        now = self._now()
        try:
            await self._store.write(lambda connection: _add_passkey(connection, owner, passkey, now))
        except ConflictError:  # This passkey is already registered.
            raise PerudoError("passkey") from None

    async def passkeys(self, person: Person) -> tuple[wire.PasskeyInfo, ...]:
        """Return a person's passkeys, oldest first. Raises ``PerudoError`` (``store-read``)."""
        query = select(PASSKEY_TABLE.c.id, PASSKEY_TABLE.c.created_at).where(PASSKEY_TABLE.c.person == person.id)
        rows = await self._store.query(lambda connection: connection.execute(query).all())
        found = (wire.PasskeyInfo(id=row.id, created_at=row.created_at) for row in rows)
        return tuple(sorted(found, key=lambda passkey: (passkey.created_at, passkey.id)))

    async def remove_passkey(self, person: Person, passkey: str) -> None:
        """Remove one of a person's passkeys. Afterwards, nobody can sign in with that passkey."""
        mine = (PASSKEY_TABLE.c.person == person.id, PASSKEY_TABLE.c.id == passkey)
        await self._store.write(lambda connection: connection.execute(delete(PASSKEY_TABLE).where(*mine)))

    async def sign_in_by_passkey(self, token: str | None, proof: PasskeyProof, device: str, new_token: str) -> Person:
        """Sign in with a passkey. For the other parameters and the errors, see ``sign_in_by_code``; an invalid passkey
        raises ``passkey``."""
        if again := await self._store.query(lambda connection: _session(connection, new_token)):
            return again[0]
        challenge = passkeys.challenge_of(proof.credential)
        if await self._take_challenge(challenge) != (None,):
            raise PerudoError("passkey")
        mine = PASSKEY_TABLE.c.id == str(proof.credential.get("id"))
        columns = [PASSKEY_TABLE.c[name] for name in (*Passkey._fields, "person")]
        row = await self._store.query(lambda connection: connection.execute(select(*columns).where(mine)).first())
        if row is None:
            raise PerudoError("passkey")
        *stored, owner_id = row
        used = await asyncio.to_thread(
            passkeys.verified_use, proof.site, challenge, proof.credential, Passkey._make(stored)
        )

        def owner(connection: Connection) -> Person | None:
            connection.execute(update(PASSKEY_TABLE).where(mine).values(sign_count=used.sign_count))
            return _person(connection, PERSON_TABLE.c.id == owner_id)

        return await self._signed_in(owner, "passkey", token, device, new_token)

    async def _made(self, proof: PasskeyProof) -> tuple[str, Passkey]:
        """Verify a new passkey. Return the id of the person for whom the passkey was created, and the passkey."""
        challenge = passkeys.challenge_of(proof.credential)
        found = await self._take_challenge(challenge)
        if found is None or found[0] is None:
            raise PerudoError("passkey")
        made = await asyncio.to_thread(passkeys.new_passkey, proof.site, challenge, proof.credential)
        return found[0], made

    async def _challenge(self, person: str | None) -> str:
        """Create a challenge that can be answered only once."""
        challenge, now = secrets.token_urlsafe(32), self._now()

        def made(connection: Connection) -> None:
            connection.execute(delete(CHALLENGE_TABLE).where(CHALLENGE_TABLE.c.expires_at <= now))
            expires_at = now + passkeys.TIMEOUT_MILLISECONDS
            connection.execute(
                insert(CHALLENGE_TABLE).values(challenge=challenge, person=person, expires_at=expires_at)
            )

        await self._store.write(made)
        return challenge

    async def _take_challenge(self, challenge: str) -> tuple[str | None] | None:
        """Use up a challenge. Return a tuple with the person for whom the challenge was created; None if it is unknown,
        used or expired.
        """
        mine = CHALLENGE_TABLE.c.challenge == challenge

        def taken(connection: Connection) -> tuple[str | None] | None:
            row = connection.execute(select(CHALLENGE_TABLE.c.person, CHALLENGE_TABLE.c.expires_at).where(mine)).first()
            if row is None or not connection.execute(delete(CHALLENGE_TABLE).where(mine)).rowcount:
                return None
            return (row.person,) if self._now() < row.expires_at else None

        return await self._store.write(taken)

    # --- Signing in

    async def sign_in_by_code(self, token: str | None, code: str, device: str, new_token: str) -> Person:
        """Sign in with a recovery code. ``token``: the browser's token, if any. The games of the guest with this token
        are transferred to the person. ``new_token`` replaces the token.

        Raises ``PerudoError`` (``sign-in-code``, ``signed-in``, ``store-...``).
        """
        known = digest(read_letters(code))

        def owner(connection: Connection) -> Person | None:
            return _person(connection, PERSON_TABLE.c.recovery == known)

        return await self._signed_in(owner, "sign-in-code", token, device, new_token)

    async def sign_in_by_link(self, token: str | None, secret: str, device: str, new_token: str) -> Person:
        """Sign in with a link's secret, which works once. For parameters and errors, see ``sign_in_by_code``; an
        invalid link raises ``sign-in-link``."""
        mine = SIGN_IN_TABLE.c.link == digest(secret)

        def owner(connection: Connection) -> Person | None:
            row = connection.execute(select(SIGN_IN_TABLE.c.person, SIGN_IN_TABLE.c.expires_at).where(mine)).first()
            # If two devices use the link at the same time, only the one that deletes the row signs in.
            if row is None or not connection.execute(delete(SIGN_IN_TABLE).where(mine)).rowcount:
                return None
            return _person(connection, PERSON_TABLE.c.id == row.person) if self._now() < row.expires_at else None

        return await self._signed_in(owner, "sign-in-link", token, device, new_token)

    async def link(self, person: Person) -> str:
        """Create the secret of a sign-in link. Within ``SIGN_IN_LINK_SECONDS``, one other device can use the link to
        sign in."""
        secret, now = secrets.token_urlsafe(24), self._now()

        def made(connection: Connection) -> None:
            # A person can have only one sign-in link at a time.
            for old in (SIGN_IN_TABLE.c.person == person.id, SIGN_IN_TABLE.c.expires_at <= now):
                connection.execute(delete(SIGN_IN_TABLE).where(old))
            expires_at = now + 1000 * limits.SIGN_IN_LINK_SECONDS
            connection.execute(
                insert(SIGN_IN_TABLE).values(link=digest(secret), person=person.id, expires_at=expires_at)
            )

        await self._store.write(made)
        return secret

    async def statistics(self, person: Person) -> wire.PersonalStatistics:
        """Return the statistics of a person's finished games. Raises ``PerudoError`` (``store-read``)."""
        return await self._store.query(lambda connection: statistics(connection, person.id, self._now()))

    async def practise(self, person: Person, sent: wire.PracticeProgress) -> wire.PracticeProgress:
        """Merge a browser's practice progress into the person's stored progress. Return the combined progress of all
        devices. Raises ``PerudoError`` (``store-...``)."""
        now = self._now()
        try:
            return await self._store.write(lambda connection: add_progress(connection, person.id, sent, now))
        except ConflictError:  # Two devices sent their first progress to two servers at the same time.
            return await self._store.write(lambda connection: add_progress(connection, person.id, sent, now))

    async def note_review(self, table: str, game: int, accuracies: Sequence[int | None]) -> None:
        """Store the accuracy that a review computed for each seat of a game. Raises ``PerudoError`` (``store-...``)."""
        if await self._store.query(lambda connection: not are_known(connection, table, game, accuracies)):
            await self._store.write(lambda connection: store_accuracies(connection, table, game, accuracies))

    async def set_visibility(self, person: Person, visibility: wire.Visibility) -> Person:
        """Set who can see a person's ratings and games. Raises ``PerudoError`` (``store-...``)."""
        mine = update(PERSON_TABLE).where(PERSON_TABLE.c.id == person.id).values(visibility=visibility)
        await self._store.write(lambda connection: connection.execute(mine))
        return person._replace(visibility=visibility)

    async def profile(self, person: str, viewer: str | None) -> wire.Profile:
        """Return the part of a person's profile that a viewer may see. ``person``: the person's id. ``viewer``: the
        viewer's id; None for a guest. Raises ``PerudoError`` (``person-gone``, ``store-read``)."""

        def look(connection: Connection) -> wire.Profile | None:
            found = _person(connection, PERSON_TABLE.c.id == person)
            if found is None:
                return None
            own = viewer == person
            shown = own or found.visibility == "everybody"
            if found.visibility == "clubs" and viewer is not None:
                shown = shown or share_a_club(connection, person, viewer)
            mine = statistics(connection, person, self._now()) if shown else None
            if mine is not None and not own:
                mine = msgspec.structs.replace(mine, opponents=())
            return wire.Profile(
                id=person,
                name=found.name,
                since=found.created_at,
                you=own,
                can_invite=viewer is not None and know_each_other(connection, viewer, person),
                statistics=mine,
            )

        profile = await self._store.query(look)
        if profile is None:
            raise PerudoError("person-gone")
        return profile

    async def registered_name(self, guest: str) -> RegisteredName | None:
        """Return the registered name of a guest, or None. ``guest``: the guest's identity at tables. Raises
        ``PerudoError`` (``store-read``)."""
        if is_external_bot(guest):
            return None
        query = select(PERSON_TABLE.c.id, PERSON_TABLE.c.name).where(PERSON_TABLE.c.guest == guest)
        row = await self._store.query(lambda connection: connection.execute(query).first())
        return None if row is None else RegisteredName(*row)

    async def rating_gaps(self, guest: str, hosts: Sequence[tuple[str, str, int]]) -> dict[str, float]:
        """Return the rating difference between a guest and the host of each table. ``hosts``: for each table, its code,
        its host's id and its number of chairs. Raises ``PerudoError`` (``store-read``)."""

        def look(connection: Connection) -> dict[str, float]:
            people = {host for _, host, _ in hosts}
            known = select(PERSON_TABLE.c.id, PERSON_TABLE.c.guest).where(PERSON_TABLE.c.id.in_(people))
            guests = {row.id: row.guest for row in connection.execute(known)}
            classes = {rating_class(chairs) for _, _, chairs in hosts}
            players = {guest, *guests.values()}
            ratings = {each: current_ratings(connection, players, each) for each in classes}
            gaps = dict[str, float]()
            for table, host, chairs in hosts:
                known_ratings = ratings[rating_class(chairs)]
                mine, theirs = known_ratings.get(guest), known_ratings.get(guests.get(host, ""))
                if mine is not None and theirs is not None:
                    gaps[table] = abs(mine.mean - theirs.mean)
            return gaps

        return await self._store.query(look)

    async def sessions(self, person: Person) -> tuple[Session, ...]:
        """Return the browsers in which a person is signed in, the newest first."""
        columns = (SESSION_TABLE.c[name] for name in Session._fields)
        query = select(*columns).where(SESSION_TABLE.c.person == person.id)
        found = await self._store.query(lambda connection: list(map(Session._make, connection.execute(query))))
        return tuple(sorted(found, key=lambda session: (-session.created_at, session.id)))

    async def end_session(self, person: Person, session: str) -> None:
        """Sign a person out of a browser, and stop its notifications. The browser's token then belongs to a new
        guest."""
        mine = (SESSION_TABLE.c.person == person.id, SESSION_TABLE.c.id == session)

        def ended(connection: Connection) -> None:
            token = connection.execute(select(SESSION_TABLE.c.token).where(*mine)).scalar()
            connection.execute(delete(PUSH_TABLE).where(PUSH_TABLE.c.token == token))
            connection.execute(delete(SESSION_TABLE).where(*mine))

        await self._store.write(ended)

    async def sessions_among(self, sessions: Collection[str]) -> set[str]:
        """Return which of these sessions have not ended."""
        query = select(SESSION_TABLE.c.id).where(SESSION_TABLE.c.id.in_(sessions))
        return set(await self._store.query(lambda connection: connection.execute(query).scalars().all()))

    async def new_code(self, person: Person) -> str:
        """Make a new recovery code. The old one no longer works."""
        code = random_letters(CODE_LENGTH)
        await self._store.write(lambda connection: _set_recovery(connection, person.id, code))
        return _written(code)

    async def rename(self, person: Person, name: str) -> Person:
        """Change a registered name. Raises ``PerudoError`` (``name-...``, ``store-...``)."""
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

    async def everybody(self) -> list[KnownPerson]:
        """Return all people, in the order in which they joined. Raises ``PerudoError`` (``store-read``)."""
        used_at = func.max(SESSION_TABLE.c.used_at)
        query = (
            select(PERSON_TABLE.c.id, PERSON_TABLE.c.name, PERSON_TABLE.c.created_at, used_at, PERSON_TABLE.c.banned)
            .outerjoin(SESSION_TABLE, SESSION_TABLE.c.person == PERSON_TABLE.c.id)
            .group_by(PERSON_TABLE.c.id)
            .order_by(PERSON_TABLE.c.created_at)
        )
        return await self._store.query(lambda connection: list(map(KnownPerson._make, connection.execute(query))))

    async def find(self, who: str) -> Person:
        """Return a person by id or name. Raises ``PerudoError`` (``person-unknown``, ``store-read``)."""

        def look(connection: Connection) -> Person | None:
            if (found := _person(connection, PERSON_TABLE.c.id == who.upper())) is not None:
                return found
            query = select(PERSON_NAME_TABLE.c.person).where(PERSON_NAME_TABLE.c.look.in_(looks(who)))
            person = connection.execute(query).scalar()
            return None if person is None else _person(connection, PERSON_TABLE.c.id == person)

        person = await self._store.query(look)
        if person is None:
            raise PerudoError("person-unknown", who=who)
        return person

    async def export(self, person: Person) -> wire.PersonalData:
        """Return everything that the server stores about a person. Raises ``PerudoError`` (``store-read``)."""
        return await self._store.query(lambda connection: personal_data(connection, person.id))

    async def delete(self, person: Person) -> None:
        """Delete a person. ``Erasure`` then removes them from the logs of their tables. Raises ``PerudoError``
        (``store-...``)."""
        await self._store.write(lambda connection: delete_person(connection, person.id))

    async def _signed_in(
        self,
        owner: Callable[[Connection], Person | None],
        refusal: str,
        token: str | None,
        device: str,
        new_token: str,
    ) -> Person:
        """Sign in the person whom ``owner`` returns. Raises ``PerudoError``: ``refusal`` if ``owner`` returns None."""
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
                    _retire(connection, identity.guest, person, new_token)
                _sign_in(connection, person, new_token, device, now)
            return person

        try:
            person = await self._store.write(sign)
        except ConflictError:  # Another tab in this browser has since signed in.
            raise PerudoError("signed-in") from None
        if person is None:
            raise PerudoError(refusal)
        return person

    def _now(self) -> int:
        return round(1000 * self._clock())


def _add_passkey(connection: Connection, person: str, passkey: Passkey, now: int) -> None:
    """Store a passkey. If the person has too many passkeys, the oldest one is removed."""
    _make_room(connection, PASSKEY_TABLE.c.id, PASSKEY_TABLE.c.created_at, person, limits.PERSON_PASSKEYS)
    connection.execute(insert(PASSKEY_TABLE).values(person=person, created_at=now, **passkey._asdict()))


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
    """Claim a person's name. Raises ``ConflictError`` or ``IntegrityError`` if a look-alike name is already taken."""
    if _is_taken(connection, person.name):
        raise ConflictError
    rows = [{"look": look, "person": person.id} for look in sorted(looks(person.name))]
    connection.execute(insert(PERSON_NAME_TABLE), rows)


def _is_taken(connection: Connection, name: str) -> bool:
    """Return whether somebody has already registered this name or one that looks like it."""
    mine = PERSON_NAME_TABLE.c.look.in_(looks(name))
    return connection.execute(select(PERSON_NAME_TABLE.c.look).where(mine)).first() is not None


def _retire(connection: Connection, guest: str, person: Person, new_token: str) -> None:
    """Invalidate a guest's token, and transfer the guest's games and tournament places to the person. The browser still
    gets notifications, under its new token."""
    connection.execute(insert(PERSON_GUEST_TABLE).values(guest=guest, person=person.id))
    connection.execute(update(PUSH_TABLE).where(PUSH_TABLE.c.token == guest).values(token=new_token))
    rename_guest(connection, guest, person.guest)


def _sign_in(connection: Connection, person: Person, token: str, device: str, now: int) -> None:
    """Start a session. If the person has too many sessions, the least recently used one is removed."""
    _make_room(connection, SESSION_TABLE.c.id, SESSION_TABLE.c.used_at, person.id, limits.PERSON_SESSIONS)
    session = Session(random_letters(SESSION_ID_LENGTH), device, created_at=now, used_at=now)
    connection.execute(insert(SESSION_TABLE).values(token=token, person=person.id, **session._asdict()))


def _make_room(connection: Connection, key: Column[str], age: Column[int], person: str, most: int) -> None:
    """Delete a person's oldest rows to make room for a new one."""
    table = key.table
    rows = connection.execute(select(age, key).where(table.c.person == person)).all()
    for _, old in sorted(tuple(row) for row in rows)[: max(0, len(rows) + 1 - most)]:
        connection.execute(delete(table).where(key == old))


def _set_recovery(connection: Connection, person: str, code: str) -> None:
    connection.execute(update(PERSON_TABLE).where(PERSON_TABLE.c.id == person).values(recovery=digest(code)))


def _written(code: str) -> str:
    """Return a recovery code in groups of four letters."""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def digest(secret: str) -> str:
    """Return the digest that is stored in place of a token, a recovery code or a link."""
    return hashlib.sha256(secret.encode()).hexdigest()
