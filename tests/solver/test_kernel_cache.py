"""Compiled code is kept, and found again by a process that never loads numba."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from perudo.locales.translator import translator
from perudo.solver import kernel_cache as machine

SOLVES = """
import json, sys
from perudo.sim.bid_graph import BidGraph
from perudo.solver.cfr import Solver
from perudo.solver.tree import Round
solver = Solver(Round((1, 1), BidGraph.build(2, "one-axis")))
for _ in range(20): solver.iterate()
print(json.dumps({"numba": "numba" in sys.modules, "bounds": solver.bounds()}))
"""


def test_cached_kernel_runs_without_numba() -> None:
    solved = [subprocess.run([sys.executable, "-c", SOLVES], capture_output=True, text=True, check=True) for _ in "12"]
    first, second = (json.loads(done.stdout) for done in solved)
    assert second["bounds"] == first["bounds"]
    assert not second["numba"]
    assert solved[1].stderr == ""


def test_solve_command_skips_numba_when_kernels_are_cached() -> None:
    """It takes longer to load than many rounds take to solve."""
    command = "import sys; from perudo.terminal.cli import main; main(sys.argv[1:]); print('numba' in sys.modules)"
    line = [sys.executable, "-c", command, "solve", "--dice", "1,1", "--iterations", "5", "--json"]
    said = [subprocess.run(line, capture_output=True, text=True, check=True) for _ in "12"][1]
    assert said.stdout.splitlines()[-1] == "False"


def test_kernels_compile_without_a_writable_cache(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(machine, "_compile", lambda kernel, kinds: f"{kernel} {kinds}".encode())
    monkeypatch.setattr(machine, "_folders", lambda: (tmp_path / "file" / "nowhere", tmp_path / "kept"))
    machine._say.cache_clear()
    assert machine._code("backward_pass", (("<f8", 1),)) == b"backward_pass (('<f8', 1),)"
    assert capsys.readouterr().err == translator()("compiling") + "\n"
    (kept,) = (tmp_path / "kept").iterdir()
    kept.write_bytes(b"as it was kept")
    assert machine._code("backward_pass", (("<f8", 1),)) == b"as it was kept"
    assert machine._code("backward_pass", (("<f4", 1),)) != b"as it was kept"
    monkeypatch.setattr(machine, "_folders", lambda: ())
    assert machine._code("backward_pass", (("<f8", 1),)) == b"backward_pass (('<f8', 1),)"


def test_cache_removes_outdated_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source = tmp_path / "kernels.py"
    folders = beside, _ = tmp_path / "beside", tmp_path / "elsewhere"
    monkeypatch.setattr(machine, "_compile", lambda kernel, kinds: source.read_bytes())
    monkeypatch.setattr(machine, "_SOURCES", (source,))
    monkeypatch.setattr(machine, "_CACHE_DIR", beside)

    def kept(sources: str) -> list[list[str]]:
        source.write_text(sources)
        for folder in folders:
            monkeypatch.setattr(machine, "_folders", lambda folder=folder: (folder,))
            for kernel, kinds in (
                ("backward_pass", (("<f8", 1),)),
                ("backward_pass", (("<f4", 1),)),
                ("forward_pass", (("<f8", 1),)),
            ):
                machine._code(kernel, kinds)
        return [sorted(file.read_text() for file in folder.iterdir()) for folder in folders]

    assert kept("older") == [["older"] * 3] * 2
    (beside / "backward_pass.o").write_text("of another kind")
    assert kept("newer") == [["newer"] * 3 + ["of another kind"], ["newer"] * 3 + ["older"] * 3]


def test_noncontiguous_arrays_are_refused() -> None:
    with pytest.raises(AssertionError):
        machine.bind("forward_pass", np.zeros((4, 4))[:, :2])


def test_cache_folders_respect_environment_variables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(os.environ, "XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("PERUDO_COMPILED", raising=False)
    assert machine._folders() == (Path(machine.__file__).parent / "__pycache__", tmp_path / "perudo")
    monkeypatch.setitem(os.environ, "PERUDO_COMPILED", str(tmp_path))
    assert machine._folders() == (tmp_path,)
