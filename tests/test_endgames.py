"""The page of endgames, made of games with few dice."""

from __future__ import annotations

from pathlib import Path

import pytest

import endgames
from perudo.core.rules import house_rules


def test_editions_with_identical_endgames_share_a_chapter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endgames, "DOCS", tmp_path)
    monkeypatch.setattr(endgames, "PICTURES", tmp_path)
    editions = {edition: house_rules(edition, {"dice": 1}) for edition in ("bga", "asmodee-it", "kozak")}
    found = endgames.matches(editions, endgames.once(map))
    page = list(endgames.chapter(found))
    assert [line for line in page if line.startswith("###")] == ["### bga, asmodee-it, kozak"]
    assert "  1  47.2%" in page
    assert (tmp_path / "bga.svg").exists() and not (tmp_path / "kozak.svg").exists()
    calling = endgames.matches({"bga": house_rules("bga", {"dice": 1, "calza": True})}, map)
    assert "### bga" in list(endgames.chapter(calling))
    assert (tmp_path / "bga-calza.svg").exists()


def test_opener_with_one_die_sometimes_bluffs() -> None:
    assert 0.2 < endgames.bluffs("one-axis", (1, 1)) < 0.4


def test_identical_three_player_results_are_printed_once() -> None:
    editions = {edition: house_rules(edition) for edition in ("asmodee-fr", "bga")}
    page = list(endgames.page_of_three(editions, 0.02))
    rows = [line for line in page if line.startswith("| asmodee-fr, bga |")]
    assert len(rows) == 2
    for row in rows:
        chances = [float(each.strip(" %")) for each in row.split("|")[3:6]]
        assert abs(sum(chances) - 100) < 0.2
    assert "- asmodee-fr, bga: opening as palifico helps" in "\n".join(page)
    assert [line for line in page if line.startswith("| 6 | 1x6")]
