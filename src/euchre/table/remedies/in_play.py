"""What follows in play: cards recalled, hands laid open, orders to a partner, scores put right."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, ThrowIn
from ...cards import UNKNOWN
from ...copying import replace
from ...deal import Deal, Ending, Stage, best_tricks, side_of_mark
from ...deal.outcome import outcome_of
from ...deal.state import deal_with
from ...deciding import decides
from ...seats import Side
from ..names import REMEDIES, choice_in
from ..physical.handling import card_restored, trick_swept_back
from ..settlement import slips, with_score
from ..state import (
    Case,
    Exposed,
    Finding,
    RefereedTable,
    Stray,
    brings_up,
    deemed_played,
    with_case,
    with_deal,
    with_ledger,
)
from .general import (
    bar_offenders,
    exposed,
    hand_over,
    new_deal_if_both_revoked,
    other_sides,
    points,
    take_back,
)


@decides("leeds-dwight-1888 61")
def revokes_meanwhile(table: RefereedTable, stray: Stray) -> Iterator[Finding]:
    """Yield the revokes for which the owner of a stray card answers: in later tricks it would have followed
    suit and they did not. One that the referee knows of is not found again."""
    known = {case.trick for case in table.ledger.cases if _is_revoke_of(case, stray)}
    for number, trick in enumerate(table.deal.tricks[stray.trick :], stray.trick + 1):
        if number in known or stray.card.suit_under(trick.trump) is not trick.led:
            continue
        for play in trick.plays[1:]:
            if play.actor == stray.seat and play.card.suit_under(trick.trump) is not trick.led:
                yield Finding("revoke", stray.seat, cards=(play.card,), trick=number)


def _is_revoke_of(case: Case, stray: Stray) -> bool:
    return case.irregularity == "revoke" and case.offender == stray.seat


@decides(irregularities="lead-recalled misled-by-recalled-card")
@REMEDIES.add("recall", "the card goes back and lies face up", choice="send the card back, to lie face up")
def recall(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that a card led or played out of turn goes back and lies exposed.

    Those misled by a false lead take theirs back free; those misled by a play may. Where a suit may be
    called instead, that choice stays open (leeds-dwight-1888 52). A player who sits out holds no card that
    could be called (professor-1862 A3).
    """
    if case.offender in table.deal.calling.out:
        return take_back(table, case, act)
    trick = table.deal.tricks[case.known_trick - 1]
    later = trick.seats[trick.seats.index(case.known_offender) + 1 :]
    table = exposed(take_back(table, case, act), case, act)
    if trick.leader != case.offender:
        misled = Finding(
            irregularity="misled-by-recalled-card", offender=case.offender, trick=case.trick, seats=later
        )
        return brings_up(table, misled) if later else table
    if "call-suit" not in table.code.provisions[case.irregularity].choices:
        return table
    return brings_up(table, Finding(irregularity="lead-recalled", offender=case.offender, cards=case.cards))


