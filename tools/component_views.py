"""Prints views of games as JSON, for the tests of the page's components.

They come from `Game` and `view`, so the components are tested with the data that the server would send.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec

from perudo.core.game import DUDO, Bid, Calza, Deal, Game, Move, OpeningRoll
from perudo.core.rules import Rules, house_rules
from perudo.core.view import view
from perudo.table.projection import bid_chances

HANDS = (2, 2, 3, 3, 4), (2, 3, 5, 5, 5), (2, 3, 3, 4, 6), (2, 3, 4, 4, 6)


def dealt(edition: str, players: int, *bids: tuple[int, int], **settings: str | bool) -> Game:
    """Return a game in which the players, starting with the first one, have made these bids in turn."""
    rules = house_rules(edition, settings)
    game = Game.mid_game(rules, (5,) * players).after(Deal(tuple(HANDS[seat % 4] for seat in range(players)), 1))
    for bid in bids:
        game = game.after(Bid(*bid))
    return game


KOZAK = house_rules("kozak", {"calza": True, "lost_dice_visible": True})
"""The rules of the games in the layout tests, which show as much as possible."""
PLAYERS = 8


def rolled(players: int, rules: Rules = KOZAK) -> Game:
    """Return a game after the opening rolls, which the first player won."""
    return Game.start(rules, players).after(OpeningRoll((6, *(1 + seat % 5 for seat in range(1, players)))))


def all_bid(players: int, rules: Rules = KOZAK) -> Game:
    """Return a first round in which each player has made a bid, so that it is the first player's turn again."""
    game = rolled(players, rules).after(Deal(tuple(HANDS[seat % 4] for seat in range(players)), 1))
    for quantity in range(1, players + 1):
        game = game.after(Bid(quantity, 2))
    return game


def round_of(hand: Sequence[int], bids: int, *, opener: int = 1) -> Game:
    """Return a round in which all players have this hand, and made one, two, three ... twos their bids."""
    game = Game.mid_game(KOZAK, (len(hand),) * PLAYERS).after(Deal((tuple(hand),) * PLAYERS, opener))
    for quantity in range(1, bids + 1):
        game = game.after(Bid(quantity, 2))
    return game


def next_round(game: Game) -> Game:
    """Deal the next round, in which the first two players make a bid each."""
    hands = tuple((2,) * count for count in game.dice)
    return game.after(Deal(hands, game.opener)).after(Bid(1, 2)).after(Bid(2, 2))


def three_hands(quantity: int, **settings: str | bool) -> Game:
    """Return a round of three players with two sixes and two wild aces. The first one has bid this many sixes."""
    rules = house_rules("bga", {"lost_dice_visible": True, **settings})
    hands = (1, 2, 3, 4, 6), (1, 2, 2, 5, 6), (3, 3, 4, 5, 5)
    return Game.mid_game(rules, (5, 5, 5)).after(Deal(hands, 1)).after(Bid(quantity, 6))


def last_dice() -> Game:
    """Return a round in which two of three players have a die each, and the first one's bid is false."""
    rules = house_rules("bga", {"lost_dice_visible": True, "palifico": "off"})
    return Game.mid_game(rules, (1, 0, 1), number=2).after(Deal(((2,), (), (4,)), 1)).after(Bid(2, 6))


