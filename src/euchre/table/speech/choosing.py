"""Remedies chosen in the words in which the referee offers them: `A sends the card back, to lie face up`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from ...seats import Seat
from ..ruling import Ruling, Verdict
from ..seat_view import lies_open
from ..state import Case, RefereedTable
from ..terms.holders import claimants_of, holders_of
from .likeness import stems
from .plain import plain
from .words import choice_words

_NEEDS = {"play": "?Which card? Type {typed}", "call-suit": "?Which suit? Type {typed}"}
"""What is asked about a choice that names a card or a suit, if it is left out."""


def choice_said(text: str, table: RefereedTable) -> str | None:
    """The choice that a text makes in the words of the offer, in words of the desk; a question where a card
    or a suit is left out; None for other texts."""
    if not table.open_cases:
        return None
    said = _likeness(text, table)
    named = re.match(r"([A-Da-d]) ", text)
    for case, seat, remedy in _offers(table):
        words = f"{seat if named else ''} {choice_words(table.code, case, remedy)}"
        if said in (_likeness(words, table), _likeness(words.partition(",")[0], table)):
            asked = _NEEDS.get(remedy)
            return (
                f"{seat} chooses {remedy}"
                if asked is None
                else asked.format(typed=f"'{typed(case, seat, remedy)}'")
            )
    return None


def open_offers(table: RefereedTable) -> Iterator[tuple[Case, Ruling]]:
    """The cases in which somebody may choose now, each with the ruling that offered it and who may still
    choose."""
    standing: dict[tuple[str, Seat | None, int | None], Case] = {
        (case.irregularity, case.offender, case.trick): case for case in table.open_cases
    }
    for ruling in table.rulings:
        case = standing.get((ruling.irregularity, ruling.offender, ruling.trick))
        if ruling.verdict is Verdict.OFFERED and case is not None and (holders := holders_of(table, case)):
            yield case, replace(ruling, holders=holders)


def claims_possible(table: RefereedTable) -> tuple[str, ...]:
    """What to type for each irregularity that somebody may claim, because everybody could have noticed it."""
    if table.sitting.deal is None:
        return ()
    said = (
        f"{seat} claims {case.irregularity}"
        for case in table.ledger.cases
        if lies_open(table, case)
        for seat in claimants_of(table, case)[:1]
    )
    return tuple(dict.fromkeys(said))


def typed(case: Case, seat: Seat, remedy: str) -> str:
    """What to type for a choice."""
    if remedy == "play" and case.cards:
        return f"{seat} chooses play {case.cards[0]}"
    if remedy == "call-suit" and case.offender is not None:
        return f"{seat} calls hearts from {case.offender}"
    return f"{seat} chooses {remedy}"


def _offers(table: RefereedTable) -> Iterator[tuple[Case, Seat, str]]:
    for case in reversed(table.open_cases):
        for seat in holders_of(table, case):
            for remedy in table.code.provisions[case.irregularity].choices:
                yield case, seat, remedy


def _likeness(text: str, table: RefereedTable) -> tuple[str, frozenset[str]]:
    """The player named first, and the words of a text without their endings and what stands in brackets."""
    said = plain(re.sub(r"\([^)]*\)", "", text), table)
    seat = re.match(r"[A-D] ", said)
    return (seat[0].strip() if seat else "", stems(said) | {*re.findall("[0-9]+", said)})
