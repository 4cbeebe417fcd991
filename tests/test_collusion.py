"""The search for players who spare each other."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from math import exp, log
from pathlib import Path
from random import Random

import pytest

from perudo.analysis import collusion
from perudo.analysis.collusion import Opportunity, opportunities, suspicions, suspicious_ratio
from perudo.core.game import Bid, Dudo
from perudo.core.rules import EDITIONS
from perudo.terminal.cli import main
from tests.samples import played

NAMES = "ann", "bob", "cat", "dan"


def series(seed: int, chances: Callable[[str, str, float], float], each: int = 60) -> Iterator[Opportunity]:
    """Random opportunities. ``chances``: how likely a caller calls a bidder, if the bid is true with some chance."""
    random = Random(seed)
    for caller in NAMES:
        for bidder in NAMES:
            for _ in range(each if caller != bidder else 0):
                true = random.uniform(0.05, 0.95)
                known = log(true / (1 - true))
                yield Opportunity(
                    caller, bidder, (known, known, known), random.random() < chances(caller, bidder, true)
                )


def fair(caller: str, bidder: str, true: float) -> float:
    return (1 - true) ** 2


def sparing(caller: str, bidder: str, true: float) -> float:
    odds = fair(caller, bidder, true) / (1 - fair(caller, bidder, true))
    odds *= exp(-3) if {caller, bidder} == {"ann", "bob"} else 1
    return odds / (1 + odds)


def timid(caller: str, bidder: str, true: float) -> float:
    return fair(caller, bidder, true) / (20 if caller in ("ann", "bob") else 1)


def test_colluding_players_have_the_highest_ratio() -> None:
    first, second, *_ = suspicions(series(1, sparing))
    assert first.players == ("ann", "bob") and first.log_ratio > log(1000) > 0 > second.log_ratio
    assert first.opportunities == 120 and first.calls < first.expected / 2


@pytest.mark.parametrize("habits", [fair, timid])
def test_honest_players_seldom_have_a_high_ratio(habits: Callable[[str, str, float], float]) -> None:
    highest = [suspicions(series(seed, habits))[0].log_ratio for seed in range(40)]
    assert sum(each > log(100) for each in highest) <= 1


def test_timid_players_look_suspicious_if_habits_are_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seeded fault: all players have the same habit."""
    monkeypatch.setattr(collusion, "_HABITS", collusion._HABITS[40:41])
    monkeypatch.setattr(collusion, "_PRIOR", collusion._PRIOR[40:41])
    assert suspicions(series(1, timid, 200))[0].log_ratio > log(1000)


@pytest.mark.parametrize(("pairs", "least"), [(1, 1000), (50, 1000), (1000, 20_000)])
def test_suspicious_ratio_rises_with_number_of_pairs(pairs: int, least: int) -> None:
    assert suspicious_ratio(pairs) == least


def test_games_without_opportunities_raise_no_suspicion() -> None:
    assert suspicions([]) == []
    assert not list(opportunities(played(("odds", "reader"), "two").replay()))


def test_opportunity_requires_choice_between_call_and_raise() -> None:
    replay = played(("odds", "reader", "beginner"), "three", EDITIONS["kozak"]).replay()
    found, game = list(opportunities(replay)), replay.start
    expected = []
    for action, after in replay.steps:
        if isinstance(action, Bid | Dudo) and game.bids and len(game.alive) > 2 and len(game.legal) > 1:
            expected.append((replay.players[(game.to_act or 0) - 1], isinstance(action, Dudo)))
        game = after
    assert [(each.caller, each.called) for each in found] == expected
    assert all(each.caller != each.bidder for each in found)
    renamed = opportunities(replay, ("one", "two", "three"))
    assert {each.caller for each in renamed} == {"one", "two", "three"}


def test_collusion_command_reads_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = []
    for number in range(2):
        file = tmp_path / f"{number}.perudo"
        file.write_text(played(("odds", "reader", "beginner"), str(number)).text(), encoding="utf-8")
        files.append(str(file))
    assert main(["--language", "en", "collusion", *files]) == 0
    heads, *rows = capsys.readouterr().out.splitlines()
    assert heads.split() == ["players", "ratio", "calls", "expected"]
    assert rows[0].split()[1] == "and" and rows[4].startswith("The ratio says")
    assert main(["collusion", "--json", files[0]]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 3
    assert main(["--language", "en", "collusion", files[0], str(tmp_path / "none.perudo")]) == 1
    assert "none.perudo" in capsys.readouterr().err
