"""Imports point down the list of packages only; lower packages use no files, clocks or network."""

import ast
import sys
from pathlib import Path

PURE = """
    errors deciding copying
    cards chance seats acts laws deal game view notation pictures table seating lawbook
""".split()
ORDER = [
    *PURE,
    *"bundled solver worlds equity bots sim evaluation players explain review puzzles".split(),
    *"arena lab env learning events shortcuts lessons server cli".split(),
]
BARE = {*PURE, "bots"}  # nothing but the standard library
OWN_DATA = {"laws", "notation", "bundled", "table"}  # these read the package's own data
MAY_REACH_OUT = {"server", "cli"}  # clock, files, network, environment, chance
REACHES_OUT = """
    asyncio calendar datetime fileinput ftplib getpass glob http importlib.resources locale logging mmap os
    pathlib pkgutil platform random secrets select selectors shelve shutil signal smtplib socket socketserver
    sqlite3 ssl subprocess tempfile time urllib uuid zoneinfo
""".split()


def imports(file: Path, package: list[str]) -> set[str]:
    """Return the full names that a file imports: `euchre.cards.Card`, `collections.abc.Iterator`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*start, *filter(None, [node.module])])
            found |= {f"{source}.{alias.name}" for alias in node.names}
    return found


def fault(own: str, name: str) -> str | None:
    """Return why the package `own` may not import `name`; None if it may."""
    first, target = [*name.split("."), ""][:2]
    if first == "euchre" and own == "__init__":
        return None  # the front door: its names are imported when they are first used
    if first == "euchre":
        if target not in ORDER:
            return None if own in MAY_REACH_OUT else "import from the module that defines it"
        return "points up the list" if ORDER.index(target) > ORDER.index(own) else None
    if first not in sys.stdlib_module_names:
        return "is not of the standard library" if own in BARE or own == "__init__" else None
    out = any(f"{name}.".startswith(f"{module}.") for module in REACHES_OUT)
    if out and own not in MAY_REACH_OUT and not (own in OWN_DATA and name.startswith("importlib.resources")):
        return "reaches outside"
    return None


def faults(root: Path) -> list[str]:
    """Return each import in `euchre` that breaks the rule, with its file and the reason."""
    found: list[str] = []
    for file in sorted((root / "euchre").rglob("*.py")):
        path = file.relative_to(root)
        own = "cli" if path.parts[1:] == ("__main__.py",) else path.with_suffix("").parts[1]
        if own not in [*ORDER, "__init__"]:
            found.append(f"{path}: unknown module {own}: add it to the list in {Path(__file__).name}")
            continue
        named = [(name, fault(own, name)) for name in sorted(imports(file, list(path.parts[:-1])))]
        found += [f"{path}: {name} {reason}" for name, reason in named if reason]
    return found


def test_imports_point_down_the_list(root: Path) -> None:
    assert faults(root / "src") == []


def tree(root: Path, **files: str) -> Path:
    """Write a package `euchre` of invented modules; two underscores in a name stand for a folder."""
    for name, text in files.items():
        file = root / "euchre" / (name.replace("__", "/") + ".py")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return root


def test_lawful_imports_pass(tmp_path: Path) -> None:
    made_up = tree(
        tmp_path,
        cards="from enum import Enum",
        laws__loader="from importlib.resources import files\nfrom euchre.cards import Card",
        deal__state="from ..cards import Card\nfrom .moves import after",
        solver__core="import numpy",
        cli__play="import click, os, time\nfrom euchre import __version__\nfrom euchre.server import wire",
    )
    assert faults(made_up) == []


def test_every_kind_of_fault_is_caught(tmp_path: Path) -> None:
    made_up = tree(
        tmp_path,
        acts="from .deal.state import Deal",
        bots__quick="def f() -> None:\n    import numpy.random",
        cards="from euchre import deal",
        deal__state="import os.path\nfrom importlib import resources\nfrom ..table import referee",
        extra="",
        seats="from euchre import Card",
        view="import click",
    )
    assert faults(made_up) == [
        "euchre/acts.py: euchre.deal.state.Deal points up the list",
        "euchre/bots/quick.py: numpy.random is not of the standard library",
        "euchre/cards.py: euchre.deal points up the list",
        "euchre/deal/state.py: euchre.table.referee points up the list",
        "euchre/deal/state.py: importlib.resources reaches outside",
        "euchre/deal/state.py: os.path reaches outside",
        "euchre/extra.py: unknown module extra: add it to the list in test_import_direction.py",
        "euchre/seats.py: euchre.Card import from the module that defines it",
        "euchre/view.py: click is not of the standard library",
    ]
