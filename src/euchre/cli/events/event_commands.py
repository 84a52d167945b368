"""What the commands on the file of an event share: its name, who enters, JSON, and taking back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import Enum
from typing import TYPE_CHECKING, Any, TypeAlias

import click

from ...events import EventError
from ...events.event_lines import EventKind, TakenBack, WrittenAct
from ..options import POSITIVE, json_option
from ..output import bad_input, console, table_of, warn, write_json
from .event_file import EventFile, add_acts, new_file, open_to_change, read_file

if TYPE_CHECKING:
    from rich.table import Table

Added: TypeAlias = tuple[Sequence[WrittenAct], str | Callable[[Any], str]]
"""The acts to add, and what to say of them; it may depend on the event after them."""
Shown: TypeAlias = Iterator["Mapping[str, object] | str | Table"]
_Command: TypeAlias = Callable[[Callable[..., Any]], click.Command]
POINTS = click.IntRange(min=0)


class ChoiceOf(click.Choice[Any]):
    """The values of an enumeration as words without blanks; those with blanks work until version 0.2."""

    def __init__(self, kind: type[Enum]) -> None:
        self.kinds = {_word(each.value): each for each in kind}
        super().__init__(list(self.kinds))

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the value of a word."""
        word = _word(str(value))
        if word != value and word in self.kinds:
            warn(f"'{value}' is now '{word}'; the old name goes with version 0.2")
        return self.kinds[super().convert(word, param, ctx)]


def _word(text: str) -> str:
    return text.lower().removesuffix(" elimination").replace(" ", "-")


ROUND = click.argument("number", metavar="ROUND", type=POSITIVE)
TABLE = click.argument("table", type=POSITIVE)
FIRST = click.argument("first", metavar="POINTS", type=POINTS)
SECOND = click.argument("second", metavar="POINTS", type=POINTS)
correct_option = click.option("--correct", is_flag=True, help="Replace what was entered before.")
_by_option = click.option(
    "--by", metavar="NAME", help="Who enters this. [default: the user of this computer]"
)


@contextmanager
def refused() -> Iterator[None]:
    """End the command where an EventError is raised inside."""
    try:
        yield
    except EventError as fault:
        raise bad_input(str(fault)) from fault


def changing(group: click.Group, kind: EventKind[Any], name: str, example: str) -> _Command:
    """Make a command from a function that takes an opened file and its options and returns `Added`.

    The command has FILE, --by and --json besides. It locks the file and adds the acts, all or none.
    """

    def run(function: Callable[..., Added], file: str, by: str | None, given: dict[str, Any]) -> Any:
        with open_to_change(kind, file) as opened:
            acts, words = function(opened, **given)
            return acts, words, add_acts(opened, acts, by)

    return _entering(group, name, example, run)


def beginning(group: click.Group, kind: EventKind[Any], example: str) -> _Command:
    """Make the command `new` from a function that takes FILE and its options and returns `Added`."""

    def run(function: Callable[..., Added], file: str, by: str | None, given: dict[str, Any]) -> Any:
        acts, words = function(file, **given)
        return acts, words, new_file(kind, file, acts, by)

    return _entering(group, "new", example, run)


def _entering(group: click.Group, name: str, example: str, run: Callable[..., Any]) -> _Command:
    def decorated(function: Callable[..., Any]) -> click.Command:
        @json_option
        @_by_option
        def command(file: str, by: str | None, as_json: bool, **given: Any) -> None:
            acts, words, event = run(function, file, by, given)
            shown = words if isinstance(words, str) else words(event)
            if as_json:
                document = {"file": file, "acts": [act.text for act in acts], "words": shown}
                write_json("euchre.event-change/1", document)
            else:
                click.echo(shown)

        return _added(group, name, example, command, function)

    return decorated


def showing(group: click.Group, kind: EventKind[Any], name: str, example: str, schema: str) -> _Command:
    """Make a command from a function that takes an event and its options and yields what to show.

    That is first a JSON document, then texts and tables for the terminal.
    """

    def decorated(function: Callable[..., Shown]) -> click.Command:
        @json_option
        def command(file: str, as_json: bool, **given: Any) -> None:
            show(schema, function(read_file(kind, file), **given), as_json)

        return _added(group, name, example, command, function)

    return decorated


def show(schema: str, found: Shown, as_json: bool) -> None:
    """Write the document, or print the rest."""
    document = next(found)
    if as_json:
        assert isinstance(document, Mapping)
        write_json(schema, document)
        return
    for each in found:
        if isinstance(each, str):
            click.echo(each)
        else:
            console().print(each)


def table_from(rows: Sequence[Mapping[str, Any]], heads: Mapping[str, str]) -> Table:
    """Return a table with the values of keys under heads; a format may follow a key after a colon."""
    keys = [key.partition(":") for key in heads.values()]
    numbers = [place for place, (key, _, _) in enumerate(keys) if rows and not isinstance(rows[0][key], str)]
    table = table_of(*heads, numbers=numbers)
    for row in rows:
        table.add_row(*(format(row[key], form) for key, _, form in keys))
    return table


def _added(
    group: click.Group, name: str, example: str, command: Callable[..., None], function: Callable[..., Any]
) -> click.Command:
    """Add to a group the command with the options of both functions and the help of the second."""
    options = vars(command).pop("__click_params__") + vars(function).pop("__click_params__", [])
    vars(command)["__click_params__"] = options
    with_file = click.argument("file")(command)
    return group.command(name, help=function.__doc__, epilog=f"Example: euchre event {example}")(with_file)


def add_undo(group: click.Group, kind: EventKind[Any], example: str) -> None:
    """Add the command `undo` to a group."""

    @changing(group, kind, "undo", example)
    def undo(opened: EventFile[Any]) -> Added:
        """Take back the last entry: all that one command added.

        It stays in the file, marked as taken back.
        """
        entry = opened.last_entry
        if not entry:
            raise bad_input(f"{opened.path}: there is nothing to take back")
        return [TakenBack()] * len(entry), f"Taken back: {'; '.join(act.text for act in entry)}."
