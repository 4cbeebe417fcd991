"""Who may still come in, and how much: the limits that are counted by guest and by address.

Where several nodes serve one store, each admits by what it knows and asks nobody. At each beat it tells the others
what it has admitted (``Quotas.spent``), and they take it from their own budgets (``Quotas.charge``), which may fall
into debt by it. So over a longer time everybody has what one node alone would give; ``bound`` says how much more at
once.
"""

from __future__ import annotations

import base64
import hmac
import secrets
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Annotated, Any

import msgspec
import structlog

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.records.fair_dice import length_prefixed
from perudo.server.external_bots import is_program
from perudo.server.token_bucket import KEPT, Budget

_log = structlog.get_logger()

FREE = wire.Here | wire.Act | wire.Contribute | wire.Leave
"""Actions of the game, what costs nothing, and leaving a table, which costs a lasting change but is never refused."""
LASTING = (wire.Sit | wire.TakeSeat | wire.Rename | wire.Configure | wire.SeatBot | wire.StandIn | wire.Remove) | (
    wire.Readmit
    | wire.Lock
    | wire.Mute
    | wire.Pause
    | wire.Resume
    | wire.Retract
    | wire.SetPace
    | wire.Start
    | wire.Again
)
"""Commands that a table's log keeps: without a limit over hours, one guest could fill it."""
OF_PROGRAMS = (
    wire.Here | wire.Seats | wire.Watch | wire.Sit | wire.Leave | wire.Rename | wire.Act | wire.Contribute | wire.Ready
)
"""What a program may ask for."""
SHARED = (
    "TABLE_COMMANDS",
    "LOGGED_COMMANDS",
    "CHAT",
    "EXTERNAL_BOT",
    "ADDRESS_NEW_EXTERNAL_BOTS",
    "OPENED_TABLES",
    "LOG_LOADS",
    "ADDRESS_TABLE_COMMANDS",
    "ADDRESS_LOGGED_COMMANDS",
    "ADDRESS_OPENED_TABLES",
    "ADDRESS_LOG_LOADS",
    "HTTP_REQUESTS",
    "COMPUTED_REQUESTS",
)
"""The budgets that all nodes keep together, as ``limits`` names them."""
SOCKETS = "GUEST_SOCKETS", "ADDRESS_SOCKETS"
"""So too the places for sockets."""
BEATS = 3
"""Beats for which something is told. Whoever reads one of them has heard it, and of one that is silent for longer no
sockets are counted."""
TELLING = 2 * limits.HEARTBEAT_SECONDS
"""Seconds until all nodes know what one has admitted: its own beat, then theirs."""


def notable(most: float) -> int:
    """So much of a limit is told to the other nodes; less than that waits until it is as much."""
    return max(1, int(most / 10))


def bound(budget: limits.Rate, nodes: int, seconds: float, missed: int = 0) -> float:
    """What one guest, or one address, is granted of a budget at most in any so many seconds, by all nodes together.
    ``missed``: so many beats in a row are read by nobody.

    A node that admits something has been charged with all that the others admitted, but for what they had not told yet
    (less than a notable part each) and what they admitted since (their burst, and what came to it while it was told).
    """
    most, rate = budget
    telling = TELLING + missed * limits.HEARTBEAT_SECONDS
    return most + rate * seconds + (nodes - 1) * (most + rate * telling + notable(most) - 1)


class SharedBudget(Budget):
    """A budget that several nodes keep together. ``name``: what one is called among them."""

    def __init__(self, budget: limits.Rate, clock: Callable[[], float], name: Callable[[str], str]) -> None:
        super().__init__(budget, clock)
        self._name = name
        self._notable = notable(self.most)
        self._little: OrderedDict[str, int] = OrderedDict()
        """What each has spent that the others have not been told, while it is hardly worth it."""
        self._much: OrderedDict[str, int] = OrderedDict()
        """The same, once it is; who came to that first is told first."""

    def left(self, who: str) -> float:
        return super().left(self._name(who))

    def spend(self, who: str) -> None:
        who = self._name(who)
        super().spend(who)
        untold = self._much.get(who, 0) or self._little.pop(who, 0)
        among = self._little if untold + 1 < self._notable else self._much
        among[who] = untold + 1
        if len(among) > KEPT:
            among.popitem(last=False)

    def spent(self) -> dict[str, int]:
        """What is worth telling since this was asked last, by the names among nodes: of ``limits.SHARED_USAGE_ENTRIES``
        at most. What is left is told the next time."""
        return dict(self._much.popitem(last=False) for _ in range(min(limits.SHARED_USAGE_ENTRIES, len(self._much))))

    def charge(self, who: str, spent: int) -> None:
        """Takes what one spent at another node, by its name among nodes, though it be more than is left."""
        left, now = self._left_now(who)
        self._left[who] = left - spent, now


