"""The book of 1862: its rules, grouped by the kind of choice."""

from __future__ import annotations

from ..library import book
from . import against_lone, calls, jambone, leads, lone

PROFESSOR = book(
    "professor-1862",
    calls=(*calls.RULES, *lone.RULES),
    leads=(*leads.RULES, *jambone.RULES),
    follows=against_lone.RULES,
)
