"""The server's log on standard error: JSON lines, or plain-text warnings in a terminal."""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter
from collections.abc import Callable

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from perudo.core import limits
from perudo.server.token_bucket import TokenBuckets


class RateLimitedFilter:
    """Limits the rate of each kind of log line, so that strangers cannot flood the log. The next log line of the same
    kind reports the number of dropped lines."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._budget = TokenBuckets(limits.LOG_LINES, clock)
        self._left_out = Counter[str]()

    def __call__(self, _: WrappedLogger, __: str, line: EventDict) -> EventDict:
        """Filter the server's own log lines, by event."""
        left_out = self._take(str(line["event"]))
        if left_out is None:
            raise structlog.DropEvent
        return {**line, "left_out": left_out} if left_out else line

    def filter(self, record: logging.LogRecord) -> bool:
        """Filter log lines from libraries, by logger."""
        left_out = self._take(record.name)
        if left_out:
            record.msg = f"{record.msg} ({left_out} similar messages omitted)"
        return left_out is not None

    def _take(self, kind: str) -> int | None:
        """Return how many lines of a kind were dropped before this line; None if this line is dropped."""
        if self._budget.try_take(kind):
            self._left_out[kind] += 1
            return None
        return self._left_out.pop(kind, 0)


def configure_logging() -> None:
    """Log to standard error, one line per event. Libraries log only errors."""
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
    sparing = RateLimitedFilter()
    structlog.configure(
        processors=[sparing, *shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if plain else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler()
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
    )
    handler.setFormatter(formatter)
    handler.addFilter(sparing)
    logging.basicConfig(handlers=[handler], level=logging.ERROR, force=True)
