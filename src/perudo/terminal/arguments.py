"""Command-line arguments: argparse with translated messages, and parsers for argument values."""

from __future__ import annotations

import argparse
import ipaddress
import re
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar
from urllib.parse import urlsplit

from perudo.core.errors import PerudoError
from perudo.core.game import FACES, Bid, Hand
from perudo.core.rules import EDITIONS, MAX_DICE, MAX_PLAYERS, MIN_PLAYERS, PRESETS, SettingValue, parse_rule_code
from perudo.locales.translator import Translator, translator
from perudo.terminal import printable

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

MAX_DAYS = 36_500
"""The maximum for arguments that specify a number of days: a hundred years."""

T = TypeVar("T")

# argparse looks up its messages through gettext. This table maps argparse's English texts to the ids of the
# translations in locales/. A message that exists only in another version of argparse stays in English.
_ARGPARSE = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-arguments",
    "options": "cli-options",
    "show this help message and exit": "cli-help-option",
    "argument %(argument_name)s: %(message)s": "cli-argument",
    "the following arguments are required: %s": "cli-required",
    "unrecognized arguments: %s": "cli-unrecognized",
    "expected one argument": "cli-expected-one",
    "expected at least one argument": "cli-expected-some",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-choice",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "cli-no-command",
    "ignored explicit argument %r": "cli-explicit",
}


def _look_up(text: str) -> str:
    return translator()(_ARGPARSE[text]) if text in _ARGPARSE else text


argparse._ = _look_up  # type: ignore[attr-defined]


