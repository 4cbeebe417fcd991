"""What the server tells whoever runs it, on standard error: lines of JSON, or in a terminal only what is wrong."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import Processor


def tell_on_standard_error() -> None:
    """All that is logged from now on goes to standard error, one line each; of other libraries only their errors."""
    shared: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    plain = sys.stderr.isatty()
    last: list[Processor] = (
        [structlog.dev.ConsoleRenderer()]
        if plain
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if plain else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler()
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
    )
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.ERROR, force=True)
