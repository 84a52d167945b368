"""Everyday speech at a table, as the words of the grammar.

Cards may be said (`nine of hearts`, `left bower`), and calls in the words that players use (`pick it up`,
`I'll help`): every code lets players call in any words that are understood. Text in double quotes stays as
it is.
"""

from __future__ import annotations

import re

from ...acts import Manner
from ...cards import SUITS, Card, Suit
from ...deal import Stage
from ...seats import Seat
from ..bidding import accepting_word
from ..state import RefereedTable

QUOTED = re.compile(r'("(?:[^"\\]|\\.)*")')

RANK_LETTERS = {
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "ten": "T",
    "jack": "J",
    "knave": "J",
    "queen": "Q",
    "king": "K",
    "ace": "A",
    "10": "T",
}
"""The letter of a rank by its word."""
_RANKS = RANK_LETTERS | {letter: letter.upper() for letter in "789tjqka"}
_SUITS = {
    **{suit.word: suit for suit in SUITS},
    **{suit.word.removesuffix("s"): suit for suit in SUITS},
    **dict(zip("♠♥♦♣", (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS), strict=True)),
}
_ALTERNATIVES = "|".join(sorted(map(re.escape, _RANKS), key=len, reverse=True))
_SAID_CARD = re.compile(
    rf"\b(?:the |(?<=[a-z] )(?-i:an?) )?({_ALTERNATIVES})(?: of | | ?)"
    r"(spades?|hearts?|diamonds?|clubs?|[♠♥♦♣])(?!\w)",
    re.IGNORECASE,
)
RANK_WORDS = "seven|eight|nine|ten|jack|knave|queen|king|ace"
_SUIT_WORDS = "spades|hearts|diamonds|clubs"
CARD_WORDS = (
    rf"(?:(?:the |(?<=[a-z] )(?-i:an?) )?(?:{RANK_WORDS}|[2-9]|10) of (?:{_SUIT_WORDS})"
    r"|(?:the )?(?:10|[2-9tjqka])[shdc])(?!\w)"
)
"""A card in words or letters, as people type it."""
_PLURAL = re.compile(rf"\b({RANK_WORDS})s of ({_SUIT_WORDS})\b", re.IGNORECASE)
_TWO_OF_A_SUIT = re.compile(
    rf"\b({RANK_WORDS}) and (?:the )?(?=(?:{RANK_WORDS}) of ({_SUIT_WORDS})\b)",
    re.IGNORECASE,
)
_SUIT_FIRST = re.compile(
    rf"\b(?:the )?(spade|heart|diamond|club)(?:s(?= (?:{RANK_WORDS})(?=$|[,;.])))?"
    rf" ({RANK_WORDS}|7|8|9|10)\b",
    re.IGNORECASE,
)
_RANK_AFTER = re.compile(
    rf"\b(?:an?|his|her|their|another) (?:small |low |high |big )?(spade|heart|diamond|club)"
    rf"(?P<where>(?: (?:on|to|with|in|onto|out|down|off|instead|too|also|it|that|this|the trick))*),?"
    rf" (?:namely )?the ({RANK_WORDS})\b(?! of)",
    re.IGNORECASE,
)
"""A card told by its suit, and then its rank: `a heart, the king`."""
_AS_WORD = (
    r"as (?:an|callable|exposed|it|if|though|he|she|they|we|his|her|their|the|everybody|everyone|nobody"
    r"|(?<![a-z0-9] as )[a-d](?= [a-z]{3})|(?<![a-z0-9] as )(?-i:[A-Z][a-z]+))\b"
)
"""`As` that joins sentences and is no ace: `as it happens`."""
_SHORT_CARD = re.compile(rf"(?<![\w\"])(?!{_AS_WORD})(10|[2-9tjqka])([shdc])(?![\w\"-])", re.IGNORECASE)
_BOWER = re.compile(r"\b(?:the )?(right|left|best)(?: bower)\b", re.IGNORECASE)

_BENNY = re.compile(r"\b(?:the )?benn(?:y|ie)\b|\bthe (?=joker\b)joker", re.IGNORECASE)
_NO_TRUMP = re.compile(r"\b(?:no[- ]?trumps?|nt|sans(?:[- ]?atout)?)\b", re.IGNORECASE)
"""Names of the joker, and of a call without a trump, as people say them."""
_BOWER_IN_SHORT = re.compile(
    r"(?<!\bon )(?<!\bto )(?<!\bat )(?<!\bfrom )(?<!\bby )(?<!\bof )"
    r"\bthe (right|left)(?=$|[,;.]| and | on it\b)",
    re.IGNORECASE,
)
"""A bower called `the left`, which is neither a place nor a player who has left."""

