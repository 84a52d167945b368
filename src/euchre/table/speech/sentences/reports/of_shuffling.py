"""Sentences about a card seen while the pack is shuffled or passed, and about a second shuffle
(leeds-dwight-1888 22, 24, 27)."""

from __future__ import annotations

import re

from .....acts import Shuffle
from .....deal import Stage
from .....deal.transition import BEFORE_HANDS
from ....state import RefereedTable
from ..meaning import Row, in_deal

_PACK = "(?:pack|deck|card|it|them)"
_PASSED = rf"(?P<passed>(?:pass|hand|give)(?:ing)?(?: over| across| on)*)(?: {_PACK})?"
_CUTTER = r"(?: (?:for|to)(?: (?:be|<seat>|cutter))?(?: (?:to )?cut)?| over| across| on)*"
_SHUFFLING = (
    rf"(?:while|AS|as|when|in|during)(?: (?:{_PACK}|he|she|they|shuffle|(?P<by>[A-D])))?(?: be)?"
    rf" (?:shuffle(?: {_PACK})?|(?:(?<=pack be )|(?<=deck be )|(?<=as )|(?<=while )|(?<=in )|(?<=[A-D] ))"
    rf"{_PASSED}{_CUTTER})"
)
_WHAT = r"(?:<card>|(?:bottom |top |1 )?card|face)"
_SEES = "(?:see|notice|spot|glimpse[sd]?|catch sight of)"
_SHOWS = "(?:show|expose|face|flash|drop|spill|let <seat> see|turn(?: over| up)?)"
_SEEN = rf"(?:(?:be|get) )?(?:{_SEES}|show|expose|face|flash|visible|fall|drop|turn(?: over| up)?)"
_EARLIER = (
    "?A card seen in shuffling is told before the cut. Delete the cut and what comes after it with 'drop', "
    "and tell it then"
)


def _seen(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card seen in shuffling, shown by who shuffles or passes the pack."""
    if not in_deal(table):
        return None
    if not in_deal(table, Stage.SHUFFLING, Stage.CUTTING):
        return _EARLIER
    shuffles = [act.actor for act in table.deal.acts if isinstance(act, Shuffle)]
    found = match.groupdict()
    last = shuffles[-1] if shuffles else "{shuffler}"
    who = found.get("who") or found.get("by") or ("{dealer}" if found["passed"] else last)
    if not found.get("card"):
        return f"?Which card was seen? Type '{who} faces 9C'"
    faces = f"{who} faces {found['card']}"
    is_dealing = not table.deal.acts and table.provision("face-seen-in-shuffling") is None
    return f"{{shuffler}} shuffles & {faces}" if is_dealing else faces


def _shuffles_twice(match: re.Match[str], table: RefereedTable) -> str | None:
    """A second shuffle of one player, of whom the first is told too where the record does not have it."""
    if not in_deal(table):
        return None
    has_shuffled = any(isinstance(act, Shuffle) and str(act.actor) == match["who"] for act in table.deal.acts)
    again = "{who} shuffles again"
    return again if has_shuffled or not in_deal(table, Stage.SHUFFLING) else f"{{who}} shuffles & {again}"


def _who_shuffles_twice(match: re.Match[str], table: RefereedTable) -> str | None:
    return "?Who shuffled it twice? Type '{dealer} shuffles again'" if in_deal(table, *BEFORE_HANDS) else None


ROWS: tuple[Row, ...] = (
    (rf"{_SHUFFLING} (?:<seat>|everybody|everyone|all|somebody|they) {_SEES} {_WHAT}", _seen),
    (rf"{_SHUFFLING} {_WHAT} {_SEEN}", _seen),
    (rf"(?:<seat>|everybody|everyone|all|somebody|they) {_SEES} {_WHAT} {_SHUFFLING}", _seen),
    (rf"(?:be )?{_WHAT} {_SEEN} {_SHUFFLING}", _seen),
    (rf"<who> {_SHOWS} {_WHAT} {_SHUFFLING}", _seen),
    (
        rf"<who> shuffle(?: {_PACK})?(?: for)?"
        r" (?:second time|time 2|twice|2 times|another time|yet again|2nd time)",
        _shuffles_twice,
    ),
    (
        rf"{_PACK} be shuffle (?:second time|twice|2 times|another time|yet again)"
        rf"(?: by (?P<who>[A-D]))?",
        lambda match, table: (_shuffles_twice if match["who"] else _who_shuffles_twice)(match, table),
    ),
)
"""The sentences, each with its meaning."""
