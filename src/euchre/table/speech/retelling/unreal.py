"""What a line tells that did not happen: `C would have liked to help but passes`, `B nearly orders it up`.

What follows after `but` is what was done. A line that tells nothing else tells no act.
"""

from __future__ import annotations

import re

_NAME = r"(?:[A-Da-d]|(?!(?:and|but|so|then|it|that|which|what|as|when|while)\b)[A-Za-z]{2,})"
_WHO = rf"(?P<who>(?:the )?{_NAME}(?:'s partner)?)"
_WAS = r"(?:was|were|had been)(?: (?:just|only|even|very|really|half|quite|sorely|much))* "
_DONE = r"(?:\w+ed|gone|made|led|put|taken|turned|said|given|laid|thrown|let|had|been|kept|held)"
_CALLS = (
    r"(?:pass(?:es|ed|ing)?|order(?:s|ed|ing)?|assist(?:s|ed|ing)?|help(?:s|ed|ing)?|call(?:s|ed|ing)?"
    r"|(?:pick|turn|name)(?:s|d|ed|ing)?|t(?:ake|akes|ook|aken|aking)|m(?:ake|akes|ade|aking)"
    r"|bid(?:s|ding)?|sp(?:eak|eaks|oke|oken|eaking)|say(?:s|ing)?|said"
    r"|(?:go|goes|going|gone|went|play|plays|played|playing)(?: (?:it|this))? (?:alone|solo|by))"
)
"""A call, in any form: of other things, `should have` and `forgot to` report a fault."""
_OF_CALLS = rf"(?=(?:not )?{_CALLS}\b)"
_UNREAL = (
    r"(?:"
    r"would(?: have|'ve) (?:rather |sooner |gladly |really |so |very much )*(?:liked|loved|preferred|wished)"
    rf"|would(?: have|'ve) (?:rather |sooner |gladly )?(?={_DONE}\b)"
    r"|would (?:like|love|prefer) to have\b"
    rf"|{_WAS}(?:going|about|tempted|minded|inclined|ready) to (?=[a-z])"
    rf"|{_WAS}(?:close to|near to|on the (?:point|verge|brink) of) (?=\w+ing\b)"
    r"|(?:has |had |have )?(?:very |so )?(?:nearly|almost|all but) (?=[a-z])"
    r"|(?:has |had |have |is |was )?(?:thinks?|thought|thinking) (?:\w+ )?(?:about|of) (?=\w+ing\b)"
    r"|(?:has |had |have |is |was )?(?:consider(?:s|ed|ing)?|toy(?:s|ed|ing) with|debate[sd]?"
    r"|contemplate[sd]?|dream(?:s|ed|t|ing) of) (?:the idea of )?(?=\w+ing\b)"
    r"|(?:had )?(?:wanted|wished|hoped|meant|intended|planned|longed|been going) to (?=[a-z])"
    r"|(?:wishes|wished|wish) (?:that )?(?:he|she|they)"
    r"|(?:has|had|have) yet to (?=[a-z])"
    r"|(?:refuse[sd]?|decline[sd]?) to (?=(?:pass|fold|knock)\b)"
    r"|(?:now )?regrets?(?:ted)?(?: that)?"
    r"|(?:feels|felt) like (?=\w+ing\b)"
    rf"|(?:should|could|might|ought to)(?: have|'ve) {_OF_CALLS}"
    rf"|(?:has |had |have )?(?:clean |quite |simply )?(?:forg[eo]t(?:s|ten)?|neglect(?:s|ed)|omit(?:s|ted)"
    rf"|fail(?:s|ed)) to {_OF_CALLS}"
    r")"
)
"""How a sentence tells what was only thought of, wished for, or left undone."""
_TO = r"(?!(?:(?:rather|sooner) )?(?:be|see|know|hear)\b)"
_REST = r"[^,;:.\"]*?"
_VERB = (
    r"(?!(?:[7-9tjqka]|10)[shdc]\b|(?:go|play)\w* (?:it )?(?:alone|solo)\b)"
    r"(?:(?:then|now|so|just|finally|he|she|they|in the end|after all|instead|only|did|does) )*"
    r"(?:[a-z]+(?:s|ed)|led|put|took|made|went|threw|laid|let|kept|said|passes|didn't|did not)\b"
)
_GIVEN_UP = re.compile(
    rf"(?P<opens>^|[,;.] |\band |\bthen ){_WHO} {_UNREAL}{_TO}{_REST},? (?:but|yet)"
    r"(?: (?:then|so|now|in the end|after all|finally|instead|he|she|they))*,? (?P<rest>\S)",
    re.IGNORECASE,
)
_GONE_ON = re.compile(
    rf"(?P<opens>^|[,;.] |\band |\bthen ){_WHO} {_UNREAL}{_TO}{_REST}(?:,? and(?: then)?|,? then|;|,)"
    rf" (?={_VERB})(?:(?:then|so|now|he|she|they|in the end|finally|instead) )*(?P<rest>\S)",
    re.IGNORECASE,
)
_ASIDE = re.compile(
    rf"(?P<opens>^|[,;.] |\band |\bthen ){_WHO}, (?:who|having) {_UNREAL}{_TO}{_REST}, (?P<rest>\S)",
    re.IGNORECASE,
)
_ALONE = re.compile(
    rf"{_WHO} {_UNREAL}{_TO}(?!.*\b(?:when|while|as|before|after|because|since|until|and|but|though|although"
    rf"|if|whether)\b){_REST}[.!]?",
    re.IGNORECASE,
)
_OTHER_ACTS = re.compile(
    rf"(?:the )?{_NAME}(?:'s partner)? "
    r"(?:pass|order|assist|help|pick|take|turn|lead|play|put|throw|discard|call|make|name|say|go)(?:e?s|ed)\b",
    re.IGNORECASE,
)
"""How the rest begins where another player does something."""
_QUESTION = re.compile(r"\?\s*$")


def without_unreal(text: str) -> str:
    """A line without what a player only thought of or wished for before they did something else."""
    if '"' in text or _QUESTION.search(text):
        return text
    for pattern in (_ASIDE, _GIVEN_UP, _GONE_ON):
        text = pattern.sub(_what_was_done, text)
    return text


def _what_was_done(match: re.Match[str]) -> str:
    rest = match.string[match.start("rest") :]
    who = "" if rest[0].isupper() or _OTHER_ACTS.match(rest) else f"{match['who']} "
    return f"{match['opens']}{who}{match['rest']}"


def is_unreal(text: str) -> bool:
    """Whether a line tells of nothing but what was only thought of, wished for or left undone."""
    return '"' not in text and not _QUESTION.search(text) and _ALONE.fullmatch(text.strip()) is not None
