"""The request handlers for registered names, sign-in, profiles and notifications. The handlers answer HTTP requests,
because commands on a WebSocket cannot set cookies.

Only requests from the page's own origin reach these handlers (``web_app.py``). A handler may raise ``PerudoError``,
which becomes an error response.
"""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.datastructures import URL
from starlette.requests import Request
from starlette.responses import Response

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.edge.handlers import Handlers, json_response, private_response, public_address, read_body
from perudo.server.people.passkeys import Site
from perudo.server.people.people import Identity, PasskeyProof, Person, check_not_banned, digest
from perudo.table.external_bots import is_external_bot
from perudo.table.handover import qr_code

T = TypeVar("T")


async def me(handlers: Handlers, request: Request) -> Response:
    return private_response(await _me(handlers, await identity_of(handlers, request)))


async def register_name(handlers: Handlers, request: Request) -> Response:
    asked = await request_body(request, wire.RegisterName)
    token = _token(handlers, request)
    if token is None:
        raise PerudoError("no-cookie")
    new_token = handlers.guests.derived(request, asked.attempt)
    proof = None if asked.passkey is None else PasskeyProof(_site(handlers, request), asked.passkey)
    device = wire.clean_text(asked.device)
    person, code = await handlers.people.register(token, asked.name, device, digest(new_token), proof)
    answer = wire.Registration(me=await _me_in(handlers, new_token, person), recovery_code=code)
    return _with_token(handlers, request, private_response(answer), new_token)


async def sign_in(handlers: Handlers, request: Request) -> Response:
    asked = await request_body(request, wire.SignIn)
    token, new_token = _token(handlers, request), handlers.guests.derived(request, asked.attempt)
    device, new = wire.clean_text(asked.device), digest(new_token)
    if asked.passkey is not None:
        proof = PasskeyProof(_site(handlers, request), asked.passkey)
        person = await handlers.people.sign_in_by_passkey(token, proof, device, new)
    elif asked.code is not None:
        person = await handlers.people.sign_in_by_code(token, asked.code, device, new)
    else:
        person = await handlers.people.sign_in_by_link(token, asked.secret or "", device, new)
    answer = private_response(await _me_in(handlers, new_token, person))
    return _with_token(handlers, request, answer, new_token)


async def make_passkey(handlers: Handlers, request: Request) -> Response:
    asked = await request_body(request, wire.MakePasskey)
    identity = await identity_of(handlers, request)
    if identity is None:
        raise PerudoError("no-cookie")
    options = await handlers.people.creation_options(_site(handlers, request), identity, asked.name)
    return private_response(wire.PasskeyOptions(options=options))


async def use_passkey(handlers: Handlers, request: Request) -> Response:
    options = await handlers.people.request_options(_site(handlers, request))
    return private_response(wire.PasskeyOptions(options=options))


async def add_passkey(handlers: Handlers, request: Request) -> Response:
    asked = await request_body(request, wire.AddPasskey)
    identity, person = await person_of(handlers, request)
    await handlers.people.add_passkey(person, PasskeyProof(_site(handlers, request), asked.passkey))
    return private_response(await _me(handlers, identity))


async def remove_passkey(handlers: Handlers, request: Request) -> Response:
    asked = await request_body(request, wire.RemovePasskey)
    identity, person = await person_of(handlers, request)
    await handlers.people.remove_passkey(person, asked.id)
    return private_response(await _me(handlers, identity))


async def sign_out(handlers: Handlers, request: Request) -> Response:
    """End a session. A browser becomes a new guest if it signs itself out, or if its token is no longer valid."""
    asked = await request_body(request, wire.SignOut)
    identity = await identity_of(handlers, request)
    person = identity.person if identity else None
    ended = identity.session if identity and asked.session is None else asked.session
    if person is not None and ended is not None:
        await handlers.people.end_session(person, ended)
        handlers.game_server.disconnect_session(person.guest, ended)
    stays = identity is not None and (person is None or ended != identity.session)
    answer = private_response(await _me(handlers, identity if stays else None))
    return answer if stays else _with_token(handlers, request, answer, handlers.guests.new_cookie(request))


async def change_name(handlers: Handlers, request: Request) -> Response:
    asked = await request_body(request, wire.ChangeName)
    identity, person = await person_of(handlers, request)
    renamed = identity._replace(person=await handlers.people.rename(person, asked.name))
    return private_response(await _me(handlers, renamed))


async def new_code(handlers: Handlers, request: Request) -> Response:
    identity, person = await person_of(handlers, request)
    code = await handlers.people.new_code(person)
    answer = wire.Registration(me=await _me(handlers, identity), recovery_code=code)
    return private_response(answer)


async def sign_in_link(handlers: Handlers, request: Request) -> Response:
    _, person = await person_of(handlers, request)
    address = public_address(request.url, handlers.game_server.addresses, "/me")
    link = f"{address}#sign-in={await handlers.people.link(person)}"
    drawn = await asyncio.to_thread(qr_code, link)
    return json_response(
        wire.encode(wire.SignInLink(link=link, qr_code=drawn, seconds=limits.SIGN_IN_LINK_SECONDS)), cache="no-store"
    )


async def statistics(handlers: Handlers, request: Request) -> Response:
    _, person = await person_of(handlers, request)
    return private_response(await handlers.people.statistics(person))


