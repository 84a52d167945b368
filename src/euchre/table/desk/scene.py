"""A table as the desk looks at it: what is there, whose names are known, and what entering an act does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from ...errors import EuchreError
from ...seats import Seat
from ..between_deals import deal_begins
from ..state import RefereedTable
from .drafts import ActDraft, Form
from .entering import entered
from .forms import forms
from .texts import draft_label


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A table, how acts are entered at it, and the words to speak of it."""

    table: RefereedTable
    enter: Callable[[str], RefereedTable]
    """Enters an act without changing anything here; raises EuchreError for an impossible one."""
    names: Mapping[Seat, str] = field(default_factory=dict)
    people: tuple[str, ...] = ()
    """People who are here, with a seat or without."""
    phases: tuple[str, ...] = ()
    """The phases whose acts are offered beside those of every table."""
    language: str = "en"

    @property
    def forms(self) -> tuple[Form, ...]:
        """The forms of acts that this table and its code know."""
        code = self.table.code
        return tuple(
            form
            for form in forms()
            if (form.phase != "forming" or form.phase in self.phases)
            and (not form.has or getattr(code, form.has) or code.laws.get(form.has))
            and _NEEDS[form.needs](self.table)
        )

    def accepts(self, text: str) -> bool:
        """Return whether an act can physically be done here."""
        try:
            self.enter(text)
        except EuchreError:
            return False
        return True

    def label(self, draft: ActDraft) -> str:
        """Return an act in words."""
        return draft_label(draft, self.table.code, self.names, self.language)


def _may_play(table: RefereedTable) -> bool:
    deal = table.sitting.deal
    return deal is not None and (deal.calling.trump is not None or deal.is_over)


def _is_dealt(table: RefereedTable) -> bool:
    return table.deal.is_over or table.deal.turn_up is not None


def _may_begin(table: RefereedTable) -> bool:
    """Return whether another deal may begin, by anybody."""
    try:
        deal_begins(table, table.code.seating.seats[0])
    except EuchreError:
        return False
    return True


_NEEDS: Mapping[str, Callable[[RefereedTable], bool]] = {
    "": lambda table: True,
    "deal": lambda table: table.sitting.deal is not None,
    "dealer": lambda table: table.sitting.deal is not None or table.sitting.next_dealer is not None,
    "dealing": lambda table: table.is_dealing or (table.sitting.deal is not None and not _is_dealt(table)),
    "begin": _may_begin,
    "over": lambda table: table.sitting.deal is not None and table.sitting.is_between_deals,
    "discard": lambda table: table.sitting.deal is not None and bool(table.sitting.deal.discards),
    "dummy": lambda table: table.sitting.deal is not None and bool(table.code.dummy),
    "trump": _may_play,
}
"""How far a table must have come for an act to be tried."""


def scene_of(
    table: RefereedTable | Scene, names: Mapping[Seat, str] | None = None, language: str = "en"
) -> Scene:
    """Return a table as the desk looks at it; with the names it knows if none are given."""
    if isinstance(table, Scene):
        return table
    people = tuple(name for name in table.sitting.people if name is not None)
    known = {seat: name for seat, name in zip(Seat, table.sitting.people, strict=False) if name is not None}
    return Scene(
        table=table,
        enter=partial(entered, table),
        names=known if names is None else names,
        people=people,
        language=language,
    )
