"""Saves whole-game solving progress to a file (``perudo solve --game --checkpoint``)."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from perudo.core.errors import PerudoError
from perudo.solver.cfr import load_arrays, save_arrays, strip_prefix, with_prefix

_EVERY: Final = 60
"""The minimum time (s) between two writes of a checkpoint."""
_OTHER: Final = "solver-other-game"


class Resumable(Protocol):
    """A solver that can save and restore its progress."""

    def state_arrays(self) -> Iterable[tuple[str, NDArray[Any]]]: ...
    def load_state(self, arrays: Mapping[str, NDArray[Any]]) -> None: ...


class Checkpoint:
    """The results of finished rounds, by name, and the state of the unfinished round. If ``file`` is None, nothing is
    written.

    Raises ``PerudoError`` (``solver-other-game``) if the file belongs to another game.
    """

    def __init__(self, file: Path | None, about: str) -> None:
        self._file, self._about = file, f"game 1 {about}"
        self._found: dict[str, list[float]] = {}
        self._half: tuple[str, Resumable] | None = None
        self._saved = time.monotonic()
        self.arrays: dict[str, NDArray[Any]] = {}
        """The saved state of the unfinished round; empty once the round has resumed."""
        if file and file.exists():
            with load_arrays(file, _OTHER) as arrays:
                if str(arrays.get("about")) != self._about:
                    raise ValueError("for a different game")
                self._found = json.loads(str(arrays["found"]))
                self.arrays = strip_prefix("half ", arrays)

    def result(self, name: str) -> list[float] | None:
        return self._found.get(name)

    def store_result(self, name: str, found: list[float]) -> None:
        self._found[name], self._half = found, None
        self.save(now=True)

    def resume(self, name: str, half: Resumable) -> Callable[[], None]:
        """Restore a round's saved state, if there is one. Return a function to call after each iteration."""
        if str(self.arrays.get("name")) == name:
            with self.rejecting_other_game():
                half.load_state(self.arrays)
            self.arrays.clear()
        self._half = name, half
        return self.save

    @contextmanager
    def rejecting_other_game(self) -> Iterator[None]:
        """Convert errors in saved arrays into ``PerudoError``."""
        try:
            yield
        except (KeyError, ValueError) as error:
            raise PerudoError(_OTHER, file=str(self._file)) from error

    def save(self, half: Iterable[tuple[str, NDArray[Any]]] | None = None, *, now: bool = False) -> None:
        """Write a checkpoint if one is due. Raises ``PerudoError`` (``solver-unwritten``)."""
        if not self._file or not (now or time.monotonic() - self._saved >= _EVERY):
            return
        save_arrays(self._file, self._all(self._halves() if half is None else half))
        self._saved = time.monotonic()

    def _all(self, half: Iterable[tuple[str, NDArray[Any]]]) -> Iterator[tuple[str, NDArray[Any]]]:
        yield "about", np.array(self._about)
        yield "found", np.array(json.dumps(self._found))
        yield from with_prefix("half ", half)

    def _halves(self) -> Iterator[tuple[str, NDArray[Any]]]:
        if self._half:
            name, half = self._half
            yield "name", np.array(name)
            yield from half.state_arrays()
        else:
            yield from self.arrays.items()
