"""Sentences about the two packs of a table: which side plays with which, and whose was dealt
(leeds-dwight-1888 38)."""

from __future__ import annotations

import re

from ....state import RefereedTable
from ..meaning import Row, in_deal
from ..of_cutting import SAYS

_BACK = "(?!(?:other|another|fresh|different|wrong|new|whole|same|next|second|right|1) )(?P<back>[a-z]+) pack"
_THEIRS = "(?:other side 's|other|adversary 's|opponent 's|wrong|<whom> 's|<seat>(?: 's)? and <seat> 's)"
"""Whose the pack is said to be; `their` and `our` are left out of plain words."""


def _brings(match: re.Match[str], table: RefereedTable) -> str | None:
    """The pack that a side plays with, told before a deal."""
    if in_deal(table) or match["who"] == match["whom"]:
        return None
    return f"{match['who']}+{match['whom']} brings pack {match['back']}"


def _is_theirs(match: re.Match[str], table: RefereedTable) -> str | None:
    """The claim that the dealer has dealt the other side's pack."""
    return "{who} claims other-sides-pack" if table.provision("other-sides-pack") else None


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
)
"""The sentences, each with its meaning."""
