"""Rate limits per guest and per address. Each server counts separately."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Literal, get_args

import structlog

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.server.token_bucket import TokenBuckets
from perudo.table.external_bots import is_external_bot

_logger = structlog.get_logger()

Cost = Literal["nothing", "play", "leave", "table", "logged", "chat", "open"]
"""A command's cost, which determines the rate limits that it counts against.

People can send any number of commands with the cost ``nothing`` or ``play``. Chat messages (``chat``) and new tables
(``open``) have their own limits; other commands count against ``table``. A command that is recorded in a table's log
also counts against ``logged``: otherwise one guest could fill the log within hours. Leaving a table counts only against
``logged``, and is never refused. Every command of an external bot also counts against the bot's own limit, unless its
cost is ``nothing``.
"""
AddressLimit = Literal[
    "ADDRESS_NEW_EXTERNAL_BOTS",
    "ADDRESS_REGISTERED_NAMES",
    "ADDRESS_SIGN_INS",
    "ADDRESS_CLUB_CHANGES",
    "ADDRESS_TOURNAMENT_CHANGES",
    "ADDRESS_REPORTS",
    "HTTP_REQUESTS",
    "COMPUTED_REQUESTS",
]
"""The rate limits on an address's requests."""
BUDGETS = (
    "TABLE_COMMANDS",
    "LOGGED_COMMANDS",
    "CHAT",
    "EXTERNAL_BOT",
    "OPENED_TABLES",
    "LOG_LOADS",
    "ADDRESS_TABLE_COMMANDS",
    "ADDRESS_LOGGED_COMMANDS",
    "ADDRESS_OPENED_TABLES",
    "ADDRESS_LOG_LOADS",
    *get_args(AddressLimit),
)
"""The rate limits (in ``limits``) that are enforced by token buckets."""
SOCKETS = "GUEST_SOCKETS", "ADDRESS_SOCKETS"
"""The names of the limits on open sockets."""


class RateLimiter:
    """Counts commands and sockets. ``clock`` is a monotonic clock in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._budgets = {of: TokenBuckets(getattr(limits, of), clock) for of in BUDGETS}
        self.sockets = 0
        self._sockets = {of: Counter[str]() for of in SOCKETS}
        """The number of open sockets of each guest and each address."""

    def charge_command(self, cost: Cost, guest: str, address: str) -> None:
        """Charge a guest and the guest's address for a command. Raises ``PerudoError`` (``too-fast``)."""
        if cost != "nothing" and is_external_bot(guest):
            self._budgets["EXTERNAL_BOT"].take(guest)
        match cost:
            case "nothing" | "play":
                pass
            case "chat":
                self._budgets["CHAT"].take(guest)
            case "open":
                self._take("OPENED_TABLES", guest, address)
            case "leave":
                with suppress(PerudoError):  # Leaving is never refused, even over the limit.
                    self.charge_logged(guest, address)
            case "table" | "logged":
                self._take("TABLE_COMMANDS", guest, address)
                if cost == "logged":
                    self.charge_logged(guest, address)

    def charge_logged(self, guest: str, address: str) -> None:
        """Count a logged change to a table. Raises ``PerudoError`` (``too-fast``) if the guest or address has made too
        many."""
        self._take("LOGGED_COMMANDS", guest, address)

    def charge(self, limit: AddressLimit, address: str) -> None:
        """Count a request against one of an address's limits. Raises ``PerudoError`` (``too-fast``)."""
        self._budgets[limit].take(address)

    def charge_log_load(self, guest: str, address: str) -> None:
        """Charge a guest and the guest's address for loading a table from its log. Raises ``PerudoError``
        (``too-fast``) if the guest or address has caused too many such loads.
        """
        self._take("LOG_LOADS", guest, address)

    def charge_log_look(self, guest: str, address: str) -> None:
        """Charge a guest and the guest's address for a log that is read only to show the guest's seat status. Such
        reads can use at most half of the rate limits on loading logs.
        """
        if not (
            self._budgets["LOG_LOADS"].is_half_full(guest) and self._budgets["ADDRESS_LOG_LOADS"].is_half_full(address)
        ):
            raise PerudoError("too-fast")
        self.charge_log_load(guest, address)

    def _take(self, of: str, guest: str, address: str) -> None:
        """Charge both the guest and the address, or neither. Raises ``PerudoError`` (``too-fast``).

        Guests at the same address share its allowance. As it runs out, the server refuses guests who have already used
        much of their own allowance. So occasional users are served until the address's allowance is used up. A guest
        who is alone at an address can use their own allowance in full.
        """
        both = _both(of, guest, address)
        left = {each: self._budgets[each].left(key) for each, key in both.items()}
        if any(each < 1 for each in left.values()):
            raise PerudoError("too-fast")
        if len(both) == 2:
            own, shared = (self._budgets[each].most for each in both)
            used = 1 - left[of] / own
            if left[f"ADDRESS_{of}"] < used * (shared - own):
                raise PerudoError("too-fast")
        for each, key in both.items():
            self._budgets[each].spend(key)

    @contextmanager
    def socket_slot(self, guest: str, address: str) -> Iterator[None]:
        """Reserve a slot for a socket. Raises ``PerudoError`` (``too-many-sockets``) if no slot is free."""
        most = {
            of: getattr(limits, "EXTERNAL_BOT_SOCKETS" if is_external_bot(guest) and of == SOCKETS[0] else of)
            for of in SOCKETS
        }
        held = {of: key for of, key in zip(SOCKETS, (guest, address), strict=True) if key}
        if any(self._sockets[of][key] >= most[of] for of, key in held.items()):
            raise PerudoError("too-many-sockets")
        self.sockets += 1
        for of, key in held.items():
            self._sockets[of][key] += 1
        try:
            yield
        finally:
            self.sockets -= 1
            for of, key in held.items():
                self._sockets[of][key] -= 1
                if not self._sockets[of][key]:
                    del self._sockets[of][key]


def _both(of: str, guest: str, address: str) -> dict[str, str]:
    """Return the token bucket keys to charge for a command, by limit. The local machine's address has an empty key, and
    is not charged.
    """
    charged = {of: guest, f"ADDRESS_{of}": address}
    return {each: key for each, key in charged.items() if key}
