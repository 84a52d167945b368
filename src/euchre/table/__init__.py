"""The table with its referee: acts as people do them, irregularities, remedies and rulings."""

from .fold import after, deal_begins, new_table
from .orders import cards_open
from .ruling import Knowledge, Ruling, Verdict
from .settlement import due
from .state import Case, Exposed, Ledger, Order, OrderKind, Standing, Table

__all__ = [
    "Case",
    "Exposed",
    "Knowledge",
    "Ledger",
    "Order",
    "OrderKind",
    "Ruling",
    "Standing",
    "Table",
    "Verdict",
    "after",
    "cards_open",
    "deal_begins",
    "due",
    "new_table",
]
