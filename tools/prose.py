"""Checks the prose: python tools/prose.py [--list].

Some patterns of stilted English may not occur in documents, in the English interface, or in public docstrings.
Elsewhere (comments, private docstrings, tests and their names) KNOWN of them remain, and that number may only fall.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
KNOWN = 0
"""Hits outside of documents, interface and public docstrings. Lower it when you have rewritten some."""
WORDS = re.compile(
    r"\b(anew|hangs? on|mend(?:s|ed|ing)?|so many|where (?:none|nothing) is|dear(?:er|est)|watchers?|as ever)\b"
    r"|(?:^|[.;:]\s+)(?:Whoever|Who|Whose|Whom|Of|By|Among) (?!(?:is|are|does|can|default)\b)[a-z]+ "
    r"(?:is|are|has|have|was) ",
    re.IGNORECASE,
)
TEST_NAME = re.compile(r"test_(?:who|whoever|what|of|it|they|where)_")


def documents() -> Iterator[tuple[Path, int, str]]:
    for path in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]):
        code = False
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            code ^= line.lstrip().startswith("```")
            if not code:
                yield path, number, line


def interface() -> Iterator[tuple[Path, int, str]]:
    for path in sorted((ROOT / "src/perudo/locales").rglob("en.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield path, number, line.split("=", 1)[-1]


def python(path: Path) -> Iterator[tuple[bool, int, str]]:
    """Yield the docstrings, comments and test names of a file, and whether each is a public docstring."""
    source = path.read_text(encoding="utf-8")
    library = ROOT / "src" in path.parents
    for parent in ast.walk(ast.parse(source)):
        public = library and not (getattr(parent, "name", None) or "").startswith("_")
        for node in ast.iter_child_nodes(parent):
            if (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ):
                yield public, node.lineno, node.value.value
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and TEST_NAME.match(node.name):
                yield False, node.lineno, node.name
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield False, token.start[0], token.string.lstrip("# ")


def main(arguments: list[str]) -> int:
    strict = [*documents(), *interface()]
    other = list[tuple[Path, int, str]]()
    for folder in ("src", "tests", "tools", "benchmarks", "examples"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path != Path(__file__):
                for public, number, text in python(path):
                    (strict if public else other).append((path, number, text))
    banned = [(path, number, found[0]) for path, number, text in strict for found in WORDS.finditer(text)]
    known = [(path, number, text) for path, number, text in other if WORDS.search(text) or TEST_NAME.match(text)]
    for path, number, found in banned:
        print(f"{path.relative_to(ROOT)}:{number}: reword “{' '.join(found.split())}”")
    if "--list" in arguments:
        for path, number, text in known:
            print(f"{path.relative_to(ROOT)}:{number}: {' '.join(text.split())[:140]}")
    if len(known) != KNOWN:
        way = "lower KNOWN in tools/prose.py to it" if len(known) < KNOWN else "reword the new ones: --list shows them"
        print(f"Stilted sentences outside of documents and public docstrings: {len(known)}, not {KNOWN}; {way}.")
    return 1 if banned or len(known) != KNOWN else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
