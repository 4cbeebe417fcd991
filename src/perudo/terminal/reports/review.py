"""A review in words: the chances round by round, what each player's game was made of, and the decisions that cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from perudo.analysis.review import COSTLY_GRADES, Account, Decision, Review
from perudo.core.game import Bid, Move
from perudo.locales.translator import Translator
from perudo.records.record import Replay
from perudo.terminal import aligned, percent
from perudo.terminal.narrator import Teller, title

BARS = "▁▂▃▄▅▆▇█"
"""From no chance to certainty."""


def told(words: Translator, file: str, replay: Replay, review: Review) -> Iterator[str]:
    words = words.of(replay.edition)
    teller = Teller(words, replay.players)
    yield from title(words, file, replay)
    yield from [] if review.whole else [words("review-part")]
    yield from ["", words("review-chart"), *_chart(teller, replay, review)]
    yield from ["", *_accounts(teller, review.accounts)]
    swings = {key.step: key for key in review.keys if key.kind == "swing"}
    decided: dict[int, list[Decision]] = {}
    for decision in review.decisions:
        decided.setdefault(decision.step, []).append(decision)
    for step, (_, game) in enumerate(replay.steps):
        said, *silent = decided.get(step, (None,))
        number = game.number if game.hands is not None else game.number - 1
        if step in swings or (said and said.verdict in COSTLY_GRADES):
            yield from ["", _heading(teller, number, said)]
            yield from _decision(words, said) if said and said.verdict in COSTLY_GRADES else []
        if step in swings:
            seat, chance = swings[step].seat, swings[step].chance
            yield "  " + words("review-swing", name=teller.name(seat), chance=_chance(words, chance))
        for decision in silent:
            yield from ["", _heading(teller, number, decision), *_decision(words, decision)]
    yield ""
    yield words("review-about")


def _heading(teller: Teller, number: int, decision: Decision | None) -> str:
    """In which round it was, and what was said."""
    here = teller.words("tell-round", round=number)
    if decision is None:
        return here
    seat, said = decision.seat, decision.said
    told = teller.says(seat, said) if said else teller.words("review-silent", name=teller.name(seat))
    return f"{here}. {told}"


def _decision(words: Translator, decision: Decision) -> Iterator[str]:
    verdict, given = words(f"review-{decision.verdict}"), _chance(words, decision.given)
    yield "  " + words("review-gave", verdict=verdict, given=given, best=_word(words, decision.best))
    if decision.alone is not None and decision.read is not None:
        alone, read = _chance(words, decision.alone), _chance(words, decision.read)
        yield "  " + words("review-likely", alone=alone, read=read)
    if decision.exact is not None:
        yield "  " + words("review-exact", chance=_chance(words, decision.exact))


def _word(words: Translator, word: Move | None) -> str:
    if word is None:
        return words("review-silence")
    return (
        words("bid", quantity=word.quantity, face=word.face) if isinstance(word, Bid) else words(str(word).split()[0])
    )


def _chart(teller: Teller, replay: Replay, review: Review) -> Iterator[str]:
    """A row a player: a bar for the beginning and for the end of each round, and what it came to."""
    ends = [step for step, (_, game) in enumerate(replay.steps) if game.hands is None]
    for seat in replay.start.seats:
        chances = [review.began[seat - 1], *(review.chances[step][seat - 1] for step in ends)]
        bars = "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in chances)
        yield f"  {bars}  {teller.name(seat)}"


def _accounts(teller: Teller, accounts: Sequence[Account]) -> Iterator[str]:
    """A table: chances in hundredths."""
    counted = ("accuracy", "began", "luck", "given", "rest", "result", "bluffs", "caught", "missed")
    rows = [["", *(teller.words(f"review-{each}") for each in counted)]]
    for account in accounts:
        cells = [teller.name(account.seat)]
        for each in counted:
            value = getattr(account, each)
            signed = "+" if each in ("luck", "given", "rest") else ""
            cells.append(
                f"{round(100 * value):{signed}d}%" if isinstance(value, float) else str("" if value is None else value)
            )
        rows.append(cells)
    yield from aligned(rows)


def _chance(words: Translator, chance: float) -> str:
    return percent(words, Fraction(chance))
