"""Revokes: when they are past mending, what a claim needs, and what they cost.

professor-1862 L23 to L27, jerome-1877 10, 11 and 18, leeds-dwight-1888 62 to 71, modern renege.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ..acts import Play, TableAct
from ..cards import UNKNOWN, Card
from ..copying import replace
from ..deciding import decides
from ..laws import Provision
from ..seats import Seat
from .cases import brought_up, ruled
from .physical.handling import is_led_in_haste
from .physical.leads import led_falsely, why_plainly_no_revoke
from .ruling import NOT_PROVED_IN_TIME, TRICKS_SHOW_NONE, UNKNOWN_MATTER, Verdict
from .settlement import NOTHING_SCORED, is_of_void_deal, settled_text
from .state import Case, CaseStatus, Claim, RefereedTable, with_ledger
from .terms.holders import holders_of

MISLED = ("played-on-a-revoke", "misled-by-recalled-card")
"""The cases in which a player may change a card played after one that was taken back."""

MENDED = ("revoke", "disobeyed-call")
"""What a player may mend by taking the card back in time."""


@decides(irregularities="revoke")
def is_established(table: RefereedTable, case: Case) -> bool:
    """Return whether a revoke is past mending.

    It is once the offender or their partner has played to a later trick, in turn or not, and under some
    codes as soon as its trick is turned and quitted. There a question of the partner, asked before,
    keeps the trick open unless it was answered no (leeds-dwight-1888 64, 65, jerome-1877 11.2,
    professor-1862 L24). Where the cards left in the hand prove a revoke if the hand ends early, it is past
    mending then as well (jerome-1877 10.2).
    """
    provision = table.code.provisions["revoke"]
    if provision.established == "at-once" or _has_played_on(table, case):
        return True
    if provision.established == "quitted-played-or-over" and table.deal.is_over:
        return True
    return provision.established.startswith("quitted") and _is_quitted(table, case, provision)


def _has_played_on(table: RefereedTable, case: Case) -> bool:
    mine = table.code.seating.side_of(case.known_offender).seats
    return any(play.actor in mine for trick in table.deal.tricks[case.known_trick :] for play in trick.plays)


def _is_quitted(table: RefereedTable, case: Case, provision: Provision) -> bool:
    """Return whether the trick of a revoke is quitted, and no question of the partner has kept it open."""
    offender, partner = case.known_offender, table.code.seating.partner(case.known_offender)
    asked = answered_no = quitted = False
    for act in table.deal.acts[_begun_at(table, case) :]:
        if not isinstance(act, TableAct):
            continue
        if act.form == "asks {matter}" and act.matter == "none-of-that-suit":
            asked = asked or (not quitted and act.actor == partner)
        elif act.form == "answers {matter}" and act.matter in ("none", "no"):
            answered_no = answered_no or act.actor == offender
        elif act.form == "quits trick {number}" and act.numbers == (case.trick,):
            quitted = True
    return quitted and (answered_no or not (asked and provision.says("question-keeps-open")))


def _begun_at(table: RefereedTable, case: Case) -> int:
    """Return how many acts of the deal came before the card of a revoke, which may be found much later; or
    before it was claimed, of a trick whose cards nobody has told."""
    seat, tricks = case.known_offender, table.deal.tricks
    if case.known_trick > len(tricks):
        return case.since
    trick = tricks[case.known_trick - 1]
    places = [place for place, act in enumerate(table.deal.acts) if act in trick.plays and act.actor == seat]
    return min((case.since, *places[-1:]))


def revokes_claimed(table: RefereedTable, claim: Claim) -> tuple[Case, ...]:
    """Return the established revokes that a claim is true of: of the seat, in the trick if it names one."""
    return tuple(
        case
        for case in table.ledger.cases
        if case.irregularity == "revoke"
        and case.status is CaseStatus.HIDDEN
        and case.offender == claim.against
        and claim.trick in (None, case.trick)
        and is_established(table, case)
    )


@decides(irregularities="card-changed")
def trick_to_mend(table: RefereedTable, seat: Seat, card: Card) -> int | None:
    """Return the trick (from 1) from which a seat may take back a card: one in which it has revoked and may
    still mend that, in which an adversary's mended revoke misled it, or which it led in haste before a card
    was called (professor-1862 S8). None if it may not."""
    cases = table.ledger.cases
    if is_led_in_haste(table.deal) and seat == table.deal.tricks[0].leader:
        return 1
    if "revoke-mended" not in table.code.provisions:
        return None
    for case in reversed(cases):
        mends = case.irregularity == "revoke" and case.status is CaseStatus.HIDDEN and case.offender == seat
        if mends and card in case.cards and not is_established(table, case):
            return case.trick
        if may_still_obey(table, case) and case.offender == seat and card is case.cards[0]:
            return case.trick
        misled = case.status is CaseStatus.OPEN and case.irregularity in MISLED
        if misled and seat in holders_of(table, case) and _has_played(table, seat, card, case.known_trick):
            return case.trick
    return _admitted(table, seat, card)


def has_gone_back(table: RefereedTable, seat: Seat, card: Card) -> bool:
    """Return whether a card that a seat has played is in its hand again: a lead made in haste, because a card
    was called (professor-1862 S8), or a card played to a false lead that was sent back (leeds-dwight-1888
    53)."""
    played = any(isinstance(act, Play) and (act.actor, act.card) == (seat, card) for act in table.deal.acts)
    return played and card in table.deal.holding(seat)


def own_false_lead(table: RefereedTable, seat: Seat, card: Card) -> Case | None:
    """Return the false lead that a seat has made with the card, where nobody has followed it and nobody may
    let it stand: the player who whips it away leaves it exposed (leeds-dwight-1888 46, 52, 104). So may the
    lone player's partner do with a card that is no part of the trick (professor-1862 A3)."""
    tricks = () if table.sitting.is_between_deals else table.deal.tricks
    plays = [(play.actor, play.card) for trick in tricks[-1:] for play in trick.plays]
    if plays != [(seat, card)] and not ((seat, card) in plays and seat in table.deal.calling.out):
        return None
    for case in table.open_cases:
        choices = table.code.provisions[case.irregularity].choices
        is_led = case.trick == len(table.deal.tricks) and case.offender == seat
        if is_led and "recall" in choices and "let-stand" not in choices:
            return case
    return None


