"""Prints forged dice as JSON, with the fault that `perudo verify` and the page have to find in each.

All forgeries are derived from one honest first round of three players: Ana (seat 1) and Bo play, seat 3 is a bot. The
browser is Ana's.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from perudo.core.game import Deal, Game, OpeningRoll
from perudo.core.rules import house_rules
from perudo.records.fair_dice import DiceProof, DrawInputs, contribution_digest, deal_from, next_chance_action
from perudo.table.projection import draw_message

PLACE = "ABCDEF/1"
ANA, BO, BOT = (bytes([number]) * 16 for number in (0xA1, 0xB2, 0xC3))
SEED = bytes(range(32))
Told = dict[str, Any]


def told(parts: tuple[bytes | None, ...], given: tuple[str | None, ...], **changes: Any) -> Told:
    """Return a round of three with dice from these contributions, and what Ana's browser saw before."""
    first, seed = changes.pop("first", "random"), changes.pop("seed", SEED)
    dice = changes.pop("dice", (5, 5, 5))
    rules = house_rules("bga", {"first_opener": first})
    game = Game.start(rules, 3) if all(dice) else Game.mid_game(rules, dice)
    draw = DrawInputs(PLACE, 1, seed, parts)
    due = deal_from(game, draw)
    proof = DiceProof(draw.commitment, seed, parts, given, changes.pop("bots", (3,)))
    seen: Told = {"seat": 1, "pledged": digests()[0], "due": True, "opened": ANA.hex()}
    seen |= {"commitment": draw.commitment, "digests": given}
    return {
        "place": PLACE,
        "round": 1,
        "first": first,
        "drawn": {**msgspec.to_builtins(draw_message(1, proof)), **changes},
        "hands": due.hands,
        "opener": due.opener,
        "witnessed": {**seen, "rolls": rolls(game, draw)},
        "fault": None,
        "committed": "yes",
        "mine": "yes",
    }


def rolls(game: Game, draw: DrawInputs) -> list[tuple[int, ...]]:
    rolled = []
    while not isinstance(action := next_chance_action(game, draw.stream), Deal):
        assert isinstance(action, OpeningRoll)
        rolled.append(action.faces)
        game = game.after(action)
    return rolled


def digests(*of: bytes | None, place: str = PLACE, number: int = 1) -> tuple[str | None, ...]:
    return tuple(
        None if part is None else contribution_digest(place, number, seat, part)
        for seat, part in enumerate(of or (ANA, BO, None), start=1)
    )


HONEST = (ANA, BO, None)


