"""The command ``perudo``. Each command imports what it needs when it runs, so that help comes at once."""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from perudo.errors import PerudoError
from perudo.lattice import KINDS, PALIFICO, VETERAN
from perudo.rules import CHOICES, EDITIONS, MOST_DICE, MOST_PLAYERS, house_rules, rule_code
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.places import data_file
from perudo.words import languages, speak, words

if TYPE_CHECKING:
    from perudo.record import Replay
    from perudo.solver.spreading import Worker

EDITION = "bga"
BOTS = 3
LEVELS = ("beginner", "odds", "reader", "mixed")
DICE = 20
HOST, PORT = "127.0.0.1", 8000
WIDTH = 1e-4
MATCH_WIDTH = 1e-3
MOST_WORKERS = 1024
METHODS = ("plus", "discounted", "predictive")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command line and gives the exit status: 0, 1 for a job that failed, 2 for a line that makes no sense."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a name that this terminal can't write is no failure
    try:
        status = _run(argv)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our lines has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except KeyboardInterrupt:
        return 130
    return status


def _run(argv: Sequence[str] | None) -> int:
    try:
        rest = _spoken_to(sys.argv[1:] if argv is None else argv)
        asked = _parser().parse_args(rest)
        status: int = asked.run(asked)
    except SystemExit as stop:  # argparse, after help or an error
        return int(stop.code or 0)
    except PerudoError as error:
        _complain(error)
        return 2 if error.code == "language-unknown" else 1
    return status


def _spoken_to(argv: Sequence[str]) -> list[str]:
    """Speaks the language that the line asks for, before anything else is said. Gives the rest of the line."""
    speak(None)
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    first.add_argument("--language", nargs="?", const="")
    asked, rest = first.parse_known_args(argv)
    if asked.language is not None:
        if asked.language not in languages():
            raise PerudoError("language-unknown", language=asked.language, allowed=", ".join(languages()))
        speak(asked.language)
    return rest


def _complain(error: PerudoError) -> None:
    from perudo.terminal.tell import fault

    print(words()("cli-error", why=fault(words(), error)), file=sys.stderr)


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


@contextlib.contextmanager
def _usage(asked: argparse.Namespace) -> Iterator[None]:
    """What goes wrong in here is wrong in the command line."""
    try:
        yield
    except PerudoError as error:
        asked.parser.error(words().error(error))


# --- What the commands do


def _perudo(asked: argparse.Namespace) -> int:
    if asked.version:
        from importlib.metadata import version

        print("perudo", version("perudo"))
    else:
        asked.parser.print_help()
    return 0


def _play(asked: argparse.Namespace) -> int:
    from perudo.game import Game

    options = dict(asked.set)
    with _usage(asked):
        Game.start(house_rules(asked.edition, options), asked.bots + 1)
    from perudo.terminal.play import play

    play(asked.edition, options, asked.bots, asked.level, name=asked.name, seed=asked.seed, record=asked.record)
    return 0


def _serve(asked: argparse.Namespace) -> int:
    from perudo.server.edge.app import serve

    serve(
        host=asked.host,
        port=asked.port,
        lan=asked.lan,
        open_browser=asked.open,
        data=asked.data,
        pace=asked.pace,
        url=asked.url,
        proxy=asked.proxy,
        metrics=asked.metrics,
    )
    return 0


def _backup(asked: argparse.Namespace) -> int:
    from perudo.server.log.backup import backup

    tables = backup(asked.data, asked.target)
    print(words()("backup-made", tables=tables, place=str(asked.target)))
    return 0


def _restore(asked: argparse.Namespace) -> int:
    from perudo.server.log.backup import restore

    tables, kept = restore(asked.source, asked.data, replace=asked.replace)
    print(words()("restore-made", tables=tables, place=asked.data))
    if kept:
        print(words()("restore-kept", place=str(kept)))
    return 0


def _replay(asked: argparse.Namespace) -> int:
    from perudo.terminal.tell import story

    status, apart = 0, False
    for name, played in _replays(asked.files):
        if played is None:
            status = 1
            continue
        if asked.json:
            print(json.dumps(played.told()))
        else:
            _print(["", ""] if apart else [])
            _print(story(words(), name, played))
        apart = True
    return status