def false_lead_followed(table: RefereedTable, seat: Seat, card: Card) -> Case | None:
    """Return the false lead to which a seat has played a card that it may take back, which sends the lead
    back.

    Those who may send it back may do so; where a card or a suit is called, everybody who has followed
    (professor-1862 L15, leeds-dwight-1888 53).
    """
    trick = None if table.sitting.is_between_deals else table.deal.trick
    if trick is None or not any((play.actor, play.card) == (seat, card) for play in trick.plays[1:]):
        return None
    for case in table.open_cases:
        choices = table.code.provisions[case.irregularity].choices
        is_led = case.trick == len(table.deal.tricks) and case.offender == trick.leader
        if is_led and "recall" in choices and ("call-suit" in choices or seat in holders_of(table, case)):
            return case
    return None


@decides(irregularities="obeys-after-all")
def may_still_obey(table: RefereedTable, case: Case) -> bool:
    """Return whether a call disobeyed may be mended: until the next player has played, or until the next lead
    (professor-1862 L29, leeds-dwight-1888 54)."""
    if case.irregularity != "disobeyed-call" or case.status is not CaseStatus.HIDDEN or table.deal.is_over:
        return False
    limit = table.code.provisions["disobeyed-call"].established
    if limit == "at-once" or case.trick != len(table.deal.tricks):
        return False
    return limit == "next-lead" or table.deal.tricks[-1].plays[-1].actor == case.offender


def _admitted(table: RefereedTable, seat: Seat, card: Card) -> int | None:
    """Return the trick in which a seat did not follow suit with the card, where the record does not know its
    hand: to take the card back is to own that it could have followed, unless the seat has said that it could
    not."""
    cases = (case for case in may_have_revoked(table, seat) if case.cards == (card,))
    mended = (case for case in cases if not is_established(table, case) and not has_denied(table, case))
    return next((case.trick for case in mended), None)


@decides("professor-1862 L16", "leeds-dwight-1888 65", "jerome-1877 11.5", irregularities="card-changed")
def has_denied(table: RefereedTable, case: Case) -> bool:
    """Return whether a player has answered that they have none of the suit that they did not follow, and has
    not admitted since that they have: a card that they let go then stays."""
    said = [act for act in table.deal.acts[_begun_at(table, case) :] if act.actor == case.offender]
    texts = [act.text for act in said if isinstance(act, TableAct)]
    denials = (f"{case.offender} answers none", f"{case.offender} answers no")
    told = [text for text in texts if text in (*denials, f"{case.offender} admits revoke")]
    return bool(told) and told[-1] in denials


def may_have_revoked(table: RefereedTable, seat: Seat) -> Iterator[Case]:
    """Yield the tricks in which a seat, whose hand the record does not know, may have revoked; the last
    first."""
    seats = table.code.seating.seats
    if (
        table.sitting.deal is None
        or not table.deal.tricks
        or seat not in seats
        or UNKNOWN not in table.deal.hands[seat]
    ):
        return
    for number, trick in reversed([*enumerate(table.deal.tricks, 1)]):
        play = next((one for one in trick.plays[1:] if one.actor == seat), None)
        if play is None or number in led_falsely(table, seat):
            continue
        if play.card.suit_under(trick.trump) is not trick.led:
            case = revoke_of(table, seat, number)
            yield replace(case, since=table.deal.acts.index(play), cards=(play.card,))


