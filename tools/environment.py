"""Keeps `.venv` as the requirement files say; every target of the Makefile runs this first.

`python tools/environment.py LAYER` installs the layer and those beneath it if they are missing or out of
date, and prints a line for each step; `python tools/environment.py LAYER FOLDER` does so in another folder.
It uses the standard library only, because it runs before anything is installed.
"""

import fcntl
import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = sys.argv[2] if len(sys.argv) > 2 else ".venv"
VENV = ROOT / NAME
PYTHON = VENV / "bin" / "python"
STAMPS = VENV / "stamps"
UNFINISHED = VENV / "unfinished"

# When `.venv` is active, this runs in it; a new one must be made by the Python it was made with.
BASE_PYTHON = str(getattr(sys, "_base_executable", sys.executable))

# Each layer: the one beneath it, and the requirement files it adds.
LAYERS: dict[str, tuple[str | None, tuple[str, ...]]] = {
    "venv": (None, ()),
    "base": ("venv", ("build.txt", "runtime.txt")),
    "play": ("base", ()),
    "serve": ("play", ("server.txt",)),
    "dev": ("serve", ("dev.txt",)),
    "docs": ("play", ("docs.txt",)),
    "pure": ("venv", ("pure.txt",)),
    "pins": ("venv", ("pins.txt",)),
    "audit": ("venv", ("audit.txt",)),
}


def fingerprint(layer: str) -> str:
    """Return a text that changes whenever the layer has to be installed again."""
    content = [sys.version, sys.base_prefix, str(VENV)]
    content += [(ROOT / "requirements" / name).read_text() for name in LAYERS[layer][1]]
    if layer == "play":
        content += package_content()
    return hashlib.sha256("\0".join(content).encode()).hexdigest()


def package_content() -> list[str]:
    """Return what the installation of the package depends on: its description, the native sources, the
    compiler."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    package = (ROOT / "src" / "euchre" / "__init__.py").read_text().splitlines()
    native = [ROOT / "CMakeLists.txt", *sorted((ROOT / "native").rglob("*.[ch]pp"))]
    return [
        *(repr(project[table]) for table in ("build-system", "project")),
        *(repr(project["tool"][table]) for table in ("scikit-build", "dynamic-metadata")),
        *(line for line in package if line.startswith("__version__")),
        *(path.read_text() for path in native),
        str(compiler()),
    ]


def compiler() -> str | None:
    """Return the C++ compiler that CMake will find; None without one, and then there is no native core."""
    names = [os.environ.get("CXX", ""), "c++", "g++", "clang++"]
    return next((found for name in names if name and (found := shutil.which(name.split()[0]))), None)


def is_sound() -> bool:
    """Return whether everything in `.venv` was installed completely from the current files.

    The package itself may be older; it is reinstalled alone.
    """
    return (
        PYTHON.exists()
        and (STAMPS / "venv").exists()
        and not UNFINISHED.exists()
        and all(s.name in LAYERS and is_current(s.name) for s in STAMPS.iterdir() if s.name != "play")
    )


def is_current(layer: str) -> bool:
    """Return whether the layer was installed from the current files."""
    stamp = STAMPS / layer
    return stamp.exists() and stamp.read_text() == fingerprint(layer)


def pip_install(*arguments: str) -> None:
    """Install into `.venv`; silent unless it fails."""
    pip = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    subprocess.run([*pip, *arguments], cwd=ROOT, check=True)


def install(layer: str) -> None:
    """Install one layer. The stamp is written last, so an interrupted installation is repeated."""
    if layer == "venv":
        print(f"Making {NAME} with Python {platform.python_version()}", flush=True)
        if VENV.exists():
            shutil.rmtree(VENV)
        subprocess.run([BASE_PYTHON, "-m", "venv", str(VENV)], check=True)
        STAMPS.mkdir()
    elif layer == "play":
        print(f"Installing euchre into {NAME}{'' if compiler() else ', without its native core'}", flush=True)
        UNFINISHED.touch()
        pip_install("--no-deps", "--no-build-isolation", "--editable", ".")
    else:
        files = [f"requirements/{name}" for name in LAYERS[layer][1]]
        print(f"Installing {' and '.join(files)} into {NAME}", flush=True)
        UNFINISHED.touch()
        pip_install("--require-hashes", *(word for file in files for word in ("-r", file)))
    (STAMPS / layer).write_text(fingerprint(layer))
    UNFINISHED.unlink(missing_ok=True)


def make_ready(layer: str) -> None:
    """Install what the layer still needs, the lowest layer first."""
    beneath = LAYERS[layer][0]
    if beneath is not None:
        make_ready(beneath)
    if (layer == "venv" and not is_sound()) or not is_current(layer):
        install(layer)


def main() -> None:
    """Install the layer named on the command line, one process at a time."""
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        sys.exit("This Python cannot make virtual environments. On Debian: apt-get install python3-venv")
    with open(__file__) as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            make_ready(sys.argv[1])
        except subprocess.CalledProcessError as failure:
            sys.exit(f"Could not set up {NAME}: {failure}")


if __name__ == "__main__":
    main()
