"""The acts of all situation records with the tables at which they were done, and tables made by acts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from euchre.acts import Person, TableAct, read_act
from euchre.laws import load_code
from euchre.notation import ActEntry, DealLine, read_record
from euchre.seating.desk import session_scene
from euchre.seating.records import referee
from euchre.seating.session import Session, new_session
from euchre.table import RefereedTable, new_table
from euchre.table.desk import Scene, entered, scene_of
from tests.laws.runner import situations


@dataclass(frozen=True)
class Told:
    """An act of a record and the session at which it was done."""

    name: str
    """The situation."""
    text: str
    """The act, or the line that begins a deal."""
    session: Session
    has_people: bool

    @property
    def scene(self) -> Scene:
        """The table as the desk sees it, with the people of the record if it tells of any."""
        return session_scene(self.session) if self.has_people else scene_of(self.session.table)

    @property
    def kind(self) -> tuple[object, ...]:
        """The register, how far the deal has come."""
        deal = self.session.sitting.deal
        return self.name.partition(":")[0], None if deal is None else deal.stage


@cache
def acts_told() -> tuple[Told, ...]:
    """Return all acts of all situation records."""
    return tuple(_acts_told())


def _acts_told() -> Iterator[Told]:
    for situation in situations():
        record = read_record(situation.path.read_text(encoding="utf-8"))
        session = new_session(record.code, record.points, refereed=True)
        for step in referee(record):
            entry = step.entry
            if isinstance(entry, ActEntry):
                has_people = bool(session.roster.people) or isinstance(entry.act.actor, Person)
                act = entry.act.meant or entry.act if isinstance(entry.act, TableAct) else entry.act
                yield Told(situation.name, act.text, session, has_people)
            elif isinstance(entry, DealLine):
                pack = "" if entry.pack is None else f" with {entry.pack} pack"
                owner = "" if entry.owner is None else f" for {entry.owner}"
                number = session.sitting.deals + 1  # an excerpt may begin with another
                text = f"deal {number} by {entry.dealer}{owner}{pack}"
                yield Told(situation.name, text, session, bool(session.roster.people))
            session = step.session


def text_of(act: str | None) -> str | None:
    """Return the text of an act as records write it: `1 trick`, not `1 tricks`."""
    return act if act is None or act.startswith("deal ") else read_act(act).text


def table_after(code: str, *acts: str) -> RefereedTable:
    """Return a table of a code after some acts, with A to deal first."""
    table = new_table(load_code(code))
    for act in acts:
        table = entered(table, act)
    return table