def who_may_have_revoked(
    table: RefereedTable, by: Seat, against: Seat | None, trick: int | None
) -> tuple[Seat, ...]:
    """Return the players, or the one named, against whom a player may claim a revoke that nobody can judge
    yet."""
    if table.sitting.deal is None:
        return ()
    seats = table.code.seating.seats if against is None else (against,)
    doubtful = (case for seat in seats for case in may_have_revoked(table, seat))
    theirs = (case for case in doubtful if trick in (None, case.trick) and by in holders_of(table, case))
    return tuple(dict.fromkeys(case.known_offender for case in theirs))


def _has_played(table: RefereedTable, seat: Seat, card: Card, trick: int) -> bool:
    return any(play.actor == seat and play.card is card for play in table.deal.tricks[trick - 1].plays)


@decides("leeds-dwight-1888 70")
def with_claim(table: RefereedTable, by: Seat, against: Seat, trick: int | None) -> RefereedTable:
    """Return the table with a revoke claimed, to be proved when the tricks are shown.

    Whether the claim is true is not looked at yet: the tricks are opened only after the hand
    (professor-1862 L18, jerome-1877 10.3, leeds-dwight-1888 66).
    """
    claimed = revoke_of(table, against, trick)
    if (why := _why_no_claim(table, by, claimed)) is not None:
        return ruled(table, claimed, Verdict.REFUSED, why=why)
    if trick is not None and (told := told_again(table, (against,), trick)) is not table:
        return told
    claim = Claim(by=by, against=against, trick=trick)
    claims = tuple(one for one in table.ledger.claims if one != claim)
    return ruled(
        with_ledger(table, claims=(*claims, claim)), claimed, Verdict.HEARD, why=_needed(table, claim)
    )


def _why_no_claim(table: RefereedTable, by: Seat, claimed: Case) -> str | None:
    """Return why a player may not claim a revoke, whether or not there was one; None if they may."""
    if by not in holders_of(table, claimed):
        return "it is not theirs to claim"
    if is_of_void_deal(table, "revoke"):
        return NOTHING_SCORED
    if table.ledger.claims_closed:
        return "the time for it is over"
    plain = (
        None
        if _has_revoked(table, claimed)
        else why_plainly_no_revoke(table, claimed.known_offender, claimed.trick)
    )
    return None if plain is None else f"{UNKNOWN_MATTER}: {plain}"


def _has_revoked(table: RefereedTable, claimed: Case) -> bool:
    """Return whether the referee knows of a revoke like the one claimed."""
    return any(
        case.irregularity == "revoke"
        and case.offender == claimed.offender
        and claimed.trick in (None, case.trick)
        for case in table.ledger.cases
    )


def without_claims(table: RefereedTable, case: Case) -> RefereedTable:
    """Return the table without the claims of a revoke that is judged now."""
    if case.irregularity != "revoke":
        return table
    claims = table.ledger.claims
    left = tuple(one for one in claims if one.against != case.offender or one.trick not in (None, case.trick))
    return table if left == claims else with_ledger(table, claims=left)


def _needed(table: RefereedTable, claim: Claim) -> str:
    """Return what proves a claim, where the record does not know the hand and the code rules at once."""
    seat = claim.against
    if is_told(table):
        return _PROVED_BY_PLAYERS.format(seat=seat, by=claim.by)
    at_once = table.code.provisions["revoke"].proof == "at-once"
    if not at_once or table.sitting.is_between_deals:
        return ""
    return _PROVED_BY_HAND.format(seat=seat)


_PROVED_BY_HAND = (
    "the record does not know the hand of {seat}: look at it, and type '{seat} admits revoke' if {seat} "
    "could have followed suit"
)


_PROVED_BY_PLAYERS = (
    "the record does not tell the cards: look at the tricks, and type '{seat} admits revoke' if they show "
    "it, or '{by} withdraws revoke' if they do not"
)


def is_told(table: RefereedTable) -> bool:
    """Return whether the players told the result of the last deal and not its cards."""
    return table.sitting.deal is not None and table.deal.is_told


