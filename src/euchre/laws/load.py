"""Reads the codes from the package's own data and makes house variants of them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, fields, replace
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

from ..cards import Rank
from ..deciding import decides
from ..errors import LawDataError, NotationError
from .check import MOST_PACKETS, check_code, rests_on, shown_number
from .code import Code, number_bounds
from .irregularities import Provision, load_irregularities

CODE_NAMES = ("professor-1862", "jerome-1877", "leeds-dwight-1888", "modern", "modern-3", "modern-2")
"""The six games, oldest first."""

Values: TypeAlias = dict[str, object]

_IDENTITY = ("name", "title", "register", "base", "changes", "laws", "reasons", "provisions", "words")
VALUE_FIELDS = tuple(field.name for field in fields(Code) if field.name not in _IDENTITY)
"""The fields of a code that a house rule may change."""
CUSTOMS = tuple(
    field.name for field in fields(Code) if field.name in VALUE_FIELDS and field.default is not MISSING
)
"""Fields with a default: house rules that no book has. The codes all have the default."""


@cache
def _types() -> dict[str, Any]:
    return get_type_hints(Code)


def allowed_words(key: str) -> tuple[str, ...]:
    """Return the words that are allowed in a field; empty if the field holds something other than a word."""
    hint = _types()[key]
    if hint is Rank:
        return ("7", "8", "9", "T")
    return get_args(hint) if get_origin(hint) is Literal else ()


def allowed_values(key: str) -> str:
    """Return the values allowed in a field, as a phrase for a message."""
    hint = _types()[key]
    words = [f'"{word}"' for word in allowed_words(key)]
    if hint is Rank:
        return f"{', '.join(words[:-1])} or {words[-1]}"
    if words:
        return " or ".join(words)
    if hint is bool:
        return "true or false"
    if hint is str:
        return 'ranks from the highest down, as "JAKQT987"'
    if key == "packets":
        return "a list of pairs, as [[3, 2], [2, 3]]"
    bounds = number_bounds()[key]
    return f"a whole number from {bounds.least} to {bounds.most}"


def _wrong(key: str, value: object) -> LawDataError:
    return LawDataError(f"{key} = {_toml(value)} is not allowed: {key} is {allowed_values(key)}")


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return shown_number(value)
    return f'"{value}"' if isinstance(value, str) else str(value)


def _nearest(key: str) -> str:
    near = get_close_matches(key, VALUE_FIELDS, n=3, cutoff=0.5)
    return f"did you mean {' or '.join(near)}?" if near else "a code has no such value;"


def read_value(key: str, value: object) -> object:
    """Return the value of a field as a `Code` holds it, from the value in a TOML file.

    Raises LawDataError for an unknown key or a wrong value, naming the key and what is allowed.
    """
    if key not in VALUE_FIELDS:
        raise LawDataError(f"unknown key '{key}': {_nearest(key)} `euchre codes CODE` lists all keys")
    hint = _types()[key]
    match value:
        case bool():
            good = hint is bool
        case int():
            good = hint is int and number_bounds()[key].least <= value <= number_bounds()[key].most
        case str() if hint is Rank:
            try:
                return Rank.from_text(value)
            except NotationError:
                raise _wrong(key, value) from None
        case str():
            good = hint is str or value in get_args(hint)
        case [_, *_] if key == "packets" and len(value) <= MOST_PACKETS:
            return tuple(_packet_pair(key, pair) for pair in value)
        case _:
            good = False
    if not good:
        raise _wrong(key, value)
    return value


def _packet_pair(key: str, pair: object) -> tuple[int, int]:
    match pair:
        case [int(first), int(second)] if first > 0 and second > 0 and bool not in map(type, pair):
            return first, second
    raise _wrong(key, pair)


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


def _with_parents(name: str) -> tuple[Values, dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """Return values, laws and reasons of a code's file, added to those of the code it departs from."""
    data = _data(name)
    values, laws, reasons = _with_parents(data["departs_from"]) if "departs_from" in data else ({}, {}, {})
    for key, entry in data.get("values", {}).items():
        values[key] = read_value(key, entry["is"])
        laws[key] = tuple(entry["law"].split())
    for key, ids in data.get("reasons", {}).items():
        reasons[key] = tuple(ids.split())
    return values, laws, reasons


