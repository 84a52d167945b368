"""The line of documentation of each value of a code, from the source of `Code`, and its laws in a line."""

from __future__ import annotations

import ast
import inspect
from functools import cache

from ..laws import Code


@cache
def field_docs() -> dict[str, str]:
    """For each field of `Code` the text written below it; fields without one are left out."""
    (definition,) = ast.parse(inspect.getsource(Code)).body
    assert isinstance(definition, ast.ClassDef)
    docs = {}
    for statement, below in zip(definition.body, definition.body[1:], strict=False):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            text = _string(below)
            if text is not None:
                docs[statement.target.id] = " ".join(text.split())
    return docs


def cited(code: Code, ids: tuple[str, ...]) -> str:
    """Law ids with their register before them once, `jerome-1877 6.1, 6.6`; empty for none."""
    return f"{code.register} {', '.join(ids)}" if ids else ""


def _string(statement: ast.stmt) -> str | None:
    match statement:
        case ast.Expr(ast.Constant(str(text))):
            return text
    return None
