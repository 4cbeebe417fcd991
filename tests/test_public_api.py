"""``import perudo`` gives the public names, and imports little."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import perudo
from perudo import EDITIONS, Bid, Game, PerudoError, Record
from perudo.bots.odds_bot import OddsBot
from tests.samples import ROUNDS

DOCUMENT = (Path(__file__).parent.parent / "docs" / "public-api.md").read_text(encoding="utf-8")


def test_public_names_match_the_document() -> None:
    listed = [line.split("`")[1] for line in DOCUMENT.splitlines() if line.startswith("| `")]
    assert sorted(listed) == sorted(perudo.__all__) == sorted(set(dir(perudo)) - {"__version__"})


@pytest.mark.parametrize("name", perudo.__all__)
def test_public_name_is_defined_and_documented(name: str) -> None:
    found: Any = getattr(perudo, name)
    assert found is getattr(perudo, name)
    assert name.isupper() or found.__doc__


def test_unknown_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="'perudo' has no attribute 'Gme'"):
        _ = perudo.Gme


def test_game_imports_no_other_library() -> None:
    """So ``perudo.Game`` starts quickly."""
    code = "import perudo, sys; perudo.Game; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert {name.split(".")[0] for name in done.stdout.split()} & {
        "numpy",
        "numba",
        "msgspec",
        "fluent",
        "babel",
    } == set()


def test_game_module_reexports_the_core() -> None:
    from perudo import game as module
    from perudo.core import game as core

    assert module.Game is Game is core.Game


def test_record_roundtrips_through_a_file(tmp_path: Path) -> None:
    record = Record.read(ROUNDS / "kozak.perudo")
    record.write(tmp_path / "copy.perudo")
    assert Record.read(tmp_path / "copy.perudo") == record
    with pytest.raises(PerudoError, match="missing"):
        Record.read(tmp_path / "missing.perudo")


def test_simulate_returns_win_shares() -> None:
    found = perudo.simulate(["odds", OddsBot, "beginner"], EDITIONS["bga"], deals=4, seed=3)
    assert found == perudo.simulate(["odds", OddsBot, "beginner"], EDITIONS["bga"], deals=4, seed=3)
    assert found.players == 3
    assert sum(row.share for row in found.rows) == pytest.approx(1)
    for bots, code in ((["odds", "nobody"], "bot-unknown"), (["odds"], "arena-alone"), (["odds"] * 9, "players-count")):
        with pytest.raises(PerudoError) as refused:
            perudo.simulate(bots, EDITIONS["bga"], deals=1)
        assert refused.value.code == code


def test_public_api_example_runs() -> None:
    example = DOCUMENT.split("```python")[1].split("```")[0]
    names: dict[str, Any] = {}
    exec(example, names)
    assert isinstance(names["game"], Game) and names["game"].bids[-1] == Bid(8, 4)
