"""Prints views of games as JSON, for the tests of the page's components.

They come from `Game` and `view`, so the components are tested with the data that the server would send.
"""

from __future__ import annotations

import json

import msgspec

from perudo.core.game import DUDO, Bid, Deal, Game
from perudo.core.rules import house_rules
from perudo.core.view import view
from perudo.table.projection import bid_chances

HANDS = (2, 2, 3, 3, 4), (2, 3, 5, 5, 5), (2, 3, 3, 4, 6), (2, 3, 4, 4, 6)


def dealt(edition: str, players: int, *bids: tuple[int, int], **settings: bool) -> Game:
    """Return a game in which the players, starting with the first one, have made these bids in turn."""
    rules = house_rules(edition, settings)
    game = Game.mid_game(rules, (5,) * players).after(Deal(tuple(HANDS[seat % 4] for seat in range(players)), 1))
    for bid in bids:
        game = game.after(Bid(*bid))
    return game


GAMES = {
    "opening": dealt("bga", 2),
    "after1x4": dealt("bga", 2, (1, 4)),
    "after2x4": dealt("bga", 2, (2, 4)),
    "after4x4": dealt("bga", 2, (4, 4)),
    "openingOfFour": dealt("bga", 4, lost_dice_visible=True),
    "after9x5OfFour": dealt("bga", 4, (9, 5), lost_dice_visible=True),
    "ownBidWithCalza": dealt("bga", 3, (2, 4), calza=True),
    "revealed": dealt("bga", 4, (3, 3), lost_dice_visible=True).after(DUDO),
}
SEATS = {"ownBidWithCalza": 1}


def example(name: str, game: Game) -> dict[str, object]:
    seat = SEATS.get(name, game.to_act or 1)
    seen = view(game, seat)
    return {"view": msgspec.to_builtins(seen), "chances": bid_chances(seen)}


if __name__ == "__main__":
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(example(name, game))}" for name, game in GAMES.items())
    print(f"{{\n{lines}\n}}")
