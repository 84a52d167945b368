"""Every function that takes or returns a NumPy array says its shape and its type."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src" / "euchre"
ARRAY = re.compile(r"\b(NDArray|ArrayLike|ndarray)\b")
# A shape in brackets, as `(N, 4)`, `(N,)` or `(…, size)`, or words where there is no fixed one.
SHAPE = re.compile(r"\([\w…][\w .+*-]*,[\w ,.…+*-]*\)|\bany shape\b|\bthe shape of\b|\bone axis for each\b")
TYPE = re.compile(r"\b(float64|float32|float|u?int(8|16|32|64)|int|bool|object)\b")

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(tree: ast.AST) -> Iterator[Function]:
    """Yield the functions and methods of a module, without functions inside functions."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            yield node
        elif isinstance(node, ast.ClassDef | ast.If):
            yield from functions(node)


def aliases_of(tree: ast.Module) -> set[str]:
    """Return the names of a module that stand for an array type, such as `Hands = NDArray[np.uint64]`."""
    return {
        ast.unparse(target)
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if ast.unparse(node.value).startswith("NDArray[")
    }


def known_aliases(tree: ast.Module, aliases: dict[str, set[str]]) -> set[str]:
    """Return the names for array types that a module defines or imports; `aliases` has those of each
    module."""
    imported = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.name in aliases.get((node.module or "").rpartition(".")[2], set())
    }
    return aliases_of(tree) | imported


def handles_arrays(function: Function, names: set[str]) -> bool:
    """Return whether an annotation of the function names an array type, or one of `names` that stand for
    it."""
    arguments = function.args
    each = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    annotations = [argument.annotation for argument in each] + [function.returns]
    text = " ".join(ast.unparse(one) for one in annotations if one is not None)
    return bool(ARRAY.search(text) or names & set(re.findall(r"\w+", text)))


def test_functions_with_arrays_say_shape_and_type() -> None:
    trees = {path: ast.parse(path.read_text()) for path in sorted(SOURCE.rglob("*.py"))}
    aliases = {path.stem: names for path, tree in trees.items() if (names := aliases_of(tree))}
    found, silent = 0, []
    for path, tree in trees.items():
        names = known_aliases(tree, aliases)
        for function in functions(tree):
            if handles_arrays(function, names):
                found += 1
                text = ast.get_docstring(function) or ""
                if not (SHAPE.search(text) and TYPE.search(text)):
                    silent.append(f"{path.relative_to(SOURCE)}:{function.lineno} {function.name}")
    assert not silent, "no shape or type in the docstring of " + "; ".join(silent)
    assert found >= 70
