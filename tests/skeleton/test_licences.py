"""The licences of all packages that `euchre` needs are known and permissive."""

import re
from importlib.metadata import Distribution, distribution, version

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.supply_chain import licence

PERMISSIVE = {
    "MIT",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Apache-2.0",
    "ISC",
    "PSF-2.0",
    "0BSD",
    "Zlib",
    "Unlicense",
    "CC0-1.0",  # a waiver of copyright; parts of NumPy's expression
}


def requirements(of: Distribution, extra: str = "") -> set[str]:
    """Return the packages that a package needs here, with those of an extra."""
    wanted = [Requirement(text) for text in of.requires or []]
    return {
        canonicalize_name(r.name) for r in wanted if r.marker is None or r.marker.evaluate({"extra": extra})
    }


def runtime_dependencies() -> list[str]:
    """Return all packages needed to run and to serve, directly or indirectly."""
    found: set[str] = set()
    extras = ("server", "postgres", "redis", "print")
    open_ = {name for extra in extras for name in requirements(distribution("euchre"), extra)}
    while open_:
        found |= open_
        open_ = {name for known in open_ for name in requirements(distribution(known))} - found
    return sorted(found)


def is_permissive(expression: str) -> bool:
    """Return whether every licence in an expression is on the list."""
    return all(part.strip(" ()") in PERMISSIVE for part in re.split(r"\bAND\b|\bOR\b", expression))


def test_every_runtime_dependency_is_permissive() -> None:
    licences = {name: licence(distribution(name).metadata) for name in runtime_dependencies()}
    for name, text in licences.items():
        print(f"{name} {version(name)}: {text}")
    assert {"click", "rich", "pygments", "starlette", "h11"} <= set(licences), "the list is not transitive"
    assert {name: text for name, text in licences.items() if not is_permissive(text)} == {}


def test_other_licences_are_refused() -> None:
    assert is_permissive("MIT")
    assert is_permissive("(MIT OR Apache-2.0) AND BSD-3-Clause")
    assert not is_permissive("GPL-3.0-only")
    assert not is_permissive("MIT AND GPL-3.0-only")
    assert not is_permissive("unknown")
