"""Reports a review as text: winning chances by round, player summaries and costly decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from perudo.analysis.review import COSTLY_GRADES, Decision, Review, SeatSummary
from perudo.core.game import Bid, Move
from perudo.locales.translator import Translator
from perudo.records.record import Replay
from perudo.terminal import aligned, percent
from perudo.terminal.narrator import Narrator, title

BARS = "▁▂▃▄▅▆▇█"
"""The characters that display probabilities from 0 to 1 as bars, in ascending order."""


def render(translate: Translator, file: str, replay: Replay, review: Review) -> Iterator[str]:
    translate = translate.for_edition(replay.edition)
    narrator = Narrator(translate, replay.players)
    yield from title(translate, file, replay)
    yield from [] if review.complete else [translate("review-part")]
    yield from ["", translate("review-chart"), *_chart(narrator, replay, review)]
    yield from ["", *_accounts(narrator, review.summaries)]
    swings = {key.step: key for key in review.key_moments if key.kind == "swing"}
    decided: dict[int, list[Decision]] = {}
    for decision in review.decisions:
        decided.setdefault(decision.step, []).append(decision)
    for step, (_, game) in enumerate(replay.steps):
        said, *silent = decided.get(step, (None,))
        number = game.round_number if game.hands is not None else game.round_number - 1
        if step in swings or (said and said.grade in COSTLY_GRADES):
            yield from ["", _heading(narrator, number, said)]
            yield from _decision(translate, said) if said and said.grade in COSTLY_GRADES else []
        if step in swings:
            seat, chance = swings[step].seat, swings[step].chance
            yield "  " + translate("review-swing", name=narrator.name(seat), chance=_chance(translate, chance))
        for decision in silent:
            yield from ["", _heading(narrator, number, decision), *_decision(translate, decision)]
    yield ""
    yield translate("review-about")


def _heading(narrator: Narrator, number: int, decision: Decision | None) -> str:
    """Return a heading: the round and the move."""
    here = narrator.translate("tell-round", round=number)
    if decision is None:
        return here
    seat, move = decision.seat, decision.move
    told = narrator.move(seat, move) if move else narrator.translate("review-silent", name=narrator.name(seat))
    return f"{here}. {told}"


def _decision(translate: Translator, decision: Decision) -> Iterator[str]:
    verdict, given = translate(f"review-{decision.grade}"), _chance(translate, decision.loss)
    yield "  " + translate("review-gave", verdict=verdict, given=given, best=_word(translate, decision.best_move))
    if decision.chance_by_own_dice is not None and decision.chance_by_bids is not None:
        alone, read = _chance(translate, decision.chance_by_own_dice), _chance(translate, decision.chance_by_bids)
        yield "  " + translate("review-likely", alone=alone, read=read)
    if decision.chance_exact is not None:
        yield "  " + translate("review-exact", chance=_chance(translate, decision.chance_exact))


def _word(translate: Translator, move: Move | None) -> str:
    if move is None:
        return translate("review-silence")
    return (
        translate("bid", quantity=move.quantity, face=move.face)
        if isinstance(move, Bid)
        else translate(str(move).split()[0])
    )


def _chart(narrator: Narrator, replay: Replay, review: Review) -> Iterator[str]:
    """Yield a row per player, with bars for the chances of winning at the start and after each round."""
    ends = [step for step, (_, game) in enumerate(replay.steps) if game.hands is None]
    for seat in replay.start.seats:
        chances = [review.start[seat - 1], *(review.win_probabilities[step][seat - 1] for step in ends)]
        bars = "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in chances)
        yield f"  {bars}  {narrator.name(seat)}"


def _accounts(narrator: Narrator, accounts: Sequence[SeatSummary]) -> Iterator[str]:
    """Yield a table of the players' summaries, with probabilities in percent."""
    counted = ("accuracy", "start", "luck", "own_errors", "others", "result", "bluffs", "right_doubts", "missed_calls")
    rows = [["", *(narrator.translate(f"review-{each}") for each in counted)]]
    for account in accounts:
        cells = [narrator.name(account.seat)]
        for each in counted:
            value = getattr(account, each)
            signed = "+" if each in ("luck", "own_errors", "others") else ""
            cells.append(
                f"{round(100 * value):{signed}d}%" if isinstance(value, float) else str("" if value is None else value)
            )
        rows.append(cells)
    yield from aligned(rows)


def _chance(translate: Translator, chance: float) -> str:
    return percent(translate, Fraction(chance))
