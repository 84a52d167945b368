"""The line of documentation of each value of a code, and its laws in a line."""

from __future__ import annotations

from ...laws import Code
from ...laws.field_docs import docs_of_fields


def field_docs() -> dict[str, str]:
    """For each field of `Code` the text written below it; fields without one are left out."""
    return docs_of_fields(Code)


def cited(code: Code, ids: tuple[str, ...]) -> str:
    """Law ids with their register before them once, `jerome-1877 6.1, 6.6`; empty for none."""
    return f"{code.register} {', '.join(ids)}" if ids else ""
