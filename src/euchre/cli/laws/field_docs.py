"""The documentation of each value of a code, and its law ids as text."""

from __future__ import annotations

from ...laws import Code
from ...laws.field_docs import docs_of_fields


def field_docs() -> dict[str, str]:
    """The docstring of each field of `Code`; fields without one are left out."""
    return docs_of_fields(Code)


def cited(code: Code, ids: tuple[str, ...]) -> str:
    """Law ids after the name of their register, `jerome-1877 6.1, 6.6`; empty for none."""
    return f"{code.register} {', '.join(ids)}" if ids else ""
