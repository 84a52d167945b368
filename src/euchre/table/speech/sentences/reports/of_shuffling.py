"""Sentences about a card seen while the pack is shuffled or passed, and about a second shuffle
(leeds-dwight-1888 22, 24, 27)."""

from __future__ import annotations

import re

from .....acts import Shuffle
from .....deal import Stage
from .....deal.transition import BEFORE_HANDS
from .....seats import Seat
from ....state import RefereedTable
from ....terms.holders import holders_of
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


def _beside_whom(match: re.Match[str], table: RefereedTable) -> str | None:
    """The pack put beside a player, or on the left or the right of the one who puts it there."""
    seat, seating = Seat.from_text(match["who"]), table.code.seating
    if table.sitting.deal is None or seat not in seating.seats:
        return None
    beside = match.groupdict().get("whom") or seating.left_of(seat)
    if match.groupdict().get("hand") == "right":
        beside = seating.right_of(seat)
    return f"{{who}} puts the pack by {beside}"


_PUTS = r"(?:put|leave|lay|place|set)(?: down)? (?:pack|deck) (?:down )?(?:on|at|to|by|beside|near|next to)"
_SAYS = "(?:say|claim|complain|object|notice|point out|protest)(?: that)?"


def _after_the_cut(match: re.Match[str], table: RefereedTable) -> str:
    """The claim that a player has shuffled after the cut; the one choice that it gives, if it is ruled on."""
    deal = table.sitting.deal
    for case in table.open_cases if "wants" in match.groupdict() else ():
        choices = table.code.provisions[case.irregularity].choices
        is_theirs = str(case.offender) == match["whom"] and match["who"] in map(str, holders_of(table, case))
        if is_theirs and len(choices) == 1 and case.irregularity.endswith("after-cut"):
            return f"{match['who']} chooses {choices[0]}"
    is_dealers = deal is not None and match["whom"] == str(deal.dealer)
    return "{who} claims " + ("dealer-shuffles-after-cut" if is_dealers else "pack-handled-after-cut")


def _shuffles_cut_pack(match: re.Match[str], table: RefereedTable) -> str | None:
    """A shuffle after the cut, which is told with it where the record has none."""
    if not in_deal(table, Stage.SHUFFLING, Stage.CUTTING):
        return "{who} shuffles" if in_deal(table, Stage.DEALING) else None
    cutter = match.groupdict().get("cutter") or table.code.seating.right_of(table.deal.dealer)
    return f"{cutter} cuts {{half}} & {{who}} shuffles"


_CUT = rf"after (?:cut|(?P<cutter>[A-D])(?: 's| have)? cut(?: {_PACK})?|{_PACK} (?:have )?be cut)"
_SHUFFLES = rf"shuffle(?: {_PACK})?(?: (?:again|1 more|once more|second time|time 2|another time|2nd time))?"

BEFORE_THE_GRAMMAR: tuple[Row, ...] = (
    (rf"<who> (?:have )?{_SHUFFLES} {_CUT}", _shuffles_cut_pack),
    (rf"{_CUT} <who> (?:have )?{_SHUFFLES}", _shuffles_cut_pack),
)
"""Sentences that the words of the grammar would tell without the cut."""

ROWS: tuple[Row, ...] = (
    (rf"<who> {_PUTS} (?P<hand>left|right)(?: (?:hand|side|hand side))?", _beside_whom),
    (rf"<who> {_PUTS} <whom>(?: 's (?:elbow|side|place|hand|left|right|arm))?", _beside_whom),
    (
        rf"<who> {_SAYS} <whom>(?: have)? shuffle(?: {_PACK})?(?: again)? after cut",
        _after_the_cut,
    ),
    (
        rf"<who> {_SAYS} <whom>(?: have)? shuffle(?: {_PACK})?(?: again)? after cut "
        r"and (?:claim|want|demand|insist on)"
        r"(?P<wants>(?: that)?(?: new)? deal(?: (?:be|to be) (?:lose|void))?)",
        _after_the_cut,
    ),
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
