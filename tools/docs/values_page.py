"""The page of all values of the codes: what each means, what may stand there, and what each code has."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.laws import CODE_NAMES, CUSTOMS, VALUE_FIELDS, Code, allowed_values, load_code, value_text
from euchre.laws.field_docs import docs_of_fields


def values_page() -> Iterator[str]:
    """Yield the blocks of the page."""
    yield "# Values of the codes"
    yield (
        "Every value in which one game differs from another. Any of them may be set as a "
        "[house rule](house-rules.md) under its key."
    )
    yield "## Values that the codes have"
    yield from map(_value, (key for key in VALUE_FIELDS if key not in CUSTOMS))
    if CUSTOMS:
        yield "## Customs"
        yield "House rules that no code of a book has. Each is off unless the house sets it."
        yield from map(_value, CUSTOMS)


def _value(key: str) -> str:
    lines = [f"### `{key}`", "", docs_of_fields(Code)[key], "", f"- Allowed: {allowed_values(key)}."]
    held: dict[str, list[str]] = {}
    for name in CODE_NAMES:
        held.setdefault(value_text(getattr(load_code(name), key)), []).append(name)
    if len(held) == 1:
        return "\n".join([*lines, f"- In every code: `{next(iter(held))}`."])
    has = "; ".join(f"`{value}` in {', '.join(names)}" for value, names in held.items())
    return "\n".join([*lines, f"- {has}."])
