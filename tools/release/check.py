"""Checks that version, changelog and tag agree: `python -m tools.release.check v0.1.0`.

Without a tag only what must hold at every commit is checked.
"""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import date
from itertools import pairwise
from pathlib import Path

from euchre import __version__

ROOT = Path(__file__).resolve().parents[2]
_HEADING = re.compile(r"^## (?P<title>.+)$", re.MULTILINE)
_RELEASE = re.compile(r"(?P<version>\d+\.\d+\.\d+) \((?P<date>\d{4}-\d\d-\d\d)\)")


def faults_at_every_commit(version: str, changelog: str) -> list[str]:
    """Return what is wrong with the changelog of a package of this version."""
    titles = [found["title"] for found in _HEADING.finditer(changelog)]
    if titles[:1] != ["Unreleased"]:
        return ["CHANGELOG.md does not begin with the heading Unreleased"]
    releases = [_RELEASE.fullmatch(title) for title in titles[1:]]
    unread = [title for title, found in zip(titles[1:], releases, strict=True) if found is None]
    if unread:
        return [f"'## {title}' is not a version and a date such as 0.1.0 (2026-11-22)" for title in unread]
    known = [(_numbers(found["version"]), date.fromisoformat(found["date"])) for found in releases if found]
    faults = [
        f"release {'.'.join(map(str, newer[0]))} is not above and after {'.'.join(map(str, older[0]))}"
        for newer, older in pairwise(known)
        if not (newer[0] > older[0] and newer[1] >= older[1])
    ]
    if not known or known[0][0] != _numbers(version):
        faults.append(f"the newest release of CHANGELOG.md is not {version}, the version of the package")
    return faults


def faults_at_a_release(tag: str, version: str, changelog: str, addresses: list[str]) -> list[str]:
    """Return what keeps a commit with this tag from being released."""
    faults = faults_at_every_commit(version, changelog)
    if tag != f"v{version}":
        faults.append(f"the tag {tag} is not v{version}, as the version of the package wants it")
    unreleased = changelog.partition("## Unreleased")[2].partition("\n## ")[0].strip()
    if unreleased:
        faults.append("CHANGELOG.md has lines under Unreleased")
    faults += [f"{address} is an example: set the project's own in pyproject.toml" for address in addresses]
    return faults


def example_addresses(pyproject: str) -> list[str]:
    """Return the addresses of pyproject.toml that nobody can open."""
    return sorted(set(re.findall(r"https://[\w.]*\.example[^\"]*", pyproject)))


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in version.split("."))


def _tagged_here(tag: str) -> bool:
    asked = ["git", "tag", "--points-at", "HEAD"]
    return tag in subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()


def main(arguments: list[str]) -> int:
    """Print what is wrong; the exit code."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    if arguments:
        faults = faults_at_a_release(arguments[0], __version__, changelog, example_addresses(pyproject))
        if not _tagged_here(arguments[0]):
            faults.append(f"the commit at hand has no tag {arguments[0]}")
    else:
        faults = faults_at_every_commit(__version__, changelog)
    print("\n".join(faults) or f"euchre {__version__}: version and changelog agree")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
