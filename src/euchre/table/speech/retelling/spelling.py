"""How a line is typed: short forms without their apostrophe, as on a phone (`im`, `ill`, `dont`), quotation
marks of any kind or a colon in their place (`ann says to bob: you choose`), a wish put as a request,
`he/she`, and a refusal told twice (`says no and passes`)."""

from __future__ import annotations

import re

from ..everyday import QUOTED, RANK_WORDS
from .earlier import with_lone_hand_apart

_PARTS = re.compile(
    r"\b(?:(?P<who>i)(?P<is>m|ve|ll)|(?P<they>you|they|we)(?P<have>ve)|(?P<plural>they|you)(?P<are>re|ll)"
    r"|(?P<it>that|what|there|who|he|she|where)(?P<s>s)"
    r"|(?P<not>do|did|does|could|would|should|have|has|had|is|was|were|are|ca|wo)n(?P<t>t))\b"
    r"(?!')",
    re.IGNORECASE,
)


_TYPOGRAPHIC = str.maketrans("\u2018\u2019\u201c\u201d\u201e\u00ab\u00bb", '\'\'"""""')
"""Typographic quotation marks, each to its straight one."""
_SINGLE = re.compile(r"(?<![\w'])'((?:[^'\"]|(?<=\w)'(?=\w))+)'(?!\w)")
"""A quotation in single quotation marks, which may hold apostrophes."""


_AFTER_COLON = re.compile(
    r"\b(says?|said|tells?|told|asks?|asked|adds?|added|shouts?|shouted)((?: to)? \w+|): ([^;.]+)(?=[;.]|$)",
    re.IGNORECASE,
)
_OWN_COUNT = re.compile(
    r"\b(says?|said): (?:(?:oh|but|no|wait|hey|look|well|sorry),? )*"
    r"(i(?:'ve)?(?: (?:only|just|still|now|have|got|hold))+ (?:\d|one|two|three|four|five|six|seven)"
    r"(?: cards?)?(?: (?:left|now|here|too (?:many|few)|short))*)(?=[.!]?$)",
    re.IGNORECASE,
)
"""How many cards a player says that they have, which is counted and no talk."""
_ASKS_TO = re.compile(
    r"\b(?:asks?|asked) (?:for (?:leave|permission) )?to "
    r"(?=[a-z])(?!see (?:what|how|if|why|who)|know|hear|be)",
    re.IGNORECASE,
)


_EITHER_PRONOUN = re.compile(r"\b(?:s/he|(?:he|she) ?(?:/|or) ?(?:he|she))\b", re.IGNORECASE)
_EITHER_POSSESSIVE = re.compile(r"\b(?:his|her) ?(?:/|or) ?(?:hers?|his)\b", re.IGNORECASE)
_SAYS_NO_AND = re.compile(
    r"\b(?:says?|said) (?:no|nope|no thanks|no thank you),? (?:and|so)(?: then)? "
    r"(?=(?:turn|flip|pass|declin|discard|put|lay|throw)\w*\b)",
    re.IGNORECASE,
)
"""A refusal in words, of which the next words say what it is: `says no and turns it down`."""


_FOR_A_REASON = re.compile(r"(?<=\bnew deal),? (?:because|since|as)\b[^.;]*", re.IGNORECASE)
"""Why a player would have a new deal, which the referee knows or asks."""


_ALL_OF_US = re.compile(
    r"\b(?:all (?:three|four)|the (?:three|four)|all) (?:of (?:us|them|the players)|(?:of the )?players)"
    r"(?= (?:(?:have|had|just|then) )*pass)",
    re.IGNORECASE,
)
"""All who pass, counted: `all four of us pass`."""
_DEALER_UP = re.compile(r"\b(picks?|picked) the dealer up\b", re.IGNORECASE)
_UP_AGAIN = (
    r",? (?:and|but)(?: (?:then|quickly|hastily|at once|hurriedly|promptly))* "
    r"(?:{does}) (?:it|them)(?: (?:back|up|away|again|in|into|his|her|their|hand|quickly))+(?=[.!]?$)"
)
_SNATCHES = "snatche[sd]|grab(?:s|bed)|whips?|whipped|pulls?|pulled"
_TAKEN_UP_AGAIN = re.compile(
    r"(?:(?P<falls>\b(?:drops?|dropped|spills?|spilled|lets?)\b[^,;.\"]*\b(?:on(?:to)? the table|face up)"
    r"[^,;.\"]*?)" + _UP_AGAIN.format(does=rf"picks?|picked|{_SNATCHES}") + r"|(?P<shown>"
    r"\b(?:shows?|showed|exposes?|exposed|flashe[sd])\b[^,;.\"]+?)" + _UP_AGAIN.format(does=_SNATCHES) + ")",
    re.IGNORECASE,
)
"""A card seen on the table, and taken up again: seen it is (leeds-dwight-1888 46)."""
_UNCUT = re.compile(
    r"\bwithout (?:letting|allowing|having|asking|giving|offering) (?!in\b)(?:the )?\w+(?:'s partner)?"
    r"(?: (?:to|the|a|an|any|chance|opportunity|offer of))* cut(?: (?:it|the pack|the cards|first))?",
    re.IGNORECASE,
)
"""A deal without a cut, told by the player who was not let cut."""
_COURTESY_AND = re.compile(
    r'\b(?:says?|said)[,:]? "(?:fine|ok|okay|right|all right|very well|good|sure|thanks|thank you)'
    r'[.,!]?",? (?:and|then|so)(?: then)? (?=[a-z]+s\b)',
    re.IGNORECASE,
)
"""A word that says nothing, before what its speaker does: `says "fine" and discards`."""


