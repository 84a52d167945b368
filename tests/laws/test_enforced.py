"""Acts that break a law at a table of real cards are refused in enforced mode."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from euchre.acts import Act, Play, TableAct
from euchre.deal import IllegalAct, verify
from euchre.errors import EuchreError
from euchre.notation import ActEntry, read_record
from euchre.seating.records import Step, referee
from euchre.seats import Seat
from euchre.table import RefereedTable, Ruling, Verdict
from euchre.table.physical.discarding import holds_discard
from tests.laws.runner import Situation, situations

SHOWS_WITHOUT_DOING = {
    "lead-recalled",
    "suit-unnamed",
    "surplus-card",
    "missed-trick",
    "no-discard",
    "imperfect-pack",
    "jambone/not-callable",
    "revoke-mended",
}
"""Irregularities that an act brings to light and that lie in something done, or left, before it."""


def breaches(situation: Situation) -> Iterator[tuple[RefereedTable, Act, Ruling]]:
    """Yield the plays and calls of a record that are irregular, each with the table before it."""
    before: Step | None = None
    for step in referee(read_record(situation.path.read_text(encoding="utf-8")), law=situation.law):
        act = step.entry.act if isinstance(step.entry, ActEntry) else None
        lawful_so_far = before is not None and not before.table.ledger.cases
        if act is not None and not isinstance(act, TableAct) and before is not None and lawful_so_far:
            for ruling in step.rulings:
                by_this = ruling.offender == act.actor and isinstance(act.actor, Seat)
                by_this = by_this and ruling.verdict is not Verdict.LAPSED
                if by_this and ruling.irregularity not in SHOWS_WITHOUT_DOING:
                    yield before.table, act, ruling
        before = step


@pytest.mark.parametrize("situation", situations(), ids=lambda situation: situation.name)
def test_an_irregular_play_is_refused_in_enforced_mode(situation: Situation) -> None:
    for table, act, ruling in breaches(situation):
        if not isinstance(act, Play) or table.sitting.deal is None:
            continue
        if holds_discard(table, table.deal.dealer):
            continue  # in enforced mode a discard is final at once (professor-1862 L14, leeds-dwight-1888 87)
        with pytest.raises(EuchreError) as refusal:
            verify(table.deal, act)
        assert isinstance(refusal.value, IllegalAct)
        assert set(refusal.value.laws) & set(ruling.laws), f"{act} is refused by another law than it breaks"
