"""Runs a notebook from top to bottom and writes what its cells print and draw into it: tools/notebook.py FILE [TO]

The cells are plain Python that draws with matplotlib, so they run here as a script would, in a process of their own.
Jupyter's kernel with its some forty packages would show the same; to read a notebook or change it, use any Jupyter.
"""

from __future__ import annotations

import base64
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("agg")
from matplotlib import pyplot


def outputs(code: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """Runs a cell; what it printed and drew, as a notebook keeps it."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "<cell>", "exec"), names)
    found: list[dict[str, Any]] = []
    if text := printed.getvalue():
        found.append({"output_type": "stream", "name": "stdout", "text": text.splitlines(keepends=True)})
    for number in pyplot.get_fignums():
        drawn = io.BytesIO()
        pyplot.figure(number).savefig(drawn, format="png", dpi=90, metadata={"Software": None})
        image = base64.b64encode(drawn.getvalue()).decode()
        found.append({"output_type": "display_data", "metadata": {}, "data": {"image/png": image}})
    pyplot.close("all")
    return found


def run(notebook: dict[str, Any]) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(cells, start=1):
        cell["outputs"] = outputs("".join(cell["source"]), names)
        cell["execution_count"] = number


def main(file: str, to: str | None = None) -> None:
    notebook = json.loads(Path(file).read_text(encoding="utf-8"))
    run(notebook)
    Path(to or file).write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
