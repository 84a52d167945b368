"""Opens a desk: the record that is begun or continued, and the terminal, pipe or program that speaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from ...acts import Come, Person
from ...errors import EuchreError
from ...laws import Code
from ...pictures import Line, Tone
from ..code_options import code_of, house_rules
from ..output import bad_input, console, print_lines
from ..prompting import at_terminal, plain_line, prompt_reader
from ..text import block, heading
from .conversation import Conversation
from .entries import Desk, What, desk_of
from .kept_record import KeptRecord
from .telling import state_line


def open_desk(
    code: str | None,
    rules: Sequence[str],
    record: str | None,
    as_json: bool,
    *,
    forms_table: bool = False,
    come: Sequence[str] = (),
) -> None:
    """Take entries until the input ends or the person quits, under a code or the one of a record.

    `come` are people who form a table. Ends the command with code 2 for a record that cannot be
    continued.
    """
    kept = KeptRecord(record)
    try:
        desk = begun(code, rules, kept)
        if come:
            if kept.record is not None:
                raise bad_input(f"{kept.path} says who has come; leave out the names")
            desk = desk.entered(_arrived(come))
            kept.save(desk.head, desk.texts)
        forms_table = forms_table or bool(desk.session.roster.people)
        if as_json:
            from .json_lines import answer_in_json

            answer_in_json(desk, kept, forms_table)
        else:
            _converse(desk, kept, forms_table)
    finally:
        kept.close()


def begun(code: str | None, rules: Sequence[str], kept: KeptRecord) -> Desk:
    """Return the desk of a record, or an empty one under a code with house rules.

    Ends the command with code 2 for a record under another code than the one given.
    """
    if kept.record is None:
        return Desk(code_of(code, rules))
    if (code is not None or rules) and kept.record.code != (wanted := code_of(code, rules)):
        own = kept.record.code.rules_in_force
        raise bad_input(f"{kept.path} is a record under {own}, not under {wanted.rules_in_force}")
    try:
        desk = desk_of(kept.record)
    except EuchreError as fault:
        raise bad_input(f"{kept.path}: {fault}") from fault
    kept.continues(desk.texts)
    return desk


def _arrived(names: Sequence[str]) -> list[What]:
    """Return that people come together."""
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise bad_input(f'"{twice}" is here already')
    wrong = next((name for name in names if not name.strip() or not name.isprintable()), None)
    if wrong is not None:
        raise bad_input(f"{wrong!r} is not a name: a name has letters and stands on one line")
    return [Come(Person(name), Person(names[0]) if place else None) for place, name in enumerate(names)]


def _converse(desk: Desk, kept: KeptRecord, forms_table: bool) -> None:
    show = partial(print_lines, console())
    is_terminal = at_terminal()
    conversation = Conversation(desk, kept, show, forms_table=forms_table, confirms_typed=is_terminal)
    ask = (
        prompt_reader(conversation.offers, lambda: state_line(conversation.desk))
        if is_terminal
        else plain_line
    )
    show(_greeting(desk.code, kept))
    conversation.begin()
    while not conversation.has_left and (line := ask(conversation.prompt)) is not None:
        conversation.hear(line)


def _greeting(code: Code, kept: KeptRecord) -> Iterator[Line]:
    where = (
        "The record is begun with the first entry"
        if kept.path is None
        else f"Entries are kept in {kept.path}"
    )
    yield heading(f"Referee under {code.rules_in_force}. {where}.")
    for rule in house_rules(code):
        yield from block(rule, tone=Tone.FAINT)
    yield from block("Choose a number, or type what happened; 'help' says how.", tone=Tone.FAINT)
