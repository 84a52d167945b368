"""What players say, told with `i` and `goes`: `b says i order it up and i'll play it alone`."""

from __future__ import annotations

import re

_WHO = r"(?P<who>[A-Z][a-z]+|[A-D]|[a-d])"
_SAYS = r"(?:says?|said|goes|announces?|announced|declares?|declared|calls out|called out)"
_OH = (
    r"(?:(?:oh|well|ok|okay|right|wait|no|sorry|hang on|hold on|hey|look|listen|so|then|now|actually"
    r"|all right|alright)[,:]? )*"
)
_I = r"(?:i'll|i'm going to|i am going to|i'm|i am|i will|i shall|i want to|i'd like to|i)"
_CALLS = {
    r"orders? (?:it |him |her |them )?up|order it": "order it up",
    r"assist|help": "assist",
    r"(?:take|pick) it(?: up)?|(?:take|pick) up": "take it up",
}
_CALL = "|".join(f"(?P<call{place}>{words})" for place, words in enumerate(_CALLS))
_MAKES = r"(?:make|call|name|say)(?: it)? (?P<suit>spades|hearts|diamonds|clubs)"
_ALONE = (
    r"(?:and|then|and then)[,]? (?:(?:i'll|i will|i'm|i am|i shall|i'm going to|i) )?"
    r"(?:go|going|play|playing) (?:it )?(?:alone|solo)"
)
_CALL_AND_ALONE = re.compile(
    rf"\b{_WHO} {_SAYS}[,:]? {_OH}{_I} (?:{_CALL}|{_MAKES}),? {_ALONE}$", re.IGNORECASE
)
_MEANT = r"i (?:meant|mean|wanted|want|intended|was going|had meant|did mean) to (?:go|play|say|do)"
_SAYS_ALONE = re.compile(
    rf"\b{_WHO} {_SAYS}[,:]? {_OH}(?:{_MEANT}|{_I} (?:go|going|play|playing|try|trying))(?: it)?(?: that)?"
    r" (?:all )?(?:alone|solo|by myself|on my own)(?: (?:on|with) (?:it|that|this))?(?: then)?"
    r"(?:,? partner)?$",
    re.IGNORECASE,
)
_GOES = re.compile(
    rf"\b{_WHO} (?:goes|went)[,:]? (?=(?:careful|oh|hey|no|wait|well|watch|come|partner|you|i|we|don't|that"
    r"|what|look|sorry|hang|hold|let's|psst|mind|please|remember|easy|steady|take care)\b)",
    re.IGNORECASE,
)
_TO_PARTNER = re.compile(
    rf"\b{_WHO} (?:says?|said)[,:]? (?P<words>(?:[\w']+ ){{0,3}}partner\b,"
    r"(?!.*\b[A-D]\b)(?=[^.]*\b(?:we|us|you|i|me)\b)[^.]+)$",
    re.IGNORECASE,
)
"""Words that call on the partner and go on after a comma."""
_SPEAKS_FIRST = re.compile(
    rf"^{_WHO}: (?!\")(?=[^\"?]*\b(?:i|i'm|i'll|i've|i'd|me|my|mine|we|we'll|thanks|it goes)\b)"
    r"(?:(?:thanks|thank you|ok|okay|right|well|fine|good|no|yes)(?:,? partner)?[,.!] )*",
    re.IGNORECASE,
)
"""A player, and after a colon what they say of themselves."""
_TURNS_TO = re.compile(
    rf"\b{_WHO} (?:lean|turn|look|whisper|nod|bend|bent|reach|lent)\w*(?: (?:over|across|round|around|back))*"
    r" (?:to|towards?|at) (?P<whom>[A-Z][a-z]+|[A-D]|[a-d]) and (?P<tells>tells?|told|says? to|said to|asks?"
    r"|asked|whisper(?:s|ed) to|advise[sd]|urge[sd]) (?:him|her|them)\b",
    re.IGNORECASE,
)


_SPEAKER_FIRST = re.compile(
    rf"^{_WHO}: (?=(?:[A-Z][a-z]+|[A-D]) "
    r"(?:did|has|had|have|is|was|should|must|re|plays|led|leads|doesn|hasn)\w*)"
)
"""A player, and after a colon what they say of another."""
_SAYS_NOT = re.compile(
    rf"^{_WHO} (?:says?|said) (?P<words>not to [a-z][^\".;]*[a-z0-9])[.!]?$", re.IGNORECASE
)
"""A player who tells others not to do something."""


def with_speech_told(sentence: str) -> str:
    """A sentence in which what a player says they do is told of them, and `he` who is told is named."""
    if '"' in sentence:
        return sentence
    sentence = _SAYS_NOT.sub(r'\g<who> says "\g<words>"', sentence.strip())
    sentence = _SPEAKS_FIRST.sub(r"\g<who> says ", sentence)
    sentence = _SPEAKER_FIRST.sub(r"\g<who> says ", sentence)
    sentence = _TURNS_TO.sub(r"\g<who> \g<tells> \g<whom>", sentence)
    sentence = _CALL_AND_ALONE.sub(_told_of, sentence)
    sentence = _SAYS_ALONE.sub(r"\g<who> says i go alone", sentence)
    sentence = _GOES.sub(r"\g<who> says ", sentence)
    return _TO_PARTNER.sub(r'\g<who> says "\g<words>"', sentence)


def _told_of(found: re.Match[str]) -> str:
    """A call and a lone hand in the words of the player who says them in one breath."""
    call = next(
        (usual for place, usual in enumerate(_CALLS.values()) if found[f"call{place}"]),
        f"make it {found['suit']}",
    )
    return f"{found['who']} says i {call} and play it alone"
