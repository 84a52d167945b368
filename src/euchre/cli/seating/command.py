"""`euchre club`: forms a table for people with real cards."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import click

from ...acts import Act, Come, Finish, LeaveSeat, Person, TakeSeat
from ...errors import EuchreError
from ...laws import Code
from ...notation import RecordError, act_line, record_head
from ...seating import Evening, Stage, after_act, check_act, evenings, new_evening
from ..code_options import code_of, code_option, rules_option
from ..output import bad_input
from ..records.record_file import RecordFile, new_record, reopened
from .reading import Command, NotUnderstood, open_seats, understood
from .telling import HELP, news, request, standing


@click.command("club", epilog="Example: euchre club --code leeds-dwight-1888 Ann Bob Cid Dot Eve")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@code_option
@rules_option
@click.option("--record", "record_path", metavar="FILE", help="Write all to a new file as it goes.")
@click.option("--resume", metavar="FILE", help="Go on with a table from its record, and write to it.")
def command(
    names: tuple[str, ...], code: str | None, rules: str | None, record_path: str | None, resume: str | None
) -> None:
    """Form a table of people with real cards.

    Those named have come together. You are asked for the cards they cut and the
    seats they take, and told who plays, with whom, who deals and who goes out
    next, by the laws of the code. Type 'help' for what you can say.
    """
    if resume is not None:
        if code or rules or record_path or names:
            raise bad_input("--resume goes alone: the record tells the rest")
        evening, file = _resumed(resume)
    else:
        evening, file = _begun(code_of(code, rules), record_path)
    try:
        table = _Table(evening, file)
        for place, name in enumerate(names):
            table.take(Come(Person(name), Person(names[0]) if place else None))
        table.converse()
    finally:
        if file is not None:
            file.close()


class _Table:
    """The conversation at one table, and all that was before it, so that an entry can be taken back."""

    def __init__(self, evening: Evening, file: RecordFile | None) -> None:
        self._evening = evening
        self._file = file
        self._before: list[tuple[Evening, int]] = []

    def converse(self) -> None:
        """Ask and listen until somebody quits or nothing more is said."""
        _say(*standing(self._evening.club))
        while True:
            _say(request(self._evening.club))
            sys.stdout.write("> ")
            sys.stdout.flush()
            line = sys.stdin.readline()
            if not line:
                sys.stdout.write("\n")
                return
            if not line.strip():
                continue
            meaning = understood(self._evening.club, line)
            match meaning:
                case Command.QUIT:
                    return
                case Command():
                    self._command(meaning)
                case NotUnderstood(sentence):
                    _say(f"{sentence}.")
                case _:
                    self._try(meaning)

    def take(self, *acts: Act) -> None:
        """Do lawful acts, keep them, and tell what they settle. Raises EuchreError at the first that is not
        lawful, with none of them done."""
        evening = self._evening
        done: list[Act] = []
        for act in acts:
            check_act(evening, act)
            evening = after_act(evening, act)
            done.append(act)
            while (forced := _forced(evening)) is not None:
                evening = after_act(evening, forced)
                done.append(forced)
        length = 0 if self._file is None else self._file.length()
        self._before.append((self._evening, length))
        if self._file is not None:
            self._file.write("".join(map(act_line, done)))
        before, self._evening = self._evening, evening
        _say(*news(before.club, evening.club))

    def _try(self, act: Act) -> None:
        try:
            self.take(*_with_seats_left(self._evening, act))
        except EuchreError as fault:
            _say(f"{fault}.")

    def _command(self, asked: Command) -> None:
        if asked is Command.HELP:
            _say(*HELP)
        elif asked is Command.WHO:
            _say(*standing(self._evening.club))
        elif self._before:
            self._evening, length = self._before.pop()
            if self._file is not None:
                self._file.cut_off(length)
            _say("Taken back.", *standing(self._evening.club))
        else:
            _say("There is nothing to take back.")


def _with_seats_left(evening: Evening, act: Act) -> Iterator[Act]:
    """An act with what the record needs around it: whoever sat in a seat leaves it before it is taken
    anew, and with a rubber all get up."""
    people = evening.sitting.people
    if isinstance(act, TakeSeat) and evening.club.stage is not Stage.PLAYING:
        for seat, name in zip(evening.club.code.seating.seats, people, strict=True):
            if name is not None and (seat == act.seat or Person(name) == act.actor):
                yield LeaveSeat(Person(name), seat)
    yield act
    if isinstance(act, Finish) and evening.club.code.rubber_games:
        for seat, name in zip(evening.club.code.seating.seats, people, strict=True):
            if name is not None:
                yield LeaveSeat(Person(name), seat)


def _forced(evening: Evening) -> Act | None:
    """A seat that somebody takes of himself, since no other is left for him."""
    for one in evening.club.players:
        free = open_seats(evening.club, one.name)
        if len(free) == 1:
            return TakeSeat(Person(one.name), free[0])
    return None


def _begun(code: Code, path: str | None) -> tuple[Evening, RecordFile | None]:
    return new_evening(code), None if path is None else new_record(path, record_head(code))


def _resumed(path: str) -> tuple[Evening, RecordFile | None]:
    record, file = reopened(path)
    evening = new_evening(record.code, record.points)
    try:
        for later in evenings(record):
            evening = later
    except RecordError as fault:
        raise bad_input(f"{path}, {fault}") from fault
    return evening, file


def _say(*lines: str) -> None:
    for line in lines:
        sys.stdout.write(f"{line}\n")
