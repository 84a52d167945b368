"""Every ruling that the laws can bring about, as text: `python -m tests.table.texts.ruling_texts`.

The texts stand in `ruling_texts.txt`, to be read by a person: one for each of the six games, irregularity,
verdict and remedy. They are those of the situations of the laws, and, for what no situation brings about,
those that the rows of the data give at a table where B has done it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from euchre.laws import CODE_NAMES, Code, Provision, load_code, load_irregularities
from euchre.notation import read_record
from euchre.seating.records import referee
from euchre.seats import Seat, Side
from euchre.table import Ruling, Verdict
from euchre.table.words.rulings import ruling_text
from tests.laws.runner import situations

PAGE = Path(__file__).with_suffix(".txt")
Key = tuple[str, str, str]
"""A game, an irregularity, and the verdict with the remedies that follow."""


def ruling_texts() -> str:
    """Return the texts, by code, irregularity, verdict and remedies; of several with these in common the
    first."""
    found = _of_situations()
    for name in CODE_NAMES:
        code = load_code(name)
        for ruling in rulings_of_rows(code):
            found.setdefault(_key(name, ruling), ruling_text(ruling, code))
    return "".join(f"{' '.join(key)}\n    {found[key]}\n" for key in sorted(found))


def _of_situations() -> dict[Key, str]:
    found: dict[Key, str] = {}
    for situation in situations():
        record = read_record(situation.path.read_text(encoding="utf-8"))
        for step in referee(record, law=situation.law):
            for ruling in step.rulings:
                if ruling.irregularity in load_irregularities():
                    key = _key(record.code.base or record.code.name, ruling)
                    found.setdefault(key, ruling_text(ruling, record.code))
    return found


def _key(name: str, ruling: Ruling) -> Key:
    follows = ruling.remedies if ruling.verdict in (Verdict.CHOSEN, Verdict.IMPOSED) else ()
    return name, ruling.irregularity, " ".join((ruling.verdict.value, *follows))


def rulings_of_rows(code: Code) -> Iterator[Ruling]:
    """Yield what each row of a code may lead to: the offer, each choice, what follows by law, or nothing."""
    for kind, row in code.provisions.items():
        if not code.partnerships and _is_of_partners(kind):
            continue
        if row.choices:
            yield _ruling(code, kind, Verdict.OFFERED, row.choices)
        for choice in row.choices:
            yield _ruling(code, kind, Verdict.CHOSEN, (choice,))
        for follows in filter(None, (row.follows, row.excused)):
            yield _ruling(code, kind, Verdict.IMPOSED, follows)
        if not (row.choices or row.follows):
            yield _ruling(code, kind, Verdict.NOTED, ())


def _ruling(code: Code, kind: str, verdict: Verdict, remedies: tuple[str, ...]) -> Ruling:
    row, seating = code.provisions[kind], code.seating
    offender = Seat.A if "the dealer, {who}" in load_irregularities()[kind].done else Seat.B
    others = [seat for seat in seating.seats if seating.side_of(seat) is not seating.side_of(offender)]
    is_offered = verdict is Verdict.OFFERED
    return Ruling(
        act=0,
        irregularity=kind,
        verdict=verdict,
        laws=row.laws,
        offender=offender,
        remedies=remedies,
        points=() if is_offered else _points(code, row, remedies, others),
        holders=tuple(others) if is_offered else (),
        until=row.until if is_offered else None,
    )


def _is_of_partners(kind: str) -> bool:
    """Return whether an irregularity needs partners at the table."""
    known = load_irregularities()[kind]
    return "partner" in known.done and not known.done_without_partners


def _points(
    code: Code, row: Provision, remedies: tuple[str, ...], others: list[Seat]
) -> tuple[tuple[Side, int], ...]:
    price = 1 if "one-point" in remedies else row.points if {"points", "full-points"} & {*remedies} else 0
    sides = dict.fromkeys(code.seating.side_of(seat) for seat in others)
    return tuple((side, price) for side in sides if price)


if __name__ == "__main__":
    PAGE.write_text(ruling_texts(), encoding="utf-8")
