"""What players say beside a choice or a claim, and that adds nothing to it: `never mind, put it back`."""

from __future__ import annotations

import re

from ...remedies.besides import SENDS_CARD_BACK
from ...state import RefereedTable
from ...terms.conditions import offered_choices

_NOTHING = (
    r"(?:never mind|forget (?:it|about it)|no (?:penalty|points?|harm done|harm|problem|matter)"
    r"|don't worry(?: about it)?|(?:it's|that's|it is|that is) (?:fine|all right|alright|ok|okay))"
)
_SENT_BACK = r"\b(?:takes?|took|puts?|picks?|sends?|draws?)\b[^,;.]*\b(?:back|up)\b"
_BEFORE = re.compile(
    rf"^(?P<who>(?:\w+ (?:says?|said)[,:]? )?)(?:(?:oh|no|ah|well|ok|okay),? )*{_NOTHING}(?: \w+)?"
    rf"(?:[,;.!:]| -+| and| but| so)+ (?:(?:just|only|simply|please) )*(?=[^,;.]*{_SENT_BACK})",
    re.IGNORECASE,
)
_AFTERWARDS = re.compile(rf"(?P<said>{_SENT_BACK})[,;.!]? (?:and |but )?{_NOTHING}[.!]?$", re.IGNORECASE)
_WAIVED_AND_BACK = re.compile(
    r"^(?P<who>\w+) (?:waives?|waived|forgives?|forgave|overlooks?|overlooked) "
    r"(?:it|that|this|the (?:penalty|points?|fault))(?:[,;]| and| but| so)+ \w+ (?:can |may |just )?"
    r"(?:takes?|took|puts?|picks?) (?:it|(?:her|his|their|the|that) \w+(?: of \w+)?) (?:back|up)"
    r"(?: (?:again|in hand|to (?:her|his|their) hand))*[.!]?$",
    re.IGNORECASE,
)
_MY_TRICK = re.compile(
    r"(?P<says>\b(?:says?|said|protests?|complains?|objects?|claims?|insists?)[,:]?(?: that)? )"
    r"(?:it|that|this|the (?:last )?trick) (?:was|is) (?:my|mine|his|hers|her|their|theirs)(?: trick)?"
    r"(?:[,;]| and| so| therefore)+ (?=(?:it|that|this) (?:was|is) (?:my|his|her|their) (?:lead|turn)\b)",
    re.IGNORECASE,
)
"""Whose the trick was, said before whose lead it was."""


def with_choice_alone(text: str, table: RefereedTable) -> str:
    """A line without what is said beside a card sent back, while somebody may have it back, and beside whose
    lead it was."""
    text = _MY_TRICK.sub(r"\g<says>", text)
    open_cases = () if table.sitting.deal is None else table.open_cases
    if '"' in text or not any({*SENDS_CARD_BACK} & {*offered_choices(table, case)} for case in open_cases):
        return text
    text = _WAIVED_AND_BACK.sub(r"\g<who> says take it back", text.strip())
    return _AFTERWARDS.sub(r"\g<said>", _BEFORE.sub(r"\g<who>", text))
