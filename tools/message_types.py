"""Writes `tools/page/messages.d.ts`, the TypeScript types of the messages, from the schema of the wire.

The page's scripts are checked against these types. Run `python -m tools.message_types` after a change of a
message; a test fails if the file is out of date.
"""

from pathlib import Path
from typing import Any

from tools.docs.wire_pages import json_schema

FILE = Path(__file__).parent / "page" / "messages.d.ts"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written(schema: dict[str, Any]) -> str:
    """Return the TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(f'"{word}"' for word in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(written(one) for one in schema["anyOf"])
    match schema.get("type"):
        case "array":
            items = written(schema["items"])
            return f"({items})[]" if " | " in items else f"{items}[]"
        case "object":
            return f"Record<string, {written(schema['additionalProperties'])}>"
        case kind:
            return _PLAIN[str(kind)]


def message(name: str, schema: dict[str, Any]) -> str:
    """Return the TypeScript interface of a message or part of one."""
    needed = set(schema.get("required", ()))
    lines = [f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        lines.append(f"  {field}{'' if field in needed else '?'}: {written(kind)};")
    return "\n".join([*lines, "}"])


def text() -> str:
    """Return the whole file."""
    head = "// Made by `python -m tools.message_types` from the wire's schema; change that and not this file."
    return "\n\n".join([head, *(message(name, kind) for name, kind in json_schema()["$defs"].items())]) + "\n"


if __name__ == "__main__":
    FILE.write_text(text())
