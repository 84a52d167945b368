"""The turn-up that a dealer is said to show after the deal: `A deals and shows the king of hearts`."""

from __future__ import annotations

import re

from ....acts import Act
from ....deal import Stage
from ....deal.transition import BEFORE_HANDS
from ....errors import EuchreError
from ...state import RefereedTable
from ..everyday import CARD_WORDS
from ..plain import plain

_DEALS = (
    r"(?P<deals>(?:\b(?:deals?|dealt|is dealing|has the deal)|'s deal|\bdeal (?:is|was) \w+(?:'s)?)"
    r"(?: (?:out|the|a|all|cards?|hands?|everything|round|again|[23][-,][23]"
    r"|(?:two|three) then (?:two|three)))*)"
)
_MISHAP = re.compile(
    r"\b(?:while|during|when|as|by (?:mistake|accident)|accident\w*|mistake\w*|careless\w*|clums\w*|too|also"
    r"|partner|before|in (?:dealing|the deal|so doing)|to (?:[A-Da-d]|everybody|all|his|her|their)"
    r"|(?:from|of|in) (?:his|her|their))\b",
    re.IGNORECASE,
)
"""Words of a card that is seen by mistake."""
_HE = r"(?:(?:he|she|they|[a-d](?= turn)) )?"
_SHOWS = re.compile(
    rf"{_DEALS}(?:,? and(?: then)?|,? then|,|;|\.) {_HE}(?:shows?|showed|reveals?|revealed"
    rf"|(?:turn|flip)(?:s|ed|ped)?(?: over)?) (?P<card>{CARD_WORDS})",
    re.IGNORECASE,
)
_NAMES = re.compile(
    rf"{_DEALS}(?:,|;|:|\.| -) (?P<card>{CARD_WORDS})(?=$|[,;.]| and | but )",
    re.IGNORECASE,
)
"""A card named after the deal and nothing with it: `A deals, nine of spades, B orders up`."""
_IS_SHOWN = re.compile(
    rf"{_DEALS}(?:,? and(?: then)?|,? then|,|;) (?P<card>{CARD_WORDS}) "
    r"(?:(?:is|was|gets|got) (?:shown|revealed)|(?:(?:is|was) )?(?:turn|flipp)ed(?: up| over)?)\b",
    re.IGNORECASE,
)

_WITH_IT = re.compile(
    rf"{_DEALS},? with (?P<card>{CARD_WORDS})"
    r"(?: (?:being |lying )?(?:turned(?: up)?|up|showing|shown|face up|"
    r"(?:as|for) (?:the )?(?:turn-?up|up-?card|trumps?)))+",
    re.IGNORECASE,
)


def with_turn_up_shown(text: str) -> str:
    """A line in which the card shown after the deal is turned up; not a card that is seen by mistake."""
    if '"' in text:
        return text
    for pattern in (_SHOWS, _IS_SHOWN, _WITH_IT, _NAMES):
        text = pattern.sub(_turned_up, text)
    return text


def _turned_up(match: re.Match[str]) -> str:
    about = match.string[: match.end()] + _OF_IT.match(match.string, match.end())[0]  # type: ignore[index]
    if _MISHAP.search(about):
        return match[0]
    return f"{match['deals']} and turns up {match['card']}"


_OF_IT = re.compile(
    r"[^,;.]*(?:[,;] (?:by|while|when|during|as|before|too|also|in|but|which)\b[^,;.]*)*", re.IGNORECASE
)
"""What is said of a card up to what happens next."""


_SHOWN = re.compile(r"(?P<who>[A-D]) show (?P<card>[0-9TJQKA][SHDC])")


def as_shown(text: str, table: RefereedTable) -> tuple[Act, ...]:
    """Nothing. Raises EuchreError for a card that the dealer shows before the turn-up: the words do not say
    whether it is the turn-up."""
    deal = table.sitting.deal
    if deal is None or deal.stage not in (*BEFORE_HANDS, Stage.TURNING):
        return ()
    shown = None if '"' in text or _MISHAP.search(text) else _SHOWN.fullmatch(plain(text, table))
    if shown is not None and shown["who"] == str(deal.dealer):
        who, card = shown["who"], shown["card"]
        raise EuchreError(
            f"'{text}': Is it the turn-up, or was it seen in dealing? Type '{who} turns up {card}' or "
            f"'{who} faces {card}'"
        )
    return ()


_BY_MISHAP = (
    r"(?:by (?:accident|mistake|chance)|accidentally|mistakenly|inadvertently|clumsily|unintentionally"
    r"|(?:as|while|when) (?:he|she|they|[a-d]) (?:deals?|dealt|(?:is|was) dealing)"
    r"(?: (?:it|them|the cards?))?"
    r"|(?:while|in) dealing(?: it| them| the cards?)?|during the deal)"
)
_TURNED_OVER = re.compile(
    rf"(?P<opens>{_BY_MISHAP},? )?(?P<who>\w+) (?:(?:then|now|also|once) )*(?P<how>{_BY_MISHAP} )?"
    rf"(?:turn|flip)(?:s|ed|ped)?(?: over| up)? (?P<card>{CARD_WORDS})(?: over| up| face up)*"
    rf"(?P<after>(?:,? {_BY_MISHAP})*)[.!]?",
    re.IGNORECASE,
)


def with_card_shown_by_mishap(text: str, table: RefereedTable) -> str:
    """A line in which a card is turned over by accident while the hands are dealt, as a card seen in dealing
    and not as the turn-up."""
    deal = table.sitting.deal
    found = None if '"' in text else _TURNED_OVER.fullmatch(text.strip())
    if found is None or deal is None or deal.stage not in BEFORE_HANDS:
        return text
    if not (found["opens"] or found["how"] or found["after"]):
        return text
    return f"{found['who']} shows {found['card']} while dealing"
