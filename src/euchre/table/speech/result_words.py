"""The words in which results are told without cards: `they took all five tricks`, `we made our point`."""

from __future__ import annotations

import re

SEATS = r"[A-D](?:(?: and)? [A-D])?(?: 's side| 's)?"
"""A player, two players, or a player's side."""
_MAKERS = "makers?|maker 's side|maker side|declarers?|callers?"
_OTHERS = "defenders?|opponents?|adversaries|other side|others"


def _who(name: str) -> str:
    return rf"(?:(?P<{name}>{SEATS})|(?P<{name}_makers>{_MAKERS})|(?P<{name}_others>{_OTHERS}))"


_TRICKS = (
    r"(?:(?:take|win|make|get|have|score|sweep|collect|bag(?:ged)?|"
    r"(?:end|finish|wind)(?: (?:up|off|it|hand))* with|(?:comes?|came) (?:away|off|out) with) )?"
    r"(?:(?:first (?=[1-5] tricks? (?:and|but) lose))?(?P<n>[0-7])|(?P<no>no|none|nothing)|(?P<odd>odd)"
    r"|(?P<all>all(?: 5)?|every|everything|lot))"
    r"(?: (?:out of 5|of them|of 5|of|them|it|5|lot|in all|between them))*"
)
_REST = (
    r"(?P<rest>(?:(?:take|win|make|get|have|collect) )?"
    r"(?:rest|remain(?:ing)?|others?|last (?P<last>[1-5]))(?: [1-5])?(?: of)?(?: tricks?)?)"
)
"""The tricks that are still to be played."""
_LOSES_OTHERS = (
    r"(?: (?:and|but) (?:lose|give up|drop) (?:(?:last|other|next|remaining) )?(?:(?P<lost>[1-4])|rest"
    r"|others?)(?: tricks?)?)?"
)
_RESULTS = (
    _REST,
    rf"(?P<tricks>(?:make (?:it|point|bid|contract) (?:with )?)?{_TRICKS}(?P<noun> tricks?)?{_LOSES_OTHERS}"
    r"(?: (?:out of 5|of 5|of them|in all|between them))*)",
    r"(?P<loses>lose (?:all(?: 5)?|every) tricks?)",
    r"(?P<march>(?:(?:make|score|get|have|win|take|do|mark) )?(?:A |lone |clean )*(?:march|sweep)(?:ed)?)",
    r"(?P<point>(?:make|score|get|win|have) (?:A |1 )?(?:point|good)|make (?:it|bid|contract|call)"
    r"|take point|3 or 4(?: tricks?)?)",
    rf"(?P<beats>(?:euchred?|set|bumped|beat) (?:them|us|him|her|{_who('beaten')}))",
    r"(?P<lost_with>(?:lose|fail|be euchred?)(?: (?:it|point|hand))?(?: (?:and|with|because|since|for))?"
    r"(?: (?:they|he|she))? (?:get|take|make|win|have) (?:(?P<got>[0-2])|no|none|nothing)(?: trick)?)",
    r"(?P<euchred>(?:(?:be|get|go) )?(?:A )?(?:euchred?|set(?: back)?|bumped|beaten|down)"
    r"|failed|fail(?: to make (?:it|point|that))?|lose (?:it|point|hand)"
    r"|(?:do not|could not|can not|never) make (?:it|point|that)(?: point)?)",
    r"(?P<scored>mark (?P<points>[1-8])(?: points?)?"
    r"(?: for (?:A )?(?P<kind>march|euchre|point|hand|it|deal))?)",
)
_CALL = (
    r"(?:(?P<maker>[A-D])(?: 's side(?! take))? (?:make|call|name|order|assist|help|take|pick|lift|declare"
    r"|choose|go|play|bid|say(?= (?:it|spades|hearts|diamonds|clubs|no trump|alone)\b)|accept|alone)"
    r"(?: (?:it|up|hand|trump|turn-up|on|for|as|lone|loner|spades|hearts|diamonds|clubs|no trump|alone"
    r"|jambone))*(?: (?:and|but|then|so))*(?: (?:they|we|he|she))? )"
)
RESULT = re.compile(
    rf"(?:{_CALL}(?!last|rest|remain|other))?(?:{_who('side')} )?(?:(?:alone|jambone) )?"
    rf"(?:(?:and|for|with) )*(?:A )?"
    rf"(?:{'|'.join(_RESULTS)})"
    rf"(?: and no more)?(?: (?:alone|jambone))?(?: all)?(?: (?:for|to|by|go to|be|belong to) {_who('to')})?"
)
"""A line that tells a result, in plain words."""
_LEFT_OUT = re.compile(
    r"\b(?:only|just|their|our|easily|also|then|together|again|in the end|at least|duly|however|this time"
    r"|that time|and no more|straight)\b ?",
    re.IGNORECASE,
)
THEY = re.compile(
    r"(?:they|we|it is|it was|it's|that is|that's|that was)\b(?: all\b(?= (?:took|take|won)))? *",
    re.IGNORECASE,
)
"""A side that is not named, at the beginning of a line."""
_ARTICLE = re.compile(r"^(?:an?|the) (?=(?:clean |lone )?(?:march|sweep|euchre|point)\b)", re.IGNORECASE)
ONE = re.compile(r"(?:he|she|i)\b", re.IGNORECASE)
"""A player who is not named, at the beginning of a line."""
_SIDE = r"(?P<{0}>(?:[A-D]|makers?|other side|others|they|we)(?: and [A-D])?)(?: (?:take|have|win|get|make))*"
_BOTH = re.compile(
    rf"{_SIDE.format('one')} (?P<n>[0-9])(?: trick)?(?: (?:and|but|while|to))*"
    rf" {_SIDE.format('other')} (?P<m>[0-9])(?: trick)?"
)
"""The tricks of both sides told at once: `b and d two and a and c three`."""


def without_idle_words(line: str) -> str:
    """A line without the words that add nothing to a result, such as `only` and `easily`."""
    return _ARTICLE.sub("", _LEFT_OUT.sub("", line))


def of_one_side(said: str, tricks: int) -> str:
    """Plain words that tell all the tricks of a deal, with those of the side named first alone."""
    found = _BOTH.fullmatch(said)
    if found is None or int(found["n"]) + int(found["m"]) != tricks or found["one"] == found["other"]:
        return said
    return f"{found['one']} take {found['n']} trick"
