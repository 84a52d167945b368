"""The Pythons of this machine for which packages are built, and on which they are tried."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
"""The versions that `pyproject.toml` names, the oldest first."""
STABLE = VERSIONS[1:]
"""Those that share one wheel for the stable ABI, built with the oldest of them that is here."""

_ASKED = "import sys, sysconfig; print('%d.%d' % sys.version_info[:2], sysconfig.get_path('include'))"


def found_pythons() -> dict[str, Path]:
    """A Python with its headers for each version that this machine has."""
    found: dict[str, Path] = {}
    for path in _candidates():
        ran = subprocess.run([path, "-I", "-c", _ASKED], capture_output=True, text=True, check=False)
        version, _, include = ran.stdout.strip().partition(" ")
        if ran.returncode == 0 and version in VERSIONS and (Path(include) / "Python.h").exists():
            found.setdefault(version, path)
    return dict(sorted(found.items(), key=lambda one: VERSIONS.index(one[0])))


def _candidates() -> Iterator[Path]:
    """Programs that may be a Python: those on the path, and those that pyenv or uv installed."""
    for version in VERSIONS:
        here = shutil.which(f"python{version}")
        if here is not None:
            yield Path(here)
    homes = [
        Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions",
        Path.home() / ".local" / "share" / "uv" / "python",
    ]
    for home in homes:
        yield from sorted(path for version in VERSIONS for path in home.glob(f"*/bin/python{version}"))