def exact_bid() -> Game:
    """Return a round in which the second player may call calza on an exact bid, and has lost a die before."""
    rules = house_rules("bga", {"calza": True, "palifico": "off", "calza_callers": "all-but-bidder"})
    return Game.mid_game(rules, (1, 1)).after(Deal(((2,), (2,)), 1)).after(Bid(2, 2))


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
WHOLE_TABLES = {
    "rollingOf2": Game.start(KOZAK, 2),
    "rollingOf8": Game.start(KOZAK, PLAYERS),
    **{
        f"rolledBy{players}": rolled(players).after(Deal(tuple(HANDS[seat % 4] for seat in range(players)), 1))
        for players in range(2, PLAYERS + 1)
    },
    **{f"bidBy{players}": all_bid(players) for players in (2, 4, PLAYERS)},
    "bidBy4WithHiddenCounts": all_bid(4, house_rules("kozak", {"lost_dice_visible": False})),
    "calledByFourth": round_of((2, 3, 3, 4, 5), 3).after(DUDO),
    "calledByLast": round_of((2, 3, 3, 4, 5), 7).after(DUDO),
    "calledByFirst": round_of((2, 3, 3, 4, 5), 1, opener=PLAYERS).after(DUDO),
    "calzaBySixth": round_of((2, 3, 3, 4, 5), 3).after(Calza(6)),
    "fourthLoses": round_of((2, 2, 2, 2, 2), 3).after(DUDO),
    "thirdLoses": round_of((6, 6, 6, 6, 6), 3).after(DUDO),
    "fourthIsEliminated": round_of((2,), 3).after(DUDO),
    "thirdIsEliminated": round_of((6,), 3).after(DUDO),
    "afterFourth": next_round(round_of((2,), 3).after(DUDO)),
    "afterThird": next_round(round_of((6,), 3).after(DUDO)),
}
"""Games for tests of whole tables, seen by the first player by default."""
REVEALS: dict[str, tuple[Game, Move]] = {
    "fromCaller": (three_hands(3, reveal="from-caller"), DUDO),
    "atOnce": (three_hands(3, reveal="at-once"), DUDO),
    "trueBid": (three_hands(4), DUDO),
    "falseBid": (three_hands(5), DUDO),
    "lastBid": (last_dice(), DUDO),
    "regainedDie": (exact_bid(), Calza(2)),
    "othersLose": (three_hands(4, calza=True, calza_wins="all-others-lose"), Calza(3)),
}
"""Games before a call, and the call."""


def second_round(players: int, *, dice: int = 5) -> Game:
    """Return the second round. In the first one, the first player bid, and the second one called dudo and lost."""
    game = Game.mid_game(house_rules("bga", {"palifico": "off"}), (dice,) * players)
    hands = (1, 2, 3, 4, 6), (1, 2, 2, 5, 6), (2, 2, 2, 2, 2)
    game = game.after(Deal(tuple(hand[-dice:] for hand in hands[:players]), 1)).after(Bid(1, 6)).after(DUDO)
    return game.after(Deal(tuple((3,) * count for count in game.dice), game.opener))


FIRST_IS_OUT = Game.mid_game(house_rules("bga", {"lost_dice_visible": True, "palifico": "off"}), (0, 1, 1, 1), number=2)
WHOLE_TABLES |= {
    "calzaSeenBy3": dealt("bga", 4, (1, 2), calza=True),
    "calzaOnOwnBid": dealt("bga", 4, (1, 2), calza=True, calza_callers="all-but-next"),
    "calzaOnOthersBid": dealt("bga", 4, (1, 2), calza=True, calza_callers="all-but-next"),
    "calzaByThird": dealt("bga", 4, (1, 2), calza=True).after(Calza(3)),
    "dudoAfterCalza": dealt("bga", 4, (1, 2), calza=True).after(DUDO),
    "bidAfterCalza": dealt("bga", 4, (1, 2), (1, 3), calza=True),
    "secondBidAfterCalza": dealt("bga", 4, (1, 2), (1, 3), (1, 4), calza=True),
    "firstIsOut": FIRST_IS_OUT.after(Deal(((), (3,), (4,), (5,)), 2)),
    "spectatorSeesPreviousRound": second_round(2),
    "eliminatedSeesPreviousRound": second_round(3, dice=1),
    "firstSeesCups": FIRST_IS_OUT.after(Deal(((), (3,), (4,), (5,)), 2)),
}
WHOLE_TABLES |= {f"{name}Before": game for name, (game, _) in REVEALS.items()}
WHOLE_TABLES |= {f"{name}After": game.after(call) for name, (game, call) in REVEALS.items()}
SEATS = {
    "ownBidWithCalza": 1,
    "calzaSeenBy3": 3,
    "calzaOnOthersBid": 3,
    "spectatorSeesPreviousRound": None,
    "eliminatedSeesPreviousRound": 2,
}


def example(name: str, game: Game) -> dict[str, object]:
    seat = SEATS.get(name, 1 if name in WHOLE_TABLES else game.to_act or 1)
    seen = view(
        game,
        seat,
        spectators_see_previous_round=name.endswith("SeesPreviousRound"),
        eliminated_see_dice=name == "firstSeesCups",
    )
    return {"view": msgspec.to_builtins(seen)} | ({"chances": bid_chances(seen)} if name in GAMES else {})


if __name__ == "__main__":
    examples = {name: example(name, game) for name, game in {**GAMES, **WHOLE_TABLES}.items()}
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(shown)}" for name, shown in examples.items())
    print(f"{{\n{lines}\n}}")
