"""Everything is searched for rings of garbage, and seldom."""

import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from perudo.server.edge.garbage_collection import Rings


class Ring:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def rings() -> Iterator[Rings]:
    rings = Rings()
    yield rings
    rings.end()


def test_nothing_is_looked_at_until_there_is_twice_as_much(rings: Rings) -> None:
    found = weakref.ref(Ring())
    kept = [[number] for number in range(10 * gc.get_threshold()[0])]  # of itself Python would have looked
    rings.look_after()
    assert found() is not None
    more = [str(number) for number in range(2 * sys.getallocatedblocks())]
    rings.look_after()
    assert found() is None
    again = weakref.ref(Ring())
    rings.look_after()
    assert again() is not None  # now it takes as much again
    assert len(more) > len(kept)


def test_when_it_ends_everything_is_as_before() -> None:
    before = gc.get_threshold(), gc.isenabled()
    Rings().end()
    assert (gc.get_threshold(), gc.isenabled()) == before
