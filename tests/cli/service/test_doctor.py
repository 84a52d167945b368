"""`euchre doctor` on the simulator; what it says of the solver is tested with `solve`."""

from __future__ import annotations

import json
import subprocess
import sys

from euchre.sim import NATIVE
from tests.cli.runs import euchre

WITHOUT_SIMULATOR = """
import sys
sys.modules["euchre.sim._native"] = None
from euchre.cli import main
main()
"""


def test_doctor_names_the_simulator_in_use() -> None:
    document = json.loads(euchre("doctor", "--json").out)
    assert document["simulator"] == ("python" if NATIVE is None else "native")
    assert (document["why_simulator"] is None) == (NATIVE is not None)


def test_doctor_says_why_the_simulator_is_not_native() -> None:
    command = [sys.executable, "-c", WITHOUT_SIMULATOR, "doctor"]
    without = subprocess.run(command, capture_output=True, text=True, check=True)
    assert (
        "simulator  python: the native simulator is missing: it cannot be loaded: import of" in without.stdout
    )