_ACCEPTS = re.compile(
    r"(?:(?:i|i'll|i will|will|we'll) )?(?:order(?:s|ed)? (?:it |them |you |the dealer |[a-d] )?up"
    r"|order(?:s|ed)?(?: (?:it|that|the card))?|pick(?:s|ed)? (?:it |that |the card )?up"
    r"|assist(?:s|ed)?|help(?:s|ed)?"
    r"|t(?:akes?|ook) (?:it|that)(?: up)?|t(?:akes?|ook) up|accept(?:s|ed)?(?: it)?|wants? it)"
    r"(?P<rest>(?: .*)?)",
    re.IGNORECASE,
)
_TO_PARTNER = re.compile(r",? partner$", re.IGNORECASE)
"""A call that is spoken to the partner: `pick it up, partner`."""
_PASSES = re.compile(
    r"(?:i )?(?:pass(?:es|ed)?(?: (?:it|on|along))*(?: to [a-d])?|check(?:s|ed)?|next|nothing|no|p"
    r"|fold(?:s|ed)?|knock(?:s|ed)?|no thanks|by me)",
    re.IGNORECASE,
)
_DECLINES = re.compile(
    r"(?:i )?(?:turn(?:s|ed)?|flip(?:s|ped)?) (?:it |that |the card )?(?:down|over)", re.IGNORECASE
)
_MAKES = re.compile(
    r"(?:(?:i|i'll) )?(?:ma(?:kes?|de)(?: it)?|call(?:s|ed)?|name(?:s|d)?|declare(?:s|d)?|goes?(?: with)?) "
    r"(?P<suit>\w+)(?P<rest>(?: .*)?)",
    re.IGNORECASE,
)
_BY_ONESELF = (
    r"(?:all )?by (?:my|him|her|them)sel(?:f|ves)|(?:all )?on (?:my|his|her|their) own|single-?handed(?:ly)?"
    r"|without (?:you|(?:my|his|her|their) partner|any help)"
)
_ALONE = re.compile(
    r"(?:(?:says?|said|announces?|announced|declares?|declared|calls?(?: out)?|called(?: out)?|cries|cried)"
    r"[,:]? )?(?P<mark>'?)"
    r"(?:(?:i'm |i am |i'll |i will |i )?(?:go(?:es|ing)? |play(?:s|ing)? )?(?:it )?"
    rf"(?:alone|solo|{_BY_ONESELF})"
    r"|(?:(?:plays?|played|goes for|went for|takes?|tries|tried) )?(?:a )?(?:loner|lone hand)"
    r"|cards away|(?:i )?(?:play )?(?P<manner>jambone|jamboree))(?(mark)'?)",
    re.IGNORECASE,
)
"""A lone hand announced, with or without the verb of saying."""


_GOES_ON = re.compile(r"\b(?:and|but|then|after|before)\b")
"""How words go on that tell another act after a call."""


def rank_letter(rank: str) -> str:
    """The letter of a rank that is told by its word or its number."""
    return RANK_LETTERS.get(rank, rank[0].upper())


def with_cards(text: str, trump: Suit | None) -> str:
    """A text with the cards that it says in the letters of the grammar; bowers need a trump."""
    return "".join(
        piece if piece.startswith('"') else _with_cards(piece, trump) for piece in QUOTED.split(text)
    )


def _with_cards(text: str, trump: Suit | None) -> str:
    text = _NO_TRUMP.sub("no trump", _BENNY.sub("joker", text))
    if trump is not None:
        text = _BOWER.sub(lambda match: _bower(match[1].lower(), trump), text)
        text = _BOWER_IN_SHORT.sub(lambda match: _bower(match[1].lower(), trump), text)
    text = _PLURAL.sub(r"\1 of \2", _TWO_OF_A_SUIT.sub(r"\1 of \2 and ", text))
    text = _RANK_AFTER.sub(r"the \3 of \1s\g<where>", text)
    text = _SAID_CARD.sub(_card_said, text)
    text = _SUIT_FIRST.sub(lambda match: _RANKS[match[2].lower()] + _SUITS[match[1].lower()].letter, text)
    return _SHORT_CARD.sub(
        lambda match: ("T" if match[1] == "10" else match[1].upper()) + match[2].upper(), text
    )


def _card_said(match: re.Match[str]) -> str:
    """The card said, but `a heart` is no ace."""
    if match[0].lower().startswith("a ") and " of " not in match[0]:
        return match[0]
    return _RANKS[match[1].lower()] + _SUITS[match[2].lower()].letter


def _bower(which: str, trump: Suit) -> str:
    if which == "best":
        return "joker"
    suit = trump if which == "right" else _of_same_colour(trump)
    return Card(f"J{suit.letter}").text


def _of_same_colour(trump: Suit) -> Suit:
    return next(suit for suit in SUITS if suit is not trump and suit.is_red == trump.is_red)


def trump_known(table: RefereedTable) -> Suit | None:
    """The trump that players mean when they speak of bowers: the one settled, or the suit turned up."""
    deal = table.sitting.deal
    if deal is None:
        return None
    return deal.trump if deal.trump is not None else deal.turned_suit


