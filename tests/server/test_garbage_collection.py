"""Everything is searched for rings of garbage, and seldom."""

import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from perudo.server.edge.garbage_collection import LazyCollector


class Ring:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def rings() -> Iterator[LazyCollector]:
    rings = LazyCollector()
    yield rings
    rings.restore()


def test_garbage_collector_runs_only_after_object_count_doubles(rings: LazyCollector) -> None:
    found = weakref.ref(Ring())
    kept = [[number] for number in range(10 * gc.get_threshold()[0])]  # of itself Python would have looked
    rings.collect_if_doubled()
    assert found() is not None
    more = [str(number) for number in range(2 * sys.getallocatedblocks())]
    rings.collect_if_doubled()
    assert found() is None
    again = weakref.ref(Ring())
    rings.collect_if_doubled()
    assert again() is not None  # now it takes as much again
    assert len(more) > len(kept)


def test_lazy_collector_restores_garbage_collection_settings() -> None:
    before = gc.get_threshold(), gc.isenabled()
    LazyCollector().restore()
    assert (gc.get_threshold(), gc.isenabled()) == before
