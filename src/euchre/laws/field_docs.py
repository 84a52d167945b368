"""The docstring of each field of a class, read from its source."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from textwrap import dedent


@cache
def docs_of_fields(kind: type) -> dict[str, str]:
    """Return for each field of a class the string below it in the source; fields without one are left out."""
    (definition,) = ast.parse(dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)
    docs = {}
    for statement, below in zip(definition.body, definition.body[1:], strict=False):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            text = _string(below)
            if text is not None:
                docs[statement.target.id] = " ".join(text.split())
    return docs


def _string(statement: ast.stmt) -> str | None:
    match statement:
        case ast.Expr(ast.Constant(str(text))):
            return text
    return None
