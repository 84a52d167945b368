"""Reads records from files and replays them deal by deal."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from ...deal import Deal, unchecked
from ...errors import NotationError
from ...game import Sitting
from ...notation import DealLine, Record, RecordError, read_any, read_live
from ...seating import sessions
from ..output import answer_is_no, bad_input, warn
from .record_file import not_text


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedDeal:
    """One deal of a record, as far as the record goes."""

    number: int
    """The number of the deal in the record; a file of several games numbers its deals in one sequence."""
    sitting: Sitting
    """The table at the end of the deal."""
    deal: Deal

    @property
    def unchecked(self) -> tuple[str, ...]:
        """What could not be checked because cards are unknown, as sentences with the deal's number."""
        return tuple(f"deal {self.number}: {note}" for note in unchecked(self.deal))


def read_file(path: str) -> tuple[Record, ...]:
    """The records in a file. Ends the command with code 2 if it cannot be read, 1 if an act is unlawful."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise not_text(path) from None
    try:
        if _is_being_written(text):
            return (read_live(text),)
        return read_any(text, Path(path).suffix)
    except NotationError as fault:
        raise (answer_is_no if isinstance(fault, RecordError) else bad_input)(f"{path}, {fault}") from fault


def _is_being_written(text: str) -> bool:
    """Whether `euchre play` wrote the record and its last line is incomplete."""
    return not text.endswith("\n") and "\nx-until " in text


def deals_of(path: str, records: Sequence[Record]) -> list[PlayedDeal]:
    """Every deal of the records, all acts checked. Ends the command with code 1 if one is unlawful."""
    deals: list[PlayedDeal] = []
    for record in records:
        deals += _deals_of(path, record, len(deals) if len(records) > 1 else None)
    return deals


def _deals_of(path: str, record: Record, before: int | None) -> list[PlayedDeal]:
    deals: dict[int, PlayedDeal] = {}
    number = 0
    try:
        for entry, session in zip(record.entries, sessions(record), strict=True):
            sitting = session.sitting
            if isinstance(entry, DealLine):
                number = entry.number
            if sitting.deal is not None:
                shown = number if before is None else before + sitting.deals
                deals[sitting.deals] = PlayedDeal(number=shown, sitting=sitting, deal=sitting.deal)
    except RecordError as fault:
        raise answer_is_no(f"{path}, {fault}") from fault
    return list(deals.values())


def chosen(deals: Sequence[PlayedDeal], number: int | None, path: str) -> list[PlayedDeal]:
    """The deal with a number, or all of them for None. Ends the command with code 2 if there is none."""
    if number is None:
        return list(deals)
    found = [deal for deal in deals if deal.number == number]
    if not found:
        there = f"its deals are {deals[0].number} to {deals[-1].number}" if deals else "it has no deals"
        raise bad_input(f"{path} has no deal {number}; {there}")
    return found


def one_deal(path: str, number: int | None, purpose: str) -> PlayedDeal:
    """The deal of a file with a number, or the last one. Ends the command with code 2 if there is none."""
    deals = deals_of(path, read_file(path))
    if not deals:
        raise bad_input(f"{path} has no deal to {purpose}")
    return chosen(deals, number, path)[-1]


def warn_of_deals_in_play(deals: Sequence[PlayedDeal]) -> None:
    """Warn which deals are still in play, because the output may show their hidden cards."""
    for played in deals:
        if not played.deal.is_over:
            warn(f"deal {played.number} is still in play, and what follows may show hidden cards")


def write_whole(path: str, text: str) -> None:
    """Write a whole file, or leave it unchanged if that fails.

    Ends the command with code 2 if the file cannot be written.
    """
    target = Path(os.path.realpath(path))
    try:
        if target.exists() and not target.is_file():
            target.write_text(text, encoding="utf-8")
        else:
            _replace(target, text)
    except OSError as fault:
        raise bad_input(f"{path} cannot be written: {fault.strerror}") from fault


def _replace(target: Path, text: str) -> None:
    descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
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
