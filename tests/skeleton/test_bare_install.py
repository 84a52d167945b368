import subprocess
import sys
from pathlib import Path

# Run by a Python that has the wheel and nothing else.
SNIPPET = """
import importlib.util
import euchre

for name in ("click", "rich", "numpy"):
    assert importlib.util.find_spec(name) is None, f"{name} is installed: this environment is not bare"

from euchre.bots import SimplePlayer, play_deal
from euchre.game import new_sitting
from euchre.lawbook import decisions
from euchre.laws import CODE_NAMES, load_code
from euchre.laws.register import load_comparison, load_glossary
from euchre.notation import coups

for name in CODE_NAMES:
    code = load_code(name)
    players = {seat: SimplePlayer() for seat in code.seating.seats}
    played = play_deal(new_sitting(code), players, seed=7)
    assert played.deal.outcome is not None, f"no deal of {name} comes to an end"
assert decisions("modern")["lead"].values == ("lead_against_lone",), "the laws are not all there"
assert load_comparison().axes and load_glossary(), "the comparison or the glossary is empty"
assert len(coups()) == 9, "the published coups are not all there"
print(euchre.__version__)
"""


def test_bare_package_works_without_its_dependencies(wheel: Path, tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    python = venv / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "-qq",
        "--disable-pip-version-check",
    ]
    subprocess.run([*pip, "--no-index", "--no-deps", str(wheel)], check=True)

    ran = subprocess.run([python, "-I", "-c", SNIPPET], cwd=tmp_path, capture_output=True, text=True)

    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.splitlines()[-1] == wheel.name.split("-")[1]
