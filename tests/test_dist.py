"""What is installed elsewhere: the wheel, made from the sdist, in an environment that has nothing else."""

from __future__ import annotations

import http.client
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import page
from perudo.core.errors import missing_extra_error
from tests.conftest import missing

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def pack(target: str, source: Path, to: Path, **environment: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(to)]
    subprocess.run(command, cwd=source, env={**os.environ, **environment}, check=True, capture_output=True)
    return next(to.glob("*.tar.gz" if target == "sdist" else "*.whl"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (page.PAGE / "index.html").exists():
        missing("the built page", "make page")
    folder = tmp_path_factory.mktemp("dist")
    # The page is packed as it lies there: building it is what `make page` is for.
    sdist = pack("sdist", ROOT, folder, HATCH_BUILD_NO_HOOKS="1")
    with tarfile.open(sdist) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11.2, Debian's, has none yet
        archive.extractall(folder)
    return pack("wheel", folder / sdist.name.removesuffix(".tar.gz"), folder, PATH="")


def test_a_wheel_from_the_sdist_needs_no_npm(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    files = {file.relative_to(page.PAGE).as_posix() for file in page.PAGE.rglob("*") if file.is_file()}
    assert {f"perudo/server/page/{name}" for name in files} <= names
    assert "perudo/py.typed" in names
    assert all(name.startswith(("perudo/", f"perudo-{PROJECT['version']}.dist-info/")) for name in names)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a fresh environment, with the wheel and what it asks for in it: nothing is built there."""
    venv = tmp_path_factory.mktemp("elsewhere") / "venv"
    subprocess.run([uv(), "venv", "--quiet", "--python", sys.executable, venv], check=True)
    install(venv, "-r", ROOT / "requirements" / "run.txt")
    install(venv, wheel)
    return venv / ("Scripts" if sys.platform == "win32" else "bin")


def uv() -> str:
    return shutil.which("uv", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}") or missing("uv", "make env")


def install(venv: Path, *what: str | Path) -> None:
    """Install from uv's cache, or from the network if the cache is empty."""
    command: list[str | Path] = [uv(), "pip", "install", "--quiet", "--python", venv]
    command += ["--only-binary=:all:", "--no-binary=http-ece"]  # There is no wheel of http-ece.
    if subprocess.run([*command, "--offline", *what], capture_output=True).returncode:
        subprocess.run([*command, *what], check=True)


def alone(folder: Path) -> dict[str, str]:
    """Nothing of this checkout, nor any program of this machine."""
    return {"PATH": "", "HOME": str(folder), "XDG_DATA_HOME": str(folder), "LANGUAGE": "en", "PYTHONUTF8": "1"}


def test_installed_wheel_plays_and_computes(installed: Path, tmp_path: Path) -> None:
    def said(*line: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command: list[str | Path] = [installed / "perudo", *line]
        return subprocess.run(
            command, input=typed, cwd=tmp_path, env=alone(tmp_path), capture_output=True, text=True, timeout=120
        )

    assert said("--version").stdout == f"perudo {PROJECT['version']}\n"
    assert "45.31%" in said("odds", "--dice", "21", "--hand", "22156", "--bid", "9x2").stdout
    played = said("play", "--seed", "1", "--bots", "1", "--level", "odds", typed="help\n" + "dudo\n1x2\n" * 3)
    assert "Round 1" in played.stdout and "Traceback" not in played.stderr
    lacking = said("solve", "--dice", "1,1")
    assert lacking.returncode == 1 and str(missing_extra_error().details["command"]) in lacking.stderr
    lacking = said("check", "postgresql://nobody@localhost/perudo")
    assert lacking.returncode == 1 and 'pip install "psycopg[binary]' in lacking.stderr


def test_installed_wheel_serves_the_page(installed: Path, tmp_path: Path) -> None:
    command: list[str | Path] = [installed / "perudo", "serve", "--port", "0", "--data", tmp_path / "perudo.db"]
    with subprocess.Popen(command, cwd=tmp_path, env=alone(tmp_path), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            port = next(int(found[1]) for line in server.stdout if (found := re.search(r"http://[^:/]+:(\d+)", line)))
            asking = http.client.HTTPConnection("127.0.0.1", port)
            for path, answer in ("/readyz", b"ready"), ("/", b"<!doctype html>"):
                asking.request("GET", path)
                told = asking.getresponse()
                assert told.status == 200 and answer in told.read().lower()
            asking.close()
        finally:
            server.terminate()
    assert server.returncode == 0


PLAYED = """
from perudo.env import perudo_v0
env = perudo_v0.env(edition="kozak", players=3)
env.reset(seed=1)
observation, *_ = env.last()
env.step(observation["action_mask"].argmax())
print(perudo_v0.__file__)
"""


def test_sim_extra_installs_environment_dependencies(installed: Path, wheel: Path, tmp_path: Path) -> None:
    install(installed.parent, "-c", ROOT / "requirements" / "test.txt", f"perudo[sim] @ {wheel.as_uri()}")
    command: list[str | Path] = [installed / "python", "-c", PLAYED]
    done = subprocess.run(command, cwd=tmp_path, env=alone(tmp_path), capture_output=True, text=True)
    assert done.stdout.startswith(str(installed.parent)), done.stderr


def test_extras_have_installable_names() -> None:
    for extra in PROJECT["optional-dependencies"]:
        command = str(missing_extra_error(extra).details["command"])
        assert command.startswith('pip install "') and "perudo" not in command


def test_tagged_build_is_published_without_secrets() -> None:
    import yaml

    text = (ROOT / ".github" / "workflows" / "publish.yml").read_text()
    workflow = yaml.safe_load(text)
    assert workflow[True] == {"push": {"tags": ["v*"]}}  # YAML's `on` is a truth
    assert "secrets." not in text and workflow["permissions"] == {}
    build, publish = workflow["jobs"]["build"], workflow["jobs"]["publish"]
    assert publish["needs"] == "build" and publish["permissions"] == {"id-token": "write", "contents": "read"}
    assert build["permissions"] == {"contents": "read"}  # what npm runs can publish nothing
    assert "make dist" in [step.get("run") for step in build["steps"]]
    assert re.search(r"^dist:", (ROOT / "Makefile").read_text(), re.MULTILINE)
