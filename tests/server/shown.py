"""How a table stands for one client: what it was sent of it, put together as a page does."""

from __future__ import annotations

from typing import Any


class Shown:
    """``state``: every part in one, ``view`` with what the client alone sees of the game."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}
        self._parts: dict[str, Any] = {}
        self._version = 0

    def take(self, message: dict[str, Any]) -> bool:
        """Apply a state. Return False if one was missed, so that it has to be requested again."""
        new: dict[str, Any] = {name: message[name] for name in ("info", "game", "private") if name in message}
        known = message["table"] == self.state.get("table")
        if len(new) == 3:
            if known and message["live"]["seq"] < self.state["seq"]:
                return True  # it came late
        elif not known or message["version"] != self._version + 1:
            return known and int(message["version"]) <= self._version
        self._version = message["version"]
        self._parts.update(new, live=message["live"], table=message["table"])
        self.state = _flat(self._parts)
        return True


def _flat(parts: dict[str, Any]) -> dict[str, Any]:
    game = parts["game"] or {"view": None, "timed_out_moves": [], "next_draw": None, "draw": None}
    mine = dict(parts["private"])
    own = mine.pop("view")
    view = game["view"]
    if view is not None:
        dice = [own["dice_left"] if seat == own["seat"] else left for seat, left in enumerate(view["dice"], start=1)]
        view = {
            **view,
            "dice": dice,
            **{name: own[name] for name in ("seat", "hand", "choices", "previous_round", "all_hands")},
        }
    return {"table": parts["table"], **parts["live"], **game, "view": view, **parts["info"], **mine}
