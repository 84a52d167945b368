"""Tricks looked at again, missed or overfull, and questions and notice about them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...acts import Act, Play, TableAct
from ...deal import Ending, seat_of
from ...laws import IrregularityName
from ...seats import Seat
from ..physical.handling import order_of_play
from ..physical.leads import sat_out
from ..remedies.in_play import revokes_meanwhile
from ..state import TURNING, Finding, RefereedTable
from ..terms.excuses import is_allowed
from ..topics import SPEAKING, says
from .talk import at_a_bridge
from .turns import leads_falsely
from .watching import is_ruled_on, more_special, watches, watches_table


@watches_table("plays {cards} together", finds="several-cards several-cards-led", by_player=True)
def several_cards(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield more than one card led or put to one trick by the same hand at once.

    Nothing is left of it when what the act ended has sent its whole trick back, nor in a deal that was over.
    """
    tricks = now.deal.tricks
    if len(act.cards) < 2 or not tricks or before.deal.is_over:
        return
    kinds: list[IrregularityName] = ["several-cards"]
    if tricks[-1].leader == act.actor:
        kinds.append("several-cards-led")
    yield Finding(more_special(now, kinds), seat_of(act), cards=act.cards, trick=len(tricks))


@watches(Act, finds="card-too-many")
def card_too_many(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Yield a second card put into a trick by a player. Nobody has to notice."""
    if len(now.ledger.strays) > len(before.ledger.strays):
        stray = now.ledger.strays[-1]
        yield Finding("card-too-many", stray.seat, cards=(stray.card,), trick=stray.trick)


@watches(Act, finds="revoke")
def revoke_by_card_too_many(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Yield a suit not followed while a card of it lay with another in an earlier trick, which nobody has
    found out before the hand is over."""
    row = now.provision("card-too-many")
    if row is None or "restore" not in row.follows or not _ends_play(before, now):
        return
    for stray in now.ledger.strays:
        yield from revokes_meanwhile(now, stray)


def _ends_play(before: RefereedTable, now: RefereedTable) -> bool:
    """Return whether the hand is over now, and was not, because it was played to its end."""
    outcome = now.deal.outcome
    return not before.deal.is_over and outcome is not None and outcome.ending is Ending.PLAYED


@watches(Play, finds="missed-trick missed-trick-against-lone", by_player=True)
def missed_trick(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """Notice that a player takes part in a trick and has not played to the one before.

    An adversary of a lone player fails in more than that under some codes, as soon as the next trick is led
    to (leeds-dwight-1888 50); a lead out of turn gave them no time to play (104).
    """
    deal = now.deal
    number = len(deal.tricks) - 1
    if number < 1:
        return
    is_lead = len(deal.tricks[-1].plays) == 1
    for seat in deal.active:
        kinds: list[IrregularityName] = ["missed-trick"]
        if deal.calling.lone is not None and seat not in deal.makers:
            kinds.append("missed-trick-against-lone")
        kind = more_special(now, kinds)
        is_led_on = is_lead and kind == "missed-trick-against-lone"
        is_time = seat == act.actor or (is_led_on and not leads_falsely(before, seat_of(act)))
        if is_time and _has_missed(before, now, seat, number) and not _is_found(now, kind, seat, number):
            yield Finding(kind, seat, trick=number)


def _has_missed(before: RefereedTable, now: RefereedTable, seat: Seat, number: int) -> bool:
    """Return whether a player has not played to a trick (from 1) and owes it no card."""
    if seat in now.deal.tricks[number - 1].seats or not (
        now.deal.holding(seat) or seat in now.deal.tricks[-1].seats
    ):
        return False
    return all(seat != owes for owes, _ in before.ledger.owed) and not sat_out(now, seat, number)


def _is_found(table: RefereedTable, kind: IrregularityName, seat: Seat, number: int) -> bool:
    return any(
        (case.irregularity, case.offender, case.trick) == (kind, seat, number) for case in table.ledger.cases
    )


@watches(Act, finds="surplus-card")
def surplus_card(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Yield the card that a player who missed a trick has left at the end."""
    deal = now.deal
    if not _ends_play(before, now):
        return
    for number, trick in enumerate(deal.tricks, 1):
        for seat in order_of_play(deal, trick):
            if seat not in trick.seats and deal.hands[seat] and not sat_out(now, seat, number):
                yield Finding("surplus-card", seat, cards=deal.hands[seat], trick=number)


@watches_table("looks at trick {number}", finds="looks-back", by_player=True)
def looks_back(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a wish to see an earlier trick than may be seen: while the hand is on, the last one turned, or
    where none is turned the last that is complete."""
    turned = [deed.numbers[0] for deed in before.deeds(*TURNING)]
    last = turned[-1] if turned else len(before.deal.finished_tricks)
    if act.numbers[0] < last and not before.deal.is_over:
        yield Finding("looks-back", seat_of(act), trick=act.numbers[0])


_QUESTIONS: Mapping[str, IrregularityName] = {
    "who-played": "asks-who-played",
    "partners-card": "asks-partners-card",
    "placing": "asks-for-placing",
    "turned-card": "asks-turned-card",
    "score": "asks-score",
}
"""The questions that a code may leave unanswered, by the word asked."""


@watches_table(
    "asks {matter}",
    finds=" ".join(_QUESTIONS.values()),
    laws=("professor-1862 L11", "jerome-1877 15.1 15.2", "leeds-dwight-1888 92"),
    by_player=True,
)
def question(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a question about the play, unless the code allows it where it is asked.

    What suit is trump, and whether a partner has really none of the suit led, may be asked at any time
    (jerome-1877 15.1, 15.2).
    """
    deal = before.deal
    if act.topic == "score" and (deal.turn_up is None or deal.is_over or at_a_bridge(before, seat_of(act))):
        return  # it is none before the turn-up and after the last card, and talk at a Bridge (L34, P28)
    if act.topic in _QUESTIONS:
        yield Finding(_QUESTIONS[act.topic], seat_of(act), trick=len(before.deal.tricks) or None)


@watches_table("asks {matter}", finds="forbidden-question", laws=("professor-1862 L34",), by_player=True)
def forbidden_question(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Find a question that the laws do not allow, from the turn-up to the last card (professor-1862 L34): one
    that is owed no answer where it is asked, or about a hand, be it whether a partner has none of a suit."""
    deal, seat = before.deal, seat_of(act)
    if deal.turn_up is None or deal.is_over:
        return
    name = None if act.topic == "placing" else _QUESTIONS.get(act.topic)
    asked = None if name is None else Finding(name, seat, trick=len(deal.tricks) or None)
    row = None if name is None else before.provision(name)
    is_owed_none = asked is not None and row is not None and not row.follows and not is_allowed(before, asked)
    if is_owed_none or act.topic in ("none-of-that-suit", "hand"):
        yield Finding("forbidden-question", seat)


@watches_table("points out {matter}", *SPEAKING, finds="notice-of-the-trick", by_player=True)
def notice_of_the_trick(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield notice drawn to the trick that is on before one's partner has played to it (leeds-dwight-1888
    83). Said again of the same trick it is the same fault, for which there is one demand (85)."""
    found = _notice(before, act)
    if found is not None and not is_ruled_on(before, found):
        yield found


def why_notice_counts_for_nothing(table: RefereedTable, act: TableAct) -> str:
    """Return why nothing follows from notice drawn to a trick."""
    found = _notice(table, act)
    is_again = found is not None and is_ruled_on(table, found)
    return "it is ruled on already" if is_again else "nothing follows from it by itself"


def _notice(before: RefereedTable, act: TableAct) -> Finding | None:
    """Return the notice drawn to a trick to which the partner has still to play."""
    if before.sitting.deal is None or not isinstance(act.actor, Seat):
        return None
    deal, seat = before.deal, seat_of(act)
    partner = before.code.seating.partner(seat)
    draws_notice = act.form == "points out {matter}" or says(act, "trick")
    if not draws_notice or act.topic != "trick" or deal.trick is None or partner is None:
        return None
    if partner in deal.trick.seats or partner in deal.calling.out:
        return None
    return Finding("notice-of-the-trick", seat, trick=len(deal.tricks), seats=(partner,))
