"""People who come, cut for partners or are replaced: what the desk knows of it, and who looks after it."""

from __future__ import annotations

from ...acts import Come, Draw, Person
from ...errors import EuchreError
from ...laws import Code
from ...notation import DealLine
from ...seating import Roster, SeatingStage, Session, after_act, new_session
from ...seating.state import new_roster
from ...table.speech.beginnings.forming import ASKS_WHO, FORMS_TABLE
from ..seating.telling import news, request
from .desk import Desk


def settled_by_cut(line: str, desk: Desk) -> str | None:
    """What the cards cut by people without seats have settled, for a question who plays with whom or who
    deals; None for another line, or where nobody has cut so."""
    cuts = [] if ASKS_WHO.fullmatch(line.strip().rstrip("?")) is None else _cuts(desk)
    if not cuts:
        return None
    try:
        roster = _roster(desk.code, cuts)
    except EuchreError as fault:
        return f"The cards cut settle nothing: {fault}. {club_for(desk.code)}"
    said = [*news(new_roster(desk.code), roster)]
    if roster.stage is SeatingStage.GATHERING:
        said.append(f"{len(roster.people)} of {desk.code.players} have cut.")
    elif roster.stage is SeatingStage.CUTTING:
        said.append(request(roster))
    else:
        said.append("Then say who sits where, such as 'Ann is A', and who deals, such as 'Ann deals'.")
    return " ".join(said)


def _cuts(desk: Desk) -> list[Draw]:
    """The cards cut by people under their names before the first deal."""
    told = [entry.what for entry in desk.entries]
    if any(isinstance(what, DealLine) for what in told):
        return []
    return [what for what in told if isinstance(what, Draw) and isinstance(what.actor, Person)]


def _roster(code: Code, cuts: list[Draw]) -> Roster:
    """The people who have cut, who came together, after their cuts."""
    session: Session = new_session(code)
    people = [*dict.fromkeys(cut.actor for cut in cuts if isinstance(cut.actor, Person))]
    for person in people:
        session = after_act(session, Come(person, None if person == people[0] else people[0]))
    for cut in cuts:
        session = after_act(session, cut)
    return session.roster


def forming_told(line: str, code: Code) -> str | None:
    """Who looks after what a line tells of people that come, cut for partners or are replaced; None for a
    line that tells of something else."""
    return club_for(code) if FORMS_TABLE.search(line) else None


def club_for(code: Code) -> str:
    """Where a table is formed and its people change."""
    return (
        f"A table is formed with 'euchre club --code {code.base or code.name}': it takes who comes, the "
        "cards cut for partners and for the deal, and substitutes with the others' consent. The desk begins "
        "with the seats, such as 'Ann is A', and the dealer, such as 'Ann deals'."
    )
