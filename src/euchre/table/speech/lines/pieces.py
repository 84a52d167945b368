"""The parts of a line that say something by themselves."""

from __future__ import annotations

import re

from ....acts import CallKind, TableAct
from ....seats import Seat
from ...state import RefereedTable
from ..beginnings.turn_up_shown import with_turn_up_shown
from ..everyday import QUOTED, announcement_in_words, call_in_words, taking_over_in_words
from ..ideas.lexicon import ideas_of
from ..plain import is_verb, plain
from ..retelling.listed import with_each_told
from .put_down import with_card_shown_alone
from .spoken_calls import call_spoken

_LONE_HANDS = ("plays alone", "takes over alone")
"""What a player announces to all, whoever is spoken to."""
_FILLERS = ("ok", "okay", "well", "wait", "sorry", "no", "yes", "hold on", "hang on", "oh", "good", "fine")
_IDLE = re.compile(
    r"(?:(?P<player>\S+) )?(?:(?:then )?(?:sees?|saw|notice[sd]?|reali[sz]e[sd]|spots?) "
    r"(?:his|her|their|the|its) (?:mistake|error|slip|fault|blunder)"
    r"|(?:thinks?|thought) (?:again|it over|about it|better of it|for a (?:while|moment))|apologi[sz]es"
    r"|apologi[sz]ed|says? sorry"
    r"|(?:but )?(?:it|that) (?:is|was) \S+ (?:lead|turn)(?: to (?:play|lead))?"
    r"|(?:and )?(?:everybody|everyone|all|they all|somebody) (?:sees?|saw) (?:it|that)"
    r"|hesitates?|hesitated|sighs?|laughs?|shrugs?|is surprised|waits?)",
    re.IGNORECASE,
)
"""What changes nothing: `c sees his mistake`."""
_GOES_ON = re.compile(r"[a-z]{3,}s\b")
"""How a part begins that says what the same player does next."""
_QUOTED = re.compile(r'(?P<who>[A-D]):? (?P<before>[^"]*)"(?P<words>[^"]+)"(?P<after>[^"]*)', re.IGNORECASE)
_SPEAKING = frozenset(("say", "order", "call", "talk", "partner", "ahead", "small", "table", "over", "not"))
"""Ideas of the words beside what is quoted."""
_ASIDE = re.compile(r"^([A-Za-z]+), (?:who|whose|the|his|her|their)\b[^,\"]*,(?= )", re.IGNORECASE)
_NOTICED = re.compile(
    r"^(\S+) (?:sees|saw|notices|noticed|reali[sz]e[sd]) (?:(?:his|her|their|the) (?:mistake|error|slip)"
    r"|(?:that )?(?:it (?:is|was) \S+ (?:lead|turn)"
    r"|(?:he|she|they) (?:can|could|should)(?: have)? follow\w*))"
    r" and ",
    re.IGNORECASE,
)
"""What a player notices before they act: `a sees that it was b's lead and ...`."""
_WISH_GIVEN_UP = re.compile(
    r"^(\S+) (?:wants?|wanted|would like|wishes|wished) to [^.;\"]*?,? but (?:then |so |(?:he|she|they) )?"
    r"(?=[a-z]+(?:s|ed)\b)",
    re.IGNORECASE,
)
"""A wish that is given up for what follows: `a wants to order it up, but passes`."""
_SAID_ON = re.compile(
    r"\b(says?|said|cries|cried|exclaim(?:s|ed))[:,]?(?: (?:no|wait|oh|well|hang on|hold on|sorry"
    r"|actually|hey"
    r"|yes|ok|okay|right|look"
    r"|thanks|thank you|fine|well then|(?:up)?on (?:second|further) thoughts?|on reflection|after all)[,:]?)+"
    r"(?: that)? (?=(?:i|he|she|they|we)\b|spades|hearts|diamonds|clubs)",
    re.IGNORECASE,
)
_TURNED_OUT = re.compile(
    r"(?:,|;)?(?: and| but)?(?: now| then| so)?\s*\bit (?:now |then )?(?:turn(?:s|ed)"
    r"|c[oa]mes?) out (?:that )?",
    re.IGNORECASE,
)
"""What is said before what is meant: `c said no, wait, i'll assist`."""
_WHO_DOES = re.compile(
    r"(?P<who>(?:(?:the|his|her|their) )?[a-z]+(?:'s partner)?)(?:,|(?<=dealer)|(?<=partner)|(?<=\b[a-d]))"
    r" who (?:then |now |promptly |also |just )*"
    r"(?P<does>(?:pass|order|assist|help|tak|took|pick|turn|discard|bur[iy]|lead|led|follow|play|trump|throw"
    r"|threw|put|lay|laid|drop|show|expose|call|mak|made|nam|say|said|claim|declin|accept|go|went)\w*\b"
    r"[^\"]*)",
    re.IGNORECASE,
)
"""What a player does who is named before: `B orders it up to A, who takes it up`."""
_NEXT_WORD = re.compile(r",\s*(\w+)")
_FOUND = (
    r" (?:then |now |suddenly )?(?:finds?|found|notice[sd]?|sees?|saw|discover(?:s|ed)|reali[sz]e[sd]"
    r"|remember(?:s|ed)|spot(?:s|ted))(?: that)?"
    r"(?: (?:he|she|they)(?:'s| still)? (?:has|have|had|holds?|held)(?: got)?)?"
)
_INSTEAD = (
    r"(?:(?:change[sd]|swaps|swapped|replace[sd]|corrects|corrected|mends|mended) "
    r"(?:it|that|(?:the|his|her|their) (?:card|play|mistake))(?: (?:for|to) (?:it|that))?"
    r"|puts (?:it|that) right|(?:plays|played|puts|lays|laid) (?:it|that)(?: (?:card|one|down))? instead)"
)
_FOUND_AND_PLAYED = re.compile(
    rf"{_FOUND} (?P<card>(?:(?:the |an? |his |her )?)[\w♠♥♦♣]+(?: of \w+)?)"
    r"(?: (?:after all|too|in (?:his|her|their|the) (?:hand|cards)|among (?:his|her|their) \w+))*,? "
    rf"and (?:so |then )?{_INSTEAD}",
    re.IGNORECASE,
)
"""A card found and put in the place of the one played: `finds he has the QC and changes it`."""
_CARD_NAMED = re.compile(
    r"(\b(?:cards?|winner|trump)\b[^,\"]{0,40}), (?=(?:the |his |her |their )?"
    r"(?:seven|eight|nine|ten|jack|knave|queen|king|ace|left|right|[2-9tjqka][shdc]\b|10[shdc]\b))",
    re.IGNORECASE,
)
"""A card told of, and then named: `turns up a card, the queen of clubs`."""
_PARTICIPLE = re.compile(
    r"\s*(?:laying|throwing|thinking|believing|hoping|showing|saying|leaving|being|not|forgetting|having"
    r"|going|keeping|using|taking|putting|making|without|instead of|because|although|though|since|before"
    r"|while|when|after|as)\b",
    re.IGNORECASE,
)
"""How a part begins that belongs to the part before."""


