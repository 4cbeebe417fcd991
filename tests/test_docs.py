"""The documents say what is so: the map names every room, links lead somewhere, examples run."""

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_map_names_every_room() -> None:
    package = ROOT / "src" / "perudo"
    rooms = {
        path.name + "/" * path.is_dir()
        for path in package.iterdir()
        if not path.name.startswith("_") and (path.suffix == ".py" or path.is_dir())
    }
    assert {room for room in rooms if f"`{room}`" not in README} == set()


@pytest.mark.parametrize(
    "document",
    ["README.md", "CONTRIBUTING.md", "SECURITY.md", *(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md"))],
)
def test_links_lead_somewhere(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#:]+)\)", text)
    assert [target for target in targets if not ((ROOT / document).parent / target).exists()] == []


def test_every_promise_names_tests_that_are_there() -> None:
    promises = [line for line in (ROOT / "SECURITY.md").read_text(encoding="utf-8").splitlines() if "`tests/" in line]
    for promise in promises:
        for file, tests in re.findall(r"`(tests/[\w/]+\.py)`: ((?:`test_\w+`(?:, )?)+)", promise):
            source = (ROOT / file).read_text(encoding="utf-8")
            for test in re.findall(r"`(\w+)`", tests):
                assert re.search(rf"^(async )?def {test}\(", source, re.MULTILINE), f"{file}: {test}"
    assert len(promises) > 10


def test_the_example_of_the_readme_runs_as_it_says() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, object] = {}
    checked = 0
    for line in example.splitlines():
        code, _, comment = line.partition("#")
        said = comment.strip().split(":")[0]
        if said and not said.startswith("how"):
            assert str(eval(code, names)) in (said, "not-higher"), line
            checked += 1
        else:
            exec(code, names)
    assert checked == 4


def test_the_examples_of_positions_run_as_they_say() -> None:
    """What stands behind a line is what it comes to."""
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    checked = 0
    for example in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        said = re.compile(r"^( *)(.*\S) {3,}# (.*)$", re.MULTILINE)
        checked += len(said.findall(example))
        exec(said.sub(lambda line: f"{line[1]}assert str({line[2]}) == {line[3]!r}, {line[2]}", example), names)
    assert checked == 14


def test_the_board_of_positions_is_the_one_that_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    code, printed = re.findall(r"```python\n(print.*?)```\n\n```\n(.*?)```", text, re.DOTALL)[0]
    exec("from perudo.game import Game\nfrom perudo.view import view\n" + code, {})
    assert capsys.readouterr().out == printed


def test_the_example_of_asking_a_solver_runs() -> None:
    pytest.importorskip("llvmlite")
    text = (ROOT / "docs" / "solving.md").read_text(encoding="utf-8")
    (example,) = [each for each in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "strategy" in each]
    names: dict[str, Any] = {}
    exec(example, names)
    assert sum(names["solver"].strategy((5,)).values()) == pytest.approx(1)


def test_the_examples_of_the_simulator_run_as_they_say() -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "simulation.md").read_text(), re.DOTALL)
    names: dict[str, Any] = {}
    exec(examples[0], names)
    assert names["batch"].over.all() and not names["seen"].any()
    exec(examples[1], names)
    batch, worth = names["batch"], names["worth"]
    assert batch.games == 1000 and batch.over.all()
    batch.reset(2)
    assert batch.bids[batch.said[0, 0]] == (2, 5) and batch.said[0, 0] == 10 and batch.speakers[0].tolist() == [1]
    assert len(worth) == 3 and all(0 < chance < 1 for chance in worth.values()), worth
    assert len(examples) == 2


def test_every_command_of_the_readme_is_one_of_make_s() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def recipes() -> dict[str, list[str]]:
    """The changes that CONTRIBUTING.md leads through, and the files that it names for each."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    told = re.findall(r"^\*\*(?:An?) ([^.*]+)\.?\*\*(.+?)(?=^\*\*|^##)", text, re.MULTILINE | re.DOTALL)
    return {name: re.findall(r"`((?:src|web|docs)/[^`]+[a-z]|pyproject\.toml)`", recipe) for name, recipe in told}


def test_the_recipes_name_files_that_are_there() -> None:
    named = recipes()
    assert len(named) == 9 and all(named.values())
    assert [file for files in named.values() for file in files if not (ROOT / file).is_file()] == []


def test_the_table_counts_what_the_recipes_name() -> None:
    """A new file is counted by the one that it lies beside."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    counted = dict(re.findall(r"^\| an? ([^|]+?) \| [0-9]+ \| ([0-9]+) \|$", text, re.MULTILINE))
    assert {name: len(files) for name, files in recipes().items()} == {name: int(n) for name, n in counted.items()}