async def practise(handlers: Handlers, request: Request) -> Response:
    asked = await request_body(request, wire.PracticeProgress)
    _, person = await person_of(handlers, request)
    return private_response(await handlers.people.practise(person, asked))


async def profile(handlers: Handlers, request: Request) -> Response:
    """Return the profile of a person with a registered name."""
    identity = await identity_of(handlers, request)
    viewer = identity.person.id if identity and identity.person else None
    found = await handlers.people.profile(request.path_params["person"], viewer)
    return private_response(found)


async def set_visibility(handlers: Handlers, request: Request) -> Response:
    asked = await request_body(request, wire.SetVisibility)
    identity, person = await person_of(handlers, request)
    changed = identity._replace(person=await handlers.people.set_visibility(person, asked.visibility))
    return private_response(await _me(handlers, changed))


async def report(handlers: Handlers, request: Request) -> Response:
    """Report a person to the operator."""
    asked = await request_body(request, wire.ReportPerson)
    identity = await identity_of(handlers, request)
    if identity is None:
        raise PerudoError("no-cookie")
    person = request.path_params["person"]
    await handlers.game_server.moderation.report(identity.guest, person, asked.text, asked.table)
    return await profile(handlers, request)


async def personal_data(handlers: Handlers, request: Request) -> Response:
    """Return the person's data as a file to download."""
    _, person = await person_of(handlers, request, or_banned=True)
    data = wire.readable(await handlers.people.export(person))
    answer = json_response(data.encode(), cache="no-store")
    answer.headers["Content-Disposition"] = 'attachment; filename="perudo.json"'
    return answer


async def delete_me(handlers: Handlers, request: Request) -> Response:
    """Delete the person who is signed in. The browser becomes a new guest."""
    _, person = await person_of(handlers, request, or_banned=True)
    await handlers.people.delete(person)
    handlers.game_server.erasure.wake()
    answer = private_response(await _me(handlers, None))
    return _with_token(handlers, request, answer, handlers.guests.new_cookie(request))


async def push_key(handlers: Handlers, request: Request) -> Response:
    return json_response(wire.encode(wire.PushKey(key=handlers.game_server.push.public_key)))


async def subscribe(handlers: Handlers, request: Request) -> Response:
    """Subscribe a browser to notifications, even if its user has no registered name."""
    asked = await request_body(request, wire.Subscribe)
    token = _token(handlers, request)
    if token is None or await handlers.people.identify(token) is None:
        raise PerudoError("no-cookie")
    await handlers.game_server.push.subscribe(token, asked)
    return await push_key(handlers, request)


async def unsubscribe(handlers: Handlers, request: Request) -> Response:
    if token := _token(handlers, request):
        await handlers.game_server.push.unsubscribe(token)
    return await push_key(handlers, request)


def _site(handlers: Handlers, request: Request) -> Site:
    """Return the site to which a request's passkeys belong: its host name and origin, and the server's other origins on
    that host.
    """
    own = request.url
    known = (URL(address) for address in handlers.game_server.addresses)
    pages = (own, *(each for each in known if each.hostname == own.hostname))
    return Site(own.hostname or "", tuple(f"{each.scheme}://{each.netloc}" for each in pages))


def _token(handlers: Handlers, request: Request) -> str | None:
    """Return the digest of the browser's token. Raises ``PerudoError`` (``program-may-not``) for an external bot."""
    token = handlers.guests.identify(request)
    if token is not None and is_external_bot(token):
        raise PerudoError("program-may-not")
    return token


async def identity_of(handlers: Handlers, request: Request) -> Identity | None:
    token = _token(handlers, request)
    return None if token is None else await handlers.people.identify(token)


async def person_of(handlers: Handlers, request: Request, *, or_banned: bool = False) -> tuple[Identity, Person]:
    """Return the person who is signed in. Raises ``PerudoError`` (``signed-out``; ``banned``, unless ``or_banned``)."""
    identity = await identity_of(handlers, request)
    if identity is None or identity.person is None:
        raise PerudoError("signed-out")
    if not or_banned:
        check_not_banned(identity)
    return identity, identity.person


async def _me_in(handlers: Handlers, token: str, person: Person) -> wire.Me:
    """Return a person's account data for the browser that receives the new ``token``."""
    identity = await handlers.people.identify(digest(token))
    return await _me(handlers, identity or Identity(person.guest, person))


async def _me(handlers: Handlers, identity: Identity | None) -> wire.Me:
    person = identity.person if identity else None
    if identity is None or person is None:
        return wire.Me(id=None, name=None, sessions=())
    found = await handlers.people.sessions(person)
    sessions = (wire.SessionInfo(current=each.id == identity.session, **each._asdict()) for each in found)
    return wire.Me(
        id=person.id,
        name=person.name,
        sessions=tuple(sessions),
        passkeys=await handlers.people.passkeys(person),
        visibility=person.visibility,
        banned=person.banned,
    )


async def request_body(request: Request, kind: type[T]) -> T:
    """Return a request's body. Raises ``PerudoError`` (``message-...``)."""
    data = await read_body(request, limits.PEOPLE_BYTES, "message-too-long")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise PerudoError("message-unreadable", why=str(error)) from None


def _with_token(handlers: Handlers, request: Request, response: Response, token: str) -> Response:
    handlers.guests.set_cookie(request, response, token)
    return response
