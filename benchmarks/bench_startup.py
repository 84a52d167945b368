"""How long a user waits: importing the package, and the program's help."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

RUNS = 9


def _median_ms(command: list[str]) -> float:
    """Return the median time of a whole process, in milliseconds."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        times.append(time.perf_counter() - start)
    return statistics.median(times) * 1000


def run() -> str:
    """Return the table: whole processes, the bare interpreter among them to subtract."""
    bare = _median_ms([sys.executable, "-c", "pass"])
    rows = {
        "python, nothing imported": bare,
        "import euchre": _median_ms([sys.executable, "-c", "import euchre"]),
        "import euchre.game, laws read": _median_ms(
            [sys.executable, "-c", "import euchre.game, euchre.laws; euchre.laws.load_code('modern')"]
        ),
        "euchre --help": _median_ms([sys.executable, "-m", "euchre", "--help"]),
    }
    return "\n".join(f"{name:<32}{value:>8.0f} ms" for name, value in rows.items())
