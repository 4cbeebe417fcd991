"""Who is at a table: what its log does not say, as one node knows it, and as all of them together do."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace


class Attendance(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is at a table. Moments are in milliseconds since 1970, guests as the log knows them."""

    begun: int
    """When the table was taken into memory."""
    since: int | None = None
    """Since when someone has been there, at whatever place; None where nobody is."""
    here: tuple[str, ...] = ()
    """The guests who sit there and are connected."""
    lost: dict[str, int] = {}
    """When the lines of guests were lost; of those who are not named it counts from ``begun``."""
    watchers: int = 0
    standing: int = 0
    ready: tuple[int, ...] = ()
    """The seats that have seen enough of the open cups, which lie open since the event ``standing``."""
    links: dict[str, int] = {}
    """When the last link to each guest's seat was made."""

    def died(self, at: int) -> Attendance:
        """What is left of it when the node was there for the last time ``at`` this moment."""
        lost = {**self.lost, **dict.fromkeys(self.here, at)}
        return replace(self, since=None, here=(), lost=lost, watchers=0)


def merge(attendances: Iterable[Attendance]) -> Attendance:
    """What all know together, in whichever order: someone is there who is at one node; a line was lost when the last
    one was. Who is ready for what no longer stands is not."""
    every = list(attendances)
    if len(every) == 1:
        return every[0]
    standing = max(each.standing for each in every)
    return Attendance(
        begun=min(each.begun for each in every),
        since=min((each.since for each in every if each.since is not None), default=None),
        here=tuple(sorted({guest for each in every for guest in each.here})),
        lost=_latest(each.lost for each in every),
        watchers=sum(each.watchers for each in every),
        standing=standing,
        ready=tuple(sorted({seat for each in every if each.standing == standing for seat in each.ready})),
        links=_latest(each.links for each in every),
    )


def _latest(moments: Iterable[dict[str, int]]) -> dict[str, int]:
    latest: dict[str, int] = {}
    for each in moments:
        for guest, at in each.items():
            latest[guest] = max(at, latest.get(guest, at))
    return latest
