"""Who may claim an irregularity and choose its remedy, by the names that provisions use."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...acts import Actor, Person, Play
from ...copying import replace
from ...deal import Deal, seat_of
from ...deciding import decides
from ...seats import Seat, Side
from ..names import Names
from ..physical.touching import first_to_touch, has_looked
from ..ruling import BEFORE_THE_MAKER
from ..state import Case, RefereedTable, dealers_adversaries

Holders = Callable[[RefereedTable, Case], tuple[Seat, ...]]

HOLDERS: Names[Holders] = Names()
"""The holders by name: the seats that each means in a case."""


def _one(seat: Seat | None) -> tuple[Seat, ...]:
    return () if seat is None else (seat,)


_SIMPLE: Mapping[str, tuple[str, Holders]] = {
    "nobody": ("nobody", lambda table, case: ()),
    "anybody": ("anybody", lambda table, case: table.code.seating.seats),
    "offender": ("the player", lambda table, case: _one(case.offender)),
    "other-players": (
        "any other player",
        lambda table, case: tuple(seat for seat in table.deal.active if seat != case.offender),
    ),
    "misled": ("a player who has played to it", lambda table, case: case.seats),
    "maker": ("the maker", lambda table, case: _one(table.deal.calling.maker)),
    "lone-player": ("the lone player", lambda table, case: _one(table.deal.calling.lone)),
    "dealers-side": (
        "either player of the dealer's side",
        lambda table, case: table.code.seating.side_of(table.deal.dealer).seats,
    ),
    "dealers-partner": (
        "dealer's partner",
        lambda table, case: _one(table.code.seating.partner(table.deal.dealer)),
    ),
    "dealers-adversaries": (
        "either adversary of the dealer",
        lambda table, case: dealers_adversaries(table),
    ),
}
"""Holders that need no law: the name with its words and the seats."""

for _name, (_words, _holders) in _SIMPLE.items():
    HOLDERS.add(_name, _words)(_holders)


@HOLDERS.add("adversaries", "either adversary")
@HOLDERS.add("anybody-but-the-markers", "either adversary, or an onlooker,")
def _adversaries(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """Return the other side of the offender, sitting out or not."""
    seating = table.code.seating
    return tuple(
        seat
        for seat in seating.seats
        if case.offender is not None and seating.side_of(seat) is not seating.side_of(case.offender)
    )


@HOLDERS.add("left-adversary", "the adversary on the offender's left")
def _left_adversary(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """Return the adversary on the offender's left, or the lone player if that adversary sits out
    (professor-1862 L30)."""
    deal = table.deal
    left = table.code.seating.left_of(case.known_offender)
    lone = deal.calling.lone
    return (lone,) if lone is not None and left in deal.calling.out else (left,)


@HOLDERS.add("others-who-may-recall", "any other player who has not played to it")
def _others_who_may_recall(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """Return the players of the hand who have not lost the right to send a false lead back: the offender's
    partner by playing to it, both adversaries by either's playing (jerome-1877 9.8, 9.9, 14.1)."""
    deal, seating = table.deal, table.code.seating
    played = _who_played_to_it(deal, case)
    mine = seating.side_of(case.known_offender)
    sides_closed = {seating.side_of(seat) for seat in played if seating.side_of(seat) is not mine}
    return tuple(
        seat
        for seat in deal.active
        if seat != case.offender and seat not in played and seating.side_of(seat) not in sides_closed
    )


def _who_played_to_it(deal: Deal, case: Case) -> set[Seat]:
    """Return the players who have played to a false lead; a card sent back since was played to it all the
    same."""
    before = [play for trick in deal.tricks[: case.known_trick - 1] for play in trick.plays]
    there = [play for trick in deal.tricks[case.known_trick - 1 :][:1] for play in trick.plays]
    since = [act for act in deal.acts[case.since :] if isinstance(act, Play) and act not in before]
    return {seat_of(play) for play in (*there, *since)} - {case.known_offender}


