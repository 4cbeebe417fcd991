"""``python -m perudo`` runs the ``perudo`` command."""

import sys

from perudo.terminal.cli import main

sys.exit(main())