def _provisions(name: str) -> dict[str, Provision]:
    """Return what a code provides for irregularities, added to what the code it departs from provides."""
    parent = _data(name).get("departs_from")
    provisions = {} if parent is None else _provisions(parent)
    for irregularity in load_irregularities().values():
        if name in irregularity.provisions:
            provisions[irregularity.name] = irregularity.provisions[name]
    return provisions


def _words(name: str) -> dict[str, str]:
    """Return the words of a code, added to those of the code it departs from."""
    data = _data(name)
    words = _words(data["departs_from"]) if "departs_from" in data else {}
    return words | {key.replace("_", " "): word for key, word in data.get("words", {}).items()}


@cache
def load_code(name: str) -> Code:
    """Return the code of one of the six games. Raises LawDataError for any other name."""
    if name not in CODE_NAMES:
        raise LawDataError(f"there is no code '{name}'; the codes are {', '.join(CODE_NAMES)}")
    values, laws, reasons = _with_parents(name)
    missing = [key for key in VALUE_FIELDS if key not in values and key not in CUSTOMS]
    if missing:
        raise LawDataError(f"{name}: no value for {', '.join(missing)}")
    data = _data(name)
    laws = dict.fromkeys(CUSTOMS, ()) | laws
    settled: dict[str, Any] = dict(values)
    code = Code(
        name=name,
        title=data["title"],
        register=data["register"],
        laws=MappingProxyType(laws),
        reasons=MappingProxyType(reasons),
        provisions=MappingProxyType(_provisions(name)),
        words=MappingProxyType(_words(name)),
        **settled,
    )
    check_code(code)
    return code


def house_variant(base: Code, changes: Mapping[str, object]) -> Code:
    """Return a code with some values changed; values are written as in a TOML file (`"9"` for a rank).

    A change to the value that the base code has anyway is dropped; without any change the result is the base
    code itself. Raises LawDataError, naming the key, for an unknown key, a wrong value or a contradiction.
    """
    read = dict(base.changes) | {key: _changed(base, key, value) for key, value in changes.items()}
    origin = load_code(base.base or base.name)
    kept = {key: value for key, value in read.items() if value != getattr(origin, key)}
    if not kept:
        return origin
    settled: dict[str, Any] = {field.name: getattr(origin, field.name) for field in fields(Code)} | kept
    settled |= {"base": origin.name, "changes": MappingProxyType(dict(sorted(kept.items())))}
    settled["title"] = f"{origin.title.partition(':')[0]}, with house rules"
    code = _without_dummy(_with_stolen_deal(Code(**settled)))
    check_code(code)
    return code


@decides(values="stolen_deal")
def _with_stolen_deal(code: Code) -> Code:
    """Return the code with the time in which a deal out of turn may be claimed, if the house sets it."""
    if code.stolen_deal == "by_law":
        return code
    until = "turn-up" if code.stolen_deal == "stands" else "deal-over"
    row = replace(code.provisions["deal-out-of-turn"], until=until)
    if code.register == "modern":  # whose register has the custom
        row = replace(row, laws=("custom-steal",))
    return replace(code, provisions=MappingProxyType({**code.provisions, "deal-out-of-turn": row}))


@decides("modern custom-no-dummy", values="dummy")
def _without_dummy(code: Code) -> Code:
    """Return the code without what it provides for a dummy hand, if the house plays without one."""
    if code.dummy:
        return code
    rows = {name: row for name, row in code.provisions.items() if "dummy" not in name}
    return replace(code, provisions=MappingProxyType(rows))


def _changed(base: Code, key: str, value: object) -> object:
    """Return a changed value as a `Code` holds it; an error for a wrong one names the laws of the value."""
    try:
        return read_value(key, value)
    except LawDataError as fault:
        raise LawDataError(f"{fault}{rests_on(base, key)}") from None


def value_text(value: object) -> str:
    """Return a value of a code as a rules file writes it."""
    if isinstance(value, Rank):
        return f'"{value.letter}"'
    if isinstance(value, tuple):
        return str([list(pair) for pair in value])
    return _toml(value)


def plain_value(value: object) -> object:
    """Return a value of a code as JSON and TOML hold it."""
    if isinstance(value, Rank):
        return value.letter
    return [list(pair) for pair in value] if isinstance(value, tuple) else value
