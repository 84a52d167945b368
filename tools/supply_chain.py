"""Audits the packages that users install for known vulnerabilities, and lists them in a bill of materials.

`python tools/supply_chain.py audit` exits with 1 if a vulnerability is known, 0 if none is, and 2 if some
package could not be checked (pip-audit itself reports success when it reaches no server).
`python tools/supply_chain.py sbom FILE` writes the bill of materials as CycloneDX.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import uuid
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from importlib.metadata import PackageMetadata, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
SHIPPED = ("runtime.txt", "server.txt", "services.txt")
"""Requirement files of what users install; the last is for servers that share a database."""
OPTIONAL = ("postgres", "redis")
"""The extras that the last file covers."""

# SPDX identifiers of the licence names in classifiers.
SPDX = {
    "MIT License": "MIT",
    "BSD License": "BSD-3-Clause",
    "Apache Software License": "Apache-2.0",
    "ISC License (ISCL)": "ISC",
    "Python Software Foundation License": "PSF-2.0",
}


@dataclass(frozen=True, slots=True)
class Pin:
    """One pinned package."""

    name: str
    version: str
    hashes: tuple[str, ...]
    """SHA-256 of each file allowed."""
    optional: bool = False
    """Whether only the optional extras need it."""

    @property
    def purl(self) -> str:
        """Its package URL."""
        return f"pkg:pypi/{self.name}@{self.version}"


def pins_in(text: str) -> tuple[Pin, ...]:
    """Return the packages pinned in a requirement file."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    entries = "\n".join(lines).replace("\\\n", " ").splitlines()
    found = []
    for entry in filter(str.strip, entries):
        requirement = Requirement(entry.partition("--hash")[0])
        (exact,) = requirement.specifier
        hashes = tuple(re.findall(r"--hash=sha256:([0-9a-f]{64})", entry))
        found.append(Pin(canonicalize_name(requirement.name), exact.version, hashes))
    return tuple(found)


def shipped() -> tuple[Pin, ...]:
    """Return all packages that users install, each once."""
    *served, shared = [
        pins_in((ROOT / "requirements" / name).read_text(encoding="utf-8")) for name in SHIPPED
    ]
    always = {pin.name: pin for pins in served for pin in pins}
    more = (replace(pin, optional=True) for pin in shared if pin.name not in always)
    return (*always.values(), *more)


def licence(metadata: PackageMetadata) -> str:
    """Return the licence as an SPDX expression if the package gives one, otherwise in its own words."""
    if "License-Expression" in metadata:
        return metadata["License-Expression"]
    classifiers = [str(text) for text in metadata.get_all("Classifier") or []]
    names = [
        text.rpartition(" :: ")[2] for text in classifiers if text.startswith("License :: OSI Approved :: ")
    ]
    if names:
        return " AND ".join(SPDX.get(name, name) for name in names)
    return str((metadata.get_all("License") or ["unknown"])[0])


def bill_of_materials(version: str, pins: Iterable[Pin]) -> dict[str, Any]:
    """Return the CycloneDX document of a version of euchre; the same text for the same pins."""
    ordered = sorted(pins, key=lambda pin: pin.name)
    own = f"pkg:pypi/euchre@{version}"
    purls = {pin.name: pin.purl for pin in ordered}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": uuid.uuid5(uuid.NAMESPACE_URL, " ".join([own, *purls.values()])).urn,
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "euchre",
                "version": version,
                "licenses": [{"license": {"id": "MIT"}}],
                "purl": own,
            }
        },
        "components": [_component(pin) for pin in ordered],
        "dependencies": [
            {"ref": own, "dependsOn": _needs("euchre", purls, "server", *OPTIONAL)},
            *({"ref": pin.purl, "dependsOn": _needs(pin.name, purls)} for pin in ordered),
        ],
    }


def _component(pin: Pin) -> dict[str, Any]:
    component = {
        "type": "library",
        "bom-ref": pin.purl,
        "name": pin.name,
        "version": pin.version,
        "scope": "optional" if pin.optional else "required",
        "hashes": [{"alg": "SHA-256", "content": content} for content in pin.hashes],
        "purl": pin.purl,
    }
    try:
        found = licence(distribution(pin.name).metadata)
    except PackageNotFoundError:  # pinned for another system than this
        return component
    is_one = re.fullmatch(r"[A-Za-z0-9.-]+", found) is not None
    return {**component, "licenses": [{"license": {"id": found}} if is_one else {"expression": found}]}


def _needs(name: str, purls: Mapping[str, str], *extras: str) -> list[str]:
    """Return the listed packages that a package requires on this system."""
    try:
        wanted = [Requirement(text) for text in distribution(name).requires or []]
    except PackageNotFoundError:
        return []
    asked = [{"extra": extra} for extra in extras or ("",)]
    here = [one for one in wanted if one.marker is None or any(map(one.marker.evaluate, asked))]
    return sorted({purls[known] for one in here if (known := canonicalize_name(one.name)) in purls})


@dataclass(frozen=True, slots=True)
class Audit:
    """The result of an audit."""

    asked: frozenset[str]
    """Packages that were checked."""
    unasked: frozenset[str]
    faults: tuple[str, ...]
    """One line for each known vulnerability."""

    @property
    def status(self) -> int:
        """1 for known vulnerabilities, 2 if not all packages were checked, otherwise 0."""
        return 1 if self.faults else 2 if self.unasked or not self.asked else 0

    @property
    def verdict(self) -> str:
        """The result in words."""
        every = len(self.asked) + len(self.unasked)
        match self.status:
            case 1:
                return "KNOWN FAULTS\n" + "\n".join(self.faults)
            case 2:
                return f"NOT AUDITED: there was no answer about {len(self.unasked)} of {every} packages"
            case _:
                return f"audited: {every} packages, no known fault"


def audit_of(pins: Iterable[Pin], report: Mapping[str, Any]) -> Audit:
    """Return the result for pinned packages from pip-audit's report; packages left out there were not
    checked."""
    reported: dict[str, Any] = {canonicalize_name(one["name"]): one for one in report["dependencies"]}
    names = {pin.name for pin in pins}
    asked = frozenset(name for name in names if "vulns" in reported.get(name, {}))
    faults = tuple(
        f"{name} {reported[name]['version']}: {fault['id']}"
        for name in sorted(asked)
        for fault in reported[name]["vulns"]
    )
    return Audit(asked, frozenset(names) - asked, faults)


def report_on(file: Path) -> dict[str, Any]:
    """pip-audit's report on a requirement file; an empty one if it fails."""
    program = Path(sys.executable).with_name("pip-audit")
    options = ["--require-hashes", "--disable-pip", "--format", "json", "--progress-spinner", "off"]
    ran = subprocess.run([program, "-r", file, *options], capture_output=True, text=True, check=False)
    try:
        report: dict[str, Any] = json.loads(ran.stdout)
    except json.JSONDecodeError:
        print(ran.stderr.strip(), file=sys.stderr)
        return {"dependencies": []}
    return report


def main() -> None:
    """Run the command given on the command line."""
    match sys.argv[1:]:
        case ["audit"]:
            reports = [report_on(ROOT / "requirements" / name) for name in SHIPPED]
            known = [one for report in reports for one in report["dependencies"]]
            found = audit_of(shipped(), {"dependencies": known})
            print(found.verdict)
            sys.exit(found.status)
        case ["sbom", file]:
            made = bill_of_materials(distribution("euchre").version, shipped())
            Path(file).write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")
            print(f"{file}: {len(made['components'])} packages")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
