"""Runs a notebook and writes the output and pictures of its cells into it: tools/notebook.py FILE [TO]

The cells are plain Python that draws with matplotlib, so they run here like a script, in a separate process. Jupyter's
kernel, with about forty packages, would give the same result; use any Jupyter to read or change a notebook.
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
    """Run a cell. Return its text and pictures as a notebook stores them."""
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
