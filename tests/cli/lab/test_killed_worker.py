"""A worker process that is killed in mid-run: the run resumes, and nothing is counted twice."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path

import pytest

from euchre.cli.lab.chunk_files import kept_chunks, run_chunks
from euchre.errors import EuchreError
from euchre.lab import experiment_named

NAME = "leeds-q12"
CHUNKS = 6


def cells_in(folder: Path) -> dict[str, object]:
    """Return the figures of every chunk that a folder keeps."""
    files = sorted((folder / NAME).glob("chunk-*.json"))
    return {file.name: json.loads(file.read_text())["cells"] for file in files}


def undisturbed(folder: Path) -> dict[str, object]:
    """Return the figures of a run in one process."""
    run_chunks(folder, experiment_named(NAME), CHUNKS, 1, None, lambda done: None)
    return cells_in(folder)


def killing(pids: Callable[[], list[int]], seen: list[int]) -> Callable[[int], None]:
    """Return a notice that kills worker processes when the first chunk has been kept."""

    def notice(done: int) -> None:
        seen.append(done)
        if done == 1:
            for pid in pids():
                os.kill(pid, signal.SIGKILL)

    return notice


def test_a_run_whose_processes_are_killed_resumes_with_the_same_figures(tmp_path: Path) -> None:
    experiment, folder, others = experiment_named(NAME), tmp_path / "killed", set(active_children())
    seen: list[int] = []

    def pids() -> list[int]:
        return [child.pid for child in set(active_children()) - others if child.pid is not None]

    with pytest.raises(EuchreError, match="a worker process died; the chunks finished so far are kept"):
        run_chunks(folder, experiment, CHUNKS, 2, None, killing(pids, seen))
    kept = cells_in(folder)
    assert 1 <= len(kept) == seen[-1] < CHUNKS
    resumed: list[int] = []
    run_chunks(folder, experiment, CHUNKS, 2, None, resumed.append)
    assert resumed == list(range(len(kept), CHUNKS + 1))
    assert cells_in(folder) == undisturbed(tmp_path / "whole")
    assert [chunk.number for chunk in kept_chunks(folder, experiment)] == list(range(CHUNKS))


def test_a_cluster_gives_the_chunk_of_a_killed_worker_to_another(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    folder, seen = tmp_path / "killed", list[int]()
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
    ) as cluster:

        def pids() -> list[int]:
            return [next(iter(cluster.workers.values())).process.process.pid]

        address = cluster.scheduler_address
        run_chunks(folder, experiment_named(NAME), CHUNKS, 2, address, killing(pids, seen))
    assert seen == list(range(CHUNKS + 1))
    assert cells_in(folder) == undisturbed(tmp_path / "whole")
