"""Copies of frozen objects with some fields changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from operator import attrgetter
from typing import Any, TypeVar

Whole = TypeVar("Whole")


def copier(kind: type[Any]) -> Callable[[Whole, Mapping[str, object]], Whole]:
    """A function that copies an object of a dataclass with slots and changes some of its fields, by name.

    It does the same as `dataclasses.replace` in a third of the time (`make bench ARGS=deals`), but does not
    run `__post_init__`. It raises KeyError for a name that is no field.
    """
    write_one = {field.name: getattr(kind, field.name).__set__ for field in fields(kind)}
    write_all = tuple(write_one.values())
    read_all = attrgetter(*write_one)

    def copied(whole: Whole, changes: Mapping[str, object]) -> Whole:
        changed: Whole = object.__new__(kind)
        for write, part in zip(write_all, read_all(whole), strict=False):
            write(changed, part)
        for name, part in changes.items():
            write_one[name](changed, part)
        return changed

    return copied
