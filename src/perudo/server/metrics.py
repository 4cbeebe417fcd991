"""How the house is, in figures. Nothing in them says who anyone is, what they said, or what lies under a cup."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from perudo.errors import PerudoError

HERE = "127.0.0.1"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The figures of one house; ``registry`` holds them all."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("perudo_tables", "Tables in memory.", registry=self.registry)
        self.sockets = Gauge("perudo_sockets", "Open sockets.", registry=self.registry)
        self._commands = Counter("perudo_commands", "Commands, by what they ask for.", ["do"], registry=self.registry)
        self._words = Counter(
            "perudo_words", "Bids, dudos and calzas that took effect.", ["say"], registry=self.registry
        )
        self._refused = Counter("perudo_refusals", "Refusals, by their reason.", ["code"], registry=self.registry)
        self.commit = Histogram(
            "perudo_commit_seconds",
            "From events that are to be stored until they are on the disk.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.answer = Histogram(
            "perudo_answer_seconds", "From a command until its answer.", buckets=SECONDS, registry=self.registry
        )
        self.shown = Histogram(
            "perudo_shown_seconds",
            "From a change that is on the disk until it is handed to the network for all who look.",
            buckets=SECONDS,
            registry=self.registry,
        )

    def word(self, say: str) -> None:
        """Counts a bid, dudo or calza."""
        _labelled(self._words, say).inc()

    def command(self, do: str) -> None:
        """Counts a command."""
        _labelled(self._commands, do).inc()

    def refused(self, code: str) -> None:
        """Counts a refusal: ``code`` is one of ours, never what anyone sent."""
        _labelled(self._refused, code).inc()


@lru_cache(maxsize=1024)
def _labelled(counter: Counter, label: str) -> Counter:
    return counter.labels(label)


@contextmanager
def told_on_this_machine(metrics: Metrics, port: int) -> Iterator[str]:
    """Tells the figures to whoever on this machine asks at this port (0 takes a free one); gives the address."""
    try:
        server, thread = start_http_server(port, HERE, metrics.registry)
    except OSError as error:
        raise PerudoError("port-taken", host=HERE, port=str(port), why=error.strerror or str(error)) from error
    try:
        yield f"http://{HERE}:{server.server_port}/metrics"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
