"""Runs one situation of a law: a short record with `expect` lines among its acts.

A file is a record (`euchre record 1`, `code`, `rule KEY = VALUE`, `score A+C 4, B+D 1`, `deal N by SEAT`
lines, lines of acts), read as any other; `docs/notation.md` lists what may follow
`expect`. The acts stand as they were done: what breaks a law brings a ruling on.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from euchre.notation import Expectation, Record, read_record
from euchre.seating.records import referee
from euchre.table import Ruling, Verdict
from euchre.table.words.expectations import Unmet

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Situation:
    """One file: which law of which register it shows, and its lines."""

    path: Path

    @property
    def register(self) -> str:
        """The register the law belongs to."""
        return self.path.parent.name

    @property
    def law(self) -> str:
        """The id of the law shown."""
        return self.path.stem.rpartition("-")[0]

    @property
    def name(self) -> str:
        """The name of the situation in tests: `professor-1862:A9/2`."""
        return f"{self.register}:{self.law}/{self.path.stem.rpartition('-')[2]}"

    def run(self) -> None:
        """Do the acts and check what is expected.

        Raises Unmet, naming the line, for a line that does not come out, a record that expects nothing,
        and an irregularity without a remedy that no line expects; NotationError for a faulty record.
        """
        self.check(read_record(self.path.read_text(encoding="utf-8")))

    def check(self, record: Record) -> None:
        """Do the acts of the record, which may be the file's under another code, and check them."""
        if not any(isinstance(entry, Expectation) for entry in record.entries):
            raise Unmet(f"{self.path.name} expects nothing")
        noted: tuple[Ruling, ...] = ()
        for step in referee(record, law=self.law):
            if isinstance(step.entry, Expectation):
                if step.unmet is not None:
                    raise Unmet(f"{self.path.name}:{step.entry.line}: {step.unmet}")
                noted = () if step.entry.text.startswith("ruling ") else noted
            elif noted:
                raise Unmet(f"{self.path.name}:{step.entry.line}: before it nothing expected {noted}")
            else:
                noted = tuple(ruling for ruling in step.rulings if ruling.verdict is Verdict.NOTED)
        if noted:
            raise Unmet(f"{self.path.name}: at its end nothing expected {noted}")


def situations() -> tuple[Situation, ...]:
    """Return all situations of all registers, by register and law."""
    return tuple(Situation(path) for path in sorted(HERE.glob("*/*.euchre")))
