"""Acts that a text tells as it stands, without being taken apart: a result, a known form, an act in short."""

from __future__ import annotations

from ...acts import TableAct
from ...errors import EuchreError
from ..state import RefereedTable
from .beginnings.opening_deals import check_dealing
from .beginnings.openings import Told
from .lines.called_cards import check_called
from .plain import plain
from .results import result_told
from .sentences.reading import meanings
from .shorthand import act_in_short


def as_result(text: str, table: RefereedTable) -> tuple[Told, ...]:
    """The result of a deal that was played without its cards being told.

    Raises EuchreError, with the question, where the line leaves something open.
    """
    told = result_told(text, table)
    if isinstance(told, str):
        raise EuchreError(f"'{text}': {told}")
    if told is not None and told.is_guess:
        raise EuchreError(f"'{text}': {told.question}")
    return () if told is None else told.acts


def as_more_than_its_words(text: str, table: RefereedTable) -> tuple[Told, ...]:
    """The acts of a sentence that means more than its words say in the grammar of acts."""
    found = meanings(plain(text, table), table, before_the_grammar=True)
    acts = [act for pieces in found for piece in pieces if (act := act_in_short(piece, table)) is not None]
    for act in acts:
        check_dealing(act, text, table)
    return tuple(acts)


def as_act(text: str, table: RefereedTable) -> tuple[Told, ...]:
    """One act in short words."""
    act = act_in_short(text, table)
    check_called(act, text, table)
    if act is not None:
        check_dealing(act, text, table)
    names_nothing = isinstance(act, TableAct) and act.matter in ("it", "that", "this", "them", "him", "her")
    return () if act is None or names_nothing else (act,)
