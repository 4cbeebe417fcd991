"""Caches the kernels' machine code on disk, so that later processes start immediately.

Numba has its own cache, but merely importing numba takes more than a second, which is longer than many rounds take to
solve. So this module caches the compiled kernels as object files, which llvmlite links without numba. The name of an
object file depends on the array types, the versions of the compilers, the processor, and the sources.

Compiled functions use numba's internal calling convention. The first two arguments are buffers for the result and for
an error. An array is passed as two owner pointers (null here), the number of entries, the size of an entry, the data
pointer, the shape and the strides.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import platformdirs
from numpy.typing import NDArray

from perudo.core.errors import missing_extra_error

try:
    import llvmlite  # type: ignore[import-untyped]
    import llvmlite.binding as llvm  # type: ignore[import-untyped]
except ImportError as error:
    raise missing_extra_error() from error

KernelArgument = NDArray[Any] | int
_Kind = tuple[str, int]
"""An argument's type: dtype and number of dimensions for an array, ``("", 0)`` for an integer."""

_SOURCES: Final = (Path(__file__), Path(__file__).with_name("cfr_kernels.py"))
_CACHE_DIR: Final = Path(__file__).with_name("__pycache__")
"""Only this program stores kernels in this folder, so it can safely delete kernels that were compiled from older
sources.
"""


def bind(kernel: str, *args: KernelArgument) -> Callable[[], None]:
    """Return the kernel as a function without parameters, bound to these arrays and numbers."""
    kinds: list[_Kind] = []
    flat: list[Any] = [ctypes.byref(ctypes.c_void_p()), ctypes.byref(ctypes.c_void_p())]
    for each in args:
        if isinstance(each, int):
            kinds.append(("", 0))
            flat.append(ctypes.c_int64(each))
        else:
            assert each.flags.c_contiguous
            kinds.append((each.dtype.str, each.ndim))
            sizes = (each.size, each.itemsize, each.ctypes.data, *each.shape, *each.strides)
            flat += map(ctypes.c_int64, (0, 0, *sizes))
    function = _function(kernel, tuple(kinds))

    def run(_: object = args) -> None:  # The default argument keeps the arrays alive.
        if function(*flat):
            raise RuntimeError(kernel)

    return run


@cache
def _function(kernel: str, kinds: tuple[_Kind, ...]) -> Callable[..., int]:
    symbol, _, code = _code(kernel, kinds).partition(b"\n")
    _initialize()
    engine = llvm.create_mcjit_compiler(
        llvm.parse_assembly(""), llvm.Target.from_default_triple().create_target_machine()
    )
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    address = engine.get_function_address(symbol.decode())
    _engines.append(engine)
    places = 2 + sum(1 if not entries else 5 + 2 * dimensions for entries, dimensions in kinds)
    made: Callable[..., int] = ctypes.CFUNCTYPE(
        ctypes.c_int32, *[ctypes.c_void_p] * 2, *[ctypes.c_int64] * (places - 2)
    )(address)
    return made


_engines: Final[list[Any]] = []
"""Keeps the LLVM engines alive, because freeing an engine also frees its code."""


@cache
def _initialize() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


def _code(kernel: str, kinds: tuple[_Kind, ...]) -> bytes:
    """Return a line with the kernel's symbol, followed by the content of the kernel's object file. Compile the kernel
    if it is not cached.
    """
    _initialize()
    made_for = repr((kernel, kinds, sys.platform, llvmlite.__version__, llvm.get_host_cpu_name()))
    made_for += llvm.get_host_cpu_features().flatten()
    kept_for = f"{kernel}-{_digest(made_for.encode())}"
    name = f"{kept_for}-{_digest(*(source.read_bytes() for source in _SOURCES))}.o"
    for folder in _folders():
        try:
            return (folder / name).read_bytes()
        except OSError:
            continue
    _say()
    code = _compile(kernel, kinds)
    for folder in _folders():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=folder, delete=False) as out:
                out.write(code)
            Path(out.name).replace(folder / name)
            if folder == _CACHE_DIR:
                for older in set(folder.glob(f"{kept_for}-*.o")) - {folder / name}:
                    older.unlink(missing_ok=True)
        except OSError:
            continue
        break
    return code


def _digest(*texts: bytes) -> str:
    return hashlib.sha256(b" ".join(texts)).hexdigest()[:16]


@cache
def _say() -> None:
    from perudo.locales.translator import translator

    print(translator()("compiling"), file=sys.stderr, flush=True)


def _folders() -> tuple[Path, ...]:
    """Return the possible cache folders. These are the folder named by PERUDO_COMPILED or, if that is not set,
    ``__pycache__`` and the user's cache folder.
    """
    if named := os.environ.get("PERUDO_COMPILED"):
        return (Path(named),)
    return _CACHE_DIR, platformdirs.user_cache_path("perudo", appauthor=False)


def _compile(kernel: str, kinds: tuple[_Kind, ...]) -> bytes:
    import numba

    from perudo.solver import cfr_kernels as kernels

    given = [
        numba.types.Array(numba.from_dtype(np.dtype(of)), dimensions, "C") if of else numba.int64
        for of, dimensions in kinds
    ]
    # The code keeps no reference counts and is never called from Python, so it needs nothing from numba at run time.
    alone: dict[str, Any] = {"_nrt": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    compiled = numba.njit(numba.void(*given), nogil=True, error_model="numpy", **alone)(getattr(kernels, kernel))
    made: Any = compiled.overloads[compiled.signatures[0]]
    code: bytes = made.library._get_compiled_object()
    symbol: str = made.fndesc.llvm_func_name
    return symbol.encode() + b"\n" + code
