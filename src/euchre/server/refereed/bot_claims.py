"""What computer players claim from the referee: at once, but after the people on their side."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable
from dataclasses import replace

from ...acts import TableAct
from ...bots.bot_referee import reaction
from ...chance import Stream
from ...seats import Seat
from ...table import RefereedTable, TableView, Verdict, after, table_view
from .mode import ClubMode


def claim_of_bots(
    mode: ClubMode, players: Iterable[Seat], people: Collection[Seat], seed: bytes
) -> TableAct | None:
    """The claim or choice of one of the computer players now; None if none of them has one.

    A claim that one of `people` could also make is left to that person until they let play go on. Whether
    a sleepy player notices depends on the game's secret seed.
    """
    table = mode.refereed
    if table.sitting.deal is None:
        return None
    for seat in players:
        seen = _left_to_players(table_view(table, seat), people)
        said = reaction(seen, seat, mode.temper, _stream(table, seat, seed))
        if isinstance(said, TableAct) and _has_effect(table, said):
            return said
    return None


def _left_to_players(seen: TableView, people: Collection[Seat]) -> TableView:
    return replace(
        seen,
        offers=tuple(offer for offer in seen.offers if not set(offer.holders) & set(people)),
        claimable=tuple(fault for fault in seen.claimable if not set(fault.holders) & set(people)),
    )


def _stream(table: RefereedTable, seat: Seat, seed: bytes) -> Stream:
    digest = hashlib.sha256(b"attention %d %d %b" % (table.acts, seat, seed)).digest()
    return Stream(int.from_bytes(digest[:8], "big"))


def _has_effect(table: RefereedTable, said: TableAct) -> bool:
    """Whether the referee would accept it, and saying it once more would change anything."""
    heard = after(table, said)
    answers = heard.rulings[len(table.rulings) :]
    if any(ruling.verdict is Verdict.REFUSED for ruling in answers):
        return False
    if said not in table.deal.acts:
        return True
    return heard.ledger != table.ledger and all(ruling.verdict is not Verdict.HEARD for ruling in answers)
