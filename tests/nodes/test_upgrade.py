"""Nodes are brought to the next version of the program one after the other, in the midst of play: no move is lost.

The next version, which changes the data, is this one with one format more. An older one is the program that first wrote
data of today's format, out of the repository's history.
"""

from __future__ import annotations

import asyncio
import io
import shutil
import subprocess
import sys
import tarfile
from functools import partial
from pathlib import Path

import pytest

from perudo.server.log import database as databases
from perudo.server.log import migrate as migrating
from perudo.server.log.database import FORMAT, data_url, format_of
from tests.nodes.cluster import WORDS, Cluster
from tests.nodes.parts import Postgres
from tests.server import forked


@pytest.fixture
def scripts(folder: Path) -> Path:
    """The migrations of the next version: one more."""
    scripts = folder / "migrations"
    shutil.copytree(Path(migrating.__file__).parent / "migrations", scripts)
    lines = (
        "import sqlalchemy as sa",
        "from alembic import op",
        f"revision, down_revision = '{FORMAT + 1:04}', '{FORMAT:04}'",
        "def upgrade():",
        "    op.add_column('due', sa.Column('why', sa.Text))",
    )
    (scripts / "versions" / f"{FORMAT + 1:04}_next.py").write_text("\n".join(lines))
    return scripts


def next_version(scripts: Path, patch: pytest.MonkeyPatch | None = None) -> None:
    """This process runs the next version: it knows one format more, which servers of before can work with too."""
    patch = patch or pytest.MonkeyPatch()
    patch.setattr(databases, "OLDEST", FORMAT)
    patch.setattr(databases, "FORMAT", FORMAT + 1)
    patch.setattr(migrating, "SCRIPTS", str(scripts))


@pytest.mark.long
async def test_nodes_are_updated_one_after_the_other_while_people_play(
    folder: Path, database: Postgres, scripts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Cluster.open(folder, database) as cluster, cluster.played("nodes updated one after the other") as party:
        one, _ = cluster.nodes
        await one.stop()
        one.fault = partial(next_version, scripts)
        with pytest.raises(AssertionError, match="perudo migrate"):
            await one.start()
        with monkeypatch.context() as patch:
            next_version(scripts, patch)
            await asyncio.to_thread(migrating.migrate, data_url(database.url))
        await party.words(WORDS)
        await one.start()
        for node in cluster.nodes[1:]:
            await party.part()
            await party.words(WORDS)
            await node.stop()
            node.fault = partial(next_version, scripts)
            await party.words(WORDS)
            await node.start()
        await party.part()
        async with cluster.log() as log:
            assert await log.ask(format_of) == (FORMAT + 1, FORMAT)


@pytest.fixture
def older(folder: Path) -> Path:
    """The sources of the first program that wrote data of today's format."""
    sources = Path(databases.__file__).parents[3]
    [newest] = (Path(migrating.__file__).parent / "migrations" / "versions").glob(f"{FORMAT:04}_*.py")

    def git(*arguments: str | Path) -> bytes:
        done = subprocess.run(["git", *arguments], cwd=sources.parent, capture_output=True)
        return done.stdout if done.returncode == 0 else b""

    commit = git("log", "--diff-filter=A", "--format=%H", "--", newest).decode().strip()
    if not commit or not (packed := git("archive", f"{commit}:src")):
        pytest.skip("the history of these sources is not here")
    with tarfile.open(fileobj=io.BytesIO(packed)) as tree:
        tree.extractall(folder / "older", filter="data")
    page = Path("perudo", "server", "page")
    (folder / "older" / page).symlink_to(sources / page)
    return folder / "older"


def runs(sources: Path) -> None:
    """This process runs the program of these sources."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "perudo"]:
        del sys.modules[name]
    sys.path.insert(0, str(sources))
    from perudo import cli, limits

    assert Path(cli.__file__).is_relative_to(sources)
    limits.CHANGES = limits.ADDRESS_CHANGES = 1_000_000, 1e6
    forked.main = cli.main


@pytest.mark.long
async def test_nodes_of_an_older_program_and_of_todays_play_the_same_tables(
    folder: Path, database: Postgres, older: Path
) -> None:
    async with (
        Cluster.open(folder, database, first=(partial(runs, older), partial(runs, older))) as cluster,
        cluster.played("nodes of an older program updated one after the other") as party,
    ):
        for node in cluster.nodes:
            await party.part()
            await node.stop()
            node.fault = None
            await node.start()
            await party.part()
            await party.words(WORDS)
