"""Rulings and provisions in plain words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...cards import write_cards
from ...deal import Reason
from ...laws import Code, Irregularity, Provision, load_irregularities
from ...laws.register import Law, load_register
from ...seats import Seat
from ..claims.cards import NOT_EXPOSED
from ..claims.revoke_claims import MIXED_BY_ACCUSED
from ..remedies import REMEDIES
from ..revokes import MIXED_BY_CLAIMANTS
from ..ruling import BEFORE_THE_MAKER, FALSE_CLAIMS, TO_MEND, WITHDRAWN, Ruling, Verdict
from ..settlement import FIRST_ONLY, NOTHING_SCORED, POINTS_GONE
from ..terms.deadlines import WINDOWS
from ..terms.excuses import ALLOWANCES, EXCUSES
from ..terms.holders import HOLDERS
from .breaches import breach_words
from .remedies import (
    ANYBODY,
    any_of,
    capital,
    players_in_words,
    priced,
    remedy_with,
    until_words,
    who_may,
)

_ENDING = ("full-points", "one-point")
"""Remedies that give points and end the hand."""
_PAYING = ("points", *_ENDING)
"""Remedies of which a ruling says who gets how many points."""


def what_happened(irregularity: str, code: Code) -> str:
    """Return an irregularity in plain words, at a table of a code."""
    known = load_irregularities().get(irregularity)
    return "an act that the laws do not allow" if known is None else known.words_where(code.partnerships)


def ruling_text(ruling: Ruling, code: Code) -> str:
    """Return a ruling in sentences: what happened, what follows or who decides until when, and the laws.

    The answer to a claim or a choice comes first where the claim is not proved or the choice fails, since
    what it is about may not have happened.
    """
    decision = _decision(ruling, code)
    known = load_irregularities().get(ruling.irregularity)
    if known is None:
        parts = [decision if ruling.verdict is Verdict.REFUSED else _breach(ruling, decision, code)]
    elif ruling.verdict is Verdict.NOTED and ruling.why in _UNSETTLED:
        parts = [f"{decision} ({_UNSETTLED[ruling.why]}: {_done(ruling, known, code)})."]
    elif ruling.why == NOT_EXPOSED:
        cards = f" ({write_cards(ruling.cards)})" if ruling.cards else ""
        parts = [f"{decision.removesuffix('.')}{cards}."]
    elif ruling.why == MIXED_BY_ACCUSED:
        parts = [f"{decision.removesuffix('.')} (the claim: {_done(ruling, known, code)})."]
    elif ruling.verdict in (Verdict.HEARD, Verdict.REFUSED) or _is_claim_over(ruling):
        claimed = (
            "the claim: "
            if ruling.verdict is not Verdict.REFUSED or ruling.why.startswith(UNPROVED)
            else "about this: "
        )
        parts = [f"{decision.removesuffix('.')} ({claimed}{_done(ruling, known, code)})."]
    else:
        parts = [f"{capital(_done(ruling, known, code))}.", decision]
    return " ".join(part for part in (*parts, basis(code, ruling.laws, ruling.decided)) if part)


_UNSETTLED: Mapping[str, str] = {WITHDRAWN: "the claim", TO_MEND: "admitted"}
"""Why nothing is ruled on what a player has said, and what they said it with."""

UNPROVED = (
    *FALSE_CLAIMS,
    "the tricks stay down until the hand is over",
    MIXED_BY_CLAIMANTS,
    "it is not theirs to claim",
    "the record has ",
)
"""Why a claim fails that may not be true."""


def _breach(ruling: Ruling, decision: str, code: Code) -> str:
    """Return an act against the laws for which the catalogue has no name."""
    words = breach_words(ruling, code)
    if words is not None and ruling.verdict is Verdict.NOTED:
        done, follows = words
        return f"{done}: {ruling.why}. {follows}".rstrip()
    if ruling.laws and not _law_ids(code, ruling.laws, ruling.decided):
        who = "That may not be done" if ruling.offender is None else f"{ruling.offender} may not do that"
    else:
        who = "A law was broken" if ruling.offender is None else f"{ruling.offender} broke a law"
    begins_with_word = decision[1:2].islower()
    said = decision[:1].lower() + decision[1:] if begins_with_word else decision
    return f"{who}: {said}" if ruling.why else f"{who}. {decision}"


def _done(ruling: Ruling, known: Irregularity, code: Code) -> str:
    """Return who did what, with the cards and the trick; of a card that is called no more than that it lies
    there, since it may have been shown, led falsely or laid open with its hand."""
    seat = ruling.offender
    if ruling.remedies == ("call-card",):
        return f"{seat} has {write_cards(ruling.cards)} lying face up"
    partners = code.partnerships
    side = "" if seat is None else str(code.seating.side_of(seat))
    happened = known.words_where(partners) if seat is None else known.done_by(str(seat), side, partners)
    about = [write_cards(ruling.cards)] if ruling.cards else []
    if ruling.trick is not None:
        about.append(f"trick {ruling.trick}")
    return f"{happened} ({', '.join(about)})" if about else happened


def _decision(ruling: Ruling, code: Code) -> str:
    players = players_in_words(code, ruling.irregularity, ruling.offender, ruling.concerned, ruling.cards)
    follows = _all_that_follows(ruling, players)
    why = f"; {ruling.why}" if ruling.why else ""
    match ruling.verdict:
        case Verdict.OFFERED:
            provision = code.provisions[ruling.irregularity]
            choices = priced(provision, ruling.remedies, True, players, ruling.price)
            anybody = len(ruling.holders) == len(code.seating.seats)
            who = "anybody" if anybody else any_of(ruling.holders)
            more = f" {capital(ruling.why)}." if ruling.why else ""
            choices = if_agreed(ruling.remedies, choices, provision, ruling.holders)
            return f"{who_may(who, choices, ruling.until, players)}.{more}"
        case Verdict.REFUSED:
            return f"Refused: {ruling.why}."
        case Verdict.NOTED:
            return _noted(ruling, code)
        case Verdict.HEARD:
            return _heard(ruling, code, bool(follows))
        case Verdict.WAIVED:
            return _waived(ruling, code)
        case Verdict.LAPSED:
            return _lapsed(ruling, code)
    return capital(f"{follows}{why}.".removeprefix("; ")) if follows or why else ""


def _heard(ruling: Ruling, code: Code, follows: bool) -> str:
    """Say that a claim or a choice stands, and what it waits for."""
    provision = code.provisions[ruling.irregularity]
    if follows:
        return f"It counts once {_who_agree(ruling)}; until then nothing changes."
    if ruling.irregularity == "detached-card-named":
        return f"{capital(ruling.why)}."
    if ruling.irregularity == "disobeyed-call" and ruling.until is not None:
        return f"{_may_obey(ruling, ruling.until)}; otherwise the claim counts."
    if provision.says("admitted-late"):
        others = _who_agree(ruling) if ruling.holders else "the other side admits it"
        return f"The time for it is over; it counts only if {others}."
    if not ruling.why and provision.proof == "tricks-shown":
        until = until_words(provision.until)
        return f"The claim stands; the tricks prove it if they are shown once the hand is over, {until}."
    why = f"; {ruling.why}" if ruling.why else ""
    return f"The claim stands, to be judged when it can be proved{why}."


def _all_that_follows(ruling: Ruling, players: Mapping[str, str]) -> str:
    """Return what follows by the remedies of a ruling; nothing by points that those of the other side
    replace."""
    if ruling.remedies == ("points",) and ruling.why.startswith(FIRST_ONLY):
        return ""
    parts = [_follows(ruling, name, players) for name in _effective(ruling) if name in REMEDIES]
    if not set(_PAYING) & set(ruling.remedies):
        parts.append(_given(ruling))
    return "; ".join(part for part in parts if part)


def _waived(ruling: Ruling, code: Code) -> str:
    """Say that a choice is given up, and what follows where the fault still counts."""
    if ruling.until is None:
        return "The choice is waived."
    provision = code.provisions[ruling.irregularity]
    costs = "may be claimed" if provision.default is None else "counts"
    return f"{capital(until_words(ruling.until))}, it may still be put right; after that the fault {costs}."


def _is_claim_over(ruling: Ruling) -> bool:
    """Return whether a claim that nobody has proved has ended with its deal."""
    return ruling.verdict is Verdict.LAPSED and ruling.why == NOTHING_SCORED


def _lapsed(ruling: Ruling, code: Code) -> str:
    """Say that a choice or a claim has ended, by what else has happened or by time."""
    if _is_claim_over(ruling):
        return f"The claim is over: {ruling.why}."
    if ruling.why == POINTS_GONE:
        return f"{capital(ruling.why)}."
    if ruling.why:
        return f"{capital(ruling.why)}. Nothing is left to choose."
    if code.provisions[ruling.irregularity].ripens is not None:
        return "It was not put right in time, and may now be claimed."
    if code.provisions[ruling.irregularity].follows:
        return "The time for a choice is over, and what followed by law stands."
    if ruling.irregularity == "lead-recalled":
        return "No suit may be called any more; the card lies face up and may be called."
    return "The time for a choice is over, and nothing follows."


def _noted(ruling: Ruling, code: Code) -> str:
    """Say that nothing follows, and why not."""
    if ruling.why in _UNSETTLED:
        again = "" if ruling.until is None else f"; {until_words(ruling.until)} it may be made again"
        return f"{capital(ruling.why)}{again}"
    if ruling.why == BEFORE_THE_MAKER:
        return f"{capital(ruling.why)}."
    if ruling.irregularity == "cards-mixed":
        return "The ruling on the revoke says what it costs."
    if ruling.irregularity == Reason.NOT_THE_CALLER.value and "jambone-hint" in code.provisions:
        return f"{capital(ruling.why)}. The call counts for nothing; the lone player may claim it as a sign."
    if ruling.irregularity == "card-changed":
        return "The card stays where it was played."
    if ruling.irregularity == "exposed-card-taken-up":
        return "The card goes back to the table and may still be called."
    if ruling.irregularity == "disobeyed-call":
        provision = code.provisions[ruling.irregularity]
        until = until_words(provision.until)
        return f"{_may_obey(ruling, provision.established)}; after that the other side may claim it, {until}."
    known = load_irregularities()["forbidden-question"]
    if ruling.irregularity in known.claimed_as and known.name in code.provisions:
        return "The other side may claim that it was asked."
    nothing = "Nothing more follows." if _has_penalty(ruling, code) else "No penalty."
    return f"{capital(ruling.why)}. {nothing}" if ruling.why else nothing


def _may_obey(ruling: Ruling, limit: str) -> str:
    """Say that a player who disobeyed a call may mend that, and how long."""
    return f"{ruling.offender} may take the card back and obey {until_words(limit)}"


def _effective(ruling: Ruling) -> tuple[str, ...]:
    """Return the remedies that have an effect; a new deal after revokes of both sides replaces the others."""
    if _BOTH_REVOKED not in ruling.remedies:
        return ruling.remedies
    others = tuple(name for name in ruling.remedies if name != _BOTH_REVOKED)
    return others if ruling.points else (_BOTH_REVOKED,)


_BOTH_REVOKED = "new-deal-if-both-revoked"


def _has_penalty(ruling: Ruling, code: Code) -> bool:
    """Return whether a ruling cites a law that has a penalty, though none follows here."""
    provision = code.provisions.get(ruling.irregularity)
    if provision is not None and (provision.follows or provision.choices):
        return True
    return not penal_laws(code).isdisjoint(ruling.laws)


def penal_laws(code: Code) -> frozenset[str]:
    """Return the laws of a code that are penalties, and its silences that are decided with a price in
    points."""
    entries = load_register(code.register).entries
    priced = {law for row in code.provisions.values() if row.points or row.lone_points for law in row.laws}
    return frozenset(
        law_id
        for law_id, entry in entries.items()
        if (entry.kind == "penalty" if isinstance(entry, Law) else law_id in priced)
    )


def _follows(ruling: Ruling, name: str, players: Mapping[str, str]) -> str:
    """Return what a remedy has done, its points with their number."""
    if name == _BOTH_REVOKED:
        return "both sides have revoked, so nobody scores and the same dealer deals again"
    if name not in _PAYING or not ruling.points:
        return remedy_with(name, False, players)
    given = _given(ruling)
    return given + (", and the hand is over" if name in _ENDING else "") if given else "nothing is due"


def _given(ruling: Ruling) -> str:
    """Return the points that the ruling has given, empty if there are none."""
    return " and ".join(f"{_points(points)} to {side}" for side, points in ruling.points if points)


def _points(points: int) -> str:
    return "1 point goes" if points == 1 else f"{points} points go"


_COSTS_ELSEWHERE = {"cards-mixed": "what is claimed counts as proved, and costs what a revoke costs"}
"""What follows from irregularities that have no price of their own."""


def provision_text(provision: Provision, kind: str = "") -> str:
    """Return what a code provides for a kind of irregularity, in a sentence or two."""
    parts = []
    if provision.found == "on-claim":
        parts.append("Ruled on a claim")
    if provision.follows:
        parts.append("; ".join(priced(provision, provision.follows, False, ANYBODY)))
    if provision.choices:
        choices = priced(provision, provision.choices, True, ANYBODY)
        parts.append(who_may(HOLDERS.words(provision.holders), choices, provision.until))
    if not provision.follows and not provision.choices:
        parts.append(_COSTS_ELSEWHERE.get(kind, "no penalty"))
    if provision.found == "on-claim" and not provision.choices:
        parts[-1] += f"; {until_words(provision.until)}"
    if WINDOWS[provision.within].closed_by:
        parts[-1] += f", unless {WINDOWS[provision.within].closed_by}"
    if provision.excuses:
        excuses = " or ".join(EXCUSES.words(name) for name in provision.excuses)
        parts.append(f"{'; '.join(priced(provision, provision.excused, False, ANYBODY))} if {excuses}")
    if provision.unless is not None:
        parts.append(f"allowed {ALLOWANCES.words(provision.unless)}")
    return " ".join(f"{capital(part)}." for part in parts)


def _law_ids(code: Code, laws: Sequence[str], decided: Sequence[str]) -> list[str]:
    """Return those of the ids cited that are laws which settle what they are cited for."""
    entries = load_register(code.register)
    return [law for law in laws if isinstance(entries[law], Law) and law not in decided]


def basis(code: Code, laws: Sequence[str], decided: Sequence[str] = ()) -> str:
    """Return the laws cited, `[jerome-1877 9.8]`; for silences, and for laws that leave a matter open, that
    this project decided and no law does."""
    law_ids = _law_ids(code, laws, decided)
    silences = [law for law in laws if law not in law_ids and law not in decided]
    parts = [f"[{code.register} {', '.join(law_ids)}]"] if law_ids else []
    if silences:
        parts.append(f"[no law: decided where {code.register} is silent, {', '.join(silences)}]")
    if decided:
        parts.append(f"[decided where {code.register} leaves it open, {', '.join(decided)}]")
    return " ".join(parts)


def if_agreed(
    names: Sequence[str], choices: Sequence[str], provision: Provision, holders: Sequence[Seat]
) -> list[str]:
    """Return the choices of several players in words, those last to which each of them has to agree
    (modern 3h-7)."""
    if not provision.unanimous or len(holders) < 2:
        return [*choices]
    alone = [words for name, words in zip(names, choices, strict=True) if name == provision.default]
    shared = [words for words in choices if words not in alone]
    together = "both" if len(holders) == 2 else "all"
    return [*alone, *(f"if {together} agree, {words}" for words in shared[:1]), *shared[1:]]


def _who_agree(ruling: Ruling) -> str:
    """Return those who have still to agree to what one player wants, as a clause."""
    if not ruling.holders:
        return "all who may choose agree"
    *others, last = map(str, ruling.holders)
    return f"{', '.join(others)} and {last} agree" if others else f"{last} agrees"