def _verify(asked: argparse.Namespace) -> int:
    from perudo.terminal.tell import verdicts
    from perudo.verify import verify

    status = 0
    for name, played in _replays(asked.files):
        if played is None:
            status = 1
            continue
        try:
            found = verify(played)
        except PerudoError as error:
            _complain(PerudoError(error.code, file=name))
            status = 1
            continue
        _print(verdicts(words(), name, found))
        if any(verdict.fault for verdict in found):
            status = 1
    return status


def _replays(files: Sequence[str]) -> Iterator[tuple[str, Replay | None]]:
    """The game in each file, and the file's name; None for one that is no right record, which is complained of."""
    from perudo.record import MOST_BYTES, RecordError, replay, replay_bytes

    for file in files:
        name = words()("tell-standard-input") if file == "-" else file
        try:
            read = replay_bytes(sys.stdin.buffer.read(MOST_BYTES + 1), name) if file == "-" else replay(file)
        except RecordError as error:
            _complain(error)
            yield name, None
        else:
            yield name, read


def _odds(asked: argparse.Namespace) -> int:
    from perudo.terminal.chances import Question, as_json, told

    with _usage(asked):
        if len(asked.hand) > asked.dice:
            raise PerudoError("hand-too-large", hand=len(asked.hand), dice=asked.dice)
    question = Question(asked.dice, asked.hand, asked.bid, asked.palifico)
    _print([json.dumps(as_json(question))] if asked.json else told(words(), question))
    return 0


def _lattice(asked: argparse.Namespace) -> int:
    from perudo.lattice import lattices, switches
    from perudo.terminal.raises import Question, as_json, draw, told

    with _usage(asked):
        rules = house_rules(asked.edition, dict(asked.set))
        kind = KINDS.index(asked.round)
        if kind == VETERAN and not switches(rules).veteran:
            raise PerudoError("lattice-no-veteran")
        if kind == PALIFICO and rules.palifico == "off":
            raise PerudoError("lattice-no-palifico")
    named = rule_code(asked.edition, rules.options(asked.edition))
    one_each = replace(rules, dice=1)
    question = Question(named, kind, lattices(one_each, seats=asked.dice)[kind])
    if asked.draw:
        draw(words(), question, asked.draw)
    if asked.json:
        _print([json.dumps(as_json(question))])
    elif not asked.draw:
        _print(told(words(), question))
    return 0


def _rules(asked: argparse.Namespace) -> int:
    from perudo.terminal.rules import compared, page, told

    named = list(dict.fromkeys(asked.editions))
    if asked.markdown:
        _print(page(words(), named or list(EDITIONS)))
    elif len(named) == 1:
        _print(told(words(), named[0]))
    else:
        _print(compared(words(), named or list(EDITIONS), differing=bool(named)))
    return 0


_OF_A_ROUND: Final = (
    "--dice",
    "--edition",
    "--raise",
    "--faces",
    "--aces",
    "--locked",
    "--iterations",
    "--seconds",
    "--checkpoint",
    "--method",
)
"""Options of ``perudo solve`` that say nothing of a whole game."""


