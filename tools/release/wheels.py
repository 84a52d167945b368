"""Builds the sdist and the wheels, twice, and tries them: `python -m tools.release.wheels dist`.

One wheel is for Python 3.11, one for the stable ABI of 3.12 and later. The sdist is made from the
working tree, the wheels from the sdist, so an sdist that lacks something fails here.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.pythons import STABLE, installed, with_headers
from tools.release.trial import Unfit, try_wheel

ROOT = Path(__file__).resolve().parents[2]
MOST_BYTES = 6_000_000
"""The largest wheel that is accepted."""


class Failed(Exception):
    """Why the packages are not fit to be published."""


def build_all(folder: Path, pythons: dict[str, Path]) -> list[Path]:
    """Return the sdist and a wheel for each ABI, in a folder."""
    wheels = [
        _wheel(_builder(path, folder / f"build-{abi}"), folder, f"build-{abi}")
        for abi, path in abis(pythons).items()
    ]
    return [*folder.glob("*.tar.gz"), *wheels]


def abis(pythons: dict[str, Path]) -> dict[str, Path]:
    """Return the Python that builds the wheel of each ABI."""
    own = {version: path for version, path in pythons.items() if version not in STABLE}
    stable = {version: path for version, path in pythons.items() if version in STABLE}
    return own | dict(list(stable.items())[:1])


def _builder(python: Path, folder: Path) -> Path:
    """Return the Python of a new environment with the pinned build requirements."""
    folder.mkdir(parents=True)
    _run([python, "-m", "venv", folder / "venv"])
    pinned = [word for name in ("build", "wheels") for word in ("-r", ROOT / "requirements" / f"{name}.txt")]
    builder = folder / "venv" / "bin" / "python"
    _run([builder, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--require-hashes", *pinned])
    return builder


def _wheel(python: Path, folder: Path, name: str) -> Path:
    """Build the sdist, and from it the wheel for the oldest glibc that its native cores allow."""
    raw, fit = folder / name / "raw", folder / name / "fit"
    _run([python, "-m", "build", "--no-isolation", "--outdir", raw, ROOT])
    (sdist,), (wheel,) = raw.glob("*.tar.gz"), raw.glob("*.whl")
    if wheel.name.endswith("-none-any.whl"):
        raise Failed(f"{wheel.name} has no native core: a C++ compiler is needed")
    tools = {"PATH": f"{python.parent}{os.pathsep}{os.environ['PATH']}"}
    _run([python, "-m", "auditwheel", "repair", "--wheel-dir", fit, wheel], env=tools)
    sdist.rename(folder / sdist.name)
    (repaired,) = fit.iterdir()
    return repaired.rename(folder / repaired.name)


def _run(words: list[str | Path], env: dict[str, str] | None = None) -> None:
    """Run a command silently; Failed with its output if it fails."""
    ran = subprocess.run(
        [str(word) for word in words],
        cwd=ROOT,
        env={**os.environ, "SOURCE_DATE_EPOCH": epoch(), **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if ran.returncode:
        raise Failed(f"{' '.join(str(word) for word in words)}\n{ran.stdout}")


def epoch() -> str:
    """Return the time written into the packages: SOURCE_DATE_EPOCH, or that of the last commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return given
    asked = ["git", "log", "-1", "--format=%ct"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def differences(first: list[Path], second: list[Path]) -> list[str]:
    """Return the names of files that two builds do not have in common, byte for byte."""
    contents = [{file.name: file.read_bytes() for file in build} for build in (first, second)]
    return sorted(
        name for name in contents[0] | contents[1] if contents[0].get(name) != contents[1].get(name)
    )


def main() -> int:
    """Build, compare, try and keep the packages; the exit code."""
    parser = argparse.ArgumentParser(description="Build the packages twice, compare them, and try them.")
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist")
    parser.add_argument("--once", action="store_true", help="build once, and compare nothing")
    options = parser.parse_args()
    pythons = with_headers(installed())
    print("Python here:", ", ".join(f"{version} ({path})" for version, path in pythons.items()) or "none")
    try:
        _make(options.folder.resolve(), pythons, 1 if options.once else 2)
    except (Failed, Unfit) as why:
        print(f"failed: {why}", file=sys.stderr)
        return 1
    return 0


def _make(folder: Path, pythons: dict[str, Path], times: int) -> None:
    missing = [name for name in ("3.11", "3.12 or later") if not _has(pythons, name)]
    with TemporaryDirectory() as scratch:
        builds = [build_all(Path(scratch) / str(number), pythons) for number in range(times)]
        different = differences(builds[0], builds[-1])
        if different:
            raise Failed(f"two builds differ in {', '.join(different)}")
        for file in builds[0]:
            _check_size(file)
        folder.mkdir(parents=True, exist_ok=True)
        kept = [Path(shutil.copy(file, folder)) for file in builds[0]]
    print("two builds have the same bytes" if times > 1 else "built once: not compared")
    for wheel in kept[1:]:
        for version, python in pythons.items():
            if fits(wheel, version):
                try_wheel(wheel, python, ROOT / "README.md")
    for name in missing:
        print(f"not built: no Python {name} with its headers is here")


def _has(pythons: dict[str, Path], name: str) -> bool:
    return name in pythons if name == "3.11" else any(version in STABLE for version in pythons)


def _check_size(file: Path) -> None:
    size = file.stat().st_size
    print(f"{size:>9,} bytes  {file.name}")
    if size > MOST_BYTES:
        raise Failed(f"{file.name} is larger than {MOST_BYTES:,} bytes")


def fits(wheel: Path, version: str) -> bool:
    """Return whether a Python of this version installs the wheel."""
    return (version in STABLE) if "-abi3-" in wheel.name else f"-cp{version.replace('.', '')}-" in wheel.name


if __name__ == "__main__":
    sys.exit(main())
