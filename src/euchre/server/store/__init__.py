"""Where tables are kept: the log of each, and what is read off it."""

from .interface import (
    AlreadyDone,
    Batch,
    Erased,
    Fenced,
    Listing,
    Owned,
    Person,
    Store,
    StoreFailed,
    StoreFull,
)

__all__ = [
    "AlreadyDone",
    "Batch",
    "Erased",
    "Fenced",
    "Listing",
    "Owned",
    "Person",
    "Store",
    "StoreFailed",
    "StoreFull",
]