@HOLDERS.add("adversaries-misled", "an adversary who has played since")
def _adversaries_misled(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """Return the adversaries who played after a card that was taken back; the offender's partner may change
    nothing (professor-1862 L26a, jerome-1877 11.4, leeds-dwight-1888 69)."""
    adversaries = _adversaries(table, case)
    return tuple(seat for seat in case.seats if seat in adversaries)


@HOLDERS.add("makers-or-defenders", "the maker against a defender, both defenders against the maker,")
def _makers_or_defenders(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """Return both defenders against the maker; the maker alone against a defender (modern 3h-7, 3h-8)."""
    maker = table.deal.calling.maker
    if maker is None or case.offender == maker:
        return _adversaries(table, case)
    return (maker,)


@HOLDERS.add("dealer", "the dealer")
def _dealer(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """Return the dealer; between deals the next dealer if known."""
    return _one(table.sitting.next_dealer if table.sitting.is_between_deals else table.deal.dealer)


@HOLDERS.add(
    "adversaries-untouched",
    "an adversary of the dealer, if neither was the first to touch the cards dealt to them,",
)
def _adversaries_untouched(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """Return the dealer's adversaries, unless one of them was the first to touch their cards: what is touched
    after the other side costs nothing (leeds-dwight-1888 35, 36)."""
    adversaries = dealers_adversaries(table)
    return () if first_to_touch(table.deal) in adversaries else adversaries


@HOLDERS.add(
    "dealer-untouched", "the dealer, if dealer's partner was not the first to touch the cards dealt to them,"
)
def _dealer_untouched(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """Return the dealer, unless the partner was the first to touch their cards (leeds-dwight-1888 35, 36)."""
    dealer = table.deal.dealer
    return () if first_to_touch(table.deal) == table.code.seating.partner(dealer) is not None else (dealer,)


@HOLDERS.add(
    "adversaries-who-have-not-looked", "an adversary of the dealer who has not looked at their cards"
)
def _adversaries_who_have_not_looked(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """Return the dealer's adversaries who have not looked at their own cards (professor-1862 L4)."""
    return tuple(seat for seat in dealers_adversaries(table) if not has_looked(table.deal, seat))


def may_claim(table: RefereedTable, case: Case, who: Actor) -> bool:
    """Return whether somebody may claim a case: one of its claimants or their side, or a bystander where
    anybody may."""
    provision = table.code.provisions[case.irregularity]
    if isinstance(who, Person):
        return (provision.claimants or provision.holders).startswith("anybody")
    if isinstance(who, Side):
        return any(seat in who.seats for seat in claimants_of(table, case))
    return who in claimants_of(table, case)


def holders_of(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """Return who may claim a case and choose its remedy."""
    provision = table.provision(case.irregularity)
    return () if provision is None else _unwaived(HOLDERS[provision.holders](table, case), case)


def cases_to_choose_in(table: RefereedTable, who: Actor | str) -> tuple[Case, ...]:
    """Return the open cases in which a player, also given by letter, may choose a remedy; the newest
    first."""
    if table.sitting.deal is None:
        return ()
    return tuple(case for case in table.open_cases if str(who) in map(str, holders_of(table, case)))


def case_offering(table: RefereedTable, who: Actor | str, remedy: str) -> Case | None:
    """Return the newest open case in which a player may choose a remedy that the code offers for it."""
    cases = cases_to_choose_in(table, who)
    return next((case for case in cases if remedy in table.code.provisions[case.irregularity].choices), None)


def why_nobody(table: RefereedTable, case: Case) -> str:
    """Return why nobody may choose what a code offers, as a clause; empty where its words do not tell."""
    provision = table.code.provisions[case.irregularity]
    if provision.holders == "maker" and table.deal.calling.maker is None and not table.deal.is_over:
        return BEFORE_THE_MAKER
    first = first_to_touch(table.deal) if provision.holders in _UNTOUCHED else None
    if first is None or HOLDERS[provision.holders](table, case):
        return ""
    return f"{first} was the first to touch the cards dealt to them, and their side has lost its claim"


_UNTOUCHED = ("adversaries-untouched", "dealer-untouched")
"""Holders who lose their claim by touching their cards first."""


def _unwaived(seats: tuple[Seat, ...], case: Case) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat not in case.waived) if case.waived else seats


@decides("professor-1862 L4 L6", "jerome-1877 5.7 6.14 9.8 12.1 s.5", "leeds-dwight-1888 27 38")
def waived_by(table: RefereedTable, case: Case, seat: Seat) -> Case:
    """Return the case once a player gives up a right in it: for the side where it is the side's, but for
    nobody else where either adversary has it, or each player, the offender's partner as well as the
    adversaries."""
    entitled = {*holders_of(table, case), *claimants_of(table, case)}
    mine = table.code.seating.side_of(seat).seats
    is_own = table.code.provisions[case.irregularity].own_right
    bound = mine if entitled <= set(mine) and not is_own else (seat,)
    return replace(case, waived=(*case.waived, *bound))


def claimants_of(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """Return who may claim a case: the holders, where the code names nobody else."""
    provision = table.provision(case.irregularity)
    if provision is None or provision.claimants is None:
        return holders_of(table, case)
    return _unwaived(HOLDERS[provision.claimants](table, case), case)


def callers_of(table: RefereedTable, case: Case, irregularity: str) -> tuple[Seat, ...]:
    """Return who may call the card of a case, exposed by an irregularity."""
    by_lone = table.code.provisions[irregularity].says("lone-player-calls")
    return HOLDERS["lone-player"](table, case) if by_lone else holders_of(table, case)
