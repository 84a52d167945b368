"""Plants small faults in the engine and counts how many the tests detect.

`make mutants` takes a seeded sample of all possible faults and runs the quick tests on each;
`make mutants ARGS="--sample 0"` takes all of them. Fails if fewer than nine in ten are detected.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENGINE = (
    *("acts", "cards.py", "chance.py", "seating", "deal", "game", "seats.py", "view.py"),
    *("laws/check.py", "laws/code.py", "laws/load.py"),
)
TESTS = (
    *("deal", "game", "seating", "acts", "codes", "laws"),
    *("test_cards.py", "test_chance.py", "test_seats.py", "test_view.py"),
)
"""Tests that need no native core: the copy has none."""
WANTED = 0.9

# Run pytest on the copy in PYTHONPATH: the finder of the editable installation would take precedence.
_PYTEST = """
import sys
sys.meta_path[:] = [finder for finder in sys.meta_path if "Redirecting" not in type(finder).__name__]
import pytest
sys.exit(pytest.main(sys.argv[1:]))
"""

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


@dataclass(frozen=True)
class Fault:
    """One change to one place of the engine."""

    file: str
    line: int
    kind: str
    number: int
    """Index of the place in the file, in the order of the walk."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.kind}"


class _Planter(ast.NodeTransformer):
    """Walks a file, lists every place where a fault could be planted, and plants the chosen one."""

    def __init__(self, chosen: int | None = None) -> None:
        self.chosen = chosen
        self.places: list[tuple[int, str]] = []

    def _here(self, node: ast.expr, kind: str) -> bool:
        self.places.append((node.lineno, kind))
        return self.chosen == len(self.places) - 1

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        other = _COMPARISONS.get(type(node.ops[0]))
        if (
            len(node.ops) == 1
            and other is not None
            and self._here(node, f"{type(node.ops[0]).__name__} turned")
        ):
            node.ops = [other()]
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        if self._here(node, "and for or"):
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.Not) and self._here(node, "not left out"):
            return node.operand
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        swap = {ast.Add: ast.Sub, ast.Sub: ast.Add}.get(type(node.op))
        if swap is not None and self._here(node, "plus for minus"):
            node.op = swap()
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if isinstance(node.value, bool):
            if self._here(node, f"{node.value} turned"):
                return ast.copy_location(ast.Constant(not node.value), node)
        elif isinstance(node.value, int) and self._here(node, f"{node.value} plus one"):
            return ast.copy_location(ast.Constant(node.value + 1), node)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        # Not its decorators: whether a dataclass has slots does not show in play.
        node.body = [self.visit(statement) for statement in node.body]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node


def faults(file: Path, name: str) -> Iterator[Fault]:
    """Yield every fault that could be planted in a file."""
    planter = _Planter()
    planter.visit(ast.parse(file.read_text(encoding="utf-8")))
    for number, (line, kind) in enumerate(planter.places):
        yield Fault(name, line, kind, number)


def all_faults(source: Path) -> list[Fault]:
    """Return every fault of the engine, file by file."""
    files = [file for part in ENGINE for file in _python_files(source / "euchre" / part)]
    return [fault for file in files for fault in faults(file, str(file.relative_to(source)))]


def _python_files(path: Path) -> list[Path]:
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


def is_detected(fault: Fault | None) -> bool:
    """Return whether the quick tests fail or hang with the fault planted; None plants nothing."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
        if fault is not None:
            file = source / fault.file
            tree = _Planter(fault.number).visit(ast.parse(file.read_text(encoding="utf-8")))
            file.write_text(ast.unparse(ast.fix_missing_locations(tree)), encoding="utf-8")
        tests = [str(path) for pattern in TESTS for path in sorted((ROOT / "tests").glob(pattern))]
        command = [sys.executable, "-c", _PYTEST, "-x", "-q", "-p", "no:cacheprovider", *tests]
        environment = os.environ | {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=300)
        except subprocess.TimeoutExpired:
            return True
        return run.returncode != 0


def main() -> int:
    """Plant the faults, print those not detected, and return 1 if there are too many."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=100, help="how many faults, 0 for all (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="which sample (default 1)")
    chosen = parser.parse_args()
    if is_detected(None):
        print("the quick tests fail without any fault: fix that first")
        return 1
    found = all_faults(ROOT / "src")
    if chosen.sample:
        found = random.Random(chosen.seed).sample(found, min(chosen.sample, len(found)))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        detected = list(pool.map(is_detected, found))
    for fault, seen in zip(found, detected, strict=True):
        if not seen:
            print(f"not detected: {fault}")
    share = sum(detected) / len(found)
    print(f"{sum(detected)} of {len(found)} faults detected ({share:.0%}); {WANTED:.0%} are required")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