@decides(irregularities="hasty-lead")
@REMEDIES.add("recall-hasty-lead", "the card led too soon goes back and lies face up")
def lead_recalled_in_haste(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Return what was led too soon goes back and lies exposed (leeds-dwight-1888 47)."""
    table = with_deal(table, trick_swept_back(table.deal))
    return exposed(table, replace(case, cards=case.cards[1:]), act)


@REMEDIES.add(
    "expose-the-rest",
    "until another is chosen the first of them that may be played counts, and the others lie face up and may "
    "be called",
)
def expose_the_rest(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that of several cards played together those that do not count lie exposed."""
    played = {play.card for play in table.deal.tricks[-1].plays if play.actor == case.offender}
    return exposed(table, replace(case, cards=tuple(card for card in case.cards if card not in played)), act)


@decides(irregularities="several-cards")
@REMEDIES.add("play", "the card named counts as played", choice="say which of the cards counts")
def play_chosen(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that of several cards played together another counts; the one that counted so far lies exposed."""
    (card,) = choice_in(act).cards
    trick = table.deal.tricks[case.known_trick - 1]
    (counted,) = (play.card for play in trick.plays if play.actor == case.offender)
    if card is counted:
        return table
    table = take_back(table, case, act)
    table = exposed(table, replace(case, cards=(counted,)), act)
    return deemed_played(table, case.known_offender, card)


@decides(irregularities="disobeyed-call")
@REMEDIES.add("play-called-card", "the called card counts as played, and the one shown lies face up")
def play_called_card(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the called card counts as played, and the one shown instead lies exposed (jerome-1877
    s.8)."""
    shown, called = case.cards
    table = exposed(take_back(table, case, act), replace(case, cards=(shown,)), act)
    return deemed_played(table, case.known_offender, called)


@decides(irregularities="early-against-lone")
@REMEDIES.add(
    "open-hands",
    "both hands against the lone player lie open, and the lone player may call their cards; the card played "
    "early stays on the table, and counts unless the lone player calls another",
)
def open_hands(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that both hands against the lone player lie open, the card played early with them, and the lone
    player may call their cards (leeds-dwight-1888 105)."""
    table = take_back(table, case, act)
    deal, before = table.deal, table.ledger.exposed
    there = {(one.seat, one.card) for one in before}
    new = tuple(
        Exposed(seat=seat, card=card, irregularity=case.irregularity)
        for seat in deal.active
        if seat not in deal.makers
        for card in deal.hands[seat]
        if card is not UNKNOWN and (seat, card) not in there
    )
    return with_ledger(table, exposed=(*before, *new))


@decides(irregularities="cards-thrown-in")
@REMEDIES.add(
    "five-tricks",
    "all tricks count for {others}, and the hand is over",
    choice="score what all tricks would give, which ends the hand",
)
def five_tricks(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the other side counts what all tricks would have brought it, and the hand is over
    (jerome-1877 9.7)."""
    deal = table.deal
    return _hand_ended(table, 0 if case.offender in deal.makers else deal.code.hand_size)


@decides(irregularities="all-hands-thrown-down")
@REMEDIES.add("give-hands-up", "the hand ends with the result that all took for granted")
def give_hands_up(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the hand is over with the result all took for granted, or if nobody had named one, as perfect
    play of the hands seen would have ended it (leeds-dwight-1888 49)."""
    deal = table.deal
    named = [act.tricks for act in deal.acts if isinstance(act, ThrowIn)]
    return _hand_ended(table, named[-1] if named else makers_tricks_seen(deal))


def makers_tricks_seen(deal: Deal) -> int:
    """Return the makers' tricks when all hands are seen and both sides play perfectly from here.

    Where the record does not know all faces, the makers get no trick beyond those they have.
    """
    is_unknown = any(UNKNOWN in deal.hands[seat] for seat in deal.active)
    return deal.makers_tricks() if is_unknown else best_tricks(deal)


def _hand_ended(table: RefereedTable, makers_tricks: int) -> RefereedTable:
    """Return the table with its hand over, scored as if thrown in with so many tricks for the makers."""
    outcome = outcome_of(table.deal, Ending.THROWN_IN, makers_tricks)
    return with_deal(table, deal_with(table.deal, {"outcome": outcome, "stage": Stage.OVER, "turn": None}))


@decides(irregularities="card-too-many")
@REMEDIES.add("restore", "the extra card goes back, and {offender} answers for revokes in the tricks since")
def restore(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that an extra card goes back to its owner while the hand is on, and the owner answers for the
    tricks since in which it would have followed suit (leeds-dwight-1888 61)."""
    (card,) = case.cards
    gone = Stray(seat=case.known_offender, card=card, trick=case.known_trick)
    table = with_ledger(table, strays=tuple(one for one in table.ledger.strays if one != gone))
    if not table.deal.is_over:
        table = with_deal(table, card_restored(table.deal, case.known_offender, card))
    for found in revokes_meanwhile(table, gone):
        table = brings_up(table, found)
    return table


@decides(irregularities="disobeyed-call")
@REMEDIES.add("pay-as-revoke", "it is paid for as a revoke")
def pay_as_revoke(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Return what was done is paid for as a revoke, and counts among the revokes (leeds-dwight-1888 54,
    professor-1862 L29)."""
    case = replace(table.ledger.cases[case.number], irregularity="revoke", is_disobedience=True)
    table = with_case(table, case)
    for remedy in table.code.provisions["revoke"].follows:
        table = _PRICE_OF_A_REVOKE[remedy](table, case, act)
    return table


_PRICE_OF_A_REVOKE = {
    "points": points,
    "bar": bar_offenders,
    "new-deal-if-both-revoked": new_deal_if_both_revoked,
}


@decides(irregularities="refused-penalty left-the-game")
@REMEDIES.add("game", "the game is won by {others}", choice="take the game")
def take_game(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the other side takes the game, whatever the score (professor-1862 L33, L37)."""
    (winner,) = other_sides(table, case)
    return with_ledger(hand_over(table, case, act), game_to=winner)


@decides(irregularities="overcount undercount")
@REMEDIES.add("correct-score", "the score is put right to what was due")
def correct_score(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Return what was due stands in place of what was marked (leeds-dwight-1888 5, jerome-1877 19.2,
    19.3)."""
    side = _side(table, case)
    marks = tuple(mark for mark in table.sitting.marks if side_of_mark(table.code, mark) is not side)
    marked = tuple(mark for mark in table.ledger.marked if mark.side is not side)
    table = replace(table, sitting=replace(table.sitting, marks=marks))
    return with_ledger(table, marked=marked)


@REMEDIES.add(
    "excess-to-adversaries", "the points marked too much are taken from {side} and given to {others}"
)
def excess_to_adversaries(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Return the markers go back to what was due, and the other side scores what they added (professor-1862
    L32).

    If the game is won without it, the other side scores it in the game after.
    """
    side = _side(table, case)
    excess = slips(table)[side]
    others = tuple((other, excess) for other in table.code.seating.sides if other is not side)
    corrected = with_score(correct_score(table, case, act))
    if corrected.sitting.score.won_by is not None:
        return with_ledger(corrected, carried=(*table.ledger.carried, *others))
    return correct_score(with_case(table, replace(table.ledger.cases[case.number], points=others)), case, act)


def _side(table: RefereedTable, case: Case) -> Side:
    return table.code.seating.side_of(case.known_offender)
