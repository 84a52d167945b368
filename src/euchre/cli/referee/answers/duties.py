"""Answers whether a player has to do something: `must Bob take the card back?`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ....acts import Act, Call, Play, TableAct
from ....game import due_now
from ....notation import DealLine
from ....seats import Seat
from ....table import RefereedTable, Verdict
from ....table.remedies.besides import SENDS_CARD_BACK
from ....table.words.offered import open_offers
from ....table.words.rulings import ruling_text
from .named_before import players_named

MUST = re.compile(
    r"(?:but |and |so )?(?:must\b|has\b|(?:do|does|will|would)\b.*?\b(?:have|need) to\b)", re.IGNORECASE
)
"""How a question begins that asks whether a player has to do something."""


_WITH_CARDS = re.compile(
    r"\b(?:discard|throw|bury|exchange|(?:take|pick) up|play|follow|lead|obey)\b", re.IGNORECASE
)
"""Words for what a player does with cards in the play."""


def no_duty_of(line: str, table: RefereedTable) -> str | None:
    """That a player who sits out does nothing with cards; None for other questions."""
    out = () if table.sitting.deal is None else table.deal.calling.sitting_out
    named = players_named(line, table)
    if len(named) != 1 or not named <= {*out} or not MUST.match(line) or not _WITH_CARDS.search(line):
        return None
    lone = table.deal.calling.lone
    return f"No: {named.pop()} sits out{'' if lone is None else f' while {lone} plays alone'}."


def duty_to(
    told: tuple[tuple[DealLine | Act, RefereedTable], ...], table: RefereedTable
) -> Iterator[str] | None:
    """Whether a player has to do what is told; None where the desk cannot say."""
    act, after = told[-1]
    if isinstance(act, (Call, Play)):
        return _among_lawful(act, table)
    if isinstance(act, TableAct) and isinstance(act.actor, Seat):
        return _of_table_act(act, act.actor, table, after)
    return None


def _of_table_act(
    act: TableAct, who: Seat, table: RefereedTable, after: RefereedTable
) -> Iterator[str] | None:
    """Whether a player has to do what is no part of regular play."""
    if act.words.startswith("takes back") or act.form == "chooses {matter}":
        for case, ruling in open_offers(table):
            if case.offender == who and {*SENDS_CARD_BACK} & {*ruling.remedies}:
                return iter((f"{who} has to only if it is chosen: {ruling_text(ruling, table.code)}",))
    if act.form == "chooses {matter}":
        return iter((f"{who} does not have to: a choice may be left alone.",))
    theirs = [one for one in after.last_rulings if one.offender == who and one.verdict is not Verdict.REFUSED]
    if not theirs:
        return None
    said = " ".join(ruling_text(one, after.code) for one in theirs)
    return iter((f"{who} does not have to. If it is done: {said}",))


def _among_lawful(act: Call | Play, table: RefereedTable) -> Iterator[str] | None:
    """What else the player of a call or a card may do now."""
    for due in due_now(table.sitting):
        if due.actor == act.actor and len(due.acts) == 1:
            return iter((f"{due.actor} has to: nothing else is lawful now.",))
        if due.actor == act.actor and isinstance(act, Call):
            texts = ", ".join(repr(one.text) for one in due.acts)
            return iter((f"{due.actor} may choose: {texts}.",))
    return None
