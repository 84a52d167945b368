"""What had been done before is told before what came after it: `b said alone, a had already discarded`."""

from __future__ import annotations

import re

from ....deal import Stage
from ....deal.rights import dealer_exchanges
from ...state import RefereedTable
from ..plain import with_players
from ..sentences.meaning import in_deal

_LATER = re.compile(
    r"\b(?:(?:and|but)(?: then)?|then),? (?:(?:only )?(?:a |some |one )?(?:little |wee |good )?"
    r"(?:bit|little|moment|while|second|minute|time)(?: or so| or two)? (?:later|afterwards|after that)"
    r"|only later|later(?: on)?|afterwards),? ",
    re.IGNORECASE,
)
_A_WHILE = (
    r"(?:after (?:(?:a|some|another) )?(?:short |long |little |few |good )?"
    r"(?:while|moments?|pause|bit|minutes?|seconds?|time)"
    r"|(?:(?:a|some|one) )?(?:little |few |good )?(?:bit|moments?|while|minutes?|seconds?|time) later"
    r"|later(?: on)?|afterwards)"
)
_SAID_APART = re.compile(
    rf"(?P<says>\b(?:says?|said)):? (?P<call>[^:,;.\"]+)[,;]?(?: and| but)?"
    rf"(?:(?: then)?,? {_A_WHILE}|,? then)[,:]?"
    r"(?: (?:he|she|they))?(?: (?:says?|said|adds?|added|announces?|announced))?[,:]?(?: and| that)? "
    r"(?=(?:(?:he|she|they|i)\b(?:'ll|'s|'m| will| is| am)? )?(?:(?:go|play)(?:e?s|ing)?(?: it)? )?"
    r"(?:alone|solo|(?:all )?(?:by \w+sel(?:f|ves)|on \w+ own))\b)",
    re.IGNORECASE,
)
"""A call that a player says, and after a while the lone hand: `says: hearts, then after a while: alone`."""
_ADDS = re.compile(r",? (?:and|but)(?: then)? add(?:s|ed)(?: that)? (?=[^,;.\"]*\balone\b)", re.IGNORECASE)
"""Where a lone hand follows that is said after the call."""
_HAD_ALREADY = re.compile(
    r"^(?P<first>[^,]+),? (?:and |but )?then (?P<later>[^,]+),? "
    r"(?:and |but |though |although |when |while |after )?"
    r"(?P<who>[A-Da-d]) (?:had|has) (?:already|by then|before that) (?P<done>[^,]+)$",
    re.IGNORECASE,
)
_SUBJECT = re.compile(r"[A-D](?= )", re.IGNORECASE)
_CARD_PUT_DOWN = re.compile(
    r"\b(?P<who>[A-D])(?: ha[sd])?(?: already| just| now| then)* (?:puts?|lays?|laid|slid|slides?|place[ds]?)"
    r" (?:a|his|her|their|one|the) (?:card|discard) "
    r"(?:down|away|aside|out|under(?:neath)?(?: the (?:pack|talon|deck))?)"
    r"(?: face down)?",
    re.IGNORECASE,
)


_CARD = r"(?:(?:a|one|his|her|their|any) (?:card|discard)|anything|one)"
_AWAY = r"(?:away|out|aside|down|under(?:neath)?(?: the (?:pack|talon|deck))?)"
_CARD_AWAY = (
    rf"(?:(?:put|lai?[dy]|thrown?|set|place[d]?|tucked|tuck)(?: {_CARD} {_AWAY}| {_AWAY} {_CARD})"
    rf"|(?:got(?:ten)?|get) rid of {_CARD}|(?:bury|buried|parted with|part with) {_CARD})"
)
"""A discard made, in other words."""
_NOT_YET_DISCARDED = (
    r"(?P<dealer>[A-D]|(?:the )?dealer) (?:"
    r"(?:still |yet )?(?:ha[sd]|did|does|was|is)(?: still)?(?: not|n't)(?: yet| even| still)?"
    rf" (?:discarded|discard|{_CARD_AWAY}|done discarding|finished discarding)"
    r"|(?:ha[sd]|is|was) (?:yet|still) to discard|still (?:ha[sd]|is|was) to discard"
    r"|(?:is|was) (?:still )?(?:choosing|picking|thinking about) (?:a|the|his|her|their|what to) discard"
    r")(?: yet)?"
)
_LED = (
    r"(?P<led>[A-D] (?:then |now |at once |already )?(?:leads?|led|plays?|played|slaps?|slapped"
    r"|slams?|slammed|bangs?|banged|throws?|threw|puts?|lays?|laid|tables?|tabled) [^,;.]+?)"
)
_LED_UNDISCARDED = (
    re.compile(
        rf"\b{_LED}(?:[.,;]| -)?(?: (?:and|but|though|although|while|when|as|yet))?"
        rf" {_NOT_YET_DISCARDED}(?=[.! ]*$)",
        re.IGNORECASE,
    ),
    re.compile(
        rf"^(?:(?:while|as|although|though) )?{_NOT_YET_DISCARDED}(?:[.,;]| -)?"
        rf"(?: (?:and|but|when|yet|as))? {_LED}(?=[.!]?$)",
        re.IGNORECASE,
    ),
)
"""A lead, and beside it that the dealer has not discarded yet."""


