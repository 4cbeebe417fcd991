"""Bots by their names: one of the house, a class of somebody's own, or a program that speaks by lines.

odds                       a house bot, by its id
mybot.py:MyBot             a class in a file
package.module:MyBot       a class in a module that Python finds
node mybot.js              a program: a text with a space in it
cmd:./mybot                the same, where there is none
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType

from perudo.bots import HOUSE_BOTS, Bot
from perudo.errors import PerudoError
from perudo.rules import Rules

Kind = Callable[[Random, Rules], Bot]
"""What makes bots: a class of them, mostly."""

_CLASS = re.compile(r"(?P<where>.+):(?P<name>[^\W\d]\w*)")
_COMMAND = "cmd:"


@dataclass(frozen=True)
class Named:
    """A bot as it was named. It can be sent to another process, which finds it by the name again."""

    name: str

    def __call__(self, rng: Random, rules: Rules) -> Bot:
        return load(self.name)(rng, rules)


def named(name: str) -> Named:
    """A bot by its name, which is one: raises ``PerudoError`` (``bot-*``) where it isn't."""
    load(name)
    found = _CLASS.fullmatch(name)
    if found and found["where"].endswith(".py"):  # whoever looks for it may be in another folder
        return Named(f"{Path(found['where']).expanduser().resolve()}:{found['name']}")
    return Named(name)


@cache
def load(name: str) -> Kind:
    """What a name means, once in a process. Raises ``PerudoError`` (``bot-*``)."""
    if name in HOUSE_BOTS:
        return HOUSE_BOTS[name]
    found = None if name.startswith(_COMMAND) else _CLASS.fullmatch(name)
    if found:
        return _bot(name, _module(found["where"]), found["name"])
    if name.startswith(_COMMAND) or " " in name.strip():
        return _program(name)
    raise PerudoError("bot-unknown", given=name, allowed=", ".join(HOUSE_BOTS))


def _module(where: str) -> ModuleType:
    """The module of a file, or of a dotted name. What stands beside it can be imported, as beside a script."""
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
        raise PerudoError("bot-broken", place=where, why=_told(error)) from error
    except (Exception, SystemExit) as error:
        raise PerudoError("bot-broken", place=where, why=_told(error)) from error


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def _bot(given: str, module: ModuleType, name: str) -> Kind:
    kind = getattr(module, name, None)
    if kind is None:
        raise PerudoError("bot-no-class", given=given, name=name)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise PerudoError("bot-no-bot", given=given)
    if inspect.isabstract(kind):
        raise PerudoError("bot-abstract", given=given, methods=", ".join(sorted(kind.__abstractmethods__)))
    return kind


def _program(given: str) -> Kind:
    try:
        words = shlex.split(given.removeprefix(_COMMAND))
    except ValueError:  # a quotation mark without its other
        words = []
    if not words or shutil.which(words[0]) is None:
        raise PerudoError("bot-no-program", program=words[0] if words else given)
    from perudo.door.lines import Command

    return Command(tuple(words))
