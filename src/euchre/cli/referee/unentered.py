"""Lines that were not entered: questions after them, and whom a pronoun means in the next line."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...acts import Act
from ...errors import EuchreError
from ...table import RefereedTable
from ...table.speech.guiding.places import name_of
from ...table.speech.plain import last_player
from .answers.named_before import BEGINS_WITH_PRONOUN, SOMEBODY_ELSE, players_named
from .answers.of_lateness import TOO_LATE
from .answers.questions import ALLOWED, is_of_last_entry
from .answers.supposing import Told
from .confirming import Unconfirmed
from .desk import Desk
from .saying_back import in_names, said_back


def asks_of_line(asked: str, told: Told) -> bool:
    """Whether a question, in plain words, asks if what a line tells is allowed, or too late; not where it
    names somebody of whom the line tells nothing."""
    if not told or not (ALLOWED.fullmatch(asked) or TOO_LATE.fullmatch(asked)):
        return False
    actors = {str(act.actor) for act, _ in told if isinstance(act, Act)}
    return {*re.findall(r"\b[A-D]\b", asked)} <= actors


def entry_meant(question: str, unentered: tuple[str, ...], desk: Desk, left: str = "") -> Iterator[str]:
    """That the answer to a question is about the last entry, and not about the line that was typed last and
    is not entered; nothing for another question. Of the line that was just `left` that is known."""
    if not unentered or not is_of_last_entry(question, desk.table):
        return
    line, known = in_names(unentered[-1], desk.table_by_names), unentered[-1] == left
    if not desk.entries:
        nothing = "Nothing" if known else f"'{line}' is not entered, and nothing"
        yield f"{nothing} else is entered yet."
        return
    last = desk.entries[-1]
    entry = f"{len(desk.entries)} ({said_back(last.what, last.table)})"
    said = "" if known else f"'{line}' is not entered. "
    yield f"{said}The answer is about the last entry, {entry}:"


def check_who_is_meant(read: Unconfirmed, unentered: tuple[str, ...], table: RefereedTable) -> None:
    """Raises EuchreError for a line that begins with a pronoun which may mean somebody named in a line that
    was not entered, and not the player of the last entry."""
    found = BEGINS_WITH_PRONOUN.fullmatch(read.line.strip())
    before = next((line for line in reversed(unentered) if players_named(line, table)), None)
    actors = {act.actor for act, _ in read.told if isinstance(act, Act)}
    if found is None or before is None or read.sentence or not actors:
        return
    if found["who"].lower() == "they" and len(actors) > 1:
        return
    last = last_player(table)
    named = players_named(before, table)
    if named == {last} and not SOMEBODY_ELSE.search(before):
        return
    likely = sorted(named | ({last} if last is not None else set()))
    said = " or ".join(f"'{name_of(seat, table)}{found['rest'].rstrip(' .!')}'" for seat in likely)
    example = f", such as {said}" if len(likely) > 1 else ""
    raise EuchreError(f"who is '{found['who'].lower()}'? '{before}' is not entered. Say the name{example}")