def with_discard_open(text: str, table: RefereedTable) -> str:
    """A line in which a player leads before the dealer has discarded, where it says of both one after the
    other: `B leads the KC, A has not discarded yet`."""
    said = with_players(text, table)
    told = _led_undiscarded(said, table)
    if told is None:
        return text
    before = f"{told['led']} before {told['dealer']} has discarded"
    return f"{said[: told.start()]}{before}{said[told.end() :]}"


_DEALER_KEEPS_ALL = re.compile(
    r"(?P<dealer>[A-Da-d]|(?:the )?dealer)(?:'s| has| have| had| did| is)?(?:n't| not|n't even| not even)"
    r" (?:yet )?(?:discarded|discard|(?:thrown|throw|put|laid|lay) (?:anything|a card|one|any card)"
    r" (?:away|out|down|off)|(?:thrown|throw|put|laid|lay) (?:away|out|down|off) (?:anything|a card|one))"
    r"(?: (?:anything|a card|one))?(?: yet)?,?(?: (?:and|but|so|when))?(?: (?:now|then|so))? (?P<more>\w.*)",
    re.IGNORECASE,
)
_NO_MORE = re.compile(
    r"(?:yet|so far|at all|still|though|either|before|until|after|because)\b", re.IGNORECASE
)


def without_open_discard(text: str, table: RefereedTable) -> str:
    """A line without what it says first of a discard that by the record is not made yet, where it goes on:
    `A has not discarded yet, and now says alone`."""
    told = _kept_open(with_players(text, table), table)
    if told is None:
        return text
    dealer = str(table.deal.dealer)
    has_player = re.match(r"(?:he|she|they|i|[A-D])\b", told["more"], re.IGNORECASE)
    more = re.sub(r"^(?:he|she|they)\b", dealer, told["more"], flags=re.IGNORECASE)
    return more if has_player else f"{dealer} {more}"


def _kept_open(said: str, table: RefereedTable) -> re.Match[str] | None:
    """What a line says first of a discard that by the record is not made yet, and the rest of it."""
    if '"' in said or not in_deal(table, Stage.PREPARING, Stage.PLAYING) or not dealer_exchanges(table.deal):
        return None
    told = _DEALER_KEEPS_ALL.fullmatch(said.strip())
    if told is None or told["dealer"].upper() not in (str(table.deal.dealer), "DEALER", "THE DEALER"):
        return None
    return None if _NO_MORE.match(told["more"]) else told


def with_open_discard_blank(said: str, table: RefereedTable) -> str:
    """A line with letters for its players, with blanks for what it says of a discard that is not made yet."""
    told = _led_undiscarded(said, table)
    if told is None:
        kept = _kept_open(said, table)
        return said if kept is None else " " * kept.start("more") + kept["more"]
    start, end = told.span("led")
    return (
        said[: told.start()]
        + " " * (start - told.start())
        + said[start:end]
        + " " * (told.end() - end)
        + said[told.end() :]
    )


def _led_undiscarded(said: str, table: RefereedTable) -> re.Match[str] | None:
    if '"' in said or not in_deal(table, Stage.ORDERING, Stage.PREPARING):
        return None
    dealer = (str(table.deal.dealer), "DEALER", "THE DEALER")
    found = (pattern.search(said) for pattern in _LED_UNDISCARDED)
    return next((told for told in found if told is not None and told["dealer"].upper() in dealer), None)


