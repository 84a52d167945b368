"""Where tables are kept: the log of each, and what is read off it."""

from .interface import (
    AlreadyDone,
    Batch,
    Beat,
    Erased,
    Fenced,
    Line,
    Listing,
    News,
    Opened,
    Person,
    Standing,
    Store,
    StoreFailed,
    StoreFull,
)

__all__ = [
    "AlreadyDone",
    "Batch",
    "Beat",
    "Erased",
    "Fenced",
    "Line",
    "Listing",
    "News",
    "Opened",
    "Person",
    "Standing",
    "Store",
    "StoreFailed",
    "StoreFull",
]
