"""Sentences about cards and suits that a player is called on to play, and did not play."""

from __future__ import annotations

import re

from .....acts import TableAct
from .....seats import Seat
from ....state import RefereedTable
from ..meaning import Row

_SAYS = r"(?:say|claim|complain|notice|insist|protest|point out)(?: that)?"
_RANK = "(?:[789]|10|jack|queen|king|ace)"
_PLAY_IT = r"(?:obey\w*|play (?:call card|card call))"
_DID_NOT = rf"(?:disobey\w*|(?:(?:do|have|will) not|never|refuse to|fail to) {_PLAY_IT})"


def _calls_suit(match: re.Match[str], table: RefereedTable) -> str | None:
    """A suit called from an adversary; said to the partner it is talk."""
    seating = table.code.seating
    who, whom = Seat.from_text(match["who"]), Seat.from_text(match["whom"])
    of_one_side = seating.side_of(who) is seating.side_of(whom)
    return None if of_one_side else f"{who} calls {match['suit']} from {whom}"


def _claims_disobedience(match: re.Match[str], table: RefereedTable) -> str | None:
    """A penalty claimed for what a player did not play, where that player had been called on."""
    acts = () if table.sitting.deal is None else table.deal.acts
    is_called_on = any(
        isinstance(act, TableAct) and act.form.startswith(_CALLING) and str(act.seat) == match["whom"]
        for act in acts
    )
    return "{who} claims disobeyed-call against {whom}" if is_called_on else None


def _claims_call_not_obeyed(match: re.Match[str], table: RefereedTable) -> str | None:
    """A complaint that what was called has not been played, where something was."""
    acts = () if table.sitting.deal is None else table.deal.acts
    is_called = any(isinstance(act, TableAct) and act.form.startswith(_CALLING) for act in acts)
    return "{who} claims disobeyed-call" if is_called else None


_CALLING = ("calls {", "orders ")
"""How acts begin by which a player has to play something."""

ROWS: tuple[Row, ...] = (
    (
        r"<who> (?:call (?:on|upon)|require|order|oblige|compel|make) <whom>(?: to)? (?:lead|play) <suit>",
        _calls_suit,
    ),
    (
        r"<who> (?:call (?:on|upon)|require|order|oblige|compel|make) <whom>(?: to)? (?P<what>win|lose)"
        r"(?: (?:it|trick(?: [1-5])?))?",
        "{who} orders {whom} to {what}",
    ),
    (rf"<who> {_SAYS} (?:he|she|they) {_DID_NOT}(?: call| it)?", "{who} claims disobeyed-call"),
    (
        rf"<who> (?:{_SAYS} |(?:will not|do not) (?:have|allow|accept|stand for) (?:it|that) "
        rf"(?:because |since |for )?)(?:<card>|{_RANK}|card|suit|<suit>) (?:have )?be (?:already )?"
        r"call(?:ed)?(?: (?:from|off) <seat>)?",
        _claims_call_not_obeyed,
    ),
    (
        r"<who> (?:claim|want|demand|ask for|say|complain|point out)(?: (?:A )?(?:penalty|point))?"
        r"(?: (?:because|for|since|as|that))? <whom> (?:.* )?(?:not|never|refuse|fail)\b.*",
        _claims_disobedience,
    ),
)
"""The sentences, each with its meaning."""
