"""Compiles kernels with numba.

A kernel is compiled when it is first called, and cached on disk for later processes. The first call takes a few seconds
and prints a notice. Kernels that call each other must be in the same file, because the cache does not detect changes in
other files.
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
"""How long (s) compilation may take before a notice is printed."""

if TYPE_CHECKING:

    def kernel(function: _Kernel) -> _Kernel:
        """Compile a function. The compiled function runs without the GIL, and must not create arrays."""

    def inline_kernel(function: _Kernel) -> _Kernel:
        """Inline a function into its callers. Otherwise, passing all arrays in each call would take longer than
        simulating a move.
        """

else:
    # No reference counting (``_nrt``): it takes longer than the kernel, and the caller keeps the arrays alive.
    kernel = numba.njit(cache=True, nogil=True, _nrt=False)
    inline_kernel = numba.njit(cache=True, nogil=True, _nrt=False, forceinline=True)


def call_announcing_compilation(kernel: Callable[..., _Answer], *args: Any) -> _Answer:
    """Call a kernel from Python. If compilation takes a while, print a notice on stderr."""
    # `overloads` holds the compiled versions. `signatures` would be slower: building it takes longer than simulating a
    # move.
    if getattr(kernel, "overloads", True):
        return kernel(*args)
    saying = threading.Timer(NOTICE_SECONDS, _say)
    saying.daemon = True
    saying.start()
    try:
        return kernel(*args)
    finally:
        saying.cancel()


@cache  # Print the notice only once per process.
def _say() -> None:
    print(translator()("compiling"), file=sys.stderr, flush=True)
