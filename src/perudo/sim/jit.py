"""Compiled kernels, by numba: what they all share.

They are compiled when they are first called, and kept on disk for later processes; that first call takes some seconds,
and says so. Kernels that call each other stand in one file, since what is kept does not notice a change in another.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from perudo.core.errors import missing_extra_error
from perudo.locales.translator import translator

try:
    import numba
except ImportError as error:
    raise missing_extra_error() from error

_Kernel = TypeVar("_Kernel", bound=Callable[..., Any])
_Answer = TypeVar("_Answer")

NOTICE_SECONDS = 0.5
"""Seconds after which a first call says that it compiles."""

if TYPE_CHECKING:

    def kernel(function: _Kernel) -> _Kernel:
        """Compiles a function. It runs beside other threads, and may not make arrays."""

    def inline_kernel(function: _Kernel) -> _Kernel:
        """Compiles a function into each that calls it: to hand all arrays on takes longer than a step does."""

else:
    # Arrays are counted by whoever hands them in: to count them anew in every call would take longer than the work.
    kernel = numba.njit(cache=True, nogil=True, _nrt=False)
    inline_kernel = numba.njit(cache=True, nogil=True, _nrt=False, forceinline=True)


def call_announcing_compilation(kernel: Callable[..., _Answer], *args: Any) -> _Answer:
    """Calls a kernel from outside, and says on stderr what is done where that takes a while for the first time."""
    # What is compiled. (`signatures` lists the same anew in every call, which takes longer than a game's word does.)
    if getattr(kernel, "overloads", True):
        return kernel(*args)
    saying = threading.Timer(NOTICE_SECONDS, _say)
    saying.daemon = True
    saying.start()
    try:
        return kernel(*args)
    finally:
        saying.cancel()


@cache  # once a process is enough
def _say() -> None:
    print(translator()("compiling"), file=sys.stderr, flush=True)
