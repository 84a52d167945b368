"""Cards mixed before a revoke that is claimed has been proved (professor-1862 L26b, jerome-1877 10.5,
leeds-dwight-1888 62, 67)."""

from __future__ import annotations

from ....acts import Actor
from ....copying import replace
from ....deciding import decides
from ...cases import brought_up
from ...revokes import claimed_play, judged_at_last, revokes_claimed
from ...state import Finding, RefereedTable, brings_up, with_case, with_ledger


def _laws_of_mixing(table: RefereedTable) -> tuple[str, ...]:
    """The laws about cards that are mixed before a claim is proved; none where the record proves it."""
    row = table.provision("cards-mixed")
    return () if row is None or table.code.provisions["revoke"].says("record-proves") else row.laws


@decides(irregularities="cards-mixed")
def with_cards_mixed(table: RefereedTable, by: Actor) -> RefereedTable:
    """The table when the cards are mixed before a claim is proved.

    If the accused side mixes them the claim counts as proved, whatever was played; if anybody else
    does, nothing can be proved any more, unless the law goes by the record (professor-1862 L26b,
    jerome-1877 10.5, leeds-dwight-1888 62, 67).
    """
    claims = table.ledger.claims
    table = with_ledger(table, claims=())
    for claim in claims:
        if by not in table.code.seating.side_of(claim.against).seats:
            mixed_by_claimants = by in table.code.seating.side_of(claim.by).seats
            laws = _laws_of_mixing(table) if mixed_by_claimants else ()
            table = judged_at_last(table, claim, table, mixed=laws)
            continue
        finding = Finding(irregularity="cards-mixed", offender=claim.against, trick=claim.trick)
        table = brings_up(table, finding)
        cases = revokes_claimed(table, claim)
        for case in cases or (claimed_play(table, claim),):
            ruled_before = len(table.rulings)
            table = brought_up(with_case(table, case), case)
            table = table if cases else _as_if_proved(table, ruled_before)
    return table


MIXED_BY_ACCUSED = "the claim counts as proved, as the accused side has mixed the cards"


def _as_if_proved(table: RefereedTable, ruled_before: int) -> RefereedTable:
    """The table whose rulings after the first ones say that a claim counts as proved, true or not."""
    new = (
        replace(one, why=MIXED_BY_ACCUSED) if one.irregularity == "revoke" and not one.why else one
        for one in table.rulings[ruled_before:]
    )
    return replace(table, rulings=(*table.rulings[:ruled_before], *new))
