"""The files in `deploy` fit the server: units that systemd accepts, a dashboard of metrics that exist."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import click
import pytest

from euchre.cli.commands import command_line
from euchre.server.operating import metrics

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted(file for file in DEPLOY.iterdir() if file.suffix in (".service", ".timer"))
PROGRAM = "/opt/euchre/bin/euchre"
WORST = 20
"""Exposure, in tenths, beyond which systemd's own rating of a unit is too bad."""


def analyzed(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run systemd-analyze, if this machine has it."""
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("needs systemd-analyze: apt-get install systemd")
    return subprocess.run([program, *map(str, words)], capture_output=True, text=True, check=False)


@pytest.fixture
def units(tmp_path: Path) -> list[Path]:
    """Return the units with a program that this machine has."""
    for unit in UNITS:
        (tmp_path / unit.name).write_text(unit.read_text().replace(PROGRAM, "/bin/true"))
    return sorted(tmp_path.iterdir())


def test_systemd_accepts_the_units(units: list[Path]) -> None:
    done = analyzed("verify", *units)
    assert (done.returncode, done.stderr) == (0, "")


def test_units_are_confined(units: list[Path]) -> None:
    for unit in (one for one in units if one.suffix == ".service"):
        done = analyzed("security", "--offline=true", f"--threshold={WORST}", unit)
        assert done.returncode == 0, done.stdout[-300:]


@pytest.mark.parametrize("unit", [one for one in UNITS if one.suffix == ".service"], ids=lambda one: one.name)
def test_commands_of_the_units_have_their_options(unit: Path) -> None:
    line = re.search(rf"^ExecStart={PROGRAM} (.*)$", unit.read_text(), re.MULTILINE)
    assert line is not None
    words = line[1].split()
    command: click.Command | None = command_line
    while isinstance(command, click.Group):
        command = command.get_command(click.Context(command), words.pop(0))
    assert command is not None
    known = {option for parameter in command.params for option in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known


def test_dashboard_shows_metrics_that_exist() -> None:
    pytest.importorskip("prometheus_client")
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
    asked = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    sources = "".join(
        (Path(metrics.__file__).parents[1] / name).read_text() for name in ("app.py", "operating/metrics.py")
    )
    for name in set(re.findall(r"euchre_(\w+?)(?:_total|_seconds_bucket|_seconds_count)?\b", asked)):
        assert f'"{name}"' in sources or f'"euchre_{name}"' in sources, name
    assert set(re.findall(r"\bprocess_\w+", asked)) <= {
        "process_resident_memory_bytes",
        "process_open_fds",
        "process_max_fds",
    }


def test_container_copies_what_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert "USER euchre" in text
    assert re.findall(r'"--([a-z-]+)"', text) == ["no-browser", "host", "data"]
