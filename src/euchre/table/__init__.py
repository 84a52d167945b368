"""The table with its referee: acts as people do them, irregularities, remedies and rulings."""

from .between_deals import deal_begins
from .binding import cards_open
from .fold import after, new_table
from .ruling import Knowledge, Ruling, Verdict
from .seat_view import Claimable, Offer, TableView, lies_open, may_be_told, table_view
from .settlement import due
from .state import Case, CaseStatus, Exposed, Ledger, Order, OrderKind, RefereedTable

__all__ = [
    "Case",
    "CaseStatus",
    "Claimable",
    "Exposed",
    "Knowledge",
    "Ledger",
    "Offer",
    "Order",
    "OrderKind",
    "RefereedTable",
    "Ruling",
    "TableView",
    "Verdict",
    "after",
    "cards_open",
    "deal_begins",
    "due",
    "lies_open",
    "may_be_told",
    "new_table",
    "table_view",
]
