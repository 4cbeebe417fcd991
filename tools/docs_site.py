"""Hooks for mkdocs (``make docs``): documents outside of docs/, the pages of the library, and links.

A document's links are relative to its own location, and are adapted to its page on the site. Links to files of the
repository that have no page become plain text.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
OUTSIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
}
"""The documents in the root folder, and their pages."""
LIBRARY = {
    "rules": ["perudo.core.rules"],
    "moves": ["perudo.core.moves"],
    "game": ["perudo.core.game"],
    "view": ["perudo.core.view"],
    "odds": ["perudo.core.odds"],
    "record": ["perudo.records.record"],
    "verify": ["perudo.records.verify"],
    "bots": ["perudo.bots"],
    "arena": ["perudo.arena"],
    "bid_graph": ["perudo.sim.bid_graph"],
    "notation": ["perudo.core.notation"],
    "win_probability_before_round": ["perudo.analysis.win_probability.before_round"],
    "review": ["perudo.analysis.review"],
    "batch": ["perudo.sim.batch"],
    "compiled_policies": ["perudo.bots.compiled_policies"],
    "rollouts": ["perudo.analysis.win_probability.rollouts"],
    "env": ["perudo.env.perudo_v0", "perudo.env.vector", "perudo.env.open_spiel", "perudo.env.rewards"],
    "solver": ["perudo.solver.tree", "perudo.solver.race", "perudo.solver.cfr", "perudo.solver.whole_game"],
    "tablebase": ["perudo.solver.tablebase"],
    "exploitability": ["perudo.analysis.exploitability"],
    "errors": ["perudo.core.errors"],
}
"""The pages of the library, and the modules whose docstrings they show."""


def turned(text: str, folder: str) -> str:
    """Return a document of ``folder`` ("" or "docs"), with its links adapted to the pages of the site."""

    def turn(found: re.Match[str]) -> str:
        words, target, anchor = found[1], found[2], found[3] or ""
        if "://" in target or not target:
            return found[0]
        path = posixpath.normpath(posixpath.join(folder, target))
        if path.startswith("docs/"):
            return f"[{words}]({path.removeprefix('docs/')}{anchor})"
        return f"[{words}]({OUTSIDE[path]}{anchor})" if path in OUTSIDE else words

    # Not inside code blocks, where brackets mean something else.
    parts = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
    link = r"\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^)#\s]*)(#[^)\s]*)?\)"
    return "".join(part if part.startswith("```") else re.sub(link, turn, part) for part in parts)


def library() -> dict[str, str]:
    """Return the pages that are made from docstrings, by name."""
    pages = {
        f"api/{page}.md": "\n\n".join(
            [f"# {modules[0] if len(modules) == 1 else f'perudo.{page}'}"]
            + [(f"## {module}\n\n" if len(modules) > 1 else "") + f"::: {module}" for module in modules]
        )
        for page, modules in LIBRARY.items()
    }
    listed = "\n".join(f"- [`{modules[0]}`]({page}.md)" for page, modules in LIBRARY.items())
    return pages | {"api/index.md": f"# The library\n\nWhat its docstrings say, module by module.\n\n{listed}\n"}


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    made = {page: turned((ROOT / name).read_text(encoding="utf-8"), "") for name, page in OUTSIDE.items()}
    for page, text in (made | library()).items():
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: object) -> str:
    return markdown if page.file.generated_by else turned(markdown, "docs")


def elsewhere(page: str) -> list[str]:
    """Return the external addresses that a browser would load for a page: scripts, styles, fonts, pictures."""
    tags = re.findall(r"<(?:script|img|link|iframe|source)\b[^>]*>", page)
    fetched = [tag for tag in tags if 'rel="canonical"' not in tag]
    return re.findall(r'(?:src|href)="?((?:https?:)?//[^"\s>]+)', "\n".join(fetched))


def on_post_page(output: str, **_: object) -> str:
    if found := elsewhere(output):
        raise SystemExit(f"Readers of the site would fetch {found[0]}")
    # `perudo serve --docs` allows no inline styles: tables get a class, which site.css defines.
    return output.replace(' style="text-align: right;"', ' class="right"')
