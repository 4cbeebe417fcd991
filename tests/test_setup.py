"""The set-up: locked and packed files, and messages about missing parts."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import generate
import page
import soak
from tests.conftest import HEAVY, missing

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PROJECT, GROUPS = PYPROJECT["project"], PYPROJECT["dependency-groups"]


def requirements(name: str) -> dict[str, str]:
    """The blocks of a lock file, one a package: name and version, and the text with its hashes."""
    text = re.sub(r"^ *#.*\n", "", (ROOT / "requirements" / f"{name}.txt").read_text(), flags=re.MULTILINE)
    blocks = [block.split(None, 1) for block in re.split(r"\n(?=\S)", text.strip())]
    return dict(blocks)


def versions(name: str) -> dict[str, str]:
    """The packages of a lock file and their versions."""
    return dict(pin.split("==") for pin in requirements(name))


def committed() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("not a git checkout")
    return [file for name in listed.stdout.split("\0") if name and (file := ROOT / name).is_file()]


@pytest.mark.parametrize("name", ["run", "dev", "test", "docs", "bench", "uv", "node"])
def test_locked_packages_have_one_version_and_hash(name: str) -> None:
    blocks = requirements(name)
    assert blocks
    for pin, rest in blocks.items():
        assert re.fullmatch(r"[a-z0-9.-]+==[^=*]+", pin), pin
        assert "--hash=sha256:" in rest, pin


@pytest.mark.parametrize(("smaller", "larger"), [("run", "dev"), ("dev", "test"), ("run", "bench")])
def test_lock_files_are_consistent(smaller: str, larger: str) -> None:
    assert versions(smaller).items() <= versions(larger).items()


def asked(part: str) -> Iterator[Requirement]:
    """Yield the requirements of an extra or a group, including nested ones."""
    for each in {**PROJECT["optional-dependencies"], **GROUPS, "run": PROJECT["dependencies"]}[part]:
        if isinstance(each, dict):
            yield from asked(each["include-group"])
        elif (requirement := Requirement(each)).name == PROJECT["name"]:  # another extra of its own
            for extra in requirement.extras:
                yield from asked(extra)
        else:
            yield requirement


@pytest.mark.parametrize(
    ("lock", "parts"),
    [
        ("run", ["run"]),
        ("dev", ["run", "dev", "sim", "postgres"]),
        ("test", ["run", "test", "postgres", "s3", "sim", "cluster"]),
        ("docs", ["docs"]),
        ("server", ["run", "postgres"]),
        ("bench", ["run", "sim", "bench"]),
    ],
)
def test_lock_files_cover_the_requirements(lock: str, parts: list[str]) -> None:
    locked = versions(lock)
    for requirement in chain.from_iterable(map(asked, parts)):
        version = locked.get(canonicalize_name(requirement.name))
        assert version is not None and version in requirement.specifier, f"{requirement}: lock anew with make lock"


def test_fast_tests_need_no_heavy_packages() -> None:
    brought = {name.replace("-", "_") for name in versions("dev")}
    assert brought.isdisjoint(HEAVY | {"open_spiel"})


def test_web_lockfile_has_hashes_and_no_urls() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if "integrity" not in package] == []


def test_web_lockfile_matches_package_json() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text())
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"][""]
    for part in ("version", "dependencies", "devDependencies", "engines"):
        assert locked[part] == package[part], part
    assert package["version"] == PROJECT["version"]


def test_citation_has_the_current_version() -> None:
    import yaml

    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert (cited["version"], cited["license"]) == (PROJECT["version"], PROJECT["license"])
    assert [author["name"] for author in cited["authors"]] == [author["name"] for author in PROJECT["authors"]]
    assert {"cff-version", "message", "title", "type"} <= cited.keys()


def test_install_page_names_the_current_wheel() -> None:
    named = re.findall(r"perudo-([^-]+)-py3", (ROOT / "docs" / "install.md").read_text())
    assert named and set(named) == {PROJECT["version"]}


def test_committed_files_do_not_mention_package_hosts() -> None:
    hosts = re.compile(rb"\b(?:pypi|pythonhosted|npmjs|yarnpkg)\.(?:org|com)\b")
    assert [file for file in committed() if hosts.search(file.read_bytes())] == []


@pytest.fixture
def built() -> Path:
    """The folder of the built page."""
    if not (page.PAGE / "index.html").exists():
        missing("the built page", "make page")
    return page.PAGE


def test_page_build_supports_a_strict_csp(built: Path) -> None:
    html = (built / "index.html").read_text()
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", html) == []
    addresses = re.findall(r'\b(?:src|href)="([^"]*)"', html)
    assert addresses
    for address in addresses:
        assert re.fullmatch(r"/[^/].*", address), address
        assert (built / address[1:]).is_file(), address


def test_no_source_map_is_shipped(built: Path) -> None:
    assert list(built.rglob("*.map")) == []


def test_large_files_are_shipped_compressed(built: Path) -> None:
    large = [file for file in built.rglob("*") if file.suffix in (".js", ".css") and file.stat().st_size >= 1000]
    assert large
    for file in large:
        assert gzip.decompress(file.with_name(f"{file.name}.gz").read_bytes()) == file.read_bytes()
        assert file.with_name(f"{file.name}.br").stat().st_size < file.stat().st_size


def program(folder: Path, name: str, line: str) -> None:
    """Puts a shell script in a folder, to stand in for a real program."""
    file = folder / name
    file.write_text(f"#!/bin/sh\n{line}\n")
    file.chmod(0o755)


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.20.4", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("nonsense", False),
    ],
)
def test_unsupported_node_is_not_used(version: str, good: bool, tmp_path: Path) -> None:
    program(tmp_path, "node", f"echo {version}")
    program(tmp_path, "npm", "exit 0")
    assert page.good_node(str(tmp_path)) is good


def test_node_without_npm_is_not_used(tmp_path: Path) -> None:
    program(tmp_path, "node", "echo v24.1.0")
    assert page.good_node(str(tmp_path)) is False


def test_page_is_rebuilt_when_content_changes() -> None:
    files = [page.WEB / "index.html", page.WEB / "package.json"]
    assert page.digest(files) == page.digest(reversed(files))
    assert page.digest(files) != page.digest(files[:1])


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs make as from a shell, also where make itself runs the tests."""
    outside = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "PYTHON"))}
    return subprocess.run(["make", *arguments], cwd=ROOT, env=outside, capture_output=True, text=True)


