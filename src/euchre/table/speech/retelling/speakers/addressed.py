"""Who speaks, and to whom: `wait, says Dan, I have a club`, `Dan says pick it up, Bob, I'm going alone`.

The speaker stands before the words, and a player spoken to is named in them instead of `you`; neither a
speaker named late nor a player spoken to does what the words tell.
"""

from __future__ import annotations

import re

from ....state import RefereedTable
from .suit_asked import ASKS_OF_YOU, with_suit_asked

_SAYS = (
    r"says?|said|claims?|claimed|complains?|complained|notices?|noticed|cries|cried|shouts?|shouted|calls out"
    r"|called out|protests?|protested|grumbles?|grumbled|mutters?|muttered|replies|replied|answers?|answered"
    r"|exclaims?|exclaimed|asks?|asked|insists?|insisted|objects?|objected|adds?|added"
)
_IMPERATIVE = (
    r"(?:pick|take|lead|play|trump|pass|order|put|leave|let|turn|show|help|assist|make|discard|go|call)"
)
_WAITS = (
    r"(?:hang on|hold on|hey|wait|no|sorry|listen|come on|look|now|well|oh|ok|okay|yes|right|stop|please)"
)

_OPENS = (
    r"^(?:(?:hang on|hold on|hey|listen|look|come on|now|well|oh dear|oh|ok|okay|wait|no wait|dear me|bother"
    r"|damn),? )+(?=(?:i|it|you|he|she|that|there)\b)"
)
"""What opens a speech before what it says."""

_SCORE_WRONG = re.compile(
    rf"(?P<says>\b(?:{_SAYS})(?: that)?),? (?:{_WAITS},? )*(?:the|our|their) (?:score|count|marking)"
    r"(?: is|'s) (?:wrong|not right|incorrect|off|mistaken)(?:,|;| -| and|, and) (?:that )?"
    r"(?=(?:we|they|he|she|i|you|[A-Z]\w*)\b.* (?:should|ought|must|have|has)\b)",
    re.IGNORECASE,
)
"""That the score is wrong, said before what it should be, which tells how."""


def with_speaker_first(text: str, table: RefereedTable) -> str:
    """A line with each speaker before the words, and with the players spoken to named in them."""
    names = _names(table)
    text = _with_asked_after_colon(text, names)
    if '"' in text or not re.search(rf"\b(?:{_SAYS})\b", text):
        return text
    text = _spoken_first(with_suit_asked(text, table), names)
    text = _with_calls_reported(_SCORE_WRONG.sub(r"\g<says> ", text), names)
    return re.sub(
        rf"(?P<opens>^|[.;] )(?P<who>{names}) (?P<says>says?|said)[,:]? (?P<words>[^.;\"]+)",
        lambda said: _with_addressed(said, names),
        text,
        flags=re.IGNORECASE,
    )


def _with_asked_after_colon(text: str, names: str) -> str:
    """A line with `asks` for a question that follows a colon: `Bob to Dan: have you no club?`."""
    asked = re.fullmatch(
        rf"(?P<who>{names})(?P<whom> to (?:{names}))?: ?(?P<words>[^\":;.?]+\?)", text.strip(), re.IGNORECASE
    )
    if asked is None or not (asked["whom"] or re.search(r"\byou\b", asked["words"], re.IGNORECASE)):
        return text
    return f"{asked['who']} asks{(asked['whom'] or '').removeprefix(' to')}: {asked['words']}"


def _names(table: RefereedTable) -> str:
    """The players as a pattern: their names and the letters of their seats."""
    people = sorted((re.escape(name) for name in table.sitting.people if name), key=len, reverse=True)
    letters = "".join(map(str, table.code.seating.seats))
    return "|".join((*(f"(?i:{name})" for name in people), rf"(?:[{letters}]|(?!a\b)[{letters.lower()}])\b"))


