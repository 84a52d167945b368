"""Reads records from files and replays them deal by deal."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from errno import EISDIR
from pathlib import Path
from typing import TypeAlias

from ...acts import TableAct
from ...deal import Deal, unchecked
from ...deal.state import deal_with
from ...errors import NotationError
from ...game import Sitting
from ...notation import (
    ActEntry,
    DealLine,
    Entry,
    Expectation,
    Record,
    RecordError,
    read_any,
    read_egnb,
    read_live,
)
from ...seating import sessions
from ...seating.records import referee
from ...table import RefereedTable, due
from ..output import answer_is_no, bad_input, warn
from ..text_files import bytes_of, text_of


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedDeal:
    """One deal of a record, as far as the record goes."""

    number: int
    """The number of the deal in the record; a file of several games numbers its deals in one sequence."""
    sitting: Sitting
    """The table at the end of the deal."""
    deal: Deal
    regular: Deal
    """The deal as far as nothing irregular was done in it."""

    @property
    def unchecked(self) -> tuple[str, ...]:
        """What could not be checked because cards are unknown, as sentences with the deal's number."""
        return tuple(f"deal {self.number}: {note}" for note in unchecked(self.deal))


def read_file(path: str) -> tuple[Record, ...]:
    """Return the records in a file. Ends the command with code 2 if it cannot be read, 1 if an act is
    unlawful."""
    if Path(path).suffix == BINARY:
        return _from_binary(path)
    text = text_of(path)
    try:
        if _is_being_written(text):
            return (read_live(text),)
        return read_any(text, Path(path).suffix)
    except NotationError as fault:
        raise (answer_is_no if isinstance(fault, RecordError) else bad_input)(f"{path}, {fault}") from fault


BINARY = ".egnb"
"""The suffix of EGN in its binary form, which is read and not written."""


def _from_binary(path: str) -> tuple[Record, ...]:
    try:
        return (read_egnb(bytes_of(path)),)
    except NotationError as fault:
        raise (answer_is_no if isinstance(fault, RecordError) else bad_input)(f"{path}, {fault}") from fault


def _is_being_written(text: str) -> bool:
    """Return whether `euchre play` wrote the record and its last line is incomplete."""
    return not text.endswith("\n") and "\nx-until " in text


class Irregular(Enum):
    """Which records with unlawful acts are read as the referee rules on them; others end with code 1."""

    NEVER = "never"
    IF_IT_SAYS_SO = "if it says so"
    """Those with acts or words for the referee."""
    ALWAYS = "always"


def deals_of(
    path: str, records: Sequence[Record], irregular: Irregular = Irregular.NEVER
) -> list[PlayedDeal]:
    """Return every deal of the records, all acts checked. Ends the command with code 1 if one is unlawful."""
    deals: list[PlayedDeal] = []
    for record in records:
        before = len(deals) if len(records) > 1 else None
        try:
            deals += _deals(record, _lawfully(record), before)
        except RecordError as fault:
            if irregular is Irregular.NEVER or (
                irregular is Irregular.IF_IT_SAYS_SO and not _says_so(record)
            ):
                raise answer_is_no(f"{path}, {fault}") from fault
            deals += _as_ruled(path, record, before, fault)
    return deals


def _says_so(record: Record) -> bool:
    """Return whether a record has acts or expectations that only a referee understands."""
    acts = (entry.act for entry in record.entries if isinstance(entry, ActEntry))
    expects = any(isinstance(entry, Expectation) for entry in record.entries)
    return expects or any(isinstance(act, TableAct) for act in acts)


def _as_ruled(path: str, record: Record, before: int | None, fault: RecordError) -> list[PlayedDeal]:
    try:
        deals = _deals(record, _refereed(record), before)
    except RecordError as impossible:
        raise answer_is_no(f"{path}, {impossible}") from impossible
    warn(f"{path}, {fault}; what follows is as the referee rules: euchre referee {path}")
    return deals


_Played: TypeAlias = tuple[Entry, Sitting, bool]
"""An entry, the table after it, and whether its deal is regular so far."""


def _lawfully(record: Record) -> Iterator[_Played]:
    for entry, session in zip(record.entries, sessions(record), strict=True):
        yield entry, session.sitting, True


