"""Keeps `.venv` exactly as the requirement files say; `make` calls this before all else.

`python tools/environment.py LAYER` makes sure that the layer and all beneath it are installed, and
says a line for each thing it does: nothing, when there is nothing to do. It needs the standard
library only, for it runs before anything is installed.
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
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMPS = VENV / "stamps"
UNFINISHED = VENV / "unfinished"

# When `.venv` itself is active, this runs in it; what replaces it must be made by the Python beneath.
BASE_PYTHON = str(getattr(sys, "_base_executable", sys.executable))

# Each layer: the one beneath it, and the requirement files it adds.
LAYERS: dict[str, tuple[str | None, tuple[str, ...]]] = {
    "venv": (None, ()),
    "base": ("venv", ("build.txt", "runtime.txt")),
    "play": ("base", ()),
    "serve": ("play", ("server.txt",)),
    "dev": ("serve", ("dev.txt",)),
    "docs": ("play", ("docs.txt",)),
    "pins": ("venv", ("pins.txt",)),
    "audit": ("venv", ("audit.txt",)),
}


def fingerprint(layer: str) -> str:
    """A text that changes whenever the layer would have to be installed anew."""
    content = [sys.version, sys.base_prefix, str(VENV)]
    content += [(ROOT / "requirements" / name).read_text() for name in LAYERS[layer][1]]
    if layer == "play":
        content += package_content()
    return hashlib.sha256("\0".join(content).encode()).hexdigest()


def package_content() -> list[str]:
    """What the package's own installation depends on: its description, the native sources, the compiler."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    package = (ROOT / "src" / "euchre" / "__init__.py").read_text().splitlines()
    native = [ROOT / "CMakeLists.txt", *sorted((ROOT / "native").rglob("*.[ch]pp"))]
    return [
        *(repr(project[table]) for table in ("build-system", "project")),
        repr(project["tool"]["scikit-build"]),
        *(line for line in package if line.startswith("__version__")),
        *(path.read_text() for path in native),
        str(compiler()),
    ]


def compiler() -> str | None:
    """The C++ compiler that CMake will find, None without one: then there is no native core."""
    names = [os.environ.get("CXX", ""), "c++", "g++", "clang++"]
    return next((found for name in names if name and (found := shutil.which(name.split()[0]))), None)


def is_sound() -> bool:
    """Whether all that is in `.venv` was installed to the end, from the files as they are now.

    The package itself may be older: it is installed anew without making all else again.
    """
    return (
        PYTHON.exists()
        and (STAMPS / "venv").exists()
        and not UNFINISHED.exists()
        and all(s.name in LAYERS and is_current(s.name) for s in STAMPS.iterdir() if s.name != "play")
    )


def is_current(layer: str) -> bool:
    """Whether the layer is installed as the files are now."""
    stamp = STAMPS / layer
    return stamp.exists() and stamp.read_text() == fingerprint(layer)


def pip_install(*arguments: str) -> None:
    """Installs into `.venv`, silent unless it fails."""
    pip = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    subprocess.run([*pip, *arguments], cwd=ROOT, check=True)


def install(layer: str) -> None:
    """Installs one layer on those beneath it; the stamp comes last, so half is never taken for whole."""
    if layer == "venv":
        print(f"Making .venv with Python {platform.python_version()}", flush=True)
        if VENV.exists():
            shutil.rmtree(VENV)
        subprocess.run([BASE_PYTHON, "-m", "venv", str(VENV)], check=True)
        STAMPS.mkdir()
    elif layer == "play":
        print(f"Installing euchre into .venv{'' if compiler() else ', without its native core'}", flush=True)
        UNFINISHED.touch()
        pip_install("--no-deps", "--no-build-isolation", "--editable", ".")
    else:
        files = [f"requirements/{name}" for name in LAYERS[layer][1]]
        print(f"Installing {' and '.join(files)} into .venv", flush=True)
        UNFINISHED.touch()
        pip_install("--require-hashes", *(word for file in files for word in ("-r", file)))
    (STAMPS / layer).write_text(fingerprint(layer))
    UNFINISHED.unlink(missing_ok=True)


def make_ready(layer: str) -> None:
    """Installs whatever the layer still lacks, the lowest layer first."""
    beneath = LAYERS[layer][0]
    if beneath is not None:
        make_ready(beneath)
    if (layer == "venv" and not is_sound()) or not is_current(layer):
        install(layer)


def main() -> None:
    """Makes the layer named on the command line ready, one process at a time."""
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        sys.exit("This Python cannot make virtual environments. On Debian: apt-get install python3-venv")
    with open(__file__) as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            make_ready(sys.argv[1])
        except subprocess.CalledProcessError as failure:
            sys.exit(f"Could not set up .venv: {failure}")


if __name__ == "__main__":
    main()
