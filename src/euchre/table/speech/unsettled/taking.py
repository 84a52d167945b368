"""The acts by which a player takes what is open to them, or claims and takes it in one."""

from __future__ import annotations

from ....acts import Act, TableAct
from ...remarks import sends_back
from ...state import RefereedTable
from ...terms.holders import holders_of
from ..sentences.meaning import ASKS, newest_open
from ..shorthand import act_in_short, names_player
from .choosing import choice_said, claim_and_wish, wish_said


def choices_in(text: str, table: RefereedTable) -> tuple[Act, ...]:
    """A remedy chosen in the words of the offer or in others, by the holder if no player is named; or claimed
    and chosen at once."""
    said = choice_said(text, table) or wish_said(text, table)
    if said is None and not names_player(text) and (case := newest_open(table)) is not None:
        said = wish_said(f"{holders_of(table, case)[0]} {text}", table)
    if said is None:
        both = [act_in_short(one, table) for one in claim_and_wish(text, table)]
        return tuple(act for act in both if act is not None)
    act = None if said.startswith(ASKS) else act_in_short(said, table)
    return () if act is None else (act,)


def choice_in_quotes(act: TableAct, table: RefereedTable) -> tuple[Act, ...]:
    """A card sent back by words that a player is quoted with, where it is theirs to send it back."""
    if not sends_back(act.said or ""):
        return ()
    said = wish_said(f"{act.actor} says take it back", table)
    taken = None if said is None else act_in_short(said, table)
    return () if taken is None else (taken,)
