"""How far a hand has come, as people open a report: `we've played two tricks and just noticed ...`."""

from __future__ import annotations

import re

from ...state import RefereedTable

_NUMBERS = "one|two|three|four|five|[1-5]"
_NTH = "first|second|third|fourth|fifth"
_VALUES = {
    word: place for words in (_NUMBERS, _NTH) for place, word in enumerate(words.split("|")[:5], 1)
} | {str(number): number for number in range(1, 6)}
_OVER = r"(?:gone|played|turned|over|done|finished|down|past|quitted|away|complete|in)"
_PAST = (
    r"(?:we|they|you)(?:'ve|'d| have| had)?(?: already| just)* (?:played|finished|had|done|completed"
    rf"|got through) (?:the )?(?:first )?(?P<played>{_NUMBERS}) tricks?(?: already)?"
    rf"|(?:the )?(?:first )?(?P<over>{_NUMBERS}) tricks? (?:is|are|was|were|ha[sd]|have)(?: been)?"
    rf"(?: already)? {_OVER}(?: over| down)?(?:,? (?:and )?{_OVER}(?: over| down)?)*"
)
_NOW = (
    r"(?:we|they|you)(?: are|'re| were)(?: just| now| still| already)* (?:on|in|at|playing)"
    rf"(?: the middle of)? (?:the )?(?P<nth>{_NTH}) trick"
)
_PROGRESS = re.compile(
    rf"^(?:{_PAST}|{_NOW})(?:,? (?:and|when|before|then|but|now|so)\b|,| (?=it\b))+ *", re.IGNORECASE
)
_FOUND = re.compile(
    r"^(?:and |then |so |but |we |they |i |it |now |only |just |have |'ve |has |then )*"
    r"(?:notice[sd]?|found(?: out)?|reali[sz]e[sd]?|spotted|discovered|see|saw|c[oa]mes? (?:out|to light)"
    r"|turns? out|turned out|transpire[sd]?|emerge[sd]?) (?:that |now that )?(?=\w+ (?:never|forgot|did"
    r"|had|has|have|didn't|hadn't|hasn't|revoked|reneged|dealt|led|played|picked|took|was|is)\b)",
    re.IGNORECASE,
)
_ATTEMPT = re.compile(
    r"^(?:when|as) \w+ (?:went|goes|came|comes|tried|tries|was about|was going) to "
    r"turn(?: (?:up|over))?(?: (?:the|a|his|her))? (?:trumps?|card|turn-up|top card)(?: (?:up|over))?,? ",
    re.IGNORECASE,
)
_THE_ONE = re.compile(rf"\b(?P<which>{_NTH}|last|previous) one\b", re.IGNORECASE)


def without_progress(sentence: str) -> str:
    """A sentence without how far the hand has come and that something was noticed; `the first one` is the
    first trick where tricks are spoken of before."""
    sentence = _ATTEMPT.sub("", sentence)
    opening = None if '"' in sentence else _PROGRESS.match(sentence)
    if opening is None:
        return sentence
    rest = _FOUND.sub("", sentence[opening.end() :])
    return _THE_ONE.sub(r"\g<which> trick", rest)


def with_progress_blank(line: str, table: RefereedTable) -> str:
    """A line with blanks for how far the hand has come, where the record has it so."""
    found = _PROGRESS.match(line)
    if found is None or table.sitting.deal is None:
        return line
    said = next(_VALUES[word.lower()] for word in found.groupdict().values() if word)
    done = said - 1 if found["nth"] else said
    if done != len(table.deal.finished_tricks):
        return line
    rest = _THE_ONE.sub(
        lambda one: f"{one['which']}{' ' * (len(one[0]) - len(one['which']))}", line[found.end() :]
    )
    return " " * found.end() + rest
