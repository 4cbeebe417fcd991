"""The server's metrics. The metrics contain no identities, chat messages or hidden dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    start_http_server,
)

from perudo.core.errors import PerudoError

BUCKET_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
INITIALISED_LABELS = "internal", "store-read", "store-write", "too-fast", "too-many-sockets", "too-slow"
"""The error codes of refusals that an operator should investigate."""


disable_created_metrics()  # type: ignore[no-untyped-call]  # The time at which a counter appeared is of no use.


class Metrics:
    """The metrics of one server. ``registry`` holds all metrics."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("perudo_tables", "Tables in memory.", registry=registry)
        self.sockets = Gauge("perudo_sockets", "Open sockets.", registry=registry)
        commands = Counter("perudo_commands", "Commands, by kind.", ["do"], registry=registry)
        moves = Counter("perudo_words", "Bids, dudos and calzas that took effect.", ["say"], registry=registry)
        self.commands, self.moves = cache(commands.labels), cache(moves.labels)
        """The counters for each kind of command and move. The counters are cached, because the library takes longer to
        look them up by label.
        """
        self.refusals = Counter("perudo_refusals", "Refusals, by error code.", ["code"], registry=registry)
        # Start these counters at zero: monitoring would miss the first increase of a counter that did not exist before.
        for code in INITIALISED_LABELS:
            self.refusals.labels(code)

        def histogram(name: str, says: str) -> Histogram:
            return Histogram(name, says, registry=registry, buckets=BUCKET_SECONDS)

        self.commit = histogram("perudo_commit_seconds", "Time to store events.")
        self.answer = histogram("perudo_answer_seconds", "Time from a command to its answer.")
        self.shown = histogram("perudo_shown_seconds", "Time from a stored change until it is sent to all subscribers.")
        self.late = histogram("perudo_late_seconds", "Delay of a task that runs ten times a second.")
        self.database = Gauge(
            "perudo_database", "Whether the database could be read at the last check.", registry=registry
        )
        self.tables_lost = Counter(
            "perudo_tables_lost",
            "Tables that this node lost, or may have lost, to another node.",
            registry=registry,
        )
        self.tables_taken_over = Counter(
            "perudo_tables_taken_over",
            "Tables that this node took over from a lost node.",
            registry=registry,
        )

    def add_node_gauges(self, nodes: Callable[[], float], silent: Callable[[], float]) -> None:
        """Add two metrics: the number of live nodes, and the seconds since this node renewed its lease."""
        for name, says, figure in (
            ("perudo_nodes", "Nodes that are alive, including this one.", nodes),
            ("perudo_silent_seconds", "Time since this node last renewed its lease.", silent),
        ):
            Gauge(name, says, registry=self.registry).set_function(figure)


@contextmanager
def serve_metrics(metrics: Metrics, host: str, port: int) -> Iterator[str]:
    """Serve the metrics at an address and port (0: any free port). Return the URL."""
    try:
        server, thread = start_http_server(port, host, metrics.registry)
    except OSError as error:
        raise PerudoError("port-taken", host=host, port=str(port), why=error.strerror or str(error)) from error
    try:
        yield f"http://{f'[{host}]' if ':' in host else host}:{server.server_port}/metrics"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
