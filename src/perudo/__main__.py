"""``python -m perudo`` is the command ``perudo``."""

import sys

from perudo.cli import main

sys.exit(main())
