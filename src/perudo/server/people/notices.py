"""The texts of notifications about turns, invitations, club evenings, and tournament rounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from perudo.locales.translator import best_language, translator
from perudo.protocol import wire

HOUR = 60 * 60


class Say(NamedTuple):
    """A message to be translated into the recipient's language: its id and arguments."""

    id: str
    args: Mapping[str, str | int] = {}


class Notice(NamedTuple):
    """A notification."""

    tag: str
    """A notification replaces any earlier notification with the same tag. At most 32 letters, digits, ``-`` and ``_``.
    """
    path: str
    """The path of the page that opens when somebody clicks the notification."""
    title: Say
    body: Say
    lifetime: int
    """How long (s) a push service stores the notification for a browser that is not running."""
    waiting: int | None = None
    """The number of tables waiting for the player, shown on the app's icon; None to leave the icon unchanged."""

    def message(self, subscription: wire.Subscribe) -> str:
        """Return the message that the page's service worker shows."""
        say = translator(best_language([subscription.language]))
        told = {
            "title": say(self.title.id, **self.title.args),
            "body": say(self.body.id, **self.body.args),
            "path": self.path,
            "tag": f"perudo-{self.tag}",
            "waiting": self.waiting,
            "quiet_nights": subscription.quiet_nights,
        }
        return msgspec.json.encode(told).decode()


def your_turn(table: str, host: str, waiting: int) -> Notice:
    """``host``: the name of the table's host. ``waiting``: see ``Notice``."""
    body = Say("page-table-of", {"name": host})
    return Notice(table, f"/t/{table}", Say("page-your-turn"), body, 24 * HOUR, waiting)


def invited(table: str, sender: str) -> Notice:
    """``sender``: the name of the person who sent the invitation."""
    body = Say("page-table-of", {"name": sender})
    return Notice(table, f"/t/{table}", Say("page-invited", {"name": sender}), body, 2 * HOUR)


def club_table(table: str, club: str, opener: str) -> Notice:
    """``club`` and ``opener``: the names of the club and of the member who opened the table."""
    title = Say("push-club-table", {"name": opener})
    return Notice(table, f"/t/{table}", title, Say("push-club-table-about", {"club": club}), 2 * HOUR)


def club_evening(code: str, club: str) -> Notice:
    """``code`` and ``club``: the code and the name of a club that meets soon."""
    title = Say("push-evening", {"club": club})
    return Notice(f"evening-{code}", f"/club/{code}", title, Say("push-evening-about"), HOUR)


def tournament_round(code: str, tournament: str, number: int) -> Notice:
    """``code`` and ``tournament``: the code and the name of a tournament. ``number``: the number of the round."""
    title = Say("push-round", {"round": number})
    body = Say("push-round-about", {"tournament": tournament})
    return Notice(f"round-{code}", f"/tournament/{code}", title, body, HOUR)
