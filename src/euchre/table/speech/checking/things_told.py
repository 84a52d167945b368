"""The cards, the numbers and the packs that a line tells."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ....acts import Act, Cut, DealOut, Discard, Mark, ReportResult, TableAct, TakeSeat, ThrowIn
from ....cards import Card
from ....notation.record import DealLine


def is_thing(word: str) -> bool:
    """Whether a word after a number says what is counted."""
    return re.match(r"(?:cards?|tricks?|points?|too|more|over|short|of them)\b", word) is not None


def number_fits(act: Act, thing: str) -> bool:
    """Whether a number of things may belong to an act."""
    if thing.startswith("point"):
        return isinstance(act, Mark) or act.words.startswith(("corrects", "chooses", "claims", "points"))
    if thing.startswith("trick"):
        return isinstance(act, ThrowIn | ReportResult) or "trick" in act.words
    if thing.startswith("card"):
        return not isinstance(act, Mark)
    return True


def cards_of(act: Act) -> tuple[Card, ...]:
    """The cards of an act."""
    if isinstance(act, TableAct):
        return act.cards
    cards = getattr(act, "cards", None)
    if cards is not None:
        return tuple(cards)
    card = getattr(act, "card", None)
    return () if card is None else (card,)


_TRICKS = 5
"""The tricks of a deal, of which a report may tell those of either side."""
_NUMBERS = {"one": 1, "five": 5}
"""Numbers in the names of remedies."""


def numbers_of(act: Act) -> tuple[int, ...]:
    """The numbers of an act, with how many cards it has."""
    match act:
        case TableAct(matter="five-tricks"):
            return (5,)
        case TableAct():
            named = (_NUMBERS[part] for part in (act.matter or "").split("-") if part in _NUMBERS)
            return (*act.numbers, *((len(act.cards),) if act.cards else ()), *named)
        case Cut():
            return (act.lifted,)
        case Mark():
            return (act.points,)
        case ThrowIn():
            return (act.tricks,)
        case ReportResult():
            return (act.tricks, _TRICKS - act.tricks)
        case DealOut():
            return tuple(number for packets in act.rounds for number in packets)
        case Discard():
            return (len(act.cards),)
    return ()


def words_beside(told: Iterable[DealLine | Act]) -> str:
    """What a line may say of the pack that is dealt, or that a side brings, and of a seat that is taken."""
    told = tuple(told)
    packs = [one.pack for one in told if isinstance(one, DealLine) and one.pack is not None]
    words = [f" {pack} pack wrong other side's opponents' adversaries'" for pack in packs]
    brings = any(isinstance(one, TableAct) and one.form == "brings pack {matter}" for one in told)
    sits = any(isinstance(one, TakeSeat) for one in told)
    return "".join(
        (
            *words,
            " bring brings own owns belongs play plays use uses" if brings else "",
            " place seat chair free empty" if sits else "",
        )
    )