def complaints(done: subprocess.CompletedProcess[str]) -> list[str]:
    """Return the messages of a failed make, except for make's own last line."""
    assert done.returncode == 2
    return [line for line in done.stderr.splitlines() if not line.startswith("make: ***")]


def test_missing_python_is_reported_in_one_line() -> None:
    [line] = complaints(make("python", "PYTHON=python9.9"))
    assert line.startswith("python9.9 is missing. Get Python 3.11 or newer")


def test_outdated_python_is_reported_in_one_line(tmp_path: Path) -> None:
    program(tmp_path, "python", 'case "$1" in --version) echo Python 3.9.2;; *) exit 1;; esac')
    [line] = complaints(make("python", f"PYTHON={tmp_path / 'python'}"))
    assert line.startswith("Python 3.9.2 is too old")


def test_make_without_target_lists_targets() -> None:
    listed = make().stdout
    for target in ("play", "test", "check", "generate", "bench", "soak", "data", "docs"):
        assert re.search(rf"^make {target} +\w", listed, re.MULTILINE), target


@pytest.mark.parametrize(("target", "thorough"), [("check", True), ("test", False)])
def test_check_includes_every_test(
    target: str, thorough: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A shell that does nothing writes down what make would have done."""
    monkeypatch.delenv("PERUDO_THOROUGH", raising=False)
    program(tmp_path, "sh", f'echo "thorough=$PERUDO_THOROUGH $2" >> {tmp_path}/done')
    assert make(target, f"SHELL={tmp_path}/sh").returncode == 0
    done = (tmp_path / "done").read_text().splitlines()
    (tests,) = [line for line in done if re.search(r"-m pytest|\bmake\b.* test$", line)]
    assert tests.startswith("thorough=1 " if thorough else "thorough= ")


def pytest_of_its_own(folder: Path, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs the tests of a folder with this project's settings."""
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider"]
    command += ["-p", "no:schemathesis"]  # it takes a second to load, in each worker
    command += ["--rootdir", str(folder), *options, str(folder)]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True)


HANGS = """
import asyncio

async def swallows():
    while True:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            pass

async def test_that_hangs_and_can_not_be_cancelled():
    task = asyncio.create_task(swallows())
    await asyncio.sleep(0)
    assert False

def test_beside_it():
    pass
"""


