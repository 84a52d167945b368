"""The book of 1888: its rules, grouped by the kind of choice."""

from __future__ import annotations

from ..library import book
from . import (
    against_lone,
    assists,
    dealer_calls,
    discards,
    eldest_calls,
    eldest_leads,
    follows,
    leads,
    lone,
    third_calls,
)

LEEDS_DWIGHT = book(
    "leeds-dwight-1888",
    calls=(
        *eldest_calls.RULES,
        *assists.RULES,
        *third_calls.RULES,
        *dealer_calls.RULES,
        *lone.RULES,
        *discards.RULES,
    ),
    leads=(*eldest_leads.RULES, *leads.RULES),
    follows=(*follows.RULES, *against_lone.RULES),
)