def _solve(asked: argparse.Namespace) -> int:
    from perudo.lattice import Lattice

    if asked.match:
        asked.parser.alone(asked, "--match", *_OF_A_ROUND)
        return _solve_match(asked)
    if not asked.dice:
        asked.parser.error(words()("error-solver-nothing"))
    asked.parser.alone(asked, "--dice", "--set", "--largest", "--draw")
    if asked.remember:
        asked.parser.alone(asked, "--remember", "--method", "--checkpoint", "--processes", "--ray")
    with _usage(asked):
        raise_ = asked.raise_ or EDITIONS[asked.edition].raise_
        lattice = Lattice.of(sum(asked.dice), raise_, faces=asked.faces, aces=asked.aces, locked=asked.locked)
    from perudo.solver.tree import Round
    from perudo.terminal.solving import as_json, estimate_json, estimated, reporter, told

    limited = asked.iterations or asked.width or asked.seconds
    limits = {"iterations": asked.iterations, "seconds": asked.seconds, "told": reporter(words(), _note)}
    if asked.remember:
        from perudo.solver.forgetful import WIDTH as FORGETFUL_WIDTH
        from perudo.solver.forgetful import Forgetful, settle

        forgetful = Forgetful(Round(asked.dice, lattice), asked.remember)
        outlook = settle(forgetful, width=asked.width if limited else FORGETFUL_WIDTH, **limits)
        said = estimate_json(forgetful, outlook) if asked.json else None
        _print([json.dumps(said)] if said else estimated(words(), forgetful, outlook))
        return 0
    from perudo.solver.race import learner
    from perudo.solver.solving import solve

    with _workers(asked) as workers:
        solver = learner(Round(asked.dice, lattice), asked.method, workers)
        found = solve(solver, width=asked.width if limited else WIDTH, checkpoint=asked.checkpoint, **limits)
    _print([json.dumps(as_json(found))] if asked.json else told(words(), solver, found))
    return 0


def _workers(asked: argparse.Namespace) -> contextlib.AbstractContextManager[Sequence[Worker]]:
    """Over whom a solve is spread; nobody where this process does it alone."""
    if not asked.processes and asked.ray is None:
        return contextlib.nullcontext(())
    from perudo.solver.workers import cluster, processes

    return processes(asked.processes) if asked.ray is None else cluster(asked.ray, asked.processes)


def _solve_match(asked: argparse.Namespace) -> int:
    with _usage(asked):
        rules = house_rules(asked.match, dict(asked.set))
    from perudo.solver.match import Match, largest
    from perudo.solver.positions import Positions
    from perudo.solver.workers import each
    from perudo.terminal.matches import as_json, draw, reporter, table

    if Positions(rules).may_call:
        asked.parser.alone(asked, "--set calza=true", "--processes", "--ray")
    most = asked.largest or largest(rules)
    width, report = asked.width or MATCH_WIDTH, reporter(words(), _note)
    with _workers(asked) as workers:
        spread = partial(each, workers) if workers else map
        match = Match.of(
            rules, most, width, remembered=asked.remember, told=report, spread=spread, share=len(workers) or 1
        )
    if asked.draw:
        draw(words(), asked.match, match, asked.draw)
    _print([json.dumps(as_json(match))] if asked.json else table(words(), asked.match, match, most))
    return 0


