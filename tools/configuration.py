"""Prints docs/configuration.md: the options of `perudo serve`, from the command line's own help."""

from __future__ import annotations

from perudo.locales.translator import translator
from perudo.server.private_files import KEY_VARIABLE
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import load_command
from perudo.terminal.paths import data_file

INTRODUCTION = """\
# Configuration

<!-- Written by tools/configuration.py from the command line's help: change src/perudo/locales/en.ftl. -->

A server is configured by options of `perudo serve` and a few environment variables. There is no configuration file.
[Deployment](operating.md) explains how to use them.

## Options

| option | meaning |
|---|---|"""

VARIABLES = {
    KEY_VARIABLE: "the secret key of the dice, in hexadecimal, instead of a file",
    "PGPASSWORD": "the password of PostgreSQL, if it is not in the URL",
    "AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, `AWS_ENDPOINT_URL": "the object store of an archive",
    "LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG": "the language of messages in the terminal",
}


def main() -> None:
    parser = Parser(command="serve", say=translator("en"), prog="perudo serve")
    load_command("serve").add_arguments(parser)
    print(INTRODUCTION)
    for action in parser._actions:
        if action.dest == "help":
            continue
        value = f" {action.metavar}" if action.metavar else ""
        about = (action.help or "").replace("%%", "%").replace(data_file(), "in the user’s data folder")
        print(f"| `{action.option_strings[-1]}{value}` | {about} |")
    print("\n## Environment variables\n\n| variable | meaning |\n|---|---|")
    for names, about in VARIABLES.items():
        print(f"| `{names}` | {about} |")


if __name__ == "__main__":
    main()
