"""Sentences about the packs of a table: which side plays with which, whose was dealt (leeds-dwight-1888 38),
what a pack lacks (33), and torn or marked cards (73)."""

from __future__ import annotations

import re

from .....cards import read_cards
from .....deal.transition import BEFORE_HANDS
from ....state import RefereedTable
from ..dealing.of_cutting import SAYS
from ..meaning import Row, in_deal

_BACK = "(?!(?:other|another|fresh|different|wrong|new|whole|same|next|second|right|1) )(?P<back>[a-z]+) pack"
_THEIRS = (
    "(?:(?:other side|adversary|opponent|enemy)(?: ?'s)|(?:adversarie|opponent|enemie)s'?|other|wrong"
    "|<whom> 's|<seat>(?: 's)? and <seat> 's)"
)
"""Whose the pack is said to be; `their` and `our` are left out of plain words."""


def _brings(match: re.Match[str], table: RefereedTable) -> str | None:
    """The pack that a side plays with, told before a deal."""
    if in_deal(table) or match["who"] == match["whom"]:
        return None
    return f"{match['who']}+{match['whom']} brings pack {match['back']}"


def _is_theirs(match: re.Match[str], table: RefereedTable) -> str | None:
    """The claim that the dealer has dealt the other side's pack."""
    return "{who} claims other-sides-pack" if table.provision("other-sides-pack") else None


def _dealt_theirs(match: re.Match[str], table: RefereedTable) -> str | None:
    """The other side's pack dealt, told as a fact: nothing follows but by the claim of an adversary."""
    if not in_deal(table) or table.provision("other-sides-pack") is None:
        return None
    if match.groupdict().get("who") not in (None, str(table.deal.dealer)):
        return None
    claim = "{adversary} claims other-sides-pack"
    return f"{{dealer}} deals {{packets}} & {claim}" if in_deal(table, *BEFORE_HANDS) else claim


def _lacks(match: re.Match[str], table: RefereedTable) -> str:
    """A card that the pack should have and has not."""
    card = match.groupdict().get("card")
    if card and read_cards(card)[0] not in table.code.pack:
        return f"?The pack of this game has no {card}, so nothing is wrong with it"
    return f"{match.groupdict().get('who') or '{last}'} finds imperfect pack"


def _twice(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card that is in the pack more than once."""
    return f"{match['who'] or '{last}'} finds imperfect pack" if in_deal(table) else None


def _harmed(match: re.Match[str], table: RefereedTable) -> str:
    return f"{match['who'] or '{last}'} finds torn pack"


def _found_harmed(match: re.Match[str], table: RefereedTable) -> str | None:
    return "{who} finds torn pack" if re.search(rf"\b{_HARMED}\b", match[0]) else None


_WHICH_MARKED = "?Which card? Type '{who} marks card 9C'; or '{who} finds torn pack' if it was so before"
_FINDS = rf"(?:<who> (?:find|notice|see|discover|spot|complain|report|{SAYS})(?: that| out that)? )?"
_RANK = "(?:[789]|ten|jack|queen|king|ace)"
_CARD = rf"(?:<card>|{_RANK}|(?:[0-9]+ )?card)"
_HARMED = "(?:torn|marked|mark|bent|damaged|creased|spoiled|dog-eared|tear|tears)"

BEFORE_THE_GRAMMAR: tuple[Row, ...] = (
    (
        r"<who> (?:call|ask|want|demand|insist on|require)(?: (?:for|to have))? (?:1 |2 )?"
        r"(?:new|fresh|another|different) (?:packs?|decks?|cards?)",
        "{who} calls for new cards",
    ),
)
"""Words that call for packs at the desk; those of the grammar call for them where a table is formed."""

ROWS: tuple[Row, ...] = (
    (
        rf"<who> and <whom> (?:(?:have )?bring|have|own|use|take|choose|play with|deal with) (?:1 )?{_BACK}",
        _brings,
    ),
    (rf"{_BACK} (?:belongs? to|be that of|be) <who>(?: 's)? and <whom>(?: 's)?", _brings),
    (
        rf"<who> (?:{SAYS}|notice|see|point out|object|complain)(?: that)?(?: (?:it|this|that|they|<seat>))?"
        rf" (?:be|deal|have deal|use|have)(?: with)?(?: {_THEIRS})? pack",
        _is_theirs,
    ),
    (r"<who> (?:claim|want|demand)(?: back)? pack(?: back)?", _is_theirs),
    (
        r"<who> (?:(?:deal|use|play)(?: (?:with|from|out|card))*|(?:take|pick up) (?=.* and deal))"
        rf" {_THEIRS} (?:pack|deck|card)(?: (?:and|to|for) deal(?: (?:with it|it|card))?)?",
        _dealt_theirs,
    ),
    (rf"{_THEIRS} (?:pack|deck)(?: have)?(?: be)* (?:deal|use|play)(?: with)?", _dealt_theirs),
    (rf"(?:deal|card|hand) be (?:make|deal) (?:with|from) {_THEIRS} (?:pack|deck)", _dealt_theirs),
    (
        rf"{_FINDS}(?:pack|deck) (?:lack|lacks|lacked|lacking|have no|do not have|be without|want|need|miss"
        rf"|be (?:short of|lacking|missing|miss|without|lack)) {_CARD}",
        _lacks,
    ),
    (rf"{_FINDS}(?:there )?be no {_CARD} in (?:pack|deck)", _lacks),
    (
        rf"{_FINDS}(?:there )?(?:be )?(?:2|3|another|second) <card>(?: (?:be|have))?(?: in (?:pack|deck))",
        _twice,
    ),
    (rf"{_FINDS}(?:pack|deck) have (?:2|3|both|another|second) <card>(?: in it)?", _twice),
    (rf"{_FINDS}<card> (?:be )?(?:there |in (?:pack|deck) )?(?:twice|2 times)(?: in (?:pack|deck))?", _twice),
    (
        rf"{_FINDS}{_CARD} (?:be|have be) (?:wanting|want|absent|lacking|lack|not in (?:pack|deck))"
        r"(?: (?:from|in) (?:pack|deck))?",
        _lacks,
    ),
    (rf"{_FINDS}{_CARD} (?:be|have) (?:A )?(?:be )?{_HARMED}(?: (?:corner|edge|back|face))?", _harmed),
    (rf"<who> (?:find|notice|see|spot|have) (?:{_HARMED} )?<card>(?: {_HARMED})?", _found_harmed),
    (r"<who> (?:mark|tears?|tore|bends?|bent|crease[sd]?) <card>", "{who} marks card {card}"),
    (r"<who> (?:mark|tears?|tore|bends?|bent|crease[sd]?) (?:1 )?card", _WHICH_MARKED),
)
"""The sentences, each with its meaning."""
