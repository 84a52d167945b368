"""Sentences about the cut that is offered, declined, or left with its parts apart."""

from __future__ import annotations

import re

from .....deal.transition import BEFORE_HANDS
from ....state import RefereedTable
from ..meaning import Row, in_deal, when

_SPEAKS = r"(?:say|claim|complain|object|protest|notice|point out|insist)"
SAYS = rf"{_SPEAKS}(?: that| about| of| to)?"
"""A player who says something of the deal."""
_PARTS = r"(?:2 )?(?:parts?|halves|halve|half|packets?|pack)(?: of (?:pack|cut))?"
_TOGETHER = r"(?: (?:together|again|back|up|yet))*"
_JOIN = r"(?:join|joined|close|restore|unite|put back|put)"
_NOT_YET = r"(?:do not|have not|not|never|forget to)(?: (?:yet|even))?"
_APART = (
    rf"(?:{_NOT_YET} {_JOIN}(?: together)? {_PARTS}{_TOGETHER}"
    rf"|(?:leave|left) {_PARTS}(?: lie)? (?:apart|separate|separated|side by side|unjoined)"
    rf"|{_PARTS}(?: (?:still|be|have|lie))+ (?:apart|side by side|not(?: be)?(?: {_JOIN})?{_TOGETHER}))"
)


def _parts_apart(match: re.Match[str], table: RefereedTable) -> str | None:
    """The parts of the pack that nobody has put together after the cut (modern cut-restore)."""
    if not in_deal(table, *BEFORE_HANDS) or table.provision("parts-not-joined") is None:
        return None
    return f"{match['sayer'] or 'table'} points out parts-not-joined"


def _offers(match: re.Match[str], table: RefereedTable) -> str | None:
    """The cut offered, of which it is still to be told what came of it."""
    if not in_deal(table, *BEFORE_HANDS):
        return None
    cutter = table.code.seating.right_of(table.deal.dealer)
    return f"?Was the pack cut? Type '{cutter} cuts' or '{cutter} declines the cut'"


def _which_suit_cut(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card cut for the first deal of which only the rank is told."""
    if table.sitting.deal is not None:
        return None
    return (
        f"?The {match['rank']} of which suit? Type '{{who}} cuts the {match['rank']} of spades' for that one"
    )


def _which_cut(match: re.Match[str], table: RefereedTable) -> str:
    return "?Which cards? Type '{who} shows KS 9H in cutting'"


def _shows_cut(match: re.Match[str], table: RefereedTable) -> str:
    return "{who} shows {cards} in cutting"


def _made_ready_by_others(match: re.Match[str], table: RefereedTable) -> str | None:
    """A complaint that a pack was not shuffled, or shuffled or cut by another than the one who has to
    (jerome-1877 5.1, 5.3)."""
    if not in_deal(table) or table.provision("pack-not-made-ready") is None:
        return None
    return f"{match['who']} claims pack-not-made-ready"


def _unshuffled(match: re.Match[str], table: RefereedTable) -> str | None:
    """A pack said to be unshuffled by nobody in particular, or under laws that say nothing of it."""
    if not in_deal(table):
        return None
    if table.provision("pack-not-made-ready") is None:
        return _NO_LAW
    return "?Nothing follows until a player says so. Type '{adversary} says nobody shuffled' if one does"


_NO_LAW = (
    "?No law of this table says what follows from that. If all players agree to deal again, type 'table "
    "voids the deal and deals again'"
)
_NOBODY = (
    r"(?:(?:nobody|no 1|not anybody) (?:have )?(?:ever )?shuffle"
    r"|(?:pack|card|deck|it) (?:be|have)? ?(?:not|never)(?: be)?(?: properly)? shuffle"
    r"|no shuffle|(?:[A-D]|he|she|they|we) (?:do not|have not|never|not|forget to) (?:ever )?shuffle)"
    r"(?: (?:pack|card|deck|it|before deal|first|at all))*"
)
_UNSHUFFLED = (
    r"(?:(?:nobody|no 1) (?:have )?shuffle"
    r"|(?:pack|card|deck|it) (?:be|have)? ?(?:not|never)(?: be)?(?: properly)? shuffle"
    r"|no shuffle|(?:[A-D]|he|she|they|i|you) (?:do not|have not|never|not|forget to)(?: get to)? shuffle"
    r"|(?:[A-D]|he|she|they|you) (?:have )?no right to (?:shuffle|cut)"
    r"|(?:[A-D]|he|she|they|you) (?:may|can|should|must) not (?:have )?(?:shuffle|cut)"
    r"|(?:it )?be (?:not )?(?:[A-D] 's|my|his|her|your|their) (?:shuffle|cut|turn to (?:shuffle|cut))"
    r"|(?:i|[A-D]|he|she|they) (?:(?:be|have|ought)(?: have)? to (?:have )?|(?:should|must)(?: have)? )"
    r"(?:shuffle|cut)(?: first)?"
    r"|wrong (?:player|person|1) (?:have )?(?:shuffle|cut))"
)

_RANK = "(?P<rank>[2-9]|10|seven|eight|nine|ten|jack|knave|queen|king|ace)"
_IN_CUT = r"(?:in|while|when|during|at)(?: (?:the|he|she|they|<seat>))? cut(?: pack)?"

ROWS: tuple[Row, ...] = (
    (rf"<who> (?:cut|draw|show|turn(?: up)?|lift|get)(?: (?:A|1))? {_RANK}", _which_suit_cut),
    (
        rf"<who> (?:show|expose|face|turn up|lift|cut) (?:2|3|4|several|more than 1) card(?: {_IN_CUT})",
        _which_cut,
    ),
    (rf"<who> (?:show|expose|face|turn up) <cards> {_IN_CUT}", _shows_cut),
    (rf"<who> {_SPEAKS}(?: that)? {_UNSHUFFLED}(?: (?:pack|card|deck|it))?", _made_ready_by_others),
    (rf"(?:<seat> {_SPEAKS}(?: that)? )?{_NOBODY}", _unshuffled),
    (r"<who> knock(?: on)? (?:pack|deck|card|cards)", when(BEFORE_HANDS, "{who} declines the cut")),
    (r"<who> offer(?:s|ed)? (?:<whom> )?(?:cut|pack)(?: (?:to <seat>|to be cut|to cut|for cut))*", _offers),
    (rf"(?:(?P<sayer>[A-D]) {SAYS} )?(?:<seat> )?{_APART}", _parts_apart),
    (
        rf"(?P<sayer>[A-D]) (?:ask|tell|want|remind) <seat>(?: to)? {_JOIN} (?:{_PARTS}|it|them){_TOGETHER}",
        _parts_apart,
    ),
)
"""The sentences, each with its meaning."""
