"""Turns sentences such as `B has six cards` or `A says D reneged` into the words of the grammar."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from re import Match, Pattern
from typing import TypeAlias

from ...state import RefereedTable
from ..unsettled.choosing import lost_wish
from . import (
    of_calls,
    of_changed_discards,
    of_consulting,
    of_discards,
    of_lone_hands,
    of_marks,
    of_notice,
    of_numbers,
    of_objections,
    of_penalties,
    of_play,
    of_questions,
    of_remarks,
    of_revoking,
    of_showing,
    of_tricks,
)
from .dealing import of_counting, of_cutting, of_deal, of_dummy, of_new_deals
from .meaning import ASKS, Meaning, Row, compiled, meant
from .reports import (
    of_complaints,
    of_consequences,
    of_disobeying,
    of_exposed,
    of_findings,
    of_further_claims,
    of_house_rules,
    of_packs,
    of_revokes,
    of_shuffling,
    of_things_found,
)

_WISH: Row = ("<who> (?P<wish>.+)", lost_wish)
"""What is left when a sentence is none of the others: a wish for what is open no more."""
_Rows: TypeAlias = tuple[tuple[Pattern[str], Meaning], ...]


def meanings(
    text: str, table: RefereedTable, *, before_the_grammar: bool = False
) -> Iterator[tuple[str, ...]]:
    """What a sentence in plain words may mean: for each meaning its acts, in words of the desk.

    With `before_the_grammar` only what the words of the grammar would not say.
    """
    for found in _found(table, _matches(text, before_the_grammar)):
        if not found.startswith(ASKS):
            yield tuple(found.split(" & "))


def question(text: str, table: RefereedTable) -> str | None:
    """What is to be asked about a sentence that leaves something out; None for other sentences."""
    asked = (found.removeprefix(ASKS) for found in _found(table, _matches(text)) if found.startswith(ASKS))
    return next(asked, None)


def _found(table: RefereedTable, rows: tuple[tuple[Match[str], Meaning], ...]) -> Iterator[str]:
    for match, meaning in rows:
        found = meant(meaning, match, table)
        if found is not None:
            yield found


@lru_cache(maxsize=4096)
def _matches(text: str, before_the_grammar: bool = False) -> tuple[tuple[Match[str], Meaning], ...]:
    """The rows that a text fits; the reader asks for those of one text many times."""
    found = ((pattern.fullmatch(text), meaning) for pattern, meaning in _rows(before_the_grammar))
    return tuple((match, meaning) for match, meaning in found if match is not None)


@cache
def _rows(before_the_grammar: bool = False) -> _Rows:
    if before_the_grammar:
        of_claims = of_further_claims.BEFORE_THE_GRAMMAR
        of_bidding = (*of_changed_discards.BEFORE_THE_GRAMMAR, *of_calls.BEFORE_THE_GRAMMAR)
        of_bidding = (*of_bidding, *of_objections.BEFORE_THE_GRAMMAR)
        of_choices = (*of_exposed.BEFORE_THE_GRAMMAR, *of_new_deals.BEFORE_THE_GRAMMAR)
        of_choices = (*of_choices, *of_consequences.BEFORE_THE_GRAMMAR, *of_penalties.BEFORE_THE_GRAMMAR)
        of_choices = (*of_revokes.BEFORE_THE_GRAMMAR, *of_choices)
        of_choices = (*of_packs.BEFORE_THE_GRAMMAR, *of_shuffling.BEFORE_THE_GRAMMAR, *of_choices)
        of_bidding = (*of_house_rules.BEFORE_THE_GRAMMAR, *of_bidding)
        return compiled((*of_bidding, *of_claims, *of_discards.BEFORE_THE_GRAMMAR, *of_choices))
    of_cards = (*of_tricks.ROWS, *of_revoking.ROWS, *of_play.ROWS, *of_showing.ROWS)
    of_bidding = (*of_changed_discards.ROWS, *of_lone_hands.ROWS, *of_calls.ROWS, *of_discards.ROWS)
    of_talk = (*of_consulting.ROWS, *of_questions.ROWS, *of_disobeying.ROWS)
    of_choices = (*of_exposed.ROWS, *of_marks.ROWS, *of_revokes.ROWS, *of_complaints.ROWS)
    of_choices = (*of_choices, *of_notice.ROWS, *of_penalties.ROWS)
    of_dealing = (*of_numbers.ROWS, *of_cutting.ROWS, *of_counting.ROWS, *of_deal.ROWS)
    first = (*of_house_rules.ROWS, *of_remarks.ROWS, *of_findings.ROWS, *of_packs.ROWS, *of_dummy.ROWS)
    first = (*of_shuffling.ROWS, *of_things_found.ROWS, *first)
    return compiled((*first, *of_dealing, *of_bidding, *of_talk, *of_choices, *of_cards, _WISH))
