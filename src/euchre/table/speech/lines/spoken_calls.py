"""Calls in a player's own words at their turn: `I'm not ordering that`, `I'll help you, partner`, `down it
goes`.

At the turn of its speaker such a phrase is the call; at any other time it may be advice.
"""

from __future__ import annotations

import re

from ....acts import CallKind
from ....deal import Stage
from ....seats import Seat
from ...bidding import accepting_word
from ...state import RefereedTable
from ..sentences.meaning import in_deal

_FILLER = re.compile(
    r"^(?:(?:well|oh|ok|okay|ah|hm+|um|er|no|nope|yes|yeah|yep|sure|fine|good|great|right|sorry|then|so|now"
    r"|alas|i'm afraid|go on|go ahead|go for it|come on|very well|why not|by all means"
    r"|of course|certainly|all right|alright|partner|thanks|thank you)(?:[,.!;:?]+ | (?=\S)))+",
    re.IGNORECASE,
)
_END = re.compile(
    r"(?:,? (?:partner|then|please|thanks|thank you|i'm afraid|today|now|this time|either|too"
    r"|as well|my friend|dear))+$",
    re.IGNORECASE,
)
_I = (
    r"(?:(?:i'll|i will|i shall|i'd|i would|i can|i do|i|i'm|i am|let me|we'll)"
    r" (?:just |gladly |happily )?)?"
)
_IT = r"(?:it|that|this|the card|the turn-up|that card|that one|him|her|you|anything|any|a thing|the (?:\w+))"
_NEGATIVE = (
    r"(?:i'm not|i am not|i won't|i will not|i shan't|i can't|i can not|i cannot|i don't|i do not|i wouldn't"
    r"|i would not|not)(?: going to| want to| wanting to| dare| dare to| care to| able to| really)?"
)
_ACCEPTING = (
    r"(?:order|pick|tak|call|help|assist|accept|want|ask|bid|mak|nam|lik|need|touch|hav|fancy|go(?:ing)? for)"
    r"(?:e|ing)?"
)
_PASSES = re.compile(
    rf"{_NEGATIVE} {_ACCEPTING}(?: (?:up|for|on|out))?(?: {_IT})?(?: (?:up|out|one))?"
    rf"|{_I}(?:pass(?:ing)?|go(?:ing)? by|let (?:it|that|this) (?:go|pass|by|be|lie)(?: by)?|check|knock|fold"
    r"|stay out|sit (?:it|this|that)(?: one)? out|out|say no|leave (?:it|that)(?: be| alone| to you| there)?"
    r"|have nothing|got nothing|have no help|can't help|have to pass|must pass)"
    r"|by(?: me)?|not (?:for )?me|not for (?:me|us)|not mine|no|nope|no thanks|no thank you"
    r"|nothing(?: here| doing| for me| from me)?|count me out|pass(?: for me)?|next(?: please)?"
    r"|no help(?: here| from me)?|none of (?:it|that)(?: for me)?|never"
    r"|me neither|neither do i|nor do i|nor i|nor me|same here|ditto",
    re.IGNORECASE,
)
_TURNS_DOWN = re.compile(
    r"(?:down|over|away|under|off) (?:it|she|he|that) goes"
    r"|(?:it|that|she) (?:goes|is|'s going) (?:down|over|under)"
    rf"|{_I}(?:turn|flip|put|send|lay)(?:ing)? (?:it|that|this|the card) (?:down|over|under|away)"
    rf"|{_I}(?:turn|put) down|(?:it|that|the card) (?:can|may|will|must)? ?(?:stay|lie|stays|lies)"
    r"(?: there| where it is)?|(?:turn(?:ed)? )?down|(?:it's|it is) down",
    re.IGNORECASE,
)
_ACCEPTS = re.compile(
    rf"{_I}(?:help(?:ing)?|assist(?:ing)?|support(?:ing)?)(?: you| him| her)?(?: out)?"
    rf"|(?:up|in) (?:it|she|he|that) (?:goes|comes)|up with (?:it|that)|have (?:it|that)(?: up)?"
    r"|(?:you (?:can |may |must |should |shall )?|dealer |come on,? )?"
    r"(?:pick|take|get) (?:it|that|this|the card)(?: up)?"
    rf"|let(?:'s| us) have (?:it|that)(?: up)?|get (?:it|that) up"
    rf"|{_I}order(?:ing)? (?:it|that|this|you|him|her|the card|the dealer)(?: up)?"
    rf"|{_I}(?:order|ordering)(?: up)?"
    rf"|{_I}(?:take|have|keep|accept|pick up|pick|taking|having|keeping)"
    r" (?:it|that|this|that one|the card)(?: up)?"
    rf"|{_I}(?:take|taking|pick|picking) up|(?:it|that) (?:comes|goes) (?:up|in)",
    re.IGNORECASE,
)
_MAY_BE_CALL = re.compile(
    r"\b(?:pass(?:ing)?|order(?:ing)?|assist(?:ing)?|help(?:ing)?|pick(?:ing)?|turn(?:ing)?|out|by|no|nothing|goes"
    r"|going|alone|down|up|leave|take|taking|want|mine|not|n't|call(?:ing)?)\b|n't\b",
    re.IGNORECASE,
)
"""Words of which a call may be made, so that other words with them are asked about."""
_OF_CARDS = re.compile(
    r"\b(?:lead|play|trumps?|bowers?|aces?|kings?|queens?|jacks?|tens?|nines?|hearts?|spades?|clubs?|diamonds?"
    r"|suits?|strong|weak|points?|score|partner|meant|mean|wanted|would|should|have)\b|\?",
    re.IGNORECASE,
)
"""Words that tell a partner something, or ask."""