_DID_BEFORE = re.compile(
    r"^(?P<first>(?P<one>[A-Da-d])\b [^,]+?),? (?:but|though|although|and|when) (?P<two>[A-Da-d]) had "
    r"(?:already )?(?P<done>[^,]+?) before (?:(?P=one)|he|she|they)(?: had| did)?(?: (?:so|that|it))?$",
    re.IGNORECASE,
)
"""`a discards, but b had led before a did`."""


_PLAYED_BEFORE = re.compile(
    r"^(?P<first>(?P<one>[A-D])\b (?:then |now )?"
    r"(?:leads?|led|plays?|played|puts?|throws?|threw|lays?|laid)\b"
    r" [^,]+?),? (?:but|though|although|and|when|while|even though) (?P<two>[A-D]) (?:had|has) "
    r"(?:already|by then|before that|long since) (?P<done>led|played|put down|laid down|put|laid|thrown)"
    r" (?P<card>[^,]+?)(?: down)?$"
)
"""A card that another had played before: `B leads the QC but A had already led the AH`."""


def with_lone_hand_apart(sentence: str) -> str:
    """A sentence in which a player adds after a while that they play alone."""
    if '"' in sentence or _DONE_BEFORE.search(sentence):
        return sentence
    return _SAID_APART.sub(r"\g<says> \g<call>, then says ", sentence)


_DONE_BEFORE = re.compile(r"\b(?:had|has) (?:already|by then|before that)\b", re.IGNORECASE)


def with_events_in_order(sentence: str, table: RefereedTable) -> str:
    """A sentence that tells its events in their order."""
    if '"' in sentence:
        return sentence
    said = _ADDS.sub(", then ", _LATER.sub("then ", sentence))
    named_before = _DID_BEFORE.match(with_players(said, table))
    if named_before is not None:
        return f"{named_before['two']} {named_before['done']}, then {named_before['first']}"
    played = _PLAYED_BEFORE.match(with_players(said, table))
    if played is not None and played["one"] != played["two"]:
        return f"{played['two']} played {played['card']}, then {played['first']}"
    found = _HAD_ALREADY.match(with_players(said, table))
    if found is None:
        return said
    named = _SUBJECT.match(found["first"])
    later = found["later"]
    if named is not None and not _SUBJECT.match(later):
        later = f"{named[0]} {later}"
    return f"{found['first']}, {found['who']} {found['done']}, then {later}"


def with_discard_told(sentence: str, table: RefereedTable) -> str:
    """A sentence in which the dealer who has to discard, and puts one card down, discards it."""
    if '"' in sentence or not in_deal(table, Stage.ORDERING, Stage.PREPARING):
        return sentence
    dealer = str(table.deal.dealer)
    said = with_players(sentence, table)
    if not any(put["who"].upper() == dealer for put in _CARD_PUT_DOWN.finditer(said)):
        return sentence
    return _CARD_PUT_DOWN.sub(
        lambda put: f"{put['who']} discards a card" if put["who"].upper() == dealer else put[0], said
    )


DISCARDED_BEFORE = re.compile(
    r"(?:(?:sorry|oh|no|wait|actually|but"
    r"|(?P<forgot>i forgot(?: to (?:say|tell|mention|enter|type))?(?: that)?)),? )*"
    r"(?P<who>[A-D]|the dealer|dealer|he|she|they)(?: (?P<had>had|'d)| ha[sd]| did)?"
    r"(?P<already>(?: already| of course| in fact| really)*)"
    r" (?:discard(?:ed)?|made (?:the|his|her|their) discard|put (?:a|one) card (?:away|out|down))"
    r"(?: (?:a|one|his|her|their) card)?"
    r"(?: (?:the )?(?P<card>[789TJQKA][SHDC]))?"
    r"(?P<before> (?:already|earlier|first|before(?: (?:that|then|this|(?:the |any )?(?:lead|play|trick)"
    r"|(?:[A-D]|anybody|anyone|he|she|they)(?: had)? (?:led|leads|played|plays)))?))?[.!]?",
    re.IGNORECASE,
)
"""A discard that is told after what came after it: `the dealer had discarded before that`."""
