"""``python -m perudo`` is the command ``perudo``."""

import sys

from perudo.terminal.cli import main

sys.exit(main())