def call_spoken(words: str, seat: Seat, table: RefereedTable) -> str | None:
    """The call that words are at the turn of their speaker, as the grammar has it; None for other words."""
    if not in_deal(table, Stage.ORDERING, Stage.MAKING) or table.deal.turn != seat:
        return None
    found = (_call_of(said, seat, table) for said in _cleared(_of_speaker(words), table))
    return next(filter(None, found), None)


def _call_of(said: str, seat: Seat, table: RefereedTable) -> str | None:
    deal = table.deal
    is_dealers = deal.stage is Stage.ORDERING and seat == deal.dealer
    if _PASSES.fullmatch(said) or (is_dealers and _TURNS_DOWN.fullmatch(said)):
        return CallKind.TURN_DOWN.value if is_dealers else CallKind.PASS.value
    if deal.stage is Stage.ORDERING and _ACCEPTS.fullmatch(said):
        return accepting_word(deal, seat).value
    return None


def sounds_like_call(words: str, table: RefereedTable) -> bool:
    """Whether words are a call at the turn of their speaker, whoever speaks and whenever."""
    patterns = (_PASSES, _TURNS_DOWN, _ACCEPTS)
    return any(one.fullmatch(said) for one in patterns for said in _cleared(_of_speaker(words), table))


def may_be_call(words: str, seat: Seat, table: RefereedTable) -> bool:
    """Whether words in the bidding that were not taken for a call may be one: out of turn, or not understood
    at the turn of their speaker."""
    if not in_deal(table, Stage.ORDERING, Stage.MAKING):
        return False
    if sounds_like_call(words, table):
        return True
    if table.deal.turn != seat or _OF_CARDS.search(words):
        return False
    return len(words.split()) <= _LONGEST and _MAY_BE_CALL.search(words.replace("\u2019", "'")) is not None


def with_spoken_call_blank(said: str, table: RefereedTable) -> str:
    """A line with blanks for the words of a call that it reports as they were spoken."""

    def blank(match: re.Match[str]) -> str:
        is_call = sounds_like_call(match["words"], table)
        return match["says"] + " " * len(match["words"]) if is_call else match[0]

    return said if '"' in said else _REPORTED.sub(blank, said)


_REPORTED = re.compile(
    r"(?P<says>\b(?:says?|said|announces?|announced|declares?|declared)[,:]? (?:that )?)(?P<words>[^,;.\"]+)",
    re.IGNORECASE,
)
_SPEAKER = re.compile(r"\b(?:he|she|they)(?P<is>'s|'re| is| are)?(?P<more>'ll|'d|n't)?\b", re.IGNORECASE)


def _of_speaker(words: str) -> str:
    """Words that are told of the speaker, as they were spoken: `he's not ordering that`."""
    said = _SPEAKER.sub(lambda found: f"i{chr(39) + 'm' if found['is'] else ''}{found['more'] or ''}", words)
    said = re.sub(r"\bi (?:does|do)(?: not|n't)\b", "i don't", said, flags=re.IGNORECASE)
    return re.sub(r"\b(?:him|her|them)\b", "me", said) if re.match(r"not for\b", said) else said


_LONGEST = 8
"""Words of the longest phrase that may be a call."""


def _cleared(words: str, table: RefereedTable) -> tuple[str, ...]:
    """Words without the name of the dealer, then without those that only open or end them."""
    said = words.replace("\u2019", "'").strip().rstrip(".!,").lower()
    people, deal = table.sitting.people, table.sitting.deal
    dealer = people[deal.dealer] if deal is not None and deal.dealer < len(people) else None
    if dealer:
        said = re.sub(rf"^{re.escape(dealer.lower())}, |,? {re.escape(dealer.lower())}$", "", said)
    ended = _END.sub("", said)
    return said, ended, _FILLER.sub("", said), _FILLER.sub("", ended)
