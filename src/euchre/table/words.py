"""Rulings and provisions in plain words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from ..cards import write_cards
from ..laws import Code, Provision, load_irregularities
from ..laws.register import Law, load_register
from ..seats import Seat
from .ruling import Ruling, Verdict
from .terms.windows import WINDOWS

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
    "cut-again": "the pack is cut again",
    "draw-again": "neither card counts, and he cuts again",
    "first-pack": "take the first of the two new packs",
    "higher-card-counts": "the higher of the two counts",
    "join-parts": "the parts are put together before the deal",
    "new-packs": "have new packs at the cost of all",
    "partner-loses-deal": "the player on the left of the partner deals next",
    "put-right": "put the number right",
    "replace-card": "another card takes its place",
    "right-dealer": "the cards go back and the right player deals",
    "second-pack": "take the second of the two new packs",
    "shuffle-again": "have the offender shuffle once more",
    "shuffle-and-cut-again": "have the pack shuffled and cut again",
    "expose-the-rest": "one of the cards counts, and the rest lie exposed",
    "five-tricks": "the other side counts what five tricks would have given it, and the hand is over",
    "game": "the other side takes the game",
    "give-hands-up": "the hands are given up with the result all took for granted",
    "lose": "tell the partner to lose the trick",
    "open-hands": "both hands against the lone player lie open to his call",
    "pay-as-revoke": "it is paid for as a revoke",
    "play": "say which of the cards counts",
    "play-together": "make him play with his partner",
    "play-called-card": "the called card counts as played, and the one shown lies exposed",
    "recall-hasty-lead": "what was led too soon goes back and lies exposed",
    "restore": "the card too many goes back, and its owner answers for the tricks since",
    "win": "tell the partner to win the trick",
    "shuffle-first": "shuffle that pack first",
    "start-over": "begin the deal again",
    "turn-right-card": "put it back and turn up the right card",
}
"""Each remedy in words that stand by themselves, and most of them after 'may' as well."""

CHOICES: Mapping[str, str] = {
    "deal-again": "have the same dealer deal again",
    "lose-deal": "make the dealer lose his deal",
}
"""Those remedies that go on after 'may' in other words."""

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
    "deal-accepted": "until they touch their cards or the turn-up leaves them time to speak",
    "cards-played": "as long as a card of them is in hand",
    "next-play": "before the next card is played",
    "run-met": "until the partner has played to each of the tricks",
    "those-concerned-play": "before one of those it concerns plays",
    "holders-gone": "until they have looked at their cards",
}
"""Each deadline in words, beside those of `WINDOWS`."""

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
    "misled": "whoever has played to it",
    "offender": "the player himself",
    "other-players": "any other player",
    "dealer": "the dealer",
    "dealers-partner": "dealer's partner",
    "dealers-adversaries": "either adversary of the dealer",
    "maker": "the maker",
    "adversaries-untouched": "an adversary of the dealer, if neither was the first to touch his cards,",
    "adversaries-who-have-not-looked": "an adversary of the dealer who has not looked at his cards",
    "dealer-untouched": "the dealer, if his partner was not the first to touch his cards,",
}
"""Each kind of holders in words."""

EXCUSES: Mapping[str, str] = {
    "adversary-looked": "an adversary looked at his cards in the deal and dealer's partner did not",
    "adversary-touched-first": "an adversary was the first to touch his cards in the deal",
    "interrupted": "an adversary stopped the deal without cause",
    "its-holder-looked": "it is the hand of an adversary who looked at it in the deal",
}
"""What excuses an offender, in words that go on after 'if'."""

ALLOWANCES: Mapping[str, str] = {
    "asker-has-to-play": "while the asker has still to play to the trick",
    "trick-is-unturned": "while the trick is not turned",
    "trick-lies-ungathered": "while the trick lies on the table and nobody has touched it",
    "turn-up-in-sight": "while the turn-up lies in sight",
    "turn-up-not-taken-up": "while the turn-up is not taken up",
    "turn-up-unplayed": "while the turn-up is not played",
}
"""What allows a thing, in words that go on after 'allowed'."""

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


def remedy_words(name: str, is_offered: bool = True) -> str:
    """A remedy in words: as one may choose it, or as it follows; its name where it needs no words."""
    return CHOICES.get(name, REMEDIES.get(name, name)) if is_offered else REMEDIES.get(name, name)


def ruling_text(ruling: Ruling, code: Code) -> str:
    """A ruling as the referee would say it, with the laws it rests on.

    What is only claimed, and a claim or choice that fails, comes behind the answer and not as a fact.
    """
    by = "" if ruling.offender is None else f"{ruling.offender}: "
    cards = f" ({write_cards(ruling.cards)})" if ruling.cards else ""
    trick = "" if ruling.trick is None else f", trick {ruling.trick}"
    if ruling.verdict in (Verdict.HEARD, Verdict.REFUSED):
        of = "" if ruling.offender is None else f", by {ruling.offender}"
        answer = _decision(ruling).removesuffix(".")
        matter = f"{answer} (the matter: {what_happened(ruling.irregularity)}{cards}{of}{trick})."
        return " ".join(part for part in (matter, basis(code, ruling.laws)) if part)
    sentence = f"{by}{what_happened(ruling.irregularity)}{cards}{trick}."
    return " ".join(part for part in (sentence, _decision(ruling), basis(code, ruling.laws)) if part)


def _decision(ruling: Ruling) -> str:
    remedies = [REMEDIES[name] for name in ruling.remedies if name in REMEDIES]
    match ruling.verdict:
        case Verdict.OFFERED:
            until = "" if ruling.until is None else f", {until_words(ruling.until)}"
            choices = [remedy_words(name) for name in ruling.remedies if name in REMEDIES]
            return f"{_seats(ruling.holders)} may {_either(choices)}{until}."
        case Verdict.REFUSED:
            return f"Refused: {ruling.why}."
        case Verdict.NOTED:
            return f"{ruling.why}. No penalty." if ruling.why else "No penalty."
    words = "; ".join((*remedies, *(f"{side} {points}" for side, points in ruling.points if points)))
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
        choices = _either(_priced(provision, provision.choices, CHOICES))
        parts.append(f"{HOLDERS[provision.holders]} may {choices}")
    if not provision.follows and not provision.choices:
        parts.append("no penalty")
    if provision.found == "on-claim" or provision.choices:
        parts[-1] += f", {until_words(provision.until)}"
    if WINDOWS[provision.within].closed_by:
        parts[-1] += f", unless {WINDOWS[provision.within].closed_by}"
    if provision.excuses:
        excuses = " or ".join(EXCUSES[name] for name in provision.excuses)
        parts.append(f"{'; '.join(_priced(provision, provision.excused))} if {excuses}")
    if provision.unless is not None:
        parts.append(f"allowed {ALLOWANCES[provision.unless]}")
    return ". ".join(part[0].upper() + part[1:] for part in parts) + "."


def until_words(name: str) -> str:
    """A deadline in words."""
    return DEADLINES[name] if name in DEADLINES else f"until {WINDOWS[name].closed_by}"


def basis(code: Code, laws: Sequence[str]) -> str:
    """The laws cited, `[jerome-1877 9.8]`; for silences, that the decision is this project's and no law's."""
    entries = load_register(code.register)
    law_ids = [law for law in laws if isinstance(entries[law], Law)]
    silences = [law for law in laws if law not in law_ids]
    parts = [f"[{code.register} {', '.join(law_ids)}]"] if law_ids else []
    if silences:
        parts.append(f"[no law: decided where {code.register} is silent, {', '.join(silences)}]")
    return " ".join(parts)


def _priced(
    provision: Provision, remedies: Sequence[str], words: Mapping[str, str] = MappingProxyType({})
) -> list[str]:
    """Remedies in words, of these if they are among them, and those of points with their number."""
    lone = f", {provision.lone_points} in a lone hand" if provision.lone_points != provision.points else ""
    price = f" ({provision.points}{lone})" if provision.points else f" ({provision.lone_points})"
    return [
        words.get(name, REMEDIES[name]) + (price if name in ("points", "full-points") else "")
        for name in remedies
    ]


def _either(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{'; '.join(words[:-1])}; or {words[-1]}"


def _seats(seats: Sequence[Seat]) -> str:
    names = [str(seat) for seat in seats]
    return " or ".join(names) if names else "nobody"