def call_in_words(table: RefereedTable, seat: Seat, words: str) -> str | None:
    """A call said in everyday words, as the grammar has it for this player; None if it is no call."""
    deal = table.sitting.deal
    if deal is None or deal.stage not in (Stage.ORDERING, Stage.MAKING):
        return None
    said = _without_dealer(_TO_PARTNER.sub("", words.strip().rstrip(".!")), seat, table)
    if _PASSES.fullmatch(said):
        return "passes"
    alone = _ALONE.fullmatch(said)
    if deal.stage is Stage.ORDERING and seat == deal.turn and alone:
        return f"{accepting_word(deal, seat).value} {_manner(alone)}"
    if _DECLINES.fullmatch(said):
        return "turns down"
    accepts = _ACCEPTS.fullmatch(said)
    if accepts is not None and deal.stage is Stage.ORDERING:
        said = accepting_word(deal, seat).value
        return None if _in_two(table, accepts) else _with_manner(said, accepts["rest"])
    makes = _MAKES.fullmatch(said)
    if makes is not None and makes["suit"].lower() in _SUITS and not _in_two(table, makes):
        if deal.stage is Stage.ORDERING and _SUITS[makes["suit"].lower()] is deal.turned_suit:
            return _with_manner(accepting_word(deal, seat).value, makes["rest"])
        return _with_manner(f"makes {_SUITS[makes['suit'].lower()].word}", makes["rest"])
    first, _, rest = said.partition(" ")
    if deal.stage is Stage.MAKING and first.lower() in _SUITS:
        return _with_manner(f"makes {_SUITS[first.lower()].word}", rest)
    return None


def _without_dealer(said: str, seat: Seat, table: RefereedTable) -> str:
    """A call without the name of the dealer to whom it is said: `pick it up, Ann`."""
    dealer = table.deal.dealer
    name = dict(zip(Seat, table.sitting.people, strict=False)).get(dealer)
    head, _, last = said.rpartition(" ")
    is_named = last.lower() in {str(dealer).lower(), "dealer", str(name or dealer).lower()}
    return head.rstrip(" ,") if head and is_named and seat != dealer else said


def _in_two(table: RefereedTable, call: re.Match[str]) -> bool:
    """Whether a call says 'and' before 'alone', in a code that allows no lone hand in such words."""
    joined = call["rest"].lower().split()[:1] == ["and"]
    return joined and table.provision("alone-in-wrong-form") is not None


def announcement_in_words(words: str) -> str | None:
    """'Alone' said by itself in everyday words, as the grammar has it; None if it is something else."""
    alone = _ALONE.fullmatch(words.strip().rstrip(".!").removeprefix("and "))
    return None if alone is None else f"plays {_manner(alone)}"


_TAKES_OVER = re.compile(
    r"(?:i|i'll|i will) (?:take (?:it|that|the hand)(?: over)?"
    r" (?:from you|off you|(?:out of|off) your hands?)"
    r"|take (?:it|that|the hand) over|take over)(?:,? partner)?",
    re.IGNORECASE,
)


def taking_over_in_words(words: str) -> str | None:
    """A lone hand taken over by the partner (leeds-dwight-1888 94), as the grammar has it; None if the words
    say something else."""
    return "takes over alone" if _TAKES_OVER.fullmatch(words.strip().rstrip(".!")) else None


def _manner(announced: re.Match[str]) -> str:
    return (announced["manner"] or "alone").lower()


_OF_THE_CALLER = frozenset(
    """and then but so to i i'm i'll i'd im am will is be being go goes going gone went play plays playing
    played it she he they she's he's she'll he'll they'll wants want would like says say said
    decides the hand on for
    with try tries trying this that them all up calls call announces announced also too himself herself
    themselves his her their own""".split()
)
"""Words between a call and `alone` that name nobody else."""
_LONE_HAND = re.compile(
    r"^(?P<joined>(?:and |to )*)(?:(?:plays?|played|goes|went|takes?|tries|tried)(?: (?:for|on))? )?(?:a )?"
    r"(?:lone hand|loner|single-?handed|by (?:him|her|them)sel(?:f|ves)"
    r"|on (?:his|her|their) own)$"
)


def _with_manner(call: str, rest: str) -> str | None:
    """A call with how it is played, None if the rest of the words says something else."""
    rest = _LONE_HAND.sub(r"\g<joined>alone", rest.strip().lower())
    if not rest:
        return call
    manner = next((one for one in Manner if one is not Manner.PARTNERSHIP and one.value in rest), None)
    if manner is not None:
        before, _, beyond = rest.partition(manner.value)
        is_theirs = not (set(before.split()) - _OF_THE_CALLER or _GOES_ON.search(beyond))
        return f"{call} {manner.value}" if is_theirs else None
    alone = _ALONE.fullmatch(rest)
    return None if alone is None else f"{call} {_manner(alone)}"
