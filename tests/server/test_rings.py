"""The search for rings of garbage goes on in small steps, and everything is looked at seldom."""

import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from perudo.server.edge.rings import STEP, Rings


class Ring:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def rings() -> Iterator[Rings]:
    rings = Rings()
    yield rings
    rings.end()


def steps(kept: list[list[int]], least: int = 1) -> None:
    """As much that lives as brings some steps."""
    kept.extend([] for _ in range(2 * least * STEP))


def test_a_step_finds_what_is_new_and_looks_at_nothing_twice(rings: Rings) -> None:
    ring = weakref.ref(Ring())
    kept = list[list[int]]()
    steps(kept)
    assert ring() is None
    assert gc.get_freeze_count() > STEP
    assert len(gc.get_objects()) <= 2 * STEP < len(kept) + STEP


def test_all_is_looked_at_once_there_is_twice_as_much(rings: Rings) -> None:
    ring = Ring()
    found = weakref.ref(ring)
    kept = list[list[int]]()
    steps(kept)  # the ring lives, and is not looked at again
    del ring
    steps(kept)
    rings.look_after()
    assert found() is not None
    more = [str(number) for number in range(2 * sys.getallocatedblocks())]
    rings.look_after()
    assert found() is None
    assert len(more) > len(kept)


def test_when_it_ends_everything_is_as_before() -> None:
    before = gc.get_threshold(), list(gc.callbacks)
    Rings().end()
    assert (gc.get_threshold(), list(gc.callbacks)) == before
    assert gc.get_freeze_count() == 0
