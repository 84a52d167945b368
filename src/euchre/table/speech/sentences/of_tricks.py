"""Sentences about tricks that are gathered, turned and quitted."""

from __future__ import annotations

import re

from ....acts import TableAct
from ...state import TOUCHING, RefereedTable
from .meaning import Row, in_deal
from .of_play import touches_trick

_VERBS = {"gather": "gathers", "take": "gathers", "turn": "turns", "quit": "quits"}
_IT = r"(?:it|trick(?: (?P<trick>[1-5]))?)"


def _quits(match: re.Match[str], table: RefereedTable) -> str | None:
    return touches_trick(match, table, "quits")


def quits_turned(match: re.Match[str], table: RefereedTable) -> str | None:
    """A trick let go by the player who has just turned it."""
    last = table.deal.acts[-1] if in_deal(table) and table.deal.acts else None
    if (
        not isinstance(last, TableAct)
        or last.form != "turns trick {number}"
        or str(last.actor) != match["who"]
    ):
        return None
    return f"{match['who']} quits trick {last.numbers[0]}"


def _turns(match: re.Match[str], table: RefereedTable) -> str | None:
    """A trick turned that nobody has turned yet; one told as `it` has been gathered, or it would be another
    card."""
    gathered = in_deal(table) and any(deed.actor is not None for deed in table.deeds(*TOUCHING))
    turns = touches_trick(match, table, "turns") if gathered or "trick" in match[0].split() else None
    known = [deed.numbers[0] for deed in table.deeds("turns trick {number}")] if in_deal(table) else []
    return None if turns is None or int(turns.split()[-1]) in known else turns


def _each(match: re.Match[str], table: RefereedTable) -> str | None:
    """Several things done with one trick: `gathers, turns and quits the trick`."""
    told = [touches_trick(match, table, _VERBS[verb]) for verb in match["verbs"].split() if verb in _VERBS]
    return " & ".join(one for one in told if one is not None) if all(told) else None


def _mixes_after_the_deal(match: re.Match[str], table: RefereedTable) -> str | None:
    """The cards gathered when a deal is over, with which the time for claims on it ends."""
    return "{who} mixes the cards" if table.sitting.deal is not None and table.deal.is_over else None


ROWS: tuple[Row, ...] = (
    (
        r"<who> (?:gather|collect|sweep|pull|scoop|shuffle|mix|throw)(?: (?:up|in|together|all))* "
        r"(?:card|pack|trick)(?: (?:up|in|together|in pack|into pack))*"
        r"(?: (?:for|ready for) (?:next|new) (?:deal|hand|1))?"
        r"(?: before .*\b(?:look|see|check|inspect|show)\b.*)?",
        _mixes_after_the_deal,
    ),
    (r"<who> (?:go on|carry on|continue) with <card>", "{who} {card}"),
    (r"<who> (?:take|win|beat|capture|get|trump)(?: (?:it|trick))? with <card>", "{who} {card}"),
    (rf"<who> quit {_IT}", _quits),
    (
        r"<who> (?:(?:let )?go(?: of)?|release|let(?: go(?: of)?)?|leave|take hand (?:off|away from|from)) "
        rf"{_IT}"
        r"(?: (?:go|be|there|lie))?",
        quits_turned,
    ),
    (rf"<who> (?:turn|close)(?: (?:over|down))? {_IT}(?: (?:over|down|face down))*", _turns),
    (
        r"<who> (?P<verbs>(?:gather|take|turn)(?: (?:up|over|down|it))*"
        rf"(?: (?:and )?(?:turn|quit)(?: (?:over|down|it))*)+)(?: {_IT})?",
        _each,
    ),
)
"""The sentences, each with its meaning."""
