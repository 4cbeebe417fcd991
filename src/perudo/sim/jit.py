"""Compilation of kernels with numba.

Kernels are compiled at their first call, and cached on disk for later processes. The first call takes a few seconds and
prints a notice. Kernels that call each other are in the same file, because the cache does not notice changes in other
files.
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
"""Seconds after which a first call prints a notice that it is compiling."""

if TYPE_CHECKING:

    def kernel(function: _Kernel) -> _Kernel:
        """Compile a function. The compiled function runs without the GIL, and must not create arrays."""

    def inline_kernel(function: _Kernel) -> _Kernel:
        """Inline a function into its callers. A call that passed all arrays would take longer than a step."""

else:
    # The caller holds references to the arrays. Counting references in every call would take longer than the work
    # itself.
    kernel = numba.njit(cache=True, nogil=True, _nrt=False)
    inline_kernel = numba.njit(cache=True, nogil=True, _nrt=False, forceinline=True)


def call_announcing_compilation(kernel: Callable[..., _Answer], *args: Any) -> _Answer:
    """Call a kernel from Python. If compilation takes a while, print a notice on stderr."""
    # `overloads` holds the compiled versions. (`signatures` builds the list in every call, which takes longer than a
    # move.)
    if getattr(kernel, "overloads", True):
        return kernel(*args)
    saying = threading.Timer(NOTICE_SECONDS, _say)
    saying.daemon = True
    saying.start()
    try:
        return kernel(*args)
    finally:
        saying.cancel()


@cache  # Once per process is enough.
def _say() -> None:
    print(translator()("compiling"), file=sys.stderr, flush=True)
