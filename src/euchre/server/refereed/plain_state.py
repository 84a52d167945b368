"""The referee's state as plain values for JSON, and back: what a snapshot holds of a table in club mode.

The state consists of frozen dataclasses. Each is written as the list of its fields in order, without the code
of laws, which the table has already. `SHAPE` names the classes and their fields, so that a state written by a
version with other fields is recognized and not read.
"""

from __future__ import annotations

import hashlib
import types
from collections.abc import Iterator
from dataclasses import Field, fields, is_dataclass
from enum import Enum, IntEnum
from functools import cache
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from ...acts import Act, read_act
from ...cards import Card
from ...laws import Code
from ...seats import BySide
from .mode import ClubMode

PlainState: TypeAlias = bool | int | str | list["PlainState"] | None
"""A part of the state as JSON holds it."""


def plain_of(value: Any) -> PlainState:
    """Return a part of the state as plain values. Raises TypeError for a value of a kind that no state
    has."""
    if isinstance(value, Enum):
        return int(value) if isinstance(value, IntEnum) else value.name
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (Act, Card)):
        return value.text
    if isinstance(value, BySide):
        return list(value.values)
    if isinstance(value, frozenset):
        return [plain_of(one) for one in sorted(value)]
    if isinstance(value, tuple):
        return [plain_of(one) for one in value]
    return [plain_of(getattr(value, field.name)) for field in _kept(value.__class__)]


def state_of(kind: Any, plain: Any, code: Code) -> Any:
    """Return a part of the state from plain values; `kind` is its type. Raises TypeError, ValueError and
    LookupError for values that are none of that kind."""
    if plain is None:
        return None
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (types.UnionType, Union):
        return state_of(next(one for one in arguments if one is not type(None)), plain, code)
    if origin is tuple:
        many = arguments[:1] * len(plain) if arguments[-1] is Ellipsis else arguments
        return tuple(state_of(one, part, code) for one, part in zip(many, plain, strict=True))
    if origin is frozenset:
        return frozenset(state_of(arguments[0], part, code) for part in plain)
    if origin is BySide:
        return BySide(code.seating.sides, tuple(plain))
    return plain if origin is Literal or kind in (bool, int, str) else _object_of(kind, plain, code)


def _object_of(kind: Any, plain: Any, code: Code) -> Any:
    if kind is Card:
        return Card(plain)
    if issubclass(kind, IntEnum):
        return kind(plain)
    if issubclass(kind, Enum):
        return kind[plain]
    if issubclass(kind, Act):
        return read_act(plain)
    hints = _hints(kind)
    state = {
        field.name: state_of(hints[field.name], part, code)
        for field, part in zip(_kept(kind), plain, strict=True)
    }
    return kind(**state, **({"code": code} if "code" in hints else {}))


@cache
def _kept(kind: Any) -> tuple[Field[Any], ...]:
    """Return the fields of a class that are written: all but the code of laws."""
    if not is_dataclass(kind):
        raise TypeError(f"no state has a part of the type {kind.__name__}")
    return tuple(field for field in fields(kind) if field.name != "code")


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _classes(kind: Any, known: set[Any]) -> Iterator[Any]:
    """Yield the dataclasses of which a state of this type is made, each once."""
    for one in get_args(kind):
        yield from _classes(one, known)
    is_part = isinstance(kind, type) and is_dataclass(kind) and not issubclass(kind, (Act, Code, BySide))
    if is_part and kind not in known:
        known.add(kind)
        yield kind
        for hint in _hints(kind).values():
            yield from _classes(hint, known)


def _shape() -> str:
    said = [
        f"{kind.__name__}: {', '.join(f'{field.name} {field.type}' for field in _kept(kind))}"
        for kind in _classes(ClubMode, set())
    ]
    return hashlib.sha256("\n".join(said).encode()).hexdigest()[:16]


SHAPE = _shape()
"""Identifies the classes of the state and their fields."""