def sentences_of(text: str) -> list[str]:
    """The sentences of a line, each without the stop at its end; quotations stay whole."""
    text = _SAID_AFTER.sub(_speaker_first, text.strip())
    hidden = QUOTED.sub(lambda match: match[0].translate(_HIDDEN), text)
    hidden = _LATER.sub("", hidden)
    parts = re.split(r"(?:(?<=[a-z0-9\"\ue003])|(?<=[0-9TJQKA][SHDC]))[.!?]+\s+(?=[A-Za-z])", hidden)
    return [re.sub(r"(?<=[\w\"\ue003])[.!]+$", "", part).translate(_SHOWN) for part in parts if part] or [
        text
    ]


_HIDDEN = str.maketrans({".": "\ue000", "!": "\ue001", "?": "\ue002", '"': "\ue003"})
_SHOWN = str.maketrans({"\ue000": ".", "\ue001": "!", "\ue002": "?", "\ue003": '"'})


_LATER = re.compile(
    r"(?:(?<=^)|(?<=[.!?] ))(?:a|one) (?:moment|second|minute|little|bit"
    r"|while)(?: \w+)? later,? ",
    re.IGNORECASE,
)
_SAYS = "says?|said|cries|cried|announces|announced|calls|called|asks|asked"
_SAID_AFTER = re.compile(
    rf'^"(?P<one>[^"]+?)[,.]?",? (?:(?P<says>{_SAYS}) (?P<who>\w+)|(?P<who2>\w+) (?P<says2>{_SAYS}))'
    r'(?:, "(?P<two>[^"]+)")?'
)
"""Words before their speaker."""


def _speaker_first(match: re.Match[str]) -> str:
    """Words before their speaker, after them: `"spades," said bob, "alone"`."""
    words = " ".join(part.rstrip(".") for part in (match["one"], match["two"]) if part)
    return f'{match["who"] or match["who2"]} {match["says"] or match["says2"]} "{words}"'


def with_pronoun(sentence: str, subject: str) -> str:
    """A sentence that begins with `he` or `she`, with the player of whom the sentence before it tells."""
    if not subject:
        return sentence
    sentence = _HE_HAS.sub(f"{subject} has ", sentence)
    return re.sub(r"^(?:he|she)\b", subject, sentence, flags=re.IGNORECASE)


_HE_HAS = re.compile(
    r"^(?:he|she)'s (?=(?:just |already |now )?(?:\w+ed|led|dealt|taken|shown|seen|put|thrown|got|given|made"
    r"|laid|had)\b)",
    re.IGNORECASE,
)


def in_one_saying(text: str) -> str:
    """A line without what a player says before what they mean: `said no, wait, i'll assist`."""
    text = with_turn_up_shown(with_each_told(with_card_shown_alone(text)))
    text = _FOUND_AND_PLAYED.sub(r" plays \g<card> instead", text)
    return with_who_does(_TURNED_OUT.sub(", ", _SAID_ON.sub(r"\1 ", text)).lstrip(", "))


