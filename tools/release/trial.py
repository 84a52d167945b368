"""Tries a wheel as users get it: no compiler, every extra, the examples of the README."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path
from tempfile import TemporaryDirectory

EXTRAS = {
    "server": "import euchre.server.app, euchre.server.store.sqlite",
    "metrics": "import euchre.server.operating.metrics, prometheus_client",
    "postgres": "import euchre.server.store.postgres, asyncpg",
    "redis": "import euchre.server.cluster.pubsub, redis.asyncio",
    "cluster": "import euchre.cli.arena.dask_cluster, distributed",
    "rl": "import euchre.env.aec, euchre.env.learner",
    "data": "import euchre.cli.lab.deals, pyarrow.parquet",
    "plots": "import euchre.lab.page, matplotlib.pyplot",
    "events": "import rustworkx; from euchre.events import swiss_round; swiss_round(4, [])",
    "print": "import euchre.events.printing, typst",
    "passkeys": "import euchre.server.people.passkeys, webauthn",
}
"""What must work with each extra that users install; `dev` and `docs` are for work on a checkout."""

_EXAMPLES = """
import doctest, sys
failed, tried = doctest.testfile(sys.argv[1], module_relative=False)
print(f"{tried} examples")
sys.exit(failed or not tried)
"""

_NATIVE = """
import euchre.sim, euchre.solver
for part in (euchre.sim, euchre.solver):
    assert part.NATIVE is not None, part.WHY_NOT_NATIVE
euchre.play_game("expert", seed=1)
"""


class Unfit(Exception):
    """What did not work with a wheel."""


def try_wheel(wheel: Path, python: Path, readme: Path) -> None:
    """Install the wheel and use it; Unfit if something fails."""
    with TemporaryDirectory() as scratch:
        trial = _Trial(Path(scratch), python)
        trial.install(str(wheel))
        began = time.perf_counter()
        trial.run("-c", _NATIVE)
        took = time.perf_counter() - began
        examples = trial.run("-c", _EXAMPLES, str(readme)).splitlines()[-1]
        trial.run("-m", "euchre", "doctor")
        for extra, use in EXTRAS.items():
            trial.install(f"{wheel}[{extra}]")
            trial.run("-c", use)
        print(f"{wheel.name} works with {python.name}: {examples}, a game of `expert` in {took:.1f} s,")
        print(f"  and the extras {', '.join(EXTRAS)}")


class _Trial:
    """A new environment and an empty folder, both without a compiler."""

    def __init__(self, folder: Path, python: Path) -> None:
        self._folder = folder / "empty"
        self._folder.mkdir()
        subprocess.run([python, "-m", "venv", folder / "venv"], check=True)
        self._python = folder / "venv" / "bin" / "python"

    def install(self, wanted: str) -> None:
        """Install a wheel, with extras, and what it needs, from wheels only."""
        self.run(
            "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--only-binary", ":all:", wanted
        )

    def run(self, *words: str) -> str:
        """Return what Python prints; Unfit if it fails."""
        hidden = {"PATH": str(self._folder), "CC": "/nowhere/cc", "CXX": "/nowhere/c++"}
        ran = subprocess.run(
            [self._python, "-I", *words],
            cwd=self._folder,
            env={**os.environ, **hidden},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if ran.returncode:
            raise Unfit(f"python {' '.join(words)}\n{ran.stdout}")
        return ran.stdout
