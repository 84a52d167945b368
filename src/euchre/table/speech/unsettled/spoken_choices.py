"""Choices that are open to a player, told as the player's own words: `b says: then we count all five tricks`.

Words of a player who may choose something, and that are neither read as a choice nor plain advice, are asked
about: they are no talk in silence.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from ....acts import Act, TableAct
from ....seats import Seat
from ...state import RefereedTable
from ...terms.holders import cases_to_choose_in
from ...words.offered import typed
from ..lines.phrasing import SAID
from ..plain import plain, with_players
from ..shorthand import act_in_short

_FIRST = re.compile(
    r"^(?:(?:then|so|well|oh|ah|ha|aha|now|ok|okay|all right|alright|right|very well|good|fine|in that case"
    r"|no|hey|wait|sorry|please|partner|[A-D](?=,))[,!.]? )+",
    re.IGNORECASE,
)
_LAST = re.compile(
    r"(?:,? (?:then|please|partner|now|thank you|thanks)|, [A-D])+[.!]*$|[.!]+$", re.IGNORECASE
)
"""Words around a choice that a player speaks."""
_IT = r"(?:it|card|lead|that|this|[0-9TJQKA][SHDC])"
_TRICKS = r"(?:(?:all|5|of|rest|other|remaining|that|those|these|our) )*(?:trick|rest|all|5)(?: of trick)?"
_NEW_DEAL = (
    r"(?:(?:that|this) )?(?:deal|hand) be (?:off|over|void|spoil|cancel|dead|finish)"
    r"|(?:(?:we|i|let us|that|this|it) )?(?:will )?(?:cancel|spoil|void|annul|call off|scrap)"
    r"(?: (?:it|this|that))?(?: deal)?"
    r"|(?:(?:he|she|they|we|i) )?(?:(?:will|would) )?(?:(?:want|like|demand|ask for|insist on|have|choose) )?"
    r"(?:to have )?(?:new|another|fresh) deal"
    r"|(?:(?:we|let us|you) )?(?:(?:must|have to|will) )?(?:deal|start|begin)(?: all)?"
    r"(?: (?:anew|over|afresh|it))+"
)
_SPOKEN: Mapping[str, str] = {
    "five-tricks": (
        rf"(?:that|this|it) (?:give|bring|make|mean) (?:(?:us|we|me|i|it) )?{_TRICKS}"
        r"(?: for (?:us|our side))?"
        rf"|{_TRICKS} (?:be|count|go)(?: (?:for|to))? (?:our|ours|mine|us|we|me)"
        rf"|(?:we|i|we will|i will) (?:take|get|have|claim|count|score|want|win)(?: for)? {_TRICKS}"
        r"(?: for (?:us|our side|we))?"
    ),
    "recall": (
        rf"(?:(?:i|we) (?:want|demand|would like|insist) )?(?:{_IT} )?"
        rf"(?:(?:must|should|have|to|will|can) )*(?:be )?(?:go|take|put|send|pick|draw|come)(?: {_IT})?"
        rf"(?: (?:back|up))+(?: {_IT})?(?: (?:anew|in hand))?"
        rf"|back (?:with|in hand with) {_IT}"
    ),
    "spoil-deal": _NEW_DEAL,
    "deal-again": _NEW_DEAL,
    "start-over": _NEW_DEAL,
}
"""What players say who take what is open to them, by the name of the choice, in plain words."""
_ADVICE = re.compile(
    r"\b(?:lead|play|throw|keep|trump|ruff|take)s? (?:(?:a|an|the|your|me|my|high|low|him|with) )*"
    r"(?:spades?|hearts?|diamonds?|clubs?|trumps?|ace|king|queen|jack|bower|[0-9TJQKA][SHDC])\b",
    re.IGNORECASE,
)

_QUOTES = re.compile('["\u201c\u201d\u00ab\u00bb]')
"""Marks around words that are told as they were said."""


def without_fillers(text: str, table: RefereedTable) -> str | None:
    """What a player says, without a colon and the words around a choice, where the player may choose
    something; None for other texts."""
    match = None if '"' in text or not table.open_cases else SAID.fullmatch(with_players(text, table))
    if match is None or not cases_to_choose_in(table, match["who"].upper()):
        return None
    words = _LAST.sub("", _FIRST.sub("", match["words"]))
    return f"{match['who'].upper()} says {words}" if words else None


def choice_spoken(text: str, table: RefereedTable) -> Act | None:
    """What a player takes of what is open to them by words without fillers."""
    who = Seat.from_text(text[0])
    kept = re.sub(r"\bagain\b", "anew", text, flags=re.IGNORECASE)
    words = re.sub("^[A-D] say ", "", plain(kept, table))
    for case in cases_to_choose_in(table, who):
        for remedy in table.code.provisions[case.irregularity].choices:
            if remedy in _SPOKEN and re.fullmatch(_SPOKEN[remedy], words):
                return act_in_short(typed(table, case, who, remedy), table)
    return None


def choice_to_ask_about(line: str, act: object, table: RefereedTable) -> str | None:
    """The question about words that are told without quotation marks as those of a player who may choose
    something; None for other acts and for plain advice."""
    if not isinstance(act, TableAct) or not isinstance(act.actor, Seat):
        return None
    if act.form != "says {words}" or _QUOTES.search(line):
        return None
    cases = cases_to_choose_in(table, act.actor)
    said = act.said or ""
    if not cases or _ADVICE.search(said):
        return None
    offers = dict.fromkeys(
        typed(table, case, act.actor, remedy)
        for case in cases
        for remedy in table.code.provisions[case.irregularity].choices
    )
    to_type = " or ".join(f"'{one}'" for one in [*offers][:4])
    return (
        f"Does {act.actor} choose what is open? Then type {to_type}, or '{act.actor} lets it stand'; "
        f"if it is only talk, '{act}'"
    )


def chooses_as_told(act: object) -> bool:
    """Whether an act is a choice, which the words of its player may tell."""
    return isinstance(act, TableAct) and act.form.startswith("chooses ")
