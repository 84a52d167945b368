"""Rulings and provisions in plain words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..cards import write_cards
from ..laws import Code, Provision, load_irregularities
from ..laws.register import Law, load_register
from ..seats import Seat
from .ruling import Ruling, Verdict

REMEDIES: Mapping[str, str] = {
    "abstains": "keep the partner out of the hand",
    "allow-ordering-up": "let them order up all the same",
    "bar": "the offenders count nothing of what they make in this deal",
    "call-suit": "call the suit that the offenders' side leads next, and the card is free",
    "change": "take his own card back free and play another",
    "forbid-ordering-up": "the dealer's adversaries may not order up",
    "hold-to-it": "hold them to that trump",
    "joins": "have the partner play, as in a hand of four",
    "leave-turn-up": "the turn-up stays out of play and the dealer goes on with the cards dealt to him",
    "let-lapse": "let the call lapse; the caller's partner has to pass",
    "lose-choice": "those who consulted lose their choice",
    "lose-jambone-call": "no card may be called from the jambone hand",
    "partner-passes": "the partner has to pass",
    "reduce-march": "a march counts no more than two",
    "spoil-deal": "spoil the deal; it passes if the dealer's side offended, else the same dealer deals again",
    "correct-score": "what was due stands instead of what was marked",
    "excess-to-adversaries": "the markers go back, and the other side scores what they had added",
    "deal-again": "the deal is void and the same dealer deals again",
    "expose": "the card lies on the table and may be called",
    "full-points": "take the full points, and the hand is over",
    "hand-over": "the hand is over",
    "highest": "make the offender play his highest of the suit led",
    "keep-call": "leave him his choice now and call the card taken back later",
    "let-stand": "let it stand and play on",
    "lose-deal": "the deal is lost and passes to the left",
    "lowest": "make the offender play his lowest of the suit led",
    "new-deal-if-both-revoked": "if both sides have revoked, the same dealer deals again",
    "one-point": "take one point, and the hand is over",
    "points": "the other side takes the points",
    "recall": "send the card back, to lie exposed",
    "take-back": "have the card taken back without penalty",
}
"""Each remedy in words that go on after 'may' or stand by themselves."""

DEADLINES: Mapping[str, str] = {
    "card-called-or-offenders-lead": "until the card is called or the offenders' side leads",
    "cut": "until the pack is cut for the next deal",
    "first-trick-complete": "until the first trick is complete",
    "holder-calls-or-plays": "until one of them calls or plays",
    "holder-plays": "until one of them plays",
    "next-call": "before the next call",
    "round-over": "until the round of calls is over",
    "next-turn-up": "until the next trump is turned",
    "mixed": "until the cards are mixed",
    "never": "for the rest of the hand",
    "next-act": "at once",
    "next-lead": "until the next lead",
    "offender-plays": "before the offender plays",
    "offenders-lead": "until the offenders' side leads",
    "trick-complete": "until the trick is complete",
}
"""Each deadline in words."""

HOLDERS: Mapping[str, str] = {
    "nobody": "nobody",
    "adversaries": "either adversary",
    "adversaries-misled": "an adversary who has played since",
    "dealers-side": "either player of the dealer's side",
    "anybody": "anybody",
    "anybody-but-the-markers": "either adversary, or an onlooker,",
    "lone-player": "the lone player",
    "left-adversary": "the adversary on the offender's left",
    "makers-or-defenders": "the maker against a defender, both defenders against the maker",
    "others-who-may-recall": "any other player who has not played to it",
}
"""Each kind of holders in words."""

_VERDICTS = {
    Verdict.OFFERED: "",
    Verdict.IMPOSED: "",
    Verdict.CHOSEN: "Chosen: ",
    Verdict.WAIVED: "Waived. ",
    Verdict.LAPSED: "The time for a choice is over. ",
    Verdict.HEARD: "The claim stands, to be judged when it can be proved. ",
    Verdict.REFUSED: "Refused: ",
    Verdict.NOTED: "",
}


def what_happened(irregularity: str) -> str:
    """An irregularity in plain words."""
    known = load_irregularities().get(irregularity)
    return "an act that the laws do not allow" if known is None else known.words


def ruling_text(ruling: Ruling, code: Code) -> str:
    """A ruling as the referee would say it, with the laws it rests on."""
    by = "" if ruling.offender is None else f"{ruling.offender}: "
    cards = f" ({write_cards(ruling.cards)})" if ruling.cards else ""
    trick = "" if ruling.trick is None else f", trick {ruling.trick}"
    sentence = f"{by}{what_happened(ruling.irregularity)}{cards}{trick}."
    return " ".join(part for part in (sentence, _decision(ruling), basis(code, ruling.laws)) if part)


def _decision(ruling: Ruling) -> str:
    remedies = [REMEDIES[name] for name in ruling.remedies if name in REMEDIES]
    match ruling.verdict:
        case Verdict.OFFERED:
            until = "" if ruling.until is None else f", {DEADLINES[ruling.until]}"
            return f"{_seats(ruling.holders)} may {_either(remedies)}{until}."
        case Verdict.REFUSED:
            return f"Refused: {ruling.why}."
        case Verdict.NOTED:
            return f"{ruling.why}. No penalty." if ruling.why else "No penalty."
    words = "; ".join(remedies)
    said = _VERDICTS[ruling.verdict] + (f"{words}." if words else "")
    return said[:1].upper() + said[1:].strip()


def provision_text(provision: Provision) -> str:
    """What a code provides for an irregularity, in a sentence or two."""
    parts = []
    if provision.found == "on-claim":
        parts.append("Ruled on a claim")
    if provision.follows:
        parts.append("; ".join(_priced(provision, provision.follows)))
    if provision.choices:
        choices = _either(_priced(provision, provision.choices))
        parts.append(f"{HOLDERS[provision.holders]} may {choices}")
    if not provision.follows and not provision.choices:
        parts.append("no penalty")
    if provision.found == "on-claim" or provision.choices:
        parts[-1] += f", {DEADLINES[provision.until]}"
    return ". ".join(part[0].upper() + part[1:] for part in parts) + "."


def basis(code: Code, laws: Sequence[str]) -> str:
    """The laws cited, `[jerome-1877 9.8]`; for silences, that the decision is this project's and no law's."""
    entries = load_register(code.register)
    law_ids = [law for law in laws if isinstance(entries[law], Law)]
    silences = [law for law in laws if law not in law_ids]
    parts = [f"[{code.register} {', '.join(law_ids)}]"] if law_ids else []
    if silences:
        parts.append(f"[no law: decided where {code.register} is silent, {', '.join(silences)}]")
    return " ".join(parts)


def _priced(provision: Provision, remedies: Sequence[str]) -> list[str]:
    """Remedies in words, those of points with their number."""
    lone = f", {provision.lone_points} in a lone hand" if provision.lone_points != provision.points else ""
    price = f" ({provision.points}{lone})"
    return [REMEDIES[name] + (price if name in ("points", "full-points") else "") for name in remedies]


def _either(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{'; '.join(words[:-1])}; or {words[-1]}"


def _seats(seats: Sequence[Seat]) -> str:
    names = [str(seat) for seat in seats]
    return " or ".join(names) if names else "nobody"
