"""The Pythons of this machine: packages are built for them, and the pure part is tested with them.

`python -m tools.pythons` tests with the oldest and the newest one beside its own, `--all` with each. Each has
an environment of its own in `build/pythons`, with pytest and Hypothesis and without what the package needs.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
"""The versions that `pyproject.toml` names, the oldest first."""
STABLE = VERSIONS[1:]
"""Those that share one wheel for the stable ABI, built with the oldest of them that is here."""
TESTS = (
    *("test_cards.py", "test_chance.py", "test_seats.py", "test_view.py"),
    *("acts", "deal", "game", "laws", "notation", "seating", "table/test_*.py"),
)
"""Tests of the pure part, among them a game whose deals are played in other processes."""

_ASKED = """
import platform, sys, sysconfig
from importlib.util import find_spec
for fact in (platform.python_version(), sys.executable, sysconfig.get_path("include")):
    print(fact)
sys.exit(sys.prefix != sys.base_prefix or not all(map(find_spec, ("venv", "ensurepip"))))
"""


class Installed(NamedTuple):
    """A Python that can make environments."""

    numbers: tuple[int, ...]
    path: Path
    has_headers: bool

    @property
    def version(self) -> str:
        """Its version, such as 3.11.2."""
        return ".".join(map(str, self.numbers))


def installed() -> list[Installed]:
    """Return one Python of each version that this machine has, the oldest first."""
    found: dict[tuple[int, ...], Installed] = {}
    for path in _candidates():
        ran = subprocess.run([path, "-I", "-c", _ASKED], capture_output=True, text=True, check=False)
        version, own, include = (ran.stdout if ran.returncode == 0 else "\n\n").split("\n")[:3]
        if version.startswith(tuple(f"{one}." for one in VERSIONS)):
            numbers = tuple(int(number) for number in version.split(".") if number.isdecimal())
            found.setdefault(numbers, Installed(numbers, Path(own), (Path(include) / "Python.h").exists()))
    return sorted(found.values())


def _candidates() -> Iterator[Path]:
    """Yield programs that may be a Python: those on the path, and those that pyenv or uv installed."""
    homes = [
        Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions",
        Path.home() / ".local" / "share" / "uv" / "python",
    ]
    folders = [*map(Path, os.get_exec_path()), *(path for home in homes for path in home.glob("*/bin"))]
    for name in (*(f"python{version}" for version in VERSIONS), "python3"):
        yield from sorted(folder / name for folder in folders if os.access(folder / name, os.X_OK))


def with_headers(pythons: list[Installed]) -> dict[str, Path]:
    """Return the newest Python with its headers for each of the versions."""
    return {"{}.{}".format(*one.numbers): one.path for one in pythons if one.has_headers}


def chosen(pythons: list[Installed], own: str, every: bool = False) -> list[Installed]:
    """Return those to test with: the oldest and the newest that are not of the version `own`, or each of
    them."""
    others = [one for one in pythons if one.version != own]
    return others if every or len(others) < 3 else [others[0], others[-1]]


def tested(python: Installed) -> tuple[bool, str]:
    """Whether the tests of the pure part pass with a Python, and what they print."""
    folder = f"build/pythons/{python.version}"
    tests = [path for name in TESTS for path in sorted((ROOT / "tests").glob(name))]
    options = ["-q", "-p", "no:cacheprovider", "-k", "not command"]  # commands need click
    made, made_text = _ran([python.path, "tools/environment.py", "pure", folder])
    passes, text = (
        _ran([f"{folder}/bin/python", "-m", "pytest", *options, *tests]) if made else (made, made_text)
    )
    return passes, text.splitlines()[-1] if passes else text


def _ran(words: list[str | Path]) -> tuple[bool, str]:
    """Return whether a command succeeds, and what it prints."""
    there = {**os.environ, "PYTHONPATH": "src"}
    pipe, joined = subprocess.PIPE, subprocess.STDOUT
    done = subprocess.run(words, cwd=ROOT, env=there, stdout=pipe, stderr=joined, text=True, check=False)
    return done.returncode == 0, done.stdout


def main(every: bool) -> int:
    """Test with the Pythons chosen, side by side; the exit code."""
    own = platform.python_version()
    found = chosen(installed(), own, every)
    if not found:
        print(f"No Python beside {own} is here that is 3.11 or newer: nothing to test.")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(tested, found))
    for python, (_, text) in zip(found, results, strict=True):
        print(f"Python {python.version} ({python.path}): {text}")
    return int(not all(passes for passes, _ in results))


if __name__ == "__main__":
    sys.exit(main("--all" in sys.argv[1:]))
