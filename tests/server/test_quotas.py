"""Limits of guests and of addresses: what they share, and what each has for themself."""

import contextlib
from collections.abc import Callable

import pytest

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.server.rate_limits import BUDGETS, RateLimiter

# --- Guests at one address


ASKED: dict[str, Callable[[RateLimiter, str, str], None]] = {
    "TABLE_COMMANDS": lambda quotas, guest, at: quotas.charge_command("table", guest, at),
    "LOGGED_COMMANDS": RateLimiter.charge_logged,
    "OPENED_TABLES": lambda quotas, guest, at: quotas.charge_command("open", guest, at),
    "LOG_LOADS": RateLimiter.charge_log_load,
}


@pytest.mark.parametrize("of", ASKED)
def test_guests_at_an_address_share_its_rate_limit(of: str) -> None:
    """However many use up all that they are granted, a neighbour who has used nothing is admitted."""
    own, address = getattr(limits, of)[0], getattr(limits, f"ADDRESS_{of}")[0]
    quotas = RateLimiter(lambda: 1000.0)

    def admitted(guest: str) -> int:
        count = 0
        with contextlib.suppress(PerudoError):
            while count <= own:
                ASKED[of](quotas, guest, "192.0.2.7")
                count += 1
        return count

    shares = [admitted(f"guest {number}") for number in range(2 * address // own)]
    assert shares[0] == own, "one guest alone may use all of their own budget"
    assert sum(shares) < address
    assert admitted("neighbour") > 0


def test_refusal_by_address_does_not_charge_the_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OPENED_TABLES", (2, 1e-9))
    monkeypatch.setattr(limits, "ADDRESS_OPENED_TABLES", (3, 1e-9))
    quotas = RateLimiter(lambda: 1000.0)
    for guest in ("ana", "bo", "cleo"):
        quotas.charge_command("open", guest, "192.0.2.7")
    with pytest.raises(PerudoError, match="too-fast"):
        quotas.charge_command("open", "ana", "192.0.2.7")
    quotas.charge_command("open", "ana", "192.0.2.8")


def test_leaving_is_charged_but_never_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESS_TABLE_COMMANDS", (10_000, 1))
    quotas = RateLimiter(lambda: 1000.0)
    came = 0
    with contextlib.suppress(PerudoError):
        while came < limits.ADDRESS_LOGGED_COMMANDS[0]:
            quotas.charge_command("logged", f"guest {came}", "192.0.2.7")
            quotas.charge_command("leave", f"guest {came}", "192.0.2.7")
            came += 1
    assert 0 <= came - limits.ADDRESS_LOGGED_COMMANDS[0] // 2 < 10
    quotas.charge_command("leave", "one more", "192.0.2.7")
    quotas.charge_command("logged", "a neighbour", "192.0.2.8")


def test_repeated_leaving_does_not_use_neighbours_rate_limit() -> None:
    quotas = RateLimiter(lambda: 1000.0)
    for _ in range(3 * limits.ADDRESS_LOGGED_COMMANDS[0]):
        quotas.charge_command("leave", "flooder", "192.0.2.7")
    quotas.charge_command("logged", "a neighbour", "192.0.2.7")


def test_every_rate_limit_has_a_bucket() -> None:
    """How fast a socket is read, and what one table allows, is counted where it is used."""
    own = {"SOCKET_MESSAGES", "ADDRESS_SOCKET_MESSAGES", "LOG_LINES", "ARRIVALS"}
    budgets = {name for name, value in vars(limits).items() if isinstance(value, tuple) and name.isupper()}
    assert budgets - own == set(BUDGETS)
