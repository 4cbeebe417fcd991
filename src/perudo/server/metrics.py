"""The server's metrics. The metrics contain no identities, chat messages or hidden dice."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import accumulate

from prometheus_client import CollectorRegistry, Gauge, start_http_server
from prometheus_client import Counter as Count
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from perudo.core.errors import PerudoError

BUCKET_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
INITIALISED_LABELS = "internal", "store-read", "store-write", "too-fast", "too-many-sockets", "too-slow"
"""The refusals that an operator should look into."""


class LabelledCounter(Collector):
    """Counts events by label in a single thread, so that counting a move takes no locks.

    The ``watched`` labels exist from the start: monitoring would miss the first increase of a counter that appears only
    with its first event.
    """

    def __init__(self, name: str, says: str, label: str, watched: Iterable[str] = ()) -> None:
        self._name, self._says, self._label = name, says, label
        self._counted = Counter[str](dict.fromkeys(watched, 0))

    def count(self, what: str) -> None:
        self._counted[what] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        told = CounterMetricFamily(self._name, self._says, labels=[self._label])
        for what, count in list(self._counted.items()):
            told.add_metric([what], count)
        yield told


class Histogram(Collector):
    """Measures durations in a single thread, like ``LabelledCounter``."""

    def __init__(self, name: str, says: str) -> None:
        self._name, self._says = name, says
        self._counted = [0] * (len(BUCKET_SECONDS) + 1)
        self._sum = 0.0

    def took(self, seconds: float) -> None:
        self._counted[bisect_left(BUCKET_SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*(str(float(seconds)) for seconds in BUCKET_SECONDS), "+Inf"]
        yield HistogramMetricFamily(
            self._name, self._says, list(zip(bounds, accumulate(self._counted), strict=True)), self._sum
        )


class Metrics:
    """The metrics of one server. ``registry`` holds all of them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("perudo_tables", "Tables in memory.", registry=self.registry)
        self.sockets = Gauge("perudo_sockets", "Open sockets.", registry=self.registry)
        self.commands = LabelledCounter("perudo_commands", "Commands, by kind.", "do")
        self.moves = LabelledCounter("perudo_words", "Bids, dudos and calzas that took effect.", "say")
        self.refusals = LabelledCounter(
            "perudo_refusals",
            "Refusals, by error code.",
            "code",
            INITIALISED_LABELS,
        )
        self.commit = Histogram("perudo_commit_seconds", "Time to store events.")
        self.answer = Histogram("perudo_answer_seconds", "Time from a command to its answer.")
        self.shown = Histogram(
            "perudo_shown_seconds",
            "Time from a stored change until it is sent to all subscribers.",
        )
        self.late = Histogram("perudo_late_seconds", "Delay of a task that runs ten times a second.")
        self.database = Gauge(
            "perudo_database", "Whether the database could be read at the last check.", registry=self.registry
        )
        self.tables_lost = Count(
            "perudo_tables_lost",
            "Tables that this node lost, or may have lost, to another node.",
            registry=self.registry,
        )
        self.tables_taken_over = Count(
            "perudo_tables_taken_over",
            "Tables that this node took over from a lost node.",
            registry=self.registry,
        )
        for each in (self.commands, self.moves, self.refusals, self.commit, self.answer, self.shown, self.late):
            self.registry.register(each)

    def add_node_gauges(self, nodes: Callable[[], float], silent: Callable[[], float]) -> None:
        """Add two metrics: the number of living nodes, and the seconds since this node renewed its lease."""
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
