"""What a line says beside the acts: when and why something was done."""

from __future__ import annotations

import re

_LINK = (
    r"(?:although|though|even though|even if|because|while|whilst|when|whenever"
    r"|since(?= (?:[A-Da-d]|he|she|they|it|the|his|her|nobody|everybody)\b)|as soon as|until|till"
    r"|(?:long |just |right |shortly )?(?:before|after)(?! (?:[A-Da-d](?:,| and|'s)? ?)+$)"
    r"|instead of|rather than|without(?! (?:\w+ )*(?:cut|shuffl|discard|lay|put))|despite|in spite of"
    r"|so that|in order to|just to|so as to|where|whereas|now that|given that|seeing that|unless|in case"
    r"|for (?=(?:he|she|they|it) )|as (?=(?:he|she|they|it|if|though) )"
    r"|upon|on (?=\w+ing)|by (?=\w+ing)|during|in (?=\w+ing\b)|to (?=(?:see|check|make|find) ))"
)
"""Words that begin a circumstance: `because`, `before`, `instead of`."""
_THOUGHTS = (
    r"(?:thinking|believing|hoping|supposing|imagining|seeing|noticing|reali[sz]ing|knowing|forgetting"
    r"|sorting|arranging|waiting|trying|meaning|intending|wanting|expecting|misunderstanding|mistaking|assuming)"
)
_MIND = (
    rf"(?:{_THOUGHTS}|being|having|convinced|certain|sure|afraid|eager|impatient|confused|distracted|keen|tired"
    r"|angry|annoyed|delighted|surprised|still \w+ing|half \w+ing|unaware|not (?:\w+ing|aware|sure))"
)
"""How what a player thinks or feels begins."""
OPENER = re.compile(rf"(?:{_LINK}|{_MIND}|who|whose|whom|which)\b", re.IGNORECASE)
"""How a clause begins that only says how, when or why something was done."""
_TAIL = re.compile(
    rf"(?<=[^,])(?<! of)(?<! for)(?<! wants)(?<! asks)(?<! says)(?<! said)(?<! was)(?<! is)(?<!"
    rf" still)(?<! just)(?<! be) "
    rf"(?:{_LINK}|{_THOUGHTS}|having|who(?! )|which|that (?:is|was|had|has|did))\b[^\ue100]*$",
    re.IGNORECASE,
)
_VERB = r"(?:[a-z]+(?:s|ed)|led|put|threw|took|gave|dealt|went|had|made|saw|fell|drew|laid|cut|told|said|let)"
_HEAD = re.compile(
    rf"(?i:{_LINK}|{_MIND}|in)\b(?![^,]*,)\s+\S[^\"]*\s"
    rf"(?=(?:A|[B-Db-d]|he|she|they)(?:'s)? (?:(?:has|had|then|now|only|just|still"
    rf"|already) )*(?:{_VERB}|[0-9TJQKA][SHDC])\b)"
)
"""A circumstance before the clause that no comma ends: `while sorting her hand b drops the ace`."""
_DOING = re.compile(r"\b(dealing|cutting|shuffling)\b", re.IGNORECASE)
"""What is done meanwhile, which the meaning of a clause may depend on."""


def without_circumstances(clause: str) -> str:
    """A clause without what it says of when and why, but for the deal, the cut or the shuffle going on."""
    head = _HEAD.match(clause)
    said = clause if head is None else clause[head.end() :]
    told = _TAIL.sub("", said)
    left_out = clause[: len(clause) - len(said)] + said[len(told) :]
    return told + meanwhile(left_out)


def meanwhile(left_out: str) -> str:
    """The deal, the cut or the shuffle that a circumstance speaks of, as the end of a clause."""
    doing = _DOING.search(left_out)
    return f" while {doing[1].lower()}" if doing else ""