def _spoken_first(text: str, names: str) -> str:
    """A line in which a speaker who is named after the words, or between them, is named first."""
    after = re.compile(
        rf"(?P<opens>^|[.;] )(?P<words>(?!(?:{names}) (?:{_SAYS})\b)[^\".;]+?), (?P<says>{_SAYS}) "
        rf"(?P<who>{names})(?=[.!,]|$)(?P<stop>[,!.]?)"
    )
    again = re.compile(
        rf"^(?P<first>(?P<who>{names}) (?:{_SAYS})\b[^.;\"]+)[.;] (?P<words>[^.;\",]+),"
        rf" (?:(?:{_SAYS}) (?:he|she|they)|(?:he|she|they) (?:{_SAYS}))(?=[.!]?$)"
    )
    text = again.sub(lambda said: f"{said['first']}. {said['who']} says {said['words']}", text)
    return after.sub(
        lambda said: f"{said['opens']}{said['who']} {said['says']} {said['words']}{said['stop']}", text
    )


def _with_calls_reported(text: str, names: str) -> str:
    """A line in which a player says that somebody has called, with `earlier` for the time of the call."""
    reported = re.compile(
        rf"\b(?P<says>(?:{_SAYS})(?: that)?) (?P<whom>{names}|he|she|they|i)"
        r"(?P<have>(?:'s|'ve| has| have| had)?)(?P<already>(?: already| just)?) "
        r"passed(?: already| before)?\b",
        re.IGNORECASE,
    )
    return reported.sub(
        lambda said: (
            f"{said['says']} {said['whom']} passed earlier" if said["have"] or said["already"] else said[0]
        ),
        text,
    )


def _with_addressed(said: re.Match[str], names: str) -> str:
    """What a player says, with the player to whom it is said named in it."""
    who, words = said["who"], re.sub(_OPENS, "", said["words"], flags=re.IGNORECASE)
    words = re.sub(rf"^(?:{_WAITS}, )+(?=(?:{names}) [a-z])", "", words, flags=re.IGNORECASE)
    spoken_to = re.compile(
        rf"(?P<opens>^|, )(?:{_WAITS},? )*(?P<whom>{names})"
        rf"(?:, (?!(?:{names}|and|or|who|whose)\b)|(?=[!?]?$))"
    )
    found = next((one for one in spoken_to.finditer(words) if one["whom"].lower() != who.lower()), None)
    if found is None or found.span() == (0, len(words)):
        return f"{said['opens']}{who} {said['says']} {words}"
    before, after, whom = words[: found.start()], words[found.end() :], found["whom"]
    if re.match(rf"{_IMPERATIVE}\b", before, re.IGNORECASE):
        told = f"{who} tells {whom} to {before}"
        return f"{said['opens']}{', '.join(filter(None, (told, _as_told(after, who, whom))))}"
    rest = ", ".join(filter(None, (before, after)))
    if ASKS_OF_YOU.match(rest):
        return f"{said['opens']}{who} {said['says']} to {whom} {_with_question_quoted(rest)}"
    return f"{said['opens']}{who} {said['says']} {_as_told(rest, who, whom)}"


def _with_question_quoted(words: str) -> str:
    """Words that begin with a question, which stands in quotation marks as it was spoken."""
    asked = re.match(r"[^,?]+\??", words)
    assert asked is not None, words
    return f'"{asked[0]}"{words[asked.end() :]}'


def _as_told(words: str, who: str, whom: str) -> str:
    """Words to a player with the name of that player for `you`, and what they are told to do."""
    for you, named in _YOU:
        words = re.sub(you, named.format(whom), words, flags=re.IGNORECASE)
    return re.sub(rf", (?={_IMPERATIVE}\b)", f", {who} says ", words, flags=re.IGNORECASE)


_YOU = (
    (r"\byou're\b|\byou are\b", "{} is"),
    (r"\byou've\b|\byou have\b", "{} has"),
    (r"\byou were\b", "{} was"),
    (r"\byou'd\b", "{} had"),
    (r"\byour\b|\byours\b", "{}'s"),
    (r"\byou\b", "{}"),
)
"""Forms of `you`, and what the name of a player has in their place."""
