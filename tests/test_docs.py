"""Documents are true: the map names every package, links lead somewhere, examples and commands run."""

import ast
import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from enum import Enum
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import docs_site
from perudo.arena import Series, run
from perudo.bots import BUILTIN_BOTS
from perudo.records.signing import fingerprint
from perudo.terminal import commands
from perudo.terminal.cli import main
from tests.conftest import needs
from tests.server.process import Server
from tests.test_imports import ORDER

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_architecture_map_lists_packages_in_import_order() -> None:
    rows = re.findall(r"^\| `(\w+)/` \|", text_of("docs/architecture.md").split("## Packages")[1], re.MULTILINE)
    assert tuple(rows) == ORDER


def test_files_named_in_documents_exist() -> None:
    """They are named by their path, or by its end, in documents and in docstrings."""
    files = {
        file.as_posix() for folder in ("src", "tests", "tools", "benchmarks", "examples") for file in rglob(folder)
    }
    ends = {f"/{file}"[at:] for file in files for at, letter in enumerate(f"/{file}") if letter == "/"}
    texts = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *(ROOT / file for file in files)]
    named = {
        (str(text.relative_to(ROOT)), name)
        for text in texts
        if text.name != "CHANGELOG.md"
        for name in re.findall(r"`((?:[\w.-]+/)*[\w-]+\.py)`", text.read_text(encoding="utf-8"))
    }
    assert {(text, name) for text, name in named if f"/{name}" not in ends} == set()


def rglob(folder: str) -> Iterator[Path]:
    """Yield the Python files in a folder of the project, by their paths within it."""
    return (file.relative_to(ROOT) for file in (ROOT / folder).rglob("*.py"))


DOCUMENTS = ["README.md", "CONTRIBUTING.md", "SECURITY.md", *(f"docs/{file.name}" for file in ROOT.glob("docs/*.md"))]


def text_of(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def anchors(document: Path) -> set[str]:
    """Where links may lead within a document: its headings, as GitHub and mkdocs call them."""
    found = set[str]()
    for heading in re.findall(r"^#+ (.+)$", blocks_out(document.read_text(encoding="utf-8")), re.MULTILINE):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "")
        slug = re.sub(r"[^\w\- ]", "", words.strip().lower()).replace(" ", "-")
        found.add(slug)
    return found


def blocks_out(text: str) -> str:
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("document", [*DOCUMENTS, "CHANGELOG.md"])
def test_document_links_resolve(document: str) -> None:
    here = ROOT / document
    for target, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)", blocks_out(text_of(document))):
        if "://" in target or target.startswith("mailto:"):
            continue
        there = (here.parent / target).resolve() if target else here
        assert there.exists(), f"{document}: {target}"
        assert not anchor or anchor in anchors(there), f"{document}: {target}#{anchor}"


def test_every_document_is_in_the_site_navigation() -> None:
    import yaml

    site = yaml.safe_load(text_of("mkdocs.yml"))
    listed: list[str] = []

    def walk(entries: list[Any]) -> None:
        for entry in entries:
            for value in entry.values() if isinstance(entry, dict) else [entry]:
                walk(value) if isinstance(value, list) else listed.append(value)

    walk(site["nav"])
    made = {*docs_site.OUTSIDE.values(), *docs_site.library()}
    assert sorted(listed) == sorted({file.name for file in ROOT.glob("docs/*.md")} | made)
    assert "font: false" in text_of("mkdocs.yml")  # none is fetched


def test_site_documents_only_existing_modules() -> None:
    for modules in docs_site.LIBRARY.values():
        for module in modules:
            path = ROOT / "src" / module.replace(".", "/")
            assert path.with_suffix(".py").is_file() or (path / "__init__.py").is_file(), module


@pytest.mark.parametrize(
    ("folder", "written", "shown"),
    [
        ("", "[Solving](docs/solving.md#bounds)", "[Solving](solving.md#bounds)"),
        ("", "![A table](docs/table.png)", "![A table](table.png)"),
        ("", "[promised](SECURITY.md)", "[promised](security.md)"),
        ("docs", "[rules](rules.md)", "[rules](rules.md)"),
        ("docs", "[changing](../CONTRIBUTING.md)", "[changing](contributing.md)"),
        ("docs", "[kernels](../src/perudo/sim/kernels.py)", "kernels"),
        (
            "docs",
            "[here](#extras) [there](https://perudo.example/a)",
            "[here](#extras) [there](https://perudo.example/a)",
        ),
        ("docs", "```\n[a](../b)\n```", "```\n[a](../b)\n```"),
    ],
)
def test_site_rewrites_links_between_documents(folder: str, written: str, shown: str) -> None:
    assert docs_site.turned(written, folder) == shown


