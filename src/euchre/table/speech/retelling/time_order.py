"""Calls told by the time of others: `C assists after B passes`, `once B has passed, C assists`.

A line tells them in any order; here each stands where it was made.
"""

from __future__ import annotations

import re
from functools import cache

from ....deal import Stage
from ....errors import NotationError
from ....seats import Seat
from ...state import RefereedTable
from ..plain import with_players

_WHO = (
    r"(?!(?:and|then|once|after|when|but|so|now|before)\b)(?:the )?[A-Za-z]+(?:'s partner)?"
    r"(?:(?: and |, and |, )(?:the )?(?:[B-Db-d]|[Aa](?= (?:and|has|had|pass))"
    r"|[A-Za-z]{2,}(?= (?:and|has|have|had|both|all|pass))))*"
)
_HAVE = r"(?: (?:has|have|had|both|all|already|also))*"
_PASSED = (
    rf"(?:(?:two|three|2|3) passes|{_WHO}{_HAVE} (?:pass(?:es|ed)?|turn(?:s|ed) (?:it|that|the card) down)"
    r"(?: (?:it|too|on|round|already))*)"
)
_AFTER = r"(?:only |just |right )?(?:after|once|when|as soon as|now that)"
_CALLS = (
    r"(?:then )?(?:order(?:s|ed)|assist(?:s|ed)"
    r"|help(?:s|ed)|t(?:akes|ook) (?:it|up)|pick(?:s|ed) (?:it|up)"
    r"|pass(?:es|ed)|ma(?:kes|de) (?:it )?\w+s\b|call(?:s|ed) \w+s\b|nam(?:es|ed) \w+s\b"
    r"|go(?:es)? alone|went alone|turn(?:s|ed) (?:it|the card) down)"
)
_CALL_FIRST = re.compile(
    rf"(?P<opens>^|[,;.] |\band |\bthen |\bbut )"
    rf"(?P<call>(?:{_WHO} {_CALLS}|ordered(?: up)? by \w+)[^,;.]*?),? {_AFTER} "
    rf"(?P<before>{_PASSED})(?=$|[,;.]| and | but )",
    re.IGNORECASE,
)
_PASSED_BEFORE = re.compile(
    rf"(?P<opens>^|[,;.] |\band |\bthen |\bbut )(?P<call>{_WHO} {_CALLS}[^,;.]*?),? (?:and|but) "
    rf"(?P<before>{_PASSED}) before (?:him|her|them|that|it)(?=$|[,;.])",
    re.IGNORECASE,
)
_TIME_FIRST = re.compile(
    rf"(?P<opens>^|[,;.] |\band |\bthen |\bbut ){_AFTER} (?P<before>{_PASSED}),? (?={_WHO} {_CALLS})",
    re.IGNORECASE,
)


def with_calls_in_order(text: str, table: RefereedTable) -> str:
    """A line in which the passes stand before the call that followed them; those known are left out."""
    if '"' in text:
        return text

    def passed(match: re.Match[str]) -> str:
        said = (
            match["opens"] if _are_known(match["before"], table) else f"{match['opens']}{match['before']}, "
        )
        return said + (match.groupdict().get("call") or "")

    return _TIME_FIRST.sub(passed, _CALL_FIRST.sub(passed, _PASSED_BEFORE.sub(passed, text)))


def with_each_pass(text: str, table: RefereedTable) -> str:
    """A line in which each of several players passes: `D passes, A passes`, for `D and A pass`."""
    people = [f"(?i:{re.escape(name)})" for name in table.sitting.people if name]
    who = "|".join(("[A-Da-d]", *people))
    listed = re.compile(
        rf"(?P<opens>^|[,;.:] |\band |\bthen |\bbut )(?P<who>(?:{who})(?:(?:, and |, | and )(?:{who}))+)"
        r"(?P<have>(?: (?:have|had|both|all|then|each|also))*) pass(?:es|ed)?\b(?! (?:to|before)\b)"
    )
    return text if '"' in text else listed.sub(_each_passes, text)


def _each_passes(match: re.Match[str]) -> str:
    names = re.split(r", and |, | and ", match["who"])
    return match["opens"] + ", ".join(f"{name.upper() if len(name) == 1 else name} passes" for name in names)


