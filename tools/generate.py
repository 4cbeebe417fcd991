"""Writes the generated files: `python tools/generate.py`; with --check it only lists the outdated ones."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable

Command = list[str]

# Each file, and the commands that print it, each piped into the next.
GENERATED: dict[str, list[Command]] = {
    "docs/rules.md": [[PYTHON, "-m", "perudo", "--language", "en", "rules", "--markdown"]],
    "docs/limits.md": [[PYTHON, "tools/limits.py"]],
    "docs/ratings.md": [[PYTHON, "tools/ratings.py"]],
    "docs/configuration.md": [[PYTHON, "tools/configuration.py"]],
    "docs/solving.md": [[PYTHON, "tools/blueprints.py", "--page"]],
    "docs/states.md": [[PYTHON, "tools/states.py"]],
    "docs/protocol.md": [[PYTHON, "tools/protocol.py"]],
    "web/src/lib/forgeries.json": [[PYTHON, "tools/forgeries.py"]],
    "web/src/testing/exercises.json": [[PYTHON, "tools/component_exercises.py"]],
    "web/src/testing/views.json": [[PYTHON, "tools/component_views.py"]],
    "web/src/messages.d.ts": [[PYTHON, "tools/page.py", "messages"]],
    "web/src/wire.d.ts": [
        [PYTHON, "tools/wire_schema.py"],
        [PYTHON, "tools/page.py", "types"],
    ],
}


def generate(commands: list[Command]) -> str:
    """Return the output of the last command."""
    text = ""
    for command in commands:
        done = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        if done.returncode:
            sys.exit(f"A file could not be generated: {' '.join(command)} failed; the lines above say why.")
        text = done.stdout
    return text


def main(generated: dict[str, list[Command]], check: bool) -> None:
    stale = []
    for name, commands in generated.items():
        file = ROOT / name
        text = generate(commands)
        if file.exists() and file.read_text() == text:
            continue
        stale.append(name)
        if not check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
            print(f"{name} written")
    if check and stale:
        sys.exit(f"Out of date: {', '.join(stale)}. Run: make generate")


if __name__ == "__main__":
    main(GENERATED, check="--check" in sys.argv[1:])