_BARE_QUOTATION = re.compile(
    r"(?:\.\.+|\u2026|[,;])?(?: and| but)?,? (?P<then>(?:and |but )?(?:then|later|afterwards|finally"
    r"|after (?:a|an|some|one|two)(?: \w+)+|a \w+ later)(?:,? after (?:a|an|some|one|two)(?: \w+)+"
    r"|,? a \w+ later)*,?) (?=\")",
    re.IGNORECASE,
)
"""What comes before words in quotation marks that the same player says a while after others."""


_RANKS_PLAYED = r"(?:seven|eight|nine|ten|jack|knave|queen|king|ace)(?: of (?:spades|hearts|diamonds|clubs))?"
_CARDS_OF = re.compile(
    rf"(?:(?:and |then )?\w+'s {_RANKS_PLAYED}(?:, (?:and |then )?| and (?:then )?|$)){{2,}}", re.IGNORECASE
)
"""The cards of a trick, each told as that of its player: `Bob's nine of hearts, Cleo's king`."""
_CARD_OF = re.compile(rf"\b(\w+)'s (?={_RANKS_PLAYED}\b)", re.IGNORECASE)


_OF_ONE_SUIT = re.compile(
    rf"\b(?P<ranks>(?:{RANK_WORDS})(?:, (?:the )?(?:{RANK_WORDS}))+),? and (?:the )?"
    r"(?=(?:" + RANK_WORDS + r") of (?P<suit>spades|hearts|diamonds|clubs)\b)",
    re.IGNORECASE,
)
"""Three or more cards of one suit, of which only the last is told with it."""


_HAS = re.compile(
    r"\b(?P<who>[A-Z][a-z]*|he|she|somebody|someone)'s (?=(?:(?:just|only|still|already|now) )*"
    r"(?:got|kept|been|forgotten|given|taken|put|thrown|revoked|looked|peeked|passed|dealt|played|made)\b"
    r"(?! (?:cards?|hands?|tricks?|suits?|pack)\b))"
)
"""A short `has` after a name: `Lee's got too many cards`."""


def _with_suit(match: re.Match[str]) -> str:
    ranks = (rank.removeprefix("the ") for rank in match["ranks"].split(", "))
    return ", ".join(f"{rank} of {match['suit']}" for rank in ranks) + " and "


_SECOND_ROUND_TOO = re.compile(
    r"\b((?:everybody|everyone|all|they|we)(?: all)?(?: of (?:them|us))?(?: have| has)? pass(?:es|ed)?)"
    r"(?:,? (?:and |then )*(?:twice|two times|both (?:times|rounds|times round))"
    r"|(?:(?:,| and| then) (?:and |then |so )*(?:again |likewise |also |once more )?"
    r"(?:in |on )?(?:the|a) second (?:round|time(?: a?round)?))"
    r"(?:,? (?:too|as well|also|again|likewise))*)(?=[.!]*$)",
    re.IGNORECASE,
)
"""That everybody passes in both rounds, told of the second by itself."""


def spelt_out(text: str) -> str:
    """A text with straight and double quotation marks, with the apostrophes that were left out, and with
    `wants to` for `asks to`; quotations stay as they are."""
    text = _COURTESY_AND.sub("", text.translate(_TYPOGRAPHIC))
    if '"' in text:
        text = _BARE_QUOTATION.sub(" and then says ", text)
    else:
        if _CARDS_OF.fullmatch(text.strip(" .")):
            text = _CARD_OF.sub(r"\1 plays the ", text)
        text = _OWN_COUNT.sub(r"\1 \2", _SINGLE.sub(r'"\1"', text))
        text = _AFTER_COLON.sub(r'\1\2 "\3"', with_lone_hand_apart(text))
        text = _FOR_A_REASON.sub("", _SAYS_NO_AND.sub("", _ASKS_TO.sub("wants to ", text)))
        text = _HAS.sub(r"\g<who> has ", _UNCUT.sub("without a cut", text))
        text = _SECOND_ROUND_TOO.sub(r"\1 twice", _ALL_OF_US.sub("everybody", text))
        text = _DEALER_UP.sub(r"\1 up the dealer", text)
        text = _TAKEN_UP_AGAIN.sub(lambda found: found["falls"] or found["shown"], text)
        text = _EITHER_POSSESSIVE.sub("their", _EITHER_PRONOUN.sub("he", text))
    text = _OF_ONE_SUIT.sub(_with_suit, text)
    return "".join(
        piece if piece.startswith('"') else _PARTS.sub(_mended, piece) for piece in QUOTED.split(text)
    )


def _mended(match: re.Match[str]) -> str:
    if match["not"]:
        return f"{match['not']}n't"
    first, last = (part for part in match.groups() if part)
    return f"{first}'{last}"
