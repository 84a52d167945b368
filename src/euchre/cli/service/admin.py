"""`euchre server admin`: what the operator asks of the running server, through its control socket."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import click

from ..output import answer_is_no, bad_input, write_json
from .data_folder import folder_of

ALONE = ("status", "tables", "people", "drain", "undrain")
ABOUT = {"close": "the id of a table", "words": "a file with a word in each line"} | dict.fromkeys(
    ("remove", "block", "unblock", "erase"), "the id of a guest"
)
LONGEST = 100_000
"""Most characters of a list of words; the server takes a request of so many, however they are escaped."""
PATIENCE = 30.0
"""Seconds to wait for an answer."""


@click.command("admin", epilog="Example: euchre server admin close 0f3c5a7be91d22c4801f6a35")
@click.argument("action", type=click.Choice([*ALONE, *ABOUT]), metavar="ACTION")
@click.argument("about", default="", metavar="[ID or FILE]")
@click.option(
    "--data", metavar="DIR", help="The folder of the server's data. [default: ~/.local/share/euchre]"
)
@click.option(
    "--control", metavar="PATH", help="The server's control socket, where it is not in that folder."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(action: str, about: str, data: str | None, control: str | None, as_json: bool) -> None:
    """Look at the running server, and act on tables and guests.

    ACTION is `status`, `tables` or `people` to look. `close` with the id of a
    table closes it for good. `remove` with the id of a guest signs them out
    everywhere; `block` also lets nobody in from the addresses at which they are
    connected, until `unblock` with the same id or a restart. `erase` deletes a
    guest, and every table where they sat. `words` with a file refuses the words
    in it in names at public tables, instead of those that the server began
    with, until a restart. `drain` opens no more tables here while running ones
    go on, and `undrain` opens tables again.

    The server answers on a socket in its data folder that only its own user can
    open. A server on a PostgreSQL has the socket control-PORT there.
    """
    if (action in ABOUT) is not bool(about):
        raise bad_input(f"give {ABOUT[action]}" if action in ABOUT else f"{action} takes no id")
    path = Path(control) if control is not None else folder_of(data) / "control"
    answer = _answer(path, _asked(action, about))
    if "error" in answer:
        raise answer_is_no(str(answer["error"]))
    if as_json:
        write_json("euchre.admin/1", dict(answer))
        return
    for line in _lines(answer):
        click.echo(line)


def _asked(action: str, about: str) -> dict[str, str]:
    """Return the request for an action. Ends the command if its list of words cannot be read."""
    if action == "undrain":
        return {"command": "drain", "about": "off"}
    if action == "words":
        about = _words_in(about)
    return {"command": action, "about": about}


def _words_in(file: str) -> str:
    """Return the text of a list of words."""
    try:
        with open(file, encoding="utf-8") as lines:
            text = lines.read(LONGEST + 1)
    except (OSError, UnicodeDecodeError) as fault:
        raise bad_input(f"the word list {file} cannot be read: {fault}") from None
    if len(text) > LONGEST:
        raise bad_input(f"the word list {file} has more than {LONGEST:,} characters")
    return text


def _answer(path: Path, asked: Mapping[str, str]) -> Mapping[str, Any]:
    """Return the answer of the server at a socket. Ends the command if no server listens there."""
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(PATIENCE)
            connection.connect(str(path))
            connection.sendall(json.dumps(asked).encode() + b"\n")
            connection.shutdown(socket.SHUT_WR)
            with connection.makefile("rb") as reply:
                found: Mapping[str, Any] = json.loads(reply.readline())
    except PermissionError as fault:
        raise bad_input(f"{path} may not be opened: run this as the server's user or as root") from fault
    except (OSError, ValueError) as fault:
        raise bad_input(f"no server answers at {path}: {fault}") from fault
    return found


def _lines(answer: Mapping[str, Any]) -> Iterable[str]:
    """Yield an answer as text: a line for each value, or for each row of a list."""
    for name, value in answer.items():
        if not isinstance(value, list):
            yield f"{name:12} {value}"
            continue
        for row in value:
            yield "  ".join(str(cell) for cell in row.values())
        if not value:
            yield f"no {name}"
