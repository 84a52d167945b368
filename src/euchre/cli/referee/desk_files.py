"""The record of a desk: read to be continued, named, and written."""

from __future__ import annotations

from pathlib import Path

from ...laws import Code
from ...notation import ActEntry, DealLine, read_live, record_head
from ..output import bad_input
from ..text_files import text_of
from .desk import Desk


def code_of_record(path: str) -> Code | None:
    """Return the code of a record that exists, None if there is no such file."""
    return read_live(text_of(Path(path))).code if Path(path).exists() else None


def desk_of_file(code: Code, path: str) -> Desk:
    """Return the desk with the entries of a record; an empty desk if the file does not exist."""
    file = Path(path)
    if not file.exists():
        return Desk(code)
    record = read_live(text_of(file))
    if record.code != code:
        raise bad_input(
            f"{path} is a record under {record.code.rules_in_force}, not under {code.rules_in_force}"
        )
    desk = Desk(code, points=record.points, headers=record.headers)
    return desk.with_entries([one for one in record.entries if isinstance(one, (ActEntry, DealLine))])


def free_name() -> str:
    """Return the first of `table-1.euchre`, `table-2.euchre` and so on that does not exist."""
    number = 1
    while Path(f"table-{number}.euchre").exists():
        number += 1
    return f"table-{number}.euchre"


def record_text(desk: Desk) -> str:
    """Return the record of all entries."""
    return record_head(desk.code, desk.headers, points=desk.points) + "".join(
        f"{entry.text}\n" for entry in desk.entries
    )