def with_who_does(text: str) -> str:
    """A line in which what a player does who is named last stands by itself: `to A; A takes it up`."""
    found = _told_of_the_last_named(text)
    if found is None:
        return text
    return f"{text[: found.start()]}{found['who']}; {found['who']} {found['does']}"


def tells_of_the_last_named(text: str) -> bool:
    """Whether a line that asks nothing goes on with `who` and what the player named before it does."""
    return not text.endswith("?") and _told_of_the_last_named(text) is not None


def _told_of_the_last_named(text: str) -> re.Match[str] | None:
    found = None if '"' in text else _WHO_DOES.search(text, 1)
    if found is None or not _IS_TOLD_OF.search(text[: found.start()]):
        return None
    if any(is_verb(word.lower()) for word in _NEXT_WORD.findall(found["does"])):
        return None  # the sentence goes on with its first player: `D, who is void, trumps it`
    return found


_IS_TOLD_OF = re.compile(r"\b(?:to|by|from|on|at|with|before|and) ?$|, ?$", re.IGNORECASE)
"""What stands before a player of whom the rest of a line tells."""


def without_asides(text: str) -> str:
    """A line without what is said of a player beside the matter: `d, whose cards are down, says ...`."""
    told = _WISH_GIVEN_UP.sub(r"\1 ", _ASIDE.sub(r"\1", text.strip()))
    said = in_one_saying(_NOTICED.sub(r"\1 ", told))
    return _CARD_NAMED.sub(r"\1 ", said)


def said_apart(pieces: list[str]) -> list[str]:
    """The pieces of a line that say something, each with what belongs to it."""
    found: list[str] = []
    player = ""
    for piece in pieces:
        said = piece.strip()
        idle = _IDLE.fullmatch(said)
        if said.lower() in _FILLERS or idle:
            player = idle["player"] or "" if idle else player
            continue
        if player and _GOES_ON.match(said):
            said = f"{player} {said}"
        player = ""
        if found and _PARTICIPLE.match(said):
            found[-1] = f"{found[-1]} {said}"
        else:
            found.append(said)
    return found


def _call_or_announcement(table: RefereedTable, who: Seat, words: str) -> str | None:
    """What words between quotation marks do: a call, or a lone hand of the side that made the trump."""
    call = call_in_words(table, who, words)
    deal = table.sitting.deal
    if call is not None or deal is None or deal.is_over or who not in deal.makers:
        return call
    return announcement_in_words(words) or taking_over_in_words(words)


def _is_answer(table: RefereedTable) -> bool:
    """Whether somebody has just asked or said something, so that a short word may answer it."""
    acts = () if table.sitting.deal is None else table.deal.acts
    return bool(acts) and isinstance(acts[-1], TableAct) and acts[-1].words.startswith(("asks", "says"))


def quoted(text: str, table: RefereedTable) -> str | None:
    """What a player says in quotation marks, in the words of the grammar; None for other texts.

    A call said at the table is a call, unless it is said to somebody in particular. The dealer's partner
    calls with such words to the dealer at their turn, and gives advice before it (jerome-1877 15.4).
    """
    match = _QUOTED.fullmatch(text.strip())
    if match is None:
        return None
    beside = plain(f"{match['before']} {match['after']}".strip(), table).split()
    named = [word for word in beside if re.fullmatch("[A-D]", word)]
    ideas = [ideas_of(word) for word in beside if word not in named]
    if not ideas or not all(found & _SPEAKING for found in ideas) or not any("say" in one for one in ideas):
        return None
    who = Seat.from_text(match["who"].upper())
    words = re.sub(r"^partner[,:]? |(?<!\bmy),? partner[.!]?$", "", match["words"], flags=re.IGNORECASE)
    call = _call_or_announcement(table, who, words) if len(words) > 3 else None
    deal = table.sitting.deal
    is_call = deal is not None and table.code.seating.partner(who) == deal.dealer and deal.turn == who
    is_call = is_call or call in _LONE_HANDS
    if call is None and not _is_answer(table) and (call := call_spoken(words, who, table)) is not None:
        is_call = is_call or call in (CallKind.PASS.value, CallKind.TURN_DOWN.value)
    to_partner = "partner" in beside or words != match["words"]
    to_somebody = (to_partner and not is_call) or (named and "before" not in beside)
    if call and not to_somebody:
        return f"{who} {call}"
    return f'{who} says "{_to_adversary(table, who, named)}{match["words"]}"'


def _to_adversary(table: RefereedTable, who: Seat, named: list[str]) -> str:
    """The name of the adversary to whom words are said, which tells that they are no advice; nothing where
    they are said to a partner or to all."""
    seating = table.code.seating
    if who not in seating.seats:
        return ""
    others = [seat for seat in seating.seats if seat not in seating.side_of(who).seats]
    seats = [seat for seat in map(Seat.from_text, named) if seat in others]
    if len(seats) != 1:
        return ""
    people = dict(zip(Seat, table.sitting.people, strict=False))
    return f"{people.get(seats[0]) or seats[0]}, "
