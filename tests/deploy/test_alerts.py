"""Each alert is triggered at a real server; before, none fires.

A server's metrics before and during a fault are each extended to a quarter of an hour, as Prometheus would have scraped
them, and given to Prometheus' own ``promtool`` with the rules.
"""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import signal
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
import yaml
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import Engine
from sqlalchemy.event import listen

from perudo.protocol import wire
from perudo.server.commands import COMMANDS
from perudo.server.metrics import Metrics
from perudo.server.ownership import SERVE_SECONDS
from perudo.server.private_files import KEY_VARIABLE
from tests.conftest import free_port, missing
from tests.server.forked import Forked, small_files
from tests.server.process import Server, Socket

DEPLOY = Path(__file__).parents[2] / "deploy"
RULES = DEPLOY / "prometheus" / "rules.yaml"
ALERTS = {rule["alert"]: rule for group in yaml.safe_load(RULES.read_text())["groups"] for rule in group["rules"]}
DASHBOARD = json.loads((DEPLOY / "grafana" / "perudo.json").read_text())
HELD = 15
"""Minutes for which each of two scrapes is held."""
BY_ITSELF = "PerudoStalled", "PerudoSlowDisk", "PerudoSlowAnswers"
"""Alerts that a busy machine can trigger by itself."""
NO_ALERT = {
    "perudo_tables": "how much is played is no fault",
    "perudo_sockets": "how many are there is no fault",
    "perudo_commands_total": "how much is played is no fault",
    "perudo_words_total": "how much is played is no fault",
    "perudo_shown_seconds": "while something is shown nobody is answered: PerudoSlowAnswers",
    "perudo_tables_taken_over_total": "the table goes on; PerudoNodeLost and PerudoTablesLost say why its node did not",
    "perudo_nodes": "there are fewer after each update; of those that were not stopped PerudoNodeLost tells",
}
"""Figures of which nobody has to be woken, and why."""
WHILE = 60
"""Seconds to wait for what is brought about."""
Series = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def scraped(port: int) -> Series:
    """Return a server's metrics, including that it is up."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
            text = answer.read().decode()
    except OSError:
        return {("up", ()): 0.0}
    told = {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    return {**told, ("up", ()): 1.0}


def until(port: int, happened: Callable[[Series], bool]) -> Series:
    """Return the metrics after something has happened."""
    end = time.monotonic() + WHILE
    while time.monotonic() < end:
        if happened(told := scraped(port)):
            return told
        time.sleep(0.05)
    pytest.fail(f"it did not come to that: {scraped(port)}")


def of(told: Series, name: str, **labels: str) -> float:
    return told.get((name, tuple(sorted(labels.items()))), 0.0)


def fires(alert: str | None, before: Series, after: Series, tmp_path: Path, *others: str, **labels: str) -> None:
    """Holds that after the fault these alerts fire and no other, and before it none; none at all for None."""
    promtool = shutil.which("promtool") or missing("promtool", "sudo apt install prometheus")
    where = {"instance": "one:9100", "job": "perudo"}

    def line(key: tuple[str, tuple[tuple[str, str], ...]]) -> dict[str, str]:
        name, own = key
        named = ",".join(f'{label}="{value}"' for label, value in {**dict(own), **where}.items())
        held = [f"{told[key]:.9f}+0x{HELD - 1}" if key in told else f"_x{HELD}" for told in (before, after)]
        return {"series": f"{name}{{{named}}}", "values": " ".join(held)}

    told = dict.fromkeys(filter(None, (alert, *others)), where | labels)
    if alert == "PerudoNodeDied":
        told[alert] = {}
    if alert == "PerudoManyRefused":
        told[alert] = {"instance": where["instance"]}
    expected = [
        {
            "eval_time": f"{minute}m",
            "alertname": name,
            "exp_alerts": [expectation(name, told[name])] if minute > HELD and name in told else [],
        }
        for minute in (HELD - 1, HELD + 3)
        for name in ALERTS
        if name in told or name not in BY_ITSELF
    ]
    series = sorted({*before, *after})
    tests = {
        "rule_files": [str(RULES)],
        "evaluation_interval": "1m",
        "tests": [{"interval": "1m", "input_series": [line(key) for key in series], "alert_rule_test": expected}],
    }
    file = tmp_path / "rules.test.yaml"
    file.write_text(yaml.safe_dump(tests))
    done = subprocess.run([promtool, "test", "rules", file], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def expectation(alert: str, labels: dict[str, str]) -> dict[str, Any]:
    rule = ALERTS[alert]
    said = {
        name: re.sub(r"\{\{ \$labels\.(\w+) \}\}", lambda found: labels[found[1]], text)
        for name, text in rule["annotations"].items()
    }
    return {"exp_labels": labels | rule["labels"], "exp_annotations": said}


def test_prometheus_accepts_the_alert_rules() -> None:
    promtool = shutil.which("promtool") or missing("promtool", "sudo apt install prometheus")
    done = subprocess.run([promtool, "check", "rules", RULES], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


# --- Servers


@pytest.fixture
def figures() -> int:
    return free_port()


@pytest.fixture
def alone(tmp_path: Path, figures: int) -> Iterator[Server]:
    server = Server(tmp_path / "perudo.db", "--metrics", str(figures), "--proxy", "127.0.0.1")
    yield server
    server.kill()


def away(url: str, postgres: str) -> None:
    """Nobody gets to the database any more, and who was there is put out."""
    name = url.rpartition("/")[2]
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])


@contextlib.contextmanager
def node(url: str, port: int, monkeypatch: pytest.MonkeyPatch, *options: str) -> Iterator[Server]:
    monkeypatch.setenv(KEY_VARIABLE, "5e" * 32)
    server = Server(url, "--metrics", str(port), *options)
    try:
        yield server
    finally:
        server.kill()


# --- What goes wrong


def test_full_disk_fires_an_alert(tmp_path: Path, figures: int) -> None:
    server = Forked(tmp_path / "perudo.db", "--metrics", str(figures), first=partial(small_files, 400_000))
    try:
        before = scraped(figures)
        assert ("perudo_refusals_total", (("code", "store-write"),)) in before  # or nobody sees that it grows
        fill(server.port)
        after = scraped(figures)
    finally:
        server.kill()
    assert of(after, "perudo_refusals_total", code="store-write") > 0
    fires("PerudoNotStored", before, after, tmp_path, code="store-write")


def fill(port: int) -> None:
    with person(port) as ana:
        table = ana.do("open", name="Ana", edition="bga", options={})["table"]
        number = 0
        while (told := ana.do("rename", table=table, name=f"Ana {number}"))["is"] == "done":
            number += 1
        assert told["code"] == "error-store-write"


@contextlib.contextmanager
def person(port: int) -> Iterator[Socket]:
    from websockets.sync.client import connect

    with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
        cookie = page.headers["set-cookie"].split(";")[0]
    with connect(f"ws://127.0.0.1:{port}/socket", additional_headers={"Cookie": cookie}) as connection:
        yield Socket(connection)


def test_internal_error_fires_an_alert(tmp_path: Path, figures: int) -> None:
    server = Forked(tmp_path / "perudo.db", "--metrics", str(figures), first=faulty)
    try:
        before = scraped(figures)
        with person(server.port) as ana:
            assert ana.do("watch-lobby")["code"] == "error-internal"
        after = scraped(figures)
    finally:
        server.kill()
    fires("PerudoFault", before, after, tmp_path, code="internal")


def faulty() -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("planted")

    COMMANDS[wire.WatchLobby] = replace(COMMANDS[wire.WatchLobby], server_handler=fails)


def test_slow_disk_fires_an_alert(tmp_path: Path, figures: int) -> None:
    """Responses that wait for the disk are late, too."""
    told = before_and_after_some_words(tmp_path, figures, slow_disk)
    fires("PerudoSlowDisk", *told, tmp_path, "PerudoSlowAnswers")


def test_slow_server_answers_fire_an_alert(tmp_path: Path, figures: int) -> None:
    fires("PerudoSlowAnswers", *before_and_after_some_words(tmp_path, figures, slow_answers), tmp_path)


def before_and_after_some_words(tmp_path: Path, figures: int, fault: Callable[[], None]) -> tuple[Series, Series]:
    server = Forked(tmp_path / "perudo.db", "--metrics", str(figures), first=fault)
    try:
        before = scraped(figures)
        with person(server.port) as ana:
            table = ana.do("open", name="Ana", edition="bga", options={})["table"]
            assert ana.do("rename", table=table, name="Anna")["is"] == "done"
        return before, scraped(figures)
    finally:
        server.kill()


def slow_disk() -> None:
    listen(Engine, "commit", lambda _: time.sleep(0.6))


def slow_answers() -> None:
    decode = wire.decode

    def slow(text: str | bytes) -> wire.ClientCommand:
        time.sleep(0.6)
        return decode(text)

    wire.decode = slow


def test_stalled_server_fires_an_alert(alone: Server, figures: int, tmp_path: Path) -> None:
    def stalls(told: Series) -> float:
        return of(told, "perudo_late_seconds_count") - of(told, "perudo_late_seconds_bucket", le="1.0")

    before = until(figures, lambda told: of(told, "perudo_late_seconds_count") > 0)
    assert stalls(before) == 0
    alone.process.send_signal(signal.SIGSTOP)
    time.sleep(1.5)  # which is the fault itself
    alone.process.send_signal(signal.SIGCONT)
    after = until(figures, lambda told: stalls(told) > 0)
    fires("PerudoStalled", before, after, tmp_path)


def test_request_flood_fires_an_alert(alone: Server, figures: int, tmp_path: Path) -> None:
    before = scraped(figures)
    cookie = alone.guest()
    for _ in range(1000):
        alone.get("/lesson.json", Cookie=cookie, **{"X-Forwarded-For": "192.0.2.7"})
    after = scraped(figures)
    assert of(after, "perudo_refusals_total", code="too-fast") > 300
    fires("PerudoManyRefused", before, after, tmp_path)


def test_unavailable_database_fires_an_alert(
    postgres: str, postgres_server: str, figures: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody asks whether it is ready: that is done where there is a balancer which does."""
    with node(postgres, figures, monkeypatch) as server:
        assert server.get("/healthz").status == 200  # it has begun
        before = scraped(figures)
        away(postgres, postgres_server)

        def gone(told: Series) -> bool:
            return not of(told, "perudo_database") and of(told, "perudo_silent_seconds") > 10

        after = until(figures, gone)
        assert (server.get("/healthz").status, server.get("/readyz").status) == (200, 503)
    fires("PerudoDatabaseAway", before, after, tmp_path, "PerudoSilent")


