"""`euchre club`: forms a table for people with real cards."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import click

from ...acts import Act, Come, Finish, LeaveSeat, Person, TakeSeat
from ...errors import EuchreError
from ...notation import RecordError, act_line, record_head
from ...seating import SeatingStage, Session, after_act, check_act, new_session, sessions
from ..code_options import code_of, code_option, rules_option
from ..output import bad_input
from ..play.reading import UnclearInput
from ..records.record_file import RecordFile, new_record, reopened
from .reading import SeatingCommand, open_seats, understood
from .telling import HELP, news, request, standing


@click.command("club", epilog="Example: euchre club --code leeds-dwight-1888 Ann Bob Cid Dot Eve")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@code_option
@rules_option
@click.option("--record", "record_path", metavar="FILE", help="Write everything to a new file at once.")
@click.option("--resume", metavar="FILE", help="Continue with a table from its record, and append to it.")
def command(
    names: tuple[str, ...],
    code: str | None,
    rules: tuple[str, ...],
    record_path: str | None,
    resume: str | None,
) -> None:
    """Form a table of people with real cards.

    The command asks which cards the people named cut and which seats they take.
    By the laws of the code it says who plays with whom, who deals, and who goes
    out next. Type 'help' for what you can type.
    """
    if resume is not None:
        if code or rules or record_path or names:
            raise bad_input(
                "--resume cannot be combined with names or other options: the record contains them"
            )
        session, file = _resumed(resume)
    else:
        law = code_of(code, rules)
        for name in names:
            _check_name(name)
        file = None if record_path is None else new_record(record_path, record_head(law))
        session = new_session(law)
    try:
        table = _Table(session, file)
        for place, name in enumerate(names):
            table.take(Come(Person(name), Person(names[0]) if place else None))
        table.converse()
    finally:
        if file is not None:
            file.close()


def _check_name(name: str) -> None:
    """End the command for a name that a record could not hold on its line."""
    if not name.strip() or not name.isprintable():
        raise bad_input(f"{name!r} is not a name: a name has letters and stands on one line")


class _Table:
    """The conversation at one table, with its earlier states, so that entries can be undone."""

    def __init__(self, session: Session, file: RecordFile | None) -> None:
        self._session = session
        self._file = file
        self._before: list[tuple[Session, int]] = []

    def converse(self) -> None:
        """Ask and read answers until the person quits or the input ends."""
        _say(*standing(self._session.roster))
        while True:
            _say(request(self._session.roster))
            sys.stdout.write("> ")
            sys.stdout.flush()
            line = sys.stdin.readline()
            if not line:
                sys.stdout.write("\n")
                return
            if not line.strip():
                continue
            meaning = understood(self._session.roster, line)
            match meaning:
                case SeatingCommand.QUIT:
                    return
                case SeatingCommand():
                    self._command(meaning)
                case UnclearInput(sentence):
                    _say(f"{sentence}.")
                case _:
                    try:
                        self.take(*_with_seats_left(self._session, meaning))
                    except EuchreError as fault:
                        _say(f"{fault}.")

    def take(self, *acts: Act) -> None:
        """Do lawful acts, record them, and say what they settle.

        Raises EuchreError at the first act that is not lawful; then none of them is done.
        """
        session = self._session
        done: list[Act] = []
        for act in acts:
            check_act(session, act)
            session = after_act(session, act)
            done.append(act)
            while (forced := _forced(session)) is not None:
                session = after_act(session, forced)
                done.append(forced)
        length = 0 if self._file is None else self._file.length()
        self._before.append((self._session, length))
        if self._file is not None:
            self._file.write("".join(map(act_line, done)))
        before, self._session = self._session, session
        _say(*news(before.roster, session.roster))

    def _command(self, asked: SeatingCommand) -> None:
        if asked is SeatingCommand.HELP:
            _say(*HELP)
        elif asked is SeatingCommand.WHO:
            _say(*standing(self._session.roster))
        elif self._before:
            self._session, length = self._before.pop()
            if self._file is not None:
                self._file.cut_off(length)
            _say("Undone.", *standing(self._session.roster))
        else:
            _say("There is nothing to undo.")


def _with_seats_left(session: Session, act: Act) -> Iterator[Act]:
    """An act with what the record needs around it: a person leaves a seat before another takes it,
    and at the end of a rubber all get up."""
    people = session.sitting.people
    if isinstance(act, TakeSeat) and session.roster.stage is not SeatingStage.PLAYING:
        for seat, name in zip(session.roster.code.seating.seats, people, strict=True):
            if name is not None and (seat == act.seat or Person(name) == act.actor):
                yield LeaveSeat(Person(name), seat)
    yield act
    if isinstance(act, Finish) and session.roster.code.rubber_games:
        for seat, name in zip(session.roster.code.seating.seats, people, strict=True):
            if name is not None:
                yield LeaveSeat(Person(name), seat)


def _forced(session: Session) -> Act | None:
    """The act of a player for whom only one seat is left: they take it without a question."""
    for one in session.roster.players:
        free = open_seats(session.roster, one.name)
        if len(free) == 1:
            return TakeSeat(Person(one.name), free[0])
    return None


def _resumed(path: str) -> tuple[Session, RecordFile | None]:
    record, file = reopened(path)
    session = new_session(record.code, record.points)
    try:
        for later in sessions(record):
            session = later
    except RecordError as fault:
        raise bad_input(f"{path}, {fault}") from fault
    return session, file


def _say(*lines: str) -> None:
    for line in lines:
        sys.stdout.write(f"{line}\n")
