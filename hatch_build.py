"""The build hook: a wheel or an sdist made from a checkout gets the web client built first."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Page(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or (root / "PKG-INFO").exists():
            return  # make builds the page of a checkout; an unpacked sdist brings the page with it
        sys.path.insert(0, str(root / "tools"))
        import page

        page.build()
