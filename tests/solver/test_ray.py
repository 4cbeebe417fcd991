"""Rounds on a Ray cluster: one of two processors, on this machine."""

from __future__ import annotations

import json
import logging
import os
import sys
import tempfile
from collections.abc import Iterator
from typing import Any

import pytest

from perudo.core.errors import PerudoError, missing_extra_error
from perudo.sim.workers import _Actor, parallel_map, ray_pool
from perudo.solver.cfr import Solver
from perudo.solver.race import best_solver
from perudo.solver.shard import Shard
from perudo.terminal.cli import main
from tests.conftest import free_port, needs

from .rounds import round_of


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    needs("ray")
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    import ray

    with tempfile.TemporaryDirectory(prefix="ray-") as folder:  # not pytest's: Ray's sockets need a short path
        ray.init(
            "local",
            num_cpus=2,
            include_dashboard=False,
            object_store_memory=80 << 20,
            logging_level=logging.ERROR,
            log_to_driver=False,
            _temp_dir=folder,
        )
        yield ray
        ray.shutdown()


@pytest.mark.usefixtures("ray")
def test_ray_solver_matches_a_single_process() -> None:
    round_ = round_of((2, 1))
    single = Solver(round_)
    with ray_pool(make_handler=Shard) as hired:
        assert len(hired) == 2
        spread = best_solver(round_, workers=hired)
        for _ in range(12):
            single.iterate()
            spread.iterate()
        assert spread.bounds() == pytest.approx(single.bounds(), abs=1e-14)
        assert list(parallel_map(hired, abs, range(-3, 3))) == [3, 2, 1, 0, 1, 2]


def test_killed_worker_is_reported(ray: Any) -> None:
    with ray_pool(count=2, make_handler=Shard) as hired:
        spread = best_solver(round_of((2, 1)), workers=hired)
        spread.iterate()
        assert isinstance(hired[0], _Actor)
        ray.kill(hired[0]._actor)
        with pytest.raises(PerudoError, match="worker-lost"):
            spread.iterate()


@pytest.mark.usefixtures("ray")
def test_solve_command_works_on_ray(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--dice", "1,1", "--gap", "1e-3", "--json", "--ray"]) == 0
    low, high = json.loads(capsys.readouterr().out)["value"]
    assert low < -1 / 18 < high < low + 1e-3
    assert main(["solve", "--dice", "1,1", "--ray", "--processes", "3"]) == 1
    assert capsys.readouterr().err == "perudo: The cluster has 2 processors, but 3 workers were requested.\n"


def test_missing_cluster_is_reported_immediately(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    address = f"127.0.0.1:{free_port()}"
    with pytest.raises(PerudoError, match="no-cluster"), ray_pool(address):
        pass
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(PerudoError, match="no-cluster"), ray_pool():
        pass


def test_ray_is_imported_only_on_request(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["solve", "--dice", "1,1", "--ray"]) == 1
    assert str(missing_extra_error("cluster").details["command"]) in capsys.readouterr().err
    assert main(["solve", "--dice", "1,1", "--gap", "0.1", "--json"]) == 0


@pytest.mark.usefixtures("ray")
def test_arena_on_ray_matches_one_machine(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for where in (["--ray"], ["--jobs", "1"]):
        assert main(["arena", "odds", "beginner", "--games", "20", "--edition", "bga", "--json", *where]) == 0
        said.append(json.loads(capsys.readouterr().out))
    assert said[0] == said[1]