_Count = Annotated[int, msgspec.Meta(ge=0)]
"""Less would be a present."""


class _Told(msgspec.Struct):
    """What a node tells the others at a beat."""

    by: str
    """Whose it is: drawn anew by each process."""
    beat: _Count
    spent: tuple[dict[str, dict[str, _Count]], ...]
    """What everybody spent of each budget, at this beat and at those before it: whoever missed one reads the next."""
    sockets: dict[str, dict[str, _Count]]
    """How many everybody has open now."""


class _Heard(msgspec.Struct):
    """What another node told last."""

    beat: int
    """Its number."""
    at: int
    """Our own then."""
    sockets: dict[str, dict[str, int]]


class Quotas:
    """Counts what guests and addresses do. ``clock``: seconds, from any moment. ``key``: the server's, where it shares
    its limits with other nodes; by it they name guests and addresses to each other, and nobody else knows who that is.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, key: bytes | None = None) -> None:
        secret = secrets.token_bytes() if key is None else key

        @lru_cache(KEPT)
        def name(who: str) -> str:
            """A digest, so that no address stands in the store."""
            digest = hmac.digest(secret, length_prefixed("perudo quotas", who), "sha256")
            return base64.b64encode(digest[:9]).decode()

        def budget(of: str) -> Budget:
            return Budget(getattr(limits, of), clock) if key is None else SharedBudget(getattr(limits, of), clock, name)

        self.name: Callable[[str], str] = name
        """Returns the name of a guest or an address among nodes."""
        self._budgets = {of: budget(of) for of in SHARED}
        self._talk = self._budgets["CHAT"]
        self.requests, self.computed = self._budgets["HTTP_REQUESTS"], self._budgets["COMPUTED_REQUESTS"]
        self.sockets = 0
        self._sockets = {of: Counter[str]() for of in SOCKETS}
        """Of each guest and each address."""
        self._elsewhere = {of: Counter[str]() for of in SOCKETS}
        """The same at all other nodes."""
        self._by, self._beat = secrets.token_hex(8), 0
        self._spent = deque[dict[str, dict[str, int]]](maxlen=BEATS)
        self._heard: OrderedDict[str, _Heard] = OrderedDict()

    def admit(self, command: wire.Command, guest: str, address: str) -> None:
        """Raises ``PerudoError`` (``too-fast``) for a command of one who has had enough of its kind; and
        (``program-may-not``) for one of a program that is for people."""
        if is_program(guest):
            if not isinstance(command, OF_PROGRAMS):
                raise PerudoError("program-may-not")
            if not isinstance(command, wire.Here):
                self._budgets["EXTERNAL_BOT"].take(guest)
        match command:
            case wire.Say() | wire.React():
                self._talk.take(guest)
            case wire.Open() | wire.Seek():
                self._take("OPENED_TABLES", guest, address)
            case wire.Leave():
                with suppress(PerudoError):  # never refused, but nor may it use up what neighbours are granted
                    self.lasting(guest, address)
            case _ if not isinstance(command, FREE):
                self._take("TABLE_COMMANDS", guest, address)
                if isinstance(command, LASTING):
                    self.lasting(guest, address)

    def lasting(self, guest: str, address: str) -> None:
        """Raises ``PerudoError`` (``too-fast``) for one who has changed tables enough for a while."""
        self._take("LOGGED_COMMANDS", guest, address)

    def new_program(self, address: str) -> None:
        """Raises ``PerudoError`` (``too-fast``) for an address that has brought programs enough."""
        self._budgets["ADDRESS_NEW_EXTERNAL_BOTS"].take(address)

    def take_up(self, guest: str, address: str) -> None:
        """Raises ``PerudoError`` (``too-fast``) for one who has had enough tables taken up from their logs."""
        self._take("LOG_LOADS", guest, address)

    def look_in(self, guest: str, address: str) -> None:
        """The same for a table that one only asks about: half of it is for tables that one comes for."""
        if not (self._budgets["LOG_LOADS"].half_left(guest) and self._budgets["ADDRESS_LOG_LOADS"].half_left(address)):
            raise PerudoError("too-fast")
        self.take_up(guest, address)

    def _take(self, of: str, guest: str, address: str) -> None:
        """Charge the guest and the address, or neither. Raise ``PerudoError`` (``too-fast``) if that is too much.

        The less of an address's budget is left, the less of their own may those guests have used who are still
        admitted. So the guests at one address share its budget evenly, and one who has asked for little is admitted
        for as long as any of it is left; one guest alone can use all of their own.
        """
        both = _both(of, guest, address)
        left = {each: self._budgets[each].left(who) for each, who in both.items()}
        if any(each < 1 for each in left.values()):
            raise PerudoError("too-fast")
        if len(both) == 2:
            own, shared = (self._budgets[each].most for each in both)
            used = 1 - left[of] / own
            if left[f"ADDRESS_{of}"] < used * (shared - own):
                raise PerudoError("too-fast")
        for each, who in both.items():
            self._budgets[each].spend(who)

    @contextmanager
    def socket(self, guest: str, address: str) -> Iterator[None]:
        """Holds a place for a socket. Raises ``PerudoError`` (``too-many-sockets``) where there is none."""
        most = {
            of: getattr(limits, "EXTERNAL_BOT_SOCKETS" if is_program(guest) and of == SOCKETS[0] else of)
            for of in SOCKETS
        }
        held = {of: self.name(who) for of, who in zip(SOCKETS, (guest, address), strict=True) if who}
        if any(self._sockets[of][who] + self._elsewhere[of][who] >= most[of] for of, who in held.items()):
            raise PerudoError("too-many-sockets")
        self.sockets += 1
        for of, who in held.items():
            self._sockets[of][who] += 1
        try:
            yield
        finally:
            self.sockets -= 1
            for of, who in held.items():
                self._sockets[of][who] -= 1
                if not self._sockets[of][who]:
                    del self._sockets[of][who]

    # --- Among nodes

    def spent(self) -> dict[str, Any]:
        """What the other nodes are to be told at this beat, as JSON has it; each time another beat begins."""
        self._beat += 1
        budgets = {of: budget.spent() for of, budget in self._budgets.items() if isinstance(budget, SharedBudget)}
        self._spent.appendleft({of: spent for of, spent in budgets.items() if spent})
        self._sum_up()
        told: dict[str, Any] = msgspec.to_builtins(
            _Told(self._by, self._beat, tuple(self._spent), {of: _notable_of(of, self._sockets[of]) for of in SOCKETS})
        )
        return told

    def charge(self, told: object) -> None:
        """Takes from our budgets what another node told, once, however often it is read; nothing of what we told."""
        try:
            told = msgspec.convert(told, _Told)
        except msgspec.ValidationError:  # by a node of another version
            _log.warning("budgets unread")
            return
        before = self._heard.get(told.by)
        if told.by == self._by or (before and before.beat >= told.beat):
            return
        unheard = told.beat - before.beat if before else BEATS
        for spent in told.spent[:unheard]:
            for of, each in spent.items():
                if isinstance(budget := self._budgets.get(of), SharedBudget):
                    for who, count in each.items():
                        budget.charge(who, count)
        self._heard[told.by] = _Heard(told.beat, self._beat, told.sockets)
        self._heard.move_to_end(told.by)
        if len(self._heard) > KEPT:
            self._heard.popitem(last=False)
        self._sum_up()

    def _sum_up(self) -> None:
        self._elsewhere = {of: Counter[str]() for of in SOCKETS}
        for heard in self._heard.values():
            for of in SOCKETS if self._beat - heard.at <= BEATS else ():
                self._elsewhere[of].update(heard.sockets.get(of, {}))


def _both(of: str, guest: str, address: str) -> dict[str, str]:
    """Return whom a command is charged to, by budget. An address without a name, this machine's, is charged nothing."""
    charged = {of: guest, f"ADDRESS_{of}": address}
    return {each: who for each, who in charged.items() if who}


def _notable_of(of: str, sockets: Counter[str]) -> dict[str, int]:
    """Of ``limits.SHARED_USAGE_ENTRIES`` at most, those who have most first."""
    enough = notable(getattr(limits, of))
    return dict(
        Counter({who: count for who, count in sockets.items() if count >= enough}).most_common(
            limits.SHARED_USAGE_ENTRIES
        )
    )
