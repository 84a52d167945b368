"""Strict reading of JSON: an unknown key or a value of the wrong type is an error that names the key."""

from __future__ import annotations

import json
from collections.abc import Iterable
from math import isfinite
from typing import Any

from ..errors import NotationError

Object = dict[str, Any]


def _once(pairs: list[tuple[str, Any]]) -> Object:
    found: Object = {}
    for key, value in pairs:
        if key in found:
            raise NotationError(f"the key '{key}' appears twice in one object")
        found[key] = value
    return found


def _no_constant(text: str) -> None:
    raise NotationError(f"{text} is not valid JSON")


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise NotationError(f"{text[:40]} is too large a number")
    return number


def read_json(text: str) -> Any:
    """Return the value of a JSON text. Raises NotationError, with line and column, if it is not valid
    JSON."""
    try:
        return json.loads(
            text.removeprefix("\ufeff"),
            object_pairs_hook=_once,
            parse_constant=_no_constant,
            parse_float=_finite,
        )
    except json.JSONDecodeError as fault:
        raise NotationError(
            f"this is not valid JSON: {fault.msg}", line=fault.lineno, column=fault.colno
        ) from None
    except (ValueError, RecursionError) as fault:
        raise NotationError(f"this JSON cannot be read: {fault}") from None


def compact(value: object) -> str:
    """Return a value as JSON on one line; letters are escaped only if UTF-8 cannot encode them."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text if _is_utf8(text) else json.dumps(value, separators=(",", ":"))


def _is_utf8(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def as_object(value: object, place: str, keys: Iterable[str], needed: Iterable[str] = ()) -> Object:
    """Return the value as an object with known keys only. Raises NotationError, naming the key."""
    if not isinstance(value, dict):
        raise NotationError(f"{place or 'the file'} is an object {{...}}, not {_short(value)}")
    known = tuple(keys)
    for key in value:
        if key not in known:
            raise NotationError(f"unknown key '{_at(place, key)}'; known are {', '.join(known)}")
    for key in needed:
        if key not in value:
            raise NotationError(f"'{_at(place, key)}' is missing")
    return value


def as_list(value: object, place: str) -> list[Any]:
    """Return the value as a list. Raises NotationError for anything else."""
    if not isinstance(value, list):
        raise NotationError(f"{place} is a list [...], not {_short(value)}")
    return value


def as_text(value: object, place: str) -> str:
    """Return the value as a text. Raises NotationError for anything else."""
    if not isinstance(value, str):
        raise NotationError(f"{place} is a text, not {_short(value)}")
    if not _is_utf8(value):
        raise NotationError(f"{place} holds an incomplete character, {_short(value)}")
    return value


def as_whole(value: object, place: str, least: int = 0, most: int = 10**6) -> int:
    """Return the value as a whole number within bounds. Raises NotationError for anything else."""
    if type(value) is not int or not least <= value <= most:
        raise NotationError(f"{place} is a whole number from {least} to {most}, not {_short(value)}")
    return value


def as_truth(value: object, place: str) -> bool:
    """Return the value as true or false. Raises NotationError for anything else."""
    if not isinstance(value, bool):
        raise NotationError(f"{place} is true or false, not {_short(value)}")
    return value


def _at(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def _short(value: object) -> str:
    text = compact(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
