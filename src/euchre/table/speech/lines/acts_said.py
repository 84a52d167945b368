"""Words by which a player does something: `d says on second thoughts he passes`.

They pass, call, claim or say which card is meant. Where they are not understood, they are asked about and
not taken for talk, for which a law may have a penalty.
"""

from __future__ import annotations

import re

_BEFORE = (
    r"(?:^|[,;:.] |\b(?:that|then|now|so|and|but|well|ok|okay|wait|no|yes|sorry|thoughts?|reflection|all) )"
    r"(?:then |now |so |well |actually |instead )*"
)
_SELF = (
    r"(?:i|he|she|they|we)(?:'ll|'m| will| am| is| are| shall| now| then| also| too| just| still| really"
    r"| wants? to| wish(?:es)? to| would like to| (?:was|is|am|are) going to| going to| have to| has to)*"
)
"""The speaker, who does the thing now; what they would or should do is talk."""
_RANK = "seven|eight|nine|ten|jack|queen|king|ace"
_DOES = (
    r"(?:pass(?:es|ing)?|order(?:s|ing)? (?:it|up|him|her|them)\b|assist(?:s|ing)?|help(?:s|ing)?(?: out)?$"
    r"|(?:pick|tak)(?:e|es|s|ing) (?:it|that)(?: up)?\b|turn(?:s|ing)? (?:it|that) down"
    r"|(?:go|goes|going|play|plays|playing|try|tries) (?:it |this )?(?:all )?(?:alone|solo)"
    r"|(?:call|count|claim|take|score|get|win|mark|want|demand)(?:s|ing)? "
    r"(?:\w+ ){0,2}(?:tricks?|points?|march|penalty|new deal)\b"
    r"|object(?:s|ing)?(?: to (?:it|that))?$|agree(?:s)?$|refuse(?:s)?(?: it)?$|waive(?:s)?\b"
    r"|(?:make|name)(?:s)? (?:it )?(?:spades|hearts|diamonds|clubs)\b"
    r"|(?:mean(?:s|t)?(?: to (?:play|lead|put))?|choose(?:s)?|chose|play(?:s)?) (?:the |his |her |my )?"
    rf"(?:{_RANK}|[7-9tjqka][shdc]\b|10[shdc]\b|first|second|other))"
)
_CHOSEN = re.compile(
    rf"^(?:it is |it's |it was )?(?:the |his |her |my )?(?:{_RANK}|first|second"
    r"|other|[7-9tjqka][shdc]|10[shdc])(?: one| card)?(?: of \w+)? (?:is|was|counts?|stands?|should count)\b"
    r"(?! (?:not|still|good|high|out|gone|mine|best|boss))",
    re.IGNORECASE,
)
"""Which of several cards is meant."""
_DONE = re.compile(_BEFORE + _SELF + r" " + _DOES, re.IGNORECASE)
_CLAIMED = re.compile(
    r"^(?:then |so |now )*(?:the |all )*(?:five|all|5) (?:of the )?tricks\b|^new deal\b|^alone\b",
    re.IGNORECASE,
)


def tells_act(words: str) -> bool:
    """Whether words of a player do what they say: `on second thoughts he passes`."""
    said = words.replace("\u2019", "'").strip().rstrip(".!")
    return any(pattern.search(said) is not None for pattern in (_DONE, _CHOSEN, _CLAIMED))
