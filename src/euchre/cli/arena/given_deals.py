"""Deals for a match from records: what chance did in them, up to the turn-up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ...acts import Cut, DealOut, DeclineCut, Shuffle, TurnUp
from ...arena.match import GivenDeal
from ...deal import Deal
from ...laws import Code
from ..output import bad_input
from ..records.reading import Irregular, deals_of, read_file

_CHANCE = (Shuffle, Cut, DeclineCut, DealOut, TurnUp)


def given_deals(path: str, code: Code) -> tuple[GivenDeal, ...]:
    """The deals of a record, or of all records in a folder by their names; the same deal counts once.

    Ends the command for a deal of another code, and for one whose pack the record does not tell.
    """
    files = sorted(str(file) for file in Path(path).iterdir()) if Path(path).is_dir() else [path]
    found = tuple(dict.fromkeys(deal for file in files for deal in _of_file(file, code)))
    if not found:
        raise bad_input(f"{path} has no deals to play")
    return found


def _of_file(path: str, code: Code) -> Iterator[GivenDeal]:
    for played in deals_of(path, read_file(path), Irregular.ALWAYS):
        deal = played.regular
        if deal.code != code:
            raise bad_input(
                f"{path}: its deals are of {deal.code.name}, but the match is of {code.name}; "
                "name the code with --code, and its changes with --rules"
            )
        if not _tells_the_pack(deal):
            raise bad_input(f"{path}, deal {played.number}: the record does not tell the order of the pack")
        acts = tuple(act for act in deal.acts if isinstance(act, _CHANCE))
        yield GivenDeal(dealer=deal.dealer, acts=acts)


def _tells_the_pack(deal: Deal) -> bool:
    """Whether a deal was dealt to the turn-up from a pack whose every card is known."""
    packs = [act.pack for act in deal.acts if isinstance(act, Shuffle)]
    return bool(packs) and len(packs[-1]) == len(deal.code.pack) and deal.turn_up is not None