def test_lost_node_fires_an_alert(postgres: str, figures: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = free_port()
    with node(postgres, figures, monkeypatch) as lost, node(postgres, other, monkeypatch):
        before = until(figures, lambda told: of(told, "perudo_nodes") == 2)
        until(other, lambda told: of(told, "perudo_nodes") == 2)
        lost.process.kill()
        after = until(figures, lambda told: not told[("up", ())])
        until(other, lambda told: of(told, "perudo_nodes") == 1)
    fires("PerudoNodeLost", before, after, tmp_path)


def test_graceful_node_shutdown_fires_no_alert(
    postgres: str, figures: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As each is that is updated."""
    with node(postgres, free_port(), monkeypatch) as stopped, node(postgres, figures, monkeypatch):
        before = until(figures, lambda told: of(told, "perudo_nodes") == 2)
        stopped.process.terminate()
        after = until(figures, lambda told: of(told, "perudo_nodes") == 1)
    fires(None, before, after, tmp_path)


def test_frozen_node_fires_an_alert(
    postgres: str, figures: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stood still for as long as others wait, and goes on."""
    with node(postgres, figures, monkeypatch) as frozen:
        ana = frozen.socket(frozen.guest())
        table = ana.do("open", name="Ana", edition="bga", chairs=2)["table"]
        assert ana.do("watch", table=table)["is"] == "done"
        before = until(figures, lambda told: of(told, "perudo_tables") == 1)
        frozen.process.send_signal(signal.SIGSTOP)
        time.sleep(SERVE_SECONDS)
        frozen.process.send_signal(signal.SIGCONT)
        after = until(figures, lambda told: of(told, "perudo_tables_lost_total") == 1)
    fires("PerudoTablesLost", before, after, tmp_path)


# --- What rules and dashboard name


def test_each_alert_is_tested_and_has_instructions() -> None:
    source = Path(__file__).read_text()
    for name, rule in ALERTS.items():
        assert re.search(rf'fires\([^)]*"{name}"', source), name
        assert set(rule["annotations"]) == {"summary", "action"} and rule["labels"]["severity"]


def test_each_metric_has_an_alert_or_is_exempt() -> None:
    alarming = " ".join(rule["expr"] for rule in ALERTS.values())
    for name in figures_told():
        family = name.removesuffix("_total")
        assert bool(re.search(rf"\b{family}(_total|_count|_bucket)?\b", alarming)) != (name in NO_ALERT), name
    assert NO_ALERT.keys() <= figures_told()


def test_alert_rules_and_dashboard_use_existing_metrics(
    postgres: str, figures: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with node(postgres, figures, monkeypatch) as server:
        server.get("/")
        told = {name for name, _ in scraped(figures)}
        buckets = {dict(labels)["le"] for name, labels in scraped(figures) if name.endswith("_seconds_bucket")}
        codes = {dict(labels)["code"] for name, labels in scraped(figures) if name == "perudo_refusals_total"}
    expressions = [rule["expr"] for rule in ALERTS.values()]
    expressions += [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    named = {name for text in expressions for name in re.findall(r"\bperudo_\w+", text)}
    assert named - told <= {"perudo_words_total", "perudo_commands_total"}  # nobody has played
    for text in expressions:
        assert set(re.findall(r'le="([^"]+)"', text)) <= buckets
        for asked in re.findall(r'code=~?"([^"]+)"', text):
            assert set(asked.split("|")) <= codes


def test_documented_metrics_match_the_exported_metrics() -> None:
    page = (DEPLOY.parent / "docs" / "operating.md").read_text()
    assert figures_told() == set(re.findall(r"`(perudo_\w+?)(?:\{\w+\})?`", page))


def figures_told() -> set[str]:
    metrics = Metrics()
    metrics.add_node_gauges(lambda: 1, lambda: 0)
    return {
        line.split()[2]
        for line in generate_latest(metrics.registry).decode().splitlines()
        if line.startswith("# TYPE") and "_created" not in line
    }
