"""Who may claim an irregularity and choose its remedy, by the names that provisions use."""

from __future__ import annotations

from collections.abc import Callable

from ...acts import Actor, Person
from ...seats import Seat
from ..names import Names
from ..physical.touching import first_to_touch, has_looked
from ..state import Case, RefereedTable, dealers_adversaries

Holders = Callable[[RefereedTable, Case], tuple[Seat, ...]]

HOLDERS: Names[Holders] = Names()
"""The holders by name: the seats that each means in a case."""


@HOLDERS.add("nobody", "nobody")
def _nobody(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    return ()


@HOLDERS.add("adversaries", "either adversary")
@HOLDERS.add("anybody-but-the-markers", "either adversary, or an onlooker,")
def _adversaries(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """The other side of the offender, sitting out or not."""
    seating = table.code.seating
    return tuple(
        seat
        for seat in seating.seats
        if case.offender is not None and seating.side_of(seat) is not seating.side_of(case.offender)
    )


@HOLDERS.add("left-adversary", "the adversary on the offender's left")
def _left_adversary(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """The adversary on the offender's left, or the lone player if that adversary sits out (professor-1862
    L30)."""
    deal = table.deal
    left = table.code.seating.left_of(case.known_offender)
    lone = deal.calling.lone
    return (lone,) if lone is not None and left in deal.calling.out else (left,)


@HOLDERS.add("others-who-may-recall", "any other player who has not played to it")
def _others_who_may_recall(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """The players of the hand who have not lost the right to send a false lead back: the offender's
    partner by playing to it, both adversaries by either's playing (jerome-1877 9.8, 9.9, 14.1)."""
    deal, seating = table.deal, table.code.seating
    tricks = deal.tricks[case.known_trick - 1 :][:1]
    played = {seat for trick in tricks for seat in trick.seats if seat != case.offender}
    mine = seating.side_of(case.known_offender)
    sides_closed = {seating.side_of(seat) for seat in played if seating.side_of(seat) is not mine}
    return tuple(
        seat
        for seat in deal.active
        if seat != case.offender and seat not in played and seating.side_of(seat) not in sides_closed
    )


@HOLDERS.add("adversaries-misled", "an adversary who has played since")
def _adversaries_misled(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """The adversaries who played after a card that was taken back; the offender's partner may change
    nothing (professor-1862 L26a, jerome-1877 11.4, leeds-dwight-1888 69)."""
    adversaries = _adversaries(table, case)
    return tuple(seat for seat in case.seats if seat in adversaries)


@HOLDERS.add("makers-or-defenders", "the maker against a defender, both defenders against the maker,")
def _makers_or_defenders(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """Both defenders against the maker; the maker alone against a defender (modern 3h-7, 3h-8)."""
    maker = table.deal.calling.maker
    if maker is None or case.offender == maker:
        return _adversaries(table, case)
    return (maker,)


@HOLDERS.add("offender", "the player")
def _offender(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """The offender."""
    return () if case.offender is None else (case.offender,)


@HOLDERS.add("other-players", "any other player")
def _other_players(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """All who play but the offender."""
    return tuple(seat for seat in table.deal.active if seat != case.offender)


@HOLDERS.add("lone-player", "the lone player")
def _lone_player(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """The lone player."""
    lone = table.deal.calling.lone
    return () if lone is None else (lone,)


@HOLDERS.add("dealers-side", "either player of the dealer's side")
def _dealers_side(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    return table.code.seating.side_of(table.deal.dealer).seats


@HOLDERS.add("anybody", "anybody")
def _anybody(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    return table.code.seating.seats


@HOLDERS.add("dealer", "the dealer")
def _dealer(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """The dealer; between deals the next dealer if known."""
    dealer = table.sitting.next_dealer if table.sitting.is_between_deals else table.deal.dealer
    return () if dealer is None else (dealer,)


@HOLDERS.add("dealers-partner", "dealer's partner")
def _dealers_partner(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    partner = table.code.seating.partner(table.deal.dealer)
    return () if partner is None else (partner,)


@HOLDERS.add("maker", "the maker")
def _maker(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    maker = table.deal.calling.maker
    return () if maker is None else (maker,)


@HOLDERS.add(
    "adversaries-untouched",
    "an adversary of the dealer, if neither was the first to touch the cards dealt to them,",
)
def _adversaries_untouched(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """The dealer's adversaries, unless one of them was the first to touch their cards: what is touched
    after the other side costs nothing (leeds-dwight-1888 35, 36)."""
    adversaries = dealers_adversaries(table)
    return () if first_to_touch(table.deal) in adversaries else adversaries


@HOLDERS.add(
    "dealer-untouched", "the dealer, if dealer's partner was not the first to touch the cards dealt to them,"
)
def _dealer_untouched(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """The dealer, unless the partner was the first to touch their cards (leeds-dwight-1888 35, 36)."""
    dealer = table.deal.dealer
    return () if first_to_touch(table.deal) == table.code.seating.partner(dealer) is not None else (dealer,)


@HOLDERS.add(
    "adversaries-who-have-not-looked", "an adversary of the dealer who has not looked at their cards"
)
def _adversaries_who_have_not_looked(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """The dealer's adversaries who have not looked at their own cards (professor-1862 L4)."""
    return tuple(seat for seat in dealers_adversaries(table) if not has_looked(table.deal, seat))


@HOLDERS.add("dealers-adversaries", "either adversary of the dealer")
def _dealers_adversaries(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    return dealers_adversaries(table)


@HOLDERS.add("misled", "a player who has played to it")
def _misled(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """The players who played after a card that was sent back (professor-1862 L15)."""
    return case.seats


def may_claim(table: RefereedTable, case: Case, who: Actor) -> bool:
    """Whether somebody may claim a case: one of its claimants, or a bystander where anybody may."""
    provision = table.code.provisions[case.irregularity]
    if isinstance(who, Person):
        return (provision.claimants or provision.holders).startswith("anybody")
    return who in claimants_of(table, case)


def holders_of(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """Who may claim a case and choose its remedy."""
    provision = table.provision(case.irregularity)
    return () if provision is None else HOLDERS[provision.holders](table, case)


def claimants_of(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """Who may claim a case: the holders, where the code names nobody else."""
    provision = table.provision(case.irregularity)
    if provision is None or provision.claimants is None:
        return holders_of(table, case)
    return HOLDERS[provision.claimants](table, case)


def callers_of(table: RefereedTable, case: Case, irregularity: str) -> tuple[Seat, ...]:
    """Who may call the card of a case, exposed by an irregularity."""
    name = table.code.provisions[irregularity].callers
    return holders_of(table, case) if name is None else HOLDERS[name](table, case)
