"""Resources for each test: a database, and what several servers share."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.nodes.parts import Postgres


@pytest.fixture
def folder() -> Iterator[Path]:
    """One that PostgreSQL's user may enter, as pytest's own they may not."""
    with tempfile.TemporaryDirectory(prefix="perudo-nodes-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


@pytest.fixture(scope="session")
def template() -> Iterator[Postgres]:
    """The data of a new database, to be copied; made once."""
    with tempfile.TemporaryDirectory(prefix="perudo-template-") as name:
        Path(name).chmod(0o755)
        made = Postgres.made(Path(name) / "database")
        made.stop()
        yield made


@pytest.fixture
def database(folder: Path, template: Postgres) -> Iterator[Postgres]:
    """A PostgreSQL that a test may stop."""
    database = Postgres.copied(folder / "database", template)
    yield database
    database.end()