def forgeries() -> Iterator[tuple[str, Told]]:
    """Yield each forgery by name, with the fault that anyone finds (``fault``), and the one that Ana's browser
    finds.
    """
    right = told(HONEST, digests())
    drawn, seen = right["drawn"], right["witnessed"]
    yield "nothing", right
    yield "nothing, where the highest roll opens", told(HONEST, digests(), first="highest-roll")
    yield "nothing, to one who was not there", {**right, "witnessed": None, "committed": "unknown", "mine": "unknown"}
    yield "nothing, but Bo did not open", told((ANA, None, None), digests())

    # Contributions of the wrong seats.
    with_bot = (ANA, BO, BOT)
    yield "a part for a bot", {**told(with_bot, digests(*with_bot)), "fault": "part"}
    yield "a digest for a bot", {**told(HONEST, digests(*with_bot)), "fault": "part"}
    out = told(with_bot, digests(*with_bot), dice=(5, 5, 0), bots=())
    yield "a part for a seat without dice", {**out, "fault": "part"}
    swapped = told((BO, ANA, None), digests())
    yield "my part at another's seat", {**swapped, "fault": "digests", "mine": "no"}
    more = {**right, "drawn": {**drawn, "contributions": [*drawn["contributions"], BOT.hex()]}}
    yield "more parts than seats", {**more, "fault": "contributions"}
    fewer = {**right, "drawn": {**drawn, "contributions": drawn["contributions"][:2]}}
    yield "fewer parts than seats", {**fewer, "fault": "contributions"}
    more = {**right, "drawn": {**drawn, "digests": [*drawn["digests"], "00" * 32]}}
    yield "more digests than seats", {**more, "fault": "digests", "committed": "no"}

    # Invalid contributions.
    long = bytes(4000)
    yield "a part of 4,000 bytes", {**told((ANA, long, None), digests(ANA, long, None)), "fault": "contributions"}
    yield "a part in capitals", {**changed(right, "contributions", 1, BO.hex().upper()), "fault": "contributions"}
    yield (
        "a digest in capitals",
        {
            **changed(right, "digests", 1, str(digests()[1]).upper()),
            "fault": "digests",
            "committed": "no",
        },
    )
    yield (
        "a digest that is cut",
        {
            **changed(right, "digests", 1, str(digests()[1])[:-2]),
            "fault": "digests",
            "committed": "no",
        },
    )

    # Contributions that were chosen late.
    yield "another part than the digest is of", {**told((ANA, BOT, None), digests()), "fault": "digests"}
    yield "a part without a digest", {**told(HONEST, digests(ANA, None, None)), "fault": "digests"}
    yield (
        "a digest of another seat",
        {
            **told((ANA, BO, None), (digests()[0], contribution_digest(PLACE, 1, 1, BO), None)),
            "fault": "digests",
        },
    )
    yield "digests of another round", {**told(HONEST, digests(*HONEST, number=2)), "fault": "digests", "mine": "yes"}
    yield "digests of another game", {**told(HONEST, digests(*HONEST, place="ABCDEF/2")), "fault": "digests"}
    late = told((ANA, BOT, None), digests(ANA, BOT, None))
    yield "a digest that was changed after the commitment", {**late, "witnessed": seen, "committed": "no"}
    without = {**told(HONEST, ()), "fault": "digests"}
    yield "no digests", without
    yield "no digests any more", {**without, "witnessed": seen, "committed": "no"}
    mixed = {**without["drawn"], "bots": [1, 2, 3]}
    yield "no digests, and bots at all seats", {**without, "drawn": mixed}

    # Ana's own.
    yield "my part left out", {**told((None, BO, None), digests()), "mine": "no"}
    unheard = {**told((None, BO, None), digests()), "mine": "late"}
    yield "my part, which came too late", unanswered(unheard)
    yield "nothing, but my opening was not answered", unanswered(right)
    without = told((None, BO, None), digests(None, BO, None))
    yield "my digest left out", {**unanswered(without), "mine": "no"}
    yield "my digest left out, unseen", {**unanswered(without, due=None), "mine": "no"}
    bot = told((None, BO, None), digests(None, BO, None), bots=(1, 3))
    yield "my digest left out, and a bot said to play my seat", {**unanswered(bot), "mine": "no"}
    yield "nothing, but a bot played my seat", {**unanswered(bot, due=None), "mine": "unknown"}
    yield "nothing, but the seat is no longer mine", {**unanswered(without, due=False), "mine": "unknown"}

    # The seed and its consequences.
    yield "another seed", {**right, "drawn": {**drawn, "seed": "ab" * 32}, "fault": "commitment"}
    yield "a seed in capitals", {**right, "drawn": {**drawn, "seed": SEED.hex().upper()}, "fault": "commitment"}
    short = told(HONEST, digests(), seed=SEED[:8])
    yield "a seed of 8 bytes", {**short, "fault": "commitment"}
    other = told(HONEST, digests(), seed=SEED[::-1])
    yield "a seed that was chosen after the commitment", {**other, "witnessed": seen, "committed": "no"}
    yield (
        "the commitment of another table",
        {
            **told(HONEST, digests(*HONEST, place="OTHERS/1")),
            "place": "OTHERS/1",
            "fault": "commitment",
        },
    )
    turned = [[face % 6 + 1 for face in right["hands"][0]], *right["hands"][1:]]
    yield "other dice", {**right, "hands": turned, "fault": "dice"}
    yield "the dice of another seat", {**right, "hands": [*right["hands"][1:], right["hands"][0]], "fault": "dice"}
    yield "another opener", {**right, "opener": right["opener"] % 3 + 1, "fault": "opener"}
    rolled = told(HONEST, digests(), first="highest-roll")
    yield "another opener than the highest roll", {**rolled, "opener": rolled["opener"] % 3 + 1, "fault": "opener"}


def unanswered(right: Told, *, due: bool | None = True) -> Told:
    """Return a round whose server did not confirm the revealed contribution."""
    return {**right, "witnessed": {**right["witnessed"], "opened": None, "due": due}}


def changed(right: Told, key: str, at: int, value: str) -> Told:
    """Return a round with one entry of this list replaced."""
    values = list(right["drawn"][key])
    values[at] = value
    return {**right, "drawn": {**right["drawn"], key: values}}


if __name__ == "__main__":
    lines = ",\n".join(json.dumps({"forged": name, **each}) for name, each in forgeries())
    print(f"[\n{lines}\n]")
