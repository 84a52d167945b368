"""Installing with and without a C++ compiler: the same answers, and `doctor` names the difference."""

import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

CORES = ("euchre/sim/_native.", "euchre/solver/_kernel.")
LINE = "A:JC,AC,9S B:QH,8H,KS C:7D,TD,QS D:KC,TC,AS trump=C leader=B makers=AC"

# Run by a Python that has the wheel and nothing else.
SNIPPET = f"""
from euchre.solver import IN_USE, NATIVE, WHY_NOT_NATIVE, best_cards, makers_tricks, read_position

position = read_position("{LINE}")
print(IN_USE.NAME, makers_tricks(position), *best_cards(position), "compiler" in WHY_NOT_NATIVE)

from euchre.laws import load_code
from euchre.sim import NATIVE, WHY_NOT_NATIVE, Run, deal_acts

run = Run(code=load_code("modern"), seed=7, players=("simple",))
print("no" if NATIVE is None else "a", "native simulator", deal_acts(run, 1)[3], "compiler" in WHY_NOT_NATIVE)
"""


@pytest.fixture(scope="module")
def wheel_without_compiler(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the package's wheel, built without a compiler."""
    folder = tmp_path_factory.mktemp("bare")
    (folder / "empty").mkdir()
    hidden = {"PATH": str(folder / "empty"), "CXX": str(folder / "c++"), "CC": str(folder / "cc")}
    pip = [sys.executable, "-m", "pip", "wheel", "-qq", "--disable-pip-version-check"]
    options = ["--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
    apart = [f"--config-settings=build-dir={folder / 'build'}"]
    subprocess.run([*pip, *options, *apart, str(root)], check=True, env={**os.environ, **hidden})
    (built,) = folder.glob("*.whl")
    return built


def cores_of(wheel: Path) -> list[str]:
    with ZipFile(wheel) as archive:
        names = sorted(archive.namelist())
    return [name for name in names if name.startswith(CORES) and not name.endswith(".pyi")]


def installed(wheel: Path, folder: Path) -> Path:
    """Return the Python of a new environment with the wheel installed."""
    python = folder / "venv" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "-qq"]
    subprocess.run([*pip, "--disable-pip-version-check", "--no-index", "--no-deps", str(wheel)], check=True)
    return python


def said_by(wheel: Path, folder: Path) -> list[str]:
    """Return the output of the snippet with the wheel installed."""
    python = installed(wheel, folder)
    ran = subprocess.run([python, "-I", "-c", SNIPPET], cwd=folder, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout.splitlines()


def test_native_cores_are_built_where_there_is_a_compiler(wheel: Path, tmp_path: Path) -> None:
    assert len(cores_of(wheel)) == len(CORES)
    assert said_by(wheel, tmp_path) == [
        "native 2 QH 8H KS False",
        "a native simulator A turns up 9D False",
    ]


def test_install_without_a_compiler_solves_and_simulates_in_python(
    wheel_without_compiler: Path, tmp_path: Path
) -> None:
    assert cores_of(wheel_without_compiler) == []
    assert wheel_without_compiler.name.endswith("-py3-none-any.whl")
    assert said_by(wheel_without_compiler, tmp_path) == [
        "reference 2 QH 8H KS True",
        "no native simulator A turns up 9D True",
    ]


def test_solver_passes_its_tests_without_a_compiler(
    root: Path, wheel_without_compiler: Path, tmp_path: Path
) -> None:
    python = installed(wheel_without_compiler, tmp_path)
    # The packages of this environment come behind, without what files of its own would set up.
    (site_packages,) = (tmp_path / "venv").glob("lib/python*/site-packages")
    (site_packages / "behind.pth").write_text(sysconfig.get_path("purelib") + "\n")
    pytest_ = [str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/solver"]
    ran = subprocess.run(
        pytest_, cwd=root, capture_output=True, text=True, env={**os.environ, "PATH": str(tmp_path), "CI": ""}
    )
    assert ran.returncode == 0, ran.stdout
    passed, skipped = (int(number) for number in re.findall(r"(\d+) (?:passed|skipped)", ran.stdout))
    assert passed > 100
    assert skipped > 50
