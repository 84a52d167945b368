"""The commands `solve` and `doctor`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import euchre.notation
from euchre import __version__
from euchre.solver import IN_USE, NATIVE
from tests.cli.runs import euchre as run

RECORDS = Path(euchre.notation.__file__).parents[1] / "records" / "coups"
EIGHT = RECORDS / "8-the-lead-thrown-left.euchre"
LINE = "A:JC,AC B:QH 8H C:7D,TD D:KC TC trump=C leader=B makers=AC"

# The command where the native core cannot be imported.
WITHOUT_CORE = """
import sys
sys.modules["euchre.solver._kernel"] = None
from euchre.cli import main
main(sys.argv[1:])
"""


def test_a_position_is_solved() -> None:
    done = run("solve", LINE)
    assert (done.code, done.err) == (0, "")
    assert done.out == "Trump clubs; makers A and C; B leads.\nMakers' tricks: 2 of 2 (march).\nBest: QH 8H\n"


def test_a_position_in_a_record_is_solved() -> None:
    done = run("solve", EIGHT, "--deal", "1", "--at", "3.1", "--all-cards", "--line")
    assert done.out.splitlines()[:3] == [
        "Trump diamonds; makers B and D; C leads.",
        "Makers' tricks: 3 of 5 (point, worth +1 to the makers).",
        "Best: QD AH 8H",
    ]
    assert "  8H    3" in done.out.splitlines()
    assert len(done.out.splitlines()) == 3 + 1 + 3 + 1 + 3


def test_json_holds_the_requested_parts() -> None:
    document = json.loads(run("solve", EIGHT, "--json", "--all-cards", "--line").out)
    assert document["schema"] == "euchre.solve/1"
    assert (document["makers_tricks"], document["tricks"], document["result"]) == (2, 5, "euchre")
    assert (document["value"], document["solver"], document["turn"]) == (-2, IN_USE.NAME, "B")
    assert document["cards"] == {"AD": 2, "KD": 2, "TD": 1, "AS": 2, "TS": 2}
    assert document["best"] == ["AD", "KD", "AS", "TS"]
    assert len(document["line"]) == 20
    assert "cards" not in json.loads(run("solve", LINE, "--json").out)


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("solve", LINE.replace("TC", "JC")), "JC appears twice"),
        (("solve", LINE, "--deal", "1"), "need a record"),
        (("solve", EIGHT, "--at", "9.9"), "write trick and card"),
        (("solve", EIGHT, "--at", "6.2"), "no card 6.2"),
        (("solve", EIGHT, "--deal", "4"), "has no deal 4"),
        (("solve", EIGHT.with_name("nowhere.euchre")), "No such file"),
    ],
)
def test_what_cannot_be_solved_is_one_line(arguments: tuple[str | Path, ...], fault: str) -> None:
    done = run(*arguments)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert fault in done.err


def test_without_the_native_solver_a_warning_is_printed_once() -> None:
    command = [sys.executable, "-c", WITHOUT_CORE, "solve", LINE, "--line"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stdout.startswith(run("solve", LINE).out)
    assert done.stderr.count("\n") == 1
    assert "the slow Python reference solves instead" in done.stderr


def test_doctor_shows_which_solver_runs_and_why() -> None:
    document = json.loads(run("doctor", "--json").out)
    assert (document["schema"], document["version"]) == ("euchre.doctor/1", __version__)
    assert document["solver"] == ("reference" if NATIVE is None else "native")
    assert (document["why"] is None) == (NATIVE is not None)
    without = subprocess.run(
        [sys.executable, "-c", WITHOUT_CORE, "doctor"], capture_output=True, text=True, check=True
    )
    assert (
        "solver     reference: the native core is missing: it cannot be loaded: import of" in without.stdout
    )
    assert f"solver     {IN_USE.NAME}" in run("doctor").out