def _are_known(said: str, table: RefereedTable) -> bool:
    """Whether all who are said to have passed have called in this round."""
    deal = table.sitting.deal
    if deal is None or deal.stage not in (Stage.ORDERING, Stage.MAKING):
        return False
    named = {Seat.from_text(name.upper()) for name in re.findall(r"\b[A-Da-d]\b", with_players(said, table))}
    return bool(named) and all(map(deal.calling.has_passed, named))


_SAY_PASS = re.compile(
    r"\b(?P<all>(?:everybody|everyone|they all|we all|all(?: (?:of (?:them|us)|three|four|(?:the )?others))?"
    r"|the (?:others|rest|other (?:two|three)))(?: else)?)"
    r" (?:says?|said|calls?|called) (?P<mark>[\"']?)pass(?P=mark)(?!\w)",
    re.IGNORECASE,
)


def with_passes_said(text: str) -> str:
    """A line in which all who say *pass* pass."""
    return _SAY_PASS.sub(r"\g<all> passes", text)


_ALL_UP_TO = (
    r"\b(?:everybody|everyone|they all|all (?:of them|of us|the others|others|three)|all"
    r"|the (?:others|rest|other (?:two|three)))"
    r"(?: else)?(?: (?:have|has|had|just))* pass(?:es|ed)?(?: (?:it|a?round|again|on|also|too))*"
    r"(?:(?:,|;|\.| -)?(?: (?:and|but|so|until|till|then|only|finally|now))+|,|;|\.) "
    r"(?P<who>(?!(?:and|it)\b)(?:the )?[A-Za-z]+(?:'s partner)?) (?P<does>(?:then |finally |just )*{does})"
)
_ACCEPTS = (
    r"(?:order(?:s|ed)\b|assist(?:s|ed)\b|help(?:s|ed)\b|accept(?:s|ed)\b|pick(?:s|ed)\b"
    r"|t(?:akes|ook) (?:it|the|up)\b|tells? |told )"
)
_MAKES = (
    r"(?:ma(?:kes|de)|nam(?:es|ed)|call(?:s|ed)|goes|went|says?|said|declare[sd]) (?:it |for |with |on )*"
    r"(?:spade|heart|diamond|club)"
)


def with_passes_up_to_call(text: str, table: RefereedTable) -> str:
    """A line in which all pass who speak before the one that accepts: `everyone passes and A takes it`."""
    deal = table.sitting.deal
    does = _MAKES if deal is not None and deal.stage is Stage.MAKING else _ACCEPTS
    return (
        text if '"' in text else _all_up_to(does).sub(r"everybody passes to \g<who>, \g<who> \g<does>", text)
    )


_ALL = r"\b(?:everybody|everyone|they all|all (?:of (?:them|us)|(?:the )?players)|we all|all)"
_PASSES = r"(?:(?:have|has|had) )?pass(?:es|ed)?"
_BUT = r",? (?:but|except|save|other than)(?: for)? (?P<who>(?:the )?[A-Za-z]+)"
_ALL_BUT_ONE = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (rf"{_ALL}{_BUT},? {_PASSES}\b", rf"{_ALL}(?: {_PASSES}){_BUT}(?=$|[,;.])")
)


def with_all_but_one(text: str, table: RefereedTable) -> str:
    """A line in which all pass but the dealer, who speaks last.

    Raises NotationError where all but another player pass: some of them speak after that one.
    """
    deal = table.sitting.deal
    if deal is None or '"' in text:
        return text
    for pattern in _ALL_BUT_ONE:
        if (found := pattern.search(text)) is None:
            continue
        if with_players(found["who"], table).lower() in ("the dealer", str(deal.dealer).lower()):
            return f"{text[: found.start()]}everybody passes to {deal.dealer}{text[found.end() :]}"
        if pattern is _ALL_BUT_ONE[0]:
            raise NotationError(f"'{text}': Say who passes and what the other does, each in turn")
    return text


@cache
def _all_up_to(does: str) -> re.Pattern[str]:
    return re.compile(_ALL_UP_TO.replace("{does}", does), re.IGNORECASE)
