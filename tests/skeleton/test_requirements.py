"""The pinned requirements fit the ranges in `pyproject.toml`, and name no package index."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

NAMES = "build runtime server services dev docs pins pure audit wheels"
FILES = [f"{name}.txt" for name in NAMES.split()]


def entries(path: Path) -> list[str]:
    """Return each requirement as one line, with continued lines joined and comments removed."""
    lines = [line for line in path.read_text().splitlines() if not line.lstrip().startswith("#")]
    return [entry for entry in "\n".join(lines).replace("\\\n", " ").splitlines() if entry.strip()]


def pins(path: Path) -> dict[str, str]:
    """Return the pinned version of each package in the file."""
    found: dict[str, str] = {}
    for entry in entries(path):
        requirement = Requirement(entry.partition("--hash")[0])
        (exact,) = requirement.specifier
        assert exact.operator == "=="
        assert found.setdefault(requirement.name, exact.version) == exact.version
    return found


@pytest.fixture
def ranges(root: Path) -> dict[str, list[str]]:
    """Return the ranges that each requirement file must satisfy."""
    pyproject = tomllib.loads((root / "pyproject.toml").read_text())
    project, groups = pyproject["project"], pyproject["dependency-groups"]
    extras = project["optional-dependencies"]
    return {
        "build.txt": pyproject["build-system"]["requires"] + groups["build"],
        "runtime.txt": project["dependencies"],
        "server.txt": project["dependencies"] + extras["server"],
        "services.txt": project["dependencies"] + extras["postgres"] + extras["redis"],
        "dev.txt": project["dependencies"] + extras["dev"],
        "docs.txt": project["dependencies"] + extras["docs"],
        "pins.txt": groups["pins"],
        "pure.txt": groups["pure"],
        "audit.txt": groups["audit"],
        "wheels.txt": groups["wheels"],
    }


def test_every_requirement_file_is_known_here(root: Path) -> None:
    assert sorted(path.name for path in (root / "requirements").iterdir()) == sorted(FILES)


@pytest.mark.parametrize("name", FILES)
def test_pins_meet_the_ranges(name: str, root: Path, ranges: dict[str, list[str]]) -> None:
    pinned = pins(root / "requirements" / name)
    for text in ranges[name]:
        wanted = Requirement(text)
        version = pinned.get(canonicalize_name(wanted.name))
        assert version is not None, f"{text}: run `make requirements`"
        assert version in wanted.specifier, f"{text}: run `make requirements`"


def test_one_package_has_one_version_in_all_files(root: Path) -> None:
    versions: dict[str, set[str]] = {}
    for name in FILES:
        for package, version in pins(root / "requirements" / name).items():
            versions.setdefault(package, set()).add(version)
    assert {package: found for package, found in versions.items() if len(found) > 1} == {}


@pytest.mark.parametrize("name", FILES)
def test_every_requirement_has_hashes(name: str, root: Path) -> None:
    found = entries(root / "requirements" / name)
    assert found
    assert [e for e in found if not re.search(r"( +--hash=sha256:[0-9a-f]{64})+ *$", e)] == []


@pytest.mark.parametrize("name", FILES)
def test_no_line_names_a_host_or_an_index(name: str, root: Path) -> None:
    named = re.compile(r"://|^ *-|index|find-links|trusted-host|\.(org|com|net|io)\b", re.IGNORECASE)
    lines = (root / "requirements" / name).read_text().splitlines()
    assert [line for line in lines if named.search(line) and not re.match(r" +--hash=sha256:", line)] == []
