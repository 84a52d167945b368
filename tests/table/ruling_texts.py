"""Every ruling that the situations of the laws bring about, as text: `python -m tests.table.ruling_texts`.

The texts stand in `ruling_texts.txt`, to be read by a person: one for each code, irregularity and verdict.
"""

from __future__ import annotations

from pathlib import Path

from euchre.laws import load_irregularities
from euchre.notation import read_record
from euchre.seating.records import referee
from euchre.table.speech.words import ruling_text
from tests.laws.runner import situations

PAGE = Path(__file__).with_suffix(".txt")


def ruling_texts() -> str:
    """The texts, by code, irregularity and verdict; of several with these in common the first."""
    found: dict[tuple[str, str, str], str] = {}
    for situation in situations():
        record = read_record(situation.path.read_text(encoding="utf-8"))
        name = record.code.base or record.code.name
        for step in referee(record, law=situation.law):
            for ruling in step.rulings:
                if ruling.irregularity not in load_irregularities():
                    continue
                key = (name, ruling.irregularity, ruling.verdict.value)
                found.setdefault(key, ruling_text(ruling, record.code))
    return "".join(f"{' '.join(key)}\n    {found[key]}\n" for key in sorted(found))


if __name__ == "__main__":
    PAGE.write_text(ruling_texts(), encoding="utf-8")