@decides(irregularities="revoke")
def with_tricks_shown(table: RefereedTable) -> RefereedTable:
    """Return the table when the tricks are shown after the hand: each claim is proved by them, or fails.

    While the hand is on they stay down (professor-1862 L18, jerome-1877 10.3, leeds-dwight-1888 66).
    """
    if table.sitting.deal is None or "revoke" not in table.code.provisions:
        return table
    claims = table.ledger.claims
    if not table.deal.is_over:
        claimed = claimed_case(table, claims[-1]) if claims else revoke_of(table, None, None)
        return ruled(table, claimed, Verdict.REFUSED, why="the tricks stay down until the hand is over")
    if is_of_void_deal(table, "revoke"):
        return ruled(table, revoke_of(table, None, None), Verdict.REFUSED, why=NOTHING_SCORED)
    table = with_ledger(table, claims=())
    if not claims:
        return told_again(table, table.code.seating.seats)
    for claim in sorted(claims, key=lambda one: one.trick or 0):
        table = _with_claim_judged(table, claim)
    return table


def _with_claim_judged(table: RefereedTable, claim: Claim) -> RefereedTable:
    """Return the table with a claim ruled on by the tricks that are shown; it stays open where the record
    does not know what they show."""
    claimed = claimed_case(table, claim)
    if cases := revokes_claimed(table, claim):
        for case in cases:
            table = brought_up(table, case)
        return table
    hangs = _hangs_on_cards_left(table, claim)
    if is_told(table) or hangs:
        why = _PROVED_BY_HAND.format(seat=claim.against) if hangs else _needed(table, claim)
        table = with_ledger(table, claims=(*table.ledger.claims, claim))
        return ruled(table, claimed, Verdict.HEARD, why=why)
    told = told_again(table, (claim.against,), claim.trick)
    return told if told is not table else ruled(table, claimed, Verdict.REFUSED, why=TRICKS_SHOW_NONE)


@decides("jerome-1877 10.2")
def _hangs_on_cards_left(table: RefereedTable, claim: Claim) -> bool:
    """Return whether the hand ended early, and cards that the record does not know may prove what is
    claimed."""
    doubtful = (case for case in may_have_revoked(table, claim.against) if claim.trick in (None, case.trick))
    return any(is_established(table, case) for case in doubtful)


def told_again(table: RefereedTable, seats: Collection[Seat], trick: int | None = None) -> RefereedTable:
    """Return the table when the tricks are shown, or a revoke is claimed again or admitted, and nothing is
    left to be proved: the ruling on each revoke of these seats that is paid for, once more."""
    follows = table.code.provisions["revoke"].follows
    for case in table.ledger.cases:
        is_meant = case.offender in seats and trick in (None, case.trick)
        if follows and case.irregularity == "revoke" and case.points and is_meant:
            why = settled_text(table, case.irregularity)
            table = ruled(table, case, Verdict.IMPOSED, remedies=follows, why=why)
    return table


def may_be_mended(table: RefereedTable, case: Case) -> bool:
    """Return whether a revoke may still be mended by taking the card back."""
    return table.code.provisions["revoke"].established != "at-once" and not is_established(table, case)


@decides("leeds-dwight-1888 62 68")
def judged_at_last(
    table: RefereedTable, claim: Claim, known: RefereedTable, mixed: tuple[str, ...] = ()
) -> RefereedTable:
    """Return the table with an answer to a claim that nobody has proved in time: what the referee knows of
    the hands decides where the law goes by that, and may bind nothing but the claiming to a time.

    `mixed` are the laws under which the claim fails because the claiming side has mixed the cards.
    """
    cases = revokes_claimed(known, claim) if known.code.provisions["revoke"].says("record-proves") else ()
    for case in cases:
        table = brought_up(table, case)
    if cases:
        return table
    why = MIXED_BY_CLAIMANTS if mixed else NOT_PROVED_IN_TIME
    return ruled(table, claimed_case(table, claim), Verdict.REFUSED, why=why, instead=mixed)


MIXED_BY_CLAIMANTS = "the side that claims it has mixed the cards, and it can no longer be proved"


def claimed_case(table: RefereedTable, claim: Claim) -> Case:
    """Return the revoke that a claim names, whether or not it is known to have happened."""
    return revoke_of(table, claim.against, claim.trick)


def claimed_play(table: RefereedTable, claim: Claim) -> Case:
    """Return what is claimed, with its card and trick where the record does not know the hand."""
    plays = [case for case in may_have_revoked(table, claim.against) if claim.trick in (None, case.trick)]
    past_mending = (case for case in plays if not may_be_mended(table, case))
    return next(past_mending, plays[0] if plays else claimed_case(table, claim))


def revoke_of(table: RefereedTable, seat: Seat | None, trick: int | None) -> Case:
    """Return a revoke as one claims it, whether or not it is known to have happened."""
    return Case(
        number=len(table.ledger.cases),
        irregularity="revoke",
        offender=seat,
        trick=trick,
        status=CaseStatus.HIDDEN,
    )
