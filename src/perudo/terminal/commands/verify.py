"""``perudo verify``: checks a game's dice against the server's commitments, and the signature of its record."""

from __future__ import annotations

import argparse
import contextlib
import json
import re
from pathlib import Path

from perudo.core.errors import PerudoError
from perudo.locales.translator import translator
from perudo.records.record import Record, Replay
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import print_error, print_lines
from perudo.terminal.commands.replay import games


def add_arguments(parser: Parser) -> None:
    parser.add("files", "file", nargs="+", type=arguments.file_or_url)
    parser.add("--key", "key", type=parser.converter(public_key))
    parser.add("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    status = 0
    for name, played in games(args.files):
        if args.json and played is not None:
            told = as_json(name, played, args.key)
            print_lines([json.dumps(told, ensure_ascii=False)])
            status = status if told["fits"] else 1
        elif played is None or not all([_dice(name, played), _signature(name, played.record, args.key)]):
            status = 1
    return status


def public_key(text: str) -> str:
    """Parse a server's key in hexadecimal digits, or read it from a file. The file must contain only the key, or JSON
    in the format of ``/.well-known/perudo.json``.
    """
    found: object = text
    if not _is_key(text):
        with contextlib.suppress(OSError, ValueError, LookupError, TypeError, RecursionError):
            found = Path(text).expanduser().read_text(encoding="utf-8").strip()
            found = found if _is_key(found) else json.loads(found)["key"]
    if not _is_key(found):
        raise PerudoError("not-a-public-key", given=text)
    return str(found).lower()


def _is_key(found: object) -> bool:
    return isinstance(found, str) and re.fullmatch(r"[0-9a-fA-F]{64}", found) is not None


def _dice(name: str, played: Replay) -> bool:
    """Print the result of verifying a game's dice. Return whether the dice are correct."""
    from perudo.records.verify import verify_dice
    from perudo.terminal.narrator import dice_report

    try:
        found = verify_dice(played)
    except PerudoError as error:
        print_error(PerudoError(error.code, file=name))
        return False
    print_lines(dice_report(translator(), name, found))
    return not any(verdict.fault for verdict in found)


def _signature(name: str, record: Record, wanted: str | None) -> bool:
    """Print the result of checking a record's signature. Return whether the signature is valid and, if ``wanted`` is
    given, was made with that key. If ``wanted`` is None, unsigned records are accepted too."""
    from perudo.records.signing import check_signature
    from perudo.terminal.narrator import signature_report

    held = check_signature(record)
    print_lines(signature_report(translator(), name, record, held, wanted))
    if record.signature is None:
        return wanted is None
    return held == "fits" and wanted in (None, record.signature.key)


def as_json(name: str, played: Replay, wanted: str | None) -> dict[str, object]:
    """Return the results for one record as a JSON object."""
    from perudo.records.signing import check_signature
    from perudo.records.verify import verify_dice

    error, rounds = None, []
    try:
        rounds = [{**found._asdict(), "aborted_reveals": list(found.aborted_reveals)} for found in verify_dice(played)]
    except PerudoError as none:
        error = none.code
    signed = played.record.signature
    held = check_signature(played.record)
    key = signed.key if signed else None
    wished = (wanted is None) if signed is None else held == "fits" and wanted in (None, key)
    return {
        "file": name,
        "fits": error is None and wished and all(found["fault"] is None for found in rounds),
        "error": error,
        "rounds": rounds,
        "signature": {"held": held, "key": key, "server": signed.server if signed else None},
    }
