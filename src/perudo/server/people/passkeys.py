"""Passkeys: WebAuthn credentials for signing in by unlocking one's device.

The browser creates a key pair for this site. The server stores the public key. At each sign-in, the browser signs a
random challenge, and the server checks the signature. ``people.py`` makes sure that each challenge is answered only
once.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from perudo.core.errors import PerudoError
from perudo.server.base64url import from_base64url, to_base64url

Credential = dict[str, Any]
"""A browser's response, as ``PublicKeyCredential.toJSON`` returns it."""
TIMEOUT_MILLISECONDS = 300_000
"""How long (ms) a browser may take to answer a challenge."""


class Site(NamedTuple):
    """The site to which passkeys belong."""

    host: str
    """The host name, without the port."""
    origins: tuple[str, ...]
    """The origins of the site's pages."""


class Passkey(NamedTuple):
    """A passkey's credential id and public key (in base64url), and its signature count."""

    id: str
    public_key: str
    sign_count: int


def creation_options(site: Site, person: str, name: str, challenge: str) -> dict[str, Any]:
    """Return the WebAuthn options that a browser needs to create a passkey for a person."""
    import webauthn  # Imported here, because most visitors need no passkey.
    from webauthn.helpers import structs

    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name="Perudo",
        user_id=person.encode(),
        user_name=name,
        challenge=from_base64url(challenge),
        timeout=TIMEOUT_MILLISECONDS,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
    )
    return dict(msgspec.json.decode(webauthn.options_to_json(options)))


def request_options(site: Site, challenge: str) -> dict[str, Any]:
    """Return the WebAuthn options that let a browser sign a challenge with any of its passkeys for this site."""
    import webauthn

    options = webauthn.generate_authentication_options(
        rp_id=site.host, challenge=from_base64url(challenge), timeout=TIMEOUT_MILLISECONDS
    )
    return dict(msgspec.json.decode(webauthn.options_to_json(options)))


def challenge_of(credential: Credential) -> str:
    """Return the challenge that a response claims to answer. Raises ``PerudoError`` (``passkey``)."""
    try:
        said = msgspec.json.decode(from_base64url(credential["response"]["clientDataJSON"]), type=dict[str, Any])
        challenge = said["challenge"]
    except (LookupError, TypeError, ValueError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise PerudoError("passkey") from error
    if not isinstance(challenge, str):
        raise PerudoError("passkey")
    return challenge


def new_passkey(site: Site, challenge: str, credential: Credential) -> Passkey:
    """Return the passkey that a browser made. Raises ``PerudoError`` (``passkey``) if the response is not valid."""
    import webauthn

    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=from_base64url(challenge),
            expected_rp_id=site.host,
            expected_origin=list(site.origins),
        )
    except Exception as error:  # The library raises many kinds of errors for malformed responses.
        raise PerudoError("passkey") from error
    return Passkey(to_base64url(made.credential_id), to_base64url(made.credential_public_key), made.sign_count)


def verified_use(site: Site, challenge: str, credential: Credential, passkey: Passkey) -> Passkey:
    """Check that a passkey signed a challenge. Return the passkey with its new signature count. Raises ``PerudoError``
    (``passkey``)."""
    import webauthn

    try:
        used = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=from_base64url(challenge),
            expected_rp_id=site.host,
            expected_origin=list(site.origins),
            credential_public_key=from_base64url(passkey.public_key),
            credential_current_sign_count=passkey.sign_count,
        )
    except Exception as error:  # The library raises many kinds of errors, as in ``new_passkey``.
        raise PerudoError("passkey") from error
    return passkey._replace(sign_count=used.new_sign_count)
