"""Loads bots by name: built-in bots, Python classes, or programs in any language.

odds                       a built-in bot, by its id
mybot.py:MyBot             a class in a file
package.module:MyBot       a class in an importable module
node mybot.js              a program: a name with a space in it
cmd:./mybot                a program without arguments
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import inspect
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TypeGuard

from perudo.bots import BUILTIN_BOTS, Bot
from perudo.core.errors import PerudoError
from perudo.core.rules import Rules
from perudo.protocol.failures import describe_exception

BotFactory = Callable[[Random, Rules], Bot]
"""A callable that creates bots, usually a bot class."""

_CLASS = re.compile(r"(?P<where>.+):(?P<name>[^\W\d]\w*)")
_COMMAND = "cmd:"


@dataclass(frozen=True)
class NamedBot:
    """A bot factory with a name. Another process can unpickle the factory, and the unpickled factory loads the bot by
    that name.
    """

    name: str

    def __call__(self, rng: Random, rules: Rules) -> Bot:
        return resolve(self.name)(rng, rules)


def load_isolated(name: str) -> BotFactory:
    """Load a bot by name, for a table with hidden dice.

    Only built-in bots run in this process. Your own class runs in a separate process that sees only the views of its
    seat; the process is started once as a check. Raises ``PerudoError`` (``bot-*``) if the bot cannot be loaded or
    started.
    """
    if name in BUILTIN_BOTS:
        return BUILTIN_BOTS[name]
    from perudo.protocol.json_lines import ProgramBots

    if _class(name):
        host = sys.executable, "-P", "-m", "perudo.protocol.class_host"
        # Probe with the name as the user wrote it, so that errors show it unchanged.
        tried = ProgramBots((*host, name), hosted=True).probe_start(name)
        return replace(tried, argv=(*host, _anywhere(name)))
    program = resolve(name)
    assert isinstance(program, ProgramBots)
    return program.probe_start(name)


def load_trusted(name: str) -> NamedBot:
    """Load a bot by name, to run and analyse it in this process. You must trust its code.

    Raises ``PerudoError`` (``bot-*``) if the name does not identify a bot.
    """
    resolve(name)
    return NamedBot(_anywhere(name))


def _anywhere(name: str) -> str:
    """Return the bot's name in a form that works from any working directory."""
    found = _class(name)
    if found and found["where"].endswith(".py"):
        return f"{Path(found['where']).expanduser().resolve()}:{found['name']}"
    return name


def _class(name: str) -> re.Match[str] | None:
    """Match a bot name that refers to a class in a file or a module."""
    return None if name.startswith(_COMMAND) else _CLASS.fullmatch(name)


@cache
def resolve(name: str) -> BotFactory:
    """Return the bot factory for a name. Each factory is loaded once per process. Raises ``PerudoError``
    (``bot-*``)."""
    if name in BUILTIN_BOTS:
        return BUILTIN_BOTS[name]
    if found := _class(name):
        return _bot(name, _module(found["where"]), found["name"])
    if name.startswith(_COMMAND) or " " in name.strip():
        return _program(name)
    if meant := _meant(name):
        raise PerudoError("bot-meant", given=name, meant=meant)
    raise PerudoError("bot-unknown", given=name, allowed=", ".join(BUILTIN_BOTS))


_RUN_BY = {".js": "node", ".mjs": "node", ".rb": "ruby", ".pl": "perl", ".lua": "lua", ".jar": "java -jar"}


def _meant(name: str) -> str:
    """Return the full bot name that the user probably meant; empty if unknown."""
    path = Path(name).expanduser()
    if not path.is_file():
        near = get_close_matches(name, BUILTIN_BOTS, 1, cutoff=0.74)
        return near[0] if near else ""
    if path.suffix == ".py":
        return f"{name}:{_likely_bot(_parsed(path)) or 'MyBot'}"
    if path.suffix in _RUN_BY:
        return f'"{_RUN_BY[path.suffix]} {name}"'
    return f"{_COMMAND}{name if '/' in name else f'./{name}'}"


def _likely_bot(module: ast.Module) -> str:
    """Return the name of the class that is most likely a bot. The function prefers the last class that defines
    ``choose``; otherwise it returns the last derived class. Ignores exception classes. Returns an empty string if no
    class qualifies.
    """
    derived = [node for node in module.body if isinstance(node, ast.ClassDef) and node.bases]
    kinds = [
        each for each in derived if not any(ast.unparse(base).endswith(("Error", "Exception")) for base in each.bases)
    ]
    choose = [each for each in kinds if any(getattr(part, "name", "") == "choose" for part in each.body)]
    return (choose or kinds)[-1].name if kinds else ""


def _parsed(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_bytes())
    except (SyntaxError, ValueError, OSError):
        return ast.Module([], [])


def _module(where: str) -> ModuleType:
    """Import a module from a file, or by its dotted name. Like a script, the module can import other modules from its
    own folder."""
    path = Path(where).expanduser()
    if where.endswith(".py"):
        if not path.is_file():
            raise PerudoError("bot-no-file", file=where)
        beside = str(path.resolve().parent)
        spec = importlib.util.spec_from_file_location(str(path.resolve()), path)
    else:
        beside, spec = "", None
    if beside not in sys.path:
        sys.path.insert(0, beside)
    try:
        if spec is None:
            return importlib.import_module(where)
        module = importlib.util.module_from_spec(spec)
        assert spec.loader is not None
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
        return module
    except ModuleNotFoundError as error:
        if spec is None and error.name and (where == error.name or where.startswith(f"{error.name}.")):
            raise PerudoError("bot-no-module", module=where) from None
        raise PerudoError("bot-broken", place=where, why=describe_exception(error)) from error
    except (Exception, SystemExit) as error:
        raise PerudoError("bot-broken", place=where, why=describe_exception(error)) from error


def _bot(given: str, module: ModuleType, name: str) -> BotFactory:
    kind = getattr(module, name, None)
    if kind is None:
        named = {each: at for at, each in vars(module).items() if _whole(each) and each.__module__ == module.__name__}
        there = list(named.values())  # List each class once, even if it has several names.
        if near := there if len(there) == 1 else get_close_matches(name, there, 1):
            raise PerudoError("bot-meant", given=given, meant=f"{given.removesuffix(name)}{near[0]}")
        raise PerudoError("bot-no-class", given=given.removesuffix(f":{name}"), name=name)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise PerudoError("bot-no-bot", given=given)
    if inspect.isabstract(kind):
        raise PerudoError("bot-abstract", given=given, methods=", ".join(sorted(kind.__abstractmethods__)))
    return kind


def _whole(kind: object) -> TypeGuard[type[Bot]]:
    """Return whether this is a bot class that can be instantiated."""
    return isinstance(kind, type) and issubclass(kind, Bot) and not inspect.isabstract(kind)


def _program(given: str) -> BotFactory:
    try:
        words = shlex.split(given.removeprefix(_COMMAND))
    except ValueError:  # The name contains an unbalanced quotation mark.
        words = []
    if not words or shutil.which(words[0]) is None:
        raise PerudoError("bot-no-program", program=words[0] if words else given)
    from perudo.protocol.json_lines import ProgramBots

    return ProgramBots(tuple(words))
