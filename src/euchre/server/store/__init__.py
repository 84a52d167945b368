"""Where tables are kept: the log of each, and what is derived from it."""

from .database import Store
from .model import (
    AlreadyDone,
    Erased,
    Fenced,
    GuestRow,
    HeartbeatReply,
    Listing,
    LogBatch,
    News,
    PersonsTable,
    StoreDamaged,
    StoredEvening,
    StoredTable,
    StoreFailed,
    StoreFull,
    TableProgress,
    TableVisit,
)

__all__ = [
    "AlreadyDone",
    "Erased",
    "Fenced",
    "GuestRow",
    "HeartbeatReply",
    "Listing",
    "LogBatch",
    "News",
    "PersonsTable",
    "Store",
    "StoreDamaged",
    "StoreFailed",
    "StoreFull",
    "StoredEvening",
    "StoredTable",
    "TableProgress",
    "TableVisit",
]
