"""``python -m perudo`` runs the command ``perudo``."""

import sys

from perudo.terminal.cli import main

sys.exit(main())