def test_security_promises_name_existing_tests() -> None:
    promises = [line for line in (ROOT / "SECURITY.md").read_text(encoding="utf-8").splitlines() if "`tests/" in line]
    for promise in promises:
        for file, tests in re.findall(r"`(tests/[\w/]+\.py)`: ((?:`test_\w+`(?:, )?)+)", promise):
            source = (ROOT / file).read_text(encoding="utf-8")
            for test in re.findall(r"`(\w+)`", tests):
                assert re.search(rf"^(async )?def {test}\(", source, re.MULTILINE), f"{file}: {test}"
    assert len(promises) > 10


def test_page_with_external_resources_fails_the_build() -> None:
    good = '<a href="https://perudo.example/"></a><img src="table.png"><link href="site.css" rel="stylesheet">'
    assert docs_site.on_post_page(good) == good
    for bad in ('<script src="https://a.example/b.js">', '<link rel="stylesheet" href=//a.example/b.css>'):
        with pytest.raises(SystemExit):
            docs_site.on_post_page(good + bad)


RUN_ELSEWHERE = {
    "docs/bots.md": "tests/test_json_lines.py",
    "docs/environments.md": "tests/test_env.py",
    "docs/records.md": "tests/test_record.py",
    "docs/simulation.md": "tests/test_docs.py",
}
"""Documents whose examples have tests of their own, which know what must come of them."""


def examples() -> Iterator[tuple[str, str, str]]:
    """Every other example in Python: its document, what stands above it, and the code."""
    for document in DOCUMENTS:
        if document not in RUN_ELSEWHERE:
            above = document
            for heading, code in re.findall(
                r"^#+ ([^\n]+)$|^```python\n(.*?)^```$", text_of(document), re.MULTILINE | re.DOTALL
            ):
                above = heading or above
                if code:
                    yield document, above, code


def runs_as_it_says(code: str, names: dict[str, Any]) -> int:
    """Run an example, and compare expressions with the values in their comments. Return how many there were."""
    lines, checked = code.splitlines(), 0

    def run(statements: list[ast.stmt]) -> None:
        nonlocal checked
        for statement in statements:
            said = lines[(statement.end_lineno or 0) - 1][statement.end_col_offset :].strip().removeprefix("# ")
            if isinstance(statement, ast.Expr) and said:
                given = eval(compile(ast.Expression(statement.value), "document", "eval"), names)
                name = f"{type(given).__name__}.{given.name}" if isinstance(given, Enum) else str(given)
                assert any(f"{said}: ".startswith(f"{form}: ") for form in (repr(given), name)), ast.get_source_segment(
                    code, statement
                )
                checked += 1
            else:
                exec(compile(ast.Module([statement], []), "document", "exec"), names)

    run(ast.parse(code).body)
    return checked