def _refereed(record: Record) -> Iterator[_Played]:
    for step in referee(record):
        yield step.entry, _as_scored(step.table), step.is_regular


def _as_scored(table: RefereedTable) -> Sitting:
    """Return the table, with the points that count for its deal instead of those of its tricks."""
    deal = table.sitting.deal
    if deal is None or deal.outcome is None:
        return table.sitting
    outcome = replace(deal.outcome, points=due(table))
    return replace(table.sitting, deal=deal_with(deal, {"outcome": outcome}))


def _deals(record: Record, played: Iterable[_Played], before: int | None) -> list[PlayedDeal]:
    deals: dict[int, PlayedDeal] = {}
    number, irregular = 0, set()
    for entry, sitting, is_regular in played:
        if isinstance(entry, DealLine):
            number = entry.number
        if sitting.deal is None:
            continue
        shown = number if before is None else before + sitting.deals
        if not is_regular:
            irregular.add(sitting.deals)
        known = deals.get(sitting.deals) if sitting.deals in irregular else None
        regular = sitting.deal if known is None else known.regular
        deals[sitting.deals] = PlayedDeal(number=shown, sitting=sitting, deal=sitting.deal, regular=regular)
    return list(deals.values())


def chosen(deals: Sequence[PlayedDeal], number: int | None, path: str) -> list[PlayedDeal]:
    """Return the deal with a number, or all of them for None. Ends the command with code 2 if there is
    none."""
    if number is None:
        return list(deals)
    found = [deal for deal in deals if deal.number == number]
    if not found:
        there = f"its deals are {deals[0].number} to {deals[-1].number}" if deals else "it has no deals"
        raise bad_input(f"{path} has no deal {number}; {there}")
    return found


def one_deal(path: str, number: int | None, purpose: str) -> PlayedDeal:
    """Return the deal of a file with a number, or the last one; irregular deals are as the referee rules.

    Ends the command with code 2 if there is none.
    """
    deals = deals_of(path, read_file(path), Irregular.ALWAYS)
    if not deals:
        raise bad_input(f"{path} has no deal to {purpose}")
    return chosen(deals, number, path)[-1]


def warn_of_notes(records: Sequence[Record]) -> None:
    """Warn in one line which words in quotation marks are notes, on which nobody rules."""
    entries = (entry for record in records for entry in record.entries if isinstance(entry, ActEntry))
    lines = [str(one.line) for one in entries if isinstance(one.act, TableAct) and one.act.is_note]
    if lines:
        warn(f"words in quotation marks are notes, on which nobody rules (line {', '.join(lines)})")


def warn_of_deals_in_play(deals: Sequence[PlayedDeal]) -> None:
    """Warn which deals are still in play, because the output may show their hidden cards."""
    for played in deals:
        if not played.deal.is_over:
            warn(f"deal {played.number} is still in play, and what follows may show hidden cards")


def write_whole(path: str, text: str) -> None:
    """Write a whole file, or leave it unchanged if that fails.

    Ends the command with code 2 if the file cannot be written.
    """
    write_bytes_whole(path, text.encode())


def write_bytes_whole(path: str, content: bytes) -> None:
    """Write a whole file that is not text, or leave it unchanged if that fails.

    Ends the command with code 2 if the file cannot be written.
    """
    target = Path(os.path.realpath(path))
    try:
        if target.exists() and not target.is_file():
            target.write_bytes(content)
        else:
            _replace(target, content)
    except OSError as fault:
        raise bad_input(f"{path} cannot be written: {fault.strerror}") from fault


def check_can_be_written(path: str) -> None:
    """End the command with code 2 if a file cannot be written; asked before work that takes long."""
    target = Path(os.path.realpath(path))
    try:
        if target.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        if not target.exists() or target.is_file():
            descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
            os.close(descriptor)
            os.unlink(name)
    except OSError as fault:
        raise bad_input(f"{path} cannot be written: {fault.strerror}") from fault


def _replace(target: Path, content: bytes) -> None:
    descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        os.chmod(name, target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask())
        os.replace(name, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
