"""Every line of play from small tables is counted by the game, by the reference, and in a file: all three agree."""

from __future__ import annotations

import pytest

from perudo.core.game import DUDO, Bid, Game
from perudo.core.rules import EDITIONS
from tests.perft.counting import TABLES, Table, by_game, by_reference, calls, count, deal, kept

CHANGED = "the rules changed. Where that is meant, keep the new counts with: python -m tests.perft --write"


def test_perft_file_lists_the_expected_tables() -> None:
    assert list(kept()) == [str(table) for table in TABLES]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_engine_perft_counts_match_stored_counts(table: Table) -> None:
    assert count(table, by_game) == kept()[str(table)], CHANGED


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_reference_implementation_perft_counts_match_stored_counts(table: Table) -> None:
    assert count(table, by_reference) == kept()[str(table)], CHANGED


def walked(game: Game) -> int:
    """The lines from here, each walked to its call and judged there; no two taken for one."""
    lines = 0
    for call in calls(game):
        assert game.after(call or DUDO).previous is not None
        lines += 1
    return lines + sum(walked(game.after(bid)) for bid in game.legal if isinstance(bid, Bid))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("calza", [False, True])
def test_exhaustive_enumeration_matches_stored_perft_counts(edition: str, calza: bool) -> None:
    walks = 0
    for table in TABLES:
        row = kept()[str(table)].get(edition)
        lines = row[calza] if row else None
        if isinstance(lines, int) and lines < 20_000:
            rules = table.rules(edition, calza=calza)
            assert rules is not None
            start = Game.mid_game(rules, table.dice, table.palifico, table.veterans)
            assert walked(deal(start, 2, 0)) == lines
            walks += 1
    assert walks
