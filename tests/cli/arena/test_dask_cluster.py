from __future__ import annotations

import json

import pytest

from tests.cli.runs import euchre

MATCH = ("arena", "simple", "random", "--deals", "30", "--code", "jerome-1877", "--seed", "1", "--json")


def test_a_cluster_on_loopback_gives_the_result_of_one_process() -> None:
    alone, cluster = (
        euchre(*MATCH, *where) for where in (("--jobs", "1"), ("--cluster", "local", "--jobs", "2"))
    )
    assert (cluster.code, cluster.err) == (0, "")
    wanted, found = (json.loads(run.out) for run in (alone, cluster))
    assert {key: found[key] for key in found if key != "seconds"} == {
        key: wanted[key] for key in wanted if key != "seconds"
    }


def test_a_program_that_fails_on_a_cluster_forfeits() -> None:
    run = euchre(
        "arena", "simple", "--engine", "true", "--deals", "4", "--cluster", "local", "--jobs", "1", "--json"
    )
    assert run.code == 1
    assert json.loads(run.out)["forfeit"]["player"] == "engine"


@pytest.mark.parametrize("address", ["nonsense", "tcp://127.0.0.1:x"])
def test_a_malformed_address_is_refused(address: str) -> None:
    run = euchre(*MATCH, "--cluster", address)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
