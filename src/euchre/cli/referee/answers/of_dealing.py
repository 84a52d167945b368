"""Answers to questions about the deal: who deals, who cuts for it, how many cards there are."""

from __future__ import annotations

import re

from ....game import to_draw
from ....table import RefereedTable
from ....table.settlement import is_void
from ...seating.telling import together


def next_dealer(match: re.Match[str], table: RefereedTable) -> str:
    """Who deals the next deal."""
    return who_deals(table)


def who_deals(table: RefereedTable) -> str:
    """Who deals next, or who has to cut for it."""
    if not table.sitting.is_between_deals:
        return f"{table.code.seating.left_of(table.deal.dealer)} deals next, unless this deal is dealt again."
    dealer = table.sitting.next_dealer
    return _who_cuts(table) if dealer is None else f"{dealer} deals next."


def _who_cuts(table: RefereedTable) -> str:
    """Who has to cut for the deal, or cut again after a tie; who gets the next card where a jack decides."""
    sitting = table.sitting
    waiting = to_draw(sitting)
    if table.code.first_deal == "first_jack" or not sitting.draws:
        return "The players draw for the deal."
    who = together(map(str, waiting))
    tie = all(any(draw.actor == seat for draw in sitting.draws) for seat in waiting)
    if not tie:
        return f"{who} {'has' if len(waiting) == 1 else 'have'} still to cut for the deal."
    if len(waiting) == 1:
        return f"{who} has to cut again for the deal."
    return f"{who} have cut alike and cut again for the deal."


def dealer(match: re.Match[str], table: RefereedTable) -> str:
    """Who dealt the deal that is on, and who deals after one that is over or void."""
    if table.sitting.deal is None:
        return who_deals(table)
    dealt = f"{table.deal.dealer} dealt this deal"
    if is_void(table):
        return f"{dealt}, which is void. {who_deals(table)}"
    return f"{dealt}, which is over. {who_deals(table)}" if table.deal.is_over else f"{dealt}."


def deal_counts(match: re.Match[str], table: RefereedTable) -> str:
    """Whether the deal counts; else who deals."""
    if table.sitting.deal is None:
        return f"No deal has begun. {who_deals(table)}"
    return f"The deal is void. {who_deals(table)}" if is_void(table) else "The deal counts."


def hand_size(match: re.Match[str], table: RefereedTable) -> str:
    """How many cards each player gets."""
    code = table.code
    return f"Each player is dealt {code.hand_size} cards; the pack has {len(code.pack)}."


def has_looked(match: re.Match[str], table: RefereedTable) -> str:
    """Whether the record tells of a player that they have looked at their hand in this deal."""
    seat = match["seat"]
    deeds = () if table.sitting.deal is None else table.deeds("looks at hand", "takes up the hand")
    if any(str(deed.actor) == seat for deed in deeds):
        return f"{seat} has looked at the hand."
    return f"Nobody has told that {seat} looked at the hand. If so, enter '{seat} looks at hand'."
