"""What the desk says where somebody who does not play speaks, looks on or bets: it changes nothing."""

from __future__ import annotations

import re

from ....laws.register import Law, load_register
from ...state import RefereedTable
from ...words.rulings import basis
from ..plain import with_players
from ..sentences.of_marks import side_against_mark

_BYSTANDER = (
    r"(?:(?:an?|the|one|one of the|some|another|any) )?(?:by-?standers?|onlookers?|lookers?-on|spectators?"
    r"|watchers?|kibitzers?|(?:lady|gentleman|man|woman|guest|visitor|neighbour|friend|boy|girl)"
    r" (?:who (?:is|was) )?(?:watching|looking on|standing by)"
    r"|(?:someone|somebody|a person|a friend|people) (?:who (?:is|was|are) )?"
    r"(?:watching|looking on|standing by))"
)
_NAMED = (
    r"(?:(?:mr|mrs|miss|ms|dr)\.? )?[a-z]+, "
    r"(?:who (?:is|was) (?:only |just )?(?:watching|looking on|standing by|not playing)|%s),"
)
_FIRST = re.compile(rf"(?:{_BYSTANDER}|{_NAMED % _BYSTANDER})(?:'s?)? .+", re.IGNORECASE)
"""A line about somebody who does not play."""
_POINTS_OUT = re.compile(
    rf"(?:{_BYSTANDER}(?:, [a-z]+,)?|{_NAMED % _BYSTANDER}) "
    r"(?:says?|said|points? out|pointed out|notices?|noticed|remarks?"
    r"|remarked|thinks?|thought|tells?|told|claims?|claimed|observes?|observed)\b",
    re.IGNORECASE,
)
"""Words of somebody who does not play, anywhere in a line."""
_WITH = re.compile(
    rf"[A-D] (?:bets?|wagers?|asks?|asked|appeals?|appealed|consults?|consulted|refers?|referred"
    rf"|talks?|talked|speaks?|spoke|turns?|turned)\b[^,;]*? ?\b{_BYSTANDER}\b.*",
    re.IGNORECASE,
)
"""A line about a player who turns to somebody who does not play."""
_ACTS = re.compile(
    r"(?:[,;.]| and(?: then)?| so| then| but) (?:then |so )?(?:[A-D]|he|she|they)\b(?! (?:should|must|can))"
)
"""Where a line goes on with what a player does, which has to be told by itself."""
_OVERCOUNT = re.compile(
    r"\b(?:mark|scor|count|point|peg)\w*\b.*\b(?:too (?:many|much)|more than)\b|\bovercount\w*\b",
    re.IGNORECASE,
)
"""Words about points marked that were not due."""


def of_bystanders(text: str, table: RefereedTable) -> str | None:
    """What the desk says to a line about a bystander; None for other lines."""
    said = with_players(text.strip().rstrip(".!"), table)
    said = re.sub(rf"^A (?={_BYSTANDER})", "a ", said)
    is_of_marks = _POINTS_OUT.search(said) is not None and _OVERCOUNT.search(said) is not None
    if not (_FIRST.fullmatch(said) or _WITH.fullmatch(said) or is_of_marks):
        return None
    more = " Type what the player does by itself." if _ACTS.search(said) else ""
    laws = [
        name
        for name, entry in load_register(table.code.register).entries.items()
        if isinstance(entry, Law) and "bystander" in entry.actors
    ]
    overcount = table.code.provisions.get("overcount")
    other = side_against_mark(table) or "A"
    if overcount is not None and _OVERCOUNT.search(said) and set(overcount.laws) & set(laws):
        return (
            "Somebody who does not play may point out that too much was marked; so may the other side. "
            f"{basis(table.code, overcount.laws)} Type it with a name for who says it, such as "
            f"'\"Onlooker\" points out overcount', or '{other} claims overcount' for a player of the "
            "other side."
        )
    cited = f" {basis(table.code, laws)}" if laws else ""
    return (
        "What somebody who does not play says, shows or does changes nothing at the table: no player loses "
        f"or gains a right by it, and the referee asks for silence.{cited} Nothing is entered.{more}"
    )