@pytest.mark.parametrize(
    ("document", "above", "code"), [pytest.param(*found, id=f"{found[0]}: {found[1]}") for found in examples()]
)
def test_document_examples_run_as_shown(
    document: str, above: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if re.search(r"perudo\.(env|batch|solver)", code):
        needs("numba", "llvmlite", "gymnasium")
    files_of_the_reader(tmp_path)
    monkeypatch.chdir(tmp_path)
    if "localhost:8000" not in code:
        runs_as_it_says(code, {"__name__": "example"})
        return
    server = Server(tmp_path / "perudo.db")
    try:
        runs_as_it_says(code.replace("localhost:8000", f"127.0.0.1:{server.port}"), {"__name__": "example"})
    finally:
        server.kill()


def files_of_the_reader(folder: Path) -> None:
    """Provide the files of the documents' examples: a game, and one that a server has signed."""
    tables: list[str] = re.findall(r"```toml\n(.*?)```", text_of("docs/records.md"), re.DOTALL)
    signed = next(text for text in tables if "[signed]" in text)
    (folder / "games").mkdir()
    for name in ("kitchen-table.perudo", "first-game.perudo", "perudo-ABCDEF-1.perudo", "games/monday.perudo"):
        (folder / name).write_text(signed)
    key = re.search(r'^key = "(.*)"$', signed, re.MULTILINE)
    assert key is not None
    told = {"key": key[1], "fingerprint": fingerprint(key[1]), "server": "https://perudo.example"}
    (folder / "friends.json").write_text(json.dumps(told))


def test_tutorial_works_from_first_to_last_step(tmp_path: Path) -> None:
    """Its commands run in order in an empty folder, and its statements about the bot's strength hold."""
    text = text_of("docs/tutorial.md")
    [bot] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (tmp_path / "my_bot.py").write_text(bot)
    printed = list[str]()
    for block in re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        for line in block.splitlines():
            command = [sys.executable, "-m", "perudo", *shlex.split(line)[1:]]
            command += ["--seed", "1", "--json"] * ("arena" in line)
            # Whatever is asked, one of these is a legal answer; the game ends, or is left at the end of the input.
            done = subprocess.run(
                command, cwd=tmp_path, input="1 6\n2 6\ndudo\n" * 30, capture_output=True, text=True, timeout=300
            )
            assert done.returncode == 0, (line, done.stderr)
            printed.append(done.stdout)
    played, replayed, reviewed, against_it, measured = printed
    for game in (played, replayed, against_it):
        assert re.search("wins? the game", game), game
    assert "Accuracy" in reviewed
    shares = {bot["name"]: bot["share"] for bot in json.loads(measured)["bots"]}
    assert shares["my_bot.py:Doubter"] > 2 * shares["beginner"]
    assert shares["my_bot.py:Doubter"] > shares["gambler"]


def test_wrong_example_is_detected() -> None:
    assert runs_as_it_says("a = 1\na + 1  # 2: a remark", {}) == 1
    with pytest.raises(AssertionError):
        runs_as_it_says("1 + 1  # 3", {})


def test_separately_tested_examples_are_listed() -> None:
    for document, tests in RUN_ELSEWHERE.items():
        assert Path(document).name in text_of(tests) and "```python" in text_of(document)


def test_cookbook_has_twenty_recipes_with_output() -> None:
    numbers = [int(number) for number in re.findall(r"^### ([0-9]+)\.", text_of("docs/cookbook.md"), re.MULTILINE)]
    assert numbers == list(range(1, 21))
    recipes = {above for document, above, _ in examples() if document == "docs/cookbook.md"}
    assert len(recipes) == 20


RUN = ("odds", "rules", "raises", "replay", "bots")
"""Commands that are run, because they need nothing and are fast. The others are only parsed: they need a server's data,
a player, another machine or an hour, and have tests of their own.
"""


def command_lines() -> Iterator[tuple[str, str]]:
    for document in DOCUMENTS:
        for block in re.findall(r"^```sh\n(.*?)^```$", text_of(document), re.MULTILINE | re.DOTALL):
            for line in block.splitlines():
                if line.startswith("perudo "):
                    yield document, line
        for line in re.findall(r"^    (perudo .*)$", text_of(document), re.MULTILINE):
            yield document, line


@pytest.mark.parametrize(("document", "line"), list(command_lines()))
def test_documented_commands_exist(
    document: str,
    line: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, name, *arguments = shlex.split(line, comments=True)
    files_of_the_reader(tmp_path)
    monkeypatch.chdir(tmp_path)
    files: list[str] = []
    for word in arguments:
        at = ROOT / word
        found = [str(at)] if at.is_file() else sorted(map(str, Path().glob(word))) if "*" in word else []
        files += found or [word]
    if name not in RUN:
        monkeypatch.setattr(commands.load_command(name), "run", lambda asked: 0)
    assert main([name, *files]) == 0, capsys.readouterr().err
    assert name not in RUN or capsys.readouterr().out


def test_positions_page_shows_the_actual_output(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    code, printed = re.findall(r"```python\n([^`]*?\nprint[^`]*?)```\n\n```\n(.*?)```", text, re.DOTALL)[0]
    exec(code, {})
    assert capsys.readouterr().out == printed


def test_simulator_examples_run_as_shown() -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "simulation.md").read_text(), re.DOTALL)
    names: dict[str, Any] = {}
    exec(examples[0], names)
    assert names["batch"].is_over.all() and not names["seen"].any()
    exec(examples[1], names)
    batch, worth = names["batch"], names["worth"]
    assert batch.games == 1000 and batch.is_over.all()
    batch.reset(2)
    assert batch.bids[batch.bid_history[0, 0]] == (2, 5) and batch.bid_history[0, 0] == 10
    assert batch.bidders[0].tolist() == [1]
    assert len(worth) == 3 and all(0 < chance < 1 for chance in worth.values()), worth
    assert len(examples) == 2


def test_every_readme_command_is_a_make_target() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def recipes() -> dict[str, list[str]]:
    """The changes that CONTRIBUTING.md leads through, and the files that it names for each."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    told = re.findall(r"^\*\*(?:An?) ([^.*]+)\.?\*\*(.+?)(?=^\*\*|^##)", text, re.MULTILINE | re.DOTALL)
    return {name: re.findall(r"`((?:src|web|docs)/[^`]+[a-z]|pyproject\.toml)`", recipe) for name, recipe in told}


def test_change_recipes_name_existing_files() -> None:
    named = recipes()
    assert len(named) == 10 and all(named.values())
    assert [file for files in named.values() for file in files if not (ROOT / file).is_file()] == []


def test_database_column_recipe_names_the_last_migration() -> None:
    last = max((ROOT / "src/perudo/server/log/migrations/versions").glob("[0-9]*.py"))
    assert str(last.relative_to(ROOT)) in recipes()["database column"], "the new file lies beside this one"


def test_recipe_table_states_correct_file_counts() -> None:
    """A new file counts with its neighbours."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    counted = dict(re.findall(r"^\| an? ([^|]+?) \| ([0-9]+) \|$", text, re.MULTILINE))
    assert {name: len(files) for name, files in recipes().items()} == {name: int(n) for name, n in counted.items()}


def test_house_rule_recipe_names_all_files() -> None:
    knows = re.compile(r"calza_wins|story-others-lose")
    files = [*(ROOT / "src" / "perudo").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    named = recipes()["house rule under which a call costs or wins several dice"]
    found = {str(file.relative_to(ROOT)) for file in files if knows.search(file.read_text(encoding="utf-8"))}
    assert {name for name in found if not name.endswith((".test.ts", ".d.ts"))} <= set(named)


def test_raise_rule_recipe_names_all_files() -> None:
    knows = re.compile(r'(?<!why_not: )"(?:one-axis|any-higher)"')
    files = [*(ROOT / "src" / "perudo").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.*")]
    found = {str(file.relative_to(ROOT)) for file in files if knows.search(file.read_text(encoding="utf-8"))}
    by_hand = {name for name in found if not name.endswith((".test.ts", ".d.ts", ".json"))}
    assert by_hand <= {*recipes()["raise rule"], *recipes()["edition"]}


def test_bot_recipe_names_all_files() -> None:
    levels = [re.compile(rf"""["']{level}["'](?!\w)""") for level in BUILTIN_BOTS]
    files = [*(ROOT / "src" / "perudo").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.*")]
    texts = {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in files}
    found = {name for name, text in texts.items() if all(level.search(text) for level in levels)}
    by_hand = {name for name in found if not name.endswith((".test.ts", ".d.ts", ".json"))}
    assert by_hand <= set(recipes()["bot"])


def test_example_programs_work_as_described(capsys: pytest.CaptureFixture[str]) -> None:
    def example(name: str) -> ModuleType:
        found = spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
        assert found is not None and found.loader is not None
        module = module_from_spec(found)
        found.loader.exec_module(module)
        return module

    example("bluffs").main([str(ROOT / "src" / "perudo" / "records" / "rounds" / "kozak.perudo")])
    assert re.search(r"^\w+: [01] of 1 bids that were doubted", capsys.readouterr().out, re.MULTILINE)
    example("chances").main(5, [1, 2, 2, 3, 5])
    assert capsys.readouterr().out.splitlines()[1].split() == ["1", "100%", "100%", "100%", "100%", "100%", "100%"]
    series = Series.from_bots({"careful": example("careful").Careful, "beginner": BUILTIN_BOTS["beginner"]})
    found = {row.name: row for row in run(series, deals=10).rows}
    assert found["careful"].share > found["beginner"].share and not found["careful"].faults


def test_every_example_is_listed_in_the_documents() -> None:
    told = text_of("docs/cookbook.md") + text_of("docs/environments.md") + text_of("docs/bots.md")
    assert [file.name for file in (ROOT / "examples").glob("*.py") if f"examples/{file.name}" not in told] == []
