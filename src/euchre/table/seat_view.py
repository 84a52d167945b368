"""What one seat may know of a table where things can go wrong.

Everybody sees the rulings; the referee keeps what else is known. Two things need care: a revoke that nobody
but its player can know of is left out until a later card shows it, and a case kept for a claim is shown
only where it lay open to everybody's eyes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..acts import Holding, Play
from ..cards import UNKNOWN, Card
from ..laws import load_irregularities
from ..seats import Seat
from ..view import View, view_of
from .binding import is_plainly_disobeyed
from .physical.handling import cards_seen
from .ruling import Ruling
from .state import Case, CaseStatus, Claim, Exposed, Order, RefereedTable
from .terms.conditions import offered_choices
from .terms.holders import claimants_of, holders_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """Remedies among which somebody may choose now."""

    irregularity: str
    offender: Seat | None
    remedies: tuple[str, ...]
    holders: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Claimable:
    """Something that everybody could have noticed, and that somebody may claim."""

    irregularity: str
    offender: Seat | None
    trick: int | None
    holders: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """A table as one seat sees it, or a spectator."""

    view: View
    """The play."""
    exposed: tuple[Exposed, ...]
    """Cards that lie before their owners."""
    orders: tuple[Order, ...]
    """Calls that bind somebody."""
    offers: tuple[Offer, ...]
    claimable: tuple[Claimable, ...]
    claims: tuple[Claim, ...]
    """Revokes claimed and not judged yet."""
    rulings: tuple[Ruling, ...]


def table_view(table: RefereedTable, seat: Seat | None) -> TableView:
    """Return what a seat may know of a table, or a spectator for None. Raises LookupError before the first
    deal."""
    ledger = table.ledger
    return TableView(
        view=view_of(table.deal, seat, table.sitting.score),
        exposed=table.exposed_in_play,
        orders=ledger.orders,
        offers=tuple(_offer(table, case) for case in ledger.cases if case.status is CaseStatus.OPEN),
        claimable=tuple(claimable_of(table, case) for case in ledger.cases if lies_open(table, case)),
        claims=ledger.claims,
        rulings=table.rulings,
    )


def _offer(table: RefereedTable, case: Case) -> Offer:
    return Offer(
        irregularity=case.irregularity,
        offender=case.offender,
        remedies=offered_choices(table, case),
        holders=holders_of(table, case),
    )


def claimable_of(table: RefereedTable, case: Case) -> Claimable:
    """Return a case as one may claim it."""
    return Claimable(
        irregularity=case.irregularity,
        offender=case.offender,
        trick=case.trick,
        holders=claimants_of(table, case),
    )


def lies_open(table: RefereedTable, case: Case) -> bool:
    """Return whether a case kept for a claim could have been noticed by everybody."""
    return case.status is CaseStatus.HIDDEN and shows(table, case)


def shows(table: RefereedTable, case: Case) -> bool:
    """Return whether what a case is about could have been noticed by everybody.

    Whether a called player could have obeyed is looked up in their cards, and only on a claim. A secret case
    about no trick is one that was spoken of.
    """
    if load_irregularities()[case.irregularity].secret:
        return case.trick is None or has_come_to_light(table, case)
    return not table.code.provisions[case.irregularity].looks_at_cards


def may_be_told(table: RefereedTable, case: Case) -> bool:
    """Return whether the referee may tell that a case can be claimed.

    A revoke counts only if somebody finds it out and claims it, and the referee tells nobody of one
    (leeds-dwight-1888 62).
    """
    return case.irregularity != "revoke" and lies_open(table, case)


def has_come_to_light(table: RefereedTable, case: Case) -> bool:
    """Return whether a secret case shows to everybody.

    A revoke does when its player plays or shows a card of the suit that they did not follow, wants the card
    back that they played instead, or when somebody tells their hand after it. A call disobeyed does where
    the card called lies face up and could be played.
    """
    if case.irregularity != "revoke":
        return is_plainly_disobeyed(table, case)
    tricks = table.deal.tricks[case.known_trick - 1 :]
    played = [play.card for other in tricks[1:] for play in other.plays if play.actor == case.offender]
    shown = (*played, *_told_after(table, case), *cards_seen(table.deal, case.known_offender))
    return _wants_back(table, case) or any(
        card.suit_under(tricks[0].trump) is tricks[0].led for card in shown
    )


def _wants_back(table: RefereedTable, case: Case) -> bool:
    """Return whether an offender has taken back the card with which they did not follow suit."""
    taken = table.deeds("takes back {card}")
    return any(deed.actor == case.offender and deed.cards == case.cards for deed in taken)


def _told_after(table: RefereedTable, case: Case) -> Iterator[Card]:
    """Yield the cards that somebody has told of an offender's hand since the offence."""
    done = [act for act in table.deal.acts if act.actor == case.offender]
    for act in reversed(done):
        if isinstance(act, Play) and act.card in case.cards:
            return
        if isinstance(act, Holding):
            yield from (card for card in act.cards if card is not UNKNOWN)
