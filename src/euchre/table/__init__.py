"""The table with its referee: acts as people do them, irregularities, remedies and rulings."""

from .fold import after, deal_begins, new_table
from .orders import cards_open
from .ruling import Knowledge, Ruling, Verdict
from .seat_view import Claimable, Offer, TableView, lies_open, table_view
from .settlement import due
from .state import Case, Exposed, Ledger, Order, OrderKind, Standing, Table

__all__ = [
    "Case",
    "Claimable",
    "Exposed",
    "Knowledge",
    "Ledger",
    "Offer",
    "Order",
    "OrderKind",
    "Ruling",
    "Standing",
    "Table",
    "TableView",
    "Verdict",
    "after",
    "cards_open",
    "deal_begins",
    "due",
    "lies_open",
    "new_table",
    "table_view",
]
