"""A next format of the data, as tests plant it: one migration more, in a folder of migrations of its own."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy import Column, MetaData, Text

from perudo.server.log import database as databases
from perudo.server.log import migrate as migrating
from perudo.server.log.database import FORMAT, METADATA

NEXT = FORMAT + 1
VERSIONS = Path(migrating.__file__).parent / "migrations"


def migrations(folder: Path, does: str = "pass") -> Path:
    """Copies the migrations to a folder and adds the next, which adds a column and then runs ``does``."""
    scripts = folder / "migrations"
    shutil.copytree(VERSIONS, scripts, dirs_exist_ok=True)
    lines = (
        "import os",
        "import sqlalchemy as sa",
        "from alembic import op",
        f"revision, down_revision = '{NEXT:04}', '{FORMAT:04}'",
        "def upgrade():",
        "    with op.batch_alter_table('tables') as tables:",
        "        tables.add_column(sa.Column('winner', sa.Text))",
        f"    {does}",
    )
    (scripts / "versions" / f"{NEXT:04}_next.py").write_text("\n".join(lines))
    return scripts


def adopt(scripts: Path, oldest: int = NEXT, patch: pytest.MonkeyPatch | None = None) -> None:
    """Makes this process the program of the next format. ``oldest``: see ``OLDEST_COMPATIBLE``."""
    metadata = MetaData()
    for table in METADATA.sorted_tables:
        table.to_metadata(metadata)
    metadata.tables["tables"].append_column(Column("winner", Text))
    patch = patch or pytest.MonkeyPatch()
    patch.setattr(databases, "METADATA", metadata)
    patch.setattr(databases, "_own_schema", cache(databases._own_schema.__wrapped__))
    patch.setattr(databases, "FORMAT", NEXT)
    patch.setattr(databases, "OLDEST_COMPATIBLE", oldest)
    patch.setattr(migrating, "SCRIPTS", str(scripts))