def test_hanging_test_ends_and_others_run(tmp_path: Path) -> None:
    (tmp_path / "test_hangs.py").write_text(HANGS)
    (tmp_path / "conftest.py").write_text("from tests.conftest import pytest_runtest_teardown\n")
    done = pytest_of_its_own(tmp_path, "--timeout=2", "-n", "1")
    assert "crashed while running 'test_hangs.py::test_that_hangs_and_can_not_be_cancelled'" in done.stdout
    assert "1 passed" in done.stdout


FLAKY = """
import os, pytest
from pathlib import Path

@pytest.mark.flaky(reruns=1)
@pytest.mark.parametrize("number", range(int(os.environ["FLAKY"])))
def test_that_passes_the_second_time(number):
    seen = Path(__file__).with_name(f"seen-{number}")
    assert seen.exists() or seen.touch()
"""


@pytest.mark.parametrize(("flaky", "status"), [(2, 0), (3, 1)])
def test_run_fails_when_too_many_tests_need_retries(flaky: int, status: int, tmp_path: Path) -> None:
    (tmp_path / "test_flaky.py").write_text(FLAKY)
    (tmp_path / "conftest.py").write_text("from tests.conftest import pytest_sessionfinish\n")
    done = pytest_of_its_own(tmp_path, "-n", "2", FLAKY=str(flaky))
    assert done.returncode == status, done.stdout
    assert f"{flaky} passed, {flaky} rerun" in done.stdout
    assert done.stdout.count("first try of test_flaky.py::test_that_passes_the_second_time") == flaky
    assert "assert (False or None)" in done.stdout, "the reason for the second try is shown"


ALL = """
from pathlib import Path
import tests.conftest
from tests.conftest import pytest_collection_modifyitems, pytest_runtest_logreport, pytest_sessionfinish

tests.conftest.TESTS, tests.conftest.LONG_SECONDS = Path(__file__).parent, 1
"""


def missing_tests(names: Iterable[str]) -> list[str]:
    """Return those of the tests that do not exist."""
    files = (ROOT / "tests").rglob("test_*.py")
    defined = {
        f"{file.relative_to(ROOT).as_posix()}::{name}"
        for file in files
        for name in re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8"))
    }
    return [name for name in names if name.partition("[")[0] not in defined]


def test_listed_slow_tests_exist() -> None:
    """Otherwise `make test` would run a slow test that has been renamed."""
    listed = (ROOT / "tests" / "long.txt").read_text(encoding="utf-8").splitlines()
    assert listed and missing_tests(listed) == []


def test_soak_tests_exist() -> None:
    """Otherwise a soak would run nothing after a test has been renamed."""
    asked = [name for each in soak.SOAKS.values() for run in each.tests for name in run]
    assert missing_tests(name for name in asked if "::" in name) == []
    assert [name for name in asked if not (ROOT / name.partition("::")[0]).exists()] == []


def test_slow_tests_are_listed_and_skipped(tmp_path: Path) -> None:
    (tmp_path / "test_two.py").write_text("import time\ndef test_long(): time.sleep(1.1)\ndef test_short(): pass\n")
    (tmp_path / "conftest.py").write_text(ALL)
    (tmp_path / "long.txt").write_text("test_two.py::test_gone\n")
    plain = {"PERUDO_THOROUGH": "", "PERUDO_TIMES": ""}
    assert "1 tests took 1 seconds or more" in pytest_of_its_own(tmp_path, **plain).stdout
    assert "2 passed" in pytest_of_its_own(tmp_path, **plain | {"PERUDO_TIMES": "1"}).stdout
    assert (tmp_path / "long.txt").read_text() == "test_two.py::test_long\n"
    assert "1 passed, 1 deselected" in pytest_of_its_own(tmp_path, **plain).stdout
    assert "2 passed" in pytest_of_its_own(tmp_path, **plain | {"PERUDO_THOROUGH": "1"}).stdout


@pytest.fixture
def stale_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], str]:
    """Generates one file, printed by two commands, in an empty folder."""
    monkeypatch.setattr(generate, "ROOT", tmp_path)
    shout = [sys.executable, "-c", "import sys; print(sys.stdin.read().upper(), end='')"]
    commands = [[sys.executable, "-c", "print('five dice')"], shout]

    def run(check: bool) -> str:
        generate.main({"docs/dice.md": commands}, check)
        return (tmp_path / "docs" / "dice.md").read_text()

    return run


def test_outdated_generated_file_fails_the_check(stale_file: Callable[[bool], str]) -> None:
    with pytest.raises(SystemExit, match=r"docs/dice\.md.*make generate"):
        stale_file(True)
    assert stale_file(False) == "FIVE DICE\n"
    assert stale_file(True) == "FIVE DICE\n"