class Parser(argparse.ArgumentParser):
    """The argument parser of a subcommand, or of ``perudo`` itself. Its help texts are the messages
    ``cli-<command>-...``.
    """

    def __init__(self, *, command: str, say: Translator, **options: Any) -> None:
        self.say = say
        self.command = command
        examples = "\n".join(f"  {line}" for line in say(f"cli-{command}-examples").splitlines())
        super().__init__(
            **options,
            description=textwrap.fill(say(f"cli-{command}-about"), 80),
            epilog=f"{say('cli-examples')}\n{examples}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def add(self, flag: str, metavar: str | None = None, /, text: dict[str, str] | None = None, **options: Any) -> None:
        """Add an argument. ``metavar``: the value's name in the help, from message ``cli-metavar-<metavar>``; ``text``:
        values to insert into the argument's help message."""
        if metavar:
            options["metavar"] = self.say(f"cli-metavar-{metavar}")
        about = self.say(f"cli-{self.command}-{flag.lstrip('-')}", **(text or {}))
        self.add_argument(flag, help=about.replace("%", "%%"), **options)

    def converter(self, convert: Callable[[str], T]) -> Callable[[str], T]:
        """Wrap ``convert`` for use with argparse, and translate any ``PerudoError`` that ``convert`` raises."""

        def converted(text: str) -> T:
            try:
                return convert(text)
            except PerudoError as error:
                raise argparse.ArgumentTypeError(self.say.error_text(error)) from None

        return converted

    def forbid_with(self, args: argparse.Namespace, flag: str, *others: str) -> None:
        """Report a usage error if any of the ``others`` is used together with ``flag``."""
        names = {option: action.dest for action in self._actions for option in action.option_strings}
        for other in others:
            if getattr(args, names[other]) != self.get_default(names[other]):
                self.error(self.say("error-options-together", one=other, other=flag))

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        if message and (out := file or sys.stderr):
            out.write(message)  # argparse itself would ignore a failed write.

    def error(self, message: str) -> NoReturn:
        sentence = message if message.endswith((".", "?", "!")) else f"{message}."
        why = self.say("cli-see", why=printable(sentence), command=self.prog)
        self.exit(2, self.say("cli-error", why=why) + "\n")


# --- Argument types: functions that parse text or raise PerudoError


def file_or_url(text: str) -> str:
    """Parse a file name or a URL. ``~`` works even if the shell did not expand it."""
    if not text.startswith("~"):
        return text
    try:
        return str(Path(text).expanduser())
    except RuntimeError:  # The text refers to the home folder of a user unknown to this system.
        return text


def file(text: str) -> Path:
    return Path(file_or_url(text))


def integer_between(least: int, most: int) -> Callable[[str], int]:
    def convert(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,9}", text) or not least <= int(text) <= most:
            raise PerudoError("not-a-number", given=text, least=str(least), most=str(most))
        return int(text)

    return convert


def integer(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,18}", text):
        raise PerudoError("not-an-integer", given=text)
    return int(text)


def network(text: str) -> str:
    """Parse an IP address or a network, but reject the network of all addresses."""
    try:
        network = ipaddress.ip_network(text)
    except ValueError:
        network = None
    if network is None or not network.prefixlen:
        raise PerudoError("not-an-address", given=text)
    return str(network) if "/" in text else str(network.network_address)


def host_port(text: str) -> tuple[str, int]:
    """Parse a port (for this machine only), or an address and a port, such as 0.0.0.0:9100 or [::]:9100."""
    host, colon, port = text.rpartition(":")
    if not colon:
        return "127.0.0.1", integer_between(0, 65535)(port)
    try:
        return str(ipaddress.ip_address(host.removeprefix("[").removesuffix("]"))), integer_between(0, 65535)(port)
    except ValueError:
        raise PerudoError("not-an-address", given=host) from None


def server_url(text: str) -> str:
    """Parse a server's public address: http or https, a host name, and optionally a port."""
    try:
        parts = urlsplit(text)
        more = parts.path.strip("/") or parts.query or parts.fragment or parts.username or parts.port == 0
        wrong = (
            parts.scheme not in ("http", "https") or not re.fullmatch(r"[\w.:-]+", parts.hostname or "") or bool(more)
        )
    except ValueError:
        wrong = True
    if wrong or not text.isprintable():
        raise PerudoError("not-a-server", given=text)
    return text


def wait_factor(text: str) -> float:
    if not re.fullmatch(r"[0-9]{0,3}(\.[0-9]{0,6})?", text) or not re.search(r"[0-9]", text) or float(text) > 100:
        raise PerudoError("not-a-pace", given=text, least="0", most="100")
    return float(text)


def positive(text: str) -> float:
    """Parse a positive number, such as 0.001 or 1e-3."""
    if not re.fullmatch(r"[0-9]{0,9}(\.[0-9]{0,12})?(e-?[0-9]{1,2})?", text) or not re.match(r"\.?[0-9]", text):
        raise PerudoError("not-positive", given=text)
    number = float(text)
    if not 0 < number < 1e9:
        raise PerudoError("not-positive", given=text)
    return number


def two_players(text: str) -> tuple[int, int]:
    """Parse two players' numbers of dice, opener first, such as 2,1."""
    dice = re.fullmatch(r"([0-9]{1,2}),([0-9]{1,2})", text)
    if not dice or not all(1 <= int(each) <= MAX_DICE for each in dice.groups()):
        raise PerudoError("not-two-players", given=text, most=MAX_DICE)
    return int(dice[1]), int(dice[2])


def dice_of_each(text: str) -> tuple[int, ...]:
    """Parse the total number of dice, or each player's number of dice, such as 5,5,4."""
    each = text.split(",")
    most = MAX_DICE if len(each) > 1 else MAX_DICE * MAX_PLAYERS
    return tuple(integer_between(1, most)(count.strip()) for count in each)


def named_bids(text: str) -> tuple[tuple[str, Bid], ...]:
    """Parse bids in turn order, separated by commas; each bid may follow its bidder's name, as in A 4x5, B 5x5."""
    said = (each.strip().rpartition(" ") for each in text.split(","))
    return tuple((name.strip(), bid(word)) for name, _, word in said)


def players_dice(text: str) -> tuple[int, ...]:
    """Parse each player's number of dice, opener first, such as 2,1 or 3,3,3."""
    dice = text.split(",")
    whole = all(re.fullmatch(r"[0-9]{1,2}", each) and 1 <= int(each) <= MAX_DICE for each in dice)
    if not whole or not MIN_PLAYERS <= len(dice) <= MAX_PLAYERS:
        raise PerudoError("not-players-dice", given=text, most=MAX_DICE, players=MAX_PLAYERS)
    return tuple(map(int, dice))


def hand(text: str) -> Hand:
    if not re.fullmatch(r"[1-6]*", text):
        raise PerudoError("not-a-hand", given=text)
    return tuple(map(int, text))


def bid(text: str) -> Bid:
    from perudo.records.record import parse_move

    # People may type the Cyrillic letter or the multiplication sign instead of x.
    move = parse_move(re.sub("[х×]", "x", text))
    if not isinstance(move, Bid) or not move.quantity or move.face not in FACES:
        raise PerudoError("not-a-bid", given=text)
    return move


def bids(text: str) -> tuple[Bid, ...]:
    """Parse bids, separated by commas, such as 1x5,2x5."""
    return tuple(bid(each.strip()) for each in text.split(","))


def edition(text: str) -> str:
    if text not in EDITIONS:
        raise PerudoError("edition-unknown", edition=text, allowed=", ".join(EDITIONS))
    return text


def edition_or_preset(text: str) -> str:
    if text not in (named := [*PRESETS, *EDITIONS]):
        raise PerudoError("edition-unknown", edition=text, allowed=", ".join(named))
    return text


def rules(text: str) -> tuple[str, dict[str, SettingValue]]:
    """Parse the name of an edition or a preset, or a rule code. Return the edition and its options."""
    if text.partition(".")[0] not in (named := [*PRESETS, *EDITIONS]):
        raise PerudoError("edition-unknown", edition=text, allowed=", ".join(named))
    return parse_rule_code(text)


def setting(text: str) -> tuple[str, SettingValue]:
    """Parse SETTING=VALUE in the notation of a record, but without quotes. ``house_rules`` later checks whether the
    setting exists.
    """
    name, equals, value = text.partition("=")
    if not name or not equals or not value:
        raise PerudoError("not-a-setting", given=text)
    if value in ("true", "false"):
        return name, value == "true"
    if re.fullmatch(r"-?[0-9]{1,18}", value):
        return name, int(value)
    if pair := re.fullmatch(r"\[ *([0-9]{1,9}) *, *([0-9]{1,9}) *\]", value):
        return name, (int(pair[1]), int(pair[2]))
    return name, value
