"""The documentation of each value of a code, and its law ids as text."""

from __future__ import annotations

from collections.abc import Iterator

from ...laws import Code, load_code, value_text
from ...laws.field_docs import docs_of_fields


def field_docs() -> dict[str, str]:
    """The docstring of each field of `Code`; fields without one are left out."""
    return docs_of_fields(Code)


def cited(code: Code, ids: tuple[str, ...]) -> str:
    """Law ids after the name of their register, `jerome-1877 6.1, 6.6`; empty for none."""
    return f"{code.register} {', '.join(ids)}" if ids else ""


def house_rules(code: Code) -> Iterator[str]:
    """One line for each value that the house changes, with the value of the code and what it means."""
    origin, docs = load_code(code.base or code.name), field_docs()
    for name in code.changes:
        value, before = (value_text(getattr(each, name)) for each in (code, origin))
        yield f"House rule: {name} = {value}, not {before}. {docs[name]}"
