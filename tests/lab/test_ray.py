"""The same study on a Ray cluster of two nodes, one of which dies in the middle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import ray
from ray.cluster_utils import Cluster as Nodes

from garrison.lab import study_run
from garrison.lab.on_ray import Cluster
from garrison.lab.study_run import StudyOrder
from garrison.table.batch import Batch
from garrison.table.worker_pool import DoneRange, GameRange
from tests.lab.conftest import Run, Write, run_study, told

STUDY = """
games = 60
[[cells]]
game = "castle-itter"
seats = ["random", "heuristic"]
"""
MEMORY = 100 * 1024 * 1024  # of the object store of a node


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Nodes]:
    """A cluster of two nodes with one processor each."""
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    made = Nodes(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "object_store_memory": MEMORY, "include_dashboard": False},
    )
    made.add_node(num_cpus=1, object_store_memory=MEMORY)
    yield made
    ray.shutdown()
    end: Callable[[], None] = made.shutdown
    end()


@pytest.mark.slow
def test_a_cluster_that_loses_a_node_comes_to_the_same(
    study: Write, garrison: Run, tmp_path: Path, nodes: Nodes
) -> None:
    path = study(STUDY)
    cluster = Cluster(nodes.address)
    assert cluster.workers == 2
    lost: list[str] = []

    def play(batches: list[Batch], jobs: Iterator[GameRange], keep: bool) -> Iterator[DoneRange]:
        for number, done in enumerate(cluster.play(batches, jobs, keep)):
            if number == 2:
                node = next(iter(nodes.worker_nodes))
                lost.append(node.node_id)
                nodes.remove_node(node, allow_graceful=False)
            yield done

    found = study_run.run(StudyOrder(path, tmp_path / "ray", journals=True), play)
    local = run_study(path, tmp_path / "local", journals=True)
    assert len(lost) == 1
    assert found.digest == local.digest
    assert told(tmp_path / "ray") == told(tmp_path / "local")
    saves = sorted((tmp_path / "local").rglob("*.save"))
    assert len(saves) == 120
    assert all(
        (tmp_path / "ray" / save.relative_to(tmp_path / "local")).read_bytes() == save.read_bytes()
        for save in saves
    )

    small = study(STUDY.replace("60", "5"), "b.toml")
    ran = garrison("lab", "run", small, "--on", "ray", "--address", nodes.address)
    assert ran.code == 0, ran.err
    assert f"digest: {run_study(small, tmp_path / 'b').digest}\n" in ran.out


def test_an_address_is_for_ray(study: Write, garrison: Run) -> None:
    ran = garrison("lab", "run", study(STUDY), "--address", "here:1")
    assert (ran.code, ran.err) == (2, "error [unknown]: --address goes with --on ray\n")
    nobody = garrison("lab", "run", study(STUDY), "--on", "ray", "--address", "127.0.0.1:1")
    assert nobody.err.startswith("error [unknown]: no Ray cluster at '127.0.0.1:1': ")
    assert nobody.err.count("\n") == 1
    mars = garrison("lab", "run", study(STUDY), "--on", "mars")
    assert "unknown place 'mars'; valid: local, ray" in mars.err
