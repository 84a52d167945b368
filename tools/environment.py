"""Keeps `.venv` exactly as the requirement files say; `make` calls this before all else.

`python tools/environment.py LAYER` makes sure that the layer and all beneath it are installed, and
says a line for each thing it does: nothing, when there is nothing to do. It needs the standard
library only, for it runs before anything is installed.
"""

import fcntl
import hashlib
import importlib.util
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
    "play": ("venv", ("build.txt", "runtime.txt")),
    "dev": ("play", ("dev.txt",)),
    "docs": ("play", ("docs.txt",)),
    "pins": ("venv", ("pins.txt",)),
}


def fingerprint(layer: str) -> str:
    """A text that changes whenever the layer would have to be installed anew."""
    content = [sys.version, sys.base_prefix, str(VENV)]
    content += [(ROOT / "requirements" / name).read_text() for name in LAYERS[layer][1]]
    if layer == "play":
        project = tomllib.loads((ROOT / "pyproject.toml").read_text())
        package = (ROOT / "src" / "euchre" / "__init__.py").read_text().splitlines()
        content += [repr(project["build-system"]), repr(project["project"])]
        content += [line for line in package if line.startswith("__version__")]
    return hashlib.sha256("\0".join(content).encode()).hexdigest()


def is_sound() -> bool:
    """Whether all that is in `.venv` was installed to the end, from the files as they are now."""
    return (
        PYTHON.exists()
        and (STAMPS / "venv").exists()
        and not UNFINISHED.exists()
        and all(s.name in LAYERS and s.read_text() == fingerprint(s.name) for s in STAMPS.iterdir())
    )


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
    else:
        files = [f"requirements/{name}" for name in LAYERS[layer][1]]
        print(f"Installing {' and '.join(files)} into .venv", flush=True)
        UNFINISHED.touch()
        pip_install("--require-hashes", *(word for file in files for word in ("-r", file)))
    if layer == "play":
        pip_install("--no-deps", "--no-build-isolation", "--editable", ".")
    (STAMPS / layer).write_text(fingerprint(layer))
    UNFINISHED.unlink(missing_ok=True)


def make_ready(layer: str) -> None:
    """Installs whatever the layer still lacks, the lowest layer first."""
    beneath = LAYERS[layer][0]
    if beneath is not None:
        make_ready(beneath)
    if (layer == "venv" and not is_sound()) or not (STAMPS / layer).exists():
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
