"""The desk for people who form a table: the same menus, over a session."""

from __future__ import annotations

from collections.abc import Mapping

from ..acts import read_act
from ..seats import Seat
from ..table import RefereedTable
from ..table.desk import Scene
from ..table.desk.entering import deal_line
from .session import Session, after_act, begin_deal


def session_entered(session: Session, text: str) -> Session:
    """Return a session with a referee after an act or a line that begins a deal, in the words of records.

    Raises EuchreError for what is not an act or impossible.
    """
    line = deal_line(session.table, text)
    return after_act(session, read_act(text)) if line is None else begin_deal(session, *line)


def session_scene(session: Session, names: Mapping[Seat, str] | None = None, language: str = "en") -> Scene:
    """Return a session with a referee as the desk looks at it: `menu`, `places` and `find` take it in place
    of a table."""
    sitting = session.sitting
    sitting_there = (name for name in sitting.people if name is not None)
    people = dict.fromkeys((*(one.name for one in session.roster.people), *sitting_there))
    known = {seat: name for seat, name in zip(Seat, sitting.people, strict=False) if name is not None}

    def enter(text: str) -> RefereedTable:
        return session_entered(session, text).table

    return Scene(
        table=session.table,
        enter=enter,
        names=known if names is None else names,
        people=tuple(people),
        phases=("forming",),
        language=language,
    )
