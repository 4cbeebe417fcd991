"""Nodes are brought to the next version of the program one after the other, in the midst of play: no move is lost."""

from __future__ import annotations

import asyncio
import shutil
from functools import partial
from pathlib import Path

import pytest

from perudo.server.log import database as databases
from perudo.server.log import migrate as migrating
from perudo.server.log.database import FORMAT, data_url, format_of
from tests.nodes.cluster import WORDS, Cluster
from tests.nodes.parts import Postgres


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