def _note(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


# --- What the commands take


def _parser() -> Parser:
    say = words()
    parser = Parser(command="perudo", say=say, prog="perudo")
    parser.set_defaults(run=_perudo, parser=parser)
    parser.take("--version", action="store_true")
    parser.take("--language", "language", {"languages": ", ".join(languages())})  # see _spoken_to
    commands = parser.add_subparsers(title=say("cli-commands"), metavar=say("cli-command"))

    def add(command: str, run: Callable[[argparse.Namespace], int]) -> Parser:
        about = say(f"cli-{command}-about")
        added: Parser = commands.add_parser(command, command=command, say=say, help=about)
        added.set_defaults(run=run, parser=added)
        return added

    editions = ", ".join(EDITIONS)
    play = add("play", _play)
    edition = play.kind(arguments.edition)
    play.take("--edition", "edition", {"editions": editions, "default": EDITION}, type=edition, default=EDITION)
    play.take("--set", "set", action="append", type=play.kind(arguments.setting), default=[])
    bots = play.kind(arguments.whole(1, MOST_PLAYERS - 1))
    play.take("--bots", "number", {"default": str(BOTS)}, type=bots, default=BOTS)
    levels = {"levels": ", ".join(LEVELS), "default": LEVELS[-1]}
    play.take("--level", "level", levels, choices=LEVELS, default=LEVELS[-1])
    play.take("--name", "name")
    play.take("--seed", "number", type=play.kind(arguments.integer))
    play.take("--record", "file", type=Path)

    serve = add("serve", _serve)
    serve.take("--host", "host", {"default": HOST}, default=HOST)
    serve.take("--port", "port", {"default": str(PORT)}, type=serve.kind(arguments.whole(0, 65535)))
    serve.take("--lan", action="store_true")
    serve.take("--open", action="store_true")
    serve.take("--data", "file", {"default": data_file()}, default=data_file())
    serve.take("--pace", "factor", type=serve.kind(arguments.pace), default=1.0)
    serve.take("--url", "url")
    serve.take("--proxy", "host", type=serve.kind(arguments.address))
    serve.take("--metrics", "port", type=serve.kind(arguments.whole(0, 65535)))

    backup = add("backup", _backup)
    backup.take("target", "file", type=Path)
    backup.take("--data", "file", {"default": data_file()}, default=data_file())

    restore = add("restore", _restore)
    restore.take("source", "file", type=Path)
    restore.take("--data", "file", {"default": data_file()}, default=data_file())
    restore.take("--replace", action="store_true")

    replay = add("replay", _replay)
    replay.take("files", "file", nargs="+")
    replay.take("--json", action="store_true")

    verify = add("verify", _verify)
    verify.take("files", "file", nargs="+")

    odds = add("odds", _odds)
    most = MOST_PLAYERS * MOST_DICE
    odds.take("--dice", "number", type=odds.kind(arguments.whole(1, most)), required=True)
    odds.take("--hand", "hand", type=odds.kind(arguments.hand), default=())
    odds.take("--bid", "bid", type=odds.kind(arguments.bid), required=True)
    odds.take("--palifico", action="store_true")
    odds.take("--json", action="store_true")

    lattice = add("lattice", _lattice)
    lattice.take("edition", "edition", {"editions": editions}, type=lattice.kind(arguments.edition))
    lattice.take("--set", "set", action="append", type=lattice.kind(arguments.setting), default=[])
    lattice.take("--dice", "number", {"default": str(DICE)}, type=lattice.kind(arguments.whole(1, most)), default=DICE)
    kinds = {"kinds": ", ".join(KINDS), "default": KINDS[0]}
    lattice.take("--round", "round", kinds, choices=KINDS, default=KINDS[0])
    lattice.take("--draw", "file", type=Path)
    lattice.take("--json", action="store_true")

    solve = add("solve", _solve)
    number = solve.kind(arguments.whole(1, 10**9 - 1))
    positive = solve.kind(arguments.positive)
    solve.take("--dice", "dice", type=solve.kind(arguments.two_players))
    solve.take("--match", "edition", type=solve.kind(arguments.edition))
    solve.take("--set", "set", action="append", type=solve.kind(arguments.setting), default=[])
    solve.take("--largest", "number", type=solve.kind(arguments.whole(2, 20)))
    solve.take("--remember", "number", type=solve.kind(arguments.whole(0, 20)))
    solve.take("--draw", "file", type=Path)
    edition = solve.kind(arguments.edition)
    solve.take("--edition", "edition", {"editions": editions, "default": EDITION}, type=edition, default=EDITION)
    solve.take("--raise", dest="raise_", choices=CHOICES["raise"])
    solve.take("--faces", "number", type=solve.kind(arguments.whole(2, 6)), default=6)
    solve.take("--aces", choices=("wild", "plain", "silent", "top"), default="wild")
    solve.take("--locked", action="store_true")
    solve.take("--iterations", "number", type=number)
    solve.take("--width", "factor", {"default": f"{WIDTH:g}"}, type=positive)
    solve.take("--seconds", "factor", type=positive)
    solve.take("--checkpoint", "file", type=Path)
    solve.take("--method", choices=METHODS)
    solve.take("--processes", "number", type=solve.kind(arguments.whole(1, MOST_WORKERS)))
    solve.take("--ray", "address", nargs="?", const="")
    solve.take("--json", action="store_true")

    rules = add("rules", _rules)
    rules.take("editions", "edition", {"editions": editions}, nargs="*", type=rules.kind(arguments.edition))
    rules.take("--markdown", action="store_true")
    return parser
