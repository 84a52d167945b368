"""The JSON documents of `euchre law`, each with the name of its schema."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from ...lawbook import decisions
from ...laws import plain_value
from ...laws.register import Axis, Entry, Law, Register, Scope, every_scope, load_comparison
from ..output import picked

Document = tuple[str, dict[str, object]]


def contents() -> Document:
    """Return the six codes with the size of their registers, the axes, and customs found in no source."""
    comparison = load_comparison()
    return "euchre.laws/1", {
        "codes": [
            {
                "name": scope.name,
                "register": scope.register.name,
                "title": scope.title,
                "laws": len(scope.laws),
                "situations": scope.situations,
                "silences": len(scope.register.silences),
            }
            for scope in every_scope()
        ],
        "axes": [axis.name for axis in comparison.axes],
        "outside": [asdict(option) for option in comparison.outside],
    }


def laws(scope: Scope) -> Document:
    """Return the laws of a code in short, in the order of their source."""
    return "euchre.law-list/1", {
        "code": scope.name,
        "register": scope.register.name,
        "title": scope.register.title,
        "laws": [_short(law) for law in scope.laws],
        "silences": [_short(silence) for silence in scope.register.silences],
    }


def law(scope: Scope, entry: Entry) -> Document:
    """Return one law or silence with everything known about it."""
    decision = decisions(scope.register.name)[entry.id]
    code = scope.code
    values = () if code is None else tuple(name for name in decision.values if entry.id in code.laws[name])
    return "euchre.law/1", {
        "register": scope.register.name,
        "is_law": isinstance(entry, Law),
        **asdict(entry),
        "code": scope.name,
        "values": {name: plain_value(getattr(code, name)) for name in values},
        "reasons": list(decision.reasons),
        "irregularities": list(decision.irregularities),
        "functions": [dotted(name) for name in decision.functions],
        "left_to_people": decision.left_to_people,
    }


def found(words: str, hits: Iterable[tuple[Register, Entry]]) -> Document:
    """Return the laws that a search found, best match first."""
    listed = [{"register": register.name, **_short(entry)} for register, entry in hits]
    return "euchre.law-search/1", {"words": words, "laws": listed}


def comparison(axis: Axis) -> Document:
    """Return what each register says on one axis."""
    return "euchre.law-comparison/1", {
        "axis": axis.name,
        "registers": {name: asdict(cell) for name, cell in axis.cells.items()},
    }


def dotted(name: str) -> str:
    """Return the Python name of a function in the lawbook."""
    return f"euchre.{name.replace(':', '.')}"


def _short(entry: Entry) -> dict[str, object]:
    law = picked(entry, "kind", "phase", "games") if isinstance(entry, Law) else {}
    return {**picked(entry, "id", "heading", "says"), **law, "is_law": isinstance(entry, Law)}
