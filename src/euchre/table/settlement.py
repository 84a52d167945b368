"""What is due for a deal: the points of penalties first, then those of the hand as far as they count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce

from ..acts import Manner, Mark
from ..copying import replace
from ..deal import Result, side_of_mark
from ..deciding import decides
from ..game import Score, game_given, settled
from ..game.score import marked
from ..laws import IrregularityName
from ..seats import BySide, Side
from .state import UNDISCARDED, Case, CaseStatus, Ledger, Marked, RefereedTable, with_ledger


def marks_of(table: RefereedTable, side: Side) -> tuple[Marked, ...]:
    """Return what a side has marked for the deal, in order."""
    return tuple(mark for mark in table.ledger.marked if mark.side is side)


def slip(table: RefereedTable, side: Side, due: int) -> int:
    """Return how many points too many stand marked for a side to which so many are due now; below zero for
    too few.

    What falls due after a mark is posted with the ruling. A mark made after that may be for the new points
    or for all of the deal, and points marked before the ruling on them are right once they are due.
    """
    marks = marks_of(table, side)
    if marks and due in (marks[-1].points, sum(mark.points for mark in marks)):
        return 0
    found = before = 0
    for nth, mark in enumerate(marks):
        in_all, new = mark.points - mark.due, mark.due - before
        found = min(in_all, found + mark.points - new, key=abs) if nth and new > 0 else in_all
        before = mark.due
    return found


def with_slips(counts: tuple[BySide[int], ...], slips: BySide[int]) -> tuple[BySide[int], ...]:
    """Count of a deal as they were marked: points too many come with the last, points too few are missing
    from the last that gives any."""
    marked = list(counts)
    for side, amount in slips.items():
        for place in reversed(range(len(marked))):
            points = max(0, marked[place][side] + amount)
            amount -= points - marked[place][side]
            marked[place] = marked[place].replaced(side, points)
    return tuple(marked)


def counts(table: RefereedTable) -> tuple[BySide[int], ...]:
    """Return what is counted for the deal that is on, one count after another: penalties, then the hand, and
    last what a side marked too much and the other takes for it, since that is found later (professor-1862
    L32).

    Penalties go first, those of revokes before others, each in the order in which it was incurred, so that
    the side that reaches game first has won (leeds-dwight-1888 4, jerome-1877 18.6). Where they are entered
    as they are claimed, that is their order (professor-1862 L34, S3).
    """
    found = (*penalty_counts(table), _hand(table), _excess_taken(table))
    return with_slips(found, slips(table)) if table.ledger.marked else found


def _excess_taken(table: RefereedTable) -> BySide[int]:
    """Return the points that sides take because the other marked them for itself and they were not due."""
    nothing = table.code.seating.by_side(0)
    return _added(nothing, (case for case in table.ledger.cases if is_of_the_score(case.irregularity)))


def slips(table: RefereedTable) -> BySide[int]:
    """Return the points marked too many for the deal by side, below zero for too few, until they are put
    right."""
    points = due(table)
    return BySide(points.sides, tuple(slip(table, side, amount) for side, amount in points.items()))


def with_mark(table: RefereedTable, mark: Mark) -> RefereedTable:
    """Return the table with a mark noted beside what is due."""
    side = side_of_mark(table.code, mark)
    if side is None:
        return table
    marked = Marked(side=side, points=mark.points, due=due(table)[side])
    return with_ledger(table, marked=(*table.ledger.marked, marked))


def penalty_counts(table: RefereedTable) -> tuple[BySide[int], ...]:
    """Return the points of penalties, one count after another."""
    paying = [case for case in table.ledger.cases if case.points and _is_penalty(table, case)]
    if not paying:
        return ()
    forfeits = sorted(
        (case for case in paying if _rule(table, case) == "first"), key=lambda case: _in_play(table, case)
    )
    entered = sorted(
        (case for case in paying if _rule(table, case) == "as-claimed"), key=lambda case: case.given
    )
    nothing = table.code.seating.by_side(0)
    first = tuple(_added(nothing, [case]) for case in (*entered, *forfeits[:1]))
    others = [case for case in paying if case not in forfeits and case not in entered]
    kinds = sorted(dict.fromkeys(case.irregularity for case in others), key=lambda kind: kind != "revoke")
    groups = dict.fromkeys(_set_off_with(table, kind, kinds) for kind in kinds)
    return (*first, *(count for group in groups for count in _of_kinds(table, group, others)))


def _is_penalty(table: RefereedTable, case: Case) -> bool:
    """Return whether the points of a case are a penalty that counts, and not points marked wrongly."""
    kind = case.irregularity
    return not is_of_void_deal(table, kind) and not is_of_the_score(kind)


def is_of_void_deal(table: RefereedTable, kind: IrregularityName) -> bool:
    """Return whether an irregularity gives nothing because the deal is void: nothing done in such a deal is
    scored (professor-1862 L10, jerome-1877 5.11, 5.14, modern m.10, misdeal-count). What a side marks wrongly
    is not of the deal."""
    return is_void(table) and not is_of_the_score(kind)


def is_of_the_score(kind: str) -> bool:
    """Return whether an irregularity is about what a side marks."""
    return kind in _OF_THE_SCORE


def is_void(table: RefereedTable) -> bool:
    """Return whether the deal is void, also if the next player deals; a hand ended by a penalty is not."""
    deal = table.sitting.deal
    outcome = None if deal is None else deal.outcome
    return outcome is not None and outcome.result is Result.VOID and not table.ledger.forfeited


NOTHING_SCORED = "the deal is void, and nothing in it is scored"
POINTS_GONE = "the deal is void, and the points given for it count no more"

_OF_THE_SCORE = ("overcount", "undercount")
"""Irregularities in marking points."""


def _rule(table: RefereedTable, case: Case) -> str:
    return table.code.provisions[case.irregularity].both_sides


def forfeited_by(table: RefereedTable, case: Case) -> Case | None:
    """Return what has forfeited the hand already, so that a case gives nothing more: one of either side that
    came before it (jerome-1877 18.7, modern m.11).

    A card forfeits once: what came with the same card gives nothing more either.
    """
    if _rule(table, case) != "first":
        return None
    for other in table.ledger.cases:
        if other.number == case.number or not other.points or _rule(table, other) != "first":
            continue
        if _in_play(table, other) < _in_play(table, case) or _is_of_same_card(table, other, case):
            return other
    return None


def meets_other_penalty(table: RefereedTable, case: Case) -> bool:
    """Return whether something else is ruled on already beside which a penalty is counted otherwise: of those
    that forfeit the hand only one counts (modern m.11, jerome-1877 18.7), and those of both sides are set off
    against each other (leeds-dwight-1888 71)."""
    rule, seating = _rule(table, case), table.code.seating
    others = [one for one in table.ledger.cases if one.number != case.number and _rule(table, one) == rule]
    if rule == "first":
        return any(one.points or one.status is CaseStatus.OPEN for one in others)
    paid = [one for one in others if one.points and one.offender is not None]
    own = None if case.offender is None else seating.side_of(case.offender)
    return any(seating.side_of(one.known_offender) is not own for one in paid)


def came_before_forfeit(table: RefereedTable, case: Case) -> bool:
    """Return whether the hand is forfeited by something that came after this case, which forfeits it first if
    it is claimed (modern m.11)."""
    if _rule(table, case) != "first" or case.offender is None:
        return False
    return any(
        other.points
        and _rule(table, other) == "first"
        and not _is_of_same_card(table, other, case)
        and _in_play(table, case) < _in_play(table, other)
        for other in table.ledger.cases
        if other.number != case.number
    )


def _is_of_same_card(table: RefereedTable, one: Case, other: Case) -> bool:
    """Return whether one player has done two things with one card."""
    return one.offender == other.offender and _in_play(table, one)[:2] == _in_play(table, other)[:2]


def _set_off_with(
    table: RefereedTable, kind: IrregularityName, kinds: Iterable[IrregularityName]
) -> tuple[IrregularityName, ...]:
    """Return the kinds of irregularity that are set off against one kind, itself among them: those of the
    same law (leeds-dwight-1888 71, 90). Only itself where the code sets nothing off."""
    rows = table.code.provisions
    row = rows[kind]
    if row.both_sides != "net":
        return (kind,)
    return tuple(
        one for one in kinds if rows[one].both_sides == "net" and not {*rows[one].laws}.isdisjoint(row.laws)
    )


def _of_kinds(
    table: RefereedTable, kinds: tuple[IrregularityName, ...], paying: Iterable[Case]
) -> Iterator[BySide[int]]:
    """Yield the counts of kinds of irregularity that belong together, set off against each other where the
    code says so."""
    nothing, provision = table.code.seating.by_side(0), table.code.provisions[kinds[0]]
    cases = [case for case in paying if case.irregularity in kinds]
    cases.sort(key=lambda case: _in_play(table, case))
    if provision.both_sides == "net":
        yield _set_off(_added(nothing, cases))
        return
    for case in cases:
        yield _added(nothing, [case])


FIRST_ONLY = "of the penalties only the first counts"


def set_off_text(table: RefereedTable, kind: IrregularityName) -> str:
    """Return what is due when several offences in one way do not add up, empty if they do or there is only
    one: those of both sides that are set off, or those of which only the first counts."""
    rule = table.code.provisions[kind].both_sides
    paying = [case for case in table.ledger.cases if case.points and _rule(table, case) == rule]
    kinds = _set_off_with(table, kind, dict.fromkeys(case.irregularity for case in paying))
    cases = [case for case in paying if rule == "first" or case.irregularity in kinds]
    seating = table.code.seating
    sides = {seating.side_of(case.offender) for case in cases if case.offender is not None}
    if rule in ("each", "as-claimed") or len(cases if rule == "first" else sides) < 2:
        return ""
    counted = _of_kinds(table, kinds, cases) if rule == "net" else penalty_counts(table)[:1]
    due = reduce(_sum, counted, table.code.seating.by_side(0))
    gains = ((side, f"{points} point{'s' if points > 1 else ''}") for side, points in due.items() if points)
    given = " and ".join(f"{points} to {side}" for side, points in gains) or "nothing"
    if rule == "net":
        return f"set off against each other, the penalties of both sides leave {given}"
    return f"{FIRST_ONLY}: {given}"


def settled_text(table: RefereedTable, kind: IrregularityName) -> str:
    """Say that a penalty is due already, and what counts where both sides have offended (jerome-1877
    18.7)."""
    counted = set_off_text(table, kind)
    return f"{counted}; {_SETTLED}" if counted else _SETTLED


_SETTLED = "it is settled already"


def hand_scores(table: RefereedTable) -> BySide[int]:
    """Return what the hand scores by its tricks, before anybody is barred from it; nothing while it is on.

    A march of a lone player may score less than it would (leeds-dwight-1888 102, modern m.13).
    """
    ledger, outcome = table.ledger, table.deal.outcome
    if outcome is None:
        return table.code.seating.by_side(0)
    is_lone_march = outcome.result is Result.MARCH and table.deal.calling.counts_as is not Manner.PARTNERSHIP
    if ledger.lone_march is None or not is_lone_march:
        return outcome.points
    most = ledger.lone_march
    return outcome.points.mapped(lambda points: min(points, most))


def _hand(table: RefereedTable) -> BySide[int]:
    """Return what the hand counts.

    A side that is barred counts nothing of it (professor-1862 L35, leeds-dwight-1888 90). Nobody does where
    the penalty is the only count (jerome-1877 18.5).
    """
    ledger = table.ledger
    only = any(
        case.points and table.code.provisions[case.irregularity].says("counts-alone") for case in ledger.cases
    )
    if only:
        return table.code.seating.by_side(0)
    hand = hand_scores(table)
    for side in ledger.barred:
        hand = hand.replaced(side, 0)
    return hand


def penalties(table: RefereedTable) -> BySide[int]:
    """Return the points due for irregularities of the deal."""
    return reduce(_sum, penalty_counts(table), _excess_taken(table))


def due(table: RefereedTable) -> BySide[int]:
    """Return the points due for the deal by side, penalties and hand together."""
    return _sum(penalties(table), _hand(table))


def with_score(table: RefereedTable) -> RefereedTable:
    """Return the table with the score that is due from its deal, and who deals next."""
    if table.sitting.deal is None:
        return table
    ledger = table.ledger
    losers_count_on = bool(ledger.cases) and _enters_as_claimed(table)
    sitting = settled(table.sitting, counts(table), losers_count_on)
    if ledger.next_dealer is not None and sitting.is_between_deals:
        sitting = replace(sitting, next_dealer=ledger.next_dealer)
    if ledger.game_to is not None:
        sitting = replace(sitting, score=game_given(sitting.before_deal, ledger.game_to))
    if ledger.carried and sitting.code.lap:
        sitting = replace(sitting, score=with_carried(sitting.score, ledger))
    return replace(table, sitting=sitting)


@decides("professor-1862 L34 L35")
def _enters_as_claimed(table: RefereedTable) -> bool:
    """Return whether points of penalties are entered the moment they are claimed: one that wins the game
    begins the next, in which those given later in the same deal count."""
    return any(row.both_sides == "as-claimed" for row in table.code.provisions.values())


def with_carried(score: Score, ledger: Ledger) -> Score:
    """Return a score with the points that a deal has left to the game after its own.

    Where points lap, they stand in the score as soon as the game is won; else once the next deal begins.
    """
    for side, points in ledger.carried:
        score = marked(score, score.code.seating.by_side(0).replaced(side, points))
    return score


def _in_play(table: RefereedTable, case: Case) -> tuple[int, int, int]:
    """Return when something came: its trick, the place of its player's card in that, and when it was found.

    A player who holds too many cards fails with the first card played (modern failure-to-discard, m.12).
    """
    deal = table.sitting.deal
    tricks = () if deal is None else deal.tricks
    number = case.trick or 0
    if not number and case.irregularity in UNDISCARDED:
        number = next((nth for nth, trick in enumerate(tricks, 1) if case.offender in trick.seats), 0)
    seats = tricks[number - 1].seats if 0 < number <= len(tricks) else ()
    place = seats.index(case.offender) if case.offender is not None and case.offender in seats else 0
    return number, place, case.since


def _added(points: BySide[int], cases: Iterable[Case]) -> BySide[int]:
    for case in cases:
        for side, amount in case.points:
            points = points.replaced(side, points[side] + amount)
    return points


def _set_off(points: BySide[int]) -> BySide[int]:
    """Return the smaller total struck from the larger (leeds-dwight-1888 71)."""
    least = min(points)
    return points.mapped(lambda amount: amount - least)


def _sum(first: BySide[int], second: BySide[int]) -> BySide[int]:
    return BySide(first.sides, tuple(a + b for a, b in zip(first, second, strict=True)))
