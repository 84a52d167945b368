"""Packages and releases: what an index shows, which wheel fits a Python, refused releases."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from euchre import __version__
from tools.release.check import example_addresses, faults_at_a_release, faults_at_every_commit, main
from tools.release.index_readme import with_addresses
from tools.release.trial import EXTRAS
from tools.release.wheels import abis, differences, fits

ROOT = Path(__file__).parents[2]
CHANGELOG = (
    "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2027-01-03)\n\n- New.\n\n## 0.1.0 (2026-11-22)\n\n- First.\n"
)


def test_version_and_changelog_agree_at_this_commit() -> None:
    assert main([]) == 0
    assert f"## {__version__} (" in (ROOT / "CHANGELOG.md").read_text()


@pytest.mark.parametrize(
    ("version", "was", "becomes", "fault"),
    [
        ("0.1.0", "", "", "the newest release of CHANGELOG.md is not 0.1.0"),
        ("0.2.0", "## Unreleased\n\n", "", "does not begin with the heading Unreleased"),
        ("0.2.0", "(2027-01-03)", "", "is not a version and a date"),
        ("0.2.0", "2027-01-03", "2026-01-03", "release 0.2.0 is not above and after 0.1.0"),
    ],
)
def test_disagreement_is_named(version: str, was: str, becomes: str, fault: str) -> None:
    (found,) = faults_at_every_commit(version, CHANGELOG.replace(was, becomes) if was else CHANGELOG)
    assert fault in found


def test_release_that_is_whole_has_no_fault() -> None:
    assert faults_at_a_release("v0.2.0", "0.2.0", CHANGELOG, []) == []


def test_release_is_refused_for_its_tag_what_is_unreleased_and_examples() -> None:
    changelog = CHANGELOG.replace("## Unreleased\n", "## Unreleased\n\n- Newer still.\n")
    tag, unreleased, example = faults_at_a_release("v0.3.0", "0.2.0", changelog, ["https://a.example"])
    assert "v0.3.0 is not v0.2.0" in tag
    assert "lines under Unreleased" in unreleased
    assert "https://a.example is an example" in example


def test_example_addresses_are_found() -> None:
    assert example_addresses('a = "https://euchre.example/x"\nb = "https://euchre.org"') == [
        "https://euchre.example/x"
    ]


def test_targets_of_the_readme_become_whole_addresses() -> None:
    readme = "![Table](docs/a.png) and [page](docs/b.md), [site](https://a.org) or [below](#c)"
    assert with_addresses(readme, "https://p/", "https://q/") == (
        "![Table](https://q/docs/a.png) and [page](https://p/docs/b.md), [site](https://a.org) or [below](#c)"
    )


def test_oldest_python_with_the_stable_abi_builds_its_wheel() -> None:
    here = {"3.11": Path("a"), "3.12": Path("b"), "3.13": Path("c")}
    assert abis(here) == {"3.11": Path("a"), "3.12": Path("b")}


@pytest.mark.parametrize(
    ("name", "fitting"),
    [
        ("euchre-0.1.0-cp311-cp311-manylinux_2_34_x86_64.whl", ["3.11"]),
        ("euchre-0.1.0-cp312-abi3-manylinux_2_34_x86_64.whl", ["3.12", "3.13", "3.14"]),
    ],
)
def test_wheels_fit_their_pythons(name: str, fitting: list[str]) -> None:
    assert [version for version in ("3.11", "3.12", "3.13", "3.14") if fits(Path(name), version)] == fitting


def test_builds_that_differ_are_named(tmp_path: Path) -> None:
    for build, content in (("1", "same"), ("2", "other")):
        (tmp_path / build).mkdir()
        (tmp_path / build / "a.whl").write_text("same")
        (tmp_path / build / "b.whl").write_text(content)
    first, second = ([tmp_path / build / name for name in ("a.whl", "b.whl")] for build in ("1", "2"))
    assert differences(first, second) == ["b.whl"]


def test_wheels_are_tried_with_every_extra_for_users() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    assert set(EXTRAS) == set(project["optional-dependencies"]) - {"dev", "docs"}
