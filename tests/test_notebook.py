"""The notebook runs, and what it shows is so: a policy that learns."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
NOTEBOOK = ROOT / "notebooks" / "learning.ipynb"
UPDATES = 20
"""Where the notebook itself takes a thousand."""


def shown(notebook: dict[str, Any]) -> tuple[list[tuple[int, int]], list[str]]:
    """Return the shares of games won, before and after, against each opponent; and its pictures."""
    outputs = [output for cell in notebook["cells"] for output in cell.get("outputs", ())]
    printed = "".join(line for output in outputs for line in output.get("text", ()))
    shares = re.findall(r"won (\d+)% at first, (\d+)% at last", printed)
    pictures = [output["data"]["image/png"] for output in outputs if "data" in output]
    return [(int(first), int(last)) for first, last in shares], pictures


def test_notebook_runs_at_small_size(tmp_path: Path) -> None:
    # One numpy thread, because the matrices are small, and other tests run in parallel.
    small = {"PERUDO_LEARNING_UPDATES": str(UPDATES), "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    command: list[str | Path] = [sys.executable, "tools/notebook.py", NOTEBOOK, tmp_path / "small.ipynb"]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **small}, check=True)
    notebook = json.loads((tmp_path / "small.ipynb").read_text(encoding="utf-8"))
    (anything, chances), pictures = shown(notebook)
    assert anything[1] > anything[0] + 20
    assert chances[1] > chances[0]
    assert len(pictures) == 1


def test_notebook_output_comes_from_one_complete_run() -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    counts = [cell["execution_count"] for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert counts == list(range(1, len(counts) + 1))
    (anything, chances), pictures = shown(notebook)
    assert anything[1] > 95 and chances[0] < 20 and chances[1] > 55
    assert len(pictures) == 1
